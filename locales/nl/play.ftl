## A game against the engine or another person.

home-game = Partij: tegen engine of mens
play-title = Partij
play-pane = partij
play-sheet = je notatieformulier
play-setup = een nieuwe partij
play-begin = Begin
help-begin = In de partij: o biedt remise aan, z geeft op, j breekt af.
enter-begins = Enter begint de partij.

game-subject = { $variant }, { $opponent }

playoff-subject = { $variant }, { $opponent }, barragepartij { $game }
match-subject = { $variant }, { $opponent }, minimatch, partij { $game }

## The opponent

own-engine = je eigen engine

level-name = niveau { $level }

player-engine = Damier, { $level }
player-nameless = Speler
event-training = Oefenpartij
event-casual = Losse partij
event-play-off = Lehmann-Georgiev-barrage
event-mini-match = Minimatch
event-display = Simultaan

level-choice = { $level ->
    [1] 1 · { $elo } · beginner
    [2] 2 · { $elo } · slordig
    [3] 3 · { $elo } · haastig
    [4] 4 · { $elo } · huisdammer
    [5] 5 · { $elo } · club
    [6] 6 · { $elo } · degelijk
    [7] 7 · { $elo } · diep
   *[other] 8 · { $elo } · de beste
}
    .aloud = { $level ->
        [1] niveau 1, rating { $elo }, beginner
        [2] niveau 2, rating { $elo }, slordig
        [3] niveau 3, rating { $elo }, haastig
        [4] niveau 4, rating { $elo }, huisdammer
        [5] niveau 5, rating { $elo }, club
        [6] niveau 6, rating { $elo }, degelijk
        [7] niveau 7, rating { $elo }, diep
       *[other] niveau 8, rating { $elo }, de beste
    }

program-starts = Je engine start. De klok loopt nog niet.

program-fault = Je eigen engine viel uit: { $reason }. In plaats daarvan speelt niveau 8.

game-engine-failed = De engine viel uit ({ $reason }). De partij is bewaard en de klok staat stil: r vraagt het opnieuw.

## The clock

game-you = jij
flag = vlag!

## What happens in the game

your-move = Jouw zet.
game-engine-thinks = De engine denkt na.
arbiter-looks = De arbiter beoordeelt de stand.
engine-offers = De engine biedt remise aan: o neemt aan, een zet wijst af.
offering = Met je volgende zet bied je remise aan.
offer-stands = Je hebt remise aangeboden.
offer-declined = De engine wijst remise af.
resign-sure = Opgeven? z nog eens geeft op, elke andere toets speelt door.
    .aloud = Opgeven? Typ ter bevestiging nog eens “{ label-resign }”; elke andere regel speelt door.
sealing = Afbreken: je volgende zet wordt afgegeven en de klok stopt. j nog eens annuleert.
    .aloud = Afbreken: typ je volgende zet; hij wordt afgegeven en de klok stopt. Nog eens { label-adjourn } annuleert.
written-wrong = Die zet is niet gespeeld.
taken-back = Teruggenomen.
resumed = De partij gaat verder.
resumed-sealed = De afgegeven zet is gedaan: de partij gaat verder.
claim-possible = w claimt remise.
time-trouble = Minder dan 5 minuten: je hoeft niet meer te noteren.
blind = Blinddammen: de stukken blijven tot het eind verborgen.
you-win = Je wint!
you-lose = Je verliest.
a-draw = Remise.
playoff-continues = De barrage gaat door: n begint partij { $game }. Jij hebt { $side ->
        [white] Wit
       *[black] Zwart
    } en { $yours }, de engine { $theirs }.
ballot-drawn = Loting: { $moves }
ballot-basic = Basisstand: { $moves }
ballot-flying = Vliegend: vóór de eerste zet staat een schijf elders. { $men }.
    .aloud = Dit is een vliegende loting: vóór de eerste zet staat een schijf elders. { $men }.
man-elsewhere = { $side ->
    [white] Wit heeft { $to } in plaats van { $from }
   *[black] Zwart heeft { $to } in plaats van { $from }
}
game-filed = Bewaard in games.pdn.

called-out = De engine speelt { $played }.

touched = Je hebt { $square } aangeraakt: dat stuk moet gespeeld worden.

## Draws offered and claimed

offer-too-early = Remise aanbieden mag na { $needed } zetten van elke speler; tot nu toe: { $moves }.
offer-offered-last = Het laatste aanbod kwam van jou: het volgende is aan de tegenstander.
offer-not-your-move = Remise bied je aan met je eigen zet: wacht daarop.
offer-none = Er is geen remisevoorstel om te beantwoorden.
offer-game-over = De partij is voorbij.

