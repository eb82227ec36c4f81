## Stage 2: notation and shots.

stage-2 = Notatie en slagzetten
    .about = Velden en zetten op papier, de basisslagzetten met hun Franse namen, offers, stille eerste zetten, en eindspelen met drie dammen.

## The fifty squares

numbers = De vijftig velden
numbers-1 = Elke rij heeft vijf velden en eindigt op een veelvoud van vijf. De rijen die aan de linkerrand beginnen, beginnen met 6, 16, 26, 36 en 46. Wijs 16 en 35 aan.
    .right = 16 aan de linkerrand, 35 rechts.
numbers-2 = Precies in het midden van het bord liggen 23 en 28, beide op de hoofdlijn; 22, 29, 24 en 27 liggen ernaast. Wijs 23 en 28 aan.
    .right = Vanaf deze twee kun je naar elk ander veld tellen.
numbers-3 = Een veld dat niet aan de rand ligt, heeft vier buren: twee in de volgende rij naar Zwart toe en twee naar Wit toe. Wijs alle vier de buren van 28 aan.
    .right = 22 en 23 naar Zwart toe, 32 en 33 naar Wit toe. Een witte schijf op 28 gaat naar de eerste twee, en slaat over elk van de vier.

## Written moves

written = Geschreven zetten
written-1 = Een zet schrijf je van veld naar veld met een streepje. Doe de zet 34-29.
    .right = Op het notatieformulier heeft elke speler een eigen kolom: 1. 34-29 is de eerste zet van Wit.
written-2 = Een slag krijgt een x: eerste veld, laatste veld. De velden ertussen blijven weg, behalve als twee slagen beide uiteinden delen. Doe 32x21.
    .right = Van 32 over 27 naar 21. Schijven en dammen schrijf je op dezelfde manier.
written-3 = Tekens beoordelen een zet of uitslag: ! goed, ? slecht, en verdubbeld: zeer; * gedwongen, + winst, = remise. Wat zegt 32-28?? over de zet?
    .right = Eén ? is een slechte zet, twee een zeer slechte.
    .a = Een remisevoorstel
    .b = Een verrassende zet
    .c = Een zeer slechte zet
written-4 = Gemengde tekens: !? lijkt goed en is misschien slecht. +1, -1: een stuk gewonnen of verloren; a.l.: verschillende slagen leiden tot hetzelfde. Wat zegt 32-28?! over de zet?
    .right = Het eerste teken is dus de eerste indruk.
    .a = Een zet die een stuk wint
    .b = Lijkt slecht, misschien goed
    .c = De enige zet

## Deflection

deflection = Afleiding
deflection-1 = Een schijf die een veld bewaakt, kan weggelokt worden. 28 zou graag over 23 springen, maar 19 staat erachter. Geef 30-24: 19 moet slaan.
    .then = 19 is weg, en het veld is vrij. Sla er twee met 28.
    .wrong = Lok 19 weg: 30-24.
    .right = Eén gegeven, twee geslagen. Een offer dat een bewaker weglokt, is een afleiding.
deflection-2 = 25 zou over 20 en dan over 9 kunnen, als 14 er niet stond. Welke van je schijven kun je door 14 laten slaan?
    .then = 14 sloeg 19 en verliet zijn veld. Sla met 25.
    .wrong = Offer een schijf die 14 moet slaan.
    .right = 25x3, over 20 en 9: twee om één, en een dam.
deflection-3 = Zie eerst de slag die je wilt, en vraag dan wat in de weg staat. 28 wil over 22 en 12. Wat verspert het veld ertussen, en welk offer lokt het weg?
    .then = 17 staat nu aan de rand. Sla met 28.
    .wrong = 17 staat in de weg. Wat kun je hem geven?
    .right = 28x8. Het offer op 21 had maar één doel: veld 17 leegmaken.

## Coup de la mazette

