"""A client for every game on an Arbiter server."""

from .client import Client, Player, Update
from .errors import ServerRefusal, Unreachable
from .moves import BlankValue, first_move, move_of, random_move

__all__ = [
    "BlankValue",
    "Client",
    "Player",
    "ServerRefusal",
    "Unreachable",
    "Update",
    "first_move",
    "move_of",
    "random_move",
]
