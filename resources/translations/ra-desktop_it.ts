<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation>Un progetto amatoriale non ufficiale. &lt;b&gt;Ra&lt;/b&gt; e &lt;b&gt;Priests of Ra&lt;/b&gt; sono giochi di &lt;b&gt;Reiner Knizia&lt;/b&gt;. Questo programma non è affiliato né a lui né agli editori dei suoi giochi. Se ti piace, compra i giochi da tavolo.</translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation>Software libero sotto licenza MIT. Tutte le immagini e i suoni sono stati creati per questo programma.</translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation>Composto in &lt;b&gt;Forum&lt;/b&gt; di Denis Masharov e &lt;b&gt;Alegreya Sans&lt;/b&gt; di Juan Pablo del Peral, entrambi sotto la SIL Open Font License. Realizzato con Qt for Python, sotto la GNU LGPL.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Versione {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Informazioni su Qt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>your {sun} for the {centre} in the centre</source>
        <translation>il tuo {sun} per il sole {centre} al centro</translation>
    </message>
    <message>
        <source>what comes later</source>
        <comment>What only a search sees</comment>
        <translation>ciò che viene dopo</translation>
    </message>
    <message>
        <source>your {sun} spent</source>
        <translation>il tuo {sun} speso</translation>
    </message>
    <message>
        <source>“{move}” compared with “{other}”:</source>
        <comment>Above the account of a move: Lot +7 · …</comment>
        <translation>«{move}» a confronto con «{other}»:</translation>
    </message>
    <message>
        <source>this epoch</source>
        <comment>What the lot scores when this epoch ends</comment>
        <translation>quest’epoca</translation>
    </message>
    <message>
        <source>kept for later</source>
        <comment>What tiles of the lot are worth in the next epochs</comment>
        <translation>resta per dopo</translation>
    </message>
    <message>
        <source>what you can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>quel che puoi ancora ricavarne</translation>
    </message>
    <message>
        <source>what it takes from the others</source>
        <comment>Fame that a lot costs other players</comment>
        <translation>quel che toglie agli altri</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>What the tiles are worth</comment>
        <translation>Lotto</translation>
    </message>
    <message>
        <source>the {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>il sole {centre} in cambio</translation>
    </message>
    <message>
        <source>{tile} kept</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>resta {tile}</translation>
    </message>
    <message>
        <source>one tile fewer on the track</source>
        <comment>Taken with a god</comment>
        <translation>una tessera in meno nella fila</translation>
    </message>
    <message>
        <source>tiles left on the track for others</source>
        <translation>tessere lasciate nella fila per gli altri</translation>
    </message>
    <message>
        <source>another tile</source>
        <comment>On average</comment>
        <translation>un’altra tessera</translation>
    </message>
    <message>
        <source>risk of Ra</source>
        <translation>rischio di Ra</translation>
    </message>
    <message>
        <source>lot not won yet</source>
        <translation>lotto non ancora vinto</translation>
    </message>
    <message>
        <source>your {sun} kept</source>
        <translation>il tuo {sun} conservato</translation>
    </message>
    <message>
        <source>no {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>senza il sole {centre} in cambio</translation>
    </message>
    <message>
        <source>no other tile</source>
        <translation>nessun’altra tessera</translation>
    </message>
    <message>
        <source>{name} kept from this lot</source>
        <translation>{name} resta senza il lotto</translation>
    </message>
    <message>
        <source>it can still be won</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>si può ancora vincere</translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} punto fama a fine partita</numerusform>
            <numerusform>= {points} punti fama a fine partita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} punto fama a fine partita: le mosse più o meno si equivalgono</numerusform>
            <numerusform>= {points} punti fama a fine partita: le mosse più o meno si equivalgono</numerusform>
        </translation>
    </message>
    <message>
        <source>no risk of Ra</source>
        <translation>nessun rischio di Ra</translation>
    </message>
    <message>
        <source>{name} wins the auction</source>
        <translation>{name} vince l’asta</translation>
    </message>
    <message>
        <source>if you win the lot</source>
        <translation>se vinci il lotto</translation>
    </message>
    <message>
        <source>better for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>meglio per {name}</translation>
    </message>
    <message>
        <source>worse for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>peggio per {name}</translation>
    </message>
    <message>
        <source>keeps it from the others</source>
        <comment>The lot</comment>
        <translation>gli altri non lo ottengono</translation>
    </message>
    <message>
        <source>{other} given up</source>
        <comment>{other} is a label: Pharaoh</comment>
        <translation>si perde {other}</translation>
    </message>
    <message>
        <source>someone else can win it</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>può vincerlo qualcun altro</translation>
    </message>
    <message>
        <source>{name} outbids you with the {price}</source>
        <translation>{name} ti supera con il sole {price}</translation>
    </message>
    <message>
        <source>{name} keeps the {price}</source>
        <comment>A sun that would be spent if you passed</comment>
        <translation>{name} tiene il sole {price}</translation>
    </message>
    <message>
        <source>keeps it from {name}</source>
        <comment>The lot</comment>
        <translation>{name} non lo ottiene</translation>
    </message>
    <message>
        <source>chance of Ra</source>
        <comment>The next tile may be Ra, for the better</comment>
        <translation>possibilità di Ra</translation>
    </message>
    <message>
        <source>no Ra tile</source>
        <translation>nessuna tessera Ra</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation>Avanti veloce</translation>
    </message>
    <message>
        <source>Skip to scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation>Vai al punteggio</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation>Gioca un dio</translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation>Tieni il dio</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Prendi {tile}</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Prendi una tessera</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation>Gira</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Sacchetto: %n tessera</numerusform>
            <numerusform>Sacchetto: %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>next tile is Ra: {chance}</source>
        <translation>la prossima è Ra: {chance}</translation>
    </message>
    <message>
        <source>{tile}: {left} left in the bag</source>
        <translation>{tile}: {left} nel sacchetto</translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation>Nel sacchetto: {left} su {total}</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Tessere nel sacchetto</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>%n tessera nel sacchetto ha questo su un lato</numerusform>
            <numerusform>%n tessere nel sacchetto hanno questo su un lato</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The epoch is over.</source>
        <translation>L’epoca è finita.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster}: scegli la tessera da scartare (ancora %n)</numerusform>
            <numerusform>{disaster}: scegli la tessera da scartare (ancora %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster}: {name} scarta una tessera (ancora %n)</numerusform>
            <numerusform>{disaster}: {name} scarta tessere (ancora %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose which side to show: {tile} or {other}</source>
        <translation>Scegli quale lato mostrare: {tile} o {other}</translation>
    </message>
    <message>
        <source>{name} is choosing which side to show: {tile} or {other}</source>
        <translation>{name} sceglie quale lato mostrare: {tile} o {other}</translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation>Gioca un altro dio o termina il turno</translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation>{name} può giocare un altro dio</translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation>La fila è piena: devi invocare Ra</translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation>La fila è piena: invoca Ra o gioca un dio</translation>
    </message>
    <message>
        <source>The track is full – {name}’s turn</source>
        <translation>La fila è piena: turno di {name}</translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation>Tocca a te: pesca una tessera o invoca Ra</translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation>Tocca a te: pesca una tessera, invoca Ra o gioca un dio</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Turno di {name}</translation>
    </message>
    <message>
        <source>Your god will take {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Il tuo dio prende {tile}; puoi anche scegliere un’altra tessera</translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation>{name} può girare una tessera</translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or leave them as they are</source>
        <translation>Gira una delle tue tessere o lasciale come sono</translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun in the centre.</source>
        <translation>Non ci sono tessere da vincere, solo il sole al centro.</translation>
    </message>
    <message>
        <source>bidding</source>
        <comment>Under a player&apos;s name</comment>
        <translation>punta o passa</translation>
    </message>
    <message>
        <source>discarding a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>scarta una tessera</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation>scelta del lato</translation>
    </message>
    <message>
        <source>turning over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>gira una tessera</translation>
    </message>
    <message>
        <source>spending a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation>gioca un dio</translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation>senza soli</translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation>Passano tutti.</translation>
    </message>
    <message>
        <source>No one else has a sun.</source>
        <translation>Nessun altro ha più soli.</translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation>Ra!</translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation>La fila è piena!</translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation>Devi puntare</translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation>{name} deve puntare</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Puoi solo passare</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Punta o passa</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>Under the name of the person at the screen</comment>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation>La fila dell’asta è vuota.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Ritirare la mossa o continuare?</translation>
    </message>
    <message>
        <source>The others are waiting – play on?</source>
        <translation>Gli altri aspettano: continuare?</translation>
    </message>
    <message>
        <source>Still drawing – press any key to stop</source>
        <translation>Si continua a pescare: premi un tasto per fermarti</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation>Sacchetto</translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation>Sole al centro</translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation>Fila dell’asta</translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation>La prossima tessera va nella prima casella vuota da sinistra.</translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation>È calata la notte</translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation>Quando l’ultima casella si riempie, cala la notte e l’epoca finisce subito.</translation>
    </message>
    <message>
        <source>Click it twice, or drag it onto the board, to invoke Ra and start an auction.</source>
        <translation>Fai clic due volte sulla figura, o trascinala sul tabellone, per invocare Ra e aprire un’asta.</translation>
    </message>
    <message>
        <source>Held by the player who invoked Ra or drew a Ra tile, until the auction ends.</source>
        <translation>La tiene, fino alla fine dell’asta, chi ha invocato Ra o pescato una tessera Ra.</translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation>Figura di Ra</translation>
    </message>
    <message>
        <source>The winner of the auction takes this sun, face down, and leaves the winning sun in its place.</source>
        <translation>Chi vince l’asta prende questo sole, coperto, e lascia al suo posto quello con cui ha vinto.</translation>
    </message>
    <message>
        <source>You haven’t bid yet</source>
        <translation>Non hai ancora puntato</translation>
    </message>
    <message>
        <source>{name} hasn’t bid yet</source>
        <translation>{name} non ha ancora puntato</translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation>Valore del lotto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation>Tessera pescata: {tile}</translation>
    </message>
    <message>
        <source>Taking effect: {tile}</source>
        <comment>A disaster that takes tiles, or a priest that turns one over</comment>
        <translation>Effetto in corso: {tile}</translation>
    </message>
    <message>
        <source>The bag is closed</source>
        <translation>Il sacchetto è chiuso</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles, so what is left in the bag isn’t shown.</source>
        <translation>Nessuno può guardare le tessere scartate, quindi non si mostra che cosa resta nel sacchetto.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Pyramid</source>
        <comment>The one that is built of stones and chambers</comment>
        <translation>Piramide</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Inondazioni</translation>
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
        <translation>Punta i soli bassi e conserva quelli alti per un giorno migliore.</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation>Vede una pietra e pensa a un monumento.</translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation>Il suo destino è regnare. Raccoglie faraoni e soli alti dal centro.</translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation>Invoca Ra prima che gli altri abbiano contato le tessere.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation>Lascia che siano altri a invocare Ra e aspetta il momento giusto.</translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every Nile tile.</source>
        <translation>Vive sul fiume: prima le inondazioni, poi ogni tessera Nilo.</translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation>Raccoglie scrittura, arte e astronomia. Ama un po’ di tutto.</translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation>Accumula oro e dèi, e detesta separarsene.</translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation>Vuole ciò che serve di più a qualcun altro.</translation>
    </message>
    <message>
        <source>Draws one more tile even when the next Ra would end the epoch.</source>
        <translation>Pesca ancora una tessera, anche quando il prossimo Ra chiuderebbe l’epoca.</translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation>Evita le calamità e invoca Ra prima che il tempo finisca.</translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation>Punta il sole più alto e non si volta mai indietro.</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>lo scommettitore</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>il costruttore</translation>
    </message>
    <message>
        <source>the impatient one</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation>l’impaziente</translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation>la sacerdotessa paziente</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>il contadino</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>lo studioso</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>l’avara</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>il guastafeste</translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation>la temeraria</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>il magistrato</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>il generale</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation>Vede una pietra e pensa a una piramide.</translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation>Il suo destino è regnare. Raccoglie persone e soli alti dal centro.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation>Lascia che siano altri a invocare Ra e non ha mai abbastanza sacerdoti.</translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation>Raccoglie anzitutto contadini e granai. Nessuno governa a stomaco vuoto.</translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation>Raccoglie scribi e biblioteche e un po’ di tutto.</translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation>Raccoglie mercanti e mercati. Tutto ha il suo prezzo.</translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation>Evita le piaghe e invoca Ra prima che il tempo finisca.</translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation>Punta il sole più alto per guerrieri e fortezze.</translation>
    </message>
    <message>
        <source>the pharaoh’s heir</source>
        <translation>l’erede del faraone</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>«{move}» era meglio: la tua scelta ti è costata circa %n punto fama.</numerusform>
            <numerusform>«{move}» era meglio: la tua scelta ti è costata circa %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>«{move}» a prima vista sembra meglio, ma dà circa %n punto fama in meno.</numerusform>
            <numerusform>«{move}» a prima vista sembra meglio, ma dà circa %n punti fama in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation>{name} ha il sole più alto: {sun}; tu hai {suns}.</translation>
    </message>
    <message>
        <source>The winner of the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation>Chi vince la prima asta prende dal centro il sole {centre} per la prossima epoca.</translation>
    </message>
    <message>
        <source>Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.</source>
        <translation>I soli contano alla fine di quest’epoca: i tuoi fanno {sum}; il totale più alto è {most}, il più basso {least}.</translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation>Prossimi avversari nella partita rapida: {level}.</translation>
    </message>
    <message>
        <source>After three games, the coach leaves you to it. You can turn it back on in the Settings menu.</source>
        <translation>Dopo tre partite l’allenatore ti lascia fare. Puoi riattivarlo nel menu Impostazioni.</translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.</source>
        <translation>Il tuo {sun} è il sole più alto: nessuno può superarlo, quindi tienilo per un buon lotto.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation>Ben giocato</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira la mossa</translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation>Decidi di nuovo, come con Annulla</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Disattiva</translation>
    </message>
    <message>
        <source>The coach stays quiet until you turn it back on in the Settings menu</source>
        <translation>L’allenatore tace finché non lo riattivi nel menu Impostazioni</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Lapis</source>
        <translation>Lapislazzuli</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Corniola</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachite</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Ametista</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocra</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hints are turned off in the preferences</source>
        <translation>I suggerimenti sono disattivati nelle preferenze</translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation>La finestra è troppo stretta per il pannello laterale</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Quic&amp;k game</source>
        <translation>Partita rapi&amp;da</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Rivincita</translation>
    </message>
    <message>
        <source>&amp;Journey and deal of the day</source>
        <translation>Viaggio e partita del giorno</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri re&amp;centi</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva con n&amp;ome…</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Copia posi&amp;zione</translation>
    </message>
    <message>
        <source>Past&amp;e position</source>
        <extracomment>Begins a game from the position on the clipboard</extracomment>
        <translation>Incolla &amp;una posizione</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Componi una posizione…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>&amp;Partite salvate…</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Sta&amp;tistiche</translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation>Esci dalla &amp;lezione</translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation>Esci dal ro&amp;mpicapo</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Edit player…</source>
        <extracomment>The one who plays: name, face, colour</extracomment>
        <translation>&amp;Modifica giocatore…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Pesca una tessera</translation>
    </message>
    <message>
        <source>Choos&amp;e the person side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Scegli il lato della p&amp;ersona</translation>
    </message>
    <message>
        <source>Choose the bu&amp;ilding side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Scegli il lato dell’edi&amp;ficio</translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation>&amp;Invoca Ra</translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation>&amp;Gioca un dio…</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>T&amp;ermina il turno</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;ssa</translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation>Gira &amp;una tessera…</translation>
    </message>
    <message>
        <source>&amp;Keep all tiles as they are</source>
        <extracomment>Turns over no tile</extracomment>
        <translation>&amp;Non girare nessuna tessera</translation>
    </message>
    <message>
        <source>Pass in the next auction, too</source>
        <translation>Passa anche alla prossima asta</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Suggeri&amp;mento</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>A submenu: to choose a move with the arrow keys</extracomment>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Se&amp;lect next</source>
        <translation>Se&amp;leziona la successiva</translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation>Seleziona la prece&amp;dente</translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation>&amp;Conferma la selezione</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <extracomment>A submenu: how fast the bots play</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Skip the &amp;animation</source>
        <translation>Salta l’animazi&amp;one</translation>
    </message>
    <message>
        <source>Skip to my ne&amp;xt decision</source>
        <translation>Avanza fino alla mia prossima decisione</translation>
    </message>
    <message>
        <source>Cha&amp;nge the speed</source>
        <translation>Cam&amp;bia la velocità</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <extracomment>A submenu: to look through the moves of the game</extracomment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Repla&amp;y the game</source>
        <translation>Ri&amp;vedi la partita</translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation>Repla&amp;y: una mossa indietro</translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation>Replay: una mossa avanti</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>Ask: the &amp;Ra track, and the chance that the next tile is Ra</source>
        <translation>Chiedi: la fila di &amp;Ra, e quanto è probabile che la prossima tessera sia Ra</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>Anali&amp;zza la partita</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Posti</translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation>Guarda un &amp;giocatore</translation>
    </message>
    <message>
        <source>Scoring overvie&amp;w</source>
        <translation>&amp;Che cosa dà punti</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Pannello &amp;laterale</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Turn the table to the current player</source>
        <translation>Gira il &amp;tavolo verso chi è di turno</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>Impara a &amp;giocare…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Rom&amp;picapi…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Che cos’è?</translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation>&amp;Informazioni su Ra Desktop</translation>
    </message>
    <message>
        <source>Play this &amp;deal again…</source>
        <translation>Rigioca questa partita…</translation>
    </message>
    <message>
        <source>Ask: &amp;what can I do?</source>
        <translation>Chiedi: &amp;che cosa posso fare?</translation>
    </message>
    <message>
        <source>Ask: the &amp;auction track, and what it is worth</source>
        <translation>Chiedi: la &amp;fila dell’asta e quanto vale</translation>
    </message>
    <message>
        <source>Ask: my &amp;suns</source>
        <translation>Chiedi: i miei &amp;soli</translation>
    </message>
    <message>
        <source>Ask: &amp;everyone’s suns, and who can outbid me</source>
        <translation>Chiedi: i soli di tutti e chi &amp;può superarmi</translation>
    </message>
    <message>
        <source>Ask: &amp;my tiles, and what they score</source>
        <translation>Chiedi: le &amp;mie tessere e quanto valgono</translation>
    </message>
    <message>
        <source>Ask: the ba&amp;g</source>
        <translation>Chiedi: il sacc&amp;hetto</translation>
    </message>
    <message>
        <source>Ask: what happened &amp;last</source>
        <translation>Chiedi: che cosa è s&amp;uccesso</translation>
    </message>
    <message>
        <source>What is i&amp;t worth?</source>
        <translation>Quan&amp;to vale?</translation>
    </message>
    <message>
        <source>Ask a&amp;bout the table</source>
        <translation>&amp;Domande sul tavolo</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <extracomment>A submenu: who plays at this computer</extracomment>
        <translation>&amp;Giocatore</translation>
    </message>
    <message>
        <source>&amp;Add a player…</source>
        <translation>&amp;Aggiungi un giocatore…</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copia il risultato</translation>
    </message>
    <message>
        <source>Draw until a &amp;Ra tile comes</source>
        <translation>Pesca finché non esce una tessera &amp;Ra</translation>
    </message>
    <message>
        <source>Draw until a &amp;disaster comes</source>
        <translation>Pesca finché non esce una &amp;calamità</translation>
    </message>
    <message>
        <source>Draw until there are &amp;4 tiles</source>
        <translation>Pesca finché non ci sono &amp;4 tessere</translation>
    </message>
    <message>
        <source>Draw until there are &amp;6 tiles</source>
        <translation>Pesca finché non ci sono &amp;6 tessere</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;5</source>
        <translation>Pesca finché il lotto non dà &amp;5</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;10</source>
        <translation>Pesca finché il lotto non dà &amp;10</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Gioca con amici…</translation>
    </message>
    <message>
        <source>Draw until…</source>
        <translation>Pesca finché…</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Non passare più</translation>
    </message>
    <message>
        <source>Show account</source>
        <translation>Mostra il calcolo</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Metti in pausa i bot</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Take-backs aren’t allowed in this game</source>
        <translation>In questa partita non si possono ritirare le mosse</translation>
    </message>
    <message>
        <source>&amp;Edit {name}…</source>
        <translation>&amp;Modifica {name}…</translation>
    </message>
    <message>
        <source>Hide account</source>
        <translation>Nascondi il calcolo</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Nessun personaggio</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>Nessuna partita corrispondente</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutte</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Ancora nessuna partita salvata</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation>Priests of Ra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>A tab</comment>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation>Punta il sole {sun}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Scarta {tile}</translation>
    </message>
    <message>
        <source>{tile} side up</source>
        <comment>Of a two-sided tile</comment>
        <translation>Lato {tile}</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <comment>Turn over no tile</comment>
        <translation>Non girare</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Non proprio</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>La mossa migliore</translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation>Epoca {number}</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Hai vinto la partita!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} ha vinto la partita!</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation>«{line}»</translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation>Sole {sun}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation>Popolo</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Edifici</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Sacerdoti</translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation>Piaghe</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Dèi</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumenti</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Faraoni</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Civiltà</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Calamità</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Il sacchetto è vuoto.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>Of a player: what was done in the auction</comment>
        <translation>passo</translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation>{name} sta puntando</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>Di turno: {name}</translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under or beside a player&apos;s name: bid is a noun</comment>
        <translation>puntata: {sun}</translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation>Invochi Ra.</translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation>{name} invoca Ra.</translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation>Punti il sole {sun}.</translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation>{name} punta il sole {sun}.</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: does not delete anything after all</comment>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>Il risultato è negli appunti, come testo e come immagine.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation>{items} e {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>The end of a choice in a sentence: 4, 7 or 9</comment>
        <translation>{items} o {last}</translation>
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
            <numerusform>{number} punto fama</numerusform>
            <numerusform>{number} punti fama</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of 100 games</source>
        <comment>A number, with or without a sign</comment>
        <translation>{number} su 100 partite</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>The game can’t be continued</source>
        <translation>Impossibile continuare la partita</translation>
    </message>
    <message>
        <source>Face down: can’t be used until the next epoch.</source>
        <translation>Coperto: non si può usare fino alla prossima epoca.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Share the result</source>
        <translation>Condividi il risultato</translation>
    </message>
    <message>
        <source>Copy picture and text</source>
        <translation>Copia immagine e testo</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Salva l’immagine…</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved</source>
        <translation>Non è stato possibile salvare l’immagine</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Condividi…</translation>
    </message>
    <message>
        <source>won</source>
        <comment>Of a mark of a place</comment>
        <translation>ottenuto</translation>
    </message>
    <message>
        <source>not won yet</source>
        <comment>Of a mark of a place</comment>
        <translation>non ancora ottenuto</translation>
    </message>
    <message>
        <source>New feat: {feat}</source>
        <translation>Nuova impresa: {feat}</translation>
    </message>
    <message>
        <source>Reach the place</source>
        <translation>Raggiungi il luogo</translation>
    </message>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Vinci con almeno %n punto fama di vantaggio</numerusform>
            <numerusform>Vinci con almeno %n punti fama di vantaggio</numerusform>
        </translation>
    </message>
    <message>
        <source>Win without a mistake, as the review sees it</source>
        <translation>Vinci senza errori, secondo l’analisi</translation>
    </message>
    <message>
        <source>Bots are still playing this deal in your seat. You’ll see here how they do.</source>
        <translation>I bot stanno ancora giocando al tuo posto. Qui vedrai come se la cavano.</translation>
    </message>
    <message>
        <source>The next deal comes at midnight.</source>
        <translation>La prossima partita del giorno arriva a mezzanotte.</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>La stessa partita</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}: %n partita vinta</numerusform>
            <numerusform>{name}: %n partite vinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n partita insieme</numerusform>
            <numerusform>%n partite insieme</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} with this game</source>
        <translation>{change} con questa partita</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>La tua valutazione</translation>
    </message>
    <message>
        <source>Next: {place}</source>
        <comment>A button: sets out for the next place</comment>
        <translation>Avanti: {place}</translation>
    </message>
    <message>
        <source>Same deal again…</source>
        <translation>Ancora la stessa partita…</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <comment>In the ranking: 2nd of 4</comment>
        <translation>{place} su {players}</translation>
    </message>
    <message>
        <source>more than {level} ({fame})</source>
        <translation>più di {level} ({fame})</translation>
    </message>
    <message>
        <source>as much as {level} ({fame})</source>
        <translation>quanto {level} ({fame})</translation>
    </message>
    <message>
        <source>less than {level} ({fame})</source>
        <translation>meno di {level} ({fame})</translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}: {place} su {players}, con %n punto fama.</numerusform>
            <numerusform>{title}, {date}: {place} su {players}, con %n punti fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>I played with help.</source>
        <translation>Ho giocato con qualche aiuto.</translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Vecchio Regno</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Regno di Mezzo</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Nuovo Regno</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>Ancora %n tessera Ra prima della notte</numerusform>
            <numerusform>Ancora %n tessere Ra prima della notte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation>Qualcosa è andato storto. La partita è salvata e puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Mostra il registro</translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation>Continua dal salvataggio automatico</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Vai alla pagina iniziale</translation>
    </message>
    <message>
        <source>Ra Desktop has been removed</source>
        <translation>Ra Desktop è stato rimosso</translation>
    </message>
    <message>
        <source>Its files are no longer on this computer, so it has to close. Your games are safe.</source>
        <translation>I suoi file non sono più su questo computer, quindi deve chiudersi. Le tue partite sono al sicuro.</translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation>Il file è danneggiato: {reason}.</translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation>La partita nel file viola le regole: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation>Si è verificato un errore imprevisto ({reason}). Le tue partite sono al sicuro. I dettagli sono nel registro.</translation>
    </message>
    <message>
        <source>The game got stuck</source>
        <translation>La partita si è bloccata</translation>
    </message>
    <message>
        <source>Ra Desktop can’t start</source>
        <translation>Impossibile avviare Ra Desktop</translation>
    </message>
    <message>
        <source>Something it needs is missing or damaged, so try installing it again. Your saved games are safe.
The log has the details: {file}</source>
        <translation>Manca o è danneggiato qualcosa di necessario: prova a reinstallare Ra Desktop. Le tue partite salvate sono al sicuro.
I dettagli sono nel registro: {file}</translation>
    </message>
    <message>
        <source>This isn’t a saved game from Ra Desktop: {reason}.</source>
        <translation>Non è una partita salvata di Ra Desktop: {reason}.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Ra Desktop ({reason}). Update the program to open it.</source>
        <translation>Il file è stato salvato da una versione più recente di Ra Desktop ({reason}). Aggiorna il programma per aprirlo.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Impossibile leggere il file: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}. Nothing is lost.</source>
        <translation>Impossibile salvare il file: {reason}. Nulla è andato perso.</translation>
    </message>
    <message>
        <source>{problem}
