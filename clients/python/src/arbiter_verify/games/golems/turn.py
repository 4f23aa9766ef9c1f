"""The setup, the order of a turn, and the phases Craft, Move and End."""

from typing import Any, Dict, List, Tuple, Union

from ...chance import shuffled
from ...match import Ask, Blank, Choice, Fact, Match, Run, Step
from ...table import Table
from ...windows import PASS
from .board import (
    CORNERS,
    DATA,
    SPACES,
    TILES,
    Unit,
    force_of,
    home_places,
    is_alive,
    is_connected,
    may_end,
    name_of,
    named,
    neighbours,
    reachable,
    towers_for,
    trait_kind,
    turn_seat,
    unit_by_id,
    units_in,
)
from .effects import change_mana, finish_by_count, seats_from

Move = Dict[str, Any]
KINDS = (("GOLEM", "golem", 6), ("EVENT", "event", 3))


def setup(table: Table, _: Fact) -> None:
    match = table.match
    while True:
        tiles = iter(shuffled(TILES, table.chance))
        terrain = ["TOWER" if space in CORNERS else next(tiles) for space in SPACES]
        if is_connected(terrain, towers_for(match.seats)):
            break
    table.record("boardLaid", terrain=terrain, first=table.chance(match.seats))
    for _kind, name, dealt in KINDS:
        label = name.capitalize()
        table.open(f"{name}-deck", f"{label} deck", "pile", None, [])
        table.open(f"{name}-discard", f"{label} discard", "pile", None, "everyone")
        table.make(f"{name}-deck", [card["name"] for card in DATA[name] for _ in range(card["copies"])])
        table.shuffle(f"{name}-deck")
        for seat in range(match.seats):
            table.open(f"{name}-hand-{seat}", f"{label} hand", "hand", seat, [seat])
            table.draw(f"{name}-deck", f"{name}-hand-{seat}", dealt)
    table.next({"step": "turn", "turn": 0})


def turn_player(match: Match) -> List[int]:
    seat = turn_seat(match)
    return [seat] if is_alive(match, seat) else []


def declined(table: Table, seat: int, what: str) -> None:
    table.record("declined", seat=seat, what=what)


def always_pass(*_: Any) -> Move:
    return PASS


def hand_of(match: Match, name: str, seat: int) -> List[int]:
    return match.zones[f"{name}-hand-{seat}"]["cards"]


