## Stage A: tournament player and arbiter.

stage-A = Toernooien en arbiters
    .about = Wie aan het bord wat mag eisen, en tot wanneer; klokken, remise, indeling, tiebreaks. Voor je eerste toernooi, en voor arbiters.

## Touching a piece

touch-move = Aanraken is zetten
touch-move-1 = In een toernooi moet een stuk dat je aanraakt ook zetten, als het kan. Je hebt de schijf op 33 aangeraakt. Nu wil je liever met die op 42 zetten. Te laat: zet met de schijf op 33.
    .wrong = Je hebt 33 aangeraakt, dus 33 moet zetten.
    .right = Kijk eerst, raak dan aan. Dat redt meer partijen dan welke opening ook.
touch-move-2 = Je raakt de schijf op 38 aan, maar hij heeft geen vrij veld: hij kan niet zetten. Wat nu?
    .a = Ik verlies de partij
    .b = Ik mag een ander stuk zetten
    .c = Ik verlies mijn beurt
    .right = De regel gaat over stukken die kunnen zetten.
touch-move-3 = Een schijf staat scheef op 42. Je wilt hem rechtzetten. Wanneer zeg je “j'adoube” (ik zet recht)?
    .a = Voordat ik hem aanraak
    .b = Terwijl ik hem aanraak
    .c = Nooit: het mag niet
    .right = Eerst de woorden, dan de hand. En alleen als je aan zet bent: de andere speler mag niets aanraken.
touch-move-4 = Je speelt 43-39 en houdt een vinger op de schijf. Je ziet dat 39 slecht is. Wat mag je nog doen?
    .a = Niets: hij heeft gezet
    .b = Een andere schijf zetten
    .c = Deze elders neerzetten
    .right = De zet is voltooid zodra je hand het stuk heeft losgelaten. Tot dan mag hetzelfde stuk naar elk veld dat het kan bereiken.

## What hands do

by-hand = Wat handen doen
by-hand-1 = Een schijf die op de verste rij stopt, moet meteen gekroond worden: er komt een tweede schijf op. Elk van beide spelers mag dat doen. Hier doet het programma het. Maak een dam.
    .right = Meestal kroon je je eigen dam. De rij bereiken en kronen zijn één zet.
by-hand-2 = Je schijf bereikte 3, maar niemand legde er een tweede op. Het is toch een dam. Zwart heeft gezet. Wat mag je niet doen?
    .a = Hem nu kronen
    .b = Hem verzetten zoals hij is
    .c = Zwart hem laten kronen
    .right = Eerst de kroon, dan de zet. En een nieuwe dam zet nooit voordat de tegenstander gezet heeft.
by-hand-3 = Op een echt bord spring je, zet je het stuk neer, spring je weer, zet je het neer. Pas dan gaan de geslagen schijven eraf, een voor een. Sla twee schijven met 33.
    .right = In de volgorde van de sprongen of omgekeerd, zonder pauze, en met de hand die zette. Anders mag de tegenstander vragen dat het over wordt gedaan.
by-hand-4 = 38 kan drie schijven slaan. Na de eerste sprong, op 29, laat je het stuk los. Wat nu?
    .a = De zet geldt als voltooid
    .b = Je maakt de slag af
    .c = Je begint opnieuw
    .right = Loslaten beëindigt de zet. En omdat er te weinig geslagen is, mag Zwart het laten verbeteren, of het aanvaarden.
by-hand-5 = Wit slaat drie schijven met 38x7 en drukt de klok in terwijl ze nog op het bord staan. Is de slag voltooid?
    .a = Ja
    .b = Nee
    .right = Hij is voltooid als alle geslagen stukken van het bord zijn, en de klok indrukken komt daarna.

## Irregular acts

irregular-acts = Onregelmatigheden
irregular-acts-1 = Wit raakt 32 aan en speelt dan 33-28. Dat is een van de zestien onregelmatigheden in het reglement. Wiens zaak is dat?
    .a = Die van de arbiter
    .b = Die van Zwart
    .c = Die van Wit
    .right = Zwart beslist: Wit moet het verbeteren, of het blijft staan. Misschien bevalt 33-28 Zwart beter dan een zet van 32.
irregular-acts-2 = Wit raakt 32 aan en speelt dan 33-28. Zwart antwoordt 19-23 en denkt pas dan aan de regel. Mag Zwart nog iets eisen?
    .a = Ja, tot de partij eindigt
    .b = Ja, nog één zet lang
    .c = Nee
    .right = Wie doorspeelt, aanvaardt de stand. Het recht om te klagen eindigt met je eigen volgende zet.
irregular-acts-3 = Wit zet een schijf achteruit. Zwart eist verbetering, en Wit weigert. Wat gebeurt er?
    .a = Wit verliest de partij
    .b = Wit krijgt een waarschuwing
    .c = De zet blijft staan
    .right = Een speler die weigert een onregelmatigheid te verbeteren, verliest de partij. Slechts een deel ervan verbeteren wordt ook bestraft.
irregular-acts-4 = Wit slaat twee schijven en laat er één van op het bord staan. Wat hiervan is ook een onregelmatigheid?
    .a = Een uur nadenken
    .b = Je eigen schijf wegnemen
    .c = Remise aanbieden
    .right = Ook twee zetten na elkaar, een zet terugnemen, niet slaan, een vijandelijk stuk verzetten, met twee handen slaan, en meer.
irregular-acts-5 = Sommige dingen worden verbeterd, wat de spelers ook willen: een schijf op een licht veld, een schijf die aan het begin ontbrak. Ligt het bord zelf verkeerd, dan wordt de partij …
    .a = verloren verklaard voor Wit
    .b = voortgezet
    .c = ongeldig en overgespeeld
    .right = Kijk het bord na voordat je begint: een donker veld aan de linkerhand van elke speler.
irregular-acts-6 = Wit speelde 44x35 en sloeg één schijf, hoewel 33 er twee kan slaan. Zwart eist verbetering, en de stand wordt hersteld. Jij hebt Wit: speel de zet die de regels eisen.
    .right = Niet het meeste slaan is ook een onregelmatigheid. Zwart had het ook kunnen laten staan.

## The clock

clock-and-flag = Klok en vlag
clock-and-flag-1 = Je zet, en drukt dan je klok in, met dezelfde hand. Met welke hand zette Wit, als de rechterhand de klok indrukte?
    .a = De rechter
    .b = De linker
    .c = Een van beide
    .right = Eén hand voor de zet, voor het wegnemen van stukken, en voor de klok.
