<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Ra Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Ra Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>{action} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <comment>Button: switches the coach on and off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run on</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <comment>Button: the speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>Button: the speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>Button: the speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>Button: the speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to the scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoke Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all</source>
        <comment>Button: turns over no tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} → {hidden}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>next is Ra: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the bag: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>{name}: {text}</source>
        <comment>A player&apos;s name and, as a sentence, what that player may do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The epoch is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n left)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} discards tiles (%n left)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a side of the tile: {tile} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a side of the tile: {tile} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track is full – {name} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your god takes {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or keep them as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn over one of your tiles, or keep them as they are – %n more priests</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The lot has no tiles. The winner only swaps suns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to bid</source>
        <comment>Under a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to discard a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to choose a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to turn over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to spend a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <comment>Under a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under a player&apos;s name: bid is a noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <comment>Under a player&apos;s name: what was done in the auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} {ask}</source>
        <comment>Two sentences, one after the other</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <comment>A marker: this player has passed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra track: {count} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it onto the board to invoke Ra and start an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to whoever invokes Ra or draws a Ra tile, for the auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre sun {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins the auction takes this sun, face down, and leaves the one that was bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are still to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid or pass now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: value of the lot</source>
        <comment>The side of a tile: Farmer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} {points}</source>
        <comment>A row of the scoring table and its points: Gold +3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction track: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <comment>Puts a full stop after a heading that is read aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the bag: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people: farmers, warriors, merchants, scribes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>The one that is built of stones and chambers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nile</source>
        <comment>Niles and floods together</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Bek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hemiunu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahmose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ipuki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Henutmehyt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nakht</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ptahhotep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kawit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paneb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meryt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rekhmire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horemheb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids low suns and saves the high ones for a better day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every nile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws once more when one Ra would end the epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pharaoh&apos;s heir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the early caller</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the miser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>“{move}” looks better at first, but it wins less often: {after} against {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” was better: your chance of winning has fallen from {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: nobody can outbid it, so keep it for a good lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suns count at the end of this epoch: yours add up to {sum}, the least of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suns count at the end of this epoch: yours add up to {sum}, the most of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suns count at the end of this epoch: yours add up to {sum}, the least is {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach leaves you after three games; the Settings menu calls it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the choice as it is (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach falls silent; the Settings menu calls it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Lapis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Side: {side}</source>
        <comment>Menu entry: chooses a side of the tile drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take-backs are not allowed in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are turned off in the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the pe&amp;rson side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;building side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep all tiles</source>
        <extracomment>Turns over no tile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run on to my next &amp;decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the s&amp;peed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep&amp;lay the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn the table to the player to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EpochTitle</name>
    <message>
        <source>Epoch {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old</source>
        <comment>Old Kingdom, where there is little room; I is fine, too</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>Middle Kingdom, where there is little room; II is fine, too</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <comment>New Kingdom, where there is little room; III is fine, too</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Ra until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is saved up to the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra Desktop cannot start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing or damaged. Your saved games are safe.
The log has the details: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved game of Ra Desktop: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was saved by a newer version of Ra Desktop ({reason}). Please update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}. Nothing is lost, and you can keep playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}
Position in the file: {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the best move and what speaks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: the next thing. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is already open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some saved games could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many windows are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ra</source>
        <comment>The game, in all its editions</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>{kinds} + {more}</source>
        <comment>Ankhs: those there are, and those to come</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{kinds}/{all}</source>
        <comment>Tiles, and how many score most: 3 of 8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: {points} in the last epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} {points}</source>
        <comment>A row of the scoring table and its points: Gold +3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people}, others at most {most}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The different kinds win %n ankhs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {complete} complete, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: {complete} complete, one unfinished, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete buildings of different kinds: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests: {priests}, {priest_points}. Plagues: {plagues}, {plague_points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priests return one plague.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankhs: {here}. At the end of the game: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankhs: {here}, and {more} for people this epoch. At the end of the game: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones {stones}, chambers {chambers}, together {tiles}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chambers}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niles: {niles}, but no flood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floods: {floods}, niles: {niles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different kinds: {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different kinds: {kinds}. Sets: {sets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: {gold}, {gold_points}. Gods: {gods}, {god_points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player: {mine}. Most: {most}. Fewest: {fewest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I am here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press {key} or click when you sit down.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead {points}</source>
        <comment>The final lead, in fame</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}: {chance} chance of winning, {margin} fame against the best opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, recommended: {chance} chance of winning, {margin} fame against the best opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a new game from here. The original is saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{action} ({key})</source>
        <comment>What a button does, and its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 … 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to look at your own face-down fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this? Next thing, previous thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In other games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a short lesson, and you know one rule more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} min</source>
        <comment>Minutes that a lesson takes</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The solar boat</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat has not moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to win here: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre, and there were no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two names are new: the mausoleum is the fortress of the other edition, and war is its unrest. The sanctuary is its palace.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from whoever wins it. A god may take it off the track, but then it strikes its taker at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw once more.</source>
        <extracomment>boat/01-the-solar-boat.toml
----------
priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two, what your rival does not get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players, the suns go from 2 to 9, and each has four. The boat’s way has only six spaces, and one is behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have each won one lot with a pharaoh. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be 7 ahead: click Invoke Ra.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew Ra: now Nefer bids first as well, but you paid a space of the boat’s way for it. Call while the lot is good.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has only one chance to bid, and she bid 8. Nobody comes after you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid the 9: click it twice, or drag it to the middle.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer drew Ra, so she bids last and will take your 9 from the centre. She has a 4, a 7 and an 8 to pay with.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not let her have it for the 4: bid a sun.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She paid a 4 and got a 9. Had you bid, her 4 would not have been enough.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She had to pay her 7, and your sun came back. You know all her suns, so you can always make her pay.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. Whoever draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <extracomment>priests/01-two-sides.toml
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
ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and the most of a kind, at least two, score 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now Tiye could have a pair of warriors, worth 5 to her and nothing to you. A single library scores for nobody.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye drew a scribe and turned it to the market. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. The next tile is yours to turn.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another tile.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and there is nothing here that you would outbid her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and nobody else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building takes two tiles of a kind, so one granary scores nothing. The farmer would make your pair at once.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye invokes Ra to call the auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid a middle sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 9 wins, but it now lies in the centre, where Tiye can win it. She would not beat a middle sun for 2 points.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take tiles as they lie: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of people score when an epoch ends and then leave; different kinds win ankhs, which stay until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an epoch ends, the most of each kind of people, at least two, score 5. You have two farmers, and nobody has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye passed, and your 5 bought an empty track. Draw first, to have something to bid for.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single fortress scores nothing. The scribe would be your third kind of people and win an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no points yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot has no points for you yet, and one ankh alone scores nothing. Draw: it may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye drew a Ra tile, and you bid first. The lot brings you 5 for the warriors and an ankh; it brings Tiye no points.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid your 5 or your 6.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 9 wins, but Tiye gains no points by this lot and would not have fought for it. Now she can win the 9 from the centre.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun: now she has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next Ra tile ends the epoch. Tiye still has three suns to spend and you have two, so an early end suits you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile; if the epoch ends, click through the scoring.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You called for an empty track and paid your 9. An unspent sun is better than that: it stays yours in the next epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The epoch is over: you gained 5 for the farmers and 5 for the warriors. Your people have left, but your ankh stays.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So look for different people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and buildings stay: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People left with the first epoch, but buildings stay and score again each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye passed: your 3 bought no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the side that stays.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone merchant scores nothing and leaves after this epoch. A library waits for its partner, if need be until the last epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warrior with a market on its back. Half a market already stands in front of you.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone warrior scores nothing. The market would complete a building, and with it your third kind.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the auction: click Invoke Ra.</source>
        <extracomment>priests/03-buildings.toml
----------
priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye used her turn to call, so you must bid first and she has the last word. With 7 points on the track, call yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You called, so you bid last, and nobody can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win with the lowest sun that is enough.</source>
        <extracomment>priests/03-buildings.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That wins as well. But you bid last, so the 5 would have been enough, and a higher sun is worth keeping.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 points are gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 points in this epoch, and 11 again in the last. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in jumps: count how many tiles are missing to the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles bring 5, six bring 10, ten bring 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the last epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye passed, and your 5 bought no tile. Draw first.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red chamber, and Tiye adds a stone. With them you would have seven tiles and three red ones: 5 more for the pyramid and 5 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An eighth tile brings you nothing, but six tiles would bring Tiye 5 more. She called at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye has three tiles, and two more would not help her. She bids 4 to keep you from 10 points.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That wins as well, but you bid last: the 5 would have been enough.</source>
        <extracomment>priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye takes both tiles, and you stay at five: 5 points instead of 15.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye drew a green chamber. You have seven tiles, and your pyramid scores no more until you have ten.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: this lot is not worth a sun.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You paid your 6 for an eighth tile, and eight score the same 10 as seven. One green chamber scores nothing.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a Ra tile, and Tiye passes. It is for you to take the green chamber, or to leave it.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your suns.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won an eighth tile, but the pyramid still scores 10. Keep the sun for a lot that takes you to a jump.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 5 for the red chambers. A fourth red chamber would add 5.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priest turns a tile over when you win it and scores 2; three of them take a plague away.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plagues stay, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests are the cure: whoever has three or more when an epoch ends gives back one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye passed, and your 5 bought an empty track. Draw first.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye drew a plague beside it. The priests send one plague away, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call: the next Ra tile would end the epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If that is a Ra tile, the epoch ends and the lot is gone. With 9 points on the track and one space left, call.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye bids her 1. You called, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 points. Turn over a tile that does not score as it lies.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A priest is used at once or never. On the back of your warrior lies the market that you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three priests took one of your three plagues away and left. The other two stay, and will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw or call</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn you draw a tile, or you invoke Ra. Then everyone may bid one sun, and the highest sun takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, Nefer and Khufu start with 10 fame each, and the tiles you collect bring more. Whoever has the most after three epochs wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to call an auction. A drawn tile belongs to nobody yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You called an auction with nothing to win. Nobody else bid, so you had to: your 2 is gone, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pharaoh, gold and a nile lie on the track. They are one lot: whoever wins the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may call for three tiles, and often you will. This time draw once more, and watch the lot grow.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A funeral takes two pharaohs from whoever wins this lot, so it just got worse. Each draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you called. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/03-why-call.toml
----------
ra/05-pharaohs.toml
----------
ra/06-nile-and-floods.toml
----------
ra/07-civilization.toml
----------
ra/09-disasters.toml
----------
ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles say what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun you bid stays in the centre. The sun that lay there is yours, face down, and you bid it in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13. Her 13 lies in the centre now, and it goes to whoever wins the next lot.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu drew a flood. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 13 is worth a call, and you would bid last. Here, draw first: somebody else will start the auction for you.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer comes last with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid the smallest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now you have no 12 left for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and her 13 as well. She gets her best sun back.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 lies in the centre, and the 13 is yours: face down, because you bid it only in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An obelisk lies on the track, and your old 9 in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one tile lies there, and nobody must hurry. Draw, and see who calls.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try your smallest sun: bid the 3.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if nobody beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win, but look at the trade: your 12 is gone, and a 9 came for it. That is a high price for two monuments.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why call</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call when you can win a lot you like, or before a lot that others will win gets any better.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tiles lie on the track, and it is your turn. If you invoke Ra and nobody else bids, you must bid a sun yourself.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too early to call: draw a tile.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else wanted so few tiles, so you had to bid. One sun is spent, and each player has only four in an epoch.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, these six tiles would bring you 16 fame. Nobody has a sun above your 13.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call: click Invoke Ra.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A funeral: both pharaohs would go, and the lot would bring you only 11. What you can win now, call now.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer and Khufu want these tiles as well. Khufu’s 11 leads.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The caller may pass once somebody has bid. But you called for these tiles, and Khufu has them now.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer drew a funeral and Khufu a nile. Your best sun is the 8 now, the centre sun is 13, and both rivals can outbid you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are unlikely to win this lot, but it is a bad one. Whoever wants the 13 must take it as it is.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call before the lot gets better: click Invoke Ra.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew gold for Nefer: she called at once, and won the better lot with her 12.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer pays her 12 for a funeral and a nile, to have the 13 in the next epoch.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot beat a 12: click Pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You called without wanting to win. Nefer’s 12 is out of your way, and your three suns are still yours.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four good tiles lie on the track, and you have three suns. If the last Ra comes now, you get nothing for them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not risk a draw: click Invoke Ra.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eighth Ra: the epoch ended without an auction, and all four tiles were lost. You never used your 2, your 5 and your 8.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu bids 7 for the four tiles and the 12 in the centre. Only your 8 is higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid the 8.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu takes all four tiles and the 12. There may be no other auction in this epoch to save your 8 for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over, and you see what everyone gained: click Next and Continue to go on.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra, and the epoch was scored: you have 23 fame. Gold, floods and art are gone; pharaohs and niles stay.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 5 and 12. You won the 1 and the 12; your 13 is Khufu’s now, so he starts.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of each epoch, the most pharaohs bring 5 fame and the fewest cost 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most pharaohs bring 5 fame, the fewest cost 2, and ties count in full. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pharaoh would put you level with Nefer: from losing 2 to gaining 5. For one tile, 7 fame is a lot.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go for it: click Invoke Ra.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A funeral takes two pharaohs from whoever wins this lot. This pharaoh is worth nothing now.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer bids her 12. If she wins, she will have three pharaohs, and you will still have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has three pharaohs now. You and Khufu still have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pharaohs for you, two for Nefer, one for Khufu. Now the others use their last suns, and the epoch ends.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For pharaohs, you and Nefer gained 5 each, and Khufu lost 2. Pharaohs stay, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each nile scores 1. Niles stay; floods leave after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have three niles, and niles stay from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is a flood. It scores 1 itself, and it makes your three niles count: 4 fame for you, but only 1 for Nefer or Khufu.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call for it: click Invoke Ra.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drought takes floods first, then niles, two in all. Winning this lot would cost you the flood and one nile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has no niles, but she would rather not see you have this flood. She bids 12.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flood brings Nefer 1 fame. You could have had 4, and now your niles score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One flood and three niles: 4 fame. Now the others use their last suns, and the epoch ends.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gained 4 for the Nile. The flood is gone, the niles are still here: the next flood makes them score again.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds bring 5, four bring 10, and all five bring 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has none loses 5. Three kinds bring 5, four bring 10, five bring 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing lies on the track, and you have writing. Your 13 is the last sun you have in this epoch.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for other kinds: draw a tile.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else bid, so your last sun went for a second writing: still two kinds, still 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Religion and agriculture are new to you. With this lot you have four kinds, and with the gold it brings you 13 fame.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can beat your 13: click Invoke Ra.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest: whoever wins this lot must give up two civilization tiles. Four kinds were enough.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has no civilization tile, so she would lose 5. She bids 12 to prevent that.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has three kinds now, and you have two: 5 fame for her, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four kinds: 10 fame. Now the others use their last suns, and the epoch ends.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gained 10 for civilization, and Nefer lost 5. All civilization tiles are gone: everyone starts again from none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for something better than one gold: draw a tile.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last sun for a single gold? A god could take it, and you keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold gains you 1: it scores 3, the god scores 2. The pharaoh changes 2 lost into 5 gained.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. The god in your hand scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh changes 2 lost into 5 gained.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep the god for 2 fame. That is sound, but here the gold scores 1 more.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The god scores 2, the gold 3.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single temple scores 1 at the end of the game. The god scores 2, the gold 3.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disaster takes two tiles of its kind from whoever wins it. Leave it to somebody else, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the tiles are ten disasters. One gold lies on the track so far.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single gold for your last sun? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is 3 for gold worth it? Leave it to Nefer: click Pass.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: from the most you fell to the fewest. That makes 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral took her only pharaoh: she had just one, so it took no more. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer has no suns left and waits for the next epoch. Khufu drew astronomy, a new kind for you.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have art three times, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This disaster does not hurt you: click Invoke Ra.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nile: no harm, but no gain without a flood. The next draw may be Ra or another disaster, and you win this lot anyway.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu bids 11. With the lot you get astronomy and religion first; then unrest takes its two tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu has the lot, and he must give up two civilization tiles: both of the new ones. You still have only one kind.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now give up two tiles. You have three arts, one astronomy and one religion, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up an art: click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was your only astronomy. Give up an art instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was your only religion. Give up an art instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more. Two arts are left, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up another art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without astronomy you have two kinds, and they score 0. Three kinds score 5.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without religion you have two kinds, and they score 0. Three kinds score 5.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art, astronomy, religion: three kinds for 5 fame, in spite of the unrest. Drought takes floods and niles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the third and last epoch. Monuments stay with you all game and score now: six different kinds bring you 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would bring 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hope for more: draw a tile.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your statue in the lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They bring him 2 fame; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 20, without it 12.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid the 5 for the 13.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns add up to 19 now, and your 12 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a 7 and a 13, both face down: 20. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 20 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lot costs the sun you give, less the sun you get. Give 13 for 12 and it is almost free; give 13 for 1 and you pay for it all next epoch.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give a sun and get the one in the centre: that is the price of a lot. The centre holds the 1, so a high bid is dear now.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statue and a nile: not much, but not nothing. A 2 for the 1 is a small price.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid your smallest sun: the 2.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave the 13 and got the 1. Your best sun is the 8 now, in this epoch and in the next.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave the 8 and got the 1, for a statue and a nile. The 2 was enough to try.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave the 5 and got the 1, for a statue and a nile. The 2 was enough to try.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu wins both tiles with his 4. Passing costs nothing, but a 2 for the 1 is a price you can pay for small lots.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer beat your 2 with her 3: the 3 lies in the centre now, and you have all four suns.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no tiles to win, only a 3. Draw first.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu calls for gold and a temple. To be sure of them you need the 13, and you would get a 3 for it.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too dear: click Pass.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and a temple are yours, and so is a 3. Your 13 lies in the centre, for somebody else’s next epoch.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer and Khufu still have higher suns, and Nefer bids her 12. Your bid comes back, so nothing was lost or won.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nefer paid her 12 for gold, a temple and a 3. Now the 12 lies in the centre, and the prices have changed.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 12 alone is tempting. But it will still be there after one more draw, and you can win it with tiles.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu drew Ra, and you bid first. If you win with the 13, you get the 12: two tiles for almost nothing.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid the 13.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu’s 11 beats that, and he is glad to: he gives an 11 and gets the 12. Only your 13 is safe.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu wins with his 10 and gets the 12: he takes two tiles, and a better sun as well.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the next epoch you have the 2, the 5 and the 8 if you do not use them, and the 12 for certain.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule of thumb: a low sun should bring you about 5 fame, your highest about 10. A good sun in the centre makes up for less.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last epoch there is no next one to save for. Then only the total of your suns counts: highest gains 5, lowest loses 5.</source>
        <extracomment>ra/11-what-a-sun-is-worth.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/12-a-whole-epoch.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/12-a-whole-epoch.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/12-a-whole-epoch.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many Ra tiles are left.</source>
        <extracomment>ra/12-a-whole-epoch.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on, what you play stands and cannot be taken back; the coach beside the table comments on your choices. Esc leaves the lesson.</source>
        <extracomment>ra/12-a-whole-epoch.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/12-a-whole-epoch.toml</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not count fame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values lots and suns by rules of thumb. Does not count fame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not count fame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks several moves ahead and counts everyone&apos;s fame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Expert, but thinks much longer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <comment>Between facts in one line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} ×{count}</source>
        <comment>Several of a tile: Temple ×3</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message>
        <source>{people}, now the most</source>
        <comment>Labels: Farmer ×2 and Scribe ×3, now the most</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people}, no longer the most</source>
        <comment>Labels: Farmer ×2, no longer the most</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests return one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <comment>Together</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>Tiles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, now the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, tied for the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, now the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, tied for the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, still the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, still tied for the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, still the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, still tied for the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, no longer the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, no longer the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, as many as everyone</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n niles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n niles without a flood</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{floods} and {niles}</source>
        <comment>Each with its number: 1 flood and 3 niles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no civilization left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>suns total {total}, now the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, tied for the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, now the lowest</source>
        <comment>The lowest total of the suns of all players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, tied for the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, still the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, still tied for the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, still the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, still tied for the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, no longer the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, no longer the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}, as for everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the lot is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {name} won the lot now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you won the lot now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster} takes {number} of their choice, best {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster} takes {number} of your choice, best {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>loses {tiles}</source>
        <comment>A number of tiles. Beside a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests turn up {tiles}</source>
        <comment>Labels: Priests turn up Farmer and Market</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then you hold {suns}</source>
        <comment>Numbers of suns: 1, 8 and 13</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {name} holds {suns}</source>
        <comment>Numbers of suns: 1, 8 and 13</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the game {points}, if it stood so</source>
        <comment>{points} has a sign: +3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end {points}</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end {points}</source>
        <comment>At the end of the game, in very little room. {points} has a sign: end +3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>At the end of this epoch. {points} has a sign: +3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>{points} has a sign: Nefer +7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{change}: {reasons}</source>
        <comment>Nefer −5: 2 pharaohs, no longer the most</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {sun}</source>
        <comment>Beside a player&apos;s name, a noun: bid 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}: {points}</source>
        <comment>2 pharaohs, now the most: +7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no points change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no sun left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no sun left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your suns beats {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sun of {name} beats {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game cannot be continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} · {epoch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} · {remark}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Nefer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khufu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Character: {name} (click to change)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays without a style of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}. {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {style}. {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already sits at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let all bots play at the same level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat the players in random order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coach: tells you of large mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a person alone. Says what was better, and offers to take the choice back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the fame of your opponents stays face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves can be undone. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the same game again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number or a word. The same seed deals the same suns and tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>This version does not have the level of some bots. They play as {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not have the level of {name}, who plays as {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not have the characters of some bots. They play without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not have the character of {name}. The bot plays without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not choose a move and played a simple one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved right now. Ra Desktop will try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ×{count}</source>
        <comment>A tile and how many there are: Temple ×3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame: {fame}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press and hold to look at your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down: cannot be used until the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see this panel large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If you turn this tile over: {hidden} instead of {shown}, and %n ankhs for people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message numerus="yes">
        <source>%n unfinished games from other windows are under Saved games.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your unfinished game is under Saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last game could not be read. Its file is under Saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Won</source>
        <comment>The place of the winner, before 2nd, 3rd, …</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>{tile} → {other}: no change at the end of this epoch</source>
        <comment>A tile turned over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} → {other}: {points} at the end of this epoch ({rows})</source>
        <comment>A tile that is turned over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: the lot changes nothing at the end of this epoch</source>
        <comment>The side of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: the lot scores {points} at the end of this epoch ({rows})</source>
        <comment>The side of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Call now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small sun will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A big sun is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests turn tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the best move. Make it as in a game; it is judged, not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” costs you {points} of your chance of winning. There is a better move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is good enough: only {points} behind “{best}”, the best move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{best}” is the best move: you win {chance} of the games with it, {points} more than with “{move}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>Points of chance to win</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} ± {error} points</source>
        <comment>Points of chance to win</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>This puzzle cannot be set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle book cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{solved} of {all}</source>
        <comment>Puzzles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By difficulty: the first bot that finds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fame stones are turned over, the lowest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided on fame: {first} to {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied at {fame} fame. The highest sun decides: {first} beats {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}. {name}: {fame} fame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Ra tiles until the epoch ends: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles bring you nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles would bring you nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles bring you {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles would bring you {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles bring you nothing now, but {final} at the end of the game if it stays so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles would bring you {final} at the end of the game if it stays so, nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles bring you {points} now and {final} at the end of the game if it stays so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles would bring you {points} now and {final} at the end of the game if it stays so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else gains by them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else would gain by them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They would bring {name} {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They would bring {name} {final} at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They would bring {name} {points} now and {final} at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a sun left, so nobody can take the lot from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no tiles to win yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile ends the epoch with a chance of {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that still fit on the track: {count}. The next is Ra with a chance of {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile is Ra with a chance of {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile drawn had a chance of {chance} to end the epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile drawn was Ra with a chance of {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a sun left, so each of your suns wins the auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else had a sun left, so each of your suns would win the auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile would end the epoch with a chance of {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the {centre} in the centre is at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the {centre} in the centre would be at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {sun} is the highest face-up sun, so nobody can outbid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {sun} was the highest face-up sun, so nobody could outbid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not bid if somebody else does, and whoever wins it spends a sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would not have to bid if somebody else did, and whoever won it would spend a sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid last, when all other bids are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would bid last, when all other bids are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invoked Ra and nobody else has bid, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid last: your {sun} would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody who bids after you can beat your {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; then it comes back to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} could still outbid your {sun}; then it would come back to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; then it comes back to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players could still outbid your {sun}; then it would come back to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the suns counted, winning changes your score by {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the suns counted, winning would change your score by {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the next epoch you would get the {centre}, which is higher than your {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next Ra tile ends the epoch, and suns that are left then have won nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the next epoch you would get the {centre} instead of your {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the suns counted, winning with your {sun} changes your score by {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a sun left, so nobody can take the tiles from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else had a sun left, so nobody could take the tiles from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; it would bring you only the {centre}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing would keep your {sun}, the highest face-up sun; it brings you only the {centre}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing would keep your {sun}, the highest face-up sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your {sun}. Ra tiles until the epoch ends: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing would keep your {sun}. Ra tiles until the epoch ends: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your {sun}; it would bring you only the {centre}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing would keep your {sun}; it brings you only the {centre}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you passed, {name} would win with the {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, the tiles leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you passed, the tiles would leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you passed, the tiles would stay on the track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game that makes {points}, if it stays so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game that would make {points}, if it stays so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile would score {points} more than the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile scores {points} less than the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile would score {points} less than the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile would score as much as the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlike the god, it would stay with you for the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile would score more than the god at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would score {points} more at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would score {points} less at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would score as much at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning over a tile brings you nothing more at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best tile to turn over: {tile}, {points} at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing this tile would cost you nothing at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing this tile changes your score by {points} at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing this tile would change your score by {points} at the end of this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With that side up, the tile would stay with its owner for the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot would score {points} more for you with that side than with the one you chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side you chose scores {points} more for you, but {spared} more for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side you chose scores {spared} more for {name}, and no more for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would score {points} more for you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side you chose scores {points} more for you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides score the same for you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend god: {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>A move. {tile} is a label: Pharaoh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side: {tile}</source>
        <comment>Of a two-sided tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} → {other}</source>
        <comment>A tile that is turned over: Granary → Farmer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invoke Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>In the auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all</source>
        <comment>Turn over no tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is decided: you cannot win it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is decided: you can hardly win it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” would lower your chance of winning from {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” wins nearly as often, but brings {points} fame less on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is nearly as good.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The first game of {game} that you have won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games of {game} won in a row, more than ever.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fame} fame is your best in {game}; it was {before}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>“{line}”</source>
        <comment>Something that a player says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already? Fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I called too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it harvest yet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far too dear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In good order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I object!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A just award.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So ruled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the ranks!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay speed (+ and −)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 for each kind if you have the most of it, at least two. Tied players all get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first return one plague.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all get it; if all are equal, nobody does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each nile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: 1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for each kind you have 3, 4 or 5 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings, kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monuments, kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monuments, sets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Priests of Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction game of 1999, with Ra tiles on the Ra track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games could not be deleted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: do not delete the games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another saved game already has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some saved games are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved game matches your search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games could not be listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the game somewhere else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress and finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{count} · {selected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <comment>How a game ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} · {fame}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores, and how {name} stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mine}; the most is {most}, the fewest {fewest}</source>
        <comment>Amounts: 3; the most is 4, the fewest 0</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {mine}; the highest is {most}, the lowest {fewest}</source>
        <comment>Of suns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} at present</source>
        <comment>Points with a sign: −2 at present</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns change hands until the last epoch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epoch} – score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} – {row}: {points} ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} – {row}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the epoch ended now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame is face down. The points of finished epochs are shown when the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fame of the others is face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tiles} {points}</source>
        <comment>Temple ×3 +5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, as many as everyone</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, tied for the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, tied for the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, the fewest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs, in between</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>total {total}, the same for everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {total}, the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {total}, the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {total}, in between</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n niles, but no flood</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no kind three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of every kind</source>
        <comment>Kinds of people</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no building is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, after the priests returned one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no colour three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a sun left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} {points}, but fame never falls below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the table: {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays for the next epoch: {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns of the next epoch, if this one ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can outbid {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({suns})</source>
        <comment>A player and their suns: Nefer (9, 12)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sun} can be outbid by {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sun is left to bid in this epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach watches a person who plays alone against bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Papyrus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>125%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>150%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>175%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>200%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names on the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preview the value of the lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lot preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tell the scoring step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of an epoch, each row of the score sheet is first shown on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the &amp;scoring step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players’ &amp;remarks and glances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponents react to what happens. Not at instant speed or with reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players’ &amp;remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the next &amp;player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers the table until the next person sits down, if fame is face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes for you when you can do nothing else, for example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;forced moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key H shows the best moves and your chance of winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coach for a person alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says after a bad choice what was better, and offers to take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach &amp;is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gentle: speaks of large mistakes only. Strict: of small ones, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger opponents after &amp;wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the quick game, whoever has beaten the opponents meets those of the next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Turn sound off ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn sound on ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound: Qt Multimedia (PySide6-Addons) is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{done} of {all}</source>
        <comment>Lessons</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>First lesson, %n minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Ra Desktop window is open. Its game continues there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ruleset} · %n bots ({level})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ruleset} · %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics start over. Your saved games are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: do not clear the statistics</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: {mine}, bots: {bots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <comment>A number of games, or the key of a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points per game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished games could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also counts games continued from a position of another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won: {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You</source>
        <comment>Stands for a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epoch}: you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose a side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win with {sun}: only sun {centre}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {sun}: only sun {centre}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win with {sun}: {tiles}, sun {centre}.</source>
        <comment>{tiles} are labels: Nile ×2, Fortress</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {tiles}, sun {centre}.</source>
        <comment>{tiles} are labels: Nile ×2, Fortress</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bids. The tiles on the full track leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bids. The tiles stay on the track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster}: you have nothing to lose.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster}: {name} has nothing to lose.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn over no tile with a priest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turns over no tile with a priest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ra track is full. The epoch ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a sun left. The epoch ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag is empty. The epoch ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epoch} is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have enough priests to return a plague.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has enough priests to return a plague.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You win %n ankhs for people.</source>
        <comment>People are tiles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins %n ankhs for people.</source>
        <comment>People are tiles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play for yourself from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person plays for {name} from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot plays for you from now on: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot plays for {name} from now on: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With take-backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epoch} is scored. People and priests are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <comment>Under suns that lie face down</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down: cannot be used until the next epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sun is your bid in this auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face up: you can bid it in an auction.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>{name}: {points} ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the next row of the scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the rest of the telling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a farmer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a granary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a priest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plague</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a god</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agriculture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>religion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>astronomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a statue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a temple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a drought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earthquake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mausoleum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sanctuary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a war</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>People: the most of each kind, at least two, score 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague: the more you have, the more they cost, every epoch: {points}. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests return a plague. Discarded after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take a tile from the track. Scores 2 if unspent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the most score 5 and the fewest lose 2. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your niles score. Discarded after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disaster: whoever takes it loses two pharaohs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disaster: whoever takes it loses two floods, or niles if floods run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disaster: whoever takes it loses two civilization tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disaster: whoever takes it loses two monuments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>God</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Religion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>A monument</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statue</source>
        <comment>A monument</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} / {hidden}</source>
        <comment>The two sides of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the final ranking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>My name will be carved in stone.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I called, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
