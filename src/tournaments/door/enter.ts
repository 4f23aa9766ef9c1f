import { type Signature, same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { commit, retried } from '../../ledger/gateway.ts';
import { keyUsed } from '../../ledger/idempotency-key.ts';
import { signTournament } from '../../matches/index.ts';
import { EventRefusal } from '../event/decide/checks.ts';
import { decide } from '../event/decide/decide.ts';
import { type Command, type EventEntry, eventHash, readEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold/fold.ts';
import type { HotEvent } from '../log/hot-events.ts';
import type { Tournaments } from '../room.ts';
import { knowTheTime, timeOwed } from './give-back.ts';

/** What somebody wants; it is decided when it is its turn, and by the time it is then. */
export type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** A tournament after an entry, and the entry. */
export interface Entered {
  hot: HotEvent;
  entry: EventEntry;
}

/**
 * The one door through which entries are made. Only inside `hot.exclusive`. `want` says what to do as things stand, or
 * null for nothing; it is asked again when another node was first.
 * @param key the client's own name for it: the same key of the same player is answered the same way
 * @param may throws Refused when somebody has asked for enough; not asked of what is only answered once more
 * @throws Refused as the tournament stands
 */
export async function enter(
  room: Tournaments,
  hot: HotEvent,
  want: (event: Event) => Wanted | null,
  { key = null, may = anything }: { key?: string | null; may?: (wanted: Wanted) => Promise<void> } = {},
): Promise<Entered | null> {
  await giveBack(room, hot);
  return retried(
    async () => {
      const wanted = want(hot.event);
      if (!wanted) return null;
      const said = await room.store.byKey(hot.event.id, { by: wanted.by, key });
      if (said) return repeated(hot, said, wanted);
      await may(wanted);
      return attempt(room, hot, wanted, key);
    },
    { what: 'tournament', version: () => hot.event.version },
  );
}

// Before anything else happens: who asks now is not too late by a time in which nobody could ask.
async function giveBack(room: Tournaments, hot: HotEvent): Promise<void> {
  await knowTheTime(room, hot.event);
  for (let input = timeOwed(room, hot.event); input; input = timeOwed(room, hot.event))
    await attempt(room, hot, { kind: 'TIME_GIVEN_BACK', by: null, input }, null);
}

/** A request that comes again is looked for before it is decided. */
const UNKEYED = { by: null, key: null };

async function anything(): Promise<void> {}

// Under its key nothing else is answered.
function repeated(hot: HotEvent, entry: EventEntry, wanted: Wanted): Entered {
  if (same(requestOf(entry), requestOf(wanted))) return { hot, entry };
  throw keyUsed('request');
}

// "Pair the next round" is one request, also when a stage begins with it.
function requestOf({ kind, input }: Wanted): { kind: string; input: object } {
  return kind === 'ADVANCED' ? { kind: 'PAIRED', input: { tables: null } } : { kind, input };
}

/** Conflict: another node was first, and what is in memory is now what it has made. */
async function attempt(
  room: Tournaments,
  hot: HotEvent,
  wanted: Wanted,
  key: string | null,
): Promise<Entered | 'conflict'> {
  const { event } = hot;
  const at = Math.max(room.now(), event.changedAt);
  const happened = decided(event, { ...wanted, at } as Command, hot.seed); // its kind's own input goes with it
  const entry: EventEntry = { ...happened, version: event.version + 1, key, hash: '' };
  entry.hash = eventHash(hot.hash, entry);
  mustBeReadable(entry);
  const next = fold(event, entry);
  const signature = isOver(next) && !isOver(event) ? await signed(room, next, entry) : null;
  const line = { id: next.id, entry, before: event, after: next, signature, box: hot.box };
  if (!(await commit(room, hot, { line, entry, next }, UNKEYED))) return 'conflict';
  room.bus.publish(event.id, entry.version);
  return { hot, entry };
}

// What is written is there for ever: nothing gets in that could not be read again.
function mustBeReadable(entry: EventEntry): void {
  const read = readEntry(entry);
  if (typeof read === 'string') throw new Refused('BAD_INPUT', read);
}

function decided(event: Event, command: Command, seed: string) {
  try {
    return decide(event, command, seed);
  } catch (error) {
    throw error instanceof EventRefusal ? asRefused(error, event) : error;
  }
}

/** A refusal as the API has it, of a tournament at its version. */
export function asRefused({ code, message, field }: EventRefusal, { version }: Event): Refused {
  return new Refused(code, message, { ...(field && { field }), version });
}

/** The first and the last entry of a tournament are signed: with the hash of the last, all of it is. */
export function signed(room: Tournaments, after: Event, { version, hash }: EventEntry): Promise<Signature> {
  return signTournament(room.matches, { id: after.id, version, over: isOver(after), hash });
}