clock-and-flag-2 = Wit zet en laat het stuk los. De vlag valt voordat Wit de klok heeft ingedrukt. Was de zet op tijd?
    .a = Ja
    .b = Nee, Wit verliest op tijd
    .c = Het is remise
    .right = Met de klok telt een zet pas als de klok is ingedrukt. Bewaar daar een paar seconden voor.
clock-and-flag-3 = Je tegenstander heeft gezet, maar vergat de klok in te drukken. Wie mag dat zeggen?
    .a = Alleen jij
    .b = Ook de arbiter
    .c = Elke toeschouwer
    .right = Elke speler let op zijn eigen klok. Je mag het zeggen, of gewoon denken in de tijd van je tegenstander.
clock-and-flag-4 = Tijd per partij: een vaste tijd voor de hele partij. Met een Fischerklok …
    .a = raakt de tijd nooit op
    .b = geeft elke zet tijd erbij
    .c = telt de vlag niet
    .right = Daarom gelden theoretische remise, en remise bij voordeel voor een speler met minder dan een minuut, alleen bij een tijd per partij.

## Arriving

arriving = Te laat aan het bord
arriving-1 = De ronde begint om tien uur. Wit is er; Zwart niet. De arbiter start …
    .a = de klok van Wit
    .b = de klok van Zwart
    .c = geen klok
    .right = Verloren tijd gaat af van wie te laat is. Normaal start de klok van Wit.
arriving-2 = Zwart komt vijfenzestig minuten te laat; de grens is een uur. De partij …
    .a = krijgt minder tijd
    .b = is remise
    .c = is verloren voor Zwart
    .right = Tot een uur gaat alleen de tijd verloren. Daarna de partij. Zijn beiden te laat, dan verliezen beiden.
arriving-3 = Geen van beide spelers is er bij het begin. Wit komt na twintig minuten. Beide klokken samen hebben twintig minuten verloren. Wit heeft nu verloren …
    .a = tien minuten
    .b = twintig minuten
    .c = niets
    .right = De tijd tot de eerste van hen komt, wordt gehalveerd. Vanaf dan loopt de klok van Zwart.

## Objections and appeals

claims = Bezwaar en beroep
claims-1 = De klok gaat stuk. Wit heeft veertig minuten gebruikt, Zwart vijftig. De arbiter brengt meteen een andere. Wat wordt erop ingesteld?
    .a = De volle tijden
    .b = De tot nu gebruikte tijden
    .c = De helft van de resttijd
    .right = De partij gaat verder met de tijden van beide spelers zoals ze waren.
claims-2 = Je denkt dat je klok de tijd niet goed aangeeft. Tot wanneer mag je bezwaar maken?
    .a = Tot de tijd om is
    .b = Tot de partij eindigt
    .c = Tot de volgende ronde
    .right = Bezwaar nadat de vlag is gevallen, wordt niet meer behandeld.
claims-3 = Wit heeft een onregelmatigheid begaan, en de arbiter heeft zes minuten nodig om dat te herstellen. Wiens tijd is dat?
    .a = Die van Wit
    .b = Die van Zwart
    .c = Van niemand
    .right = De arbiter bepaalt hoe lang het duurt; de overtreder draagt de kosten.
claims-4 = De vlag van Zwart is gevallen. Wie mag dat zeggen?
    .a = Alleen Wit
    .b = Alleen de arbiter
    .c = Beide spelers en de arbiter
    .right = Spelers mogen op de vlag van de ander of op hun eigen vlag wijzen; de arbiter mag ook zelf optreden.
claims-5 = Je bent het niet eens met een uitspraak en hebt doorgespeeld. Hoe ga je in beroep?
    .a = Je zegt het de commissie
    .b = Schriftelijk, tijdig, betaald
    .c = Door de zaal te verlaten
    .right = Het wedstrijdreglement bepaalt de termijn na de partij en het bedrag.
claims-6 = De commissie van beroep beslist bij meerderheid, en wie er belang bij heeft, stemt niet mee. Hoeveel leden zijn er gewoonlijk?
    .a = Twee
    .b = Vier
    .c = Vijf
    .right = Gewoonlijk een oneven aantal, drie of meer. Een plaatsvervanger neemt de plaats in van een lid dat niet mag stemmen.

## The score sheet

score-sheet = Noteren
score-sheet-1 = Elke speler noteert alle zetten, van beide kanten, na elke zet. Een slag wordt genoteerd …
    .a = voordat hij gedaan is
    .b = nadat hij gedaan is
    .c = aan het eind van de partij
    .right = Het formulier ligt waar de arbiter het kan zien. Beiden ondertekenen aan het eind de formulieren.
score-sheet-2 = Tijd per partij, nog vier minuten op je klok. Moet je blijven noteren?
    .a = Nee
    .b = Ja
    .right = Minder dan vijf minuten heet tijdnood. De arbiter kan je na de partij de ontbrekende zetten laten invullen.
score-sheet-3 = Fischerklok, nog vier minuten. Moet je blijven noteren?
    .a = Nee
    .b = Ja
    .right = Elke zet geeft tijd erbij, dus bij Fischer is er geen tijdnood.
score-sheet-4 = Een partij kan van het formulier worden nagespeeld. Op dat van jou staat: 1. 28-23 19x28 2. 32x23. Speel de zetten van Wit zoals ze er staan.
    .then = De slag van Zwart staat ook op het formulier: 19x28. Nu 32x23.
    .wrong = Op het formulier staat 28-23.
    .right = Het formulier toont wat gespeeld is. Daarom staan de zetten van beide kanten erop.

## Draw offers

draw-offers = Remise aanbieden
draw-offers-1 = Je mag remise aanbieden nadat elke speler veertig zetten heeft gedaan. In welke volgorde?
    .a = Klok, aanbod, zet
    .b = Aanbod, zet, klok
    .c = Zet, aanbod, klok
    .right = In je eigen tijd, en zonder voorwaarden.
draw-offers-2 = Je tegenstander zegt niets en speelt een zet. Je aanbod is …
    .a = nog open
    .b = afgewezen
    .c = aangenomen
    .right = Een zet wijst het af. Tot het beantwoord is, blijft het aanbod staan.
