"""What the characters say at the table: a few short lines each."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ra_desktop.ui.system.languages import tr as _tr

from .fill import fill
from .tiles import row_label

if TYPE_CHECKING:
    from ra_desktop.app.history import Memory

    Lines = dict["Occasion", tuple[str, ...]]


class Occasion(Enum):
    """The occasions of a remark."""

    CALL = "call"
    """Another player has invoked Ra."""
    LOSS = "loss"
    """A disaster takes one of their tiles."""
    OUTBID = "outbid"
    """Their bid has been beaten."""
    LOT = "lot"
    """They have won a lot."""
    AGAIN = "again"
    """They have finished a game with this person before: one line."""


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """Return the lines of that character, without quotation marks; none for an unknown one."""
    lines = _lines().get(character)
    return lines[occasion] if lines is not None else ()


def recollections(character: str, memory: Memory) -> list[str]:
    """Return what that character says of the last game with this person: a line of its own, then what happened."""
    lines = list(remarks(character, Occasion.AGAIN))
    if memory.won is not None:
        won = _tr("Remarks", "I won last time."), _tr("Remarks", "You won last time.")
        lines.append(won[0] if memory.won else won[1])
    if memory.row:
        #: {row}: a row of the score sheet, such as Pharaohs, as a label. Said by an opponent about the last game
        text = _tr("Remarks", "You scored {points} for {row} last time.")
        lines.append(fill(text, points=memory.points, row=row_label(memory.row)))
    return lines


def spoken(line: str) -> str:
    """Return a line in quotation marks."""
    return fill(_tr("Common", "“{line}”", "What somebody says, in quotation marks"), line=line)


def _lines() -> dict[str, Lines]:
    """Return the lines of each character by occasion."""
    return {
        "gambler": {
            Occasion.CALL: (_tr("Remarks", "Already? Fine."), _tr("Remarks", "I like these odds.")),
            Occasion.LOSS: (_tr("Remarks", "Easy come, easy go."), _tr("Remarks", "Bad luck.")),
            Occasion.OUTBID: (_tr("Remarks", "Too rich for me."), _tr("Remarks", "I was bluffing.")),
            Occasion.LOT: (_tr("Remarks", "Cheap at the price!"), _tr("Remarks", "Lucky me.")),
            Occasion.AGAIN: (_tr("Remarks", "Double or quits?"),),
        },
        "builder": {
            Occasion.CALL: (_tr("Remarks", "My plans are not ready!"), _tr("Remarks", "Is there stone in it?")),
            Occasion.LOSS: (_tr("Remarks", "Not my walls!"), _tr("Remarks", "We shall rebuild.")),
            Occasion.OUTBID: (_tr("Remarks", "There goes my quarry."), _tr("Remarks", "I needed that.")),
            Occasion.LOT: (_tr("Remarks", "One course higher."), _tr("Remarks", "Fetch the sledges!")),
            Occasion.AGAIN: (_tr("Remarks", "Back? Mind my walls!"),),
        },
        "heir": {
            Occasion.CALL: (_tr("Remarks", "Who gave the order?"), _tr("Remarks", "Ra answers to me.")),
            Occasion.LOSS: (_tr("Remarks", "How dare they?"), _tr("Remarks", "This will be avenged.")),
            Occasion.OUTBID: (_tr("Remarks", "You outbid a prince?"), _tr("Remarks", "Remember your place.")),
            Occasion.LOT: (_tr("Remarks", "Mine by birth."), _tr("Remarks", "As it should be.")),
            Occasion.AGAIN: (_tr("Remarks", "You again. Kneel."),),
        },
        "caller": {
            Occasion.CALL: (_tr("Remarks", "I was about to!"), _tr("Remarks", "At last.")),
            Occasion.LOSS: (_tr("Remarks", "I spoke too late."), _tr("Remarks", "Next, please!")),
            Occasion.OUTBID: (_tr("Remarks", "Keep it, then."), _tr("Remarks", "There will be more.")),
            Occasion.LOT: (_tr("Remarks", "Quick and simple."), _tr("Remarks", "Thank you, next!")),
            Occasion.AGAIN: (_tr("Remarks", "You again! Be quick."),),
        },
        "priestess": {
            Occasion.CALL: (_tr("Remarks", "So soon?"), _tr("Remarks", "Ra has heard you.")),
            Occasion.LOSS: (_tr("Remarks", "The gods take, too."), _tr("Remarks", "I accept it.")),
            Occasion.OUTBID: (_tr("Remarks", "I can wait."), _tr("Remarks", "May it serve you.")),
            Occasion.LOT: (_tr("Remarks", "Patience is rewarded."), _tr("Remarks", "Thanks be to Ra.")),
            Occasion.AGAIN: (_tr("Remarks", "Ra leads you back."),),
        },
        "farmer": {
            Occasion.CALL: (_tr("Remarks", "Harvest time already?"), _tr("Remarks", "Any water in it?")),
            Occasion.LOSS: (_tr("Remarks", "A bad year."), _tr("Remarks", "My poor fields!")),
            Occasion.OUTBID: (_tr("Remarks", "I cannot pay that."), _tr("Remarks", "Back to the plough.")),
            Occasion.LOT: (_tr("Remarks", "A good harvest!"), _tr("Remarks", "The barn is filling.")),
            Occasion.AGAIN: (_tr("Remarks", "Another harvest, then?"),),
        },
        "scholar": {
            Occasion.CALL: (_tr("Remarks", "I was still reading."), _tr("Remarks", "Interesting timing.")),
            Occasion.LOSS: (_tr("Remarks", "Not the scrolls!"), _tr("Remarks", "It is written, alas.")),
            Occasion.OUTBID: (_tr("Remarks", "I miscalculated."), _tr("Remarks", "Noted.")),
            Occasion.LOT: (_tr("Remarks", "As I predicted."), _tr("Remarks", "Fascinating.")),
            Occasion.AGAIN: (_tr("Remarks", "I have notes on you."),),
        },
        "miser": {
            Occasion.CALL: (_tr("Remarks", "This will cost me."), _tr("Remarks", "What is it worth?")),
            Occasion.LOSS: (_tr("Remarks", "My treasure!"), _tr("Remarks", "Who pays for this?")),
            Occasion.OUTBID: (_tr("Remarks", "Far too expensive."), _tr("Remarks", "Spendthrift!")),
            Occasion.LOT: (_tr("Remarks", "A bargain."), _tr("Remarks", "All mine.")),
            Occasion.AGAIN: (_tr("Remarks", "You again? My poor gold!"),),
        },
        "spoiler": {
            Occasion.CALL: (_tr("Remarks", "Who wants this most?"), _tr("Remarks", "Let me see…")),
            Occasion.LOSS: (_tr("Remarks", "I saw who did that."), _tr("Remarks", "You will be next.")),
            Occasion.OUTBID: (_tr("Remarks", "Good. You paid for it."), _tr("Remarks", "It cost you, though.")),
            Occasion.LOT: (_tr("Remarks", "You needed it, did you?"), _tr("Remarks", "So sorry.")),
            Occasion.AGAIN: (_tr("Remarks", "I remember your tastes."),),
        },
        "daredevil": {
            Occasion.CALL: (_tr("Remarks", "One more tile, surely?"), _tr("Remarks", "Coward!")),
            Occasion.LOSS: (_tr("Remarks", "Is that all?"), _tr("Remarks", "Ouch. Again!")),
            Occasion.OUTBID: (_tr("Remarks", "Ha! Brave of you."), _tr("Remarks", "I should have dared.")),
            Occasion.LOT: (_tr("Remarks", "Fortune likes me!"), _tr("Remarks", "Never in doubt.")),
            Occasion.AGAIN: (_tr("Remarks", "You again? I dare you!"),),
        },
        "magistrate": {
            Occasion.CALL: (_tr("Remarks", "All in order."), _tr("Remarks", "The court is open.")),
            Occasion.LOSS: (_tr("Remarks", "I object!"), _tr("Remarks", "That was avoidable.")),
            Occasion.OUTBID: (_tr("Remarks", "Within your rights."), _tr("Remarks", "I withdraw.")),
            Occasion.LOT: (_tr("Remarks", "A fair ruling."), _tr("Remarks", "So ordered.")),
            Occasion.AGAIN: (_tr("Remarks", "I know your case."),),
        },
        "general": {
            Occasion.CALL: (_tr("Remarks", "To arms!"), _tr("Remarks", "Hold the line.")),
            Occasion.LOSS: (_tr("Remarks", "Close ranks!"), _tr("Remarks", "A mere skirmish.")),
            Occasion.OUTBID: (_tr("Remarks", "Fall back."), _tr("Remarks", "A worthy rival.")),
            Occasion.LOT: (_tr("Remarks", "Victory!"), _tr("Remarks", "Forward!")),
            Occasion.AGAIN: (_tr("Remarks", "So we meet again."),),
        },
    }
