import { randomUUID } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { operatorLog, players } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput } from '../../errors.ts';
import type { PageInput } from '../../process/pagination.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { visibleName } from '../names/visible-name.ts';
import type { Player } from '../player.ts';
import { toPlayer } from '../players.ts';
import { mustBeAdmin } from './must-be-admin.ts';
import { type Page, readAdminPage } from './page.ts';

type Row = typeof operatorLog.$inferSelect;

/** An act of an admin, as it is stored. */
export type NewAct = Pick<typeof operatorLog.$inferInsert, 'playerId' | 'matchId' | 'reportId' | 'until'> & {
  act: Act;
  /** Null for the command line. */
  actorId: string | null;
  reason: string;
  at: Date;
};

const ACTS = [
  'APPOINT_ADMIN',
  'DISMISS_ADMIN',
  'BAN_PLAYER',
  'UNBAN_PLAYER',
  'SIGN_OUT_PLAYER',
  'RENAME_PLAYER',
  'VOID_MATCH',
  'RESOLVE_REPORT',
] as const;
type Act = (typeof ACTS)[number];

/** An act as admins see it. */
export interface LoggedAct extends Pick<Row, 'id' | 'at' | 'matchId' | 'reportId' | 'reason' | 'until'> {
  act: Act;
  /** Null for the command line, and for a guest whom the server has removed. */
  actor: Player | null;
  /** Null if the act was not about a player, and for a guest whom the server has removed. */
  player: Player | null;
}

export type ActPage = Page<LoggedAct>;

/** Checks the reason for an act. @throws Refused BAD_INPUT */
export function checkReason(text: string): string {
  const reason = visibleName(text, 500);
  if (reason !== null) return reason;
  throw badInput('reason', 'reason: must be 1 to 500 characters on one line, with at least one visible character.');
}

/** Call this function in the transaction of the act, so that both are written or neither. @returns the entry's id */
export async function logAct(tx: Pick<Transaction, 'insert'>, act: NewAct): Promise<string> {
  const id = randomUUID();
  await tx.insert(operatorLog).values({ id, ...act });
  return id;
}

/** Returns an entry, for the admin who has just made it. */
export async function readAct(accounts: AccountContext, id: string): Promise<LoggedAct> {
  const [act] = await select(accounts).where(eq(operatorLog.id, id));
  if (!act) throw new Error('an entry of the operator log is gone');
  return toAct(act);
}

/** Lists what admins have done, newest first. @throws Refused FORBIDDEN, BAD_INPUT */
export async function listActs(
  accounts: AccountContext,
  caller: Caller,
  { player, ...input }: PageInput & { player?: string | null },
): Promise<ActPage> {
  await mustBeAdmin(accounts.db.orm, caller);
  return readAdminPage(operatorLog, input, {
    where: player ? aboutPlayer(player) : undefined,
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

function aboutPlayer(id: string): SQL {
  if (!isUuid(id)) throw badInput('player', 'player: must be the id of a player');
  return eq(operatorLog.playerId, id);
}

const actors = alias(players, 'actors');

function select({ db }: AccountContext) {
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
  const { id, at, matchId, reportId, reason, until } = row;
  const people = { actor: actor && toPlayer(actor), player: player && toPlayer(player) };
  return { id, at, act, ...people, matchId, reportId, reason, until };
}
