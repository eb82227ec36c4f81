## Cases for an arbiter. $mover did something, $other is the opponent: "White" or "Black". A case has at most 45 words
## with its question.

act = { $act ->
    [moves-twice] { $mover } speelt { $played } en dan, voordat { $other } geantwoord heeft, { $second }.
    [moves-wrongly] { $mover } speelt { $played }, achteruit met een schijf.
    [touches-other] { $mover } raakt zonder een woord het stuk op { $piece } aan en speelt dan { $played }.
    [takes-back] { $mover } speelt { $played }, laat los, zet het stuk terug en speelt in plaats daarvan { $second }.
    [moves-enemy] { $mover } verzet het stuk van { $other } op { $piece }: { $played }.
    [does-not-capture] { $mover } speelt { $played }, hoewel dat stuk kan slaan.
    [lifts-piece] { $mover } neemt zonder reden het stuk op { $piece } van het bord en speelt dan { $played }.
    [captures-fewer] { $mover } slaat { $played }. Een andere slag neemt meer stukken.
    [stops-capture] { $mover } begint de slag { $played }, maar laat het stuk op { $piece } los.
    [lifts-during-capture] { $mover } slaat { $played }, en neemt het stuk op { $piece } voor de laatste sprong van het bord.
    [leaves-captured] { $mover } slaat { $played }, maar laat het geslagen stuk op { $piece } op het bord staan.
    [removes-unjumped] { $mover } slaat { $played } en neemt ook het stuk op { $piece } weg, waarover niet gesprongen is.
    [stops-removing] { $mover } slaat { $played } en houdt midden in het wegnemen van de geslagen stukken op.
    [removes-own] { $mover } slaat { $played } en neemt dan ook een eigen stuk weg, op { $piece }.
    [moves-uncrowned] { $mover } speelt { $played } met een dam die nog geen kroon heeft.
   *[two-hands] { $mover } slaat { $played } met de ene hand en neemt de geslagen stukken met de andere weg.
}
irregular-case = { $happened } { $question }
sequel = { $sequel ->
    [noticed] { $other } ziet het meteen. Wat mag { $other } doen?
    [noticed-late] { $other } antwoordt met een zet en merkt het dan pas. Wat mag { $other } doen?
    [refused] { $other } eist verbetering, en { $mover } weigert. Wat is de uitspraak?
    [partly] { $other } eist verbetering. { $mover } verbetert er maar een deel van. Wat is de uitspraak?
   *[silence] { $other } zegt niets, maar de arbiter heeft het gezien. Wat doet de arbiter?
}

case-accident = Een mouw veegt enkele stukken van hun velden. Beide spelers merken het meteen. Hoe ziet de arbiter dat?
case-board-turned = Midden in de partij merkt iemand dat de linkerhoeken van het bord licht zijn. Wat is de uitspraak?
case-left-off = Na enkele zetten blijkt dat bij het opstellen een schijf is weggelaten. Wat is de uitspraak?
case-on-light = Tijdens de partij blijkt dat er sinds het begin een schijf op een licht veld staat. Wat is de uitspraak?

## Touching a piece

touch = { $touch ->
    [movable] { $mover } raakt zonder een woord het stuk op { $piece } aan en wil dan een ander zetten. Wat is de uitspraak?
    [blocked] { $mover } raakt het stuk op { $piece } aan, dat niet kan zetten. Wat is de uitspraak?
    [adjusted] { $mover } zegt “j'adoube” en raakt dan het stuk op { $piece } aan. Wat is de uitspraak?
    [adjusted-late] { $mover } raakt het stuk op { $piece } aan en zegt dan pas “j'adoube”. Wat is de uitspraak?
    [hand-on] { $mover } speelt { $played }, maar houdt de hand op het stuk en ziet nu een beter veld. Wat is de uitspraak?
    [hand-off] { $mover } speelt { $played }, haalt de hand weg en ziet nu een beter veld. Wat is de uitspraak?
   *[not-to-move] { $mover } is aan zet. { $other } zegt niets en zet het stuk op { $piece } recht. Mag dat?
}

## The clock

