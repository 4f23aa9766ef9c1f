"""The steps of a battle."""

from typing import Any, Dict, List, Union

from ...match import Ask, Choice, Match, Run, Step
from ...table import Table
from ...windows import PASS
from .field import Fighter, Move, absent, duel_of, fall, fighter, reach, undecided
from .preparation import BEATS

EVEN = (0, 4, 4, 2, 2, 1)
WEAK = (0, 0, 4, 4, 2, 2)


def begin_battle(table: Table, by: int, on: int) -> None:
    attacker, target = fighter(table.match, by), fighter(table.match, on)
    is_far = reach(attacker, target) == "LONG"
    strikes_back = not is_far or target.has("FLYING")
    leads = strikes_back and target.has("LEADOFF_ATTACK") and not attacker.has("LEADOFF_ATTACK")
    people = {"attacker": attacker.person, "target": target.person}
    table.record("battleBegan", **people, longDistance=is_far, strikesBack=strikes_back, first=on if leads else by)
    table.next({"step": "strike"})


def _strike(table: Table, _: Step) -> None:
    duel = duel_of(table.match)
    if table.state["outcome"]:
        return
    if not duel:
        table.record("battleEnded")
    elif duel[0].card in table.state["battle"]["sideways"]:
        table.record("strikeSkipped", striker=duel[0].person)
        table.next({"step": "strike"})
    elif duel[0].has("INSTANT_DEATH"):
        table.next({"step": "declare"})
    else:
        _plain_strike(table, duel[1])


def _plain_strike(table: Table, target: Fighter) -> None:
    if not target.has("ABSORB_ATTACKING_POWER"):
        table.next({"step": "roll", "instantDeath": False})
    elif target.card in table.state["battle"]["absorbing"]:
        table.record("absorbDeclared", target=target.person)
        table.next({"step": "roll", "instantDeath": False, "absorb": True})
    else:
        table.next({"step": "absorb"})


def _side_asks(side: int) -> Any:
    def asks(match: Match, _: Step) -> List[int]:
        duel = duel_of(match)
        return undecided(match, [duel[side].seat]) if duel else []

    return asks


def _declare(table: Table, _: Step, __: int, move: Move) -> None:
    duel = duel_of(table.match)
    if duel and "instantDeath" in move:
        table.record("instantDeathDeclared", striker=duel[0].person)
        table.next({"step": "roll", "instantDeath": True})
    elif duel:
        table.record("plainStrikeDeclared", striker=duel[0].person)
        _plain_strike(table, duel[1])


def _absorb(table: Table, _: Step, __: int, move: Move) -> None:
    duel = duel_of(table.match)
    if not duel:
        return
    if "absorbAlways" in move:
        table.record("absorbsAlways", target=duel[1].person)
    if "pass" not in move:
        table.record("absorbDeclared", target=duel[1].person)
    table.next({"step": "roll", "instantDeath": False, "absorb": "pass" not in move})


def _roll(table: Table, step: Step) -> None:
    duel = duel_of(table.match)
    if not duel or table.state["outcome"]:
        return
    striker, target = duel
    both = {"striker": striker.person, "target": target.person}
    die = table.roll(6, striker.seat)
    if step["instantDeath"]:
        if die >= 5:
            table.record("instantlyKilled", **both)
            fall(table, target)
        else:
            table.record("turnedSideways", striker=striker.person)
        return table.next({"step": "strike"})
    hp = _taken(table, striker, target, die)
    if hp == 0:
        table.record("strikeFailed", **both)
        return table.next({"step": "strike"})
    table.next({"step": "strike"})
    absorb = step.get("absorb", False)
    if absorb and table.roll(6, target.seat) >= 5:
        return table.record("absorbed", **both, hp=hp, now=target.hp + hp)
    if absorb:
        table.record("absorbFailed", target=target.person)
    left = max(0, target.hp - hp)
    table.record("struck", **both, hp=hp, left=left)
    if left == 0:
        fall(table, target)
    return None


def _taken(table: Table, striker: Fighter, target: Fighter, die: int) -> int:
    is_beaten = BEATS[target.printed["attribute"]] == striker.printed["attribute"]
    divisor = (WEAK if is_beaten or table.state["battle"]["longDistance"] else EVEN)[die - 1]
    return max(1, int(striker.printed["ap"]) // divisor) if divisor else 0


BATTLE: Dict[str, Union[Run, Ask]] = {
    "strike": Run(_strike),
    "declare": Ask(
        _side_asks(0),
        lambda *_: [Choice({"strike": True}), Choice({"instantDeath": True})],
        _declare,
        absent({"strike": True}),
    ),
    "absorb": Ask(
        _side_asks(1),
        lambda *_: [Choice({"absorb": True}), Choice({"absorbAlways": True}), Choice(PASS)],
        _absorb,
        absent({"absorb": True}),
    ),
    "roll": Run(_roll),
}
