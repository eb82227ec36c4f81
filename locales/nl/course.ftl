## The course

course-title = Leren
home-learn = Leren: vanaf de eerste zet
label-learn = leren
help-learn = de cursus: lessen vanaf de eerste zet
label-exercises = naar oefeningen
help-exercises = meteen naar de oefeningen
help-again-step = deze stap nog eens, of de vorige
label-stage = fase
help-stage = volgende en vorige fase
label-details = details
help-details = de fase in cijfers, en hoe je ze exporteert
recent-lesson = les: { $what }

course-path = fasen
course-progress = je cursus

course-own-left-out = Je eigen lessen zijn weggelaten: { $reason }

course-stage = Fase { $stage }: { $name }

course-exam-of = examen, fase { $stage }: { $name }

course-exam = Examen

course-lessons-passed = { $passed } van { $of } lessen gehaald

course-starts = Enter begint: { $name }
course-continues = Enter gaat verder: { $name }

course-open = niet begonnen
course-begun-board = begonnen: verder bij stap { $number } van { $of }
course-begun-exercise = begonnen: verder bij oefening { $number }
course-passed-on = gehaald op { $day }, beste { $best }%
course-kept-on = behouden: opnieuw gehaald op { $day }
course-due-on = herhalen vanaf { $day }
course-passed-and-due = { $passed }; { $due }
course-not-passed = nog niet gehaald, beste { $best }%

course-length = { $steps ->
    [0] geen stappen
    [one] 1 stap
   *[other] { $steps } stappen
}, { $exercises ->
    [one] 1 oefening
   *[other] { $exercises } oefeningen
}

course-length-steps = { $steps } stappen

course-exam-help = { $exercises } oefeningen uit de hele fase. Om te slagen: 80% in totaal; in elke les 60%, of ten hoogste één fout. 85% een week later behoudt het. Ken je het spel, doe het dan meteen.

## In a lesson

course-lesson = les

course-step = stap { $number } van { $of }

course-exercise = oefening { $number } van { $of }

course-right-so-far = { $right } van { $of } goed

course-over = het eind
course-task = opgave
course-enter-goes-on = Enter: verder
course-missed = Het telt als fout; n gaat verder.
course-enter-starts-exercises = Enter: de oefeningen
course-enter-ends = Enter: de volgende les
course-no-hints = Geen hints bij oefeningen; bij de borden ervoor zijn er wel.
course-no-hint-to-question = Een vraag heeft geen hint; een fout antwoord kost hier niets.
course-answer-first = Antwoord eerst; daarna leidt n verder.
course-enter-lists = Enter: alle lessen
course-point-prompt = pijlen en Enter, of klik een veld
    .aloud = Typ het nummer van het veld.
course-not-by-typing = Wijs het aan op het bord: pijltoetsen en Enter, of klik.
course-no-square = Zo'n veld heeft het bord niet.
course-choose-prompt = typ het cijfer, of pijlen en Enter
    .aloud = Typ het nummer van het antwoord.
course-wait-prompt = Zwart antwoordt …
course-found = gevonden slagen

course-right = Goed.
course-your-move = Goed. De tegenstander heeft geantwoord: jouw zet.
course-wrong = Fout.
course-again-found = Die heb je al.
course-found-more = Goed. Er zijn er meer.
course-found-left = Goed. Nog { $left }.
course-other-square = Niet { $square }.
course-other-move = { $played } mag, maar is niet de zet die hier gevraagd wordt. Nog eens.
course-other-choice = Nee. Nog eens.
course-it-was = Goed was: { $answer }.
course-choose-own = Kies eerst een stuk van Wit.
    .aloud = Wit is aan zet: typ een zet.
course-choose-own-black = Kies eerst een stuk van Zwart.
    .aloud = Zwart is aan zet: typ een zet.
course-from = van { $square } naar …

course-passed = Gehaald: { $right } van { $of } goed.
course-failed = { $right } van { $of } goed; nodig: { $needed }. Dit komt morgen terug, of nu met r.
course-uneven = { $right } van { $of } goed is genoeg, maar in één les is minder dan 60% goed. Het komt morgen terug, of nu met r.
course-steps-done = Klaar. Je hebt elke stap gespeeld.
course-weak-subject = Zwakste: { $subject }

## Exercises made by the program

