## Stage 0: board and rules. At most 45 words a text, and 8 rows of 35 columns.

stage-0 = Bord en regels
    .about = Het bord, de zetten, het slaan, de dam, en hoe een partij eindigt. Voor iedereen die nog nooit gespeeld heeft.

## The first game

first-game = Je eerste partij
first-game-1 = Je speelt met Wit, onderaan. Stukken staan op donkere velden. Een schijf gaat één veld schuin vooruit. Kies een schijf van de voorste rij: pijltoetsen en Enter, of klik. Kies dan het vrije veld ervoor.
    .aloud = Je speelt met Wit, op de hoge nummers: velden zijn genummerd van 1 tot 50, vijf per rij, vanaf Zwart. Een schijf gaat één veld schuin vooruit: van 32 naar 27 of 28. Speel een schijf van de voorste rij, 31 tot en met 35.
    .then = Goed. Zwart heeft geantwoord en jij bent weer aan de beurt. Zet een schijf naar keuze op een vrij veld ervoor.
    .right = Meer komt er bij een zet niet kijken. Jullie zetten om de beurt: jij, Zwart, jij. Velden hebben nummers, dus je kunt een zet ook typen: 32-28, dan Enter.
    .right-aloud = Meer komt er bij een zet niet kijken. Jullie zetten om de beurt: jij, Zwart, jij.
first-game-2 = Een zwarte schijf staat schuin voor je schijf op 33, en het veld erachter is vrij. Daarom spring je eroverheen naar dat veld en sla je hem. Slaan is geen keuze: kan het, dan moet het.
    .right = De schijf waar je over sprong, gaat van het bord. Schijven slaan vooruit en achteruit, ook al zetten ze alleen vooruit.
first-game-3 = Twee van je schijven kunnen slaan. Die op 44 slaat één schijf. Die op 33 slaat er twee, sprong na sprong. Je moet zo veel mogelijk stukken slaan, dus speel 33: kies hem, dan elk veld waar hij landt.
    .aloud = Twee van je schijven kunnen slaan. Die op 44 slaat één schijf. Die op 33 slaat er twee, sprong na sprong. Je moet zo veel mogelijk stukken slaan, dus speel 33: typ 33x en het veld waar hij eindigt.
    .right = Twee schijven in één zet. Kun je op meer manieren slaan, tel dan eerst: alleen een slag die het meeste neemt, mag.
first-game-4 = De schijf op 8 is één stap van de verste rij. Een schijf waarvan de zet daar eindigt, wordt een dam. Zet hem erheen.
    .right = Aan de kroon zie je dat het een dam is. Hij kan zetten vanaf je volgende beurt.
    .right-aloud = Het is nu een dam. Hij kan zetten vanaf je volgende beurt.
first-game-5 = Een dam gaat zo ver hij wil over een diagonaal, vooruit en achteruit. Hij slaat van verre en mag na elke sprong draaien. De dam op 46 slaat 28, stopt op 23, draait en slaat 40. Doe het.
    .aloud = Een dam gaat zo ver hij wil over een diagonaal, beide kanten op, slaat van verre en mag na elke sprong draaien. Die op 46 slaat de schijf op 28, draait op 23, slaat die op 40 en landt op 45. Typ 46x45.
    .right = Allebei weg. Een dam is ongeveer drie schijven waard, dus wie er het eerst een haalt, wint vaak.
first-game-6 = Nu een slagzet: je geeft één schijf en slaat er drie. Speel 27-21. Zwart moet slaan en landt waar je schijf eerst stond. Kijk wat je schijf op 32 dan kan slaan.
    .then = Zwart moest slaan en staat nu op 27. Kies je schijf op 32 en sla alles wat hij kan: drie schijven.
    .right = Eén schijf gegeven, drie geslagen, en nog een dam ook. Omdat slaan verplicht is, kun je de stukken van Zwart brengen waar je ze hebben wilt.
    .then-aloud = Zwart moest slaan en staat nu op 27. Sla alles wat je schijf op 32 kan slaan, drie schijven: typ 32x en het veld waar hij eindigt.
