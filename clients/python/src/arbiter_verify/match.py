"""A match: its zones, its agenda, and the effects of facts."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from .strict_json import Json

Fact = Dict[str, Any]
Step = Dict[str, Any]
Zone = Dict[str, Any]
Audience = Union[str, List[int]]
EVERYONE = "everyone"
MODES = ("NONE", "UNTIL_MY_TURN", "UNLESS_TARGET")


@dataclass(frozen=True)
class Blank:
    """The open part of a choice: different values of a list, or a number if there is no list."""

    path: Tuple[str, ...]
    values: Optional[Sequence[Json]]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class Choice:
    move: Dict[str, Any]
    blank: Optional[Blank] = None


@dataclass(frozen=True)
class Run:
    run: Callable[..., None]


@dataclass(frozen=True)
class Ask:
    asks: Callable[..., List[int]]
    choices: Callable[..., List[Choice]]
    take: Callable[..., None]
    absent: Callable[..., Dict[str, Any]]
    is_open: bool = False


@dataclass(frozen=True)
class Game:
    id: str
    rules_version: str
    seats: Tuple[int, int]
    backs: Dict[str, str]
    are_options: Callable[[Json], bool]
    is_deck: Callable[[Json, Any], bool]
    initial: Callable[[int], Dict[str, Any]]
    setup: Callable[..., None]
    steps: Dict[str, Union[Run, Ask]]
    reduce: Callable[[Dict[str, Any], Fact], None]
    leave: Callable[..., None]
    turn_fact: str
    turn_limit: int
    rule_on_turn: Callable[..., None]
    has_eliminations: bool = False


@dataclass
class Match:
    game: Game
    seats: int
    options: Dict[str, Any]
    state: Dict[str, Any]
    version: int = 0
    zones: Dict[str, Zone] = field(default_factory=dict)
    faces: Dict[int, Tuple[str, str]] = field(default_factory=dict)
    known: Dict[int, Audience] = field(default_factory=dict)
    agenda: List[Step] = field(default_factory=list)
    sealed: List[Dict[str, Any]] = field(default_factory=list)
    left: List[int] = field(default_factory=list)
    auto_pass: List[str] = field(default_factory=list)
    answered: int = 0
    paused: bool = False
    offers: List[Dict[str, Any]] = field(default_factory=list)
    result: Optional[Dict[str, Any]] = None

    def zone_of(self, card: int) -> Zone:
        return next(zone for zone in self.zones.values() if card in zone["cards"])

    def name(self, card: int) -> str:
        return self.faces[card][0]


def blank_match(game: Game, began: Fact) -> Match:
    seats = began["seats"]
    return Match(game, seats, began["options"], game.initial(seats), auto_pass=["NONE"] * seats)


def union(one: Audience, other: Audience) -> Audience:
    if isinstance(one, str) or isinstance(other, str):
        return EVERYONE
    return sorted({*one, *other})


def intersection(one: Audience, other: Audience) -> Audience:
    if isinstance(one, str):
        return other
    return one if isinstance(other, str) else [seat for seat in one if seat in other]


def includes(audience: Audience, seat: int) -> bool:
    return isinstance(audience, str) or seat in audience


def count_answer(match: Match, kind: str) -> None:
    if kind in ("MOVE", "TIMED_OUT"):
        match.answered += 1


def withdraw_offers(match: Match, entry: Dict[str, Any]) -> None:
    """Withdraw an open offer before the entry takes effect."""
    kind = entry["kind"]
    if kind in ("MOVE", "TIMED_OUT"):
        match.offers = [offer for offer in match.offers if offer["seat"] != entry["seat"]]
    if kind in ("MOVE", "TIMED_OUT", "RESIGNED", "RULED", "REWOUND"):
        _close(match, {})


def fold(match: Match, entry: Dict[str, Any]) -> None:
    """Apply the facts of an entry without the rules."""
    count_answer(match, entry["kind"])
    withdraw_offers(match, entry)
    for fact in entry["facts"]:
        apply(match, fact)
    kept, *steps = entry["agenda"]
    match.agenda[kept:] = deepcopy(steps)
    match.version = entry["version"]


def fold_all(game: Game, entries: Sequence[Dict[str, Any]]) -> Match:
    match = blank_match(game, entries[0]["facts"][0])
    for entry in entries:
        fold(match, entry)
    return match


def is_engine_fact(name: str) -> bool:
    return name in _EFFECTS or name == "disclosed"


def apply(match: Match, fact: Fact) -> None:
    effect = _EFFECTS.get(fact["fact"])
    if effect:
        effect(match, fact)
        return
    match.game.reduce(match.state, fact)
    if fact["fact"] == match.game.turn_fact:
        match.answered = 0


def _learn(match: Match, card: int, by: Audience) -> None:
    if by:
        match.known[card] = by
    else:
        match.known.pop(card, None)


def _zone_opened(match: Match, fact: Fact) -> None:
    match.zones[fact["zone"]["id"]] = {**fact["zone"], "cards": [], "places": []}


def _cards_made(match: Match, fact: Fact) -> None:
    for card in fact["cards"]:
        match.faces[card["id"]] = (card["name"], card["back"])
        match.zones[fact["to"]]["cards"].append(card["id"])


def _cards_moved(match: Match, fact: Fact) -> None:
    seen, source, target = fact["seen"], match.zones[fact["from"]], match.zones[fact["to"]]
    for card in fact["cards"]:
        index = source["cards"].index(card)
        del source["cards"][index]
        del source["places"][index : index + 1]
    target["cards"].extend(fact["cards"])
    target["places"].extend(fact.get("places", []))
    arriving = union(seen, target["readers"])
    for card in fact["cards"]:
        former = match.known.get(card, [])
        _learn(match, card, intersection(union(former, source["readers"]), arriving))
    for card, by in fact.get("known", {}).items():
        match.known[int(card)] = by
    if source["kind"] == "hand" and seen != EVERYONE:
        for card in source["cards"]:
            if card in match.known:
                match.known[card] = intersection(match.known[card], seen)


def _shuffled(match: Match, fact: Fact) -> None:
    match.zones[fact["zone"]]["cards"] = list(fact["order"])
    for card in fact["order"]:
        match.known.pop(card, None)


def _revealed(match: Match, fact: Fact) -> None:
    for card in fact["cards"]:
        match.known[card] = EVERYONE


def _peeked(match: Match, fact: Fact) -> None:
    for card in fact["cards"]:
        _learn(match, card, union(match.known.get(card, []), fact["by"]))


def _sealed(match: Match, fact: Fact) -> None:
    match.sealed.append({"seat": fact["seat"], "move": fact["move"]})


def _auto_pass_set(match: Match, fact: Fact) -> None:
    match.auto_pass[fact["seat"]] = fact["mode"]


def _left(match: Match, fact: Fact) -> None:
    match.left.append(fact["seat"])
    match.sealed = [answer for answer in match.sealed if answer["seat"] != fact["seat"]]


def _rewound(match: Match, fact: Fact) -> None:
    table = deepcopy(fact["table"])
    for name, zone in match.zones.items():
        match.zones[name] = table["zones"].get(name) or {**zone, "cards": [], "places": []}
    match.state, match.answered, match.left = table["state"], table["answered"], table["left"]
    match.known = {int(card): by for card, by in table["known"].items()}
    match.agenda, match.sealed = [], table.get("sealed", [])


def _offered(match: Match, fact: Fact) -> None:
    version = match.version + 1
    match.offers.append({**fact, "version": version, "awaits": list(fact["asks"])})


def _accepted(match: Match, fact: Fact) -> None:
    for offer in match.offers:
        offer["awaits"] = [seat for seat in offer["awaits"] if seat != fact["seat"]]


def _close(match: Match, _: Fact) -> None:
    for offer in match.offers:
        offer["awaits"] = []


def _finished(match: Match, fact: Fact) -> None:
    match.result = {"ranks": fact["ranks"], "why": fact["why"]}
    if fact["awards"]:
        match.result["awards"] = fact["awards"]
    match.agenda, match.sealed = [], []


def _set(name: str, value: Callable[[], Any]) -> Callable[[Match, Fact], None]:
    return lambda match, _: setattr(match, name, value())


def _nothing(_: Match, __: Fact) -> None:
    pass


_EFFECTS: Dict[str, Callable[[Match, Fact], None]] = {
    **dict.fromkeys("began rolled passed timeGivenBack timeGiven ruled judgeCalled".split(), _nothing),
    **{"zoneOpened": _zone_opened, "cardsMade": _cards_made, "cardsMoved": _cards_moved, "shuffled": _shuffled},
    **{"revealed": _revealed, "peeked": _peeked, "sealed": _sealed, "autoPassSet": _auto_pass_set, "left": _left},
    **{"offerMade": _offered, "offerAccepted": _accepted, "offerDeclined": _close},
    **{"rewound": _rewound, "finished": _finished, "unsealed": _set("sealed", list)},
    **{"paused": _set("paused", lambda: True), "resumed": _set("paused", lambda: False)},
}
