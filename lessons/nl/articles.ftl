## The articles of the rule books in our own words. `lessons/README.md` says how they are cited.

## CDA 1: the board, the men, the clock and the score sheet

CDA-1-1-1-1 = Het bord is een vierkant van tien bij tien velden, om en om donker en licht: 50 donkere en 50 lichte.
    .title = Het bord
CDA-1-1-1-2 = Gespeeld wordt op de 50 donkere velden. De lichte worden niet gebruikt.
    .title = De gebruikte velden
CDA-1-1-1-3 = Donkere velden die elkaar met hun hoeken raken, vormen diagonalen: 17 in totaal. De langste heeft tien velden, van de hoek linksonder naar die rechtsboven, en heet de hoofdlijn.
    .title = De 17 diagonalen
CDA-1-1-1-4 = Het bord ligt zo tussen de spelers dat de hoofdlijn bij elke speler aan de linkerhand begint: de linkerhoek van elk is donker.
    .title = Hoe het bord ligt
CDA-1-1-1-5-1 = De bovenste en de onderste rij zijn de basislijnen. Een schijf waarvan de zet eindigt op de basislijn het verst van zijn eigen kant, wordt dam.
    .title = Damlijnen
CDA-1-1-1-5-2 = De eerste en de laatste kolom, van elk vijf donkere velden, zijn de randen.
    .title = Randen
CDA-1-1-1-5-3 = Vijf donkere velden naast elkaar van links naar rechts zijn een rij. Het bord heeft tien rijen.
    .title = Rijen
CDA-1-1-1-5-4 = Vijf donkere velden boven elkaar zijn een kolom. Het bord heeft tien kolommen.
    .title = Kolommen
CDA-1-1-1-6-1 = De basislijnen zijn genummerd 1 tot 5 en 46 tot 50, van links naar rechts.
    .title = Nummers van de basislijnen
CDA-1-1-1-6-2 = De linkerrand is 6, 16, 26, 36, 46; de rechterrand is 5, 15, 25, 35, 45.
    .title = Nummers van de randen
CDA-1-1-1-6-3 = De hoofdlijn loopt van 46 naar 5.
    .title = Uiteinden van de hoofdlijn
CDA-1-1-2-1 = Op een toernooibord meet het deel waarop gespeeld wordt 35 bij 35 tot 45 bij 45 centimeter.
    .title = Grootte van het bord
CDA-1-1-2-2 = Het oppervlak van een toernooibord mag geen licht weerkaatsen.
    .title = Geen weerkaatsing
CDA-1-1-2-3 = Donkere en lichte velden moeten makkelijk te onderscheiden zijn.
    .title = Donker en licht
CDA-1-1-2-4 = De lijst van het bord is 5 tot 6 millimeter hoger dan de velden.
    .title = De lijst
CDA-1-1-2-5 = Op een oefenbord mogen de nummers 1 tot 50 gedrukt staan. Op een toernooibord niet.
    .title = Nummers op het bord
CDA-1-2-1 = Elke speler heeft 20 schijven, de een witte of lichte, de ander zwarte of donkere.
    .title = De stukken
CDA-1-2-2 = Aan het begin staan de zwarte schijven op 1 tot 20 en de witte op 31 tot 50. De velden 21 tot 30 zijn vrij.
    .title = De beginstand
CDA-1-2-3 = Alle 40 schijven zijn rond, precies gelijk van vorm en grootte, en twee ervan op elkaar, een dam, staan stevig.
    .title = De vorm van de schijven
CDA-1-2-4 = Een schijf is 7 tot 14 millimeter smaller dan een veld; op een bord van 45 centimeter met 100 velden is hij 31 tot 38 breed. De regels voor 64 velden herhalen deze getallen.
    .title = De breedte van de schijven
CDA-1-2-5 = Een schijf is een kwart tot een vijfde zo hoog als breed.
    .title = De hoogte van de schijven
CDA-1-2-6 = Alle schijven van een speler hebben precies dezelfde kleur.
    .title = Eén kleur per speler
CDA-1-2-7 = De kleuren zijn zacht en zonder glans, en duidelijk anders dan die van het bord.
    .title = De kleuren
CDA-1-3-1-1 = Een damklok bevat twee klokken, en beide moeten werken.
    .title = Twee klokken in één
CDA-1-3-1-2 = Het moet mogelijk zijn beide klokken tegelijk stil te zetten.
    .title = Beide stilzetten
CDA-1-3-1-3 = De twee klokken lopen nooit tegelijk.
    .title = Nooit beide tegelijk
CDA-1-3-1-4 = De ene klok stilzetten start meteen de andere.
    .title = Van de ene naar de andere
CDA-1-3-1-5 = De gebruikte tijd is altijd duidelijk te zien. Valt er een vlag, dan toont de klok meteen van wie.
    .title = Wat de klok toont
CDA-1-3-1-6 = Minstens in de laatste twee minuten toont de klok minuten en seconden.
    .title = De laatste twee minuten
CDA-1-3-1-7 = Het scherm meet minstens 15 bij 45 millimeter.
    .title = Grootte van het scherm
CDA-1-3-1-8 = De klok staat stevig en is makkelijk te bedienen.
    .title = Stevig en makkelijk
CDA-1-3-2 = Elke tafel heeft een klok. Hij staat links van het bord vanuit Wit gezien, evenwijdig aan de zijde en halverwege. De arbiter mag hem elders zetten.
    .title = Waar de klok staat
CDA-1-4-1 = Elke speler heeft een notatieformulier, zodat alle zetten van elke partij genoteerd kunnen worden.
    .title = Een formulier voor ieder
CDA-1-4-2-1 = De formulieren liggen voor de partij klaar voor de spelers.
    .title = Op tijd klaar
CDA-1-4-2-2 = Notatieformulieren zijn in tweevoud.
    .title = In tweevoud
CDA-1-4-2-3 = Het reglement toont in een bijlage hoe een formulier eruitziet.
    .title = De vorm van het formulier
CDA-1-4-3 = Het formulier ligt naast het bord van de speler.
    .title = Waar het ligt
CDA-1-4-4 = Na de partij zijn de originelen van beide formulieren voor het organisatiecomité.
    .title = Van wie het is

## CDA 2.5: moving

CDA-2-5-1 = Een stuk is een schijf of een dam.
    .title = Schijven en dammen
CDA-2-5-2 = Schijven en dammen zetten en slaan verschillend. Eén stuk één keer verzetten is een zet.
    .title = Een zet
CDA-2-5-3 = Wit doet de eerste zet. Daarna zetten de spelers om de beurt, elk één zet, elk met eigen stukken.
    .title = Om de beurt
CDA-2-5-4 = Een schijf die niet slaat, gaat één veld schuin vooruit naar een vrij veld. Hij zet nooit achteruit.
    .title = De zet van de schijf
CDA-2-5-5 = Een schijf waarvan de zet op de verste rij eindigt, wordt dam. Hij wordt gekroond met een tweede stuk van zijn kleur erop.
    .title = Dam worden
CDA-2-5-6 = Een nieuwe dam moet meteen gekroond worden. Elk van beide spelers mag het doen; meestal is het degene van wie de dam is. De rij bereiken en kronen zijn één zet.
    .title = Wie kroont
CDA-2-5-7 = Een dam die niet gekroond is, is toch een dam, en elk van beide spelers mag hem later kronen. Tot dan mag hij niet verzet worden.
    .title = Een dam zonder kroon
CDA-2-5-8 = Een nieuwe dam mag pas zetten nadat de tegenstander een zet heeft gedaan.
    .title = Wanneer een nieuwe dam zet
CDA-2-5-9 = Een dam gaat over een diagonaal vooruit of achteruit, over zo veel vrije velden als men wil.
    .title = De zet van de dam
CDA-2-5-10 = Een zet is voltooid zodra het stuk verzet is en de hand het heeft losgelaten.
    .title = Wanneer een zet voltooid is
CDA-2-5-11 = Een speler die aan zet is en een eigen stuk aanraakt dat kan zetten, moet dat stuk zetten, zolang het een toegestane zet heeft.
    .title = Aanraken is zetten
