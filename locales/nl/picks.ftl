## The player's own sets of puzzles, and the puzzles that never come up again.

## Keys

label-keep = houd
help-keep = bewaar de puzzel in een eigen set
label-hide = nooit meer
help-hide = toon deze puzzel nooit meer, of maak dat ongedaan
label-remove-set = wissen
help-remove-set = wis een set (twee keer); zijn puzzels blijven in de verzameling

## Keeping a puzzle

keep-title = Puzzel bewaren
keep-clock = houden
keep-menu = waar
keep-set = set
keep-name = naam
keep-new = een nieuwe set
keep-start = Bewaar hem
drop-start = Haal hem eruit
keep-how-to = Enter bewaart de puzzel in deze set. Je kunt een set in elke modus trainen (m) en exporteren.
drop-how-to = De puzzel zit in deze set. Enter haalt hem eruit.
keep-nameless = Typ een naam voor de set.
    .aloud = Typ 2 en een naam voor de set.
kept-in-set = { $count ->
    [one] In "{ $set }" bewaard: 1 puzzel.
   *[other] In "{ $set }" bewaard: { $count } puzzels.
}
dropped-from-set = Uit "{ $set }" gehaald.
hidden-now = Hij komt nooit meer terug. Delete maakt dit ongedaan.
shown-again = Hij kan weer terugkomen.

## The form that chooses puzzles

set-all = alle puzzels
set-own = { $set } ({ $count })

## The list

picks-title = Je puzzels
picks-menu = sets en verborgen puzzels
picks-none = Je hebt nog geen set, en geen puzzel verborgen. Bij een puzzel bewaart + hem in een set en verbergt Delete hem.
picks-set-how-to = Enter kiest hoe je deze set traint. Delete wist hem.
picks-hidden-how-to = Deze puzzel komt nooit terug. Enter maakt dit ongedaan.
picks-remove = Druk nog eens op Delete om de set te wissen. Zijn puzzels blijven in de verzameling.
picks-unknown = Deze puzzel zit nu niet in de verzameling.
picks-set = { $count ->
    [one] { $set }  1 puzzel
   *[other] { $set }  { $count } puzzels
}
picks-hidden = verborgen: { $id }
settings-picks-count = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}, { $hidden } verborgen
