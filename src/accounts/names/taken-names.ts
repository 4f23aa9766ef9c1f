import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { badInput, hasCode, type Refused } from '../../errors.ts';
import type { AccountContext } from '../context.ts';
import { nameKeys } from './lookalikes.ts';
import { spellingsOf } from './player-name.ts';

/** Reserves a name for the players in the statement's CTE `named`. Fails if another player has taken the name. */
export function claimName(name: string) {
  return sql`taken as (
    insert into taken_names (key, player_id)
    select keys.key, named.id from named, unnest(${sql.param(nameKeys(name))}::text[]) as keys (key))`;
}

/** Whether an account has this name or a name that looks like it. */
export async function isTaken({ db }: { db: { orm: Pick<Transaction, 'execute'> } }, name: string): Promise<boolean> {
  // After an update of the look-alike table, an account may have no keys until the sweep rebuilds them.
  const { rows } = await db.orm.execute(sql`
    select from taken_names where key = any(${sql.param(nameKeys(name))}::text[])
    union all
    select from players where lower(name) = lower(${name}) and password_hash is not null limit 1`);
  return rows.length > 0;
}

export function taken(): Refused {
  return badInput('name', 'That name is taken or looks like a taken name: choose another.');
}

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another player has just taken the name. */
export function isCollision(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

/** Returns the account with a password and this name, ignoring case, or undefined if there is none. */
export async function findAccountByName({ db }: Pick<AccountContext, 'db'>, typed: string) {
  const [row] = await db.orm
    .select()
    .from(players)
    .where(eq(players.id, idCalled(typed)));
  return row;
}

interface Called extends Record<string, unknown> {
  id: string | null;
  called: string;
}

/** Returns the normalized name, and the id of the account with this name, or null if there is none. */
export async function findIdByName({ db }: Pick<AccountContext, 'db'>, typed: string): Promise<Called> {
  const [today] = spellingsOf(typed);
  const { rows } = await db.orm.execute<Called>(sql`select ${idCalled(typed)} as id, lower(${today}) as called`);
  return rows[0] ?? { id: null, called: today };
}

function idCalled(typed: string): SQL {
  const [today, earlier] = spellingsOf(typed);
  const exactly = sql`lower(${players.name}) = lower(${earlier})`;
  const called = sql`lower(${players.name}) in (lower(${today}), lower(${earlier}))`;
  return sql`(
    select ${players.id} from ${players} where ${and(called, isNotNull(players.passwordHash))}
    order by ${desc(exactly)} limit 1)`;
}
