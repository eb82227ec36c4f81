## Mistakes on the command line

cli-error = damier: { $problem }
mistake-unknown-argument = onverwacht argument: { $argument }
mistake-unknown-command = onbekende opdracht: { $name }
mistake-needs-value = { $argument } heeft een waarde nodig
mistake-invalid-value = { $argument }: "{ $value }" is geen van { $values }
mistake-bad-value = { $argument }: "{ $value }" is niet geldig, { $reason }
mistake-takes-no-value = { $argument } heeft geen waarde, dus "{ $value }" hoort daar niet
mistake-value-count = { $argument }: verkeerd aantal waarden
mistake-twice = { $argument } kan maar één keer gegeven worden
mistake-conflict = { $argument } gaat niet samen met { $others }
mistake-missing = ontbreekt: { $arguments }
mistake-missing-command = { $command } heeft een opdracht nodig
mistake-not-utf8 = de argumenten zijn geen geldige UTF-8
mistake-did-you-mean = Bedoelde je { $suggestion }?
mistake-after-hyphens = Schrijf -- voor { $argument } om het als waarde door te geven.
mistake-help = Voeg --help toe voor hulp.

## What is wrong with a value: follows "is not valid, "

expected-seconds = verwacht wordt een aantal seconden boven 0, zoals 2.5
expected-address = verwacht wordt een computer, eventueel met een poort, zoals 127.0.0.1 of example.org:27531
expected-parameter = verwacht wordt NAAM=WAARDE, zoals threads=1
expected-at-least = verwacht wordt een geheel getal, { $least } of meer
expected-between = verwacht wordt een geheel getal van { $least } tot { $most }
expected-range = verwacht wordt een getal of een bereik zoals 20..28
expected-ratings = verwacht worden twee ratings met twee punten ertussen, zoals 1200..1500
expected-rising = verwacht wordt eerst het kleinere getal
expected-class = verwacht worden de stukken van beide spelers, zoals KKM-K, hoogstens { $most } in totaal

## Files, input and output

cannot-write-output = kan de uitvoer niet schrijven
cannot-read-input = kan de standaardinvoer niet lezen
cli-cannot-open = kan { $file } niet openen
cli-cannot-read = kan { $file } niet lezen
cli-cannot-write = kan { $file } niet schrijven
standard-input = standaardinvoer
unknown-encoding = onbekende codering "{ $name }": gebruik bijvoorbeeld utf-8, utf-16le, windows-1251, koi8-r, cp866, windows-1252, cp850 of gbk
nothing-written = niets geschreven
game-number = partij { $number }
cannot-follow-signals = kan niet naar signalen luisteren
cannot-speak-hub = de Hub-verbinding is mislukt
cli-no-data-folder = dit systeem heeft geen gegevensmap: noem er een met --dir

## damier import, damier progress

import-games = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} van { $name }, { $new } nieuw
import-left-out = weggelaten: { $reason }
import-left-out-count = weggelaten: { $others ->
    [one] 1 partij van anderen
   *[other] { $others } partijen van anderen
}{ $wrong ->
    [0] {""}
    [one] , 1 met een fout
   *[other] , { $wrong } met fouten
} (--verbose toont ze)
import-no-files = noem de bestanden met je partijen, of hervat de laatste zoektocht met --continue
import-no-such-player = geen speler in deze partijen heet "{ $name }": schrijf de naam zoals hij daar staat
progress-imported = { $new ->
    [one] 1 nieuwe poging
   *[other] { $new } nieuwe pogingen
}
progress-set-aside = { $file } was beschadigd ({ $reason }); het is hernoemd tot { $kept }

## damier pdn check

pdn-counts = { $file }: { $counts }
pdn-total = totaal
pdn-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
pdn-plies = { $count ->
    [one] 1 halfzet
   *[other] { $count } halfzetten
}
pdn-variation-plies = { $count ->
    [one] 1 halfzet in varianten
   *[other] { $count } halfzetten in varianten
}
pdn-errors = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
pdn-warnings = { $count ->
    [one] 1 waarschuwing
   *[other] { $count } waarschuwingen
}
pdn-warning-line = waarschuwing: { $message }

