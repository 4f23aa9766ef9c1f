import { type Ask, type At, type Run, someOf } from '../../../engine/index.ts';
import { doer, hasLeft, turnPlayer } from '../seats.ts';
import { asking, cardOptions } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { DISCARD_PILE, zoneOf } from '../zones.ts';
import { finishByScore } from './end.ts';
import { refill } from './supply.ts';

/** The maximum number of ships in a salvage yard at the end of a turn. */
export const KEPT = 2;

/** Returns the maximum number of rounds of the match: the option `turns`, rounded up to whole rounds. */
export function roundsOf({ seats, options }: At<SparkOfWar>): number {
  return Math.ceil(options.turns / seats);
}

/** A turn consists of two action phases and the discard. The turns of players who have left are counted but skipped. */
export const turn: Run<SparkOfWar, 'turn'> = {
  run: (table, step) => {
    const { at } = table;
    const rounds = roundsOf(at);
    if (step.turn >= rounds * at.seats) {
      return finishByScore(
        table,
        rounds === 1 ? 'The only round has been played' : `${rounds} rounds have been played`,
      );
    }
    const seat = (at.state.first + step.turn) % at.seats;
    const following = { step: 'turn' as const, turn: step.turn + 1 };
    if (hasLeft(at, seat)) return table.next(following);
    table.emit({ fact: 'turnBegan', ...doer(at, seat), turn: step.turn });
    refill(table, seat);
    table.next({ step: 'action', action: 1 }, { step: 'action', action: 2 }, { step: 'discard' }, following);
  },
};

/** An action phase consists of deployment (with the ship's special power), damage and conquest. */
export const action: Run<SparkOfWar, 'action'> = {
  run: (table, step) => {
    if (turnPlayer(table.at).length === 0) return;
    table.emit({ fact: 'actionBegan', action: step.action });
    table.next({ step: 'deploy' }, { step: 'salvo' }, { step: 'conquer' });
  },
};

/** Rules, Discard: two ships of the player's choice stay in the salvage yard. */
export const discard: Ask<SparkOfWar, 'discard'> = {
  asks: (at) => turnPlayer(at).filter((seat) => zoneOf(at, 'salvage', seat).cards.length > KEPT),
  prompt: (at, _, seat) => asking(at, seat, ASK.discard(KEPT)),
  choices: (at, _, seat) => {
    const from = cardOptions(at, zoneOf(at, 'salvage', seat).cards);
    const excess = from.length - KEPT;
    return [someOf(SAY.discard(excess), { discard: { cards: [] } }, ['discard', 'cards'], from, excess)];
  },
  take: (table, _step, _seat, { discard: { cards } }) => table.move(cards, DISCARD_PILE),
  absent: (at, _, seat) => {
    const { cards } = zoneOf(at, 'salvage', seat);
    return { discard: { cards: cards.slice(0, cards.length - KEPT) } };
  },
};