CDA-2-5-12 = Zolang de hand nog op het stuk is, mag het op een ander veld gezet worden, als die zet is toegestaan.
    .title = Voordat de hand loslaat
CDA-2-5-13 = Een speler die aan zet is en eigen stukken wil rechtzetten, moet dat vooraf duidelijk zeggen, bijvoorbeeld “j'adoube”.
    .title = Stukken rechtzetten
CDA-2-5-14 = Een speler die niet aan zet is, mag geen enkel stuk aanraken of verzetten, van welke kant ook.
    .title = Handen af als je niet aan zet bent

## CDA 2.6: capturing

CDA-2-6-1 = Stukken slaan vooruit en achteruit. Een slag is een hele zet. Een speler slaat nooit eigen stukken.
    .title = Vooruit en achteruit
CDA-2-6-2 = Staat een vijandelijk stuk op een diagonaal naast een schijf en is het veld erachter vrij, dan moet de schijf eroverheen naar dat veld springen. Daarna wordt het stuk waarover gesprongen is weggenomen.
    .title = Een schijf slaat
CDA-2-6-3 = Een dam moet een vijandelijk stuk op zijn diagonaal slaan, dichtbij of ver weg, als er vrije velden achter liggen. Hij mag op elk ervan landen.
    .title = Een dam slaat
CDA-2-6-4 = Een slag wordt duidelijk en in volgorde uitgevoerd: springen, dan wegnemen. Hij is voltooid als alle geslagen stukken van het bord zijn. Dezelfde hand zet en neemt weg. Anders mag de tegenstander vragen dat het behoorlijk over wordt gedaan.
    .title = Duidelijk slaan
CDA-2-6-5 = Kan een schijf vanaf het veld waar hij landt weer slaan, dan moet dat, tot er niets meer te slaan is. Hij eindigt achter het laatste stuk, en de geslagen stukken worden een voor een weggenomen, in de volgorde van de slag of omgekeerd.
    .title = Meerslag met een schijf
CDA-2-6-6 = Een dam slaat op dezelfde manier verder, dichtbij of ver weg, en draait een andere diagonaal in waar dat moet. Achter het laatste stuk mag hij op elk vrij veld landen.
    .title = Meerslag met een dam
CDA-2-6-7 = Bij een meerslag mag niet over een eigen stuk gesprongen worden.
    .title = Niet over eigen stukken
CDA-2-6-8 = Bij een meerslag mag men meer dan eens over een vrij veld gaan, maar over een vijandelijk stuk maar één keer.
    .title = Niet twee keer over één stuk
CDA-2-6-9 = Bij een meerslag wordt het stuk na elke sprong op het juiste veld neergezet. Gebeurt dat onduidelijk, dan mag de tegenstander vragen dat het over wordt gedaan.
    .title = Stap voor stap
CDA-2-6-10 = Een meerslag geldt als beëindigd als de hand het stuk loslaat, of de hele weg nu is afgelegd of niet.
    .title = De hand laat los
CDA-2-6-11 = Geslagen stukken gaan pas na de hele slag van het bord, een voor een in de volgorde van de slag of omgekeerd, zonder pauze. De tegenstander mag vragen dat elke andere volgorde wordt hersteld.
    .title = Stukken wegnemen
CDA-2-6-12 = Zijn er verscheidene slagen mogelijk, dan moet die gespeeld worden die de meeste stukken neemt. Een dam telt als één stuk.
    .title = Meerslag gaat voor
CDA-2-6-13 = Nemen verscheidene slagen evenveel, dan kiest de speler vrij: de weg, en of een schijf of een dam slaat.
    .title = Vrije keuze bij gelijk aantal
CDA-2-6-14 = Een schijf die tijdens een slag de verste rij bereikt en weer verlaat, blijft een schijf.
    .title = De verste rij passeren

## CDA 2.7: irregular acts

CDA-2-7-1 = Blijkt tijdens een partij dat het bord verkeerd ligt, dan is de partij ongeldig en wordt die overgespeeld.
    .title = Het bord ligt verkeerd
CDA-2-7-2 = Voor de partij wordt nagekeken of de stukken goed zijn opgesteld. Elke verkeerde stand die tijdens de partij blijkt, moet hersteld worden.
    .title = Een verkeerde stand
CDA-2-7-3 = Een stuk op een licht veld doet niet mee. Dat moet hersteld worden.
    .title = Een stuk op een licht veld
CDA-2-7-4 = Er zijn zestien onregelmatigheden. Na elk ervan is het de tegenstander die beslist: verbetering eisen, of aanvaarden wat gedaan is.
    .title = Onregelmatigheden: de tegenstander beslist
CDA-2-7-4-1 = Twee zetten na elkaar doen.
    .title = Twee zetten na elkaar
CDA-2-7-4-2 = Een schijf of dam verzetten op een manier die de regels niet toestaan.
    .title = Een zet tegen de regels
CDA-2-7-4-3 = Een eigen stuk aanraken en dan een ander zetten.
    .title = Een stuk aanraken, een ander zetten
CDA-2-7-4-4 = Een zet terugnemen: het stuk dat net gezet heeft, gaat terug naar waar het vandaan kwam.
    .title = Een zet terugnemen
CDA-2-7-4-5 = Een stuk van de tegenstander verzetten.
    .title = Een stuk van de tegenstander verzetten
CDA-2-7-4-6 = Met een stuk dat kan slaan een zet doen zonder te slaan.
    .title = Niet slaan
CDA-2-7-4-7 = Zonder reden een stuk van een van beide kanten van het bord nemen.
    .title = Zonder reden een stuk opnemen
CDA-2-7-4-8 = Meer of minder stukken slaan dan de regels eisen.
    .title = Te veel of te weinig
CDA-2-7-4-9 = Bij een meerslag het stuk loslaten voordat over alle stukken gesprongen is die geslagen moeten worden.
    .title = Een slag staken
CDA-2-7-4-10 = Tegen de regels een stuk opnemen terwijl een meerslag niet voltooid is.
    .title = Opnemen tijdens een slag
CDA-2-7-4-11 = Na een meerslag minder stukken wegnemen dan er geslagen zijn.
    .title = Geslagen stukken laten staan
CDA-2-7-4-12 = Na een slag een stuk wegnemen waarover niet gesprongen is.
    .title = Een niet geslagen stuk wegnemen
CDA-2-7-4-13 = Ophouden met het wegnemen van de geslagen stukken van een meerslag.
    .title = Het wegnemen staken
CDA-2-7-4-14 = Na een slag een stuk van de eigen kant wegnemen.
    .title = Een eigen stuk wegnemen
CDA-2-7-4-15 = Een dam verzetten die niet gekroond is.
    .title = Een ongekroonde dam verzetten
CDA-2-7-4-16 = Met de ene hand slaan en met de andere de geslagen stukken wegnemen.
    .title = Twee handen
CDA-2-7-5 = Verandert toeval of een ongeluk de stand, en wordt dat op hetzelfde moment opgemerkt, dan heeft niemand een regel overtreden.
    .title = Ongelukken
CDA-2-7-6 = Weigert een speler zich aan de officiële regels te houden, dan mag de tegenstander eisen dat ze gevolgd worden.
    .title = Weigeren volgens de regels te spelen
CDA-2-7-7 = Wie na een onregelmatigheid een zet doet zonder eerst verbetering te eisen, heeft de stand aanvaard en kan die niet meer laten verbeteren.
    .title = Doorspelen is aanvaarden
CDA-2-7-8 = Een onregelmatigheid maar voor een deel verbeteren, of weigeren die te verbeteren, wordt bestraft.
    .title = Deels verbeterd, of niet

## CDA 3.8: the clock

CDA-3-8-1-1 = Tijd per partij: elke speler heeft een vaste tijd voor de partij. Is de partij dan niet voorbij, dan verliest wie de grens het eerst bereikt.
    .title = Tijd per partij
CDA-3-8-1-2 = Fischerklok: elke speler begint met een vaste tijd, en elke zet voegt wat toe. Wie het eerst geen tijd meer heeft, verliest.
    .title = Fischerklok
