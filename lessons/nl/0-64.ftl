## Stage 0 on 64 squares: board and rules. The same words in Russian and Brazilian draughts.

stage-0-64 = Bord en regels
    .about = Het kleine bord, de zetten, het slaan, de dam, en hoe een partij eindigt. Voor iedereen die nog nooit gespeeld heeft.

## The first game

first-game-64 = Je eerste partij
first-game-64-1 = Je speelt met Wit, onderaan. Stukken staan op donkere velden. Een schijf gaat één veld schuin vooruit. Kies een schijf van de voorste rij: pijltoetsen en Enter, of klik. Kies dan het vrije veld ervoor.
    .aloud = Jij hebt Wit. Voor jou lopen letters a tot h van links naar rechts, cijfers 1 tot 8 naar Zwart. Een schijf gaat één veld schuin vooruit: van c3 naar b4 of d4. Speel een schijf van de voorste rij: a3, c3, e3 of g3.
    .then = Goed. Zwart heeft geantwoord en jij bent weer aan de beurt. Zet een schijf naar keuze op een vrij veld ervoor.
    .right = Meer komt er bij een zet niet kijken. Jullie zetten om de beurt: jij, Zwart, jij. Velden heten naar letter en cijfer, dus je kunt een zet ook typen: c3-d4, dan Enter.
    .right-aloud = Meer komt er bij een zet niet kijken. Jullie zetten om de beurt: jij, Zwart, jij.
first-game-64-2 = Een zwarte schijf staat schuin voor je schijf op c3, en het veld erachter is vrij. Daarom spring je eroverheen naar dat veld en sla je hem. Slaan is geen keuze: kan het, dan moet het.
    .right = De schijf waar je over sprong, gaat van het bord. Schijven slaan vooruit en achteruit, ook al zetten ze alleen vooruit.
first-game-64-3 = Na de eerste sprong kan je schijf nog eens springen, dus moet het: het is nog dezelfde zet. Kies de schijf op c3, dan elk veld waar hij landt.
    .right = Twee schijven in één zet. Kijk hoe ver een slag gaat voordat je hem speelt.
first-game-64-4 = De schijf op c7 is één stap van de verste rij. Een schijf die daar komt, wordt een dam. Zet hem erheen.
    .right = Aan de kroon zie je dat het een dam is. Hij kan zetten vanaf je volgende beurt.
    .right-aloud = Het is nu een dam. Hij kan zetten vanaf je volgende beurt.
first-game-64-5 = Een dam gaat zo ver hij wil over een diagonaal, vooruit en achteruit. Hij slaat van verre en mag na elke sprong draaien. De dam op a1 slaat d4, stopt op f6, draait en slaat g5. Doe het.
    .right = Allebei weg. Een dam is ongeveer drie schijven waard, dus wie er het eerst een haalt, wint vaak.
first-game-64-6 = Nu een slagzet: je geeft één schijf en slaat er twee. Speel e3-d4. Zwart moet die slaan met c5, want niets anders kan. Kijk wat je schijf op f2 dan kan slaan.
    .then = Zwart moest slaan en staat nu op e3. Kies je schijf op f2 en sla alles wat hij kan: twee schijven.
    .right = Eén schijf gegeven, twee geslagen. Omdat slaan verplicht is, kun je de stukken van Zwart brengen waar je ze hebben wilt.
first-game-64-7 = Een eindspel. De zwarte schijf op a5 wil dam worden en heeft maar één zet: naar b4. Doe een zet met je dam, maar houd hem op de lijn die b4 bewaakt. Sla dan de schijf.
    .then = Zwart had geen andere zet. Sla de schijf: kies de dam, dan een vrij veld achter b4.
    .wrong = Houd de dam op de lijn van a3 naar f8, maar niet op b4, waar hij geslagen zou kunnen worden.
    .right = Zwart heeft geen stukken meer, dus je hebt gewonnen. Nu een kleine partij: je zes schijven tegen drie. Ruil als het kan, en haal dam. De toets u neemt een zet terug.

## The board

squares-64 = Het bord en zijn velden
squares-64-1 = Het bord heeft 64 velden; alleen de 32 donkere worden gebruikt. Elke speler heeft links in de hoek een donker veld. Wijs dat van Wit aan.
    .right = Dat is a1. Elke speler begint met twaalf schijven in drie rijen; twee rijen ertussen zijn vrij.
squares-64-2 = De kolommen hebben letters, a tot h van links voor Wit; de rijen hebben cijfers, 1 tot 8 vanaf de kant van Wit. Een veld heet naar zijn letter en zijn cijfer. Wijs c3 aan.
    .right = Derde kolom, derde rij.
squares-64-3 = De rij het verst van jou is je damlijn: een schijf die daar komt, wordt dam. Voor Wit is dat rij 8. Wijs beide velden aan waar de schijf op e7 dam kan worden.
    .right = Vanaf e7 kan hij naar d8 of naar f8. De damlijn van Zwart is rij 1.
