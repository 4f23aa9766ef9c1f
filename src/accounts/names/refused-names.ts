import type pg from 'pg';
import { FIRST_UUID } from '../../db/uuid.ts';
import { hasRefusedWord, type NameWords } from './name-words.ts';

/** The number of names per query. */
const PAGE = 5000;

/** The tables with public names, by the kind of their rows. */
const TABLES = { player: 'players', tournament: 'tournaments' } as const;

interface Named {
  id: string;
  name: string | null;
}

/** Yields the kind, id and name of each player and event whose name contains a refused word. */
export async function* refusedNames(pool: Pick<pg.Pool, 'query'>, words: NameWords) {
  for (const [kind, table] of Object.entries(TABLES))
    for (let last = FIRST_UUID, full = true; full; ) {
      const text = `select id, name from ${table} where id > $1 order by id limit ${PAGE}`;
      const { rows } = await pool.query<Named>(text, [last]);
      for (const { id, name } of rows) if (name !== null && hasRefusedWord(words, name)) yield { kind, id, name };
      last = rows.at(-1)?.id ?? last;
      full = rows.length === PAGE;
    }
}
