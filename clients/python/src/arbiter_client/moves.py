from __future__ import annotations

import random
from typing import Any, Callable, List, Sequence, Union, cast

from .operations import BlankParts, ChoiceParts, DecisionParts

# The values chosen from a list, in order, or a whole number.
BlankValue = Union[Sequence[Any], int]
# Returns a whole number from 0 to n - 1.
Random = Callable[[int], int]


def move_of(choice: ChoiceParts, values: Sequence[BlankValue] = ()) -> Any:
    """Builds a move from a choice and one value for each of its blanks, in order."""
    move = choice["move"]
    for index, blank in enumerate(choice["blanks"]):
        move = _put(move, blank["path"], values[index] if index < len(values) else [])
    return move


def _put(move: Any, path: Sequence[str], value: BlankValue) -> Any:
    if not path:
        return value if isinstance(value, int) else list(value)
    inner = move if isinstance(move, dict) else {}
    return {**inner, path[0]: _put(inner.get(path[0]), path[1:], value)}


def most_of(blank: BlankParts) -> int:
    """The maximum number of values for a list blank, which cannot exceed the number of its options."""
    options = blank["from"]
    return blank["max"] if options is None else min(blank["max"], len(options))


def random_move(decision: DecisionParts, pick: Random = random.randrange) -> Any:
    """Builds a legal move of any game: a random choice with random values."""
    choice = decision["choices"][pick(len(decision["choices"]))]
    return move_of(choice, [_fill(blank, pick) for blank in choice["blanks"]])


def first_move(decision: DecisionParts) -> Any:
    """Builds a legal move of any game: the first choice with as few values as possible."""
    return random_move(decision, lambda n: 0)


def _fill(blank: BlankParts, pick: Random) -> BlankValue:
    count = blank["min"] + pick(most_of(blank) - blank["min"] + 1)
    if blank["from"] is None:
        return count
    left: List[Any] = [option["value"] for option in blank["from"]]
    return [left.pop(pick(len(left))) for _ in range(count)]
