import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { decisionAt, type SeenDecision } from '../door/seen-decision.ts';
import { underRules } from '../door/under-rules.ts';
import { askedSeats } from '../match/asked-decision.ts';
import { parsed } from '../match/checked-input.ts';
import type { Room } from '../room.ts';

export interface ListDecisions {
  /** 1 to 50, 20 when left out. */
  first?: number | null;
}

/** By the player's seats, of which there are as many as they may have open: never all matches. */
const WAITING_FOR = `
select m.id from seats s join matches m on m.id = s.match_id
where s.player_id = $1 and m.status = 'RUNNING' and s.seat = any (m.waiting_for)
group by m.id
order by min(m.deadline) nulls last, min(m.moved_at) nulls first, m.id
limit $2`;

/**
 * What the player is asked now at all of their matches: first what is due first, then what has no deadline, the match that
 * has waited longest first.
 * @throws Refused BAD_INPUT (first)
 */
export async function listDecisions(room: Room, caller: Caller, input: ListDecisions): Promise<SeenDecision[]> {
  const first = parsed(z.int().min(1).max(50), input.first ?? 20, 'first');
  const { rows } = await room.db.pool.query<{ id: string }>(WAITING_FOR, [caller.id, first]);
  const asked: SeenDecision[] = [];
  for (const { id } of rows) asked.push(...(await decisionsOf(room, caller, id)));
  return asked.sort(byDeadline).slice(0, first);
}

async function decisionsOf(room: Room, caller: Caller, id: string): Promise<SeenDecision[]> {
  const match = (await room.hot.current(id))?.match;
  if (match?.status !== 'RUNNING') return []; // it has ended meanwhile
  const seats = askedSeats(match, caller.id);
  const decisions = await underRules(room, match, () => seats.map((seat) => decisionAt(match, seat)), []);
  return decisions.filter((one) => one !== null);
}

// Stable: what the database has put in order stays so among equals.
function byDeadline({ deadline: a }: SeenDecision, { deadline: b }: SeenDecision): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  return a.getTime() - b.getTime();
}
