import { and, eq } from 'drizzle-orm';
import { players, presences } from '../../db/schema.ts';
import { mustNotBeBanned } from '../admins/ban.ts';
import { startCollections } from '../collections.ts';
import { noteSeen } from '../contacts/presence.ts';
import type { AccountContext } from '../context.ts';
import { fittingName, numberedName } from '../names/player-name.ts';
import { isTaken } from '../names/taken-names.ts';
import type { Player } from '../player.ts';
import { insertAccount, toPlayer } from '../players.ts';
import type { Identity } from './oidc-tokens.ts';

/** Returns the account with an external identity, and creates it at the first use. @throws Refused BANNED */
export async function playerOfIdentity(accounts: AccountContext, identity: Identity): Promise<Player> {
  const { identified } = accounts;
  const known = identified.get(identity.subject);
  if (known) return known;
  const player = await findOrMake(accounts, identity);
  identified.set(identity.subject, player);
  return player;
}

/** How often to try another free name or to look for an account that a concurrent request has created. */
const ATTEMPTS = 5;

async function findOrMake(accounts: AccountContext, identity: Identity): Promise<Player> {
  const { issuer, subject } = identity;
  const wanted = fittingName(identity.name, accounts.words);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await playerWith(accounts, identity);
    if (known) return known;
    const name = (await isTaken(accounts, wanted)) ? numberedName(wanted) : wanted;
    const made = await insertAccount(accounts, { name, issuer, subject });
    if (!made) continue;
    await startCollections(accounts, made.id);
    return made;
  }
  throw new Error('an external identity has no account, and none can be created');
}

async function playerWith(accounts: AccountContext, { issuer, subject }: Identity): Promise<Player | null> {
  const [row] = await accounts.db.orm
    .select({ player: players, presence: presences })
    .from(players)
    .leftJoin(presences, eq(presences.playerId, players.id))
    .where(and(eq(players.issuer, issuer), eq(players.subject, subject)));
  if (!row) return null;
  mustNotBeBanned(row.player, accounts.now());
  const player = toPlayer(row.player);
  noteSeen(accounts, player, row.presence);
  return player;
}