CDA-3-8-1-3 = Een ronde die op tijd moet eindigen, mag eerst met een vaste tijd gespeeld worden. Daarna loopt een elektronische klok met tijd erbij per zet; kan hij dat niet, dan is de vaste tijd alles.
    .title = Eerst een vaste tijd
CDA-3-8-1-3-1 = Twee bijzondere remiseregels gelden alleen waar de tijd vaststaat en er per zet geen tijd bij komt.
    .title = Alleen zonder extra tijd
CDA-3-8-1-3-1-A = Bij een tijd per partij is de partij remise zodra één dam over is tegen drie dammen, twee dammen en een schijf, of een dam en twee schijven; of tegen twee dammen, of een dam en een schijf. Er wordt alleen doorgespeeld als de partij duidelijk voortgezet kan worden of de sterkere speler winst kan aantonen.
    .title = Theoretische remise
CDA-3-8-1-3-1-B = Bij een tijd per partij, met acht stukken of minder op het bord, mag een speler met minder dan één minuut over en een voldoende voordeel de arbiter om remise vragen.
    .title = Remise bij voordeel
CDA-3-8-2-1 = De arbiter start de klok van Wit. Wit zet en drukt de klok in; dan loopt de tijd van Zwart, en zo om de beurt.
    .title = De klok starten
CDA-3-8-2-2 = Na een zet drukt de speler de klok in, met de hand die zette. Een zet telt pas als de klok is ingedrukt; dat geldt ook als de vlag tijdens het zetten valt. De tegenstander mag het indrukken niet beletten.
    .title = De klok indrukken
CDA-3-8-2-3 = Elke speler let op de eigen tijd. Vergeet een speler de klok in te drukken, dan mag alleen de tegenstander daarop wijzen.
    .title = De klok vergeten
CDA-3-8-2-4 = Gaat de klok stuk, dan vervangt de arbiter hem meteen, stelt de tijden van beide spelers in, en de partij gaat verder.
    .title = Een kapotte klok
CDA-3-8-2-5 = Wie twijfelt aan de signalen van de klok, moet het de arbiter zeggen voordat de tijd om is. Latere claims worden niet aanvaard.
    .title = Twijfel over de klok
CDA-3-8-2-6 = Een gevallen vlag betekent dat de tijd om is. De laatste zet telt alleen als de klok daarvóór is ingedrukt. Wie de vereiste zetten niet op tijd heeft gedaan, verliest, en de arbiter moet de partij stoppen, ook als geen speler het claimt.
    .title = De vlag
CDA-3-8-2-7 = Terwijl de arbiter een remiseclaim onderzoekt, loopt de klok van de speler die claimde. Loopt hij af, dan telt dat alleen als de claim wordt afgewezen; dan verliest die speler.
    .title = De klok tijdens een claim
CDA-3-8-2-8 = Hoe lang het verbeteren van een onregelmatigheid duurt, bepaalt de arbiter. Die tijd gaat af van de overtreder, wat er ook uit komt.
    .title = Tijd voor een verbetering
CDA-3-8-2-9 = Zet en klok worden met dezelfde hand gedaan.
    .title = Eén hand
CDA-3-8-3-1 = De grens voor te laat komen is gewoonlijk één uur. Tot die grens gaat de verloren tijd af van de klok van de speler die te laat is, of van beide.
    .title = Te laat komen
CDA-3-8-3-2 = Een speler die later komt dan de grens, verliest reglementair.
    .title = Over de grens
CDA-3-8-3-3 = Komen beide spelers later dan de grens, dan verliezen beiden reglementair.
    .title = Beiden over de grens
CDA-3-8-4 = Elk van beide spelers mag de arbiter zeggen dat de tijd van een speler om is, de eigen of die van de tegenstander; de arbiter mag het ook alleen vaststellen.
    .title = Wie vaststelt dat de tijd om is
CDA-3-8-5 = Een protest moet gedaan worden binnen de tijd die ervoor gesteld is.
    .title = Termijn voor een protest

## CDA 3.9: the start

CDA-3-9-1 = De ronde begint op tijd, wie er ook is. De klok van Wit wordt gestart; is Zwart afwezig, die van Zwart. Vanaf dan mag geen speler de klokken stilzetten (op straffe van verlies), de klok naar de andere kant verplaatsen, of de tijden veranderen. Is een speler buiten zijn schuld te laat, dan mag de arbiter de tijd teruggeven.
    .title = De ronde starten
CDA-3-9-2 = Is geen van beide spelers er, dan wordt de klok van Wit gestart. Als de eerste van hen komt, wordt de verloren tijd gelijk over beide klokken verdeeld, en loopt de klok van Wit door; is Zwart nog afwezig, die van Zwart. Als Zwart komt, wordt de klok van Wit gestart.
    .title = Geen van beide spelers is er
CDA-3-9-3 = Blijkt na het begin dat de spelers elkaars kleur hebben, dan gaat de partij door en geldt de uitslag.
    .title = Kleuren verwisseld

## CDA 3.10: the score

CDA-3-10-1 = Elke speler noteert elke zet van de partij, van beide kanten.
    .title = Noteren is een plicht
CDA-3-10-2-1 = Een zet wordt geschreven als het nummer van het veld waar hij begint, dan dat van het veld waar hij eindigt.
    .title = Van en naar
CDA-3-10-2-2 = Tussen de twee nummers van een gewone zet staat een streepje.
    .title = Een gewone zet
CDA-3-10-2-3 = Tussen de twee nummers van een slag staat een kruis.
    .title = Een slag
CDA-3-10-2-4 = Een plusteken staat voor een gewonnen partij.
    .title = Het teken voor winst
CDA-3-10-2-5 = Een is-gelijkteken staat voor remise.
    .title = Het teken voor remise
CDA-3-10-2-6 = a.l., ad libitum, staat voor een keuze van slagwegen die tot hetzelfde leiden.
    .title = Het teken a.l.
CDA-3-10-3-1 = Elke zet wordt meteen en leesbaar genoteerd, een slag pas nadat hij gedaan is.
    .title = Wanneer je noteert
CDA-3-10-3-2 = Het notatieformulier ligt waar de arbiter het kan zien en kan controleren hoeveel zetten gedaan zijn.
    .title = Waar het formulier ligt
CDA-3-10-4 = Met instemming van de tegenstander, en in de eigen tijd, mag een speler de twee notatieformulieren vergelijken.
    .title = Formulieren vergelijken
CDA-3-10-5-1-1 = Bij een tijd per partij is een speler met minder dan vijf minuten tot het signaal van de klok in tijdnood.
    .title = Tijdnood
CDA-3-10-5-1-2 = Met een Fischerklok is er geen tijdnood.
    .title = Geen tijdnood met een Fischerklok
CDA-3-10-5-2 = Een speler in tijdnood hoeft niet te noteren. De arbiter mag de ontbrekende zetten na de partij laten invullen.
    .title = Niet noteren in tijdnood
CDA-3-10-6 = Na de partij schrijven beide spelers de gebruikte tijden en de uitslag op hun formulieren, ondertekenen beide, verbeteren wat verbeterd moet worden, en geven ze aan de arbiter.
    .title = Na de partij

## CDA 3.11: adjournment

CDA-3-11-1 = In de normale gang van zaken wordt een partij nooit onderbroken.
    .title = Geen onderbrekingen
CDA-3-11-2 = Is de speelzaal voorlopig niet te gebruiken, dan moet de partij onderbroken worden. Die wordt hervat zodra de storing voorbij is.
    .title = Als de zaal onbruikbaar is
CDA-3-11-3-1 = De arbiter noteert de stand en laat beide spelers die bevestigen. De tijd hiervoor telt voor geen van beiden.
    .title = De stand vastleggen
CDA-3-11-3-2 = Voor het weggaan schrijft de speler die niet aan zet is de eigen gebruikte tijd op zijn formulier en geeft het aan de arbiter.
    .title = De speler die niet aan zet is
CDA-3-11-3-3 = De speler aan zet schrijft de volgende zet ongezien op het formulier. Hij hoeft niet op het bord gedaan te worden.
    .title = Een zet afgeven
