## Why a case is decided as it is: a sentence each. The articles stand behind it.

why-case = { $why } ({ $articles })

why-irregular = { $sequel ->
    [noticed] Het is een van de zestien onregelmatigheden, en alleen de tegenstander beslist erover.
    [noticed-late] Wie met een zet antwoordt, aanvaardt de stand.
    [refused] Een speler die weigert een overtreding van de spelregels te verbeteren, verliest de partij.
    [partly] Slechts een deel verbeteren wordt bestraft; alleen een weigering kost zonder meer de partij.
   *[silence] Over een onregelmatigheid mag alleen de tegenstander spreken; hier mag de arbiter niet ingrijpen.
}
why-accident = Een ongeluk dat meteen opgemerkt wordt, is geen overtreding.
why-board-turned = Een partij op een bord dat verkeerd ligt, is ongeldig.
why-left-off = Elke verkeerde stand die tijdens de partij blijkt, wordt hersteld.
why-on-light = Een stuk op een licht veld doet niet mee, en moet hersteld worden.

why-touch = { $touch ->
    [movable] Een aangeraakt stuk dat kan zetten, moet zetten.
    [blocked] Alleen een aangeraakt stuk met een toegestane zet moet gezet worden.
    [adjusted] Wie het vooraf duidelijk zegt, mag stukken rechtzetten.
    [adjusted-late] De woorden tellen alleen als ze voor het aanraken komen.
    [hand-on] Tot de hand loslaat, mag het stuk naar elk veld dat het kan bereiken.
    [hand-off] De zet is voltooid zodra de hand het stuk heeft losgelaten.
   *[not-to-move] Een speler die niet aan zet is, mag geen stuk aanraken.
}

why-clock = { $case ->
    [pressed] De klok is ingedrukt terwijl er nog tijd was.
    [not-pressed] Een zet telt pas als de klok is ingedrukt.
    [forgotten] Elke speler let op de eigen tijd; alleen de tegenstander mag erop wijzen.
    [other-hand] De hand die zette, moet ook de klok indrukken.
    [late] Tot de grens kost te laat komen alleen de verloren tijd.
    [too-late] Wie later komt dan de grens, verliest.
    [both-late] Komen beiden later dan de grens, dan verliezen beiden.
    [neither] De tijd tot de eerste speler komt, wordt over beide klokken verdeeld.
    [black-absent] Is Zwart bij het begin afwezig, dan loopt de klok van Zwart.
    [claim-right] Wordt de claim aanvaard, dan telt de gevallen vlag niet.
    [claim-wrong] Tijdens een claim loopt de klok door; wordt die afgewezen, dan telt de vlag.
    [broken] De arbiter vervangt de klok, stelt beide tijden in, en de partij gaat verder.
   *[colors-swapped] Als de partij eenmaal begonnen is, gaat die door met de kleuren zoals ze zijn.
}

why-sheet = { $case ->
    [trouble] Bij een tijd per partij hoeft een speler met minder dan vijf minuten niet te noteren.
    [time-left] Tijdnood begint bij minder dan vijf minuten.
    [fischer] Met een Fischerklok is er geen tijdnood.
    [after] De arbiter mag de weggelaten zetten na de partij laten invullen.
    [compare] Het vereist instemming van de tegenstander, en eigen tijd.
    [capture-first] Een slag wordt genoteerd nadat hij gedaan is.
   *[refuses] Wie weigert te noteren, ook na een aanwijzing, verliest de partij.
}

why-draw = { $case ->
    [early] Remise mag pas na veertig zetten worden aangeboden.
    [stands] Er zijn veertig zetten gedaan, en de volgorde klopt: zet, aanbod, klok.
    [again] Wie is afgewezen, moet wachten op een aanbod van de tegenstander.
    [conditional] Een aanbod mag geen voorwaarden hebben.
    [late] Het aanbod komt voor de klok, in de eigen tijd.
    [answered] Doorspelen wijst een aanbod af.
    [repeated] Het is de derde keer, altijd met dezelfde speler aan zet.
    [not-repeated] Het vereist drie keer, telkens met dezelfde speler aan zet.
    [theoretical] Bij een tijd per partij is dit remise, tenzij de sterkere speler winst kan aantonen.
    [advantage] Het vereist hoogstens acht stukken, minder dan een minuut, en de betere stand: aan alles is voldaan.
    [no-advantage] Het vereist hoogstens acht stukken, en minder dan een minuut op de klok.
   *[fischer] Die regel geldt alleen bij een tijd per partij, zonder extra tijd.
}
why-limit-reached = Met dit materiaal is de limiet { $limit } zetten van elke speler, en die is bereikt.
why-limit-open = Met dit materiaal is de limiet { $limit } zetten van elke speler, en die is nog niet bereikt.

why-sealing = { $step ->
    [reads-legal] De afgegeven zet is reglementair, dus moet hij gedaan worden.
    [reads-illegal] Een afgegeven zet die niet reglementair is, verliest de partij.
    [who-seals] De speler aan zet schrijft de zet ongezien op.
    [illegal] Een afgegeven zet moet reglementair zijn; anders is de partij verloren.
    [who-keeps] De arbiter verzegelt de envelop en bewaart hem.
    [first] Envelop, formulieren, stand en tijden, afgegeven zet: in deze volgorde.
    [second] Envelop, formulieren, stand en tijden, afgegeven zet: in deze volgorde.
    [third] Envelop, formulieren, stand en tijden, afgegeven zet: in deze volgorde.
    [fourth] Envelop, formulieren, stand en tijden, afgegeven zet: in deze volgorde.
    [other-move] De afgegeven zet moet gedaan worden.
   *[arbiters-time] De tijd om de stand te noteren telt voor geen van beide spelers.
}

