import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { players } from '../../db/schema.ts';
import type { Accounts } from '../accounts.ts';
import { spellingsOf } from './player-name.ts';

/** The account with a password that a typed name is of, in whatever case; undefined: there is none. */
export async function accountCalled({ db }: Pick<Accounts, 'db'>, typed: string) {
  const [row] = await db.orm
    .select()
    .from(players)
    .where(eq(players.id, idCalled(typed)));
  return row;
}

const found = z.object({ id: z.string().nullable(), called: z.string() });

/** The id of that account or null, and how the name is compared. */
export async function findCalled({ db }: Pick<Accounts, 'db'>, typed: string): Promise<z.infer<typeof found>> {
  const [today] = spellingsOf(typed);
  const { rows } = await db.orm.execute(sql`select ${idCalled(typed)} as id, lower(${today}) as called`);
  return found.parse(rows[0]);
}

function idCalled(typed: string): SQL {
  const [today, earlier] = spellingsOf(typed);
  const exactly = sql`lower(${players.name}) = lower(${earlier})`;
  const called = sql`lower(${players.name}) in (lower(${today}), lower(${earlier}))`;
  return sql`(
    select ${players.id} from ${players} where ${and(called, isNotNull(players.passwordHash))}
    order by ${desc(exactly)} limit 1)`;
}