clock-flag-pressed = { $mover } laat het stuk los met { $seconds } seconden op de klok en drukt hem in met nog { $left }. { $other } claimt winst op tijd. Wat is de uitspraak?
clock-flag-not-pressed = { $mover } laat het stuk los met { $seconds } seconden op de klok, maar de vlag valt voordat { $mover } hem heeft ingedrukt. Wat is de uitspraak?
clock-forgotten = { $mover } heeft gezet en vergeet de klok in te drukken. Wie mag dat zeggen?
clock-other-hand = { $mover } zet met de rechterhand en drukt de klok met de linker in. Mag dat?
clock-late = { $other } komt { $minutes } minuten na het begin; de grens is een uur. Wat is de uitspraak?
clock-both-late = Na { $minutes } minuten is geen van beide spelers gekomen; de grens is een uur. Wat is de uitspraak?
clock-neither = Bij het begin is geen van beide spelers er. { $mover } komt na { $minutes } minuten, voor { $other }. Hoe wordt de verloren tijd geteld?
clock-black-absent = De ronde begint. Wit zit aan het bord, Zwart niet. Welke klok start de arbiter?
clock-claim-right = { $mover } claimt remise. Terwijl de arbiter het onderzoekt, valt de vlag van { $mover }. De arbiter vindt de claim terecht. Wat is de uitspraak?
clock-claim-wrong = { $mover } claimt remise. Terwijl de arbiter het onderzoekt, valt de vlag van { $mover }. De arbiter vindt de claim onterecht. Wat is de uitspraak?
clock-broken = Midden in de partij stopt de klok ermee. De arbiter brengt een andere en stelt beide tijden in. Wat is de uitspraak?
clock-colors-swapped = Na enkele zetten merken de spelers dat ieder de kleur van de ander heeft. Wat is de uitspraak?

## Keeping score

sheet-sudden-death = Tijd per partij: { $mover } heeft nog { $minutes } minuten en houdt op met noteren. Wat is de uitspraak?
sheet-fischer = Fischerklok: { $mover } heeft nog { $minutes } minuten en houdt op met noteren. Wat is de uitspraak?
sheet-after-time-trouble = { $mover } hield in tijdnood op met noteren. De partij is voorbij, en de arbiter vraagt om de ontbrekende zetten. Wat is de uitspraak?
sheet-compare = { $case ->
    [own-agreed] Terwijl de klok van { $mover } loopt, vraagt { $mover } het formulier van { $other }, om beide te vergelijken. { $other } vindt het goed. Mag dat?
    [own] Terwijl de klok van { $mover } loopt, neemt { $mover } het formulier van { $other }, om beide te vergelijken. { $other } vindt het niet goed. Mag dat?
    [others-agreed] Terwijl de klok van { $other } loopt, vraagt { $mover } het formulier van { $other }, om beide te vergelijken. { $other } vindt het goed. Mag dat?
   *[others] Terwijl de klok van { $other } loopt, neemt { $mover } het formulier van { $other }, om beide te vergelijken. { $other } vindt het niet goed. Mag dat?
}
sheet-capture-first = { $mover } noteert de slag 28x19 en doet hem dan op het bord. Mag dat?
sheet-refuses = { $mover } weigert te noteren, ook als de arbiter erom vraagt. Wat is de uitspraak?

## Draws

offer-after = Zet { $number }: { $mover } zet, biedt remise aan en drukt dan de klok in. Hoe zit het met het aanbod?
offer-again = Zet 60: { $mover } zet, biedt remise aan en drukt de klok in. Bij zet 50 wees { $other } zo'n aanbod af, en heeft er sindsdien geen gedaan. Hoe zit het met het aanbod?
offer-conditional = Zet 50: { $mover } zet, zegt “remise, tenzij je achteruit slaat”, en drukt de klok in. Hoe zit het met het aanbod?
offer-on-opponents-time = Zet 50: { $mover } zet, drukt de klok in, en biedt dan remise aan. Hoe zit het met het aanbod?
offer-answered-by-move = { $mover } heeft een geldig remisevoorstel gedaan. { $other } zegt niets en speelt een zet. Hoe zit het met het aanbod?
limit-case = { $material } Elke speler heeft sindsdien { $moves } zetten gedaan, en de partij is niet beslist. Wat is de uitspraak?
limit-material = { $material ->
    [kings] Beide spelers hebben dammen en schijven. De laatste slag is een tijd geleden, en sindsdien hebben alleen dammen gezet.
    [three-kings] Fischerklok. Er ontstonden drie dammen tegen één dam.
    [two-kings-and-man] Fischerklok. Er ontstonden twee dammen en een schijf tegen één dam.
    [king-and-two-men] Fischerklok. Er ontstonden één dam en twee schijven tegen één dam.
    [two-kings] Fischerklok. Er ontstonden twee dammen tegen één dam.
    [king-and-man] Fischerklok. Er ontstond één dam en een schijf tegen één dam.
   *[king] Fischerklok. Er ontstond één dam tegen één dam.
}
repetition-same-side = Een stand is nu in totaal { $times } keer voorgekomen, altijd met { $mover } aan zet. Wat is de uitspraak?
repetition-either-side = Dezelfde stukken stonden nu { $times } keer op dezelfde velden, één keer met { $other } aan zet en verder met { $mover }. Wat is de uitspraak?
theoretical-sudden-death = Tijd per partij: drie dammen tegen één zijn net ontstaan. De sterkere speler kan geen winst aantonen. Wat is de uitspraak?
theoretical-fischer = Fischerklok: drie dammen tegen één zijn net ontstaan. Wat is de uitspraak?
advantage-sudden-death = Tijd per partij: er staan nog { $pieces } stukken op het bord. { $mover } staat duidelijk beter, heeft { $seconds } seconden en claimt remise. Wat is de uitspraak?
advantage-fischer = Fischerklok: er staan nog { $pieces } stukken op het bord. { $mover } staat duidelijk beter, heeft { $seconds } seconden en claimt remise. Wat is de uitspraak?

