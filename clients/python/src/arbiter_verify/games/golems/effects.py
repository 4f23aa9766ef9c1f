"""The effects of the event cards of Golems, as docs/reference/record-golems-effects.md describes them."""

from typing import Any, Callable, Dict, List, Optional

from ...match import Blank, Choice, Match
from ...table import Table
from .board import DATA, SPACES, Unit, armor_of, attack_hits, clash, hardness_of, hits_of, is_alive, named, units_in

Move = Dict[str, Any]
Target = Optional[Dict[str, Any]]
EVENTS = {card["name"]: card for card in DATA["event"]}
HANDS = ("golem", "event")


def seats_from(match: Match, seat: int) -> List[int]:
    return [(seat + step) % match.seats for step in range(match.seats)]


def opponents(match: Match, seat: int) -> List[int]:
    return [other for other in seats_from(match, seat)[1:] if is_alive(match, other)]


def change_mana(table: Table, seat: int, by: int) -> None:
    table.record("manaChanged", seat=seat, by=by, mana=table.state["mana"][seat] + by)


def destroy_if_spent(table: Table, unit: Unit) -> None:
    if hits_of(unit) > 0:
        return
    if unit["material"]:
        table.record("unitDestroyed", unit=named(unit), why="HITS")
    else:
        fall(table, unit["seat"], "DESTROYED")


def fall(table: Table, seat: int, why: str) -> None:
    match = table.match
    if not is_alive(match, seat):
        return
    table.record("wizardFell", seat=seat, why=why)
    for name in HANDS:
        table.gather(f"{name}-hand-{seat}", f"{name}-discard")
    if sum(is_alive(match, one) for one in range(match.seats)) <= 1:
        _finish(table, lambda _: [], "One Wizard is left")


def finish_by_count(table: Table, why: str) -> None:
    state = table.state

    def score(seat: int) -> List[int]:
        own = [unit for unit in state["units"] if unit["seat"] == seat]
        wizard = sum(hits_of(unit) for unit in own if not unit["material"])
        return [wizard, sum(hits_of(unit) for unit in own if unit["material"]), state["mana"][seat]]

    _finish(table, score, why)


def _finish(table: Table, score: Callable[[int], List[int]], why: str) -> None:
    match, fallen = table.match, table.state["fallen"]
    seats = range(match.seats)
    standing = [[1, *score(seat)] if is_alive(match, seat) else [0, fallen.index(seat)] for seat in seats]
    table.finish([1 + sum(other > own for other in standing) for own in standing], why)


def plays(match: Match, seat: int, fits: Callable[[Dict[str, Any]], bool]) -> List[Choice]:
    choices, names = [], []
    for card in match.zones[f"event-hand-{seat}"]["cards"]:
        name = match.name(card)
        if not fits(EVENTS[name]) or name in names:
            continue
        names.append(name)
        for aim in _aims(match, seat, EVENTS[name]["effect"]):
            if aim is None:
                choices.append(Choice({"play": {"card": card}}))
            else:
                blank = aim.blank and Blank(("play", "target", *aim.blank.path), aim.blank.values)
                choices.append(Choice({"play": {"card": card, "target": aim.move}}, blank))
    return choices


def play_card(table: Table, seat: int, move: Move) -> None:
    match, play = table.match, move["play"]
    name, target = match.name(play["card"]), play.get("target")
    table.move([play["card"]], "event-discard")
    is_spell = EVENTS[name]["kind"] == "spell"
    if is_spell:
        change_mana(table, seat, -2)
    table.record("cardPlayed", seat=seat, card=name, target=target, **_aim_of(match, name, target))
    if not is_spell:
        return happen(table, seat, name, target)
    order = seats_from(match, seat)[1:]
    return table.next({"step": "answers", "order": order, "passed": []}, {"step": "resolve"})


