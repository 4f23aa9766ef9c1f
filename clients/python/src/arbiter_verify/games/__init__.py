"""The games whose rules this verifier knows, by id."""

from typing import Dict

from ..match import Game
from .business_card_battle import BUSINESS_CARD_BATTLE
from .golems import GOLEMS

GAMES: Dict[str, Game] = {game.id: game for game in (BUSINESS_CARD_BATTLE, GOLEMS)}
