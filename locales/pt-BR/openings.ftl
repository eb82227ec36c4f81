## O que se sabe das aberturas

opening-name = { $name ->
    [symmetrical] variante simétrica
    [chefneux] abertura Chefneux
    [fox] a Raposa
    [modern] variante moderna
    [fabre] abertura Fabre
    [fabre-variation] variante Fabre
    [molimard] resposta de Molimard
    [de-haas] resposta de De Haas
    [lochtenberg] lance de Lochtenberg, uma cilada
    [city] partida urbana
    [city-declined] partida urbana recusada
    [old] partida antiga
    [reverse-crossroads] encruzilhada invertida
    [reverse-crossroads-declined] encruzilhada invertida recusada
    [kaulen] partida de Kaulen
    [filippov] partida de Filippov
    [bodyansky] partida de Bodyansky
    [reverse-stake] estaca invertida
    [stake] estaca
   *[reverse-poke] estocada invertida
}

opening-own = { $games } (+{ $won } ={ $drawn } -{ $lost })
opening-trap = perde por { $shot }
opening-value = Motor, profundidade { $depth }: { $value } para as Brancas
opening-unknown = Nada se sabe desta posição.

opening-head-move = lance
opening-head-unselected = jogos
opening-head-selected = seletas
opening-head-programs = programas
opening-head-value = valor
opening-head-own = suas
opening-legend = jogos: partidas de pessoas; seletas: de pessoas, reunidas pelo resultado; valor: do motor, para as Brancas; suas: todas, vitórias, empates, derrotas

label-openings = aberturas
help-openings = mostrar o que se joga aqui, quantas vezes, seu valor e as ciladas
opening-pane = aberturas
opening-searches = Procurando …

## O comando

cli-openings = Listar o que se joga numa posição de abertura, seu valor, suas ciladas e suas próprias partidas
cli-openings-position = FEN de uma posição, ou lances desde o começo, como 32-28 19-23; sem nenhum dos dois, o começo
cli-openings-json = Escrever um objeto JSON; os valores são para o lado da vez
value-fen-or-moves = FEN-OU-LANCES
openings-bad-move = { $text }: { $problem }
