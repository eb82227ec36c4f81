## Plain mode: the trainer as a stream of lines, for speech, braille and scripts.

plain-hello = { -damier }, tekstmodus: één regel in, hele zinnen uit. Typ help voor hulp, stop om te stoppen.
plain-bye = { $kept ->
    [kept] { -damier } stopt. Wat niet af is, blijft bewaard.
   *[other] { -damier } stopt.
}

plain-parted = { $counts ->
    [counts] Je hebt de oefening verlaten: die telt zoals hij staat, en wordt niet voor later bewaard.
   *[other] Je hebt de oefening verlaten: die telt niet, en wordt niet voor later bewaard.
}

plain-again = { $times ->
    [2] Nog eens: { $text }
   *[other] Nog eens, nummer { $times }: { $text }
}

plain-screen = Scherm: { $title }

plain-type-move = Typ de zet, zoals { $played }.

plain-with-state = { $line }, { $state }

plain-state = { $state ->
    [kept] gehaald en behouden
    [passed] gehaald
    [due] opnieuw te doen
    [begun] begonnen
   *[tried] geprobeerd
}

plain-moved = Een stuk gaat van { $from } naar { $to }.

plain-labelled = { $label }: { $text }

plain-numbered = { $place }. { $text }

plain-chosen = Gekozen: { $text }

plain-row = { $name }: { $value }
plain-row-empty = leeg
plain-page = { $page }, bladzijde { $place } van { $pages }

plain-row-values = { $name }, keuze uit: { $values }. Nu: { $value }. Typ { $row } en het nummer van een waarde.
plain-row-many = { $name }, keuze uit { $values } waarden. Nu: { $value }. Typ { $row } en het nummer van een waarde:

plain-row-text = { $name } is een tekst: { $value }. Typ { $row } en de tekst, of { $row } en een punt om hem leeg te maken.

plain-no-row = Er is geen { $row }. Typ een nummer van 1 tot { $rows }.

plain-no-value = Regel { $row } vraagt een nummer van 1 tot { $values }, of het begin van een waarde; { $row } alleen noemt de waarden.

plain-text-row = Typ voor tekst eerst het nummer van de regel: { $row } { $typed }.

plain-more = nog { $count }: typ lijst voor alles.

plain-nothing-changed = Er is niets veranderd.
plain-nothing-happened = Er is niets gebeurd: typ een zet zoals { $played }.
plain-done = Klaar.
plain-cancelled = Geannuleerd.
plain-go-on = Je kunt typen: { $words }.
plain-no-list = Hier is geen lijst.
plain-no-steps = Hier valt niets door te lopen.
plain-no-clock = Hier loopt geen klok.
plain-no-pieces = Er worden geen stukken getoond.
plain-no-moves-told = Deze oefening noemt de zetten niet.
plain-no-last = Er is nog geen zet gedaan.
plain-last-now = De laatste zet is nu: { $played }
plain-no-score = Hier zijn geen zetten genoteerd.
plain-nothing-to-repeat = Er is nog niets gezegd.

plain-unknown = “{ $typed }” betekent hier niets. Verwacht: { $expected }.

plain-not-now = “{ $word }” doet nu niets.
plain-capture-ends = Een slag noemt het veld waar het stuk landt, niet het veld van het geslagen stuk.
plain-is-over = Dit is voorbij: “verder” gaat door.
plain-step-over = Deze stap is klaar: een lege regel gaat verder.

plain-move-before = De zet ervoor: { $played }
plain-move-avoided = Een zet die in de partij vermeden is: { $played }

plain-better = { $side ->
    [white] Wit
   *[black] Zwart
} staat { $men } schijven beter
plain-even = Geen van beide spelers staat beter

plain-back-at-start = Terug bij het begin van de puzzel.

plain-stops-early = { $played } stopt te vroeg: de slag gaat door.

plain-pair = { $one } en { $other }

plain-line = De variant: { $moves }.
plain-wrong-answer = Fout.

plain-new-board = Een andere stand:

plain-typed = “{ $word }”

plain-several = “{ $typed }” kan { $words } zijn.

plain-usage = { $typed } typ je zo: { $wanted }.

