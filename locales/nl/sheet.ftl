## Sheets of diagrams to print: `damier sheet`.

cli-sheet = Schrijf puzzels als een blad met diagrammen om af te drukken, PDF of SVG
value-text = TEKST
cli-sheet-out = Het bestand om te schrijven, eindigend op .pdf of .svg; SVG geeft een bestand per bladzijde
cli-sheet-per-page = Diagrammen per bladzijde, 2 tot 6
cli-sheet-count = Hoeveel puzzels; zonder dit de hele set of het hele bestand, of anders 12
cli-sheet-seed = Trek dezelfde puzzels opnieuw
cli-sheet-solutions = Voeg bladzijden met de oplossingen toe
cli-sheet-title = De titel van het blad
cli-sheet-font = Een lettertypebestand voor letters die het eigen lettertype van Damier mist, zoals Chinese; zonder dit wordt in de lettertypen van het systeem gezocht
sheet-title = Puzzels
sheet-solutions = Oplossingen
sheet-more-lines = { $count ->
    [one] en nog één variant
   *[other] en nog { $count } varianten
}
sheet-written = { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
} op { $pages ->
    [one] 1 bladzijde:
   *[other] { $pages } bladzijden:
}
sheet-again = --seed { $seed } trekt dezelfde puzzels opnieuw

## What can go wrong

sheet-kind = --out: { $file } moet eindigen op .pdf of .svg
sheet-none = Geen puzzel past. `damier puzzles list` met dezelfde opties toont wat er is; laat er een weg
sheet-no-font = Dit is geen bruikbaar lettertype: een TrueType- of OpenType-bestand is nodig
sheet-font-forbidden = Dit lettertype mag niet in documenten worden ingesloten: kies een ander
sheet-letters-missing = Geen lettertype heeft "{ $letters }". Installeer er een dat ze heeft, zoals Noto Sans CJK voor Chinees, of noem het bestand met --font
