## Cases that an article of the rule books decides directly. $mover did something, $other is the opponent: "White" or
## "Black". At most 45 words.

equipment-board = Het deel van een bord waarop gespeeld wordt, meet { $size } bij { $size } centimeter. Is het toegestaan in een toernooi?
equipment-rim = De lijst van een bord is { $height } millimeter hoger dan de velden. Is het toegestaan in een toernooi?
equipment-man = De velden van een bord zijn { $square } millimeter breed, de schijven { $man }. Is dat toegestaan in een toernooi?
equipment-man-on-45 = Op een bord van 45 centimeter met 100 velden zijn de schijven { $width } millimeter breed. Is dat toegestaan in een toernooi?
equipment-height = De schijven zijn { $width } millimeter breed en { $height } hoog. Is dat toegestaan in een toernooi?
equipment-display = Het scherm van een klok is { $height } millimeter hoog en { $width } breed. Is het toegestaan in een toernooi?
fixture = { $fixture ->
    [numbers-at-home] Op een oefenbord staan de nummers 1 tot 50 gedrukt. Mag dat?
    [numbers-in-tournament] Op de borden van een toernooi staan de nummers 1 tot 50 gedrukt. Mag dat?
    [glossy-board] In het licht van de lampen glimmen de borden van een toernooi. Mag dat?
    [pale-squares] Op de borden van een toernooi zijn de donkere velden maar een beetje donkerder dan de lichte. Mag dat?
    [glossy-men] De schijven van een toernooispel zijn gepolijst en glimmen. Mag dat?
    [two-shades] Drie witte schijven zijn vervangen en zijn iets donkerder dan de andere. Is dat toegestaan in een toernooi?
    [wobbly-kings] Twee schijven op elkaar glijden er makkelijk af. Is zo'n spel toegestaan in een toernooi?
    [one-clock-works] Een van de twee klokken in een kast is voorgoed stil; de spelers delen de andere. Mag dat?
    [no-common-stop] Een klok kan niet beide kanten tegelijk stilzetten. Is hij toegestaan in een toernooi?
    [both-run] Een klok laat beide kanten tegelijk lopen. Is hij toegestaan in een toernooi?
    [starts-late] Bij een klok start de andere kant vijf seconden na het indrukken. Is hij toegestaan in een toernooi?
    [hidden-time] Een klok toont de gebruikte tijd alleen zolang een knop wordt ingedrukt. Is hij toegestaan in een toernooi?
    [minutes-only] In de laatste twee minuten toont een klok alleen minuten. Is hij toegestaan in een toernooi?
    [wobbly-clock] Een klok valt om als hij wordt ingedrukt. Is hij toegestaan in een toernooi?
    [clock-on-left] De klok staat links van Wit, halverwege het bord. Mag dat?
    [clock-moved-by-player] { $mover } zet de klok aan de andere kant van het bord. Mag dat?
    [clock-moved-by-arbiter] Vanwege een pilaar zet de arbiter de klok rechts van Wit. Mag dat?
    [no-sheet] Er ligt maar één notatieformulier bij het bord: { $mover } krijgt er geen. Mag dat?
    [late-sheets] De notatieformulieren worden na de tiende zet uitgedeeld. Mag dat?
    [single-sheet] De notatieformulieren hebben geen tweede exemplaar. Mag dat?
   *[original-taken-home] { $mover } neemt na de partij het originele notatieformulier mee naar huis. Mag dat?
}
handling = { $handling ->
    [crowned-by-opponent] De schijf van { $mover } stopt op de damlijn. { $other } legt er een tweede schijf op. Mag dat?
    [crowned-by-owner] De schijf van { $mover } stopt op de damlijn, en { $mover } legt er een tweede schijf op. Mag dat?
    [crowned-later] Een nieuwe dam van { $mover } is niet gekroond. Vijf zetten later kroont { $other } hem. Mag dat?
    [moves-uncrowned] Een nieuwe dam van { $mover } is niet gekroond. { $mover } zet hem zoals hij is. Mag dat?
    [moves-at-once] De schijf van { $mover } wordt dam en wordt gekroond. Voordat { $other } gezet heeft, zet { $mover } hem nog eens. Mag dat?
    [moves-after-reply] De schijf van { $mover } wordt dam en wordt gekroond. { $other } doet een zet; dan zet { $mover } de dam. Mag dat?
    [treated-as-man] Een nieuwe dam van { $mover } is niet gekroond. { $other } zegt dat het nog een schijf is en alleen vooruit mag. Mag { $other } dat eisen?
    [takes-off-in-order] { $mover } heeft drie stukken geslagen en neemt ze weg in de volgorde van de sprongen. Mag dat?
    [takes-off-in-reverse] { $mover } heeft drie stukken geslagen en neemt ze weg van het laatste naar het eerste. Mag dat?
    [takes-off-mixed] { $mover } heeft drie stukken geslagen en neemt het tweede, het eerste, het derde weg. Mag dat?
    [takes-off-early] { $mover } slaat twee stukken en neemt het eerste weg voor de tweede sprong. Mag dat?
    [pauses] { $mover } heeft drie stukken geslagen, neemt er één weg, denkt een tijd na, en neemt de andere weg. Mag dat?
    [continues-after-letting-go] Midden in een meerslag laat { $mover } het stuk los. Nu wil { $mover } de slag afmaken. Mag dat?
    [keeps-hold] Bij een meerslag zet { $mover } het stuk na elke sprong neer zonder het los te laten. Mag dat?
    [sweeps] { $mover } slaat drie stukken door het stuk meteen op zijn laatste veld te zetten. Mag dat?
    [two-hands] { $mover } springt met de rechterhand en neemt het stuk met de linker weg. Mag dat?
   *[one-hand] { $mover } springt met de linkerhand en neemt het stuk met de linkerhand weg. Mag dat?
}
claim-objection-before = { $minutes } minuten voordat de tijd om is, zegt { $mover } de arbiter dat de klok de verkeerde tijd aangeeft. Hoe zit het met het bezwaar?
claim-objection-after = { $minutes } minuten nadat de tijd om was, zegt { $mover } de arbiter dat de klok de verkeerde tijd aangaf. Hoe zit het met het bezwaar?
claim-correction = { $mover } heeft een onregelmatigheid begaan. De arbiter heeft { $minutes } minuten nodig om dat te herstellen. Wiens tijd is dat?
claim-flag = { $reporter ->
    [owner] De vlag van { $mover } is gevallen, en { $mover } zegt het. Mag dat?
    [opponent] De vlag van { $mover } is gevallen, en { $other } zegt het. Mag dat?
    [arbiter] De vlag van { $mover } is gevallen, en de arbiter zegt het. Mag dat?
   *[spectator] De vlag van { $mover } is gevallen, en een toeschouwer roept het. Geven de regels toeschouwers dat recht?
}
claim-appeal = Beroepen moeten binnen { $limit } minuten na de partij worden ingediend. { $mover } dient er na { $after } minuten schriftelijk een in, met betaling. Hoe zit het ermee?
claim-spoken = { $mover } gaat alleen mondeling in beroep bij de commissie. Hoe zit het met het beroep?
claim-no-fee = { $mover } gaat schriftelijk en op tijd in beroep, maar betaalt het bedrag niet. Hoe zit het met het beroep?
claim-committee = Een commissie van beroep heeft { $members ->
        [one] één lid
       *[other] { $members } leden
    }. Is dat een gewoon aantal?
