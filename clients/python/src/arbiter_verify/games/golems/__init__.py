"""The rules of Golems, as docs/reference/record-golems.md describes them."""

from ...form import fields, is_int
from ...match import Game
from .battle import BATTLE
from .board import DATA
from .effects import fall, finish_by_count
from .fate import FATE
from .spells import SPELLS
from .state import initial, reduce
from .turn import KINDS, TURN, setup

GOLEMS = Game(
    id="golems",
    rules_version="1.1.3",
    seats=(2, 4),
    backs={card["name"]: name.capitalize() for _, name, __ in KINDS for card in DATA[name]},
    are_options=fields(rounds=lambda value: is_int(value) and 1 <= value <= 200),
    is_deck=lambda deck, _: deck is None,
    initial=initial,
    setup=setup,
    steps={**TURN, **FATE, **SPELLS, **BATTLE},
    reduce=reduce,
    leave=lambda table, seat: fall(table, seat, "LEFT"),
    turn_fact="turnBegan",
    turn_limit=1000,
    rule_on_turn=lambda table: finish_by_count(table, "A turn has gone on without an end"),
    has_eliminations=True,
)
