import type { Run, Table } from '../../../engine/index.ts';
import { isStanding, isTag, livingOf, otherSide } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HEALTH } from '../state.ts';
import { finishByCount } from './end.ts';
import { sweep } from './end-of-turn.ts';
import { followers, gaps } from './tag.ts';

/** The number of consecutive ended attacks after which the match ends (ruling). */
export const MOST_ENDED = 20;
export const REST_EVERY = 3;
export const REST_BY = 5;
export const REST_MOST = 20;

/** Rules, The turn V: the next attack. First, fallen members are replaced, and the length of the match is checked. */
export const turn: Run<SparkForming, 'turn'> = {
  run: (table) => {
    const { at } = table;
    sweep(table);
    if (!fillGaps(table)) return;
    if (at.state.ended >= MOST_ENDED) return finishByCount(table, `${MOST_ENDED} attacks were ended in a row`);
    if (at.state.turn >= at.options.turns) return finishByCount(table, `${at.options.turns} turns have been played`);
    const { next, active, turn: played } = at.state;
    const [attacker, defender] = [active[next], active[otherSide(next)]];
    table.emit({ fact: 'turnBegan', turn: played + 1, side: next, attacker, defender });
    if (isTag(at)) rest(table);
    table.next({ step: 'attack' }, { step: 'turn' });
  },
};

// Replaces fallen active members in tag matches. The next member in the order comes in automatically, or the team is
// asked. Returns false if the turn must wait for an answer.
function fillGaps(table: Table<SparkForming>): boolean {
  const { at } = table;
  for (const side of gaps(at)) {
    const free = at.options.tagOrder === 'FREE' && livingOf(at, side).length > 1;
    if (free) {
      table.next({ step: 'enter', side }, { step: 'turn' });
      return false;
    }
    const [seat] = followers(at, at.state.active[side]);
    if (seat !== undefined) table.emit({ fact: 'entered', seat });
  }
  return true;
}

// Tag, Rest: every three turns of waiting restore 5 Health Points, at most 20 per period of waiting.
function rest(table: Table<SparkForming>): void {
  const { state } = table.at;
  state.hp.forEach((hp, seat) => {
    const waits = isStanding(state, seat) && !state.active.includes(seat);
    const waited = state.waited[seat] ?? 0;
    if (!waits || waited === 0 || waited % REST_EVERY !== 0) return;
    const by = Math.min(REST_BY, HEALTH - hp, REST_MOST - (state.rested[seat] ?? 0));
    if (by > 0) table.emit({ fact: 'recovered', seat, by, hp: hp + by, why: 'REST' });
  });
}
