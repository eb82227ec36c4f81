## Folhas de diagramas para imprimir: `damier sheet`.

cli-sheet = Escrever problemas como folha de diagramas para imprimir, em PDF ou SVG
value-text = TEXTO
cli-sheet-out = O arquivo a escrever, que termina em .pdf ou .svg; em SVG há um arquivo por página
cli-sheet-per-page = Diagramas por página, 2 a 6
cli-sheet-count = Quantos problemas; sem isto, o conjunto ou arquivo inteiro, ou senão 12
cli-sheet-seed = Sortear de novo os mesmos problemas
cli-sheet-solutions = Acrescentar páginas com as soluções
cli-sheet-title = O título da folha
cli-sheet-font = Um arquivo de fonte para letras que a fonte do próprio Damier não tem, como as chinesas; sem ele, procura-se nas fontes do sistema

sheet-title = Problemas
sheet-solutions = Soluções

sheet-more-lines = { $count ->
    [one] e mais { $count } linha
   *[other] e mais { $count } linhas
}

sheet-written = { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
} em { $pages ->
    [one] { $pages } página:
   *[other] { $pages } páginas:
}
sheet-again = --seed { $seed } sorteia de novo os mesmos problemas

## O que pode dar errado

sheet-kind = --out: { $file } tem de terminar em .pdf ou .svg
sheet-none = Nenhum problema serve. `damier puzzles list` com as mesmas opções mostra o que há; retire uma delas
sheet-no-font = Esta não é uma fonte que se possa usar: é preciso um arquivo TrueType ou OpenType
sheet-font-forbidden = Esta fonte não pode ser incluída em documentos: escolha outra
sheet-letters-missing = Nenhuma fonte tem "{ $letters }". Instale uma que tenha, como Noto Sans CJK para chinês, ou indique o arquivo dela com --font
