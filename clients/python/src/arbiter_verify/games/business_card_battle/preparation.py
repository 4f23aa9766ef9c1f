"""The steps before the first turn, and the forced advance."""

from typing import Dict, List, Union

from ...match import Ask, Blank, Choice, Fact, Match, Run, Step
from ...table import Table, copies_leaving
from .field import Move, SEATS, SPOTS, deck_of, fighter, fighters, step_to, undecided
from .state import CARDS

BEATS = {
    "EARTH": "WATER",
    "WATER": "FIRE",
    "FIRE": "AIR",
    "AIR": "EARTH",
    "PAPER": "ROCK",
    "ROCK": "SCISSORS",
    "SCISSORS": "PAPER",
}


def setup(table: Table, began: Fact) -> None:
    for seat in SEATS:
        table.open(f"deck-{seat}", "deck", "hand", seat, [seat])
        table.open(f"field-{seat}", "field", "row", seat, "everyone")
        table.open(f"graveyard-{seat}", "graveyard", "pile", seat, "everyone")
        table.make(f"deck-{seat}", [line["card"] for line in began["decks"][seat] for _ in range(line["count"])])
    table.next({"step": "pick"}, {"step": "compare"})


def _pick(table: Table, _: Step, seat: int, move: Move) -> None:
    shown = copies_leaving(table.match, move["pick"]["card"])
    table.reveal(shown)
    for card in shown:
        name = table.match.name(card)
        table.record("markShown", seat=seat, name=name, mark=CARDS[name]["mark"])


def _compare(table: Table, _: Step) -> None:
    mine, theirs = table.state["marks"]
    if not mine or not theirs or table.state["outcome"]:
        return
    if mine != theirs:
        return _begin(table, 0 if BEATS[mine] == theirs else 1, "MARKS")
    table.record("marksEqual")
    if table.state["equal"] < 10:
        return table.next({"step": "pick"}, {"step": "compare"})
    return _begin(table, 0 if table.roll(6) <= 3 else 1, "DIE")


def _begin(table: Table, seat: int, by: str) -> None:
    table.record("firstDecided", seat=seat, by=by)
    table.next({"step": "place"}, {"step": "advance"}, {"step": "turn"})


def _both(match: Match, _: Step) -> List[int]:
    return undecided(match, [0, 1])


def _place_choices(match: Match, _: Step, seat: int) -> List[Choice]:
    count = len(deck_of(match, seat))
    return [Choice({"place": {"spots": []}}, Blank(("place", "spots"), SPOTS, count, count))]


def _place(table: Table, _: Step, seat: int, move: Move) -> None:
    spots = move["place"]["spots"]
    cards = table.move(deck_of(table.match, seat), f"field-{seat}", [SPOTS.index(spot) for spot in spots])
    names = [table.match.name(card) for card in cards]
    characters = [
        {"card": card, "name": name, "spot": spot, "hp": CARDS[name]["hp"]}
        for card, name, spot in zip(cards, names, spots)
    ]
    table.record("fielded", seat=seat, characters=characters)


def _place_absent(match: Match, _: Step, seat: int) -> Move:
    front, rear = SPOTS[:5], SPOTS[5:]
    flies = ["FLYING" in CARDS[match.name(card)]["skills"] for card in deck_of(match, seat)]
    flyers = [rear.pop(len(rear) // 2) if is_flyer and rear else None for is_flyer in flies]
    free = front + rear
    return {"place": {"spots": [spot or free.pop(0) for spot in flyers]}}


def _advance_asks(match: Match, _: Step) -> List[int]:
    people = {seat: fighters(match, seat) for seat in SEATS}
    return undecided(match, [seat for seat in SEATS if people[seat] and not any(one.is_front for one in people[seat])])


def _advance_choices(match: Match, _: Step, seat: int) -> List[Choice]:
    return [Choice({"advance": {"character": one.card}}) for one in fighters(match, seat)]


def _advance(table: Table, _: Step, __: int, move: Move) -> None:
    one = fighter(table.match, move["advance"]["character"])
    step_to(table, one, one.place - 5)


PREPARATION: Dict[str, Union[Run, Ask]] = {
    "pick": Ask(
        _both,
        lambda match, _, seat: [Choice({"pick": {"card": []}}, Blank(("pick", "card"), deck_of(match, seat)))],
        _pick,
        lambda match, _, seat: {"pick": {"card": deck_of(match, seat)[:1]}},
    ),
    "compare": Run(_compare),
    "place": Ask(_both, _place_choices, _place, _place_absent),
    "advance": Ask(
        _advance_asks,
        _advance_choices,
        _advance,
        lambda match, _, seat: {"advance": {"character": fighters(match, seat)[0].card}},
        is_open=True,
    ),
}
