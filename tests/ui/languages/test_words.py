"""One word for one thing in every language: abandoned words, and words before names that would have to change.

``python -m tests.ui.languages.test_words`` prints how many there are by language and kind.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[3]

ABANDONED = {
    "de": {
        "Auktion (Versteigerung)": r"\bAuktion",
        "ablegen (abwerfen)": r"\b[Aa]bgelegt|\b[Aa]b(zu)?legen\b",
        "Flut (Überschwemmung)": r"\bFlut(en)?\b",
        "ein Nil, ein Gold, Kunst (…plättchen)": r"\b(eine?n?|jede[rns]?|einzige[sn]?|\w+mal) (Nil|Gold|Kunst)\b(?!-)",
        "Ra anrufen (rufen)": r"\bRa (an|anzu)rufen\b|\bruft Ra an\b",
        "kleine, große Sonne (niedrige, hohe)": r"\b([Kk]lein|[Gg]roß|[Gg]rößt)e[nr]? Sonne",
        "Spiel (Partie)": r"\bSpiele? (in Folge|beendet|gewonnen|gegen Bots)|\b[Ee]in(es|em)? Spiel (dauert|mit)",
        "der Ankh (das Ankh)": r"\b(den|einen) Ankh\b",
        "Rätsel (Aufgabe)": r"\bRätsel",
        "zurückgeben, fortschicken (Plage wegnehmen)": r"Plagen? (\w+ )?(zurück|fort)",
        "gekauft (hergegeben)": r"\bgekauft\b",
    },
    "fr": {
        "crue (inondation)": r"\b[Cc]rues?\b",
        "désastre (catastrophe)": r"\b[Dd]ésastres?\b",
        "renommée (gloire)": r"\b[Rr]enommée\b",
        "piste d’enchères (piste de jeu)": r"\bpiste d’enchères\b",
        "Râ (Ra)": r"\bRâ\b",
        "dépenser un dieu (jouer)": r"\bdieu dépensé|\bdépens\w+ (un|le) dieu\b",
        "petit, grand soleil (bas, haut)": r"\b(plus )?([Pp]etit|[Gg]rand)s? soleils?\b",
        "tuile d’or, de civilisation (Or, Civilisation)": r"\btuiles? d(’or|e civilisation)\b",
        "23 de gloire (points de gloire)": r"(\d|\}|%n) de gloire",
        "type de tuile (sorte)": r"\bde (ce|son) type\b",
        "épuisé (utilisé)": r"\bépuis(é|er|ez)",
        "acheté (donné pour)": r"\bacheté",
        "passer en dernier (miser)": r"\bpass\w+ (en dernier|après vous)",
    },
    "es": {
        "casilla, hueco (espacio)": r"\b([Cc]asillas?|[Hh]uecos?)\b",
        "asiento (puesto)": r"\b[Aa]sientos?\b",
        "gastar un dios (jugar)": r"\b([Gg]astar un dios|dios gastado)\b",
        "gente (personas)": r"\b[Gg]ente\b",
        "distintos, iguales (diferentes, idénticos)": r"\bdistint[oa]s\b|\bmonumentos iguales\b",
        "total de soles (suma)": r"\b[Tt]otal(es)? de (los |todos los )?soles\b",
        "doble clic (dos clics)": r"\b[Dd]oble clic\b",
        "narrar (mostrar)": r"\b[Nn]arra",
        "dar la vuelta (voltear)": r"\b[Dd]ar la vuelta\b",
        "compró (diste por)": r"\bcompró\b",
        "devolver una plaga (llevarse)": r"\bdev(uelven?|olver) (una|antes una) plaga",
    },
    "it": {
        "dei (dèi)": r"\b(gli|degli|due|tre|[Oo]ro,|[Oo]ro e) dei\b|^[Dd]ei\b",
        "tessera oro, di civiltà (Oro, Civiltà)": r"\btesser[ae] (oro|di civiltà)\b|\b(un solo|ogni) oro\b",
        "23 di fama (punti fama)": r"(\d|\}|%n) di fama",
        "sulla fila (nella fila)": r"\b[Ss]ulla fila\b(?! di Ra)",
        "doppio clic (due clic)": r"\b[Dd]oppio clic\b",
        "comprato (dato per)": r"\bcomprato\b",
        "restituire una piaga (portare via)": r"\brestitu\w+ (prima |inoltre )?una",
        "tipi che vincono ankh (danno)": r"\btipi (diversi )?vinc\w+\b",
        "problemi (rompicapi)": r"\bproblemi\b",
    },
    "nl": {
        "tijdperk (periode)": r"\b[Tt]ijdperk",
        "veiling (biedronde)": r"\b[Vv]eiling(en)?\b",
        "partij (spel)": r"\b[Pp]artij(en)?\b",
        "gedekt (omgekeerd)": r"\b[Gg]edekt\b",
        "op de rij (in de rij)": r"\bop de (speel)?rij\b",
        "een goud (goudplaatje)": r"\b([Éé]én|een|elk|enkel) goud\b",
        "kleine, grote zon (lage, hoge)": r"\b([Kk]leine|[Gg]rote|[Gg]rootste) zon",
        "gelijkspel (gelijke stand)": r"\b[Gg]elijkspel\b",
        "verbruikt (gebruikt)": r"\b[Vv]erbruik",
        "aan het bod (moet bieden)": r"\baan het bod\b",
        "vertrekken (afgelegd)": r"\b(tiles|volk|personen|overstromingen) vertrek\w+",
        "teruggeven (plaag wegnemen)": r"\bplaa?g(en)?\b.{0,20} terug|geven (\w+ )?één plaag",
    },
    "ru": {
        "слава (победные очки)": r"\b[Сс]лав[аеуы]?\b",
        "мешок (мешочек)": r"\b[Мм]еш(ок|ка|ку|ке|ком)\b",
        "середина стола (центр)": r"\bв середине\b|\bиз середины\b",
        "большой, маленький диск (старший, младший)": r"\b(больш|маленьк|мал)\w+ диск",
        "вид (тип)": r"\b(один|два|три|пять|четыре|новых|разных|разные|тр[её]х|четырёх|пяти) вид(а|ов|ы)\b",
        "ряд Ра (трек Ра)": r"\b[Рр]яд\w* Ра\b",
        "памятник (монумент)": r"\b[Пп]амятник",
        "потратить бога (жетон богов)": r"\b[Пп]отратить бога\b|\bбогов впустую\b(?<!жетоны богов впустую)",
        "щёлкните его (по нему)": r"[Щщ]ёлкните (его|её|диск|мешочек|жетон)\b",
        "Тийе (Тия)": r"\bТийе\b",
        "тянуть жетоны (брать)": r"\b(тянуть|тянутся)\b",
        "возвращать напасть (убирать)": r"\bвозвра(щ|т)\w+ (\w+ )?напасть",
        "потеряна буква ё": r"\b([Ее]ще|[Ее]е|[Жж]елт|[Зз]елен(ая|ую)|счет|[Чч]етыреx)\b",
    },
}
"""What is not written any more, and what is written instead in brackets: the words of the published editions."""

EXCEPTIONS = {
    "Du kannst sie auch hier ablegen": "a file is dropped",
    "auf dem Plättchen: Flut": "the short name on the tile itself",
    'alt="Flut"': "the picture of that tile",
    "denen, die auf die Flut warten": "a proverb",
    "à qui attend la crue": "a proverb",
    "Alle drei Spiele gewonnen": "the three rule sets",
    "Pueden ser distintas de": "they differ",
    "veilingspel": "the kind of game",
    "Egypte;veiling;": "a keyword for searches",
}
"""Parts of texts that are right, with the reason."""

NAME = r"\{(name|caller)\}"
NEVER = {
    "de": {"a genitive": NAME + r"’?s\b", "an article before a name": r"\b(dem|den|der|des|die) " + NAME},
    "nl": {"a genitive": NAME + r"’?s\b"},
    "fr": {"de, que before a name (d’Ahmose)": r"(?i)\b(de|du|que|puisque|lorsque|jusque) " + NAME},
    "it": {"a, e before a name (ad Anna)": r"(?i)\b(a|ad|e|ed|o) " + NAME},
    "es": {
        "y, o before what may begin so (e Ipuki, e Inundación)": r"(?i)\b(y|e|o|u) «?\{(name|caller|last|move|tiles)\}",
        "del before a chance": r"\b(del|el) \{chance\}",
    },
    "ru": {
        "a preposition before a name": r"(?i)\b(у|за|для|от|к|с|со|о|об|против|на|по|перед|после|без|до|из)[ \xa0]"
        + NAME,
        "a past tense, which has a gender": NAME + r" (не )?\w+(ла?|лся|лась)\b",
        "a preposition before a chance (с >99 %)": r"(?i)\b(с|до|от|из|около)[ \xa0]\{(before|after|chance)\}",
    },
}
"""What would have to change with the name or the number that is filled in."""

TYPE = {
    "de": {"a breaking space before …": r" …", "quotes": r"[“”](?=\w)"},
    "fr": {"a breaking space": r" [:;!?»]|« |\d %|\} %(?![\w(])"},
    "es": {"no ¿": r"^[^¿]+\?", "no ¡": r"^[^¡]+!", "a breaking space": r"[\d}] %(?![\w(])"},
    "ru": {"a breaking space before —": r" —", "a short dash": r"[ \xa0]–[ \xa0]"},
    "nl": {"quotes of English": r"[“”]"},
    "it": {"quotes of English": r"[“”]"},
}
"""How a language writes its quotes, dashes and spaces; asked of messages only."""
STRAIGHT = r"\"|(?<=\w)'(?=\w)|\.\.\."


def messages(language: str) -> Iterator[str]:
    """The translations of a language."""
    tree = ElementTree.parse(ROOT / f"resources/translations/ra-desktop_{language}.ts")  # noqa: S314 - our own file
    for translation in tree.iter("translation"):
        forms = [*translation.iter("numerusform"), *translation.iter("lengthvariant")]
        yield from (form.text or "" for form in forms or [translation])


def texts(language: str) -> Iterator[str]:
    """All texts of a language: messages, the pages of the rules by paragraph, what the system shows."""
    yield from messages(language)
    for text in re.split(
        r"\n\n|(?<=\|)\n", (ROOT / f"resources/rules/rules_{language}.md").read_text(encoding="utf-8")
    ):
        yield text.replace("\n", " ")
    table = tomllib.loads((ROOT / f"packaging/texts/{language}.toml").read_text(encoding="utf-8"))
    yield from (text["to"] for text in table["text"])


def result(language: str) -> list[tuple[str, str]]:
    """The kind and the text of each word that is not written."""
    kinds = ABANDONED[language] | NEVER[language]
    odd = []
    for text in dict.fromkeys(texts(language)):
        rest = text if text != "Flut" else ""
        for right in EXCEPTIONS:
            rest = rest.replace(right, "")
        odd += [(kind, text) for kind, pattern in kinds.items() if re.search(pattern, rest)]
    signs = TYPE[language] | {"straight quotes or dots": STRAIGHT}
    for text in dict.fromkeys(messages(language)):
        odd += [(kind, text) for kind, pattern in signs.items() if re.search(pattern, text)]
    return odd


@pytest.mark.parametrize("language", ABANDONED)
def test_a_language_has_one_word_for_one_thing_and_none_that_a_name_would_change(language: str) -> None:
    assert [f"{kind}: {text}" for kind, text in result(language)] == []


def test_every_exception_is_one_and_the_kinds_find_what_they_name() -> None:
    written = "\n".join(text for language in ABANDONED for text in texts(language))
    assert [right for right in EXCEPTIONS if right not in written] == []
    planted = {
        "de": "Die Auktion beginnt", "fr": "Le soleil de {name}", "es": "{owner} y {name}", "it": "Tocca a {name}",
        "nl": "{name}’s zon", "ru": "{name} взял диск",
    }  # fmt: skip
    for language, text in planted.items():
        assert any(re.search(pattern, text) for pattern in (ABANDONED[language] | NEVER[language]).values()), language


if __name__ == "__main__":
    for code in ABANDONED:
        sys.stdout.write(f"{code} {dict(Counter(kind for kind, _ in result(code)))}\n")