plain-expected-move = een zet zoals { $played }
plain-expected-number = een nummer van de lijst
plain-expected-places = rij en plaats, zoals 6 2
plain-expected-answer = het antwoord
plain-expected-help = help

plain-place = rij { $row }, plaats { $place }

plain-marked = { $mark ->
    [right] Goed:
    [wrong] Fout:
    [taken] Geslagen:
    [asked] Het juiste antwoord is
    [given] Jij wees aan:
   *[hint] Gemarkeerd:
} { $squares }.

plain-by-place = Zeg het met rijen en plaatsen: rijen tellen vanaf de kant van Zwart, plaatsen vanaf links voor Wit. “op 6 2” is rij 6, plaats 2.

plain-which-move = { $count ->
    [one] Eén zet
   *[other] Meer zetten
}: { $text }. Typ het nummer.

plain-no-move-of = Geen toegestane zet begint op { $square }.

## The clock

plain-left = { $time } over.

plain-used = Gebruikte tijd: { $time }.
plain-time-is-up = De tijd is om.

plain-time = { $minutes ->
    [0] { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    }
    [one] { $seconds ->
        [0] 1 minuut
       *[other] 1 minuut { $seconds } seconden
    }
   *[other] { $seconds ->
        [0] { $minutes } minuten
       *[other] { $minutes } minuten { $seconds } seconden
    }
}

## A position in sentences

spoken-piece = { $piece ->
    [white-man] witte schijf
    [white-king] witte dam
    [black-man] zwarte schijf
   *[black-king] zwarte dam
}

spoken-pieces = { $pieces ->
    [white-man] Witte schijf
    [white-men] Witte schijven
    [white-king] Witte dam
    [white-kings] Witte dammen
    [black-man] Zwarte schijf
    [black-men] Zwarte schijven
    [black-king] Zwarte dam
   *[black-kings] Zwarte dammen
} { $squares }.

spoken-no-pieces = { $pieces ->
    [white-men] Geen witte schijven
    [white-kings] Geen witte dammen
    [black-men] Geen zwarte schijven
   *[black-kings] Geen zwarte dammen
}.

spoken-empty = leeg

spoken-on = { $square } { $content }

spoken-square = { $on }. Buren: { $neighbours }.

spoken-no-square = “{ $typed }” is geen veld van dit bord.

spoken-row = Rij { $row }, { $first } tot en met { $last }: { $contents }.

spoken-no-row = Rijen gaan van 1 tot { $rows }, vanaf { $board ->
    [ten] de kant van Zwart
   *[eight] de kant van Wit
}.

spoken-diagonal = Diagonaal { $first } tot { $last }: { $squares }.

spoken-move = { $side ->
    [white] Wit
   *[black] Zwart
} { $from } naar { $to }.

spoken-capture = { $side ->
    [white] Wit
   *[black] Zwart
} { $path }, { $taken }.

spoken-notation = { $side ->
    [white] Wit
   *[black] Zwart
} { $played }{ $taken }.

spoken-crowned = Hij wordt dam.

spoken-to = { $from } naar { $to }

spoken-range = { $first } tot en met { $last }

spoken-takes = { $from } slaat naar { $to }

spoken-men = { $men ->
    [1] één schijf
    [2] twee schijven
    [3] drie schijven
    [4] vier schijven
    [5] vijf schijven
    [6] zes schijven
    [7] zeven schijven
    [8] acht schijven
    [9] negen schijven
   *[other] { $men } schijven
}

spoken-kings = { $kings ->
    [1] één dam
    [2] twee dammen
    [3] drie dammen
    [4] vier dammen
    [5] vijf dammen
   *[other] { $kings } dammen
}

spoken-must = { $side ->
    [white] Wit
   *[black] Zwart
} is aan zet en moet slaan: { $ways ->
    [one] één manier
   *[other] { $ways } manieren
}.

spoken-turn = { $side ->
    [white] Wit
   *[black] Zwart
} is aan zet.

spoken-undone = Teruggenomen: { $played }
spoken-before = Terug tot voor { $played }

spoken-moves = { $count ->
    [one] Eén zet
   *[other] { $count } zetten
}: { $moves }.
spoken-no-moves = Geen toegestane zet.
spoken-no-captures = Slaan is niet mogelijk.