mazette = Coup de la mazette
mazette-1 = Een zwarte schijf op 23 verspert de weg van je 32. De mazette brengt een doelwit op 28 en lokt 23 weg. Vind het eerste offer.
    .then = Lok nu 23 weg.
    .then-2 = Sla met 32, zo ver het gaat.
    .wrong = Begin met het doelwit: wat brengt een schijf op 28?
    .wrong-2 = Lok 23 weg: wat kun je hem geven?
    .right = 32x5: de weg was vrij en de schijf wordt gekroond.
mazette-2 = Hetzelfde idee in een andere stand. Beide offers zijn er weer.
    .then = En de schijf die de weg verspert?
    .then-2 = Sla met 32, zo ver het gaat.
    .wrong = Breng eerst een schijf op 28.
    .wrong-2 = Lok nu 23 weg.
    .right = Zoek eerst de weg, dan wat hem verspert.
mazette-3 = Een andere weg, vanaf 31 over 27. De zwarte schijf op 22 verspert hem, en 23 bewaakt 28. Lok eerst de bewaker weg, dan de schijf die verspert.
    .then = Nu 22: welk offer moet hij slaan?
    .then-2 = Sla met 31, zo ver het gaat.
    .wrong = Lok eerst 23 weg.
    .wrong-2 = Offer een schijf die 22 moet slaan.
    .right = 31x2: over 27, 18 en 8, en de schijf is dam.

## Coup de la trappe

trappe = Coup de la trappe
trappe-1 = Een valluik gaat open: je schijf verlaat een veld, en de zwarte slag moet daar landen. 34 gaat weg; 23 slaat 29, of 25 slaat 30, en valt op 34. Wat kun je dan slaan?
    .then = De schijf staat op 34. Sla hem, en meer.
    .wrong = Open het luik op 34.
    .right = Het verlaten veld was de val.
trappe-2 = Hier is 32 het luik. Naar welk veld moet je schijf, zodat hij kan slaan nadat Zwart erdoor is gevallen?
    .then = Zwart sloeg 27 en landde op 32. Sla nu elders.
    .wrong = Verlaat 32, maar blijf in de buurt.
    .right = De zwarte schijf werd van de andere schijven weggelokt.
trappe-3 = Nog eens is het luik je eigen veld: 23 slaat 28 en 27 en valt erdoor. De schijf die het luik opent, slaat er dan drie. Vind het luik.
    .then = 23 viel op 21. Sla met 16, zo ver het gaat.
    .wrong = 23 gaat 28 en 27 slaan. Welke van je schijven staat waar hij zou landen?
    .right = 16x9, over 11, 12 en 13: drie om twee.

## Coup de talon

talon = Hielslag (coup de talon)
talon-1 = De hielslag: een val waarvan het veld door een slag achteruit vrijkomt. Geef 33-29: 24 slaat. Sla die schijf met 28, achteruit, en zie wie er op 28 valt.
    .then = Sla terug met 28: zijn veld wordt de val.
    .then-2 = 17 sloeg 22 en landde op 28. Sla met 32, tot op de damlijn.
    .wrong = Begin met 33-29.
    .wrong-3 = Sla tot op de damlijn: 32x5.
    .right = 32x5, over 28, 19 en 10: een dam.
talon-2 = Geef 37-31 en sla terug met 32, achteruit. Dan slaat 23 de schijf op 28 en landt op 32, het veld dat je verlaten hebt. Welke schijf van jou wacht daar op hem?
    .then = Sla terug met 32.
    .then-2 = Hij staat op 32. Sla met 38.
    .wrong = Begin met 37-31.
    .wrong-2 = Sla terug met 32: 32x41.
    .right = 38x16: over 32 en 21.
talon-3 = Eén met een langere slag aan het eind. 32-27 laat 23 de schijf op 28 slaan. Sla terug met 27, achteruit: zijn veld gaat open, en 16 slaat 21 en valt op 27. Dan heeft 31 een weg.
    .then = Sla terug met 27.
    .then-2 = Sla met 31, zo ver het gaat.
    .wrong = Begin met 32-27.
    .wrong-2 = Sla terug met 27: 27x38.
    .right = Telkens kwam het veld vrij door een slag achteruit: dat is de hiel.

## Épicier

