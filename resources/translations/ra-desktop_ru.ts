<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>An unofficial fan project. &lt;b&gt;Ra&lt;/b&gt; and &lt;b&gt;Priests of Ra&lt;/b&gt; are games by &lt;b&gt;Reiner Knizia&lt;/b&gt;. This program is not affiliated with him or with the publishers of his games. If you enjoy it, buy the board games.</source>
        <translation>Неофициальный проект поклонников. &lt;b&gt;Ra&lt;/b&gt; и &lt;b&gt;Priests of Ra&lt;/b&gt;&#xa0;— игры &lt;b&gt;Райнера Книции&lt;/b&gt;. Программа никак не связана ни с ним, ни с издателями его игр. Если она вам понравилась, купите настольные игры.</translation>
    </message>
    <message>
        <source>Free software under the MIT License. All artwork and sounds were made for this program.</source>
        <translation>Свободная программа под лицензией MIT. Все рисунки и звуки созданы для этой программы.</translation>
    </message>
    <message>
        <source>Set in &lt;b&gt;Forum&lt;/b&gt; by Denis Masharov and &lt;b&gt;Alegreya Sans&lt;/b&gt; by Juan Pablo del Peral, both under the SIL Open Font License. Built with Qt for Python, under the GNU LGPL.</source>
        <translation>Шрифты: &lt;b&gt;Forum&lt;/b&gt; Дениса Машарова и &lt;b&gt;Alegreya Sans&lt;/b&gt; Хуана Пабло дель Пераля, оба под лицензией SIL Open Font License. Сделано с помощью Qt for Python, лицензия GNU LGPL.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Версия {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>О Qt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>your {sun} for the {centre} in the centre</source>
        <translation>ваш диск {sun} за {centre} из центра</translation>
    </message>
    <message>
        <source>what comes later</source>
        <comment>What only a search sees</comment>
        <translation>что будет позже</translation>
    </message>
    <message>
        <source>your {sun} spent</source>
        <translation>ваш диск {sun} потрачен</translation>
    </message>
    <message>
        <source>“{move}” compared with “{other}”:</source>
        <comment>Above the account of a move: Lot +7 · …</comment>
        <translation>«{move}» в сравнении с «{other}»:</translation>
    </message>
    <message>
        <source>this epoch</source>
        <comment>What the lot scores when this epoch ends</comment>
        <translation>в эту эпоху</translation>
    </message>
    <message>
        <source>kept for later</source>
        <comment>What tiles of the lot are worth in the next epochs</comment>
        <translation>остаётся на потом</translation>
    </message>
    <message>
        <source>what you can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>что из этого ещё можно получить</translation>
    </message>
    <message>
        <source>what it takes from the others</source>
        <comment>Fame that a lot costs other players</comment>
        <translation>что он отнимает у других</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>What the tiles are worth</comment>
        <translation>Лот</translation>
    </message>
    <message>
        <source>the {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>диск {centre} взамен</translation>
    </message>
    <message>
        <source>{tile} kept</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>сохранено: {tile}</translation>
    </message>
    <message>
        <source>one tile fewer on the track</source>
        <comment>Taken with a god</comment>
        <translation>в ряду на один жетон меньше</translation>
    </message>
    <message>
        <source>tiles left on the track for others</source>
        <translation>жетоны остаются другим</translation>
    </message>
    <message>
        <source>another tile</source>
        <comment>On average</comment>
        <translation>новый жетон</translation>
    </message>
    <message>
        <source>risk of Ra</source>
        <translation>риск Ра</translation>
    </message>
    <message>
        <source>lot not won yet</source>
        <translation>лот ещё не выигран</translation>
    </message>
    <message>
        <source>your {sun} kept</source>
        <translation>ваш диск {sun} сохранён</translation>
    </message>
    <message>
        <source>no {centre} in return</source>
        <comment>Of two suns</comment>
        <translation>без диска {centre} взамен</translation>
    </message>
    <message>
        <source>no other tile</source>
        <translation>без нового жетона</translation>
    </message>
    <message>
        <source>{name} kept from this lot</source>
        <translation>{name} остаётся без этого лота</translation>
    </message>
    <message>
        <source>it can still be won</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>лот ещё можно выиграть</translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} очко в конце партии</numerusform>
            <numerusform>= {points} очка в конце партии</numerusform>
            <numerusform>= {points} очков в конце партии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} очко в конце партии, ходы почти равны</numerusform>
            <numerusform>= {points} очка в конце партии, ходы почти равны</numerusform>
            <numerusform>= {points} очков в конце партии, ходы почти равны</numerusform>
        </translation>
    </message>
    <message>
        <source>no risk of Ra</source>
        <translation>без риска Ра</translation>
    </message>
    <message>
        <source>{name} wins the auction</source>
        <translation>{name} выигрывает аукцион</translation>
    </message>
    <message>
        <source>if you win the lot</source>
        <translation>если вы выиграете лот</translation>
    </message>
    <message>
        <source>better for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>на пользу игроку {name}</translation>
    </message>
    <message>
        <source>worse for {name}</source>
        <comment>One side of a tile than the other</comment>
        <translation>во вред игроку {name}</translation>
    </message>
    <message>
        <source>keeps it from the others</source>
        <comment>The lot</comment>
        <translation>лот не достаётся другим</translation>
    </message>
    <message>
        <source>{other} given up</source>
        <comment>{other} is a label: Pharaoh</comment>
        <translation>потеря: {other}</translation>
    </message>
    <message>
        <source>someone else can win it</source>
        <comment>The lot, if it stays on the track</comment>
        <translation>лот может выиграть кто-то другой</translation>
    </message>
    <message>
        <source>{name} outbids you with the {price}</source>
        <translation>{name} перебивает вас диском {price}</translation>
    </message>
    <message>
        <source>{name} keeps the {price}</source>
        <comment>A sun that would be spent if you passed</comment>
        <translation>{name} сохраняет диск {price}</translation>
    </message>
    <message>
        <source>keeps it from {name}</source>
        <comment>The lot</comment>
        <translation>{name} остаётся без лота</translation>
    </message>
    <message>
        <source>chance of Ra</source>
        <comment>The next tile may be Ra, for the better</comment>
        <translation>шанс на Ра</translation>
    </message>
    <message>
        <source>no Ra tile</source>
        <translation>без жетона Ра</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Scoring</source>
        <comment>Button: shows every scoring rule</comment>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <comment>Button: shows everything at once until the person&apos;s next decision</comment>
        <translation>Промотать</translation>
    </message>
    <message>
        <source>Skip to scoring</source>
        <comment>Button: shows the rest of the epoch at once</comment>
        <translation>К подсчёту очков</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Взять жетон</translation>
    </message>
    <message>
        <source>Spend god</source>
        <translation>Жетон богов</translation>
    </message>
    <message>
        <source>Keep god</source>
        <comment>Button: does not spend the god after all</comment>
        <translation>Не тратить</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>Button: a verb</comment>
        <translation>Сделать ставку</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Взять жетон {tile}</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Взять жетон</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Turn over</source>
        <comment>Button: turns over a tile</comment>
        <translation>Перевернуть</translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Мешочек: %n жетон</numerusform>
            <numerusform>Мешочек: %n жетона</numerusform>
            <numerusform>Мешочек: %n жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>next tile is Ra: {chance}</source>
        <translation>следующий&#xa0;— Ра: {chance}</translation>
    </message>
    <message>
        <source>{tile}: {left} left in the bag</source>
        <translation>{tile}: в мешочке {left}</translation>
    </message>
    <message>
        <source>In the bag: {left} of {total}</source>
        <translation>В мешочке: {left} из {total}</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Жетоны в мешочке</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>В мешочке это есть на одной из сторон у %n жетона</numerusform>
            <numerusform>В мешочке это есть на одной из сторон у %n жетонов</numerusform>
            <numerusform>В мешочке это есть на одной из сторон у %n жетонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The epoch is over.</source>
        <translation>Эпоха завершена.</translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster}&#xa0;— выберите жетон для сброса (осталось: %n)</numerusform>
            <numerusform>{disaster}&#xa0;— выберите жетон для сброса (осталось: %n)</numerusform>
            <numerusform>{disaster}&#xa0;— выберите жетон для сброса (осталось: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster}&#xa0;— {name} сбрасывает жетоны (осталось: %n)</numerusform>
            <numerusform>{disaster}&#xa0;— {name} сбрасывает жетоны (осталось: %n)</numerusform>
            <numerusform>{disaster}&#xa0;— {name} сбрасывает жетоны (осталось: %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose which side to show: {tile} or {other}</source>
        <translation>Выберите сторону жетона: {tile} или {other}</translation>
    </message>
    <message>
        <source>{name} is choosing which side to show: {tile} or {other}</source>
        <translation>{name} выбирает сторону жетона: {tile} или {other}</translation>
    </message>
    <message>
        <source>Spend another god, or end your turn</source>
        <translation>Потратьте ещё один жетон богов или завершите ход</translation>
    </message>
    <message>
        <source>{name} may spend another god</source>
        <translation>{name} может потратить ещё один жетон богов</translation>
    </message>
    <message>
        <source>The track is full – you must invoke Ra</source>
        <translation>Ряд заполнен&#xa0;— вам нужно воззвать к Ра</translation>
    </message>
    <message>
        <source>The track is full – invoke Ra or spend a god</source>
        <translation>Ряд заполнен&#xa0;— воззовите к Ра или потратьте жетон богов</translation>
    </message>
    <message>
        <source>The track is full – {name}’s turn</source>
        <translation>Ряд заполнен&#xa0;— ходит {name}</translation>
    </message>
    <message>
        <source>Your turn – draw a tile or invoke Ra</source>
        <translation>Ваш ход&#xa0;— возьмите жетон или воззовите к Ра</translation>
    </message>
    <message>
        <source>Your turn – draw a tile, invoke Ra or spend a god</source>
        <translation>Ваш ход&#xa0;— возьмите жетон, воззовите к Ра или потратьте жетон богов</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Ходит {name}</translation>
    </message>
    <message>
        <source>Your god will take {tile} – or choose another tile</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Ваш бог возьмёт жетон: {tile}&#xa0;— или выберите другой</translation>
    </message>
    <message>
        <source>{name} may turn over a tile</source>
        <translation>{name} может перевернуть жетон</translation>
    </message>
    <message>
        <source>Turn over one of your tiles, or leave them as they are</source>
        <translation>Переверните один из своих жетонов или оставьте всё как есть</translation>
    </message>
    <message>
        <source>There are no tiles to win, only the sun in the centre.</source>
        <translation>Жетонов в лоте нет, только диск в центре.</translation>
    </message>
    <message>
        <source>bidding</source>
        <comment>Under a player&apos;s name</comment>
        <translation>ставка или пас</translation>
    </message>
    <message>
        <source>discarding a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>сброс жетона</translation>
    </message>
    <message>
        <source>choosing a side</source>
        <comment>Under a player&apos;s name: of the tile drawn</comment>
        <translation>выбор стороны</translation>
    </message>
    <message>
        <source>turning over a tile</source>
        <comment>Under a player&apos;s name</comment>
        <translation>смена стороны</translation>
    </message>
    <message>
        <source>spending a god</source>
        <comment>Under a player&apos;s name</comment>
        <translation>ход жетоном богов</translation>
    </message>
    <message>
        <source>out of suns</source>
        <comment>Under a player&apos;s name</comment>
        <translation>дисков нет</translation>
    </message>
    <message>
        <source>Everyone passes.</source>
        <translation>Все пасуют.</translation>
    </message>
    <message>
        <source>No one else has a sun.</source>
        <translation>Больше ни у кого нет дисков.</translation>
    </message>
    <message>
        <source>Ra!</source>
        <translation>Ра!</translation>
    </message>
    <message>
        <source>The track is full!</source>
        <translation>Ряд заполнен!</translation>
    </message>
    <message>
        <source>You must bid</source>
        <translation>Вам придётся сделать ставку</translation>
    </message>
    <message>
        <source>{name} must bid</source>
        <translation>Ставку придётся сделать игроку {name}</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Вам остаётся только спасовать</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Сделайте ставку или спасуйте</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>Under the name of the person at the screen</comment>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>The auction track is empty.</source>
        <translation>Аукционный ряд пуст.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Отменить ход или играть дальше?</translation>
    </message>
    <message>
        <source>The others are waiting – play on?</source>
        <translation>Остальные ждут. Играть дальше?</translation>
    </message>
    <message>
        <source>Still drawing – press any key to stop</source>
        <translation>Берём жетон за жетоном&#xa0;— остановит любая клавиша</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bag</source>
        <translation>Мешочек</translation>
    </message>
    <message>
        <source>Centre sun</source>
        <translation>Диск в центре</translation>
    </message>
    <message>
        <source>Auction track</source>
        <translation>Аукционный ряд</translation>
    </message>
    <message>
        <source>The next tile goes on the leftmost empty space.</source>
        <translation>Следующий жетон ложится на первое слева свободное деление.</translation>
    </message>
    <message>
        <source>Night has fallen</source>
        <translation>Наступила ночь</translation>
    </message>
    <message>
        <source>When the last space is filled, night falls and the epoch ends at once.</source>
        <translation>Когда заполняется последнее деление, наступает ночь и эпоха сразу завершается.</translation>
    </message>
    <message>
        <source>Click it twice, or drag it onto the board, to invoke Ra and start an auction.</source>
        <translation>Нажмите на неё дважды или перетащите её на планшет, чтобы воззвать к Ра и начать аукцион.</translation>
    </message>
    <message>
        <source>Held by the player who invoked Ra or drew a Ra tile, until the auction ends.</source>
        <translation>На время аукциона достаётся тому, кто воззвал к Ра или взял жетон Ра.</translation>
    </message>
    <message>
        <source>Ra figure</source>
        <translation>Статуя Ра</translation>
    </message>
    <message>
        <source>The winner of the auction takes this sun, face down, and leaves the winning sun in its place.</source>
        <translation>Победитель аукциона берёт этот диск лицевой стороной вниз и оставляет тот, которым сделал ставку.</translation>
    </message>
    <message>
        <source>You haven’t bid yet</source>
        <translation>Вы ещё не сделали ставку</translation>
    </message>
    <message>
        <source>{name} hasn’t bid yet</source>
        <translation>{name} пока без ставки</translation>
    </message>
    <message>
        <source>Value of the lot</source>
        <comment>Above a table of players</comment>
        <translation>Ценность лота</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Планшет аукциона</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Drawn tile: {tile}</source>
        <translation>Взятый жетон: {tile}</translation>
    </message>
    <message>
        <source>Taking effect: {tile}</source>
        <comment>A disaster that takes tiles, or a priest that turns one over</comment>
        <translation>Разыгрывается: {tile}</translation>
    </message>
    <message>
        <source>The bag is closed</source>
        <translation>Мешочек закрыт</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles, so what is left in the bag isn’t shown.</source>
        <translation>Смотреть сброшенные жетоны нельзя никому, поэтому содержимое мешочка скрыто.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Pyramid</source>
        <comment>The one that is built of stones and chambers</comment>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Камни</translation>
    </message>
    <message>
        <source>Floods</source>
        <translation>Паводки</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Bek</source>
        <translation>Бек</translation>
    </message>
    <message>
        <source>Hemiunu</source>
        <translation>Хемиуну</translation>
    </message>
    <message>
        <source>Ahmose</source>
        <translation>Яхмос</translation>
    </message>
    <message>
        <source>Ipuki</source>
        <translation>Ипуки</translation>
    </message>
    <message>
        <source>Henutmehyt</source>
        <translation>Хенутмехит</translation>
    </message>
    <message>
        <source>Nakht</source>
        <translation>Нахт</translation>
    </message>
    <message>
        <source>Ptahhotep</source>
        <translation>Птаххотеп</translation>
    </message>
    <message>
        <source>Kawit</source>
        <translation>Кауит</translation>
    </message>
    <message>
        <source>Paneb</source>
        <translation>Панеб</translation>
    </message>
    <message>
        <source>Meryt</source>
        <translation>Мерит</translation>
    </message>
    <message>
        <source>Rekhmire</source>
        <translation>Рехмира</translation>
    </message>
    <message>
        <source>Horemheb</source>
        <translation>Хоремхеб</translation>
    </message>
    <message>
        <source>Bids low suns and saves the high ones for a better day.</source>
        <translation>Ставит младшие диски, а старшие бережёт до лучших дней.</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a monument.</source>
        <translation>Видит камень&#xa0;— думает о монументе.</translation>
    </message>
    <message>
        <source>Born to rule. Collects pharaohs, and high suns from the centre.</source>
        <translation>Рождён править. Собирает фараонов и старшие диски из центра.</translation>
    </message>
    <message>
        <source>Invokes Ra before anyone else has counted the tiles.</source>
        <translation>Взывает к Ра прежде, чем остальные сосчитают жетоны.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and waits for the right moment.</source>
        <translation>Ждёт, пока к Ра воззовут другие, и выбирает верный момент.</translation>
    </message>
    <message>
        <source>Lives by the river: floods first, then every Nile tile.</source>
        <translation>Живёт у реки: сначала паводки, потом каждый жетон Нила.</translation>
    </message>
    <message>
        <source>Collects writing, art and astronomy. Likes a little of everything.</source>
        <translation>Собирает письменность, искусство и астрономию. Любит всего понемногу.</translation>
    </message>
    <message>
        <source>Hoards gold and gods, and hates to spend either.</source>
        <translation>Копит золото и жетоны богов и терпеть не может их тратить.</translation>
    </message>
    <message>
        <source>Wants whatever someone else needs most.</source>
        <translation>Хочет того, что нужнее всего кому-то другому.</translation>
    </message>
    <message>
        <source>Draws one more tile even when the next Ra would end the epoch.</source>
        <translation>Берёт ещё один жетон, даже если следующий Ра завершит эпоху.</translation>
    </message>
    <message>
        <source>Avoids disasters, and invokes Ra before time runs out.</source>
        <translation>Избегает бедствий и взывает к Ра, пока не поздно.</translation>
    </message>
    <message>
        <source>Bids the highest sun and never looks back.</source>
        <translation>Ставит старший диск и никогда ни о чём не жалеет.</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>азартный игрок</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>строитель</translation>
    </message>
    <message>
        <source>the impatient one</source>
        <comment>Somebody who invokes Ra early</comment>
        <translation>торопыга</translation>
    </message>
    <message>
        <source>the patient priestess</source>
        <translation>терпеливая жрица</translation>
    </message>
    <message>
        <source>the farmer</source>
        <translation>земледелец</translation>
    </message>
    <message>
        <source>the scholar</source>
        <translation>учёный</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>скряга</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>вредитель</translation>
    </message>
    <message>
        <source>the daredevil</source>
        <translation>сорвиголова</translation>
    </message>
    <message>
        <source>the magistrate</source>
        <translation>судья</translation>
    </message>
    <message>
        <source>the general</source>
        <translation>полководец</translation>
    </message>
    <message>
        <source>Sees a stone and thinks of a pyramid.</source>
        <translation>Видит камень&#xa0;— думает о пирамиде.</translation>
    </message>
    <message>
        <source>Born to rule. Collects people, and high suns from the centre.</source>
        <translation>Рождён править. Собирает жителей и старшие диски из центра.</translation>
    </message>
    <message>
        <source>Lets others invoke Ra, and never has enough priests.</source>
        <translation>Ждёт, пока к Ра воззовут другие; жрецов вечно не хватает.</translation>
    </message>
    <message>
        <source>Collects farmers and granaries first. No one rules on an empty stomach.</source>
        <translation>Сначала собирает земледельцев и амбары. Натощак не правят.</translation>
    </message>
    <message>
        <source>Collects scribes and libraries, and a little of everything.</source>
        <translation>Собирает писцов, библиотеки и всего понемногу.</translation>
    </message>
    <message>
        <source>Collects merchants and markets. Everything has its price.</source>
        <translation>Собирает торговцев и рынки. Всему своя цена.</translation>
    </message>
    <message>
        <source>Avoids plagues, and invokes Ra before time runs out.</source>
        <translation>Избегает напастей и взывает к Ра, пока не поздно.</translation>
    </message>
    <message>
        <source>Bids the highest sun for warriors and fortresses.</source>
        <translation>Ставит старший диск за воинов и крепости.</translation>
    </message>
    <message>
        <source>the pharaoh’s heir</source>
        <translation>наследник фараона</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>Лучше было «{move}»: ваш выбор обошёлся примерно в %n очко.</numerusform>
            <numerusform>Лучше было «{move}»: ваш выбор обошёлся примерно в %n очка.</numerusform>
            <numerusform>Лучше было «{move}»: ваш выбор обошёлся примерно в %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>Ход «{move}» сначала выглядит лучше, но приносит примерно на %n очко меньше.</numerusform>
            <numerusform>Ход «{move}» сначала выглядит лучше, но приносит примерно на %n очка меньше.</numerusform>
            <numerusform>Ход «{move}» сначала выглядит лучше, но приносит примерно на %n очков меньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest sun, the {sun}; you have {suns}.</source>
        <translation>Старший диск, {sun}, у игрока {name}; у вас: {suns}.</translation>
    </message>
    <message>
        <source>The winner of the first auction takes the {centre} from the centre for the next epoch.</source>
        <translation>Победитель первого аукциона берёт из центра диск {centre} на следующую эпоху.</translation>
    </message>
    <message>
        <source>Suns score at the end of this epoch: yours total {sum}; the highest total is {most}, the lowest {least}.</source>
        <translation>Диски принесут очки в конце этой эпохи: сумма ваших&#xa0;— {sum}; самая большая&#xa0;— {most}, самая маленькая&#xa0;— {least}.</translation>
    </message>
    <message>
        <source>Next opponents in the quick game: {level}.</source>
        <translation>Следующие соперники в быстрой партии: {level}.</translation>
    </message>
    <message>
        <source>After three games, the coach leaves you to it. You can turn it back on in the Settings menu.</source>
        <translation>После трёх партий тренер отпускает вас в свободное плавание. Снова включить его можно в меню «Настройка».</translation>
    </message>
    <message>
        <source>Your {sun} is the highest sun: no one can outbid it, so keep it for a good lot.</source>
        <translation>Ваш диск {sun}&#xa0;— старший: его никто не перебьёт, так что берегите его для хорошего лота.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Well played</source>
        <translation>Отличный ход</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Decide again, as with Undo</source>
        <translation>Решить заново, как по команде «Отменить»</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Без тренера</translation>
    </message>
    <message>
        <source>The coach stays quiet until you turn it back on in the Settings menu</source>
        <translation>Тренер молчит, пока вы снова не включите его в меню «Настройка»</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Lapis</source>
        <translation>Лазурит</translation>
    </message>
    <message>
        <source>Carnelian</source>
        <translation>Сердолик</translation>
    </message>
    <message>
        <source>Malachite</source>
        <translation>Малахит</translation>
    </message>
    <message>
        <source>Amethyst</source>
        <translation>Аметист</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Охра</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hints are turned off in the preferences</source>
        <translation>Подсказки отключены в параметрах</translation>
    </message>
    <message>
        <source>The window is too narrow for the side panel</source>
        <translation>Окно слишком узкое для боковой панели</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Quic&amp;k game</source>
        <translation>&amp;Быстрая партия</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>&amp;Journey and deal of the day</source>
        <translation>Путешествие и раздача дня</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Неда&amp;вние партии</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Коп&amp;ировать позицию</translation>
    </message>
    <message>
        <source>Past&amp;e position</source>
        <extracomment>Begins a game from the position on the clipboard</extracomment>
        <translation>Вс&amp;тавить позицию</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Расставить позицию…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Сохранённые &amp;партии…</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Ст&amp;атистика</translation>
    </message>
    <message>
        <source>Leave the &amp;lesson</source>
        <translation>Выйти из &amp;урока</translation>
    </message>
    <message>
        <source>Leave the &amp;puzzle</source>
        <translation>Выйти из &amp;задачи</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>На&amp;чальная страница</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вы&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Edit player…</source>
        <extracomment>The one who plays: name, face, colour</extracomment>
        <translation>&amp;Изменить игрока…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Взять &amp;жетон</translation>
    </message>
    <message>
        <source>Choos&amp;e the person side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Выбрать сторону с жи&amp;телем</translation>
    </message>
    <message>
        <source>Choose the bu&amp;ilding side</source>
        <extracomment>Of a two-sided tile</extracomment>
        <translation>Выбрать сторону с по&amp;стройкой</translation>
    </message>
    <message>
        <source>Invoke &amp;Ra</source>
        <translation>Воззвать к &amp;Ра</translation>
    </message>
    <message>
        <source>Spend a &amp;god…</source>
        <translation>Потратить жетон &amp;богов…</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Завершить ход</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>С&amp;пасовать</translation>
    </message>
    <message>
        <source>&amp;Turn over a tile…</source>
        <translation>Перевернуть жето&amp;н…</translation>
    </message>
    <message>
        <source>&amp;Keep all tiles as they are</source>
        <extracomment>Turns over no tile</extracomment>
        <translation>Оставить всё &amp;как есть</translation>
    </message>
    <message>
        <source>Pass in the next auction, too</source>
        <translation>Пасовать и в следующем аукционе</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Подсказк&amp;а</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <extracomment>A submenu: to choose a move with the arrow keys</extracomment>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Se&amp;lect next</source>
        <translation>Выбрать следу&amp;ющее</translation>
    </message>
    <message>
        <source>Select pre&amp;vious</source>
        <translation>Выбрать предыду&amp;щее</translation>
    </message>
    <message>
        <source>&amp;Confirm the selection</source>
        <translation>Подтвер&amp;дить выбор</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <extracomment>A submenu: how fast the bots play</extracomment>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Skip the &amp;animation</source>
        <translation>Пропустить ани&amp;мацию</translation>
    </message>
    <message>
        <source>Skip to my ne&amp;xt decision</source>
        <translation>Промотать до моего р&amp;ешения</translation>
    </message>
    <message>
        <source>Cha&amp;nge the speed</source>
        <translation>&amp;Изменить скорость</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <extracomment>A submenu: to look through the moves of the game</extracomment>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Repla&amp;y the game</source>
        <translation>Просмотр &amp;хода партии</translation>
    </message>
    <message>
        <source>Replay &amp;back one move</source>
        <translation>Ша&amp;г назад</translation>
    </message>
    <message>
        <source>Replay &amp;forward one move</source>
        <translation>&amp;Шаг вперёд</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Верн&amp;уться к партии</translation>
    </message>
    <message>
        <source>Ask: the &amp;Ra track, and the chance that the next tile is Ra</source>
        <translation>Спросить: трек &amp;Ра и вероятность, что следующий жетон&#xa0;— Ра</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>Разбор партии</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>Места за сто&amp;лом</translation>
    </message>
    <message>
        <source>Look at a &amp;player</source>
        <translation>Посмотреть на &amp;игрока</translation>
    </message>
    <message>
        <source>Scoring overvie&amp;w</source>
        <translation>За что дают &amp;очки</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;Turn the table to the current player</source>
        <translation>Поворачивать &amp;стол к тому, кто ходит</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Параметры…</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Научиться играть…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Задачи…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Что это?</translation>
    </message>
    <message>
        <source>&amp;About Ra Desktop</source>
        <translation>&amp;О программе Ra Desktop</translation>
    </message>
    <message>
        <source>Play this &amp;deal again…</source>
        <translation>Сыграть эту раздачу ещё раз…</translation>
    </message>
    <message>
        <source>Ask: &amp;what can I do?</source>
        <translation>Спросить: &amp;что я могу сделать?</translation>
    </message>
    <message>
        <source>Ask: the &amp;auction track, and what it is worth</source>
        <translation>Спросить: &amp;аукционный ряд и что он принесёт</translation>
    </message>
    <message>
        <source>Ask: my &amp;suns</source>
        <translation>Спросить: мои &amp;диски</translation>
    </message>
    <message>
        <source>Ask: &amp;everyone’s suns, and who can outbid me</source>
        <translation>Спросить: диски &amp;всех и кто может перебить мою ставку</translation>
    </message>
    <message>
        <source>Ask: &amp;my tiles, and what they score</source>
        <translation>Спросить: мои &amp;жетоны и сколько они приносят</translation>
    </message>
    <message>
        <source>Ask: the ba&amp;g</source>
        <translation>Спросить: &amp;мешочек</translation>
    </message>
    <message>
        <source>Ask: what happened &amp;last</source>
        <translation>Спросить: что &amp;произошло</translation>
    </message>
    <message>
        <source>What is i&amp;t worth?</source>
        <translation>Сколько э&amp;то стоит?</translation>
    </message>
    <message>
        <source>Ask a&amp;bout the table</source>
        <translation>Вопрос&amp;ы о партии</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <extracomment>A submenu: who plays at this computer</extracomment>
        <translation>И&amp;грок</translation>
    </message>
    <message>
        <source>&amp;Add a player…</source>
        <translation>&amp;Добавить игрока…</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Скопировать результат</translation>
    </message>
    <message>
        <source>Draw until a &amp;Ra tile comes</source>
        <translation>Брать до жетона &amp;Ра</translation>
    </message>
    <message>
        <source>Draw until a &amp;disaster comes</source>
        <translation>Брать до &amp;бедствия</translation>
    </message>
    <message>
        <source>Draw until there are &amp;4 tiles</source>
        <translation>Брать, пока не будет &amp;4 жетона</translation>
    </message>
    <message>
        <source>Draw until there are &amp;6 tiles</source>
        <translation>Брать, пока не будет &amp;6 жетонов</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;5</source>
        <translation>Брать, пока лот не принесёт &amp;5</translation>
    </message>
    <message>
        <source>Draw until the lot scores &amp;10</source>
        <translation>Брать, пока лот не принесёт &amp;10</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Играть с &amp;друзьями…</translation>
    </message>
    <message>
        <source>Draw until…</source>
        <translation>Брать, пока…</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Больше не пасовать</translation>
    </message>
    <message>
        <source>Show account</source>
        <translation>Показать расчёт</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Приостановить ботов</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Take-backs aren’t allowed in this game</source>
        <translation>В этой партии отменять ходы нельзя</translation>
    </message>
    <message>
        <source>&amp;Edit {name}…</source>
        <translation>&amp;Изменить: {name}…</translation>
    </message>
    <message>
        <source>Hide account</source>
        <translation>Скрыть расчёт</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Без персонажа</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games</source>
        <translation>Подходящих партий нет</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Сохранённых партий пока нет</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>The rule set: Ra or Priests of Ra</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>A share in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Priests of Ra</source>
        <translation>Priests of Ra</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>A tab</comment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Bid {sun}</source>
        <comment>Bid is a verb</comment>
        <translation>Ставка {sun}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <comment>Button. {tile} is a label: Pharaoh</comment>
        <translation>Сбросить жетон {tile}</translation>
    </message>
    <message>
        <source>{tile} side up</source>
        <comment>Of a two-sided tile</comment>
        <translation>Сторона {tile}</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <comment>Turn over no tile</comment>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Не совсем</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Epoch {number}</source>
        <translation>Эпоха {number}</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Побеждает {name}!</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <comment>What somebody says, in quotation marks</comment>
        <translation>«{line}»</translation>
    </message>
    <message>
        <source>none</source>
        <comment>No suns</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>, </source>
        <comment>Between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sun {sun}</source>
        <translation>Диск {sun}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Tiles that show people</comment>
        <translation>Народ</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Постройки</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Камеры</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Жрецы</translation>
    </message>
    <message>
        <source>Plagues</source>
        <translation>Напасти</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Анхи</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Боги</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Монументы</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Фараоны</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Цивилизация</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Бедствия</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Мешочек пуст.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>Of a player: what was done in the auction</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>{name} is bidding</source>
        <translation>Ставку делает {name}</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <translation>Ходит {name}</translation>
    </message>
    <message>
        <source>bid: {sun}</source>
        <comment>Under or beside a player&apos;s name: bid is a noun</comment>
        <translation>ставка: {sun}</translation>
    </message>
    <message>
        <source>You invoke Ra.</source>
        <translation>Вы взываете к Ра.</translation>
    </message>
    <message>
        <source>{name} invokes Ra.</source>
        <translation>{name} взывает к Ра.</translation>
    </message>
    <message>
        <source>You bid {sun}.</source>
        <translation>Ваша ставка: {sun}.</translation>
    </message>
    <message>
        <source>{name} bids {sun}.</source>
        <translation>{name} делает ставку&#xa0;{sun}.</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ра</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} пасует.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>Button: does not delete anything after all</comment>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>Результат скопирован в буфер обмена текстом и картинкой.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} из {all}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>Of a chart: before the first epoch</comment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>The end of a list in a sentence: Fortress, Temple and Sphinx</comment>
        <translation>{items} и {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>The end of a choice in a sentence: 4, 7 or 9</comment>
        <translation>{items} или {last}</translation>
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
            <numerusform>{number} очко</numerusform>
            <numerusform>{number} очка</numerusform>
            <numerusform>{number} очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of 100 games</source>
        <comment>A number, with or without a sign</comment>
        <translation>{number} из 100 партий</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>The game can’t be continued</source>
        <translation>Партию нельзя продолжить</translation>
    </message>
    <message>
        <source>Face down: can’t be used until the next epoch.</source>
        <translation>Лицевой стороной вниз: до следующей эпохи использовать нельзя.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Share the result</source>
        <translation>Поделиться результатом</translation>
    </message>
    <message>
        <source>Copy picture and text</source>
        <translation>Скопировать картинку и текст</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>The picture couldn’t be saved</source>
        <translation>Не удалось сохранить картинку</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>won</source>
        <comment>Of a mark of a place</comment>
        <translation>отметка получена</translation>
    </message>
    <message>
        <source>not won yet</source>
        <comment>Of a mark of a place</comment>
        <translation>отметки ещё нет</translation>
    </message>
    <message>
        <source>New feat: {feat}</source>
        <translation>Новое достижение: {feat}</translation>
    </message>
    <message>
        <source>Reach the place</source>
        <translation>Пройти это место</translation>
    </message>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Победить с отрывом не меньше %n очка</numerusform>
            <numerusform>Победить с отрывом не меньше %n очков</numerusform>
            <numerusform>Победить с отрывом не меньше %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Win without a mistake, as the review sees it</source>
        <translation>Победить без ошибок (по итогам разбора)</translation>
    </message>
    <message>
        <source>Bots are still playing this deal in your seat. You’ll see here how they do.</source>
        <translation>Боты ещё играют эту раздачу на вашем месте. Здесь появятся их результаты.</translation>
    </message>
    <message>
        <source>The next deal comes at midnight.</source>
        <translation>Следующая раздача появится в полночь.</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>Та же раздача</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}: %n победа</numerusform>
            <numerusform>{name}: %n победы</numerusform>
            <numerusform>{name}: %n побед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n партия вместе</numerusform>
            <numerusform>%n партии вместе</numerusform>
            <numerusform>%n партий вместе</numerusform>
        </translation>
    </message>
    <message>
        <source>{change} with this game</source>
        <translation>{change} за эту партию</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>Next: {place}</source>
        <comment>A button: sets out for the next place</comment>
        <translation>Дальше: {place}</translation>
    </message>
    <message>
        <source>Same deal again…</source>
        <translation>Та же раздача ещё раз…</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <comment>In the ranking: 2nd of 4</comment>
        <translation>{place} из {players}</translation>
    </message>
    <message>
        <source>more than {level} ({fame})</source>
        <translation>больше, чем {level} ({fame})</translation>
    </message>
    <message>
        <source>as much as {level} ({fame})</source>
        <translation>столько же, сколько {level} ({fame})</translation>
    </message>
    <message>
        <source>less than {level} ({fame})</source>
        <translation>меньше, чем {level} ({fame})</translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}: моё место&#xa0;— {place} из {players}, %n победное очко.</numerusform>
            <numerusform>{title}, {date}: моё место&#xa0;— {place} из {players}, %n победных очка.</numerusform>
            <numerusform>{title}, {date}: моё место&#xa0;— {place} из {players}, %n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>I played with help.</source>
        <translation>Игра с подсказками.</translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message>
        <source>Old Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Древнее царство</translation>
    </message>
    <message>
        <source>Middle Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Среднее царство</translation>
    </message>
    <message>
        <source>New Kingdom</source>
        <comment>Name of an epoch, as a heading</comment>
        <translation>Новое царство</translation>
    </message>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>До ночи ещё %n жетон Ра</numerusform>
            <numerusform>До ночи ещё %n жетона Ра</numerusform>
            <numerusform>До ночи ещё %n жетонов Ра</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can keep playing.</source>
        <translation>Что-то пошло не так. Партия сохранена, и вы можете играть дальше.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Показать журнал</translation>
    </message>
    <message>
        <source>Continue from autosave</source>
        <translation>Продолжить с автосохранения</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Перейти на начальную страницу</translation>
    </message>
    <message>
        <source>Ra Desktop has been removed</source>
        <translation>Программа Ra Desktop удалена</translation>
    </message>
    <message>
        <source>Its files are no longer on this computer, so it has to close. Your games are safe.</source>
        <translation>Её файлов больше нет на этом компьютере, поэтому она закроется. Ваши партии целы.</translation>
    </message>
    <message>
        <source>The file is damaged: {reason}.</source>
        <translation>Файл повреждён: {reason}.</translation>
    </message>
    <message>
        <source>The game in the file breaks the rules: {reason}.</source>
        <translation>Партия в файле нарушает правила: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({reason}). Your games are safe. The log has the details.</source>
        <translation>Произошла непредвиденная ошибка («{reason}»). Ваши партии целы. Подробности в журнале.</translation>
    </message>
    <message>
        <source>The game got stuck</source>
        <translation>Партия зависла</translation>
    </message>
    <message>
        <source>Ra Desktop can’t start</source>
        <translation>Не удалось запустить Ra Desktop</translation>
    </message>
    <message>
        <source>Something it needs is missing or damaged, so try installing it again. Your saved games are safe.
