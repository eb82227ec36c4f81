## damier dxp: games against another program

dxp-waiting = Wacht op een ander programma op { $address }
dxp-cannot-listen = kan niet luisteren op { $address }
dxp-cannot-keep = kan de partij niet schrijven
dxp-says = De andere kant zegt: { $text }
dxp-fault = De andere kant: { $problem }

## The report

dxp-game = Partij { $number }: { $color ->
    [white] Wit
   *[black] Zwart
} tegen { $opponent }, { $result }, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}. { $why }
dxp-end-moves = Alle zetten zijn gedaan.
dxp-end-illegal = De andere kant deed een onreglementaire zet.
dxp-end-opponent = De andere kant beëindigde de partij.
dxp-end-connection = De verbinding is verbroken.
dxp-no-game = Er is geen partij gespeeld
dxp-won = gewonnen
dxp-drawn = remise
dxp-lost = verloren
dxp-undecided = onbeslist
dxp-score = score
dxp-both = samen
dxp-elo = Elo { $elo }, 95% tussen { $low } en { $high }
dxp-claimed = { $games ->
    [one] Eén uitslag rust
   *[other] { $games } uitslagen rusten
} alleen op het woord van de andere kant

## Why a connection is over, or a game is not played

dxp-stopped = er was geen andere partij meer gewenst
dxp-left = de verbinding is beëindigd
dxp-hung-up = de andere kant sloot de verbinding
dxp-unreachable = geen verbinding: { $reason }
dxp-broken = de verbinding brak: { $reason }
dxp-no-request = de andere kant vraagt geen partij
dxp-no-reply = de andere kant beantwoordt het verzoek om een partij niet
dxp-no-move = de andere kant doet geen zet, en heeft geen tijd meer
dxp-no-end = de andere kant bevestigt het eind van de partij niet
dxp-too-long = de andere kant stuurde meer dan { $length } tekens zonder eind
dxp-faults = de andere kant maakte te veel fouten
dxp-flood = de andere kant stuurt berichten zonder eind
dxp-declined-version = de andere kant spreekt een andere versie van het protocol
dxp-declined-this = de andere kant weigert deze partij
dxp-declined-all = de andere kant speelt geen partij

## What the other side did wrong

dxp-illegal-move = een onreglementaire zet
dxp-unexpected = een onverwacht bericht { $kind }
dxp-unknown = een onbekend bericht "{ $kind }"
dxp-length = een bericht { $kind } met { $length ->
    [one] 1 teken
   *[other] { $length } tekens
}
dxp-character = een bericht met een verkeerd teken in kolom { $column }
dxp-blank = een lege naam
dxp-square = er is geen veld { $number }
dxp-twice = het stuk op { $square } wordt twee keer geslagen
dxp-version = versie { $version } van het protocol, niet 1
dxp-bad-minutes = een partij duurt 1 tot { $most } minuten voor elke speler
dxp-bad-moves = een partij heeft hoogstens { $most } zetten
dxp-variant = het protocol is voor internationaal dammen, niet voor { $variant } dammen
dxp-over = in deze stand is de partij voorbij

## What our own side cannot do at the moment

dxp-nobody = er is nog geen verbinding
dxp-not-ask = er kan nu geen partij gevraagd worden
dxp-not-reply = er valt niets te beantwoorden
dxp-not-our-turn = de andere kant is aan zet
dxp-not-back = er valt niets terug te nemen
