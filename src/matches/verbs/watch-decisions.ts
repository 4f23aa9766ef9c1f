import type { Caller } from '../../accounts/index.ts';
import { bell } from '../../log/bell.ts';
import { endedWatch, type Waiting } from '../../log/ended-watch.ts';
import { decisionAt, type SeenDecision } from '../door/seen-decision.ts';
import { underRules } from '../door/under-rules.ts';
import { askedSeats } from '../match/asked-decision.ts';
import { type Match, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/** A question that is open: at this match, to this seat. */
interface Asked {
  match: Match;
  seat: number;
}

/** How long lost news may go unnoticed, in milliseconds. */
const HEAL = 10_000;

/**
 * What the player is asked at all of their matches: first all that is open, then each new question once. Never ends by
 * itself.
 */
export function watchDecisions(room: Room, caller: Caller): AsyncIterableIterator<SeenDecision> {
  const watch: Watch = { mine: new Map(), changed: new Set(), news: bell(), ended: false };
  return endedWatch(decisions(room, caller, watch), watch);
}

interface Mine {
  /** By seat: the version since which what was told stands. */
  told: Map<number, number>;
  /** Listens no longer. */
  leave(): void;
}

interface Watch extends Waiting {
  /** The player's running matches, and for a moment one that may be. */
  mine: Map<string, Mine>;
  /** Matches that something has happened in since we looked. */
  changed: Set<string>;
}

async function* decisions(room: Room, caller: Caller, watch: Watch): AsyncGenerator<SeenDecision> {
  const unsubscribe = room.beginnings.of(caller.id, (id) => heard(watch, id));
  let looked = Number.NEGATIVE_INFINITY;
  try {
    while (!watch.ended) {
      if (performance.now() - looked >= HEAL) {
        looked = performance.now();
        for (const id of await runningMatches(room, caller)) watch.changed.add(id);
      }
      yield* newAt(room, caller, watch);
      if (!watch.ended) await watch.news.wait(HEAL);
    }
  } finally {
    unsubscribe();
    for (const { leave } of watch.mine.values()) leave();
  }
}

function heard(watch: Watch, id: string): void {
  watch.changed.add(id);
  watch.news.ring();
}

async function* newAt(room: Room, caller: Caller, watch: Watch): AsyncGenerator<SeenDecision> {
  const changed = [...watch.changed];
  watch.changed.clear();
  for (const id of changed) {
    for (const open of await openAt(room, caller, watch, id)) {
      if (watch.ended) return;
      const read = () => decisionAt(open.match, open.seat);
      const decision = isNew(watch, open) ? await underRules(room, open.match, read, null) : null;
      if (decision) yield decision;
    }
  }
}

async function runningMatches(room: Room, caller: Caller): Promise<string[]> {
  const { rows } = await room.db.pool.query<{ id: string }>(
    `select m.id from seats s join matches m on m.id = s.match_id where s.player_id = $1 and m.status = 'RUNNING'
     group by m.id`,
    [caller.id],
  );
  return rows.map(({ id }) => id);
}

async function openAt(room: Room, caller: Caller, watch: Watch, id: string): Promise<Asked[]> {
  const { mine } = watch;
  // First listened, then read: what comes in between is heard.
  if (!mine.has(id)) mine.set(id, { told: new Map(), leave: room.news.of(id, () => heard(watch, id)) });
  const match = (await room.hot.current(id))?.match;
  if (match?.status !== 'RUNNING' || seatsOf(match, caller.id).length === 0) {
    mine.get(id)?.leave();
    mine.delete(id);
    return [];
  }
  return askedSeats(match, caller.id).map((seat) => ({ match, seat }));
}

function isNew({ mine }: Watch, { match, seat }: Asked): boolean {
  const told = mine.get(match.id)?.told;
  const since = match.standing[seat]?.since ?? match.version;
  if ((told?.get(seat) ?? -1) >= since) return false;
  told?.set(seat, since);
  return true;
}
