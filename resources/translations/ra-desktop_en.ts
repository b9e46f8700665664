<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bag</name>
    <message numerus="yes">
        <source>%n tiles in the bag have {tile} on one side</source>
        <translation>
            <numerusform>%n tile in the bag has {tile} on one side</numerusform>
            <numerusform>%n tiles in the bag have {tile} on one side</numerusform>
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
        <source>Choose what {disaster} takes: %n to go</source>
        <translation>
            <numerusform>Choose what {disaster} takes: %n to go</numerusform>
            <numerusform>Choose what {disaster} takes: %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn one of your tiles over, or not – %n more priests</source>
        <translation>
            <numerusform>Turn one of your tiles over, or not – %n more priest</numerusform>
            <numerusform>Turn one of your tiles over, or not – %n more priests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses tiles to {disaster}: %n to go</source>
        <translation>
            <numerusform>{name} loses tiles to {disaster}: %n to go</numerusform>
            <numerusform>{name} loses tiles to {disaster}: %n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Epochs</name>
    <message numerus="yes">
        <source>%n Ra left until nightfall</source>
        <translation>
            <numerusform>%n Ra left until nightfall</numerusform>
            <numerusform>%n Ra left until nightfall</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>Their variety wins %n ankhs.</source>
        <translation>
            <numerusform>Their variety wins %n ankh.</numerusform>
            <numerusform>Their variety wins %n ankhs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message numerus="yes">
        <source>then your people win %n ankhs</source>
        <translation>
            <numerusform>then your people win %n ankh</numerusform>
            <numerusform>then your people win %n ankhs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n files cannot be imported</source>
        <translation>
            <numerusform>%n file cannot be imported</numerusform>
            <numerusform>%n files cannot be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are deleted</source>
        <translation>
            <numerusform>%n game is deleted</numerusform>
            <numerusform>%n games are deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the trash</source>
        <translation>
            <numerusform>%n game is in the trash</numerusform>
            <numerusform>%n games are in the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games cannot be deleted</source>
        <translation>
            <numerusform>%n game cannot be deleted</numerusform>
            <numerusform>%n games cannot be deleted</numerusform>
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
        <source>Delete %n games for good?</source>
        <translation>
            <numerusform>Delete %n game for good?</numerusform>
            <numerusform>Delete %n games for good?</numerusform>
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
    <name>SetAside</name>
    <message numerus="yes">
        <source>%n unfinished games of other windows are kept under Saved games.</source>
        <translation>
            <numerusform>%n unfinished game of another window is kept under Saved games.</numerusform>
            <numerusform>%n unfinished games of other windows are kept under Saved games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n {level} bots</source>
        <translation>
            <numerusform>against %n {level} bot</numerusform>
            <numerusform>against %n {level} bots</numerusform>
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
        <source>%n games still to be counted…</source>
        <translation>
            <numerusform>%n game still to be counted…</numerusform>
            <numerusform>%n games still to be counted…</numerusform>
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
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>Your people bring you %n ankhs.</source>
        <translation>
            <numerusform>Your people bring you %n ankh.</numerusform>
            <numerusform>Your people bring you %n ankhs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n ankhs for people.</source>
        <translation>
            <numerusform>{name} gets %n ankh for people.</numerusform>
            <numerusform>{name} gets %n ankhs for people.</numerusform>
        </translation>
    </message>
</context>
</TS>