first-game-7 = Een eindspel. De zwarte schijf op 36 wil dam worden en heeft maar één zet: naar 41. Doe een zet met je dam, maar houd hem op een lijn die 41 bewaakt. Sla dan de schijf.
    .then = Zwart had alleen deze zet. Sla de schijf: kies de dam, dan een vrij veld achter 41.
    .then-aloud = Zwart had alleen deze zet. Sla de schijf met je dam: typ zijn veld, x, en een vrij veld achter 41.
    .right = Zwart heeft geen stukken meer, dus je hebt gewonnen. Je wint ook als Zwart stukken heeft maar geen toegestane zet.
first-game-8 = Je hebt drie schijven meer. Een ruil, schijf om schijf, brengt de winst dichterbij. Speel 34-29, laat Zwart slaan, en sla terug met 39.
    .then = Sla terug met 39.
    .wrong = Eerst 34-29; sla dan terug met 39.
    .right = Nu een kleine partij: je zeven schijven tegen vier. Ruil als het kan, en haal dam. De toets u neemt een zet terug. Win door alle zwarte stukken te slaan of vast te zetten.

## The board

board = Het bord en de schijven
board-1 = Het bord heeft honderd velden; alleen de vijftig donkere worden gebruikt. Het ligt zo dat elke speler links in de hoek een donker veld heeft. Wijs dat van Wit aan.
    .right = Dat is veld 46.
board-2 = Elke speler heeft twintig schijven in vier rijen. Twee rijen ertussen zijn in het begin vrij. Wijs de twee uiteinden van die vrije rijen aan: het eerste veld van de bovenste en het laatste van de onderste.
    .right = Veld 21 en veld 30. Alle velden van 21 tot 30 zijn aan het begin vrij.
board-3 = De donkere velden zijn genummerd van 1 tot 50, rij voor rij: vijf per rij, van links naar rechts, te beginnen bij Zwart. De randen helpen: 6, 16, 26, 36 en 46 liggen links. Wijs 28 aan.
    .right = 26, 27, 28: het derde donkere veld van zijn rij.
board-4 = Een zet schrijf je als twee nummers: van en naar. Wit begint elke partij. Speel 32-28.
    .right = 32-28 is de populairste beginzet.

## Lines

lines = Lijnen met een naam
lines-1 = De langste diagonaal heet de hoofdlijn. Die heeft tien velden en verbindt de linkerhoeken van de twee spelers. Wijs de twee uiteinden aan.
    .right = De hoofdlijn loopt van 46 naar 5. Een dam daarop beheerst de langste lijn van het bord.
lines-2 = De rij het verst van jou is je damlijn: een schijf waarvan de zet daar eindigt, wordt dam. Voor Wit is dat 1 tot 5. Wijs beide velden aan waar de schijf op 7 dam kan worden.
    .right = Vanaf 7 kan hij naar 1 of naar 2.
lines-3 = Zwarte schijven gaan op het bord naar beneden. Hun damlijn is 46 tot 50. Wijs beide velden aan waar de zwarte schijf op 41 dam kan worden.
    .right = Vanaf 41 kan hij naar 46 of naar 47.
lines-4 = De randen zijn de kolommen 6 tot 46 links en 5 tot 45 rechts. Een schijf op de rand kan daar niet geslagen worden, maar er is maar één veld waar hij heen kan. Doe een zet met de schijf op 35.
    .right = Maar één weg. Dat is veilig, maar hij komt traag in het spel.

## Rows

rows = Rijen, kolommen, diagonalen
rows-1 = Vijf donkere velden naast elkaar zijn een rij, en het bord heeft er tien. De schijf op 33 staat in de zevende rij vanaf Zwart. Wijs de twee uiteinden van zijn rij aan.
    .right = 31 tot 35. De witte schijven beginnen in de vier laagste rijen, de zwarte in de vier hoogste.
rows-2 = Donkere velden recht boven elkaar zijn een kolom, ook vijf velden. Van het ene veld van een kolom naar het volgende groeit het nummer met tien. Wijs de uiteinden van de kolom van 33 aan.
    .right = 3, 13, 23, 33, 43. Alle vijf hebben hetzelfde laatste cijfer.
rows-3 = Stukken zetten en slaan over diagonalen. De dam op 33 staat op twee ervan. De ene, hier gemarkeerd, loopt van 47 naar 15. Wijs de twee uiteinden van de andere aan.
    .right = Van 6 naar 50: negen velden.
