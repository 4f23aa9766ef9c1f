import type { CardId, CardName, Seat } from '../../../../engine/index.ts';
import type { Effect } from '../../cards/words.ts';
import type { Target } from '../../moves.ts';

/** A pending effect, with its card and the seat that triggered it. `foe`, if set, is the only possible target. */
export interface Doing {
  seat: Seat;
  card: CardName;
  effect: Effect;
  target: Target | null;
  foe: Seat | null;
  /** The terrains that have already acted in this chain of landings. */
  acted?: CardId[];
  /** Whether the log has already named the card, because it was played or because this is not its first effect. */
  named?: boolean;
}

/** Returns the step that applies an effect. */
export function doing(seat: Seat, card: string, effect: Effect, more: Partial<Doing> = {}): { step: 'effect' } & Doing {
  return { step: 'effect', seat, card, effect, target: null, foe: null, ...more };
}

/** Returns the steps that apply all effects of an automatic card, in order. */
export function doingAll(
  seat: Seat,
  card: string,
  effects: readonly Effect[],
  more: Partial<Doing> = {},
): ({ step: 'effect' } & Doing)[] {
  return effects.map((effect, i) => doing(seat, card, effect, { named: i > 0, ...more }));
}
