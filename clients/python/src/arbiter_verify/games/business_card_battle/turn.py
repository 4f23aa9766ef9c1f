"""The steps of a turn."""

from typing import Dict, List, Union

from ...match import Ask, Blank, Choice, Match, Run, Step
from ...table import Table
from ...windows import PASS
from .battle import begin_battle
from .end import decide
from .field import Fighter, Move, SEATS, SPOTS, absent, apart, fall, fighter, fighters, reach, step_to, turn_player


def _turn(table: Table, _: Step) -> None:
    first, turn = table.state["first"], table.state["turn"]
    if first is not None and not table.state["outcome"]:
        table.record("turnBegan", seat=(first + turn) % 2, turn=turn + 1)
        table.next({"step": "act"}, {"step": "endOfTurn"})


def _act_choices(match: Match, step: Step, seat: int) -> List[Choice]:
    choices, mine, theirs = [Choice(PASS)], fighters(match, seat), fighters(match, 1 - seat)
    for one in mine:
        if one.card != step.get("character", one.card):
            continue
        targets = [other.card for other in theirs if reach(one, other) is not None]
        if targets:
            move = {"attack": {"character": one.card, "target": []}}
            choices.append(Choice(move, Blank(("attack", "target"), targets)))
        if one.has("SELF_RESTORATION") and _regained(one) > 0:
            choices.append(Choice({"restore": {"character": one.card}}))
        if step["step"] == "act":
            spots = [SPOTS[place] for place in range(10) if apart(one.place, place) in ((0, 1), (1, 0))]
            choices.append(Choice({"move": {"character": one.card, "to": []}}, Blank(("move", "to"), spots)))
        for to in mine:
            if to.card != one.card and apart(one.place, to.place)[0] <= 1:
                move = {"share": {"from": one.card, "to": to.card, "hp": 0}}
                choices.append(Choice(move, Blank(("share", "hp"), None, 1, one.hp)))
    return choices


def _regained(one: Fighter) -> int:
    return max(0, min(one.printed["hp"] // 4, one.printed["hp"] - one.hp))


def _act(table: Table, _: Step, seat: int, move: Move) -> None:
    if "pass" in move:
        table.record("passed", seat=seat)
    elif "move" in move:
        one = fighter(table.match, move["move"]["character"])
        step_to(table, one, SPOTS.index(move["move"]["to"][0]))
        table.next({"step": "follow", "character": one.card})
    elif "attack" in move:
        begin_battle(table, move["attack"]["character"], move["attack"]["target"][0])
    elif "share" in move:
        _share(table, seat, move["share"])
    else:
        one = fighter(table.match, move["restore"]["character"])
        table.record("restored", character=one.person, hp=_regained(one), now=one.hp + _regained(one))


def _share(table: Table, seat: int, move: Move) -> None:
    giver, to, hp = fighter(table.match, move["from"]), fighter(table.match, move["to"]), move["hp"]
    people = {"from": giver.person, "to": to.person}
    table.record("hpShared", seat=seat, **people, hp=hp, left=giver.hp - hp, now=to.hp + hp)
    if giver.hp == hp:
        fall(table, giver)


def _follow_asks(match: Match, step: Step) -> List[int]:
    return turn_player(match) if str(step["character"]) in match.state["hp"] else []


def _end_of_turn(table: Table, _: Step) -> None:
    empty = [seat for seat in SEATS if not fighters(table.match, seat)]
    if empty:
        return decide(table, 1 - empty[0], "ELIMINATION")
    if table.state["quiet"] >= 100:
        return decide(table, None, "NO_BATTLE")
    if table.state["turn"] >= table.match.options["turns"]:
        return decide(table, None, "TURNS")
    return table.next({"step": "advance"}, {"step": "turn"})


TURN: Dict[str, Union[Run, Ask]] = {
    "turn": Run(_turn),
    "act": Ask(lambda match, _: turn_player(match), _act_choices, _act, absent(PASS)),
    "follow": Ask(_follow_asks, _act_choices, _act, absent(PASS), is_open=True),
    "endOfTurn": Run(_end_of_turn),
}
