"""The characters in play, and who reaches whom."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple

from ...match import Match
from ...table import Table
from .state import CARDS

Move = Dict[str, Any]
Person = Dict[str, Any]
SPOTS = [f"{line}_{column}" for line in ("FRONT", "REAR") for column in range(1, 6)]
SEATS = (0, 1)


@dataclass(frozen=True)
class Fighter:
    card: int
    name: str
    seat: int
    place: int
    hp: int

    @property
    def person(self) -> Person:
        return {"card": self.card, "name": self.name, "seat": self.seat, "spot": SPOTS[self.place]}

    @property
    def printed(self) -> Dict[str, Any]:
        return CARDS[self.name]

    @property
    def is_front(self) -> bool:
        return self.place < 5

    def has(self, skill: str) -> bool:
        return skill in self.printed["skills"]


def fighters(match: Match, seat: int) -> List[Fighter]:
    zone = match.zones[f"field-{seat}"]
    hp = match.state["hp"]
    return [
        Fighter(card, match.name(card), seat, place, hp.get(str(card), 0))
        for card, place in zip(zone["cards"], zone["places"])
    ]


def fighter(match: Match, card: int) -> Fighter:
    return next(one for seat in SEATS for one in fighters(match, seat) if one.card == card)


def duel_of(match: Match) -> Optional[Tuple[Fighter, Fighter]]:
    battle, hp = match.state["battle"], match.state["hp"]
    if not battle or not all(str(battle[side]) in hp for side in ("attacker", "target")):
        return None
    other = "target" if battle["striker"] == battle["attacker"] else "attacker"
    return fighter(match, battle["striker"]), fighter(match, battle[other])


def deck_of(match: Match, seat: int) -> List[int]:
    return sorted(match.zones[f"deck-{seat}"]["cards"])


def _turn_seat(match: Match) -> int:
    return (match.state["first"] + match.state["turn"] - 1) % 2


def turn_player(match: Match) -> List[int]:
    state = match.state
    return [] if state["first"] is None or state["turn"] == 0 or state["outcome"] else [_turn_seat(match)]


def undecided(match: Match, seats: List[int]) -> List[int]:
    return [] if match.state["outcome"] else seats


def apart(one: int, other: int) -> Tuple[int, int]:
    """Return how many columns and lines two places are apart."""
    return abs(one % 5 - other % 5), abs(one // 5 - other // 5)


def reach(attacker: Fighter, target: Fighter) -> Optional[str]:
    columns, lines = apart(attacker.place, target.place)
    if columns > 1 or not (attacker.is_front or target.is_front):
        return None
    if attacker.has("FLYING"):
        return "LONG" if lines else "NEAR"
    return "NEAR" if columns == 0 and lines == 0 else None


def step_to(table: Table, one: Fighter, to: int) -> None:
    there = next((other for other in fighters(table.match, one.seat) if other.place == to), None)
    spots = {"from": SPOTS[one.place], "to": SPOTS[to], "with": there and there.person}
    table.record("stepped", seat=one.seat, character=one.person, **spots)
    cards, places = ([one.card, there.card], [to, one.place]) if there else ([one.card], [to])
    table.move(cards, f"field-{one.seat}", places)


def fall(table: Table, one: Fighter) -> None:
    table.record("fell", seat=one.seat, character=one.person)
    table.move([one.card], f"graveyard-{one.seat}")


def absent(move: Move) -> Any:
    return lambda *_: deepcopy(move)
