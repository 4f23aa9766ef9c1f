import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { chatMessages, playerReports, players } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import type { PageInput } from '../../process/pagination.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import type { Player } from '../player.ts';
import { findPlayer, mustLockPlayer, toPlayer } from '../players.ts';
import { type Actor, idOf } from './actor.ts';
import { mustBeAdmin } from './must-be-admin.ts';
import { checkReason, type LoggedAct, logAct, type NewAct, readAct } from './operator-log.ts';
import { type Page, readAdminPage } from './page.ts';

type Row = typeof playerReports.$inferSelect;

/** A report as admins see it. */
export interface PlayerReport extends Pick<Row, 'id' | 'at' | 'matchId' | 'reason' | 'resolvedAt' | 'resolution'> {
  reporter: Player;
  player: Player;
  /**
   * The text of the reported message, or the name of its phrase. Its author cannot delete it from the report. Null
   * without a message, once an admin has deleted it, and after 90 days. Also null for a spectator's message while the
   * admin plays in the match.
   */
  message: string | null;
  /** Null whenever `message` is. */
  messageId: string | null;
  /** The admin who is working on the report, or null. */
  takenBy: Player | null;
  /** Null for an open report, and if the admin's account no longer exists. */
  resolvedBy: Player | null;
}

export type ReportPage = Page<PlayerReport>;

const CONTENT = sql<string | null>`coalesce(${chatMessages.text}, ${chatMessages.phrase})`;

/** The maximum number of open reports by one player. */
const MOST = 20;

interface ReportPlayer {
  playerId: string;
  /** A match of both players. Not allowed with `messageId`, which determines the match. */
  matchId?: string | null;
  messageId?: string | null;
  reason: string;
}

/**
 * Tells the admins about a player, or about a player's message. Only admins can read the report. Returns the open
 * report, if there is one, about the same player, match and message.
 * @throws Refused NOT_FOUND, BAD_INPUT, FORBIDDEN (too many open reports)
 */
export async function reportPlayer(
  accounts: AccountContext,
  caller: Caller,
  { playerId, matchId: played = null, messageId = null, ...input }: ReportPlayer,
): Promise<string> {
  const reason = checkReason(input.reason);
  if (played !== null && messageId !== null) throw badInput('matchId', 'Send either matchId or messageId, not both.');
  const player = await findPlayer(accounts, playerId);
  if (!player || player.deleted)
    throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'playerId' });
  if (player.id === caller.id) throw badInput('playerId', 'You cannot report yourself: name another player.');
  return inTransaction(accounts.db.pool, async (tx) => {
    await mustLockPlayer(tx, caller.id);
    const message = messageId === null ? null : await mustFindMessage(tx, messageId, player.id);
    const matchId = message?.matchId ?? played;
    if (played !== null) await mustHaveMet(tx, played, [caller.id, player.id]);
    const mine = and(eq(playerReports.reporterId, caller.id), isNull(playerReports.resolvedAt));
    const same = and(
      mine,
      eq(playerReports.playerId, player.id),
      sql`${playerReports.matchId} is not distinct from ${matchId}::uuid
        and ${playerReports.messageId} is not distinct from ${messageId}::uuid`,
    );
    const [open] = await tx.select({ id: playerReports.id }).from(playerReports).where(same);
    if (open) return open.id;
    if ((await tx.$count(playerReports, mine)) >= MOST)
      throw new Refused('FORBIDDEN', `You have ${MOST} open reports: wait until an admin has read them.`, {
        limit: MOST,
      });
    const id = randomUUID();
    const about = { reporterId: caller.id, playerId, matchId, messageId, messageText: message?.text ?? null };
    await tx.insert(playerReports).values({ id, at: new Date(accounts.now()), ...about, reason });
    return id;
  });
}

// Message ids cannot be guessed, so the caller has read the message. @throws Refused NOT_FOUND
async function mustFindMessage(tx: Transaction, messageId: string, playerId: string) {
  const here = and(eq(chatMessages.id, messageId), eq(chatMessages.playerId, playerId));
  const wanted = { matchId: chatMessages.matchId, text: CONTENT };
  const rows = isUuid(messageId) ? await tx.select(wanted).from(chatMessages).where(here) : [];
  if (rows[0]) return rows[0];
  throw new Refused('NOT_FOUND', 'There is no such message by this player: check the id.', { field: 'messageId' });
}

/** The refusal is the same for a match that does not exist and for one that the caller may not see. */
async function mustHaveMet(tx: Transaction, matchId: string, playerIds: [string, string]): Promise<void> {
  const both = sql`
    select count(distinct player_id)::int as players from seats
    where match_id = ${matchId} and player_id in (${playerIds[0]}, ${playerIds[1]})`;
  const { rows } = isUuid(matchId) ? await tx.execute<{ players: number }>(both) : { rows: [] };
  if (rows[0]?.players === 2) return;
  const message = 'You and this player have not sat in such a match: check the id, or leave it out.';
  throw new Refused('NOT_FOUND', message, { field: 'matchId' });
}