squares-64-4 = Een zet schrijf je als twee velden: van en naar. Wit begint elke partij. Speel c3-d4.
    .right = De schijf gaat naar het centrum, vanwaar hij beide kanten op kan.

## The man

man-64 = Zo gaat een schijf
man-64-1 = Een schijf gaat één veld schuin vooruit, naar links of naar rechts. Doe een zet met de schijf op c3.
    .right = b4 en d4 waren zijn twee velden.
man-64-2 = Het veld moet vrij zijn. De schijf op c3 wordt aan één kant door je eigen schijf gehinderd. Zet hem naar de andere kant.
    .wrong = Die zet mag ook, maar zet met de schijf op c3.
    .right = Schijven springen nooit over hun eigen stukken.
man-64-3 = Schijven zetten nooit achteruit. Vooruit is naar de verste rij: omhoog voor Wit, omlaag voor Zwart. Nu speel je met Zwart. Doe een zet met de schijf op d6.
    .right = Omlaag naar c5 of e5: vooruit voor Zwart.
man-64-4 = Spelers zetten om de beurt, elk één zet, en niemand mag een beurt overslaan. Je speelt met Wit: doe een zet, laat Zwart antwoorden, en zet nog eens.
    .right = Telkens precies één zet, of je wilt of niet. Later zie je partijen die daardoor beslist worden.

## Capturing

capture-64 = Slaan
capture-64-1 = Een schijf slaat door over een vijandelijk stuk ernaast te springen, naar het vrije veld vlak erachter. Sla met de schijf op c3.
    .right = Russisch dammen schrijft c3:e5, Braziliaans c3xe5. Je kunt beide typen.
capture-64-2 = Een schijf zet alleen vooruit, maar slaat in alle vier de richtingen. De zwarte schijf staat achter de jouwe. Sla hem.
    .right = Achteruit, van e5 naar c3. Zulke slagen zien beginners het vaakst over het hoofd.
capture-64-3 = Slaan is verplicht. Twee van je schijven zouden kunnen zetten, maar de derde kan slaan, dus mag niets anders. Vind de slag.
    .right = Bestaat er een slag, dan is geen andere zet toegestaan.
capture-64-4 = Het veld erachter moet vrij zijn. Twee zwarte schijven staan voor de jouwe, maar een ervan is van achteren gedekt. Sla de andere.
    .right = Over twee stukken achter elkaar kun je niet springen.
capture-64-5 = Zijn er twee slagen en neemt elk één stuk, dan mag je kiezen. Sla een van de twee schijven.
    .right = De vrijheid om te kiezen komt later van pas.

## Several captures

chain-64 = Meer slagen in één zet
chain-64-1 = Kan een schijf vanaf zijn landingsveld weer springen, dan moet het. Het blijft één zet. Kies de schijf op c3, dan elk veld waar hij landt.
    .right = Twee schijven in één zet. Het eerste en het laatste veld zijn genoeg om hem te noteren.
chain-64-2 = Een slag mag bij elke sprong van richting veranderen. Sla twee schijven met c3.
    .right = Over b4 naar de rand, dan over b6.
chain-64-3 = Een slag gaat door zolang het kan; halverwege stoppen mag niet. Sla alles wat je kunt.
    .right = Drie schijven: d2, f4 en f6.
chain-64-4 = Je speelt met Zwart. Vind de slag en tel wat hij neemt voordat je zet.
    .right = d4 en b4: vooruit en dan achteruit, in één zet.

## Free choice of capture, in Russian draughts

choice-64 = Welke slag?
choice-64-1 = In het Russisch dammen kies je uit de slagen: c3 zou er twee kunnen slaan, h2 één. Speel een van beide.
    .right = Beide zijn toegestaan. De betere is niet altijd de langere.
choice-64-2 = De keuze is vrij, maar de gekozen slag wordt tot het eind uitgevoerd. Je schijf slaat d4. Mag hij op e5 stoppen?
    .a = Ja
    .b = Nee, ook f6 moet eraf
    .right = Een slag eindigt waar niets meer geslagen kan worden.
choice-64-3 = Dezelfde schijf kan twee wegen hebben. Over c3 neemt hij één schijf, over e3 twee. Kies er een en sla tot het eind.
    .right = Kijk voordat je kiest wat Zwart daarna kan doen.

## The majority rule, in Brazilian draughts

majority-64 = Meerslag gaat voor
majority-64-1 = In het Braziliaans dammen moet je zo veel mogelijk stukken slaan: meerslag gaat voor. h2 zou één schijf kunnen slaan, c3 twee. Speel de slag die mag.
    .right = Eén schijf slaan zou onreglementair zijn geweest.
majority-64-2 = De regel geldt ook voor één stuk met twee wegen. Tel beide wegen, speel dan.
    .right = Over e3 neemt hij er twee, over c3 één.
majority-64-3 = Het aantal telt: een dam telt als één stuk. h2 zou een dam kunnen slaan, c3 neemt twee schijven. Speel wat de regel eist.
    .right = Twee schijven gaan voor één dam.

## The king