## An adjourned game

sealed-read = De envelop gaat open. { $mover } is aan zet, en de afgegeven zet luidt { $played }. Wat is de uitspraak?
sealing-case = { $step ->
    [who-seals] Het licht valt urenlang uit, en de partij wordt afgebroken. Wie schrijft de volgende zet in het geheim op?
    [illegal] De envelop gaat open, en de afgegeven zet blijkt onreglementair. Wat is de uitspraak?
    [who-keeps] De partij wordt afgebroken. Wie bewaart de verzegelde envelop?
    [first] Een afgebroken partij wordt hervat. Wat gebeurt het eerst?
    [second] Een afgebroken partij wordt hervat. De envelop is geopend. Wat komt dan?
    [third] Een afgebroken partij wordt hervat. De spelers hebben hun formulieren terug. Wat komt dan?
    [fourth] Een afgebroken partij wordt hervat. De spelers zijn het eens over stand en tijden. Wat komt dan?
    [other-move] De speler heeft 's nachts een betere zet gevonden en wil die spelen in plaats van de afgegeven zet. Mag dat?
   *[arbiters-time] Voor het afbreken noteert de arbiter de stand. Wiens klok loopt intussen?
}

## Conduct

conduct = { $conduct ->
    [talks] { $mover } praat tijdens de partij met een vriend in de zaal.
    [asks-spectator] { $mover } vraagt tijdens de partij een toeschouwer hoe de anderen ervoor staan.
    [notes] { $mover } zoekt tijdens de partij iets op in een notitieboek.
    [written-opening] { $mover } heeft een opening achter op het notatieformulier staan en kijkt ernaar.
    [leaves-to-move] { $mover } is aan zet en gaat van het bord weg.
    [points] { $mover } denkt na en wijst daarbij met een vinger het ene veld na het andere aan.
    [disturbs] { $other } denkt na. { $mover } trommelt op de tafel.
    [disturbs-others] { $mover } is klaar en vertelt hardop moppen terwijl anderen nog spelen.
    [advice] { $mover } vraagt een teamgenoot naar de stand en neemt de raad aan.
    [analyses-running] { $mover } vertelt een vriend wat er mis is met een partij aan het volgende bord, die nog bezig is.
    [analyses-in-hall] { $mover } is klaar en analyseert de partij met { $other }, in de speelzaal.
    [holds-up] De volgende ronde begint. { $mover } zit aan de tafel van de vorige en wil er niet weg.
    [leaves-hall] { $mover } verlaat de speelzaal zonder het de arbiter te vragen.
    [fetches-something] { $mover } rent naar het hotel voor een bril en zegt het niemand.
    [stands-by] { $mover } staat tien minuten bij het volgende bord te kijken.
    [telephone] { $mover } kijkt tijdens de partij op een telefoon.
    [watch] { $mover } leest tijdens de partij een bericht op een horloge.
    [walks] Terwijl { $other } nadenkt, loopt { $mover } door de zaal op en neer.
    [asks-arbiter] { $mover } vraagt de arbiter hoe de zettenlimiet geteld wordt.
    [appeals] { $mover } speelt door en stuurt een schriftelijk beroep naar de commissie van beroep, met een afschrift voor de hoofdarbiter.
   *[writes-to-organisers] { $mover } schrijft de organisatie een brief over het licht in de zaal.
}
conduct-case = { $conduct } Mag dat?
seen-conduct = { $conduct } De arbiter ziet het; { $other } heeft niet geklaagd. Wat doet de arbiter?
severe-warning-one = In één partij heeft { $mover } een ernstige waarschuwing gekregen, de eerste. Wat is de uitspraak?
severe-warning-two = In één partij heeft { $mover } een tweede ernstige waarschuwing gekregen. Wat is de uitspraak?
disqualification-case = Een arbiter wil een speler diskwalificeren. Wie moet ermee instemmen?
refuses-correction-case = { $mover } heeft een spelregel overtreden. De arbiter vraagt om verbetering, en { $mover } weigert. Wat is de uitspraak?
seen = { $seen ->
    [flag] De arbiter ziet dat een vlag is gevallen. De spelers merkten het niet. Wat doet de arbiter?
    [rule-draw] De arbiter ziet dat de partij volgens de 16-zettenregel remise is. Geen van beide spelers merkte het. Wat doet de arbiter?
    [third-time] De arbiter ziet dezelfde stand voor de derde keer op een bord, met dezelfde speler aan zet. Geen van beide spelers merkte het. Wat doet de arbiter?
    [king-moves] De arbiter ziet dat elke speler 25 zetten met alleen dammen heeft gedaan en niets geslagen is. Geen van beide spelers merkte het. Wat doet de arbiter?
    [too-late] { $mover } komt anderhalf uur te laat; de grens is een uur. De tegenstander zegt niets. Wat doet de arbiter?
    [forgotten-clock] De arbiter ziet dat { $mover } gezet heeft en de klok vergat. De tegenstander zegt niets. Wat doet de arbiter?
    [quarrel] Twee spelers maken ruzie aan het bord. Geen van beiden heeft de arbiter geroepen. Wat doet de arbiter?
   *[no-score] De arbiter ziet dat { $mover }, met nog een uur, is opgehouden met noteren. Wat doet de arbiter?
}

