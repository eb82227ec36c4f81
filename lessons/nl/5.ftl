## Stage 5: plans.

stage-5 = Plannen
    .about = Wat je speelt als er geen slagzet is: tempi, vleugels, centrum, voorposten, basis, formaties, opsluitingen, klassieke standen. De oefeningen zijn momenten uit partijen van sterke spelers.

## Counting tempi

tempi = Tempi tellen
tempi-1 = Elke stap vooruit is een tempo. Speel 32-28, dan 33-29, en zie hoe een ruil de telling van beide spelers verandert.
    .then = Ga door: 33-29, en sla dan terug.
    .then-2 = Sla terug, met 37 of met 38.
    .wrong = Eerst 32-28, dan 33-29.
    .right = Schijven die ver gelopen hadden, zijn van het bord. Een ruil verandert niet alleen het aantal schijven, maar ook de tempi.
tempi-2 = Geef om te tellen elke schijf het aantal rijen achter zich. Wit: 28 heeft er vier, 33 drie, 38 twee. Nu Zwart, gezien vanaf zijn kant. Wie staat voor?
    .a = Zwart, met 3
    .b = Wit, met 3
    .c = Geen van beiden
    .right = Negen tegen zes: de schijf op 9 heeft er één, 13 twee, 19 drie. Wie ver voor staat, heeft vaak het eerst geen vrije zetten meer.
tempi-3 = Wit staat één tempo achter, zeven tegen acht. Ruil 33-29, sla terug, en tel de stappen van beide spelers opnieuw.
    .then = Sla terug, en tel.
    .right = Zes tegen vier: Wit staat er twee voor. Zwart verloor een schijf met vier stappen; Wit verloor drie stappen en won er twee.

## The wings

wings = De vleugels
wings-1 = Aan elke kant van het midden zijn vijf kolommen. Hoeveel witte schijven staan op de linkerhelft?
    .a = 4
    .b = 5
    .c = 6
    .right = Zes tegen één. De rechtervleugel is bijna leeg, en de zwarte schijf op 30 is er al.
wings-2 = Breng met 38-33 hulp naar de zwak bezette kant: deze schijf is vrij om te gaan, en die in het centrum hebben andere taken.
    .wrong = Help hier de rechtervleugel met de schijf die vrij is om te gaan: 38-33.
    .right = Vergelijk de vleugels voordat je een plan maakt: val aan waar je meer schijven hebt, help waar je er minder hebt.
wings-3 = Vergelijk deze stand. Zes witte schijven staan op de linkerhelft. Wijs ze alle aan die op de rechterhelft staan.
    .right = Zes en vijf: geen vleugel is leeg, en de schijven zijn gelijk verdeeld.

## The centre

centre = Het centrum
centre-1 = Het centrum is 22, 23, 24 en 27, 28, 29. Wijs alle witte schijven daar aan.
    .right = Vanuit het centrum werkt een schijf op beide vleugels; aan de rand op één.
centre-2 = 27 en 28 staan in het centrum, 32 en 33 erachter. Wat ze nodig hebben, is meer steun. Kies een rustige zet.
    .wrong = Dat is slechter. Breng 44 naar 39, achter het centrum.
    .right = Sterke schijven in het midden zijn een stille zet waard. Dan is het Zwart die een plan nodig heeft.
centre-3 = Dezelfde stand. Een van deze drie zetten haalt een schijf weg die het centrum steunt, en kost meteen materiaal. Welke?
    .a = 33-29
    .b = 44-39
    .c = 30-25
    .right = 33-29 laat gaten midden tussen de witte schijven. Kijk twee keer voordat je een schijf verzet die het centrum steunt.

## Outposts

outposts = Voorposten
outposts-1 = Een schijf in het centrum, net over de helft van het bord, is een voorpost: voor Wit op 22, 23 of 24, voor Zwart op 27, 28 of 29. Wijs beide in deze stand aan.
    .right = Een voorpost neemt de tegenstander velden af, als hij gesteund wordt. Zonder steun wordt hij een doelwit.
outposts-2 = De witte voorpost op 23 staat alleen, en Zwart kan hem straks aanvallen. Eén zet geeft hem meteen gezelschap. Vind die zet.
    .wrong = Dan blijft 23 zonder steun of gaat verloren.
    .right = 23 en 24 samen nemen Zwart 18, 19 en 20 af. Alle andere zetten zijn minstens zo'n halve schijf slechter.
