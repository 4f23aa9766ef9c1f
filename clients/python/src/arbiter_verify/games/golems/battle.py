"""The Battle Phase."""

from typing import Any, Dict, List, Optional, Union

from ...match import Ask, Blank, Choice, Match, Run, Step
from ...table import Table
from ...windows import PASS, window
from .board import (
    DATA,
    SPACES,
    Unit,
    armor_of,
    attack_hits,
    force_of,
    is_alive,
    named,
    neighbours,
    turn_seat,
    unit_by_id,
    units_in,
)
from .effects import destroy_if_spent, play_card, plays
from .turn import Move, always_pass, declined, hand_of, turn_player


def _battle_choices(match: Match, _: Step, seat: int) -> List[Choice]:
    choices = [Choice(PASS)]
    for index, space in enumerate(SPACES):
        if not any(unit["seat"] == seat for unit in units_in(match, space)):
            continue
        near = [SPACES[other] for other in neighbours(index)]
        enemies = [one for one in near if any(unit["seat"] != seat for unit in units_in(match, one))]
        if enemies:
            choices.append(Choice({"attack": {"from": space, "target": []}}, Blank(("attack", "target"), enemies)))
    return choices


def _battles_asks(match: Match, step: Step) -> List[int]:
    return [seat for seat in turn_player(match) if len(_battle_choices(match, step, seat)) > 1]


def _battles(table: Table, step: Step, seat: int, move: Move) -> None:
    if "pass" in move:
        return declined(table, seat, "BATTLE")
    target = move["attack"]["target"][0]
    enemy = units_in(table.match, target)[0]["seat"]
    sides = [{"seat": seat, "space": move["attack"]["from"]}, {"seat": enemy, "space": target}]
    table.record("battleBegan", sides=sides)
    return table.next({"step": "battle"}, step)


def _units_of(match: Match, side: Dict[str, Any]) -> List[Unit]:
    return [unit for unit in units_in(match, side["space"]) if unit["seat"] == side["seat"]]


def _standing(match: Match) -> List[Dict[str, Any]]:
    battle = match.state["battle"]
    return [side for side in battle["sides"] if _units_of(match, side)] if battle else []


def _due(match: Match, extra: Optional[Unit] = None) -> List[Unit]:
    """Return the units of which one attacks next, as if a unit had an extra attack."""
    battle = match.state["battle"]
    if not battle:
        return []
    ready = [[u for u in _units_of(match, side) if u["attacks"] > 0 or u is extra] for side in battle["sides"]]
    size = next((size for size in DATA["sizes"] if any(unit["size"] == size for unit in ready[0] + ready[1])), None)
    due = [[unit for unit in units if unit["size"] == size] for units in ready]
    following = 1 if battle["last"] == battle["sides"][0]["seat"] else 0
    return due[following] or due[1 - following]


def _battle(table: Table, _: Step) -> None:
    match, battle = table.match, table.state["battle"]
    if not battle:
        return None
    left = _standing(match)
    if len(left) < 2:
        return table.record("battleWon", seat=left[0]["seat"], space=left[0]["space"])
    cards = {"step": "roundCards", "order": [side["seat"] for side in battle["sides"]], "passed": []}
    if _due(match):
        return table.next(cards, {"step": "strike"}, {"step": "battle"})
    return table.next(cards, {"step": "roundEnd"})


def _round_end(table: Table, _: Step) -> None:
    if len(_standing(table.match)) == 2:
        if _due(table.match):
            return table.next({"step": "strike"}, {"step": "battle"})
        table.record("roundBegan", round=table.state["battle"]["round"] + 1)
    return table.next({"step": "battle"})


def _may_play(match: Match, seat: int) -> bool:
    battle = match.state["battle"]
    is_asked = battle is not None and seat not in battle["passed"]
    return is_asked and is_alive(match, seat) and len(hand_of(match, "event", seat)) > 0


