## The home screen, and what waits to be resumed.

home-title = Begin
home-menu = trainen
home-clock = welkom
home-message = uitleg
    .aloud = advies
home-puzzles = Puzzels: vind de slagzet

home-review = { $due ->
    [0] Herhalen: vandaag niets
   *[other] Herhalen: vandaag { $due } te doen
}

home-endings = Eindspelen: winst en remise
home-notation = Notatie: velden en zetten
home-variant = Spel: { $variant }

home-progress = Voortgang: grafieken, cijfers
home-quit-again = Nog eens q of Esc om te stoppen.

home-resume = Verder: { $what }

home-resume-several = Verder: { $count } onafgemaakt

home-due = vandaag te doen: { $due }

due-elsewhere = { $due ->
    [one] In een ander spel is 1 herhaling te doen: v op het beginscherm wisselt van spel.
   *[other] In andere spelen zijn { $due } herhalingen te doen: v op het beginscherm wisselt van spel.
}

home-lesson-due = les: { $name }

home-how-to = Druk op een toets, of ↑ ↓ en Enter.
home-welcome = { $variant ->
    [russian] Russisch dammen, 8x8
    [brazilian] Braziliaans dammen, 8x8
   *[international] Internationaal dammen, 10x10
}

home-welcome-advice = Train elke dag een beetje.
not-saved = niet bewaard!

streak = { $days ->
    [0] Welkom terug
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}

done-today = { $done ->
    [0] vandaag nog niets gedaan
   *[other] vandaag: { $clean } van { $done } in één keer
}
    .aloud = { $done ->
        [0] vandaag nog niets gedaan
        [one] vandaag 1 oefening, { $clean } in één keer goed
       *[other] vandaag { $done } oefeningen, { $clean } in één keer goed
    }

rating-now = rating { $rating }

## Due reviews

due-puzzle = { $variant ->
    [russian] Russische puzzel
    [brazilian] Braziliaanse puzzel
   *[international] puzzel
}, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}

due-ending = { $variant ->
    [russian] Russisch: { $ending }
    [brazilian] Braziliaans: { $ending }
   *[international] { $ending }
}

days-ago = { $days ->
    [0] vandaag
    [1] gisteren
   *[other] { $days }d geleden
}

## What waits to be resumed

waiting-title = Verder
waiting-clock = nog open
waiting-menu = onafgemaakt
waiting-how-to = Enter gaat verder, Delete geeft op.

unfinished-game = partij, { $opponent }, zet { $number }

unfinished-analysis = { $moves ->
    [one] analyse, 1 zet
   *[other] analyse, { $moves } zetten
}

unfinished-streak = reeks, { $solved } opgelost

unfinished-sprint = sprint, nog { $left }

unfinished-ending = { $ending }, zet { $number }

unfinished-puzzle = puzzel, zet { $number }

unfinished-set = specht, ronde { $cycle }, { $done } van { $size }

give-up-analysis = Niet bewaard. Nog eens Delete gooit alles weg.
give-up-game = Druk nog eens op Delete om de partij zonder uitslag te bewaren.
give-up-counted = Druk nog eens op Delete: dit telt dan als mislukt.
give-up-uncounted = Druk nog eens op Delete om dit zonder notitie weg te gooien.

## When progress cannot be saved

trouble-in-memory = Je voortgang wordt niet bewaard: { $reason }. Trainen kan wel.

trouble-damaged = Je voortgangsbestand was beschadigd ({ $reason }). Het staat nu in { $file }; er is een nieuw begonnen.

trouble-fewer = Je voortgangsbestand had { $had } oefeningen en heeft er nu { $has }. Is het vervangen, of gekopieerd zonder zijn -wal-bestand?

trouble-mended = Een index van je voortgangsbestand was beschadigd en is opnieuw gemaakt. Er is niets verloren.

trouble-faulty = Je voortgangsbestand heeft een fout ({ $fault }). Red wat leesbaar is: damier progress export --json > copy.json

trouble-file = Partijen en onafgemaakte oefeningen worden niet bewaard: { $reason }.

trouble-unfinished = Iets onafgemaakts is niet te lezen en staat niet in de lijst: { $reason }.

trouble-unreadable = { $attempts ->
    [one] 1 oefening in je historie is niet te lezen. Die blijft bewaard, maar telt niet mee.
   *[other] { $attempts } oefeningen in je historie zijn niet te lezen. Ze blijven bewaard, maar tellen niet mee.
}

exercises-lost = { $exercises ->
    [one] 1 oefening kon niet worden bewaard en is verloren: { $reason }
   *[other] { $exercises } oefeningen konden niet worden bewaard en zijn verloren: { $reason }
}

## What to work on

advice-begin = Begin met een paar puzzels.

advice-review = { $due ->
    [one] Werk aan: de herhaling van vandaag.
   *[other] Werk aan: de { $due } herhalingen van vandaag.
}

advice-theme = Werk aan: puzzels met "{ $theme }".
advice-explained = {" "}w legt dit uit.

advice-ending = Werk aan: het eindspel { $ending }.

advice-regularity = Werk aan: meer dagen per week trainen.
advice-go-on = Geen zwak punt valt op.