outposts-3 = Een voorpost wordt gesteund door schijven op de twee velden vlak erachter; voor 24 zijn dat 29 en 30. Wijs de schijf aan die hem steunt.
    .right = Met 30 erachter kan een schijf op 19 de 24 niet slaan. Een schijf op 20 zou het kunnen, want 29 is leeg.

## The base

base-men = De basis
base-men-1 = De schijven op je eigen achterlijn zijn de basis: zolang ze er staan, komt een zwarte schijf er nauwelijks door. Wijs die van Wit aan.
    .right = Bedenk welke ervan het laatst zetten, en speel eerst de andere.
base-men-2 = De witte basis is 46, 48 en 49. 48-43 en 49-43 ogen natuurlijk, maar openen de basis, en 24-29 wint dan 23. Laat die heel, en breng een schijf op die 24-29 kan beantwoorden.
    .wrong = Er is een betere zet. Laat de basis thuis: welke schijf kan naar 33?
    .right = 39-33 is hier de beste zet: op 24-29 volgt 33x24, en de basis is heel.
base-men-3 = Nu de zwarte basis in dezelfde stand: wijs die aan. De andere velden van die rij zijn de velden waar een witte schijf dam zou kunnen worden.
    .right = Twee schijven bleven thuis: genoeg om veel van de rij te bewaken, niet alles.

## Formations

formations = Formaties
formations-1 = Sommige groepen schijven hebben een naam. De Olympische formatie, 34, 35, 40 en 45, wacht op de ruilen 34-29 en 34-30. Wijs die aan.
    .right = Wordt 34 geruild, dan slaat 40 terug, en kan 45 het gat op 40 vullen.
formations-2 = 25, 30 en 35 zijn het klaverblad: passief, omdat het meestal achteruit ruilt. Welke zet steunt het?
    .wrong = Elke andere zet is meer dan een schijf slechter.
    .right = Hierna komt 34-29, en dan 29x20: de zwarte schijf op 24 is in gevaar.
formations-3 = 38, 42, 43, 47, 48 en 49 zijn de piramide van Drenth, een sterke verdediging. Met die achter je mag je elders naar voren. Je staat een schijf achter: win hem terug.
    .wrong = De andere zetten zijn allemaal meer dan driekwart schijf slechter.
    .right = 27-22 geeft één schijf of twee en slaat er een meer dan het geeft, ook die op 29; de piramide blijft thuis.

## Locks

locks = Opsluitingen
locks-1 = Een opsluiting houdt schijven vast, zodat ze niet zonder verlies kunnen zetten. 21, 16 en 26 kunnen nauwelijks zetten. Maak de opsluiting dicht, zodat niets kan zetten.
    .wrong = Dat maakt de opsluiting niet dicht.
    .right = 26 kan 31 niet slaan, want erachter staat 37; 21 kan 27 niet slaan, want erachter staat 32.
locks-2 = Dezelfde opsluiting. Zwart heeft nog één schijf die kan zetten, en jij ook een. Raak de opsluiting niet aan: gebruik je vrije schijf.
    .wrong = Dat opent de opsluiting.
    .right = Zijn de vrije zetten op, dan worden er schijven weggegeven. Daarom tel je tempi.
locks-3 = Het eind van zo'n partij. Zwart heeft nog één vrije schijf, op 25. Ga zo staan dat zijn enige zet hem weggeeft; de opsluiting doet de rest.
    .then = Hij moest naar 30, achter je schijf. Sla hem achteruit.
    .wrong = Dan komt 25 voorbij, of gaat de opsluiting open.
    .right = Er zijn drie zwarte schijven over, en geen ervan kan zetten: Wit heeft gewonnen.

## Weak squares

weak-squares = Zwakke velden
weak-squares-1 = Een zwak veld ligt leeg tussen of achter schijven: daar landt een slag. Jij hebt Zwart. 29 en 38 zijn zwak: gebruik ze.
    .then = 35 moest naar 24 komen. Land op de zwakke velden.
    .wrong = Geef een schijf die 35 moet slaan.
    .right = Twee om één. Een leeg veld achter een schijf is een landingsplaats.
