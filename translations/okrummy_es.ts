<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>GiveUpBox</name>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Give up the game? It then counts as won by {name}.</source>
        <translation>¿Abandonar la partida? Contará como ganada por {name}.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>The translation for {language} is missing; the program speaks English.</source>
        <translation>Falta la traducción para {language}; el programa habla inglés.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About Oklahoma Rummy</source>
        <translation>Acerca de Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Rummy {version}

A card game for two, also called Oklahoma Gin.</source>
        <translation>Oklahoma Rummy {version}

Un juego de cartas para dos, también llamado Oklahoma Gin.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
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
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;About Oklahoma Rummy</source>
        <translation>&amp;Acerca de Oklahoma Rummy</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Abandonar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>Sort by &amp;melds</source>
        <translation>Ordenar por &amp;combinaciones</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Ordenar por &amp;palo</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Ordenar por &amp;valor</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Table cloth</source>
        <translation>&amp;Tapete</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Dorso de las cartas</translation>
    </message>
    <message>
        <source>&amp;Large index</source>
        <translation>Índices &amp;grandes</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Cuatro colores</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Sin &amp;movimiento</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Azul marino</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Ruby red</source>
        <translation>Rojo rubí</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Verde bosque</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Su &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Oponente</translation>
    </message>
    <message>
        <source>&amp;Target score</source>
        <translation>&amp;Puntuación objetivo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir las cartas</translation>
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
        <translation>¿Seguir con la partida contra {name}, {score}?</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Target score: {points}</source>
        <translation>Puntuación objetivo: {points}</translation>
    </message>
    <message>
        <source>{loser} gave up. Winner: {name}</source>
        <translation>Abandono: {loser}. Victoria: {name}</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <translation>Victoria: {name}, {score}</translation>
    </message>
