## Stage 7: towards master.

stage-7 = Op weg naar meester
    .about = Hoe je achter het bord denkt, de klok, kleine eindspelen, en je eigen partijen.

candidate-moves = Kandidaatzetten
candidate-moves-1 = Maak voordat je rekent een lijst van elke zet die goed kan zijn, en kijk daarna dieper: anders bereken je de eerste drie keer. Zeven zetten zijn hier toegestaan. Welke van deze drie kan meteen van de lijst?
    .a = 21-17
    .b = 21-16
    .c = 34-30
    .right = 21-17, 33-29, 34-29 en 38-32 verliezen meteen. Van de drie die over zijn, is 21-16 de beste.
candidate-moves-2 = Drie kandidaten: 42-37, 39-34 en 30-25. Neem ze om de beurt, en bij elk het antwoord dat je het meest vreest. Vergelijk dan, en speel je keuze.
    .wrong = Dat is slechter. Wat antwoordt Zwart?
    .right = 42-37: Wit staat bijna een schijf beter. Daarmee vergeleken kost 39-34 meer dan anderhalve schijf, 30-25 meer dan twee schijven.
candidate-moves-3 = Jij hebt Zwart. De kandidaten zijn 13-19, 24-30 en 10-15. Kijk bij elk eerst wat Wit kan afdwingen: slagen, dan offers. Vergelijk, en speel.
    .wrong = Dan staat Wit minstens gelijk.
    .right = 13-19. Valt Wit 24 aan met 34-29, dan 10-15, 29x20 15x24, en Zwart staat nog steeds beter.

six-plies = Rekenen zonder aanraken
six-plies-1 = Reken zonder een stuk aan te raken. Wit geeft twee keer: 35-30 24x35, dan 28-23 19x28. Nu slaat de schijf op 33. Zeg na elke zet bij jezelf welke velden leeg zijn. Wijs het veld aan waar hij eindigt.
    .right = Op 2: over 28, 17 en 7. Zie elk leeg veld op de weg vóór de eerste zet.
    .wrong = Ga het nog eens na: welke zwarte schijf ontmoet 33 na 19x28 het eerst?
six-plies-2 = Nog eens: 23-19 14x23, dan 35-30 25x34. De schijf op 40 slaat er drie. Volg hem in je hoofd van schijf tot schijf, en wijs het laatste veld aan.
    .right = Op 7: over 34, 23 en 12. In de oefeningen staan de stukken in een lijst, en blijft het bord leeg.
    .wrong = De schijf van 14 staat nu op 23, en die van 25 op 34.
six-plies-3 = Nu drie offers en een slag: 26-21 17x26, 37-31 26x37, 38-32 37x28. Eén zwarte schijf loopt rond. Je schijf op 33 slaat; wijs het veld aan waar hij eindigt.
    .wrong = De lopende schijf staat nu op 28. Ga vandaar verder.
    .right = Op 4: over 28, 18 en 9.
six-plies-4 = Speel nu op het bord wat je gezien hebt: drie offers aan dezelfde schijf, en de slag. Vergelijk elke stand met die in je hoofd.
    .then = Zoals je het zag. Het volgende offer.
    .then-3 = Hij staat op 28. Sla met 33.
    .wrong = Denk aan de variant: 26-21, 37-31, 38-32, en dan slaat 33.
    .right = Wat je kunt zien zonder te zetten, kun je zonder angst spelen. In de oefeningen blijft de hele variant in je hoofd.

use-of-the-clock = Je tijd gebruiken
use-of-the-clock-1 = Tien minuten voor de hele partij, en je verwacht veertig zetten te doen. Hoeveel tijd mag een zet gemiddeld kosten, als je twee minuten voor het eindspel houdt?
    .a = 8 seconden
    .b = 12 seconden
    .c = 20 seconden
    .right = Acht minuten voor veertig zetten: elk twaalf seconden. Gedwongen slagen kosten niets, dus blijft er meer voor de zetten die beslissen.
use-of-the-clock-2 = Een gedwongen slag vraagt geen denktijd: sla meteen. Zwart speelde net naar 23. Sla, en gebruik de tijd van je tegenstander om te plannen wat volgt.
    .right = Denk terwijl de andere klok loopt, zoek slagzetten voordat je een stuk aanraakt, en gebruik je laatste minuut nooit voordat het eindspel begint.
use-of-the-clock-3 = Een Fischerklok: drie minuten, en twee seconden erbij per zet. Je hebt dertig zetten gedaan en drie minuten veertig nagedacht. Wat is er over?
    .a = Niets
    .b = 20 seconden
    .c = 80 seconden
    .right = Drie minuten en dertig keer twee seconden maken vier minuten; 3:40 is weg.

