import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { tooManyRequests } from '../../errors.ts';
import type { AccountContext } from '../context.ts';

/** The database that stores the counts. If it is a transaction, a rollback also undoes the counts. */
interface Store extends Pick<AccountContext, 'now'> {
  db: { orm: Pick<AccountContext['db']['orm'], 'execute'> };
}

/** How often an event happened within a window that began with its first occurrence. */
export interface Count {
  used: number;
  /** The end of the window, in milliseconds since 1970. */
  until: number;
}

const counted = z.object({ used: z.int(), until: z.coerce.number() });

/**
 * Counts are database rows, so all nodes share them, a restart keeps them, and no other count evicts them.
 * @param window the window's length from the first occurrence, in milliseconds
 */
export async function count({ db, now }: Store, key: string, window: number): Promise<Count> {
  const at = now();
  const { rows } = await db.orm.execute(sql`
    insert into guard_counts as c (key, used, until) values (${rowKey(key)}, 1, ${moment(at + window)})
    on conflict (key) do update set
      used = case when c.until > ${moment(at)} then c.used + 1 else 1 end,
      until = case when c.until > ${moment(at)} then c.until else excluded.until end
    returning used, extract(epoch from until) * 1000 as until`);
  return counted.parse(rows[0]);
}

export async function uncount({ db, now }: Store, key: string): Promise<void> {
  await db.orm.execute(sql`
    update guard_counts set used = used - 1 where key = ${rowKey(key)} and used > 0 and until > ${moment(now())}`);
}

/** Increments a count. @throws Refused RATE_LIMITED if the count is above the limit */
export async function countWithin(store: Store, limit: number, key: string, window: number): Promise<void> {
  const { used, until } = await count(store, key, window);
  if (used > limit) throw tooManyRequests(until - store.now());
}

export function secondsTo({ now }: Store, until: number): number {
  return Math.max(1, Math.ceil((until - now()) / 1000));
}

// Keys are hashed, because they contain names, addresses and tokens.
function rowKey(key: string): string {
  return hash('sha256', `guard ${key}`);
}

function moment(ms: number) {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}
