## Мотивы с именами шашечной литературы; рядом стоит французское имя, если хватает 21 столбца; объяснение мотива называет его всегда.

motif-name = { $motif ->
    [direct] прямой удар (direct)
    [mazette] удар мазетт (mazette)
    [promenade] променад (promenade)
    [epicier] бакалейщик (épicier)
    [rappel] удар с возвратом
    [trappe] удар «люк» (trappe)
    [talon] удар пяткой (talon)
    [ricochet] рикошет (ricochet)
    [double-deux] дважды два
    [bombe] удар «бомба» (bombe)
    [renverse] обратный удар
    [africain] африканец (Africain)
    [parallele] параллельный удар
    [tempo] свободный темп
    [king-offer] пропуск в дамки
    [turc] турецкий удар (turc)
    [royal] королевский удар
    [philippe] удар Филиппа
    [napoleon] удар Наполеона
    [express] экспресс (express)
    [manoury] удар Манури
    [raphael] удар Рафаэля
    [lapin] удар кролика (lapin)
    [lunette] любки (lunette)
    [forcing] форсирование
    [gambit] гамбит (gambit)
    [promotion] прорыв в дамки
    [quiet] тихий первый ход
    [exchange-trick] разменный удар
    [semi-direct] полупрямой удар
    [deflection] отвлечение
    [exchange] размен
    [king-capture] взятие дамки
    [rafle] большое взятие
    [double-attack] двойное нападение
    [attack] нападение
    [zugzwang] цугцванг
    [majority] правило большинства
    [breakthrough] прорыв (percée)
   *[blockade] запирание (blocage)
}

## Другие признаки задач

feature-name = { $feature ->
    [opening] дебют
    [opening-trap] дебютные ловушки
    [middlegame] миттельшпиль
    [endgame] эндшпиль
    [kings] дамки на доске
    [single-reply] вынужденные ответы
    [choice] выбор ответов
    [proven] доказано таблицами
   *[own-game] мои партии
}
