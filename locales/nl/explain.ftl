## What the motifs mean

explain-title = thema
explain-how-to = ← → spelen het voorbeeld na. Esc gaat terug.
explain-none = Er is hier geen voorbeeld van. Esc gaat terug.
motif-explained = { $motif ->
    [direct] Een offer moet geslagen worden, en de slag die meteen volgt, wint.
    [mazette] Offers lokken de schijf weg die de weg van de laatste slag verspert.
    [promenade] Eén vijandelijk stuk wordt van slag naar slag uit de weg geleid, drie of meer na elkaar.
    [epicier] Eén vijandelijk stuk doet twee verplichte slagen na elkaar, en verlaat zo zijn plaats.
    [rappel] Een schijf die geslagen heeft, krijgt nog een stuk aangeboden, en moet slaand terugkomen.
    [trappe] Er komt een veld vrij waarop de slag van de tegenstander moet landen, en het stuk in de val wordt geslagen.
    [talon] Een schijf verlaat het beslissende veld met een slag die helemaal achteruit gaat.
    [ricochet] Het terugslaan van de tegenstander kaatst een stuk in de rij die geslagen wordt.
    [double-deux] Twee slagen van twee stukken na elkaar; de tegenstander slaat ertussen, en één of twee worden gewonnen.
    [bombe] Een schijf stopt waar hij geslagen zou kunnen worden, maar een andere slag gaat voor, en hij slaat verder.
    [renverse] Eén stuk zou de aangeboden schijf kunnen slaan, maar meerslag gaat voor: een ander moet er twee of meer slaan, met een bocht.
    [africain] Een schijf stapt tegen een stuk aan dat hem zou kunnen slaan; omdat meerslag voorgaat, moet een andere slag, en de schijf slaat dat stuk en meer.
    [parallele] Twee stukken kunnen de aangeboden schijf slaan, en de antwoorden op beide slagen leiden tot dezelfde stand.
    [tempo] Terwijl de tegenstander nog moet slaan, bereidt een vrije zet de slagzet voor.
    [king-offer] De tegenstander moet een schijf dam laten worden, en de nieuwe dam wordt geslagen.
    [turc] Een dam moet stoppen voor een stuk waar hij al over gesprongen is, omdat geslagen stukken tot het eind blijven staan.
    [royal] Drie schijven worden door 23x34 geslagen, en de schijf op 40 slaat zich een weg naar 7 of verder.
    [philippe] De schijf op 18 wordt weggelokt, en een slag loopt van 38 of 40 door het centrum.
    [napoleon] De tweede schakel komt eerder op zijn plaats dan de eerste, en de slag gaat in een zigzag.
    [express] Losse schijven worden na elkaar aangeboden, tot een stuk terugkomt op de weg.
    [manoury] Eén zet valt aan en opent tegelijk een valluik: de schijf wordt geslagen, niet de dam.
    [raphael] Terwijl 21x43 twee schijven moet slaan, stapt een schijf naast de schijf op 39, slaat die samen met andere, en een tweede slag volgt.
    [lapin] De aangevallen schijf vlucht, en wordt door een directe slagzet van achteren geslagen.
    [lunette] Een schijf gaat tussen twee schijven met één vrij veld ertussen, bedreigt beide, en slaat er een.
    [forcing] Dreigingen laten telkens maar één antwoord, tot de slagzet er is.
    [gambit] Een stuk wordt gegeven, een stille zet volgt, en de winst is niet te verhinderen.
    [promotion] De laatste slag eindigt op de damlijn.
    [quiet] De eerste zet offert niets en dreigt niets, en toch is de slagzet niet te verhinderen.
    [exchange-trick] Elke slag is gelijk tot de laatste, en die wint.
    [semi-direct] Twee of meer offers bouwen de keten van schijven die dan geslagen wordt.
    [deflection] Een offer lokt een stuk weg van waar de laatste slag langskomt.
    [exchange] Een gelijke ruil bereidt de winst voor.
    [king-capture] Een dam van de tegenstander wordt geslagen.
    [rafle] Drie of meer stukken vallen in één slag.
    [double-attack] Eén zet geeft twee dreigingen, en maar één is te pareren.
    [attack] Een stuk wordt aangevallen en is niet te verdedigen.
    [zugzwang] Elke zet van de tegenstander verliest iets.
    [majority] De tegenstander moet het grotere aantal slaan en verlaat zo wat hij wilde houden.
    [breakthrough] Een schijf breekt geforceerd door naar de damlijn.
   *[blockade] De tegenstander heeft geen toegestane zet meer.
}

## Articles of the rules

articles-title = het reglement
articles-own-words = Niet de tekst van het reglement, maar wat het zegt, in onze eigen woorden.