Where in the file: {place}</source>
        <translation>{problem}
Posizione nel file: {place}</translation>
    </message>
    <message>
        <source>The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}.</source>
        <translation>Il file era danneggiato, quindi Ra Desktop ne ha creato uno nuovo. Quello danneggiato è conservato come {file}.</translation>
    </message>
    <message>
        <source>Some entries were damaged and left out. The original file is kept as {file}.</source>
        <translation>Alcune voci erano danneggiate e sono state tralasciate. Il file originale è conservato come {file}.</translation>
    </message>
    <message>
        <source>The file can’t be read ({reason}). Until it can, nothing is saved in it.</source>
        <translation>Impossibile leggere il file ({reason}). Per ora non vi viene salvato nulla.</translation>
    </message>
    <message>
        <source>Changes can’t be saved ({reason}). They last until you close Ra Desktop.</source>
        <translation>Impossibile salvare le modifiche ({reason}). Valgono fino alla chiusura di Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Your own move</source>
        <translation>La tua mossa</translation>
    </message>
    <message>
        <source>Show the best move and why</source>
        <translation>Mostra la mossa migliore e perché</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Lascia questo per dopo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>That’s my guess</source>
        <translation>La mia stima</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: next item. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation>{next}: elemento successivo. {close}: chiudi.</translation>
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
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Falco</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Ventaglio</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pesce</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Uva</translation>
    </message>
    <message>
        <source>Harp</source>
        <translation>Arpa</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Giara</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Vela</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Bastone</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>Feat</source>
        <translation>Impresa</translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Prima volta</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Imprese</translation>
    </message>
    <message>
        <source>Compares you with the bots’ levels. Your results count, and so does what your choices cost; the luck of the tiles counts less.</source>
        <translation>Ti confronta con i livelli dei bot. Contano i tuoi risultati e quanto sono costate le tue scelte; la fortuna delle tessere conta meno.</translation>
    </message>
    <message>
        <source>Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a player usually does.</source>
        <translation>Partite che non contano per valutazione e imprese: {count}. Sono state ritirate mosse, oppure sapevi più di quanto un giocatore sappia di solito.</translation>
    </message>
    <message>
        <source>Finished a game</source>
        <translation>Prima partita conclusa</translation>
    </message>
    <message>
        <source>Won a game</source>
        <translation>Prima partita vinta</translation>
    </message>
    <message>
        <source>Won three games in a row</source>
        <translation>Tre partite vinte di fila</translation>
    </message>
    <message>
        <source>Won five games in a row</source>
        <translation>Cinque partite vinte di fila</translation>
    </message>
    <message>
        <source>Finished ten games</source>
        <translation>Dieci partite concluse</translation>
    </message>
    <message>
        <source>Finished a hundred games</source>
        <translation>Cento partite concluse</translation>
    </message>
    <message>
        <source>Won with five at the table</source>
        <translation>Vittoria in cinque</translation>
    </message>
    <message>
        <source>Won all three games: Classic, Solar boat and Priests of Ra</source>
        <translation>Vittorie in tutti e tre i giochi: Classico, Barca solare e Priests of Ra</translation>
    </message>
    <message>
        <source>Won with two, three, four and five players</source>
        <translation>Vittorie in due, tre, quattro e cinque</translation>
    </message>
    <message>
        <source>Ended a game with 50 fame or more</source>
        <translation>Una partita conclusa con almeno 50 punti fama</translation>
    </message>
    <message>
        <source>Won by 20 fame or more</source>
        <translation>Vittoria con almeno 20 punti fama di vantaggio</translation>
    </message>
    <message>
        <source>Won by the tie-break</source>
        <translation>Vittoria allo spareggio</translation>
    </message>
    <message>
        <source>Ended a game with no fame at all</source>
        <translation>Una partita conclusa senza alcuna fama</translation>
    </message>
    <message>
        <source>Won with the lowest total of suns</source>
        <translation>Vittoria con il totale di soli più basso</translation>
    </message>
    <message>
        <source>Had the highest total of suns</source>
        <translation>Il totale di soli più alto</translation>
    </message>
    <message>
        <source>Won without scoring for the Nile</source>
        <translation>Vittoria senza punti per il Nilo</translation>
    </message>
    <message>
        <source>Scored 15 for sets of the same monument</source>
        <translation>15 punti fama per monumenti uguali</translation>
    </message>
    <message>
        <source>Had the most pharaohs in all three epochs</source>
        <translation>Più faraoni di tutti in tutte e tre le epoche</translation>
    </message>
    <message>
        <source>Scored 25 for civilization tiles in one game</source>
        <translation>25 punti fama per tessere Civiltà in una partita</translation>
    </message>
    <message>
        <source>Scored 15 for the pyramid in one game</source>
        <translation>15 punti fama per la piramide in una partita</translation>
    </message>
    <message>
        <source>Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}</source>
        <translation>Valutazione {mean} ± {error}, da {games} partite. Principiante: {novice}; Esperto: {expert}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Ratings by game and number of players</source>
        <translation>Valutazioni per gioco e numero di giocatori</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>A tab: rating, form and feats of a player</comment>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>Won against twelve different characters</source>
        <translation>Vittorie contro dodici personaggi diversi</translation>
    </message>
    <message>
        <source>Won by just 1 fame</source>
        <translation>Vittoria per 1 punto fama</translation>
    </message>
    <message>
        <source>Won against bots at level {level} or above</source>
        <translation>Vittoria contro bot di livello {level} o superiore</translation>
    </message>
    <message>
        <source>Owned all eight kinds of monument</source>
        <translation>Tutti e otto i tipi di monumento</translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>La tua valutazione compare dopo %n partita contro bot, senza mosse ritirate.</numerusform>
            <numerusform>La tua valutazione compare dopo %n partite contro bot, senza mosse ritirate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>it is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>{value} is not a number from {least} to {most}</source>
        <translation>{value} non è un numero da {least} a {most}</translation>
    </message>
    <message>
        <source>{value} does not belong here</source>
        <translation>{value} è fuori posto</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>manca {value}</translation>
    </message>
    <message>
        <source>there are only {count} {name} tiles</source>
        <translation>troppe tessere {name}: ce ne sono al massimo {count}</translation>
    </message>
    <message>
        <source>format {version}</source>
        <translation>formato {version}</translation>
    </message>
    <message>
        <source>there is a gap on the auction track that no god can have left</source>
        <translation>nella fila dell’asta c’è un vuoto che nessun dio può aver lasciato</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>that move is not legal at that point</source>
        <translation>in quel punto questa mossa non è possibile</translation>
    </message>
    <message>
        <source>{value} is unknown</source>
        <translation>{value} è sconosciuto</translation>
    </message>
    <message>
        <source>{value} appears twice</source>
        <translation>{value} compare due volte</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>manca qualcosa</translation>
    </message>
    <message>
        <source>expected {name}, not {value}</source>
        <translation>ci vuole {name}, non {value}</translation>
    </message>
    <message>
        <source>players can’t keep {value}</source>
        <translation>{value} non si può tenere</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>its name isn’t valid</source>
        <translation>non è un nome di file valido</translation>
    </message>
    <message>
        <source>there is already a file with that name</source>
        <translation>esiste già un file con quel nome</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>spazio su disco esaurito</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>every player must have the same number of suns, at most {count}; {seat}: {value}</source>
        <translation>tutti devono avere lo stesso numero di soli, al massimo {count}; {seat}: {value}</translation>
    </message>
    <message>
        <source>{seat}: no sun face up</source>
        <translation>{seat}: nessun sole scoperto</translation>
    </message>
    <message>
        <source>{seat}: too many tiles for the lots won; each lot won turns one sun face down</source>
        <translation>{seat}: troppe tessere per i lotti vinti; ogni lotto copre un sole</translation>
    </message>
    <message>
        <source>sun {count} is in the centre until a lot is won</source>
        <translation>il sole {count} è al centro finché non si vince un lotto</translation>
    </message>
    <message>
        <source>the winner of the first lot has sun {count} face down</source>
        <translation>chi vince il primo lotto ha il sole {count} coperto</translation>
    </message>
    <message>
        <source>something in it is not valid</source>
        <translation>qualcosa nel contenuto non è valido</translation>
    </message>
    <message>
        <source>the system reported an error</source>
        <translation>il sistema segnala un errore</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Only one game can be open at a time. You’ll find the others under Open recent.</source>
        <translation>Si può aprire una sola partita alla volta. Le altre sono in «Apri recenti».</translation>
    </message>
    <message>
        <source>Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.</source>
        <translation>Ra Desktop non riconosce queste voci del file e le ha ignorate: {names}.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>La mia partita</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Esci comunque</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Questa partita è già aperta.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved</source>
        <translation>Impossibile salvare la partita</translation>
    </message>
    <message>
        <source>If you quit now, you’ll lose the moves made since it was last saved.</source>
        <translation>Se esci ora, perdi le mosse fatte dall’ultimo salvataggio.</translation>
    </message>
    <message>
        <source>{file} couldn’t be opened</source>
        <translation>Impossibile aprire {file}</translation>
    </message>
    <message>
        <source>Some saved games couldn’t be opened</source>
        <translation>Impossibile aprire alcune partite salvate</translation>
    </message>
    <message>
        <source>This game wasn’t dealt according to the rules. You can play it, but it won’t count in your statistics.</source>
        <translation>I soli e le tessere di questa partita non sono stati distribuiti secondo le regole. Puoi giocarla, ma non conterà nelle statistiche.</translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message>
        <source>The host has turned hints off</source>
        <translation>Chi ospita ha disattivato i suggerimenti</translation>
    </message>
    <message>
        <source>That isn’t an invitation. Invitations begin with “ra-table”.</source>
        <translation>Non è un invito. Un invito comincia con «ra-table».</translation>
    </message>
    <message>
        <source>That table can’t be opened any more.</source>
        <translation>Quel tavolo non si può più aprire.</translation>
    </message>
    <message>
        <source>Ten seconds left.</source>
        <translation>Restano dieci secondi.</translation>
    </message>
    <message>
        <source>You already have a table open in another Ra Desktop window.</source>
        <translation>Hai già un tavolo in un’altra finestra di Ra Desktop.</translation>
    </message>
    <message>
        <source>Enter your name first: it is what your friends see.</source>
        <translation>Scrivi prima il tuo nome: è quello che vedono gli amici.</translation>
    </message>
    <message>
        <source>This computer doesn’t let others connect to Ra Desktop.</source>
        <translation>Questo computer non permette ad altri di connettersi a Ra Desktop.</translation>
    </message>
    <message>
        <source>Another program is using your table’s port, so the invitation has changed. Send the new one to anyone who isn’t back within a minute.</source>
        <translation>Un altro programma usa la porta del tuo tavolo, perciò l’invito è cambiato. Manda quello nuovo a chi non torna entro un minuto.</translation>
    </message>
    <message>
        <source>Time’s up: a bot has made your move.</source>
        <translation>Tempo scaduto: un bot ha giocato per te.</translation>
    </message>
    <message>
        <source>Another game has begun. Choose Play with friends in the menu to go on.</source>
        <translation>È iniziata un’altra partita. Scegli «Gioca con amici» nel menu per continuare.</translation>
    </message>
    <message>
        <source>The host has turned hints and prices off.</source>
        <translation>Chi ospita ha disattivato i suggerimenti e i prezzi dei soli.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} ha preso posto al tavolo.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} ha lasciato il tavolo.</translation>
    </message>
    <message>
        <source>{name} has lost the connection.</source>
        <translation>{name} ha perso la connessione.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} è di nuovo al tavolo.</translation>
    </message>
    <message>
        <source>The tiles didn’t come from the bag that the host’s program sealed at the start.</source>
        <translation>Le tessere non venivano dal sacchetto che il programma di chi ospita aveva sigillato all’inizio.</translation>
    </message>
    <message>
        <source>The connection was lost. Ra Desktop is trying to reconnect.</source>
        <translation>La connessione è caduta. Ra Desktop sta cercando di ristabilirla.</translation>
    </message>
    <message>
        <source>You’re at the table with {names}.</source>
        <translation>Sei al tavolo con {names}.</translation>
    </message>
    <message>
        <source>The host can’t be reached any more.</source>
        <translation>Chi ospita non è più raggiungibile.</translation>
    </message>
    <message>
        <source>This address doesn’t lead to your friend’s table any more. Ask for a new invitation.</source>
        <translation>Questo indirizzo non porta più al tavolo di chi ti ha invitato. Chiedi un nuovo invito.</translation>
    </message>
    <message>
        <source>The host has a newer version of Ra Desktop. Update yours to join.</source>
        <translation>Chi ospita ha una versione più recente di Ra Desktop. Aggiorna la tua per partecipare.</translation>
    </message>
    <message>
        <source>The host has an older version of Ra Desktop, and has to update it first.</source>
        <translation>Chi ospita ha una versione più vecchia di Ra Desktop e deve prima aggiornarla.</translation>
    </message>
    <message>
        <source>The host’s program has sent a move that the rules don’t allow.</source>
        <translation>Il programma di chi ospita ha inviato una mossa che le regole non permettono.</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>Tutti i posti a questo tavolo sono occupati.</translation>
    </message>
    <message>
        <source>This game has begun without you.</source>
        <translation>Questa partita è iniziata senza di te.</translation>
    </message>
    <message>
        <source>Your version of Ra Desktop doesn’t know the rules of this game.</source>
        <translation>La tua versione di Ra Desktop non conosce le regole di questa partita.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window.</source>
        <translation>Ora al tuo posto si gioca da un’altra finestra.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Chi ospita ha chiuso il tavolo.</translation>
    </message>
    <message>
        <source>You’ll find the game among the saved games.</source>
        <translation>Troverai la partita tra quelle salvate.</translation>
    </message>
    <message>
        <source>The table can’t be saved: {reason}</source>
        <translation>Impossibile salvare il tavolo: {reason}</translation>
    </message>
    <message>
        <source>That isn’t an address.</source>
        <translation>Questo non è un indirizzo.</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>L’invito è negli appunti.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Cerco il tavolo…</translation>
    </message>
    <message>
        <source>Waiting for everyone</source>
        <translation>Aspettiamo tutti</translation>
    </message>
    <message>
        <source>The game is on</source>
        <translation>La partita è in corso</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Nessun suggerimento</translation>
    </message>
    <message>
        <source>{name} is away, and a bot is standing in</source>
        <translation>{name} non c’è; intanto gioca un bot</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} non c’è</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>{player}, until someone joins</source>
        <translation>{player}, finché non arriva qualcuno</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Gioca con amici</translation>
    </message>
    <message>
        <source>Everyone may ask for hints</source>
        <translation>Tutti possono chiedere suggerimenti</translation>
    </message>
    <message>
        <source>Continue the current game</source>
        <translation>Continua la partita in corso</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisciti</translation>
    </message>
    <message>
        <source>Back to the previous table</source>
        <translation>Torna all’ultimo tavolo</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copia l’invito</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>If two of you play at this computer, enter both names, separated by a comma.</source>
        <translation>Se giocate in due a questo computer, scrivi entrambi i nomi separati da una virgola.</translation>
    </message>
    <message>
        <source>Your friends get an invitation. Bots take the seats that stay empty.</source>
        <translation>I tuoi amici ricevono un invito. I bot prendono i posti rimasti liberi.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unisciti a un tavolo</translation>
    </message>
    <message>
        <source>Paste the line your friend sent you.</source>
        <translation>Incolla la riga che ti hanno mandato.</translation>
    </message>
    <message>
        <source>Your address on the internet, if it’s needed</source>
        <translation>Il tuo indirizzo in Internet, se serve</translation>
    </message>
    <message>
        <source>Send the invitation to your friends, and to no one else. Others could read the moves on the way, but not change them. On the same network, that’s all you need; over the internet, you need a VPN or a forwarded port.</source>
        <translation>Manda l’invito ai tuoi amici e a nessun altro. Altri potrebbero leggere le mosse durante l’invio, ma non modificarle. Nella stessa rete basta questo; via internet serve una VPN o una porta inoltrata.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tempo per mossa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Who takes the seats that stay empty</source>
        <translation>Chi prende i posti rimasti liberi</translation>
    </message>
    <message>
        <source>Let a bot stand in for {name}</source>
        <translation>Fai giocare un bot al posto di {name}</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Gioca un’altra partita</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n secondo per mossa</numerusform>
            <numerusform>%n secondi per mossa</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Senza limite di tempo</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n tipo</numerusform>
            <numerusform>%n tipi</numerusform>
        </translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation>Altri lati: {tiles}.</translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation>{group}: {points} se l’epoca finisse ora</translation>
    </message>
    <message>
        <source>{group}: {points} in the final epoch</source>
        <translation>{group}: {points} nell’ultima epoca</translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Sacerdoti, piaghe</translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Oro, dèi</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I’m here</source>
        <translation>Sono qui</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Ora gioca {name}</translation>
    </message>
    <message>
        <source>Press {key} or click when you are ready.</source>
        <translation>Premi {key} o fai clic quando ci sei.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation>Nessun suggerimento per questa posizione.</translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation>Suggerimento: calcolo esatto</translation>
    </message>
    <message>
        <source>{move}, recommended</source>
        <translation>{move}, mossa consigliata</translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: alla fine %n punto fama sopra la media degli altri; vittorie: circa {chance}</numerusform>
            <numerusform>{move}: alla fine %n punti fama sopra la media degli altri; vittorie: circa {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: alla fine %n punto fama sotto la media degli altri; vittorie: circa {chance}</numerusform>
            <numerusform>{move}: alla fine %n punti fama sotto la media degli altri; vittorie: circa {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation>Mossa ritirata.</translation>
    </message>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Mossa ritirata. Rimetti %n tessera nel sacchetto.</numerusform>
            <numerusform>Mossa ritirata. Rimetti %n tessere nel sacchetto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation>Mossa ritirata. Il sacchetto è stato rimescolato.</translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation>Mossa ripristinata.</translation>
    </message>
    <message>
        <source>From here on, this is a new game. The original is saved as “{name}”.</source>
        <translation>Da qui è una nuova partita. La partita originale è salvata come «{name}».</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Up the Nile</source>
        <translation>Risalendo il Nilo</translation>
    </message>
    <message>
        <source>{reached} of {all} places reached</source>
        <translation>Luoghi raggiunti: {reached} su {all}</translation>
    </message>
    <message>
        <source>Share yesterday’s result…</source>
        <translation>Condividi il risultato di ieri…</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Non ancora aperto</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Gioca qui</translation>
    </message>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Secondo sigillo: vinci con almeno %n punto fama di vantaggio. Terzo: vinci senza errori.</numerusform>
            <numerusform>Secondo sigillo: vinci con almeno %n punti fama di vantaggio. Terzo: vinci senza errori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach an earlier place first.</source>
        <translation>Raggiungi prima un luogo precedente.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Rigiocala per allenarti</translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>%n partita del giorno giocata questo mese</numerusform>
            <numerusform>%n partite del giorno giocate questo mese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n avversario</numerusform>
            <numerusform>%n avversari</numerusform>
        </translation>
    </message>
    <message>
        <source>No marks yet</source>
        <translation>Ancora nessun sigillo</translation>
    </message>
    <message>
        <source>{won} of {all} marks</source>
        <translation>Sigilli: {won} su {all}</translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Il tuo risultato: %n punto fama, {place} su {players}</numerusform>
            <numerusform>Il tuo risultato: %n punti fama, {place} su {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>La prima volta: %n punto fama, {place}.</numerusform>
            <numerusform>La prima volta: %n punti fama, {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {level}: {differences}</source>
        <translation>Tu contro {level}: {differences}</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots in your seat: {results}</source>
        <translation>I bot al tuo posto: {results}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Gioca la partita di oggi</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Continua la partita di oggi</translation>
    </message>
    <message>
        <source>This deal counts only once, so there are no hints, and the coach is off.</source>
        <translation>Questa partita conta una volta sola, quindi niente suggerimenti né allenatore.</translation>
    </message>
    <message>
        <source>This deal counts only once. Do you want help?</source>
        <translation>Questa partita conta una volta sola. Vuoi un aiuto?</translation>
    </message>
    <message>
        <source>Your result will be marked “with help”, wherever it is shown.</source>
        <translation>Il tuo risultato porterà ovunque la nota «con aiuti».</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuti</translation>
    </message>
</context>
<context>
    <name>JourneyPlaces</name>
    <message>
        <source>The Delta</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Il Delta</translation>
    </message>
    <message>
        <source>Papyrus, ducks and two patient neighbours. The journey begins where the river ends.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Papiri, anatre e due vicini pazienti. Il viaggio comincia dove finisce il fiume.</translation>
    </message>
    <message>
        <source>Win against two novices.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Vinci contro due principianti.</translation>
    </message>
    <message>
        <source>Memphis</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Menfi</translation>
    </message>
    <message>
        <source>The old capital has room for one more at the table. With four players, every lot has more takers.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>La vecchia capitale ha un posto in più al tavolo. In quattro, ogni lotto ha più pretendenti.</translation>
    </message>
    <message>
        <source>Win against three novices.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Vinci contro tre principianti.</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Giza</translation>
    </message>
    <message>
        <source>The Faiyum</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Il Fayum</translation>
    </message>
    <message>
        <source>A lake, a solar boat and one opponent. Whatever you leave, she takes.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Un lago, una barca solare e una sola avversaria. Ciò che lasci, lo prende lei.</translation>
    </message>
    <message>
        <source>Hermopolis</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Ermopoli</translation>
    </message>
    <message>
        <source>No one waits here. Your host invokes Ra before the track is half full.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Qui nessuno aspetta. Chi ti ospita invoca Ra prima che la fila sia piena a metà.</translation>
    </message>
    <message>
        <source>Win against three players in a hurry.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Vinci contro tre giocatori che hanno fretta.</translation>
    </message>
    <message>
        <source>Amarna</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>The city of the sun god has two faces, and so do its tiles.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>La città del dio sole ha due facce, e le sue tessere pure.</translation>
    </message>
    <message>
        <source>Win a game of Priests of Ra.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Vinci una partita di Priests of Ra.</translation>
    </message>
    <message>
        <source>Abydos</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Abido</translation>
    </message>
    <message>
        <source>The judge of the dead sees everything: all fame lies open.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Il giudice dei morti vede tutto: tutta la fama è scoperta.</translation>
    </message>
    <message>
        <source>Win with open fame.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Vinci con la fama scoperta.</translation>
    </message>
    <message>
        <source>Dendera</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Dendera</translation>
    </message>
    <message>
        <source>Thebes</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Tebe</translation>
    </message>
    <message>
        <source>A hundred gates and five chairs. No one can win every auction here.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Cento porte e cinque sedie. Qui nessuno vince tutte le aste.</translation>
    </message>
    <message>
        <source>Come first or second of five.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Arriva tra i primi due su cinque.</translation>
    </message>
    <message>
        <source>Edfu</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>The falcon has chosen its prey: an expert who takes what you need.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Il falco ha scelto la preda: un esperto che prende ciò che ti serve.</translation>
    </message>
    <message>
        <source>Aswan</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Assuan</translation>
    </message>
    <message>
        <source>The Source</source>
        <extracomment>12-source.toml</extracomment>
        <translation>La Sorgente</translation>
    </message>
    <message>
        <source>No map goes farther. Two experts are waiting.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Nessuna mappa va oltre. Due esperti ti aspettano.</translation>
    </message>
    <message>
        <source>Win against two experts.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Vinci contro due esperti.</translation>
    </message>
    <message>
        <source>Win, and score at least 4 for different monuments.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Vinci, e ottieni almeno 4 per monumenti diversi.</translation>
    </message>
    <message>
        <source>Win, and score at least 5 for the Nile.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Vinci, e ottieni almeno 5 per il Nilo.</translation>
    </message>
    <message>
        <source>Below the cataract, the Nile gives little away.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>A valle della cateratta, il Nilo regala poco.</translation>
    </message>
    <message>
        <source>Win, and score at least 3 for gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Vinci, e ottieni almeno 3 per l’oro.</translation>
    </message>
    <message>
        <source>Win against an expert and a farmer.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Vinci contro un esperto e un contadino.</translation>
    </message>
    <message>
        <source>Win, and score no more than 12 for the Nile.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Vinci senza ottenere più di 12 per il Nilo.</translation>
    </message>
    <message>
        <source>The man who built the Great Pyramid won’t part with a single stone.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Chi ha costruito la Grande Piramide non cede una sola pietra.</translation>
    </message>
    <message>
        <source>The temple doesn’t like to give up its gods, or its gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Il tempio non ama cedere i suoi dèi, né il suo oro.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation>Seleziona il sole con questo numero</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annulla la selezione</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Apri i menu</translation>
    </message>
    <message>
        <source>Coach: take back, play on</source>
        <translation>Allenatore: ritira la mossa, continua</translation>
    </message>
    <message>
        <source>Peek at your own face-down fame: tap, or hold</source>
        <translation>Guarda la tua fama coperta, per un momento o finché tieni premuto</translation>
    </message>
    <message>
        <source>What is this? Next item, previous item</source>
        <translation>Che cos’è? Elemento successivo, elemento precedente</translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation>Replay: prima mossa, ultima mossa</translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation>Replay: turno precedente, turno successivo</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Replay: riproduci, pausa</translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation>Replay: più veloce, più lento</translation>
    </message>
    <message>
        <source>In other games</source>
        <translation>In altri giochi</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation>Lezioni: {done} su {all} · stelle: {stars} su {most}</translation>
    </message>
    <message>
        <source>Play a short lesson and learn one more rule.</source>
        <translation>Gioca una breve lezione e impara una regola in più.</translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation>La barca e due giocatori</translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation>La tua partita è di nuovo sul tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>fatta, %n stella</numerusform>
            <numerusform>fatta, %n stelle</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>prossima</translation>
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
        <translation>La barca solare</translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Ogni tessera Ra muove la barca di una casella. Quando arriva, l’epoca finisce subito.</translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Questo gioco lo conosci già: l’edizione con la barca solare si gioca come Ra. La barca attraversa il cielo e, quando arriva, l’epoca è finita.</translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Con tre giocatori la barca ha otto caselle da percorrere. Solo le tessere Ra la muovono.</translation>
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
        <translation>Pesca una tessera: fai clic sul sacchetto.</translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Hai pescato Ra: la barca è avanzata di una casella ed è iniziata un’asta. La fila è vuota e gli altri hanno passato.</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Una fila vuota e un 3 al centro: non valgono un sole. Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Hai pescato un terzo faraone. Se lo vinci, guadagni 5 e Nefer perde 2; se lo vince lei, è il contrario.</translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Ora lei guadagna 5 e tu perdi 2: 7 punti fama di distacco dalla tua unica avversaria.</translation>
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
        <translation>Pescare o invocare Ra? Decidi.</translation>
    </message>
    <message>
        <source>You drew Ra, so you bid last. Nefer had her one chance, and she bid 4.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Hai pescato Ra, quindi punti alla fine. Nefer poteva puntare una volta sola, e ha puntato il 4.</translation>
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
        <translation>Vinci questo lotto spendendo il meno possibile.</translation>
    </message>
    <message>
        <source>You know all her suns: 4, 7 and 8. Your 9 beats every one of them, so in this epoch you can win any one lot you like.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Conosci tutti i suoi soli: 4, 7 e 8. Il tuo 9 li supera tutti, quindi in quest’epoca puoi vincere un lotto a tua scelta.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Due lati</translation>
    </message>
    <message>
        <source>The player who draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Chi pesca una tessera a due lati sceglie quale si vede: mostra quello che aiuta te e nascondi quello che aiuta gli altri.</translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. The player who draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Qui molte tessere hanno due lati: una persona su uno, un edificio sull’altro. Chi ne pesca una decide quale lato si vede.</translation>
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
        <translation>Pesca una tessera.</translation>
    </message>
    <message>
        <source>With two players, lots grow larger: ask 1.2 times as much for a sun.</source>
        <extracomment>boat/02-two-players.toml
----------
must-know.toml</extracomment>
        <translation>In due i lotti crescono di più: per un sole chiedi 1,2 volte tanto.</translation>
    </message>
    <message>
        <source>With a whole epoch ahead, a sun should win about 13 fame in the first epoch, 11 in the second and 8.5 in the final one. Its number hardly matters: the exchange is counted separately.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Con un’epoca intera davanti, un sole dovrebbe procurarti circa 13 punti fama nella prima, 11 nella seconda e 8,5 nell’ultima. Il suo numero conta poco: quel che dai e prendi al centro si conta a parte.</translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Hai invocato Ra con la fila vuota, Tiye ha passato e hai dovuto pagare un sole per niente. Metti prima qualcosa nella fila.</translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Mostra il lato che non aiuta Tiye.</translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Mostra il lato che si abbina alle tue tessere.</translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye prende il lotto con il suo sole più basso, e si porta via il tuo secondo contadino.</translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Persone e ankh</translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Anche la varietà conta: tre tipi di persone danno un ankh, tutti e quattro ne danno due. Tu hai contadini e un guerriero, cioè due tipi.</translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Uno scriba con una fortezza sul retro. Non hai ancora scribi.</translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Mostra il lato che può darti un ankh.</translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye ha pescato un mercante, il tuo quarto tipo, e l’ha nascosto: mostra il granaio sul retro. Tieni d’occhio ciò che mostrano gli altri.</translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Un guerriero con una fortezza sul retro. Tu hai un guerriero, Tiye ne ha due.</translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Mostra il lato che ti dà punti.</translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Una fortezza non dà punti. Con un secondo guerriero pareggeresti con Tiye, e in caso di parità tutti guadagnano 5.</translation>
    </message>
    <message>
        <source>Tiye bids 4: with the lot she would have three warriors, and you would get nothing for yours.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye punta il 4: con il lotto avrebbe tre guerrieri, e i tuoi non darebbero nulla.</translation>
    </message>
    <message>
        <source>Now Tiye has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Ora Tiye ha tre guerrieri, e tu non hai né la parità né l’ankh.</translation>
    </message>
    <message>
        <source>When the epoch ends, your farmers and your warriors score 5 each, and your three kinds win an ankh. People are discarded then, but you keep ankhs.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Alla fine dell’epoca i tuoi contadini e i tuoi guerrieri danno 5 ciascuno, e i tuoi tre tipi danno un ankh. Le persone poi si scartano, ma gli ankh li tieni.</translation>
    </message>
    <message>
        <source>Two red chambers and two stones. With them you would have nine tiles and four red chambers: 5 more for the pyramid and 10 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Due camere rosse e due pietre. Con queste avresti nove tessere e quattro camere rosse: 5 in più per la piramide e 10 per le rosse.</translation>
    </message>
    <message>
        <source>The lot is worth 5 to Tiye and 15 to you. She bids 4.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Il lotto vale 5 per Tiye e 15 per te. Lei punta il 4.</translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 10 for the red chambers. A tenth tile of any kind would add 10 more.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Se la partita finisse ora, avresti 10 per la piramide e 10 per le camere rosse. Una decima tessera, qualunque sia, ne aggiungerebbe 10.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Pescare o invocare Ra</translation>
    </message>
    <message>
        <source>A pharaoh, a gold tile and a Nile tile are on the track. They are one lot: the winner of the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Nella fila ci sono un faraone, una tessera Oro e una tessera Nilo. Formano un solo lotto: chi vince la prossima asta le prende tutte.</translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you invoked Ra. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ognuno può puntare un sole una volta sola, e tu punti alla fine perché hai invocato Ra. Il 10 di Khufu è in testa, quindi serve il tuo 13.</translation>
    </message>
    <message>
        <source>A lesson without a mistake earns three stars, and each mistake costs one. Only your first choice counts: after that, try whatever you like.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Una lezione senza errori vale tre stelle, e ogni errore ne costa una. Conta solo la prima scelta: dopo prova quello che vuoi.</translation>
    </message>
    <message>
        <source>Khufu drew a pharaoh. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Khufu ha pescato un faraone. Ogni asta ha due premi: le tessere nella fila e il sole al centro.</translation>
    </message>
    <message>
        <source>Bid the lowest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Punta il sole più basso che vince di sicuro: fai clic due volte o trascinalo al centro.</translation>
    </message>
    <message>
        <source>A gold tile is on the track, and your old 9 is in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nella fila c’è una tessera Oro, e al centro il tuo vecchio 9. In quest’epoca puoi ancora puntare il 3, il 6 e il 12.</translation>
    </message>
    <message>
        <source>There is only one tile, and you are in no hurry. Draw, and see who invokes Ra.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>C’è una sola tessera, e non hai fretta. Pesca, e guarda chi invoca Ra.</translation>
    </message>
    <message>
        <source>Why invoke Ra</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Perché invocare Ra</translation>
    </message>
    <message>
        <source>You drew and Nefer drew; then Khufu invoked Ra and had the last word. You bid your 11, and his 13 beat it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Avete pescato tu e Nefer; poi Khufu ha invocato Ra e ha avuto l’ultima parola. Hai puntato il tuo 11, e il suo 13 l’ha superato.</translation>
    </message>
    <message>
        <source>Khufu has six tiles and the 12 for his 2. You had the last word: use it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Khufu ha preso sei tessere e il 12 per il suo 2. L’ultima parola era tua: usala.</translation>
    </message>
    <message>
        <source>Six tiles and a 12 for your 4: that is what the last word is worth. Now a Nile tile and a funeral are on the track.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Sei tessere e un 12 per il tuo 4: ecco quanto vale l’ultima parola. Ora nella fila ci sono una tessera Nilo e un funerale.</translation>
    </message>
    <message>
        <source>You drew a Ra tile, so there is an auction all the same. But this time you did not ask for it, and you may pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Hai pescato una tessera Ra, quindi c’è comunque un’asta. Ma stavolta non l’hai chiesta tu, e puoi passare.</translation>
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
        <translation>Vuoi questo lotto?</translation>
    </message>
    <message>
        <source>Seven good tiles are on the track, and you have three suns. If the last Ra tile comes now, you get nothing for any of them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Nella fila ci sono sette buone tessere, e hai tre soli. Se ora esce l’ultima tessera Ra, i tuoi soli non vincono niente.</translation>
    </message>
    <message>
        <source>Khufu bids 7 for the seven tiles and the 12 in the centre. Your 8 and your 13 are both higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu punta il 7 per le sette tessere e il 12 al centro. Il tuo 8 e il tuo 13 sono entrambi più alti.</translation>
    </message>
    <message>
        <source>Khufu takes all seven tiles and the 12. There may be no other auction in this epoch to save your suns for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu prende tutte e sette le tessere e il 12. Forse in quest’epoca non ci sarà un’altra asta per i tuoi soli.</translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 12 and 13. You won the 1 and the 12, and you start, because the 13 is the highest sun.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Tutti i soli sono di nuovo scoperti, e ne hai ancora quattro: 1, 2, 12 e 13. Hai vinto l’1 e il 12, e cominci tu, perché il 13 è il sole più alto.</translation>
    </message>
    <message>
        <source>Three pharaohs are in this lot. With them you would have four: instead of losing 2 you would gain 5.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>In questo lotto ci sono tre faraoni. Con questi ne avresti quattro: invece di perdere 2 guadagneresti 5.</translation>
    </message>
    <message>
        <source>Khufu bids 3. If he wins, he will have four pharaohs, and you will have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu punta il 3. Se vince avrà quattro faraoni, e tu ne avrai meno di tutti.</translation>
    </message>
    <message>
        <source>Khufu has four pharaohs now. You have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu ora ha quattro faraoni. Tu ne hai meno di tutti, e perdi 2.</translation>
    </message>
    <message>
        <source>Four pharaohs for you, two for Nefer, one for Khufu: if nothing changes, you score 5. And you keep them, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Quattro faraoni per te, due per Nefer, uno per Khufu: se nulla cambia, guadagni 5. E li tieni, quindi la prossima epoca comincia così.</translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each Nile tile scores 1. You keep Nile tiles; floods are discarded after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Con almeno un’inondazione, ogni inondazione e ogni tessera Nilo danno 1. Le tessere Nilo le tieni; le inondazioni si scartano dopo l’epoca.</translation>
    </message>
    <message>
        <source>You have three Nile tiles, and you keep them from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Hai tre tessere Nilo, e le tieni di epoca in epoca. Senza un’inondazione nella stessa epoca non danno nulla.</translation>
    </message>
    <message>
        <source>Here is a flood, and three more Nile tiles. For you the Nile would score 7: 1 for the flood, and 1 for each of your six Nile tiles.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Ecco un’inondazione e altre tre tessere Nilo. A te il Nilo darebbe 7: 1 per l’inondazione e 1 per ognuna delle tue sei tessere Nilo.</translation>
    </message>
    <message>
        <source>A drought takes floods first, then Nile tiles, two in all. Winning this lot would now cost you the flood and one Nile tile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Una siccità prende prima le inondazioni, poi le tessere Nilo, due in tutto. Vincere questo lotto ora ti costerebbe l’inondazione e una tessera Nilo.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 3.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nefer ha passato, e Khufu punta il 3.</translation>
    </message>
    <message>
        <source>Khufu has the flood and three Nile tiles. Your own three still score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Khufu ha l’inondazione e tre tessere Nilo. Le tue tre continuano a non dare nulla.</translation>
    </message>
    <message>
        <source>One flood and six Nile tiles: you score 7 if nothing changes. The flood is discarded after the epoch, but the Nile tiles wait for the next one.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Un’inondazione e sei tessere Nilo: guadagni 7 se nulla cambia. L’inondazione si scarta dopo l’epoca, ma le tessere Nilo aspettano la prossima.</translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds score 5, four score 10, and all five score 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Senza tessere Civiltà perdi 5. Tre tipi diversi danno 5, quattro danno 10, e tutti e cinque 15.</translation>
    </message>
    <message>
        <source>A player with none loses 5. Three kinds score 5, four score 10, five score 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Chi non ne ha perde 5. Tre tipi danno 5, quattro danno 10, cinque danno 15; una seconda tessera dello stesso tipo non aggiunge nulla.</translation>
    </message>
    <message>
        <source>Agriculture is on the track, a new kind for you, and the 13 is in the centre.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Nella fila c’è una tessera Agricoltura, un tipo nuovo per te, e al centro c’è il 13.</translation>
    </message>
    <message>
        <source>Religion and astronomy are new to you as well. With this lot you would have all five kinds: 15 instead of 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Anche religione e astronomia sono nuove per te. Con questo lotto avresti tutti e cinque i tipi: 15 invece di 0.</translation>
    </message>
    <message>
        <source>Khufu has three kinds now, and you have two: 5 fame for him, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Khufu ora ha tre tipi, e tu due: 5 punti fama per lui, 0 per te.</translation>
    </message>
    <message>
        <source>All five kinds: you score 15 if nothing changes. After the epoch all civilization tiles are discarded, and everyone starts again with none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Tutti e cinque i tipi: guadagni 15 se nulla cambia. Dopo l’epoca si scartano tutte le tessere Civiltà, e tutti ricominciano senza.</translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1, so see what else comes.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>L’oro dà 3, ma il dio giocato avrebbe dato 2. Guadagni solo 1, quindi guarda che cos’altro esce.</translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. An unspent god scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Un solo monumento vale 1 a fine partita. Un dio che ti resta vale 2.</translation>
    </message>
    <message>
        <source>A sun for a single gold tile? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Un sole per una sola tessera Oro? Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral cost her nothing: she has no pharaohs. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer ha l’oro, e il funerale non le è costato nulla: non ha faraoni. I tuoi sono al sicuro.</translation>
    </message>
    <message>
        <source>Khufu drew astronomy, a new kind for you: so far you have only art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Khufu ha pescato una tessera Astronomia, un tipo nuovo per te: finora hai solo arte.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have three art tiles, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>La rivolta prende due tessere Civiltà, ma chi vince sceglie quali. Hai tre tessere Arte, e due non danno nulla.</translation>
    </message>
    <message>
        <source>You would win three new kinds. But unrest makes the others hesitate, and so the lot may get better still.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Vinceresti tre tipi nuovi. Ma la rivolta fa esitare gli altri, quindi il lotto può ancora migliorare.</translation>
    </message>
    <message>
        <source>Nefer drew Ra, and Khufu passed. First you get the new kinds and the gold; then unrest takes its two tiles, and you have two art tiles to spare.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer ha pescato Ra, e Khufu ha passato. Prima ricevi i tipi nuovi e l’oro; poi la rivolta prende due tessere, e hai due tessere Arte di troppo.</translation>
    </message>
    <message>
        <source>Nefer’s 9 beats your 7. She would not have bid her 12 against your 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Il 9 di Nefer supera il tuo 7. Contro il tuo 10 non avrebbe puntato il suo 12.</translation>
    </message>
    <message>
        <source>Nefer has the lot for her 6. Unrest leaves her only one of the new kinds, but you could have kept all three.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer ha il lotto per il suo 6. La rivolta le lascia solo uno dei tipi nuovi, ma tu avresti potuto tenerli tutti e tre.</translation>
    </message>
    <message>
        <source>Now you have three kinds, and they score 5. With four kinds you would score 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ora hai tre tipi, che danno 5. Con quattro tipi avresti 10.</translation>
    </message>
    <message>
        <source>Art, astronomy, religion, agriculture: four kinds for 10 fame, in spite of the unrest. Drought takes floods and Nile tiles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Arte, astronomia, religione, agricoltura: quattro tipi per 10 punti fama, nonostante la rivolta. La siccità prende inondazioni e tessere Nilo, il terremoto prende monumenti.</translation>
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
        <translation>Punteresti? E quale sole? Decidi.</translation>
    </message>
    <message>
        <source>The last player with a sun</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>L’ultimo giocatore con un sole</translation>
    </message>
    <message>
        <source>A full track, and ties</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Fila piena e parità</translation>
    </message>
    <message>
        <source>An epoch can cost you fame, but you never have less than 0: a player with 3 fame who loses 5 has 0.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Un’epoca può costarti fama, ma non ne hai mai meno di 0: chi ha 3 punti fama e ne perde 5 ne ha 0.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Edifici</translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Due tessere edificio uguali formano un edificio completo, che vale 2. I tuoi granai e le tue fortezze hanno dato 4 nella prima epoca.</translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>La biblioteca è l’unico tipo di edificio che ti manca; il mercante sarebbe la tua unica persona.</translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye ha aggiunto una pietra. Mezza biblioteca non dà punti, quindi questo lotto non vale ancora un sole.</translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye ha passato: hai pagato il 3 per mezza biblioteca e una pietra, e nessuna delle due dà punti. Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Completa il tuo terzo tipo di edificio.</translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Ora il lotto vale 7 per te: 2 per il mercato e 5 per tre tipi. Per Tiye non vale niente.</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>La piramide</translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Sacerdoti e piaghe</translation>
    </message>
    <message>
        <source>Pharaoh, gold, Nile and art: the art tile saves you from losing 5, and Nefer has no civilization tile either.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Faraone, oro, Nilo e arte: la tessera Arte ti evita di perdere 5, e anche Nefer non ha tessere Civiltà.</translation>
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
        <translation>C’è una puntata, e nessuno punta dopo di te.</translation>
    </message>
    <message>
        <source>You and Nefer have each won a lot with a pharaoh in it. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Tu e Nefer avete vinto un lotto a testa, con un faraone ciascuno. Finché ne avete lo stesso numero, i faraoni non danno punti a nessuno dei due.</translation>
    </message>
    <message>
        <source>It is a good lot, but Nefer could make you bid your 9 for it. You can still draw.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>È un buon lotto, ma Nefer potrebbe costringerti a puntare il 9. Puoi ancora pescare.</translation>
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
        <translation>Vinci anche così, ma punti alla fine: basta un sole più basso.</translation>
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
        <translation>Vince, ma avrebbe vinto anche un sole più basso.</translation>
    </message>
    <message>
        <source>For each number by which the sun you take is higher than the one you give, add about 0.4 fame, or 0.6 in the final epoch. If it is lower, subtract as much.</source>
        <extracomment>must-know.toml
----------
ra/11-the-exchange.toml</extracomment>
        <translation>Se il sole che prendi è più alto di quello che dai, ogni numero di differenza vale circa 0,4 punti fama, o 0,6 nell’ultima epoca. Se è più basso, ti costa altrettanto.</translation>
    </message>
    <message>
        <source>Before the final epoch, each disaster costs you about 1.5 fame more than you lose this epoch: the tiles it takes can’t score again.</source>
        <extracomment>must-know.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>Prima dell’ultima epoca, ogni calamità ti costa circa 1,5 punti fama in più di quanto perdi in quest’epoca: le tessere che toglie non daranno più punti.</translation>
    </message>
    <message>
        <source>If a Ra tile started the auction, ask for 1.5 fame more: if everyone passes, the tiles stay on the track. After another player’s bid, ask for 2.5 less: if you pass, someone else wins them.</source>
        <extracomment>must-know.toml
----------
ra/14-bid-and-call.toml</extracomment>
        <translation>Se è stata una tessera Ra ad aprire l’asta, chiedi 1,5 punti fama in più: se passano tutti, le tessere restano nella fila. Dopo la puntata di un altro, chiedi 2,5 in meno: se passi, le vince qualcun altro.</translation>
    </message>
    <message>
        <source>Having the most of a kind, at least two, scores when an epoch ends; then people are discarded. Different kinds win ankhs, which you keep until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Chi ha più persone di un tipo, almeno due, ottiene punti a fine epoca; poi le persone si scartano. Tipi diversi danno ankh, che tieni fino alla fine della partita.</translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no fame yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Il lotto ti darebbe un ankh, ma ancora nessun punto fama.</translation>
    </message>
    <message>
        <source>Tiye added a stone. To you the lot is worth 5 for the warriors, and an ankh; to Tiye, nothing yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye ha aggiunto una pietra. Per te il lotto vale 5 per i guerrieri, e un ankh; per Tiye ancora niente.</translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So collect different kinds of people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>A fine partita due ankh danno 5, tre 10, quattro o più 20. Raccogli quindi tipi diversi di persone in ogni epoca.</translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 fame is gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Ora il mercato è di Tiye, e i tuoi 7 punti fama sono persi.</translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 fame in this epoch, and 11 again in the final one. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tre edifici completi di tre tipi: 11 punti fama in quest’epoca, e di nuovo 11 nell’ultima. Con una seconda biblioteca sarebbero 18.</translation>
    </message>
    <message>
        <source>That extra tile made the lot better, but for Tiye, too: she invoked Ra at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Quella tessera in più ha migliorato il lotto, ma anche per Tiye: ha subito invocato Ra, e ora devi puntare prima di lei.</translation>
    </message>
    <message>
        <source>Tiye takes all four tiles, and you still have five: 5 fame instead of 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Tiye prende tutte e quattro le tessere, e tu ne hai ancora cinque: 5 punti fama invece di 20.</translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>C’è di più: per ogni sacerdote che vinci puoi subito girare una delle tue persone o uno dei tuoi edifici. Per te questo lotto vale 9 in tutto.</translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye vince il sacerdote con il suo sole più basso. Le tue due piaghe costano ancora 3, e il tuo mercato resta a metà.</translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Ora usa il sacerdote. Il tuo guerriero è solo contro i due di Tiye e non dà punti, ma sul retro ha un mercato.</translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Gira la tessera che completa un edificio.</translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Uno scriba solo non dà punti. Al tuo mercato manca solo una seconda tessera, ed è sul retro del tuo guerriero.</translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 fame. Turn over a tile that doesn’t score with this side up.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Hai smontato un edificio completo e perso 2 punti fama. Gira una tessera che da questo lato non dà punti.</translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye ha pescato l’ultima tessera Ra. Hai guadagnato 11 per gli edifici e 6 per i sacerdoti, meno 3 per due piaghe: 14.</translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Lascia crescere il lotto: fai di nuovo clic sul sacchetto.</translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Sei tessere, e nessun sole al tavolo supera il tuo 13. Invoca Ra, e questo lotto può essere tuo.</translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Fai clic su Invoca Ra.</translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Punta il 13: fai clic due volte o trascinalo al centro.</translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ora tutte e sei le tessere vanno a Khufu per il suo 10. Avevi il sole più alto: usalo.</translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles show what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Le sei tessere sono tue, e hai pagato solo tu: Nefer e Khufu hanno ripreso i loro soli. I numeri sopra le tue tessere mostrano quanto darebbero se l’epoca finisse ora.</translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Il sole che vinci</translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13; the small figures below them show what they would score now. The 13 is in the centre, and the winner of the next lot gets it.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer ha appena vinto tre tessere con il suo 13; i numeri piccoli sotto mostrano quanto darebbero ora. Il 13 è al centro e va a chi vince il prossimo lotto.</translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer ha di nuovo pescato Ra, e Khufu ha passato. Nefer punta dopo di te, con un 2, un 5 e un 8.</translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer ottiene entrambe le tessere e il 9 per il suo 2. Con una puntata di 3 avrebbe dovuto pagare di più.</translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer ha dovuto pagare il 5, e il tuo 3 è tornato da te. Una puntata che perde non costa niente.</translation>
    </message>
    <message>
        <source>The player who invokes Ra bids last and pays no more than it takes. If there’s nothing to win, draw.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Chi invoca Ra punta per ultimo e non paga più del necessario. Se non c’è niente da vincere, pesca.</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>La fila di Ra</translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>L’ultima tessera Ra chiude subito l’epoca: niente asta, e le tessere nella fila sono perse. Usa i tuoi soli in tempo.</translation>
    </message>
    <message>
        <source>The bag started with 30 Ra tiles; 22 are left among its 161 tiles. “Next tile is Ra: 14%” on the bag’s page means that about six other tiles come before the next one: that is how long you can wait.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>All’inizio il sacchetto conteneva 30 tessere Ra; ora ne restano 22 tra le sue 161 tessere. Nella pagina del sacchetto, «la prossima è Ra: 14%» vuol dire che prima della prossima tessera Ra ne escono circa altre sei: tanto puoi aspettare.</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Faraoni</translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>I faraoni si contano alla fine di ogni epoca. Nefer ne ha due; tu e Khufu ne avete uno a testa.</translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nilo e inondazioni</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Civiltà</translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Arte, scrittura, religione, astronomia, agricoltura: cinque tipi di civiltà. Tu hai due tipi, che valgono 0.</translation>
    </message>
    <message>
        <source>Unrest: the winner of this lot must discard two civilization tiles. With this lot you already had all five kinds: there was nothing more to gain.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Rivolta: chi vince questo lotto deve scartare due tessere Civiltà. Con questo lotto avevi già tutti e cinque i tipi: non c’era altro da guadagnare.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 5.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Nefer ha passato, e Khufu punta il 5.</translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Oro e dèi</translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>L’oro vale 3. Un dio vale 2, oppure lo giochi invece di pescare e prendi una tessera dalla fila senza asta.</translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Nel tuo turno puoi giocare un dio invece di pescare e prendere qualsiasi tessera dalla fila, tranne un altro dio. Niente asta, niente soli.</translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Khufu ha pescato un tempio, Nefer un faraone. Non hai faraoni e perderesti 2; con questo guadagneresti 5.</translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Fai clic su Gioca un dio, poi sul faraone nella fila.</translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Hai pescato Ra, e Nefer punta il 12 per il lotto, quindi il faraone ti costa il 13. Un dio l’avrebbe preso senza asta.</translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Un’asta ti costerebbe l’ultimo sole, e Nefer può puntare. Un dio prende il faraone subito.</translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Il faraone è tuo. Puoi giocare anche l’altro dio: l’oro vale 3, il dio stesso varrebbe 2.</translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Prendi l’oro: fai clic sulla tessera nella fila.</translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Due buone tessere, e il tuo 13 è ancora lì da puntare. I vuoti nella fila si riempiono con le prossime tessere pescate.</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Calamità</translation>
    </message>
    <message>
        <source>Each disaster takes two tiles of one category from the winner. Leave it to another player, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ogni calamità toglie a chi la vince due tessere di una categoria. Lasciala a un altro, o vincila quando ti costa poco.</translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Hai pescato un funerale, e poi Nefer ha pescato Ra. Chi vince ottiene l’oro, ma perde due faraoni, e tu ne hai due.</translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Un tipo nuovo non basta: hai solo arte. Pesca ancora una volta.</translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>I monumenti e la fine</translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Dopo la terza epoca i monumenti danno punti per tipi diversi e per gruppi uguali, e i tuoi soli si sommano: il totale più alto guadagna 5, il più basso perde 5.</translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Fino a sei tipi valgono 1 ciascuno, sette tipi valgono 10, tutti e otto 15. Tre dello stesso tipo aggiungono 5, quattro 10, cinque 15.</translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Il tempio per te vale 4, e un’altra tessera potrebbe farne un ottimo lotto. Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Alla fine ognuno somma i suoi soli, scoperti e coperti. Il totale più alto guadagna 5, il più basso perde 5.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Lo scambio</translation>
    </message>
    <message>
        <source>Look at the sun in the centre before you look at the tiles: a high one is worth a bid, a low one makes every bid more expensive.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Guarda il sole al centro prima delle tessere: uno alto merita una puntata, uno basso rende più cara ogni puntata.</translation>
    </message>
    <message>
        <source>The winner of a lot gives one sun and takes the one in the centre for the next epoch. That exchange can be worth more than the tiles.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Chi vince un lotto dà un sole e prende quello al centro per la prossima epoca. Questo scambio può valere più delle tessere.</translation>
    </message>
    <message>
        <source>The lot is a Nile tile and a pharaoh, and Nefer bid 6. But the 12 in the centre is five higher than your 7.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Il lotto è una tessera Nilo e un faraone, e Nefer ha puntato il 6. Ma il 12 al centro supera di cinque il tuo 7.</translation>
    </message>
    <message>
        <source>That wins, too, but the higher the sun you give, the less the exchange is worth.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Vinci anche così, ma più alto è il sole che dai, meno vale lo scambio.</translation>
    </message>
    <message>
        <source>Nefer wins both tiles with her 6, and takes the 12 back.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Nefer vince tutte e due le tessere con il suo 6 e prende il 12.</translation>
    </message>
    <message>
        <source>The 12 for your 7 is worth about 2 fame, and you get the tiles on top of that. The preview below your tiles counts only the lot: add the exchange yourself.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Il 12 per il tuo 7 vale circa 2 punti fama, e in più ci sono le tessere. L’anteprima sotto le tue tessere conta solo il lotto: aggiungi tu lo scambio.</translation>
    </message>
    <message>
        <source>Now it is the other way round. The sun in the centre is low, and only your highest sun beats the bid.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Ora è il contrario. Il sole al centro è basso, e solo il tuo sole più alto supera la puntata.</translation>
    </message>
    <message>
        <source>These tiles are good, but you give a high sun for a low one, and have one sun fewer for better lots.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Queste tessere sono buone, ma dai un sole alto per uno basso, e hai un sole in meno per lotti migliori.</translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Quanto vale un sole</translation>
    </message>
    <message>
        <source>You invoked Ra because this lot is worth your highest sun. A lower one would have won it, but now Nefer has it for her 8.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Hai invocato Ra perché questo lotto vale il tuo sole più alto. Uno più basso l’avrebbe vinto, ma ora ce l’ha Nefer per il suo 8.</translation>
    </message>
    <message>
        <source>With three players, 40 fame is a good score, and 50 often wins. Each place of the journey has three marks to collect: for its task, for a clear win and for a win without a mistake.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>In tre, 40 punti fama sono un buon risultato, e con 50 spesso si vince. Ogni luogo del viaggio ha tre sigilli: per il suo compito, per una vittoria netta e per una vittoria senza errori.</translation>
    </message>
    <message>
        <source>With four players you have three suns for three lots, nine Ra tiles end the epoch, and usually only one player scores for the most pharaohs.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>In quattro hai tre soli per tre lotti, nove tessere Ra chiudono l’epoca, e di solito solo un giocatore prende punti per il maggior numero di faraoni.</translation>
    </message>
    <message>
        <source>With only three suns you have none to spare, but a bid that no one can beat is as good as ever.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Con tre soli in tutto non ne hai da sprecare, ma una puntata che nessuno può superare vale come sempre.</translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Un’epoca intera</translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Questa era un’epoca di Ra. Una partita ne ha tre, e i soli che hai vinto sono pronti per la seconda.</translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Ora gioca un’epoca per conto tuo, contro Nefer e Khufu. Hai quattro soli per vincere lotti.</translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Pesca una tessera o invoca Ra.</translation>
    </message>
    <message>
        <source>Tiye passed: your 3 won no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye ha passato: per il tuo 3 non hai avuto tessere, solo il 2 al centro. Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>Tiye used her turn to invoke Ra, so you must bid first and she has the last word. With 7 fame on the track, invoke Ra yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye ha usato il suo turno per invocare Ra, quindi devi puntare prima di lei, e l’ultima parola è sua. Con 7 punti fama nella fila, invoca Ra tu.</translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You invoked Ra, so you bid last, and no one can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye punta il 4 per toglierti il mercato. Hai invocato Ra, quindi punti alla fine e nessuno può rispondere.</translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in steps: count how many tiles you need for the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>La piramide dà punti una sola volta, a fine partita, e a scaglioni: conta quante tessere ti mancano al prossimo.</translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles score 5, six score 10, ten score 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Pietre e camere costruiscono la tua piramide, che dà punti una sola volta, a fine partita. Tre tessere valgono 5, sei valgono 10, dieci valgono 20.</translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the final epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Le camere danno punti anche per colore: tre di un colore 5, quattro o più 10. È l’ultima epoca, e hai cinque tessere, tra cui due camere rosse.</translation>
    </message>
    <message>
        <source>Tiye passed, and you spent your 5 on an empty track. Draw first.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye ha passato, e hai dato il 5 per una fila vuota. Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>If it’s a Ra tile, the epoch ends and you lose the lot. With 9 fame on the track and one space left, invoke Ra.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Se è una tessera Ra, l’epoca finisce e il lotto è perso. Con 9 punti fama nella fila e una sola casella libera, invoca Ra.</translation>
    </message>
    <message>
        <source>Tiye bids her 1. You invoked Ra, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye punta il suo 1. Hai invocato Ra, quindi punti alla fine.</translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if no one beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>L’8 di Nefer supera il 6 proprio come il suo 5 supera il 3. Inizia con il 3: se nessuno lo supera, cambi un 3 con un 9.</translation>
    </message>
    <message>
        <source>This is the third and final epoch. You keep monuments all game, and they score now: six different kinds are worth 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Questa è la terza e ultima epoca. I monumenti restano con te per tutta la partita e danno punti ora: sei tipi diversi per ora valgono 6.</translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would score 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Un tempio sarebbe il tuo settimo tipo: da 6 punti fama a 10. Una terza statua ne darebbe altri 5.</translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They are worth 2 fame to him; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu prende il tempio e la statua. A lui danno 2 punti fama; a te ne avrebbero dati 9.</translation>
    </message>
    <message>
        <source>No one can take these tiles from you: what’s the hurry?</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nessuno può toglierti queste tessere: che fretta c’è?</translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and no one else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Un contadino con un granaio sul retro. Tu hai un contadino, e nessun altro ne ha.</translation>
    </message>
    <message>
        <source>Tiye invokes Ra to start an auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye invoca Ra per aprire un’asta. Il lotto vale 5 per te, ma solo 2 per lei.</translation>
    </message>
    <message>
        <source>When an epoch ends, the player with the most of a kind of people, at least two, scores 5. You have two farmers, and no one has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>A fine epoca, chi ha più persone di un tipo, almeno due, guadagna 5. Tu hai due contadini, e nessuno ne ha di più.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to start an auction. A drawn tile belongs to no one yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Nel tuo turno fai una cosa: pescare una tessera, o invocare Ra per aprire un’asta. Una tessera pescata non è ancora di nessuno: va nella fila.</translation>
    </message>
    <message>
        <source>You started an auction with nothing to win. No one else bid, so you had to: your 2 is used up, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Hai aperto un’asta senza nulla da vincere. Nessun altro ha puntato, quindi hai dovuto farlo tu: il tuo 2 è andato, e non hai preso tessere.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids only his 2. No one bids after you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nefer ha passato, e Khufu punta solo il suo 2. Nessuno punta dopo di te.</translation>
    </message>
    <message>
        <source>No one else wants a funeral, so you had to bid: your 7 is used up, and you have lost your pharaoh. Invoke Ra only if you want the lot.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nessun altro vuole un funerale, quindi hai dovuto puntare: il tuo 7 è andato e hai perso il faraone. Invoca Ra solo se vuoi il lotto.</translation>
    </message>
    <message>
        <source>You used up a sun, and the funeral took your pharaoh. No one made you bid.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Hai speso un sole, e il funerale ha preso il tuo faraone. Nessuno ti obbligava a puntare.</translation>
    </message>
    <message>
        <source>No one wanted the lot, so the tiles stay on the track. You still have three suns for better ones.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nessuno voleva il lotto, quindi le tessere restano nella fila. Hai ancora tre soli per lotti migliori.</translation>
    </message>
    <message>
        <source>When the track is full, no one can draw, and everyone may pass. Fame never falls below 0, and the highest sun breaks a tie.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Con la fila piena nessuno può pescare, e tutti possono passare. La fama non scende mai sotto 0, e il sole più alto decide le parità.</translation>
    </message>
    <message>
        <source>Eight tiles: the track is full, and no one can draw. Unless you can spend a god, all you can do is invoke Ra.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Otto tessere: la fila è piena, e nessuno può pescare. Se non puoi giocare un dio, puoi solo invocare Ra.</translation>
    </message>
    <message>
        <source>No one wanted them, so all eight tiles are discarded, and the track is empty. It is Nefer’s turn.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nessuno le voleva, quindi tutte e otto le tessere si scartano, e la fila è vuota. È il turno di Nefer.</translation>
    </message>
    <message>
        <source>This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Per te questo lotto non vale ancora un sole. Se nessun altro punta, deve farlo chi ha invocato Ra.</translation>
    </message>
    <message>
        <source>This lot is not worth one of your suns. Keep them for better ones.</source>
        <extracomment>ra/09-disasters.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Questo lotto non vale nessuno dei tuoi soli. Tienili per lotti migliori.</translation>
    </message>
    <message>
        <source>Make your move.</source>
        <extracomment>priests/01-two-sides.toml
----------
ra/08-gold-and-gods.toml</extracomment>
        <translation>Fai la tua mossa.</translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from the player who wins the lot. You can take it off the track with a god, but then it strikes you at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Una guerra toglie due tessere Civiltà a chi vince il lotto. Un dio può toglierla dalla fila, ma allora colpisce subito chi la prende.</translation>
    </message>
    <message>
        <source>In the first epoch, add about 3 fame for each pharaoh, 1.5 for each Nile tile and each monument, and 2 for a god. In the second, add only 2 for a pharaoh and 1 for a god; in the final epoch, add nothing.</source>
        <extracomment>must-know.toml
----------
ra/13-what-you-keep.toml</extracomment>
        <translation>Nella prima epoca aggiungi circa 3 punti fama per ogni faraone, 1,5 per ogni tessera Nilo e ogni monumento, e 2 per un dio. Nella seconda aggiungi solo 2 per un faraone e 1 per un dio; nell’ultima niente.</translation>
    </message>
    <message>
        <source>When as many Ra tiles are left as you have suns, a sun needs to win only half as much. With more Ra tiles left, ask for more; with fewer, less will do.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Quando restano tante tessere Ra quanti sono i tuoi soli, a un sole basta procurarti la metà. Se ne restano di più, chiedi di più; se ne restano di meno, basta meno.</translation>
    </message>
    <message>
        <source>What a lot would score for your strongest rival counts for you, too: about a quarter of it, since you have to beat all your rivals. And every sun that a rival spends is one fewer to beat yours.</source>
        <extracomment>must-know.toml
----------
ra/15-lots-for-others.toml</extracomment>
        <translation>Quel che un lotto darebbe al tuo rivale più forte conta anche per te: circa un quarto, dato che devi batterli tutti. E ogni sole che un rivale spende è uno in meno contro di te.</translation>
    </message>
    <message>
        <source>Bid neither your lowest nor your highest sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Punta un sole che non sia né il più basso né il più alto.</translation>
    </message>
    <message>
        <source>The 9 wins, but now it is in the centre, where Tiye can win it. For 2 fame, she would not have outbid the 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Il 9 vince, ma ora è al centro, dove Tiye può vincerlo. Per 2 punti fama non avrebbe superato il 5.</translation>
    </message>
    <message>
        <source>People were discarded after the first epoch, but you keep buildings, and they score in each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Dopo la prima epoca le persone sono state scartate, ma gli edifici restano e danno punti in ogni epoca. Edifici completi di tre tipi aggiungono 5, di tutti e quattro 10.</translation>
    </message>
    <message>
        <source>Winning a priest lets you turn over a tile. Each priest scores 2, and three of them remove a plague.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Se vinci un sacerdote, puoi girare una tessera. Ogni sacerdote vale 2, e tre insieme portano via una piaga.</translation>
    </message>
    <message>
        <source>Your three priests removed one of your three plagues and are discarded. You keep the other two, and they will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>I tre sacerdoti hanno portato via una delle tue tre piaghe e si scartano. Le altre due restano e ti costeranno ancora 3, se non arrivano altri sacerdoti.</translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and gets her 13 back as well. It is her best sun.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer prende entrambe le tessere per il suo 8 e si riprende anche il 13, il suo sole migliore.</translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh turns a loss of 2 into a gain of 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Una seconda statua per ora non dà punti. Con il faraone guadagni 5 invece di perdere 2.</translation>
    </message>
    <message>
        <source>Ask a lot of a sun while many Ra tiles are left, and less with each one drawn. A sun left over at the end of the epoch has won nothing.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Chiedi molto a un sole finché restano molte tessere Ra, e meno a ogni tessera Ra che esce. Un sole avanzato a fine epoca non ha vinto nulla.</translation>
    </message>
    <message>
        <source>A sun wins one lot in an epoch, and every lot has its price: the lot that the same sun would win later.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Un sole vince un lotto per epoca, e ogni lotto ha il suo prezzo: il lotto che lo stesso sole vincerebbe più tardi.</translation>
    </message>
    <message>
        <source>No Ra tile has been drawn yet, and you have all four suns. Khufu bid 10, so only your 13 wins these four tiles.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Non è ancora uscita nessuna tessera Ra, e hai tutti e quattro i soli. Khufu ha puntato il 10, quindi solo il tuo 13 vince queste quattro tessere.</translation>
    </message>
    <message>
        <source>Another epoch: four Ra tiles are left, and you have four suns. Half the price is enough.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Un’altra epoca: restano quattro tessere Ra, e hai quattro soli. Basta metà prezzo.</translation>
    </message>
    <message>
        <source>The lowest sun that wins is enough: your other suns can still win lots of their own.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Basta il sole più basso che vince: gli altri tuoi soli possono ancora vincere altri lotti.</translation>
    </message>
    <message>
        <source>At the beginning of an epoch you could wait. Now that half the Ra tiles have been drawn, some of your suns may not win another lot.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>All’inizio di un’epoca potevi aspettare. Ora, con metà delle tessere Ra già uscite, forse non tutti i tuoi soli vinceranno un altro lotto.</translation>
    </message>
    <message>
        <source>Late in an epoch: you still have four suns, and the second Ra tile from now ends it.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Verso la fine di un’epoca: hai ancora quattro soli, e con altre due tessere Ra è finita.</translation>
    </message>
    <message>
        <source>Time is nearly up, and suns that are left over win nothing. Take what you can get.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Il tempo è quasi finito, e i soli avanzati non vincono nulla. Prendi quel che puoi.</translation>
    </message>
    <message>
        <source>The price of a sun is low now, but a low sun wins this lot as well as a high one.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Ora il prezzo di un sole è basso, ma un sole basso vince questo lotto come uno alto.</translation>
    </message>
    <message>
        <source>Your suns have nothing better to wait for in this epoch.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>In quest’epoca i tuoi soli non hanno niente di meglio da aspettare.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Quello che tieni</translation>
    </message>
    <message>
        <source>Early in the game, tiles that you keep are worth more than they score now. In the final epoch, only the score counts.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>All’inizio della partita le tessere che tieni valgono più di quanto danno ora. Nell’ultima epoca conta solo il punteggio.</translation>
    </message>
    <message>
        <source>You keep pharaohs, Nile tiles and monuments from epoch to epoch, and they score again. So in the first epoch they are worth more than the fame that you see.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Faraoni, tessere Nilo e monumenti li tieni di epoca in epoca, e danno punti di nuovo. Nella prima epoca valgono quindi più della fama che vedi.</translation>
    </message>
    <message>
        <source>The 13 wins, too, but so does the 8.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Anche il 13 vince, ma basta l’8.</translation>
    </message>
    <message>
        <source>Nefer wins two pharaohs and a temple with her 6, and keeps them all game.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Nefer vince due faraoni e un tempio con il suo 6, e li tiene per tutta la partita.</translation>
    </message>
    <message>
        <source>Two pharaohs add 6 and the temple 1.5 to what they score: more than a sun has to win at this moment.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Due faraoni aggiungono 6 e il tempio 1,5 a quel che danno: più di quanto un sole deve procurarti in questo momento.</translation>
    </message>
    <message>
        <source>Bid and invoke</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Puntare e invocare</translation>
    </message>
    <message>
        <source>Bidding and invoking Ra are one decision: if you would pay for this lot, don’t wait for someone else to take it.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Puntare e invocare Ra sono una sola decisione: se pagheresti per questo lotto, non aspettare che lo prenda un altro.</translation>
    </message>
    <message>
        <source>You know what a lot has to be worth before you bid a sun. The same price tells you when to invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Sai quanto deve valere un lotto prima di puntare un sole. Lo stesso prezzo ti dice quando invocare Ra.</translation>
    </message>
    <message>
        <source>Ask yourself which sun you would pay: the lowest that no one can beat, or else your highest. As soon as the lot is worth that sun, invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Chiediti quale sole pagheresti: il più basso che nessuno può superare, o altrimenti il più alto. Appena il lotto vale quel sole, invoca Ra.</translation>
    </message>
    <message>
        <source>Religion, gold and a pharaoh are worth 13 fame to you. Nefer’s 13 and Khufu’s 12 could beat your 11, but they may well save them.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Religione, oro e un faraone ti danno 13 punti fama. Il 13 di Nefer e il 12 di Khufu potrebbero superare il tuo 11, ma è probabile che li tengano.</translation>
    </message>
    <message>
        <source>If you wait, Nefer invokes Ra for this lot and bids last.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Se aspetti, Nefer invoca Ra per questo lotto e punta per ultima.</translation>
    </message>
    <message>
        <source>Nefer bid 8, and Khufu passed. You bid last, because you invoked Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nefer ha puntato l’8, e Khufu ha passato. L’ultima puntata è tua, perché hai invocato Ra.</translation>
    </message>
    <message>
        <source>No one else bid, so the lot is yours.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nessun altro ha puntato, quindi il lotto è tuo.</translation>
    </message>
    <message>
        <source>A lot for the others</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Un lotto per gli altri</translation>
    </message>
    <message>
        <source>You may invoke Ra for a lot that you don’t want, if another player is sure to bid. If no one does, you have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Puoi invocare Ra per un lotto che non vuoi, se è certo che un altro punterà. Se non lo fa nessuno, tocca a te.</translation>
    </message>
    <message>
        <source>The funeral would take your pharaohs, so you don’t want this lot. But the 13 in the centre and the gold are worth a bid to others, and while you wait, the lot grows for them.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Il funerale ti toglierebbe i faraoni, quindi non vuoi questo lotto. Ma per gli altri il 13 al centro e l’oro meritano una puntata, e mentre aspetti il lotto cresce per loro.</translation>
    </message>
    <message>
        <source>Every tile makes the lot better for Nefer and Khufu, and they pay no more for it.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Ogni tessera migliora il lotto per Nefer e Khufu, e non lo pagano di più.</translation>
    </message>
    <message>
        <source>Your god can wait for a tile that you need more.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Il tuo dio può aspettare una tessera che ti serve di più.</translation>
    </message>
    <message>
        <source>Nefer and Khufu both want it. Your 8 would beat Khufu’s 7.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Lo vogliono sia Nefer sia Khufu. Il tuo 8 supererebbe il 7 di Khufu.</translation>
    </message>
    <message>
        <source>You would have the 13, but not your pharaohs any more: you invoked Ra to be rid of this lot.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Avresti il 13, ma non più i faraoni: hai invocato Ra per liberarti di questo lotto.</translation>
    </message>
    <message>
        <source>Khufu used a sun, and the funeral went to him. When you invoke Ra and someone else bids, you are free to pass.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Khufu ha usato un sole, e il funerale è toccato a lui. Quando invochi Ra e un altro punta, puoi passare.</translation>
    </message>
    <message>
        <source>Another player bid, so you don’t have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Un altro ha puntato, quindi non devi farlo tu.</translation>
    </message>
    <message>
        <source>When only you have suns left, you have time: draw until the lot is big. Win it with your high sun first, and the next lot wins that sun back.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Quando solo tu hai ancora soli, c’è tempo: pesca finché il lotto non è grande. Vincilo prima con il sole alto: con il lotto seguente te lo riprendi.</translation>
    </message>
    <message>
        <source>Nefer and Khufu have used up all their suns, and you still have two. Until the epoch ends, no one else takes a turn or can bid.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nefer e Khufu hanno usato tutti i soli, e tu ne hai ancora due. Fino alla fine dell’epoca nessun altro gioca né può puntare.</translation>
    </message>
    <message>
        <source>Four tiles are on the track, and six of the eight Ra tiles have been drawn. The seventh only starts an auction, in which you alone may bid or pass.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nella fila ci sono quattro tessere, e sono uscite sei delle otto tessere Ra. La settima apre soltanto un’asta, in cui solo tu puoi puntare o passare.</translation>
    </message>
    <message>
        <source>A second pharaoh. The lot gets better with nearly every tile, and the next Ra tile can’t hurt you.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Un secondo faraone. Il lotto migliora con quasi ogni tessera, e la prossima tessera Ra non può danneggiarti.</translation>
    </message>
    <message>
        <source>It is a good lot, but no one else can take it, and one Ra tile is no danger yet.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>È un buon lotto, ma nessun altro può prenderlo, e una tessera Ra non è ancora un pericolo.</translation>
    </message>
    <message>
        <source>Six good tiles. You have two suns for two lots, and with two more Ra tiles the epoch is over.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Sei buone tessere. Hai due soli per due lotti, e con altre due tessere Ra l’epoca è finita.</translation>
    </message>
    <message>
        <source>The 5 and the 13 both win this lot, since no one bids against you. The winner’s sun stays in the centre, and your other one can take it back with the next lot.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Sia il 5 sia il 13 vincono questo lotto, perché nessuno punta contro di te. Il sole vincente resta al centro, e l’altro può riprenderlo con il prossimo lotto.</translation>
    </message>
    <message>
        <source>The 5 wins, too, and gets you the 12. But then your 13 has to win the next lot, and all that it gets you is the 5.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Vince anche il 5, e ti dà il 12. Ma poi il 13 deve vincere il prossimo lotto, e ti dà solo il 5.</translation>
    </message>
    <message>
        <source>You have the tiles and the 12, and your 13 is in the centre. No one else can take it from there.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Hai le tessere e il 12, e il tuo 13 è al centro. Nessun altro può prenderlo da lì.</translation>
    </message>
    <message>
        <source>The track is empty. Draw first, and let your 5 win a lot as well as the 13.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>La fila è vuota. Prima pesca una tessera: così anche il 5, oltre al 13, può vincere un lotto.</translation>
    </message>
    <message>
        <source>When the lot is big enough, the 5 wins it and takes the 13 back. You begin the next epoch with both of your high suns: the high one first, and it comes home.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Quando il lotto è abbastanza grande, il 5 lo vince e riprende il 13. Cominci la prossima epoca con tutti e due i soli alti: prima quello alto, e torna a casa.</translation>
    </message>
    <message>
        <source>That wins, too, but then your high sun has to win the next lot, and it only gets you this low one.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Vinci anche così, ma poi il sole alto deve vincere il prossimo lotto, e ti dà solo questo basso.</translation>
    </message>
    <message>
        <source>The track is full: if you pass, these tiles are discarded, and no one else could have won them.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>La fila è piena: se passi, queste tessere vengono scartate, e nessun altro avrebbe potuto vincerle.</translation>
    </message>
    <message>
        <source>An epoch doesn’t need a last Ra tile to end: it is over as soon as all suns are used up.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Un’epoca non ha bisogno di un’ultima tessera Ra per finire: è conclusa appena tutti i soli sono usati.</translation>
    </message>
    <message>
        <source>Four players</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Quattro giocatori</translation>
    </message>
    <message>
        <source>With four players, everyone has three suns, from 2 to 13, and nine Ra tiles end the epoch instead of eight. What a sun should win stays the same.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>In quattro ognuno ha tre soli, da 2 a 13, e l’epoca finisce con nove tessere Ra invece di otto. Quel che un sole dovrebbe procurarti non cambia.</translation>
    </message>
    <message>
        <source>The first Ra tile came early, and Nefer and Khufu passed. Tiye bids 3, and no one bids after you.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>La prima tessera Ra è uscita presto, e Nefer e Khufu hanno passato. Tiye punta il 3, e nessuno punta dopo di te.</translation>
    </message>
    <message>
        <source>Tiye wins three tiles with her lowest sun.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Tiye vince tre tessere con il suo sole più basso.</translation>
    </message>
    <message>
        <source>A pharaoh, a palace and a flood for your lowest sun: the 8 and the 11 are left for two more lots.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Un faraone, un palazzo e un’inondazione per il tuo sole più basso: l’8 e l’11 restano per altri due lotti.</translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many more Ra tiles will end the epoch.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Tieni d’occhio tre cose: quanto vale un lotto per te, chi può ancora superare i tuoi soli e quante tessere Ra restano.</translation>
    </message>
    <message>
        <source>One more. You still have two art tiles, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ancora una. Restano due tessere Arte, e una basta.</translation>
    </message>
    <message>
        <source>Tiye drew a scribe and showed its market side. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye ha pescato uno scriba e ha mostrato il lato del mercato. Con il suo mercato forma un edificio completo, che vale 2.</translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. You choose the side of the next tile.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Finora il lotto vale 2 per Tiye e niente per te. Della prossima tessera scegli tu il lato.</translation>
    </message>
    <message>
        <source>You win, but look at the trade: you gave a 12 and got a 9. That is a high price for a gold tile and a temple.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Vinci, ma guarda lo scambio: hai dato il 12 e ricevuto un 9. È un prezzo alto per una tessera Oro e un tempio.</translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre and won no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Hai dato un sole per l’1 al centro, e non c’erano tessere. In un’epoca hai solo quattro soli.</translation>
    </message>
    <message>
        <source>Three names are new: the mausoleum, the sanctuary and war. In the other edition they are the fortress, the palace and unrest.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Tre nomi sono nuovi: mausoleo, santuario e guerra. Nell’altra edizione sono la fortezza, il palazzo e la rivolta.</translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a single mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Non hai tessere Civiltà, quindi la guerra non ti toglie niente. Ma pagheresti un sole per un solo mausoleo: prima pesca una tessera.</translation>
    </message>
    <message>
        <source>With two players, what your rival doesn’t get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>In due, ciò che l’avversaria non ottiene conta quanto ciò che vinci, e sai sempre che cosa può ancora puntare.</translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and having the most of a kind, at least two, scores 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Un guerriero con una biblioteca sul retro. Tiye ha già un guerriero, e chi ha più persone di un tipo, almeno due, guadagna 5.</translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and nothing here is worth outbidding her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye ottiene il suo edificio con il sole più basso, e qui non c’è niente per cui convenga superarla. Prima pesca una tessera.</translation>
    </message>
    <message>
        <source>The tiles you win keep the side they show: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Prendi le tessere come sono: i tuoi due contadini valgono 5 alla fine dell’epoca. Il loro retro non conta più, a meno che un sacerdote non ne giri uno.</translation>
    </message>
    <message>
        <source>The lot scores nothing for you yet, and neither does one ankh alone. Draw: the lot may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Il lotto non ti dà ancora punti, e un ankh solo non ne dà. Pesca: può arrivare a valere un sole.</translation>
    </message>
    <message>
        <source>You win tiles with your suns: 2, 5, 8 and 13. Each sun wins at most one lot, and then it is used up for this epoch.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Vinci le tessere con i tuoi soli: 2, 5, 8 e 13. Ogni sole vince al massimo un lotto, poi per quest’epoca non si usa più.</translation>
    </message>
    <message>
        <source>Drawing can be right, too, but this time you drew a funeral, which takes two pharaohs from the winner of this lot. Every draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Anche pescare può essere giusto, ma stavolta hai pescato un funerale: toglie due faraoni a chi vince il lotto. Pescare è sempre un rischio.</translation>
    </message>
    <message>
        <source>Six tiles are on the track, and the 12 in the centre goes with them. The player who invokes Ra bids last, after everyone else has bid or passed.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nella fila ci sono sei tessere, e con loro va il 12 al centro. Chi invoca Ra punta per ultimo, dopo che tutti gli altri hanno puntato o passato.</translation>
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
        <translation>Se invece peschi, un altro può invocare Ra, e allora tocca a te indovinare.</translation>
    </message>
    <message>
        <source>Most tiles are not Ra, but you drew the eighth Ra tile: the epoch ended without an auction, and all seven tiles were lost. You never used your 2, your 8 or your 13.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Di rado si pesca una tessera Ra, ma questa era l’ottava: l’epoca è finita senza asta, e tutte e sette le tessere sono perse. Non hai mai usato il tuo 2, il tuo 8 e il tuo 13.</translation>
    </message>
    <message>
        <source>At the end of each epoch, the player with the most pharaohs scores 5, and the player with the fewest loses 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Alla fine di ogni epoca chi ha più faraoni guadagna 5, chi ne ha meno perde 2. I tuoi faraoni li tieni.</translation>
    </message>
    <message>
        <source>Ten tiles in the game are disasters. So far there is only a gold tile on the track.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Tra le tessere ci sono dieci calamità. Finora nella fila c’è solo una tessera Oro.</translation>
    </message>
    <message>
        <source>Now discard two tiles. You have three art tiles and one each of astronomy, religion and agriculture, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ora scarta due tessere. Hai tre tessere Arte, una Astronomia, una Religione e una Agricoltura, e contano solo i tipi diversi.</translation>
    </message>
    <message>
        <source>Which tile do you discard? Click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Quale tessera scarti? Fai clic su una delle tue tessere.</translation>
    </message>
    <message>
        <source>That was your only one of its kind. Discard an art tile instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Era l’unica del suo tipo. Scarta invece una tessera Arte: ne hai tre, e ne conta una sola.</translation>
    </message>
    <message>
        <source>Discard one more tile.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Scarta un’altra tessera.</translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 37, without it 29.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu ha pescato Ra. Non ci sono tessere da vincere, ma il 13 al centro conta: con quello i tuoi soli farebbero 37, senza, 29.</translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns total 31 now, and your 29 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Nefer prende il 13 per il suo 1. Ora i suoi soli fanno 31, e il tuo 29 è il totale più basso: perdi 5.</translation>
    </message>
    <message>
        <source>The 13 is yours, and your suns total 37. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Il 13 è tuo, e i tuoi soli fanno 37. Ora gli altri usano gli ultimi soli, e la partita finisce.</translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 37 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>I tuoi monumenti hanno dato 15, e il tuo 37 era il totale più alto dei soli: altri 5. Vinci con 40 punti fama.</translation>
    </message>
    <message>
        <source>These tiles score 7 this epoch, and you would give your 13 for a 3. With eight Ra tiles to come, your best sun can win more than that.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Queste tessere danno 7 in quest’epoca, e daresti il tuo 13 per un 3. Con otto tessere Ra ancora da uscire, il tuo sole migliore può vincere di più.</translation>
    </message>
    <message>
        <source>Two pharaohs and a temple score only 2 this epoch, but you would keep all three for two more epochs. Nefer bid 6, and no one bids after you.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Due faraoni e un tempio danno solo 2 in quest’epoca, ma li terresti tutti e tre per altre due epoche. Nefer ha puntato il 6, e nessuno punta dopo di te.</translation>
    </message>
    <message>
        <source>Nefer and Khufu passed. Usually you would have to bid now, but when the track is full, the player who invoked Ra may pass, too.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nefer e Khufu hanno passato. Di solito ora dovresti puntare, ma con la fila piena può passare anche chi ha invocato Ra.</translation>
    </message>
    <message>
        <source>Two funerals and two unrest tiles took both your pharaohs and all your civilization tiles.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Due funerali e due rivolte hanno preso entrambi i tuoi faraoni e tutte le tue tessere Civiltà.</translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and you keep buildings: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Due tessere uguali formano un edificio, e gli edifici restano: danno punti in ogni epoca, soprattutto se ne hai tre o quattro tipi.</translation>
    </message>
    <message>
        <source>Show the side you would keep.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Mostra il lato che terresti.</translation>
    </message>
    <message>
        <source>A warrior with a market on its back. You already have half a market.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Un guerriero con un mercato sul retro. Hai già mezzo mercato.</translation>
    </message>
    <message>
        <source>This early in the epoch, that is about as good. But look at what each side would score.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml</extracomment>
        <translation>A inizio epoca vale più o meno lo stesso. Ma guarda che cosa darebbe ogni lato.</translation>
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
        <translation>È già un buon lotto, e un’altra tessera può migliorarlo anche per Tiye. Prendilo ora che punti alla fine.</translation>
    </message>
    <message>
        <source>You keep plagues, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Le piaghe restano, e più ne hai, più costano: 1, 3, 6, 10 e 15 per cinque o più. Ne hai due, quindi perdi 3 in ogni epoca.</translation>
    </message>
    <message>
        <source>Priests are the cure: when an epoch ends, three or more remove one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Il rimedio sono i sacerdoti: se a fine epoca ne hai tre o più, portano via una piaga, e ogni sacerdote vale 2. Tu hai due sacerdoti.</translation>
    </message>
    <message>
        <source>Use a priest at once, or not at all. On the back of your warrior is the market you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Un sacerdote si usa subito o mai. Sul retro del tuo guerriero c’è il mercato che ti serve.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile or invoke Ra. When Ra is invoked, everyone may bid one sun, and the highest takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Nel tuo turno peschi una tessera o invochi Ra. Quando si invoca Ra, ognuno può puntare un sole, e il più alto prende tutto il lotto.</translation>
    </message>
    <message>
        <source>The sun you win with stays in the centre. You take the one that was there, face down, to bid in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Il sole con cui vinci resta al centro. Quello che c’era diventa tuo, coperto: potrai puntarlo nella prossima epoca.</translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer bids last, with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer ha pescato una tessera Ra, e anche così comincia un’asta. Khufu ha puntato il 7; ora tocca a te, e Nefer viene per ultima con un 8 al massimo.</translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now your 12 is used up for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Il 12 vince, ma anche il 9 avrebbe vinto: Nefer non ha niente sopra l’8. E per quest’epoca il 12 è andato.</translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 is in the centre, and the 13 is yours: face down, because you can’t bid it until the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>I soli si sono scambiati di posto. Il tuo 9 è al centro, e il 13 è tuo: coperto, perché potrai puntarlo solo nella prossima epoca.</translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra tile, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Ogni tessera Ra pescata apre un’asta e riempie qui una casella. Sette su otto sono piene: ancora un Ra, e l’epoca è finita.</translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over: click Next and Continue to see what everyone gained.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Le tessere sono tue, e anche il 12 per la prossima epoca. Se ora Nefer pesca Ra, l’epoca è finita e vedi che cosa ha guadagnato ognuno: per proseguire fai clic su Avanti e su Continua.</translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra tile, and the epoch was scored: you have 28 fame. Gods, gold, floods and art are discarded; you keep pharaohs and Nile tiles.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Nefer ha pescato l’ottavo Ra, e si sono contati i punti dell’epoca: hai 28 punti fama. Dèi, oro, inondazioni e arte si scartano; faraoni e tessere Nilo li tieni.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles from the winner, and this lot has only two. It was a good lot already: a draw could make it a little better, or much worse.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>La rivolta prende due tessere Civiltà a chi vince, e in questo lotto ce ne sono solo due. Era già un buon lotto: pescare poteva migliorarlo un po’, o peggiorarlo molto.</translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold tile scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Alla fine dell’epoca ogni tessera Oro vale 3 e ogni dio che hai ancora vale 2. Tu hai due dèi.</translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: now you have the fewest instead of the most. In all, that is 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Hai guadagnato oro e perso entrambi i faraoni: ne avevi più di tutti, ora meno di tutti. Sono 4 punti fama in meno di prima.</translation>
    </message>
    <message>
        <source>You drew a statue: with this lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Hai pescato una statua: con questo lotto i tuoi monumenti varrebbero 15 invece di 6. Nefer ha pescato Ra, e Khufu punta l’11.</translation>
    </message>
    <message>
        <source>If players tie for the most fame at the end of the game, the one with the highest sun wins.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Se a fine partita più giocatori sono in testa a pari fama, vince chi ha il sole più alto.</translation>
    </message>
    <message>
        <source>From now on, your moves count and can’t be taken back; the coach beside the table comments on your choices. Press Esc to leave the lesson.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>D’ora in poi ciò che giochi vale e non si può ritirare; l’allenatore accanto al tavolo commenta le tue scelte. Con Esc lasci la lezione.</translation>
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
        <translation>Un altro giocatore prende questo lotto, con un sole che potevi superare.</translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye added a plague to the lot. The priests remove one plague, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Ecco il tuo terzo sacerdote, ma Tiye ha pescato anche una piaga. I sacerdoti portano via una piaga, quindi perderesti ancora solo 3.</translation>
    </message>
    <message>
        <source>Your last sun for a single gold tile? A god could take it, and you would keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Il tuo ultimo sole per una sola tessera Oro? Potrebbe prenderla un dio, e tu terresti il 13.</translation>
    </message>
    <message>
        <source>With two players, there are suns from 2 to 9, four for each of you. The boat’s track has only six spaces, and one is already behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Con due giocatori i soli vanno dal 2 al 9, e ognuno ne ha quattro. Il percorso della barca ha solo sei caselle, e una è già fatta.</translation>
    </message>
    <message>
        <source>Having the most pharaohs scores 5, having the fewest costs 2, and a tie counts for everyone in it. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Chi ha più faraoni guadagna 5, chi ne ha meno perde 2, e in caso di parità vale per tutti. Al momento perderesti 2.</translation>
    </message>
    <message>
        <source>That is not worth a sun: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Questo non vale un sole: fai clic su Passa.</translation>
    </message>
    <message>
        <source>A game lasts three rounds, known as epochs. Everyone starts with 10 fame, the tiles you win score more, and the player with the most fame wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Una partita si gioca in tre fasi, dette epoche. Tutti cominciano con 10 punti fama, le tessere vinte ne danno altri, e vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat hasn’t moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Hai invocato Ra e pagato un sole per una fila vuota, e la barca non si è mossa. La muove solo una tessera Ra pescata.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Nefer, too. Take it while you bid last.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>È già un buon lotto, e un’altra tessera può migliorarlo anche per Nefer. Prendilo ora che punti alla fine.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Program {name}</source>
        <comment>Another program that plays</comment>
        <translation>Programma {name}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>A level of bots: somebody who plays often</comment>
        <translation>Abituale</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation>Abile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Livello sconosciuto</translation>
    </message>
    <message>
        <source>Looks one move ahead, but often misjudges lots. Does not keep track of fame.</source>
        <translation>Guarda una mossa avanti, ma valuta spesso male i lotti. Non tiene il conto della fama.</translation>
    </message>
    <message>
        <source>Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame.</source>
        <translation>Guarda una mossa avanti, ma valuta male i lotti e aspetta troppo. Non tiene il conto della fama.</translation>
    </message>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Un altro programma, che ha un secondo per mossa.</numerusform>
            <numerusform>Un altro programma, che ha %n secondi per mossa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.</source>
        <translation>La parte scritta in C non è stata compilata: può giocare solo Principiante, senza suggerimenti, allenatore né analisi.</translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not keep track of fame.</source>
        <translation>Per le tue prime partite. Gioca d’istinto e non tiene il conto della fama.</translation>
    </message>
    <message>
        <source>Looks one move ahead, and is rarely far off. Does not keep track of fame.</source>
        <translation>Guarda una mossa avanti e di rado sbaglia di molto. Non tiene il conto della fama.</translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not keep track of fame.</source>
        <translation>Gioca per esperienza e guarda una mossa avanti. Non tiene il conto della fama.</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and keeps track of everyone’s fame.</source>
        <translation>Calcola più mosse avanti e tiene il conto della fama di tutti.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation>Tutti gli eventi</translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation>Lotti ed effetti</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Aste</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Tessere pescate</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtra il registro</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>%n tipo di edificio completo</numerusform>
            <numerusform>%n tipi di edificio completo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n sacerdote</numerusform>
            <numerusform>%n sacerdoti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n piaga, che i sacerdoti portano via</numerusform>
            <numerusform>%n piaghe, e i sacerdoti ne portano via una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n dio</numerusform>
            <numerusform>%n dèi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n tessera Oro</numerusform>
            <numerusform>%n tessere Oro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n inondazione</numerusform>
            <numerusform>%n inondazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n tessera Nilo</numerusform>
            <numerusform>%n tessere Nilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n tessera Nilo senza inondazione</numerusform>
            <numerusform>%n tessere Nilo senza inondazione</numerusform>
        </translation>
    </message>
    <message>
        <source>no civilization tiles left</source>
        <translation>nessuna civiltà rimasta</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n tipo di civiltà invece di nessuno</numerusform>
            <numerusform>%n tipi di civiltà invece di nessuno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n tipo di civiltà</numerusform>
            <numerusform>%n tipi di civiltà</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>resta solo %n tipo di monumento</numerusform>
            <numerusform>restano solo %n tipi di monumento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n tipo di monumento</numerusform>
            <numerusform>%n tipi di monumento</numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation>nessun monumento rimasto</translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>perde %n monumento</numerusform>
            <numerusform>perde %n monumenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>perde %n faraone</numerusform>
            <numerusform>perde %n faraoni</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lot scores this epoch</source>
        <translation>Quanto rende il lotto in quest’epoca</translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation>Se {name} vince questo lotto</translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation>Se vinci questo lotto</translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation>Se vinci con il tuo {sun}</translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: non toglie niente</translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation>{disaster}: toglie {tiles}</translation>
    </message>
    <message>
        <source>{disaster} takes {number} of the winner’s choice, ideally {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation>{disaster}: ne toglie {number} a scelta di chi vince, meglio {tiles}</translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation>Le calamità non tolgono niente</translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation>Le calamità tolgono {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>perde %n tessera</numerusform>
            <numerusform>perde %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Priests turn over tiles to show {tiles}</source>
        <comment>Labels: Priests turn over tiles to show Farmer and Market</comment>
        <translation>I sacerdoti girano tessere per mostrare: {tiles}</translation>
    </message>
    <message>
        <source>{points} at the end of the game if nothing changes</source>
        <comment>{points} has a sign: +3</comment>
        <translation>a fine partita {points}, se resta così</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation>alla fine {points}</translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation>la fama non scende mai sotto 0</translation>
    </message>
    <message>
        <source>later about {points}</source>
        <comment>What the lot is worth after this epoch. {points} has a sign: +13</comment>
        <translation>più avanti circa {points}</translation>
    </message>
    <message>
        <source>what can still be made of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>quel che se ne può ancora ricavare</translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation>tu {points}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Hai passato.</translation>
    </message>
    <message>
        <source>You have no suns left.</source>
        <translation>Non hai più soli.</translation>
    </message>
    <message>
        <source>{name} has no suns left.</source>
        <translation>{name} non ha più soli.</translation>
    </message>
    <message>
        <source>now the most</source>
        <comment>Of a kind</comment>
        <translation>ora il massimo</translation>
    </message>
    <message>
        <source>suns after that: {suns}</source>
        <comment>Numbers: 1, 8 and 13</comment>
        <translation>soli dopo: {suns}</translation>
    </message>
    <message>
        <source>no change in fame</source>
        <translation>la fama non cambia</translation>
    </message>
    <message>
        <source>None of your suns beats the {sun}.</source>
        <translation>Nessuno dei tuoi soli supera il sole {sun}.</translation>
    </message>
    <message>
        <source>{name} has no sun that beats the {sun}.</source>
        <translation>Nessun sole di {name} supera il sole {sun}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>The reasons for this move can’t be reconstructed.</source>
        <translation>Non è possibile ricostruire le ragioni di questa mossa.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <comment>Said by an opponent about its move</comment>
        <translation>Non avevo scelta.</translation>
    </message>
    <message>
        <source>what I can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>quel che posso ancora ricavarne</translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>Secondo i miei calcoli, «{move}» dava %n punto fama in più. La prossima volta farò così.</numerusform>
            <numerusform>Secondo i miei calcoli, «{move}» dava %n punti fama in più. La prossima volta farò così.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>Secondo i miei calcoli, «{move}» dava %n punto fama in più, ma io gioco a modo mio.</numerusform>
            <numerusform>Secondo i miei calcoli, «{move}» dava %n punti fama in più, ma io gioco a modo mio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>Secondo i miei calcoli, così si guadagnava %n punto fama in più che con «{move}».</numerusform>
            <numerusform>Secondo i miei calcoli, così si guadagnava %n punti fama in più che con «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>Per me il lotto valeva circa {fame} punto fama.</numerusform>
            <numerusform>Per me il lotto valeva circa {fame} punti fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked best to me.</source>
        <translation>Mi sembrava la cosa migliore.</translation>
    </message>
    <message>
        <source>Otherwise you would have won the lot with the {price}.</source>
        <translation>Altrimenti avresti vinto il lotto con il sole {price}.</translation>
    </message>
    <message>
        <source>Otherwise {name} would have won the lot with the {price}.</source>
        <translation>Altrimenti {name} avrebbe vinto il lotto con il sole {price}.</translation>
    </message>
    <message>
        <source>I expected you to win the lot with the {price}.</source>
        <translation>Mi aspettavo che vincessi tu il lotto con il sole {price}.</translation>
    </message>
    <message>
        <source>I expected {name} to win the lot with the {price}.</source>
        <translation>Mi aspettavo che {name} vincesse il lotto con il sole {price}.</translation>
    </message>
    <message>
        <source>I wanted to keep my {sun}.</source>
        <comment>{sun}: the number of a sun</comment>
        <translation>Volevo tenere il mio {sun}.</translation>
    </message>
    <message>
        <source>I wanted the {centre} in the centre for my {sun}.</source>
        <comment>Numbers of suns</comment>
        <translation>Volevo il sole {centre} al centro in cambio del mio {sun}.</translation>
    </message>
    <message>
        <source>The lot would have hurt me.</source>
        <translation>Quel lotto mi avrebbe fatto danno.</translation>
    </message>
    <message>
        <source>I wanted the lot.</source>
        <translation>Volevo il lotto.</translation>
    </message>
    <message>
        <source>Another tile was likely to help me.</source>
        <translation>Un’altra tessera mi avrebbe probabilmente aiutato.</translation>
    </message>
    <message>
        <source>I feared a Ra tile: the chance was {chance}.</source>
        <translation>Temevo una tessera Ra: probabilità {chance}.</translation>
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
        <translation>Giocatore {number}</translation>
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
        <translation>Personaggio: {name} (clic per cambiare)</translation>
    </message>
    <message>
        <source>Face: {name} (click to change)</source>
        <translation>Volto: {name} (clic per cambiare)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation>Un personaggio diverso in ogni partita.</translation>
    </message>
    <message>
        <source>Has no style of its own.</source>
        <translation>Gioca senza uno stile proprio.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Nessun volto</translation>
    </message>
    <message>
        <source>Random character</source>
        <translation>Personaggio a caso</translation>
    </message>
    <message>
        <source>Already at this table.</source>
        <translation>È già a questo tavolo.</translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation>Colore: {colour} (clic per cambiare)</translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation>{colour} (scambia con {name})</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Giocatori, in senso orario</translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation>Tutti i &amp;bot:</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation>Livelli diversi</translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation>{enter}: cambia il posto · {up}, {down}: spostalo · {delete}: rimuovilo</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Aggiungi un &amp;giocatore</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mescola</translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation>Mescola i p&amp;osti a ogni partita</translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation>&amp;Fama scoperta: tutti possono vederla</translation>
    </message>
    <message>
        <source>Otherwise your opponents’ fame stays face down.</source>
        <translation>Altrimenti la fama degli avversari resta coperta.</translation>
    </message>
    <message>
        <source>Closed bag</source>
        <translation>Sacchetto chiuso</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.</source>
        <translation>Nessuno può guardare le tessere scartate. I bot fino al livello Abile le dimenticano come le persone; Esperto le ricorda.</translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation>Consenti di &amp;ritirare le mosse</translation>
    </message>
    <message>
        <source>Tiles from a &amp;real bag</source>
        <translation>&amp;Tessere da un sacchetto vero</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;vanzate</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Seme</translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation>casuale</translation>
    </message>
    <message>
        <source>A number or a word. The same seed always deals the same suns and tiles.</source>
        <translation>Un numero o una parola. Lo stesso seme distribuisce gli stessi soli e le stesse tessere.</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Inizia la partita</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n giocatore</numerusform>
            <numerusform>{fewest}–%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nome del posto {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Posto {number}: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Chi gioca qui</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Rimuovi questo giocatore</translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation>Trascina, o premi {up} o {down}, per cambiare l’ordine dei posti</translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation>Ordine dei posti</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta s&amp;u</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation>Le mosse si possono annullare. Le tessere pescate nel frattempo tornano nel sacchetto, che viene rimescolato.</translation>
    </message>
    <message>
        <source>You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and keeps the score. The game won’t count in your statistics.</source>
        <translation>Peschi le tessere dal tuo gioco da tavolo e dici quali sono. Ra Desktop fa da arbitro e segna i punti. La partita non conta nelle statistiche.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{name} stopped running, so a simple move was played.</source>
        <translation>{name} ha smesso di funzionare, perciò è stata giocata una mossa semplice.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Il salvataggio funziona di nuovo.</translation>
    </message>
    <message>
        <source>This game can’t be added to your statistics: {reason}. Ra Desktop will try again.</source>
        <translation>Impossibile aggiungere questa partita alle statistiche: {reason}. Ra Desktop riproverà.</translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so stronger bots will play as {level}.</source>
        <translation>La parte scritta in C non è stata compilata, quindi i bot più forti giocheranno come {level}.</translation>
    </message>
    <message>
        <source>{name} is a program that isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>{name} è un programma che non c’è su questo computer. Al suo posto gioca un bot: {level}.</translation>
    </message>
    <message>
        <source>{name} didn’t give a legal move, so a simple one was played.</source>
        <translation>{name} non ha dato una mossa valida, perciò ne è stata giocata una semplice.</translation>
    </message>
    <message>
        <source>{name} couldn’t be started, so a simple move was played.</source>
        <translation>Impossibile avviare {name}, perciò è stata giocata una mossa semplice.</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time, so a simple move was played.</source>
        <translation>{name} non ha risposto in tempo, perciò è stata giocata una mossa semplice.</translation>
    </message>
    <message>
        <source>{name} couldn’t choose a move and played a simple one.</source>
        <translation>{name} non ha potuto scegliere una mossa e ne ha giocata una semplice.</translation>
    </message>
    <message>
        <source>{name} has a level that doesn’t exist in this version, and will play as {level}.</source>
        <translation>Il livello di questo bot non esiste in questa versione: {name} giocherà al livello {level}.</translation>
    </message>
    <message>
        <source>Some bots’ levels don’t exist in this version. They’ll play as {level}.</source>
        <translation>I livelli di alcuni bot non esistono in questa versione. Giocheranno al livello {level}.</translation>
    </message>
    <message>
        <source>{name} has a character that doesn’t exist in this version, and will play without one.</source>
        <translation>Il personaggio di questo bot non esiste in questa versione: {name} giocherà senza.</translation>
    </message>
    <message>
        <source>Some bots’ characters don’t exist in this version. They’ll play without one.</source>
        <translation>I personaggi di alcuni bot non esistono in questa versione. Giocheranno senza.</translation>
    </message>
    <message>
        <source>The game can’t be saved right now. Play on: Ra Desktop will keep trying.</source>
        <translation>Al momento non è possibile salvare la partita. Puoi continuare a giocare: Ra Desktop riproverà.</translation>
    </message>
    <message>
        <source>One of the programs isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>Un programma che gioca questa partita non c’è su questo computer. Al suo posto gioca un bot: {level}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, ancora {count}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Tasto {key}</translation>
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
        <translation>Di turno</translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation>Giocatore «Ra»</translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation>Soli scoperti: {suns}</translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation>Soli coperti: {suns}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation>Tessere: {tiles}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Tiles: none</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation>La fama è coperta</translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation>Fama ottenuta finora. Vince chi ne ha di più a fine partita.</translation>
    </message>
    <message>
        <source>Press and hold to peek at your own.</source>
        <translation>Tieni premuto per vedere la tua.</translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation>Questo sole è stato puntato in quest’asta.</translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation>Scoperto: si può puntare in un’asta.</translation>
    </message>
    <message>
        <source>Click to enlarge this panel.</source>
        <translation>Fai clic per vedere questo pannello in grande.</translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation>Ha aperto quest’asta e punta alla fine.</translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation>Se giri questa tessera: {hidden} invece di {shown}</translation>
    </message>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>ha vinto %n tessera con il sole {sun}</numerusform>
            <numerusform>ha vinto %n tessere con il sole {sun}</numerusform>
        </translation>
    </message>
    <message>
        <source>invoked Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>ha invocato Ra</translation>
    </message>
    <message>
        <source>drew Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>ha pescato Ra</translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>ha pescato %n tessera</numerusform>
            <numerusform>ha pescato %n tessere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation>Riprendi</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>%n partita non finita si trova in Partite salvate.</numerusform>
            <numerusform>%n partite non finite si trovano in Partite salvate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game couldn’t be read. Its file is under Saved games.</source>
        <translation>Impossibile leggere l’ultima partita. Il suo file si trova in Partite salvate.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>The place of the winner</comment>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5º</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Remove {name}?</source>
        <translation>Rimuovere {name}?</translation>
    </message>
    <message>
        <source>Playing as a guest: nothing is saved.</source>
        <translation>Giochi come ospite: non viene salvato nulla.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>Ora gioca {name}.</translation>
    </message>
    <message>
        <source>You’re playing.</source>
        <translation>Ora giochi tu.</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Come ti chiami?</translation>
    </message>
    <message>
        <source>Your games and progress so far will stay under this name.</source>
        <translation>Le tue partite e i tuoi progressi resteranno sotto questo nome.</translation>
    </message>
    <message>
        <source>Games under the earlier name still count.</source>
        <translation>Le partite con il nome precedente contano ancora.</translation>
    </message>
    <message>
        <source>{name} is playing in another window and wasn’t removed.</source>
        <translation>{name} gioca in un’altra finestra, quindi resta nell’elenco.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Giocatore: {name}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Another player has this name, or used to.</source>
        <translation>Un altro giocatore ha o ha avuto questo nome.</translation>
    </message>
    <message>
        <source>Progress in lessons, puzzles, the journey and the deals of the day will be deleted. Finished games still count.</source>
        <translation>I progressi in lezioni, rompicapi, viaggio e partite del giorno verranno eliminati. Le partite finite contano ancora.</translation>
    </message>
    <message>
        <source>Each player has their own statistics, lessons, puzzles, journey and deals of the day.</source>
        <translation>Ogni giocatore ha per sé statistiche, lezioni, rompicapi, viaggio e partite del giorno.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Position copied.</source>
        <translation>Posizione copiata.</translation>
    </message>
    <message>
        <source>There’s no position on the clipboard</source>
        <translation>Negli appunti non c’è una posizione</translation>
    </message>
    <message>
        <source>{problem}.
At character {column}: “{piece}”</source>
        <translation>{problem}.
Carattere {column}: «{piece}»</translation>
    </message>
    <message>
        <source>This game begins from a position, so it won’t count in your statistics.</source>
        <translation>Questa partita comincia da una posizione, quindi non conterà nelle tue statistiche.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>{key} is already used for “{owner}”. The key stays as it was.</source>
        <translation>{key} si usa già per «{owner}». Il tasto resta com’era.</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Ripristina i tasti abituali</translation>
    </message>
    <message>
        <source>Select a field and press the new key. Backspace removes the key.</source>
        <translation>Scegli un campo e premi il nuovo tasto. Con Backspace il comando resta senza tasto.</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>no change at the end of this epoch</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>non cambia nulla alla fine di quest’epoca</translation>
    </message>
    <message>
        <source>{points} at the end of this epoch ({rows})</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>{points} alla fine di quest’epoca ({rows})</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Outside programs</source>
        <translation>Programmi esterni</translation>
    </message>
    <message>
        <source>Programs that speak the protocol for outside bots can take a seat in New game.</source>
        <translation>I programmi che usano il protocollo per bot esterni possono occupare un posto in «Nuova partita».</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>After this time, the program is stopped, and a simple move is played instead.</source>
        <translation>Dopo questo tempo il programma viene fermato e al suo posto si fa una mossa semplice.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>This entry comes from elsewhere or from an earlier version. Save it to use it here.</source>
        <translation>Questa voce viene da altrove o da una versione precedente. Salvala per usarla qui.</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Un altro programma ha già questo nome.</translation>
    </message>
    <message>
        <source>There’s no such program on this computer. Choose it, or enter its full path.</source>
        <translation>Questo programma non si trova su questo computer. Sceglilo o inserisci il percorso completo.</translation>
    </message>
    <message>
        <source>Saved. You can choose it for a seat in New game.</source>
        <translation>Salvato. Puoi sceglierlo per un posto in «Nuova partita».</translation>
    </message>
    <message>
        <source>Starting the program…</source>
        <translation>Avvio del programma…</translation>
    </message>
    <message>
        <source>It works: {name}.</source>
        <translation>Funziona: {name}.</translation>
    </message>
    <message>
        <source>It didn’t answer in time.</source>
        <translation>Non ha risposto in tempo.</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondi per mossa</translation>
    </message>
    <message>
        <source>It can’t be started: {reason}.</source>
        <translation>Non si può avviare: {reason}.</translation>
    </message>
    <message>
        <source>This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the program, and the script as an argument.</source>
        <translation>Questo file non è di per sé un programma. Se è uno script, inserisci come programma ciò che lo esegue, per esempio python3, e lo script come argomento.</translation>
    </message>
    <message>
        <source>It doesn’t speak the protocol for outside bots.</source>
        <translation>Non usa il protocollo per bot esterni.</translation>
    </message>
    <message>
        <source>It ended before it answered, with exit status {status}.</source>
        <translation>È terminato prima di rispondere, con il codice {status}.</translation>
    </message>
    <message>
        <source>{problem}
Its last messages:
{lines}</source>
        <translation>{problem}
I suoi ultimi messaggi:
{lines}</translation>
    </message>
    <message>
        <source>This program was entered elsewhere, or in an earlier version.</source>
        <translation>Questo programma è stato inserito altrove o in una versione precedente.</translation>
    </message>
    <message>
        <source>{name} is played by the program {program}. Start it?</source>
        <translation>Il programma {program} gioca come {name}. Avviarlo?</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Fai giocare un bot</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Wait</source>
        <translation>Aspettare</translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation>L’ultimo sole</translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation>Calamità e piaghe</translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation>Quale lato mostrare?</translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation>Nella tua partita hai scelto «{move}».</translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation>Difficoltà: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>Con «{move}» perdi circa %n punto fama.</numerusform>
            <numerusform>Con «{move}» perdi circa %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>«{move}» va bene: solo circa %n punto fama in meno di «{best}», la mossa migliore.</numerusform>
            <numerusform>«{move}» va bene: solo circa %n punti fama in meno di «{best}», la mossa migliore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>«{best}» è la mossa migliore: dà circa %n punto fama in più di «{move}».</numerusform>
            <numerusform>«{best}» è la mossa migliore: dà circa %n punti fama in più di «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>C’è una mossa migliore.</translation>
    </message>
    <message>
        <source>“{move}” is good enough: about equal to “{best}”.</source>
        <translation>«{move}» va abbastanza bene: vale più o meno quanto «{best}».</translation>
    </message>
    <message>
        <source>“{best}” is the best move, though it is worth no more fame than “{move}”.</source>
        <translation>«{best}» è la mossa migliore, anche se non dà più fama di «{move}».</translation>
    </message>
    <message>
        <source>Invoke Ra now</source>
        <translation>Invocare Ra ora</translation>
    </message>
    <message>
        <source>A low sun will do</source>
        <translation>Basta un sole basso</translation>
    </message>
    <message>
        <source>A high sun is needed</source>
        <translation>Serve un sole alto</translation>
    </message>
    <message>
        <source>Priests turn tiles over</source>
        <translation>I sacerdoti girano tessere</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lezione: {title}</translation>
    </message>
    <message>
        <source>Find the best move and make it as you would in a game. It is judged, not played.</source>
        <translation>Trova la mossa migliore e falla come in una partita: viene giudicata, non giocata.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«{name}» è stato eliminato.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>Risolti: {solved} su {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>sbagliato</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Prossimo da risolvere</translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n da risolvere</numerusform>
            <numerusform>%n da risolvere</numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>Dalle tue partite</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n da riprovare</numerusform>
            <numerusform>%n da riprovare</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten questions a day</source>
        <translation>Dieci domande al giorno</translation>
    </message>
    <message>
        <source>The position on the clipboard</source>
        <translation>La posizione negli appunti</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Your own positions</source>
        <translation>Le tue posizioni</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Per difficoltà</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Per tema</translation>
    </message>
    <message>
        <source>This puzzle can’t be set up. Try another one.</source>
        <translation>Impossibile preparare questo rompicapo. Provane un altro.</translation>
    </message>
    <message>
        <source>The puzzle book can’t be read.</source>
        <translation>Impossibile leggere la raccolta dei rompicapi.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>View table</source>
        <translation>Vedi il tavolo</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>Mostra la classifica</translation>
    </message>
    <message>
        <source>Fame by category</source>
        <translation>Fama per categoria</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classifica finale</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation>Fama per epoca</translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation>La notte cala sul Nilo</translation>
    </message>
    <message>
        <source>The fame tablets are turned over, lowest first.</source>
        <translation>Si girano le tavolette della fama, la più bassa per prima.</translation>
    </message>
    <message>
        <source>One thing for {loser} to try: {row}. {name} scored {points} more there.</source>
        <comment>{row}: Nile</comment>
        <translation>Un consiglio per {loser}: {row}. Lì {name} ha fatto {points} in più.</translation>
    </message>
    <message>
        <source>Your best lot</source>
        <translation>Il tuo lotto migliore</translation>
    </message>
    <message>
        <source>Fame decides: {first} to {second}.</source>
        <translation>Decide la fama: {first} a {second}.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La prima volta</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Questa volta</translation>
    </message>
    <message>
        <source>Best: {row} {points}, {epoch}</source>
        <comment>Best: Nile +12, Middle Kingdom</comment>
        <translation>Il meglio: {row} {points}, {epoch}</translation>
    </message>
    <message>
        <source>One thing to try: {row}. {name} scored {points} more there than you.</source>
        <comment>{row}: Nile</comment>
        <translation>Un consiglio: {row}. Lì {name} ha fatto {points} in più di te.</translation>
    </message>
    <message>
        <source>The lot that decided it</source>
        <translation>Il lotto decisivo</translation>
    </message>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Parità a %n punto fama. Decide il sole più alto: {first} batte {second}.</numerusform>
            <numerusform>Parità a %n punti fama. Decide il sole più alto: {first} batte {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealBag</name>
    <message>
        <source>Starting suns</source>
        <translation>Soli iniziali</translation>
    </message>
    <message>
        <source>Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.</source>
        <translation>Dai a ogni giocatore i soli indicati qui, oppure scegli quelli che hai distribuito. Il sole {sun} va al centro.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Decidi di nuovo</translation>
    </message>
    <message>
        <source>The last tile was wrong</source>
        <translation>L’ultima tessera era sbagliata</translation>
    </message>
    <message>
        <source>Name the last tile again</source>
        <translation>Indica di nuovo l’ultima tessera</translation>
    </message>
    <message>
        <source>Click the tile, or press the key below it.</source>
        <translation>Fai clic sulla tessera o premi il tasto indicato sotto.</translation>
    </message>
    <message>
        <source>Draw a tile for {name}. Which one is it?</source>
        <translation>Pesca una tessera per {name}. Qual è?</translation>
    </message>
    <message>
        <source>Which tile did you draw?</source>
        <translation>Quale tessera hai pescato?</translation>
    </message>
    <message>
        <source>Which tile did {name} draw?</source>
        <translation>Quale tessera ha pescato {name}?</translation>
    </message>
    <message>
        <source>Don’t draw</source>
        <translation>Non pescare</translation>
    </message>
    <message>
        <source>Every tile of this kind is already on the table or discarded.</source>
        <translation>Tutte le tessere di questo tipo sono già sul tavolo o scartate.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation>Nessuno dei tuoi soli supera la puntata.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so no one can take the lot from you.</source>
        <translation>Nessun altro ha più soli, quindi nessuno può portarti via il lotto.</translation>
    </message>
    <message>
        <source>The chance that the next tile is Ra is {chance}.</source>
        <translation>Probabilità che la prossima tessera sia Ra: {chance}.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so each of your suns wins the auction.</source>
        <translation>Nessun altro ha più soli, quindi ognuno dei tuoi vince l’asta.</translation>
    </message>
    <message>
        <source>The chance that the next tile ends the epoch is {chance}.</source>
        <translation>Probabilità che la prossima tessera chiuda l’epoca: {chance}.</translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation>Punti alla fine, quindi il tuo {sun} vince.</translation>
    </message>
    <message>
        <source>No one who bids after you can beat your {sun}.</source>
        <translation>Nessuno di quelli che puntano dopo di te può superare il tuo {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation>Per la prossima epoca ricevi il sole {centre}, più alto del tuo {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation>Per la prossima epoca ricevi il sole {centre} invece del tuo {sun}.</translation>
    </message>
    <message>
        <source>Winning with your {sun} raises the total of your suns from {before} to {after}.</source>
        <translation>Vincere con il tuo {sun} porta la somma dei tuoi soli da {before} a {after}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun, for another auction.</source>
        <translation>Tieni il tuo {sun}, il sole scoperto più alto, per un’altra asta.</translation>
    </message>
    <message>
        <source>If you pass, the tiles are discarded.</source>
        <translation>Se passi, le tessere si scartano.</translation>
    </message>
    <message>
        <source>Games won are estimated against average players.</source>
        <translation>Le partite vinte sono stimate contro avversari medi.</translation>
    </message>
    <message>
        <source>“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.</source>
        <translation>«{move}» dà altrettanta fama, ma vince circa {won} partite su 100 invece di {best}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch ended now.</source>
        <translation>Ormai è quasi impossibile che tu vinca. Prova a superare {name}: se l’epoca finisse ora, avrebbe un vantaggio di {points} su di te.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch ended now.</source>
        <translation>Ormai è quasi impossibile che tu vinca. Difendi il tuo posto: se l’epoca finisse ora, {name} avrebbe {points} in meno di te.</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games instead of {wins}.</source>
        <translation>«{move}» vince circa {won} partite su 100 invece di {wins}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>Con «{move}» perderesti circa %n punto fama.</numerusform>
            <numerusform>Con «{move}» perderesti circa %n punti fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Solo {name} può ancora superare il tuo {sun}; in quel caso lo tieni.</translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Più giocatori possono ancora superare il tuo {sun}; in quel caso lo tieni.</translation>
    </message>
    <message>
        <source>Fewer players can outbid your {sun} than your {other}.</source>
        <translation>Rispetto al tuo {other}, meno giocatori possono superare il tuo {sun}.</translation>
    </message>
    <message>
        <source>To outbid your {sun}, others need at least the {dear}; for your {other}, the {cheap} is enough.</source>
        <translation>Per superare il tuo {sun}, agli altri serve almeno il sole {dear}; per il tuo {other} basta il sole {cheap}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} scores {points} for you.</source>
        <translation>Contando anche i soli, vincere con il tuo {sun} ti dà {points}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} gains you nothing.</source>
        <translation>Contando anche i soli, vincere con il tuo {sun} non ti dà niente.</translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation>Se passi, le tessere restano nella fila.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower.</source>
        <translation>Tieni il tuo {sun}, il sole scoperto più alto; il sole {centre} al centro è più basso.</translation>
    </message>
    <message>
        <source>You keep your {sun}; the {centre} in the centre is lower.</source>
        <translation>Tieni il tuo {sun}; il sole {centre} al centro è più basso.</translation>
    </message>
    <message>
        <source>If nothing changes, that scores {points} at the end of the game.</source>
        <translation>A fine partita dà {points}, se resta così.</translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation>La tessera vale {points} in più del dio alla fine di quest’epoca.</translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation>La tessera vale quanto il dio alla fine di quest’epoca.</translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation>A differenza del dio, ti resta per la prossima epoca.</translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation>Nessuna tessera nella fila vale più del dio alla fine di quest’epoca.</translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation>La tessera migliore per un dio: {tile}, {points} alla fine di quest’epoca.</translation>
    </message>
    <message>
        <source>You keep the god for another tile.</source>
        <translation>Tieni il dio per un’altra tessera.</translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation>L’altro lato vale {points} in più alla fine di quest’epoca.</translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch, and stays for the next.</source>
        <translation>L’altro lato vale lo stesso alla fine di quest’epoca e resta per la prossima.</translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch, but stays for the next.</source>
        <translation>L’altro lato vale {points} in meno alla fine di quest’epoca, ma resta per la prossima.</translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation>Nessuna delle tue tessere vale di più sull’altro lato alla fine di quest’epoca.</translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>Perdere questa tessera ti costa %n punto fama alla fine di quest’epoca.</numerusform>
            <numerusform>Perdere questa tessera ti costa %n punti fama alla fine di quest’epoca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation>Perdere questa tessera non ti costa niente alla fine di quest’epoca.</translation>
    </message>
    <message>
        <source>Spend a god on {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>Gioca un dio ({tile})</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games, “{other}” about {wins}.</source>
        <translation>«{move}» vince circa {won} partite su 100, «{other}» circa {wins}.</translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation>Ogni altra tessera costerebbe di più.</translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation>Nessun’altra tessera costerebbe di meno.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} less for you now.</source>
        <translation>«{move}» ora ti darebbe {points} in meno.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} more for you now, but less later.</source>
        <translation>«{move}» ora ti darebbe {points} in più, ma meno in seguito.</translation>
    </message>
    <message>
        <source>“{move}” would score as much for you now, but less later.</source>
        <translation>«{move}» ora ti darebbe altrettanto, ma meno in seguito.</translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation>Con questo lato scoperto, chi ha la tessera la tiene per la prossima epoca.</translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation>Con questo lato il lotto ti dà {points} in più che con l’altro.</translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation>L’altro lato varrebbe {points} in più per te, ma {spared} in più per {name}.</translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation>L’altro lato varrebbe {spared} in più per {name}, e niente di più per te.</translation>
    </message>
    <message>
        <source>The other side would score {points} more now, but this one stays for the next epoch.</source>
        <translation>L’altro lato ora ti darebbe {points} in più, ma questo resta per la prossima epoca.</translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {bid}.</source>
        <translation>Se passi, {name} vince con il sole {bid}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, your last face-up sun, for another auction.</source>
        <translation>Tieni il tuo {sun}, il tuo ultimo sole scoperto, per un’altra asta.</translation>
    </message>
    <message>
        <source>You keep your {sun} for another auction.</source>
        <translation>Tieni il tuo {sun} per un’altra asta.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation>Se l’epoca finisse ora, saresti in testa a pari merito.</translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation>Se l’epoca finisse ora, altri sarebbero in testa a pari merito.</translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation>Se la partita finisse ora, vinceresti.</translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation>Se la partita finisse ora, vincerebbe {name}.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation>Se l’epoca finisse ora, saresti in testa.</translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation>Se l’epoca finisse ora, sarebbe in testa {name}.</translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation>La partita è decisa: la tua vittoria è certa.</translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation>Le tre mosse più o meno si equivalgono.</translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation>«{move}» vale più o meno lo stesso.</translation>
    </message>
    <message>
        <source>What counts most in the lot: {tile}.</source>
        <translation>Ciò che conta di più nel lotto: {tile}.</translation>
    </message>
    <message>
        <source>The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.</source>
        <translation>La fila è vuota: se invochi Ra, con il tuo {sun} probabilmente vinci solo il sole {centre}.</translation>
    </message>
    <message>
        <source>What would help you most: {tile}.</source>
        <translation>Ciò che ti aiuterebbe di più: {tile}.</translation>
    </message>
    <message>
        <source>Another tile would help you more than the others.</source>
        <translation>Un’altra tessera aiuterebbe te più degli altri.</translation>
    </message>
    <message>
        <source>Another tile would help the others more than you.</source>
        <translation>Un’altra tessera aiuterebbe gli altri più di te.</translation>
    </message>
    <message>
        <source>Even a Ra tile would help you now.</source>
        <translation>Anche una tessera Ra ora ti aiuterebbe.</translation>
    </message>
    <message>
        <source>{name} will probably outbid your {sun} with the {price}.</source>
        <translation>Probabilmente {name} supera il tuo {sun} con il sole {price}.</translation>
    </message>
    <message>
        <source>If you pass, {name} will probably win with the {bid}.</source>
        <translation>Se passi, probabilmente vince {name} con il sole {bid}.</translation>
    </message>
    <message>
        <source>Time ran out: these figures are rougher than usual.</source>
        <translation>Il tempo non è bastato: queste cifre sono meno precise del solito.</translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose now.</source>
        <translation>La partita è decisa: ormai è difficile che tu la perda.</translation>
    </message>
    <message>
        <source>Why “{move}” was better:</source>
        <comment>{move} is the label of a move. Sentences follow, in the present</comment>
        <translation>Ecco perché «{move}» era meglio.</translation>
    </message>
    <message>
        <source>You invoked Ra, and no one else has bid, so you must bid.</source>
        <translation>Hai invocato Ra e nessun altro ha puntato, quindi devi farlo tu.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>«{move}» dà circa %n punto fama in più, ma su 100 partite ne vince circa {won} invece di {best}.</numerusform>
            <numerusform>«{move}» dà circa %n punti fama in più, ma su 100 partite ne vince circa {won} invece di {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play for as much fame as you can get.</source>
        <translation>Ormai è quasi impossibile che tu vinca. Prendi tutta la fama che puoi.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, you will probably win with your {sun} and take the {centre}.</source>
        <translation>Se invochi Ra ora, probabilmente vinci con il tuo {sun} e prendi il sole {centre}.</translation>
    </message>
    <message>
        <source>You will probably win the auction with your {sun} and take the {centre}.</source>
        <translation>Probabilmente vinci l’asta con il tuo {sun} e prendi il sole {centre}.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, {name} will probably win with the {price} and take the {centre}.</source>
        <translation>Se invochi Ra ora, probabilmente {name} vince con il sole {price} e prende il sole {centre}.</translation>
    </message>
    <message>
        <source>{name} will probably win the auction with the {price} and take the {centre}.</source>
        <translation>Probabilmente {name} vince l’asta con il sole {price} e prende il sole {centre}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Your first win in {game}.</source>
        <translation>La tua prima vittoria a {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>%n vittoria di fila a {game}: un nuovo record.</numerusform>
            <numerusform>%n vittorie di fila a {game}: un nuovo record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>Nuovo record a {game}: %n punto fama (prima {before}).</numerusform>
            <numerusform>Nuovo record a {game}: %n punti fama (prima {before}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Already? Fine.</source>
        <translation>Già? Va bene.</translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation>Mi piace rischiare.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Come viene, se ne va.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Che sfortuna.</translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation>Troppo per me.</translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation>Era un bluff.</translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation>Un affarone!</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation>Che fortuna.</translation>
    </message>
    <message>
        <source>Double or quits?</source>
        <translation>Lascia o raddoppia?</translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation>I piani non sono pronti!</translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation>C’è della pietra?</translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation>Non i miei muri!</translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation>Ricostruiremo.</translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation>Addio alla mia cava.</translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation>Mi serviva.</translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation>Un altro corso di pietre.</translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation>Portate le slitte!</translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation>Chi ha dato l’ordine?</translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation>Ra risponde a me.</translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation>Come osano?</translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation>Mi vendicherò.</translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation>Sfidi un principe?</translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation>Stai al tuo posto.</translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation>Mio per nascita.</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Com’è giusto.</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>Stavo per farlo io!</translation>
    </message>
    <message>
        <source>At last.</source>
        <translation>Finalmente.</translation>
    </message>
    <message>
        <source>I spoke too late.</source>
        <translation>Troppo tardi.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>Il prossimo!</translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation>Allora tienilo.</translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation>Ce ne saranno altri.</translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation>Rapido e semplice.</translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation>Grazie, il prossimo!</translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation>Così presto?</translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation>Ra ti ha sentito.</translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation>Gli dèi danno e tolgono.</translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation>Lo accetto.</translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation>So aspettare.</translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation>Che ti sia utile.</translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation>La pazienza premia.</translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation>Sia lode a Ra.</translation>
    </message>
    <message>
        <source>Harvest time already?</source>
        <translation>Già tempo di raccolto?</translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation>C’è dell’acqua?</translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation>Brutta annata.</translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation>I miei poveri campi!</translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation>Non posso pagarlo.</translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation>Torno all’aratro.</translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation>Buon raccolto!</translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation>Il granaio si riempie.</translation>
    </message>
    <message>
        <source>Another harvest, then?</source>
        <translation>Un altro raccolto?</translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation>Stavo ancora leggendo.</translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation>Momento curioso.</translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation>Non i papiri!</translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation>Era scritto, ahimè.</translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation>Ho calcolato male.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Prendo nota.</translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation>Come previsto.</translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation>Affascinante.</translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation>Mi costerà caro.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Quanto vale?</translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation>Il mio tesoro!</translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation>E chi paga?</translation>
    </message>
    <message>
        <source>Far too expensive.</source>
        <translation>Troppo caro.</translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation>Che spreco!</translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation>Un affare.</translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation>Tutto mio.</translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation>Chi lo vuole di più?</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Vediamo…</translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation>Ho visto chi è stato.</translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation>Toccherà anche a te.</translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation>Bene. L’hai pagato.</translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation>Però ti è costato.</translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation>Ti serviva, vero?</translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation>Mi dispiace tanto.</translation>
    </message>
    <message>
        <source>I remember your tastes.</source>
        <translation>Ricordo i tuoi gusti.</translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation>Ancora una tessera, no?</translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation>Che viltà!</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>Tutto qui?</translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation>Ahi. Di nuovo!</translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation>Ah! Che coraggio.</translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation>Dovevo osare.</translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation>La fortuna mi ama!</translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation>Mai avuto dubbi.</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>Tutto in ordine.</translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation>La seduta è aperta.</translation>
    </message>
    <message>
        <source>I object!</source>
        <translation>Mi oppongo!</translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation>Era evitabile.</translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation>È un tuo diritto.</translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation>Mi ritiro.</translation>
    </message>
    <message>
        <source>A fair ruling.</source>
        <translation>Una giusta sentenza.</translation>
    </message>
    <message>
        <source>So ordered.</source>
        <translation>Così è deciso.</translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation>Alle armi!</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Tenete la posizione.</translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation>Solo una schermaglia.</translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation>Ripiegate.</translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation>Un degno rivale.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Avanti!</translation>
    </message>
    <message>
        <source>I won last time.</source>
        <translation>L’ultima volta ho vinto io.</translation>
    </message>
    <message>
        <source>You won last time.</source>
        <translation>L’ultima volta hai vinto tu.</translation>
    </message>
    <message>
        <source>You scored {points} for {row} last time.</source>
        <extracomment>{row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game</extracomment>
        <translation>L’ultima volta hai fatto {points} in «{row}».</translation>
    </message>
    <message>
        <source>Back? Mind my walls!</source>
        <translation>Tu? Occhio ai muri!</translation>
    </message>
    <message>
        <source>You again. Kneel.</source>
        <translation>Ancora tu. In ginocchio.</translation>
    </message>
    <message>
        <source>You again! Be quick.</source>
        <translation>Ancora tu! Fai presto.</translation>
    </message>
    <message>
        <source>I have notes on you.</source>
        <translation>Ho appunti su di te.</translation>
    </message>
    <message>
        <source>You again? My poor gold!</source>
        <translation>Ancora tu? Povero il mio oro!</translation>
    </message>
    <message>
        <source>You again? I dare you!</source>
        <translation>Ancora tu? Provaci!</translation>
    </message>
    <message>
        <source>I know your case.</source>
        <translation>Conosco il tuo caso.</translation>
    </message>
    <message>
        <source>Close ranks!</source>
        <translation>Serrate i ranghi!</translation>
    </message>
    <message>
        <source>So we meet again.</source>
        <translation>Ci si rivede.</translation>
    </message>
    <message>
        <source>Ra leads you back.</source>
        <translation>Ra ti riporta qui.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Very fast</source>
        <translation>Molto veloce</translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation>Inizia una nuova partita da questa posizione con il sacchetto rimescolato. La partita che stai rivedendo resta salvata.</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Prima mossa</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Ultima mossa</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocità del replay</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation>Riproduci ({key}); velocità: {speed} (+ e −)</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>La partita inizia</translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation>Mossa {move} di {moves} · {epoch}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review the game now?</source>
        <translation>Analizzare la partita adesso?</translation>
    </message>
    <message>
        <source>The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.</source>
        <translation>La partita non è finita. L’analisi mostra le probabilità di vincere di tutti e svela così la fama coperta.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>The review is saved as “{name}”.</source>
        <translation>L’analisi è salvata come «{name}».</translation>
    </message>
    <message>
        <source>{game}: review for {name}</source>
        <translation>{game}: analisi per {name}</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>L’analisi è completa.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Nessun errore evidente.</translation>
    </message>
    <message>
        <source>A closer look changes this:</source>
        <translation>Un’analisi più attenta cambia questo:</translation>
    </message>
    <message>
        <source>start</source>
        <comment>A column: the expected lead at the start, in fame</comment>
        <translation>inizio</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>A column: what the draws brought</comment>
        <translation>fortuna</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>A column: what the player&apos;s own mistakes cost</comment>
        <translation>errori</translation>
    </message>
    <message>
        <source>gifts</source>
        <comment>A column: what others&apos; mistakes brought</comment>
        <translation>regali</translation>
    </message>
    <message>
        <source>end</source>
        <comment>A column: the lead at the end, in fame</comment>
        <translation>fine</translation>
    </message>
    <message>
        <source>How many of 100 games each player would win from here against average play</source>
        <translation>Quante partite su 100 ciascuno vincerebbe da qui contro avversari medi</translation>
    </message>
    <message>
        <source>As a graph</source>
        <translation>Come grafico</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Come tabella</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Interrotta prima di avere un risultato.</translation>
    </message>
    <message>
        <source>The moves here, compared with the best</source>
        <translation>Le mosse possibili qui, rispetto alla migliore</translation>
    </message>
    <message>
        <source>Only a quick look: the figures are rough.</source>
        <translation>Solo un rapido sguardo: le cifre sono approssimative.</translation>
    </message>
    <message>
        <source>Only the closer look can tell luck from skill.</source>
        <translation>Solo l’approfondimento distingue la fortuna dalla bravura.</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>Le tue mosse più costose</translation>
    </message>
    <message>
        <source>The luckiest draws</source>
        <translation>Le pescate più fortunate</translation>
    </message>
    <message>
        <source>The unluckiest draws</source>
        <translation>Le pescate più sfortunate</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>A column: the number of the move</comment>
        <translation>N.</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Voto</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>A column: what a move cost</comment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Closer look: {done} of {count}</source>
        <translation>Più a fondo: {done} di {count}</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Analisi della partita…</translation>
    </message>
    <message>
        <source>Whose review is shown</source>
        <translation>Di chi è l’analisi mostrata</translation>
    </message>
    <message>
        <source>Save the review as a picture to share</source>
        <translation>Salva l’analisi come immagine da condividere</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Starts a new game from the position shown, against the same opponents. This game is kept.</source>
        <translation>Inizia una nuova partita dalla posizione mostrata, contro gli stessi avversari. Questa partita resta salvata.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Tutte le decisioni</translation>
    </message>
    <message>
        <source>The costliest moves</source>
        <translation>Le mosse più costose</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>A tab</comment>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Kinds</source>
        <comment>A tab</comment>
        <translation>Tipi</translation>
    </message>
    <message>
        <source>Luck evened out.</source>
        <translation>Fortuna e sfortuna si sono compensate.</translation>
    </message>
    <message>
        <source>The mistakes of others changed nothing for you.</source>
        <translation>Gli errori degli altri non hanno cambiato nulla per te.</translation>
    </message>
    <message>
        <source>Your own choices cost you nothing.</source>
        <translation>Le tue scelte non ti sono costate nulla.</translation>
    </message>
    <message>
        <source>You gave away most in the {epoch}.</source>
        <translation>Dove hai perso di più: {epoch}.</translation>
    </message>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>Hai chiuso con %n punto fama in meno di {winner}.</numerusform>
            <numerusform>Hai chiuso con %n punti fama in meno di {winner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>La differenza maggiore è in «{row}»: %n punto fama.</numerusform>
            <numerusform>La differenza maggiore è in «{row}»: %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>La fortuna ti ha dato %n punto fama.</numerusform>
            <numerusform>La fortuna ti ha dato %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>La sfortuna ti è costata %n punto fama.</numerusform>
            <numerusform>La sfortuna ti è costata %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>Gli errori degli altri ti hanno dato %n punto fama.</numerusform>
            <numerusform>Gli errori degli altri ti hanno dato %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>Gli errori degli altri ti sono costati %n punto fama.</numerusform>
            <numerusform>Gli errori degli altri ti sono costati %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Le tue scelte ti sono costate %n punto fama.</numerusform>
            <numerusform>Le tue scelte ti sono costate %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>La tua abitudine più costosa: {habit}; in tutto %n punto fama.</numerusform>
            <numerusform>La tua abitudine più costosa: {habit}; in tutto %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>Un’altra abitudine costosa: {habit}; %n punto fama.</numerusform>
            <numerusform>Un’altra abitudine costosa: {habit}; %n punti fama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>Spendi i soli alti troppo facilmente: per ogni numero di differenza chiedi circa {fame} punto fama in più</numerusform>
            <numerusform>Spendi i soli alti troppo facilmente: per ogni numero di differenza chiedi circa {fame} punti fama in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>Tieni troppo a lungo i soli alti: per ogni numero di differenza chiedi circa {fame} punto fama in meno</numerusform>
            <numerusform>Tieni troppo a lungo i soli alti: per ogni numero di differenza chiedi circa {fame} punti fama in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>Paghi troppo un sole alto al centro: per ogni numero di differenza dai circa {fame} punto fama in meno</numerusform>
            <numerusform>Paghi troppo un sole alto al centro: per ogni numero di differenza dai circa {fame} punti fama in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>Dimentichi il sole al centro: per ogni numero di differenza dai circa {fame} punto fama in più</numerusform>
            <numerusform>Dimentichi il sole al centro: per ogni numero di differenza dai circa {fame} punti fama in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>ogni tessera ti costa circa {fame} punto fama in più di quanto pensi</numerusform>
            <numerusform>ogni tessera ti costa circa {fame} punti fama in più di quanto pensi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>ogni tessera ti costa circa {fame} punto fama in meno di quanto pensi</numerusform>
            <numerusform>ogni tessera ti costa circa {fame} punti fama in meno di quanto pensi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>sopravvaluti ogni tessera di circa {fame} punto fama</numerusform>
            <numerusform>sopravvaluti ogni tessera di circa {fame} punti fama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>sottovaluti ogni tessera di circa {fame} punto fama</numerusform>
            <numerusform>sottovaluti ogni tessera di circa {fame} punti fama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (nella tua ultima partita).</numerusform>
            <numerusform>{habits} (nelle tue ultime %n partite).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>Hai lasciato %n sole inutilizzato.</numerusform>
            <numerusform>Hai lasciato %n soli inutilizzati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then practise prices with “What is it worth?”.</source>
        <translation>Ora: riprova le tue mosse più costose, poi allenati sui prezzi con «Quanto vale?».</translation>
    </message>
    <message>
        <source>Next: play again, and try a stronger level.</source>
        <translation>Ora: gioca di nuovo, contro un livello più forte.</translation>
    </message>
    <message>
        <source>{name}: the costliest moves</source>
        <comment>Above a list of a player&apos;s errors</comment>
        <translation>{name}: le mosse più costose</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <comment>Of a move that gave away less than an inaccuracy</comment>
        <translation>Quasi la migliore</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Quasi alla pari</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>{epoch}, move {move}</source>
        <translation>{epoch}, mossa {move}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Meglio: {move}.</translation>
    </message>
    <message>
        <source>{comparison} (played)</source>
        <comment>How much worse a move was; it was made in the game</comment>
        <translation>{comparison} (giocata)</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <comment>{move} is the label of a move that was not made</comment>
        <translation>E se: {move}</translation>
    </message>
    <message>
        <source>At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.</source>
        <translation>Alla fine della linea tratteggiata: {fame}, e circa {after} partite vinte su 100 invece di {before}.</translation>
    </message>
    <message>
        <source>This is just one way it could go on: new tiles, and quick moves for everyone.</source>
        <translation>È solo uno dei modi in cui potrebbe continuare: nuove tessere e mosse rapide per tutti.</translation>
    </message>
    <message>
        <source>Your draw: {tiles}</source>
        <translation>La tua pescata: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws: {tiles}</source>
        <translation>{name} pesca: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>passare quando il lotto valeva un sole (%n volta)</numerusform>
            <numerusform>passare quando il lotto valeva un sole (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>puntare soli più alti di quanto valessero i lotti (%n volta)</numerusform>
            <numerusform>puntare soli più alti di quanto valessero i lotti (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>pescare quando era ora di invocare Ra (%n volta)</numerusform>
            <numerusform>pescare quando era ora di invocare Ra (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>invocare Ra troppo presto (%n volta)</numerusform>
            <numerusform>invocare Ra troppo presto (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>puntare un sole troppo basso (%n volta)</numerusform>
            <numerusform>puntare un sole troppo basso (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>sprecare gli dèi (%n volta)</numerusform>
            <numerusform>sprecare gli dèi (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>scartare le tessere sbagliate (%n volta)</numerusform>
            <numerusform>scartare le tessere sbagliate (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>sbagliare lato o tessera (%n volta)</numerusform>
            <numerusform>sbagliare lato o tessera (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>You finished level with {winner}, who has the higher sun.</source>
        <translation>Hai finito alla pari con {winner}, che ha il sole più alto.</translation>
    </message>
    <message>
        <source>Tiles for each sun spent: {own} for you, {best} for {winner}.</source>
        <translation>Tessere per ogni sole usato: {own} per te, {best} per {winner}.</translation>
    </message>
    <message>
        <source>What probably cost you most: {habit}.</source>
        <translation>Ciò che probabilmente ti è costato di più: {habit}.</translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>non invocare Ra al momento giusto (%n volta)</numerusform>
            <numerusform>non invocare Ra al momento giusto (%n volte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of tiles</source>
        <translation>Lati delle tessere</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisione</numerusform>
            <numerusform>%n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>What if</source>
        <comment>Button: tries another move</comment>
        <translation>E se…?</translation>
    </message>
    <message>
        <source>Shows one possible continuation after this move in the graph. The game stays as it is.</source>
        <translation>Mostra nel grafico una continuazione possibile dopo questa mossa. La partita resta com’è.</translation>
    </message>
    <message>
        <source>Playing on after “{move}”…</source>
        <translation>Si continua dopo «{move}»…</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Probabilità di vincere</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <translation>Pescare o invocare Ra</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>nessun errore</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>{fame} punto fama perso in tutto</numerusform>
            <numerusform>{fame} punti fama persi in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of play: {level}</source>
        <comment>How somebody played: like a level of bots</comment>
        <translation>Livello di gioco: {level}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>Button: asks an opponent for the reasons of its move</comment>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Ask {name}: why “{move}”?</source>
        <translation>{name}: perché «{move}»?</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Che cosa ha deciso la partita</translation>
    </message>
    <message>
        <source>Chance of winning (numbers show the start of the game)</source>
        <translation>Probabilità di vittoria (i numeri valgono all’inizio della partita)</translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>continuare a pescare con molte tessere nella fila (%n volta)</numerusform>
            <numerusform>continuare a pescare con molte tessere nella fila (%n volte)</numerusform>
        </translation>
    </message>
    <message>
        <source>gave away {share} of the fame at stake</source>
        <translation>perdita: {share} della fama in gioco</translation>
    </message>
    <message>
        <source>Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are what the mistakes of others gained.</source>
        <translation>La fortuna è quanto valevano le tessere pescate, gli errori quanto sono costate le proprie scelte, i regali quanto hanno fruttato gli errori degli altri.</translation>
    </message>
    <message>
        <source>Once the game is over, bots answer questions: choose one of their moves first.</source>
        <translation>A partita finita i bot rispondono: scegli prima una delle loro mosse.</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Non ce n’è stata nessuna.</translation>
    </message>
    <message>
        <source>Decide this move again without seeing the answer</source>
        <translation>Decidi di nuovo questa mossa, senza vedere la risposta</translation>
    </message>
    <message>
        <source>Fame lost by kind of decision</source>
        <translation>Fama persa per tipo di decisione</translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then the puzzles on “{theme}”.</source>
        <comment>{theme}: a heading</comment>
        <translation>Ora: riprova le tue mosse più costose, poi i rompicapi «{theme}».</translation>
    </message>
    <message>
        <source>What went wrong, small slips included</source>
        <translation>Che cosa è andato storto, piccole sviste comprese</translation>
    </message>
    <message>
        <source>Stop the closer look and keep what it has found so far</source>
        <translation>Interrompe l’approfondimento; ciò che è stato trovato resta</translation>
    </message>
    <message>
        <source>No habit stands out: no costly mistake was repeated.</source>
        <translation>Nessuna abitudine spicca: nessun errore costoso si è ripetuto.</translation>
    </message>
    <message>
        <source>The review couldn’t be exported</source>
        <translation>Impossibile esportare l’analisi</translation>
    </message>
    <message>
        <source>This game couldn’t be reviewed.</source>
        <translation>Impossibile analizzare questa partita.</translation>
    </message>
    <message>
        <source>The game couldn’t be continued from here.</source>
        <translation>Non è stato possibile proseguire la partita da qui.</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation>Per 1, 2, 3 e più piaghe: {points}.</translation>
    </message>
    <message>
        <source>5 for each kind you have the most of (at least two). Tied players all score.</source>
        <translation>5 per ogni tipo di cui hai più di tutti (almeno due). A pari merito li prendono tutti.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 per ogni edificio completo: %n tessera dello stesso tipo.</numerusform>
            <numerusform>2 per ogni edificio completo: %n tessere dello stesso tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation>5 per edifici completi di tre tipi, 10 per tutti e quattro.</translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first remove one plague.</source>
        <translation>2 per ogni sacerdote. Tre o più sacerdoti portano prima via una piaga.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation>Fine partita: 5, 10 o 20 per 3, 6 o 10 pietre e camere in totale.</translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation>Fine partita: 5 per tre camere di un colore, 10 per quattro o più.</translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation>Fine partita: 5 per due ankh, 10 per tre, 20 per quattro o più.</translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation>2 per ogni dio non giocato.</translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation>3 per ogni tessera Oro.</translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Chi ha più faraoni: +5. Chi ne ha meno: −2. A pari merito vale per tutti; se sono tutti pari, per nessuno.</translation>
    </message>
    <message>
        <source>1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation>1 per ogni tipo diverso, ma 10 per sette tipi e 15 per tutti e otto.</translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Fine partita: totale dei soli più alto +5, più basso −5. A pari merito vale per tutti; se sono tutti pari, per nessuno.</translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each Nile tile.</source>
        <translation>1 per ogni inondazione e, se hai un’inondazione, 1 per ogni tessera Nilo.</translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation>3, 4 o 5 tipi diversi: 5, 10 o 15. Nessuno: −5.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind.</source>
        <translation>Fine partita: 5, 10 o 15 per ogni tipo che hai 3, 4 o 5 volte.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Building variety</source>
        <translation>Edifici diversi</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Monument variety</source>
        <translation>Monumenti diversi</translation>
    </message>
    <message>
        <source>Monument sets</source>
        <translation>Monumenti uguali</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>conservati</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>scartati</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Risultato successivo</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation>Tessere a due lati, sacerdoti che le girano e piramidi.</translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation>Ra – Classico</translation>
    </message>
    <message>
        <source>The original auction game of 1999.</source>
        <translation>Il gioco d’aste originale del 1999.</translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation>Ra – Barca solare</translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation>L’edizione dell’anniversario: una barca solare percorre la fila di Ra, e si può giocare in due.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>%n partita eliminata</numerusform>
            <numerusform>%n partite eliminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n partita spostata nel cestino</numerusform>
            <numerusform>%n partite spostate nel cestino</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation>Eliminare definitivamente «{name}»?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>Eliminare definitivamente %n partita?</numerusform>
            <numerusform>Eliminare definitivamente %n partite?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n partita importata</numerusform>
            <numerusform>%n partite importate</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>Il nome è già in uso</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation>Salva una partita dal menu Partita o trascina qui una partita salvata.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation>Copia partite salvate nell’elenco. Puoi anche trascinarle qui.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Esp&amp;orta…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation>Sposta la partita nel cestino</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;zza</translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation>Cerca per nome, giocatore o gioco…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danneggiate</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Tutti gli stati</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation>Nessuna partita selezionata</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selezionata</numerusform>
            <numerusform>%n selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Cerco le partite…</translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation>Leggo {known} di {count}…</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} di %n partita</numerusform>
            <numerusform>{shown} di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>Of one game, where its epoch would stand</comment>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation>{name} ha vinto · {fame}</translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation>Non è una partita salvata</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Versione più recente</translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation>Viola le regole</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illeggibile</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>A mark of a game: the player had a hint or the coach</comment>
        <translation>con aiuti</translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation>con mosse ritirate</translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation>Iniziata: {date}</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Da una posizione</translation>
    </message>
    <message>
        <source>Not dealt according to the rules</source>
        <translation>Distribuzione non conforme alle regole</translation>
    </message>
    <message>
        <source>Show what decided the game, the costliest moves, and why the bots made theirs</source>
        <translation>Mostra che cosa ha deciso la partita, le mosse più costose e i motivi dei bot</translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>Impossibile eliminare %n partita</numerusform>
            <numerusform>Impossibile eliminare %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash, so this can’t be undone.</source>
        <translation>Questa cartella non ha un cestino. L’operazione non si può annullare.</translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>Impossibile importare %n file</numerusform>
            <numerusform>Impossibile importare %n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Another saved game already has this name. Choose a different one.</source>
        <translation>Un’altra partita salvata ha già questo nome. Scegline un altro.</translation>
    </message>
    <message>
        <source>The file couldn’t be changed</source>
        <translation>Impossibile modificare il file</translation>
    </message>
    <message>
        <source>The folder “{folder}” can’t be read: {reason}.</source>
        <translation>Impossibile leggere la cartella «{folder}»: {reason}.</translation>
    </message>
    <message>
        <source>Some saved games aren’t listed</source>
        <translation>Alcune partite salvate non sono elencate</translation>
    </message>
    <message>
        <source>The saved games couldn’t be listed</source>
        <translation>Impossibile elencare le partite salvate</translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Scoring overview, and how {name} is doing</source>
        <translation>Che cosa dà punti, e la situazione di {name}</translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation>Alla fine di ogni epoca</translation>
    </message>
    <message>
        <source>{mine} (most {most}, fewest {fewest})</source>
        <comment>Amounts: 3 (most 4, fewest 0)</comment>
        <translation>{mine} (massimo {most}, minimo {fewest})</translation>
    </message>
    <message>
        <source>total {mine} (highest {most}, lowest {fewest})</source>
        <comment>Of suns</comment>
        <translation>totale {mine} (il più alto {most}, il più basso {fewest})</translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation>{tiles} (massimo {most})</translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation>Solo a fine partita</translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation>Tessere che non danno punti</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>se finisse ora</translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation>Ora: {standing}</translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation>Le tessere le tieni.</translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation>Si scartano dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation>Si scartano dopo ogni epoca: {tiles}.</translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>Points with a sign: −2 now</comment>
        <translation>{points} al momento</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation>Indica un numero, o selezionalo con i tasti freccia, per vedere da dove viene.</translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation>Ankh ricevuti</translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation>Quest’epoca</translation>
    </message>
    <message>
        <source>Fame is face down. The fame from finished epochs is shown when the game is over.</source>
        <translation>La fama è coperta. Quella delle epoche concluse si mostra a fine partita.</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation>coperta</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <comment>A row of the score sheet: what is given back so that fame is not below 0</comment>
        <translation>Mai sotto 0</translation>
    </message>
    <message>
        <source>The other players’ fame is face down.</source>
        <translation>La fama degli altri è coperta.</translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation>Tutte le epoche finite</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punteggi</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation>{tiles}, {points} per tessera</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna tessera</translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n tipo</numerusform>
            <numerusform>%n tipi diversi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n tessera Nilo, ma nessuna inondazione</numerusform>
            <numerusform>%n tessere Nilo, ma nessuna inondazione</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of a kind</source>
        <translation>neanche tre dello stesso tipo</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>meno di %n per tipo</numerusform>
            <numerusform>meno di %n per tipo</numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation>il massimo in nessun tipo</translation>
    </message>
    <message>
        <source>no complete buildings</source>
        <translation>nessun edificio completo</translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n edificio completo</numerusform>
            <numerusform>%n edifici completi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>edifici completi di %n tipo</numerusform>
            <numerusform>edifici completi di %n tipi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n piaga</numerusform>
            <numerusform>%n piaghe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n pietra o camera</numerusform>
            <numerusform>%n pietre e camere</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of one colour</source>
        <translation>neanche tre dello stesso colore</translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation>
            <numerusform>%n ankh</numerusform>
            <numerusform>%n ankh</numerusform>
        </translation>
    </message>
    <message>
        <source>{ankhs}, {more} of them for this epoch’s people</source>
        <translation>{ankhs}, di cui {more} per le persone di quest’epoca</translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>persone di %n tipo</numerusform>
            <numerusform>persone di %n tipi</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation>La fila di Ra è piena.</translation>
    </message>
    <message>
        <source>No one has a sun left.</source>
        <translation>Nessuno ha più soli.</translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation>{before} {points} fa {after}</translation>
    </message>
    <message>
        <source>No tiles are discarded.</source>
        <translation>Non si scarta nessuna tessera.</translation>
    </message>
    <message>
        <source>Discarded: {tiles}.</source>
        <translation>Si scartano: {tiles}.</translation>
    </message>
    <message>
        <source>No tiles are kept.</source>
        <translation>Non resta nessuna tessera.</translation>
    </message>
    <message>
        <source>Kept for the next epoch: {tiles}.</source>
        <translation>Restano per la prossima epoca: {tiles}.</translation>
    </message>
    <message>
        <source>after the priests removed one</source>
        <comment>After a number of plagues</comment>
        <translation>dopo che i sacerdoti ne hanno portata via una</translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n faraone</numerusform>
            <numerusform>%n faraoni</numerusform>
        </translation>
    </message>
    <message>
        <source>no pharaohs</source>
        <translation>nessun faraone</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>il massimo</translation>
    </message>
    <message>
        <source>tied for the most</source>
        <translation>massimo a pari merito</translation>
    </message>
    <message>
        <source>the fewest</source>
        <translation>il minimo</translation>
    </message>
    <message>
        <source>tied for the fewest</source>
        <translation>minimo a pari merito</translation>
    </message>
    <message>
        <source>no longer the fewest</source>
        <translation>non più il minimo</translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation>totale dei soli {total}</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>Total of suns</comment>
        <translation>il più alto</translation>
    </message>
    <message>
        <source>tied for the highest</source>
        <comment>Total of suns</comment>
        <translation>il più alto a pari merito</translation>
    </message>
    <message>
        <source>no longer the highest</source>
        <comment>Total of suns</comment>
        <translation>non più il più alto</translation>
    </message>
    <message>
        <source>the lowest</source>
        <comment>Total of suns</comment>
        <translation>il più basso</translation>
    </message>
    <message>
        <source>tied for the lowest</source>
        <comment>Total of suns</comment>
        <translation>il più basso a pari merito</translation>
    </message>
    <message>
        <source>no longer the lowest</source>
        <comment>Total of suns</comment>
        <translation>non più il più basso</translation>
    </message>
    <message>
        <source>no longer the most</source>
        <translation>non più il massimo</translation>
    </message>
    <message>
        <source>the same as everyone else</source>
        <translation>come tutti gli altri</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>in mezzo</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation>&amp;Persona a questo computer</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>Pe&amp;rsonaggio</translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation>Guarda da &amp;qui</translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation>Mostra questo posto in basso al tavolo</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Next player</source>
        <translation>Giocatore successivo</translation>
    </message>
    <message>
        <source>Panel of {name}</source>
        <translation>Pannello di {name}</translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation>Se l’epoca finisse ora</translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation>Soli da puntare in quest’epoca</translation>
    </message>
    <message>
        <source>Suns so far for the next epoch</source>
        <translation>Soli già presi per la prossima epoca</translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation>Soli usati in quest’epoca</translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation>Chi può superare chi</translation>
    </message>
    <message>
        <source>No suns left to bid in this epoch.</source>
        <translation>In quest’epoca non restano soli da puntare.</translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} in total.</source>
        <translation>A fine partita contano tutti i soli: {total} in totale.</translation>
    </message>
    <message>
        <source>No one can outbid the {sun}.</source>
        <translation>Nessuno può superare il sole {sun}.</translation>
    </message>
    <message>
        <source>Can outbid the {sun}: {players}.</source>
        <translation>Possono superare il sole {sun}: {players}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Aiuto durante il gioco</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animazione</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Suoni e voce</translation>
    </message>
    <message>
        <source>The coach watches when you play alone against bots</source>
        <translation>L’allenatore ti segue quando gli altri al tavolo sono tutti bot</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>L&amp;ingua</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Tranquilla</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Immediata</translation>
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
        <translation>&amp;Notte</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimento</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Ridotto</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Completo</translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation>Fila di &amp;Ra</translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation>Come nell’&amp;edizione</translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation>&amp;Tessere Ra</translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation>&amp;Barca solare</translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation>&amp;Nomi delle tessere</translation>
    </message>
    <message>
        <source>Show the scoring step &amp;by step</source>
        <translation>M&amp;ostra il punteggio passo per passo</translation>
    </message>
    <message>
        <source>Players’ rem&amp;arks</source>
        <translation>&amp;Commenti dei giocatori</translation>
    </message>
    <message>
        <source>Cover the table between t&amp;urns</source>
        <translation>Copri il tavolo tra un turno e l’altro</translation>
    </message>
    <message>
        <source>Covers the table until the next player is ready, if fame is face down</source>
        <translation>Copre il tavolo finché la prossima persona non è pronta, se la fama è coperta</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>Gioca automaticamente le mosse o&amp;bbligate</translation>
    </message>
    <message>
        <source>For example, passes for you when there is nothing else you can do</source>
        <translation>Per esempio, passa per te quando non puoi fare altro</translation>
    </message>
    <message>
        <source>Confirm moves with a second clic&amp;k</source>
        <translation>Conferma le mosse con un secondo clic</translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation>Consenti i su&amp;ggerimenti</translation>
    </message>
    <message>
        <source>Shows the best moves and your chance of winning</source>
        <translation>Mostra le mosse migliori e la tua probabilità di vincere</translation>
    </message>
    <message>
        <source>Shows how much fame each of your suns is worth until the epoch ends. Needs take-backs and hints</source>
        <translation>Mostra quanta fama vale ciascuno dei tuoi soli fino alla fine dell’epoca. Servono i suggerimenti e il permesso di ritirare le mosse</translation>
    </message>
    <message>
        <source>Coach: str&amp;ictness</source>
        <translation>Severità dell’a&amp;llenatore</translation>
    </message>
    <message>
        <source>Gentle: only big mistakes. Strict: small ones, too</source>
        <translation>Gentile: parla solo degli errori gravi. Severo: anche di quelli piccoli</translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation>&amp;Gentile</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Severo</translation>
    </message>
    <message>
        <source>O&amp;pponents of your strength</source>
        <translation>Avversari del tuo li&amp;vello</translation>
    </message>
    <message>
        <source>The quick game moves to the level at which you win about your fair share of games</source>
        <translation>La partita rapida si adatta al livello in cui vinci più o meno la tua parte di partite</translation>
    </message>
    <message>
        <source>Screen rea&amp;der</source>
        <translation>Lettore di &amp;schermo</translation>
    </message>
    <message>
        <source>How much a screen reader says about what happens at the table</source>
        <translation>Quanto il lettore di schermo dice di ciò che succede al tavolo</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Breve</translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation>E&amp;ffetti sonori</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>Pr&amp;eview the value of the lot</source>
        <translation>&amp;Anteprima del valore del lotto</translation>
    </message>
    <message>
        <source>Your first click or key press selects a move; repeat it, or press Enter, to make the move</source>
        <translation>Il primo clic o il primo tasto sceglie la mossa; ripetilo, o premi Invio, per farla</translation>
    </message>
    <message>
        <source>Prices of suns</source>
        <translation>Prezzi dei soli</translation>
    </message>
    <message>
        <source>Opponents react to what happens and remember your last game, except at instant speed or with reduced motion</source>
        <translation>Gli avversari reagiscono a ciò che accade e ricordano la vostra ultima partita, tranne con velocità immediata o movimento ridotto</translation>
    </message>
    <message>
        <source>River and crickets</source>
        <translation>Fiume e grilli</translation>
    </message>
    <message>
        <source>&amp;Coach: comments on your moves</source>
        <translation>All&amp;enatore: commenta le tue mosse</translation>
    </message>
    <message>
        <source>After a bad move, tells you what was better and offers to take it back</source>
        <translation>Dopo una cattiva scelta dice che cosa era meglio e ti lascia ritirare la mossa</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>There is only one move here.</source>
        <translation>Qui c’è una sola mossa.</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Posizione {number}</translation>
    </message>
    <message>
        <source>Where tiles and suns go</source>
        <translation>Dove vanno tessere e soli</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Rate every move</source>
        <translation>Valuta ogni mossa</translation>
    </message>
    <message>
        <source>Review from here</source>
        <translation>Analizza da qui</translation>
    </message>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Conserva come rompicapo</translation>
    </message>
    <message>
        <source>Adding to: {place}</source>
        <translation>Aggiungi a: {place}</translation>
    </message>
    <message>
        <source>Track and centre</source>
        <translation>Fila e centro</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>al centro</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}, coperto</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>Sun {sun}: {where}</source>
        <translation>Sole {sun}: {where}</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>Whose turn it is</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>No game can reach this position: {reason}.</source>
        <translation>Nessuna partita può arrivare a questa posizione: {reason}.</translation>
    </message>
    <message>
        <source>Kept. You’ll find it on the Puzzles page, where you can rename it.</source>
        <translation>Conservata. La trovi nella pagina dei rompicapi, dove puoi rinominarla.</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Parti da zero</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>No sound: Qt Multimedia couldn’t be loaded. It needs PySide6-Addons and, on Linux, libpulse.</source>
        <translation>Nessun suono: non è stato possibile caricare Qt Multimedia. Servono PySide6-Addons e, su Linux, libpulse.</translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation>Nessun suono: nessun dispositivo audio trovato.</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Disattiva l’audio</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Attiva l’audio</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>My suns</source>
        <translation>I miei soli</translation>
    </message>
    <message>
        <source>Everyone’s suns</source>
        <translation>I soli di tutti</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Le mie tessere</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>What I can do</source>
        <translation>Che cosa posso fare</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Premi di nuovo per confermare.</translation>
    </message>
    <message>
        <source>{name}: {up}; face down: {down}</source>
        <comment>A player and numbers of suns: 4, 7, 9; face down: none</comment>
        <translation>{name}: {up}; coperti: {down}</translation>
    </message>
    <message>
        <source>To beat the {sun}: {suns}</source>
        <comment>Numbers of suns: To beat the 5: 7, 9</comment>
        <translation>Per superare il sole {sun}: {suns}</translation>
    </message>
    <message>
        <source>Bid {sun}, the first bid.</source>
        <comment>Bid is a verb, then a noun</comment>
        <translation>Punta il sole {sun}: è la prima puntata.</translation>
    </message>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n casella libera</numerusform>
            <numerusform>%n caselle libere</numerusform>
        </translation>
    </message>
    <message>
        <source>Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.</source>
        <translation>Tessere Ra nel sacchetto: {ra} su {tiles}. Probabilità che la prossima sia Ra: {chance}.</translation>
    </message>
    <message>
        <source>You have no tiles.</source>
        <translation>Non hai tessere.</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <comment>Labels of tiles: Nile ×2, Fortress</comment>
        <translation>Le tue tessere: {tiles}</translation>
    </message>
    <message>
        <source>In this epoch: {points}</source>
        <comment>Players and points: Nefer +7, Khufu −2</comment>
        <translation>In quest’epoca: {points}</translation>
    </message>
    <message>
        <source>You can choose: {moves}</source>
        <comment>Labels of moves: Draw a tile, Invoke Ra</comment>
        <translation>Puoi scegliere: {moves}</translation>
    </message>
    <message>
        <source>You can bid {suns}, or pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Puoi passare o puntare uno di questi soli: {suns}.</translation>
    </message>
    <message>
        <source>You can bid {suns}, but you can’t pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Non puoi passare. Puoi puntare: {suns}.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Al momento non hai nulla da fare.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo nulla.</translation>
    </message>
    <message>
        <source>Bid {sun}, which beats the {highest}.</source>
        <comment>Bid is a verb</comment>
        <translation>Punta il sole {sun}: supera il sole {highest}.</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{tile}, space {space}</source>
        <comment>A tile on the auction track: Gold, space 3</comment>
        <translation>{tile}, casella {space}</translation>
    </message>
    <message>
        <source>Turn over {tile}</source>
        <comment>{tile} is a label with both sides: Farmer/Scribe</comment>
        <translation>Gira {tile}</translation>
    </message>
    <message>
        <source>Look at the fame of {name}</source>
        <translation>Guarda la fama di {name}</translation>
    </message>
    <message>
        <source>Open the panel of {name}</source>
        <translation>Apri il pannello di {name}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n mossa tua</numerusform>
            <numerusform>%n mosse tue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>%n risolto</numerusform>
            <numerusform>%n risolti</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Prima lezione</translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation>Mai giocato a Ra?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>I&amp;mpara</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>R&amp;ompicapi</translation>
    </message>
    <message>
        <source>&amp;Journey</source>
        <translation>Via&amp;ggio</translation>
    </message>
    <message>
        <source>and the deal of the day</source>
        <translation>e la partita del giorno</translation>
    </message>
    <message>
        <source>Twelve tables up the Nile</source>
        <translation>Dodici tavoli risalendo il Nilo</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>Partite &amp;salvate</translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation>Il gioco d’aste di Reiner Knizia sul Nilo · un progetto amatoriale non ufficiale</translation>
    </message>
    <message>
        <source>Nex&amp;t lesson</source>
        <translation>Lezione s&amp;uccessiva</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Partita del giorno</translation>
    </message>
    <message>
        <source>Your game is open in another Ra Desktop window.</source>
        <translation>La tua partita è aperta in un’altra finestra di Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation>Partite di Ra</translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation>File CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>%n partita esportata</numerusform>
            <numerusform>%n partite esportate</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>Cancellare tutte le statistiche?</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation>Fama per partita</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>A number of games, or the key of a chart</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Non vinte</translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation>Media di dieci partite</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Partita {number}: {fame} punto fama, vinta</numerusform>
            <numerusform>Partita {number}: {fame} punti fama, vinta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Partita {number}: {fame} punto fama, non vinta</numerusform>
            <numerusform>Partita {number}: {fame} punti fama, non vinta</numerusform>
        </translation>
    </message>
    <message>
        <source>What you pay too much or too little for</source>
        <translation>Che cosa paghi troppo o troppo poco</translation>
    </message>
    <message>
        <source>A finished game counts here once its review is complete. Choose “{command}” after a game.</source>
        <translation>Una partita finita conta qui non appena la sua analisi è completa. Dopo una partita scegli «{command}».</translation>
    </message>
    <message>
        <source>Fame given away</source>
        <translation>Fama persa</translation>
    </message>
    <message>
        <source>Luck of the draws: {points} fame a game</source>
        <translation>Fortuna nelle pescate: {points} punti fama a partita</translation>
    </message>
    <message>
        <source>Won with average luck</source>
        <translation>Vinte con fortuna media</translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Conteggio… resta %n partita</numerusform>
            <numerusform>Conteggio… restano %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation>Nessuna partita finita corrisponde ai filtri qui sopra.</translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation>Conto le tue partite finite. Succede una volta sola.</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Ancora nessuna partita finita</translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation>Finisci una partita per vedere le tue prime statistiche.</translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation>Conta le partite con mosse ri&amp;tirate</translation>
    </message>
    <message>
        <source>Also counts games continued from a position in another game</source>
        <translation>Conta anche le partite continuate da una posizione di un’altra partita</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation>Salva tutte le partite come tabella per un foglio di calcolo</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Riepilogo</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partite</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Livelli</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>Per&amp;sonaggi</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>A tab: how well somebody plays</comment>
        <translation>&amp;Gioco</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>%n con mosse ritirate</numerusform>
            <numerusform>%n con mosse ritirate</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation>Fama media</translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation>Fama più alta</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Vittorie di fila</translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation>Partite dall’ultima vittoria</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation>Dalla prima mossa all’ultima. Metà delle tue partite è durata di più.</translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation>Ultima partita: {date}.</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Durata tipica</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>Vinte, %</translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation>La tua fama</translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation>La loro fama</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation>Davanti</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Fame per game</source>
        <translation>Fama per partita</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Lettura delle analisi…</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Ancora nessuna analisi</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Partite analizzate</translation>
    </message>
    <message>
        <source>In each decision, the best move is worth more fame than the worst. This is how much of that difference you gave away, over all decisions.</source>
        <translation>In ogni decisione la mossa migliore vale più fama della peggiore. Qui vedi quanta parte di questa differenza hai perso, su tutte le decisioni.</translation>
    </message>
    <message>
        <source>Ra invoked too late: {late}. Too early: {early}.</source>
        <translation>Ra invocato troppo tardi: {late}. Troppo presto: {early}.</translation>
    </message>
    <message>
        <source>Fame given away by month, as a % of what was at stake</source>
        <translation>Fama persa per mese, in % di quella in gioco</translation>
    </message>
    <message>
        <source>Fame given away per decision, by kind</source>
        <translation>Fama persa per decisione, secondo il tipo</translation>
    </message>
    <message>
        <source>&amp;Finished game:</source>
        <translation>Partita &amp;finita:</translation>
    </message>
    <message>
        <source>Your statistics start from zero. This can’t be undone. Your saved games are kept.</source>
        <translation>Le tue statistiche ricominciano da zero e l’operazione non si può annullare. Le tue partite salvate restano.</translation>
    </message>
    <message>
        <source>The finished games couldn’t be read</source>
        <translation>Impossibile leggere le partite finite</translation>
    </message>
    <message>
        <source>{habit} (certain)</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (certo)</translation>
    </message>
    <message>
        <source>{habit} (too early to say, ± {fame})</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (troppo presto per dirlo, ± {fame})</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Lezione {number} di {all}</translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation>Senza errori!</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Ben fatto</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lezione completata</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n stella</numerusform>
            <numerusform>%n stelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Gioca la tua prima partita</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Torna a Impara</translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>Hai %n punto fama; per due stelle ne servono {two}, per tre {three}.</numerusform>
            <numerusform>Hai %n punti fama; per due stelle ne servono {two}, per tre {three}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move is about as good.</source>
        <translation>Questa mossa vale più o meno lo stesso.</translation>
    </message>
    <message>
        <source>That works, too</source>
        <translation>Va bene anche così</translation>
    </message>
    <message>
        <source>From an earlier lesson: {title}</source>
        <translation>Da una lezione precedente: {title}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{epoch}: you start.</source>
        <translation>{epoch}: inizi tu.</translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation>{epoch}: inizia {name}.</translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation>Peschi Ra!</translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation>{name} pesca Ra!</translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>Peschi {tile}. Sul retro: {other}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>{name} pesca {tile}. Sul retro: {other}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Peschi {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} pesca {tile}.</translation>
    </message>
    <message>
        <source>You show this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>Mostri questo lato: {tile}.</translation>
    </message>
    <message>
        <source>{name} shows this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>{name} mostra questo lato: {tile}.</translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Giochi un dio e prendi {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} gioca un dio e prende {tile}.</translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation>Asta: l’ultima puntata è tua.</translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation>Asta: {name} punta alla fine.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>No one bids. The tiles on the full track are discarded.</source>
        <translation>Nessuno punta. Le tessere della fila piena si scartano.</translation>
    </message>
    <message>
        <source>No one bids. The tiles stay on the track.</source>
        <translation>Nessuno punta. Le tessere restano nella fila.</translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: perdi {tile}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: {name} perde {tile}.</translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>Giri {other}: ora mostra {tile}.</translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>{name} gira {other}: ora mostra {tile}.</translation>
    </message>
    <message>
        <source>{epoch}: scoring.</source>
        <translation>{epoch}: punteggio.</translation>
    </message>
    <message>
        <source>Your priests remove a plague.</source>
        <translation>I tuoi sacerdoti portano via una piaga.</translation>
    </message>
    <message>
        <source>{name}’s priests remove a plague.</source>
        <translation>I sacerdoti di {name} portano via una piaga.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>Vinci la partita con %n punto fama!</numerusform>
            <numerusform>Vinci la partita con %n punti fama!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>{name} vince la partita con %n punto fama.</numerusform>
            <numerusform>{name} vince la partita con %n punti fama.</numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation>Cala la notte. La partita è finita.</translation>
    </message>
    <message>
        <source>You take over this seat.</source>
        <translation>D’ora in poi giochi tu.</translation>
    </message>
    <message>
        <source>A person takes over for {name}.</source>
        <translation>D’ora in poi una persona gioca per {name}.</translation>
    </message>
    <message>
        <source>A bot takes over for you: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>D’ora in poi un bot gioca per te: {bot}.</translation>
    </message>
    <message>
        <source>A bot takes over for {name}: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>D’ora in poi un bot gioca per {name}: {bot}.</translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation>Si continua dalla mossa {move} di un’altra partita</translation>
    </message>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Le tue persone ti danno %n ankh.</numerusform>
            <numerusform>Le tue persone ti danno %n ankh.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name} riceve %n ankh per le sue persone.</numerusform>
            <numerusform>{name} riceve %n ankh per le sue persone.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>Vinci con il sole {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>{name} vince con il sole {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{disaster}: you lose nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: non perdi niente.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: {name} non perde niente.</translation>
    </message>
    <message>
        <source>You don’t use a priest.</source>
        <translation>Non usi il sacerdote.</translation>
    </message>
    <message>
        <source>{name} doesn’t use a priest.</source>
        <translation>{name} non usa il sacerdote.</translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation>ancora un clic, o trascina</translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation>due clic, o trascina</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Under suns that are out of use until the next epoch</comment>
        <translation>coperti</translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation>deve superare {sun}</translation>
    </message>
    <message>
        <source>worth {fame}</source>
        <comment>Under a sun: the fame that it is worth until the epoch ends</comment>
        <translation>vale {fame}</translation>
    </message>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>Fino alla fine dell’epoca vale circa {fame} punto fama.</numerusform>
            <numerusform>Fino alla fine dell’epoca vale circa {fame} punti fama.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <comment>Where the game is played</comment>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Mostra il foglio dei punteggi</translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>a farmer</source>
        <translation>un contadino</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>un guerriero</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>un mercante</translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation>uno scriba</translation>
    </message>
    <message>
        <source>a granary</source>
        <translation>un granaio</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>una fortezza</translation>
    </message>
    <message>
        <source>a market</source>
        <translation>un mercato</translation>
    </message>
    <message>
        <source>a library</source>
        <translation>una biblioteca</translation>
    </message>
    <message>
        <source>a stone</source>
        <translation>una pietra</translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation>una camera rossa</translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation>una camera blu</translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation>una camera verde</translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation>una camera gialla</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>un sacerdote</translation>
    </message>
    <message>
        <source>a plague</source>
        <translation>una piaga</translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation>un ankh</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>un dio</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>una tessera Oro</translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation>un faraone</translation>
    </message>
    <message>
        <source>a Nile tile</source>
        <translation>una tessera Nilo</translation>
    </message>
    <message>
        <source>a flood</source>
        <translation>un’inondazione</translation>
    </message>
    <message>
        <source>an art tile</source>
        <translation>una tessera Arte</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <translation>una tessera Agricoltura</translation>
    </message>
    <message>
        <source>a religion tile</source>
        <translation>una tessera Religione</translation>
    </message>
    <message>
        <source>an astronomy tile</source>
        <translation>una tessera Astronomia</translation>
    </message>
    <message>
        <source>a writing tile</source>
        <translation>una tessera Scrittura</translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation>un obelisco</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>un palazzo</translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation>una piramide</translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation>una sfinge</translation>
    </message>
    <message>
        <source>a statue</source>
        <translation>una statua</translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation>una piramide a gradoni</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>un tempio</translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation>un funerale</translation>
    </message>
    <message>
        <source>a drought</source>
        <translation>una siccità</translation>
    </message>
    <message>
        <source>an unrest tile</source>
        <translation>una rivolta</translation>
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
            <numerusform>Edificio: %n tessera dello stesso tipo forma un edificio completo, che vale 2. Edifici completi di tre o quattro tipi valgono 5 o 10 in più. Lo tieni.</numerusform>
            <numerusform>Edificio: %n tessere dello stesso tipo formano un edificio completo, che vale 2. Edifici completi di tre o quattro tipi valgono 5 o 10 in più. Lo tieni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Edificio: %n tessera dello stesso tipo forma un edificio completo, che vale 2. Edifici completi di tre o quattro tipi valgono 5 o 10 in più. Si scarta dopo ogni epoca.</numerusform>
            <numerusform>Edificio: %n tessere dello stesso tipo formano un edificio completo, che vale 2. Edifici completi di tre o quattro tipi valgono 5 o 10 in più. Si scarta dopo ogni epoca.</numerusform>
        </translation>
    </message>
    <message>
        <source>People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation>Popolo: chi ha più persone di un tipo, almeno due, guadagna 5. Tre o quattro tipi danno 1 o 2 ankh. Si scarta dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation>Camera: parte della tua piramide. A fine partita tre di un colore valgono 5, quattro o più valgono 10. La tieni.</translation>
    </message>
    <message>
        <source>Plague: each one costs more than the last, every epoch: {points}. You keep it.</source>
        <translation>Piaga: ognuna costa più della precedente, in ogni epoca: {points}. La tieni.</translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation>Ra: apre un’asta e avvicina il calar della notte.</translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation>Pietra: parte della tua piramide. A fine partita 3, 6 o 10 pietre e camere valgono 5, 10 o 20. La tieni.</translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests remove a plague. Discarded after each epoch.</source>
        <translation>Sacerdote: quando lo vinci, puoi girare una delle tue persone o uno dei tuoi edifici. Vale 2. Tre sacerdoti portano via una piaga. Si scarta dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation>Ankh: si riceve con persone di tre o quattro tipi. A fine partita due valgono 5, tre 10, quattro o più 20. Lo tieni.</translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation>Civiltà: 3, 4 o 5 tipi diversi valgono 5, 10 o 15. Non averne nessuna costa 5. Si scarta dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation>Monumento: dà punti solo a fine partita, per tipi diversi e per tre o più uguali. Lo tieni.</translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. Discarded after each epoch.</source>
        <translation>Dio: nel tuo turno, giocalo per prendere una tessera dalla fila, ma non un altro dio. Vale 2 se non giocato. Si scarta dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation>Oro: vale 3. Si scarta dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.</source>
        <translation>Faraone: in ogni epoca chi ne ha di più guadagna 5 e chi ne ha di meno perde 2. Lo tieni.</translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation>Nilo: vale 1 in ogni epoca in cui hai un’inondazione. Lo tieni.</translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.</source>
        <translation>Inondazione: vale 1 e fa contare le tue tessere Nilo. Si scarta dopo ogni epoca.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two pharaohs.</source>
        <translation>Calamità: chi la prende perde due faraoni.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.</source>
        <translation>Calamità: chi la prende perde due inondazioni, o tessere Nilo se le inondazioni non bastano.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two civilization tiles.</source>
        <translation>Calamità: chi la prende perde due tessere Civiltà.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two monuments.</source>
        <translation>Calamità: chi la prende perde due monumenti.</translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation>{rule} Altro lato: {tile}.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Farmer</source>
        <translation>Contadino</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Mercante</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Scriba</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Granaio</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortezza</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation>Camera rossa</translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation>Camera blu</translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation>Camera verde</translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation>Camera gialla</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Piaga</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>God</source>
        <translation>Dio</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Faraone</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nilo</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inondazione</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Arte</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agricoltura</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religione</translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation>Astronomia</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Scrittura</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisco</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palazzo</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>A monument</comment>
        <translation>Piramide</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sfinge</translation>
    </message>
    <message>
        <source>Statue</source>
        <comment>A monument</comment>
        <translation>Statua</translation>
    </message>
    <message>
        <source>Step pyramid</source>
        <translation variants="yes">
            <lengthvariant>Piramide a gradoni</lengthvariant>
            <lengthvariant>A gradoni</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempio</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Funerale</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Siccità</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Rivolta</translation>
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
        <translation>Il mio nome sarà scolpito nella pietra.</translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation>Un ultimo sole basso, e la fortuna ha fatto il resto.</translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation>Ciò che ho costruito starà in piedi anche tra mille anni.</translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation>Non ne ho mai dubitato. Nemmeno i miei antenati.</translation>
    </message>
    <message>
        <source>I spoke, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation>Ho chiamato, e Ra ha risposto.</translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation>Anche la pazienza è una preghiera.</translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation>Il fiume dà a chi aspetta la piena.</translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation>Ho scritto come sarebbe finita. Vuoi leggerlo?</translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation>Tutto mio, e contato due volte.</translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation>Se aveste visto le vostre facce.</translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation>Ancora una tessera. Sempre ancora una.</translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation>La bilancia ha parlato. Il caso è chiuso.</translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation>Ho portato il sole più alto e porto via tutto.</translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation>Ra ha scelto.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>This position can’t become a question: no one can bid for a lot in it.</source>
        <translation>Con questa posizione non si può fare una domanda: nessuno può puntare per un lotto.</translation>
    </message>
    <message>
        <source>There are no questions of this kind.</source>
        <translation>Non ci sono domande di questo tipo.</translation>
    </message>
    <message>
        <source>The sun you get in return</source>
        <translation>Il sole che ricevi in cambio</translation>
    </message>
    <message>
        <source>Suns and Ra tiles left</source>
        <translation>Soli e tessere Ra rimasti</translation>
    </message>
    <message>
        <source>Tiles you keep</source>
        <translation>Tessere che tieni</translation>
    </message>
    <message>
        <source>When someone has bid</source>
        <translation>Quando qualcuno ha puntato</translation>
    </message>
    <message>
        <source>When only you have suns</source>
        <translation>Quando solo tu hai soli</translation>
    </message>
    <message>
        <source>When the next Ra ends the epoch</source>
        <translation>Quando il prossimo Ra chiude l’epoca</translation>
    </message>
    <message>
        <source>What would you give?</source>
        <translation>Che cosa daresti?</translation>
    </message>
    <message>
        <source>Bid a sun for this lot, or pass.</source>
        <translation>Punta un sole per questo lotto, o passa.</translation>
    </message>
    <message>
        <source>Now suppose it’s your turn, and no one has started an auction.</source>
        <translation>Ora immagina che sia il tuo turno e che nessuno abbia aperto un’asta.</translation>
    </message>
    <message>
        <source>Would you invoke Ra?</source>
        <translation>Invocheresti Ra?</translation>
    </message>
    <message>
        <source>In the end, how much fame would winning this lot with your {sun} be worth to you?</source>
        <translation>A conti fatti, quanti punti fama ti darebbe vincere questo lotto con il tuo {sun}?</translation>
    </message>
    <message>
        <source>Rule of thumb: {rule}</source>
        <translation>Regola pratica: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>%n giusta di fila!</numerusform>
            <numerusform>%n giuste di fila!</numerusform>
        </translation>
    </message>
    <message>
        <source>One of two right</source>
        <translation>Una giusta su due</translation>
    </message>
    <message>
        <source>Both right!</source>
        <translation>Giuste tutte e due!</translation>
    </message>
    <message>
        <source>“{best}” and “{move}” are about equal.</source>
        <translation>«{best}» e «{move}» più o meno si equivalgono.</translation>
    </message>
    <message>
        <source>{share} kept</source>
        <comment>The share of the fame at stake that was not given away</comment>
        <translation>{share} conservato</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>scarto di {fame} punto fama</numerusform>
            <numerusform>scarto di {fame} punti fama</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {count} questions: {score}. Before that: {before}.</source>
        <comment>{score}: 84% kept</comment>
        <translation>Le tue ultime {count} domande: {score}. Prima: {before}.</translation>
    </message>
    <message>
        <source>Aim for {fame} or less.</source>
        <translation>Obiettivo: {fame} o meno.</translation>
    </message>
    <message>
        <source>So far: {score}.</source>
        <translation>Finora: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Vincere con il tuo {sun} vale per te circa {fame} punto fama; hai detto {guess}.</numerusform>
            <numerusform>Vincere con il tuo {sun} vale per te circa {fame} punti fama; hai detto {guess}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Meglio «{best}»: dà circa %n punto fama in più di «{move}».</numerusform>
            <numerusform>Meglio «{best}»: dà circa %n punti fama in più di «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Giusto: «{best}» dà circa %n punto fama in più di «{move}».</numerusform>
            <numerusform>Giusto: «{best}» dà circa %n punti fama in più di «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s ten for today. You kept {share} of the fame that was at stake.</source>
        <translation>Con questa sono dieci per oggi. Fama in gioco conservata: {share}.</translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>Le tue stime sbagliano in media di {fame} punto fama. Così, contro due avversari di livello Abile, su 100 partite se ne vincono circa {games}; a parità di forze sarebbero {even}.</numerusform>
            <numerusform>Le tue stime sbagliano in media di {fame} punti fama. Così, contro due avversari di livello Abile, su 100 partite se ne vincono circa {games}; a parità di forze sarebbero {even}.</numerusform>
        </translation>
    </message>
</context>
</TS>