ask-captures = Speel elke toegestane slag. Het bord blijft zoals het is; elke slag telt één keer.
ask-compulsory = Er is meer dan één slag mogelijk, maar ze mogen niet allemaal. Speel er een die mag.
ask-ballot = { $side } is aan zet; de volgende zet van de gelote opening wordt geschreven als { $written }. Speel hem.
ask-move = { $ask ->
    [defend] Je bent { $side }. Een van je schijven wordt aangevallen. Speel een zet waarna niets verloren gaat.
   *[capture] Je bent { $side }. Er zijn verschillende slagen toegestaan. Speel de slag die op den duur het beste is.
}
ask-line = Wijs een veld naar keuze aan van { $line }.
ask-beside = { $axis ->
    [row] Wijs een ander veld aan in de rij van { $square }.
    [column] Wijs een ander veld aan in de kolom van { $square }.
   *[diagonal] Wijs een ander veld aan op een diagonaal van { $square }.
}
ask-square = Wijs veld { $square } aan.
ask-name-line = Hoe heten de gemarkeerde velden?
ask-name-square = Welk veld is gemarkeerd?
ask-may = Wit wil van { $from } naar { $to }. Mag dat?
ask-how-many = Wit is aan zet. Hoeveel stukken moet Wit slaan?
ask-crowned = De schijf op { $from } gaat naar { $to }, over de gemarkeerde velden. Is hij daarna een dam?
ask-result = Wit is aan zet. Heeft iemand gewonnen?
ask-tempi = Tel de rijen die elke schijf achter zich heeft, gezien vanaf zijn eigen kant. Wie staat voor, en met hoeveel tempi?
ask-limit = Vanaf hier zet geen schijf meer en wordt niets geslagen. Welke limiet geldt nu: hoeveel zetten heeft elke speler tot remise?

line-name = { $line ->
    [main-road] de hoofdlijn
    [promotion-white] de damlijn van Wit
    [promotion-black] de damlijn van Zwart
    [left-edge] de linkerrand
   *[right-edge] de rechterrand
}

choice-yes = ja
choice-no = nee
choice-count = { $count ->
    [one] 1 stuk
   *[other] { $count } stukken
}
choice-level = gelijk
choice-tempi = { $side ->
    [white] Wit, met { $count }
   *[black] Zwart, met { $count }
}
choice-moves = { $moves } zetten
choice-winner = { $side ->
    [white] Wit heeft gewonnen
    [black] Zwart heeft gewonnen
   *[none] nee, de partij gaat door
}

why-crowned-yes = Zijn zet eindigt op de damlijn, dus hij is een dam.
why-crowned-no = Zijn zet eindigt niet op de damlijn, dus hij blijft een schijf.
why-how-many = { $count ->
    [one] De langste slag neemt 1 stuk.
   *[other] De langste slag neemt { $count } stukken, dus die moet gespeeld worden.
}
why-tempi = De schijven van Wit hebben { $white } stappen gedaan, die van Zwart { $black }.
why-limit = { $limit ->
    [three] Drie stukken, waaronder minstens één dam, tegen een eenzame dam: 16 zetten.
    [two] Eén of twee stukken, waaronder minstens één dam, tegen een eenzame dam: 5 zetten.
    [main-road] Drie stukken tegen een dam die als enige op de hoofdlijn staat: 5 zetten van die dam.
    [three-kings] Drie of meer dammen tegen een eenzame dam: 15 zetten.
    [four] Dammen aan beide kanten, vier of vijf stukken: 30 zetten zonder slag of promotie.
    [six] Dammen aan beide kanten, zes of zeven stukken: 60 zetten zonder slag of promotie.
    [kings-15] Dammen aan beide kanten, acht of meer stukken: 15 zetten met alleen dammen en zonder slag.
   *[kings-25] Er geldt geen kortere limiet: 25 zetten met alleen dammen en zonder slag.
}
why-no-pieces = Wit heeft geen stuk meer over en heeft verloren.
why-blocked = Wit heeft stukken, maar geen ervan kan zetten: Wit heeft verloren.
why-goes-on = Wit kan nog zetten, dus de partij gaat door.

## The page of a stage

page-lesson = les
page-passed = gehaald
page-best = beste
page-sittings = keren
page-commands = In de shell schrijft damier course page { $stage } deze bladzijde als tekst, en damier course export al je resultaten als tabel (CSV).

## The command line

cli-course = Controleer, toon en exporteer de lessen van de cursus
cli-course-check = Bewijs elke les, of die van een map: stappen, zetten, oefeningen en woorden
cli-course-list = Toon de lessen
cli-course-export = Schrijf je resultaten in de cursus als CSV, met Engelse kolomnamen in elke taal
cli-course-rulebook = Schrijf waar elk artikel van het reglement wordt geleerd en gevraagd
cli-course-page = Schrijf de bladzijde van een fase als tekst
cli-course-folder = een map met je eigen lessen, naast die van de cursus
cli-course-record = neem de waarden van zetten uit dit bestand, en schrijf die van deze lessen erbij
cli-course-again = zoek alle waarden van zetten opnieuw, ook die al vastliggen
cli-course-json = als JSON: een lijst van objecten
cli-course-stage = de fase: 0 tot 7, A, B, 0-64@russian en dergelijke, of een van jezelf
course-check-sound = { $lessons ->
    [one] Eén les
   *[other] { $lessons } lessen
} met { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}: alles in orde.
course-no-stage = Er is geen fase "{ $stage }". De fasen zijn { $stages }.
course-no-lessons = Er is geen les in { $folder }. Lessen staan in bestanden die eindigen op .toml.

