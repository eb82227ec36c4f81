## Stage 3: named shots.

stage-3 = Slagzetten met een naam
    .about = De beroemde combinaties, elk met een eigen kenteken op het bord: royal, Philippe, Napoléon, Raphaël, Manoury en andere.

## Coup ricochet

ricochet = Coup ricochet
ricochet-1 = Als een bal tegen een muur: jij slaat, Zwart slaat terug, en die schijf landt voor een andere schijf van jou. Begin met 22-18. Wat kan 28 dan slaan, en waar landt 25?
    .then = Sla met 28.
    .then-2 = 25 kaatste naar 34. Sla met 40.
    .right = Twee gegeven, drie geslagen.
ricochet-2 = Nog eens de muur: 23-18 laat 28 over 23 en 24 naar 30 slaan. Zwart slaat terug: voor welke schijf landt hij?
    .then = Sla met 28.
    .then-2 = Hij kaatste naar 34. Sla met 39.
    .wrong = Begin met 23-18.
    .right = Twee gegeven, drie geslagen.
ricochet-3 = Hier komt de ruil eerst. Na 34-30 25x34 en 40x18 moet Zwart terugslaan, en de schijf die dat doet, kaatst tot vlak voor 28. Doe de eerste zet.
    .then = Sla met 40.
    .then-2 = Hij landde op 22. Sla met 28.
    .wrong = Begin met 34-30.
    .right = 28x26: over 22 en 21. De gelijke ruil bereidde winst voor.

## Double-deux

double-deux = Double-deux
double-deux-1 = Twee keer twee: je slaat twee schijven, Zwart slaat terug, en je slaat er weer twee. Offer 37-31. 32 slaat er twee; 18 slaat terug en laat de weg van 29 open.
    .then = Sla er twee met 32.
    .then-2 = 18 sloeg terug. Nu twee met 29: over 23 en 13, naar dam toe.
    .wrong = Begin met 37-31.
    .wrong-2 = Sla er twee met 32: 32x12.
    .wrong-3 = Sla met 29 over 23 en 13: 29x9.
    .right = Twee gegeven, vier geslagen.
double-deux-2 = Zoek twee paren. 25 kan 30 en 29 slaan, als er een zwarte schijf op 30 komt. Dan moet 18 terugslaan. Welk paar blijft er voor 27?
    .then = Sla er twee met 25.
    .then-2 = 18 is weg. Sla 22 en 12.
    .wrong = Haal een zwarte schijf naar 30: 30-24.
    .wrong-2 = Sla er twee met 25: 25x23.
    .right = 27x7. Het terugslaan opende de tweede weg.
double-deux-3 = Vind het offer zelf: 33 slaat er twee, 36 slaat terug, en 30 slaat er twee.
    .then = Sla er twee met 33.
    .then-2 = En twee met 30, waar niets kan terugslaan.
    .wrong = Breng 19 naar 28.
    .wrong-2 = Sla er twee met 33: 33x31.
    .wrong-3 = Sla met 30 over 24 en 13: 30x8.
    .right = Twee gegeven, vier geslagen.

## Coup de la bombe

bombe = Bomzet (coup de la bombe)
bombe-1 = Je schijf stopt midden tussen de zwarte schijven en zou geslagen kunnen worden: een bom. Maar meerslag gaat voor en dwingt Zwart elders heen, en de bom ontploft. Begin met 27-21.
    .then = Ga door: sla, stop tussen de zwarte schijven, en sla weer.
    .right = Zwart moest elders meer slaan, en jouw schijf ging door naar de damlijn.
bombe-2 = Leg de bom zelf. 27-21 lokt 16 naar 27; dan slaat 32 en stopt vlak achter 19. Waarom kan 19 hem niet slaan?
    .then = Sla met 32. Zie dan wat Zwart moet slaan.
    .then-2 = Zwart moest er twee slaan. De bom ontploft.
    .wrong = Begin met 27-21.
    .right = 23x43 nam er meer, dus mocht 19 er niet één slaan. De schijf op 14 ging door naar 12.
