import { type Signature, same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { keyUsed } from '../../ledger/checked-key.ts';
import { signTournament } from '../../matches/index.ts';
import { EventRefusal } from '../event/decide/checks.ts';
import { decide } from '../event/decide/decide.ts';
import { type Command, type EventEntry, eventHash, readEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold/fold.ts';
import type { Line } from '../log/append-statement.ts';
import type { HotEvent } from '../log/hot-events.ts';
import { entryByKey, readLog } from '../log/tournament-log.ts';
import type { Tournaments } from '../room.ts';
import { knowTheTime, timeOwed } from './give-back.ts';

/** What somebody wants; it is decided when it is its turn, and by the time it is then. */
export type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** A tournament after an entry, and the entry. */
export interface Entered {
  hot: HotEvent;
  entry: EventEntry;
}

const TRIES = 4;

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
  for (let tries = 0; tries < TRIES; tries++) {
    const wanted = want(hot.event);
    if (!wanted) return null;
    const said = await entryByKey(room.db.pool, placeOf(hot), { by: wanted.by, key });
    if (said) return repeated(hot, said, wanted);
    await may(wanted);
    const made = await attempt(room, hot, wanted, key);
    if (made) return made;
    await room.hot.catchUp(hot);
  }
  throw new Refused(
    'STALE_VERSION',
    'The tournament keeps changing: read it again, and send your request with the new version.',
    {
      version: hot.event.version,
    },
  );
}

// Before anything else happens: who asks now is not too late by a time in which nobody could ask.
async function giveBack(room: Tournaments, hot: HotEvent): Promise<void> {
  await knowTheTime(room, hot.event);
  for (let input = timeOwed(room, hot.event); input; input = timeOwed(room, hot.event))
    if (!(await attempt(room, hot, { kind: 'TIME_GIVEN_BACK', by: null, input }, null))) await room.hot.catchUp(hot);
}

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

/** Null: another node was first. */
async function attempt(room: Tournaments, hot: HotEvent, wanted: Wanted, key: string | null): Promise<Entered | null> {
  const { event } = hot;
  const at = Math.max(room.now(), event.changedAt);
  const happened = decided(event, { ...wanted, at } as Command, hot.seed); // its kind's own input goes with it
  const entry: EventEntry = { ...happened, version: event.version + 1, key, hash: '' };
  entry.hash = eventHash(hot.hash, entry);
  mustBeReadable(entry);
  const after = fold(event, entry);
  if (!(await appended(room, hot, entry, { before: event, after }))) return null;
  room.hot.advance(hot, after, entry);
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

async function appended(
  room: Tournaments,
  hot: HotEvent,
  entry: EventEntry,
  { before, after }: Pick<Line, 'before' | 'after'>,
): Promise<boolean> {
  const signature = isOver(after) && !isOver(hot.event) ? await signed(room, after, entry) : null;
  try {
    const made = await room.tournamentLog.append({ entry, before, after, signature, box: hot.box });
    if (made !== 'DOUBTFUL') return made === 'WRITTEN';
  } catch (error) {
    room.hot.drop(after.id); // it may have been written all the same
    throw error;
  }
  // The entry that was in the way may be this one.
  const [there] = await readLog(room.db.pool, placeOf(hot), entry.version - 1, entry.version);
  return there?.hash === entry.hash;
}

/** The first and the last entry of a tournament are signed: with the hash of the last, all of it is. */
export function signed(room: Tournaments, after: Event, { version, hash }: EventEntry): Promise<Signature> {
  return signTournament(room.matches, { id: after.id, version, over: isOver(after), hash });
}

function placeOf({ event: { id }, box }: HotEvent) {
  return { id, box };
}
