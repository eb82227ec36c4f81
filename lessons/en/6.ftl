## Stage 6: openings and types of middlegame.

stage-6 = Openings and middlegames
    .about = The main lines of masters by heart, their shots, and the Roozenburg system.

first-move = The first move
first-move-1 = Of 4,786 games of masters, 2,887 begin with 32-28: the man goes to the centre at once. Next come 33-29 with 771, 34-29 with 388 and 33-28 with 301. Play one of these four.
    .wrong = Play 32-28, 33-29, 34-29 or 33-28.
    .right = All four are sound. What counts is whether you know the positions that follow.
first-move-2 = You are Black. 32-28 leaves 32 empty. The most frequent replies attack 28 or offer an exchange in the centre at once: 17-22, 19-23 and 18-23. Play one of them.
    .wrong = Play 17-22, 19-23 or 18-23.
    .right = 17-22 was played in 781 games, 19-23 in 615 and 18-23 in 444 of the 2,887.

symmetrical = Symmetrical: 32-28 19-23
symmetrical-1 = Black answers 32-28 with 19-23 and makes you take. You are White: play 32-28, take, and fill 32 again with 37-32. The other side replies by itself.
    .then = Take with 28. After Black has taken back, play 37-32.
    .then-2 = Now 37-32.
    .right = Nineteen men each, and Black has a man on 23. 37-32 prepares the next exchange, with 33-28 or 32-28.
symmetrical-2 = You are Black. The man on 23 needs support: in the main line a man goes to 19, behind it. Play 10-14, then 14-19.
    .then = Now 14-19.
    .wrong = First 10-14, then 14-19.
    .right = In the next moves 46-41 and 5-10 keep both sides in step.
symmetrical-3 = A typical shot: Black has gone to 24 too early. Exchange 34-29, and look what stands open after the captures. Then 33-28 is an offer, too.
    .then = Take with 40.
    .then-2 = Now the second offer: 33-28.
    .then-3 = Take with 38.
    .wrong = 34-29 first; after the captures, 33-28.
    .right = The exchange took 24 away, 22 had to take 28, and 38x20 wins a man.

chefneux = Chefneux: 32-28 18-23
chefneux-1 = After 32-28 18-23 Black threatens to take 28. In the most frequent line White gives it at once: play 32-28, then 33-29, and take back with 37x28.
    .then = Go on: 33-29, and then take back with 37.
    .then-2 = Take back with 37.
    .right = White has a man on 28 again, and Black's 18 is gone. 20-25 is now the most frequent move.
chefneux-2 = Now you are Black. Play the same line: attack with 18-23, take, and go to the edge with 20-25, where the man stops 34-30.
    .then = Take: 23x32.
    .then-2 = Now to the edge: 20-25.
    .wrong = 18-23, then 23x32, then 20-25.
    .right = Most games continue with 41-37, answered by 12-18 or 17-21.
chefneux-3 = The man on 25 can be used: 34-30 draws it to 34, and 40 takes. Open the way first: 28-22 sends 18 away, and 16 has to take after you.
    .then = Take with 32.
    .then-2 = Now use the man on 25: 34-30.
    .then-3 = Take with 40.
    .wrong = Begin with 28-22.
    .wrong-3 = Draw 25 to 34.
    .right = 25x34 40x16. Two offers cleared the road from 40 to 16.

reply-17-22 = 32-28 17-22
reply-17-22-1 = 17-22 is the most frequent reply to 32-28: it exchanges 28 at once. You are White. Play 32-28, take, and support the centre with 37-32.
    .then = Go on: take, then 37-32.
    .then-2 = Now 37-32.
    .right = Black took back with 11x22 and has a man on 22. With 12x21 it would stand on the wing instead.
reply-17-22-2 = You are Black, with a man on 22. The main line builds behind it: 6-11, and then 12-17. Play both of them.
    .then = Now 12-17.
    .wrong = First 6-11, then 12-17.
    .right = 11 and 17 stand behind 22. In 49 games it went on with 46-41 8-12.
reply-17-22-3 = Square 2 on Black's last row is empty. Give 30 and then 39, and the man on 33 finds a road of captures all the way to the promotion row.
    .then = A second offer on 34.
    .then-2 = 33 takes, up to the promotion row.
    .wrong = Begin with 30-24.
    .wrong-2 = Give a man on 34.
    .wrong-3 = Take towards the promotion row: 33x2.
    .right = Three given, and 33x2: a king. Before each step forward, look for holes on your own last row.

wing-replies = Replies on the wings
wing-replies-1 = Black can also let the man on 28 stand and go to a wing: 17-21, 16-21 or 20-25 came in 826 of the 2,887 games. You are Black: play one of them.
    .wrong = Play 17-21, 16-21 or 20-25.
    .right = The centre is White's for now. Black will attack it from the side.
