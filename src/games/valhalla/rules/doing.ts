import type { CardName, Seat } from '../../../engine/index.ts';
import type { Effect } from '../cards/words.ts';
import type { Target } from '../moves.ts';

/** An effect on its way: of which card, set off by which seat; `foe`: the one opponent it can be aimed at. */
export interface Doing {
  seat: Seat;
  card: CardName;
  effect: Effect;
  target: Target | null;
  foe: Seat | null;
  /** How many terrains in a row have acted. */
  depth: number;
}

/** An effect as a step of its own. */
export function doing(seat: Seat, card: string, effect: Effect, more: Partial<Doing> = {}): { step: 'effect' } & Doing {
  return { step: 'effect', seat, card, effect, target: null, foe: null, depth: 0, ...more };
}
