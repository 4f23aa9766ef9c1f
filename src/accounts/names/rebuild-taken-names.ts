import { sql } from 'drizzle-orm';
import { FIRST_UUID } from '../../db/uuid.ts';
import type { AccountContext } from '../context.ts';
import { nameKeys } from './lookalikes.ts';

/** The number of players per statement, and of statements per sweep. */
const PAGE = 1000;
const PAGES = 20;

/**
 * Reserves the names of accounts that have no keys in `taken_names`, for example after an update of the look-alike
 * table. Two accounts with names that look alike both keep their names. Each call checks the next pages of players.
 */
export async function takeNames(accounts: Pick<AccountContext, 'db' | 'names'>): Promise<void> {
  for (let pages = 0; pages < PAGES; pages++) if (!(await takePage(accounts))) return;
}

/** @returns whether there are more pages */
async function takePage({ db, names }: Pick<AccountContext, 'db' | 'names'>): Promise<boolean> {
  const { rows: players } = await db.orm.execute<{ id: string; name: string; wants: boolean }>(sql`
    select p.id, p.name, p.deleted_at is null and (p.password_hash is not null or p.issuer is not null)
      and not exists (select from taken_names t where t.player_id = p.id) as wants
    from players p where p.id > ${names.after}::uuid order by p.id limit ${PAGE}`);
  const wanted = players.filter(({ wants }) => wants);
  if (wanted.length > 0) await takeAll(db, wanted);
  names.after = players.length < PAGE ? FIRST_UUID : (players.at(-1)?.id ?? FIRST_UUID);
  return players.length === PAGE;
}

async function takeAll(db: AccountContext['db'], players: readonly { id: string; name: string }[]): Promise<void> {
  const pairs = players.flatMap(({ id, name }) => nameKeys(name).map((key) => ({ id, key })));
  const ids = sql.param(pairs.map(({ id }) => id));
  const keys = sql.param(pairs.map(({ key }) => key));
  // The statement waits if an account is being deleted, and then reserves no name for that account.
  await db.orm.execute(sql`
    with living as (
      select id from players where id = any(${ids}::uuid[]) and deleted_at is null order by id for share)
    insert into taken_names (key, player_id)
    select wanted.key, wanted.id from unnest(${keys}::text[], ${ids}::uuid[]) as wanted (key, id) join living using (id)
    on conflict do nothing`);
}