draw-offers-3 = Het is afgewezen. Wanneer mag je weer remise aanbieden?
    .a = Met mijn volgende zet
    .b = Na een aanbod van de ander
    .c = Na nog veertig zetten
    .right = Kies het moment dus goed: het volgende aanbod is aan je tegenstander.

## Draw claims

draw-claims = Remise claimen
draw-claims-1 = Drie dammen tegen één. Elke speler heeft nog zestien zetten gedaan, en er gebeurde niets. Wat is de uitslag?
    .a = De partij gaat door
    .b = Remise
    .c = Wit wint op punten
    .right = Drie stukken waaronder een dam: zestien zetten. Twee stukken waaronder een dam, of één dam: vijf.
draw-claims-2 = Een dam en een schijf tegen een dam. Hoeveel zetten heeft elke speler nog?
    .a = Vijf
    .b = Zestien
    .c = Vijfentwintig
    .right = Vijf. Vijfentwintig is voor standen waarin beide spelers alleen met dammen zetten en niets geslagen wordt.
draw-claims-3 = Tijd per partij: drie dammen tegen één zijn net ontstaan. Wit kan geen winst aantonen. Wat is de uitslag?
    .a = Een theoretische remise
    .b = De partij gaat door
    .right = Zo'n eindspel mag niet door de vlag beslist worden. Met een Fischerklok wordt het doorgespeeld.
draw-claims-4 = Weer een tijd per partij. Je staat duidelijk beter met nog veertig seconden. Met hoeveel stukken op het bord mag je remise claimen?
    .a = Vier of minder
    .b = Elk aantal
    .c = Acht of minder
    .right = Remise bij voordeel: acht stukken of minder, minder dan een minuut, en een duidelijk voordeel. Je klok loopt door terwijl de arbiter beslist.

## The sealed move

sealed-move = Afbreken
sealed-move-1 = Het licht valt uit, en de partij moet worden afgebroken. Zwart is aan zet. Wie schrijft de volgende zet in het geheim op?
    .a = Wit
    .b = Zwart
    .c = De arbiter
    .right = De speler aan zet geeft een zet af. Stand, tijden en beide formulieren gaan in een envelop, en de arbiter bewaart die.
sealed-move-2 = De envelop gaat open. De afgegeven zet is onreglementair. Wat gebeurt er?
    .a = Er komt een andere zet
    .b = Zwart wordt gewaarschuwd
    .c = Zwart verliest
    .right = Kijk na wat je afgeeft: veldnummers zijn gauw verwisseld.
sealed-move-3 = De envelop gaat open, de formulieren gaan terug, stand en tijden zijn vastgesteld. De afgegeven zet is 20-24, maar 's nachts ging 19-24 je beter bevallen. Jij hebt Zwart: speel wat je moet.
    .wrong = De afgegeven zet staat: speel 20-24.
    .right = Dan druk je de klok in, en de partij gaat verder.

## Conduct

conduct = Gedrag en straffen
conduct-1 = Je tegenstander denkt na. Mag je door de zaal lopen?
    .a = Ja
    .b = Nee
    .right = Je mag rondlopen, de arbiter iets vragen, schriftelijk in beroep gaan. Maar loop niet van het bord weg als je aan zet bent, en ga niet bij andere partijen staan.
conduct-2 = Mag je in de speelzaal met je tegenstander je partij bespreken als die voorbij is?
    .a = Ja, zachtjes
    .b = Nee
    .right = Analyse, telefoons, raad, velden aanwijzen en praten storen anderen, of helpen waar geen hulp mag.
conduct-3 = Er zijn vier straffen: een waarschuwing, een ernstige waarschuwing, verlies van de partij, diskwalificatie. Na hoeveel ernstige waarschuwingen in één partij is die verloren?
    .a = Eén
    .b = Twee
    .c = Drie
    .right = Diskwalificatie vereist de instemming van de hoofdarbiter.

## Rights and duties

duties = Rechten en plichten
duties-1 = Je mag het wedstrijdreglement kennen, in rust spelen, de arbiter naar je partij vragen, de organisatie schrijven, in beroep gaan. Wat hiervan mag je ook?
    .a = Door de zaal lopen
    .b = Je klok stilzetten
    .c = In de zaal analyseren
    .right = Maar niet als je aan zet bent.
duties-2 = Vier plichten: het reglement naleven, de arbiter volgen, het spel opruimen en stil weggaan, al je partijen spelen. Een prijs kun je niet meer winnen. En je partij in de laatste ronde?
    .a = Je mag wegblijven
    .b = Die speel je
    .right = De plaatsen van de anderen hangen ook van jouw partijen af.
duties-3 = Je hebt verloren en wilt de uitslag liever niet ondertekenen. Wat volgt?
    .a = Niets: het hoeft niet
    .b = Een straf
    .c = De partij wordt remise
    .right = Weigeren te ondertekenen wordt bestraft, net als weigeren te noteren, of een onregelmatigheid te herstellen.
duties-4 = Zwart zet zonder te vragen beide klokken stil om water te halen. Mag dat?
    .a = Ja, als beide stilstaan
    .b = Ja, als Wit het goedvindt
    .c = Nee
    .right = Alleen de arbiter zet de klokken stil; een speler die het doet, kan de partij verliezen. Ze zo instellen dat de tijden niet te herstellen zijn, wordt ook bestraft.
duties-5 = De arbiter zegt Zwart de klok weer te starten. Zwart weigert. Wat is de uitspraak?
    .a = Een waarschuwing
    .b = Zwart verliest de partij
    .c = Beiden verliezen
    .right = Wie een technische regel overtreedt en weigert dat te herstellen, verliest de partij.
duties-6 = Iemand schreeuwt tegen de arbiters en houdt niet op. Wie mag die speler uit de zaal sturen?
    .a = Elke arbiter
    .b = De organisatie
    .c = De hoofdarbiter
    .right = De hoofdarbiter heeft ook het laatste woord bij het diskwalificeren van een speler.

## The arbiter

arbiter = De arbiter
arbiter-1 = Een vlag is gevallen, en geen van beide spelers merkte het. Wat doet de arbiter?
    .a = Wachten
    .b = De partij beëindigen
    .c = Beiden waarschuwen
    .right = De arbiter beëindigt ook een partij die volgens de regels remise is, en mag ongevraagd in een ruzie ingrijpen.
