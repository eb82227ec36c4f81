## Stage 1: first steps.

stage-1 = Eerste stappen
    .about = Ruilen, vrije tempi, aanval en verdediging, de eerste slagzetten, een dam vangen, drie of vier dammen tegen één, vastzetten en oppositie.

## The exchange

exchange = De ruil
exchange-1 = Een ruil geeft een schijf en neemt er een terug. Bied de schijf aan met 33-29: Zwart moet slaan. Je schijf op 39 slaat terug.
    .then = Zwart moest 29 slaan. Sla terug met 39.
    .right = Ieder één schijf. Niemand heeft iets gewonnen, maar het bord is veranderd: de zwarte schijf is weg uit het centrum.
exchange-2 = Kijk achter je voordat je aanbiedt: wie slaat terug? Hier ontbreekt de schijf op 39. Zou 33-29 nog een ruil zijn?
    .right = Na 23x34 kan niets terugslaan.
    .a = Ja
    .b = Nee, het kost een schijf
exchange-3 = Een paar ruilen achter elkaar kunnen materiaal opleveren. Speel 22-18 en sla telkens als je moet. Tel aan het eind wat je hebt.
    .then = Zwart sloeg. Nu moet jij ook slaan.
    .then-2 = Sla nog eens: hoeveel deze keer?
    .right = Twee gegeven, drie geslagen. De laatste slag, 35x15, nam er twee.

## The free tempo

free-tempo = Het vrije tempo
free-tempo-1 = Zwart gaat 8 of 19 slaan. Haal dam, en er blijft alleen 19 te slaan: dat kost Zwart zijn zet, dus heb jij een zet voor niets, een vrij tempo. Haal dam waar de nieuwe dam straks de zwarte schijf op 24 ziet.
    .then = Zwart moest slaan en staat op 24. Sla er twee met je dam.
    .wrong = Laat Zwart 19 slaan. Haal dam op 2: vandaar ziet een dam 24.
    .right = Eén schijf gegeven, twee geslagen, en een dam: alles met een zet waarop Zwart niet kon antwoorden.
free-tempo-2 = Je schijf op 34 wordt aangevallen. Red hem niet: Zwart moet hem slaan en landt op 29. Breng met de vrije zet een schijf waar hij 17, 18 en 29 samen kan slaan.
    .then = 40 kwam op 29. Sla er drie met 21.
    .wrong = Laat Zwart 34 slaan. Je hebt een schijf nodig op 21 die 17 niet kan slaan.
    .right = Drie om één. Moet de tegenstander slaan, zoek dan een nuttige zet voordat je verdedigt.
free-tempo-3 = Vind het zelf: laat Zwart 39 slaan. Waar eindigt die slag? En waar moet je dam halen, zodat de nieuwe dam het meest kan slaan?
    .then = Hij staat op 44. Sla zo ver je kunt.
    .wrong = Laat Zwart 39 slaan. Je kunt dam halen op 4 of op 5: vanaf welk veld ziet een dam 13?
    .right = Drie schijven om één: 13, 28 en 44.

## Attack and defence

defend = Aanval en verdediging
defend-1 = Een schijf wordt aangevallen als hij de volgende zet geslagen zou kunnen worden. Val 24 aan met een schijf die Zwart niet kan slaan: hij heeft een schijf van jou achter zich nodig, en 20, achter 24, is vrij voor je sprong.
    .wrong = Dat valt 24 niet aan, of Zwart slaat gewoon. Welke schijf kan 24 aanvallen en toch een van jou achter zich houden?
    .right = Zwart verdedigde: een schijf op 20 vult het veld achter 24, en je sprong is weg.
defend-2 = Nu valt Zwart aan. De schijf op 22 wil over 27 naar 31 springen. Vul 31.
    .wrong = Vul deze keer het veld achter 27, en dat is 31.
    .right = De sprong heeft een vrij veld nodig, en dat is er nu niet.
defend-3 = 22 valt 27 nog eens aan, en geen schijf van jou kan 31 vullen of terugslaan. Eén verdediging blijft over: loop weg met 27, voordat het te laat is.
    .wrong = Dan wint 22x31 een schijf.
    .right = Het veld erachter vullen, weglopen of terugslaan: zoek alle drie voordat je een schijf opgeeft.

## Behind and between

