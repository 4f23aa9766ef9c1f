import type pg from 'pg';
import { type AtRest, SEALED_AS } from './encryption-at-rest.ts';
import { FIRST_UUID } from './uuid.ts';

const PAGE = 500;

type Pool = Pick<pg.Pool, 'query'>;

interface SealedColumn {
  table: string;
  /** The columns of the primary key, each with a value that sorts before every row's value. */
  key: Readonly<Record<string, string>>;
  column: string;
  /** The name under which a row's secret is sealed. */
  about(...key: string[]): string;
}

const ofTarget = { table: 'notification_targets', key: { id: FIRST_UUID } };
const ofMatch = { key: { id: FIRST_UUID }, column: 'data_key', about: SEALED_AS.dataKey };

const COLUMNS: readonly SealedColumn[] = [
  { table: 'signing_keys', key: { kid: '' }, column: 'private_key', about: (kid) => kid },
  { ...ofTarget, column: 'address', about: SEALED_AS.address },
  { ...ofTarget, column: 'secret', about: SEALED_AS.secret },
  { ...ofTarget, column: 'made_from', about: SEALED_AS.madeFrom },
  { table: 'vapid_keys', key: { id: '0' }, column: 'private_key', about: SEALED_AS.vapid },
  {
    table: 'request_keys',
    key: { player_id: FIRST_UUID, verb: '', key: '' },
    column: 'digest',
    about: SEALED_AS.request,
  },
  { ...ofMatch, table: 'tournaments' },
  { ...ofMatch, table: 'matches' },
];

/**
 * Seals every secret that is unsealed, or sealed with an earlier key, with the operator's current key. Texts sealed
 * with a match's own key stay as they are. Safe to repeat, and safe while servers are running.
 * @returns the number of sealed secrets
 */
export async function rotateAtRestKeys(pool: Pool, atRest: AtRest): Promise<number> {
  let done = 0;
  for (const column of atRest.seals ? COLUMNS : []) done += await rewrap(pool, atRest, column);
  return done;
}

async function rewrap(pool: Pool, atRest: AtRest, { table, key, column, about }: SealedColumn): Promise<number> {
  const names = Object.keys(key);
  const row = `(${names.join(', ')})`;
  const values = `(${names.map((_, index) => `$${index + 1}`).join(', ')})`;
  const read = `select ${column} as secret, array[${names.map((name) => `${name}::text`).join(', ')}] as key
    from ${table} where ${column} is not null and ${row} > ${values} order by ${names.join(', ')} limit ${PAGE}`;
  const [before, after] = [names.length + 1, names.length + 2];
  const write = `update ${table} set ${column} = $${after} where ${row} = ${values} and ${column} = $${before}`;
  let done = 0;
  for (let last: string[] | undefined = Object.values(key); last; ) {
    const { rows }: { rows: { secret: string; key: string[] }[] } = await pool.query(read, last);
    for (const one of rows) {
      const sealed = atRest.resealed(one.secret, about(...one.key));
      if (sealed === null) continue;
      await pool.query(write, [...one.key, one.secret, sealed]);
      done++;
    }
    last = rows.at(-1)?.key;
  }
  return done;
}