epicier = Coup d'épicier
epicier-1 = Bij de épicier slaat één zwarte schijf twee keer, omdat je twee keer geeft, en stopt waar jij wilt. Geef 27-22: 17 slaat er twee en staat op 37. Geef dan 38-32.
    .then = Dezelfde schijf nog eens: 38-32.
    .then-2 = Hij staat op 28. Sla met 33.
    .wrong = Begin met 27-22.
    .wrong-2 = Geef de schijf op 37 er nog een: 38-32.
    .right = 33x15, over 28, 18, 19 en 20: vier om drie.
epicier-2 = Je wilt de schijf op 33 op 31 hebben, voor je schijf op 36. Dat lukt in twee slagen. Vind de eerste.
    .then = Hij staat op 42. Waar is de tweede?
    .then-2 = Nu staat hij op 31. Sla met 36.
    .wrong = Offer een schijf die 33 naar 42 brengt.
    .wrong-2 = Offer een schijf die 42 moet slaan.
    .right = 36x7, over 31, 21 en 11.
epicier-3 = Hier wil je 45 op 23 hebben, vlak voor 28. Twee offers leiden hem daarheen. Speel de hele slagzet.
    .then = Dezelfde schijf nog eens.
    .then-2 = Hij staat op 23. Sla met 28.
    .wrong = Offer een schijf die 45 moet slaan.
    .wrong-2 = Offer een schijf die 34 moet slaan.
    .right = 28x17, over 23, 13 en 12: drie om twee.

## Coup de rappel

rappel = Coup de rappel
rappel-1 = Een schijf die geslagen heeft, wordt teruggeroepen: hij krijgt er nog een en moet achteruit slaan. 33-28 laat 18 naar 29 gaan; 28-23 roept hem terug naar 18. Dan maakt 27-21 de weg van 31 compleet.
    .then = Roep hem terug: 28-23.
    .then-2 = Hij staat weer op 18, waar je hem nodig hebt. Nu 27-21.
    .then-3 = Sla met 31, zo ver het gaat.
    .wrong = Begin met 33-28.
    .wrong-2 = 28-23 roept de schijf terug.
    .wrong-3 = Haal een zwarte schijf naar 27: 27-21.
    .right = 31x11, over 27, 18, 8 en 7: vier om drie.
rappel-2 = De schijf op 17 gaat omlaag naar 37 en wordt teruggeroepen naar 28. Je hebt deze slagzet gezien: speel hem weer en let op de tweede slag, die achteruit gaat.
    .then = Roep hem terug naar 28.
    .then-2 = Sla met 33.
    .wrong = Begin met 27-22.
    .wrong-2 = Roep de schijf op 37 terug: 38-32.
    .right = Een rappel is een épicier waarvan de tweede slag achteruit gaat.
rappel-3 = Ook een schijf die bijna dam haalt, kun je terugroepen. 33 slaat naar 42, één stap van de laatste rij. Waar heb je hem nodig?
    .then = Roep hem terug voordat hij dam haalt.
    .then-2 = Hij staat op 31. Sla met 36.
    .wrong = Laat 33 slaan: 42-38.
    .wrong-2 = 41-37 roept de schijf op 42 terug.
    .right = Eén stap van dam moest hij omkeren, omdat slaan verplicht is.

## Coup turc

turc = Turkse slag (coup turc)
turc-1 = Je weet dat een geslagen stuk blijft staan tot de slag voorbij is. Hier stopt dat een dam naast je schijf. Offer 28-23: de dam moet er vier slaan.
    .then = Hij mag niet nog eens over een geslagen stuk springen, dus staat hij op 28. Sla hem en de rest.
    .wrong = Geef hem de langste weg: 28-23.
    .right = Vier gegeven en vier geslagen, de dam erbij: Zwart heeft niets meer.
turc-2 = Nog een. Volg de weg van de dam: welke van je stukken slaat hij, en waar moet hij stoppen?
    .then = Hij stopte op 28. Sla hem.
    .wrong = De dam moet rondgeleid worden naar 28, waar 33 hem kan slaan.
    .right = Hij kon niet verder, omdat een stuk dat hij geslagen had in de weg stond.
