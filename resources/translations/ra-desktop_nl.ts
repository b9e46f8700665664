<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation>Een onofficieel fanproject. &lt;b&gt;Ra&lt;/b&gt; en &lt;b&gt;Priests of Ra&lt;/b&gt; zijn spellen van &lt;b&gt;Reiner Knizia&lt;/b&gt;. Dit programma heeft geen band met hem of met de uitgevers van zijn spellen. Vind je het leuk, koop dan de bordspellen.</translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation>Vrije software onder de MIT-licentie. Alle afbeeldingen en geluiden zijn voor dit programma gemaakt.</translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation>Gezet in &lt;b&gt;Forum&lt;/b&gt; van Denis Masharov en &lt;b&gt;Alegreya Sans&lt;/b&gt; van Juan Pablo del Peral, beide onder de SIL Open Font License. Gebouwd met Qt for Python, onder de GNU LGPL.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Versie {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Over Qt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>your {sun} for the {centre} in the centre</source>
        <translation>je {sun} voor de {centre} in het midden</translation>
    </message>
    <message>
        <source>what comes later</source>
        <comment>What only a search sees</comment>
        <translation>wat later komt</translation>
    </message>
    <message>
        <source>your {sun} spent</source>
        <translation>je {sun} uitgegeven</translation>
    </message>
    <message>
        <source>“{move}” compared with “{other}”:</source>
        <comment>Above the account of a move: Lot +7 · …</comment>
        <translation>‘{move}’ vergeleken met ‘{other}’:</translation>
    </message>
    <message>
        <source>this epoch</source>
        <comment>What the lot scores when this epoch ends</comment>
        <translation>deze periode</translation>
    </message>
    <message>
        <source>kept for later</source>
        <comment>What tiles of the lot are worth in the next epochs</comment>
        <translation>blijft voor later</translation>
    </message>
    <message>
        <source>what you can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>wat je er nog van kunt maken</translation>
    </message>
    <message>
        <source>what it takes from the others</source>
        <comment>Fame that a lot costs other players</comment>
        <translation>wat hij de anderen kost</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>What the tiles are worth</comment>
        <translation>Kavel</translation>
    </message>
    <message>
        <source>the {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>de {centre} ervoor terug</translation>
    </message>
    <message>
        <source>{tile} kept</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>{tile} behouden</translation>
    </message>
    <message>
        <source>one tile fewer on the track</source>
        <comment>Taken with a god</comment>
        <translation>een plaatje minder in de rij</translation>
    </message>
    <message>
        <source>tiles left on the track for others</source>
        <translation>plaatjes die voor anderen blijven liggen</translation>
    </message>
    <message>
        <source>another tile</source>
        <comment>On average</comment>
        <translation>nog een plaatje</translation>
    </message>
    <message>
        <source>risk of Ra</source>
        <translation>risico op Ra</translation>
    </message>
    <message>
        <source>lot not won yet</source>
        <translation>kavel nog niet gewonnen</translation>
    </message>
    <message>
        <source>your {sun} kept</source>
        <translation>je {sun} behouden</translation>
    </message>
    <message>
        <source>no {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>geen {centre} ervoor terug</translation>
    </message>
    <message>
        <source>no other tile</source>
        <translation>geen ander plaatje</translation>
    </message>
    <message>
        <source>{name} kept from this lot</source>
        <translation>kavel niet voor {name}</translation>
    </message>
    <message>
        <source>it can still be won</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>hij is nog te winnen</translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} roem aan het einde van het spel</numerusform>
            <numerusform>= {points} roem aan het einde van het spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} roem aan het einde van het spel, ongeveer gelijk</numerusform>
            <numerusform>= {points} roem aan het einde van het spel, ongeveer gelijk</numerusform>
        </translation>
    </message>
    <message>
        <source>no risk of Ra</source>
        <translation>geen risico op Ra</translation>
    </message>
    <message>
        <source>{name} wins the auction</source>
        <translation>{name} wint de biedronde</translation>
    </message>
    <message>
        <source>if you win the lot</source>
        <translation>als je de kavel wint</translation>
    </message>
    <message>
        <source>better for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>beter voor {name}</translation>
    </message>
    <message>
        <source>worse for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>slechter voor {name}</translation>
    </message>
    <message>
        <source>keeps it from the others</source>
        <comment>The lot</comment>
        <translation>de anderen krijgen hem niet</translation>
    </message>
    <message>
        <source>{other} given up</source>
        <comment>{other} is a label: Pharaoh</comment>
        <translation>{other} opgegeven</translation>
    </message>
    <message>
        <source>someone else can win it</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>iemand anders kan hem winnen</translation>
    </message>
    <message>
        <source>{name} outbids you with the {price}</source>
        <translation>{name} overbiedt je met de {price}</translation>
    </message>
    <message>
        <source>{name} keeps the {price}</source>
        <comment>A sun that would be spent if you passed</comment>
        <translation>{name} houdt de {price}</translation>
    </message>
    <message>
        <source>keeps it from {name}</source>
        <comment>The lot</comment>
        <translation>{name} krijgt hem niet</translation>
    </message>
    <message>
        <source>chance of Ra</source>
        <comment>The next tile may be Ra, for the better</comment>
        <translation>kans op Ra</translation>
    </message>
    <message>
        <source>no Ra tile</source>
        <translation>geen Ra-plaatje</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation>Waardering</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation>Doorspoelen</translation>
    </message>
    <message>
        <source>Skip to scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation>Naar de waardering</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation>God inzetten</translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation>God houden</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>{tile} nemen</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Plaatje nemen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation>Omdraaien</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Zak: %n plaatje</numerusform>
            <numerusform>Zak: %n plaatjes</numerusform>
        </translation>
    </message>
    <message>
        <source>next tile is Ra: {chance}</source>
        <translation>hierna Ra: {chance}</translation>
    </message>
    <message>
        <source>{tile}: {left} left in the bag</source>
        <translation>{tile}: nog {left} in de zak</translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation>In de zak: {left} van {total}</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Plaatjes in de zak</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>%n plaatje in de zak heeft dit op één kant</numerusform>
            <numerusform>%n plaatjes in de zak hebben dit op één kant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The epoch is over.</source>
        <translation>De periode is afgelopen.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster} – kies een plaatje om af te leggen (nog %n)</numerusform>
            <numerusform>{disaster} – kies een plaatje om af te leggen (nog %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster} – {name} legt een plaatje af (nog %n)</numerusform>
            <numerusform>{disaster} – {name} legt plaatjes af (nog %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose which side to show: {tile} or {other}</source>
        <translation>Kies een kant van het plaatje: {tile} of {other}</translation>
    </message>
    <message>
        <source>{name} is choosing which side to show: {tile} or {other}</source>
        <translation>{name} kiest een kant van het plaatje: {tile} of {other}</translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation>Zet nog een god in of beëindig je beurt</translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation>{name} mag nog een god inzetten</translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation>De rij is vol – je moet Ra aanroepen</translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation>De rij is vol – roep Ra aan of zet een god in</translation>
    </message>
    <message>
        <source>The track is full – {name}’s turn</source>
        <translation>De rij is vol – {name} is aan de beurt</translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation>Jouw beurt – trek een plaatje of roep Ra aan</translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation>Jouw beurt – trek een plaatje, roep Ra aan of zet een god in</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Your god will take {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Je god neemt {tile} – of kies een ander plaatje</translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation>{name} mag een plaatje omdraaien</translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or leave them as they are</source>
        <translation>Draai een van je plaatjes om of laat ze zoals ze zijn</translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun in the centre.</source>
        <translation>Er zijn geen plaatjes te winnen, alleen de zon in het midden.</translation>
    </message>
    <message>
        <source>bidding</source>
        <comment>Under a player&apos;s name</comment>
        <translation>aan het bieden</translation>
    </message>
    <message>
        <source>discarding a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>legt een plaatje af</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation>kiest een kant</translation>
    </message>
    <message>
        <source>turning over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>draait een plaatje om</translation>
    </message>
    <message>
        <source>spending a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation>zet een god in</translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation>geen zonnen meer</translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation>Iedereen past.</translation>
    </message>
    <message>
        <source>No one else has a sun.</source>
        <translation>Niemand anders heeft nog een zon.</translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation>Ra!</translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation>De rij is vol!</translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation>Je moet bieden</translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation>{name} moet bieden</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Je kunt alleen passen</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Bied of pas</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>Under the name of the person at the screen</comment>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation>De speelrij is leeg.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Je zet terugnemen of verderspelen?</translation>
    </message>
    <message>
        <source>The others are waiting – play on?</source>
        <translation>De anderen wachten – verderspelen?</translation>
    </message>
    <message>
        <source>Still drawing – press any key to stop</source>
        <translation>Automatisch trekken – elke toets stopt het</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation>Zak</translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation>Zon in het midden</translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation>Speelrij</translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation>Het volgende plaatje komt op het eerste lege veld van links.</translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation>De nacht is gevallen</translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation>Als het laatste veld vol is, valt de nacht en is de periode meteen afgelopen.</translation>
    </message>
    <message>
        <source>Click it twice, or drag it onto the board, to invoke Ra and start an auction.</source>
        <translation>Klik twee keer op de figuur of sleep hem naar het spelbord om Ra aan te roepen en een biedronde te beginnen.</translation>
    </message>
    <message>
        <source>Held by the player who invoked Ra or drew a Ra tile, until the auction ends.</source>
        <translation>Staat tot het einde van de biedronde bij de speler die Ra aanriep of een Ra-plaatje trok.</translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation>Ra-figuur</translation>
    </message>
    <message>
        <source>The winner of the auction takes this sun, face down, and leaves the winning sun in its place.</source>
        <translation>Wie de biedronde wint, neemt deze zon omgekeerd en laat de geboden zon achter.</translation>
    </message>
    <message>
        <source>You haven’t bid yet</source>
        <translation>Je hebt nog niet geboden</translation>
    </message>
    <message>
        <source>{name} hasn’t bid yet</source>
        <translation>{name} heeft nog niet geboden</translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation>Kavelwaarde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation>Getrokken plaatje: {tile}</translation>
    </message>
    <message>
        <source>Taking effect: {tile}</source>
        <comment>A disaster that takes tiles, or a priest that turns one over</comment>
        <translation>Wordt uitgevoerd: {tile}</translation>
    </message>
    <message>
        <source>The bag is closed</source>
        <translation>De zak is gesloten</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles, so what is left in the bag isn’t shown.</source>
        <translation>Niemand mag afgelegde plaatjes bekijken, dus wat er nog in de zak zit, wordt niet getoond.</translation>
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
        <translation>Stenen</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Overstromingen</translation>
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
        <translation>Biedt lage zonnen en spaart de hoge voor betere dagen.</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation>Ziet een steen en denkt aan een monument.</translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation>Geboren om te heersen. Verzamelt farao’s en hoge zonnen uit het midden.</translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation>Roept Ra aan voordat een ander de plaatjes heeft geteld.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation>Laat anderen Ra aanroepen en wacht op het juiste moment.</translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every Nile tile.</source>
        <translation>Leeft aan de rivier: eerst overstromingen, dan elk Nijlplaatje.</translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation>Verzamelt schrift, kunst en astronomie. Houdt van een beetje van alles.</translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation>Hamstert goud en goden en geeft ze niet graag uit.</translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation>Wil altijd wat een ander het hardst nodig heeft.</translation>
    </message>
    <message>
        <source>Draws one more tile even when the next Ra would end the epoch.</source>
        <translation>Trekt nog een plaatje, ook als de volgende Ra de periode zou beëindigen.</translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation>Mijdt catastrofes en roept Ra aan voordat de tijd om is.</translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation>Biedt de hoogste zon en kijkt nooit om.</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>de gokker</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>de bouwmeester</translation>
    </message>
    <message>
        <source>the impatient one</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation>de ongeduldige</translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation>de geduldige priesteres</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>de boer</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>de geleerde</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>de vrek</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>de dwarsligger</translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation>de waaghals</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>de magistraat</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>de veldheer</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation>Ziet een steen en denkt aan een piramide.</translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation>Geboren om te heersen. Verzamelt personen en hoge zonnen uit het midden.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation>Laat anderen Ra aanroepen en heeft nooit genoeg priesters.</translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation>Verzamelt eerst boeren en graanschuren. Met een lege maag regeert niemand.</translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation>Verzamelt schrijvers en bibliotheken, en een beetje van alles.</translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation>Verzamelt handelaars en markten. Alles heeft zijn prijs.</translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation>Mijdt plagen en roept Ra aan voordat de tijd om is.</translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation>Biedt de hoogste zon voor krijgers en vestingen.</translation>
    </message>
    <message>
        <source>the pharaoh’s heir</source>
        <translation>de troonopvolger</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>‘{move}’ was beter: je keuze heeft je ongeveer %n roem gekost.</numerusform>
            <numerusform>‘{move}’ was beter: je keuze heeft je ongeveer %n roem gekost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>‘{move}’ lijkt op het eerste gezicht beter, maar is ongeveer %n roem minder waard.</numerusform>
            <numerusform>‘{move}’ lijkt op het eerste gezicht beter, maar is ongeveer %n roem minder waard.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation>{name} heeft de hoogste zon, de {sun}; jij hebt {suns}.</translation>
    </message>
    <message>
        <source>The winner of the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation>Wie de eerste biedronde wint, neemt de {centre} uit het midden voor de volgende periode.</translation>
    </message>
    <message>
        <source>Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.</source>
        <translation>Aan het einde van deze periode tellen de zonnen: die van jou zijn samen {sum}; de hoogste som is {most}, de laagste {least}.</translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation>Volgende tegenstanders in het snelle spel: {level}.</translation>
    </message>
    <message>
        <source>After three games, the coach leaves you to it. You can turn it back on in the Settings menu.</source>
        <translation>Na drie spellen laat de coach het aan jou over. Je kunt hem weer inschakelen in het menu Instellingen.</translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.</source>
        <translation>Je {sun} is de hoogste zon: niemand kan hem overbieden, dus bewaar hem voor een goede kavel.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation>Goed gespeeld</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation>Opnieuw kiezen, zoals met ‘Ongedaan maken’</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Coach uit</translation>
    </message>
    <message>
        <source>The coach stays quiet until you turn it back on in the Settings menu</source>
        <translation>De coach zwijgt tot je hem weer inschakelt in het menu Instellingen</translation>
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
        <translation>Lapis lazuli</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Carneool</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachiet</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Amethist</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Oker</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hints are turned off in the preferences</source>
        <translation>Hints zijn uitgeschakeld in de voorkeuren</translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation>Het venster is te smal voor het zijpaneel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>Quic&amp;k game</source>
        <translation>Sne&amp;l spel</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Journey and deal of the day</source>
        <translation>Reis en spel van de dag</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Re&amp;cent geopend</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Stellingen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stelling &amp;kopiëren</translation>
    </message>
    <message>
        <source>Past&amp;e position</source>
        <extracomment>Begins a game from the position on the clipboard</extracomment>
        <translation>Stelling &amp;plakken</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Stelling opzetten…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Op&amp;geslagen spellen…</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>S&amp;tatistieken</translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation>L&amp;es verlaten</translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation>&amp;Puzzel verlaten</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Startpag&amp;ina</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Afsl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Edit player…</source>
        <extracomment>The one who plays: name, face, colour</extracomment>
        <translation>Speler &amp;bewerken…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>Opnieu&amp;w</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Plaatje &amp;trekken</translation>
    </message>
    <message>
        <source>Choos&amp;e the person side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>P&amp;ersoonskant kiezen</translation>
    </message>
    <message>
        <source>Choose the bu&amp;ilding side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Gebouw&amp;kant kiezen</translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation>&amp;Ra aanroepen</translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation>God in&amp;zetten…</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>B&amp;eurt beëindigen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>P&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation>Plaatje om&amp;draaien…</translation>
    </message>
    <message>
        <source>&amp;Keep all tiles as they are</source>
        <extracomment>Turns over no tile</extracomment>
        <translation>Alle plaatjes zo &amp;laten</translation>
    </message>
    <message>
        <source>Pass in the next auction, too</source>
        <translation>Ook in de volgende biedronde passen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>A submenu: to choose a move with the arrow keys</extracomment>
        <translation>Selecteren</translation>
    </message>
    <message>
        <source>Se&amp;lect next</source>
        <translation>Volgende sele&amp;cteren</translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation>Vor&amp;ige selecteren</translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation>Selectie &amp;bevestigen</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <extracomment>A submenu: how fast the bots play</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Skip the &amp;animation</source>
        <translation>Animatie over&amp;slaan</translation>
    </message>
    <message>
        <source>Skip to my ne&amp;xt decision</source>
        <translation>Doorspoelen tot &amp;mijn volgende keuze</translation>
    </message>
    <message>
        <source>Cha&amp;nge the speed</source>
        <translation>S&amp;nelheid wijzigen</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <extracomment>A submenu: to look through the moves of the game</extracomment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Repla&amp;y the game</source>
        <translation>Spel terugkijken</translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation>Een zet ter&amp;ug</translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation>Een zet &amp;vooruit</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Teru&amp;g naar het spel</translation>
    </message>
    <message>
        <source>Ask: the &amp;Ra track, and the chance that the next tile is Ra</source>
        <translation>Vraag: de &amp;Ra-rij en de kans dat het volgende plaatje Ra is</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>Spel anal&amp;yseren</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Plaatsen</translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation>Speler &amp;bekijken</translation>
    </message>
    <message>
        <source>Scoring overvie&amp;w</source>
        <translation>&amp;Puntenoverzicht</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Zijpaneel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Turn the table to the current player</source>
        <translation>&amp;Tafel naar de speler aan de beurt draaien</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>V&amp;oorkeuren…</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Leren spelen…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Puzzels…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Wat is dit?</translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation>&amp;Over Ra Desktop</translation>
    </message>
    <message>
        <source>Play this &amp;deal again…</source>
        <translation>Nog eens hetzelfde spel…</translation>
    </message>
    <message>
        <source>Ask: &amp;what can I do?</source>
        <translation>Vraag: &amp;wat mag ik doen?</translation>
    </message>
    <message>
        <source>Ask: the &amp;auction track, and what it is worth</source>
        <translation>Vraag: de &amp;speelrij en wat die zou opleveren</translation>
    </message>
    <message>
        <source>Ask: my &amp;suns</source>
        <translation>Vraag: mijn &amp;zonnen</translation>
    </message>
    <message>
        <source>Ask: &amp;everyone’s suns, and who can outbid me</source>
        <translation>Vraag: de zonnen van &amp;iedereen en wie mij kan overbieden</translation>
    </message>
    <message>
        <source>Ask: &amp;my tiles, and what they score</source>
        <translation>Vraag: &amp;mijn plaatjes en wat ze waard zijn</translation>
    </message>
    <message>
        <source>Ask: the ba&amp;g</source>
        <translation>Vraag: de z&amp;ak</translation>
    </message>
    <message>
        <source>Ask: what happened &amp;last</source>
        <translation>Vraag: wat er het &amp;laatst is gebeurd</translation>
    </message>
    <message>
        <source>What is i&amp;t worth?</source>
        <translation>Wat is he&amp;t waard?</translation>
    </message>
    <message>
        <source>Ask a&amp;bout the table</source>
        <translation>&amp;Vragen over de tafel</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <extracomment>A submenu: who plays at this computer</extracomment>
        <translation>&amp;Wie speelt</translation>
    </message>
    <message>
        <source>&amp;Add a player…</source>
        <translation>Speler &amp;toevoegen…</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Uitslag kopiëren</translation>
    </message>
    <message>
        <source>Draw until a &amp;Ra tile comes</source>
        <translation>Trekken tot er een &amp;Ra-plaatje komt</translation>
    </message>
    <message>
        <source>Draw until a &amp;disaster comes</source>
        <translation>Trekken tot er een catastrofe &amp;komt</translation>
    </message>
    <message>
        <source>Draw until there are &amp;4 tiles</source>
        <translation>Trekken tot er &amp;4 plaatjes liggen</translation>
    </message>
    <message>
        <source>Draw until there are &amp;6 tiles</source>
        <translation>Trekken tot er &amp;6 plaatjes liggen</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;5</source>
        <translation>Trekken tot de kavel &amp;5 oplevert</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;10</source>
        <translation>Trekken tot de kavel &amp;10 oplevert</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Met &amp;vrienden spelen…</translation>
    </message>
    <message>
        <source>Draw until…</source>
        <translation>Trekken tot…</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Niet meer passen</translation>
    </message>
    <message>
        <source>Show account</source>
        <translation>Berekening tonen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots pauzeren</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langzamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Sneller</translation>
    </message>
    <message>
        <source>Take-backs aren’t allowed in this game</source>
        <translation>In dit spel mag je geen zetten terugnemen</translation>
    </message>
    <message>
        <source>&amp;Edit {name}…</source>
        <translation>{name} &amp;bewerken…</translation>
    </message>
    <message>
        <source>Hide account</source>
        <translation>Berekening verbergen</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Geen personage</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>Geen spellen gevonden</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Nog geen opgeslagen spellen</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation>Priests of Ra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>A tab</comment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation>{sun} bieden</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>{tile} afleggen</translation>
    </message>
    <message>
        <source>{tile} side up</source>
        <comment>Of a two-sided tile</comment>
        <translation>{tile} tonen</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <comment>Turn over no tile</comment>
        <translation>Alles zo laten</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Helaas niet</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>De beste zet</translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation>Periode {number}</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Je wint!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} wint!</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation>‘{line}’</translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation>Zon {sun}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Kamers</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Priesters</translation>
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
        <translation>Goden</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumenten</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Farao’s</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Beschaving</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Catastrofes</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>De zak is leeg.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>Of a player: what was done in the auction</comment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation>{name} moet nu bieden of passen</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>Aan de beurt: {name}</translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under or beside a player&apos;s name: bid is a noun</comment>
        <translation>bod: {sun}</translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation>Je roept Ra aan.</translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation>{name} roept Ra aan.</translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation>Je biedt {sun}.</translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation>{name} biedt {sun}.</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: does not delete anything after all</comment>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>De uitslag staat op het klembord, als tekst en als afbeelding.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation>{items} en {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>The end of a choice in a sentence: 4, 7 or 9</comment>
        <translation>{items} of {last}</translation>
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
            <numerusform>{number} roem</numerusform>
            <numerusform>{number} roem</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of 100 games</source>
        <comment>A number, with or without a sign</comment>
        <translation>{number} van de 100 spellen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>The game can’t be continued</source>
        <translation>Het spel kan niet worden voortgezet</translation>
    </message>
    <message>
        <source>Face down: can’t be used until the next epoch.</source>
        <translation>Omgekeerd: pas in de volgende periode te gebruiken.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Share the result</source>
        <translation>Uitslag delen</translation>
    </message>
    <message>
        <source>Copy picture and text</source>
        <translation>Afbeelding en tekst kopiëren</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved</source>
        <translation>De afbeelding kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>won</source>
        <comment>Of a mark of a place</comment>
        <translation>behaald</translation>
    </message>
    <message>
        <source>not won yet</source>
        <comment>Of a mark of a place</comment>
        <translation>nog niet behaald</translation>
    </message>
    <message>
        <source>New feat: {feat}</source>
        <translation>Nieuwe prestatie: {feat}</translation>
    </message>
    <message>
        <source>Reach the place</source>
        <translation>Volbreng de opdracht</translation>
    </message>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Win met minstens %n roem verschil</numerusform>
            <numerusform>Win met minstens %n roem verschil</numerusform>
        </translation>
    </message>
    <message>
        <source>Win without a mistake, as the review sees it</source>
        <translation>Win zonder fouten, volgens de analyse</translation>
    </message>
    <message>
        <source>Bots are still playing this deal in your seat. You’ll see here how they do.</source>
        <translation>Bots spelen ditzelfde spel nog op jouw plaats. Hier zie je straks wat ze ervan maken.</translation>
    </message>
    <message>
        <source>The next deal comes at midnight.</source>
        <translation>Het volgende spel van de dag komt om middernacht.</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>Hetzelfde spel</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}: %n spel gewonnen</numerusform>
            <numerusform>{name}: %n spellen gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n spel samen</numerusform>
            <numerusform>%n spellen samen</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} with this game</source>
        <translation>{change} door dit spel</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Je rating</translation>
    </message>
    <message>
        <source>Next: {place}</source>
        <comment>A button: sets out for the next place</comment>
        <translation>Verder: {place}</translation>
    </message>
    <message>
        <source>Same deal again…</source>
        <translation>Nog eens hetzelfde spel…</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <comment>In the ranking: 2nd of 4</comment>
        <translation>{place} van {players}</translation>
    </message>
    <message>
        <source>more than {level} ({fame})</source>
        <translation>meer dan {level} ({fame})</translation>
    </message>
    <message>
        <source>as much as {level} ({fame})</source>
        <translation>evenveel als {level} ({fame})</translation>
    </message>
    <message>
        <source>less than {level} ({fame})</source>
        <translation>minder dan {level} ({fame})</translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}: ik werd {place} van {players} met %n roem.</numerusform>
            <numerusform>{title}, {date}: ik werd {place} van {players} met %n roem.</numerusform>
        </translation>
    </message>
    <message>
        <source>I played with help.</source>
        <translation>Ik speelde met hulp.</translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Het Oude Rijk</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Het Middenrijk</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Het Nieuwe Rijk</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>Nog %n Ra-plaatje tot de nacht</numerusform>
            <numerusform>Nog %n Ra-plaatjes tot de nacht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation>Er ging iets mis. Je spel is opgeslagen en je kunt verderspelen.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Logboek tonen</translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation>Automatische opslag openen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Naar de startpagina</translation>
    </message>
    <message>
        <source>Ra Desktop has been removed</source>
        <translation>Ra Desktop is verwijderd</translation>
    </message>
    <message>
        <source>Its files are no longer on this computer, so it has to close. Your games are safe.</source>
        <translation>De bestanden van het programma staan niet meer op deze computer, dus het moet worden afgesloten. Je spellen zijn veilig.</translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation>Het bestand is beschadigd: {reason}.</translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation>Het spel in het bestand is in strijd met de regels: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation>Er is een onverwachte fout opgetreden ({reason}). Je spellen zijn veilig. In het logboek staan de details.</translation>
    </message>
    <message>
        <source>The game got stuck</source>
        <translation>Het spel is vastgelopen</translation>
    </message>
    <message>
        <source>Ra Desktop can’t start</source>
        <translation>Ra Desktop kan niet starten</translation>
    </message>
    <message>
        <source>Something it needs is missing or damaged, so try installing it again. Your saved games are safe.
The log has the details: {file}</source>
        <translation>Er ontbreekt iets of er is iets beschadigd: probeer Ra Desktop opnieuw te installeren. Je opgeslagen spellen zijn veilig.
In het logboek staan de details: {file}</translation>
    </message>
    <message>
        <source>This isn’t a saved game from Ra Desktop: {reason}.</source>
        <translation>Dit is geen opgeslagen spel van Ra Desktop: {reason}.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Ra Desktop ({reason}). Update the program to open it.</source>
        <translation>Het bestand is opgeslagen door een nieuwere versie van Ra Desktop ({reason}). Werk het programma bij om het te openen.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Het bestand kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}. Nothing is lost.</source>
        <translation>Het bestand kan niet worden opgeslagen: {reason}. Er is niets verloren.</translation>
    </message>
    <message>
        <source>{problem}
Where in the file: {place}</source>
        <translation>{problem}