claim-refused = { $reason ->
    [not-your-turn] Claim als jij aan zet bent.
    [no-sudden-death] Remise claimen kan alleen met een tijd voor de hele partij.
    [nothing] Niets te claimen: nodig is een eenzame dam tegen hoogstens 3 stukken, of hoogstens 8 stukken in totaal en minder dan een minuut.
    [can-be-won] Claim afgewezen: de tabellen geven winst.
   *[no-advantage] Claim afgewezen: je voordeel is niet duidelijk.
}

## The player's own score sheet

sheet-prompt = { $side ->
    [white] notatie { $number }.
   *[black] notatie { $number }…
}

sheet-hint = typ de zet die is gespeeld

write-down = { $side ->
    [white] Noteer zet { $number } van Wit.
   *[black] Noteer zet { $number } van Zwart.
}

fill-in = { $missing ->
    [one] Op je formulier ontbreekt één zet: vul hem in, of Esc.
   *[other] Op je formulier ontbreken { $missing } zetten: vul ze in, of Esc.
}

prompt-seal = afgeven

## The form for a new game: what stands before the values, and what they mean.

row-color = jij
    .help = Jouw stukken. Wit begint, behalve in sommige standen.
    .both = Een minimatch: deze stand met beide kleuren, eerst Wit. Winst is twee punten.
row-start = begin
    .help = De gewone stand, een evenwichtige opening door loting, je eigen stand, of voorgift.
    .ballots = Een van de { $full } lotingen van de FMJD, een van de { $basic } basisstanden van de IDF, je eigen stand, of voorgift.
row-fen = FEN
    .help = Een stand zoals W:W31-50:B1-20, op 64 velden zoals W:Wc3,e3:Bb6,d6, getypt of geplakt; K is een dam.
row-clock = klok
    .help = Per partij: één tijd voor de hele partij. Fischer: bij elke zet extra tijd.
    .playoff = Een barrage tot een partij is gewonnen. Na remise begint de volgende met de tijd die over is. Fischerklok.
row-time = tijd
    .help = Voor de hele partij, of voor de zetten van de periode.
row-extra = meer
    .help = Fischer: seconden erbij per zet. Periode: hoeveel zetten; voor de rest de helft van de tijd erbij.
    .aloud = seconden erbij, of zetten
row-undo = terug
    .help = Met terugnemen (u) is het een vriendschappelijke partij.
row-touch = aanraken
    .help = Aanraken is zetten: het stuk dat je kiest, moet je spelen als het kan.
    .two = Aanraken is zetten: wie een stuk aanraakt en een ander zet, kan door de tegenstander teruggeroepen worden (p).
    .aloud = aanraken is zetten
row-blind = blind
    .help = Blinddammen: de stukken blijven tot het eind verborgen.
    .aloud = blinddammen
row-sheet = noteren
    .help = Noteer je zelf, dan typ je na elke beurt beide zetten; ze worden nagekeken.
    .aloud = notatieformulier

play-white = Wit
play-black = Zwart
play-either = Wit of Zwart
play-both = beide: minimatch
start-beginning = beginstand
start-ballot = gelote opening
start-ballot-federation = loting van de FMJD
start-ballot-basic = basisstand van IDF
start-fen = de FEN hieronder
    .aloud = de stand in de regel FEN
start-you-down-1 = jij een schijf minder
start-you-down-2 = jij twee schijven minder
start-you-down-3 = jij drie schijven minder
clock-none = geen
clock-sudden-death = per partij
clock-fischer = Fischer
clock-periods = zetten per periode
clock-playoff = Lehmann-Georgiev
undo-allowed = toegestaan
undo-forbidden = niet toegestaan
no = nee
yes = ja
sheet-kept = gaat vanzelf
sheet-yours = je noteert zelf

minutes-value = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}

seconds-value = { $seconds ->
    [one] 1 seconde per zet
   *[other] { $seconds } seconden per zet
}

moves-value = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}

## Keys

label-game = partij
help-game = speel een partij tegen de engine of een mens
label-offer = remise
help-offer = bied met je volgende zet remise aan, of neem aan
label-claim = claim
help-claim = claim remise, bij een tijd voor de hele partij
label-resign = geef op
help-resign = geef op; druk twee keer
    .aloud = geef op; typ het twee keer
label-adjourn = afbreken
help-adjourn = breek af: je volgende zet wordt afgegeven
label-new-game = nieuw
help-new-game = een nieuwe partij
label-again = revanche
help-again = nog een partij op dezelfde voorwaarden
help-ask-again = vraag het de engine opnieuw nadat hij uitviel

## Two people

play-sheet-of = notatieformulier: { $name }
another-person = iemand anders, hier
    .aloud = iemand anders aan dit toetsenbord