rows-4 = In de ene richting, rechts omhoog, zijn er negen diagonalen; de langste is de hoofdlijn. In de andere, links omhoog, zijn er acht. Hoeveel diagonalen heeft het bord?
    .a = Tien
    .b = Zestien
    .c = Zeventien
    .right = Zeventien, van twee tot tien velden. Het bord van 64 velden heeft er dertien.
rows-5 = Bijna elk donker veld ligt op twee diagonalen. Twee velden liggen op maar één: de twee uiteinden van de hoofdlijn. Wijs beide aan.
    .right = 5 en 46, de hoeken van het bord. Een dam in een hoek kan alleen over de hoofdlijn weg.

## The man

man = Zo gaat een schijf
man-1 = Een schijf gaat één veld schuin vooruit, naar links of naar rechts. Doe een zet met de schijf op 33.
    .right = 28 en 29 waren zijn enige twee velden.
man-2 = Het veld moet vrij zijn. De schijf op 33 wordt aan één kant door je eigen schijf gehinderd. Zet hem naar de andere kant.
    .wrong = Die zet mag ook, maar zet met de schijf op 33.
    .right = Schijven springen nooit over hun eigen stukken.
man-3 = Schijven zetten nooit achteruit. Vooruit is naar de verste rij: omhoog voor Wit, omlaag voor Zwart. Nu speel je met Zwart. Doe een zet met de schijf op 18.
    .right = Omlaag naar 22 of 23: vooruit voor Zwart.
man-4 = Spelers zetten om de beurt, elk één zet, en niemand mag een beurt overslaan. Je speelt met Wit: doe een zet, laat Zwart antwoorden, en zet nog eens.
    .right = Telkens precies één zet, of je wilt of niet. Later zie je partijen die daardoor beslist worden.

## Capturing

capture = Slaan
capture-1 = Een schijf slaat door over een vijandelijk stuk ernaast te springen, naar het vrije veld vlak erachter. Sla met de schijf op 33.
    .right = 33x22: de x betekent dat er geslagen is.
capture-2 = Een schijf zet alleen vooruit, maar slaat in alle vier de richtingen. De zwarte schijf staat achter de jouwe. Sla hem.
    .right = Achteruit, van 23 naar 32. Zulke slagen zien beginners het vaakst over het hoofd.
capture-3 = Slaan is verplicht. Drie van je schijven zouden kunnen zetten, maar een ervan kan slaan, dus mag niets anders. Vind de slag.
    .right = Bestaat er een slag, dan is geen andere zet toegestaan.
capture-4 = Het veld erachter moet vrij zijn. Je schijf staat voor twee zwarte schijven, maar een ervan is van achteren gedekt. Sla de andere.
    .right = Over twee stukken achter elkaar kun je niet springen.
capture-5 = Kun je op meer manieren evenveel stukken slaan, dan mag je kiezen. Sla een van de twee schijven.
    .right = Hier nemen beide één schijf. De vrijheid om te kiezen komt later van pas.

## Several captures

chain = Meer slagen in één zet
chain-1 = Kan een schijf vanaf zijn landingsveld weer springen, dan moet het. Het blijft één zet. Kies de schijf op 33, dan elk veld waar hij landt; of typ 33x13.
    .right = Twee schijven in één zet. Alleen het eerste en het laatste veld worden geschreven.
chain-2 = Een slag mag bij elke sprong van richting veranderen, ook achteruit. Sla twee schijven met 33.
    .right = Vooruit over 28, dan achteruit over 27.
chain-3 = Een slag gaat door zolang het kan; halverwege stoppen mag niet. Sla alles wat je kunt.
    .right = Drie schijven: 33, 23 en 12.
chain-4 = Je speelt met Zwart. Vind de slag en tel wat hij neemt voordat je zet.
    .right = 24, 34 en 33: drie schijven met twee bochten.

## The majority rule

majority = Meerslag gaat voor
majority-1 = Zijn er meer slagen mogelijk, dan moet je zo veel mogelijk stukken slaan: meerslag gaat voor. 44 neemt er één, 33 neemt er twee. Speel de slag die mag.
    .right = Eén schijf slaan zou onreglementair zijn geweest.
majority-2 = De regel geldt ook voor één stuk met twee wegen. Je schijf kan 29 slaan, of over 28 gaan. Tel beide wegen, speel dan.
    .right = Over 28 neemt hij er twee, over 29 maar één.