bombe-3 = Hetzelfde beeld met andere schijven erachter. Vind het eerste offer, en tel vooraf waar de bom eindigt.
    .then = Sla met 32.
    .then-2 = Nu van 14 tot het eind.
    .wrong = Welk offer moet 16 slaan?
    .right = 14x1: nog drie schijven, en een dam.

## Coup renversé

renverse = Coup renversé
renverse-1 = Je biedt één schijf aan, en twee zwarte zouden hem kunnen slaan. Maar een ervan kan er twee slaan, met een bocht, dus dat moet. Na 28-23 zou 19 er één kunnen slaan; wat moet 18 doen?
    .then = 18 moest 23 en 24 slaan en staat op 20. Sla met 25, tot op de damlijn.
    .wrong = Begin met 28-23.
    .wrong-2 = Sla met 25 tot de laatste rij: 25x3.
    .right = 25x3, over 20 en 9: twee om twee, en een dam.
renverse-2 = 33-29 lijkt 24 één schijf te geven. Volg hem in zijn bocht: hij slaat 29 en 28, en stopt op 22. Wie wacht daar?
    .then = Hij staat op 22. Sla er drie met 27.
    .wrong = Begin met 33-29.
    .right = 27x20: over 22, 13 en 14.
renverse-3 = Vind het offer. 14 of 15 zou het kunnen slaan, maar 14 moet draaien en een tweede schijf slaan, en landt voor 40.
    .then = Hij staat op 34. Sla met 40.
    .wrong = Offer de schijf op 25.
    .right = 40x9, over 34, 23 en 13: drie om twee.

## Coup de l'Africain

africain = Coup de l'Africain
africain-1 = Een plakker waarbij meerslag voorgaat: je schijf stapt tegen een zwarte schijf aan die hem zou kunnen slaan, maar Zwart moet er elders twee slaan. 21 moet twee schijven slaan. Waar stap je heen?
    .then = 21 moest er twee slaan. Sla nu vanaf 9.
    .wrong = Stap tegen 13 aan: 14-9.
    .right = 9x20, over 13, 23 en 24: drie om twee.
africain-2 = 23 moet er twee slaan, 29 en 30. Stap intussen tegen een schijf aan die je zou kunnen slaan, en tel wat jij daarna kunt slaan.
    .then = 23 staat aan de rand. Sla vanaf 22.
    .wrong = Stap tegen 18 aan: 27-22.
    .right = 22x11, over 18, 8 en 7.
africain-3 = Vind de stap. 23 moet twee schijven slaan en landt op 21. Je schijf aan de rand heeft een weg als hij dichterbij komt.
    .then = Sla vanaf 20.
    .wrong = Stap tegen 14 en 24 aan.
    .right = 20x7, over 14, 13 en 12: drie om twee.

## Coup parallèle

parallele = Coup parallèle
parallele-1 = Twee zwarte schijven kunnen de schijf slaan die je aanbiedt, en het maakt niet uit welke: je antwoord leidt tot dezelfde stand. Offer 30-24: 19 of 29 slaat, en 25 slaat beide. Speel het.
    .then = Een ervan sloeg. Sla met 25.
    .wrong = Ga tussen 19 en 29 staan: 30-24.
    .right = Eén gegeven, twee geslagen, welke van beide ook sloeg.
parallele-2 = Zoek twee zwarte schijven in één kolom met één rij ertussen. Offer een schijf in die rij, en ga beide slagen na.
    .then = Sla met 16.
    .wrong = Zet een schijf tussen 12 en 22, naar 17.
    .right = Na 12x21 had je met 16 of 26 geslagen: Zwart had geen goede keus.
parallele-3 = Dezelfde vorm, met één schijf meer te slaan. Vind het offer.
    .then = Sla met 25, zo ver het gaat.
    .wrong = Zet een schijf tussen 19 en 29, naar 24.
    .right = 25x12, over 20, 19 en 18.

## Coup royal

royal = Coup royal
royal-1 = De coup royal maakt de weg van 40 naar 7 vrij. Eerst moet 18 weg: ruil hem met 27-22. Dan moet Zwart drie schijven slaan en landt op 34.
    .then = Sla. Landt Zwart op 34, dan heeft 40 zijn weg.
    .right = 40x29x20x9x18x7: de koninklijke weg.