small-endings = Eindspelen van vijf en zes stukken
small-endings-1 = Drie tegen drie. De zwarte 16 loopt op de vleugel. Houd hem van voren tegen: 33-29 houdt 19 en 14 waar ze zijn, en je 37 gaat hem tegemoet. Begin met 33-29.
    .then = Ga de schijf op de vleugel tegemoet: 37-31.
    .wrong = Eerst 33-29; breng dan 37 naar 31 en 27.
    .right = 21-26 31-27, en Zwart geeft een schijf. In kleine eindspelen wordt elk tempo geteld.
small-endings-2 = Drie tegen twee. 28 en 30 houden 29: op 33 of 34 zou hij geslagen worden. Breng 47 naar 38 en 32: de andere zwarte schijf loopt ertegenaan. Eerst twee zetten: 47-42 en 42-38.
    .then = Ga de schijf verder tegemoet.
    .right = Nu sluiten 38-32 en 32-27 de weg. De exacte tabellen in het programma gaan tot vier stukken; met meer oordeelt de engine.
small-endings-3 = Drie tegen twee. 24 houdt 25 al: op 30 zou hij geslagen worden. Dus is 13 degene die loopt. Sluit zijn weg aan één kant met 33-29, en ga hem aan de andere kant tegemoet.
    .then = Nu van de andere kant.
    .then-2 = Hij is naast je gestapt. Sla.
    .wrong = Eerst 33-29.
    .wrong-2 = Dan komt een van de zwarte schijven erdoor. Ga 18 tegemoet met 31.
    .right = Twee schijven vóór één laten die geen doorgang.

play-on = Tegen de sterkste niveaus
play-on-1 = Een stand is niet vanzelf gewonnen, en ook niet vanzelf verloren. Breng eerst in veiligheid wat je hebt. Drie stille zetten behouden het; alle andere kosten een schijf of meer. Speel een van de drie.
    .wrong = Dat kost een schijf of meer. 38-33 zou 28 van achteren steunen.
    .right = Er kan niets geslagen worden, en het is Zwart die een plan nodig heeft. 38-33, 27-21 en 37-31 zijn even goed.
play-on-2 = Je staat beter, maar een voordeel past niet op zichzelf. Eén ruil houdt het vast; na alle andere zetten staat Zwart minstens gelijk. Welke zwarte schijf moet op 23 komen?
    .then = Sla met 28.
    .wrong = Dan staat Zwart minstens gelijk. Offer een schijf die 14 moet slaan.
    .right = 28x19: de schijf op 19 heeft vrij baan naar de damlijn, en Wit staat nog steeds beter.
play-on-3 = Nu sta je slechter. Zwart dreigt 18-22: na 27x18 13x22 breekt Zwart door op je linkervleugel. Eén zet bewaakt 22 op tijd.
    .wrong = Dan breekt Zwart door, of wint een schijf.
    .right = 33-28. In de oefeningen speel je twee standen uit partijen van sterke spelers tegen niveau 7: win de betere, verlies de slechtere niet.

own-analysis = Je eigen partijen analyseren
own-analysis-1 = Stel dat je hier na 37-31 verloor. Vraag het niet eerst de engine: in Analyse zet de toets l hem uit. Vind de momenten zelf, markeer ze met !, en druk dan op o. Speel nu de betere zet.
    .wrong = Er is een betere. Welke schijf doet niets?
    .right = 41-36. Vraag bij elke fout: niet gezien, verkeerd beoordeeld, of geen tijd meer? Elk heeft zijn eigen middel. Deze fase vraagt dat je tien van je partijen zo doorneemt.
own-analysis-2 = Niet gezien: kijk van de andere kant. Wit speelde 37-31, en jij hebt Zwart. Wat bewaakte de schijf op 37? Val aan wat hij bewaakte.
    .wrong = Dan staat Wit beter. Welke schijf heeft zijn steun verloren?
    .right = 21-26: met 37 leeg kan 31 geslagen worden. Het middel: vraag vóór elke zet wat de schijf bewaakt waar hij staat.
own-analysis-3 = Geen tijd meer: een eindspel dat je kent kost seconden, een onbekend eindspel kost de partij. Twee schijven tegen één: één zet wint. Vind hem binnen tien seconden.
    .wrong = Dat wint niet.
    .right = Beide stappen van 29 kosten de schijf. Het middel: train de eindspelen die je tijd kosten.
