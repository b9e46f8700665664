<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation>Un projet de fans, non officiel. &lt;b&gt;Ra&lt;/b&gt; et &lt;b&gt;Priests of Ra&lt;/b&gt; sont des jeux de &lt;b&gt;Reiner Knizia&lt;/b&gt;. Ce programme n’a aucun lien avec lui ni avec les éditeurs de ses jeux. Si vous y prenez plaisir, achetez les jeux de société.</translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation>Logiciel libre sous licence MIT. Toutes les illustrations et tous les sons ont été créés pour ce programme.</translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation>Composé en &lt;b&gt;Forum&lt;/b&gt; de Denis Masharov et &lt;b&gt;Alegreya Sans&lt;/b&gt; de Juan Pablo del Peral, toutes deux sous licence SIL Open Font License. Réalisé avec Qt for Python, sous licence GNU LGPL.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Version {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>À propos de Qt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>your {sun} for the {centre} in the centre</source>
        <translation>votre {sun} contre le {centre} du centre</translation>
    </message>
    <message>
        <source>what comes later</source>
        <comment>What only a search sees</comment>
        <translation>ce qui vient plus tard</translation>
    </message>
    <message>
        <source>your {sun} spent</source>
        <translation>votre {sun} utilisé</translation>
    </message>
    <message>
        <source>“{move}” compared with “{other}”:</source>
        <comment>Above the account of a move: Lot +7 · …</comment>
        <translation>«&#xa0;{move}&#xa0;» comparé à «&#xa0;{other}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>this epoch</source>
        <comment>What the lot scores when this epoch ends</comment>
        <translation>cette époque</translation>
    </message>
    <message>
        <source>kept for later</source>
        <comment>What tiles of the lot are worth in the next epochs</comment>
        <translation>gardé pour la suite</translation>
    </message>
    <message>
        <source>what you can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>ce que vous pouvez encore en faire</translation>
    </message>
    <message>
        <source>what it takes from the others</source>
        <comment>Fame that a lot costs other players</comment>
        <translation>ce qu’il prend aux autres</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>What the tiles are worth</comment>
        <translation>Lot</translation>
    </message>
    <message>
        <source>the {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>le {centre} en échange</translation>
    </message>
    <message>
        <source>{tile} kept</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>gardé&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>one tile fewer on the track</source>
        <comment>Taken with a god</comment>
        <translation>une tuile de moins sur la piste</translation>
    </message>
    <message>
        <source>tiles left on the track for others</source>
        <translation>tuiles laissées aux autres sur la piste</translation>
    </message>
    <message>
        <source>another tile</source>
        <comment>On average</comment>
        <translation>une tuile de plus</translation>
    </message>
    <message>
        <source>risk of Ra</source>
        <translation>risque de Ra</translation>
    </message>
    <message>
        <source>lot not won yet</source>
        <translation>lot pas encore remporté</translation>
    </message>
    <message>
        <source>your {sun} kept</source>
        <translation>votre {sun} gardé</translation>
    </message>
    <message>
        <source>no {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>pas de {centre} en échange</translation>
    </message>
    <message>
        <source>no other tile</source>
        <translation>pas de tuile de plus</translation>
    </message>
    <message>
        <source>{name} kept from this lot</source>
        <translation>lot refusé à {name}</translation>
    </message>
    <message>
        <source>it can still be won</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>on peut encore le remporter</translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} point de gloire à la fin de la partie</numerusform>
            <numerusform>= {points} points de gloire à la fin de la partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} point de gloire à la fin de la partie ; les coups se valent à peu près</numerusform>
            <numerusform>= {points} points de gloire à la fin de la partie ; les coups se valent à peu près</numerusform>
        </translation>
    </message>
    <message>
        <source>no risk of Ra</source>
        <translation>pas de risque de Ra</translation>
    </message>
    <message>
        <source>{name} wins the auction</source>
        <translation>{name} remporte l’enchère</translation>
    </message>
    <message>
        <source>if you win the lot</source>
        <translation>si vous remportez le lot</translation>
    </message>
    <message>
        <source>better for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>mieux pour {name}</translation>
    </message>
    <message>
        <source>worse for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>moins bien pour {name}</translation>
    </message>
    <message>
        <source>keeps it from the others</source>
        <comment>The lot</comment>
        <translation>le lot échappe aux autres</translation>
    </message>
    <message>
        <source>{other} given up</source>
        <comment>{other} is a label: Pharaoh</comment>
        <translation>perdu&#xa0;: {other}</translation>
    </message>
    <message>
        <source>someone else can win it</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>quelqu’un d’autre peut le remporter</translation>
    </message>
    <message>
        <source>{name} outbids you with the {price}</source>
        <translation>{name} surenchérit avec le {price}</translation>
    </message>
    <message>
        <source>{name} keeps the {price}</source>
        <comment>A sun that would be spent if you passed</comment>
        <translation>{name} garde le {price}</translation>
    </message>
    <message>
        <source>keeps it from {name}</source>
        <comment>The lot</comment>
        <translation>le lot échappe à {name}</translation>
    </message>
    <message>
        <source>chance of Ra</source>
        <comment>The next tile may be Ra, for the better</comment>
        <translation>chance de Ra</translation>
    </message>
    <message>
        <source>no Ra tile</source>
        <translation>pas de tuile Ra</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation>Avance rapide</translation>
    </message>
    <message>
        <source>Skip to scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation>Aller au décompte</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation>Jouer un dieu</translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation>Garder le dieu</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Prendre {tile}</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Prendre une tuile</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation>Retourner</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Sac&#xa0;: %n tuile</numerusform>
            <numerusform>Sac&#xa0;: %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>next tile is Ra: {chance}</source>
        <translation>prochaine tuile Ra&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>{tile}: {left} left in the bag</source>
        <translation>{tile}&#xa0;: {left} dans le sac</translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation>Dans le sac&#xa0;: {left} sur {total}</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Tuiles dans le sac</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>%n tuile du sac a cette face</numerusform>
            <numerusform>%n tuiles du sac ont cette face</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The epoch is over.</source>
        <translation>L’époque est terminée.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster} – choisissez une tuile à défausser (encore %n)</numerusform>
            <numerusform>{disaster} – choisissez une tuile à défausser (encore %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster} – {name} défausse une tuile (encore %n)</numerusform>
            <numerusform>{disaster} – {name} défausse des tuiles (encore %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose which side to show: {tile} or {other}</source>
        <translation>Choisissez la face à montrer&#xa0;: {tile} ou {other}</translation>
    </message>
    <message>
        <source>{name} is choosing which side to show: {tile} or {other}</source>
        <translation>{name} choisit la face à montrer&#xa0;: {tile} ou {other}</translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation>Jouez un autre dieu ou finissez votre tour</translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation>{name} peut jouer un autre dieu</translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation>La piste est pleine – vous devez invoquer Ra</translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation>La piste est pleine – invoquez Ra ou jouez un dieu</translation>
    </message>
    <message>
        <source>The track is full – {name}’s turn</source>
        <translation>La piste est pleine – à {name} de jouer</translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation>À vous de jouer – piochez une tuile ou invoquez Ra</translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation>À vous de jouer – piochez une tuile, invoquez Ra ou jouez un dieu</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Your god will take {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Votre dieu prend {tile} – ou choisissez une autre tuile</translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation>{name} peut retourner une tuile</translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or leave them as they are</source>
        <translation>Retournez une de vos tuiles ou gardez-les telles quelles</translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun in the centre.</source>
        <translation>Il n’y a aucune tuile à gagner, seulement le soleil du centre.</translation>
    </message>
    <message>
        <source>bidding</source>
        <comment>Under a player&apos;s name</comment>
        <translation>en train de miser</translation>
    </message>
    <message>
        <source>discarding a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>défausse d’une tuile</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation>choix d’une face</translation>
    </message>
    <message>
        <source>turning over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>tuile à retourner</translation>
    </message>
    <message>
        <source>spending a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation>dieu en jeu</translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation>sans soleil</translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation>Tout le monde passe.</translation>
    </message>
    <message>
        <source>No one else has a sun.</source>
        <translation>Personne d’autre n’a de soleil.</translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation>Ra&#xa0;!</translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation>La piste est pleine&#xa0;!</translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation>Vous devez miser</translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation>{name} doit miser</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Vous ne pouvez que passer</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Misez ou passez</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>Under the name of the person at the screen</comment>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation>La piste de jeu est vide.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Reprendre votre coup ou continuer&#xa0;?</translation>
    </message>
    <message>
        <source>The others are waiting – play on?</source>
        <translation>Les autres attendent – continuer&#xa0;?</translation>
    </message>
    <message>
        <source>Still drawing – press any key to stop</source>
        <translation>La pioche continue – n’importe quelle touche l’arrête</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation>Soleil du centre</translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation>Piste de jeu</translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation>La prochaine tuile va sur la case vide la plus à gauche.</translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation>La nuit est tombée</translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation>Quand la dernière case se remplit, la nuit tombe et l’époque se termine aussitôt.</translation>
    </message>
    <message>
        <source>Click it twice, or drag it onto the board, to invoke Ra and start an auction.</source>
        <translation>Cliquez deux fois dessus, ou glissez-le sur le plateau, pour invoquer Ra et lancer une enchère.</translation>
    </message>
    <message>
        <source>Held by the player who invoked Ra or drew a Ra tile, until the auction ends.</source>
        <translation>Détenu, le temps de l’enchère, par le joueur qui a invoqué Ra ou pioché une tuile Ra.</translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation>Pion Ra</translation>
    </message>
    <message>
        <source>The winner of the auction takes this sun, face down, and leaves the winning sun in its place.</source>
        <translation>Le gagnant de l’enchère prend ce soleil, face cachée, et laisse à sa place le soleil misé.</translation>
    </message>
    <message>
        <source>You haven’t bid yet</source>
        <translation>Vous n’avez pas encore misé</translation>
    </message>
    <message>
        <source>{name} hasn’t bid yet</source>
        <translation>{name} n’a pas encore misé</translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation>Valeur du lot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation>Tuile piochée&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Taking effect: {tile}</source>
        <comment>A disaster that takes tiles, or a priest that turns one over</comment>
        <translation>En cours&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>The bag is closed</source>
        <translation>Le sac est fermé</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles, so what is left in the bag isn’t shown.</source>
        <translation>Personne ne peut regarder les tuiles défaussées&#xa0;: le contenu du sac reste donc caché.</translation>
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
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Inondations</translation>
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
        <translation>Mise les soleils bas et garde les hauts pour des jours meilleurs.</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation>Voit une pierre et pense à un monument.</translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation>Né pour régner. Collectionne les pharaons et les hauts soleils du centre.</translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation>Invoque Ra avant que les autres aient compté les tuiles.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation>Laisse les autres invoquer Ra et attend le bon moment.</translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every Nile tile.</source>
        <translation>Vit au bord du fleuve&#xa0;: d’abord les inondations, puis toutes les tuiles Nil.</translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation>Collectionne l’écriture, l’art et l’astronomie. Aime un peu de tout.</translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation>Amasse l’or et les dieux, et déteste s’en séparer.</translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation>Veut ce dont quelqu’un d’autre a le plus besoin.</translation>
    </message>
    <message>
        <source>Draws one more tile even when the next Ra would end the epoch.</source>
        <translation>Pioche encore une fois, même quand le prochain Ra mettrait fin à l’époque.</translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation>Évite les catastrophes et invoque Ra avant qu’il soit trop tard.</translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation>Mise le plus haut soleil et ne regarde jamais en arrière.</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>le parieur</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>le bâtisseur</translation>
    </message>
    <message>
        <source>the impatient one</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation>l’impatient</translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation>la prêtresse patiente</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>le paysan</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>l’érudit</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>l’avare</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>le trouble-fête</translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation>la casse-cou</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>le magistrat</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>le général</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation>Voit une pierre et pense à une pyramide.</translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation>Né pour régner. Collectionne les personnages et les hauts soleils du centre.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation>Laisse les autres invoquer Ra et n’a jamais assez de prêtres.</translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation>Collectionne d’abord paysans et greniers. On ne règne pas le ventre vide.</translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation>Collectionne scribes et bibliothèques, et un peu de tout.</translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation>Collectionne marchands et marchés. Tout a son prix.</translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation>Évite les plaies et invoque Ra avant qu’il soit trop tard.</translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation>Mise le plus haut soleil pour des guerriers et des forteresses.</translation>
    </message>
    <message>
        <source>the pharaoh’s heir</source>
        <translation>l’héritier du pharaon</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>«&#xa0;{move}&#xa0;» était meilleur&#xa0;: votre choix vous a coûté environ %n point de gloire.</numerusform>
            <numerusform>«&#xa0;{move}&#xa0;» était meilleur&#xa0;: votre choix vous a coûté environ %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>«&#xa0;{move}&#xa0;» semble meilleur au premier abord, mais rapporte environ %n point de gloire de moins.</numerusform>
            <numerusform>«&#xa0;{move}&#xa0;» semble meilleur au premier abord, mais rapporte environ %n points de gloire de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation>{name} a le plus haut soleil, le {sun}&#xa0;; vous avez {suns}.</translation>
    </message>
    <message>
        <source>The winner of the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation>Le gagnant de la première enchère prend le {centre} du centre pour l’époque suivante.</translation>
    </message>
    <message>
        <source>Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.</source>
        <translation>Les soleils comptent à la fin de cette époque&#xa0;: les vôtres font {sum} en tout&#xa0;; le plus haut total est {most}, le plus bas {least}.</translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation>Prochains adversaires en partie rapide&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>After three games, the coach leaves you to it. You can turn it back on in the Settings menu.</source>
        <translation>Après trois parties, le coach vous laisse faire. Vous pouvez le réactiver dans le menu Configuration.</translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.</source>
        <translation>Votre {sun} est le plus haut soleil&#xa0;: personne ne peut surenchérir, gardez-le donc pour un bon lot.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation>Décider à nouveau, comme avec Annuler</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Sans coach</translation>
    </message>
    <message>
        <source>The coach stays quiet until you turn it back on in the Settings menu</source>
        <translation>Le coach se tait jusqu’à ce que vous le réactiviez dans le menu Configuration</translation>
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
        <translation>Lapis</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Cornaline</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Malachite</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Améthyste</translation>
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
        <translation>Les conseils sont désactivés dans les préférences</translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation>La fenêtre est trop étroite pour le panneau latéral</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Quic&amp;k game</source>
        <translation>Partie &amp;rapide</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Journey and deal of the day</source>
        <translation>Voyage et donne du jour</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir une partie ré&amp;cente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Co&amp;pier la position</translation>
    </message>
    <message>
        <source>Past&amp;e position</source>
        <extracomment>Begins a game from the position on the clipboard</extracomment>
        <translation>Coller la posi&amp;tion</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Composer une position…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Parties enre&amp;gistrées…</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statist&amp;iques</translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation>Quitter la &amp;leçon</translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation>Quitter le pro&amp;blème</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>P&amp;age d’accueil</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Edit player…</source>
        <extracomment>The one who plays: name, face, colour</extracomment>
        <translation>&amp;Modifier le joueur…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Piocher une tuile</translation>
    </message>
    <message>
        <source>Choos&amp;e the person side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Choisir la face perso&amp;nnage</translation>
    </message>
    <message>
        <source>Choose the bu&amp;ilding side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Choisir la face &amp;bâtiment</translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation>&amp;Invoquer Ra</translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation>Jouer un &amp;dieu…</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Finir le tour</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pass&amp;er</translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation>Re&amp;tourner une tuile…</translation>
    </message>
    <message>
        <source>&amp;Keep all tiles as they are</source>
        <extracomment>Turns over no tile</extracomment>
        <translation>&amp;Garder les tuiles telles quelles</translation>
    </message>
    <message>
        <source>Pass in the next auction, too</source>
        <translation>Passer aussi à la prochaine enchère</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>A submenu: to choose a move with the arrow keys</extracomment>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Se&amp;lect next</source>
        <translation>&amp;Sélectionner l’élément suivant</translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation>Sé&amp;lectionner l’élément précédent</translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation>C&amp;onfirmer la sélection</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <extracomment>A submenu: how fast the bots play</extracomment>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Skip the &amp;animation</source>
        <translation>Passer l’ani&amp;mation</translation>
    </message>
    <message>
        <source>Skip to my ne&amp;xt decision</source>
        <translation>A&amp;vancer jusqu’à ma prochaine décision</translation>
    </message>
    <message>
        <source>Cha&amp;nge the speed</source>
        <translation>C&amp;hanger la vitesse</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <extracomment>A submenu: to look through the moves of the game</extracomment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Repla&amp;y the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation>Rec&amp;uler d’un coup</translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation>Avancer d’un coup</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Ask: the &amp;Ra track, and the chance that the next tile is Ra</source>
        <translation>Demander&#xa0;: la piste de &amp;Ra, et la probabilité que la prochaine tuile soit Ra</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>Anal&amp;yser la partie</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Places</translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation>Voir un &amp;joueur</translation>
    </message>
    <message>
        <source>Scoring overvie&amp;w</source>
        <translation>Aperçu du &amp;décompte</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Turn the table to the current player</source>
        <translation>&amp;Tourner la table vers le joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Apprendre à jouer…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Pro&amp;blèmes…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation>À &amp;propos de Ra Desktop</translation>
    </message>
    <message>
        <source>Play this &amp;deal again…</source>
        <translation>Rejouer cette donne…</translation>
    </message>
    <message>
        <source>Ask: &amp;what can I do?</source>
        <translation>Demander&#xa0;: &amp;que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>Ask: the &amp;auction track, and what it is worth</source>
        <translation>Demander&#xa0;: la &amp;piste de jeu et ce qu’elle rapporterait</translation>
    </message>
    <message>
        <source>Ask: my &amp;suns</source>
        <translation>Demander&#xa0;: mes &amp;soleils</translation>
    </message>
    <message>
        <source>Ask: &amp;everyone’s suns, and who can outbid me</source>
        <translation>Demander&#xa0;: les soleils de &amp;tous et qui peut surenchérir</translation>
    </message>
    <message>
        <source>Ask: &amp;my tiles, and what they score</source>
        <translation>Demander&#xa0;: &amp;mes tuiles et ce qu’elles rapportent</translation>
    </message>
    <message>
        <source>Ask: the ba&amp;g</source>
        <translation>Demander&#xa0;: le sa&amp;c</translation>
    </message>
    <message>
        <source>Ask: what happened &amp;last</source>
        <translation>Demander&#xa0;: les &amp;derniers événements</translation>
    </message>
    <message>
        <source>What is i&amp;t worth?</source>
        <translation>Qu’est-ce que ça va&amp;ut&#xa0;?</translation>
    </message>
    <message>
        <source>Ask a&amp;bout the table</source>
        <translation>Qu&amp;estions sur la table</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <extracomment>A submenu: who plays at this computer</extracomment>
        <translation>Joue&amp;ur</translation>
    </message>
    <message>
        <source>&amp;Add a player…</source>
        <translation>&amp;Ajouter un joueur…</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Draw until a &amp;Ra tile comes</source>
        <translation>Piocher jusqu’à une tuile &amp;Ra</translation>
    </message>
    <message>
        <source>Draw until a &amp;disaster comes</source>
        <translation>Piocher jusqu’à une &amp;catastrophe</translation>
    </message>
    <message>
        <source>Draw until there are &amp;4 tiles</source>
        <translation>Piocher jusqu’à &amp;4 tuiles</translation>
    </message>
    <message>
        <source>Draw until there are &amp;6 tiles</source>
        <translation>Piocher jusqu’à &amp;6 tuiles</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;5</source>
        <translation>Piocher jusqu’à ce que le lot rapporte &amp;5</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;10</source>
        <translation>Piocher jusqu’à ce que le lot rapporte &amp;10</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Jouer avec des amis…</translation>
    </message>
    <message>
        <source>Draw until…</source>
        <translation>Piocher jusqu’à…</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Ne plus passer</translation>
    </message>
    <message>
        <source>Show account</source>
        <translation>Montrer le calcul</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Mettre les bots en pause</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Take-backs aren’t allowed in this game</source>
        <translation>Dans cette partie, on ne peut pas reprendre de coups</translation>
    </message>
    <message>
        <source>&amp;Edit {name}…</source>
        <translation>&amp;Modifier {name}…</translation>
    </message>
    <message>
        <source>Hide account</source>
        <translation>Masquer le calcul</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Sans personnage</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Aucune partie enregistrée pour l’instant</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation>Priests of Ra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>A tab</comment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation>Miser le {sun}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Défausser {tile}</translation>
    </message>
    <message>
        <source>{tile} side up</source>
        <comment>Of a two-sided tile</comment>
        <translation>Face {tile}</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <comment>Turn over no tile</comment>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Le meilleur coup</translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation>Époque {number}</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation>«&#xa0;{line}&#xa0;»</translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation>Soleil {sun}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Chambres</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Prêtres</translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation>Plaies</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Ankhs</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Dieux</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Pharaons</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Civilisation</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Catastrophes</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Le sac est vide.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>Of a player: what was done in the auction</comment>
        <translation>passé</translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation>À {name} de miser</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under or beside a player&apos;s name: bid is a noun</comment>
        <translation>mise&#xa0;: {sun}</translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation>Vous invoquez Ra.</translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation>{name} invoque Ra.</translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation>Vous misez le {sun}.</translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation>{name} mise le {sun}.</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: does not delete anything after all</comment>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>Le résultat est dans le presse-papiers, en texte et en image.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation>{items} et {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>The end of a choice in a sentence: 4, 7 or 9</comment>
        <translation>{items} ou {last}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>Something and what is said about it: Gold: +6</comment>
        <translation>{label}&#xa0;: {value}</translation>
    </message>
    <message numerus="yes">
        <source>{number} fame</source>
        <comment>A number, with or without a sign</comment>
        <translation>
            <numerusform>gloire {number}</numerusform>
            <numerusform>gloire {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of 100 games</source>
        <comment>A number, with or without a sign</comment>
        <translation>{number} sur 100 parties</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The game can’t be continued</source>
        <translation>Impossible de continuer la partie</translation>
    </message>
    <message>
        <source>Face down: can’t be used until the next epoch.</source>
        <translation>Face cachée&#xa0;: inutilisable avant l’époque suivante.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Share the result</source>
        <translation>Partager le résultat</translation>
    </message>
    <message>
        <source>Copy picture and text</source>
        <translation>Copier l’image et le texte</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved</source>
        <translation>L’image n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>won</source>
        <comment>Of a mark of a place</comment>
        <translation>obtenue</translation>
    </message>
    <message>
        <source>not won yet</source>
        <comment>Of a mark of a place</comment>
        <translation>pas encore obtenue</translation>
    </message>
    <message>
        <source>New feat: {feat}</source>
        <translation>Nouvel exploit&#xa0;: {feat}</translation>
    </message>
    <message>
        <source>Reach the place</source>
        <translation>Atteindre le lieu</translation>
    </message>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Gagner avec au moins %n point de gloire d’avance</numerusform>
            <numerusform>Gagner avec au moins %n points de gloire d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>Win without a mistake, as the review sees it</source>
        <translation>Gagner sans erreur, selon l’analyse</translation>
    </message>
    <message>
        <source>Bots are still playing this deal in your seat. You’ll see here how they do.</source>
        <translation>Des bots jouent encore cette donne à votre place. Vous verrez ici leurs résultats.</translation>
    </message>
    <message>
        <source>The next deal comes at midnight.</source>
        <translation>La prochaine donne arrive à minuit.</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>La même donne</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}&#xa0;: %n partie gagnée</numerusform>
            <numerusform>{name}&#xa0;: %n parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n partie ensemble</numerusform>
            <numerusform>%n parties ensemble</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} with this game</source>
        <translation>{change} avec cette partie</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Votre cote</translation>
    </message>
    <message>
        <source>Next: {place}</source>
        <comment>A button: sets out for the next place</comment>
        <translation>Ensuite&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Same deal again…</source>
        <translation>Rejouer la même donne…</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <comment>In the ranking: 2nd of 4</comment>
        <translation>{place} sur {players}</translation>
    </message>
    <message>
        <source>more than {level} ({fame})</source>
        <translation>plus que le niveau {level} ({fame})</translation>
    </message>
    <message>
        <source>as much as {level} ({fame})</source>
        <translation>autant que le niveau {level} ({fame})</translation>
    </message>
    <message>
        <source>less than {level} ({fame})</source>
        <translation>moins que le niveau {level} ({fame})</translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}&#xa0;: {place} sur {players} avec %n point de gloire.</numerusform>
            <numerusform>{title}, {date}&#xa0;: {place} sur {players} avec %n points de gloire.</numerusform>
        </translation>
    </message>
    <message>
        <source>I played with help.</source>
        <translation>J’ai joué avec de l’aide.</translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Ancien Empire</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Moyen Empire</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Nouvel Empire</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>Encore %n tuile Ra avant la nuit</numerusform>
            <numerusform>Encore %n tuiles Ra avant la nuit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation>Une erreur s’est produite. Votre partie est enregistrée et vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation>Reprendre la sauvegarde automatique</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Aller à la page d’accueil</translation>
    </message>
    <message>
        <source>Ra Desktop has been removed</source>
        <translation>Ra Desktop a été désinstallé</translation>
    </message>
    <message>
        <source>Its files are no longer on this computer, so it has to close. Your games are safe.</source>
        <translation>Ses fichiers ne sont plus sur cet ordinateur&#xa0;: l’application doit se fermer. Vos parties sont intactes.</translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation>Le fichier est endommagé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation>La partie contenue dans le fichier enfreint les règles&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation>Une erreur inattendue s’est produite («&#xa0;{reason}&#xa0;»). Vos parties sont intactes. Les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>The game got stuck</source>
        <translation>La partie est bloquée</translation>
    </message>
    <message>
        <source>Ra Desktop can’t start</source>
        <translation>Ra Desktop ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Something it needs is missing or damaged, so try installing it again. Your saved games are safe.
The log has the details: {file}</source>
        <translation>Un élément est manquant ou endommagé&#xa0;: essayez de réinstaller Ra Desktop. Vos parties enregistrées sont intactes.
Les détails sont dans le journal&#xa0;: {file}</translation>
    </message>
    <message>
        <source>This isn’t a saved game from Ra Desktop: {reason}.</source>
        <translation>Ce n’est pas une partie enregistrée de Ra Desktop&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Ra Desktop ({reason}). Update the program to open it.</source>
        <translation>Le fichier a été enregistré par une version plus récente de Ra Desktop ({reason}). Mettez le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}. Nothing is lost.</source>
        <translation>Le fichier ne peut pas être enregistré&#xa0;: {reason}. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>{problem}
Where in the file: {place}</source>
        <translation>{problem}