royal-2 = Hier is veld 18 al vrij. Er ontbreekt maar één ding: de zwarte schijf op 23 moet slaan. Welke zet opent zijn weg?
    .then = Hij sloeg er drie. De weg is open.
    .wrong = Open de weg voor 23, zodat hij op 34 moet landen.
    .right = Onthoud het beeld: schijven op 12, 13, 14 en 24, en 40 klaar.
royal-3 = Weer het beeld: 12, 13, 14 en 24, en 40 klaar. De zwarte schijf op 23 kan 28 al slaan, maar niet tot 34. Welke schijf ontbreekt nog?
    .then = Hij sloeg er drie en staat op 34.
    .wrong = Zet een schijf waar 23 hem op weg naar 34 moet slaan.
    .right = 40x7: vijf schijven. Zelfs de derde schijf van het offer werd door een stille zet gebracht.

## Coup Philippe

philippe = Coup Philippe
philippe-1 = De Philippe begint als de royal: de zwarte schijf op 18 wordt weggelokt. Het slot loopt van 38 of 40 door het gat dat hij achterlaat. Begin met 27-22. Breng dan de schijf op 25 voor 40.
    .then = 18 is weg. Breng nu 25 naar 34.
    .wrong = Lok eerst 18 weg: 27-22.
    .then-2 = Hij staat op 34. Sla met 40.
    .wrong-2 = Offer een schijf die 25 moet slaan.
    .right = 40x16, over 34, 23, 12 en 11. Zoek deze slagzet telkens als 18 verwijderd kan worden.
philippe-2 = Nu vanaf 38. 27-22 lokt 18 weg, en nog een offer brengt een zwarte schijf op 33, voor 38. Vind dat offer.
    .then = 18 is weg. Breng nu een schijf op 33.
    .then-2 = Het gat is open. Sla met 38.
    .wrong = Lok eerst 18 weg.
    .wrong-2 = Offer een schijf die 24 naar 33 brengt.
    .right = 38x9, door het gat op 18.
philippe-3 = Eerst 18, zoals daarvoor. Kijk dan naar de schijf op 35: onderweg slaat hij er twee van jou, en stopt waar jij wilt.
    .then = Nu 35: wat kun je hem geven?
    .then-2 = Hij sloeg er twee en staat op 33. Sla met 38.
    .wrong = Lok eerst 18 weg.
    .wrong-2 = Offer een schijf die 35 moet slaan.
    .right = 38x20: vier schijven om drie.

## Coup Napoléon

napoleon = Coup Napoléon
napoleon-1 = De Napoléon zet de tweede schakel eerder op zijn plaats dan de eerste. 28-23 stuurt 18 naar 29; dan brengt 27-22 de 17 naar 28. Je slag zigzagt door beide.
    .then = Nu de eerste schakel: breng een schijf op 28.
    .then-2 = Beide schakels staan klaar. Sla.
    .wrong = Eerst de tweede schakel: wat brengt een schijf op 29?
    .wrong-2 = Wat brengt de schijf op 17 naar 28?
    .right = Een zigzag over 28, 29 en 30.
napoleon-2 = Dezelfde vorm, twee kolommen naar links. Welke schijf moet eerst op zijn plaats?
    .then = En nu de nabije schakel.
    .then-2 = Beide schakels staan klaar. Sla.
    .wrong = Leg eerst de verre schakel klaar.
    .wrong-2 = Nu de nabije schakel: wat brengt een schijf op 27?
    .right = Verre schakel, nabije schakel, zigzag.
napoleon-3 = Nog eens. 30 is de laatste schakel van de zigzag. Zet de andere twee op hun plaats, de verre eerst.
    .then = En nu de nabije schakel.
    .then-2 = Beide schakels staan klaar. Sla.
    .wrong = Wat brengt een schijf op 29?
    .wrong-2 = Wat brengt een schijf op 28?
    .right = 32x25: over 28, 29 en 30.

## Coup de l'express

