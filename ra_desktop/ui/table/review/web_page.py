"""A review as a page for a browser: one file that needs no other, light and dark as the reader's system is.

Everything that comes from a game or a translation is escaped.
"""

from __future__ import annotations

import base64
from html import escape
from string import Template
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from ra_desktop.storage.resources import resources_dir
from ra_desktop.ui.look.drawing import player_colour
from ra_desktop.ui.look.theme import NIGHT, PAPYRUS
from ra_desktop.ui.words.numbers import percent, points_text
from ra_desktop.ui.words.review import costliest_label
from ra_desktop.ui.words.tiles import epoch_label

from .balance_card import BalanceCard
from .web_signs import emblem_data, pattern_definition, pattern_fill, sign_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.ui.look.theme import Theme

    from .chance_painter import Picture
    from .report import Report, ToldError, ToldLuck

_tr = QCoreApplication.translate

_WIDE, _HIGH = 1000, 240
"""The size of the graph in its own units."""
_EMBLEM: Final = 26
"""The side of an emblem in the graph."""
_FONTS: Final = (("Forum", 400, "Forum-Regular.ttf"), ("Alegreya Sans", 400, "AlegreyaSans-Regular.ttf"),
                 ("Alegreya Sans", 700, "AlegreyaSans-Bold.ttf"))  # fmt: skip
_SOURCES: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
"""What the page may load: nothing that it does not hold."""
_PAGE: Final = Template("""<!DOCTYPE html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="$sources">
<title>$title</title>
<style>
$fonts
:root { color-scheme: light dark; $light }
@media (prefers-color-scheme: dark) { :root { $dark } }
body { margin: 0 auto; padding: 1.2rem; max-width: 70rem; background: var(--window); color: var(--ink);
  font: 1.06rem/1.4 "Alegreya Sans", sans-serif; font-feature-settings: "lnum", "tnum"; }
h1, h2 { font-family: Forum, serif; font-weight: 400; margin: 0 0 .4rem; }
h1 { font-size: 2.1rem; } h2 { font-size: 1.4rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: .8rem 1rem;
  margin: 0 0 .9rem; overflow-x: auto; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 0 .9rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid var(--line); font-weight: 400; }
th { color: var(--soft); } tr > :first-child { text-align: left; color: var(--ink); }
.own { background: var(--selection); font-weight: 700; }
.plus { color: var(--positive); } .minus { color: var(--negative); } .soft { color: var(--soft); }
.sign { width: 1.4em; height: 1.4em; vertical-align: -.3em; margin-right: .4em; }
ol, ul { margin: 0; padding-left: 1.3rem; } li { margin: 0 0 .5rem; }
.legend span { margin-right: 1.1rem; } svg { width: 100%; height: auto; display: block; }
svg text { font: 13px "Alegreya Sans", sans-serif; fill: var(--soft); }
details { margin-top: .5rem; } summary { cursor: pointer; color: var(--soft); }
</style>
</head>
<body>
<h1>$title</h1>
$body
</body>
</html>
""")


def page_of(report: Report, title: str) -> str:
    """Return the page."""
    nothing, none = _tr("Review", "No move gave away much for certain."), _tr("Review", "There was none.")
    body = [
        _section(
            _tr("Review", "Chance to win"), _legend(report.picture) + _graph(report.picture) + _turns(report.picture)
        ),
        '<div class="pair">',
        _section(_tr("Review", "What decided it"), _balance(report)),
        _section(costliest_label(report.owner), _errors(report.errors) or _soft(nothing)),
        _section(_tr("Review", "The luckiest draws"), _draws(report.lucky) or _soft(none)),
        _section(_tr("Review", "The unluckiest draws"), _draws(report.unlucky) or _soft(none)),
        "</div>",
    ]
    return _PAGE.substitute(
        lang=QLocale().bcp47Name(),
        title=escape(title),
        sources=_SOURCES,
        fonts=_faces(),
        light=_colours(PAPYRUS),
        dark=_colours(NIGHT),
        body="\n".join(body),
    )


def _faces() -> str:
    folder = resources_dir() / "fonts"
    return "\n".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url(data:font/ttf;base64,'
        f"{base64.b64encode((folder / name).read_bytes()).decode()}) }}"
        for family, weight, name in _FONTS
    )


def _colours(look: Theme) -> str:
    names = {
        "window": look.window, "card": look.card, "line": look.line, "ink": look.ink, "soft": look.soft_ink,
        "selection": look.selection, "positive": look.positive, "negative": look.negative, "accent": look.accent,
    }  # fmt: skip
    return " ".join(f"--{name}: {colour};" for name, colour in names.items())


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _soft(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>'


# --- tables and lists -----------------------------------------------------------------------------------


def _balance(report: Report) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in BalanceCard.headings())
    rows = []
    for seat in report.picture.order:
        row, info = report.rows[seat], report.seats[seat]
        middle = "".join(_points(each) for each in (row.luck, row.errors, row.gifts))
        start, end = (percent(each / 100) for each in (row.start, row.end))
        own = ' class="own"' if seat == report.seat else ""
        rows.append(
            f"<tr{own}><td>{sign_of(report.picture, seat)}{escape(info.name)}</td><td>{escape(start)}</td>{middle}"
            f"<td>{escape(end)}</td></tr>"
        )
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>{_soft(report.play)}"


