import type { At, Counter, Seat } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { statsOf } from '../cards/print.ts';
import { resilienceOf, statsFor } from '../rules/stats.ts';
import { attackersOf, defenderOf, isStanding, isTag, sideOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HEALTH, pendingOf } from '../state.ts';
import { pendingLines } from './labels.ts';

function ofSeat(at: At<SparkForming>, seat: Seat): Counter[] {
  const { state } = at;
  const stats = statsOf(statsFor(at, seat)).map(([stat, value]) => ({
    label: printed(stat),
    seat,
    value,
    max: null,
  }));
  const active = isTag(at) ? [{ label: 'Active', seat, value: state.active.includes(seat) ? 1 : 0, max: 1 }] : [];
  return [
    { label: 'Health Points', seat, value: state.hp[seat] ?? 0, max: HEALTH },
    ...active,
    { label: 'Resilience', seat, value: resilienceOf(at, seat), max: null },
    ...stats,
  ];
}

/** Returns a seat's status: out, attacking, defending or waiting, a last stand, and the effects pending for it. */
export function status(at: At<SparkForming>, seat: Seat): string[] {
  const { state } = at;
  if (!isStanding(state, seat)) return ['out'];
  const stand = state.lastStand[sideOf(seat)] ? ['last stand'] : [];
  const more = [...stand, ...pendingLines(pendingOf(state, seat), 'the')];
  if (state.turn === 0 || at.result) return stand;
  if (attackersOf(state).includes(seat)) return ['attacks', ...more];
  return [defenderOf(state) === seat ? 'defends' : 'waits', ...more];
}

export function counters(at: At<SparkForming>): Counter[] {
  const { turn, hp } = at.state;
  const turns = turn > 0 ? [{ label: 'Turn', seat: null, value: turn, max: at.options.turns }] : [];
  return [...turns, ...hp.flatMap((_, seat) => ofSeat(at, seat))];
}
