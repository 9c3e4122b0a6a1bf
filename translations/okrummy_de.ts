<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Companions</name>
    <message>
        <source>About Oklahoma Rummy</source>
        <translation>Über Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Rummy {version}

A card game for two to four, also called Oklahoma Gin.</source>
        <translation>Oklahoma Rummy {version}

Ein Kartenspiel für zwei bis vier, auch Oklahoma Gin genannt.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, Sie sind am Zug</translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Die anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>DealNumberPart</name>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Deal num&amp;ber</source>
        <translation>&amp;Blattnummer</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Blattnummer</translation>
    </message>
    <message>
        <source>drawn by chance</source>
        <translation>zufällig gezogen</translation>
    </message>
    <message>
        <source>The same number deals the same cards to anybody; the next hands get the numbers after it. Left empty, the cards are drawn by chance.</source>
        <translation>Dieselbe Nummer ergibt bei jedem dieselben Karten; die folgenden Blätter bekommen die nächsten Nummern. Bleibt das Feld leer, entscheidet der Zufall.</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Discard pile, the first card first</source>
        <translation>Ablagestapel, älteste Karte zuerst</translation>
    </message>
    <message>
        <source>Click to close</source>
        <translation>Zum Schließen klicken</translation>
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
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of the program.</source>
        <translation>Die Datei stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Das Ende der Datei fehlt.</translation>
    </message>
    <message>
        <source>The game is longer than a game can be. It is read up to move {move}.</source>
        <translation>Das Spiel ist länger, als ein Spiel sein kann. Es wird bis Zug {move} gelesen.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Line {line} of the file is too long.</source>
        <translation>Zeile {line} der Datei ist zu lang.</translation>
    </message>
    <message>
        <source>This is not a file of Oklahoma Rummy.</source>
        <translation>Das ist keine Datei von Oklahoma Rummy.</translation>
    </message>
    <message>
        <source>The program doesn’t know what line {line} of the file is.</source>
        <translation>Mit Zeile {line} der Datei kann das Programm nichts anfangen.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}, at character {column}.</source>
        <translation>Die Datei ist in Zeile {line} bei Zeichen {column} beschädigt.</translation>
    </message>
    <message>
        <source>The game in line {line} of the file is damaged at move {move}.</source>
        <translation>Das Spiel in Zeile {line} der Datei ist bei Zug {move} beschädigt.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}.</source>
        <translation>Die Datei ist in Zeile {line} beschädigt.</translation>
    </message>
    <message>
        <source>The game is damaged at move {move}.</source>
        <translation>Das Spiel ist bei Zug {move} beschädigt.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>New games: {count}</source>
        <translation>Neue Spiele: {count}</translation>
    </message>
    <message>
        <source>Games continued: {count}</source>
        <translation>Weitergeführte Spiele: {count}</translation>
    </message>
    <message>
        <source>Here already: {count}</source>
        <translation>Schon vorhanden: {count}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All data (*.jsonl)</source>
        <translation>Alle Daten (*.jsonl)</translation>
    </message>
    <message>
        <source>Oklahoma Rummy text (*.okrummy)</source>
        <translation>Oklahoma-Rummy-Text (*.okrummy)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird exportiert …</translation>
    </message>
    <message>
        <source>Everything is written.</source>
        <translation>Alles ist exportiert.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Exportiert: {file}</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Es wurde noch kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All games with their results, your presets and your settings, in one file: to keep them safe, or to take them to another computer.</source>
        <translation>Alle Spiele mit ihren Ergebnissen, Ihre Vorlagen und Ihre Einstellungen in einer Datei: zum Aufbewahren oder zum Mitnehmen auf einen anderen Computer.</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Games still running</source>
        <translation>Laufende Spiele</translation>
    </message>
    <message>
        <source>Your own presets</source>
        <translation>Ihre Vorlagen</translation>
    </message>
    <message>
        <source>The file shows the cards of the games that are still running.</source>
        <translation>Die Datei zeigt auch die Karten der Spiele, die noch laufen.</translation>
    </message>
    <message>
        <source>This game is still running: the file shows all its cards.</source>
        <translation>Dieses Spiel läuft noch: Die Datei zeigt alle Karten.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Rules, names and moves, short and readable.</source>
        <translation>Regeln, Namen und Züge, kurz und lesbar.</translation>
    </message>
    <message>
        <source>Also who played, when, and all results, for other programs.</source>
        <translation>Dazu, wer wann gespielt hat, und alle Ergebnisse: für andere Programme.</translation>
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
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>Your game is still here: you can go on.</source>
        <translation>Ihr Spiel ist noch da: Sie können es fortsetzen.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Sie können fortfahren.</translation>
    </message>
    <message>
        <source>A report helps to put it right. It says what happened in which version on which system, and it has every card of this hand, also those you can’t see yet: read it when the hand is over. No names and no folders are in it. Nothing is sent by itself.</source>
        <translation>Ein Bericht hilft, den Fehler zu beheben. Darin steht, was in welcher Version auf welchem System passiert ist. Er enthält auch alle Karten dieses Blatts, selbst die, die Sie noch nicht sehen können: Lesen Sie ihn erst, wenn das Blatt zu Ende ist. Namen und Ordner stehen nicht darin. Nichts wird von selbst verschickt.</translation>
    </message>
    <message>
        <source>A report helps to put it right. It says what happened in which version on which system. No names and no folders are in it. Nothing is sent by itself.</source>
        <translation>Ein Bericht hilft, den Fehler zu beheben. Darin steht, was in welcher Version auf welchem System passiert ist. Namen und Ordner stehen nicht darin. Nichts wird von selbst verschickt.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>&amp;Thinking pause</source>
        <translation>&amp;Denkpause</translation>
    </message>
    <message>
        <source>How long computer players seem to think.</source>
        <translation>Wie lange Computerspieler zu überlegen scheinen.</translation>
    </message>
    <message>
        <source>&amp;Next hand by itself</source>
        <translation>&amp;Nächstes Blatt von selbst</translation>
    </message>
    <message>
        <source>Dealt a few seconds after a hand; any click or key stops it.</source>
        <translation>Ein paar Sekunden nach einem Blatt wird neu ausgeteilt; jeder Klick und jede Taste hält das auf.</translation>
    </message>
    <message>
        <source>&amp;Confirm a knock</source>
        <translation>&amp;Klopfen bestätigen</translation>
    </message>
    <message>
        <source>You see your melds once more before they are shown. Without it the best arrangement is shown at once.</source>
        <translation>Sie sehen Ihre Meldungen noch einmal, bevor sie gezeigt werden. Sonst wird sofort die beste Anordnung gezeigt.</translation>
    </message>
    <message>
        <source>Look through the &amp;discard pile</source>
        <translation>&amp;Ablagestapel durchsehen</translation>
    </message>
    <message>
        <source>A button at the pile shows every card in it.</source>
        <translation>Eine Schaltfläche am Stapel zeigt alle seine Karten.</translation>
    </message>
    <message>
        <source>Show &amp;known cards</source>
        <translation>&amp;Bekannte Karten zeigen</translation>
    </message>
    <message>
        <source>Cards that others took openly and still hold are shown beside them.</source>
        <translation>Karten, die andere offen genommen haben und noch halten, werden bei ihnen gezeigt.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GiveUpBox</name>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up the game? It then counts as won by {name}.</source>
        <translation>Das Spiel aufgeben? Es zählt dann als Sieg für {name}.</translation>
    </message>
