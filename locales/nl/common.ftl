## Words that several screens share.

-damier = Damier
language-name = Nederlands

decimal-sign = ,
percentage = { $share }%

program = { -damier }
too-small = { -damier } heeft minstens 40 kolommen en 12 regels nodig. Maak het venster groter.

## Titles of panes

pane-moves = zetten
pane-clock = klok
pane-clock-paused = klok staat stil
pane-material = stukken
prompt-move = zet

## Sides and variants

side-name = { $side ->
    [white] Wit
   *[black] Zwart
}

to-move = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet

variant-name = { $variant ->
    [russian] Russisch
    [brazilian] Braziliaans
   *[international] internationaal
}

variant-with-board = { $variant ->
    [russian] Russisch, 8x8
    [brazilian] Braziliaans, 8x8
   *[international] internationaal, 10x10
}

board-size = { $variant ->
    [international] 10x10
   *[other] 8x8
}

## Entering a move

input-hint = typ hem, of pijlen en Enter
typing-hint = typ hem, dan Enter
which-way = welke route? kies een veld erop
no-such-move = zo begint geen toegestane zet

entry-plays = Enter: { $written }

entry-legal = kan: { $moves }

entry-legal-more = kan: { $moves }, …

must-capture = Je moet slaan: { $squares }.

cannot-move = Het stuk op { $square } kan niet zetten.

cannot-reach = { $from } kan niet naar { $to }.

## The engine

engine-thinks = engine denkt na …
engine-failed = De engine viel uit; er is een toegestane zet voor hem gedaan.

## The end of a game

move-limit = { $moves }-zettenregel: { $used }/{ $moves }

end-no-pieces = { $loser ->
    [white] Wit
   *[black] Zwart
} heeft geen stukken meer.

end-no-moves = { $loser ->
    [white] Wit
   *[black] Zwart
} kan geen zet meer doen.

end-resigned = { $loser ->
    [white] Wit
   *[black] Zwart
} heeft opgegeven.

end-out-of-time = { $loser ->
    [white] Wit
   *[black] Zwart
} heeft de tijd overschreden.

end-repetition = Remise door herhaling: deze stand kwam voor de derde keer voor.

end-move-limit = Remise door de { $moves }-zettenregel: { $moves } zetten van elke speler.

end-agreement = Remise overeengekomen.
end-neither-can-win = Remise: geen van beide spelers kan winnen.
end-advantage = Remise bij voordeel, geclaimd met bijna geen tijd meer.

## Joining

list-separator = ,{ " " }

list-or = { $first } of { $last }
