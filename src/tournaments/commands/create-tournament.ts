import { randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from '../../accounts/index.ts';
import { same, sha256 } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey, keyUsed } from '../../ledger/idempotency.ts';
import { newInvitation } from '../../matches/index.ts';
import { signed } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import { decide } from '../event/decide.ts';
import { type EventEntry, eventHash, uuidOf } from '../event/entry.ts';
import { fold } from '../event/fold.ts';
import { EDITION, type Setup } from '../event/setup.ts';
import { readTournament } from '../view/read-tournament.ts';
import type { Request } from './execute-command.ts';
import { completeSetup, mustStartLater, type SetupInput } from './setup-input.ts';

const MOST_OPEN = 20;

/** @throws Refused NOT_FOUND (game), BAD_INPUT, FORBIDDEN (guests, or too many unfinished tournaments) */
export async function createTournament(
  context: TournamentContext,
  caller: Caller,
  { key = null, ...input }: SetupInput & Pick<Request, 'key'>,
) {
  checkKey(key);
  if (caller.guest)
    throw new Refused('FORBIDDEN', 'Guests cannot organize tournaments: create an account first, with keepAccount.');
  const setup = completeSetup(context, input);
  // A repeated request leads to the same id, so that only one tournament is created.
  const id = key === null ? randomUUID() : uuidOf(sha256(`tournament/${caller.id}/${key}`));
  const before = key === null ? null : await context.cache.fresh(id);
  if (!before) {
    mustStartLater(setup, context.now());
    await mayOrganizeOneMore(context, caller);
    await insert(context, caller, id, setup);
  }
  const made = before ?? (await context.cache.fresh(id));
  if (made?.event.version === 0 && !same(made.event.setup, setup)) throw keyUsed('request');
  return readTournament(context, caller, { id });
}

async function mayOrganizeOneMore(context: TournamentContext, { id }: Caller): Promise<void> {
  const open = await context.store.organizedBy(id);
  if (open < MOST_OPEN) return;
  const message = `You may have at most ${MOST_OPEN} unfinished tournaments: end or cancel one first.`;
  throw new Refused('FORBIDDEN', message, { open, limit: MOST_OPEN });
}

async function insert(context: TournamentContext, { id: by }: Caller, id: string, setup: Setup): Promise<void> {
  const seed = randomBytes(32).toString('hex');
  const { box = null, dataKey = null } = context.db.atRest.newBox(id) ?? {};
  const happened = decide(
    null,
    { kind: 'CREATED', by, at: context.now(), input: { id, setup, edition: EDITION } },
    seed,
  );
  const event = fold(null, { ...happened, version: 0 });
  const entry: EventEntry = { ...happened, version: 0, key: null, hash: '' };
  entry.hash = eventHash(event.seedHash, entry);
  const signature = await signed(context, event, entry);
  const line = { id, entry, before: event, after: event, signature, box };
  await context.store.create({ line, seed, dataKey, invitation: newInvitation() });
}