CDA-3-11-3-4 = De arbiter zet beide klokken stil. De speler aan zet schrijft de eigen gebruikte tijd op zijn formulier en levert het in.
    .title = De klokken stilzetten
CDA-3-11-3-5 = De arbiter doet de genoteerde stand en beide formulieren in een envelop, verzegelt die, en bewaart hem tot de partij wordt hervat.
    .title = De envelop
CDA-3-11-3-6 = De afgegeven zet moet reglementair zijn; anders verliest de speler die hem afgaf.
    .title = Een onreglementaire afgegeven zet
CDA-3-11-4-1 = Eerst wordt de envelop geopend.
    .title = Hervatten: de envelop
CDA-3-11-4-2 = Dan krijgen de spelers hun formulieren terug.
    .title = Hervatten: de formulieren
CDA-3-11-4-3 = Dan bevestigen de spelers de stand en de tijden die over zijn.
    .title = Hervatten: stand en tijden
CDA-3-11-4-4 = Dan doet de speler aan zet de afgegeven zet, geen andere, en drukt de klok in.
    .title = Hervatten: de afgegeven zet

## CDA 3.12: the end of the game

CDA-3-12-1 = Een partij is voorbij als beide spelers het daarover eens zijn, of als de arbiter het beslist. Een partij eindigt met winst of remise.
    .title = Wanneer een partij voorbij is
CDA-3-12-2-1 = Een speler wiens tegenstander opgeeft, om welke reden ook, wint.
    .title = Opgeven
CDA-3-12-2-2 = Een speler wiens tegenstander geen stukken meer heeft, wint.
    .title = Geen stukken meer
CDA-3-12-2-3 = Een speler wiens tegenstander geen van de stukken die over zijn kan zetten, wint.
    .title = Geen zet meer
CDA-3-12-2-4 = Verklaart de arbiter een partij verloren of diskwalificeert hij een speler, dan wint de tegenstander.
    .title = Verloren door uitspraak
CDA-3-12-3-1 = De partij is remise als dezelfde stand voor de derde keer voorkomt, telkens met dezelfde speler aan zet.
    .title = Driemaal dezelfde stand
CDA-3-12-3-2 = De partij is remise na 25 zetten op rij van elke speler waarin alleen dammen gezet hebben en niets geslagen is.
    .title = 25 zetten met alleen dammen
CDA-3-12-3-3 = Drie dammen, twee dammen en een schijf, of een dam en twee schijven tegen één dam: elke speler doet nog hoogstens 16 zetten; is er dan geen winnaar, dan is de partij remise.
    .title = Drie tegen één: 16 zetten
CDA-3-12-3-4 = Twee dammen, een dam en een schijf, of één dam tegen één dam: elke speler doet nog hoogstens 5 zetten; is er dan geen winnaar, dan is de partij remise.
    .title = Twee of één tegen één: 5 zetten
CDA-3-12-3-5 = De partij is remise als beide spelers dat overeenkomen.
    .title = Door overeenkomst
CDA-3-12-3-6 = De partij is remise als geen van beide spelers van de ander kan winnen.
    .title = Niemand kan winnen
CDA-3-12-4 = Remise mag pas na 40 zetten worden aangeboden. In de eigen tijd doet de speler een zet, biedt zonder voorwaarden remise aan, en drukt de klok in. Het aanbod staat tot het beantwoord is; een zet wijst het af. Daarna mag dezelfde speler niet weer aanbieden voordat de tegenstander het gedaan heeft.
    .title = Remise aanbieden
CDA-3-12-5 = Om een remise volgens de regels te bewijzen roept een speler de arbiter, en die gaat het na. De arbiter mag zo'n remise ook ongevraagd verklaren: het hoort bij de plicht om partijen te beëindigen.
    .title = Wie remise verklaart
CDA-3-12-6-1 = De winnaar krijgt 2 punten.
    .title = Punten voor winst
CDA-3-12-6-2 = Bij remise krijgen beiden 1 punt.
    .title = Punten voor remise
CDA-3-12-6-3 = De verliezer krijgt er geen.
    .title = Punten voor verlies

## CDA 3.13: rights and duties of the players

CDA-3-13-1-1 = Een speler mag het wedstrijdreglement van het toernooi kennen.
    .title = Recht om te weten
CDA-3-13-1-2 = Een speler mag verwachten in volledige rust te spelen.
    .title = Recht op rust
CDA-3-13-1-3 = Een speler mag de arbiter elke vraag over de eigen partijen stellen.
    .title = Recht om te vragen
CDA-3-13-1-4 = Een speler mag het organisatiecomité schrijven, zelf of door iemand anders.
    .title = Recht om te schrijven
CDA-3-13-1-5 = Een speler mag schriftelijk in beroep gaan bij de commissie van beroep, zonder de partij te onderbreken, met een afschrift voor de hoofdarbiter.
    .title = Recht op beroep
CDA-3-13-1-6 = Een speler mag in de speelzaal rondlopen.
    .title = Recht om te lopen
CDA-3-13-2-1 = Een speler houdt zich aan het wedstrijdreglement en aan de orde in de zaal.
    .title = Plicht: de regels
CDA-3-13-2-2 = Een speler beantwoordt de vragen van de arbiter en volgt de beslissingen van de arbiter op.
    .title = Plicht: de arbiter
CDA-3-13-2-3 = Na de partij ruimt een speler het spel op en gaat stil weg.
    .title = Plicht: na de partij
CDA-3-13-2-4 = Een speler speelt al zijn partijen van het toernooi.
    .title = Plicht: elke partij

## CDA 3.14: order and penalties

CDA-3-14-1-1 = Een speler mag met niemand praten behalve met de arbiter.
    .title = Praten
CDA-3-14-1-2 = Een speler mag niets gebruiken of bekijken dat bij de partij helpt.
    .title = Notities en apparaten
CDA-3-14-1-3 = Een speler die aan zet is, mag het bord niet verlaten.
    .title = Het bord verlaten
CDA-3-14-1-4 = Een speler mag geen velden aanraken of aanwijzen om makkelijker te denken.
    .title = Aanwijzen
CDA-3-14-1-5 = Een speler mag een nadenkende tegenstander niet storen.
    .title = Storen
CDA-3-14-1-6 = Een speler mag partijen die bezig zijn niet storen.
    .title = Andere partijen
CDA-3-14-1-7 = Een speler mag geen raad over de eigen partij aannemen.
    .title = Raad
CDA-3-14-1-8 = Een speler mag een partij die bezig is niet analyseren.
    .title = Een lopende partij analyseren
CDA-3-14-1-9 = Een speler mag afgelopen partijen niet in de speelzaal analyseren.
    .title = In de zaal analyseren
CDA-3-14-1-10 = Een speler mag niets doen waardoor het toernooi niet vlot verloopt.
    .title = Alles wat stoort
CDA-3-14-1-11 = Een speler mag de speelzaal niet zonder toestemming van de arbiter verlaten.
    .title = De zaal verlaten
CDA-3-14-1-12 = Een speler mag niet bij een partij blijven staan die bezig is.
    .title = Erbij staan
CDA-3-14-1-13 = Een speler mag geen elektronische apparaten bij zich hebben of gebruiken die partijen beïnvloeden.
    .title = Storende apparaten
CDA-3-14-2-1 = Voor elke overtreding bepaalt de arbiter een straf die past bij de ernst ervan.
    .title = Welke straf
CDA-3-14-2-2 = Er zijn vier straffen: een waarschuwing; een ernstige waarschuwing, die bekendgemaakt wordt; verlies van de partij, eventueel voor beiden; diskwalificatie.
    .title = De vier straffen
CDA-3-14-2-3 = Een speler die in één partij twee keer ernstig gewaarschuwd wordt, verliest die.
    .title = Twee ernstige waarschuwingen
CDA-3-14-2-4 = Een speler wordt alleen met instemming van de hoofdarbiter gediskwalificeerd.
    .title = Diskwalificatie