def _turn(table: Table, step: Step) -> None:
    match, turn = table.match, step["turn"]
    rounds = match.options["rounds"]
    if turn >= rounds * match.seats:
        return finish_by_count(table, f"{rounds} rounds have been played")
    seat = (match.state["first"] + turn) % match.seats
    following = {"step": "turn", "turn": turn + 1}
    if not is_alive(match, seat):
        return table.next(following)
    table.record("turnBegan", seat=seat, turn=turn, round=1 + turn // match.seats)
    occupied = {unit["space"] for unit in table.state["units"] if unit["seat"] == seat}
    terrain = [table.state["terrain"][SPACES.index(space)] for space in occupied]
    change_mana(table, seat, 4 + sum(one in ("MONOLITH", "TOWER") for one in terrain))
    return table.next(
        *({"step": name} for name in ("craft", "fate", "extra")),
        *({"step": "discard", "hand": kind} for kind, _, __ in KINDS),
        {"step": "spells", "order": seats_from(match, seat), "passed": []},
        *({"step": name} for name in ("movement", "battles", "end")),
        following,
    )


def _craft_asks(match: Match, _: Step) -> List[int]:
    mana = match.state["mana"]
    return [seat for seat in turn_player(match) if mana[seat] >= 2 and len(hand_of(match, "golem", seat)) >= 3]


def _golem(match: Match, seat: int, traits: Tuple[str, str, str]) -> Unit:
    material, size, shape = traits
    return {"id": match.state["nextUnit"], "seat": seat, "material": material, "size": size, "shape": shape}


def _cost(match: Match, golem: Unit) -> int:
    index = match.state["terrain"].index(DATA["materials"][golem["material"]]["land"])
    there = units_in(match, SPACES[index])
    near = there or [unit for other in neighbours(index) for unit in units_in(match, SPACES[other])]
    controls = any(unit["seat"] == golem["seat"] and unit["material"] for unit in near)
    return (force_of(golem) + DATA["sizes"][golem["size"]]["hits"]) * (1 if controls else 2)


def _traits(match: Match, seat: int) -> Dict[str, List[Tuple[int, str]]]:
    found: Dict[str, List[Tuple[int, str]]] = {"material": [], "size": [], "shape": []}
    seen = set()
    for card in hand_of(match, "golem", seat):
        trait = _trait_of(match, card)
        if trait not in seen:
            seen.add(trait)
            found[trait_kind(trait)].append((card, trait))
    return found


def _trait_of(match: Match, card: int) -> str:
    return next(one["trait"] for one in DATA["golem"] if one["name"] == match.name(card))


def _craft_choices(match: Match, _: Step, seat: int) -> List[Choice]:
    choices, parts = [Choice(PASS)], _traits(match, seat)
    for material, material_trait in parts["material"]:
        for size, size_trait in parts["size"]:
            for shape, shape_trait in parts["shape"]:
                golem = _golem(match, seat, (material_trait, size_trait, shape_trait))
                places = home_places(match, golem) if _cost(match, golem) <= match.state["mana"][seat] else []
                if places:
                    move = {"craft": {"material": material, "size": size, "shape": shape, "at": []}}
                    choices.append(Choice(move, Blank(("craft", "at"), places)))
    return choices


def _craft(table: Table, _: Step, seat: int, move: Move) -> None:
    if "pass" in move:
        return declined(table, seat, "CRAFT")
    cards = [move["craft"][part] for part in ("material", "size", "shape")]
    material, size, shape = (_trait_of(table.match, card) for card in cards)
    golem = _golem(table.match, seat, (material, size, shape))
    change_mana(table, seat, -_cost(table.match, golem))
    table.move(cards, "golem-discard")
    return table.record("golemBuilt", golem=golem, name=name_of(golem), space=move["craft"]["at"][0])


def _movable(match: Match, seat: int) -> List[Unit]:
    return [one for one in match.state["units"] if one["seat"] == seat and one["moves"] > 0 and one["material"]]


def _by_turn(match: Match, _: Step) -> List[int]:
    return [seat for seat in turn_player(match) if _movable(match, seat)]


def _movement_choices(match: Match, _: Step, seat: int) -> List[Choice]:
    choices = [Choice(PASS)]
    for golem in _movable(match, seat):
        spaces = [SPACES[index] for index in reachable(match, golem)]
        if spaces:
            choices.append(Choice({"move": {"golem": golem["id"], "to": []}}, Blank(("move", "to"), spaces)))
    return choices


def _movement(table: Table, step: Step, seat: int, move: Move) -> None:
    if "pass" in move:
        return declined(table, seat, "MOVE")
    golem = unit_by_id(table.match, move["move"]["golem"])
    way = {"from": golem["space"], "to": move["move"]["to"][0], "by": "MOVE"}
    table.record("golemsMoved", golems=[named(golem)], **way)
    return table.next(step)


def _lost_by(match: Match, seat: int) -> List[Dict[str, Any]]:
    return [one for one in match.state["lost"] if one["golem"]["seat"] == seat] if is_alive(match, seat) else []


def _end(table: Table, _: Step) -> None:
    seats = [seat for seat in seats_from(table.match, turn_seat(table.match)) if _lost_by(table.match, seat)]
    table.next(*({"step": "regenerate", "seat": seat} for seat in seats))


def _regenerate_choices(match: Match, step: Step, _: int = 0) -> List[Choice]:
    choices = [Choice(PASS)]
    for one in _lost_by(match, step["seat"]):
        golem, space = one["golem"], one["space"]
        places = [space] if may_end(match, SPACES.index(space), golem) else home_places(match, golem)
        if places:
            move = {"regenerate": {"golem": golem["id"], "at": []}}
            choices.append(Choice(move, Blank(("regenerate", "at"), places)))
    return choices


def _regenerate(table: Table, step: Step, seat: int, move: Move) -> None:
    if "pass" in move:
        return declined(table, seat, "REGENERATION")
    number = move["regenerate"]["golem"]
    golem = next(one["golem"] for one in _lost_by(table.match, seat) if one["golem"]["id"] == number)
    table.record("golemRegenerated", golem=golem, name=name_of(golem), space=move["regenerate"]["at"][0])
    return table.next(step)


TURN: Dict[str, Union[Run, Ask]] = {
    "turn": Run(_turn),
    "craft": Ask(_craft_asks, _craft_choices, _craft, always_pass),
    "movement": Ask(_by_turn, _movement_choices, _movement, always_pass, is_open=True),
    "end": Run(_end),
    "regenerate": Ask(
        lambda match, step: [step["seat"]] if len(_regenerate_choices(match, step)) > 1 else [],
        _regenerate_choices,
        _regenerate,
        always_pass,
    ),
}
