## Stage 4: endings.

stage-4 = Eindspelen
    .about = Dam tegen schijven, drie stukken tegen een dam met de 16-zettenregel, en standhouden met een eenzame dam. Exacte tabellen beoordelen elke zet.

## King against men

king-men = Dam tegen schijven
king-men-1 = Een dam houdt een schijf tegen door de velden ervoor te bewaken. De schijf op 32 heeft twee wegen, 37 en 38. Vanaf maar één veld wint de dam: vind het.
    .wrong = Vandaar komt de schijf erdoor.
    .right = 38 is meteen bewaakt; gaat hij naar 37, dan is de dam op tijd terug.
king-men-2 = Twee schijven, en 33 is vooraan. Een dam vlak voor een schijf kan hem op beide wegen tegenhouden. Op welk veld doet de jouwe dat, en op tijd?
    .wrong = Vandaar komt een van de schijven erdoor, of slaat hij je dam.
    .right = 38 en 39 zijn allebei bewaakt. Als 33 weg is, is er tijd voor 25.
king-men-3 = Beide schijven lopen langs dezelfde vleugel. Jaag ze niet na: vind de lijn die beide zullen kruisen, en zet je dam erop.
    .wrong = Dan komt een van de schijven erdoor, of slaat hij je dam.
    .right = De lijn van 1 naar 45: waar ze die ook kruisen, ze worden geslagen.

## The long lines

long-lines = De lange lijnen
long-lines-1 = Drie dammen tegen één, voor geen van beiden een slag. Veel spelers zetten eerst een dam op de hoofdlijn. Hoeveel helpt dat op het bord van 100 velden?
    .right = Met drie dammen aan zet win je van 100 zulke stille standen er 13 als je de hoofdlijn hebt, en 18 van de 100 als er niemand op staat. Op 64 velden beslist die lijn.
    .a = Het beslist
    .b = Nauwelijks
long-lines-2 = Nu heeft de eenzame dam de hoofdlijn voor zichzelf. Staat hij elders en valt er niets te slaan, dan winnen drie dammen aan zet 15 standen van de 100. En hier?
    .a = 3 van de 100
    .b = 15 van de 100
    .right = 3 van de 100: voor wie verdedigt, is de hoofdlijn de beste plaats. Op 64 velden is het 4 van de 100 op de hoofdlijn, en elders alle 100.
long-lines-3 = Jij hebt de eenzame dam, op een lange lijn, van 36 naar 4. Die lijn redt je niet: acht van de negen zetten verliezen. Welk veld is veilig?
    .wrong = Daar word je gevangen: meteen, na het geven van een dam, of een paar zetten later.
    .right = Niet de lijn telt, maar of er een dam in je weg gegeven kan worden met een andere erachter.
long-lines-4 = Nog twee lijnen hebben een naam: de trictraclijnen, elk negen velden. Ze kruisen de hoofdlijn, op 23 en 28. De ene loopt van 1 naar 45, de andere van 6 naar 50. Wijs alle vier de uiteinden aan.
    .right = Valt er voor niemand iets te slaan, dan winnen drie dammen aan zet 11 standen van de 100 tegen een dam op zo'n lijn, buiten de hoofdlijn, en 17 als hij op geen van de drie lijnen staat.

## Two kings and a man against a king

kkm = Twee dammen en een schijf tegen een dam
kkm-1 = Ieder zestien zetten, en winnen kan er veertien kosten: er mag weinig verspild worden. De schijf kan dam halen, of lokaas zijn. De zwarte dam staat aan de rand: één zet wint.
    .wrong = Dat laat de dam ontsnappen.
    .right = De dam moet 24 slaan, en wordt gevangen waar hij ook landt.
kkm-2 = Weer is de schijf lokaas: 19 wordt aangevallen, en de zwarte dam moet hem slaan langs de lijn van 2 naar 35. Welke dam kan hem op die lijn opwachten?
    .wrong = Dan heeft hij een veilig veld, of slaat hij alles.
    .right = 35 is het andere eind van de lijn: elk veld achter 19 ligt in zijn bereik.
kkm-3 = De zwarte dam staat in de hoek, op de hoofdlijn; al zijn zetten gaan daarover, en hij is hierna aan zet. Sluit de lijn aan het andere eind.
    .wrong = Dan verlaat hij de hoek ongedeerd.
    .right = Elk veld van de hoofdlijn ligt nu in je bereik.

## A king and two men against a king

kmm = Een dam en twee schijven tegen een dam
kmm-1 = Er zijn minder standen gewonnen dan met twee dammen en een schijf, en soms begint de winst met veilig dam halen. Maar kan de zwarte dam gevangen worden, dan gaat dat voor. Zwart staat aan het eind van de hoofdlijn.
    .wrong = Dan ontsnapt de zwarte dam.
    .right = Elke zet van de dam op de hoofdlijn leidt naar een slag.
kmm-2 = De zwarte dam moet 32 slaan, draaien, en 17 slaan: hij eindigt op de lijn die naar 3 loopt. Haal dam waar je hem kunt terugslaan.
    .wrong = Dan ontsnapt de zwarte dam, of slaat hij alles.
    .right = 3 is het eind van die lijn: Zwart stopt op 12 of 8, en de nieuwe dam slaat hem op beide.