wing-replies-2 = From a game that began 32-28 17-21. Black's men on 18 and 23 are tied to each other. Give 27: 18 has to take it, and 32 gets a long road.
    .then = Take with 29.
    .then-2 = Now 32 goes to the end.
    .wrong = Begin with 27-22.
    .wrong-2 = Take with 29, and leave 32 its road.
    .right = Black takes two with 23x41, and 46 takes back: you are a man ahead and have a king.
wing-replies-3 = From 32-28 16-21. White uses the man on 26: 37-31 draws it in, 42x31 is taken as well, and then 38-32 sends the taker to 28.
    .then = Take with 42.
    .then-2 = Give again: 38-32.
    .then-3 = 33 takes, all the way.
    .wrong = Begin with 37-31.
    .wrong-3 = 38-32 sends the man on 37 to 28.
    .right = 37x28, and 33x4 takes everything on its road.

classical-opening = Classical opening: 33-28
classical-opening-1 = With 33-28 the centre is taken, and 32 stays at home to support it. Old books call it the classical opening. Play it, and after 18-22 fill 33 again with 38-33.
    .then = Now 38-33.
    .wrong = 33-28, then 38-33.
    .right = With 33 filled, 22 cannot take 28. The usual next move is 12-18.
classical-opening-2 = A shot from a game that began with 33-28: 5, 14 and 25 are empty. Draw 19 to 30, and 34 has a road to the promotion row.
    .then = Take all the way.
    .wrong = Draw 19 away: 30-24.
    .right = 34x5. It pays to look at the empty squares behind Black's front.

openings-29 = 33-29 and 34-29
openings-29-1 = 33-29 and 34-29 go to the middle of the right wing. After 33-29 17-22 the main line lets Black stand on 22 and fills up: 39-33, 44-39, 50-44. Play it.
    .then = Go on: 39-33, 44-39, 50-44.
    .wrong = 33-29, then 39-33, 44-39 and 50-44.
    .right = Black fills up as well: 11-17, 6-11 and, next, 1-6. The fight begins with 31-26 or 32-28.
openings-29-2 = From a game with 33-29. Exchange 34-29 first: Black's 14 comes to 25, and the squares behind it are free. Then 28-22 opens the road for 32.
    .then = Take with 40.
    .then-2 = Now 28-22.
    .then-3 = Take with 32.
    .wrong = First 34-29, then 28-22.
    .right = 32x5. The exchange moved the man that guarded the road.
openings-29-3 = From a game with 34-29. The men on 24 and 20 can both be drawn away: 35-30 sends 24 to the edge, 29-24 brings 20 to 29. Then 34 takes.
    .then = Now 29-24.
    .then-2 = Take with 34.
    .wrong = First 35-30, then 29-24.
    .right = 34x1. Two men given, and the road to 1 was open.

lines-32-28 = Main lines after 32-28
lines-32-28-1 = In these exercises you play one side of a main line from memory. There are 40: every line of six plies or more that at least 25 games have played. Begin one here: 32-28, then take.
    .then = Take.
    .right = A wrong move ends the exercise and shows the right one. Do the lesson again until the lines stay.

lines-others = Main lines of the other openings
lines-others-1 = The same for 33-29, 34-29, 33-28 and the rarer first moves: 13 lines. Where two lines part, either way is right. Begin with 33-29 and 39-33.
    .then = Now 39-33.
    .wrong = 33-29, then 39-33.
    .right = Look at the first moves on the board: they say which line it is.

roozenburg = The Roozenburg system
roozenburg-1 = In the Roozenburg system the attacker's men stand on 24, 27, 29 and 34, against 18, 23 and 25. The aim is the man on 23. Point at White's four.
    .right = 24 and 29 press on 23 from two sides, 27 keeps 22 and 21 under control, and 34 supports.
roozenburg-2 = The man on 18 holds 23. Draw it away: give 27, and 23 has lost its support. Then take as much as you can.
    .then = Take.
    .wrong = Which offer must 18 take?
    .right = 29x16 wins two men. In this system, look for 27-22 at every move.
roozenburg-3 = Now you are Black, with 18, 23 and 25. White left 30, 40 and 43 empty. 25-30 forces 34 to the edge. What can 23 take then?
    .then = Take.
    .wrong = Offer 25.
    .right = 23x21: four men for one. The attacker has weak squares, too.

own-opening = Your own openings
own-opening-1 = After every game, compare your opening with the main lines: “/” in Analysis finds the position in games of masters and in your own. Play your usual first move.
    .right = Choose one opening for White and one answer to 32-28, and play them in your next ten games.
own-opening-2 = Press y at home, and the program goes through your own games: shots that you missed become puzzles, which are mixed with the others. The next stage asks for ten of them. Enter goes on.