majority-3 = Het aantal telt, niet de waarde: een dam telt als één stuk. 44 zou een dam kunnen slaan, 33 neemt twee schijven. Speel wat de regel eist.
    .right = Twee schijven gaan voor één dam.
majority-4 = Hier neemt elke slag één schijf. Geen is langer, dus de keus is aan jou. Speel er een.
    .right = Bij gelijk aantal mag je ook kiezen of een schijf of een dam slaat.

## The king

king = De dam
king-1 = Een schijf waarvan de zet op de damlijn eindigt, wordt meteen dam. Er komt een tweede stuk op: hij wordt gekroond. Laat de schijf op 8 dam halen.
    .right = Dam worden hoort bij de zet. De dam kan zetten na de volgende zet van Zwart.
king-2 = Een dam gaat zo veel vrije velden als hij wil over een diagonaal, vooruit of achteruit. Ga van 46 naar 5 in één zet.
    .wrong = Voor een dam mag dat, maar ga helemaal naar 5.
    .right = De hele hoofdlijn in één zet.
king-3 = Een dam slaat ook van afstand. Achter het stuk moet een vrij veld zijn, en de dam mag op elk vrij veld erachter landen. Sla 28 en kies waar je landt.
    .right = Van 23 tot 5 had je keus uit vijf velden.
king-4 = Na een sprong mag de dam draaien en op een andere diagonaal slaan, en als het kan, moet het. Er is dus één goed landingsveld. Sla twee schijven.
    .right = Alleen vanaf 23 kon hij de tweede schijf slaan.
king-5 = Twee stukken naast elkaar op een diagonaal houden een dam tegen: er is geen vrij veld ertussen. De witte dam staat op 46. Kan hij slaan?
    .a = Ja, hij slaat beide
    .b = Nee
    .right = 28 en 23 staan vlak achter elkaar. Een dam springt nooit over twee stukken tegelijk.

## Passing the promotion row

passing = De damlijn passeren
passing-1 = Een schijf kan met een slag op de damlijn komen. Eindigt zijn zet daar, dan is hij dam. Sla met de schijf op 13.
    .right = De slag eindigde op 2, dus de schijf wordt gekroond.
passing-2 = Nu is er nog een schijf te slaan. De slag moet doorgaan en verlaat de damlijn weer. Speel hem en kijk naar je schijf.
    .right = Hij passeerde 2 maar stopte daar niet, dus hij is nog steeds een schijf. Alleen het eind van de zet telt.
passing-3 = Weer komt de schijf op de damlijn en verlaat die weer. Wordt hij dam? Speel de hele slag.
    .right = Hij eindigde op 14 en is nog steeds een schijf.

## Removal

removal = Wanneer geslagen stukken weggaan
removal-1 = Geslagen stukken gaan pas van het bord als de hele slag voorbij is, dan een voor een. Sla drie schijven.
    .right = Tot je schijf op 7 stopte, stonden ze alle drie op het bord.
removal-2 = In een slag mag je meer dan eens over een vrij veld gaan, en je schijf mag terugkomen waar hij begon. Hij gaat rond vier schijven, komt terug op 33 en slaat een vijfde. Hij eindigt op 42.
    .right = Vijf schijven. Midden op zijn weg landde hij op 33.
removal-3 = Twee keer over hetzelfde stuk springen mag niet. De dam slaat 7 en 28. Dan slaat hij 29 of 42, niet beide: de eerste die hij slaat, blijft in de weg staan. Kies zelf.
    .right = Een geslagen stuk verspert de weg tot de slag voorbij is. De slagzet die dit gebruikt, heet Turkse slag.
removal-4 = Hetzelfde bord. Stel dat de dam 7, 28 en 42 heeft geslagen en op 47 staat. Op dezelfde diagonaal, achter 42, staat 29. Waarom kan hij 29 niet ook slaan?
    .a = 42 staat nog op het bord
    .b = Meer dan drie mag niet
    .right = 42 is geslagen, maar nog niet weggenomen, en er mag niet nog eens overheen gesprongen worden.

## The end of the game

end = Winst, verlies en remise
end-1 = Je wint als de tegenstander geen stukken meer heeft. Sla de laatste schijf.
    .right = Winst. Je wint ook als de andere speler opgeeft of de tijd overschrijdt.
