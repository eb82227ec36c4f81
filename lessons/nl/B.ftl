## Stage B: the 64 squares.

stage-B = De 64 velden
    .about = Russisch en Braziliaans dammen op het kleine bord: vrije slagkeuze, promotie onderweg, de hoofdlijn, de limieten, gelote openingen, en drie dammen tegen één.

## The small board

board-64 = Het kleine bord
board-64-1 = Acht rijen, twaalf schijven per speler. De hoofdlijn loopt van a1, in de linkerhoek van Wit, naar h8. Wijs beide uiteinden aan.
    .right = Wie deze lijn met een dam houdt, is moeilijk te verslaan. Je zult zien waarom.
board-64-2 = Een veld heet naar zijn kolom, een letter, en zijn rij, een nummer geteld vanaf de kant van Wit. Wijs c3 en f6 aan.
    .right = Beide liggen op de hoofdlijn.
board-64-3 = Schijven zetten als op het grote bord: vooruit, één veld. Speel c3-d4; doe na het antwoord een zet naar keuze. Is er een slag? Dan moet je slaan.
    .then = Jouw zet; er valt niets te slaan. Een slag wordt met een dubbele punt geschreven, zoals d4:b6.
    .right = Schijven slaan ook achteruit, en dammen vliegen, zoals je ze kent.

## Free choice of capture

free-choice = Vrije slagkeuze
free-choice-1 = In het Russisch dammen gaat meerslag niet voor: je kiest uit de slagen. Je kunt twee schijven slaan, of één. Maar kijk naar g3: welke schijf mag er niet door?
    .wrong = Er zijn twee schijven geslagen, maar g3 wordt dam.
    .right = Maar één schijf, wel de gevaarlijke. Op 100 velden had je er twee moeten slaan.
free-choice-2 = De keuze is vrij, maar de gekozen slag wordt tot het eind uitgevoerd. Je slaat d4 met c3. Mag je op e5 stoppen?
    .a = Ja
    .b = Nee, ook f6 moet eraf
    .right = b4 slaan mag ook: die slag is na één schijf compleet.
free-choice-3 = Een dam mag op elk vrij veld achter zijn slachtoffer landen. Maar kan hij vanaf sommige van die velden verder slaan, dan moet hij daar een van kiezen. Sla zoals de regel zegt.
    .wrong = Vanaf f6 gaat de slag door. Dus daar moet de dam landen.
    .right = Vanaf f6 sloeg hij ook e7.

## Crowned on the way

crowned-on-the-way = Onderweg gekroond
crowned-on-the-way-1 = In het Russisch dammen wordt een schijf die tijdens een slag de laatste rij bereikt, meteen dam, en gaat als dam verder. Je schijf slaat e7, en dan?
    .wrong = Op d8 is hij dam: c7 is nog te slaan.
    .right = Vanaf d8 sloeg hij c7 als dam, en kon hij zijn landingsveld kiezen.
crowned-on-the-way-2 = De nieuwe dam ziet de hele lijn. Wat staat er vanaf f8 op de weg naar a3?
    .wrong = Hij moet verder slaan: kijk van f8 omlaag naar a3.
    .right = Een schijf op h6 sloeg b4. Kijk één sprong voorbij de laatste rij, ook voor je tegenstander.
crowned-on-the-way-3 = Vindt de nieuwe dam niets meer te slaan, dan eindigt de zet op de laatste rij. b4 staat hier op geen van zijn lijnen. Sla e7.
    .right = Gekroond op d8. Na het antwoord van Zwart zet hij als dam.

## Brazilian draughts

brazilian = Braziliaans dammen
brazilian-1 = In het Braziliaans dammen zetten en slaan schijven en dammen volgens de regels van het grote bord. Dus meerslag gaat weer voor: c5 zou één schijf kunnen slaan. Wat moet Wit slaan?
    .wrong = De slag die de meeste stukken neemt, is verplicht.
    .right = Twee schijven. In het Russisch dammen had Wit kunnen kiezen.
brazilian-2 = En een schijf die de laatste rij alleen maar passeert, blijft een schijf. Sla e7 en c7. Wat staat daarna op b6?
    .right = Een schijf: zijn zet eindigde niet op de laatste rij. In het Russisch dammen zou het een dam zijn.
