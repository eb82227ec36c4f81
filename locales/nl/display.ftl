## Een simultaan: één speler aan verscheidene borden.

display-title = Simultaan
display-subject = { $variant }, bord { $board } van { $boards }, { $opponent }
display-boards = borden
display-boards-target = borden, doel { $target } van { $possible } punten

display-row = { $board }. { $opponent }, { $state ->
    [waits] zet { $number }: jij
    [aside] zet { $number }: opzijgezet
    [thinks] zet { $number }: denkt na
    [won] jij wint
    [drawn] remise
   *[lost] jij verliest
}
    .aloud = bord { $board }, { $opponent }, { $state ->
        [waits] zet { $number }: jij
        [aside] zet { $number }: opzijgezet
        [thinks] zet { $number }: denkt na
        [won] jij wint
        [drawn] remise
       *[lost] jij verliest
    }

display-state = { $state ->
    [waits] jij
    [aside] later
    [thinks] denkt
    [won] winst
    [drawn] remise
   *[lost] verlies
}

display-score = punten: { $points }, klaar: { $over } van { $games }

display-moved = De tegenstander speelde { $played }.
display-goes-on = n gaat naar het volgende bord.
display-over = Alle borden zijn gespeeld: { $points } van { $possible } punten.
display-together = Samen: { $name }.pdn
display-reached = Je doel is gehaald.
display-missed = Je doel is niet meer te halen.

## Het formulier voor een nieuwe partij

row-boards = borden
    .help = Meer dan één: een simultaan. Je gaat van bord tot bord; de tegenstanders denken terwijl je elders bent.
boards-one = één
row-guests = niveaus
    .help = Allemaal op dit niveau, of verdeeld over alle niveaus tot en met dit.
guests-same = allemaal gelijk
guests-mixed = gemengd
row-target = doel
    .help = Het deel van de punten dat je wilt halen: twee voor winst, één voor remise.
target-none = geen
row-host = extra
    .help = Extra minuten voor jou: één klok voor alle borden, die loopt zolang er een op jou wacht.
host-none = niets
play-alternate = om en om

## Wat nog niet af is

unfinished-display = { $games } borden, { $over } klaar
give-up-display = Druk nog eens op Delete om de open partijen zonder uitslag te bewaren.

## Toetsen

label-next-board = volgend bord
help-next-board = ga naar het volgende bord dat op je wacht
label-aside = opzij
help-aside = zet dit bord een tijdje opzij; de andere gaan voor
