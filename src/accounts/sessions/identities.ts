import { and, eq } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import type { Accounts } from '../accounts.ts';
import { startCollections } from '../collections.ts';
import { fittingName } from '../names.ts';
import type { Player } from '../player.ts';
import { insertPlayer, toPlayer } from '../players.ts';
import type { Identity } from './outside-tokens.ts';

/** The account that belongs to an outside identity, made on first sight. */
export async function playerOfIdentity(accounts: Accounts, identity: Identity): Promise<Player> {
  const { identified } = accounts;
  const known = identified.get(identity.subject);
  if (known) return known;
  const player = await findOrMake(accounts, identity);
  identified.set(identity.subject, player);
  return player;
}

async function findOrMake(accounts: Accounts, identity: Identity): Promise<Player> {
  const { issuer, subject } = identity;
  const known = await find(accounts, identity);
  if (known) return known;
  const made = await insertPlayer(accounts, { name: fittingName(identity.name), issuer, subject });
  if (made) await startCollections(accounts, made.id);
  // Two first requests at once: whoever was second takes the first one's account.
  const player = made ?? (await find(accounts, identity));
  if (!player) throw new Error('an identity can neither be made nor found');
  return player;
}

async function find(accounts: Accounts, { issuer, subject }: Identity): Promise<Player | null> {
  const [row] = await accounts.db.orm
    .select()
    .from(players)
    .where(and(eq(players.issuer, issuer), eq(players.subject, subject)));
  return row ? toPlayer(row) : null;
}
