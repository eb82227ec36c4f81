## Les options.

home-settings = Options : aspect, moteur
label-settings = options
help-settings = choisir thème, pièces, vitesse, moteur
settings-title = Options
settings-subject = tout s’applique aussitôt et est enregistré
settings-middle = vos choix
settings-how-to = ↑ ↓ choisir, ← → changer
settings-lost = Pas de dossier pour les réglages : ils durent jusqu’à la sortie.
settings-language-given = Lancé avec --lang : ce réglage est sans effet pour l’instant.
settings-no-color = NO_COLOR est défini : les thèmes sont sans couleurs.
settings-pieces-given = Lancé avec --ascii : les lettres l’emportent sur ce choix.
settings-all-threads = tous les cœurs
settings-trying = Le moteur démarre …

program-answers = { $name } répond. Il analyse (a), et joue si vous le choisissez (g).

program-silent = Il ne marche pas : { $reason }.

kept-in = Enregistré dans { $file }

short-of-memory = Le moteur a obtenu { $given } Mio sur { $wanted }.

mebibytes = { $amount } Mio

a-day = { $count } par jour

## What stands before the values, and what they mean.

option-name = { $option ->
    [language] Langue
    [face] Mode
    [speech] Parole
    [moves] Coups
    [theme] Thème
    [colors] Couleurs
    [pieces] Pièces
    [graphics] Graphisme
    [numbers] Numéros
    [cells] Damier
    [motion] Vitesse
    [success] Réussite
    [reviews] Révisions
    [retention] Mémoire
    [threads] Cœurs
    [memory] RAM
    [program] Moteur
    [folder] Dossier
    [name] Nom
   *[picks] Problèmes
}
option-help = { $option ->
    [language] La langue de l’écran. « auto » : celle de votre ordinateur.
    [face] Le plein écran, ou des lignes pour la voix et le braille. Effet au prochain démarrage.
    [speech] Le détail des lignes pour la voix et le braille.
    [moves] Comment ces lignes disent les coups.
    [theme] L’aspect de l’écran.
    [colors] Combien de couleurs a le terminal. « auto » se fie à COLORTERM et TERM.
    [pieces] La finesse du dessin des pièces. Sextants et octants demandent une police qui les a.
    [graphics] Des pixels là où le terminal en a : kitty, sixel, iTerm2. « cellules » ne s’en sert jamais.
    [numbers] Les cases qui montrent leur numéro : 1 à 50, ou a1 à h8 sur 64 cases.
    [cells] La taille maximale des cases ; « grand » prend toute la place.
    [motion] La vitesse des coups qui glissent sur le damier ; « sans » les montre aussitôt.
    [success] La part des nouveaux problèmes que vous voulez résoudre : plus elle est basse, plus ils sont durs.
    [reviews] Le maximum de révisions par jour.
    [retention] La part à retenir de ce qui revient en révision : plus elle est haute, plus il y a de révisions.
    [threads] Combien de cœurs le moteur peut utiliser.
    [memory] Combien de mémoire le moteur peut utiliser.
    [program] Votre moteur pour parties et analyse ; il doit parler Hub. Tapez sa commande, comme /opt/scan/scan hub. Entrée l’essaie.
    [folder] Où tourne votre moteur : beaucoup y cherchent leurs fichiers. Entrée l’essaie.
    [name] Votre nom dans les fichiers de vos parties. Tapez-le ; Retour arrière efface.
   *[picks] Entrée liste vos recueils et les problèmes que vous avez masqués ; là, vous supprimez un recueil ou rétablissez un problème.
}
settings-program-empty = celui du programme
settings-folder-empty = dossier courant

## Themes, colours, pieces, numbers, sizes and speeds

language-auto = auto
theme-choice = { $theme ->
    [dark] sombre
    [light] clair
    [high-contrast] fort contraste
    [color-blind] pour daltoniens
   *[monochrome] monochrome
}

face-choice = { $face ->
    [screen] écran
   *[plain] voix et braille
}

speech-choice = { $speech ->
    [short] brève
    [normal] normale
   *[full] complète
}

moves-choice = { $moves ->
    [notation] 32-28, 1x12
    [short] 32 28, 1 prend en 12
   *[full] 32 à 28
}

colors-choice = { $colors ->
    [auto] auto
    [sixteen] 16
    [indexed] 256
   *[true] millions
}

pieces-choice = { $pieces ->
    [block] bloc
    [half] demi-blocs
    [sextant] sextants
    [octant] octants
    [unicode] unicode
   *[ascii] ascii
}
graphics-choice = { $graphics ->
    [auto] auto
    [kitty] kitty
    [sixel] sixel
    [iterm] iTerm2
   *[cells] cellules
}

numbers-choice = { $numbers ->
    [always] toujours
    [on-free-squares] cases libres
    [on-edge] au bord
   *[never] jamais
}

cells-choice = { $cells ->
    [large] grand
    [medium] moyen
    [small] petit
   *[tiny] minuscule
}

speed-choice = { $speed ->
    [off] sans
    [slow] lente
    [normal] normale
   *[fast] rapide
}

## The pieces on the board

material = { $men ->
    [one] { $men } pion
   *[other] { $men } pions
}{ $kings ->
    [0] {""}
    [one] , { $kings } dame
   *[other] , { $kings } dames
}

off-board = ({ $pieces } hors du damier)
language-incomplete = Tout n’est pas encore traduit : { $screens } % des écrans, { $lessons } % des leçons. Le reste est en anglais.