CDA-3-14-3-1 = Een speler die een onregelmatige zet niet wil verbeteren, of maar voor een deel verbetert, wordt bestraft.
    .title = Weigeren te verbeteren
CDA-3-14-3-2 = Een speler die tijdens de partij weigert te noteren, en dat niet wil rechtzetten, wordt bestraft.
    .title = Weigeren te noteren
CDA-3-14-3-3 = Een speler die na de partij weigert de uitslag te ondertekenen, en dat niet wil rechtzetten, wordt bestraft.
    .title = Weigeren te ondertekenen
CDA-3-14-3-4 = Bestraft wordt een speler die zonder toestemming de klok verzet, zodat de juiste tijden onachterhaalbaar worden, en weigert dat recht te zetten.
    .title = De tijden veranderen
CDA-3-14-3-5 = Een speler die zonder toestemming de klok stilzet, en dat niet wil rechtzetten, wordt bestraft.
    .title = De klok stilzetten
CDA-3-14-4 = Een speler die een technische regel overtreedt en weigert dat te herstellen, verliest de partij.
    .title = Weigeren kost de partij
CDA-3-14-5 = De hoofdarbiter mag een speler uit de zaal sturen die de orde ernstig verstoort of de arbiters niet gehoorzaamt.
    .title = Uit de zaal

## CDA 3.15: the arbiter

CDA-3-15-1-1 = De arbiter zorgt dat iedereen, spelers en toeschouwers, zich aan de regels houdt, en dat het toernooi vlot verloopt.
    .title = Waar een arbiter voor is
CDA-3-15-1-2 = Het werk van de arbiter begint voor de partijen en het toernooi, en gaat erna door.
    .title = Voor, tijdens, na
CDA-3-15-1-3 = De arbiter mag ongevraagd elke ruzie beslechten, behalve in twee zaken die aan de tegenstander zijn: onregelmatigheden (2.7.4) en een klok die iemand vergat in te drukken (3.8.2.3).
    .title = Ingrijpen
CDA-3-15-2-1 = Voor het toernooi stelt de arbiter, via de organisatie, het wedstrijdreglement op.
    .title = Wedstrijdreglement
CDA-3-15-2-2 = De arbiter schrapt uit het wedstrijdreglement wat de spelregels tegenspreekt.
    .title = Tegen de regels
CDA-3-15-2-3 = Een half uur voor het begin of de loting krijgt de arbiter de lijst van spelers, titels en reserves, ondertekend door de organisatie.
    .title = De spelerslijst
CDA-3-15-2-4 = De arbiter heeft een prikbord voor officiële mededelingen.
    .title = Het prikbord
CDA-3-15-2-5 = De arbiter laat het wedstrijdreglement op het prikbord hangen.
    .title = Reglement te zien
CDA-3-15-2-6 = De arbiter draagt een goed zichtbare badge.
    .title = De badge
CDA-3-15-2-7 = De arbiter start de klokken, of laat de spelers het doen.
    .title = De klokken starten
CDA-3-15-2-8 = De arbiter controleert van tijd tot tijd of de klokken werken.
    .title = Op de klokken letten
CDA-3-15-2-9 = De arbiter controleert of de spelers noteren.
    .title = Notatieformulieren
CDA-3-15-2-10 = De arbiter doet alles om geschillen te beslechten.
    .title = Geschillen
CDA-3-15-2-11 = De arbiter verklaart een partij verloren voor een speler die na de tijdsgrens komt.
    .title = Te laat
CDA-3-15-2-12 = De arbiter verklaart een partij verloren voor een speler die de vereiste zetten niet op tijd heeft gedaan.
    .title = Tijdcontrole niet gehaald
CDA-3-15-2-13 = De arbiter verklaart remise waar de regels dat bepalen, of een speler die claimt of niet.
    .title = Remise verklaren
CDA-3-15-2-14 = De arbiter legt de spelers onduidelijke plaatsen in het wedstrijdreglement uit.
    .title = Uitleggen
CDA-3-15-2-15 = De arbiter beslist wat het wedstrijdreglement niet regelt.
    .title = Wat niet voorzien is
CDA-3-15-2-16 = Na het toernooi verzamelt de arbiter de notaties van de belangrijkste partijen.
    .title = Belangrijke partijen
CDA-3-15-2-17 = De arbiter houdt de stand bij.
    .title = De stand
CDA-3-15-2-18 = De arbiter deelt de spelers in, met de computer of met de hand.
    .title = Indeling
CDA-3-15-2-19 = De arbiter zorgt dat de indeling van elke ronde wordt opgehangen.
    .title = De indeling ophangen
CDA-3-15-2-20 = De arbiter leidt het afbreken van partijen.
    .title = Afbreken
CDA-3-15-2-21 = Na het toernooi maakt de arbiter de einduitslag bekend.
    .title = Einduitslag

## CDA 3.16: appeals

CDA-3-16 = Wie het niet eens is met een uitspraak, gaat na de partij schriftelijk in beroep bij de commissie van beroep, binnen de gestelde termijn en met betaling van het bedrag. De commissie is gewoonlijk een oneven aantal van drie of meer. Elk lid heeft één stem, een plaatsvervanger neemt de plaats in van een belanghebbende, en de meerderheid beslist.
    .title = Beroep

## CDA 4.17: individual and team tournaments

CDA-4-17-1 = Bij een individuele wedstrijd, zoals een kampioenschap of een match, tellen de resultaten van individuele spelers.
    .title = Individuele wedstrijden
CDA-4-17-2-1 = Elk team noemt bij de opgave zijn spelers in bordvolgorde, naar rating, titel of resultaten, en houdt zich daaraan. De organisatie mag een volgorde wijzigen die niet klopt met wat daar bekend is, en meldt dat aan het team.
    .title = Vaste borden, vaste spelers
CDA-4-17-2-2 = Een team mag reserves opgeven, alle in één genummerde volgorde. De spelers van een ronde mogen wisselen, maar lagere nummers zitten aan hogere borden: 1, 2, 5, 6 mag, 1, 6, 2, 5 niet.
    .title = Vaste volgorde met reserves
CDA-4-17-2-3 = Voor elke wedstrijd bepaalt een team de volgorde van zijn borden opnieuw.
    .title = Volgorde per wedstrijd
CDA-4-17-2-4 = Elke speler van het ene team speelt tegen elke speler van het andere.
    .title = Ieder tegen ieder
CDA-4-17-2-5 = Het resultaat van het team is de som van wat zijn spelers in een individuele wedstrijd halen.
    .title = Som van individuele resultaten

## CDA 4.18: kinds of tournament

CDA-4-18-1 = Buren in een schema treffen elkaar, en de verliezer ligt eruit, tot er één over is: de winnaar.
    .title = Afvalsysteem
CDA-4-18-2 = Ieder speelt tegen ieder: één keer, twee keer, of in groepen.
    .title = Rondtoernooi
CDA-4-18-3 = Spelers met gelijke of bijna gelijke score treffen elkaar. Het aantal ronden is gewoonlijk dat van een afvaltoernooi met evenveel spelers plus twee tot vier, het liefst oneven, en minstens zeven.
    .title = Indeling op score
CDA-4-18-4 = Teams, gewoonlijk even groot, sturen de ene speler na de andere. Een verliezer speelt niet meer. Het team dat nog een onverslagen speler heeft, wint.
    .title = Estafette
CDA-4-18-5 = Een match wordt tussen twee spelers over verscheidene partijen gespeeld, of tussen twee teams bord voor bord. In het Scheveningensysteem treft elke speler van het ene team elke speler van het andere.
    .title = Matches

## CDA 4.19: results and places

CDA-4-19 = De scores van alle ronden worden opgeteld, en wie meer heeft, eindigt hoger. Bij gelijke score beslissen criteria of een barrage, die elk tempo mag hebben. In een Lehmann-Georgievbarrage geeft elke zet tijd erbij, en die gaat door tot iemand een partij wint of de tijd overschrijdt; na remise begint de volgende partij met de tijd die van de vorige over is.
    .title = Scores, gelijk eindigen en barrages
