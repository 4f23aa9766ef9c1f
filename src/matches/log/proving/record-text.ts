import { z } from 'zod';
import type { Signed, Source } from '../../../ledger/postgres-streams.ts';

/** The log of a match as a record has it, written by PostgreSQL. */
export interface RecordText {
  /** A JSON list of all entries. */
  entries: string;
  /** What the match was begun with; undefined: its first entry is missing. */
  first: { move: object | null } | undefined;
  signatures: Signed[];
}

// The fields of an entry in a record are those of `entrySchema`; a test holds this to what `storedDocument` makes of the same log.
const RECORD = `
with record as (
  select version, json_typeof(facts) = 'string' as sealed, move,
    case when signature is null then null else json_build_object('version', version, 'signature', signature) end as signed,
    json_build_object(
      'version', version, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', kind, 'seat', seat,
      'move', move, 'facts', facts, 'agenda', agenda, 'key', key, 'hash', hash)::text as entry
  from match_log where match_id = $1 and version <= $2
)
select bool_or(sealed) as sealed, '[' || string_agg(entry, ',' order by version) || ']' as entries,
  (select json_build_object('move', move) from record where version = 0) as first,
  coalesce(json_agg(signed order by version) filter (where signed is not null), '[]') as signatures
from record`;

const form = z.object({
  first: z.object({ move: z.record(z.string(), z.unknown()).nullable() }).nullable(),
  signatures: z.array(z.object({ version: z.int(), signature: z.object({ kid: z.string(), value: z.string() }) })),
});

/**
 * The whole log of a match up to a version, without an object for each entry: for whoever only hands it on. Null where it is sealed,
 * empty, or not what we write: then it has to be looked at entry by entry.
 */
export async function readRecordText({ pool }: Source, matchId: string, upTo: number): Promise<RecordText | null> {
  const values = [matchId, upTo];
  const { rows } = await pool.query<{ sealed: boolean | null; entries: string | null; first: unknown }>({
    name: 'read-record',
    text: RECORD,
    values,
  });
  const [row] = rows;
  const { data } = form.safeParse(row);
  if (!row?.entries || row.sealed || !data) return null;
  return { entries: row.entries, first: data.first ?? undefined, signatures: data.signatures };
}
