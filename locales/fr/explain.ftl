## Ce que veulent dire les motifs

explain-title = thème
explain-how-to = ← → jouent l’exemple. Échap sort.
explain-none = Il n’y en a pas d’exemple ici. Échap sort.
motif-explained = { $motif ->
    [direct] Un envoi doit être pris, et la prise qui suit aussitôt gagne.
    [mazette] Des envois attirent ailleurs le pion qui barre la route de la dernière prise.
    [promenade] Une pièce adverse est menée de prise en prise, trois de suite ou plus, loin de la route.
    [epicier] Une pièce adverse fait deux prises obligatoires de suite, et quitte ainsi sa place.
    [rappel] Un pion qui a pris reçoit une autre pièce, et doit revenir par une prise.
    [trappe] On vide une case où la prise adverse doit finir, et la pièce tombée dans la trappe est prise.
    [talon] Un pion quitte la case décisive par une prise qui va tout entière en arrière.
    [ricochet] La reprise adverse fait rebondir une pièce dans la rangée qui est prise.
    [double-deux] Deux prises de deux pièces l’une après l’autre ; l’adversaire prend entre les deux, et une ou deux sont gagnées.
    [bombe] Un pion s’arrête là où il pourrait être pris, mais une autre prise a la priorité, et il prend encore.
    [renverse] Une pièce pourrait prendre le pion offert, mais la prise majoritaire en oblige une autre à en prendre deux ou plus, en tournant.
    [africain] Un pion se colle à une pièce qui pourrait le prendre ; la prise majoritaire impose une autre prise, et le pion prend cette pièce et d’autres.
    [parallele] Deux pièces peuvent prendre le pion offert, et les réponses aux deux prises mènent à la même position.
    [tempo] Pendant que l’adversaire doit encore prendre, un coup libre prépare la combinaison.
    [king-offer] On fait aller à dame un pion adverse, et la nouvelle dame est prise.
    [turc] Une dame doit s’arrêter devant une pièce qu’elle a déjà sautée, car les pièces prises restent jusqu’à la fin.
    [royal] Trois pions sont pris par 23x34, et le pion 40 prend jusqu’en 7 ou plus loin.
    [philippe] On attire le pion 18, et une prise va de 38 ou 40 à travers le centre.
    [napoleon] Le second maillon est posé avant le premier, et la prise va en zigzag.
    [express] Des pions isolés sont offerts l’un après l’autre, jusqu’à ce qu’une pièce revienne sur la route.
    [manoury] Un coup attaque et ouvre une trappe à la fois : c’est le pion qui est pris, pas la dame.
    [raphael] Pendant que 21x43 doit prendre deux pions, un pion vient à côté du pion 39, le prend avec d’autres, et une seconde prise suit.
    [lapin] Le pion attaqué fuit, et un coup direct le prend par derrière.
    [lunette] Un pion entre entre deux pions, une case libre entre eux, menace les deux, et en prend un.
    [forcing] Des menaces ne laissent chaque fois qu’une réponse, jusqu’à ce que la combinaison soit là.
    [gambit] Une pièce est donnée, un coup calme suit, et le gain ne peut être empêché.
    [promotion] La dernière prise finit sur la ligne de dame.
    [quiet] Le premier coup n’offre rien et ne menace rien, et pourtant la combinaison ne peut être empêchée.
    [exchange-trick] Chaque prise est égale jusqu’à la dernière, qui gagne.
    [semi-direct] Deux envois ou plus forment la chaîne de pions qui est ensuite prise.
    [deflection] Un envoi attire une pièce hors du passage de la dernière prise.
    [exchange] Un pionnage égal prépare le gain.
    [king-capture] Une dame de l’adversaire est prise.
    [rafle] Trois pièces ou plus tombent en une prise.
    [double-attack] Un coup fait deux menaces, et une seule peut être parée.
    [attack] Une pièce est attaquée et ne peut être défendue.
    [zugzwang] Tout coup de l’adversaire perd quelque chose.
    [majority] L’adversaire doit prendre le plus grand nombre et quitte ainsi ce qu’il voulait garder.
    [breakthrough] Un pion perce de force jusqu’à la ligne de dame.
   *[blockade] L’adversaire n’a plus de coup régulier.
}

## Articles of the rules

articles-title = les règles
articles-own-words = Non pas le texte des règles, mais ce qu’elles disent, avec nos propres mots.
