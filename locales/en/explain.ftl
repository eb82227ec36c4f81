## What the motifs mean

explain-title = theme
explain-how-to = ← → play the example through. Esc returns.
explain-none = There is no example of it here. Esc returns.
# $motif (String) - a motif
motif-explained = { $motif ->
    [direct] An offer must be taken, and the capture that follows at once wins.
    [mazette] Offers draw away the man that blocks the path of the last capture.
    [promenade] One opposing piece is led from capture to capture, three or more in a row, out of the way.
    [epicier] One opposing piece makes two compulsory captures in a row, and so leaves its place.
    [rappel] A man that has captured is offered another piece, and must come back with a capture.
    [trappe] A square is emptied on which the opponent's capture must land, and the piece in the trap is captured.
    [talon] A man leaves the decisive square with a capture that goes backward all the way.
    [ricochet] The opponent's recapture bounces a piece into the row that is taken.
    [double-deux] Two captures of two pieces in succession; the opponent captures in between, and one or two are won.
    [bombe] A man stops where it could be taken, but another capture takes precedence, and it captures on.
    [renverse] One piece could take the offered man, but the majority rule makes another take two or more, with a turn.
    [africain] A man moves up to a piece that could take it; the majority rule forces another capture, and the man takes that piece and more.
    [parallele] Two pieces can take the offered man, and the answers to both captures lead to the same position.
    [tempo] While the opponent must still capture, a free move prepares the shot.
    [king-offer] The opponent is made to crown a man, and the new king is captured.
    [turc] A king must stop before a piece it has already jumped, because captured pieces stay until the end.
    [royal] Three men are taken by 23x34, and the man on 40 captures its way to 7 or further.
    [philippe] The man on 18 is drawn away, and a capture runs from 38 or 40 through the centre.
    [napoleon] The second link is placed before the first, and the capture goes in a zigzag.
    [express] Single men are offered one after another, until a piece comes back onto the path.
    [manoury] One move attacks and opens a trap at the same time: the man is taken, not the king.
    [raphael] While 21x43 must take two men, a man steps up to the man on 39, captures it with others, and a second capture follows.
    [lapin] The attacked man flees, and is captured from behind by a direct shot.
    [lunette] A man moves in between two men with one free square between them, threatens both, and takes one.
    [forcing] Threats leave only one answer each, until the shot is there.
    [gambit] A piece is given up, a quiet move follows, and the gain cannot be stopped.
    [promotion] The last capture ends on the promotion row.
    [quiet] The first move offers nothing and threatens nothing, yet the shot cannot be stopped.
    [exchange-trick] Every capture is even until the last, which wins.
    [semi-direct] Two or more offers build the chain of men that is then captured.
    [deflection] An offer draws a piece away from where the last capture passes.
    [exchange] An even exchange prepares the gain.
    [king-capture] A king of the opponent's is captured.
    [rafle] Three pieces or more fall in one capture.
    [double-attack] One move makes two threats, and only one can be met.
    [attack] A piece is attacked and cannot be defended.
    [zugzwang] Every move of the opponent's loses something.
    [majority] The opponent must take the greater number and so leaves what he wanted to keep.
    [breakthrough] A man breaks through to the promotion row by force.
   *[blockade] The opponent has no legal move left.
}

## Articles of the rules

articles-title = the rules
articles-own-words = Not the wording of the rules, but what they say, in our own words.
