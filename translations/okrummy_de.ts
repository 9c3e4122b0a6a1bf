<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
    <name>Languages</name>
    <message>
        <source>The translation for {language} is missing; the program speaks English.</source>
        <translation>Die Übersetzung für {language} fehlt; das Programm spricht Englisch.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About Oklahoma Rummy</source>
        <translation>Über Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Rummy {version}

A card game for two, also called Oklahoma Gin.</source>
        <translation>Oklahoma Rummy {version}

Ein Kartenspiel für zwei, auch Oklahoma Gin genannt.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
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
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
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
        <translation>&amp;Tischtuch</translation>
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
        <translation>Ohne &amp;Bewegung</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
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
        <source>Forest green</source>
        <translation>Waldgrün</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>&amp;Target score</source>
        <translation>&amp;Zielpunktzahl</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten austeilen</translation>
    </message>
</context>
<context>
    <name>ResumeBox</name>
    <message>
        <source>Oklahoma Rummy</source>
        <translation>Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Go on with the game against {name}, {score}?</source>
        <translation>Das Spiel gegen {name} fortsetzen, {score}?</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
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
        <source>Target score: {points}</source>
        <translation>Zielpunktzahl: {points}</translation>
    </message>
    <message>
        <source>{loser} gave up. Winner: {name}</source>
        <translation>Aufgegeben: {loser}. Gewonnen: {name}</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <translation>Gewonnen: {name}, {score}</translation>
    </message>
</context>
<context>
    <name>Scoresheet</name>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Ausgang</translation>
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
        <source>Final reckoning</source>
        <translation>Schlussabrechnung</translation>
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
        <translation>Unentschiedenes Blatt</translation>
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
        <translation>{name}: vom Talon gezogen: {card}</translation>
    </message>
    <message>
        <source>{name} took from the discard pile: {card}</source>
        <translation>{name}: vom Ablagestapel genommen: {card}</translation>
    </message>
    <message>
        <source>{name} discarded: {card}</source>
        <translation>{name}: abgelegt: {card}</translation>
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
        <source>{name} laid off nothing. Deadwood: {points}</source>
        <translation>{name}: nichts angelegt. Restkartenwert: {points}</translation>
    </message>
    <message>
        <source>{name} laid off {cards}. Deadwood: {points}</source>
        <translation>{name}: {cards} angelegt. Restkartenwert: {points}</translation>
    </message>
    <message>
        <source>Drawn hand: the stock ran down to two cards. Nobody scores</source>
        <translation>Unentschiedenes Blatt: Im Talon sind nur noch zwei Karten. Niemand erhält Punkte</translation>
    </message>
    <message>
        <source>Gin! {name} scores: {sum}</source>
        <translation>Gin! Punkte für {name}: {sum}</translation>
    </message>
    <message>
        <source>Undercut! {name} scores: {sum}</source>
        <translation>Unterstochen! Punkte für {name}: {sum}</translation>
    </message>
    <message>
        <source>{name} scores: {sum}</source>
        <translation>Punkte für {name}: {sum}</translation>
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
        <source>It is not your turn.</source>
        <translation>Sie sind nicht am Zug.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Both have passed: draw from the stock.</source>
        <translation>Beide haben gepasst: Ziehen Sie vom Talon.</translation>
    </message>
    <message>
        <source>That card is not free in your hand.</source>
        <translation>Diese Karte ist unter Ihren Handkarten nicht frei.</translation>
    </message>
    <message>
        <source>The card you took from the discard pile can&apos;t go back in the same turn.</source>
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
        <source>The card does not fit this meld.</source>
        <translation>Die Karte passt nicht an diese Meldung.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn to deal.</source>
        <translation>Der andere Spieler ist mit dem Austeilen an der Reihe.</translation>
    </message>
    <message>
        <source>These are not the cards of a deck.</source>
        <translation>Das sind nicht die Karten eines Kartenspiels.</translation>
    </message>
    <message>
        <source>The game can&apos;t be taken back to there.</source>
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
        <source>The file of your games can&apos;t be written: {file}.</source>
        <translation>Die Datei mit Ihren Spielen kann nicht geschrieben werden: {file}.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games: {file}.</source>
        <translation>Ein anderes Programm benutzt die Datei mit Ihren Spielen: {file}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been kept aside; the usual ones are used.</source>
        <translation>Die Einstellungen waren beschädigt und wurden beiseitegelegt; es gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be read; the usual ones are used.</source>
        <translation>Die Einstellungen können nicht gelesen werden; es gelten die üblichen.</translation>
    </message>
    <message>
        <source>Some settings made no sense; for those the usual ones are used.</source>
        <translation>Einige Einstellungen waren unbrauchbar; für diese gelten die üblichen.</translation>
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
        <translation>Schlussabrechnung</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Arrow keys choose a card</source>
        <translation>Pfeiltasten wählen eine Karte</translation>
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
        <source>Cards: {count}</source>
        <translation>Karten: {count}</translation>
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
        <source>Undercut</source>
        <translation>Unterstechen</translation>
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
        <source>The stock ran out: nobody scores.</source>
        <translation>Der Talon ist aufgebraucht: Niemand erhält Punkte.</translation>
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
        <source>points for you</source>
        <translation>Punkte für Sie</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>Punkte für {name}</translation>
    </message>
    <message>
        <source>A</source>
        <comment>index letter of the ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index letter of the jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index letter of the queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index letter of the king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Set of aces</source>
        <translation>Satz Asse</translation>
    </message>
    <message>
        <source>Set of twos</source>
        <translation>Satz Zweien</translation>
    </message>
    <message>
        <source>Set of threes</source>
        <translation>Satz Dreien</translation>
    </message>
    <message>
        <source>Set of fours</source>
        <translation>Satz Vieren</translation>
    </message>
    <message>
        <source>Set of fives</source>
        <translation>Satz Fünfen</translation>
    </message>
    <message>
        <source>Set of sixes</source>
        <translation>Satz Sechsen</translation>
    </message>
    <message>
        <source>Set of sevens</source>
        <translation>Satz Siebenen</translation>
    </message>
    <message>
        <source>Set of eights</source>
        <translation>Satz Achten</translation>
    </message>
    <message>
        <source>Set of nines</source>
        <translation>Satz Neunen</translation>
    </message>
    <message>
        <source>Set of tens</source>
        <translation>Satz Zehnen</translation>
    </message>
    <message>
        <source>Set of jacks</source>
        <translation>Satz Buben</translation>
    </message>
    <message>
        <source>Set of queens</source>
        <translation>Satz Damen</translation>
    </message>
    <message>
        <source>Set of kings</source>
        <translation>Satz Könige</translation>
    </message>
    <message>
        <source>Run {ends} {suit}</source>
        <comment>such as Run 4–7 ♥</comment>
        <translation>Sequenz {ends} {suit}</translation>
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
        <source>Hand {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>bis {target}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>Sie teilten aus</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} teilte aus</translation>
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
        <source>draw from the stock</source>
        <translation>vom Talon ziehen</translation>
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
        <source>thinks about a discard</source>
        <translation>überlegt, was abzulegen ist</translation>
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
        <translation>wartet</translation>
    </message>
    <message>
        <source>choosing a discard</source>
        <translation>wählt Karte zum Ablegen</translation>
    </message>
    <message>
        <source>laying off</source>
        <translation>legt an</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>zieht</translation>
    </message>
</context>
</TS>
