import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { endedWatch, type Waiting, wakeSignal } from '../../ledger/wake-signal.ts';
import { parsed } from '../../process/checked-input.ts';
import { decisionAt, type SeenDecision } from '../door/seen-decision.ts';
import { underRules } from '../door/under-rules.ts';
import { type Match, seatsOf } from '../match/match.ts';
import { askedSeats } from '../match/question.ts';
import type { Room } from '../room.ts';

export interface ListDecisions {
  /** 1 to 50, 20 when left out. */
  first?: number | null;
}

/** How many decisions a page has without `first`, and at most. */
export const DECISION_PAGE = { usual: 20, largest: 50 };

/**
 * What the player is asked now at all of their matches: first what is due first, then what has no deadline, the match that
 * has waited longest first.
 * @throws Refused BAD_INPUT (first)
 */
export async function listDecisions(room: Room, caller: Caller, input: ListDecisions): Promise<SeenDecision[]> {
  const first = parsed(z.int().min(1).max(DECISION_PAGE.largest), input.first ?? DECISION_PAGE.usual, 'first');
  const asked: SeenDecision[] = [];
  for (const id of await room.store.askedOf(caller.id, first)) asked.push(...(await decisionsOf(room, caller, id)));
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

/** A question that is open: at this match, to this seat. */
interface Asked {
  match: Match;
  seat: number;
}

/**
 * How long a watcher waits that hears nothing, in milliseconds. Lost news are found for all of them together (`src/ledger/news.ts`): this is for
 * what nobody has thought of.
 */
const PATIENCE = 600_000;
/** A match of which nobody has said how far it is. */
const UNKNOWN = -1;

/**
 * What the player is asked at all of their matches: first all that is open, then each new question once. Never ends by
 * itself.
 */
export function watchDecisions(room: Room, caller: Caller): AsyncIterableIterator<SeenDecision> {
  const watch: Watch = { mine: new Map(), changed: new Map(), news: wakeSignal(), ended: false };
  return endedWatch(decisions(room, caller, watch), watch);
}

interface Mine {
  /** By seat: the version since which what was told stands. */
  told: Map<number, number>;
  /** In which epoch of the database that was. */
  epoch: number;
  /** Listens no longer. */
  leave(): void;
}

interface Watch extends Waiting {
  /** The player's running matches, and for a moment one that may be. */
  mine: Map<string, Mine>;
  /** Matches that something has happened in since we looked, and the newest version that was told. */
  changed: Map<string, number>;
}

async function* decisions(room: Room, caller: Caller, watch: Watch): AsyncGenerator<SeenDecision> {
  const unsubscribe = room.beginnings.of(caller.id, (id) => {
    if (!watch.mine.has(id)) heard(watch, id, UNKNOWN);
  });
  let looked = Number.NEGATIVE_INFINITY;
  try {
    while (!watch.ended) {
      if (performance.now() - looked >= PATIENCE) {
        looked = performance.now();
        for (const { id } of await room.store.playedBy([caller.id])) watch.changed.set(id, UNKNOWN);
      }
      yield* newAt(room, caller, watch);
      if (!watch.ended) await watch.news.wait(PATIENCE);
    }
  } finally {
    unsubscribe();
    for (const { leave } of watch.mine.values()) leave();
  }
}

function heard(watch: Watch, id: string, version: number): void {
  watch.changed.set(id, Math.max(version, watch.changed.get(id) ?? UNKNOWN));
  watch.news.ring();
}

async function* newAt(room: Room, caller: Caller, watch: Watch): AsyncGenerator<SeenDecision> {
  const changed = [...watch.changed];
  watch.changed.clear();
  for (const [id, version] of changed) {
    for (const open of await openAt(room, caller, watch, { id, version })) {
      if (watch.ended) return;
      const read = () => decisionAt(open.match, open.seat);
      const decision = isNew(watch, open) ? await underRules(room, open.match, read, null) : null;
      if (decision) yield decision;
    }
  }
}

async function openAt(
  room: Room,
  caller: Caller,
  watch: Watch,
  { id, version }: { id: string; version: number },
): Promise<Asked[]> {
  const { mine } = watch;
  // First listened, then read: what comes in between is heard.
  if (!mine.has(id))
    mine.set(id, { told: new Map(), epoch: 0, leave: room.news.of(id, (told) => heard(watch, id, told)) });
  await room.news.reached(id);
  const match = (await (version > 0 ? room.hot.upTo(id, version) : room.hot.current(id)))?.match;
  if (match?.status !== 'RUNNING' || seatsOf(match, caller.id).length === 0) {
    mine.get(id)?.leave();
    mine.delete(id);
    return [];
  }
  return askedSeats(match, caller.id).map((seat) => ({ match, seat }));
}

function isNew({ mine }: Watch, { match, seat }: Asked): boolean {
  const one = mine.get(match.id);
  if (one && match.epoch > one.epoch) Object.assign(one, { told: new Map(), epoch: match.epoch }); // what was told may be lost
  const told = one?.told;
  const since = match.standing[seat]?.since ?? match.version;
  if ((told?.get(seat) ?? -1) >= since) return false;
  told?.set(seat, since);
  return true;
}