## damier puzzles

own-puzzles = eigen puzzels
puzzle-unknown = er is geen puzzel { $id }
no-such-tag = geen puzzel heeft het label "{ $tag }"; de motieven zijn { $known }
no-sets = je hebt nog geen set puzzels: in de trainer doet + een puzzel in een set
no-such-set = je hebt geen set "{ $set }"; die van jou zijn { $known }
puzzle-not-unique = verscheidene puzzels beginnen met { $id }: { $first }, { $second } en misschien meer
puzzle-task = { $to-move }: { $goal }
puzzle-rated = rating { $rating } ±{ $deviation }
puzzle-dual = bijoplossing: { $played } is ongeveer even goed als zet { $number }
puzzle-unproven = niet bewezen: { $reason }
puzzle-proven = bewezen
import-game = { $file }: partij { $number }: { $problem }
import-known = de verzameling heeft deze stand al, als { $id }
import-not-stored = Er is niets bewaard. Om deze puzzels te trainen bewaar je deze uitvoer als bestand dat eindigt op .jsonl in { $folder }
import-summary = { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
}: { $proven } bewezen, { $dual } met bijoplossing, { $unproven } niet bewezen; { $refused } geweigerd
verify-progress = { $done } van { $all } puzzels
verify-progress-left = { $done } van { $all } puzzels, nog { $time }
value-progress = { $done } van { $all } standen
value-progress-left = { $done } van { $all } standen, nog { $time }

## damier endings

build-packed = { $file }: { $bytes } bytes, { $seconds } s
build-done = { $folder }: { $variant }, { $classes ->
    [one] 1 klasse
   *[other] { $classes } klassen
}, { $positions } standen, { $seconds } s
build-found = is er
build-ply = hz { $number }
no-table-for = geen tabel dekt { $class }
no-table-below = geen tabel dekt { $class }, of een klasse waartoe die leidt
no-table-yet = geen tabel dekt deze stand van { $pieces } stukken: maak de tabellen met { $command }
no-table-ever = geen tabel dekt deze stand van { $pieces } stukken: tabellen gaan tot { $most }
outcome-name = { $outcome ->
    [win] winst
    [loss] verlies
   *[draw] remise
}
probe-needed = { $needed ->
    [one] 1 halfzet
   *[other] { $needed } halfzetten
} nodig binnen de limiet van { $limit }, speling { $slack }
probe-to-end = { $plies ->
    [one] 1 halfzet
   *[other] { $plies } halfzetten
} tot het eind
survey-note = Winst en verlies zijn die van de sterkere speler, wiens stukken eerst komen. Afstanden zijn in halfzetten.
survey-class = klasse
survey-to-move = aan zet
survey-positions = standen
survey-wins = winst
survey-draws = remise
survey-losses = verlies
survey-needed = nodig
survey-to-win = wint in
survey-weak-wins = zw. wint
survey-side = { $side ->
    [strong] sterk
    [weak] zwak
   *[either] beide
}
verify-class = { $variant } { $class }: { $positions ->
    [one] 1 stand
   *[other] { $positions } standen
}
verify-wrong = { $variant } { $class }: { $problem }
verify-right = { $positions } standen kloppen met die erop volgen, { $seconds } s
verify-mismatch-needed = { $fen }, halfzetten nodig: de tabel zegt { $stored }, de zetten zeggen { $recomputed }
verify-mismatch-to-win = { $fen }, halfzetten tot het eind: de tabel zegt { $stored }, de zetten zeggen { $recomputed }

## damier stats

rating-title = { $variant } { $mode }
ending-short = { $role ->
    [win] win
   *[hold] houd
} { $ending }
ending-short-with = { $own }: { $role ->
    [win] win
   *[hold] houd
} { $ending }