end-2 = Je wint ook als de tegenstander stukken heeft maar niet kan zetten. Zet de schijf op 36 vast: hij mag niet kunnen zetten en niet kunnen slaan.
    .wrong = Dan kan Zwart nog zetten of slaan. Het veld voor 36 en het volgende daarachter moeten allebei bezet zijn.
    .right = 36 kan niet vooruit, en hij kan niet springen, want 47 is bezet. Zwart heeft verloren.
end-3 = Kan geen van beiden winnen, dan is het remise: door afspraak, of als dezelfde stand met dezelfde speler aan zet voor de derde keer voorkomt. Bij één dam tegen één krijgt ieder nog vijf zetten. Hoeveel krijgt ieder hier?
    .a = Zo veel als hij wil
    .b = Vijf
    .right = Ieder vijf, en dan is het remise.
end-4 = Drie stukken, minstens één een dam, tegen één dam: ieder zestien zetten. In elke partij is het remise na vijfentwintig zetten van ieder, met alleen dammen en zonder slag. Drie dammen: hoeveel zetten zijn er om te winnen?
    .a = Vijf van elke speler
    .b = Zestien van elke speler
    .c = Zo veel als nodig is
    .right = Zestien. Drie dammen kunnen winnen, maar niet van overal.
end-5 = Winst geeft twee punten, remise ieder één, verlies geen. In een toernooi mag remise worden aangeboden zodra ieder veertig zetten heeft gedaan. Hier heeft ieder er dertig gedaan. Mag Wit remise aanbieden?
    .a = Ja
    .b = Nog niet
    .right = Eerst komen er voor ieder nog tien zetten. En winst met de allerlaatste zet van een limiet is nog steeds winst.

## Questions about the end of the game

draw-kings = Eén dam tegen één dam, en geen van beide kan geslagen worden. Hoeveel zetten krijgt elke speler nog?
    .a = 5
    .b = 16
    .c = 25
    .why = Eén of twee dammen, of een dam en een schijf, tegen één dam: ieder vijf zetten, dan remise.
draw-three = Drie dammen tegen één dam. Binnen hoeveel zetten van elke speler moeten ze winnen?
    .a = 5
    .b = 16
    .c = 25
    .why = Drie stukken met een dam tegen één dam: ieder zestien zetten, dan remise.
draw-kings-only = Beide spelers hebben schijven en dammen, maar alleen dammen zetten en er wordt niets geslagen. Na hoeveel zetten van elke speler is het remise?
    .a = 5
    .b = 16
    .c = 25
    .why = Vijfentwintig zetten van elke speler met alleen dammen, geen schijf verzet en niets geslagen: remise.
draw-third = Dezelfde stand met dezelfde speler aan zet komt voor de derde keer voor. Wat is de uitslag?
    .a = De partij gaat door
    .b = Remise
    .c = Wie herhaalt, verliest
    .why = Een stand die voor de derde keer voorkomt, is remise.
draw-two = Twee dammen tegen één dam. Hoeveel zetten krijgt elke speler nog?
    .a = 5
    .b = 16
    .c = 25
    .why = Met twee stukken, waaronder een dam, tegen één dam zijn het ieder vijf zetten.
draw-men = Een dam en twee schijven tegen één dam. Hoeveel zetten krijgt elke speler nog?
    .a = 5
    .b = 16
    .c = 25
    .why = Drie stukken, minstens één een dam, tegen één dam: ieder zestien zetten.
draw-offer = Wanneer mag een speler in een toernooipartij voor het eerst remise aanbieden?
    .a = Altijd
    .b = Na 25 zetten van ieder
    .c = Na 40 zetten van ieder
    .why = Remise mag worden aangeboden zodra elke speler veertig zetten heeft gedaan.
end-blocked = Wit speelt 46-41. De zwarte schijf op 36 heeft dan geen zet en geen slag. Wat is de uitslag?
    .a = Wit wint
    .b = Remise
    .c = Zwart slaat over
    .why = Wie geen stuk meer kan zetten, heeft verloren. Een beurt overslaan bestaat niet.
end-points = Wat krijgt een speler voor winst en voor remise?
    .a = 1 en een half
    .b = 2 en 1
    .c = 3 en 1
    .why = Twee punten voor winst, één voor remise, geen voor verlies.