claim-vote = Een commissie van beroep van { $members } stemt over een beroep: { $favour } voor, { $against } tegen. Hoe zit het met het beroep?
claim-interested = { $mover } is in beroep gegaan. Een lid van de commissie is de trainer van { $mover } en wil meestemmen. Mag dat?
claim-broken = De klok gaat stuk. Wit heeft { $white } minuten gebruikt en Zwart { $black }. Wat doet de arbiter?
deed = { $deed ->
    [sees-regulations] { $mover } vraagt het wedstrijdreglement van het toernooi te zien. Is dat een recht, een plicht, of niet toegestaan?
    [wants-quiet] { $mover } vraagt om rust in de zaal. Is dat een recht, een plicht, of niet toegestaan?
    [asks-arbiter] { $mover } vraagt de arbiter een uitspraak over de partij uit te leggen. Is dat een recht, een plicht, of niet toegestaan?
    [writes-through-captain] { $mover } laat de teamleider de organisatie schrijven. Is dat een recht, een plicht, of niet toegestaan?
    [appeals] { $mover } speelt door en gaat schriftelijk in beroep, met een afschrift voor de hoofdarbiter. Is dat een recht, een plicht, of niet toegestaan?
    [walks] { $mover } loopt rond terwijl { $other } nadenkt. Is dat een recht, een plicht, of niet toegestaan?
    [keeps-regulations] { $mover } houdt zich aan het wedstrijdreglement. Is dat een recht, een plicht, of niet toegestaan?
    [answers] De arbiter vraagt { $mover } wat er gebeurd is, en { $mover } antwoordt. Is dat een recht, een plicht, of niet toegestaan?
    [follows-ruling] { $mover } vindt een uitspraak verkeerd maar volgt die op. Is dat een recht, een plicht, of niet toegestaan?
    [tidies] Na de partij ruimt { $mover } de schijven op. Is dat een recht, een plicht, of niet toegestaan?
    [leaves-quietly] Na de partij gaat { $mover } zonder geluid weg. Is dat een recht, een plicht, of niet toegestaan?
    [plays-last-round] { $mover } kan niets meer winnen en speelt de laatste ronde toch. Is dat een recht, een plicht, of niet toegestaan?
    [skips-last-round] { $mover } kan niets meer winnen en blijft weg van de laatste ronde. Is dat een recht, een plicht, of niet toegestaan?
    [leaves-pieces] Na de partij laat { $mover } de schijven liggen. Is dat een recht, een plicht, of niet toegestaan?
    [keeps-silent] De arbiter vraagt { $mover } wat er gebeurd is. { $mover } zegt niets. Is dat een recht, een plicht, of niet toegestaan?
    [refuses-to-sign] { $mover } heeft verloren en weigert de uitslag te ondertekenen. Is dat een recht, een plicht, of niet toegestaan?
    [sets-clock] { $mover } zet vijf minuten meer op de klok, en niemand weet de juiste tijd nog. Is dat een recht, een plicht, of niet toegestaan?
    [stops-clock] { $mover } zet beide klokken stil om water te drinken. Is dat een recht, een plicht, of niet toegestaan?
    [corrects-half] { $mover } heeft ten onrechte twee schijven weggenomen en zet er maar één terug. Is dat een recht, een plicht, of niet toegestaan?
    [refuses-to-start] { $mover } heeft de klok stilgezet. De arbiter zegt dat hij moet lopen; { $mover } weigert. Wat is de uitspraak?
    [refuses-to-write] { $mover } weigert te noteren, en weigert het weer als de arbiter het eist. Wat is de uitspraak?
    [shouts] { $mover } schreeuwt tegen de arbiters en houdt niet op. Wie mag { $mover } uit de zaal sturen?
    [both-break-rules] { $mover } en { $other } hebben de uitslag vooraf afgesproken. Mag de partij voor beiden verloren zijn?
    [refuses-rules] { $mover } weigert volgens de officiële regels te spelen. Mag { $other } eisen dat ze gevolgd worden?
   *[severe-warning] { $mover } krijgt een ernstige waarschuwing. Wordt die bekendgemaakt?
}
job = Wiens taak is het { $job ->
    [draw-up-regulations] via de organisatie het wedstrijdreglement van het toernooi op te stellen?
    [strike-out] uit het wedstrijdreglement te schrappen wat de spelregels tegenspreekt?
    [receive-list] een half uur voor de loting de spelerslijst te hebben?
    [notice-board] een prikbord voor officiële mededelingen te hebben?
    [post-regulations] het wedstrijdreglement de hele tijd te laten hangen?
    [badge] een goed zichtbare badge te dragen?
    [start-clocks] de klokken te starten, of te zeggen dat ze gestart worden?
    [check-clocks] tijdens het spel te controleren of alle klokken werken?
    [check-sheets] te controleren of de zetten genoteerd worden?
    [settle-disputes] tijdens het toernooi geschillen te beslechten?
    [declare-late] de partij verloren te verklaren voor iemand die te laat komt?
    [declare-time] de partij verloren te verklaren voor iemand die in de tijd te weinig zetten heeft gedaan?
    [declare-draw] een remise te verklaren die geen van beide spelers geclaimd heeft?
    [explain] een onduidelijke plaats in het wedstrijdreglement uit te leggen?
    [decide-open] te beslissen wat het wedstrijdreglement niet regelt?
    [collect-games] de notaties van de belangrijkste partijen te verzamelen?
    [update-table] de stand bij te houden?
    [pair] de spelers in te delen?
    [post-pairings] te zorgen dat de indeling van elke ronde wordt opgehangen?
    [direct-adjournment] het afgeven van een zet te leiden?
    [announce-results] de einduitslag bekend te maken?
    [plan-event] het plan van het evenement op te stellen?
    [wind-up] te zorgen voor wat na het evenement gedaan moet worden?
    [sign-list] de spelerslijst te ondertekenen?
    [keep-originals] de originelen van de notatieformulieren te bewaren?
    [tidy-set] na een partij het spel op te ruimen?
    [ask-questions] de arbiter vragen over de eigen partij te stellen, als die er zijn?
    [decide-appeal] over een beroep te beslissen?
    [consent-to-disqualify] met een diskwalificatie in te stemmen?
    [keep-order] te zorgen dat spelers en toeschouwers zich aan de regels houden, en dat het toernooi vlot verloopt?
    [hand-in-sheet] na een partij de notatieformulieren te ondertekenen en in te leveren?
   *[send-out] iemand uit de zaal te sturen die de orde ernstig verstoort?
}
team-form-described = { $form ->
    [fixed] Elk team geeft zijn spelers op in bordvolgorde en houdt zich daaraan. Hoe heet dit?
    [reserves] Ook reserves worden opgegeven, alle in één volgorde. In elke ronde mogen anderen spelen, maar nooit een hoger nummer voor een lager. Hoe heet dit?
    [set-anew] Voor elke wedstrijd beslist elk team opnieuw wie aan welk bord zit. Hoe heet dit?
    [all-play-all] Elke speler van een team speelt tegen elke speler van het andere. Hoe heet dit?
   *[sum] De spelers doen mee aan een individuele wedstrijd, en wat die van een team scoren, wordt opgeteld. Hoe heet dit?
}
line-up = { $system ->
    [fixed] Vaste borden, vaste spelers: een team gaf zijn spelers op als 1 tot 4.
    [reserves] Een vaste volgorde met reserves: een team gaf zijn spelers op als 1 tot 6.
   *[set-anew] De volgorde wordt voor elke wedstrijd bepaald: een team gaf vier spelers op, 1 tot 4.
} Vandaag zitten aan bord 1 tot 4: { $order }. Mag dat?
team-sum = De som van individuele resultaten telt. De vier spelers van een team scoorden { $scores }. Wat is het resultaat van het team?
team-games = Twee teams van { $players } treffen elkaar, en ieder speelt tegen ieder van het andere team. Hoeveel partijen zijn dat?
standing-case = { $system ->
    [round-robin] Een rondtoernooi van teams.
   *[by-score] Teams ingedeeld op score.
} A: { $first }. B: { $second }. { $between ->
    [first] A won van B.
    [second] B won van A.
    [none] A en B speelden gelijk.
   *[apart] A en B troffen elkaar niet.
} Wie staat hoger?
standing-round-robin = { $points } matchpunten, { $games } bordpunten (borden { $boards })
standing-by-score = { $points } matchpunten, tegenstanders { $opponents }, { $games } bordpunten (borden { $boards })
rated-case = Indeling op score; ratings beslissen bij gelijke score. A heeft { $first } punten en trof { $met }. B heeft er { $second } en trof { $others }. Wie staat hoger?
play-form-described = { $form ->
    [over-the-board] Twee spelers zitten tegenover elkaar aan één bord. Hoe heet dit?
    [simultaneous] Een speler gaat van bord tot bord en speelt tegen twintig tegenstanders tegelijk. Hoe heet dit?
    [correspondence] Twee spelers in verschillende steden sturen elkaar telkens één zet. Hoe heet dit?
    [blindfold] Eén speler ziet geen bord, noteert niet en zegt de zetten hardop. Hoe heet dit?
    [blindfold-simultaneous] Eén speler ziet geen bord en speelt tegen acht tegenstanders die borden hebben. Hoe heet dit?
    [by-touch] Een blinde speler voelt de stukken, die boven het bord uitsteken. Hoe heet dit?
   *[at-odds] De sterkere speler begint met twee stukken minder. Hoe heet dit?
}
play-form = { $form ->
    [over-the-board] spelen aan het bord
    [simultaneous] simultaan
    [correspondence] correspondentiedammen
    [blindfold] blinddammen
    [blindfold-simultaneous] blindsimultaan
    [by-touch] spelen op de tast
   *[at-odds] een partij met voorgift
}
aspect-case = Denk aan { $form }. { $aspect ->
    [several] Speelt daarbij één speler verscheidene partijen tegelijk?
    [calls-out] Zegt daarbij een speler de zetten hardop in plaats van ze te doen?
    [apart] Zijn de twee spelers daarbij per definitie op verschillende plaatsen?
    [own-rules] Zijn er bijzondere regels voor naast de algemene?
    [fewer] Begint daarbij één speler met minder stukken?
   *[felt] Worden de stukken daarbij met de vingers herkend?
}
time-case = Volgens de regels van de FMJD: { $control ->
    [period] elke speler moet binnen een periode zo veel zetten doen.
   *[sudden-death] elke speler heeft een vaste tijd voor de hele partij.
} { $asked ->
    [clock] Moet er een klok gebruikt worden?
   *[sheet] Moet elke zet genoteerd worden?
}
books-case = { $book ->
    [chinese] Volgens de Chinese regels:
   *[fmjd] Volgens de spelregels van de FMJD:
} { $difference ->
    [uncrowned] de schijf van { $mover } stopt op de damlijn en wordt niet gekroond. Is dat een van de opgesomde onregelmatigheden?
    [light-square] tijdens de partij blijkt een schijf van { $mover } op een licht veld te staan. Wat gebeurt er?
    [wrong-start] tijdens de partij blijkt dat de schijven van { $mover } verkeerd waren opgesteld. Wat gebeurt er?
    [takes-off-first] de schijf van { $mover } kan één schijf slaan. Mag { $mover } die eerst wegnemen en dan springen?
    [pause] { $mover } neemt twee van drie geslagen stukken weg en wacht duidelijk. Is het wegnemen voorbij?
    [same-hand] moet { $mover } geslagen stukken wegnemen met de hand die zette?
    [stops-writing] tijd per partij, en { $mover } heeft nog twintig minuten. Mag { $mover } ophouden met noteren?
    [early-offer] na dertig zetten van ieder biedt { $mover } remise aan, en { $other } gaat akkoord. Telt dat?
    [theoretical] tijd per partij: { $mover } heeft drie dammen tegen één en kan geen winst aantonen. Wat is de uitslag nu?
    [advantage] { $mover } heeft dertig seconden, er zijn zes stukken over, en { $mover } staat beter. Is remise te krijgen door te claimen?
    [sixteen-moves] { $mover } heeft drie dammen tegen één, en elke speler heeft sindsdien zestien zetten gedaan. Wat is de uitslag?
    [played-on] { $mover } nam een zet terug, en { $other } heeft doorgespeeld. Wat mag { $other } eisen?
   *[board-turned] het bord ligt verkeerd, en { $mover } merkt dat bij zet tien. Wat gebeurt er met de partij?
}