fault-lesson = { $lesson }: { $problem }
fault-step = { $lesson }, stap { $step }: { $problem }
fault-several = er wordt meer dan één ding gevraagd; geef één van play, point en answer
fault-judged = { $played } heet goed, maar geeft iets weg; zet rule = true als de stap alleen een regel laat zien
fault-refused = { $played } wordt geweigerd, hoewel hij even goed is als wat goed heet; sta hem toe, noem de goede zet in de tekst en in named = ["…"], of kies een ander bord
fault-false-claim = een bewering ervan klopt niet voor de stand
fault-lost = de speler aan zet is hier verloren, wat hij ook speelt; kies een ander bord
fault-unvalued = de waarden van de zetten liggen niet vast
record-line = regel { $line } is geen waarde van zetten: { $reason }
fault-square = het bord heeft geen veld { $number }
fault-needs = de les { $lesson } is nodig, en die komt er niet voor
fault-unproven = niets bewijst de velden of het antwoord; voeg een bewijs toe, of noem een artikel van het reglement
fault-untrue = het bewijs klopt niet voor de stand
fault-line = de variant { $line } kan niet gespeeld worden
fault-level = de engine heeft geen niveau { $level }
fault-no-source = er wordt geen bron genoemd; voeg sources = ["…"] toe
fault-no-exam = een eis vraagt het examen, en de fase heeft er geen
fault-no-theme = geen puzzel heeft het label { $theme }; damier puzzles stats toont de labels
fault-no-band = er worden puzzels getrokken zonder ratingband; voeg band = [laagste, hoogste] toe
fault-idle-band = er is een ratingband maar er worden geen puzzels getrokken, en alleen die hebben ratings; laat band weg
fault-band = de band { $least } tot { $most } moet met de laagste rating beginnen en ten hoogste { $widest } punten beslaan
fault-out-of-band = er worden puzzels met rating { $least } tot { $most } getrokken, en dat valt niet binnen de band
fault-untaught = er worden puzzels met het label { $theme } getrokken, dat deze les noch een eerdere leert; voeg teaches = ["…"] toe waar het geleerd wordt
fault-choice = { $text } is geen stand met zijn goede zetten, zoals W:W27,42:B12,18,22:27-21
fault-blurred = in { $text } noemt de beoordeling niet precies deze zetten goed
fault-too-few = soort E{ $kind }: er zijn { $found } oefeningen gevonden, en { $needed } nodig
fault-word-missing = de woorden { $id } ontbreken in { $language }
fault-word-extra = de woorden { $id } horen in { $language } bij geen les
fault-word-long = de woorden { $id } hebben { $rows } regels in { $language }, en bij 80x24 passen er 8
fault-words-many = de woorden { $id } zijn { $words } woorden in { $language }, en 45 is het meeste

fault-word-unnamed = de woorden { $id } noemen { $played } niet in { $language }
fault-word-unproven = de woorden { $id } zeggen "{ $word }" in { $language }, en geen bewering van de stap bewijst het
fault-word-wide = de keuze { $id } heeft { $columns } kolommen in { $language }, en er passen er 29

course-lesson-twice = twee lessen hebben de id { $lesson }

ask-make = { $side ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
} Doe deze zet op het bord, zonder hem te typen: { $written }

ask-recall = Speel de zetten van { $side ->
    [white] Wit
   *[black] Zwart
} van een hoofdvariant uit je hoofd; de tegenstander antwoordt vanzelf. Elke hoofdvariant van deze les telt.
ask-game-win = Win deze partij.
ask-game-draw = Verlies deze partij niet: remise is genoeg.

## Gates: what a stage asks for besides its exam

gate-win = win één partij tegen niveau { $level }
gate-draw = speel één remise tegen niveau { $level }
gate-points = { $points }% van de punten in { $games } partijen op rij tegen niveau { $level }
gate-clockless = { $wanted }, zonder klok (het denkt een seconde per zet)
gate-answers = { $right } van { $of } goed in een rij oefeningen: { $lessons }
gate-loss = “Jouw zet” in { $of } standen op rij: gemiddeld ten hoogste { $loss } verloren
gate-rating = een puzzelrating van { $least } of meer, ±{ $deviation } of minder
gate-squares = { $of } velden op rij zonder fout, in { $seconds } seconden (Notatie)
gate-own = { $puzzles } slagzetten uit je eigen partijen opgelost (y op het beginscherm vindt ze)
gate-reviewed = { $games } eigen partijen met de hand doorgenomen: in Analyse zet l de engine uit, ! markeert een zet (minstens { $marks } per partij), daarna controleert o
gate-motif = { $motif }: { $right } van { $of } nieuwe puzzels op rij opgelost, elk met rating { $least } of meer
gate-exam = het examen met { $least }% of meer
gate-open = Ook: { $wanted }.
gate-counted = Ook: { $wanted } (tot nu toe { $count }).
gate-passed = Klaar: { $wanted } ({ $day }).
course-language = { $code }: { $screens }% van de schermen, { $lessons }% van de lessen
course-unchecked = { $code }: wat zijn teksten gedwongen of de enige zet noemen, wordt niet nagekeken, want lessons/{ $code }/force.csv ontbreekt
