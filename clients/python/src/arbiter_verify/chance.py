"""The random numbers of a match, and its shuffle."""

import hashlib
from typing import Callable, List, Sequence, TypeVar

T = TypeVar("T")
Chance = Callable[[int], int]


def stream(name: str) -> Chance:
    """Return a function that gives the next number below n."""
    words: List[int] = []
    blocks = 0

    def below(n: int) -> int:
        nonlocal blocks
        limit = 2**32 - 2**32 % n
        while True:
            if not words:
                block = hashlib.sha256(f"{name}:{blocks}".encode()).digest()
                words.extend(int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4))
                blocks += 1
            word = words.pop()
            if word < limit:
                return word % n

    return below


class ChanceNeeded(Exception):
    """An answer that should need no chance draws at random."""


def no_chance(_: int) -> int:
    raise ChanceNeeded


def shuffled(items: Sequence[T], chance: Chance) -> List[T]:
    made = list(items)
    for i in range(len(made) - 1, 0, -1):
        j = chance(i + 1)
        made[i], made[j] = made[j], made[i]
    return made