arbiter-2 = Wit raakt 32 aan en zet 33. Zwart zegt niets. Wat doet de arbiter?
    .a = Niets
    .b = Wit waarschuwen
    .c = Wit 32 laten zetten
    .right = Twee dingen zijn aan de tegenstander en aan niemand anders: onregelmatigheden, en een klok die iemand vergat in te drukken.
arbiter-3 = Je denkt dat de arbiter het mis heeft. Wat kun je doen?
    .a = Klok stil en discussiëren
    .b = Weggaan
    .c = Schriftelijk in beroep gaan
    .right = Speel door, en ga na de partij op tijd in beroep. Een commissie van beroep, gewoonlijk drie of meer, oneven in getal, beslist bij meerderheid.

## The arbiter's tasks

tasks = De taken van de arbiter
tasks-1 = Vooraf stelt de arbiter, via de organisatie, het wedstrijdreglement op, schrapt wat de spelregels tegenspreekt, en krijgt een half uur voor het begin of de loting de spelerslijst. Wie ondertekent die lijst?
    .a = De spelers
    .b = De organisatie
    .c = De arbiter
    .right = De lijst noemt ook titels en reserves.
tasks-2 = De arbiter draagt een badge, deelt de spelers in, en heeft een prikbord voor het wedstrijdreglement en de indeling. Hoe lang hangt het reglement daar?
    .a = De hele tijd
    .b = Tot de eerste ronde
    .c = Tot iemand het gelezen heeft
    .right = Zo kan iedereen het op elk moment nakijken.
tasks-3 = Tijdens het spel start de arbiter de klokken, controleert klokken en formulieren, beslecht geschillen, en verklaart partijen verloren op tijd of wegens te laat komen. Een partij is volgens de regels remise; niemand claimt. Wat dan?
    .a = De arbiter wacht
    .b = De arbiter verklaart remise
    .right = Dat is een plicht, wie het ook opmerkt.
tasks-4 = Het wedstrijdreglement zegt niets over wat net gebeurd is. Wie beslist?
    .a = De organisatie
    .b = De arbiter
    .c = De spelers, bij stemming
    .right = De arbiter legt ook uit wat in het wedstrijdreglement onduidelijk is, en leidt het afbreken van partijen.
tasks-5 = Na de laatste partij gaat het werk door. De stand is bijgehouden, de belangrijkste partijen zijn verzameld. Wat doet de arbiter nog meer?
    .a = De einduitslag bekendmaken
    .b = De prijzen uitbetalen
    .c = De spelers een rating geven
    .right = Een arbiter werkt voor, tijdens en na het evenement.
tasks-6 = Iemand moet het evenement plannen en voorbereiden, problemen oplossen en achteraf opruimen. Wiens taak is dat?
    .a = Die van de arbiter
    .b = Van het organisatiecomité
    .c = Van de beroepscommissie
    .right = De eerste taak van het comité is het plan van het evenement.

## Board, men, clock, sheet

equipment = Bord, schijven, klok, formulier
equipment-1 = Een toernooibord is 35 tot 45 centimeter breed binnen de lijst, die 5 of 6 millimeter hoger is. Het glimt niet, donker en licht verschillen duidelijk, en er staan geen nummers op. Welk bord voldoet?
    .a = 40 cm, met nummers
    .b = 40 cm, zonder nummers
    .c = 50 cm, zonder nummers
    .right = Borden met nummers zijn om te oefenen.
equipment-2 = De schijven zijn rond en alle gelijk, zonder glans. Ze zijn 7 tot 14 millimeter smaller dan de velden en een kwart tot een vijfde zo hoog als breed. Velden van 40 millimeter: hoe breed mogen de schijven zijn?
    .a = 24 mm
    .b = 30 mm
    .c = 36 mm
    .right = Tien minder dan 40. Ze zijn 6 tot 7,5 hoog, en twee op elkaar staan stevig.
equipment-3 = Van de twee klokken in één kast loopt er maar één tegelijk; stopt hij, dan start de andere, en een gevallen vlag is meteen te zien. Minuten en seconden zijn minstens te zien in de laatste …
    .a = twee minuten
    .b = vijf minuten
    .c = tien minuten
    .right = En het scherm meet minstens 15 bij 45 millimeter.
equipment-4 = Elke tafel heeft een klok, halverwege één zijde van het bord. Aan welke kant, vanuit Wit gezien?
    .a = Links
    .b = Rechts
    .c = Een van beide
    .right = De arbiter mag hem elders zetten; de spelers niet.
equipment-5 = Elke speler vindt naast het bord een notatieformulier in tweevoud. Van wie zijn na de partij de originelen?
    .a = Van de spelers
    .b = Van het organisatiecomité
    .c = Van de arbiter
    .right = Het origineel gaat naar het comité; er is ook een doorslag.

## Forms of play

forms-of-play = Speelvormen
forms-of-play-1 = Dammen is een denksport voor twee, amateurs of beroepsspelers. Meestal zitten ze tegenover elkaar aan een bord. In welke vorm speelt één speler tegen velen tegelijk?
    .a = Simultaan
    .b = Correspondentiedammen
    .c = Blinddammen
    .right = Eén speler gaat van bord tot bord.
forms-of-play-2 = Twee spelers wonen in verschillende steden en sturen elkaar telkens één zet. Hoe heet dat?
    .a = Blinddammen
    .b = Een partij met voorgift
    .c = Correspondentiedammen
    .right = Ieder mag dagen nadenken.
forms-of-play-3 = Een blindspeler ziet geen bord, noteert niet en zegt zijn zetten hardop. De tegenstander speelt op een bord. Wie zegt de blindspeler de antwoorden?
    .a = Niemand
    .b = De tegenstander of arbiter
    .c = De toeschouwers
    .right = Tegen verscheidene tegenstanders tegelijk heet het blindsimultaan.
forms-of-play-4 = Een blinde speler treft een ziende, of twee blinde spelers treffen elkaar. Hoe weten ze waar de stukken staan?
    .a = Ze voelen ze
    .b = Het wordt hun verteld
    .c = Ze onthouden alles
    .right = De stukken steken boven het bord uit.
forms-of-play-5 = Wit begint zonder de schijf op 48: een partij met voorgift. Waar is dat voor?
    .a = Een snellere partij
    .b = Spelers van ongelijke kracht
    .c = Wisselen van kleur
    .right = De sterkere speler geeft een of meer stukken.
