## The options.

home-settings = Opties: beeld en engine
label-settings = opties
help-settings = kies thema, stukken, beweging, engine
settings-title = Opties
settings-subject = wijzigingen gelden meteen en worden bewaard
settings-middle = jouw keuzes
settings-how-to = ↑ ↓ kiezen, ← → wijzigen
settings-lost = Er is geen map voor instellingen: wijzigingen gelden tot je stopt.
settings-language-given = Gestart met --lang: deze instelling werkt nu niet.
settings-no-color = NO_COLOR is gezet: thema's hebben geen kleuren.
settings-pieces-given = Gestart met --ascii: letters gaan voor deze keuze.
settings-all-threads = alle cores
settings-trying = Engine start …

program-answers = { $name } antwoordt. Hij analyseert (a), en speelt als je hem kiest (g).

program-silent = Het werkt niet: { $reason }.

kept-in = Bewaard in { $file }

short-of-memory = De engine kreeg { $given } van { $wanted } MiB.

mebibytes = { $amount } MiB

a-day = { $count } per dag

## What stands before the values, and what they mean.

option-name = { $option ->
    [language] Taal
    [face] Modus
    [speech] Spraak
    [moves] Zetten
    [theme] Thema
    [colors] Kleuren
    [pieces] Stukken
    [graphics] Beeld
    [numbers] Nummers
    [cells] Bord
    [motion] Beweging
    [success] Succes
    [reviews] Herhalen
    [retention] Onthouden
    [threads] Threads
    [memory] Geheugen
    [program] Engine
    [folder] Map
    [name] Naam
   *[picks] Puzzels
}
option-help = { $option ->
    [language] De taal van het scherm. "auto" is die van je computer.
    [face] Een vol scherm, of regels voor spraak en braille. Dit geldt vanaf de volgende start.
    [speech] Hoeveel de regels voor spraak en braille zeggen.
    [moves] Hoe die regels zetten zeggen.
    [theme] Hoe het scherm eruitziet.
    [colors] Hoeveel kleuren de terminal heeft. "auto" vertrouwt op COLORTERM en TERM.
    [pieces] Hoe fijn de stukken worden getekend. Sextanten en octanten vragen een lettertype dat ze heeft.
    [graphics] Pixels waar de terminal ze heeft: kitty, sixel, iTerm2. "cellen" gebruikt ze nooit.
    [numbers] Welke velden hun nummer tonen: 1 tot 50, of a1 tot h8 op 64 velden.
    [cells] Hoe groot de velden hoogstens zijn; "groot" gebruikt alle ruimte die er is.
    [motion] Hoe snel zetten over het bord schuiven; "uit" toont ze meteen.
    [success] Welk deel van de nieuwe puzzels je wilt oplossen: een kleiner deel betekent moeilijker puzzels.
    [reviews] Het hoogste aantal herhalingen per dag.
    [retention] Hoe zeker je wilt zijn van wat terugkomt om te herhalen: een groter deel betekent meer herhalingen.
    [threads] Hoeveel cores de engine mag gebruiken.
    [memory] Hoeveel geheugen de engine mag gebruiken.
    [program] Je eigen engine voor partijen en analyse; hij moet Hub spreken. Typ zijn opdracht, zoals /opt/scan/scan hub. Enter test hem.
    [folder] Waar je eigen engine draait: veel engines zoeken daar hun bestanden. Enter test de engine.
    [name] Je naam in de bestanden van je partijen. Typ hem; Backspace wist.
   *[picks] Enter toont je eigen sets en de puzzels die je hebt verborgen; daar kun je sets verwijderen en puzzels terughalen.
}
settings-program-empty = de meegeleverde
settings-folder-empty = huidige map

## Themes, colours, pieces, numbers, sizes and speeds

language-auto = auto
theme-choice = { $theme ->
    [dark] donker
    [light] licht
    [high-contrast] hoog contrast
    [color-blind] voor kleurenblinden
   *[monochrome] zwart-wit
}

face-choice = { $face ->
    [screen] scherm
   *[plain] spraak en braille
}

speech-choice = { $speech ->
    [short] kort
    [normal] gewoon
   *[full] volledig
}

moves-choice = { $moves ->
    [notation] 32-28, 28x19
    [short] 32 28, 28 slaat naar 19
   *[full] 32 naar 28
}

colors-choice = { $colors ->
    [auto] auto
    [sixteen] 16
    [indexed] 256
   *[true] truecolor
}

pieces-choice = { $pieces ->
    [block] blok
    [half] halve blokken
    [sextant] sextanten
    [octant] octanten
    [unicode] unicode
   *[ascii] ascii
}
graphics-choice = { $graphics ->
    [auto] auto
    [kitty] kitty
    [sixel] sixel
    [iterm] iTerm2
   *[cells] cellen
}

numbers-choice = { $numbers ->
    [always] altijd
    [on-free-squares] vrije velden
    [on-edge] rand
   *[never] nooit
}

cells-choice = { $cells ->
    [large] groot
    [medium] gemiddeld
    [small] klein
   *[tiny] heel klein
}

speed-choice = { $speed ->
    [off] uit
    [slow] langzaam
    [normal] gewoon
   *[fast] snel
}

## The pieces on the board


material = { $men ->
    [one] 1 schijf
   *[other] { $men } schijven
}{ $kings ->
    [0] {""}
    [one] , 1 dam
   *[other] , { $kings } dammen
}

off-board = ({ $pieces } van het bord)
language-incomplete = Nog niet alles is vertaald: { $screens }% van de schermen, { $lessons }% van de lessen. De rest is in het Engels.
