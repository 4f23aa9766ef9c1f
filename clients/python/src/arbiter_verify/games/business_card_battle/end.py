"""The end of a match, and the prize."""

from typing import Any, Dict, List, Optional, Union

from ...match import Ask, Blank, Choice, Match, Run, Step
from ...table import Table
from .field import Move, SEATS
from .state import CARDS

WHY = {
    "ELIMINATION": "One side has no character left",
    "LEFT": "One side has left",
    "NO_BATTLE": "100 turns without a battle",
    "TURNS": "The last turn is over",
    "LONG_TURN": "A turn has gone on without an end",
}


def seat_leaves(table: Table, seat: int) -> None:
    table.record("gone", seat=seat)
    if not table.state["outcome"]:
        decide(table, 1 - seat, "LEFT")
    elif table.state["picker"] == seat:
        _take_prize(table, {}, seat, _prize_absent(table.match, {}, seat))


def decide(table: Table, winner: Optional[int], ending: str) -> None:
    table.record("decided", winner=winner, ending=ending)
    if winner is None or table.match.options["stakes"] == "friendly":
        return _finish(table)
    hidden = list(table.cards(f"deck-{1 - winner}"))
    if hidden:
        table.reveal(hidden)
    left = len(table.cards(f"field-{winner}")) + len(table.cards(f"deck-{winner}"))
    picks = left >= 6 or (left >= 3 and table.roll(6, winner) >= 5)
    picker = winner if picks else 1 - winner
    table.record("prizeRightGiven", seat=picker, left=left)
    if picker in table.state["gone"]:
        return _take_prize(table, {}, picker, _prize_absent(table.match, {}, picker))
    return table.next({"step": "prize"})


def _prizes(match: Match) -> List[str]:
    loser = 1 - match.state["outcome"]["winner"]
    cards = [card for zone in ("field", "graveyard", "deck") for card in match.zones[f"{zone}-{loser}"]["cards"]]
    return sorted({match.name(card) for card in cards}, key=lambda name: (-CARDS[name]["ap"] - CARDS[name]["hp"], name))


def _prize_choices(match: Match, _: Step, __: int) -> List[Choice]:
    return [Choice({"prize": {"card": []}}, Blank(("prize", "card"), _prizes(match)))]


def _prize_absent(match: Match, _: Step, seat: int) -> Move:
    names = _prizes(match)
    return {"prize": {"card": [names[0] if match.state["outcome"]["winner"] == seat else names[-1]]}}


def _take_prize(table: Table, _: Step, by: int, move: Move) -> None:
    winner = table.state["outcome"]["winner"]
    award = {"card": move["prize"]["card"][0], "from": 1 - winner, "to": winner}
    table.record("prizeTaken", by=by, **award)
    _finish(table, award)


def _finish(table: Table, award: Optional[Dict[str, Any]] = None) -> None:
    outcome = table.state["outcome"]
    ranks = [1 if outcome["winner"] in (None, seat) else 2 for seat in SEATS]
    table.finish(ranks, WHY[outcome["ending"]], [award] if award else [])


END: Dict[str, Union[Run, Ask]] = {
    "prize": Ask(
        lambda match, _: [] if match.state["picker"] is None else [match.state["picker"]],
        _prize_choices,
        _take_prize,
        _prize_absent,
    ),
}
