import { eq, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { AccountContext } from '../context.ts';

type Ban = Pick<typeof players.$inferSelect, 'banReason' | 'bannedUntil'>;

/** Whether a row of `players` is banned at a time, as an SQL condition. A ban ends by itself. */
export function isBanned(at: SQL = sql`now()`): SQL {
  return sql`(${players.banReason} is not null and coalesce(${players.bannedUntil} > ${at}, true))`;
}

/** The same condition as text, for statements without drizzle that name the table `players`. */
export function isBannedText(at: string): string {
  return new PgDialect().sqlToQuery(isBanned(sql.raw(at))).sql;
}

/** The player learns when the ban ends, and why the player was banned. @throws Refused BANNED */
export function mustNotBeBanned({ banReason: reason, bannedUntil }: Ban, now: number): void {
  if (reason === null || (bannedUntil && bannedUntil.getTime() <= now)) return;
  const until = bannedUntil?.toISOString() ?? null;
  const end = until === null ? '' : ` until ${until}`;
  throw new Refused('BANNED', `An admin of this server has banned this account${end}: ${reason}`, { until, reason });
}

/** @throws Refused BANNED */
export async function refuseBanned({ db, now }: Pick<AccountContext, 'db' | 'now'>, playerId: string): Promise<void> {
  const [row] = await db.orm.select().from(players).where(eq(players.id, playerId));
  if (row) mustNotBeBanned(row, now());
}