express = Coup de l'express
express-1 = Drie losse schijven na elkaar gegeven, als een sneltrein die nergens stopt. Een van de zwarte schijven wordt onderweg teruggestuurd. Begin met 38-32.
    .then = Geef de volgende.
    .then-3 = Sla nu met 25, zo ver het gaat.
    .wrong = Begin met 38-32.
    .wrong-2 = De sneltrein stopt nergens: geef de volgende aan de schijf op 38.
    .wrong-3 = Geef de laatste: 30-24.
    .right = Drie gegeven, vier geslagen: Zwart heeft nog één schijf, op 1.
express-2 = Weer drie schijven, na elkaar, en 27 wordt teruggestuurd naar 18. Het laatste offer brengt een schijf voor 33. Begin met 28-22.
    .then = De volgende, op de vleugel.
    .then-2 = En de derde.
    .then-3 = Sla met 33, zo ver het gaat.
    .wrong = Begin met 28-22.
    .wrong-2 = Offer een schijf die 26 moet slaan.
    .wrong-3 = Breng de schijf op 37 voor 33.
    .right = Drie gegeven, drie geslagen, en een dam.
express-3 = Vind de hele express zelf: drie offers, en 25 slaat aan het eind. Het is de schijf op 27 die rondgestuurd wordt.
    .then = Dezelfde schijf nog eens.
    .then-2 = En het laatste offer.
    .then-3 = Sla met 25, zo ver het gaat.
    .wrong = Offer een schijf die 27 naar 38 brengt.
    .wrong-2 = Offer een schijf die 38 moet slaan.
    .wrong-3 = Breng nu 19 naast 25.
    .right = 25x3: een dam op het eindstation.

## Coup Weiss

weiss = Coup Weiss
weiss-1 = De express kreeg zijn andere naam in 1904, toen Isidore Weiss hem tegen De Haas speelde. De gewone vorm: 33, 38 en 39 staan samen, een zwarte schijf loopt 26, 37, 28, en 33 slaat. Eerst stuurt 28-22 de 27 terug naar 18.
    .then = Nu begint de wandeling: 37-31.
    .then-2 = Verder naar 28: 38-32.
    .then-3 = Sla met 33, zo ver het gaat.
    .wrong = Stuur eerst 27 terug: 28-22.
    .wrong-2 = 37-31: 26 moet slaan.
    .wrong-3 = 38-32: 37 moet slaan.
    .right = 33x11, over 28, 18, 8 en 7: vier om drie.
weiss-2 = Dezelfde wandeling, maar 33 slaat andere schijven. De volgorde van de offers telt: de schijf die teruggestuurd wordt, komt eerst. Speel ze alle drie.
    .then = Nu de schijf aan de rand.
    .then-2 = Breng hem naar 28.
    .then-3 = Sla met 33. Tel: vijf.
    .wrong = Stuur eerst 27 terug.
    .wrong-2 = Offer een schijf die 26 moet slaan.
    .wrong-3 = Offer een schijf die 37 moet slaan.
    .right = 33x24: vijf om drie.
weiss-3 = Nog een. De schijf die gaat lopen, staat nog op 17, en er hoeft geen schijf teruggestuurd te worden: 18 en 19 staan al goed. Breng 17 naar 28.
    .then = Hij staat aan de rand, op 26.
    .then-2 = Nog één stap, naar 28.
    .then-3 = Sla met 33.
    .wrong = Breng 17 naar 26.
    .wrong-2 = Offer een schijf die 26 naar 37 brengt.
    .wrong-3 = Offer een schijf die 37 moet slaan.
    .right = 33x15 en 33x11 zijn even goed. De wandeling 26, 37, 28 is het kenteken van deze slagzet.

## Coup Raphaël

raphael = Coup Raphaël
raphael-1 = Geef twee schijven, en weer twee. Terwijl Zwart het tweede paar moet slaan, heb jij een vrije zet: zet een schijf naast de schijf op 39. Begin met 37-31.
    .then = 21 moet er nu twee slaan, dus 39 mag er niet één slaan. Speel 50-44.
    .then-2 = Sla met 44: de schijf op 39 is de eerste van vier.
    .then-3 = En nu met 48.
    .right = Twee keer twee schijven, een vrije zet, twee slagen: de coup Raphaël.