def _may_play_between(match: Match, seat: int) -> bool:
    if len(_standing(match)) < 2 or not _may_play(match, seat):
        return False
    due = _due(match)
    return not due or any(
        (then["seat"], then["size"]) != (due[0]["seat"], due[0]["size"])
        for side in match.state["battle"]["sides"]
        if side["seat"] == seat
        for extra in _units_of(match, side)
        if extra["attacks"] == 0
        for then in _due(match, extra)[:1]
    )


def _strike_asks(match: Match, _: Step) -> List[int]:
    due = _due(match)
    return [due[0]["seat"]] if due and _enemies(match, due[0]["seat"]) else []


def _enemies(match: Match, seat: int) -> List[Unit]:
    return next(_units_of(match, side) for side in match.state["battle"]["sides"] if side["seat"] != seat)


def _strike_choices(match: Match, _: Step, seat: int) -> List[Choice]:
    enemies = [unit["id"] for unit in _enemies(match, seat)]
    if len(enemies) == 1:
        return [Choice({"strike": {"unit": unit["id"], "target": enemies}}) for unit in _due(match)]
    blank = Blank(("strike", "target"), enemies)
    return [Choice({"strike": {"unit": unit["id"], "target": []}}, blank) for unit in _due(match)]


def _strike(table: Table, _: Step, seat: int, move: Move) -> None:
    unit = unit_by_id(table.match, move["strike"]["unit"])
    target = unit_by_id(table.match, move["strike"]["target"][0])
    table.record("attackNamed", unit=named(unit), target=named(target))
    table.next({"step": "battleCards", "order": [seat, target["seat"]], "passed": []}, {"step": "clash"})


def _strike_absent(match: Match, _: Step, seat: int) -> Move:
    return {"strike": {"unit": _due(match)[0]["id"], "target": [_enemies(match, seat)[0]["id"]]}}


def _clash(table: Table, _: Step) -> None:
    battle, units = table.state["battle"], {unit["id"]: unit for unit in table.state["units"]}
    attack = battle and battle["attack"]
    if not attack or attack["unit"] not in units or attack["target"] not in units:
        return
    unit, target = units[attack["unit"]], units[attack["target"]]
    force = force_of(unit) + attack["force"]
    armor = armor_of(table.match, target) + attack["armor"]
    hit = attack_hits(table, unit["seat"], target["seat"], force, armor)
    table.record("attackRolled", unit=named(unit), target=named(target), force=force, armor=armor, hit=hit)
    destroy_if_spent(table, target)


def _battle_window(may: Any, fits: Any) -> Ask:
    def answers(match: Match, seat: int) -> List[Choice]:
        return [Choice({"passBattle": True}), *plays(match, seat, fits)]

    def targets(match: Match) -> List[int]:
        return [side["seat"] for side in match.state["battle"]["sides"]]

    cards = window(may, answers, play_card, targets, turn_seat)

    def take(table: Table, step: Step, seat: int, move: Move) -> None:
        if "passBattle" in move:
            table.record("battlePassed", seat=seat)
            table.next(step)
        else:
            cards.take(table, step, seat, move)

    return Ask(cards.asks, cards.choices, take, cards.absent)


BATTLE: Dict[str, Union[Run, Ask]] = {
    "battles": Ask(_battles_asks, _battle_choices, _battles, always_pass),
    "battle": Run(_battle),
    "strike": Ask(_strike_asks, _strike_choices, _strike, _strike_absent, is_open=True),
    "battleCards": _battle_window(
        lambda match, seat: bool(match.state["battle"] and match.state["battle"]["attack"]) and _may_play(match, seat),
        lambda card: card["kind"] == "battle",
    ),
    "clash": Run(_clash),
    "roundCards": _battle_window(_may_play_between, lambda card: card["effect"]["do"] == "extraAttack"),
    "roundEnd": Run(_round_end),
}
