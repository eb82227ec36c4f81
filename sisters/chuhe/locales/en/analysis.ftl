### Analysis.

home-analysis = Analysis
about-analysis = Moves by both sides, with the engine's lines. i takes a FEN, DhtmlXQ or moves; f shows the position and the game as texts.
analysis-ask = w asks the engine.
# $worth (String)
# $line (String)
analysis-line = { $worth }: { $line }
# $moves (Number)
worth-mates = mate in { $moves }
# $moves (Number)
worth-mated = mated in { $moves }
# $at (Number)
# $all (Number)
analysis-at = move { $at } of { $all }
analysis-first = This is the first position.
analysis-last = No move was made after this one.
input-title = A position, a game, or moves
input-ask = Type or paste a FEN, a game as DhtmlXQ or PGN, or moves such as C2=5 H8+7. Enter takes it.
# $reason (String)
input-fault = That cannot be read: { $reason }.
input-unknown = That is no FEN, DhtmlXQ, PGN or list of moves.
pane-input = Text
key-undo = back
key-redo = on
key-judge = engine
key-texts = FEN and DhtmlXQ
key-input = type a position or moves
key-take-line = take it
key-analyse = analyse it
# $moves (Number)
unfinished-analysis = { $moves ->
    [one] Analysis: { $moves } move
   *[other] Analysis: { $moves } moves
}
