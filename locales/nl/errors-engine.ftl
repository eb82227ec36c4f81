## Engines that do not work

no-engine-set = er is geen engine ingesteld bij de opties
engine-no-move = de engine gaf geen zet
engine-command = "{ $command }" is geen opdracht: verwacht worden een programma en zijn argumenten, met gesloten aanhalingstekens
engine-start = kan "{ $program }" niet starten: { $reason }
engine-no-folder = de map "{ $folder }" bestaat niet
engine-stopped = de engine is gestopt
engine-ended-at-start = de engine stopte bij het starten; misschien heeft hij een argument als "hub" nodig, of een andere map
engine-ended-in-search = de engine stopte tijdens het zoeken
engine-silent-at-start = de engine antwoordt niet bij het starten
engine-silent-in-search = de engine antwoordt niet tijdens het zoeken
engine-endless = de engine schreef { $lines } regels zonder "{ $missing }"; misschien heeft hij een argument als "hub" nodig, of een andere map
engine-flood = de engine stortte uitvoer uit tijdens het zoeken; hij is beëindigd
engine-unstoppable = de engine stopt niet met zoeken
engine-no-evaluation = de engine schreef "{ $line }", en dat is geen waardering van de stand
engine-names-no-move = de engine schreef "{ $line }", en daarin staat geen zet
engine-bad-move = de engine schreef "{ $line }": { $problem }
engine-complains = de engine meldt: { $message }
engine-other-variant = de engine speelt geen { $variant ->
    [russian] Russisch
    [brazilian] Braziliaans
   *[international] internationaal
} dammen
engine-no-node-limit = de engine gebruikt versie 1 van het Hub-protocol, en dat kan het aantal standen niet begrenzen
engine-shortage = het systeem heeft geen { $wanted } MiB voor de engine, die met { $given } draait
engine-gone = de thread van de engine draait niet
engine-unnamed = Je engine