why-conduct = { $conduct ->
    [talks] Tijdens de partij mogen spelers met niemand praten behalve met de arbiter.
    [asks-spectator] Tijdens de partij mogen spelers met niemand praten behalve met de arbiter.
    [notes] Er mag niets worden opgezocht dat bij de partij kan helpen.
    [written-opening] Er mag niets worden opgezocht dat bij de partij kan helpen.
    [leaves-to-move] Een speler die aan zet is, blijft aan het bord.
    [points] Velden aanraken of aanwijzen om beter te kunnen denken, wordt bestraft.
    [disturbs] Een speler mag een nadenkende tegenstander niet storen.
    [disturbs-others] Een speler mag partijen die bezig zijn niet storen.
    [advice] Een speler mag geen raad over de eigen partij aannemen.
    [analyses-running] Een partij die bezig is, mag niet geanalyseerd worden.
    [analyses-in-hall] Afgelopen partijen worden niet in de speelzaal geanalyseerd.
    [holds-up] Een speler mag niets doen waardoor het toernooi niet vlot verloopt.
    [leaves-hall] De zaal verlaten vereist toestemming van de arbiter.
    [fetches-something] De zaal verlaten vereist toestemming van de arbiter.
    [stands-by] Spelers mogen niet een poos bij een lopende partij blijven staan.
    [telephone] Elektronische apparaten mag men niet bij zich hebben en niet gebruiken.
    [watch] Elektronische apparaten mag men niet bij zich hebben en niet gebruiken.
    [walks] Spelers hebben het recht om in de zaal rond te lopen.
    [asks-arbiter] Spelers mogen de arbiter alles over hun partij vragen.
    [appeals] Spelers mogen schriftelijk in beroep gaan, zolang de partij niet onderbroken wordt.
   *[writes-to-organisers] Spelers mogen de organisatie schrijven.
}
why-severe-warnings = Twee ernstige waarschuwingen in één partij kosten die.
why-disqualification = Om een speler te diskwalificeren heeft de arbiter de instemming van de hoofdarbiter nodig.

why-seen = { $seen ->
    [flag] De arbiter moet de partij beëindigen, ook als geen van beide spelers het claimt.
    [rule-draw] De arbiter mag een remise volgens de regels ongevraagd verklaren.
    [third-time] De arbiter mag een remise volgens de regels ongevraagd verklaren.
    [king-moves] De arbiter mag een remise volgens de regels ongevraagd verklaren.
    [too-late] De arbiter verklaart een partij verloren voor een speler die na de grens komt.
    [forgotten-clock] Alleen de tegenstander mag op een vergeten klok wijzen.
    [quarrel] De arbiter mag ongevraagd in elke ruzie ingrijpen.
   *[no-score] Noteren is een plicht, en de arbiter controleert het.
}
why-seen-conduct = De arbiter treedt ongevraagd op; alleen onregelmatigheden en een vergeten klok zijn aan de tegenstander.

why-form = { $form ->
    [odds] De sterkere speler geeft schijven, zodat het krachtsverschil kleiner is.
    [blindfold] De ene speler ziet geen bord en noteert niet; de zetten worden hardop gezegd.
    [simultaneous] Eén speler speelt tegelijk tegen verscheidene tegenstanders aan verscheidene borden.
    [blindfold-simultaneous] Het is simultaan door iemand die geen bord ziet.
    [correspondence] De spelers zijn op verschillende plaatsen, en de zetten gaan per brief.
    [knock-out] Buren op de lijst treffen elkaar, en de verliezer ligt eruit.
    [round-robin] Allen spelen tegen allen; er zijn enkele en dubbele, en die in groepen.
    [by-score] De indeling gaat naar gelijke of bijna gelijke score.
    [relay] Het is een teamwedstrijd waarin spelers elkaar afwisselen tot ze verliezen.
    [match] Twee spelers treffen elkaar in twee of meer partijen.
   *[scheveningen] Het is een teamwedstrijd waarin allen van de ene kant allen van de andere treffen.
}
why-rounds = Een afvaltoernooi van { $players } duurt { $rounds } ronden; Zwitsers twee tot vier meer, liefst een oneven aantal, nooit minder dan zeven.
why-score = Winst telt twee punten, remise één, verlies niets.
why-compare = { $by ->
    [score] De hogere score gaat voor.
    [wins] De scores zijn gelijk, dus gaan meer winstpartijen voor.
    [game] Score en winstpartijen zijn gelijk, dus beslist de onderlinge partij.
   *[play-off] Score en winstpartijen zijn gelijk en de onderlinge partij werd remise: een barrage beslist.
}
why-play-off-drawn = Na remise begint de volgende partij met wat elke speler nog heeft.
why-play-off-over = De eerste partij die gewonnen wordt, of op tijd verloren, beslist.