spoken-sign = { $sign ->
    [mark] , goed
    [mark-mark] , uitstekend
    [query] , een fout
    [query-query] , een blunder
    [mark-query] , lijkt goed, misschien slecht
   *[query-mark] , lijkt slecht, misschien goed
}

## Help

plain-help-title = Wat je kunt typen:
plain-help-line = Een lege regel is Enter. Een woord mag afgekort worden. Een letter alleen is een toets van dit scherm; na een schuine streep, zoals /p, is het een vraag over het bord.
plain-help-moves = Zetten: { $played } of zonder het teken; slagen met x of “slaat”, en met de tussenvelden waar er twee manieren zijn.
plain-help-square = Een veld alleen noemt zijn zetten.
plain-help-form = Formulier: een nummer noemt de waarden van een regel; een regel en een waarde wijzigen hem, zoals 2 3.
plain-help-board = Bord: typ een zet, of stukken, veld { $square }, rij 5, zetten, slagen, laatste, klok, waar.
plain-help-exercise = Bord: typ een zet, of stukken, veld { $square }, rij 5, laatste, klok, waar.
plain-help-list = Lijst: een nummer kiest een regel; omhoog en omlaag lopen erdoor.
plain-help-text = Typ de tekst: die komt in de plaats van de oude. Een lege regel laat hem zo, “terug” laat hem vallen.
plain-help-boards = Borden: een nummer gaat naar dat bord, n naar het volgende; zetten { $square } noemt de zetten van een veld.

plain-help-keys = Toetsen: { $keys }.
plain-help-board-words = Over het bord: { $words }.
plain-help-words = Overal: { $words }.
plain-help-more = “help { $word }” legt een woord uit, “help { $all }” legt ze alle uit.
plain-help-all = alles
plain-no-help = Er is geen hulp over “{ $about }”: “hulp” zonder meer zegt wat je kunt typen.
plain-home-list = Typ “lijst” voor de { $count } dingen om te doen.

plain-help-command = { $keys }: { $help }.

plain-word = { $word ->
    [pieces] stukken
    [square] veld
    [row] rij
    [diagonals] lijn
    [moves] zetten
    [captures] slagen
    [last] laatste
    [score] gespeeld
    [clock] klok
    [where] waar
    [say] zeg
    [read] lees
    [list] lijst
    [help] help
    [board] bord
    [speech] spraak
    [style] stijl
    [at] op
    [up] omhoog
    [down] omlaag
    [left] links
    [right] rechts
    [start] begin
    [end] eind
    [enter] enter
    [back] terug
    [delete] wis
    [keep] houd
    [home] thuis
   *[quit] stop
}

plain-word-help = { $word ->
    [pieces] alle stukken; “stukken wit”, “stukken zwart dammen” voor een deel
    [square] een veld en zijn buren, zoals veld 28
    [row] een rij, vanaf 1 aan de kant van Zwart, of op 64 velden met het cijfer in de veldnamen; zoals rij 5
    [diagonals] de diagonalen door een veld, zoals lijn 28
    [moves] de toegestane zetten; “zetten 32” voor die van één stuk
    [captures] de slagen
    [last] de laatste zet
    [score] de zetten tot nu toe
    [clock] de klok en wat geteld wordt
    [where] welk scherm dit is, wat gevraagd wordt, wie aan zet is
    [say] het laatste antwoord nog eens
    [read] het hele bericht van het scherm, of de varianten van de engine
    [list] de hele lijst
    [help] deze hulp
    [board] een eenvoudig diagram voor braille, één letter per veld: w en b zijn schijven, W en B dammen, een streepje is een leeg veld
    [speech] hoeveel er gezegd wordt: spraak 0, 1 of 2
    [style] hoe zetten gezegd worden: stijl 1 is 32-28, 2 is 32 28, 3 is 32 naar 28
    [at] wijst velden aan met rij en plaats, zoals op 6 2
    [up] de regel erboven, of de eerstvolgende hoger
    [down] de regel eronder
    [left] een stap terug, of de waarde ervoor
    [right] een stap verder, of de volgende waarde
    [start] naar het begin van een partij of oplossing
    [end] naar het eind ervan, of voorbij de stappen van een les
    [enter] hetzelfde als een lege regel
    [back] terug, of wat getypt of gekozen is vervalt
    [delete] geeft op of verwijdert wat gekozen is
    [keep] bewaart een puzzel in een set
    [home] naar het beginscherm
   *[quit] verlaat het programma, en zegt welk onaf werk bewaard blijft
}

