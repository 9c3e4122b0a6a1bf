<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
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
    <name>Languages</name>
    <message>
        <source>The translation for {language} is missing; the program speaks English.</source>
        <translation>De vertaling voor {language} ontbreekt; het programma is in het Engels.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About Oklahoma Rummy</source>
        <translation>Over Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Rummy {version}

A card game for two, also called Oklahoma Gin.</source>
        <translation>Oklahoma Rummy {version}

Een kaartspel voor twee, ook wel Oklahoma Gin genoemd.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
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
        <translation>&amp;Help</translation>
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
        <source>&amp;Score sheet</source>
        <translation>&amp;Scoreblad</translation>
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
        <translation>Geen &amp;animatie</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;olledig scherm</translation>
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
        <source>Forest green</source>
        <translation>Bosgroen</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Je &amp;naam</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Tegenstander</translation>
    </message>
    <message>
        <source>&amp;Target score</source>
        <translation>&amp;Doelscore</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Kaarten uitdelen</translation>
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
        <translation>Verdergaan met het spel tegen {name}, {score}?</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
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
        <source>Target score: {points}</source>
        <translation>Doelscore: {points}</translation>
    </message>
    <message>
        <source>{loser} gave up. Winner: {name}</source>
        <translation>Opgegeven: {loser}. Gewonnen: {name}</translation>
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
        <translation>Ronde</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Afloop</translation>
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
        <source>Final reckoning</source>
        <translation>Eindafrekening</translation>
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
        <translation>{suit} {rank}</translation>
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
        <source>{name} dealt. Upcard: {card}</source>
        <translation>{name}: uitgedeeld. Omgekeerde kaart: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: gepast</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name}: van de stok getrokken</translation>
    </message>
    <message>
        <source>{name} drew from the stock: {card}</source>
        <translation>{name}: {card} van de stok getrokken</translation>
    </message>
    <message>
        <source>{name} took from the discard pile: {card}</source>
        <translation>{name}: {card} van de aflegstapel genomen</translation>
    </message>
    <message>
        <source>{name} discarded: {card}</source>
        <translation>{name}: {card} afgelegd</translation>
    </message>
    <message>
        <source>{name} went gin</source>
        <translation>{name}: gin</translation>
    </message>
    <message>
        <source>{name} knocked. Deadwood: {points}</source>
        <translation>{name}: geklopt. Dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>The discards were shuffled beneath the stock. Cards: {count}</source>
        <translation>De afgelegde kaarten zijn geschud en onder de stok gelegd. Kaarten: {count}</translation>
    </message>
    <message>
        <source>{name} gave up the game</source>
        <translation>{name}: spel opgegeven</translation>
    </message>
    <message>
        <source>{name} laid off nothing. Deadwood: {points}</source>
        <translation>{name}: niets aangelegd. Dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>{name} laid off {cards}. Deadwood: {points}</source>
        <translation>{name}: {cards} aangelegd. Dood-houttotaal: {points}</translation>
    </message>
    <message>
        <source>Drawn hand: the stock ran down to two cards. Nobody scores</source>
        <translation>Remise: de stok is op twee kaarten na op. Niemand krijgt punten</translation>
    </message>
    <message>
        <source>Gin! {name} scores: {sum}</source>
        <translation>Gin! Punten voor {name}: {sum}</translation>
    </message>
    <message>
        <source>Undercut! {name} scores: {sum}</source>
        <translation>Undercut! Punten voor {name}: {sum}</translation>
    </message>
    <message>
        <source>{name} scores: {sum}</source>
        <translation>Punten voor {name}: {sum}</translation>
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
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>Both have passed: draw from the stock.</source>
        <translation>Jullie hebben allebei gepast: trek van de stok.</translation>
    </message>
    <message>
        <source>That card is not free in your hand.</source>
        <translation>Die kaart is niet vrij bij je handkaarten.</translation>
    </message>
    <message>
        <source>The card you took from the discard pile can&apos;t go back in the same turn.</source>
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
        <source>The card does not fit this meld.</source>
        <translation>De kaart past niet bij deze combinatie.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn to deal.</source>
        <translation>De andere speler moet uitdelen.</translation>
    </message>
    <message>
        <source>These are not the cards of a deck.</source>
        <translation>Deze kaarten vormen geen volledig kaartspel.</translation>
    </message>
    <message>
        <source>The game can&apos;t be taken back to there.</source>
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
        <source>Nothing in it was changed; this game is not kept when you quit.</source>
        <translation>Er is niets in veranderd; dit spel wordt bij het afsluiten niet bewaard.</translation>
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
        <source>The file of your games can&apos;t be written: {file}.</source>
        <translation>Het bestand met je spellen kan niet worden geschreven: {file}.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games: {file}.</source>
        <translation>Een ander programma gebruikt het bestand met je spellen: {file}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been kept aside; the usual ones are used.</source>
        <translation>De instellingen waren beschadigd en zijn apart bewaard; de standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be read; the usual ones are used.</source>
        <translation>De instellingen kunnen niet worden gelezen; de standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>Some settings made no sense; for those the usual ones are used.</source>
        <translation>Sommige instellingen waren onbruikbaar; daarvoor gelden de standaardwaarden.</translation>
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
        <source>Arrow keys choose a card</source>
        <translation>Pijltoetsen: kaart kiezen</translation>
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
        <translation>Beste verweer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>Kaarten: {count}</translation>
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
        <source>Undercut</source>
        <translation>Undercut</translation>
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
        <translation>dood-houttotaal {name}</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>je dood-houttotaal</translation>
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
        <source>The stock ran out: nobody scores.</source>
        <translation>De stok is op: niemand krijgt punten.</translation>
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
        <source>points for you</source>
        <translation>punten voor jou</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>punten voor {name}</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index letter of the king</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Set of aces</source>
        <translation>Drieling azen</translation>
    </message>
    <message>
        <source>Set of twos</source>
        <translation>Drieling tweeën</translation>
    </message>
    <message>
        <source>Set of threes</source>
        <translation>Drieling drieën</translation>
    </message>
    <message>
        <source>Set of fours</source>
        <translation>Drieling vieren</translation>
    </message>
    <message>
        <source>Set of fives</source>
        <translation>Drieling vijven</translation>
    </message>
    <message>
        <source>Set of sixes</source>
        <translation>Drieling zessen</translation>
    </message>
    <message>
        <source>Set of sevens</source>
        <translation>Drieling zevens</translation>
    </message>
    <message>
        <source>Set of eights</source>
        <translation>Drieling achten</translation>
    </message>
    <message>
        <source>Set of nines</source>
        <translation>Drieling negens</translation>
    </message>
    <message>
        <source>Set of tens</source>
        <translation>Drieling tienen</translation>
    </message>
    <message>
        <source>Set of jacks</source>
        <translation>Drieling boeren</translation>
    </message>
    <message>
        <source>Set of queens</source>
        <translation>Drieling vrouwen</translation>
    </message>
    <message>
        <source>Set of kings</source>
        <translation>Drieling heren</translation>
    </message>
    <message>
        <source>Run {ends} {suit}</source>
        <comment>such as Run 4–7 ♥</comment>
        <translation>Reeks {ends} {suit}</translation>
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
        <source>Hand {number}</source>
        <translation>Ronde {number}</translation>
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
        <source>draw from the stock</source>
        <translation>trek van de stok</translation>
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
        <source>thinks about a discard</source>
        <translation>denkt na over het afleggen</translation>
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
</context>
</TS>
