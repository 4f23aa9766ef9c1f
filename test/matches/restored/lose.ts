import pg from 'pg';

type Saved = Readonly<Record<string, unknown>>;

/** Tables that refer to a match or a tournament by this column, and its own by `id`. */
const TABLES = {
  match: {
    row: 'matches',
    log: 'match_log',
    key: 'match_id',
    others: ['seats', 'request_keys', 'reservations', 'snapshots'],
  },
  tournament: { row: 'tournaments', log: 'tournament_log', key: 'tournament_id', others: ['tournament_members'] },
} as const;

/** A row and, by its version, a log, as they are now: what a standby has that hears nothing more. */
export interface Standby {
  /** The standby takes over: whatever was written since is gone. */
  promote(): Promise<void>;
}

/** @param kind whose row and log @param id of it; a standby that does not have it yet is made by `without` */
export async function standbyOf(url: string, kind: keyof typeof TABLES, id: string): Promise<Standby> {
  const { row, log, key } = TABLES[kind];
  const [saved] = await changed(url, `select to_jsonb(r) as saved from ${row} r where id = $1`, [id]);
  if (!saved) throw new Error(`there is no ${kind} ${id}`);
  const text = `
    with late as (delete from ${log} where ${key} = $1::uuid and version > ($2::jsonb ->> 'version')::int),
      now as (delete from ${row} where id = $1::uuid returning id)
    select (select count(*) from now)`;
  return {
    async promote() {
      await changed(url, text, [id, JSON.stringify(saved.saved)]);
      await changed(url, `insert into ${row} select * from jsonb_populate_record(null::${row}, $1::jsonb)`, [
        JSON.stringify(saved.saved),
      ]);
    },
  };
}

/** A standby takes over that has never heard of it. */
export async function without(url: string, kind: keyof typeof TABLES, id: string): Promise<void> {
  const { row, log, key, others } = TABLES[kind];
  for (const table of [...others, log]) await changed(url, `delete from ${table} where ${key} = $1`, [id]);
  await changed(url, `delete from ${row} where id = $1`, [id]);
}

// Nothing else changes what is in a log.
async function changed(url: string, text: string, values: unknown[]): Promise<Saved[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    return (await client.query<Saved>(text, values)).rows;
  } finally {
    await client.end();
  }
}