raphael-2 = Hetzelfde beeld. Welk offer laat 26 er twee slaan?
    .then = 21 moet er twee slaan. Gebruik de vrije zet.
    .then-2 = Sla met 44, zo ver het gaat.
    .then-3 = 48 slaat er nog twee.
    .wrong = Offer een schijf die 26 moet slaan.
    .wrong-2 = De schijf naast 39 moet hem kunnen slaan: zet er een op 44.
    .right = Zwart had geen tijd om de schijf op 44 te slaan.
raphael-3 = Hier is 39 nog leeg, dus moet er een zwarte schijf gebracht worden. Begin met 34-29.
    .then = Geef er twee met 28-23: 19 slaat ze en landt op 39.
    .then-2 = Nog twee: welk offer moet 26 slaan?
    .then-3 = En de vrije zet.
    .then-4 = Sla met 44.
    .then-5 = Nu met 48.
    .wrong-3 = Offer een schijf die 26 moet slaan.
    .wrong-4 = De schijf naast 39 moet hem kunnen slaan: zet er een op 44.
    .right = Louis Raphaël, naar wie hij heet, was in 1894 kampioen van Frankrijk.

## Offering a king

king-offer = Een dam geven
king-offer-1 = Laat Zwart dam halen, als de nieuwe dam meteen gevangen kan worden. Geef 47-41: de zwarte schijf wordt dam op 46. Kijk dan naar de hoofdlijn.
    .then = De dam staat aan het eind van de hoofdlijn. Bied hem daar een stuk aan.
    .then-2 = De dam is eruit gekomen. Sla alles wat je kunt.
    .wrong = Laat hem eerst dam halen op 46.
    .wrong-2 = Laat de dam 14 slaan en op 10 stoppen: vul 5.
    .right = De dam kwam eruit, en je eigen dam sloeg er vijf.
king-offer-2 = Een nieuwe dam kan meteen gevangen worden. Ga eerst 31-18, en laat Zwart dam halen op 48. Waar kun je dan je dam geven, zodat 25 terugslaat?
    .then = Het is een dam op 48. Bied de jouwe aan, zodat 25 terugslaat.
    .then-2 = Hij staat op 30. Sla hem met 25.
    .wrong = Eerst 31-18.
    .wrong-2 = Bied de dam aan op de lijn van 48 naar 25.
    .right = Een dam om een dam, en Zwart heeft niets meer.
king-offer-3 = De zwarte schijf op 39 kan 43 slaan en dam worden. Laat hem: jij haalt ook dam, en een betere. Begin met zelf dam te halen.
    .then = Sla 14 en land op 25: daar wacht je op de zwarte dam.
    .then-2 = Hij moest 34 slaan en staat op 30. Sla hem, en land waar je 26 in het oog houdt.
    .wrong = Haal eerst dam: 8-3.
    .wrong-2 = Land op 25.
    .wrong-3 = Dat wint ook, maar langzamer: land op 48, waar je 26 in het oog houdt.
    .right = Beide spelers haalden dam, en de jouwe sloeg het laatst.

## Coup Manoury

manoury = Coup Manoury
manoury-1 = In zijn klassieke vorm laat de Manoury Zwart dam halen en slaat dan een schijf, niet de dam! De dam wordt naar een veld gebracht waar hij onschadelijk is. Begin met 40-34.
    .then = Zwart heeft een dam op 48. Welke zet lokt hem naar 31?
    .then-2 = De dam staat op 31. Welke slag opent de weg van 36?
    .then-3 = Nu slaat 36, tot het eind.
    .wrong = Begin met 40-34.
    .wrong-2 = 31-26 lokt de dam naar 31.
    .wrong-3 = Laat de dam met rust: sla met 26x17.
    .right = 36x9 slaat onderweg de dam. Het is één schijf tegen twee, maar die haalt meteen dam en vangt beide.
