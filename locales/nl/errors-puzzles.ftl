## Puzzles and their files that are wrong

cannot-read = kan { $path } niet lezen: { $reason }
in-file = { $path }: { $problem }
at-line-of-file = { $path }:{ $line }: { $problem }
puzzle-twice = puzzel { $id } bestaat al
puzzle-syntax = geen puzzelrecord: { $reason }
puzzle-position = de stand "{ $fen }": { $problem }
puzzle-id = de id { $found } hoort niet bij de stand, waarvan de id { $expected } is
puzzle-move = de zet { $played }: { $problem }
puzzle-move-form = de zet { $played } is niet geschreven als twee velden, zoals 7-12
puzzle-move-destination = de zet { $played } heeft geen eindveld
puzzle-move-piece = de zet { $played } leidt niet tot deze stand: op zijn eindveld staat geen vijandelijk stuk
puzzle-no-move = het record geeft geen goede zet
pack-version = een pakket van formaat { $version }, dat deze versie niet kent
pack-unknown = het is geen pakket puzzels
pack-damaged = het pakket is beschadigd

## Compositions

composition-no-fen = hij begint in de beginstand: een compositie heeft een FEN-tag
composition-no-moves = hij heeft geen zetten

## Proofs

proof-not-unique = na { $line }: { $other } is niet duidelijk slechter dan de goede zet ({ $margin } schijven)
proof-other-better = na { $line }: { $other } is beter dan de goede zet{ $margin ->
    [result] {""} en beslist de partij
   *[other] {""}, met { $margin } schijven
}
proof-unequal = na { $line }: { $worse } { $difference ->
    [result] geeft de uitslag weg die een andere genoemde zet behoudt
   *[other] is { $difference } schijven slechter dan een andere genoemde zet
}
proof-missing-defence = na { $line }: de verdediging { $defence } { $difference ->
    [result] verandert de uitslag, de genoemde leiden tot een verloren stand
   *[other] is { $difference } schijven beter dan de genoemde
}
proof-goal-missed = na { $line }: het doel is niet bereikt
proof-nothing-to-find = er valt niets te vinden: elke eerste zet leidt tot dezelfde stand