remote-opponent = een andere terminal
remote-side = de andere kant
guest-nameless = Gast
move-of = { $name } is aan zet.
person-offers = { $name } biedt remise aan: o neemt aan, een zet wijst af.
person-declines = { $name } wijst remise af.
resign-sure-of = Geeft { $name } op? z nog eens geeft op, elke andere toets speelt door.
    .aloud = Geeft { $name } op? Typ ter bevestiging nog eens “{ label-resign }”; elke andere regel speelt door.
person-wins = { $name } wint!
playoff-continues-of = De barrage gaat door: n begint partij { $game }. Wit: { $white }, { $whites }. Zwart: { $black }, { $blacks }.
match-continues = Minimatch: { $yours } : { $theirs } na de eerste partij. n begint de tweede; jij hebt { $side ->
        [white] Wit
       *[black] Zwart
    }.
match-continues-of = Minimatch: { $white } { $whites }, { $black } { $blacks }. n begint de tweede partij, met verwisselde kleuren.
match-over = { $result ->
        [won] Je hebt de minimatch gewonnen
        [lost] Je hebt de minimatch verloren
       *[drawn] De minimatch eindigt in remise
    }: { $yours } : { $theirs }.
match-over-of = De minimatch is afgelopen: { $white } { $whites }, { $black } { $blacks }.
called-out-by = { $name } speelt { $played }.
link-waits = Wacht tot de andere kant { $address } belt.
link-calls = Belt { $address }.
link-kept = Esc verlaat.
link-over = Geen verbinding: { $reason }.
link-again = r verbindt opnieuw.
remote-gone = De klok staat stil, de partij is bewaard.
remote-stopped = De andere kant beëindigde de partij zonder uitslag die telt.
remote-says = { $name } zegt: { $text }
touch-broken = { $name } raakte { $square } aan en zette een ander stuk: p vraagt de arbiter.
touch-corrected = Teruggenomen: { $name } moet { $square } zetten.
complaint-breach = { $by } raakte { $square } aan; mag { $other } die zet eisen? Ja, of de gedane zet aanvaarden ({ $article }). p nog eens eist hem, een zet aanvaardt.
complaint-late = { $by } raakte { $square } aan; mag { $other } die zet eisen? Nee: { $other } heeft geantwoord ({ $article }).
complaint-touched = { $by } raakte { $square } aan; mag { $other } die zet eisen? Ja: { $ruling } ({ $article }).
fill-in-of = { $missing ->
    [one] Op het formulier van { $name } ontbreekt één zet: vul hem in, of Esc.
   *[other] Op het formulier van { $name } ontbreken { $missing } zetten: vul ze in, of Esc.
}
row-opponent = tegen
    .help = Een niveau van de engine (8 is het beste), of een mens. Bij de opties (o) stel je een eigen engine in.
row-theirs = de ander
    .help = De naam van de ander, voor de klok, het bestand en je resultaten.
row-yours = jij heet
    .help = Een andere naam dan die in de opties is van een gast: de partij wordt bewaard, je voortgang niet.
row-link = link
    .help = Met DXP: één kant wacht, de andere belt; één bepaalt de partij, de andere volgt.
row-address = adres
    .help = Leeg: alleen deze computer. Met een adres kunnen anderen je bereiken, onversleuteld.
address-here = 127.0.0.1:27531
link-listen-ask = wacht, ik bepaal
link-call-follow = bel, ander bepaalt
link-call-ask = bel, ik bepaal
link-listen-follow = wacht, ander bepaalt
row-turning = bord
    .help = Na elke zet gedraaid: de speler aan zet zit onderaan.
start-opponent-down-1 = tegenstander een schijf minder
start-opponent-down-2 = tegenstander twee schijven minder
start-opponent-down-3 = tegenstander drie schijven minder
sheet-theirs = ieder noteert zelf
turning-no = blijft zoals het is
turning-yes = draait na elke zet
label-protest = arbiter
help-protest = vraag de arbiter over een aangeraakt stuk; nog eens: dat stuk moet gespeeld worden

## A game read back from memory

recall-at = Uit het hoofd: { $at } van { $plies } halfzetten. { $faults }
recall-done = De hele partij uit het hoofd: { $plies } halfzetten. { $faults }
recall-faults = { $wrong } fout, { $shown } getoond.
recall-how-to = i toont de volgende zet, Esc stopt.
    .aloud = { label-remind } toont de volgende zet.
recall-shown = Het was { $played }.
label-recall = uit het hoofd
help-recall = de partij uit het hoofd herhalen, zet voor zet
label-remind = toon
help-remind = bij het herhalen uit het hoofd: de volgende zet tonen
