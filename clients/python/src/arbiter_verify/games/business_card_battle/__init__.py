"""The rules of Business Card Battle, as docs/reference/record-business-card-battle.md describes them."""

from ...match import Game
from .battle import BATTLE
from .end import END, decide, seat_leaves
from .preparation import PREPARATION, setup
from .state import CARDS, are_options, initial, is_deck, reduce
from .turn import TURN

BUSINESS_CARD_BATTLE = Game(
    id="business-card-battle",
    rules_version="1.3.0",
    seats=(2, 2),
    backs=dict.fromkeys(CARDS, "business card"),
    are_options=are_options,
    is_deck=is_deck,
    initial=initial,
    setup=setup,
    steps={**PREPARATION, **TURN, **BATTLE, **END},
    reduce=reduce,
    leave=seat_leaves,
    turn_fact="turnBegan",
    turn_limit=2000,
    rule_on_turn=lambda table: decide(table, None, "LONG_TURN"),
)