## Forms of play and of tournaments

form-described = { $form ->
    [odds] Een meester treft een beginner en begint met een schijf minder. Hoe heet dit?
    [blindfold] Een speler speelt zonder het bord te zien en zegt de zetten hardop. Hoe heet dit?
    [simultaneous] Een meester speelt tegen twintig tegenstanders tegelijk en gaat van bord tot bord. Hoe heet dit?
    [blindfold-simultaneous] Een meester speelt tegen tien tegenstanders tegelijk en ziet geen van de borden. Hoe heet dit?
    [correspondence] De spelers sturen elkaar telkens één zet en mogen dagen nadenken. Hoe heet dit?
    [knock-out] Wie verliest, ligt eruit, tot er één speler over is. Hoe heet dit?
    [round-robin] Elke speler speelt tegen elke andere. Hoe heet dit?
    [by-score] In elke ronde treffen spelers met gelijke of bijna gelijke score elkaar. Hoe heet dit?
    [relay] Elk team stuurt de ene speler na de andere. Wie een partij verloren heeft, speelt niet meer, en een team ligt eruit als zijn laatste speler verloren heeft. Hoe heet dit?
    [match] Twee spelers treffen elkaar in een reeks partijen. Hoe heet dit?
   *[scheveningen] Twee teams treffen elkaar, en elke speler van het ene speelt tegen elke speler van het andere. Hoe heet dit?
}
rounds-case = { $players } spelers doen mee aan een toernooi volgens het Zwitserse systeem. Hoeveel ronden passen?
player-name = { $player ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
   *[f] F
}
player-line = { $player } { $score } ({ $wins })
score-case = Een rondtoernooi van zes is afgelopen. { $player } won { $wins } keer, speelde { $draws } keer remise en verloor { $losses } keer. Hoeveel punten zijn dat?
compare-won = { $winner } won van { $loser }.
compare-drawn = { $first } en { $second } speelden remise.
compare-case = Rondtoernooi van zes, eindscores met winstpartijen tussen haakjes: { $table }. { $game } Wie staat hoger, { $first } of { $second }?
play-off-drawn = Een Lehmann-Georgievbarrage, ieder vijf minuten aan het begin. Partij { $game } wordt remise. A heeft nog { $first } en B { $second }. Met welke tijden begint de volgende partij?
play-off-won = Een Lehmann-Georgievbarrage, ieder vijf minuten aan het begin. { $winner } wint partij { $game }. Wat komt dan?
play-off-flag = Een Lehmann-Georgievbarrage, ieder vijf minuten aan het begin. In partij { $game } valt de vlag van { $loser }. Wat komt dan?

## Tables of tournaments

