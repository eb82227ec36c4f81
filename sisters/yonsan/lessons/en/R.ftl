## The referee's part.

stage-R = For referees
    .about = Three texts, three answers: objections, late objections, forced fouls, clocks. With an exam.

referee = Three texts
referee-1 = RIF: Black has just played H10, a double three, and White claims it. What follows?
    .a = the stone is taken back
    .b = White has won
    .c = the game goes on
    .right = The foul loses. White has to claim it.
referee-2 = The same under the college's rules of 2012. White says: that is forbidden. What follows?
    .a = White has won
    .b = the game goes on
    .c = Black makes the move again
    .right = The text also says that fouls lose. Its sentence on objections is the more exact one, so it is followed here.
referee-3 = RIF, and the school's rules: White answered on M3 and sees only now that H10 was a double three. What follows?
    .a = the game goes on
    .b = White has won
    .right = By the college's rules, too.
referee-4 = RIF: Black has made six in row 8. White answered on M3 and only now claims it. What follows?
    .a = the game goes on
    .b = White has won
    .right = An overline can be claimed later, a double three or double four cannot.
referee-5 = The college's rules: White has a four. Black can stop it on G6 only, where the stone is a double three, plays there, and White objects. What follows?
    .a = Black makes the move again
    .b = White has won
    .right = Black was forced, so there is nothing to be played instead.
referee-6 = The school's rules: a preliminary game without a clock has lasted 20 minutes. A move takes 40 seconds. Is that too long?
    .a = no
    .b = yes
    .right = The thirty seconds for a move begin after half an hour.

exam = Exam
