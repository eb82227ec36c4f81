## Ошибки в файлах партий (PDN)

pdn-at = { $place }: { $problem }

pdn-warning-at = { $place }: предупреждение: { $problem }

pdn-unread = дальше прочесть нельзя: { $reason }

pdn-utf16 = файл в UTF-16; сохраните его в UTF-8

pdn-unexpected = «{ $text }» — не ход и не что-либо иное, допустимое здесь

pdn-tag-expected = нужен тег, как [Event "имя"]

pdn-tag-value = тег { $tag }: нужно значение в двойных кавычках

pdn-tag-unclosed = тег { $tag } не закрыт: нужно "]

pdn-too-many-tags = у партии больше тегов, чем { $most }

pdn-comment-unclosed = это примечание не закрыто: нужна {"}"} в пределах { $most } КиБ

pdn-setup-unclosed = эта расстановка не закрыта: нужно /FEN "..."/

pdn-too-deep = варианты здесь вложены глубже { $most }

pdn-variation-unopened = здесь не открыт ни один вариант: уберите )
pdn-variation-unclosed = этот вариант не закрыт до конца партии: нужна )
pdn-variation-before-move = вариант заменяет ход перед ним, а хода нет

pdn-other-game = { $game ->
    [0] шахматы
    [1] китайские шахматы
    [21] английские шашки
    [22] итальянские шашки
    [23] американские шашки (пул)
    [24] испанские шашки
    [27] канадские шашки
    [28] португальские шашки
    [29] чешские шашки
    [30] турецкие шашки
    [31] тайские шашки
    [40] фризские шашки
    [41] шашки «спанциретти»
   *[50] Отелло
} (GameType { $game }): такое не поддерживается, возьмите 20 (международные), 25 (русские) или 26 (бразильские)

pdn-other-name = { $tag } «{ $value }» не поддерживается: только международные, русские и бразильские шашки

pdn-game-type = GameType «{ $value }» не поддерживается: возьмите 20 (международные), 25 (русские) или 26 (бразильские)

## Странности

pdn-no-terminator = эта партия не кончается результатом или *
pdn-stray-dot = эта точка стоит не после номера хода

pdn-unquoted-tag = у тега { $tag } значение без двойных кавычек

pdn-draw-in-words = «{ $text }» читается как ничья

pdn-remark = «{ $text }» рядом с результатом читается как примечание

pdn-null-move = тире на месте хода пропущено
pdn-dash-for-capture = это взятие: пишите его с x или : вместо тире

pdn-ambiguous = у { $played } несколько значений; следующие ходы допускают только { $meaning }

pdn-naming = GameType «{ $value }» противоречит ходам; они прочитаны с обычными именами полей

pdn-recognised = GameType нет: прочитано как { $variant ->
    [russian] русские
    [brazilian] бразильские
   *[international] международные
} шашки{ $certain ->
    [true] {""}
   *[false] ; такие ходы есть и в других видах
}

pdn-unknown-game-type = GameType неизвестен: прочитано как { $variant ->
    [russian] русские
    [brazilian] бразильские
   *[international] международные
} шашки

pdn-other-name-ignored = { $tag } «{ $value }» не подходит к GameType, а он важнее

pdn-unknown-fen = FEN неизвестен: партия читается с обычного начала

pdn-unknown-setup = поставленная здесь позиция неизвестна: доска оставлена, как была

pdn-unknown-side = FEN не говорит, чей ход: прочитано как ход { $side ->
    [white] белых
   *[black] чёрных
}

pdn-other-result = тег Result говорит { $tag }, а ходы кончаются { $end }; важнее тег

## Кодировка текста

text-guessed = не UTF-8: прочитано как { $encoding }, это догадка; решает --encoding ИМЯ
text-marked = не UTF-8: прочитано как { $encoding }
text-does-not-fit = часть текста — не { $encoding }: назовите другую кодировку через --encoding
