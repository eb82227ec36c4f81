## What follows the options in `damier --help` and the commands in the manual page.

manual-environment = Omgeving
manual-damier-home = map voor alles wat Damier bewaart, ook de instellingen
manual-damier-plain = 1 spreekt in regels in plaats van een scherm te tekenen, 0 tekent, wat de instellingen ook zeggen
manual-no-color = indien niet leeg, zet kleuren uit
manual-colorterm = hoeveel kleuren de terminal heeft
manual-locale = taal van het programma, als noch --lang noch de instellingen er een kiezen

manual-files = Bestanden
manual-settings = instellingen
manual-progress = pogingen, ratings, herhalingen, eigen partijen
manual-games = afgelopen partijen
manual-puzzles = je eigen puzzels
manual-endings = eindspeltabellen van vijf en zes stukken die je hebt gemaakt

manual-examples = Voorbeelden
manual-example-trainer = open de trainer
manual-example-plain = open hem voor een schermlezer of een brailleleesregel
manual-example-script = voer de opdrachten van een script uit, altijd met hetzelfde resultaat
manual-example-position = analyseer een stand
manual-example-game = analyseer de derde partij van een bestand
manual-example-annotate = voorzie partijen van aantekeningen, één seconde per zet
manual-example-import = maak van je eigen fouten puzzels en eindspelen
manual-example-puzzles = toon puzzels
manual-example-endings = bevraag de eindspeltabellen
manual-example-pdn = controleer PDN-bestanden

manual-exit = Afsluitcode
manual-exit-success = gelukt
manual-exit-wrong = een controle vond iets verkeerds, of een regel van een script betekende niets
manual-exit-unusable = onbruikbare invoer; de standaardfoutuitvoer zegt wat er mis is en waar

man-name = NAAM
man-synopsis = OVERZICHT
man-description = BESCHRIJVING
man-options = OPTIES
man-version = VERSIE

manual-heading = { $title }:
