## The player's own games, searched for missed shots and thrown endings.

own-title = Je partijen
own-form = je partijen
own-state = zoeken
home-own = Je partijen: wat je miste
own-no-work = niets te doen
own-start = doorzoeken
own-no-file = Typ eerst het pad van een bestand met je partijen.
own-no-name = Typ je naam zoals hij in de partijen staat, of een deel ervan.
own-reading = Het bestand wordt gelezen …
own-here = Enter: zoek in je eigen partijen naar gemiste slagzetten en weggegeven eindspelen.
own-about-puzzles = Gemiste slagzetten worden puzzels,
own-about-drills = weggegeven eindspelen oefeningen.
own-none = geen
ending-form-own = van jou

## The form: what stands before the values, and what they mean.

own-file = bestand
    .help = Het pad van een PDN-bestand met partijen van jou. Tab vult het aan.
    .help-aloud = Het pad van een PDN-bestand met partijen van jou.
own-name = naam
    .help = Je naam zoals hij in de partijen staat, of een deel ervan.
own-work = engine
    .help = ← → laten de engine pauzeren of werken. Hij wacht zolang je training hem nodig heeft. Wat af is, blijft af.
work-paused = gepauzeerd
work-running = bezig

## How far the search has come

own-done-count = { $games ->
    [one] 1 partij doorzocht
   *[other] { $games } partijen doorzocht
}
own-waiting-short = { $games ->
    [one] 1 partij wacht
   *[other] { $games } partijen wachten
}
own-waiting = { $games ->
    [one] 1 partij van jou wacht om doorzocht te worden: y.
   *[other] { $games } partijen van jou wachten om doorzocht te worden: y.
}
own-found = { $puzzles ->
    [one] 1 nieuwe puzzel
   *[other] { $puzzles } nieuwe puzzels
}, { $drills ->
    [one] 1 nieuw eindspel
   *[other] { $drills } nieuwe eindspelen
}
own-nothing-missed = geen slagzet gemist en geen eindspel weggegeven
own-losses = { $moves ->
    [one] Je ene zet verloor
   *[other] Je { $moves } zetten verloren
} gemiddeld { $mean } schijven, bij een snelle blik ({ $nodes } standen per zet). De ergste: { $number }. { $written }, { $loss } schijven, in { $game }. Open die partij in Analyse (a) en druk op o: dat kijkt langer en markeert elke fout.
own-no-losses = { $moves ->
    [one] Je ene zet verloor
   *[other] Je { $moves } zetten verloren
} niets, bij een snelle blik ({ $nodes } standen per zet). Open een partij in Analyse (a) en druk op o: dat kijkt langer en markeert elke fout.
own-done-losses = Je partijen: { $done } doorzocht, { $found }. y zegt wat je zetten verloren.
own-game = { $white } tegen { $black }
own-game-dated = { $white } tegen { $black }, { $date }
own-game-in-file = { $file }, partij { $number }: { $game }
own-found-short = { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
}, { $drills ->
    [one] 1 eindspel
   *[other] { $drills } eindspelen
}
own-tally = { $of ->
    [one] { $done } van 1 partij, { $found }
   *[other] { $done } van { $of } partijen, { $found }
}
own-done = Je partijen: { $done } doorzocht, { $found }.

## In the last line of every screen

own-going = je partijen { $bar } { $done }/{ $of }
own-held = je partijen wachten { $done }/{ $of }
own-held-short = wacht { $done }/{ $of }
own-done-line = je partijen: { $found }

## What a file brought

own-added = { $games ->
    [one] 1 partij van jou, { $new } nieuw.
   *[other] { $games } partijen van jou, { $new } nieuw.
}
own-added-skipped = { $games ->
    [one] 1 partij van jou, { $new } nieuw.
   *[other] { $games } partijen van jou, { $new } nieuw.
} { $skipped ->
    [one] Eén is weggelaten: { $reason }.
   *[other] { $skipped } zijn weggelaten, de eerste: { $reason }.
}
own-failed = Je partijen kunnen niet worden bewaard: { $reason }.

## Drills from the player's own games

own-drill-name = { $number }/{ $of } { $drill }
own-drill-source = { $role ->
    [win] Je gaf de winst weg in { $white } tegen { $black }
   *[hold] Je gaf de remise weg in { $white } tegen { $black }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}{ $number ->
    [0] {""}
   *[other] , zet { $number }
}.