Plaats in het bestand: {place}</translation>
    </message>
    <message>
        <source>The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}.</source>
        <translation>Het bestand was beschadigd, dus Ra Desktop heeft een nieuw bestand gemaakt. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>Some entries were damaged and left out. The original file is kept as {file}.</source>
        <translation>Sommige gegevens waren beschadigd en zijn weggelaten. Het oorspronkelijke bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file can’t be read ({reason}). Until it can, nothing is saved in it.</source>
        <translation>Het bestand kan niet worden gelezen ({reason}). Zolang dat zo is, wordt er niets in opgeslagen.</translation>
    </message>
    <message>
        <source>Changes can’t be saved ({reason}). They last until you close Ra Desktop.</source>
        <translation>Wijzigingen kunnen niet worden opgeslagen ({reason}). Ze gelden tot je Ra Desktop afsluit.</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>Your own move</source>
        <translation>Je eigen zet</translation>
    </message>
    <message>
        <source>Show the best move and why</source>
        <translation>De beste zet tonen, en waarom</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Deze puzzel voor later bewaren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>That’s my guess</source>
        <translation>Dat schat ik</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Opgelost!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: next item. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation>{next}: het volgende. {close}: sluiten.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Bow</source>
        <translation>Boog</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kat</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Kroon</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Valk</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Waaier</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Druiven</translation>
    </message>
    <message>
        <source>Harp</source>
        <translation>Harp</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Kruik</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Zeil</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Staf</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ster</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>Feat</source>
        <translation>Prestatie</translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Eerste keer</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Prestaties</translation>
    </message>
    <message>
        <source>Compares you with the bots’ levels. Your results count, and so does what your choices cost; the luck of the tiles counts less.</source>
        <translation>Vergelijkt je met de niveaus van de bots. Je resultaten tellen, en ook wat je keuzes kosten; of je geluk had met de plaatjes, telt minder.</translation>
    </message>
    <message>
        <source>Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a player usually does.</source>
        <translation>Spellen die niet meetellen voor rating en prestaties: {count}. Er zijn zetten teruggenomen, of je wist meer dan een speler normaal weet.</translation>
    </message>
    <message>
        <source>Finished a game</source>
        <translation>Een spel uitgespeeld</translation>
    </message>
    <message>
        <source>Won a game</source>
        <translation>Een spel gewonnen</translation>
    </message>
    <message>
        <source>Won three games in a row</source>
        <translation>Drie spellen op rij gewonnen</translation>
    </message>
    <message>
        <source>Won five games in a row</source>
        <translation>Vijf spellen op rij gewonnen</translation>
    </message>
    <message>
        <source>Finished ten games</source>
        <translation>Tien spellen uitgespeeld</translation>
    </message>
    <message>
        <source>Finished a hundred games</source>
        <translation>Honderd spellen uitgespeeld</translation>
    </message>
    <message>
        <source>Won with five at the table</source>
        <translation>Gewonnen met vijf aan tafel</translation>
    </message>
    <message>
        <source>Won all three games: Classic, Solar boat and Priests of Ra</source>
        <translation>Alle drie de spellen gewonnen: Klassiek, Zonneboot en Priests of Ra</translation>
    </message>
    <message>
        <source>Won with two, three, four and five players</source>
        <translation>Gewonnen met twee, drie, vier en vijf spelers</translation>
    </message>
    <message>
        <source>Ended a game with 50 fame or more</source>
        <translation>Een spel uitgespeeld met minstens 50 roem</translation>
    </message>
    <message>
        <source>Won by 20 fame or more</source>
        <translation>Gewonnen met minstens 20 roem verschil</translation>
    </message>
    <message>
        <source>Won by the tie-break</source>
        <translation>Gewonnen na een gelijke stand</translation>
    </message>
    <message>
        <source>Ended a game with no fame at all</source>
        <translation>Een spel uitgespeeld zonder ook maar 1 roem</translation>
    </message>
    <message>
        <source>Won with the lowest total of suns</source>
        <translation>Gewonnen met de laagste som van de zonnen</translation>
    </message>
    <message>
        <source>Had the highest total of suns</source>
        <translation>De hoogste som van de zonnen gehad</translation>
    </message>
    <message>
        <source>Won without scoring for the Nile</source>
        <translation>Gewonnen zonder te scoren met de Nijl</translation>
    </message>
    <message>
        <source>Scored 15 for sets of the same monument</source>
        <translation>15 gescoord met gelijke monumenten</translation>
    </message>
    <message>
        <source>Had the most pharaohs in all three epochs</source>
        <translation>In alle drie de periodes de meeste farao’s gehad</translation>
    </message>
    <message>
        <source>Scored 25 for civilization tiles in one game</source>
        <translation>25 gescoord met beschavingsplaatjes in één spel</translation>
    </message>
    <message>
        <source>Scored 15 for the pyramid in one game</source>
        <translation>15 gescoord met de piramide in één spel</translation>
    </message>
    <message>
        <source>Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}</source>
        <translation>Rating {mean} ± {error}, op basis van {games} spellen. Beginner: {novice}; Expert: {expert}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Ratings by game and number of players</source>
        <translation>Ratings per spel en aantal spelers</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>A tab: rating, form and feats of a player</comment>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>Won against twelve different characters</source>
        <translation>Gewonnen van twaalf verschillende personages</translation>
    </message>
    <message>
        <source>Won by just 1 fame</source>
        <translation>Gewonnen met 1 roem verschil</translation>
    </message>
    <message>
        <source>Won against bots at level {level} or above</source>
        <translation>Gewonnen van bots op niveau {level} of hoger</translation>
    </message>
    <message>
        <source>Owned all eight kinds of monument</source>
        <translation>Alle acht soorten monumenten gehad</translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>Je rating verschijnt na %n spel tegen bots, zonder teruggenomen zetten.</numerusform>
            <numerusform>Je rating verschijnt na %n spellen tegen bots, zonder teruggenomen zetten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>it is empty</source>
        <translation>het is leeg</translation>
    </message>
    <message>
        <source>{value} is not a number from {least} to {most}</source>
        <translation>{value} is geen getal van {least} tot {most}</translation>
    </message>
    <message>
        <source>{value} does not belong here</source>
        <translation>{value} hoort hier niet</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>{value} ontbreekt</translation>
    </message>
    <message>
        <source>there are only {count} {name} tiles</source>
        <translation>van {name} zijn er maar {count}</translation>
    </message>
    <message>
        <source>format {version}</source>
        <translation>formaat {version}</translation>
    </message>
    <message>
        <source>there is a gap on the auction track that no god can have left</source>
        <translation>er is een gat in de speelrij dat geen god kan hebben achtergelaten</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>that move is not legal at that point</source>
        <translation>deze zet is daar niet mogelijk</translation>
    </message>
    <message>
        <source>{value} is unknown</source>
        <translation>{value} is onbekend</translation>
    </message>
    <message>
        <source>{value} appears twice</source>
        <translation>{value} komt twee keer voor</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>er ontbreekt iets</translation>
    </message>
    <message>
        <source>expected {name}, not {value}</source>
        <translation>{name} verwacht, niet {value}</translation>
    </message>
    <message>
        <source>players can’t keep {value}</source>
        <translation>{value} kun je niet houden</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>geen gewoon bestand</translation>
    </message>
    <message>
        <source>its name isn’t valid</source>
        <translation>geen geldige bestandsnaam</translation>
    </message>
    <message>
        <source>there is already a file with that name</source>
        <translation>er bestaat al een bestand met die naam</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>bestand of map niet gevonden</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>geen toegang</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>every player must have the same number of suns, at most {count}; {seat}: {value}</source>
        <translation>iedereen moet evenveel zonnen hebben, hooguit {count}; {seat}: {value}</translation>
    </message>
    <message>
        <source>{seat}: no sun face up</source>
        <translation>{seat}: geen open zon</translation>
    </message>
    <message>
        <source>{seat}: too many tiles for the lots won; each lot won turns one sun face down</source>
        <translation>{seat}: te veel plaatjes voor de gewonnen kavels; met elke kavel wordt een zon omgekeerd</translation>
    </message>
    <message>
        <source>sun {count} is in the centre until a lot is won</source>
        <translation>zon {count} ligt in het midden tot er een kavel is gewonnen</translation>
    </message>
    <message>
        <source>the winner of the first lot has sun {count} face down</source>
        <translation>wie de eerste kavel wint, heeft zon {count} omgekeerd liggen</translation>
    </message>
    <message>
        <source>something in it is not valid</source>
        <translation>iets in de inhoud is ongeldig</translation>
    </message>
    <message>
        <source>the system reported an error</source>
        <translation>het systeem meldt een fout</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>te groot</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Only one game can be open at a time. You’ll find the others under Open recent.</source>
        <translation>Er kan maar één spel tegelijk geopend zijn. De andere staan onder ‘Recent geopend’.</translation>
    </message>
    <message>
        <source>Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.</source>
        <translation>Ra Desktop herkent deze gegevens in het bestand niet en heeft ze genegeerd: {names}.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mijn spel</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Toch afsluiten</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Dit spel is al geopend.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved</source>
        <translation>Het spel kon niet worden opgeslagen</translation>
    </message>
    <message>
        <source>If you quit now, you’ll lose the moves made since it was last saved.</source>
        <translation>Als je nu afsluit, ben je de zetten kwijt die je sinds het laatste opslaan hebt gedaan.</translation>
    </message>
    <message>
        <source>{file} couldn’t be opened</source>
        <translation>{file} kon niet worden geopend</translation>
    </message>
    <message>
        <source>Some saved games couldn’t be opened</source>
        <translation>Sommige opgeslagen spellen konden niet worden geopend</translation>
    </message>
    <message>
        <source>This game wasn’t dealt according to the rules. You can play it, but it won’t count in your statistics.</source>
        <translation>Dit spel is niet volgens de regels opgezet. Je kunt het spelen, maar het telt niet mee in je statistieken.</translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message>
        <source>The host has turned hints off</source>
        <translation>De host heeft hints uitgeschakeld</translation>
    </message>
    <message>
        <source>That isn’t an invitation. Invitations begin with “ra-table”.</source>
        <translation>Dat is geen uitnodiging. Een uitnodiging begint met ‘ra-table’.</translation>
    </message>
    <message>
        <source>That table can’t be opened any more.</source>
        <translation>Die tafel kan niet meer worden geopend.</translation>
    </message>
    <message>
        <source>Ten seconds left.</source>
        <translation>Nog tien seconden.</translation>
    </message>
    <message>
        <source>You already have a table open in another Ra Desktop window.</source>
        <translation>Je hebt al een tafel in een ander venster van Ra Desktop.</translation>
    </message>
    <message>
        <source>Enter your name first: it is what your friends see.</source>
        <translation>Vul eerst je naam in: die zien je vrienden.</translation>
    </message>
    <message>
        <source>This computer doesn’t let others connect to Ra Desktop.</source>
        <translation>Deze computer staat niet toe dat anderen verbinding maken met Ra Desktop.</translation>
    </message>
    <message>
        <source>Another program is using your table’s port, so the invitation has changed. Send the new one to anyone who isn’t back within a minute.</source>
        <translation>Een ander programma gebruikt de poort van je tafel, dus de uitnodiging is veranderd. Stuur de nieuwe naar wie niet binnen een minuut terug is.</translation>
    </message>
    <message>
        <source>Time’s up: a bot has made your move.</source>
        <translation>De tijd is om: een bot heeft voor je gespeeld.</translation>
    </message>
    <message>
        <source>Another game has begun. Choose Play with friends in the menu to go on.</source>
        <translation>Er is een nieuw spel begonnen. Kies ‘Met vrienden spelen’ in het menu om verder te gaan.</translation>
    </message>
    <message>
        <source>The host has turned hints and prices off.</source>
        <translation>De host heeft hints en prijzen uitgeschakeld.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} is aangeschoven.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} heeft de tafel verlaten.</translation>
    </message>
    <message>
        <source>{name} has lost the connection.</source>
        <translation>{name} is de verbinding kwijt.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} is terug.</translation>
    </message>
    <message>
        <source>The tiles didn’t come from the bag that the host’s program sealed at the start.</source>
        <translation>De plaatjes kwamen niet uit de zak die het programma van de host aan het begin had vastgelegd.</translation>
    </message>
    <message>
        <source>The connection was lost. Ra Desktop is trying to reconnect.</source>
        <translation>De verbinding is verbroken. Ra Desktop probeert die te herstellen.</translation>
    </message>
    <message>
        <source>You’re at the table with {names}.</source>
        <translation>Je zit aan tafel met {names}.</translation>
    </message>
    <message>
        <source>The host can’t be reached any more.</source>
        <translation>De host is niet meer bereikbaar.</translation>
    </message>
    <message>
        <source>This address doesn’t lead to your friend’s table any more. Ask for a new invitation.</source>
        <translation>Dit adres leidt niet meer naar de tafel van de host. Vraag om een nieuwe uitnodiging.</translation>
    </message>
    <message>
        <source>The host has a newer version of Ra Desktop. Update yours to join.</source>
        <translation>De host heeft een nieuwere versie van Ra Desktop. Werk de jouwe bij om mee te doen.</translation>
    </message>
    <message>
        <source>The host has an older version of Ra Desktop, and has to update it first.</source>
        <translation>De host heeft een oudere versie van Ra Desktop en moet die eerst bijwerken.</translation>
    </message>
    <message>
        <source>The host’s program has sent a move that the rules don’t allow.</source>
        <translation>Het programma van de host heeft een zet gestuurd die de regels niet toestaan.</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>Alle plaatsen aan deze tafel zijn bezet.</translation>
    </message>
    <message>
        <source>This game has begun without you.</source>
        <translation>Dit spel is zonder jou begonnen.</translation>
    </message>
    <message>
        <source>Your version of Ra Desktop doesn’t know the rules of this game.</source>
        <translation>Jouw versie van Ra Desktop kent de regels van dit spel niet.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window.</source>
        <translation>Op jouw plaats wordt nu vanuit een ander venster gespeeld.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>De host heeft de tafel gesloten.</translation>
    </message>
    <message>
        <source>You’ll find the game among the saved games.</source>
        <translation>Je vindt het spel bij de opgeslagen spellen.</translation>
    </message>
    <message>
        <source>The table can’t be saved: {reason}</source>
        <translation>De tafel kan niet worden opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>That isn’t an address.</source>
        <translation>Dat is geen adres.</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>De uitnodiging staat op het klembord.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>De tafel wordt gezocht…</translation>
    </message>
    <message>
        <source>Waiting for everyone</source>
        <translation>Wachten tot iedereen er is</translation>
    </message>
    <message>
        <source>The game is on</source>
        <translation>Het spel is bezig</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Geen hints</translation>
    </message>
    <message>
        <source>{name} is away, and a bot is standing in</source>
        <translation>{name} is weg; intussen speelt een bot</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} is weg</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (jij)</translation>
    </message>
    <message>
        <source>{player}, until someone joins</source>
        <translation>{player}, tot er iemand aanschuift</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Met vrienden spelen</translation>
    </message>
    <message>
        <source>Everyone may ask for hints</source>
        <translation>Iedereen mag hints vragen</translation>
    </message>
    <message>
        <source>Continue the current game</source>
        <translation>Het spel op tafel voortzetten</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tafel openen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>Back to the previous table</source>
        <translation>Terug naar de vorige tafel</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Uitnodiging kopiëren</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>If two of you play at this computer, enter both names, separated by a comma.</source>
        <translation>Spelen jullie met z’n tweeën aan deze computer, vul dan beide namen in met een komma ertussen.</translation>
    </message>
    <message>
        <source>Your friends get an invitation. Bots take the seats that stay empty.</source>
        <translation>Je vrienden krijgen een uitnodiging. Bots nemen de plaatsen in die vrij blijven.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Meedoen aan een tafel</translation>
    </message>
    <message>
        <source>Paste the line your friend sent you.</source>
        <translation>Plak de regel die je toegestuurd kreeg.</translation>
    </message>
    <message>
        <source>Your address on the internet, if it’s needed</source>
        <translation>Je adres op internet, als dat nodig is</translation>
    </message>
    <message>
        <source>Send the invitation to your friends, and to no one else. Others could read the moves on the way, but not change them. On the same network, that’s all you need; over the internet, you need a VPN or a forwarded port.</source>
        <translation>Stuur de uitnodiging naar je vrienden en naar niemand anders. Anderen zouden onderweg kunnen meelezen, maar geen zetten veranderen. Binnen één netwerk is dat genoeg; via internet heb je een VPN of een doorgestuurde poort nodig.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Uitnodiging</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tijd per zet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Who takes the seats that stay empty</source>
        <translation>Wie de vrije plaatsen inneemt</translation>
    </message>
    <message>
        <source>Let a bot stand in for {name}</source>
        <translation>Intussen een bot laten spelen voor {name}</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Nog een spel spelen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tafel sluiten</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tafel verlaten</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n seconde per zet</numerusform>
            <numerusform>%n seconden per zet</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Geen tijdslimiet</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n soort</numerusform>
            <numerusform>%n soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation>Andere kanten: {tiles}.</translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation>{group}: {points} als de periode nu eindigde</translation>
    </message>
    <message>
        <source>{group}: {points} in the final epoch</source>
        <translation>{group}: {points} in de laatste periode</translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Priesters, plagen</translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Goud, goden</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I’m here</source>
        <translation>Ik ben er</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Doorgeven aan {name}</translation>
    </message>
    <message>
        <source>Press {key} or click when you are ready.</source>
        <translation>Druk op {key} of klik zodra je klaarzit.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Denkt na…</translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation>Geen hint voor deze stelling.</translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation>Hint, exact berekend</translation>
    </message>
    <message>
        <source>{move}, recommended</source>
        <translation>{move}, aanbevolen</translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: aan het einde %n roem voor op het gemiddelde van de anderen; wint ongeveer {chance}</numerusform>
            <numerusform>{move}: aan het einde %n roem voor op het gemiddelde van de anderen; wint ongeveer {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: aan het einde %n roem achter op het gemiddelde van de anderen; wint ongeveer {chance}</numerusform>
            <numerusform>{move}: aan het einde %n roem achter op het gemiddelde van de anderen; wint ongeveer {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation>Zet teruggenomen.</translation>
    </message>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Zet teruggenomen. Leg %n plaatje terug in de zak.</numerusform>
            <numerusform>Zet teruggenomen. Leg %n plaatjes terug in de zak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation>Zet teruggenomen. De zak is opnieuw geschud.</translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation>Zet hersteld.</translation>
    </message>
    <message>
        <source>From here on, this is a new game. The original is saved as “{name}”.</source>
        <translation>Vanaf hier is dit een nieuw spel. Het origineel is opgeslagen als ‘{name}’.</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Up the Nile</source>
        <translation>De Nijl op</translation>
    </message>
    <message>
        <source>{reached} of {all} places reached</source>
        <translation>{reached} van {all} plaatsen bereikt</translation>
    </message>
    <message>
        <source>Share yesterday’s result…</source>
        <translation>Uitslag van gisteren delen…</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Nog niet open</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spelen</translation>
    </message>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Tweede zegel: win met minstens %n roem verschil. Derde: win zonder fouten.</numerusform>
            <numerusform>Tweede zegel: win met minstens %n roem verschil. Derde: win zonder fouten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach an earlier place first.</source>
        <translation>Bereik eerst een eerdere plaats.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Nog eens spelen om te oefenen</translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>Deze maand: %n spel van de dag</numerusform>
            <numerusform>Deze maand: %n spellen van de dag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n tegenstander</numerusform>
            <numerusform>%n tegenstanders</numerusform>
        </translation>
    </message>
    <message>
        <source>No marks yet</source>
        <translation>Nog geen zegels</translation>
    </message>
    <message>
        <source>{won} of {all} marks</source>
        <translation>{won} van {all} zegels</translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Je resultaat: %n roem, {place} van {players}</numerusform>
            <numerusform>Je resultaat: %n roem, {place} van {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>De eerste keer: %n roem, {place}.</numerusform>
            <numerusform>De eerste keer: %n roem, {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {level}: {differences}</source>
        <translation>Jij tegen {level}: {differences}</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots in your seat: {results}</source>
        <translation>Bots op jouw plaats: {results}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Spel van vandaag spelen</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Spel van vandaag hervatten</translation>
    </message>
    <message>
        <source>This deal counts only once, so there are no hints, and the coach is off.</source>
        <translation>Dit spel telt maar één keer, dus er zijn geen hints en de coach is uit.</translation>
    </message>
    <message>
        <source>This deal counts only once. Do you want help?</source>
        <translation>Dit spel telt maar één keer. Wil je hulp?</translation>
    </message>
    <message>
        <source>Your result will be marked “with help”, wherever it is shown.</source>
        <translation>Bij je resultaat staat dan overal ‘met hulp’.</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
</context>
<context>
    <name>JourneyPlaces</name>
    <message>
        <source>The Delta</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>De delta</translation>
    </message>
    <message>
        <source>Papyrus, ducks and two patient neighbours. The journey begins where the river ends.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Papyrus, eenden en twee geduldige buren. De reis begint waar de rivier eindigt.</translation>
    </message>
    <message>
        <source>Win against two novices.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Win van twee beginners.</translation>
    </message>
    <message>
        <source>Memphis</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Memphis</translation>
    </message>
    <message>
        <source>The old capital has room for one more at the table. With four players, every lot has more takers.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>De oude hoofdstad heeft plaats voor nog iemand aan tafel. Met vier spelers zijn er voor elke kavel meer gegadigden.</translation>
    </message>
    <message>
        <source>Win against three novices.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Win van drie beginners.</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>The Faiyum</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>De Fajoem</translation>
    </message>
    <message>
        <source>A lake, a solar boat and one opponent. Whatever you leave, she takes.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Een meer, een zonneboot en één tegenstandster. Wat jij laat liggen, pakt zij.</translation>
    </message>
    <message>
        <source>Hermopolis</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Hermopolis</translation>
    </message>
    <message>
        <source>No one waits here. Your host invokes Ra before the track is half full.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Hier wacht niemand. Je gastheer roept Ra aan voordat de speelrij halfvol is.</translation>
    </message>
    <message>
        <source>Win against three players in a hurry.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Win van drie spelers met haast.</translation>
    </message>
    <message>
        <source>Amarna</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>The city of the sun god has two faces, and so do its tiles.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>De stad van de zonnegod heeft twee gezichten, en haar plaatjes ook.</translation>
    </message>
    <message>
        <source>Win a game of Priests of Ra.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Win een spel Priests of Ra.</translation>
    </message>
    <message>
        <source>Abydos</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Abydos</translation>
    </message>
    <message>
        <source>The judge of the dead sees everything: all fame lies open.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>De rechter van de doden ziet alles: alle roem ligt open.</translation>
    </message>
    <message>
        <source>Win with open fame.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Win met open roem.</translation>
    </message>
    <message>
        <source>Dendera</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Dendera</translation>
    </message>
    <message>
        <source>Thebes</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Thebe</translation>
    </message>
    <message>
        <source>A hundred gates and five chairs. No one can win every auction here.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Honderd poorten en vijf stoelen. Niemand wint hier elke biedronde.</translation>
    </message>
    <message>
        <source>Come first or second of five.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Word eerste of tweede van vijf.</translation>
    </message>
    <message>
        <source>Edfu</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Edfu</translation>
    </message>
    <message>
        <source>The falcon has chosen its prey: an expert who takes what you need.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>De valk heeft zijn prooi gekozen: een expert die neemt wat jij nodig hebt.</translation>
    </message>
    <message>
        <source>Aswan</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Aswan</translation>
    </message>
    <message>
        <source>The Source</source>
        <extracomment>12-source.toml</extracomment>
        <translation>De bron</translation>
    </message>
    <message>
        <source>No map goes farther. Two experts are waiting.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Verder reikt geen kaart. Twee experts wachten.</translation>
    </message>
    <message>
        <source>Win against two experts.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Win van twee experts.</translation>
    </message>
    <message>
        <source>Win, and score at least 4 for different monuments.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Win, en scoor minstens 4 met verschillende monumenten.</translation>
    </message>
    <message>
        <source>Win, and score at least 5 for the Nile.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Win, en scoor minstens 5 met de Nijl.</translation>
    </message>
    <message>
        <source>Below the cataract, the Nile gives little away.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Stroomafwaarts van de cataract geeft de Nijl weinig cadeau.</translation>
    </message>
    <message>
        <source>Win, and score at least 3 for gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Win, en scoor minstens 3 met goud.</translation>
    </message>
    <message>
        <source>Win against an expert and a farmer.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Win van een expert en een boer.</translation>
    </message>
    <message>
        <source>Win, and score no more than 12 for the Nile.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Win, en scoor hoogstens 12 met de Nijl.</translation>
    </message>
    <message>
        <source>The man who built the Great Pyramid won’t part with a single stone.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>De bouwmeester van de Grote Piramide staat geen steen af.</translation>
    </message>
    <message>
        <source>The temple doesn’t like to give up its gods, or its gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>De tempel geeft zijn goden niet graag af, en zijn goud ook niet.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation>De zon met dit getal selecteren</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>De selectie opheffen</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menu’s openen</translation>
    </message>
    <message>
        <source>Coach: take back, play on</source>
        <translation>Coach: terugnemen, verderspelen</translation>
    </message>
    <message>
        <source>Peek at your own face-down fame: tap, or hold</source>
        <translation>Je eigen omgekeerde roem bekijken, even of zolang je de toets indrukt</translation>
    </message>
    <message>
        <source>What is this? Next item, previous item</source>
        <translation>Wat is dit? Volgende, vorige</translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation>Terugkijken: eerste zet, laatste zet</translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation>Terugkijken: vorige beurt, volgende beurt</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Terugkijken: afspelen, pauzeren</translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation>Terugkijken: sneller, langzamer</translation>
    </message>
    <message>
        <source>In other games</source>
        <translation>In andere spellen</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation>{done} van {all} lessen · {stars} van {most} sterren</translation>
    </message>
    <message>
        <source>Play a short lesson and learn one more rule.</source>
        <translation>Speel een korte les, en je kent een regel meer.</translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation>De boot en twee spelers</translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation>Je spel ligt weer op tafel.</translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>klaar, %n ster</numerusform>
            <numerusform>klaar, %n sterren</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>hierna</translation>
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
        <translation>De zonneboot</translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Bij elk Ra-plaatje vaart de boot één veld verder. Als hij aankomt, is de periode meteen afgelopen.</translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Dit spel ken je al: de editie met de zonneboot speelt net als Ra. De boot vaart langs de hemel, en als hij aankomt, is de periode afgelopen.</translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Met drie spelers moet de boot acht velden afleggen. Alleen Ra-plaatjes brengen hem verder.</translation>
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
        <translation>Trek een plaatje: klik op de zak.</translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Je hebt Ra getrokken: de boot is één veld verder, en er begon een biedronde. De rij is leeg, en de anderen hebben gepast.</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Twee spelers</translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Een lege rij en een 3 in het midden: geen zon waard. Trek eerst.</translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Je hebt een derde farao getrokken. Win je hem, dan krijg jij 5 en verliest Nefer 2; wint zij hem, dan is het andersom.</translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Nu krijgt zij 5 en verlies jij 2. Daarmee sta je 7 achter op je enige tegenstander.</translation>
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
        <translation>Trekken of Ra aanroepen? Beslis.</translation>
    </message>
    <message>
        <source>You drew Ra, so you bid last. Nefer had her one chance, and she bid 4.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Je trok Ra, dus jij biedt als laatste. Nefer mocht één keer bieden, en ze bood 4.</translation>
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
        <translation>Win deze kavel zo goedkoop mogelijk.</translation>
    </message>
    <message>
        <source>You know all her suns: 4, 7 and 8. Your 9 beats every one of them, so in this epoch you can win any one lot you like.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Je kent al haar zonnen: 4, 7 en 8. Jouw 9 verslaat ze allemaal, dus in deze periode kun je één kavel naar keuze winnen.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Twee kanten</translation>
    </message>
    <message>
        <source>The player who draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Wie een tweezijdig plaatje trekt, kiest de kant: toon wat jou helpt en verberg wat de anderen helpt.</translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. The player who draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Veel plaatjes hebben hier twee kanten: een persoon op de ene en een gebouw op de andere. Wie er een trekt, bepaalt welke kant zichtbaar is.</translation>
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
        <translation>Trek een plaatje.</translation>
    </message>
    <message>
        <source>With two players, lots grow larger: ask 1.2 times as much for a sun.</source>
        <extracomment>boat/02-two-players.toml
----------
must-know.toml</extracomment>
        <translation>Met twee spelers worden kavels groter: vraag 1,2 keer zo veel voor een zon.</translation>
    </message>
    <message>
        <source>With a whole epoch ahead, a sun should win about 13 fame in the first epoch, 11 in the second and 8.5 in the final one. Its number hardly matters: the exchange is counted separately.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Met nog een hele periode te gaan moet een zon in de eerste periode ongeveer 13 roem opleveren, in de tweede 11 en in de laatste 8,5. Het getal erop doet er weinig toe: de ruil met het midden tel je apart.</translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Je hebt Ra aangeroepen voor een lege rij, Tiye heeft gepast, en je moest voor niets een zon betalen. Leg eerst iets in de rij.</translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Toon de kant waar Tiye niets aan heeft.</translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Toon de kant die bij je eigen plaatjes past.</translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye neemt de kavel met haar laagste zon, en je tweede boer gaat mee.</translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Volk en ankhs</translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Afwisseling loont ook: drie soorten personen leveren een ankh op, alle vier de soorten twee. Je hebt boeren en een krijger, dus twee soorten.</translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Een schrijver met een vesting op de achterkant. Je hebt nog geen schrijver.</translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Toon de kant die je een ankh kan opleveren.</translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye trok een handelaar, je vierde soort, en verborg hem: ze toont de graanschuur op de achterkant. Let op wat anderen tonen.</translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Een krijger met een vesting op de achterkant. Jij hebt één krijger, Tiye heeft er twee.</translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Toon de kant die jou iets oplevert.</translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Eén vesting levert niets op. Met een tweede krijger heb je er evenveel als Tiye, en bij een gelijke stand krijgt iedereen 5.</translation>
    </message>
    <message>
        <source>Tiye bids 4: with the lot she would have three warriors, and you would get nothing for yours.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye biedt 4: met de kavel zou ze drie krijgers hebben, en zou jij niets krijgen voor de jouwe.</translation>
    </message>
    <message>
        <source>Now Tiye has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Nu heeft Tiye drie krijgers, en jij staat niet gelijk en krijgt geen ankh.</translation>
    </message>
    <message>
        <source>When the epoch ends, your farmers and your warriors score 5 each, and your three kinds win an ankh. People are discarded then, but you keep ankhs.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Als de periode eindigt, leveren je boeren en je krijgers elk 5 op, en leveren je drie soorten een ankh op. Personen worden dan afgelegd, maar ankhs houd je.</translation>
    </message>
    <message>
        <source>Two red chambers and two stones. With them you would have nine tiles and four red chambers: 5 more for the pyramid and 10 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Twee rode kamers en twee stenen. Daarmee zou je negen plaatjes en vier rode kamers hebben: 5 meer voor de piramide en 10 voor rood.</translation>
    </message>
    <message>
        <source>The lot is worth 5 to Tiye and 15 to you. She bids 4.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>De kavel is 5 waard voor Tiye en 15 voor jou. Ze biedt 4.</translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 10 for the red chambers. A tenth tile of any kind would add 10 more.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Als het spel nu eindigde, kreeg je 10 voor de piramide en 10 voor de rode kamers. Een tiende plaatje, welk dan ook, zou nog eens 10 opleveren.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Trekken of Ra aanroepen</translation>
    </message>
    <message>
        <source>A pharaoh, a gold tile and a Nile tile are on the track. They are one lot: the winner of the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>In de rij liggen een farao, een goudplaatje en een Nijlplaatje. Samen zijn ze één kavel: wie de volgende biedronde wint, krijgt ze allemaal.</translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you invoked Ra. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Iedereen mag één keer één zon bieden, en jij komt als laatste omdat je Ra aanriep. De 10 van Khufu is het hoogste bod, dus alleen met je 13 kun je winnen.</translation>
    </message>
    <message>
        <source>A lesson without a mistake earns three stars, and each mistake costs one. Only your first choice counts: after that, try whatever you like.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Een les zonder fouten levert drie sterren op, en elke fout kost er één. Alleen je eerste keuze telt: probeer daarna wat je wilt.</translation>
    </message>
    <message>
        <source>Khufu drew a pharaoh. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Khufu trok een farao. Bij elke biedronde zijn er twee dingen te winnen: de plaatjes in de rij en de zon in het midden.</translation>
    </message>
    <message>
        <source>Bid the lowest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Bied de laagste zon die zeker wint: klik er twee keer op of sleep hem naar het midden.</translation>
    </message>
    <message>
        <source>A gold tile is on the track, and your old 9 is in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>In de rij ligt een goudplaatje, en in het midden je oude 9. In deze periode kun je nog de 3, de 6 en de 12 bieden.</translation>
    </message>
    <message>
        <source>There is only one tile, and you are in no hurry. Draw, and see who invokes Ra.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Er ligt maar één plaatje, en je hebt geen haast. Trek, en kijk wie Ra aanroept.</translation>
    </message>
    <message>
        <source>Why invoke Ra</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Waarom Ra aanroepen</translation>
    </message>
    <message>
        <source>You drew and Nefer drew; then Khufu invoked Ra and had the last word. You bid your 11, and his 13 beat it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Jij trok en Nefer trok; toen riep Khufu Ra aan en had hij het laatste woord. Je bood je 11, maar zijn 13 was hoger.</translation>
    </message>
    <message>
        <source>Khufu has six tiles and the 12 for his 2. You had the last word: use it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Khufu heeft zes plaatjes en de 12 voor zijn 2. Jij had het laatste woord: gebruik het.</translation>
    </message>
    <message>
        <source>Six tiles and a 12 for your 4: that is what the last word is worth. Now a Nile tile and a funeral are on the track.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Zes plaatjes en een 12 voor je 4: zo veel is het laatste woord waard. Nu liggen er een Nijlplaatje en een begrafenis in de rij.</translation>
    </message>
    <message>
        <source>You drew a Ra tile, so there is an auction all the same. But this time you did not ask for it, and you may pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Je trok een Ra-plaatje, dus er komt toch een biedronde. Maar deze keer vroeg je er niet om, dus je mag passen.</translation>
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
        <translation>Wil je deze kavel?</translation>
    </message>
    <message>
        <source>Seven good tiles are on the track, and you have three suns. If the last Ra tile comes now, you get nothing for any of them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Er liggen zeven goede plaatjes in de rij, en je hebt drie zonnen. Als nu het laatste Ra-plaatje komt, heb je niets aan al die zonnen.</translation>
    </message>
    <message>
        <source>Khufu bids 7 for the seven tiles and the 12 in the centre. Your 8 and your 13 are both higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu biedt 7 voor de zeven plaatjes en de 12 in het midden. Je 8 en je 13 zijn allebei hoger.</translation>
    </message>
    <message>
        <source>Khufu takes all seven tiles and the 12. There may be no other auction in this epoch to save your suns for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu pakt alle zeven de plaatjes en de 12. Misschien komt er in deze periode geen biedronde meer om je zonnen voor te bewaren.</translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 12 and 13. You won the 1 and the 12, and you start, because the 13 is the highest sun.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Alle zonnen liggen weer open, en je hebt er nog steeds vier: 1, 2, 12 en 13. De 1 en de 12 heb je gewonnen, en jij begint, want de 13 is de hoogste zon.</translation>
    </message>
    <message>
        <source>Three pharaohs are in this lot. With them you would have four: instead of losing 2 you would gain 5.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>In deze kavel zitten drie farao’s. Daarmee zou je er vier hebben: in plaats van 2 te verliezen zou je 5 krijgen.</translation>
    </message>
    <message>
        <source>Khufu bids 3. If he wins, he will have four pharaohs, and you will have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu biedt 3. Als hij wint, heeft hij vier farao’s, en jij de minste.</translation>
    </message>
    <message>
        <source>Khufu has four pharaohs now. You have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu heeft nu vier farao’s. Jij hebt de minste, en je verliest 2.</translation>
    </message>
    <message>
        <source>Four pharaohs for you, two for Nefer, one for Khufu: if nothing changes, you score 5. And you keep them, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Vier farao’s voor jou, twee voor Nefer, één voor Khufu: als er niets verandert, krijg je 5. En je houdt ze, dus de volgende periode begint met dezelfde stand.</translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each Nile tile scores 1. You keep Nile tiles; floods are discarded after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Met minstens één overstroming levert elke overstroming en elk Nijlplaatje 1 op. Nijlplaatjes houd je; overstromingen worden na de periode afgelegd.</translation>
    </message>
    <message>
        <source>You have three Nile tiles, and you keep them from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Je hebt drie Nijlplaatjes, en die houd je het hele spel. Zonder overstroming in dezelfde periode leveren ze niets op.</translation>
    </message>
    <message>
        <source>Here is a flood, and three more Nile tiles. For you the Nile would score 7: 1 for the flood, and 1 for each of your six Nile tiles.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Hier is een overstroming, met nog drie Nijlplaatjes. Voor jou zou de Nijl 7 opleveren: 1 voor de overstroming en 1 voor elk van je zes Nijlplaatjes.</translation>
    </message>
    <message>
        <source>A drought takes floods first, then Nile tiles, two in all. Winning this lot would now cost you the flood and one Nile tile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Door een droogte verlies je eerst overstromingen en dan Nijlplaatjes, samen twee. Deze kavel zou je nu de overstroming en één Nijlplaatje kosten.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 3.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nefer heeft gepast, en Khufu biedt 3.</translation>
    </message>
    <message>
        <source>Khufu has the flood and three Nile tiles. Your own three still score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Khufu heeft de overstroming en drie Nijlplaatjes. Je eigen drie leveren nog steeds niets op.</translation>
    </message>
    <message>
        <source>One flood and six Nile tiles: you score 7 if nothing changes. The flood is discarded after the epoch, but the Nile tiles wait for the next one.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Eén overstroming en zes Nijlplaatjes: je krijgt 7 als er niets verandert. De overstroming wordt na de periode afgelegd, maar de Nijlplaatjes wachten op de volgende.</translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds score 5, four score 10, and all five score 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Zonder beschavingsplaatje verlies je 5. Drie verschillende soorten leveren 5 op, vier leveren 10 op, en alle vijf 15.</translation>
    </message>
    <message>
        <source>A player with none loses 5. Three kinds score 5, four score 10, five score 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Wie er geen heeft, verliest 5. Drie soorten leveren 5 op, vier leveren 10 op, vijf leveren 15 op; een tweede plaatje van een soort levert niets extra op.</translation>
    </message>
    <message>
        <source>Agriculture is on the track, a new kind for you, and the 13 is in the centre.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>In de rij ligt landbouw, een nieuwe soort voor jou, en in het midden ligt de 13.</translation>
    </message>
    <message>
        <source>Religion and astronomy are new to you as well. With this lot you would have all five kinds: 15 instead of 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Ook religie en astronomie zijn nieuw voor jou. Met deze kavel zou je alle vijf de soorten hebben: 15 in plaats van 0.</translation>
    </message>
    <message>
        <source>Khufu has three kinds now, and you have two: 5 fame for him, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Khufu heeft nu drie soorten, en jij twee: 5 roem voor hem, 0 voor jou.</translation>
    </message>
    <message>
        <source>All five kinds: you score 15 if nothing changes. After the epoch all civilization tiles are discarded, and everyone starts again with none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Alle vijf de soorten: je krijgt 15 als er niets verandert. Na de periode worden alle beschavingsplaatjes afgelegd, en begint iedereen weer zonder.</translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1, so see what else comes.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Het goud levert 3 op, maar de ingezette god had 2 opgeleverd. Je wint er maar 1 mee, dus kijk wat er nog komt.</translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. An unspent god scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Eén los monument levert aan het einde van het spel 1 op. Een god die je houdt, levert 2 op.</translation>
    </message>
    <message>
        <source>A sun for a single gold tile? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Een zon voor één goudplaatje? Trek eerst.</translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral cost her nothing: she has no pharaohs. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer heeft het goud, en de begrafenis kostte haar niets: ze heeft geen farao’s. De jouwe zijn veilig.</translation>
    </message>
    <message>
        <source>Khufu drew astronomy, a new kind for you: so far you have only art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Khufu trok astronomie, een nieuwe soort voor jou: tot nu toe heb je alleen kunst.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have three art tiles, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Onrust kost twee beschavingsplaatjes, maar de winnaar kiest welke. Je hebt drie kunstplaatjes, en twee ervan leveren niets op.</translation>
    </message>
    <message>
        <source>You would win three new kinds. But unrest makes the others hesitate, and so the lot may get better still.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Je zou drie nieuwe soorten winnen. Maar door de onrust aarzelen de anderen, en dus kan de kavel nog beter worden.</translation>
    </message>
    <message>
        <source>Nefer drew Ra, and Khufu passed. First you get the new kinds and the gold; then unrest takes its two tiles, and you have two art tiles to spare.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer trok Ra, en Khufu heeft gepast. Eerst krijg je de nieuwe soorten en het goud; dan kost de onrust twee plaatjes, en twee kunstplaatjes kun je missen.</translation>
    </message>
    <message>
        <source>Nefer’s 9 beats your 7. She would not have bid her 12 against your 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>De 9 van Nefer verslaat je 7. Tegen je 10 had ze haar 12 niet geboden.</translation>
    </message>
    <message>
        <source>Nefer has the lot for her 6. Unrest leaves her only one of the new kinds, but you could have kept all three.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer heeft de kavel voor haar 6. De onrust laat haar maar één van de nieuwe soorten, maar jij had ze alle drie kunnen houden.</translation>
    </message>
    <message>
        <source>Now you have three kinds, and they score 5. With four kinds you would score 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nu heb je drie soorten, en die leveren 5 op. Met vier soorten kreeg je 10.</translation>
    </message>
    <message>
        <source>Art, astronomy, religion, agriculture: four kinds for 10 fame, in spite of the unrest. Drought takes floods and Nile tiles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Kunst, astronomie, religie, landbouw: vier soorten voor 10 roem, ondanks de onrust. Droogte kost overstromingen en Nijlplaatjes, een aardbeving kost monumenten.</translation>
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
        <translation>Welke zon bied je, als je al biedt? Beslis.</translation>
    </message>
    <message>
        <source>The last player with a sun</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>De laatste speler met een zon</translation>
    </message>
    <message>
        <source>A full track, and ties</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Volle rij en gelijke stand</translation>
    </message>
    <message>
        <source>An epoch can cost you fame, but you never have less than 0: a player with 3 fame who loses 5 has 0.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Een periode kan je roem kosten, maar je hebt nooit minder dan 0: wie 3 roem heeft en er 5 verliest, heeft 0.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Twee gebouwplaatjes van een soort vormen een compleet gebouw: dat is 2 waard. Je graanschuren en vestingen leverden in de eerste periode 4 op.</translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Een bibliotheek is de enige soort gebouw die je mist; een handelaar zou je enige persoon zijn.</translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye trok er een steen bij. Een halve bibliotheek levert niets op, dus deze kavel is nog geen zon waard.</translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye heeft gepast: je hebt de 3 betaald voor een halve bibliotheek en een steen, en geen van beide levert iets op. Trek eerst.</translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Maak je derde soort gebouw compleet.</translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>De kavel is nu 7 waard voor jou: 2 voor de markt en 5 voor drie soorten. Voor Tiye is hij niets waard.</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>De piramide</translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Priesters en plagen</translation>
    </message>
    <message>
        <source>Pharaoh, gold, Nile and art: the art tile saves you from losing 5, and Nefer has no civilization tile either.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Farao, goud, Nijl en kunst: het kunstplaatje voorkomt dat je 5 verliest, en Nefer heeft ook geen beschavingsplaatje.</translation>
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
        <translation>Er is al geboden, en na jou biedt niemand meer.</translation>
    </message>
    <message>
        <source>You and Nefer have each won a lot with a pharaoh in it. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Jij en Nefer hebben allebei een kavel met een farao gewonnen. Zolang jullie er evenveel hebben, leveren farao’s niemand iets op.</translation>
    </message>
    <message>
        <source>It is a good lot, but Nefer could make you bid your 9 for it. You can still draw.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Het is een goede kavel, maar Nefer kan je dwingen er je 9 voor te bieden. Je kunt nog trekken.</translation>
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
        <translation>Ook dat wint, maar je biedt als laatste: een lagere zon is genoeg.</translation>
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
        <translation>Hij wint, maar een lagere zon had ook gewonnen.</translation>
    </message>
    <message>
        <source>For each number by which the sun you take is higher than the one you give, add about 0.4 fame, or 0.6 in the final epoch. If it is lower, subtract as much.</source>
        <extracomment>must-know.toml
----------
ra/11-the-exchange.toml</extracomment>
        <translation>Elke stap omhoog van de zon die je geeft naar de zon die je krijgt, is ongeveer 0,4 roem waard, of 0,6 in de laatste periode. Elke stap omlaag kost je evenveel.</translation>
    </message>
    <message>
        <source>Before the final epoch, each disaster costs you about 1.5 fame more than you lose this epoch: the tiles it takes can’t score again.</source>
        <extracomment>must-know.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>Vóór de laatste periode kost elke catastrofe je ongeveer 1,5 roem meer dan je deze periode verliest: de plaatjes die je kwijtraakt, kunnen niet nog eens iets opleveren.</translation>
    </message>
    <message>
        <source>If a Ra tile started the auction, ask for 1.5 fame more: if everyone passes, the tiles stay on the track. After another player’s bid, ask for 2.5 less: if you pass, someone else wins them.</source>
        <extracomment>must-know.toml
----------
ra/14-bid-and-call.toml</extracomment>
        <translation>Begon de biedronde met een Ra-plaatje, vraag dan 1,5 roem meer: als iedereen past, blijven de plaatjes in de rij liggen. Vraag na een bod van een ander 2,5 minder: als je past, krijgt iemand anders ze.</translation>
    </message>
    <message>
        <source>Having the most of a kind, at least two, scores when an epoch ends; then people are discarded. Different kinds win ankhs, which you keep until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Wie van een soort de meeste personen heeft, minstens twee, krijgt daar roem voor als een periode eindigt; daarna worden ze afgelegd. Verschillende soorten leveren ankhs op, die je tot het einde van het spel houdt.</translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no fame yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>De kavel zou je een ankh opleveren, maar nog geen roem.</translation>
    </message>
    <message>
        <source>Tiye added a stone. To you the lot is worth 5 for the warriors, and an ankh; to Tiye, nothing yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye trok er een steen bij. Voor jou is de kavel 5 waard door de krijgers, en een ankh; voor Tiye nog niets.</translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So collect different kinds of people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Aan het einde van het spel leveren twee ankhs 5 op, drie 10, vier of meer 20. Verzamel dus in elke periode verschillende soorten personen.</translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 fame is gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye heeft nu de markt, en je 7 roem is weg.</translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 fame in this epoch, and 11 again in the final one. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Drie complete gebouwen van drie soorten: 11 roem in deze periode, en nog eens 11 in de laatste. Met een tweede bibliotheek zou het 18 zijn.</translation>
    </message>
    <message>
        <source>That extra tile made the lot better, but for Tiye, too: she invoked Ra at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Dat extra plaatje maakte de kavel beter, maar ook voor Tiye: ze riep meteen Ra aan, en nu moet je vóór haar bieden.</translation>
    </message>
    <message>
        <source>Tiye takes all four tiles, and you still have five: 5 fame instead of 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Tiye neemt alle vier de plaatjes, en jij hebt er nog steeds vijf: 5 roem in plaats van 20.</translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>En dat is niet alles: voor elke priester die je wint, mag je meteen een van je personen of gebouwen omdraaien. Voor jou is deze kavel in totaal 9 waard.</translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye wint de priester voor haar laagste zon. Je twee plagen kosten nog steeds 3, en je markt blijft half af.</translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Gebruik nu de priester. Je krijger staat alleen tegenover de twee van Tiye en levert niets op, maar hij heeft een markt op de achterkant.</translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Draai het plaatje om dat een gebouw compleet maakt.</translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Eén losse schrijver levert niets op. Je markt heeft alleen nog een tweede nodig, en die staat op de achterkant van je krijger.</translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 fame. Turn over a tile that doesn’t score with this side up.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Je hebt een compleet gebouw afgebroken en 2 roem verloren. Draai een plaatje om dat met deze kant niets oplevert.</translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye trok het laatste Ra-plaatje. Je kreeg 11 voor gebouwen en 6 voor priesters, min 3 voor twee plagen: 14.</translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Laat de kavel groeien: klik nog eens op de zak.</translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Zes plaatjes, en geen zon aan tafel verslaat je 13. Roep Ra aan, en deze kavel kan van jou zijn.</translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Klik op ‘Ra aanroepen’.</translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Bied de 13: klik er twee keer op of sleep hem naar het midden.</translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Nu gaan alle zes de plaatjes naar Khufu voor zijn 10. Jij had de hogere zon: gebruik hem.</translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles show what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Alle zes de plaatjes zijn van jou, en alleen jij hebt betaald: Nefer en Khufu namen hun zonnen terug. De getallen boven je plaatjes tonen wat ze zouden opleveren als de periode nu eindigde.</translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>De zon die je wint</translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13; the small figures below them show what they would score now. The 13 is in the centre, and the winner of the next lot gets it.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer heeft net drie plaatjes gewonnen met haar 13; de kleine getallen eronder tonen wat die nu zouden opleveren. De 13 ligt in het midden en gaat naar wie de volgende kavel wint.</translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer trok weer Ra, en Khufu heeft gepast. Nefer biedt na jou, met een 2, een 5 en een 8.</translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer krijgt beide plaatjes en de 9 voor haar 2. Met een bod van 3 had je haar meer laten betalen.</translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer moest haar 5 betalen, en jij kreeg je 3 terug. Een bod dat verliest, kost niets.</translation>
    </message>
    <message>
        <source>The player who invokes Ra bids last and pays no more than it takes. If there’s nothing to win, draw.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Wie Ra aanroept, biedt als laatste en betaalt niet meer dan nodig. Valt er niets te winnen, trek dan.</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>De Ra-rij</translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Het laatste Ra-plaatje beëindigt de periode meteen: geen biedronde, en de plaatjes in de rij zijn verloren. Gebruik je zonnen op tijd.</translation>
    </message>
    <message>
        <source>The bag started with 30 Ra tiles; 22 are left among its 161 tiles. “Next tile is Ra: 14%” on the bag’s page means that about six other tiles come before the next one: that is how long you can wait.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>In de zak zaten eerst 30 Ra-plaatjes; van de 161 plaatjes die er nog in zitten, zijn het er 22. ‘Hierna Ra: 14%’ op de pagina van de zak betekent dat er ongeveer zes andere plaatjes vóór het volgende komen: zo lang kun je wachten.</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Farao’s</translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Farao’s worden aan het einde van elke periode geteld. Nefer heeft er twee; jij en Khufu hebben er elk één.</translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nijl en overstromingen</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Beschaving</translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Kunst, schrift, religie, astronomie, landbouw: vijf soorten beschaving. Je hebt twee soorten, en die leveren 0 op.</translation>
    </message>
    <message>
        <source>Unrest: the winner of this lot must discard two civilization tiles. With this lot you already had all five kinds: there was nothing more to gain.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Onrust: wie deze kavel wint, moet twee beschavingsplaatjes afleggen. Met deze kavel had je alle vijf de soorten al: er was niets meer te winnen.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 5.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Nefer heeft gepast, en Khufu biedt 5.</translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Goud en goden</translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Goud levert 3 op. Een god levert 2 op, of je zet hem in: dan neem je, in plaats van te trekken, een plaatje uit de rij, zonder biedronde.</translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>In je beurt mag je in plaats van te trekken een god inzetten en een plaatje naar keuze uit de rij nemen, behalve een andere god. Geen biedronde, geen zon.</translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Khufu trok een tempel, Nefer een farao. Je hebt geen farao en zou 2 verliezen; met deze zou je 5 winnen.</translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Klik op ‘God inzetten’ en dan op de farao in de rij.</translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Je trok Ra, en Nefer biedt 12 op de kavel, dus de farao kost je je 13. Een god had hem zonder biedronde genomen.</translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Een biedronde zou je je laatste zon kosten, en misschien biedt Nefer ook. Een god neemt de farao meteen.</translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>De farao is van jou. Je mag ook de andere god inzetten: het goud levert 3 op, de god zelf zou 2 opleveren.</translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Neem het goud: klik erop in de rij.</translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Twee goede plaatjes, en je 13 kun je nog steeds bieden. De lege velden in de rij worden gevuld als er weer wordt getrokken.</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Catastrofes</translation>
    </message>
    <message>
        <source>Each disaster takes two tiles of one category from the winner. Leave it to another player, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Elke catastrofe kost de winnaar twee plaatjes van één categorie. Laat de kavel aan een ander, of win hem als dat je weinig kost.</translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Je trok een begrafenis, en daarna trok Nefer Ra. De winnaar krijgt het goud, maar verliest twee farao’s, en jij hebt er twee.</translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Eén nieuwe soort is niet genoeg: je hebt alleen kunst. Trek nog een keer.</translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Monumenten en het einde</translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Na de derde periode tellen monumenten, zowel verschillende als gelijke, en worden je zonnen opgeteld: de hoogste som levert 5 op, de laagste kost 5.</translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Tot en met zes soorten levert elke soort 1 op, zeven soorten leveren 10 op, alle acht 15. Drie van één soort leveren 5 extra op, vier 10, vijf 15.</translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>De tempel is voor jou 4 waard, en met nog een plaatje kan het een mooie kavel worden. Trek eerst.</translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Aan het einde telt iedereen alle eigen zonnen op, open en omgekeerd. De hoogste som levert 5 op, de laagste kost 5.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>De ruil</translation>
    </message>
    <message>
        <source>Look at the sun in the centre before you look at the tiles: a high one is worth a bid, a low one makes every bid more expensive.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Kijk naar de zon in het midden voor je naar de plaatjes kijkt: een hoge is een bod waard, een lage maakt elk bod duurder.</translation>
    </message>
    <message>
        <source>The winner of a lot gives one sun and takes the one in the centre for the next epoch. That exchange can be worth more than the tiles.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Wie een kavel wint, geeft een zon af en krijgt voor de volgende periode die uit het midden. Die ruil kan meer waard zijn dan de plaatjes.</translation>
    </message>
    <message>
        <source>The lot is a Nile tile and a pharaoh, and Nefer bid 6. But the 12 in the centre is five higher than your 7.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>De kavel bestaat uit een Nijlplaatje en een farao, en Nefer bood 6. Maar de 12 in het midden is vijf hoger dan je 7.</translation>
    </message>
    <message>
        <source>That wins, too, but the higher the sun you give, the less the exchange is worth.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Dat wint ook, maar hoe hoger de zon die je geeft, hoe minder de ruil waard is.</translation>
    </message>
    <message>
        <source>Nefer wins both tiles with her 6, and takes the 12 back.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Nefer wint beide plaatjes met haar 6 en krijgt de 12 terug.</translation>
    </message>
    <message>
        <source>The 12 for your 7 is worth about 2 fame, and you get the tiles on top of that. The preview below your tiles counts only the lot: add the exchange yourself.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>De 12 voor je 7 is ongeveer 2 roem waard, en de plaatjes komen erbij. De voorvertoning onder je plaatjes telt alleen de kavel: tel de ruil er zelf bij op.</translation>
    </message>
    <message>
        <source>Now it is the other way round. The sun in the centre is low, and only your highest sun beats the bid.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Nu is het andersom. De zon in het midden is laag, en alleen je hoogste zon is hoger dan het bod.</translation>
    </message>
    <message>
        <source>These tiles are good, but you give a high sun for a low one, and have one sun fewer for better lots.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Deze plaatjes zijn goed, maar je geeft een hoge zon voor een lage en hebt een zon minder voor betere kavels.</translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Wat een zon waard is</translation>
    </message>
    <message>
        <source>You invoked Ra because this lot is worth your highest sun. A lower one would have won it, but now Nefer has it for her 8.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Je riep Ra aan omdat deze kavel je hoogste zon waard is. Een lagere had hem ook gewonnen, maar nu heeft Nefer hem voor haar 8.</translation>
    </message>
    <message>
        <source>With three players, 40 fame is a good score, and 50 often wins. Each place of the journey has three marks to collect: for its task, for a clear win and for a win without a mistake.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Met drie spelers is 40 roem een goede score, en met 50 win je vaak. Op elke plaats van de reis zijn drie zegels te behalen: voor de opdracht, voor een ruime overwinning en voor een overwinning zonder fouten.</translation>
    </message>
    <message>
        <source>With four players you have three suns for three lots, nine Ra tiles end the epoch, and usually only one player scores for the most pharaohs.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Met vier spelers heb je drie zonnen voor drie kavels, eindigt de periode met negen Ra-plaatjes, en krijgt meestal maar één speler roem voor de meeste farao’s.</translation>
    </message>
    <message>
        <source>With only three suns you have none to spare, but a bid that no one can beat is as good as ever.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Met maar drie zonnen heb je er geen over, maar een bod waar niemand overheen kan, blijft even sterk.</translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Een hele periode</translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Dat was één periode. Een spel Ra heeft er drie, en de zonnen die je hebt gewonnen, liggen klaar voor de tweede.</translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Speel nu zelf een periode, tegen Nefer en Khufu. Je hebt vier zonnen om kavels mee te winnen.</translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Trek een plaatje of roep Ra aan.</translation>
    </message>
    <message>
        <source>Tiye passed: your 3 won no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye heeft gepast: voor je 3 kreeg je geen plaatje, alleen de 2 uit het midden. Trek eerst.</translation>
    </message>
    <message>
        <source>Tiye used her turn to invoke Ra, so you must bid first and she has the last word. With 7 fame on the track, invoke Ra yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye heeft haar beurt gebruikt om Ra aan te roepen, dus jij moet eerst bieden en zij heeft het laatste woord. Ligt er 7 roem in de rij, roep Ra dan zelf aan.</translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You invoked Ra, so you bid last, and no one can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye biedt 4 zodat jij de markt niet krijgt. Jij hebt Ra aangeroepen, dus jij biedt als laatste, en niemand kan er nog overheen.</translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in steps: count how many tiles you need for the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>De piramide telt één keer, aan het einde van het spel, en in stappen: tel hoeveel plaatjes je voor de volgende stap nodig hebt.</translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles score 5, six score 10, ten score 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Met stenen en kamers bouw je je piramide, die één keer telt, aan het einde van het spel. Drie plaatjes leveren 5 op, zes 10, tien 20.</translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the final epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Kamers tellen ook per kleur: drie van een kleur 5, vier of meer 10. Het is de laatste periode, en je hebt vijf plaatjes, waarvan twee rode kamers.</translation>
    </message>
    <message>
        <source>Tiye passed, and you spent your 5 on an empty track. Draw first.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye heeft gepast, en je gaf je 5 voor een lege rij. Trek eerst.</translation>
    </message>
    <message>
        <source>If it’s a Ra tile, the epoch ends and you lose the lot. With 9 fame on the track and one space left, invoke Ra.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Als dat een Ra-plaatje is, eindigt de periode en is de kavel weg. Met 9 roem in de rij en nog één vrij veld roep je Ra aan.</translation>
    </message>
    <message>
        <source>Tiye bids her 1. You invoked Ra, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye biedt haar 1. Jij hebt Ra aangeroepen, dus jij biedt als laatste.</translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if no one beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>De 8 van Nefer verslaat de 6, net zoals haar 5 de 3 verslaat. Begin met de 3: als niemand die verslaat, ruil je een 3 voor een 9.</translation>
    </message>
    <message>
        <source>This is the third and final epoch. You keep monuments all game, and they score now: six different kinds are worth 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Dit is de derde en laatste periode. Monumenten blijven het hele spel bij je en tellen nu: zes verschillende soorten leveren je tot nu toe 6 op.</translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would score 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Een tempel zou je zevende soort zijn: van 6 roem naar 10. Een derde standbeeld zou 5 extra opleveren.</translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They are worth 2 fame to him; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu neemt de tempel en het standbeeld. Hem leveren ze 2 roem op; voor jou waren ze 9 waard.</translation>
    </message>
    <message>
        <source>No one can take these tiles from you: what’s the hurry?</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Niemand kan je deze plaatjes afnemen: waarom zo’n haast?</translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and no one else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Een boer met een graanschuur op de achterkant. Jij hebt een boer, en verder heeft niemand er een.</translation>
    </message>
    <message>
        <source>Tiye invokes Ra to start an auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye roept Ra aan om een biedronde te beginnen. De kavel is voor jou 5 waard, maar voor haar maar 2.</translation>
    </message>
    <message>
        <source>When an epoch ends, the player with the most of a kind of people, at least two, scores 5. You have two farmers, and no one has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Wie aan het einde van een periode de meeste personen van een soort heeft, minstens twee, krijgt 5. Je hebt twee boeren, en niemand heeft er meer.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to start an auction. A drawn tile belongs to no one yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>In je beurt doe je één ding: een plaatje trekken, of Ra aanroepen om een biedronde te beginnen. Een getrokken plaatje is nog van niemand: het komt in de rij.</translation>
    </message>
    <message>
        <source>You started an auction with nothing to win. No one else bid, so you had to: your 2 is used up, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Je begon een biedronde waarin niets te winnen viel. Niemand anders bood, dus moest jij: je 2 is gebruikt, en je hebt geen plaatje.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids only his 2. No one bids after you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nefer heeft gepast, en Khufu biedt niet meer dan zijn 2. Na jou biedt niemand.</translation>
    </message>
    <message>
        <source>No one else wants a funeral, so you had to bid: your 7 is used up, and you have lost your pharaoh. Invoke Ra only if you want the lot.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Niemand anders wil een begrafenis, dus moest jij bieden: je 7 is gebruikt, en je farao ben je kwijt. Roep Ra alleen aan als je de kavel wilt.</translation>
    </message>
    <message>
        <source>You used up a sun, and the funeral took your pharaoh. No one made you bid.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Je gebruikte een zon, en door de begrafenis ben je je farao kwijt. Niemand dwong je om te bieden.</translation>
    </message>
    <message>
        <source>No one wanted the lot, so the tiles stay on the track. You still have three suns for better ones.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Niemand wilde de kavel, dus de plaatjes blijven in de rij. Je hebt nog drie zonnen voor betere.</translation>
    </message>
    <message>
        <source>When the track is full, no one can draw, and everyone may pass. Fame never falls below 0, and the highest sun breaks a tie.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Bij een volle rij kan niemand trekken, en mag iedereen passen. Roem komt nooit onder 0, en bij een gelijke stand beslist de hoogste zon.</translation>
    </message>
    <message>
        <source>Eight tiles: the track is full, and no one can draw. Unless you can spend a god, all you can do is invoke Ra.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Acht plaatjes: de rij is vol, en niemand kan trekken. Als je geen god kunt inzetten, kun je alleen Ra aanroepen.</translation>
    </message>
    <message>
        <source>No one wanted them, so all eight tiles are discarded, and the track is empty. It is Nefer’s turn.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Niemand wilde ze, dus alle acht de plaatjes worden afgelegd, en de rij is leeg. Nefer is aan de beurt.</translation>
    </message>
    <message>
        <source>This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Deze kavel is voor jou nog geen zon waard. Als niemand anders biedt, moet de speler bieden die Ra heeft aangeroepen.</translation>
    </message>
    <message>
        <source>This lot is not worth one of your suns. Keep them for better ones.</source>
        <extracomment>ra/09-disasters.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Deze kavel is geen van je zonnen waard. Bewaar ze voor betere.</translation>
    </message>
    <message>
        <source>Make your move.</source>
        <extracomment>priests/01-two-sides.toml
----------
ra/08-gold-and-gods.toml</extracomment>
        <translation>Doe je zet.</translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from the player who wins the lot. You can take it off the track with a god, but then it strikes you at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Een oorlog kost de winnaar van de kavel twee beschavingsplaatjes. Met een god mag je hem uit de rij halen, maar dan treft hij je meteen.</translation>
    </message>
    <message>
        <source>In the first epoch, add about 3 fame for each pharaoh, 1.5 for each Nile tile and each monument, and 2 for a god. In the second, add only 2 for a pharaoh and 1 for a god; in the final epoch, add nothing.</source>
        <extracomment>must-know.toml
----------
ra/13-what-you-keep.toml</extracomment>
        <translation>Tel bij een kavel in de eerste periode ongeveer 3 roem op voor elke farao, 1,5 voor elk Nijlplaatje en elk monument, en 2 voor een god. In de tweede tel je alleen nog 2 op voor een farao en 1 voor een god; in de laatste niets.</translation>
    </message>
    <message>
        <source>When as many Ra tiles are left as you have suns, a sun needs to win only half as much. With more Ra tiles left, ask for more; with fewer, less will do.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Zijn er nog evenveel Ra-plaatjes over als jij zonnen hebt, dan hoeft een zon maar half zo veel op te leveren. Zijn er meer, vraag dan meer; zijn er minder, dan is minder genoeg.</translation>
    </message>
    <message>
        <source>What a lot would score for your strongest rival counts for you, too: about a quarter of it, since you have to beat all your rivals. And every sun that a rival spends is one fewer to beat yours.</source>
        <extracomment>must-know.toml
----------
ra/15-lots-for-others.toml</extracomment>
        <translation>Wat een kavel je sterkste tegenstander zou opleveren, telt ook voor jou: ongeveer een kwart ervan, want je moet al je tegenstanders verslaan. En elke zon die een tegenstander uitgeeft, is er één minder die de jouwe kan verslaan.</translation>
    </message>
    <message>
        <source>Bid neither your lowest nor your highest sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Bied een zon die niet je laagste en niet je hoogste is.</translation>
    </message>
    <message>
        <source>The 9 wins, but now it is in the centre, where Tiye can win it. For 2 fame, she would not have outbid the 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>De 9 wint, maar ligt nu in het midden, waar Tiye hem kan winnen. Voor 2 roem had ze de 5 niet overboden.</translation>
    </message>
    <message>
        <source>People were discarded after the first epoch, but you keep buildings, and they score in each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Na de eerste periode zijn de personen afgelegd, maar gebouwen blijven en tellen elke periode opnieuw. Complete gebouwen van drie soorten leveren 5 extra op, van alle vier 10.</translation>
    </message>
    <message>
        <source>Winning a priest lets you turn over a tile. Each priest scores 2, and three of them remove a plague.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Win je een priester, dan mag je een plaatje omdraaien. Elke priester levert 2 op, en drie priesters nemen een plaag weg.</translation>
    </message>
    <message>
        <source>Your three priests removed one of your three plagues and are discarded. You keep the other two, and they will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>De drie priesters hebben een van je drie plagen weggenomen en worden afgelegd. De andere twee blijven en kosten je weer 3, tenzij er meer priesters komen.</translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and gets her 13 back as well. It is her best sun.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer neemt beide plaatjes voor haar 8, en ook haar 13. Ze krijgt haar beste zon terug.</translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh turns a loss of 2 into a gain of 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Een tweede standbeeld levert voorlopig niets op. Met de farao verlies je geen 2, maar win je 5.</translation>
    </message>
    <message>
        <source>Ask a lot of a sun while many Ra tiles are left, and less with each one drawn. A sun left over at the end of the epoch has won nothing.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Vraag veel van een zon zolang er veel Ra-plaatjes over zijn, en na elk getrokken Ra-plaatje minder. Een zon die aan het einde van de periode over is, heeft niets gewonnen.</translation>
    </message>
    <message>
        <source>A sun wins one lot in an epoch, and every lot has its price: the lot that the same sun would win later.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Een zon wint één kavel per periode, en elke kavel heeft zijn prijs: de kavel die dezelfde zon later zou winnen.</translation>
    </message>
    <message>
        <source>No Ra tile has been drawn yet, and you have all four suns. Khufu bid 10, so only your 13 wins these four tiles.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Er is nog geen Ra-plaatje getrokken, en je hebt alle vier je zonnen nog. Khufu bood 10, dus alleen je 13 wint deze vier plaatjes.</translation>
    </message>
    <message>
        <source>Another epoch: four Ra tiles are left, and you have four suns. Half the price is enough.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Een andere periode: er zijn nog vier Ra-plaatjes, en je hebt vier zonnen. De halve prijs is genoeg.</translation>
    </message>
    <message>
        <source>The lowest sun that wins is enough: your other suns can still win lots of their own.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>De laagste zon die wint, is genoeg: met je andere zonnen kun je nog meer kavels winnen.</translation>
    </message>
    <message>
        <source>At the beginning of an epoch you could wait. Now that half the Ra tiles have been drawn, some of your suns may not win another lot.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Aan het begin van een periode kun je wachten. Nu de helft van de Ra-plaatjes weg is, winnen misschien niet al je zonnen nog een kavel.</translation>
    </message>
    <message>
        <source>Late in an epoch: you still have four suns, and the second Ra tile from now ends it.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Laat in een periode: je hebt nog vier zonnen, en na nog twee Ra-plaatjes is het afgelopen.</translation>
    </message>
    <message>
        <source>Time is nearly up, and suns that are left over win nothing. Take what you can get.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>De tijd is bijna om, en zonnen die over zijn, winnen niets. Neem wat je kunt krijgen.</translation>
    </message>
    <message>
        <source>The price of a sun is low now, but a low sun wins this lot as well as a high one.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>De prijs van een zon is nu laag, maar een lage zon wint deze kavel net zo goed als een hoge.</translation>
    </message>
    <message>
        <source>Your suns have nothing better to wait for in this epoch.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Je zonnen hebben in deze periode niets beters te verwachten.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Wat je houdt</translation>
    </message>
    <message>
        <source>Early in the game, tiles that you keep are worth more than they score now. In the final epoch, only the score counts.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Vroeg in het spel zijn plaatjes die je houdt, meer waard dan ze nu opleveren. In de laatste periode telt alleen wat ze opleveren.</translation>
    </message>
    <message>
        <source>You keep pharaohs, Nile tiles and monuments from epoch to epoch, and they score again. So in the first epoch they are worth more than the fame that you see.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Farao’s, Nijlplaatjes en monumenten houd je, en ze leveren elke keer weer iets op. In de eerste periode zijn ze dus meer waard dan de roem die je ziet.</translation>
    </message>
    <message>
        <source>The 13 wins, too, but so does the 8.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>De 13 wint ook, maar de 8 net zo goed.</translation>
    </message>
    <message>
        <source>Nefer wins two pharaohs and a temple with her 6, and keeps them all game.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Nefer wint twee farao’s en een tempel met haar 6, en houdt ze het hele spel.</translation>
    </message>
    <message>
        <source>Two pharaohs add 6 and the temple 1.5 to what they score: more than a sun has to win at this moment.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Bij wat ze opleveren, komt nog 6 voor de twee farao’s en 1,5 voor de tempel: meer dan een zon op dit moment moet opleveren.</translation>
    </message>
    <message>
        <source>Bid and invoke</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Bieden en aanroepen</translation>
    </message>
    <message>
        <source>Bidding and invoking Ra are one decision: if you would pay for this lot, don’t wait for someone else to take it.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Bieden en Ra aanroepen zijn één beslissing: als je voor deze kavel zou betalen, wacht dan niet tot een ander hem neemt.</translation>
    </message>
    <message>
        <source>You know what a lot has to be worth before you bid a sun. The same price tells you when to invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Je weet wat een kavel waard moet zijn voor je een zon biedt. Aan diezelfde prijs zie je ook wanneer je Ra moet aanroepen.</translation>
    </message>
    <message>
        <source>Ask yourself which sun you would pay: the lowest that no one can beat, or else your highest. As soon as the lot is worth that sun, invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Vraag je af welke zon je zou betalen: de laagste die niemand kan overbieden, en anders je hoogste. Zodra de kavel die zon waard is, roep je Ra aan.</translation>
    </message>
    <message>
        <source>Religion, gold and a pharaoh are worth 13 fame to you. Nefer’s 13 and Khufu’s 12 could beat your 11, but they may well save them.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Religie, goud en een farao leveren je 13 roem op. De 13 van Nefer en de 12 van Khufu kunnen je 11 overbieden, maar misschien sparen ze die.</translation>
    </message>
    <message>
        <source>If you wait, Nefer invokes Ra for this lot and bids last.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Als je wacht, roept Nefer Ra aan voor deze kavel en biedt ze als laatste.</translation>
    </message>
    <message>
        <source>Nefer bid 8, and Khufu passed. You bid last, because you invoked Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nefer bood 8, en Khufu paste. Jij biedt als laatste, omdat jij Ra aanriep.</translation>
    </message>
    <message>
        <source>No one else bid, so the lot is yours.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Niemand anders bood, dus de kavel is van jou.</translation>
    </message>
    <message>
        <source>A lot for the others</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Een kavel voor de anderen</translation>
    </message>
    <message>
        <source>You may invoke Ra for a lot that you don’t want, if another player is sure to bid. If no one does, you have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Je mag Ra aanroepen voor een kavel die je niet wilt, als een ander zeker biedt. Doet niemand dat, dan moet jij.</translation>
    </message>
    <message>
        <source>The funeral would take your pharaohs, so you don’t want this lot. But the 13 in the centre and the gold are worth a bid to others, and while you wait, the lot grows for them.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Door de begrafenis zou je je farao’s verliezen, dus je wilt deze kavel niet. Maar de 13 in het midden en het goud zijn voor anderen een bod waard, en terwijl je wacht, groeit de kavel voor hen.</translation>
    </message>
    <message>
        <source>Every tile makes the lot better for Nefer and Khufu, and they pay no more for it.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Elk plaatje maakt de kavel beter voor Nefer en Khufu, en ze betalen er niets extra voor.</translation>
    </message>
    <message>
        <source>Your god can wait for a tile that you need more.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Je god kan wachten op een plaatje dat je harder nodig hebt.</translation>
    </message>
    <message>
        <source>Nefer and Khufu both want it. Your 8 would beat Khufu’s 7.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Nefer en Khufu willen hem allebei. Je 8 zou de 7 van Khufu overbieden.</translation>
    </message>
    <message>
        <source>You would have the 13, but not your pharaohs any more: you invoked Ra to be rid of this lot.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Je zou de 13 hebben, maar je farao’s niet meer: je riep Ra aan om van deze kavel af te komen.</translation>
    </message>
    <message>
        <source>Khufu used a sun, and the funeral went to him. When you invoke Ra and someone else bids, you are free to pass.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Khufu gebruikte een zon, en de begrafenis ging naar hem. Als jij Ra aanroept en een ander biedt, mag je passen.</translation>
    </message>
    <message>
        <source>Another player bid, so you don’t have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Een ander bood, dus jij hoeft niet.</translation>
    </message>
    <message>
        <source>When only you have suns left, you have time: draw until the lot is big. Win it with your high sun first, and the next lot wins that sun back.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Als alleen jij nog zonnen hebt, heb je de tijd: trek tot de kavel groot is. Win hem eerst met je hoge zon, dan brengt de volgende kavel die zon terug.</translation>
    </message>
    <message>
        <source>Nefer and Khufu have used up all their suns, and you still have two. Until the epoch ends, no one else takes a turn or can bid.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nefer en Khufu hebben al hun zonnen gebruikt, en jij hebt er nog twee. Tot de periode eindigt, is niemand anders aan de beurt en kan niemand anders bieden.</translation>
    </message>
    <message>
        <source>Four tiles are on the track, and six of the eight Ra tiles have been drawn. The seventh only starts an auction, in which you alone may bid or pass.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Er liggen vier plaatjes in de rij, en zes van de acht Ra-plaatjes zijn getrokken. Na het zevende volgt alleen een biedronde, waarin jij als enige mag bieden of passen.</translation>
    </message>
    <message>
        <source>A second pharaoh. The lot gets better with nearly every tile, and the next Ra tile can’t hurt you.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Een tweede farao. De kavel wordt met bijna elk plaatje beter, en het volgende Ra-plaatje kan nog geen kwaad.</translation>
    </message>
    <message>
        <source>It is a good lot, but no one else can take it, and one Ra tile is no danger yet.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Het is een goede kavel, maar niemand anders kan hem nemen, en één Ra-plaatje is nog geen gevaar.</translation>
    </message>
    <message>
        <source>Six good tiles. You have two suns for two lots, and with two more Ra tiles the epoch is over.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Zes goede plaatjes. Je hebt twee zonnen voor twee kavels, en met nog twee Ra-plaatjes is de periode voorbij.</translation>
    </message>
    <message>
        <source>The 5 and the 13 both win this lot, since no one bids against you. The winner’s sun stays in the centre, and your other one can take it back with the next lot.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>De 5 en de 13 winnen deze kavel allebei, want niemand biedt tegen je op. De winnende zon blijft in het midden, en je andere kan hem met de volgende kavel terughalen.</translation>
    </message>
    <message>
        <source>The 5 wins, too, and gets you the 12. But then your 13 has to win the next lot, and all that it gets you is the 5.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>De 5 wint ook en levert je de 12 op. Maar dan moet je 13 de volgende kavel winnen, en die levert je alleen de 5 op.</translation>
    </message>
    <message>
        <source>You have the tiles and the 12, and your 13 is in the centre. No one else can take it from there.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Je hebt de plaatjes en de 12, en je 13 ligt in het midden. Niemand anders kan hem daar weghalen.</translation>
    </message>
    <message>
        <source>The track is empty. Draw first, and let your 5 win a lot as well as the 13.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>De rij is leeg. Trek eerst, en laat ook je 5 een kavel winnen, net als de 13.</translation>
    </message>
    <message>
        <source>When the lot is big enough, the 5 wins it and takes the 13 back. You begin the next epoch with both of your high suns: the high one first, and it comes home.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Als de kavel groot genoeg is, wint de 5 hem en haalt die de 13 terug. Je begint de volgende periode met allebei je hoge zonnen: bied eerst de hoge, dan komt hij terug.</translation>
    </message>
    <message>
        <source>That wins, too, but then your high sun has to win the next lot, and it only gets you this low one.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Dat wint ook, maar dan moet je hoge zon de volgende kavel winnen, en die levert je alleen deze lage op.</translation>
    </message>
    <message>
        <source>The track is full: if you pass, these tiles are discarded, and no one else could have won them.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>De rij is vol: als je past, worden deze plaatjes afgelegd, en niemand anders had ze kunnen winnen.</translation>
    </message>
    <message>
        <source>An epoch doesn’t need a last Ra tile to end: it is over as soon as all suns are used up.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Een periode kan ook zonder laatste Ra-plaatje eindigen: dat gebeurt zodra alle zonnen zijn gebruikt.</translation>
    </message>
    <message>
        <source>Four players</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Vier spelers</translation>
    </message>
    <message>
        <source>With four players, everyone has three suns, from 2 to 13, and nine Ra tiles end the epoch instead of eight. What a sun should win stays the same.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Met vier spelers heeft iedereen drie zonnen, van 2 tot 13, en eindigt de periode met negen Ra-plaatjes in plaats van acht. Wat een zon moet opleveren, blijft hetzelfde.</translation>
    </message>
    <message>
        <source>The first Ra tile came early, and Nefer and Khufu passed. Tiye bids 3, and no one bids after you.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Het eerste Ra-plaatje kwam vroeg, en Nefer en Khufu pasten. Tiye biedt 3, en na jou biedt niemand.</translation>
    </message>
    <message>
        <source>Tiye wins three tiles with her lowest sun.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Tiye wint drie plaatjes met haar laagste zon.</translation>
    </message>
    <message>
        <source>A pharaoh, a palace and a flood for your lowest sun: the 8 and the 11 are left for two more lots.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Een farao, een paleis en een overstroming voor je laagste zon: de 8 en de 11 blijven over voor nog twee kavels.</translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many more Ra tiles will end the epoch.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Let op drie dingen: wat een kavel je waard is, wie je zonnen nog kan verslaan, en hoeveel Ra-plaatjes er nog komen.</translation>
    </message>
    <message>
        <source>One more. You still have two art tiles, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nog één. Er zijn twee kunstplaatjes over, en één is genoeg.</translation>
    </message>
    <message>
        <source>Tiye drew a scribe and showed its market side. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye trok een schrijver en koos de kant met de markt. Samen met haar eigen markt wordt dat een compleet gebouw: 2 waard.</translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. You choose the side of the next tile.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tot nu toe is de kavel 2 waard voor Tiye en niets voor jou. Bij het volgende plaatje kies jij de kant.</translation>
    </message>
    <message>
        <source>You win, but look at the trade: you gave a 12 and got a 9. That is a high price for a gold tile and a temple.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Je wint, maar kijk naar de ruil: je 12 is weg, en er kwam een 9 voor terug. Dat is een hoge prijs voor een goudplaatje en een tempel.</translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre and won no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Je hebt een zon gegeven voor de 1 in het midden, en er waren geen plaatjes. Je hebt maar vier zonnen per periode.</translation>
    </message>
    <message>
        <source>Three names are new: the mausoleum, the sanctuary and war. In the other edition they are the fortress, the palace and unrest.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Drie namen zijn anders: het mausoleum is de vesting van de andere editie, de oorlog is daar de onrust en het heiligdom het paleis.</translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a single mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Je hebt geen beschavingsplaatje, dus de oorlog kost je niets. Maar je zou een zon betalen voor één mausoleum: trek eerst.</translation>
    </message>
    <message>
        <source>With two players, what your rival doesn’t get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Met z’n tweeën telt wat je tegenstander niet krijgt, even zwaar als wat jij wint, en je weet altijd wat er nog tegen je kan worden geboden.</translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and having the most of a kind, at least two, scores 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Een krijger met een bibliotheek op de achterkant. Tiye heeft al een krijger, en wie de meeste van een soort heeft, minstens twee, krijgt 5.</translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and nothing here is worth outbidding her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye krijgt haar gebouw voor haar laagste zon, en er ligt hier niets waarvoor je haar zou overbieden. Trek eerst.</translation>
    </message>
    <message>
        <source>The tiles you win keep the side they show: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Je neemt plaatjes zoals ze liggen: je twee boeren zijn 5 waard als de periode eindigt. Hun achterkant telt niet meer, tenzij een priester er een omdraait.</translation>
    </message>
    <message>
        <source>The lot scores nothing for you yet, and neither does one ankh alone. Draw: the lot may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>De kavel levert je nog niets op, en één ankh alleen ook niet. Trek: misschien wordt hij een zon waard.</translation>
    </message>
    <message>
        <source>You win tiles with your suns: 2, 5, 8 and 13. Each sun wins at most one lot, and then it is used up for this epoch.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Je wint plaatjes met je zonnen: 2, 5, 8 en 13. Elke zon wint hoogstens één kavel, en is dan voor deze periode gebruikt.</translation>
    </message>
    <message>
        <source>Drawing can be right, too, but this time you drew a funeral, which takes two pharaohs from the winner of this lot. Every draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Ook trekken kan goed zijn, maar deze keer trok je een begrafenis: die kost de winnaar van deze kavel twee farao’s. Elke keer trekken is een risico.</translation>
    </message>
    <message>
        <source>Six tiles are on the track, and the 12 in the centre goes with them. The player who invokes Ra bids last, after everyone else has bid or passed.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Er liggen zes plaatjes in de rij, en de 12 in het midden hoort erbij. Wie Ra aanroept, biedt als laatste, als alle anderen hebben geboden of gepast.</translation>
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
        <translation>Als je trekt, roept een ander misschien Ra aan, en dan moet jij gokken.</translation>
    </message>
    <message>
        <source>Most tiles are not Ra, but you drew the eighth Ra tile: the epoch ended without an auction, and all seven tiles were lost. You never used your 2, your 8 or your 13.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Meestal trek je geen Ra-plaatje, maar dit was het achtste: de periode eindigde zonder biedronde, en alle zeven de plaatjes zijn verloren. Je 2, je 8 en je 13 heb je nooit gebruikt.</translation>
    </message>
    <message>
        <source>At the end of each epoch, the player with the most pharaohs scores 5, and the player with the fewest loses 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Aan het einde van elke periode krijgt de speler met de meeste farao’s 5, en verliest de speler met de minste er 2. Je farao’s houd je.</translation>
    </message>
    <message>
        <source>Ten tiles in the game are disasters. So far there is only a gold tile on the track.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>In het spel zitten tien catastrofes. Tot nu toe ligt er alleen een goudplaatje in de rij.</translation>
    </message>
    <message>
        <source>Now discard two tiles. You have three art tiles and one each of astronomy, religion and agriculture, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Leg nu twee plaatjes af. Je hebt drie kunstplaatjes en van astronomie, religie en landbouw elk één, en alleen verschillende soorten tellen.</translation>
    </message>
    <message>
        <source>Which tile do you discard? Click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Welk plaatje leg je af? Klik erop bij je plaatjes.</translation>
    </message>
    <message>
        <source>That was your only one of its kind. Discard an art tile instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Dat was je enige van die soort. Leg liever een kunstplaatje af: daarvan heb je er drie, en er telt er maar één.</translation>
    </message>
    <message>
        <source>Discard one more tile.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Leg nog een plaatje af.</translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 37, without it 29.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu trok Ra. Er zijn geen plaatjes te winnen, maar de 13 in het midden telt: daarmee zou je 37 hebben, zonder 29.</translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns total 31 now, and your 29 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Nefer krijgt de 13 voor haar 1. Haar zonnen zijn nu samen 31, en jouw 29 is de laagste som: je verliest 5.</translation>
    </message>
    <message>
        <source>The 13 is yours, and your suns total 37. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>De 13 is van jou, en je zonnen zijn samen 37. Nu gebruiken de anderen hun laatste zonnen, en het spel eindigt.</translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 37 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Je monumenten leverden 15 op, en je 37 was de hoogste som van de zonnen: nog 5. Je wint met 40 roem.</translation>
    </message>
    <message>
        <source>These tiles score 7 this epoch, and you would give your 13 for a 3. With eight Ra tiles to come, your best sun can win more than that.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Deze plaatjes leveren deze periode 7 op, en je zou je 13 geven voor een 3. Met nog acht Ra-plaatjes te gaan kan je beste zon meer winnen dan dat.</translation>
    </message>
    <message>
        <source>Two pharaohs and a temple score only 2 this epoch, but you would keep all three for two more epochs. Nefer bid 6, and no one bids after you.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Twee farao’s en een tempel leveren deze periode maar 2 op, maar je zou ze alle drie nog twee periodes houden. Nefer bood 6, en na jou biedt niemand.</translation>
    </message>
    <message>
        <source>Nefer and Khufu passed. Usually you would have to bid now, but when the track is full, the player who invoked Ra may pass, too.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nefer en Khufu hebben gepast. Gewoonlijk zou je nu moeten bieden, maar bij een volle rij mag ook de speler die Ra aanriep, passen.</translation>
    </message>
    <message>
        <source>Two funerals and two unrest tiles took both your pharaohs and all your civilization tiles.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Twee begrafenissen en twee keer onrust kostten je beide farao’s en al je beschavingsplaatjes.</translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and you keep buildings: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Twee plaatjes van een soort vormen een gebouw, en gebouwen blijven: ze leveren in elke periode iets op, het meest als je drie of vier soorten hebt.</translation>
    </message>
    <message>
        <source>Show the side you would keep.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Toon de kant die je zou houden.</translation>
    </message>
    <message>
        <source>A warrior with a market on its back. You already have half a market.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Een krijger met een markt op de achterkant. Je hebt al een halve markt.</translation>
    </message>
    <message>
        <source>This early in the epoch, that is about as good. But look at what each side would score.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml</extracomment>
        <translation>Zo vroeg in de periode is dat ongeveer even goed. Maar kijk wat elke kant zou opleveren.</translation>
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
        <translation>Het is al een goede kavel, en nog een plaatje kan hem ook voor Tiye beter maken. Pak hem zolang je als laatste biedt.</translation>
    </message>
    <message>
        <source>You keep plagues, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Plagen blijven, en hoe meer je er hebt, hoe meer ze kosten: 1, 3, 6, 10, en 15 voor vijf of meer. Je hebt er twee, dus je verliest elke periode 3.</translation>
    </message>
    <message>
        <source>Priests are the cure: when an epoch ends, three or more remove one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Daar helpen priesters tegen: wie er drie of meer heeft als een periode eindigt, raakt één plaag kwijt, en elke priester levert 2 op. Je hebt twee priesters.</translation>
    </message>
    <message>
        <source>Use a priest at once, or not at all. On the back of your warrior is the market you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Een priester gebruik je meteen of nooit. Op de achterkant van je krijger staat de markt die je nodig hebt.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile or invoke Ra. When Ra is invoked, everyone may bid one sun, and the highest takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>In je beurt trek je een plaatje of roep je Ra aan. Wordt Ra aangeroepen, dan mag iedereen één zon bieden, en de hoogste krijgt de hele kavel.</translation>
    </message>
    <message>
        <source>The sun you win with stays in the centre. You take the one that was there, face down, to bid in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>De zon waarmee je wint, blijft in het midden. De zon die daar lag, neem je omgekeerd: die bied je in de volgende periode.</translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer bids last, with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer trok een Ra-plaatje, en ook daarmee begint een biedronde. Khufu bood 7; nu ben jij aan de beurt, en Nefer komt als laatste met hoogstens een 8.</translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now your 12 is used up for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>De 12 wint, maar de 9 had ook gewonnen: Nefer heeft niets boven 8. Nu heb je deze periode geen 12 meer.</translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 is in the centre, and the 13 is yours: face down, because you can’t bid it until the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>De zonnen hebben van plaats geruild. Je 9 ligt in het midden, en de 13 is van jou: omgekeerd, want je kunt hem pas in de volgende periode bieden.</translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra tile, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Met elk getrokken Ra-plaatje begint een biedronde en raakt hier een veld vol. Zeven van de acht zijn vol: nog één Ra, en de periode is afgelopen.</translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over: click Next and Continue to see what everyone gained.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Jij hebt de plaatjes, en de 12 voor de volgende periode. Als Nefer nu Ra trekt, is de periode afgelopen: klik op ‘Volgende’ en ‘Doorgaan’ om te zien wat iedereen heeft gekregen.</translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra tile, and the epoch was scored: you have 28 fame. Gods, gold, floods and art are discarded; you keep pharaohs and Nile tiles.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Nefer trok het achtste Ra-plaatje, en de waardering is geweest: je hebt 28 roem. Goden, goud, overstromingen en kunst worden afgelegd; farao’s en Nijlplaatjes houd je.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles from the winner, and this lot has only two. It was a good lot already: a draw could make it a little better, or much worse.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Onrust kost de winnaar twee beschavingsplaatjes, en in deze kavel zitten er maar twee. Het was al een goede kavel: trekken kon hem iets beter maken, of veel slechter.</translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold tile scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Aan het einde van de periode levert elk goudplaatje 3 op en elke god die je nog hebt 2. Je hebt twee goden.</translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: now you have the fewest instead of the most. In all, that is 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Je kreeg goud en verloor beide farao’s: nu heb je de minste in plaats van de meeste. Al met al is dat 4 roem minder dan eerst.</translation>
    </message>
    <message>
        <source>You drew a statue: with this lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Met het standbeeld in de kavel leveren je monumenten 15 op in plaats van 6. Nefer trok Ra, en Khufu biedt 11.</translation>
    </message>
    <message>
        <source>If players tie for the most fame at the end of the game, the one with the highest sun wins.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Hebben aan het einde van het spel meerdere spelers de meeste roem, dan wint wie van hen de hoogste zon heeft.</translation>
    </message>
    <message>
        <source>From now on, your moves count and can’t be taken back; the coach beside the table comments on your choices. Press Esc to leave the lesson.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Vanaf nu telt wat je speelt en kun je niets terugnemen; de coach naast de tafel geeft commentaar op je keuzes. Met Esc verlaat je de les.</translation>
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
        <translation>Iemand anders krijgt deze kavel, voor een zon die je had kunnen overbieden.</translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye added a plague to the lot. The priests remove one plague, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Hier is je derde priester, maar Tiye trok er ook een plaag bij. De priesters nemen één plaag weg, dus je zou nog steeds maar 3 verliezen.</translation>
    </message>
    <message>
        <source>Your last sun for a single gold tile? A god could take it, and you would keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Je laatste zon voor één goudplaatje? Een god kan het nemen, en dan houd je de 13.</translation>
    </message>
    <message>
        <source>With two players, there are suns from 2 to 9, four for each of you. The boat’s track has only six spaces, and one is already behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Met twee spelers lopen de zonnen van 2 tot 9, en ieder heeft er vier. De weg van de boot heeft maar zes velden, en één ligt al achter hem.</translation>
    </message>
    <message>
        <source>Having the most pharaohs scores 5, having the fewest costs 2, and a tie counts for everyone in it. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>De speler met de meeste farao’s krijgt 5, de speler met de minste verliest 2; staan er meer gelijk, dan geldt dat voor allemaal. Nu zou je 2 verliezen.</translation>
    </message>
    <message>
        <source>That is not worth a sun: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Dat is geen zon waard: klik op ‘Passen’.</translation>
    </message>
    <message>
        <source>A game lasts three rounds, known as epochs. Everyone starts with 10 fame, the tiles you win score more, and the player with the most fame wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Een spel duurt drie rondes, die periodes heten. Iedereen begint met 10 roem, met gewonnen plaatjes komt er meer bij, en wie de meeste roem heeft, wint.</translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat hasn’t moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Je hebt Ra aangeroepen en een zon betaald voor een lege rij, en de boot is niet vooruitgegaan. Alleen een getrokken Ra-plaatje brengt hem verder.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Nefer, too. Take it while you bid last.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Het is al een goede kavel, en nog een plaatje kan hem ook voor Nefer beter maken. Pak hem zolang je als laatste biedt.</translation>
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
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>A level of bots: somebody who plays often</comment>
        <translation>Stamgast</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation>Gevorderde</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Onbekend niveau</translation>
    </message>
    <message>
        <source>Looks one move ahead, but often misjudges lots. Does not keep track of fame.</source>
        <translation>Kijkt één zet vooruit, maar vergist zich vaak in kavels. Houdt de roem niet bij.</translation>
    </message>
    <message>
        <source>Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame.</source>
        <translation>Kijkt één zet vooruit, maar vergist zich in kavels en wacht te lang. Houdt de roem niet bij.</translation>
    </message>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Een ander programma. Het heeft één seconde per zet.</numerusform>
            <numerusform>Een ander programma. Het heeft %n seconden per zet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.</source>
        <translation>Het in C geschreven deel is niet gecompileerd: alleen Beginner kan spelen, zonder hints, coach of analyses.</translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not keep track of fame.</source>
        <translation>Voor je eerste spellen. Speelt op gevoel en houdt de roem niet bij.</translation>
    </message>
    <message>
        <source>Looks one move ahead, and is rarely far off. Does not keep track of fame.</source>
        <translation>Kijkt één zet vooruit en zit er zelden ver naast. Houdt de roem niet bij.</translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not keep track of fame.</source>
        <translation>Speelt op ervaring en kijkt één zet vooruit. Houdt de roem niet bij.</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and keeps track of everyone’s fame.</source>
        <translation>Denkt meerdere zetten vooruit en houdt ieders roem bij.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation>Alle gebeurtenissen</translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation>Kavels en gevolgen</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Biedrondes</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Getrokken plaatjes</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Periodes</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Logboek filteren</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>%n soort compleet gebouw</numerusform>
            <numerusform>%n soorten complete gebouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n priester</numerusform>
            <numerusform>%n priesters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n plaag, die priesters wegnemen</numerusform>
            <numerusform>%n plagen, waarvan priesters er één wegnemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n god</numerusform>
            <numerusform>%n goden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n goudplaatje</numerusform>
            <numerusform>%n goudplaatjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n overstroming</numerusform>
            <numerusform>%n overstromingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n Nijlplaatje</numerusform>
            <numerusform>%n Nijlplaatjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n Nijlplaatje zonder overstroming</numerusform>
            <numerusform>%n Nijlplaatjes zonder overstroming</numerusform>
        </translation>
    </message>
    <message>
        <source>no civilization tiles left</source>
        <translation>geen beschaving meer</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n soort beschaving in plaats van geen</numerusform>
            <numerusform>%n soorten beschaving in plaats van geen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n soort beschaving</numerusform>
            <numerusform>%n soorten beschaving</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>nog maar %n soort monument</numerusform>
            <numerusform>nog maar %n soorten monumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n soort monument</numerusform>
            <numerusform>%n soorten monumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation>geen monumenten meer</translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>verliest %n monument</numerusform>
            <numerusform>verliest %n monumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>verliest %n farao</numerusform>
            <numerusform>verliest %n farao’s</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lot scores this epoch</source>
        <translation>Wat de kavel deze periode oplevert</translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation>Als {name} deze kavel wint</translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation>Als jij deze kavel wint</translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation>Als je met je {sun} wint</translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: geen verlies</translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation>Verlies door {disaster}: {tiles}</translation>
    </message>
    <message>
        <source>{disaster} takes {number} of the winner’s choice, ideally {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation>{disaster}: {number} naar keuze van de winnaar, liefst {tiles}</translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation>Catastrofes: geen verlies</translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation>Verlies door catastrofes: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>verliest %n plaatje</numerusform>
            <numerusform>verliest %n plaatjes</numerusform>
        </translation>
    </message>
    <message>
        <source>Priests turn over tiles to show {tiles}</source>
        <comment>Labels: Priests turn over tiles to show Farmer and Market</comment>
        <translation>Na het omdraaien door priesters: {tiles}</translation>
    </message>
    <message>
        <source>{points} at the end of the game if nothing changes</source>
        <comment>{points} has a sign: +3</comment>
        <translation>aan het einde van het spel {points}, als het zo blijft</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation>aan het einde {points}</translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation>roem komt nooit onder 0</translation>
    </message>
    <message>
        <source>later about {points}</source>
        <comment>What the lot is worth after this epoch. {points} has a sign: +13</comment>
        <translation>later ongeveer {points}</translation>
    </message>
    <message>
        <source>what can still be made of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>wat er nog van te maken is</translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation>jij {points}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Je hebt gepast.</translation>
    </message>
    <message>
        <source>You have no suns left.</source>
        <translation>Je hebt geen zon meer.</translation>
    </message>
    <message>
        <source>{name} has no suns left.</source>
        <translation>{name} heeft geen zon meer.</translation>
    </message>
    <message>
        <source>now the most</source>
        <comment>Of a kind</comment>
        <translation>nu de meeste</translation>
    </message>
    <message>
        <source>suns after that: {suns}</source>
        <comment>Numbers: 1, 8 and 13</comment>
        <translation>zonnen daarna: {suns}</translation>
    </message>
    <message>
        <source>no change in fame</source>
        <translation>geen verschil in roem</translation>
    </message>
    <message>
        <source>None of your suns beats the {sun}.</source>
        <translation>Geen van je zonnen verslaat de {sun}.</translation>
    </message>
    <message>
        <source>{name} has no sun that beats the {sun}.</source>
        <translation>Geen zon van {name} verslaat de {sun}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Instellingen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>The reasons for this move can’t be reconstructed.</source>
        <translation>De redenen voor deze zet zijn niet te achterhalen.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <comment>Said by an opponent about its move</comment>
        <translation>Ik had geen keus.</translation>
    </message>
    <message>
        <source>what I can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>wat ik er nog van kan maken</translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>Volgens mijn berekening was ‘{move}’ %n roem beter. De volgende keer doe ik dat.</numerusform>
            <numerusform>Volgens mijn berekening was ‘{move}’ %n roem beter. De volgende keer doe ik dat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>Volgens mijn berekening was ‘{move}’ %n roem beter, maar ik speel op mijn manier.</numerusform>
            <numerusform>Volgens mijn berekening was ‘{move}’ %n roem beter, maar ik speel op mijn manier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>Volgens mijn berekening was dat %n roem beter dan ‘{move}’.</numerusform>
            <numerusform>Volgens mijn berekening was dat %n roem beter dan ‘{move}’.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>Voor mij was de kavel ongeveer {fame} roem waard.</numerusform>
            <numerusform>Voor mij was de kavel ongeveer {fame} roem waard.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked best to me.</source>
        <translation>Dat leek me het beste.</translation>
    </message>
    <message>
        <source>Otherwise you would have won the lot with the {price}.</source>
        <translation>Anders had jij de kavel gewonnen met de {price}.</translation>
    </message>
    <message>
        <source>Otherwise {name} would have won the lot with the {price}.</source>
        <translation>Anders had {name} de kavel gewonnen met de {price}.</translation>
    </message>
    <message>
        <source>I expected you to win the lot with the {price}.</source>
        <translation>Ik verwachtte dat jij de kavel met de {price} zou winnen.</translation>
    </message>
    <message>
        <source>I expected {name} to win the lot with the {price}.</source>
        <translation>Ik verwachtte dat {name} de kavel met de {price} zou winnen.</translation>
    </message>
    <message>
        <source>I wanted to keep my {sun}.</source>
        <comment>{sun}: the number of a sun</comment>
        <translation>Ik wilde mijn {sun} houden.</translation>
    </message>
    <message>
        <source>I wanted the {centre} in the centre for my {sun}.</source>
        <comment>Numbers of suns</comment>
        <translation>Ik wilde de {centre} uit het midden voor mijn {sun}.</translation>
    </message>
    <message>
        <source>The lot would have hurt me.</source>
        <translation>De kavel was slecht voor me geweest.</translation>
    </message>
    <message>
        <source>I wanted the lot.</source>
        <translation>Ik wilde de kavel.</translation>
    </message>
    <message>
        <source>Another tile was likely to help me.</source>
        <translation>Nog een plaatje zou me waarschijnlijk helpen.</translation>
    </message>
    <message>
        <source>I feared a Ra tile: the chance was {chance}.</source>
        <translation>Ik was bang voor een Ra-plaatje: de kans was {chance}.</translation>
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
        <translation>Speler {number}</translation>
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
        <translation>Personage: {name} (klik om te wijzigen)</translation>
    </message>
    <message>
        <source>Face: {name} (click to change)</source>
        <translation>Gezicht: {name} (klik om te wijzigen)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation>Elk spel een ander personage.</translation>
    </message>
    <message>
        <source>Has no style of its own.</source>
        <translation>Speelt zonder eigen stijl.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Geen gezicht</translation>
    </message>
    <message>
        <source>Random character</source>
        <translation>Willekeurig personage</translation>
    </message>
    <message>
        <source>Already at this table.</source>
        <translation>Zit al aan deze tafel.</translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation>Kleur: {colour} (klik om te wijzigen)</translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation>{colour} (ruilen met {name})</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spelers, met de klok mee</translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation>Alle &amp;bots:</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation>Verschillende niveaus</translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation>{enter}: plaats wijzigen · {up}, {down}: verplaatsen · {delete}: verwijderen</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>S&amp;peler toevoegen</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>Sc&amp;hudden</translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation>Plaatsen elk &amp;spel opnieuw schudden</translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation>&amp;Open roem: voor iedereen zichtbaar</translation>
    </message>
    <message>
        <source>Otherwise your opponents’ fame stays face down.</source>
        <translation>Anders blijft de roem van je tegenstanders omgekeerd liggen.</translation>
    </message>
    <message>
        <source>Closed bag</source>
        <translation>Gesloten zak</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.</source>
        <translation>Niemand mag afgelegde plaatjes bekijken. Bots tot en met Gevorderde vergeten ze net als mensen; Expert onthoudt ze.</translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation>&amp;Terugnames toestaan</translation>
    </message>
    <message>
        <source>Tiles from a &amp;real bag</source>
        <translation>Plaatjes &amp;uit een echte zak</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Gea&amp;vanceerd</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Startw&amp;aarde</translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>A number or a word. The same seed always deals the same suns and tiles.</source>
        <translation>Een getal of een woord. Dezelfde startwaarde geeft dezelfde zonnen en plaatjes.</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Sp&amp;el starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n speler</numerusform>
            <numerusform>{fewest}–%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Naam van plaats {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Plaats {number}: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Wie hier speelt</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation>Sleep, of druk op {up} of {down}, om de zitvolgorde te wijzigen</translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation>Zitvolgorde</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Om&amp;hoog</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Om&amp;laag</translation>
    </message>
    <message>
        <source>You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation>Zetten kunnen ongedaan worden gemaakt. Plaatjes die sindsdien zijn getrokken, gaan terug in de zak, die opnieuw wordt geschud.</translation>
    </message>
    <message>
        <source>You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and keeps the score. The game won’t count in your statistics.</source>
        <translation>Je trekt plaatjes uit je eigen bordspel en zegt welke het zijn. Ra Desktop is scheidsrechter en houdt de stand bij. Het spel telt niet mee in je statistieken.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{name} stopped running, so a simple move was played.</source>
        <translation>{name} werkt niet meer, daarom is er een eenvoudige zet gespeeld.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Opslaan lukt weer.</translation>
    </message>
    <message>
        <source>This game can’t be added to your statistics: {reason}. Ra Desktop will try again.</source>
        <translation>Dit spel kan niet aan je statistieken worden toegevoegd: {reason}. Ra Desktop probeert het opnieuw.</translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so stronger bots will play as {level}.</source>
        <translation>Het in C geschreven deel is niet gecompileerd, dus sterkere bots spelen op het niveau {level}.</translation>
    </message>
    <message>
        <source>{name} is a program that isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>{name} is een programma dat niet op deze computer staat. Een bot speelt in plaats daarvan: {level}.</translation>
    </message>
    <message>
        <source>{name} didn’t give a legal move, so a simple one was played.</source>
        <translation>{name} deed geen geldige zet, daarom is er een eenvoudige gespeeld.</translation>
    </message>
    <message>
        <source>{name} couldn’t be started, so a simple move was played.</source>
        <translation>{name} kon niet worden gestart, daarom is er een eenvoudige zet gespeeld.</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time, so a simple move was played.</source>
        <translation>{name} antwoordde niet op tijd, daarom is er een eenvoudige zet gespeeld.</translation>
    </message>
    <message>
        <source>{name} couldn’t choose a move and played a simple one.</source>
        <translation>{name} kon geen zet kiezen en speelde een eenvoudige.</translation>
    </message>
    <message>
        <source>{name} has a level that doesn’t exist in this version, and will play as {level}.</source>
        <translation>{name} heeft een niveau dat in deze versie niet bestaat, en speelt op het niveau {level}.</translation>
    </message>
    <message>
        <source>Some bots’ levels don’t exist in this version. They’ll play as {level}.</source>
        <translation>De niveaus van sommige bots bestaan niet in deze versie. Ze spelen op het niveau {level}.</translation>
    </message>
    <message>
        <source>{name} has a character that doesn’t exist in this version, and will play without one.</source>
        <translation>{name} heeft een personage dat in deze versie niet bestaat, en speelt zonder.</translation>
    </message>
    <message>
        <source>Some bots’ characters don’t exist in this version. They’ll play without one.</source>
        <translation>De personages van sommige bots bestaan niet in deze versie. Ze spelen zonder.</translation>
    </message>
    <message>
        <source>The game can’t be saved right now. Play on: Ra Desktop will keep trying.</source>
        <translation>Het spel kan nu niet worden opgeslagen. Je kunt verderspelen: Ra Desktop blijft het proberen.</translation>
    </message>
    <message>
        <source>One of the programs isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>Een programma dat hier meespeelt, staat niet op deze computer. Een bot speelt in plaats daarvan: {level}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, nog {count}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Toets {key}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>fame</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>Taking a turn</source>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation>Ra-speler</translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation>Open zonnen: {suns}</translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation>Omgekeerde zonnen: {suns}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation>Plaatjes: {tiles}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Tiles: none</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation>De roem ligt omgekeerd</translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation>De roem tot nu toe. Wie aan het einde van het spel de meeste heeft, wint.</translation>
    </message>
    <message>
        <source>Press and hold to peek at your own.</source>
        <translation>Houd ingedrukt om die van jezelf te zien.</translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation>Deze zon is in deze biedronde geboden.</translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation>Open: kan in een biedronde worden geboden.</translation>
    </message>
    <message>
        <source>Click to enlarge this panel.</source>
        <translation>Klik om dit paneel groot te zien.</translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation>Begon deze biedronde en biedt als laatste.</translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation>Als je dit plaatje omdraait: {hidden} in plaats van {shown}</translation>
    </message>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>won %n plaatje met de {sun}</numerusform>
            <numerusform>won %n plaatjes met de {sun}</numerusform>
        </translation>
    </message>
    <message>
        <source>invoked Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>riep Ra aan</translation>
    </message>
    <message>
        <source>drew Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>trok Ra</translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>trok %n plaatje</numerusform>
            <numerusform>trok %n plaatjes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation>Hervatten</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>%n onvoltooid spel staat onder ‘Opgeslagen spellen’.</numerusform>
            <numerusform>%n onvoltooide spellen staan onder ‘Opgeslagen spellen’.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game couldn’t be read. Its file is under Saved games.</source>
        <translation>Het laatste spel kon niet worden gelezen. Het bestand staat onder ‘Opgeslagen spellen’.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>The place of the winner</comment>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} verwijderen?</translation>
    </message>
    <message>
        <source>Playing as a guest: nothing is saved.</source>
        <translation>Je speelt als gast: er wordt niets bewaard.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>Nu speelt {name}.</translation>
    </message>
    <message>
        <source>You’re playing.</source>
        <translation>Nu speel jij.</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Hoe heet je?</translation>
    </message>
    <message>
        <source>Your games and progress so far will stay under this name.</source>
        <translation>Je spellen en voortgang tot nu toe blijven onder deze naam staan.</translation>
    </message>
    <message>
        <source>Games under the earlier name still count.</source>
        <translation>Spellen onder de vorige naam blijven meetellen.</translation>
    </message>
    <message>
        <source>{name} is playing in another window and wasn’t removed.</source>
        <translation>{name} speelt in een ander venster en is niet verwijderd.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Speler: {name}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Another player has this name, or used to.</source>
        <translation>Een andere speler heeft of had deze naam al.</translation>
    </message>
    <message>
        <source>Progress in lessons, puzzles, the journey and the deals of the day will be deleted. Finished games still count.</source>
        <translation>De voortgang in lessen, puzzels, reis en spellen van de dag wordt verwijderd. Afgelopen spellen blijven meetellen.</translation>
    </message>
    <message>
        <source>Each player has their own statistics, lessons, puzzles, journey and deals of the day.</source>
        <translation>Statistieken, lessen, puzzels, reis en spellen van de dag worden per speler bijgehouden.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Position copied.</source>
        <translation>Stelling gekopieerd.</translation>
    </message>
    <message>
        <source>There’s no position on the clipboard</source>
        <translation>Er staat geen stelling op het klembord</translation>
    </message>
    <message>
        <source>{problem}.
At character {column}: “{piece}”</source>
        <translation>{problem}.
Teken {column}: ‘{piece}’</translation>
    </message>
    <message>
        <source>This game begins from a position, so it won’t count in your statistics.</source>
        <translation>Dit spel begint vanuit een stelling en telt daarom niet mee in je statistieken.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Algemeen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>{key} is already used for “{owner}”. The key stays as it was.</source>
        <translation>{key} is al bezet: ‘{owner}’. De toets blijft zoals hij was.</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Standaardtoetsen herstellen</translation>
    </message>
    <message>
        <source>Select a field and press the new key. Backspace removes the key.</source>
        <translation>Kies een veld en druk op de nieuwe toets. Backspace verwijdert de toets.</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>no change at the end of this epoch</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>maakt aan het einde van deze periode geen verschil</translation>
    </message>
    <message>
        <source>{points} at the end of this epoch ({rows})</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>{points} aan het einde van deze periode ({rows})</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Outside programs</source>
        <translation>Externe programma’s</translation>
    </message>
    <message>
        <source>Programs that speak the protocol for outside bots can take a seat in New game.</source>
        <translation>Programma’s die het protocol voor externe bots ondersteunen, kunnen in ‘Nieuw spel’ een plaats krijgen.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>After this time, the program is stopped, and a simple move is played instead.</source>
        <translation>Na deze tijd wordt het programma gestopt en wordt er een eenvoudige zet gespeeld.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>This entry comes from elsewhere or from an earlier version. Save it to use it here.</source>
        <translation>Deze vermelding komt van elders of uit een eerdere versie. Sla de vermelding op om die hier te gebruiken.</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Een ander programma heet al zo.</translation>
    </message>
    <message>
        <source>There’s no such program on this computer. Choose it, or enter its full path.</source>
        <translation>Dit programma staat niet op deze computer. Kies het, of voer het volledige pad in.</translation>
    </message>
    <message>
        <source>Saved. You can choose it for a seat in New game.</source>
        <translation>Opgeslagen. In ‘Nieuw spel’ kun je het voor een plaats kiezen.</translation>
    </message>
    <message>
        <source>Starting the program…</source>
        <translation>Het programma wordt gestart…</translation>
    </message>
    <message>
        <source>It works: {name}.</source>
        <translation>Het werkt: {name}.</translation>
    </message>
    <message>
        <source>It didn’t answer in time.</source>
        <translation>Het antwoordde niet op tijd.</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Seconden per zet</translation>
    </message>
    <message>
        <source>It can’t be started: {reason}.</source>
        <translation>Het kan niet worden gestart: {reason}.</translation>
    </message>
    <message>
        <source>This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the program, and the script as an argument.</source>
        <translation>Dit bestand is op zichzelf geen programma. Is het een script, voer dan als programma in wat het uitvoert, bijvoorbeeld python3, en het script als argument.</translation>
    </message>
    <message>
        <source>It doesn’t speak the protocol for outside bots.</source>
        <translation>Het ondersteunt het protocol voor externe bots niet.</translation>
    </message>
    <message>
        <source>It ended before it answered, with exit status {status}.</source>
        <translation>Het stopte voordat het antwoordde, met afsluitcode {status}.</translation>
    </message>
    <message>
        <source>{problem}
Its last messages:
{lines}</source>
        <translation>{problem}
De laatste meldingen:
{lines}</translation>
    </message>
    <message>
        <source>This program was entered elsewhere, or in an earlier version.</source>
        <translation>Dit programma is elders of in een eerdere versie ingevoerd.</translation>
    </message>
    <message>
        <source>{name} is played by the program {program}. Start it?</source>
        <translation>{name} wordt gespeeld door het programma {program}. Starten?</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Een bot laten spelen</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Wait</source>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation>De laatste zon</translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation>Catastrofes en plagen</translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation>Welke kant boven?</translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation>In je spel koos je ‘{move}’.</translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation>Moeilijkheid: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>‘{move}’ kost je ongeveer %n roem.</numerusform>
            <numerusform>‘{move}’ kost je ongeveer %n roem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>‘{move}’ is goed genoeg: maar ongeveer %n roem minder waard dan ‘{best}’, de beste zet.</numerusform>
            <numerusform>‘{move}’ is goed genoeg: maar ongeveer %n roem minder waard dan ‘{best}’, de beste zet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>‘{best}’ is de beste zet: hij is ongeveer %n roem meer waard dan ‘{move}’.</numerusform>
            <numerusform>‘{best}’ is de beste zet: hij is ongeveer %n roem meer waard dan ‘{move}’.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Er is een betere zet.</translation>
    </message>
    <message>
        <source>“{move}” is good enough: about equal to “{best}”.</source>
        <translation>‘{move}’ is goed genoeg: ongeveer even goed als ‘{best}’.</translation>
    </message>
    <message>
        <source>“{best}” is the best move, though it is worth no more fame than “{move}”.</source>
        <translation>‘{best}’ is de beste zet, maar levert niet meer roem op dan ‘{move}’.</translation>
    </message>
    <message>
        <source>Invoke Ra now</source>
        <translation>Nu Ra aanroepen</translation>
    </message>
    <message>
        <source>A low sun will do</source>
        <translation>Een lage zon is genoeg</translation>
    </message>
    <message>
        <source>A high sun is needed</source>
        <translation>Er is een hoge zon nodig</translation>
    </message>
    <message>
        <source>Priests turn tiles over</source>
        <translation>Priesters draaien plaatjes om</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Les: {title}</translation>
    </message>
    <message>
        <source>Find the best move and make it as you would in a game. It is judged, not played.</source>
        <translation>Zoek de beste zet en doe hem, net als in een spel. De zet wordt alleen beoordeeld, niet uitgevoerd.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>‘{name}’ is verwijderd.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzel van de dag</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} van {all} opgelost</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>opgelost</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Volgende onopgeloste</translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n op te lossen</numerusform>
            <numerusform>%n op te lossen</numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>Uit je eigen spellen</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n opnieuw te proberen</numerusform>
            <numerusform>%n opnieuw te proberen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten questions a day</source>
        <translation>Tien vragen per dag</translation>
    </message>
    <message>
        <source>The position on the clipboard</source>
        <translation>De stelling op het klembord</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Your own positions</source>
        <translation>Je eigen stellingen</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Op moeilijkheid</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Op thema</translation>
    </message>
    <message>
        <source>This puzzle can’t be set up. Try another one.</source>
        <translation>Deze puzzel kan niet worden opgezet. Probeer een andere.</translation>
    </message>
    <message>
        <source>The puzzle book can’t be read.</source>
        <translation>Het puzzelboek kan niet worden gelezen.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>View table</source>
        <translation>Tafel tonen</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>Ranglijst tonen</translation>
    </message>
    <message>
        <source>Fame by category</source>
        <translation>Roem per categorie</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dit spel</translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation>Roem per periode</translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation>De nacht valt over de Nijl</translation>
    </message>
    <message>
        <source>The fame tablets are turned over, lowest first.</source>
        <translation>De stenen tafels worden omgedraaid, de laagste eerst.</translation>
    </message>
    <message>
        <source>One thing for {loser} to try: {row}. {name} scored {points} more there.</source>
        <comment>{row}: Nile</comment>
        <translation>Iets voor {loser} om te proberen: {row}. {name} scoorde daar {points} meer.</translation>
    </message>
    <message>
        <source>Your best lot</source>
        <translation>Je beste kavel</translation>
    </message>
    <message>
        <source>Fame decides: {first} to {second}.</source>
        <translation>Beslist op roem: {first} tegen {second}.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>De eerste keer</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Deze keer</translation>
    </message>
    <message>
        <source>Best: {row} {points}, {epoch}</source>
        <comment>Best: Nile +12, Middle Kingdom</comment>
        <translation>Beste: {row} {points}, {epoch}</translation>
    </message>
    <message>
        <source>One thing to try: {row}. {name} scored {points} more there than you.</source>
        <comment>{row}: Nile</comment>
        <translation>Om eens te proberen: {row}. {name} scoorde daar {points} meer dan jij.</translation>
    </message>
    <message>
        <source>The lot that decided it</source>
        <translation>De beslissende kavel</translation>
    </message>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Gelijke stand met %n roem. De hoogste zon beslist: {first} verslaat {second}.</numerusform>
            <numerusform>Gelijke stand met %n roem. De hoogste zon beslist: {first} verslaat {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealBag</name>
    <message>
        <source>Starting suns</source>
        <translation>Beginzonnen</translation>
    </message>
    <message>
        <source>Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.</source>
        <translation>Geef elke speler de zonnen die hier staan, of kies de zonnen die je hebt uitgedeeld. Zon {sun} komt in het midden.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Opnieuw kiezen</translation>
    </message>
    <message>
        <source>The last tile was wrong</source>
        <translation>Het laatste plaatje klopte niet</translation>
    </message>
    <message>
        <source>Name the last tile again</source>
        <translation>Het laatste plaatje opnieuw opgeven</translation>
    </message>
    <message>
        <source>Click the tile, or press the key below it.</source>
        <translation>Klik op het plaatje of druk op de toets eronder.</translation>
    </message>
    <message>
        <source>Draw a tile for {name}. Which one is it?</source>
        <translation>Trek een plaatje voor {name}. Welk is het?</translation>
    </message>
    <message>
        <source>Which tile did you draw?</source>
        <translation>Welk plaatje heb je getrokken?</translation>
    </message>
    <message>
        <source>Which tile did {name} draw?</source>
        <translation>Welk plaatje heeft {name} getrokken?</translation>
    </message>
    <message>
        <source>Don’t draw</source>
        <translation>Niet trekken</translation>
    </message>
    <message>
        <source>Every tile of this kind is already on the table or discarded.</source>
        <translation>Alle plaatjes van deze soort liggen al op tafel of zijn afgelegd.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation>Geen van je zonnen verslaat het bod.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so no one can take the lot from you.</source>
        <translation>Niemand anders heeft nog een zon, dus niemand kan je de kavel afnemen.</translation>
    </message>
    <message>
        <source>The chance that the next tile is Ra is {chance}.</source>
        <translation>De kans dat het volgende plaatje Ra is: {chance}.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so each of your suns wins the auction.</source>
        <translation>Niemand anders heeft nog een zon, dus elk van je zonnen wint de biedronde.</translation>
    </message>
    <message>
        <source>The chance that the next tile ends the epoch is {chance}.</source>
        <translation>De kans dat het volgende plaatje de periode beëindigt: {chance}.</translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation>Je biedt als laatste, dus je {sun} wint.</translation>
    </message>
    <message>
        <source>No one who bids after you can beat your {sun}.</source>
        <translation>Niemand die na jou biedt, kan je {sun} verslaan.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation>Voor de volgende periode krijg je de {centre}, die hoger is dan je {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation>Voor de volgende periode krijg je de {centre} in plaats van je {sun}.</translation>
    </message>
    <message>
        <source>Winning with your {sun} raises the total of your suns from {before} to {after}.</source>
        <translation>Als je met je {sun} wint, stijgt de som van je zonnen van {before} naar {after}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun, for another auction.</source>
        <translation>Je houdt je {sun}, de hoogste open zon, voor een andere biedronde.</translation>
    </message>
    <message>
        <source>If you pass, the tiles are discarded.</source>
        <translation>Als je past, worden de plaatjes afgelegd.</translation>
    </message>
    <message>
        <source>Games won are estimated against average players.</source>
        <translation>Het aantal gewonnen spellen is een schatting tegen gemiddelde spelers.</translation>
    </message>
    <message>
        <source>“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.</source>
        <translation>‘{move}’ is evenveel roem waard, maar wint ongeveer {won} van de 100 spellen in plaats van {best}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch ended now.</source>
        <translation>Je kunt bijna niet meer winnen. Probeer {name} nog in te halen: als de periode nu eindigt, is de voorsprong {points} roem.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch ended now.</source>
        <translation>Je kunt bijna niet meer winnen. Verdedig je plaats: als de periode nu eindigt, ligt {name} {points} roem achter je.</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games instead of {wins}.</source>
        <translation>‘{move}’ wint ongeveer {won} van de 100 spellen in plaats van {wins}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>‘{move}’ zou je ongeveer %n roem kosten.</numerusform>
            <numerusform>‘{move}’ zou je ongeveer %n roem kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Alleen {name} kan je {sun} nog overbieden; dan houd je hem.</translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Meerdere spelers kunnen je {sun} nog overbieden; dan houd je hem.</translation>
    </message>
    <message>
        <source>Fewer players can outbid your {sun} than your {other}.</source>
        <translation>Minder spelers kunnen je {sun} overbieden dan je {other}.</translation>
    </message>
    <message>
        <source>To outbid your {sun}, others need at least the {dear}; for your {other}, the {cheap} is enough.</source>
        <translation>Om je {sun} te overbieden hebben anderen minstens de {dear} nodig; voor je {other} is de {cheap} genoeg.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} scores {points} for you.</source>
        <translation>Met je {sun} winnen levert je {points} op, de zonnen meegerekend.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} gains you nothing.</source>
        <translation>Met je {sun} winnen levert je niets op, de zonnen meegerekend.</translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation>Als je past, blijven de plaatjes in de rij.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower.</source>
        <translation>Je houdt je {sun}, de hoogste open zon; de {centre} in het midden is lager.</translation>
    </message>
    <message>
        <source>You keep your {sun}; the {centre} in the centre is lower.</source>
        <translation>Je houdt je {sun}; de {centre} in het midden is lager.</translation>
    </message>
    <message>
        <source>If nothing changes, that scores {points} at the end of the game.</source>
        <translation>Aan het einde van het spel is dat {points}, als het zo blijft.</translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation>Het plaatje levert aan het einde van deze periode {points} meer op dan de god.</translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation>Het plaatje levert aan het einde van deze periode evenveel op als de god.</translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation>Het blijft bij je voor de volgende periode, de god niet.</translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation>Geen plaatje in de rij levert aan het einde van deze periode meer op dan de god.</translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation>Beste plaatje voor een god: {tile}, {points} aan het einde van deze periode.</translation>
    </message>
    <message>
        <source>You keep the god for another tile.</source>
        <translation>Je houdt de god voor een ander plaatje.</translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation>De andere kant levert aan het einde van deze periode {points} meer op.</translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch, and stays for the next.</source>
        <translation>De andere kant levert aan het einde van deze periode evenveel op en blijft voor de volgende.</translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch, but stays for the next.</source>
        <translation>De andere kant levert aan het einde van deze periode {points} minder op, maar blijft voor de volgende.</translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation>Geen van je plaatjes levert met de andere kant aan het einde van deze periode meer op.</translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>Als je dit plaatje verliest, kost dat je %n roem aan het einde van deze periode.</numerusform>
            <numerusform>Als je dit plaatje verliest, kost dat je %n roem aan het einde van deze periode.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation>Als je dit plaatje verliest, kost dat je aan het einde van deze periode niets.</translation>
    </message>
    <message>
        <source>Spend a god on {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>God inzetten voor {tile}</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games, “{other}” about {wins}.</source>
        <translation>‘{move}’ wint ongeveer {won} van de 100 spellen, ‘{other}’ ongeveer {wins}.</translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation>Elk ander plaatje zou meer kosten.</translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation>Geen ander plaatje zou minder kosten.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} less for you now.</source>
        <translation>‘{move}’ zou je nu {points} minder opleveren.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} more for you now, but less later.</source>
        <translation>‘{move}’ zou je nu {points} meer opleveren, maar later minder.</translation>
    </message>
    <message>
        <source>“{move}” would score as much for you now, but less later.</source>
        <translation>‘{move}’ zou je nu evenveel opleveren, maar later minder.</translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation>Met deze kant boven houdt de eigenaar het plaatje ook in de volgende periode.</translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation>De kavel levert je met deze kant {points} meer op dan met de andere.</translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation>De andere kant zou jou {points} meer opleveren, maar {name} {spared} meer.</translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation>De andere kant zou {name} {spared} meer opleveren, en jou niets extra’s.</translation>
    </message>
    <message>
        <source>The other side would score {points} more now, but this one stays for the next epoch.</source>
        <translation>De andere kant zou je nu {points} meer opleveren, maar deze blijft voor de volgende periode.</translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {bid}.</source>
        <translation>Als je past, wint {name} met de {bid}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, your last face-up sun, for another auction.</source>
        <translation>Je houdt je {sun}, je laatste open zon, voor een andere biedronde.</translation>
    </message>
    <message>
        <source>You keep your {sun} for another auction.</source>
        <translation>Je houdt je {sun} voor een andere biedronde.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation>Als de periode nu eindigde, zou je gedeeld eerste staan.</translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation>Als de periode nu eindigde, zouden anderen gedeeld eerste staan.</translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation>Als het spel nu eindigde, zou je winnen.</translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation>Als het spel nu eindigde, zou {name} winnen.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation>Als de periode nu eindigde, zou je aan de leiding gaan.</translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation>Als de periode nu eindigde, zou {name} aan de leiding gaan.</translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation>Het spel is beslist: je winst staat vast.</translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation>Alle drie de zetten zijn ongeveer even goed.</translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation>‘{move}’ is ongeveer even goed.</translation>
    </message>
    <message>
        <source>What counts most in the lot: {tile}.</source>
        <translation>Het belangrijkste in de kavel: {tile}.</translation>
    </message>
    <message>
        <source>The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.</source>
        <translation>De rij is leeg: als je Ra aanroept, win je met je {sun} waarschijnlijk alleen de {centre}.</translation>
    </message>
    <message>
        <source>What would help you most: {tile}.</source>
        <translation>Wat je het meest zou helpen: {tile}.</translation>
    </message>
    <message>
        <source>Another tile would help you more than the others.</source>
        <translation>Nog een plaatje zou jou meer helpen dan de anderen.</translation>
    </message>
    <message>
        <source>Another tile would help the others more than you.</source>
        <translation>Nog een plaatje zou de anderen meer helpen dan jou.</translation>
    </message>
    <message>
        <source>Even a Ra tile would help you now.</source>
        <translation>Zelfs een Ra-plaatje zou je nu helpen.</translation>
    </message>
    <message>
        <source>{name} will probably outbid your {sun} with the {price}.</source>
        <translation>{name} overbiedt je {sun} waarschijnlijk met de {price}.</translation>
    </message>
    <message>
        <source>If you pass, {name} will probably win with the {bid}.</source>
        <translation>Als je past, wint waarschijnlijk {name} met de {bid}.</translation>
    </message>
    <message>
        <source>Time ran out: these figures are rougher than usual.</source>
        <translation>Er was te weinig tijd: deze cijfers zijn minder nauwkeurig dan anders.</translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose now.</source>
        <translation>Het spel is beslist: je kunt bijna niet meer verliezen.</translation>
    </message>
    <message>
        <source>Why “{move}” was better:</source>
        <comment>{move} is the label of a move. Sentences follow, in the present</comment>
        <translation>Waarom ‘{move}’ beter was:</translation>
    </message>
    <message>
        <source>You invoked Ra, and no one else has bid, so you must bid.</source>
        <translation>Je hebt Ra aangeroepen en niemand anders heeft geboden, dus jij moet bieden.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>‘{move}’ is ongeveer %n roem meer waard, maar wint ongeveer {won} van de 100 spellen in plaats van {best}.</numerusform>
            <numerusform>‘{move}’ is ongeveer %n roem meer waard, maar wint ongeveer {won} van de 100 spellen in plaats van {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play for as much fame as you can get.</source>
        <translation>Je kunt bijna niet meer winnen. Haal zo veel mogelijk roem.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, you will probably win with your {sun} and take the {centre}.</source>
        <translation>Als je nu Ra aanroept, win je waarschijnlijk met je {sun} en krijg je de {centre}.</translation>
    </message>
    <message>
        <source>You will probably win the auction with your {sun} and take the {centre}.</source>
        <translation>Je wint de biedronde waarschijnlijk met je {sun} en krijgt de {centre}.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, {name} will probably win with the {price} and take the {centre}.</source>
        <translation>Als je nu Ra aanroept, wint waarschijnlijk {name} met de {price}, en die krijgt dan de {centre}.</translation>
    </message>
    <message>
        <source>{name} will probably win the auction with the {price} and take the {centre}.</source>
        <translation>{name} wint de biedronde waarschijnlijk met de {price} en krijgt de {centre}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Your first win in {game}.</source>
        <translation>Je eerste winst in {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>%n keer op rij gewonnen in {game}: een nieuw record.</numerusform>
            <numerusform>%n keer op rij gewonnen in {game}: een nieuw record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>%n roem is je nieuwe record in {game}; het oude was {before}.</numerusform>
            <numerusform>%n roem is je nieuwe record in {game}; het oude was {before}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Already? Fine.</source>
        <translation>Nu al? Best.</translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation>Die kans bevalt me.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Zo gewonnen, zo geronnen.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Pech gehad.</translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation>Te duur voor mij.</translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation>Ik blufte maar.</translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation>Een koopje!</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation>Geluk gehad.</translation>
    </message>
    <message>
        <source>Double or quits?</source>
        <translation>Dubbel of niets?</translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation>Mijn plannen zijn nog niet af!</translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation>Zit er steen bij?</translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation>Niet mijn muren!</translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation>We bouwen het weer op.</translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation>Daar gaat mijn groeve.</translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation>Dat had ik nodig.</translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation>Weer een laag hoger.</translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation>Haal de sleden!</translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation>Wie gaf het bevel?</translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation>Ra gehoorzaamt mij.</translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation>Hoe durven ze?</translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation>Dit wordt gewroken.</translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation>Een prins overbieden?</translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation>Ken je plaats.</translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation>Mijn geboorterecht.</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Zoals het hoort.</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>Dat wilde ik net doen!</translation>
    </message>
    <message>
        <source>At last.</source>
        <translation>Eindelijk.</translation>
    </message>
    <message>
        <source>I spoke too late.</source>
        <translation>Ik riep te laat.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>De volgende!</translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation>Houd het dan maar.</translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation>Er komt nog meer.</translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation>Snel en simpel.</translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation>Dank je, volgende!</translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation>Zo snel al?</translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation>Ra heeft je gehoord.</translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation>De goden nemen ook.</translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation>Ik aanvaard het.</translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation>Ik kan wachten.</translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation>Moge het je dienen.</translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation>Geduld wordt beloond.</translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation>Ra zij dank.</translation>
    </message>
    <message>
        <source>Harvest time already?</source>
        <translation>Is het al oogsttijd?</translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation>Zit er water bij?</translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation>Een slecht jaar.</translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation>Mijn arme akkers!</translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation>Dat kan ik niet betalen.</translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation>Terug naar de ploeg.</translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation>Een goede oogst!</translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation>De schuur raakt vol.</translation>
    </message>
    <message>
        <source>Another harvest, then?</source>
        <translation>Nog een oogst?</translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation>Ik was nog aan het lezen.</translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation>Boeiend moment.</translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation>Niet de rollen!</translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation>Zo staat het geschreven, helaas.</translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation>Ik heb me verrekend.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Genoteerd.</translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation>Zoals ik voorspelde.</translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation>Fascinerend.</translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation>Dit gaat me wat kosten.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Wat is het waard?</translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation>Mijn schat!</translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation>Wie betaalt dit?</translation>
    </message>
    <message>
        <source>Far too expensive.</source>
        <translation>Veel te duur.</translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation>Verkwister!</translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation>Een koopje.</translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation>Alles van mij.</translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation>Wie wil dit het liefst?</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Laat eens zien…</translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation>Ik zag wie dat deed.</translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation>Jij bent de volgende.</translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation>Mooi. Jij hebt ervoor betaald.</translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation>Het kostte je wel wat.</translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation>Dat had je nodig, hè?</translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation>Het spijt me zo.</translation>
    </message>
    <message>
        <source>I remember your tastes.</source>
        <translation>Ik ken je smaak nog.</translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation>Nog één plaatje, toch?</translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation>Lafaard!</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>Is dat alles?</translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation>Au. Nog eens!</translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation>Ha! Dapper van je.</translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation>Had ik maar gedurfd.</translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation>Het geluk lacht me toe!</translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation>Nooit getwijfeld.</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>Alles in orde.</translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation>De zitting is geopend.</translation>
    </message>
    <message>
        <source>I object!</source>
        <translation>Bezwaar!</translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation>Dat had niet gehoeven.</translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation>Dat is je goed recht.</translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation>Ik trek me terug.</translation>
    </message>
    <message>
        <source>A fair ruling.</source>
        <translation>Een eerlijk oordeel.</translation>
    </message>
    <message>
        <source>So ordered.</source>
        <translation>Aldus beslist.</translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation>Te wapen!</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Houd stand.</translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation>Een schermutseling, meer niet.</translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation>Terugtrekken.</translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation>Een waardige rivaal.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Overwinning!</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Voorwaarts!</translation>
    </message>
    <message>
        <source>I won last time.</source>
        <translation>De vorige keer won ik.</translation>
    </message>
    <message>
        <source>You won last time.</source>
        <translation>De vorige keer won jij.</translation>
    </message>
    <message>
        <source>You scored {points} for {row} last time.</source>
        <extracomment>{row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game</extracomment>
        <translation>De vorige keer voor jou: {row} {points}.</translation>
    </message>
    <message>
        <source>Back? Mind my walls!</source>
        <translation>Jij weer. Spaar mijn muur!</translation>
    </message>
    <message>
        <source>You again. Kneel.</source>
        <translation>Jij weer. Kniel.</translation>
    </message>
    <message>
        <source>You again! Be quick.</source>
        <translation>Jij weer! Schiet op.</translation>
    </message>
    <message>
        <source>I have notes on you.</source>
        <translation>Je staat in mijn notities.</translation>
    </message>
    <message>
        <source>You again? My poor gold!</source>
        <translation>Jij weer? Mijn arme goud!</translation>
    </message>
    <message>
        <source>You again? I dare you!</source>
        <translation>Jij weer? Durf je?</translation>
    </message>
    <message>
        <source>I know your case.</source>
        <translation>Ik ken je zaak.</translation>
    </message>
    <message>
        <source>Close ranks!</source>
        <translation>Sluit de gelederen!</translation>
    </message>
    <message>
        <source>So we meet again.</source>
        <translation>Daar ben je weer.</translation>
    </message>
    <message>
        <source>Ra leads you back.</source>
        <translation>Ra brengt je terug.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Very fast</source>
        <translation>Heel snel</translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation>Begint een nieuw spel vanaf deze stelling met een opnieuw geschudde zak. Het spel dat je terugkijkt, blijft bewaard.</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Eerste zet</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Vorige zet</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Laatste zet</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Afspeelsnelheid</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation>Afspelen ({key}) – snelheid: {speed} (+ en −)</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Het spel begint</translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation>Zet {move} van {moves} · {epoch}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review the game now?</source>
        <translation>Spel nu analyseren?</translation>
    </message>
    <message>
        <source>The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.</source>
        <translation>Het spel is nog niet afgelopen. De analyse toont ieders winstkans en verraadt zo de roem die nog omgekeerd ligt.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>The review is saved as “{name}”.</source>
        <translation>De analyse is opgeslagen als ‘{name}’.</translation>
    </message>
    <message>
        <source>{game}: review for {name}</source>
        <translation>{game}: analyse voor {name}</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>De analyse is klaar.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Geen duidelijke fouten.</translation>
    </message>
    <message>
        <source>A closer look changes this:</source>
        <translation>Nauwkeuriger bekeken:</translation>
    </message>
    <message>
        <source>start</source>
        <comment>A column: the expected lead at the start, in fame</comment>
        <translation>begin</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>A column: what the draws brought</comment>
        <translation>geluk</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>A column: what the player&apos;s own mistakes cost</comment>
        <translation>fouten</translation>
    </message>
    <message>
        <source>gifts</source>
        <comment>A column: what others&apos; mistakes brought</comment>
        <translation>cadeaus</translation>
    </message>
    <message>
        <source>end</source>
        <comment>A column: the lead at the end, in fame</comment>
        <translation>einde</translation>
    </message>
    <message>
        <source>How many of 100 games each player would win from here against average play</source>
        <translation>Hoeveel van de 100 spellen elke speler vanaf hier zou winnen tegen gemiddelde spelers</translation>
    </message>
    <message>
        <source>As a graph</source>
        <translation>Als grafiek</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als tabel</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Gestopt voordat er een resultaat was.</translation>
    </message>
    <message>
        <source>The moves here, compared with the best</source>
        <translation>De mogelijke zetten, vergeleken met de beste</translation>
    </message>
    <message>
        <source>Only a quick look: the figures are rough.</source>
        <translation>Vluchtig bekeken: ruwe cijfers.</translation>
    </message>
    <message>
        <source>Only the closer look can tell luck from skill.</source>
        <translation>Alleen de nauwkeurigere analyse kan geluk van kunde onderscheiden.</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>Je duurste zetten</translation>
    </message>
    <message>
        <source>The luckiest draws</source>
        <translation>De grootste meevallers</translation>
    </message>
    <message>
        <source>The unluckiest draws</source>
        <translation>De grootste tegenvallers</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>A column: the number of the move</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Beter</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>A column: what a move cost</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Closer look: {done} of {count}</source>
        <translation>Nauwkeuriger: {done} van {count}</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Spel analyseren…</translation>
    </message>
    <message>
        <source>Whose review is shown</source>
        <translation>Van wie de analyse wordt getoond</translation>
    </message>
    <message>
        <source>Save the review as a picture to share</source>
        <translation>De analyse opslaan als afbeelding om te delen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Starts a new game from the position shown, against the same opponents. This game is kept.</source>
        <translation>Begint een nieuw spel vanaf de getoonde stelling, tegen dezelfde tegenstanders. Dit spel blijft bewaard.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle keuzes</translation>
    </message>
    <message>
        <source>The costliest moves</source>
        <translation>De duurste zetten</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>A tab</comment>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Kinds</source>
        <comment>A tab</comment>
        <translation>Soorten</translation>
    </message>
    <message>
        <source>Luck evened out.</source>
        <translation>Geluk en pech hielden elkaar in evenwicht.</translation>
    </message>
    <message>
        <source>The mistakes of others changed nothing for you.</source>
        <translation>De fouten van de anderen maakten voor jou niets uit.</translation>
    </message>
    <message>
        <source>Your own choices cost you nothing.</source>
        <translation>Je eigen keuzes kostten je niets.</translation>
    </message>
    <message>
        <source>You gave away most in the {epoch}.</source>
        <translation>Het meeste liet je liggen in één periode: {epoch}.</translation>
    </message>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>Je eindigde %n roem achter {winner}.</numerusform>
            <numerusform>Je eindigde %n roem achter {winner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>Het grootste verschil zit in ‘{row}’: %n roem.</numerusform>
            <numerusform>Het grootste verschil zit in ‘{row}’: %n roem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>Geluk leverde je %n roem op.</numerusform>
            <numerusform>Geluk leverde je %n roem op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>Pech kostte je %n roem.</numerusform>
            <numerusform>Pech kostte je %n roem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>De fouten van de anderen leverden je %n roem op.</numerusform>
            <numerusform>De fouten van de anderen leverden je %n roem op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>De fouten van de anderen kostten je %n roem.</numerusform>
            <numerusform>De fouten van de anderen kostten je %n roem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Je eigen keuzes kostten je %n roem.</numerusform>
            <numerusform>Je eigen keuzes kostten je %n roem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>Je duurste gewoonte was {habit}: samen %n roem.</numerusform>
            <numerusform>Je duurste gewoonte was {habit}: samen %n roem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>Ook dit kostte je %n roem: {habit}.</numerusform>
            <numerusform>Ook dit kostte je %n roem: {habit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>Je geeft hoge zonnen te makkelijk uit: vraag voor elke stap omhoog ongeveer {fame} roem meer</numerusform>
            <numerusform>Je geeft hoge zonnen te makkelijk uit: vraag voor elke stap omhoog ongeveer {fame} roem meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>Je houdt hoge zonnen te lang vast: vraag voor elke stap omhoog ongeveer {fame} roem minder</numerusform>
            <numerusform>Je houdt hoge zonnen te lang vast: vraag voor elke stap omhoog ongeveer {fame} roem minder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>Je betaalt te veel voor een hoge zon in het midden: geef voor elke stap omhoog ongeveer {fame} roem minder</numerusform>
            <numerusform>Je betaalt te veel voor een hoge zon in het midden: geef voor elke stap omhoog ongeveer {fame} roem minder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>Je vergeet de zon in het midden: geef voor elke stap omhoog ongeveer {fame} roem meer</numerusform>
            <numerusform>Je vergeet de zon in het midden: geef voor elke stap omhoog ongeveer {fame} roem meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>elk plaatje kost je ongeveer {fame} roem meer dan je denkt</numerusform>
            <numerusform>elk plaatje kost je ongeveer {fame} roem meer dan je denkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>elk plaatje kost je ongeveer {fame} roem minder dan je denkt</numerusform>
            <numerusform>elk plaatje kost je ongeveer {fame} roem minder dan je denkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>je schat elk plaatje ongeveer {fame} roem te hoog in</numerusform>
            <numerusform>je schat elk plaatje ongeveer {fame} roem te hoog in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>je schat elk plaatje ongeveer {fame} roem te laag in</numerusform>
            <numerusform>je schat elk plaatje ongeveer {fame} roem te laag in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (in je laatste spel).</numerusform>
            <numerusform>{habits} (in je laatste %n spellen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>Je liet %n zon ongebruikt.</numerusform>
            <numerusform>Je liet %n zonnen ongebruikt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then practise prices with “What is it worth?”.</source>
        <translation>Tip: probeer je duurste zetten opnieuw en oefen daarna prijzen met ‘Wat is het waard?’.</translation>
    </message>
    <message>
        <source>Next: play again, and try a stronger level.</source>
        <translation>Tip: speel nog eens, tegen een sterker niveau.</translation>
    </message>
    <message>
        <source>{name}: the costliest moves</source>
        <comment>Above a list of a player&apos;s errors</comment>
        <translation>{name}: de duurste zetten</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <comment>Of a move that gave away less than an inaccuracy</comment>
        <translation>Bijna de beste</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Verschil te klein</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Onnauwkeurigheid</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>{epoch}, move {move}</source>
        <translation>{epoch}, zet {move}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Beter: {move}.</translation>
    </message>
    <message>
        <source>{comparison} (played)</source>
        <comment>How much worse a move was; it was made in the game</comment>
        <translation>{comparison} (gespeeld)</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <comment>{move} is the label of a move that was not made</comment>
        <translation>Wat als: {move}</translation>
    </message>
    <message>
        <source>At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.</source>
        <translation>Aan het einde van de streepjeslijn: {fame}, en ongeveer {after} van de 100 spellen gewonnen in plaats van {before}.</translation>
    </message>
    <message>
        <source>This is just one way it could go on: new tiles, and quick moves for everyone.</source>
        <translation>Zo zou het verder kunnen gaan: nieuwe plaatjes, en snelle zetten van iedereen.</translation>
    </message>
    <message>
        <source>Your draw: {tiles}</source>
        <translation>Je trekt: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws: {tiles}</source>
        <translation>{name} trekt: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>passen bij kavels die een zon waard waren (%n keer)</numerusform>
            <numerusform>passen bij kavels die een zon waard waren (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>bieden met hogere zonnen dan de kavels waard waren (%n keer)</numerusform>
            <numerusform>bieden met hogere zonnen dan de kavels waard waren (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>trekken toen het tijd was om Ra aan te roepen (%n keer)</numerusform>
            <numerusform>trekken toen het tijd was om Ra aan te roepen (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>Ra te vroeg aanroepen (%n keer)</numerusform>
            <numerusform>Ra te vroeg aanroepen (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>bieden met een te lage zon (%n keer)</numerusform>
            <numerusform>bieden met een te lage zon (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>goden verspillen (%n keer)</numerusform>
            <numerusform>goden verspillen (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>de verkeerde plaatjes afleggen (%n keer)</numerusform>
            <numerusform>de verkeerde plaatjes afleggen (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>de verkeerde kant of het verkeerde plaatje kiezen (%n keer)</numerusform>
            <numerusform>de verkeerde kant of het verkeerde plaatje kiezen (%n keer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Biedingen</translation>
    </message>
    <message>
        <source>You finished level with {winner}, who has the higher sun.</source>
        <translation>Je eindigde gelijk met {winner}, die de hogere zon heeft.</translation>
    </message>
    <message>
        <source>Tiles for each sun spent: {own} for you, {best} for {winner}.</source>
        <translation>Plaatjes per gebruikte zon: {own} bij jou, {best} bij {winner}.</translation>
    </message>
    <message>
        <source>What probably cost you most: {habit}.</source>
        <translation>Dit kostte je waarschijnlijk het meest: {habit}.</translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>Ra niet aanroepen toen het tijd was (%n keer)</numerusform>
            <numerusform>Ra niet aanroepen toen het tijd was (%n keer)</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of tiles</source>
        <translation>Kanten van plaatjes</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n keuze</numerusform>
            <numerusform>%n keuzes</numerusform>
        </translation>
    </message>
    <message>
        <source>What if</source>
        <comment>Button: tries another move</comment>
        <translation>Wat als</translation>
    </message>
    <message>
        <source>Shows one possible continuation after this move in the graph. The game stays as it is.</source>
        <translation>Toont in de grafiek een mogelijk vervolg na deze zet. Het spel blijft zoals het is.</translation>
    </message>
    <message>
        <source>Playing on after “{move}”…</source>
        <translation>Er wordt doorgespeeld na ‘{move}’…</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Winstkans</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <translation>Trekken of Ra aanroepen</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>geen fouten</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>samen {fame} roem verloren</numerusform>
            <numerusform>samen {fame} roem verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of play: {level}</source>
        <comment>How somebody played: like a level of bots</comment>
        <translation>Speelniveau: {level}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>Button: asks an opponent for the reasons of its move</comment>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Ask {name}: why “{move}”?</source>
        <translation>Vraag {name}: waarom ‘{move}’?</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Wat de doorslag gaf</translation>
    </message>
    <message>
        <source>Chance of winning (numbers show the start of the game)</source>
        <translation>Winstkans (de getallen gelden voor het begin van het spel)</translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>verder trekken met veel plaatjes in de rij (%n keer)</numerusform>
            <numerusform>verder trekken met veel plaatjes in de rij (%n keer)</numerusform>
        </translation>
    </message>
    <message>
        <source>gave away {share} of the fame at stake</source>
        <translation>{share} weggegeven van de roem die op het spel stond</translation>
    </message>
    <message>
        <source>Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are what the mistakes of others gained.</source>
        <translation>Geluk is wat de getrokken plaatjes waard waren, fouten zijn wat iemands eigen keuzes kostten en cadeaus zijn wat de fouten van anderen opleverden.</translation>
    </message>
    <message>
        <source>Once the game is over, bots answer questions: choose one of their moves first.</source>
        <translation>Na het spel geven bots antwoord: kies eerst een van hun zetten.</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Die waren er niet.</translation>
    </message>
    <message>
        <source>Decide this move again without seeing the answer</source>
        <translation>Deze keuze opnieuw maken zonder het antwoord te zien</translation>
    </message>
    <message>
        <source>Fame lost by kind of decision</source>
        <translation>Verloren roem per soort keuze</translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then the puzzles on “{theme}”.</source>
        <comment>{theme}: a heading</comment>
        <translation>Tip: probeer je duurste zetten opnieuw, en daarna de puzzels ‘{theme}’.</translation>
    </message>
    <message>
        <source>What went wrong, small slips included</source>
        <translation>Wat er misging, ook kleine foutjes</translation>
    </message>
    <message>
        <source>Stop the closer look and keep what it has found so far</source>
        <translation>Niet nauwkeuriger kijken; wat tot nu toe is gevonden, blijft</translation>
    </message>
    <message>
        <source>No habit stands out: no costly mistake was repeated.</source>
        <translation>Geen gewoonte springt eruit: je maakte geen dure fout twee keer.</translation>
    </message>
    <message>
        <source>The review couldn’t be exported</source>
        <translation>De analyse kon niet worden geëxporteerd</translation>
    </message>
    <message>
        <source>This game couldn’t be reviewed.</source>
        <translation>Dit spel kon niet worden geanalyseerd.</translation>
    </message>
    <message>
        <source>The game couldn’t be continued from here.</source>
        <translation>Vanaf hier kon het spel niet worden voortgezet.</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation>Voor 1, 2, 3 en meer plagen: {points}.</translation>
    </message>
    <message>
        <source>5 for each kind you have the most of (at least two). Tied players all score.</source>
        <translation>5 voor elke soort waarvan je de meeste hebt (minstens twee). Bij gelijke stand krijgen ze allemaal 5.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 voor elk compleet gebouw: %n plaatje van één soort.</numerusform>
            <numerusform>2 voor elk compleet gebouw: %n plaatjes van één soort.</numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation>5 voor complete gebouwen van drie soorten, 10 voor alle vier.</translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first remove one plague.</source>
        <translation>2 voor elke priester. Drie of meer priesters nemen eerst één plaag weg.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation>Einde van het spel: 5, 10 of 20 voor 3, 6 of 10 stenen en kamers samen.</translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation>Einde van het spel: 5 voor drie kamers van één kleur, 10 voor vier of meer.</translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation>Einde van het spel: 5 voor twee ankhs, 10 voor drie, 20 voor vier of meer.</translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation>2 voor elke niet ingezette god.</translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation>3 voor elk goudplaatje.</translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Meeste farao’s: +5. Minste: −2. Bij gelijke stand geldt het voor alle betrokkenen; heeft iedereen evenveel, dan voor niemand.</translation>
    </message>
    <message>
        <source>1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation>1 voor elke verschillende soort, maar 10 voor zeven soorten en 15 voor alle acht.</translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Einde van het spel: hoogste som van de zonnen +5, laagste −5. Bij gelijke stand geldt het voor alle betrokkenen; heeft iedereen evenveel, dan voor niemand.</translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each Nile tile.</source>
        <translation>1 voor elke overstroming en, als je een overstroming hebt, 1 voor elk Nijlplaatje.</translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation>3, 4 of 5 verschillende soorten: 5, 10 of 15. Helemaal geen: −5.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind.</source>
        <translation>Einde van het spel: 5, 10 of 15 voor elke soort die je 3, 4 of 5 keer hebt.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Building variety</source>
        <translation>Soorten gebouwen</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Zonnen</translation>
    </message>
    <message>
        <source>Monument variety</source>
        <translation>Soorten monumenten</translation>
    </message>
    <message>
        <source>Monument sets</source>
        <translation>Gelijke monumenten</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>behouden</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>afgelegd</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>De regels doorzoeken</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Volgende treffer</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation>Tweezijdige plaatjes, priesters die ze omdraaien, en piramides.</translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation>Ra – Klassiek</translation>
    </message>
    <message>
        <source>The original auction game of 1999.</source>
        <translation>Het oorspronkelijke veilingspel uit 1999.</translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation>Ra – Zonneboot</translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation>De jubileumeditie: een zonneboot vaart over de Ra-rij, en je kunt ook met z’n tweeën spelen.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>%n spel verwijderd</numerusform>
            <numerusform>%n spellen verwijderd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n spel naar de prullenbak verplaatst</numerusform>
            <numerusform>%n spellen naar de prullenbak verplaatst</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation>‘{name}’ definitief verwijderen?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>%n spel definitief verwijderen?</numerusform>
            <numerusform>%n spellen definitief verwijderen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n spel geïmporteerd</numerusform>
            <numerusform>%n spellen geïmporteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>De naam is al in gebruik</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation>Sla een spel op via het menu Spel, of sleep een opgeslagen spel hierheen.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation>Opgeslagen spellen naar de lijst kopiëren. Je kunt ze ook hiernaartoe slepen.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation>Het spel naar de prullenbak verplaatsen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analyseren</translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation>Zoeken op naam, speler of spel…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschadigd</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Elke status</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spel afgelopen</translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation>Geen spel geselecteerd</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n zet</numerusform>
            <numerusform>%n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n geselecteerd</numerusform>
            <numerusform>%n geselecteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Spellen zoeken…</translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation>Lezen: {known} van {count}…</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} van %n spel</numerusform>
            <numerusform>{shown} van %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation>Opgeslagen</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>Of one game, where its epoch would stand</comment>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation>Onvoltooid</translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation>{name} won · {fame}</translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation>Geen opgeslagen spel</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Nieuwere versie</translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation>In strijd met de regels</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Onleesbaar</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>A mark of a game: the player had a hint or the coach</comment>
        <translation>met hulp</translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation>met terugnames</translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation>Begonnen op {date}</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Vanuit een stelling</translation>
    </message>
    <message>
        <source>Not dealt according to the rules</source>
        <translation>Niet volgens de regels opgezet</translation>
    </message>
    <message>
        <source>Show what decided the game, the costliest moves, and why the bots made theirs</source>
        <translation>Toont wat het spel heeft beslist, de duurste zetten en waarom de bots hun zetten deden</translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>%n spel kon niet worden verwijderd</numerusform>
            <numerusform>%n spellen konden niet worden verwijderd</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash, so this can’t be undone.</source>
        <translation>Deze map heeft geen prullenbak. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>%n bestand kon niet worden geïmporteerd</numerusform>
            <numerusform>%n bestanden konden niet worden geïmporteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Another saved game already has this name. Choose a different one.</source>
        <translation>Een ander opgeslagen spel heeft deze naam al. Kies een andere naam.</translation>
    </message>
    <message>
        <source>The file couldn’t be changed</source>
        <translation>Het bestand kon niet worden gewijzigd</translation>
    </message>
    <message>
        <source>The folder “{folder}” can’t be read: {reason}.</source>
        <translation>De map ‘{folder}’ kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>Some saved games aren’t listed</source>
        <translation>Sommige opgeslagen spellen staan niet in de lijst</translation>
    </message>
    <message>
        <source>The saved games couldn’t be listed</source>
        <translation>De opgeslagen spellen konden niet worden getoond</translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Scoring overview, and how {name} is doing</source>
        <translation>Puntenoverzicht, en hoe {name} ervoor staat</translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation>Aan het einde van elke periode</translation>
    </message>
    <message>
        <source>{mine} (most {most}, fewest {fewest})</source>
        <comment>Amounts: 3 (most 4, fewest 0)</comment>
        <translation>{mine} (meeste {most}, minste {fewest})</translation>
    </message>
    <message>
        <source>total {mine} (highest {most}, lowest {fewest})</source>
        <comment>Of suns</comment>
        <translation>som {mine} (hoogste {most}, laagste {fewest})</translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation>{tiles} (meeste: {most})</translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation>Alleen aan het einde van het spel</translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation>Plaatjes die niets opleveren</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>als het nu afgelopen was</translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation>Nu: {standing}</translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation>Je houdt de plaatjes.</translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation>Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation>Na elke periode afgelegd: {tiles}.</translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>Points with a sign: −2 now</comment>
        <translation>nu {points}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation>Wijs een getal aan, of selecteer het met de pijltjestoetsen, om te zien waar het vandaan komt.</translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation>Gewonnen ankhs</translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation>Deze periode</translation>
    </message>
    <message>
        <source>Fame is face down. The fame from finished epochs is shown when the game is over.</source>
        <translation>De roem ligt omgekeerd. De roem van afgelopen periodes wordt aan het einde van het spel getoond.</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation>omgekeerd</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <comment>A row of the score sheet: what is given back so that fame is not below 0</comment>
        <translation>Nooit onder 0</translation>
    </message>
    <message>
        <source>The other players’ fame is face down.</source>
        <translation>De roem van de anderen ligt omgekeerd.</translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation>Alle afgelopen periodes</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation>{tiles}, elk {points}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n soort</numerusform>
            <numerusform>%n verschillende soorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n Nijlplaatje, maar geen overstroming</numerusform>
            <numerusform>%n Nijlplaatjes, maar geen overstroming</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of a kind</source>
        <translation>geen soort drie keer</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>minder dan %n van elke soort</numerusform>
            <numerusform>minder dan %n van elke soort</numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation>van geen enkele soort de meeste</translation>
    </message>
    <message>
        <source>no complete buildings</source>
        <translation>geen gebouw is compleet</translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n compleet gebouw</numerusform>
            <numerusform>%n complete gebouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>complete gebouwen van %n soort</numerusform>
            <numerusform>complete gebouwen van %n soorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n plaag</numerusform>
            <numerusform>%n plagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n steen of kamer</numerusform>
            <numerusform>%n stenen en kamers</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of one colour</source>
        <translation>geen kleur drie keer</translation>
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
        <translation>{ankhs}, waarvan {more} voor het volk in deze periode</translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>personen van %n soort</numerusform>
            <numerusform>personen van %n soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation>De Ra-rij is vol.</translation>
    </message>
    <message>
        <source>No one has a sun left.</source>
        <translation>Niemand heeft nog een zon.</translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation>{before} {points} is samen {after}</translation>
    </message>
    <message>
        <source>No tiles are discarded.</source>
        <translation>Er worden geen plaatjes afgelegd.</translation>
    </message>
    <message>
        <source>Discarded: {tiles}.</source>
        <translation>Afgelegd: {tiles}.</translation>
    </message>
    <message>
        <source>No tiles are kept.</source>
        <translation>Er gaan geen plaatjes mee.</translation>
    </message>
    <message>
        <source>Kept for the next epoch: {tiles}.</source>
        <translation>Mee naar de volgende periode: {tiles}.</translation>
    </message>
    <message>
        <source>after the priests removed one</source>
        <comment>After a number of plagues</comment>
        <translation>nadat de priesters er één hebben weggenomen</translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n farao</numerusform>
            <numerusform>%n farao’s</numerusform>
        </translation>
    </message>
    <message>
        <source>no pharaohs</source>
        <translation>geen farao’s</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>de meeste</translation>
    </message>
    <message>
        <source>tied for the most</source>
        <translation>gedeeld de meeste</translation>
    </message>
    <message>
        <source>the fewest</source>
        <translation>de minste</translation>
    </message>
    <message>
        <source>tied for the fewest</source>
        <translation>gedeeld de minste</translation>
    </message>
    <message>
        <source>no longer the fewest</source>
        <translation>niet meer de minste</translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation>som van de zonnen {total}</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>Total of suns</comment>
        <translation>de hoogste</translation>
    </message>
    <message>
        <source>tied for the highest</source>
        <comment>Total of suns</comment>
        <translation>gedeeld de hoogste</translation>
    </message>
    <message>
        <source>no longer the highest</source>
        <comment>Total of suns</comment>
        <translation>niet meer de hoogste</translation>
    </message>
    <message>
        <source>the lowest</source>
        <comment>Total of suns</comment>
        <translation>de laagste</translation>
    </message>
    <message>
        <source>tied for the lowest</source>
        <comment>Total of suns</comment>
        <translation>gedeeld de laagste</translation>
    </message>
    <message>
        <source>no longer the lowest</source>
        <comment>Total of suns</comment>
        <translation>niet meer de laagste</translation>
    </message>
    <message>
        <source>no longer the most</source>
        <translation>niet meer de meeste</translation>
    </message>
    <message>
        <source>the same as everyone else</source>
        <translation>evenveel als alle anderen</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>ertussenin</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation>&amp;Mens aan deze computer</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Personage</translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation>Vanaf &amp;hier kijken</translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation>Deze plaats onderaan de tafel tonen</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Next player</source>
        <translation>Volgende speler</translation>
    </message>
    <message>
        <source>Panel of {name}</source>
        <translation>Paneel van {name}</translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation>Als de periode nu eindigde</translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation>Zonnen om in deze periode te bieden</translation>
    </message>
    <message>
        <source>Suns so far for the next epoch</source>
        <translation>Zonnen voor de volgende periode tot nu toe</translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation>In deze periode gebruikte zonnen</translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation>Wie wie kan overbieden</translation>
    </message>
    <message>
        <source>No suns left to bid in this epoch.</source>
        <translation>Er is geen zon meer om in deze periode te bieden.</translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} in total.</source>
        <translation>Aan het einde van het spel tellen alle zonnen: samen {total}.</translation>
    </message>
    <message>
        <source>No one can outbid the {sun}.</source>
        <translation>Niemand kan de {sun} overbieden.</translation>
    </message>
    <message>
        <source>Can outbid the {sun}: {players}.</source>
        <translation>Wie de {sun} kan overbieden: {players}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Hulp tijdens het spel</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Geluid en spraak</translation>
    </message>
    <message>
        <source>The coach watches when you play alone against bots</source>
        <translation>De coach kijkt mee als je alleen tegen bots speelt</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Systeemstandaard</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>S&amp;nelheid</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Rustig</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snel</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Direct</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hema</translation>
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
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;kstgrootte</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Beweging</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>V&amp;erminderd</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Volledig</translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation>&amp;Ra-rij</translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation>Zoals in de &amp;editie</translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation>Ra-&amp;plaatjes</translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation>&amp;Zonneboot</translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation>Na&amp;men op plaatjes</translation>
    </message>
    <message>
        <source>Show the scoring step &amp;by step</source>
        <translation>Waar&amp;dering stap voor stap tonen</translation>
    </message>
    <message>
        <source>Players’ rem&amp;arks</source>
        <translation>O&amp;pmerkingen van spelers</translation>
    </message>
    <message>
        <source>Cover the table between t&amp;urns</source>
        <translation>Tafel tussen beurten afdekken</translation>
    </message>
    <message>
        <source>Covers the table until the next player is ready, if fame is face down</source>
        <translation>Dekt de tafel af tot de volgende speler klaar is, als de roem omgekeerd ligt</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>&amp;Gedwongen zetten automatisch spelen</translation>
    </message>
    <message>
        <source>For example, passes for you when there is nothing else you can do</source>
        <translation>Past bijvoorbeeld voor je als je niets anders kunt doen</translation>
    </message>
    <message>
        <source>Confirm moves with a second clic&amp;k</source>
        <translation>Z&amp;etten met een tweede klik bevestigen</translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation>H&amp;ints toestaan</translation>
    </message>
    <message>
        <source>Shows the best moves and your chance of winning</source>
        <translation>Toont de beste zetten en je winstkans</translation>
    </message>
    <message>
        <source>Shows how much fame each of your suns is worth until the epoch ends. Needs take-backs and hints</source>
        <translation>Toont hoeveel roem elk van je zonnen waard is tot de periode eindigt. Vereist terugnemen en hints</translation>
    </message>
    <message>
        <source>Coach: str&amp;ictness</source>
        <translation>De coach i&amp;s</translation>
    </message>
    <message>
        <source>Gentle: only big mistakes. Strict: small ones, too</source>
        <translation>Mild: spreekt alleen over grote fouten. Streng: ook over kleine</translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation>&amp;Mild</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Streng</translation>
    </message>
    <message>
        <source>O&amp;pponents of your strength</source>
        <translation>Tegenstanders van jouw sterkte</translation>
    </message>
    <message>
        <source>The quick game moves to the level at which you win about your fair share of games</source>
        <translation>Het snelle spel gaat naar het niveau waarop je ongeveer een eerlijk deel van de spellen wint</translation>
    </message>
    <message>
        <source>Screen rea&amp;der</source>
        <translation>Schermle&amp;zer</translation>
    </message>
    <message>
        <source>How much a screen reader says about what happens at the table</source>
        <translation>Hoeveel een schermlezer vertelt over wat er aan tafel gebeurt</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation>Geluidse&amp;ffecten</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Vo&amp;lume</translation>
    </message>
    <message>
        <source>Pr&amp;eview the value of the lot</source>
        <translation>&amp;Waarde van de kavel vooraf tonen</translation>
    </message>
    <message>
        <source>Your first click or key press selects a move; repeat it, or press Enter, to make the move</source>
        <translation>De eerste klik of toets kiest een zet; herhaal dat, of druk op Enter, om hem te doen</translation>
    </message>
    <message>
        <source>Prices of suns</source>
        <translation>Prijzen van zonnen</translation>
    </message>
    <message>
        <source>Opponents react to what happens and remember your last game, except at instant speed or with reduced motion</source>
        <translation>De tegenstanders reageren op wat er gebeurt en herinneren zich jullie vorige spel, behalve bij de snelheid ‘Direct’ of bij verminderde beweging</translation>
    </message>
    <message>
        <source>River and crickets</source>
        <translation>Rivier en krekels</translation>
    </message>
    <message>
        <source>&amp;Coach: comments on your moves</source>
        <translation>&amp;Coach: geeft commentaar op je zetten</translation>
    </message>
    <message>
        <source>After a bad move, tells you what was better and offers to take it back</source>
        <translation>Zegt na een slechte keuze wat beter was en biedt aan die terug te nemen</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>There is only one move here.</source>
        <translation>Hier is maar één zet mogelijk.</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Stelling {number}</translation>
    </message>
    <message>
        <source>Where tiles and suns go</source>
        <translation>Waar plaatjes en zonnen naartoe gaan</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Rate every move</source>
        <translation>Elke zet beoordelen</translation>
    </message>
    <message>
        <source>Review from here</source>
        <translation>Vanaf hier analyseren</translation>
    </message>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Als puzzel bewaren</translation>
    </message>
    <message>
        <source>Adding to: {place}</source>
        <translation>Toevoegen aan: {place}</translation>
    </message>
    <message>
        <source>Track and centre</source>
        <translation>Speelrij en midden</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>in het midden</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}, omgekeerd</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>niet in het spel</translation>
    </message>
    <message>
        <source>Sun {sun}: {where}</source>
        <translation>Zon {sun}: {where}</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>Whose turn it is</comment>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>No game can reach this position: {reason}.</source>
        <translation>Geen enkel spel kan tot deze stelling leiden: {reason}.</translation>
    </message>
    <message>
        <source>Kept. You’ll find it on the Puzzles page, where you can rename it.</source>
        <translation>Bewaard. Je vindt de stelling op de pagina met puzzels, waar je de naam kunt veranderen.</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Leeg beginnen</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>No sound: Qt Multimedia couldn’t be loaded. It needs PySide6-Addons and, on Linux, libpulse.</source>
        <translation>Geen geluid: Qt Multimedia kon niet worden geladen. Het heeft PySide6-Addons nodig en, op Linux, libpulse.</translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation>Geen geluid: er is geen audioapparaat gevonden.</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Geluid uitzetten</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Geluid aanzetten</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>My suns</source>
        <translation>Mijn zonnen</translation>
    </message>
    <message>
        <source>Everyone’s suns</source>
        <translation>De zonnen van iedereen</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Mijn plaatjes</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Wat er het laatst is gebeurd</translation>
    </message>
    <message>
        <source>What I can do</source>
        <translation>Wat ik mag doen</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Druk nogmaals om te bevestigen.</translation>
    </message>
    <message>
        <source>{name}: {up}; face down: {down}</source>
        <comment>A player and numbers of suns: 4, 7, 9; face down: none</comment>
        <translation>{name}: {up}; omgekeerd: {down}</translation>
    </message>
    <message>
        <source>To beat the {sun}: {suns}</source>
        <comment>Numbers of suns: To beat the 5: 7, 9</comment>
        <translation>Hoger dan {sun}: {suns}</translation>
    </message>
    <message>
        <source>Bid {sun}, the first bid.</source>
        <comment>Bid is a verb, then a noun</comment>
        <translation>{sun} bieden, het eerste bod.</translation>
    </message>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n vrij veld</numerusform>
            <numerusform>%n vrije velden</numerusform>
        </translation>
    </message>
    <message>
        <source>Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.</source>
        <translation>Ra-plaatjes in de zak: {ra} van {tiles}. Kans dat het volgende plaatje Ra is: {chance}.</translation>
    </message>
    <message>
        <source>You have no tiles.</source>
        <translation>Je hebt geen plaatjes.</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <comment>Labels of tiles: Nile ×2, Fortress</comment>
        <translation>Je plaatjes: {tiles}</translation>
    </message>
    <message>
        <source>In this epoch: {points}</source>
        <comment>Players and points: Nefer +7, Khufu −2</comment>
        <translation>In deze periode: {points}</translation>
    </message>
    <message>
        <source>You can choose: {moves}</source>
        <comment>Labels of moves: Draw a tile, Invoke Ra</comment>
        <translation>Je kunt kiezen: {moves}</translation>
    </message>
    <message>
        <source>You can bid {suns}, or pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Je kunt passen of bieden: {suns}.</translation>
    </message>
    <message>
        <source>You can bid {suns}, but you can’t pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Passen kan niet. Je kunt bieden: {suns}.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Je kunt op dit moment niets doen.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Er is nog niets gebeurd.</translation>
    </message>
    <message>
        <source>Bid {sun}, which beats the {highest}.</source>
        <comment>Bid is a verb</comment>
        <translation>{sun} bieden, hoger dan {highest}.</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{tile}, space {space}</source>
        <comment>A tile on the auction track: Gold, space 3</comment>
        <translation>{tile}, veld {space}</translation>
    </message>
    <message>
        <source>Turn over {tile}</source>
        <comment>{tile} is a label with both sides: Farmer/Scribe</comment>
        <translation>{tile} omdraaien</translation>
    </message>
    <message>
        <source>Look at the fame of {name}</source>
        <translation>Roem van {name} bekijken</translation>
    </message>
    <message>
        <source>Open the panel of {name}</source>
        <translation>Paneel van {name} openen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n eigen zet</numerusform>
            <numerusform>%n eigen zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>%n opgelost</numerusform>
            <numerusform>%n opgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Eerste les</translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation>Nieu&amp;w hier?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>L&amp;eren</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Puzzels</translation>
    </message>
    <message>
        <source>&amp;Journey</source>
        <translation>Re&amp;is</translation>
    </message>
    <message>
        <source>and the deal of the day</source>
        <translation>en spel van de dag</translation>
    </message>
    <message>
        <source>Twelve tables up the Nile</source>
        <translation>Twaalf tafels de Nijl op</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>Op&amp;geslagen spellen</translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation>Het veilingspel van Reiner Knizia aan de Nijl · een onofficieel fanproject</translation>
    </message>
    <message>
        <source>Nex&amp;t lesson</source>
        <translation>Volgen&amp;de les</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Spel &amp;van de dag</translation>
    </message>
    <message>
        <source>Your game is open in another Ra Desktop window.</source>
        <translation>Je spel is open in een ander venster van Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation>Ra-spellen</translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation>CSV-bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>%n spel geëxporteerd</numerusform>
            <numerusform>%n spellen geëxporteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>Alle statistieken wissen?</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation>Roem per spel</translation>
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
        <translation>Niet gewonnen</translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation>Gemiddelde van tien spellen</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Spel {number}: {fame} roem, gewonnen</numerusform>
            <numerusform>Spel {number}: {fame} roem, gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Spel {number}: {fame} roem, niet gewonnen</numerusform>
            <numerusform>Spel {number}: {fame} roem, niet gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>What you pay too much or too little for</source>
        <translation>Waar je te veel of te weinig voor betaalt</translation>
    </message>
    <message>
        <source>A finished game counts here once its review is complete. Choose “{command}” after a game.</source>
        <translation>Een afgelopen spel telt hier mee zodra de analyse klaar is. Kies na een spel ‘{command}’.</translation>
    </message>
    <message>
        <source>Fame given away</source>
        <translation>Weggegeven roem</translation>
    </message>
    <message>
        <source>Luck of the draws: {points} fame a game</source>
        <translation>Geluk bij het trekken: {points} roem per spel</translation>
    </message>
    <message>
        <source>Won with average luck</source>
        <translation>Gewonnen met gemiddeld geluk</translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Tellen… nog %n spel</numerusform>
            <numerusform>Tellen… nog %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation>Geen afgelopen spel past bij de filters hierboven.</translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation>Je afgelopen spellen worden geteld. Dit gebeurt maar één keer.</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Nog geen afgelopen spellen</translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation>Speel een spel uit om je eerste statistieken te zien.</translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation>Spellen met &amp;terugnames meetellen</translation>
    </message>
    <message>
        <source>Also counts games continued from a position in another game</source>
        <translation>Telt ook spellen die vanaf een stelling van een ander spel zijn voortgezet</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation>Alle spellen opslaan als tabel voor een rekenblad</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Overzicht</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spellen</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Niveaus</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>&amp;Personages</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>A tab: how well somebody plays</comment>
        <translation>Sp&amp;eelwijze</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>%n ervan met terugnames</numerusform>
            <numerusform>%n ervan met terugnames</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespeelde spellen</translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation>Gemiddelde roem</translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation>Hoogste roem</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Winstreeks</translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation>Spellen sinds laatste winst</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Langste winstreeks</translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation>Van de eerste tot de laatste zet. De helft van je spellen duurde langer.</translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation>Laatst gespeeld op {date}.</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Gebruikelijke duur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>Gewonnen, %</translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation>Jouw roem</translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation>Hun roem</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation>Vóór hen</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Fame per game</source>
        <translation>Roem per spel</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>De analyses worden gelezen…</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Nog geen analyses</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Geanalyseerde spellen</translation>
    </message>
    <message>
        <source>In each decision, the best move is worth more fame than the worst. This is how much of that difference you gave away, over all decisions.</source>
        <translation>Bij elke keuze is de beste zet meer roem waard dan de slechtste. Hier staat hoeveel van dat verschil je hebt weggegeven, over alle keuzes samen.</translation>
    </message>
    <message>
        <source>Ra invoked too late: {late}. Too early: {early}.</source>
        <translation>Ra te laat aangeroepen: {late}. Te vroeg: {early}.</translation>
    </message>
    <message>
        <source>Fame given away by month, as a % of what was at stake</source>
        <translation>Weggegeven roem per maand, in % van wat op het spel stond</translation>
    </message>
    <message>
        <source>Fame given away per decision, by kind</source>
        <translation>Weggegeven roem per keuze, naar soort</translation>
    </message>
    <message>
        <source>&amp;Finished game:</source>
        <translation>A&amp;fgelopen spel:</translation>
    </message>
    <message>
        <source>Your statistics start from zero. This can’t be undone. Your saved games are kept.</source>
        <translation>Je statistieken beginnen weer bij nul. Dit kan niet ongedaan worden gemaakt. Je opgeslagen spellen blijven bewaard.</translation>
    </message>
    <message>
        <source>The finished games couldn’t be read</source>
        <translation>De afgelopen spellen konden niet worden gelezen</translation>
    </message>
    <message>
        <source>{habit} (certain)</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (zeker)</translation>
    </message>
    <message>
        <source>{habit} (too early to say, ± {fame})</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (nog onzeker, ± {fame})</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Les {number} van {all}</translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation>Foutloos!</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Goed gedaan</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Les voltooid</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n ster</numerusform>
            <numerusform>%n sterren</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Speel je eerste spel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Terug naar Leren</translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>Je hebt %n roem; voor twee sterren heb je {two} nodig, voor drie {three}.</numerusform>
            <numerusform>Je hebt %n roem; voor twee sterren heb je {two} nodig, voor drie {three}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move is about as good.</source>
        <translation>Deze zet is ongeveer even goed.</translation>
    </message>
    <message>
        <source>That works, too</source>
        <translation>Dat kan ook</translation>
    </message>
    <message>
        <source>From an earlier lesson: {title}</source>
        <translation>Uit een eerdere les: {title}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{epoch}: you start.</source>
        <translation>{epoch}: jij begint.</translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation>{epoch}: {name} begint.</translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation>Je trekt Ra!</translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation>{name} trekt Ra!</translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>Je trekt {tile}. Op de achterkant: {other}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>{name} trekt {tile}. Op de achterkant: {other}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Je trekt {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} trekt {tile}.</translation>
    </message>
    <message>
        <source>You show this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>Je kiest deze kant: {tile}.</translation>
    </message>
    <message>
        <source>{name} shows this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>{name} kiest deze kant: {tile}.</translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Je zet een god in en neemt {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} zet een god in en neemt {tile}.</translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation>Biedronde: jij biedt als laatste.</translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation>Biedronde: {name} biedt als laatste.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Je past.</translation>
    </message>
    <message>
        <source>No one bids. The tiles on the full track are discarded.</source>
        <translation>Niemand biedt. De plaatjes van de volle rij worden afgelegd.</translation>
    </message>
    <message>
        <source>No one bids. The tiles stay on the track.</source>
        <translation>Niemand biedt. De plaatjes blijven in de rij.</translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: je verliest {tile}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}: {name} verliest {tile}.</translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>Je draait {other} om en hebt nu {tile}.</translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>{name} draait {other} om en heeft nu {tile}.</translation>
    </message>
    <message>
        <source>{epoch}: scoring.</source>
        <translation>{epoch}: waardering.</translation>
    </message>
    <message>
        <source>Your priests remove a plague.</source>
        <translation>Je priesters nemen een plaag weg.</translation>
    </message>
    <message>
        <source>{name}’s priests remove a plague.</source>
        <translation>De priesters van {name} nemen een plaag weg.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>Je wint het spel met %n roem!</numerusform>
            <numerusform>Je wint het spel met %n roem!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>{name} wint het spel met %n roem.</numerusform>
            <numerusform>{name} wint het spel met %n roem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation>De nacht valt. Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>You take over this seat.</source>
        <translation>Vanaf nu speel je zelf.</translation>
    </message>
    <message>
        <source>A person takes over for {name}.</source>
        <translation>Vanaf nu speelt een mens voor {name}.</translation>
    </message>
    <message>
        <source>A bot takes over for you: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Vanaf nu speelt een bot voor jou: {bot}.</translation>
    </message>
    <message>
        <source>A bot takes over for {name}: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Vanaf nu speelt een bot voor {name}: {bot}.</translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation>Voortgezet vanaf zet {move} van een ander spel</translation>
    </message>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Je volk levert je %n ankh op.</numerusform>
            <numerusform>Je volk levert je %n ankhs op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name} krijgt %n ankh voor het volk.</numerusform>
            <numerusform>{name} krijgt %n ankhs voor het volk.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>Je wint met {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>{name} wint met {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{disaster}: you lose nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: je verliest niets.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: {name} verliest niets.</translation>
    </message>
    <message>
        <source>You don’t use a priest.</source>
        <translation>Je gebruikt geen priester.</translation>
    </message>
    <message>
        <source>{name} doesn’t use a priest.</source>
        <translation>{name} gebruikt geen priester.</translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation>klik nog eens of sleep</translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation>klik twee keer of sleep</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Under suns that are out of use until the next epoch</comment>
        <translation>omgekeerd</translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation>moet {sun} verslaan</translation>
    </message>
    <message>
        <source>worth {fame}</source>
        <comment>Under a sun: the fame that it is worth until the epoch ends</comment>
        <translation>{fame} waard</translation>
    </message>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>Hij is tot het einde van de periode ongeveer {fame} roem waard.</numerusform>
            <numerusform>Hij is tot het einde van de periode ongeveer {fame} roem waard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <comment>Where the game is played</comment>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Scoreblad tonen</translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>a farmer</source>
        <translation>een boer</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>een krijger</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>een handelaar</translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation>een schrijver</translation>
    </message>
    <message>
        <source>a granary</source>
        <translation>een graanschuur</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>een vesting</translation>
    </message>
    <message>
        <source>a market</source>
        <translation>een markt</translation>
    </message>
    <message>
        <source>a library</source>
        <translation>een bibliotheek</translation>
    </message>
    <message>
        <source>a stone</source>
        <translation>een steen</translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation>een rode kamer</translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation>een blauwe kamer</translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation>een groene kamer</translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation>een gele kamer</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>een priester</translation>
    </message>
    <message>
        <source>a plague</source>
        <translation>een plaag</translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation>een ankh</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>een god</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>een goudplaatje</translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation>een farao</translation>
    </message>
    <message>
        <source>a Nile tile</source>
        <translation>een Nijlplaatje</translation>
    </message>
    <message>
        <source>a flood</source>
        <translation>een overstroming</translation>
    </message>
    <message>
        <source>an art tile</source>
        <translation>een kunstplaatje</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <translation>een landbouwplaatje</translation>
    </message>
    <message>
        <source>a religion tile</source>
        <translation>een religieplaatje</translation>
    </message>
    <message>
        <source>an astronomy tile</source>
        <translation>een astronomieplaatje</translation>
    </message>
    <message>
        <source>a writing tile</source>
        <translation>een schriftplaatje</translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation>een obelisk</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>een paleis</translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation>een piramide</translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation>een sfinx</translation>
    </message>
    <message>
        <source>a statue</source>
        <translation>een standbeeld</translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation>een trappenpiramide</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>een tempel</translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation>een begrafenis</translation>
    </message>
    <message>
        <source>a drought</source>
        <translation>een droogte</translation>
    </message>
    <message>
        <source>an unrest tile</source>
        <translation>een onrustplaatje</translation>
    </message>
    <message>
        <source>an earthquake</source>
        <translation>een aardbeving</translation>
    </message>
    <message>
        <source>a mausoleum</source>
        <translation>een mausoleum</translation>
    </message>
    <message>
        <source>a sanctuary</source>
        <translation>een heiligdom</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>een oorlog</translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation>
            <numerusform>Gebouw: %n plaatje van één soort vormt een compleet gebouw, 2 waard. Complete gebouwen van drie of vier soorten leveren 5 of 10 extra op. Je houdt het.</numerusform>
            <numerusform>Gebouw: %n plaatjes van één soort vormen een compleet gebouw, 2 waard. Complete gebouwen van drie of vier soorten leveren 5 of 10 extra op. Je houdt het.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Gebouw: %n plaatje van één soort vormt een compleet gebouw, 2 waard. Complete gebouwen van drie of vier soorten leveren 5 of 10 extra op. Na elke periode afgelegd.</numerusform>
            <numerusform>Gebouw: %n plaatjes van één soort vormen een compleet gebouw, 2 waard. Complete gebouwen van drie of vier soorten leveren 5 of 10 extra op. Na elke periode afgelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation>Volk: wie de meeste van een soort heeft, minstens twee, krijgt 5. Drie of vier soorten leveren 1 of 2 ankhs op. Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation>Kamer: deel van je piramide. Aan het einde van het spel leveren drie van één kleur 5 op, vier of meer 10. Je houdt hem.</translation>
    </message>
    <message>
        <source>Plague: each one costs more than the last, every epoch: {points}. You keep it.</source>
        <translation>Plaag: elke kost meer dan de vorige, in elke periode: {points}. Je houdt hem.</translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation>Ra: begint een biedronde en brengt de nacht dichterbij.</translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation>Steen: deel van je piramide. Aan het einde van het spel leveren 3, 6 of 10 stenen en kamers 5, 10 of 20 op. Je houdt hem.</translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests remove a plague. Discarded after each epoch.</source>
        <translation>Priester: als je hem wint, mag je een van je personen of gebouwen omdraaien. Levert 2 op. Drie priesters nemen een plaag weg. Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation>Ankh: gewonnen met personen van drie of vier soorten. Aan het einde van het spel leveren twee 5 op, drie 10, vier of meer 20. Je houdt hem.</translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation>Beschaving: 3, 4 of 5 verschillende soorten leveren 5, 10 of 15 op. Wie er geen heeft, verliest 5. Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation>Monument: telt alleen aan het einde van het spel, voor verschillende soorten en voor drie of meer van één soort. Je houdt het.</translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. Discarded after each epoch.</source>
        <translation>God: zet hem in je beurt in om een plaatje uit de rij te nemen, maar geen andere god. Levert 2 op als hij niet is ingezet. Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation>Goud: levert 3 op. Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.</source>
        <translation>Farao: elke periode krijgt wie de meeste heeft 5, en verliest wie de minste heeft er 2. Je houdt hem.</translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation>Nijl: levert 1 op in elke periode waarin je een overstroming hebt. Je houdt hem.</translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.</source>
        <translation>Overstroming: levert 1 op en laat je Nijlplaatjes tellen. Na elke periode afgelegd.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two pharaohs.</source>
        <translation>Catastrofe: wie dit plaatje neemt, verliest twee farao’s.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.</source>
        <translation>Catastrofe: wie dit plaatje neemt, verliest twee overstromingen, of Nijlplaatjes als de overstromingen op zijn.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two civilization tiles.</source>
        <translation>Catastrofe: wie dit plaatje neemt, verliest twee beschavingsplaatjes.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two monuments.</source>
        <translation>Catastrofe: wie dit plaatje neemt, verliest twee monumenten.</translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation>{rule} Andere kant: {tile}.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Farmer</source>
        <translation>Boer</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krijger</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Schrijver</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Graanschuur</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Vesting</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Steen</translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation>Rode kamer</translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation>Blauwe kamer</translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation>Groene kamer</translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation>Gele kamer</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Plaag</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>God</source>
        <translation>God</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Farao</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nijl</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Overstroming</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Landbouw</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religie</translation>
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
        <translation>Paleis</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>A monument</comment>
        <translation>Piramide</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Sfinx</translation>
    </message>
    <message>
        <source>Statue</source>
        <comment>A monument</comment>
        <translation>Standbeeld</translation>
    </message>
    <message>
        <source>Step pyramid</source>
        <translation variants="yes">
            <lengthvariant>Trappenpiramide</lengthvariant>
            <lengthvariant>Trappiramide</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Begrafenis</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Droogte</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Onrust</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Aardbeving</translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation>Mausoleum</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Heiligdom</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Oorlog</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>My name will be carved in stone.</source>
        <comment>Said by the winner</comment>
        <translation>Mijn naam wordt in steen gebeiteld.</translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation>Nog één lage zon, en het geluk deed de rest.</translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation>Wat ik heb gebouwd, staat er over duizend jaar nog.</translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation>Ik heb nooit getwijfeld. Mijn voorouders ook niet.</translation>
    </message>
    <message>
        <source>I spoke, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation>Ik riep, en Ra antwoordde.</translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation>Ook geduld is een gebed.</translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation>De rivier geeft aan wie op de overstroming wacht.</translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation>Ik heb opgeschreven hoe het zou aflopen. Wil je het lezen?</translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation>Alles van mij, en dubbel geteld.</translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation>Jullie hadden je gezicht eens moeten zien.</translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation>Nog één plaatje. Het was altijd nog één plaatje.</translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation>De weegschaal heeft gesproken. De zaak is gesloten.</translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation>Ik kwam met de hoogste zon en vertrok met alles.</translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation>Ra heeft gekozen.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>This position can’t become a question: no one can bid for a lot in it.</source>
        <translation>Van deze stelling is geen vraag te maken: niemand kan er op een kavel bieden.</translation>
    </message>
    <message>
        <source>There are no questions of this kind.</source>
        <translation>Er zijn geen vragen van dit soort.</translation>
    </message>
    <message>
        <source>The sun you get in return</source>
        <translation>De zon die je ervoor krijgt</translation>
    </message>
    <message>
        <source>Suns and Ra tiles left</source>
        <translation>Resterende zonnen en Ra-plaatjes</translation>
    </message>
    <message>
        <source>Tiles you keep</source>
        <translation>Plaatjes die je houdt</translation>
    </message>
    <message>
        <source>When someone has bid</source>
        <translation>Als er al is geboden</translation>
    </message>
    <message>
        <source>When only you have suns</source>
        <translation>Als alleen jij zonnen hebt</translation>
    </message>
    <message>
        <source>When the next Ra ends the epoch</source>
        <translation>Als het volgende Ra-plaatje de periode beëindigt</translation>
    </message>
    <message>
        <source>What would you give?</source>
        <translation>Wat zou je geven?</translation>
    </message>
    <message>
        <source>Bid a sun for this lot, or pass.</source>
        <translation>Bied een zon voor deze kavel, of pas.</translation>
    </message>
    <message>
        <source>Now suppose it’s your turn, and no one has started an auction.</source>
        <translation>Stel nu dat jij aan de beurt bent en dat nog niemand een biedronde is begonnen.</translation>
    </message>
    <message>
        <source>Would you invoke Ra?</source>
        <translation>Zou je Ra aanroepen?</translation>
    </message>
    <message>
        <source>In the end, how much fame would winning this lot with your {sun} be worth to you?</source>
        <translation>Hoeveel roem is het je uiteindelijk waard om deze kavel met je {sun} te winnen?</translation>
    </message>
    <message>
        <source>Rule of thumb: {rule}</source>
        <translation>Vuistregel: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>%n goed!</numerusform>
            <numerusform>%n op rij goed!</numerusform>
        </translation>
    </message>
    <message>
        <source>One of two right</source>
        <translation>Eén van de twee goed</translation>
    </message>
    <message>
        <source>Both right!</source>
        <translation>Allebei goed!</translation>
    </message>
    <message>
        <source>“{best}” and “{move}” are about equal.</source>
        <translation>‘{best}’ en ‘{move}’ zijn ongeveer even goed.</translation>
    </message>
    <message>
        <source>{share} kept</source>
        <comment>The share of the fame at stake that was not given away</comment>
        <translation>{share} behouden</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>{fame} roem ernaast</numerusform>
            <numerusform>{fame} roem ernaast</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {count} questions: {score}. Before that: {before}.</source>
        <comment>{score}: 84% kept</comment>
        <translation>Je laatste {count} vragen: {score}. Daarvoor: {before}.</translation>
    </message>
    <message>
        <source>Aim for {fame} or less.</source>
        <translation>Mik op hoogstens {fame}.</translation>
    </message>
    <message>
        <source>So far: {score}.</source>
        <translation>Tot nu toe: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Winnen met je {sun} is je ongeveer {fame} roem waard; je zei {guess}.</numerusform>
            <numerusform>Winnen met je {sun} is je ongeveer {fame} roem waard; je zei {guess}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Beter: ‘{best}’, ongeveer %n roem meer waard dan ‘{move}’.</numerusform>
            <numerusform>Beter: ‘{best}’, ongeveer %n roem meer waard dan ‘{move}’.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Goed: ‘{best}’ is ongeveer %n roem meer waard dan ‘{move}’.</numerusform>
            <numerusform>Goed: ‘{best}’ is ongeveer %n roem meer waard dan ‘{move}’.</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s ten for today. You kept {share} of the fame that was at stake.</source>
        <translation>Dat waren er tien voor vandaag. Je hebt {share} behouden van de roem die op het spel stond.</translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>Je schattingen zitten er gemiddeld {fame} roem naast. Daarmee win je ongeveer {games} van de 100 spellen tegen twee tegenstanders van niveau Gevorderde; gelijk verdeeld zouden het er {even} zijn.</numerusform>
            <numerusform>Je schattingen zitten er gemiddeld {fame} roem naast. Daarmee win je ongeveer {games} van de 100 spellen tegen twee tegenstanders van niveau Gevorderde; gelijk verdeeld zouden het er {even} zijn.</numerusform>
        </translation>
    </message>
</context>
</TS>