Position dans le fichier&#xa0;: {place}</translation>
    </message>
    <message>
        <source>The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}.</source>
        <translation>Le fichier était endommagé&#xa0;: Ra Desktop en a créé un nouveau. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Some entries were damaged and left out. The original file is kept as {file}.</source>
        <translation>Certaines entrées étaient endommagées et ont été laissées de côté. Le fichier d’origine est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The file can’t be read ({reason}). Until it can, nothing is saved in it.</source>
        <translation>Le fichier ne peut pas être lu ({reason}). Tant que c’est le cas, rien n’y est enregistré.</translation>
    </message>
    <message>
        <source>Changes can’t be saved ({reason}). They last until you close Ra Desktop.</source>
        <translation>Les modifications ne peuvent pas être enregistrées ({reason}). Elles restent valables jusqu’à la fermeture de Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Your own move</source>
        <translation>Votre propre coup</translation>
    </message>
    <message>
        <source>Show the best move and why</source>
        <translation>Montrer le meilleur coup et expliquer pourquoi</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Laisser celui-ci pour plus tard</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>That’s my guess</source>
        <translation>C’est mon estimation</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#xa0;!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: next item. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation>{next}&#xa0;: l’élément suivant. {close}&#xa0;: fermer.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Bow</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Faucon</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Raisins</translation>
    </message>
    <message>
        <source>Harp</source>
        <translation>Harpe</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Jarre</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Voile</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Bâton</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>Feat</source>
        <translation>Exploit</translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Première fois</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>Compares you with the bots’ levels. Your results count, and so does what your choices cost; the luck of the tiles counts less.</source>
        <translation>Vous compare aux niveaux des bots. Vos résultats comptent, et aussi ce que vos choix ont coûté&#xa0;; la chance à la pioche compte moins.</translation>
    </message>
    <message>
        <source>Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a player usually does.</source>
        <translation>Parties qui ne comptent ni pour la cote ni pour les exploits&#xa0;: {count}. Des coups y ont été repris, ou vous en saviez plus qu’un joueur n’en sait d’habitude.</translation>
    </message>
    <message>
        <source>Finished a game</source>
        <translation>Une partie terminée</translation>
    </message>
    <message>
        <source>Won a game</source>
        <translation>Une partie gagnée</translation>
    </message>
    <message>
        <source>Won three games in a row</source>
        <translation>Trois parties gagnées de suite</translation>
    </message>
    <message>
        <source>Won five games in a row</source>
        <translation>Cinq parties gagnées de suite</translation>
    </message>
    <message>
        <source>Finished ten games</source>
        <translation>Dix parties terminées</translation>
    </message>
    <message>
        <source>Finished a hundred games</source>
        <translation>Cent parties terminées</translation>
    </message>
    <message>
        <source>Won with five at the table</source>
        <translation>Gagné à cinq joueurs</translation>
    </message>
    <message>
        <source>Won all three games: Classic, Solar boat and Priests of Ra</source>
        <translation>Gagné aux trois jeux&#xa0;: Classique, Barque solaire et Priests of Ra</translation>
    </message>
    <message>
        <source>Won with two, three, four and five players</source>
        <translation>Gagné à deux, trois, quatre et cinq joueurs</translation>
    </message>
    <message>
        <source>Ended a game with 50 fame or more</source>
        <translation>Une partie terminée avec 50 points de gloire ou plus</translation>
    </message>
    <message>
        <source>Won by 20 fame or more</source>
        <translation>Gagné avec au moins 20 points de gloire d’avance</translation>
    </message>
    <message>
        <source>Won by the tie-break</source>
        <translation>Gagné au départage</translation>
    </message>
    <message>
        <source>Ended a game with no fame at all</source>
        <translation>Une partie terminée sans un seul point de gloire</translation>
    </message>
    <message>
        <source>Won with the lowest total of suns</source>
        <translation>Gagné avec le plus bas total de soleils</translation>
    </message>
    <message>
        <source>Had the highest total of suns</source>
        <translation>Eu le plus haut total de soleils</translation>
    </message>
    <message>
        <source>Won without scoring for the Nile</source>
        <translation>Gagné sans marquer pour le Nil</translation>
    </message>
    <message>
        <source>Scored 15 for sets of the same monument</source>
        <translation>Marqué 15 pour des monuments identiques</translation>
    </message>
    <message>
        <source>Had the most pharaohs in all three epochs</source>
        <translation>Eu le plus de pharaons aux trois époques</translation>
    </message>
    <message>
        <source>Scored 25 for civilization tiles in one game</source>
        <translation>Marqué 25 pour des tuiles Civilisation en une partie</translation>
    </message>
    <message>
        <source>Scored 15 for the pyramid in one game</source>
        <translation>Marqué 15 pour la pyramide en une partie</translation>
    </message>
    <message>
        <source>Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}</source>
        <translation>Cote {mean} ± {error}, sur {games} parties. Débutant&#xa0;: {novice}&#xa0;; Expert&#xa0;: {expert}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Ratings by game and number of players</source>
        <translation>Cotes par jeu et nombre de joueurs</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>A tab: rating, form and feats of a player</comment>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Won against twelve different characters</source>
        <translation>Gagné contre douze personnages différents</translation>
    </message>
    <message>
        <source>Won by just 1 fame</source>
        <translation>Gagné avec 1 point de gloire d’avance</translation>
    </message>
    <message>
        <source>Won against bots at level {level} or above</source>
        <translation>Gagné contre des bots de niveau {level} ou plus</translation>
    </message>
    <message>
        <source>Owned all eight kinds of monument</source>
        <translation>Réuni les huit sortes de monuments</translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>Votre cote apparaît après %n partie contre des bots, sans reprise de coups.</numerusform>
            <numerusform>Votre cote apparaît après %n parties contre des bots, sans reprise de coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>{value} is not a number from {least} to {most}</source>
        <translation>{value} n’est pas un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>{value} does not belong here</source>
        <translation>{value} n’a pas sa place ici</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>{value} manque</translation>
    </message>
    <message>
        <source>there are only {count} {name} tiles</source>
        <translation>tuiles «&#xa0;{name}&#xa0;»&#xa0;: seulement {count}</translation>
    </message>
    <message>
        <source>format {version}</source>
        <translation>format {version}</translation>
    </message>
    <message>
        <source>there is a gap on the auction track that no god can have left</source>
        <translation>la piste de jeu a un trou qu’aucun dieu n’a pu laisser</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>that move is not legal at that point</source>
        <translation>ce coup n’est pas possible à ce moment</translation>
    </message>
    <message>
        <source>{value} is unknown</source>
        <translation>{value} est inconnu</translation>
    </message>
    <message>
        <source>{value} appears twice</source>
        <translation>{value} apparaît deux fois</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>il manque quelque chose</translation>
    </message>
    <message>
        <source>expected {name}, not {value}</source>
        <translation>{name} attendu, et non {value}</translation>
    </message>
    <message>
        <source>players can’t keep {value}</source>
        <translation>on ne peut pas garder {value}</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>its name isn’t valid</source>
        <translation>ce n’est pas un nom de fichier valable</translation>
    </message>
    <message>
        <source>there is already a file with that name</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>every player must have the same number of suns, at most {count}; {seat}: {value}</source>
        <translation>tous doivent avoir le même nombre de soleils, {count} au plus&#xa0;; {seat}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{seat}: no sun face up</source>
        <translation>{seat}&#xa0;: aucun soleil face visible</translation>
    </message>
    <message>
        <source>{seat}: too many tiles for the lots won; each lot won turns one sun face down</source>
        <translation>{seat}&#xa0;: trop de tuiles pour les lots remportés&#xa0;; à chaque lot remporté, un soleil passe face cachée</translation>
    </message>
    <message>
        <source>sun {count} is in the centre until a lot is won</source>
        <translation>le soleil {count} est au centre tant qu’aucun lot n’a été remporté</translation>
    </message>
    <message>
        <source>the winner of the first lot has sun {count} face down</source>
        <translation>le gagnant du premier lot a le soleil {count} face cachée</translation>
    </message>
    <message>
        <source>something in it is not valid</source>
        <translation>son contenu n’est pas valide</translation>
    </message>
    <message>
        <source>the system reported an error</source>
        <translation>le système signale une erreur</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>trop volumineux</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Only one game can be open at a time. You’ll find the others under Open recent.</source>
        <translation>Une seule partie est ouverte à la fois. Les autres sont sous «&#xa0;Ouvrir une partie récente&#xa0;».</translation>
    </message>
    <message>
        <source>Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.</source>
        <translation>Ra Desktop ne reconnaît pas ces éléments du fichier et les a ignorés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Ma partie</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Cette partie est déjà ouverte.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved</source>
        <translation>La partie n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>If you quit now, you’ll lose the moves made since it was last saved.</source>
        <translation>Si vous quittez maintenant, les coups joués depuis le dernier enregistrement seront perdus.</translation>
    </message>
    <message>
        <source>{file} couldn’t be opened</source>
        <translation>{file} n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>Some saved games couldn’t be opened</source>
        <translation>Certaines parties enregistrées n’ont pas pu être ouvertes</translation>
    </message>
    <message>
        <source>This game wasn’t dealt according to the rules. You can play it, but it won’t count in your statistics.</source>
        <translation>La donne de cette partie n’est pas conforme aux règles. Vous pouvez jouer la partie, mais elle ne comptera pas dans vos statistiques.</translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message>
        <source>The host has turned hints off</source>
        <translation>L’hôte a désactivé les conseils</translation>
    </message>
    <message>
        <source>That isn’t an invitation. Invitations begin with “ra-table”.</source>
        <translation>Ce n’est pas une invitation&#xa0;: une invitation commence par «&#xa0;ra-table&#xa0;».</translation>
    </message>
    <message>
        <source>That table can’t be opened any more.</source>
        <translation>Cette table ne peut plus être ouverte.</translation>
    </message>
    <message>
        <source>Ten seconds left.</source>
        <translation>Plus que dix secondes.</translation>
    </message>
    <message>
        <source>You already have a table open in another Ra Desktop window.</source>
        <translation>Une table est déjà ouverte dans une autre fenêtre de Ra Desktop.</translation>
    </message>
    <message>
        <source>Enter your name first: it is what your friends see.</source>
        <translation>Indiquez d’abord votre nom&#xa0;: c’est ce que voient vos amis.</translation>
    </message>
    <message>
        <source>This computer doesn’t let others connect to Ra Desktop.</source>
        <translation>Cet ordinateur ne laisse personne se connecter à Ra Desktop.</translation>
    </message>
    <message>
        <source>Another program is using your table’s port, so the invitation has changed. Send the new one to anyone who isn’t back within a minute.</source>
        <translation>Un autre programme utilise le port de votre table&#xa0;: l’invitation a donc changé. Envoyez la nouvelle à ceux qui ne sont pas revenus d’ici une minute.</translation>
    </message>
    <message>
        <source>Time’s up: a bot has made your move.</source>
        <translation>Temps écoulé&#xa0;: un bot a joué à votre place.</translation>
    </message>
    <message>
        <source>Another game has begun. Choose Play with friends in the menu to go on.</source>
        <translation>Une autre partie a commencé. Choisissez «&#xa0;Jouer avec des amis&#xa0;» dans le menu pour continuer.</translation>
    </message>
    <message>
        <source>The host has turned hints and prices off.</source>
        <translation>L’hôte a désactivé les conseils et les prix des soleils.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} a rejoint la table.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} a quitté la table.</translation>
    </message>
    <message>
        <source>{name} has lost the connection.</source>
        <translation>{name} a perdu la connexion.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>The tiles didn’t come from the bag that the host’s program sealed at the start.</source>
        <translation>Les tuiles ne venaient pas du sac que le programme de l’hôte avait scellé au début.</translation>
    </message>
    <message>
        <source>The connection was lost. Ra Desktop is trying to reconnect.</source>
        <translation>La connexion est perdue. Ra Desktop essaie de la rétablir.</translation>
    </message>
    <message>
        <source>You’re at the table with {names}.</source>
        <translation>Vous êtes à la table avec {names}.</translation>
    </message>
    <message>
        <source>The host can’t be reached any more.</source>
        <translation>L’hôte n’est plus joignable.</translation>
    </message>
    <message>
        <source>This address doesn’t lead to your friend’s table any more. Ask for a new invitation.</source>
        <translation>Cette adresse ne mène plus à la table de l’hôte. Demandez une nouvelle invitation.</translation>
    </message>
    <message>
        <source>The host has a newer version of Ra Desktop. Update yours to join.</source>
        <translation>L’hôte a une version plus récente de Ra Desktop. Mettez la vôtre à jour pour rejoindre la table.</translation>
    </message>
    <message>
        <source>The host has an older version of Ra Desktop, and has to update it first.</source>
        <translation>L’hôte a une version plus ancienne de Ra Desktop et doit d’abord la mettre à jour.</translation>
    </message>
    <message>
        <source>The host’s program has sent a move that the rules don’t allow.</source>
        <translation>Le programme de l’hôte a envoyé un coup que les règles n’autorisent pas.</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>Toutes les places de cette table sont prises.</translation>
    </message>
    <message>
        <source>This game has begun without you.</source>
        <translation>Cette partie a commencé sans vous.</translation>
    </message>
    <message>
        <source>Your version of Ra Desktop doesn’t know the rules of this game.</source>
        <translation>Votre version de Ra Desktop ne connaît pas les règles de cette partie.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window.</source>
        <translation>Votre place est maintenant occupée depuis une autre fenêtre.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>You’ll find the game among the saved games.</source>
        <translation>Vous trouverez la partie parmi les parties enregistrées.</translation>
    </message>
    <message>
        <source>The table can’t be saved: {reason}</source>
        <translation>La table ne peut pas être enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>That isn’t an address.</source>
        <translation>Ce n’est pas une adresse.</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>L’invitation est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>Waiting for everyone</source>
        <translation>On attend tout le monde</translation>
    </message>
    <message>
        <source>The game is on</source>
        <translation>La partie est en cours</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sans conseils</translation>
    </message>
    <message>
        <source>{name} is away, and a bot is standing in</source>
        <translation>{name} n’est pas là&#xa0;; un bot joue en attendant</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} n’est pas là</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>{player}, until someone joins</source>
        <translation>{player}, en attendant quelqu’un</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Jouer avec des amis</translation>
    </message>
    <message>
        <source>Everyone may ask for hints</source>
        <translation>Chacun peut demander des conseils</translation>
    </message>
    <message>
        <source>Continue the current game</source>
        <translation>Continuer la partie en cours</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Back to the previous table</source>
        <translation>Revenir à la dernière table</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copier l’invitation</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Revenir à la table</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>If two of you play at this computer, enter both names, separated by a comma.</source>
        <translation>Si vous êtes deux à cet ordinateur, entrez les deux noms, séparés par une virgule.</translation>
    </message>
    <message>
        <source>Your friends get an invitation. Bots take the seats that stay empty.</source>
        <translation>Vos amis reçoivent une invitation. Les bots prennent les places restées libres.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Paste the line your friend sent you.</source>
        <translation>Collez la ligne qu’on vous a envoyée.</translation>
    </message>
    <message>
        <source>Your address on the internet, if it’s needed</source>
        <translation>Votre adresse sur Internet, si nécessaire</translation>
    </message>
    <message>
        <source>Send the invitation to your friends, and to no one else. Others could read the moves on the way, but not change them. On the same network, that’s all you need; over the internet, you need a VPN or a forwarded port.</source>
        <translation>Envoyez l’invitation à vos amis et à personne d’autre. D’autres pourraient lire les coups au passage, mais pas les modifier. Sur un même réseau, cela suffit&#xa0;; par Internet, il faut un VPN ou un port redirigé.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Who takes the seats that stay empty</source>
        <translation>Qui prend les places restées libres</translation>
    </message>
    <message>
        <source>Let a bot stand in for {name}</source>
        <translation>Remplacer {name} par un bot en attendant</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Jouer une autre partie</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n seconde par coup</numerusform>
            <numerusform>%n secondes par coup</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sans limite de temps</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation>Autres faces&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation>{group}&#xa0;: {points} si l’époque se terminait maintenant</translation>
    </message>
    <message>
        <source>{group}: {points} in the final epoch</source>
        <translation>{group}&#xa0;: {points} à la dernière époque</translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Prêtres, plaies</translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Or, dieux</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I’m here</source>
        <translation>Je suis là</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Laisser la place à {name}</translation>
    </message>
    <message>
        <source>Press {key} or click when you are ready.</source>
        <translation>Appuyez sur {key} ou cliquez quand vous êtes en place.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation>Pas de conseil pour cette position.</translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation>Conseil, calculé exactement</translation>
    </message>
    <message>
        <source>{move}, recommended</source>
        <translation>{move}, conseillé</translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move} : à la fin, %n point de gloire de plus que la moyenne des autres ; victoires : environ {chance}</numerusform>
            <numerusform>{move} : à la fin, %n points de gloire de plus que la moyenne des autres ; victoires : environ {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move} : à la fin, %n point de gloire de moins que la moyenne des autres ; victoires : environ {chance}</numerusform>
            <numerusform>{move} : à la fin, %n points de gloire de moins que la moyenne des autres ; victoires : environ {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation>Coup repris.</translation>
    </message>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Coup repris. Remettez %n tuile dans le sac.</numerusform>
            <numerusform>Coup repris. Remettez %n tuiles dans le sac.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation>Coup repris. Le sac a été remélangé.</translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation>Coup rétabli.</translation>
    </message>
    <message>
        <source>From here on, this is a new game. The original is saved as “{name}”.</source>
        <translation>À partir d’ici, c’est une nouvelle partie. La partie d’origine est enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Up the Nile</source>
        <translation>En remontant le Nil</translation>
    </message>
    <message>
        <source>{reached} of {all} places reached</source>
        <translation>Lieux atteints&#xa0;: {reached} sur {all}</translation>
    </message>
    <message>
        <source>Share yesterday’s result…</source>
        <translation>Partager le résultat d’hier…</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Pas encore ouvert</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Deuxième marque : gagner avec au moins %n point de gloire d’avance. Troisième : gagner sans erreur.</numerusform>
            <numerusform>Deuxième marque : gagner avec au moins %n points de gloire d’avance. Troisième : gagner sans erreur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach an earlier place first.</source>
        <translation>Atteignez d’abord un lieu précédent.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Rejouer pour s’entraîner</translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>%n donne jouée ce mois-ci</numerusform>
            <numerusform>%n donnes jouées ce mois-ci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n adversaire</numerusform>
            <numerusform>%n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>No marks yet</source>
        <translation>Aucune marque pour l’instant</translation>
    </message>
    <message>
        <source>{won} of {all} marks</source>
        <translation>Marques&#xa0;: {won} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Votre résultat&#xa0;: %n point de gloire, {place} sur {players}</numerusform>
            <numerusform>Votre résultat&#xa0;: %n points de gloire, {place} sur {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>La première fois&#xa0;: %n point de gloire, {place}.</numerusform>
            <numerusform>La première fois&#xa0;: %n points de gloire, {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {level}: {differences}</source>
        <translation>Vous face à {level}&#xa0;: {differences}</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots in your seat: {results}</source>
        <translation>Bots à votre place&#xa0;: {results}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jouer la donne du jour</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Continuer la donne du jour</translation>
    </message>
    <message>
        <source>This deal counts only once, so there are no hints, and the coach is off.</source>
        <translation>Cette donne ne compte qu’une fois&#xa0;: il n’y a donc ni conseils ni coach.</translation>
    </message>
    <message>
        <source>This deal counts only once. Do you want help?</source>
        <translation>Cette donne ne compte qu’une fois. Voulez-vous de l’aide&#xa0;?</translation>
    </message>
    <message>
        <source>Your result will be marked “with help”, wherever it is shown.</source>
        <translation>Votre résultat portera partout la mention «&#xa0;avec aide&#xa0;».</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
</context>
<context>
    <name>JourneyPlaces</name>
    <message>
        <source>The Delta</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Le Delta</translation>
    </message>
    <message>
        <source>Papyrus, ducks and two patient neighbours. The journey begins where the river ends.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Des papyrus, des canards et deux voisins patients. Le voyage commence là où finit le fleuve.</translation>
    </message>
    <message>
        <source>Win against two novices.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Gagnez contre deux débutants.</translation>
    </message>
    <message>
        <source>Memphis</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Memphis</translation>
    </message>
    <message>
        <source>The old capital has room for one more at the table. With four players, every lot has more takers.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>La vieille capitale a une place de plus à table. À quatre, chaque lot trouve plus d’amateurs.</translation>
    </message>
    <message>
        <source>Win against three novices.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Gagnez contre trois débutants.</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>The Faiyum</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Le Fayoum</translation>
    </message>
    <message>
        <source>A lake, a solar boat and one opponent. Whatever you leave, she takes.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Un lac, une barque solaire et une seule adversaire. Ce que vous laissez, elle le prend.</translation>
    </message>
    <message>
        <source>Hermopolis</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Hermopolis</translation>
    </message>
    <message>
        <source>No one waits here. Your host invokes Ra before the track is half full.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Ici, personne n’attend. Votre hôte invoque Ra avant que la piste soit à moitié pleine.</translation>
    </message>
    <message>
        <source>Win against three players in a hurry.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Gagnez contre trois joueurs pressés.</translation>
    </message>
    <message>
        <source>Amarna</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Amarna</translation>
    </message>
    <message>
        <source>The city of the sun god has two faces, and so do its tiles.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>La cité du dieu soleil a deux visages, et ses tuiles aussi.</translation>
    </message>
    <message>
        <source>Win a game of Priests of Ra.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Gagnez une partie de Priests of Ra.</translation>
    </message>
    <message>
        <source>Abydos</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Abydos</translation>
    </message>
    <message>
        <source>The judge of the dead sees everything: all fame lies open.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Le juge des morts voit tout&#xa0;: toute la gloire est visible.</translation>
    </message>
    <message>
        <source>Win with open fame.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Gagnez avec la gloire visible.</translation>
    </message>
    <message>
        <source>Dendera</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Dendérah</translation>
    </message>
    <message>
        <source>Thebes</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Thèbes</translation>
    </message>
    <message>
        <source>A hundred gates and five chairs. No one can win every auction here.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Cent portes et cinq chaises. Ici, personne ne gagne toutes les enchères.</translation>
    </message>
    <message>
        <source>Come first or second of five.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Prenez la première ou la deuxième place sur cinq.</translation>
    </message>
    <message>
        <source>Edfu</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Edfou</translation>
    </message>
    <message>
        <source>The falcon has chosen its prey: an expert who takes what you need.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Le faucon a choisi sa proie&#xa0;: un expert qui prend ce qu’il vous faut.</translation>
    </message>
    <message>
        <source>Aswan</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Assouan</translation>
    </message>
    <message>
        <source>The Source</source>
        <extracomment>12-source.toml</extracomment>
        <translation>La Source</translation>
    </message>
    <message>
        <source>No map goes farther. Two experts are waiting.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Aucune carte ne va plus loin. Deux experts attendent.</translation>
    </message>
    <message>
        <source>Win against two experts.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Gagnez contre deux experts.</translation>
    </message>
    <message>
        <source>Win, and score at least 4 for different monuments.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Gagnez, et marquez au moins 4 pour des monuments différents.</translation>
    </message>
    <message>
        <source>Win, and score at least 5 for the Nile.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Gagnez, et marquez au moins 5 pour le Nil.</translation>
    </message>
    <message>
        <source>Below the cataract, the Nile gives little away.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>En aval de la cataracte, le Nil donne peu.</translation>
    </message>
    <message>
        <source>Win, and score at least 3 for gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Gagnez, et marquez au moins 3 pour l’or.</translation>
    </message>
    <message>
        <source>Win against an expert and a farmer.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Gagnez contre un expert et un paysan.</translation>
    </message>
    <message>
        <source>Win, and score no more than 12 for the Nile.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Gagnez sans marquer plus de 12 pour le Nil.</translation>
    </message>
    <message>
        <source>The man who built the Great Pyramid won’t part with a single stone.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Celui qui a bâti la Grande Pyramide ne lâche pas une pierre.</translation>
    </message>
    <message>
        <source>The temple doesn’t like to give up its gods, or its gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Le temple n’aime céder ni ses dieux ni son or.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation>Sélectionner le soleil qui porte ce nombre</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Ouvrir les menus</translation>
    </message>
    <message>
        <source>Coach: take back, play on</source>
        <translation>Coach&#xa0;: reprendre le coup, continuer</translation>
    </message>
    <message>
        <source>Peek at your own face-down fame: tap, or hold</source>
        <translation>Regarder votre propre gloire face cachée : touche brève ou maintenue</translation>
    </message>
    <message>
        <source>What is this? Next item, previous item</source>
        <translation>Qu’est-ce que c’est&#xa0;? Élément suivant, élément précédent</translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation>Relecture&#xa0;: premier coup, dernier coup</translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation>Relecture&#xa0;: tour précédent, tour suivant</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Relecture&#xa0;: lecture, pause</translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation>Relecture&#xa0;: plus vite, moins vite</translation>
    </message>
    <message>
        <source>In other games</source>
        <translation>Dans les autres parties</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation>Leçons&#xa0;: {done} sur {all} · étoiles&#xa0;: {stars} sur {most}</translation>
    </message>
    <message>
        <source>Play a short lesson and learn one more rule.</source>
        <translation>Jouez une courte leçon et vous connaîtrez une règle de plus.</translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation>La barque et deux joueurs</translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation>Votre partie est de retour sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>terminée, %n étoile</numerusform>
            <numerusform>terminée, %n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivante</translation>
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
        <translation>La barque solaire</translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Chaque tuile Ra fait avancer la barque d’une case. Quand elle arrive, l’époque se termine aussitôt.</translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Vous connaissez déjà ce jeu&#xa0;: l’édition à la barque solaire se joue comme Ra. La barque traverse le ciel et, quand elle arrive, l’époque est terminée.</translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>À trois joueurs, la barque a huit cases à parcourir. Seules les tuiles Ra la font avancer.</translation>
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
        <translation>Piochez une tuile&#xa0;: cliquez sur le sac.</translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Vous avez pioché Ra&#xa0;: la barque a avancé d’une case et une enchère a commencé. La piste est vide et les autres ont passé.</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Une piste vide et un 3 au centre&#xa0;: cela ne vaut pas un soleil. Piochez d’abord.</translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Vous avez pioché un troisième pharaon. Si vous le remportez, vous gagnez 5 et Nefer perd 2&#xa0;; si c’est elle, c’est l’inverse.</translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Maintenant elle gagne 5 et vous perdez 2. Vous voilà avec 7 points de gloire de retard sur votre seule rivale.</translation>
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
        <translation>Piocher ou invoquer Ra&#xa0;? Décidez.</translation>
    </message>
    <message>
        <source>You drew Ra, so you bid last. Nefer had her one chance, and she bid 4.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Vous avez pioché Ra, vous misez donc en dernier. Nefer n’avait droit qu’à une mise, et elle a misé 4.</translation>
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
        <translation>Remportez ce lot au moindre prix.</translation>
    </message>
    <message>
        <source>You know all her suns: 4, 7 and 8. Your 9 beats every one of them, so in this epoch you can win any one lot you like.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Vous connaissez tous ses soleils&#xa0;: 4, 7 et 8. Votre 9 les bat tous et vous permet, pendant cette époque, de remporter un lot de votre choix.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Deux faces</translation>
    </message>
    <message>
        <source>The player who draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Le joueur qui pioche une tuile à deux faces choisit la face visible&#xa0;: montrez ce qui vous aide et cachez ce qui aide les autres.</translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. The player who draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Ici, beaucoup de tuiles ont deux faces&#xa0;: un personnage d’un côté, un bâtiment de l’autre. Celui qui en pioche une choisit la face visible.</translation>
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
        <translation>Piochez une tuile.</translation>
    </message>
    <message>
        <source>With two players, lots grow larger: ask 1.2 times as much for a sun.</source>
        <extracomment>boat/02-two-players.toml
----------
must-know.toml</extracomment>
        <translation>À deux, les lots grossissent davantage&#xa0;: multipliez par 1,2 ce que doit rapporter un soleil.</translation>
    </message>
    <message>
        <source>With a whole epoch ahead, a sun should win about 13 fame in the first epoch, 11 in the second and 8.5 in the final one. Its number hardly matters: the exchange is counted separately.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Sur une époque entière, un soleil doit rapporter environ 13 points de gloire à la première, 11 à la deuxième et 8,5 à la dernière. Son nombre importe peu&#xa0;: l’échange se compte à part.</translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Vous avez invoqué Ra pour une piste vide, Tiye a passé et vous avez dû payer un soleil pour rien. Mettez d’abord quelque chose sur la piste.</translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Montrez la face qui n’aide pas Tiye.</translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Montrez la face qui va avec vos propres tuiles.</translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye prend le lot avec son soleil le plus bas, et votre deuxième paysan part avec lui.</translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Peuple et ankhs</translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>La variété paie aussi&#xa0;: trois sortes de personnages donnent un ankh, les quatre en donnent deux. Vous avez des paysans et un guerrier, donc deux sortes.</translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Un scribe avec une forteresse au dos. Vous n’avez pas encore de scribe.</translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Montrez la face qui peut vous donner un ankh.</translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye a pioché un marchand, votre quatrième sorte, et l’a caché&#xa0;: elle montre le grenier du dos. Surveillez ce que montrent les autres.</translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Un guerrier avec une forteresse au dos. Vous avez un guerrier, Tiye en a deux.</translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Montrez la face qui vous rapporte.</translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Une forteresse ne rapporte rien. Un deuxième guerrier vous mettrait à égalité avec Tiye, et tous les joueurs à égalité gagnent 5.</translation>
    </message>
    <message>
        <source>Tiye bids 4: with the lot she would have three warriors, and you would get nothing for yours.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye mise 4&#xa0;: avec ce lot, elle aurait trois guerriers, et les vôtres ne rapporteraient rien.</translation>
    </message>
    <message>
        <source>Now Tiye has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye a maintenant trois guerriers, et vous n’avez ni l’égalité ni l’ankh.</translation>
    </message>
    <message>
        <source>When the epoch ends, your farmers and your warriors score 5 each, and your three kinds win an ankh. People are discarded then, but you keep ankhs.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>À la fin de l’époque, vos paysans et vos guerriers rapportent 5 chacun, et vos trois sortes donnent un ankh. Les personnages sont alors défaussés, mais vous gardez les ankhs.</translation>
    </message>
    <message>
        <source>Two red chambers and two stones. With them you would have nine tiles and four red chambers: 5 more for the pyramid and 10 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Deux chambres rouges et deux pierres. Avec elles, vous auriez neuf tuiles et quatre chambres rouges&#xa0;: 5 de plus pour la pyramide et 10 pour le rouge.</translation>
    </message>
    <message>
        <source>The lot is worth 5 to Tiye and 15 to you. She bids 4.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Le lot vaut 5 pour Tiye et 15 pour vous. Elle mise 4.</translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 10 for the red chambers. A tenth tile of any kind would add 10 more.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Si la partie finissait maintenant, la pyramide vous rapporterait 10 et les chambres rouges 10. Une dixième tuile, quelle qu’elle soit, en ajouterait 10.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Piocher ou invoquer Ra</translation>
    </message>
    <message>
        <source>A pharaoh, a gold tile and a Nile tile are on the track. They are one lot: the winner of the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Un pharaon, une tuile Or et une tuile Nil sont sur la piste. Le tout forme un seul lot&#xa0;: le gagnant de la prochaine enchère prend tout.</translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you invoked Ra. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Chacun peut miser un soleil une seule fois, et vous misez en dernier parce que vous avez invoqué Ra. Le 10 de Khufu est en tête&#xa0;: seul votre 13 fera l’affaire.</translation>
    </message>
    <message>
        <source>A lesson without a mistake earns three stars, and each mistake costs one. Only your first choice counts: after that, try whatever you like.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Une leçon sans erreur rapporte trois étoiles, et chaque erreur en coûte une. Seul votre premier choix compte&#xa0;: après, essayez ce que vous voulez.</translation>
    </message>
    <message>
        <source>Khufu drew a pharaoh. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Khufu a pioché un pharaon. Chaque enchère a deux enjeux&#xa0;: les tuiles de la piste et le soleil du centre.</translation>
    </message>
    <message>
        <source>Bid the lowest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Misez le soleil le plus bas qui gagne à coup sûr&#xa0;: cliquez deux fois dessus ou glissez-le au milieu.</translation>
    </message>
    <message>
        <source>A gold tile is on the track, and your old 9 is in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Une tuile Or est sur la piste, et votre ancien 9 au centre. Pendant cette époque, il vous reste le 3, le 6 et le 12 à miser.</translation>
    </message>
    <message>
        <source>There is only one tile, and you are in no hurry. Draw, and see who invokes Ra.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Il n’y a qu’une tuile, et rien ne presse. Piochez, et vous verrez qui invoque Ra.</translation>
    </message>
    <message>
        <source>Why invoke Ra</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Pourquoi invoquer Ra</translation>
    </message>
    <message>
        <source>You drew and Nefer drew; then Khufu invoked Ra and had the last word. You bid your 11, and his 13 beat it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Vous avez pioché, Nefer aussi&#xa0;; puis Khufu a invoqué Ra et a eu le dernier mot. Vous avez misé votre 11, et son 13 l’a battu.</translation>
    </message>
    <message>
        <source>Khufu has six tiles and the 12 for his 2. You had the last word: use it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Khufu a six tuiles et le 12 pour son 2. Vous aviez le dernier mot&#xa0;: servez-vous-en.</translation>
    </message>
    <message>
        <source>Six tiles and a 12 for your 4: that is what the last word is worth. Now a Nile tile and a funeral are on the track.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Six tuiles et un 12 pour votre 4&#xa0;: voilà ce que vaut le dernier mot. Une tuile Nil et des funérailles sont maintenant sur la piste.</translation>
    </message>
    <message>
        <source>You drew a Ra tile, so there is an auction all the same. But this time you did not ask for it, and you may pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Vous avez pioché une tuile Ra&#xa0;: il y a quand même une enchère. Mais cette fois vous ne l’avez pas demandée, et vous pouvez passer.</translation>
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
        <translation>Voulez-vous ce lot&#xa0;?</translation>
    </message>
    <message>
        <source>Seven good tiles are on the track, and you have three suns. If the last Ra tile comes now, you get nothing for any of them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Sept bonnes tuiles sont sur la piste, et vous avez trois soleils. Si la dernière tuile Ra sort maintenant, ils ne vous rapporteront rien.</translation>
    </message>
    <message>
        <source>Khufu bids 7 for the seven tiles and the 12 in the centre. Your 8 and your 13 are both higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu mise 7 pour les sept tuiles et le 12 du centre. Votre 8 et votre 13 sont tous deux plus hauts.</translation>
    </message>
    <message>
        <source>Khufu takes all seven tiles and the 12. There may be no other auction in this epoch to save your suns for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Khufu prend les sept tuiles et le 12. Il n’y aura peut-être plus d’autre enchère pour vos soleils pendant cette époque.</translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 12 and 13. You won the 1 and the 12, and you start, because the 13 is the highest sun.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Tous les soleils sont de nouveau visibles, et vous en avez toujours quatre&#xa0;: 1, 2, 12 et 13. Vous avez gagné le 1 et le 12, et vous commencez, car le 13 est le plus haut soleil.</translation>
    </message>
    <message>
        <source>Three pharaohs are in this lot. With them you would have four: instead of losing 2 you would gain 5.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Ce lot contient trois pharaons. Avec eux, vous en auriez quatre&#xa0;: au lieu de perdre 2, vous gagneriez 5.</translation>
    </message>
    <message>
        <source>Khufu bids 3. If he wins, he will have four pharaohs, and you will have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu mise 3. S’il gagne, il aura quatre pharaons, et vous en aurez le moins.</translation>
    </message>
    <message>
        <source>Khufu has four pharaohs now. You have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Khufu a maintenant quatre pharaons. Vous en avez le moins, et vous perdez 2.</translation>
    </message>
    <message>
        <source>Four pharaohs for you, two for Nefer, one for Khufu: if nothing changes, you score 5. And you keep them, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Quatre pharaons pour vous, deux pour Nefer, un pour Khufu&#xa0;: si rien ne change, vous gagnez 5. Et vous les gardez&#xa0;: la prochaine époque commence avec le même compte.</translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each Nile tile scores 1. You keep Nile tiles; floods are discarded after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Avec au moins une inondation, chaque inondation et chaque tuile Nil rapportent 1. Vous gardez les tuiles Nil&#xa0;; les inondations sont défaussées après l’époque.</translation>
    </message>
    <message>
        <source>You have three Nile tiles, and you keep them from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Vous avez trois tuiles Nil, et vous les gardez d’une époque à l’autre. Sans inondation pendant la même époque, elles ne rapportent rien.</translation>
    </message>
    <message>
        <source>Here is a flood, and three more Nile tiles. For you the Nile would score 7: 1 for the flood, and 1 for each of your six Nile tiles.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Voici une inondation et trois autres tuiles Nil. Pour vous, le Nil rapporterait 7&#xa0;: 1 pour l’inondation et 1 pour chacune de vos six tuiles Nil.</translation>
    </message>
    <message>
        <source>A drought takes floods first, then Nile tiles, two in all. Winning this lot would now cost you the flood and one Nile tile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Une sécheresse prend d’abord les inondations, puis les tuiles Nil, deux en tout. Remporter ce lot vous coûterait maintenant l’inondation et une tuile Nil.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 3.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nefer a passé, et Khufu mise 3.</translation>
    </message>
    <message>
        <source>Khufu has the flood and three Nile tiles. Your own three still score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Khufu a l’inondation et trois tuiles Nil. Les trois vôtres ne rapportent toujours rien.</translation>
    </message>
    <message>
        <source>One flood and six Nile tiles: you score 7 if nothing changes. The flood is discarded after the epoch, but the Nile tiles wait for the next one.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Une inondation et six tuiles Nil&#xa0;: vous gagnez 7 si rien ne change. L’inondation est défaussée après l’époque, mais les tuiles Nil attendent la suivante.</translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds score 5, four score 10, and all five score 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Sans tuile Civilisation, vous perdez 5. Trois sortes différentes rapportent 5, quatre rapportent 10, et les cinq 15.</translation>
    </message>
    <message>
        <source>A player with none loses 5. Three kinds score 5, four score 10, five score 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Un joueur qui n’en a aucune perd 5. Trois sortes rapportent 5, quatre rapportent 10, cinq rapportent 15&#xa0;; une deuxième tuile d’une sorte n’ajoute rien.</translation>
    </message>
    <message>
        <source>Agriculture is on the track, a new kind for you, and the 13 is in the centre.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Une tuile Agriculture est sur la piste, une sorte nouvelle pour vous, et le 13 est au centre.</translation>
    </message>
    <message>
        <source>Religion and astronomy are new to you as well. With this lot you would have all five kinds: 15 instead of 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Religion et astronomie sont aussi nouvelles pour vous. Avec ce lot, vous auriez les cinq sortes&#xa0;: 15 au lieu de 0.</translation>
    </message>
    <message>
        <source>Khufu has three kinds now, and you have two: 5 fame for him, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Khufu a maintenant trois sortes, et vous en avez deux&#xa0;: 5 points de gloire pour lui, 0 pour vous.</translation>
    </message>
    <message>
        <source>All five kinds: you score 15 if nothing changes. After the epoch all civilization tiles are discarded, and everyone starts again with none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Les cinq sortes&#xa0;: vous gagnez 15 si rien ne change. Après l’époque, toutes les tuiles Civilisation sont défaussées, et chacun repart de zéro.</translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1, so see what else comes.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>L’or rapporte 3, mais le dieu joué aurait rapporté 2. Vous ne gagnez que 1&#xa0;: voyez ce qui vient.</translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. An unspent god scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Un monument isolé rapporte 1 à la fin de la partie. Un dieu que vous gardez rapporte 2.</translation>
    </message>
    <message>
        <source>A sun for a single gold tile? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Un soleil pour une seule tuile Or&#xa0;? Piochez d’abord.</translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral cost her nothing: she has no pharaohs. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer a l’or, et les funérailles ne lui ont rien coûté&#xa0;: elle n’a pas de pharaon. Les vôtres sont à l’abri.</translation>
    </message>
    <message>
        <source>Khufu drew astronomy, a new kind for you: so far you have only art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Khufu a pioché une tuile Astronomie, une sorte nouvelle pour vous&#xa0;: vous n’avez encore que de l’art.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have three art tiles, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>L’agitation prend deux tuiles Civilisation, mais le gagnant choisit lesquelles. Vous avez trois tuiles Art, et deux d’entre elles ne rapportent rien.</translation>
    </message>
    <message>
        <source>You would win three new kinds. But unrest makes the others hesitate, and so the lot may get better still.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Vous remporteriez trois sortes nouvelles. Mais l’agitation fait hésiter les autres&#xa0;: le lot peut encore s’améliorer.</translation>
    </message>
    <message>
        <source>Nefer drew Ra, and Khufu passed. First you get the new kinds and the gold; then unrest takes its two tiles, and you have two art tiles to spare.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer a pioché Ra, et Khufu a passé. Vous recevez d’abord les nouvelles sortes et l’or&#xa0;; puis l’agitation prend deux tuiles, et vous avez deux tuiles Art de trop.</translation>
    </message>
    <message>
        <source>Nefer’s 9 beats your 7. She would not have bid her 12 against your 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Le 9 de Nefer bat votre 7. Contre votre 10, elle n’aurait pas misé son 12.</translation>
    </message>
    <message>
        <source>Nefer has the lot for her 6. Unrest leaves her only one of the new kinds, but you could have kept all three.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Nefer obtient le lot pour son 6. L’agitation ne lui laisse qu’une des nouvelles sortes, mais vous auriez pu garder les trois.</translation>
    </message>
    <message>
        <source>Now you have three kinds, and they score 5. With four kinds you would score 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Vous avez maintenant trois sortes, qui rapportent 5. Avec quatre sortes, vous auriez 10.</translation>
    </message>
    <message>
        <source>Art, astronomy, religion, agriculture: four kinds for 10 fame, in spite of the unrest. Drought takes floods and Nile tiles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Art, astronomie, religion, agriculture&#xa0;: quatre sortes pour 10 points de gloire, malgré l’agitation. La sécheresse prend des inondations et des tuiles Nil, le séisme des monuments.</translation>
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
        <translation>Miseriez-vous un soleil, et lequel&#xa0;? Décidez.</translation>
    </message>
    <message>
        <source>The last player with a sun</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Le dernier joueur à avoir un soleil</translation>
    </message>
    <message>
        <source>A full track, and ties</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Piste pleine et égalités</translation>
    </message>
    <message>
        <source>An epoch can cost you fame, but you never have less than 0: a player with 3 fame who loses 5 has 0.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Une époque peut vous coûter de la gloire, mais vous ne descendez jamais sous 0&#xa0;: un joueur qui a 3 points de gloire et en perd 5 tombe à 0.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Deux tuiles Bâtiment identiques font un bâtiment complet, qui vaut 2. Vos greniers et vos forteresses ont rapporté 4 à la première époque.</translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>La bibliothèque est la seule sorte de bâtiment qui vous manque&#xa0;; un marchand serait votre seul personnage.</translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye a ajouté une pierre. Une moitié de bibliothèque ne rapporte rien&#xa0;: ce lot ne vaut pas encore un soleil.</translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye a passé&#xa0;: vous avez payé le 3 pour une moitié de bibliothèque et une pierre, et ni l’une ni l’autre ne rapporte. Piochez d’abord.</translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Complétez votre troisième sorte de bâtiment.</translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Le lot vaut maintenant 7 pour vous&#xa0;: 2 pour le marché et 5 pour trois sortes. Pour Tiye, il ne vaut rien.</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>La pyramide</translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Prêtres et plaies</translation>
    </message>
    <message>
        <source>Pharaoh, gold, Nile and art: the art tile saves you from losing 5, and Nefer has no civilization tile either.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Pharaon, or, Nil et art&#xa0;: la tuile Art vous évite de perdre 5, et Nefer n’a pas de tuile Civilisation non plus.</translation>
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
        <translation>Il y a une mise, et personne ne mise après vous.</translation>
    </message>
    <message>
        <source>You and Nefer have each won a lot with a pharaoh in it. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Nefer et vous avez chacun remporté un lot avec un pharaon. Tant que vous en avez le même nombre, les pharaons ne rapportent rien à personne.</translation>
    </message>
    <message>
        <source>It is a good lot, but Nefer could make you bid your 9 for it. You can still draw.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>C’est un bon lot, mais Nefer pourrait vous obliger à miser votre 9. Vous pouvez encore piocher.</translation>
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
        <translation>Cela gagne aussi, mais vous misez en dernier&#xa0;: un soleil plus bas suffit.</translation>
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
        <translation>Il gagne, mais un soleil plus bas aurait gagné aussi.</translation>
    </message>
    <message>
        <source>For each number by which the sun you take is higher than the one you give, add about 0.4 fame, or 0.6 in the final epoch. If it is lower, subtract as much.</source>
        <extracomment>must-know.toml
----------
ra/11-the-exchange.toml</extracomment>
        <translation>Prendre un soleil plus haut que celui que vous donnez rapporte environ 0,4 point de gloire par unité d’écart, ou 0,6 à la dernière époque. Prendre un soleil plus bas coûte autant.</translation>
    </message>
    <message>
        <source>Before the final epoch, each disaster costs you about 1.5 fame more than you lose this epoch: the tiles it takes can’t score again.</source>
        <extracomment>must-know.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>Avant la dernière époque, chaque catastrophe vous coûte environ 1,5 point de gloire de plus que ce que vous perdez pendant cette époque : les tuiles qu’elle prend ne rapporteront plus.</translation>
    </message>
    <message>
        <source>If a Ra tile started the auction, ask for 1.5 fame more: if everyone passes, the tiles stay on the track. After another player’s bid, ask for 2.5 less: if you pass, someone else wins them.</source>
        <extracomment>must-know.toml
----------
ra/14-bid-and-call.toml</extracomment>
        <translation>Si une tuile Ra a lancé l’enchère, demandez 1,5 point de gloire de plus&#xa0;: si tout le monde passe, les tuiles restent sur la piste. Après la mise d’un autre, demandez 2,5 de moins&#xa0;: si vous passez, quelqu’un d’autre les remporte.</translation>
    </message>
    <message>
        <source>Having the most of a kind, at least two, scores when an epoch ends; then people are discarded. Different kinds win ankhs, which you keep until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Avoir le plus de personnages d’une sorte, au moins deux, rapporte à la fin d’une époque&#xa0;; puis les personnages sont défaussés. Des sortes différentes donnent des ankhs, que vous gardez jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no fame yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Le lot vous donnerait un ankh, mais pas encore de gloire.</translation>
    </message>
    <message>
        <source>Tiye added a stone. To you the lot is worth 5 for the warriors, and an ankh; to Tiye, nothing yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Tiye a ajouté une pierre. Pour vous, le lot vaut 5 pour les guerriers, et un ankh&#xa0;; pour Tiye, rien encore.</translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So collect different kinds of people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>À la fin de la partie, deux ankhs rapportent 5, trois 10, quatre ou plus 20. Collectionnez donc des personnages de sortes différentes à chaque époque.</translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 fame is gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye a maintenant le marché, et vos 7 points de gloire sont perdus.</translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 fame in this epoch, and 11 again in the final one. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Trois bâtiments complets de trois sortes&#xa0;: 11 points de gloire pour cette époque, et encore 11 pour la dernière. Avec une deuxième bibliothèque, ce serait 18.</translation>
    </message>
    <message>
        <source>That extra tile made the lot better, but for Tiye, too: she invoked Ra at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Cette tuile de plus a amélioré le lot, mais aussi pour Tiye&#xa0;: elle a tout de suite invoqué Ra, et vous devez maintenant miser avant elle.</translation>
    </message>
    <message>
        <source>Tiye takes all four tiles, and you still have five: 5 fame instead of 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Tiye prend les quatre tuiles, et vous en avez toujours cinq&#xa0;: 5 points de gloire au lieu de 20.</translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Ce n’est pas tout&#xa0;: pour chaque prêtre remporté, vous pouvez aussitôt retourner un de vos personnages ou bâtiments. Pour vous, ce lot vaut 9 en tout.</translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye remporte le prêtre pour son soleil le plus bas. Vos deux plaies coûtent toujours 3, et votre marché reste à moitié construit.</translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Utilisez maintenant le prêtre. Votre guerrier est seul face aux deux de Tiye et ne rapporte rien, mais il a un marché au dos.</translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Retournez la tuile qui complète un bâtiment.</translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Un scribe seul ne rapporte rien. Il ne manque qu’un second marché, et il est au dos de votre guerrier.</translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 fame. Turn over a tile that doesn’t score with this side up.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Vous avez démantelé un bâtiment complet et perdu 2 points de gloire. Retournez une tuile qui ne rapporte rien de ce côté.</translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye a pioché la dernière tuile Ra. Vous avez gagné 11 pour les bâtiments et 6 pour les prêtres, moins 3 pour deux plaies&#xa0;: 14.</translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Laissez grossir le lot&#xa0;: cliquez encore sur le sac.</translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Six tuiles, et aucun soleil de la table ne bat votre 13. Invoquez Ra, et ce lot peut être à vous.</translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Cliquez sur Invoquer Ra.</translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Misez le 13&#xa0;: cliquez deux fois dessus ou glissez-le au milieu.</translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Les six tuiles vont maintenant à Khufu pour son 10. Vous aviez le plus haut soleil&#xa0;: servez-vous-en.</translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles show what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Les six tuiles sont à vous, et personne d’autre n’a payé&#xa0;: Nefer et Khufu ont repris leurs soleils. Les nombres au-dessus de vos tuiles montrent ce qu’elles rapporteraient si l’époque finissait maintenant.</translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Le soleil que l’on gagne</translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13; the small figures below them show what they would score now. The 13 is in the centre, and the winner of the next lot gets it.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer vient de remporter trois tuiles avec son 13&#xa0;; les petits nombres en dessous montrent ce qu’elles rapporteraient maintenant. Le 13 est au centre, et il ira au gagnant du prochain lot.</translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer a encore pioché Ra, et Khufu a passé. Nefer mise après vous, avec un 2, un 5 et un 8.</translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer obtient les deux tuiles et le 9 pour son 2. Une mise de 3 l’aurait fait payer davantage.</translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer a dû payer son 5, et votre 3 vous est revenu. Une mise perdante ne coûte rien.</translation>
    </message>
    <message>
        <source>The player who invokes Ra bids last and pays no more than it takes. If there’s nothing to win, draw.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Le joueur qui invoque Ra mise en dernier et ne paie pas plus que nécessaire. S’il n’y a rien à gagner, piochez.</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>La piste de Ra</translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>La dernière tuile Ra termine aussitôt l’époque&#xa0;: pas d’enchère, et les tuiles de la piste sont perdues. Utilisez vos soleils à temps.</translation>
    </message>
    <message>
        <source>The bag started with 30 Ra tiles; 22 are left among its 161 tiles. “Next tile is Ra: 14%” on the bag’s page means that about six other tiles come before the next one: that is how long you can wait.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Au départ, le sac contenait 30 tuiles Ra&#xa0;; il en reste 22 parmi ses 161 tuiles. Sur la page du sac, «&#xa0;prochaine tuile Ra&#xa0;: 14&#xa0;%&#xa0;» veut dire qu’environ six autres tuiles viennent avant la suivante&#xa0;: voilà combien de temps vous pouvez attendre.</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Pharaons</translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>On compte les pharaons à la fin de chaque époque. Nefer en a deux&#xa0;; Khufu et vous en avez un chacun.</translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Nil et inondations</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Civilisation</translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Art, écriture, religion, astronomie, agriculture&#xa0;: cinq sortes de civilisation. Vous en avez deux, et elles rapportent 0.</translation>
    </message>
    <message>
        <source>Unrest: the winner of this lot must discard two civilization tiles. With this lot you already had all five kinds: there was nothing more to gain.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Agitation&#xa0;: le gagnant de ce lot doit défausser deux tuiles Civilisation. Avec ce lot, vous aviez déjà les cinq sortes&#xa0;: il n’y avait plus rien à gagner.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 5.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Nefer a passé, et Khufu mise 5.</translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Or et dieux</translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>L’or rapporte 3. Un dieu rapporte 2, ou vous le jouez au lieu de piocher et prenez une tuile de la piste sans enchère.</translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>À votre tour, vous pouvez jouer un dieu au lieu de piocher et prendre n’importe quelle tuile de la piste, sauf un autre dieu. Ni enchère ni soleil.</translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Khufu a pioché un temple, Nefer un pharaon. Vous n’avez pas de pharaon et perdriez 2&#xa0;; avec celui-ci, vous gagneriez 5.</translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Cliquez sur Jouer un dieu, puis sur le pharaon de la piste.</translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Vous avez pioché Ra, et Nefer mise 12 pour le lot&#xa0;: le pharaon vous coûte votre 13. Un dieu l’aurait pris sans enchère.</translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Une enchère vous coûterait votre dernier soleil, et Nefer peut miser. Un dieu prend le pharaon tout de suite.</translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Le pharaon est à vous. Vous pouvez aussi jouer l’autre dieu&#xa0;: l’or rapporte 3, le dieu lui-même rapporterait 2.</translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Prenez l’or&#xa0;: cliquez dessus sur la piste.</translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Deux bonnes tuiles, et il vous reste le 13 à miser. Les prochaines pioches rempliront les cases vides de la piste.</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Catastrophes</translation>
    </message>
    <message>
        <source>Each disaster takes two tiles of one category from the winner. Leave it to another player, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Chaque catastrophe prend au gagnant deux tuiles d’une catégorie. Laissez-la à un autre, ou gagnez-la quand elle vous coûte peu.</translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Vous avez pioché des funérailles, puis Nefer a pioché Ra. Le gagnant obtient l’or mais perd deux pharaons, et vous en avez deux.</translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Une nouvelle sorte ne suffit pas&#xa0;: vous n’avez que de l’art. Piochez encore une fois.</translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Les monuments et la fin</translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Après la troisième époque, les monuments différents et les monuments identiques rapportent, et l’on additionne vos soleils&#xa0;: le plus haut total gagne 5, le plus bas perd 5.</translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Jusqu’à six sortes rapportent 1 chacune, sept sortes 10, les huit 15. Trois de la même sorte ajoutent 5, quatre 10, cinq 15.</translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Le temple vaut 4 pour vous, et une tuile de plus pourrait en faire un beau lot. Piochez d’abord.</translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>À la fin, chacun additionne ses soleils, face visible et face cachée. Le plus haut total gagne 5, le plus bas perd 5.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>Look at the sun in the centre before you look at the tiles: a high one is worth a bid, a low one makes every bid more expensive.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Regardez le soleil du centre avant les tuiles&#xa0;: s’il est haut, il mérite une mise&#xa0;; s’il est bas, toute mise coûte plus cher.</translation>
    </message>
    <message>
        <source>The winner of a lot gives one sun and takes the one in the centre for the next epoch. That exchange can be worth more than the tiles.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Le gagnant d’un lot donne un soleil et prend celui du centre pour l’époque suivante. Cet échange peut valoir plus que les tuiles.</translation>
    </message>
    <message>
        <source>The lot is a Nile tile and a pharaoh, and Nefer bid 6. But the 12 in the centre is five higher than your 7.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Le lot contient une tuile Nil et un pharaon, et Nefer a misé 6. Mais le 12 du centre dépasse votre 7 de cinq.</translation>
    </message>
    <message>
        <source>That wins, too, but the higher the sun you give, the less the exchange is worth.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Cela gagne aussi, mais plus le soleil donné est haut, moins l’échange rapporte.</translation>
    </message>
    <message>
        <source>Nefer wins both tiles with her 6, and takes the 12 back.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Nefer gagne les deux tuiles avec son 6 et reprend le 12.</translation>
    </message>
    <message>
        <source>The 12 for your 7 is worth about 2 fame, and you get the tiles on top of that. The preview below your tiles counts only the lot: add the exchange yourself.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Le 12 pour votre 7 vaut environ 2 points de gloire, et les tuiles s’y ajoutent. L’aperçu sous vos tuiles ne compte que le lot&#xa0;: ajoutez-y vous-même l’échange.</translation>
    </message>
    <message>
        <source>Now it is the other way round. The sun in the centre is low, and only your highest sun beats the bid.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Cette fois, c’est l’inverse. Le soleil du centre est bas, et seul votre plus haut soleil dépasse la mise.</translation>
    </message>
    <message>
        <source>These tiles are good, but you give a high sun for a low one, and have one sun fewer for better lots.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Ces tuiles sont bonnes, mais vous donnez un soleil haut contre un bas, et il vous reste un soleil de moins pour de meilleurs lots.</translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Ce que vaut un soleil</translation>
    </message>
    <message>
        <source>You invoked Ra because this lot is worth your highest sun. A lower one would have won it, but now Nefer has it for her 8.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Vous avez invoqué Ra parce que ce lot vaut votre plus haut soleil. Un soleil plus bas aurait suffi, mais maintenant Nefer l’a pour son 8.</translation>
    </message>
    <message>
        <source>With three players, 40 fame is a good score, and 50 often wins. Each place of the journey has three marks to collect: for its task, for a clear win and for a win without a mistake.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>À trois, 40 points de gloire sont un bon résultat, et 50 suffisent souvent pour gagner. Chaque lieu du voyage offre trois marques&#xa0;: pour sa tâche, pour une victoire nette et pour une victoire sans erreur.</translation>
    </message>
    <message>
        <source>With four players you have three suns for three lots, nine Ra tiles end the epoch, and usually only one player scores for the most pharaohs.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>À quatre, vous avez trois soleils pour trois lots, neuf tuiles Ra terminent l’époque, et le plus souvent un seul joueur marque pour la majorité de pharaons.</translation>
    </message>
    <message>
        <source>With only three suns you have none to spare, but a bid that no one can beat is as good as ever.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Avec trois soleils seulement, vous n’en avez aucun à gaspiller, mais une mise que personne ne peut battre vaut toujours autant.</translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Une époque entière</translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>C’était une époque de Ra. Une partie en compte trois, et les soleils que vous avez gagnés sont prêts pour la deuxième.</translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Jouez maintenant une époque par vous-même, contre Nefer et Khufu. Vous avez quatre soleils pour remporter des lots.</translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Piochez une tuile ou invoquez Ra.</translation>
    </message>
    <message>
        <source>Tiye passed: your 3 won no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye a passé&#xa0;: votre 3 ne vous a donné aucune tuile, seulement le 2 du centre. Piochez d’abord.</translation>
    </message>
    <message>
        <source>Tiye used her turn to invoke Ra, so you must bid first and she has the last word. With 7 fame on the track, invoke Ra yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye a profité de son tour pour invoquer Ra&#xa0;: vous devez miser en premier, et elle a le dernier mot. Avec 7 points de gloire sur la piste, invoquez Ra vous-même.</translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You invoked Ra, so you bid last, and no one can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Tiye mise 4 pour vous priver du marché. Vous avez invoqué Ra&#xa0;: vous misez en dernier, et personne ne peut répondre.</translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in steps: count how many tiles you need for the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>La pyramide rapporte une seule fois, à la fin de la partie, et par paliers&#xa0;: comptez combien de tuiles il vous manque pour atteindre le prochain.</translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles score 5, six score 10, ten score 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Pierres et chambres construisent votre pyramide, qui rapporte une seule fois, à la fin de la partie. Trois tuiles rapportent 5, six 10, dix 20.</translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the final epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Les chambres rapportent aussi par couleur&#xa0;: trois d’une couleur 5, quatre ou plus 10. C’est la dernière époque, et vous avez cinq tuiles, dont deux chambres rouges.</translation>
    </message>
    <message>
        <source>Tiye passed, and you spent your 5 on an empty track. Draw first.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye a passé, et vous avez donné votre 5 pour une piste vide. Piochez d’abord.</translation>
    </message>
    <message>
        <source>If it’s a Ra tile, the epoch ends and you lose the lot. With 9 fame on the track and one space left, invoke Ra.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Si c’est une tuile Ra, l’époque se termine et le lot est perdu. Avec 9 points de gloire sur la piste et une seule case libre, invoquez Ra.</translation>
    </message>
    <message>
        <source>Tiye bids her 1. You invoked Ra, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Tiye mise son 1. Vous avez invoqué Ra&#xa0;: vous misez donc en dernier.</translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if no one beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Le 8 de Nefer bat le 6 comme son 5 bat le 3. Commencez par le 3&#xa0;: si personne ne le bat, vous échangez un 3 contre un 9.</translation>
    </message>
    <message>
        <source>This is the third and final epoch. You keep monuments all game, and they score now: six different kinds are worth 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>C’est la troisième et dernière époque. Vous gardez les monuments toute la partie, et ils rapportent maintenant&#xa0;: six sortes différentes valent 6 jusqu’ici.</translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would score 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Un temple serait votre septième sorte&#xa0;: 10 points de gloire au lieu de 6. Une troisième statue rapporterait 5 de plus.</translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They are worth 2 fame to him; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu prend le temple et la statue. Ils lui rapportent 2 points de gloire&#xa0;; pour vous, ils en valaient 9.</translation>
    </message>
    <message>
        <source>No one can take these tiles from you: what’s the hurry?</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Personne ne peut vous prendre ces tuiles&#xa0;: pourquoi se presser&#xa0;?</translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and no one else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Un paysan avec un grenier au dos. Vous avez un paysan, et personne d’autre n’en a.</translation>
    </message>
    <message>
        <source>Tiye invokes Ra to start an auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye invoque Ra pour lancer l’enchère. Le lot vaut 5 pour vous, mais seulement 2 pour elle.</translation>
    </message>
    <message>
        <source>When an epoch ends, the player with the most of a kind of people, at least two, scores 5. You have two farmers, and no one has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>À la fin d’une époque, le joueur qui a le plus de personnages d’une sorte, deux au moins, gagne 5. Vous avez deux paysans, et personne n’en a plus.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to start an auction. A drawn tile belongs to no one yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>À votre tour, vous faites une seule chose&#xa0;: piocher une tuile, ou invoquer Ra pour ouvrir une enchère. Une tuile piochée n’est encore à personne&#xa0;: elle va sur la piste.</translation>
    </message>
    <message>
        <source>You started an auction with nothing to win. No one else bid, so you had to: your 2 is used up, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Vous avez ouvert une enchère sans rien à gagner. Personne d’autre n’a misé, c’était donc à vous de le faire&#xa0;: votre 2 est utilisé, et vous n’avez aucune tuile.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids only his 2. No one bids after you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Nefer a passé, et Khufu ne mise que son 2. Personne ne mise après vous.</translation>
    </message>
    <message>
        <source>No one else wants a funeral, so you had to bid: your 7 is used up, and you have lost your pharaoh. Invoke Ra only if you want the lot.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Personne d’autre ne veut de funérailles, vous avez donc dû miser&#xa0;: votre 7 est utilisé et votre pharaon perdu. N’invoquez Ra que si vous voulez le lot.</translation>
    </message>
    <message>
        <source>You used up a sun, and the funeral took your pharaoh. No one made you bid.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Vous avez utilisé un soleil, et les funérailles ont pris votre pharaon. Rien ne vous obligeait à miser.</translation>
    </message>
    <message>
        <source>No one wanted the lot, so the tiles stay on the track. You still have three suns for better ones.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Personne ne voulait du lot&#xa0;: les tuiles restent sur la piste. Il vous reste trois soleils pour de meilleurs lots.</translation>
    </message>
    <message>
        <source>When the track is full, no one can draw, and everyone may pass. Fame never falls below 0, and the highest sun breaks a tie.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Quand la piste est pleine, on ne peut plus piocher, et tous peuvent passer. La gloire ne descend jamais sous 0, et en cas d’égalité le plus haut soleil décide.</translation>
    </message>
    <message>
        <source>Eight tiles: the track is full, and no one can draw. Unless you can spend a god, all you can do is invoke Ra.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Huit tuiles&#xa0;: la piste est pleine, et on ne peut plus piocher. À moins de jouer un dieu, vous ne pouvez qu’invoquer Ra.</translation>
    </message>
    <message>
        <source>No one wanted them, so all eight tiles are discarded, and the track is empty. It is Nefer’s turn.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Personne n’en voulait&#xa0;: les huit tuiles sont défaussées, et la piste est vide. C’est au tour de Nefer.</translation>
    </message>
    <message>
        <source>This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Ce lot ne vaut pas encore un soleil pour vous. Si personne d’autre ne mise, le joueur qui a invoqué Ra doit le faire.</translation>
    </message>
    <message>
        <source>This lot is not worth one of your suns. Keep them for better ones.</source>
        <extracomment>ra/09-disasters.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Ce lot ne vaut aucun de vos soleils. Gardez-les pour de meilleurs lots.</translation>
    </message>
    <message>
        <source>Make your move.</source>
        <extracomment>priests/01-two-sides.toml
----------
ra/08-gold-and-gods.toml</extracomment>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from the player who wins the lot. You can take it off the track with a god, but then it strikes you at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Une guerre prend deux tuiles Civilisation au joueur qui remporte le lot. Vous pouvez la prendre sur la piste avec un dieu, mais elle vous frappe alors aussitôt.</translation>
    </message>
    <message>
        <source>In the first epoch, add about 3 fame for each pharaoh, 1.5 for each Nile tile and each monument, and 2 for a god. In the second, add only 2 for a pharaoh and 1 for a god; in the final epoch, add nothing.</source>
        <extracomment>must-know.toml
----------
ra/13-what-you-keep.toml</extracomment>
        <translation>À la première époque, ajoutez environ 3 points de gloire par pharaon, 1,5 par tuile Nil et par monument, et 2 pour un dieu. À la deuxième, ajoutez seulement 2 pour un pharaon et 1 pour un dieu&#xa0;; à la dernière, rien.</translation>
    </message>
    <message>
        <source>When as many Ra tiles are left as you have suns, a sun needs to win only half as much. With more Ra tiles left, ask for more; with fewer, less will do.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Quand il reste autant de tuiles Ra que vous avez de soleils, il suffit qu’un soleil rapporte moitié moins. S’il en reste plus, demandez plus&#xa0;; s’il en reste moins, demandez moins.</translation>
    </message>
    <message>
        <source>What a lot would score for your strongest rival counts for you, too: about a quarter of it, since you have to beat all your rivals. And every sun that a rival spends is one fewer to beat yours.</source>
        <extracomment>must-know.toml
----------
ra/15-lots-for-others.toml</extracomment>
        <translation>Ce qu’un lot rapporterait à votre plus fort adversaire compte aussi pour vous&#xa0;: environ un quart, car il vous faut battre tous les autres. Et chaque soleil qu’un adversaire utilise en fait un de moins contre vous.</translation>
    </message>
    <message>
        <source>Bid neither your lowest nor your highest sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Ne misez ni votre soleil le plus bas ni votre soleil le plus haut.</translation>
    </message>
    <message>
        <source>The 9 wins, but now it is in the centre, where Tiye can win it. For 2 fame, she would not have outbid the 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Le 9 l’emporte, mais il est maintenant au centre, où Tiye peut le gagner. Pour 2 points de gloire, elle n’aurait pas surenchéri sur le 5.</translation>
    </message>
    <message>
        <source>People were discarded after the first epoch, but you keep buildings, and they score in each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Les personnages ont été défaussés après la première époque, mais les bâtiments restent et rapportent à chaque époque. Des bâtiments complets de trois sortes ajoutent 5, des quatre 10.</translation>
    </message>
    <message>
        <source>Winning a priest lets you turn over a tile. Each priest scores 2, and three of them remove a plague.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Remporter un prêtre permet de retourner une tuile. Chaque prêtre rapporte 2, et trois prêtres renvoient une plaie.</translation>
    </message>
    <message>
        <source>Your three priests removed one of your three plagues and are discarded. You keep the other two, and they will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Les trois prêtres ont renvoyé une de vos trois plaies et sont défaussés. Les deux autres restent et vous coûteront encore 3, à moins que d’autres prêtres n’arrivent.</translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and gets her 13 back as well. It is her best sun.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer prend les deux tuiles pour son 8, et son 13 avec. Elle récupère son meilleur soleil.</translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh turns a loss of 2 into a gain of 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Une deuxième statue ne rapporte rien pour l’instant. Avec le pharaon, vous gagnez 5 au lieu de perdre 2.</translation>
    </message>
    <message>
        <source>Ask a lot of a sun while many Ra tiles are left, and less with each one drawn. A sun left over at the end of the epoch has won nothing.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Demandez beaucoup à un soleil tant qu’il reste de nombreuses tuiles Ra, et de moins en moins à mesure qu’elles sortent. Un soleil qui reste à la fin de l’époque n’a rien gagné.</translation>
    </message>
    <message>
        <source>A sun wins one lot in an epoch, and every lot has its price: the lot that the same sun would win later.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Un soleil gagne un lot par époque, et chaque lot a son prix&#xa0;: le lot que le même soleil gagnerait plus tard.</translation>
    </message>
    <message>
        <source>No Ra tile has been drawn yet, and you have all four suns. Khufu bid 10, so only your 13 wins these four tiles.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Aucune tuile Ra n’est encore sortie, et vous avez vos quatre soleils. Khufu a misé 10&#xa0;: seul votre 13 gagne ces quatre tuiles.</translation>
    </message>
    <message>
        <source>Another epoch: four Ra tiles are left, and you have four suns. Half the price is enough.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Une autre époque&#xa0;: il reste quatre tuiles Ra, et vous avez quatre soleils. La moitié du prix suffit.</translation>
    </message>
    <message>
        <source>The lowest sun that wins is enough: your other suns can still win lots of their own.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Le plus bas soleil qui gagne suffit&#xa0;: vos autres soleils peuvent encore gagner d’autres lots.</translation>
    </message>
    <message>
        <source>At the beginning of an epoch you could wait. Now that half the Ra tiles have been drawn, some of your suns may not win another lot.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Au début d’une époque, vous pourriez attendre. Maintenant que la moitié des tuiles Ra est sortie, vos soleils ne gagneront peut-être pas tous un autre lot.</translation>
    </message>
    <message>
        <source>Late in an epoch: you still have four suns, and the second Ra tile from now ends it.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Fin d’époque&#xa0;: vous avez encore quatre soleils, et la deuxième tuile Ra à venir y met fin.</translation>
    </message>
    <message>
        <source>Time is nearly up, and suns that are left over win nothing. Take what you can get.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Le temps est presque écoulé, et les soleils qui restent ne gagnent rien. Prenez ce que vous pouvez.</translation>
    </message>
    <message>
        <source>The price of a sun is low now, but a low sun wins this lot as well as a high one.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Le prix d’un soleil est bas maintenant, mais un soleil bas gagne ce lot aussi bien qu’un haut.</translation>
    </message>
    <message>
        <source>Your suns have nothing better to wait for in this epoch.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Pendant cette époque, vos soleils n’ont rien de mieux à attendre.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Ce que vous gardez</translation>
    </message>
    <message>
        <source>Early in the game, tiles that you keep are worth more than they score now. In the final epoch, only the score counts.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>En début de partie, les tuiles que vous gardez valent plus que ce qu’elles rapportent. À la dernière époque, seul le décompte importe.</translation>
    </message>
    <message>
        <source>You keep pharaohs, Nile tiles and monuments from epoch to epoch, and they score again. So in the first epoch they are worth more than the fame that you see.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Vous gardez pharaons, tuiles Nil et monuments d’une époque à l’autre, et ils rapportent de nouveau. À la première époque, ils valent donc plus que ce que vous voyez.</translation>
    </message>
    <message>
        <source>The 13 wins, too, but so does the 8.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Le 13 gagne, mais le 8 aussi.</translation>
    </message>
    <message>
        <source>Nefer wins two pharaohs and a temple with her 6, and keeps them all game.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Nefer gagne deux pharaons et un temple avec son 6, et les garde toute la partie.</translation>
    </message>
    <message>
        <source>Two pharaohs add 6 and the temple 1.5 to what they score: more than a sun has to win at this moment.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Deux pharaons ajoutent 6 et le temple 1,5 à ce qu’ils rapportent&#xa0;: plus que ce qu’un soleil doit gagner à ce moment.</translation>
    </message>
    <message>
        <source>Bid and invoke</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Miser et invoquer</translation>
    </message>
    <message>
        <source>Bidding and invoking Ra are one decision: if you would pay for this lot, don’t wait for someone else to take it.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Miser et invoquer Ra sont une seule décision&#xa0;: si ce lot vaut pour vous un soleil, n’attendez pas qu’un autre le prenne.</translation>
    </message>
    <message>
        <source>You know what a lot has to be worth before you bid a sun. The same price tells you when to invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Vous savez ce qu’un lot doit valoir avant d’y miser un soleil. Le même prix vous dit quand invoquer Ra.</translation>
    </message>
    <message>
        <source>Ask yourself which sun you would pay: the lowest that no one can beat, or else your highest. As soon as the lot is worth that sun, invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Demandez-vous quel soleil vous paieriez&#xa0;: le plus bas que personne ne peut dépasser, sinon votre plus haut. Dès que le lot vaut ce soleil, invoquez Ra.</translation>
    </message>
    <message>
        <source>Religion, gold and a pharaoh are worth 13 fame to you. Nefer’s 13 and Khufu’s 12 could beat your 11, but they may well save them.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Religion, or et pharaon valent 13 points de gloire pour vous. Le 13 de Nefer et le 12 de Khufu pourraient dépasser votre 11, mais ils les garderont peut-être.</translation>
    </message>
    <message>
        <source>If you wait, Nefer invokes Ra for this lot and bids last.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Si vous attendez, Nefer invoque Ra pour ce lot et mise en dernier.</translation>
    </message>
    <message>
        <source>Nefer bid 8, and Khufu passed. You bid last, because you invoked Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Nefer a misé 8, et Khufu a passé. Vous misez en dernier, car vous avez invoqué Ra.</translation>
    </message>
    <message>
        <source>No one else bid, so the lot is yours.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Personne d’autre n’a misé, le lot est donc à vous.</translation>
    </message>
    <message>
        <source>A lot for the others</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Un lot pour les autres</translation>
    </message>
    <message>
        <source>You may invoke Ra for a lot that you don’t want, if another player is sure to bid. If no one does, you have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Vous pouvez invoquer Ra pour un lot que vous ne voulez pas, si un autre mise à coup sûr. Si personne ne mise, c’est à vous de le faire.</translation>
    </message>
    <message>
        <source>The funeral would take your pharaohs, so you don’t want this lot. But the 13 in the centre and the gold are worth a bid to others, and while you wait, the lot grows for them.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Les funérailles vous prendraient vos pharaons, vous ne voulez donc pas de ce lot. Mais le 13 du centre et l’or valent une mise pour d’autres, et pendant que vous attendez, le lot grossit pour eux.</translation>
    </message>
    <message>
        <source>Every tile makes the lot better for Nefer and Khufu, and they pay no more for it.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Chaque tuile améliore le lot pour Nefer et Khufu, et ils ne le paient pas plus cher.</translation>
    </message>
    <message>
        <source>Your god can wait for a tile that you need more.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Votre dieu peut attendre une tuile plus utile.</translation>
    </message>
    <message>
        <source>Nefer and Khufu both want it. Your 8 would beat Khufu’s 7.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Nefer et Khufu le veulent tous deux. Votre 8 dépasserait le 7 de Khufu.</translation>
    </message>
    <message>
        <source>You would have the 13, but not your pharaohs any more: you invoked Ra to be rid of this lot.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Vous auriez le 13, mais plus vos pharaons&#xa0;: vous avez invoqué Ra pour vous débarrasser de ce lot.</translation>
    </message>
    <message>
        <source>Khufu used a sun, and the funeral went to him. When you invoke Ra and someone else bids, you are free to pass.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Khufu a utilisé un soleil, et les funérailles sont pour lui. Quand vous invoquez Ra et qu’un autre mise, vous êtes libre de passer.</translation>
    </message>
    <message>
        <source>Another player bid, so you don’t have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Un autre a misé, rien ne vous oblige à le faire.</translation>
    </message>
    <message>
        <source>When only you have suns left, you have time: draw until the lot is big. Win it with your high sun first, and the next lot wins that sun back.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Quand personne d’autre n’a de soleil, vous avez le temps&#xa0;: piochez jusqu’à ce que le lot soit gros. Gagnez-le d’abord avec votre soleil haut, et le lot suivant vous rendra ce soleil.</translation>
    </message>
    <message>
        <source>Nefer and Khufu have used up all their suns, and you still have two. Until the epoch ends, no one else takes a turn or can bid.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Nefer et Khufu ont utilisé tous leurs soleils, et il vous en reste deux. Jusqu’à la fin de l’époque, personne d’autre ne joue ni ne peut miser.</translation>
    </message>
    <message>
        <source>Four tiles are on the track, and six of the eight Ra tiles have been drawn. The seventh only starts an auction, in which you alone may bid or pass.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Quatre tuiles sont sur la piste, et six des huit tuiles Ra sont sorties. La septième ne fait que lancer une enchère, où personne d’autre ne peut miser ni passer.</translation>
    </message>
    <message>
        <source>A second pharaoh. The lot gets better with nearly every tile, and the next Ra tile can’t hurt you.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Un deuxième pharaon. Le lot s’améliore à presque chaque tuile, et la prochaine tuile Ra ne peut pas vous nuire.</translation>
    </message>
    <message>
        <source>It is a good lot, but no one else can take it, and one Ra tile is no danger yet.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>C’est un bon lot, mais personne d’autre ne peut le prendre, et une tuile Ra n’est pas encore un danger.</translation>
    </message>
    <message>
        <source>Six good tiles. You have two suns for two lots, and with two more Ra tiles the epoch is over.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Six bonnes tuiles. Vous avez deux soleils pour deux lots, et après deux autres tuiles Ra, l’époque est terminée.</translation>
    </message>
    <message>
        <source>The 5 and the 13 both win this lot, since no one bids against you. The winner’s sun stays in the centre, and your other one can take it back with the next lot.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Le 5 et le 13 gagnent tous deux ce lot, puisque personne ne mise contre vous. Le soleil gagnant reste au centre, et votre autre soleil peut le reprendre avec le lot suivant.</translation>
    </message>
    <message>
        <source>The 5 wins, too, and gets you the 12. But then your 13 has to win the next lot, and all that it gets you is the 5.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Le 5 gagne aussi et vous donne le 12. Mais alors votre 13 doit gagner le lot suivant, et il ne vous rapporte que le 5.</translation>
    </message>
    <message>
        <source>You have the tiles and the 12, and your 13 is in the centre. No one else can take it from there.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Vous avez les tuiles et le 12, et votre 13 est au centre. Personne d’autre ne peut l’y prendre.</translation>
    </message>
    <message>
        <source>The track is empty. Draw first, and let your 5 win a lot as well as the 13.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>La piste est vide. Piochez d’abord, et laissez votre 5 gagner un lot, comme le 13.</translation>
    </message>
    <message>
        <source>When the lot is big enough, the 5 wins it and takes the 13 back. You begin the next epoch with both of your high suns: the high one first, and it comes home.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Quand le lot est assez gros, le 5 le gagne et reprend le 13. Vous commencez l’époque suivante avec vos deux soleils hauts&#xa0;: misez d’abord le plus haut, et il revient.</translation>
    </message>
    <message>
        <source>That wins, too, but then your high sun has to win the next lot, and it only gets you this low one.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Cela gagne aussi, mais alors votre soleil haut doit gagner le lot suivant, et il ne vous rapporte que ce soleil bas.</translation>
    </message>
    <message>
        <source>The track is full: if you pass, these tiles are discarded, and no one else could have won them.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>La piste est pleine&#xa0;: si vous passez, ces tuiles sont défaussées, alors que personne d’autre n’aurait pu les gagner.</translation>
    </message>
    <message>
        <source>An epoch doesn’t need a last Ra tile to end: it is over as soon as all suns are used up.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Une époque n’a pas besoin d’une dernière tuile Ra pour finir&#xa0;: elle est terminée dès que tous les soleils sont utilisés.</translation>
    </message>
    <message>
        <source>Four players</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>With four players, everyone has three suns, from 2 to 13, and nine Ra tiles end the epoch instead of eight. What a sun should win stays the same.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>À quatre, chacun a trois soleils, de 2 à 13, et neuf tuiles Ra terminent l’époque au lieu de huit. Ce qu’un soleil doit gagner ne change pas.</translation>
    </message>
    <message>
        <source>The first Ra tile came early, and Nefer and Khufu passed. Tiye bids 3, and no one bids after you.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>La première tuile Ra est sortie tôt, et Nefer et Khufu ont passé. Tiye mise 3, et personne ne mise après vous.</translation>
    </message>
    <message>
        <source>Tiye wins three tiles with her lowest sun.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Tiye gagne trois tuiles avec son plus bas soleil.</translation>
    </message>
    <message>
        <source>A pharaoh, a palace and a flood for your lowest sun: the 8 and the 11 are left for two more lots.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Un pharaon, un palais et une inondation pour votre plus bas soleil&#xa0;: le 8 et le 11 restent pour deux autres lots.</translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many more Ra tiles will end the epoch.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Surveillez trois choses&#xa0;: ce qu’un lot vaut pour vous, qui peut encore battre vos soleils et combien de tuiles Ra il reste.</translation>
    </message>
    <message>
        <source>One more. You still have two art tiles, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Encore une. Il reste deux tuiles Art, et une suffit.</translation>
    </message>
    <message>
        <source>Tiye drew a scribe and showed its market side. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye a pioché un scribe et montré son dos, le marché. Avec le marché qu’elle possède, cela fait un bâtiment complet, qui vaut 2.</translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. You choose the side of the next tile.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Pour l’instant, le lot vaut 2 pour Tiye et rien pour vous. La face de la prochaine tuile, c’est vous qui la choisissez.</translation>
    </message>
    <message>
        <source>You win, but look at the trade: you gave a 12 and got a 9. That is a high price for a gold tile and a temple.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Vous gagnez, mais regardez l’échange&#xa0;: vous avez donné votre 12 et reçu un 9. C’est cher pour une tuile Or et un temple.</translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre and won no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Vous avez donné un soleil pour le 1 du centre, sans aucune tuile. Vous n’avez que quatre soleils par époque.</translation>
    </message>
    <message>
        <source>Three names are new: the mausoleum, the sanctuary and war. In the other edition they are the fortress, the palace and unrest.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Trois noms sont nouveaux&#xa0;: le mausolée, le sanctuaire et la guerre. Dans l’autre édition, ce sont la forteresse, le palais et l’agitation.</translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a single mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Vous n’avez aucune tuile Civilisation, la guerre ne vous prend donc rien. Mais vous paieriez un soleil pour un seul mausolée&#xa0;: piochez d’abord.</translation>
    </message>
    <message>
        <source>With two players, what your rival doesn’t get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>À deux, ce que votre rivale n’obtient pas compte autant que ce que vous gagnez, et vous savez toujours ce qu’elle peut encore miser.</translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and having the most of a kind, at least two, scores 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Un guerrier avec une bibliothèque au dos. Tiye a déjà un guerrier, et le joueur qui en a le plus, deux au moins, gagne 5.</translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and nothing here is worth outbidding her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Tiye obtient son bâtiment pour son soleil le plus bas, et rien ici ne mérite une surenchère de votre part. Piochez d’abord.</translation>
    </message>
    <message>
        <source>The tiles you win keep the side they show: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Les tuiles remportées gardent leur face visible&#xa0;: vos deux paysans valent 5 à la fin de l’époque. Leur dos ne compte plus, à moins qu’un prêtre n’en retourne un.</translation>
    </message>
    <message>
        <source>The lot scores nothing for you yet, and neither does one ankh alone. Draw: the lot may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Le lot ne vous rapporte encore rien, et un ankh seul non plus. Piochez&#xa0;: il vaudra peut-être un soleil.</translation>
    </message>
    <message>
        <source>You win tiles with your suns: 2, 5, 8 and 13. Each sun wins at most one lot, and then it is used up for this epoch.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Vous remportez des tuiles avec vos soleils&#xa0;: 2, 5, 8 et 13. Chaque soleil remporte au plus un lot, puis il est utilisé pour cette époque.</translation>
    </message>
    <message>
        <source>Drawing can be right, too, but this time you drew a funeral, which takes two pharaohs from the winner of this lot. Every draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Piocher peut aussi être le bon choix, mais cette fois vous avez pioché des funérailles&#xa0;: elles prennent deux pharaons au gagnant de ce lot. Chaque pioche est un risque.</translation>
    </message>
    <message>
        <source>Six tiles are on the track, and the 12 in the centre goes with them. The player who invokes Ra bids last, after everyone else has bid or passed.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Six tuiles sont sur la piste, et le 12 du centre les accompagne. Le joueur qui invoque Ra mise en dernier, après que tous les autres ont misé ou passé.</translation>
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
        <translation>Si vous piochez, un autre peut invoquer Ra, et c’est alors à vous de deviner.</translation>
    </message>
    <message>
        <source>Most tiles are not Ra, but you drew the eighth Ra tile: the epoch ended without an auction, and all seven tiles were lost. You never used your 2, your 8 or your 13.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>On pioche rarement une tuile Ra, mais vous avez pioché la huitième&#xa0;: l’époque s’est achevée sans enchère, et les sept tuiles sont perdues. Vous n’avez utilisé ni votre 2, ni votre 8, ni votre 13.</translation>
    </message>
    <message>
        <source>At the end of each epoch, the player with the most pharaohs scores 5, and the player with the fewest loses 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>À la fin de chaque époque, avoir le plus de pharaons rapporte 5, en avoir le moins coûte 2. Vous gardez vos pharaons.</translation>
    </message>
    <message>
        <source>Ten tiles in the game are disasters. So far there is only a gold tile on the track.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Parmi les tuiles se trouvent dix catastrophes. Pour l’instant, il n’y a qu’une tuile Or sur la piste.</translation>
    </message>
    <message>
        <source>Now discard two tiles. You have three art tiles and one each of astronomy, religion and agriculture, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Défaussez maintenant deux tuiles. Vous avez trois tuiles Art, une tuile Astronomie, une Religion et une Agriculture&#xa0;; seules les sortes différentes comptent.</translation>
    </message>
    <message>
        <source>Which tile do you discard? Click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Quelle tuile défaussez-vous&#xa0;? Cliquez dessus parmi vos tuiles.</translation>
    </message>
    <message>
        <source>That was your only one of its kind. Discard an art tile instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>C’était votre seule tuile de sa sorte. Défaussez plutôt une tuile Art&#xa0;: vous en avez trois, et une seule compte.</translation>
    </message>
    <message>
        <source>Discard one more tile.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Défaussez encore une tuile.</translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 37, without it 29.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Khufu a pioché Ra. Il n’y a aucune tuile à gagner, mais le 13 du centre compte&#xa0;: avec lui vous auriez 37, sans lui 29.</translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns total 31 now, and your 29 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Nefer obtient le 13 pour son 1. Ses soleils totalisent maintenant 31, et avec vos 29 vous avez le plus bas total&#xa0;: vous perdez 5.</translation>
    </message>
    <message>
        <source>The 13 is yours, and your suns total 37. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Le 13 est à vous, et vos soleils totalisent 37. Maintenant, les autres utilisent leurs derniers soleils, et la partie se termine.</translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 37 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Vos monuments ont rapporté 15, et avec 37 vous aviez le plus haut total de soleils&#xa0;: 5 de plus. Vous gagnez avec 40 points de gloire.</translation>
    </message>
    <message>
        <source>These tiles score 7 this epoch, and you would give your 13 for a 3. With eight Ra tiles to come, your best sun can win more than that.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Ces tuiles rapportent 7 pour cette époque, et vous donneriez votre 13 pour un 3. Avec huit tuiles Ra à venir, votre meilleur soleil peut gagner davantage.</translation>
    </message>
    <message>
        <source>Two pharaohs and a temple score only 2 this epoch, but you would keep all three for two more epochs. Nefer bid 6, and no one bids after you.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Deux pharaons et un temple ne rapportent que 2 pour cette époque, mais vous garderiez les trois pendant encore deux époques. Nefer a misé 6, et personne ne mise après vous.</translation>
    </message>
    <message>
        <source>Nefer and Khufu passed. Usually you would have to bid now, but when the track is full, the player who invoked Ra may pass, too.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Nefer et Khufu ont passé. D’habitude, vous devriez miser, mais quand la piste est pleine, même le joueur qui a invoqué Ra peut passer.</translation>
    </message>
    <message>
        <source>Two funerals and two unrest tiles took both your pharaohs and all your civilization tiles.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Deux tuiles Funérailles et deux tuiles Agitation vous ont pris vos deux pharaons et toutes vos tuiles Civilisation.</translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and you keep buildings: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Deux tuiles de la même sorte font un bâtiment, et les bâtiments restent&#xa0;: ils rapportent à chaque époque, surtout si vous en avez trois ou quatre sortes.</translation>
    </message>
    <message>
        <source>Show the side you would keep.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Montrez la face que vous garderiez.</translation>
    </message>
    <message>
        <source>A warrior with a market on its back. You already have half a market.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Un guerrier avec un marché au dos. Vous avez déjà une moitié de marché.</translation>
    </message>
    <message>
        <source>This early in the epoch, that is about as good. But look at what each side would score.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml</extracomment>
        <translation>Si tôt dans l’époque, c’est à peu près aussi bon. Mais voyez ce que chaque face rapporterait.</translation>
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
        <translation>C’est déjà un bon lot, et une pioche peut l’améliorer pour Tiye aussi. Prenez-le tant que vous misez en dernier.</translation>
    </message>
    <message>
        <source>You keep plagues, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Les plaies restent, et plus vous en avez, plus elles coûtent&#xa0;: 1, 3, 6, 10, et 15 pour cinq ou plus. Vous en avez deux et perdez donc 3 à chaque époque.</translation>
    </message>
    <message>
        <source>Priests are the cure: when an epoch ends, three or more remove one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Les prêtres sont le remède&#xa0;: un joueur qui en a trois ou plus à la fin d’une époque renvoie une plaie, et chaque prêtre rapporte 2. Vous avez deux prêtres.</translation>
    </message>
    <message>
        <source>Use a priest at once, or not at all. On the back of your warrior is the market you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Un prêtre s’utilise tout de suite ou jamais. Au dos de votre guerrier se trouve le marché qu’il vous faut.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile or invoke Ra. When Ra is invoked, everyone may bid one sun, and the highest takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>À votre tour, vous piochez une tuile ou vous invoquez Ra. Quand Ra est invoqué, chacun peut miser un soleil, et le plus haut prend tout le lot.</translation>
    </message>
    <message>
        <source>The sun you win with stays in the centre. You take the one that was there, face down, to bid in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Le soleil avec lequel vous gagnez reste au centre. Celui qui s’y trouvait est à vous, face cachée, et vous le miserez à l’époque suivante.</translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer bids last, with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Nefer a pioché une tuile Ra, ce qui lance aussi une enchère. Khufu a misé 7&#xa0;; c’est à vous, et Nefer vient en dernier, avec un 8 au mieux.</translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now your 12 is used up for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Le 12 gagne, mais le 9 aussi aurait gagné&#xa0;: Nefer n’a rien au-dessus de 8. Votre 12 est maintenant utilisé pour cette époque.</translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 is in the centre, and the 13 is yours: face down, because you can’t bid it until the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Les soleils ont changé de place. Votre 9 est au centre, et le 13 est à vous&#xa0;: face cachée, car vous ne le miserez qu’à l’époque suivante.</translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra tile, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Chaque tuile Ra piochée lance une enchère et remplit une case ici. Sept sur huit sont pleines&#xa0;: encore une tuile Ra, et l’époque est terminée.</translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over: click Next and Continue to see what everyone gained.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Vous avez les tuiles, et le 12 pour l’époque suivante. Si Nefer pioche Ra maintenant, l’époque est terminée&#xa0;: cliquez sur Suivant et Continuer pour voir ce que chacun a gagné.</translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra tile, and the epoch was scored: you have 28 fame. Gods, gold, floods and art are discarded; you keep pharaohs and Nile tiles.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Nefer a pioché la huitième tuile Ra, et le décompte de l’époque est fait&#xa0;: vous avez 28 points de gloire. Dieux, or, inondations et art sont défaussés&#xa0;; vous gardez pharaons et tuiles Nil.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles from the winner, and this lot has only two. It was a good lot already: a draw could make it a little better, or much worse.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>L’agitation prend deux tuiles Civilisation au gagnant, et ce lot n’en contient que deux. C’était déjà un bon lot&#xa0;: une pioche pouvait le rendre un peu meilleur, ou bien pire.</translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold tile scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>À la fin de l’époque, chaque tuile Or rapporte 3 et chaque dieu qui vous reste rapporte 2. Vous avez deux dieux.</translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: now you have the fewest instead of the most. In all, that is 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Vous avez gagné l’or et perdu les deux pharaons&#xa0;: vous en aviez le plus, vous en avez le moins. Cela fait 4 points de gloire en moins.</translation>
    </message>
    <message>
        <source>You drew a statue: with this lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Vous avez pioché une statue&#xa0;: avec ce lot, vos monuments rapporteraient 15 au lieu de 6. Nefer a pioché Ra, et Khufu mise 11.</translation>
    </message>
    <message>
        <source>If players tie for the most fame at the end of the game, the one with the highest sun wins.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Si plusieurs joueurs ont le plus de gloire à la fin de la partie, celui qui a le plus haut soleil gagne.</translation>
    </message>
    <message>
        <source>From now on, your moves count and can’t be taken back; the coach beside the table comments on your choices. Press Esc to leave the lesson.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Désormais, vos coups comptent et ne se reprennent plus&#xa0;; à côté de la table, le coach commente vos choix. Appuyez sur Échap pour quitter la leçon.</translation>
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
        <translation>Un autre joueur remporte ce lot, pour un soleil que vous pouviez battre.</translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye added a plague to the lot. The priests remove one plague, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Voici votre troisième prêtre, mais Tiye a ajouté une plaie au lot. Les prêtres renvoient une plaie&#xa0;: vous ne perdriez toujours que 3.</translation>
    </message>
    <message>
        <source>Your last sun for a single gold tile? A god could take it, and you would keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Votre dernier soleil pour une seule tuile Or&#xa0;? Un dieu pourrait la prendre, et vous garderiez le 13.</translation>
    </message>
    <message>
        <source>With two players, there are suns from 2 to 9, four for each of you. The boat’s track has only six spaces, and one is already behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>À deux joueurs, les soleils vont de 2 à 9 et chacun en a quatre. Le trajet de la barque n’a que six cases, dont une est déjà parcourue.</translation>
    </message>
    <message>
        <source>Having the most pharaohs scores 5, having the fewest costs 2, and a tie counts for everyone in it. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Avoir le plus de pharaons rapporte 5, en avoir le moins coûte 2, et cela vaut pour tous en cas d’égalité. Pour l’instant, vous perdriez 2.</translation>
    </message>
    <message>
        <source>That is not worth a sun: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Cela ne vaut pas un soleil&#xa0;: cliquez sur Passer.</translation>
    </message>
    <message>
        <source>A game lasts three rounds, known as epochs. Everyone starts with 10 fame, the tiles you win score more, and the player with the most fame wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Une partie dure trois manches, appelées époques. Chacun commence avec 10 points de gloire, les tuiles remportées en rapportent d’autres, et celui qui en a le plus gagne.</translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat hasn’t moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Vous avez invoqué Ra et payé un soleil pour une piste vide, et la barque n’a pas bougé. Seule une tuile Ra piochée la fait avancer.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Nefer, too. Take it while you bid last.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>C’est déjà un bon lot, et une pioche peut l’améliorer pour Nefer aussi. Prenez-le tant que vous misez en dernier.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Program {name}</source>
        <comment>Another program that plays</comment>
        <translation>Programme {name}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>A level of bots: somebody who plays often</comment>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Niveau inconnu</translation>
    </message>
    <message>
        <source>Looks one move ahead, but often misjudges lots. Does not keep track of fame.</source>
        <translation>Prévoit un coup, mais se trompe souvent sur la valeur des lots. Ne compte pas la gloire.</translation>
    </message>
    <message>
        <source>Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame.</source>
        <translation>Prévoit un coup, mais se trompe sur la valeur des lots et attend trop longtemps. Ne compte pas la gloire.</translation>
    </message>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Un autre programme, qui a %n seconde pour jouer.</numerusform>
            <numerusform>Un autre programme, qui a %n secondes pour jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.</source>
        <translation>La partie écrite en C n’a pas été compilée&#xa0;: seul Débutant peut jouer, sans conseils, coach ni analyses.</translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not keep track of fame.</source>
        <translation>Pour vos premières parties. Joue à l’instinct et ne compte pas la gloire.</translation>
    </message>
    <message>
        <source>Looks one move ahead, and is rarely far off. Does not keep track of fame.</source>
        <translation>Prévoit un coup et se trompe rarement de beaucoup. Ne compte pas la gloire.</translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not keep track of fame.</source>
        <translation>S’appuie sur son expérience et prévoit un coup. Ne compte pas la gloire.</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and keeps track of everyone’s fame.</source>
        <translation>Prévoit plusieurs coups et compte la gloire de chacun.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation>Lots et effets</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Tuiles piochées</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrer le journal</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>%n sorte de bâtiment complet</numerusform>
            <numerusform>%n sortes de bâtiments complets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n prêtre</numerusform>
            <numerusform>%n prêtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n plaie, renvoyée par les prêtres</numerusform>
            <numerusform>%n plaies, dont une renvoyée par les prêtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n dieu</numerusform>
            <numerusform>%n dieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n tuile Or</numerusform>
            <numerusform>%n tuiles Or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n inondation</numerusform>
            <numerusform>%n inondations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n tuile Nil</numerusform>
            <numerusform>%n tuiles Nil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n tuile Nil sans inondation</numerusform>
            <numerusform>%n tuiles Nil sans inondation</numerusform>
        </translation>
    </message>
    <message>
        <source>no civilization tiles left</source>
        <translation>plus aucune civilisation</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n sorte de civilisation au lieu d’aucune</numerusform>
            <numerusform>%n sortes de civilisation au lieu d’aucune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n sorte de civilisation</numerusform>
            <numerusform>%n sortes de civilisation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>il reste seulement %n sorte de monument</numerusform>
            <numerusform>il reste seulement %n sortes de monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n sorte de monument</numerusform>
            <numerusform>%n sortes de monuments</numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation>plus aucun monument</translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>perd %n monument</numerusform>
            <numerusform>perd %n monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>perd %n pharaon</numerusform>
            <numerusform>perd %n pharaons</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lot scores this epoch</source>
        <translation>Gain du lot à cette époque</translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation>Si {name} remporte ce lot</translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation>Si vous remportez ce lot</translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation>Si vous gagnez avec votre {sun}</translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}&#xa0;: aucune perte</translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation>Pertes ({disaster})&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>{disaster} takes {number} of the winner’s choice, ideally {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation>{disaster}&#xa0;: {number} au choix du gagnant, de préférence {tiles}</translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation>Catastrophes&#xa0;: aucune perte</translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation>Pertes (catastrophes)&#xa0;: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>perd %n tuile</numerusform>
            <numerusform>perd %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Priests turn over tiles to show {tiles}</source>
        <comment>Labels: Priests turn over tiles to show Farmer and Market</comment>
        <translation>Les prêtres font apparaître&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>{points} at the end of the game if nothing changes</source>
        <comment>{points} has a sign: +3</comment>
        <translation>à la fin de la partie {points}, si rien ne change</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation>à la fin {points}</translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation>la gloire ne descend jamais sous 0</translation>
    </message>
    <message>
        <source>later about {points}</source>
        <comment>What the lot is worth after this epoch. {points} has a sign: +13</comment>
        <translation>plus tard environ {points}</translation>
    </message>
    <message>
        <source>what can still be made of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>ce qu’on peut encore en faire</translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation>vous {points}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Vous avez passé.</translation>
    </message>
    <message>
        <source>You have no suns left.</source>
        <translation>Vous n’avez plus de soleil.</translation>
    </message>
    <message>
        <source>{name} has no suns left.</source>
        <translation>{name} n’a plus de soleil.</translation>
    </message>
    <message>
        <source>now the most</source>
        <comment>Of a kind</comment>
        <translation>désormais la majorité</translation>
    </message>
    <message>
        <source>suns after that: {suns}</source>
        <comment>Numbers: 1, 8 and 13</comment>
        <translation>soleils ensuite&#xa0;: {suns}</translation>
    </message>
    <message>
        <source>no change in fame</source>
        <translation>aucun changement de gloire</translation>
    </message>
    <message>
        <source>None of your suns beats the {sun}.</source>
        <translation>Aucun de vos soleils ne bat le {sun}.</translation>
    </message>
    <message>
        <source>{name} has no sun that beats the {sun}.</source>
        <translation>{name} n’a aucun soleil qui batte le {sun}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>C&amp;oup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Configuration</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>The reasons for this move can’t be reconstructed.</source>
        <translation>Impossible de retrouver les raisons de ce coup.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <comment>Said by an opponent about its move</comment>
        <translation>Je n’avais pas le choix.</translation>
    </message>
    <message>
        <source>what I can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>ce que je peux encore en faire</translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>D’après mes calculs, «&#xa0;{move}&#xa0;» rapportait %n point de gloire de plus. La prochaine fois, je choisirai ce coup.</numerusform>
            <numerusform>D’après mes calculs, «&#xa0;{move}&#xa0;» rapportait %n points de gloire de plus. La prochaine fois, je choisirai ce coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>D’après mes calculs, «&#xa0;{move}&#xa0;» rapportait %n point de gloire de plus, mais je joue à ma façon.</numerusform>
            <numerusform>D’après mes calculs, «&#xa0;{move}&#xa0;» rapportait %n points de gloire de plus, mais je joue à ma façon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>D’après mes calculs, cela rapportait %n point de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
            <numerusform>D’après mes calculs, cela rapportait %n points de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>Pour moi, le lot valait à peu près {fame} point de gloire.</numerusform>
            <numerusform>Pour moi, le lot valait à peu près {fame} points de gloire.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked best to me.</source>
        <translation>C’est ce qui me semblait le mieux.</translation>
    </message>
    <message>
        <source>Otherwise you would have won the lot with the {price}.</source>
        <translation>Sinon, vous auriez gagné le lot avec le {price}.</translation>
    </message>
    <message>
        <source>Otherwise {name} would have won the lot with the {price}.</source>
        <translation>Sinon, {name} aurait gagné le lot avec le {price}.</translation>
    </message>
    <message>
        <source>I expected you to win the lot with the {price}.</source>
        <translation>Je m’attendais à vous voir gagner le lot avec le {price}.</translation>
    </message>
    <message>
        <source>I expected {name} to win the lot with the {price}.</source>
        <translation>Je m’attendais à voir {name} gagner le lot avec le {price}.</translation>
    </message>
    <message>
        <source>I wanted to keep my {sun}.</source>
        <comment>{sun}: the number of a sun</comment>
        <translation>Je voulais garder mon {sun}.</translation>
    </message>
    <message>
        <source>I wanted the {centre} in the centre for my {sun}.</source>
        <comment>Numbers of suns</comment>
        <translation>Je voulais le {centre} du centre contre mon {sun}.</translation>
    </message>
    <message>
        <source>The lot would have hurt me.</source>
        <translation>Ce lot m’aurait fait du tort.</translation>
    </message>
    <message>
        <source>I wanted the lot.</source>
        <translation>Je voulais le lot.</translation>
    </message>
    <message>
        <source>Another tile was likely to help me.</source>
        <translation>Une tuile de plus avait de bonnes chances de m’aider.</translation>
    </message>
    <message>
        <source>I feared a Ra tile: the chance was {chance}.</source>
        <translation>Je craignais une tuile Ra&#xa0;: {chance} de chances.</translation>
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
        <translation>Joueur {number}</translation>
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
        <translation>Personnage&#xa0;: {name} (cliquer pour changer)</translation>
    </message>
    <message>
        <source>Face: {name} (click to change)</source>
        <translation>Visage&#xa0;: {name} (cliquer pour changer)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation>Un personnage différent à chaque partie.</translation>
    </message>
    <message>
        <source>Has no style of its own.</source>
        <translation>Joue sans style particulier.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Aucun visage</translation>
    </message>
    <message>
        <source>Random character</source>
        <translation>Personnage au hasard</translation>
    </message>
    <message>
        <source>Already at this table.</source>
        <translation>Est déjà à cette table.</translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation>Couleur&#xa0;: {colour} (cliquer pour changer)</translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation>{colour} (échanger avec {name})</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Joueurs, dans le sens horaire</translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation>Tous les &amp;bots&#xa0;:</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation>Niveaux différents</translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation>{enter}&#xa0;: changer la place · {up}, {down}&#xa0;: la déplacer · {delete}&#xa0;: la supprimer</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation>Mélanger les places à chaque &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation>&amp;Gloire visible&#xa0;: chacun peut la voir</translation>
    </message>
    <message>
        <source>Otherwise your opponents’ fame stays face down.</source>
        <translation>Sinon, la gloire de vos adversaires reste face cachée.</translation>
    </message>
    <message>
        <source>Closed bag</source>
        <translation>Sac fermé</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.</source>
        <translation>Personne ne peut regarder les tuiles défaussées. Les bots jusqu’à Confirmé les oublient comme tout le monde&#xa0;; Expert s’en souvient.</translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation>Autoriser la &amp;reprise de coups</translation>
    </message>
    <message>
        <source>Tiles from a &amp;real bag</source>
        <translation>T&amp;uiles d’un vrai sac</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;vancé</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Gra&amp;ine</translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>A number or a word. The same seed always deals the same suns and tiles.</source>
        <translation>Un nombre ou un mot. La même graine donne les mêmes soleils et les mêmes tuiles.</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n joueur</numerusform>
            <numerusform>{fewest}–%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Place {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Qui joue ici</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation>Glissez, ou appuyez sur {up} ou {down}, pour changer l’ordre des places</translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation>Ordre des places</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation>On peut annuler des coups. Les tuiles piochées depuis retournent dans le sac, qui est remélangé.</translation>
    </message>
    <message>
        <source>You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and keeps the score. The game won’t count in your statistics.</source>
        <translation>Vous piochez les tuiles dans votre propre exemplaire du jeu et dites lesquelles. Ra Desktop arbitre et tient le score. La partie ne compte pas dans vos statistiques.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{name} stopped running, so a simple move was played.</source>
        <translation>{name} a cessé de fonctionner&#xa0;: un coup simple a été joué à la place.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>L’enregistrement fonctionne de nouveau.</translation>
    </message>
    <message>
        <source>This game can’t be added to your statistics: {reason}. Ra Desktop will try again.</source>
        <translation>Cette partie ne peut pas être ajoutée à vos statistiques&#xa0;: {reason}. Ra Desktop réessaiera.</translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so stronger bots will play as {level}.</source>
        <translation>La partie écrite en C n’a pas été compilée&#xa0;: les bots plus forts joueront au niveau {level}.</translation>
    </message>
    <message>
        <source>{name} is a program that isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>{name} est un programme qui n’est pas sur cet ordinateur. Un bot le remplace&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>{name} didn’t give a legal move, so a simple one was played.</source>
        <translation>{name} n’a donné aucun coup permis&#xa0;: un coup simple a été joué à la place.</translation>
    </message>
    <message>
        <source>{name} couldn’t be started, so a simple move was played.</source>
        <translation>{name} n’a pas pu être lancé&#xa0;: un coup simple a été joué à la place.</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time, so a simple move was played.</source>
        <translation>{name} n’a pas répondu à temps&#xa0;: un coup simple a été joué à la place.</translation>
    </message>
    <message>
        <source>{name} couldn’t choose a move and played a simple one.</source>
        <translation>{name} n’a pas pu choisir de coup : un coup simple a été joué à la place.</translation>
    </message>
    <message>
        <source>{name} has a level that doesn’t exist in this version, and will play as {level}.</source>
        <translation>Le niveau de ce bot n’existe pas dans cette version&#xa0;: {name} jouera au niveau {level}.</translation>
    </message>
    <message>
        <source>Some bots’ levels don’t exist in this version. They’ll play as {level}.</source>
        <translation>Les niveaux de certains bots n’existent pas dans cette version. Ils joueront au niveau {level}.</translation>
    </message>
    <message>
        <source>{name} has a character that doesn’t exist in this version, and will play without one.</source>
        <translation>Le personnage de ce bot n’existe pas dans cette version&#xa0;: {name} jouera sans personnage.</translation>
    </message>
    <message>
        <source>Some bots’ characters don’t exist in this version. They’ll play without one.</source>
        <translation>Les personnages de certains bots n’existent pas dans cette version. Ils joueront sans personnage.</translation>
    </message>
    <message>
        <source>The game can’t be saved right now. Play on: Ra Desktop will keep trying.</source>
        <translation>La partie ne peut pas être enregistrée pour le moment. Vous pouvez continuer à jouer&#xa0;: Ra Desktop réessaiera.</translation>
    </message>
    <message>
        <source>One of the programs isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>Un programme qui joue dans cette partie n’est pas sur cet ordinateur. Un bot le remplace&#xa0;: {level}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, reste {count}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>fame</source>
        <translation>gloire</translation>
    </message>
    <message>
        <source>Taking a turn</source>
        <translation>Doit jouer</translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation>Joueur Ra</translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation>Soleils face visible&#xa0;: {suns}</translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation>Soleils face cachée&#xa0;: {suns}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation>Tuiles&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Tiles: none</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation>Gloire face cachée</translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation>Gloire marquée jusqu’ici. Le joueur qui en a le plus à la fin de la partie gagne.</translation>
    </message>
    <message>
        <source>Press and hold to peek at your own.</source>
        <translation>Maintenez appuyé pour regarder la vôtre.</translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation>Ce soleil est misé dans cette enchère.</translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation>Face visible&#xa0;: peut être misé dans une enchère.</translation>
    </message>
    <message>
        <source>Click to enlarge this panel.</source>
        <translation>Cliquez pour agrandir ce panneau.</translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation>Mise en dernier, après avoir lancé cette enchère.</translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation>Si vous retournez cette tuile&#xa0;: {hidden} au lieu de {shown}</translation>
    </message>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>a gagné %n tuile avec le {sun}</numerusform>
            <numerusform>a gagné %n tuiles avec le {sun}</numerusform>
        </translation>
    </message>
    <message>
        <source>invoked Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>a invoqué Ra</translation>
    </message>
    <message>
        <source>drew Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>a pioché Ra</translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>a pioché %n tuile</numerusform>
            <numerusform>a pioché %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation>Reprendre</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>%n partie inachevée se trouve dans les parties enregistrées.</numerusform>
            <numerusform>%n parties inachevées se trouvent dans les parties enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game couldn’t be read. Its file is under Saved games.</source>
        <translation>La dernière partie n’a pas pu être lue. Son fichier se trouve dans les parties enregistrées.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>The place of the winner</comment>
        <translation>1er</translation>
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
        <translation>Retirer {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Playing as a guest: nothing is saved.</source>
        <translation>Vous jouez en mode invité : rien n’est enregistré.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>C’est maintenant {name} qui joue.</translation>
    </message>
    <message>
        <source>You’re playing.</source>
        <translation>C’est maintenant vous qui jouez.</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Comment vous appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Your games and progress so far will stay under this name.</source>
        <translation>Vos parties et vos progrès resteront sous ce nom.</translation>
    </message>
    <message>
        <source>Games under the earlier name still count.</source>
        <translation>Les parties jouées sous l’ancien nom comptent toujours.</translation>
    </message>
    <message>
        <source>{name} is playing in another window and wasn’t removed.</source>
        <translation>{name} joue dans une autre fenêtre et reste dans la liste.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Joueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Another player has this name, or used to.</source>
        <translation>Un autre joueur porte ou a porté ce nom.</translation>
    </message>
    <message>
        <source>Progress in lessons, puzzles, the journey and the deals of the day will be deleted. Finished games still count.</source>
        <translation>La progression dans les leçons, les problèmes, le voyage et les donnes du jour sera supprimée. Les parties terminées comptent toujours.</translation>
    </message>
    <message>
        <source>Each player has their own statistics, lessons, puzzles, journey and deals of the day.</source>
        <translation>Statistiques, leçons, problèmes, voyage et donnes du jour sont conservés pour chaque joueur.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Position copied.</source>
        <translation>Position copiée.</translation>
    </message>
    <message>
        <source>There’s no position on the clipboard</source>
        <translation>Le presse-papiers ne contient pas de position</translation>
    </message>
    <message>
        <source>{problem}.
At character {column}: “{piece}”</source>
        <translation>{problem}.
Caractère {column}&#xa0;: «&#xa0;{piece}&#xa0;»</translation>
    </message>
    <message>
        <source>This game begins from a position, so it won’t count in your statistics.</source>
        <translation>Cette partie commence à partir d’une position&#xa0;: elle ne comptera pas dans vos statistiques.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>{key} is already used for “{owner}”. The key stays as it was.</source>
        <translation>{key} est déjà prise&#xa0;: «&#xa0;{owner}&#xa0;». La touche reste inchangée.</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Rétablir les touches par défaut</translation>
    </message>
    <message>
        <source>Select a field and press the new key. Backspace removes the key.</source>
        <translation>Choisissez un champ et appuyez sur la nouvelle touche. Retour arrière supprime la touche.</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>no change at the end of this epoch</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>aucun changement à la fin de cette époque</translation>
    </message>
    <message>
        <source>{points} at the end of this epoch ({rows})</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>{points} à la fin de cette époque ({rows})</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Outside programs</source>
        <translation>Programmes externes</translation>
    </message>
    <message>
        <source>Programs that speak the protocol for outside bots can take a seat in New game.</source>
        <translation>Les programmes qui parlent le protocole des bots externes peuvent prendre place dans «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>After this time, the program is stopped, and a simple move is played instead.</source>
        <translation>Passé ce délai, le programme est arrêté, et un coup simple est joué à sa place.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>This entry comes from elsewhere or from an earlier version. Save it to use it here.</source>
        <translation>Cette entrée vient d’ailleurs ou d’une version antérieure. Enregistrez-la pour l’utiliser ici.</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Un autre programme porte déjà ce nom.</translation>
    </message>
    <message>
        <source>There’s no such program on this computer. Choose it, or enter its full path.</source>
        <translation>Ce programme est introuvable sur cet ordinateur. Choisissez-le, ou saisissez son chemin complet.</translation>
    </message>
    <message>
        <source>Saved. You can choose it for a seat in New game.</source>
        <translation>Enregistré. Vous pouvez le choisir pour une place dans «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
    <message>
        <source>Starting the program…</source>
        <translation>Démarrage du programme…</translation>
    </message>
    <message>
        <source>It works: {name}.</source>
        <translation>Il fonctionne&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>It didn’t answer in time.</source>
        <translation>Il n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source>It can’t be started: {reason}.</source>
        <translation>Impossible de le démarrer&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the program, and the script as an argument.</source>
        <translation>Ce fichier n’est pas un programme à lui seul. Si c’est un script, indiquez comme programme ce qui l’exécute, par exemple python3, et le script comme argument.</translation>
    </message>
    <message>
        <source>It doesn’t speak the protocol for outside bots.</source>
        <translation>Il ne parle pas le protocole des bots externes.</translation>
    </message>
    <message>
        <source>It ended before it answered, with exit status {status}.</source>
        <translation>Il s’est arrêté avant de répondre, avec le code {status}.</translation>
    </message>
    <message>
        <source>{problem}
Its last messages:
{lines}</source>
        <translation>{problem}
Ses derniers messages&#xa0;:
{lines}</translation>
    </message>
    <message>
        <source>This program was entered elsewhere, or in an earlier version.</source>
        <translation>Ce programme a été saisi ailleurs, ou dans une version antérieure.</translation>
    </message>
    <message>
        <source>{name} is played by the program {program}. Start it?</source>
        <translation>Le programme {program} joue pour {name}. Le démarrer&#xa0;?</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Laisser jouer un bot</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation>Le dernier soleil</translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation>Catastrophes et plaies</translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation>Quelle face montrer&#xa0;?</translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation>Dans votre partie, vous avez choisi «&#xa0;{move}&#xa0;».</translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation>Difficulté&#xa0;: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>«&#xa0;{move}&#xa0;» vous coûte environ %n point de gloire.</numerusform>
            <numerusform>«&#xa0;{move}&#xa0;» vous coûte environ %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>« {move} » convient : à environ %n point de gloire près, il vaut « {best} », le meilleur coup.</numerusform>
            <numerusform>« {move} » convient : à environ %n points de gloire près, il vaut « {best} », le meilleur coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>«&#xa0;{best}&#xa0;» est le meilleur coup&#xa0;: il rapporte environ %n point de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
            <numerusform>«&#xa0;{best}&#xa0;» est le meilleur coup&#xa0;: il rapporte environ %n points de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Il y a un meilleur coup.</translation>
    </message>
    <message>
        <source>“{move}” is good enough: about equal to “{best}”.</source>
        <translation>« {move} » convient : c’est à peu près aussi bon que « {best} ».</translation>
    </message>
    <message>
        <source>“{best}” is the best move, though it is worth no more fame than “{move}”.</source>
        <translation>«&#xa0;{best}&#xa0;» est le meilleur coup, mais ne rapporte pas plus de gloire que «&#xa0;{move}&#xa0;».</translation>
    </message>
    <message>
        <source>Invoke Ra now</source>
        <translation>Invoquer Ra maintenant</translation>
    </message>
    <message>
        <source>A low sun will do</source>
        <translation>Un soleil bas suffit</translation>
    </message>
    <message>
        <source>A high sun is needed</source>
        <translation>Il faut un soleil haut</translation>
    </message>
    <message>
        <source>Priests turn tiles over</source>
        <translation>Les prêtres retournent des tuiles</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Find the best move and make it as you would in a game. It is judged, not played.</source>
        <translation>Trouvez le meilleur coup et choisissez-le comme dans une partie : il est jugé, pas joué.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimé.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>Résolus&#xa0;: {solved} sur {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Prochain non résolu</translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n à résoudre</numerusform>
            <numerusform>%n à résoudre</numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>Tirés de vos parties</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n à refaire</numerusform>
            <numerusform>%n à refaire</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten questions a day</source>
        <translation>Dix questions par jour</translation>
    </message>
    <message>
        <source>The position on the clipboard</source>
        <translation>La position du presse-papiers</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Your own positions</source>
        <translation>Vos positions</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Par difficulté</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Par thème</translation>
    </message>
    <message>
        <source>This puzzle can’t be set up. Try another one.</source>
        <translation>Ce problème ne peut pas être mis en place. Essayez-en un autre.</translation>
    </message>
    <message>
        <source>The puzzle book can’t be read.</source>
        <translation>Le recueil de problèmes ne peut pas être lu.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>View table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>Afficher le classement</translation>
    </message>
    <message>
        <source>Fame by category</source>
        <translation>Gloire par catégorie</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation>Gloire par époque</translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation>La nuit tombe sur le Nil</translation>
    </message>
    <message>
        <source>The fame tablets are turned over, lowest first.</source>
        <translation>On retourne les tablettes de gloire, la plus basse d’abord.</translation>
    </message>
    <message>
        <source>One thing for {loser} to try: {row}. {name} scored {points} more there.</source>
        <comment>{row}: Nile</comment>
        <translation>À essayer la prochaine fois, {loser}&#xa0;: {row}. {name} y a marqué {points} de plus.</translation>
    </message>
    <message>
        <source>Your best lot</source>
        <translation>Votre meilleur lot</translation>
    </message>
    <message>
        <source>Fame decides: {first} to {second}.</source>
        <translation>La gloire décide&#xa0;: {first} contre {second}.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La première fois</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Cette fois</translation>
    </message>
    <message>
        <source>Best: {row} {points}, {epoch}</source>
        <comment>Best: Nile +12, Middle Kingdom</comment>
        <translation>Le meilleur&#xa0;: {row} {points}, {epoch}</translation>
    </message>
    <message>
        <source>One thing to try: {row}. {name} scored {points} more there than you.</source>
        <comment>{row}: Nile</comment>
        <translation>À essayer la prochaine fois&#xa0;: {row}. {name} y a marqué {points} de plus que vous.</translation>
    </message>
    <message>
        <source>The lot that decided it</source>
        <translation>Le lot décisif</translation>
    </message>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Égalité à %n point de gloire. C’est le soleil le plus haut qui départage : le {first} bat le {second}.</numerusform>
            <numerusform>Égalité à %n points de gloire. C’est le soleil le plus haut qui départage : le {first} bat le {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealBag</name>
    <message>
        <source>Starting suns</source>
        <translation>Soleils de départ</translation>
    </message>
    <message>
        <source>Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.</source>
        <translation>Donnez à chacun les soleils indiqués ici, ou choisissez ceux que vous avez distribués. Le soleil {sun} va au centre.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Changer d’avis</translation>
    </message>
    <message>
        <source>The last tile was wrong</source>
        <translation>Erreur sur la dernière tuile</translation>
    </message>
    <message>
        <source>Name the last tile again</source>
        <translation>Indiquer à nouveau la dernière tuile</translation>
    </message>
    <message>
        <source>Click the tile, or press the key below it.</source>
        <translation>Cliquez sur la tuile ou appuyez sur la touche indiquée dessous.</translation>
    </message>
    <message>
        <source>Draw a tile for {name}. Which one is it?</source>
        <translation>Piochez une tuile pour {name}. Laquelle est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile did you draw?</source>
        <translation>Quelle tuile avez-vous piochée&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile did {name} draw?</source>
        <translation>{name} a pioché une tuile. Laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>Don’t draw</source>
        <translation>Ne pas piocher</translation>
    </message>
    <message>
        <source>Every tile of this kind is already on the table or discarded.</source>
        <translation>Toutes les tuiles de cette sorte sont déjà sur la table ou défaussées.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation>Aucun de vos soleils ne bat la mise.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so no one can take the lot from you.</source>
        <translation>Personne d’autre n’a de soleil&#xa0;: personne ne peut vous prendre le lot.</translation>
    </message>
    <message>
        <source>The chance that the next tile is Ra is {chance}.</source>
        <translation>Probabilité que la prochaine tuile soit Ra&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so each of your suns wins the auction.</source>
        <translation>Personne d’autre n’a de soleil&#xa0;: chacun de vos soleils remporte l’enchère.</translation>
    </message>
    <message>
        <source>The chance that the next tile ends the epoch is {chance}.</source>
        <translation>Probabilité que la prochaine tuile termine l’époque&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation>Vous misez en dernier&#xa0;: votre {sun} gagne.</translation>
    </message>
    <message>
        <source>No one who bids after you can beat your {sun}.</source>
        <translation>Personne après vous ne peut battre votre {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation>Pour l’époque suivante, vous recevez le {centre}, plus haut que votre {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation>Pour l’époque suivante, vous recevez le {centre} au lieu de votre {sun}.</translation>
    </message>
    <message>
        <source>Winning with your {sun} raises the total of your suns from {before} to {after}.</source>
        <translation>Si vous gagnez avec votre {sun}, la somme de vos soleils passe de {before} à {after}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun, for another auction.</source>
        <translation>Vous gardez pour une autre enchère votre {sun}, le plus haut soleil face visible.</translation>
    </message>
    <message>
        <source>If you pass, the tiles are discarded.</source>
        <translation>Si vous passez, les tuiles sont défaussées.</translation>
    </message>
    <message>
        <source>Games won are estimated against average players.</source>
        <translation>Les parties gagnées sont estimées face à des joueurs moyens.</translation>
    </message>
    <message>
        <source>“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.</source>
        <translation>«&#xa0;{move}&#xa0;» rapporte autant de gloire, mais gagne environ {won} fois sur 100 au lieu de {best}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch ended now.</source>
        <translation>La victoire est presque hors d’atteinte. Essayez de dépasser {name}, qui aurait une avance de {points} sur vous si l’époque finissait maintenant.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch ended now.</source>
        <translation>La victoire est presque hors d’atteinte. Défendez votre place : {name} aurait un retard de {points} sur vous si l’époque finissait maintenant.</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games instead of {wins}.</source>
        <translation>«&#xa0;{move}&#xa0;» gagne environ {won} fois sur 100 au lieu de {wins}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>«&#xa0;{move}&#xa0;» vous coûterait environ %n point de gloire.</numerusform>
            <numerusform>«&#xa0;{move}&#xa0;» vous coûterait environ %n points de gloire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>À part {name}, personne ne peut plus dépasser votre {sun}&#xa0;; si cela arrive, vous le gardez.</translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Plusieurs joueurs peuvent encore dépasser votre {sun}&#xa0;; si cela arrive, vous le gardez.</translation>
    </message>
    <message>
        <source>Fewer players can outbid your {sun} than your {other}.</source>
        <translation>Moins de joueurs peuvent surenchérir sur votre {sun} que sur votre {other}.</translation>
    </message>
    <message>
        <source>To outbid your {sun}, others need at least the {dear}; for your {other}, the {cheap} is enough.</source>
        <translation>Pour surenchérir sur votre {sun}, il faut aux autres au moins le {dear}&#xa0;; sur votre {other}, le {cheap} suffit.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} scores {points} for you.</source>
        <translation>Soleils compris, gagner avec votre {sun} vous rapporte {points}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} gains you nothing.</source>
        <translation>Soleils compris, gagner avec votre {sun} ne vous rapporte rien.</translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation>Si vous passez, les tuiles restent sur la piste.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower.</source>
        <translation>Vous gardez votre {sun}, le plus haut soleil face visible&#xa0;; le {centre} du centre est plus bas.</translation>
    </message>
    <message>
        <source>You keep your {sun}; the {centre} in the centre is lower.</source>
        <translation>Vous gardez votre {sun}&#xa0;; le {centre} du centre est plus bas.</translation>
    </message>
    <message>
        <source>If nothing changes, that scores {points} at the end of the game.</source>
        <translation>À la fin de la partie, cela fait {points}, si rien ne change.</translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation>La tuile rapporte {points} de plus que le dieu à la fin de cette époque.</translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation>La tuile rapporte autant que le dieu à la fin de cette époque.</translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation>Contrairement au dieu, elle vous reste pour l’époque suivante.</translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation>Aucune tuile de la piste ne rapporte plus que le dieu à la fin de cette époque.</translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation>Meilleure tuile pour un dieu&#xa0;: {tile}, {points} à la fin de cette époque.</translation>
    </message>
    <message>
        <source>You keep the god for another tile.</source>
        <translation>Vous gardez le dieu pour une autre tuile.</translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation>L’autre face rapporte {points} de plus à la fin de cette époque.</translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch, and stays for the next.</source>
        <translation>L’autre face rapporte autant à la fin de cette époque et reste pour la suivante.</translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch, but stays for the next.</source>
        <translation>L’autre face rapporte {points} de moins à la fin de cette époque, mais reste pour la suivante.</translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation>Aucune de vos tuiles ne rapporte plus avec l’autre face à la fin de cette époque.</translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>Perdre cette tuile vous coûte %n point de gloire à la fin de cette époque.</numerusform>
            <numerusform>Perdre cette tuile vous coûte %n points de gloire à la fin de cette époque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation>Perdre cette tuile ne vous coûte rien à la fin de cette époque.</translation>
    </message>
    <message>
        <source>Spend a god on {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>Jouer un dieu ({tile})</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games, “{other}” about {wins}.</source>
        <translation>«&#xa0;{move}&#xa0;» gagne environ {won} fois sur 100, «&#xa0;{other}&#xa0;» environ {wins}.</translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation>Toute autre tuile coûterait plus.</translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation>Aucune autre tuile ne coûterait moins.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} less for you now.</source>
        <translation>«&#xa0;{move}&#xa0;» vous rapporterait {points} de moins maintenant.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} more for you now, but less later.</source>
        <translation>«&#xa0;{move}&#xa0;» vous rapporterait {points} de plus maintenant, mais moins par la suite.</translation>
    </message>
    <message>
        <source>“{move}” would score as much for you now, but less later.</source>
        <translation>«&#xa0;{move}&#xa0;» vous rapporterait autant maintenant, mais moins par la suite.</translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation>Avec cette face visible, la tuile reste à son propriétaire pour l’époque suivante.</translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation>Le lot vous rapporte {points} de plus avec cette face qu’avec l’autre.</translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation>L’autre face vous rapporterait {points} de plus, mais {spared} de plus à {name}.</translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation>L’autre face rapporterait {spared} de plus à {name} et ne vous rapporterait rien de plus.</translation>
    </message>
    <message>
        <source>The other side would score {points} more now, but this one stays for the next epoch.</source>
        <translation>L’autre face vous rapporterait {points} de plus maintenant, mais celle-ci reste pour l’époque suivante.</translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {bid}.</source>
        <translation>Si vous passez, {name} gagne avec le {bid}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, your last face-up sun, for another auction.</source>
        <translation>Vous gardez pour une autre enchère votre {sun}, votre dernier soleil face visible.</translation>
    </message>
    <message>
        <source>You keep your {sun} for another auction.</source>
        <translation>Vous gardez votre {sun} pour une autre enchère.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation>Si l’époque se terminait maintenant, vous seriez en tête à égalité.</translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation>Si l’époque se terminait maintenant, d’autres seraient en tête à égalité.</translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation>Si la partie se terminait maintenant, vous gagneriez.</translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation>Si la partie se terminait maintenant, {name} gagnerait.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation>Si l’époque se terminait maintenant, vous seriez en tête.</translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation>Si l’époque se terminait maintenant, {name} serait en tête.</translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation>La partie est jouée&#xa0;: votre victoire est certaine.</translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation>Les trois coups se valent à peu près.</translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation>«&#xa0;{move}&#xa0;» est à peu près aussi bon.</translation>
    </message>
    <message>
        <source>What counts most in the lot: {tile}.</source>
        <translation>Ce qui compte le plus dans le lot&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.</source>
        <translation>La piste est vide&#xa0;: si vous invoquez Ra, votre {sun} ne vous rapportera sans doute que le {centre}.</translation>
    </message>
    <message>
        <source>What would help you most: {tile}.</source>
        <translation>Ce qui vous aiderait le plus&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>Another tile would help you more than the others.</source>
        <translation>Une tuile de plus vous aiderait davantage que vos adversaires.</translation>
    </message>
    <message>
        <source>Another tile would help the others more than you.</source>
        <translation>Une tuile de plus aiderait vos adversaires davantage que vous.</translation>
    </message>
    <message>
        <source>Even a Ra tile would help you now.</source>
        <translation>Même une tuile Ra vous aiderait maintenant.</translation>
    </message>
    <message>
        <source>{name} will probably outbid your {sun} with the {price}.</source>
        <translation>{name} battra sans doute votre {sun} avec le {price}.</translation>
    </message>
    <message>
        <source>If you pass, {name} will probably win with the {bid}.</source>
        <translation>Si vous passez, {name} gagnera sans doute avec le {bid}.</translation>
    </message>
    <message>
        <source>Time ran out: these figures are rougher than usual.</source>
        <translation>Le temps a manqué&#xa0;: ces chiffres sont moins précis que d’habitude.</translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose now.</source>
        <translation>La partie est jouée&#xa0;: vous ne pouvez plus guère la perdre.</translation>
    </message>
    <message>
        <source>Why “{move}” was better:</source>
        <comment>{move} is the label of a move. Sentences follow, in the present</comment>
        <translation>Voici pourquoi « {move} » était meilleur.</translation>
    </message>
    <message>
        <source>You invoked Ra, and no one else has bid, so you must bid.</source>
        <translation>Vous avez invoqué Ra et personne d’autre n’a misé&#xa0;: vous devez miser.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>«&#xa0;{move}&#xa0;» rapporte environ %n point de gloire de plus, mais ne gagne qu’environ {won} fois sur 100, contre {best}.</numerusform>
            <numerusform>«&#xa0;{move}&#xa0;» rapporte environ %n points de gloire de plus, mais ne gagne qu’environ {won} fois sur 100, contre {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play for as much fame as you can get.</source>
        <translation>La victoire est presque hors d’atteinte. Prenez autant de gloire que possible.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, you will probably win with your {sun} and take the {centre}.</source>
        <translation>Si vous invoquez Ra maintenant, vous gagnerez sans doute avec votre {sun} et prendrez le {centre}.</translation>
    </message>
    <message>
        <source>You will probably win the auction with your {sun} and take the {centre}.</source>
        <translation>Vous gagnerez sans doute l’enchère avec votre {sun} et prendrez le {centre}.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, {name} will probably win with the {price} and take the {centre}.</source>
        <translation>Si vous invoquez Ra maintenant, {name} gagnera sans doute avec le {price} et prendra le {centre}.</translation>
    </message>
    <message>
        <source>{name} will probably win the auction with the {price} and take the {centre}.</source>
        <translation>{name} gagnera sans doute l’enchère avec le {price} et prendra le {centre}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Your first win in {game}.</source>
        <translation>Votre première victoire à {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>%n victoire d’affilée à {game}&#xa0;: un record.</numerusform>
            <numerusform>%n victoires d’affilée à {game}&#xa0;: un record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>Nouveau record à {game}&#xa0;: %n point de gloire (avant&#xa0;: {before}).</numerusform>
            <numerusform>Nouveau record à {game}&#xa0;: %n points de gloire (avant&#xa0;: {before}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Already? Fine.</source>
        <translation>Déjà&#xa0;? Bon.</translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation>La cote me plaît.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Vite gagné, vite perdu.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Pas de chance.</translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation>Trop cher pour moi.</translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation>Je bluffais.</translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation>C’est donné&#xa0;!</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation>Quelle veine.</translation>
    </message>
    <message>
        <source>Double or quits?</source>
        <translation>Quitte ou double&#xa0;?</translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation>Mes plans ne sont pas prêts&#xa0;!</translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation>Y a-t-il de la pierre&#xa0;?</translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation>Pas mes murs&#xa0;!</translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation>Nous rebâtirons.</translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation>Adieu ma carrière.</translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation>Il me le fallait.</translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation>Une assise de plus.</translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation>Sortez les traîneaux&#xa0;!</translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation>Qui a donné l’ordre&#xa0;?</translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation>Ra m’obéit.</translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation>Quelle audace&#xa0;!</translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation>Je me vengerai.</translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation>Défier un prince&#xa0;?</translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation>Restez à votre place.</translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation>Mon droit de naissance.</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Comme il se doit.</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>J’allais le faire&#xa0;!</translation>
    </message>
    <message>
        <source>At last.</source>
        <translation>Enfin.</translation>
    </message>
    <message>
        <source>I spoke too late.</source>
        <translation>Trop tard pour moi.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>Au suivant&#xa0;!</translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation>Gardez-le donc.</translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation>Il y en aura d’autres.</translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation>Simple et rapide.</translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation>Merci, au suivant&#xa0;!</translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation>Si tôt&#xa0;?</translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation>Ra vous écoute.</translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation>Les dieux prennent aussi.</translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation>Je l’accepte.</translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation>J’attendrai.</translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation>Qu’il vous serve bien.</translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation>La patience paie.</translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation>Ra soit loué.</translation>
    </message>
    <message>
        <source>Harvest time already?</source>
        <translation>Déjà la moisson&#xa0;?</translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation>Y a-t-il de l’eau&#xa0;?</translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation>Mauvaise année.</translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation>Mes pauvres champs&#xa0;!</translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation>C’est trop pour moi.</translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation>Retour à la charrue.</translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation>Bonne récolte&#xa0;!</translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation>La grange se remplit.</translation>
    </message>
    <message>
        <source>Another harvest, then?</source>
        <translation>Encore une récolte&#xa0;?</translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation>Je lisais encore.</translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation>Le moment est bien choisi…</translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation>Pas les papyrus&#xa0;!</translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation>C’est écrit, hélas.</translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation>Erreur de calcul.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>C’est noté.</translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation>Comme prévu.</translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation>Fascinant.</translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation>Cela va me coûter.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Qu’est-ce que ça vaut&#xa0;?</translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation>Mon trésor&#xa0;!</translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation>Et qui paie&#xa0;?</translation>
    </message>
    <message>
        <source>Far too expensive.</source>
        <translation>Bien trop cher.</translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation>Quel gaspillage&#xa0;!</translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation>Une bonne affaire.</translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation>Tout à moi.</translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation>Qui y tient le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Voyons voir…</translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation>J’ai vu qui c’était.</translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation>Votre tour viendra.</translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation>Bien. Vous avez payé.</translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation>Cela vous a coûté.</translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation>Il vous le fallait&#xa0;?</translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation>Navré.</translation>
    </message>
    <message>
        <source>I remember your tastes.</source>
        <translation>Je connais vos goûts.</translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation>Encore une tuile, non&#xa0;?</translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation>Mauviette&#xa0;!</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>C’est tout&#xa0;?</translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation>Aïe. Encore&#xa0;!</translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation>Ha&#xa0;! Quel courage.</translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation>J’aurais dû oser.</translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation>La chance me sourit&#xa0;!</translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation>Je n’en doutais pas.</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>Dans les règles.</translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation>L’audience est ouverte.</translation>
    </message>
    <message>
        <source>I object!</source>
        <translation>Objection&#xa0;!</translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation>C’était évitable.</translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation>C’est votre droit.</translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation>Je me retire.</translation>
    </message>
    <message>
        <source>A fair ruling.</source>
        <translation>Juste sentence.</translation>
    </message>
    <message>
        <source>So ordered.</source>
        <translation>Ainsi jugé.</translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation>Aux armes&#xa0;!</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Tenez bon.</translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation>Simple escarmouche.</translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation>Repliez-vous.</translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation>Digne adversaire.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Victoire&#xa0;!</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>En avant&#xa0;!</translation>
    </message>
    <message>
        <source>I won last time.</source>
        <translation>J’ai gagné la dernière fois.</translation>
    </message>
    <message>
        <source>You won last time.</source>
        <translation>Vous avez gagné la dernière fois.</translation>
    </message>
    <message>
        <source>You scored {points} for {row} last time.</source>
        <extracomment>{row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game</extracomment>
        <translation>Vous avez marqué {points} la dernière fois ({row}).</translation>
    </message>
    <message>
        <source>Back? Mind my walls!</source>
        <translation>Encore vous. Gare à mes murs&#xa0;!</translation>
    </message>
    <message>
        <source>You again. Kneel.</source>
        <translation>Encore vous. À genoux.</translation>
    </message>
    <message>
        <source>You again! Be quick.</source>
        <translation>Encore vous&#xa0;! Faites vite.</translation>
    </message>
    <message>
        <source>I have notes on you.</source>
        <translation>J’ai des notes sur vous.</translation>
    </message>
    <message>
        <source>You again? My poor gold!</source>
        <translation>Encore vous&#xa0;? Mon pauvre or&#xa0;!</translation>
    </message>
    <message>
        <source>You again? I dare you!</source>
        <translation>Encore vous&#xa0;? Osez donc&#xa0;!</translation>
    </message>
    <message>
        <source>I know your case.</source>
        <translation>Je connais votre dossier.</translation>
    </message>
    <message>
        <source>Close ranks!</source>
        <translation>Serrez les rangs&#xa0;!</translation>
    </message>
    <message>
        <source>So we meet again.</source>
        <translation>On se retrouve.</translation>
    </message>
    <message>
        <source>Ra leads you back.</source>
        <translation>Ra vous ramène.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation>Commence une nouvelle partie à partir de cette position, avec un sac remélangé. La partie que vous revoyez est conservée.</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Vitesse de relecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation>Lecture ({key}) – vitesse&#xa0;: {speed} (+ et −)</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>La partie commence</translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation>Coup {move} sur {moves} · {epoch}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review the game now?</source>
        <translation>Analyser la partie maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.</source>
        <translation>La partie n’est pas terminée. L’analyse montre les chances de gagner de chacun et trahit ainsi la gloire face cachée.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>The review is saved as “{name}”.</source>
        <translation>L’analyse est enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{game}: review for {name}</source>
        <translation>{game}&#xa0;: analyse pour {name}</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>L’analyse est complète.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Aucune erreur nette.</translation>
    </message>
    <message>
        <source>A closer look changes this:</source>
        <translation>L’analyse approfondie corrige&#xa0;:</translation>
    </message>
    <message>
        <source>start</source>
        <comment>A column: the expected lead at the start, in fame</comment>
        <translation>début</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>A column: what the draws brought</comment>
        <translation>chance</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>A column: what the player&apos;s own mistakes cost</comment>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>gifts</source>
        <comment>A column: what others&apos; mistakes brought</comment>
        <translation>cadeaux</translation>
    </message>
    <message>
        <source>end</source>
        <comment>A column: the lead at the end, in fame</comment>
        <translation>fin</translation>
    </message>
    <message>
        <source>How many of 100 games each player would win from here against average play</source>
        <translation>Combien de parties sur 100 chacun gagnerait à partir d’ici, face à un jeu moyen</translation>
    </message>
    <message>
        <source>As a graph</source>
        <translation>En graphique</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Arrêtée avant le moindre résultat.</translation>
    </message>
    <message>
        <source>The moves here, compared with the best</source>
        <translation>Les coups possibles, comparés au meilleur</translation>
    </message>
    <message>
        <source>Only a quick look: the figures are rough.</source>
        <translation>Premier aperçu&#xa0;: chiffres approximatifs.</translation>
    </message>
    <message>
        <source>Only the closer look can tell luck from skill.</source>
        <translation>Seule l’analyse approfondie distingue la chance de l’habileté.</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>Vos coups les plus coûteux</translation>
    </message>
    <message>
        <source>The luckiest draws</source>
        <translation>Les pioches les plus chanceuses</translation>
    </message>
    <message>
        <source>The unluckiest draws</source>
        <translation>Les pioches les plus malchanceuses</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>A column: the number of the move</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>A column: what a move cost</comment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Closer look: {done} of {count}</source>
        <translation>Analyse approfondie&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Analyse de la partie…</translation>
    </message>
    <message>
        <source>Whose review is shown</source>
        <translation>Joueur dont l’analyse est affichée</translation>
    </message>
    <message>
        <source>Save the review as a picture to share</source>
        <translation>Enregistrer l’analyse en image à partager</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Starts a new game from the position shown, against the same opponents. This game is kept.</source>
        <translation>Commence une nouvelle partie à partir de la position affichée, contre les mêmes adversaires. Cette partie est conservée.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Toutes les décisions</translation>
    </message>
    <message>
        <source>The costliest moves</source>
        <translation>Les coups les plus coûteux</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>A tab</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Kinds</source>
        <comment>A tab</comment>
        <translation>Types</translation>
    </message>
    <message>
        <source>Luck evened out.</source>
        <translation>Chance et malchance se sont équilibrées.</translation>
    </message>
    <message>
        <source>The mistakes of others changed nothing for you.</source>
        <translation>Les erreurs des autres n’ont rien changé pour vous.</translation>
    </message>
    <message>
        <source>Your own choices cost you nothing.</source>
        <translation>Vos propres choix ne vous ont rien coûté.</translation>
    </message>
    <message>
        <source>You gave away most in the {epoch}.</source>
        <translation>Époque la plus coûteuse&#xa0;: {epoch}.</translation>
    </message>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>Vous finissez avec %n point de gloire de retard sur {winner}.</numerusform>
            <numerusform>Vous finissez avec %n points de gloire de retard sur {winner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>Le plus grand écart est dans «&#xa0;{row}&#xa0;»&#xa0;: %n point de gloire.</numerusform>
            <numerusform>Le plus grand écart est dans «&#xa0;{row}&#xa0;»&#xa0;: %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>La chance vous a rapporté %n point de gloire.</numerusform>
            <numerusform>La chance vous a rapporté %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>La malchance vous a coûté %n point de gloire.</numerusform>
            <numerusform>La malchance vous a coûté %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>Les erreurs des autres vous ont rapporté %n point de gloire.</numerusform>
            <numerusform>Les erreurs des autres vous ont rapporté %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>Les erreurs des autres vous ont coûté %n point de gloire.</numerusform>
            <numerusform>Les erreurs des autres vous ont coûté %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Vos propres choix vous ont coûté %n point de gloire.</numerusform>
            <numerusform>Vos propres choix vous ont coûté %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>Votre habitude la plus coûteuse&#xa0;: {habit}&#xa0;; %n point de gloire en tout.</numerusform>
            <numerusform>Votre habitude la plus coûteuse&#xa0;: {habit}&#xa0;; %n points de gloire en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>Une autre habitude coûteuse&#xa0;: {habit}&#xa0;; %n point de gloire.</numerusform>
            <numerusform>Une autre habitude coûteuse&#xa0;: {habit}&#xa0;; %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>Vous dépensez trop facilement les soleils hauts : demandez environ {fame} de plus, en gloire, par unité d’écart</numerusform>
            <numerusform>Vous dépensez trop facilement les soleils hauts : demandez environ {fame} de plus, en gloire, par unité d’écart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>Vous gardez trop longtemps les soleils hauts : demandez environ {fame} de moins, en gloire, par unité d’écart</numerusform>
            <numerusform>Vous gardez trop longtemps les soleils hauts : demandez environ {fame} de moins, en gloire, par unité d’écart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>Vous payez trop cher un soleil haut au centre : comptez environ {fame} de moins, en gloire, par unité d’écart</numerusform>
            <numerusform>Vous payez trop cher un soleil haut au centre : comptez environ {fame} de moins, en gloire, par unité d’écart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>Vous oubliez le soleil du centre : comptez environ {fame} de plus, en gloire, par unité d’écart</numerusform>
            <numerusform>Vous oubliez le soleil du centre : comptez environ {fame} de plus, en gloire, par unité d’écart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>chaque tuile vous coûte environ {fame} de plus que vous ne le pensez</numerusform>
            <numerusform>chaque tuile vous coûte environ {fame} de plus que vous ne le pensez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>chaque tuile vous coûte environ {fame} de moins que vous ne le pensez</numerusform>
            <numerusform>chaque tuile vous coûte environ {fame} de moins que vous ne le pensez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>vous surestimez d’environ {fame} la gloire que chaque tuile rapporte</numerusform>
            <numerusform>vous surestimez d’environ {fame} la gloire que chaque tuile rapporte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>vous sous-estimez d’environ {fame} la gloire que chaque tuile rapporte</numerusform>
            <numerusform>vous sous-estimez d’environ {fame} la gloire que chaque tuile rapporte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (sur votre dernière partie).</numerusform>
            <numerusform>{habits} (sur vos %n dernières parties).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>Vous avez laissé %n soleil inutilisé.</numerusform>
            <numerusform>Vous avez laissé %n soleils inutilisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then practise prices with “What is it worth?”.</source>
        <translation>Ensuite&#xa0;: rejouez vos coups les plus coûteux, puis travaillez les prix avec «&#xa0;Qu’est-ce que ça vaut&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>Next: play again, and try a stronger level.</source>
        <translation>Ensuite&#xa0;: rejouez en essayant un niveau plus fort.</translation>
    </message>
    <message>
        <source>{name}: the costliest moves</source>
        <comment>Above a list of a player&apos;s errors</comment>
        <translation>{name}&#xa0;: les coups les plus coûteux</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <comment>Of a move that gave away less than an inaccuracy</comment>
        <translation>Presque le meilleur</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Trop serré pour trancher</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>{epoch}, move {move}</source>
        <translation>{epoch}, coup {move}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>{comparison} (played)</source>
        <comment>How much worse a move was; it was made in the game</comment>
        <translation>{comparison} (joué)</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <comment>{move} is the label of a move that was not made</comment>
        <translation>Et si&#xa0;: {move}</translation>
    </message>
    <message>
        <source>At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.</source>
        <translation>Au bout de la ligne pointillée&#xa0;: {fame}, et la partie est gagnée environ {after} fois sur 100 au lieu de {before}.</translation>
    </message>
    <message>
        <source>This is just one way it could go on: new tiles, and quick moves for everyone.</source>
        <translation>Ce n’est qu’une suite possible&#xa0;: de nouvelles tuiles, et des coups rapides pour tous.</translation>
    </message>
    <message>
        <source>Your draw: {tiles}</source>
        <translation>Votre pioche&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws: {tiles}</source>
        <translation>{name} pioche&#xa0;: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>passer alors que le lot valait un soleil (%n fois)</numerusform>
            <numerusform>passer alors que le lot valait un soleil (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>miser des soleils plus hauts que ne valaient les lots (%n fois)</numerusform>
            <numerusform>miser des soleils plus hauts que ne valaient les lots (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>piocher alors qu’il était temps d’invoquer Ra (%n fois)</numerusform>
            <numerusform>piocher alors qu’il était temps d’invoquer Ra (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>invoquer Ra trop tôt (%n fois)</numerusform>
            <numerusform>invoquer Ra trop tôt (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>miser un soleil trop bas (%n fois)</numerusform>
            <numerusform>miser un soleil trop bas (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>gaspiller des dieux (%n fois)</numerusform>
            <numerusform>gaspiller des dieux (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>défausser les mauvaises tuiles (%n fois)</numerusform>
            <numerusform>défausser les mauvaises tuiles (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>choisir la mauvaise face ou la mauvaise tuile (%n fois)</numerusform>
            <numerusform>choisir la mauvaise face ou la mauvaise tuile (%n fois)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>You finished level with {winner}, who has the higher sun.</source>
        <translation>Vous finissez à égalité avec {winner}, qui a le soleil le plus haut.</translation>
    </message>
    <message>
        <source>Tiles for each sun spent: {own} for you, {best} for {winner}.</source>
        <translation>Tuiles par soleil utilisé&#xa0;: {own} pour vous, {best} pour {winner}.</translation>
    </message>
    <message>
        <source>What probably cost you most: {habit}.</source>
        <translation>Ce qui vous a sans doute coûté le plus&#xa0;: {habit}.</translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>ne pas invoquer Ra au bon moment (%n fois)</numerusform>
            <numerusform>ne pas invoquer Ra au bon moment (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of tiles</source>
        <translation>Faces des tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>What if</source>
        <comment>Button: tries another move</comment>
        <translation>Et si&#xa0;?</translation>
    </message>
    <message>
        <source>Shows one possible continuation after this move in the graph. The game stays as it is.</source>
        <translation>Montre sur le graphique une suite possible après ce coup. La partie reste telle quelle.</translation>
    </message>
    <message>
        <source>Playing on after “{move}”…</source>
        <translation>La partie continue après «&#xa0;{move}&#xa0;»…</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <translation>Piocher ou invoquer Ra</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>aucune erreur</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>gloire perdue : {fame} en tout</numerusform>
            <numerusform>gloire perdue : {fame} en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of play: {level}</source>
        <comment>How somebody played: like a level of bots</comment>
        <translation>Niveau de jeu&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>Button: asks an opponent for the reasons of its move</comment>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Ask {name}: why “{move}”?</source>
        <translation>{name}&#xa0;: pourquoi «&#xa0;{move}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Ce qui a été décisif</translation>
    </message>
    <message>
        <source>Chance of winning (numbers show the start of the game)</source>
        <translation>Chances de gagner (nombres&#xa0;: début de la partie)</translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>continuer à piocher avec beaucoup de tuiles sur la piste (%n fois)</numerusform>
            <numerusform>continuer à piocher avec beaucoup de tuiles sur la piste (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>gave away {share} of the fame at stake</source>
        <translation>perte&#xa0;: {share} de la gloire en jeu</translation>
    </message>
    <message>
        <source>Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are what the mistakes of others gained.</source>
        <translation>La chance est ce que valaient les tuiles piochées, les erreurs ce que les choix du joueur ont coûté, et les cadeaux ce que les erreurs des autres ont rapporté.</translation>
    </message>
    <message>
        <source>Once the game is over, bots answer questions: choose one of their moves first.</source>
        <translation>Après la partie, les bots répondent aux questions&#xa0;: choisissez d’abord un de leurs coups.</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Il n’y en a pas eu.</translation>
    </message>
    <message>
        <source>Decide this move again without seeing the answer</source>
        <translation>Décider à nouveau de ce coup, sans voir la réponse</translation>
    </message>
    <message>
        <source>Fame lost by kind of decision</source>
        <translation>Gloire perdue par type de décision</translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then the puzzles on “{theme}”.</source>
        <comment>{theme}: a heading</comment>
        <translation>Ensuite&#xa0;: rejouez vos coups les plus coûteux, puis les problèmes «&#xa0;{theme}&#xa0;».</translation>
    </message>
    <message>
        <source>What went wrong, small slips included</source>
        <translation>Ce qui n’a pas marché, petites fautes comprises</translation>
    </message>
    <message>
        <source>Stop the closer look and keep what it has found so far</source>
        <translation>Arrêter l’analyse approfondie, garder les résultats</translation>
    </message>
    <message>
        <source>No habit stands out: no costly mistake was repeated.</source>
        <translation>Aucune habitude ne ressort&#xa0;: aucune erreur coûteuse ne s’est répétée.</translation>
    </message>
    <message>
        <source>The review couldn’t be exported</source>
        <translation>L’analyse n’a pas pu être exportée</translation>
    </message>
    <message>
        <source>This game couldn’t be reviewed.</source>
        <translation>Cette partie n’a pas pu être analysée.</translation>
    </message>
    <message>
        <source>The game couldn’t be continued from here.</source>
        <translation>Impossible de continuer la partie à partir d’ici.</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation>Pour 1, 2, 3 plaies et plus&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>5 for each kind you have the most of (at least two). Tied players all score.</source>
        <translation>5 pour chaque sorte dont vous avez le plus (au moins deux). À égalité, tous les joueurs concernés marquent.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 pour chaque bâtiment complet&#xa0;: %n tuile de la même sorte.</numerusform>
            <numerusform>2 pour chaque bâtiment complet&#xa0;: %n tuiles de la même sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation>5 pour des bâtiments complets de trois sortes, 10 pour les quatre.</translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first remove one plague.</source>
        <translation>2 pour chaque prêtre. Trois prêtres ou plus renvoient d’abord une plaie.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation>Fin de la partie&#xa0;: 5, 10 ou 20 pour 3, 6 ou 10 pierres et chambres ensemble.</translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation>Fin de la partie&#xa0;: 5 pour trois chambres d’une couleur, 10 pour quatre ou plus.</translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation>Fin de la partie&#xa0;: 5 pour deux ankhs, 10 pour trois, 20 pour quatre ou plus.</translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation>2 pour chaque tuile Dieu non jouée.</translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation>3 pour chaque tuile Or.</translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Le plus de pharaons&#xa0;: +5. Le moins&#xa0;: −2. À égalité, cela vaut pour tous les joueurs concernés&#xa0;; si tous sont égaux, pour personne.</translation>
    </message>
    <message>
        <source>1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation>1 par sorte différente, mais 10 pour sept sortes et 15 pour les huit.</translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Fin de la partie&#xa0;: plus haut total de soleils +5, plus bas −5. À égalité, cela vaut pour tous les joueurs concernés&#xa0;; si tous sont égaux, pour personne.</translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each Nile tile.</source>
        <translation>1 pour chaque inondation et, avec une inondation, 1 pour chaque tuile Nil.</translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation>3, 4 ou 5 sortes différentes&#xa0;: 5, 10 ou 15. Aucune&#xa0;: −5.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind.</source>
        <translation>Fin de la partie&#xa0;: 5, 10 ou 15 pour chaque sorte que vous avez 3, 4 ou 5 fois.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Building variety</source>
        <translation>Bâtiments différents</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soleils</translation>
    </message>
    <message>
        <source>Monument variety</source>
        <translation>Monuments différents</translation>
    </message>
    <message>
        <source>Monument sets</source>
        <translation>Monuments identiques</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>gardés</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>défaussés</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher une règle</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation>Des tuiles à deux faces, des prêtres qui les retournent et des pyramides.</translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation>Ra – Classique</translation>
    </message>
    <message>
        <source>The original auction game of 1999.</source>
        <translation>Le jeu d’enchères original de 1999.</translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation>Ra – Barque solaire</translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation>L’édition anniversaire&#xa0;: une barque solaire vogue sur la piste de Ra, et on peut jouer à deux.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n partie placée dans la corbeille</numerusform>
            <numerusform>%n parties placées dans la corbeille</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation>Supprimer définitivement «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>Supprimer définitivement %n partie&#xa0;?</numerusform>
            <numerusform>Supprimer définitivement %n parties&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n partie importée</numerusform>
            <numerusform>%n parties importées</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation>Enregistrez une partie avec le menu Partie, ou déposez ici une partie enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation>Copie des parties enregistrées dans la liste. Vous pouvez aussi les déposer ici.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation>Placer la partie dans la corbeille</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation>Rechercher un nom, un joueur ou un jeu…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation>Aucune partie sélectionnée</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Recherche de parties…</translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation>Lecture de {known} sur {count}…</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} sur %n partie</numerusform>
            <numerusform>{shown} sur %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>Of one game, where its epoch would stand</comment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation>{name} a gagné · {fame}</translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation>Pas une partie enregistrée</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Version plus récente</translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation>Enfreint les règles</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>A mark of a game: the player had a hint or the coach</comment>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation>avec coups repris</translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation>Commencée le {date}</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>À partir d’une position</translation>
    </message>
    <message>
        <source>Not dealt according to the rules</source>
        <translation>Distribution non conforme aux règles</translation>
    </message>
    <message>
        <source>Show what decided the game, the costliest moves, and why the bots made theirs</source>
        <translation>Montrer ce qui a décidé de la partie, les coups les plus coûteux et les raisons des bots</translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>%n partie n’a pas pu être supprimée</numerusform>
            <numerusform>%n parties n’ont pas pu être supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash, so this can’t be undone.</source>
        <translation>Ce dossier n’a pas de corbeille. Cette action ne peut pas être annulée.</translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être importé</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés</numerusform>
        </translation>
    </message>
    <message>
        <source>Another saved game already has this name. Choose a different one.</source>
        <translation>Une autre partie enregistrée porte déjà ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The file couldn’t be changed</source>
        <translation>Le fichier n’a pas pu être modifié</translation>
    </message>
    <message>
        <source>The folder “{folder}” can’t be read: {reason}.</source>
        <translation>Le dossier «&#xa0;{folder}&#xa0;» ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Some saved games aren’t listed</source>
        <translation>Certaines parties enregistrées ne figurent pas dans la liste</translation>
    </message>
    <message>
        <source>The saved games couldn’t be listed</source>
        <translation>La liste des parties enregistrées n’a pas pu être établie</translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Scoring overview, and how {name} is doing</source>
        <translation>Aperçu du décompte, et où en est {name}</translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation>À la fin de chaque époque</translation>
    </message>
    <message>
        <source>{mine} (most {most}, fewest {fewest})</source>
        <comment>Amounts: 3 (most 4, fewest 0)</comment>
        <translation>{mine} (le plus&#xa0;: {most}, le moins&#xa0;: {fewest})</translation>
    </message>
    <message>
        <source>total {mine} (highest {most}, lowest {fewest})</source>
        <comment>Of suns</comment>
        <translation>total {mine} (le plus haut&#xa0;: {most}, le plus bas&#xa0;: {fewest})</translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation>{tiles} (le plus&#xa0;: {most})</translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation>Seulement à la fin de la partie</translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation>Tuiles qui ne rapportent rien</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>si elle se terminait maintenant</translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation>Maintenant&#xa0;: {standing}</translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation>Vous gardez les tuiles.</translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation>Défaussées après chaque époque.</translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation>Tuiles défaussées après chaque époque&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>Points with a sign: −2 now</comment>
        <translation>{points} pour l’instant</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation>Survolez un nombre, ou choisissez-le avec les touches fléchées, pour voir d’où il vient.</translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation>Ankhs gagnés</translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation>Cette époque</translation>
    </message>
    <message>
        <source>Fame is face down. The fame from finished epochs is shown when the game is over.</source>
        <translation>La gloire est face cachée. Celle des époques terminées est dévoilée à la fin de la partie.</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <comment>A row of the score sheet: what is given back so that fame is not below 0</comment>
        <translation>Jamais sous 0</translation>
    </message>
    <message>
        <source>The other players’ fame is face down.</source>
        <translation>La gloire des autres est face cachée.</translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation>Toutes les époques terminées</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation>{tiles}, {points} par tuile</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune tuile</translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n tuile Nil, mais aucune inondation</numerusform>
            <numerusform>%n tuiles Nil, mais aucune inondation</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of a kind</source>
        <translation>aucune sorte trois fois</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>moins de %n de chaque sorte</numerusform>
            <numerusform>moins de %n de chaque sorte</numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation>aucune majorité</translation>
    </message>
    <message>
        <source>no complete buildings</source>
        <translation>aucun bâtiment complet</translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n bâtiment complet</numerusform>
            <numerusform>%n bâtiments complets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>bâtiments complets de %n sorte</numerusform>
            <numerusform>bâtiments complets de %n sortes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n plaie</numerusform>
            <numerusform>%n plaies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n pierre ou chambre</numerusform>
            <numerusform>%n pierres et chambres</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of one colour</source>
        <translation>aucune couleur trois fois</translation>
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
        <translation>{ankhs}, dont {more} pour le peuple de cette époque</translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>personnages de %n sorte</numerusform>
            <numerusform>personnages de %n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation>La piste de Ra est pleine.</translation>
    </message>
    <message>
        <source>No one has a sun left.</source>
        <translation>Personne n’a plus de soleil.</translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation>{before} {points} donne {after}</translation>
    </message>
    <message>
        <source>No tiles are discarded.</source>
        <translation>Aucune tuile n’est défaussée.</translation>
    </message>
    <message>
        <source>Discarded: {tiles}.</source>
        <translation>Tuiles défaussées&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>No tiles are kept.</source>
        <translation>Aucune tuile n’est gardée.</translation>
    </message>
    <message>
        <source>Kept for the next epoch: {tiles}.</source>
        <translation>Tuiles gardées pour l’époque suivante&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>after the priests removed one</source>
        <comment>After a number of plagues</comment>
        <translation>les prêtres en ont renvoyé une</translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n pharaon</numerusform>
            <numerusform>%n pharaons</numerusform>
        </translation>
    </message>
    <message>
        <source>no pharaohs</source>
        <translation>aucun pharaon</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>majorité</translation>
    </message>
    <message>
        <source>tied for the most</source>
        <translation>majorité à égalité</translation>
    </message>
    <message>
        <source>the fewest</source>
        <translation>minorité</translation>
    </message>
    <message>
        <source>tied for the fewest</source>
        <translation>minorité à égalité</translation>
    </message>
    <message>
        <source>no longer the fewest</source>
        <translation>minorité évitée</translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation>total des soleils {total}</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>Total of suns</comment>
        <translation>le plus haut</translation>
    </message>
    <message>
        <source>tied for the highest</source>
        <comment>Total of suns</comment>
        <translation>à égalité pour le plus haut</translation>
    </message>
    <message>
        <source>no longer the highest</source>
        <comment>Total of suns</comment>
        <translation>n’est plus le plus haut</translation>
    </message>
    <message>
        <source>the lowest</source>
        <comment>Total of suns</comment>
        <translation>le plus bas</translation>
    </message>
    <message>
        <source>tied for the lowest</source>
        <comment>Total of suns</comment>
        <translation>à égalité pour le plus bas</translation>
    </message>
    <message>
        <source>no longer the lowest</source>
        <comment>Total of suns</comment>
        <translation>n’est plus le plus bas</translation>
    </message>
    <message>
        <source>no longer the most</source>
        <translation>majorité perdue</translation>
    </message>
    <message>
        <source>the same as everyone else</source>
        <translation>autant que tous les autres</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>entre les deux</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation>&amp;Humain à cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Personnage</translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation>&amp;Voir d’ici</translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation>Afficher cette place en bas de la table</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Next player</source>
        <translation>Joueur suivant</translation>
    </message>
    <message>
        <source>Panel of {name}</source>
        <translation>Panneau&#xa0;: {name}</translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation>Si l’époque se terminait maintenant</translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation>Soleils à miser pendant cette époque</translation>
    </message>
    <message>
        <source>Suns so far for the next epoch</source>
        <translation>Soleils pour l’époque suivante, à ce stade</translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation>Soleils utilisés pendant cette époque</translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation>Qui peut surenchérir sur qui</translation>
    </message>
    <message>
        <source>No suns left to bid in this epoch.</source>
        <translation>Il ne reste aucun soleil à miser pendant cette époque.</translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} in total.</source>
        <translation>À la fin de la partie, tous les soleils comptent&#xa0;: {total} en tout.</translation>
    </message>
    <message>
        <source>No one can outbid the {sun}.</source>
        <translation>Personne ne peut battre le {sun}.</translation>
    </message>
    <message>
        <source>Can outbid the {sun}: {players}.</source>
        <translation>Qui peut battre le {sun}&#xa0;: {players}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Aide pendant la partie</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Son et parole</translation>
    </message>
    <message>
        <source>The coach watches when you play alone against bots</source>
        <translation>Le coach suit les parties où vous n’affrontez que des bots</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Tranquille</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>Sta&amp;ndard</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantanée</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Papyrus</source>
        <translation>&amp;Papyrus</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nuit</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Réduit</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Complet</translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation>Piste de &amp;Ra</translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation>Comme dans l’é&amp;dition</translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation>&amp;Tuiles Ra</translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation>&amp;Barque solaire</translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation>&amp;Noms des tuiles</translation>
    </message>
    <message>
        <source>Show the scoring step &amp;by step</source>
        <translation>&amp;Décompte pas à pas</translation>
    </message>
    <message>
        <source>Players’ rem&amp;arks</source>
        <translation>Répli&amp;ques des joueurs</translation>
    </message>
    <message>
        <source>Cover the table between t&amp;urns</source>
        <translation>Couvrir la &amp;table entre les tours</translation>
    </message>
    <message>
        <source>Covers the table until the next player is ready, if fame is face down</source>
        <translation>Couvre la table jusqu’à ce que la personne suivante s’installe, si la gloire est face cachée</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>&amp;Jouer les coups forcés automatiquement</translation>
    </message>
    <message>
        <source>For example, passes for you when there is nothing else you can do</source>
        <translation>Passe par exemple pour vous quand vous ne pouvez rien faire d’autre</translation>
    </message>
    <message>
        <source>Confirm moves with a second clic&amp;k</source>
        <translation>Confirmer les coups d’un second cl&amp;ic</translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation>Autoriser les c&amp;onseils</translation>
    </message>
    <message>
        <source>Shows the best moves and your chance of winning</source>
        <translation>Montre les meilleurs coups et vos chances de gagner</translation>
    </message>
    <message>
        <source>Shows how much fame each of your suns is worth until the epoch ends. Needs take-backs and hints</source>
        <translation>Montre combien de gloire vaut chacun de vos soleils jusqu’à la fin de l’époque. Nécessite la reprise de coups et les conseils</translation>
    </message>
    <message>
        <source>Coach: str&amp;ictness</source>
        <translation>Coach&#xa0;: &amp;exigence</translation>
    </message>
    <message>
        <source>Gentle: only big mistakes. Strict: small ones, too</source>
        <translation>Indulgent&#xa0;: ne parle que des grosses erreurs. Sévère&#xa0;: aussi des petites</translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation>&amp;Indulgent</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Sévère</translation>
    </message>
    <message>
        <source>O&amp;pponents of your strength</source>
        <translation>Adversaires à votre &amp;mesure</translation>
    </message>
    <message>
        <source>The quick game moves to the level at which you win about your fair share of games</source>
        <translation>La partie rapide passe au niveau où vous gagnez à peu près aussi souvent que les autres</translation>
    </message>
    <message>
        <source>Screen rea&amp;der</source>
        <translation>Lecteur d’&amp;écran</translation>
    </message>
    <message>
        <source>How much a screen reader says about what happens at the table</source>
        <translation>Ce que le lecteur d’écran annonce de ce qui se passe à la table</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Bref</translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation>E&amp;ffets sonores</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>Pr&amp;eview the value of the lot</source>
        <translation>&amp;Aperçu de la valeur du lot</translation>
    </message>
    <message>
        <source>Your first click or key press selects a move; repeat it, or press Enter, to make the move</source>
        <translation>Un premier clic ou une première touche choisit le coup&#xa0;; répétez, ou appuyez sur Entrée, pour le jouer</translation>
    </message>
    <message>
        <source>Prices of suns</source>
        <translation>Prix des soleils</translation>
    </message>
    <message>
        <source>Opponents react to what happens and remember your last game, except at instant speed or with reduced motion</source>
        <translation>Les adversaires réagissent à ce qui se passe et se souviennent de votre dernière partie, sauf à vitesse instantanée ou avec les animations réduites</translation>
    </message>
    <message>
        <source>River and crickets</source>
        <translation>Fleuve et grillons</translation>
    </message>
    <message>
        <source>&amp;Coach: comments on your moves</source>
        <translation>&amp;Coach&#xa0;: commente vos coups</translation>
    </message>
    <message>
        <source>After a bad move, tells you what was better and offers to take it back</source>
        <translation>Après un mauvais coup, dit ce qui était mieux et propose de le reprendre</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>There is only one move here.</source>
        <translation>Il n’y a qu’un coup possible ici.</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Position {number}</translation>
    </message>
    <message>
        <source>Where tiles and suns go</source>
        <translation>Où vont tuiles et soleils</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Rate every move</source>
        <translation>Évaluer chaque coup</translation>
    </message>
    <message>
        <source>Review from here</source>
        <translation>Analyser à partir d’ici</translation>
    </message>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Garder comme problème</translation>
    </message>
    <message>
        <source>Adding to: {place}</source>
        <translation>Ajouter à&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Track and centre</source>
        <translation>Piste et centre</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}, face cachée</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Sun {sun}: {where}</source>
        <translation>Soleil {sun}&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>Whose turn it is</comment>
        <translation>Au tour de</translation>
    </message>
    <message>
        <source>No game can reach this position: {reason}.</source>
        <translation>Aucune partie ne peut mener à cette position&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Kept. You’ll find it on the Puzzles page, where you can rename it.</source>
        <translation>Position gardée. Vous la retrouverez à la page Problèmes, où vous pouvez la renommer.</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Partir de zéro</translation>
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
        <translation>Pas de son&#xa0;: Qt Multimedia n’a pas pu être chargé. Il faut PySide6-Addons et, sous Linux, libpulse.</translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation>Pas de son&#xa0;: aucun périphérique audio n’a été trouvé.</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Activer le son</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>My suns</source>
        <translation>Mes soleils</translation>
    </message>
    <message>
        <source>Everyone’s suns</source>
        <translation>Les soleils de tous</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Mes tuiles</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Les derniers événements</translation>
    </message>
    <message>
        <source>What I can do</source>
        <translation>Ce que je peux faire</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Appuyez de nouveau pour confirmer.</translation>
    </message>
    <message>
        <source>{name}: {up}; face down: {down}</source>
        <comment>A player and numbers of suns: 4, 7, 9; face down: none</comment>
        <translation>{name}&#xa0;: {up}&#xa0;; face cachée&#xa0;: {down}</translation>
    </message>
    <message>
        <source>To beat the {sun}: {suns}</source>
        <comment>Numbers of suns: To beat the 5: 7, 9</comment>
        <translation>Pour battre le {sun}&#xa0;: {suns}</translation>
    </message>
    <message>
        <source>Bid {sun}, the first bid.</source>
        <comment>Bid is a verb, then a noun</comment>
        <translation>Miser le {sun}&#xa0;: première mise.</translation>
    </message>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n case libre</numerusform>
            <numerusform>%n cases libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.</source>
        <translation>Tuiles Ra dans le sac&#xa0;: {ra} sur {tiles}. Probabilité que la prochaine soit Ra&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>You have no tiles.</source>
        <translation>Vous n’avez pas de tuiles.</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <comment>Labels of tiles: Nile ×2, Fortress</comment>
        <translation>Vos tuiles&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>In this epoch: {points}</source>
        <comment>Players and points: Nefer +7, Khufu −2</comment>
        <translation>Pendant cette époque&#xa0;: {points}</translation>
    </message>
    <message>
        <source>You can choose: {moves}</source>
        <comment>Labels of moves: Draw a tile, Invoke Ra</comment>
        <translation>Vous pouvez choisir&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>You can bid {suns}, or pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Vous pouvez miser {suns}, ou passer.</translation>
    </message>
    <message>
        <source>You can bid {suns}, but you can’t pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Vous pouvez miser {suns}, mais pas passer.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Vous n’avez rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Bid {sun}, which beats the {highest}.</source>
        <comment>Bid is a verb</comment>
        <translation>Miser le {sun}&#xa0;: bat le {highest}.</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{tile}, space {space}</source>
        <comment>A tile on the auction track: Gold, space 3</comment>
        <translation>{tile}, case {space}</translation>
    </message>
    <message>
        <source>Turn over {tile}</source>
        <comment>{tile} is a label with both sides: Farmer/Scribe</comment>
        <translation>Retourner {tile}</translation>
    </message>
    <message>
        <source>Look at the fame of {name}</source>
        <translation>Regarder la gloire&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Open the panel of {name}</source>
        <translation>Ouvrir le panneau&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n de vos propres coups</numerusform>
            <numerusform>%n de vos propres coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>%n résolu</numerusform>
            <numerusform>%n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation>&amp;Vous découvrez Ra&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>&amp;Journey</source>
        <translation>&amp;Voyage</translation>
    </message>
    <message>
        <source>and the deal of the day</source>
        <translation>et la donne du jour</translation>
    </message>
    <message>
        <source>Twelve tables up the Nile</source>
        <translation>Douze tables sur le Nil</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>&amp;Parties enregistrées</translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation>Le jeu d’enchères de Reiner Knizia au bord du Nil · un projet de fans, non officiel</translation>
    </message>
    <message>
        <source>Nex&amp;t lesson</source>
        <translation>Leçon suivan&amp;te</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Donne du jour</translation>
    </message>
    <message>
        <source>Your game is open in another Ra Desktop window.</source>
        <translation>Votre partie est ouverte dans une autre fenêtre de Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation>Parties de Ra</translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation>Fichiers CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>%n partie exportée</numerusform>
            <numerusform>%n parties exportées</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>Effacer toutes les statistiques&#xa0;?</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation>Gloire par partie</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>A number of games, or the key of a chart</comment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Non gagnées</translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation>Moyenne de dix parties</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Partie {number}&#xa0;: {fame} point de gloire, gagnée</numerusform>
            <numerusform>Partie {number}&#xa0;: {fame} points de gloire, gagnée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Partie {number}&#xa0;: {fame} point de gloire, non gagnée</numerusform>
            <numerusform>Partie {number}&#xa0;: {fame} points de gloire, non gagnée</numerusform>
        </translation>
    </message>
    <message>
        <source>What you pay too much or too little for</source>
        <translation>Ce que vous payez trop ou trop peu</translation>
    </message>
    <message>
        <source>A finished game counts here once its review is complete. Choose “{command}” after a game.</source>
        <translation>Une partie terminée compte ici dès que son analyse est complète. Après une partie, choisissez «&#xa0;{command}&#xa0;».</translation>
    </message>
    <message>
        <source>Fame given away</source>
        <translation>Gloire perdue</translation>
    </message>
    <message>
        <source>Luck of the draws: {points} fame a game</source>
        <translation>Chance à la pioche, gloire par partie&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Won with average luck</source>
        <translation>Gagnées à chance moyenne</translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Calcul… encore %n partie</numerusform>
            <numerusform>Calcul… encore %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation>Aucune partie terminée ne correspond aux filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation>Prise en compte de vos parties terminées… Cela n’arrive qu’une fois.</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Aucune partie terminée pour l’instant</translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation>Terminez une partie pour voir vos premières statistiques.</translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation>Compter les parties avec coups &amp;repris</translation>
    </message>
    <message>
        <source>Also counts games continued from a position in another game</source>
        <translation>Compte aussi les parties continuées à partir d’une position d’une autre partie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation>Enregistrer toutes les parties dans un tableau pour un tableur</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Niveaux</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>Pers&amp;onnages</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>A tab: how well somebody plays</comment>
        <translation>&amp;Jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>dont %n avec coups repris</numerusform>
            <numerusform>dont %n avec coups repris</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation>Gloire moyenne</translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation>Plus haute gloire</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Victoires d’affilée</translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation>Parties depuis la dernière victoire</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation>Du premier coup au dernier. La moitié de vos parties a duré plus longtemps.</translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation>Dernière partie le {date}.</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Durée habituelle</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>Gagnées,&#xa0;%</translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation>Votre gloire</translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation>Leur gloire</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation>Devant</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Fame per game</source>
        <translation>Gloire par partie</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Lecture des analyses…</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Aucune analyse pour l’instant</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Parties analysées</translation>
    </message>
    <message>
        <source>In each decision, the best move is worth more fame than the worst. This is how much of that difference you gave away, over all decisions.</source>
        <translation>À chaque décision, le meilleur coup vaut plus de gloire que le pire. Voici quelle part de cet écart vous avez perdue, toutes décisions confondues.</translation>
    </message>
    <message>
        <source>Ra invoked too late: {late}. Too early: {early}.</source>
        <translation>Ra invoqué trop tard&#xa0;: {late}. Trop tôt&#xa0;: {early}.</translation>
    </message>
    <message>
        <source>Fame given away by month, as a % of what was at stake</source>
        <translation>Gloire perdue par mois, en&#xa0;% de l’enjeu</translation>
    </message>
    <message>
        <source>Fame given away per decision, by kind</source>
        <translation>Gloire perdue par décision, selon le type</translation>
    </message>
    <message>
        <source>&amp;Finished game:</source>
        <translation>Partie ter&amp;minée&#xa0;:</translation>
    </message>
    <message>
        <source>Your statistics start from zero. This can’t be undone. Your saved games are kept.</source>
        <translation>Vos statistiques repartent de zéro, et cette action ne peut pas être annulée. Vos parties enregistrées sont conservées.</translation>
    </message>
    <message>
        <source>The finished games couldn’t be read</source>
        <translation>Les parties terminées n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>{habit} (certain)</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (sûr)</translation>
    </message>
    <message>
        <source>{habit} (too early to say, ± {fame})</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (trop tôt pour le dire, ± {fame})</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Leçon {number} sur {all}</translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation>Sans faute&#xa0;!</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Leçon terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouer votre première partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Retour à Apprendre</translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>Vous avez %n point de gloire&#xa0;; il en faut {two} pour deux étoiles, et {three} pour trois.</numerusform>
            <numerusform>Vous avez %n points de gloire&#xa0;; il en faut {two} pour deux étoiles, et {three} pour trois.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move is about as good.</source>
        <translation>Ce coup est à peu près aussi bon.</translation>
    </message>
    <message>
        <source>That works, too</source>
        <translation>Cela marche aussi</translation>
    </message>
    <message>
        <source>From an earlier lesson: {title}</source>
        <translation>D’une leçon précédente&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{epoch}: you start.</source>
        <translation>{epoch}&#xa0;: vous commencez.</translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation>{epoch}&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation>Vous piochez Ra&#xa0;!</translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation>{name} pioche Ra&#xa0;!</translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>Vous piochez {tile}. Au dos&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>{name} pioche {tile}. Au dos&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Vous piochez {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} pioche {tile}.</translation>
    </message>
    <message>
        <source>You show this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>Vous choisissez la face {tile}.</translation>
    </message>
    <message>
        <source>{name} shows this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>{name} choisit la face {tile}.</translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Vous jouez un dieu et prenez {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} joue un dieu et prend {tile}.</translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation>Enchère&#xa0;: vous misez en dernier.</translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation>Enchère&#xa0;: {name} mise en dernier.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>No one bids. The tiles on the full track are discarded.</source>
        <translation>Personne ne mise. Les tuiles de la piste pleine sont défaussées.</translation>
    </message>
    <message>
        <source>No one bids. The tiles stay on the track.</source>
        <translation>Personne ne mise. Les tuiles restent sur la piste.</translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}&#xa0;: vous perdez {tile}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}&#xa0;: {name} perd {tile}.</translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>Vous retournez {other} et obtenez {tile}.</translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>{name} retourne {other} et obtient {tile}.</translation>
    </message>
    <message>
        <source>{epoch}: scoring.</source>
        <translation>{epoch}&#xa0;: décompte.</translation>
    </message>
    <message>
        <source>Your priests remove a plague.</source>
        <translation>Vos prêtres renvoient une plaie.</translation>
    </message>
    <message>
        <source>{name}’s priests remove a plague.</source>
        <translation>{name} renvoie une plaie grâce à ses prêtres.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>Vous gagnez la partie avec %n point de gloire&#xa0;!</numerusform>
            <numerusform>Vous gagnez la partie avec %n points de gloire&#xa0;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>{name} gagne la partie avec %n point de gloire.</numerusform>
            <numerusform>{name} gagne la partie avec %n points de gloire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation>La nuit tombe. La partie est terminée.</translation>
    </message>
    <message>
        <source>You take over this seat.</source>
        <translation>Vous jouez désormais vous-même.</translation>
    </message>
    <message>
        <source>A person takes over for {name}.</source>
        <translation>Une personne joue désormais pour {name}.</translation>
    </message>
    <message>
        <source>A bot takes over for you: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Un bot joue désormais pour vous&#xa0;: {bot}.</translation>
    </message>
    <message>
        <source>A bot takes over for {name}: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Un bot joue désormais pour {name}&#xa0;: {bot}.</translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation>Continuée à partir du coup {move} d’une autre partie</translation>
    </message>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Vous gagnez %n ankh grâce à vos personnages.</numerusform>
            <numerusform>Vous gagnez %n ankhs grâce à vos personnages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name} gagne %n ankh grâce à ses personnages.</numerusform>
            <numerusform>{name} gagne %n ankhs grâce à ses personnages.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>Vous gagnez avec le {sun}&#xa0;: {prize}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>{name} gagne avec le {sun}&#xa0;: {prize}.</translation>
    </message>
    <message>
        <source>{disaster}: you lose nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}&#xa0;: vous ne perdez rien.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}&#xa0;: {name} ne perd rien.</translation>
    </message>
    <message>
        <source>You don’t use a priest.</source>
        <translation>Vous n’utilisez pas le prêtre.</translation>
    </message>
    <message>
        <source>{name} doesn’t use a priest.</source>
        <translation>{name} n’utilise pas le prêtre.</translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation>cliquez encore, ou glissez</translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation>cliquez deux fois, ou glissez</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Under suns that are out of use until the next epoch</comment>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation>doit battre le {sun}</translation>
    </message>
    <message>
        <source>worth {fame}</source>
        <comment>Under a sun: the fame that it is worth until the epoch ends</comment>
        <translation>vaut {fame}</translation>
    </message>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>Il vaut à peu près {fame} point de gloire jusqu’à la fin de l’époque.</numerusform>
            <numerusform>Il vaut à peu près {fame} points de gloire jusqu’à la fin de l’époque.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <comment>Where the game is played</comment>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Afficher la feuille de score</translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>a farmer</source>
        <translation>un paysan</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>un guerrier</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>un marchand</translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation>un scribe</translation>
    </message>
    <message>
        <source>a granary</source>
        <translation>un grenier</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>une forteresse</translation>
    </message>
    <message>
        <source>a market</source>
        <translation>un marché</translation>
    </message>
    <message>
        <source>a library</source>
        <translation>une bibliothèque</translation>
    </message>
    <message>
        <source>a stone</source>
        <translation>une pierre</translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation>une chambre rouge</translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation>une chambre bleue</translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation>une chambre verte</translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation>une chambre jaune</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>un prêtre</translation>
    </message>
    <message>
        <source>a plague</source>
        <translation>une plaie</translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation>un ankh</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>un dieu</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>une tuile Or</translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation>un pharaon</translation>
    </message>
    <message>
        <source>a Nile tile</source>
        <translation>une tuile Nil</translation>
    </message>
    <message>
        <source>a flood</source>
        <translation>une inondation</translation>
    </message>
    <message>
        <source>an art tile</source>
        <translation>une tuile Art</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <translation>une tuile Agriculture</translation>
    </message>
    <message>
        <source>a religion tile</source>
        <translation>une tuile Religion</translation>
    </message>
    <message>
        <source>an astronomy tile</source>
        <translation>une tuile Astronomie</translation>
    </message>
    <message>
        <source>a writing tile</source>
        <translation>une tuile Écriture</translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation>un obélisque</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>un palais</translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation>une pyramide</translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation>un sphinx</translation>
    </message>
    <message>
        <source>a statue</source>
        <translation>une statue</translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation>une pyramide à degrés</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>un temple</translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation>des funérailles</translation>
    </message>
    <message>
        <source>a drought</source>
        <translation>une sécheresse</translation>
    </message>
    <message>
        <source>an unrest tile</source>
        <translation>une tuile Agitation</translation>
    </message>
    <message>
        <source>an earthquake</source>
        <translation>un séisme</translation>
    </message>
    <message>
        <source>a mausoleum</source>
        <translation>un mausolée</translation>
    </message>
    <message>
        <source>a sanctuary</source>
        <translation>un sanctuaire</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>une guerre</translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation>
            <numerusform>Bâtiment&#xa0;: %n tuile de la même sorte fait un bâtiment complet, qui vaut 2. Des bâtiments complets de trois ou quatre sortes rapportent 5 ou 10 de plus. Vous le gardez.</numerusform>
            <numerusform>Bâtiment&#xa0;: %n tuiles de la même sorte font un bâtiment complet, qui vaut 2. Des bâtiments complets de trois ou quatre sortes rapportent 5 ou 10 de plus. Vous le gardez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Bâtiment&#xa0;: %n tuile de la même sorte fait un bâtiment complet, qui vaut 2. Des bâtiments complets de trois ou quatre sortes rapportent 5 ou 10 de plus. Défaussé après chaque époque.</numerusform>
            <numerusform>Bâtiment&#xa0;: %n tuiles de la même sorte font un bâtiment complet, qui vaut 2. Des bâtiments complets de trois ou quatre sortes rapportent 5 ou 10 de plus. Défaussé après chaque époque.</numerusform>
        </translation>
    </message>
    <message>
        <source>People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation>Peuple&#xa0;: avoir le plus de personnages d’une sorte, deux au moins, rapporte 5. Trois ou quatre sortes donnent 1 ou 2 ankhs. Défaussé après chaque époque.</translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation>Chambre&#xa0;: fait partie de votre pyramide. À la fin de la partie, trois d’une couleur rapportent 5, quatre ou plus 10. Vous la gardez.</translation>
    </message>
    <message>
        <source>Plague: each one costs more than the last, every epoch: {points}. You keep it.</source>
        <translation>Plaie&#xa0;: chacune coûte plus que la précédente, à chaque époque&#xa0;: {points}. Vous la gardez.</translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation>Ra&#xa0;: lance une enchère et rapproche la tombée de la nuit.</translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation>Pierre&#xa0;: fait partie de votre pyramide. À la fin de la partie, 3, 6 ou 10 pierres et chambres rapportent 5, 10 ou 20. Vous la gardez.</translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests remove a plague. Discarded after each epoch.</source>
        <translation>Prêtre&#xa0;: quand vous le remportez, vous pouvez retourner un de vos personnages ou bâtiments. Rapporte 2. Trois prêtres renvoient une plaie. Défaussé après chaque époque.</translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation>Ankh&#xa0;: gagné avec des personnages de trois ou quatre sortes. À la fin de la partie, deux rapportent 5, trois 10, quatre ou plus 20. Vous le gardez.</translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation>Civilisation&#xa0;: 3, 4 ou 5 sortes différentes rapportent 5, 10 ou 15. N’en avoir aucune coûte 5. Défaussée après chaque époque.</translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation>Monument&#xa0;: rapporte seulement à la fin de la partie, pour des sortes différentes et pour trois ou plus de la même sorte. Vous le gardez.</translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. Discarded after each epoch.</source>
        <translation>Dieu&#xa0;: à votre tour, jouez-le pour prendre une tuile de la piste, sauf un autre dieu. Rapporte 2 s’il n’est pas joué. Défaussé après chaque époque.</translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation>Or&#xa0;: rapporte 3. Défaussé après chaque époque.</translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.</source>
        <translation>Pharaon&#xa0;: à chaque époque, en avoir le plus rapporte 5, en avoir le moins coûte 2. Vous le gardez.</translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation>Nil&#xa0;: rapporte 1 à chaque époque où vous avez une inondation. Vous le gardez.</translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.</source>
        <translation>Inondation&#xa0;: rapporte 1 et fait rapporter vos tuiles Nil. Défaussée après chaque époque.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two pharaohs.</source>
        <translation>Catastrophe&#xa0;: celui qui la prend perd deux pharaons.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.</source>
        <translation>Catastrophe&#xa0;: celui qui la prend perd deux inondations ou, à défaut, des tuiles Nil.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two civilization tiles.</source>
        <translation>Catastrophe&#xa0;: celui qui la prend perd deux tuiles Civilisation.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two monuments.</source>
        <translation>Catastrophe&#xa0;: celui qui la prend perd deux monuments.</translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation>{rule} Autre face&#xa0;: {tile}.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Farmer</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrier</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Scribe</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Grenier</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation variants="yes">
            <lengthvariant>Chambre rouge</lengthvariant>
            <lengthvariant>Rouge</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation variants="yes">
            <lengthvariant>Chambre bleue</lengthvariant>
            <lengthvariant>Bleue</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation variants="yes">
            <lengthvariant>Chambre verte</lengthvariant>
            <lengthvariant>Verte</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation variants="yes">
            <lengthvariant>Chambre jaune</lengthvariant>
            <lengthvariant>Jaune</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Prêtre</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Plaie</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Ankh</translation>
    </message>
    <message>
        <source>God</source>
        <translation>Dieu</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Pharaon</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inondation</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agriculture</translation>
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
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obélisque</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palais</translation>
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
        <translation variants="yes">
            <lengthvariant>Pyramide à degrés</lengthvariant>
            <lengthvariant>À degrés</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Funérailles</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Sécheresse</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Agitation</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Séisme</translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation>Mausolée</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Sanctuaire</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerre</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>My name will be carved in stone.</source>
        <comment>Said by the winner</comment>
        <translation>Mon nom sera gravé dans la pierre.</translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation>Un dernier soleil bas, et la chance a fait le reste.</translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation>Ce que j’ai bâti sera encore debout dans mille ans.</translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation>Je n’en ai jamais douté. Mes ancêtres non plus.</translation>
    </message>
    <message>
        <source>I spoke, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation>J’ai invoqué Ra, et il a répondu.</translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation>La patience aussi est une prière.</translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation>Le fleuve donne à qui attend la crue.</translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation>J’avais noté comment cela finirait. Voulez-vous le lire&#xa0;?</translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation>Tout à moi, et compté deux fois.</translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation>Vous auriez dû voir vos têtes.</translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation>Encore une tuile. Il en fallait toujours une de plus.</translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation>La balance a parlé. L’affaire est close.</translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation>Je suis venu avec le plus haut soleil et reparti avec tout.</translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation>Ra a choisi.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>This position can’t become a question: no one can bid for a lot in it.</source>
        <translation>Cette position ne peut pas devenir une question&#xa0;: personne ne peut y miser pour un lot.</translation>
    </message>
    <message>
        <source>There are no questions of this kind.</source>
        <translation>Il n’y a aucune question de cette sorte.</translation>
    </message>
    <message>
        <source>The sun you get in return</source>
        <translation>Le soleil reçu en échange</translation>
    </message>
    <message>
        <source>Suns and Ra tiles left</source>
        <translation>Soleils et tuiles Ra qui restent</translation>
    </message>
    <message>
        <source>Tiles you keep</source>
        <translation>Les tuiles que vous gardez</translation>
    </message>
    <message>
        <source>When someone has bid</source>
        <translation>Quand quelqu’un a misé</translation>
    </message>
    <message>
        <source>When only you have suns</source>
        <translation>Quand personne d’autre n’a de soleil</translation>
    </message>
    <message>
        <source>When the next Ra ends the epoch</source>
        <translation>Quand la prochaine tuile Ra termine l’époque</translation>
    </message>
    <message>
        <source>What would you give?</source>
        <translation>Que donneriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Bid a sun for this lot, or pass.</source>
        <translation>Misez un soleil pour ce lot, ou passez.</translation>
    </message>
    <message>
        <source>Now suppose it’s your turn, and no one has started an auction.</source>
        <translation>Imaginez maintenant que ce soit à vous de jouer, sans enchère en cours.</translation>
    </message>
    <message>
        <source>Would you invoke Ra?</source>
        <translation>Invoqueriez-vous Ra&#xa0;?</translation>
    </message>
    <message>
        <source>In the end, how much fame would winning this lot with your {sun} be worth to you?</source>
        <translation>À la fin, combien de gloire vous rapporterait ce lot gagné avec votre {sun}&#xa0;?</translation>
    </message>
    <message>
        <source>Rule of thumb: {rule}</source>
        <translation>Règle pratique&#xa0;: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>%n bonne réponse&#xa0;!</numerusform>
            <numerusform>%n bonnes réponses de suite&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>One of two right</source>
        <translation>Une sur deux</translation>
    </message>
    <message>
        <source>Both right!</source>
        <translation>Les deux sont justes&#xa0;!</translation>
    </message>
    <message>
        <source>“{best}” and “{move}” are about equal.</source>
        <translation>«&#xa0;{best}&#xa0;» et «&#xa0;{move}&#xa0;» se valent à peu près.</translation>
    </message>
    <message>
        <source>{share} kept</source>
        <comment>The share of the fame at stake that was not given away</comment>
        <translation>{share} gardés</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>erreur moyenne de {fame}</numerusform>
            <numerusform>erreur moyenne de {fame}</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {count} questions: {score}. Before that: {before}.</source>
        <comment>{score}: 84% kept</comment>
        <translation>Vos {count} dernières questions&#xa0;: {score}. Avant&#xa0;: {before}.</translation>
    </message>
    <message>
        <source>Aim for {fame} or less.</source>
        <translation>Objectif : {fame} ou moins.</translation>
    </message>
    <message>
        <source>So far: {score}.</source>
        <translation>Jusqu’ici&#xa0;: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Gagner avec votre {sun} vaut pour vous environ {fame} point de gloire&#xa0;; vous avez dit {guess}.</numerusform>
            <numerusform>Gagner avec votre {sun} vaut pour vous environ {fame} points de gloire&#xa0;; vous avez dit {guess}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Mieux&#xa0;: «&#xa0;{best}&#xa0;», qui rapporte environ %n point de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
            <numerusform>Mieux&#xa0;: «&#xa0;{best}&#xa0;», qui rapporte environ %n points de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Exact&#xa0;: «&#xa0;{best}&#xa0;» rapporte environ %n point de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
            <numerusform>Exact&#xa0;: «&#xa0;{best}&#xa0;» rapporte environ %n points de gloire de plus que «&#xa0;{move}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s ten for today. You kept {share} of the fame that was at stake.</source>
        <translation>Et de dix pour aujourd’hui. Vous avez gardé {share} de la gloire en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>Vos estimations de gloire s’écartent en moyenne de {fame} de la vraie valeur. À ce niveau, on gagne environ {games} fois sur 100 contre deux adversaires de niveau Confirmé ; à forces égales, ce serait {even}.</numerusform>
            <numerusform>Vos estimations de gloire s’écartent en moyenne de {fame} de la vraie valeur. À ce niveau, on gagne environ {games} fois sur 100 contre deux adversaires de niveau Confirmé ; à forces égales, ce serait {even}.</numerusform>
        </translation>
    </message>
</context>
</TS>
