## Notation

notation-title = Notatie

## Choosing what to train

notation-pane = notatie
notation-setup = wat je traint
notation-start = Start
notation-how-to = zo werkt het
notation-skill = train
notation-bottom = onder
    .aloud = onder op het getekende bord
notation-time = tijd
notation-plies = zetten
notation-numbers = namen
notation-enter-starts = Enter start

notation-30-seconds = 30 seconden
notation-no-clock = geen klok
notation-names-nowhere = nergens
notation-names-at-the-edge = aan de rand
notation-names-everywhere = overal

notation-moves-each = { $moves } van elke speler

skill-name = { $skill ->
    [find-square] zoek het veld
    [name-square] noem het veld
    [make-move] doe de zet
    [write-move] schrijf de zet
    [blind] blind
   *[signs] tekens
}
skill-help = { $skill ->
    [find-square] Je krijgt de naam van een veld: ga erheen met de pijltoetsen en druk op Enter, of klik erop.
    [name-square] Eén veld is gemarkeerd met ?: typ zijn naam en druk op Enter.
    [make-move] Je krijgt een geschreven zet: doe hem op het bord met de pijltoetsen of de muis. Bij twee slagen met hetzelfde begin en eind geldt de geschreven weg.
    [write-move] Op het bord wordt een zet gedaan: schrijf hem. Slagen krijgen een x; hebben er twee hetzelfde begin en eind, voeg dan de tussenvelden of de geslagen stukken toe.
    [blind] Je ziet de zetten van een partij vanaf het begin een voor een, zonder bord. Zeg daarna wat waar staat.
   *[signs] Schrijf het teken voor wat er gebeurde (x - + = ! ? * a.l.); kies met het cijfer wat een teken betekent.
}
    .aloud = { $skill ->
        [find-square] Je krijgt de naam van een veld: typ zijn rij, vanaf 1 aan de kant van Zwart, en zijn plaats in de rij, vanaf 1 links voor Wit, zoals 6 2.
        [name-square] Je krijgt rij en plaats van een veld, de rij vanaf 1 aan de kant van Zwart, de plaats vanaf 1 links voor Wit: typ zijn naam.
        [make-move] Je krijgt een geschreven zet: typ rij en plaats van elk van zijn velden, zoals 6 2 5 2. Bij twee slagen met hetzelfde begin en eind geldt de geschreven weg.
        [write-move] Op het bord wordt een zet gedaan: schrijf hem. Slagen krijgen een x; hebben er twee hetzelfde begin en eind, voeg dan de tussenvelden of de geslagen stukken toe.
        [blind] Je hoort de zetten van een partij vanaf het begin een voor een, zonder bord. Zeg daarna wat waar staat.
       *[signs] Schrijf het teken voor wat er gebeurde, zoals x voor een slag of een streepje voor een zet zonder slag; wordt de betekenis van een teken gevraagd, kies dan het nummer ervan.
    }

## Titles of panes

notation-message = antwoord
notation-results = resultaat
notation-trend = trend

## During a session

notation-left = tijd over
notation-ends = Esc stopt

notation-count-right = { $count } goed

notation-count-wrong = { $count } fout

notation-prompt-square = veld
notation-prompt-sign = teken
notation-point = pijlen en Enter, of klik erop
    .aloud = Typ rij en plaats van elk veld, zoals 6 2.
notation-make = doe hem: pijlen en Enter, of muis
    .aloud = Typ rij en plaats van elk veld, zoals 6 2.
notation-go-on = Enter: verder
notation-read = Enter: volgende zet, ←: vorige zet
notation-ask = Enter: wat staat waar?
notation-revealed = Enter: nog een partij
notation-again = Enter: nog eens, Esc: andere keuze

## Questions

notation-name-it = Welk veld is gemarkeerd?
notation-write-it = Schrijf de zet die gedaan is.

where-is = Waar is { $square }?

what-stands-on = Wat staat op { $square }?

make-move = { $side ->
    [white] Wit
   *[black] Zwart
} speelt { $written }: doe de zet.

sign-question = Wat betekent { $sign }?

moves-read = { $shown } van { $all } zetten gelezen

contents = { $piece ->
    [white-man] een witte schijf
    [white-king] een witte dam
    [black-man] een zwarte schijf
    [black-king] een zwarte dam
   *[nothing] niets
}

## The meaning of each sign as an answer, and the question for it

sign-meaning = { $sign ->
    [quiet] een zet zonder slag
    [capture] een slag
    [win] wint de partij
    [draw] maakt remise
    [good] een goede zet
    [very-good] een zeer goede zet
    [bad] een slechte zet
    [very-bad] een zeer slechte zet
    [interesting] lijkt goed, misschien slecht
    [dubious] lijkt slecht, misschien goed
    [forced] gedwongen: al het andere verliest
    [ad-libitum] slagweg naar keuze, zelfde afloop
    [wins-man] wint een schijf
    [loses-man] verliest een schijf
   *[nag] een genummerde opmerking
}
sign-asked = { $sign ->
    [quiet] Een zet zonder slag: welk teken?
    [capture] Een stuk wordt geslagen: welk teken?
    [win] De partij is nu gewonnen: welk teken?
    [draw] De partij is nu remise: welk teken?
    [good] Een sterke zet: welk teken?
    [very-good] Een schitterende zet: welk teken?
    [bad] Een fout: welk teken?
    [very-bad] Een blunder: welk teken?
    [interesting] Verleidelijk, misschien slecht: welk teken?
    [dubious] Gewaagd, misschien goed: welk teken?
    [forced] Elke andere zet verliest: welk teken?
    [ad-libitum] Twee slagwegen, één afloop: welk teken?
    [wins-man] Aan het eind een schijf voor: welk teken?
    [loses-man] Aan het eind een schijf achter: welk teken?
   *[nag] Een opmerking met een nummer: welk teken?
}

## Verdicts

notation-right = Goed.
notation-revealed-message = Dit is de stand.

wrong-square = Dat was { $given }. { $asked } is hier; dit veld komt terug.
    .aloud = Dat was { $given }. Naar { $asked } wordt nog eens gevraagd.

wrong-name = Het was { $asked }, niet { $given }; dit veld komt terug.

it-was = Het was { $answer }.

it-was-contents = { $piece ->
    [white-man] Het was een witte schijf.
    [white-king] Het was een witte dam.
    [black-man] Het was een zwarte schijf.
    [black-king] Het was een zwarte dam.
   *[nothing] Het veld was leeg.
}

wrong-move = Je deed { $given }. { $asked } is gemarkeerd.
    .aloud = Je deed { $given }; gevraagd was { $asked }.

slip-other-move = { $given } is een andere zet.

slip-no-capture-sign = Dit is een slag: schrijf hem met het slagteken, { $asked }.

slip-no-sign = Het teken tussen de velden ontbreekt: { $asked }.

sign-means = { $sign } staat voor: { $meaning }.

## Results

notation-no-answer = Geen antwoorden gegeven.
notation-first = Je eerste sessie van deze soort: latere worden ermee vergeleken.

median-time = mediaan { $time }
    .aloud = de helft van de antwoorden duurde { $time } of korter

times-before = eerder { $times } s

results-slow = traag
results-missed = gemist

as-fast-as-usual = Even snel als anders ({ $usual }).

faster-than-usual = Sneller dan anders: { $usual } in eerdere sessies.

slower-than-usual = Langzamer dan anders: { $usual } in eerdere sessies.

column-sessions = sessies
column-right = goed
column-median = mediaan
    .aloud = de helft ervan binnen

notation-session-left = Notatie beëindigd: { $count }.
