## damier mail: correspondentiepartijen in bestanden

cli-mail = Correspondentiedammen: partijen in bestanden, met een postvak in en een postvak uit; er wordt niets verstuurd
cli-mail-new = Begin een partij
cli-mail-read = Lees bestanden van tegenstanders: die uit het postvak in, of de genoemde
cli-mail-play = Doe een zet, en schrijf hem voor de tegenstander
cli-mail-list = Toon de partijen, wie aan zet is en hoeveel dagen er over zijn
cli-mail-folder = Map van de partijen; gewoonlijk de map mail bij je voortgang
cli-mail-name = Naam van de partij: letters, cijfers, - en _
cli-mail-me = Je naam; gewoonlijk die uit de instellingen
cli-mail-opponent = Naam van de tegenstander
cli-mail-color = Je kleur
cli-mail-days = Dagen voor een zet
cli-mail-files = PDN-bestanden met elk één partij; - leest de standaardinvoer
cli-mail-move = De zet, of resign om op te geven, of draw om een remisevoorstel aan te nemen
cli-mail-if = Antwoord vooraf: een zet van de tegenstander en die van jou, eventueel meer paren, zoals "19-23 28x19"; mag herhaald worden
cli-mail-offer = Bied met de zet remise aan
cli-mail-yes = Vraag niet of de zet de bedoeling is
cli-mail-json = Schrijf één JSON-object per partij
value-move = ZET
value-moves = ZETTEN

mail-no-folder = geen map voor gegevens: noem er een met --folder
mail-no-name = je naam ontbreekt: geef hem met --me, of in het scherm Opties
mail-your-move = Jij bent aan zet: damier mail play { $name } ZET
mail-to-send = Geschreven: { $file }. Stuur het naar { $opponent }, als je wilt met het tekstbestand ernaast.
mail-inbox-empty = Niets in { $folder }
mail-new-game = Nieuwe partij { $name } tegen { $opponent }
mail-received = { $opponent } speelt { $played }
mail-answered = Vooraf beantwoord: { $played }
mail-offered = { $opponent } biedt remise aan: speel "draw" om aan te nemen, een zet wijst af
mail-result = De partij is voorbij: { $result }
mail-resignation = je opgave
mail-draw = de remise
mail-confirm = { $what } vastleggen? [j/N]
mail-yes = j ja y yes
mail-not-sent = Er is niets geschreven
mail-none = Geen correspondentiepartijen: damier mail new begint er een
mail-line-over = { $name }: { $white } – { $black }, voorbij, { $result }
    .aloud = { $name }: { $white }, { $black }, voorbij, { $result }
mail-line-ours = { $name }: { $white } – { $black }, { $place }, jij bent aan zet, { $left ->
    [one] nog 1 dag
   *[other] nog { $left } dagen
}
    .aloud = { $name }: { $white }, { $black }, { $place }, jij bent aan zet, { $left ->
        [one] nog 1 dag
       *[other] nog { $left } dagen
    }
mail-line-late = { $name }: { $white } – { $black }, { $place }, jij bent aan zet, je tijd is om
    .aloud = { $name }: { $white }, { $black }, { $place }, jij bent aan zet, je tijd is om
mail-line-theirs = { $name }: { $white } – { $black }, { $place }, de ander is aan zet, { $left ->
    [one] nog 1 dag
   *[other] nog { $left } dagen
}
    .aloud = { $name }: { $white }, { $black }, { $place }, de ander is aan zet, { $left ->
        [one] nog 1 dag
       *[other] nog { $left } dagen
    }
mail-line-theirs-late = { $name }: { $white } – { $black }, { $place }, de ander is aan zet, de tijd is om
    .aloud = { $name }: { $white }, { $black }, { $place }, de ander is aan zet, de tijd is om
mail-place = { $side ->
    [white] zet { $number } van Wit
   *[black] zet { $number } van Zwart
}
mail-text-players = Partij { $name }: { $white } (Wit) – { $black } (Zwart)
mail-text-last = { $place }: { $played }
mail-text-offer = Er wordt remise aangeboden.
mail-text-turn = { $side ->
    [white] Wit
   *[black] Zwart
} is aan zet, binnen { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}.
mail-text-file = De hele partij staat in het PDN-bestand dat bij deze tekst hoort.
mail-board-key = w en b zijn schijven (wit, zwart), W en B dammen; naast elke rij staan het eerste en het laatste veld.

