import { atSeat, changed, type Effect, type EffectsOf, effect, type Seat } from '../../../engine/index.ts';
import type { SparkForming } from '../spark-forming.ts';
import { effectDone } from './labels.ts';

const HEALTH = 'Health Points';
const MODE = { BLOCK: 'Block', DODGE: 'Dodge', COUNTER: 'Counter' } as const;

const shows = (seat: Seat, card: string, boost: string | null, what: string | null = null): Effect =>
  effect('REVEAL', { seat, to: atSeat(seat), cards: boost === null ? [card] : [card, boost], what });

/** The effects of facts on the table. There is no board, so everything happens between seats. */
export const effects: EffectsOf<SparkForming> = {
  attackMade: ({ attackers, card, boost }) => attackers.map((seat) => shows(seat, card, boost)),
  defenceMade: ({ seat, card, boost, mode }) => [shows(seat, card, boost, MODE[mode])],
  damageDealt: ({ from, to, amount }) => [
    effect('STRIKE', { seat: from, from: atSeat(from), to: atSeat(to), amount }),
    changed(atSeat(to), -amount, HEALTH, to),
  ],
  recovered: ({ seat, by }) => [changed(atSeat(seat), by, HEALTH, seat)],
  fragmentUsed: ({ seat, card }) => [shows(seat, card, null)],
  tagged: ({ from, to }) => [effect('MOVE', { seat: to, from: atSeat(from), to: atSeat(to), amount: 1 })],
  fell: ({ seat }) => [effect('LOSE', { seat, to: atSeat(seat) })],
  entered: ({ seat }) => [effect('GAIN', { seat, to: atSeat(seat) })],
  lastStandMade: ({ seat }) => [effect('REVEAL', { seat, to: atSeat(seat), what: 'last stand' })],
  effectDone: ({ seat, effect: done }) => [effect('REVEAL', { seat, to: atSeat(seat), what: effectDone(done) })],
};