brazilian-3 = Dus ook de slagzetten van het grote bord komen terug. Zwart zou graag f4 slaan, maar na b4-c5 gaat meerslag voor. Speel het tot het eind.
    .then = Sla verder.
    .wrong = Geef d6 meer te slaan dan e5xg3 zou nemen.
    .right = In het Russisch dammen had Zwart f4 geslagen, en was er geen slagzet.

## The ballot

ballots = De gelote opening
ballots-1 = In toernooien worden de eerste zetten vaak geloot: de gelote opening. Beide spelers moeten ze doen. Deze wordt geschreven als ab4 ba5 ba3 ab6: de eerste letter is de kolom die de schijf verlaat. Speel de zetten van Wit.
    .then = Zwart volgt de loting: nu ba3.
    .wrong = De loting zegt ab4, dan ba3: van kolom a naar b4, van kolom b naar a3.
    .right = Vanaf hier speelt ieder zijn eigen zetten.
ballots-2 = De gelote opening ab4 ba5 ba3 cb6 gh4 fe5. Vijf zetten zijn gedaan. Doe de laatste voor Zwart.
    .wrong = fe5: van kolom f naar e5.
    .right = Er zijn honderden gelote openingen. Lees die van jou zorgvuldig, en denk vanaf je eerste eigen zet.
ballots-3 = Een gelote opening om zelf te lezen: cd4 ba5 bc3 ab6. Alleen de beginkolommen zijn gegeven: vind de schijf die daarheen kan. Speel de zetten van Wit.
    .then = Zwart speelde ba5. Nu bc3.
    .wrong = cd4: van kolom c naar d4. Dan bc3: van kolom b naar c3.
    .right = ab6 maakt de gelote opening compleet, en Wit begint te denken.

## Shots on the small board

shots-64 = Slagzetten op het kleine bord
shots-64-1 = Met vrije slagkeuze werkt een offer als elke slag van Zwart jou helpt. Hier heeft Zwart na e5-d6 één slag. Speel het, en volg dan de lijn vanaf a3.
    .then = c5 is weg. Sla.
    .right = Eén gegeven, twee geslagen.
shots-64-2 = Breng d6 naar f4 met d4-e5, en kijk hoe ver de weg van g5 dan gaat.
    .then = Sla nu, en stop niet te vroeg.
    .right = f4 en d2, achteruit geslagen: twee om één.
shots-64-3 = Deze keer twee offers. a3-b4 stuurt a5 naar c3. Dan brengt nog een offer e7 naast je schijf op h6. Ga na dat Zwart geen andere slag heeft.
    .then = Breng nu e7 naar g5.
    .then-2 = Sla met h6, zo ver het gaat.
    .wrong = Begin met a3-b4.
    .wrong-2 = Offer een schijf die e7 moet slaan.
    .right = Drie geslagen om twee: g5, e3 en c3.

## Danger on the small board

danger-64 = Gevaar op het kleine bord
danger-64-1 = Jij hebt Zwart. Wit dreigt met de slagzet die je net zag: e5-d6. Alleen een ruil redt je. Op welk veld bied je een schijf aan?
    .wrong = Dan komt e5-d6, of slaat Wit meteen alles. Bied b2 een schijf aan.
    .right = b2:d4 c5:e3, en er zit geen slagzet meer in.
danger-64-2 = Jij hebt Wit. e1-d2 oogt rustig, maar elke zet op één na kost ongeveer een schijf of de partij. Die ene is een ruil in het midden. Vind hem.
    .then = Zwart moest slaan. Sla terug.
    .wrong = Dat kost ongeveer een schijf, of de partij. Offer een schijf die d6 moet slaan.
    .right = Gelijk, en veilig. In de oefeningen: markeer wat verliest, pareer wat dreigt.
danger-64-3 = Weer Wit. De zwarte schijf op b4 wil naar c3 en daarna naar de damlijn. Eén zet maakt van c3 een veld waar hij geslagen zou worden. Welke?
    .wrong = Dat verliest. Vanaf welk veld kun je c3 in het oog houden?
    .right = b2 kijkt naar c3, en daarachter is d4 vrij. Een dreiging pareer je ook door het veld te bewaken dat ervoor nodig is.