between = Achterlopen en tussenlopen
between-1 = Een schijf die tussen twee vijandelijke schijven gaat, valt beide aan, als er achter elk ruimte is. Geen van beide kan hem slaan, want de andere staat erachter. Loop tussen 8 en 17.
    .then = Zwart redt één schijf. Sla de andere.
    .right = Twee aanvallen tegelijk, en één enkele zet om ze te beantwoorden.
between-2 = Van achteren ook: de witte schijf loopt tussen 14 en 23. Zwart kan ze niet allebei redden. Speel 24-19.
    .then = 23 liep weg. Sla 14 en loop verder naar dam.
    .right = Eén schijf gewonnen, en de jouwe is het eerst op de damlijn.
between-3 = Hetzelfde op een voller bord. Zoek een vrij veld tussen twee zwarte schijven op één diagonaal, met ruimte achter beide, en ga daarheen.
    .then = Zwart kan ze niet allebei redden. Sla met 19, naar de damlijn toe.
    .wrong = Zoek een vrij veld tussen twee zwarte schijven op één diagonaal.
    .wrong-2 = Sla de andere schijf: 19x10, naar de damlijn toe.
    .right = Een schijf gewonnen, en weer kon geen van beide je slaan.

## The direct shot

direct = De directe slagzet
direct-1 = Een slagzet geeft materiaal om meer te winnen: schijven, een dam of de partij. Een directe slagzet is één offer en één slag. Offer 16-11 en kijk dan langs de lijnen vanaf 21.
    .then = De zwarte schijf is op 17 geland, vlak voor je schijf op 21. Sla alles.
    .right = Eén gegeven, drie geslagen: 17, 18 en 29.
direct-2 = Zo vind je er een: zoek vrije velden tussen vijandelijke schijven, dan een stuk dat erop zou kunnen landen, en dan wat weg moet of dichterbij moet komen. Offer 37-31.
    .then = De schijf op 37 staat nu op de lijn van je dam, met ruimte erachter. Sla er zo veel als je kunt.
    .right = Vijf schijven in één slag.
direct-3 = Vind er nu zelf een. 29 en 30 hebben vrije velden om zich heen, maar 32 kan er nog niet bij: er ontbreekt nog een zwarte schijf. Breng hem erbij.
    .then = 17 is op 28 gekomen. Sla zo ver je kunt.
    .wrong = Welk offer brengt een zwarte schijf naast 32?
    .right = Eén gegeven, drie geslagen: 28, 29 en 30.

## A shot of two offers

two-offers = Een slagzet met twee offers
two-offers-1 = Twee schijven kunnen in één zet gegeven worden, als de slag van Zwart langer is. Speel 29-23 en zie hoe de zwarte schijf op 20 komt: meerslag gaat voor.
    .then = Zwart moest er twee slaan. Sla nu met 25, zo ver het gaat.
    .right = Twee gegeven, drie geslagen: dat meerslag voorgaat, geldt voor Zwart net zo goed als voor jou.
two-offers-2 = Of twee offers na elkaar. 27-22 brengt een zwarte schijf op 28. Dan lokt 34-29 de schijf erachter weg, die op 23, en je schijf op 32 heeft een open weg.
    .then = Offer nog eens: 34-29. Sla dan met 32 zo ver het gaat.
    .then-2 = Sla met 32, zo ver het gaat.
    .right = Twee gegeven, drie geslagen, en de schijf wordt gekroond.
two-offers-3 = Nog eens twee offers. Eerst stuurt 37-32 de schijf van 27 naar 38. Vind dan het offer dat 19 naast je schijf op 25 brengt.
    .then = De schijf van 27 staat op 38. Lok nu 19 naar 30.
    .then-2 = Sla met 25, zo ver het gaat.
    .wrong = Begin met 37-32.
    .wrong-2 = Offer een schijf die 19 naar 30 brengt.
    .right = Twee gegeven, drie geslagen: 30, 39 en 38.

## Is there a shot?

is-there-a-shot = Zit er een slagzet in?
is-there-a-shot-1 = In een partij zegt niets je dat er een slagzet is. Drie vragen vinden hem: wat kan ik geven, wat moet Zwart dan slaan, en wat kan ik daarna slaan? Stel ze hier.
    .then = Na elke sprong heeft 21 een vrij veld om te landen. Sla alles.
    .right = Eén gegeven, drie geslagen.