kmm-3 = Je dam staat voor die van Zwart. Geef hem weg op een veld waar Zwart hem moet slaan en vlak voor een van je schijven eindigt.
    .then = Hij moest op 42 stoppen. Sla hem.
    .wrong = Dan ontsnapt de zwarte dam, of slaat hij zelfs twee stukken.
    .right = De twee schijven zijn over, en Zwart heeft niets.

## Holding with a lone king

hold = Standhouden met één dam
hold-1 = Jij hebt Zwart, met één dam tegen drie. Blijf op lange lijnen, en zoek vóór elke zet het veld waar je niet gevangen kunt worden. Twee slagen: een ervan houdt remise.
    .wrong = Daar zou je gevangen worden.
    .right = Op 46 kan de dam niet meteen gevangen worden.
hold-2 = Nu heb je Wit, met de eenzame dam. Van acht zetten houdt er één remise. Toets elk veld: kan een van de drie je daar slaan?
    .wrong = Daar word je gevangen.
    .right = Op 45 bereikt geen van de drie je meteen.
hold-3 = Twee dammen en een schijf willen je vangen. De schijf wil graag geslagen worden, want dan slaat een dam jou. Van twaalf zetten houdt er één remise.
    .wrong = Daar word je gevangen.
    .right = 6 is het eind van een lange lijn, weg van de schijf.

## Practical endings, two against two

practical = Praktische eindspelen, twee tegen twee
practical-1 = Met weinig stukken telt elke zet. Kijk voordat je een schijf opspeelt wat Zwart kan slaan en wie het eerst op de damlijn is. Twee van de zetten verliezen hier meteen: vermijd ze.
    .wrong = Dat verliest meteen.
    .right = Remise, zoals het hoort. De eindspelen hierna worden door exacte tabellen beoordeeld.
practical-2 = Twee tegen twee, en je haalt meteen dam, op 4 of op 5. Kijk eerst: welke zwarte schijf wil je met de nieuwe dam tegenhouden, en vanwaar ziet hij die?
    .then = 19 stapte vooruit op de hoofdlijn. Sla hem, en land waar je ook 34 tegenhoudt.
    .wrong = Dan komt de dam te laat.
    .right = Vanaf 5 zag de dam de hoofdlijn; vanaf 28 of 32 houdt hij 34 tegen.
practical-3 = Weer haal jij het eerst dam. Vanaf 1 kijkt je dam langs de lijn naar 45: welke zwarte schijf staat erop, en waar gaat de andere heen?
    .then = Hij stapte vooruit op dezelfde lijn. Sla hem, en kies je veld goed.
    .then-2 = 36 is naar 41 gegaan, en jij staat op de hoofdlijn. Sla.
    .wrong = Haal eerst dam.
    .wrong-2 = Land waar je 41 ziet.
    .right = Eén dam hield beide schijven tegen.

## The 25-move rule

twenty-five = De 25-zettenregel
twenty-five-1 = Dammen aan beide kanten, en geen speler staat met een eenzame dam. Hoeveel zetten mag ieder met alleen dammen doen, zonder te slaan, voordat de partij remise is?
    .a = 5
    .b = 16
    .c = 25
    .right = Vijfentwintig op rij van elke speler, zonder dat een schijf zet en zonder slag.
twenty-five-2 = Elke speler heeft vierentwintig zetten met alleen dammen gedaan. Wit wil verder spelen. Welke zet laat de telling opnieuw beginnen?
    .wrong = Dat is een damzet, de vijfentwintigste van Wit.
    .right = Elke zet van een schijf, en elke slag, laat de telling opnieuw beginnen.
twenty-five-3 = Wit heeft net een dam geslagen. Nu spelen drie dammen tegen één. Welke limiet loopt?
    .a = 5 zetten
    .b = 16 zetten
    .c = 25 zetten
    .right = Tegen een eenzame dam gelden voor hoogstens drie stukken, waaronder een dam, kortere limieten in plaats van de 25 zetten: 16 voor drie stukken, 5 voor twee of één.

## Practical endings, up to four against three

practical-bigger = Praktische eindspelen, tot zeven stukken
practical-bigger-1 = Drie tegen twee. Twee van je schijven kunnen beide zwarte houden, als je de velden goed kiest; de derde haalt dam. Houd eerst 25 tegen, dan de andere schijf.
    .then = Nu 20: waar mag hij niet heen?
    .wrong = Dat wint langzamer, als het al wint. Houd beide zwarte schijven.
    .right = 25-30 verliest nu beide schijven, en 20-24 is maar een ruil: 27 kan vrij lopen.
practical-bigger-2 = Drie tegen drie, en je haalt meteen dam, op 1 of op 2. Denk vandaar: vanaf welk veld bereikt de nieuwe dam de zwarte schijven op tijd?
    .wrong = Vanaf 1, of een zet later, komt de dam te laat.
    .right = Vanaf 2 komt hij terug over 11 en bewaakt hij de lijn naar 44. In eindspelen beslist één veld.
practical-bigger-3 = 33 is dicht bij dam. Je schijf op 20 heeft tijd nodig, dus geef een schijf: 32-28 stuurt de zwarte schijf terug naar 22. Loop dan.
    .then = Hij is twee rijen verder van zijn doel. Loop, voorbij 13.
    .wrong = Dan haalt Zwart op tijd dam, en is het remise.
    .right = Een schijf gegeven voor twee zetten: materiaal geruild voor tijd. Speel zulke eindspelen uit tegen het programma.
