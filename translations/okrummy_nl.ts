<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Companions</name>
    <message>
        <source>About Oklahoma Rummy</source>
        <translation>Over Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Rummy {version}

A card game for two to four, also called Oklahoma Gin.</source>
        <translation>Oklahoma Rummy {version}

Een kaartspel voor twee tot vier spelers, ook bekend als Oklahoma Gin.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, jij bent aan de beurt</translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Willen de anderen even wegkijken?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mijn kaarten tonen</translation>
    </message>
</context>
<context>
    <name>DealNumberPart</name>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Deal num&amp;ber</source>
        <translation>R&amp;ondenummer</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Rondenummer</translation>
    </message>
    <message>
        <source>drawn by chance</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>The same number deals the same cards to anybody; the next hands get the numbers after it. Left empty, the cards are drawn by chance.</source>
        <translation>Hetzelfde nummer geeft iedereen dezelfde kaarten; de volgende rondes krijgen de nummers daarna. Zonder nummer worden de kaarten willekeurig geschud.</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Discard pile, the first card first</source>
        <translation>Aflegstapel, oudste kaart eerst</translation>
    </message>
    <message>
        <source>Click to close</source>
        <translation>Klik om te sluiten</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Begun</source>
        <comment>when a game began</comment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschadigd</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>nog bezig</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Het bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of the program.</source>
        <translation>Het bestand komt van een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Het einde van het bestand ontbreekt.</translation>
    </message>
    <message>
        <source>The game is longer than a game can be. It is read up to move {move}.</source>
        <translation>Het spel is langer dan een spel kan zijn. Het is gelezen tot en met zet {move}.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Het bestand is te groot.</translation>
    </message>
    <message>
        <source>Line {line} of the file is too long.</source>
        <translation>Regel {line} van het bestand is te lang.</translation>
    </message>
    <message>
        <source>This is not a file of Oklahoma Rummy.</source>
        <translation>Dit is geen bestand van Oklahoma Rummy.</translation>
    </message>
    <message>
        <source>The program doesn’t know what line {line} of the file is.</source>
        <translation>Regel {line} van het bestand bevat niets wat het programma kent.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}, at character {column}.</source>
        <translation>Het bestand is beschadigd op regel {line}, bij teken {column}.</translation>
    </message>
    <message>
        <source>The game in line {line} of the file is damaged at move {move}.</source>
        <translation>Het spel op regel {line} van het bestand is beschadigd bij zet {move}.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}.</source>
        <translation>Het bestand is beschadigd op regel {line}.</translation>
    </message>
    <message>
        <source>The game is damaged at move {move}.</source>
        <translation>Het spel is beschadigd bij zet {move}.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Het bestand is beschadigd.</translation>
    </message>
    <message>
        <source>New games: {count}</source>
        <translation>Nieuwe spellen: {count}</translation>
    </message>
    <message>
        <source>Games continued: {count}</source>
        <translation>Aangevulde spellen: {count}</translation>
    </message>
    <message>
        <source>Here already: {count}</source>
        <translation>Al aanwezig: {count}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All data (*.jsonl)</source>
        <translation>Alle gegevens (*.jsonl)</translation>
    </message>
    <message>
        <source>Oklahoma Rummy text (*.okrummy)</source>
        <translation>Oklahoma Rummy-tekst (*.okrummy)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Bezig met opslaan…</translation>
    </message>
    <message>
        <source>Everything is written.</source>
        <translation>Alles is opgeslagen.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Opgeslagen: {file}</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Het bestand kon niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Bestandsindeling</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Er is nog geen spel gespeeld.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>All games with their results, your presets and your settings, in one file: to keep them safe, or to take them to another computer.</source>
        <translation>Alle spellen met hun uitslagen, je voorinstellingen en je instellingen in één bestand: om ze veilig te bewaren of mee te nemen naar een andere computer.</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Afgelopen spellen</translation>
    </message>
    <message>
        <source>Games still running</source>
        <translation>Lopende spellen</translation>
    </message>
    <message>
        <source>Your own presets</source>
        <translation>Eigen voorinstellingen</translation>
    </message>
    <message>
        <source>The file shows the cards of the games that are still running.</source>
        <translation>In het bestand zijn de kaarten van lopende spellen te zien.</translation>
    </message>
    <message>
        <source>This game is still running: the file shows all its cards.</source>
        <translation>Dit spel is nog bezig: in het bestand zijn alle kaarten te zien.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eén spel</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Rules, names and moves, short and readable.</source>
        <translation>Regels, namen en zetten, kort en leesbaar.</translation>
    </message>
    <message>
        <source>Also who played, when, and all results, for other programs.</source>
        <translation>Ook wie wanneer speelde en alle uitslagen, voor andere programma’s.</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Oklahoma Rummy</source>
        <translation>Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Er ging iets mis in het programma</translation>
    </message>
    <message>
        <source>Your game is still here: you can go on.</source>
        <translation>Je spel is er nog: je kunt verdergaan.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Je kunt verdergaan.</translation>
    </message>
    <message>
        <source>A report helps to put it right. It says what happened in which version on which system, and it has every card of this hand, also those you can’t see yet: read it when the hand is over. No names and no folders are in it. Nothing is sent by itself.</source>
        <translation>Een rapport helpt om de fout te verhelpen. Het vermeldt wat er gebeurde, in welke versie en op welk systeem, en het bevat alle kaarten van deze ronde, ook de kaarten die je nog niet kunt zien: lees het pas als de ronde afgelopen is. Er staan geen namen of mappen in. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>A report helps to put it right. It says what happened in which version on which system. No names and no folders are in it. Nothing is sent by itself.</source>
        <translation>Een rapport helpt om de fout te verhelpen. Het vermeldt wat er gebeurde, in welke versie en op welk systeem. Er staan geen namen of mappen in. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Rapport kopiëren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>&amp;Thinking pause</source>
        <translation>&amp;Denkpauze</translation>
    </message>
    <message>
        <source>How long computer players seem to think.</source>
        <translation>Hoelang computerspelers lijken na te denken.</translation>
    </message>
    <message>
        <source>&amp;Next hand by itself</source>
        <translation>&amp;Volgende ronde vanzelf</translation>
    </message>
    <message>
        <source>Dealt a few seconds after a hand; any click or key stops it.</source>
        <translation>Een paar seconden na een ronde wordt er gedeeld; elke klik of toets houdt dat tegen.</translation>
    </message>
    <message>
        <source>&amp;Confirm a knock</source>
        <translation>&amp;Klop bevestigen</translation>
    </message>
    <message>
        <source>You see your melds once more before they are shown. Without it the best arrangement is shown at once.</source>
        <translation>Je ziet je combinaties nog een keer voordat ze worden getoond. Anders wordt meteen de beste indeling getoond.</translation>
    </message>
    <message>
        <source>Look through the &amp;discard pile</source>
        <translation>&amp;Aflegstapel doorkijken</translation>
    </message>
    <message>
        <source>A button at the pile shows every card in it.</source>
        <translation>Een knop bij de stapel toont alle kaarten die erin liggen.</translation>
    </message>
    <message>
        <source>Show &amp;known cards</source>
        <translation>&amp;Bekende kaarten tonen</translation>
    </message>
    <message>
        <source>Cards that others took openly and still hold are shown beside them.</source>
        <translation>Kaarten die anderen open hebben genomen en nog vasthouden, worden bij hen getoond.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>GiveUpBox</name>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Give up the game? It then counts as won by {name}.</source>
        <translation>Het spel opgeven? Het telt dan als gewonnen door {name}.</translation>
    </message>