def _aim_of(match: Match, card: str, target: Target) -> Dict[str, Any]:
    spells = match.state["spells"]
    if target is None:
        is_dispell = EVENTS[card]["effect"]["do"] == "negate" and len(spells) > 0
        against = {"seat": spells[-1]["seat"], "card": spells[-1]["card"]} if is_dispell else None
        return {"on": None, "against": against}
    if "stack" in target:
        return {"on": None, "stack": [named(unit) for unit in units_in(match, target["stack"][0])]}
    if "portal" in target:
        return {"on": None, "stack": [named(unit) for unit in _golems_in(match, target["portal"]["from"])]}
    if "opponent" in target:
        return {"on": None}
    unit = _unit(match, target["golem"]["golem"] if "golem" in target else target["unit"][0])
    return {"on": unit and named(unit)}


def _unit(match: Match, number: int) -> Optional[Unit]:
    return next((unit for unit in match.state["units"] if unit["id"] == number), None)


def _golems_in(match: Match, space: str) -> List[Unit]:
    return [unit for unit in units_in(match, space) if unit["material"]]


def _may_be_hasted(unit: Unit) -> bool:
    return unit["material"] is not None and unit["moves"] < 2


def _attacked(match: Match) -> Optional[Unit]:
    battle = match.state["battle"]
    return _unit(match, battle["attack"]["target"]) if battle and battle["attack"] else None


def _aims(match: Match, seat: int, effect: Dict[str, Any]) -> List[Optional[Choice]]:
    """Return the ways to aim a card. None is the aim of a card without a target."""
    do, attacked = effect["do"], _attacked(match)
    if do == "extraAttack":
        return _extra_attacks(match, seat, effect["of"])
    if do == "armor":
        return [None] if attacked and attacked["size"] in effect["of"] else []
    if do == "force":
        return [None] if attacked and hardness_of(attacked) == effect["against"] else []
    if do == "negate":
        return [None] if match.state["spells"] else []
    if do in ("moveAgain", "storm", "boost", "repair"):
        return _stacks(match, do)
    if do == "portal":
        return _portals(match, seat)
    if do == "steal":
        holders = [one for one in opponents(match, seat) if _cards_of(match, one)]
        return [Choice({"opponent": other}) for other in holders]
    if do == "transform":
        return [_transformation(unit) for unit in match.state["units"] if unit["material"]]
    return [None]


def _extra_attacks(match: Match, seat: int, kinds: List[str]) -> List[Optional[Choice]]:
    battle = match.state["battle"]
    spaces = [side["space"] for side in battle["sides"]] if battle else []
    own = [unit for unit in match.state["units"] if unit["seat"] == seat and unit["space"] in spaces]
    able = [unit["id"] for unit in own if unit["shape"] in kinds or unit["size"] in kinds]
    return [Choice({"unit": []}, Blank(("unit",), able))] if able else []


def _stacks(match: Match, do: str) -> List[Optional[Choice]]:
    def fits(unit: Unit) -> bool:
        return do == "repair" or (_may_be_hasted(unit) if do == "moveAgain" else unit["material"] is not None)

    spaces = [space for space in SPACES if any(map(fits, units_in(match, space)))]
    return [Choice({"stack": []}, Blank(("stack",), spaces))] if spaces else []


def _portals(match: Match, seat: int) -> List[Optional[Choice]]:
    own = [space for space in SPACES if any(unit["seat"] == seat for unit in _golems_in(match, space))]
    terrain = match.state["terrain"]
    free = [space for i, space in enumerate(SPACES) if terrain[i] != "WATER" and not units_in(match, space)]
    blank = Blank(("portal", "to"), free)
    return [Choice({"portal": {"from": space, "to": []}}, blank) for space in own] if free else []


def _transformation(unit: Unit) -> Choice:
    own = (unit["material"], unit["size"], unit["shape"])
    traits = [card["trait"] for card in DATA["golem"] if card["trait"] not in own]
    return Choice({"golem": {"golem": unit["id"], "into": []}}, Blank(("golem", "into"), traits))


def _cards_of(match: Match, seat: int) -> List[Any]:
    return [(card, name) for name in HANDS for card in match.zones[f"{name}-hand-{seat}"]["cards"]]