## Why: what the long articles say, in short; the others are cited as they are

why-article = { $article ->
    [CDA-2-6-4] Eerst springen, dan wegnemen, met dezelfde hand. De slag is voltooid als alle geslagen stukken weg zijn.
    [CDA-2-6-11] Stukken worden na de hele slag weggenomen, in slagvolgorde of omgekeerd, zonder pauze.
    [CDA-3-8-1-3-1-A] Bij een tijd per partij zijn drie dammen tegen één meteen remise, tenzij de partij duidelijk voortgezet kan worden of de sterkere speler winst kan aantonen.
    [CDA-3-12-4] Remise mag pas worden aangeboden nadat elke speler veertig zetten heeft gedaan.
    [CDA-3-16] Een beroep is schriftelijk, op tijd en met betaling. Een oneven aantal leden, gewoonlijk drie of meer, beslist bij meerderheid; plaatsvervangers vervangen belanghebbenden.
    [CDA-4-17-2-1] Elk team houdt zich aan de bordvolgorde waarin het zijn spelers heeft opgegeven.
    [CDA-4-17-2-2] De spelers van een ronde mogen wisselen, maar lagere nummers zitten aan hogere borden.
    [CDA-4-20] Het organisatiecomité bereidt het evenement voor, pakt aan wat zich voordoet en zorgt voor wat daarna gedaan moet worden.
    [FMJD-4-4] Een slag wordt duidelijk en in volgorde uitgevoerd; met welke hand blijft open.
   *[FMJD-5-2] Een onregelmatige stand wordt behandeld als een onregelmatigheid: de tegenstander beslist of die verbeterd wordt.
}

## Rulings: at most 30 columns

team-form = { $form ->
    [fixed] vaste borden, vaste spelers
    [reserves] vaste volgorde met reserves
    [set-anew] volgorde per wedstrijd
    [all-play-all] ieder tegen ieder
   *[sum] som van losse resultaten
}
ruling-games = { $games } partijen
rulebook-ruling = { $ruling ->
    [yes] ja
    [no] nee
    [right] een recht
    [duty] een plicht
    [considered] het wordt behandeld
    [granted] het wordt toegewezen
    [rejected] het wordt afgewezen
    [offenders-time] die van de overtreder
    [opponents-time] die van de tegenstander
    [kept-times] nieuwe klok met deze tijden
    [full-times] nieuwe klok, volle tijden
    [organisers] de organisatie
    [players] de spelers
   *[appeals-committee] de commissie van beroep
}
