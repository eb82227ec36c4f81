## Keys: what stands on them, short labels for the last line of the screen, and a sentence each for the list of keys.

key-space = Spatie
key-enter = Enter
key-escape = Esc
key-backspace = Bksp
key-tab = Tab
key-delete = Delete
key-home = Home
key-page-down = PgDn
key-page-up = PgUp
key-end = End
key-control = ^
key-mouse = muis

## The list of keys

help-title = toetsen
help-moves = typ zetten: 32-28, 3228, 28x19; c3-d4 op 64 velden
help-mouse = klik stuk en veld, of sleep; rechterknop annuleert
help-mouse-lines = klik een regel, of een toets onderaan
help-more = meer
help-all = ? toont alles
help-idle = Nu niet:

key-idle = { $key } doet hier niets; ? toont de toetsen.

key-idle-back = { $key } doet hier niets; Esc gaat terug.

## The home screen

label-puzzles = puzzels
help-puzzles = begin met puzzels
label-endings = eindspel
help-endings = eindspelen: winnen of remise houden
label-review = herhaal
help-review = herhaal wat vandaag aan de beurt is
label-notation = notatie
help-notation = notatie: velden, zetten, uitslagen en tekens
label-progress = verloop
help-progress = grafieken van je voortgang
label-own-games = partijen
help-own-games = vind wat je in je eigen partijen miste
label-refutation = waarom
label-next-move = volgende
help-refutation = na een fout: de weerlegging op het bord, zet voor zet
label-explain = wat is dit
help-explain = uitleg van het thema, met een voorbeeld
label-articles = regel
help-articles = toon de artikelen van het reglement die beslissen
help-explain-back = sluit de uitleg
help-variant = wissel het spel dat je speelt
help-resume = ga verder met wat niet af is
label-quit = stop
help-quit-asking = sluit Damier: druk twee keer
help-quit-anywhere = sluit Damier meteen, waar je ook bent

## Exercises

label-next = verder
help-next = volgende oefening
label-retry = opnieuw
help-retry = probeer hetzelfde nog eens
label-take-back = herstel
help-undo = neem je laatste zet terug
label-hint = hint
help-hint = hints: het stuk, waar je op let, het veld, de variant
    .aloud = het stuk, waar je op moet letten, het veld, de variant
help-hint-drill = een vuistregel, dan de zetten; na een fout de goede zet
label-solution = oplossing
help-solution = toon de oplossing
label-answer = antwoord
help-answer = toon het antwoord; het telt als gemist
label-turn = draai
help-turn = draai het bord om
label-complete = vul aan
help-complete = vul de getypte zet aan; nog eens voor de volgende

## Progress

label-numbers = cijfers
help-numbers = de cijfers achter een grafiek
label-page = blad
help-page = volgend en vorig blad

## Lists, forms and texts

help-cursor = verplaats de cursor of de keuze
help-confirm = kies het veld, speel de getypte zet, ga verder
help-confirm-line = doe wat de onderste regel zegt, of open de gekozen regel
label-open = open
label-start = start
label-test = test
label-continue = hervat
label-change = wijzig
help-change = wijzig de gekozen regel
label-erase = wis
help-erase = wis het laatste teken
help-erase-back = wis het teken voor de cursor
help-erase-next = wis het teken na de cursor
help-erase-word = wis het woord voor de cursor
help-erase-before = wis alles voor de cursor
help-caret = verplaats de cursor
help-caret-word = verplaats de cursor een woord
help-caret-ends = naar begin of eind van de tekst
help-complete-path = vul het pad van een bestand aan
label-give-up = opgeven
help-give-up = geef op wat gekozen is
label-back = terug
help-cancel = annuleer wat getypt of gekozen is, anders terug
help-close = sluit deze lijst

## Everywhere

label-keys = hulp
help-help = deze lijst
help-message = lees verder en terug in een lang bericht
label-home = thuis
help-home = beginscherm
help-suspend = onderbreek Damier (fg in de shell gaat verder)
help-redraw = teken het scherm opnieuw