is-there-a-shot-2 = Hetzelfde bord met nog een zwarte schijf, op 12. Wint 16-11 nog?
    .a = Ja
    .b = Nee, 12 staat in de weg
    .right = 21 kan niet meer over 17 springen. Elk veld waar je wilt landen, moet vrij zijn.
is-there-a-shot-3 = 27-22 17x28, 34-29 23x34 en 32x5: deze slagzet ken je. Maar hier is 43 leeg. Volg de slagen van Zwart tot het eind. Wint Wit nog?
    .a = Ja
    .b = Nee
    .right = 23 slaat 29 en 39 en gaat door naar 43: drie gegeven, drie geslagen, en weldra elk een dam. In de oefeningen zeg je met de toets n dat er geen slagzet is.

## Breaking through

breakthrough = Doorbreken
breakthrough-1 = Een doorbraak brengt een schijf geforceerd naar de damlijn. Zoek een weg van losse zwarte schijven met vrije velden ertussen. 33 heeft er een naar 2, over 28, 17 en 7. Geef eerst 27-22, dan 28-23.
    .then = 18 is uit de weg. Haal een zwarte schijf naar 28: 28-23.
    .then-2 = De weg is compleet. Sla met 33, tot het eind.
    .wrong = Eerst 27-22, om 18 weg te lokken.
    .wrong-2 = Nu 28-23: 19 moet slaan en landt op 28.
    .wrong-3 = Sla met 33, tot op de damlijn.
    .right = Twee gegeven, drie geslagen, en een dam op 2.
breakthrough-2 = De weg van 32 loopt over 28, 18 en 7 naar 1. Op die weg ontbreekt één schijf. Geef 29-24, dan 44-40, en sla terug met 39: waar moet de schijf op 30 heen?
    .then = Hij staat op 30. Geef nu 44-40.
    .then-2 = Sla terug met 39.
    .then-3 = 30 sloeg er twee en staat op 28. Sla met 32, tot op de damlijn.
    .wrong = Begin met 29-24.
    .wrong-2 = Nu 44-40.
    .wrong-4 = Sla met 32 tot de laatste rij: 32x1.
    .right = 32x1. Kijk naar de lege velden van de laatste rij voordat je een offer berekent.
breakthrough-3 = Vind beide offers zelf. 33 wil over 28, 18 en 8. De schijf op 24 moet weg, en 26 moet op 28 komen.
    .then = 24 is weg. Breng nu 26 naar 28.
    .then-2 = Hij sloeg er onderweg twee. Sla met 33.
    .wrong = Stuur 24 naar de rand: welke schijf kan hij daar slaan?
    .wrong-2 = Offer een schijf die 26 moet slaan.
    .right = 33x2. Drie gegeven, drie geslagen, en een dam.

## Catching a king

catch-king = Een dam vangen
catch-king-1 = Een dam is sterk, maar ook hij moet slaan. Offer twee schijven zo dat hij naast je derde schijf moet stoppen, met een vrij veld erachter.
    .then = Hij moest beide slaan en op 40 stoppen. Sla de dam.
    .wrong = Dan hoeft de dam niet op 40 te komen.
    .right = Twee schijven voor een dam, en Zwart heeft niets meer.
catch-king-2 = Zelfs van de hoofdlijn. Vind het offer dat de dam naar 40 brengt.
    .then = Meerslag gaat voor: hij had geen keus. Sla hem.
    .wrong = Dan blijft de dam vrij.
    .right = Vraag je af, voordat je dam haalt, of hij meteen gevangen kan worden.
catch-king-3 = Een dam mag bij het slaan draaien, en hij moet als hij meer kan slaan. Geef 15-10 en volg zijn weg: over 10, en dan? Kijk waar hij moet stoppen.
    .then = Hij sloeg 10 en 38 en staat op 42. Sla hem.
    .wrong = Eerst 15-10.
    .right = Twee schijven voor de dam. 47 achter 42 liet hem geen ander veld.

## Four kings against one

four-kings = Vier dammen tegen één
four-kings-1 = Dammen vangen een dam door zichzelf te geven. De zwarte dam op 45 moet 40 slaan. Speel 41-23: waar hij ook stopt, een andere dam slaat hem.
    .then = Hij moest slaan. Sla hem.
    .right = Vier dammen winnen altijd van één als niemand meteen kan slaan. Zijn de vier aan zet, dan zijn hoogstens vijftien zetten van beide spelers samen nodig.