king-64 = De dam
king-64-1 = Een schijf die naar de damlijn gaat, wordt meteen dam. Er komt een tweede stuk op: hij wordt gekroond. Laat de schijf op c7 dam halen.
    .right = Dam worden hoort bij de zet. De dam kan zetten na de volgende zet van Zwart.
king-64-2 = Een dam gaat zo ver hij wil over een diagonaal, vooruit en achteruit. Ga van a1 naar h8 in één zet.
    .wrong = Een dam mag daarheen, maar ga helemaal naar h8.
    .right = De hele hoofdlijn, de langste lijn van het bord, in één zet.
king-64-3 = Een dam slaat van verre: een vijandelijk stuk met een vrij veld erachter, en hij mag op elk vrij veld erachter landen. Sla d4 en land waar je wilt.
    .right = Van e5 tot h8: keus uit vier velden.
king-64-4 = Na een sprong mag een dam een andere diagonaal in draaien en verder slaan, en als het kan, moet het. Er is dus één goed landingsveld. Sla beide schijven.
    .right = Vanaf f6 kon de tweede schijf geslagen worden.
king-64-5 = Over twee stukken naast elkaar op een diagonaal, zonder gat, kun je langs die diagonaal niet springen. Kan de dam op a1 iets slaan?
    .a = Ja, beide tegelijk
    .b = Nee
    .right = d4 en e5 staan vlak achter elkaar. Een dam springt over één stuk tegelijk.

## Removal

removal-64 = Wanneer geslagen stukken weggaan
removal-64-1 = Geslagen stukken gaan pas van het bord als de hele slag voorbij is, dan een voor een. Sla drie schijven.
    .right = Tot je schijf op g7 stopte, stonden ze alle drie op het bord.
removal-64-2 = Twee keer over hetzelfde stuk springen mag niet, en een geslagen stuk blijft in de weg staan. De dam gaat via c3, e1 en h4 en slaat vier schijven. Land op d8, e7 of f6.
    .right = Vier schijven. c5 blijft over: een geslagen stuk verspert de weg tot de slag voorbij is. De slagzet die dit gebruikt, heet Turkse slag.
removal-64-3 = Hetzelfde bord. De dam heeft b4, d2, g3 en g5 geslagen en staat op e7. Op dezelfde diagonaal staat c5. Waarom kan hij c5 niet ook slaan?
    .a = b4 staat nog op het bord
    .b = Meer dan vier mag niet
    .right = Achter c5 staat b4. Die is geslagen, maar nog niet weggenomen, dus er is geen vrij veld.

## Crowned during a capture, in Russian draughts

crowning-64 = Gekroond tijdens een slag
crowning-64-1 = Een schijf kan met een slag op de damlijn komen. Valt er vandaar niets meer te slaan, dan eindigt de zet. Sla e7.
    .right = Gekroond op d8. b4 staat op geen van beide lijnen van de nieuwe dam.
crowning-64-2 = Kan de nieuwe dam verder slaan, dan moet hij, en hij doet het als dam. Wat ziet hij vanaf d8?
    .wrong = Kijk van d8 omlaag naar a5.
    .right = Gekroond op d8 sloeg hij meteen b6.
crowning-64-3 = Hij ziet ver, zoals elke dam. Sla met h6, en kijk langs de lijn vanaf f8.
    .wrong = Voor de nieuwe dam op f8 is c5 nog te slaan.
    .right = Een schijf kan midden in een zet dam worden: tel één sprong voorbij de laatste rij, ook voor Zwart.

## Passing the promotion row, in Brazilian draughts

passing-64 = De damlijn passeren
passing-64-1 = Een schijf kan met een slag op de damlijn komen. Eindigt de zet daar, dan is hij dam. Sla e7.
    .right = Een schijf kan vanaf d8 b6 niet slaan: de zet eindigde daar, en de schijf wordt gekroond.
passing-64-2 = Nu gaat de slag door en verlaat de rij weer. Speel hem tot het eind.
    .right = Hij passeerde d8 zonder dat zijn zet daar eindigde.
passing-64-3 = De schijf slaat e7 en c7, via d8, en landt op b6. Wat is hij dan?
    .a = Nog steeds een schijf
    .b = Een dam
    .right = Het gaat erom waar de zet eindigt.

## The end of the game

end-64 = Hoe een partij eindigt
end-64-1 = Je wint als de tegenstander geen stuk meer heeft. Sla het laatste.
    .right = Gewonnen.
end-64-2 = Je wint ook als de tegenstander stukken heeft maar geen toegestane zet. Zet de zwarte schijf vast.
    .wrong = Dan kan hij nog zetten of slaan. Breng op b2 een schijf waar hij niet overheen kan springen.
    .right = Zwart is aan zet en kan niet: je hebt gewonnen.
end-64-3 = Eén dam tegen één dam, op open lijnen, en geen van beide kan gevangen worden. Hoe eindigt zo'n partij?
    .a = Wie aan zet is, wint
    .b = Met remise
    .right = Geen van beiden kan winnen. De regels van beide spelen begrenzen zulke eindspelen; remise is voor ieder een halve overwinning.