manoury-2 = Hetzelfde mechanisme: geef 40-34, haal de dam terug met 31-26, en sla 21 in plaats van de dam. Dan komt de lange slag van 36.
    .then = Haal de dam terug.
    .then-2 = Laat de dam: welke slag opent de weg van 36?
    .then-3 = Nu slaat 36, tot het eind.
    .wrong = Begin met 40-34.
    .wrong-2 = 31-26 lokt de dam naar 31.
    .wrong-3 = Sla met 26x17.
    .right = 36x20, en de dam is een van de vier.
manoury-3 = Nu zonder hulp. Vraag je af welke offers een zwarte schijf dam laten halen op 48, en wat de nieuwe dam terugroept.
    .then = Roep de dam terug.
    .then-2 = Niet de dam: open de weg van 36.
    .then-3 = Tot het eind.
    .wrong = Offer een schijf zo dat 30 slaand op 48 komt.
    .wrong-2 = Laat de dam op 31 stoppen: welke zet vult 26, achter dat veld?
    .wrong-3 = Sla met 26x17.
    .right = Vier gegeven, vijf geslagen, en je schijf op 20 is onderweg.

## Shots by the majority rule

majority-shot = Slagzetten met meerslag
majority-shot-1 = Zwart zou graag slaan met 20. Offer een schijf zo dat een andere slag langer is: omdat meerslag voorgaat, mag het dan niet, en 20 moet blijven staan.
    .then = 20 moest blijven waar hij stond. Sla.
    .wrong = Dan slaat 20, of er hoeft niets geslagen te worden. Maak een andere slag langer.
    .right = Zwart sloeg drie schijven, maar 15x11 slaat er vier.
majority-shot-2 = 28 valt 32 aan, en Zwart zou hem graag slaan. Maar meerslag gaat voor: maak een andere slag langer, en sla zelf 28. Welk offer doet het?
    .then = 23 moest er twee slaan. Sla nu met 32.
    .wrong = Geef 23 schijven, zodat hij er twee slaat.
    .right = 32x21: drie schijven om twee.
majority-shot-3 = 33 en 44 zijn op weg naar dam. Eén offer laat 23 omkeren, omdat hij er twee moet slaan, en daarna slaat 26 er vier. Vind het.
    .then = 23 moest er twee slaan en staat op 21.
    .wrong = Geef 23 een schijf, zodat hij er twee moet slaan.
    .right = 26x50: over 21, 22, 33 en 44.

## Shots with a free tempo

tempo = Slagzetten met een vrij tempo
tempo-1 = Zwart gaat 23 slaan. Laat hem: zo heb je een zet voor niets. Gebruik die waar hij het meest verandert.
    .then = Zwart moest slaan. Jouw dam was sneller.
    .wrong = Laat Zwart 23 slaan. Wat kun je intussen doen?
    .right = De vrije zet gaf een dam, en de dam sloeg er vier.
tempo-2 = 39 wordt aangevallen, en niets beschermt hem. Maar de slag kost Zwart een zet: wat kun je met de jouwe doen?
    .then = Zwart sloeg. Wat ziet je dam?
    .wrong = Laat Zwart 39 slaan. Gebruik de zet.
    .right = 5x49: twee schijven om één, en een dam.
tempo-3 = Zelfs tegen een dam. De zwarte dam moet 37 slaan, en hij kan alleen op 31 stoppen. Je hebt dus een zet: op welk veld ziet een nieuwe dam 31?
    .then = Hij staat op 31. Sla hem.
    .wrong = Haal dam waar je dam 31 ziet.
    .right = 4x36: de dam is gevangen, en het kostte één schijf.

## Forcing

forcing = Forcing
forcing-1 = Forceren is de tegenstander bij elke zet geen nuttige keus laten, tot het eind zeker is. Haal dam op 2, en vraag je na elke zet af wat Zwart nog kan.
    .then = Zwart liep weg. Vanaf welk veld ziet de dam straks beide schijven?
    .then-2 = 34 en 40 staan dicht bij elkaar op de lijn van de dam. Welk offer trekt ze uit elkaar?
    .then-3 = Sla beide met de dam.
    .wrong = Haal dam op 2.
    .wrong-2 = Vanaf 7 kijkt de dam over 23 omlaag naar 45.
    .wrong-3 = Offer 33-29.
    .right = Bij elke zet had Zwart geen beter antwoord.