forms-of-play-6 = Simultaan, correspondentie, blind: elk heeft eigen regels. Welke vorm heeft er geen naast de algemene?
    .a = Tegenover elkaar aan bord
    .b = Spelen op de tast
    .c = Blindsimultaan
    .right = Ook bij correspondentie- en blinddammen hoort er een bord tussen de spelers te staan.
forms-of-play-7 = Er zijn twee soorten speeltempo: zo veel zetten per periode, of één tijd voor de hele partij. Beide vragen een klok. Bij welke moet volgens de regels van de FMJD elke zet genoteerd worden?
    .a = Zetten per periode
    .b = Tijd per partij
    .right = Hoe zou men anders weten hoeveel er gedaan zijn? De Chinese regels willen het ook bij een tijd per partij, behalve met minder dan vijf minuten over.

## Tournaments

tournaments = Soorten toernooien
tournaments-1 = In een rondtoernooi speelt ieder tegen ieder. Bij het afvalsysteem liggen verliezers eruit. In elke ronde van een Zwitsers toernooi …
    .a = treft de beste de slechtste
    .b = worden paren geloot
    .c = treffen gelijke scores elkaar
    .right = Dat past bij veel spelers en weinig ronden.
tournaments-2 = Indeling op score: neem de ronden van een afvaltoernooi en tel er twee tot vier bij, liefst oneven, nooit minder dan zeven. Dertig spelers zouden vijf ronden nodig hebben om elkaar uit te schakelen. Hoeveel ronden passen?
    .a = Vijf
    .b = Zeven
    .c = Elf
    .right = Zeven of negen.
tournaments-3 = Twee teams van vijf. Elke speler van het ene team speelt tegen elke speler van het andere. Dat heet …
    .a = een estafette
    .b = het Scheveningensysteem
    .c = een afvaltoernooi
    .right = Bij een estafette stuurt elk team de ene speler na de andere, en een verliezer ligt eruit.
tournaments-4 = Er zijn ook andere speelwijzen: blind, per correspondentie, één tegen velen. Wit begint hier met een schijf minder. Dat is een partij …
    .a = met voorgift
    .b = op score
    .c = en passant
    .right = De sterkere speler geeft een of meer schijven.
tournaments-5 = Bij het afvalsysteem tellen geen punten. A viel af in de tweede ronde, B in de derde. Wie staat hoger?
    .a = A
    .b = B
    .c = Ze delen de plaats
    .right = Wie later afvalt. Plaatsen binnen een ronde worden gedeeld, of een barrage beslist.

## Round robin

round-robin = De stand van een rondtoernooi
round-robin-1 = Winst telt twee punten, remise één. Een speler heeft drie partijen gewonnen, twee remise gespeeld en één verloren. Hoeveel punten?
    .a = 7
    .b = 8
    .c = 9
    .right = Drie keer twee, en twee keer één.
round-robin-2 = Twee spelers hebben dezelfde score. In een rondtoernooi eindigt dan hoger wie meer partijen won. A: vijf keer winst, twee remises. B: vier keer winst, vier remises. Wie eindigt hoger?
    .a = A
    .b = B
    .c = Ze delen de plaats
    .right = Beiden hebben twaalf punten, en A won er meer.
round-robin-3 = Score en winstpartijen zijn gelijk. Dan komt de partij tussen die twee: wie die won, gaat voor. Die werd remise. Wat beslist nu?
    .a = Het lot
    .b = De rating
    .c = Een barrage
    .right = Score, winstpartijen, onderlinge partij, barrage: in deze volgorde.

## Pairing

pairing = Een ronde indelen
pairing-1 = Vier spelers na één ronde: A en B hebben 2 punten, C en D geen. A won van C, en B van D. Wie speelt tegen wie?
    .a = A-B en C-D
    .b = A-D en B-C
    .c = A-C en B-D
    .right = De regels zeggen: gelijke of bijna gelijke scores treffen elkaar. Volgens gebruik speelt geen paar twee keer tegen elkaar.
pairing-2 = Na twee ronden heeft A er 4, B en C 2, D geen. Alleen A-D en B-C zijn nog niet gespeeld. Wie speelt dus tegen wie?
    .a = A-B en C-D
    .b = A-D en B-C
    .c = Het is voorbij
    .right = Volgens gebruik speelt geen paar twee keer tegen elkaar. Neem van de indelingen die over zijn die met de scores het dichtst bij elkaar.
pairing-3 = Zes spelers na twee ronden: A en B hebben 3 punten, C en D 2, E en F 1. A en B troffen elkaar al, en speelden remise. Tegen wie speelt A nu?
    .a = B
    .b = C of D
    .c = E of F
    .right = Gelijke scores gaan voor, maar volgens gebruik speelt geen paar twee keer tegen elkaar. Eén punt verschil is het dichtst wat over is.

## Tie-breaks

tie-breaks = Tiebreaks
tie-breaks-1 = In een Zwitsers toernooi troffen spelers met gelijke scores verschillende tegenstanders. Wie de sterkere trof, gaat voor: tel hun scores op (weerstandspunten). Jouw tegenstanders eindigden met 8, 6, 5, 5 en 2. Jouw som?
    .a = 24
    .b = 25
    .c = 26
    .right = 8 + 6 + 5 + 5 + 2.
tie-breaks-2 = Nog gelijk? Laat de tegenstanders met de hoogste en de laagste score weg en tel de rest op: de mediaan. Je tegenstanders hadden 8, 6, 5, 5 en 2. Je mediaan?
    .a = 18
    .b = 16
    .c = 11
    .right = Zonder 8 en 2: 6 + 5 + 5.
tie-breaks-3 = Nog gelijk? Laat alleen de laagste weg; is dat niet genoeg, de twee laagste, enzovoort: de cut. Je tegenstanders hadden 8, 6, 5, 5 en 2. Je som met één cut?
    .a = 18
    .b = 24
    .c = 26
    .right = Zonder de 2: 8 + 6 + 5 + 5. Een tegenstander die alles verloor, telt dan niet meer tegen je.

## Ratings as a tie-break

ratings = Ratings als tiebreak
ratings-1 = Een wedstrijdreglement kan bij gelijke score op rating beslissen: wie gemiddeld de sterkere tegenstanders trof, gaat voor. Jij trof 1800, 1900, 1700 en 2000. Hun gemiddelde?
    .a = 1800
    .b = 1850
    .c = 1900
    .right = 7400 gedeeld door vier.
