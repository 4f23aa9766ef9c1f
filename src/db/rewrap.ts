import type pg from 'pg';
import { type AtRest, SEALED_AS } from './at-rest.ts';
import { FIRST_UUID } from './columns.ts';

/** Keys of matches that are looked at at a time. */
const PAGE = 500;

/**
 * Seals every match's and tournament's key and the signing keys with the operator's current key, so that earlier ones are needed for backups
 * alone. What is sealed with the matches' keys stays as it is. May run beside servers, and be broken off and begun again.
 * @returns how many keys it has sealed anew
 */
export async function rewrapAll(pool: Pick<pg.Pool, 'query'>, atRest: AtRest): Promise<number> {
  const small = (await rewrapSigningKeys(pool, atRest)) + (await rewrapNotifications(pool, atRest));
  return (
    small +
    (await rewrapRequests(pool, atRest)) +
    (await rewrapKeys(pool, atRest, 'tournaments')) +
    (await rewrapKeys(pool, atRest, 'matches'))
  );
}

async function rewrapKeys(
  pool: Pick<pg.Pool, 'query'>,
  atRest: AtRest,
  table: 'matches' | 'tournaments',
): Promise<number> {
  let done = 0;
  for (let last: string | undefined = FIRST_UUID; last; ) {
    const { rows }: { rows: { id: string; data_key: string }[] } = await pool.query(
      `select id, data_key from ${table} where id > $1 and data_key is not null order by id limit ${PAGE}`,
      [last],
    );
    for (const { id, data_key: before } of rows) {
      const after = atRest.rewrapped(id, before);
      if (after === null) continue;
      await pool.query(`update ${table} set data_key = $3 where id = $1 and data_key = $2`, [id, before, after]);
      done++;
    }
    last = rows.at(-1)?.id;
  }
  return done;
}

/** Where what is sealed as this stands: its table and column. */
const SEALED = [
  ['notification_targets', 'address', SEALED_AS.address],
  ['notification_targets', 'secret', SEALED_AS.secret],
  ['notification_targets', 'made_from', SEALED_AS.madeFrom],
  ['vapid_keys', 'private_key', SEALED_AS.vapid],
] as const;

async function rewrapNotifications(pool: Pick<pg.Pool, 'query'>, atRest: AtRest): Promise<number> {
  if (!atRest.seals) return 0;
  let done = 0;
  for (const [table, column, about] of SEALED) {
    const { rows } = await pool.query<{ id: string; before: string }>(
      `select id::text, ${column} as before from ${table} where ${column} is not null`,
    );
    for (const { id, before } of rows) {
      if (atRest.isCurrent(before)) continue;
      const after = atRest.sealSecret(atRest.openSecret(before, about(id)), about(id));
      const text = `update ${table} set ${column} = $3 where id::text = $1 and ${column} = $2`;
      await pool.query(text, [id, before, after]);
      done++;
    }
  }
  return done;
}

interface Request {
  player_id: string;
  verb: string;
  key: string;
  digest: string;
}

// Those in the clear are from before the operator had a key: they are sealed as well.
async function rewrapRequests(pool: Pick<pg.Pool, 'query'>, atRest: AtRest): Promise<number> {
  if (!atRest.seals) return 0;
  let done = 0;
  for (let last = [FIRST_UUID, '', '']; ; ) {
    const { rows }: { rows: Request[] } = await pool.query(
      `select player_id, verb, key, digest from request_keys where (player_id, verb, key) > ($1, $2, $3)
       order by player_id, verb, key limit ${PAGE}`,
      last,
    );
    for (const { player_id, verb, key, digest: before } of rows) {
      if (atRest.isCurrent(before)) continue;
      const about = SEALED_AS.request(player_id, verb, key);
      const after = atRest.sealSecret(atRest.openSecret(before, about), about);
      const text =
        'update request_keys set digest = $5 where player_id = $1 and verb = $2 and key = $3 and digest = $4';
      await pool.query(text, [player_id, verb, key, before, after]);
      done++;
    }
    const end = rows.at(-1);
    if (!end) return done;
    last = [end.player_id, end.verb, end.key];
  }
}

// Those that are in the clear yet, from before there was a key of the operator's, are sealed now.
async function rewrapSigningKeys(pool: Pick<pg.Pool, 'query'>, atRest: AtRest): Promise<number> {
  const { rows } = await pool.query<{ kid: string; private_key: string }>(
    'select kid, private_key from signing_keys where private_key is not null',
  );
  let done = 0;
  for (const { kid, private_key: before } of rows) {
    if (!atRest.seals || atRest.isCurrent(before)) continue;
    const after = atRest.sealSecret(atRest.openSecret(before, kid), kid);
    const text = 'update signing_keys set private_key = $3 where kid = $1 and private_key = $2';
    await pool.query(text, [kid, before, after]);
    done++;
  }
  return done;
}
