## The modes of puzzles, and the form in which they are chosen.

modes-title = Puzzels: kiezen
modes-menu = wat je traint
modes-clock = puzzels
modes-start = Start
modes-how-to = Enter start

## Modes

plan-name = { $plan ->
    [practice] oefenen
    [review] herhalen
    [streak] reeks
    [sprint] sprint, { $minutes } minuten
    [woodpecker] specht
   *[blind] blind
}


plan-rules = { $plan ->
    [practice] Puzzels op jouw niveau, de een na de ander. Geen andere modus verandert deze rating.
    [review] Je fouten die vandaag aan de beurt zijn. Verder valt er niets te kiezen.
    [streak] Elke puzzel is moeilijker dan de vorige. De eerste fout maakt er een eind aan; n slaat één keer een puzzel over.
    [sprint] Zo veel als je kunt in { $minutes } minuten. Fout -{ $penalty } s, { $row } op rij +{ $bonus } s.
    [woodpecker] Eén set, telkens opnieuw, elke keer sneller en met minder fouten. Je kunt elke dag verdergaan.
   *[blind] Het bord blijft leeg: lees de lijst van stukken en typ de zetten. Eerst weinig stukken; met een eigen rating.
}
plan-practice-set-rules = De puzzels van je set, de een na de ander. Ze tellen voor je rating.

## The form

modes-mode = modus
modes-set = set
modes-theme = thema
modes-rating = rating
modes-range = van-tot
modes-length = lengte
modes-source = bron
modes-mirror = spiegel
modes-goal = doel
modes-any = alle

new-set = een nieuwe set van { $size }

old-set = verder: ronde { $cycle }, { $done } van { $size }

mirror-never = zoals ze zijn
mirror-random = soms gespiegeld
goal-named = genoemd
goal-hidden = onaangekondigd
band-mine = rond de mijne
band-easy = makkelijk
band-hard = moeilijk
band-range = van … tot …
length-any = alle
length-1 = 1 zet te vinden
length-2 = 2 zetten
length-3 = 3 zetten
length-4 = 4 of meer
origin-name = { $origin ->
    [games] toernooipartijen
    [self-play] enginepartijen
    [endings] eindspelen
    [compositions] geconstrueerde standen
   *[own] mijn eigen partijen
}

puzzle-count = { $name } ({ $count })

fitting = { $count ->
    [0] Geen puzzel past.
    [one] 1 puzzel past.
   *[other] { $count } puzzels passen.
}

due-today = { $due ->
    [0] Vandaag zijn er geen herhalingen.
   *[other] Vandaag { $due } te doen.
}

## Choices that no puzzle fits

no-single-obstacle = Ook als je één keuze loslaat past geen puzzel: wijzig er twee of meer.
change-it = m wijzigt je keuze.

obstacle = { $count ->
    [one] Zonder "{ $choice }" past er 1.
   *[other] Zonder "{ $choice }" passen er { $count }.
}

obstacle-ratings = rating { $least }-{ $most }

obstacle-length = lengte { $moves }

obstacle-length-least = lengte { $moves } of meer

left-out = { $lines ->
    [one] Eén regel van je puzzels is weggelaten: { $reason }.
   *[other] { $lines } regels van je puzzels zijn weggelaten, de eerste: { $reason }. "damier puzzles list" toont ze alle.
}

no-range = Geen ratingbereik.
range-missing = Ga omlaag naar van-tot en typ de laagste en de hoogste rating: 1200-1600.

range-wrong = "{ $typed }" is geen bereik: typ de laagste en de hoogste rating, zoals 1200-1600.

## A streak

streak-count = { $solved } op rij

streak-count-best = { $solved } op rij · record { $best }

skip-left = n slaat deze over, één keer
no-skip-left = overslaan is op
no-help-in-run = Geen hints en geen oplossingen in een ronde: alleen wat je zelf vindt, telt.
no-skipping = Overslaan kan hier niet: doe een zet.

streak-over = Reeks voorbij: { $solved } opgelost.

streak-over-best = Reeks voorbij: { $solved } opgelost. Je record is { $best }.

streak-over-record = Reeks voorbij: { $solved } opgelost, een nieuw record (was { $best }).

missed-title = gemist

missed-line = { $moves ->
    [one] { $id }  1 zet
   *[other] { $id }  { $moves } zetten
}

missed-how-to = Enter speelt er een na, l traint ze alle, n begint opnieuw.
missed-back = n of Esc gaat terug naar de lijst.
label-train-missed = train gemiste
help-train-missed = na een reeks of sprint: train de gemiste puzzels als set

run-again = n begint opnieuw, s toont de oplossing, m wijzigt de modus.

## A sprint

sprint-count = { $solved } goed, { $errors } fout

sprint-row = { $row } op rij; { $needed }: +{ $bonus } s, fout: -{ $penalty } s

sprint-right = Goed.
sprint-bonus = Goed. { $row } op rij: +{ $bonus } s!

sprint-wrong = Fout, -{ $penalty } s: het was { $solution }.

puzzle-time-over = voorbij

sprint-over = De tijd is om: { $solved } opgelost, { $errors } fout, langste rij { $longest }.

sprint-left = Sprint beëindigd: { $solved } opgelost, { $errors } fout, langste rij { $longest }.

sprint-first = Je eerste sprint van deze soort.
sprint-best = Je record is { $best }.
sprint-record = Een nieuw record (was { $best }).

## A set of the woodpecker

cycle-count = ronde { $cycle }: { $done } van { $size } · { $errors } fout

cycle-time = tijd { $time }

cycle-time-before = tijd { $time } · vorige { $before }

cycle-over = Ronde { $cycle } is klaar.

cycle-line = ronde { $cycle }: { $time }, { $errors } fout

## Keys

label-modes = modus
help-modes = kies puzzels: modus, thema, rating, lengte, bron
help-walk-solution = terug en vooruit in de oplossing; ↑ ↓ naar een andere verdediging
help-first = naar het begin van de oplossing
help-last = naar het eind van de oplossing

practice-left = { $done ->
    [one] 1 puzzel
   *[other] { $done } puzzels
}: { $clean } meteen opgelost.
