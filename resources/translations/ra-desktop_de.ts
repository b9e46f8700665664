<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation>Ein inoffizielles Fanprojekt. &lt;b&gt;Ra&lt;/b&gt; und &lt;b&gt;Priests of Ra&lt;/b&gt; sind Spiele von &lt;b&gt;Reiner Knizia&lt;/b&gt;. Dieses Programm steht in keiner Verbindung zu ihm oder zu den Verlagen seiner Spiele. Wenn es dir gefällt, kauf die Brettspiele.</translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation>Freie Software unter der MIT-Lizenz. Alle Bilder und Klänge wurden für dieses Programm gemacht.</translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation>Gesetzt in &lt;b&gt;Forum&lt;/b&gt; von Denis Masharov und &lt;b&gt;Alegreya Sans&lt;/b&gt; von Juan Pablo del Peral, beide unter der SIL Open Font License. Erstellt mit Qt for Python unter der GNU LGPL.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Version {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>your {sun} for the {centre} in the centre</source>
        <translation>deine {sun} für die {centre} in der Mitte</translation>
    </message>
    <message>
        <source>what comes later</source>
        <comment>What only a search sees</comment>
        <translation>was später kommt</translation>
    </message>
    <message>
        <source>your {sun} spent</source>
        <translation>deine {sun} ausgegeben</translation>
    </message>
    <message>
        <source>“{move}” compared with “{other}”:</source>
        <comment>Above the account of a move: Lot +7 · …</comment>
        <translation>„{move}“ verglichen mit „{other}“:</translation>
    </message>
    <message>
        <source>this epoch</source>
        <comment>What the lot scores when this epoch ends</comment>
        <translation>diese Epoche</translation>
    </message>
    <message>
        <source>kept for later</source>
        <comment>What tiles of the lot are worth in the next epochs</comment>
        <translation>bleibt für später</translation>
    </message>
    <message>
        <source>what you can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>was du noch daraus machen kannst</translation>
    </message>
    <message>
        <source>what it takes from the others</source>
        <comment>Fame that a lot costs other players</comment>
        <translation>was er den anderen nimmt</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>What the tiles are worth</comment>
        <translation>Posten</translation>
    </message>
    <message>
        <source>the {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>die {centre} dafür</translation>
    </message>
    <message>
        <source>{tile} kept</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>{tile} behalten</translation>
    </message>
    <message>
        <source>one tile fewer on the track</source>
        <comment>Taken with a god</comment>
        <translation>ein Plättchen weniger in der Reihe</translation>
    </message>
    <message>
        <source>tiles left on the track for others</source>
        <translation>Plättchen, die für andere liegen bleiben</translation>
    </message>
    <message>
        <source>another tile</source>
        <comment>On average</comment>
        <translation>noch ein Plättchen</translation>
    </message>
    <message>
        <source>risk of Ra</source>
        <translation>Gefahr durch Ra</translation>
    </message>
    <message>
        <source>lot not won yet</source>
        <translation>Posten noch nicht gewonnen</translation>
    </message>
    <message>
        <source>your {sun} kept</source>
        <translation>deine {sun} behalten</translation>
    </message>
    <message>
        <source>no {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>keine {centre} dafür</translation>
    </message>
    <message>
        <source>no other tile</source>
        <translation>kein weiteres Plättchen</translation>
    </message>
    <message>
        <source>{name} kept from this lot</source>
        <translation>{name} bekommt den Posten nicht</translation>
    </message>
    <message>
        <source>it can still be won</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>er ist noch zu gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} Ruhm am Ende der Partie</numerusform>
            <numerusform>= {points} Ruhm am Ende der Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} Ruhm am Ende der Partie, kaum ein Unterschied</numerusform>
            <numerusform>= {points} Ruhm am Ende der Partie, kaum ein Unterschied</numerusform>
        </translation>
    </message>
    <message>
        <source>no risk of Ra</source>
        <translation>keine Gefahr durch Ra</translation>
    </message>
    <message>
        <source>{name} wins the auction</source>
        <translation>{name} gewinnt die Versteigerung</translation>
    </message>
    <message>
        <source>if you win the lot</source>
        <translation>falls du den Posten gewinnst</translation>
    </message>
    <message>
        <source>better for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>besser für {name}</translation>
    </message>
    <message>
        <source>worse for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>schlechter für {name}</translation>
    </message>
    <message>
        <source>keeps it from the others</source>
        <comment>The lot</comment>
        <translation>die anderen bekommen ihn nicht</translation>
    </message>
    <message>
        <source>{other} given up</source>
        <comment>{other} is a label: Pharaoh</comment>
        <translation>{other} aufgegeben</translation>
    </message>
    <message>
        <source>someone else can win it</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>jemand anders kann ihn gewinnen</translation>
    </message>
    <message>
        <source>{name} outbids you with the {price}</source>
        <translation>{name} überbietet dich mit der {price}</translation>
    </message>
    <message>
        <source>{name} keeps the {price}</source>
        <comment>A sun that would be spent if you passed</comment>
        <translation>{name} behält die {price}</translation>
    </message>
    <message>
        <source>keeps it from {name}</source>
        <comment>The lot</comment>
        <translation>{name} bekommt ihn nicht</translation>
    </message>
    <message>
        <source>chance of Ra</source>
        <comment>The next tile may be Ra, for the better</comment>
        <translation>Aussicht auf Ra</translation>
    </message>
    <message>
        <source>no Ra tile</source>
        <translation>kein Ra-Plättchen</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation>Vorspulen</translation>
    </message>
    <message>
        <source>Skip to scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation>Zur Wertung springen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation>Gott einsetzen</translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation>Gott behalten</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Plättchen nehmen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation>Umdrehen</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Beutel: %n Plättchen</numerusform>
            <numerusform>Beutel: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>next tile is Ra: {chance}</source>
        <translation>als Nächstes Ra: {chance}</translation>
    </message>
    <message>
        <source>{tile}: {left} left in the bag</source>
        <translation>{tile}: noch {left} im Beutel</translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation>Im Beutel: {left} von {total}</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Plättchen im Beutel</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>%n Plättchen im Beutel hat dies auf einer Seite</numerusform>
            <numerusform>%n Plättchen im Beutel haben dies auf einer Seite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The epoch is over.</source>
        <translation>Die Epoche ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster} – wähle ein Plättchen zum Abwerfen (noch %n)</numerusform>
            <numerusform>{disaster} – wähle ein Plättchen zum Abwerfen (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster} – {name} wirft ein Plättchen ab (noch %n)</numerusform>
            <numerusform>{disaster} – {name} wirft Plättchen ab (noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose which side to show: {tile} or {other}</source>
        <translation>Wähle eine Seite des Plättchens: {tile} oder {other}</translation>
    </message>
    <message>
        <source>{name} is choosing which side to show: {tile} or {other}</source>
        <translation>{name} wählt eine Seite des Plättchens: {tile} oder {other}</translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation>Setz noch einen Gott ein oder beende deinen Zug</translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation>{name} darf noch einen Gott einsetzen</translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation>Die Reihe ist voll – du musst Ra rufen</translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation>Die Reihe ist voll – ruf Ra oder setz einen Gott ein</translation>
    </message>
    <message>
        <source>The track is full – {name}’s turn</source>
        <translation>Die Reihe ist voll – {name} ist am Zug</translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation>Du bist am Zug – zieh ein Plättchen oder ruf Ra</translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation>Du bist am Zug – zieh ein Plättchen, ruf Ra oder setz einen Gott ein</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Your god will take {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Dein Gott nimmt {tile} – oder wähle ein anderes Plättchen</translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation>{name} darf ein Plättchen umdrehen</translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or leave them as they are</source>
        <translation>Dreh eines deiner Plättchen um oder lass alle, wie sie sind</translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun in the centre.</source>
        <translation>Es gibt keine Plättchen zu gewinnen, nur die Sonne in der Mitte.</translation>
    </message>
    <message>
        <source>bidding</source>
        <comment>Under a player&apos;s name</comment>
        <translation>beim Bieten</translation>
    </message>
    <message>
        <source>discarding a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>beim Abwerfen</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation>bei der Seitenwahl</translation>
    </message>
    <message>
        <source>turning over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>beim Umdrehen</translation>
    </message>
    <message>
        <source>spending a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation>beim Einsetzen</translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation>keine Sonnen mehr</translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation>Alle passen.</translation>
    </message>
    <message>
        <source>No one else has a sun.</source>
        <translation>Niemand sonst hat eine Sonne.</translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation>Ra!</translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation>Die Reihe ist voll!</translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation>Du musst bieten</translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation>{name} muss bieten</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Du kannst nur passen</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Biete oder passe</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>Under the name of the person at the screen</comment>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation>Die Spielreihe ist leer.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Zug zurücknehmen oder weiterspielen?</translation>
    </message>
    <message>
        <source>The others are waiting – play on?</source>
        <translation>Die anderen warten – weiterspielen?</translation>
    </message>
    <message>
        <source>Still drawing – press any key to stop</source>
        <translation>Es wird weitergezogen – eine beliebige Taste hält an</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation>Sonne in der Mitte</translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation>Spielreihe</translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation>Das nächste Plättchen kommt auf das leere Feld ganz links.</translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation>Die Nacht ist hereingebrochen</translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation>Wenn das letzte Feld voll ist, bricht die Nacht herein und die Epoche endet sofort.</translation>
    </message>
    <message>
        <source>Click it twice, or drag it onto the board, to invoke Ra and start an auction.</source>
        <translation>Klick sie zweimal an oder zieh sie auf den Spielplan, um Ra zu rufen und eine Versteigerung zu beginnen.</translation>
    </message>
    <message>
        <source>Held by the player who invoked Ra or drew a Ra tile, until the auction ends.</source>
        <translation>Wer Ra ruft oder ein Ra-Plättchen zieht, hat sie bis zum Ende der Versteigerung.</translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation>Ra-Figur</translation>
    </message>
    <message>
        <source>The winner of the auction takes this sun, face down, and leaves the winning sun in its place.</source>
        <translation>Wer die Versteigerung gewinnt, nimmt diese Sonne verdeckt an sich und legt die gebotene an ihre Stelle.</translation>
    </message>
    <message>
        <source>You haven’t bid yet</source>
        <translation>Du hast noch nicht geboten</translation>
    </message>
    <message>
        <source>{name} hasn’t bid yet</source>
        <translation>{name} hat noch nicht geboten</translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation>Wert des Postens</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation>Gezogenes Plättchen: {tile}</translation>
    </message>
    <message>
        <source>Taking effect: {tile}</source>
        <comment>A disaster that takes tiles, or a priest that turns one over</comment>
        <translation>Wirkt gerade: {tile}</translation>
    </message>
    <message>
        <source>The bag is closed</source>
        <translation>Der Beutel ist geschlossen</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles, so what is left in the bag isn’t shown.</source>
        <translation>Niemand darf abgeworfene Plättchen ansehen, deshalb wird nicht gezeigt, was noch im Beutel ist.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Pyramid</source>
        <comment>The one that is built of stones and chambers</comment>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Überschwemmungen</translation>
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
        <translation>Bietet niedrige Sonnen und spart die hohen für bessere Tage.</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation>Sieht einen Stein und denkt an ein Monument.</translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation>Zum Herrschen geboren. Sammelt Pharaonen und hohe Sonnen aus der Mitte.</translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation>Ruft Ra, ehe irgendwer die Plättchen gezählt hat.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation>Lässt andere Ra rufen und wartet auf den richtigen Augenblick.</translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every Nile tile.</source>
        <translation>Lebt am Fluss: erst Überschwemmungen, dann jedes Nilplättchen.</translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation>Sammelt Schrift, Kunst und Astronomie. Mag von allem ein wenig.</translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation>Hortet Gold und Götter und gibt beides ungern her.</translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation>Will immer das, was andere am dringendsten brauchen.</translation>
    </message>
    <message>
        <source>Draws one more tile even when the next Ra would end the epoch.</source>
        <translation>Zieht noch ein Plättchen, auch wenn das nächste Ra die Epoche beenden würde.</translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation>Meidet Katastrophen und ruft Ra, bevor die Zeit abläuft.</translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation>Bietet die höchste Sonne und blickt nie zurück.</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>der Glücksspieler</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>der Baumeister</translation>
    </message>
    <message>
        <source>the impatient one</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation>der Ungeduldige</translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation>die geduldige Priesterin</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>der Bauer</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>der Gelehrte</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>die Geizige</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>der Spielverderber</translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation>die Draufgängerin</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>der Richter</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>der Feldherr</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation>Sieht einen Stein und denkt an eine Pyramide.</translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation>Zum Herrschen geboren. Sammelt Personen und hohe Sonnen aus der Mitte.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation>Lässt andere Ra rufen und hat nie genug Priester.</translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation>Sammelt zuerst Bauern und Kornspeicher. Mit leerem Magen regiert niemand.</translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation>Sammelt Schreiber und Bibliotheken und von allem ein wenig.</translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation>Sammelt Händler und Märkte. Alles hat seinen Preis.</translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation>Meidet Plagen und ruft Ra, bevor die Zeit abläuft.</translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation>Bietet die höchste Sonne für Krieger und Festungen.</translation>
    </message>
    <message>
        <source>the pharaoh’s heir</source>
        <translation>der Thronfolger</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>„{move}“ war besser: Deine Wahl hat dich etwa %n Ruhm gekostet.</numerusform>
            <numerusform>„{move}“ war besser: Deine Wahl hat dich etwa %n Ruhm gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>„{move}“ sieht zunächst besser aus, ist aber etwa %n Ruhm weniger wert.</numerusform>
            <numerusform>„{move}“ sieht zunächst besser aus, ist aber etwa %n Ruhm weniger wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation>{name} hat die höchste Sonne, die {sun}; du hast {suns}.</translation>
    </message>
    <message>
        <source>The winner of the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation>Wer die erste Versteigerung gewinnt, nimmt für die nächste Epoche die {centre} aus der Mitte.</translation>
    </message>
    <message>
        <source>Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.</source>
        <translation>Am Ende dieser Epoche zählen die Sonnen: Deine ergeben zusammen {sum}; die höchste Summe ist {most}, die niedrigste {least}.</translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation>Nächste Gegner im schnellen Spiel: {level}.</translation>
    </message>
    <message>
        <source>After three games, the coach leaves you to it. You can turn it back on in the Settings menu.</source>
        <translation>Nach drei Partien lässt dich der Coach allein weiterspielen. Du kannst ihn im Menü „Einstellungen“ wieder einschalten.</translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.</source>
        <translation>Deine {sun} ist die höchste Sonne: Niemand kann sie überbieten, also heb sie für einen guten Posten auf.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation>Neu entscheiden, wie mit „Rückgängig“</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Coach aus</translation>
    </message>
    <message>
        <source>The coach stays quiet until you turn it back on in the Settings menu</source>
        <translation>Der Coach schweigt, bis du ihn im Menü „Einstellungen“ wieder einschaltest</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Lapis</source>
        <translation>Lapislazuli</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Karneol</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachit</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Amethyst</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocker</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hints are turned off in the preferences</source>
        <translation>Tipps sind in den Einstellungen ausgeschaltet</translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation>Das Fenster ist zu schmal für die Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Quic&amp;k game</source>
        <translation>S&amp;chnelles Spiel</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Journey and deal of the day</source>
        <translation>Reise und Partie des Tages</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Past&amp;e position</source>
        <extracomment>Begins a game from the position on the clipboard</extracomment>
        <translation>Stellung aus der &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Stellung aufbauen&#xa0;…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>&amp;Gespeicherte Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statis&amp;tik</translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation>Lekt&amp;ion verlassen</translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation>&amp;Aufgabe verlassen</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Startseit&amp;e</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Edit player…</source>
        <extracomment>The one who plays: name, face, colour</extracomment>
        <translation>Spieler &amp;bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Plättchen &amp;ziehen</translation>
    </message>
    <message>
        <source>Choos&amp;e the person side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>P&amp;ersonenseite wählen</translation>
    </message>
    <message>
        <source>Choose the bu&amp;ilding side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>&amp;Gebäudeseite wählen</translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation>R&amp;a rufen</translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation>Gott e&amp;insetzen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Z&amp;ug beenden</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation>Plättchen u&amp;mdrehen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Keep all tiles as they are</source>
        <extracomment>Turns over no tile</extracomment>
        <translation>Alle Plättchen s&amp;o lassen</translation>
    </message>
    <message>
        <source>Pass in the next auction, too</source>
        <translation>Auch in der nächsten Versteigerung passen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>A submenu: to choose a move with the arrow keys</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Se&amp;lect next</source>
        <translation>&amp;Nächstes auswählen</translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation>Vor&amp;heriges auswählen</translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation>Auswahl &amp;bestätigen</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <extracomment>A submenu: how fast the bots play</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Skip the &amp;animation</source>
        <translation>Animation über&amp;springen</translation>
    </message>
    <message>
        <source>Skip to my ne&amp;xt decision</source>
        <translation>Bis zu meiner nächsten Ents&amp;cheidung vorspulen</translation>
    </message>
    <message>
        <source>Cha&amp;nge the speed</source>
        <translation>Geschwin&amp;digkeit ändern</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <extracomment>A submenu: to look through the moves of the game</extracomment>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Repla&amp;y the game</source>
        <translation>Partie nachspie&amp;len</translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation>Einen Zug zurüc&amp;k</translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Zur&amp;ück zur Partie</translation>
    </message>
    <message>
        <source>Ask: the &amp;Ra track, and the chance that the next tile is Ra</source>
        <translation>Frage: &amp;Ra-Reihe und wie wahrscheinlich als Nächstes Ra kommt</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>Partie anal&amp;ysieren</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>Pl&amp;ätze</translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation>Spieler &amp;ansehen</translation>
    </message>
    <message>
        <source>Scoring overvie&amp;w</source>
        <translation>&amp;Wertungsübersicht</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Turn the table to the current player</source>
        <translation>&amp;Tisch zum aktiven Spieler drehen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>Spielen &amp;lernen&#xa0;…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Aufgaben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation>Ü&amp;ber Ra Desktop</translation>
    </message>
    <message>
        <source>Play this &amp;deal again…</source>
        <translation>Dieselbe Partie noch einmal spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Ask: &amp;what can I do?</source>
        <translation>Frage: &amp;Was darf ich tun?</translation>
    </message>
    <message>
        <source>Ask: the &amp;auction track, and what it is worth</source>
        <translation>Frage: &amp;Spielreihe und was sie bringen würde</translation>
    </message>
    <message>
        <source>Ask: my &amp;suns</source>
        <translation>Frage: meine S&amp;onnen</translation>
    </message>
    <message>
        <source>Ask: &amp;everyone’s suns, and who can outbid me</source>
        <translation>Frage: Sonnen &amp;aller Spieler und wer mich überbieten kann</translation>
    </message>
    <message>
        <source>Ask: &amp;my tiles, and what they score</source>
        <translation>Frage: &amp;meine Plättchen und was sie bringen</translation>
    </message>
    <message>
        <source>Ask: the ba&amp;g</source>
        <translation>Frage: der &amp;Beutel</translation>
    </message>
    <message>
        <source>Ask: what happened &amp;last</source>
        <translation>Frage: was &amp;zuletzt geschehen ist</translation>
    </message>
    <message>
        <source>What is i&amp;t worth?</source>
        <translation>Was ist das wert?</translation>
    </message>
    <message>
        <source>Ask a&amp;bout the table</source>
        <translation>&amp;Fragen zum Tisch</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <extracomment>A submenu: who plays at this computer</extracomment>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Add a player…</source>
        <translation>&amp;Spieler hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Draw until a &amp;Ra tile comes</source>
        <translation>Ziehen, bis &amp;Ra kommt</translation>
    </message>
    <message>
        <source>Draw until a &amp;disaster comes</source>
        <translation>Ziehen, bis eine &amp;Katastrophe kommt</translation>
    </message>
    <message>
        <source>Draw until there are &amp;4 tiles</source>
        <translation>Ziehen, bis &amp;4 Plättchen liegen</translation>
    </message>
    <message>
        <source>Draw until there are &amp;6 tiles</source>
        <translation>Ziehen, bis &amp;6 Plättchen liegen</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;5</source>
        <translation>Ziehen, bis der Posten &amp;5 bringt</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;10</source>
        <translation>Ziehen, bis der Posten &amp;10 bringt</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Mit Freunden spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Draw until…</source>
        <translation>Ziehen bis&#xa0;…</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Nicht mehr passen</translation>
    </message>
    <message>
        <source>Show account</source>
        <translation>Rechnung zeigen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Take-backs aren’t allowed in this game</source>
        <translation>In dieser Partie ist das Zurücknehmen nicht erlaubt</translation>
    </message>
    <message>
        <source>&amp;Edit {name}…</source>
        <translation>{name} &amp;bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Hide account</source>
        <translation>Rechnung ausblenden</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Kein Charakter</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>Keine passenden Partien</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Noch keine gespeicherten Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation>Priests of Ra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>A tab</comment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation>{sun} bieten</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>{tile} abwerfen</translation>
    </message>
    <message>
        <source>{tile} side up</source>
        <comment>Of a two-sided tile</comment>
        <translation>{tile} zeigen</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <comment>Turn over no tile</comment>
        <translation>Alle so lassen</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation>Epoche {number}</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du hast gewonnen!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation>„{line}“</translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation>Sonne {sun}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Kammern</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation>Plagen</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Ankhs</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Götter</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Pharaonen</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Zivilisation</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Der Beutel ist leer.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>Of a player: what was done in the auction</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>Am Zug: {name}</translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under or beside a player&apos;s name: bid is a noun</comment>
        <translation>Gebot: {sun}</translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation>Du rufst Ra.</translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation>{name} ruft Ra.</translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation>Du bietest die&#xa0;{sun}.</translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation>{name} bietet die&#xa0;{sun}.</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: does not delete anything after all</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>Das Ergebnis liegt in der Zwischenablage, als Text und als Bild.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation>{items} und {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>The end of a choice in a sentence: 4, 7 or 9</comment>
        <translation>{items} oder {last}</translation>
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
            <numerusform>{number} Ruhm</numerusform>
            <numerusform>{number} Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of 100 games</source>
        <comment>A number, with or without a sign</comment>
        <translation>{number} von 100 Partien</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The game can’t be continued</source>
        <translation>Die Partie kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>Face down: can’t be used until the next epoch.</source>
        <translation>Verdeckt: erst in der nächsten Epoche nutzbar.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Share the result</source>
        <translation>Ergebnis teilen</translation>
    </message>
    <message>
        <source>Copy picture and text</source>
        <translation>Bild und Text kopieren</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved</source>
        <translation>Das Bild konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen&#xa0;…</translation>
    </message>
    <message>
        <source>won</source>
        <comment>Of a mark of a place</comment>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>not won yet</source>
        <comment>Of a mark of a place</comment>
        <translation>noch nicht geschafft</translation>
    </message>
    <message>
        <source>New feat: {feat}</source>
        <translation>Neuer Erfolg: {feat}</translation>
    </message>
    <message>
        <source>Reach the place</source>
        <translation>Den Ort erreichen</translation>
    </message>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Mit mindestens %n Ruhm Vorsprung gewinnen</numerusform>
            <numerusform>Mit mindestens %n Ruhm Vorsprung gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Win without a mistake, as the review sees it</source>
        <translation>Laut Analyse ohne Fehler gewinnen</translation>
    </message>
    <message>
        <source>Bots are still playing this deal in your seat. You’ll see here how they do.</source>
        <translation>Auf deinem Platz spielen gerade noch Bots. Hier siehst du, was sie daraus machen.</translation>
    </message>
    <message>
        <source>The next deal comes at midnight.</source>
        <translation>Die nächste Partie gibt es um Mitternacht.</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>Dieselbe Partie</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}: %n Partie gewonnen</numerusform>
            <numerusform>{name}: %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n gemeinsame Partie</numerusform>
            <numerusform>%n gemeinsame Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} with this game</source>
        <translation>{change} durch diese Partie</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertungszahl</translation>
    </message>
    <message>
        <source>Next: {place}</source>
        <comment>A button: sets out for the next place</comment>
        <translation>Weiter: {place}</translation>
    </message>
    <message>
        <source>Same deal again…</source>
        <translation>Dieselbe Partie noch einmal&#xa0;…</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <comment>In the ranking: 2nd of 4</comment>
        <translation>{place} von {players}</translation>
    </message>
    <message>
        <source>more than {level} ({fame})</source>
        <translation>mehr als {level} ({fame})</translation>
    </message>
    <message>
        <source>as much as {level} ({fame})</source>
        <translation>so viel wie {level} ({fame})</translation>
    </message>
    <message>
        <source>less than {level} ({fame})</source>
        <translation>weniger als {level} ({fame})</translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}: Ich kam mit %n Ruhm auf den {place} von {players}.</numerusform>
            <numerusform>{title}, {date}: Ich kam mit %n Ruhm auf den {place} von {players}.</numerusform>
        </translation>
    </message>
    <message>
        <source>I played with help.</source>
        <translation>Ich habe mit Hilfe gespielt.</translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Altes Reich</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Mittleres Reich</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Neues Reich</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>Noch %n Ra-Plättchen bis zur Nacht</numerusform>
            <numerusform>Noch %n Ra-Plättchen bis zur Nacht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist gespeichert, und du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation>Vom automatischen Speicherstand aus fortsetzen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Ra Desktop has been removed</source>
        <translation>Ra Desktop wurde entfernt</translation>
    </message>
    <message>
        <source>Its files are no longer on this computer, so it has to close. Your games are safe.</source>
        <translation>Die Dateien des Programms sind nicht mehr auf diesem Computer, deshalb muss es beendet werden. Deine Partien sind sicher.</translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation>Die Datei ist beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation>Die Partie in der Datei verstößt gegen die Regeln: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten ({reason}). Deine Partien sind sicher. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>The game got stuck</source>
        <translation>Die Partie hängt fest</translation>
    </message>
    <message>
        <source>Ra Desktop can’t start</source>
        <translation>Ra Desktop kann nicht starten</translation>
    </message>
    <message>
        <source>Something it needs is missing or damaged, so try installing it again. Your saved games are safe.
The log has the details: {file}</source>
        <translation>Etwas fehlt oder ist beschädigt: Installiere Ra Desktop am besten neu. Deine gespeicherten Partien sind sicher.
Einzelheiten stehen im Protokoll: {file}</translation>
    </message>
    <message>
        <source>This isn’t a saved game from Ra Desktop: {reason}.</source>
        <translation>Dies ist keine gespeicherte Partie von Ra Desktop: {reason}.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Ra Desktop ({reason}). Update the program to open it.</source>
        <translation>Die Datei wurde von einer neueren Version von Ra Desktop gespeichert ({reason}). Aktualisiere das Programm, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Die Datei kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}. Nothing is lost.</source>
        <translation>Die Datei kann nicht gespeichert werden: {reason}. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>{problem}
Where in the file: {place}</source>
        <translation>{problem}