CDA-4-19-1 = Bij het afvalsysteem tellen geen punten: wie later afvalt, staat hoger, en wie nooit afvalt, wint. Andere plaatsen mogen gedeeld worden of door barrages beslist.
    .title = Plaatsen bij het afvalsysteem
CDA-4-19-2-1-1 = Eerst worden de scores vergeleken.
    .title = Rondtoernooi: score
CDA-4-19-2-1-2 = Bij gelijke scores eindigt hoger wie meer partijen gewonnen heeft.
    .title = Rondtoernooi: winstpartijen
CDA-4-19-2-1-3 = Dan telt de uitslag tussen de spelers die gelijk staan.
    .title = Rondtoernooi: onderlinge partij
CDA-4-19-2-1-4 = Dan beslist een barrage tussen de spelers die gelijk staan.
    .title = Rondtoernooi: barrage
CDA-4-19-2-2-1 = Eerst worden de matchpunten van de teams vergeleken.
    .title = Teams, rondtoernooi: matchpunten
CDA-4-19-2-2-2 = Bij gelijke matchpunten eindigt het team hoger waarvan de spelers in totaal meer bordpunten haalden.
    .title = Teams, rondtoernooi: bordpunten
CDA-4-19-2-2-3 = Dan telt de wedstrijd tussen de teams die gelijk staan.
    .title = Teams, rondtoernooi: onderling
CDA-4-19-2-2-4 = Dan telt de score van de speler aan bord 1; is die gelijk, bord 2, enzovoort.
    .title = Teams, rondtoernooi: eerste bord
CDA-4-19-3-1-1-1 = Als ratings bij gelijke score beslissen: eerst worden de scores vergeleken.
    .title = Op rating: score
CDA-4-19-3-1-1-2 = Dan eindigt hoger wie tegenstanders met de hogere gemiddelde rating trof.
    .title = Op rating: gemiddelde rating
CDA-4-19-3-1-2-1 = Als de scores van tegenstanders beslissen: eerst worden de scores vergeleken.
    .title = Op tegenstanders: score
CDA-4-19-3-1-2-2 = Dan eindigt hoger degene wiens tegenstanders in totaal meer scoorden.
    .title = Op tegenstanders: de som
CDA-4-19-3-1-2-3 = Dan telt de som zonder de hoogste en de laagste tegenstander.
    .title = Op tegenstanders: de mediaan
CDA-4-19-3-1-2-4 = Dan telt de som zonder de laagste tegenstander; is die nog gelijk, zonder de twee laagste, enzovoort.
    .title = Op tegenstanders: de cut
CDA-4-19-3-2-1 = Eerst worden de matchpunten van de teams vergeleken.
    .title = Teams, op score: matchpunten
CDA-4-19-3-2-2 = Dan eindigt het team hoger waarvan de tegenstanders in totaal meer matchpunten hebben.
    .title = Teams, op score: tegenstanders
CDA-4-19-3-2-3 = Dan eindigt het team hoger waarvan de spelers in totaal meer bordpunten haalden.
    .title = Teams, op score: bordpunten
CDA-4-19-3-2-4 = Dan telt de score van de speler aan bord 1; is die gelijk, bord 2, enzovoort.
    .title = Teams, op score: eerste bord

## CDA 4.20: organisation

CDA-4-20 = Een evenement heeft een organisatiecomité: het bereidt het evenement voor, pakt aan wat zich voordoet en zorgt voor wat daarna gedaan moet worden. De eerste taak is het plan op te stellen.
    .title = Het organisatiecomité

## CDA-64 1: the board and the men of 64 squares

CDA-64-1-1-1-1 = Het bord is een vierkant van acht bij acht velden, om en om donker en licht: 32 donkere en 32 lichte.
    .title = Het bord van 64 velden
CDA-64-1-1-1-2 = Gespeeld wordt op de 32 donkere velden.
    .title = De gebruikte velden
CDA-64-1-1-1-3 = Donkere velden die elkaar met hun hoeken raken, vormen 13 diagonalen. De langste heeft acht velden en is de hoofdlijn, a1 naar h8.
    .title = De 13 diagonalen
CDA-64-1-1-1-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
CDA-64-1-1-1-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
CDA-64-1-1-1-5-2 = De eerste en de laatste kolom, van elk vier donkere velden, zijn de randen.
    .title = Randen
CDA-64-1-1-1-5-3 = Vier donkere velden naast elkaar van links naar rechts zijn een rij. Het bord heeft acht rijen.
    .title = Rijen
CDA-64-1-1-1-5-4 = Vier donkere velden boven elkaar zijn een kolom. Het bord heeft acht kolommen.
    .title = Kolommen
CDA-64-1-1-1-6-1 = De donkere velden heten a1 tot h8; de namen staan niet op het bord gedrukt.
    .title = Namen van de velden
CDA-64-1-1-1-6-2 = De uiteinden van de hoofdlijn, a1 en h8, heten de hoeken van het bord.
    .title = De twee hoeken
CDA-64-1-1-2-1 = { CDA-1-1-2-1 }
    .title = { CDA-1-1-2-1.title }
CDA-64-1-1-2-2 = { CDA-1-1-2-2 }
    .title = { CDA-1-1-2-2.title }
CDA-64-1-1-2-3 = { CDA-1-1-2-3 }
    .title = { CDA-1-1-2-3.title }
CDA-64-1-1-2-4 = { CDA-1-1-2-4 }
    .title = { CDA-1-1-2-4.title }
CDA-64-1-2-1 = Elke speler heeft 12 schijven, de een witte of lichte, de ander zwarte of donkere.
    .title = De stukken
CDA-64-1-2-2 = Aan het begin staan de zwarte schijven op rij 6 tot 8 en de witte op rij 1 tot 3. Rij 4 en 5 zijn vrij.
    .title = De beginstand
CDA-64-1-2-3 = Alle 24 schijven zijn rond, precies gelijk van vorm en grootte, en twee ervan op elkaar, een dam, staan stevig.
    .title = De vorm van de schijven
CDA-64-1-2-4 = { CDA-1-2-4 }
    .title = { CDA-1-2-4.title }
CDA-64-1-2-5 = { CDA-1-2-5 }
    .title = { CDA-1-2-5.title }
CDA-64-1-2-6 = Alle twaalf schijven van een speler hebben precies dezelfde kleur.
    .title = Eén kleur per speler
CDA-64-1-2-7 = { CDA-1-2-7 }
    .title = { CDA-1-2-7.title }

## FMJD 1: the game and its players

FMJD-1-1 = Dammen is een denksport tussen twee spelers.
    .title = Een sport voor twee
FMJD-1-2 = Wie aan deze sport meedoet, is een dammer.
    .title = Wie een speler is
FMJD-1-3 = Toernooien mogen voor amateurs of voor beroepsspelers worden gehouden.
    .title = Amateurs en beroepsspelers

## FMJD 2: the board and the men

FMJD-2-1 = { CDA-1-1-1-1 }
    .title = { CDA-1-1-1-1.title }
FMJD-2-2 = { CDA-1-1-1-2 }
    .title = { CDA-1-1-1-2.title }
FMJD-2-3 = { CDA-1-1-1-3 }
    .title = { CDA-1-1-1-3.title }
FMJD-2-4 = { CDA-1-1-1-4 }
    .title = { CDA-1-1-1-4.title }
FMJD-2-5-1 = { CDA-1-1-1-5-1 }
    .title = { CDA-1-1-1-5-1.title }
FMJD-2-5-2 = { CDA-1-1-1-5-2 }
    .title = { CDA-1-1-1-5-2.title }
FMJD-2-5-3 = { CDA-1-1-1-5-3 }
    .title = { CDA-1-1-1-5-3.title }
FMJD-2-5-4 = { CDA-1-1-1-5-4 }
    .title = { CDA-1-1-1-5-4.title }
FMJD-2-6 = De donkere velden zijn genummerd van 1 tot 50, van links naar rechts en van boven naar beneden. Het bord zelf toont de nummers niet.
    .title = Nummers van de velden
FMJD-2-6-1 = { CDA-1-1-1-6-1 }
    .title = { CDA-1-1-1-6-1.title }