</context>
<context>
    <name>HandCards</name>
    <message>
        <source>The cards of this hand</source>
        <translation>De kaarten van deze ronde</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Rondenummer</translation>
    </message>
    <message>
        <source>No deal number</source>
        <translation>Geen rondenummer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>The cards follow from this number: whoever enters it gets the same ones. So anybody can check that they were not changed; nobody need take our word for it.</source>
        <translation>De kaarten volgen uit dit nummer: wie het invoert, krijgt dezelfde. Zo kan iedereen nagaan dat er niet mee is geknoeid; niemand hoeft ons op ons woord te geloven.</translation>
    </message>
    <message>
        <source>The cards could be known beforehand, so this hand does not count in statistics.</source>
        <translation>De kaarten konden vooraf bekend zijn; daarom telt deze ronde niet mee in de statistieken.</translation>
    </message>
    <message>
        <source>&amp;Play this hand again</source>
        <translation>Deze ronde &amp;opnieuw spelen</translation>
    </message>
    <message>
        <source>&amp;Same cards, seats swapped</source>
        <translation>&amp;Zelfde kaarten, andere plaatsen</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Hand {number}, dealer: {name}</source>
        <translation>Ronde {number}, deler: {name}</translation>
    </message>
    <message>
        <source>Nothing was left of the stock.</source>
        <translation>Er bleef niets van de stok over.</translation>
    </message>
    <message>
        <source>Left in the stock: {count}. Number 1 would have been drawn next.</source>
        <translation>Over in de stok: {count}. Nummer 1 zou de volgende kaart zijn geweest.</translation>
    </message>
    <message>
        <source>Only cards that have a deal number can be dealt again.</source>
        <translation>Alleen kaarten met een rondenummer kunnen opnieuw worden uitgedeeld.</translation>
    </message>
    <message>
        <source>Everybody gets the same cards as before.</source>
        <translation>Iedereen krijgt dezelfde kaarten als eerst.</translation>
    </message>
    <message>
        <source>Everybody moves one seat on, so each player gets the cards that another had.</source>
        <translation>Iedereen schuift één plaats op, zodat elke speler de kaarten krijgt die een ander had.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules of play</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere letters</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Grotere letters</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>words in the help</comment>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Alle regels van dit spel</translation>
    </message>
    <message>
        <source>In this game only gin ends a hand.</source>
        <translation>In dit spel eindigt een ronde alleen met gin.</translation>
    </message>
    <message>
        <source>In this game you may knock with {limit} or less.</source>
        <translation>In dit spel mag je kloppen met {limit} of minder.</translation>
    </message>
    <message>
        <source>The upcard of this hand is {card}: only gin ends it.</source>
        <translation>De omgekeerde kaart van deze ronde is {card}: alleen gin beëindigt de ronde.</translation>
    </message>
    <message>
        <source>The upcard of this hand is {card}: you may knock with {limit} or less.</source>
        <translation>De omgekeerde kaart van deze ronde is {card}: je mag kloppen met {limit} of minder.</translation>
    </message>
    <message>
        <source>It is a spade, so every point of this hand counts double.</source>
        <translation>Het is een schoppen, dus elk punt van deze ronde telt dubbel.</translation>
    </message>
    <message>
        <source>It is a spade, so every point of this hand counts triple.</source>
        <translation>Het is een schoppen, dus elk punt van deze ronde telt driedubbel.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint can be given this time.</source>
        <translation>Er is deze keer geen tip.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} afleggen</translation>
    </message>
    <message>
        <source>Gin: discard {card}</source>
        <translation>Gin: {card} afleggen</translation>
    </message>
    <message>
        <source>Knock: discard {card}</source>
        <translation>Kloppen: {card} afleggen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Van de stok trekken</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Kies de beste verdediging</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take {card} from the discard pile</source>
        <translation>{card} van de aflegstapel nemen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nemen</translation>
    </message>
    <message>
        <source>That leaves you no deadwood.</source>
        <translation>Zo hou je geen dood hout over.</translation>
    </message>
    <message>
        <source>The stock is nearly used up: this is your last turn in this hand.</source>
        <translation>De stok is bijna op: dit is je laatste beurt in deze ronde.</translation>
    </message>
    <message>
        <source>{card} would make a meld, but {name} would know of it. The stock promises more.</source>
        <translation>Met {card} zou je een combinatie hebben, maar {name} zou dat weten. De stok belooft meer.</translation>
    </message>
    <message>
        <source>{card} gives you a set of {ranks}.</source>
        <translation>Met {card} heb je een drieling {ranks}.</translation>
    </message>
    <message>
        <source>{card} gives you the run {first}–{last} {suit}.</source>
        <translation>Met {card} heb je de reeks {first}–{last} {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>That gets rid of %n point(s) of deadwood.</source>
        <translation>
            <numerusform>Je raakt 1 punt dood hout kwijt.</numerusform>
            <numerusform>Je raakt %n punten dood hout kwijt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n point(s) of deadwood; no other discard leaves fewer.</source>
        <translation>
            <numerusform>Je dood-houttotaal is dan %n; met geen andere kaart wordt het lager.</numerusform>
            <numerusform>Je dood-houttotaal is dan %n; met geen andere kaart wordt het lager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarding {card} would leave %n point(s) fewer, but also poorer chances.</source>
        <translation>
            <numerusform>Als je {card} aflegt, is je dood-houttotaal %n lager, maar zijn je kansen slechter.</numerusform>
            <numerusform>Als je {card} aflegt, is je dood-houttotaal %n lager, maar zijn je kansen slechter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack one card for gin: %n unseen card(s) would do.</source>
        <translation>
            <numerusform>Voor gin mis je één kaart: slechts één onbekende kaart zou passen.</numerusform>
            <numerusform>Voor gin mis je één kaart: %n onbekende kaarten zouden passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deadwood is then {points}, and the knock limit is {limit}.</source>
        <translation>Je dood-houttotaal is dan {points}, en de klop-limiet is {limit}.</translation>
    </message>
    <message>
        <source>It is early, only your turn number {turn}: few players have much together yet.</source>
        <translation>Het is pas je {turn}e beurt: zo vroeg heeft bijna niemand veel bij elkaar.</translation>
    </message>
    <message>
        <source>You keep {first} and {second}: {card} would make them a meld.</source>
        <translation>Je houdt {first} en {second}: met {card} erbij is dat een combinatie.</translation>
    </message>
    <message>
        <source>You keep {first} and {second}: {card} or {other} would make them a meld.</source>
        <translation>Je houdt {first} en {second}: met {card} of {other} erbij is dat een combinatie.</translation>
    </message>
    <message>
        <source>{card} is safe: too few of the cards that go with it are left.</source>
        <translation>{card} is veilig: er zijn te weinig kaarten over die erbij passen.</translation>
    </message>
    <message>
        <source>{name} had no use for {like}, so {card} is fairly safe.</source>
        <translation>{name} kon {like} niet gebruiken, dus {card} is vrij veilig.</translation>
    </message>
    <message>
        <source>Of your loose cards, {card} is the least likely to help {name}.</source>
        <translation>Van je losse kaarten heeft {name} waarschijnlijk het minst aan {card}.</translation>
    </message>
    <message>
        <source>{card} makes no meld with your cards.</source>
        <translation>{card} vormt geen combinatie met je kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>You could knock with %n point(s), but playing on promises more.</source>
        <translation>
            <numerusform>Je kunt kloppen met %n, maar doorspelen belooft meer.</numerusform>
            <numerusform>Je kunt kloppen met %n, maar doorspelen belooft meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deadwood falls from {before} to {after}.</source>
        <translation>Je dood-houttotaal daalt van {before} naar {after}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {unseen} unseen cards would lower your deadwood.</source>
        <translation>
            <numerusform>Eén van de {unseen} onbekende kaarten verlaagt je dood-houttotaal.</numerusform>
            <numerusform>%n van de {unseen} onbekende kaarten verlagen je dood-houttotaal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Other faults: {count}</source>
        <translation>Overige fouten: {count}</translation>
    </message>
    <message>
        <source>What comes before the damage can be imported.</source>
        <translation>Wat vóór de beschadiging komt, kan worden geïmporteerd.</translation>
    </message>
    <message>
        <source>Results in the file don’t agree with the moves; the moves count.</source>
        <translation>Uitslagen in het bestand komen niet overeen met de zetten; de zetten gelden.</translation>
    </message>
    <message>
        <source>There is no game in the file.</source>
        <translation>Er staat geen spel in het bestand.</translation>
    </message>
    <message>
        <source>Not everything could be kept: the file of your games can’t be written.</source>
        <translation>Niet alles kon worden bewaard: het bestand met je spellen kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>Imported.</source>
        <translation>Geïmporteerd.</translation>
    </message>
    <message>
        <source>Games that are here already are counted once.</source>
        <translation>Spellen die er al zijn, tellen maar één keer.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Een ogenblik…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Presets too</source>
        <translation>Ook voorinstellingen</translation>
    </message>
    <message>
        <source>Settings too</source>
        <translation>Ook instellingen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importeren</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>Games and data (*.okrummy *.json *.jsonl)</source>
        <translation>Spellen en gegevens (*.okrummy *.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>In de menu’s</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>C</source>
        <comment>typed for clubs; one letter</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>D</source>
        <comment>typed for diamonds; one letter</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <comment>typed for hearts; one letter</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>S</source>
        <comment>typed for spades; one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Along your cards, and to whatever lies beside</source>
        <translation>Langs je kaarten, en naar wat ernaast ligt</translation>
    </message>
    <message>
        <source>Your cards, the piles, the buttons, the score, the knock limit in turn</source>
        <translation>Achtereenvolgens kaarten, stapels, knoppen, score en klop-limiet</translation>
    </message>
    <message>
        <source>What has the focus: draw from a pile, press a button; else the golden button</source>
        <translation>Wat de focus heeft: van een stapel trekken, op een knop drukken; anders de gouden knop</translation>
    </message>
    <message>
        <source>Look through the discard pile, where the settings allow it</source>
        <translation>Aflegstapel doorkijken, als de instellingen het toestaan</translation>
    </message>
    <message>
        <source>The first and the last card</source>
        <translation>Eerste en laatste kaart</translation>
    </message>
    <message>
        <source>The seven of hearts: its rank, then its suit</source>
        <translation>Hartenzeven: eerst de waarde, dan de kleur</translation>
    </message>
    <message>
        <source>Ace, ten, jack, queen, king</source>
        <translation>Aas, tien, boer, vrouw, heer</translation>
    </message>
    <message>
        <source>The suits: clubs, diamonds, hearts, spades</source>
        <translation>De kleuren: klaveren, ruiten, harten, schoppen</translation>
    </message>
    <message>
        <source>Choose the card or let go of it</source>
        <translation>Kaart kiezen of loslaten</translation>
    </message>
    <message>
        <source>Move the card within your hand</source>
        <translation>Kaart in je hand verplaatsen</translation>
    </message>
    <message>
        <source>Sort your cards</source>
        <translation>Kaarten sorteren</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Van de stok trekken</translation>
    </message>
    <message>
        <source>Take the top discard, or the upcard offered</source>
        <translation>Bovenste kaart van de aflegstapel of aangeboden omgekeerde kaart nemen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Gekozen kaart afleggen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Confirm the knock</source>
        <translation>Klop bevestigen</translation>
    </message>
    <message>
        <source>Other melds with the same cards</source>
        <translation>Andere combinaties met dezelfde kaarten</translation>
    </message>
    <message>
        <source>Take the knock back; let go of a card</source>
        <translation>Klop terugnemen; kaart loslaten</translation>
    </message>
    <message>
        <source>Lay the chosen card off on the meld of this number</source>
        <translation>Gekozen kaart aanleggen bij de combinatie met dit nummer</translation>
    </message>
    <message>
        <source>Lay it off where there is one meld for it; without a card: done</source>
        <translation>Aanleggen als er maar één combinatie past; zonder gekozen kaart: klaar</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Beste verdediging</translation>
    </message>
    <message>
        <source>Undo the last layoff</source>
        <translation>Laatst aangelegde kaart terugnemen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Je kaarten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>While you knock</source>
        <translation>Bij het kloppen</translation>
    </message>
    <message>
        <source>While you lay off</source>
        <translation>Bij het aanleggen</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Systeemtaal ({language})</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>this language in its own words</comment>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>The translation for {language} is missing; the program speaks English.</source>
        <translation>De vertaling voor {language} ontbreekt; het programma is in het Engels.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A game that was broken off can’t be read by this version. It stays as it is.</source>
        <translation>Een onderbroken spel kan door deze versie niet worden gelezen. Het blijft zoals het is.</translation>
    </message>
    <message>
        <source>A game is being played in another window. It can’t be continued in this one.</source>
        <translation>In een ander venster is een spel bezig. In dit venster kun je er niet mee verdergaan.</translation>
    </message>
    <message>
        <source>The backup has been restored.</source>
        <translation>De back-up is teruggezet.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy</source>
        <translation>Oklahoma Rummy</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Rules of play</source>
        <translation>&amp;Spelregels</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Leren spelen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;About Oklahoma Rummy</source>
        <translation>&amp;Over Oklahoma Rummy</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>Go on with the &amp;earlier game</source>
        <translation>&amp;Verder met het onderbroken spel</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Scoreblad</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regels van dit spel</translation>
    </message>
    <message>
        <source>&amp;Cards of this hand…</source>
        <translation>&amp;Kaarten van deze ronde…</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>S&amp;tatistieken</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>&amp;Back-up terugzetten…</translation>
    </message>
    <message>
        <source>&amp;Leave my seat to the computer</source>
        <translation>Mijn plaats aan de &amp;computer overlaten</translation>
    </message>
    <message>
        <source>&amp;Take a seat back</source>
        <translation>&amp;Plaats terugnemen</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Opgeven…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Kaarten</translation>
    </message>
    <message>
        <source>Sort by &amp;melds</source>
        <translation>Op &amp;combinatie sorteren</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Op &amp;kleur sorteren</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Op &amp;waarde sorteren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Table cloth</source>
        <translation>&amp;Tafelkleed</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Kaart&amp;rug</translation>
    </message>
    <message>
        <source>&amp;Large index</source>
        <translation>&amp;Grote index</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier kleuren</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Geen &amp;animaties</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>Ge&amp;luid</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;olledig scherm</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>T&amp;ekstweergave</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Marineblauw</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Ruby red</source>
        <translation>Robijnrood</translation>
    </message>
    <message>
        <source>Strong contrast</source>
        <translation>Sterk contrast</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Bosgroen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>Een geheel getal van {low} tot en met {high}.</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Minstens één speler moet een mens zijn.</translation>
    </message>
    <message>
        <source>The target score is not possible.</source>
        <translation>Deze doelscore is niet mogelijk.</translation>
    </message>
    <message>
        <source>The deal number is not possible.</source>
        <translation>Dit rondenummer is niet mogelijk.</translation>
    </message>
    <message>
        <source>A number among the options is not possible.</source>
        <translation>Een van de getallen bij de opties is niet mogelijk.</translation>
    </message>
    <message>
        <source>As last time: press Enter.</source>
        <translation>Net als de vorige keer: druk op Enter.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Doelscore</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Meer opties</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Deal the cards</source>
        <translation>Kaarten &amp;uitdelen</translation>
    </message>
    <message>
        <source>&amp;Target score</source>
        <translation>&amp;Doelscore</translation>
    </message>
</context>
<context>
    <name>OpenCardsBox</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>This game isn’t over. Whoever opens the file sees all its cards, also those that are still hidden.</source>
        <translation>Dit spel is nog niet afgelopen. Wie het bestand opent, ziet alle kaarten, ook de kaarten die nog verborgen zijn.</translation>
    </message>
    <message>
        <source>Export all the same</source>
        <translation>Toch exporteren</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The knock limit is fixed: the upcard doesn’t matter.</source>
        <translation>De klop-limiet staat vast: de omgekeerde kaart maakt niets uit.</translation>
    </message>
    <message>
        <source>Every hand ends with gin: there is nothing to lay off and no undercut.</source>
        <translation>Elke ronde eindigt met gin: er valt niets aan te leggen en er is geen undercut.</translation>
    </message>
    <message>
        <source>Only four players can be partners.</source>
        <translation>Alleen met vier spelers kun je partners zijn.</translation>
    </message>
    <message>
        <source>Only in a game of partners.</source>
        <translation>Alleen in een spel met partners.</translation>
    </message>
    <message>
        <source>Laying off is not allowed in this game.</source>
        <translation>Aanleggen is in dit spel niet toegestaan.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Drawing and discarding</source>
        <translation>Trekken en afleggen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Opponents lay off too</source>
        <translation>Tegenstanders leggen ook aan</translation>
    </message>
    <message>
        <source>Hollywood scoring</source>
        <translation>Hollywoodtelling</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Doelscore</translation>
    </message>
    <message>
        <source>Restocks in a hand</source>
        <translation>Nieuwe stokken per ronde</translation>
    </message>
    <message>
        <source>Spade upcard</source>
        <translation>Schoppen omgekeerd</translation>
    </message>
    <message>
        <source>Ace means gin only</source>
        <translation>Bij een aas alleen gin</translation>
    </message>
    <message>
        <source>Knock limit</source>
        <translation>Klop-limiet</translation>
    </message>
    <message>
        <source>Upcard is offered first</source>
        <translation>Omgekeerde kaart eerst aanbieden</translation>
    </message>
    <message>
        <source>Ace also high in runs</source>
        <translation>Aas ook hoog in reeksen</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Aanleggen</translation>
    </message>
    <message>
        <source>Take and discard the same card</source>
        <translation>Genomen kaart meteen afleggen</translation>
    </message>
    <message>
        <source>Knock face down</source>
        <translation>Gedekt kloppen</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Ginbonus</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Undercutbonus</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Vakbonus</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Spelbonus</translation>
    </message>
    <message>
        <source>Three or four play each for himself, or four as partners.</source>
        <translation>Met drie of vier speelt ieder voor zich; met vier kan het ook met partners.</translation>
    </message>
    <message>
        <source>Those opposite each other share a score. Usually off.</source>
        <translation>Spelers tegenover elkaar delen een score. Meestal uit.</translation>
    </message>
    <message>
        <source>After a knock the opponents may lay off too, before the knocker’s partner does. Usually off.</source>
        <translation>Na een klop mogen ook de tegenstanders aanleggen, vóór de partner van de klopper. Meestal uit.</translation>
    </message>
    <message>
        <source>Three games side by side: a side’s first hand won counts in the first, its second in two, the later ones in all three. Usually off.</source>
        <translation>Drie spellen naast elkaar: de eerste gewonnen ronde van een partij telt in het eerste, de tweede in twee, de latere in alle drie. Meestal uit.</translation>
    </message>
    <message>
        <source>Who reaches it first wins the game: {low} to {high}, usually {usual}.</source>
        <translation>Wie deze score het eerst bereikt, wint het spel: {low} tot en met {high}, meestal {usual}.</translation>
    </message>
    <message>
        <source>How many times in a hand the discards become a new stock: {low} to {high}. Usually {two} for two players, {three} for three, {four} for four.</source>
        <translation>Zo vaak wordt in een ronde van de afgelegde kaarten een nieuwe stok gemaakt: {low} tot en met {high}. Meestal {two} bij twee spelers, {three} bij drie, {four} bij vier.</translation>
    </message>
    <message>
        <source>Multiplies every point scored in the hand. Usually × 2.</source>
        <translation>Vermenigvuldigt alle punten van de ronde. Meestal × 2.</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin may be declared; turned off, 1 may knock too. Usually on.</source>
        <translation>Met een aas als omgekeerde kaart mag je alleen gin maken; staat dit uit, dan mag je ook kloppen met 1. Meestal aan.</translation>
    </message>
    <message>
        <source>The most deadwood that may knock. Usually the upcard sets it; a number from 0 to 10 stands for every hand.</source>
        <translation>Het hoogste dood-houttotaal waarmee je mag kloppen. Meestal bepaalt de omgekeerde kaart het; een getal van 0 tot en met 10 geldt voor elke ronde.</translation>
    </message>
    <message>
        <source>Before the first turn each player may take the upcard or pass. Usually off.</source>
        <translation>Vóór de eerste beurt mag elke speler de omgekeerde kaart nemen of passen. Meestal uit.</translation>
    </message>
    <message>
        <source>Queen, king, ace is a run too; the ace still counts 1. Usually off.</source>
        <translation>Vrouw, heer, aas is ook een reeks; de aas blijft 1 punt waard. Meestal uit.</translation>
    </message>
    <message>
        <source>After a knock, cards that fit may be laid off on melds of the other side. Usually on.</source>
        <translation>Na een klop mag je passende kaarten aanleggen bij combinaties van de andere partij. Meestal aan.</translation>
    </message>
    <message>
        <source>A card from the discard pile may be discarded in the same turn. Usually off.</source>
        <translation>Een kaart van de aflegstapel mag je in dezelfde beurt weer afleggen. Meestal uit.</translation>
    </message>
    <message>
        <source>The card laid down to knock is not shown. Usually on.</source>
        <translation>De kaart waarmee je klopt, blijft gedekt. Meestal aan.</translation>
    </message>
    <message>
        <source>Points for gin: {low} to {high}, usually {usual}.</source>
        <translation>Punten voor gin: {low} tot en met {high}, meestal {usual}.</translation>
    </message>
    <message>
        <source>Points for an undercut: {low} to {high}, usually {usual}.</source>
        <translation>Punten voor een undercut: {low} tot en met {high}, meestal {usual}.</translation>
    </message>
    <message>
        <source>For each hand won, added at the end of the game: {low} to {high}, usually {usual}.</source>
        <translation>Voor elke gewonnen ronde, bijgeteld aan het einde van het spel: {low} tot en met {high}, meestal {usual}.</translation>
    </message>
    <message>
        <source>For the winner of the game: {low} to {high}, usually {usual}.</source>
        <translation>Voor de winnaar van het spel: {low} tot en met {high}, meestal {usual}.</translation>
    </message>
    <message>
        <source>The upcard’s value</source>
        <translation>De omgekeerde kaart</translation>
    </message>
    <message>
        <source>Gin only</source>
        <translation>Alleen gin</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Oklahoma Rummy</source>
        <translation>Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Gin</source>
        <translation>Oklahoma Gin</translation>
    </message>
    <message>
        <source>Double Oklahoma</source>
        <translation>Dubbel Oklahoma</translation>
    </message>
    <message>
        <source>Hollywood Oklahoma</source>
        <translation>Hollywood Oklahoma</translation>
    </message>
    <message>
        <source>No layoffs</source>
        <translation>Zonder aanleggen</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kort spel</translation>
    </message>
    <message>
        <source>Long game</source>
        <translation>Lang spel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Partnership Oklahoma</source>
        <translation>Partnership Oklahoma</translation>
    </message>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin Rummy</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>The upcard sets how low you must get to knock; spades count double.</source>
        <translation>De omgekeerde kaart bepaalt hoe laag je moet komen om te kloppen; schoppen telt dubbel.</translation>
    </message>
    <message>
        <source>Another name for the same game: the rules are those of Oklahoma Rummy.</source>
        <translation>Een andere naam voor hetzelfde spel: de regels zijn die van Oklahoma Rummy.</translation>
    </message>
    <message>
        <source>A spade upcard triples every point of the hand.</source>
        <translation>Een schoppen als omgekeerde kaart verdrievoudigt alle punten van de ronde.</translation>
    </message>
    <message>
        <source>Three games are scored side by side from the same hands.</source>
        <translation>Dezelfde rondes tellen voor drie spellen naast elkaar.</translation>
    </message>
    <message>
        <source>After a knock no cards may be laid off.</source>
        <translation>Na een klop mag niemand aanleggen.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 150 points.</source>
        <translation>Oklahoma Rummy tot 150 punten.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 250 points.</source>
        <translation>Oklahoma Rummy tot 250 punten.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 300 points.</source>
        <translation>Oklahoma Rummy tot 300 punten.</translation>
    </message>
    <message>
        <source>Two against two: partners sit opposite each other and share a score.</source>
        <translation>Twee tegen twee: partners zitten tegenover elkaar en delen een score.</translation>
    </message>
    <message>
        <source>The plain game: knock with 10 or less, no spade doubling, the upcard is offered, up to 100 points.</source>
        <translation>Het gewone spel: kloppen met 10 of minder, geen schoppenverdubbeling, de omgekeerde kaart wordt aangeboden, tot 100 punten.</translation>
    </message>
    <message>
        <source>Rules of your own, from any options.</source>
        <translation>Je eigen regels, met opties naar keuze.</translation>
    </message>
    <message>
        <source>Your own preset.</source>
        <translation>Je eigen voorinstelling.</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Hobbyspeler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Clubspeler</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Ervaren speler</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Kampioen</translation>
    </message>
    <message>
        <source>Early knocker</source>
        <translation>Vroege klopper</translation>
    </message>
    <message>
        <source>Gin hunter</source>
        <translation>Ginjager</translation>
    </message>
    <message>
        <source>Clings to pairs, forgets what was played and knocks at once.</source>
        <translation>Klampt zich vast aan paren, vergeet wat er is gespeeld en klopt meteen.</translation>
    </message>
    <message>
        <source>Collects what might fit, forgets soon and knocks at once.</source>
        <translation>Verzamelt wat misschien past, vergeet snel en klopt meteen.</translation>
    </message>
    <message>
        <source>Holds back what you need and knows when a knock is worth it.</source>
        <translation>Houdt vast wat jij nodig hebt en weet wanneer kloppen loont.</translation>
    </message>
    <message>
        <source>Looks one draw ahead, but not at what you are after.</source>
        <translation>Kijkt één trekbeurt vooruit, maar let niet op wat jij zoekt.</translation>
    </message>
    <message>
        <source>Remembers every card; knocks early or plays for gin.</source>
        <translation>Onthoudt elke kaart; klopt vroeg of speelt op gin.</translation>
    </message>
    <message>
        <source>Weighs every card by the experience of very many games.</source>
        <translation>Weegt elke kaart met de ervaring van heel veel spellen.</translation>
    </message>
    <message>
        <source>As strong as an expert; knocks early, and later unless gin is very near.</source>
        <translation>Zo sterk als een expert; klopt vroeg, en later ook, tenzij gin heel dichtbij is.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>Speelt op deze computer.</translation>
    </message>
    <message>
        <source>As strong as an expert; plays for gin and knocks only when none is in sight.</source>
        <translation>Zo sterk als een expert; speelt op gin en klopt alleen als er geen gin in zicht is.</translation>
    </message>
    <message>
        <source>A deal number has digits only, such as 482913775014.</source>
        <translation>Een rondenummer bestaat alleen uit cijfers, zoals 482913775014.</translation>
    </message>
    <message>
        <source>Deal numbers go from 1 to {largest}.</source>
        <translation>Rondenummers lopen van 1 tot en met {largest}.</translation>
    </message>
    <message>
        <source>This version of the program doesn’t know such deal numbers.</source>
        <translation>Deze versie van het programma kent zulke rondenummers niet.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Sa&amp;ve as preset…</source>
        <translation>&amp;Voorinstelling opslaan…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Naam wijzigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Naam van de voorinstelling</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigen voorinstellingen</translation>
    </message>
    <message>
        <source>Save to “{name}”</source>
        <translation>Opslaan in “{name}”</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>“{name}” verwijderen?</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Type a name for the preset.</source>
        <translation>Typ een naam voor de voorinstelling.</translation>
    </message>
    <message>
        <source>A name has at most {count} characters.</source>
        <translation>Een naam heeft hoogstens {count} tekens.</translation>
    </message>
    <message>
        <source>There is a preset of this name.</source>
        <translation>Er is al een voorinstelling met deze naam.</translation>
    </message>
    <message>
        <source>The file of your presets was damaged and has been kept aside.</source>
        <translation>Het bestand met je voorinstellingen was beschadigd en is apart bewaard.</translation>
    </message>
    <message>
        <source>The file of your presets can’t be read.</source>
        <translation>Het bestand met je voorinstellingen kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file of your presets was written by a newer version. It stays as it is; presets made now are gone when you quit.</source>
        <translation>Het bestand met je voorinstellingen komt van een nieuwere versie. Het blijft zoals het is; voorinstellingen die je nu maakt, worden bij het afsluiten niet bewaard.</translation>
    </message>
    <message>
        <source>One of your presets made no sense and has been kept aside.</source>
        <translation>Een van je voorinstellingen was onbruikbaar en is apart bewaard.</translation>
    </message>
    <message>
        <source>Two of your presets were called “{preset}”. One is now “{field}”.</source>
        <translation>Twee van je voorinstellingen heetten “{preset}”. Eén heet nu “{field}”.</translation>
    </message>
    <message>
        <source>Your preset “{preset}” has an option that this version doesn’t know: {field}.</source>
        <translation>Je voorinstelling “{preset}” heeft een optie die deze versie niet kent: {field}.</translation>
    </message>
    <message>
        <source>Your preset “{preset}” had an impossible value for “{field}”; the usual one is used.</source>
        <translation>Je voorinstelling “{preset}” had een onmogelijke waarde voor “{field}”; de standaardwaarde geldt.</translation>
    </message>
    <message>
        <source>Not everything that you chose for the last game could be read.</source>
        <translation>Niet alles wat je voor het vorige spel had gekozen, kon worden gelezen.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>{card}, just drawn</source>
        <translation>{card}, net getrokken</translation>
    </message>
    <message>
        <source>{card}, in a set</source>
        <translation>{card}, in een drieling</translation>
    </message>
    <message>
        <source>{card}, in a run</source>
        <translation>{card}, in een reeks</translation>
    </message>
    <message>
        <source>Set of {count} cards: {rank}</source>
        <translation>Drieling van {count} kaarten: {rank}</translation>
    </message>
    <message>
        <source>Run from {first} to {last}</source>
        <translation>Reeks van {first} tot en met {last}</translation>
    </message>
    <message>
        <source>Stock, cards: {count}</source>
        <translation>Stok, kaarten: {count}</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>De aflegstapel is leeg</translation>
    </message>
    <message>
        <source>Discard pile, on top: {card}</source>
        <translation>Aflegstapel, bovenste kaart: {card}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>{turn}: {task}</source>
        <comment>whose turn, what to do</comment>
        <translation>{turn}: {task}</translation>
    </message>
    <message>
        <source>Your deadwood: {points}</source>
        <translation>Je dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>Upcard: {card}</source>
        <translation>Omgekeerde kaart: {card}</translation>
    </message>
    <message>
        <source>The points of this hand count {times} times</source>
        <translation>De punten van deze ronde tellen {times} keer</translation>
    </message>
    <message>
        <source>{name}, meld {number}: {meld}</source>
        <translation>{name}, combinatie {number}: {meld}</translation>
    </message>
    <message>
        <source>{name}: no deadwood</source>
        <translation>{name}: geen dood hout</translation>
    </message>
    <message>
        <source>{name}, deadwood {points}: {cards}</source>
        <translation>{name}, dood-houttotaal {points}: {cards}</translation>
    </message>
    <message>
        <source>{name}, cards: {count}, {state}</source>
        <translation>{name}, kaarten: {count}, {state}</translation>
    </message>
    <message>
        <source>{name}, cards: {count}</source>
        <translation>{name}, kaarten: {count}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Deler: {name}</translation>
    </message>
    <message>
        <source>{hand}, {goal}</source>
        <comment>Hand 3, first to 200</comment>
        <translation>{hand}, {goal}</translation>
    </message>
    <message>
        <source>Score of {name}: {points}, boxes: {boxes}</source>
        <translation>{name}, score: {points}, vakken: {boxes}</translation>
    </message>
    <message>
        <source>Game {number}, score of {name}: {points}, boxes: {boxes}</source>
        <translation>Spel {number}, {name}, score: {points}, vakken: {boxes}</translation>
    </message>
</context>
<context>
    <name>ResetBox</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Count from now on only? Your games are kept, and you can undo this later.</source>
        <translation>Alleen vanaf nu tellen? Je spellen blijven bewaard en je kunt dit later ongedaan maken.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Vanaf nu tellen</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Back-up terugzetten</translation>
    </message>
    <message>
        <source>The games kept now are copied first, so there is a way back.</source>
        <translation>De huidige spellen worden eerst gekopieerd, zodat je nog terug kunt.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day on which you play.</source>
        <translation>Er is nog geen back-up. Op elke dag dat je speelt, wordt er een gemaakt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>{day}, {time}: before a newer version of the program</source>
        <translation>{day}, {time}: vóór een nieuwere programmaversie</translation>
    </message>
    <message>
        <source>{day}, {time}: before a backup was restored</source>
        <translation>{day}, {time}: vóór terugzetten van een back-up</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules</source>
        <comment>of the game being played</comment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>Aas omgekeerd</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Omgekeerde kaart</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Discard taken</source>
        <translation>Genomen kaart</translation>
    </message>
    <message>
        <source>Knock’s discard</source>
        <translation>Kaart bij klop</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verdediging</translation>
    </message>
    <message>
        <source>Restocks</source>
        <translation>Nieuwe stokken</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>three games side by side</source>
        <translation>drie spellen naast elkaar</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>the opponents lay off too</source>
        <translation>tegenpartij legt ook aan</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>open</translation>
    </message>
    <message>
        <source>offered before the first turn</source>
        <translation>eerst aangeboden</translation>
    </message>
    <message>
        <source>may be discarded in the same turn</source>
        <translation>mag in dezelfde beurt terug</translation>
    </message>
    <message>
        <source>queen, king, ace counts too</source>
        <translation>vrouw, heer, aas geldt ook</translation>
    </message>
    <message>
        <source>four, as partners</source>
        <translation>vier, als partners</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three, each for himself</source>
        <translation>drie, ieder voor zich</translation>
    </message>
    <message>
        <source>four, each for himself</source>
        <translation>vier, ieder voor zich</translation>
    </message>
    <message>
        <source>{points} in each game</source>
        <translation>{points} in elk spel</translation>
    </message>
    <message>
        <source>gin only, in every hand</source>
        <translation>alleen gin, in elke ronde</translation>
    </message>
    <message>
        <source>{limit} in every hand</source>
        <translation>{limit} in elke ronde</translation>
    </message>
    <message>
        <source>the upcard’s value</source>
        <translation>de omgekeerde kaart</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>alleen gin</translation>
    </message>
    <message>
        <source>1 may knock</source>
        <translation>kloppen met 1 mag</translation>
    </message>
    <message>
        <source>counts like any other</source>
        <translation>telt als elke andere</translation>
    </message>
    <message>
        <source>every point counts double</source>
        <translation>elk punt telt dubbel</translation>
    </message>
    <message>
        <source>every point counts triple</source>
        <translation>elk punt telt driedubbel</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regels van dit spel</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Eindafrekening</translation>
    </message>
    <message>
        <source>Boxes and totals</source>
        <translation>Vakken en totalen</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drie de spellen</translation>
    </message>
    <message>
        <source>Three games side by side. Target score: {points}</source>
        <translation>Drie spellen naast elkaar. Doelscore: {points}</translation>
    </message>
    <message>
        <source>Target score: {points}</source>
        <translation>Doelscore: {points}</translation>
    </message>
    <message>
        <source>{loser} gave up. Winner: {name}</source>
        <translation>{loser} gaf op. Winst: {name}</translation>
    </message>
    <message>
        <source>Winners: {names}, {score}</source>
        <translation>Winnaars: {names}, {score}</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <translation>Winnaar: {name}, {score}</translation>
    </message>
    <message>
        <source>A tie with {points} points each: {names}</source>
        <translation>Gelijkspel met elk {points} punten: {names}</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Er is nog geen ronde geteld.</translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message>
        <source>How the game went</source>
        <translation>Verloop van het spel</translation>
    </message>
</context>
<context>
    <name>Scoresheet</name>
    <message>
        <source>{game}, {name}</source>
        <comment>a column</comment>
        <translation>{game}, {name}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>nog bezig</translation>
    </message>
    <message>
        <source>given up, winner: {name}</source>
        <translation>opgegeven, winst: {name}</translation>
    </message>
    <message>
        <source>hand {number}, winner: {name}</source>
        <translation>ronde {number}, winst: {name}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Afloop</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a game that has ended</comment>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>{name}: {points}, together {total}</source>
        <translation>{name}: {points}, samen {total}</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Eindafrekening</translation>
    </message>
    <message>
        <source>Boxes × {points}</source>
        <comment>box bonus</comment>
        <translation>Vakken × {points}</translation>
    </message>
    <message>
        <source>Points of the hands</source>
        <translation>Punten uit de rondes</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Spelbonus</translation>
    </message>
    <message>
        <source>Shutout (schneider)</source>
        <translation>Shutout (schneider)</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drie de spellen</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klop</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <comment>one of three: Hollywood</comment>
        <translation>Spel {number}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>{seat}: name</source>
        <translation>{seat}: naam</translation>
    </message>
    <message>
        <source>{seat}: person or computer</source>
        <translation>{seat}: mens of computer</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>&amp;Partners</translation>
    </message>
    <message>
        <source>{first} and {second} against {third} and {fourth}</source>
        <translation>{first} en {second} tegen {third} en {fourth}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>azen</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>drieën</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>vijven</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>zessen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>zevens</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>negens</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tienen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>boeren</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>vrouwen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>heren</translation>
    </message>
    <message>
        <source>A</source>
        <comment>corner of the ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>corner of the jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>corner of the queen</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of the king</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card</comment>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Drieling {ranks}</translation>
    </message>
    <message>
        <source>Run {first}–{last} {suit}</source>
        <translation>Reeks {first}–{last} {suit}</translation>
    </message>
    <message>
        <source>{first} &amp; {second}</source>
        <comment>two partners</comment>
        <translation>{first} &amp; {second}</translation>
    </message>
    <message>
        <source>{name} dealt. Upcard: {card}</source>
        <translation>{name} deelde uit. Omgekeerde kaart: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} paste</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} trok van de stok</translation>
    </message>
    <message>
        <source>{name} drew from the stock: {card}</source>
        <translation>{name} trok van de stok: {card}</translation>
    </message>
    <message>
        <source>{name} took from the discard pile: {card}</source>
        <translation>{name} nam van de aflegstapel: {card}</translation>
    </message>
    <message>
        <source>{name} discarded: {card}</source>
        <translation>{name} legde af: {card}</translation>
    </message>
    <message>
        <source>{name} took {card} from the discard pile and discarded {discard}</source>
        <translation>{name} nam {card} van de aflegstapel en legde {discard} af</translation>
    </message>
    <message>
        <source>{name} drew from the stock and discarded {discard}</source>
        <translation>{name} trok van de stok en legde {discard} af</translation>
    </message>
    <message>
        <source>{name} drew {card} from the stock and discarded {discard}</source>
        <translation>{name} trok {card} van de stok en legde {discard} af</translation>
    </message>
    <message>
        <source>{name} went gin</source>
        <translation>{name} had gin</translation>
    </message>
    <message>
        <source>{name} knocked. Deadwood: {points}</source>
        <translation>{name} klopte. Dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>The discards were shuffled beneath the stock. Cards: {count}</source>
        <translation>De afgelegde kaarten zijn geschud en onder de stok gelegd. Kaarten: {count}</translation>
    </message>
    <message>
        <source>{name} gave up the game</source>
        <translation>{name} gaf het spel op</translation>
    </message>
    <message>
        <source>Everybody has passed: draw from the stock.</source>
        <translation>Iedereen heeft gepast: trek van de stok.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn to deal.</source>
        <translation>Een ander is aan de beurt om uit te delen.</translation>
    </message>
    <message>
        <source>{name} laid off {cards}. Deadwood: {points}</source>
        <translation>{name} legde {cards} aan. Dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>+ {bonus} gin bonus = {points}</source>
        <translation>+ {bonus} ginbonus = {points}</translation>
    </message>
    <message>
        <source>+ {bonus} undercut bonus = {points}</source>
        <translation>+ {bonus} undercutbonus = {points}</translation>
    </message>
    <message>
        <source>× {times} for spades = {points}</source>
        <translation>× {times} voor schoppen = {points}</translation>
    </message>
    <message>
        <source>{name} showed the hand. Deadwood: {points}</source>
        <translation>{name} toonde de kaarten. Dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>Drawn hand: it ended without a knock. Nobody scores</source>
        <translation>Remise: de ronde eindigde zonder klop. Niemand scoort</translation>
    </message>
    <message>
        <source>Gin! {name} won the hand: {sum}</source>
        <translation>Gin! {name}: ronde gewonnen. Punten: {sum}</translation>
    </message>
    <message>
        <source>Undercut! {name} won the hand: {sum}</source>
        <translation>Undercut! {name}: ronde gewonnen. Punten: {sum}</translation>
    </message>
    <message>
        <source>{name} won the hand: {sum}</source>
        <translation>{name}: ronde gewonnen. Punten: {sum}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>That can’t be done now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>That card is not free in your hand.</source>
        <translation>Die kaart heb je niet vrij in je hand.</translation>
    </message>
    <message>
        <source>The card you took from the discard pile can’t go back in the same turn.</source>
        <translation>De kaart die je van de aflegstapel hebt genomen, mag niet in dezelfde beurt terug.</translation>
    </message>
    <message>
        <source>These cards are not a meld.</source>
        <translation>Deze kaarten vormen geen combinatie.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>Een kaart kan maar in één combinatie zitten.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Je dood-houttotaal ligt boven de klop-limiet.</translation>
    </message>
    <message>
        <source>Gin only: you may knock without deadwood only.</source>
        <translation>Alleen gin: je mag alleen zonder dood hout kloppen.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this hand.</source>
        <translation>In deze ronde mag je niet aanleggen.</translation>
    </message>
    <message>
        <source>The hand must be shown with the least deadwood.</source>
        <translation>Je moet je kaarten met zo weinig mogelijk dood hout tonen.</translation>
    </message>
    <message>
        <source>The card does not fit this meld.</source>
        <translation>De kaart past niet bij deze combinatie.</translation>
    </message>
    <message>
        <source>These are not the cards of a deck.</source>
        <translation>Deze kaarten vormen geen volledig kaartspel.</translation>
    </message>
    <message>
        <source>These are not the cards of the deal number.</source>
        <translation>Dit zijn niet de kaarten van het rondenummer.</translation>
    </message>
    <message>
        <source>The game can’t be taken back to there.</source>
        <translation>Zo ver kan het spel niet worden teruggenomen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The damaged file was kept aside as {file}.</source>
        <translation>Het beschadigde bestand is apart bewaard als {file}.</translation>
    </message>
    <message>
        <source>The game goes on and will be kept when that works again.</source>
        <translation>Het spel gaat door en wordt bewaard zodra dat weer lukt.</translation>
    </message>
    <message>
        <source>Nothing in it was changed; this game is not kept when you quit.</source>
        <translation>Er is niets aan veranderd; dit spel wordt bij het afsluiten niet bewaard.</translation>
    </message>
    <message>
        <source>The file of your games is damaged: {file}.</source>
        <translation>Het bestand met je spellen is beschadigd: {file}.</translation>
    </message>
    <message>
        <source>The file of your games was written by a newer version: {file}.</source>
        <translation>Het bestand met je spellen komt van een nieuwere versie: {file}.</translation>
    </message>
    <message>
        <source>The file of your games can’t be written: {file}.</source>
        <translation>Het bestand met je spellen kan niet worden geschreven: {file}.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games: {file}.</source>
        <translation>Een ander programma gebruikt het bestand met je spellen: {file}.</translation>
    </message>
    <message>
        <source>Everything has been kept: {file} can be written again.</source>
        <translation>Alles is bewaard: {file} kan weer worden geschreven.</translation>
    </message>
    <message>
        <source>{name} found no move. From now on this seat is played in a plain way.</source>
        <translation>{name} vond geen zet. Vanaf nu wordt deze plaats op een eenvoudige manier gespeeld.</translation>
    </message>
    <message>
        <source>{name} found no move. From now on this seat plays one level lower: {level}.</source>
        <translation>{name} vond geen zet. Vanaf nu speelt deze plaats één niveau lager: {level}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been kept aside; the usual ones are used.</source>
        <translation>De instellingen waren beschadigd en zijn apart bewaard; de standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>The settings can’t be read; the usual ones are used.</source>
        <translation>De instellingen kunnen niet worden gelezen; de standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>Some settings made no sense; for those the usual ones are used.</source>
        <translation>Sommige instellingen waren onbruikbaar; daarvoor gelden de standaardwaarden.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Standaard herstellen</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Voor deze pagina</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a pause</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>a pause</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>a pause</comment>
        <translation>Lang</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>Volgt het systeem</translation>
    </message>
    <message>
        <source>As designed</source>
        <comment>movement</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Quicker</source>
        <comment>movement</comment>
        <translation>Sneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <comment>movement</comment>
        <translation>Langzamer</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Volgt het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>dialogs</comment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dialogs</comment>
        <translation>Donker</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Geluiden</translation>
    </message>
    <message>
        <source>Cards dealt, drawn and laid down, a knock, the end of a hand.</source>
        <translation>Uitdelen, trekken en afleggen van kaarten, een klop, het einde van een ronde.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Level not known</source>
        <translation>Niveau onbekend</translation>
    </message>
    <message>
        <source>{rules}, {count} players</source>
        <translation>{rules}, {count} spelers</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenpartij</translation>
    </message>
    <message>
        <source>{what}, {name}: {figure}</source>
        <translation>{what}, {name}: {figure}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Gewonnen rondes</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Klops</translation>
    </message>
    <message>
        <source>Undercuts</source>
        <translation>Undercuts</translation>
    </message>
    <message>
        <source>Shutouts (schneider)</source>
        <translation>Shutouts (schneider)</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Langste zegereeks</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Shutouts</source>
        <translation>Shutouts</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>This can’t be kept: the file can’t be written.</source>
        <translation>Dit kan niet worden bewaard: het bestand kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>&amp;Count anew…</source>
        <translation>&amp;Vanaf nu tellen…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Count again as before</source>
        <translation>Weer tellen zoals eerst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No hand or game fits this choice.</source>
        <translation>Geen ronde of spel past bij deze keuze.</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a hand to its end, and it will be here.</source>
        <translation>Er valt nog niets te tellen. Speel een ronde uit, dan verschijnt die hier.</translation>
    </message>
    <message>
        <source>Games: {count}</source>
        <translation>Spellen: {count}</translation>
    </message>
    <message>
        <source>Hands: {count}</source>
        <translation>Rondes: {count}</translation>
    </message>
    <message>
        <source>Drawn hands: {count}</source>
        <translation>Remises: {count}</translation>
    </message>
    <message>
        <source>Won in a row now: {count}</source>
        <translation>Nu op rij gewonnen: {count}</translation>
    </message>
    <message>
        <source>Lost in a row now: {count}</source>
        <translation>Nu op rij verloren: {count}</translation>
    </message>
    <message>
        <source>Counted since {date}</source>
        <translation>Geteld sinds {date}</translation>
    </message>
    <message>
        <source>Points a hand, the last {count}</source>
        <translation>Punten per ronde, laatste {count}</translation>
    </message>
    <message>
        <source>This takes shape after a few hands.</source>
        <translation>Dit krijgt vorm na een paar rondes.</translation>
    </message>
    <message>
        <source>Games won, the last {count}</source>
        <translation>Gewonnen spellen, laatste {count}</translation>
    </message>
    <message>
        <source>This takes shape after a few games.</source>
        <translation>Dit krijgt vorm na een paar spellen.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Per tegenstander</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Per regelset</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Hele periode</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laatste 7 dagen</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Laatste 12 maanden</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Since your last turn</source>
        <translation>Sinds je vorige beurt</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Begrepen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>laid off</source>
        <translation>aangelegd</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>van {name}</translation>
    </message>
    <message>
        <source>deadwood together</source>
        <comment>of two partners</comment>
        <translation>dood hout samen</translation>
    </message>
    <message>
        <source>from you</source>
        <translation>van jou</translation>
    </message>
    <message>
        <source>went gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>knocked with {points}</source>
        <translation>geklopt met {points}</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Eindafrekening</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>What was left in the stock</source>
        <translation>Wat er in de stok overbleef</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Rondenummer {number}</translation>
    </message>
    <message>
        <source>known cards, not counted</source>
        <translation>bekende kaarten, telt niet mee</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Op combinatie</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Op waarde</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nemen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Knock with {points}</source>
        <translation>Kloppen met {points}</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Next hand ({seconds})</source>
        <translation>Volgende ronde ({seconds})</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Draw from stock</source>
        <translation>Van de stok trekken</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} afleggen</translation>
    </message>
    <message>
        <source>Confirm gin</source>
        <translation>Gin bevestigen</translation>
    </message>
    <message>
        <source>Confirm knock</source>
        <translation>Klop bevestigen</translation>
    </message>
    <message>
        <source>Other arrangement</source>
        <translation>Andere indeling</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Beste verdediging</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>{card} aanleggen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>Kaarten: {count}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Stok · {count}</translation>
    </message>
    <message>
        <source>Discard pile · {count}</source>
        <translation>Aflegstapel · {count}</translation>
    </message>
    <message>
        <source>lay your last card here, face down</source>
        <translation>leg hier je laatste kaart, gedekt</translation>
    </message>
    <message>
        <source>lay your last card here</source>
        <translation>leg hier je laatste kaart</translation>
    </message>
    <message>
        <source>look at your melds, then confirm</source>
        <translation>bekijk je combinaties en bevestig</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Deadwood {points}</source>
        <translation>Dood hout {points}</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>je mag kloppen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <comment>one of three: Hollywood</comment>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a hand that nobody won</comment>
        <translation>remise</translation>
    </message>
    <message>
        <source>You knock with {points}</source>
        <translation>Je klopt met {points}</translation>
    </message>
    <message>
        <source>{name} may lay off on your melds.</source>
        <translation>{name} mag bij jouw combinaties aanleggen.</translation>
    </message>
    <message>
        <source>{name} knocks with {points}</source>
        <translation>{name} klopt met {points}</translation>
    </message>
    <message>
        <source>{name}’s deadwood</source>
        <translation>dood hout van {name}</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>jouw dood hout</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>voor {name}</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>undercut</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Gin! You win the hand</source>
        <translation>Gin! Je wint de ronde</translation>
    </message>
    <message>
        <source>Gin! {name} wins the hand</source>
        <translation>Gin! {name} wint de ronde</translation>
    </message>
    <message>
        <source>Undercut! You win the hand</source>
        <translation>Undercut! Je wint de ronde</translation>
    </message>
    <message>
        <source>Undercut! {name} wins the hand</source>
        <translation>Undercut! {name} wint de ronde</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Je wint de ronde</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} wint de ronde</translation>
    </message>
    <message>
        <source>gin bonus</source>
        <translation>ginbonus</translation>
    </message>
    <message>
        <source>difference {high} − {low}</source>
        <translation>verschil {high} − {low}</translation>
    </message>
    <message>
        <source>undercut bonus</source>
        <translation>undercutbonus</translation>
    </message>
    <message>
        <source>Which meld does {card} go on?</source>
        <translation>Bij welke combinatie wil je {card} aanleggen?</translation>
    </message>
    <message>
        <source>{card} fits the meld that is lit.</source>
        <translation>{card} past bij de combinatie die oplicht.</translation>
    </message>
    <message>
        <source>{card} fits no meld as they lie now.</source>
        <translation>{card} past nu bij geen enkele combinatie.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this game.</source>
        <translation>In dit spel mag niemand aanleggen.</translation>
    </message>
    <message>
        <source>Your opponents arrange their hands, then {name} may lay off on their melds.</source>
        <translation>Je tegenstanders ordenen hun kaarten, daarna mag {name} bij hun combinaties aanleggen.</translation>
    </message>
    <message>
        <source>The others may lay off on your melds.</source>
        <translation>De anderen mogen bij jouw combinaties aanleggen.</translation>
    </message>
    <message>
        <source>Your melds, arrangement {number} of {count}. {name} may lay off on them.</source>
        <translation>Je combinaties, indeling {number} van {count}. {name} mag erbij aanleggen.</translation>
    </message>
    <message>
        <source>None of your cards fits on their melds.</source>
        <translation>Geen van je kaarten past bij hun combinaties.</translation>
    </message>
    <message>
        <source>Lay off what fits on your opponents’ melds.</source>
        <translation>Leg aan wat past bij de combinaties van je tegenstanders.</translation>
    </message>
    <message>
        <source>Lay off what fits on {name}’s melds.</source>
        <translation>Leg aan wat past bij de combinaties van {name}.</translation>
    </message>
    <message>
        <source>deadwood</source>
        <comment>the figure beside it</comment>
        <translation>dood hout</translation>
    </message>
    <message>
        <source>arranging</source>
        <translation>ordent</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>volgt</translation>
    </message>
    <message>
        <source>for your side</source>
        <translation>voor jullie</translation>
    </message>
    <message>
        <source>The stock ran down to two cards: nobody scores.</source>
        <translation>De stok is op twee kaarten na op: niemand scoort.</translation>
    </message>
    <message>
        <source>Twenty turns without a card from the stock: nobody scores.</source>
        <translation>Twintig beurten zonder kaart van de stok: niemand scoort.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Jij deelt opnieuw uit.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} deelt opnieuw uit.</translation>
    </message>
    <message>
        <source>Gin! Your side wins the hand</source>
        <translation>Gin! Jullie winnen de ronde</translation>
    </message>
    <message>
        <source>Gin! {names} win the hand</source>
        <comment>two partners</comment>
        <translation>Gin! {names} winnen de ronde</translation>
    </message>
    <message>
        <source>Undercut! Your side wins the hand</source>
        <translation>Undercut! Jullie winnen de ronde</translation>
    </message>
    <message>
        <source>Undercut! {names} win the hand</source>
        <comment>two partners</comment>
        <translation>Undercut! {names} winnen de ronde</translation>
    </message>
    <message>
        <source>Your side wins the hand</source>
        <translation>Jullie winnen de ronde</translation>
    </message>
    <message>
        <source>{names} win the hand</source>
        <comment>two partners</comment>
        <translation>{names} winnen de ronde</translation>
    </message>
    <message>
        <source>The partner’s hand is not counted.</source>
        <translation>De kaarten van de partner tellen niet mee.</translation>
    </message>
    <message>
        <source>Gin bonus {bonus} and the deadwood, from each player</source>
        <translation>Ginbonus {bonus} plus het dode hout, van elke speler</translation>
    </message>
    <message>
        <source>Undercut bonus {bonus} from the knocker, the difference from each player</source>
        <translation>Undercutbonus {bonus} van de klopper, het verschil van elke speler</translation>
    </message>
    <message>
        <source>The difference, from each player</source>
        <translation>Het verschil, van elke speler</translation>
    </message>
    <message>
        <source>together</source>
        <translation>samen</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>verschil</translation>
    </message>
    <message>
        <source>♠ spade doubling</source>
        <translation>♠ schoppenverdubbeling</translation>
    </message>
    <message>
        <source>♠ spade tripling</source>
        <translation>♠ schoppenverdrievoudiging</translation>
    </message>
    <message>
        <source>points for your side</source>
        <translation>punten voor jullie</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>punten voor jou</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>punten voor {name}</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>before the numbers of three games</comment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>{meld}, {card} joined</source>
        <comment>a card laid off on a meld</comment>
        <translation>{meld}, {card} aangelegd</translation>
    </message>
    <message>
        <source>{meld}, {cards} and {card} joined</source>
        <comment>cards laid off on a meld</comment>
        <translation>{meld}, {cards} en {card} aangelegd</translation>
    </message>
    <message>
        <source>No deadwood</source>
        <translation>Geen dood hout</translation>
    </message>
    <message>
        <source>Deadwood: {sum}</source>
        <translation>Dood hout: {sum}</translation>
    </message>
    <message>
        <source>Gin only</source>
        <comment>the knock limit</comment>
        <translation>Alleen gin</translation>
    </message>
    <message>
        <source>Knock limit: {limit} or less</source>
        <translation>Klop-limiet: {limit} of minder</translation>
    </message>
    <message>
        <source>gin only</source>
        <comment>on the coin of the limit</comment>
        <translation>alleen gin</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>We</source>
        <comment>head of a score: my side</comment>
        <translation>Wij</translation>
    </message>
    <message>
        <source>They</source>
        <comment>head of a score: the other side</comment>
        <translation>Zij</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>three games to {target}</source>
        <comment>Hollywood</comment>
        <translation>drie spellen tot {target}</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>tot {target}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>deler: jij</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>deler: {name}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Beurt van {name}</translation>
    </message>
    <message>
        <source>take the upcard or pass</source>
        <translation>neem de omgekeerde kaart of pas</translation>
    </message>
    <message>
        <source>everybody has passed: draw from the stock</source>
        <translation>iedereen heeft gepast: trek van de stok</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player</comment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>deciding</source>
        <comment>on the upcard</comment>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>to discard</source>
        <comment>whose turn it is</comment>
        <translation>legt af</translation>
    </message>
    <message>
        <source>draw a card from either pile</source>
        <translation>trek van stok of aflegstapel</translation>
    </message>
    <message>
        <source>discard a card or knock</source>
        <translation>leg een kaart af of klop</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>leg een kaart af</translation>
    </message>
    <message>
        <source>lay off what fits</source>
        <translation>leg aan wat past</translation>
    </message>
    <message>
        <source>may take the upcard</source>
        <translation>mag de omgekeerde kaart nemen</translation>
    </message>
    <message>
        <source>thinks about a discard</source>
        <translation>kiest een kaart om af te leggen</translation>
    </message>
    <message>
        <source>lays off</source>
        <translation>legt aan</translation>
    </message>
    <message>
        <source>is about to draw</source>
        <translation>gaat trekken</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>choosing a discard</source>
        <translation>legt een kaart af</translation>
    </message>
    <message>
        <source>laying off</source>
        <translation>legt aan</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>trekt</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Speeltafel</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;Tafelkleed</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Kaart&amp;rug</translation>
    </message>
    <message>
        <source>&amp;Large index</source>
        <translation>&amp;Grote index</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier kleuren</translation>
    </message>
    <message>
        <source>For the l&amp;eft hand</source>
        <translation>Voor de &amp;linkerhand</translation>
    </message>
    <message>
        <source>Buttons and knock place lie on the left side.</source>
        <translation>Knoppen en klopplaats liggen links.</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Animaties</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>T&amp;ekstweergave</translation>
    </message>
    <message>
        <source>The game in words beside the table, as a screen reader has it.</source>
        <translation>Het spel in woorden naast de tafel, zoals een schermlezer het voorleest.</translation>
    </message>
    <message>
        <source>&amp;Dialogs</source>
        <translation>&amp;Dialoogvensters</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>A sample of the table</source>
        <translation>Voorbeeld van de tafel</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Key: {key}</source>
        <translation>Toets: {key}</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>Tekstweergave</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Je kaarten</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Wat je kunt doen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurd is</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Kaart naar links verplaatsen</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Kaart naar rechts verplaatsen</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Draw, meld, knock</source>
        <translation>Trekken, combineren, kloppen</translation>
    </message>
    <message>
        <source>These are your ten cards. 4♥, 5♥ and 6♥ are a run: cards of one suit in a row. The table marks it for you. All the others are deadwood, and their points count against you.</source>
        <translation>Dit zijn je tien kaarten. 4♥, 5♥ en 6♥ zijn een reeks: opeenvolgende kaarten van één kleur. De tafel geeft die voor je aan. Al het andere is dood hout, en de punten daarvan tellen tegen je.</translation>
    </message>
    <message>
        <source>After the deal this card was turned up: the upcard. It sets the knock limit. As soon as your deadwood is 8 or less, you may end the hand by knocking.</source>
        <translation>Na het uitdelen werd deze kaart opengelegd: de omgekeerde kaart. Die bepaalt de klop-limiet. Zodra je dood-houttotaal 8 of minder is, mag je kloppen om de ronde te beëindigen.</translation>
    </message>
    <message>
        <source>In each turn you first draw a card, from the stock or from the discard pile.</source>
        <translation>In elke beurt trek je eerst een kaart, van de stok of van de aflegstapel.</translation>
    </message>
    <message>
        <source>Click the stock to draw from it.</source>
        <translation>Klik op de stok om een kaart te trekken.</translation>
    </message>
    <message>
        <source>That is allowed, but it would not help you now. Click the stock.</source>
        <translation>Iets anders mag ook, maar daar heb je nu niets aan. Klik op de stok.</translation>
    </message>
    <message>
        <source>The 9♠ gives you a second meld: a set of three nines. Now discard a card. Kings, queens, jacks and tens cost the most, 10 points each.</source>
        <translation>De 9♠ geeft je een tweede combinatie: een drieling van negens. Leg nu een kaart af. Heren, vrouwen, boeren en tienen kosten het meest, elk 10 punten.</translation>
    </message>
    <message>
        <source>Double-click the K♠, or drag it to the discard pile.</source>
        <translation>Dubbelklik op de H♠, of sleep de kaart naar de aflegstapel.</translation>
    </message>
    <message>
        <source>Keep that for the moment. The K♠ costs 10 and helps nothing: discard it.</source>
        <translation>De rest hou je nog even. De H♠ kost 10 en levert niets op: leg die af.</translation>
    </message>
    <message>
        <source>Robin has discarded the 7♥, and it goes on with your run. Everybody sees it if you take it, but it is a sure thing.</source>
        <translation>Robin heeft de 7♥ afgelegd, en die sluit aan op je reeks. Iedereen ziet het als je die neemt, maar je weet wel zeker wat je krijgt.</translation>
    </message>
    <message>
        <source>Click the discard pile to take the 7♥.</source>
        <translation>Klik op de aflegstapel om de 7♥ te nemen.</translation>
    </message>
    <message>
        <source>The stock could bring anything; the 7♥ is sure to fit. Click the discard pile.</source>
        <translation>Van de stok kan van alles komen; de 7♥ past zeker. Klik op de aflegstapel.</translation>
    </message>
    <message>
        <source>Your run has four cards now. A card from the discard pile may not go back in the same turn. Any other may.</source>
        <translation>Je reeks heeft nu vier kaarten. Een kaart van de aflegstapel mag niet in dezelfde beurt terug, elke andere wel.</translation>
    </message>
    <message>
        <source>Discard the Q♦.</source>
        <translation>Leg de V♦ af.</translation>
    </message>
    <message>
        <source>Your melds are worth keeping, and low cards cost little. Discard the Q♦.</source>
        <translation>Je combinaties kun je beter houden, en lage kaarten kosten weinig. Leg de V♦ af.</translation>
    </message>
    <message>
        <source>Robin has discarded a king. It would only be 10 points more for you.</source>
        <translation>Robin heeft een heer afgelegd. Daar krijg je alleen maar 10 punten dood hout bij.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Trek van de stok.</translation>
    </message>
    <message>
        <source>The king fits nothing that you have. Draw from the stock.</source>
        <translation>De heer past bij geen van je kaarten. Trek van de stok.</translation>
    </message>
    <message>
        <source>Without the J♣ your deadwood is 3♣, 2♣ and A♦: 3 + 2 + 1 = 6. The limit is 8, so you may knock. The last card is then laid face down.</source>
        <translation>Zonder de B♣ is je dode hout 3♣, 2♣ en A♦: 3 + 2 + 1 = 6. De limiet is 8, dus je mag kloppen. De laatste kaart leg je dan gedekt neer.</translation>
    </message>
    <message>
        <source>Drag the J♣ to the knock place, or press the golden button.</source>
        <translation>Sleep de B♣ naar de klopplaats, of druk op de gouden knop.</translation>
    </message>
    <message>
        <source>You could play on, but now you can knock. Use the J♣ for it.</source>
        <translation>Je kunt doorspelen, maar nu kun je kloppen. Gebruik daarvoor de B♣.</translation>
    </message>
    <message>
        <source>So your cards will be shown: two melds, and 6 points of deadwood. Until you confirm you can take it back.</source>
        <translation>Zo worden je kaarten getoond: twee combinaties en 6 punten dood hout. Zolang je niet hebt bevestigd, kun je het terugnemen.</translation>
    </message>
    <message>
        <source>Press the golden button to confirm.</source>
        <translation>Druk op de gouden knop om te bevestigen.</translation>
    </message>
    <message>
        <source>Confirm the knock with the golden button.</source>
        <translation>Bevestig de klop met de gouden knop.</translation>
    </message>
    <message>
        <source>Robin’s cards are shown too. What fits your melds may be laid off there: the 8♥ went to your run and no longer counts against Robin.</source>
        <translation>Ook Robins kaarten worden getoond. Wat bij jouw combinaties past, mag daar worden aangelegd: de 8♥ ging naar je reeks en telt niet meer tegen Robin.</translation>
    </message>
    <message>
        <source>Robin is left with 33, you have 6. The difference is yours: 27 points. Each hand won is also a box, worth 25 more at the end of the game.</source>
        <translation>Robin houdt 33 over, jij hebt 6. Het verschil is voor jou: 27 punten. Elke gewonnen ronde is ook een vak, dat aan het einde van het spel nog eens 25 punten waard is.</translation>
    </message>
    <message>
        <source>Lay off and undercut</source>
        <translation>Aanleggen en undercut</translation>
    </message>
    <message>
        <source>A new hand. The upcard is a 10, the highest limit there is. This time Robin will be quicker, and you are the defender.</source>
        <translation>Een nieuwe ronde. De omgekeerde kaart is een 10: een hogere limiet bestaat niet. Deze keer is Robin sneller en ben jij de verdediger.</translation>
    </message>
    <message>
        <source>It is your turn first.</source>
        <translation>Jij mag beginnen.</translation>
    </message>
    <message>
        <source>The 10♦ fits nothing that you have. Draw from the stock.</source>
        <translation>De 10♦ past bij geen van je kaarten. Trek van de stok.</translation>
    </message>
    <message>
        <source>The ace counts only 1. The king costs the most.</source>
        <translation>De aas telt maar 1. De heer kost het meest.</translation>
    </message>
    <message>
        <source>Discard the K♦.</source>
        <translation>Leg de H♦ af.</translation>
    </message>
    <message>
        <source>That card will be useful in a moment. Discard the K♦.</source>
        <translation>De andere kaarten heb je zo nog nodig. Leg de H♦ af.</translation>
    </message>
    <message>
        <source>Robin has knocked with 9. Before the points are compared, you may get rid of cards that fit Robin’s melds. Your 9♣ goes on with the run of clubs.</source>
        <translation>Robin heeft geklopt met 9. Voordat de punten worden vergeleken, mag je kaarten kwijt die bij Robins combinaties passen. Je 9♣ sluit aan op de klaverenreeks.</translation>
    </message>
    <message>
        <source>Drag the 9♣ to the run, or click the card and then the run.</source>
        <translation>Sleep de 9♣ naar de reeks, of klik eerst op de kaart en dan op de reeks.</translation>
    </message>
    <message>
        <source>First lay off what fits. The 9♣ fits Robin’s run of clubs.</source>
        <translation>Leg eerst aan wat past. De 9♣ past bij Robins klaverenreeks.</translation>
    </message>
    <message>
        <source>And your Q♥ is the fourth queen of Robin’s set.</source>
        <translation>En je V♥ is de vierde vrouw bij Robins drieling.</translation>
    </message>
    <message>
        <source>Lay off the Q♥ on the set of queens.</source>
        <translation>Leg de V♥ aan bij de drieling vrouwen.</translation>
    </message>
    <message>
        <source>One more card fits: lay off the Q♥ on the set of queens.</source>
        <translation>Er past nog een kaart: leg de V♥ aan bij de drieling vrouwen.</translation>
    </message>
    <message>
        <source>Your own melds are found for you. Only 4♠ and A♥ are left, 5 points. Robin has 9!</source>
        <translation>Je eigen combinaties zoekt de tafel voor je uit. Alleen 4♠ en A♥ blijven over, 5 punten. Robin heeft er 9!</translation>
    </message>
    <message>
        <source>Press the golden button: you are done.</source>
        <translation>Druk op de gouden knop: je bent klaar.</translation>
    </message>
    <message>
        <source>Nothing else fits. Press the golden button.</source>
        <translation>Verder past er niets. Druk op de gouden knop.</translation>
    </message>
    <message>
        <source>That is an undercut: a defender who has no more deadwood than the knocker wins the hand, with 25 points and the difference. 25 + 4 = 29 for you. So think twice before you knock with much deadwood.</source>
        <translation>Dat is een undercut: een verdediger die niet meer dood hout heeft dan de klopper, wint de ronde, met 25 punten plus het verschil. 25 + 4 = 29 voor jou. Denk dus goed na voordat je met veel dood hout klopt.</translation>
    </message>
    <message>
        <source>Spades and gin</source>
        <translation>Schoppen en gin</translation>
    </message>
    <message>
        <source>The last hand, and a special one: the upcard is a spade, so every point of this hand counts double. And the limit is only 3.</source>
        <translation>De laatste ronde, en een bijzondere: de omgekeerde kaart is een schoppen, dus elk punt van deze ronde telt dubbel. En de limiet is maar 3.</translation>
    </message>
    <message>
        <source>You hold two threes, and the upcard lies on the discard pile.</source>
        <translation>Je hebt twee drieën, en de omgekeerde kaart ligt op de aflegstapel.</translation>
    </message>
    <message>
        <source>Take the 3♠ from the discard pile.</source>
        <translation>Neem de 3♠ van de aflegstapel.</translation>
    </message>
    <message>
        <source>A third three would make a set. Take the 3♠ from the discard pile.</source>
        <translation>Met een derde drie heb je een drieling. Neem de 3♠ van de aflegstapel.</translation>
    </message>
    <message>
        <source>Now everything but the K♣ is in melds. No deadwood at all: that is gin. Nobody may lay off on it, and it can’t be undercut.</source>
        <translation>Nu zit alles behalve de H♣ in combinaties. Helemaal geen dood hout: dat is gin. Niemand mag dan aanleggen, en een undercut kan ook niet.</translation>
    </message>
    <message>
        <source>Drag the K♣ to the place for gin, or press the golden button.</source>
        <translation>Sleep de H♣ naar de plaats voor gin, of druk op de gouden knop.</translation>
    </message>
    <message>
        <source>You have gin! Lay down the K♣ and keep the rest.</source>
        <translation>Je hebt gin! Leg de H♣ neer en hou de rest.</translation>
    </message>
    <message>
        <source>Three melds, no deadwood.</source>
        <translation>Drie combinaties, geen dood hout.</translation>
    </message>
    <message>
        <source>Confirm gin with the golden button.</source>
        <translation>Bevestig gin met de gouden knop.</translation>
    </message>
    <message>
        <source>Gin brings 25 points and all of Robin’s deadwood, 25 as well. That makes 50, and the spade doubles it: 100 points in one hand.</source>
        <translation>Gin levert 25 punten op plus Robins hele dood-houttotaal, ook 25. Dat is 50, en de schoppen verdubbelt het: 100 punten in één ronde.</translation>
    </message>
    <message>
        <source>You know the game now. One thing more: with an ace as upcard, nothing but gin ends the hand. All rules are in the help, the key F2 opens it. Have fun!</source>
        <translation>Nu ken je het spel. Nog één ding: met een aas als omgekeerde kaart eindigt de ronde alleen met gin. Alle regels staan in de help, die je met F2 opent. Veel plezier!</translation>
    </message>
    <message>
        <source>Robin is playing …</source>
        <translation>Robin is aan de beurt…</translation>
    </message>
    <message>
        <source>Read on first, then you may play.</source>
        <translation>Lees eerst verder, dan mag je spelen.</translation>
    </message>
    <message>
        <source>What you need is ringed on the table. Or press “Show me” and watch.</source>
        <translation>Wat je nodig hebt, is op tafel omlijnd. Of druk op “Doe het voor” en kijk toe.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Leren spelen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Doe het voor</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Les {number} van {count}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Go on with the earlier game</source>
        <translation>Verder met het onderbroken spel</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Leren spelen</translation>
    </message>
    <message>
        <source>No game is being played</source>
        <translation>Er is geen spel bezig</translation>
    </message>
    <message>
        <source>Oklahoma Rummy</source>
        <translation>Oklahoma Rummy</translation>
    </message>
    <message>
        <source>{name}, {score}</source>
        <comment>a game broken off</comment>
        <translation>{name}, {score}</translation>
    </message>
    <message>
        <source>Its end is damaged: it goes on from the last move that can be read.</source>
        <translation>Het einde is beschadigd: het spel gaat verder vanaf de laatste leesbare zet.</translation>
    </message>
</context>
</TS>