</context>
<context>
    <name>Scoresheet</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Cuenta final</translation>
    </message>
    <message>
        <source>Points of the hands</source>
        <translation>Puntos de las manos</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Bono de partida</translation>
    </message>
    <message>
        <source>Shutout (schneider)</source>
        <translation>Cierre total (schneider)</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Corte bajo</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Empate</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>A</source>
        <comment>corner of the ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>corner of the jack</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>corner of the queen</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>corner of the king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Trío de {ranks}</translation>
    </message>
    <message>
        <source>Run {first}–{last} {suit}</source>
        <translation>Escalera {first}–{last} {suit}</translation>
    </message>
    <message>
        <source>{name} dealt. Upcard: {card}</source>
        <translation>{name} reparte. Carta descubierta: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} pasa</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} roba del mazo</translation>
    </message>
    <message>
        <source>{name} drew from the stock: {card}</source>
        <translation>{name} roba del mazo: {card}</translation>
    </message>
    <message>
        <source>{name} took from the discard pile: {card}</source>
        <translation>{name} toma de la pila de descarte: {card}</translation>
    </message>
    <message>
        <source>{name} discarded: {card}</source>
        <translation>{name} descarta: {card}</translation>
    </message>
    <message>
        <source>{name} went gin</source>
        <translation>{name} hace gin</translation>
    </message>
    <message>
        <source>{name} knocked. Deadwood: {points}</source>
        <translation>{name} golpea. Total de cartas sueltas: {points}</translation>
    </message>
    <message>
        <source>The discards were shuffled beneath the stock. Cards: {count}</source>
        <translation>Los descartes se han barajado y puesto debajo del mazo. Cartas: {count}</translation>
    </message>
    <message>
        <source>{name} gave up the game</source>
        <translation>{name} abandona la partida</translation>
    </message>
    <message>
        <source>{name} laid off nothing. Deadwood: {points}</source>
        <translation>{name} no coloca nada. Total de cartas sueltas: {points}</translation>
    </message>
    <message>
        <source>{name} laid off {cards}. Deadwood: {points}</source>
        <translation>{name} coloca {cards}. Total de cartas sueltas: {points}</translation>
    </message>
    <message>
        <source>Drawn hand: the stock ran down to two cards. Nobody scores</source>
        <translation>Empate: solo quedan dos cartas en el mazo. Nadie puntúa</translation>
    </message>
    <message>
        <source>Gin! {name} scores: {sum}</source>
        <translation>¡Gin! Puntos para {name}: {sum}</translation>
    </message>
    <message>
        <source>Undercut! {name} scores: {sum}</source>
        <translation>¡Corte bajo! Puntos para {name}: {sum}</translation>
    </message>
    <message>
        <source>{name} scores: {sum}</source>
        <translation>Puntos para {name}: {sum}</translation>
    </message>
    <message>
        <source>+ {bonus} gin bonus = {points}</source>
        <translation>+ {bonus} de bono de gin = {points}</translation>
    </message>
    <message>
        <source>+ {bonus} undercut bonus = {points}</source>
        <translation>+ {bonus} de bono de corte bajo = {points}</translation>
    </message>
    <message>
        <source>× {times} for spades = {points}</source>
        <translation>× {times} por picas = {points}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es su turno.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>Eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>Both have passed: draw from the stock.</source>
        <translation>Ambos han pasado: robe del mazo.</translation>
    </message>
    <message>
        <source>That card is not free in your hand.</source>
        <translation>Esa carta no está libre entre sus cartas en mano.</translation>
    </message>
    <message>
        <source>The card you took from the discard pile can&apos;t go back in the same turn.</source>
        <translation>La carta que ha tomado de la pila de descarte no puede volver a ella en el mismo turno.</translation>
    </message>
    <message>
        <source>These cards are not a meld.</source>
        <translation>Estas cartas no forman una combinación.</translation>
    </message>
    <message>
        <source>A card can be in one meld only.</source>
        <translation>Una carta solo puede estar en una combinación.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Su total de cartas sueltas supera el techo de golpe.</translation>
    </message>
    <message>
        <source>Gin only: you may knock without deadwood only.</source>
        <translation>Solo gin: solo puede golpear sin cartas sueltas.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this hand.</source>
        <translation>En esta mano no se pueden colocar cartas.</translation>
    </message>
    <message>
        <source>The card does not fit this meld.</source>
        <translation>La carta no encaja en esta combinación.</translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn to deal.</source>
        <translation>Le toca repartir al otro jugador.</translation>
    </message>
    <message>
        <source>These are not the cards of a deck.</source>
        <translation>Estas no son las cartas de una baraja.</translation>
    </message>
    <message>
        <source>The game can&apos;t be taken back to there.</source>
        <translation>No se puede deshacer la partida hasta ese punto.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The damaged file was kept aside as {file}.</source>
        <translation>El archivo dañado se ha conservado como {file}.</translation>
    </message>
    <message>
        <source>Nothing in it was changed; this game is not kept when you quit.</source>
        <translation>No se ha cambiado nada en él; esta partida no se guardará al salir.</translation>
    </message>
    <message>
        <source>The file of your games is damaged: {file}.</source>
        <translation>El archivo de sus partidas está dañado: {file}.</translation>
    </message>
    <message>
        <source>The file of your games was written by a newer version: {file}.</source>
        <translation>El archivo de sus partidas es de una versión más reciente: {file}.</translation>
    </message>
    <message>
        <source>The file of your games can&apos;t be written: {file}.</source>
        <translation>No se puede escribir el archivo de sus partidas: {file}.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games: {file}.</source>
        <translation>Otro programa está usando el archivo de sus partidas: {file}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been kept aside; the usual ones are used.</source>
        <translation>La configuración estaba dañada y se ha conservado aparte; se usa la habitual.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be read; the usual ones are used.</source>
        <translation>No se puede leer la configuración; se usa la habitual.</translation>
    </message>
    <message>
        <source>Some settings made no sense; for those the usual ones are used.</source>
        <translation>Algunos ajustes no tenían sentido; para ellos se usan los habituales.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>laid off</source>
        <translation>colocadas</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>from you</source>
        <translation>de usted</translation>
    </message>
    <message>
        <source>went gin</source>
        <translation>hace gin</translation>
    </message>
    <message>
        <source>knocked with {points}</source>
        <translation>golpea con {points}</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Cuenta final</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Arrow keys choose a card</source>
        <translation>Las flechas eligen una carta</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Por combinaciones</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Tomar {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Knock with {points}</source>
        <translation>Golpear con {points}</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Draw from stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Confirm gin</source>
        <translation>Confirmar gin</translation>
    </message>
    <message>
        <source>Confirm knock</source>
        <translation>Confirmar golpe</translation>
    </message>
    <message>
        <source>Other arrangement</source>
        <translation>Otra disposición</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Mejor defensa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>Cartas: {count}</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Mazo · {count}</translation>
    </message>
    <message>
        <source>Discard pile · {count}</source>
        <translation>Pila de descarte · {count}</translation>
    </message>
    <message>
        <source>lay your last card here, face down</source>
        <translation>ponga aquí su última carta boca abajo</translation>
    </message>
    <message>
        <source>lay your last card here</source>
        <translation>ponga aquí su última carta</translation>
    </message>
    <message>
        <source>look at your melds, then confirm</source>
        <translation>revise sus combinaciones y confirme</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimos turnos</translation>
    </message>
    <message>
        <source>Deadwood {points}</source>
        <translation>Cartas sueltas {points}</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>puede golpear</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Corte bajo</translation>
    </message>
    <message>
        <source>You knock with {points}</source>
        <translation>Usted golpea con {points}</translation>
    </message>
    <message>
        <source>{name} may lay off on your melds.</source>
        <translation>{name} puede colocar cartas en las combinaciones de usted.</translation>
    </message>
    <message>
        <source>{name} knocks with {points}</source>
        <translation>{name} golpea con {points}</translation>
    </message>
    <message>
        <source>{name}’s deadwood</source>
        <translation>total de cartas sueltas de {name}</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>su total de cartas sueltas</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>para {name}</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>corte bajo</translation>
    </message>
    <message>
        <source>The stock ran out: nobody scores.</source>
        <translation>Se acabó el mazo: nadie puntúa.</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Gin! You win the hand</source>
        <translation>¡Gin! Usted gana la mano</translation>
    </message>
    <message>
        <source>Gin! {name} wins the hand</source>
        <translation>¡Gin! {name} gana la mano</translation>
    </message>
    <message>
        <source>Undercut! You win the hand</source>
        <translation>¡Corte bajo! Usted gana la mano</translation>
    </message>
    <message>
        <source>Undercut! {name} wins the hand</source>
        <translation>¡Corte bajo! {name} gana la mano</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Usted gana la mano</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} gana la mano</translation>
    </message>
    <message>
        <source>gin bonus</source>
        <translation>bono de gin</translation>
    </message>
    <message>
        <source>difference {high} − {low}</source>
        <translation>diferencia {high} − {low}</translation>
    </message>
    <message>
        <source>undercut bonus</source>
        <translation>bono de corte bajo</translation>
    </message>
    <message>
        <source>together</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>♠ spade doubling</source>
        <translation>♠ doble de picas</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>puntos para usted</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>puntos para {name}</translation>
    </message>
    <message>
        <source>A</source>
        <comment>index letter of the ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index letter of the jack</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index letter of the queen</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index letter of the king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Set of aces</source>
        <translation>Trío de ases</translation>
    </message>
    <message>
        <source>Set of twos</source>
        <translation>Trío de doses</translation>
    </message>
    <message>
        <source>Set of threes</source>
        <translation>Trío de treses</translation>
    </message>
    <message>
        <source>Set of fours</source>
        <translation>Trío de cuatros</translation>
    </message>
    <message>
        <source>Set of fives</source>
        <translation>Trío de cincos</translation>
    </message>
    <message>
        <source>Set of sixes</source>
        <translation>Trío de seises</translation>
    </message>
    <message>
        <source>Set of sevens</source>
        <translation>Trío de sietes</translation>
    </message>
    <message>
        <source>Set of eights</source>
        <translation>Trío de ochos</translation>
    </message>
    <message>
        <source>Set of nines</source>
        <translation>Trío de nueves</translation>
    </message>
    <message>
        <source>Set of tens</source>
        <translation>Trío de dieces</translation>
    </message>
    <message>
        <source>Set of jacks</source>
        <translation>Trío de jotas</translation>
    </message>
    <message>
        <source>Set of queens</source>
        <translation>Trío de reinas</translation>
    </message>
    <message>
        <source>Set of kings</source>
        <translation>Trío de reyes</translation>
    </message>
    <message>
        <source>Run {ends} {suit}</source>
        <comment>such as Run 4–7 ♥</comment>
        <translation>Escalera {ends} {suit}</translation>
    </message>
    <message>
        <source>{meld}, {card} joined</source>
        <comment>a card laid off on a meld</comment>
        <translation>{meld}, con {card}</translation>
    </message>
    <message>
        <source>{meld}, {cards} and {card} joined</source>
        <comment>cards laid off on a meld</comment>
        <translation>{meld}, con {cards} y {card}</translation>
    </message>
    <message>
        <source>No deadwood</source>
        <translation>Sin cartas sueltas</translation>
    </message>
    <message>
        <source>Deadwood: {sum}</source>
        <translation>Cartas sueltas: {sum}</translation>
    </message>
    <message>
        <source>Gin only</source>
        <comment>the knock limit</comment>
        <translation>Solo gin</translation>
    </message>
    <message>
        <source>Knock limit: {limit} or less</source>
        <translation>Techo de golpe: {limit} o menos</translation>
    </message>
    <message>
        <source>gin only</source>
        <comment>on the coin of the limit</comment>
        <translation>solo gin</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>hasta {target}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>usted repartió</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} repartió</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>take the upcard or pass</source>
        <translation>tome la carta descubierta o pase</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>robe del mazo</translation>
    </message>
    <message>
        <source>draw a card from either pile</source>
        <translation>robe una carta del mazo o de la pila</translation>
    </message>
    <message>
        <source>discard a card or knock</source>
        <translation>descarte una carta o golpee</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>descarte una carta</translation>
    </message>
    <message>
        <source>lay off what fits</source>
        <translation>coloque lo que encaje</translation>
    </message>
    <message>
        <source>thinks about a discard</source>
        <translation>piensa qué descartar</translation>
    </message>
    <message>
        <source>lays off</source>
        <translation>coloca</translation>
    </message>
    <message>
        <source>is about to draw</source>
        <translation>va a robar</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>choosing a discard</source>
        <translation>elige un descarte</translation>
    </message>
    <message>
        <source>laying off</source>
        <translation>coloca</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>va a robar</translation>
    </message>
</context>
</TS>
