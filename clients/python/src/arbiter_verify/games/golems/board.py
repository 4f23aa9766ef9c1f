"""The board and the units of Golems."""

import json
from pathlib import Path
from typing import Any, Dict, List

from ...match import Match
from ...table import Table

Unit = Dict[str, Any]
DATA: Dict[str, Any] = json.loads(Path(__file__).parent.with_name("golems.json").read_text())
TILES: List[str] = DATA["tiles"]
SPACES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
CORNERS = ["a1", "a8", "h8", "h1"]


def towers_for(seats: int) -> List[str]:
    return ["a1", "h8"] if seats == 2 else CORNERS[:seats]


def _distance(one: int, other: int) -> int:
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


def _within(index: int, steps: int) -> List[int]:
    return [other for other in range(64) if 0 < _distance(index, other) <= steps]


def neighbours(index: int) -> List[int]:
    return _NEIGHBOURS[index]


_NEIGHBOURS = [_within(index, 1) for index in range(64)]


def is_connected(terrain: List[str], spaces: List[str]) -> bool:
    reached = [SPACES.index(spaces[0])]
    for index in reached:
        reached.extend(to for to in neighbours(index) if terrain[to] != "WATER" and to not in reached)
    return all(SPACES.index(space) in reached for space in spaces)


def trait_kind(trait: str) -> str:
    return next(kind for kind in ("material", "size", "shape") if trait in DATA[f"{kind}s"])


def hardness_of(unit: Unit) -> str:
    return DATA["materials"][unit["material"]]["hardness"] if unit["material"] else "SOFT"


def hits_of(unit: Unit) -> int:
    return (DATA["sizes"][unit["size"]]["hits"] if unit["material"] else 5) - unit["damage"]


def _sum(unit: Unit, what: str) -> int:
    boosts = sum(boost["by"] for boost in unit.get("boosts", []) if boost["what"] == what)
    if not unit["material"]:
        return 7 + boosts
    parts = (DATA["hardness"][hardness_of(unit)], DATA["sizes"][unit["size"]], DATA["shapes"][unit["shape"]])
    return boosts + sum(part[what] for part in parts)


def force_of(unit: Unit) -> int:
    return _sum(unit, "force")


def armor_of(match: Match, unit: Unit) -> int:
    is_tower = match.state["terrain"][SPACES.index(unit["space"])] == "TOWER"
    return _sum(unit, "armor") + is_tower


def attack_hits(table: Table, attacker: int, target: int, force: int, armor: int) -> bool:
    attack = table.roll(10, attacker) + force
    return attack >= table.roll(10, target) + armor


def name_of(unit: Unit) -> str:
    if not unit["material"]:
        return "Wizard"
    return " ".join(unit[part].capitalize() for part in ("size", "material", "shape"))


def named(unit: Unit) -> Unit:
    return {"id": unit["id"], "seat": unit["seat"], "name": name_of(unit), "space": unit["space"]}


def mould_of(unit: Unit) -> Unit:
    return {part: unit[part] for part in ("id", "seat", "material", "size", "shape")}


def unit_by_id(match: Match, number: int) -> Unit:
    return next(unit for unit in match.state["units"] if unit["id"] == number)


def units_in(match: Match, space: str) -> List[Unit]:
    return [unit for unit in match.state["units"] if unit["space"] == space]


def is_alive(match: Match, seat: int) -> bool:
    return seat not in match.state["fallen"]


def turn_seat(match: Match) -> int:
    return (match.state["first"] + match.state["turn"]) % match.seats


def clash(one: Unit, other: Unit) -> bool:
    alike = one["size"] == other["size"] or one["shape"] == other["shape"]
    return alike or hardness_of(one) == hardness_of(other)


def may_end(match: Match, index: int, golem: Unit) -> bool:
    others = [unit for unit in units_in(match, SPACES[index]) if unit["id"] != golem["id"]]
    return match.state["terrain"][index] != "WATER" and all(
        unit["seat"] == golem["seat"] and not (unit["material"] and clash(unit, golem)) for unit in others
    )


def home_places(match: Match, golem: Unit) -> List[str]:
    tower = SPACES.index(match.state["towers"][golem["seat"]])
    return [SPACES[index] for index in (tower, *neighbours(tower)) if may_end(match, index, golem)]


def reachable(match: Match, golem: Unit) -> List[int]:
    start, steps = SPACES.index(golem["space"]), DATA["shapes"][golem["shape"]]["move"]
    reached = _within(start, steps) if golem["shape"] == "FLYER" else _walked(match, start, steps)
    return [index for index in reached if index != start and may_end(match, index, golem)]


def _walked(match: Match, start: int, steps: int) -> List[int]:
    occupied = {unit["space"] for unit in match.state["units"]}
    reached, edge = {start}, {start}
    for _ in range(steps):
        onwards = [index for index in edge if index == start or SPACES[index] not in occupied]
        edge = {to for index in onwards for to in neighbours(index) if match.state["terrain"][to] != "WATER"} - reached
        reached |= edge
    return sorted(reached)
