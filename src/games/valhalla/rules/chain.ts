import type { At, Seat } from '../../../engine/index.ts';
import type { Reach } from '../cards/words.ts';
import type { Activity, Attack, Said } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { nameOf } from '../zones.ts';

/** Returns the current attack if it is of this kind; otherwise null. */
export function attackAt(at: At<Valhalla>, reach: Reach = 'any'): Attack | null {
  const { pending } = at.state;
  if (pending?.kind !== 'ATTACK' || (reach === 'melee' && !pending.melee) || (reach === 'ranged' && pending.melee))
    return null;
  return pending;
}
export const undecided = (attack: Attack | null): Attack | null => (attack?.stage === 'DAMAGE' ? null : attack);

/** Returns the last card of the chain and its `place` or, if the chain is empty, the card of the activity. */
export function cancelled(at: At<Valhalla>): { seat: Seat; card: string; place: number } | null {
  const { pending } = at.state;
  if (!pending) return null;
  const last = pending.chain.at(-1);
  if (last) {
    const late = pending.kind === 'ATTACK' && pending.stage === 'DAMAGE' && last.stage !== 'DAMAGE';
    return late ? null : { seat: last.seat, card: last.card, place: pending.chain.length - 1 };
  }
  if (pending.kind !== 'ACTIVITY' || pending.card === null) return null;
  return { seat: pending.seat, card: nameOf(at, pending.id ?? 0), place: -1 };
}

/** Returns the card against which a cancelling card of a chain was played. */
export function cancelledCard(pending: Activity | Attack, { answers }: Said): string {
  const own = pending.kind === 'ACTIVITY' ? pending.card : null;
  return (answers === null || answers < 0 ? own : pending.chain[answers]?.card) ?? 'nothing';
}