weak-squares-2 = Nu heb je Wit, en de zwakke velden van Zwart zijn 24, 13 en 22. Bereken 40-34 39x30, en laat 35 van het ene naar het andere slaan. Wijs het veld aan waar hij eindigt.
    .wrong = Ga het nog eens na: van 35 over 30, en dan verder vanaf 24.
    .right = Op 22: over 30, 19 en 18.
weak-squares-3 = Hetzelfde bord. Eén offer brengt je schijf op 35 op alle drie de zwakke velden. Speel het.
    .then = 39 kwam op 30. Sla.
    .wrong = Welk offer brengt een zwarte schijf op 30?
    .right = 35x22: drie om één. Een zwak veld telt als de tegenstander er kan komen.

## Classical positions

classical = Klassieke standen
classical-1 = In een klassieke stand houdt Wit 27 en 28, Zwart 23 en 24: de fronten staan tegenover elkaar, en de zetten raken op. Wijs deze vier schijven aan.
    .right = Geen van beide fronten kan voorbij het andere. Tempi beslissen wie het front het eerst breekt.
classical-2 = Dezelfde stand, en jij bent aan zet. Steun het front waar Zwart erop kan inslaan: één zet behoudt alles.
    .wrong = De andere zetten zijn allemaal minstens zo'n driekwart schijf slechter.
    .right = Met 33 erachter staat 28 stevig, en het is Zwart die goede zetten nodig heeft.
classical-3 = Nog eens dezelfde stand. Wie het front opent, verliest meestal iets. Welke van deze twee zetten opent het?
    .a = 34-29
    .b = 38-33
    .right = 34-29 maakt contact met 24 en verliest. Wachtzetten zijn in zulke standen veel waard: spaar ze.

## Exchanging with a plan

exchange-with-a-plan = Ruilen met een plan
exchange-with-a-plan-1 = Een ruil heeft een reden nodig: hij verwijdert een sterke schijf, opent een weg, of verandert de tempi. De zwarte voorpost op 29 snijdt Wit in tweeën. Ruil hem weg.
    .then = Sla terug.
    .wrong = Elke andere zet verliest een schijf. Na welk offer kun je terugslaan?
    .right = Ieder één schijf, en de voorpost is weg.
exchange-with-a-plan-2 = Je staat achter in tempi, en zou graag voor staan. Welke ruil helpt: een die een schijf neemt die …
    .a = nauwelijks gezet heeft
    .b = ver gelopen heeft
    .c = aan de rand staat
    .right = De stappen van een geslagen schijf is zijn speler kwijt. Hier maakt 33-29 van één achter twee voor.
exchange-with-a-plan-3 = Een ruil kan ook inbreken. Offer 25-20: na 14x25 slaat je schijf op 23 de 19 en staat hij diep in de zwarte stand, waar niets hem kan slaan.
    .then = Sla met 23.
    .wrong = Offer een schijf die 14 moet slaan.
    .right = Ieder één schijf, en de jouwe is twee stappen van de damlijn. Om hem kwijt te raken moet Zwart een schijf geven: 13-19.

## Playing it out

play-it-out = Het uitspelen
play-it-out-1 = Je staat een schijf voor, tien tegen negen. Geef allereerst niets weg: 33-29 zou twee schijven verliezen. Ruilen komt later: haal eerst hulp van de vleugel, met 37-31.
    .wrong = Speel 37-31.
    .right = Er kan niets geslagen worden, en je blijft beter staan.
play-it-out-2 = Sta je een schijf voor, zoek dan gelijke ruilen: hoe minder schijven over zijn, hoe meer de extra schijf telt. Hier wint één ruil, en geen andere zet. Vind die ruil.
    .then = Sla terug.
    .wrong = Dat wint niet. Welke schijf kun je geven zodat je er meteen een terugslaat?
    .right = Drie schijven tegen twee: de zwarte schijven zijn gevangen of staan vast.
play-it-out-3 = Nu sta je twee schijven achter. Wacht niet zomaar af: wie slechter staat, zoekt een slagzet die schijven terugwint. Geef er een, en sla er drie.
    .then = Sla er drie met 40.
    .wrong = Welk offer moet 25 slaan? Zie dan hoe ver 40 kan.
    .right = Vijf tegen vijf, en de partij is te houden. In de oefeningen speel je twee standen uit partijen van sterke spelers tegen niveau 5: win de betere, verlies de slechtere niet.
