import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { operatorLog, players } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput } from '../../errors.ts';
import type { PageInput } from '../../process/pagination.ts';
import type { AccountContext } from '../context.ts';
import { visibleName } from '../names/visible-name.ts';
import type { Player } from '../player.ts';
import { toPlayer } from '../players.ts';
import type { Actor } from './actor.ts';
import { mustBeAdmin } from './must-be-admin.ts';
import { type Page, readAdminPage } from './page.ts';

type Row = typeof operatorLog.$inferSelect;
type Concerns = 'matchId' | 'reportId' | 'tournamentId' | 'until';

/** An act of an admin, as it is stored. */
export type NewAct = Pick<typeof operatorLog.$inferInsert, Concerns | 'playerId' | 'detail'> & {
  act: Act;
  /** Null for the command line. */
  actorId: string | null;
  reason: string;
  at: Date;
};

/** An act that is written in the same statement as the entry of a match or tournament that it causes. */
export interface JointAct {
  id: string;
  /** Null for the command line. */
  actorId: string | null;
  reason: string;
}

const ACTS = [
  'APPOINT_ADMIN',
  'DISMISS_ADMIN',
  'BAN_PLAYER',
  'UNBAN_PLAYER',
  'SIGN_OUT_PLAYER',
  'RENAME_PLAYER',
  'DELETE_ACCOUNT',
  'VOID_MATCH',
  'CLOSE_TOURNAMENT',
  'MOVE_CARD',
  'TAKE_REPORT',
  'RESOLVE_REPORT',
  'DELETE_MESSAGE',
  'ANNOUNCE_MAINTENANCE',
  'END_MAINTENANCE',
] as const;
type Act = (typeof ACTS)[number];

/** An act as admins see it. */
export interface LoggedAct extends Pick<Row, Concerns | 'id' | 'at' | 'reason' | 'detail'> {
  act: Act;
  /** Null for the command line, and for a guest whom the server has removed. */
  actor: Player | null;
  /** Null if the act was not about a player, and for a guest whom the server has removed. */
  player: Player | null;
}

export type ActPage = Page<LoggedAct>;

/** Checks the reason for an act, or another text of an admin. @throws Refused BAD_INPUT */
export function checkReason(text: string, field = 'reason'): string {
  const reason = visibleName(text, 500);
  if (reason !== null) return reason;
  throw badInput(field, `${field}: must be 1 to 500 characters on one line, with at least one visible character.`);
}

/** Call this function in the transaction of the act, so that both are written or neither. @returns the entry's id */
export async function logAct(tx: Pick<Transaction, 'insert'>, act: NewAct): Promise<string> {
  const id = randomUUID();
  await tx.insert(operatorLog).values({ id, ...act });
  return id;
}

/** Returns an entry, for the admin who has just made it. */
export async function readAct(accounts: Pick<AccountContext, 'db'>, id: string): Promise<LoggedAct> {
  const [act] = await select(accounts).where(eq(operatorLog.id, id));
  if (!act) throw new Error('an entry of the operator log is gone');
  return toAct(act);
}

interface ActFilter {
  /** Only acts that concern this player. */
  player?: string | null;
  /** Only acts of this admin. */
  actor?: string | null;
  act?: Act | null;
}

/** Lists what admins have done, newest first. @throws Refused FORBIDDEN, BAD_INPUT */
export async function listActs(
  accounts: AccountContext,
  caller: Actor,
  { player, actor, act, ...input }: PageInput & ActFilter,
): Promise<ActPage> {
  await mustBeAdmin(accounts.db.orm, caller);
  return readAdminPage(operatorLog, input, {
    where: and(
      player ? eq(operatorLog.playerId, checkedId('player', player)) : undefined,
      actor ? eq(operatorLog.actorId, checkedId('actor', actor)) : undefined,
      act ? eq(operatorLog.act, act) : undefined,
    ),
    count: (where) => accounts.db.orm.$count(operatorLog, where),
    read: async (where, order, limit) =>
      (
        await select(accounts)
          .where(where)
          .orderBy(...order)
          .limit(limit)
      ).map(toAct),
  });
}

function checkedId(field: string, id: string): string {
  if (isUuid(id)) return id;
  throw badInput(field, `${field}: must be the id of a player`);
}

const actors = alias(players, 'actors');

function select({ db }: Pick<AccountContext, 'db'>) {
  return db.orm
    .select({ act: operatorLog, actor: actors, player: players })
    .from(operatorLog)
    .leftJoin(actors, eq(actors.id, operatorLog.actorId))
    .leftJoin(players, eq(players.id, operatorLog.playerId))
    .$dynamic();
}

type PlayerRow = typeof players.$inferSelect;

function toAct({
  act: row,
  actor,
  player,
}: {
  act: Row;
  actor: PlayerRow | null;
  player: PlayerRow | null;
}): LoggedAct {
  const act = ACTS.find((one) => one === row.act);
  if (!act) throw new Error(`the operator log has an unknown act: ${row.act}`);
  const { playerId, actorId, ...stored } = row;
  return { ...stored, act, actor: actor && toPlayer(actor), player: player && toPlayer(player) };
}