ratings-2 = A heeft 7 punten, en het gemiddelde van de tegenstanders is 1700. B heeft 6 punten en een gemiddelde van 1900. Wie eindigt hoger?
    .a = A
    .b = B
    .c = Ze delen de plaats
    .right = De score gaat voor. Ratings beslissen alleen bij gelijke score.
ratings-3 = A en B staan gelijk. A trof 1600, 1800, 1900, 1700; B trof 1650, 1750, 1800, 1900. Met evenveel tegenstanders hoef je niet te delen: vergelijk de sommen. Wie eindigt hoger?
    .a = A
    .b = B
    .c = Geen van beiden
    .right = 7000 tegen 7100.

## Team events

team-events = Teamwedstrijden
team-events-1 = Individueel telt elke speler, in teamverband het team. Vaste borden: een team geeft zijn spelers op naar sterkte, 1 tot 4, en houdt zich daaraan. Mag het team spelen als 2, 1, 3, 4?
    .a = Ja
    .b = Nee
    .right = Alleen de organisatie mag de volgorde wijzigen, als die niet past bij de sterkte van de spelers.
team-events-2 = Een vaste volgorde met reserves: zes spelers zijn opgegeven als 1 tot 6, en vier ervan spelen. Lagere nummers zitten aan hogere borden. Mogen 1, 2, 5 en 6 spelen, in deze volgorde?
    .a = Ja
    .b = Nee
    .right = Maar niet 1, 6, 2, 5: daar zit 6 voor 2.
team-events-3 = De volgorde wordt voor elke wedstrijd bepaald. Mag een team vandaag zijn sterkste speler aan bord 4 zetten?
    .a = Ja
    .b = Nee
    .right = Elk team raadt wat het andere gaat doen.
team-events-4 = Ieder speelt tegen ieder van het andere team. Twee teams van vijf: hoeveel partijen?
    .a = Vijf
    .b = Twintig
    .c = Vijfentwintig
    .right = Vijf keer vijf.
team-events-5 = Of er zijn helemaal geen teamwedstrijden: de spelers doen mee aan een individueel toernooi, en hun scores worden opgeteld. Ze haalden 9, 7, 7 en 4. Het resultaat van het team?
    .a = 23
    .b = 27
    .c = 28
    .right = 9 + 7 + 7 + 4.

## Places of teams

team-places = Plaatsen van teams
team-places-1 = Stel dat een gewonnen teamwedstrijd twee matchpunten telt. De bordpunten worden apart opgeteld. Een wedstrijd eindigt 5 tegen 3 in bordpunten. Hoeveel matchpunten heeft de winnaar?
    .a = 2
    .b = 5
    .c = 8
    .right = Eerst worden de matchpunten vergeleken.
team-places-2 = Een rondtoernooi van teams: twee teams hebben dezelfde matchpunten. Wat wordt dan vergeleken?
    .a = De onderlinge wedstrijd
    .b = Al hun bordpunten
    .c = Bord 1
    .right = Bij individuele spelers komen dan de winstpartijen; bij teams de punten van alle borden.
team-places-3 = De bordpunten zijn ook gelijk, en de onderlinge wedstrijd eindigde gelijk. Wat beslist?
    .a = Het lot
    .b = Een barrage
    .c = De score aan bord 1
    .right = Dan bord 2, enzovoort, tot er verschil is.
team-places-4 = Teams ingedeeld op score: twee hebben dezelfde matchpunten. Wat wordt dan vergeleken?
    .a = Die van hun tegenstanders
    .b = Hun bordpunten
    .c = De onderlinge wedstrijd
    .right = In een Zwitsers toernooi troffen teams verschillende tegenstanders, dus die worden dan vergeleken.
team-places-5 = Indeling op score: ook de matchpunten van de tegenstanders zijn gelijk. Wat nu?
    .a = De onderlinge wedstrijd
    .b = Hun bordpunten
    .c = Bord 1
    .right = Dan bord 1, bord 2, enzovoort. De onderlinge wedstrijd telt hier niet.

## Play-off

play-off = De Lehmann-Georgievbarrage
play-off-1 = Twee spelers staan nog gelijk. In een Lehmann-Georgievbarrage spelen ze tot iemand een partij wint, met een Fischerklok. De eerste wordt remise. Je hebt nog twee minuten. De volgende partij begint met …
    .a = weer de volle tijd
    .b = wat ieder nog heeft
    .c = ieder een minuut
    .right = Remise met weinig tijd is dus gevaarlijk. Kies onder Partij de Lehmann-Georgievklok om er een te spelen.
play-off-2 = In de tweede partij valt de vlag van je tegenstander. Wat gebeurt er?
    .a = De barrage is voorbij
    .b = Nog één partij
    .right = Winst op het bord of een gevallen vlag beslist.
play-off-3 = Hoeveel partijen heeft een Lehmann-Georgievbarrage hoogstens?
    .a = Twee
    .b = Vier
    .c = Elk aantal
    .right = Het aantal is niet begrensd. Elke remise leidt tot een volgende partij, die begint met de tijd die over is, tot er een gewonnen of op tijd verloren is.

## Where the rule books differ

two-books = Waar de reglementen verschillen
two-books-1 = Er zijn twee reglementen: de Chinese wedstrijdregels en de spelregels van de FMJD. De nieuwe witte dam op 3 blijft ongekroond. In welk boek staat dat op zichzelf al op de lijst van onregelmatigheden?
    .a = In beide
    .b = In dat van de FMJD
    .c = In het Chinese
    .right = Beide willen de kroon meteen, maar de Chinese lijst heeft alleen het verzetten van een ongekroonde dam. Damier kroont vanzelf, dus hier maakt het niets uit.
two-books-2 = Schijf slaat schijf: Wit neemt eerst 28 weg en zet dan 33 op 22. Welk boek staat dat toe?
    .a = Beide
    .b = Dat van de FMJD
    .c = Het Chinese
    .right = De Chinese regels willen eerst de sprong. In Damier is een slag één zet, en gaan stukken aan het eind weg.
two-books-3 = Wit heeft drie schijven geslagen, neemt er twee weg en wacht duidelijk. In welk boek is het wegnemen nu voorbij?
    .a = In beide
    .b = In dat van de FMJD
    .c = In het Chinese
    .right = Met nog één schijf op het bord zou er te weinig weggenomen zijn, en Zwart mag klagen. De Chinese regels wachten op de laatste, maar verbieden de pauze ook.
