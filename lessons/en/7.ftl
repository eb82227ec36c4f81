## Stage 7: towards master.

stage-7 = Towards master
    .about = How to think at the board, the clock, small endings, and your own games.

candidate-moves = Candidate moves
candidate-moves-1 = Before you calculate, list every move that might be good, and look deeper afterwards: otherwise you calculate the first one three times. Seven moves are legal here. Which of these three can be dismissed at once?
    .a = 21-17
    .b = 21-16
    .c = 34-30
    .right = 21-17, 33-29, 34-29 and 38-32 lose at once. Of the three that are left, 21-16 is the best.
candidate-moves-2 = Three candidates: 42-37, 39-34 and 30-25. Take each in turn, and for each the reply that you fear most. Then compare, and play your choice.
    .wrong = That is worse. What does Black answer?
    .right = 42-37: White is better, by nearly a man. Compared with it, 39-34 costs more than a man and a half, 30-25 more than two men.
candidate-moves-3 = You are Black. The candidates are 13-19, 24-30 and 10-15. For each, look first at what White can force: captures, then offers. Compare, and play.
    .wrong = Then White has at least a level game.
    .right = 13-19. If White attacks 24 with 34-29, then 10-15, 29x20 15x24, and Black is still better.

six-plies = Calculating without touching
six-plies-1 = Calculate without touching a piece. White gives twice: 35-30 24x35, then 28-23 19x28. Now the man on 33 takes. After each move, say to yourself which squares are empty. Point at the square where it ends.
    .right = On 2: over 28, 17 and 7. See each empty square on the way before the first move.
    .wrong = Go through it again: after 19x28, which of Black's men does 33 meet first?
six-plies-2 = Once more: 23-19 14x23, then 35-30 25x34. The man on 40 takes three. Follow it from man to man in your head, and point at the last square.
    .right = On 7: over 34, 23 and 12. In the exercises the pieces are listed, and the board stays empty.
    .wrong = The man from 14 now stands on 23, and that from 25 on 34.
six-plies-3 = Now three offers and a capture: 26-21 17x26, 37-31 26x37, 38-32 37x28. One black man walks round. Your man on 33 takes; point at the square where it ends.
    .wrong = The walking man now stands on 28. Go on from there.
    .right = On 4: over 28, 18 and 9.
six-plies-4 = Now play on the board what you have seen: three offers to the same man, and the capture. Compare each position with the one that you had in mind.
    .then = As you saw it. The next offer.
    .then-3 = It stands on 28. Take with 33.
    .wrong = Remember the line: 26-21, 37-31, 38-32, and then 33 takes.
    .right = What you can see without moving, you can play without fear. In the exercises the whole line stays in your head.

use-of-the-clock = Using your time
use-of-the-clock-1 = Ten minutes for the whole game, and you expect to make forty moves. How much time may a move take on average, if you keep two minutes for the ending?
    .a = 8 seconds
    .b = 12 seconds
    .c = 20 seconds
    .right = Eight minutes for forty moves: twelve seconds each. Forced captures cost nothing, so there is more for the moves that decide.
use-of-the-clock-2 = A forced capture needs no thought: take at once. Black has just played to 23. Take, and use your opponent's time to plan what comes next.
    .right = Think while the other clock runs, look for shots before you touch a piece, and never use your last minute before the ending.
use-of-the-clock-3 = A Fischer clock: three minutes, and two seconds more for each move. You have made thirty moves and thought for three minutes forty. What is left?
    .a = Nothing
    .b = 20 seconds
    .c = 80 seconds
    .right = Three minutes and thirty times two seconds make four minutes; 3:40 are gone.

small-endings = Endings of five and six pieces
small-endings-1 = Three against three. Black's 16 runs on the wing. Stop it from in front: 33-29 keeps 19 and 14 where they are, and your 37 goes to meet the runner. Begin with 33-29.
    .then = Meet the man on the wing: 37-31.
    .wrong = First 33-29; then bring 37 to 31 and 27.
    .right = 21-26 31-27, and Black gives a man. In small endings every tempo is counted.
small-endings-2 = Three against two. 28 and 30 hold 29: on 33 or 34 it would be taken. Bring 47 to 38 and 32: Black's other man runs into it. Two moves first: 47-42 and 42-38.
    .then = Go on to meet the man.
    .right = Now 38-32 and 32-27 close the way. The exact tables shipped with the program stop at four pieces; with more, the engine judges.
small-endings-3 = Three against two. 24 already holds 25: on 30 it would be taken. So 13 is the one that runs. Close its way on one side with 33-29, then meet it on the other.
    .then = Now from the other side.
    .then-2 = It has stepped beside you. Take.
    .wrong = First 33-29.
    .wrong-2 = Then one of Black's men gets through. Meet 18 with 31.
    .right = Two men in front of one leave it no way through.

play-on = Against the strongest levels
play-on-1 = A position is not won by itself, nor lost. First make sure of what you have. Three quiet moves keep it; all others cost a man or more. Play one of the three.
    .wrong = That costs a man or more. 38-33 would support 28 from behind.
    .right = Nothing can be taken, and it is Black who needs a plan. 38-33, 27-21 and 37-31 are equally good.
play-on-2 = You stand better, but an advantage does not look after itself. One exchange holds on to it; after all other moves Black is at least level. Which black man must come to 23?
    .then = Take with 28.
    .wrong = Then Black is at least level. Offer a man that 14 must take.
    .right = 28x19: the man on 19 has a free road to the promotion row, and White is still better.
play-on-3 = Now you stand worse. Black threatens 18-22: after 27x18 13x22 Black breaks through on your left. One move guards 22 in time.
    .wrong = Then Black breaks through, or wins a man.
    .right = 33-28. In the exercises you play two positions from games of strong players against level 7: win the better one, do not lose the worse one.

own-analysis = Analysing your own games
own-analysis-1 = Say you lost from here after 37-31. Do not ask the engine first: in Analysis, l turns it off. Find the moments yourself, mark them with !, and then press o. Now play the better move.
    .wrong = There is a better one. Which man is idle?
    .right = 41-36. Ask of each mistake: not seen, misjudged, or out of time? Each has its own cure. This stage asks for ten of your games gone over like this.
own-analysis-2 = Not seen: look from the other side. White has played 37-31, and you are Black. What did the man on 37 guard? Attack it.
    .wrong = Then White is better. Which man has lost its support?
    .right = 21-26: with 37 empty, 31 can be taken. The cure: before each move, ask what the man guards where it stands.
own-analysis-3 = Out of time: an ending that you know costs seconds, one that you do not know costs the game. Two men against one: one move wins. Find it within ten seconds.
    .wrong = That does not win.
    .right = Both steps of 29 lose the man. The cure: train the endings that cost you time.
