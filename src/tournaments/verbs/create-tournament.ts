import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { tournamentListings, tournamentLog, tournaments } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { same, sha256 } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey, keyUsed } from '../../ledger/idempotency-key.ts';
import { storedSeed, storedSignature } from '../../ledger/sealing.ts';
import { newInvitation } from '../../matches/index.ts';
import { signed } from '../door/enter.ts';
import { readTournament } from '../door/read-tournament.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { decide } from '../event/decide/decide.ts';
import { type EventEntry, eventHash, uuidOf } from '../event/entry.ts';
import { fold } from '../event/fold/fold.ts';
import { EDITION, type Setup } from '../event/setup.ts';
import { rowOf } from '../log/append-statement.ts';
import { storedEntry } from '../log/stored-entry.ts';
import type { Tournaments } from '../room.ts';
import { completeSetup, mustStartLater, type SetupInput } from './setup-input.ts';

export type CreateTournament = SetupInput & {
  /** The client's own name for the request, 1 to 200 characters: the same key of the same player is answered the same way. */
  key?: string | null;
};

/** Tournaments that an organizer may have going on at the same time. */
const MOST_OPEN = 20;

/**
 * Makes a tournament, which its organizer alone sees until registration is opened. The hash of the seed of all its lots is
 * published with it.
 * @throws Refused NOT_FOUND (game), BAD_INPUT (a key that was used for something else, too), FORBIDDEN (a guest; too many)
 */
export async function createTournament(
  room: Tournaments,
  caller: Caller,
  { key = null, ...input }: CreateTournament,
): Promise<SeenTournament> {
  checkKey(key);
  if (caller.guest)
    throw new Refused('FORBIDDEN', 'Guests cannot organize tournaments: keep the account first, with keepAccount.');
  const setup = completeSetup(room, input);
  // The same request makes the same tournament, however often it comes.
  const id = key === null ? randomUUID() : uuidOf(sha256(`tournament/${caller.id}/${key}`));
  const before = key === null ? null : await room.hot.fresh(id);
  if (!before) {
    mustStartLater(setup, room.now());
    await mayOrganizeOneMore(room, caller);
    await insert(room, caller, id, setup);
  }
  const made = before ?? (await room.hot.fresh(id));
  if (made?.event.version === 0 && !same(made.event.setup, setup)) throw keyUsed('request');
  return readTournament(room, caller, { id });
}

async function mayOrganizeOneMore(room: Tournaments, { id }: Caller): Promise<void> {
  const open = and(eq(tournaments.organizer, id), inArray(tournaments.status, ['DRAFT', 'OPEN', 'RUNNING']));
  const [found] = await room.db.orm.select({ open: count() }).from(tournaments).where(open);
  if ((found?.open ?? 0) < MOST_OPEN) return;
  throw new Refused('FORBIDDEN', `You may have at most ${MOST_OPEN} tournaments going on: end or cancel one first.`, {
    open: found?.open,
    limit: MOST_OPEN,
  });
}

async function insert(room: Tournaments, caller: Caller, id: string, setup: Setup): Promise<void> {
  const seed = randomBytes(32).toString('hex');
  const sealed = room.db.atRest?.newBox(id) ?? null;
  const box = sealed?.box ?? null;
  const happened = decide(
    null,
    { kind: 'CREATED', by: caller.id, at: room.now(), input: { id, setup, edition: EDITION } },
    seed,
  );
  const event = fold(null, { ...happened, version: 0 });
  const entry: EventEntry = { ...happened, version: 0, key: null, hash: '' };
  entry.hash = eventHash(event.seedHash, entry);
  const signature = storedSignature(await signed(room, event, entry), 0, box);
  const { hash, ...parts } = storedEntry(entry, box);
  const at = new Date(entry.at);
  const { status, name, visibility, listing, broadcast_delay: broadcastDelay } = rowOf(event, entry.at);
  await inTransaction(room.db.pool, async (tx) => {
    const { rowCount } = await tx
      .insert(tournaments)
      .values({
        ...{ id, status, name, visibility, setup, listing, broadcastDelay, keptSince: 0 },
        game: setup.game,
        organizer: caller.id,
        invitation: newInvitation(),
        dataKey: sealed?.dataKey ?? null,
        seed: storedSeed(seed, box),
        seedHash: event.seedHash,
        version: 0,
        startsAt: setup.startsAt === null ? null : new Date(setup.startsAt),
        createdAt: at,
      })
      .onConflictDoNothing();
    if (rowCount !== 1) return; // another request under this key was first
    const log = { tournamentId: id, version: 0, at, kind: entry.kind, byPlayer: caller.id, hash, signature };
    await tx.insert(tournamentLog).values({ ...log, input: JSON.parse(parts.input), facts: JSON.parse(parts.facts) });
    if (broadcastDelay > 0)
      await tx.insert(tournamentListings).values({ tournamentId: id, version: 0, at, begun: false, listing });
  });
}
