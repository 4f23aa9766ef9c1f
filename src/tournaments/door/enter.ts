import { type Signature, same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { commit, keyUsed, knowOutages, retried } from '../../ledger/gateway.ts';
import { signTournament } from '../../matches/index.ts';
import { EventRefusal } from '../event/decide/checks.ts';
import { decide } from '../event/decide/decide.ts';
import { type Command, type EventEntry, eventHash, readEntry, type Wish } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold/fold.ts';
import { owed, timeUpAt } from '../event/times.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';
import type { Tournaments } from '../room.ts';

/** A command without its time: it is decided when it is its turn, by the time it is then. */
export type Wanted = Wish & Pick<Command, 'by'>;

/**
 * Makes every entry but the first. Only inside `cache.exclusive`.
 * @param want what to do as things stand, null: nothing; called again when another node was first
 * @param may throws Refused when a player has written enough; skipped for a repeated request
 * @throws Refused
 */
export async function enter(
  room: Tournaments,
  cached: CachedTournament,
  want: (event: Event) => Wanted | null,
  { key = null, may }: { key?: string | null; may?: (wanted: Wanted) => Promise<void> } = {},
): Promise<EventEntry | null> {
  await giveBack(room, cached);
  return retried(
    async () => {
      const wanted = want(cached.event);
      if (!wanted) return null;
      const entry = await room.store.byKey(cached.event.id, { by: wanted.by, key });
      if (!entry) await may?.(wanted);
      else if (same(requestOf(entry), requestOf(wanted))) return entry;
      else throw keyUsed('request');
      return attempt(room, cached, wanted, key);
    },
    { what: 'tournament', version: () => cached.event.version },
  );
}

// First the players get back the time in which the server was away. Outages are in memory, except recent ones.
async function giveBack(room: Tournaments, cached: CachedTournament): Promise<void> {
  await knowOutages(room, timeUpAt(cached.event), room.now());
  for (let span = owed(cached.event, room.time.outages); span; span = owed(cached.event, room.time.outages)) {
    const input = { began: span.from, ended: span.to };
    await attempt(room, cached, { kind: 'TIME_GIVEN_BACK', by: null, input }, null);
  }
}

// "Pair the next round" is one request, also when a stage begins with it.
function requestOf({ kind, input }: Wish): { kind: string; input: object } {
  return kind === 'ADVANCED' ? { kind: 'PAIRED', input: { tables: null } } : { kind, input };
}

/** The key was looked for before the request was decided. */
const UNKEYED = { by: null, key: null };

/** Conflict: another node was first, and its entries are now in memory. */
async function attempt(
  room: Tournaments,
  cached: CachedTournament,
  wanted: Wanted,
  key: string | null,
): Promise<EventEntry | 'conflict'> {
  const { event } = cached;
  const at = Math.max(room.now(), event.changedAt);
  const happened = decided(event, { ...wanted, at } as Command, cached.seed); // its kind's own input goes with it
  const entry: EventEntry = { ...happened, version: event.version + 1, key, hash: '' };
  entry.hash = eventHash(cached.hash, entry);
  const read = readEntry(entry); // nothing is written that could not be read again
  if (typeof read === 'string') throw new Refused('BAD_INPUT', read);
  const next = fold(event, entry);
  const signature = isOver(next) && !isOver(event) ? await signed(room, next, entry) : null;
  const line = { id: next.id, entry, before: event, after: next, signature, box: cached.box };
  if (!(await commit(room, cached, { line, entry, next }, UNKEYED))) return 'conflict';
  room.bus.publish(event.id, entry.version);
  return entry;
}

/** Decides a command. @throws Refused as the API has it, with the tournament's version */
export function decided(event: Event, command: Command, seed: string) {
  try {
    return decide(event, command, seed);
  } catch (error) {
    if (!(error instanceof EventRefusal)) throw error;
    const { code, message, field } = error;
    throw new Refused(code, message, { ...(field && { field }), version: event.version });
  }
}

/** The first and the last entry of a tournament are signed: with the hash of the last, all of it is. */
export function signed(room: Tournaments, after: Event, { version, hash }: EventEntry): Promise<Signature> {
  return signTournament(room.matches, { id: after.id, version, over: isOver(after), hash });
}