turc-3 = Een laatste. Je dam op 32 is het eerste stuk dat de zwarte dam slaat. Vind de zet waarna hij helemaal rond moet, naar 28.
    .then = Hij stopte op 28. Sla hem.
    .wrong = De dam moet rondgeleid worden naar 28, waar 33 hem kan slaan.
    .right = Vier stukken gegeven, vier geslagen, en de dam is weg.

## The promenade

promenade = De promenade
promenade-1 = Eén zwarte schijf wordt stap voor stap meegevoerd: elk offer moet door dezelfde schijf geslagen worden, tot hij staat waar jij wilt. Begin met 26-21.
    .then = Voer hem verder: het volgende offer.
    .then-3 = Hij staat waar je hem hebben wilt. Sla.
    .wrong = Begin met 26-21.
    .wrong-2 = Voer de schijf verder: bied hem de volgende aan.
    .right = Drie offers aan één schijf, en een dam aan het eind.
promenade-2 = Hier gaat de schijf op 25 wandelen door je rijen: hij slaat op 30, 39 en 38. Geef deze drie schijven na elkaar. Begin met 35-30.
    .then = De volgende halte.
    .then-3 = Hij staat op 32. Sla met 37.
    .wrong = Begin met 35-30.
    .wrong-2 = Bied dezelfde zwarte schijf de volgende aan.
    .right = 37x6: vijf schijven om drie.
promenade-3 = Vind alle drie de offers zelf. De schijf die je meevoert, is die op 17, en je wilt hem op 28, voor je schijf op 33.
    .then = Ga door met dezelfde schijf.
    .then-3 = Hij staat op 28. Sla met 33, tot op de damlijn.
    .wrong = Welk offer moet die schijf nu slaan?
    .wrong-4 = Sla met 33 tot de laatste rij: 33x4.
    .right = 33x4: een dam aan het eind van de wandeling.

## Coup d'échange

