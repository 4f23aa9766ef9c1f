"""The Fate Phase."""

from typing import Dict, List, Union

from ...match import Ask, Blank, Choice, Match, Run, Step
from ...table import Table
from ...windows import PASS
from .effects import change_mana
from .turn import KINDS, Move, always_pass, declined, hand_of, turn_player


def _left(match: Match, name: str) -> int:
    return len(match.zones[f"{name}-deck"]["cards"]) + len(match.zones[f"{name}-discard"]["cards"])


def _draw(table: Table, seat: int, name: str, count: int) -> None:
    wanted = min(count, _left(table.match, name))
    while wanted > 0:
        if not table.cards(f"{name}-deck"):
            table.gather(f"{name}-discard", f"{name}-deck")
            table.shuffle(f"{name}-deck")
        wanted -= table.draw(f"{name}-deck", f"{name}-hand-{seat}", wanted)


def _to_draw(match: Match, step: Step) -> int:
    return min(step.get("left", 3), _left(match, "golem") + _left(match, "event"))


def _mixes(match: Match, step: Step) -> List[Move]:
    count, golems, events = _to_draw(match, step), _left(match, "golem"), _left(match, "event")
    mixes = [(golem, count - golem) for golem in range(min(count, golems), -1, -1)]
    return [{"draw": {"golem": golem, "event": event}} for golem, event in mixes if event <= events]


def _fate_choices(match: Match, step: Step, _: int) -> List[Choice]:
    moves = _mixes(match, step)
    if _to_draw(match, step) >= 2 and _left(match, "golem") and _left(match, "event"):
        moves = [{"draw": {"golem": 1, "event": 0}}, {"draw": {"golem": 0, "event": 1}}, *moves]
    return [Choice(move) for move in moves]


def _fate(table: Table, step: Step, seat: int, move: Move) -> None:
    golem, event = move["draw"]["golem"], move["draw"]["event"]
    after = _to_draw(table.match, step) - golem - event
    _draw(table, seat, "golem", golem)
    _draw(table, seat, "event", event)
    if after > 0:
        table.next({"step": "fate", "left": after})


def _extra_asks(match: Match, _: Step) -> List[int]:
    can_draw = _left(match, "golem") + _left(match, "event") > 0
    return [seat for seat in turn_player(match) if match.state["mana"][seat] >= 5 and can_draw]


def _extra(table: Table, step: Step, seat: int, move: Move) -> None:
    if "pass" in move:
        return declined(table, seat, "EXTRA")
    change_mana(table, seat, -5)
    _draw(table, seat, move["buy"].lower(), 1)
    return table.next(step)


def _excess(match: Match, step: Step, seat: int) -> int:
    return len(hand_of(match, step["hand"].lower(), seat)) - 7


def _discard_choices(match: Match, step: Step, seat: int) -> List[Choice]:
    count = _excess(match, step, seat)
    cards = hand_of(match, step["hand"].lower(), seat)
    return [Choice({"discard": {"cards": []}}, Blank(("discard", "cards"), cards, count, count))]


def _discard_absent(match: Match, step: Step, seat: int) -> Move:
    return {"discard": {"cards": hand_of(match, step["hand"].lower(), seat)[: _excess(match, step, seat)]}}


FATE: Dict[str, Union[Run, Ask]] = {
    "fate": Ask(
        lambda match, step: turn_player(match) if _to_draw(match, step) > 0 else [],
        _fate_choices,
        _fate,
        lambda match, step, _: _mixes(match, step)[:2][-1],
        is_open=True,
    ),
    "extra": Ask(
        _extra_asks,
        lambda match, *_: [Choice(PASS), *(Choice({"buy": k}) for k, name, __ in KINDS if _left(match, name))],
        _extra,
        always_pass,
    ),
    "discard": Ask(
        lambda match, step: [seat for seat in turn_player(match) if _excess(match, step, seat) > 0],
        _discard_choices,
        lambda table, step, _, move: table.move(move["discard"]["cards"], f"{step['hand'].lower()}-discard"),
        _discard_absent,
    ),
}
