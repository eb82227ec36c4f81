## The ending drill

drill-title = Eindspelen
drill-drawing = Een stand wordt gezocht …

## Choosing an ending

ending-form-title = eindspel
ending-form-ending = eindspel
ending-form-role = rol
ending-form-level = niveau
ending-form-errors = fouten
ending-form-fen = FEN
ending-form-start = Start
ending-form-fen-help = Typ of plak een FEN zoals { $board ->
    [eight] W:WKc3,Ke1,a3:BKb8
   *[ten] W:WK6,K8,45:BK2
} om met een eigen stand te beginnen. Leeg: een willekeurige stand.
ending-form-over = In deze stand is de partij voorbij.
ending-form-from-fen = Uit de FEN: win hem als hij gewonnen is; houd hem met de zwakste kant als hij remise is.

errors-at-once = meteen getoond
errors-at-the-end = aan het eind getoond

ending-role = { $role ->
    [win] winst
   *[hold] remise
}

ending-role-with = { $role ->
    [win] winst
   *[hold] remise
} met { $pieces }

ending-level = { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
   *[any] alle
}

ending-kings = { $count ->
    [one] dam
   *[other] { $count } dammen
}

ending-lone-king = dam

ending-men = { $count ->
    [one] schijf
   *[other] { $count } schijven
}

ending-force = { $kings }, { $men }

ending-material = { $strong } tegen { $weak }

ending-material-short = { $strong }–{ $weak }

drill-not-tried = Nog niet geprobeerd.

drill-record = { $solved } van { $tried } opgelost, { $perfect } perfect, beste reeks { $streak }.

## The task

drill-task-win-limit = Win binnen de { $moves }-zettenregel. Elke zet die dat behoudt, is goed. “Over”: zetten speling.

drill-task-win = Je kunt winnen. Elke zet die de winst behoudt, is goed.

drill-task-hold-limit = Je kunt remise houden, als je de zetten vindt tot de { $moves }-zettenregel de partij beëindigt.

drill-task-hold = Je kunt remise houden, als je de zetten vindt.
drill-attempt-win = Probeer te winnen. Geen tabel kent dit eindspel: de engine antwoordt en oordeelt.
drill-attempt-hold = Probeer stand te houden. Geen tabel kent dit eindspel: de engine antwoordt en oordeelt.

moves-to-spare = { $moves } over

## Verdicts on a move

engine-sees-no-win = De engine ziet geen winst meer.
engine-sees-loss = De engine ziet nu een gedwongen verlies.
drill-still-drawn = Nog steeds remise.
drill-still-won = Nog steeds gewonnen.

drill-still-won-in = { $moves ->
    [one] Nog steeds gewonnen, bij best spel in 1 zet.
   *[other] Nog steeds gewonnen, bij best spel in { $moves } zetten.
}

drill-win-gone = De winst is weg. r gaat terug naar de fout.
drill-lost-now = Dit is verloren. r gaat terug naar de fout.
drill-not-seen = Speel door; de engine antwoordt.

drill-wasted = { $moves ->
    [one] Nog gewonnen, maar je verspilde een zet: { $better } hield { $kept } over tot de limiet.
   *[other] Nog gewonnen, maar je verspilde { $moves } zetten: { $better } hield { $kept } over tot de limiet.
}

drill-gives-win-away = Dat geeft de winst weg: { $why }.

drill-loses = Dat verliest: { $why }.

drill-gave-win-why = { $written } gaf de winst weg: { $why }.

drill-gave-draw-why = { $written } gaf de remise weg: { $why }.

## Why a move gave the result away: follows a colon

drill-mistake = { $mistake ->
    [too-late] het duurt te lang voor de zettenlimiet
    [loses-king] een dam wordt geslagen
    [loses-man] een schijf wordt geslagen
    [lets-man-through] de schijf komt erdoor en haalt dam
    [gives-main-road] de eenzame dam krijgt de hoofdlijn
    [leaves-main-road] je dam verlaat de hoofdlijn
    [lets-king-out] de eenzame dam glipt tussen je stukken door
    [walks-into-offer] een offer lokt je naar een lijn waar je wordt geslagen
    [is-caught] je dam is gevangen
   *[other] het antwoord laat zien waarom
}

## What can be done then

drill-better = { $better } was goed.

drill-retry-or-see = s toont waarom, r probeert opnieuw, i geeft de goede zet.
drill-refutation-more = s toont de volgende zet, elke andere toets gaat terug.
    .aloud = s toont de volgende zet; elke andere regel gaat terug.
drill-refutation-drawn = Dat is remise.
drill-refutation-lost = Dat is verloren.
drill-refutation-end = Elke toets gaat terug.
    .aloud = Elke regel gaat terug.

