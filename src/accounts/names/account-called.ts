import { and, desc, isNotNull, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import type { Accounts } from '../accounts.ts';
import { spellingsOf } from './player-name.ts';

/** The account with a password that a typed name is of, in whatever case; undefined: there is none. */
export async function accountCalled({ db }: Pick<Accounts, 'db'>, typed: string) {
  const [today, earlier] = spellingsOf(typed);
  const exactly = sql`lower(${players.name}) = lower(${earlier})`;
  const called = sql`lower(${players.name}) in (lower(${today}), lower(${earlier}))`;
  const [row] = await db.orm
    .select()
    .from(players)
    .where(and(called, isNotNull(players.passwordHash)))
    .orderBy(desc(exactly))
    .limit(1);
  return row;
}