course-table = tabel
prompt-answer = antwoord
table-row = { $player }   { $results }   { $score }
ask-score = Wat is de score van speler { $player }? +3 betekent winst tegen speler 3, = remise, - verlies.
ask-opponents = Tel de scores van alle tegenstanders van speler { $player } op. +3 betekent winst tegen speler 3; de score staat achteraan.
ask-median = Tel de scores van de tegenstanders van speler { $player } op, zonder de hoogste en de laagste. +3 betekent winst tegen speler 3; de score staat achteraan.
ask-cut = { $cut ->
        [one] Laat de laagste score weg
       *[other] Laat de { $cut } laagste scores weg
    } onder de tegenstanders van speler { $player } en tel de andere op. +3 betekent winst tegen speler 3; de score staat achteraan.
ask-order = De spelers { $players } hebben dezelfde score. Wie eindigt hoger? Vergelijk de scores van de tegenstanders: alle; dan zonder de hoogste en de laagste; dan zonder de laagste. Typ de nummers op volgorde, zoals 3 1.
ask-pairing = Deel de volgende ronde in: iedereen één keer, niemand tegen een eerdere tegenstander, de scores zo dicht mogelijk bij elkaar. Typ de paren, zoals 1-4 2-5 3-6.
fault-other-players = Noem precies de gevraagde spelers, elk één keer.
fault-number = Nee: het is { $right }.
fault-order = Nee. De goede volgorde: { $right }.
fault-twice = Speler { $player } speelt twee keer.
fault-missing = Speler { $player } heeft geen tegenstander.
fault-rematch = { $first } en { $second } hebben al tegen elkaar gespeeld.
pairing-fault = { $wrong } Goed zou bijvoorbeeld zijn: { $pairs }.
fault-apart = De scores in je paren verschillen in totaal { $total } punten; { $least } is mogelijk.
table-unread-number = Typ een getal.
table-unread-player = Er is geen speler { $player }: ze zijn 1 tot 6.
table-unread-odd = Eén speler heeft geen tegenstander: typ paren.

## Rulings: at most 30 columns

ruling = { $ruling ->
    [correct-or-accept] verbeteren of aanvaarden
    [must-correct] het moet verbeterd worden
    [accepted] niets meer
    [still-correct] verbetering eisen
    [offender-loses] de overtreder verliest
    [warned] een waarschuwing, niet meer
    [punished] een straf naar ernst
    [no-offence] geen regel is overtreden
    [arbiter-waits] aan de tegenstander laten
    [arbiter-acts] ingrijpen
    [replayed] de partij begint opnieuw
    [continues] de partij gaat door
    [must-move] dat stuk moet zetten
    [any-piece] elk stuk mag zetten
    [any-square] het mag naar een ander veld
    [move-stands] de zet geldt
    [forbidden] niet toegestaan
    [allowed] toegestaan
    [loses] de speler verliest
    [both-lose] beiden verliezen
    [time-lost] alleen tijd gaat verloren
    [only-opponent] alleen de tegenstander
    [arbiter-too] ook de arbiter
    [anyone] iedereen
    [white-clock] de klok van Wit
    [black-clock] de klok van Zwart
    [no-clock] geen van beide klokken
    [drawn] remise
    [offer-stands] het is geldig
    [offer-too-early] het komt te vroeg
    [offer-repeated] de ander moet eerst aanbieden
    [offer-conditional] voorwaarden mogen niet
    [offer-late] het komt na de klok
    [offer-declined] het is afgewezen
    [side-to-move] de speler aan zet
    [other-side] de andere speler
    [the-arbiter] de arbiter
    [white-player] de speler met Wit
    [play-sealed] de afgegeven zet geldt
    [confirm-position] stand en tijden vaststellen
    [return-sheets] de formulieren gaan terug
    [open-envelope] de envelop gaat open
    [must-write] blijven noteren
    [write-later] stoppen, aanvullen op verzoek
    [need-not-write] ze hoeven nooit op papier
    [fill-in] ze worden nu ingevuld
    [play-off-decides] een barrage beslist
    [chief-arbiter] de hoofdarbiter
   *[play-off-over] de barrage is voorbij
}
ruling-minutes-each = { $minutes } minuten van elke klok
ruling-minutes-white = { $minutes } minuten van die van Wit
ruling-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
ruling-rounds = { $rounds } ronden
ruling-times = A { $first }, B { $second }
form-name = { $form ->
    [odds] een partij met voorgift
    [blindfold] blinddammen
    [simultaneous] simultaan
    [blindfold-simultaneous] blindsimultaan
    [correspondence] correspondentiedammen
    [knock-out] een afvaltoernooi
    [round-robin] een rondtoernooi
    [by-score] het Zwitserse systeem
    [relay] een teamestafette
    [match] een match
   *[scheveningen] het Scheveningensysteem
}
