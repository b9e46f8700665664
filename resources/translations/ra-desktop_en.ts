<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Account</name>
    <message numerus="yes">
        <source>= {points} fame at the end of the game</source>
        <comment>Below the parts: Lot +7 · …</comment>
        <translation>
            <numerusform>= {points} fame at the end of the game</numerusform>
            <numerusform>= {points} fame at the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= {points} fame at the end of the game, about equal</source>
        <translation>
            <numerusform>= {points} fame at the end of the game, about equal</numerusform>
            <numerusform>= {points} fame at the end of the game, about equal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>%n tiles in the bag have this on one side</source>
        <translation>
            <numerusform>%n tile in the bag has this on one side</numerusform>
            <numerusform>%n tiles in the bag have this on one side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tiles</source>
        <translation>
            <numerusform>Bag: %n tile</numerusform>
            <numerusform>Bag: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message numerus="yes">
        <source>{disaster} – choose a tile to discard (%n to go)</source>
        <translation>
            <numerusform>{disaster} – choose a tile to discard (1 to go)</numerusform>
            <numerusform>{disaster} – choose a tile to discard (%n to go)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{disaster} – {name} is discarding tiles (%n to go)</source>
        <translation>
            <numerusform>{disaster} – {name} is discarding a tile (1 to go)</numerusform>
            <numerusform>{disaster} – {name} is discarding tiles (%n to go)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>“{move}” was better: your choice cost you about %n fame.</source>
        <translation>
            <numerusform>“{move}” was better: your choice cost you about %n fame.</numerusform>
            <numerusform>“{move}” was better: your choice cost you about %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” looks better at first, but it is worth about %n fame less.</source>
        <translation>
            <numerusform>“{move}” looks better at first, but it is worth about %n fame less.</numerusform>
            <numerusform>“{move}” looks better at first, but it is worth about %n fame less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fame</source>
        <comment>A number, with or without a sign</comment>
        <translation>
            <numerusform>{number} fame</numerusform>
            <numerusform>{number} fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>Win by %n fame or more</source>
        <translation>
            <numerusform>Win by %n fame or more</numerusform>
            <numerusform>Win by %n fame or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n games won</source>
        <translation>
            <numerusform>{name}: %n game won</numerusform>
            <numerusform>{name}: %n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}, {date}: I came {place} of {players} with %n fame.</source>
        <translation>
            <numerusform>{title}, {date}: I came {place} of {players} with %n fame.</numerusform>
            <numerusform>{title}, {date}: I came {place} of {players} with %n fame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message numerus="yes">
        <source>%n Ra tiles until nightfall</source>
        <comment>Ra tiles still to come</comment>
        <translation>
            <numerusform>1 Ra tile until nightfall</numerusform>
            <numerusform>%n Ra tiles until nightfall</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message numerus="yes">
        <source>Your rating appears after %n games against bots without take-backs.</source>
        <translation>
            <numerusform>Your rating appears after %n game against bots without take-backs.</numerusform>
            <numerusform>Your rating appears after %n games against bots without take-backs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendsPage</name>
    <message numerus="yes">
        <source>%n seconds for each move</source>
        <translation>
            <numerusform>%n second for each move</numerusform>
            <numerusform>%n seconds for each move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message numerus="yes">
        <source>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</numerusform>
            <numerusform>{move}: %n fame ahead of the others’ average at the end; wins about {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: %n fame behind the others’ average at the end; wins about {chance}</source>
        <translation>
            <numerusform>{move}: %n fame behind the others’ average at the end; wins about {chance}</numerusform>
            <numerusform>{move}: %n fame behind the others’ average at the end; wins about {chance}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Move taken back. Put %n tiles back into the bag.</source>
        <translation>
            <numerusform>Move taken back. Put %n tile back into the bag.</numerusform>
            <numerusform>Move taken back. Put %n tiles back into the bag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message numerus="yes">
        <source>Second mark: win by %n fame or more. Third: win without a mistake.</source>
        <translation>
            <numerusform>Second mark: win by %n fame or more. Third: win without a mistake.</numerusform>
            <numerusform>Second mark: win by %n fame or more. Third: win without a mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals played this month</source>
        <translation>
            <numerusform>%n deal played this month</numerusform>
            <numerusform>%n deals played this month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n opponent</numerusform>
            <numerusform>%n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your result: %n fame, {place} of {players}</source>
        <translation>
            <numerusform>Your result: %n fame, {place} of {players}</numerusform>
            <numerusform>Your result: %n fame, {place} of {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first time: %n fame, {place}.</source>
        <translation>
            <numerusform>The first time: %n fame, {place}.</numerusform>
            <numerusform>The first time: %n fame, {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>done, %n stars</source>
        <translation>
            <numerusform>done, %n star</numerusform>
            <numerusform>done, %n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>Another program, which has %n seconds for a move.</source>
        <translation>
            <numerusform>Another program, which has one second for a move.</numerusform>
            <numerusform>Another program, which has %n seconds for a move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lots</name>
    <message numerus="yes">
        <source>%n kinds of complete building</source>
        <translation>
            <numerusform>%n kind of complete building</numerusform>
            <numerusform>%n kinds of complete building</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n priest</numerusform>
            <numerusform>%n priests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues, of which priests remove one</source>
        <translation>
            <numerusform>%n plague, which priests remove</numerusform>
            <numerusform>%n plagues, of which priests remove one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gods</source>
        <translation>
            <numerusform>%n god</numerusform>
            <numerusform>%n gods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold tiles</source>
        <comment>Tiles</comment>
        <translation>
            <numerusform>%n gold tile</numerusform>
            <numerusform>%n gold tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floods</source>
        <translation>
            <numerusform>%n flood</numerusform>
            <numerusform>%n floods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles</source>
        <translation>
            <numerusform>%n Nile tile</numerusform>
            <numerusform>%n Nile tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles without a flood</source>
        <translation>
            <numerusform>%n Nile tile without a flood</numerusform>
            <numerusform>%n Nile tiles without a flood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization instead of none</source>
        <translation>
            <numerusform>%n kind of civilization instead of none</numerusform>
            <numerusform>%n kinds of civilization instead of none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of civilization</source>
        <translation>
            <numerusform>%n kind of civilization</numerusform>
            <numerusform>%n kinds of civilization</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n kinds of monument left</source>
        <translation>
            <numerusform>only %n kind of monument left</numerusform>
            <numerusform>only %n kinds of monument left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of monument</source>
        <translation>
            <numerusform>%n kind of monument</numerusform>
            <numerusform>%n kinds of monument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n monuments</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>loses %n monument</numerusform>
            <numerusform>loses %n monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n pharaohs</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>loses %n pharaoh</numerusform>
            <numerusform>loses %n pharaohs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n tiles</source>
        <comment>Beside a player&apos;s name</comment>
        <translation>
            <numerusform>loses %n tile</numerusform>
            <numerusform>loses %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</source>
        <translation>
            <numerusform>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</numerusform>
            <numerusform>By my figures, “{move}” was %n fame better. Next time, I’d choose that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, “{move}” was %n fame better, but I play my way.</source>
        <translation>
            <numerusform>By my figures, “{move}” was %n fame better, but I play my way.</numerusform>
            <numerusform>By my figures, “{move}” was %n fame better, but I play my way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By my figures, it was %n fame better than “{move}”.</source>
        <translation>
            <numerusform>By my figures, it was %n fame better than “{move}”.</numerusform>
            <numerusform>By my figures, it was %n fame better than “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To me the lot was worth about {fame} fame.</source>
        <translation>
            <numerusform>To me the lot was worth about {fame} fame.</numerusform>
            <numerusform>To me the lot was worth about {fame} fame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <comment>From {fewest} to %n players</comment>
        <translation>
            <numerusform>{fewest}–%n player</numerusform>
            <numerusform>{fewest}–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message numerus="yes">
        <source>won %n tiles with the {sun}</source>
        <comment>Since your turn</comment>
        <translation>
            <numerusform>won %n tile with the {sun}</numerusform>
            <numerusform>won %n tiles with the {sun}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n tiles</source>
        <comment>What a player has done since your turn</comment>
        <translation>
            <numerusform>drew %n tile</numerusform>
            <numerusform>drew %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParkedGames</name>
    <message numerus="yes">
        <source>%n unfinished games are under Saved games.</source>
        <translation>
            <numerusform>%n unfinished game is under Saved games.</numerusform>
            <numerusform>%n unfinished games are under Saved games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>“{move}” costs you about %n fame.</source>
        <translation>
            <numerusform>“{move}” costs you about %n fame.</numerusform>
            <numerusform>“{move}” costs you about %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</source>
        <translation>
            <numerusform>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</numerusform>
            <numerusform>“{move}” is good enough: only about %n fame behind “{best}”, the best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{best}” is the best move: it is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>“{best}” is the best move: it is worth about %n fame more than “{move}”.</numerusform>
            <numerusform>“{best}” is the best move: it is worth about %n fame more than “{move}”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n to solve</numerusform>
            <numerusform>%n to solve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n to try again</numerusform>
            <numerusform>%n to try again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message numerus="yes">
        <source>Tied at %n fame. The highest sun decides: {first} beats {second}.</source>
        <translation>
            <numerusform>Tied at %n fame. The highest sun decides: {first} beats {second}.</numerusform>
            <numerusform>Tied at %n fame. The highest sun decides: {first} beats {second}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</source>
        <translation>
            <numerusform>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</numerusform>
            <numerusform>“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{move}” would cost you about %n fame.</source>
        <translation>
            <numerusform>“{move}” would cost you about %n fame.</numerusform>
            <numerusform>“{move}” would cost you about %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Losing this tile costs you %n fame at the end of this epoch.</source>
        <translation>
            <numerusform>Losing this tile costs you %n fame at the end of this epoch.</numerusform>
            <numerusform>Losing this tile costs you %n fame at the end of this epoch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n wins in a row in {game}: a new record.</source>
        <translation>
            <numerusform>%n win in a row in {game}: a new record.</numerusform>
            <numerusform>%n wins in a row in {game}: a new record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame is your new record in {game}; it was {before}.</source>
        <translation>
            <numerusform>%n fame is your new record in {game}; it was {before}.</numerusform>
            <numerusform>%n fame is your new record in {game}; it was {before}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>You finished %n fame behind {winner}.</source>
        <translation>
            <numerusform>You finished %n fame behind {winner}.</numerusform>
            <numerusform>You finished %n fame behind {winner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest gap is in “{row}”: %n fame.</source>
        <comment>{row} is of the score sheet</comment>
        <translation>
            <numerusform>The largest gap is in “{row}”: %n fame.</numerusform>
            <numerusform>The largest gap is in “{row}”: %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you %n fame.</source>
        <translation>
            <numerusform>Luck gave you %n fame.</numerusform>
            <numerusform>Luck gave you %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad luck cost you %n fame.</source>
        <translation>
            <numerusform>Bad luck cost you %n fame.</numerusform>
            <numerusform>Bad luck cost you %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others gave you %n fame.</source>
        <translation>
            <numerusform>The mistakes of others gave you %n fame.</numerusform>
            <numerusform>The mistakes of others gave you %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mistakes of others cost you %n fame.</source>
        <translation>
            <numerusform>The mistakes of others cost you %n fame.</numerusform>
            <numerusform>The mistakes of others cost you %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own choices cost you %n fame.</source>
        <translation>
            <numerusform>Your own choices cost you %n fame.</numerusform>
            <numerusform>Your own choices cost you %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your costliest habit was {habit}: %n fame in all.</source>
        <translation>
            <numerusform>Your costliest habit was {habit}: %n fame in all.</numerusform>
            <numerusform>Your costliest habit was {habit}: %n fame in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another habit, {habit}, cost %n fame.</source>
        <translation>
            <numerusform>Another habit, {habit}, cost %n fame.</numerusform>
            <numerusform>Another habit, {habit}, cost %n fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</source>
        <translation>
            <numerusform>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</numerusform>
            <numerusform>You spend high suns too easily: for each number that a sun is higher, ask for about {fame} fame more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</source>
        <translation>
            <numerusform>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</numerusform>
            <numerusform>You hold on to high suns too long: for each number that a sun is higher, ask for about {fame} fame less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</source>
        <translation>
            <numerusform>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</numerusform>
            <numerusform>You overpay for a high sun in the centre: for each number that it is higher, pay about {fame} fame less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</source>
        <translation>
            <numerusform>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</numerusform>
            <numerusform>You forget the sun in the centre: for each number that it is higher, pay about {fame} fame more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame more than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>each costs you about {fame} fame more than you reckon</numerusform>
            <numerusform>each costs you about {fame} fame more than you reckon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each costs you about {fame} fame less than you reckon</source>
        <comment>After a kind of tiles</comment>
        <translation>
            <numerusform>each costs you about {fame} fame less than you reckon</numerusform>
            <numerusform>each costs you about {fame} fame less than you reckon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you overvalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>you overvalue each by about {fame} fame</numerusform>
            <numerusform>you overvalue each by about {fame} fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you undervalue each by about {fame} fame</source>
        <comment>After a kind of tiles and a colon</comment>
        <translation>
            <numerusform>you undervalue each by about {fame} fame</numerusform>
            <numerusform>you undervalue each by about {fame} fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{habits} (in your last %n games).</source>
        <comment>{habits}: what you pay too much or too little for</comment>
        <translation>
            <numerusform>{habits} (in your last game).</numerusform>
            <numerusform>{habits} (in your last %n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n suns unused.</source>
        <translation>
            <numerusform>You left %n sun unused.</numerusform>
            <numerusform>You left %n suns unused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passing on lots worth a sun (%n times)</source>
        <translation>
            <numerusform>passing on lots worth a sun (%n time)</numerusform>
            <numerusform>passing on lots worth a sun (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame lost in all</source>
        <translation>
            <numerusform>{fame} fame lost in all</numerusform>
            <numerusform>{fame} fame lost in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding higher suns than the lots were worth (%n times)</source>
        <translation>
            <numerusform>bidding higher suns than the lots were worth (%n time)</numerusform>
            <numerusform>bidding higher suns than the lots were worth (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing when it was time to invoke Ra (%n times)</source>
        <translation>
            <numerusform>drawing when it was time to invoke Ra (%n time)</numerusform>
            <numerusform>drawing when it was time to invoke Ra (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not invoking Ra when it was time to (%n times)</source>
        <translation>
            <numerusform>not invoking Ra when it was time to (%n time)</numerusform>
            <numerusform>not invoking Ra when it was time to (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing again with many tiles on the track (%n times)</source>
        <translation>
            <numerusform>drawing again with many tiles on the track (%n time)</numerusform>
            <numerusform>drawing again with many tiles on the track (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invoking Ra too early (%n times)</source>
        <translation>
            <numerusform>invoking Ra too early (%n time)</numerusform>
            <numerusform>invoking Ra too early (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bidding too low a sun (%n times)</source>
        <translation>
            <numerusform>bidding too low a sun (%n time)</numerusform>
            <numerusform>bidding too low a sun (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wasting gods (%n times)</source>
        <translation>
            <numerusform>wasting gods (%n time)</numerusform>
            <numerusform>wasting gods (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding the wrong tiles (%n times)</source>
        <translation>
            <numerusform>discarding the wrong tiles (%n time)</numerusform>
            <numerusform>discarding the wrong tiles (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choosing the wrong side or tile (%n times)</source>
        <translation>
            <numerusform>choosing the wrong side or tile (%n time)</numerusform>
            <numerusform>choosing the wrong side or tile (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message numerus="yes">
        <source>2 for each complete building: %n tiles of one kind.</source>
        <translation>
            <numerusform>2 for each complete building: %n tile of one kind.</numerusform>
            <numerusform>2 for each complete building: %n tiles of one kind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files couldn’t be imported</source>
        <translation>
            <numerusform>%n file couldn’t be imported</numerusform>
            <numerusform>%n files couldn’t be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games couldn’t be deleted</source>
        <translation>
            <numerusform>%n game couldn’t be deleted</numerusform>
            <numerusform>%n games couldn’t be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted</source>
        <translation>
            <numerusform>%n game deleted</numerusform>
            <numerusform>%n games deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games moved to the trash</source>
        <translation>
            <numerusform>%n game moved to the trash</numerusform>
            <numerusform>%n games moved to the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games permanently?</source>
        <translation>
            <numerusform>Delete %n game permanently?</numerusform>
            <numerusform>Delete %n games permanently?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} of %n game</numerusform>
            <numerusform>{shown} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message numerus="yes">
        <source>%n different kinds</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n different kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Nile tiles, but no flood</source>
        <translation>
            <numerusform>%n Nile tile, but no flood</numerusform>
            <numerusform>%n Nile tiles, but no flood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n of each kind</source>
        <comment>Kinds of people</comment>
        <translation>
            <numerusform>fewer than %n of each kind</numerusform>
            <numerusform>fewer than %n of each kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n complete buildings</source>
        <translation>
            <numerusform>%n complete building</numerusform>
            <numerusform>%n complete buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete buildings of %n kinds</source>
        <translation>
            <numerusform>complete buildings of %n kind</numerusform>
            <numerusform>complete buildings of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plagues</source>
        <translation>
            <numerusform>%n plague</numerusform>
            <numerusform>%n plagues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones and chambers</source>
        <translation>
            <numerusform>%n stone or chamber</numerusform>
            <numerusform>%n stones and chambers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ankhs</source>
        <translation>
            <numerusform>%n ankh</numerusform>
            <numerusform>%n ankhs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>people of %n kinds</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>people of %n kind</numerusform>
            <numerusform>people of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pharaohs</source>
        <translation>
            <numerusform>%n pharaoh</numerusform>
            <numerusform>%n pharaohs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>%n free spaces</source>
        <comment>Of the auction track</comment>
        <translation>
            <numerusform>%n free space</numerusform>
            <numerusform>%n free spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n of your own moves</source>
        <comment>Puzzles of moves to decide again</comment>
        <translation>
            <numerusform>%n of your own moves</numerusform>
            <numerusform>%n of your own moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>Puzzles</comment>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n games exported</source>
        <translation>
            <numerusform>%n game exported</numerusform>
            <numerusform>%n games exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with take-backs</source>
        <translation>
            <numerusform>%n of them with take-backs</numerusform>
            <numerusform>%n of them with take-backs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting… %n games to go</source>
        <translation>
            <numerusform>Counting… %n game to go</numerusform>
            <numerusform>Counting… %n games to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, won</source>
        <translation>
            <numerusform>Game {number}: {fame} fame, won</numerusform>
            <numerusform>Game {number}: {fame} fame, won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number}: {fame} fame, not won</source>
        <translation>
            <numerusform>Game {number}: {fame} fame, not won</numerusform>
            <numerusform>Game {number}: {fame} fame, not won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fame; two stars take {two}, and three {three}.</source>
        <translation>
            <numerusform>You have %n fame; two stars take {two}, and three {three}.</numerusform>
            <numerusform>You have %n fame; two stars take {two}, and three {three}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>Your people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>Your people win %n ankh.</numerusform>
            <numerusform>Your people win %n ankhs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s people win %n ankhs.</source>
        <comment>People are tiles</comment>
        <translation>
            <numerusform>{name}’s people win %n ankh.</numerusform>
            <numerusform>{name}’s people win %n ankhs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n fame!</source>
        <translation>
            <numerusform>You win the game with %n fame!</numerusform>
            <numerusform>You win the game with %n fame!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n fame.</source>
        <translation>
            <numerusform>{name} wins the game with %n fame.</numerusform>
            <numerusform>{name} wins the game with %n fame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SunTray</name>
    <message numerus="yes">
        <source>It is worth about {fame} fame until the epoch ends.</source>
        <translation>
            <numerusform>It is worth about {fame} fame until the epoch ends.</numerusform>
            <numerusform>It is worth about {fame} fame until the epoch ends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileRules</name>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</source>
        <translation>
            <numerusform>Building: %n tile of a kind makes a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</numerusform>
            <numerusform>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. Discarded after each epoch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</source>
        <translation>
            <numerusform>Building: %n tile of a kind makes a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</numerusform>
            <numerusform>Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds score 5 or 10 more. You keep it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message numerus="yes">
        <source>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</source>
        <translation>
            <numerusform>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</numerusform>
            <numerusform>Winning with your {sun} is worth about {fame} fame to you; you said {guess}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row!</source>
        <translation>
            <numerusform>%n right!</numerusform>
            <numerusform>%n right in a row!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: “{best}”, worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Better: “{best}”, worth about %n fame more than “{move}”.</numerusform>
            <numerusform>Better: “{best}”, worth about %n fame more than “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: “{best}” is worth about %n fame more than “{move}”.</source>
        <translation>
            <numerusform>Right: “{best}” is worth about %n fame more than “{move}”.</numerusform>
            <numerusform>Right: “{best}” is worth about %n fame more than “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fame} fame off</source>
        <comment>Fame by which guesses are off on average</comment>
        <translation>
            <numerusform>{fame} fame off</numerusform>
            <numerusform>{fame} fame off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</source>
        <translation>
            <numerusform>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</numerusform>
            <numerusform>Your guesses are {fame} fame off on average. That wins about {games} of 100 games against two Skilled opponents; an even share would be {even}.</numerusform>
        </translation>
    </message>
</context>
</TS>
