## The articles of the three rule texts, in our own words. Lessons and referee's cases cite them.

notation = Columns are the letters A to O from the left, rows the numbers 1 to 15 from below. The centre, H8, is called tengen.
    .title = Names of points

## The International Rules of Renju (Renju International Federation, 1996, corrected 1998). The original was not at hand:
## articles and numbers follow a public restatement that keeps the section numbers. Quotations of the original elsewhere
## agree with it on sections 3 to 4.3, 9.2 and 10.1 to 10.4; the others rest on the restatement alone.

rif-3 = A four becomes five with one more stone; a straight four is unbroken and can do so in two ways. A three becomes a straight four with one more stone that makes no five. A double-four or double-three is one stone that makes two of them or more.
    .title = RIF 3
rif-4-2 = The players move in turn. Black begins, in the middle of the board.
    .title = RIF 4.2
rif-5 = A move is a stone on a free point, or a declared pass.
    .title = RIF 5
rif-9-1 = Whoever first makes five in a row wins. For White an overline wins, too.
    .title = RIF 9.1
rif-9-2 = White wins if Black makes an overline, a double-four or a double-three without making five at the same time.
    .title = RIF 9.2
rif-9-3 = A three counts for a double-three only if the stone that makes it a straight four is no foul itself. That is judged in the same way, as deep as needed.
    .title = RIF 9.3
rif-9-4 = A player wins by showing that the opponent's time is over.
    .title = RIF 9.4
rif-9-5 = A player wins if the opponent resigns.
    .title = RIF 9.5
rif-9-6 = The winner has to claim the win and to stop both clocks.
    .title = RIF 9.6
rif-9-7 = A five that Black neither notices nor claims does not save Black from a foul later on, if White claims that.
    .title = RIF 9.7
rif-9-8 = If White plays on after a double-three or double-four, White can no longer claim it. An overline can still be claimed later, as long as the game is not over.
    .title = RIF 9.8
rif-10-1 = The game is drawn when every point is taken.
    .title = RIF 10.1
rif-10-2 = The game is drawn when both players agree. A draw is offered together with one's own move.
    .title = RIF 10.2
rif-10-3 = The game is drawn when both players pass, one after the other.
    .title = RIF 10.3
rif-10-4 = The game is drawn when the time of both players is over.
    .title = RIF 10.4
rif-11 = There are 26 openings: 13 direct and 13 indirect ones. White's first stone lies next to the centre, Black's second one in the central five by five points.
    .title = RIF 11
rif-12-2 = The tentative Black lays the first three stones.
    .title = RIF 12.2-12.4
rif-12-5 = After three stones the other player decides who has Black and who has White.
    .title = RIF 12.5
rif-12-6 = White plays the fourth stone on any free point.
    .title = RIF 12.6
rif-12-7 = Black offers two fifth stones that differ, also by symmetry. White chooses one of them and plays the sixth stone.
    .title = RIF 12.7
rif-12-8 = After the fifth stone the opening rules end.
    .title = RIF 12.8
rif-12-9 = Nobody may pass during the first three moves.
    .title = RIF 12.9
opening-yamaguchi = The first player lays three stones and says how many fifth stones Black will offer. The other may swap. White plays the fourth stone, Black offers the fifth ones, White chooses.
    .title = Yamaguchi's opening rule
opening-soosyrv = The first player lays three stones; the other may swap. White plays the fourth stone and says how many fifth stones, up to eight, Black will offer. The other may swap. Black offers them, White chooses.
    .title = Soosõrv's opening rule (8)
opening-taraguchi = After each of the first stones, which lie in ever larger squares, the opponent may swap. After the fourth he may instead keep Black and offer ten fifth stones, of which White chooses one.
    .title = Taraguchi's opening rule (10)

## A college's women's tournament, 2012

s1-2 = Lots decide who has Black first; then the players take Black by turns. Whoever first wins three games goes on.
    .title = College 2012, II 2
s1-2-announce = An open three or a four must be announced. If it was not, and the opponent therefore missed it, he may take his answer back.
    .title = College 2012, II 2 (announcing)