four-kings-2 = De zwarte dam op 49 moet de volgende zet slaan, want 38 en 40 staan in zijn bereik. Zet je dammen zo dat hij geslagen wordt waar hij ook stopt. Drie zetten doen het; speel er een.
    .wrong = Dan vindt hij een veilig veld, of hij slaat al je dammen.
    .right = Je kunt hem bijna altijd laten slaan; kan hij worden teruggeslagen waar hij ook stopt, dan is hij gevangen.
four-kings-3 = Hetzelfde vanaf een ander veld van die rij: 41 en 42 staan naast de zwarte dam, en hij moet slaan. Vind een zet die wint: twee vangen hem meteen, een derde met nog een offer.
    .wrong = Dan ontsnapt hij.
    .right = Zoek in de oefeningen winst in weinig zetten: de enige limiet is hier de 25-zettenregel.

## Three kings against one

three-kings = Drie dammen tegen één
three-kings-1 = Valt er niets te slaan, dan kunnen drie dammen maar ongeveer één op de vier standen binnen zestien zetten winnen. De zwarte dam moet 22 slaan. Speel je dam van 29 zo dat hij ook die moet slaan en stopt waar je hem kunt vangen.
    .then = Hij moest er twee slaan en stopt op 30. Sla hem.
    .wrong = Dan is de dam niet gevangen, of slaat hij meer dan je wilt.
    .right = Twee dammen gegeven, en de eenzame dam is gevangen.
three-kings-2 = De zwarte dam staat in de hoek, aan het eind van de hoofdlijn. Al zijn zetten gaan daarover, en een beurt overslaan mag niet. Ga naar het andere eind.
    .right = Let op de limiet: de training telt de zetten die je nog mag verspillen.
three-kings-3 = 33 wordt aangevallen: de zwarte dam op 50 moet hem slaan, over de lijn naar 6. Hij mag op elk vrij veld achter 33 stoppen, als hij niet meer kan slaan. Waar wacht de dam op 11 hem op?
    .wrong = Dan heeft hij een uitweg, of slaat hij al je dammen.
    .right = Op dezelfde lijn, helemaal aan het eind: elk veld waar hij kan stoppen, ligt in je bereik.

## The blockade

blockade = Vastzetten
blockade-1 = Wie geen stuk meer kan zetten, heeft verloren. De schijf op 36 wil naar 41. Houd hem voorgoed tegen.
    .wrong = Dan kan hij nog zetten of slaan.
    .right = Op 41 kan je schijf niet geslagen worden, want 47 is bezet.
blockade-2 = 26 staat al vast: 31 staat in de weg, en 37 belet hem te springen. Zet ook de andere schijf vast, en let op welke schijf je gebruikt.
    .wrong = Dan kan een zwarte schijf nog zetten of slaan.
    .right = Geen van beide schijven kan zetten of slaan: Wit wint.
blockade-3 = Ook een dam kan vastzetten. De schijf op 40 kan naar 44 of 45. Bewaak eerst 44; sluit de schijf dan op aan de rand.
    .then = Hij ging naar 45. Sluit hem op.
    .wrong = Dan is hij niet opgesloten.
    .right = De weg van 45 leidt naar 50, en daar staat je dam.

## The opposition

opposition = De oppositie
opposition-1 = Twee schijven staan tegenover elkaar met één vrije rij ertussen. Wie aan zet is, verliest de schijf: dat is de oppositie. Neem de oppositie: ga waar Zwart alleen verliezende zetten heeft.
    .then = Zwart is voor je gestapt. Sla.
    .wrong = Dan glipt de zwarte schijf erlangs.
    .right = Ook 13-19 had de schijf gekost.
opposition-2 = Hetzelfde idee dicht bij de damlijn. Een van de twee zetten wint, de andere verliest. Tel de velden voordat je gaat.
    .wrong = Daar slaat Zwart je.
    .right = Je bent het gevaar voorbij, en jouw schijf is er het eerst.
opposition-3 = Tel voordat je zet. Je wilt tegenover de zwarte schijf staan als Zwart aan zet is. Doe dus eerst een wachtzet met de andere schijf.
    .then = Hij kwam op 32. Ga ertegenover staan.
    .wrong = Dan komt de zwarte schijf erlangs.
    .right = Vanaf 32 kosten beide stappen, 37 en 38, de schijf.