drill-retry = r probeert het vandaar opnieuw.
drill-back-here = r gaat hier verder.

## Hints

drill-all-keep = Elke zet behoudt de uitslag.

drill-winning-move = { $spare ->
    [one] Wint: { $written }. Daarna mag je tot de limiet 1 zet verspillen.
   *[other] Wint: { $written }. Daarna mag je tot de limiet { $spare } zetten verspillen.
}

drill-winning-spare = Winnend: { $moves }. Tussen haakjes: hoeveel zetten je dan nog kunt verspillen tot de limiet.

drill-winning = Winnend: { $moves }.

drill-holding = Remise met: { $moves }.

drill-and-more = { $moves } en meer

rule-four-kings = Let op een zet die twee van je dammen tegelijk aanvalt; zonder zo'n zet winnen vier dammen altijd.

rule-keep-off-road = Houd de eenzame dam van de hoofdlijn af. Staat hij erop, dan win je { $on } van de 100 standen, staat hij elders, { $off }.

rule-hold-road = Houd de hoofdlijn bezet. Erop verlies je { $on } van de 100 standen, elders { $off }.

rule-last-offer = Zoek een offer: de tegenstander moet slaan, en je volgende zet beëindigt de partij. { $offers ->
    [100] Elke winst in twee zetten begint met een offer.
   *[other] Van 100 winsten in twee zetten kunnen er { $offers } met een offer beginnen.
}

rule-crowning = Haal niet overhaast dam. Van 100 gewonnen standen waarin een schijf meteen dam kan halen, houdt dam halen in { $keeps } de winst vast.

rule-few-moves = Bewaak de velden waar de eenzame dam heen kan, tot hij geen veilig veld meer heeft, of offer een dam. Van 100 winsten in twee zetten kunnen er { $offers } met een offer beginnen; geen winst duurt langer dan { $moves } zetten.

rule-corner = Ga naar de tegenoverliggende hoek van de hoofdlijn: je wint alleen als beide dammen erop staan, die van de ander in een hoek.

rule-no-refuge = Houd je dam waar hij niet geslagen kan worden. Van 100 verliezende zetten laten { $taken } hem meteen slaan. De hoofdlijn is geen toevlucht: je verliest daarop { $on } van de 100 standen, elders { $off }.

rule-opposition = { $result ->
    [win] Breng een schijf tegenover die van hen, in één kolom met één rij ertussen, en houd nog een schijf die kan zetten. Van 100 zulke standen met jou aan zet win je er { $share }.
   *[lose] Ga niet tegenover hun schijf staan, in één kolom met één rij ertussen, als jij aan zet bent: jouw schijf moet dan naast die van hen stappen. Van 100 zulke standen verlies je er { $share }.
}

rule-stop = Bewaak de weg van hun voorste schijf: breng er een stuk voor zolang hij nog ver van zijn laatste rij is. Van 100 standen win je er { $won } als hij { $near ->
    [one] 1 stap
   *[other] { $near } stappen
} weg is, en { $more ->
    [100] alle
   *[other] { $more }
} als hij er { $far } weg is.

rule-hurry = Loop met je voorste schijf, en houd zijn weg vrij. Van 100 standen houd je er { $held } als hij { $near ->
    [one] 1 stap
   *[other] { $near } stappen
} van zijn laatste rij is, en { $fewer ->
    [0] geen enkele
   *[other] { $fewer }
} als hij er { $far } weg is.

rule-captures-share = { $result ->
    [win] Bewaak je stukken: kijk vóór elke zet wat de tegenstander daarna kan slaan. Van 100 zetten die de winst weggeven, laten { $taken } hem meteen slaan.
   *[draw] Bewaak je stukken: kijk vóór elke zet wat de tegenstander daarna kan slaan. Van 100 zetten die verliezen, laten { $taken } hem meteen slaan.
}

rule-captures = Kijk vóór elke zet wat de tegenstander daarna kan slaan.

## The result

drill-won = Gewonnen!
drill-lost = Verloren.
drill-not-won = Maar remise.
drill-held = Remise gehouden!
drill-won-more = Gewonnen, waar remise genoeg was!
drill-perfect = Perfect: niets verspild.

drill-gave-win = { $written } gaf de winst weg.

drill-gave-draw = { $written } gaf de remise weg.

drill-wasted-in-all = { $moves ->
    [one] Je hebt 1 zet verspild.
   *[other] Je hebt { $moves } zetten verspild.
}

drill-go-on = n: volgende, r: opnieuw, ↑: terugkijken.
drill-try-again = r: terug naar de fout, n: volgende, ↑: terugkijken.