plain-move-to = naar
plain-move-takes = slaat|neemt|pakt
plain-white-words = wit|w
plain-black-words = zwart|z
plain-men-words = schijven|schijf|s
plain-king-words = dammen|dam|d
plain-other-words = { $command ->
    [resign] opgeven|ik geef op
    [next] volgende
    [progress] voortgang
   *[board] diagram
}

plain-speech-is = { $length ->
    [0] Spraak is kort: wat er gebeurt, en de eerste zin.
    [1] Spraak is gewoon.
   *[2] Spraak is volledig: met klokken en tellers.
}

plain-style-is = Zetten worden zo gezegd: { $style ->
    [1] 32-28, 28x19
    [2] 32 28, 28 slaat naar 19
   *[3] 32 naar 28, 28 slaat naar 19
}.

plain-arrow = { $arrow ->
    [up] omhoog
    [down] omlaag
    [left] links
   *[right] rechts
}

plain-right = Goed:
plain-wrong = Fout:

plain-of = van
plain-range = tot
plain-pause = ,
plain-king = dam { $square }

plain-sign = { $sign ->
    [exclamation] uitroepteken
    [question] vraagteken
    [asterisk] sterretje
    [ampersand] en-teken
    [plus] plusteken
    [hyphen] streepje
    [slash] schuine streep
   *[equals] is-gelijkteken
}

plain-double = dubbel { $sign }
spoken-due-reason = { $reason ->
    [missed] gemist
    [thrown] weggegeven
    [helped] met hulp opgelost
    [slow] langzaam opgelost
   *[known] opgelost
}
spoken-days-ago = { $days ->
    [0] vandaag
    [1] gisteren
   *[other] { $days } dagen geleden
}
plain-puzzle = puzzel

plain-none = geen
plain-plus-minus = plus of min

## What the screen writes in few characters or for eyes, as it is said

spoken-ending-kings = { $count ->
    [one] 1 dam
   *[other] { $count } dammen
}
spoken-ending-men = { $count ->
    [one] 1 schijf
   *[other] { $count } schijven
}
spoken-ending-force = { $kings } en { $men }
spoken-ending = { $strong } tegen { $weak }

spoken-times-before = in eerdere sessies, de laatste eerst: { $times } seconden
spoken-trend = { $skill }, { $mode }: sessies { $sessions }, goed { $right }, in de laatste de helft van de antwoorden binnen { $time }
spoken-missed = fout beantwoord: { $items }
spoken-slowest = duurden het langst: { $items }

spoken-row-unnamed = Rij { $row }: { $contents }.
spoken-places = rij { $row }, { $count ->
    [one] plaats
   *[other] plaatsen
} { $places }
plain-names-hidden = Deze oefening vraagt naar de namen van velden: “stukken” en “rij” noemen plaatsen.

spoken-opening-unselected = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
spoken-opening-selected = { $games ->
    [one] 1 uit verzamelingen
   *[other] { $games } uit verzamelingen
}
spoken-opening-programs = { $games ->
    [one] 1 tussen programma's
   *[other] { $games } tussen programma's
}
spoken-opening-better = { $side ->
    [white] Wit
   *[black] Zwart
} staat { $men } schijven beter
spoken-opening-even = gelijk
spoken-opening-own = { $games ->
    [one] 1 partij van jou
   *[other] { $games } partijen van jou
}: { $won } gewonnen, { $drawn } remise, { $lost } verloren

## The engine in an analysis

spoken-comment = Opmerking: { $text }

plain-engine-on = De engine is bezig: “variant” zegt wat hij vindt.
plain-engine-no-line = De engine heeft nog geen variant gevonden: vraag het opnieuw.
plain-engine-hidden = Wat hier gespeeld wordt, wordt genoemd in plaats van de varianten van de engine: z noemt die weer.
plain-more-moves = { $count ->
    [one] nog 1 zet
   *[other] nog { $count } zetten
}: “lees” noemt ze alle.
