## Собственные наборы задач игрока и задачи, которые больше не появляются.

## Клавиши

label-keep = взять
help-keep = взять задачу в свой набор
label-hide = скрыть
help-hide = больше не показывать эту задачу или отменить это
label-remove-set = убрать
help-remove-set = убрать набор (дважды); его задачи остаются в собрании

## Взять задачу

keep-title = Взять эту задачу
keep-clock = взять
keep-menu = куда
keep-set = набор
keep-name = имя
keep-new = новый набор
keep-start = Взять
drop-start = Убрать
keep-how-to = Enter — взять задачу в этот набор. Набор можно тренировать в любом режиме (m) и экспортировать.
drop-how-to = Задача уже в этом наборе. Enter — убрать её.
keep-nameless = Наберите имя набора.
    .aloud = Наберите 2 и имя набора.

kept-in-set = { $count ->
    [one] Взято в «{ $set }»: { $count } задача.
    [few] Взято в «{ $set }»: { $count } задачи.
    [many] Взято в «{ $set }»: { $count } задач.
   *[other] Взято в «{ $set }»: { $count } задачи.
}

dropped-from-set = Убрано из «{ $set }».

hidden-now = Больше она не появится. Delete — отменить.
shown-again = Теперь она может снова появиться.

## Анкета выбора задач

set-all = все задачи

set-own = { $set } ({ $count })

## Список

picks-title = Ваши задачи
picks-menu = наборы и скрытые задачи
picks-none = У вас нет ни набора, ни скрытой задачи. У задачи + берёт её в набор, а Delete скрывает.
picks-set-how-to = Enter — выбрать, как тренировать этот набор. Delete — убрать его.
picks-hidden-how-to = Эта задача не появляется. Enter — отменить.
picks-remove = Нажмите Delete ещё раз, чтобы убрать набор. Его задачи останутся в собрании.
picks-unknown = Этой задачи сейчас нет в собрании.

picks-set = { $count ->
    [one] { $set }  { $count } задача
    [few] { $set }  { $count } задачи
    [many] { $set }  { $count } задач
   *[other] { $set }  { $count } задачи
}

picks-hidden = скрыто: { $id }


settings-picks-count = { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
}, скрыто { $hidden }