The log has the details: {file}</source>
        <translation>Чего-то не хватает или что-то повреждено: попробуйте установить Ra Desktop заново. Ваши сохранённые партии целы.
Подробности в журнале: {file}</translation>
    </message>
    <message>
        <source>This isn’t a saved game from Ra Desktop: {reason}.</source>
        <translation>Это не сохранённая партия Ra Desktop: {reason}.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Ra Desktop ({reason}). Update the program to open it.</source>
        <translation>Файл сохранён более новой версией Ra Desktop ({reason}). Обновите программу, чтобы открыть его.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Не удалось прочитать файл: {reason}.</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}. Nothing is lost.</source>
        <translation>Не удалось сохранить файл: {reason}. Ничего не потеряно.</translation>
    </message>
    <message>
        <source>{problem}
Where in the file: {place}</source>
        <translation>{problem}
Место в файле: {place}</translation>
    </message>
    <message>
        <source>The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}.</source>
        <translation>Файл был повреждён, поэтому создан новый. Повреждённый файл сохранён под именем {file}.</translation>
    </message>
    <message>
        <source>Some entries were damaged and left out. The original file is kept as {file}.</source>
        <translation>Некоторые записи были повреждены и пропущены. Исходный файл сохранён под именем {file}.</translation>
    </message>
    <message>
        <source>The file can’t be read ({reason}). Until it can, nothing is saved in it.</source>
        <translation>Не удалось прочитать файл ({reason}). Пока это так, в него ничего не сохраняется.</translation>
    </message>
    <message>
        <source>Changes can’t be saved ({reason}). They last until you close Ra Desktop.</source>
        <translation>Не удалось сохранить изменения ({reason}). Они действуют, пока вы не закроете Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Your own move</source>
        <translation>Ход из вашей партии</translation>
    </message>
    <message>
        <source>Show the best move and why</source>
        <translation>Показать лучший ход и объяснить почему</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Оставить эту задачу на потом</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>That’s my guess</source>
        <translation>Моя оценка</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Решено!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{next}: next item. {close}: close.</source>
        <comment>Keys, in a bubble</comment>
        <translation>{next}: следующий элемент. {close}: закрыть.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Bow</source>
        <translation>Лук</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кошка</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Корона</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Сокол</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Веер</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Рыба</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Виноград</translation>
    </message>
    <message>
        <source>Harp</source>
        <translation>Арфа</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Кувшин</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Парус</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Посох</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>Feat</source>
        <translation>Достижение</translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Впервые</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Достижения</translation>
    </message>
    <message>
        <source>Compares you with the bots’ levels. Your results count, and so does what your choices cost; the luck of the tiles counts less.</source>
        <translation>Сравнивает вас с уровнями ботов. Важны и результаты, и то, во что обошлись ваши решения; везение с жетонами значит меньше.</translation>
    </message>
    <message>
        <source>Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a player usually does.</source>
        <translation>Не учтены в рейтинге и достижениях: {count}. Ходы отменялись, или вы знали больше, чем обычно знает игрок.</translation>
    </message>
    <message>
        <source>Finished a game</source>
        <translation>Сыграна партия</translation>
    </message>
    <message>
        <source>Won a game</source>
        <translation>Выиграна партия</translation>
    </message>
    <message>
        <source>Won three games in a row</source>
        <translation>Три победы подряд</translation>
    </message>
    <message>
        <source>Won five games in a row</source>
        <translation>Пять побед подряд</translation>
    </message>
    <message>
        <source>Finished ten games</source>
        <translation>Сыграно десять партий</translation>
    </message>
    <message>
        <source>Finished a hundred games</source>
        <translation>Сыграно сто партий</translation>
    </message>
    <message>
        <source>Won with five at the table</source>
        <translation>Победа за столом на пятерых</translation>
    </message>
    <message>
        <source>Won all three games: Classic, Solar boat and Priests of Ra</source>
        <translation>Победы во всех трёх играх: классической, с солнечной ладьёй и Priests of Ra</translation>
    </message>
    <message>
        <source>Won with two, three, four and five players</source>
        <translation>Победы за столом на двоих, троих, четверых и пятерых</translation>
    </message>
    <message>
        <source>Ended a game with 50 fame or more</source>
        <translation>Не меньше 50 победных очков в партии</translation>
    </message>
    <message>
        <source>Won by 20 fame or more</source>
        <translation>Победа с отрывом в 20 победных очков или больше</translation>
    </message>
    <message>
        <source>Won by the tie-break</source>
        <translation>Победа при равенстве очков</translation>
    </message>
    <message>
        <source>Ended a game with no fame at all</source>
        <translation>Партия без единого победного очка</translation>
    </message>
    <message>
        <source>Won with the lowest total of suns</source>
        <translation>Победа с наименьшей суммой солнечных дисков</translation>
    </message>
    <message>
        <source>Had the highest total of suns</source>
        <translation>Наибольшая сумма солнечных дисков</translation>
    </message>
    <message>
        <source>Won without scoring for the Nile</source>
        <translation>Победа без очков за Нил</translation>
    </message>
    <message>
        <source>Scored 15 for sets of the same monument</source>
        <translation>15 очков за одинаковые монументы</translation>
    </message>
    <message>
        <source>Had the most pharaohs in all three epochs</source>
        <translation>Больше всех фараонов во всех трёх эпохах</translation>
    </message>
    <message>
        <source>Scored 25 for civilization tiles in one game</source>
        <translation>25 очков за жетоны цивилизации в одной партии</translation>
    </message>
    <message>
        <source>Scored 15 for the pyramid in one game</source>
        <translation>15 очков за пирамиду в одной партии</translation>
    </message>
    <message>
        <source>Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}</source>
        <translation>Рейтинг {mean} ± {error}, партий: {games}. Новичок: {novice}; Эксперт: {expert}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Ratings by game and number of players</source>
        <translation>Рейтинги по игре и числу игроков</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Profile</source>
        <comment>A tab: rating, form and feats of a player</comment>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Won against twelve different characters</source>
        <translation>Победы над двенадцатью разными персонажами</translation>
    </message>
    <message>
        <source>Won by just 1 fame</source>
        <translation>Победа с отрывом в одно победное очко</translation>
    </message>
    <message>
        <source>Won against bots at level {level} or above</source>
        <translation>Победа над ботами уровня «{level}» или выше</translation>
    </message>
    <message>
        <source>Owned all eight kinds of monument</source>
        <translation>Собраны все восемь типов монументов</translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>Рейтинг появится после %n партии против ботов без отмены ходов.</numerusform>
            <numerusform>Рейтинг появится после %n партий против ботов без отмены ходов.</numerusform>
            <numerusform>Рейтинг появится после %n партий против ботов без отмены ходов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>it is empty</source>
        <translation>он пуст</translation>
    </message>
    <message>
        <source>{value} is not a number from {least} to {most}</source>
        <translation>{value}&#xa0;— не число от {least} до {most}</translation>
    </message>
    <message>
        <source>{value} does not belong here</source>
        <translation>{value} здесь неуместно</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>{value} отсутствует</translation>
    </message>
    <message>
        <source>there are only {count} {name} tiles</source>
        <translation>жетонов «{name}» всего {count}</translation>
    </message>
    <message>
        <source>format {version}</source>
        <translation>формат {version}</translation>
    </message>
    <message>
        <source>there is a gap on the auction track that no god can have left</source>
        <translation>в аукционном ряду есть пропуск, которого не мог оставить ни один бог</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>строка {line}, столбец {column}</translation>
    </message>
    <message>
        <source>that move is not legal at that point</source>
        <translation>такой ход там невозможен</translation>
    </message>
    <message>
        <source>{value} is unknown</source>
        <translation>неизвестно, что такое {value}</translation>
    </message>
    <message>
        <source>{value} appears twice</source>
        <translation>{value} встречается дважды</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>чего-то не хватает</translation>
    </message>
    <message>
        <source>expected {name}, not {value}</source>
        <translation>ожидается {name}, а не {value}</translation>
    </message>
    <message>
        <source>players can’t keep {value}</source>
        <translation>{value} нельзя оставить у игрока</translation>
    </message>
    <message>
        <source>it isn’t an ordinary file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>its name isn’t valid</source>
        <translation>недопустимое имя файла</translation>
    </message>
    <message>
        <source>there is already a file with that name</source>
        <translation>файл с таким именем уже есть</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>файл или папка не найдены</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>нет доступа</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>every player must have the same number of suns, at most {count}; {seat}: {value}</source>
        <translation>у всех должно быть поровну дисков, не более {count}; {seat}: {value}</translation>
    </message>
    <message>
        <source>{seat}: no sun face up</source>
        <translation>{seat}: нет открытых солнечных дисков</translation>
    </message>
    <message>
        <source>{seat}: too many tiles for the lots won; each lot won turns one sun face down</source>
        <translation>{seat}: слишком много жетонов для выигранных лотов; за каждый лот один диск закрывается</translation>
    </message>
    <message>
        <source>sun {count} is in the centre until a lot is won</source>
        <translation>диск {count} лежит в центре, пока никто не выиграл лот</translation>
    </message>
    <message>
        <source>the winner of the first lot has sun {count} face down</source>
        <translation>у выигравшего первый лот диск {count} закрыт</translation>
    </message>
    <message>
        <source>something in it is not valid</source>
        <translation>в содержимом есть недопустимое значение</translation>
    </message>
    <message>
        <source>the system reported an error</source>
        <translation>система сообщает об ошибке</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>он слишком велик</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Only one game can be open at a time. You’ll find the others under Open recent.</source>
        <translation>Одновременно открыта только одна партия. Остальные&#xa0;— в меню «Недавние партии».</translation>
    </message>
    <message>
        <source>Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.</source>
        <translation>Ra Desktop не знает эти данные в файле и не учитывает их: {names}.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Моя партия</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Всё равно выйти</translation>
    </message>
    <message>
        <source>This game is already open.</source>
        <translation>Эта партия уже открыта.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved</source>
        <translation>Не удалось сохранить партию</translation>
    </message>
    <message>
        <source>If you quit now, you’ll lose the moves made since it was last saved.</source>
        <translation>Если выйти сейчас, ходы, сделанные после последнего сохранения, пропадут.</translation>
    </message>
    <message>
        <source>{file} couldn’t be opened</source>
        <translation>Не удалось открыть {file}</translation>
    </message>
    <message>
        <source>Some saved games couldn’t be opened</source>
        <translation>Не удалось открыть некоторые сохранённые партии</translation>
    </message>
    <message>
        <source>This game wasn’t dealt according to the rules. You can play it, but it won’t count in your statistics.</source>
        <translation>Эта партия роздана не по правилам. Играть можно, но в статистике она не учитывается.</translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message>
        <source>The host has turned hints off</source>
        <translation>За этим столом подсказки выключены</translation>
    </message>
    <message>
        <source>That isn’t an invitation. Invitations begin with “ra-table”.</source>
        <translation>Это не приглашение: приглашения начинаются с «ra-table».</translation>
    </message>
    <message>
        <source>That table can’t be opened any more.</source>
        <translation>Этот стол больше нельзя открыть.</translation>
    </message>
    <message>
        <source>Ten seconds left.</source>
        <translation>Осталось десять секунд.</translation>
    </message>
    <message>
        <source>You already have a table open in another Ra Desktop window.</source>
        <translation>У вас уже открыт стол в другом окне Ra Desktop.</translation>
    </message>
    <message>
        <source>Enter your name first: it is what your friends see.</source>
        <translation>Сначала введите имя: его увидят друзья.</translation>
    </message>
    <message>
        <source>This computer doesn’t let others connect to Ra Desktop.</source>
        <translation>Этот компьютер не разрешает подключаться к Ra Desktop.</translation>
    </message>
    <message>
        <source>Another program is using your table’s port, so the invitation has changed. Send the new one to anyone who isn’t back within a minute.</source>
        <translation>Порт вашего стола занят другой программой, поэтому приглашение изменилось. Отправьте новое тем, кто не вернётся в течение минуты.</translation>
    </message>
    <message>
        <source>Time’s up: a bot has made your move.</source>
        <translation>Время вышло: за вас сходил бот.</translation>
    </message>
    <message>
        <source>Another game has begun. Choose Play with friends in the menu to go on.</source>
        <translation>Началась новая партия. Чтобы продолжить, выберите в меню «Играть с друзьями».</translation>
    </message>
    <message>
        <source>The host has turned hints and prices off.</source>
        <translation>За этим столом подсказки и цены выключены.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} теперь за столом.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} больше не за столом.</translation>
    </message>
    <message>
        <source>{name} has lost the connection.</source>
        <translation>{name}: связь потеряна.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} снова на связи.</translation>
    </message>
    <message>
        <source>The tiles didn’t come from the bag that the host’s program sealed at the start.</source>
        <translation>Жетоны оказались не из того мешочка, который программа хозяина запечатала в начале партии.</translation>
    </message>
    <message>
        <source>The connection was lost. Ra Desktop is trying to reconnect.</source>
        <translation>Связь потеряна. Ra Desktop пытается её восстановить.</translation>
    </message>
    <message>
        <source>You’re at the table with {names}.</source>
        <translation>С вами за столом: {names}.</translation>
    </message>
    <message>
        <source>The host can’t be reached any more.</source>
        <translation>Хозяин стола больше не отвечает.</translation>
    </message>
    <message>
        <source>This address doesn’t lead to your friend’s table any more. Ask for a new invitation.</source>
        <translation>По этому адресу стола вашего друга больше нет. Попросите новое приглашение.</translation>
    </message>
    <message>
        <source>The host has a newer version of Ra Desktop. Update yours to join.</source>
        <translation>У хозяина стола версия Ra Desktop новее. Обновите свою, чтобы присоединиться.</translation>
    </message>
    <message>
        <source>The host has an older version of Ra Desktop, and has to update it first.</source>
        <translation>У хозяина стола старая версия Ra Desktop, её нужно сначала обновить.</translation>
    </message>
    <message>
        <source>The host’s program has sent a move that the rules don’t allow.</source>
        <translation>Программа хозяина прислала ход не по правилам.</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>За этим столом все места заняты.</translation>
    </message>
    <message>
        <source>This game has begun without you.</source>
        <translation>Эта партия началась без вас.</translation>
    </message>
    <message>
        <source>Your version of Ra Desktop doesn’t know the rules of this game.</source>
        <translation>Ваша версия Ra Desktop не знает правил этой партии.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window.</source>
        <translation>На вашем месте теперь играют из другого окна.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Хозяин закрыл стол.</translation>
    </message>
    <message>
        <source>You’ll find the game among the saved games.</source>
        <translation>Партию можно найти среди сохранённых.</translation>
    </message>
    <message>
        <source>The table can’t be saved: {reason}</source>
        <translation>Стол не удаётся сохранить: {reason}</translation>
    </message>
    <message>
        <source>That isn’t an address.</source>
        <translation>Это не адрес.</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>Приглашение скопировано в буфер обмена.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Поиск стола…</translation>
    </message>
    <message>
        <source>Waiting for everyone</source>
        <translation>Ждём всех</translation>
    </message>
    <message>
        <source>The game is on</source>
        <translation>Партия идёт</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Без подсказок</translation>
    </message>
    <message>
        <source>{name} is away, and a bot is standing in</source>
        <translation>{name} не на связи; пока играет бот</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} не на связи</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (вы)</translation>
    </message>
    <message>
        <source>{player}, until someone joins</source>
        <translation>{player}, пока никто не пришёл</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Играть с друзьями</translation>
    </message>
    <message>
        <source>Everyone may ask for hints</source>
        <translation>Подсказки доступны всем</translation>
    </message>
    <message>
        <source>Continue the current game</source>
        <translation>Продолжить текущую партию</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Присоединиться</translation>
    </message>
    <message>
        <source>Back to the previous table</source>
        <translation>Вернуться за прежний стол</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Скопировать приглашение</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Вернуться за стол</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>If two of you play at this computer, enter both names, separated by a comma.</source>
        <translation>Если за этим компьютером вас двое, введите оба имени через запятую.</translation>
    </message>
    <message>
        <source>Your friends get an invitation. Bots take the seats that stay empty.</source>
        <translation>Друзья получат приглашение. Свободные места займут боты.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Присоединиться к столу</translation>
    </message>
    <message>
        <source>Paste the line your friend sent you.</source>
        <translation>Вставьте строку, которую вам прислали.</translation>
    </message>
    <message>
        <source>Your address on the internet, if it’s needed</source>
        <translation>Ваш адрес в интернете, если он нужен</translation>
    </message>
    <message>
        <source>Send the invitation to your friends, and to no one else. Others could read the moves on the way, but not change them. On the same network, that’s all you need; over the internet, you need a VPN or a forwarded port.</source>
        <translation>Отправьте приглашение друзьям и больше никому. Посторонние могли бы подсмотреть ходы в пути, но не изменить их. В одной сети этого достаточно; через интернет нужен VPN или проброшенный порт.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Who takes the seats that stay empty</source>
        <translation>Кто займёт свободные места</translation>
    </message>
    <message>
        <source>Let a bot stand in for {name}</source>
        <translation>Заменить игрока {name} ботом</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Сыграть ещё партию</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Закрыть стол</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Выйти из-за стола</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n секунда на ход</numerusform>
            <numerusform>%n секунды на ход</numerusform>
            <numerusform>%n секунд на ход</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Без ограничения времени</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n тип</numerusform>
            <numerusform>%n типа</numerusform>
            <numerusform>%n типов</numerusform>
        </translation>
    </message>
    <message>
        <source>Other sides: {tiles}.</source>
        <comment>Of two-sided tiles</comment>
        <translation>Другие стороны: {tiles}.</translation>
    </message>
    <message>
        <source>{group}: {points} if the epoch ended now</source>
        <translation>{group}: {points}, если бы эпоха завершилась сейчас</translation>
    </message>
    <message>
        <source>{group}: {points} in the final epoch</source>
        <translation>{group}: {points} в последней эпохе</translation>
    </message>
    <message>
        <source>Priests, plagues</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Жрецы, напасти</translation>
    </message>
    <message>
        <source>Gold, gods</source>
        <comment>Heading above both kinds of tiles</comment>
        <translation>Золото, боги</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>I’m here</source>
        <translation>Я здесь</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>За стол садится {name}</translation>
    </message>
    <message>
        <source>Press {key} or click when you are ready.</source>
        <translation>Когда сядете, нажмите {key} или щёлкните мышью.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>No hint for this position.</source>
        <translation>Для этой позиции подсказки нет.</translation>
    </message>
    <message>
        <source>Hint, calculated exactly</source>
        <translation>Подсказка, точный расчёт</translation>
    </message>
    <message>
        <source>{move}, recommended</source>
        <translation>{move}, рекомендуется</translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: в конце партии на %n очко больше, чем в среднем у остальных; победа примерно в {chance}</numerusform>
            <numerusform>{move}: в конце партии на %n очка больше, чем в среднем у остальных; победа примерно в {chance}</numerusform>
            <numerusform>{move}: в конце партии на %n очков больше, чем в среднем у остальных; победа примерно в {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: в конце партии на %n очко меньше, чем в среднем у остальных; победа примерно в {chance}</numerusform>
            <numerusform>{move}: в конце партии на %n очка меньше, чем в среднем у остальных; победа примерно в {chance}</numerusform>
            <numerusform>{move}: в конце партии на %n очков меньше, чем в среднем у остальных; победа примерно в {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Move taken back.</source>
        <translation>Ход отменён.</translation>
    </message>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Ход отменён. Верните %n жетон в мешочек.</numerusform>
            <numerusform>Ход отменён. Верните %n жетона в мешочек.</numerusform>
            <numerusform>Ход отменён. Верните %n жетонов в мешочек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move taken back. The bag has been reshuffled.</source>
        <translation>Ход отменён. Мешочек перемешан заново.</translation>
    </message>
    <message>
        <source>Move restored.</source>
        <translation>Ход восстановлен.</translation>
    </message>
    <message>
        <source>From here on, this is a new game. The original is saved as “{name}”.</source>
        <translation>Отсюда начинается новая партия. Исходная сохранена под названием «{name}».</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Up the Nile</source>
        <translation>Вверх по Нилу</translation>
    </message>
    <message>
        <source>{reached} of {all} places reached</source>
        <translation>Пройдено мест: {reached} из {all}</translation>
    </message>
    <message>
        <source>Share yesterday’s result…</source>
        <translation>Поделиться вчерашним результатом…</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Пока закрыто</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Играть здесь</translation>
    </message>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Вторая отметка: победа с отрывом не меньше чем в %n победное очко. Третья: победа без ошибок.</numerusform>
            <numerusform>Вторая отметка: победа с отрывом не меньше чем в %n победных очка. Третья: победа без ошибок.</numerusform>
            <numerusform>Вторая отметка: победа с отрывом не меньше чем в %n победных очков. Третья: победа без ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach an earlier place first.</source>
        <translation>Сначала пройдите одно из предыдущих мест.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Сыграть ещё раз для тренировки</translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>В этом месяце сыграна %n раздача</numerusform>
            <numerusform>В этом месяце сыграно %n раздачи</numerusform>
            <numerusform>В этом месяце сыграно %n раздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n соперник</numerusform>
            <numerusform>%n соперника</numerusform>
            <numerusform>%n соперников</numerusform>
        </translation>
    </message>
    <message>
        <source>No marks yet</source>
        <translation>Отметок пока нет</translation>
    </message>
    <message>
        <source>{won} of {all} marks</source>
        <translation>Отметки: {won} из {all}</translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Ваш результат: %n победное очко, место&#xa0;— {place} из {players}</numerusform>
            <numerusform>Ваш результат: %n победных очка, место&#xa0;— {place} из {players}</numerusform>
            <numerusform>Ваш результат: %n победных очков, место&#xa0;— {place} из {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>В первый раз: %n победное очко, место&#xa0;— {place}.</numerusform>
            <numerusform>В первый раз: %n победных очка, место&#xa0;— {place}.</numerusform>
            <numerusform>В первый раз: %n победных очков, место&#xa0;— {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {level}: {differences}</source>
        <translation>Вы против уровня «{level}»: {differences}</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots in your seat: {results}</source>
        <translation>Боты на вашем месте: {results}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Сыграть сегодняшнюю раздачу</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Продолжить раздачу дня</translation>
    </message>
    <message>
        <source>This deal counts only once, so there are no hints, and the coach is off.</source>
        <translation>Эта раздача засчитывается один раз, поэтому подсказок нет и тренер выключен.</translation>
    </message>
    <message>
        <source>This deal counts only once. Do you want help?</source>
        <translation>Эта раздача засчитывается один раз. Нужна помощь?</translation>
    </message>
    <message>
        <source>Your result will be marked “with help”, wherever it is shown.</source>
        <translation>Ваш результат везде будет с пометкой «с подсказками».</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С подсказками</translation>
    </message>
</context>
<context>
    <name>JourneyPlaces</name>
    <message>
        <source>The Delta</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Дельта</translation>
    </message>
    <message>
        <source>Papyrus, ducks and two patient neighbours. The journey begins where the river ends.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Папирус, утки и двое терпеливых соседей. Путешествие начинается там, где кончается река.</translation>
    </message>
    <message>
        <source>Win against two novices.</source>
        <extracomment>01-delta.toml</extracomment>
        <translation>Победите двух новичков.</translation>
    </message>
    <message>
        <source>Memphis</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Мемфис</translation>
    </message>
    <message>
        <source>The old capital has room for one more at the table. With four players, every lot has more takers.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>В старой столице за столом на одного больше. Вчетвером на каждый лот находится больше желающих.</translation>
    </message>
    <message>
        <source>Win against three novices.</source>
        <extracomment>02-memphis.toml</extracomment>
        <translation>Победите трёх новичков.</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Гиза</translation>
    </message>
    <message>
        <source>The Faiyum</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Фаюм</translation>
    </message>
    <message>
        <source>A lake, a solar boat and one opponent. Whatever you leave, she takes.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Озеро, солнечная ладья и одна соперница. Что оставите вы, возьмёт она.</translation>
    </message>
    <message>
        <source>Hermopolis</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Гермополь</translation>
    </message>
    <message>
        <source>No one waits here. Your host invokes Ra before the track is half full.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Здесь никто не ждёт. Хозяин взывает к Ра, когда аукционный ряд не заполнен и наполовину.</translation>
    </message>
    <message>
        <source>Win against three players in a hurry.</source>
        <extracomment>05-hermopolis.toml</extracomment>
        <translation>Победите трёх торопливых соперников.</translation>
    </message>
    <message>
        <source>Amarna</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Амарна</translation>
    </message>
    <message>
        <source>The city of the sun god has two faces, and so do its tiles.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>У города бога солнца два лица, и у здешних жетонов тоже.</translation>
    </message>
    <message>
        <source>Win a game of Priests of Ra.</source>
        <extracomment>06-amarna.toml</extracomment>
        <translation>Выиграйте партию Priests of Ra.</translation>
    </message>
    <message>
        <source>Abydos</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Абидос</translation>
    </message>
    <message>
        <source>The judge of the dead sees everything: all fame lies open.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Судья мёртвых видит всё: победные очки лежат в открытую.</translation>
    </message>
    <message>
        <source>Win with open fame.</source>
        <extracomment>07-abydos.toml</extracomment>
        <translation>Победите с открытыми победными очками.</translation>
    </message>
    <message>
        <source>Dendera</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Дендера</translation>
    </message>
    <message>
        <source>Thebes</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Фивы</translation>
    </message>
    <message>
        <source>A hundred gates and five chairs. No one can win every auction here.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Сто ворот и пять стульев. Здесь никому не выиграть все аукционы.</translation>
    </message>
    <message>
        <source>Come first or second of five.</source>
        <extracomment>09-thebes.toml</extracomment>
        <translation>Займите первое или второе место из пяти.</translation>
    </message>
    <message>
        <source>Edfu</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Эдфу</translation>
    </message>
    <message>
        <source>The falcon has chosen its prey: an expert who takes what you need.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Сокол выбрал добычу: эксперт берёт то, что нужно вам.</translation>
    </message>
    <message>
        <source>Aswan</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Асуан</translation>
    </message>
    <message>
        <source>The Source</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Исток</translation>
    </message>
    <message>
        <source>No map goes farther. Two experts are waiting.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Дальше карт нет. Вас ждут два эксперта.</translation>
    </message>
    <message>
        <source>Win against two experts.</source>
        <extracomment>12-source.toml</extracomment>
        <translation>Победите двух экспертов.</translation>
    </message>
    <message>
        <source>Win, and score at least 4 for different monuments.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Победите и получите не меньше 4 очков за разные монументы.</translation>
    </message>
    <message>
        <source>Win, and score at least 5 for the Nile.</source>
        <extracomment>04-faiyum.toml</extracomment>
        <translation>Победите и получите не меньше 5 очков за Нил.</translation>
    </message>
    <message>
        <source>Below the cataract, the Nile gives little away.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Ниже порогов Нил дарит немногое.</translation>
    </message>
    <message>
        <source>Win, and score at least 3 for gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Победите и получите не меньше 3 очков за золото.</translation>
    </message>
    <message>
        <source>Win against an expert and a farmer.</source>
        <extracomment>10-edfu.toml</extracomment>
        <translation>Победите эксперта и земледельца.</translation>
    </message>
    <message>
        <source>Win, and score no more than 12 for the Nile.</source>
        <extracomment>11-aswan.toml</extracomment>
        <translation>Победите и получите не больше 12 очков за Нил.</translation>
    </message>
    <message>
        <source>The man who built the Great Pyramid won’t part with a single stone.</source>
        <extracomment>03-giza.toml</extracomment>
        <translation>Тот, кто построил Великую пирамиду, не отдаст ни камня.</translation>
    </message>
    <message>
        <source>The temple doesn’t like to give up its gods, or its gold.</source>
        <extracomment>08-dendera.toml</extracomment>
        <translation>Храм неохотно расстаётся со своими богами и со своим золотом.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Select the sun with this number</source>
        <translation>Выбрать диск с этим числом</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Снять выбор</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Открыть меню</translation>
    </message>
    <message>
        <source>Coach: take back, play on</source>
        <translation>Тренер: отменить ход, играть дальше</translation>
    </message>
    <message>
        <source>Peek at your own face-down fame: tap, or hold</source>
        <translation>Подсмотреть свои победные очки, лежащие взакрытую: на миг или пока нажата клавиша</translation>
    </message>
    <message>
        <source>What is this? Next item, previous item</source>
        <translation>Что это? Следующий элемент, предыдущий элемент</translation>
    </message>
    <message>
        <source>Replay: first move, last move</source>
        <translation>Просмотр: первый ход, последний ход</translation>
    </message>
    <message>
        <source>Replay: previous turn, next turn</source>
        <translation>Просмотр: на ход игрока назад, на ход игрока вперёд</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Просмотр: пуск, пауза</translation>
    </message>
    <message>
        <source>Replay: faster, slower</source>
        <translation>Просмотр: быстрее, медленнее</translation>
    </message>
    <message>
        <source>In other games</source>
        <translation>В других играх</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>{done} of {all} lessons · {stars} of {most} stars</source>
        <translation>Уроки: {done} из {all} · звёзды: {stars} из {most}</translation>
    </message>
    <message>
        <source>Play a short lesson and learn one more rule.</source>
        <translation>Пройдите короткий урок&#xa0;— и узнаете ещё одно правило.</translation>
    </message>
    <message>
        <source>The boat and two players</source>
        <translation>Ладья и два игрока</translation>
    </message>
    <message>
        <source>Your game is back on the table.</source>
        <translation>Ваша партия снова на столе.</translation>
    </message>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>пройден, %n звезда</numerusform>
            <numerusform>пройден, %n звезды</numerusform>
            <numerusform>пройден, %n звёзд</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <translation>следующий</translation>
    </message>
    <message>
        <source>{count} min</source>
        <comment>Minutes that a lesson takes</comment>
        <translation>{count} мин</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The solar boat</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Солнечная ладья</translation>
    </message>
    <message>
        <source>Each Ra tile moves the boat by one space. When it arrives, the epoch is over at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Каждый жетон Ра продвигает ладью на одно деление. Когда она прибывает, эпоха сразу завершается.</translation>
    </message>
    <message>
        <source>You know this game already: the edition with the solar boat plays like Ra. The boat crosses the sky, and when it arrives, the epoch is over.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Эта игра вам уже знакома: в издание с солнечной ладьёй играют как в «Ра». Ладья плывёт по небу, и, когда она прибывает, эпоха завершается.</translation>
    </message>
    <message>
        <source>With three players the boat has eight spaces to go. Only Ra tiles move it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Когда игроков трое, ладье нужно пройти восемь делений. Её двигают только жетоны Ра.</translation>
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
        <translation>Возьмите жетон: щёлкните по мешочку.</translation>
    </message>
    <message>
        <source>You drew Ra: the boat moved one space, and an auction began. The track is empty, and the others passed.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Вы взяли Ра: ладья прошла одно деление, и начался аукцион. Ряд пуст, остальные спасовали.</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Два игрока</translation>
    </message>
    <message>
        <source>An empty track and a 3 in the centre: not worth a sun. Draw first.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Пустой ряд и 3 в центре: диска это не стоит. Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>You drew a third pharaoh. If you win it, you gain 5 and Nefer loses 2; if she does, it is the other way round.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Вы взяли третьего фараона. Если его выиграете вы, то получите 5, а Нефер потеряет 2; если она, то наоборот.</translation>
    </message>
    <message>
        <source>Now she gains 5, and you lose 2. That puts you 7 behind your only rival.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Теперь она получает 5, а вы теряете 2. Вы отстаёте от своей единственной соперницы на 7.</translation>
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
        <translation>Взять жетон или воззвать к Ра? Решайте.</translation>
    </message>
    <message>
        <source>You drew Ra, so you bid last. Nefer had her one chance, and she bid 4.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Вы взяли Ра, поэтому ваша ставка последняя. У Нефер была одна ставка, и она поставила 4.</translation>
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
        <translation>Выиграйте этот лот как можно дешевле.</translation>
    </message>
    <message>
        <source>You know all her suns: 4, 7 and 8. Your 9 beats every one of them, so in this epoch you can win any one lot you like.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Вы знаете все её диски: 4, 7 и 8. Ваш диск 9 старше любого из них, так что в этой эпохе один лот на выбор точно ваш.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Две стороны</translation>
    </message>
    <message>
        <source>The player who draws a two-sided tile picks its side: show what helps you, and hide what helps the others.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Кто берёт двусторонний жетон, выбирает его сторону: покажите то, что помогает вам, и спрячьте то, что помогает другим.</translation>
    </message>
    <message>
        <source>Many tiles here have two sides: a person on one, a building on the other. The player who draws one decides which side shows.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>У многих жетонов здесь две стороны: на одной житель, на другой постройка. Какая сторона видна, решает тот, кто взял жетон.</translation>
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
        <translation>Возьмите жетон.</translation>
    </message>
    <message>
        <source>With two players, lots grow larger: ask 1.2 times as much for a sun.</source>
        <extracomment>boat/02-two-players.toml
----------
must-know.toml</extracomment>
        <translation>Вдвоём лоты становятся больше: требуйте за диск в 1,2 раза больше.</translation>
    </message>
    <message>
        <source>With a whole epoch ahead, a sun should win about 13 fame in the first epoch, 11 in the second and 8.5 in the final one. Its number hardly matters: the exchange is counted separately.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Если впереди вся эпоха, за диск стоит брать лот примерно на 13 очков в первой эпохе, на 11 во второй и на 8,5 в последней. Какое на диске число, почти не важно: обмен считается отдельно.</translation>
    </message>
    <message>
        <source>You invoked Ra for an empty track, Tiye passed, and you had to pay a sun for nothing. Put something on the track first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Вы воззвали к Ра ради пустого ряда, Тия спасовала, и вам пришлось впустую отдать диск. Сначала положите что-нибудь в ряд.</translation>
    </message>
    <message>
        <source>Show the side that does not help Tiye.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Покажите сторону, которая не поможет Тие.</translation>
    </message>
    <message>
        <source>Show the side that goes with your own tiles.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Покажите сторону, которая подходит к вашим жетонам.</translation>
    </message>
    <message>
        <source>Tiye takes the lot with her lowest sun, and your second farmer goes with it.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Тия забирает лот младшим диском, а с ним и вашего второго земледельца.</translation>
    </message>
    <message>
        <source>People and ankhs</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Народ и анхи</translation>
    </message>
    <message>
        <source>Variety pays, too: three kinds of people win an ankh, all four kinds win two. You have farmers and a warrior, so two kinds.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Разнообразие тоже выгодно: три типа жителей дают один анх, все четыре&#xa0;— два. У вас земледельцы и воин, то есть два типа.</translation>
    </message>
    <message>
        <source>A scribe with a fortress on its back. You have no scribe yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Писец, на обороте крепость. Писца у вас ещё нет.</translation>
    </message>
    <message>
        <source>Show the side that can win you an ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Покажите сторону, которая может дать вам анх.</translation>
    </message>
    <message>
        <source>Tiye drew a merchant, your fourth kind, and hid it: she shows the granary on its back. Keep an eye on what others show.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Тия взяла торговца, ваш четвёртый тип, и спрятала его: она показала амбар на обороте. Следите за тем, что показывают другие.</translation>
    </message>
    <message>
        <source>A warrior with a fortress on its back. You have one warrior, Tiye has two.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Воин, на обороте крепость. У вас один воин, у Тии два.</translation>
    </message>
    <message>
        <source>Show the side that scores for you.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Покажите сторону, которая принесёт вам очки.</translation>
    </message>
    <message>
        <source>One fortress scores nothing. A second warrior would tie with Tiye’s two, and all who tie score 5.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Одна крепость не приносит ничего. Со вторым воином у вас с Тией была бы ничья, а при ничьей 5 получают все.</translation>
    </message>
    <message>
        <source>Tiye bids 4: with the lot she would have three warriors, and you would get nothing for yours.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Тия ставит 4: с этим лотом у неё было бы три воина, а вы за своих не получили бы ничего.</translation>
    </message>
    <message>
        <source>Now Tiye has three warriors, and you have neither the tie nor the ankh.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Теперь у Тии три воина, а у вас нет ни ничьей, ни анха.</translation>
    </message>
    <message>
        <source>When the epoch ends, your farmers and your warriors score 5 each, and your three kinds win an ankh. People are discarded then, but you keep ankhs.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>В конце эпохи ваши земледельцы и ваши воины приносят по 5, а три типа дают анх. Жители потом сбрасываются, а анхи остаются.</translation>
    </message>
    <message>
        <source>Two red chambers and two stones. With them you would have nine tiles and four red chambers: 5 more for the pyramid and 10 for red.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Две красные камеры и два камня. С ними у вас было бы девять жетонов и четыре красные камеры: ещё 5 за пирамиду и 10 за красный цвет.</translation>
    </message>
    <message>
        <source>The lot is worth 5 to Tiye and 15 to you. She bids 4.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Тие лот принесёт 5, а вам 15. Она ставит 4.</translation>
    </message>
    <message>
        <source>If the game ended now, you would score 10 for the pyramid and 10 for the red chambers. A tenth tile of any kind would add 10 more.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Если бы партия закончилась сейчас, вы получили бы 10 за пирамиду и 10 за красные камеры. Десятый жетон, какой угодно, добавил бы ещё 10.</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Взять жетон или воззвать к Ра</translation>
    </message>
    <message>
        <source>A pharaoh, a gold tile and a Nile tile are on the track. They are one lot: the winner of the next auction takes them all.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>В ряду лежат фараон, золото и Нил. Это один лот: победитель следующего аукциона забирает всё.</translation>
    </message>
    <message>
        <source>Everyone gets one chance to bid one sun, and you come last because you invoked Ra. Khufu’s 10 leads, so only your 13 will do.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Каждый делает одну ставку одним диском, и ваша&#xa0;— последняя, потому что к Ра воззвали вы. Пока впереди Хуфу с диском 10, так что годится только ваш 13.</translation>
    </message>
    <message>
        <source>A lesson without a mistake earns three stars, and each mistake costs one. Only your first choice counts: after that, try whatever you like.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Урок без ошибок приносит три звезды, каждая ошибка отнимает одну. Засчитывается только первый выбор: после него пробуйте что угодно.</translation>
    </message>
    <message>
        <source>Khufu drew a pharaoh. Every auction has two prizes: the tiles on the track, and the sun in the centre.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Хуфу взял фараона. В каждом аукционе два приза: жетоны в ряду и диск в центре.</translation>
    </message>
    <message>
        <source>Bid the lowest sun that is sure to win: click it twice, or drag it to the middle.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Сделайте ставку самым младшим диском, который точно выиграет: щёлкните по нему дважды или перетащите в центр стола.</translation>
    </message>
    <message>
        <source>A gold tile is on the track, and your old 9 is in the centre. In this epoch you still have the 3, the 6 and the 12 to bid.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>В ряду золото, а в центре ваш прежний 9. В этой эпохе у вас ещё есть 3, 6 и 12 для ставок.</translation>
    </message>
    <message>
        <source>There is only one tile, and you are in no hurry. Draw, and see who invokes Ra.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>В ряду только один жетон, и спешить некуда. Возьмите ещё и посмотрите, кто воззовёт к Ра.</translation>
    </message>
    <message>
        <source>Why invoke Ra</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Зачем взывать к Ра</translation>
    </message>
    <message>
        <source>You drew and Nefer drew; then Khufu invoked Ra and had the last word. You bid your 11, and his 13 beat it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Вы взяли жетон, и Нефер взяла; потом Хуфу воззвал к Ра, и последнее слово было за ним. Вы поставили 11, а его 13 старше.</translation>
    </message>
    <message>
        <source>Khufu has six tiles and the 12 for his 2. You had the last word: use it.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Хуфу получил шесть жетонов и 12 за свой диск 2. Последнее слово было за вами: пользуйтесь этим.</translation>
    </message>
    <message>
        <source>Six tiles and a 12 for your 4: that is what the last word is worth. Now a Nile tile and a funeral are on the track.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Шесть жетонов и 12 за ваш диск 4: вот чего стоит последнее слово. Теперь в ряду Нил и похороны.</translation>
    </message>
    <message>
        <source>You drew a Ra tile, so there is an auction all the same. But this time you did not ask for it, and you may pass.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Вы взяли жетон Ра, так что аукцион всё равно будет. Но на этот раз вы его не просили и можете спасовать.</translation>
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
        <translation>Нужен ли вам этот лот?</translation>
    </message>
    <message>
        <source>Seven good tiles are on the track, and you have three suns. If the last Ra tile comes now, you get nothing for any of them.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>В ряду семь хороших жетонов, а у вас три диска. Если сейчас придёт последний жетон Ра, вам не достанется ничего.</translation>
    </message>
    <message>
        <source>Khufu bids 7 for the seven tiles and the 12 in the centre. Your 8 and your 13 are both higher.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Хуфу ставит 7 за семь жетонов и диск 12 в центре. Ваши 8 и 13 старше.</translation>
    </message>
    <message>
        <source>Khufu takes all seven tiles and the 12. There may be no other auction in this epoch to save your suns for.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Хуфу забирает все семь жетонов и диск 12. Другого аукциона, ради которого стоило бы беречь диски, в этой эпохе может и не быть.</translation>
    </message>
    <message>
        <source>All suns are face up again, and you still have four: 1, 2, 12 and 13. You won the 1 and the 12, and you start, because the 13 is the highest sun.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Все диски снова открыты, и у вас по-прежнему четыре: 1, 2, 12 и 13. Вы выиграли 1 и 12, и начинаете вы, потому что 13&#xa0;— старший диск.</translation>
    </message>
    <message>
        <source>Three pharaohs are in this lot. With them you would have four: instead of losing 2 you would gain 5.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>В этом лоте три фараона. С ними у вас было бы четыре: вы не потеряли бы 2, а получили бы 5.</translation>
    </message>
    <message>
        <source>Khufu bids 3. If he wins, he will have four pharaohs, and you will have the fewest.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Хуфу ставит 3. Если он выиграет, у него будет четыре фараона, а у вас меньше всех.</translation>
    </message>
    <message>
        <source>Khufu has four pharaohs now. You have the fewest, and you lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Теперь у Хуфу четыре фараона. У вас меньше всех, и вы теряете 2.</translation>
    </message>
    <message>
        <source>Four pharaohs for you, two for Nefer, one for Khufu: if nothing changes, you score 5. And you keep them, so the next epoch starts with the same count.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>У вас четыре фараона, у Нефер два, у Хуфу один: если ничего не изменится, вы получите 5. Фараоны остаются, так что и следующую эпоху вы начнёте с четырьмя.</translation>
    </message>
    <message>
        <source>With at least one flood, each flood and each Nile tile scores 1. You keep Nile tiles; floods are discarded after the epoch.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Если есть хотя бы один паводок, каждый паводок и каждый жетон Нила приносят по 1. Жетоны Нила остаются у вас; паводки после эпохи сбрасываются.</translation>
    </message>
    <message>
        <source>You have three Nile tiles, and you keep them from epoch to epoch. Without a flood in the same epoch, they score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>У вас три жетона Нила, и они остаются из эпохи в эпоху. Без паводка в той же эпохе они не приносят ничего.</translation>
    </message>
    <message>
        <source>Here is a flood, and three more Nile tiles. For you the Nile would score 7: 1 for the flood, and 1 for each of your six Nile tiles.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Вот паводок и ещё три жетона Нила. Вам Нил принёс бы 7: 1 за паводок и по 1 за каждый из шести жетонов Нила.</translation>
    </message>
    <message>
        <source>A drought takes floods first, then Nile tiles, two in all. Winning this lot would now cost you the flood and one Nile tile.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Засуха забирает сначала паводки, потом жетоны Нила, всего два. Выиграв этот лот, вы потеряли бы паводок и один жетон Нила.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 3.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Нефер спасовала, а Хуфу ставит 3.</translation>
    </message>
    <message>
        <source>Khufu has the flood and three Nile tiles. Your own three still score nothing.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>У Хуфу паводок и три жетона Нила. Ваши три по-прежнему не приносят ничего.</translation>
    </message>
    <message>
        <source>One flood and six Nile tiles: you score 7 if nothing changes. The flood is discarded after the epoch, but the Nile tiles wait for the next one.</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Один паводок и шесть жетонов Нила: вы получите 7, если ничего не изменится. Паводок после эпохи сбрасывается, а жетоны Нила ждут следующего.</translation>
    </message>
    <message>
        <source>Without a civilization tile you lose 5. Three different kinds score 5, four score 10, and all five score 15.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Без жетонов цивилизации вы теряете 5. Три разных типа приносят 5, четыре&#xa0;— 10, а все пять&#xa0;— 15.</translation>
    </message>
    <message>
        <source>A player with none loses 5. Three kinds score 5, four score 10, five score 15; a second tile of a kind adds nothing.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>У кого нет ни одного, тот теряет 5. Три типа приносят 5, четыре&#xa0;— 10, пять&#xa0;— 15; второй жетон того же типа ничего не добавляет.</translation>
    </message>
    <message>
        <source>Agriculture is on the track, a new kind for you, and the 13 is in the centre.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>В ряду земледелие, новый для вас тип, а в центре диск 13.</translation>
    </message>
    <message>
        <source>Religion and astronomy are new to you as well. With this lot you would have all five kinds: 15 instead of 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Религия и астрономия тоже новые для вас. С этим лотом у вас были бы все пять типов: 15 вместо 0.</translation>
    </message>
    <message>
        <source>Khufu has three kinds now, and you have two: 5 fame for him, 0 for you.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Теперь у Хуфу три типа, а у вас два: 5 победных очков ему и 0 вам.</translation>
    </message>
    <message>
        <source>All five kinds: you score 15 if nothing changes. After the epoch all civilization tiles are discarded, and everyone starts again with none.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Все пять типов: вы получите 15, если ничего не изменится. После эпохи все жетоны цивилизации сбрасываются, и все начинают заново.</translation>
    </message>
    <message>
        <source>The gold scores 3, but the god you spent would have scored 2. You gain only 1, so see what else comes.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Золото приносит 3, но потраченный жетон богов принёс бы 2. Вы выигрываете лишь 1, так что посмотрите, что придёт ещё.</translation>
    </message>
    <message>
        <source>A single monument scores 1 at the end of the game. An unspent god scores 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Один монумент приносит 1 в конце партии. Сохранённый жетон богов приносит 2.</translation>
    </message>
    <message>
        <source>A sun for a single gold tile? Draw first.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Диск за один жетон золота? Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>Nefer has the gold, and the funeral cost her nothing: she has no pharaohs. Yours are safe.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Золото у Нефер, а похороны ей ничего не стоили: фараонов у неё нет. Ваши целы.</translation>
    </message>
    <message>
        <source>Khufu drew astronomy, a new kind for you: so far you have only art.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Хуфу взял астрономию, новый для вас тип: пока у вас только искусство.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles, but the winner chooses which. You have three art tiles, and two of them score nothing.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Волнения отнимают два жетона цивилизации, но какие&#xa0;— выбирает победитель. У вас три жетона искусства, и два из них не приносят ничего.</translation>
    </message>
    <message>
        <source>You would win three new kinds. But unrest makes the others hesitate, and so the lot may get better still.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Вы выиграли бы три новых типа. Но из-за волнений остальные колеблются, и лот может стать ещё лучше.</translation>
    </message>
    <message>
        <source>Nefer drew Ra, and Khufu passed. First you get the new kinds and the gold; then unrest takes its two tiles, and you have two art tiles to spare.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Нефер взяла Ра, а Хуфу спасовал. Сначала вы получаете новые типы и золото; потом волнения отнимают два жетона, а у вас два лишних жетона искусства.</translation>
    </message>
    <message>
        <source>Nefer’s 9 beats your 7. She would not have bid her 12 against your 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Диск 9 у Нефер старше вашего 7. Против вашего 10 она не поставила бы 12.</translation>
    </message>
    <message>
        <source>Nefer has the lot for her 6. Unrest leaves her only one of the new kinds, but you could have kept all three.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Нефер получила лот за диск 6. Волнения оставили ей только один из новых типов, а вы могли бы сохранить все три.</translation>
    </message>
    <message>
        <source>Now you have three kinds, and they score 5. With four kinds you would score 10.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Теперь у вас три типа, и они приносят 5. С четырьмя типами было бы 10.</translation>
    </message>
    <message>
        <source>Art, astronomy, religion, agriculture: four kinds for 10 fame, in spite of the unrest. Drought takes floods and Nile tiles, and an earthquake takes monuments.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Искусство, астрономия, религия, земледелие: четыре типа и 10 победных очков, несмотря на волнения. Засуха отнимает паводки и жетоны Нила, а землетрясение&#xa0;— монументы.</translation>
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
        <translation>Какой диск поставить&#xa0;— и ставить ли вообще? Решайте.</translation>
    </message>
    <message>
        <source>The last player with a sun</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Последний с диском</translation>
    </message>
    <message>
        <source>A full track, and ties</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Заполненный ряд и ничья</translation>
    </message>
    <message>
        <source>An epoch can cost you fame, but you never have less than 0: a player with 3 fame who loses 5 has 0.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Эпоха может отнять победные очки, но меньше 0 их не бывает: если у вас 3, а теряете вы 5, останется 0.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Постройки</translation>
    </message>
    <message>
        <source>Two building tiles of a kind make a complete building, worth 2. Your granaries and fortresses scored 4 in the first epoch.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Два одинаковых жетона составляют завершённую постройку, которая приносит 2. Ваши амбары и крепости принесли в первой эпохе 4.</translation>
    </message>
    <message>
        <source>A library is the one kind of building you lack; a merchant would be your only person.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Из построек вам не хватает только библиотеки; торговец был бы вашим единственным жителем.</translation>
    </message>
    <message>
        <source>Tiye added a stone. Half a library scores nothing, so this lot is not worth a sun yet.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Тия добавила камень. Половина библиотеки не приносит ничего, так что диска этот лот пока не стоит.</translation>
    </message>
    <message>
        <source>Tiye passed: you paid the 3 for half a library and a stone, and neither scores. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Тия спасовала: вы отдали 3 за половину библиотеки и камень, и очков нет ни за то, ни за другое. Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>Complete your third kind of building.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Завершите третий тип построек.</translation>
    </message>
    <message>
        <source>The lot is now worth 7 to you: 2 for the market and 5 for three kinds. To Tiye it is worth nothing.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Теперь лот принесёт вам 7: 2 за рынок и 5 за три типа. Тие он не принесёт ничего.</translation>
    </message>
    <message>
        <source>The pyramid</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Priests and plagues</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Жрецы и напасти</translation>
    </message>
    <message>
        <source>Pharaoh, gold, Nile and art: the art tile saves you from losing 5, and Nefer has no civilization tile either.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Фараон, золото, Нил и искусство: с искусством вы не потеряете 5, а у Нефер жетонов цивилизации тоже нет.</translation>
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
        <translation>Ставка уже сделана, а после вас никто не ставит.</translation>
    </message>
    <message>
        <source>You and Nefer have each won a lot with a pharaoh in it. As long as you have the same number, pharaohs score nothing for either of you.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Вы и Нефер выиграли по лоту с фараоном. Пока фараонов у вас поровну, они никому не приносят очков.</translation>
    </message>
    <message>
        <source>It is a good lot, but Nefer could make you bid your 9 for it. You can still draw.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Лот хороший, но Нефер может заставить вас поставить за него 9. Можно взять ещё жетон.</translation>
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
        <translation>Так тоже можно выиграть, но ваша ставка последняя: хватит диска помладше.</translation>
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
        <translation>Этот диск выигрывает, но выиграл бы и диск помладше.</translation>
    </message>
    <message>
        <source>For each number by which the sun you take is higher than the one you give, add about 0.4 fame, or 0.6 in the final epoch. If it is lower, subtract as much.</source>
        <extracomment>must-know.toml
----------
ra/11-the-exchange.toml</extracomment>
        <translation>За каждую единицу, на которую полученный диск больше отданного, вы выигрываете примерно 0,4 очка, а в последней эпохе 0,6. За каждую единицу меньше вы теряете столько же.</translation>
    </message>
    <message>
        <source>Before the final epoch, each disaster costs you about 1.5 fame more than you lose this epoch: the tiles it takes can’t score again.</source>
        <extracomment>must-know.toml
----------
ra/09-disasters.toml</extracomment>
        <translation>До последней эпохи каждое бедствие обходится вам примерно на 1,5 очка дороже, чем вы теряете в этой эпохе: отнятые жетоны больше не принесут очков.</translation>
    </message>
    <message>
        <source>If a Ra tile started the auction, ask for 1.5 fame more: if everyone passes, the tiles stay on the track. After another player’s bid, ask for 2.5 less: if you pass, someone else wins them.</source>
        <extracomment>must-know.toml
----------
ra/14-bid-and-call.toml</extracomment>
        <translation>Если аукцион начал жетон Ра, требуйте от лота на 1,5 очка больше: если все спасуют, жетоны останутся в ряду. После чужой ставки требуйте на 2,5 меньше: если спасуете, лот выиграет кто-то другой.</translation>
    </message>
    <message>
        <source>Having the most of a kind, at least two, scores when an epoch ends; then people are discarded. Different kinds win ankhs, which you keep until the end of the game.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>В конце эпохи очки получает тот, у кого больше всех жителей одного типа, не меньше двух; затем жители сбрасываются. Разные типы приносят анхи, которые остаются у вас до конца партии.</translation>
    </message>
    <message>
        <source>The lot would win you an ankh, but no fame yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Этот лот дал бы вам анх, но очков пока не принёс бы.</translation>
    </message>
    <message>
        <source>Tiye added a stone. To you the lot is worth 5 for the warriors, and an ankh; to Tiye, nothing yet.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Тия добавила камень. Вам лот даст 5 за воинов и анх, а Тие пока ничего.</translation>
    </message>
    <message>
        <source>At the end of the game two ankhs score 5, three score 10, four or more 20. So collect different kinds of people in every epoch.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>В конце партии два анха приносят 5, три&#xa0;— 10, четыре и больше&#xa0;— 20. Поэтому собирайте в каждой эпохе жителей разных типов.</translation>
    </message>
    <message>
        <source>Tiye has the market now, and your 7 fame is gone.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Рынок теперь у Тии, и ваших 7 очков больше нет.</translation>
    </message>
    <message>
        <source>Three complete buildings of three kinds: 11 fame in this epoch, and 11 again in the final one. A second library would make it 18.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Три завершённые постройки трёх типов: 11 очков в этой эпохе и снова 11 в последней. Со второй библиотекой было бы 18.</translation>
    </message>
    <message>
        <source>That extra tile made the lot better, but for Tiye, too: she invoked Ra at once, and now you must bid before her.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Ещё один жетон улучшил лот, но для Тии тоже: она сразу воззвала к Ра, и теперь вы делаете ставку раньше неё.</translation>
    </message>
    <message>
        <source>Tiye takes all four tiles, and you still have five: 5 fame instead of 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Тия забирает все четыре жетона, а у вас по-прежнему пять: 5 очков вместо 20.</translation>
    </message>
    <message>
        <source>There is more: for each priest you win, you may at once turn over one of your people or buildings. For you this lot is worth 9 in all.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Это ещё не всё: за каждого выигранного жреца можно сразу перевернуть одного из своих жителей или одну из построек. Всего этот лот принесёт вам 9.</translation>
    </message>
    <message>
        <source>Tiye wins the priest for her lowest sun. Your two plagues still cost 3, and your market stays half built.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Тия выигрывает жреца своим младшим диском. Две ваши напасти по-прежнему отнимают 3, а рынок остаётся недостроенным.</translation>
    </message>
    <message>
        <source>Now use the priest. Your warrior is alone against Tiye’s two and scores nothing, but it has a market on its back.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Теперь используйте жреца. Ваш воин один против двух воинов Тии и ничего не приносит, но на обороте у него рынок.</translation>
    </message>
    <message>
        <source>Turn over the tile that completes a building.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Переверните жетон, который завершит постройку.</translation>
    </message>
    <message>
        <source>A lone scribe scores nothing. Your market only needs a second one, and that is on the back of your warrior.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Один писец не приносит ничего. Рынку не хватает только второй половины, а она на обороте вашего воина.</translation>
    </message>
    <message>
        <source>You have broken up a complete building and lost 2 fame. Turn over a tile that doesn’t score with this side up.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Вы разобрали завершённую постройку и потеряли 2 очка. Переверните жетон, который этой стороной очков не приносит.</translation>
    </message>
    <message>
        <source>Tiye drew the last Ra tile. You gained 11 for buildings and 6 for priests, less 3 for two plagues: 14.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Тия взяла последний жетон Ра. Вы получили 11 за постройки и 6 за жрецов, минус 3 за две напасти: 14.</translation>
    </message>
    <message>
        <source>Let the lot grow: click the bag again.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Пусть лот подрастёт: снова щёлкните по мешочку.</translation>
    </message>
    <message>
        <source>Six tiles, and no sun at the table beats your 13. Invoke Ra, and this lot can be yours.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Шесть жетонов, и ни один диск за столом не старше вашего 13. Воззовите к Ра, и лот может стать вашим.</translation>
    </message>
    <message>
        <source>Click Invoke Ra.</source>
        <extracomment>ra/01-draw-or-call.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Нажмите «Воззвать к Ра».</translation>
    </message>
    <message>
        <source>Bid the 13: click it twice, or drag it to the middle.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Сделайте ставку 13: щёлкните по диску дважды или перетащите его в центр стола.</translation>
    </message>
    <message>
        <source>Now all six tiles go to Khufu for his 10. You had the higher sun: use it.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Теперь все шесть жетонов достаются Хуфу за диск 10. Ваш диск старше: пользуйтесь этим.</translation>
    </message>
    <message>
        <source>All six tiles are yours, and only you paid: Nefer and Khufu took their suns back. The figures above your tiles show what they would score if the epoch ended now.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Все шесть жетонов ваши, и платили только вы: Нефер и Хуфу забрали свои диски обратно. Числа над вашими жетонами показывают, сколько они принесли бы, если бы эпоха закончилась сейчас.</translation>
    </message>
    <message>
        <source>The sun you win</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Диск, который вы выигрываете</translation>
    </message>
    <message>
        <source>Nefer has just won three tiles with her 13; the small figures below them show what they would score now. The 13 is in the centre, and the winner of the next lot gets it.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Нефер только что выиграла три жетона диском 13; маленькие числа под ними показывают, сколько они принесли бы сейчас. Диск 13 теперь в центре и достанется тому, кто выиграет следующий лот.</translation>
    </message>
    <message>
        <source>Nefer drew Ra again, and Khufu passed. Nefer bids after you, with a 2, a 5 and an 8.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Нефер снова взяла Ра, а Хуфу спасовал. Нефер делает ставку после вас, у неё 2, 5 и 8.</translation>
    </message>
    <message>
        <source>Nefer gets both tiles and the 9 for her 2. A bid of 3 would have made her pay more.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Нефер получает оба жетона и 9 за свой диск 2. Ставка 3 заставила бы её заплатить больше.</translation>
    </message>
    <message>
        <source>Nefer had to pay her 5, and your 3 came back to you. A bid that loses costs nothing.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Нефер пришлось отдать 5, а ваш диск 3 вернулся к вам. Проигравшая ставка ничего не стоит.</translation>
    </message>
    <message>
        <source>The player who invokes Ra bids last and pays no more than it takes. If there’s nothing to win, draw.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Воззвавший к Ра делает ставку последним и платит не больше, чем нужно. Если выигрывать нечего, берите жетон.</translation>
    </message>
    <message>
        <source>The Ra track</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Трек Ра</translation>
    </message>
    <message>
        <source>The last Ra tile ends the epoch at once: no auction, and the tiles on the track are lost. Use your suns in time.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Последний жетон Ра сразу завершает эпоху: аукциона нет, а жетоны в ряду пропадают. Используйте диски вовремя.</translation>
    </message>
    <message>
        <source>The bag started with 30 Ra tiles; 22 are left among its 161 tiles. “Next tile is Ra: 14%” on the bag’s page means that about six other tiles come before the next one: that is how long you can wait.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Сначала в мешочке было 30 жетонов Ра; среди оставшихся 161 их 22. «Следующий&#xa0;— Ра: 14&#xa0;%» на странице мешочка значит, что до ближайшего Ра придёт около шести других жетонов: столько можно ждать.</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Фараоны</translation>
    </message>
    <message>
        <source>Pharaohs are counted at the end of each epoch. Nefer has two; you and Khufu have one each.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Фараонов считают в конце каждой эпохи. У Нефер их два, у вас и у Хуфу по одному.</translation>
    </message>
    <message>
        <source>Nile and floods</source>
        <extracomment>ra/06-nile-and-floods.toml</extracomment>
        <translation>Нил и паводки</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Цивилизация</translation>
    </message>
    <message>
        <source>Art, writing, religion, astronomy, agriculture: five kinds of civilization. You have two kinds, and they score 0.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Искусство, письменность, религия, астрономия, земледелие: пять типов цивилизации. У вас два типа, и они приносят 0.</translation>
    </message>
    <message>
        <source>Unrest: the winner of this lot must discard two civilization tiles. With this lot you already had all five kinds: there was nothing more to gain.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Волнения: победитель этого лота сбрасывает два жетона цивилизации. С этим лотом у вас уже были все пять типов: больше выигрывать было нечего.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids 5.</source>
        <extracomment>ra/07-civilization.toml</extracomment>
        <translation>Нефер спасовала, а Хуфу ставит 5.</translation>
    </message>
    <message>
        <source>Gold and gods</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Золото и боги</translation>
    </message>
    <message>
        <source>Gold scores 3. A god scores 2, or you spend it instead of drawing and take a tile from the track without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Золото приносит 3, жетон богов&#xa0;— 2. Но его можно и потратить: тогда вместо жетона из мешочка вы берёте жетон из ряда, без аукциона.</translation>
    </message>
    <message>
        <source>On your turn you may spend a god instead of drawing, and take any tile from the track except another god. No auction, no sun.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>В свой ход вместо жетона из мешочка можно взять любой жетон из ряда, кроме жетона богов: для этого потратьте жетон богов. Ни аукциона, ни диска.</translation>
    </message>
    <message>
        <source>Khufu drew a temple, Nefer a pharaoh. You have no pharaoh and would lose 2; with this one you would gain 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Хуфу взял храм, Нефер&#xa0;— фараона. У вас фараонов нет, и вы потеряли бы 2; с этим вы получили бы 5.</translation>
    </message>
    <message>
        <source>Click Spend god, then the pharaoh on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Нажмите «Жетон богов», затем щёлкните по фараону в ряду.</translation>
    </message>
    <message>
        <source>You drew Ra, and Nefer bids 12 for the lot, so the pharaoh costs you your 13. A god would have taken it without an auction.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Вы взяли Ра, и Нефер делает ставку 12 за лот, так что фараон обойдётся вам в диск 13. Бог взял бы его без аукциона.</translation>
    </message>
    <message>
        <source>An auction would cost you your last sun, and Nefer may bid. A god takes the pharaoh at once.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Аукцион стоил бы вам последнего диска, и ставку может сделать Нефер. Бог берёт фараона сразу.</translation>
    </message>
    <message>
        <source>The pharaoh is yours. You may spend the other god, too: the gold scores 3, the god itself would score 2.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Фараон ваш. Можно потратить и второй жетон богов: золото приносит 3, а сам он принёс бы 2.</translation>
    </message>
    <message>
        <source>Take the gold: click it on the track.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Возьмите золото: щёлкните по нему в ряду.</translation>
    </message>
    <message>
        <source>Two good tiles, and your 13 is still there to bid. The empty spaces on the track are filled by the next draws.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Два хороших жетона, а диск 13 всё ещё при вас. Свободные деления ряда заполнят следующие жетоны.</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Бедствия</translation>
    </message>
    <message>
        <source>Each disaster takes two tiles of one category from the winner. Leave it to another player, or win it when it costs you little.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Каждое бедствие отнимает у победителя два жетона одной группы. Оставьте его другому или берите, когда оно обойдётся дёшево.</translation>
    </message>
    <message>
        <source>You drew a funeral, and then Nefer drew Ra. The winner gets the gold, but loses two pharaohs, and you have two.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Вы взяли похороны, а потом Нефер взяла Ра. Победитель получит золото, но потеряет двух фараонов, а у вас их два.</translation>
    </message>
    <message>
        <source>One new kind is not enough: you have only art. Draw once more.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Одного нового типа мало: у вас только искусство. Возьмите ещё один жетон.</translation>
    </message>
    <message>
        <source>Monuments and the end</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Монументы и конец партии</translation>
    </message>
    <message>
        <source>After the third epoch, monuments score for different kinds and for sets, and your suns are added up: the highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>После третьей эпохи монументы приносят очки за разнообразие и за наборы, а числа на дисках складываются: у кого сумма самая большая, тот получает 5, у кого самая маленькая&#xa0;— теряет 5.</translation>
    </message>
    <message>
        <source>Up to six kinds score 1 each, seven kinds score 10, all eight score 15. Three of one kind add 5, four add 10, five add 15.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Если типов не больше шести, каждый приносит 1; семь типов приносят 10, все восемь&#xa0;— 15. Три одного типа добавляют 5, четыре&#xa0;— 10, пять&#xa0;— 15.</translation>
    </message>
    <message>
        <source>The temple is worth 4 to you, and one more tile could make it a fine lot. Draw first.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Храм принесёт вам 4, а ещё один жетон может сделать лот отличным. Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>At the end, everyone adds up their suns, face up and face down. The highest total gains 5, the lowest loses 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>В конце каждый складывает числа на всех своих дисках, и открытых, и закрытых. У кого сумма самая большая, тот получает 5, у кого самая маленькая&#xa0;— теряет 5.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Look at the sun in the centre before you look at the tiles: a high one is worth a bid, a low one makes every bid more expensive.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Смотрите на диск в центре раньше, чем на жетоны: старший стоит ставки, а младший делает любую ставку дороже.</translation>
    </message>
    <message>
        <source>The winner of a lot gives one sun and takes the one in the centre for the next epoch. That exchange can be worth more than the tiles.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Победитель лота отдаёт диск и берёт диск из центра на следующую эпоху. Этот обмен может стоить больше, чем жетоны.</translation>
    </message>
    <message>
        <source>The lot is a Nile tile and a pharaoh, and Nefer bid 6. But the 12 in the centre is five higher than your 7.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Лот&#xa0;— жетон Нила и фараон, и Нефер сделала ставку 6. Но диск 12 в центре на пять больше вашего диска 7.</translation>
    </message>
    <message>
        <source>That wins, too, but the higher the sun you give, the less the exchange is worth.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Так тоже можно выиграть, но чем старше отданный диск, тем меньше стоит обмен.</translation>
    </message>
    <message>
        <source>Nefer wins both tiles with her 6, and takes the 12 back.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Нефер выигрывает оба жетона диском 6 и забирает диск 12.</translation>
    </message>
    <message>
        <source>The 12 for your 7 is worth about 2 fame, and you get the tiles on top of that. The preview below your tiles counts only the lot: add the exchange yourself.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Обмен диска 7 на 12 стоит примерно 2 очка, а жетоны&#xa0;— сверх того. В строке под вашими жетонами учтён только лот: обмен прибавьте сами.</translation>
    </message>
    <message>
        <source>Now it is the other way round. The sun in the centre is low, and only your highest sun beats the bid.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Теперь наоборот: в центре младший диск, а ставку перебивает только ваш старший.</translation>
    </message>
    <message>
        <source>These tiles are good, but you give a high sun for a low one, and have one sun fewer for better lots.</source>
        <extracomment>ra/11-the-exchange.toml</extracomment>
        <translation>Жетоны хороши, но вы отдаёте старший диск за младший, и на лучшие лоты остаётся на диск меньше.</translation>
    </message>
    <message>
        <source>What a sun is worth</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Сколько стоит диск</translation>
    </message>
    <message>
        <source>You invoked Ra because this lot is worth your highest sun. A lower one would have won it, but now Nefer has it for her 8.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Вы воззвали к Ра, потому что этот лот стоит вашего старшего диска. Хватило бы и диска помладше, но теперь лот у Нефер за её диск 8.</translation>
    </message>
    <message>
        <source>With three players, 40 fame is a good score, and 50 often wins. Each place of the journey has three marks to collect: for its task, for a clear win and for a win without a mistake.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Втроём 40 очков&#xa0;— хороший результат, а с 50 часто побеждают. В каждом месте путешествия можно собрать три отметки: за задание, за уверенную победу и за победу без ошибок.</translation>
    </message>
    <message>
        <source>With four players you have three suns for three lots, nine Ra tiles end the epoch, and usually only one player scores for the most pharaohs.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Вчетвером у вас три диска на три лота, эпоху завершает девятый жетон Ра, и обычно больше всех фараонов бывает только у одного.</translation>
    </message>
    <message>
        <source>With only three suns you have none to spare, but a bid that no one can beat is as good as ever.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Когда дисков всего три, лишних среди них нет, но ставка, которую никто не перебьёт, по-прежнему хороша.</translation>
    </message>
    <message>
        <source>A whole epoch</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Целая эпоха</translation>
    </message>
    <message>
        <source>That was an epoch of Ra. A game has three of them, and the suns you won are ready for the second.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Это была эпоха «Ра». В партии их три, и выигранные диски готовы для второй.</translation>
    </message>
    <message>
        <source>Now play an epoch on your own, against Nefer and Khufu. You have four suns to win lots with.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Теперь сыграйте эпоху сами, против Нефер и Хуфу. На лоты у вас четыре диска.</translation>
    </message>
    <message>
        <source>Draw a tile, or invoke Ra.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Возьмите жетон или воззовите к Ра.</translation>
    </message>
    <message>
        <source>Tiye passed: your 3 won no tile, only the 2 from the centre. Draw first.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Тия спасовала: за диск 3 вы не получили ни одного жетона, только 2 из центра. Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>Tiye used her turn to invoke Ra, so you must bid first and she has the last word. With 7 fame on the track, invoke Ra yourself.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Тия потратила свой ход, чтобы воззвать к Ра: первая ставка ваша, а последнее слово за ней. Когда в ряду 7 очков, взывайте к Ра сами.</translation>
    </message>
    <message>
        <source>Tiye bids 4 to keep the market from you. You invoked Ra, so you bid last, and no one can answer.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Тия делает ставку 4, чтобы рынок не достался вам. Вы воззвали к Ра, ваша ставка последняя, и ответить никто не сможет.</translation>
    </message>
    <message>
        <source>The pyramid scores once, at the end of the game, and in steps: count how many tiles you need for the next one.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Пирамида приносит очки один раз, в конце партии, и ступенями: считайте, сколько жетонов не хватает до следующей.</translation>
    </message>
    <message>
        <source>Stones and chambers build your pyramid, which scores once, at the end of the game. Three tiles score 5, six score 10, ten score 20.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Из камней и камер строится ваша пирамида, и очки она приносит один раз, в конце партии. Три жетона приносят 5, шесть&#xa0;— 10, десять&#xa0;— 20.</translation>
    </message>
    <message>
        <source>Chambers score by colour as well: three of a colour 5, four or more 10. It is the final epoch, and you have five tiles, two of them red chambers.</source>
        <extracomment>priests/04-the-pyramid.toml</extracomment>
        <translation>Камеры приносят очки и за цвет: три одного цвета&#xa0;— 5, четыре и больше&#xa0;— 10. Эпоха последняя, у вас пять жетонов, из них две красные камеры.</translation>
    </message>
    <message>
        <source>Tiye passed, and you spent your 5 on an empty track. Draw first.</source>
        <extracomment>priests/02-people-and-ankhs.toml
----------
priests/04-the-pyramid.toml
----------
priests/05-priests-and-plagues.toml</extracomment>
        <translation>Тия спасовала, и вы отдали диск 5 за пустой ряд. Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>If it’s a Ra tile, the epoch ends and you lose the lot. With 9 fame on the track and one space left, invoke Ra.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Если это окажется Ра, эпоха завершится и лот пропадёт. Когда в ряду 9 очков и одно свободное деление, взывайте к Ра.</translation>
    </message>
    <message>
        <source>Tiye bids her 1. You invoked Ra, so you bid last.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Тия делает ставку 1. Вы воззвали к Ра, поэтому ваша ставка последняя.</translation>
    </message>
    <message>
        <source>Nefer’s 8 beats the 6 just as her 5 beats the 3. Start with the 3: if no one beats it, you trade a 3 for a 9.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Диск 8 у Нефер бьёт 6 так же, как её 5 бьёт 3. Начните с 3: если его никто не перебьёт, вы обменяете 3 на 9.</translation>
    </message>
    <message>
        <source>This is the third and final epoch. You keep monuments all game, and they score now: six different kinds are worth 6 so far.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Это третья и последняя эпоха. Монументы остаются у вас всю партию и приносят очки сейчас: шесть разных типов пока дают 6.</translation>
    </message>
    <message>
        <source>A temple would be your seventh kind: from 6 fame to 10. A third statue would score 5 more.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Храм стал бы вашим седьмым типом: 10 победных очков вместо 6. Третья статуя принесла бы ещё 5.</translation>
    </message>
    <message>
        <source>Khufu takes the temple and the statue. They are worth 2 fame to him; to you they were worth 9.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Хуфу забирает храм и статую. Ему они приносят 2 победных очка, вам принесли бы 9.</translation>
    </message>
    <message>
        <source>No one can take these tiles from you: what’s the hurry?</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Никто не может отнять у вас эти жетоны: куда спешить?</translation>
    </message>
    <message>
        <source>A farmer with a granary on its back. You have a farmer, and no one else has one.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Земледелец, на обороте амбар. У вас есть земледелец, и больше ни у кого его нет.</translation>
    </message>
    <message>
        <source>Tiye invokes Ra to start an auction. The lot is worth 5 to you, but only 2 to her.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Тия взывает к Ра и начинает аукцион. Вам лот принесёт 5, а ей только 2.</translation>
    </message>
    <message>
        <source>When an epoch ends, the player with the most of a kind of people, at least two, scores 5. You have two farmers, and no one has more.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>В конце эпохи 5 получает тот, у кого больше всех жителей одного типа, не меньше двух. У вас два земледельца, и ни у кого нет больше.</translation>
    </message>
    <message>
        <source>On your turn you do one thing: draw a tile, or invoke Ra to start an auction. A drawn tile belongs to no one yet: it goes on the track.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>В свой ход вы делаете одно из двух: берёте жетон или взываете к Ра, чтобы начать аукцион. Взятый жетон пока ничей: он кладётся в ряд.</translation>
    </message>
    <message>
        <source>You started an auction with nothing to win. No one else bid, so you had to: your 2 is used up, and you have no tile.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Вы начали аукцион, в котором нечего выиграть. Больше никто не сделал ставку, и пришлось вам: диск 2 использован, а жетонов нет.</translation>
    </message>
    <message>
        <source>Nefer passed, and Khufu bids only his 2. No one bids after you.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Нефер спасовала, а Хуфу ставит всего лишь 2. После вас никто не ставит.</translation>
    </message>
    <message>
        <source>No one else wants a funeral, so you had to bid: your 7 is used up, and you have lost your pharaoh. Invoke Ra only if you want the lot.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Похороны больше никому не нужны, и ставку пришлось сделать вам: диск 7 использован, а фараон потерян. Взывайте к Ра, только если хотите получить лот.</translation>
    </message>
    <message>
        <source>You used up a sun, and the funeral took your pharaoh. No one made you bid.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Вы использовали диск, а похороны забрали вашего фараона. Никто не заставлял вас делать ставку.</translation>
    </message>
    <message>
        <source>No one wanted the lot, so the tiles stay on the track. You still have three suns for better ones.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Лот никому не понадобился, и жетоны остаются в ряду. У вас ещё три диска для лотов получше.</translation>
    </message>
    <message>
        <source>When the track is full, no one can draw, and everyone may pass. Fame never falls below 0, and the highest sun breaks a tie.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Когда ряд заполнен, брать жетоны нельзя, и все могут спасовать. Победных очков не бывает меньше 0, а при ничьей решает старший диск.</translation>
    </message>
    <message>
        <source>Eight tiles: the track is full, and no one can draw. Unless you can spend a god, all you can do is invoke Ra.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Восемь жетонов: ряд заполнен, и брать больше нельзя. Если нельзя потратить жетон богов, остаётся только воззвать к Ра.</translation>
    </message>
    <message>
        <source>No one wanted them, so all eight tiles are discarded, and the track is empty. It is Nefer’s turn.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Они никому не понадобились: все восемь жетонов сброшены, и ряд пуст. Ход Нефер.</translation>
    </message>
    <message>
        <source>This lot is not worth a sun to you yet. If no one else bids, the player who invoked Ra must.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>Для вас этот лот пока не стоит диска. Если никто не сделал ставку, её обязан сделать воззвавший к Ра.</translation>
    </message>
    <message>
        <source>This lot is not worth one of your suns. Keep them for better ones.</source>
        <extracomment>ra/09-disasters.toml
----------
ra/15-lots-for-others.toml
----------
ra/17-loose-ends.toml</extracomment>
        <translation>Этот лот не стоит ни одного из ваших дисков. Приберегите их для лотов получше.</translation>
    </message>
    <message>
        <source>Make your move.</source>
        <extracomment>priests/01-two-sides.toml
----------
ra/08-gold-and-gods.toml</extracomment>
        <translation>Сделайте ход.</translation>
    </message>
    <message>
        <source>A war takes two civilization tiles from the player who wins the lot. You can take it off the track with a god, but then it strikes you at once.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Война забирает два жетона цивилизации у того, кто выиграл лот. Бог может убрать её из ряда, но тогда она сразу ударит по взявшему.</translation>
    </message>
    <message>
        <source>In the first epoch, add about 3 fame for each pharaoh, 1.5 for each Nile tile and each monument, and 2 for a god. In the second, add only 2 for a pharaoh and 1 for a god; in the final epoch, add nothing.</source>
        <extracomment>must-know.toml
----------
ra/13-what-you-keep.toml</extracomment>
        <translation>В первой эпохе прибавьте примерно 3 очка за каждого фараона, 1,5 за каждый жетон Нила и каждый монумент и 2 за жетон богов. Во второй прибавьте только 2 за фараона и 1 за жетон богов, а в последней&#xa0;— ничего.</translation>
    </message>
    <message>
        <source>When as many Ra tiles are left as you have suns, a sun needs to win only half as much. With more Ra tiles left, ask for more; with fewer, less will do.</source>
        <extracomment>must-know.toml
----------
ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Когда жетонов Ра осталось столько же, сколько у вас дисков, от диска достаточно и половины. Если жетонов Ра больше, требуйте больше; если меньше, хватит и меньшего.</translation>
    </message>
    <message>
        <source>What a lot would score for your strongest rival counts for you, too: about a quarter of it, since you have to beat all your rivals. And every sun that a rival spends is one fewer to beat yours.</source>
        <extracomment>must-know.toml
----------
ra/15-lots-for-others.toml</extracomment>
        <translation>Учитывайте и примерно четверть того, что лот дал бы сильнейшему сопернику: обойти ведь нужно всех. А каждый потраченный соперником диск уже не сыграет против вас.</translation>
    </message>
    <message>
        <source>Bid neither your lowest nor your highest sun.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Сделайте ставку не младшим и не старшим диском.</translation>
    </message>
    <message>
        <source>The 9 wins, but now it is in the centre, where Tiye can win it. For 2 fame, she would not have outbid the 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Диск 9 выигрывает, но теперь он в центре и может достаться Тие. Ради 2 очков она не стала бы перебивать диск 5.</translation>
    </message>
    <message>
        <source>People were discarded after the first epoch, but you keep buildings, and they score in each epoch. Complete buildings of three kinds add 5, of all four 10.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Жители сбрасываются после эпохи, а постройки остаются и приносят очки каждую эпоху. Завершённые постройки трёх типов добавляют 5, всех четырёх&#xa0;— 10.</translation>
    </message>
    <message>
        <source>Winning a priest lets you turn over a tile. Each priest scores 2, and three of them remove a plague.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Выиграв жреца, можно перевернуть жетон. Каждый жрец приносит 2, а три жреца убирают одну напасть.</translation>
    </message>
    <message>
        <source>Your three priests removed one of your three plagues and are discarded. You keep the other two, and they will cost you 3 again unless more priests come.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Три жреца убрали одну из трёх ваших напастей и сброшены. Две напасти остались и снова отнимут 3, если не придут новые жрецы.</translation>
    </message>
    <message>
        <source>Nefer takes both tiles for her 8, and gets her 13 back as well. It is her best sun.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Нефер забирает оба жетона за 8, а с ними и свой диск 13. Её лучший диск вернулся к ней.</translation>
    </message>
    <message>
        <source>A second statue scores nothing for now. The pharaoh turns a loss of 2 into a gain of 5.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Вторая статуя пока не приносит ничего. С фараоном вы получите 5, вместо того чтобы потерять 2.</translation>
    </message>
    <message>
        <source>Ask a lot of a sun while many Ra tiles are left, and less with each one drawn. A sun left over at the end of the epoch has won nothing.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Пока жетонов Ра осталось много, требуйте от диска многого, а с каждым вышедшим&#xa0;— всё меньше. Диск, оставшийся в конце эпохи, не выиграл ничего.</translation>
    </message>
    <message>
        <source>A sun wins one lot in an epoch, and every lot has its price: the lot that the same sun would win later.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>За эпоху диск выигрывает один лот, и у каждого лота своя цена: тот лот, который этот диск выиграл бы позже.</translation>
    </message>
    <message>
        <source>No Ra tile has been drawn yet, and you have all four suns. Khufu bid 10, so only your 13 wins these four tiles.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Ни одного жетона Ра ещё не было, и все четыре диска при вас. Хуфу сделал ставку 10, так что эти четыре жетона выигрывает только ваш диск 13.</translation>
    </message>
    <message>
        <source>Another epoch: four Ra tiles are left, and you have four suns. Half the price is enough.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Другая эпоха: осталось четыре жетона Ра, и у вас четыре диска. Хватит половины цены.</translation>
    </message>
    <message>
        <source>The lowest sun that wins is enough: your other suns can still win lots of their own.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Хватит младшего из выигрывающих дисков: остальные ваши диски ещё могут выиграть другие лоты.</translation>
    </message>
    <message>
        <source>At the beginning of an epoch you could wait. Now that half the Ra tiles have been drawn, some of your suns may not win another lot.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>В начале эпохи можно было бы подождать. Теперь половина жетонов Ра уже вышла, и, может быть, не всем вашим дискам достанется ещё по лоту.</translation>
    </message>
    <message>
        <source>Late in an epoch: you still have four suns, and the second Ra tile from now ends it.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Эпоха на исходе: у вас ещё четыре диска, а до её конца всего два жетона Ра.</translation>
    </message>
    <message>
        <source>Time is nearly up, and suns that are left over win nothing. Take what you can get.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Время почти вышло, а оставшиеся диски не выигрывают ничего. Берите, что дают.</translation>
    </message>
    <message>
        <source>The price of a sun is low now, but a low sun wins this lot as well as a high one.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>Цена диска сейчас низкая, но этот лот младший диск выигрывает не хуже старшего.</translation>
    </message>
    <message>
        <source>Your suns have nothing better to wait for in this epoch.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>В этой эпохе вашим дискам больше нечего ждать.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Что остаётся у вас</translation>
    </message>
    <message>
        <source>Early in the game, tiles that you keep are worth more than they score now. In the final epoch, only the score counts.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>В начале партии жетоны, которые остаются у вас, стоят больше, чем приносят сейчас. В последней эпохе важны только очки.</translation>
    </message>
    <message>
        <source>You keep pharaohs, Nile tiles and monuments from epoch to epoch, and they score again. So in the first epoch they are worth more than the fame that you see.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Фараоны, жетоны Нила и монументы остаются у вас от эпохи к эпохе и снова приносят очки. Поэтому в первой эпохе они стоят больше, чем видно по очкам.</translation>
    </message>
    <message>
        <source>The 13 wins, too, but so does the 8.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Диск 13 тоже выигрывает, но хватило бы и диска 8.</translation>
    </message>
    <message>
        <source>Nefer wins two pharaohs and a temple with her 6, and keeps them all game.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Нефер выигрывает диском 6 двух фараонов и храм, и они остаются у неё до конца партии.</translation>
    </message>
    <message>
        <source>Two pharaohs add 6 and the temple 1.5 to what they score: more than a sun has to win at this moment.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>К тому, что они приносят, два фараона добавляют 6, а храм 1,5: это больше, чем сейчас требуется от диска.</translation>
    </message>
    <message>
        <source>Bid and invoke</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Ставка и воззвание</translation>
    </message>
    <message>
        <source>Bidding and invoking Ra are one decision: if you would pay for this lot, don’t wait for someone else to take it.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Ставка и воззвание к Ра&#xa0;— одно решение: если вы заплатили бы за этот лот, не ждите, пока его возьмёт другой.</translation>
    </message>
    <message>
        <source>You know what a lot has to be worth before you bid a sun. The same price tells you when to invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Вы знаете, сколько должен стоить лот, чтобы поставить диск. Та же цена подскажет, когда воззвать к Ра.</translation>
    </message>
    <message>
        <source>Ask yourself which sun you would pay: the lowest that no one can beat, or else your highest. As soon as the lot is worth that sun, invoke Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Спросите себя, какой диск вы отдали бы: младший из тех, что никто не перебьёт, а если такого нет&#xa0;— старший. Как только лот стоит этого диска, воззовите к Ра.</translation>
    </message>
    <message>
        <source>Religion, gold and a pharaoh are worth 13 fame to you. Nefer’s 13 and Khufu’s 12 could beat your 11, but they may well save them.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Религия, золото и фараон приносят вам 13 очков. Диск 13 у Нефер и 12 у Хуфу могли бы перебить ваш диск 11, но они, скорее всего, их поберегут.</translation>
    </message>
    <message>
        <source>If you wait, Nefer invokes Ra for this lot and bids last.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Если ждать, ради этого лота к Ра воззовёт Нефер и сделает ставку последней.</translation>
    </message>
    <message>
        <source>Nefer bid 8, and Khufu passed. You bid last, because you invoked Ra.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Нефер сделала ставку 8, Хуфу спасовал. Ваша ставка последняя, потому что к Ра воззвали вы.</translation>
    </message>
    <message>
        <source>No one else bid, so the lot is yours.</source>
        <extracomment>ra/14-bid-and-call.toml</extracomment>
        <translation>Больше никто не сделал ставку, так что лот ваш.</translation>
    </message>
    <message>
        <source>A lot for the others</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Лот для других</translation>
    </message>
    <message>
        <source>You may invoke Ra for a lot that you don’t want, if another player is sure to bid. If no one does, you have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Можно воззвать к Ра и ради ненужного вам лота, если другой точно сделает ставку. Если не сделает никто, придётся вам.</translation>
    </message>
    <message>
        <source>The funeral would take your pharaohs, so you don’t want this lot. But the 13 in the centre and the gold are worth a bid to others, and while you wait, the lot grows for them.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Похороны отняли бы у вас фараонов, так что этот лот вам не нужен. Но для других диск 13 в центре и золото стоят ставки, и пока вы ждёте, лот растёт для них.</translation>
    </message>
    <message>
        <source>Every tile makes the lot better for Nefer and Khufu, and they pay no more for it.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Каждый жетон улучшает лот для Нефер и Хуфу, а платят они за него не больше.</translation>
    </message>
    <message>
        <source>Your god can wait for a tile that you need more.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Ваш бог может подождать более нужного жетона.</translation>
    </message>
    <message>
        <source>Nefer and Khufu both want it. Your 8 would beat Khufu’s 7.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Он нужен и Нефер, и Хуфу. Ваш диск 8 перебил бы 7 у Хуфу.</translation>
    </message>
    <message>
        <source>You would have the 13, but not your pharaohs any more: you invoked Ra to be rid of this lot.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>У вас был бы диск 13, но без фараонов: вы воззвали к Ра, чтобы избавиться от этого лота.</translation>
    </message>
    <message>
        <source>Khufu used a sun, and the funeral went to him. When you invoke Ra and someone else bids, you are free to pass.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Хуфу потратил диск, и похороны достались ему. Если воззвали вы, а ставку сделал другой, можно спасовать.</translation>
    </message>
    <message>
        <source>Another player bid, so you don’t have to.</source>
        <extracomment>ra/15-lots-for-others.toml</extracomment>
        <translation>Ставку сделал другой, так что вы не обязаны.</translation>
    </message>
    <message>
        <source>When only you have suns left, you have time: draw until the lot is big. Win it with your high sun first, and the next lot wins that sun back.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Когда диски только у вас, время есть: берите жетоны, пока лот не вырастет. Сначала выиграйте старшим диском, и следующий лот вернёт его вам.</translation>
    </message>
    <message>
        <source>Nefer and Khufu have used up all their suns, and you still have two. Until the epoch ends, no one else takes a turn or can bid.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Нефер и Хуфу потратили все диски, а у вас ещё два. До конца эпохи больше никто не ходит и не делает ставок.</translation>
    </message>
    <message>
        <source>Four tiles are on the track, and six of the eight Ra tiles have been drawn. The seventh only starts an auction, in which you alone may bid or pass.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>В ряду четыре жетона, и вышли шесть жетонов Ра из восьми. Седьмой лишь начнёт аукцион, где сделать ставку или спасовать можете только вы.</translation>
    </message>
    <message>
        <source>A second pharaoh. The lot gets better with nearly every tile, and the next Ra tile can’t hurt you.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Второй фараон. Лот улучшается почти с каждым жетоном, а следующий жетон Ра вам не повредит.</translation>
    </message>
    <message>
        <source>It is a good lot, but no one else can take it, and one Ra tile is no danger yet.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Лот хорош, но никто другой его не возьмёт, и один жетон Ра ещё не опасен.</translation>
    </message>
    <message>
        <source>Six good tiles. You have two suns for two lots, and with two more Ra tiles the epoch is over.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Шесть хороших жетонов. У вас два диска на два лота, а после ещё двух жетонов Ра эпоха закончится.</translation>
    </message>
    <message>
        <source>The 5 and the 13 both win this lot, since no one bids against you. The winner’s sun stays in the centre, and your other one can take it back with the next lot.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Этот лот выигрывают и 5, и 13: против вас никто не ставит. Выигравший диск остаётся в центре, и второй может вернуть его со следующим лотом.</translation>
    </message>
    <message>
        <source>The 5 wins, too, and gets you the 12. But then your 13 has to win the next lot, and all that it gets you is the 5.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Диск 5 тоже выигрывает и даёт вам 12. Но тогда следующий лот придётся выигрывать диском 13, а он даст вам только 5.</translation>
    </message>
    <message>
        <source>You have the tiles and the 12, and your 13 is in the centre. No one else can take it from there.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>У вас жетоны и диск 12, а ваш 13 лежит в центре. Больше никто его оттуда не возьмёт.</translation>
    </message>
    <message>
        <source>The track is empty. Draw first, and let your 5 win a lot as well as the 13.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Ряд пуст. Сначала берите жетоны: пусть лот выиграет и диск 5, а не только 13.</translation>
    </message>
    <message>
        <source>When the lot is big enough, the 5 wins it and takes the 13 back. You begin the next epoch with both of your high suns: the high one first, and it comes home.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Когда лот достаточно вырос, его выигрывает 5 и возвращает 13. Следующую эпоху вы начинаете с обоими старшими дисками: сначала ставьте старший, и он вернётся.</translation>
    </message>
    <message>
        <source>That wins, too, but then your high sun has to win the next lot, and it only gets you this low one.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Так тоже можно выиграть, но тогда следующий лот придётся выигрывать старшим диском, а он даст вам только этот младший.</translation>
    </message>
    <message>
        <source>The track is full: if you pass, these tiles are discarded, and no one else could have won them.</source>
        <extracomment>ra/16-the-last-sun.toml</extracomment>
        <translation>Ряд заполнен: если спасовать, эти жетоны сбрасываются, а выиграть их, кроме вас, не мог никто.</translation>
    </message>
    <message>
        <source>An epoch doesn’t need a last Ra tile to end: it is over as soon as all suns are used up.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Чтобы эпоха закончилась, последний жетон Ра не обязателен: она завершается, как только потрачены все диски.</translation>
    </message>
    <message>
        <source>Four players</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Вчетвером</translation>
    </message>
    <message>
        <source>With four players, everyone has three suns, from 2 to 13, and nine Ra tiles end the epoch instead of eight. What a sun should win stays the same.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Вчетвером у каждого три диска, от 2 до 13, и эпоху завершают девять жетонов Ра вместо восьми. Чего требовать от диска, не меняется.</translation>
    </message>
    <message>
        <source>The first Ra tile came early, and Nefer and Khufu passed. Tiye bids 3, and no one bids after you.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Первый жетон Ра вышел рано, и Нефер с Хуфу спасовали. Тия делает ставку 3, а после вас никто не ставит.</translation>
    </message>
    <message>
        <source>Tiye wins three tiles with her lowest sun.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Тия выигрывает три жетона своим младшим диском.</translation>
    </message>
    <message>
        <source>A pharaoh, a palace and a flood for your lowest sun: the 8 and the 11 are left for two more lots.</source>
        <extracomment>ra/18-four-players.toml</extracomment>
        <translation>Фараон, дворец и паводок за ваш младший диск: 8 и 11 остаются ещё на два лота.</translation>
    </message>
    <message>
        <source>Keep an eye on three things: what a lot is worth to you, who can still beat your suns, and how many more Ra tiles will end the epoch.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Следите за тремя вещами: сколько лот принесёт вам, кто ещё может перебить ваши диски и сколько осталось жетонов Ра.</translation>
    </message>
    <message>
        <source>One more. You still have two art tiles, and one is enough.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Ещё один. Осталось два жетона искусства, а хватит одного.</translation>
    </message>
    <message>
        <source>Tiye drew a scribe and showed its market side. With her own market it makes a complete building, worth 2.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Тия взяла писца и показала рынок на обороте. Вместе с её рынком это завершённая постройка, которая приносит 2.</translation>
    </message>
    <message>
        <source>So far the lot is worth 2 to Tiye and nothing to you. You choose the side of the next tile.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Пока лот принесёт Тие 2, а вам ничего. Сторону следующего жетона выбираете вы.</translation>
    </message>
    <message>
        <source>You win, but look at the trade: you gave a 12 and got a 9. That is a high price for a gold tile and a temple.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Вы выиграли, но посмотрите на обмен: диск 12 ушёл, а взамен пришёл 9. Это высокая цена за золото и храм.</translation>
    </message>
    <message>
        <source>You gave a sun for the 1 in the centre and won no tiles. You have only four suns in an epoch.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Вы отдали диск за 1 в центре, а жетонов не было. На эпоху у вас всего четыре диска.</translation>
    </message>
    <message>
        <source>Three names are new: the mausoleum, the sanctuary and war. In the other edition they are the fortress, the palace and unrest.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Три названия новые: мавзолей, святилище и война. В другом издании это крепость, дворец и волнения.</translation>
    </message>
    <message>
        <source>You have no civilization tile, so war takes nothing from you. But you would pay a sun for a single mausoleum: draw first.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>У вас нет жетонов цивилизации, и война ничего не отнимет. Но за один мавзолей придётся отдать диск: сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>With two players, what your rival doesn’t get counts as much as what you win, and you always know what she can still bid.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Вдвоём всё, что не достанется сопернице, так же ценно, как ваш выигрыш, и вы всегда знаете, какие диски у неё ещё есть для ставок.</translation>
    </message>
    <message>
        <source>A warrior with a library on its back. Tiye has a warrior already, and having the most of a kind, at least two, scores 5.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Воин, на обороте библиотека. У Тии уже есть воин, а 5 получает тот, у кого больше всех жителей одного типа, не меньше двух.</translation>
    </message>
    <message>
        <source>Tiye gets her building for her lowest sun, and nothing here is worth outbidding her for. Draw first.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Тия получает постройку за свой младший диск, а вам здесь перебивать её ставку незачем. Сначала возьмите жетон.</translation>
    </message>
    <message>
        <source>The tiles you win keep the side they show: your two farmers are worth 5 when the epoch ends. Their backs no longer count, unless a priest turns one over.</source>
        <extracomment>priests/01-two-sides.toml</extracomment>
        <translation>Вы берёте жетоны так, как они лежат: два ваших земледельца принесут 5 в конце эпохи. Их обороты больше не важны, разве что жрец перевернёт один из них.</translation>
    </message>
    <message>
        <source>The lot scores nothing for you yet, and neither does one ankh alone. Draw: the lot may become worth a sun.</source>
        <extracomment>priests/02-people-and-ankhs.toml</extracomment>
        <translation>Очков в этом лоте для вас ещё нет, а один анх не приносит ничего. Берите жетон: возможно, лот ещё будет стоить диска.</translation>
    </message>
    <message>
        <source>You win tiles with your suns: 2, 5, 8 and 13. Each sun wins at most one lot, and then it is used up for this epoch.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Жетоны выигрывают солнечными дисками: у вас 2, 5, 8 и 13. Каждым диском можно выиграть один лот, и тогда до конца эпохи диск выбывает.</translation>
    </message>
    <message>
        <source>Drawing can be right, too, but this time you drew a funeral, which takes two pharaohs from the winner of this lot. Every draw is a risk.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Иногда взять жетон и правда верно, но на этот раз пришли похороны: они отнимают двух фараонов у победителя этого лота. Каждый жетон&#xa0;— риск.</translation>
    </message>
    <message>
        <source>Six tiles are on the track, and the 12 in the centre goes with them. The player who invokes Ra bids last, after everyone else has bid or passed.</source>
        <extracomment>ra/03-why-call.toml</extracomment>
        <translation>В ряду шесть жетонов, и с ними достаётся диск 12 из центра. Воззвавший к Ра делает ставку последним, когда все остальные уже сделали ставку или спасовали.</translation>
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
        <translation>Если вы возьмёте жетон, к Ра может воззвать другой, и тогда гадать придётся вам.</translation>
    </message>
    <message>
        <source>Most tiles are not Ra, but you drew the eighth Ra tile: the epoch ended without an auction, and all seven tiles were lost. You never used your 2, your 8 or your 13.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Ра приходит редко, но это был восьмой: эпоха закончилась без аукциона, и все семь жетонов пропали. Диски 2, 8 и 13 вы так и не использовали.</translation>
    </message>
    <message>
        <source>At the end of each epoch, the player with the most pharaohs scores 5, and the player with the fewest loses 2. You keep your pharaohs.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>В конце каждой эпохи тот, у кого больше всех фараонов, получает 5, а тот, у кого меньше всех, теряет 2. Фараоны остаются у вас.</translation>
    </message>
    <message>
        <source>Ten tiles in the game are disasters. So far there is only a gold tile on the track.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Среди жетонов десять бедствий. Пока в ряду только один жетон золота.</translation>
    </message>
    <message>
        <source>Now discard two tiles. You have three art tiles and one each of astronomy, religion and agriculture, and only different kinds score.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Теперь сбросьте два жетона. У вас три жетона искусства и по одному жетону астрономии, религии и земледелия, а очки приносят только разные типы.</translation>
    </message>
    <message>
        <source>Which tile do you discard? Click it among your tiles.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Какой жетон вы сбросите? Щёлкните по нему среди своих жетонов.</translation>
    </message>
    <message>
        <source>That was your only one of its kind. Discard an art tile instead: you have three, and only one of them counts.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Это был ваш единственный жетон такого типа. Лучше сбросьте жетон искусства: у вас их три, а считается только один.</translation>
    </message>
    <message>
        <source>Discard one more tile.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Сбросьте ещё один жетон.</translation>
    </message>
    <message>
        <source>Khufu drew Ra. There are no tiles to win, but the 13 in the centre counts: with it you would have 37, without it 29.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Хуфу взял Ра. Жетонов на кону нет, но диск 13 в центре важен: с ним сумма ваших дисков была бы 37, без него 29.</translation>
    </message>
    <message>
        <source>Nefer gets the 13 for her 1. Her suns total 31 now, and your 29 is the lowest total: you lose 5.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Нефер получает диск 13 за свой диск 1. Сумма её дисков теперь 31, а ваши 29&#xa0;— наименьшая: вы теряете 5.</translation>
    </message>
    <message>
        <source>The 13 is yours, and your suns total 37. Now the others use their last suns, and the game ends.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Диск 13 ваш, и сумма ваших дисков 37. Теперь остальные тратят последние диски, и партия заканчивается.</translation>
    </message>
    <message>
        <source>Your monuments scored 15, and your 37 was the highest total of suns: 5 more. You win with 40 fame.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Монументы принесли вам 15, а ваши 37&#xa0;— наибольшая сумма дисков: ещё 5. Вы побеждаете с 40 очками.</translation>
    </message>
    <message>
        <source>These tiles score 7 this epoch, and you would give your 13 for a 3. With eight Ra tiles to come, your best sun can win more than that.</source>
        <extracomment>ra/12-what-a-sun-is-worth.toml</extracomment>
        <translation>В этой эпохе эти жетоны приносят 7, а вы отдали бы диск 13 за 3. Впереди ещё восемь жетонов Ра: ваш лучший диск может выиграть больше.</translation>
    </message>
    <message>
        <source>Two pharaohs and a temple score only 2 this epoch, but you would keep all three for two more epochs. Nefer bid 6, and no one bids after you.</source>
        <extracomment>ra/13-what-you-keep.toml</extracomment>
        <translation>Два фараона и храм приносят в этой эпохе только 2, но все три жетона остались бы у вас ещё на две эпохи. Нефер сделала ставку 6, а после вас никто не ставит.</translation>
    </message>
    <message>
        <source>Nefer and Khufu passed. Usually you would have to bid now, but when the track is full, the player who invoked Ra may pass, too.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Нефер и Хуфу спасовали. Обычно теперь вы обязаны сделать ставку, но при заполненном ряде воззвавший к Ра тоже может спасовать.</translation>
    </message>
    <message>
        <source>Two funerals and two unrest tiles took both your pharaohs and all your civilization tiles.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Два жетона похорон и два жетона волнений отняли у вас обоих фараонов и все жетоны цивилизации.</translation>
    </message>
    <message>
        <source>Two tiles of a kind make a building, and you keep buildings: they score in every epoch, most of all if you have three or four kinds.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Два одинаковых жетона составляют постройку, и постройки остаются: они приносят очки в каждой эпохе, больше всего&#xa0;— если у вас три или четыре типа.</translation>
    </message>
    <message>
        <source>Show the side you would keep.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Покажите сторону, которую вы сохранили бы.</translation>
    </message>
    <message>
        <source>A warrior with a market on its back. You already have half a market.</source>
        <extracomment>priests/03-buildings.toml</extracomment>
        <translation>Воин, на обороте рынок. Половина рынка уже лежит перед вами.</translation>
    </message>
    <message>
        <source>This early in the epoch, that is about as good. But look at what each side would score.</source>
        <extracomment>priests/01-two-sides.toml
----------
priests/02-people-and-ankhs.toml
----------
priests/03-buildings.toml</extracomment>
        <translation>В начале эпохи это почти так же хорошо. Но посмотрите, что принесла бы каждая сторона.</translation>
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
        <translation>Лот уже хорош, и ещё один жетон может улучшить его и для Тии. Берите его, пока ваша ставка последняя.</translation>
    </message>
    <message>
        <source>You keep plagues, and the more you have, the more they cost: 1, 3, 6, 10, and 15 for five or more. You have two, so you lose 3 each epoch.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Напасти остаются, и чем их больше, тем дороже они обходятся: 1, 3, 6, 10 и 15 за пять и больше. У вас две, и каждую эпоху вы теряете 3.</translation>
    </message>
    <message>
        <source>Priests are the cure: when an epoch ends, three or more remove one plague, and each priest scores 2. You have two priests.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Спасают жрецы: у кого в конце эпохи их три или больше, тот избавляется от одной напасти, и каждый жрец приносит 2. У вас два жреца.</translation>
    </message>
    <message>
        <source>Use a priest at once, or not at all. On the back of your warrior is the market you need.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Жрец действует сразу или никогда. На обороте вашего воина&#xa0;— рынок, который вам нужен.</translation>
    </message>
    <message>
        <source>On your turn you draw a tile or invoke Ra. When Ra is invoked, everyone may bid one sun, and the highest takes the whole lot.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>В свой ход вы берёте жетон или взываете к Ра. Когда к Ра воззвали, каждый может сделать ставку одним диском, и старший диск забирает весь лот.</translation>
    </message>
    <message>
        <source>The sun you win with stays in the centre. You take the one that was there, face down, to bid in the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Диск, которым вы выиграли, остаётся в центре. Лежавший там диск&#xa0;— ваш, лицевой стороной вниз: им вы сделаете ставку в следующей эпохе.</translation>
    </message>
    <message>
        <source>Nefer drew a Ra tile, and that starts an auction, too. Khufu bid 7; now it is your turn, and Nefer bids last, with an 8 at best.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Нефер взяла жетон Ра, и это тоже начинает аукцион. Хуфу сделал ставку 7; теперь ваша очередь, а Нефер последняя, и у неё не больше 8.</translation>
    </message>
    <message>
        <source>The 12 wins, but so would the 9: Nefer has nothing above 8. Now your 12 is used up for this epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Диск 12 выигрывает, но выиграл бы и 9: у Нефер нет ничего больше 8. Теперь в этой эпохе у вас нет диска 12.</translation>
    </message>
    <message>
        <source>The suns changed places. Your 9 is in the centre, and the 13 is yours: face down, because you can’t bid it until the next epoch.</source>
        <extracomment>ra/02-the-sun-you-win.toml</extracomment>
        <translation>Диски поменялись местами. Ваш 9 лежит в центре, а 13 теперь ваш: лицевой стороной вниз, потому что ставку им вы сделаете только в следующей эпохе.</translation>
    </message>
    <message>
        <source>Each Ra tile that is drawn starts an auction and fills a space here. Seven of eight are full: one more Ra tile, and the epoch is over.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Каждый взятый жетон Ра начинает аукцион и занимает здесь деление. Занято семь из восьми: ещё один Ра, и эпоха завершится.</translation>
    </message>
    <message>
        <source>You have the tiles, and the 12 for the next epoch. If Nefer draws Ra now, the epoch is over: click Next and Continue to see what everyone gained.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>У вас жетоны и диск 12 на следующую эпоху. Если Нефер возьмёт Ра, эпоха завершится, и вы увидите, кто сколько получил: нажимайте «Далее» и «Продолжить».</translation>
    </message>
    <message>
        <source>Nefer drew the eighth Ra tile, and the epoch was scored: you have 28 fame. Gods, gold, floods and art are discarded; you keep pharaohs and Nile tiles.</source>
        <extracomment>ra/04-the-ra-track.toml</extracomment>
        <translation>Нефер взяла восьмой Ра, эпоха завершена, очки подсчитаны: у вас 28 победных очков. Боги, золото, паводки и искусство сбрасываются; фараоны и жетоны Нила остаются.</translation>
    </message>
    <message>
        <source>Unrest takes two civilization tiles from the winner, and this lot has only two. It was a good lot already: a draw could make it a little better, or much worse.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>Волнения отнимают у победителя два жетона цивилизации, а в этом лоте их всего два. Лот уже был хорош: ещё один жетон мог сделать его чуть лучше или намного хуже.</translation>
    </message>
    <message>
        <source>At the end of the epoch, each gold tile scores 3 and each god you still have scores 2. You have two gods.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>В конце эпохи каждый жетон золота приносит 3, а каждый непотраченный жетон богов&#xa0;— 2. У вас два жетона богов.</translation>
    </message>
    <message>
        <source>You gained gold and lost both pharaohs: now you have the fewest instead of the most. In all, that is 4 fame less than before.</source>
        <extracomment>ra/09-disasters.toml</extracomment>
        <translation>Вы получили золото и потеряли обоих фараонов: было больше всех, стало меньше всех. Выходит на 4 победных очка меньше, чем раньше.</translation>
    </message>
    <message>
        <source>You drew a statue: with this lot, your monuments would score 15 instead of 6. Nefer drew Ra, and Khufu bids 11.</source>
        <extracomment>ra/10-monuments.toml</extracomment>
        <translation>Вы взяли статую: с этим лотом ваши монументы принесли бы 15 вместо 6. Нефер взяла Ра, и Хуфу делает ставку 11.</translation>
    </message>
    <message>
        <source>If players tie for the most fame at the end of the game, the one with the highest sun wins.</source>
        <extracomment>ra/17-loose-ends.toml</extracomment>
        <translation>Если в конце партии больше всего победных очков у нескольких игроков, побеждает тот из них, у кого диск старше.</translation>
    </message>
    <message>
        <source>From now on, your moves count and can’t be taken back; the coach beside the table comments on your choices. Press Esc to leave the lesson.</source>
        <extracomment>ra/19-a-whole-epoch.toml</extracomment>
        <translation>Теперь всё по-настоящему: отменить ход нельзя. Тренер рядом со столом комментирует ваш выбор. Чтобы выйти из урока, нажмите Esc.</translation>
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
        <translation>Лот достаётся другому&#xa0;— за диск, который вы могли перебить.</translation>
    </message>
    <message>
        <source>Here is your third priest, but Tiye added a plague to the lot. The priests remove one plague, so you would still lose only 3.</source>
        <extracomment>priests/05-priests-and-plagues.toml</extracomment>
        <translation>Вот и третий жрец, но Тия добавила в лот напасть. Жрецы уберут одну напасть, так что вы всё равно потеряете только 3.</translation>
    </message>
    <message>
        <source>Your last sun for a single gold tile? A god could take it, and you would keep the 13.</source>
        <extracomment>ra/08-gold-and-gods.toml</extracomment>
        <translation>Последний диск за один жетон золота? Его мог бы взять бог, а диск 13 остался бы у вас.</translation>
    </message>
    <message>
        <source>With two players, there are suns from 2 to 9, four for each of you. The boat’s track has only six spaces, and one is already behind it.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>У двух игроков диски от 2 до 9, у каждого по четыре. В пути ладьи всего шесть делений, и одно уже пройдено.</translation>
    </message>
    <message>
        <source>Having the most pharaohs scores 5, having the fewest costs 2, and a tie counts for everyone in it. Right now, you would lose 2.</source>
        <extracomment>ra/05-pharaohs.toml</extracomment>
        <translation>У кого больше всех фараонов, тот получает 5, у кого меньше всех&#xa0;— теряет 2; при равенстве это касается всех. Сейчас вы потеряли бы 2.</translation>
    </message>
    <message>
        <source>That is not worth a sun: click Pass.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Диска это не стоит: нажмите «Спасовать».</translation>
    </message>
    <message>
        <source>A game lasts three rounds, known as epochs. Everyone starts with 10 fame, the tiles you win score more, and the player with the most fame wins.</source>
        <extracomment>ra/01-draw-or-call.toml</extracomment>
        <translation>Партия длится три раунда, они называются эпохами. Все начинают с 10 победными очками, выигранные жетоны приносят ещё, и побеждает тот, у кого их больше всех.</translation>
    </message>
    <message>
        <source>You invoked Ra and paid a sun for an empty track, and the boat hasn’t moved. Only a drawn Ra tile moves it.</source>
        <extracomment>boat/01-the-solar-boat.toml</extracomment>
        <translation>Вы воззвали к Ра и отдали диск за пустой ряд, а ладья не сдвинулась. Её двигает только взятый жетон Ра.</translation>
    </message>
    <message>
        <source>It is a good lot already, and a draw can make it better for Nefer, too. Take it while you bid last.</source>
        <extracomment>boat/02-two-players.toml</extracomment>
        <translation>Лот уже хорош, и ещё один жетон может улучшить его и для Нефер. Берите его, пока ваша ставка последняя.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Program {name}</source>
        <comment>Another program that plays</comment>
        <translation>Программа {name}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>A level of bots: somebody who plays often</comment>
        <translation>Завсегдатай</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>A level of bots: a noun where adjectives agree</comment>
        <translation>Знаток</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Неизвестный уровень</translation>
    </message>
    <message>
        <source>Looks one move ahead, but often misjudges lots. Does not keep track of fame.</source>
        <translation>Думает на ход вперёд, но часто ошибается в цене лотов. Не считает победные очки.</translation>
    </message>
    <message>
        <source>Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame.</source>
        <translation>Думает на ход вперёд, но ошибается в цене лотов и слишком долго ждёт. Не считает победные очки.</translation>
    </message>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Другая программа; на ход ей даётся %n секунда.</numerusform>
            <numerusform>Другая программа; на ход ей даётся %n секунды.</numerusform>
            <numerusform>Другая программа; на ход ей даётся %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.</source>
        <translation>Часть на языке C не собрана: играть может только «Новичок», без подсказок, тренера и разборов.</translation>
    </message>
    <message>
        <source>For your first games. Plays by instinct and does not keep track of fame.</source>
        <translation>Для первых партий. Играет по наитию и не считает победные очки.</translation>
    </message>
    <message>
        <source>Looks one move ahead, and is rarely far off. Does not keep track of fame.</source>
        <translation>Думает на ход вперёд и редко сильно ошибается. Не считает победные очки.</translation>
    </message>
    <message>
        <source>Plays from experience and looks one move ahead. Does not keep track of fame.</source>
        <translation>Опирается на опыт и думает на ход вперёд. Не считает победные очки.</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and keeps track of everyone’s fame.</source>
        <translation>Продумывает несколько ходов вперёд и считает победные очки всех игроков.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>All events</source>
        <translation>Все события</translation>
    </message>
    <message>
        <source>Lots and effects</source>
        <translation>Лоты и последствия</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Аукционы</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Взятые жетоны</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Фильтр журнала</translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>%n тип завершённых построек</numerusform>
            <numerusform>%n типа завершённых построек</numerusform>
            <numerusform>%n типов завершённых построек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n жрец</numerusform>
            <numerusform>%n жреца</numerusform>
            <numerusform>%n жрецов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n напасть, её убирают жрецы</numerusform>
            <numerusform>%n напасти, из них одну убирают жрецы</numerusform>
            <numerusform>%n напастей, из них одну убирают жрецы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n жетон богов</numerusform>
            <numerusform>%n жетона богов</numerusform>
            <numerusform>%n жетонов богов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n жетон золота</numerusform>
            <numerusform>%n жетона золота</numerusform>
            <numerusform>%n жетонов золота</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n паводок</numerusform>
            <numerusform>%n паводка</numerusform>
            <numerusform>%n паводков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n жетон Нила</numerusform>
            <numerusform>%n жетона Нила</numerusform>
            <numerusform>%n жетонов Нила</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n жетон Нила без паводка</numerusform>
            <numerusform>%n жетона Нила без паводка</numerusform>
            <numerusform>%n жетонов Нила без паводка</numerusform>
        </translation>
    </message>
    <message>
        <source>no civilization tiles left</source>
        <translation>цивилизации не осталось</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n тип цивилизации вместо нуля</numerusform>
            <numerusform>%n типа цивилизации вместо нуля</numerusform>
            <numerusform>%n типов цивилизации вместо нуля</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n тип цивилизации</numerusform>
            <numerusform>%n типа цивилизации</numerusform>
            <numerusform>%n типов цивилизации</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>остался только %n тип монументов</numerusform>
            <numerusform>осталось только %n типа монументов</numerusform>
            <numerusform>осталось только %n типов монументов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n тип монументов</numerusform>
            <numerusform>%n типа монументов</numerusform>
            <numerusform>%n типов монументов</numerusform>
        </translation>
    </message>
    <message>
        <source>no monuments left</source>
        <translation>монументов не осталось</translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>теряет %n монумент</numerusform>
            <numerusform>теряет %n монумента</numerusform>
            <numerusform>теряет %n монументов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>теряет %n фараона</numerusform>
            <numerusform>теряет %n фараонов</numerusform>
            <numerusform>теряет %n фараонов</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lot scores this epoch</source>
        <translation>Что лот принесёт в эту эпоху</translation>
    </message>
    <message>
        <source>If {name} wins this lot</source>
        <translation>Если этот лот выиграет {name}</translation>
    </message>
    <message>
        <source>If you win this lot</source>
        <translation>Если вы выиграете этот лот</translation>
    </message>
    <message>
        <source>If you win with your {sun}</source>
        <translation>Если вы выиграете диском {sun}</translation>
    </message>
    <message>
        <source>{disaster} takes nothing</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}: потерь нет</translation>
    </message>
    <message>
        <source>{disaster} takes {tiles}</source>
        <comment>Labels: Earthquake takes Fortress and Temple</comment>
        <translation>{disaster}, потери: {tiles}</translation>
    </message>
    <message>
        <source>{disaster} takes {number} of the winner’s choice, ideally {tiles}</source>
        <comment>{tiles} are those least missed</comment>
        <translation>{disaster}: {number} на выбор победителя, лучше {tiles}</translation>
    </message>
    <message>
        <source>Disasters take nothing</source>
        <translation>Бедствия: потерь нет</translation>
    </message>
    <message>
        <source>Disasters take {tiles}</source>
        <comment>Labels of tiles</comment>
        <translation>Бедствия, потери: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>теряет %n жетон</numerusform>
            <numerusform>теряет %n жетона</numerusform>
            <numerusform>теряет %n жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Priests turn over tiles to show {tiles}</source>
        <comment>Labels: Priests turn over tiles to show Farmer and Market</comment>
        <translation>Жрецы переворачивают жетоны, получится: {tiles}</translation>
    </message>
    <message>
        <source>{points} at the end of the game if nothing changes</source>
        <comment>{points} has a sign: +3</comment>
        <translation>в конце партии {points}, если ничего не изменится</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <comment>Of the game. {points} has a sign: +3</comment>
        <translation>в конце {points}</translation>
    </message>
    <message>
        <source>fame never falls below 0</source>
        <translation>победных очков не бывает меньше 0</translation>
    </message>
    <message>
        <source>later about {points}</source>
        <comment>What the lot is worth after this epoch. {points} has a sign: +13</comment>
        <translation>потом примерно {points}</translation>
    </message>
    <message>
        <source>what can still be made of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>что из этого ещё можно получить</translation>
    </message>
    <message>
        <source>you {points}</source>
        <comment>{points} has a sign: you −5</comment>
        <translation>вы {points}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Вы спасовали.</translation>
    </message>
    <message>
        <source>You have no suns left.</source>
        <translation>У вас не осталось дисков.</translation>
    </message>
    <message>
        <source>{name} has no suns left.</source>
        <translation>У игрока {name} не осталось дисков.</translation>
    </message>
    <message>
        <source>now the most</source>
        <comment>Of a kind</comment>
        <translation>теперь больше всех</translation>
    </message>
    <message>
        <source>suns after that: {suns}</source>
        <comment>Numbers: 1, 8 and 13</comment>
        <translation>диски после этого: {suns}</translation>
    </message>
    <message>
        <source>no change in fame</source>
        <translation>без изменений в очках</translation>
    </message>
    <message>
        <source>None of your suns beats the {sun}.</source>
        <translation>Ни один из ваших дисков не бьёт диск {sun}.</translation>
    </message>
    <message>
        <source>{name} has no sun that beats the {sun}.</source>
        <translation>Ни один диск игрока {name} не бьёт диск {sun}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройка</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>The reasons for this move can’t be reconstructed.</source>
        <translation>Причины этого хода восстановить нельзя.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <comment>Said by an opponent about its move</comment>
        <translation>У меня не было выбора.</translation>
    </message>
    <message>
        <source>what I can still make of it</source>
        <comment>Of the tiles of a lot</comment>
        <translation>что я ещё могу из этого получить</translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>По моим расчётам, ход «{move}» приносил на %n очко больше. В следующий раз я выберу его.</numerusform>
            <numerusform>По моим расчётам, ход «{move}» приносил на %n очка больше. В следующий раз я выберу его.</numerusform>
            <numerusform>По моим расчётам, ход «{move}» приносил на %n очков больше. В следующий раз я выберу его.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>По моим расчётам, ход «{move}» приносил на %n очко больше, но я играю по-своему.</numerusform>
            <numerusform>По моим расчётам, ход «{move}» приносил на %n очка больше, но я играю по-своему.</numerusform>
            <numerusform>По моим расчётам, ход «{move}» приносил на %n очков больше, но я играю по-своему.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>По моим расчётам, так выходило на %n очко больше, чем с ходом «{move}».</numerusform>
            <numerusform>По моим расчётам, так выходило на %n очка больше, чем с ходом «{move}».</numerusform>
            <numerusform>По моим расчётам, так выходило на %n очков больше, чем с ходом «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>Для меня лот стоил примерно {fame} очко.</numerusform>
            <numerusform>Для меня лот стоил примерно {fame} очка.</numerusform>
            <numerusform>Для меня лот стоил примерно {fame} очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked best to me.</source>
        <translation>Мне показалось, что так лучше всего.</translation>
    </message>
    <message>
        <source>Otherwise you would have won the lot with the {price}.</source>
        <translation>Иначе вы выиграли бы лот диском {price}.</translation>
    </message>
    <message>
        <source>Otherwise {name} would have won the lot with the {price}.</source>
        <translation>Иначе лот выиграл бы игрок {name} диском {price}.</translation>
    </message>
    <message>
        <source>I expected you to win the lot with the {price}.</source>
        <translation>Мне казалось, что лот выиграете вы диском {price}.</translation>
    </message>
    <message>
        <source>I expected {name} to win the lot with the {price}.</source>
        <translation>Мне казалось, что лот выиграет {name} диском {price}.</translation>
    </message>
    <message>
        <source>I wanted to keep my {sun}.</source>
        <comment>{sun}: the number of a sun</comment>
        <translation>Мне хотелось сохранить диск {sun}.</translation>
    </message>
    <message>
        <source>I wanted the {centre} in the centre for my {sun}.</source>
        <comment>Numbers of suns</comment>
        <translation>Мне был нужен диск {centre} из центра в обмен на мой {sun}.</translation>
    </message>
    <message>
        <source>The lot would have hurt me.</source>
        <translation>Этот лот мне бы навредил.</translation>
    </message>
    <message>
        <source>I wanted the lot.</source>
        <translation>Мне был нужен этот лот.</translation>
    </message>
    <message>
        <source>Another tile was likely to help me.</source>
        <translation>Ещё один жетон, вероятно, помог бы мне.</translation>
    </message>
    <message>
        <source>I feared a Ra tile: the chance was {chance}.</source>
        <translation>Меня пугал жетон Ра: вероятность была {chance}.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Nefer</source>
        <translation>Нефер</translation>
    </message>
    <message>
        <source>Khufu</source>
        <translation>Хуфу</translation>
    </message>
    <message>
        <source>Tiye</source>
        <translation>Тия</translation>
    </message>
    <message>
        <source>Ramose</source>
        <translation>Рамос</translation>
    </message>
    <message>
        <source>Meret</source>
        <translation>Мерет</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Бот {number}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Character: {name} (click to change)</source>
        <translation>Персонаж: {name} (щёлкните, чтобы сменить)</translation>
    </message>
    <message>
        <source>Face: {name} (click to change)</source>
        <translation>Лицо: {name} (щёлкните, чтобы сменить)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайный</translation>
    </message>
    <message>
        <source>A different character every game.</source>
        <translation>В каждой партии новый персонаж.</translation>
    </message>
    <message>
        <source>Has no style of its own.</source>
        <translation>Играет без собственного стиля.</translation>
    </message>
    <message>
        <source>No face</source>
        <translation>Без лица</translation>
    </message>
    <message>
        <source>Random character</source>
        <translation>Случайный персонаж</translation>
    </message>
    <message>
        <source>Already at this table.</source>
        <translation>Уже сидит за этим столом.</translation>
    </message>
    <message>
        <source>Colour: {colour} (click to change)</source>
        <translation>Цвет: {colour} (щёлкните, чтобы сменить)</translation>
    </message>
    <message>
        <source>{colour} (swap with {name})</source>
        <translation>{colour} (обмен: {name})</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Игроки, по часовой стрелке</translation>
    </message>
    <message>
        <source>All &amp;bots:</source>
        <translation>Все &amp;боты:</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <comment>In place of the level that all bots have</comment>
        <translation>Разные уровни</translation>
    </message>
    <message>
        <source>{enter}: change the seat · {up}, {down}: move it · {delete}: remove it</source>
        <comment>Keys and what they do</comment>
        <translation>{enter}: изменить место · {up}, {down}: переместить · {delete}: убрать</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Добавить игрока</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>Пере&amp;мешать</translation>
    </message>
    <message>
        <source>Shuffle the seats every ga&amp;me</source>
        <translation>Менять места в каждой &amp;партии</translation>
    </message>
    <message>
        <source>&amp;Open fame: everyone can see it</source>
        <translation>Победные &amp;очки в открытую: видны всем</translation>
    </message>
    <message>
        <source>Otherwise your opponents’ fame stays face down.</source>
        <translation>Иначе победные очки соперников остаются взакрытую.</translation>
    </message>
    <message>
        <source>Closed bag</source>
        <translation>Закрытый мешочек</translation>
    </message>
    <message>
        <source>No one may look at discarded tiles. Bots up to Skilled forget them as people do; Expert remembers.</source>
        <translation>Никто не может смотреть сброшенные жетоны. Боты до уровня «Знаток» забывают их, как люди; «Эксперт» помнит.</translation>
    </message>
    <message>
        <source>Allow &amp;take-backs</source>
        <translation>Разрешить отмену &amp;ходов</translation>
    </message>
    <message>
        <source>Tiles from a &amp;real bag</source>
        <translation>Жетоны из настоящего ме&amp;шочка</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Дополн&amp;ительно</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Зерно</translation>
    </message>
    <message>
        <source>random</source>
        <comment>In the empty field for the seed</comment>
        <translation>случайное</translation>
    </message>
    <message>
        <source>A number or a word. The same seed always deals the same suns and tiles.</source>
        <translation>Число или слово. Одно и то же зерно даёт те же диски и жетоны.</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Начать партию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n игрок</numerusform>
            <numerusform>{fewest}–%n игрока</numerusform>
            <numerusform>{fewest}–%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <comment>In place of a bot&apos;s name: its character is drawn when the game starts</comment>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Имя на месте {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Место {number}: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>Somebody at this computer, not a bot</comment>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Кто здесь играет</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Drag, or press {up} or {down}, to change the seating order</source>
        <comment>{up}, {down} are keys</comment>
        <translation>Перетащите или нажмите {up} либо {down}, чтобы изменить порядок мест</translation>
    </message>
    <message>
        <source>Seating order</source>
        <translation>Порядок мест</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Выше</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ниже</translation>
    </message>
    <message>
        <source>You can undo moves. Tiles drawn since then go back into the bag, which is reshuffled.</source>
        <translation>Ходы можно отменять. Взятые с тех пор жетоны возвращаются в мешочек, и он перемешивается.</translation>
    </message>
    <message>
        <source>You draw tiles from your own copy of the game and say what they are. Ra Desktop is the referee and keeps the score. The game won’t count in your statistics.</source>
        <translation>Вы берёте жетоны из своей настольной игры и называете их. Ra Desktop следит за правилами и ведёт счёт. Партия не учитывается в статистике.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{name} stopped running, so a simple move was played.</source>
        <translation>{name} больше не работает, поэтому сделан простой ход.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Сохранение снова работает.</translation>
    </message>
    <message>
        <source>This game can’t be added to your statistics: {reason}. Ra Desktop will try again.</source>
        <translation>Не удаётся добавить эту партию в статистику: {reason}. Ra Desktop попробует ещё раз.</translation>
    </message>
    <message>
        <source>The part written in C wasn’t built, so stronger bots will play as {level}.</source>
        <translation>Часть на языке C не собрана, поэтому уровень более сильных ботов теперь: {level}.</translation>
    </message>
    <message>
        <source>{name} is a program that isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>{name}&#xa0;— программа, которой нет на этом компьютере. Вместо неё играет бот: {level}.</translation>
    </message>
    <message>
        <source>{name} didn’t give a legal move, so a simple one was played.</source>
        <translation>{name} не называет допустимого хода, поэтому сделан простой ход.</translation>
    </message>
    <message>
        <source>{name} couldn’t be started, so a simple move was played.</source>
        <translation>{name} не запускается, поэтому сделан простой ход.</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time, so a simple move was played.</source>
        <translation>{name} не отвечает вовремя, поэтому сделан простой ход.</translation>
    </message>
    <message>
        <source>{name} couldn’t choose a move and played a simple one.</source>
        <translation>{name} не может выбрать ход и делает самый простой.</translation>
    </message>
    <message>
        <source>{name} has a level that doesn’t exist in this version, and will play as {level}.</source>
        <translation>Уровня этого бота в этой версии нет: {name} будет играть на уровне «{level}».</translation>
    </message>
    <message>
        <source>Some bots’ levels don’t exist in this version. They’ll play as {level}.</source>
        <translation>Уровней некоторых ботов в этой версии нет. Они будут играть на уровне «{level}».</translation>
    </message>
    <message>
        <source>{name} has a character that doesn’t exist in this version, and will play without one.</source>
        <translation>Персонажа этого бота в этой версии нет: {name} будет играть без него.</translation>
    </message>
    <message>
        <source>Some bots’ characters don’t exist in this version. They’ll play without one.</source>
        <translation>Персонажей некоторых ботов в этой версии нет. Они будут играть без них.</translation>
    </message>
    <message>
        <source>The game can’t be saved right now. Play on: Ra Desktop will keep trying.</source>
        <translation>Сейчас не удаётся сохранить партию. Можно играть дальше: Ra Desktop будет пробовать снова.</translation>
    </message>
    <message>
        <source>One of the programs isn’t on this computer. A bot plays instead: {level}.</source>
        <translation>Программы, которая играет в этой партии, нет на этом компьютере. Вместо неё играет бот: {level}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, осталось {count}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Клавиша {key}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>fame</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>Taking a turn</source>
        <translation>Ходит</translation>
    </message>
    <message>
        <source>Ra player</source>
        <translation>Отмеченный Ра</translation>
    </message>
    <message>
        <source>Suns face up: {suns}</source>
        <translation>Диски лицевой стороной вверх: {suns}</translation>
    </message>
    <message>
        <source>Suns face down: {suns}</source>
        <translation>Диски лицевой стороной вниз: {suns}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <translation>Жетоны: {tiles}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>Tiles: none</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Fame is face down</source>
        <translation>Победные очки взакрытую</translation>
    </message>
    <message>
        <source>Fame scored so far. The player with the most at the end of the game wins.</source>
        <translation>Победные очки на данный момент. Побеждает тот, у кого их больше всех в конце партии.</translation>
    </message>
    <message>
        <source>Press and hold to peek at your own.</source>
        <translation>Нажмите и удерживайте, чтобы посмотреть свои.</translation>
    </message>
    <message>
        <source>This sun has been bid in this auction.</source>
        <translation>Этим диском сделана ставка в текущем аукционе.</translation>
    </message>
    <message>
        <source>Face up: can be bid in an auction.</source>
        <translation>Лицевой стороной вверх: им можно сделать ставку в аукционе.</translation>
    </message>
    <message>
        <source>Click to enlarge this panel.</source>
        <translation>Щёлкните, чтобы увеличить эту панель.</translation>
    </message>
    <message>
        <source>Started this auction and bids last.</source>
        <translation>Этот игрок начал аукцион и делает ставку последним.</translation>
    </message>
    <message>
        <source>If you turn this tile over: {hidden} instead of {shown}</source>
        <translation>Если перевернуть этот жетон: {shown} → {hidden}</translation>
    </message>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>выигран %n жетон диском {sun}</numerusform>
            <numerusform>выиграно %n жетона диском {sun}</numerusform>
            <numerusform>выиграно %n жетонов диском {sun}</numerusform>
        </translation>
    </message>
    <message>
        <source>invoked Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>воззвание к Ра</translation>
    </message>
    <message>
        <source>drew Ra</source>
        <comment>What a player has done since your turn</comment>
        <translation>вышел Ра</translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>взят %n жетон</numerusform>
            <numerusform>взято %n жетона</numerusform>
            <numerusform>взято %n жетонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message>
        <source>Resume</source>
        <comment>Goes back to the unfinished game</comment>
        <translation>Продолжить</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>%n незавершённая партия&#xa0;— в разделе «Сохранённые партии».</numerusform>
            <numerusform>%n незавершённые партии&#xa0;— в разделе «Сохранённые партии».</numerusform>
            <numerusform>%n незавершённых партий&#xa0;— в разделе «Сохранённые партии».</numerusform>
        </translation>
    </message>
    <message>
        <source>The last game couldn’t be read. Its file is under Saved games.</source>
        <translation>Не удалось прочитать последнюю партию. Её файл&#xa0;— в разделе «Сохранённые партии».</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>The place of the winner</comment>
        <translation>1-е</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-е</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3-е</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4-е</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5-е</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Remove {name}?</source>
        <translation>Удалить игрока «{name}»?</translation>
    </message>
    <message>
        <source>Playing as a guest: nothing is saved.</source>
        <translation>Гостевая игра: ничего не сохраняется.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>Теперь играет {name}.</translation>
    </message>
    <message>
        <source>You’re playing.</source>
        <translation>Теперь играете вы.</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Как вас зовут?</translation>
    </message>
    <message>
        <source>Your games and progress so far will stay under this name.</source>
        <translation>Ваши партии и успехи останутся под этим именем.</translation>
    </message>
    <message>
        <source>Games under the earlier name still count.</source>
        <translation>Партии под прежним именем по-прежнему учитываются.</translation>
    </message>
    <message>
        <source>{name} is playing in another window and wasn’t removed.</source>
        <translation>Игрок «{name}» играет в другом окне и не удалён.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Игрок: {name}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>Another player has this name, or used to.</source>
        <translation>Это имя есть или было у другого игрока.</translation>
    </message>
    <message>
        <source>Progress in lessons, puzzles, the journey and the deals of the day will be deleted. Finished games still count.</source>
        <translation>Успехи в уроках, задачах, путешествии и раздачах дня будут удалены. Законченные партии по-прежнему учитываются.</translation>
    </message>
    <message>
        <source>Each player has their own statistics, lessons, puzzles, journey and deals of the day.</source>
        <translation>Статистика, уроки, задачи, путешествие и раздачи дня хранятся для каждого игрока отдельно.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Position copied.</source>
        <translation>Позиция скопирована.</translation>
    </message>
    <message>
        <source>There’s no position on the clipboard</source>
        <translation>В буфере обмена нет позиции</translation>
    </message>
    <message>
        <source>{problem}.
At character {column}: “{piece}”</source>
        <translation>{problem}.
Символ {column}: «{piece}»</translation>
    </message>
    <message>
        <source>This game begins from a position, so it won’t count in your statistics.</source>
        <translation>Эта партия начинается с заданной позиции, поэтому она не учитывается в статистике.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>{key} is already used for “{owner}”. The key stays as it was.</source>
        <translation>{key} уже занято: «{owner}». Клавиша остаётся прежней.</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Вернуть обычные клавиши</translation>
    </message>
    <message>
        <source>Select a field and press the new key. Backspace removes the key.</source>
        <translation>Выберите поле и нажмите новую клавишу. Backspace убирает клавишу.</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>no change at the end of this epoch</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>в конце этой эпохи ничего не меняется</translation>
    </message>
    <message>
        <source>{points} at the end of this epoch ({rows})</source>
        <comment>After the name of a tile and a colon</comment>
        <translation>{points} в конце этой эпохи ({rows})</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Outside programs</source>
        <translation>Внешние программы</translation>
    </message>
    <message>
        <source>Programs that speak the protocol for outside bots can take a seat in New game.</source>
        <translation>Программы, понимающие протокол для внешних ботов, могут занять место в «Новой партии».</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>After this time, the program is stopped, and a simple move is played instead.</source>
        <translation>По истечении этого времени программа завершается, и вместо неё делается простой ход.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Аргументы</translation>
    </message>
    <message>
        <source>This entry comes from elsewhere or from an earlier version. Save it to use it here.</source>
        <translation>Эта запись сделана в другом месте или в прежней версии. Сохраните её, чтобы пользоваться ею здесь.</translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Так уже называется другая программа.</translation>
    </message>
    <message>
        <source>There’s no such program on this computer. Choose it, or enter its full path.</source>
        <translation>Такой программы на этом компьютере нет. Выберите её или введите полный путь.</translation>
    </message>
    <message>
        <source>Saved. You can choose it for a seat in New game.</source>
        <translation>Сохранено. Её можно выбрать для места в «Новой партии».</translation>
    </message>
    <message>
        <source>Starting the program…</source>
        <translation>Программа запускается…</translation>
    </message>
    <message>
        <source>It works: {name}.</source>
        <translation>Работает: {name}.</translation>
    </message>
    <message>
        <source>It didn’t answer in time.</source>
        <translation>Она не ответила вовремя.</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Секунд на ход</translation>
    </message>
    <message>
        <source>It can’t be started: {reason}.</source>
        <translation>Её не удаётся запустить: {reason}.</translation>
    </message>
    <message>
        <source>This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the program, and the script as an argument.</source>
        <translation>Этот файл сам по себе не программа. Если это скрипт, укажите как программу то, что его выполняет, например python3, а сам скрипт&#xa0;— как аргумент.</translation>
    </message>
    <message>
        <source>It doesn’t speak the protocol for outside bots.</source>
        <translation>Она не понимает протокол для внешних ботов.</translation>
    </message>
    <message>
        <source>It ended before it answered, with exit status {status}.</source>
        <translation>Она завершилась, не ответив, с кодом {status}.</translation>
    </message>
    <message>
        <source>{problem}
Its last messages:
{lines}</source>
        <translation>{problem}
Её последние сообщения:
{lines}</translation>
    </message>
    <message>
        <source>This program was entered elsewhere, or in an earlier version.</source>
        <translation>Эта программа добавлена в другом месте или в прежней версии.</translation>
    </message>
    <message>
        <source>{name} is played by the program {program}. Start it?</source>
        <translation>За игрока «{name}» играет программа {program}. Запустить её?</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Пусть играет бот</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Wait</source>
        <translation>Подождать</translation>
    </message>
    <message>
        <source>The last sun</source>
        <translation>Последний диск</translation>
    </message>
    <message>
        <source>Disasters and plagues</source>
        <translation>Бедствия и напасти</translation>
    </message>
    <message>
        <source>Which side up?</source>
        <translation>Какой стороной вверх?</translation>
    </message>
    <message>
        <source>In your game you chose “{move}”.</source>
        <translation>В своей партии вы выбрали «{move}».</translation>
    </message>
    <message>
        <source>Difficulty: {level}.</source>
        <translation>Сложность: {level}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>Ход «{move}» обходится вам примерно в %n очко.</numerusform>
            <numerusform>Ход «{move}» обходится вам примерно в %n очка.</numerusform>
            <numerusform>Ход «{move}» обходится вам примерно в %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>Ход «{move}» достаточно хорош: он приносит лишь примерно на %n очко меньше, чем лучший ход «{best}».</numerusform>
            <numerusform>Ход «{move}» достаточно хорош: он приносит лишь примерно на %n очка меньше, чем лучший ход «{best}».</numerusform>
            <numerusform>Ход «{move}» достаточно хорош: он приносит лишь примерно на %n очков меньше, чем лучший ход «{best}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>«{best}»&#xa0;— лучший ход: он приносит примерно на %n очко больше, чем ход «{move}».</numerusform>
            <numerusform>«{best}»&#xa0;— лучший ход: он приносит примерно на %n очка больше, чем ход «{move}».</numerusform>
            <numerusform>«{best}»&#xa0;— лучший ход: он приносит примерно на %n очков больше, чем ход «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Есть ход лучше.</translation>
    </message>
    <message>
        <source>“{move}” is good enough: about equal to “{best}”.</source>
        <translation>Ход «{move}» достаточно хорош: примерно то же, что «{best}».</translation>
    </message>
    <message>
        <source>“{best}” is the best move, though it is worth no more fame than “{move}”.</source>
        <translation>«{best}»&#xa0;— лучший ход, но очков он приносит не больше, чем «{move}».</translation>
    </message>
    <message>
        <source>Invoke Ra now</source>
        <translation>Пора воззвать к Ра</translation>
    </message>
    <message>
        <source>A low sun will do</source>
        <translation>Хватит младшего диска</translation>
    </message>
    <message>
        <source>A high sun is needed</source>
        <translation>Нужен старший диск</translation>
    </message>
    <message>
        <source>Priests turn tiles over</source>
        <translation>Жрецы переворачивают жетоны</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Урок: {title}</translation>
    </message>
    <message>
        <source>Find the best move and make it as you would in a game. It is judged, not played.</source>
        <translation>Найдите лучший ход. Сделайте его как в партии: он оценивается, но не выполняется.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«{name}» удалено.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>Решено: {solved} из {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решена</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>не решена</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Следующая нерешённая</translation>
    </message>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>осталась %n задача</numerusform>
            <numerusform>осталось %n задачи</numerusform>
            <numerusform>осталось %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>Из ваших партий</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>решить заново: %n</numerusform>
            <numerusform>решить заново: %n</numerusform>
            <numerusform>решить заново: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten questions a day</source>
        <translation>Десять вопросов в день</translation>
    </message>
    <message>
        <source>The position on the clipboard</source>
        <translation>Позиция из буфера обмена</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Your own positions</source>
        <translation>Ваши позиции</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>По сложности</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>По играм</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>По темам</translation>
    </message>
    <message>
        <source>This puzzle can’t be set up. Try another one.</source>
        <translation>Не удалось подготовить эту задачу. Попробуйте другую.</translation>
    </message>
    <message>
        <source>The puzzle book can’t be read.</source>
        <translation>Не удалось прочитать сборник задач.</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>View table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>К итогам</translation>
    </message>
    <message>
        <source>Fame by category</source>
        <translation>Очки по категориям</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Итоги партии</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>Fame by epoch</source>
        <translation>Победные очки по эпохам</translation>
    </message>
    <message>
        <source>Night falls over the Nile</source>
        <translation>Над Нилом наступает ночь</translation>
    </message>
    <message>
        <source>The fame tablets are turned over, lowest first.</source>
        <translation>Жетоны победных очков переворачиваются, начиная с наименьшего.</translation>
    </message>
    <message>
        <source>One thing for {loser} to try: {row}. {name} scored {points} more there.</source>
        <comment>{row}: Nile</comment>
        <translation>Совет на следующий раз, {loser}: {row}. {name} получает за это на {points} больше.</translation>
    </message>
    <message>
        <source>Your best lot</source>
        <translation>Ваш лучший лот</translation>
    </message>
    <message>
        <source>Fame decides: {first} to {second}.</source>
        <translation>Решают победные очки: {first} против {second}.</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>В первый раз</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>В этот раз</translation>
    </message>
    <message>
        <source>Best: {row} {points}, {epoch}</source>
        <comment>Best: Nile +12, Middle Kingdom</comment>
        <translation>Лучшее: {row} {points}, {epoch}</translation>
    </message>
    <message>
        <source>One thing to try: {row}. {name} scored {points} more there than you.</source>
        <comment>{row}: Nile</comment>
        <translation>Совет на следующий раз: {row}. {name} получает за это на {points} больше, чем вы.</translation>
    </message>
    <message>
        <source>The lot that decided it</source>
        <translation>Решающий лот</translation>
    </message>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Ничья: %n победное очко. Решает старший диск: {first} против {second}.</numerusform>
            <numerusform>Ничья: %n победных очка. Решает старший диск: {first} против {second}.</numerusform>
            <numerusform>Ничья: %n победных очков. Решает старший диск: {first} против {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealBag</name>
    <message>
        <source>Starting suns</source>
        <translation>Начальные диски</translation>
    </message>
    <message>
        <source>Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.</source>
        <translation>Раздайте игрокам указанные диски или выберите те, что вы уже раздали. Диск {sun} кладётся в центр.</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Выбрать заново</translation>
    </message>
    <message>
        <source>The last tile was wrong</source>
        <translation>Последний жетон указан неверно</translation>
    </message>
    <message>
        <source>Name the last tile again</source>
        <translation>Указать последний жетон ещё раз</translation>
    </message>
    <message>
        <source>Click the tile, or press the key below it.</source>
        <translation>Щёлкните по жетону или нажмите клавишу под ним.</translation>
    </message>
    <message>
        <source>Draw a tile for {name}. Which one is it?</source>
        <translation>{name} берёт жетон&#xa0;— достаньте его. Какой это жетон?</translation>
    </message>
    <message>
        <source>Which tile did you draw?</source>
        <translation>Какой жетон вы взяли?</translation>
    </message>
    <message>
        <source>Which tile did {name} draw?</source>
        <translation>{name}: какой жетон взят?</translation>
    </message>
    <message>
        <source>Don’t draw</source>
        <translation>Не брать</translation>
    </message>
    <message>
        <source>Every tile of this kind is already on the table or discarded.</source>
        <translation>Все такие жетоны уже на столе или сброшены.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>None of your suns beats the bid.</source>
        <translation>Ни один из ваших дисков не бьёт ставку.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so no one can take the lot from you.</source>
        <translation>Больше ни у кого не осталось дисков, так что лот у вас никто не отнимет.</translation>
    </message>
    <message>
        <source>The chance that the next tile is Ra is {chance}.</source>
        <translation>Следующий жетон&#xa0;— Ра с вероятностью {chance}.</translation>
    </message>
    <message>
        <source>No one else has a sun left, so each of your suns wins the auction.</source>
        <translation>Больше ни у кого не осталось дисков, так что аукцион выигрывает любой ваш диск.</translation>
    </message>
    <message>
        <source>The chance that the next tile ends the epoch is {chance}.</source>
        <translation>Следующий жетон завершил бы эпоху с вероятностью {chance}.</translation>
    </message>
    <message>
        <source>You bid last, so your {sun} wins.</source>
        <translation>Ваша ставка последняя, так что диск {sun} выигрывает.</translation>
    </message>
    <message>
        <source>No one who bids after you can beat your {sun}.</source>
        <translation>Никто из тех, кто делает ставку после вас, не перебьёт ваш диск {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre}, which is higher than your {sun}.</source>
        <translation>На следующую эпоху вы получаете диск {centre}, он старше вашего {sun}.</translation>
    </message>
    <message>
        <source>For the next epoch you get the {centre} instead of your {sun}.</source>
        <translation>На следующую эпоху вы получаете диск {centre} вместо вашего {sun}.</translation>
    </message>
    <message>
        <source>Winning with your {sun} raises the total of your suns from {before} to {after}.</source>
        <translation>Если выиграть диском {sun}, сумма ваших дисков вырастет: {before} → {after}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun, for another auction.</source>
        <translation>Вы сохраняете для другого аукциона диск {sun}, старший из открытых.</translation>
    </message>
    <message>
        <source>If you pass, the tiles are discarded.</source>
        <translation>Если вы спасуете, жетоны будут сброшены.</translation>
    </message>
    <message>
        <source>Games won are estimated against average players.</source>
        <translation>Число побед оценено для игры против средних соперников.</translation>
    </message>
    <message>
        <source>“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.</source>
        <translation>Ход «{move}» приносит столько же очков, но выигрывает примерно {won} из 100 партий вместо {best}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch ended now.</source>
        <translation>Победить вы уже вряд ли сможете. Попробуйте обогнать игрока {name}: если бы эпоха завершилась сейчас, вы отставали бы на {points}.</translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch ended now.</source>
        <translation>Победить вы уже вряд ли сможете. Постарайтесь удержать своё место: если бы эпоха завершилась сейчас, у вас было бы на {points} больше, чем у игрока {name}.</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games instead of {wins}.</source>
        <translation>Ход «{move}» выигрывает примерно {won} из 100 партий вместо {wins}.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>Ход «{move}» обошёлся бы вам примерно в %n очко.</numerusform>
            <numerusform>Ход «{move}» обошёлся бы вам примерно в %n очка.</numerusform>
            <numerusform>Ход «{move}» обошёлся бы вам примерно в %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Перебить ваш диск {sun} может только {name}; тогда этот диск останется у вас.</translation>
    </message>
    <message>
        <source>Several players can still outbid your {sun}; if that happens, you keep it.</source>
        <translation>Ваш диск {sun} могут перебить несколько игроков; тогда он останется у вас.</translation>
    </message>
    <message>
        <source>Fewer players can outbid your {sun} than your {other}.</source>
        <translation>Перебить ваш диск {sun} может меньше игроков, чем диск {other}.</translation>
    </message>
    <message>
        <source>To outbid your {sun}, others need at least the {dear}; for your {other}, the {cheap} is enough.</source>
        <translation>Чтобы перебить ваш диск {sun}, другим нужен как минимум {dear}; чтобы перебить {other}, хватит {cheap}.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} scores {points} for you.</source>
        <translation>Если выиграть диском {sun}, вы получите {points} с учётом дисков.</translation>
    </message>
    <message>
        <source>Suns included, winning with your {sun} gains you nothing.</source>
        <translation>Если выиграть диском {sun}, с учётом дисков вы не получите ничего.</translation>
    </message>
    <message>
        <source>If you pass, the tiles stay on the track.</source>
        <translation>Если вы спасуете, жетоны останутся в ряду.</translation>
    </message>
    <message>
        <source>You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower.</source>
        <translation>Вы сохраняете диск {sun}, старший из открытых; диск {centre} в центре младше.</translation>
    </message>
    <message>
        <source>You keep your {sun}; the {centre} in the centre is lower.</source>
        <translation>Вы сохраняете диск {sun}; диск {centre} в центре младше.</translation>
    </message>
    <message>
        <source>If nothing changes, that scores {points} at the end of the game.</source>
        <translation>В конце партии это {points}, если ничего не изменится.</translation>
    </message>
    <message>
        <source>The tile scores {points} more than the god at the end of this epoch.</source>
        <translation>В конце этой эпохи жетон приносит на {points} больше, чем жетон богов.</translation>
    </message>
    <message>
        <source>The tile scores as much as the god at the end of this epoch.</source>
        <translation>В конце этой эпохи жетон приносит столько же, сколько жетон богов.</translation>
    </message>
    <message>
        <source>Unlike the god, it stays with you for the next epoch.</source>
        <translation>В отличие от жетона богов, он остаётся у вас на следующую эпоху.</translation>
    </message>
    <message>
        <source>No tile on the track scores more than the god at the end of this epoch.</source>
        <translation>В конце этой эпохи ни один жетон в ряду не приносит больше, чем жетон богов.</translation>
    </message>
    <message>
        <source>Best tile for a god: {tile}, {points} at the end of this epoch.</source>
        <translation>Лучшее, что может взять бог: {tile}, {points} в конце этой эпохи.</translation>
    </message>
    <message>
        <source>You keep the god for another tile.</source>
        <translation>Вы сохраняете жетон богов, чтобы взять за него другой жетон.</translation>
    </message>
    <message>
        <source>The other side scores {points} more at the end of this epoch.</source>
        <translation>В конце этой эпохи другая сторона приносит на {points} больше.</translation>
    </message>
    <message>
        <source>The other side scores as much at the end of this epoch, and stays for the next.</source>
        <translation>В конце этой эпохи другая сторона приносит столько же и остаётся на следующую.</translation>
    </message>
    <message>
        <source>The other side scores {points} less at the end of this epoch, but stays for the next.</source>
        <translation>В конце этой эпохи другая сторона приносит на {points} меньше, но остаётся на следующую.</translation>
    </message>
    <message>
        <source>None of your tiles scores more with the other side at the end of this epoch.</source>
        <translation>Ни один ваш жетон не принёс бы в конце этой эпохи больше другой стороной.</translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>В конце этой эпохи потеря этого жетона обойдётся вам в %n очко.</numerusform>
            <numerusform>В конце этой эпохи потеря этого жетона обойдётся вам в %n очка.</numerusform>
            <numerusform>В конце этой эпохи потеря этого жетона обойдётся вам в %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losing this tile costs you nothing at the end of this epoch.</source>
        <translation>В конце этой эпохи потеря этого жетона ничего вам не стоит.</translation>
    </message>
    <message>
        <source>Spend a god on {tile}</source>
        <comment>{tile} is a label: Pharaoh</comment>
        <translation>Бог берёт жетон {tile}</translation>
    </message>
    <message>
        <source>“{move}” wins about {won} of 100 games, “{other}” about {wins}.</source>
        <translation>«{move}» выигрывает примерно {won} из 100 партий, «{other}»&#xa0;— примерно {wins}.</translation>
    </message>
    <message>
        <source>Every other tile would cost more.</source>
        <translation>Любой другой жетон обошёлся бы дороже.</translation>
    </message>
    <message>
        <source>No other tile would cost less.</source>
        <translation>Ни один другой жетон не обошёлся бы дешевле.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} less for you now.</source>
        <translation>Ход «{move}» принёс бы вам сейчас на {points} меньше.</translation>
    </message>
    <message>
        <source>“{move}” would score {points} more for you now, but less later.</source>
        <translation>Ход «{move}» принёс бы вам сейчас на {points} больше, но потом меньше.</translation>
    </message>
    <message>
        <source>“{move}” would score as much for you now, but less later.</source>
        <translation>Ход «{move}» принёс бы вам сейчас столько же, но потом меньше.</translation>
    </message>
    <message>
        <source>With this side up, the tile stays with its owner for the next epoch.</source>
        <translation>Этой стороной вверх жетон остаётся у владельца на следующую эпоху.</translation>
    </message>
    <message>
        <source>The lot scores {points} more for you with this side than with the other.</source>
        <translation>С этой стороной лот приносит вам на {points} больше, чем с другой.</translation>
    </message>
    <message>
        <source>The other side would score {points} more for you, but {spared} more for {name}.</source>
        <translation>Другая сторона принесла бы вам на {points} больше, но игроку {name}&#xa0;— на {spared} больше.</translation>
    </message>
    <message>
        <source>The other side would score {spared} more for {name}, and no more for you.</source>
        <translation>Другая сторона принесла бы игроку {name} на {spared} больше, а вам&#xa0;— не больше.</translation>
    </message>
    <message>
        <source>The other side would score {points} more now, but this one stays for the next epoch.</source>
        <translation>Другая сторона сейчас принесла бы вам на {points} больше, но эта остаётся на следующую эпоху.</translation>
    </message>
    <message>
        <source>If you pass, {name} wins with the {bid}.</source>
        <translation>Если вы спасуете, лот выиграет {name} диском {bid}.</translation>
    </message>
    <message>
        <source>You keep your {sun}, your last face-up sun, for another auction.</source>
        <translation>Вы сохраняете для другого аукциона диск {sun}, ваш последний открытый.</translation>
    </message>
    <message>
        <source>You keep your {sun} for another auction.</source>
        <translation>Вы сохраняете диск {sun} для другого аукциона.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would share the lead.</source>
        <translation>Если бы эпоха завершилась сейчас, вы делили бы первое место.</translation>
    </message>
    <message>
        <source>If the epoch ended now, others would share the lead.</source>
        <translation>Если бы эпоха завершилась сейчас, первое место делили бы другие.</translation>
    </message>
    <message>
        <source>If the game ended now, you would win.</source>
        <translation>Если бы партия завершилась сейчас, вы победили бы.</translation>
    </message>
    <message>
        <source>If the game ended now, {name} would win.</source>
        <translation>Если бы партия завершилась сейчас, победил бы игрок {name}.</translation>
    </message>
    <message>
        <source>If the epoch ended now, you would lead.</source>
        <translation>Если бы эпоха завершилась сейчас, впереди были бы вы.</translation>
    </message>
    <message>
        <source>If the epoch ended now, {name} would lead.</source>
        <translation>Если бы эпоха завершилась сейчас, впереди был бы игрок {name}.</translation>
    </message>
    <message>
        <source>The game is decided: your win is certain.</source>
        <translation>Исход предрешён: победа уже ваша.</translation>
    </message>
    <message>
        <source>All three moves are about equally good.</source>
        <translation>Все три хода примерно одинаково хороши.</translation>
    </message>
    <message>
        <source>“{move}” is about as good.</source>
        <translation>Ход «{move}» примерно так же хорош.</translation>
    </message>
    <message>
        <source>What counts most in the lot: {tile}.</source>
        <translation>Важнее всего в лоте: {tile}.</translation>
    </message>
    <message>
        <source>The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.</source>
        <translation>Ряд пуст: если воззвать к Ра, диском {sun} вы, вероятно, выиграете только {centre}.</translation>
    </message>
    <message>
        <source>What would help you most: {tile}.</source>
        <translation>Больше всего вам помогло бы: {tile}.</translation>
    </message>
    <message>
        <source>Another tile would help you more than the others.</source>
        <translation>Ещё один жетон помог бы вам больше, чем другим.</translation>
    </message>
    <message>
        <source>Another tile would help the others more than you.</source>
        <translation>Ещё один жетон помог бы другим больше, чем вам.</translation>
    </message>
    <message>
        <source>Even a Ra tile would help you now.</source>
        <translation>Сейчас вам помог бы даже жетон Ра.</translation>
    </message>
    <message>
        <source>{name} will probably outbid your {sun} with the {price}.</source>
        <translation>{name}, вероятно, перебьёт ваш диск {sun} диском {price}.</translation>
    </message>
    <message>
        <source>If you pass, {name} will probably win with the {bid}.</source>
        <translation>Если вы спасуете, лот, вероятно, выиграет {name} диском {bid}.</translation>
    </message>
    <message>
        <source>Time ran out: these figures are rougher than usual.</source>
        <translation>Времени не хватило: эти числа менее точны, чем обычно.</translation>
    </message>
    <message>
        <source>The game is decided: you can hardly lose now.</source>
        <translation>Исход предрешён: проиграть вы уже почти не можете.</translation>
    </message>
    <message>
        <source>Why “{move}” was better:</source>
        <comment>{move} is the label of a move. Sentences follow, in the present</comment>
        <translation>Вот почему лучше «{move}».</translation>
    </message>
    <message>
        <source>You invoked Ra, and no one else has bid, so you must bid.</source>
        <translation>Вы воззвали к Ра, и больше никто не сделал ставку, поэтому сделать её придётся вам.</translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>Ход «{move}» приносит примерно на %n очко больше, но выигрывает примерно {won} из 100 партий вместо {best}.</numerusform>
            <numerusform>Ход «{move}» приносит примерно на %n очка больше, но выигрывает примерно {won} из 100 партий вместо {best}.</numerusform>
            <numerusform>Ход «{move}» приносит примерно на %n очков больше, но выигрывает примерно {won} из 100 партий вместо {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning is almost out of reach. Play for as much fame as you can get.</source>
        <translation>Победить вы уже вряд ли сможете. Наберите столько очков, сколько удастся.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, you will probably win with your {sun} and take the {centre}.</source>
        <translation>Если сейчас воззвать к Ра, вы, вероятно, выиграете диском {sun} и получите за него {centre}.</translation>
    </message>
    <message>
        <source>You will probably win the auction with your {sun} and take the {centre}.</source>
        <translation>Вы, вероятно, выиграете аукцион диском {sun} и получите за него {centre}.</translation>
    </message>
    <message>
        <source>If you invoke Ra now, {name} will probably win with the {price} and take the {centre}.</source>
        <translation>Если сейчас воззвать к Ра, вероятно, выиграет {name} диском {price} и получит за него {centre}.</translation>
    </message>
    <message>
        <source>{name} will probably win the auction with the {price} and take the {centre}.</source>
        <translation>{name}, вероятно, выиграет аукцион диском {price} и получит за него {centre}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Your first win in {game}.</source>
        <translation>{game}: ваша первая победа.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>{game}: %n победа подряд, новый рекорд.</numerusform>
            <numerusform>{game}: %n победы подряд, новый рекорд.</numerusform>
            <numerusform>{game}: %n побед подряд, новый рекорд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>{game}: ваш новый рекорд&#xa0;— %n победное очко (прежде {before}).</numerusform>
            <numerusform>{game}: ваш новый рекорд&#xa0;— %n победных очка (прежде {before}).</numerusform>
            <numerusform>{game}: ваш новый рекорд&#xa0;— %n победных очков (прежде {before}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Already? Fine.</source>
        <translation>Уже? Ну ладно.</translation>
    </message>
    <message>
        <source>I like these odds.</source>
        <translation>Шансы мне нравятся.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Как пришло, так и ушло.</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Не повезло.</translation>
    </message>
    <message>
        <source>Too rich for me.</source>
        <translation>Для меня дорого.</translation>
    </message>
    <message>
        <source>I was bluffing.</source>
        <translation>Я блефовал.</translation>
    </message>
    <message>
        <source>Cheap at the price!</source>
        <translation>Почти даром!</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <translation>Вот это удача.</translation>
    </message>
    <message>
        <source>Double or quits?</source>
        <translation>Удвоим?</translation>
    </message>
    <message>
        <source>My plans are not ready!</source>
        <translation>Чертежи не готовы!</translation>
    </message>
    <message>
        <source>Is there stone in it?</source>
        <translation>А камень там есть?</translation>
    </message>
    <message>
        <source>Not my walls!</source>
        <translation>Только не стены!</translation>
    </message>
    <message>
        <source>We shall rebuild.</source>
        <translation>Отстроим заново.</translation>
    </message>
    <message>
        <source>There goes my quarry.</source>
        <translation>Прощай, каменоломня.</translation>
    </message>
    <message>
        <source>I needed that.</source>
        <translation>Мне это было нужно.</translation>
    </message>
    <message>
        <source>One course higher.</source>
        <translation>Ещё один ряд кладки.</translation>
    </message>
    <message>
        <source>Fetch the sledges!</source>
        <translation>Везите камни!</translation>
    </message>
    <message>
        <source>Who gave the order?</source>
        <translation>Кто отдал приказ?</translation>
    </message>
    <message>
        <source>Ra answers to me.</source>
        <translation>Ра слушает меня.</translation>
    </message>
    <message>
        <source>How dare they?</source>
        <translation>Как они смеют?</translation>
    </message>
    <message>
        <source>This will be avenged.</source>
        <translation>Я отомщу.</translation>
    </message>
    <message>
        <source>You outbid a prince?</source>
        <translation>Перебить принца?</translation>
    </message>
    <message>
        <source>Remember your place.</source>
        <translation>Знайте своё место.</translation>
    </message>
    <message>
        <source>Mine by birth.</source>
        <translation>Моё по рождению.</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Так и должно быть.</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>Я как раз хотел!</translation>
    </message>
    <message>
        <source>At last.</source>
        <translation>Наконец-то.</translation>
    </message>
    <message>
        <source>I spoke too late.</source>
        <translation>Я опоздал.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>Следующий!</translation>
    </message>
    <message>
        <source>Keep it, then.</source>
        <translation>Забирайте.</translation>
    </message>
    <message>
        <source>There will be more.</source>
        <translation>Будут и другие.</translation>
    </message>
    <message>
        <source>Quick and simple.</source>
        <translation>Быстро и просто.</translation>
    </message>
    <message>
        <source>Thank you, next!</source>
        <translation>Спасибо, дальше!</translation>
    </message>
    <message>
        <source>So soon?</source>
        <translation>Так рано?</translation>
    </message>
    <message>
        <source>Ra has heard you.</source>
        <translation>Ра вас услышал.</translation>
    </message>
    <message>
        <source>The gods take, too.</source>
        <translation>Боги дают и берут.</translation>
    </message>
    <message>
        <source>I accept it.</source>
        <translation>Принимаю.</translation>
    </message>
    <message>
        <source>I can wait.</source>
        <translation>Я подожду.</translation>
    </message>
    <message>
        <source>May it serve you.</source>
        <translation>Пусть служит вам.</translation>
    </message>
    <message>
        <source>Patience is rewarded.</source>
        <translation>Терпение вознаграждено.</translation>
    </message>
    <message>
        <source>Thanks be to Ra.</source>
        <translation>Хвала Ра.</translation>
    </message>
    <message>
        <source>Harvest time already?</source>
        <translation>Уже жатва?</translation>
    </message>
    <message>
        <source>Any water in it?</source>
        <translation>А вода будет?</translation>
    </message>
    <message>
        <source>A bad year.</source>
        <translation>Плохой год.</translation>
    </message>
    <message>
        <source>My poor fields!</source>
        <translation>Бедные мои поля!</translation>
    </message>
    <message>
        <source>I cannot pay that.</source>
        <translation>Мне не по карману.</translation>
    </message>
    <message>
        <source>Back to the plough.</source>
        <translation>Назад к плугу.</translation>
    </message>
    <message>
        <source>A good harvest!</source>
        <translation>Добрый урожай!</translation>
    </message>
    <message>
        <source>The barn is filling.</source>
        <translation>Амбар полнится.</translation>
    </message>
    <message>
        <source>Another harvest, then?</source>
        <translation>Ещё урожай?</translation>
    </message>
    <message>
        <source>I was still reading.</source>
        <translation>Я ещё читал.</translation>
    </message>
    <message>
        <source>Interesting timing.</source>
        <translation>Любопытный момент.</translation>
    </message>
    <message>
        <source>Not the scrolls!</source>
        <translation>Только не свитки!</translation>
    </message>
    <message>
        <source>It is written, alas.</source>
        <translation>Увы, так написано.</translation>
    </message>
    <message>
        <source>I miscalculated.</source>
        <translation>Я просчитался.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Запишем.</translation>
    </message>
    <message>
        <source>As I predicted.</source>
        <translation>Как я и думал.</translation>
    </message>
    <message>
        <source>Fascinating.</source>
        <translation>Занятно.</translation>
    </message>
    <message>
        <source>This will cost me.</source>
        <translation>Дорого мне выйдет.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Сколько это стоит?</translation>
    </message>
    <message>
        <source>My treasure!</source>
        <translation>Мои сокровища!</translation>
    </message>
    <message>
        <source>Who pays for this?</source>
        <translation>А кто заплатит?</translation>
    </message>
    <message>
        <source>Far too expensive.</source>
        <translation>Слишком дорого.</translation>
    </message>
    <message>
        <source>Spendthrift!</source>
        <translation>Какое мотовство!</translation>
    </message>
    <message>
        <source>A bargain.</source>
        <translation>Выгодная сделка.</translation>
    </message>
    <message>
        <source>All mine.</source>
        <translation>Всё моё.</translation>
    </message>
    <message>
        <source>Who wants this most?</source>
        <translation>Кому нужнее всех?</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Посмотрим…</translation>
    </message>
    <message>
        <source>I saw who did that.</source>
        <translation>Я видел, кто это.</translation>
    </message>
    <message>
        <source>You will be next.</source>
        <translation>Скоро ваша очередь.</translation>
    </message>
    <message>
        <source>Good. You paid for it.</source>
        <translation>Хорошо. Вы заплатили.</translation>
    </message>
    <message>
        <source>It cost you, though.</source>
        <translation>Но цена была высока.</translation>
    </message>
    <message>
        <source>You needed it, did you?</source>
        <translation>Вам это было нужно?</translation>
    </message>
    <message>
        <source>So sorry.</source>
        <translation>Мне так жаль.</translation>
    </message>
    <message>
        <source>I remember your tastes.</source>
        <translation>Помню ваши вкусы.</translation>
    </message>
    <message>
        <source>One more tile, surely?</source>
        <translation>Может, ещё жетон?</translation>
    </message>
    <message>
        <source>Coward!</source>
        <translation>Струсили!</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>И это всё?</translation>
    </message>
    <message>
        <source>Ouch. Again!</source>
        <translation>Ай. Ещё!</translation>
    </message>
    <message>
        <source>Ha! Brave of you.</source>
        <translation>Ха! Смело.</translation>
    </message>
    <message>
        <source>I should have dared.</source>
        <translation>Надо было рискнуть.</translation>
    </message>
    <message>
        <source>Fortune likes me!</source>
        <translation>Удача любит меня!</translation>
    </message>
    <message>
        <source>Never in doubt.</source>
        <translation>Кто бы сомневался.</translation>
    </message>
    <message>
        <source>All in order.</source>
        <translation>Всё в порядке.</translation>
    </message>
    <message>
        <source>The court is open.</source>
        <translation>Заседание открыто.</translation>
    </message>
    <message>
        <source>I object!</source>
        <translation>Я возражаю!</translation>
    </message>
    <message>
        <source>That was avoidable.</source>
        <translation>Можно было избежать.</translation>
    </message>
    <message>
        <source>Within your rights.</source>
        <translation>Вы в своём праве.</translation>
    </message>
    <message>
        <source>I withdraw.</source>
        <translation>Отступаюсь.</translation>
    </message>
    <message>
        <source>A fair ruling.</source>
        <translation>Справедливо.</translation>
    </message>
    <message>
        <source>So ordered.</source>
        <translation>Решено.</translation>
    </message>
    <message>
        <source>To arms!</source>
        <translation>К оружию!</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Держать строй.</translation>
    </message>
    <message>
        <source>A mere skirmish.</source>
        <translation>Мелкая стычка.</translation>
    </message>
    <message>
        <source>Fall back.</source>
        <translation>Отходим.</translation>
    </message>
    <message>
        <source>A worthy rival.</source>
        <translation>Достойный соперник.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Победа!</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Вперёд!</translation>
    </message>
    <message>
        <source>I won last time.</source>
        <translation>В тот раз победа была за мной.</translation>
    </message>
    <message>
        <source>You won last time.</source>
        <translation>В тот раз победили вы.</translation>
    </message>
    <message>
        <source>You scored {points} for {row} last time.</source>
        <extracomment>{row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game</extracomment>
        <translation>В тот раз у вас: {row} {points}.</translation>
    </message>
    <message>
        <source>Back? Mind my walls!</source>
        <translation>Снова вы. Стены не ломать!</translation>
    </message>
    <message>
        <source>You again. Kneel.</source>
        <translation>Снова вы. На колени.</translation>
    </message>
    <message>
        <source>You again! Be quick.</source>
        <translation>Снова вы! Поживее.</translation>
    </message>
    <message>
        <source>I have notes on you.</source>
        <translation>Вы есть в моих записях.</translation>
    </message>
    <message>
        <source>You again? My poor gold!</source>
        <translation>Снова вы? Бедное моё золото!</translation>
    </message>
    <message>
        <source>You again? I dare you!</source>
        <translation>Снова вы? Рискните!</translation>
    </message>
    <message>
        <source>I know your case.</source>
        <translation>Ваше дело мне знакомо.</translation>
    </message>
    <message>
        <source>Close ranks!</source>
        <translation>Сомкнуть ряды!</translation>
    </message>
    <message>
        <source>So we meet again.</source>
        <translation>Вот и снова встретились.</translation>
    </message>
    <message>
        <source>Ra leads you back.</source>
        <translation>Ра снова вас привёл.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Very fast</source>
        <translation>Очень быстро</translation>
    </message>
    <message>
        <source>Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.</source>
        <translation>Начинает новую партию с этой позиции, мешочек перемешивается заново. Просматриваемая партия сохраняется.</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Скорость просмотра</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play ({key}) – speed: {speed} (+ and −)</source>
        <comment>+ and − are the keys that change the speed</comment>
        <translation>Пуск ({key})&#xa0;— скорость: {speed} (+ и −)</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Партия начинается</translation>
    </message>
    <message>
        <source>Move {move} of {moves} · {epoch}</source>
        <translation>Ход {move} из {moves} · {epoch}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review the game now?</source>
        <translation>Разобрать партию сейчас?</translation>
    </message>
    <message>
        <source>The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.</source>
        <translation>Партия ещё не окончена. Разбор показывает шансы всех игроков и тем самым выдаёт победные очки, лежащие взакрытую.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>The review is saved as “{name}”.</source>
        <translation>Разбор сохранён под названием «{name}».</translation>
    </message>
    <message>
        <source>{game}: review for {name}</source>
        <translation>{game}: разбор для игрока {name}</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>Разбор готов.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Явных ошибок нет.</translation>
    </message>
    <message>
        <source>A closer look changes this:</source>
        <translation>Подробный разбор уточняет:</translation>
    </message>
    <message>
        <source>start</source>
        <comment>A column: the expected lead at the start, in fame</comment>
        <translation>начало</translation>
    </message>
    <message>
        <source>luck</source>
        <comment>A column: what the draws brought</comment>
        <translation>удача</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>A column: what the player&apos;s own mistakes cost</comment>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>gifts</source>
        <comment>A column: what others&apos; mistakes brought</comment>
        <translation>подарки</translation>
    </message>
    <message>
        <source>end</source>
        <comment>A column: the lead at the end, in fame</comment>
        <translation>конец</translation>
    </message>
    <message>
        <source>How many of 100 games each player would win from here against average play</source>
        <translation>Сколько партий из 100 каждый выиграл бы отсюда при средней игре остальных</translation>
    </message>
    <message>
        <source>As a graph</source>
        <translation>График</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Остановлено до получения результата.</translation>
    </message>
    <message>
        <source>The moves here, compared with the best</source>
        <translation>Ходы здесь в сравнении с лучшим</translation>
    </message>
    <message>
        <source>Only a quick look: the figures are rough.</source>
        <translation>Только беглый разбор: числа приблизительны.</translation>
    </message>
    <message>
        <source>Only the closer look can tell luck from skill.</source>
        <translation>Отличить удачу от умения может только подробный разбор.</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>Ваши самые дорогие ошибки</translation>
    </message>
    <message>
        <source>The luckiest draws</source>
        <translation>Самые удачные жетоны</translation>
    </message>
    <message>
        <source>The unluckiest draws</source>
        <translation>Самые неудачные жетоны</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>A column: the number of the move</comment>
        <translation>№</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>A column: what a move cost</comment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Closer look: {done} of {count}</source>
        <translation>Подробно: {done} из {count}</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Разбор партии…</translation>
    </message>
    <message>
        <source>Whose review is shown</source>
        <translation>Чей разбор показан</translation>
    </message>
    <message>
        <source>Save the review as a picture to share</source>
        <translation>Сохранить разбор как изображение, чтобы поделиться</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Starts a new game from the position shown, against the same opponents. This game is kept.</source>
        <translation>Начинает новую партию с показанной позиции против тех же соперников. Эта партия сохраняется.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Все решения</translation>
    </message>
    <message>
        <source>The costliest moves</source>
        <translation>Самые дорогие ошибки</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>A tab</comment>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Kinds</source>
        <comment>A tab</comment>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Luck evened out.</source>
        <translation>Удача и невезение уравновесились.</translation>
    </message>
    <message>
        <source>The mistakes of others changed nothing for you.</source>
        <translation>Ошибки соперников ничего для вас не изменили.</translation>
    </message>
    <message>
        <source>Your own choices cost you nothing.</source>
        <translation>Собственные решения вам ничего не стоили.</translation>
    </message>
    <message>
        <source>You gave away most in the {epoch}.</source>
        <translation>Больше всего&#xa0;— в эпоху «{epoch}».</translation>
    </message>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>Вы отстали от игрока {winner} на %n очко.</numerusform>
            <numerusform>Вы отстали от игрока {winner} на %n очка.</numerusform>
            <numerusform>Вы отстали от игрока {winner} на %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>Самая большая разница&#xa0;— в строке «{row}»: %n очко.</numerusform>
            <numerusform>Самая большая разница&#xa0;— в строке «{row}»: %n очка.</numerusform>
            <numerusform>Самая большая разница&#xa0;— в строке «{row}»: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>Удача принесла вам %n очко.</numerusform>
            <numerusform>Удача принесла вам %n очка.</numerusform>
            <numerusform>Удача принесла вам %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>Невезение отняло у вас %n очко.</numerusform>
            <numerusform>Невезение отняло у вас %n очка.</numerusform>
            <numerusform>Невезение отняло у вас %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>Ошибки соперников принесли вам %n очко.</numerusform>
            <numerusform>Ошибки соперников принесли вам %n очка.</numerusform>
            <numerusform>Ошибки соперников принесли вам %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>Ошибки соперников отняли у вас %n очко.</numerusform>
            <numerusform>Ошибки соперников отняли у вас %n очка.</numerusform>
            <numerusform>Ошибки соперников отняли у вас %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Собственные решения стоили вам %n очко.</numerusform>
            <numerusform>Собственные решения стоили вам %n очка.</numerusform>
            <numerusform>Собственные решения стоили вам %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>Дороже всего вам обошлась привычка {habit}: в сумме %n очко.</numerusform>
            <numerusform>Дороже всего вам обошлась привычка {habit}: в сумме %n очка.</numerusform>
            <numerusform>Дороже всего вам обошлась привычка {habit}: в сумме %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>Ещё одна привычка&#xa0;— {habit}: потеряно %n очко.</numerusform>
            <numerusform>Ещё одна привычка&#xa0;— {habit}: потеряно %n очка.</numerusform>
            <numerusform>Ещё одна привычка&#xa0;— {habit}: потеряно %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>Вы слишком легко тратите старшие диски: за каждую единицу на диске требуйте примерно на {fame} очко больше</numerusform>
            <numerusform>Вы слишком легко тратите старшие диски: за каждую единицу на диске требуйте примерно на {fame} очка больше</numerusform>
            <numerusform>Вы слишком легко тратите старшие диски: за каждую единицу на диске требуйте примерно на {fame} очков больше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>Вы слишком долго бережёте старшие диски: за каждую единицу на диске требуйте примерно на {fame} очко меньше</numerusform>
            <numerusform>Вы слишком долго бережёте старшие диски: за каждую единицу на диске требуйте примерно на {fame} очка меньше</numerusform>
            <numerusform>Вы слишком долго бережёте старшие диски: за каждую единицу на диске требуйте примерно на {fame} очков меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>Вы переплачиваете за старший диск в центре: за каждую единицу на нём отдавайте примерно на {fame} очко меньше</numerusform>
            <numerusform>Вы переплачиваете за старший диск в центре: за каждую единицу на нём отдавайте примерно на {fame} очка меньше</numerusform>
            <numerusform>Вы переплачиваете за старший диск в центре: за каждую единицу на нём отдавайте примерно на {fame} очков меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>Вы забываете о диске в центре: за каждую единицу на нём отдавайте примерно на {fame} очко больше</numerusform>
            <numerusform>Вы забываете о диске в центре: за каждую единицу на нём отдавайте примерно на {fame} очка больше</numerusform>
            <numerusform>Вы забываете о диске в центре: за каждую единицу на нём отдавайте примерно на {fame} очков больше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>каждый жетон обходится вам примерно на {fame} очко дороже, чем вы считаете</numerusform>
            <numerusform>каждый жетон обходится вам примерно на {fame} очка дороже, чем вы считаете</numerusform>
            <numerusform>каждый жетон обходится вам примерно на {fame} очков дороже, чем вы считаете</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>каждый жетон обходится вам примерно на {fame} очко дешевле, чем вы считаете</numerusform>
            <numerusform>каждый жетон обходится вам примерно на {fame} очка дешевле, чем вы считаете</numerusform>
            <numerusform>каждый жетон обходится вам примерно на {fame} очков дешевле, чем вы считаете</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>вы переоцениваете каждый жетон примерно на {fame} очко</numerusform>
            <numerusform>вы переоцениваете каждый жетон примерно на {fame} очка</numerusform>
            <numerusform>вы переоцениваете каждый жетон примерно на {fame} очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>вы недооцениваете каждый жетон примерно на {fame} очко</numerusform>
            <numerusform>вы недооцениваете каждый жетон примерно на {fame} очка</numerusform>
            <numerusform>вы недооцениваете каждый жетон примерно на {fame} очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (за последнюю %n партию).</numerusform>
            <numerusform>{habits} (за последние %n партии).</numerusform>
            <numerusform>{habits} (за последние %n партий).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>Вы не использовали %n диск.</numerusform>
            <numerusform>Вы не использовали %n диска.</numerusform>
            <numerusform>Вы не использовали %n дисков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then practise prices with “What is it worth?”.</source>
        <translation>Дальше: попробуйте ещё раз ходы, которые обошлись дороже всего, затем потренируйтесь оценивать лоты: «Сколько это стоит?».</translation>
    </message>
    <message>
        <source>Next: play again, and try a stronger level.</source>
        <translation>Дальше: сыграйте ещё раз, против ботов посильнее.</translation>
    </message>
    <message>
        <source>{name}: the costliest moves</source>
        <comment>Above a list of a player&apos;s errors</comment>
        <translation>{name}: самые дорогие ошибки</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <comment>Of a move that gave away less than an inaccuracy</comment>
        <translation>Почти лучший</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Разница слишком мала</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Неточность</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>{epoch}, move {move}</source>
        <translation>{epoch}, ход {move}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Лучше «{move}».</translation>
    </message>
    <message>
        <source>{comparison} (played)</source>
        <comment>How much worse a move was; it was made in the game</comment>
        <translation>{comparison} (сыграно)</translation>
    </message>
    <message>
        <source>What if: {move}</source>
        <comment>{move} is the label of a move that was not made</comment>
        <translation>Вариант: «{move}»</translation>
    </message>
    <message>
        <source>At the end of the dashed line: {fame}, and about {after} of 100 games won, not {before}.</source>
        <translation>В конце пунктирной линии: {fame}, и выигранных партий из 100&#xa0;— примерно {after} вместо {before}.</translation>
    </message>
    <message>
        <source>This is just one way it could go on: new tiles, and quick moves for everyone.</source>
        <translation>Это лишь одно возможное продолжение: новые жетоны и быстрые ходы всех игроков.</translation>
    </message>
    <message>
        <source>Your draw: {tiles}</source>
        <translation>Вы взяли: {tiles}</translation>
    </message>
    <message>
        <source>{name} draws: {tiles}</source>
        <translation>{name} берёт: {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>пасовать, когда лот стоил диска (%n раз)</numerusform>
            <numerusform>пасовать, когда лот стоил диска (%n раза)</numerusform>
            <numerusform>пасовать, когда лот стоил диска (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>ставить диски старше, чем стоил лот (%n раз)</numerusform>
            <numerusform>ставить диски старше, чем стоил лот (%n раза)</numerusform>
            <numerusform>ставить диски старше, чем стоил лот (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>брать жетоны, когда пора было воззвать к Ра (%n раз)</numerusform>
            <numerusform>брать жетоны, когда пора было воззвать к Ра (%n раза)</numerusform>
            <numerusform>брать жетоны, когда пора было воззвать к Ра (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>взывать к Ра слишком рано (%n раз)</numerusform>
            <numerusform>взывать к Ра слишком рано (%n раза)</numerusform>
            <numerusform>взывать к Ра слишком рано (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>ставить диск младше, чем нужно (%n раз)</numerusform>
            <numerusform>ставить диск младше, чем нужно (%n раза)</numerusform>
            <numerusform>ставить диск младше, чем нужно (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>тратить жетоны богов впустую (%n раз)</numerusform>
            <numerusform>тратить жетоны богов впустую (%n раза)</numerusform>
            <numerusform>тратить жетоны богов впустую (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>сбрасывать не те жетоны (%n раз)</numerusform>
            <numerusform>сбрасывать не те жетоны (%n раза)</numerusform>
            <numerusform>сбрасывать не те жетоны (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>выбирать не ту сторону или не тот жетон (%n раз)</numerusform>
            <numerusform>выбирать не ту сторону или не тот жетон (%n раза)</numerusform>
            <numerusform>выбирать не ту сторону или не тот жетон (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>You finished level with {winner}, who has the higher sun.</source>
        <translation>У вас столько же очков, сколько у игрока {winner}, но диск у него старше.</translation>
    </message>
    <message>
        <source>Tiles for each sun spent: {own} for you, {best} for {winner}.</source>
        <translation>Жетонов за каждый использованный диск: у вас {own}; у игрока {winner}&#xa0;— {best}.</translation>
    </message>
    <message>
        <source>What probably cost you most: {habit}.</source>
        <translation>Дороже всего вам, вероятно, обошлась привычка {habit}.</translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>не взывать вовремя к Ра (%n раз)</numerusform>
            <numerusform>не взывать вовремя к Ра (%n раза)</numerusform>
            <numerusform>не взывать вовремя к Ра (%n раз)</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of tiles</source>
        <translation>Стороны жетонов</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n решение</numerusform>
            <numerusform>%n решения</numerusform>
            <numerusform>%n решений</numerusform>
        </translation>
    </message>
    <message>
        <source>What if</source>
        <comment>Button: tries another move</comment>
        <translation>А если?</translation>
    </message>
    <message>
        <source>Shows one possible continuation after this move in the graph. The game stays as it is.</source>
        <translation>Показывает на графике возможное продолжение после этого хода. Партия остаётся прежней.</translation>
    </message>
    <message>
        <source>Playing on after “{move}”…</source>
        <translation>Игра продолжается после хода «{move}»…</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Draw or invoke Ra</source>
        <translation>Взять жетон или воззвать к Ра</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>без ошибок</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>всего потеряно {fame} очко</numerusform>
            <numerusform>всего потеряно {fame} очка</numerusform>
            <numerusform>всего потеряно {fame} очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of play: {level}</source>
        <comment>How somebody played: like a level of bots</comment>
        <translation>Уровень игры: {level}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>Button: asks an opponent for the reasons of its move</comment>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Ask {name}: why “{move}”?</source>
        <translation>Спросить, почему «{move}» ({name})</translation>
    </message>
    <message>
        <source>What decided the game</source>
        <translation>Что решило исход</translation>
    </message>
    <message>
        <source>Chance of winning (numbers show the start of the game)</source>
        <translation>Шансы на победу (числа&#xa0;— в начале партии)</translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>брать ещё, когда в ряду уже много жетонов (%n раз)</numerusform>
            <numerusform>брать ещё, когда в ряду уже много жетонов (%n раза)</numerusform>
            <numerusform>брать ещё, когда в ряду уже много жетонов (%n раз)</numerusform>
        </translation>
    </message>
    <message>
        <source>gave away {share} of the fame at stake</source>
        <translation>потеряно очков из возможных: {share}</translation>
    </message>
    <message>
        <source>Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are what the mistakes of others gained.</source>
        <translation>Удача&#xa0;— то, что принесли взятые жетоны, ошибки&#xa0;— то, во что обошлись собственные решения, а подарки&#xa0;— то, что принесли чужие ошибки.</translation>
    </message>
    <message>
        <source>Once the game is over, bots answer questions: choose one of their moves first.</source>
        <translation>После партии боты отвечают: сначала выберите один из их ходов.</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Таких не было.</translation>
    </message>
    <message>
        <source>Decide this move again without seeing the answer</source>
        <translation>Выбрать этот ход заново, не видя ответа</translation>
    </message>
    <message>
        <source>Fame lost by kind of decision</source>
        <translation>Потери по видам решений</translation>
    </message>
    <message>
        <source>Next: try your costliest moves again, then the puzzles on “{theme}”.</source>
        <comment>{theme}: a heading</comment>
        <translation>Дальше: попробуйте ещё раз ходы, которые обошлись дороже всего, затем задачи «{theme}».</translation>
    </message>
    <message>
        <source>What went wrong, small slips included</source>
        <translation>Что пошло не так, включая мелкие промахи</translation>
    </message>
    <message>
        <source>Stop the closer look and keep what it has found so far</source>
        <translation>Не разбирать подробнее; найденное сохранится</translation>
    </message>
    <message>
        <source>No habit stands out: no costly mistake was repeated.</source>
        <translation>Явной привычки нет: ни одна крупная ошибка не повторилась.</translation>
    </message>
    <message>
        <source>The review couldn’t be exported</source>
        <translation>Не удалось экспортировать разбор</translation>
    </message>
    <message>
        <source>This game couldn’t be reviewed.</source>
        <translation>Не удалось разобрать эту партию.</translation>
    </message>
    <message>
        <source>The game couldn’t be continued from here.</source>
        <translation>Продолжить партию отсюда не удалось.</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>For 1, 2, 3 and more plagues: {points}.</source>
        <translation>За 1, 2, 3 напасти и больше: {points}.</translation>
    </message>
    <message>
        <source>5 for each kind you have the most of (at least two). Tied players all score.</source>
        <translation>5 за каждый тип, которого у вас больше всех (не меньше двух). При ничьей очки получают все её участники.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 за каждую завершённую постройку: %n жетон одного типа.</numerusform>
            <numerusform>2 за каждую завершённую постройку: %n жетона одного типа.</numerusform>
            <numerusform>2 за каждую завершённую постройку: %n жетонов одного типа.</numerusform>
        </translation>
    </message>
    <message>
        <source>5 for complete buildings of three kinds, 10 for all four.</source>
        <translation>5 за завершённые постройки трёх типов, 10 за все четыре.</translation>
    </message>
    <message>
        <source>2 for each priest. Three or more priests first remove one plague.</source>
        <translation>2 за каждого жреца. Три жреца или больше сначала убирают одну напасть.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together.</source>
        <translation>Конец партии: 5, 10 или 20 за 3, 6 или 10 камней и камер вместе.</translation>
    </message>
    <message>
        <source>End of the game: 5 for three chambers of one colour, 10 for four or more.</source>
        <translation>Конец партии: 5 за три камеры одного цвета, 10 за четыре и больше.</translation>
    </message>
    <message>
        <source>End of the game: 5 for two ankhs, 10 for three, 20 for four or more.</source>
        <translation>Конец партии: 5 за два анха, 10 за три, 20 за четыре и больше.</translation>
    </message>
    <message>
        <source>2 for each unspent god.</source>
        <translation>2 за каждый непотраченный жетон богов.</translation>
    </message>
    <message>
        <source>3 for each gold tile.</source>
        <translation>3 за каждый жетон золота.</translation>
    </message>
    <message>
        <source>Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Больше всех фараонов: +5. Меньше всех: −2. При ничьей это касается всех её участников; если поровну у всех, то никого.</translation>
    </message>
    <message>
        <source>1 for each different kind, but 10 for seven kinds and 15 for all eight.</source>
        <translation>1 за каждый тип, но 10 за семь типов и 15 за все восемь.</translation>
    </message>
    <message>
        <source>End of the game: highest total of suns +5, lowest −5. Tied players all score; if everyone is equal, no one does.</source>
        <translation>Конец партии: наибольшая сумма дисков +5, наименьшая −5. При ничьей это касается всех её участников; если поровну у всех, то никого.</translation>
    </message>
    <message>
        <source>1 for each flood and, if you have a flood, 1 for each Nile tile.</source>
        <translation>1 за каждый паводок и, если есть паводок, 1 за каждый жетон Нила.</translation>
    </message>
    <message>
        <source>3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5.</source>
        <translation>3, 4 или 5 разных типов: 5, 10 или 15. Ни одного: −5.</translation>
    </message>
    <message>
        <source>End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind.</source>
        <translation>Конец партии: 5, 10 или 15 за каждый тип, которого у вас 3, 4 или 5.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Building variety</source>
        <translation>Разнообразие построек</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Диски</translation>
    </message>
    <message>
        <source>Monument variety</source>
        <translation>Разнообразие монументов</translation>
    </message>
    <message>
        <source>Monument sets</source>
        <translation>Множество монументов</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>остаются</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>In the rules: what is done with buildings after an epoch; one word</comment>
        <translation>сбрасываются</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
</context>
<context>
    <name>Rulesets</name>
    <message>
        <source>Two-sided tiles, priests who turn them over, and pyramids.</source>
        <translation>Двусторонние жетоны, жрецы, которые их переворачивают, и пирамиды.</translation>
    </message>
    <message>
        <source>Ra – Classic</source>
        <translation>Ра&#xa0;— Классика</translation>
    </message>
    <message>
        <source>The original auction game of 1999.</source>
        <translation>Та самая аукционная игра 1999 года.</translation>
    </message>
    <message>
        <source>Ra – Solar boat</source>
        <translation>Ра&#xa0;— Солнечная ладья</translation>
    </message>
    <message>
        <source>The anniversary edition: a solar boat sails the Ra track, and two can play.</source>
        <translation>Юбилейное издание: по треку Ра плывёт солнечная ладья, и можно играть вдвоём.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>Удалена %n партия</numerusform>
            <numerusform>Удалено %n партии</numerusform>
            <numerusform>Удалено %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n партия перемещена в корзину</numerusform>
            <numerusform>%n партии перемещены в корзину</numerusform>
            <numerusform>%n партий перемещено в корзину</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “{name}” permanently?</source>
        <translation>Удалить «{name}» навсегда?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>Удалить навсегда %n партию?</numerusform>
            <numerusform>Удалить навсегда %n партии?</numerusform>
            <numerusform>Удалить навсегда %n партий?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>Импортирована %n партия</numerusform>
            <numerusform>Импортировано %n партии</numerusform>
            <numerusform>Импортировано %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation>Название занято</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a game from the Game menu, or drop a saved game here.</source>
        <translation>Сохраните партию через меню «Игра» или перетащите сохранённую партию сюда.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>Copy saved games into the list. You can also drop them here.</source>
        <translation>Копирует сохранённые партии в список. Их можно и перетащить сюда.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Move the game to the trash</source>
        <translation>Переместить партию в корзину</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>Search by name, player or game…</source>
        <translation>Поиск по названию, игроку или игре…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Незавершённая</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершённая</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждённая</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Любое состояние</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Партия завершена</translation>
    </message>
    <message>
        <source>No game selected</source>
        <translation>Партия не выбрана</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>выбрана %n</numerusform>
            <numerusform>выбрано %n</numerusform>
            <numerusform>выбрано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Поиск партий…</translation>
    </message>
    <message>
        <source>Reading {known} of {count}…</source>
        <translation>Чтение: {known} из {count}…</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} из %n партии</numerusform>
            <numerusform>{shown} из %n партий</numerusform>
            <numerusform>{shown} из %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>Above the date on which a game was saved</comment>
        <translation>Сохранена</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>Of one game, where its epoch would stand</comment>
        <translation>Завершена</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>A game that has made room for another</comment>
        <translation>Незавершённая</translation>
    </message>
    <message>
        <source>{name} won · {fame}</source>
        <translation>Побеждает {name} · {fame}</translation>
    </message>
    <message>
        <source>Not a saved game</source>
        <translation>Не сохранённая партия</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Более новая версия</translation>
    </message>
    <message>
        <source>Breaks the rules</source>
        <translation>Нарушает правила</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>with help</source>
        <comment>A mark of a game: the player had a hint or the coach</comment>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>with take-backs</source>
        <translation>с отменами ходов</translation>
    </message>
    <message>
        <source>Started {date}</source>
        <translation>Начата {date}</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>С заданной позиции</translation>
    </message>
    <message>
        <source>Not dealt according to the rules</source>
        <translation>Раздача не по правилам</translation>
    </message>
    <message>
        <source>Show what decided the game, the costliest moves, and why the bots made theirs</source>
        <translation>Показать, что решило исход партии, самые дорогие ошибки и почему боты так ходили</translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>Не удалось удалить %n партию</numerusform>
            <numerusform>Не удалось удалить %n партии</numerusform>
            <numerusform>Не удалось удалить %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder has no trash, so this can’t be undone.</source>
        <translation>У этой папки нет корзины. Это действие нельзя отменить.</translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>Не удалось импортировать %n файл</numerusform>
            <numerusform>Не удалось импортировать %n файла</numerusform>
            <numerusform>Не удалось импортировать %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Another saved game already has this name. Choose a different one.</source>
        <translation>У другой сохранённой партии уже такое название. Выберите другое.</translation>
    </message>
    <message>
        <source>The file couldn’t be changed</source>
        <translation>Не удалось изменить файл</translation>
    </message>
    <message>
        <source>The folder “{folder}” can’t be read: {reason}.</source>
        <translation>Не удалось прочитать папку «{folder}»: {reason}.</translation>
    </message>
    <message>
        <source>Some saved games aren’t listed</source>
        <translation>В списке не все сохранённые партии</translation>
    </message>
    <message>
        <source>The saved games couldn’t be listed</source>
        <translation>Не удалось получить список сохранённых партий</translation>
    </message>
</context>
<context>
    <name>ScoreAid</name>
    <message>
        <source>Scoring overview, and how {name} is doing</source>
        <translation>За что дают очки и что есть у игрока {name}</translation>
    </message>
    <message>
        <source>At the end of every epoch</source>
        <translation>В конце каждой эпохи</translation>
    </message>
    <message>
        <source>{mine} (most {most}, fewest {fewest})</source>
        <comment>Amounts: 3 (most 4, fewest 0)</comment>
        <translation>{mine} (больше всего {most}, меньше всего {fewest})</translation>
    </message>
    <message>
        <source>total {mine} (highest {most}, lowest {fewest})</source>
        <comment>Of suns</comment>
        <translation>сумма {mine} (самая большая {most}, самая маленькая {fewest})</translation>
    </message>
    <message>
        <source>{tiles} (most {most})</source>
        <comment>Farmer ×2 (most 3)</comment>
        <translation>{tiles} (максимум: {most})</translation>
    </message>
    <message>
        <source>Only at the end of the game</source>
        <translation>Только в конце партии</translation>
    </message>
    <message>
        <source>Tiles that score nothing</source>
        <translation>Жетоны, не приносящие очков</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>если бы она завершилась сейчас</translation>
    </message>
    <message>
        <source>Now: {standing}</source>
        <comment>Now: 2 different kinds</comment>
        <translation>Сейчас: {standing}</translation>
    </message>
    <message>
        <source>You keep the tiles.</source>
        <translation>Жетоны остаются у вас.</translation>
    </message>
    <message>
        <source>Discarded after each epoch.</source>
        <translation>Сбрасываются после каждой эпохи.</translation>
    </message>
    <message>
        <source>Discarded after each epoch: {tiles}.</source>
        <comment>Labels of tiles</comment>
        <translation>Сбрасываются после каждой эпохи: {tiles}.</translation>
    </message>
    <message>
        <source>{points} now</source>
        <comment>Points with a sign: −2 now</comment>
        <translation>{points} на данный момент</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Point at a number, or select it with the arrow keys, to see where it comes from.</source>
        <translation>Наведите указатель на число или выберите его клавишами со стрелками, чтобы увидеть, откуда оно взялось.</translation>
    </message>
    <message>
        <source>Ankhs won</source>
        <translation>Получено анхов</translation>
    </message>
    <message>
        <source>This epoch</source>
        <translation>Эта эпоха</translation>
    </message>
    <message>
        <source>Fame is face down. The fame from finished epochs is shown when the game is over.</source>
        <translation>Победные очки скрыты. Очки завершённых эпох показываются в конце партии.</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Of fame</comment>
        <translation>взакрытую</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Never below 0</source>
        <comment>A row of the score sheet: what is given back so that fame is not below 0</comment>
        <translation>Не меньше 0</translation>
    </message>
    <message>
        <source>The other players’ fame is face down.</source>
        <translation>Победные очки остальных лежат взакрытую.</translation>
    </message>
    <message>
        <source>All finished epochs</source>
        <translation>Все завершённые эпохи</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>{tiles}, {points} each</source>
        <comment>Gold ×2, 3 each</comment>
        <translation>{tiles}, по {points}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n тип</numerusform>
            <numerusform>%n разных типа</numerusform>
            <numerusform>%n разных типов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n жетон Нила, но нет паводка</numerusform>
            <numerusform>%n жетона Нила, но нет паводка</numerusform>
            <numerusform>%n жетонов Нила, но нет паводка</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of a kind</source>
        <translation>нет трёх одинаковых</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>меньше %n каждого типа</numerusform>
            <numerusform>меньше %n каждого типа</numerusform>
            <numerusform>меньше %n каждого типа</numerusform>
        </translation>
    </message>
    <message>
        <source>not the most of any kind</source>
        <comment>Kinds of people</comment>
        <translation>нигде не больше всех</translation>
    </message>
    <message>
        <source>no complete buildings</source>
        <translation>нет завершённых построек</translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n завершённая постройка</numerusform>
            <numerusform>%n завершённые постройки</numerusform>
            <numerusform>%n завершённых построек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>завершённые постройки %n типа</numerusform>
            <numerusform>завершённые постройки %n типов</numerusform>
            <numerusform>завершённые постройки %n типов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n напасть</numerusform>
            <numerusform>%n напасти</numerusform>
            <numerusform>%n напастей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n камень или камера</numerusform>
            <numerusform>%n камня и камеры</numerusform>
            <numerusform>%n камней и камер</numerusform>
        </translation>
    </message>
    <message>
        <source>no three of one colour</source>
        <translation>нет трёх одного цвета</translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation>
            <numerusform>%n анх</numerusform>
            <numerusform>%n анха</numerusform>
            <numerusform>%n анхов</numerusform>
        </translation>
    </message>
    <message>
        <source>{ankhs}, {more} of them for this epoch’s people</source>
        <translation>{ankhs}, из них {more} за жителей в этой эпохе</translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>жители %n типа</numerusform>
            <numerusform>жители %n типов</numerusform>
            <numerusform>жители %n типов</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ra track is full.</source>
        <translation>Трек Ра заполнен.</translation>
    </message>
    <message>
        <source>No one has a sun left.</source>
        <translation>Дисков ни у кого не осталось.</translation>
    </message>
    <message>
        <source>{before} {points} makes {after}</source>
        <translation>{before} {points} = {after}</translation>
    </message>
    <message>
        <source>No tiles are discarded.</source>
        <translation>Ни один жетон не сбрасывается.</translation>
    </message>
    <message>
        <source>Discarded: {tiles}.</source>
        <translation>Сбрасываются: {tiles}.</translation>
    </message>
    <message>
        <source>No tiles are kept.</source>
        <translation>Ни один жетон не остаётся.</translation>
    </message>
    <message>
        <source>Kept for the next epoch: {tiles}.</source>
        <translation>Остаются на следующую эпоху: {tiles}.</translation>
    </message>
    <message>
        <source>after the priests removed one</source>
        <comment>After a number of plagues</comment>
        <translation>жрецы убрали одну</translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n фараон</numerusform>
            <numerusform>%n фараона</numerusform>
            <numerusform>%n фараонов</numerusform>
        </translation>
    </message>
    <message>
        <source>no pharaohs</source>
        <translation>нет фараонов</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>больше всех</translation>
    </message>
    <message>
        <source>tied for the most</source>
        <translation>больше всех (ничья)</translation>
    </message>
    <message>
        <source>the fewest</source>
        <translation>меньше всех</translation>
    </message>
    <message>
        <source>tied for the fewest</source>
        <translation>меньше всех (ничья)</translation>
    </message>
    <message>
        <source>no longer the fewest</source>
        <translation>уже не меньше всех</translation>
    </message>
    <message>
        <source>suns total {total}</source>
        <translation>сумма дисков {total}</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>Total of suns</comment>
        <translation>самая большая</translation>
    </message>
    <message>
        <source>tied for the highest</source>
        <comment>Total of suns</comment>
        <translation>самая большая (ничья)</translation>
    </message>
    <message>
        <source>no longer the highest</source>
        <comment>Total of suns</comment>
        <translation>уже не самая большая</translation>
    </message>
    <message>
        <source>the lowest</source>
        <comment>Total of suns</comment>
        <translation>самая маленькая</translation>
    </message>
    <message>
        <source>tied for the lowest</source>
        <comment>Total of suns</comment>
        <translation>самая маленькая (ничья)</translation>
    </message>
    <message>
        <source>no longer the lowest</source>
        <comment>Total of suns</comment>
        <translation>уже не самая маленькая</translation>
    </message>
    <message>
        <source>no longer the most</source>
        <translation>уже не больше всех</translation>
    </message>
    <message>
        <source>the same as everyone else</source>
        <translation>как у всех остальных</translation>
    </message>
    <message>
        <source>in between</source>
        <translation>посередине</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Person at this computer</source>
        <translation>&amp;Человек за этим компьютером</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Персонаж</translation>
    </message>
    <message>
        <source>View from &amp;here</source>
        <translation>&amp;Смотреть отсюда</translation>
    </message>
    <message>
        <source>Show this seat at the bottom of the table</source>
        <translation>Показывать это место внизу стола</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Next player</source>
        <translation>Следующий игрок</translation>
    </message>
    <message>
        <source>Panel of {name}</source>
        <translation>Панель: {name}</translation>
    </message>
    <message>
        <source>If the epoch ended now</source>
        <translation>Если бы эпоха завершилась сейчас</translation>
    </message>
    <message>
        <source>Suns to bid in this epoch</source>
        <translation>Диски для ставок в этой эпохе</translation>
    </message>
    <message>
        <source>Suns so far for the next epoch</source>
        <translation>Диски на следующую эпоху (пока)</translation>
    </message>
    <message>
        <source>Suns used in this epoch</source>
        <translation>Использованные в этой эпохе диски</translation>
    </message>
    <message>
        <source>Who can outbid whom</source>
        <translation>Кто кого может перебить</translation>
    </message>
    <message>
        <source>No suns left to bid in this epoch.</source>
        <translation>Для ставок в этой эпохе дисков не осталось.</translation>
    </message>
    <message>
        <source>At the end of the game, all suns count: {total} in total.</source>
        <translation>В конце партии считаются все диски, сумма: {total}.</translation>
    </message>
    <message>
        <source>No one can outbid the {sun}.</source>
        <translation>Диск {sun} не может перебить никто.</translation>
    </message>
    <message>
        <source>Can outbid the {sun}: {players}.</source>
        <translation>Диск {sun} могут перебить: {players}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Помощь во время игры</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Звук и речь</translation>
    </message>
    <message>
        <source>The coach watches when you play alone against bots</source>
        <translation>Тренер следит за игрой, если вы играете только против ботов</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Скорость</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>С&amp;покойно</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Умеренно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Мгновенно</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Papyrus</source>
        <translation>&amp;Папирус</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Ночь</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокая контрастность</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Сокращённо</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Полностью</translation>
    </message>
    <message>
        <source>&amp;Ra track</source>
        <translation>Тре&amp;к Ра</translation>
    </message>
    <message>
        <source>As in the &amp;edition</source>
        <translation>Как в &amp;издании</translation>
    </message>
    <message>
        <source>Ra &amp;tiles</source>
        <translation>&amp;Жетоны Ра</translation>
    </message>
    <message>
        <source>Solar &amp;boat</source>
        <translation>Солнечная &amp;ладья</translation>
    </message>
    <message>
        <source>Tile &amp;names</source>
        <translation>&amp;Названия жетонов</translation>
    </message>
    <message>
        <source>Show the scoring step &amp;by step</source>
        <translation>Подсчёт о&amp;чков по шагам</translation>
    </message>
    <message>
        <source>Players’ rem&amp;arks</source>
        <translation>Реп&amp;лики игроков</translation>
    </message>
    <message>
        <source>Cover the table between t&amp;urns</source>
        <translation>Закрыв&amp;ать стол между ходами</translation>
    </message>
    <message>
        <source>Covers the table until the next player is ready, if fame is face down</source>
        <translation>Закрывает стол, пока не сядет следующий человек, если победные очки лежат взакрытую</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>Делать вынужденные &amp;ходы автоматически</translation>
    </message>
    <message>
        <source>For example, passes for you when there is nothing else you can do</source>
        <translation>Например, пасует за вас, когда ничего другого не остаётся</translation>
    </message>
    <message>
        <source>Confirm moves with a second clic&amp;k</source>
        <translation>Подтверждать ходы вторым &amp;щелчком</translation>
    </message>
    <message>
        <source>Allow &amp;hints</source>
        <translation>Разреш&amp;ить подсказки</translation>
    </message>
    <message>
        <source>Shows the best moves and your chance of winning</source>
        <translation>Показывает лучшие ходы и ваши шансы на победу</translation>
    </message>
    <message>
        <source>Shows how much fame each of your suns is worth until the epoch ends. Needs take-backs and hints</source>
        <translation>Показывает, сколько очков стоит каждый ваш диск до конца эпохи. Нужны отмена ходов и подсказки</translation>
    </message>
    <message>
        <source>Coach: str&amp;ictness</source>
        <translation>Тренер судит</translation>
    </message>
    <message>
        <source>Gentle: only big mistakes. Strict: small ones, too</source>
        <translation>Мягко: говорит только о крупных ошибках. Строго: и о мелких тоже</translation>
    </message>
    <message>
        <source>&amp;Gentle</source>
        <translation>&amp;Мягко</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Строго</translation>
    </message>
    <message>
        <source>O&amp;pponents of your strength</source>
        <translation>Соперники вашей &amp;силы</translation>
    </message>
    <message>
        <source>The quick game moves to the level at which you win about your fair share of games</source>
        <translation>Быстрая партия переходит на уровень, где вы выигрываете примерно свою долю партий</translation>
    </message>
    <message>
        <source>Screen rea&amp;der</source>
        <translation>&amp;Программа экранного доступа</translation>
    </message>
    <message>
        <source>How much a screen reader says about what happens at the table</source>
        <translation>Как много программа экранного доступа рассказывает о том, что происходит за столом</translation>
    </message>
    <message>
        <source>&amp;Brief</source>
        <extracomment>How much is read aloud</extracomment>
        <translation>&amp;Кратко</translation>
    </message>
    <message>
        <source>S&amp;ound effects</source>
        <translation>Зв&amp;уковые эффекты</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>Pr&amp;eview the value of the lot</source>
        <translation>Пока&amp;зывать ценность лота</translation>
    </message>
    <message>
        <source>Your first click or key press selects a move; repeat it, or press Enter, to make the move</source>
        <translation>Первый щелчок или клавиша выбирает ход; повторите или нажмите Enter, чтобы его сделать</translation>
    </message>
    <message>
        <source>Prices of suns</source>
        <translation>Цены дисков</translation>
    </message>
    <message>
        <source>Opponents react to what happens and remember your last game, except at instant speed or with reduced motion</source>
        <translation>Соперники откликаются на происходящее и помнят вашу прошлую партию&#xa0;— но не при мгновенной скорости и не при сокращённом движении</translation>
    </message>
    <message>
        <source>River and crickets</source>
        <translation>Река и сверчки</translation>
    </message>
    <message>
        <source>&amp;Coach: comments on your moves</source>
        <translation>Тр&amp;енер: комментирует ваши ходы</translation>
    </message>
    <message>
        <source>After a bad move, tells you what was better and offers to take it back</source>
        <translation>После неудачного хода говорит, что было лучше, и предлагает отменить ход</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>There is only one move here.</source>
        <translation>Здесь возможен только один ход.</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Позиция {number}</translation>
    </message>
    <message>
        <source>Where tiles and suns go</source>
        <translation>Куда кладутся жетоны и диски</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Rate every move</source>
        <translation>Оценить каждый ход</translation>
    </message>
    <message>
        <source>Review from here</source>
        <translation>Разобрать отсюда</translation>
    </message>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Сохранить как задачу</translation>
    </message>
    <message>
        <source>Adding to: {place}</source>
        <translation>Добавить сюда: {place}</translation>
    </message>
    <message>
        <source>Track and centre</source>
        <translation>Ряд и центр</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>в центре</translation>
    </message>
    <message>
        <source>{name}, face down</source>
        <translation>{name}, взакрытую</translation>
    </message>
    <message>
        <source>not in the game</source>
        <translation>не в игре</translation>
    </message>
    <message>
        <source>Sun {sun}: {where}</source>
        <translation>Диск {sun}: {where}</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>Whose turn it is</comment>
        <translation>Ходит</translation>
    </message>
    <message>
        <source>No game can reach this position: {reason}.</source>
        <translation>Такая позиция в игре невозможна: {reason}.</translation>
    </message>
    <message>
        <source>Kept. You’ll find it on the Puzzles page, where you can rename it.</source>
        <translation>Сохранено. Позиция ждёт вас на странице задач, там её можно переименовать.</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Начать с нуля</translation>
    </message>
</context>
<context>
    <name>SideDock</name>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>No sound: Qt Multimedia couldn’t be loaded. It needs PySide6-Addons and, on Linux, libpulse.</source>
        <translation>Нет звука: не удалось загрузить Qt Multimedia. Нужны PySide6-Addons и, в Linux, libpulse.</translation>
    </message>
    <message>
        <source>No sound: no audio device was found.</source>
        <translation>Нет звука: звуковое устройство не найдено.</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Включить звук</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>My suns</source>
        <translation>Мои диски</translation>
    </message>
    <message>
        <source>Everyone’s suns</source>
        <translation>Диски всех</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Мои жетоны</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>What I can do</source>
        <translation>Что я могу сделать</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Нажмите ещё раз, чтобы подтвердить.</translation>
    </message>
    <message>
        <source>{name}: {up}; face down: {down}</source>
        <comment>A player and numbers of suns: 4, 7, 9; face down: none</comment>
        <translation>{name}: {up}; лицевой стороной вниз: {down}</translation>
    </message>
    <message>
        <source>To beat the {sun}: {suns}</source>
        <comment>Numbers of suns: To beat the 5: 7, 9</comment>
        <translation>Перебивают диск {sun}: {suns}</translation>
    </message>
    <message>
        <source>Bid {sun}, the first bid.</source>
        <comment>Bid is a verb, then a noun</comment>
        <translation>Ставка {sun}: первая.</translation>
    </message>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n свободное деление</numerusform>
            <numerusform>%n свободных деления</numerusform>
            <numerusform>%n свободных делений</numerusform>
        </translation>
    </message>
    <message>
        <source>Ra tiles in the bag: {ra} of {tiles}. Chance that the next tile is Ra: {chance}.</source>
        <translation>Жетонов Ра в мешочке: {ra} из {tiles}. Вероятность, что следующим будет Ра: {chance}.</translation>
    </message>
    <message>
        <source>You have no tiles.</source>
        <translation>У вас нет жетонов.</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <comment>Labels of tiles: Nile ×2, Fortress</comment>
        <translation>Ваши жетоны: {tiles}</translation>
    </message>
    <message>
        <source>In this epoch: {points}</source>
        <comment>Players and points: Nefer +7, Khufu −2</comment>
        <translation>В этой эпохе: {points}</translation>
    </message>
    <message>
        <source>You can choose: {moves}</source>
        <comment>Labels of moves: Draw a tile, Invoke Ra</comment>
        <translation>Можно выбрать: {moves}</translation>
    </message>
    <message>
        <source>You can bid {suns}, or pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Можно спасовать или поставить один из дисков: {suns}.</translation>
    </message>
    <message>
        <source>You can bid {suns}, but you can’t pass.</source>
        <comment>Numbers of suns: 4, 7 or 9</comment>
        <translation>Спасовать нельзя. Можно поставить один из дисков: {suns}.</translation>
    </message>
    <message>
        <source>There is nothing for you to do right now.</source>
        <translation>Сейчас от вас ничего не требуется.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Пока ничего не произошло.</translation>
    </message>
    <message>
        <source>Bid {sun}, which beats the {highest}.</source>
        <comment>Bid is a verb</comment>
        <translation>Ставка {sun}: перебивает {highest}.</translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{tile}, space {space}</source>
        <comment>A tile on the auction track: Gold, space 3</comment>
        <translation>{tile}, деление {space}</translation>
    </message>
    <message>
        <source>Turn over {tile}</source>
        <comment>{tile} is a label with both sides: Farmer/Scribe</comment>
        <translation>Перевернуть жетон {tile}</translation>
    </message>
    <message>
        <source>Look at the fame of {name}</source>
        <translation>Посмотреть победные очки: {name}</translation>
    </message>
    <message>
        <source>Open the panel of {name}</source>
        <translation>Открыть панель: {name}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n ход из ваших партий</numerusform>
            <numerusform>%n хода из ваших партий</numerusform>
            <numerusform>%n ходов из ваших партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>решена %n</numerusform>
            <numerusform>решено %n</numerusform>
            <numerusform>решено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Первый урок</translation>
    </message>
    <message>
        <source>New &amp;to Ra?</source>
        <translation>&amp;Впервые играете в «Ра»?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Об&amp;учение</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Задачи</translation>
    </message>
    <message>
        <source>&amp;Journey</source>
        <translation>Пут&amp;ешествие</translation>
    </message>
    <message>
        <source>and the deal of the day</source>
        <translation>и раздача дня</translation>
    </message>
    <message>
        <source>Twelve tables up the Nile</source>
        <translation>Двенадцать столов у Нила</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Продол&amp;жить</translation>
    </message>
    <message>
        <source>&amp;Saved games</source>
        <translation>&amp;Сохранённые партии</translation>
    </message>
    <message>
        <source>Reiner Knizia’s auction game on the Nile · an unofficial fan project</source>
        <translation>Аукционная игра Райнера Книции на берегах Нила · неофициальный проект поклонников</translation>
    </message>
    <message>
        <source>Nex&amp;t lesson</source>
        <translation>С&amp;ледующий урок</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Раздача дня</translation>
    </message>
    <message>
        <source>Your game is open in another Ra Desktop window.</source>
        <translation>Ваша партия открыта в другом окне Ra Desktop.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Ra games</source>
        <translation>Партии в «Ра»</translation>
    </message>
    <message>
        <source>CSV files</source>
        <comment>In a file dialog</comment>
        <translation>Файлы CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>Экспортирована %n партия</numerusform>
            <numerusform>Экспортировано %n партии</numerusform>
            <numerusform>Экспортировано %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear all statistics?</source>
        <translation>Очистить всю статистику?</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>Button: clear the statistics</comment>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Fame by game</source>
        <translation>Победные очки по партиям</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Боты</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>A number of games, or the key of a chart</comment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Без победы</translation>
    </message>
    <message>
        <source>Average of ten games</source>
        <translation>Среднее за десять партий</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Партия {number}: {fame} победное очко; победа</numerusform>
            <numerusform>Партия {number}: {fame} победных очка; победа</numerusform>
            <numerusform>Партия {number}: {fame} победных очков; победа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Партия {number}: {fame} победное очко; победы нет</numerusform>
            <numerusform>Партия {number}: {fame} победных очка; победы нет</numerusform>
            <numerusform>Партия {number}: {fame} победных очков; победы нет</numerusform>
        </translation>
    </message>
    <message>
        <source>What you pay too much or too little for</source>
        <translation>За что вы переплачиваете или недоплачиваете</translation>
    </message>
    <message>
        <source>A finished game counts here once its review is complete. Choose “{command}” after a game.</source>
        <translation>Завершённая партия учитывается здесь, когда её разбор готов. После партии выберите «{command}».</translation>
    </message>
    <message>
        <source>Fame given away</source>
        <translation>Потеряно очков</translation>
    </message>
    <message>
        <source>Luck of the draws: {points} fame a game</source>
        <translation>Везение с жетонами, очков за партию: {points}</translation>
    </message>
    <message>
        <source>Won with average luck</source>
        <translation>Побед при средней удаче</translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Подсчёт… осталась %n партия</numerusform>
            <numerusform>Подсчёт… осталось %n партии</numerusform>
            <numerusform>Подсчёт… осталось %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>No finished game matches the filters above.</source>
        <translation>Ни одна завершённая партия не подходит под фильтры выше.</translation>
    </message>
    <message>
        <source>Your finished games are being counted. This happens only once.</source>
        <translation>Завершённые партии подсчитываются. Это нужно только один раз.</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Завершённых партий пока нет</translation>
    </message>
    <message>
        <source>Finish a game to see your first statistics.</source>
        <translation>Завершите партию, чтобы увидеть первую статистику.</translation>
    </message>
    <message>
        <source>Count games with &amp;take-backs</source>
        <translation>Считать партии с &amp;отменами ходов</translation>
    </message>
    <message>
        <source>Also counts games continued from a position in another game</source>
        <translation>Считать и партии, продолженные с позиции другой партии</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Save all games as a table for a spreadsheet</source>
        <translation>Сохранить все партии в виде таблицы</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Партии</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Уровни</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>Персона&amp;жи</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>A tab: how well somebody plays</comment>
        <translation>&amp;Игра</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>из них %n с отменами ходов</numerusform>
            <numerusform>из них %n с отменами ходов</numerusform>
            <numerusform>из них %n с отменами ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>Average fame</source>
        <translation>Победных очков в среднем</translation>
    </message>
    <message>
        <source>Highest fame</source>
        <translation>Рекорд победных очков</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Побед подряд</translation>
    </message>
    <message>
        <source>Games since last win</source>
        <translation>Партий с последней победы</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Рекорд побед подряд</translation>
    </message>
    <message>
        <source>From the first move to the last. Half of your games took longer.</source>
        <translation>От первого хода до последнего. Половина ваших партий длилась дольше.</translation>
    </message>
    <message>
        <source>Last played on {date}.</source>
        <translation>Последняя партия: {date}.</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Обычная длительность</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>Above a list of levels and of people</comment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>% won</source>
        <translation>Победы, %</translation>
    </message>
    <message>
        <source>Your fame</source>
        <translation>Ваши очки</translation>
    </message>
    <message>
        <source>Their fame</source>
        <comment>The average of the opponents, beside Your fame</comment>
        <translation>Их очки</translation>
    </message>
    <message>
        <source>Ahead</source>
        <comment>How often the player finished ahead of these opponents, in %</comment>
        <translation>Впереди</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ч {minutes} мин</translation>
    </message>
    <message>
        <source>People</source>
        <comment>Opponents who are not bots</comment>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Fame per game</source>
        <translation>Очки за партию</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Чтение разборов…</translation>
    </message>
    <message>
        <source>No reviews yet</source>
        <translation>Разборов пока нет</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Разобрано партий</translation>
    </message>
    <message>
        <source>In each decision, the best move is worth more fame than the worst. This is how much of that difference you gave away, over all decisions.</source>
        <translation>В каждом решении лучший ход приносит больше очков, чем худший. Здесь показано, какую часть этой разницы вы потеряли за все решения.</translation>
    </message>
    <message>
        <source>Ra invoked too late: {late}. Too early: {early}.</source>
        <translation>Слишком поздних воззваний к Ра: {late}. Слишком ранних: {early}.</translation>
    </message>
    <message>
        <source>Fame given away by month, as a % of what was at stake</source>
        <translation>Потерянные очки по месяцам, в % от возможных</translation>
    </message>
    <message>
        <source>Fame given away per decision, by kind</source>
        <translation>Потеря очков за одно решение, по видам</translation>
    </message>
    <message>
        <source>&amp;Finished game:</source>
        <translation>Сыгранная п&amp;артия:</translation>
    </message>
    <message>
        <source>Your statistics start from zero. This can’t be undone. Your saved games are kept.</source>
        <translation>Статистика начнётся заново, и это действие нельзя отменить. Сохранённые партии останутся.</translation>
    </message>
    <message>
        <source>The finished games couldn’t be read</source>
        <translation>Не удалось прочитать завершённые партии</translation>
    </message>
    <message>
        <source>{habit} (certain)</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (точно)</translation>
    </message>
    <message>
        <source>{habit} (too early to say, ± {fame})</source>
        <comment>How sure a habit is: it stands after it</comment>
        <translation>{habit} (пока рано судить, ± {fame})</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Lesson {number} of {all}</source>
        <translation>Урок {number} из {all}</translation>
    </message>
    <message>
        <source>Without a mistake!</source>
        <translation>Без единой ошибки!</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Отлично</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Урок пройден</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n звезда</numerusform>
            <numerusform>%n звезды</numerusform>
            <numerusform>%n звёзд</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Сыграть первую партию</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Назад к обучению</translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>У вас %n победное очко; две звезды дают за {two}, три&#xa0;— за {three}.</numerusform>
            <numerusform>У вас %n победных очка; две звезды дают за {two}, три&#xa0;— за {three}.</numerusform>
            <numerusform>У вас %n победных очков; две звезды дают за {two}, три&#xa0;— за {three}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move is about as good.</source>
        <translation>Этот ход примерно так же хорош.</translation>
    </message>
    <message>
        <source>That works, too</source>
        <translation>Так тоже можно</translation>
    </message>
    <message>
        <source>From an earlier lesson: {title}</source>
        <translation>Из пройденного урока: {title}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{epoch}: you start.</source>
        <translation>{epoch}: вы начинаете.</translation>
    </message>
    <message>
        <source>{epoch}: {name} starts.</source>
        <translation>{epoch}: {name} начинает.</translation>
    </message>
    <message>
        <source>You draw Ra!</source>
        <translation>Вы берёте Ра!</translation>
    </message>
    <message>
        <source>{name} draws Ra!</source>
        <translation>{name} берёт Ра!</translation>
    </message>
    <message>
        <source>You draw {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>Вы берёте жетон: {tile}. На обороте: {other}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}. On the back: {other}.</source>
        <comment>{tile} is an object, {other} a label</comment>
        <translation>{name} берёт жетон: {tile}. На обороте: {other}.</translation>
    </message>
    <message>
        <source>You draw {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Вы берёте жетон: {tile}.</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} берёт жетон: {tile}.</translation>
    </message>
    <message>
        <source>You show this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>Вы выбираете сторону: {tile}.</translation>
    </message>
    <message>
        <source>{name} shows this side: {tile}.</source>
        <comment>{tile} is a label: Farmer</comment>
        <translation>{name} выбирает сторону: {tile}.</translation>
    </message>
    <message>
        <source>You spend a god and take {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>Вы тратите жетон богов и берёте: {tile}.</translation>
    </message>
    <message>
        <source>{name} spends a god and takes {tile}.</source>
        <comment>{tile} is an object: a pharaoh, gold</comment>
        <translation>{name} тратит жетон богов и берёт: {tile}.</translation>
    </message>
    <message>
        <source>Auction: you bid last.</source>
        <translation>Аукцион: ваша ставка последняя.</translation>
    </message>
    <message>
        <source>Auction: {name} bids last.</source>
        <translation>Аукцион: последнюю ставку делает {name}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>No one bids. The tiles on the full track are discarded.</source>
        <translation>Никто не делает ставку. Жетоны заполненного ряда сбрасываются.</translation>
    </message>
    <message>
        <source>No one bids. The tiles stay on the track.</source>
        <translation>Никто не делает ставку. Жетоны остаются в ряду.</translation>
    </message>
    <message>
        <source>{disaster}: you lose {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}&#xa0;— вы теряете жетон: {tile}.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses {tile}.</source>
        <comment>A label, and an object: Funeral, a pharaoh</comment>
        <translation>{disaster}&#xa0;— {name} теряет жетон: {tile}.</translation>
    </message>
    <message>
        <source>You turn {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>Вы переворачиваете жетон: {other}, теперь это {tile}.</translation>
    </message>
    <message>
        <source>{name} turns {other} into {tile}.</source>
        <comment>Both are objects: a farmer, a granary</comment>
        <translation>{name} переворачивает жетон: {other}, теперь это {tile}.</translation>
    </message>
    <message>
        <source>{epoch}: scoring.</source>
        <translation>{epoch}: подсчёт очков.</translation>
    </message>
    <message>
        <source>Your priests remove a plague.</source>
        <translation>Ваши жрецы убирают напасть.</translation>
    </message>
    <message>
        <source>{name}’s priests remove a plague.</source>
        <translation>Жрецы игрока {name} убирают напасть.</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>Вы победили: %n победное очко!</numerusform>
            <numerusform>Вы победили: %n победных очка!</numerusform>
            <numerusform>Вы победили: %n победных очков!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>Побеждает {name}: %n победное очко.</numerusform>
            <numerusform>Побеждает {name}: %n победных очка.</numerusform>
            <numerusform>Побеждает {name}: %n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Night falls. The game is over.</source>
        <translation>Наступает ночь. Партия завершена.</translation>
    </message>
    <message>
        <source>You take over this seat.</source>
        <translation>Теперь вы играете сами.</translation>
    </message>
    <message>
        <source>A person takes over for {name}.</source>
        <translation>Теперь за игрока {name} играет человек.</translation>
    </message>
    <message>
        <source>A bot takes over for you: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Теперь за вас играет бот: {bot}.</translation>
    </message>
    <message>
        <source>A bot takes over for {name}: {bot}.</source>
        <comment>{bot} is a level and a character</comment>
        <translation>Теперь за игрока {name} играет бот: {bot}.</translation>
    </message>
    <message>
        <source>Continued from move {move} of another game</source>
        <translation>Продолжение другой партии с хода {move}</translation>
    </message>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Ваши жители приносят вам %n анх.</numerusform>
            <numerusform>Ваши жители приносят вам %n анха.</numerusform>
            <numerusform>Ваши жители приносят вам %n анхов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name} получает за жителей %n анх.</numerusform>
            <numerusform>{name} получает за жителей %n анха.</numerusform>
            <numerusform>{name} получает за жителей %n анхов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>Вы выигрываете ставкой {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{name} wins with {sun}: {prize}.</source>
        <comment>{prize} are labels: Nile ×2, Fortress, Sun 3</comment>
        <translation>{name} выигрывает ставкой {sun}: {prize}.</translation>
    </message>
    <message>
        <source>{disaster}: you lose nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}&#xa0;— вы ничего не теряете.</translation>
    </message>
    <message>
        <source>{disaster}: {name} loses nothing.</source>
        <comment>{disaster} is a label: Earthquake</comment>
        <translation>{disaster}&#xa0;— {name} ничего не теряет.</translation>
    </message>
    <message>
        <source>You don’t use a priest.</source>
        <translation>Вы не используете жреца.</translation>
    </message>
    <message>
        <source>{name} doesn’t use a priest.</source>
        <translation>{name} не использует жреца.</translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message>
        <source>click again, or drag</source>
        <translation>щёлкните ещё раз или перетащите</translation>
    </message>
    <message>
        <source>click twice, or drag</source>
        <translation>щёлкните дважды или перетащите</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>Under suns that are out of use until the next epoch</comment>
        <translation>взакрытую</translation>
    </message>
    <message>
        <source>must beat {sun}</source>
        <translation>нужно больше {sun}</translation>
    </message>
    <message>
        <source>worth {fame}</source>
        <comment>Under a sun: the fame that it is worth until the epoch ends</comment>
        <translation>цена {fame}</translation>
    </message>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>До конца эпохи он стоит примерно {fame} очко.</numerusform>
            <numerusform>До конца эпохи он стоит примерно {fame} очка.</numerusform>
            <numerusform>До конца эпохи он стоит примерно {fame} очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <comment>Where the game is played</comment>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Показать таблицу очков</translation>
    </message>
</context>
<context>
    <name>TilePhrases</name>
    <message>
        <source>a farmer</source>
        <translation>земледелец</translation>
    </message>
    <message>
        <source>a warrior</source>
        <translation>воин</translation>
    </message>
    <message>
        <source>a merchant</source>
        <translation>торговец</translation>
    </message>
    <message>
        <source>a scribe</source>
        <translation>писец</translation>
    </message>
    <message>
        <source>a granary</source>
        <translation>амбар</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>крепость</translation>
    </message>
    <message>
        <source>a market</source>
        <translation>рынок</translation>
    </message>
    <message>
        <source>a library</source>
        <translation>библиотека</translation>
    </message>
    <message>
        <source>a stone</source>
        <translation>камень</translation>
    </message>
    <message>
        <source>a red chamber</source>
        <translation>красная камера</translation>
    </message>
    <message>
        <source>a blue chamber</source>
        <translation>синяя камера</translation>
    </message>
    <message>
        <source>a green chamber</source>
        <translation>зелёная камера</translation>
    </message>
    <message>
        <source>a yellow chamber</source>
        <translation>жёлтая камера</translation>
    </message>
    <message>
        <source>a priest</source>
        <translation>жрец</translation>
    </message>
    <message>
        <source>a plague</source>
        <translation>напасть</translation>
    </message>
    <message>
        <source>an ankh</source>
        <translation>анх</translation>
    </message>
    <message>
        <source>a god</source>
        <translation>бог</translation>
    </message>
    <message>
        <source>a gold tile</source>
        <translation>золото</translation>
    </message>
    <message>
        <source>a pharaoh</source>
        <translation>фараон</translation>
    </message>
    <message>
        <source>a Nile tile</source>
        <translation>Нил</translation>
    </message>
    <message>
        <source>a flood</source>
        <translation>паводок</translation>
    </message>
    <message>
        <source>an art tile</source>
        <translation>искусство</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <translation>земледелие</translation>
    </message>
    <message>
        <source>a religion tile</source>
        <translation>религия</translation>
    </message>
    <message>
        <source>an astronomy tile</source>
        <translation>астрономия</translation>
    </message>
    <message>
        <source>a writing tile</source>
        <translation>письменность</translation>
    </message>
    <message>
        <source>an obelisk</source>
        <translation>обелиск</translation>
    </message>
    <message>
        <source>a palace</source>
        <translation>дворец</translation>
    </message>
    <message>
        <source>a pyramid</source>
        <translation>пирамида</translation>
    </message>
    <message>
        <source>a sphinx</source>
        <translation>сфинкс</translation>
    </message>
    <message>
        <source>a statue</source>
        <translation>статуя</translation>
    </message>
    <message>
        <source>a step pyramid</source>
        <translation>ступенчатая пирамида</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>храм</translation>
    </message>
    <message>
        <source>a funeral</source>
        <translation>похороны</translation>
    </message>
    <message>
        <source>a drought</source>
        <translation>засуха</translation>
    </message>
    <message>
        <source>an unrest tile</source>
        <translation>волнения</translation>
    </message>
    <message>
        <source>an earthquake</source>
        <translation>землетрясение</translation>
    </message>
    <message>
        <source>a mausoleum</source>
        <translation>мавзолей</translation>
    </message>
    <message>
        <source>a sanctuary</source>
        <translation>святилище</translation>
    </message>
    <message>
        <source>a war</source>
        <translation>война</translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation>
            <numerusform>Постройка: %n жетон одного типа составляет завершённую постройку, она приносит 2. Завершённые постройки трёх или четырёх типов приносят ещё 5 или 10. Остаётся у вас.</numerusform>
            <numerusform>Постройка: %n жетона одного типа составляют завершённую постройку, она приносит 2. Завершённые постройки трёх или четырёх типов приносят ещё 5 или 10. Остаётся у вас.</numerusform>
            <numerusform>Постройка: %n жетонов одного типа составляют завершённую постройку, она приносит 2. Завершённые постройки трёх или четырёх типов приносят ещё 5 или 10. Остаётся у вас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Постройка: %n жетон одного типа составляет завершённую постройку, она приносит 2. Завершённые постройки трёх или четырёх типов приносят ещё 5 или 10. Сбрасывается после каждой эпохи.</numerusform>
            <numerusform>Постройка: %n жетона одного типа составляют завершённую постройку, она приносит 2. Завершённые постройки трёх или четырёх типов приносят ещё 5 или 10. Сбрасывается после каждой эпохи.</numerusform>
            <numerusform>Постройка: %n жетонов одного типа составляют завершённую постройку, она приносит 2. Завершённые постройки трёх или четырёх типов приносят ещё 5 или 10. Сбрасывается после каждой эпохи.</numerusform>
        </translation>
    </message>
    <message>
        <source>People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or 2 ankhs. Discarded after each epoch.</source>
        <translation>Народ: у кого больше всех жителей одного типа, не меньше двух, тот получает 5. Три или четыре типа дают 1 или 2 анха. Сбрасывается после каждой эпохи.</translation>
    </message>
    <message>
        <source>Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. You keep it.</source>
        <translation>Камера: часть вашей пирамиды. В конце партии три одного цвета приносят 5, четыре и больше&#xa0;— 10. Остаётся у вас.</translation>
    </message>
    <message>
        <source>Plague: each one costs more than the last, every epoch: {points}. You keep it.</source>
        <translation>Напасть: каждая следующая обходится дороже, и так в каждой эпохе ({points}). Остаётся у вас.</translation>
    </message>
    <message>
        <source>Ra: starts an auction and brings nightfall closer.</source>
        <translation>Ра: начинает аукцион и приближает наступление ночи.</translation>
    </message>
    <message>
        <source>Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. You keep it.</source>
        <translation>Камень: часть вашей пирамиды. В конце партии 3, 6 или 10 камней и камер приносят 5, 10 или 20. Остаётся у вас.</translation>
    </message>
    <message>
        <source>Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three priests remove a plague. Discarded after each epoch.</source>
        <translation>Жрец: выиграв его, можно перевернуть одного из своих жителей или одну из построек. Приносит 2. Три жреца убирают напасть. Сбрасывается после каждой эпохи.</translation>
    </message>
    <message>
        <source>Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more 20. You keep it.</source>
        <translation>Анх: даётся за жителей трёх или четырёх типов. В конце партии два приносят 5, три&#xa0;— 10, четыре и больше&#xa0;— 20. Остаётся у вас.</translation>
    </message>
    <message>
        <source>Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.</source>
        <translation>Цивилизация: 3, 4 или 5 разных типов приносят 5, 10 или 15. Если нет ни одного, вы теряете 5. Сбрасывается после каждой эпохи.</translation>
    </message>
    <message>
        <source>Monument: scores at the end of the game only, for different kinds and for three or more of a kind. You keep it.</source>
        <translation>Монумент: приносит очки только в конце партии, за разные типы и за три и больше одного типа. Остаётся у вас.</translation>
    </message>
    <message>
        <source>God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. Discarded after each epoch.</source>
        <translation>Бог: в свой ход потратьте его, чтобы взять из ряда любой жетон, кроме другого бога. Непотраченный приносит 2. Сбрасывается после каждой эпохи.</translation>
    </message>
    <message>
        <source>Gold: scores 3. Discarded after each epoch.</source>
        <translation>Золото: приносит 3. Сбрасывается после каждой эпохи.</translation>
    </message>
    <message>
        <source>Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.</source>
        <translation>Фараон: каждую эпоху тот, у кого их больше всех, получает 5, а тот, у кого меньше всех, теряет 2. Остаётся у вас.</translation>
    </message>
    <message>
        <source>Nile: scores 1 in every epoch in which you have a flood. You keep it.</source>
        <translation>Нил: приносит 1 в каждой эпохе, когда у вас есть паводок. Остаётся у вас.</translation>
    </message>
    <message>
        <source>Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.</source>
        <translation>Паводок: приносит 1, и с ним приносят очки ваши жетоны Нила. Сбрасывается после каждой эпохи.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two pharaohs.</source>
        <translation>Бедствие: кто его берёт, теряет двух фараонов.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.</source>
        <translation>Бедствие: кто его берёт, теряет два паводка, а если их не хватает&#xa0;— жетоны Нила.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two civilization tiles.</source>
        <translation>Бедствие: кто его берёт, теряет два жетона цивилизации.</translation>
    </message>
    <message>
        <source>Disaster: the player who takes it loses two monuments.</source>
        <translation>Бедствие: кто его берёт, теряет два монумента.</translation>
    </message>
    <message>
        <source>{rule} Other side: {tile}.</source>
        <comment>After the rule of a two-sided tile</comment>
        <translation>{rule} Другая сторона: {tile}.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Farmer</source>
        <translation>Земледелец</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Воин</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Торговец</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Писец</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Амбар</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Крепость</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Камень</translation>
    </message>
    <message>
        <source>Red chamber</source>
        <translation variants="yes">
            <lengthvariant>Красная камера</lengthvariant>
            <lengthvariant>Красная</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Blue chamber</source>
        <translation variants="yes">
            <lengthvariant>Синяя камера</lengthvariant>
            <lengthvariant>Синяя</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Green chamber</source>
        <translation variants="yes">
            <lengthvariant>Зелёная камера</lengthvariant>
            <lengthvariant>Зелёная</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Yellow chamber</source>
        <translation variants="yes">
            <lengthvariant>Жёлтая камера</lengthvariant>
            <lengthvariant>Жёлтая</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Жрец</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Напасть</translation>
    </message>
    <message>
        <source>Ankh</source>
        <translation>Анх</translation>
    </message>
    <message>
        <source>God</source>
        <translation>Бог</translation>
    </message>
    <message>
        <source>Pharaoh</source>
        <translation>Фараон</translation>
    </message>
    <message>
        <source>Nile</source>
        <translation>Нил</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Паводок</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Искусство</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Земледелие</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Религия</translation>
    </message>
    <message>
        <source>Astronomy</source>
        <translation>Астрономия</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Письменность</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Обелиск</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Дворец</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <comment>A monument</comment>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <translation>Сфинкс</translation>
    </message>
    <message>
        <source>Statue</source>
        <comment>A monument</comment>
        <translation>Статуя</translation>
    </message>
    <message>
        <source>Step pyramid</source>
        <translation variants="yes">
            <lengthvariant>Ступенчатая пирамида</lengthvariant>
            <lengthvariant>Ступенчатая</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Храм</translation>
    </message>
    <message>
        <source>Funeral</source>
        <translation>Похороны</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Засуха</translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation>Волнения</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <translation>Землетрясение</translation>
    </message>
    <message>
        <source>Mausoleum</source>
        <translation>Мавзолей</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Святилище</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Война</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>My name will be carved in stone.</source>
        <comment>Said by the winner</comment>
        <translation>Моё имя высекут в камне.</translation>
    </message>
    <message>
        <source>One last low sun, and luck did the rest.</source>
        <comment>Said by the winner</comment>
        <translation>Последний младший диск&#xa0;— и удача доделала остальное.</translation>
    </message>
    <message>
        <source>What I have built will still stand in a thousand years.</source>
        <comment>Said by the winner</comment>
        <translation>То, что я построил, простоит тысячу лет.</translation>
    </message>
    <message>
        <source>I never doubted it. Neither did my ancestors.</source>
        <comment>Said by the winner</comment>
        <translation>Я не сомневался. Мои предки тоже.</translation>
    </message>
    <message>
        <source>I spoke, and Ra answered.</source>
        <comment>Said by the winner</comment>
        <translation>Я воззвал, и Ра ответил.</translation>
    </message>
    <message>
        <source>Patience is a prayer, too.</source>
        <comment>Said by the winner</comment>
        <translation>Терпение&#xa0;— тоже молитва.</translation>
    </message>
    <message>
        <source>The river gives to those who wait for the flood.</source>
        <comment>Said by the winner</comment>
        <translation>Река даёт тем, кто ждёт паводка.</translation>
    </message>
    <message>
        <source>I wrote down how it would end. Would you like to read it?</source>
        <comment>Said by the winner</comment>
        <translation>Я записал, чем всё кончится. Хотите прочесть?</translation>
    </message>
    <message>
        <source>All of it mine, and counted twice.</source>
        <comment>Said by the winner</comment>
        <translation>Всё моё, и сосчитано дважды.</translation>
    </message>
    <message>
        <source>You should have seen your faces.</source>
        <comment>Said by the winner</comment>
        <translation>Видели бы вы свои лица.</translation>
    </message>
    <message>
        <source>One more tile. It was always one more tile.</source>
        <comment>Said by the winner</comment>
        <translation>Ещё один жетон. Всегда ещё один жетон.</translation>
    </message>
    <message>
        <source>The scales have spoken. The case is closed.</source>
        <comment>Said by the winner</comment>
        <translation>Весы сказали своё слово. Дело закрыто.</translation>
    </message>
    <message>
        <source>I came with the highest sun and left with everything.</source>
        <comment>Said by the winner</comment>
        <translation>Я пришёл со старшим диском, а ушёл со всем остальным.</translation>
    </message>
    <message>
        <source>Ra has chosen.</source>
        <comment>Said by the winner</comment>
        <translation>Ра сделал выбор.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>This position can’t become a question: no one can bid for a lot in it.</source>
        <translation>Из этой позиции вопрос не составить: сделать ставку на лот в ней никто не может.</translation>
    </message>
    <message>
        <source>There are no questions of this kind.</source>
        <translation>Таких вопросов нет.</translation>
    </message>
    <message>
        <source>The sun you get in return</source>
        <translation>Диск, полученный взамен</translation>
    </message>
    <message>
        <source>Suns and Ra tiles left</source>
        <translation>Сколько осталось дисков и жетонов Ра</translation>
    </message>
    <message>
        <source>Tiles you keep</source>
        <translation>Жетоны, которые остаются</translation>
    </message>
    <message>
        <source>When someone has bid</source>
        <translation>Когда ставка уже есть</translation>
    </message>
    <message>
        <source>When only you have suns</source>
        <translation>Когда диски только у вас</translation>
    </message>
    <message>
        <source>When the next Ra ends the epoch</source>
        <translation>Когда следующий Ра завершит эпоху</translation>
    </message>
    <message>
        <source>What would you give?</source>
        <translation>Что бы вы отдали?</translation>
    </message>
    <message>
        <source>Bid a sun for this lot, or pass.</source>
        <translation>Поставьте диск за этот лот или спасуйте.</translation>
    </message>
    <message>
        <source>Now suppose it’s your turn, and no one has started an auction.</source>
        <translation>Теперь представьте: ход ваш, и аукциона ещё никто не начал.</translation>
    </message>
    <message>
        <source>Would you invoke Ra?</source>
        <translation>Воззвали бы вы к Ра?</translation>
    </message>
    <message>
        <source>In the end, how much fame would winning this lot with your {sun} be worth to you?</source>
        <translation>Сколько очков в итоге принёс бы вам выигрыш этого лота диском {sun}?</translation>
    </message>
    <message>
        <source>Rule of thumb: {rule}</source>
        <translation>Простое правило: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>%n верный ответ подряд!</numerusform>
            <numerusform>%n верных ответа подряд!</numerusform>
            <numerusform>%n верных ответов подряд!</numerusform>
        </translation>
    </message>
    <message>
        <source>One of two right</source>
        <translation>Один верный ответ из двух</translation>
    </message>
    <message>
        <source>Both right!</source>
        <translation>Оба ответа верны!</translation>
    </message>
    <message>
        <source>“{best}” and “{move}” are about equal.</source>
        <translation>Ходы «{best}» и «{move}» примерно равноценны.</translation>
    </message>
    <message>
        <source>{share} kept</source>
        <comment>The share of the fame at stake that was not given away</comment>
        <translation>сохранено {share}</translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>средняя ошибка&#xa0;— {fame} очко</numerusform>
            <numerusform>средняя ошибка&#xa0;— {fame} очка</numerusform>
            <numerusform>средняя ошибка&#xa0;— {fame} очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {count} questions: {score}. Before that: {before}.</source>
        <comment>{score}: 84% kept</comment>
        <translation>Последние вопросы ({count}): {score}. До этого: {before}.</translation>
    </message>
    <message>
        <source>Aim for {fame} or less.</source>
        <translation>Цель&#xa0;— ошибка не больше {fame}.</translation>
    </message>
    <message>
        <source>So far: {score}.</source>
        <translation>Пока что: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Выиграть диском {sun} стоит для вас примерно {fame} очко; вы назвали {guess}.</numerusform>
            <numerusform>Выиграть диском {sun} стоит для вас примерно {fame} очка; вы назвали {guess}.</numerusform>
            <numerusform>Выиграть диском {sun} стоит для вас примерно {fame} очков; вы назвали {guess}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Лучше «{best}»: примерно на %n очко больше, чем у хода «{move}».</numerusform>
            <numerusform>Лучше «{best}»: примерно на %n очка больше, чем у хода «{move}».</numerusform>
            <numerusform>Лучше «{best}»: примерно на %n очков больше, чем у хода «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Верно: «{best}» приносит примерно на %n очко больше, чем «{move}».</numerusform>
            <numerusform>Верно: «{best}» приносит примерно на %n очка больше, чем «{move}».</numerusform>
            <numerusform>Верно: «{best}» приносит примерно на %n очков больше, чем «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s ten for today. You kept {share} of the fame that was at stake.</source>
        <translation>Десять вопросов на сегодня пройдены. Вы сохранили {share} очков, стоявших на кону.</translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>В среднем вы ошибаетесь на {fame} очко. Так выигрывают примерно {games} из 100 партий против двух соперников уровня «Знаток»; при равных силах&#xa0;— {even}.</numerusform>
            <numerusform>В среднем вы ошибаетесь на {fame} очка. Так выигрывают примерно {games} из 100 партий против двух соперников уровня «Знаток»; при равных силах&#xa0;— {even}.</numerusform>
            <numerusform>В среднем вы ошибаетесь на {fame} очков. Так выигрывают примерно {games} из 100 партий против двух соперников уровня «Знаток»; при равных силах&#xa0;— {even}.</numerusform>
        </translation>
    </message>
</context>
</TS>
