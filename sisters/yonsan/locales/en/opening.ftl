### The opening of a game: opening rules, swaps, fifth stones, names.

game-ask-opening = Opening
game-ask-pattern = First stones
# $rule (String)
opening-rule = { $rule ->
    [rif] RIF
    [yamaguchi] Yamaguchi
    [soosyrv-8] Soosõrv-8
    [taraguchi-10] Taraguchi-10
   *[free] centre, then free
}
# $rule (String)
opening-about = { $rule ->
    [rif] The first player lays three stones; the other may swap. White lays the fourth anywhere. Black offers two fifth stones, and White chooses one.
    [yamaguchi] The first player lays three stones and says how many fifth stones Black will offer; the other may swap. White lays the fourth anywhere, Black offers, White chooses.
    [soosyrv-8] The first player lays three stones; the other may swap. White lays the fourth and says how many fifth stones, up to eight, Black will offer; the other may swap again. Black offers, White chooses.
    [taraguchi-10] After each of the first stones, which lie in ever larger squares, the other may swap. After the fourth Black may instead offer ten fifth stones, of which White chooses one.
   *[free] The first stone lies on the centre. After that both play freely.
}
opening-none = These rules know no opening rule: the first stone lies on the centre, and the game goes on freely.
# $side (String)
opening-seat = { $side ->
    [black] first, Black for now
   *[white] second
}
opening-by-hand = laid on the board
# $code (String)
# $romanised (String)
# $chinese (String)
opening-named = { $code } { $romanised } { $chinese }
# $name (String)
opening-is = Opening: { $name }
# $side (String)
opening-you-have = { $side ->
    [black] You have Black (●)
   *[white] You have White (○)
}

# $side (String)
# $width (Number)
opening-ask-lay = { $side ->
    [black] Lay a black stone in the central { $width } by { $width } points.
   *[white] Lay a white stone in the central { $width } by { $width } points.
}
opening-ask-anywhere = Lay the fourth stone, White's second, on any free point.
opening-ask-swap = You may swap. Which colour do you want?
opening-ask-declare = How many fifth stones shall Black offer? When you have said it, the engine may swap.
opening-ask-choice = You have Black. Swap, or lay the fifth stone in the central 9 by 9 points, after which the engine may swap, or offer ten fifth stones.
# $left (Number)
opening-ask-offer = { $left ->
    [one] Offer one more fifth stone.
   *[other] Offer { $left } fifth stones, one after the other.
} No two may be alike by symmetry. The engine chooses one.
opening-ask-choose = Black offers the marked points for the fifth stone. Choose one.
opening-over = The opening is over.

# $side (String)
opening-take = { $side ->
    [black] swap: take Black
   *[white] swap: take White
}
# $side (String)
opening-keep = { $side ->
    [black] keep Black
   *[white] keep White
}
opening-keep-fifth = keep Black and lay the fifth stone
opening-offer-ten = keep Black and offer ten fifth stones

# $side (String)
opening-did-swap = { $side ->
    [black] The engine swaps: you have Black now.
   *[white] The engine swaps: you have White now.
}
# $side (String)
opening-did-keep = { $side ->
    [black] The engine does not swap: you keep Black.
   *[white] The engine does not swap: you keep White.
}
# $number (Number)
opening-did-declare = { $number ->
    [one] The engine says: one fifth stone.
   *[other] The engine says: { $number } fifth stones.
}
opening-did-ten = The engine keeps Black and offers ten fifth stones.
# $points (String)
opening-did-offer = The engine offers { $points }.

# $point (String)
# $width (Number)
opening-refused-far = { $point } lies outside the central { $width } by { $width } points.
# $point (String)
# $offered (String)
opening-refused-alike = { $point } equals { $offered } by symmetry: fifth stones must differ.
# $point (String)
opening-refused-offered = { $point } was not offered.
# $point (String)
opening-refused-taken = { $point } is taken already.
