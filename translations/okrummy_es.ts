<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Companions</name>
    <message>
        <source>About Oklahoma Rummy</source>
        <translation>Acerca de Oklahoma Rummy</translation>
    </message>
    <message>
        <source>Oklahoma Rummy {version}

A card game for two to four, also called Oklahoma Gin.</source>
        <translation>Oklahoma Rummy {version}

Un juego de cartas para dos, tres o cuatro jugadores, también llamado Oklahoma Gin.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, es su turno</translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Los demás, aparten la vista, por favor.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Ver mis cartas</translation>
    </message>
</context>
<context>
    <name>DealNumberPart</name>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Deal num&amp;ber</source>
        <translation>&amp;Número de mano</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de mano</translation>
    </message>
    <message>
        <source>drawn by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The same number deals the same cards to anybody; the next hands get the numbers after it. Left empty, the cards are drawn by chance.</source>
        <translation>Con el mismo número, cualquiera recibe las mismas cartas; las manos siguientes llevan los números que le siguen. Si se deja vacío, las cartas se reparten al azar.</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Discard pile, the first card first</source>
        <translation>Pila de descarte, de la primera carta a la última</translation>
    </message>
    <message>
        <source>Click to close</source>
        <translation>Haga clic para cerrar</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Begun</source>
        <comment>when a game began</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of the program.</source>
        <translation>El archivo es de una versión más reciente del programa.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Falta el final del archivo.</translation>
    </message>
    <message>
        <source>The game is longer than a game can be. It is read up to move {move}.</source>
        <translation>La partida es más larga de lo posible. Se lee hasta la jugada {move}.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>Line {line} of the file is too long.</source>
        <translation>La línea {line} del archivo es demasiado larga.</translation>
    </message>
    <message>
        <source>This is not a file of Oklahoma Rummy.</source>
        <translation>Este archivo no es de Oklahoma Rummy.</translation>
    </message>
    <message>
        <source>The program doesn’t know what line {line} of the file is.</source>
        <translation>El programa no reconoce la línea {line} del archivo.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}, at character {column}.</source>
        <translation>El archivo está dañado en la línea {line}, carácter {column}.</translation>
    </message>
    <message>
        <source>The game in line {line} of the file is damaged at move {move}.</source>
        <translation>La partida de la línea {line} del archivo está dañada en la jugada {move}.</translation>
    </message>
    <message>
        <source>The file is damaged in line {line}.</source>
        <translation>El archivo está dañado en la línea {line}.</translation>
    </message>
    <message>
        <source>The game is damaged at move {move}.</source>
        <translation>La partida está dañada en la jugada {move}.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>New games: {count}</source>
        <translation>Partidas nuevas: {count}</translation>
    </message>
    <message>
        <source>Games continued: {count}</source>
        <translation>Partidas continuadas: {count}</translation>
    </message>
    <message>
        <source>Here already: {count}</source>
        <translation>Ya estaban: {count}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All data (*.jsonl)</source>
        <translation>Todos los datos (*.jsonl)</translation>
    </message>
    <message>
        <source>Oklahoma Rummy text (*.okrummy)</source>
        <translation>Texto de Oklahoma Rummy (*.okrummy)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Everything is written.</source>
        <translation>Todo ha quedado guardado en el archivo.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Archivo guardado: {file}</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>No se ha podido escribir el archivo.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué se exporta</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aún no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>All games with their results, your presets and your settings, in one file: to keep them safe, or to take them to another computer.</source>
        <translation>Todas las partidas con sus resultados, además de sus propias variantes y su configuración, en un solo archivo: para tenerlo todo a salvo o llevarlo a otro ordenador.</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Games still running</source>
        <translation>Partidas en curso</translation>
    </message>
    <message>
        <source>Your own presets</source>
        <translation>Sus propias variantes</translation>
    </message>
    <message>
        <source>The file shows the cards of the games that are still running.</source>
        <translation>El archivo muestra las cartas de las partidas en curso.</translation>
    </message>
    <message>
        <source>This game is still running: the file shows all its cards.</source>
        <translation>Esta partida sigue en curso: el archivo muestra todas sus cartas.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Rules, names and moves, short and readable.</source>
        <translation>Reglas, nombres y jugadas, en forma breve y legible.</translation>
    </message>
    <message>
        <source>Also who played, when, and all results, for other programs.</source>
        <translation>También quién jugó, cuándo y todos los resultados, para otros programas.</translation>
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
        <translation>Algo ha fallado en el programa</translation>
    </message>
    <message>
        <source>Your game is still here: you can go on.</source>
        <translation>Su partida sigue aquí: puede continuarla.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Puede seguir usando el programa.</translation>
    </message>
    <message>
        <source>A report helps to put it right. It says what happened in which version on which system, and it has every card of this hand, also those you can’t see yet: read it when the hand is over. No names and no folders are in it. Nothing is sent by itself.</source>
        <translation>Un informe ayuda a corregir el fallo. Indica qué ha ocurrido, en qué versión y en qué sistema, y contiene todas las cartas de esta mano, también las que usted aún no puede ver: léalo cuando la mano haya terminado. No incluye nombres ni carpetas. No se envía nada automáticamente.</translation>
    </message>
    <message>
        <source>A report helps to put it right. It says what happened in which version on which system. No names and no folders are in it. Nothing is sent by itself.</source>
        <translation>Un informe ayuda a corregir el fallo. Indica qué ha ocurrido, en qué versión y en qué sistema. No incluye nombres ni carpetas. No se envía nada automáticamente.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>&amp;Thinking pause</source>
        <translation>&amp;Pausa para pensar</translation>
    </message>
    <message>
        <source>How long computer players seem to think.</source>
        <translation>Cuánto tiempo parecen pensar los jugadores del ordenador.</translation>
    </message>
    <message>
        <source>&amp;Next hand by itself</source>
        <translation>Mano &amp;siguiente automática</translation>
    </message>
    <message>
        <source>Dealt a few seconds after a hand; any click or key stops it.</source>
        <translation>Se reparte unos segundos después de cada mano; cualquier clic o tecla lo detiene.</translation>
    </message>
    <message>
        <source>&amp;Confirm a knock</source>
        <translation>&amp;Confirmar el golpe</translation>
    </message>
    <message>
        <source>You see your melds once more before they are shown. Without it the best arrangement is shown at once.</source>
        <translation>Verá sus combinaciones una vez más antes de mostrarlas. Si se desactiva, se muestra enseguida la mejor disposición.</translation>
    </message>
    <message>
        <source>Look through the &amp;discard pile</source>
        <translation>Ver la pila de &amp;descarte</translation>
    </message>
    <message>
        <source>A button at the pile shows every card in it.</source>
        <translation>Un botón junto a la pila muestra todas sus cartas.</translation>
    </message>
    <message>
        <source>Show &amp;known cards</source>
        <translation>Mostrar las cartas c&amp;onocidas</translation>
    </message>
    <message>
        <source>Cards that others took openly and still hold are shown beside them.</source>
        <translation>Las cartas que otros tomaron a la vista de todos y aún conservan se muestran junto a ellos.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
