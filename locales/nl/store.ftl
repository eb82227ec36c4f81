## What Damier keeps on the disk, and why it cannot

caused-by = { $problem }: { $cause }
not-a-regular-file = het is geen gewoon bestand
link-to-nothing = het is een koppeling naar { $target }, en dat ontbreekt: herstel dat of verwijder de koppeling
folder-links-to-nothing = { $folder } is een koppeling naar { $target }, en dat ontbreekt: herstel dat of verwijder de koppeling
no-data-folder = er is hier geen gegevensmap; zet DAMIER_HOME op een map
store-odd-value = het is beschadigd: iets erin is geen tekst, of geen getal, waar dat zou moeten. Hernoem het en zet er een kopie van jou voor in de plaats, of start Damier zonder; damier progress import neemt een export op
store-unusable = { $path } is niet te gebruiken: { $reason }
make-writable = { $problem }. Maak het beschrijfbaar, of zet DAMIER_HOME op een andere map
rename-it = { $problem }. Hernoem het, of zet DAMIER_HOME op een andere map
free-space = { $problem }. Maak ruimte vrij, of zet DAMIER_HOME op een map op een andere schijf van de computer
other-folder = { $problem }. Zet DAMIER_HOME op een andere map
file-for-folder = het zou een map moeten zijn
store-newer = { $path } is geschreven door een nieuwere Damier (het schema is { $found }, deze kent { $known }): gebruik die
store-damaged = { $path } is beschadigd: { $reason }
store-no-backup = kan de reservekopie { $path } niet schrijven: { $reason }
backup-exists = die bestaat al en wordt niet overschreven

## What the database says

disk-full = de schijf van de computer is vol; maak ruimte vrij
file-read-only = het bestand is alleen-lezen; wijzig zijn rechten
file-busy = een ander programma houdt het op slot
cannot-open = het kan niet worden geopend ({ $reason })
disk-fails = de opslag faalde ({ $reason })

## Damage

file-empty = het is leeg
store-table-missing = zijn tabel { $table } ontbreekt
store-column-missing = in zijn tabel { $table } ontbreekt de kolom { $column }

## Exports

not-an-export = geen export van voortgang: { $reason }
other-format = het formaat is "{ $found }", niet "{ $expected }"
export-newer = de export heeft versie { $found }, dit programma leest versie { $known }: gebruik een nieuwere Damier
export-line = regel { $line }: { $problem }
export-attempt = poging { $number }: { $problem }
export-unwritten = kan de export niet schrijven: { $reason }
export-columns = de kolommen moeten { $columns } zijn
export-value = de { $column } van een poging: { $problem }
ratings-incomplete = enkele ratings ontbreken
value-missing = hij ontbreekt
value-other-type = het type klopt niet
value-not-text = { $value } is geen tekst
value-not-whole = "{ $value }" is geen geheel getal
value-not-number = "{ $value }" is geen eindig getal
value-out-of-range = { $value } valt buiten het bereik

## Unfinished exercises, games and analyses

unfinished-put-aside = { $reason }; het is bewaard als { $path }
unfinished-left-alone = { $reason }; { $path } blijft zoals het is, voor het nieuwere programma dat het schreef

## Files of games

no-analyses-folder = er is hier geen gegevensmap; typ een heel pad, of zet DAMIER_HOME
no-such-game = { $path } heeft { $games ->
    [0] geen partijen
    [one] { $games } partij
   *[other] { $games } partijen
}: er is geen partij { $wanted }
file-exists = { $path } bestaat al
is-a-folder = het is een map
no-game-in-file = er staat geen partij in
game-left-out = { $path }: partij { $number }: { $problem }

## The trainer does not start, or has to stop

no-foreground = de trainer heeft zijn terminal op de voorgrond nodig: start damier zonder & aan het eind
no-screen = de trainer kan op deze terminal niet tekenen: zet TERM op wat hij is, zoals TERM=xterm-256color; damier --plain heeft niets daarvan nodig
no-terminal = de trainer heeft een terminal nodig: start damier zonder invoer of uitvoer om te leiden, of damier --plain
terminal-failed = de terminal viel uit: { $reason }
no-puzzle-in-file = er staat geen puzzel in { $file }
no-such-puzzle = er is geen puzzel { $id }: damier puzzles stats telt ze, damier puzzles show ID toont er een
foreign-characters = De locale zegt { $name }, geen UTF-8: daarom tekent Damier in ASCII en spreekt het Engels. Gebruik een UTF-8-locale, zoals en_US.UTF-8.
