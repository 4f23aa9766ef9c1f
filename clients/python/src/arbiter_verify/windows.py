"""Reaction windows: steps in which seats answer or pass in turn."""

from typing import Any, Callable, Dict, List

from .match import Ask, Choice, Match, Step
from .table import Table

PASS: Dict[str, Any] = {"pass": True}


def window(
    may: Callable[[Match, int], bool],
    answers: Callable[[Match, int], List[Choice]],
    answer: Callable[[Table, int, Dict[str, Any]], None],
    targets: Callable[[Match], List[int]],
    turn: Callable[[Match], int],
) -> Ask:
    def passes(match: Match, seat: int) -> bool:
        mode = match.auto_pass[seat]
        if mode == "UNTIL_MY_TURN":
            return turn(match) != seat
        return mode == "UNLESS_TARGET" and seat not in targets(match)

    def asks(match: Match, step: Step) -> List[int]:
        waiting = (seat for seat in step["order"] if seat not in step["passed"])
        return next(([seat] for seat in waiting if may(match, seat) and not passes(match, seat)), [])

    def choices(match: Match, _: Step, seat: int) -> List[Choice]:
        return [Choice(PASS), *answers(match, seat)]

    def take(table: Table, step: Step, seat: int, move: Dict[str, Any]) -> None:
        if "pass" in move:
            table.record("passed", seat=seat)
            table.next({**step, "passed": [*step["passed"], seat]})
            return
        after = step["order"].index(seat) + 1
        table.next({**step, "order": step["order"][after:] + step["order"][:after], "passed": []})
        answer(table, seat, move)

    return Ask(asks, choices, take, lambda *_: PASS)