mail-closed = Een correspondentiepartij van jou heeft deze stand en is niet voorbij: engine en tabellen zijn gesloten.

## What is wrong with a file or a move

mail-at = { $place }: { $reason }
mail-too-long = te lang voor een partij
mail-games = verwacht wordt één partij, gevonden { $games }
mail-tag = de tag { $tag } ontbreekt of zegt niets bruikbaars
mail-setup = een nieuwe stand in plaats van { $place }
mail-goes-on = { $place } komt na het eind van de partij
mail-other-start = een andere beginstand dan de jouwe
mail-differs = { $place } is hier { $ours } en in het bestand { $theirs }
mail-behind = het bestand eindigt vóór { $place }; die zet is hier bekend
mail-nothing = niets nieuws
mail-too-many = { $moves } nieuwe zetten in plaats van één
mail-our-move = de nieuwe zet moet jij doen
mail-bad-result = een uitslag die de tegenstander niet eenzijdig kan bepalen
mail-not-our-turn = jij bent niet aan zet
mail-over = de partij is voorbij
mail-condition = een variant van { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}: verwacht worden paren van een zet van de ander en een van jou, hoogstens 20 paren
mail-no-offer = met de laatste zet is geen remise aangeboden
mail-bad-name = { $name } is geen naam voor een partij: 1 tot 40 letters, cijfers, - en _
mail-exists = er is al een partij { $name }
mail-missing = er is geen partij { $name }

## Games by mail in the program

mail-opponent = een persoon, per correspondentie
mail-title = Correspondentie
mail-menu = correspondentiepartijen
mail-row-named = { $opponent } ({ $name })
    .aloud = { $opponent }, { $name }
mail-row-ours = { $opponent }: jij, { $left ->
    [one] nog 1 dag
   *[other] nog { $left } dagen
}
mail-row-late = { $opponent }: jij, je tijd is om
mail-row-theirs = { $opponent }: wachten, { $left ->
    [one] nog 1 dag
   *[other] nog { $left } dagen
}
mail-row-theirs-late = { $opponent }: wachten, de tijd is om
mail-row-over = { $opponent }: { $result }
mail-list-how-to = r leest wat er is gekomen in { $folder }.
    .aloud = Het nummer opent een partij, { label-new-game } begint er een, { label-mail-read } leest wat er in { $folder } is gekomen.
mail-list-none = Nog geen partijen: n begint er een. Zet bestanden van tegenstanders in { $folder }, r leest ze.
    .aloud = Nog geen partijen: { label-new-game } begint er een. Zet bestanden van tegenstanders in { $folder }, { label-mail-read } leest ze.
mail-no-place = Er is geen map voor correspondentiepartijen.
mail-nothing-new = Er is niets nieuws gekomen.
mail-needs-names = Een partij heeft beide namen nodig.
mail-sure = { $what } vastleggen? Enter: ja, Esc: nee.
    .aloud = { $what } vastleggen? Een lege regel: ja.
mail-with-offer = Met een remiseaanbod.
mail-with-line = Vooraf beantwoord: { $line }
mail-more = o biedt er remise bij aan, i beantwoordt de tegenstander vooraf.
    .aloud = { label-offer } biedt er remise bij aan, { label-mail-if } beantwoordt de tegenstander vooraf.
mail-waits = { $opponent } is aan zet. Het volgende bestand komt in het postvak in.
row-mail-days = dagen
    .help = Dagen voor een zet.
mail-days-value = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
row-mail-if = als
    .help = Een zet van de tegenstander en die van jou, eventueel meer paren: 19-23 28x19.
label-mail-read = postvak
help-mail-read = de bestanden in het postvak in lezen
help-mail-new = een correspondentiepartij beginnen
help-mail-offer = remise aanbieden met de zet, of die van de tegenstander aannemen
label-mail-if = antwoord
help-mail-if = een zet van de tegenstander vooraf beantwoorden
help-mail-resign = opgeven, na een vraag