end-limit = Met de zestiende zet die Wit met drie dammen tegen één heeft, slaat Wit de laatste dam. Wat is de uitslag?
    .a = Remise
    .b = Wit wint
    .c = De partij gaat door
    .why = Het laatste stuk slaan wint, ook met de laatste zet van een limiet.

## Questions of the lesson board

board-size = Hoeveel velden heeft het bord, licht en donker samen?
    .a = 64
    .b = 100
    .c = 50
    .why = Tien rijen van tien, de helft ervan donker.
board-dark = Op welke velden gaan de stukken?
    .a = Op alle
    .b = Op de lichte
    .c = Op de donkere
    .why = Alleen de vijftig donkere velden worden gebruikt.
board-corner = Welke hoek van het bord is donker, vanuit elke speler gezien?
    .a = De linker
    .b = De rechter
    .c = Allebei
    .why = De hoofdlijn begint bij elke speler aan de linkerhand.
board-men = Hoeveel schijven heeft elke speler aan het begin?
    .a = Twaalf
    .b = Twintig
    .c = Dertig
    .why = Twintig witte en twintig zwarte.
board-start = Waar staan de witte schijven aan het begin?
    .a = Op 1 tot 20
    .b = Op 21 tot 40
    .c = Op 31 tot 50
    .why = Die van Zwart staan op 1 tot 20, en 21 tot 30 zijn vrij.
board-kinds = Welke soorten stukken zijn er?
    .a = Alleen schijven
    .b = Schijven en dammen
    .c = Schijven, dammen en torens
    .why = Elk stuk is het een of het ander.
board-move = Wat heet een zet?
    .a = Eén keer één stuk verzetten
    .b = Een beurt van beide spelers
    .c = Een sprong van een slag
    .why = Een hele slag is ook één zet.
board-first = Wie doet de eerste zet van een partij?
    .a = Wit
    .b = Zwart
    .c = Wie de loting wint
    .why = Wit begint altijd; daarna gaat het om de beurt.
board-order = In welke richting lopen de nummers van de velden?
    .a = Van onder naar boven
    .b = Van boven naar beneden
    .c = Vanuit het midden
    .why = Van links naar rechts, en van boven, de kant van Zwart, naar beneden.
board-ends = Welke velden heten de hoeken van het bord?
    .a = 1 en 50
    .b = 6 en 45
    .c = 5 en 46
    .why = Het zijn de uiteinden van de hoofdlijn.

## Questions of end

end-over = Wanneer is een partij voorbij?
    .a = Als een speler beter staat
    .b = Na veertig zetten
    .c = Door afspraak of beslissing
    .why = Beide spelers zijn het eens dat de partij voorbij is, of de arbiter beslist het.
end-resigns = Zwart geeft de partij op. Wat is de uitslag?
    .a = Wit wint
    .b = Remise
    .c = De arbiter beslist
    .why = Geeft een speler op, om welke reden ook, dan wint de ander.
end-ruled = De arbiter beslist dat Zwart verloren heeft. Hoe staat het met Wit?
    .a = Wit heeft remise
    .b = Wit heeft gewonnen
    .c = Wit speelt door
    .why = Verklaart de arbiter de partij voor een speler verloren, dan wint de ander.
end-agreed = Beide spelers komen remise overeen. Wat is de uitslag?
    .a = Remise
    .b = Wie beter staat, wint
    .c = De partij gaat door
    .why = De partij is remise als beide spelers dat overeenkomen.
end-nobody = Geen van beide spelers kan nog van de ander winnen. Wat is de uitslag?
    .a = Allebei verliezen
    .b = Remise
    .c = Wit wint
    .why = De partij is remise als geen van beiden van de ander kan winnen.
end-one-wins = Eén speler heeft de partij gewonnen. Hoe staat het met de ander?
    .a = Heeft remise
    .b = Speelt door
    .c = Heeft verloren
    .why = Heeft een partij een winnaar, dan heeft de tegenstander verloren.
end-no-winner = Een partij is voorbij, en geen speler heeft van de ander gewonnen. Wat is het?
    .a = Remise
    .b = Ongeldig
    .c = Winst voor Wit
    .why = Wint geen van beiden van de ander, dan is de partij remise.