def _points(points: int) -> str:
    sort = "plus" if points > 0 else "minus" if points else "soft"
    return f'<td class="{sort}">{escape(points_text(points))}</td>'


def _errors(errors: Iterable[ToldError]) -> str:
    items = "".join(
        f'<li><b>{escape(each.title)}</b> <span class="minus">{escape(each.figure)}</span><br>'
        f'<span class="soft">{escape(each.place)}</span><br>{escape(" ".join(each.sentences))}</li>'
        for each in errors
    )
    return f"<ol>{items}</ol>" if items else ""


def _draws(draws: Iterable[ToldLuck]) -> str:
    items = "".join(
        f'<li><b>{escape(each.title)}</b> <span class="{"plus" if each.is_good else "minus"}">{escape(each.figure)}'
        f'</span><br><span class="soft">{escape(each.place)}</span></li>'
        for each in draws
    )
    return f"<ul>{items}</ul>" if items else ""


def _legend(picture: Picture) -> str:
    spans = [f"<span>{sign_of(picture, seat)}{escape(picture.seats[seat].name)}</span>" for seat in picture.order]
    return f'<p class="legend">{"".join(spans)}</p>'


def _turns(picture: Picture) -> str:
    """Return the chances turn by turn as a table, which is closed at first."""
    names = "".join(f"<th>{escape(picture.seats[seat].name)}</th>" for seat in picture.order)
    rows = "".join(
        f"<tr><td>{ply}</td>"
        + "".join(f"<td>{escape(percent(picture.chances[ply][seat]))}</td>" for seat in picture.order)
        + "</tr>"
        for ply in picture.landmarks.turns
        if ply < len(picture.chances)
    )
    summary = escape(_tr("Review", "Show the chances turn by turn in a table"))
    number = escape(_tr("Review", "No.", "A column: the number of the move"))
    return f"<details><summary>{summary}</summary><table><tr><th>{number}</th>{names}</tr>{rows}</table></details>"


# --- the graph ------------------------------------------------------------------------------------------


def _graph(picture: Picture) -> str:
    """Return the graph as inline SVG: an area for each player with the emblem in it, epochs, and errors."""
    end = max(1, len(picture.chances) - 1)

    def place(ply: int, share: float) -> str:
        return f"{_WIDE * ply / end:.1f},{_HIGH * (1 - share):.1f}"

    sums = [[0.0] * (end + 1)]
    for seat in picture.order:
        sums.append([below + now[seat] for below, now in zip(sums[-1], picture.chances, strict=True)])
    emblems: list[str] = []
    parts = [f"<defs>{''.join(pattern_definition(picture, seat) for seat in picture.order)}</defs>"]
    for number, seat in enumerate(picture.order):
        low = [place(ply, share) for ply, share in enumerate(sums[number])]
        high = [place(ply, share) for ply, share in enumerate(sums[number + 1])]
        info = picture.seats[seat]
        points = " ".join((*low, *reversed(high)))
        parts.append(
            f'<polygon points="{points}" fill="{player_colour(info.colour).name()}" fill-opacity=".85"/>'
            f'<polygon points="{points}" fill="{pattern_fill(picture, seat)}" stroke="var(--card)">'
            f"<title>{escape(info.name)}</title></polygon>"
        )
        emblems.append(_emblem(picture, seat, sums[number], sums[number + 1], end))
    parts += emblems
    for ply, epoch in picture.landmarks.epochs:
        x = _WIDE * ply / end
        parts.append(f'<path d="M{x:.1f} 0V{_HIGH + 16}" stroke="var(--ink)" stroke-width="1.5"/>')
        parts.append(f'<text x="{x + 5:.1f}" y="{_HIGH + 16}">{escape(epoch_label(epoch))}</text>')
    for mark in picture.marks:
        if mark.number:
            x, y = _WIDE * mark.ply / end, _HIGH * (1 - sums[1][mark.ply])
            y = max(9.0, min(y, _HIGH - 9.0))
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="var(--accent)" stroke="var(--card)"/>')
            parts.append(
                f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle" style="fill:#fff;font-weight:700">'
                f"{mark.number}</text>"
            )
    label = escape(_tr("Review", "Chance to win"))
    return f'<svg viewBox="-2 -2 {_WIDE + 4} {_HIGH + 24}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _emblem(picture: Picture, seat: int, low: Sequence[float], high: Sequence[float], end: int) -> str:
    """Return the emblem of `seat` where its area has most room for it; nothing if it has too little everywhere."""
    beside = round(_EMBLEM * end / _WIDE / 2) + 1

    def room(ply: int) -> tuple[float, float]:
        near = slice(max(0, ply - beside), ply + beside + 1)
        return max(low[near]), min(high[near])

    def height(ply: int) -> float:
        below, above = room(ply)
        return above - below

    ply = max(range(beside, max(beside + 1, end - beside)), key=height)
    below, above = room(ply)
    if (above - below) * _HIGH < 1.2 * _EMBLEM:
        return ""
    x, y = (each - _EMBLEM / 2 for each in (_WIDE * ply / end, _HIGH * (1 - (below + above) / 2)))
    return f'<image x="{x:.1f}" y="{y:.1f}" width="{_EMBLEM}" height="{_EMBLEM}" href="{emblem_data(picture, seat)}"/>'
