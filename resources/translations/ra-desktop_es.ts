<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation>Un proyecto de aficionados, no oficial. &lt;b&gt;Ra&lt;/b&gt; y &lt;b&gt;Priests of Ra&lt;/b&gt; son juegos de &lt;b&gt;Reiner Knizia&lt;/b&gt;. Este programa no tiene relación con él ni con las editoriales de sus juegos. Si te gusta, compra los juegos de mesa.</translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation>Software libre bajo la licencia MIT. Todas las imágenes y los sonidos se hicieron para este programa.</translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation>Compuesto en &lt;b&gt;Forum&lt;/b&gt;, de Denis Masharov, y &lt;b&gt;Alegreya Sans&lt;/b&gt;, de Juan Pablo del Peral, ambas bajo la SIL Open Font License. Hecho con Qt for Python, bajo la GNU LGPL.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Versión {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca de Qt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>your {sun} for the {centre} in the centre</source>
        <translation>tu {sun} por el {centre} del centro</translation>
    </message>
    <message>
        <source>what comes later</source>
        <comment>What only a search sees</comment>
        <translation>lo que viene después</translation>
    </message>
    <message>
        <source>your {sun} spent</source>
        <translation>gastas tu {sun}</translation>
    </message>
    <message>
        <source>“{move}” compared with “{other}”:</source>
        <comment>Above the account of a move: Lot +7 · …</comment>
        <translation>«{move}» frente a «{other}»:</translation>
    </message>
    <message>
        <source>this epoch</source>
        <comment>What the lot scores when this epoch ends</comment>
        <translation>esta época</translation>
    </message>
    <message>
        <source>kept for later</source>
        <comment>What tiles of the lot are worth in the next epochs</comment>
        <translation>más adelante</translation>
    </message>
    <message>
        <source>what you can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>lo que aún le puedes sacar</translation>
    </message>
    <message>
        <source>what it takes from the others</source>
        <comment>Fame that a lot costs other players</comment>
        <translation>lo que quita a los demás</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>What the tiles are worth</comment>
        <translation>Lote</translation>
    </message>
    <message>
        <source>the {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>el {centre} a cambio</translation>
    </message>
    <message>
        <source>{tile} kept</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>conservar {tile}</translation>
    </message>
    <message>
        <source>one tile fewer on the track</source>
        <comment>Taken with a god</comment>
        <translation>una loseta menos en la pista</translation>
    </message>
    <message>
        <source>tiles left on the track for others</source>
        <translation>losetas que quedan en la pista para otros</translation>
    </message>
    <message>
        <source>another tile</source>
        <comment>On average</comment>
        <translation>otra loseta</translation>
    </message>
    <message>
        <source>risk of Ra</source>
        <translation>riesgo de Ra</translation>
    </message>
    <message>
        <source>lot not won yet</source>
        <translation>lote aún sin ganar</translation>
    </message>
    <message>
        <source>your {sun} kept</source>
        <translation>conservas tu {sun}</translation>
    </message>
    <message>
        <source>no {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>sin el {centre} a cambio</translation>
    </message>
    <message>
        <source>no other tile</source>
        <translation>sin otra loseta</translation>
    </message>
    <message>
        <source>{name} kept from this lot</source>
        <translation>{name} sin este lote</translation>
    </message>
    <message>
        <source>it can still be won</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>aún se puede ganar</translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} punto de fama al final de la partida</numerusform>
            <numerusform>= {points} puntos de fama al final de la partida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} punto de fama al final de la partida: casi iguales</numerusform>
            <numerusform>= {points} puntos de fama al final de la partida: casi iguales</numerusform>
        </translation>
    </message>
    <message>
        <source>no risk of Ra</source>
        <translation>sin riesgo de Ra</translation>
    </message>
    <message>
        <source>{name} wins the auction</source>
        <translation>{name} gana la subasta</translation>
    </message>
    <message>
        <source>if you win the lot</source>
        <translation>si ganas el lote</translation>
    </message>
    <message>
        <source>better for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>mejor para {name}</translation>
    </message>
    <message>
        <source>worse for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>peor para {name}</translation>
    </message>
    <message>
        <source>keeps it from the others</source>
        <comment>The lot</comment>
        <translation>los demás no lo consiguen</translation>
    </message>
    <message>
        <source>{other} given up</source>
        <comment>{other} is a label: Pharaoh</comment>
        <translation>perder {other}</translation>
    </message>
    <message>
        <source>someone else can win it</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>alguien más puede ganarlo</translation>
    </message>
    <message>
        <source>{name} outbids you with the {price}</source>
        <translation>{name} te supera con el {price}</translation>
    </message>
    <message>
        <source>{name} keeps the {price}</source>
        <comment>A sun that would be spent if you passed</comment>
        <translation>{name} conserva el {price}</translation>
    </message>
    <message>
        <source>keeps it from {name}</source>
        <comment>The lot</comment>
        <translation>{name} no lo consigue</translation>
    </message>
    <message>
        <source>chance of Ra</source>
        <comment>The next tile may be Ra, for the better</comment>
        <translation>posibilidad de Ra</translation>
    </message>
    <message>
        <source>no Ra tile</source>
        <translation>sin loseta de Ra</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation>Avance rápido</translation>
    </message>
    <message>
        <source>Skip to scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation>Ir a la puntuación</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation>Jugar dios</translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation>Conservar dios</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation>Pujar</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Tomar {tile}</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Tomar una loseta</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation>Voltear</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Bolsa: %n loseta</numerusform>
            <numerusform>Bolsa: %n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>next tile is Ra: {chance}</source>
        <translation>la próxima es Ra: {chance}</translation>
    </message>
    <message>
        <source>{tile}: {left} left in the bag</source>
        <translation>{tile}: {left} en la bolsa</translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation>En la bolsa: {left} de {total}</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Losetas de la bolsa</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>%n loseta de la bolsa tiene esto en un lado</numerusform>
            <numerusform>%n losetas de la bolsa tienen esto en un lado</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The epoch is over.</source>
        <translation>La época ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster}: elige la loseta que descartas (falta %n)</numerusform>
            <numerusform>{disaster}: elige la loseta que descartas (faltan %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster}: {name} descarta una loseta (falta %n)</numerusform>
            <numerusform>{disaster}: {name} descarta losetas (faltan %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose which side to show: {tile} or {other}</source>
        <translation>Elige un lado de la loseta: {tile} o {other}</translation>
    </message>
    <message>
        <source>{name} is choosing which side to show: {tile} or {other}</source>
        <translation>{name} elige un lado de la loseta: {tile} o {other}</translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation>Juega otro dios o termina el turno</translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation>{name} puede jugar otro dios</translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation>La pista está llena: debes invocar a Ra</translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation>La pista está llena: invoca a Ra o juega un dios</translation>
    </message>
    <message>
        <source>The track is full – {name}’s turn</source>
        <translation>La pista está llena: turno de {name}</translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation>Tu turno: saca una loseta o invoca a Ra</translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation>Tu turno: saca una loseta, invoca a Ra o juega un dios</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>Your god will take {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Tu dios tomará {tile}; también puedes elegir otra loseta</translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation>{name} puede voltear una loseta</translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or leave them as they are</source>
        <translation>Voltea una de tus losetas o déjalas como están</translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun in the centre.</source>
        <translation>No hay losetas que ganar, solo el sol del centro.</translation>
    </message>
    <message>
        <source>bidding</source>
        <comment>Under a player&apos;s name</comment>
        <translation>pujando</translation>
    </message>
    <message>
        <source>discarding a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>descartando</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation>eligiendo un lado</translation>
    </message>
    <message>
        <source>turning over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>volteando una loseta</translation>
    </message>
    <message>
        <source>spending a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation>jugando dioses</translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation>sin soles</translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation>Todos pasan.</translation>
    </message>
    <message>
        <source>No one else has a sun.</source>
        <translation>A nadie más le quedan soles.</translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation>¡Ra!</translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation>¡La pista está llena!</translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation>Debes pujar</translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation>{name} debe pujar</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Solo puedes pasar</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Puja o pasa</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>Under the name of the person at the screen</comment>
        <translation>tu turno</translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation>La pista de subasta está vacía.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>¿Rectificar la jugada o seguir jugando?</translation>
    </message>
    <message>
        <source>The others are waiting – play on?</source>
        <translation>Los demás esperan: ¿seguir jugando?</translation>
    </message>
    <message>
        <source>Still drawing – press any key to stop</source>
        <translation>Sacando losetas: pulsa una tecla para parar</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation>Bolsa</translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation>Sol del centro</translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation>Pista de subasta</translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation>La próxima loseta va al primer espacio libre por la izquierda.</translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation>Ha anochecido</translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation>Cuando se llena el último espacio, anochece y la época termina de inmediato.</translation>
    </message>
    <message>
        <source>Click it twice, or drag it onto the board, to invoke Ra and start an auction.</source>
        <translation>Haz clic dos veces en ella, o arrástrala al tablero, para invocar a Ra y empezar una subasta.</translation>
    </message>
    <message>
        <source>Held by the player who invoked Ra or drew a Ra tile, until the auction ends.</source>
        <translation>La tiene quien invocó a Ra o sacó una loseta de Ra, hasta que acaba la subasta.</translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation>Figura de Ra</translation>
    </message>
    <message>
        <source>The winner of the auction takes this sun, face down, and leaves the winning sun in its place.</source>
        <translation>Quien gana la subasta toma este sol, boca abajo, y deja en su lugar el sol de su puja.</translation>
    </message>
    <message>
        <source>You haven’t bid yet</source>
        <translation>Aún no has pujado</translation>
    </message>
    <message>
        <source>{name} hasn’t bid yet</source>
        <translation>{name} aún no ha pujado</translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation>Valor del lote</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation>Loseta sacada: {tile}</translation>
    </message>
    <message>
        <source>Taking effect: {tile}</source>
        <comment>A disaster that takes tiles, or a priest that turns one over</comment>
        <translation>En curso: {tile}</translation>
    </message>
    <message>
        <source>The bag is closed</source>
        <translation>La bolsa está cerrada</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles, so what is left in the bag isn’t shown.</source>
        <translation>Nadie puede mirar las losetas descartadas, así que no se muestra lo que queda en la bolsa.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Pyramid</source>
        <comment>The one that is built of stones and chambers</comment>
        <translation>Pirámide</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Inundaciones</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Bek</source>
        <translation>Bek</translation>
    </message>
    <message>
        <source>Hemiunu</source>
        <translation>Hemiunu</translation>
    </message>
    <message>
        <source>Ahmose</source>
        <translation>Ahmose</translation>
    </message>
    <message>
        <source>Ipuki</source>
        <translation>Ipuki</translation>
    </message>
    <message>
        <source>Henutmehyt</source>
        <translation>Henutmehyt</translation>
    </message>
    <message>
        <source>Nakht</source>
        <translation>Nakht</translation>
    </message>
    <message>
        <source>Ptahhotep</source>
        <translation>Ptahhotep</translation>
    </message>
    <message>
        <source>Kawit</source>
        <translation>Kawit</translation>
    </message>
    <message>
        <source>Paneb</source>
        <translation>Paneb</translation>
    </message>
    <message>
        <source>Meryt</source>
        <translation>Meryt</translation>
    </message>
    <message>
        <source>Rekhmire</source>
        <translation>Rekhmire</translation>
    </message>
    <message>
        <source>Horemheb</source>
        <translation>Horemheb</translation>
    </message>
    <message>
        <source>Bids low suns and saves the high ones for a better day.</source>
        <translation>Puja con soles bajos y guarda los altos para mejor ocasión.</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation>Ve una piedra y piensa en un monumento.</translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation>Su destino es reinar. Reúne faraones y soles altos del centro.</translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation>Invoca a Ra antes de que nadie haya contado las losetas.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation>Deja que otros invoquen a Ra y espera el momento justo.</translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every Nile tile.</source>
        <translation>Vive junto al río: primero las inundaciones, luego cada loseta de Nilo.</translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation>Reúne escritura, arte y astronomía. Le gusta un poco de todo.</translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation>Acumula oro y dioses, y odia gastarlos.</translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation>Quiere justo lo que más necesita otro.</translation>
    </message>
    <message>
        <source>Draws one more tile even when the next Ra would end the epoch.</source>
        <translation>Saca una loseta más aunque con el próximo Ra se acabe la época.</translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation>Evita los desastres e invoca a Ra antes de que se acabe el tiempo.</translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation>Puja con el sol más alto y nunca mira atrás.</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>el apostador</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>el constructor</translation>
    </message>
    <message>
        <source>the impatient one</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation>el impaciente</translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation>la sacerdotisa paciente</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>el agricultor</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>el erudito</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>la avara</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>el aguafiestas</translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation>la temeraria</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>el magistrado</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>el general</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation>Ve una piedra y piensa en una pirámide.</translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation>Su destino es reinar. Reúne personas y soles altos del centro.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation>Deja que otros invoquen a Ra y nunca tiene bastantes sacerdotes.</translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation>Reúne primero agricultores y graneros. Nadie gobierna con el estómago vacío.</translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation>Reúne escribas y bibliotecas, y un poco de todo.</translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation>Reúne comerciantes y mercados. Todo tiene su precio.</translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation>Evita las plagas e invoca a Ra antes de que se acabe el tiempo.</translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation>Puja con el sol más alto por guerreros y fortalezas.</translation>
    </message>
    <message>
        <source>the pharaoh’s heir</source>
        <translation>el heredero del faraón</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>«{move}» era mejor: has perdido más o menos %n punto de fama.</numerusform>
            <numerusform>«{move}» era mejor: has perdido unos %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>«{move}» parece mejor a primera vista, pero da alrededor de %n punto de fama menos.</numerusform>
            <numerusform>«{move}» parece mejor a primera vista, pero da unos %n puntos de fama menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation>{name} tiene el sol más alto, el {sun}. Tus soles: {suns}.</translation>
    </message>
    <message>
        <source>The winner of the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation>Quien gane la primera subasta se lleva el {centre} del centro para la próxima época.</translation>
    </message>
    <message>
        <source>Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.</source>
        <translation>Los soles cuentan al final de esta época: los tuyos suman {sum}; la suma más alta es {most}, la más baja {least}.</translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation>Próximos rivales en la partida rápida: {level}.</translation>
    </message>
    <message>
        <source>After three games, the coach leaves you to it. You can turn it back on in the Settings menu.</source>
        <translation>Tras tres partidas, el entrenador te deja a tu aire. Puedes volver a activarlo en el menú Preferencias.</translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.</source>
        <translation>Tu {sun} es el sol más alto: nadie puede superarlo, así que guárdalo para un buen lote.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation>Bien jugado</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Rectificar</translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation>Decide otra vez, como con Deshacer</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Sin entrenador</translation>
    </message>
    <message>
        <source>The coach stays quiet until you turn it back on in the Settings menu</source>
        <translation>El entrenador calla hasta que lo vuelvas a activar en el menú Preferencias</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Lapis</source>
        <translation>Lapislázuli</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornalina</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malaquita</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Amatista</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocre</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hints are turned off in the preferences</source>
        <translation>Las sugerencias están desactivadas en las preferencias</translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation>La ventana es demasiado estrecha para el panel lateral</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Quic&amp;k game</source>
        <translation>Partida &amp;rápida</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vancha</translation>
    </message>
    <message>
        <source>&amp;Journey and deal of the day</source>
        <translation>Viaje y reparto del día</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir r&amp;eciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Copiar la p&amp;osición</translation>
    </message>
    <message>
        <source>Past&amp;e position</source>
        <extracomment>Begins a game from the position on the clipboard</extracomment>
        <translation>Pegar &amp;una posición</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Componer una posición…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>&amp;Partidas guardadas…</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Esta&amp;dísticas</translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation>Salir de la &amp;lección</translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation>Salir del pro&amp;blema</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Edit player…</source>
        <extracomment>The one who plays: name, face, colour</extracomment>
        <translation>&amp;Editar jugador…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>&amp;Sacar una loseta</translation>
    </message>
    <message>
        <source>Choos&amp;e the person side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Elegir el lado de la p&amp;ersona</translation>
    </message>
    <message>
        <source>Choose the bu&amp;ilding side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Elegir el lado del edi&amp;ficio</translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation>&amp;Invocar a Ra</translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation>&amp;Jugar un dios…</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>T&amp;erminar el turno</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation>&amp;Voltear una loseta…</translation>
    </message>
    <message>
        <source>&amp;Keep all tiles as they are</source>
        <extracomment>Turns over no tile</extracomment>
        <translation>N&amp;o voltear ninguna</translation>
    </message>
    <message>
        <source>Pass in the next auction, too</source>
        <translation>Pasar también en la próxima subasta</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Su&amp;gerencia</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>A submenu: to choose a move with the arrow keys</extracomment>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Se&amp;lect next</source>
        <translation>Seleccionar la siguie&amp;nte</translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation>Seleccionar la &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation>&amp;Confirmar la selección</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <extracomment>A submenu: how fast the bots play</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Skip the &amp;animation</source>
        <translation>Sa&amp;ltar la animación</translation>
    </message>
    <message>
        <source>Skip to my ne&amp;xt decision</source>
        <translation>Avanzar &amp;hasta mi próxima decisión</translation>
    </message>
    <message>
        <source>Cha&amp;nge the speed</source>
        <translation>Cam&amp;biar la velocidad</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <extracomment>A submenu: to look through the moves of the game</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Repla&amp;y the game</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation>Repetición: una jugada a&amp;trás</translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation>Repetición: una jugada adelante</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Ask: the &amp;Ra track, and the chance that the next tile is Ra</source>
        <translation>Preguntar: la pista de &amp;Ra y la probabilidad de que la próxima loseta sea Ra</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>Anali&amp;zar la partida</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>P&amp;uestos</translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation>Ver a un &amp;jugador</translation>
    </message>
    <message>
        <source>Scoring overvie&amp;w</source>
        <translation>Resumen de la &amp;puntuación</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panel la&amp;teral</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Turn the table to the current player</source>
        <translation>&amp;Girar la mesa hacia quien tiene el turno</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>Aprender a &amp;jugar…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Problemas…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Reg&amp;las</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation>&amp;Acerca de Ra Desktop</translation>
    </message>
    <message>
        <source>Play this &amp;deal again…</source>
        <translation>Jugar este reparto otra vez…</translation>
    </message>
    <message>
        <source>Ask: &amp;what can I do?</source>
        <translation>Preguntar: ¿&amp;qué puedo hacer?</translation>
    </message>
    <message>
        <source>Ask: the &amp;auction track, and what it is worth</source>
        <translation>Preguntar: la pista de &amp;subasta y lo que daría</translation>
    </message>
    <message>
        <source>Ask: my &amp;suns</source>
        <translation>Preguntar: mis s&amp;oles</translation>
    </message>
    <message>
        <source>Ask: &amp;everyone’s suns, and who can outbid me</source>
        <translation>Preguntar: los soles de &amp;todos y quién puede superarme</translation>
    </message>
    <message>
        <source>Ask: &amp;my tiles, and what they score</source>
        <translation>Preguntar: mis &amp;losetas y lo que puntúan</translation>
    </message>
    <message>
        <source>Ask: the ba&amp;g</source>
        <translation>Preguntar: la &amp;bolsa</translation>
    </message>
    <message>
        <source>Ask: what happened &amp;last</source>
        <translation>Preguntar: qué &amp;ha pasado</translation>
    </message>
    <message>
        <source>What is i&amp;t worth?</source>
        <translation>¿Cuánto vale?</translation>
    </message>
    <message>
        <source>Ask a&amp;bout the table</source>
        <translation>Preguntar por la &amp;mesa</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <extracomment>A submenu: who plays at this computer</extracomment>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>&amp;Add a player…</source>
        <translation>&amp;Añadir un jugador…</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copiar el resultado</translation>
    </message>
    <message>
        <source>Draw until a &amp;Ra tile comes</source>
        <translation>Sacar hasta que salga &amp;Ra</translation>
    </message>
    <message>
        <source>Draw until a &amp;disaster comes</source>
        <translation>Sacar hasta que salga un &amp;desastre</translation>
    </message>
    <message>
        <source>Draw until there are &amp;4 tiles</source>
        <translation>Sacar hasta que haya &amp;4 losetas</translation>
    </message>
    <message>
        <source>Draw until there are &amp;6 tiles</source>
        <translation>Sacar hasta que haya &amp;6 losetas</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;5</source>
        <translation>Sacar hasta que el lote puntúe &amp;5</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;10</source>
        <translation>Sacar hasta que el lote puntúe &amp;10</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Jugar con amigos…</translation>
    </message>
    <message>
        <source>Draw until…</source>
        <translation>Sacar hasta…</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Dejar de pasar</translation>
    </message>
    <message>
        <source>Show account</source>
        <translation>Mostrar el desglose</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Pausar los bots</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Take-backs aren’t allowed in this game</source>
        <translation>En esta partida no se permiten rectificaciones</translation>
    </message>
    <message>
        <source>&amp;Edit {name}…</source>
        <translation>&amp;Editar {name}…</translation>
    </message>
    <message>
        <source>Hide account</source>
        <translation>Ocultar el desglose</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Sin personaje</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>No hay partidas que coincidan</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Aún no hay partidas guardadas</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation>Priests of Ra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>A tab</comment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation>Pujar con el {sun}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Descartar {tile}</translation>
    </message>
    <message>
        <source>{tile} side up</source>
        <comment>Of a two-sided tile</comment>
        <translation>Mostrar {tile}</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <comment>Turn over no tile</comment>
        <translation>No voltear</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>No del todo</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>La mejor jugada</translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation>Época {number}</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>¡Ganas la partida!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡{name} gana la partida!</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation>«{line}»</translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation>Sol {sun}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Cámaras</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Sacerdotes</translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation>Plagas</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Ankhs</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Dioses</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumentos</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Faraones</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Civilización</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Desastres</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>La bolsa está vacía.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>Of a player: what was done in the auction</comment>
        <translation>pasó</translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation>{name} está pujando</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>Turno: {name}</translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under or beside a player&apos;s name: bid is a noun</comment>
        <translation>puja: {sun}</translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation>Invocas a Ra.</translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation>{name} invoca a Ra.</translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation>Pujas con el {sun}.</translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation>{name} puja con el {sun}.</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: does not delete anything after all</comment>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>El resultado está en el portapapeles, como texto y como imagen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} de {all}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation>{items}, {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>The end of a choice in a sentence: 4, 7 or 9</comment>
        <translation>{items}, {last}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>Something and what is said about it: Gold: +6</comment>
        <translation>{label}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>{number} fame</source>
        <comment>A number, with or without a sign</comment>
        <translation>
            <numerusform>{number} punto de fama</numerusform>
            <numerusform>{number} puntos de fama</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of 100 games</source>
        <comment>A number, with or without a sign</comment>
        <translation>{number} de cada 100 partidas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>The game can’t be continued</source>
        <translation>La partida no se puede continuar</translation>
    </message>
    <message>
        <source>Face down: can’t be used until the next epoch.</source>
        <translation>Boca abajo: no se puede usar hasta la próxima época.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Share the result</source>
        <translation>Compartir el resultado</translation>
    </message>
    <message>
        <source>Copy picture and text</source>
        <translation>Copiar imagen y texto</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Guardar la imagen…</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved</source>
        <translation>No se pudo guardar la imagen</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>won</source>
        <comment>Of a mark of a place</comment>
        <translation>conseguida</translation>
    </message>
    <message>
        <source>not won yet</source>
        <comment>Of a mark of a place</comment>
        <translation>aún no conseguida</translation>
    </message>
    <message>
        <source>New feat: {feat}</source>
        <translation>Nueva hazaña: {feat}</translation>
    </message>
    <message>
        <source>Reach the place</source>
        <translation>Llegar al lugar</translation>
    </message>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Ganar por %n punto de fama o más</numerusform>
            <numerusform>Ganar por %n puntos de fama o más</numerusform>
        </translation>
    </message>
    <message>
        <source>Win without a mistake, as the review sees it</source>
        <translation>Ganar sin ningún error, según el análisis</translation>
    </message>
    <message>
        <source>Bots are still playing this deal in your seat. You’ll see here how they do.</source>
        <translation>Los bots aún están jugando este reparto en tu puesto. Aquí verás cómo les va.</translation>
    </message>
    <message>
        <source>The next deal comes at midnight.</source>
        <translation>El próximo reparto llega a medianoche.</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>El mismo reparto</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}: %n partida ganada</numerusform>
            <numerusform>{name}: %n partidas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n partida en común</numerusform>
            <numerusform>%n partidas en común</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} with this game</source>
        <translation>{change} con esta partida</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Tu valoración</translation>
    </message>
    <message>
        <source>Next: {place}</source>
        <comment>A button: sets out for the next place</comment>
        <translation>Siguiente: {place}</translation>
    </message>
    <message>
        <source>Same deal again…</source>
        <translation>Repetir el reparto…</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <comment>In the ranking: 2nd of 4</comment>
        <translation>{place} de {players}</translation>
    </message>
    <message>
        <source>more than {level} ({fame})</source>
        <translation>más que {level} ({fame})</translation>
    </message>
    <message>
        <source>as much as {level} ({fame})</source>
        <translation>lo mismo que {level} ({fame})</translation>
    </message>
    <message>
        <source>less than {level} ({fame})</source>
        <translation>menos que {level} ({fame})</translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}: {place} de {players}, con %n punto de fama.</numerusform>
            <numerusform>{title}, {date}: {place} de {players}, con %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>I played with help.</source>
        <translation>He jugado con ayuda.</translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Reino Antiguo</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Reino Medio</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Reino Nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>%n loseta de Ra hasta el anochecer</numerusform>
            <numerusform>%n losetas de Ra hasta el anochecer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation>Algo ha ido mal. Tu partida está guardada y puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Ver el registro</translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation>Continuar desde el autoguardado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Ir a la página de inicio</translation>
    </message>
    <message>
        <source>Ra Desktop has been removed</source>
        <translation>Ra Desktop se ha desinstalado</translation>
    </message>
    <message>
        <source>Its files are no longer on this computer, so it has to close. Your games are safe.</source>
        <translation>Sus archivos ya no están en este ordenador, así que tiene que cerrarse. Tus partidas están a salvo.</translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation>El archivo está dañado: {reason}.</translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation>La partida del archivo no cumple las reglas: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation>Ha ocurrido un error inesperado ({reason}). Tus partidas están a salvo. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>The game got stuck</source>
        <translation>La partida se ha quedado bloqueada</translation>
    </message>
    <message>
        <source>Ra Desktop can’t start</source>
        <translation>Ra Desktop no puede arrancar</translation>
    </message>
    <message>
        <source>Something it needs is missing or damaged, so try installing it again. Your saved games are safe.
The log has the details: {file}</source>
        <translation>Falta algo o está dañado: prueba a instalar Ra Desktop de nuevo. Tus partidas guardadas están a salvo.
