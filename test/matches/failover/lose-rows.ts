import pg from 'pg';

type Saved = Readonly<Record<string, unknown>>;

/** The tables of a match and of a tournament: `key` is the column with the id of the match or tournament. */
const TABLES = {
  match: {
    row: 'matches',
    log: 'match_log',
    key: 'match_id',
    others: ['seats', 'request_keys', 'reservations', 'snapshots'],
  },
  tournament: { row: 'tournaments', log: 'tournament_log', key: 'tournament_id', others: ['tournament_members'] },
} as const;

/** The state of a row and of its log at one moment, as on a standby that gets no more updates. */
export interface Standby {
  /** Promotes the standby, so that everything written after its last state is lost. */
  promote(): Promise<void>;
}

/**
 * @param kind the kind of row and log
 * @param id the row's id; use `without` for a standby that does not have the row yet
 */
export async function standbyOf(url: string, kind: keyof typeof TABLES, id: string): Promise<Standby> {
  const { row, log, key } = TABLES[kind];
  const [saved] = await changed(url, `select to_jsonb(r) as saved from ${row} r where id = $1`, [id]);
  if (!saved) throw new Error(`there is no ${kind} ${id}`);
  const columns = Object.keys(Object(saved.saved)).map((column) => `"${column}"`);
  // Uses a single statement, because a real promotion has no intermediate state.
  const text = `
    with late as (delete from ${log} where ${key} = $1::uuid and version > ($2::jsonb ->> 'version')::int)
    update ${row} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${row}, $2::jsonb))
    where id = $1::uuid`;
  return {
    async promote() {
      await changed(url, text, [id, JSON.stringify(saved.saved)]);
    },
  };
}

/** Promotes a standby that never had the row. */
export async function without(url: string, kind: keyof typeof TABLES, id: string): Promise<void> {
  const { row, log, key, others } = TABLES[kind];
  for (const table of [...others, log]) await changed(url, `delete from ${table} where ${key} = $1`, [id]);
  await changed(url, `delete from ${row} where id = $1`, [id]);
}

// Runs a statement with triggers off, because log tables refuse other changes.
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