two-books-4 = Een schijf staat op een licht veld. In één boek beslist de tegenstander of dat verbeterd wordt. Wat zegt het Chinese boek?
    .a = De tegenstander beslist
    .b = De partij is ongeldig
    .c = Het moet verbeterd worden
    .right = De FMJD behandelt het als een onregelmatigheid. Damier zet geen stuk op een licht veld.
two-books-5 = Tijd per partij, en Wit heeft nog een uur. Volgens welk boek mag Wit ophouden met noteren?
    .a = Beide
    .b = Dat van de FMJD
    .c = Het Chinese
    .right = De Chinese regels laten je ophouden met minder dan vijf minuten. De lessen van Damier volgen die.
two-books-6 = Tijd per partij, drie dammen tegen één, en Wit kan geen winst aantonen. Volgens de Chinese regels is dat meteen theoretische remise. Volgens die van de FMJD heeft Wit nog …
    .a = vijf zetten
    .b = zestien zetten
    .c = vijfentwintig zetten
    .right = De spelregels van de FMJD kennen geen theoretische remise en geen remise bij voordeel. In Damier gelden ze alleen als je een tijd per partij kiest.
two-books-7 = 45 slaat de schijf op 34: drie dammen tegen één. Beide boeken geven vandaar zestien zetten, en geen van beide zegt of deze slag meetelt. In Damier niet. Hoeveel zetten heeft Wit er daarna nog?
    .a = Zestien
    .b = Vijftien
    .right = De telling begint met de stand na de zet waardoor die ontstond.
two-books-8 = Na dertig zetten van ieder biedt Wit remise aan, en Zwart gaat akkoord. Welk boek verbiedt dat?
    .a = Beide
    .b = Dat van de FMJD
    .c = Het Chinese
    .right = De Chinese regels vragen veertig zetten van ieder. Die van de FMJD spreken alleen van overeenkomst.

## Questions of clock-and-flag

clock-sudden = Tijd per partij: de tijd is om, en de partij is niet voorbij. Wie verliest?
    .a = Wie minder schijven heeft
    .b = Wie geen tijd meer heeft
    .c = Niemand: het is remise
    .why = De tijd staat vast voor de hele partij, en wie het eerst aan het eind ervan komt, verliest.
clock-adds = Fischerklok: wat gebeurt er met je tijd als je een zet doet?
    .a = Er komt wat bij
    .b = Alles komt terug
    .c = Niets
    .why = Elke speler begint met een vaste tijd, en elke zet voegt wat toe.
clock-fixed-first = Een ronde moet op tijd eindigen, dus begint de partij met een vaste tijd. De klok kan ook per zet tijd toevoegen. Wanneer begint hij daarmee?
    .a = Bij de eerste zet
    .b = Nooit
    .c = Na de vaste tijd
    .why = Eerst wordt de vaste tijd opgebruikt; dan loopt de klok door, met tijd erbij per zet.
clock-first = Beide spelers zitten aan het bord, en de ronde begint. Welke klok wordt gestart?
    .a = Die van Zwart
    .b = Die van Wit
    .c = Beide
    .why = Wit zet het eerst, dus loopt eerst de tijd van Wit.
clock-turn = Wit heeft een zet gedaan en de klok ingedrukt. Wiens tijd loopt nu?
    .a = Die van Zwart
    .b = Die van Wit
    .c = Geen tot het antwoord
    .why = Je klok indrukken stopt hem en start de andere.

## Questions of score-sheet

sheet-seen = Waar ligt het notatieformulier terwijl je speelt?
    .a = Op je knieën
    .b = Waar de arbiter het ziet
    .c = Onder het bord
    .why = De arbiter controleert erop hoeveel zetten gedaan zijn.
sheet-both = Wiens zetten noteer je?
    .a = Die van jezelf
    .b = Die van je tegenstander
    .c = Die van beide kanten
    .why = Elke speler noteert de hele partij.
sheet-at-once = Wanneer noteer je een zet?
    .a = Meteen, zet voor zet
    .b = Om de vijf zetten
    .c = Na de partij
    .why = Meteen en leesbaar; een slag zodra hij gedaan is.
sheet-capture = Je gaat slaan. Wanneer mag je de slag noteren?
    .a = Voordat ik sla
    .b = Nadat ik geslagen heb
    .c = Allebei mag
    .why = Een slag wordt pas genoteerd nadat hij gedaan is.
sheet-signed = De partij is voorbij. Wie ondertekent de notatieformulieren?
    .a = De verliezer
    .b = Niemand
    .c = Beiden, op beide formulieren
    .why = Beide spelers ondertekenen beide formulieren.
sheet-result = De partij is voorbij. Wat komt er op de formulieren voordat ze ondertekend worden?
    .a = Gebruikte tijd en uitslag
    .b = Beide ratings
    .c = De volgende indeling
    .why = De gebruikte tijden en de uitslag; wat fout is, wordt verbeterd.
sheet-handed-in = De formulieren zijn ondertekend. Wie krijgt ze?
    .a = De toeschouwers
    .b = De arbiter
    .c = De spelers houden ze
    .why = De spelers geven ze aan de arbiter.
sheet-own-time = Je wilt je notatie met die van je tegenstander vergelijken. Wiens klok moet lopen?
    .a = Die van mij
    .b = Die van mijn tegenstander
    .c = Geen van beide
    .why = Vergelijken doe je in je eigen tijd, en de tegenstander moet het goedvinden.
sheet-consent = Om de notatieformulieren te vergelijken heb je iemands instemming nodig. Van wie?
    .a = Van de organisatie
    .b = Van niemand
    .c = Van mijn tegenstander
    .why = De tegenstander moet het goedvinden, en het gebeurt in je eigen tijd.
sheet-beside = Waar vindt een speler het notatieformulier?
    .a = Bij de deur
    .b = Op het prikbord
    .c = Naast het bord
    .why = Het ligt naast het bord van de speler.

## Questions of sealed-move

seal-normal = Een partij duurt al drie uur, en beide spelers zijn moe. Wordt die onderbroken?
    .a = Ja, een uur
    .b = Ja, tot morgen
    .c = Nee
    .why = In de normale gang van zaken wordt een partij nooit onderbroken.