def happen(table: Table, seat: int, card: str, target: Target) -> None:
    effect = EVENTS[card]["effect"]
    _WORDS[effect["do"]](table, seat, target or {}, effect)


def _extra_attack(table: Table, _: int, target: Move, __: Move) -> None:
    unit = _unit(table.match, target["unit"][0])
    if unit:
        table.record("extraAttackGiven", unit=named(unit))


def _move_again(table: Table, _: int, target: Move, __: Move) -> None:
    units = [unit for unit in _golems_in(table.match, target["stack"][0]) if _may_be_hasted(unit)]
    table.record("movesGranted", units=[named(unit) for unit in units])


def _storm(table: Table, seat: int, target: Move, effect: Move) -> None:
    for number in [unit["id"] for unit in _golems_in(table.match, target["stack"][0])]:
        unit = _unit(table.match, number)
        if unit:
            force, armor = effect["force"], armor_of(table.match, unit)
            hit = attack_hits(table, seat, unit["seat"], force, armor)
            table.record("stormStruck", target=named(unit), force=force, armor=armor, hit=hit)
            destroy_if_spent(table, unit)


def _boost(table: Table, _: int, target: Move, effect: Move) -> None:
    units = [named(unit) for unit in _golems_in(table.match, target["stack"][0])]
    table.record("boosted", units=units, what=effect["what"], by=effect["by"], turns=effect["turns"])


def _portal(table: Table, _: int, target: Move, __: Move) -> None:
    source, to = target["portal"]["from"], target["portal"]["to"][0]
    golems = [named(unit) for unit in _golems_in(table.match, source)]
    if golems:
        table.record("golemsMoved", golems=golems, **{"from": source}, to=to, by="PORTAL")


def _divine(table: Table, seat: int, _: Move, effect: Move) -> None:
    match = table.match
    hands = [card for other in opponents(match, seat) for card, _ in _cards_of(match, other)]
    decks = [card for name in HANDS for card in table.cards(f"{name}-deck")[-effect["deep"] :][::-1]]
    table.peek(hands + decks, [seat])


def _negate(table: Table, _: int, __: Move, ___: Move) -> None:
    if table.state["spells"]:
        table.record("spellNegated", card=table.state["spells"][-1]["card"])


def _repair(table: Table, _: int, target: Move, __: Move) -> None:
    table.record("repaired", units=[named(unit) for unit in units_in(table.match, target["stack"][0])])


def _steal(table: Table, seat: int, target: Move, _: Move) -> None:
    held = _cards_of(table.match, target["opponent"])
    if held:
        card, name = held[table.chance(len(held))]
        table.move([card], f"{name}-hand-{seat}")


def _transform(table: Table, _: int, target: Move, __: Move) -> None:
    unit = _unit(table.match, target["golem"]["golem"])
    if not unit:
        return
    table.record("golemTransformed", golem=named(unit), into=target["golem"]["into"][0])
    if hits_of(unit) <= 0:
        return destroy_if_spent(table, unit)
    others = [one for one in _golems_in(table.match, unit["space"]) if one is not unit and clash(one, unit)]
    for one in [*others, unit] if others else []:
        table.record("unitDestroyed", unit=named(one), why="CLASH")
    return None


_WORDS: Dict[str, Callable[[Table, int, Move, Move], None]] = {
    "extraAttack": _extra_attack,
    "armor": lambda table, _, __, effect: table.record("attackChanged", force=0, armor=effect["by"]),
    "force": lambda table, _, __, effect: table.record("attackChanged", force=effect["by"], armor=0),
    "moveAgain": _move_again,
    "gainMana": lambda table, seat, _, effect: change_mana(table, seat, effect["mana"]),
    "storm": _storm,
    "boost": _boost,
    "portal": _portal,
    "divine": _divine,
    "negate": _negate,
    "repair": _repair,
    "steal": _steal,
    "transform": _transform,
}