</context>
<context>
    <name>HandCards</name>
    <message>
        <source>The cards of this hand</source>
        <translation>Die Karten dieses Blatts</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Blattnummer</translation>
    </message>
    <message>
        <source>No deal number</source>
        <translation>Keine Blattnummer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The cards follow from this number: whoever enters it gets the same ones. So anybody can check that they were not changed; nobody need take our word for it.</source>
        <translation>Aus dieser Nummer ergeben sich die Karten: Wer sie eingibt, bekommt dieselben. So kann jeder nachprüfen, dass sie nicht verändert wurden; niemand muss uns das einfach glauben.</translation>
    </message>
    <message>
        <source>The cards could be known beforehand, so this hand does not count in statistics.</source>
        <translation>Die Karten konnten vorher bekannt sein, daher zählt dieses Blatt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>&amp;Play this hand again</source>
        <translation>&amp;Blatt noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Same cards, seats swapped</source>
        <translation>Gleiche Karten, &amp;Plätze getauscht</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>Hand {number}, dealer: {name}</source>
        <translation>Blatt {number}, Geber: {name}</translation>
    </message>
    <message>
        <source>Nothing was left of the stock.</source>
        <translation>Vom Talon war nichts mehr übrig.</translation>
    </message>
    <message>
        <source>Left in the stock: {count}. Number 1 would have been drawn next.</source>
        <translation>Noch im Talon: {count}. Als Nächstes wäre Nummer 1 gezogen worden.</translation>
    </message>
    <message>
        <source>Only cards that have a deal number can be dealt again.</source>
        <translation>Nur Karten mit einer Blattnummer können noch einmal ausgeteilt werden.</translation>
    </message>
    <message>
        <source>Everybody gets the same cards as before.</source>
        <translation>Alle bekommen dieselben Karten wie zuvor.</translation>
    </message>
    <message>
        <source>Everybody moves one seat on, so each player gets the cards that another had.</source>
        <translation>Alle rücken einen Platz weiter; so bekommt jeder die Karten, die ein anderer hatte.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules of play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>words in the help</comment>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Alle Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>In this game only gin ends a hand.</source>
        <translation>In diesem Spiel beendet nur Gin ein Blatt.</translation>
    </message>
    <message>
        <source>In this game you may knock with {limit} or less.</source>
        <translation>In diesem Spiel dürfen Sie mit {limit} oder weniger klopfen.</translation>
    </message>
    <message>
        <source>The upcard of this hand is {card}: only gin ends it.</source>
        <translation>Die Aufdeckkarte dieses Blatts ist {card}: Nur Gin beendet es.</translation>
    </message>
    <message>
        <source>The upcard of this hand is {card}: you may knock with {limit} or less.</source>
        <translation>Die Aufdeckkarte dieses Blatts ist {card}: Sie dürfen mit {limit} oder weniger klopfen.</translation>
    </message>
    <message>
        <source>It is a spade, so every point of this hand counts double.</source>
        <translation>Weil sie ein Pik ist, zählt jeder Punkt dieses Blatts doppelt.</translation>
    </message>
    <message>
        <source>It is a spade, so every point of this hand counts triple.</source>
        <translation>Weil sie ein Pik ist, zählt jeder Punkt dieses Blatts dreifach.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint can be given this time.</source>
        <translation>Diesmal gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Gin: discard {card}</source>
        <translation>Gin: {card} ablegen</translation>
    </message>
    <message>
        <source>Knock: discard {card}</source>
        <translation>Klopfen: {card} ablegen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Beste Verteidigung wählen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take {card} from the discard pile</source>
        <translation>{card} vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>That leaves you no deadwood.</source>
        <translation>Damit haben Sie keine Restkarten mehr.</translation>
    </message>
    <message>
        <source>The stock is nearly used up: this is your last turn in this hand.</source>
        <translation>Der Talon geht zu Ende: Das ist Ihr letzter Zug in diesem Blatt.</translation>
    </message>
    <message>
        <source>{card} would make a meld, but {name} would know of it. The stock promises more.</source>
        <translation>{card} ergäbe eine Meldung, aber {name} wüsste davon. Der Talon verspricht mehr.</translation>
    </message>
    <message>
        <source>{card} gives you a set of {ranks}.</source>
        <translation>{card} bringt Ihnen einen Satz {ranks}.</translation>
    </message>
    <message>
        <source>{card} gives you the run {first}–{last} {suit}.</source>
        <translation>{card} bringt Ihnen die Sequenz {first}–{last} {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>That gets rid of %n point(s) of deadwood.</source>
        <translation>
            <numerusform>Damit sinkt Ihr Restkartenwert um %n.</numerusform>
            <numerusform>Damit sinkt Ihr Restkartenwert um %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n point(s) of deadwood; no other discard leaves fewer.</source>
        <translation>
            <numerusform>Ihr Restkartenwert ist dann %n, und mit keiner anderen Karte wäre er niedriger.</numerusform>
            <numerusform>Ihr Restkartenwert ist dann %n, und mit keiner anderen Karte wäre er niedriger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarding {card} would leave %n point(s) fewer, but also poorer chances.</source>
        <translation>
            <numerusform>{card} abzulegen, ergäbe einen um %n niedrigeren Restkartenwert, aber schlechtere Aussichten.</numerusform>
            <numerusform>{card} abzulegen, ergäbe einen um %n niedrigeren Restkartenwert, aber schlechtere Aussichten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack one card for gin: %n unseen card(s) would do.</source>
        <translation>
            <numerusform>Für Gin fehlt Ihnen eine Karte: Nur eine der unbekannten würde passen.</numerusform>
            <numerusform>Für Gin fehlt Ihnen eine Karte: %n der unbekannten würden passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deadwood is then {points}, and the knock limit is {limit}.</source>
        <translation>Ihr Restkartenwert ist dann {points}, die Klopfgrenze {limit}.</translation>
    </message>
    <message>
        <source>It is early, only your turn number {turn}: few players have much together yet.</source>
        <translation>Es ist erst Ihr {turn}. Zug: So früh hat kaum jemand viel beisammen.</translation>
    </message>
    <message>
        <source>You keep {first} and {second}: {card} would make them a meld.</source>
        <translation>Sie behalten {first} und {second}: Mit {card} werden sie zu einer Meldung.</translation>
    </message>
    <message>
        <source>You keep {first} and {second}: {card} or {other} would make them a meld.</source>
        <translation>Sie behalten {first} und {second}: Mit {card} oder {other} werden sie zu einer Meldung.</translation>
    </message>
    <message>
        <source>{card} is safe: too few of the cards that go with it are left.</source>
        <translation>{card} ist sicher: Von den Karten, die dazu passen, sind zu wenige übrig.</translation>
    </message>
    <message>
        <source>{name} had no use for {like}, so {card} is fairly safe.</source>
        <translation>{name} konnte {like} nicht gebrauchen, daher ist {card} ziemlich sicher.</translation>
    </message>
    <message>
        <source>Of your loose cards, {card} is the least likely to help {name}.</source>
        <translation>Von Ihren Restkarten dürfte {card} für {name} am wenigsten nützlich sein.</translation>
    </message>
    <message>
        <source>{card} makes no meld with your cards.</source>
        <translation>{card} ergibt mit Ihren Karten keine Meldung.</translation>
    </message>
    <message numerus="yes">
        <source>You could knock with %n point(s), but playing on promises more.</source>
        <translation>
            <numerusform>Sie könnten mit %n klopfen, aber Weiterspielen verspricht mehr.</numerusform>
            <numerusform>Sie könnten mit %n klopfen, aber Weiterspielen verspricht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deadwood falls from {before} to {after}.</source>
        <translation>Ihr Restkartenwert sinkt von {before} auf {after}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {unseen} unseen cards would lower your deadwood.</source>
        <translation>
            <numerusform>Eine der {unseen} unbekannten Karten würde Ihren Restkartenwert senken.</numerusform>
            <numerusform>%n der {unseen} unbekannten Karten würden Ihren Restkartenwert senken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Other faults: {count}</source>
        <translation>Weitere Fehler: {count}</translation>
    </message>
    <message>
        <source>What comes before the damage can be imported.</source>
        <translation>Was vor der beschädigten Stelle steht, kann importiert werden.</translation>
    </message>
    <message>
        <source>Results in the file don’t agree with the moves; the moves count.</source>
        <translation>Ergebnisse in der Datei passen nicht zu den Zügen; es gelten die Züge.</translation>
    </message>
    <message>
        <source>There is no game in the file.</source>
        <translation>Die Datei enthält kein Spiel.</translation>
    </message>
    <message>
        <source>Not everything could be kept: the file of your games can’t be written.</source>
        <translation>Nicht alles konnte gespeichert werden: Die Datei mit Ihren Spielen kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Imported.</source>
        <translation>Importiert.</translation>
    </message>
    <message>
        <source>Games that are here already are counted once.</source>
        <translation>Schon vorhandene Spiele zählen nur einmal.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Presets too</source>
        <translation>Auch Vorlagen</translation>
    </message>
    <message>
        <source>Settings too</source>
        <translation>Auch Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>Games and data (*.okrummy *.json *.jsonl)</source>
        <translation>Spiele und Daten (*.okrummy *.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>In den Menüs</translation>
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
        <translation>P</translation>
    </message>
    <message>
        <source>Along your cards, and to whatever lies beside</source>
        <translation>Durch Ihre Karten und zu allem, was daneben liegt</translation>
    </message>
    <message>
        <source>Your cards, the piles, the buttons, the score, the knock limit in turn</source>
        <translation>Der Reihe nach: Karten, Stapel, Schaltflächen, Punktestand, Klopfgrenze</translation>
    </message>
    <message>
        <source>What has the focus: draw from a pile, press a button; else the golden button</source>
        <translation>Was gerade angewählt ist: vom Stapel ziehen, Schaltfläche drücken; sonst die goldene Schaltfläche</translation>
    </message>
    <message>
        <source>Look through the discard pile, where the settings allow it</source>
        <translation>Ablagestapel durchsehen, wenn die Einstellungen es erlauben</translation>
    </message>
    <message>
        <source>The first and the last card</source>
        <translation>Erste und letzte Karte</translation>
    </message>
    <message>
        <source>The seven of hearts: its rank, then its suit</source>
        <translation>Die Herz-Sieben: erst ihr Wert, dann ihre Farbe</translation>
    </message>
    <message>
        <source>Ace, ten, jack, queen, king</source>
        <translation>Ass, Zehn, Bube, Dame, König</translation>
    </message>
    <message>
        <source>The suits: clubs, diamonds, hearts, spades</source>
        <translation>Die Farben: Kreuz, Karo (Raute), Herz, Pik</translation>
    </message>
    <message>
        <source>Choose the card or let go of it</source>
        <translation>Karte wählen oder loslassen</translation>
    </message>
    <message>
        <source>Move the card within your hand</source>
        <translation>Karte auf der Hand verschieben</translation>
    </message>
    <message>
        <source>Sort your cards</source>
        <translation>Karten sortieren</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Take the top discard, or the upcard offered</source>
        <translation>Oberste Karte vom Ablagestapel oder angebotene Aufdeckkarte nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Gewählte Karte ablegen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Confirm the knock</source>
        <translation>Klopfen bestätigen</translation>
    </message>
    <message>
        <source>Other melds with the same cards</source>
        <translation>Andere Meldungen mit denselben Karten</translation>
    </message>
    <message>
        <source>Take the knock back; let go of a card</source>
        <translation>Klopfen zurücknehmen; Karte loslassen</translation>
    </message>
    <message>
        <source>Lay the chosen card off on the meld of this number</source>
        <translation>Gewählte Karte an die Meldung mit dieser Nummer anlegen</translation>
    </message>
    <message>
        <source>Lay it off where there is one meld for it; without a card: done</source>
        <translation>Anlegen, wenn nur eine Meldung passt; ohne gewählte Karte: fertig</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Beste Verteidigung</translation>
    </message>
    <message>
        <source>Undo the last layoff</source>
        <translation>Letztes Anlegen rückgängig machen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ihre Karten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>While you knock</source>
        <translation>Beim Klopfen</translation>
    </message>
    <message>
        <source>While you lay off</source>
        <translation>Beim Anlegen</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Wie im System ({language})</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>this language in its own words</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>The translation for {language} is missing; the program speaks English.</source>
        <translation>Die Übersetzung für {language} fehlt; das Programm spricht Englisch.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A game that was broken off can’t be read by this version. It stays as it is.</source>
        <translation>Ein abgebrochenes Spiel kann von dieser Version nicht gelesen werden. Es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>A game is being played in another window. It can’t be continued in this one.</source>
        <translation>In einem anderen Fenster läuft ein Spiel. In diesem kann es nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The backup has been restored.</source>
        <translation>Die Sicherung wurde wiederhergestellt.</translation>
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
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules of play</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Oklahoma Rummy</source>
        <translation>Ü&amp;ber Oklahoma Rummy</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Go on with the &amp;earlier game</source>
        <translation>&amp;Früheres Spiel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Cards of this hand…</source>
        <translation>&amp;Karten dieses Blatts …</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Sicherung wieder&amp;herstellen …</translation>
    </message>
    <message>
        <source>&amp;Leave my seat to the computer</source>
        <translation>Meinen Platz dem &amp;Computer überlassen</translation>
    </message>
    <message>
        <source>&amp;Take a seat back</source>
        <translation>Platz &amp;wieder einnehmen</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Sort by &amp;melds</source>
        <translation>Nach &amp;Meldungen sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Nach &amp;Farbe sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Nach &amp;Wert sortieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Table cloth</source>
        <translation>&amp;Tischfarbe</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Karten&amp;rücken</translation>
    </message>
    <message>
        <source>&amp;Large index</source>
        <translation>&amp;Große Eckzeichen</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Ohne &amp;Animationen</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>Tö&amp;ne</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Te&amp;xtansicht</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Marineblau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>Ruby red</source>
        <translation>Rubinrot</translation>
    </message>
    <message>
        <source>Strong contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Waldgrün</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
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
        <translation>Eine ganze Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Mindestens ein Spieler muss ein Mensch sein.</translation>
    </message>
    <message>
        <source>The target score is not possible.</source>
        <translation>Diese Zielpunktzahl ist nicht möglich.</translation>
    </message>
    <message>
        <source>The deal number is not possible.</source>
        <translation>Diese Blattnummer ist nicht möglich.</translation>
    </message>
    <message>
        <source>A number among the options is not possible.</source>
        <translation>Eine der Zahlen bei den Optionen ist nicht möglich.</translation>
    </message>
    <message>
        <source>As last time: press Enter.</source>
        <translation>Wie beim letzten Mal: Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Weitere Optionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Deal the cards</source>
        <translation>Karten &amp;austeilen</translation>
    </message>
    <message>
        <source>&amp;Target score</source>
        <translation>&amp;Zielpunktzahl</translation>
    </message>
</context>
<context>
    <name>OpenCardsBox</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>This game isn’t over. Whoever opens the file sees all its cards, also those that are still hidden.</source>
        <translation>Dieses Spiel ist noch nicht zu Ende. Wer die Datei öffnet, sieht alle Karten, auch die noch verdeckten.</translation>
    </message>
    <message>
        <source>Export all the same</source>
        <translation>Trotzdem exportieren</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The knock limit is fixed: the upcard doesn’t matter.</source>
        <translation>Die Klopfgrenze steht fest: Auf die Aufdeckkarte kommt es nicht an.</translation>
    </message>
    <message>
        <source>Every hand ends with gin: there is nothing to lay off and no undercut.</source>
        <translation>Jedes Blatt endet mit Gin: Es gibt kein Anlegen und kein Unterstechen.</translation>
    </message>
    <message>
        <source>Only four players can be partners.</source>
        <translation>Partner gibt es nur zu viert.</translation>
    </message>
    <message>
        <source>Only in a game of partners.</source>
        <translation>Nur im Spiel mit Partnern.</translation>
    </message>
    <message>
        <source>Laying off is not allowed in this game.</source>
        <translation>In diesem Spiel darf nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Drawing and discarding</source>
        <translation>Ziehen und Ablegen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Opponents lay off too</source>
        <translation>Auch die Gegner legen an</translation>
    </message>
    <message>
        <source>Hollywood scoring</source>
        <translation>Hollywood-Wertung</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Restocks in a hand</source>
        <translation>Talon-Auffüllungen je Blatt</translation>
    </message>
    <message>
        <source>Spade upcard</source>
        <translation>Pik-Aufdeckkarte</translation>
    </message>
    <message>
        <source>Ace means gin only</source>
        <translation>Bei Ass nur Gin</translation>
    </message>
    <message>
        <source>Knock limit</source>
        <translation>Klopfgrenze</translation>
    </message>
    <message>
        <source>Upcard is offered first</source>
        <translation>Aufdeckkarte wird zuerst angeboten</translation>
    </message>
    <message>
        <source>Ace also high in runs</source>
        <translation>Ass in Sequenzen auch hoch</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Take and discard the same card</source>
        <translation>Dieselbe Karte nehmen und ablegen</translation>
    </message>
    <message>
        <source>Knock face down</source>
        <translation>Verdeckt klopfen</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Gin-Bonus</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Unterstich-Bonus</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Kästchen-Bonus</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Spielbonus</translation>
    </message>
    <message>
        <source>Three or four play each for himself, or four as partners.</source>
        <translation>Zu dritt oder zu viert spielt jeder für sich; zu viert geht es auch mit Partnern.</translation>
    </message>
    <message>
        <source>Those opposite each other share a score. Usually off.</source>
        <translation>Wer sich gegenübersitzt, sammelt gemeinsam Punkte. Üblicherweise aus.</translation>
    </message>
    <message>
        <source>After a knock the opponents may lay off too, before the knocker’s partner does. Usually off.</source>
        <translation>Nach dem Klopfen dürfen auch die Gegner anlegen, und zwar vor dem Partner des Klopfers. Üblicherweise aus.</translation>
    </message>
    <message>
        <source>Three games side by side: a side’s first hand won counts in the first, its second in two, the later ones in all three. Usually off.</source>
        <translation>Drei Spiele nebeneinander: Das erste gewonnene Blatt einer Seite zählt im ersten Spiel, ihr zweites in zweien, jedes weitere in allen dreien. Üblicherweise aus.</translation>
    </message>
    <message>
        <source>Who reaches it first wins the game: {low} to {high}, usually {usual}.</source>
        <translation>Wer sie zuerst erreicht, gewinnt das Spiel: {low} bis {high}, üblicherweise {usual}.</translation>
    </message>
    <message>
        <source>How many times in a hand the discards become a new stock: {low} to {high}. Usually {two} for two players, {three} for three, {four} for four.</source>
        <translation>So oft werden die abgelegten Karten zum neuen Talon, bevor das Blatt unentschieden endet: {low} bis {high}. Üblich sind {two} bei zwei Spielern, {three} bei dreien, {four} bei vieren.</translation>
    </message>
    <message>
        <source>Multiplies every point scored in the hand. Usually × 2.</source>
        <translation>Vervielfacht alle Punkte des Blatts. Üblicherweise ×&#xa0;2.</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin may be declared; turned off, 1 may knock too. Usually on.</source>
        <translation>Mit einem Ass als Aufdeckkarte ist nur Gin erlaubt; ausgeschaltet darf auch mit 1 geklopft werden. Üblicherweise an.</translation>
    </message>
    <message>
        <source>The most deadwood that may knock. Usually the upcard sets it; a number from 0 to 10 stands for every hand.</source>
        <translation>Der höchste Restkartenwert, mit dem geklopft werden darf. Üblicherweise bestimmt ihn die Aufdeckkarte; eine Zahl von 0 bis 10 gilt für jedes Blatt.</translation>
    </message>
    <message>
        <source>Before the first turn each player may take the upcard or pass. Usually off.</source>
        <translation>Vor dem ersten Zug dürfen die Spieler reihum die Aufdeckkarte nehmen oder passen. Üblicherweise aus.</translation>
    </message>
    <message>
        <source>Queen, king, ace is a run too; the ace still counts 1. Usually off.</source>
        <translation>Auch Dame, König, Ass ist eine Sequenz; das Ass zählt trotzdem 1. Üblicherweise aus.</translation>
    </message>
    <message>
        <source>After a knock, cards that fit may be laid off on melds of the other side. Usually on.</source>
        <translation>Nach dem Klopfen dürfen passende Karten an Meldungen der anderen Seite angelegt werden. Üblicherweise an.</translation>
    </message>
    <message>
        <source>A card from the discard pile may be discarded in the same turn. Usually off.</source>
        <translation>Eine Karte vom Ablagestapel darf im selben Zug wieder abgelegt werden. Üblicherweise aus.</translation>
    </message>
    <message>
        <source>The card laid down to knock is not shown. Usually on.</source>
        <translation>Die Karte, die zum Klopfen abgelegt wird, bleibt verdeckt. Üblicherweise an.</translation>
    </message>
    <message>
        <source>Points for gin: {low} to {high}, usually {usual}.</source>
        <translation>Punkte für Gin: {low} bis {high}, üblicherweise {usual}.</translation>
    </message>
    <message>
        <source>Points for an undercut: {low} to {high}, usually {usual}.</source>
        <translation>Punkte fürs Unterstechen: {low} bis {high}, üblicherweise {usual}.</translation>
    </message>
    <message>
        <source>For each hand won, added at the end of the game: {low} to {high}, usually {usual}.</source>
        <translation>Für jedes gewonnene Blatt, am Ende des Spiels dazugezählt: {low} bis {high}, üblicherweise {usual}.</translation>
    </message>
    <message>
        <source>For the winner of the game: {low} to {high}, usually {usual}.</source>
        <translation>Für den Gewinner des Spiels: {low} bis {high}, üblicherweise {usual}.</translation>
    </message>
    <message>
        <source>The upcard’s value</source>
        <translation>Wert der Aufdeckkarte</translation>
    </message>
    <message>
        <source>Gin only</source>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
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
        <translation>Double Oklahoma</translation>
    </message>
    <message>
        <source>Hollywood Oklahoma</source>
        <translation>Hollywood Oklahoma</translation>
    </message>
    <message>
        <source>No layoffs</source>
        <translation>Ohne Anlegen</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>Long game</source>
        <translation>Langes Spiel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Partnership Oklahoma</source>
        <translation>Partnerschaft Oklahoma</translation>
    </message>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin Rummy</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>The upcard sets how low you must get to knock; spades count double.</source>
        <translation>Die Aufdeckkarte bestimmt die Klopfgrenze; bei Pik zählt alles doppelt.</translation>
    </message>
    <message>
        <source>Another name for the same game: the rules are those of Oklahoma Rummy.</source>
        <translation>Ein anderer Name für dasselbe Spiel: Es gelten die Regeln von Oklahoma Rummy.</translation>
    </message>
    <message>
        <source>A spade upcard triples every point of the hand.</source>
        <translation>Eine Pik-Aufdeckkarte verdreifacht alle Punkte des Blatts.</translation>
    </message>
    <message>
        <source>Three games are scored side by side from the same hands.</source>
        <translation>Dieselben Blätter zählen für drei Spiele nebeneinander.</translation>
    </message>
    <message>
        <source>After a knock no cards may be laid off.</source>
        <translation>Nach dem Klopfen darf nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 150 points.</source>
        <translation>Oklahoma Rummy bis 150 Punkte.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 250 points.</source>
        <translation>Oklahoma Rummy bis 250 Punkte.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 300 points.</source>
        <translation>Oklahoma Rummy bis 300 Punkte.</translation>
    </message>
    <message>
        <source>Two against two: partners sit opposite each other and share a score.</source>
        <translation>Zwei gegen zwei: Partner sitzen sich gegenüber und sammeln gemeinsam Punkte.</translation>
    </message>
    <message>
        <source>The plain game: knock with 10 or less, no spade doubling, the upcard is offered, up to 100 points.</source>
        <translation>Das Grundspiel: Klopfen mit 10 oder weniger, keine Pik-Verdopplung, die Aufdeckkarte wird angeboten, bis 100 Punkte.</translation>
    </message>
    <message>
        <source>Rules of your own, from any options.</source>
        <translation>Ihre eigenen Regeln aus beliebigen Optionen.</translation>
    </message>
    <message>
        <source>Your own preset.</source>
        <translation>Ihre eigene Vorlage.</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Vielspieler</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Routinier</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Early knocker</source>
        <translation>Frühklopfer</translation>
    </message>
    <message>
        <source>Gin hunter</source>
        <translation>Gin-Jäger</translation>
    </message>
    <message>
        <source>Clings to pairs, forgets what was played and knocks at once.</source>
        <translation>Klammert sich an Paare, vergisst, was gespielt wurde, und klopft, sobald es geht.</translation>
    </message>
    <message>
        <source>Collects what might fit, forgets soon and knocks at once.</source>
        <translation>Sammelt, was passen könnte, vergisst bald und klopft, sobald es geht.</translation>
    </message>
    <message>
        <source>Holds back what you need and knows when a knock is worth it.</source>
        <translation>Hält zurück, was Sie brauchen, und weiß, wann sich das Klopfen lohnt.</translation>
    </message>
    <message>
        <source>Looks one draw ahead, but not at what you are after.</source>
        <translation>Denkt eine Karte voraus, achtet aber nicht darauf, was Sie sammeln.</translation>
    </message>
    <message>
        <source>Remembers every card; knocks early or plays for gin.</source>
        <translation>Merkt sich jede Karte; klopft früh oder spielt auf Gin.</translation>
    </message>
    <message>
        <source>Weighs every card by the experience of very many games.</source>
        <translation>Wägt jede Karte mit der Erfahrung aus sehr vielen Spielen ab.</translation>
    </message>
    <message>
        <source>As strong as an expert; knocks early, and later unless gin is very near.</source>
        <translation>So stark wie ein Experte; klopft früh, und auch später, wenn Gin nicht ganz nah ist.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>Spielt an diesem Computer.</translation>
    </message>
    <message>
        <source>As strong as an expert; plays for gin and knocks only when none is in sight.</source>
        <translation>So stark wie ein Experte; spielt auf Gin und klopft nur, wenn keines in Sicht ist.</translation>
    </message>
    <message>
        <source>A deal number has digits only, such as 482913775014.</source>
        <translation>Eine Blattnummer besteht nur aus Ziffern, zum Beispiel 482913775014.</translation>
    </message>
    <message>
        <source>Deal numbers go from 1 to {largest}.</source>
        <translation>Blattnummern gehen von 1 bis {largest}.</translation>
    </message>
    <message>
        <source>This version of the program doesn’t know such deal numbers.</source>
        <translation>Diese Version des Programms kennt solche Blattnummern nicht.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Sa&amp;ve as preset…</source>
        <translation>Als &amp;Vorlage speichern …</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Ihre Vorlagen</translation>
    </message>
    <message>
        <source>Save to “{name}”</source>
        <translation>In „{name}“ speichern</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>„{name}“ löschen?</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Type a name for the preset.</source>
        <translation>Geben Sie der Vorlage einen Namen.</translation>
    </message>
    <message>
        <source>A name has at most {count} characters.</source>
        <translation>Ein Name hat höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>There is a preset of this name.</source>
        <translation>Eine Vorlage mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The file of your presets was damaged and has been kept aside.</source>
        <translation>Die Datei mit Ihren Vorlagen war beschädigt und wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The file of your presets can’t be read.</source>
        <translation>Die Datei mit Ihren Vorlagen kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file of your presets was written by a newer version. It stays as it is; presets made now are gone when you quit.</source>
        <translation>Die Datei mit Ihren Vorlagen stammt von einer neueren Version. Sie bleibt, wie sie ist; Vorlagen, die Sie jetzt erstellen, sind nach dem Beenden weg.</translation>
    </message>
    <message>
        <source>One of your presets made no sense and has been kept aside.</source>
        <translation>Eine Ihrer Vorlagen war unbrauchbar und wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Two of your presets were called “{preset}”. One is now “{field}”.</source>
        <translation>Zwei Ihrer Vorlagen hießen „{preset}“. Eine heißt jetzt „{field}“.</translation>
    </message>
    <message>
        <source>Your preset “{preset}” has an option that this version doesn’t know: {field}.</source>
        <translation>Ihre Vorlage „{preset}“ enthält eine Option, die diese Version nicht kennt: {field}.</translation>
    </message>
    <message>
        <source>Your preset “{preset}” had an impossible value for “{field}”; the usual one is used.</source>
        <translation>Ihre Vorlage „{preset}“ hatte einen unmöglichen Wert für „{field}“; es gilt der übliche.</translation>
    </message>
    <message>
        <source>Not everything that you chose for the last game could be read.</source>
        <translation>Nicht alles, was Sie für das letzte Spiel gewählt hatten, konnte gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>{card}, just drawn</source>
        <translation>{card}, eben gezogen</translation>
    </message>
    <message>
        <source>{card}, in a set</source>
        <translation>{card}, in einem Satz</translation>
    </message>
    <message>
        <source>{card}, in a run</source>
        <translation>{card}, in einer Sequenz</translation>
    </message>
    <message>
        <source>Set of {count} cards: {rank}</source>
        <translation>Satz aus {count} Karten: {rank}</translation>
    </message>
    <message>
        <source>Run from {first} to {last}</source>
        <translation>Sequenz von {first} bis {last}</translation>
    </message>
    <message>
        <source>Stock, cards: {count}</source>
        <translation>Talon, Karten: {count}</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>Der Ablagestapel ist leer</translation>
    </message>
    <message>
        <source>Discard pile, on top: {card}</source>
        <translation>Ablagestapel, oberste Karte: {card}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>{turn}: {task}</source>
        <comment>whose turn, what to do</comment>
        <translation>{turn}: {task}</translation>
    </message>
    <message>
        <source>Your deadwood: {points}</source>
        <translation>Ihr Restkartenwert: {points}</translation>
    </message>
    <message>
        <source>Upcard: {card}</source>
        <translation>Aufdeckkarte: {card}</translation>
    </message>
    <message>
        <source>The points of this hand count {times} times</source>
        <translation>Die Punkte dieses Blatts zählen {times}-fach</translation>
    </message>
    <message>
        <source>{name}, meld {number}: {meld}</source>
        <translation>{name}, Meldung {number}: {meld}</translation>
    </message>
    <message>
        <source>{name}: no deadwood</source>
        <translation>{name}: keine Restkarten</translation>
    </message>
    <message>
        <source>{name}, deadwood {points}: {cards}</source>
        <translation>{name}, Restkartenwert {points}: {cards}</translation>
    </message>
    <message>
        <source>{name}, cards: {count}, {state}</source>
        <translation>{name}, Karten: {count}, {state}</translation>
    </message>
    <message>
        <source>{name}, cards: {count}</source>
        <translation>{name}, Karten: {count}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Geber: {name}</translation>
    </message>
    <message>
        <source>{hand}, {goal}</source>
        <comment>Hand 3, first to 200</comment>
        <translation>{hand}, {goal}</translation>
    </message>
    <message>
        <source>Score of {name}: {points}, boxes: {boxes}</source>
        <translation>{name}, Punkte: {points}, Kästchen: {boxes}</translation>
    </message>
    <message>
        <source>Game {number}, score of {name}: {points}, boxes: {boxes}</source>
        <translation>Spiel {number}, {name}, Punkte: {points}, Kästchen: {boxes}</translation>
    </message>
</context>
<context>
    <name>ResetBox</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Count from now on only? Your games are kept, and you can undo this later.</source>
        <translation>Nur noch ab jetzt zählen? Ihre Spiele bleiben erhalten, und Sie können das später rückgängig machen.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Ab jetzt zählen</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>The games kept now are copied first, so there is a way back.</source>
        <translation>Vorher werden Ihre jetzigen Spiele gesichert; Sie können also wieder zurück.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day on which you play.</source>
        <translation>Es gibt noch keine Sicherung. An jedem Tag, an dem Sie spielen, wird eine erstellt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>{day}, {time}: before a newer version of the program</source>
        <translation>{day}, {time}: vor einem Programm-Update</translation>
    </message>
    <message>
        <source>{day}, {time}: before a backup was restored</source>
        <translation>{day}, {time}: vor einer Wiederherstellung</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules</source>
        <comment>of the game being played</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>Ass-Aufdeckkarte</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Aufdeckkarte</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Discard taken</source>
        <translation>Genommene Karte</translation>
    </message>
    <message>
        <source>Knock’s discard</source>
        <translation>Klopfkarte</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Restocks</source>
        <translation>Talon-Auffüllungen</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>three games side by side</source>
        <translation>drei Spiele nebeneinander</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>the opponents lay off too</source>
        <translation>auch die Gegner legen an</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>offered before the first turn</source>
        <translation>vor dem ersten Zug angeboten</translation>
    </message>
    <message>
        <source>may be discarded in the same turn</source>
        <translation>darf im selben Zug abgelegt werden</translation>
    </message>
    <message>
        <source>queen, king, ace counts too</source>
        <translation>Dame, König, Ass gilt auch</translation>
    </message>
    <message>
        <source>four, as partners</source>
        <translation>vier, mit Partnern</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three, each for himself</source>
        <translation>drei, jeder für sich</translation>
    </message>
    <message>
        <source>four, each for himself</source>
        <translation>vier, jeder für sich</translation>
    </message>
    <message>
        <source>{points} in each game</source>
        <translation>{points} in jedem Spiel</translation>
    </message>
    <message>
        <source>gin only, in every hand</source>
        <translation>nur Gin, in jedem Blatt</translation>
    </message>
    <message>
        <source>{limit} in every hand</source>
        <translation>{limit} in jedem Blatt</translation>
    </message>
    <message>
        <source>the upcard’s value</source>
        <translation>Wert der Aufdeckkarte</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>nur Gin</translation>
    </message>
    <message>
        <source>1 may knock</source>
        <translation>Klopfen auch mit 1</translation>
    </message>
    <message>
        <source>counts like any other</source>
        <translation>zählt wie jede andere</translation>
    </message>
    <message>
        <source>every point counts double</source>
        <translation>alle Punkte zählen doppelt</translation>
    </message>
    <message>
        <source>every point counts triple</source>
        <translation>alle Punkte zählen dreifach</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlussabrechnung</translation>
    </message>
    <message>
        <source>Boxes and totals</source>
        <translation>Kästchen und Summen</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drei Spiele</translation>
    </message>
    <message>
        <source>Three games side by side. Target score: {points}</source>
        <translation>Drei Spiele nebeneinander. Zielpunktzahl: {points}</translation>
    </message>
    <message>
        <source>Target score: {points}</source>
        <translation>Zielpunktzahl: {points}</translation>
    </message>
    <message>
        <source>{loser} gave up. Winner: {name}</source>
        <translation>Aufgegeben: {loser}. Gewonnen: {name}</translation>
    </message>
    <message>
        <source>Winners: {names}, {score}</source>
        <translation>Gewonnen: {names}, {score}</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <translation>Gewonnen: {name}, {score}</translation>
    </message>
    <message>
        <source>A tie with {points} points each: {names}</source>
        <translation>Gleichstand mit je {points} Punkten: {names}</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Noch kein Blatt gewertet.</translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message>
        <source>How the game went</source>
        <translation>Spielverlauf</translation>
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
        <translation>noch offen</translation>
    </message>
    <message>
        <source>given up, winner: {name}</source>
        <translation>aufgegeben, Sieg: {name}</translation>
    </message>
    <message>
        <source>hand {number}, winner: {name}</source>
        <translation>Blatt {number}, Sieg: {name}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a game that has ended</comment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{name}: {points}, together {total}</source>
        <translation>{name}: {points}, zusammen {total}</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Schlussabrechnung</translation>
    </message>
    <message>
        <source>Boxes × {points}</source>
        <comment>box bonus</comment>
        <translation>Kästchen × {points}</translation>
    </message>
    <message>
        <source>Points of the hands</source>
        <translation>Punkte aus den Blättern</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Spielbonus</translation>
    </message>
    <message>
        <source>Shutout (schneider)</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drei Spiele</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterstechen</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <comment>one of three: Hollywood</comment>
        <translation>Spiel {number}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>{seat}: name</source>
        <translation>{seat}: Name</translation>
    </message>
    <message>
        <source>{seat}: person or computer</source>
        <translation>{seat}: Mensch oder Computer</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>&amp;Partner</translation>
    </message>
    <message>
        <source>{first} and {second} against {third} and {fourth}</source>
        <translation>{first} und {second} gegen {third} und {fourth}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
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
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of the king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Satz {ranks}</translation>
    </message>
    <message>
        <source>Run {first}–{last} {suit}</source>
        <translation>Sequenz {first}–{last} {suit}</translation>
    </message>
    <message>
        <source>{first} &amp; {second}</source>
        <comment>two partners</comment>
        <translation>{first} &amp; {second}</translation>
    </message>
    <message>
        <source>{name} dealt. Upcard: {card}</source>
        <translation>{name}: ausgeteilt. Aufdeckkarte: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: gepasst</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name}: Karte vom Talon gezogen</translation>
    </message>
    <message>
        <source>{name} drew from the stock: {card}</source>
        <translation>{name}: {card} vom Talon gezogen</translation>
    </message>
    <message>
        <source>{name} took from the discard pile: {card}</source>
        <translation>{name}: {card} vom Ablagestapel genommen</translation>
    </message>
    <message>
        <source>{name} discarded: {card}</source>
        <translation>{name}: {card} abgelegt</translation>
    </message>
    <message>
        <source>{name} took {card} from the discard pile and discarded {discard}</source>
        <translation>{name}: {card} vom Ablagestapel genommen und {discard} abgelegt</translation>
    </message>
    <message>
        <source>{name} drew from the stock and discarded {discard}</source>
        <translation>{name}: vom Talon gezogen und {discard} abgelegt</translation>
    </message>
    <message>
        <source>{name} drew {card} from the stock and discarded {discard}</source>
        <translation>{name}: {card} vom Talon gezogen und {discard} abgelegt</translation>
    </message>
    <message>
        <source>{name} went gin</source>
        <translation>{name}: Gin</translation>
    </message>
    <message>
        <source>{name} knocked. Deadwood: {points}</source>
        <translation>{name}: geklopft. Restkartenwert: {points}</translation>
    </message>
    <message>
        <source>The discards were shuffled beneath the stock. Cards: {count}</source>
        <translation>Die abgelegten Karten wurden gemischt und unter den Talon gelegt. Karten: {count}</translation>
    </message>
    <message>
        <source>{name} gave up the game</source>
        <translation>{name}: Spiel aufgegeben</translation>
    </message>
    <message>
        <source>Everybody has passed: draw from the stock.</source>
        <translation>Alle haben gepasst: Ziehen Sie vom Talon.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn to deal.</source>
        <translation>Ein anderer ist mit dem Austeilen an der Reihe.</translation>
    </message>
    <message>
        <source>{name} laid off {cards}. Deadwood: {points}</source>
        <translation>{name}: {cards} angelegt. Restkartenwert: {points}</translation>
    </message>
    <message>
        <source>+ {bonus} gin bonus = {points}</source>
        <translation>+ {bonus} Gin-Bonus = {points}</translation>
    </message>
    <message>
        <source>+ {bonus} undercut bonus = {points}</source>
        <translation>+ {bonus} Unterstich-Bonus = {points}</translation>
    </message>
    <message>
        <source>× {times} for spades = {points}</source>
        <translation>× {times} für Pik = {points}</translation>
    </message>
    <message>
        <source>{name} showed the hand. Deadwood: {points}</source>
        <translation>{name}: Handkarten gezeigt. Restkartenwert: {points}</translation>
    </message>
    <message>
        <source>Drawn hand: it ended without a knock. Nobody scores</source>
        <translation>Unentschiedenes Blatt: Es endete ohne Klopfen. Niemand erhält Punkte</translation>
    </message>
    <message>
        <source>Gin! {name} won the hand: {sum}</source>
        <translation>Gin! Punkte für {name}: {sum}</translation>
    </message>
    <message>
        <source>Undercut! {name} won the hand: {sum}</source>
        <translation>Unterstochen! Punkte für {name}: {sum}</translation>
    </message>
    <message>
        <source>{name} won the hand: {sum}</source>
        <translation>Punkte für {name}: {sum}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Sie sind nicht am Zug.</translation>
    </message>
    <message>
        <source>That can’t be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That card is not free in your hand.</source>
        <translation>Diese Karte haben Sie nicht frei auf der Hand.</translation>
    </message>
    <message>
        <source>The card you took from the discard pile can’t go back in the same turn.</source>
        <translation>Die vom Ablagestapel genommene Karte darf nicht im selben Zug wieder abgelegt werden.</translation>
    </message>
    <message>
        <source>These cards are not a meld.</source>
        <translation>Diese Karten sind keine Meldung.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>Eine Karte kann nur zu einer Meldung gehören.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Ihr Restkartenwert liegt über der Klopfgrenze.</translation>
    </message>
    <message>
        <source>Gin only: you may knock without deadwood only.</source>
        <translation>Nur Gin: Sie dürfen nur ohne Restkarten klopfen.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this hand.</source>
        <translation>In diesem Blatt darf nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The hand must be shown with the least deadwood.</source>
        <translation>Die Handkarten müssen mit dem niedrigsten Restkartenwert gezeigt werden.</translation>
    </message>
    <message>
        <source>The card does not fit this meld.</source>
        <translation>Diese Karte passt nicht an diese Meldung.</translation>
    </message>
    <message>
        <source>These are not the cards of a deck.</source>
        <translation>Diese Karten ergeben kein vollständiges Kartenspiel.</translation>
    </message>
    <message>
        <source>These are not the cards of the deal number.</source>
        <translation>Das sind nicht die Karten zu dieser Blattnummer.</translation>
    </message>
    <message>
        <source>The game can’t be taken back to there.</source>
        <translation>Bis dorthin kann das Spiel nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The damaged file was kept aside as {file}.</source>
        <translation>Die beschädigte Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The game goes on and will be kept when that works again.</source>
        <translation>Das Spiel geht weiter und wird gespeichert, sobald das wieder möglich ist.</translation>
    </message>
    <message>
        <source>Nothing in it was changed; this game is not kept when you quit.</source>
        <translation>Darin wurde nichts geändert; dieses Spiel wird beim Beenden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file of your games is damaged: {file}.</source>
        <translation>Die Datei mit Ihren Spielen ist beschädigt: {file}.</translation>
    </message>
    <message>
        <source>The file of your games was written by a newer version: {file}.</source>
        <translation>Die Datei mit Ihren Spielen stammt von einer neueren Version: {file}.</translation>
    </message>
    <message>
        <source>The file of your games can’t be written: {file}.</source>
        <translation>Die Datei mit Ihren Spielen kann nicht geschrieben werden: {file}.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games: {file}.</source>
        <translation>Ein anderes Programm benutzt die Datei mit Ihren Spielen: {file}.</translation>
    </message>
    <message>
        <source>Everything has been kept: {file} can be written again.</source>
        <translation>Alles ist gespeichert: {file} kann wieder geschrieben werden.</translation>
    </message>
    <message>
        <source>{name} found no move. From now on this seat is played in a plain way.</source>
        <translation>{name}: keinen Zug gefunden. Dieser Platz spielt ab jetzt auf einfachste Weise.</translation>
    </message>
    <message>
        <source>{name} found no move. From now on this seat plays one level lower: {level}.</source>
        <translation>{name}: keinen Zug gefunden. Dieser Platz spielt ab jetzt eine Stufe schwächer: {level}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been kept aside; the usual ones are used.</source>
        <translation>Die Einstellungen waren beschädigt und wurden beiseitegelegt; es gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings can’t be read; the usual ones are used.</source>
        <translation>Die Einstellungen können nicht gelesen werden; es gelten die üblichen.</translation>
    </message>
    <message>
        <source>Some settings made no sense; for those the usual ones are used.</source>
        <translation>Einige Einstellungen waren unbrauchbar; für diese gelten die üblichen.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Für diesen Bereich</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a pause</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>a pause</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>a pause</comment>
        <translation>Lang</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>As designed</source>
        <comment>movement</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quicker</source>
        <comment>movement</comment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <comment>movement</comment>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>dialogs</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dialogs</comment>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>Cards dealt, drawn and laid down, a knock, the end of a hand.</source>
        <translation>Austeilen, Ziehen und Ablegen von Karten, Klopfen, das Ende eines Blatts.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Level not known</source>
        <translation>Stufe unbekannt</translation>
    </message>
    <message>
        <source>{rules}, {count} players</source>
        <translation>{rules}, {count} Spieler</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{what}, {name}: {figure}</source>
        <translation>{what}, {name}: {figure}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Gewonnene Blätter</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Punkte je Blatt</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Undercuts</source>
        <translation>Unterstechen</translation>
    </message>
    <message>
        <source>Shutouts (schneider)</source>
        <translation>Siege mit Schneider</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Shutouts</source>
        <translation>Schneider</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>This can’t be kept: the file can’t be written.</source>
        <translation>Das lässt sich nicht speichern: Die Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>&amp;Count anew…</source>
        <translation>&amp;Ab jetzt zählen …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Count again as before</source>
        <translation>Wieder zählen wie zuvor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No hand or game fits this choice.</source>
        <translation>Zu dieser Auswahl passt kein Blatt und kein Spiel.</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a hand to its end, and it will be here.</source>
        <translation>Noch gibt es nichts zu zählen. Spielen Sie ein Blatt zu Ende, dann steht es hier.</translation>
    </message>
    <message>
        <source>Games: {count}</source>
        <translation>Spiele: {count}</translation>
    </message>
    <message>
        <source>Hands: {count}</source>
        <translation>Blätter: {count}</translation>
    </message>
    <message>
        <source>Drawn hands: {count}</source>
        <translation>Unentschiedene Blätter: {count}</translation>
    </message>
    <message>
        <source>Won in a row now: {count}</source>
        <translation>Zurzeit Siege in Folge: {count}</translation>
    </message>
    <message>
        <source>Lost in a row now: {count}</source>
        <translation>Zurzeit Niederlagen in Folge: {count}</translation>
    </message>
    <message>
        <source>Counted since {date}</source>
        <translation>Gezählt seit {date}</translation>
    </message>
    <message>
        <source>Points a hand, the last {count}</source>
        <translation>Punkte je Blatt, letzte {count}</translation>
    </message>
    <message>
        <source>This takes shape after a few hands.</source>
        <translation>Die Kurve entsteht nach ein paar Blättern.</translation>
    </message>
    <message>
        <source>Games won, the last {count}</source>
        <translation>Siege in den letzten {count} Spielen</translation>
    </message>
    <message>
        <source>This takes shape after a few games.</source>
        <translation>Die Kurve entsteht nach ein paar Spielen.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit Ihrem letzten Zug</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>laid off</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>deadwood together</source>
        <comment>of two partners</comment>
        <translation>Restkartenwert zusammen</translation>
    </message>
    <message>
        <source>from you</source>
        <translation>von Ihnen</translation>
    </message>
    <message>
        <source>went gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>knocked with {points}</source>
        <translation>mit {points} geklopft</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>What was left in the stock</source>
        <translation>Rest des Talons</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Blattnummer {number}</translation>
    </message>
    <message>
        <source>known cards, not counted</source>
        <translation>bekannte Karten, zählt nicht</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Nach Meldungen</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock with {points}</source>
        <translation>Klopfen mit {points}</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Next hand ({seconds})</source>
        <translation>Nächstes Blatt ({seconds})</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Draw from stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Confirm gin</source>
        <translation>Gin bestätigen</translation>
    </message>
    <message>
        <source>Confirm knock</source>
        <translation>Klopfen bestätigen</translation>
    </message>
    <message>
        <source>Other arrangement</source>
        <translation>Andere Anordnung</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Beste Verteidigung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>{card} anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>Karten: {count}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Talon · {count}</translation>
    </message>
    <message>
        <source>Discard pile · {count}</source>
        <translation>Ablagestapel · {count}</translation>
    </message>
    <message>
        <source>lay your last card here, face down</source>
        <translation>letzte Karte verdeckt hierher legen</translation>
    </message>
    <message>
        <source>lay your last card here</source>
        <translation>letzte Karte hierher legen</translation>
    </message>
    <message>
        <source>look at your melds, then confirm</source>
        <translation>Meldungen ansehen, dann bestätigen</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Deadwood {points}</source>
        <translation>Restkartenwert {points}</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>Sie dürfen klopfen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <comment>one of three: Hollywood</comment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterstechen</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a hand that nobody won</comment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>You knock with {points}</source>
        <translation>Sie klopfen mit {points}</translation>
    </message>
    <message>
        <source>{name} may lay off on your melds.</source>
        <translation>{name} darf an Ihre Meldungen anlegen.</translation>
    </message>
    <message>
        <source>{name} knocks with {points}</source>
        <translation>{name} klopft mit {points}</translation>
    </message>
    <message>
        <source>{name}’s deadwood</source>
        <translation>Restkartenwert von {name}</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>Ihr Restkartenwert</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>für {name}</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>Unterstechen</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Unentschiedenes Blatt</translation>
    </message>
    <message>
        <source>Gin! You win the hand</source>
        <translation>Gin! Sie gewinnen das Blatt</translation>
    </message>
    <message>
        <source>Gin! {name} wins the hand</source>
        <translation>Gin! {name} gewinnt das Blatt</translation>
    </message>
    <message>
        <source>Undercut! You win the hand</source>
        <translation>Unterstochen! Sie gewinnen das Blatt</translation>
    </message>
    <message>
        <source>Undercut! {name} wins the hand</source>
        <translation>Unterstochen! {name} gewinnt das Blatt</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Sie gewinnen das Blatt</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} gewinnt das Blatt</translation>
    </message>
    <message>
        <source>gin bonus</source>
        <translation>Gin-Bonus</translation>
    </message>
    <message>
        <source>difference {high} − {low}</source>
        <translation>Differenz {high} − {low}</translation>
    </message>
    <message>
        <source>undercut bonus</source>
        <translation>Unterstich-Bonus</translation>
    </message>
    <message>
        <source>Which meld does {card} go on?</source>
        <translation>An welche Meldung kommt {card}?</translation>
    </message>
    <message>
        <source>{card} fits the meld that is lit.</source>
        <translation>{card} passt an die hervorgehobene Meldung.</translation>
    </message>
    <message>
        <source>{card} fits no meld as they lie now.</source>
        <translation>{card} passt jetzt an keine Meldung.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this game.</source>
        <translation>In diesem Spiel darf nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Your opponents arrange their hands, then {name} may lay off on their melds.</source>
        <translation>Ihre Gegner ordnen ihre Handkarten, dann darf {name} an deren Meldungen anlegen.</translation>
    </message>
    <message>
        <source>The others may lay off on your melds.</source>
        <translation>Die anderen dürfen an Ihre Meldungen anlegen.</translation>
    </message>
    <message>
        <source>Your melds, arrangement {number} of {count}. {name} may lay off on them.</source>
        <translation>Ihre Meldungen, Anordnung {number} von {count}. {name} darf daran anlegen.</translation>
    </message>
    <message>
        <source>None of your cards fits on their melds.</source>
        <translation>Keine Ihrer Karten passt an diese Meldungen.</translation>
    </message>
    <message>
        <source>Lay off what fits on your opponents’ melds.</source>
        <translation>Legen Sie an die Meldungen Ihrer Gegner an, was passt.</translation>
    </message>
    <message>
        <source>Lay off what fits on {name}’s melds.</source>
        <translation>Legen Sie an die Meldungen von {name} an, was passt.</translation>
    </message>
    <message>
        <source>deadwood</source>
        <comment>the figure beside it</comment>
        <translation>Restkartenwert</translation>
    </message>
    <message>
        <source>arranging</source>
        <translation>beim Ordnen</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>gleich dran</translation>
    </message>
    <message>
        <source>for your side</source>
        <translation>für Ihre Seite</translation>
    </message>
    <message>
        <source>The stock ran down to two cards: nobody scores.</source>
        <translation>Im Talon lagen nur noch zwei Karten: Niemand erhält Punkte.</translation>
    </message>
    <message>
        <source>Twenty turns without a card from the stock: nobody scores.</source>
        <translation>Zwanzig Züge ohne eine Karte vom Talon: Niemand erhält Punkte.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Sie teilen noch einmal aus.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} teilt noch einmal aus.</translation>
    </message>
    <message>
        <source>Gin! Your side wins the hand</source>
        <translation>Gin! Ihre Seite gewinnt das Blatt</translation>
    </message>
    <message>
        <source>Gin! {names} win the hand</source>
        <comment>two partners</comment>
        <translation>Gin! {names} gewinnen das Blatt</translation>
    </message>
    <message>
        <source>Undercut! Your side wins the hand</source>
        <translation>Unterstochen! Ihre Seite gewinnt das Blatt</translation>
    </message>
    <message>
        <source>Undercut! {names} win the hand</source>
        <comment>two partners</comment>
        <translation>Unterstochen! {names} gewinnen das Blatt</translation>
    </message>
    <message>
        <source>Your side wins the hand</source>
        <translation>Ihre Seite gewinnt das Blatt</translation>
    </message>
    <message>
        <source>{names} win the hand</source>
        <comment>two partners</comment>
        <translation>{names} gewinnen das Blatt</translation>
    </message>
    <message>
        <source>The partner’s hand is not counted.</source>
        <translation>Die Handkarten des Partners zählen nicht.</translation>
    </message>
    <message>
        <source>Gin bonus {bonus} and the deadwood, from each player</source>
        <translation>Von jedem Spieler der Gin-Bonus {bonus} und der Restkartenwert</translation>
    </message>
    <message>
        <source>Undercut bonus {bonus} from the knocker, the difference from each player</source>
        <translation>Vom Klopfer der Unterstich-Bonus {bonus}, von jedem Spieler die Differenz</translation>
    </message>
    <message>
        <source>The difference, from each player</source>
        <translation>Von jedem Spieler die Differenz</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>♠ spade doubling</source>
        <translation>♠ Pik-Verdopplung</translation>
    </message>
    <message>
        <source>♠ spade tripling</source>
        <translation>♠ Pik-Verdreifachung</translation>
    </message>
    <message>
        <source>points for your side</source>
        <translation>Punkte für Ihre Seite</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>Punkte für Sie</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>Punkte für {name}</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>before the numbers of three games</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{meld}, {card} joined</source>
        <comment>a card laid off on a meld</comment>
        <translation>{meld}, {card} angelegt</translation>
    </message>
    <message>
        <source>{meld}, {cards} and {card} joined</source>
        <comment>cards laid off on a meld</comment>
        <translation>{meld}, {cards} und {card} angelegt</translation>
    </message>
    <message>
        <source>No deadwood</source>
        <translation>Keine Restkarten</translation>
    </message>
    <message>
        <source>Deadwood: {sum}</source>
        <translation>Restkartenwert: {sum}</translation>
    </message>
    <message>
        <source>Gin only</source>
        <comment>the knock limit</comment>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Knock limit: {limit} or less</source>
        <translation>Klopfgrenze: {limit} oder weniger</translation>
    </message>
    <message>
        <source>gin only</source>
        <comment>on the coin of the limit</comment>
        <translation>nur Gin</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>We</source>
        <comment>head of a score: my side</comment>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <comment>head of a score: the other side</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>three games to {target}</source>
        <comment>Hollywood</comment>
        <translation>drei Spiele bis {target}</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>bis {target}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>Sie sind Geber</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>Geber: {name}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>take the upcard or pass</source>
        <translation>Aufdeckkarte nehmen oder passen</translation>
    </message>
    <message>
        <source>everybody has passed: draw from the stock</source>
        <translation>alle haben gepasst: vom Talon ziehen</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player</comment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>deciding</source>
        <comment>on the upcard</comment>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>to discard</source>
        <comment>whose turn it is</comment>
        <translation>legt ab</translation>
    </message>
    <message>
        <source>draw a card from either pile</source>
        <translation>von einem der Stapel ziehen</translation>
    </message>
    <message>
        <source>discard a card or knock</source>
        <translation>Karte ablegen oder klopfen</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>Karte ablegen</translation>
    </message>
    <message>
        <source>lay off what fits</source>
        <translation>anlegen, was passt</translation>
    </message>
    <message>
        <source>may take the upcard</source>
        <translation>darf die Aufdeckkarte nehmen</translation>
    </message>
    <message>
        <source>thinks about a discard</source>
        <translation>sucht eine Karte zum Ablegen</translation>
    </message>
    <message>
        <source>lays off</source>
        <translation>legt an</translation>
    </message>
    <message>
        <source>is about to draw</source>
        <translation>zieht gleich</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>nicht am Zug</translation>
    </message>
    <message>
        <source>choosing a discard</source>
        <translation>legt gleich ab</translation>
    </message>
    <message>
        <source>laying off</source>
        <translation>beim Anlegen</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;Tischfarbe</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Karten&amp;rücken</translation>
    </message>
    <message>
        <source>&amp;Large index</source>
        <translation>&amp;Große Eckzeichen</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>For the l&amp;eft hand</source>
        <translation>Für die &amp;linke Hand</translation>
    </message>
    <message>
        <source>Buttons and knock place lie on the left side.</source>
        <translation>Schaltflächen und Klopffeld liegen links.</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Animationen</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Te&amp;xtansicht</translation>
    </message>
    <message>
        <source>The game in words beside the table, as a screen reader has it.</source>
        <translation>Das Spiel in Worten neben dem Tisch, so wie es ein Screenreader vorliest.</translation>
    </message>
    <message>
        <source>&amp;Dialogs</source>
        <translation>&amp;Dialogfenster</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>A sample of the table</source>
        <translation>Ein Muster des Tischs</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>Textansicht</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ihre Karten</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was Sie tun können</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Karte nach links verschieben</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Karte nach rechts verschieben</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Draw, meld, knock</source>
        <translation>Ziehen, sammeln, klopfen</translation>
    </message>
    <message>
        <source>These are your ten cards. 4♥, 5♥ and 6♥ are a run: cards of one suit in a row. The table marks it for you. All the others are deadwood, and their points count against you.</source>
        <translation>Das sind Ihre zehn Karten. 4♥, 5♥ und 6♥ sind eine Sequenz: Karten einer Farbe in einer Reihe. Der Tisch markiert sie für Sie. Alle anderen sind Restkarten, und deren Punkte zählen gegen Sie.</translation>
    </message>
    <message>
        <source>After the deal this card was turned up: the upcard. It sets the knock limit. As soon as your deadwood is 8 or less, you may end the hand by knocking.</source>
        <translation>Nach dem Austeilen wurde diese Karte aufgedeckt: die Aufdeckkarte. Sie bestimmt die Klopfgrenze. Sobald Ihr Restkartenwert nur noch 8 oder weniger ist, dürfen Sie das Blatt durch Klopfen beenden.</translation>
    </message>
    <message>
        <source>In each turn you first draw a card, from the stock or from the discard pile.</source>
        <translation>In jedem Zug ziehen Sie zuerst eine Karte, vom Talon oder vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Click the stock to draw from it.</source>
        <translation>Klicken Sie auf den Talon, um eine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>That is allowed, but it would not help you now. Click the stock.</source>
        <translation>Erlaubt wäre auch anderes, aber es würde Ihnen jetzt nicht helfen. Klicken Sie auf den Talon.</translation>
    </message>
    <message>
        <source>The 9♠ gives you a second meld: a set of three nines. Now discard a card. Kings, queens, jacks and tens cost the most, 10 points each.</source>
        <translation>Die 9♠ bringt Ihnen eine zweite Meldung: einen Satz aus drei Neunen. Legen Sie nun eine Karte ab. Könige, Damen, Buben und Zehnen kosten am meisten, je 10 Punkte.</translation>
    </message>
    <message>
        <source>Double-click the K♠, or drag it to the discard pile.</source>
        <translation>Doppelklicken Sie auf den K♠, oder ziehen Sie ihn auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Keep that for the moment. The K♠ costs 10 and helps nothing: discard it.</source>
        <translation>Alles andere behalten Sie noch. Der K♠ kostet 10 und nützt nichts: Legen Sie ihn ab.</translation>
    </message>
    <message>
        <source>Robin has discarded the 7♥, and it goes on with your run. Everybody sees it if you take it, but it is a sure thing.</source>
        <translation>Robin hat die 7♥ abgelegt, und sie verlängert Ihre Sequenz. Wenn Sie sie nehmen, sehen das zwar alle, aber dafür ist sie Ihnen sicher.</translation>
    </message>
    <message>
        <source>Click the discard pile to take the 7♥.</source>
        <translation>Klicken Sie auf den Ablagestapel, um die 7♥ zu nehmen.</translation>
    </message>
    <message>
        <source>The stock could bring anything; the 7♥ is sure to fit. Click the discard pile.</source>
        <translation>Vom Talon könnte alles kommen; die 7♥ passt sicher. Klicken Sie auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Your run has four cards now. A card from the discard pile may not go back in the same turn. Any other may.</source>
        <translation>Ihre Sequenz hat jetzt vier Karten. Eine Karte vom Ablagestapel darf im selben Zug nicht dorthin zurück, jede andere schon.</translation>
    </message>
    <message>
        <source>Discard the Q♦.</source>
        <translation>Legen Sie die D♦ ab.</translation>
    </message>
    <message>
        <source>Your melds are worth keeping, and low cards cost little. Discard the Q♦.</source>
        <translation>Ihre Meldungen behalten Sie besser, und niedrige Karten kosten wenig. Legen Sie die D♦ ab.</translation>
    </message>
    <message>
        <source>Robin has discarded a king. It would only be 10 points more for you.</source>
        <translation>Robin hat einen König abgelegt. Der würde Ihren Restkartenwert nur um 10 erhöhen.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehen Sie vom Talon.</translation>
    </message>
    <message>
        <source>The king fits nothing that you have. Draw from the stock.</source>
        <translation>Der König passt zu keiner Ihrer Karten. Ziehen Sie vom Talon.</translation>
    </message>
    <message>
        <source>Without the J♣ your deadwood is 3♣, 2♣ and A♦: 3 + 2 + 1 = 6. The limit is 8, so you may knock. The last card is then laid face down.</source>
        <translation>Ohne den B♣ haben Sie nur noch 3♣, 2♣ und A♦ als Restkarten: 3 + 2 + 1 = 6. Die Grenze ist 8, Sie dürfen also klopfen. Die letzte Karte legen Sie dabei verdeckt ab.</translation>
    </message>
    <message>
        <source>Drag the J♣ to the knock place, or press the golden button.</source>
        <translation>Ziehen Sie den B♣ auf das Klopffeld, oder drücken Sie die goldene Schaltfläche.</translation>
    </message>
    <message>
        <source>You could play on, but now you can knock. Use the J♣ for it.</source>
        <translation>Sie könnten weiterspielen, aber jetzt können Sie klopfen. Nehmen Sie dafür den B♣.</translation>
    </message>
    <message>
        <source>So your cards will be shown: two melds, and 6 points of deadwood. Until you confirm you can take it back.</source>
        <translation>So werden Ihre Karten gezeigt: zwei Meldungen und ein Restkartenwert von 6. Solange Sie nicht bestätigt haben, können Sie es zurücknehmen.</translation>
    </message>
    <message>
        <source>Press the golden button to confirm.</source>
        <translation>Drücken Sie zum Bestätigen die goldene Schaltfläche.</translation>
    </message>
    <message>
        <source>Confirm the knock with the golden button.</source>
        <translation>Bestätigen Sie das Klopfen mit der goldenen Schaltfläche.</translation>
    </message>
    <message>
        <source>Robin’s cards are shown too. What fits your melds may be laid off there: the 8♥ went to your run and no longer counts against Robin.</source>
        <translation>Auch Robins Karten werden gezeigt. Was an Ihre Meldungen passt, darf dort angelegt werden: Die 8♥ kam an Ihre Sequenz und zählt nicht mehr gegen Robin.</translation>
    </message>
    <message>
        <source>Robin is left with 33, you have 6. The difference is yours: 27 points. Each hand won is also a box, worth 25 more at the end of the game.</source>
        <translation>Robin bleiben 33, Sie haben 6. Die Differenz gehört Ihnen: 27 Punkte. Jedes gewonnene Blatt ist außerdem ein Kästchen, das am Ende des Spiels noch einmal 25 bringt.</translation>
    </message>
    <message>
        <source>Lay off and undercut</source>
        <translation>Anlegen, unterstechen</translation>
    </message>
    <message>
        <source>A new hand. The upcard is a 10, the highest limit there is. This time Robin will be quicker, and you are the defender.</source>
        <translation>Ein neues Blatt. Die Aufdeckkarte ist eine 10, das ist die höchste Grenze, die es gibt. Diesmal ist Robin schneller, und Sie verteidigen.</translation>
    </message>
    <message>
        <source>It is your turn first.</source>
        <translation>Sie sind zuerst am Zug.</translation>
    </message>
    <message>
        <source>The 10♦ fits nothing that you have. Draw from the stock.</source>
        <translation>Die 10♦ passt zu keiner Ihrer Karten. Ziehen Sie vom Talon.</translation>
    </message>
    <message>
        <source>The ace counts only 1. The king costs the most.</source>
        <translation>Das Ass zählt nur 1. Am teuersten ist der König.</translation>
    </message>
    <message>
        <source>Discard the K♦.</source>
        <translation>Legen Sie den K♦ ab.</translation>
    </message>
    <message>
        <source>That card will be useful in a moment. Discard the K♦.</source>
        <translation>Die anderen Karten brauchen Sie gleich noch. Legen Sie den K♦ ab.</translation>
    </message>
    <message>
        <source>Robin has knocked with 9. Before the points are compared, you may get rid of cards that fit Robin’s melds. Your 9♣ goes on with the run of clubs.</source>
        <translation>Robin hat mit 9 geklopft. Bevor die Punkte verglichen werden, dürfen Sie Karten loswerden, die an Robins Meldungen passen. Ihre 9♣ verlängert die Sequenz in Kreuz.</translation>
    </message>
    <message>
        <source>Drag the 9♣ to the run, or click the card and then the run.</source>
        <translation>Ziehen Sie die 9♣ auf die Sequenz, oder klicken Sie erst auf die Karte, dann auf die Sequenz.</translation>
    </message>
    <message>
        <source>First lay off what fits. The 9♣ fits Robin’s run of clubs.</source>
        <translation>Legen Sie zuerst an, was passt. Die 9♣ passt an Robins Sequenz in Kreuz.</translation>
    </message>
    <message>
        <source>And your Q♥ is the fourth queen of Robin’s set.</source>
        <translation>Und Ihre D♥ ist die vierte Dame zu Robins Satz.</translation>
    </message>
    <message>
        <source>Lay off the Q♥ on the set of queens.</source>
        <translation>Legen Sie die D♥ an den Satz Damen an.</translation>
    </message>
    <message>
        <source>One more card fits: lay off the Q♥ on the set of queens.</source>
        <translation>Noch eine Karte passt: Legen Sie die D♥ an den Satz Damen an.</translation>
    </message>
    <message>
        <source>Your own melds are found for you. Only 4♠ and A♥ are left, 5 points. Robin has 9!</source>
        <translation>Ihre eigenen Meldungen findet der Tisch für Sie. Übrig sind nur 4♠ und A♥, also 5 Punkte. Robin hat 9!</translation>
    </message>
    <message>
        <source>Press the golden button: you are done.</source>
        <translation>Drücken Sie die goldene Schaltfläche: Sie sind fertig.</translation>
    </message>
    <message>
        <source>Nothing else fits. Press the golden button.</source>
        <translation>Sonst passt nichts. Drücken Sie die goldene Schaltfläche.</translation>
    </message>
    <message>
        <source>That is an undercut: a defender who has no more deadwood than the knocker wins the hand, with 25 points and the difference. 25 + 4 = 29 for you. So think twice before you knock with much deadwood.</source>
        <translation>Das ist ein Unterstechen: Ein Verteidiger, dessen Restkartenwert nicht höher ist als der des Klopfers, gewinnt das Blatt, mit 25 Punkten und der Differenz. 25 + 4 = 29 für Sie. Überlegen Sie es sich also gut, bevor Sie mit hohem Restkartenwert klopfen.</translation>
    </message>
    <message>
        <source>Spades and gin</source>
        <translation>Pik und Gin</translation>
    </message>
    <message>
        <source>The last hand, and a special one: the upcard is a spade, so every point of this hand counts double. And the limit is only 3.</source>
        <translation>Das letzte Blatt, und ein besonderes: Die Aufdeckkarte ist ein Pik, also zählt jeder Punkt dieses Blatts doppelt. Und die Grenze ist nur 3.</translation>
    </message>
    <message>
        <source>You hold two threes, and the upcard lies on the discard pile.</source>
        <translation>Sie haben zwei Dreien, und die Aufdeckkarte liegt auf dem Ablagestapel.</translation>
    </message>
    <message>
        <source>Take the 3♠ from the discard pile.</source>
        <translation>Nehmen Sie die 3♠ vom Ablagestapel.</translation>
    </message>
    <message>
        <source>A third three would make a set. Take the 3♠ from the discard pile.</source>
        <translation>Mit einer dritten Drei haben Sie einen Satz. Nehmen Sie die 3♠ vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Now everything but the K♣ is in melds. No deadwood at all: that is gin. Nobody may lay off on it, and it can’t be undercut.</source>
        <translation>Jetzt ist alles außer dem K♣ in Meldungen. Gar keine Restkarten: Das ist Gin. Niemand darf daran anlegen, und unterstochen werden kann es auch nicht.</translation>
    </message>
    <message>
        <source>Drag the K♣ to the place for gin, or press the golden button.</source>
        <translation>Ziehen Sie den K♣ auf das Feld für Gin, oder drücken Sie die goldene Schaltfläche.</translation>
    </message>
    <message>
        <source>You have gin! Lay down the K♣ and keep the rest.</source>
        <translation>Sie haben Gin! Legen Sie den K♣ ab, und behalten Sie die anderen Karten.</translation>
    </message>
    <message>
        <source>Three melds, no deadwood.</source>
        <translation>Drei Meldungen, keine Restkarten.</translation>
    </message>
    <message>
        <source>Confirm gin with the golden button.</source>
        <translation>Bestätigen Sie Gin mit der goldenen Schaltfläche.</translation>
    </message>
    <message>
        <source>Gin brings 25 points and all of Robin’s deadwood, 25 as well. That makes 50, and the spade doubles it: 100 points in one hand.</source>
        <translation>Gin bringt 25 Punkte und dazu Robins ganzen Restkartenwert, ebenfalls 25. Das macht 50, und das Pik verdoppelt es: 100 Punkte in einem Blatt.</translation>
    </message>
    <message>
        <source>You know the game now. One thing more: with an ace as upcard, nothing but gin ends the hand. All rules are in the help, the key F2 opens it. Have fun!</source>
        <translation>Jetzt kennen Sie das Spiel. Nur eines noch: Bei einem Ass als Aufdeckkarte kann nur Gin das Blatt beenden. Alle Regeln stehen in der Hilfe, die Taste F2 öffnet sie. Viel Spaß!</translation>
    </message>
    <message>
        <source>Robin is playing …</source>
        <translation>Robin ist am Zug …</translation>
    </message>
    <message>
        <source>Read on first, then you may play.</source>
        <translation>Lesen Sie erst weiter, dann dürfen Sie spielen.</translation>
    </message>
    <message>
        <source>What you need is ringed on the table. Or press “Show me” and watch.</source>
        <translation>Worum es geht, ist auf dem Tisch umrandet. Oder drücken Sie „Vormachen“, und sehen Sie zu.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vormachen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lektion {number}/{count}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Go on with the earlier game</source>
        <translation>Früheres Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>No game is being played</source>
        <translation>Es läuft kein Spiel</translation>
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
        <translation>Das Ende der Aufzeichnung ist beschädigt: Es geht nach dem letzten lesbaren Zug weiter.</translation>
    </message>
</context>
</TS>