FMJD-2-6-2 = { CDA-1-1-1-6-2 }
    .title = { CDA-1-1-1-6-2.title }
FMJD-2-6-3 = De uiteinden van de hoofdlijn, 5 en 46, heten de hoeken van het bord.
    .title = De twee hoeken
FMJD-2-7 = { CDA-1-2-1 }
    .title = { CDA-1-2-1.title }
FMJD-2-8 = { CDA-1-2-2 }
    .title = { CDA-1-2-2.title }

## FMJD 3: moving

FMJD-3-1 = { CDA-2-5-1 }
    .title = { CDA-2-5-1.title }
FMJD-3-2 = { CDA-2-5-2 }
    .title = { CDA-2-5-2.title }
FMJD-3-3 = { CDA-2-5-3 }
    .title = { CDA-2-5-3.title }
FMJD-3-4 = { CDA-2-5-4 }
    .title = { CDA-2-5-4.title }
FMJD-3-5 = { CDA-2-5-5 }
    .title = { CDA-2-5-5.title }
FMJD-3-6 = Elk van beide spelers mag een nieuwe dam kronen. Doet de tegenstander het niet, dan moet de eigenaar het meteen doen. Hem ongekroond laten is een onregelmatigheid. (Volgens de Chinese regels is alleen het verzetten ervan er een.)
    .title = Wie kroont
FMJD-3-7 = Een dam die niet gekroond is, is toch een dam, en elk van beide spelers mag hem later kronen. Hem eerder verzetten is een onregelmatigheid.
    .title = Een dam zonder kroon
FMJD-3-8 = { CDA-2-5-8 }
    .title = { CDA-2-5-8.title }
FMJD-3-9 = { CDA-2-5-9 }
    .title = { CDA-2-5-9.title }
FMJD-3-10 = { CDA-2-5-10 }
    .title = { CDA-2-5-10.title }
FMJD-3-11 = { CDA-2-5-11 }
    .title = { CDA-2-5-11.title }
FMJD-3-12 = { CDA-2-5-12 }
    .title = { CDA-2-5-12.title }
FMJD-3-13 = { CDA-2-5-13 }
    .title = { CDA-2-5-13.title }
FMJD-3-14 = { CDA-2-5-14 }
    .title = { CDA-2-5-14.title }

## FMJD 4: capturing

FMJD-4-1 = { CDA-2-6-1 }
    .title = { CDA-2-6-1.title }
FMJD-4-2 = { CDA-2-6-2 }
    .title = { CDA-2-6-2.title }
FMJD-4-3 = { CDA-2-6-3 }
    .title = { CDA-2-6-3.title }
FMJD-4-4 = Een slag wordt duidelijk en in volgorde uitgevoerd, en is voltooid als alle geslagen stukken van het bord zijn. Anders mag de tegenstander vragen dat het behoorlijk over wordt gedaan. (Dat één hand beide doet, staat alleen in de Chinese regels.)
    .title = Duidelijk slaan
FMJD-4-5 = { CDA-2-6-5 }
    .title = { CDA-2-6-5.title }
FMJD-4-6 = { CDA-2-6-6 }
    .title = { CDA-2-6-6.title }
FMJD-4-7 = { CDA-2-6-7 }
    .title = { CDA-2-6-7.title }
FMJD-4-8 = { CDA-2-6-8 }
    .title = { CDA-2-6-8.title }
FMJD-4-9 = { CDA-2-6-9 }
    .title = { CDA-2-6-9.title }
FMJD-4-10 = { CDA-2-6-10 }
    .title = { CDA-2-6-10.title }
FMJD-4-11 = { CDA-2-6-11 }
    .title = { CDA-2-6-11.title }
FMJD-4-12 = Het wegnemen van stukken is voorbij als ze er alle af zijn, of als de speler daarbij duidelijk wacht.
    .title = Wanneer het wegnemen voorbij is
FMJD-4-13 = { CDA-2-6-12 }
    .title = { CDA-2-6-12.title }
FMJD-4-14 = { CDA-2-6-13 }
    .title = { CDA-2-6-13.title }
FMJD-4-15 = { CDA-2-6-14 }
    .title = { CDA-2-6-14.title }
FMJD-4-16 = Slaat een schijf één schijf, dan mag het ook andersom: eerst wordt de geslagen schijf weggenomen, dan wordt gesprongen.
    .title = Eerst wegnemen

## FMJD 5: irregular positions and acts

FMJD-5-1 = { CDA-2-7-1 }
    .title = { CDA-2-7-1.title }
FMJD-5-2 = Voor de partij wordt de beginstand nagekeken. Een onregelmatige stand die tijdens de partij blijkt, wordt behandeld als een onregelmatigheid: de tegenstander beslist of die verbeterd wordt. (De Chinese regels verbeteren die altijd.)
    .title = Onregelmatige standen
FMJD-5-3 = Een stuk op een licht veld is buiten spel. Het wordt behandeld als een onregelmatigheid: de tegenstander beslist. (De Chinese regels verbeteren het altijd.)
    .title = Een stuk op een licht veld
FMJD-5-4 = { CDA-2-7-4 }
    .title = { CDA-2-7-4.title }
FMJD-5-4-1 = { CDA-2-7-4-1 }
    .title = { CDA-2-7-4-1.title }
FMJD-5-4-2 = { CDA-2-7-4-2 }
    .title = { CDA-2-7-4-2.title }
FMJD-5-4-3 = { CDA-2-7-4-3 }
    .title = { CDA-2-7-4-3.title }
FMJD-5-4-4 = { CDA-2-7-4-4 }
    .title = { CDA-2-7-4-4.title }
FMJD-5-4-5 = { CDA-2-7-4-5 }
    .title = { CDA-2-7-4-5.title }
FMJD-5-4-6 = { CDA-2-7-4-6 }
    .title = { CDA-2-7-4-6.title }
FMJD-5-4-7 = { CDA-2-7-4-7 }
    .title = { CDA-2-7-4-7.title }
FMJD-5-4-8 = { CDA-2-7-4-8 }
    .title = { CDA-2-7-4-8.title }
FMJD-5-4-9 = { CDA-2-7-4-9 }
    .title = { CDA-2-7-4-9.title }
FMJD-5-4-10 = { CDA-2-7-4-10 }
    .title = { CDA-2-7-4-10.title }
FMJD-5-4-11 = { CDA-2-7-4-11 }
    .title = { CDA-2-7-4-11.title }
FMJD-5-4-12 = { CDA-2-7-4-12 }
    .title = { CDA-2-7-4-12.title }
FMJD-5-4-13 = { CDA-2-7-4-13 }
    .title = { CDA-2-7-4-13.title }
FMJD-5-4-14 = { CDA-2-7-4-14 }
    .title = { CDA-2-7-4-14.title }
FMJD-5-4-15 = Een schijf die dam is geworden, wordt niet gekroond.
    .title = Een dam ongekroond laten
FMJD-5-4-16 = { CDA-2-7-4-15 }
    .title = { CDA-2-7-4-15.title }
FMJD-5-5 = { CDA-2-7-5 }
    .title = { CDA-2-7-5.title }
FMJD-5-6 = { CDA-2-7-6 }
    .title = { CDA-2-7-6.title }
FMJD-5-7 = { CDA-2-7-7 }
    .title = { CDA-2-7-7.title }
FMJD-5-8 = Een onregelmatigheid maar voor een deel verbeteren, of helemaal niet, wordt niet aanvaard.
    .title = Gedeeltelijke verbetering

## FMJD 6: draws by the rules

FMJD-6-1 = { CDA-3-12-3-1 }
    .title = { CDA-3-12-3-1.title }
FMJD-6-2 = { CDA-3-12-3-2 }
    .title = { CDA-3-12-3-2.title }
FMJD-6-3 = { CDA-3-12-3-3 }
    .title = { CDA-3-12-3-3.title }
FMJD-6-4 = { CDA-3-12-3-4 }
    .title = { CDA-3-12-3-4.title }

## FMJD 7: results

FMJD-7-1-1 = Een partij kan een winnaar hebben; de tegenstander heeft dan verloren.
    .title = Winst en verlies