Stelle in der Datei: {place}</translation>
    </message>
    <message>
        <source>The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}.</source>
        <translation>Die Datei war beschädigt, deshalb hat Ra Desktop eine neue angelegt. Die beschädigte bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Some entries were damaged and left out. The original file is kept as {file}.</source>
        <translation>Einige Einträge waren beschädigt und wurden weggelassen. Die ursprüngliche Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The file can’t be read ({reason}). Until it can, nothing is saved in it.</source>
        <translation>Die Datei kann nicht gelesen werden ({reason}). Bis das wieder geht, wird nichts darin gespeichert.</translation>
    </message>
    <message>
        <source>Changes can’t be saved ({reason}). They last until you close Ra Desktop.</source>
        <translation>Änderungen können nicht gespeichert werden ({reason}). Sie gelten, bis du Ra Desktop beendest.</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Your own move</source>
        <translation>Dein eigener Zug</translation>
    </message>
    <message>
        <source>Show the best move and why</source>
        <translation>Den besten Zug zeigen und begründen</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Diese für später aufheben</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>That’s my guess</source>
        <translation>So schätze ich es</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: next item. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation>{next}: weiter. {close}: schließen.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Bow</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Falke</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Trauben</translation>
    </message>
    <message>
        <source>Harp</source>
        <translation>Harfe</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Krug</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Segel</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>Feat</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Zum ersten Mal</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Compares you with the bots’ levels. Your results count, and so does what your choices cost; the luck of the tiles counts less.</source>
        <translation>Vergleicht dich mit den Stufen der Bots. Es zählen deine Ergebnisse und was deine Entscheidungen kosten; das Glück beim Ziehen zählt weniger.</translation>
    </message>
    <message>
        <source>Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a player usually does.</source>
        <translation>Partien, die nicht für Wertungszahl und Erfolge zählen: {count}. Züge wurden zurückgenommen, oder du wusstest mehr, als man sonst weiß.</translation>
    </message>
    <message>
        <source>Finished a game</source>
        <translation>Eine Partie beendet</translation>
    </message>
    <message>
        <source>Won a game</source>
        <translation>Eine Partie gewonnen</translation>
    </message>
    <message>
        <source>Won three games in a row</source>
        <translation>Drei Partien in Folge gewonnen</translation>
    </message>
    <message>
        <source>Won five games in a row</source>
        <translation>Fünf Partien in Folge gewonnen</translation>
    </message>
    <message>
        <source>Finished ten games</source>
        <translation>Zehn Partien beendet</translation>
    </message>
    <message>
        <source>Finished a hundred games</source>
        <translation>Hundert Partien beendet</translation>
    </message>
    <message>
        <source>Won with five at the table</source>
        <translation>Zu fünft gewonnen</translation>
    </message>
    <message>
        <source>Won all three games: Classic, Solar boat and Priests of Ra</source>
        <translation>Alle drei Spiele gewonnen: Klassisch, Sonnenbarke und Priests of Ra</translation>
    </message>
    <message>
        <source>Won with two, three, four and five players</source>
        <translation>Zu zweit, zu dritt, zu viert und zu fünft gewonnen</translation>
    </message>
    <message>
        <source>Ended a game with 50 fame or more</source>
        <translation>Eine Partie mit mindestens 50 Ruhm beendet</translation>
    </message>
    <message>
        <source>Won by 20 fame or more</source>
        <translation>Mit mindestens 20 Ruhm Vorsprung gewonnen</translation>
    </message>
    <message>
        <source>Won by the tie-break</source>
        <translation>Bei Gleichstand gewonnen</translation>
    </message>
    <message>
        <source>Ended a game with no fame at all</source>
        <translation>Eine Partie ganz ohne Ruhm beendet</translation>
    </message>
    <message>
        <source>Won with the lowest total of suns</source>
        <translation>Mit der niedrigsten Sonnensumme gewonnen</translation>
    </message>
    <message>
        <source>Had the highest total of suns</source>
        <translation>Die höchste Sonnensumme gehabt</translation>
    </message>
    <message>
        <source>Won without scoring for the Nile</source>
        <translation>Ohne Ruhm für den Nil gewonnen</translation>
    </message>
    <message>
        <source>Scored 15 for sets of the same monument</source>
        <translation>15 für gleiche Monumente bekommen</translation>
    </message>
    <message>
        <source>Had the most pharaohs in all three epochs</source>
        <translation>In allen drei Epochen die meisten Pharaonen gehabt</translation>
    </message>
    <message>
        <source>Scored 25 for civilization tiles in one game</source>
        <translation>25 für Zivilisationsplättchen in einer Partie bekommen</translation>
    </message>
    <message>
        <source>Scored 15 for the pyramid in one game</source>
        <translation>15 für die Pyramide in einer Partie bekommen</translation>
    </message>
    <message>
        <source>Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}</source>
        <translation>Wertungszahl {mean} ± {error}, aus {games} Partien. Neuling: {novice}; Experte: {expert}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Ratings by game and number of players</source>
        <translation>Wertungszahlen nach Spiel und Spielerzahl</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>A tab: rating, form and feats of a player</comment>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Won against twelve different characters</source>
        <translation>Gegen zwölf verschiedene Charaktere gewonnen</translation>
    </message>
    <message>
        <source>Won by just 1 fame</source>
        <translation>Mit 1 Ruhm Vorsprung gewonnen</translation>
    </message>
    <message>
        <source>Won against bots at level {level} or above</source>
        <translation>Gegen Bots der Stufe {level} oder höher gewonnen</translation>
    </message>
    <message>
        <source>Owned all eight kinds of monument</source>
        <translation>Alle acht Arten von Monumenten besessen</translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>Deine Wertungszahl erscheint nach %n Partie gegen Bots, in der du nichts zurücknimmst.</numerusform>
            <numerusform>Deine Wertungszahl erscheint nach %n Partien gegen Bots, in denen du nichts zurücknimmst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>{value} is not a number from {least} to {most}</source>
        <translation>{value} ist keine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{value} does not belong here</source>
        <translation>{value} gehört nicht hierher</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>{value} fehlt</translation>
    </message>
    <message>
        <source>there are only {count} {name} tiles</source>
        <translation>vom Plättchen „{name}“ gibt es nur {count}</translation>
    </message>
    <message>
        <source>format {version}</source>
        <translation>Format {version}</translation>
    </message>
    <message>
        <source>there is a gap on the auction track that no god can have left</source>
        <translation>die Spielreihe hat eine Lücke, die kein Gott hinterlassen haben kann</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>that move is not legal at that point</source>
        <translation>dieser Zug ist dort nicht möglich</translation>
    </message>
    <message>
        <source>{value} is unknown</source>
        <translation>{value} ist unbekannt</translation>
    </message>
    <message>
        <source>{value} appears twice</source>
        <translation>{value} kommt zweimal vor</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>etwas fehlt</translation>
    </message>
    <message>
        <source>expected {name}, not {value}</source>
        <translation>{name} erwartet, nicht {value}</translation>
    </message>
    <message>
        <source>players can’t keep {value}</source>
        <translation>{value} kann man nicht behalten</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>its name isn’t valid</source>
        <translation>kein gültiger Dateiname</translation>
    </message>
    <message>
        <source>there is already a file with that name</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>kein Speicherplatz mehr frei</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>every player must have the same number of suns, at most {count}; {seat}: {value}</source>
        <translation>alle müssen gleich viele Sonnen haben, höchstens {count}; {seat}: {value}</translation>
    </message>
    <message>
        <source>{seat}: no sun face up</source>
        <translation>{seat}: keine offene Sonne</translation>
    </message>
    <message>
        <source>{seat}: too many tiles for the lots won; each lot won turns one sun face down</source>
        <translation>{seat}: zu viele Plättchen für die gewonnenen Posten; mit jedem Posten wird eine Sonne verdeckt</translation>
    </message>
    <message>
        <source>sun {count} is in the centre until a lot is won</source>
        <translation>bis jemand einen Posten gewinnt, liegt Sonne {count} in der Mitte</translation>
    </message>
    <message>
        <source>the winner of the first lot has sun {count} face down</source>
        <translation>wer den ersten Posten gewinnt, hat Sonne {count} verdeckt</translation>
    </message>
    <message>
        <source>something in it is not valid</source>
        <translation>etwas darin ist ungültig</translation>
    </message>
    <message>
        <source>the system reported an error</source>
        <translation>das System meldet einen Fehler</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>zu groß</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Only one game can be open at a time. You’ll find the others under Open recent.</source>
        <translation>Es ist immer nur eine Partie geöffnet. Die anderen stehen unter „Zuletzt geöffnet“.</translation>
    </message>
    <message>
        <source>Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.</source>
        <translation>Diese Einträge in der Datei kennt Ra Desktop nicht und hat sie ignoriert: {names}.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Meine Partie</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Diese Partie ist schon geöffnet.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>If you quit now, you’ll lose the moves made since it was last saved.</source>
        <translation>Wenn du Ra Desktop jetzt schließt, verlierst du die Züge seit dem letzten Speichern.</translation>
    </message>
    <message>
        <source>{file} couldn’t be opened</source>
        <translation>{file} konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Some saved games couldn’t be opened</source>
        <translation>Einige gespeicherte Partien konnten nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This game wasn’t dealt according to the rules. You can play it, but it won’t count in your statistics.</source>
        <translation>Diese Partie ist nicht nach den Regeln aufgebaut. Sie lässt sich spielen, zählt aber nicht für deine Statistik.</translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message>
        <source>The host has turned hints off</source>
        <translation>Der Gastgeber hat Tipps ausgeschaltet</translation>
    </message>
    <message>
        <source>That isn’t an invitation. Invitations begin with “ra-table”.</source>
        <translation>Das ist keine Einladung. Einladungen beginnen mit „ra-table“.</translation>
    </message>
    <message>
        <source>That table can’t be opened any more.</source>
        <translation>Dieser Tisch lässt sich nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>Ten seconds left.</source>
        <translation>Noch zehn Sekunden.</translation>
    </message>
    <message>
        <source>You already have a table open in another Ra Desktop window.</source>
        <translation>Du hast in einem anderen Fenster von Ra Desktop schon einen Tisch eröffnet.</translation>
    </message>
    <message>
        <source>Enter your name first: it is what your friends see.</source>
        <translation>Gib zuerst deinen Namen ein: Deine Freunde sehen ihn.</translation>
    </message>
    <message>
        <source>This computer doesn’t let others connect to Ra Desktop.</source>
        <translation>Dieser Computer lässt keine Verbindungen zu Ra Desktop zu.</translation>
    </message>
    <message>
        <source>Another program is using your table’s port, so the invitation has changed. Send the new one to anyone who isn’t back within a minute.</source>
        <translation>Ein anderes Programm benutzt den Port deines Tischs, deshalb gilt jetzt eine neue Einladung. Schick sie allen, die nicht innerhalb einer Minute zurück sind.</translation>
    </message>
    <message>
        <source>Time’s up: a bot has made your move.</source>
        <translation>Die Zeit ist um: Ein Bot hat für dich gezogen.</translation>
    </message>
    <message>
        <source>Another game has begun. Choose Play with friends in the menu to go on.</source>
        <translation>Eine weitere Partie hat begonnen. Wähle im Menü „Mit Freunden spielen“, um mitzuspielen.</translation>
    </message>
    <message>
        <source>The host has turned hints and prices off.</source>
        <translation>Der Gastgeber hat Tipps und Preise ausgeschaltet.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} sitzt jetzt mit am Tisch.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} hat den Tisch verlassen.</translation>
    </message>
    <message>
        <source>{name} has lost the connection.</source>
        <translation>{name} hat die Verbindung verloren.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ist wieder da.</translation>
    </message>
    <message>
        <source>The tiles didn’t come from the bag that the host’s program sealed at the start.</source>
        <translation>Die Plättchen kamen nicht aus dem Beutel, den das Programm des Gastgebers zu Beginn festgelegt hatte.</translation>
    </message>
    <message>
        <source>The connection was lost. Ra Desktop is trying to reconnect.</source>
        <translation>Die Verbindung ist unterbrochen. Ra Desktop versucht, sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>You’re at the table with {names}.</source>
        <translation>Du sitzt mit {names} am Tisch.</translation>
    </message>
    <message>
        <source>The host can’t be reached any more.</source>
        <translation>Der Gastgeber ist nicht mehr zu erreichen.</translation>
    </message>
    <message>
        <source>This address doesn’t lead to your friend’s table any more. Ask for a new invitation.</source>
        <translation>Unter dieser Adresse ist der Tisch nicht mehr zu finden. Bitte um eine neue Einladung.</translation>
    </message>
    <message>
        <source>The host has a newer version of Ra Desktop. Update yours to join.</source>
        <translation>Der Gastgeber hat eine neuere Version von Ra Desktop. Aktualisiere deine, um mitzuspielen.</translation>
    </message>
    <message>
        <source>The host has an older version of Ra Desktop, and has to update it first.</source>
        <translation>Der Gastgeber hat eine ältere Version von Ra Desktop und muss sie zuerst aktualisieren.</translation>
    </message>
    <message>
        <source>The host’s program has sent a move that the rules don’t allow.</source>
        <translation>Das Programm des Gastgebers hat einen Zug geschickt, den die Regeln nicht erlauben.</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>An diesem Tisch sind alle Plätze besetzt.</translation>
    </message>
    <message>
        <source>This game has begun without you.</source>
        <translation>Diese Partie hat ohne dich begonnen.</translation>
    </message>
    <message>
        <source>Your version of Ra Desktop doesn’t know the rules of this game.</source>
        <translation>Deine Version von Ra Desktop kennt die Regeln dieser Partie nicht.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window.</source>
        <translation>Dein Platz wird jetzt von einem anderen Fenster aus gespielt.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>You’ll find the game among the saved games.</source>
        <translation>Du findest die Partie unter „Gespeicherte Partien“.</translation>
    </message>
    <message>
        <source>The table can’t be saved: {reason}</source>
        <translation>Der Tisch kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>That isn’t an address.</source>
        <translation>Das ist keine Adresse.</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>Die Einladung liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Der Tisch wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Waiting for everyone</source>
        <translation>Warten, bis alle da sind</translation>
    </message>
    <message>
        <source>The game is on</source>
        <translation>Die Partie läuft</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Keine Tipps</translation>
    </message>
    <message>
        <source>{name} is away, and a bot is standing in</source>
        <translation>{name} ist weg; so lange spielt ein Bot</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} ist weg</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>{player}, until someone joins</source>
        <translation>{player}, bis jemand dazukommt</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Mit Freunden spielen</translation>
    </message>
    <message>
        <source>Everyone may ask for hints</source>
        <translation>Alle dürfen sich Tipps geben lassen</translation>
    </message>
    <message>
        <source>Continue the current game</source>
        <translation>Aktuelle Partie fortsetzen</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Back to the previous table</source>
        <translation>Zurück zum vorigen Tisch</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Einladung kopieren</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>If two of you play at this computer, enter both names, separated by a comma.</source>
        <translation>Wenn ihr zu zweit an diesem Computer spielt, gebt beide Namen ein, durch ein Komma getrennt.</translation>
    </message>
    <message>
        <source>Your friends get an invitation. Bots take the seats that stay empty.</source>
        <translation>Deine Freunde bekommen eine Einladung. Auf freien Plätzen spielen Bots.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Einem Tisch beitreten</translation>
    </message>
    <message>
        <source>Paste the line your friend sent you.</source>
        <translation>Füge die Zeile ein, die du bekommen hast.</translation>
    </message>
    <message>
        <source>Your address on the internet, if it’s needed</source>
        <translation>Deine Adresse im Internet, falls nötig</translation>
    </message>
    <message>
        <source>Send the invitation to your friends, and to no one else. Others could read the moves on the way, but not change them. On the same network, that’s all you need; over the internet, you need a VPN or a forwarded port.</source>
        <translation>Schick die Einladung deinen Freunden und niemandem sonst. Andere könnten die Züge unterwegs mitlesen, aber nicht ändern. Im selben Netzwerk genügt die Einladung; übers Internet braucht ihr ein VPN oder eine Portweiterleitung.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Who takes the seats that stay empty</source>
        <translation>Wer auf den freien Plätzen spielt</translation>
    </message>
    <message>
        <source>Let a bot stand in for {name}</source>
        <translation>Bot für {name} einspringen lassen</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Noch eine Partie spielen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n Sekunde pro Zug</numerusform>
            <numerusform>%n Sekunden pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Kein Zeitlimit</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n Art</numerusform>
            <numerusform>%n Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation>Andere Seiten: {tiles}.</translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation>{group}: {points}, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>{group}: {points} in the final epoch</source>
        <translation>{group}: {points} in der letzten Epoche</translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Priester, Plagen</translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Gold, Götter</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I’m here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Weitergeben an {name}</translation>
    </message>
    <message>
        <source>Press {key} or click when you are ready.</source>
        <translation>Drück {key} oder klick, sobald du bereit bist.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation>Für diese Stellung gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation>Tipp, genau berechnet</translation>
    </message>
    <message>
        <source>{move}, recommended</source>
        <translation>{move}, empfohlen</translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: am Ende %n Ruhm vor dem Durchschnitt der anderen; gewinnt etwa {chance}</numerusform>
            <numerusform>{move}: am Ende %n Ruhm vor dem Durchschnitt der anderen; gewinnt etwa {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: am Ende %n Ruhm hinter dem Durchschnitt der anderen; gewinnt etwa {chance}</numerusform>
            <numerusform>{move}: am Ende %n Ruhm hinter dem Durchschnitt der anderen; gewinnt etwa {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation>Zug zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Zug zurückgenommen. Leg %n Plättchen zurück in den Beutel.</numerusform>
            <numerusform>Zug zurückgenommen. Leg %n Plättchen zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation>Zug zurückgenommen. Der Beutel wurde neu gemischt.</translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation>Zug wiederhergestellt.</translation>
    </message>
    <message>
        <source>From here on, this is a new game. The original is saved as “{name}”.</source>
        <translation>Ab hier ist dies eine neue Partie. Das Original ist als „{name}“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Up the Nile</source>
        <translation>Den Nil hinauf</translation>
    </message>
    <message>
        <source>{reached} of {all} places reached</source>
        <translation>{reached} von {all} Orten erreicht</translation>
    </message>
    <message>
        <source>Share yesterday’s result…</source>
        <translation>Gestriges Ergebnis teilen&#xa0;…</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Noch nicht offen</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Zweite Marke: mit mindestens %n Ruhm Vorsprung gewinnen. Dritte: ohne Fehler gewinnen.</numerusform>
            <numerusform>Zweite Marke: mit mindestens %n Ruhm Vorsprung gewinnen. Dritte: ohne Fehler gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach an earlier place first.</source>
        <translation>Erreiche erst einen früheren Ort.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Zur Übung noch einmal spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>%n Partie des Tages in diesem Monat</numerusform>
            <numerusform>%n Partien des Tages in diesem Monat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n Gegner</numerusform>
            <numerusform>%n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>No marks yet</source>
        <translation>Noch keine Marken</translation>
    </message>
    <message>
        <source>{won} of {all} marks</source>
        <translation>{won} von {all} Marken</translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Dein Ergebnis: %n Ruhm, {place} von {players}</numerusform>
            <numerusform>Dein Ergebnis: %n Ruhm, {place} von {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>Beim ersten Mal: %n Ruhm, {place}.</numerusform>
            <numerusform>Beim ersten Mal: %n Ruhm, {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {level}: {differences}</source>
        <translation>Du gegen {level}: {differences}</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots in your seat: {results}</source>
        <translation>Bots auf deinem Platz: {results}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Heutige Partie spielen</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Heutige Partie fortsetzen</translation>
    </message>
    <message>
        <source>This deal counts only once, so there are no hints, and the coach is off.</source>
        <translation>Diese Partie zählt nur einmal, deshalb gibt es keine Tipps, und der Coach ist aus.</translation>
    </message>
    <message>
        <source>This deal counts only once. Do you want help?</source>
        <translation>Diese Partie zählt nur einmal. Willst du Hilfe?</translation>
    </message>
    <message>
        <source>Your result will be marked “with help”, wherever it is shown.</source>
        <translation>Bei deinem Ergebnis steht dann überall „mit Hilfe“.</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
</context>
<context>
    <name>JourneyPlaces</name>
    <message>
        <source>The Delta</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Das Delta</translation>
    </message>
    <message>
        <source>Papyrus, ducks and two patient neighbours. The journey begins where the river ends.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Papyrus, Enten und zwei geduldige Nachbarn. Die Reise beginnt, wo der Fluss endet.</translation>
    </message>
    <message>
        <source>Win against two novices.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Gewinne gegen zwei Neulinge.</translation>
    </message>
    <message>
        <source>Memphis</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Memphis</translation>
    </message>
    <message>
        <source>The old capital has room for one more at the table. With four players, every lot has more takers.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>In der alten Hauptstadt sitzt einer mehr am Tisch. Zu viert will immer jemand den Posten.</translation>
    </message>
    <message>
        <source>Win against three novices.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Gewinne gegen drei Neulinge.</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>The Faiyum</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Das Fayum</translation>
    </message>
    <message>
        <source>A lake, a solar boat and one opponent. Whatever you leave, she takes.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Ein See, eine Sonnenbarke und eine Gegnerin. Was du liegen lässt, nimmt sie.</translation>
    </message>
    <message>
        <source>Hermopolis</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Hermopolis</translation>
    </message>
    <message>
        <source>No one waits here. Your host invokes Ra before the track is half full.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Hier wartet niemand. Dein Gastgeber ruft Ra, bevor die Spielreihe halb voll ist.</translation>
    </message>
    <message>
        <source>Win against three players in a hurry.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Gewinne gegen drei, die es eilig haben.</translation>
    </message>
    <message>
        <source>Amarna</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>The city of the sun god has two faces, and so do its tiles.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Die Stadt des Sonnengottes hat zwei Gesichter, und ihre Plättchen auch.</translation>
    </message>
    <message>
        <source>Win a game of Priests of Ra.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Gewinne eine Partie Priests of Ra.</translation>
    </message>
    <message>
        <source>Abydos</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Abydos</translation>
    </message>
    <message>
        <source>The judge of the dead sees everything: all fame lies open.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Der Richter der Toten sieht alles: Aller Ruhm liegt offen.</translation>
    </message>
    <message>
        <source>Win with open fame.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Gewinne mit offenem Ruhm.</translation>
    </message>
    <message>
        <source>Dendera</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Dendera</translation>
    </message>
    <message>
        <source>Thebes</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Theben</translation>
    </message>
    <message>
        <source>A hundred gates and five chairs. No one can win every auction here.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Hundert Tore und fünf Stühle. Hier gewinnt niemand jede Versteigerung.</translation>
    </message>
    <message>
        <source>Come first or second of five.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Belege zu fünft den ersten oder zweiten Platz.</translation>
    </message>
    <message>
        <source>Edfu</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>The falcon has chosen its prey: an expert who takes what you need.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Der Falke hat seine Beute gewählt: ein Experte, der nimmt, was du brauchst.</translation>
    </message>
    <message>
        <source>Aswan</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Assuan</translation>
    </message>
    <message>
        <source>The Source</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Die Quelle</translation>
    </message>
    <message>
        <source>No map goes farther. Two experts are waiting.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Weiter reicht keine Karte. Zwei Experten warten.</translation>
    </message>
    <message>
        <source>Win against two experts.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Gewinne gegen zwei Experten.</translation>
    </message>
    <message>
        <source>Win, and score at least 4 for different monuments.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Gewinne und hol mindestens 4 für verschiedene Monumente.</translation>
    </message>
    <message>
        <source>Win, and score at least 5 for the Nile.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Gewinne und hol mindestens 5 für den Nil.</translation>
    </message>
    <message>
        <source>Below the cataract, the Nile gives little away.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Unterhalb des Katarakts verschenkt der Nil nur wenig.</translation>
    </message>
    <message>
        <source>Win, and score at least 3 for gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Gewinne und hol mindestens 3 für Gold.</translation>
    </message>
    <message>
        <source>Win against an expert and a farmer.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Gewinne gegen einen Experten und einen Bauern.</translation>
    </message>
    <message>
        <source>Win, and score no more than 12 for the Nile.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Gewinne und hol höchstens 12 für den Nil.</translation>
    </message>
    <message>
        <source>The man who built the Great Pyramid won’t part with a single stone.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Wer die Große Pyramide gebaut hat, gibt keinen Stein her.</translation>
    </message>
    <message>
        <source>The temple doesn’t like to give up its gods, or its gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Der Tempel gibt seine Götter nicht gern her, und sein Gold auch nicht.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation>Sonne mit dieser Zahl auswählen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>Coach: take back, play on</source>
        <translation>Coach: zurücknehmen, weiterspielen</translation>
    </message>
    <message>
        <source>Peek at your own face-down fame: tap, or hold</source>
        <translation>Eigenen verdeckten Ruhm ansehen: antippen oder gedrückt halten</translation>
    </message>
    <message>
        <source>What is this? Next item, previous item</source>
        <translation>Was ist das? Weiter, zurück</translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation>Nachspielen: erster Zug, letzter Zug</translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation>Nachspielen: voriger Zug, nächster Zug</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Nachspielen: abspielen, anhalten</translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation>Nachspielen: schneller, langsamer</translation>
    </message>
    <message>
        <source>In other games</source>
        <translation>In anderen Spielen</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation>{done} von {all} Lektionen · {stars} von {most} Sternen</translation>
    </message>
    <message>
        <source>Play a short lesson and learn one more rule.</source>
        <translation>Spiel eine kurze Lektion, und du kennst eine Regel mehr.</translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation>Die Barke und zwei Spieler</translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation>Deine Partie liegt wieder auf dem Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>fertig, %n Stern</numerusform>
            <numerusform>fertig, %n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
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
        <translation>Die Sonnenbarke</translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Jedes Ra-Plättchen bewegt die Barke um ein Feld. Wenn sie ankommt, ist die Epoche sofort zu Ende.</translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Dieses Spiel kennst du schon: Die Ausgabe mit der Sonnenbarke spielt sich wie Ra. Die Barke fährt über den Himmel, und wenn sie ankommt, ist die Epoche zu Ende.</translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Zu dritt hat die Barke acht Felder vor sich. Nur Ra-Plättchen bewegen sie.</translation>
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
        <translation>Zieh ein Plättchen: Klick auf den Beutel.</translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Du hast Ra gezogen: Die Barke ist ein Feld weitergefahren, und eine Versteigerung hat begonnen. Die Reihe ist leer, und die anderen haben gepasst.</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Eine leere Reihe und eine 3 in der Mitte: keine Sonne wert. Zieh erst.</translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Du hast einen dritten Pharao gezogen. Gewinnst du ihn, bekommst du 5 und Nefer verliert 2; gewinnt sie ihn, ist es umgekehrt.</translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Jetzt bekommt sie 5, und du verlierst 2. Damit liegst du 7 hinter deiner einzigen Gegnerin.</translation>
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
        <translation>Ziehen oder Ra rufen? Entscheide.</translation>
    </message>
    <message>
        <source>You drew Ra, so you bid last. Nefer had her one chance, and she bid 4.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Du hast Ra gezogen und bietest deshalb zuletzt. Nefer durfte einmal bieten und hat die 4 geboten.</translation>
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
        <translation>Gewinne diesen Posten so billig wie möglich.</translation>
    </message>
    <message>
        <source>You know all her suns: 4, 7 and 8. Your 9 beats every one of them, so in this epoch you can win any one lot you like.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Du kennst alle ihre Sonnen: 4, 7 und 8. Deine 9 schlägt sie alle, also ist dir in dieser Epoche ein Posten deiner Wahl sicher.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>The player who draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Wer ein zweiseitiges Plättchen zieht, wählt die Seite: Zeig, was dir hilft, und verbirg, was den anderen hilft.</translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. The player who draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Viele Plättchen haben hier zwei Seiten: auf der einen eine Person, auf der anderen ein Gebäude. Wer eines zieht, entscheidet, welche Seite zu sehen ist.</translation>
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
        <translation>Zieh ein Plättchen.</translation>
    </message>
    <message>
        <source>With two players, lots grow larger: ask 1.2 times as much for a sun.</source>
        <extracomment>boat/02-two-players.toml
----------
must-know.toml</extracomment>
        <translation>Zu zweit werden die Posten größer: Verlange für eine Sonne das 1,2-Fache.</translation>
    </message>
    <message>
        <source>With a whole epoch ahead, a sun should win about 13 fame in the first epoch, 11 in the second and 8.5 in the final one. Its number hardly matters: the exchange is counted separately.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Liegt noch die ganze Epoche vor dir, sollte eine Sonne in der ersten etwa 13 Ruhm einbringen, in der zweiten 11 und in der letzten 8,5. Ihre Zahl spielt kaum eine Rolle: Den Tausch rechnest du extra.</translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Du hast bei leerer Reihe Ra gerufen, Tiye hat gepasst, und du musstest für nichts eine Sonne hergeben. Leg zuerst etwas in die Reihe.</translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Zeig die Seite, die Tiye nicht hilft.</translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Zeig die Seite, die zu deinen Plättchen passt.</translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye nimmt den Posten mit ihrer niedrigsten Sonne, und dein zweiter Bauer ist weg.</translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Volk und Ankhs</translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Auch Vielfalt lohnt sich: Drei Arten von Personen bringen ein Ankh, alle vier Arten zwei. Du hast Bauern und einen Krieger, also zwei Arten.</translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Ein Schreiber mit einer Festung auf der Rückseite. Du hast noch keinen Schreiber.</translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Zeig die Seite, die dir ein Ankh bringen kann.</translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye hat einen Händler gezogen, deine vierte Art, und ihn versteckt: Sie zeigt den Kornspeicher auf der Rückseite. Achte darauf, was andere zeigen.</translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Ein Krieger mit einer Festung auf der Rückseite. Du hast einen Krieger, Tiye hat zwei.</translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Zeig die Seite, die dir Ruhm bringt.</translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Eine Festung bringt nichts. Mit einem zweiten Krieger ziehst du mit Tiye gleich, und bei Gleichstand bekommen alle 5.</translation>
    </message>
    <message>
        <source>Tiye bids 4: with the lot she would have three warriors, and you would get nothing for yours.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye bietet die 4: Mit dem Posten hätte sie drei Krieger, und deine wären nichts mehr wert.</translation>
    </message>
    <message>
        <source>Now Tiye has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Jetzt hat Tiye drei Krieger, und du hast weder den Gleichstand noch das Ankh.</translation>
    </message>
    <message>
        <source>When the epoch ends, your farmers and your warriors score 5 each, and your three kinds win an ankh. People are discarded then, but you keep ankhs.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Am Ende der Epoche bringen deine Bauern und deine Krieger je 5, und deine drei Arten bringen ein Ankh. Personen werden dann abgeworfen, Ankhs behältst du.</translation>
    </message>
    <message>
        <source>Two red chambers and two stones. With them you would have nine tiles and four red chambers: 5 more for the pyramid and 10 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Zwei rote Kammern und zwei Steine. Damit hättest du neun Plättchen und vier rote Kammern: 5 mehr für die Pyramide und 10 für Rot.</translation>
    </message>
    <message>
        <source>The lot is worth 5 to Tiye and 15 to you. She bids 4.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Der Posten ist für Tiye 5 wert und für dich 15. Sie bietet die 4.</translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 10 for the red chambers. A tenth tile of any kind would add 10 more.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Wäre die Partie jetzt zu Ende, bekämst du 10 für die Pyramide und 10 für die roten Kammern. Mit einem zehnten Plättchen, egal welchem, wären es noch 10 mehr.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ziehen oder Ra rufen</translation>
    </message>
    <message>
        <source>A pharaoh, a gold tile and a Nile tile are on the track. They are one lot: the winner of the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ein Pharao, ein Goldplättchen und ein Nilplättchen liegen in der Reihe. Zusammen sind sie ein Posten: Wer die nächste Versteigerung gewinnt, bekommt alle drei.</translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you invoked Ra. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Jeder darf einmal eine Sonne bieten, und du kommst zuletzt, weil du Ra gerufen hast. Khufus 10 führt, also hilft nur deine 13.</translation>
    </message>
    <message>
        <source>A lesson without a mistake earns three stars, and each mistake costs one. Only your first choice counts: after that, try whatever you like.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Eine Lektion ohne Fehler bringt drei Sterne, jeder Fehler kostet einen. Nur deine erste Wahl zählt: Danach kannst du alles ausprobieren.</translation>
    </message>
    <message>
        <source>Khufu drew a pharaoh. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Khufu hat einen Pharao gezogen. In jeder Versteigerung gibt es zweierlei zu gewinnen: die Plättchen in der Reihe und die Sonne in der Mitte.</translation>
    </message>
    <message>
        <source>Bid the lowest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Biete die niedrigste Sonne, die sicher gewinnt: Klick sie zweimal an oder zieh sie in die Mitte.</translation>
    </message>
    <message>
        <source>A gold tile is on the track, and your old 9 is in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Ein Goldplättchen liegt in der Reihe und deine alte 9 in der Mitte. In dieser Epoche kannst du noch die 3, die 6 und die 12 bieten.</translation>
    </message>
    <message>
        <source>There is only one tile, and you are in no hurry. Draw, and see who invokes Ra.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Es liegt nur ein Plättchen da, und du hast es nicht eilig. Zieh und schau, wer Ra ruft.</translation>
    </message>
    <message>
        <source>Why invoke Ra</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Warum man Ra ruft</translation>
    </message>
    <message>
        <source>You drew and Nefer drew; then Khufu invoked Ra and had the last word. You bid your 11, and his 13 beat it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Du hast gezogen, Nefer hat gezogen, dann hat Khufu Ra gerufen und hatte das letzte Wort. Du hast deine 11 geboten, und seine 13 hat sie geschlagen.</translation>
    </message>
    <message>
        <source>Khufu has six tiles and the 12 for his 2. You had the last word: use it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Khufu hat sechs Plättchen und die 12 für seine 2. Du hattest das letzte Wort: Nutz es.</translation>
    </message>
    <message>
        <source>Six tiles and a 12 for your 4: that is what the last word is worth. Now a Nile tile and a funeral are on the track.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Sechs Plättchen und eine 12 für deine 4: So viel ist das letzte Wort wert. Jetzt liegen ein Nilplättchen und ein Begräbnis in der Reihe.</translation>
    </message>
    <message>
        <source>You drew a Ra tile, so there is an auction all the same. But this time you did not ask for it, and you may pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Du hast ein Ra-Plättchen gezogen, also gibt es trotzdem eine Versteigerung. Aber diesmal hast du sie nicht verlangt, und du darfst passen.</translation>
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
        <translation>Willst du diesen Posten?</translation>
    </message>
    <message>
        <source>Seven good tiles are on the track, and you have three suns. If the last Ra tile comes now, you get nothing for any of them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Sieben gute Plättchen liegen in der Reihe, und du hast drei Sonnen. Wenn jetzt das letzte Ra-Plättchen kommt, bekommst du keines davon.</translation>
    </message>
    <message>
        <source>Khufu bids 7 for the seven tiles and the 12 in the centre. Your 8 and your 13 are both higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu bietet die 7 für die sieben Plättchen und die 12 in der Mitte. Deine 8 und deine 13 sind beide höher.</translation>
    </message>
    <message>
        <source>Khufu takes all seven tiles and the 12. There may be no other auction in this epoch to save your suns for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu nimmt alle sieben Plättchen und die 12. Vielleicht gibt es in dieser Epoche keine Versteigerung mehr, für die du deine Sonnen sparen könntest.</translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 12 and 13. You won the 1 and the 12, and you start, because the 13 is the highest sun.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Alle Sonnen sind wieder offen, und du hast immer noch vier: 1, 2, 12 und 13. Die 1 und die 12 hast du gewonnen, und du beginnst, weil die 13 die höchste Sonne ist.</translation>
    </message>
    <message>
        <source>Three pharaohs are in this lot. With them you would have four: instead of losing 2 you would gain 5.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>In diesem Posten liegen drei Pharaonen. Mit ihnen hast du vier: Statt 2 zu verlieren, bekommst du dann 5.</translation>
    </message>
    <message>
        <source>Khufu bids 3. If he wins, he will have four pharaohs, and you will have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu bietet die 3. Wenn er gewinnt, hat er vier Pharaonen, und du hast die wenigsten.</translation>
    </message>
    <message>
        <source>Khufu has four pharaohs now. You have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu hat jetzt vier Pharaonen. Du hast die wenigsten und verlierst 2.</translation>
    </message>
    <message>
        <source>Four pharaohs for you, two for Nefer, one for Khufu: if nothing changes, you score 5. And you keep them, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Vier Pharaonen für dich, zwei für Nefer, einer für Khufu: Wenn es so bleibt, bekommst du 5. Und du behältst sie, also beginnt die nächste Epoche mit demselben Stand.</translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each Nile tile scores 1. You keep Nile tiles; floods are discarded after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Mit mindestens einer Überschwemmung bringt jede Überschwemmung und jedes Nilplättchen 1. Nilplättchen behältst du; Überschwemmungen werden nach der Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>You have three Nile tiles, and you keep them from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Du hast drei Nilplättchen und behältst sie von Epoche zu Epoche. Ohne Überschwemmung in derselben Epoche bringen sie nichts.</translation>
    </message>
    <message>
        <source>Here is a flood, and three more Nile tiles. For you the Nile would score 7: 1 for the flood, and 1 for each of your six Nile tiles.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Hier liegen eine Überschwemmung und noch drei Nilplättchen. Mit ihnen bringt dir der Nil 7: 1 für die Überschwemmung und je 1 für dann sechs Nilplättchen.</translation>
    </message>
    <message>
        <source>A drought takes floods first, then Nile tiles, two in all. Winning this lot would now cost you the flood and one Nile tile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Eine Dürre nimmt zuerst Überschwemmungen, dann Nilplättchen, zusammen zwei. Dieser Posten würde dich jetzt die Überschwemmung und ein Nilplättchen kosten.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 3.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nefer hat gepasst, und Khufu bietet die 3.</translation>
    </message>
    <message>
        <source>Khufu has the flood and three Nile tiles. Your own three still score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Khufu hat die Überschwemmung und drei Nilplättchen. Deine eigenen drei bringen weiter nichts.</translation>
    </message>
    <message>
        <source>One flood and six Nile tiles: you score 7 if nothing changes. The flood is discarded after the epoch, but the Nile tiles wait for the next one.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Eine Überschwemmung und sechs Nilplättchen: 7 für dich, wenn es so bleibt. Die Überschwemmung wird nach der Epoche abgeworfen, aber die Nilplättchen warten auf die nächste.</translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds score 5, four score 10, and all five score 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Ohne Zivilisationsplättchen verlierst du 5. Drei verschiedene Arten bringen 5, vier bringen 10 und alle fünf 15.</translation>
    </message>
    <message>
        <source>A player with none loses 5. Three kinds score 5, four score 10, five score 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Wer keine hat, verliert 5. Drei Arten bringen 5, vier bringen 10, fünf bringen 15; ein zweites Plättchen einer Art bringt nichts dazu.</translation>
    </message>
    <message>
        <source>Agriculture is on the track, a new kind for you, and the 13 is in the centre.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Ackerbau liegt in der Reihe, eine neue Art für dich, und die 13 liegt in der Mitte.</translation>
    </message>
    <message>
        <source>Religion and astronomy are new to you as well. With this lot you would have all five kinds: 15 instead of 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Auch Religion und Astronomie sind neu für dich. Mit diesem Posten hättest du alle fünf Arten: 15 statt 0.</translation>
    </message>
    <message>
        <source>Khufu has three kinds now, and you have two: 5 fame for him, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Khufu hat jetzt drei Arten, und du hast zwei: 5 Ruhm für ihn, 0 für dich.</translation>
    </message>
    <message>
        <source>All five kinds: you score 15 if nothing changes. After the epoch all civilization tiles are discarded, and everyone starts again with none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Alle fünf Arten: 15 für dich, wenn es so bleibt. Nach der Epoche werden alle Zivilisationsplättchen abgeworfen, und alle fangen wieder bei null an.</translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1, so see what else comes.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Das Gold bringt 3, aber der eingesetzte Gott hätte 2 gebracht. Du gewinnst nur 1, also schau, was noch kommt.</translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. An unspent god scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Ein einzelnes Monument bringt am Ende der Partie 1. Ein Gott, den du behältst, bringt 2.</translation>
    </message>
    <message>
        <source>A sun for a single gold tile? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Eine Sonne für ein einziges Goldplättchen? Zieh erst.</translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral cost her nothing: she has no pharaohs. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer hat das Gold, und das Begräbnis hat sie nichts gekostet: Sie hatte keinen Pharao. Deine sind in Sicherheit.</translation>
    </message>
    <message>
        <source>Khufu drew astronomy, a new kind for you: so far you have only art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Khufu hat Astronomie gezogen, eine neue Art für dich: Bisher hast du nur Kunst.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have three art tiles, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Unruhen kosten zwei Zivilisationsplättchen, aber wer gewinnt, sucht sie aus. Du hast drei Kunstplättchen, und zwei davon bringen nichts.</translation>
    </message>
    <message>
        <source>You would win three new kinds. But unrest makes the others hesitate, and so the lot may get better still.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Drei neue Arten wären für dich dabei. Aber wegen der Unruhen zögern die anderen, und so kann der Posten noch besser werden.</translation>
    </message>
    <message>
        <source>Nefer drew Ra, and Khufu passed. First you get the new kinds and the gold; then unrest takes its two tiles, and you have two art tiles to spare.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer hat Ra gezogen, und Khufu hat gepasst. Zuerst bekommst du die neuen Arten und das Gold; dann nehmen die Unruhen zwei Plättchen, und zwei Kunstplättchen hast du übrig.</translation>
    </message>
    <message>
        <source>Nefer’s 9 beats your 7. She would not have bid her 12 against your 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefers 9 schlägt deine 7. Gegen deine 10 hätte sie ihre 12 nicht geboten.</translation>
    </message>
    <message>
        <source>Nefer has the lot for her 6. Unrest leaves her only one of the new kinds, but you could have kept all three.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer hat den Posten für ihre 6. Die Unruhen lassen ihr nur eine der neuen Arten, aber du hättest alle drei behalten können.</translation>
    </message>
    <message>
        <source>Now you have three kinds, and they score 5. With four kinds you would score 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Jetzt hast du drei Arten, und sie bringen 5. Mit vier Arten wären es 10.</translation>
    </message>
    <message>
        <source>Art, astronomy, religion, agriculture: four kinds for 10 fame, in spite of the unrest. Drought takes floods and Nile tiles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Kunst, Astronomie, Religion, Ackerbau: vier Arten für 10 Ruhm, trotz der Unruhen. Eine Dürre nimmt Überschwemmungen und Nilplättchen, ein Erdbeben nimmt Monumente.</translation>
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
        <translation>Würdest du bieten, und wenn ja, welche Sonne? Entscheide.</translation>
    </message>
    <message>
        <source>The last player with a sun</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nur du hast noch Sonnen</translation>
    </message>
    <message>
        <source>A full track, and ties</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Volle Reihe und Gleichstand</translation>
    </message>
    <message>
        <source>An epoch can cost you fame, but you never have less than 0: a player with 3 fame who loses 5 has 0.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Eine Epoche kann dich Ruhm kosten, aber du hast nie weniger als 0: Wer 3 Ruhm hat und 5 verliert, hat danach 0.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Zwei Gebäudeplättchen einer Art ergeben ein vollständiges Gebäude, das 2 wert ist. Deine Kornspeicher und Festungen haben in der ersten Epoche 4 gebracht.</translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Eine Bibliothek ist die einzige Art von Gebäude, die dir fehlt; ein Händler wäre deine einzige Person.</translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye hat einen Stein dazugelegt. Eine halbe Bibliothek bringt nichts, also ist dieser Posten noch keine Sonne wert.</translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye hat gepasst: Du hast die 3 für eine halbe Bibliothek und einen Stein bezahlt, und beides bringt nichts. Zieh erst.</translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Bau ein Gebäude einer dritten Art fertig.</translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Der Posten ist jetzt 7 für dich wert: 2 für den Markt und 5 für drei Arten. Für Tiye ist er nichts wert.</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Die Pyramide</translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Priester und Plagen</translation>
    </message>
    <message>
        <source>Pharaoh, gold, Nile and art: the art tile saves you from losing 5, and Nefer has no civilization tile either.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Pharao, Gold, Nil und Kunst: Das Kunstplättchen erspart dir ein Minus von 5, und auch Nefer hat kein Zivilisationsplättchen.</translation>
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
        <translation>Jemand hat schon geboten, und nach dir bietet niemand mehr.</translation>
    </message>
    <message>
        <source>You and Nefer have each won a lot with a pharaoh in it. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Du und Nefer habt beide einen Posten mit einem Pharao gewonnen. Solange ihr gleich viele habt, bringen Pharaonen keinem von euch etwas.</translation>
    </message>
    <message>
        <source>It is a good lot, but Nefer could make you bid your 9 for it. You can still draw.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Das ist ein guter Posten, aber Nefer könnte dich zwingen, dafür deine 9 zu bieten. Noch kannst du ziehen.</translation>
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
        <translation>Auch das gewinnt, aber du bietest zuletzt: Eine niedrigere Sonne genügt.</translation>
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
        <translation>Das gewinnt, aber eine niedrigere Sonne hätte auch gewonnen.</translation>
    </message>
    <message>
        <source>For each number by which the sun you take is higher than the one you give, add about 0.4 fame, or 0.6 in the final epoch. If it is lower, subtract as much.</source>
        <extracomment>must-know.toml
----------
ra/11-the-exchange.toml</extracomment>
        <translation>Jede Zahl, um die deine neue Sonne höher ist als die alte, bringt dir etwa 0,4 Ruhm, in der letzten Epoche 0,6. Jede Zahl weniger kostet dich ebenso viel.</translation>
    </message>
    <message>
        <source>Before the final epoch, each disaster costs you about 1.5 fame more than you lose this epoch: the tiles it takes can’t score again.</source>
        <extracomment>must-know.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>Vor der letzten Epoche kostet dich jede Katastrophe etwa 1,5 Ruhm mehr, als du in dieser Epoche verlierst: Die Plättchen, die sie nimmt, können später nichts mehr bringen.</translation>
    </message>
    <message>
        <source>If a Ra tile started the auction, ask for 1.5 fame more: if everyone passes, the tiles stay on the track. After another player’s bid, ask for 2.5 less: if you pass, someone else wins them.</source>
        <extracomment>must-know.toml
----------
ra/14-bid-and-call.toml</extracomment>
        <translation>Hat ein Ra-Plättchen die Versteigerung begonnen, verlange 1,5 Ruhm mehr: Wenn alle passen, bleiben die Plättchen in der Reihe. Hat schon jemand geboten, verlange 2,5 weniger: Wenn du passt, gewinnt sie jemand anders.</translation>
    </message>
    <message>
        <source>Having the most of a kind, at least two, scores when an epoch ends; then people are discarded. Different kinds win ankhs, which you keep until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Wer von einer Art die meisten hat, mindestens zwei, bekommt am Ende der Epoche Ruhm; dann werden die Personen abgeworfen. Verschiedene Arten bringen Ankhs, die du bis zum Ende der Partie behältst.</translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no fame yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Der Posten würde dir ein Ankh bringen, aber noch keinen Ruhm.</translation>
    </message>
    <message>
        <source>Tiye added a stone. To you the lot is worth 5 for the warriors, and an ankh; to Tiye, nothing yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye hat einen Stein dazugelegt. Dir bringt der Posten 5 für die Krieger und ein Ankh, Tiye noch nichts.</translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So collect different kinds of people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Am Ende der Partie bringen zwei Ankhs 5, drei 10, vier oder mehr 20. Sammle also in jeder Epoche verschiedene Arten von Personen.</translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 fame is gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Den Markt hat jetzt Tiye, und deine 7 Ruhm sind weg.</translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 fame in this epoch, and 11 again in the final one. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Drei vollständige Gebäude von drei Arten: 11 Ruhm in dieser Epoche und noch einmal 11 in der letzten. Mit einer zweiten Bibliothek wären es 18.</translation>
    </message>
    <message>
        <source>That extra tile made the lot better, but for Tiye, too: she invoked Ra at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Das weitere Plättchen hat den Posten noch besser gemacht, aber auch für Tiye. Sie hat sofort Ra gerufen, und jetzt musst du vor ihr bieten.</translation>
    </message>
    <message>
        <source>Tiye takes all four tiles, and you still have five: 5 fame instead of 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Tiye nimmt alle vier Plättchen, und du hast immer noch fünf: 5 Ruhm statt 20.</translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Und das ist nicht alles: Für jeden Priester, den du gewinnst, darfst du sofort eine deiner Personen oder eines deiner Gebäude umdrehen. Für dich ist dieser Posten insgesamt 9 wert.</translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye gewinnt den Priester für ihre niedrigste Sonne. Deine zwei Plagen kosten weiter 3, und dein Markt bleibt halb fertig.</translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Nun nutz den Priester. Dein Krieger ist allein gegen Tiyes zwei und bringt nichts, aber auf seiner Rückseite ist ein Markt.</translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Dreh das Plättchen um, mit dem ein Gebäude fertig wird.</translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Ein einzelner Schreiber bringt nichts. Deinem Markt fehlt nur ein zweiter, und der ist auf der Rückseite deines Kriegers.</translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 fame. Turn over a tile that doesn’t score with this side up.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Du hast ein vollständiges Gebäude zerlegt und 2 Ruhm verloren. Dreh ein Plättchen um, das mit dieser Seite nichts bringt.</translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye hat das letzte Ra-Plättchen gezogen. Du hast 11 für Gebäude und 6 für Priester bekommen, minus 3 für zwei Plagen: 14.</translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Lass den Posten wachsen: Klick noch einmal auf den Beutel.</translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Sechs Plättchen, und keine Sonne am Tisch schlägt deine 13. Ruf Ra, und dieser Posten kann dir gehören.</translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Klick auf „Ra rufen“.</translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Biete die 13: Klick sie zweimal an oder zieh sie in die Mitte.</translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Jetzt gehen alle sechs Plättchen für seine 10 an Khufu. Du hattest die höhere Sonne: Nutz sie.</translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles show what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Alle sechs Plättchen gehören dir, und nur du hast gezahlt: Nefer und Khufu haben ihre Sonnen zurückgenommen. Die Zahlen über deinen Plättchen zeigen, was sie bringen würden, wenn jetzt Schluss wäre.</translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Die gewonnene Sonne</translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13; the small figures below them show what they would score now. The 13 is in the centre, and the winner of the next lot gets it.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer hat eben mit ihrer 13 drei Plättchen gewonnen; die kleinen Zahlen darunter zeigen, was sie jetzt bringen würden. Die 13 liegt in der Mitte: Wer den nächsten Posten gewinnt, bekommt sie.</translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer hat wieder Ra gezogen, und Khufu hat gepasst. Nefer bietet nach dir und hat eine 2, eine 5 und eine 8.</translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer bekommt beide Plättchen und die 9 für ihre 2. Hättest du die 3 geboten, hätte sie mehr zahlen müssen.</translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer musste ihre 5 hergeben, und deine 3 hast du wieder. Wer überboten wird, zahlt nichts.</translation>
    </message>
    <message>
        <source>The player who invokes Ra bids last and pays no more than it takes. If there’s nothing to win, draw.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Wer Ra ruft, bietet zuletzt und zahlt nicht mehr als nötig. Gibt es nichts zu gewinnen, dann zieh.</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Die Ra-Reihe</translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Das letzte Ra-Plättchen beendet die Epoche sofort: keine Versteigerung, und die Plättchen in der Reihe sind verloren. Nutz deine Sonnen rechtzeitig.</translation>
    </message>
    <message>
        <source>The bag started with 30 Ra tiles; 22 are left among its 161 tiles. “Next tile is Ra: 14%” on the bag’s page means that about six other tiles come before the next one: that is how long you can wait.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Anfangs waren 30 Ra-Plättchen im Beutel; jetzt sind es noch 22 von 161 Plättchen. Auf der Seite des Beutels steht „als Nächstes Ra: 14 %“. Das heißt: Vor dem nächsten Ra kommen etwa sechs andere Plättchen. So lange kannst du warten.</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Pharaonen</translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Pharaonen werden am Ende jeder Epoche gezählt. Nefer hat zwei; du und Khufu habt je einen.</translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nil und Überschwemmungen</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Zivilisation</translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Kunst, Schrift, Religion, Astronomie, Ackerbau: fünf Arten von Zivilisation. Du hast zwei Arten, und sie bringen 0.</translation>
    </message>
    <message>
        <source>Unrest: the winner of this lot must discard two civilization tiles. With this lot you already had all five kinds: there was nothing more to gain.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Unruhen: Wer diesen Posten gewinnt, muss zwei Zivilisationsplättchen abwerfen. Mit diesem Posten hattest du schon alle fünf Arten: Mehr war nicht zu holen.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 5.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Nefer hat gepasst, und Khufu bietet die 5.</translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Gold und Götter</translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Gold bringt 3. Ein Gott bringt 2, oder du setzt ihn ein, statt zu ziehen, und nimmst ohne Versteigerung ein Plättchen aus der Reihe.</translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Bist du am Zug, darfst du statt zu ziehen einen Gott einsetzen und ein beliebiges Plättchen aus der Reihe nehmen, nur keinen Gott. Das geht ohne Versteigerung und kostet keine Sonne.</translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Khufu hat einen Tempel gezogen, Nefer einen Pharao. Du hast keinen Pharao und würdest 2 verlieren; mit diesem bekommst du 5.</translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Klick auf „Gott einsetzen“, dann auf den Pharao in der Reihe.</translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Du hast Ra gezogen, und Nefer bietet die 12 für den Posten, also kostet dich der Pharao deine 13. Ein Gott hätte ihn ohne Versteigerung geholt.</translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Eine Versteigerung würde dich deine letzte Sonne kosten, und Nefer darf bieten. Ein Gott nimmt den Pharao sofort.</translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Der Pharao gehört dir. Du darfst auch den anderen Gott einsetzen: Das Gold bringt 3, der Gott selbst nur 2.</translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Nimm das Gold: Klick es in der Reihe an.</translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Zwei gute Plättchen, und deine 13 kannst du immer noch bieten. Die leeren Felder der Reihe füllen sich beim nächsten Ziehen.</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Each disaster takes two tiles of one category from the winner. Leave it to another player, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Wer eine Katastrophe gewinnt, verliert zwei Plättchen einer Gruppe. Überlass sie anderen, oder gewinn sie, wenn sie dich wenig kostet.</translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Du hast ein Begräbnis gezogen, und dann hat Nefer Ra gezogen. Wer gewinnt, bekommt das Gold, verliert aber zwei Pharaonen, und du hast zwei.</translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Eine neue Art reicht nicht: Du hast nur Kunst. Zieh noch einmal.</translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Monumente und das Ende</translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Nach der dritten Epoche zählen Monumente, verschiedene wie gleiche, und die Sonnen werden zusammengezählt: Wer die höchste Summe hat, bekommt 5; wer die niedrigste hat, verliert 5.</translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Bis zu sechs Arten bringen je 1, sieben Arten bringen 10, alle acht bringen 15. Drei von einer Art bringen 5 dazu, vier 10, fünf 15.</translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Der Tempel ist dir 4 wert, und ein Plättchen mehr könnte daraus einen richtig guten Posten machen. Zieh erst.</translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Am Ende zählen alle ihre Sonnen zusammen, offene und verdeckte. Wer die höchste Summe hat, bekommt 5; wer die niedrigste hat, verliert 5.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Der Tausch</translation>
    </message>
    <message>
        <source>Look at the sun in the centre before you look at the tiles: a high one is worth a bid, a low one makes every bid more expensive.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Sieh dir die Sonne in der Mitte an, bevor du auf die Plättchen schaust: Eine hohe ist ein Gebot wert, eine niedrige macht jedes Gebot teurer.</translation>
    </message>
    <message>
        <source>The winner of a lot gives one sun and takes the one in the centre for the next epoch. That exchange can be worth more than the tiles.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Wer einen Posten gewinnt, gibt eine Sonne und nimmt die aus der Mitte für die nächste Epoche. Dieser Tausch kann mehr wert sein als die Plättchen.</translation>
    </message>
    <message>
        <source>The lot is a Nile tile and a pharaoh, and Nefer bid 6. But the 12 in the centre is five higher than your 7.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Der Posten besteht aus einem Nilplättchen und einem Pharao, und Nefer hat die 6 geboten. Aber die 12 in der Mitte ist um fünf höher als deine 7.</translation>
    </message>
    <message>
        <source>That wins, too, but the higher the sun you give, the less the exchange is worth.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Das gewinnt auch, aber je höher die Sonne ist, die du hergibst, desto weniger bringt der Tausch.</translation>
    </message>
    <message>
        <source>Nefer wins both tiles with her 6, and takes the 12 back.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Nefer gewinnt beide Plättchen mit ihrer 6 und holt sich ihre 12 zurück.</translation>
    </message>
    <message>
        <source>The 12 for your 7 is worth about 2 fame, and you get the tiles on top of that. The preview below your tiles counts only the lot: add the exchange yourself.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Deine 7 gegen die 12 zu tauschen ist etwa 2 Ruhm wert, und die Plättchen kommen noch dazu. Die Vorschau unter deinen Plättchen zählt nur den Posten: Den Tausch musst du selbst dazurechnen.</translation>
    </message>
    <message>
        <source>Now it is the other way round. The sun in the centre is low, and only your highest sun beats the bid.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Jetzt ist es umgekehrt. Die Sonne in der Mitte ist niedrig, und nur deine höchste Sonne schlägt das Gebot.</translation>
    </message>
    <message>
        <source>These tiles are good, but you give a high sun for a low one, and have one sun fewer for better lots.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Diese Plättchen sind gut, aber du gibst eine hohe Sonne für eine niedrige her und hast eine weniger für bessere Posten.</translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Was eine Sonne wert ist</translation>
    </message>
    <message>
        <source>You invoked Ra because this lot is worth your highest sun. A lower one would have won it, but now Nefer has it for her 8.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Du hast Ra gerufen, weil dieser Posten deine höchste Sonne wert ist. Schon eine niedrigere hätte gereicht, aber jetzt hat ihn Nefer für ihre 8.</translation>
    </message>
    <message>
        <source>With three players, 40 fame is a good score, and 50 often wins. Each place of the journey has three marks to collect: for its task, for a clear win and for a win without a mistake.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Zu dritt sind 40 Ruhm ein gutes Ergebnis, und 50 reichen oft zum Sieg. An jedem Ort der Reise kannst du drei Marken sammeln: für die Aufgabe, für einen klaren Sieg und für einen Sieg ohne Fehler.</translation>
    </message>
    <message>
        <source>With four players you have three suns for three lots, nine Ra tiles end the epoch, and usually only one player scores for the most pharaohs.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Zu viert hast du drei Sonnen für drei Posten, neun Ra-Plättchen beenden die Epoche, und meist bekommt nur einer etwas für die meisten Pharaonen.</translation>
    </message>
    <message>
        <source>With only three suns you have none to spare, but a bid that no one can beat is as good as ever.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Mit nur drei Sonnen hast du keine zu verschenken, aber ein Gebot, das niemand überbieten kann, ist so gut wie eh und je.</translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Eine ganze Epoche</translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Das war eine Epoche von Ra. Eine Partie hat drei davon, und die gewonnenen Sonnen liegen für die zweite bereit.</translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Spiel nun allein eine Epoche gegen Nefer und Khufu. Du hast vier Sonnen, um Posten zu gewinnen.</translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Zieh ein Plättchen oder ruf Ra.</translation>
    </message>
    <message>
        <source>Tiye passed: your 3 won no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye hat gepasst: Für deine 3 hast du kein Plättchen bekommen, nur die 2 aus der Mitte. Zieh erst.</translation>
    </message>
    <message>
        <source>Tiye used her turn to invoke Ra, so you must bid first and she has the last word. With 7 fame on the track, invoke Ra yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye hat in ihrem Zug Ra gerufen, also musst du zuerst bieten, und sie hat das letzte Wort. Liegen 7 Ruhm in der Reihe, ruf selbst Ra.</translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You invoked Ra, so you bid last, and no one can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye bietet die 4, damit du den Markt nicht bekommst. Du hast Ra gerufen, also bietest du zuletzt, und niemand kann mehr dagegenhalten.</translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in steps: count how many tiles you need for the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Die Pyramide zählt nur einmal, am Ende der Partie, und in Stufen: Zähl, wie viele Plättchen dir zur nächsten fehlen.</translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles score 5, six score 10, ten score 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Aus Steinen und Kammern baust du deine Pyramide. Sie zählt nur einmal, am Ende der Partie: Drei Plättchen bringen 5, sechs bringen 10, zehn bringen 20.</translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the final epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Kammern zählen auch nach Farbe: drei von einer Farbe 5, vier oder mehr 10. Es ist die letzte Epoche, und du hast fünf Plättchen, darunter zwei rote Kammern.</translation>
    </message>
    <message>
        <source>Tiye passed, and you spent your 5 on an empty track. Draw first.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye hat gepasst, und du hast deine 5 für eine leere Reihe hergegeben. Zieh erst.</translation>
    </message>
    <message>
        <source>If it’s a Ra tile, the epoch ends and you lose the lot. With 9 fame on the track and one space left, invoke Ra.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Wenn das ein Ra-Plättchen ist, endet die Epoche, und der Posten ist weg. Liegen 9 Ruhm in der Reihe und ist nur noch ein Feld frei, ruf Ra.</translation>
    </message>
    <message>
        <source>Tiye bids her 1. You invoked Ra, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye bietet ihre 1. Du hast Ra gerufen, also bietest du zuletzt.</translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if no one beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefers 8 schlägt die 6, genau wie ihre 5 die 3 schlägt. Fang mit der 3 an: Wenn sie niemand schlägt, tauschst du eine 3 gegen eine 9.</translation>
    </message>
    <message>
        <source>This is the third and final epoch. You keep monuments all game, and they score now: six different kinds are worth 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Dies ist die dritte und letzte Epoche. Monumente behältst du die ganze Partie, und sie zählen jetzt: Sechs verschiedene Arten bringen dir bisher 6.</translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would score 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Ein Tempel wäre deine siebte Art: von 6 Ruhm auf 10. Mit einer dritten Statue kämen noch 5 dazu.</translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They are worth 2 fame to him; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu nimmt den Tempel und die Statue. Ihm bringen sie 2 Ruhm; dir waren sie 9 wert.</translation>
    </message>
    <message>
        <source>No one can take these tiles from you: what’s the hurry?</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Niemand kann dir diese Plättchen nehmen: Wozu die Eile?</translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and no one else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Ein Bauer mit einem Kornspeicher auf der Rückseite. Du hast einen Bauern, und sonst hat niemand einen.</translation>
    </message>
    <message>
        <source>Tiye invokes Ra to start an auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye ruft Ra und beginnt die Versteigerung. Der Posten ist für dich 5 wert, für sie aber nur 2.</translation>
    </message>
    <message>
        <source>When an epoch ends, the player with the most of a kind of people, at least two, scores 5. You have two farmers, and no one has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Wer am Ende einer Epoche von einer Art die meisten Personen hat, mindestens zwei, bekommt 5. Du hast zwei Bauern, und niemand hat mehr.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to start an auction. A drawn tile belongs to no one yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Bist du am Zug, tust du eins von beiden: Du ziehst ein Plättchen, oder du rufst Ra und beginnst damit eine Versteigerung. Ein gezogenes Plättchen gehört noch niemandem: Es kommt in die Reihe.</translation>
    </message>
    <message>
        <source>You started an auction with nothing to win. No one else bid, so you had to: your 2 is used up, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Du hast eine Versteigerung begonnen, in der es nichts zu gewinnen gab. Niemand sonst hat geboten, also musstest du: Deine 2 ist verbraucht, und du hast kein Plättchen.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids only his 2. No one bids after you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nefer hat gepasst, und Khufu bietet nur seine 2. Nach dir bietet niemand mehr.</translation>
    </message>
    <message>
        <source>No one else wants a funeral, so you had to bid: your 7 is used up, and you have lost your pharaoh. Invoke Ra only if you want the lot.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Niemand sonst will ein Begräbnis, also musstest du bieten: Deine 7 ist verbraucht und dein Pharao verloren. Ruf Ra nur, wenn du den Posten willst.</translation>
    </message>
    <message>
        <source>You used up a sun, and the funeral took your pharaoh. No one made you bid.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Du hast eine Sonne verbraucht, und das Begräbnis hat deinen Pharao genommen. Niemand hat dich gezwungen zu bieten.</translation>
    </message>
    <message>
        <source>No one wanted the lot, so the tiles stay on the track. You still have three suns for better ones.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Niemand wollte den Posten, also bleiben die Plättchen liegen. Du hast noch drei Sonnen für bessere.</translation>
    </message>
    <message>
        <source>When the track is full, no one can draw, and everyone may pass. Fame never falls below 0, and the highest sun breaks a tie.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Ist die Spielreihe voll, kann niemand ziehen, und alle dürfen passen. Ruhm fällt nie unter 0, und bei Gleichstand entscheidet die höchste Sonne.</translation>
    </message>
    <message>
        <source>Eight tiles: the track is full, and no one can draw. Unless you can spend a god, all you can do is invoke Ra.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Acht Plättchen: Die Spielreihe ist voll, und niemand kann ziehen. Wenn du keinen Gott einsetzen kannst, bleibt nur, Ra zu rufen.</translation>
    </message>
    <message>
        <source>No one wanted them, so all eight tiles are discarded, and the track is empty. It is Nefer’s turn.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Niemand wollte sie, also werden alle acht Plättchen abgeworfen, und die Reihe ist leer. Nefer ist am Zug.</translation>
    </message>
    <message>
        <source>This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Dieser Posten ist dir noch keine Sonne wert. Bietet sonst niemand, muss der bieten, der Ra gerufen hat.</translation>
    </message>
    <message>
        <source>This lot is not worth one of your suns. Keep them for better ones.</source>
        <extracomment>ra/09-disasters.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Dieser Posten ist keine deiner Sonnen wert. Heb sie für bessere auf.</translation>
    </message>
    <message>
        <source>Make your move.</source>
        <extracomment>priests/01-two-sides.toml
----------
ra/08-gold-and-gods.toml</extracomment>
        <translation>Was machst du?</translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from the player who wins the lot. You can take it off the track with a god, but then it strikes you at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Wer einen Posten mit einem Krieg gewinnt, verliert zwei Zivilisationsplättchen. Mit einem Gott darfst du ihn aus der Reihe nehmen, aber dann trifft er dich sofort.</translation>
    </message>
    <message>
        <source>In the first epoch, add about 3 fame for each pharaoh, 1.5 for each Nile tile and each monument, and 2 for a god. In the second, add only 2 for a pharaoh and 1 for a god; in the final epoch, add nothing.</source>
        <extracomment>must-know.toml
----------
ra/13-what-you-keep.toml</extracomment>
        <translation>Rechne in der ersten Epoche etwa 3 Ruhm für jeden Pharao dazu, 1,5 für jedes Nilplättchen und jedes Monument und 2 für einen Gott. In der zweiten nur noch 2 für einen Pharao und 1 für einen Gott, in der letzten nichts.</translation>
    </message>
    <message>
        <source>When as many Ra tiles are left as you have suns, a sun needs to win only half as much. With more Ra tiles left, ask for more; with fewer, less will do.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Sind nur noch so viele Ra-Plättchen übrig, wie du Sonnen hast, muss eine Sonne nur halb so viel einbringen. Sind es mehr, verlange mehr; sind es weniger, genügt weniger.</translation>
    </message>
    <message>
        <source>What a lot would score for your strongest rival counts for you, too: about a quarter of it, since you have to beat all your rivals. And every sun that a rival spends is one fewer to beat yours.</source>
        <extracomment>must-know.toml
----------
ra/15-lots-for-others.toml</extracomment>
        <translation>Auch was ein Posten deinem stärksten Gegner brächte, zählt für dich: etwa zu einem Viertel, denn du musst ja alle schlagen. Und jede Sonne, die ein Gegner ausgibt, ist eine weniger gegen dich.</translation>
    </message>
    <message>
        <source>Bid neither your lowest nor your highest sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Biete weder deine niedrigste noch deine höchste Sonne.</translation>
    </message>
    <message>
        <source>The 9 wins, but now it is in the centre, where Tiye can win it. For 2 fame, she would not have outbid the 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Die 9 gewinnt, aber sie liegt nun in der Mitte, wo Tiye sie gewinnen kann. Für 2 Ruhm hätte sie die 5 nicht überboten.</translation>
    </message>
    <message>
        <source>People were discarded after the first epoch, but you keep buildings, and they score in each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Personen wurden nach der ersten Epoche abgeworfen, aber Gebäude bleiben und zählen in jeder Epoche. Vollständige Gebäude von drei Arten bringen 5 dazu, von allen vier 10.</translation>
    </message>
    <message>
        <source>Winning a priest lets you turn over a tile. Each priest scores 2, and three of them remove a plague.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Gewinnst du einen Priester, darfst du ein Plättchen umdrehen. Jeder Priester bringt 2, und drei zusammen nehmen eine Plage weg.</translation>
    </message>
    <message>
        <source>Your three priests removed one of your three plagues and are discarded. You keep the other two, and they will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Die drei Priester haben eine deiner drei Plagen weggenommen und werden abgeworfen. Die anderen zwei bleiben und kosten dich wieder 3, wenn keine weiteren Priester kommen.</translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and gets her 13 back as well. It is her best sun.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer nimmt für ihre 8 beide Plättchen und auch ihre 13. So bekommt sie ihre beste Sonne zurück.</translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh turns a loss of 2 into a gain of 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Eine zweite Statue bringt vorerst nichts. Mit dem Pharao bekommst du 5, statt 2 zu verlieren.</translation>
    </message>
    <message>
        <source>Ask a lot of a sun while many Ra tiles are left, and less with each one drawn. A sun left over at the end of the epoch has won nothing.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Verlange viel für eine Sonne, solange noch viele Ra-Plättchen kommen, und mit jedem gezogenen weniger. Eine Sonne, die am Ende der Epoche übrig ist, hat nichts gebracht.</translation>
    </message>
    <message>
        <source>A sun wins one lot in an epoch, and every lot has its price: the lot that the same sun would win later.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Mit einer Sonne gewinnst du einen Posten pro Epoche, und jeder Posten hat seinen Preis: den, den dieselbe Sonne später gewinnen würde.</translation>
    </message>
    <message>
        <source>No Ra tile has been drawn yet, and you have all four suns. Khufu bid 10, so only your 13 wins these four tiles.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Bisher kam kein Ra-Plättchen, und du hast noch alle vier Sonnen. Khufu hat die 10 geboten, also gewinnt nur deine 13 diese vier Plättchen.</translation>
    </message>
    <message>
        <source>Another epoch: four Ra tiles are left, and you have four suns. Half the price is enough.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Eine andere Epoche: Vier Ra-Plättchen sind übrig, und du hast vier Sonnen. Der halbe Preis genügt.</translation>
    </message>
    <message>
        <source>The lowest sun that wins is enough: your other suns can still win lots of their own.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Die niedrigste Sonne, die gewinnt, genügt: Mit den anderen kannst du noch weitere Posten gewinnen.</translation>
    </message>
    <message>
        <source>At the beginning of an epoch you could wait. Now that half the Ra tiles have been drawn, some of your suns may not win another lot.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Am Anfang einer Epoche könntest du warten. Jetzt ist die Hälfte der Ra-Plättchen weg, und vielleicht gewinnt nicht mehr jede deiner Sonnen einen Posten.</translation>
    </message>
    <message>
        <source>Late in an epoch: you still have four suns, and the second Ra tile from now ends it.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Spät in einer Epoche: Du hast noch vier Sonnen, und das übernächste Ra-Plättchen beendet sie.</translation>
    </message>
    <message>
        <source>Time is nearly up, and suns that are left over win nothing. Take what you can get.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Die Zeit ist fast um, und Sonnen, die übrig bleiben, gewinnen nichts. Nimm, was du kriegen kannst.</translation>
    </message>
    <message>
        <source>The price of a sun is low now, but a low sun wins this lot as well as a high one.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Eine Sonne muss jetzt nicht mehr viel bringen, aber eine niedrige gewinnt diesen Posten genauso gut wie eine hohe.</translation>
    </message>
    <message>
        <source>Your suns have nothing better to wait for in this epoch.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>In dieser Epoche lohnt sich das Warten für deine Sonnen nicht mehr.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Was du behältst</translation>
    </message>
    <message>
        <source>Early in the game, tiles that you keep are worth more than they score now. In the final epoch, only the score counts.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Früh in der Partie sind Plättchen, die du behältst, mehr wert, als sie jetzt bringen. In der letzten Epoche zählt nur, was sie bringen.</translation>
    </message>
    <message>
        <source>You keep pharaohs, Nile tiles and monuments from epoch to epoch, and they score again. So in the first epoch they are worth more than the fame that you see.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Pharaonen, Nilplättchen und Monumente behältst du von Epoche zu Epoche, und sie bringen wieder Ruhm. In der ersten Epoche sind sie also mehr wert, als du siehst.</translation>
    </message>
    <message>
        <source>The 13 wins, too, but so does the 8.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Die 13 gewinnt auch, aber die 8 genauso.</translation>
    </message>
    <message>
        <source>Nefer wins two pharaohs and a temple with her 6, and keeps them all game.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Nefer gewinnt mit ihrer 6 zwei Pharaonen und einen Tempel und behält sie die ganze Partie.</translation>
    </message>
    <message>
        <source>Two pharaohs add 6 and the temple 1.5 to what they score: more than a sun has to win at this moment.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Zu dem, was sie bringen, kommen 6 für zwei Pharaonen und 1,5 für den Tempel: mehr, als eine Sonne im Moment einbringen muss.</translation>
    </message>
    <message>
        <source>Bid and invoke</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Bieten und rufen</translation>
    </message>
    <message>
        <source>Bidding and invoking Ra are one decision: if you would pay for this lot, don’t wait for someone else to take it.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Bieten und Ra rufen sind ein und dieselbe Entscheidung: Würdest du für diesen Posten zahlen, dann warte nicht, bis ihn jemand anders nimmt.</translation>
    </message>
    <message>
        <source>You know what a lot has to be worth before you bid a sun. The same price tells you when to invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Du weißt, was ein Posten wert sein muss, bevor du eine Sonne bietest. Derselbe Preis sagt dir, wann du Ra rufst.</translation>
    </message>
    <message>
        <source>Ask yourself which sun you would pay: the lowest that no one can beat, or else your highest. As soon as the lot is worth that sun, invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Frag dich, welche Sonne du zahlen würdest: die niedrigste, die niemand überbieten kann, sonst deine höchste. Sobald der Posten diese Sonne wert ist, ruf Ra.</translation>
    </message>
    <message>
        <source>Religion, gold and a pharaoh are worth 13 fame to you. Nefer’s 13 and Khufu’s 12 could beat your 11, but they may well save them.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Religion, Gold und ein Pharao bringen dir 13 Ruhm. Nefers 13 und die 12 von Khufu könnten deine 11 schlagen, aber gut möglich, dass beide sie sich aufheben.</translation>
    </message>
    <message>
        <source>If you wait, Nefer invokes Ra for this lot and bids last.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Wenn du wartest, ruft Nefer für diesen Posten Ra und bietet zuletzt.</translation>
    </message>
    <message>
        <source>Nefer bid 8, and Khufu passed. You bid last, because you invoked Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nefer hat die 8 geboten, Khufu hat gepasst. Du bietest zuletzt, weil du Ra gerufen hast.</translation>
    </message>
    <message>
        <source>No one else bid, so the lot is yours.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Niemand sonst hat geboten, also gehört der Posten dir.</translation>
    </message>
    <message>
        <source>A lot for the others</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Ein Posten für die anderen</translation>
    </message>
    <message>
        <source>You may invoke Ra for a lot that you don’t want, if another player is sure to bid. If no one does, you have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Auch für einen Posten, den du nicht willst, darfst du Ra rufen, wenn sicher jemand anders bietet. Bietet niemand, musst du.</translation>
    </message>
    <message>
        <source>The funeral would take your pharaohs, so you don’t want this lot. But the 13 in the centre and the gold are worth a bid to others, and while you wait, the lot grows for them.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Das Begräbnis würde dir deine Pharaonen nehmen, also willst du diesen Posten nicht. Aber für die 13 in der Mitte und das Gold bieten andere gern, und solange du wartest, wächst der Posten für sie.</translation>
    </message>
    <message>
        <source>Every tile makes the lot better for Nefer and Khufu, and they pay no more for it.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Jedes Plättchen macht den Posten für Nefer und Khufu besser, und sie zahlen dafür nicht mehr.</translation>
    </message>
    <message>
        <source>Your god can wait for a tile that you need more.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Dein Gott kann auf ein Plättchen warten, das du dringender brauchst.</translation>
    </message>
    <message>
        <source>Nefer and Khufu both want it. Your 8 would beat Khufu’s 7.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Nefer und Khufu wollen ihn beide. Deine 8 würde die 7 von Khufu schlagen.</translation>
    </message>
    <message>
        <source>You would have the 13, but not your pharaohs any more: you invoked Ra to be rid of this lot.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Du hättest die 13, aber deine Pharaonen nicht mehr: Du hast Ra gerufen, um diesen Posten loszuwerden.</translation>
    </message>
    <message>
        <source>Khufu used a sun, and the funeral went to him. When you invoke Ra and someone else bids, you are free to pass.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Khufu hat eine Sonne verbraucht und das Begräbnis bekommen. Wenn du Ra rufst und jemand anders bietet, darfst du passen.</translation>
    </message>
    <message>
        <source>Another player bid, so you don’t have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Jemand anders hat geboten, also musst du es nicht.</translation>
    </message>
    <message>
        <source>When only you have suns left, you have time: draw until the lot is big. Win it with your high sun first, and the next lot wins that sun back.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Wenn nur noch du Sonnen hast, hast du Zeit: Zieh, bis der Posten groß ist. Gewinn ihn mit deiner hohen Sonne, und der nächste Posten bringt sie zurück.</translation>
    </message>
    <message>
        <source>Nefer and Khufu have used up all their suns, and you still have two. Until the epoch ends, no one else takes a turn or can bid.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nefer und Khufu haben alle Sonnen verbraucht, du hast noch zwei. Bis zum Ende der Epoche bist nur noch du am Zug, und niemand sonst kann bieten.</translation>
    </message>
    <message>
        <source>Four tiles are on the track, and six of the eight Ra tiles have been drawn. The seventh only starts an auction, in which you alone may bid or pass.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Vier Plättchen liegen in der Reihe, und sechs der acht Ra-Plättchen wurden gezogen. Das siebte löst nur eine Versteigerung aus, in der du allein bieten oder passen darfst.</translation>
    </message>
    <message>
        <source>A second pharaoh. The lot gets better with nearly every tile, and the next Ra tile can’t hurt you.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Ein zweiter Pharao. Der Posten wird mit fast jedem Plättchen besser, und das nächste Ra-Plättchen kann dir nicht schaden.</translation>
    </message>
    <message>
        <source>It is a good lot, but no one else can take it, and one Ra tile is no danger yet.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Der Posten ist gut, aber niemand sonst kann ihn nehmen, und ein Ra-Plättchen ist noch keine Gefahr.</translation>
    </message>
    <message>
        <source>Six good tiles. You have two suns for two lots, and with two more Ra tiles the epoch is over.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Sechs gute Plättchen. Du hast zwei Sonnen für zwei Posten, und nach zwei weiteren Ra-Plättchen ist die Epoche zu Ende.</translation>
    </message>
    <message>
        <source>The 5 and the 13 both win this lot, since no one bids against you. The winner’s sun stays in the centre, and your other one can take it back with the next lot.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Die 5 gewinnt diesen Posten genauso wie die 13, denn niemand bietet gegen dich. Die Sonne, mit der du gewinnst, bleibt in der Mitte, und deine andere kann sie mit dem nächsten Posten zurückholen.</translation>
    </message>
    <message>
        <source>The 5 wins, too, and gets you the 12. But then your 13 has to win the next lot, and all that it gets you is the 5.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Die 5 gewinnt auch und bringt dir die 12. Aber dann muss deine 13 den nächsten Posten gewinnen, und dafür bekommst du nur die 5.</translation>
    </message>
    <message>
        <source>You have the tiles and the 12, and your 13 is in the centre. No one else can take it from there.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Du hast die Plättchen und die 12, und deine 13 liegt in der Mitte. Niemand sonst kann sie von dort holen.</translation>
    </message>
    <message>
        <source>The track is empty. Draw first, and let your 5 win a lot as well as the 13.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Die Reihe ist leer. Zieh zuerst, und lass nach der 13 auch deine 5 einen Posten gewinnen.</translation>
    </message>
    <message>
        <source>When the lot is big enough, the 5 wins it and takes the 13 back. You begin the next epoch with both of your high suns: the high one first, and it comes home.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Ist der Posten groß genug, gewinnt ihn die 5 und holt die 13 zurück. Du beginnst die nächste Epoche mit beiden hohen Sonnen: Biete die hohe zuerst, dann kommt sie zurück.</translation>
    </message>
    <message>
        <source>That wins, too, but then your high sun has to win the next lot, and it only gets you this low one.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Das gewinnt auch, aber dann muss deine hohe Sonne den nächsten Posten gewinnen, und sie bringt dir nur diese niedrige.</translation>
    </message>
    <message>
        <source>The track is full: if you pass, these tiles are discarded, and no one else could have won them.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Die Reihe ist voll: Wenn du passt, werden diese Plättchen abgeworfen, und niemand sonst hätte sie gewinnen können.</translation>
    </message>
    <message>
        <source>An epoch doesn’t need a last Ra tile to end: it is over as soon as all suns are used up.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Eine Epoche kann auch ohne das letzte Ra-Plättchen enden: Sie ist vorbei, sobald alle Sonnen verbraucht sind.</translation>
    </message>
    <message>
        <source>Four players</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>With four players, everyone has three suns, from 2 to 13, and nine Ra tiles end the epoch instead of eight. What a sun should win stays the same.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Zu viert haben alle drei Sonnen, von 2 bis 13, und neun statt acht Ra-Plättchen beenden die Epoche. Was eine Sonne einbringen sollte, bleibt gleich.</translation>
    </message>
    <message>
        <source>The first Ra tile came early, and Nefer and Khufu passed. Tiye bids 3, and no one bids after you.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Das erste Ra-Plättchen kam früh, und Nefer und Khufu haben gepasst. Tiye bietet die 3, und nach dir bietet niemand mehr.</translation>
    </message>
    <message>
        <source>Tiye wins three tiles with her lowest sun.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Tiye gewinnt mit ihrer niedrigsten Sonne drei Plättchen.</translation>
    </message>
    <message>
        <source>A pharaoh, a palace and a flood for your lowest sun: the 8 and the 11 are left for two more lots.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Ein Pharao, ein Palast und eine Überschwemmung für deine niedrigste Sonne: Die 8 und die 11 bleiben für zwei weitere Posten.</translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many more Ra tiles will end the epoch.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Behalte drei Dinge im Auge: was ein Posten dir wert ist, wer deine Sonnen noch schlagen kann und wie viele Ra-Plättchen bis zum Ende der Epoche fehlen.</translation>
    </message>
    <message>
        <source>One more. You still have two art tiles, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Noch eines. Zwei Kunstplättchen sind übrig, und eines reicht.</translation>
    </message>
    <message>
        <source>Tiye drew a scribe and showed its market side. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye hat einen Schreiber gezogen und zeigt die Seite mit dem Markt. Zusammen mit ihrem eigenen Markt gibt das ein vollständiges Gebäude, das 2 wert ist.</translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. You choose the side of the next tile.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Bisher ist der Posten für Tiye 2 wert und für dich nichts. Beim nächsten Plättchen wählst du die Seite.</translation>
    </message>
    <message>
        <source>You win, but look at the trade: you gave a 12 and got a 9. That is a high price for a gold tile and a temple.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Du gewinnst, aber sieh dir den Tausch an: Deine 12 ist weg, und dafür kam eine 9. Das ist ein hoher Preis für ein Goldplättchen und einen Tempel.</translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre and won no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Du hast eine Sonne für die 1 in der Mitte gegeben, und Plättchen gab es keine. Du hast nur vier Sonnen in einer Epoche.</translation>
    </message>
    <message>
        <source>Three names are new: the mausoleum, the sanctuary and war. In the other edition they are the fortress, the palace and unrest.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Drei Namen sind neu: Mausoleum, Heiligtum und Krieg. In der anderen Ausgabe heißen sie Festung, Palast und Unruhen.</translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a single mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Du hast kein Zivilisationsplättchen, also nimmt dir der Krieg nichts. Aber du würdest eine Sonne für ein Mausoleum bezahlen: Zieh erst.</translation>
    </message>
    <message>
        <source>With two players, what your rival doesn’t get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Zu zweit zählt das, was dein Gegenüber nicht bekommt, so viel wie das, was du gewinnst, und du weißt immer, was noch gegen dich geboten werden kann.</translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and having the most of a kind, at least two, scores 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Ein Krieger mit einer Bibliothek auf der Rückseite. Tiye hat schon einen Krieger, und wer von einer Art die meisten hat, mindestens zwei, bekommt 5.</translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and nothing here is worth outbidding her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye bekommt ihr Gebäude für ihre niedrigste Sonne, und hier liegt nichts, wofür du sie überbieten würdest. Zieh erst.</translation>
    </message>
    <message>
        <source>The tiles you win keep the side they show: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Du nimmst Plättchen so, wie sie liegen: Deine zwei Bauern sind am Ende der Epoche 5 wert. Ihre Rückseiten zählen nicht mehr, es sei denn, ein Priester dreht eines um.</translation>
    </message>
    <message>
        <source>The lot scores nothing for you yet, and neither does one ankh alone. Draw: the lot may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Der Posten bringt dir noch keinen Ruhm, und ein Ankh allein auch nicht. Zieh: Vielleicht wird der Posten eine Sonne wert.</translation>
    </message>
    <message>
        <source>You win tiles with your suns: 2, 5, 8 and 13. Each sun wins at most one lot, and then it is used up for this epoch.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Plättchen gewinnst du mit deinen Sonnen: 2, 5, 8 und 13. Jede Sonne gewinnt höchstens einen Posten, dann ist sie für diese Epoche verbraucht.</translation>
    </message>
    <message>
        <source>Drawing can be right, too, but this time you drew a funeral, which takes two pharaohs from the winner of this lot. Every draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Auch Ziehen kann richtig sein, aber diesmal war es ein Begräbnis: Wer diesen Posten gewinnt, verliert zwei Pharaonen. Jedes Ziehen ist ein Risiko.</translation>
    </message>
    <message>
        <source>Six tiles are on the track, and the 12 in the centre goes with them. The player who invokes Ra bids last, after everyone else has bid or passed.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Sechs Plättchen liegen in der Reihe, und dazu gibt es die 12 aus der Mitte. Wer Ra ruft, bietet zuletzt, nachdem alle anderen geboten oder gepasst haben.</translation>
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
        <translation>Wenn du stattdessen ziehst, ruft vielleicht jemand anders Ra, und dann musst du raten.</translation>
    </message>
    <message>
        <source>Most tiles are not Ra, but you drew the eighth Ra tile: the epoch ended without an auction, and all seven tiles were lost. You never used your 2, your 8 or your 13.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Meist zieht man kein Ra-Plättchen, aber das war das achte: Die Epoche endete ohne Versteigerung, und alle sieben Plättchen sind verloren. Deine 2, deine 8 und deine 13 hast du nie benutzt.</translation>
    </message>
    <message>
        <source>At the end of each epoch, the player with the most pharaohs scores 5, and the player with the fewest loses 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Am Ende jeder Epoche bringen die meisten Pharaonen 5, die wenigsten kosten 2. Deine Pharaonen behältst du.</translation>
    </message>
    <message>
        <source>Ten tiles in the game are disasters. So far there is only a gold tile on the track.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Zehn der Plättchen sind Katastrophen. Bisher liegt nur ein Goldplättchen in der Reihe.</translation>
    </message>
    <message>
        <source>Now discard two tiles. You have three art tiles and one each of astronomy, religion and agriculture, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Wirf jetzt zwei Plättchen ab. Du hast drei Kunstplättchen und je eines für Astronomie, Religion und Ackerbau, und nur verschiedene Arten bringen etwas.</translation>
    </message>
    <message>
        <source>Which tile do you discard? Click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Welches Plättchen wirfst du ab? Klick es bei deinen Plättchen an.</translation>
    </message>
    <message>
        <source>That was your only one of its kind. Discard an art tile instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Das war dein einziges von dieser Art. Wirf lieber ein Kunstplättchen ab: Davon hast du drei, und nur eines zählt.</translation>
    </message>
    <message>
        <source>Discard one more tile.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Wirf noch ein Plättchen ab.</translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 37, without it 29.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu hat Ra gezogen. Es gibt keine Plättchen zu gewinnen, aber die 13 in der Mitte zählt: Mit ihr hättest du 37, ohne sie 29.</translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns total 31 now, and your 29 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Nefer bekommt die 13 für ihre 1. Ihre Sonnen ergeben jetzt 31, und deine 29 ist die niedrigste Summe: Du verlierst 5.</translation>
    </message>
    <message>
        <source>The 13 is yours, and your suns total 37. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Die 13 gehört dir, und deine Sonnen ergeben 37. Jetzt verbrauchen die anderen ihre letzten Sonnen, und die Partie endet.</translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 37 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Deine Monumente haben 15 gebracht, und mit 37 hattest du die höchste Summe der Sonnen: noch 5 dazu. Du gewinnst mit 40 Ruhm.</translation>
    </message>
    <message>
        <source>These tiles score 7 this epoch, and you would give your 13 for a 3. With eight Ra tiles to come, your best sun can win more than that.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Diese Plättchen bringen in dieser Epoche 7, und du würdest deine 13 für eine 3 hergeben. Acht Ra-Plättchen kommen noch: Deine beste Sonne kann mehr gewinnen.</translation>
    </message>
    <message>
        <source>Two pharaohs and a temple score only 2 this epoch, but you would keep all three for two more epochs. Nefer bid 6, and no one bids after you.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Zwei Pharaonen und ein Tempel bringen in dieser Epoche nur 2, aber alle drei bleiben dir noch zwei Epochen lang. Nefer hat die 6 geboten, und nach dir bietet niemand mehr.</translation>
    </message>
    <message>
        <source>Nefer and Khufu passed. Usually you would have to bid now, but when the track is full, the player who invoked Ra may pass, too.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nefer und Khufu haben gepasst. Sonst müsstest du jetzt bieten, aber bei voller Spielreihe darf auch passen, wer Ra gerufen hat.</translation>
    </message>
    <message>
        <source>Two funerals and two unrest tiles took both your pharaohs and all your civilization tiles.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Zwei Begräbnisse und zweimal Unruhen haben dir beide Pharaonen und alle Zivilisationsplättchen genommen.</translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and you keep buildings: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Zwei Plättchen einer Art ergeben ein Gebäude, und Gebäude bleiben: Sie bringen in jeder Epoche Ruhm, am meisten, wenn du drei oder vier Arten hast.</translation>
    </message>
    <message>
        <source>Show the side you would keep.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Zeig die Seite, die du behalten würdest.</translation>
    </message>
    <message>
        <source>A warrior with a market on its back. You already have half a market.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Ein Krieger mit einem Markt auf der Rückseite. Ein halber Markt steht schon vor dir.</translation>
    </message>
    <message>
        <source>This early in the epoch, that is about as good. But look at what each side would score.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml</extracomment>
        <translation>So früh in der Epoche ist das etwa genauso gut. Aber sieh dir an, was jede Seite bringen würde.</translation>
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
        <translation>Das ist schon ein guter Posten, und ein weiteres Plättchen kann ihn auch für Tiye besser machen. Nimm ihn, solange du zuletzt bietest.</translation>
    </message>
    <message>
        <source>You keep plagues, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Plagen bleiben, und je mehr du hast, desto mehr kosten sie: 1, 3, 6, 10 und 15 für fünf oder mehr. Du hast zwei, also verlierst du jede Epoche 3.</translation>
    </message>
    <message>
        <source>Priests are the cure: when an epoch ends, three or more remove one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Dagegen helfen Priester: Wer am Ende einer Epoche drei oder mehr hat, wird eine Plage los, und jeder Priester bringt 2. Du hast zwei Priester.</translation>
    </message>
    <message>
        <source>Use a priest at once, or not at all. On the back of your warrior is the market you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Einen Priester nutzt man sofort oder nie. Auf der Rückseite deines Kriegers ist der Markt, den du brauchst.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile or invoke Ra. When Ra is invoked, everyone may bid one sun, and the highest takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Bist du am Zug, ziehst du ein Plättchen oder rufst Ra. Sobald Ra gerufen ist, darf jeder eine Sonne bieten, und die höchste nimmt den ganzen Posten.</translation>
    </message>
    <message>
        <source>The sun you win with stays in the centre. You take the one that was there, face down, to bid in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Die Sonne, mit der du gewinnst, bleibt in der Mitte. Dafür bekommst du die, die dort lag: verdeckt, zum Bieten in der nächsten Epoche.</translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer bids last, with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer hat ein Ra-Plättchen gezogen, und auch damit beginnt eine Versteigerung. Khufu hat die 7 geboten; jetzt bist du dran, und Nefer bietet zuletzt, mit höchstens einer 8.</translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now your 12 is used up for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Die 12 gewinnt, aber die 9 hätte auch gewonnen: Nefer hat nichts über 8. Jetzt ist deine 12 für diese Epoche verbraucht.</translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 is in the centre, and the 13 is yours: face down, because you can’t bid it until the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Die Sonnen haben die Plätze getauscht. Deine 9 liegt in der Mitte, und die 13 gehört dir: verdeckt, weil du sie erst in der nächsten Epoche bieten kannst.</translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra tile, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Jedes gezogene Ra-Plättchen beginnt eine Versteigerung und füllt hier ein Feld. Sieben von acht sind voll: noch ein Ra, und die Epoche ist zu Ende.</translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over: click Next and Continue to see what everyone gained.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Du hast die Plättchen und die 12 für die nächste Epoche. Zieht Nefer jetzt Ra, ist die Epoche zu Ende: Klick auf „Weiter“ und „Fortfahren“, dann siehst du, was alle bekommen.</translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra tile, and the epoch was scored: you have 28 fame. Gods, gold, floods and art are discarded; you keep pharaohs and Nile tiles.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Nefer hat das achte Ra gezogen, und die Epoche wurde gewertet: Du hast 28 Ruhm. Götter, Gold, Überschwemmungen und Kunst werden abgeworfen; Pharaonen und Nilplättchen behältst du.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles from the winner, and this lot has only two. It was a good lot already: a draw could make it a little better, or much worse.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Unruhen kosten zwei Zivilisationsplättchen, und in diesem Posten liegen nur zwei. Er war schon gut: Ein weiteres Plättchen konnte ihn etwas besser machen oder viel schlechter.</translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold tile scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Am Ende der Epoche bringt jedes Goldplättchen 3 und jeder Gott, den du noch hast, 2. Du hast zwei Götter.</translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: now you have the fewest instead of the most. In all, that is 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Du hast Gold bekommen und beide Pharaonen verloren: Statt der meisten hast du jetzt die wenigsten. Das macht 4 Ruhm weniger als vorher.</translation>
    </message>
    <message>
        <source>You drew a statue: with this lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Mit der Statue im Posten bringen dir deine Monumente 15 statt 6. Nefer hat Ra gezogen, und Khufu bietet die 11.</translation>
    </message>
    <message>
        <source>If players tie for the most fame at the end of the game, the one with the highest sun wins.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Haben am Ende der Partie mehrere den meisten Ruhm, gewinnt von ihnen, wer die höchste Sonne hat.</translation>
    </message>
    <message>
        <source>From now on, your moves count and can’t be taken back; the coach beside the table comments on your choices. Press Esc to leave the lesson.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Ab jetzt gelten deine Züge und lassen sich nicht zurücknehmen; der Coach neben dem Tisch kommentiert deine Entscheidungen. Mit Esc verlässt du die Lektion.</translation>
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
        <translation>Jemand anders bekommt diesen Posten, für eine Sonne, die du hättest überbieten können.</translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye added a plague to the lot. The priests remove one plague, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Hier liegt dein dritter Priester, aber Tiye hat auch eine Plage gezogen. Die Priester nehmen eine Plage weg, also verlierst du weiterhin nur 3.</translation>
    </message>
    <message>
        <source>Your last sun for a single gold tile? A god could take it, and you would keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Deine letzte Sonne für ein einziges Goldplättchen? Das könnte ein Gott holen, und die 13 bliebe dir.</translation>
    </message>
    <message>
        <source>With two players, there are suns from 2 to 9, four for each of you. The boat’s track has only six spaces, and one is already behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Zu zweit gehen die Sonnen von 2 bis 9, und jeder hat vier. Der Weg der Barke hat nur sechs Felder, und eines liegt schon hinter ihr.</translation>
    </message>
    <message>
        <source>Having the most pharaohs scores 5, having the fewest costs 2, and a tie counts for everyone in it. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Die meisten Pharaonen bringen 5, die wenigsten kosten 2, und bei Gleichstand gilt das für alle. Im Moment würdest du 2 verlieren.</translation>
    </message>
    <message>
        <source>That is not worth a sun: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Das ist keine Sonne wert: Klick auf „Passen“.</translation>
    </message>
    <message>
        <source>A game lasts three rounds, known as epochs. Everyone starts with 10 fame, the tiles you win score more, and the player with the most fame wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Eine Partie dauert drei Runden, die Epochen heißen. Alle beginnen mit 10 Ruhm, gewonnene Plättchen bringen mehr davon, und wer am Ende den meisten Ruhm hat, gewinnt.</translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat hasn’t moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Du hast Ra gerufen und für eine leere Reihe eine Sonne bezahlt, und die Barke hat sich nicht bewegt. Nur ein gezogenes Ra-Plättchen bewegt sie.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Nefer, too. Take it while you bid last.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Das ist schon ein guter Posten, und ein weiteres Plättchen kann ihn auch für Nefer besser machen. Nimm ihn, solange du zuletzt bietest.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Program {name}</source>
        <comment>Another program that plays</comment>
        <translation>Programm {name}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>A level of bots: somebody who plays often</comment>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Unbekannte Stufe</translation>
    </message>
    <message>
        <source>Looks one move ahead, but often misjudges lots. Does not keep track of fame.</source>
        <translation>Denkt einen Zug voraus, verschätzt sich aber oft bei Posten. Zählt den Ruhm nicht.</translation>
    </message>
    <message>
        <source>Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame.</source>
        <translation>Denkt einen Zug voraus, verschätzt sich aber bei Posten und wartet zu lange. Zählt den Ruhm nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Ein anderes Programm. Es hat eine Sekunde für einen Zug.</numerusform>
            <numerusform>Ein anderes Programm. Es hat %n Sekunden für einen Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.</source>
        <translation>Der in C geschriebene Teil wurde nicht gebaut: Nur der Neuling kann spielen, ohne Tipps, Coach und Analysen.</translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not keep track of fame.</source>
        <translation>Für deine ersten Partien. Spielt nach Gefühl und zählt den Ruhm nicht.</translation>
    </message>
    <message>
        <source>Looks one move ahead, and is rarely far off. Does not keep track of fame.</source>
        <translation>Denkt einen Zug voraus und liegt selten weit daneben. Zählt den Ruhm nicht.</translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not keep track of fame.</source>
        <translation>Spielt aus Erfahrung und denkt einen Zug voraus. Zählt den Ruhm nicht.</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and keeps track of everyone’s fame.</source>
        <translation>Denkt mehrere Züge voraus und zählt den Ruhm aller mit.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation>Posten und Wirkungen</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Versteigerungen</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Gezogene Plättchen</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Protokoll filtern</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>vollständige Gebäude von %n Art</numerusform>
            <numerusform>vollständige Gebäude von %n Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n Priester</numerusform>
            <numerusform>%n Priester</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n Plage, von Priestern weggenommen</numerusform>
            <numerusform>%n Plagen, eine davon von Priestern weggenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n Gott</numerusform>
            <numerusform>%n Götter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n Goldplättchen</numerusform>
            <numerusform>%n Goldplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n Überschwemmung</numerusform>
            <numerusform>%n Überschwemmungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n Nilplättchen</numerusform>
            <numerusform>%n Nilplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n Nilplättchen ohne Überschwemmung</numerusform>
            <numerusform>%n Nilplättchen ohne Überschwemmung</numerusform>
        </translation>
    </message>
    <message>
        <source>no civilization tiles left</source>
        <translation>keine Zivilisation mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n Art von Zivilisation statt keiner</numerusform>
            <numerusform>%n Arten von Zivilisation statt keiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n Art von Zivilisation</numerusform>
            <numerusform>%n Arten von Zivilisation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>nur noch %n Art von Monumenten</numerusform>
            <numerusform>nur noch %n Arten von Monumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n Art von Monumenten</numerusform>
            <numerusform>%n Arten von Monumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation>keine Monumente mehr</translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>verliert %n Monument</numerusform>
            <numerusform>verliert %n Monumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>verliert %n Pharao</numerusform>
            <numerusform>verliert %n Pharaonen</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lot scores this epoch</source>
        <translation>Was der Posten in dieser Epoche bringt</translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation>Wenn {name} diesen Posten gewinnt</translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation>Wenn du diesen Posten gewinnst</translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation>Wenn du mit deiner {sun} gewinnst</translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: kein Verlust</translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation>{disaster}, Verlust: {tiles}</translation>
    </message>
    <message>
        <source>{disaster} takes {number} of the winner’s choice, ideally {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation>{disaster}, Verlust: {number} nach Wahl, am besten {tiles}</translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation>Katastrophen: kein Verlust</translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation>Katastrophen, Verlust: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>verliert %n Plättchen</numerusform>
            <numerusform>verliert %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Priests turn over tiles to show {tiles}</source>
        <comment>Labels: Priests turn over tiles to show Farmer and Market</comment>
        <translation>Priester drehen Plättchen um und zeigen: {tiles}</translation>
    </message>
    <message>
        <source>{points} at the end of the game if nothing changes</source>
        <comment>{points} has a sign: +3</comment>
        <translation>am Ende der Partie {points}, wenn es so bleibt</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation>am Ende {points}</translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation>Ruhm fällt nie unter 0</translation>
    </message>
    <message>
        <source>later about {points}</source>
        <comment>What the lot is worth after this epoch. {points} has a sign: +13</comment>
        <translation>später etwa {points}</translation>
    </message>
    <message>
        <source>what can still be made of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>was sich noch daraus machen lässt</translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation>du {points}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>You have no suns left.</source>
        <translation>Du hast keine Sonne mehr.</translation>
    </message>
    <message>
        <source>{name} has no suns left.</source>
        <translation>{name} hat keine Sonne mehr.</translation>
    </message>
    <message>
        <source>now the most</source>
        <comment>Of a kind</comment>
        <translation>jetzt die meisten</translation>
    </message>
    <message>
        <source>suns after that: {suns}</source>
        <comment>Numbers: 1, 8 and 13</comment>
        <translation>Sonnen danach: {suns}</translation>
    </message>
    <message>
        <source>no change in fame</source>
        <translation>ändert nichts am Ruhm</translation>
    </message>
    <message>
        <source>None of your suns beats the {sun}.</source>
        <translation>Keine deiner Sonnen schlägt die {sun}.</translation>
    </message>
    <message>
        <source>{name} has no sun that beats the {sun}.</source>
        <translation>{name} hat keine Sonne, die die {sun} schlägt.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>The reasons for this move can’t be reconstructed.</source>
        <translation>Die Gründe für diesen Zug lassen sich nicht rekonstruieren.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <comment>Said by an opponent about its move</comment>
        <translation>Ich hatte keine Wahl.</translation>
    </message>
    <message>
        <source>what I can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>was ich noch daraus machen kann</translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>Nach meiner Rechnung war „{move}“ um %n Ruhm besser. Nächstes Mal würde ich das wählen.</numerusform>
            <numerusform>Nach meiner Rechnung war „{move}“ um %n Ruhm besser. Nächstes Mal würde ich das wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>Nach meiner Rechnung war „{move}“ um %n Ruhm besser, aber ich spiele auf meine Art.</numerusform>
            <numerusform>Nach meiner Rechnung war „{move}“ um %n Ruhm besser, aber ich spiele auf meine Art.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>Nach meiner Rechnung war das um %n Ruhm besser als „{move}“.</numerusform>
            <numerusform>Nach meiner Rechnung war das um %n Ruhm besser als „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>Für mich war der Posten etwa {fame} Ruhm wert.</numerusform>
            <numerusform>Für mich war der Posten etwa {fame} Ruhm wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked best to me.</source>
        <translation>Das kam mir am besten vor.</translation>
    </message>
    <message>
        <source>Otherwise you would have won the lot with the {price}.</source>
        <translation>Sonst hättest du den Posten mit der {price} bekommen.</translation>
    </message>
    <message>
        <source>Otherwise {name} would have won the lot with the {price}.</source>
        <translation>Sonst hätte {name} den Posten mit der {price} bekommen.</translation>
    </message>
    <message>
        <source>I expected you to win the lot with the {price}.</source>
        <translation>Ich habe damit gerechnet, dass du den Posten mit der {price} bekommst.</translation>
    </message>
    <message>
        <source>I expected {name} to win the lot with the {price}.</source>
        <translation>Ich habe damit gerechnet, dass {name} den Posten mit der {price} bekommt.</translation>
    </message>
    <message>
        <source>I wanted to keep my {sun}.</source>
        <comment>{sun}: the number of a sun</comment>
        <translation>Ich wollte meine {sun} behalten.</translation>
    </message>
    <message>
        <source>I wanted the {centre} in the centre for my {sun}.</source>
        <comment>Numbers of suns</comment>
        <translation>Ich wollte für meine {sun} die {centre} aus der Mitte.</translation>
    </message>
    <message>
        <source>The lot would have hurt me.</source>
        <translation>Der Posten hätte mir geschadet.</translation>
    </message>
    <message>
        <source>I wanted the lot.</source>
        <translation>Ich wollte den Posten.</translation>
    </message>
    <message>
        <source>Another tile was likely to help me.</source>
        <translation>Ein weiteres Plättchen würde mir wahrscheinlich helfen.</translation>
    </message>
    <message>
        <source>I feared a Ra tile: the chance was {chance}.</source>
        <translation>Ich hatte Angst vor einem Ra-Plättchen: Die Chance lag bei {chance}.</translation>
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
        <translation>Spieler {number}</translation>
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
        <translation>Charakter: {name} (zum Ändern klicken)</translation>
    </message>
    <message>
        <source>Face: {name} (click to change)</source>
        <translation>Gesicht: {name} (zum Ändern klicken)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation>In jeder Partie ein anderer Charakter.</translation>
    </message>
    <message>
        <source>Has no style of its own.</source>
        <translation>Spielt ohne eigenen Stil.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Kein Gesicht</translation>
    </message>
    <message>
        <source>Random character</source>
        <translation>Zufälliger Charakter</translation>
    </message>
    <message>
        <source>Already at this table.</source>
        <translation>Sitzt schon an diesem Tisch.</translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation>Farbe: {colour} (zum Ändern klicken)</translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation>{colour} (mit {name} tauschen)</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation>Alle &amp;Bots:</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation>Verschiedene Stufen</translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation>{enter}: Platz ändern · {up}, {down}: verschieben · {delete}: entfernen</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation>Plätze für &amp;jede Partie neu mischen</translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation>&amp;Offener Ruhm: Alle können ihn sehen</translation>
    </message>
    <message>
        <source>Otherwise your opponents’ fame stays face down.</source>
        <translation>Sonst bleibt der Ruhm deiner Gegner verdeckt.</translation>
    </message>
    <message>
        <source>Closed bag</source>
        <translation>Geschlossener Beutel</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.</source>
        <translation>Niemand darf abgeworfene Plättchen ansehen. Bots bis zur Stufe Könner vergessen sie wie Menschen, ein Experte merkt sie sich.</translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation>&amp;Zurücknehmen erlauben</translation>
    </message>
    <message>
        <source>Tiles from a &amp;real bag</source>
        <translation>Plättchen aus einem echten Be&amp;utel</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>&amp;Erweitert</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Star&amp;twert</translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>A number or a word. The same seed always deals the same suns and tiles.</source>
        <translation>Eine Zahl oder ein Wort. Derselbe Startwert verteilt immer dieselben Sonnen und Plättchen.</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Partie &amp;starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n Spieler</numerusform>
            <numerusform>{fewest}–%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Platz {number}: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Wer hier spielt</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation>Ziehen oder mit {up} und {down} verschieben, um die Sitzordnung zu ändern</translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation>Sitzordnung</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation>Du kannst Züge zurücknehmen. Seitdem gezogene Plättchen kommen zurück in den Beutel, und der wird neu gemischt.</translation>
    </message>
    <message>
        <source>You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and keeps the score. The game won’t count in your statistics.</source>
        <translation>Du ziehst Plättchen aus deinem Brettspiel und sagst, welche es sind. Ra Desktop ist Schiedsrichter und zählt den Ruhm. Für die Statistik zählt die Partie nicht.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{name} stopped running, so a simple move was played.</source>
        <translation>{name} läuft nicht mehr, deshalb wurde ein einfacher Zug gespielt.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Das Speichern klappt wieder.</translation>
    </message>
    <message>
        <source>This game can’t be added to your statistics: {reason}. Ra Desktop will try again.</source>
        <translation>Diese Partie kann nicht in deine Statistik aufgenommen werden: {reason}. Ra Desktop versucht es weiter.</translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so stronger bots will play as {level}.</source>
        <translation>Der in C geschriebene Teil wurde nicht gebaut, deshalb spielen stärkere Bots auf der Stufe {level}.</translation>
    </message>
    <message>
        <source>{name} is a program that isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>{name} ist ein Programm, das es auf diesem Computer nicht gibt. Ein Bot spielt an seiner Stelle: {level}.</translation>
    </message>
    <message>
        <source>{name} didn’t give a legal move, so a simple one was played.</source>
        <translation>{name} hat keinen erlaubten Zug genannt, deshalb wurde ein einfacher gespielt.</translation>
    </message>
    <message>
        <source>{name} couldn’t be started, so a simple move was played.</source>
        <translation>{name} ließ sich nicht starten, deshalb wurde ein einfacher Zug gespielt.</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time, so a simple move was played.</source>
        <translation>{name} hat nicht rechtzeitig geantwortet, deshalb wurde ein einfacher Zug gespielt.</translation>
    </message>
    <message>
        <source>{name} couldn’t choose a move and played a simple one.</source>
        <translation>{name} fand keinen Zug und hat einen einfachen gespielt.</translation>
    </message>
    <message>
        <source>{name} has a level that doesn’t exist in this version, and will play as {level}.</source>
        <translation>Die Stufe von {name} gibt es in dieser Version nicht; gespielt wird auf der Stufe {level}.</translation>
    </message>
    <message>
        <source>Some bots’ levels don’t exist in this version. They’ll play as {level}.</source>
        <translation>Die Stufen einiger Bots gibt es in dieser Version nicht. Diese Bots spielen auf der Stufe {level}.</translation>
    </message>
    <message>
        <source>{name} has a character that doesn’t exist in this version, and will play without one.</source>
        <translation>Den Charakter von {name} gibt es in dieser Version nicht; der Bot spielt ohne Charakter.</translation>
    </message>
    <message>
        <source>Some bots’ characters don’t exist in this version. They’ll play without one.</source>
        <translation>Die Charaktere einiger Bots gibt es in dieser Version nicht. Diese Bots spielen ohne Charakter.</translation>
    </message>
    <message>
        <source>The game can’t be saved right now. Play on: Ra Desktop will keep trying.</source>
        <translation>Die Partie kann gerade nicht gespeichert werden. Du kannst weiterspielen: Ra Desktop versucht es weiter.</translation>
    </message>
    <message>
        <source>One of the programs isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>Ein Programm, das hier mitspielt, gibt es auf diesem Computer nicht. Ein Bot spielt an seiner Stelle: {level}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, noch {count}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Taking a turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation>Ra-Spieler</translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation>Offene Sonnen: {suns}</translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation>Verdeckte Sonnen: {suns}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation>Plättchen: {tiles}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Tiles: none</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation>Der Ruhm ist verdeckt</translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation>Bisheriger Ruhm. Wer am Ende der Partie am meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Press and hold to peek at your own.</source>
        <translation>Gedrückt halten, um deinen eigenen zu sehen.</translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation>Diese Sonne wurde in dieser Versteigerung geboten.</translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation>Offen: kann in einer Versteigerung geboten werden.</translation>
    </message>
    <message>
        <source>Click to enlarge this panel.</source>
        <translation>Klicken, um diese Tafel groß zu sehen.</translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation>Hat diese Versteigerung begonnen und bietet zuletzt.</translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation>Wenn du dieses Plättchen umdrehst: {hidden} statt {shown}</translation>
    </message>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>hat %n Plättchen mit der {sun} gewonnen</numerusform>
            <numerusform>hat %n Plättchen mit der {sun} gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>invoked Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>hat Ra gerufen</translation>
    </message>
    <message>
        <source>drew Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>hat Ra gezogen</translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>hat %n Plättchen gezogen</numerusform>
            <numerusform>hat %n Plättchen gezogen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>%n unfertige Partie liegt unter „Gespeicherte Partien“.</numerusform>
            <numerusform>%n unfertige Partien liegen unter „Gespeicherte Partien“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game couldn’t be read. Its file is under Saved games.</source>
        <translation>Die letzte Partie konnte nicht gelesen werden. Ihre Datei liegt unter „Gespeicherte Partien“.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>The place of the winner</comment>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3. Platz</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4. Platz</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5. Platz</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>Playing as a guest: nothing is saved.</source>
        <translation>Du spielst als Gast: Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>Jetzt spielt {name}.</translation>
    </message>
    <message>
        <source>You’re playing.</source>
        <translation>Jetzt spielst du.</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>Your games and progress so far will stay under this name.</source>
        <translation>Alles, was du bisher gespielt hast, bleibt unter diesem Namen erhalten.</translation>
    </message>
    <message>
        <source>Games under the earlier name still count.</source>
        <translation>Partien unter dem früheren Namen zählen weiter.</translation>
    </message>
    <message>
        <source>{name} is playing in another window and wasn’t removed.</source>
        <translation>{name} spielt in einem anderen Fenster und wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Spieler: {name}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Another player has this name, or used to.</source>
        <translation>Ein anderer Spieler heißt oder hieß schon so.</translation>
    </message>
    <message>
        <source>Progress in lessons, puzzles, the journey and the deals of the day will be deleted. Finished games still count.</source>
        <translation>Der Fortschritt bei Lektionen, Aufgaben, Reise und Partien des Tages wird gelöscht. Beendete Partien zählen weiter.</translation>
    </message>
    <message>
        <source>Each player has their own statistics, lessons, puzzles, journey and deals of the day.</source>
        <translation>Statistik, Lektionen, Aufgaben, Reise und Partien des Tages werden für jeden Spieler getrennt geführt.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>There’s no position on the clipboard</source>
        <translation>In der Zwischenablage ist keine Stellung</translation>
    </message>
    <message>
        <source>{problem}.
At character {column}: “{piece}”</source>
        <translation>{problem}.
Zeichen {column}: „{piece}“</translation>
    </message>
    <message>
        <source>This game begins from a position, so it won’t count in your statistics.</source>
        <translation>Diese Partie beginnt mit einer Stellung und zählt deshalb nicht für deine Statistik.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>{key} is already used for “{owner}”. The key stays as it was.</source>
        <translation>{key} ist vergeben: „{owner}“. Die Taste bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Standardtasten wiederherstellen</translation>
    </message>
    <message>
        <source>Select a field and press the new key. Backspace removes the key.</source>
        <translation>Wähle ein Feld und drück die neue Taste. Mit der Rücktaste wird das Feld leer.</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>no change at the end of this epoch</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>ändert nichts am Ende dieser Epoche</translation>
    </message>
    <message>
        <source>{points} at the end of this epoch ({rows})</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>{points} am Ende dieser Epoche ({rows})</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Outside programs</source>
        <translation>Externe Programme</translation>
    </message>
    <message>
        <source>Programs that speak the protocol for outside bots can take a seat in New game.</source>
        <translation>Programme, die das Protokoll für externe Bots sprechen, können in „Neue Partie“ einen Platz bekommen.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>After this time, the program is stopped, and a simple move is played instead.</source>
        <translation>Danach wird das Programm beendet und stattdessen ein einfacher Zug gespielt.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>This entry comes from elsewhere or from an earlier version. Save it to use it here.</source>
        <translation>Dieser Eintrag stammt von anderswo oder aus einer früheren Version. Speichere ihn, um ihn hier zu verwenden.</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>So heißt schon ein anderes Programm.</translation>
    </message>
    <message>
        <source>There’s no such program on this computer. Choose it, or enter its full path.</source>
        <translation>Dieses Programm gibt es auf diesem Computer nicht. Wähle es aus oder gib den vollständigen Pfad ein.</translation>
    </message>
    <message>
        <source>Saved. You can choose it for a seat in New game.</source>
        <translation>Gespeichert. In „Neue Partie“ kannst du es für einen Platz auswählen.</translation>
    </message>
    <message>
        <source>Starting the program…</source>
        <translation>Das Programm wird gestartet&#xa0;…</translation>
    </message>
    <message>
        <source>It works: {name}.</source>
        <translation>Es funktioniert: {name}.</translation>
    </message>
    <message>
        <source>It didn’t answer in time.</source>
        <translation>Es hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden pro Zug</translation>
    </message>
    <message>
        <source>It can’t be started: {reason}.</source>
        <translation>Es lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the program, and the script as an argument.</source>
        <translation>Diese Datei ist allein kein Programm. Wenn sie ein Skript ist, gib als Programm den Interpreter an, zum Beispiel python3, und das Skript als Argument.</translation>
    </message>
    <message>
        <source>It doesn’t speak the protocol for outside bots.</source>
        <translation>Es spricht das Protokoll für externe Bots nicht.</translation>
    </message>
    <message>
        <source>It ended before it answered, with exit status {status}.</source>
        <translation>Es endete mit dem Status {status}, bevor es antwortete.</translation>
    </message>
    <message>
        <source>{problem}
Its last messages:
{lines}</source>
        <translation>{problem}
Seine letzten Meldungen:
{lines}</translation>
    </message>
    <message>
        <source>This program was entered elsewhere, or in an earlier version.</source>
        <translation>Dieses Programm wurde anderswo oder in einer früheren Version eingetragen.</translation>
    </message>
    <message>
        <source>{name} is played by the program {program}. Start it?</source>
        <translation>{name} wird vom Programm {program} gespielt. Soll es gestartet werden?</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Bot spielen lassen</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation>Die letzte Sonne</translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation>Katastrophen und Plagen</translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation>Welche Seite nach oben?</translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation>In deiner Partie hast du „{move}“ gewählt.</translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation>Schwierigkeit: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>„{move}“ kostet dich etwa %n Ruhm.</numerusform>
            <numerusform>„{move}“ kostet dich etwa %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>„{move}“ ist gut genug: nur etwa %n Ruhm hinter „{best}“, dem besten Zug.</numerusform>
            <numerusform>„{move}“ ist gut genug: nur etwa %n Ruhm hinter „{best}“, dem besten Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>„{best}“ ist der beste Zug: Er ist etwa %n Ruhm mehr wert als „{move}“.</numerusform>
            <numerusform>„{best}“ ist der beste Zug: Er ist etwa %n Ruhm mehr wert als „{move}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Es gibt einen besseren Zug.</translation>
    </message>
    <message>
        <source>“{move}” is good enough: about equal to “{best}”.</source>
        <translation>„{move}“ ist gut genug: etwa so gut wie „{best}“.</translation>
    </message>
    <message>
        <source>“{best}” is the best move, though it is worth no more fame than “{move}”.</source>
        <translation>„{best}“ ist der beste Zug, bringt aber nicht mehr Ruhm als „{move}“.</translation>
    </message>
    <message>
        <source>Invoke Ra now</source>
        <translation>Jetzt Ra rufen</translation>
    </message>
    <message>
        <source>A low sun will do</source>
        <translation>Eine niedrige Sonne genügt</translation>
    </message>
    <message>
        <source>A high sun is needed</source>
        <translation>Eine hohe Sonne muss her</translation>
    </message>
    <message>
        <source>Priests turn tiles over</source>
        <translation>Priester drehen Plättchen um</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>Find the best move and make it as you would in a game. It is judged, not played.</source>
        <translation>Finde den besten Zug. Mach ihn wie in einer Partie; er wird bewertet, nicht gespielt.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} von {all} gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Nächste ungelöste</translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n zu lösen</numerusform>
            <numerusform>%n zu lösen</numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>Aus deinen eigenen Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n zum Wiederholen</numerusform>
            <numerusform>%n zum Wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten questions a day</source>
        <translation>Zehn Fragen am Tag</translation>
    </message>
    <message>
        <source>The position on the clipboard</source>
        <translation>Die Stellung in der Zwischenablage</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Your own positions</source>
        <translation>Eigene Stellungen</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Nach Schwierigkeit</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Nach Thema</translation>
    </message>
    <message>
        <source>This puzzle can’t be set up. Try another one.</source>
        <translation>Diese Aufgabe kann nicht aufgebaut werden. Versuch eine andere.</translation>
    </message>
    <message>
        <source>The puzzle book can’t be read.</source>
        <translation>Das Aufgabenbuch kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>View table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>Rangliste zeigen</translation>
    </message>
    <message>
        <source>Fame by category</source>
        <translation>Ruhm nach Kategorie</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation>Ruhm nach Epoche</translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation>Die Nacht senkt sich über den Nil</translation>
    </message>
    <message>
        <source>The fame tablets are turned over, lowest first.</source>
        <translation>Die Steintafeln werden umgedreht, die niedrigsten zuerst.</translation>
    </message>
    <message>
        <source>One thing for {loser} to try: {row}. {name} scored {points} more there.</source>
        <comment>{row}: Nile</comment>
        <translation>Ein Tipp für {loser}: {row}. Dort hat {name} {points} mehr geholt.</translation>
    </message>
    <message>
        <source>Your best lot</source>
        <translation>Dein bester Posten</translation>
    </message>
    <message>
        <source>Fame decides: {first} to {second}.</source>
        <translation>Der Ruhm entscheidet: {first} zu {second}.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>Beim ersten Mal</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Diesmal</translation>
    </message>
    <message>
        <source>Best: {row} {points}, {epoch}</source>
        <comment>Best: Nile +12, Middle Kingdom</comment>
        <translation>Am besten: {row} {points}, {epoch}</translation>
    </message>
    <message>
        <source>One thing to try: {row}. {name} scored {points} more there than you.</source>
        <comment>{row}: Nile</comment>
        <translation>Ein Tipp fürs nächste Mal: {row}. Dort hat {name} {points} mehr geholt als du.</translation>
    </message>
    <message>
        <source>The lot that decided it</source>
        <translation>Der entscheidende Posten</translation>
    </message>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Gleichstand bei %n Ruhm. Die höchste Sonne entscheidet: {first} schlägt {second}.</numerusform>
            <numerusform>Gleichstand bei %n Ruhm. Die höchste Sonne entscheidet: {first} schlägt {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealBag</name>
    <message>
        <source>Starting suns</source>
        <translation>Sonnen zu Beginn</translation>
    </message>
    <message>
        <source>Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.</source>
        <translation>Gib jedem die Sonnen, die hier stehen, oder wähle die, die ihr ausgeteilt habt. Sonne {sun} kommt in die Mitte.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Neu entscheiden</translation>
    </message>
    <message>
        <source>The last tile was wrong</source>
        <translation>Letztes Plättchen war falsch</translation>
    </message>
    <message>
        <source>Name the last tile again</source>
        <translation>Das letzte Plättchen noch einmal angeben</translation>
    </message>
    <message>
        <source>Click the tile, or press the key below it.</source>
        <translation>Klick auf das Plättchen oder drück die Taste darunter.</translation>
    </message>
    <message>
        <source>Draw a tile for {name}. Which one is it?</source>
        <translation>Zieh ein Plättchen für {name}. Welches ist es?</translation>
    </message>
    <message>
        <source>Which tile did you draw?</source>
        <translation>Welches Plättchen hast du gezogen?</translation>
    </message>
    <message>
        <source>Which tile did {name} draw?</source>
        <translation>Welches Plättchen hat {name} gezogen?</translation>
    </message>
    <message>
        <source>Don’t draw</source>
        <translation>Nicht ziehen</translation>
    </message>
    <message>
        <source>Every tile of this kind is already on the table or discarded.</source>
        <translation>Von diesen Plättchen liegen schon alle auf dem Tisch oder sind abgeworfen.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation>Keine deiner Sonnen schlägt das Gebot.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so no one can take the lot from you.</source>
        <translation>Sonst hat niemand mehr eine Sonne, also kann dir niemand den Posten nehmen.</translation>
    </message>
    <message>
        <source>The chance that the next tile is Ra is {chance}.</source>
        <translation>Das nächste Plättchen ist mit {chance} Wahrscheinlichkeit Ra.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so each of your suns wins the auction.</source>
        <translation>Sonst hat niemand mehr eine Sonne, also gewinnt jede deiner Sonnen die Versteigerung.</translation>
    </message>
    <message>
        <source>The chance that the next tile ends the epoch is {chance}.</source>
        <translation>Das nächste Plättchen beendet mit {chance} Wahrscheinlichkeit die Epoche.</translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation>Du bietest zuletzt, also gewinnt deine {sun}.</translation>
    </message>
    <message>
        <source>No one who bids after you can beat your {sun}.</source>
        <translation>Niemand, der nach dir bietet, kann deine {sun} schlagen.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation>Für die nächste Epoche bekommst du die {centre}; sie ist höher als deine {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation>Für die nächste Epoche bekommst du die {centre} statt deiner {sun}.</translation>
    </message>
    <message>
        <source>Winning with your {sun} raises the total of your suns from {before} to {after}.</source>
        <translation>Wenn du mit deiner {sun} gewinnst, steigt die Summe deiner Sonnen von {before} auf {after}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun, for another auction.</source>
        <translation>Du behältst deine {sun}, die höchste offene Sonne, für eine andere Versteigerung.</translation>
    </message>
    <message>
        <source>If you pass, the tiles are discarded.</source>
        <translation>Wenn du passt, werden die Plättchen abgeworfen.</translation>
    </message>
    <message>
        <source>Games won are estimated against average players.</source>
        <translation>Gewonnene Partien sind gegen durchschnittliche Gegner gerechnet.</translation>
    </message>
    <message>
        <source>“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.</source>
        <translation>„{move}“ ist genauso viel Ruhm wert, gewinnt aber etwa {won} von 100 Partien statt {best}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch ended now.</source>
        <translation>Du kannst kaum noch gewinnen. Versuch, noch an {name} vorbeizuziehen: Wäre die Epoche jetzt zu Ende, lägst du {points} zurück.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch ended now.</source>
        <translation>Du kannst kaum noch gewinnen. Verteidige deinen Platz: {name} läge {points} hinter dir, wenn die Epoche jetzt endete.</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games instead of {wins}.</source>
        <translation>„{move}“ gewinnt etwa {won} von 100 Partien statt {wins}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>„{move}“ würde dich etwa %n Ruhm kosten.</numerusform>
            <numerusform>„{move}“ würde dich etwa %n Ruhm kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Nur {name} kann deine {sun} noch überbieten; dann behältst du sie.</translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Mehrere können deine {sun} noch überbieten; dann behältst du sie.</translation>
    </message>
    <message>
        <source>Fewer players can outbid your {sun} than your {other}.</source>
        <translation>Deine {sun} können weniger Spieler überbieten als deine {other}.</translation>
    </message>
    <message>
        <source>To outbid your {sun}, others need at least the {dear}; for your {other}, the {cheap} is enough.</source>
        <translation>Um deine {sun} zu überbieten, brauchen andere mindestens die {dear}; bei deiner {other} genügt die {cheap}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} scores {points} for you.</source>
        <translation>Die Sonnen mitgerechnet, bringt es dir {points}, mit deiner {sun} zu gewinnen.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} gains you nothing.</source>
        <translation>Rechnet man die Sonnen mit, bringt es dir nichts, mit deiner {sun} zu gewinnen.</translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation>Wenn du passt, bleiben die Plättchen in der Reihe.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower.</source>
        <translation>Du behältst deine {sun}, die höchste offene Sonne; die {centre} in der Mitte ist niedriger.</translation>
    </message>
    <message>
        <source>You keep your {sun}; the {centre} in the centre is lower.</source>
        <translation>Du behältst deine {sun}; die {centre} in der Mitte ist niedriger.</translation>
    </message>
    <message>
        <source>If nothing changes, that scores {points} at the end of the game.</source>
        <translation>Am Ende der Partie macht das {points}, wenn es so bleibt.</translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation>Das Plättchen bringt am Ende dieser Epoche {points} mehr als der Gott.</translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation>Das Plättchen bringt am Ende dieser Epoche so viel wie der Gott.</translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation>Anders als den Gott behältst du es für die nächste Epoche.</translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation>Kein Plättchen in der Reihe bringt am Ende dieser Epoche mehr als der Gott.</translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation>Bestes Plättchen für einen Gott: {tile}, {points} am Ende dieser Epoche.</translation>
    </message>
    <message>
        <source>You keep the god for another tile.</source>
        <translation>Du behältst den Gott für ein anderes Plättchen.</translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation>Die andere Seite bringt am Ende dieser Epoche {points} mehr.</translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch, and stays for the next.</source>
        <translation>Die andere Seite bringt am Ende dieser Epoche genauso viel und bleibt für die nächste.</translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch, but stays for the next.</source>
        <translation>Die andere Seite bringt am Ende dieser Epoche {points} weniger, bleibt aber für die nächste.</translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation>Keines deiner Plättchen würde umgedreht am Ende dieser Epoche mehr bringen.</translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>Dieses Plättchen zu verlieren kostet dich am Ende dieser Epoche %n Ruhm.</numerusform>
            <numerusform>Dieses Plättchen zu verlieren kostet dich am Ende dieser Epoche %n Ruhm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation>Dieses Plättchen zu verlieren kostet dich am Ende dieser Epoche nichts.</translation>
    </message>
    <message>
        <source>Spend a god on {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>Gott einsetzen ({tile})</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games, “{other}” about {wins}.</source>
        <translation>„{move}“ gewinnt etwa {won} von 100 Partien, „{other}“ etwa {wins}.</translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation>Jedes andere Plättchen würde mehr kosten.</translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation>Kein anderes Plättchen würde weniger kosten.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} less for you now.</source>
        <translation>„{move}“ würde dir jetzt {points} weniger bringen.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} more for you now, but less later.</source>
        <translation>„{move}“ würde dir jetzt {points} mehr bringen, aber später weniger.</translation>
    </message>
    <message>
        <source>“{move}” would score as much for you now, but less later.</source>
        <translation>„{move}“ würde dir jetzt genauso viel bringen, aber später weniger.</translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation>Mit dieser Seite nach oben behält man das Plättchen für die nächste Epoche.</translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation>Der Posten bringt dir mit dieser Seite {points} mehr als mit der anderen.</translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation>Mit der anderen Seite bekämst du {points} mehr, {name} aber {spared} mehr.</translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation>Mit der anderen Seite bekäme {name} noch {spared} mehr, du aber nicht.</translation>
    </message>
    <message>
        <source>The other side would score {points} more now, but this one stays for the next epoch.</source>
        <translation>Die andere Seite würde dir jetzt {points} mehr bringen, aber diese bleibt für die nächste Epoche.</translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {bid}.</source>
        <translation>Wenn du passt, gewinnt {name} mit der {bid}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, your last face-up sun, for another auction.</source>
        <translation>Du behältst deine {sun}, deine letzte offene Sonne, für eine andere Versteigerung.</translation>
    </message>
    <message>
        <source>You keep your {sun} for another auction.</source>
        <translation>Du behältst deine {sun} für eine andere Versteigerung.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation>Wäre die Epoche jetzt zu Ende, lägst du gemeinsam mit anderen vorn.</translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation>Wäre die Epoche jetzt zu Ende, lägen mehrere andere gleichauf vorn.</translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation>Wäre die Partie jetzt zu Ende, würdest du gewinnen.</translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation>Wäre die Partie jetzt zu Ende, würde {name} gewinnen.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation>Wäre die Epoche jetzt zu Ende, lägst du vorn.</translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation>Wäre die Epoche jetzt zu Ende, läge {name} vorn.</translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation>Die Partie ist entschieden: Dein Sieg ist sicher.</translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation>Alle drei Züge sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation>„{move}“ ist etwa genauso gut.</translation>
    </message>
    <message>
        <source>What counts most in the lot: {tile}.</source>
        <translation>Was im Posten am meisten zählt: {tile}.</translation>
    </message>
    <message>
        <source>The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.</source>
        <translation>Die Reihe ist leer: Wenn du Ra rufst, gewinnst du mit deiner {sun} wahrscheinlich nur die {centre}.</translation>
    </message>
    <message>
        <source>What would help you most: {tile}.</source>
        <translation>Was dir am meisten helfen würde: {tile}.</translation>
    </message>
    <message>
        <source>Another tile would help you more than the others.</source>
        <translation>Noch ein Plättchen würde dir mehr helfen als den anderen.</translation>
    </message>
    <message>
        <source>Another tile would help the others more than you.</source>
        <translation>Noch ein Plättchen würde den anderen mehr helfen als dir.</translation>
    </message>
    <message>
        <source>Even a Ra tile would help you now.</source>
        <translation>Sogar ein Ra-Plättchen würde dir jetzt helfen.</translation>
    </message>
    <message>
        <source>{name} will probably outbid your {sun} with the {price}.</source>
        <translation>{name} überbietet deine {sun} wahrscheinlich mit der {price}.</translation>
    </message>
    <message>
        <source>If you pass, {name} will probably win with the {bid}.</source>
        <translation>Wenn du passt, gewinnt wahrscheinlich {name} mit der {bid}.</translation>
    </message>
    <message>
        <source>Time ran out: these figures are rougher than usual.</source>
        <translation>Die Zeit hat nicht gereicht: Diese Zahlen sind gröber als sonst.</translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose now.</source>
        <translation>Die Partie ist entschieden: Du kannst sie kaum noch verlieren.</translation>
    </message>
    <message>
        <source>Why “{move}” was better:</source>
        <comment>{move} is the label of a move. Sentences follow, in the present</comment>
        <translation>Warum „{move}“ besser war:</translation>
    </message>
    <message>
        <source>You invoked Ra, and no one else has bid, so you must bid.</source>
        <translation>Du hast Ra gerufen, und sonst hat niemand geboten, also musst du bieten.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>„{move}“ ist etwa %n Ruhm mehr wert, gewinnt aber etwa {won} von 100 Partien statt {best}.</numerusform>
            <numerusform>„{move}“ ist etwa %n Ruhm mehr wert, gewinnt aber etwa {won} von 100 Partien statt {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play for as much fame as you can get.</source>
        <translation>Du kannst kaum noch gewinnen. Hol dir so viel Ruhm, wie noch geht.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, you will probably win with your {sun} and take the {centre}.</source>
        <translation>Wenn du jetzt Ra rufst, gewinnst du wahrscheinlich mit deiner {sun} und bekommst dafür die {centre}.</translation>
    </message>
    <message>
        <source>You will probably win the auction with your {sun} and take the {centre}.</source>
        <translation>Du gewinnst die Versteigerung wahrscheinlich mit deiner {sun} und bekommst dafür die {centre}.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, {name} will probably win with the {price} and take the {centre}.</source>
        <translation>Wenn du jetzt Ra rufst, gewinnt wahrscheinlich {name} mit der {price} und bekommt dafür die {centre}.</translation>
    </message>
    <message>
        <source>{name} will probably win the auction with the {price} and take the {centre}.</source>
        <translation>{name} gewinnt die Versteigerung wahrscheinlich mit der {price} und bekommt dafür die {centre}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Your first win in {game}.</source>
        <translation>{game}: dein erster Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>{game}: %n Sieg in Folge, ein neuer Rekord.</numerusform>
            <numerusform>{game}: %n Siege in Folge, ein neuer Rekord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>{game}: %n Ruhm, dein neuer Rekord (bisher {before}).</numerusform>
            <numerusform>{game}: %n Ruhm, dein neuer Rekord (bisher {before}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Already? Fine.</source>
        <translation>Schon? Na gut.</translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation>Die Chancen gefallen mir.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Wie gewonnen, so zerronnen.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Pech gehabt.</translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation>Das ist mir zu teuer.</translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation>Ich habe geblufft.</translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation>Spottbillig!</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation>Glück gehabt.</translation>
    </message>
    <message>
        <source>Double or quits?</source>
        <translation>Doppelt oder nichts?</translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation>Meine Pläne sind nicht fertig!</translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation>Ist Stein dabei?</translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation>Nicht meine Mauern!</translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation>Wir bauen wieder auf.</translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation>Mein Steinbruch ist hin.</translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation>Das hätte ich gebraucht.</translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation>Wieder eine Lage höher.</translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation>Holt die Schlitten!</translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation>Wer hat das befohlen?</translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation>Ra hört auf mich.</translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation>Wie können sie es wagen?</translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation>Das werde ich rächen.</translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation>Einen Prinzen überbieten?</translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation>Vergiss nicht, wer du bist.</translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation>Mein Geburtsrecht.</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Wie es sich gehört.</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>Das wollte ich gerade!</translation>
    </message>
    <message>
        <source>At last.</source>
        <translation>Endlich.</translation>
    </message>
    <message>
        <source>I spoke too late.</source>
        <translation>Zu spät gerufen.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>Weiter, bitte!</translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation>Dann behalt es.</translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation>Es kommt noch mehr.</translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation>Kurz und schmerzlos.</translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation>Danke, weiter!</translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation>So bald schon?</translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation>Ra hat dich gehört.</translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation>Götter nehmen auch.</translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation>Ich nehme es hin.</translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation>Ich kann warten.</translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation>Möge es dir nützen.</translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation>Geduld wird belohnt.</translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation>Dank sei Ra.</translation>
    </message>
    <message>
        <source>Harvest time already?</source>
        <translation>Ist schon Erntezeit?</translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation>Ist Wasser dabei?</translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation>Ein schlechtes Jahr.</translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation>Meine armen Felder!</translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation>Das ist mir zu viel.</translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation>Zurück an den Pflug.</translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation>Eine gute Ernte!</translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation>Die Scheune wird voll.</translation>
    </message>
    <message>
        <source>Another harvest, then?</source>
        <translation>Noch eine Ernte?</translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation>Ich war noch am Lesen.</translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation>Interessanter Zeitpunkt.</translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation>Nicht die Schriftrollen!</translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation>So steht es geschrieben.</translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation>Ich habe mich verrechnet.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Notiert.</translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation>Wie vorhergesagt.</translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation>Faszinierend.</translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation>Das wird teuer.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Was ist das wert?</translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation>Mein Schatz!</translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation>Wer bezahlt mir das?</translation>
    </message>
    <message>
        <source>Far too expensive.</source>
        <translation>Viel zu teuer.</translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation>Verschwendung!</translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation>Ein Schnäppchen.</translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation>Alles meins.</translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation>Wer will das unbedingt?</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Lass mich sehen&#xa0;…</translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation>Ich weiß, wer das war.</translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation>Dich merke ich mir.</translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation>Gut. Billig war’s nicht.</translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation>Teuer war es trotzdem.</translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation>Das brauchtest du, was?</translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation>Tut mir ja so leid.</translation>
    </message>
    <message>
        <source>I remember your tastes.</source>
        <translation>Ich weiß, was du magst.</translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation>Noch ein Plättchen, oder?</translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation>Feigling!</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>Ist das alles?</translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation>Autsch. Noch mal!</translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation>Ha! Mutig von dir.</translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation>Hätte ich mich nur getraut.</translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation>Das Glück ist mir hold!</translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation>War doch klar.</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation>Das Gericht tagt.</translation>
    </message>
    <message>
        <source>I object!</source>
        <translation>Einspruch!</translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation>Das war vermeidbar.</translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation>Das ist dein Recht.</translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation>Ich verzichte.</translation>
    </message>
    <message>
        <source>A fair ruling.</source>
        <translation>Ein gerechtes Urteil.</translation>
    </message>
    <message>
        <source>So ordered.</source>
        <translation>So beschlossen.</translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation>Zu den Waffen!</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Haltet die Stellung.</translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation>Nur ein Scharmützel.</translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation>Rückzug.</translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation>Respekt, guter Kampf.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Sieg!</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Vorwärts!</translation>
    </message>
    <message>
        <source>I won last time.</source>
        <translation>Letztes Mal hab ich gewonnen.</translation>
    </message>
    <message>
        <source>You won last time.</source>
        <translation>Letztes Mal hast du gewonnen.</translation>
    </message>
    <message>
        <source>You scored {points} for {row} last time.</source>
        <extracomment>{row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game</extracomment>
        <translation>Letztes Mal für dich: {row} {points}.</translation>
    </message>
    <message>
        <source>Back? Mind my walls!</source>
        <translation>Du wieder? Vorsicht, Mauer!</translation>
    </message>
    <message>
        <source>You again. Kneel.</source>
        <translation>Du wieder. Knie nieder.</translation>
    </message>
    <message>
        <source>You again! Be quick.</source>
        <translation>Du wieder! Mach schnell.</translation>
    </message>
    <message>
        <source>I have notes on you.</source>
        <translation>Du stehst in meinen Notizen.</translation>
    </message>
    <message>
        <source>You again? My poor gold!</source>
        <translation>Du wieder? Mein armes Gold!</translation>
    </message>
    <message>
        <source>You again? I dare you!</source>
        <translation>Du wieder? Trau dich!</translation>
    </message>
    <message>
        <source>I know your case.</source>
        <translation>Dein Fall ist mir bekannt.</translation>
    </message>
    <message>
        <source>Close ranks!</source>
        <translation>Schließt die Reihen!</translation>
    </message>
    <message>
        <source>So we meet again.</source>
        <translation>So sieht man sich wieder.</translation>
    </message>
    <message>
        <source>Ra leads you back.</source>
        <translation>Ra führt dich zurück.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation>Beginnt ab dieser Stellung eine neue Partie mit neu gemischtem Beutel. Die nachgespielte Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation>Abspielen ({key}) – Tempo: {speed} (+ und −)</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Die Partie beginnt</translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation>Zug {move} von {moves} · {epoch}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review the game now?</source>
        <translation>Partie jetzt analysieren?</translation>
    </message>
    <message>
        <source>The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.</source>
        <translation>Die Partie ist noch nicht zu Ende. Die Analyse zeigt die Gewinnchancen aller und verrät damit verdeckten Ruhm.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>The review is saved as “{name}”.</source>
        <translation>Die Analyse ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>{game}: review for {name}</source>
        <translation>{game}: Analyse für {name}</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>Die Analyse ist fertig.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Keine eindeutigen Fehler.</translation>
    </message>
    <message>
        <source>A closer look changes this:</source>
        <translation>Genauer betrachtet:</translation>
    </message>
    <message>
        <source>start</source>
        <comment>A column: the expected lead at the start, in fame</comment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>A column: what the draws brought</comment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>A column: what the player&apos;s own mistakes cost</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>gifts</source>
        <comment>A column: what others&apos; mistakes brought</comment>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>end</source>
        <comment>A column: the lead at the end, in fame</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>How many of 100 games each player would win from here against average play</source>
        <translation>Wie viele von 100 Partien jeder ab hier gegen durchschnittliche Gegner gewinnen würde</translation>
    </message>
    <message>
        <source>As a graph</source>
        <translation>Als Diagramm</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Abgebrochen, bevor ein Ergebnis da war.</translation>
    </message>
    <message>
        <source>The moves here, compared with the best</source>
        <translation>Die Züge hier, verglichen mit dem besten</translation>
    </message>
    <message>
        <source>Only a quick look: the figures are rough.</source>
        <translation>Nur ein schneller Blick: Die Zahlen sind grob.</translation>
    </message>
    <message>
        <source>Only the closer look can tell luck from skill.</source>
        <translation>Erst der genauere Blick unterscheidet Glück von Können.</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>Deine teuersten Züge</translation>
    </message>
    <message>
        <source>The luckiest draws</source>
        <translation>Das größte Glück beim Ziehen</translation>
    </message>
    <message>
        <source>The unluckiest draws</source>
        <translation>Das größte Pech beim Ziehen</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>A column: the number of the move</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>A column: what a move cost</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Closer look: {done} of {count}</source>
        <translation>Genauer Blick: {done} von {count}</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Partie wird analysiert&#xa0;…</translation>
    </message>
    <message>
        <source>Whose review is shown</source>
        <translation>Wessen Analyse gezeigt wird</translation>
    </message>
    <message>
        <source>Save the review as a picture to share</source>
        <translation>Die Analyse als Bild zum Teilen speichern</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Starts a new game from the position shown, against the same opponents. This game is kept.</source>
        <translation>Beginnt ab der gezeigten Stellung eine neue Partie gegen dieselben Gegner. Diese Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>The costliest moves</source>
        <translation>Die teuersten Züge</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>A tab</comment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Kinds</source>
        <comment>A tab</comment>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Luck evened out.</source>
        <translation>Glück und Pech haben sich ausgeglichen.</translation>
    </message>
    <message>
        <source>The mistakes of others changed nothing for you.</source>
        <translation>Die Fehler der anderen haben für dich nichts geändert.</translation>
    </message>
    <message>
        <source>Your own choices cost you nothing.</source>
        <translation>Deine eigenen Entscheidungen haben dich nichts gekostet.</translation>
    </message>
    <message>
        <source>You gave away most in the {epoch}.</source>
        <translation>Am meisten hast du hier verschenkt: {epoch}.</translation>
    </message>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>Am Ende lagst du %n Ruhm hinter {winner}.</numerusform>
            <numerusform>Am Ende lagst du %n Ruhm hinter {winner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>Der größte Unterschied liegt bei „{row}“: %n Ruhm.</numerusform>
            <numerusform>Der größte Unterschied liegt bei „{row}“: %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>Das Glück hat dir %n Ruhm gebracht.</numerusform>
            <numerusform>Das Glück hat dir %n Ruhm gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>Pech hat dich %n Ruhm gekostet.</numerusform>
            <numerusform>Pech hat dich %n Ruhm gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>Die Fehler der anderen haben dir %n Ruhm gebracht.</numerusform>
            <numerusform>Die Fehler der anderen haben dir %n Ruhm gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>Die Fehler der anderen haben dich %n Ruhm gekostet.</numerusform>
            <numerusform>Die Fehler der anderen haben dich %n Ruhm gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Deine eigenen Entscheidungen haben dich %n Ruhm gekostet.</numerusform>
            <numerusform>Deine eigenen Entscheidungen haben dich %n Ruhm gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>Deine teuerste Gewohnheit: {habit}; zusammen %n Ruhm.</numerusform>
            <numerusform>Deine teuerste Gewohnheit: {habit}; zusammen %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>Noch eine Gewohnheit: {habit}; zusammen %n Ruhm.</numerusform>
            <numerusform>Noch eine Gewohnheit: {habit}; zusammen %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>Du gibst hohe Sonnen zu leicht her: Verlange für jede Zahl, um die eine Sonne höher ist, etwa {fame} Ruhm mehr</numerusform>
            <numerusform>Du gibst hohe Sonnen zu leicht her: Verlange für jede Zahl, um die eine Sonne höher ist, etwa {fame} Ruhm mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>Du hältst hohe Sonnen zu lange fest: Verlange für jede Zahl, um die eine Sonne höher ist, etwa {fame} Ruhm weniger</numerusform>
            <numerusform>Du hältst hohe Sonnen zu lange fest: Verlange für jede Zahl, um die eine Sonne höher ist, etwa {fame} Ruhm weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>Du zahlst zu viel für eine hohe Sonne in der Mitte: Gib für jede Zahl, um die sie höher ist, etwa {fame} Ruhm weniger</numerusform>
            <numerusform>Du zahlst zu viel für eine hohe Sonne in der Mitte: Gib für jede Zahl, um die sie höher ist, etwa {fame} Ruhm weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>Du vergisst die Sonne in der Mitte: Gib für jede Zahl, um die sie höher ist, etwa {fame} Ruhm mehr</numerusform>
            <numerusform>Du vergisst die Sonne in der Mitte: Gib für jede Zahl, um die sie höher ist, etwa {fame} Ruhm mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>jedes Plättchen kostet dich etwa {fame} Ruhm mehr, als du rechnest</numerusform>
            <numerusform>jedes Plättchen kostet dich etwa {fame} Ruhm mehr, als du rechnest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>jedes Plättchen kostet dich etwa {fame} Ruhm weniger, als du rechnest</numerusform>
            <numerusform>jedes Plättchen kostet dich etwa {fame} Ruhm weniger, als du rechnest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>du schätzt jedes Plättchen um etwa {fame} Ruhm zu hoch ein</numerusform>
            <numerusform>du schätzt jedes Plättchen um etwa {fame} Ruhm zu hoch ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>du schätzt jedes Plättchen um etwa {fame} Ruhm zu niedrig ein</numerusform>
            <numerusform>du schätzt jedes Plättchen um etwa {fame} Ruhm zu niedrig ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (in deiner letzten Partie).</numerusform>
            <numerusform>{habits} (in deinen letzten %n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>Du hast %n Sonne ungenutzt gelassen.</numerusform>
            <numerusform>Du hast %n Sonnen ungenutzt gelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then practise prices with “What is it worth?”.</source>
        <translation>Als Nächstes: Versuch deine teuersten Züge noch einmal, dann übe Preise mit „Was ist das wert?“.</translation>
    </message>
    <message>
        <source>Next: play again, and try a stronger level.</source>
        <translation>Als Nächstes: Spiel noch einmal, gegen eine stärkere Stufe.</translation>
    </message>
    <message>
        <source>{name}: the costliest moves</source>
        <comment>Above a list of a player&apos;s errors</comment>
        <translation>{name}: die teuersten Züge</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <comment>Of a move that gave away less than an inaccuracy</comment>
        <translation>Fast der beste</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>{epoch}, move {move}</source>
        <translation>{epoch}, Zug {move}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Besser: {move}.</translation>
    </message>
    <message>
        <source>{comparison} (played)</source>
        <comment>How much worse a move was; it was made in the game</comment>
        <translation>{comparison} (gespielt)</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <comment>{move} is the label of a move that was not made</comment>
        <translation>Was wäre, wenn: {move}</translation>
    </message>
    <message>
        <source>At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.</source>
        <translation>Am Ende der gestrichelten Linie: {fame} und etwa {after} von 100 Partien gewonnen statt {before}.</translation>
    </message>
    <message>
        <source>This is just one way it could go on: new tiles, and quick moves for everyone.</source>
        <translation>So könnte es weitergehen: mit neuen Plättchen, und alle ziehen schnell.</translation>
    </message>
    <message>
        <source>Your draw: {tiles}</source>
        <translation>Du ziehst: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws: {tiles}</source>
        <translation>{name} zieht: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>bei einem Posten passen, der eine Sonne wert war (%n-mal)</numerusform>
            <numerusform>bei Posten passen, die eine Sonne wert waren (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>eine höhere Sonne bieten, als der Posten wert war (%n-mal)</numerusform>
            <numerusform>höhere Sonnen bieten, als die Posten wert waren (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>weiterziehen, statt rechtzeitig Ra zu rufen (%n-mal)</numerusform>
            <numerusform>weiterziehen, statt rechtzeitig Ra zu rufen (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>Ra zu früh rufen (%n-mal)</numerusform>
            <numerusform>Ra zu früh rufen (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>eine zu niedrige Sonne bieten (%n-mal)</numerusform>
            <numerusform>zu niedrige Sonnen bieten (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>einen Gott verschwenden (%n-mal)</numerusform>
            <numerusform>Götter verschwenden (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>das falsche Plättchen abwerfen (%n-mal)</numerusform>
            <numerusform>die falschen Plättchen abwerfen (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>die falsche Seite oder das falsche Plättchen wählen (%n-mal)</numerusform>
            <numerusform>die falsche Seite oder das falsche Plättchen wählen (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>You finished level with {winner}, who has the higher sun.</source>
        <translation>Du hast so viel Ruhm wie {winner}, aber nicht die höhere Sonne.</translation>
    </message>
    <message>
        <source>Tiles for each sun spent: {own} for you, {best} for {winner}.</source>
        <translation>Plättchen pro benutzter Sonne: {own} bei dir, {best} bei {winner}.</translation>
    </message>
    <message>
        <source>What probably cost you most: {habit}.</source>
        <translation>Was dich wahrscheinlich am meisten gekostet hat: {habit}.</translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>Ra nicht rufen, obwohl es Zeit war (%n-mal)</numerusform>
            <numerusform>Ra nicht rufen, obwohl es Zeit war (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of tiles</source>
        <translation>Seiten von Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>What if</source>
        <comment>Button: tries another move</comment>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Shows one possible continuation after this move in the graph. The game stays as it is.</source>
        <translation>Zeigt im Diagramm eine mögliche Fortsetzung nach diesem Zug. Die Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Playing on after “{move}”…</source>
        <translation>Nach „{move}“ wird weitergespielt&#xa0;…</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <translation>Ziehen oder Ra rufen</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>keine Fehler</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>zusammen {fame} Ruhm verloren</numerusform>
            <numerusform>zusammen {fame} Ruhm verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of play: {level}</source>
        <comment>How somebody played: like a level of bots</comment>
        <translation>Spielstärke: {level}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>Button: asks an opponent for the reasons of its move</comment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Ask {name}: why “{move}”?</source>
        <translation>{name} fragen: Warum „{move}“?</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Was die Partie entschieden hat</translation>
    </message>
    <message>
        <source>Chance of winning (numbers show the start of the game)</source>
        <translation>Gewinnchance (Zahlen: zu Beginn der Partie)</translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>bei vielen Plättchen in der Reihe weiterziehen (%n-mal)</numerusform>
            <numerusform>bei vielen Plättchen in der Reihe weiterziehen (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>gave away {share} of the fame at stake</source>
        <translation>{share} des möglichen Ruhms verschenkt</translation>
    </message>
    <message>
        <source>Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are what the mistakes of others gained.</source>
        <translation>Glück ist, was die gezogenen Plättchen wert waren; Fehler sind, was die eigenen Entscheidungen gekostet haben; Geschenke sind, was die Fehler der anderen eingebracht haben.</translation>
    </message>
    <message>
        <source>Once the game is over, bots answer questions: choose one of their moves first.</source>
        <translation>Nach der Partie antworten die Bots: Wähle zuerst einen ihrer Züge.</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Es gab keine.</translation>
    </message>
    <message>
        <source>Decide this move again without seeing the answer</source>
        <translation>Diesen Zug noch einmal versuchen, ohne die Lösung zu sehen</translation>
    </message>
    <message>
        <source>Fame lost by kind of decision</source>
        <translation>Verlorener Ruhm nach Art der Entscheidung</translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then the puzzles on “{theme}”.</source>
        <comment>{theme}: a heading</comment>
        <translation>Als Nächstes: Versuch deine teuersten Züge noch einmal, dann die Aufgaben „{theme}“.</translation>
    </message>
    <message>
        <source>What went wrong, small slips included</source>
        <translation>Was schiefgegangen ist, auch kleine Patzer</translation>
    </message>
    <message>
        <source>Stop the closer look and keep what it has found so far</source>
        <translation>Den genaueren Blick beenden; was bisher gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>No habit stands out: no costly mistake was repeated.</source>
        <translation>Keine Gewohnheit sticht heraus: Kein teurer Fehler hat sich wiederholt.</translation>
    </message>
    <message>
        <source>The review couldn’t be exported</source>
        <translation>Die Analyse konnte nicht exportiert werden</translation>
    </message>
    <message>
        <source>This game couldn’t be reviewed.</source>
        <translation>Diese Partie konnte nicht analysiert werden.</translation>
    </message>
    <message>
        <source>The game couldn’t be continued from here.</source>
        <translation>Von hier aus ließ sich die Partie nicht weiterspielen.</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation>Für 1, 2, 3 und mehr Plagen: {points}.</translation>
    </message>
    <message>
        <source>5 for each kind you have the most of (at least two). Tied players all score.</source>
        <translation>5 für jede Art, von der du die meisten hast (mindestens zwei). Bei Gleichstand bekommen alle Beteiligten 5.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 für jedes vollständige Gebäude: %n Plättchen einer Art.</numerusform>
            <numerusform>2 für jedes vollständige Gebäude: %n Plättchen einer Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation>5 für vollständige Gebäude von drei Arten, 10 für alle vier.</translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first remove one plague.</source>
        <translation>2 für jeden Priester. Drei oder mehr Priester nehmen vorher eine Plage weg.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation>Ende der Partie: 5, 10 oder 20 für 3, 6 oder 10 Steine und Kammern zusammen.</translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation>Ende der Partie: 5 für drei Kammern einer Farbe, 10 für vier oder mehr.</translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation>Ende der Partie: 5 für zwei Ankhs, 10 für drei, 20 für vier oder mehr.</translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation>2 für jeden nicht eingesetzten Gott.</translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation>3 für jedes Goldplättchen.</translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Die meisten Pharaonen: +5. Die wenigsten: −2. Gleichstand zählt für alle Beteiligten; haben alle gleich viele, für niemanden.</translation>
    </message>
    <message>
        <source>1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation>1 für jede Art, aber 10 für sieben Arten und 15 für alle acht.</translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Ende der Partie: höchste Summe der Sonnen +5, niedrigste −5. Gleichstand zählt für alle Beteiligten; haben alle gleich viel, für niemanden.</translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each Nile tile.</source>
        <translation>1 für jede Überschwemmung und, wenn du eine Überschwemmung hast, 1 für jedes Nilplättchen.</translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation>3, 4 oder 5 verschiedene Arten: 5, 10 oder 15. Gar keine: −5.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind.</source>
        <translation>Ende der Partie: 5, 10 oder 15 für jede Art, die du 3-, 4- oder 5-mal hast.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Building variety</source>
        <translation>Verschiedene Gebäude</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Sonnen</translation>
    </message>
    <message>
        <source>Monument variety</source>
        <translation>Verschiedene Monumente</translation>
    </message>
    <message>
        <source>Monument sets</source>
        <translation>Gleiche Monumente</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>abgeworfen</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation>Zweiseitige Plättchen, Priester, die sie umdrehen, und Pyramiden.</translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation>Ra – Klassisch</translation>
    </message>
    <message>
        <source>The original auction game of 1999.</source>
        <translation>Das ursprüngliche Versteigerungsspiel von 1999.</translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation>Ra – Sonnenbarke</translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation>Die Jubiläumsausgabe: Eine Sonnenbarke fährt auf der Ra-Reihe, und auch zu zweit kann man spielen.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>%n Partie gelöscht</numerusform>
            <numerusform>%n Partien gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n Partie in den Papierkorb verschoben</numerusform>
            <numerusform>%n Partien in den Papierkorb verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation>„{name}“ endgültig löschen?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>%n Partie endgültig löschen?</numerusform>
            <numerusform>%n Partien endgültig löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n Partie importiert</numerusform>
            <numerusform>%n Partien importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>Der Name ist vergeben</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation>Speichere eine Partie über das Menü „Spiel“ oder leg hier eine gespeicherte Partie ab.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation>Gespeicherte Partien in die Liste kopieren. Du kannst sie auch hier ablegen.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation>Die Partie in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation>Nach Name, Spieler oder Spiel suchen&#xa0;…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Jeder Stand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation>Keine Partie ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Partien werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation>{known} von {count} werden gelesen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} von %n Partie</numerusform>
            <numerusform>{shown} von %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>Of one game, where its epoch would stand</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation>Sieg: {name} · {fame}</translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation>Keine gespeicherte Partie</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Neuere Version</translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation>Verstößt gegen die Regeln</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>A mark of a game: the player had a hint or the coach</comment>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation>mit Zurücknahmen</translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation>Begonnen am {date}</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Aus einer Stellung</translation>
    </message>
    <message>
        <source>Not dealt according to the rules</source>
        <translation>Nicht nach den Regeln aufgebaut</translation>
    </message>
    <message>
        <source>Show what decided the game, the costliest moves, and why the bots made theirs</source>
        <translation>Zeigt, was die Partie entschieden hat, die teuersten Züge und warum die Bots so gezogen haben</translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>%n Partie konnte nicht gelöscht werden</numerusform>
            <numerusform>%n Partien konnten nicht gelöscht werden</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash, so this can’t be undone.</source>
        <translation>Dieser Ordner hat keinen Papierkorb. Das Löschen lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>%n Datei konnte nicht importiert werden</numerusform>
            <numerusform>%n Dateien konnten nicht importiert werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Another saved game already has this name. Choose a different one.</source>
        <translation>Eine andere gespeicherte Partie heißt schon so. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>The file couldn’t be changed</source>
        <translation>Die Datei konnte nicht geändert werden</translation>
    </message>
    <message>
        <source>The folder “{folder}” can’t be read: {reason}.</source>
        <translation>Der Ordner „{folder}“ kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Some saved games aren’t listed</source>
        <translation>Einige gespeicherte Partien sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>The saved games couldn’t be listed</source>
        <translation>Die gespeicherten Partien konnten nicht aufgelistet werden</translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Scoring overview, and how {name} is doing</source>
        <translation>Wertungsübersicht, und wie {name} dasteht</translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation>Am Ende jeder Epoche</translation>
    </message>
    <message>
        <source>{mine} (most {most}, fewest {fewest})</source>
        <comment>Amounts: 3 (most 4, fewest 0)</comment>
        <translation>{mine} (die meisten: {most}, die wenigsten: {fewest})</translation>
    </message>
    <message>
        <source>total {mine} (highest {most}, lowest {fewest})</source>
        <comment>Of suns</comment>
        <translation>Summe {mine} (höchste: {most}, niedrigste: {fewest})</translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation>{tiles} (die meisten: {most})</translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation>Nur am Ende der Partie</translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation>Plättchen, die nichts bringen</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation>Jetzt: {standing}</translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation>Du behältst die Plättchen.</translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation>Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation>Nach jeder Epoche abgeworfen: {tiles}.</translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>Points with a sign: −2 now</comment>
        <translation>jetzt {points}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation>Zeig auf eine Zahl oder wähle sie mit den Pfeiltasten, um zu sehen, woher sie kommt.</translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation>Gewonnene Ankhs</translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation>Diese Epoche</translation>
    </message>
    <message>
        <source>Fame is face down. The fame from finished epochs is shown when the game is over.</source>
        <translation>Der Ruhm ist verdeckt. Der Ruhm abgeschlossener Epochen wird am Ende der Partie gezeigt.</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <comment>A row of the score sheet: what is given back so that fame is not below 0</comment>
        <translation>Nie unter 0</translation>
    </message>
    <message>
        <source>The other players’ fame is face down.</source>
        <translation>Der Ruhm der anderen ist verdeckt.</translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation>Alle beendeten Epochen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsbogen</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation>{tiles}, je {points}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n Art</numerusform>
            <numerusform>%n verschiedene Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n Nilplättchen, aber keine Überschwemmung</numerusform>
            <numerusform>%n Nilplättchen, aber keine Überschwemmung</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of a kind</source>
        <translation>keine Art dreimal</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>weniger als %n von jeder Art</numerusform>
            <numerusform>weniger als %n von jeder Art</numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation>von keiner Art die meisten</translation>
    </message>
    <message>
        <source>no complete buildings</source>
        <translation>kein Gebäude ist vollständig</translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n vollständiges Gebäude</numerusform>
            <numerusform>%n vollständige Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>vollständige Gebäude von %n Art</numerusform>
            <numerusform>vollständige Gebäude von %n Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n Plage</numerusform>
            <numerusform>%n Plagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n Stein oder Kammer</numerusform>
            <numerusform>%n Steine und Kammern</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of one colour</source>
        <translation>keine Farbe dreimal</translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation>
            <numerusform>%n Ankh</numerusform>
            <numerusform>%n Ankhs</numerusform>
        </translation>
    </message>
    <message>
        <source>{ankhs}, {more} of them for this epoch’s people</source>
        <translation>{ankhs}, davon {more} für das Volk in dieser Epoche</translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Personen von %n Art</numerusform>
            <numerusform>Personen von %n Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation>Die Ra-Reihe ist voll.</translation>
    </message>
    <message>
        <source>No one has a sun left.</source>
        <translation>Niemand hat mehr eine Sonne.</translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation>{before} {points} ergibt {after}</translation>
    </message>
    <message>
        <source>No tiles are discarded.</source>
        <translation>Kein Plättchen wird abgeworfen.</translation>
    </message>
    <message>
        <source>Discarded: {tiles}.</source>
        <translation>Abgeworfen: {tiles}.</translation>
    </message>
    <message>
        <source>No tiles are kept.</source>
        <translation>Kein Plättchen bleibt.</translation>
    </message>
    <message>
        <source>Kept for the next epoch: {tiles}.</source>
        <translation>Für die nächste Epoche bleiben: {tiles}.</translation>
    </message>
    <message>
        <source>after the priests removed one</source>
        <comment>After a number of plagues</comment>
        <translation>nachdem die Priester eine weggenommen haben</translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n Pharao</numerusform>
            <numerusform>%n Pharaonen</numerusform>
        </translation>
    </message>
    <message>
        <source>no pharaohs</source>
        <translation>kein Pharao</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>die meisten</translation>
    </message>
    <message>
        <source>tied for the most</source>
        <translation>Gleichstand bei den meisten</translation>
    </message>
    <message>
        <source>the fewest</source>
        <translation>die wenigsten</translation>
    </message>
    <message>
        <source>tied for the fewest</source>
        <translation>Gleichstand bei den wenigsten</translation>
    </message>
    <message>
        <source>no longer the fewest</source>
        <translation>nicht mehr die wenigsten</translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation>Summe der Sonnen {total}</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>Total of suns</comment>
        <translation>die höchste</translation>
    </message>
    <message>
        <source>tied for the highest</source>
        <comment>Total of suns</comment>
        <translation>Gleichstand bei der höchsten</translation>
    </message>
    <message>
        <source>no longer the highest</source>
        <comment>Total of suns</comment>
        <translation>nicht mehr die höchste</translation>
    </message>
    <message>
        <source>the lowest</source>
        <comment>Total of suns</comment>
        <translation>die niedrigste</translation>
    </message>
    <message>
        <source>tied for the lowest</source>
        <comment>Total of suns</comment>
        <translation>Gleichstand bei der niedrigsten</translation>
    </message>
    <message>
        <source>no longer the lowest</source>
        <comment>Total of suns</comment>
        <translation>nicht mehr die niedrigste</translation>
    </message>
    <message>
        <source>no longer the most</source>
        <translation>nicht mehr die meisten</translation>
    </message>
    <message>
        <source>the same as everyone else</source>
        <translation>bei allen gleich</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>im Mittelfeld</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation>&amp;Mensch an diesem Computer</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Charakter</translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation>Von &amp;hier aus sehen</translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation>Diesen Platz unten am Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Next player</source>
        <translation>Nächster Spieler</translation>
    </message>
    <message>
        <source>Panel of {name}</source>
        <translation>Tafel von {name}</translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation>Wäre die Epoche jetzt zu Ende</translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation>Sonnen zum Bieten in dieser Epoche</translation>
    </message>
    <message>
        <source>Suns so far for the next epoch</source>
        <translation>Bisherige Sonnen für die nächste Epoche</translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation>In dieser Epoche benutzte Sonnen</translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation>Wer wen überbieten kann</translation>
    </message>
    <message>
        <source>No suns left to bid in this epoch.</source>
        <translation>In dieser Epoche ist keine Sonne zum Bieten übrig.</translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} in total.</source>
        <translation>Am Ende der Partie zählen alle Sonnen: zusammen {total}.</translation>
    </message>
    <message>
        <source>No one can outbid the {sun}.</source>
        <translation>Niemand kann die {sun} überbieten.</translation>
    </message>
    <message>
        <source>Can outbid the {sun}: {players}.</source>
        <translation>Die {sun} überbieten können: {players}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Hilfe beim Spielen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Klang und Sprachausgabe</translation>
    </message>
    <message>
        <source>The coach watches when you play alone against bots</source>
        <translation>Der Coach sieht zu, wenn du allein gegen Bots spielst</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Wie im System</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Gemütlich</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>S&amp;ofort</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Papyrus</source>
        <translation>&amp;Papyrus</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nacht</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Reduziert</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Vollständig</translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation>Ra-Re&amp;ihe</translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation>Wie in der &amp;Ausgabe</translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation>Ra-&amp;Plättchen</translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation>&amp;Sonnenbarke</translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation>Plättchenna&amp;men</translation>
    </message>
    <message>
        <source>Show the scoring step &amp;by step</source>
        <translation>We&amp;rtung Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>Players’ rem&amp;arks</source>
        <translation>Bemer&amp;kungen der Spieler</translation>
    </message>
    <message>
        <source>Cover the table between t&amp;urns</source>
        <translation>Tisch zwische&amp;n den Zügen zudecken</translation>
    </message>
    <message>
        <source>Covers the table until the next player is ready, if fame is face down</source>
        <translation>Deckt den Tisch zu, bis die nächste Person bereit ist, wenn der Ruhm verdeckt ist</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>Er&amp;zwungene Züge automatisch spielen</translation>
    </message>
    <message>
        <source>For example, passes for you when there is nothing else you can do</source>
        <translation>Passt zum Beispiel für dich, wenn du nichts anderes tun kannst</translation>
    </message>
    <message>
        <source>Confirm moves with a second clic&amp;k</source>
        <translation>Erst der zweite Klick führt den Zug aus</translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation>Ti&amp;pps erlauben</translation>
    </message>
    <message>
        <source>Shows the best moves and your chance of winning</source>
        <translation>Zeigt die besten Züge und deine Gewinnchance</translation>
    </message>
    <message>
        <source>Shows how much fame each of your suns is worth until the epoch ends. Needs take-backs and hints</source>
        <translation>Zeigt, wie viel Ruhm jede deiner Sonnen bis zum Ende der Epoche wert ist. Nur mit Zurücknehmen und Tipps</translation>
    </message>
    <message>
        <source>Coach: str&amp;ictness</source>
        <translation>&amp;Der Coach ist</translation>
    </message>
    <message>
        <source>Gentle: only big mistakes. Strict: small ones, too</source>
        <translation>Nachsichtig: spricht nur über grobe Fehler. Streng: auch über kleine</translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation>&amp;Nachsichtig</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Streng</translation>
    </message>
    <message>
        <source>O&amp;pponents of your strength</source>
        <translation>Ge&amp;gner deiner Stärke</translation>
    </message>
    <message>
        <source>The quick game moves to the level at which you win about your fair share of games</source>
        <translation>Im schnellen Spiel passt sich die Stufe an, bis du etwa so oft gewinnst wie unter Gleichstarken</translation>
    </message>
    <message>
        <source>Screen rea&amp;der</source>
        <translation>Bildsc&amp;hirmleser</translation>
    </message>
    <message>
        <source>How much a screen reader says about what happens at the table</source>
        <translation>Wie viel ein Bildschirmleser von dem vorliest, was am Tisch geschieht</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Kurz</translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation>Kl&amp;angeffekte</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>Pr&amp;eview the value of the lot</source>
        <translation>&amp;Wert des Postens vorab zeigen</translation>
    </message>
    <message>
        <source>Your first click or key press selects a move; repeat it, or press Enter, to make the move</source>
        <translation>Der erste Klick oder Tastendruck wählt einen Zug; ein zweiter oder Enter führt ihn aus</translation>
    </message>
    <message>
        <source>Prices of suns</source>
        <translation>Preise der Sonnen</translation>
    </message>
    <message>
        <source>Opponents react to what happens and remember your last game, except at instant speed or with reduced motion</source>
        <translation>Die Gegner reagieren auf das, was geschieht, und erinnern sich an eure letzte Partie; nicht beim Tempo „Sofort“ und nicht bei reduzierter Bewegung</translation>
    </message>
    <message>
        <source>River and crickets</source>
        <translation>Fluss und Grillen</translation>
    </message>
    <message>
        <source>&amp;Coach: comments on your moves</source>
        <translation>&amp;Coach: kommentiert deine Züge</translation>
    </message>
    <message>
        <source>After a bad move, tells you what was better and offers to take it back</source>
        <translation>Sagt nach einer schlechten Entscheidung, was besser war, und bietet an, sie zurückzunehmen</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>There is only one move here.</source>
        <translation>Hier gibt es nur einen Zug.</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Stellung {number}</translation>
    </message>
    <message>
        <source>Where tiles and suns go</source>
        <translation>Wohin Plättchen und Sonnen kommen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rate every move</source>
        <translation>Jeden Zug bewerten</translation>
    </message>
    <message>
        <source>Review from here</source>
        <translation>Ab hier analysieren</translation>
    </message>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Als Aufgabe speichern</translation>
    </message>
    <message>
        <source>Adding to: {place}</source>
        <translation>Hinzufügen zu: {place}</translation>
    </message>
    <message>
        <source>Track and centre</source>
        <translation>Spielreihe und Mitte</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}, verdeckt</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>Sun {sun}: {where}</source>
        <translation>Sonne {sun}: {where}</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>Whose turn it is</comment>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>No game can reach this position: {reason}.</source>
        <translation>Diese Stellung kann in keiner Partie entstehen: {reason}.</translation>
    </message>
    <message>
        <source>Kept. You’ll find it on the Puzzles page, where you can rename it.</source>
        <translation>Gespeichert. Du findest die Stellung auf der Seite „Aufgaben“ und kannst sie dort umbenennen.</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Leer beginnen</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Score</source>
        <translation>Ruhm</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>No sound: Qt Multimedia couldn’t be loaded. It needs PySide6-Addons and, on Linux, libpulse.</source>
        <translation>Kein Ton: Qt Multimedia konnte nicht geladen werden. Es braucht PySide6-Addons und unter Linux libpulse.</translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation>Kein Ton: Es wurde kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Ton einschalten</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>My suns</source>
        <translation>Meine Sonnen</translation>
    </message>
    <message>
        <source>Everyone’s suns</source>
        <translation>Die Sonnen aller Spieler</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Meine Plättchen</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Was zuletzt geschehen ist</translation>
    </message>
    <message>
        <source>What I can do</source>
        <translation>Was ich tun darf</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Zum Bestätigen noch einmal drücken.</translation>
    </message>
    <message>
        <source>{name}: {up}; face down: {down}</source>
        <comment>A player and numbers of suns: 4, 7, 9; face down: none</comment>
        <translation>{name}: {up}; verdeckt: {down}</translation>
    </message>
    <message>
        <source>To beat the {sun}: {suns}</source>
        <comment>Numbers of suns: To beat the 5: 7, 9</comment>
        <translation>Höher als die {sun}: {suns}</translation>
    </message>
    <message>
        <source>Bid {sun}, the first bid.</source>
        <comment>Bid is a verb, then a noun</comment>
        <translation>{sun} bieten, das erste Gebot.</translation>
    </message>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n freies Feld</numerusform>
            <numerusform>%n freie Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.</source>
        <translation>Ra-Plättchen im Beutel: {ra} von {tiles}. Chance, dass das nächste Plättchen Ra ist: {chance}.</translation>
    </message>
    <message>
        <source>You have no tiles.</source>
        <translation>Du hast keine Plättchen.</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <comment>Labels of tiles: Nile ×2, Fortress</comment>
        <translation>Deine Plättchen: {tiles}</translation>
    </message>
    <message>
        <source>In this epoch: {points}</source>
        <comment>Players and points: Nefer +7, Khufu −2</comment>
        <translation>In dieser Epoche: {points}</translation>
    </message>
    <message>
        <source>You can choose: {moves}</source>
        <comment>Labels of moves: Draw a tile, Invoke Ra</comment>
        <translation>Du kannst wählen: {moves}</translation>
    </message>
    <message>
        <source>You can bid {suns}, or pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Du kannst passen oder eine dieser Sonnen bieten: {suns}.</translation>
    </message>
    <message>
        <source>You can bid {suns}, but you can’t pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Passen geht nicht. Du kannst bieten: {suns}.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Im Augenblick gibt es für dich nichts zu tun.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Bisher ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Bid {sun}, which beats the {highest}.</source>
        <comment>Bid is a verb</comment>
        <translation>{sun} bieten, höher als die {highest}.</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{tile}, space {space}</source>
        <comment>A tile on the auction track: Gold, space 3</comment>
        <translation>{tile}, Feld {space}</translation>
    </message>
    <message>
        <source>Turn over {tile}</source>
        <comment>{tile} is a label with both sides: Farmer/Scribe</comment>
        <translation>{tile} umdrehen</translation>
    </message>
    <message>
        <source>Look at the fame of {name}</source>
        <translation>Ruhm ansehen: {name}</translation>
    </message>
    <message>
        <source>Open the panel of {name}</source>
        <translation>Tafel öffnen: {name}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n eigener Zug</numerusform>
            <numerusform>%n eigene Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation>Ne&amp;u bei Ra?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Journey</source>
        <translation>Reis&amp;e</translation>
    </message>
    <message>
        <source>and the deal of the day</source>
        <translation>und Partie des Tages</translation>
    </message>
    <message>
        <source>Twelve tables up the Nile</source>
        <translation>Zwölf Tische nilaufwärts</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>For&amp;tsetzen</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>&amp;Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation>Reiner Knizias Versteigerungsspiel am Nil · ein inoffizielles Fanprojekt</translation>
    </message>
    <message>
        <source>Nex&amp;t lesson</source>
        <translation>Nächs&amp;te Lektion</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Partie des Tages</translation>
    </message>
    <message>
        <source>Your game is open in another Ra Desktop window.</source>
        <translation>Deine Partie ist in einem anderen Fenster von Ra Desktop offen.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation>Ra-Partien</translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation>CSV-Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>%n Partie exportiert</numerusform>
            <numerusform>%n Partien exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>Alle Statistiken löschen?</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation>Ruhm nach Partie</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>A number of games, or the key of a chart</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation>Schnitt aus zehn Partien</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Partie {number}: {fame} Ruhm, gewonnen</numerusform>
            <numerusform>Partie {number}: {fame} Ruhm, gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Partie {number}: {fame} Ruhm, nicht gewonnen</numerusform>
            <numerusform>Partie {number}: {fame} Ruhm, nicht gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>What you pay too much or too little for</source>
        <translation>Wofür du zu viel oder zu wenig zahlst</translation>
    </message>
    <message>
        <source>A finished game counts here once its review is complete. Choose “{command}” after a game.</source>
        <translation>Eine beendete Partie zählt hier, sobald ihre Analyse fertig ist. Wähle nach einer Partie „{command}“.</translation>
    </message>
    <message>
        <source>Fame given away</source>
        <translation>Verschenkter Ruhm</translation>
    </message>
    <message>
        <source>Luck of the draws: {points} fame a game</source>
        <translation>Glück beim Ziehen: {points} Ruhm pro Partie</translation>
    </message>
    <message>
        <source>Won with average luck</source>
        <translation>Gewonnen bei durchschnittlichem Glück</translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Zählt&#xa0;… noch %n Partie</numerusform>
            <numerusform>Zählt&#xa0;… noch %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation>Keine beendete Partie passt zu den Filtern oben.</translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation>Deine beendeten Partien werden gezählt. Das geschieht nur einmal.</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine beendeten Partien</translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation>Beende eine Partie, um deine erste Statistik zu sehen.</translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation>Partien mit &amp;Zurücknahmen zählen</translation>
    </message>
    <message>
        <source>Also counts games continued from a position in another game</source>
        <translation>Zählt auch Partien, die aus der Stellung einer anderen Partie fortgesetzt wurden</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation>Alle Partien als Tabelle für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>S&amp;tufen</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>&amp;Charaktere</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>A tab: how well somebody plays</comment>
        <translation>&amp;Spielweise</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>%n davon mit Zurücknahmen</numerusform>
            <numerusform>%n davon mit Zurücknahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation>Ruhm im Schnitt</translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation>Höchster Ruhm</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Siegesserie</translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation>Partien seit dem letzten Sieg</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation>Vom ersten bis zum letzten Zug. Die Hälfte deiner Partien dauerte länger.</translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation>Zuletzt gespielt am {date}.</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Übliche Dauer</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>Gewonnen, %</translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation>Dein Ruhm</translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation>Ihr Ruhm</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation>Vor ihnen</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Fame per game</source>
        <translation>Ruhm pro Partie</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Die Analysen werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Noch keine Analysen</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Analysierte Partien</translation>
    </message>
    <message>
        <source>In each decision, the best move is worth more fame than the worst. This is how much of that difference you gave away, over all decisions.</source>
        <translation>Bei jeder Entscheidung ist der beste Zug mehr Ruhm wert als der schlechteste. So viel von diesem Unterschied hast du insgesamt verschenkt.</translation>
    </message>
    <message>
        <source>Ra invoked too late: {late}. Too early: {early}.</source>
        <translation>Ra zu spät gerufen: {late}. Zu früh: {early}.</translation>
    </message>
    <message>
        <source>Fame given away by month, as a % of what was at stake</source>
        <translation>Verschenkter Ruhm nach Monat, in % des möglichen</translation>
    </message>
    <message>
        <source>Fame given away per decision, by kind</source>
        <translation>Verschenkter Ruhm pro Entscheidung, nach Art</translation>
    </message>
    <message>
        <source>&amp;Finished game:</source>
        <translation>Be&amp;endete Partie:</translation>
    </message>
    <message>
        <source>Your statistics start from zero. This can’t be undone. Your saved games are kept.</source>
        <translation>Deine Statistik beginnt von vorn, und das lässt sich nicht rückgängig machen. Deine gespeicherten Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>The finished games couldn’t be read</source>
        <translation>Die beendeten Partien konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>{habit} (certain)</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (sicher)</translation>
    </message>
    <message>
        <source>{habit} (too early to say, ± {fame})</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (noch unklar, ± {fame})</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Lektion {number} von {all}</translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation>Ohne Fehler!</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lektion abgeschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Deine erste Partie spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Zurück zum Lernen</translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>Du hast %n Ruhm; zwei Sterne gibt es ab {two}, drei ab {three}.</numerusform>
            <numerusform>Du hast %n Ruhm; zwei Sterne gibt es ab {two}, drei ab {three}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move is about as good.</source>
        <translation>Dieser Zug ist etwa genauso gut.</translation>
    </message>
    <message>
        <source>That works, too</source>
        <translation>Das geht auch</translation>
    </message>
    <message>
        <source>From an earlier lesson: {title}</source>
        <translation>Aus einer früheren Lektion: {title}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{epoch}: you start.</source>
        <translation>{epoch}: Du beginnst.</translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation>{epoch}: {name} beginnt.</translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation>Du ziehst Ra!</translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation>{name} zieht Ra!</translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>Du ziehst {tile}. Auf der Rückseite: {other}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>{name} zieht {tile}. Auf der Rückseite: {other}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Du ziehst {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} zieht {tile}.</translation>
    </message>
    <message>
        <source>You show this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>Du wählst eine Seite: {tile}.</translation>
    </message>
    <message>
        <source>{name} shows this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>{name} wählt eine Seite: {tile}.</translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Du setzt einen Gott ein und nimmst {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} setzt einen Gott ein und nimmt {tile}.</translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation>Versteigerung: Du bietest zuletzt.</translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation>Versteigerung: {name} bietet zuletzt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>No one bids. The tiles on the full track are discarded.</source>
        <translation>Niemand bietet. Die Plättchen der vollen Reihe werden abgeworfen.</translation>
    </message>
    <message>
        <source>No one bids. The tiles stay on the track.</source>
        <translation>Niemand bietet. Die Plättchen bleiben in der Reihe.</translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: Du verlierst {tile}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: {name} verliert {tile}.</translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>Du drehst {other} um und hast nun {tile}.</translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>{name} dreht {other} um und hat nun {tile}.</translation>
    </message>
    <message>
        <source>{epoch}: scoring.</source>
        <translation>{epoch}: Wertung.</translation>
    </message>
    <message>
        <source>Your priests remove a plague.</source>
        <translation>Deine Priester nehmen eine Plage weg.</translation>
    </message>
    <message>
        <source>{name}’s priests remove a plague.</source>
        <translation>Die Priester von {name} nehmen eine Plage weg.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %n Ruhm!</numerusform>
            <numerusform>Du gewinnst die Partie mit %n Ruhm!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>{name} gewinnt die Partie mit %n Ruhm.</numerusform>
            <numerusform>{name} gewinnt die Partie mit %n Ruhm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation>Die Nacht bricht herein. Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You take over this seat.</source>
        <translation>Ab jetzt spielst du selbst.</translation>
    </message>
    <message>
        <source>A person takes over for {name}.</source>
        <translation>Ab jetzt spielt ein Mensch für {name}.</translation>
    </message>
    <message>
        <source>A bot takes over for you: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Ab jetzt spielt ein Bot für dich: {bot}.</translation>
    </message>
    <message>
        <source>A bot takes over for {name}: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Ab jetzt spielt ein Bot für {name}: {bot}.</translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation>Fortgesetzt ab Zug {move} einer anderen Partie</translation>
    </message>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Dein Volk bringt dir %n Ankh.</numerusform>
            <numerusform>Dein Volk bringt dir %n Ankhs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name} bekommt für das Volk %n Ankh.</numerusform>
            <numerusform>{name} bekommt für das Volk %n Ankhs.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>Du gewinnst mit der {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>{name} gewinnt mit der {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{disaster}: you lose nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: Du verlierst nichts.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: {name} verliert nichts.</translation>
    </message>
    <message>
        <source>You don’t use a priest.</source>
        <translation>Du nutzt keinen Priester.</translation>
    </message>
    <message>
        <source>{name} doesn’t use a priest.</source>
        <translation>{name} nutzt keinen Priester.</translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation>noch mal klicken oder ziehen</translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation>zweimal klicken oder ziehen</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Under suns that are out of use until the next epoch</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation>muss die {sun} schlagen</translation>
    </message>
    <message>
        <source>worth {fame}</source>
        <comment>Under a sun: the fame that it is worth until the epoch ends</comment>
        <translation>{fame} wert</translation>
    </message>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>Bis zum Ende der Epoche ist sie etwa {fame} Ruhm wert.</numerusform>
            <numerusform>Bis zum Ende der Epoche ist sie etwa {fame} Ruhm wert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <comment>Where the game is played</comment>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Wertungsbogen zeigen</translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>a farmer</source>
        <translation>einen Bauern</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>einen Krieger</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>einen Händler</translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation>einen Schreiber</translation>
    </message>
    <message>
        <source>a granary</source>
        <translation>einen Kornspeicher</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>eine Festung</translation>
    </message>
    <message>
        <source>a market</source>
        <translation>einen Markt</translation>
    </message>
    <message>
        <source>a library</source>
        <translation>eine Bibliothek</translation>
    </message>
    <message>
        <source>a stone</source>
        <translation>einen Stein</translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation>eine rote Kammer</translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation>eine blaue Kammer</translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation>eine grüne Kammer</translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation>eine gelbe Kammer</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>einen Priester</translation>
    </message>
    <message>
        <source>a plague</source>
        <translation>eine Plage</translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation>ein Ankh</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>einen Gott</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>ein Goldplättchen</translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation>einen Pharao</translation>
    </message>
    <message>
        <source>a Nile tile</source>
        <translation>ein Nilplättchen</translation>
    </message>
    <message>
        <source>a flood</source>
        <translation>eine Überschwemmung</translation>
    </message>
    <message>
        <source>an art tile</source>
        <translation>ein Kunstplättchen</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <translation>ein Ackerbauplättchen</translation>
    </message>
    <message>
        <source>a religion tile</source>
        <translation>ein Religionsplättchen</translation>
    </message>
    <message>
        <source>an astronomy tile</source>
        <translation>ein Astronomieplättchen</translation>
    </message>
    <message>
        <source>a writing tile</source>
        <translation>ein Schriftplättchen</translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation>einen Obelisken</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>einen Palast</translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation>eine Pyramide</translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation>eine Sphinx</translation>
    </message>
    <message>
        <source>a statue</source>
        <translation>eine Statue</translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation>eine Stufenpyramide</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>einen Tempel</translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation>ein Begräbnis</translation>
    </message>
    <message>
        <source>a drought</source>
        <translation>eine Dürre</translation>
    </message>
    <message>
        <source>an unrest tile</source>
        <translation>Unruhen</translation>
    </message>
    <message>
        <source>an earthquake</source>
        <translation>ein Erdbeben</translation>
    </message>
    <message>
        <source>a mausoleum</source>
        <translation>ein Mausoleum</translation>
    </message>
    <message>
        <source>a sanctuary</source>
        <translation>ein Heiligtum</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>einen Krieg</translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation>
            <numerusform>Gebäude: %n Plättchen einer Art ergibt ein vollständiges Gebäude, das 2 bringt. Vollständige Gebäude von drei oder vier Arten bringen 5 oder 10 dazu. Du behältst es.</numerusform>
            <numerusform>Gebäude: %n Plättchen einer Art ergeben ein vollständiges Gebäude, das 2 bringt. Vollständige Gebäude von drei oder vier Arten bringen 5 oder 10 dazu. Du behältst es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Gebäude: %n Plättchen einer Art ergibt ein vollständiges Gebäude, das 2 bringt. Vollständige Gebäude von drei oder vier Arten bringen 5 oder 10 dazu. Nach jeder Epoche abgeworfen.</numerusform>
            <numerusform>Gebäude: %n Plättchen einer Art ergeben ein vollständiges Gebäude, das 2 bringt. Vollständige Gebäude von drei oder vier Arten bringen 5 oder 10 dazu. Nach jeder Epoche abgeworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation>Volk: Wer von einer Art die meisten hat, mindestens zwei, bekommt 5. Drei oder vier Arten bringen 1 oder 2 Ankhs. Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation>Kammer: Teil deiner Pyramide. Am Ende der Partie bringen drei von einer Farbe 5, vier oder mehr 10. Du behältst sie.</translation>
    </message>
    <message>
        <source>Plague: each one costs more than the last, every epoch: {points}. You keep it.</source>
        <translation>Plage: Jede kostet in jeder Epoche mehr als die vorige ({points}). Du behältst sie.</translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation>Ra: beginnt eine Versteigerung und bringt die Nacht näher.</translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation>Stein: Teil deiner Pyramide. Am Ende der Partie bringen 3, 6 oder 10 Steine und Kammern 5, 10 oder 20. Du behältst ihn.</translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests remove a plague. Discarded after each epoch.</source>
        <translation>Priester: Wenn du ihn gewinnst, darfst du eine deiner Personen oder eines deiner Gebäude umdrehen. Bringt 2. Drei Priester nehmen eine Plage weg. Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation>Ankh: gibt es für Personen von drei oder vier Arten. Am Ende der Partie bringen zwei 5, drei 10, vier oder mehr 20. Du behältst es.</translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation>Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15. Wer keine hat, verliert 5. Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation>Monument: zählt nur am Ende der Partie, für verschiedene Arten und für drei oder mehr von einer Art. Du behältst es.</translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. Discarded after each epoch.</source>
        <translation>Gott: Bist du am Zug, kannst du ihn einsetzen, um ein Plättchen aus der Reihe zu nehmen, aber keinen anderen Gott. Behältst du ihn, bringt er 2. Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation>Gold: bringt 3. Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.</source>
        <translation>Pharao: In jeder Epoche bringen die meisten 5, und die wenigsten kosten 2. Du behältst ihn.</translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation>Nil: bringt 1 in jeder Epoche, in der du eine Überschwemmung hast. Du behältst ihn.</translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.</source>
        <translation>Überschwemmung: bringt 1 und lässt deine Nilplättchen zählen. Nach jeder Epoche abgeworfen.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two pharaohs.</source>
        <translation>Katastrophe: Wer sie nimmt, verliert zwei Pharaonen.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.</source>
        <translation>Katastrophe: Wer sie nimmt, verliert zwei Überschwemmungen oder, wenn keine mehr da sind, Nilplättchen.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two civilization tiles.</source>
        <translation>Katastrophe: Wer sie nimmt, verliert zwei Zivilisationsplättchen.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two monuments.</source>
        <translation>Katastrophe: Wer sie nimmt, verliert zwei Monumente.</translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation>{rule} Andere Seite: {tile}.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Kornspeicher</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation>Rote Kammer</translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation>Blaue Kammer</translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation>Grüne Kammer</translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation>Gelbe Kammer</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>God</source>
        <translation>Gott</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharao</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Ackerbau</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation>Astronomie</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>A monument</comment>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sphinx</translation>
    </message>
    <message>
        <source>Statue</source>
        <comment>A monument</comment>
        <translation>Statue</translation>
    </message>
    <message>
        <source>Step pyramid</source>
        <translation>Stufenpyramide</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Begräbnis</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Dürre</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Unruhen</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Erdbeben</translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation>Mausoleum</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Heiligtum</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>My name will be carved in stone.</source>
        <comment>Said by the winner</comment>
        <translation>Mein Name wird in Stein gemeißelt.</translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation>Eine letzte niedrige Sonne, und den Rest hat das Glück erledigt.</translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation>Was ich gebaut habe, steht noch in tausend Jahren.</translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation>Ich habe nie daran gezweifelt. Meine Ahnen auch nicht.</translation>
    </message>
    <message>
        <source>I spoke, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation>Ich rief, und Ra antwortete.</translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation>Auch Geduld ist ein Gebet.</translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation>Der Fluss gibt denen, die auf die Flut warten.</translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation>Ich habe aufgeschrieben, wie es ausgeht. Willst du es lesen?</translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation>Alles meins, und zweimal nachgezählt.</translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation>Ihr hättet eure Gesichter sehen sollen.</translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation>Noch ein Plättchen. Es war immer nur noch ein Plättchen.</translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation>Die Waage hat gesprochen. Der Fall ist abgeschlossen.</translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation>Ich kam mit der höchsten Sonne und ging mit allem.</translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation>Ra hat gewählt.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>This position can’t become a question: no one can bid for a lot in it.</source>
        <translation>Aus dieser Stellung lässt sich keine Frage machen: Niemand kann darin auf einen Posten bieten.</translation>
    </message>
    <message>
        <source>There are no questions of this kind.</source>
        <translation>Fragen dieser Art gibt es nicht.</translation>
    </message>
    <message>
        <source>The sun you get in return</source>
        <translation>Die Sonne im Tausch</translation>
    </message>
    <message>
        <source>Suns and Ra tiles left</source>
        <translation>Übrige Sonnen und Ra-Plättchen</translation>
    </message>
    <message>
        <source>Tiles you keep</source>
        <translation>Plättchen, die bleiben</translation>
    </message>
    <message>
        <source>When someone has bid</source>
        <translation>Wenn schon geboten wurde</translation>
    </message>
    <message>
        <source>When only you have suns</source>
        <translation>Wenn nur du Sonnen hast</translation>
    </message>
    <message>
        <source>When the next Ra ends the epoch</source>
        <translation>Wenn das nächste Ra die Epoche beendet</translation>
    </message>
    <message>
        <source>What would you give?</source>
        <translation>Was würdest du geben?</translation>
    </message>
    <message>
        <source>Bid a sun for this lot, or pass.</source>
        <translation>Biete eine Sonne für diesen Posten oder passe.</translation>
    </message>
    <message>
        <source>Now suppose it’s your turn, and no one has started an auction.</source>
        <translation>Nimm nun an, du bist am Zug, und noch niemand hat eine Versteigerung begonnen.</translation>
    </message>
    <message>
        <source>Would you invoke Ra?</source>
        <translation>Würdest du Ra rufen?</translation>
    </message>
    <message>
        <source>In the end, how much fame would winning this lot with your {sun} be worth to you?</source>
        <translation>Wie viel Ruhm brächte es dir am Ende, diesen Posten mit deiner {sun} zu gewinnen?</translation>
    </message>
    <message>
        <source>Rule of thumb: {rule}</source>
        <translation>Faustregel: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>%n richtig!</numerusform>
            <numerusform>%n richtig in Folge!</numerusform>
        </translation>
    </message>
    <message>
        <source>One of two right</source>
        <translation>Eine von zwei richtig</translation>
    </message>
    <message>
        <source>Both right!</source>
        <translation>Beide richtig!</translation>
    </message>
    <message>
        <source>“{best}” and “{move}” are about equal.</source>
        <translation>„{best}“ und „{move}“ sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>{share} kept</source>
        <comment>The share of the fame at stake that was not given away</comment>
        <translation>{share} behalten</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>{fame} Ruhm daneben</numerusform>
            <numerusform>{fame} Ruhm daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {count} questions: {score}. Before that: {before}.</source>
        <comment>{score}: 84% kept</comment>
        <translation>Deine letzten {count} Fragen: {score}. Davor: {before}.</translation>
    </message>
    <message>
        <source>Aim for {fame} or less.</source>
        <translation>Das Ziel: höchstens {fame}.</translation>
    </message>
    <message>
        <source>So far: {score}.</source>
        <translation>Bisher: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Mit deiner {sun} zu gewinnen ist für dich etwa {fame} Ruhm wert; du hast {guess} gesagt.</numerusform>
            <numerusform>Mit deiner {sun} zu gewinnen ist für dich etwa {fame} Ruhm wert; du hast {guess} gesagt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Besser ist „{best}“: Das bringt etwa %n Ruhm mehr als „{move}“.</numerusform>
            <numerusform>Besser ist „{best}“: Das bringt etwa %n Ruhm mehr als „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Richtig: „{best}“ bringt etwa %n Ruhm mehr als „{move}“.</numerusform>
            <numerusform>Richtig: „{best}“ bringt etwa %n Ruhm mehr als „{move}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s ten for today. You kept {share} of the fame that was at stake.</source>
        <translation>Das waren zehn für heute. Du hast {share} des Ruhms behalten, um den es ging.</translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>Deine Schätzungen liegen im Schnitt {fame} Ruhm daneben. Damit gewinnt man etwa {games} von 100 Partien gegen zwei Gegner der Stufe Könner; bei gleicher Stärke wären es {even}.</numerusform>
            <numerusform>Deine Schätzungen liegen im Schnitt {fame} Ruhm daneben. Damit gewinnt man etwa {games} von 100 Partien gegen zwei Gegner der Stufe Könner; bei gleicher Stärke wären es {even}.</numerusform>
        </translation>
    </message>
</context>
</TS>