seal-hall = Wat kan een reden zijn om een partij te onderbreken?
    .a = De zaal is onbruikbaar
    .b = Het is laat
    .c = De partij duurt lang
    .why = De zaal is voorlopig niet te gebruiken.
seal-resumed = Het licht was uitgevallen, en nu brandt het weer. Wanneer wordt de partij hervat?
    .a = De volgende dag
    .b = Meteen
    .c = Na de laatste ronde
    .why = Zodra de storing voorbij is.
seal-other = Voor het weggaan schrijft de speler die niet aan zet is, iets op het formulier en levert het in. Wat?
    .a = De volgende zet
    .b = De eigen gebruikte tijd
    .c = Een remisevoorstel
    .why = De volgende zet wordt afgegeven door de speler aan zet.
seal-stopped = De zet is afgegeven. Wie zet de klokken stil?
    .a = De speler aan zet
    .b = De andere speler
    .c = De arbiter
    .why = De arbiter zet beide stil, en de speler aan zet schrijft de gebruikte tijd op.

## Questions of forms-of-play

form-two = Tussen hoeveel spelers gaat een partij dammen?
    .a = Eén
    .b = Twee
    .c = Vier
    .why = Dammen is een denksport tussen twee spelers.
form-player = Wie is volgens de regels van de FMJD een dammer?
    .a = Wie aan het dammen meedoet
    .b = Alleen meesters
    .c = Alleen clubleden
    .why = Wie aan deze sport meedoet, is een dammer.
form-amateurs = Voor wie mogen toernooien worden gehouden?
    .a = Alleen amateurs
    .b = Alleen beroepsspelers
    .c = Amateurs of beroepsspelers
    .why = Voor beide zijn er toernooien.
form-period = Er is tijd gegeven voor een aantal zetten. Wat moet elke speler daarin doen?
    .a = De partij beëindigen
    .b = Zo veel zetten doen
    .c = Een dam kronen
    .why = Elke speler moet zo veel zetten doen binnen de tijd.
form-whole = Er is tijd gegeven voor de hele partij. Wat moet daarin gebeuren?
    .a = De partij moet af
    .b = Er moeten veertig zetten zijn
    .c = Remise moet aangeboden zijn
    .why = De hele partij moet binnen die tijd af.
form-board = Blind- en correspondentiepartijen: moet er een bord tussen de spelers staan?
    .a = Nee
    .b = Alleen voor toeschouwers
    .c = Ja
    .why = Ook in deze vormen moet er een bord tussen de spelers staan.

## Questions of team-events

team-single = Een kampioenschap voor individuele spelers. Wiens resultaten tellen?
    .a = Die van elke speler zelf
    .b = Die van de club
    .c = Die van het land
    .why = Bij een individueel toernooi tellen de resultaten van individuele spelers.
team-match = Twee spelers spelen een match van tien partijen. Wat voor wedstrijd is dat?
    .a = Een individuele
    .b = Een teamwedstrijd
    .why = De resultaten van individuele spelers tellen.
knock-later = Afvalsysteem: A viel af in ronde 1, B in ronde 4. Wie staat hoger?
    .a = A
    .b = B
    .c = Ze delen de plaats
    .why = Wie later afvalt, staat hoger.
knock-winner = Wie wint een afvaltoernooi?
    .a = Wie de meeste punten haalt
    .b = Wie de hoogste rating heeft
    .c = Wie nooit afvalt
    .why = Er tellen geen punten: wie nooit afvalt, wint.
knock-same = Twee spelers vallen in dezelfde ronde van een afvaltoernooi af. Hoe zit het met hun plaatsen?
    .a = Gedeeld, of een barrage
    .b = Door loting
    .c = Volgens hun rating
    .why = Zulke plaatsen mogen gedeeld worden of door een barrage beslist.

## Questions of tasks

task-for = Waar is een arbiter voor?
    .a = De zwakste helpen
    .b = Zorgen dat de regels gelden
    .c = De partijen toelichten
    .why = De arbiter zorgt dat iedereen zich aan de regels houdt, en dat het toernooi vlot verloopt.
task-spectators = Een toeschouwer overtreedt de regels. Gaat dat de arbiter aan?
    .a = Ja
    .b = Nee, alleen de spelers
    .why = De regels gelden voor spelers en toeschouwers gelijk.
task-begins = Wanneer begint het werk van een arbiter?
    .a = Bij de eerste ruzie
    .b = Bij de eerste zet
    .c = Voor de partijen
    .why = Het begint voor de partijen en het toernooi.
task-goes-on = De laatste partij is voorbij. Is het werk van de arbiter klaar?
    .a = Nog niet
    .b = Ja
    .why = Het gaat na de partijen en het toernooi door.
task-list = Hoe lang voor de loting krijgt de arbiter de spelerslijst?
    .a = Een week
    .b = Een half uur
    .c = Vijf minuten
    .why = Een half uur voor het begin of de loting, ondertekend door de organisatie.

## Questions of two-books

book-crown = Volgens de regels van de FMJD: je tegenstander kroont je nieuwe dam niet. Wie moet het doen, en wanneer?
    .a = Ik moet het, meteen
    .b = Niemand hoeft het
    .c = De arbiter, later
    .why = Doet de tegenstander het niet, dan moet de eigenaar het meteen doen.
book-uncrowned = Volgens de regels van de FMJD: een schijf stopte op de laatste rij, en niemand kroonde hem. Wat is hij?
    .a = Een schijf
    .b = Een dam
    .c = Buiten spel
    .why = Een dam die niet gekroond is, is toch een dam.
book-moved = Volgens de regels van de FMJD: mag een dam zetten die nog geen kroon heeft?
    .a = Nee: eerst de kroon
    .b = Ja
    .c = Alleen vooruit
    .why = Hem verzetten voordat hij gekroond is, is een onregelmatigheid.
book-partly = Volgens de regels van de FMJD: een speler verbetert een onregelmatigheid maar voor een deel. Wordt dat aanvaard?
    .a = Ja
    .b = Na een waarschuwing
    .c = Nee
    .why = Slechts een deel verbeteren, of helemaal niet, wordt niet aanvaard.
book-refuses = Volgens de regels van de FMJD: een speler weigert volgens de officiële regels te spelen. Hoe eindigt de partij?
    .a = Met remise
    .b = Die speler verliest
    .c = Die begint opnieuw
    .why = Een speler die weigert volgens de officiële regels te spelen, verliest.
