## Stage 6: endings under the limit of sixty rounds.

stage-6 = Endings II
    .about = The limit of sixty rounds decides endings too, and so does the defender's skill.

limit = Sixty rounds 自然限着 zìrán xiànzhuó
limit-1 = Nothing was captured for 20 rounds. The result with best play?
    .a = Red wins
    .b = A draw
    .right = There is time enough.
limit-2 = The same position, but nothing was captured for 58 rounds. The result?
    .a = Red wins
    .b = A draw
    .right = Two rounds are left, and the win takes longer: 自然限着 zìrán xiànzhuó.

slow = No time to lose
slow-1 = A capture begins the count anew. Here there is nothing to capture. 50 rounds have passed. The result?
    .a = Red wins
    .b = A draw
    .right = The pawn mates in time.
slow-2 = And after 59 rounds?
    .a = Red wins
    .b = A draw
    .right = One round is not enough.

hold-horse = Holding against a horse
hold-horse-1 = Two advisors against a horse. The result?
    .a = Red wins
    .b = A draw
    .right = The horse wins 7.3 % of the placements, against advisor and elephant 9.4 %.

hold-cannon = Holding against a cannon
hold-cannon-1 = Two elephants against cannon and advisor. The result?
    .a = Red wins
    .b = A draw
    .right = Against one advisor and one elephant the cannon wins 14.6 %, against two elephants 5.9 %.

full-attack = Against the full defence again
full-attack-1 = The defenders are scattered, Red to move. The result?
    .a = Red wins
    .b = A draw
    .right = Be quick: if they get together, they hold.