## Endings on the small board

endings-64 = Eindspelen op het kleine bord
endings-64-1 = De oppositie werkt als op het grote bord: laat Zwart alleen zetten die verliezen. Een van je twee zetten wint, de andere houdt remise.
    .wrong = Dan glipt de zwarte schijf erlangs.
    .right = c5 en e5 kosten allebei de schijf.
endings-64-2 = Een dam houdt een schijf tegen door de velden ervoor te bewaken. Vanaf maar één veld wint hij hier. Sluit dan beide wegen.
    .then = De schijf glipte naar c3. Vanwaar zie je zowel b2 als d2?
    .wrong = Vandaar komt de schijf erdoor, of slaat hij je dam.
    .right = Aan beide kanten wordt hij geslagen. In de oefeningen beoordelen exacte tabellen elke stand tot vier stukken.
endings-64-3 = Twee tegen één. Drijf de zwarte schijf naar de rand, en ga zo staan dat je hem na zijn laatste stap kunt slaan. Begin met d4-e5.
    .then = Hij ging naar de rand. Ga voor hem staan.
    .then-2 = Hij is naast je gestapt. Sla hem.
    .wrong = Eerst d4-e5.
    .wrong-2 = Dan glipt hij erlangs.
    .right = Aan de rand heeft een schijf één enkele stap, en dat maakte hem makkelijk te vangen.

## The main road

main-road-64 = De hoofdlijn
main-road-64-1 = Jij hebt Zwart, met één dam tegen drie. Op 64 velden redt één lijn je: de hoofdlijn, hier gemarkeerd. Ga erheen.
    .wrong = Elke andere zet verliest.
    .right = Is Wit aan zet en valt er voor niemand iets te slaan, dan is een eenzame dam op deze lijn in 96 op de 100 standen veilig tegen drie dammen.
main-road-64-2 = Zwart houdt de hoofdlijn tegen drie. Hoeveel zetten moet de zwarte dam nog doen voordat de partij remise is?
    .a = 5
    .b = 15
    .c = 30
    .right = Vijf zetten van de dam over de hoofdlijn, als er geen ander stuk op staat.
main-road-64-3 = Nu heb je Wit, en de zwarte dam staat nog niet op de hoofdlijn. Twee zetten winnen; alle andere houden remise. Wat hebben ze gemeen?
    .wrong = Laat de zwarte dam niet op b2 komen.
    .right = Beide brengen een dam op de hoofdlijn. Dat is de eerste taak.

## Petrov's triangle

petrov = De driehoek van Petrov
petrov-1 = Drie dammen tegen één: met een van jou op de hoofdlijn, voor niemand iets te slaan en jij aan zet, is elke stand gewonnen. Hier geef je er twee: na e3-f2 moet Zwart slaan en landt op e1. Verlaat dan b4: hij moet weer slaan.
    .then = Hij moest slaan. Ga door.
    .then-2 = Sla hem.
    .wrong = Dat wint langzamer, als het al wint. Geef de dam op e3: e3-f2.
    .wrong-2 = Dat wint niet. Verlaat b4 voor a5.
    .right = Twee dammen gegeven, de eenzame dam geslagen.
petrov-2 = De driehoek uit Petrovs handboek van 1827: dammen op c3, d6 en e3, de eenzame dam op de vierhoek van lijnen e1-h4-d8-a5. De klap is d6-b4: vanaf dan is elk eind van deze lijnen een val.
    .then = Zwart liep naar h4. De rest ken je.
    .then-2 = Hij heeft geslagen. Verlaat nu b4.
    .then-3 = Sla hem.
    .wrong = Eerst de klap, d6-b4; daarna e3-f2.
    .wrong-3 = Verlaat b4 voor a5.
    .right = Bouw de driehoek, sla toe, geef twee dammen, sla.
