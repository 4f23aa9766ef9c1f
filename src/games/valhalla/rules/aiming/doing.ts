import type { CardId, CardName, Seat } from '../../../../engine/index.ts';
import type { Effect } from '../../cards/words.ts';
import type { Target } from '../../moves.ts';

/** An effect on its way: of which card, set off by which seat; `foe`: the one opponent it can be aimed at. */
export interface Doing {
  seat: Seat;
  card: CardName;
  effect: Effect;
  target: Target | null;
  foe: Seat | null;
  /** The terrains that have acted already in this chain of landings. */
  acted?: CardId[];
  /** The record has named the card: it was played, or this is not its first effect. */
  named?: boolean;
}

/** An effect as a step of its own. */
export function doing(seat: Seat, card: string, effect: Effect, more: Partial<Doing> = {}): { step: 'effect' } & Doing {
  return { step: 'effect', seat, card, effect, target: null, foe: null, ...more };
}

/** All effects of a card that acts of itself, in their order. */
export function doingAll(
  seat: Seat,
  card: string,
  effects: readonly Effect[],
  more: Partial<Doing> = {},
): ({ step: 'effect' } & Doing)[] {
  return effects.map((effect, i) => doing(seat, card, effect, { named: i > 0, ...more }));
}
