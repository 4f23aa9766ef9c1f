import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import type { AccountContext } from '../context.ts';
import { checkName, madeUpName } from '../names/player-name.ts';
import { claimName, isCollision, isTaken, taken } from '../names/taken-names.ts';
import type { Player } from '../player.ts';
import { toPlayer } from '../players.ts';
import { endingAccess } from '../sessions/end-access.ts';
import { type Actor, idOf } from './actor.ts';
import { isAdmin, mustBeAdmin } from './must-be-admin.ts';
import { checkReason, type LoggedAct, logAct, type NewAct, readAct } from './operator-log.ts';

interface OnPlayer {
  playerId: string;
  reason: string;
}

/**
 * Until the ban ends, the player cannot sign in. Everything that acts for the player ends. Matches go on, and the
 * player's clocks run. A second ban replaces the first.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function banPlayer(
  accounts: AccountContext,
  actor: Actor,
  { until = null, ...input }: OnPlayer & { until?: Date | null },
): Promise<LoggedAct> {
  if (until && until.getTime() <= accounts.now())
    throw badInput('until', 'until: must be in the future; leave it out for a ban without end');
  return actOnPlayer(accounts, actor, { act: 'BAN_PLAYER', until, ...input }, async (tx, { id }, { at, reason }) => {
    await tx.update(players).set({ banReason: reason, bannedUntil: until }).where(eq(players.id, id));
    await endAccess(tx, id, at);
  });
}

/** Changes nothing if the player is not banned, but is logged. @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT */
export function unbanPlayer(accounts: AccountContext, actor: Actor, input: OnPlayer): Promise<LoggedAct> {
  return actOnPlayer(accounts, actor, { act: 'UNBAN_PLAYER', ...input }, async (tx, { id }) => {
    await tx.update(players).set({ banReason: null, bannedUntil: null }).where(eq(players.id, id));
  });
}

/** For an account that another person may control. @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT */
export function signOutPlayer(accounts: AccountContext, actor: Actor, input: OnPlayer): Promise<LoggedAct> {
  return actOnPlayer(accounts, actor, { act: 'SIGN_OUT_PLAYER', ...input }, (tx, { id }, { at }) =>
    endAccess(tx, id, at),
  );
}

/**
 * Also erases the old name from the player's seats, like a deletion does; records still verify without it.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT (also for a name that is taken)
 */
export async function renamePlayer(
  accounts: AccountContext,
  actor: Actor,
  { name: wanted = null, ...input }: OnPlayer & { name?: string | null },
): Promise<LoggedAct> {
  const name = wanted === null ? madeUpName('Player') : checkName(wanted, accounts.words);
  const renamed = actOnPlayer(accounts, actor, { act: 'RENAME_PLAYER', ...input }, async (tx, { id, guest }) => {
    await tx.execute(sql`delete from taken_names where player_id = ${id}`);
    if (await isTaken({ db: { orm: tx } }, name)) throw taken();
    const claimed = guest ? sql`` : sql`, ${claimName(name)}`;
    await tx.execute(sql`
      with named as (update players set name = ${name} where id = ${id} returning id)${claimed},
      nameless as (update seats set name = null, name_salt = null where player_id = ${id} and name is not null)
      select from named`);
  });
  return renamed.catch((error: unknown) => {
    throw isCollision(error) ? taken() : error; // another player has just taken the name
  });
}

/** Does something to a player and logs it in the same transaction. */
async function actOnPlayer(
  accounts: AccountContext,
  actor: Actor,
  { playerId, ...done }: OnPlayer & Pick<NewAct, 'act' | 'until'>,
  change: (tx: Transaction, player: Player, done: { at: Date; reason: string }) => Promise<unknown>,
): Promise<LoggedAct> {
  const reason = checkReason(done.reason);
  const at = new Date(accounts.now());
  const entry = await inTransaction(accounts.db.pool, async (tx) => {
    await mustBeAdmin(tx, actor);
    const player = await lockSubject(tx, playerId);
    await change(tx, player, { at, reason });
    return logAct(tx, { ...done, actorId: idOf(actor), playerId, reason, at });
  });
  accounts.bus.publishPlayer(playerId, 'ACCOUNT');
  return readAct(accounts, entry);
}

/** The lock makes sign-ins wait. Admins are protected from one another. @throws Refused NOT_FOUND, FORBIDDEN */
export async function lockSubject(tx: Transaction, id: string, field = 'playerId'): Promise<Player> {
  const here = and(eq(players.id, id), isNull(players.deletedAt));
  const [row] = isUuid(id) ? await tx.select().from(players).where(here).for('no key update') : [];
  if (!row) throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field });
  if (!(await isAdmin(tx, id))) return toPlayer(row);
  throw new Refused('FORBIDDEN', 'This player is an admin: dismiss them on the command line first.');
}

function endAccess(tx: Transaction, id: string, at: Date): Promise<unknown> {
  const when: SQL = sql`${at.toISOString()}::timestamptz`;
  return tx.execute(sql`with ${endingAccess(sql`player_id = ${id}`, when)} select`);
}