exchange-trick = Ruilslag (coup d'échange)
exchange-trick-1 = Beide spelers slaan om de beurt, schijf om schijf, en de laatste slag neemt meer. Offer 32-28 en sla terug met 29, achteruit. Zwart slaat weer: wat ligt open voor 34?
    .then = Sla terug met 29.
    .then-2 = 20 sloeg 24 en staat op 29. Sla met 34, tot op de damlijn.
    .wrong = Begin met 32-28.
    .wrong-2 = Sla terug met 29: 29x38.
    .wrong-3 = Sla met 34 tot de laatste rij: 34x1.
    .right = Eén om één, en dan drie om één. Tel tot het eind van de ruil, niet alleen tot de eerste slag.
exchange-trick-2 = 43-39 biedt een ruil aan: 34 slaat, 38 slaat terug. Maar dan moet Zwart er twee slaan met 27, en jouw schijf op 25 slaat het laatst. Hoeveel slaat hij er?
    .then = Sla terug: 38x49.
    .then-2 = 27 sloeg er twee. Nu 25.
    .wrong = Begin met 43-39.
    .wrong-2 = Sla terug met 38.
    .right = 25x3, over 30, 29, 19 en 9.
exchange-trick-3 = Vind het eerste offer: 9 moet slaan, 23 slaat terug, 17 slaat, en de schijven op 21 en 22 hebben hun steun verloren.
    .then = Sla terug met 23.
    .then-2 = 17 is weg. Sla er twee met 26.
    .wrong = Offer een schijf zo dat 9 op 18 landt, voor 23.
    .wrong-2 = Sla terug met 23.
    .right = Eén om één, en dan twee om één.

## Sacrifice for position

sacrifice = Offer voor de stand
sacrifice-1 = Een positie-offer geeft een schijf zonder hem meteen terug te slaan. Wat het wint, komt later: vastgezette schijven, of vrije zetten. Geef 35-30: waar staan de zwarte schijven daarna?
    .right = 35 en 45 staan aan de rand en zitten bijna vast. Hierna komt 49-44, en dat bewaakt 40.
sacrifice-2 = Een schijf die bijna dam haalt, kun je weglokken. De zwarte schijf op 44 heeft nog één stap nodig. Geef hem je dam, zodat hij ver van de damlijn landt.
    .then = Hij staat op 35. Nu haal jij eerst dam.
    .then-2 = Hij moest naar 40. Sla hem.
    .wrong = Dan haalt de schijf dam, en is het remise.
    .right = Een dam voor twee zetten tijd, en de partij is gewonnen.
sacrifice-3 = De zwarte schijf op 29 gaat je voorbijlopen. Keer hem om: geef 30-24, en hij staat op 20 bij de rand. Houd dan je schijf op 35 ervoor.
    .then = Ga in zijn weg staan: 35-30.
    .then-2 = Hij ging naar de rand. Laat hem komen, en ga ernaast staan: 30-24.
    .then-3 = Hij stapte naar 30, achter je schijf. Schijven slaan ook achteruit: sla hem.
    .wrong = Eerst 30-24.
    .wrong-2 = Dan glipt hij erlangs.
    .wrong-3 = Dan slaat 25 de schijf op 30. Ga door naar 24, waar dat niet kan.
    .right = Eén schijf gegeven, en de laatste zwarte is geslagen.

## The quiet first move

quiet = De stille eerste zet
quiet-1 = Niet elke slagzet begint met een offer. Een stille zet bereidt hem voor, en Zwart heeft geen goed antwoord. Speel 33-29 en wacht af wat Zwart doet.
    .then = 19-24 valt je schijf aan en opent de weg van 28. Sla met 28.
    .right = Drie geslagen om één. Zwart had niets beters: dat is de kracht van een stille zet.
quiet-2 = Een stille zet kan de tegenstander binden. Speel 28-23, en zie wat het zwarte antwoord 27-32 openlaat.
    .then = Nog een stille zet: val aan met 36-31.
    .then-2 = Sla er twee met 31.
    .wrong = Eerst 28-23, dan 36-31.
    .right = Twee stille zetten, twee schijven.
quiet-3 = 22 bedreigt 27 niet, want 31 staat erachter. Stap toch weg met 27-21 en laat Zwart zetten. Wat kost 25-30?
    .then = 34 slaat er twee.
    .wrong = Eerst 27-21.
    .right = Heeft de tegenstander geen goede zet meer, dan is de stille zet de sterkste.

## Lunette

lunette = Lunette
lunette-1 = Twee zwarte schijven op één diagonaal met een vrij veld ertussen heten een lunette. Stap ertussen: beide worden aangevallen, en geen van beide kan je slaan. Welk veld?
    .then = 24 liep weg. Sla 13.
    .wrong = Kijk naar 13 en 24: welk veld ligt ertussen?
    .right = Een schijf gewonnen, omdat Zwart één enkele zet heeft.
lunette-2 = Nog eens 13 en 24. Kijk voordat je ertussen stapt of de velden achter beide vrij zijn, en of een derde schijf je niet kan slaan.
    .then = Zwart heeft gezet, en 24 staat er nog. Sla hem.
    .wrong = Stap tussen 13 en 24.
    .wrong-2 = Sla de schijf op 24: 19x30.
    .right = Beide waren aangevallen, en Zwart had één enkele zet.
lunette-3 = De lunette kan ook op een diagonaal in de andere richting liggen: hier zijn het 22 en 31. Stap ertussen, en zie hoe ver de slag gaat.
    .then = 31 liep naar de rand. Sla zo ver je kunt.
    .wrong = Welk veld ligt tussen 22 en 31?
    .right = 27x9, over 22 en 13: twee schijven.

## Your choice of capture

choice = Jouw slagkeuze
choice-1 = Zijn slagen gelijk, dan kies jij, en die keuze beslist. Beide wegen nemen hier één schijf. Vraag je af, voordat je slaat, wat Zwart daarna kan slaan.
    .wrong = Daarna slaat 13 terug. Probeer de andere weg.
    .right = Op 17 staat je schijf veilig. Op 19 was hij door 13 geslagen.
choice-2 = Twee slagen, door verschillende schijven. Je slaat één zwarte schijf, en de andere blijft. Welke van de twee kan meer kwaad doen als hij blijft?
    .wrong = Dan slaat 29 twee schijven en wordt dam.
    .right = 38 is thuis nodig. 32 kan later aangepakt worden.
choice-3 = Weer kunnen twee schijven slaan. Een van de slagen maakt een veld vrij dat Zwart nodig heeft. Welke van je schijven blijft beter waar hij is?
    .wrong = Dan slaat 17 de schijven op 22, 33 en 44 en wordt dam.
    .right = 28 verspert de weg van 17 naar 50. Daar was hij nodig.

## Which of these lose?

which-lose = Welke hiervan verliezen?
which-lose-1 = Veel partijen gaan verloren door een natuurlijke zet die een slagzet toelaat. Wit speelde net 33-29. Jij hebt Zwart: wat belet de schijf op 29 Wit te doen? Speel de slagzet.
    .then = 29 was bezet, dus 40 kon niet slaan. Sla nu twee schijven, en land zo dicht bij de achterlijn van Wit als je kunt.
    .wrong = Geef een schijf die alleen 39 kan slaan.
    .wrong-2 = Sla zo dicht bij de achterlijn van Wit als je kunt: 25x45.
    .right = Met 29 leeg had Wit met 40 geslagen, en was er niets verloren gegaan.
which-lose-2 = Eén zet terug, en jij hebt Wit. 33-29 verliest. Bekijk dus elke zet door de ogen van Zwart: wat kan Zwart erna geven? Speel er een die alles behoudt.
    .wrong = Daarna wint Zwart materiaal. Vraag je af wat Zwart kan slaan of geven.
    .right = Vóór elke zet: wat kan de tegenstander me nu geven?
which-lose-3 = Een van deze drie verliest door een slagzet. Na welke slaat Zwart toe met 24-30?
    .a = 39-33
    .b = 41-37
    .c = 45-40
    .right = 39-33 24-30, 35x24 20x38: 33 staat precies waar de slag verder kan. Markeer in de oefeningen elke zet die verliest.

## Parrying a threat

parry = Een dreiging pareren
parry-1 = Vraag je af, voordat je zelf een zet zoekt, wat de tegenstander zou doen als je een beurt oversloeg. Jij hebt Zwart: welke zet valt een schijf aan die Wit niet kan verdedigen?
    .wrong = Kijk naar de schijf op 30, en naar het veld erachter.
    .right = 25x34 komt eraan, en 30 kan niet weg: 24 en 25 zijn allebei bezet.
parry-2 = Nu heb je Wit, en ben je aan zet. Zwart dreigt 20-25. Er is één antwoord dat de partij gelijk houdt.
    .wrong = Daarna komt Zwart beter te staan.
    .right = De schijf staat nu op het veld vanwaar hij aangevallen zou worden. Een dreiging pareer je door weg te gaan, het veld erachter te vullen, of te ruilen.
parry-3 = Nog een dreiging. Jij hebt Zwart: wat zou je geven als je aan zet was?
    .then = Sla nu: hoeveel?
    .wrong = Breng de schijf op 28 naar 19.
    .right = 13 sloeg 19 en 30: twee om één.
parry-4 = Jij hebt weer Wit. 19-23 dreigt. Welke ruil maakt het onschadelijk?
    .wrong = Zwart wint nog steeds minstens een schijf.
    .right = 19x30, 25x34: de schijf die Zwart wilde geven is weg, en het doelwit op 30 ook.

## The weak man

weak-man = De zwakke schijf
weak-man-1 = Een schijf is zwak als hij te ver is gegaan om geholpen te worden: niets kan hem steunen, ruilen of het veld erachter vullen. De zwarte schijf op 27 is zwak. Val hem aan met een schijf die hij niet kan slaan.
    .then = Zwart kon niets doen voor 27. Sla hem.
    .wrong = Val 27 aan vanwaar hij je niet kan slaan: welk veld is gedekt door 36?
    .right = Een schijf gewonnen zonder slagzet.
weak-man-2 = Weer 27, op een voller bord. Vind de aanval waarna 12 noch 23 op tijd komt.
    .then = Sla 27.
    .wrong = Val 27 aan met een schijf die hij niet kan slaan.
    .right = Vraag je af, voordat je een schijf ver opspeelt, wie hem gaat steunen.
weak-man-3 = De schijf op 34 heeft geen zwarte schijf achter zich. Val hem aan, en dek het veld waarheen hij zou kunnen lopen.
    .then = Hij liep naar 40. Sla hem.
    .wrong = Val 34 van voren aan, zo dat 35 veld 40 dekt.
    .right = Hij kon niet blijven, en hij kon niet weglopen.

## The stick-move

stick-move = De plakker
stick-move-1 = Bij een plakker gaat een schijf vlak tegen een zwarte schijf aan, waar hij verloren lijkt. Maar Zwart moet eerst elders slaan. Zwart moet er nu twee slaan met 28. Gebruik de zet: plak een schijf tegen 17 en 18.
    .then = Zwart moest er twee slaan. Je schijf op 22 staat er nog: sla.
    .wrong = Zet een schijf naast 17 en 18.
    .right = 22x2, over 17 en 7: twee om twee, en een dam. De Franse naam van de plakker is collage.
stick-move-2 = 21 moet twee schijven slaan en landt op 23. Plak intussen een schijf tegen 14 en 24: wat hem zou kunnen slaan, mag niet.
    .then = Sla met 20, zo ver het gaat.
    .wrong = Welke schijf kan vlak tegen 14 en 24 aan gaan?
    .right = 20x7, over 24, 23 en 12: zelfs de schijf die jouw twee sloeg, is erbij.
stick-move-3 = Vind het zelf. 21 valt 27 aan en moet er twee slaan. Welke van je schijven kan tegen een zwarte schijf aan stappen, en er daarna drie slaan?
    .then = 21 sloeg er twee. Sla er drie met 19.
    .then-2 = Zwart sloeg nog eens. Sla terug met 36.
    .wrong = Plak de schijf op 23 tegen 13 en 14.
    .wrong-2 = Sla met 19, zo ver het gaat.
    .wrong-3 = Sla terug met 36.
    .right = Vier geslagen om drie.

## The 5-move rule

five-moves = De 5-zettenregel
five-moves-1 = Twee dammen, of een dam en een schijf, tegen één dam: vijf zetten voor elke speler, dan is het remise. De winst moet dus dichtbij zijn. Zwart moet 30 slaan: zet de andere dam goed.
    .then = Hij sloeg. Vang hem.
    .wrong = Dan slaat de dam er twee van jou, stopt hij veilig, of hoeft hij helemaal niet te slaan.
    .right = In de meeste standen is er geen winst, en is de partij remise.
five-moves-2 = De zwarte dam kijkt langs de lijn van 36 naar 4. Een van je dammen is het aas op die lijn. Waar moet de andere wachten?
    .wrong = Dan slaat de dam er twee van jou, of stopt hij veilig.
    .right = Aan het eind van de lijn: waar de dam ook stopt, 4 slaat hem.
five-moves-3 = Met een dam en een schijf is het net zo: geef de dam waar de schijf terugslaat. De zwarte dam staat op de hoofdlijn. Vind het veld.
    .then = Hij moest slaan, en 41 was zijn enige veld. Sla hem.
    .wrong = Dan hoeft hij niet naar 41 te komen.
    .right = Zelfs één schijf aan de rand kan een dam vangen.

## Three kings, every position

three-kings-all = Drie dammen, elke stand
three-kings-all-1 = Deze winsten eindigen meestal met een slagzet: een of twee dammen worden gegeven, en de laatste slaat. Laat de eenzame dam daarvoor minder velden. Eén zet wint hier: vind hem.
    .wrong = Dan ontsnapt de dam, of slaat hij al jouw dammen.
    .right = Waar de dam ook gaat, hij wordt gevangen.
three-kings-all-2 = De zwarte dam op 2 moet 7 slaan, en vandaar ook een tweede dam, als hij kan. Anders stopt hij op 11 of, als dat vrij is, op 16. Welke dam kan 16 sluiten en hem vangen?
    .wrong = Dan heeft hij een veilig veld, of slaat hij al je dammen.
    .right = Hij moet op 11 stoppen, vlak voor je dam op 16.
three-kings-all-3 = Twee dammen kunnen na elkaar gegeven worden. Lok de zwarte dam eerst naar 48. Dan geeft 5 zich op de lijn van 26.
    .then = Hij staat op 48. Geef nu de tweede: waar moet hij geslagen worden?
    .then-2 = Hij staat op 31. Sla hem met 26.
    .wrong = Lok hem eerst naar 48: welke dam kan hij onderweg slaan?
    .wrong-2 = Geef de dam op 5, op de lijn van 48 naar 26.
    .right = Twee gegeven, en de laatste slaat: het gewone eind van drie tegen één.

## Questions of the lesson written

sign-move = Wat zegt het streepje in 34-29?
    .a = Een zet, niets geslagen
    .b = Een slag
    .c = Remise
    .why = Het eerste nummer is waar hij vandaan komt.
sign-capture = Wat zegt de x in 32x21?
    .a = Een fout
    .b = Een slag
    .c = Het eind van de partij
    .why = Alleen het eerste en het laatste veld worden geschreven.
sign-good = Wat zegt ! na een zet?
    .a = Hij is gedwongen
    .b = Hij is goed
    .c = Hij is slecht
    .why = Twee ervan betekenen zeer goed.
sign-very-good = Wat zegt !! na een zet?
    .a = Hij is slecht
    .b = Hij wint twee stukken
    .c = Hij is zeer goed
    .why = Schrijvers bewaren het voor zeldzame zetten.
sign-bad = Wat zegt ? na een zet?
    .a = Hij is onduidelijk
    .b = Hij is niet genoteerd
    .c = Hij is slecht
    .why = Twee ervan betekenen zeer slecht.
sign-very-bad = Wat zegt ?? na een zet?
    .a = Hij is zeer slecht
    .b = Hij is misschien slecht
    .c = Remise aangeboden
    .why = Vaak verliest hij meteen.
sign-doubtful = Wat zegt ?! na een zet?
    .a = Lijkt goed, misschien slecht
    .b = Lijkt slecht, misschien goed
    .c = Hij is zeer slecht
    .why = Het eerste teken is de eerste indruk.
sign-interesting = Wat zegt !? na een zet?
    .a = Lijkt goed, misschien slecht
    .b = Lijkt slecht, misschien goed
    .c = Hij is zeer goed
    .why = Het eerste teken is de eerste indruk.
sign-forced = Wat zegt * na een zet?
    .a = Hij wint
    .b = Het is een slag
    .c = Al het andere verliest
    .why = De zet was gedwongen.
sign-win = Wat zegt + aan het eind van een partij?
    .a = Remise
    .b = Winst
    .c = Een stuk is gewonnen
    .why = = staat voor remise.
sign-ahead = Wat zegt +1 na de laatste zet?
    .a = Er is nog één zet
    .b = Een stuk is gewonnen
    .c = Het is de eerste winst
    .why = +2 zegt dat er twee gewonnen zijn.
sign-behind = Wat zegt -1 na de laatste zet?
    .a = Een stuk is verloren
    .b = Er ontbreekt een zet
    .c = Er is nog één minuut
    .why = -2 zegt dat er twee verloren zijn.
sign-either = Wat zegt a.l. na een slag?
    .a = Een lange slag
    .b = De laatste slag
    .c = Meer wegen, zelfde afloop
    .why = Het is kort voor ad libitum: naar believen.

## Questions of written

sign-draw = Wat zegt = aan het eind van een partij?
    .a = Winst
    .b = Er volgt nog een partij
    .c = Remise
    .why = + staat voor winst.
sign-numbers = Waarom hebben de velden nummers?
    .a = Om zetten te noteren
    .b = Om schijven te tellen
    .c = Om de hoofdlijn te vinden
    .why = Zo kan een partij genoteerd worden, en later nagespeeld.