/** Lists reports, newest first; by default, open ones. @throws Refused FORBIDDEN, BAD_INPUT */
export async function listReports(
  accounts: AccountContext,
  caller: Actor,
  { player, resolved, ...input }: PageInput & { player?: string | null; resolved?: boolean | null },
): Promise<ReportPage> {
  await mustBeAdmin(accounts.db.orm, caller);
  if (player && !isUuid(player)) throw badInput('player', 'player: must be the id of a player');
  const where = and(
    resolved ? isNotNull(playerReports.resolvedAt) : isNull(playerReports.resolvedAt),
    player ? eq(playerReports.playerId, player) : undefined,
  );
  const [reporters, takers, admins] = [alias(players, 'reporters'), alias(players, 'takers'), alias(players, 'admins')];
  return readAdminPage(playerReports, input, {
    where,
    count: (all) => accounts.db.orm.$count(playerReports, all),
    read: async (span, order, limit) => {
      const rows = await accounts.db.orm
        .select({
          ...{ report: playerReports, reporter: reporters, player: players, taker: takers, admin: admins },
          message: sql<string | null>`case when ${chatMessages.id} is not null and not (${isHiddenFrom(caller)})
            then coalesce(${CONTENT}, ${playerReports.messageText}) end`,
        })
        .from(playerReports)
        .innerJoin(reporters, eq(reporters.id, playerReports.reporterId))
        .innerJoin(players, eq(players.id, playerReports.playerId))
        .leftJoin(takers, eq(takers.id, playerReports.takenBy))
        .leftJoin(chatMessages, eq(chatMessages.id, playerReports.messageId))
        .leftJoin(admins, eq(admins.id, playerReports.resolvedBy))
        .where(span)
        .orderBy(...order)
        .limit(limit);
      return rows.map(({ report, reporter, player: about, taker, admin, message }) => {
        const { id, at, matchId, reason, resolvedAt, resolution } = report;
        const messageId = message === null ? null : report.messageId;
        const people = { reporter: toPlayer(reporter), player: toPlayer(about) };
        const workers = { takenBy: taker && toPlayer(taker), resolvedBy: admin && toPlayer(admin) };
        return { id, at, ...people, ...workers, matchId, message, messageId, reason, resolvedAt, resolution };
      });
    },
  });
}

/** Deletes a message from the reports about it. Returns whether a report had it. */
export async function clearReported(tx: Transaction, messageId: string): Promise<boolean> {
  const here = and(eq(playerReports.messageId, messageId), isNotNull(playerReports.messageText));
  const { rowCount } = await tx.update(playerReports).set({ messageText: null }).where(here);
  return (rowCount ?? 0) > 0;
}

/** Whether a message is of a spectator, and the admin plays in its match. */
function isHiddenFrom(actor: Actor): SQL {
  return sql`${chatMessages.room} = 'SPECTATORS' and exists (
    select from seats s join matches m on m.id = s.match_id
    where s.match_id = ${chatMessages.matchId} and s.player_id = ${idOf(actor)} and m.status in ('WAITING', 'RUNNING'))`;
}

/**
 * Tells the other admins that this one is working on a report. Another admin can take it over.
 * @throws Refused NOT_FOUND, FORBIDDEN (resolved already, or about the caller)
 */
export function takeReport(accounts: AccountContext, caller: Caller, input: { reportId: string }): Promise<LoggedAct> {
  const taken = { act: 'TAKE_REPORT', reason: '', reportId: input.reportId } as const;
  return actOnReport(accounts, caller, taken, () => ({ takenBy: caller.id }));
}

/**
 * Closes a report. Does nothing else: the admin acts separately.
 * @throws Refused NOT_FOUND, FORBIDDEN (resolved already, or about the caller), BAD_INPUT
 */
export async function resolveReport(
  accounts: AccountContext,
  caller: Actor,
  input: { reportId: string; reason: string },
): Promise<LoggedAct> {
  const resolved = { act: 'RESOLVE_REPORT', reason: checkReason(input.reason), reportId: input.reportId } as const;
  return actOnReport(accounts, caller, resolved, (at) => ({
    resolvedAt: at,
    resolvedBy: idOf(caller),
    resolution: resolved.reason,
  }));
}

/** Changes an open report and logs it in the same transaction. */
async function actOnReport(
  accounts: AccountContext,
  actor: Actor,
  done: Pick<NewAct, 'act' | 'reason'> & { reportId: string },
  change: (at: Date) => Partial<Row>,
): Promise<LoggedAct> {
  const at = new Date(accounts.now());
  const { reportId } = done;
  const entry = await inTransaction(accounts.db.pool, async (tx) => {
    await mustBeAdmin(tx, actor);
    const here = eq(playerReports.id, reportId);
    const [report] = isUuid(reportId) ? await tx.select().from(playerReports).where(here).for('update') : [];
    if (!report) throw new Refused('NOT_FOUND', 'There is no such report: check the id.', { field: 'reportId' });
    if (report.resolvedAt) throw new Refused('FORBIDDEN', 'The report is already resolved.');
    if (report.playerId === idOf(actor))
      throw new Refused('FORBIDDEN', 'The report is about you: ask another admin to handle it.');
    await tx.update(playerReports).set(change(at)).where(here);
    const { playerId, matchId } = report;
    return logAct(tx, { ...done, actorId: idOf(actor), playerId, matchId, at });
  });
  return readAct(accounts, entry);
}
