## Os conjuntos de problemas do próprio jogador, e os problemas que nunca mais aparecem.

## Teclas

label-keep = guarda
help-keep = guardar o problema num conjunto seu
label-hide = nunca mais
help-hide = nunca mais mostrar este problema, ou desfazer isso
label-remove-set = retira
help-remove-set = remover um conjunto (duas vezes); seus problemas ficam na coleção

## Guardar um problema

keep-title = Guardar problema
keep-clock = guardar
keep-menu = onde
keep-set = conjunto
keep-name = nome
keep-new = novo conjunto
keep-start = Guardar
drop-start = Retirar
keep-how-to = Enter guarda o problema neste conjunto. Você pode treinar um conjunto em todo modo (m) e exportá-lo.
drop-how-to = O problema está neste conjunto. Enter o retira.
keep-nameless = Digite um nome para o conjunto.
    .aloud = Digite 2 e um nome para o conjunto.

kept-in-set = { $count ->
    [one] Guardado em "{ $set }": { $count } problema.
   *[other] Guardado em "{ $set }": { $count } problemas.
}

dropped-from-set = Retirado de "{ $set }".

hidden-now = Ele nunca mais aparecerá. Delete desfaz isso.
shown-again = Ele pode aparecer de novo.

## O formulário que escolhe problemas

set-all = todos os problemas

set-own = { $set } ({ $count })

## A lista

picks-title = Seus problemas
picks-menu = conjuntos, e ocultos
picks-none = Você não tem conjunto e não ocultou nenhum problema. Num problema, + o guarda num conjunto e Delete o oculta.
picks-set-how-to = Enter escolhe como treinar este conjunto. Delete o remove.
picks-hidden-how-to = Este problema nunca aparece. Enter desfaz isso.
picks-remove = Pressione Delete de novo para remover o conjunto. Seus problemas ficam na coleção.
picks-unknown = Este problema não está na coleção agora.

picks-set = { $count ->
    [one] { $set }  { $count } problema
   *[other] { $set }  { $count } problemas
}

picks-hidden = oculto: { $id }


settings-picks-count = { $sets ->
    [0] 0 conjuntos
    [one] { $sets } conjunto
   *[other] { $sets } conjuntos
}, ocultos: { $hidden }