Los detalles están en el registro: {file}</translation>
    </message>
    <message>
        <source>This isn’t a saved game from Ra Desktop: {reason}.</source>
        <translation>No es una partida guardada de Ra Desktop: {reason}.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Ra Desktop ({reason}). Update the program to open it.</source>
        <translation>El archivo se guardó con una versión más nueva de Ra Desktop ({reason}). Actualiza el programa para abrirlo.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>No se puede leer el archivo: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}. Nothing is lost.</source>
        <translation>No se puede guardar el archivo: {reason}. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>{problem}
Where in the file: {place}</source>
        <translation>{problem}
Posición en el archivo: {place}</translation>
    </message>
    <message>
        <source>The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}.</source>
        <translation>El archivo estaba dañado, así que Ra Desktop ha creado uno nuevo. El dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>Some entries were damaged and left out. The original file is kept as {file}.</source>
        <translation>Algunas entradas estaban dañadas y se han omitido. El archivo original se conserva como {file}.</translation>
    </message>
    <message>
        <source>The file can’t be read ({reason}). Until it can, nothing is saved in it.</source>
        <translation>No se puede leer el archivo ({reason}). Mientras tanto no se guarda nada en él.</translation>
    </message>
    <message>
        <source>Changes can’t be saved ({reason}). They last until you close Ra Desktop.</source>
        <translation>No se pueden guardar los cambios ({reason}). Duran hasta que cierres Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Your own move</source>
        <translation>Tu propia jugada</translation>
    </message>
    <message>
        <source>Show the best move and why</source>
        <translation>Muestra la mejor jugada y por qué lo es</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Deja este para más tarde</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>That’s my guess</source>
        <translation>Eso calculo yo</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: next item. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation>{next}: lo siguiente. {close}: cerrar.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Bow</source>
        <translation>Arco</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Halcón</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Abanico</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Uvas</translation>
    </message>
    <message>
        <source>Harp</source>
        <translation>Arpa</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Jarra</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Vela</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Bastón</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>Feat</source>
        <translation>Hazaña</translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Primera vez</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Hazañas</translation>
    </message>
    <message>
        <source>Compares you with the bots’ levels. Your results count, and so does what your choices cost; the luck of the tiles counts less.</source>
        <translation>Te compara con los niveles de los bots. Cuentan tus resultados y lo que costaron tus decisiones; la suerte de las losetas cuenta menos.</translation>
    </message>
    <message>
        <source>Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a player usually does.</source>
        <translation>Partidas que no cuentan para la valoración ni para las hazañas: {count}. Se rectificaron jugadas, o sabías más de lo que suele saber un jugador.</translation>
    </message>
    <message>
        <source>Finished a game</source>
        <translation>Terminaste una partida</translation>
    </message>
    <message>
        <source>Won a game</source>
        <translation>Ganaste una partida</translation>
    </message>
    <message>
        <source>Won three games in a row</source>
        <translation>Ganaste tres partidas seguidas</translation>
    </message>
    <message>
        <source>Won five games in a row</source>
        <translation>Ganaste cinco partidas seguidas</translation>
    </message>
    <message>
        <source>Finished ten games</source>
        <translation>Terminaste diez partidas</translation>
    </message>
    <message>
        <source>Finished a hundred games</source>
        <translation>Terminaste cien partidas</translation>
    </message>
    <message>
        <source>Won with five at the table</source>
        <translation>Ganaste con cinco a la mesa</translation>
    </message>
    <message>
        <source>Won all three games: Classic, Solar boat and Priests of Ra</source>
        <translation>Ganaste en los tres juegos: Clásico, Barca solar y Priests of Ra</translation>
    </message>
    <message>
        <source>Won with two, three, four and five players</source>
        <translation>Ganaste con dos, tres, cuatro y cinco jugadores</translation>
    </message>
    <message>
        <source>Ended a game with 50 fame or more</source>
        <translation>Terminaste una partida con 50 puntos de fama o más</translation>
    </message>
    <message>
        <source>Won by 20 fame or more</source>
        <translation>Ganaste por 20 puntos de fama o más</translation>
    </message>
    <message>
        <source>Won by the tie-break</source>
        <translation>Ganaste por desempate</translation>
    </message>
    <message>
        <source>Ended a game with no fame at all</source>
        <translation>Terminaste una partida sin un solo punto de fama</translation>
    </message>
    <message>
        <source>Won with the lowest total of suns</source>
        <translation>Ganaste con la suma de soles más baja</translation>
    </message>
    <message>
        <source>Had the highest total of suns</source>
        <translation>Tuviste la suma de soles más alta</translation>
    </message>
    <message>
        <source>Won without scoring for the Nile</source>
        <translation>Ganaste sin puntuar con el Nilo</translation>
    </message>
    <message>
        <source>Scored 15 for sets of the same monument</source>
        <translation>Sumaste 15 puntos de fama con monumentos idénticos</translation>
    </message>
    <message>
        <source>Had the most pharaohs in all three epochs</source>
        <translation>Tuviste más faraones que nadie en las tres épocas</translation>
    </message>
    <message>
        <source>Scored 25 for civilization tiles in one game</source>
        <translation>Sumaste 25 puntos de fama con la civilización en una partida</translation>
    </message>
    <message>
        <source>Scored 15 for the pyramid in one game</source>
        <translation>Sumaste 15 puntos de fama con la pirámide en una partida</translation>
    </message>
    <message>
        <source>Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}</source>
        <translation>Valoración {mean} ± {error}, de {games} partidas. Principiante: {novice}; Experto: {expert}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Ratings by game and number of players</source>
        <translation>Valoraciones por juego y número de jugadores</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>A tab: rating, form and feats of a player</comment>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Won against twelve different characters</source>
        <translation>Ganaste contra doce personajes diferentes</translation>
    </message>
    <message>
        <source>Won by just 1 fame</source>
        <translation>Ganaste por un solo punto de fama</translation>
    </message>
    <message>
        <source>Won against bots at level {level} or above</source>
        <translation>Ganaste contra bots de nivel {level} o superior</translation>
    </message>
    <message>
        <source>Owned all eight kinds of monument</source>
        <translation>Tuviste los ocho tipos de monumento</translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>Tu valoración aparece tras %n partida contra bots, sin rectificaciones.</numerusform>
            <numerusform>Tu valoración aparece tras %n partidas contra bots, sin rectificaciones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>{value} is not a number from {least} to {most}</source>
        <translation>{value} no es un número de {least} a {most}</translation>
    </message>
    <message>
        <source>{value} does not belong here</source>
        <translation>{value} no va aquí</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>falta {value}</translation>
    </message>
    <message>
        <source>there are only {count} {name} tiles</source>
        <translation>no hay tantas losetas {name}, solo {count}</translation>
    </message>
    <message>
        <source>format {version}</source>
        <translation>formato {version}</translation>
    </message>
    <message>
        <source>there is a gap on the auction track that no god can have left</source>
        <translation>hay en la pista de subasta un espacio vacío que ningún dios ha podido dejar</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>that move is not legal at that point</source>
        <translation>esa jugada no es posible ahí</translation>
    </message>
    <message>
        <source>{value} is unknown</source>
        <translation>no se conoce {value}</translation>
    </message>
    <message>
        <source>{value} appears twice</source>
        <translation>{value} aparece dos veces</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>falta algo</translation>
    </message>
    <message>
        <source>expected {name}, not {value}</source>
        <translation>se esperaba {name}, no {value}</translation>
    </message>
    <message>
        <source>players can’t keep {value}</source>
        <translation>{value} no se puede conservar</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>its name isn’t valid</source>
        <translation>no es un nombre de archivo válido</translation>
    </message>
    <message>
        <source>there is already a file with that name</source>
        <translation>ya existe un archivo con ese nombre</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>every player must have the same number of suns, at most {count}; {seat}: {value}</source>
        <translation>todos deben tener el mismo número de soles, {count} como máximo; {seat}: {value}</translation>
    </message>
    <message>
        <source>{seat}: no sun face up</source>
        <translation>{seat}: ningún sol boca arriba</translation>
    </message>
    <message>
        <source>{seat}: too many tiles for the lots won; each lot won turns one sun face down</source>
        <translation>{seat}: demasiadas losetas para los lotes ganados; con cada lote se pone un sol boca abajo</translation>
    </message>
    <message>
        <source>sun {count} is in the centre until a lot is won</source>
        <translation>el sol {count} está en el centro hasta que se gane un lote</translation>
    </message>
    <message>
        <source>the winner of the first lot has sun {count} face down</source>
        <translation>quien gana el primer lote tiene el sol {count} boca abajo</translation>
    </message>
    <message>
        <source>something in it is not valid</source>
        <translation>algo de su contenido no es válido</translation>
    </message>
    <message>
        <source>the system reported an error</source>
        <translation>el sistema ha comunicado un error</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Only one game can be open at a time. You’ll find the others under Open recent.</source>
        <translation>Solo puede haber una partida abierta a la vez. Las demás están en «Abrir reciente».</translation>
    </message>
    <message>
        <source>Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.</source>
        <translation>Ra Desktop no reconoce estas entradas del archivo y las ha ignorado: {names}.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mi partida</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Esta partida ya está abierta.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved</source>
        <translation>No se pudo guardar la partida</translation>
    </message>
    <message>
        <source>If you quit now, you’ll lose the moves made since it was last saved.</source>
        <translation>Si sales ahora, perderás las jugadas hechas desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>{file} couldn’t be opened</source>
        <translation>No se pudo abrir {file}</translation>
    </message>
    <message>
        <source>Some saved games couldn’t be opened</source>
        <translation>Algunas partidas guardadas no se pudieron abrir</translation>
    </message>
    <message>
        <source>This game wasn’t dealt according to the rules. You can play it, but it won’t count in your statistics.</source>
        <translation>Esta partida no se repartió según las reglas. Puedes jugarla, pero no contará en tus estadísticas.</translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message>
        <source>The host has turned hints off</source>
        <translation>El anfitrión ha desactivado las sugerencias</translation>
    </message>
    <message>
        <source>That isn’t an invitation. Invitations begin with “ra-table”.</source>
        <translation>Eso no es una invitación. Las invitaciones empiezan por «ra-table».</translation>
    </message>
    <message>
        <source>That table can’t be opened any more.</source>
        <translation>Esa mesa ya no se puede abrir.</translation>
    </message>
    <message>
        <source>Ten seconds left.</source>
        <translation>Quedan diez segundos.</translation>
    </message>
    <message>
        <source>You already have a table open in another Ra Desktop window.</source>
        <translation>Ya tienes una mesa en otra ventana de Ra Desktop.</translation>
    </message>
    <message>
        <source>Enter your name first: it is what your friends see.</source>
        <translation>Escribe primero tu nombre: es lo que ven tus amigos.</translation>
    </message>
    <message>
        <source>This computer doesn’t let others connect to Ra Desktop.</source>
        <translation>Este ordenador no deja que nadie se conecte a Ra Desktop.</translation>
    </message>
    <message>
        <source>Another program is using your table’s port, so the invitation has changed. Send the new one to anyone who isn’t back within a minute.</source>
        <translation>Otro programa usa el puerto de tu mesa, así que la invitación ha cambiado. Envía la nueva a quien no haya vuelto en un minuto.</translation>
    </message>
    <message>
        <source>Time’s up: a bot has made your move.</source>
        <translation>Se acabó el tiempo: un bot ha jugado por ti.</translation>
    </message>
    <message>
        <source>Another game has begun. Choose Play with friends in the menu to go on.</source>
        <translation>Ha empezado otra partida. Elige «Jugar con amigos» en el menú para seguir.</translation>
    </message>
    <message>
        <source>The host has turned hints and prices off.</source>
        <translation>El anfitrión ha desactivado las sugerencias y los precios.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} se ha unido a la mesa.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} ha dejado la mesa.</translation>
    </message>
    <message>
        <source>{name} has lost the connection.</source>
        <translation>{name} ha perdido la conexión.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ha vuelto.</translation>
    </message>
    <message>
        <source>The tiles didn’t come from the bag that the host’s program sealed at the start.</source>
        <translation>Las losetas no han salido de la bolsa que el programa del anfitrión selló al principio.</translation>
    </message>
    <message>
        <source>The connection was lost. Ra Desktop is trying to reconnect.</source>
        <translation>Se ha perdido la conexión. Ra Desktop intenta recuperarla.</translation>
    </message>
    <message>
        <source>You’re at the table with {names}.</source>
        <translation>En la mesa contigo: {names}.</translation>
    </message>
    <message>
        <source>The host can’t be reached any more.</source>
        <translation>Ya no se puede contactar con el anfitrión.</translation>
    </message>
    <message>
        <source>This address doesn’t lead to your friend’s table any more. Ask for a new invitation.</source>
        <translation>Esta dirección ya no lleva a la mesa de quien te invitó. Pide una invitación nueva.</translation>
    </message>
    <message>
        <source>The host has a newer version of Ra Desktop. Update yours to join.</source>
        <translation>El anfitrión tiene una versión más nueva de Ra Desktop. Actualiza la tuya para unirte.</translation>
    </message>
    <message>
        <source>The host has an older version of Ra Desktop, and has to update it first.</source>
        <translation>El anfitrión tiene una versión más antigua de Ra Desktop y debe actualizarla primero.</translation>
    </message>
    <message>
        <source>The host’s program has sent a move that the rules don’t allow.</source>
        <translation>El programa del anfitrión ha enviado una jugada que las reglas no permiten.</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>Todos los puestos de esta mesa están ocupados.</translation>
    </message>
    <message>
        <source>This game has begun without you.</source>
        <translation>Esta partida ha empezado sin ti.</translation>
    </message>
    <message>
        <source>Your version of Ra Desktop doesn’t know the rules of this game.</source>
        <translation>Tu versión de Ra Desktop no conoce las reglas de esta partida.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window.</source>
        <translation>Ahora se juega en tu puesto desde otra ventana.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>El anfitrión ha cerrado la mesa.</translation>
    </message>
    <message>
        <source>You’ll find the game among the saved games.</source>
        <translation>La partida está entre las guardadas.</translation>
    </message>
    <message>
        <source>The table can’t be saved: {reason}</source>
        <translation>No se puede guardar la mesa: {reason}</translation>
    </message>
    <message>
        <source>That isn’t an address.</source>
        <translation>Eso no es una dirección.</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>La invitación está en el portapapeles.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Buscando la mesa…</translation>
    </message>
    <message>
        <source>Waiting for everyone</source>
        <translation>Esperando a todos</translation>
    </message>
    <message>
        <source>The game is on</source>
        <translation>La partida está en marcha</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>{name} is away, and a bot is standing in</source>
        <translation>{name} no está; mientras tanto juega un bot</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} no está</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tú)</translation>
    </message>
    <message>
        <source>{player}, until someone joins</source>
        <translation>{player}, hasta que se una alguien</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Jugar con amigos</translation>
    </message>
    <message>
        <source>Everyone may ask for hints</source>
        <translation>Todos pueden pedir sugerencias</translation>
    </message>
    <message>
        <source>Continue the current game</source>
        <translation>Continuar la partida en curso</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Back to the previous table</source>
        <translation>Volver a la mesa anterior</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copiar la invitación</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>If two of you play at this computer, enter both names, separated by a comma.</source>
        <translation>Si jugáis dos en este ordenador, escribid los dos nombres separados por una coma.</translation>
    </message>
    <message>
        <source>Your friends get an invitation. Bots take the seats that stay empty.</source>
        <translation>Tus amigos reciben una invitación. Los bots ocupan los puestos que queden libres.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unirse a una mesa</translation>
    </message>
    <message>
        <source>Paste the line your friend sent you.</source>
        <translation>Pega la línea que te han enviado.</translation>
    </message>
    <message>
        <source>Your address on the internet, if it’s needed</source>
        <translation>Tu dirección de internet, si hace falta</translation>
    </message>
    <message>
        <source>Send the invitation to your friends, and to no one else. Others could read the moves on the way, but not change them. On the same network, that’s all you need; over the internet, you need a VPN or a forwarded port.</source>
        <translation>Envía la invitación a tus amigos y a nadie más. Por el camino, otros podrían leer las jugadas, pero no cambiarlas. En una misma red basta con eso; por internet hace falta una VPN o un puerto redirigido.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Who takes the seats that stay empty</source>
        <translation>Quién ocupa los puestos que queden libres</translation>
    </message>
    <message>
        <source>Let a bot stand in for {name}</source>
        <translation>Que juegue un bot por {name} mientras tanto</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Jugar otra partida</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n segundo por jugada</numerusform>
            <numerusform>%n segundos por jugada</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sin límite de tiempo</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n tipo</numerusform>
            <numerusform>%n tipos</numerusform>
        </translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation>Otros lados: {tiles}.</translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation>{group}: {points} si la época terminara ahora</translation>
    </message>
    <message>
        <source>{group}: {points} in the final epoch</source>
        <translation>{group}: {points} en la última época</translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Sacerdotes, plagas</translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Oro, dioses</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I’m here</source>
        <translation>Aquí estoy</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Cede el puesto a {name}</translation>
    </message>
    <message>
        <source>Press {key} or click when you are ready.</source>
        <translation>Pulsa {key} o haz clic cuando quieras empezar.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation>No hay sugerencia para esta posición.</translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation>Sugerencia, calculada con exactitud</translation>
    </message>
    <message>
        <source>{move}, recommended</source>
        <translation>{move}, recomendado</translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: al final quedarías %n punto de fama por encima de la media de los demás y ganarías más o menos {chance}</numerusform>
            <numerusform>{move}: al final quedarías %n puntos de fama por encima de la media de los demás y ganarías más o menos {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: al final quedarías %n punto de fama por debajo de la media de los demás y ganarías más o menos {chance}</numerusform>
            <numerusform>{move}: al final quedarías %n puntos de fama por debajo de la media de los demás y ganarías más o menos {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation>Jugada rectificada.</translation>
    </message>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Jugada rectificada. Devuelve %n loseta a la bolsa.</numerusform>
            <numerusform>Jugada rectificada. Devuelve %n losetas a la bolsa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation>Jugada rectificada. La bolsa se ha vuelto a mezclar.</translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation>Jugada restaurada.</translation>
    </message>
    <message>
        <source>From here on, this is a new game. The original is saved as “{name}”.</source>
        <translation>Desde aquí es una partida nueva. La original está guardada como «{name}».</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Up the Nile</source>
        <translation>Nilo arriba</translation>
    </message>
    <message>
        <source>{reached} of {all} places reached</source>
        <translation>{reached} de {all} lugares alcanzados</translation>
    </message>
    <message>
        <source>Share yesterday’s result…</source>
        <translation>Compartir el resultado de ayer…</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Aún no está abierto</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jugar aquí</translation>
    </message>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Segunda marca: gana por %n punto de fama o más. Tercera: gana sin ningún error.</numerusform>
            <numerusform>Segunda marca: gana por %n puntos de fama o más. Tercera: gana sin ningún error.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach an earlier place first.</source>
        <translation>Llega antes a un lugar anterior.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Jugarlo otra vez para practicar</translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>%n reparto jugado este mes</numerusform>
            <numerusform>%n repartos jugados este mes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n rival</numerusform>
            <numerusform>%n rivales</numerusform>
        </translation>
    </message>
    <message>
        <source>No marks yet</source>
        <translation>Aún sin marcas</translation>
    </message>
    <message>
        <source>{won} of {all} marks</source>
        <translation>{won} de {all} marcas</translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Tu resultado: %n punto de fama, {place} de {players}</numerusform>
            <numerusform>Tu resultado: %n puntos de fama, {place} de {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>La primera vez: %n punto de fama, {place}.</numerusform>
            <numerusform>La primera vez: %n puntos de fama, {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {level}: {differences}</source>
        <translation>Tú frente a {level}: {differences}</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots in your seat: {results}</source>
        <translation>Bots en tu puesto: {results}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jugar el reparto de hoy</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Continuar el reparto de hoy</translation>
    </message>
    <message>
        <source>This deal counts only once, so there are no hints, and the coach is off.</source>
        <translation>Este reparto cuenta una sola vez, así que no hay sugerencias ni entrenador.</translation>
    </message>
    <message>
        <source>This deal counts only once. Do you want help?</source>
        <translation>Este reparto cuenta una sola vez. ¿Quieres ayuda?</translation>
    </message>
    <message>
        <source>Your result will be marked “with help”, wherever it is shown.</source>
        <translation>Tu resultado llevará en todas partes la marca «con ayuda».</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
</context>
<context>
    <name>JourneyPlaces</name>
    <message>
        <source>The Delta</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>El Delta</translation>
    </message>
    <message>
        <source>Papyrus, ducks and two patient neighbours. The journey begins where the river ends.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Papiros, patos y dos vecinos pacientes. El viaje empieza donde termina el río.</translation>
    </message>
    <message>
        <source>Win against two novices.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Gana contra dos principiantes.</translation>
    </message>
    <message>
        <source>Memphis</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Menfis</translation>
    </message>
    <message>
        <source>The old capital has room for one more at the table. With four players, every lot has more takers.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>En la vieja capital cabe uno más a la mesa. Con cuatro jugadores, cada lote tiene más pretendientes.</translation>
    </message>
    <message>
        <source>Win against three novices.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Gana contra tres principiantes.</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Guiza</translation>
    </message>
    <message>
        <source>The Faiyum</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>El Fayum</translation>
    </message>
    <message>
        <source>A lake, a solar boat and one opponent. Whatever you leave, she takes.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Un lago, una barca solar y una sola rival. Lo que tú dejas, se lo lleva ella.</translation>
    </message>
    <message>
        <source>Hermopolis</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Hermópolis</translation>
    </message>
    <message>
        <source>No one waits here. Your host invokes Ra before the track is half full.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Aquí nadie espera. Tu anfitrión invoca a Ra antes de que la pista esté medio llena.</translation>
    </message>
    <message>
        <source>Win against three players in a hurry.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Gana contra tres rivales con prisa.</translation>
    </message>
    <message>
        <source>Amarna</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>The city of the sun god has two faces, and so do its tiles.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>La ciudad del dios sol tiene dos caras, y sus losetas también.</translation>
    </message>
    <message>
        <source>Win a game of Priests of Ra.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Gana una partida de Priests of Ra.</translation>
    </message>
    <message>
        <source>Abydos</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Abidos</translation>
    </message>
    <message>
        <source>The judge of the dead sees everything: all fame lies open.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>El juez de los muertos lo ve todo: toda la fama está a la vista.</translation>
    </message>
    <message>
        <source>Win with open fame.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Gana con la fama a la vista.</translation>
    </message>
    <message>
        <source>Dendera</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Dendera</translation>
    </message>
    <message>
        <source>Thebes</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Tebas</translation>
    </message>
    <message>
        <source>A hundred gates and five chairs. No one can win every auction here.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Cien puertas y cinco sillas. Aquí nadie gana todas las subastas.</translation>
    </message>
    <message>
        <source>Come first or second of five.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Queda en primer o segundo lugar entre cinco jugadores.</translation>
    </message>
    <message>
        <source>Edfu</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>The falcon has chosen its prey: an expert who takes what you need.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>El halcón ha elegido su presa: un experto que se lleva lo que necesitas.</translation>
    </message>
    <message>
        <source>Aswan</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Asuán</translation>
    </message>
    <message>
        <source>The Source</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Las Fuentes</translation>
    </message>
    <message>
        <source>No map goes farther. Two experts are waiting.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Ningún mapa llega más lejos. Te esperan dos expertos.</translation>
    </message>
    <message>
        <source>Win against two experts.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Gana a dos expertos.</translation>
    </message>
    <message>
        <source>Win, and score at least 4 for different monuments.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Gana y suma al menos 4 puntos de fama con monumentos diferentes.</translation>
    </message>
    <message>
        <source>Win, and score at least 5 for the Nile.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Gana y suma al menos 5 puntos de fama con el Nilo.</translation>
    </message>
    <message>
        <source>Below the cataract, the Nile gives little away.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Más abajo de la catarata, el Nilo regala poco.</translation>
    </message>
    <message>
        <source>Win, and score at least 3 for gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Gana y suma al menos 3 puntos de fama con el oro.</translation>
    </message>
    <message>
        <source>Win against an expert and a farmer.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Gana contra un experto y un agricultor.</translation>
    </message>
    <message>
        <source>Win, and score no more than 12 for the Nile.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Gana sin sumar más de 12 puntos de fama con el Nilo.</translation>
    </message>
    <message>
        <source>The man who built the Great Pyramid won’t part with a single stone.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Quien construyó la Gran Pirámide no suelta ni una piedra.</translation>
    </message>
    <message>
        <source>The temple doesn’t like to give up its gods, or its gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Al templo no le gusta ceder sus dioses, ni su oro.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation>Seleccionar el sol con este número</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Abrir los menús</translation>
    </message>
    <message>
        <source>Coach: take back, play on</source>
        <translation>Entrenador: rectificar, seguir jugando</translation>
    </message>
    <message>
        <source>Peek at your own face-down fame: tap, or hold</source>
        <translation>Mirar tu fama boca abajo: tocar la tecla, o mantenerla pulsada</translation>
    </message>
    <message>
        <source>What is this? Next item, previous item</source>
        <translation>¿Qué es esto? Elemento siguiente, elemento anterior</translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation>Repetición: primera jugada, última jugada</translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation>Repetición: turno anterior, turno siguiente</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Repetición: reproducir, pausar</translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation>Repetición: más rápido, más lento</translation>
    </message>
    <message>
        <source>In other games</source>
        <translation>En otros juegos</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation>Lecciones: {done} de {all} · estrellas: {stars} de {most}</translation>
    </message>
    <message>
        <source>Play a short lesson and learn one more rule.</source>
        <translation>Juega una lección corta y sabrás una regla más.</translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation>La barca y dos jugadores</translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation>Tu partida está otra vez en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>hecha, %n estrella</numerusform>
            <numerusform>hecha, %n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>{count} min</source>
        <comment>Minutes that a lesson takes</comment>
        <translation>{count} min</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The solar boat</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>La barca solar</translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Cada loseta de Ra mueve la barca un espacio. Cuando llega, la época termina de inmediato.</translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Ya conoces este juego: la edición con la barca solar se juega como Ra. La barca cruza el cielo y, cuando llega, la época termina.</translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Con tres jugadores, la barca tiene ocho espacios por delante. Solo la mueven las losetas de Ra.</translation>
    </message>
    <message>
        <source>Draw a tile: click the bag.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
boat/02-two-players.toml
----------
ra/01-draw-or-call.toml
----------
ra/02-the-sun-you-win.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>Saca una loseta: haz clic en la bolsa.</translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Sacaste Ra: la barca avanzó un espacio y empezó una subasta. La pista está vacía y los demás pasaron.</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Una pista vacía y un 3 en el centro: eso no vale un sol. Saca primero.</translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Sacaste un tercer faraón. Si te lo llevas, ganas 5 y Nefer pierde 2; si se lo lleva ella, es al revés.</translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Ahora ella gana 5 y tú pierdes 2. Así te quedas a 7 puntos de fama de tu única rival.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra? Decide.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
boat/02-two-players.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/01-draw-or-call.toml
----------
ra/03-why-call.toml
----------
ra/04-the-ra-track.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/09-disasters.toml
----------
ra/10-monuments.toml
----------
ra/12-what-a-sun-is-worth.toml
----------
ra/14-bid-and-call.toml
----------
ra/15-lots-for-others.toml
----------
ra/16-the-last-sun.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>¿Sacas o invocas a Ra? Tú decides.</translation>
    </message>
    <message>
        <source>You drew Ra, so you bid last. Nefer had her one chance, and she bid 4.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Sacaste Ra, así que pujas al final. Nefer solo podía pujar una vez, y pujó con el 4.</translation>
    </message>
    <message>
        <source>Win this as cheaply as you can.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
boat/02-two-players.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/01-draw-or-call.toml
----------
ra/02-the-sun-you-win.toml
----------
ra/03-why-call.toml
----------
ra/04-the-ra-track.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/10-monuments.toml
----------
ra/12-what-a-sun-is-worth.toml
----------
ra/14-bid-and-call.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>Gana este lote al menor precio posible.</translation>
    </message>
    <message>
        <source>You know all her suns: 4, 7 and 8. Your 9 beats every one of them, so in this epoch you can win any one lot you like.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Conoces todos sus soles: 4, 7 y 8. Tu 9 los supera a todos, así que en esta época puedes ganar el lote que quieras.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Dos lados</translation>
    </message>
    <message>
        <source>The player who draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Quien saca una loseta de dos lados elige cuál se ve: muestra el que te conviene y oculta el que conviene a los demás.</translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. The player who draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Muchas losetas tienen aquí dos lados: una persona en uno y un edificio en el otro. Quien saca una decide qué lado se ve.</translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/09-disasters.toml
----------
ra/16-the-last-sun.toml</extracomment>
        <translation>Saca una loseta.</translation>
    </message>
    <message>
        <source>With two players, lots grow larger: ask 1.2 times as much for a sun.</source>
        <extracomment>boat/02-two-players.toml
----------
must-know.toml</extracomment>
        <translation>Con dos jugadores, los lotes crecen más: pide por cada sol 1,2 veces lo habitual.</translation>
    </message>
    <message>
        <source>With a whole epoch ahead, a sun should win about 13 fame in the first epoch, 11 in the second and 8.5 in the final one. Its number hardly matters: the exchange is counted separately.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Con toda la época por delante, pide por un sol unos 13 puntos de fama en la primera época, 11 en la segunda y 8,5 en la última. El número del sol apenas importa: el cambio por el del centro se cuenta aparte.</translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Invocaste a Ra con la pista vacía, Tiye pasó y tuviste que pagar un sol por nada. Pon antes algo en la pista.</translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Muestra el lado que no le sirve a Tiye.</translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Muestra el lado que combina con tus propias losetas.</translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye se lleva el lote con su sol más bajo, y con él tu segundo agricultor.</translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Personas y ankhs</translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>La variedad también cuenta: tres tipos de personas dan un ankh y los cuatro tipos dan dos. Tienes agricultores y un guerrero, es decir, dos tipos.</translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Un escriba con una fortaleza en el dorso. Aún no tienes ningún escriba.</translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Muestra el lado que puede darte un ankh.</translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye sacó un comerciante, tu cuarto tipo, y lo ocultó: muestra el granero del dorso. Fíjate en lo que muestran los demás.</translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Un guerrero con una fortaleza en el dorso. Tú tienes un guerrero y Tiye tiene dos.</translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Muestra el lado que puntúa para ti.</translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Una sola fortaleza no puntúa. Con un segundo guerrero igualarías los dos de Tiye, y en un empate todos puntúan 5.</translation>
    </message>
    <message>
        <source>Tiye bids 4: with the lot she would have three warriors, and you would get nothing for yours.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye puja con el 4: con el lote tendría tres guerreros, y los tuyos no puntuarían.</translation>
    </message>
    <message>
        <source>Now Tiye has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Ahora Tiye tiene tres guerreros, y tú no tienes ni el empate ni el ankh.</translation>
    </message>
    <message>
        <source>When the epoch ends, your farmers and your warriors score 5 each, and your three kinds win an ankh. People are discarded then, but you keep ankhs.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Al acabar la época, tus agricultores puntúan 5 y tus guerreros otros 5, y tus tres tipos dan un ankh. Las personas se descartan entonces, pero conservas los ankhs.</translation>
    </message>
    <message>
        <source>Two red chambers and two stones. With them you would have nine tiles and four red chambers: 5 more for the pyramid and 10 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Dos cámaras rojas y dos piedras. Con ellas tendrías nueve losetas y cuatro cámaras rojas: 5 más por la pirámide y 10 por las rojas.</translation>
    </message>
    <message>
        <source>The lot is worth 5 to Tiye and 15 to you. She bids 4.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>El lote vale 5 para Tiye y 15 para ti. Ella puja con el 4.</translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 10 for the red chambers. A tenth tile of any kind would add 10 more.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Si la partida acabara ahora, la pirámide te daría 10 y las cámaras rojas, otros 10. Una décima loseta, la que sea, añadiría 10 más.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Sacar o invocar a Ra</translation>
    </message>
    <message>
        <source>A pharaoh, a gold tile and a Nile tile are on the track. They are one lot: the winner of the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>En la pista hay un faraón, una loseta de oro y una de Nilo. Son un solo lote: quien gane la próxima subasta se lo lleva todo.</translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you invoked Ra. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Cada uno puede pujar una sola vez con un sol, y tú pujas al final porque invocaste a Ra. El 10 de Khufu va por delante, así que solo te sirve el 13.</translation>
    </message>
    <message>
        <source>A lesson without a mistake earns three stars, and each mistake costs one. Only your first choice counts: after that, try whatever you like.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Una lección sin errores da tres estrellas, y cada error cuesta una. Solo cuenta tu primera elección: después, prueba lo que quieras.</translation>
    </message>
    <message>
        <source>Khufu drew a pharaoh. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Khufu sacó un faraón. Cada subasta tiene dos premios: las losetas de la pista y el sol del centro.</translation>
    </message>
    <message>
        <source>Bid the lowest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Puja con el sol más bajo que te asegure el lote: haz clic dos veces en él o arrástralo al centro.</translation>
    </message>
    <message>
        <source>A gold tile is on the track, and your old 9 is in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>En la pista hay una loseta de oro, y en el centro tu antiguo 9. En esta época aún puedes pujar con el 3, el 6 y el 12.</translation>
    </message>
    <message>
        <source>There is only one tile, and you are in no hurry. Draw, and see who invokes Ra.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Solo hay una loseta, y no tienes prisa. Saca, y espera a ver quién invoca a Ra.</translation>
    </message>
    <message>
        <source>Why invoke Ra</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Por qué invocar a Ra</translation>
    </message>
    <message>
        <source>You drew and Nefer drew; then Khufu invoked Ra and had the last word. You bid your 11, and his 13 beat it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Tú sacaste y Nefer sacó; luego Khufu invocó a Ra y tuvo la última palabra. Pujaste con tu 11, y su 13 lo superó.</translation>
    </message>
    <message>
        <source>Khufu has six tiles and the 12 for his 2. You had the last word: use it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Khufu tiene seis losetas y el 12 por su 2. La última palabra era tuya: aprovéchala.</translation>
    </message>
    <message>
        <source>Six tiles and a 12 for your 4: that is what the last word is worth. Now a Nile tile and a funeral are on the track.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Seis losetas y un 12 por tu 4: eso vale la última palabra. Ahora en la pista hay una loseta de Nilo y un funeral.</translation>
    </message>
    <message>
        <source>You drew a Ra tile, so there is an auction all the same. But this time you did not ask for it, and you may pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Sacaste una loseta de Ra, así que hay subasta igualmente. Pero esta vez no la pediste, y puedes pasar.</translation>
    </message>
    <message>
        <source>Do you want this lot?</source>
        <extracomment>ra/03-why-call.toml
----------
ra/09-disasters.toml
----------
ra/10-monuments.toml
----------
ra/11-the-exchange.toml
----------
ra/12-what-a-sun-is-worth.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>¿Quieres este lote?</translation>
    </message>
    <message>
        <source>Seven good tiles are on the track, and you have three suns. If the last Ra tile comes now, you get nothing for any of them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>En la pista hay siete losetas buenas, y tienes tres soles. Si ahora sale la última loseta de Ra, no te llevas ninguna.</translation>
    </message>
    <message>
        <source>Khufu bids 7 for the seven tiles and the 12 in the centre. Your 8 and your 13 are both higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu puja con el 7 por las siete losetas y el 12 del centro. Tu 8 y tu 13 son más altos.</translation>
    </message>
    <message>
        <source>Khufu takes all seven tiles and the 12. There may be no other auction in this epoch to save your suns for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu se lleva las siete losetas y el 12. Quizá ya no haya en esta época otra subasta para tus soles.</translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 12 and 13. You won the 1 and the 12, and you start, because the 13 is the highest sun.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Todos los soles vuelven a estar boca arriba, y sigues teniendo cuatro: 1, 2, 12 y 13. Ganaste el 1 y el 12, y empiezas tú, porque el 13 es el sol más alto.</translation>
    </message>
    <message>
        <source>Three pharaohs are in this lot. With them you would have four: instead of losing 2 you would gain 5.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>En este lote hay tres faraones. Con ellos tendrías cuatro: en vez de perder 2, ganarías 5.</translation>
    </message>
    <message>
        <source>Khufu bids 3. If he wins, he will have four pharaohs, and you will have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu puja con el 3. Si gana, tendrá cuatro faraones, y tú tendrás menos que nadie.</translation>
    </message>
    <message>
        <source>Khufu has four pharaohs now. You have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Ahora Khufu tiene cuatro faraones. Tú tienes menos que nadie, y pierdes 2.</translation>
    </message>
    <message>
        <source>Four pharaohs for you, two for Nefer, one for Khufu: if nothing changes, you score 5. And you keep them, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Cuatro faraones para ti, dos para Nefer, uno para Khufu: si nada cambia, ganas 5. Y los conservas, así que la próxima época empieza igual.</translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each Nile tile scores 1. You keep Nile tiles; floods are discarded after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Con al menos una inundación, cada inundación y cada loseta de Nilo puntúan 1. Conservas las losetas de Nilo; las inundaciones se descartan tras la época.</translation>
    </message>
    <message>
        <source>You have three Nile tiles, and you keep them from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Tienes tres losetas de Nilo, y las conservas de una época a otra. Sin una inundación en la misma época, no puntúan.</translation>
    </message>
    <message>
        <source>Here is a flood, and three more Nile tiles. For you the Nile would score 7: 1 for the flood, and 1 for each of your six Nile tiles.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Aquí hay una inundación y otras tres losetas de Nilo. Para ti, el Nilo daría 7: 1 por la inundación y 1 por cada una de tus seis losetas de Nilo.</translation>
    </message>
    <message>
        <source>A drought takes floods first, then Nile tiles, two in all. Winning this lot would now cost you the flood and one Nile tile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Una sequía se lleva primero inundaciones y luego losetas de Nilo, dos en total. Ganar este lote te costaría ahora la inundación y una loseta de Nilo.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 3.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nefer pasó, y Khufu puja con el 3.</translation>
    </message>
    <message>
        <source>Khufu has the flood and three Nile tiles. Your own three still score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Khufu tiene la inundación y tres losetas de Nilo. Las tres tuyas siguen sin puntuar.</translation>
    </message>
    <message>
        <source>One flood and six Nile tiles: you score 7 if nothing changes. The flood is discarded after the epoch, but the Nile tiles wait for the next one.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Una inundación y seis losetas de Nilo: ganas 7 si nada cambia. La inundación se descarta tras la época, pero las losetas de Nilo esperan a la siguiente.</translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds score 5, four score 10, and all five score 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Sin losetas de civilización pierdes 5. Tres tipos diferentes dan 5, cuatro dan 10, y los cinco dan 15.</translation>
    </message>
    <message>
        <source>A player with none loses 5. Three kinds score 5, four score 10, five score 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Quien no tiene ninguna pierde 5. Tres tipos dan 5, cuatro dan 10, cinco dan 15; una segunda loseta de un tipo no añade nada.</translation>
    </message>
    <message>
        <source>Agriculture is on the track, a new kind for you, and the 13 is in the centre.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>En la pista hay una loseta de agricultura, un tipo nuevo para ti, y en el centro está el 13.</translation>
    </message>
    <message>
        <source>Religion and astronomy are new to you as well. With this lot you would have all five kinds: 15 instead of 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>La religión y la astronomía también son nuevas para ti. Con este lote tendrías los cinco tipos: 15 en vez de 0.</translation>
    </message>
    <message>
        <source>Khufu has three kinds now, and you have two: 5 fame for him, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Ahora Khufu tiene tres tipos, y tú dos: 5 puntos de fama para él y 0 para ti.</translation>
    </message>
    <message>
        <source>All five kinds: you score 15 if nothing changes. After the epoch all civilization tiles are discarded, and everyone starts again with none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Los cinco tipos: ganas 15 si nada cambia. Tras la época se descartan todas las losetas de civilización, y todos vuelven a empezar sin ninguna.</translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1, so see what else comes.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>El oro puntúa 3, pero el dios que jugaste habría puntuado 2. Solo ganas 1, así que mira qué más sale.</translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. An unspent god scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Un solo monumento puntúa 1 al final de la partida. Un dios que conservas puntúa 2.</translation>
    </message>
    <message>
        <source>A sun for a single gold tile? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>¿Un sol por una sola loseta de oro? Saca primero.</translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral cost her nothing: she has no pharaohs. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer tiene el oro, y el funeral no le costó nada: no tiene faraones. Los tuyos están a salvo.</translation>
    </message>
    <message>
        <source>Khufu drew astronomy, a new kind for you: so far you have only art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Khufu sacó astronomía, un tipo nuevo para ti: hasta ahora solo tienes arte.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have three art tiles, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>El descontento quita dos losetas de civilización, pero quien gana elige cuáles. Tienes tres losetas de arte, y dos de ellas no puntúan.</translation>
    </message>
    <message>
        <source>You would win three new kinds. But unrest makes the others hesitate, and so the lot may get better still.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ganarías tres tipos nuevos. Pero el descontento hace dudar a los demás, así que el lote aún puede mejorar.</translation>
    </message>
    <message>
        <source>Nefer drew Ra, and Khufu passed. First you get the new kinds and the gold; then unrest takes its two tiles, and you have two art tiles to spare.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer sacó Ra, y Khufu pasó. Primero recibes los tipos nuevos y el oro; luego el descontento quita dos losetas, y te sobran dos de arte.</translation>
    </message>
    <message>
        <source>Nefer’s 9 beats your 7. She would not have bid her 12 against your 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>El 9 de Nefer supera tu 7. Contra tu 10 no habría pujado con su 12.</translation>
    </message>
    <message>
        <source>Nefer has the lot for her 6. Unrest leaves her only one of the new kinds, but you could have kept all three.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer tiene el lote por su 6. El descontento solo le deja uno de los tipos nuevos, pero tú podrías haber conservado los tres.</translation>
    </message>
    <message>
        <source>Now you have three kinds, and they score 5. With four kinds you would score 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ahora tienes tres tipos, que dan 5. Con cuatro tipos ganarías 10.</translation>
    </message>
    <message>
        <source>Art, astronomy, religion, agriculture: four kinds for 10 fame, in spite of the unrest. Drought takes floods and Nile tiles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Arte, astronomía, religión, agricultura: cuatro tipos, es decir, 10 puntos de fama a pesar del descontento. La sequía quita inundaciones y losetas de Nilo, y el terremoto quita monumentos.</translation>
    </message>
    <message>
        <source>Which sun would you bid, if any? Decide.</source>
        <extracomment>ra/02-the-sun-you-win.toml
----------
ra/09-disasters.toml
----------
ra/10-monuments.toml
----------
ra/11-the-exchange.toml
----------
ra/12-what-a-sun-is-worth.toml
----------
ra/13-what-you-keep.toml
----------
ra/16-the-last-sun.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>¿Con qué sol pujarías, si es que pujas? Tú decides.</translation>
    </message>
    <message>
        <source>The last player with a sun</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>El último jugador con un sol</translation>
    </message>
    <message>
        <source>A full track, and ties</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Pista llena y empates</translation>
    </message>
    <message>
        <source>An epoch can cost you fame, but you never have less than 0: a player with 3 fame who loses 5 has 0.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Una época puede costarte fama, pero nunca bajas de 0: quien tiene 3 puntos de fama y pierde 5 se queda en 0.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Dos losetas de edificio iguales forman un edificio completo, que vale 2. Tus graneros y fortalezas puntuaron 4 en la primera época.</translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>La biblioteca es el único tipo de edificio que te falta; el comerciante sería tu única persona.</translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye añadió una piedra. Media biblioteca no puntúa, así que este lote aún no vale un sol.</translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye pasó: pagaste el 3 por media biblioteca y una piedra, y ninguna puntúa. Saca primero.</translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Completa tu tercer tipo de edificio.</translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>El lote vale ahora 7 para ti: 2 por el mercado y 5 por tres tipos. Para Tiye no vale nada.</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>La pirámide</translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Sacerdotes y plagas</translation>
    </message>
    <message>
        <source>Pharaoh, gold, Nile and art: the art tile saves you from losing 5, and Nefer has no civilization tile either.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Faraón, oro, Nilo y arte: la loseta de arte te evita perder 5, y Nefer tampoco tiene losetas de civilización.</translation>
    </message>
    <message>
        <source>Someone has bid, and you bid last.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
boat/02-two-players.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/01-draw-or-call.toml
----------
ra/03-why-call.toml
----------
ra/04-the-ra-track.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/12-what-a-sun-is-worth.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>Hay una puja, y nadie puja después de ti.</translation>
    </message>
    <message>
        <source>You and Nefer have each won a lot with a pharaoh in it. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Nefer y tú habéis ganado un lote con un faraón cada uno. Mientras tengáis el mismo número, los faraones no puntúan para nadie.</translation>
    </message>
    <message>
        <source>It is a good lot, but Nefer could make you bid your 9 for it. You can still draw.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Es un buen lote, pero Nefer podría obligarte a pujar con tu 9. Aún puedes sacar.</translation>
    </message>
    <message>
        <source>That wins, too, but you bid last: a lower sun is enough.</source>
        <extracomment>boat/02-two-players.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/03-why-call.toml
----------
ra/04-the-ra-track.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/14-bid-and-call.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>Así también ganas, pero pujas al final: basta un sol más bajo.</translation>
    </message>
    <message>
        <source>It wins, but a lower sun would have won it, too.</source>
        <extracomment>boat/02-two-players.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/01-draw-or-call.toml
----------
ra/02-the-sun-you-win.toml
----------
ra/03-why-call.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/10-monuments.toml
----------
ra/11-the-exchange.toml
----------
ra/13-what-you-keep.toml
----------
ra/14-bid-and-call.toml
----------
ra/17-loose-ends.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>Gana, pero un sol más bajo también habría ganado.</translation>
    </message>
    <message>
        <source>For each number by which the sun you take is higher than the one you give, add about 0.4 fame, or 0.6 in the final epoch. If it is lower, subtract as much.</source>
        <extracomment>must-know.toml
----------
ra/11-the-exchange.toml</extracomment>
        <translation>Por cada número que tu sol suba con el cambio, suma unos 0,4 puntos de fama (0,6 en la última época). Por cada número que baje, resta lo mismo.</translation>
    </message>
    <message>
        <source>Before the final epoch, each disaster costs you about 1.5 fame more than you lose this epoch: the tiles it takes can’t score again.</source>
        <extracomment>must-know.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>Antes de la última época, cada desastre te cuesta alrededor de 1,5 puntos de fama más de lo que pierdes en esta época: las losetas que te quita ya no volverán a puntuar.</translation>
    </message>
    <message>
        <source>If a Ra tile started the auction, ask for 1.5 fame more: if everyone passes, the tiles stay on the track. After another player’s bid, ask for 2.5 less: if you pass, someone else wins them.</source>
        <extracomment>must-know.toml
----------
ra/14-bid-and-call.toml</extracomment>
        <translation>Si una loseta de Ra empezó la subasta, pide 1,5 puntos de fama más: si todos pasan, las losetas se quedan en la pista. Tras la puja de otro jugador, pide 2,5 menos: si pasas, se las lleva otro.</translation>
    </message>
    <message>
        <source>Having the most of a kind, at least two, scores when an epoch ends; then people are discarded. Different kinds win ankhs, which you keep until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Quien más personas tiene de un tipo, al menos dos, puntúa al final de la época; después, las personas se descartan. Los tipos diferentes dan ankhs, que conservas hasta el final de la partida.</translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no fame yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>El lote te daría un ankh, pero aún nada de fama.</translation>
    </message>
    <message>
        <source>Tiye added a stone. To you the lot is worth 5 for the warriors, and an ankh; to Tiye, nothing yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye añadió una piedra. Para ti el lote vale 5 por los guerreros, y un ankh; para Tiye, nada todavía.</translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So collect different kinds of people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Al final de la partida, dos ankhs dan 5; tres, 10; cuatro o más, 20. Así que reúne personas de tipos diferentes en cada época.</translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 fame is gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Ahora el mercado lo tiene Tiye, y tus 7 puntos de fama se han esfumado.</translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 fame in this epoch, and 11 again in the final one. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tres edificios completos de tres tipos: 11 puntos de fama en esta época y otros 11 en la última. Con una segunda biblioteca serían 18.</translation>
    </message>
    <message>
        <source>That extra tile made the lot better, but for Tiye, too: she invoked Ra at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Esa loseta de más mejoró el lote, pero también para Tiye: invocó a Ra enseguida, y ahora tienes que pujar antes que ella.</translation>
    </message>
    <message>
        <source>Tiye takes all four tiles, and you still have five: 5 fame instead of 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Tiye se lleva las cuatro losetas, y tú sigues teniendo cinco: 5 puntos de fama en vez de 20.</translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Hay más: por cada sacerdote que ganas puedes voltear al momento una de tus personas o edificios. Para ti, este lote vale 9 en total.</translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye gana el sacerdote con su sol más bajo. Tus dos plagas siguen costando 3, y tu mercado queda a medio construir.</translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Ahora usa el sacerdote. Tu guerrero está solo frente a los dos de Tiye y no puntúa, pero tiene un mercado en el dorso.</translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Voltea la loseta que completa un edificio.</translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Un escriba solo no puntúa. A tu mercado solo le falta una segunda loseta, y está en el dorso de tu guerrero.</translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 fame. Turn over a tile that doesn’t score with this side up.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Has deshecho un edificio completo y has perdido 2 puntos de fama. Voltea una loseta que no puntúe por este lado.</translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye sacó la última loseta de Ra. Ganaste 11 por edificios y 6 por sacerdotes, menos 3 por dos plagas: 14.</translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Deja crecer el lote: haz clic otra vez en la bolsa.</translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Seis losetas, y ningún sol de la mesa supera tu 13. Invoca a Ra y este lote puede ser tuyo.</translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Haz clic en Invocar a Ra.</translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Puja con el 13: haz clic dos veces en él o arrástralo al centro.</translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ahora Khufu se lleva las seis losetas por su 10. El sol más alto era el tuyo: úsalo.</translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles show what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Las seis losetas son tuyas, y nadie más ha pagado: Nefer y Khufu recuperaron sus soles. Las cifras que hay encima de tus losetas muestran cuánto puntuarían si la época acabara ahora.</translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>El sol que ganas</translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13; the small figures below them show what they would score now. The 13 is in the centre, and the winner of the next lot gets it.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer acaba de ganar tres losetas con su 13; las cifras pequeñas que tienen debajo muestran cuánto puntuarían ahora. El 13 está en el centro y será de quien gane el próximo lote.</translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer volvió a sacar Ra, y Khufu pasó. Nefer puja después de ti, con un 2, un 5 y un 8.</translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer consigue ambas losetas y el 9 por su 2. Si hubieras pujado con el 3, habría tenido que pagar más.</translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer tuvo que pagar su 5, y tú recuperaste tu 3. Una puja que no gana no cuesta nada.</translation>
    </message>
    <message>
        <source>The player who invokes Ra bids last and pays no more than it takes. If there’s nothing to win, draw.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Quien invoca a Ra puja al final y no paga más de lo necesario. Si no hay nada que ganar, saca una loseta.</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>La pista de Ra</translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>La última loseta de Ra termina la época de inmediato: no hay subasta y las losetas de la pista se pierden. Usa tus soles a tiempo.</translation>
    </message>
    <message>
        <source>The bag started with 30 Ra tiles; 22 are left among its 161 tiles. “Next tile is Ra: 14%” on the bag’s page means that about six other tiles come before the next one: that is how long you can wait.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Al principio había 30 losetas de Ra en la bolsa; entre las 161 que quedan hay 22. «La próxima es Ra: 14&#xa0;%», en la página de la bolsa, quiere decir que antes de la siguiente salen unas seis losetas: ese es el margen que tienes para esperar.</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Faraones</translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Los faraones se cuentan al final de cada época. Nefer tiene dos; Khufu y tú tenéis uno cada uno.</translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nilo e inundaciones</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Civilización</translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Arte, escritura, religión, astronomía, agricultura: cinco tipos de civilización. Tienes dos tipos, que puntúan 0.</translation>
    </message>
    <message>
        <source>Unrest: the winner of this lot must discard two civilization tiles. With this lot you already had all five kinds: there was nothing more to gain.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Descontento: quien gane este lote debe descartar dos losetas de civilización. Con este lote ya tenías los cinco tipos: no había nada más que ganar.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 5.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Nefer pasó, y Khufu puja con el 5.</translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Oro y dioses</translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>El oro puntúa 3. Un dios puntúa 2, o bien lo juegas en lugar de sacar y tomas una loseta de la pista sin subasta.</translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>En tu turno puedes jugar un dios en lugar de sacar y tomar cualquier loseta de la pista, salvo otro dios. Sin subasta y sin gastar un sol.</translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Khufu sacó un templo y Nefer un faraón. No tienes faraones y perderías 2; con este ganarías 5.</translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Haz clic en Jugar dios y luego en el faraón de la pista.</translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Sacaste Ra y Nefer puja con el 12 por el lote, así que el faraón te cuesta tu 13. Con un dios lo habrías tomado sin subasta.</translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Una subasta te costaría tu último sol, y Nefer puede pujar. Con un dios te llevas el faraón de inmediato.</translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>El faraón es tuyo. Puedes jugar también el otro dios: el oro puntúa 3; el propio dios puntuaría 2.</translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Toma el oro: haz clic en él en la pista.</translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Dos buenas losetas, y tu 13 sigue ahí para pujar. Los espacios libres de la pista se llenan con las próximas losetas que se saquen.</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Desastres</translation>
    </message>
    <message>
        <source>Each disaster takes two tiles of one category from the winner. Leave it to another player, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Cada desastre quita dos losetas de una categoría a quien gana. Déjaselo a otro, o gánalo cuando te cueste poco.</translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Sacaste un funeral, y luego Nefer sacó Ra. Quien gana recibe el oro, pero pierde dos faraones, y tú tienes dos.</translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Un tipo nuevo no basta: solo tienes arte. Saca una vez más.</translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Los monumentos y el final</translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Tras la tercera época puntúan los monumentos diferentes y los idénticos, y se suman los soles de cada uno: la suma más alta gana 5 y la más baja pierde 5.</translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Hasta seis tipos puntúan 1 cada uno, siete tipos puntúan 10 y los ocho, 15. Tres del mismo tipo suman 5, cuatro suman 10, cinco suman 15.</translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>El templo vale 4 para ti, y con una loseta más podría ser un lote excelente. Saca primero.</translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Al final, todos suman sus soles, boca arriba y boca abajo. La suma más alta gana 5 y la más baja pierde 5.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>El cambio</translation>
    </message>
    <message>
        <source>Look at the sun in the centre before you look at the tiles: a high one is worth a bid, a low one makes every bid more expensive.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Mira el sol del centro antes que las losetas: uno alto merece una puja; uno bajo encarece cualquier puja.</translation>
    </message>
    <message>
        <source>The winner of a lot gives one sun and takes the one in the centre for the next epoch. That exchange can be worth more than the tiles.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Quien gana un lote da un sol y toma el del centro para la época siguiente. Ese cambio puede valer más que las losetas.</translation>
    </message>
    <message>
        <source>The lot is a Nile tile and a pharaoh, and Nefer bid 6. But the 12 in the centre is five higher than your 7.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>El lote es una loseta de Nilo y un faraón, y Nefer pujó con el 6. Pero el 12 del centro supera en cinco a tu 7.</translation>
    </message>
    <message>
        <source>That wins, too, but the higher the sun you give, the less the exchange is worth.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Así también ganas, pero cuanto más alto es el sol que das, menos vale el cambio.</translation>
    </message>
    <message>
        <source>Nefer wins both tiles with her 6, and takes the 12 back.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Nefer gana las dos losetas con su 6 y se lleva el 12.</translation>
    </message>
    <message>
        <source>The 12 for your 7 is worth about 2 fame, and you get the tiles on top of that. The preview below your tiles counts only the lot: add the exchange yourself.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Cambiar tu 7 por el 12 vale unos 2 puntos de fama, y encima te llevas las losetas. La vista previa que hay debajo de tus losetas solo cuenta el lote: suma tú el cambio.</translation>
    </message>
    <message>
        <source>Now it is the other way round. The sun in the centre is low, and only your highest sun beats the bid.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Ahora es al revés. El sol del centro es bajo, y solo tu sol más alto supera la puja.</translation>
    </message>
    <message>
        <source>These tiles are good, but you give a high sun for a low one, and have one sun fewer for better lots.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Estas losetas son buenas, pero das un sol alto por uno bajo y te queda un sol menos para lotes mejores.</translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Cuánto vale un sol</translation>
    </message>
    <message>
        <source>You invoked Ra because this lot is worth your highest sun. A lower one would have won it, but now Nefer has it for her 8.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Invocaste a Ra porque este lote vale tu sol más alto. Uno más bajo lo habría ganado, pero ahora lo tiene Nefer por su 8.</translation>
    </message>
    <message>
        <source>With three players, 40 fame is a good score, and 50 often wins. Each place of the journey has three marks to collect: for its task, for a clear win and for a win without a mistake.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Con tres jugadores, 40 puntos de fama son un buen resultado, y con 50 se suele ganar. En cada lugar del viaje hay tres marcas: por cumplir su tarea, por ganar con ventaja clara y por ganar sin ningún error.</translation>
    </message>
    <message>
        <source>With four players you have three suns for three lots, nine Ra tiles end the epoch, and usually only one player scores for the most pharaohs.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Con cuatro jugadores tienes tres soles para tres lotes, la época acaba con nueve losetas de Ra y casi siempre puntúa un solo jugador por tener más faraones.</translation>
    </message>
    <message>
        <source>With only three suns you have none to spare, but a bid that no one can beat is as good as ever.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Con solo tres soles no te sobra ninguno, pero una puja que nadie puede superar vale tanto como siempre.</translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Una época entera</translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Esto ha sido una época de Ra. Una partida tiene tres, y los soles que ganaste están listos para la segunda.</translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Ahora juega una época por tu cuenta, contra Nefer y Khufu. Tienes cuatro soles para ganar lotes.</translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Saca una loseta o invoca a Ra.</translation>
    </message>
    <message>
        <source>Tiye passed: your 3 won no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye pasó: por tu 3 no conseguiste ninguna loseta, solo el 2 del centro. Saca primero.</translation>
    </message>
    <message>
        <source>Tiye used her turn to invoke Ra, so you must bid first and she has the last word. With 7 fame on the track, invoke Ra yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye usó su turno para invocar a Ra, así que debes pujar primero y ella tiene la última palabra. Con 7 puntos de fama en la pista, invoca tú a Ra.</translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You invoked Ra, so you bid last, and no one can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye puja con el 4 para que no consigas el mercado. Tú invocaste a Ra, así que pujas al final y nadie puede responder.</translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in steps: count how many tiles you need for the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>La pirámide puntúa una vez, al final de la partida, y por tramos: cuenta cuántas losetas faltan para el próximo.</translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles score 5, six score 10, ten score 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Las piedras y las cámaras forman tu pirámide, que puntúa una vez, al final de la partida. Tres losetas dan 5, seis dan 10, diez dan 20.</translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the final epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Las cámaras también puntúan por color: tres de un color, 5; cuatro o más, 10. Es la última época y tienes cinco losetas, dos de ellas cámaras rojas.</translation>
    </message>
    <message>
        <source>Tiye passed, and you spent your 5 on an empty track. Draw first.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye pasó y diste tu 5 por una pista vacía. Saca primero.</translation>
    </message>
    <message>
        <source>If it’s a Ra tile, the epoch ends and you lose the lot. With 9 fame on the track and one space left, invoke Ra.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Si es una loseta de Ra, la época termina y el lote se pierde. Con 9 puntos de fama en la pista y un solo espacio libre, invoca a Ra.</translation>
    </message>
    <message>
        <source>Tiye bids her 1. You invoked Ra, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye puja con su 1. Tú invocaste a Ra, así que pujas al final.</translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if no one beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>El 8 de Nefer supera al 6 igual que su 5 supera al 3. Empieza con el 3: si nadie lo supera, cambias un 3 por un 9.</translation>
    </message>
    <message>
        <source>This is the third and final epoch. You keep monuments all game, and they score now: six different kinds are worth 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Es la tercera y última época. Los monumentos se quedan contigo toda la partida y puntúan ahora: seis tipos diferentes te dan 6 por el momento.</translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would score 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Un templo sería tu séptimo tipo: pasarías de 6 puntos de fama a 10. Una tercera estatua daría 5 más.</translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They are worth 2 fame to him; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu se lleva el templo y la estatua. A él le dan 2 puntos de fama; para ti valían 9.</translation>
    </message>
    <message>
        <source>No one can take these tiles from you: what’s the hurry?</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nadie puede quitarte estas losetas: ¿qué prisa hay?</translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and no one else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Un agricultor con un granero en el dorso. Tú tienes un agricultor, y nadie más tiene ninguno.</translation>
    </message>
    <message>
        <source>Tiye invokes Ra to start an auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye invoca a Ra para empezar una subasta. El lote vale 5 para ti, pero solo 2 para ella.</translation>
    </message>
    <message>
        <source>When an epoch ends, the player with the most of a kind of people, at least two, scores 5. You have two farmers, and no one has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Al final de una época, quien más personas tiene de un tipo, al menos dos, gana 5. Tienes dos agricultores y nadie tiene más.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to start an auction. A drawn tile belongs to no one yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>En tu turno eliges: sacas una loseta, o invocas a Ra para empezar una subasta. La loseta que sacas aún no es de nadie: va a la pista.</translation>
    </message>
    <message>
        <source>You started an auction with nothing to win. No one else bid, so you had to: your 2 is used up, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Empezaste una subasta sin nada que ganar. Nadie más pujó, así que tuviste que hacerlo: has usado tu 2 y no tienes ninguna loseta.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids only his 2. No one bids after you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nefer pasó, y Khufu solo puja con su 2. Nadie puja después de ti.</translation>
    </message>
    <message>
        <source>No one else wants a funeral, so you had to bid: your 7 is used up, and you have lost your pharaoh. Invoke Ra only if you want the lot.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nadie más quiere un funeral, así que tuviste que pujar: has usado tu 7 y has perdido tu faraón. Invoca a Ra solo si quieres el lote.</translation>
    </message>
    <message>
        <source>You used up a sun, and the funeral took your pharaoh. No one made you bid.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Usaste un sol, y el funeral se llevó tu faraón. Nadie te obligó a pujar.</translation>
    </message>
    <message>
        <source>No one wanted the lot, so the tiles stay on the track. You still have three suns for better ones.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nadie quería el lote, así que las losetas siguen en la pista. Aún tienes tres soles para otros mejores.</translation>
    </message>
    <message>
        <source>When the track is full, no one can draw, and everyone may pass. Fame never falls below 0, and the highest sun breaks a tie.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Con la pista llena nadie puede sacar, y todos pueden pasar. La fama nunca baja de 0, y en caso de empate decide el sol más alto.</translation>
    </message>
    <message>
        <source>Eight tiles: the track is full, and no one can draw. Unless you can spend a god, all you can do is invoke Ra.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Ocho losetas: la pista está llena, y nadie puede sacar. Si no puedes jugar un dios, solo te queda invocar a Ra.</translation>
    </message>
    <message>
        <source>No one wanted them, so all eight tiles are discarded, and the track is empty. It is Nefer’s turn.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nadie las quería, así que las ocho losetas se descartan, y la pista queda vacía. Es el turno de Nefer.</translation>
    </message>
    <message>
        <source>This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Este lote aún no vale un sol para ti. Si nadie más puja, tiene que hacerlo quien invocó a Ra.</translation>
    </message>
    <message>
        <source>This lot is not worth one of your suns. Keep them for better ones.</source>
        <extracomment>ra/09-disasters.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Este lote no vale ninguno de tus soles. Guárdalos para otros mejores.</translation>
    </message>
    <message>
        <source>Make your move.</source>
        <extracomment>priests/01-two-sides.toml
----------
ra/08-gold-and-gods.toml</extracomment>
        <translation>Haz tu jugada.</translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from the player who wins the lot. You can take it off the track with a god, but then it strikes you at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>La guerra quita dos losetas de civilización a quien gana el lote. Con un dios puedes quitarla de la pista, pero entonces te afecta a ti de inmediato.</translation>
    </message>
    <message>
        <source>In the first epoch, add about 3 fame for each pharaoh, 1.5 for each Nile tile and each monument, and 2 for a god. In the second, add only 2 for a pharaoh and 1 for a god; in the final epoch, add nothing.</source>
        <extracomment>must-know.toml
----------
ra/13-what-you-keep.toml</extracomment>
        <translation>En la primera época, suma unos 3 puntos de fama por cada faraón, 1,5 por cada loseta de Nilo y cada monumento, y 2 por un dios. En la segunda, suma solo 2 por un faraón y 1 por un dios; en la última, nada.</translation>
    </message>
    <message>
        <source>When as many Ra tiles are left as you have suns, a sun needs to win only half as much. With more Ra tiles left, ask for more; with fewer, less will do.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>A un sol le basta con ganar la mitad cuando quedan tantas losetas de Ra como soles tienes. Si quedan más losetas de Ra, pide más; si quedan menos, confórmate con menos.</translation>
    </message>
    <message>
        <source>What a lot would score for your strongest rival counts for you, too: about a quarter of it, since you have to beat all your rivals. And every sun that a rival spends is one fewer to beat yours.</source>
        <extracomment>must-know.toml
----------
ra/15-lots-for-others.toml</extracomment>
        <translation>Lo que un lote daría a tu rival más fuerte también cuenta para ti: más o menos la cuarta parte, ya que tienes que ganarles a todos. Y cada sol que gasta un rival es uno menos contra ti.</translation>
    </message>
    <message>
        <source>Bid neither your lowest nor your highest sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Puja con un sol que no sea ni el más bajo ni el más alto.</translation>
    </message>
    <message>
        <source>The 9 wins, but now it is in the centre, where Tiye can win it. For 2 fame, she would not have outbid the 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>El 9 gana, pero ahora está en el centro, donde Tiye puede ganarlo. Por 2 puntos de fama no habría superado al 5.</translation>
    </message>
    <message>
        <source>People were discarded after the first epoch, but you keep buildings, and they score in each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Las personas se descartan al final de la época, pero los edificios se quedan y vuelven a puntuar cada época. Con edificios completos de tres tipos sumas 5; de los cuatro, 10.</translation>
    </message>
    <message>
        <source>Winning a priest lets you turn over a tile. Each priest scores 2, and three of them remove a plague.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Al ganar un sacerdote puedes voltear una loseta. Cada sacerdote puntúa 2, y tres se llevan una plaga.</translation>
    </message>
    <message>
        <source>Your three priests removed one of your three plagues and are discarded. You keep the other two, and they will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tus tres sacerdotes se llevaron una de tus tres plagas y se descartan. Las otras dos se quedan y volverán a costarte 3 si no llegan más sacerdotes.</translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and gets her 13 back as well. It is her best sun.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer se lleva ambas losetas por su 8, y además recupera su 13, que es su mejor sol.</translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh turns a loss of 2 into a gain of 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Una segunda estatua no puntúa por ahora. Con el faraón ganas 5 en lugar de perder 2.</translation>
    </message>
    <message>
        <source>Ask a lot of a sun while many Ra tiles are left, and less with each one drawn. A sun left over at the end of the epoch has won nothing.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Pide mucho por un sol mientras queden muchas losetas de Ra, y menos con cada una que salga. Un sol que sobra al final de la época no ha ganado nada.</translation>
    </message>
    <message>
        <source>A sun wins one lot in an epoch, and every lot has its price: the lot that the same sun would win later.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Un sol gana un lote por época, y cada lote tiene su precio: el lote que ese mismo sol ganaría después.</translation>
    </message>
    <message>
        <source>No Ra tile has been drawn yet, and you have all four suns. Khufu bid 10, so only your 13 wins these four tiles.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Aún no ha salido ninguna loseta de Ra, y tienes tus cuatro soles. Khufu pujó con el 10, así que solo tu 13 gana estas cuatro losetas.</translation>
    </message>
    <message>
        <source>Another epoch: four Ra tiles are left, and you have four suns. Half the price is enough.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Otra época: quedan cuatro losetas de Ra y tienes cuatro soles. Basta con la mitad del precio.</translation>
    </message>
    <message>
        <source>The lowest sun that wins is enough: your other suns can still win lots of their own.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Basta con el sol más bajo que gane: tus otros soles aún pueden ganar otros lotes.</translation>
    </message>
    <message>
        <source>At the beginning of an epoch you could wait. Now that half the Ra tiles have been drawn, some of your suns may not win another lot.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Al principio de una época podrías esperar. Ahora que ya ha salido la mitad de las losetas de Ra, puede que no todos tus soles ganen otro lote.</translation>
    </message>
    <message>
        <source>Late in an epoch: you still have four suns, and the second Ra tile from now ends it.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Hacia el final de una época: aún tienes cuatro soles, y con la segunda loseta de Ra que salga se acaba.</translation>
    </message>
    <message>
        <source>Time is nearly up, and suns that are left over win nothing. Take what you can get.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Casi no queda tiempo, y los soles que sobran no ganan nada. Llévate lo que puedas.</translation>
    </message>
    <message>
        <source>The price of a sun is low now, but a low sun wins this lot as well as a high one.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Ahora el precio de un sol es bajo, pero un sol bajo gana este lote igual que uno alto.</translation>
    </message>
    <message>
        <source>Your suns have nothing better to wait for in this epoch.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>En esta época, a tus soles no les espera nada mejor.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Lo que conservas</translation>
    </message>
    <message>
        <source>Early in the game, tiles that you keep are worth more than they score now. In the final epoch, only the score counts.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Al principio de la partida, las losetas que conservas valen más de lo que puntúan ahora. En la última época solo cuenta lo que puntúan.</translation>
    </message>
    <message>
        <source>You keep pharaohs, Nile tiles and monuments from epoch to epoch, and they score again. So in the first epoch they are worth more than the fame that you see.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Los faraones, las losetas de Nilo y los monumentos se conservan de una época a otra y vuelven a puntuar. Por eso, en la primera época valen más que la fama que ves.</translation>
    </message>
    <message>
        <source>The 13 wins, too, but so does the 8.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>El 13 también gana, pero basta con el 8.</translation>
    </message>
    <message>
        <source>Nefer wins two pharaohs and a temple with her 6, and keeps them all game.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Nefer gana dos faraones y un templo con su 6, y los conserva toda la partida.</translation>
    </message>
    <message>
        <source>Two pharaohs add 6 and the temple 1.5 to what they score: more than a sun has to win at this moment.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Los dos faraones añaden 6 y el templo 1,5 a lo que puntúan: más de lo que un sol tiene que ganar en este momento.</translation>
    </message>
    <message>
        <source>Bid and invoke</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Pujar e invocar</translation>
    </message>
    <message>
        <source>Bidding and invoking Ra are one decision: if you would pay for this lot, don’t wait for someone else to take it.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Pujar e invocar a Ra son una sola decisión: si pagarías por este lote, no esperes a que se lo lleve otro.</translation>
    </message>
    <message>
        <source>You know what a lot has to be worth before you bid a sun. The same price tells you when to invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Ya sabes cuánto debe valer un lote para pujar con un sol. Ese mismo precio te dice cuándo invocar a Ra.</translation>
    </message>
    <message>
        <source>Ask yourself which sun you would pay: the lowest that no one can beat, or else your highest. As soon as the lot is worth that sun, invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Pregúntate qué sol pagarías: el más bajo que nadie pueda superar o, si no lo hay, el más alto. En cuanto el lote valga ese sol, invoca a Ra.</translation>
    </message>
    <message>
        <source>Religion, gold and a pharaoh are worth 13 fame to you. Nefer’s 13 and Khufu’s 12 could beat your 11, but they may well save them.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Religión, oro y un faraón te dan 13 puntos de fama. El 13 de Nefer y el 12 de Khufu podrían superar tu 11, pero es probable que los guarden.</translation>
    </message>
    <message>
        <source>If you wait, Nefer invokes Ra for this lot and bids last.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Si esperas, Nefer invoca a Ra por este lote y puja al final.</translation>
    </message>
    <message>
        <source>Nefer bid 8, and Khufu passed. You bid last, because you invoked Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nefer pujó con el 8, y Khufu pasó. Tú pujas al final, porque invocaste a Ra.</translation>
    </message>
    <message>
        <source>No one else bid, so the lot is yours.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nadie más pujó, así que el lote es tuyo.</translation>
    </message>
    <message>
        <source>A lot for the others</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Un lote para los demás</translation>
    </message>
    <message>
        <source>You may invoke Ra for a lot that you don’t want, if another player is sure to bid. If no one does, you have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Puedes invocar a Ra por un lote que no quieres si es seguro que otro pujará. Si nadie lo hace, te toca a ti.</translation>
    </message>
    <message>
        <source>The funeral would take your pharaohs, so you don’t want this lot. But the 13 in the centre and the gold are worth a bid to others, and while you wait, the lot grows for them.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>El funeral te quitaría los faraones, así que no quieres este lote. Pero el 13 del centro y el oro merecen una puja para otros, y mientras esperas, el lote crece para ellos.</translation>
    </message>
    <message>
        <source>Every tile makes the lot better for Nefer and Khufu, and they pay no more for it.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Cada loseta mejora el lote para Nefer y Khufu, y no tienen que pagar más por él.</translation>
    </message>
    <message>
        <source>Your god can wait for a tile that you need more.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Tu dios puede esperar a una loseta que necesites más.</translation>
    </message>
    <message>
        <source>Nefer and Khufu both want it. Your 8 would beat Khufu’s 7.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Nefer y Khufu lo quieren los dos. Tu 8 superaría el 7 de Khufu.</translation>
    </message>
    <message>
        <source>You would have the 13, but not your pharaohs any more: you invoked Ra to be rid of this lot.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Tendrías el 13, pero ya no tus faraones: invocaste a Ra para librarte de este lote.</translation>
    </message>
    <message>
        <source>Khufu used a sun, and the funeral went to him. When you invoke Ra and someone else bids, you are free to pass.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Khufu usó un sol, y el funeral fue para él. Cuando invocas a Ra y otro puja, puedes pasar.</translation>
    </message>
    <message>
        <source>Another player bid, so you don’t have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Otro ha pujado, así que no tienes que hacerlo tú.</translation>
    </message>
    <message>
        <source>When only you have suns left, you have time: draw until the lot is big. Win it with your high sun first, and the next lot wins that sun back.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Cuando solo tú tienes soles, hay tiempo: saca hasta que el lote sea grande. Gánalo primero con tu sol alto, y con el lote siguiente recuperas ese sol.</translation>
    </message>
    <message>
        <source>Nefer and Khufu have used up all their suns, and you still have two. Until the epoch ends, no one else takes a turn or can bid.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nefer y Khufu han usado todos sus soles, y a ti te quedan dos. Hasta el final de la época, nadie más juega ni puede pujar.</translation>
    </message>
    <message>
        <source>Four tiles are on the track, and six of the eight Ra tiles have been drawn. The seventh only starts an auction, in which you alone may bid or pass.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>En la pista hay cuatro losetas, y han salido seis de las ocho losetas de Ra. La séptima solo empieza una subasta, en la que nadie más que tú puede pujar o pasar.</translation>
    </message>
    <message>
        <source>A second pharaoh. The lot gets better with nearly every tile, and the next Ra tile can’t hurt you.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Un segundo faraón. El lote mejora con casi cada loseta, y la próxima loseta de Ra no puede perjudicarte.</translation>
    </message>
    <message>
        <source>It is a good lot, but no one else can take it, and one Ra tile is no danger yet.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Es un buen lote, pero nadie más puede llevárselo, y una loseta de Ra aún no es un peligro.</translation>
    </message>
    <message>
        <source>Six good tiles. You have two suns for two lots, and with two more Ra tiles the epoch is over.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Seis buenas losetas. Tienes dos soles para dos lotes, y con dos losetas de Ra más la época se acaba.</translation>
    </message>
    <message>
        <source>The 5 and the 13 both win this lot, since no one bids against you. The winner’s sun stays in the centre, and your other one can take it back with the next lot.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Tanto el 5 como el 13 ganan este lote, ya que nadie puja contra ti. El sol ganador se queda en el centro, y el otro puede recuperarlo con el lote siguiente.</translation>
    </message>
    <message>
        <source>The 5 wins, too, and gets you the 12. But then your 13 has to win the next lot, and all that it gets you is the 5.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>El 5 también gana y te da el 12. Pero entonces tu 13 tiene que ganar el lote siguiente, y solo te da el 5.</translation>
    </message>
    <message>
        <source>You have the tiles and the 12, and your 13 is in the centre. No one else can take it from there.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Tienes las losetas y el 12, y tu 13 está en el centro. Nadie más puede tomarlo de ahí.</translation>
    </message>
    <message>
        <source>The track is empty. Draw first, and let your 5 win a lot as well as the 13.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>La pista está vacía. Saca primero, para que también tu 5 gane un lote, y no solo el 13.</translation>
    </message>
    <message>
        <source>When the lot is big enough, the 5 wins it and takes the 13 back. You begin the next epoch with both of your high suns: the high one first, and it comes home.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Cuando el lote es lo bastante grande, el 5 lo gana y recupera el 13. Empiezas la época siguiente con tus dos soles altos: primero el alto, y vuelve a ti.</translation>
    </message>
    <message>
        <source>That wins, too, but then your high sun has to win the next lot, and it only gets you this low one.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Así también ganas, pero entonces tu sol alto tiene que ganar el lote siguiente, y solo te da este sol bajo.</translation>
    </message>
    <message>
        <source>The track is full: if you pass, these tiles are discarded, and no one else could have won them.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>La pista está llena: si pasas, estas losetas se descartan, y nadie más podría haberlas ganado.</translation>
    </message>
    <message>
        <source>An epoch doesn’t need a last Ra tile to end: it is over as soon as all suns are used up.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Una época no necesita una última loseta de Ra para acabar: termina en cuanto se han usado todos los soles.</translation>
    </message>
    <message>
        <source>Four players</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>With four players, everyone has three suns, from 2 to 13, and nine Ra tiles end the epoch instead of eight. What a sun should win stays the same.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Con cuatro jugadores, cada uno tiene tres soles, del 2 al 13, y la época acaba con nueve losetas de Ra en vez de ocho. Lo que un sol debería ganar no cambia.</translation>
    </message>
    <message>
        <source>The first Ra tile came early, and Nefer and Khufu passed. Tiye bids 3, and no one bids after you.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>La primera loseta de Ra salió pronto, y Nefer y Khufu pasaron. Tiye puja con el 3, y nadie puja después de ti.</translation>
    </message>
    <message>
        <source>Tiye wins three tiles with her lowest sun.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Tiye gana tres losetas con su sol más bajo.</translation>
    </message>
    <message>
        <source>A pharaoh, a palace and a flood for your lowest sun: the 8 and the 11 are left for two more lots.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Un faraón, un palacio y una inundación por tu sol más bajo: el 8 y el 11 quedan para dos lotes más.</translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many more Ra tiles will end the epoch.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Fíjate en tres cosas: cuánto vale un lote para ti, quién puede superar aún tus soles y cuántas losetas de Ra faltan para que acabe la época.</translation>
    </message>
    <message>
        <source>One more. You still have two art tiles, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Una más. Aún te quedan dos losetas de arte, y con una basta.</translation>
    </message>
    <message>
        <source>Tiye drew a scribe and showed its market side. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye sacó un escriba y mostró el lado del mercado. Con su propio mercado forma un edificio completo, que vale 2.</translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. You choose the side of the next tile.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Por ahora, el lote vale 2 para Tiye y nada para ti. El lado de la próxima loseta lo eliges tú.</translation>
    </message>
    <message>
        <source>You win, but look at the trade: you gave a 12 and got a 9. That is a high price for a gold tile and a temple.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Ganas, pero mira el cambio: diste tu 12 y recibiste un 9. Es un precio alto por una loseta de oro y un templo.</translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre and won no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Diste un sol por el 1 del centro y no ganaste ninguna loseta. Solo tienes cuatro soles por época.</translation>
    </message>
    <message>
        <source>Three names are new: the mausoleum, the sanctuary and war. In the other edition they are the fortress, the palace and unrest.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Tres nombres son nuevos: el mausoleo sustituye a la fortaleza de la otra edición, la guerra al descontento y el santuario al palacio.</translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a single mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>No tienes losetas de civilización, así que la guerra no te quita nada. Pero pagarías un sol por un mausoleo: saca primero.</translation>
    </message>
    <message>
        <source>With two players, what your rival doesn’t get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Entre dos, lo que tu rival no consigue vale tanto como lo que tú ganas, y siempre sabes con qué puede pujar aún.</translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and having the most of a kind, at least two, scores 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Un guerrero con una biblioteca en el dorso. Tiye ya tiene un guerrero, y quien más tiene de un tipo, al menos dos, gana 5.</translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and nothing here is worth outbidding her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye consigue su edificio con su sol más bajo, y aquí no hay nada por lo que valga la pena superar su puja. Saca primero.</translation>
    </message>
    <message>
        <source>The tiles you win keep the side they show: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Las losetas que ganas conservan el lado que muestran: tus dos agricultores valen 5 cuando termina la época. El dorso ya no cuenta, salvo que un sacerdote voltee una.</translation>
    </message>
    <message>
        <source>The lot scores nothing for you yet, and neither does one ankh alone. Draw: the lot may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>El lote aún no puntúa para ti, y un ankh solo tampoco. Saca: puede llegar a valer un sol.</translation>
    </message>
    <message>
        <source>You win tiles with your suns: 2, 5, 8 and 13. Each sun wins at most one lot, and then it is used up for this epoch.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ganas losetas con tus soles: 2, 5, 8 y 13. Cada sol gana como mucho un lote, y después ya no lo puedes usar en esta época.</translation>
    </message>
    <message>
        <source>Drawing can be right, too, but this time you drew a funeral, which takes two pharaohs from the winner of this lot. Every draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Sacar también puede ser correcto, pero esta vez sacaste un funeral, que quita dos faraones a quien gane este lote. Sacar siempre es un riesgo.</translation>
    </message>
    <message>
        <source>Six tiles are on the track, and the 12 in the centre goes with them. The player who invokes Ra bids last, after everyone else has bid or passed.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>En la pista hay seis losetas, y con ellas va el 12 del centro. Quien invoca a Ra puja al final, cuando todos los demás han pujado o pasado.</translation>
    </message>
    <message>
        <source>If you draw instead, one of the others may invoke Ra, and then you are the one who has to guess.</source>
        <extracomment>ra/03-why-call.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/14-bid-and-call.toml
----------
ra/15-lots-for-others.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>Si sacas, otro puede invocar a Ra, y entonces te toca adivinar a ti.</translation>
    </message>
    <message>
        <source>Most tiles are not Ra, but you drew the eighth Ra tile: the epoch ended without an auction, and all seven tiles were lost. You never used your 2, your 8 or your 13.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>La mayoría de las losetas no son de Ra, pero sacaste la octava de Ra: la época acabó sin subasta, y las siete losetas se perdieron. No llegaste a usar tu 2, tu 8 ni tu 13.</translation>
    </message>
    <message>
        <source>At the end of each epoch, the player with the most pharaohs scores 5, and the player with the fewest loses 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Al final de cada época, quien tiene más faraones gana 5, y quien tiene menos pierde 2. Conservas tus faraones.</translation>
    </message>
    <message>
        <source>Ten tiles in the game are disasters. So far there is only a gold tile on the track.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Diez losetas del juego son desastres. Por ahora solo hay una loseta de oro en la pista.</translation>
    </message>
    <message>
        <source>Now discard two tiles. You have three art tiles and one each of astronomy, religion and agriculture, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ahora descarta dos losetas. Tienes tres de arte y una de astronomía, otra de religión y otra de agricultura, y solo puntúan los tipos diferentes.</translation>
    </message>
    <message>
        <source>Which tile do you discard? Click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>¿Qué loseta descartas? Haz clic en ella entre tus losetas.</translation>
    </message>
    <message>
        <source>That was your only one of its kind. Discard an art tile instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Era tu única loseta de ese tipo. Descarta mejor una de arte: tienes tres, y solo cuenta una.</translation>
    </message>
    <message>
        <source>Discard one more tile.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Descarta otra loseta.</translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 37, without it 29.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu sacó Ra. No hay losetas que ganar, pero el 13 del centro cuenta: con él tendrías 37; sin él, 29.</translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns total 31 now, and your 29 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Nefer consigue el 13 por su 1. Sus soles suman ahora 31, y tus 29 son la suma más baja: pierdes 5.</translation>
    </message>
    <message>
        <source>The 13 is yours, and your suns total 37. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>El 13 es tuyo, y tus soles suman 37. Ahora los demás usan sus últimos soles, y la partida termina.</translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 37 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Tus monumentos puntuaron 15, y tus 37 fueron la suma de soles más alta: 5 más. Ganas con 40 puntos de fama.</translation>
    </message>
    <message>
        <source>These tiles score 7 this epoch, and you would give your 13 for a 3. With eight Ra tiles to come, your best sun can win more than that.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Estas losetas puntúan 7 en esta época, y darías tu 13 por un 3. Con ocho losetas de Ra por salir, tu mejor sol puede ganar más.</translation>
    </message>
    <message>
        <source>Two pharaohs and a temple score only 2 this epoch, but you would keep all three for two more epochs. Nefer bid 6, and no one bids after you.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Dos faraones y un templo solo puntúan 2 en esta época, pero conservarías los tres dos épocas más. Nefer pujó con el 6, y nadie puja después de ti.</translation>
    </message>
    <message>
        <source>Nefer and Khufu passed. Usually you would have to bid now, but when the track is full, the player who invoked Ra may pass, too.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nefer y Khufu pasaron. Normalmente tendrías que pujar, pero con la pista llena también puede pasar quien invocó a Ra.</translation>
    </message>
    <message>
        <source>Two funerals and two unrest tiles took both your pharaohs and all your civilization tiles.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Dos losetas de funeral y dos de descontento se llevaron tus dos faraones y todas tus losetas de civilización.</translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and you keep buildings: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Dos losetas iguales forman un edificio, y los edificios se quedan: puntúan en cada época, sobre todo si tienes tres o cuatro tipos.</translation>
    </message>
    <message>
        <source>Show the side you would keep.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Muestra el lado que conservarías.</translation>
    </message>
    <message>
        <source>A warrior with a market on its back. You already have half a market.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Un guerrero con un mercado en el dorso. Ya tienes medio mercado.</translation>
    </message>
    <message>
        <source>This early in the epoch, that is about as good. But look at what each side would score.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml</extracomment>
        <translation>Tan pronto en la época viene a ser lo mismo. Pero mira qué puntuaría cada lado.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Tiye, too. Take it while you bid last.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Ya es un buen lote, y otra loseta puede mejorarlo también para Tiye. Llévatelo ahora que pujas al final.</translation>
    </message>
    <message>
        <source>You keep plagues, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Las plagas se quedan y, cuantas más tienes, más cuestan: 1, 3, 6, 10, y 15 con cinco o más. Tienes dos, así que pierdes 3 cada época.</translation>
    </message>
    <message>
        <source>Priests are the cure: when an epoch ends, three or more remove one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>El remedio son los sacerdotes: si tienes tres o más al final de una época, se llevan una plaga, y cada sacerdote puntúa 2. Tienes dos sacerdotes.</translation>
    </message>
    <message>
        <source>Use a priest at once, or not at all. On the back of your warrior is the market you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Un sacerdote se usa al momento o nunca. En el dorso de tu guerrero está el mercado que necesitas.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile or invoke Ra. When Ra is invoked, everyone may bid one sun, and the highest takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>En tu turno sacas una loseta o invocas a Ra. Si se invoca a Ra, cada uno puede pujar con un sol, y el más alto se lleva todo el lote.</translation>
    </message>
    <message>
        <source>The sun you win with stays in the centre. You take the one that was there, face down, to bid in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>El sol con el que ganas se queda en el centro. El que estaba allí es tuyo, boca abajo, y pujarás con él en la próxima época.</translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer bids last, with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer sacó una loseta de Ra, y eso también empieza una subasta. Khufu pujó con el 7; ahora te toca a ti, y Nefer va al final con un 8 como mucho.</translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now your 12 is used up for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>El 12 gana, pero el 9 también habría ganado: Nefer no tiene nada por encima del 8. Y tu 12 ya no lo puedes usar en esta época.</translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 is in the centre, and the 13 is yours: face down, because you can’t bid it until the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Los soles cambiaron de sitio. Tu 9 está en el centro y el 13 es tuyo: boca abajo, porque no puedes pujar con él hasta la próxima época.</translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra tile, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Cada loseta de Ra que se saca empieza una subasta y llena aquí un espacio. Siete de ocho están llenos: un Ra más y la época termina.</translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over: click Next and Continue to see what everyone gained.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Tienes las losetas, y el 12 para la próxima época. Si ahora Nefer saca Ra, la época termina: haz clic en Siguiente y en Continuar para ver lo que ganó cada uno.</translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra tile, and the epoch was scored: you have 28 fame. Gods, gold, floods and art are discarded; you keep pharaohs and Nile tiles.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Nefer sacó la octava loseta de Ra, y se puntuó la época: tienes 28 puntos de fama. Dioses, oro, inundaciones y arte se descartan; conservas faraones y losetas de Nilo.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles from the winner, and this lot has only two. It was a good lot already: a draw could make it a little better, or much worse.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>El descontento quita dos losetas de civilización a quien gane, y este lote solo tiene dos. Ya era un buen lote: sacar podía mejorarlo un poco, o empeorarlo mucho.</translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold tile scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Al final de la época, cada loseta de oro puntúa 3 y cada dios que aún tienes puntúa 2. Tienes dos dioses.</translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: now you have the fewest instead of the most. In all, that is 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ganaste oro y perdiste ambos faraones: tenías más que nadie y ahora tienes menos que nadie. En total son 4 puntos de fama menos que antes.</translation>
    </message>
    <message>
        <source>You drew a statue: with this lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Sacaste una estatua: con este lote, tus monumentos puntuarían 15 en lugar de 6. Nefer sacó Ra, y Khufu puja con el 11.</translation>
    </message>
    <message>
        <source>If players tie for the most fame at the end of the game, the one with the highest sun wins.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Si varios jugadores empatan en cabeza al final de la partida, gana quien tenga el sol más alto.</translation>
    </message>
    <message>
        <source>From now on, your moves count and can’t be taken back; the coach beside the table comments on your choices. Press Esc to leave the lesson.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Desde ahora, tus jugadas cuentan y no se pueden rectificar; el entrenador, junto a la mesa, comenta tus decisiones. Con Esc sales de la lección.</translation>
    </message>
    <message>
        <source>Another player takes this lot for a sun you could have beaten.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
boat/02-two-players.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml
----------
ra/01-draw-or-call.toml
----------
ra/02-the-sun-you-win.toml
----------
ra/03-why-call.toml
----------
ra/04-the-ra-track.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/10-monuments.toml
----------
ra/11-the-exchange.toml
----------
ra/13-what-you-keep.toml
----------
ra/18-four-players.toml</extracomment>
        <translation>Otro jugador se lleva este lote por un sol que podías haber superado.</translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye added a plague to the lot. The priests remove one plague, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Aquí está tu tercer sacerdote, pero Tiye añadió una plaga al lote. Los sacerdotes se llevan una plaga, así que seguirías perdiendo solo 3.</translation>
    </message>
    <message>
        <source>Your last sun for a single gold tile? A god could take it, and you would keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>¿Tu último sol por una sola loseta de oro? Con un dios podrías tomarla, y conservarías el 13.</translation>
    </message>
    <message>
        <source>With two players, there are suns from 2 to 9, four for each of you. The boat’s track has only six spaces, and one is already behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Con dos jugadores, los soles van del 2 al 9 y cada jugador tiene cuatro. La pista de la barca solo tiene seis espacios, y uno ya ha quedado atrás.</translation>
    </message>
    <message>
        <source>Having the most pharaohs scores 5, having the fewest costs 2, and a tie counts for everyone in it. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Quien tiene más faraones gana 5, quien tiene menos pierde 2, y los empates cuentan para todos. Ahora mismo perderías 2.</translation>
    </message>
    <message>
        <source>That is not worth a sun: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>No vale un sol: haz clic en Pasar.</translation>
    </message>
    <message>
        <source>A game lasts three rounds, known as epochs. Everyone starts with 10 fame, the tiles you win score more, and the player with the most fame wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Una partida dura tres rondas, llamadas épocas. Todos empiezan con 10 puntos de fama, las losetas que se ganan dan más, y gana quien tenga más fama.</translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat hasn’t moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Invocaste a Ra y pagaste un sol por una pista vacía, y la barca no se ha movido. Solo la mueven las losetas de Ra que se sacan.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Nefer, too. Take it while you bid last.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Ya es un buen lote, y otra loseta puede mejorarlo también para Nefer. Llévatelo ahora que pujas al final.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Program {name}</source>
        <comment>Another program that plays</comment>
        <translation>Programa {name}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>A level of bots: somebody who plays often</comment>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Nivel desconocido</translation>
    </message>
    <message>
        <source>Looks one move ahead, but often misjudges lots. Does not keep track of fame.</source>
        <translation>Piensa una jugada por delante, pero calcula mal los lotes a menudo. No lleva la cuenta de la fama.</translation>
    </message>
    <message>
        <source>Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame.</source>
        <translation>Piensa una jugada por delante, pero calcula mal los lotes y espera demasiado. No lleva la cuenta de la fama.</translation>
    </message>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Otro programa, que tiene un segundo por jugada.</numerusform>
            <numerusform>Otro programa, que tiene %n segundos por jugada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.</source>
        <translation>La parte escrita en C no se compiló: solo hay bots de nivel Principiante, y no hay sugerencias, entrenador ni análisis.</translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not keep track of fame.</source>
        <translation>Para tus primeras partidas. Juega por instinto y no lleva la cuenta de la fama.</translation>
    </message>
    <message>
        <source>Looks one move ahead, and is rarely far off. Does not keep track of fame.</source>
        <translation>Piensa una jugada por delante y rara vez se equivoca mucho. No lleva la cuenta de la fama.</translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not keep track of fame.</source>
        <translation>Juega por experiencia y piensa una jugada por delante. No lleva la cuenta de la fama.</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and keeps track of everyone’s fame.</source>
        <translation>Piensa varias jugadas por delante y lleva la cuenta de la fama de todos.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation>Lotes y efectos</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Subastas</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Losetas sacadas</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrar el registro</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>%n tipo de edificio completo</numerusform>
            <numerusform>%n tipos de edificio completo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n sacerdote</numerusform>
            <numerusform>%n sacerdotes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n plaga, que se llevan los sacerdotes</numerusform>
            <numerusform>%n plagas, y los sacerdotes se llevan una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n dios</numerusform>
            <numerusform>%n dioses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n loseta de oro</numerusform>
            <numerusform>%n losetas de oro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n inundación</numerusform>
            <numerusform>%n inundaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n loseta de Nilo</numerusform>
            <numerusform>%n losetas de Nilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n loseta de Nilo sin inundación</numerusform>
            <numerusform>%n losetas de Nilo sin inundación</numerusform>
        </translation>
    </message>
    <message>
        <source>no civilization tiles left</source>
        <translation>no quedan losetas de civilización</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n tipo de civilización en lugar de ninguno</numerusform>
            <numerusform>%n tipos de civilización en lugar de ninguno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n tipo de civilización</numerusform>
            <numerusform>%n tipos de civilización</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>solo queda %n tipo de monumento</numerusform>
            <numerusform>solo quedan %n tipos de monumento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n tipo de monumento</numerusform>
            <numerusform>%n tipos de monumento</numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation>no quedan monumentos</translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>pierde %n monumento</numerusform>
            <numerusform>pierde %n monumentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>pierde %n faraón</numerusform>
            <numerusform>pierde %n faraones</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lot scores this epoch</source>
        <translation>Lo que el lote puntúa en esta época</translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation>Si {name} gana este lote</translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation>Si ganas este lote</translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation>Si ganas con tu {sun}</translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: no quita nada</translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation>{disaster}: quita {tiles}</translation>
    </message>
    <message>
        <source>{disaster} takes {number} of the winner’s choice, ideally {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation>{disaster}: quita {number} a elección de quien gana (lo mejor: {tiles})</translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation>Los desastres no quitan nada</translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation>Los desastres quitan: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>pierde %n loseta</numerusform>
            <numerusform>pierde %n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Priests turn over tiles to show {tiles}</source>
        <comment>Labels: Priests turn over tiles to show Farmer and Market</comment>
        <translation>Los sacerdotes voltean losetas para mostrar: {tiles}</translation>
    </message>
    <message>
        <source>{points} at the end of the game if nothing changes</source>
        <comment>{points} has a sign: +3</comment>
        <translation>{points} al final de la partida, si nada cambia</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation>{points} al final</translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation>la fama nunca baja de 0</translation>
    </message>
    <message>
        <source>later about {points}</source>
        <comment>What the lot is worth after this epoch. {points} has a sign: +13</comment>
        <translation>después, más o menos {points}</translation>
    </message>
    <message>
        <source>what can still be made of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>lo que aún se le puede sacar</translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation>tú {points}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Has pasado.</translation>
    </message>
    <message>
        <source>You have no suns left.</source>
        <translation>No te queda ningún sol.</translation>
    </message>
    <message>
        <source>{name} has no suns left.</source>
        <translation>A {name} no le queda ningún sol.</translation>
    </message>
    <message>
        <source>now the most</source>
        <comment>Of a kind</comment>
        <translation>ahora nadie tiene más</translation>
    </message>
    <message>
        <source>suns after that: {suns}</source>
        <comment>Numbers: 1, 8 and 13</comment>
        <translation>soles después: {suns}</translation>
    </message>
    <message>
        <source>no change in fame</source>
        <translation>sin cambios de fama</translation>
    </message>
    <message>
        <source>None of your suns beats the {sun}.</source>
        <translation>Ninguno de tus soles supera al {sun}.</translation>
    </message>
    <message>
        <source>{name} has no sun that beats the {sun}.</source>
        <translation>Ningún sol de {name} supera al {sun}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>P&amp;referencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>The reasons for this move can’t be reconstructed.</source>
        <translation>No se pueden reconstruir los motivos de esta jugada.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <comment>Said by an opponent about its move</comment>
        <translation>No tenía elección.</translation>
    </message>
    <message>
        <source>what I can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>lo que aún le puedo sacar</translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>Según mis cuentas, con «{move}» habría sacado %n punto de fama más. La próxima vez lo haré así.</numerusform>
            <numerusform>Según mis cuentas, con «{move}» habría sacado %n puntos de fama más. La próxima vez lo haré así.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>Según mis cuentas, con «{move}» habría sacado %n punto de fama más, pero juego a mi manera.</numerusform>
            <numerusform>Según mis cuentas, con «{move}» habría sacado %n puntos de fama más, pero juego a mi manera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>Según mis cuentas, así sacaba %n punto de fama más que con «{move}».</numerusform>
            <numerusform>Según mis cuentas, así sacaba %n puntos de fama más que con «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>Para mí, el lote valía más o menos {fame} punto de fama.</numerusform>
            <numerusform>Para mí, el lote valía unos {fame} puntos de fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked best to me.</source>
        <translation>Me pareció lo mejor.</translation>
    </message>
    <message>
        <source>Otherwise you would have won the lot with the {price}.</source>
        <translation>Si no, habrías ganado el lote con el {price}.</translation>
    </message>
    <message>
        <source>Otherwise {name} would have won the lot with the {price}.</source>
        <translation>Si no, {name} habría ganado el lote con el {price}.</translation>
    </message>
    <message>
        <source>I expected you to win the lot with the {price}.</source>
        <translation>Creía que ibas a ganar el lote con el {price}.</translation>
    </message>
    <message>
        <source>I expected {name} to win the lot with the {price}.</source>
        <translation>Creía que {name} iba a ganar el lote con el {price}.</translation>
    </message>
    <message>
        <source>I wanted to keep my {sun}.</source>
        <comment>{sun}: the number of a sun</comment>
        <translation>Quería conservar mi {sun}.</translation>
    </message>
    <message>
        <source>I wanted the {centre} in the centre for my {sun}.</source>
        <comment>Numbers of suns</comment>
        <translation>Quería el {centre} del centro a cambio de mi {sun}.</translation>
    </message>
    <message>
        <source>The lot would have hurt me.</source>
        <translation>El lote me habría perjudicado.</translation>
    </message>
    <message>
        <source>I wanted the lot.</source>
        <translation>Quería el lote.</translation>
    </message>
    <message>
        <source>Another tile was likely to help me.</source>
        <translation>Lo más probable era que otra loseta me viniera bien.</translation>
    </message>
    <message>
        <source>I feared a Ra tile: the chance was {chance}.</source>
        <translation>Temía que saliera Ra (probabilidad: {chance}).</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Nefer</source>
        <translation>Nefer</translation>
    </message>
    <message>
        <source>Khufu</source>
        <translation>Khufu</translation>
    </message>
    <message>
        <source>Tiye</source>
        <translation>Tiye</translation>
    </message>
    <message>
        <source>Ramose</source>
        <translation>Ramose</translation>
    </message>
    <message>
        <source>Meret</source>
        <translation>Meret</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Character: {name} (click to change)</source>
        <translation>Personaje: {name} (haz clic para cambiar)</translation>
    </message>
    <message>
        <source>Face: {name} (click to change)</source>
        <translation>Cara: {name} (haz clic para cambiar)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation>Un personaje diferente en cada partida.</translation>
    </message>
    <message>
        <source>Has no style of its own.</source>
        <translation>Juega sin un estilo propio.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Sin cara</translation>
    </message>
    <message>
        <source>Random character</source>
        <translation>Personaje al azar</translation>
    </message>
    <message>
        <source>Already at this table.</source>
        <translation>Ya está en esta mesa.</translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation>Color: {colour} (haz clic para cambiar)</translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation>{colour} (intercambiar con {name})</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Jugadores, en sentido horario</translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation>Todos los &amp;bots:</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation>Niveles diferentes</translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation>{enter}: cambiar el puesto · {up}, {down}: moverlo · {delete}: quitarlo</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Añadir un &amp;jugador</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mezclar</translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation>Mezclar los &amp;puestos en cada partida</translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation>&amp;Fama a la vista: todos pueden verla</translation>
    </message>
    <message>
        <source>Otherwise your opponents’ fame stays face down.</source>
        <translation>Si no, la fama de tus rivales queda boca abajo.</translation>
    </message>
    <message>
        <source>Closed bag</source>
        <translation>Bolsa cerrada</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.</source>
        <translation>Nadie puede mirar las losetas descartadas. Los bots hasta el nivel Hábil las olvidan, como las personas; los de nivel Experto las recuerdan.</translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation>Permitir re&amp;ctificaciones</translation>
    </message>
    <message>
        <source>Tiles from a &amp;real bag</source>
        <translation>Losetas de una b&amp;olsa real</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;vanzado</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>A number or a word. The same seed always deals the same suns and tiles.</source>
        <translation>Un número o una palabra. La misma semilla reparte siempre los mismos soles y las mismas losetas.</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Empe&amp;zar la partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n jugador</numerusform>
            <numerusform>{fewest}–%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nombre del puesto {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Puesto {number}: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Quién juega aquí</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation>Arrastra, o pulsa {up} o {down}, para cambiar el orden de los puestos</translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation>Orden de los puestos</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>S&amp;ubir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation>Las jugadas se pueden deshacer. Las losetas sacadas desde entonces vuelven a la bolsa, que se mezcla otra vez.</translation>
    </message>
    <message>
        <source>You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and keeps the score. The game won’t count in your statistics.</source>
        <translation>Sacas losetas de tu juego de mesa y dices cuáles son. Ra Desktop hace de árbitro y lleva la puntuación. La partida no cuenta en tus estadísticas.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{name} stopped running, so a simple move was played.</source>
        <translation>{name} dejó de funcionar, así que se hizo una jugada sencilla.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Ya se puede volver a guardar.</translation>
    </message>
    <message>
        <source>This game can’t be added to your statistics: {reason}. Ra Desktop will try again.</source>
        <translation>Esta partida no se puede añadir a tus estadísticas: {reason}. Ra Desktop lo volverá a intentar.</translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so stronger bots will play as {level}.</source>
        <translation>La parte escrita en C no se compiló, así que los bots más fuertes jugarán como {level}.</translation>
    </message>
    <message>
        <source>{name} is a program that isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>{name} es un programa que no está en este ordenador. Lo sustituye un bot: {level}.</translation>
    </message>
    <message>
        <source>{name} didn’t give a legal move, so a simple one was played.</source>
        <translation>{name} no dio ninguna jugada permitida, así que se hizo una sencilla.</translation>
    </message>
    <message>
        <source>{name} couldn’t be started, so a simple move was played.</source>
        <translation>No se pudo iniciar {name}, así que se hizo una jugada sencilla.</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time, so a simple move was played.</source>
        <translation>{name} no respondió a tiempo, así que se hizo una jugada sencilla.</translation>
    </message>
    <message>
        <source>{name} couldn’t choose a move and played a simple one.</source>
        <translation>{name} no pudo elegir una jugada e hizo una sencilla.</translation>
    </message>
    <message>
        <source>{name} has a level that doesn’t exist in this version, and will play as {level}.</source>
        <translation>El nivel de este bot no existe en esta versión: {name} jugará en el nivel {level}.</translation>
    </message>
    <message>
        <source>Some bots’ levels don’t exist in this version. They’ll play as {level}.</source>
        <translation>Los niveles de algunos bots no existen en esta versión. Jugarán en el nivel {level}.</translation>
    </message>
    <message>
        <source>{name} has a character that doesn’t exist in this version, and will play without one.</source>
        <translation>El personaje de este bot no existe en esta versión: {name} jugará sin personaje.</translation>
    </message>
    <message>
        <source>Some bots’ characters don’t exist in this version. They’ll play without one.</source>
        <translation>Los personajes de algunos bots no existen en esta versión. Jugarán sin personaje.</translation>
    </message>
    <message>
        <source>The game can’t be saved right now. Play on: Ra Desktop will keep trying.</source>
        <translation>Ahora mismo no se puede guardar la partida. Puedes seguir jugando: Ra Desktop lo volverá a intentar.</translation>
    </message>
    <message>
        <source>One of the programs isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>Un programa que juega en esta partida no está en este ordenador. Lo sustituye un bot: {level}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, {count} en la reserva</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Tecla {key}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>fame</source>
        <translation>fama</translation>
    </message>
    <message>
        <source>Taking a turn</source>
        <translation>Le toca jugar</translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation>Jugador Ra</translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation>Soles boca arriba: {suns}</translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation>Soles boca abajo: {suns}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation>Losetas: {tiles}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Tiles: none</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation>La fama está boca abajo</translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation>Fama obtenida hasta ahora. Gana quien tenga más al final de la partida.</translation>
    </message>
    <message>
        <source>Press and hold to peek at your own.</source>
        <translation>Mantén pulsado para ver la tuya.</translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation>Con este sol se ha pujado en esta subasta.</translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation>Boca arriba: se puede pujar con él en una subasta.</translation>
    </message>
    <message>
        <source>Click to enlarge this panel.</source>
        <translation>Haz clic para ver este panel en grande.</translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation>Empezó esta subasta y puja al final.</translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation>Si volteas esta loseta: {hidden} en lugar de {shown}</translation>
    </message>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>ganó %n loseta con el {sun}</numerusform>
            <numerusform>ganó %n losetas con el {sun}</numerusform>
        </translation>
    </message>
    <message>
        <source>invoked Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>invocó a Ra</translation>
    </message>
    <message>
        <source>drew Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>sacó Ra</translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>sacó %n loseta</numerusform>
            <numerusform>sacó %n losetas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation>Reanudar</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>Hay %n partida sin terminar en Partidas guardadas.</numerusform>
            <numerusform>Hay %n partidas sin terminar en Partidas guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game couldn’t be read. Its file is under Saved games.</source>
        <translation>No se pudo leer la última partida. Su archivo está en Partidas guardadas.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>The place of the winner</comment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.º</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Remove {name}?</source>
        <translation>¿Quitar a {name}?</translation>
    </message>
    <message>
        <source>Playing as a guest: nothing is saved.</source>
        <translation>Juegas sin perfil: no se guarda nada.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>Ahora juega {name}.</translation>
    </message>
    <message>
        <source>You’re playing.</source>
        <translation>Ahora juegas tú.</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>¿Cómo te llamas?</translation>
    </message>
    <message>
        <source>Your games and progress so far will stay under this name.</source>
        <translation>Tus partidas y tu progreso seguirán con este nombre.</translation>
    </message>
    <message>
        <source>Games under the earlier name still count.</source>
        <translation>Las partidas con el nombre anterior siguen contando.</translation>
    </message>
    <message>
        <source>{name} is playing in another window and wasn’t removed.</source>
        <translation>{name} juega en otra ventana, así que sigue en la lista.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Jugador: {name}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>Another player has this name, or used to.</source>
        <translation>Otro jugador tiene o tuvo este nombre.</translation>
    </message>
    <message>
        <source>Progress in lessons, puzzles, the journey and the deals of the day will be deleted. Finished games still count.</source>
        <translation>Se borrará el progreso en las lecciones, los problemas, el viaje y los repartos del día. Las partidas terminadas siguen contando.</translation>
    </message>
    <message>
        <source>Each player has their own statistics, lessons, puzzles, journey and deals of the day.</source>
        <translation>Cada jugador tiene sus propias estadísticas, lecciones, problemas, viaje y repartos del día.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Position copied.</source>
        <translation>Posición copiada.</translation>
    </message>
    <message>
        <source>There’s no position on the clipboard</source>
        <translation>El portapapeles no contiene ninguna posición</translation>
    </message>
    <message>
        <source>{problem}.
At character {column}: “{piece}”</source>
        <translation>{problem}.
Carácter {column}: «{piece}»</translation>
    </message>
    <message>
        <source>This game begins from a position, so it won’t count in your statistics.</source>
        <translation>Esta partida empieza en una posición dada y por eso no contará en tus estadísticas.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>{key} is already used for “{owner}”. The key stays as it was.</source>
        <translation>{key} ya se usa para «{owner}». La tecla queda como estaba.</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Restablecer las teclas predeterminadas</translation>
    </message>
    <message>
        <source>Select a field and press the new key. Backspace removes the key.</source>
        <translation>Elige un campo y pulsa la nueva tecla. Retroceso quita la tecla.</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>no change at the end of this epoch</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>sin cambios al final de esta época</translation>
    </message>
    <message>
        <source>{points} at the end of this epoch ({rows})</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>{points} al final de esta época ({rows})</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Outside programs</source>
        <translation>Programas externos</translation>
    </message>
    <message>
        <source>Programs that speak the protocol for outside bots can take a seat in New game.</source>
        <translation>Los programas que usan el protocolo para bots externos pueden ocupar un puesto en «Nueva partida».</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>After this time, the program is stopped, and a simple move is played instead.</source>
        <translation>Pasado este tiempo, el programa se detiene y se hace una jugada sencilla en su lugar.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>This entry comes from elsewhere or from an earlier version. Save it to use it here.</source>
        <translation>Esta entrada viene de otro sitio o de una versión anterior. Guárdala para usarla aquí.</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Otro programa ya tiene ese nombre.</translation>
    </message>
    <message>
        <source>There’s no such program on this computer. Choose it, or enter its full path.</source>
        <translation>Ese programa no está en este ordenador. Elígelo o escribe su ruta completa.</translation>
    </message>
    <message>
        <source>Saved. You can choose it for a seat in New game.</source>
        <translation>Guardado. Puedes elegirlo para un puesto en «Nueva partida».</translation>
    </message>
    <message>
        <source>Starting the program…</source>
        <translation>Iniciando el programa…</translation>
    </message>
    <message>
        <source>It works: {name}.</source>
        <translation>Funciona: {name}.</translation>
    </message>
    <message>
        <source>It didn’t answer in time.</source>
        <translation>No respondió a tiempo.</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <source>It can’t be started: {reason}.</source>
        <translation>No se puede iniciar: {reason}.</translation>
    </message>
    <message>
        <source>This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the program, and the script as an argument.</source>
        <translation>Este archivo no es un programa por sí solo. Si es un script, pon como programa lo que lo ejecuta, por ejemplo python3, y el script como argumento.</translation>
    </message>
    <message>
        <source>It doesn’t speak the protocol for outside bots.</source>
        <translation>No usa el protocolo para bots externos.</translation>
    </message>
    <message>
        <source>It ended before it answered, with exit status {status}.</source>
        <translation>Terminó antes de responder, con el código {status}.</translation>
    </message>
    <message>
        <source>{problem}
Its last messages:
{lines}</source>
        <translation>{problem}
Sus últimos mensajes:
{lines}</translation>
    </message>
    <message>
        <source>This program was entered elsewhere, or in an earlier version.</source>
        <translation>Este programa se añadió en otro sitio o en una versión anterior.</translation>
    </message>
    <message>
        <source>{name} is played by the program {program}. Start it?</source>
        <translation>El programa {program} juega como {name}. ¿Iniciarlo?</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Que juegue un bot</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation>El último sol</translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation>Desastres y plagas</translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation>¿Qué lado muestras?</translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation>En tu partida elegiste «{move}».</translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation>Dificultad: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>Con «{move}» pierdes más o menos %n punto de fama.</numerusform>
            <numerusform>Con «{move}» pierdes unos %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>«{move}» también sirve: solo da alrededor de %n punto de fama menos que «{best}», la mejor jugada.</numerusform>
            <numerusform>«{move}» también sirve: solo da unos %n puntos de fama menos que «{best}», la mejor jugada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>«{best}» es la mejor jugada: da alrededor de %n punto de fama más que «{move}».</numerusform>
            <numerusform>«{best}» es la mejor jugada: da unos %n puntos de fama más que «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Hay una jugada mejor.</translation>
    </message>
    <message>
        <source>“{move}” is good enough: about equal to “{best}”.</source>
        <translation>«{move}» también sirve: vale más o menos lo mismo que «{best}».</translation>
    </message>
    <message>
        <source>“{best}” is the best move, though it is worth no more fame than “{move}”.</source>
        <translation>«{best}» es la mejor jugada, aunque no da más fama que «{move}».</translation>
    </message>
    <message>
        <source>Invoke Ra now</source>
        <translation>Invocar a Ra ahora</translation>
    </message>
    <message>
        <source>A low sun will do</source>
        <translation>Basta un sol bajo</translation>
    </message>
    <message>
        <source>A high sun is needed</source>
        <translation>Hace falta un sol alto</translation>
    </message>
    <message>
        <source>Priests turn tiles over</source>
        <translation>Los sacerdotes voltean losetas</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lección: {title}</translation>
    </message>
    <message>
        <source>Find the best move and make it as you would in a game. It is judged, not played.</source>
        <translation>Encuentra la mejor jugada y hazla como en una partida. Se valora, pero no se juega.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Se ha eliminado «{name}».</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} de {all} resueltos</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallado</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Siguiente sin resolver</translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n por resolver</numerusform>
            <numerusform>%n por resolver</numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>De tus propias partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n por repetir</numerusform>
            <numerusform>%n por repetir</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten questions a day</source>
        <translation>Diez preguntas al día</translation>
    </message>
    <message>
        <source>The position on the clipboard</source>
        <translation>La posición del portapapeles</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Your own positions</source>
        <translation>Tus posiciones</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Por dificultad</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Por tema</translation>
    </message>
    <message>
        <source>This puzzle can’t be set up. Try another one.</source>
        <translation>Este problema no se puede preparar. Prueba con otro.</translation>
    </message>
    <message>
        <source>The puzzle book can’t be read.</source>
        <translation>No se puede leer el libro de problemas.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>View table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>Mostrar la clasificación</translation>
    </message>
    <message>
        <source>Fame by category</source>
        <translation>Fama por categoría</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation>Fama por época</translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation>Anochece sobre el Nilo</translation>
    </message>
    <message>
        <source>The fame tablets are turned over, lowest first.</source>
        <translation>Se voltean las tabletas de fama, empezando por la más baja.</translation>
    </message>
    <message>
        <source>One thing for {loser} to try: {row}. {name} scored {points} more there.</source>
        <comment>{row}: Nile</comment>
        <translation>Para la próxima, {loser}: {row}. {name} sacó ahí {points} más.</translation>
    </message>
    <message>
        <source>Your best lot</source>
        <translation>Tu mejor lote</translation>
    </message>
    <message>
        <source>Fame decides: {first} to {second}.</source>
        <translation>Decide la fama: {first} a {second}.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La primera vez</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Esta vez</translation>
    </message>
    <message>
        <source>Best: {row} {points}, {epoch}</source>
        <comment>Best: Nile +12, Middle Kingdom</comment>
        <translation>Lo mejor: {row} {points}, {epoch}</translation>
    </message>
    <message>
        <source>One thing to try: {row}. {name} scored {points} more there than you.</source>
        <comment>{row}: Nile</comment>
        <translation>Para la próxima: {row}. {name} sacó ahí {points} más que tú.</translation>
    </message>
    <message>
        <source>The lot that decided it</source>
        <translation>El lote decisivo</translation>
    </message>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Empate a %n punto de fama. Decide el sol más alto: el {first} supera al {second}.</numerusform>
            <numerusform>Empate a %n puntos de fama. Decide el sol más alto: el {first} supera al {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealBag</name>
    <message>
        <source>Starting suns</source>
        <translation>Soles iniciales</translation>
    </message>
    <message>
        <source>Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.</source>
        <translation>Da a cada jugador los soles que se muestran aquí o elige los que habéis repartido. El sol {sun} va al centro.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Decidir de nuevo</translation>
    </message>
    <message>
        <source>The last tile was wrong</source>
        <translation>La última loseta no era esa</translation>
    </message>
    <message>
        <source>Name the last tile again</source>
        <translation>Indicar de nuevo la última loseta</translation>
    </message>
    <message>
        <source>Click the tile, or press the key below it.</source>
        <translation>Haz clic en la loseta o pulsa la tecla que aparece debajo.</translation>
    </message>
    <message>
        <source>Draw a tile for {name}. Which one is it?</source>
        <translation>Saca una loseta para {name}. ¿Cuál es?</translation>
    </message>
    <message>
        <source>Which tile did you draw?</source>
        <translation>¿Qué loseta has sacado?</translation>
    </message>
    <message>
        <source>Which tile did {name} draw?</source>
        <translation>¿Qué loseta ha sacado {name}?</translation>
    </message>
    <message>
        <source>Don’t draw</source>
        <translation>No sacar</translation>
    </message>
    <message>
        <source>Every tile of this kind is already on the table or discarded.</source>
        <translation>Todas estas losetas están ya en la mesa o descartadas.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation>Ninguno de tus soles supera la puja.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so no one can take the lot from you.</source>
        <translation>A nadie más le quedan soles, así que nadie puede quitarte el lote.</translation>
    </message>
    <message>
        <source>The chance that the next tile is Ra is {chance}.</source>
        <translation>Probabilidad de que la próxima loseta sea Ra: {chance}.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so each of your suns wins the auction.</source>
        <translation>A nadie más le quedan soles, así que cualquiera de los tuyos gana la subasta.</translation>
    </message>
    <message>
        <source>The chance that the next tile ends the epoch is {chance}.</source>
        <translation>Probabilidad de que la próxima loseta termine la época: {chance}.</translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation>Pujas al final, así que tu {sun} gana.</translation>
    </message>
    <message>
        <source>No one who bids after you can beat your {sun}.</source>
        <translation>Nadie que puje después de ti puede superar tu {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation>Para la próxima época te llevas el {centre}, más alto que tu {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation>Para la próxima época te llevas el {centre} en lugar de tu {sun}.</translation>
    </message>
    <message>
        <source>Winning with your {sun} raises the total of your suns from {before} to {after}.</source>
        <translation>Si ganas con tu {sun}, la suma de tus soles sube de {before} a {after}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun, for another auction.</source>
        <translation>Conservas tu {sun}, el sol boca arriba más alto, para otra subasta.</translation>
    </message>
    <message>
        <source>If you pass, the tiles are discarded.</source>
        <translation>Si pasas, las losetas se descartan.</translation>
    </message>
    <message>
        <source>Games won are estimated against average players.</source>
        <translation>Las partidas ganadas se calculan contra rivales de nivel medio.</translation>
    </message>
    <message>
        <source>“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.</source>
        <translation>«{move}» da la misma fama, pero así ganarías más o menos {won} de cada 100 partidas en vez de {best}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch ended now.</source>
        <translation>Ya es muy difícil que ganes. Intenta adelantar a {name}: si la época acabara ahora, te llevaría {points} de ventaja.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch ended now.</source>
        <translation>Ya es muy difícil que ganes. Defiende tu puesto: si la época acabara ahora, {name} estaría {points} por detrás de ti.</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games instead of {wins}.</source>
        <translation>Con «{move}» ganarías más o menos {won} de cada 100 partidas en vez de {wins}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>Con «{move}» perderías más o menos %n punto de fama.</numerusform>
            <numerusform>Con «{move}» perderías unos %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Solo {name} puede superar aún tu {sun}; si lo hace, lo conservas.</translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Varios jugadores pueden superar aún tu {sun}; si alguien lo hace, lo conservas.</translation>
    </message>
    <message>
        <source>Fewer players can outbid your {sun} than your {other}.</source>
        <translation>Menos jugadores pueden superar tu {sun} que tu {other}.</translation>
    </message>
    <message>
        <source>To outbid your {sun}, others need at least the {dear}; for your {other}, the {cheap} is enough.</source>
        <translation>Para superar tu {sun}, los demás necesitan al menos el {dear}; para superar tu {other} les basta el {cheap}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} scores {points} for you.</source>
        <translation>Contando los soles, ganar con tu {sun} te da {points}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} gains you nothing.</source>
        <translation>Contando los soles, no sacas nada por ganar con tu {sun}.</translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation>Si pasas, las losetas se quedan en la pista.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower.</source>
        <translation>Conservas tu {sun}, el sol boca arriba más alto; el {centre} del centro es más bajo.</translation>
    </message>
    <message>
        <source>You keep your {sun}; the {centre} in the centre is lower.</source>
        <translation>Conservas tu {sun}; el {centre} del centro es más bajo.</translation>
    </message>
    <message>
        <source>If nothing changes, that scores {points} at the end of the game.</source>
        <translation>Si nada cambia, serán {points} al final de la partida.</translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation>La loseta puntúa {points} más que el dios al final de esta época.</translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation>La loseta puntúa lo mismo que el dios al final de esta época.</translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation>A diferencia del dios, se queda contigo para la próxima época.</translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation>Ninguna loseta de la pista puntúa más que el dios al final de esta época.</translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation>La mejor loseta para un dios: {tile}, {points} al final de esta época.</translation>
    </message>
    <message>
        <source>You keep the god for another tile.</source>
        <translation>Conservas el dios para otra loseta.</translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation>El otro lado te da {points} más al final de esta época.</translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch, and stays for the next.</source>
        <translation>El otro lado te da lo mismo al final de esta época y se queda para la próxima.</translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch, but stays for the next.</source>
        <translation>El otro lado te da {points} menos al final de esta época, pero se queda para la próxima.</translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation>Ninguna de tus losetas puntúa más por el otro lado al final de esta época.</translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>Sin esta loseta tendrás %n punto de fama menos al final de esta época.</numerusform>
            <numerusform>Sin esta loseta tendrás %n puntos de fama menos al final de esta época.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation>Perder esta loseta no te quita nada al final de esta época.</translation>
    </message>
    <message>
        <source>Spend a god on {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>Tomar {tile} con un dios</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games, “{other}” about {wins}.</source>
        <translation>Con «{move}» ganarías más o menos {won} de cada 100 partidas; con «{other}», {wins}.</translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation>Perder cualquier otra loseta te costaría más.</translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation>Perder otra loseta no te costaría menos.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} less for you now.</source>
        <translation>«{move}» te daría ahora {points} menos.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} more for you now, but less later.</source>
        <translation>«{move}» te daría ahora {points} más, pero menos después.</translation>
    </message>
    <message>
        <source>“{move}” would score as much for you now, but less later.</source>
        <translation>«{move}» te daría ahora lo mismo, pero menos después.</translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation>Con este lado a la vista, la loseta se conserva para la próxima época.</translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation>Con este lado, el lote te da {points} más que con el otro.</translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation>El otro lado te daría {points} más, pero a {name} le daría {spared} más.</translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation>El otro lado le daría {spared} más a {name}, y a ti no más que este.</translation>
    </message>
    <message>
        <source>The other side would score {points} more now, but this one stays for the next epoch.</source>
        <translation>El otro lado te daría ahora {points} más, pero este se queda para la próxima época.</translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {bid}.</source>
        <translation>Si pasas, {name} gana con el {bid}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, your last face-up sun, for another auction.</source>
        <translation>Conservas tu {sun}, tu último sol boca arriba, para otra subasta.</translation>
    </message>
    <message>
        <source>You keep your {sun} for another auction.</source>
        <translation>Conservas tu {sun} para otra subasta.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation>Si la época terminara ahora, compartirías el primer puesto.</translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation>Si la época terminara ahora, otros compartirían el primer puesto.</translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation>Si la partida terminara ahora, ganarías.</translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation>Si la partida terminara ahora, ganaría {name}.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation>Si la época terminara ahora, irías en cabeza.</translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation>Si la época terminara ahora, {name} iría en cabeza.</translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation>La partida está decidida: tu victoria es segura.</translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation>Las tres jugadas son más o menos igual de buenas.</translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation>«{move}» es una jugada más o menos igual de buena.</translation>
    </message>
    <message>
        <source>What counts most in the lot: {tile}.</source>
        <translation>Lo que más pesa en el lote: {tile}.</translation>
    </message>
    <message>
        <source>The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.</source>
        <translation>La pista está vacía: si invocas a Ra, probablemente solo ganes el {centre} con tu {sun}.</translation>
    </message>
    <message>
        <source>What would help you most: {tile}.</source>
        <translation>Lo que mejor te vendría: {tile}.</translation>
    </message>
    <message>
        <source>Another tile would help you more than the others.</source>
        <translation>Otra loseta te vendría mejor a ti que a los demás.</translation>
    </message>
    <message>
        <source>Another tile would help the others more than you.</source>
        <translation>Otra loseta les vendría mejor a los demás que a ti.</translation>
    </message>
    <message>
        <source>Even a Ra tile would help you now.</source>
        <translation>Ahora hasta una loseta de Ra te vendría bien.</translation>
    </message>
    <message>
        <source>{name} will probably outbid your {sun} with the {price}.</source>
        <translation>Probablemente {name} supere tu {sun} con el {price}.</translation>
    </message>
    <message>
        <source>If you pass, {name} will probably win with the {bid}.</source>
        <translation>Si pasas, probablemente gane {name} con el {bid}.</translation>
    </message>
    <message>
        <source>Time ran out: these figures are rougher than usual.</source>
        <translation>Ha faltado tiempo: estas cifras son menos precisas de lo habitual.</translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose now.</source>
        <translation>La partida está decidida: ya casi no puedes perderla.</translation>
    </message>
    <message>
        <source>Why “{move}” was better:</source>
        <comment>{move} is the label of a move. Sentences follow, in the present</comment>
        <translation>Por qué era mejor «{move}»:</translation>
    </message>
    <message>
        <source>You invoked Ra, and no one else has bid, so you must bid.</source>
        <translation>Invocaste a Ra y nadie más ha pujado, así que debes hacerlo.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>«{move}» da alrededor de %n punto de fama más, pero así ganarías más o menos {won} de cada 100 partidas en vez de {best}.</numerusform>
            <numerusform>«{move}» da unos %n puntos de fama más, pero así ganarías más o menos {won} de cada 100 partidas en vez de {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play for as much fame as you can get.</source>
        <translation>Ya es muy difícil que ganes. Consigue toda la fama que puedas.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, you will probably win with your {sun} and take the {centre}.</source>
        <translation>Si invocas a Ra ahora, probablemente ganes con tu {sun} y te lleves el {centre}.</translation>
    </message>
    <message>
        <source>You will probably win the auction with your {sun} and take the {centre}.</source>
        <translation>Probablemente ganes la subasta con tu {sun} y te lleves el {centre}.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, {name} will probably win with the {price} and take the {centre}.</source>
        <translation>Si invocas a Ra ahora, probablemente gane {name} con el {price} y se lleve el {centre}.</translation>
    </message>
    <message>
        <source>{name} will probably win the auction with the {price} and take the {centre}.</source>
        <translation>Probablemente {name} gane la subasta con el {price} y se lleve el {centre}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Your first win in {game}.</source>
        <translation>Tu primera victoria en {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>%n victoria seguida en {game}: nuevo récord.</numerusform>
            <numerusform>%n victorias seguidas en {game}: nuevo récord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>Nuevo récord en {game}: %n punto de fama (antes, {before}).</numerusform>
            <numerusform>Nuevo récord en {game}: %n puntos de fama (antes, {before}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Already? Fine.</source>
        <translation>¿Ya? Pues bien.</translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation>Me gusta arriesgar.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Lo que fácil viene, fácil se va.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Mala suerte.</translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation>Muy caro para mí.</translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation>Era un farol.</translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation>¡Qué ganga!</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation>¡Qué suerte tengo!</translation>
    </message>
    <message>
        <source>Double or quits?</source>
        <translation>¿Doble o nada?</translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation>¡Mis planos no están listos!</translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation>¿Lleva piedra?</translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation>¡Mis muros, no!</translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation>Reconstruiremos.</translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation>Adiós a mi cantera.</translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation>Eso me hacía falta.</translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation>Una hilada más.</translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation>¡Traed los trineos!</translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation>¿Quién dio la orden?</translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation>Ra me obedece a mí.</translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation>¿Cómo se atreven?</translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation>Me vengaré.</translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation>¿Pujas más que un príncipe?</translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation>No olvides cuál es tu sitio.</translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation>Mío por nacimiento.</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Como debe ser.</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>¡Iba a hacerlo yo!</translation>
    </message>
    <message>
        <source>At last.</source>
        <translation>Por fin.</translation>
    </message>
    <message>
        <source>I spoke too late.</source>
        <translation>Invoqué demasiado tarde.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>¡El siguiente!</translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation>Pues quédatelo.</translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation>Ya habrá más.</translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation>Rápido y sencillo.</translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation>¡Gracias, siguiente!</translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation>¿Tan pronto?</translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation>Ra te ha oído.</translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation>Los dioses también quitan.</translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation>Lo acepto.</translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation>Sé esperar.</translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation>Que te aproveche.</translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation>La paciencia tiene premio.</translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation>Gracias sean dadas a Ra.</translation>
    </message>
    <message>
        <source>Harvest time already?</source>
        <translation>¿Ya es tiempo de cosecha?</translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation>¿Lleva agua?</translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation>Un mal año.</translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation>¡Mis pobres campos!</translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation>No puedo pagar eso.</translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation>De vuelta al arado.</translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation>¡Buena cosecha!</translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation>El granero se llena.</translation>
    </message>
    <message>
        <source>Another harvest, then?</source>
        <translation>¿Otra cosecha?</translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation>Aún estaba leyendo.</translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation>Curioso momento.</translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation>¡Los papiros, no!</translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation>Estaba escrito, ay.</translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation>Calculé mal.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Tomo nota.</translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation>Como predije.</translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation>Fascinante.</translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation>Esto me va a costar.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>¿Cuánto vale?</translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation>¡Mi tesoro!</translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation>¿Quién paga esto?</translation>
    </message>
    <message>
        <source>Far too expensive.</source>
        <translation>Carísimo.</translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation>¡Qué derroche!</translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation>Una ganga.</translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation>Todo mío.</translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation>¿Quién lo quiere más?</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>A ver…</translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation>He visto quién ha sido.</translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation>Ya te tocará.</translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation>Bien. Lo has pagado.</translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation>Pero te ha salido caro.</translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation>Lo necesitabas, ¿verdad?</translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation>Cuánto lo siento.</translation>
    </message>
    <message>
        <source>I remember your tastes.</source>
        <translation>Recuerdo tus gustos.</translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation>Una loseta más, ¿no?</translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation>¡Gallina!</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>¿Eso es todo?</translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation>¡Ay! ¡Otra vez!</translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation>¡Ja! ¡Qué valor!</translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation>Debí atreverme.</translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation>¡La fortuna me sonríe!</translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation>Sin la menor duda.</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>Todo en orden.</translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation>Se abre la sesión.</translation>
    </message>
    <message>
        <source>I object!</source>
        <translation>¡Protesto!</translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation>Eso era evitable.</translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation>Estás en tu derecho.</translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation>Me retiro.</translation>
    </message>
    <message>
        <source>A fair ruling.</source>
        <translation>Un fallo justo.</translation>
    </message>
    <message>
        <source>So ordered.</source>
        <translation>Así se dicta.</translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation>¡A las armas!</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Mantened la posición.</translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation>Una simple escaramuza.</translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation>Replegaos.</translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation>Digno rival.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>¡Victoria!</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>¡Adelante!</translation>
    </message>
    <message>
        <source>I won last time.</source>
        <translation>La última vez gané yo.</translation>
    </message>
    <message>
        <source>You won last time.</source>
        <translation>La última vez ganaste tú.</translation>
    </message>
    <message>
        <source>You scored {points} for {row} last time.</source>
        <extracomment>{row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game</extracomment>
        <translation>La última vez sacaste {points} en «{row}».</translation>
    </message>
    <message>
        <source>Back? Mind my walls!</source>
        <translation>Otra vez tú. ¡Ojo con mis muros!</translation>
    </message>
    <message>
        <source>You again. Kneel.</source>
        <translation>Otra vez tú. De rodillas.</translation>
    </message>
    <message>
        <source>You again! Be quick.</source>
        <translation>¡Otra vez tú! Date prisa.</translation>
    </message>
    <message>
        <source>I have notes on you.</source>
        <translation>Te tengo en mis notas.</translation>
    </message>
    <message>
        <source>You again? My poor gold!</source>
        <translation>¿Otra vez tú? ¡Mi pobre oro!</translation>
    </message>
    <message>
        <source>You again? I dare you!</source>
        <translation>¿Otra vez tú? ¡Atrévete!</translation>
    </message>
    <message>
        <source>I know your case.</source>
        <translation>Conozco tu caso.</translation>
    </message>
    <message>
        <source>Close ranks!</source>
        <translation>¡Cerrad filas!</translation>
    </message>
    <message>
        <source>So we meet again.</source>
        <translation>Nos vemos de nuevo.</translation>
    </message>
    <message>
        <source>Ra leads you back.</source>
        <translation>Ra te trae de vuelta.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Very fast</source>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation>Empieza una partida nueva desde esta posición, con la bolsa mezclada de nuevo. La partida que estás viendo se conserva.</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation>Reproducir ({key}); velocidad: {speed} (+ y −)</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Empieza la partida</translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation>Jugada {move} de {moves} · {epoch}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review the game now?</source>
        <translation>¿Analizar la partida ahora?</translation>
    </message>
    <message>
        <source>The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.</source>
        <translation>La partida no ha terminado. El análisis muestra la probabilidad de ganar de cada uno y delata así la fama boca abajo.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>The review is saved as “{name}”.</source>
        <translation>El análisis está guardado como «{name}».</translation>
    </message>
    <message>
        <source>{game}: review for {name}</source>
        <translation>{game}: análisis para {name}</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>El análisis está completo.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Ningún error claro.</translation>
    </message>
    <message>
        <source>A closer look changes this:</source>
        <translation>Un análisis más a fondo cambia esto:</translation>
    </message>
    <message>
        <source>start</source>
        <comment>A column: the expected lead at the start, in fame</comment>
        <translation>inicio</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>A column: what the draws brought</comment>
        <translation>suerte</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>A column: what the player&apos;s own mistakes cost</comment>
        <translation>errores</translation>
    </message>
    <message>
        <source>gifts</source>
        <comment>A column: what others&apos; mistakes brought</comment>
        <translation>regalos</translation>
    </message>
    <message>
        <source>end</source>
        <comment>A column: the lead at the end, in fame</comment>
        <translation>final</translation>
    </message>
    <message>
        <source>How many of 100 games each player would win from here against average play</source>
        <translation>Cuántas de cada 100 partidas ganaría cada jugador desde aquí contra rivales de nivel medio</translation>
    </message>
    <message>
        <source>As a graph</source>
        <translation>Como gráfico</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Como tabla</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Detenido antes de obtener un resultado.</translation>
    </message>
    <message>
        <source>The moves here, compared with the best</source>
        <translation>Las jugadas posibles aquí, comparadas con la mejor</translation>
    </message>
    <message>
        <source>Only a quick look: the figures are rough.</source>
        <translation>Solo un vistazo: las cifras son aproximadas.</translation>
    </message>
    <message>
        <source>Only the closer look can tell luck from skill.</source>
        <translation>Solo el análisis más a fondo distingue la suerte del acierto.</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>Tus jugadas más costosas</translation>
    </message>
    <message>
        <source>The luckiest draws</source>
        <translation>Los mayores golpes de suerte</translation>
    </message>
    <message>
        <source>The unluckiest draws</source>
        <translation>Los mayores golpes de mala suerte</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>A column: the number of the move</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>A column: what a move cost</comment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Closer look: {done} of {count}</source>
        <translation>Análisis a fondo: {done} de {count}</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Analizando la partida…</translation>
    </message>
    <message>
        <source>Whose review is shown</source>
        <translation>De quién es el análisis que se muestra</translation>
    </message>
    <message>
        <source>Save the review as a picture to share</source>
        <translation>Guarda el análisis como imagen para compartir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Starts a new game from the position shown, against the same opponents. This game is kept.</source>
        <translation>Empieza una partida nueva desde la posición mostrada, contra los mismos rivales. Esta partida se conserva.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>The costliest moves</source>
        <translation>Las jugadas más costosas</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>A tab</comment>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Kinds</source>
        <comment>A tab</comment>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Luck evened out.</source>
        <translation>La buena y la mala suerte se compensaron.</translation>
    </message>
    <message>
        <source>The mistakes of others changed nothing for you.</source>
        <translation>Los errores de los demás no te afectaron.</translation>
    </message>
    <message>
        <source>Your own choices cost you nothing.</source>
        <translation>Con tus propias decisiones no perdiste nada.</translation>
    </message>
    <message>
        <source>You gave away most in the {epoch}.</source>
        <translation>Donde más perdiste fue en el {epoch}.</translation>
    </message>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>Has terminado con %n punto de fama menos que {winner}.</numerusform>
            <numerusform>Has terminado con %n puntos de fama menos que {winner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>La mayor diferencia está en «{row}»: %n punto de fama.</numerusform>
            <numerusform>La mayor diferencia está en «{row}»: %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>La suerte te dio %n punto de fama.</numerusform>
            <numerusform>La suerte te dio %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>La mala suerte te quitó %n punto de fama.</numerusform>
            <numerusform>La mala suerte te quitó %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>Los errores de los demás te dieron %n punto de fama.</numerusform>
            <numerusform>Los errores de los demás te dieron %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>Los errores de los demás te quitaron %n punto de fama.</numerusform>
            <numerusform>Los errores de los demás te quitaron %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Con tus propias decisiones perdiste %n punto de fama.</numerusform>
            <numerusform>Con tus propias decisiones perdiste %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>Lo que más caro te salió fue {habit}: %n punto de fama en total.</numerusform>
            <numerusform>Lo que más caro te salió fue {habit}: %n puntos de fama en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>También te salió caro {habit}: %n punto de fama.</numerusform>
            <numerusform>También te salió caro {habit}: %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>Gastas los soles altos con demasiada facilidad: por cada número que suba el sol, pide alrededor de {fame} punto de fama más</numerusform>
            <numerusform>Gastas los soles altos con demasiada facilidad: por cada número que suba el sol, pide unos {fame} puntos de fama más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>Guardas los soles altos demasiado tiempo: por cada número que suba el sol, pide alrededor de {fame} punto de fama menos</numerusform>
            <numerusform>Guardas los soles altos demasiado tiempo: por cada número que suba el sol, pide unos {fame} puntos de fama menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>Pagas de más por un sol alto en el centro: por cada número que suba, da alrededor de {fame} punto de fama menos</numerusform>
            <numerusform>Pagas de más por un sol alto en el centro: por cada número que suba, da unos {fame} puntos de fama menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>Te olvidas del sol del centro: por cada número que suba, da alrededor de {fame} punto de fama más</numerusform>
            <numerusform>Te olvidas del sol del centro: por cada número que suba, da unos {fame} puntos de fama más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>cada loseta te cuesta alrededor de {fame} punto de fama más de lo que calculas</numerusform>
            <numerusform>cada loseta te cuesta unos {fame} puntos de fama más de lo que calculas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>cada loseta te cuesta alrededor de {fame} punto de fama menos de lo que calculas</numerusform>
            <numerusform>cada loseta te cuesta unos {fame} puntos de fama menos de lo que calculas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>sobrevaloras cada loseta en alrededor de {fame} punto de fama</numerusform>
            <numerusform>sobrevaloras cada loseta en unos {fame} puntos de fama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>infravaloras cada loseta en alrededor de {fame} punto de fama</numerusform>
            <numerusform>infravaloras cada loseta en unos {fame} puntos de fama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (en tu última partida).</numerusform>
            <numerusform>{habits} (en tus últimas %n partidas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>Dejaste %n sol sin usar.</numerusform>
            <numerusform>Dejaste %n soles sin usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then practise prices with “What is it worth?”.</source>
        <translation>Ahora: vuelve a intentar tus jugadas más costosas y luego practica los precios con «¿Cuánto vale?».</translation>
    </message>
    <message>
        <source>Next: play again, and try a stronger level.</source>
        <translation>Ahora: juega otra vez y prueba un nivel más fuerte.</translation>
    </message>
    <message>
        <source>{name}: the costliest moves</source>
        <comment>Above a list of a player&apos;s errors</comment>
        <translation>{name}: las jugadas más costosas</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <comment>Of a move that gave away less than an inaccuracy</comment>
        <translation>Casi la mejor</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Demasiado igualado</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>{epoch}, move {move}</source>
        <translation>{epoch}, jugada {move}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mejor: {move}.</translation>
    </message>
    <message>
        <source>{comparison} (played)</source>
        <comment>How much worse a move was; it was made in the game</comment>
        <translation>{comparison} (se jugó)</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <comment>{move} is the label of a move that was not made</comment>
        <translation>Alternativa: {move}</translation>
    </message>
    <message>
        <source>At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.</source>
        <translation>Al final de la línea discontinua: {fame}, y más o menos {after} de cada 100 partidas ganadas en vez de {before}.</translation>
    </message>
    <message>
        <source>This is just one way it could go on: new tiles, and quick moves for everyone.</source>
        <translation>Es solo una continuación posible: losetas nuevas y jugadas rápidas de todos.</translation>
    </message>
    <message>
        <source>Your draw: {tiles}</source>
        <translation>Sacas: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws: {tiles}</source>
        <translation>{name} saca: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>pasar cuando el lote valía un sol (%n vez)</numerusform>
            <numerusform>pasar cuando el lote valía un sol (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>pujar con soles demasiado altos para lo que valían los lotes (%n vez)</numerusform>
            <numerusform>pujar con soles demasiado altos para lo que valían los lotes (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>sacar losetas cuando era hora de invocar a Ra (%n vez)</numerusform>
            <numerusform>sacar losetas cuando era hora de invocar a Ra (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>invocar a Ra demasiado pronto (%n vez)</numerusform>
            <numerusform>invocar a Ra demasiado pronto (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>pujar con un sol demasiado bajo (%n vez)</numerusform>
            <numerusform>pujar con un sol demasiado bajo (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>malgastar dioses (%n vez)</numerusform>
            <numerusform>malgastar dioses (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>descartar las losetas que no debías (%n vez)</numerusform>
            <numerusform>descartar las losetas que no debías (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>elegir mal el lado o la loseta (%n vez)</numerusform>
            <numerusform>elegir mal el lado o la loseta (%n veces)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>You finished level with {winner}, who has the higher sun.</source>
        <translation>Has empatado con {winner}, que tiene un sol más alto.</translation>
    </message>
    <message>
        <source>Tiles for each sun spent: {own} for you, {best} for {winner}.</source>
        <translation>Losetas por sol usado: tú, {own}; {winner}, {best}.</translation>
    </message>
    <message>
        <source>What probably cost you most: {habit}.</source>
        <translation>Lo que probablemente te salió más caro: {habit}.</translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>no invocar a Ra a tiempo (%n vez)</numerusform>
            <numerusform>no invocar a Ra a tiempo (%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of tiles</source>
        <translation>Lados de losetas</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>What if</source>
        <comment>Button: tries another move</comment>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>Shows one possible continuation after this move in the graph. The game stays as it is.</source>
        <translation>Muestra en el gráfico una continuación posible tras esta jugada. La partida queda como está.</translation>
    </message>
    <message>
        <source>Playing on after “{move}”…</source>
        <translation>Se sigue jugando tras «{move}»…</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <translation>Sacar o invocar a Ra</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>ningún error</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>{fame} punto de fama perdido en total</numerusform>
            <numerusform>{fame} puntos de fama perdidos en total</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of play: {level}</source>
        <comment>How somebody played: like a level of bots</comment>
        <translation>Nivel de juego: {level}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>Button: asks an opponent for the reasons of its move</comment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Ask {name}: why “{move}”?</source>
        <translation>{name}: ¿por qué «{move}»?</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Qué decidió la partida</translation>
    </message>
    <message>
        <source>Chance of winning (numbers show the start of the game)</source>
        <translation>Probabilidad de ganar (las cifras son del principio de la partida)</translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>seguir sacando con muchas losetas en la pista (%n vez)</numerusform>
            <numerusform>seguir sacando con muchas losetas en la pista (%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>gave away {share} of the fame at stake</source>
        <translation>se perdió el {share} de la fama en juego</translation>
    </message>
    <message>
        <source>Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are what the mistakes of others gained.</source>
        <translation>La suerte es lo que valieron las losetas sacadas; los errores, lo que costaron las decisiones propias, y los regalos, lo que se ganó con los errores de los demás.</translation>
    </message>
    <message>
        <source>Once the game is over, bots answer questions: choose one of their moves first.</source>
        <translation>Al acabar la partida, los bots responden: elige antes una de sus jugadas.</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>No hubo ninguna.</translation>
    </message>
    <message>
        <source>Decide this move again without seeing the answer</source>
        <translation>Repite esta decisión sin ver la respuesta</translation>
    </message>
    <message>
        <source>Fame lost by kind of decision</source>
        <translation>Fama perdida por tipo de decisión</translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then the puzzles on “{theme}”.</source>
        <comment>{theme}: a heading</comment>
        <translation>Ahora: vuelve a intentar tus jugadas más costosas y luego los problemas de «{theme}».</translation>
    </message>
    <message>
        <source>What went wrong, small slips included</source>
        <translation>Qué salió mal, incluidos los pequeños deslices</translation>
    </message>
    <message>
        <source>Stop the closer look and keep what it has found so far</source>
        <translation>Detener el análisis y conservar lo hallado</translation>
    </message>
    <message>
        <source>No habit stands out: no costly mistake was repeated.</source>
        <translation>No destaca ninguna mala costumbre: no repetiste ningún error caro.</translation>
    </message>
    <message>
        <source>The review couldn’t be exported</source>
        <translation>No se pudo exportar el análisis</translation>
    </message>
    <message>
        <source>This game couldn’t be reviewed.</source>
        <translation>No se pudo analizar esta partida.</translation>
    </message>
    <message>
        <source>The game couldn’t be continued from here.</source>
        <translation>No se pudo seguir jugando desde aquí.</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation>Por 1, 2, 3 y más plagas: {points}.</translation>
    </message>
    <message>
        <source>5 for each kind you have the most of (at least two). Tied players all score.</source>
        <translation>5 por cada tipo del que tengas más que nadie (al menos dos). En caso de empate puntúan todos los empatados.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 por cada edificio completo: %n loseta del mismo tipo.</numerusform>
            <numerusform>2 por cada edificio completo: %n losetas del mismo tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation>5 por edificios completos de tres tipos, 10 por los cuatro.</translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first remove one plague.</source>
        <translation>2 por cada sacerdote. Tres o más sacerdotes se llevan antes una plaga.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation>Final de la partida: 5, 10 o 20 por 3, 6 o 10 piedras y cámaras en total.</translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation>Final de la partida: 5 por tres cámaras de un color, 10 por cuatro o más.</translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation>Final de la partida: 5 por dos ankhs, 10 por tres, 20 por cuatro o más.</translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation>2 por cada dios sin jugar.</translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation>3 por cada loseta de oro.</translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Más faraones: +5. Menos: −2. En caso de empate cuenta para todos los empatados; si todos tienen los mismos, para nadie.</translation>
    </message>
    <message>
        <source>1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation>1 por cada tipo diferente, pero 10 por siete tipos y 15 por los ocho.</translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Final de la partida: suma de soles más alta +5, más baja −5. En caso de empate cuenta para todos los empatados; si todos tienen lo mismo, para nadie.</translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each Nile tile.</source>
        <translation>1 por cada inundación y, si tienes una inundación, 1 por cada loseta de Nilo.</translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation>3, 4 o 5 tipos diferentes: 5, 10 o 15. Ninguno: −5.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind.</source>
        <translation>Final de la partida: 5, 10 o 15 por cada tipo que tengas 3, 4 o 5 veces.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Building variety</source>
        <translation>Edificios diferentes</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soles</translation>
    </message>
    <message>
        <source>Monument variety</source>
        <translation>Monumentos diferentes</translation>
    </message>
    <message>
        <source>Monument sets</source>
        <translation>Monumentos idénticos</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>conservados</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>descartados</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation>Losetas de dos lados, sacerdotes que las voltean y pirámides.</translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation>Ra – Clásico</translation>
    </message>
    <message>
        <source>The original auction game of 1999.</source>
        <translation>El juego de subastas original de 1999.</translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation>Ra – Barca solar</translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation>La edición de aniversario: una barca solar navega por la pista de Ra, y pueden jugar dos.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>%n partida eliminada</numerusform>
            <numerusform>%n partidas eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n partida movida a la papelera</numerusform>
            <numerusform>%n partidas movidas a la papelera</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation>¿Eliminar «{name}» definitivamente?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>¿Eliminar %n partida definitivamente?</numerusform>
            <numerusform>¿Eliminar %n partidas definitivamente?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n partida importada</numerusform>
            <numerusform>%n partidas importadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>El nombre ya existe</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation>Guarda una partida desde el menú Partida o suelta aquí una partida guardada.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation>Copia partidas guardadas a la lista. También puedes soltarlas aquí.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation>Mueve la partida a la papelera</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;zar</translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation>Buscar por nombre, jugador o juego…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañadas</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation>Ninguna partida seleccionada</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionada</numerusform>
            <numerusform>%n seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Buscando partidas…</translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation>Leyendo {known} de {count}…</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} de %n partida</numerusform>
            <numerusform>{shown} de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>Of one game, where its epoch would stand</comment>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation>{name} ganó · {fame}</translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation>No es una partida guardada</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Versión más nueva</translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation>No cumple las reglas</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>A mark of a game: the player had a hint or the coach</comment>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation>con rectificaciones</translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation>Empezada: {date}</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Desde una posición</translation>
    </message>
    <message>
        <source>Not dealt according to the rules</source>
        <translation>Reparto contrario a las reglas</translation>
    </message>
    <message>
        <source>Show what decided the game, the costliest moves, and why the bots made theirs</source>
        <translation>Muestra qué decidió la partida, las jugadas más costosas y los motivos de los bots</translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>No se pudo eliminar %n partida</numerusform>
            <numerusform>No se pudieron eliminar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash, so this can’t be undone.</source>
        <translation>Esta carpeta no tiene papelera. Esto no se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>No se pudo importar %n archivo</numerusform>
            <numerusform>No se pudieron importar %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Another saved game already has this name. Choose a different one.</source>
        <translation>Otra partida guardada ya tiene este nombre. Elige otro.</translation>
    </message>
    <message>
        <source>The file couldn’t be changed</source>
        <translation>No se pudo cambiar el archivo</translation>
    </message>
    <message>
        <source>The folder “{folder}” can’t be read: {reason}.</source>
        <translation>No se puede leer la carpeta «{folder}»: {reason}.</translation>
    </message>
    <message>
        <source>Some saved games aren’t listed</source>
        <translation>Algunas partidas guardadas no están en la lista</translation>
    </message>
    <message>
        <source>The saved games couldn’t be listed</source>
        <translation>No se pudo hacer la lista de partidas guardadas</translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Scoring overview, and how {name} is doing</source>
        <translation>Resumen de la puntuación, y cómo va {name}</translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation>Al final de cada época</translation>
    </message>
    <message>
        <source>{mine} (most {most}, fewest {fewest})</source>
        <comment>Amounts: 3 (most 4, fewest 0)</comment>
        <translation>{mine} (máximo: {most}, mínimo: {fewest})</translation>
    </message>
    <message>
        <source>total {mine} (highest {most}, lowest {fewest})</source>
        <comment>Of suns</comment>
        <translation>suma {mine} (la más alta: {most}, la más baja: {fewest})</translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation>{tiles} (máximo: {most})</translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation>Solo al final de la partida</translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation>Losetas que no puntúan</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>si terminara ahora</translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation>Ahora: {standing}</translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation>Conservas las losetas.</translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation>Se descartan después de cada época.</translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation>Se descartan después de cada época: {tiles}.</translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>Points with a sign: −2 now</comment>
        <translation>{points} por ahora</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation>Señala un número, o selecciónalo con las flechas del teclado, para ver de dónde sale.</translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation>Ankhs ganados</translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation>Esta época</translation>
    </message>
    <message>
        <source>Fame is face down. The fame from finished epochs is shown when the game is over.</source>
        <translation>La fama está boca abajo. La de las épocas terminadas se muestra al final de la partida.</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <comment>A row of the score sheet: what is given back so that fame is not below 0</comment>
        <translation>Nunca menos de 0</translation>
    </message>
    <message>
        <source>The other players’ fame is face down.</source>
        <translation>La fama de los demás está boca abajo.</translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation>Todas las épocas terminadas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation>{tiles}, {points} por loseta</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna loseta</translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n tipo</numerusform>
            <numerusform>%n tipos diferentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n loseta de Nilo, pero ninguna inundación</numerusform>
            <numerusform>%n losetas de Nilo, pero ninguna inundación</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of a kind</source>
        <translation>ningún tipo tres veces</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>menos de %n de cada tipo</numerusform>
            <numerusform>menos de %n de cada tipo</numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation>sin mayoría en ningún tipo</translation>
    </message>
    <message>
        <source>no complete buildings</source>
        <translation>ningún edificio completo</translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n edificio completo</numerusform>
            <numerusform>%n edificios completos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>edificios completos de %n tipo</numerusform>
            <numerusform>edificios completos de %n tipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n plaga</numerusform>
            <numerusform>%n plagas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n piedra o cámara</numerusform>
            <numerusform>%n piedras y cámaras</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of one colour</source>
        <translation>ningún color tres veces</translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation>
            <numerusform>%n ankh</numerusform>
            <numerusform>%n ankhs</numerusform>
        </translation>
    </message>
    <message>
        <source>{ankhs}, {more} of them for this epoch’s people</source>
        <translation>{ankhs}, de ellos {more} por las personas de esta época</translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>personas de %n tipo</numerusform>
            <numerusform>personas de %n tipos</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation>La pista de Ra está llena.</translation>
    </message>
    <message>
        <source>No one has a sun left.</source>
        <translation>A nadie le quedan soles.</translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation>{before} {points} son {after}</translation>
    </message>
    <message>
        <source>No tiles are discarded.</source>
        <translation>No se descarta ninguna loseta.</translation>
    </message>
    <message>
        <source>Discarded: {tiles}.</source>
        <translation>Se descartan: {tiles}.</translation>
    </message>
    <message>
        <source>No tiles are kept.</source>
        <translation>No se conserva ninguna loseta.</translation>
    </message>
    <message>
        <source>Kept for the next epoch: {tiles}.</source>
        <translation>Se conservan para la próxima época: {tiles}.</translation>
    </message>
    <message>
        <source>after the priests removed one</source>
        <comment>After a number of plagues</comment>
        <translation>tras llevarse una los sacerdotes</translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n faraón</numerusform>
            <numerusform>%n faraones</numerusform>
        </translation>
    </message>
    <message>
        <source>no pharaohs</source>
        <translation>ningún faraón</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>más que nadie</translation>
    </message>
    <message>
        <source>tied for the most</source>
        <translation>empate con quien más tiene</translation>
    </message>
    <message>
        <source>the fewest</source>
        <translation>menos que nadie</translation>
    </message>
    <message>
        <source>tied for the fewest</source>
        <translation>empate con quien menos tiene</translation>
    </message>
    <message>
        <source>no longer the fewest</source>
        <translation>ya hay quien tiene menos</translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation>suma de soles {total}</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>Total of suns</comment>
        <translation>la más alta</translation>
    </message>
    <message>
        <source>tied for the highest</source>
        <comment>Total of suns</comment>
        <translation>empate con la más alta</translation>
    </message>
    <message>
        <source>no longer the highest</source>
        <comment>Total of suns</comment>
        <translation>ya hay una más alta</translation>
    </message>
    <message>
        <source>the lowest</source>
        <comment>Total of suns</comment>
        <translation>la más baja</translation>
    </message>
    <message>
        <source>tied for the lowest</source>
        <comment>Total of suns</comment>
        <translation>empate con la más baja</translation>
    </message>
    <message>
        <source>no longer the lowest</source>
        <comment>Total of suns</comment>
        <translation>ya hay una más baja</translation>
    </message>
    <message>
        <source>no longer the most</source>
        <translation>ya hay quien tiene más</translation>
    </message>
    <message>
        <source>the same as everyone else</source>
        <translation>igual que los demás</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>en medio</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation>&amp;Persona en este ordenador</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>Pe&amp;rsonaje</translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation>&amp;Ver desde aquí</translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation>Muestra este puesto en la parte de abajo de la mesa</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Next player</source>
        <translation>Jugador siguiente</translation>
    </message>
    <message>
        <source>Panel of {name}</source>
        <translation>Panel de {name}</translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation>Si la época terminara ahora</translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation>Soles para pujar en esta época</translation>
    </message>
    <message>
        <source>Suns so far for the next epoch</source>
        <translation>Soles ya ganados para la próxima época</translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation>Soles usados en esta época</translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation>Quién puede superar a quién</translation>
    </message>
    <message>
        <source>No suns left to bid in this epoch.</source>
        <translation>No queda ningún sol para pujar en esta época.</translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} in total.</source>
        <translation>Al final de la partida cuentan todos los soles: {total} en total.</translation>
    </message>
    <message>
        <source>No one can outbid the {sun}.</source>
        <translation>Nadie puede superar al {sun}.</translation>
    </message>
    <message>
        <source>Can outbid the {sun}: {players}.</source>
        <translation>Pueden superar al {sun}: {players}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Ayuda durante la partida</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Sonido y voz</translation>
    </message>
    <message>
        <source>The coach watches when you play alone against bots</source>
        <translation>El entrenador observa cuando juegas a solas contra bots</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Según el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Tranquila</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantánea</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Papyrus</source>
        <translation>&amp;Papiro</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Noche</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Reducido</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Completo</translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation>Pista de &amp;Ra</translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation>Como en la &amp;edición</translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation>&amp;Losetas de Ra</translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation>&amp;Barca solar</translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation>&amp;Nombres de las losetas</translation>
    </message>
    <message>
        <source>Show the scoring step &amp;by step</source>
        <translation>Mostrar la puntuación pa&amp;so a paso</translation>
    </message>
    <message>
        <source>Players’ rem&amp;arks</source>
        <translation>&amp;Comentarios de los jugadores</translation>
    </message>
    <message>
        <source>Cover the table between t&amp;urns</source>
        <translation>C&amp;ubrir la mesa entre turnos</translation>
    </message>
    <message>
        <source>Covers the table until the next player is ready, if fame is face down</source>
        <translation>Cubre la mesa hasta que la siguiente persona esté lista, si la fama está boca abajo</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>Hacer las &amp;jugadas forzadas automáticamente</translation>
    </message>
    <message>
        <source>For example, passes for you when there is nothing else you can do</source>
        <translation>Por ejemplo, pasa por ti cuando no puedes hacer otra cosa</translation>
    </message>
    <message>
        <source>Confirm moves with a second clic&amp;k</source>
        <translation>&amp;Hacer las jugadas con un segundo clic</translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation>Permitir su&amp;gerencias</translation>
    </message>
    <message>
        <source>Shows the best moves and your chance of winning</source>
        <translation>Muestra las mejores jugadas y tu probabilidad de ganar</translation>
    </message>
    <message>
        <source>Shows how much fame each of your suns is worth until the epoch ends. Needs take-backs and hints</source>
        <translation>Muestra cuánta fama vale cada uno de tus soles hasta el final de la época. Requiere rectificaciones y sugerencias</translation>
    </message>
    <message>
        <source>Coach: str&amp;ictness</source>
        <translation>Rigor del entrena&amp;dor</translation>
    </message>
    <message>
        <source>Gentle: only big mistakes. Strict: small ones, too</source>
        <translation>Suave: habla solo de los errores grandes. Estricto: también de los pequeños</translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation>&amp;Suave</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Estricto</translation>
    </message>
    <message>
        <source>O&amp;pponents of your strength</source>
        <translation>Rivales a tu altura</translation>
    </message>
    <message>
        <source>The quick game moves to the level at which you win about your fair share of games</source>
        <translation>La partida rápida pasa al nivel en el que ganas más o menos las partidas que te corresponden</translation>
    </message>
    <message>
        <source>Screen rea&amp;der</source>
        <translation>Lector de &amp;pantalla</translation>
    </message>
    <message>
        <source>How much a screen reader says about what happens at the table</source>
        <translation>Cuánto cuenta el lector de pantalla de lo que pasa en la mesa</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Breve</translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation>Efect&amp;os de sonido</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Vo&amp;lumen</translation>
    </message>
    <message>
        <source>Pr&amp;eview the value of the lot</source>
        <translation>Vist&amp;a previa del valor del lote</translation>
    </message>
    <message>
        <source>Your first click or key press selects a move; repeat it, or press Enter, to make the move</source>
        <translation>El primer clic o la primera tecla elige la jugada; repítelo, o pulsa Intro, para hacerla</translation>
    </message>
    <message>
        <source>Prices of suns</source>
        <translation>Precios de los soles</translation>
    </message>
    <message>
        <source>Opponents react to what happens and remember your last game, except at instant speed or with reduced motion</source>
        <translation>Los rivales reaccionan a lo que ocurre y recuerdan vuestra última partida, salvo con velocidad instantánea o movimiento reducido</translation>
    </message>
    <message>
        <source>River and crickets</source>
        <translation>Río y grillos</translation>
    </message>
    <message>
        <source>&amp;Coach: comments on your moves</source>
        <translation>&amp;Entrenador: comenta tus jugadas</translation>
    </message>
    <message>
        <source>After a bad move, tells you what was better and offers to take it back</source>
        <translation>Tras una mala jugada dice qué era mejor y te deja rectificar</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>There is only one move here.</source>
        <translation>Aquí solo hay una jugada.</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Posición {number}</translation>
    </message>
    <message>
        <source>Where tiles and suns go</source>
        <translation>Adónde van losetas y soles</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Rate every move</source>
        <translation>Valorar cada jugada</translation>
    </message>
    <message>
        <source>Review from here</source>
        <translation>Analizar desde aquí</translation>
    </message>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Guardar como problema</translation>
    </message>
    <message>
        <source>Adding to: {place}</source>
        <translation>Añadir a: {place}</translation>
    </message>
    <message>
        <source>Track and centre</source>
        <translation>Pista y centro</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}, boca abajo</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>fuera del juego</translation>
    </message>
    <message>
        <source>Sun {sun}: {where}</source>
        <translation>Sol {sun}: {where}</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>Whose turn it is</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>No game can reach this position: {reason}.</source>
        <translation>Ninguna partida puede llegar a esta posición: {reason}.</translation>
    </message>
    <message>
        <source>Kept. You’ll find it on the Puzzles page, where you can rename it.</source>
        <translation>Guardada. La encontrarás en la página de problemas, donde puedes cambiarle el nombre.</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Empezar de cero</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>No sound: Qt Multimedia couldn’t be loaded. It needs PySide6-Addons and, on Linux, libpulse.</source>
        <translation>Sin sonido: no se pudo cargar Qt Multimedia. Necesita PySide6-Addons y, en Linux, libpulse.</translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation>Sin sonido: no se encontró ningún dispositivo de audio.</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Desactivar el sonido</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Activar el sonido</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>My suns</source>
        <translation>Mis soles</translation>
    </message>
    <message>
        <source>Everyone’s suns</source>
        <translation>Los soles de todos</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Mis losetas</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>What I can do</source>
        <translation>Qué puedo hacer</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Pulsa otra vez para confirmar.</translation>
    </message>
    <message>
        <source>{name}: {up}; face down: {down}</source>
        <comment>A player and numbers of suns: 4, 7, 9; face down: none</comment>
        <translation>{name}: {up}; boca abajo: {down}</translation>
    </message>
    <message>
        <source>To beat the {sun}: {suns}</source>
        <comment>Numbers of suns: To beat the 5: 7, 9</comment>
        <translation>Para superar al {sun}: {suns}</translation>
    </message>
    <message>
        <source>Bid {sun}, the first bid.</source>
        <comment>Bid is a verb, then a noun</comment>
        <translation>Pujar con el {sun}: la primera puja.</translation>
    </message>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n espacio libre</numerusform>
            <numerusform>%n espacios libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.</source>
        <translation>Losetas de Ra en la bolsa: {ra} de {tiles}. Probabilidad de que la próxima sea Ra: {chance}.</translation>
    </message>
    <message>
        <source>You have no tiles.</source>
        <translation>No tienes losetas.</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <comment>Labels of tiles: Nile ×2, Fortress</comment>
        <translation>Tus losetas: {tiles}</translation>
    </message>
    <message>
        <source>In this epoch: {points}</source>
        <comment>Players and points: Nefer +7, Khufu −2</comment>
        <translation>En esta época: {points}</translation>
    </message>
    <message>
        <source>You can choose: {moves}</source>
        <comment>Labels of moves: Draw a tile, Invoke Ra</comment>
        <translation>Puedes elegir: {moves}</translation>
    </message>
    <message>
        <source>You can bid {suns}, or pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Puedes pasar o pujar con: {suns}.</translation>
    </message>
    <message>
        <source>You can bid {suns}, but you can’t pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>No puedes pasar. Puedes pujar con: {suns}.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Ahora mismo no tienes nada que hacer.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
    <message>
        <source>Bid {sun}, which beats the {highest}.</source>
        <comment>Bid is a verb</comment>
        <translation>Pujar con el {sun}: supera al {highest}.</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{tile}, space {space}</source>
        <comment>A tile on the auction track: Gold, space 3</comment>
        <translation>{tile}, espacio {space}</translation>
    </message>
    <message>
        <source>Turn over {tile}</source>
        <comment>{tile} is a label with both sides: Farmer/Scribe</comment>
        <translation>Voltear {tile}</translation>
    </message>
    <message>
        <source>Look at the fame of {name}</source>
        <translation>Mirar la fama: {name}</translation>
    </message>
    <message>
        <source>Open the panel of {name}</source>
        <translation>Abrir el panel: {name}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n jugada tuya</numerusform>
            <numerusform>%n jugadas tuyas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>%n resuelto</numerusform>
            <numerusform>%n resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation>¿Aún &amp;no conoces Ra?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Apren&amp;der</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>&amp;Journey</source>
        <translation>V&amp;iaje</translation>
    </message>
    <message>
        <source>and the deal of the day</source>
        <translation>y el reparto del día</translation>
    </message>
    <message>
        <source>Twelve tables up the Nile</source>
        <translation>Doce mesas Nilo arriba</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>Partidas &amp;guardadas</translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation>El juego de subastas de Reiner Knizia en el Nilo · un proyecto de aficionados, no oficial</translation>
    </message>
    <message>
        <source>Nex&amp;t lesson</source>
        <translation>Lección siguien&amp;te</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Repar&amp;to del día</translation>
    </message>
    <message>
        <source>Your game is open in another Ra Desktop window.</source>
        <translation>Tu partida está abierta en otra ventana de Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation>Partidas de Ra</translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation>Archivos CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>%n partida exportada</numerusform>
            <numerusform>%n partidas exportadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>¿Borrar todas las estadísticas?</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation>Fama por partida</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>A number of games, or the key of a chart</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>No ganadas</translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation>Media de diez partidas</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Partida {number}: {fame} punto de fama, ganada</numerusform>
            <numerusform>Partida {number}: {fame} puntos de fama, ganada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Partida {number}: {fame} punto de fama, no ganada</numerusform>
            <numerusform>Partida {number}: {fame} puntos de fama, no ganada</numerusform>
        </translation>
    </message>
    <message>
        <source>What you pay too much or too little for</source>
        <translation>Lo que pagas de más o de menos</translation>
    </message>
    <message>
        <source>A finished game counts here once its review is complete. Choose “{command}” after a game.</source>
        <translation>Una partida terminada cuenta aquí en cuanto su análisis está completo. Elige «{command}» después de una partida.</translation>
    </message>
    <message>
        <source>Fame given away</source>
        <translation>Fama perdida</translation>
    </message>
    <message>
        <source>Luck of the draws: {points} fame a game</source>
        <translation>Suerte al sacar: {points} puntos de fama por partida</translation>
    </message>
    <message>
        <source>Won with average luck</source>
        <translation>Ganadas con suerte media</translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Contando… queda %n partida</numerusform>
            <numerusform>Contando… quedan %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation>Ninguna partida terminada coincide con los filtros de arriba.</translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation>Se están contando tus partidas terminadas. Esto ocurre una sola vez.</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Aún no hay partidas terminadas</translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation>Termina una partida para ver tus primeras estadísticas.</translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation>Contar partidas con rec&amp;tificaciones</translation>
    </message>
    <message>
        <source>Also counts games continued from a position in another game</source>
        <translation>Cuenta también las partidas continuadas desde una posición de otra partida</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation>Guarda todas las partidas en una tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Resumen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Niveles</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>Per&amp;sonajes</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>A tab: how well somebody plays</comment>
        <translation>&amp;Juego</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>%n de ellas con rectificaciones</numerusform>
            <numerusform>%n de ellas con rectificaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation>Fama media</translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation>Fama más alta</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation>Partidas desde la última victoria</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Mayor racha de victorias</translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation>De la primera jugada a la última. La mitad de tus partidas duró más.</translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation>Última partida: {date}.</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Duración típica</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>Ganadas, %</translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation>Tu fama</translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation>Fama rival</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Fame per game</source>
        <translation>Fama por partida</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Leyendo los análisis…</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Aún no hay análisis</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Partidas analizadas</translation>
    </message>
    <message>
        <source>In each decision, the best move is worth more fame than the worst. This is how much of that difference you gave away, over all decisions.</source>
        <translation>En cada decisión, la mejor jugada vale más fama que la peor. Esta es la parte de esa diferencia que has perdido, contando todas las decisiones.</translation>
    </message>
    <message>
        <source>Ra invoked too late: {late}. Too early: {early}.</source>
        <translation>Invocar a Ra demasiado tarde: {late}. Demasiado pronto: {early}.</translation>
    </message>
    <message>
        <source>Fame given away by month, as a % of what was at stake</source>
        <translation>Fama perdida por mes, en % de lo que estaba en juego</translation>
    </message>
    <message>
        <source>Fame given away per decision, by kind</source>
        <translation>Fama perdida por decisión, según el tipo</translation>
    </message>
    <message>
        <source>&amp;Finished game:</source>
        <translation>P&amp;artida terminada:</translation>
    </message>
    <message>
        <source>Your statistics start from zero. This can’t be undone. Your saved games are kept.</source>
        <translation>Tus estadísticas empiezan de cero y esto no se puede deshacer. Tus partidas guardadas se conservan.</translation>
    </message>
    <message>
        <source>The finished games couldn’t be read</source>
        <translation>No se pudieron leer las partidas terminadas</translation>
    </message>
    <message>
        <source>{habit} (certain)</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (seguro)</translation>
    </message>
    <message>
        <source>{habit} (too early to say, ± {fame})</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (aún no es seguro, ± {fame})</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Lección {number} de {all}</translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation>¡Sin un solo error!</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien hecho</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lección completa</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Juega tu primera partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Volver a Aprender</translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>Tienes %n punto de fama; para dos estrellas hacen falta {two}, y para tres, {three}.</numerusform>
            <numerusform>Tienes %n puntos de fama; para dos estrellas hacen falta {two}, y para tres, {three}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move is about as good.</source>
        <translation>Esta jugada es más o menos igual de buena.</translation>
    </message>
    <message>
        <source>That works, too</source>
        <translation>Eso también sirve</translation>
    </message>
    <message>
        <source>From an earlier lesson: {title}</source>
        <translation>De una lección anterior: {title}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{epoch}: you start.</source>
        <translation>{epoch}: empiezas tú.</translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation>{epoch}: empieza {name}.</translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation>¡Sacas Ra!</translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation>¡{name} saca Ra!</translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>Sacas {tile}. En el dorso: {other}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>{name} saca {tile}. En el dorso: {other}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Sacas {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} saca {tile}.</translation>
    </message>
    <message>
        <source>You show this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>Eliges un lado: {tile}.</translation>
    </message>
    <message>
        <source>{name} shows this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>{name} elige un lado: {tile}.</translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Juegas un dios y tomas {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} juega un dios y toma {tile}.</translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation>Subasta: pujas al final.</translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation>Subasta: {name} puja al final.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>No one bids. The tiles on the full track are discarded.</source>
        <translation>Nadie puja. Las losetas de la pista llena se descartan.</translation>
    </message>
    <message>
        <source>No one bids. The tiles stay on the track.</source>
        <translation>Nadie puja. Las losetas se quedan en la pista.</translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: pierdes {tile}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: {name} pierde {tile}.</translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>Volteas {other} y ahora muestra {tile}.</translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>{name} voltea {other} y ahora muestra {tile}.</translation>
    </message>
    <message>
        <source>{epoch}: scoring.</source>
        <translation>{epoch}: puntuación.</translation>
    </message>
    <message>
        <source>Your priests remove a plague.</source>
        <translation>Tus sacerdotes se llevan una plaga.</translation>
    </message>
    <message>
        <source>{name}’s priests remove a plague.</source>
        <translation>Los sacerdotes de {name} se llevan una plaga.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>¡Ganas la partida con %n punto de fama!</numerusform>
            <numerusform>¡Ganas la partida con %n puntos de fama!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>{name} gana la partida con %n punto de fama.</numerusform>
            <numerusform>{name} gana la partida con %n puntos de fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation>Anochece. La partida ha terminado.</translation>
    </message>
    <message>
        <source>You take over this seat.</source>
        <translation>Desde ahora juegas tú.</translation>
    </message>
    <message>
        <source>A person takes over for {name}.</source>
        <translation>Desde ahora juega una persona por {name}.</translation>
    </message>
    <message>
        <source>A bot takes over for you: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Desde ahora juega un bot por ti: {bot}.</translation>
    </message>
    <message>
        <source>A bot takes over for {name}: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Desde ahora juega un bot por {name}: {bot}.</translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation>Continúa desde la jugada {move} de otra partida</translation>
    </message>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Tus personas te dan %n ankh.</numerusform>
            <numerusform>Tus personas te dan %n ankhs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name} gana %n ankh por sus personas.</numerusform>
            <numerusform>{name} gana %n ankhs por sus personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>Ganas con el {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>{name} gana con el {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{disaster}: you lose nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: no pierdes nada.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: {name} no pierde nada.</translation>
    </message>
    <message>
        <source>You don’t use a priest.</source>
        <translation>No usas ningún sacerdote.</translation>
    </message>
    <message>
        <source>{name} doesn’t use a priest.</source>
        <translation>{name} no usa ningún sacerdote.</translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation>otro clic, o arrastra</translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation>dos clics, o arrastra</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Under suns that are out of use until the next epoch</comment>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation>debe superar al {sun}</translation>
    </message>
    <message>
        <source>worth {fame}</source>
        <comment>Under a sun: the fame that it is worth until the epoch ends</comment>
        <translation>vale {fame}</translation>
    </message>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>Vale más o menos {fame} punto de fama hasta el final de la época.</numerusform>
            <numerusform>Vale unos {fame} puntos de fama hasta el final de la época.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <comment>Where the game is played</comment>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Mostrar la hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>a farmer</source>
        <translation>un agricultor</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>un guerrero</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>un comerciante</translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation>un escriba</translation>
    </message>
    <message>
        <source>a granary</source>
        <translation>un granero</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>una fortaleza</translation>
    </message>
    <message>
        <source>a market</source>
        <translation>un mercado</translation>
    </message>
    <message>
        <source>a library</source>
        <translation>una biblioteca</translation>
    </message>
    <message>
        <source>a stone</source>
        <translation>una piedra</translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation>una cámara roja</translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation>una cámara azul</translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation>una cámara verde</translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation>una cámara amarilla</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>un sacerdote</translation>
    </message>
    <message>
        <source>a plague</source>
        <translation>una plaga</translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation>un ankh</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>un dios</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>una loseta de oro</translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation>un faraón</translation>
    </message>
    <message>
        <source>a Nile tile</source>
        <translation>una loseta de Nilo</translation>
    </message>
    <message>
        <source>a flood</source>
        <translation>una inundación</translation>
    </message>
    <message>
        <source>an art tile</source>
        <translation>una loseta de arte</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <translation>una loseta de agricultura</translation>
    </message>
    <message>
        <source>a religion tile</source>
        <translation>una loseta de religión</translation>
    </message>
    <message>
        <source>an astronomy tile</source>
        <translation>una loseta de astronomía</translation>
    </message>
    <message>
        <source>a writing tile</source>
        <translation>una loseta de escritura</translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation>un obelisco</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>un palacio</translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation>una pirámide</translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation>una esfinge</translation>
    </message>
    <message>
        <source>a statue</source>
        <translation>una estatua</translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation>una pirámide escalonada</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>un templo</translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation>un funeral</translation>
    </message>
    <message>
        <source>a drought</source>
        <translation>una sequía</translation>
    </message>
    <message>
        <source>an unrest tile</source>
        <translation>una loseta de descontento</translation>
    </message>
    <message>
        <source>an earthquake</source>
        <translation>un terremoto</translation>
    </message>
    <message>
        <source>a mausoleum</source>
        <translation>un mausoleo</translation>
    </message>
    <message>
        <source>a sanctuary</source>
        <translation>un santuario</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>una guerra</translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation>
            <numerusform>Edificio: %n loseta del mismo tipo forma un edificio completo, que vale 2. Los edificios completos de tres o cuatro tipos puntúan 5 o 10 más. Lo conservas.</numerusform>
            <numerusform>Edificio: %n losetas del mismo tipo forman un edificio completo, que vale 2. Los edificios completos de tres o cuatro tipos puntúan 5 o 10 más. Lo conservas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Edificio: %n loseta del mismo tipo forma un edificio completo, que vale 2. Los edificios completos de tres o cuatro tipos puntúan 5 o 10 más. Se descarta después de cada época.</numerusform>
            <numerusform>Edificio: %n losetas del mismo tipo forman un edificio completo, que vale 2. Los edificios completos de tres o cuatro tipos puntúan 5 o 10 más. Se descarta después de cada época.</numerusform>
        </translation>
    </message>
    <message>
        <source>People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation>Personas: quien más tiene de un tipo, al menos dos, gana 5. Tres o cuatro tipos dan 1 o 2 ankhs. Se descartan después de cada época.</translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation>Cámara: parte de tu pirámide. Al final de la partida, tres de un color puntúan 5; cuatro o más, 10. La conservas.</translation>
    </message>
    <message>
        <source>Plague: each one costs more than the last, every epoch: {points}. You keep it.</source>
        <translation>Plaga: cada una cuesta más que la anterior, en cada época: {points}. La conservas.</translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation>Ra: empieza una subasta y acerca el anochecer.</translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation>Piedra: parte de tu pirámide. Al final de la partida, 3, 6 o 10 piedras y cámaras puntúan 5, 10 o 20. La conservas.</translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests remove a plague. Discarded after each epoch.</source>
        <translation>Sacerdote: cuando lo ganas, puedes voltear una de tus personas o edificios. Puntúa 2. Tres sacerdotes se llevan una plaga. Se descarta después de cada época.</translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation>Ankh: se gana con personas de tres o cuatro tipos. Al final de la partida, dos puntúan 5; tres, 10; cuatro o más, 20. Lo conservas.</translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation>Civilización: 3, 4 o 5 tipos diferentes puntúan 5, 10 o 15. No tener ninguna cuesta 5. Se descarta después de cada época.</translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation>Monumento: puntúa solo al final de la partida, por tipos diferentes y por tres o más idénticos. Lo conservas.</translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. Discarded after each epoch.</source>
        <translation>Dios: en tu turno, juégalo para tomar una loseta de la pista que no sea otro dios. Puntúa 2 si no lo juegas. Se descarta después de cada época.</translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation>Oro: puntúa 3. Se descarta después de cada época.</translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.</source>
        <translation>Faraón: en cada época, quien tiene más gana 5 y quien tiene menos pierde 2. Lo conservas.</translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation>Nilo: puntúa 1 en cada época en la que tienes una inundación. Lo conservas.</translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.</source>
        <translation>Inundación: puntúa 1 y hace que puntúen tus losetas de Nilo. Se descarta después de cada época.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two pharaohs.</source>
        <translation>Desastre: quien se lo lleva pierde dos faraones.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.</source>
        <translation>Desastre: quien se lo lleva pierde dos inundaciones, o losetas de Nilo si se acaban las inundaciones.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two civilization tiles.</source>
        <translation>Desastre: quien se lo lleva pierde dos losetas de civilización.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two monuments.</source>
        <translation>Desastre: quien se lo lleva pierde dos monumentos.</translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation>{rule} Otro lado: {tile}.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Farmer</source>
        <translation>Agricultor</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrero</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Comerciante</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Escriba</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Granero</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercado</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation>Cámara roja</translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation>Cámara azul</translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation>Cámara verde</translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation>Cámara amarilla</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Plaga</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>God</source>
        <translation>Dios</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Faraón</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nilo</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inundación</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Arte</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agricultura</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religión</translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation>Astronomía</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisco</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palacio</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>A monument</comment>
        <translation>Pirámide</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Esfinge</translation>
    </message>
    <message>
        <source>Statue</source>
        <comment>A monument</comment>
        <translation>Estatua</translation>
    </message>
    <message>
        <source>Step pyramid</source>
        <translation variants="yes">
            <lengthvariant>Pirámide escalonada</lengthvariant>
            <lengthvariant>Escalonada</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Templo</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Funeral</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Sequía</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Descontento</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Terremoto</translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation>Mausoleo</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Santuario</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>My name will be carved in stone.</source>
        <comment>Said by the winner</comment>
        <translation>Mi nombre quedará grabado en piedra.</translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation>Un último sol bajo, y la suerte hizo el resto.</translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation>Lo que he construido seguirá en pie dentro de mil años.</translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation>Nunca lo dudé. Mis antepasados tampoco.</translation>
    </message>
    <message>
        <source>I spoke, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation>Invoqué, y Ra respondió.</translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation>La paciencia también es una oración.</translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation>El río da a quien espera la crecida.</translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation>Anoté cómo iba a terminar. ¿Quieres leerlo?</translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation>Todo mío, y contado dos veces.</translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation>Teníais que haber visto vuestras caras.</translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation>Una loseta más. Siempre fue una loseta más.</translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation>La balanza ha hablado. Caso cerrado.</translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation>Llegué con el sol más alto y me fui con todo.</translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation>Ra ha elegido.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>This position can’t become a question: no one can bid for a lot in it.</source>
        <translation>De esta posición no puede salir una pregunta: nadie puede pujar en ella por un lote.</translation>
    </message>
    <message>
        <source>There are no questions of this kind.</source>
        <translation>No hay preguntas de este tipo.</translation>
    </message>
    <message>
        <source>The sun you get in return</source>
        <translation>El sol que recibes a cambio</translation>
    </message>
    <message>
        <source>Suns and Ra tiles left</source>
        <translation>Soles y losetas de Ra que quedan</translation>
    </message>
    <message>
        <source>Tiles you keep</source>
        <translation>Losetas que conservas</translation>
    </message>
    <message>
        <source>When someone has bid</source>
        <translation>Cuando alguien ha pujado</translation>
    </message>
    <message>
        <source>When only you have suns</source>
        <translation>Cuando solo tú tienes soles</translation>
    </message>
    <message>
        <source>When the next Ra ends the epoch</source>
        <translation>Cuando el próximo Ra termina la época</translation>
    </message>
    <message>
        <source>What would you give?</source>
        <translation>¿Qué darías?</translation>
    </message>
    <message>
        <source>Bid a sun for this lot, or pass.</source>
        <translation>Puja con un sol por este lote, o pasa.</translation>
    </message>
    <message>
        <source>Now suppose it’s your turn, and no one has started an auction.</source>
        <translation>Imagina ahora que es tu turno y que nadie ha empezado una subasta.</translation>
    </message>
    <message>
        <source>Would you invoke Ra?</source>
        <translation>¿Invocarías a Ra?</translation>
    </message>
    <message>
        <source>In the end, how much fame would winning this lot with your {sun} be worth to you?</source>
        <translation>Al final, ¿cuánta fama te daría ganar este lote con tu {sun}?</translation>
    </message>
    <message>
        <source>Rule of thumb: {rule}</source>
        <translation>Regla práctica: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>¡%n acierto!</numerusform>
            <numerusform>¡%n aciertos seguidos!</numerusform>
        </translation>
    </message>
    <message>
        <source>One of two right</source>
        <translation>Has acertado una</translation>
    </message>
    <message>
        <source>Both right!</source>
        <translation>¡Has acertado las dos!</translation>
    </message>
    <message>
        <source>“{best}” and “{move}” are about equal.</source>
        <translation>«{best}» vale más o menos lo mismo que «{move}».</translation>
    </message>
    <message>
        <source>{share} kept</source>
        <comment>The share of the fame at stake that was not given away</comment>
        <translation>{share} conservado</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>error medio de {fame} punto de fama</numerusform>
            <numerusform>error medio de {fame} puntos de fama</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {count} questions: {score}. Before that: {before}.</source>
        <comment>{score}: 84% kept</comment>
        <translation>Tus últimas {count} preguntas: {score}. Antes: {before}.</translation>
    </message>
    <message>
        <source>Aim for {fame} or less.</source>
        <translation>El objetivo: {fame} o menos.</translation>
    </message>
    <message>
        <source>So far: {score}.</source>
        <translation>Hasta ahora: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Ganar con tu {sun} vale para ti más o menos {fame} punto de fama; has dicho {guess}.</numerusform>
            <numerusform>Ganar con tu {sun} vale para ti unos {fame} puntos de fama; has dicho {guess}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Mejor «{best}»: da alrededor de %n punto de fama más que «{move}».</numerusform>
            <numerusform>Mejor «{best}»: da unos %n puntos de fama más que «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Correcto: «{best}» da alrededor de %n punto de fama más que «{move}».</numerusform>
            <numerusform>Correcto: «{best}» da unos %n puntos de fama más que «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s ten for today. You kept {share} of the fame that was at stake.</source>
        <translation>Ya van las diez de hoy. Has conservado el {share} de la fama en juego.</translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>De media te equivocas en {fame} punto de fama. Así se ganan más o menos {games} de cada 100 partidas contra dos rivales de nivel Hábil; a partes iguales serían {even}.</numerusform>
            <numerusform>De media te equivocas en {fame} puntos de fama. Así se ganan más o menos {games} de cada 100 partidas contra dos rivales de nivel Hábil; a partes iguales serían {even}.</numerusform>
        </translation>
    </message>
</context>
</TS>
