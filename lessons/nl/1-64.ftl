## Stage 1 on 64 squares: first steps. The same words in Russian and Brazilian draughts.

stage-1-64 = Eerste stappen
    .about = Ruilen, aanvallen, de eerste slagzetten, en een dam vangen. Alle standen kloppen in het Russisch en in het Braziliaans dammen.

## The exchange

exchange-64 = De ruil
exchange-64-1 = Een ruil geeft een schijf en neemt er een terug. Bied de schijf aan met c3-d4: Zwart slaat. Je schijf op b2 slaat terug.
    .then = Zwart heeft geslagen. Sla terug met b2.
    .right = Ieder één schijf. Niemand heeft iets gewonnen, maar het bord is veranderd: je schijf staat in het centrum.
exchange-64-2 = Kijk achter je voordat je aanbiedt: wie slaat terug? Speel g3-f4 en zie wie het kan.
    .then = Sla terug met h2.
    .right = Nu is Zwart aan zet en verliest een schijf: een ruil kan een partij beslissen.
exchange-64-3 = Een ruil kan de tegenstander zonder goede zet laten. Begin met g3-f4, sla terug, en zie wat Zwart dan geeft.
    .then = Sla terug met h2.
    .then-2 = Zwart biedt een schijf aan. Sla hem.
    .right = Kijk naar de stand na de ruil, niet naar de ruil zelf.

## Between and behind

between-64 = Tussenlopen en achterlopen
between-64-1 = Een schijf die tussen twee vijandelijke schijven op één diagonaal gaat, valt beide aan, als er achter elk ruimte is. Geen van beide kan hem slaan, want de andere staat erachter. Vind dat veld.
    .then = Eén is gered. Sla de andere.
    .wrong = Zoek een vrij veld tussen twee zwarte schijven op één diagonaal.
    .right = Twee aanvallen, en Zwart heeft één zet om te antwoorden.
between-64-2 = Weer hetzelfde, nu midden op het bord: d4 en f6 staan op één lijn, met e5 vrij ertussen. Is er ruimte achter beide?
    .then = c3 dekt nu d4. Sla f6.
    .wrong = Loop tussen d4 en f6.
    .right = Een schijf gewonnen. c3 was vrij, en g7 ook.
between-64-3 = Een schijf achter de vijandelijke linies valt ook achteruit aan. Vanaf welk veld val je twee zwarte schijven tegelijk aan?
    .then = Zwart redde er een. Sla de andere.
    .wrong = Probeer d6: aan welke schijven grenst hij daar?
    .right = Schijven slaan in alle vier de richtingen, dus een aanval kan van achteren komen.

## The direct shot

direct-64 = De directe slagzet
direct-64-1 = Een slagzet geeft materiaal om meer te winnen: schijven, een dam of de partij. Een directe slagzet is één offer en één slag. Offer e3-d4 en kijk dan langs de lijnen vanaf f2.
    .then = De zwarte schijf is op e3 geland, vlak voor je schijf op f2. Sla alles.
    .right = Eén gegeven, twee geslagen.
direct-64-2 = Zo vind je er een: zoek vrije velden tussen vijandelijke schijven, en een stuk van jou dat erop zou kunnen landen. Zwart kan meer dan één schijf slaan. Offer c3-d4.
    .then = Zwart moest er twee slaan en staat op g5, voor je schijf op h4. Sla tot het eind.
    .right = Twee gegeven, twee geslagen, en een dam op d8.
direct-64-3 = Vind het zelf. Je schijf op h6 staat dicht bij de damlijn. Welk offer opent de weg?
    .then = Zwart staat nu op g7. Sla hem.
    .wrong = Offer een schijf zo dat Zwart op g7 moet landen.
    .right = Eén om één, en een dam: dat beslist de partij.

## A shot of two offers

two-offers-64 = Een slagzet met twee offers
two-offers-64-1 = Soms is één offer niet genoeg. Eerst brengt e3-d4 de schijf van c5 naar e3; dan brengt g3-f4 hem naar g5, voor je schijf op h4.
    .then = Nu het tweede offer: g3-f4.
    .then-2 = Sla tot het eind met h4.
    .right = Twee gegeven, twee geslagen, en een dam.
two-offers-64-2 = Het eerste offer, f4-e5, brengt f6 naar d4. Het tweede lokt nog een schijf voor je schijf op g1. Welke?
    .then = Maak nu g1 klaar om te slaan: geef h4 een schijf.
    .wrong-2 = Offer f2-g3: h4 moet hem slaan en landt op f2.
    .then-2 = Sla tot het eind met g1.
    .right = Twee gegeven, drie geslagen: f2, d4 en b6.

## Is there a shot?

is-there-a-shot-64 = Zit er een slagzet in?
is-there-a-shot-64-1 = In een partij zegt niemand dat er een slagzet is. Kijk naar elk offer, ook waar het onzinnig lijkt. Wat kan Wit doen?
    .then = Sla hem.
    .wrong = Welk offer maakt de weg vrij voor h6?
    .right = Gevonden. Nu een bord dat erop lijkt.
is-there-a-shot-64-2 = Zwart heeft ook een schijf op f8, en Wit een op c1. Wint g5-f6 nog?
    .a = Ja
    .b = Nee
    .right = Het veld achter g7 is niet vrij, dus h6 kan niet slaan, en de schijf op f6 is verloren.

## Catching a king

catch-king-64 = Een dam vangen
catch-king-64-1 = Een dam moet ook slaan, dus je kunt hem brengen waar hij geslagen wordt. Hij staat op de hoofdlijn. Bied hem een schijf aan.
    .then = Hij moest op g7 landen. Sla hem.
    .right = Eén schijf voor een dam, en je eigen schijf wordt gekroond.
catch-king-64-2 = De zwarte dam ziet je schijf op f6, maar g7 is niet vrij. Maak het vrij: waar landt de dam, en welk stuk kan hem daar slaan?
    .then = Sla de dam.
    .wrong = Speel de schijf van g7 weg, zodat de dam f6 moet slaan. Vanaf welk veld kan hij op g7 geslagen worden?
    .right = De nieuwe dam sloeg de oude.
catch-king-64-3 = De zwarte dam staat naast je schijf op c3, en b4 is vrij, dus hij moet slaan. Breng eerst je eigen dam waar die zo veel mogelijk kan slaan: d8-a5.
    .then = Hij moest op b4 landen. Sla alles met de dam op a5.
    .right = De dam en een schijf voor één schijf van jou.