s1-2-foul = If Black plays on a forbidden point, White may say so, and Black makes the move again. If White says nothing, it stands.
    .title = College 2012, II 2 (fouls)
s1-basic-1 = Black begins, White follows; the first stone lies on the centre.
    .title = College 2012, basic rules 1
s1-basic-2 = White's first stone lies on White's own side, the centre being the border. After that both play anywhere.
    .title = College 2012, basic rules 2
s1-basic-3 = Whoever first has five stones of a colour in a row, along a line or a diagonal, wins.
    .title = College 2012, basic rules 3
s1-basic-4 = Black's fouls lose: three-three, four-four, overline. Black can only win with four-three. White has no fouls.
    .title = College 2012, basic rules 4
s1-basic-5 = If nobody wins, the game is drawn.
    .title = College 2012, basic rules 5
s1-basic-6 = Whoever leaves during the game loses it.
    .title = College 2012, basic rules 6
s1-basic-7 = If a five and a foul are made at the same time, the five comes first and wins.
    .title = College 2012, basic rules 7
s1-shape-1 = An overline is more than five stones in a row.
    .title = College 2012, shapes 1
s1-shape-2 = An open three is made of three stones and has to be stopped, or it becomes an open four.
    .title = College 2012, shapes 2
s1-shape-3 = An open four is made of four stones in a row; whatever the opponent does, one more makes five.
    .title = College 2012, shapes 3
s1-shape-4 = A four is made of four stones and has to be stopped, or the next stone makes five. An open four is a four, too.
    .title = College 2012, shapes 4
s1-foul-1 = Overline: Black makes more than five in a row.
    .title = College 2012, fouls 1
s1-foul-2 = Three-three: one black stone makes two open threes or more, and no five.
    .title = College 2012, fouls 2
s1-foul-3 = Four-four: one black stone makes two fours or more, and no five.
    .title = College 2012, fouls 3
s1-win-1 = Whoever first makes five wins. White's overline counts as five.
    .title = College 2012, result 1
s1-win-2 = If Black makes five and a foul at the same time, the foul does not count and Black wins.
    .title = College 2012, result 2
s1-win-3 = Black loses if forced to make a foul.
    .title = College 2012, result 3
s1-win-4 = A player loses whose time is over, who resigns, or who leaves.
    .title = College 2012, result 4
s1-draw-1 = The game is drawn if both players agree.
    .title = College 2012, draw 1

## A school's games day

s2-order-1 = A guess decides who has Black. Black begins on the centre. In the second game the colours change.
    .title = School, order of play 1
s2-win-1 = Whoever first has five stones of a colour in an unbroken row wins.
    .title = School, result 1
s2-win-2 = Black's fouls lose: three-three, also with a four besides; four-four, also with a three besides; overline. Black can only win with four-three. White has no fouls.
    .title = School, result 2
s2-win-3 = If nobody wins, the game is drawn.
    .title = School, result 3
s2-win-4 = If a five and a foul are made at the same time, the five comes first and wins.
    .title = School, result 4
s2-win-5 = White must point out a foul at once. If White plays on, Black can no longer be judged to have lost.
    .title = School, result 5
s2-points = A win brings two points, a draw one, a loss none.
    .title = School, points 2
s2-time = Preliminaries have no clock; after half an hour each move has thirty seconds. In later rounds a clock is set after half an hour, with fifteen minutes for each player; whoever oversteps them loses.
    .title = School, time 3
s2-clock-1 = The clock stands at White's right hand.
    .title = School, sudden death 1
s2-clock-2 = The hand that plays the stone presses the clock.
    .title = School, sudden death 2
s2-clock-5 = If the clock fails, the head referee decides: another clock, what its reading was, or a loss on time.
    .title = School, sudden death 5
s2-clock-6 = The head referee may stop moves that only use up the opponent's time.
    .title = School, sudden death 6
s2-match = Matches are best of three games.
    .title = School, general rules 6
