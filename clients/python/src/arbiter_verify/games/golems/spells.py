"""The Spell Phase."""

from typing import Dict, List, Union

from ...match import Ask, Match, Run, Step
from ...table import Table
from ...windows import window
from .board import is_alive, turn_seat, units_in
from .effects import happen, play_card, plays
from .turn import hand_of, turn_player


def _may_spell(match: Match, seat: int) -> bool:
    return is_alive(match, seat) and match.state["mana"][seat] >= 2 and len(hand_of(match, "event", seat)) > 0


def _may_answer(match: Match, seat: int) -> bool:
    spells, hand = match.state["spells"], hand_of(match, "event", seat)
    if not spells or spells[-1]["negated"] or not is_alive(match, spells[-1]["seat"]) or not _may_spell(match, seat):
        return False
    hides = any(not _is_public(match, card) for card in hand)
    dispells = [card for zone in match.zones.values() for card in zone["cards"] if match.name(card) == "Dispell"]
    return any(card in hand if _is_public(match, card) else hides for card in dispells)


def _is_public(match: Match, card: int) -> bool:
    return match.zone_of(card)["readers"] == "everyone" or match.known.get(card) == "everyone"


def _answer_targets(match: Match) -> List[int]:
    spells = match.state["spells"]
    target = spells[-1]["target"]
    if target is None:
        return [spells[-2]["seat"]] if len(spells) > 1 else list(range(match.seats))
    if "opponent" in target:
        return [target["opponent"]]
    if "golem" in target:
        return [unit["seat"] for unit in match.state["units"] if unit["id"] == target["golem"]["golem"]]
    if "stack" in target:
        return [unit["seat"] for unit in units_in(match, target["stack"][0])]
    return [spells[-1]["seat"]]


def _resolve(table: Table, _: Step) -> None:
    spell = table.state["spells"][-1]
    is_lost = not spell["negated"] and not is_alive(table.match, spell["seat"])
    table.record("spellEnded", card=spell["card"], **({"lost": True} if is_lost else {}))
    if not is_lost and not spell["negated"]:
        happen(table, spell["seat"], spell["card"], spell["target"])


SPELLS: Dict[str, Union[Run, Ask]] = {
    "spells": window(
        lambda match, seat: bool(turn_player(match)) and _may_spell(match, seat),
        lambda match, seat: plays(match, seat, lambda card: card["kind"] == "spell" and card["name"] != "Dispell"),
        play_card,
        turn_player,
        turn_seat,
    ),
    "answers": window(
        _may_answer,
        lambda match, seat: plays(match, seat, lambda card: card["name"] == "Dispell"),
        play_card,
        _answer_targets,
        turn_seat,
    ),
    "resolve": Run(_resolve),
}
