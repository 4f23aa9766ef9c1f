"""The state of Golems, and the effects of the game's facts."""

from copy import deepcopy
from typing import Any, Callable, Dict, List

from ...match import Fact
from .board import DATA, Unit, hardness_of, mould_of, towers_for, trait_kind

State = Dict[str, Any]
_SPELLS = [card["name"] for card in DATA["event"] if card["kind"] == "spell"]
_PLAIN = ("declined",)


def _fresh(mould: Unit, space: str) -> Unit:
    return {**mould, "space": space, "damage": 0, "moves": 1, "attacks": 0, "boosts": []}


def initial(seats: int) -> State:
    towers = towers_for(seats)
    wizard = {"material": None, "size": "SMALL", "shape": "MAN"}
    units = [_fresh({"id": seat + 1, "seat": seat, **wizard}, space) for seat, space in enumerate(towers)]
    return {
        **{"terrain": [], "towers": towers, "mana": [20] * seats, "units": units, "nextUnit": seats + 1},
        **{"first": 0, "turn": 0, "fallen": [], "spells": [], "battle": None, "lost": []},
    }


def _each(state: State, units: List[Unit], change: Callable[[Unit], Any]) -> None:
    numbers = [unit["id"] for unit in units]
    for unit in state["units"]:
        if unit["id"] in numbers:
            change(unit)


def _remove(state: State, is_gone: Callable[[Unit], bool]) -> None:
    gone = [unit["id"] for unit in state["units"] if is_gone(unit)]
    attack = state["battle"] and state["battle"]["attack"]
    if attack and (attack["unit"] in gone or attack["target"] in gone):
        state["battle"]["attack"] = None
    state["units"] = [unit for unit in state["units"] if not is_gone(unit)]


def _ready(state: State) -> None:
    spaces = [side["space"] for side in state["battle"]["sides"]]
    for unit in state["units"]:
        unit["attacks"] = int(unit["space"] in spaces)


def _add(name: str, by: int) -> Callable[[Unit], Any]:
    return lambda unit: unit.update({name: unit[name] + by})


def _turn_began(state: State, fact: Fact) -> None:
    state.update(turn=fact["turn"], lost=[])
    for unit in state["units"]:
        unit["moves"] = 1
        boosts = [{**boost, "turns": boost["turns"] - 1} for boost in unit["boosts"]]
        unit["boosts"] = [boost for boost in boosts if boost["turns"] > 0]


def _golem_built(state: State, fact: Fact) -> None:
    state["units"].append(_fresh(fact["golem"], fact["space"]))
    state["nextUnit"] = fact["golem"]["id"] + 1


def _card_played(state: State, fact: Fact) -> None:
    if fact["card"] in _SPELLS:
        spell = {"seat": fact["seat"], "card": fact["card"], "target": deepcopy(fact["target"]), "negated": False}
        state["spells"].append(spell)


def _golems_moved(state: State, fact: Fact) -> None:
    _each(state, fact["golems"], lambda unit: unit.update(space=fact["to"]))
    if fact["by"] == "MOVE":
        _each(state, fact["golems"], _add("moves", -1))


def _unit_destroyed(state: State, fact: Fact) -> None:
    unit = next((one for one in state["units"] if one["id"] == fact["unit"]["id"]), None)
    battle = state["battle"]
    if unit and battle and unit["material"] and hardness_of(unit) == "SOFT":
        if unit["space"] in [side["space"] for side in battle["sides"]]:
            battle["dead"].append(mould_of(unit))
    _remove(state, lambda one: one["id"] == fact["unit"]["id"])


def _battle_began(state: State, fact: Fact) -> None:
    battle: State = {"round": 1, "last": None, "attack": None, "dead": [], "passed": []}
    state["battle"] = {"sides": deepcopy(fact["sides"]), **battle}
    _ready(state)


def _round_began(state: State, fact: Fact) -> None:
    state["battle"].update(round=fact["round"], last=None)
    _ready(state)


def _attack_named(state: State, fact: Fact) -> None:
    _each(state, [fact["unit"]], _add("attacks", -1))
    attack = {"unit": fact["unit"]["id"], "target": fact["target"]["id"], "force": 0, "armor": 0}
    state["battle"].update(last=fact["unit"]["seat"], attack=attack)


def _attack_changed(state: State, fact: Fact) -> None:
    attack = state["battle"]["attack"]
    attack.update(force=attack["force"] + fact["force"], armor=attack["armor"] + fact["armor"])


def _attack_rolled(state: State, fact: Fact) -> None:
    state["battle"]["attack"] = None
    _hit(state, fact)


def _hit(state: State, fact: Fact) -> None:
    if fact["hit"]:
        _each(state, [fact["target"]], _add("damage", 1))


def _battle_won(state: State, fact: Fact) -> None:
    own = [golem for golem in state["battle"]["dead"] if golem["seat"] == fact["seat"]]
    state["lost"].extend({"golem": golem, "space": fact["space"]} for golem in own)
    state["battle"] = None


def _golem_regenerated(state: State, fact: Fact) -> None:
    state["units"].append(_fresh(fact["golem"], fact["space"]))
    state["lost"] = [one for one in state["lost"] if one["golem"]["id"] != fact["golem"]["id"]]


def _wizard_fell(state: State, fact: Fact) -> None:
    state["fallen"].append(fact["seat"])
    _remove(state, lambda unit: unit["seat"] == fact["seat"])


def _boosted(state: State, fact: Fact) -> None:
    boost = {name: fact[name] for name in ("what", "by", "turns")}
    _each(state, fact["units"], lambda unit: unit["boosts"].append(dict(boost)))


_EFFECTS: Dict[str, Callable[[State, Fact], Any]] = {
    "boardLaid": lambda state, fact: state.update(terrain=list(fact["terrain"]), first=fact["first"]),
    "turnBegan": _turn_began,
    "manaChanged": lambda state, fact: state["mana"].__setitem__(fact["seat"], fact["mana"]),
    "golemBuilt": _golem_built,
    "cardPlayed": _card_played,
    "spellNegated": lambda state, _: state["spells"][-1].update(negated=True),
    "spellEnded": lambda state, _: state["spells"].pop(),
    "movesGranted": lambda state, fact: _each(state, fact["units"], _add("moves", 1)),
    "boosted": _boosted,
    "repaired": lambda state, fact: _each(state, fact["units"], lambda unit: unit.update(damage=0)),
    "golemsMoved": _golems_moved,
    "golemTransformed": lambda state, fact: _each(
        state, [fact["golem"]], lambda unit: unit.update({trait_kind(fact["into"]): fact["into"]})
    ),
    "stormStruck": _hit,
    "unitDestroyed": _unit_destroyed,
    "battleBegan": _battle_began,
    "battlePassed": lambda state, fact: state["battle"]["passed"].append(fact["seat"]),
    "roundBegan": _round_began,
    "attackNamed": _attack_named,
    "attackChanged": _attack_changed,
    "extraAttackGiven": lambda state, fact: _each(state, [fact["unit"]], _add("attacks", 1)),
    "attackRolled": _attack_rolled,
    "battleWon": _battle_won,
    "golemRegenerated": _golem_regenerated,
    "wizardFell": _wizard_fell,
}


def reduce(state: State, fact: Fact) -> None:
    if fact["fact"] not in _PLAIN:
        _EFFECTS[fact["fact"]](state, fact)
