"""Texts about feats."""

from ra_desktop.app.feats import FEATS
from ra_desktop.ui.words.occasions import feat_text


def test_every_feat_has_a_text_of_its_own(qapp) -> None:
    texts = {name: feat_text(name) for name in FEATS}
    assert [name for name, text in texts.items() if not text] == []
    assert len({*texts.values()}) == len(FEATS)