FMJD-7-1-2 = Wint geen van beide spelers van de ander, dan is de partij remise.
    .title = Remise
FMJD-7-2-1 = { CDA-3-12-2-1 }
    .title = { CDA-3-12-2-1.title }
FMJD-7-2-2 = { CDA-3-12-2-3 }
    .title = { CDA-3-12-2-3.title }
FMJD-7-2-3 = { CDA-3-12-2-2 }
    .title = { CDA-3-12-2-2.title }
FMJD-7-2-4 = Een speler die weigert volgens de officiële regels te spelen, verliest.
    .title = De regels weigeren
FMJD-7-3-1 = { CDA-3-12-3-5 }
    .title = { CDA-3-12-3-5.title }
FMJD-7-3-2 = Een partij is remise als een van de regels van hoofdstuk 6 van toepassing is.
    .title = Remise volgens de regels
FMJD-7-3-3 = { CDA-3-12-3-6 }
    .title = { CDA-3-12-3-6.title }

## FMJD 8: keeping score

FMJD-8-1 = Met nummers voor de 50 velden kan elke zet van beide kanten genoteerd worden, en de partij later nagespeeld of overgeschreven.
    .title = Waarom velden nummers hebben
FMJD-8-2-1 = { CDA-3-10-2-1 }
    .title = { CDA-3-10-2-1.title }
FMJD-8-2-2 = { CDA-3-10-2-2 }
    .title = { CDA-3-10-2-2.title }
FMJD-8-2-3 = { CDA-3-10-2-3 }
    .title = { CDA-3-10-2-3.title }

## FMJD 9: signs

FMJD-9-1-1 = - staat voor een zet zonder slag.
    .title = Het teken -
FMJD-9-1-2 = x staat voor een slag.
    .title = Het teken x
FMJD-9-1-3 = ! staat bij een goede zet.
    .title = Het teken !
FMJD-9-1-4 = !! staat bij een zeer goede zet.
    .title = Het teken !!
FMJD-9-1-5 = ? staat bij een slechte zet.
    .title = Het teken ?
FMJD-9-1-6 = ?? staat bij een zeer slechte zet.
    .title = Het teken ??
FMJD-9-1-7 = ?! staat bij een zet die slecht lijkt en misschien goed is.
    .title = Het teken ?!
FMJD-9-1-8 = !? staat bij een zet die goed lijkt en misschien slecht is.
    .title = Het teken !?
FMJD-9-1-9 = * staat bij een gedwongen zet: al het andere verliest.
    .title = Het teken *
FMJD-9-1-10 = { CDA-3-10-2-4 }
    .title = { CDA-3-10-2-4.title }
FMJD-9-1-11 = { CDA-3-10-2-5 }
    .title = { CDA-3-10-2-5.title }
FMJD-9-1-12 = +1, +2 enzovoort: na de laatste zet staat een speler zo veel stukken voor.
    .title = De tekens +1, +2
FMJD-9-1-13 = -1, -2 enzovoort: na de laatste zet staat een speler zo veel stukken achter.
    .title = De tekens -1, -2
FMJD-9-1-14 = { CDA-3-10-2-6 }
    .title = { CDA-3-10-2-6.title }

## FMJD 10: time

FMJD-10-1 = Tijd kan gegeven worden voor een aantal zetten: elke speler moet daarin zo veel zetten doen.
    .title = Zetten per periode
FMJD-10-2-1 = Bij een aantal zetten per periode is een klok verplicht.
    .title = Een klok
FMJD-10-2-2 = Bij een aantal zetten per periode wordt elke zet genoteerd.
    .title = Elke zet op het formulier
FMJD-10-3 = Tijd kan ook voor de hele partij gegeven worden: de partij moet dan helemaal binnen die tijd af zijn.
    .title = Tijd per partij
FMJD-10-4 = Bij een tijd per partij is een klok verplicht, maar hoeven niet alle zetten genoteerd te worden. (Volgens de Chinese regels mag alleen een speler met minder dan vijf minuten ophouden met noteren.)
    .title = Niet noteren bij tijd per partij
FMJD-10-5 = Hoe klokken gebruikt worden, staat in de wedstrijdregels.
    .title = Meer over klokken

## FMJD 11: forms of play

FMJD-11-1-1 = Twee spelers zitten tegenover elkaar aan een bord: de gewone partij.
    .title = Aan het bord
FMJD-11-1-2 = Eén speler speelt tegelijk tegen verscheidene tegenstanders, elk aan een eigen bord.
    .title = Simultaan
FMJD-11-1-3 = Twee spelers op verschillende plaatsen sturen elkaar hun zetten.
    .title = Correspondentiedammen
FMJD-11-1-4 = Eén speler ziet geen bord, schrijft niets op en zegt de zetten hardop. De ander speelt op een bord en antwoordt, of de arbiter doet dat.
    .title = Blinddammen
FMJD-11-1-5 = Eén speler die geen bord ziet en niets opschrijft, speelt tegen verscheidene tegenstanders die borden hebben.
    .title = Blindsimultaan
FMJD-11-1-6 = Een blinde speler speelt tegen een ziende, of twee blinde spelers tegen elkaar. Ze voelen de stukken, die boven het bord uitsteken.
    .title = Spelen op de tast
FMJD-11-1-7 = De sterkere speler geeft de zwakkere aan het begin een of meer stukken, zodat ze beter tegen elkaar opgewassen zijn.
    .title = Partijen met voorgift
FMJD-11-2 = Elke vorm behalve de gewone partij heeft eigen regels.
    .title = Eigen regels
FMJD-11-3 = Bij correspondentie-, blind- en blindsimultaanspel moet er een bord tussen de spelers staan.
    .title = Er is een bord

## RULES 2-4: 64 squares and notation as Damier plays them

RULES-2-1 = Russisch dammen: 32 donkere velden, a1 tot h8, met a1 aan de linkerhand van Wit; 12 schijven elk, die van Wit op de eerste drie rijen. Wit begint.
    .title = Russisch dammen: bord en stukken
RULES-2-2 = Schijven gaan één veld schuin vooruit. Dammen gaan zo veel vrije velden als je wilt, beide kanten op.
    .title = Russisch dammen: zetten
RULES-2-3 = Slaan is verplicht, vooruit en achteruit, maar elke slag mag gekozen worden. Eenmaal gekozen wordt hij tot het eind uitgevoerd. Een dam die vanaf sommige velden achter een stuk verder kan slaan, moet op een van die landen.
    .title = Russisch dammen: slaan
RULES-2-4 = Een schijf die tijdens een slag de laatste rij bereikt, wordt meteen dam, en slaat als dam verder als dat kan.
    .title = Russisch dammen: onderweg gekroond
RULES-2-5 = Remise: dezelfde stand voor de derde keer. Tegen een eenzame dam: tot twee stukken waaronder een dam, 5 zetten, ook na slag of promotie doorgeteld; drie waaronder een dam, 5 zolang alleen die eenzame dam op de hoofdlijn staat; drie dammen of meer, 15. Dammen aan beide kanten, zonder slag of promotie: 30 zetten met 4 of 5 stukken, 60 met 6 of 7; anders 15 met alleen dammen.
    .title = Remise op 64 velden
RULES-3-1 = Braziliaans dammen: de regels van de 100 velden, ook dat meerslag voorgaat, op het Russische bord. Een schijf die de laatste rij alleen maar passeert, blijft een schijf. Remise is als in het Russisch dammen.
    .title = Braziliaans dammen
RULES-4-1 = Een zet wordt geschreven als beginveld, streepje, eindveld, een slag met een kruis: 32-28, 28x19; op 64 velden c3-d4, f2xb6 of f2:b6. Waar twee slagen beide uiteinden delen, worden alle velden geschreven.
    .title = Zetten schrijven
RULES-4-2 = Een plusteken betekent winst, een is-gelijkteken remise. Achter een zet: ! goed, !! zeer goed, ? slecht, ?? zeer slecht, !? lijkt goed maar is misschien slecht, ?! lijkt slecht maar is misschien goed, * gedwongen.
    .title = Tekens