</context>
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
    <name>HandCards</name>
    <message>
        <source>The cards of this hand</source>
        <translation>Las cartas de esta mano</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de mano</translation>
    </message>
    <message>
        <source>No deal number</source>
        <translation>Sin número de mano</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>The cards follow from this number: whoever enters it gets the same ones. So anybody can check that they were not changed; nobody need take our word for it.</source>
        <translation>Las cartas salen de este número: quien lo introduce recibe las mismas. Así cualquiera puede comprobar que no se han cambiado; no hace falta fiarse de nuestra palabra.</translation>
    </message>
    <message>
        <source>The cards could be known beforehand, so this hand does not count in statistics.</source>
        <translation>Las cartas podían conocerse de antemano; por eso esta mano no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>&amp;Play this hand again</source>
        <translation>&amp;Jugar otra vez esta mano</translation>
    </message>
    <message>
        <source>&amp;Same cards, seats swapped</source>
        <translation>&amp;Mismas cartas, otros puestos</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Hand {number}, dealer: {name}</source>
        <translation>Mano {number}. Repartió: {name}</translation>
    </message>
    <message>
        <source>Nothing was left of the stock.</source>
        <translation>No quedaba nada en el mazo.</translation>
    </message>
    <message>
        <source>Left in the stock: {count}. Number 1 would have been drawn next.</source>
        <translation>Quedaban en el mazo: {count}. La número 1 habría sido la siguiente.</translation>
    </message>
    <message>
        <source>Only cards that have a deal number can be dealt again.</source>
        <translation>Solo se pueden repartir de nuevo las cartas que tienen número de mano.</translation>
    </message>
    <message>
        <source>Everybody gets the same cards as before.</source>
        <translation>Todos reciben las mismas cartas que antes.</translation>
    </message>
    <message>
        <source>Everybody moves one seat on, so each player gets the cards that another had.</source>
        <translation>Cada jugador pasa al puesto siguiente y recibe así las cartas que tuvo otro.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules of play</source>
        <translation>Reglas del juego</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Letra más pequeña</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>words in the help</comment>
        <translation>sin resultados</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>All rules of this game</source>
        <translation>Todas las reglas de esta partida</translation>
    </message>
    <message>
        <source>In this game only gin ends a hand.</source>
        <translation>En esta partida, las manos solo acaban con gin.</translation>
    </message>
    <message>
        <source>In this game you may knock with {limit} or less.</source>
        <translation>En esta partida se puede golpear con {limit} o menos.</translation>
    </message>
    <message>
        <source>The upcard of this hand is {card}: only gin ends it.</source>
        <translation>La carta descubierta de esta mano es {card}: solo vale gin.</translation>
    </message>
    <message>
        <source>The upcard of this hand is {card}: you may knock with {limit} or less.</source>
        <translation>La carta descubierta de esta mano es {card}: se puede golpear con {limit} o menos.</translation>
    </message>
    <message>
        <source>It is a spade, so every point of this hand counts double.</source>
        <translation>Como es de picas, todos los puntos de esta mano valen el doble.</translation>
    </message>
    <message>
        <source>It is a spade, so every point of this hand counts triple.</source>
        <translation>Como es de picas, todos los puntos de esta mano valen el triple.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint can be given this time.</source>
        <translation>Esta vez no hay ninguna pista.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Gin: discard {card}</source>
        <translation>Gin: descartar {card}</translation>
    </message>
    <message>
        <source>Knock: discard {card}</source>
        <translation>Golpear: descartar {card}</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Usar la mejor defensa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Take {card} from the discard pile</source>
        <translation>Tomar {card} de la pila de descarte</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Tomar {card}</translation>
    </message>
    <message>
        <source>That leaves you no deadwood.</source>
        <translation>Así no le queda ninguna carta suelta.</translation>
    </message>
    <message>
        <source>The stock is nearly used up: this is your last turn in this hand.</source>
        <translation>El mazo está casi agotado: este es su último turno en esta mano.</translation>
    </message>
    <message>
        <source>{card} would make a meld, but {name} would know of it. The stock promises more.</source>
        <translation>{card} daría una combinación, pero {name} lo sabría. El mazo promete más.</translation>
    </message>
    <message>
        <source>{card} gives you a set of {ranks}.</source>
        <translation>Con {card} tiene un trío de {ranks}.</translation>
    </message>
    <message>
        <source>{card} gives you the run {first}–{last} {suit}.</source>
        <translation>Con {card} tiene la escalera {first}–{last} {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>That gets rid of %n point(s) of deadwood.</source>
        <translation>
            <numerusform>Así se libra de un punto en cartas sueltas.</numerusform>
            <numerusform>Así se libra de %n puntos en cartas sueltas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n point(s) of deadwood; no other discard leaves fewer.</source>
        <translation>
            <numerusform>Su total de cartas sueltas queda en %n; con ningún otro descarte sería menor.</numerusform>
            <numerusform>Su total de cartas sueltas queda en %n; con ningún otro descarte sería menor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarding {card} would leave %n point(s) fewer, but also poorer chances.</source>
        <translation>
            <numerusform>Si descartara {card}, tendría un punto menos en cartas sueltas, pero peores posibilidades.</numerusform>
            <numerusform>Si descartara {card}, tendría %n puntos menos en cartas sueltas, pero peores posibilidades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack one card for gin: %n unseen card(s) would do.</source>
        <translation>
            <numerusform>Para hacer gin le falta una carta: solo le serviría una de las aún no vistas.</numerusform>
            <numerusform>Para hacer gin le falta una carta: le servirían %n de las aún no vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deadwood is then {points}, and the knock limit is {limit}.</source>
        <translation>Su total de cartas sueltas queda en {points}, y el techo de golpe es {limit}.</translation>
    </message>
    <message>
        <source>It is early, only your turn number {turn}: few players have much together yet.</source>
        <translation>Es solo su turno número {turn}: casi nadie tiene todavía mucho combinado.</translation>
    </message>
    <message>
        <source>You keep {first} and {second}: {card} would make them a meld.</source>
        <translation>Así conserva {first} y {second}: con {card} serían una combinación.</translation>
    </message>
    <message>
        <source>You keep {first} and {second}: {card} or {other} would make them a meld.</source>
        <translation>Así conserva {first} y {second}: con {card} o con {other} serían una combinación.</translation>
    </message>
    <message>
        <source>{card} is safe: too few of the cards that go with it are left.</source>
        <translation>{card} no tiene peligro: quedan muy pocas cartas que combinen con ella.</translation>
    </message>
    <message>
        <source>{name} had no use for {like}, so {card} is fairly safe.</source>
        <translation>A {name} no le sirvió {like}, así que {card} tiene poco peligro.</translation>
    </message>
    <message>
        <source>Of your loose cards, {card} is the least likely to help {name}.</source>
        <translation>De sus cartas sueltas, {card} es la que menos le serviría a {name}.</translation>
    </message>
    <message>
        <source>{card} makes no meld with your cards.</source>
        <translation>{card} no forma ninguna combinación con sus cartas.</translation>
    </message>
    <message numerus="yes">
        <source>You could knock with %n point(s), but playing on promises more.</source>
        <translation>
            <numerusform>Podría golpear con %n, pero seguir jugando promete más.</numerusform>
            <numerusform>Podría golpear con %n, pero seguir jugando promete más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deadwood falls from {before} to {after}.</source>
        <translation>Su total de cartas sueltas baja de {before} a {after}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the {unseen} unseen cards would lower your deadwood.</source>
        <translation>
            <numerusform>Una de las {unseen} cartas aún no vistas bajaría su total de cartas sueltas.</numerusform>
            <numerusform>%n de las {unseen} cartas aún no vistas bajarían su total de cartas sueltas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Other faults: {count}</source>
        <translation>Otros fallos: {count}</translation>
    </message>
    <message>
        <source>What comes before the damage can be imported.</source>
        <translation>Se puede importar lo anterior a la parte dañada.</translation>
    </message>
    <message>
        <source>Results in the file don’t agree with the moves; the moves count.</source>
        <translation>Hay resultados en el archivo que no concuerdan con las jugadas; valen las jugadas.</translation>
    </message>
    <message>
        <source>There is no game in the file.</source>
        <translation>En el archivo no hay ninguna partida.</translation>
    </message>
    <message>
        <source>Not everything could be kept: the file of your games can’t be written.</source>
        <translation>No se ha podido guardar todo: no se puede escribir el archivo de sus partidas.</translation>
    </message>
    <message>
        <source>Imported.</source>
        <translation>Importación terminada.</translation>
    </message>
    <message>
        <source>Games that are here already are counted once.</source>
        <translation>Las partidas que ya están aquí cuentan una sola vez.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Presets too</source>
        <translation>También las variantes</translation>
    </message>
    <message>
        <source>Settings too</source>
        <translation>También la configuración</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>Games and data (*.okrummy *.json *.jsonl)</source>
        <translation>Partidas y datos (*.okrummy *.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>En los menús</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>C</source>
        <comment>typed for clubs; one letter</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>D</source>
        <comment>typed for diamonds; one letter</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>H</source>
        <comment>typed for hearts; one letter</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>S</source>
        <comment>typed for spades; one letter</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Along your cards, and to whatever lies beside</source>
        <translation>Recorrer sus cartas y pasar a lo que hay al lado</translation>
    </message>
    <message>
        <source>Your cards, the piles, the buttons, the score, the knock limit in turn</source>
        <translation>Por orden: sus cartas, mazo y pila, botones, puntos, techo de golpe</translation>
    </message>
    <message>
        <source>What has the focus: draw from a pile, press a button; else the golden button</source>
        <translation>Lo seleccionado: robar del mazo o de la pila, pulsar un botón; si no, el botón dorado</translation>
    </message>
    <message>
        <source>Look through the discard pile, where the settings allow it</source>
        <translation>Ver la pila de descarte, si la configuración lo permite</translation>
    </message>
    <message>
        <source>The first and the last card</source>
        <translation>La primera carta y la última</translation>
    </message>
    <message>
        <source>The seven of hearts: its rank, then its suit</source>
        <translation>El siete de corazones: primero el valor, luego el palo</translation>
    </message>
    <message>
        <source>Ace, ten, jack, queen, king</source>
        <translation>As, diez, jota, reina, rey</translation>
    </message>
    <message>
        <source>The suits: clubs, diamonds, hearts, spades</source>
        <translation>Los palos: tréboles, diamantes, corazones, picas</translation>
    </message>
    <message>
        <source>Choose the card or let go of it</source>
        <translation>Elegir la carta o soltarla</translation>
    </message>
    <message>
        <source>Move the card within your hand</source>
        <translation>Mover la carta entre las suyas</translation>
    </message>
    <message>
        <source>Sort your cards</source>
        <translation>Ordenar sus cartas</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Take the top discard, or the upcard offered</source>
        <translation>Tomar el último descarte o la carta descubierta que se ofrece</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Descartar la carta elegida</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Confirm the knock</source>
        <translation>Confirmar el golpe</translation>
    </message>
    <message>
        <source>Other melds with the same cards</source>
        <translation>Otras combinaciones con las mismas cartas</translation>
    </message>
    <message>
        <source>Take the knock back; let go of a card</source>
        <translation>Deshacer el golpe; soltar una carta</translation>
    </message>
    <message>
        <source>Lay the chosen card off on the meld of this number</source>
        <translation>Colocar la carta elegida en la combinación de ese número</translation>
    </message>
    <message>
        <source>Lay it off where there is one meld for it; without a card: done</source>
        <translation>Colocarla si solo encaja en una combinación; sin carta elegida: listo</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Mejor defensa</translation>
    </message>
    <message>
        <source>Undo the last layoff</source>
        <translation>Deshacer la última colocación</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Sus cartas</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>While you knock</source>
        <translation>Al golpear</translation>
    </message>
    <message>
        <source>While you lay off</source>
        <translation>Al colocar</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>El del sistema ({language})</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>this language in its own words</comment>
        <translation>Español</translation>
    </message>
    <message>
        <source>The translation for {language} is missing; the program speaks English.</source>
        <translation>Falta la traducción para {language}; el programa se muestra en inglés.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A game that was broken off can’t be read by this version. It stays as it is.</source>
        <translation>Hay una partida interrumpida que esta versión no puede leer. Se queda como está.</translation>
    </message>
    <message>
        <source>A game is being played in another window. It can’t be continued in this one.</source>
        <translation>Hay una partida en curso en otra ventana. No se puede continuar en esta.</translation>
    </message>
    <message>
        <source>The backup has been restored.</source>
        <translation>Se ha restaurado la copia de seguridad.</translation>
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
        <source>&amp;Rules of play</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Aprender a &amp;jugar</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
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
        <source>Go on with the &amp;earlier game</source>
        <translation>S&amp;eguir con la partida anterior</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de esta partida</translation>
    </message>
    <message>
        <source>&amp;Cards of this hand…</source>
        <translation>&amp;Cartas de esta mano…</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Restaurar una co&amp;pia de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Leave my seat to the computer</source>
        <translation>&amp;Dejar mi puesto al ordenador</translation>
    </message>
    <message>
        <source>&amp;Take a seat back</source>
        <translation>Rec&amp;uperar un puesto</translation>
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
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Mesa en te&amp;xto</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>C&amp;onfiguración…</translation>
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
        <source>Strong contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Verde bosque</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Ordenador {number}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>Un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Al menos un jugador debe ser una persona.</translation>
    </message>
    <message>
        <source>The target score is not possible.</source>
        <translation>La puntuación objetivo no es válida.</translation>
    </message>
    <message>
        <source>The deal number is not possible.</source>
        <translation>El número de mano no es válido.</translation>
    </message>
    <message>
        <source>A number among the options is not possible.</source>
        <translation>Un número de las opciones no es válido.</translation>
    </message>
    <message>
        <source>As last time: press Enter.</source>
        <translation>Como la última vez: pulse Intro.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Puntuación objetivo</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Más opciones</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Deal the cards</source>
        <translation>Repartir las &amp;cartas</translation>
    </message>
    <message>
        <source>&amp;Target score</source>
        <translation>&amp;Puntuación objetivo</translation>
    </message>
</context>
<context>
    <name>OpenCardsBox</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>This game isn’t over. Whoever opens the file sees all its cards, also those that are still hidden.</source>
        <translation>Esta partida no ha terminado. Quien abra el archivo verá todas sus cartas, también las que siguen ocultas.</translation>
    </message>
    <message>
        <source>Export all the same</source>
        <translation>Exportar de todos modos</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The knock limit is fixed: the upcard doesn’t matter.</source>
        <translation>El techo de golpe es fijo: la carta descubierta no influye.</translation>
    </message>
    <message>
        <source>Every hand ends with gin: there is nothing to lay off and no undercut.</source>
        <translation>Todas las manos acaban con gin: no hay colocaciones ni corte bajo.</translation>
    </message>
    <message>
        <source>Only four players can be partners.</source>
        <translation>Solo cuatro jugadores pueden formar parejas.</translation>
    </message>
    <message>
        <source>Only in a game of partners.</source>
        <translation>Solo en una partida en parejas.</translation>
    </message>
    <message>
        <source>Laying off is not allowed in this game.</source>
        <translation>En esta partida no se pueden colocar cartas.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Drawing and discarding</source>
        <translation>Robar y descartar</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>En parejas</translation>
    </message>
    <message>
        <source>Opponents lay off too</source>
        <translation>Los oponentes también colocan</translation>
    </message>
    <message>
        <source>Hollywood scoring</source>
        <translation>Puntuación Hollywood</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Puntuación objetivo</translation>
    </message>
    <message>
        <source>Restocks in a hand</source>
        <translation>Reposiciones del mazo por mano</translation>
    </message>
    <message>
        <source>Spade upcard</source>
        <translation>Carta descubierta de picas</translation>
    </message>
    <message>
        <source>Ace means gin only</source>
        <translation>Con as, solo gin</translation>
    </message>
    <message>
        <source>Knock limit</source>
        <translation>Techo de golpe</translation>
    </message>
    <message>
        <source>Upcard is offered first</source>
        <translation>Se ofrece la carta descubierta</translation>
    </message>
    <message>
        <source>Ace also high in runs</source>
        <translation>As también alto en las escaleras</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Colocaciones</translation>
    </message>
    <message>
        <source>Take and discard the same card</source>
        <translation>Tomar y descartar la misma carta</translation>
    </message>
    <message>
        <source>Knock face down</source>
        <translation>Carta del golpe boca abajo</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Bono de gin</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Bono de corte bajo</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Bono de caja</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Bono de partida</translation>
    </message>
    <message>
        <source>Three or four play each for himself, or four as partners.</source>
        <translation>Tres o cuatro juegan cada uno por su cuenta, o cuatro en parejas.</translation>
    </message>
    <message>
        <source>Those opposite each other share a score. Usually off.</source>
        <translation>Quienes se sientan frente a frente comparten puntuación. Normalmente no.</translation>
    </message>
    <message>
        <source>After a knock the opponents may lay off too, before the knocker’s partner does. Usually off.</source>
        <translation>Tras un golpe, los oponentes también pueden colocar cartas, antes que el compañero de quien golpeó. Normalmente no.</translation>
    </message>
    <message>
        <source>Three games side by side: a side’s first hand won counts in the first, its second in two, the later ones in all three. Usually off.</source>
        <translation>Tres partidas a la vez: la primera mano que gana un lado cuenta en la primera; la segunda, en dos; las demás, en las tres. Normalmente no.</translation>
    </message>
    <message>
        <source>Who reaches it first wins the game: {low} to {high}, usually {usual}.</source>
        <translation>Gana la partida quien la alcance primero: de {low} a {high}, normalmente {usual}.</translation>
    </message>
    <message>
        <source>How many times in a hand the discards become a new stock: {low} to {high}. Usually {two} for two players, {three} for three, {four} for four.</source>
        <translation>Cuántas veces los descartes forman un nuevo mazo antes de que la mano acabe en empate: de {low} a {high}. Normalmente {two} con dos jugadores, {three} con tres y {four} con cuatro.</translation>
    </message>
    <message>
        <source>Multiplies every point scored in the hand. Usually × 2.</source>
        <translation>Multiplica todos los puntos de la mano. Normalmente × 2.</translation>
    </message>
    <message>
        <source>With an ace as upcard only gin may be declared; turned off, 1 may knock too. Usually on.</source>
        <translation>Con un as como carta descubierta solo vale el gin; si se desactiva, también se puede golpear con 1. Normalmente sí.</translation>
    </message>
    <message>
        <source>The most deadwood that may knock. Usually the upcard sets it; a number from 0 to 10 stands for every hand.</source>
        <translation>El total máximo de cartas sueltas con el que se puede golpear. Normalmente lo fija la carta descubierta; un número de 0 a 10 vale para todas las manos.</translation>
    </message>
    <message>
        <source>Before the first turn each player may take the upcard or pass. Usually off.</source>
        <translation>Antes del primer turno, cada jugador puede tomar la carta descubierta o pasar. Normalmente no.</translation>
    </message>
    <message>
        <source>Queen, king, ace is a run too; the ace still counts 1. Usually off.</source>
        <translation>Reina, rey y as también forman escalera; el as sigue valiendo 1. Normalmente no.</translation>
    </message>
    <message>
        <source>After a knock, cards that fit may be laid off on melds of the other side. Usually on.</source>
        <translation>Tras un golpe, las cartas que encajen se pueden colocar en las combinaciones del otro lado. Normalmente sí.</translation>
    </message>
    <message>
        <source>A card from the discard pile may be discarded in the same turn. Usually off.</source>
        <translation>Una carta tomada de la pila de descarte se puede descartar en el mismo turno. Normalmente no.</translation>
    </message>
    <message>
        <source>The card laid down to knock is not shown. Usually on.</source>
        <translation>La carta que se deja al golpear no se muestra. Normalmente sí.</translation>
    </message>
    <message>
        <source>Points for gin: {low} to {high}, usually {usual}.</source>
        <translation>Puntos por gin: de {low} a {high}, normalmente {usual}.</translation>
    </message>
    <message>
        <source>Points for an undercut: {low} to {high}, usually {usual}.</source>
        <translation>Puntos por un corte bajo: de {low} a {high}, normalmente {usual}.</translation>
    </message>
    <message>
        <source>For each hand won, added at the end of the game: {low} to {high}, usually {usual}.</source>
        <translation>Puntos por cada mano ganada, que se suman al final de la partida: de {low} a {high}, normalmente {usual}.</translation>
    </message>
    <message>
        <source>For the winner of the game: {low} to {high}, usually {usual}.</source>
        <translation>Puntos para quien gana la partida: de {low} a {high}, normalmente {usual}.</translation>
    </message>
    <message>
        <source>The upcard’s value</source>
        <translation>La carta descubierta</translation>
    </message>
    <message>
        <source>Gin only</source>
        <translation>Solo gin</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
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
        <translation>Sin colocaciones</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>Long game</source>
        <translation>Partida larga</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Partnership Oklahoma</source>
        <translation>Oklahoma en pareja</translation>
    </message>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin Rummy</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizadas</translation>
    </message>
    <message>
        <source>The upcard sets how low you must get to knock; spades count double.</source>
        <translation>La carta descubierta fija con cuánto se puede golpear; si es de picas, los puntos valen el doble.</translation>
    </message>
    <message>
        <source>Another name for the same game: the rules are those of Oklahoma Rummy.</source>
        <translation>Otro nombre del mismo juego: las reglas son las de Oklahoma Rummy.</translation>
    </message>
    <message>
        <source>A spade upcard triples every point of the hand.</source>
        <translation>Una carta descubierta de picas triplica todos los puntos de la mano.</translation>
    </message>
    <message>
        <source>Three games are scored side by side from the same hands.</source>
        <translation>Con las mismas manos se puntúan tres partidas a la vez.</translation>
    </message>
    <message>
        <source>After a knock no cards may be laid off.</source>
        <translation>Tras un golpe no se pueden colocar cartas.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 150 points.</source>
        <translation>Oklahoma Rummy hasta 150 puntos.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 250 points.</source>
        <translation>Oklahoma Rummy hasta 250 puntos.</translation>
    </message>
    <message>
        <source>Oklahoma Rummy up to 300 points.</source>
        <translation>Oklahoma Rummy hasta 300 puntos.</translation>
    </message>
    <message>
        <source>Two against two: partners sit opposite each other and share a score.</source>
        <translation>Dos contra dos: los compañeros se sientan frente a frente y comparten puntuación.</translation>
    </message>
    <message>
        <source>The plain game: knock with 10 or less, no spade doubling, the upcard is offered, up to 100 points.</source>
        <translation>El juego básico: se golpea con 10 o menos, sin doble de picas, se ofrece la carta descubierta y se juega hasta 100 puntos.</translation>
    </message>
    <message>
        <source>Rules of your own, from any options.</source>
        <translation>Reglas a su gusto, con las opciones que quiera.</translation>
    </message>
    <message>
        <source>Your own preset.</source>
        <translation>Su propia variante.</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Jugador ocasional</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Regular player</source>
        <translation>Jugador habitual</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Jugador experimentado</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeón</translation>
    </message>
    <message>
        <source>Early knocker</source>
        <translation>Golpeador tempranero</translation>
    </message>
    <message>
        <source>Gin hunter</source>
        <translation>Cazador de gin</translation>
    </message>
    <message>
        <source>Clings to pairs, forgets what was played and knocks at once.</source>
        <translation>Se aferra a las parejas, olvida lo que se ha jugado y golpea en cuanto puede.</translation>
    </message>
    <message>
        <source>Collects what might fit, forgets soon and knocks at once.</source>
        <translation>Reúne lo que podría encajar, olvida pronto y golpea en cuanto puede.</translation>
    </message>
    <message>
        <source>Holds back what you need and knows when a knock is worth it.</source>
        <translation>Retiene lo que usted necesita y sabe cuándo merece la pena golpear.</translation>
    </message>
    <message>
        <source>Looks one draw ahead, but not at what you are after.</source>
        <translation>Piensa en el próximo robo, pero no se fija en lo que usted busca.</translation>
    </message>
    <message>
        <source>Remembers every card; knocks early or plays for gin.</source>
        <translation>Recuerda todas las cartas; golpea pronto o busca el gin.</translation>
    </message>
    <message>
        <source>Weighs every card by the experience of very many games.</source>
        <translation>Valora cada carta con la experiencia de muchísimas partidas.</translation>
    </message>
    <message>
        <source>As strong as an expert; knocks early, and later unless gin is very near.</source>
        <translation>Tan fuerte como un experto; golpea pronto, y también más tarde si el gin no está muy cerca.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>Juega en este ordenador.</translation>
    </message>
    <message>
        <source>As strong as an expert; plays for gin and knocks only when none is in sight.</source>
        <translation>Tan fuerte como un experto; busca el gin y solo golpea cuando no lo ve posible.</translation>
    </message>
    <message>
        <source>A deal number has digits only, such as 482913775014.</source>
        <translation>Un número de mano solo tiene cifras, como 482913775014.</translation>
    </message>
    <message>
        <source>Deal numbers go from 1 to {largest}.</source>
        <translation>Los números de mano van de 1 a {largest}.</translation>
    </message>
    <message>
        <source>This version of the program doesn’t know such deal numbers.</source>
        <translation>Esta versión del programa no conoce esos números de mano.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
</context>
<context>
    <name>PresetList</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Sa&amp;ve as preset…</source>
        <translation>&amp;Guardar como variante…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cam&amp;biar nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nombre de la variante</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Sus variantes</translation>
    </message>
    <message>
        <source>Save to “{name}”</source>
        <translation>Guardar en «{name}»</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>¿Eliminar «{name}»?</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Type a name for the preset.</source>
        <translation>Escriba un nombre para la variante.</translation>
    </message>
    <message>
        <source>A name has at most {count} characters.</source>
        <translation>El nombre puede tener como máximo {count} caracteres.</translation>
    </message>
    <message>
        <source>There is a preset of this name.</source>
        <translation>Ya hay una variante con ese nombre.</translation>
    </message>
    <message>
        <source>The file of your presets was damaged and has been kept aside.</source>
        <translation>El archivo de sus variantes estaba dañado y se ha conservado aparte.</translation>
    </message>
    <message>
        <source>The file of your presets can’t be read.</source>
        <translation>No se puede leer el archivo de sus variantes.</translation>
    </message>
    <message>
        <source>The file of your presets was written by a newer version. It stays as it is; presets made now are gone when you quit.</source>
        <translation>El archivo de sus variantes es de una versión más reciente. Se queda como está; las variantes que cree ahora se perderán al salir.</translation>
    </message>
    <message>
        <source>One of your presets made no sense and has been kept aside.</source>
        <translation>Una de sus variantes no tenía sentido y se ha conservado aparte.</translation>
    </message>
    <message>
        <source>Two of your presets were called “{preset}”. One is now “{field}”.</source>
        <translation>Dos de sus variantes se llamaban «{preset}». Una se llama ahora «{field}».</translation>
    </message>
    <message>
        <source>Your preset “{preset}” has an option that this version doesn’t know: {field}.</source>
        <translation>Su variante «{preset}» tiene una opción que esta versión no conoce: {field}.</translation>
    </message>
    <message>
        <source>Your preset “{preset}” had an impossible value for “{field}”; the usual one is used.</source>
        <translation>Su variante «{preset}» tenía un valor imposible en «{field}»; se usa el habitual.</translation>
    </message>
    <message>
        <source>Not everything that you chose for the last game could be read.</source>
        <translation>No se ha podido leer todo lo que eligió para la última partida.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>{card}, just drawn</source>
        <translation>{card}, carta recién robada</translation>
    </message>
    <message>
        <source>{card}, in a set</source>
        <translation>{card}, en un trío</translation>
    </message>
    <message>
        <source>{card}, in a run</source>
        <translation>{card}, en una escalera</translation>
    </message>
    <message>
        <source>Set of {count} cards: {rank}</source>
        <translation>Trío de {count} cartas: {rank}</translation>
    </message>
    <message>
        <source>Run from {first} to {last}</source>
        <translation>Escalera de {first} a {last}</translation>
    </message>
    <message>
        <source>Stock, cards: {count}</source>
        <translation>Mazo, cartas: {count}</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>La pila de descarte está vacía</translation>
    </message>
    <message>
        <source>Discard pile, on top: {card}</source>
        <translation>Pila de descarte, encima: {card}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>{turn}: {task}</source>
        <comment>whose turn, what to do</comment>
        <translation>{turn}: {task}</translation>
    </message>
    <message>
        <source>Your deadwood: {points}</source>
        <translation>Total de cartas sueltas: {points}</translation>
    </message>
    <message>
        <source>Upcard: {card}</source>
        <translation>Carta descubierta: {card}</translation>
    </message>
    <message>
        <source>The points of this hand count {times} times</source>
        <translation>Los puntos de esta mano se multiplican por {times}</translation>
    </message>
    <message>
        <source>{name}, meld {number}: {meld}</source>
        <translation>{name}, combinación {number}: {meld}</translation>
    </message>
    <message>
        <source>{name}: no deadwood</source>
        <translation>{name}: sin cartas sueltas</translation>
    </message>
    <message>
        <source>{name}, deadwood {points}: {cards}</source>
        <translation>{name}, total de cartas sueltas {points}: {cards}</translation>
    </message>
    <message>
        <source>{name}, cards: {count}, {state}</source>
        <translation>{name}, cartas: {count}, {state}</translation>
    </message>
    <message>
        <source>{name}, cards: {count}</source>
        <translation>{name}, cartas: {count}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Reparte: {name}</translation>
    </message>
    <message>
        <source>{hand}, {goal}</source>
        <comment>Hand 3, first to 200</comment>
        <translation>{hand}, {goal}</translation>
    </message>
    <message>
        <source>Score of {name}: {points}, boxes: {boxes}</source>
        <translation>{name}, puntos: {points}, cajas: {boxes}</translation>
    </message>
    <message>
        <source>Game {number}, score of {name}: {points}, boxes: {boxes}</source>
        <translation>Partida {number}, {name}, puntos: {points}, cajas: {boxes}</translation>
    </message>
</context>
<context>
    <name>ResetBox</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Count from now on only? Your games are kept, and you can undo this later.</source>
        <translation>¿Contar solo a partir de ahora? Sus partidas se conservan y podrá deshacerlo más tarde.</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Contar desde cero</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>The games kept now are copied first, so there is a way back.</source>
        <translation>Antes se hace una copia de las partidas guardadas ahora, así que es posible volver atrás.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day on which you play.</source>
        <translation>Aún no hay ninguna copia de seguridad. Se hace una cada día que usted juega.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>{day}, {time}: before a newer version of the program</source>
        <translation>{day}, {time}: antes de actualizar el programa</translation>
    </message>
    <message>
        <source>{day}, {time}: before a backup was restored</source>
        <translation>{day}, {time}: antes de restaurar una copia</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules</source>
        <comment>of the game being played</comment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Ace as upcard</source>
        <translation>As descubierto</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Carta descubierta</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Discard taken</source>
        <translation>Descarte tomado</translation>
    </message>
    <message>
        <source>Knock’s discard</source>
        <translation>Carta del golpe</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Restocks</source>
        <translation>Reposiciones del mazo</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>three games side by side</source>
        <translation>tres partidas a la vez</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no se permiten</translation>
    </message>
    <message>
        <source>the opponents lay off too</source>
        <translation>los oponentes también colocan</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>offered before the first turn</source>
        <translation>se ofrece antes del primer turno</translation>
    </message>
    <message>
        <source>may be discarded in the same turn</source>
        <translation>se puede descartar en el mismo turno</translation>
    </message>
    <message>
        <source>queen, king, ace counts too</source>
        <translation>reina, rey, as también vale</translation>
    </message>
    <message>
        <source>four, as partners</source>
        <translation>cuatro, en parejas</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three, each for himself</source>
        <translation>tres, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>four, each for himself</source>
        <translation>cuatro, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>{points} in each game</source>
        <translation>{points} en cada partida</translation>
    </message>
    <message>
        <source>gin only, in every hand</source>
        <translation>solo gin, en todas las manos</translation>
    </message>
    <message>
        <source>{limit} in every hand</source>
        <translation>{limit} en todas las manos</translation>
    </message>
    <message>
        <source>the upcard’s value</source>
        <translation>valor de la carta descubierta</translation>
    </message>
    <message>
        <source>gin only</source>
        <translation>solo gin</translation>
    </message>
    <message>
        <source>1 may knock</source>
        <translation>se puede golpear con 1</translation>
    </message>
    <message>
        <source>counts like any other</source>
        <translation>cuenta como cualquier otra</translation>
    </message>
    <message>
        <source>every point counts double</source>
        <translation>los puntos valen el doble</translation>
    </message>
    <message>
        <source>every point counts triple</source>
        <translation>los puntos valen el triple</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de esta partida</translation>
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
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Cuenta final</translation>
    </message>
    <message>
        <source>Boxes and totals</source>
        <translation>Cajas y totales</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Las tres partidas</translation>
    </message>
    <message>
        <source>Three games side by side. Target score: {points}</source>
        <translation>Tres partidas a la vez. Puntuación objetivo: {points}</translation>
    </message>
    <message>
        <source>Target score: {points}</source>
        <translation>Puntuación objetivo: {points}</translation>
    </message>
    <message>
        <source>{loser} gave up. Winner: {name}</source>
        <translation>{loser} abandona. Victoria para {name}</translation>
    </message>
    <message>
        <source>Winners: {names}, {score}</source>
        <translation>Victoria para {names}, {score}</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <translation>Victoria para {name}, {score}</translation>
    </message>
    <message>
        <source>A tie with {points} points each: {names}</source>
        <translation>Empate a {points} puntos: {names}</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Todavía no se ha puntuado ninguna mano.</translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message>
        <source>How the game went</source>
        <translation>Así fue la partida</translation>
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
        <translation>aún abierta</translation>
    </message>
    <message>
        <source>given up, winner: {name}</source>
        <translation>abandono, victoria: {name}</translation>
    </message>
    <message>
        <source>hand {number}, winner: {name}</source>
        <translation>mano {number}, victoria: {name}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a game that has ended</comment>
        <translation>cerrada</translation>
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
        <source>{name}: {points}, together {total}</source>
        <translation>{name}: {points}, en total {total}</translation>
    </message>
    <message>
        <source>Final reckoning</source>
        <translation>Cuenta final</translation>
    </message>
    <message>
        <source>Boxes × {points}</source>
        <comment>box bonus</comment>
        <translation>Cajas × {points}</translation>
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
        <source>All three games</source>
        <translation>Las tres partidas</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
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
    <message>
        <source>Game {number}</source>
        <comment>one of three: Hollywood</comment>
        <translation>Partida {number}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>{seat}: name</source>
        <translation>{seat}: nombre</translation>
    </message>
    <message>
        <source>{seat}: person or computer</source>
        <translation>{seat}: persona u ordenador</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Ordenador: {level}</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>En p&amp;arejas</translation>
    </message>
    <message>
        <source>{first} and {second} against {third} and {fourth}</source>
        <translation>{first} con {second} contra {third} con {fourth}</translation>
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
        <source>{first} &amp; {second}</source>
        <comment>two partners</comment>
        <translation>{first} &amp; {second}</translation>
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
        <source>{name} took {card} from the discard pile and discarded {discard}</source>
        <translation>{name} toma {card} de la pila de descarte y descarta {discard}</translation>
    </message>
    <message>
        <source>{name} drew from the stock and discarded {discard}</source>
        <translation>{name} roba del mazo y descarta {discard}</translation>
    </message>
    <message>
        <source>{name} drew {card} from the stock and discarded {discard}</source>
        <translation>{name} roba {card} del mazo y descarta {discard}</translation>
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
        <source>Everybody has passed: draw from the stock.</source>
        <translation>Todos han pasado: robe del mazo.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn to deal.</source>
        <translation>Le toca repartir a otro jugador.</translation>
    </message>
    <message>
        <source>{name} laid off {cards}. Deadwood: {points}</source>
        <translation>{name} coloca {cards}. Total de cartas sueltas: {points}</translation>
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
        <source>{name} showed the hand. Deadwood: {points}</source>
        <translation>{name} muestra sus cartas. Total de cartas sueltas: {points}</translation>
    </message>
    <message>
        <source>Drawn hand: it ended without a knock. Nobody scores</source>
        <translation>Empate: la mano acaba sin golpe. Nadie puntúa</translation>
    </message>
    <message>
        <source>Gin! {name} won the hand: {sum}</source>
        <translation>¡Gin! {name}: mano ganada. Puntos: {sum}</translation>
    </message>
    <message>
        <source>Undercut! {name} won the hand: {sum}</source>
        <translation>¡Corte bajo! {name}: mano ganada. Puntos: {sum}</translation>
    </message>
    <message>
        <source>{name} won the hand: {sum}</source>
        <translation>{name}: mano ganada. Puntos: {sum}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es su turno.</translation>
    </message>
    <message>
        <source>That can’t be done now.</source>
        <translation>Eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>That card is not free in your hand.</source>
        <translation>No tiene libre esa carta.</translation>
    </message>
    <message>
        <source>The card you took from the discard pile can’t go back in the same turn.</source>
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
        <translation>Solo gin: no puede golpear con cartas sueltas.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this hand.</source>
        <translation>En esta mano no se pueden colocar cartas.</translation>
    </message>
    <message>
        <source>The hand must be shown with the least deadwood.</source>
        <translation>Debe mostrar sus cartas con el menor total de cartas sueltas.</translation>
    </message>
    <message>
        <source>The card does not fit this meld.</source>
        <translation>La carta no encaja en esta combinación.</translation>
    </message>
    <message>
        <source>These are not the cards of a deck.</source>
        <translation>Estas no son las cartas de una baraja.</translation>
    </message>
    <message>
        <source>These are not the cards of the deal number.</source>
        <translation>Estas no son las cartas del número de mano.</translation>
    </message>
    <message>
        <source>The game can’t be taken back to there.</source>
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
        <source>The game goes on and will be kept when that works again.</source>
        <translation>La partida continúa y se guardará cuando vuelva a ser posible.</translation>
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
        <source>The file of your games can’t be written: {file}.</source>
        <translation>No se puede escribir el archivo de sus partidas: {file}.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games: {file}.</source>
        <translation>Otro programa está usando el archivo de sus partidas: {file}.</translation>
    </message>
    <message>
        <source>Everything has been kept: {file} can be written again.</source>
        <translation>Todo ha quedado guardado: ya se puede volver a escribir en {file}.</translation>
    </message>
    <message>
        <source>{name} found no move. From now on this seat is played in a plain way.</source>
        <translation>{name} no ha encontrado ninguna jugada. A partir de ahora este puesto juega de forma sencilla.</translation>
    </message>
    <message>
        <source>{name} found no move. From now on this seat plays one level lower: {level}.</source>
        <translation>{name} no ha encontrado ninguna jugada. A partir de ahora este puesto juega un nivel por debajo: {level}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been kept aside; the usual ones are used.</source>
        <translation>La configuración estaba dañada y se ha conservado aparte; se usa la habitual.</translation>
    </message>
    <message>
        <source>The settings can’t be read; the usual ones are used.</source>
        <translation>No se puede leer la configuración; se usa la habitual.</translation>
    </message>
    <message>
        <source>Some settings made no sense; for those the usual ones are used.</source>
        <translation>Algunos ajustes no tenían sentido; para ellos se usan los habituales.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restablecer valores</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Los de esta página</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a pause</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>a pause</comment>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>a pause</comment>
        <translation>Larga</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>As designed</source>
        <comment>movement</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quicker</source>
        <comment>movement</comment>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <comment>movement</comment>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>None</source>
        <comment>movement</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>dialogs</comment>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>dialogs</comment>
        <translation>Oscuros</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Cards dealt, drawn and laid down, a knock, the end of a hand.</source>
        <translation>Al repartir, robar y dejar cartas, al golpear y al acabar la mano.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Level not known</source>
        <translation>Nivel desconocido</translation>
    </message>
    <message>
        <source>{rules}, {count} players</source>
        <translation>{rules}, {count} jugadores</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Oponentes</translation>
    </message>
    <message>
        <source>{what}, {name}: {figure}</source>
        <translation>{what}, {name}: {figure}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Manos ganadas</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>Undercuts</source>
        <translation>Cortes bajos</translation>
    </message>
    <message>
        <source>Shutouts (schneider)</source>
        <translation>Cierres totales (schneider)</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Mejor racha ganadora</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Shutouts</source>
        <translation>Cierres totales</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>This can’t be kept: the file can’t be written.</source>
        <translation>No se puede guardar: no se puede escribir el archivo.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Oponentes</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>&amp;Count anew…</source>
        <translation>&amp;Contar desde cero…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Count again as before</source>
        <translation>Volver a contar como antes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No hand or game fits this choice.</source>
        <translation>No hay manos ni partidas que respondan a esta selección.</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a hand to its end, and it will be here.</source>
        <translation>Aún no hay nada que contar. Juegue una mano hasta el final y aparecerá aquí.</translation>
    </message>
    <message>
        <source>Games: {count}</source>
        <translation>Partidas: {count}</translation>
    </message>
    <message>
        <source>Hands: {count}</source>
        <translation>Manos: {count}</translation>
    </message>
    <message>
        <source>Drawn hands: {count}</source>
        <translation>Manos empatadas: {count}</translation>
    </message>
    <message>
        <source>Won in a row now: {count}</source>
        <translation>Racha actual de victorias: {count}</translation>
    </message>
    <message>
        <source>Lost in a row now: {count}</source>
        <translation>Racha actual de derrotas: {count}</translation>
    </message>
    <message>
        <source>Counted since {date}</source>
        <translation>Desde el {date}</translation>
    </message>
    <message>
        <source>Points a hand, the last {count}</source>
        <translation>Puntos por mano, últimas {count}</translation>
    </message>
    <message>
        <source>This takes shape after a few hands.</source>
        <translation>La curva aparecerá tras unas cuantas manos.</translation>
    </message>
    <message>
        <source>Games won, the last {count}</source>
        <translation>Partidas ganadas, últimas {count}</translation>
    </message>
    <message>
        <source>This takes shape after a few games.</source>
        <translation>La curva aparecerá tras unas cuantas partidas.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Por oponente</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Por reglas</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Oponentes: todos</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Reglas: todas</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Since your last turn</source>
        <translation>Desde su último turno</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>laid off</source>
        <translation>lo colocado</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>deadwood together</source>
        <comment>of two partners</comment>
        <translation>cartas sueltas en total</translation>
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
        <source>What was left in the stock</source>
        <translation>Lo que quedaba en el mazo</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Número de mano {number}</translation>
    </message>
    <message>
        <source>known cards, not counted</source>
        <translation>cartas conocidas: no cuenta</translation>
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
        <source>Next hand ({seconds})</source>
        <translation>Mano siguiente ({seconds})</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
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
        <source>Lay off {card}</source>
        <translation>Colocar {card}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>Cartas: {count}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
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
        <translation>Últimas jugadas</translation>
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
        <source>Game {number}</source>
        <comment>one of three: Hollywood</comment>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Corte bajo</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a hand that nobody won</comment>
        <translation>empate</translation>
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
        <translation>cartas sueltas de {name}</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>sus cartas sueltas</translation>
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
        <source>Which meld does {card} go on?</source>
        <translation>¿En qué combinación coloca {card}?</translation>
    </message>
    <message>
        <source>{card} fits the meld that is lit.</source>
        <translation>{card} va en la combinación resaltada.</translation>
    </message>
    <message>
        <source>{card} fits no meld as they lie now.</source>
        <translation>{card} no encaja ahora en ninguna combinación.</translation>
    </message>
    <message>
        <source>No cards may be laid off in this game.</source>
        <translation>En esta partida no se pueden colocar cartas.</translation>
    </message>
    <message>
        <source>Your opponents arrange their hands, then {name} may lay off on their melds.</source>
        <translation>Los oponentes ordenan sus combinaciones; después {name} puede colocar cartas en ellas.</translation>
    </message>
    <message>
        <source>The others may lay off on your melds.</source>
        <translation>Los demás pueden colocar cartas en las combinaciones de usted.</translation>
    </message>
    <message>
        <source>Your melds, arrangement {number} of {count}. {name} may lay off on them.</source>
        <translation>Sus combinaciones, disposición {number} de {count}. {name} puede colocar cartas en ellas.</translation>
    </message>
    <message>
        <source>None of your cards fits on their melds.</source>
        <translation>Ninguna de sus cartas encaja en esas combinaciones.</translation>
    </message>
    <message>
        <source>Lay off what fits on your opponents’ melds.</source>
        <translation>Coloque lo que encaje en las combinaciones de sus oponentes.</translation>
    </message>
    <message>
        <source>Lay off what fits on {name}’s melds.</source>
        <translation>Coloque lo que encaje en las combinaciones de {name}.</translation>
    </message>
    <message>
        <source>deadwood</source>
        <comment>the figure beside it</comment>
        <translation>cartas sueltas</translation>
    </message>
    <message>
        <source>arranging</source>
        <translation>ordena</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>va después</translation>
    </message>
    <message>
        <source>for your side</source>
        <translation>para ustedes</translation>
    </message>
    <message>
        <source>The stock ran down to two cards: nobody scores.</source>
        <translation>En el mazo quedan dos cartas: nadie puntúa.</translation>
    </message>
    <message>
        <source>Twenty turns without a card from the stock: nobody scores.</source>
        <translation>Veinte turnos sin robar del mazo: nadie puntúa.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Usted reparte de nuevo.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} reparte de nuevo.</translation>
    </message>
    <message>
        <source>Gin! Your side wins the hand</source>
        <translation>¡Gin! Ustedes ganan la mano</translation>
    </message>
    <message>
        <source>Gin! {names} win the hand</source>
        <comment>two partners</comment>
        <translation>¡Gin! {names} ganan la mano</translation>
    </message>
    <message>
        <source>Undercut! Your side wins the hand</source>
        <translation>¡Corte bajo! Ustedes ganan la mano</translation>
    </message>
    <message>
        <source>Undercut! {names} win the hand</source>
        <comment>two partners</comment>
        <translation>¡Corte bajo! {names} ganan la mano</translation>
    </message>
    <message>
        <source>Your side wins the hand</source>
        <translation>Ustedes ganan la mano</translation>
    </message>
    <message>
        <source>{names} win the hand</source>
        <comment>two partners</comment>
        <translation>{names} ganan la mano</translation>
    </message>
    <message>
        <source>The partner’s hand is not counted.</source>
        <translation>Las cartas del compañero no cuentan.</translation>
    </message>
    <message>
        <source>Gin bonus {bonus} and the deadwood, from each player</source>
        <translation>Bono de gin ({bonus}) y cartas sueltas, de cada jugador</translation>
    </message>
    <message>
        <source>Undercut bonus {bonus} from the knocker, the difference from each player</source>
        <translation>Bono de corte bajo ({bonus}) de quien golpeó; la diferencia, de cada jugador</translation>
    </message>
    <message>
        <source>The difference, from each player</source>
        <translation>La diferencia, de cada jugador</translation>
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
        <source>♠ spade tripling</source>
        <translation>♠ triple de picas</translation>
    </message>
    <message>
        <source>points for your side</source>
        <translation>puntos para ustedes</translation>
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
        <source>Game</source>
        <comment>before the numbers of three games</comment>
        <translation>Partida</translation>
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
        <source>We</source>
        <comment>head of a score: my side</comment>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>They</source>
        <comment>head of a score: the other side</comment>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>three games to {target}</source>
        <comment>Hollywood</comment>
        <translation>tres partidas hasta {target}</translation>
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
        <source>everybody has passed: draw from the stock</source>
        <translation>todos han pasado: robe del mazo</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player</comment>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>deciding</source>
        <comment>on the upcard</comment>
        <translation>decide</translation>
    </message>
    <message>
        <source>to discard</source>
        <comment>whose turn it is</comment>
        <translation>va a descartar</translation>
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
        <source>may take the upcard</source>
        <translation>puede tomar la carta descubierta</translation>
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
    <message>
        <source>Card table</source>
        <translation>Mesa de juego</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table &amp;cloth</source>
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
        <source>For the l&amp;eft hand</source>
        <translation>Para &amp;zurdos</translation>
    </message>
    <message>
        <source>Buttons and knock place lie on the left side.</source>
        <translation>Los botones y el lugar de golpear están a la izquierda.</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>Te&amp;xt table</source>
        <translation>Mesa en te&amp;xto</translation>
    </message>
    <message>
        <source>The game in words beside the table, as a screen reader has it.</source>
        <translation>La partida en palabras junto a la mesa, como la lee un lector de pantalla.</translation>
    </message>
    <message>
        <source>&amp;Dialogs</source>
        <translation>Cuadros de diá&amp;logo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>A sample of the table</source>
        <translation>Una muestra de la mesa</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Text table</source>
        <translation>Mesa en texto</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Sus cartas</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Mover la carta a la izquierda</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Mover la carta a la derecha</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Draw, meld, knock</source>
        <translation>Robar, combinar, golpear</translation>
    </message>
    <message>
        <source>These are your ten cards. 4♥, 5♥ and 6♥ are a run: cards of one suit in a row. The table marks it for you. All the others are deadwood, and their points count against you.</source>
        <translation>Estas son sus diez cartas. 4♥, 5♥ y 6♥ son una escalera: cartas seguidas del mismo palo. La mesa se la señala. Todas las demás son cartas sueltas, y sus puntos cuentan en contra de usted.</translation>
    </message>
    <message>
        <source>After the deal this card was turned up: the upcard. It sets the knock limit. As soon as your deadwood is 8 or less, you may end the hand by knocking.</source>
        <translation>Después de repartir se puso boca arriba esta carta: la carta descubierta. Fija el techo de golpe. En cuanto su total de cartas sueltas sea 8 o menos, puede golpear y acabar la mano.</translation>
    </message>
    <message>
        <source>In each turn you first draw a card, from the stock or from the discard pile.</source>
        <translation>En cada turno, lo primero es robar una carta, del mazo o de la pila de descarte.</translation>
    </message>
    <message>
        <source>Click the stock to draw from it.</source>
        <translation>Haga clic en el mazo para robar.</translation>
    </message>
    <message>
        <source>That is allowed, but it would not help you now. Click the stock.</source>
        <translation>Está permitido, pero ahora no le serviría. Haga clic en el mazo.</translation>
    </message>
    <message>
        <source>The 9♠ gives you a second meld: a set of three nines. Now discard a card. Kings, queens, jacks and tens cost the most, 10 points each.</source>
        <translation>El 9♠ le da una segunda combinación: un trío de nueves. Ahora descarte una carta. Las que más cuestan son los reyes, reinas, jotas y dieces: 10 puntos cada una.</translation>
    </message>
    <message>
        <source>Double-click the K♠, or drag it to the discard pile.</source>
        <translation>Haga doble clic en el K♠ o arrástrelo a la pila de descarte.</translation>
    </message>
    <message>
        <source>Keep that for the moment. The K♠ costs 10 and helps nothing: discard it.</source>
        <translation>De momento, conserve lo demás. El K♠ cuesta 10 y no sirve para nada: descártelo.</translation>
    </message>
    <message>
        <source>Robin has discarded the 7♥, and it goes on with your run. Everybody sees it if you take it, but it is a sure thing.</source>
        <translation>Robin ha descartado el 7♥, que alarga su escalera. Si lo toma, todos lo verán, pero así va sobre seguro.</translation>
    </message>
    <message>
        <source>Click the discard pile to take the 7♥.</source>
        <translation>Haga clic en la pila de descarte para tomar el 7♥.</translation>
    </message>
    <message>
        <source>The stock could bring anything; the 7♥ is sure to fit. Click the discard pile.</source>
        <translation>Del mazo podría salir cualquier cosa; el 7♥ encaja seguro. Haga clic en la pila de descarte.</translation>
    </message>
    <message>
        <source>Your run has four cards now. A card from the discard pile may not go back in the same turn. Any other may.</source>
        <translation>Su escalera ya tiene cuatro cartas. Una carta tomada de la pila de descarte no puede volver a ella en el mismo turno. Cualquier otra, sí.</translation>
    </message>
    <message>
        <source>Discard the Q♦.</source>
        <translation>Descarte la Q♦.</translation>
    </message>
    <message>
        <source>Your melds are worth keeping, and low cards cost little. Discard the Q♦.</source>
        <translation>Le conviene conservar sus combinaciones, y las cartas bajas cuestan poco. Descarte la Q♦.</translation>
    </message>
    <message>
        <source>Robin has discarded a king. It would only be 10 points more for you.</source>
        <translation>Robin ha descartado un rey. A usted solo le supondría 10 puntos más en cartas sueltas.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Robe del mazo.</translation>
    </message>
    <message>
        <source>The king fits nothing that you have. Draw from the stock.</source>
        <translation>El rey no encaja con nada de lo que tiene. Robe del mazo.</translation>
    </message>
    <message>
        <source>Without the J♣ your deadwood is 3♣, 2♣ and A♦: 3 + 2 + 1 = 6. The limit is 8, so you may knock. The last card is then laid face down.</source>
        <translation>Sin la J♣, sus cartas sueltas son 3♣, 2♣ y A♦: 3 + 2 + 1 = 6. El techo es 8, así que puede golpear. La última carta se deja entonces boca abajo.</translation>
    </message>
    <message>
        <source>Drag the J♣ to the knock place, or press the golden button.</source>
        <translation>Arrastre la J♣ al lugar de golpear o pulse el botón dorado.</translation>
    </message>
    <message>
        <source>You could play on, but now you can knock. Use the J♣ for it.</source>
        <translation>Podría seguir jugando, pero ahora ya puede golpear. Hágalo con la J♣.</translation>
    </message>
    <message>
        <source>So your cards will be shown: two melds, and 6 points of deadwood. Until you confirm you can take it back.</source>
        <translation>Así se mostrarán sus cartas: dos combinaciones y 6 puntos en cartas sueltas. Mientras no confirme, puede deshacerlo.</translation>
    </message>
    <message>
        <source>Press the golden button to confirm.</source>
        <translation>Pulse el botón dorado para confirmar.</translation>
    </message>
    <message>
        <source>Confirm the knock with the golden button.</source>
        <translation>Confirme el golpe con el botón dorado.</translation>
    </message>
    <message>
        <source>Robin’s cards are shown too. What fits your melds may be laid off there: the 8♥ went to your run and no longer counts against Robin.</source>
        <translation>También se muestran las cartas de Robin. Lo que encaje en las combinaciones de usted se puede colocar en ellas: el 8♥ ha ido a su escalera y ya no cuenta en contra de Robin.</translation>
    </message>
    <message>
        <source>Robin is left with 33, you have 6. The difference is yours: 27 points. Each hand won is also a box, worth 25 more at the end of the game.</source>
        <translation>A Robin le quedan 33; a usted, 6. La diferencia es suya: 27 puntos. Cada mano ganada es, además, una caja, que vale otros 25 al final de la partida.</translation>
    </message>
    <message>
        <source>Lay off and undercut</source>
        <translation>Colocar y cortar bajo</translation>
    </message>
    <message>
        <source>A new hand. The upcard is a 10, the highest limit there is. This time Robin will be quicker, and you are the defender.</source>
        <translation>Una mano nueva. La carta descubierta es un 10: no hay techo más alto. Esta vez Robin golpeará antes, y a usted le toca defender.</translation>
    </message>
    <message>
        <source>It is your turn first.</source>
        <translation>Empieza usted.</translation>
    </message>
    <message>
        <source>The 10♦ fits nothing that you have. Draw from the stock.</source>
        <translation>El 10♦ no encaja con nada de lo que tiene. Robe del mazo.</translation>
    </message>
    <message>
        <source>The ace counts only 1. The king costs the most.</source>
        <translation>El as cuenta solo 1. La carta más cara es el rey.</translation>
    </message>
    <message>
        <source>Discard the K♦.</source>
        <translation>Descarte el K♦.</translation>
    </message>
    <message>
        <source>That card will be useful in a moment. Discard the K♦.</source>
        <translation>Lo demás le servirá enseguida. Descarte el K♦.</translation>
    </message>
    <message>
        <source>Robin has knocked with 9. Before the points are compared, you may get rid of cards that fit Robin’s melds. Your 9♣ goes on with the run of clubs.</source>
        <translation>Robin golpea con 9. Antes de comparar los puntos, usted puede librarse de las cartas que encajen en las combinaciones de Robin. Su 9♣ alarga la escalera de tréboles.</translation>
    </message>
    <message>
        <source>Drag the 9♣ to the run, or click the card and then the run.</source>
        <translation>Arrastre el 9♣ a la escalera, o haga clic en la carta y luego en la escalera.</translation>
    </message>
    <message>
        <source>First lay off what fits. The 9♣ fits Robin’s run of clubs.</source>
        <translation>Primero coloque lo que encaje. El 9♣ va en la escalera de tréboles de Robin.</translation>
    </message>
    <message>
        <source>And your Q♥ is the fourth queen of Robin’s set.</source>
        <translation>Y su Q♥ es la cuarta reina para el trío de Robin.</translation>
    </message>
    <message>
        <source>Lay off the Q♥ on the set of queens.</source>
        <translation>Coloque la Q♥ en el trío de reinas.</translation>
    </message>
    <message>
        <source>One more card fits: lay off the Q♥ on the set of queens.</source>
        <translation>Encaja una carta más: coloque la Q♥ en el trío de reinas.</translation>
    </message>
    <message>
        <source>Your own melds are found for you. Only 4♠ and A♥ are left, 5 points. Robin has 9!</source>
        <translation>Sus propias combinaciones las encuentra la mesa. Solo le quedan el 4♠ y el A♥, 5 puntos. ¡Robin tiene 9!</translation>
    </message>
    <message>
        <source>Press the golden button: you are done.</source>
        <translation>Pulse el botón dorado: ya ha terminado.</translation>
    </message>
    <message>
        <source>Nothing else fits. Press the golden button.</source>
        <translation>No encaja nada más. Pulse el botón dorado.</translation>
    </message>
    <message>
        <source>That is an undercut: a defender who has no more deadwood than the knocker wins the hand, with 25 points and the difference. 25 + 4 = 29 for you. So think twice before you knock with much deadwood.</source>
        <translation>Esto es un corte bajo: si el total de cartas sueltas del defensor no supera el de quien golpeó, el defensor gana la mano, con 25 puntos más la diferencia. 25 + 4 = 29 para usted. Por eso, piénselo dos veces antes de golpear con un total alto.</translation>
    </message>
    <message>
        <source>Spades and gin</source>
        <translation>Picas y gin</translation>
    </message>
    <message>
        <source>The last hand, and a special one: the upcard is a spade, so every point of this hand counts double. And the limit is only 3.</source>
        <translation>La última mano, y es especial: la carta descubierta es de picas, así que todos los puntos de esta mano valen el doble. Y el techo es solo 3.</translation>
    </message>
    <message>
        <source>You hold two threes, and the upcard lies on the discard pile.</source>
        <translation>Usted tiene dos treses, y la carta descubierta está en la pila de descarte.</translation>
    </message>
    <message>
        <source>Take the 3♠ from the discard pile.</source>
        <translation>Tome el 3♠ de la pila de descarte.</translation>
    </message>
    <message>
        <source>A third three would make a set. Take the 3♠ from the discard pile.</source>
        <translation>Con otro tres tendría un trío. Tome el 3♠ de la pila de descarte.</translation>
    </message>
    <message>
        <source>Now everything but the K♣ is in melds. No deadwood at all: that is gin. Nobody may lay off on it, and it can’t be undercut.</source>
        <translation>Ahora todo, menos el K♣, está en combinaciones. Ni una carta suelta: eso es gin. Nadie puede colocar cartas, y contra gin no hay corte bajo.</translation>
    </message>
    <message>
        <source>Drag the K♣ to the place for gin, or press the golden button.</source>
        <translation>Arrastre el K♣ al lugar del gin o pulse el botón dorado.</translation>
    </message>
    <message>
        <source>You have gin! Lay down the K♣ and keep the rest.</source>
        <translation>¡Tiene gin! Deje el K♣ y quédese con lo demás.</translation>
    </message>
    <message>
        <source>Three melds, no deadwood.</source>
        <translation>Tres combinaciones, ninguna carta suelta.</translation>
    </message>
    <message>
        <source>Confirm gin with the golden button.</source>
        <translation>Confirme el gin con el botón dorado.</translation>
    </message>
    <message>
        <source>Gin brings 25 points and all of Robin’s deadwood, 25 as well. That makes 50, and the spade doubles it: 100 points in one hand.</source>
        <translation>El gin da 25 puntos y todo el total de cartas sueltas de Robin, que también es 25. Son 50, y la pica los dobla: 100 puntos en una sola mano.</translation>
    </message>
    <message>
        <source>You know the game now. One thing more: with an ace as upcard, nothing but gin ends the hand. All rules are in the help, the key F2 opens it. Have fun!</source>
        <translation>Ya conoce el juego. Solo una cosa más: si la carta descubierta es un as, la mano únicamente puede acabar con gin. Todas las reglas están en la ayuda, que se abre con la tecla F2. ¡Que se divierta!</translation>
    </message>
    <message>
        <source>Robin is playing …</source>
        <translation>Robin está jugando…</translation>
    </message>
    <message>
        <source>Read on first, then you may play.</source>
        <translation>Primero siga leyendo; después podrá jugar.</translation>
    </message>
    <message>
        <source>What you need is ringed on the table. Or press “Show me” and watch.</source>
        <translation>Lo que necesita está resaltado en la mesa. O pulse «Mostrar cómo» y observe.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar cómo</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lección {number} de {count}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Go on with the earlier game</source>
        <translation>Seguir con la partida anterior</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>No game is being played</source>
        <translation>No hay ninguna partida en curso</translation>
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
        <translation>El final está dañado: se sigue desde la última jugada legible.</translation>
    </message>
</context>
</TS>