petrov-3 = Dezelfde driehoek, met Zwart op a5, aan een ander eind van deze lijnen. Dezelfde klap wint; c3-e1 is even snel. Laat er een zien.
    .wrong = Dat wint langzamer, als het al wint. Dezelfde klap: d6-b4.
    .right = In de eindspelen: eerst de hoofdlijn, drijf dan de dam naar deze lijnen, dan de driehoek. Dertien zetten zijn genoeg.

## The limits

limits-64 = De limieten
limits-64-1 = Drie dammen tegen één dam die de hoofdlijn niet houdt. Binnen hoeveel zetten moet Wit winnen?
    .a = 5
    .b = 15
    .c = 30
    .right = Vijftien; en een stand die gewonnen kan worden, heeft nooit meer dan dertien nodig.
limits-64-2 = Twee dammen tegen één: vijf zetten van elke speler. Hier kan Wit geen winst afdwingen, en de vijf zetten gaan voorbij. En de uitslag?
    .a = Remise
    .b = Zwart verliest
    .c = Nog eens vijf zetten
    .right = Eén of twee stukken, waaronder een dam, tegen een eenzame dam: vijf zetten, en de telling begint nooit opnieuw.
limits-64-3 = Dammen aan beide kanten en vier of vijf stukken: 30 zetten zonder slag of promotie. Met zes of zeven stukken zijn het er 60. Met acht of meer is de limiet 15 zetten met alleen dammen. Welke geldt hier?
    .a = 15
    .b = 30
    .c = 60
    .right = Tel de stukken, dan volgt de limiet.
limits-64-4 = Weer drie dammen: vijftien zetten, en geen mag verspild worden door de eenzame dam te laten gaan. Die is bijna op de hoofdlijn. Eén zet behoudt de winst: bezet zelf eerst de lijn.
    .wrong = Dan is de winst weg: de eenzame dam houdt remise, of slaat zelfs je dammen.
    .right = Met de hoofdlijn in handen win je binnen acht zetten, deze meegeteld. De limiet laat genoeg over.

## Questions of board-64

small-dark = Hoeveel donkere velden heeft het bord van 64 velden?
    .a = 32
    .b = 64
    .c = 50
    .why = Acht bij acht velden, de helft ervan donker.
small-used = Op welke velden van het kleine bord gaan de stukken?
    .a = Op de lichte
    .b = Op de donkere
    .c = Op alle
    .why = Alleen de 32 donkere velden worden gebruikt.
small-diagonals = Hoeveel diagonalen heeft het kleine bord?
    .a = 8
    .b = 17
    .c = 13
    .why = Dertien, van twee tot acht velden. Het bord van 100 velden heeft er 17.
small-edges = Welke kolommen zijn de randen van het kleine bord?
    .a = d en e
    .b = a en h
    .c = b en g
    .why = De eerste en de laatste kolom.
small-rows = Hoeveel rijen heeft het kleine bord?
    .a = Acht
    .b = Tien
    .c = Vier
    .why = Acht rijen, van elk vier donkere velden.
small-columns = Hoeveel donkere velden heeft een kolom van het kleine bord?
    .a = Acht
    .b = Vijf
    .c = Vier
    .why = Vier, boven elkaar.
small-corners = Welke velden heten de hoeken van het kleine bord?
    .a = b8 en g1
    .b = a1 en h8
    .c = a5 en h4
    .why = Het zijn de uiteinden van de hoofdlijn.
small-men = Hoeveel schijven heeft elke speler op het kleine bord?
    .a = 12
    .b = 20
    .c = 16
    .why = Twaalf witte en twaalf zwarte.
small-free = Welke rijen van het kleine bord zijn aan het begin vrij?
    .a = 1 en 8
    .b = 3 en 6
    .c = 4 en 5
    .why = De witte schijven staan op rij 1 tot 3, de zwarte op rij 6 tot 8.
small-alike = Wat moeten alle 24 schijven gemeen hebben?
    .a = De kleur
    .b = De vorm en de grootte
    .c = Niets
    .why = Alle zijn rond, van dezelfde vorm en grootte.
small-colour = Hoe zit het met de kleur van de twaalf schijven van één speler?
    .a = Die is precies gelijk
    .b = Dammen zijn lichter van kleur
    .c = Dat maakt niet uit
    .why = Alle twaalf schijven van een speler hebben precies dezelfde kleur.