forcing-2 = Een dam en een schijf tegen een schijf. Telkens als de zwarte schijf zet, neemt de dam hem het volgende veld af. Vind het veld vanwaar hij dat doet.
    .then = Hij ging naar de rand. Ga ernaast staan, zodat je hem op 41 kunt slaan.
    .then-2 = Hij is naast je gestapt. Sla hem.
    .wrong = Vanaf 48 ziet de dam 37, welke kant de schijf ook op gaat.
    .wrong-2 = Ga op 37 staan, en 41 blijft over.
    .right = Op 37 zou hij meteen geslagen zijn; toen restte hem nog 41: dat is forceren.
forcing-3 = Drijf de schijf op 32 omlaag naar je schijf op 36. De dam valt hem aan, en hij loopt door.
    .then = Hij liep naar 37. Val hem nog eens aan.
    .then-2 = Hij is op 41 gekomen. Sla hem met 36.
    .wrong = Val 32 aan langs de lijn vanaf 21.
    .wrong-2 = Val 37 aan langs de lijn vanaf 26.
    .right = 36x47. De dam zelf sloeg niets: hij maakte gewoon de andere wegen slechter.

## Coup du lapin

lapin = Coup du lapin
lapin-1 = Het konijn rent weg en wordt van achteren geschoten. Val 28 aan met 38-33: het loopt naar 32. Dan brengt één offer een tweede schijf op de weg waarlangs het konijn geslagen wordt.
    .then = Het konijn zit op 32. Offer 33-29.
    .then-2 = 24 staat op 33. Sla beide met 39.
    .wrong = Val de schijf op 28 aan: 38-33.
    .wrong-2 = Breng 24 naar 33: 33-29.
    .right = 39x37, over 33 en 32: twee om één.
lapin-2 = Het konijn zit op 34. Val het aan, laat het lopen, en kijk naar de weg van 25 via 34 naar 45.
    .then = Het liep naar 40. Breng nu een schijf op 30.
    .then-2 = Sla beide met 25.
    .wrong = Val 34 van achteren aan.
    .wrong-2 = Breng 19 naar 30.
    .right = 25x45, achteruit over 30 en 40.
lapin-3 = Nog eens zonder hulp. Welke schijf kun je aanvallen zodat hij loopt waar jij wilt?
    .then = Nu het schot van achteren.
    .then-2 = Sla beide met 39.
    .wrong = Val de schijf op 28 aan vanwaar hij je niet kan slaan.
    .wrong-2 = Geef 24 een schijf.
    .right = Kijk voordat je aanvalt waarheen de schijf kan vluchten, en bereken de slagzet voor elk veld.

## Setting a trap

set-a-trap = Een lokzet doen
set-a-trap-1 = Een lokzet is een goede zet waarna een natuurlijk antwoord verliest. Met 27-21 nodig je uit tot 18-22: het oogt actief, maar neemt Zwart een veld af. Speel hem, en straf de fout.
    .then = Zwart trapte erin. Wat kun je nu geven?
    .then-2 = Sla er twee, naar de damlijn toe.
    .wrong = Eerst 27-21.
    .wrong-2 = Geef een schijf die 12 slaat.
    .wrong-3 = Sla naar de damlijn toe: 26x6.
    .right = 11 had 17 kunnen slaan als 22 vrij was geweest. Twee om één.
set-a-trap-2 = Nu ziet Zwart het en antwoordt in plaats daarvan 13-19. Wat heeft je lokzet je gekost?
    .a = Niets
    .b = Een schijf
    .c = De partij
    .right = 27-21 was even goed als welke zet dan ook. Doe een lokzet met een zet die je toch al zou spelen.
set-a-trap-3 = Terug naar het begin. 33-29 oogt ook scherp, maar Zwart slaat twee schijven, 24x42, en wint. Wanneer is een lokzet de moeite waard?
    .a = Als hij een beginner vangt
    .b = Als hij slim oogt
    .c = Als de zet zelf goed is
    .right = In de oefeningen zie je lokzetten van de andere kant: welke natuurlijke zetten lopen erin?
