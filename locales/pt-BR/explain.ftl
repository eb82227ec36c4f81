## O que significam os motivos

explain-title = tema
explain-how-to = ← → percorrem o exemplo. Esc volta.
explain-none = Não há exemplo dele aqui. Esc volta.
motif-explained = { $motif ->
    [direct] Uma oferta tem de ser tomada, e a captura que vem logo em seguida ganha.
    [mazette] Ofertas afastam a pedra que bloqueia o caminho da última captura.
    [promenade] Uma peça adversária é levada de captura em captura, três ou mais seguidas, para fora do caminho.
    [epicier] Uma peça adversária faz duas capturas obrigatórias seguidas, e assim deixa seu lugar.
    [rappel] Uma pedra que capturou recebe a oferta de outra peça, e tem de voltar com uma captura.
    [trappe] Esvazia-se uma casa em que a captura do adversário tem de cair, e a peça na trappe é capturada.
    [talon] Uma pedra deixa a casa decisiva com uma captura que vai toda para trás.
    [ricochet] A retomada do adversário lança, de ricochete, uma peça na fila que é tomada.
    [double-deux] Duas capturas de duas peças em sequência; o adversário captura no meio, e ganham-se uma ou duas.
    [bombe] Uma pedra para onde poderia ser tomada, mas outra captura tem precedência, e ela segue capturando.
    [renverse] Uma peça poderia tomar a pedra oferecida, mas a Lei da Maioria faz outra tomar duas ou mais, mudando de direção.
    [africain] Uma pedra avança até uma peça que poderia tomá-la; a Lei da Maioria força outra captura, e a pedra toma essa peça e mais.
    [parallele] Duas peças podem tomar a pedra oferecida, e as respostas às duas capturas levam à mesma posição.
    [tempo] Enquanto o adversário ainda tem de capturar, um lance livre prepara o golpe.
    [king-offer] O adversário é obrigado a coroar uma pedra, e a nova dama é capturada.
    [turc] Uma dama tem de parar diante de uma peça que já saltou, porque as peças capturadas ficam até o fim.
    [royal] Três pedras são tomadas por 23x34, e a pedra em 40 vai capturando até 7 ou além.
    [philippe] A pedra em 18 é afastada, e uma captura passa de 38 ou 40 pelo centro.
    [napoleon] O segundo elo é posto antes do primeiro, e a captura vai em zigue-zague.
    [express] Pedras isoladas são oferecidas uma após outra, até que uma peça volte ao caminho.
    [manoury] Um lance ataca e abre um alçapão ao mesmo tempo: toma-se a pedra, não a dama.
    [raphael] Enquanto 21x43 tem de tomar duas pedras, uma pedra avança até a de 39, captura-a com outras, e segue-se uma segunda captura.
    [lapin] A pedra atacada foge, e é capturada por trás por um golpe direto.
    [lunette] Uma pedra se põe entre duas que têm uma casa livre no meio, ameaça ambas e toma uma.
    [forcing] Cada ameaça deixa só uma resposta, até que o golpe esteja lá.
    [gambit] Uma peça é entregue, segue-se um lance tranquilo, e o ganho não pode ser impedido.
    [promotion] A última captura termina na linha de coroação.
    [quiet] O primeiro lance nada oferece e nada ameaça, mas o golpe não pode ser impedido.
    [exchange-trick] Toda captura é igual por igual até a última, que ganha.
    [semi-direct] Duas ou mais ofertas formam a cadeia de pedras que então é capturada.
    [deflection] Uma oferta afasta uma peça de onde passa a última captura.
    [exchange] Uma troca igual prepara o ganho.
    [king-capture] Uma dama do adversário é capturada.
    [rafle] Três peças ou mais caem numa só captura.
    [double-attack] Um lance faz duas ameaças, e só uma pode ser respondida.
    [attack] Uma peça está atacada e não pode ser defendida.
    [zugzwang] Todo lance do adversário perde algo.
    [majority] O adversário tem de tomar o maior número e assim deixa o que queria guardar.
    [breakthrough] Uma pedra passa à força até a linha de coroação.
   *[blockade] O adversário não tem mais nenhum lance legal.
}

## Artigos das regras

articles-title = as regras
articles-own-words = Não o texto das regras, mas o que elas dizem, em nossas próprias palavras.
