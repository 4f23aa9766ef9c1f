import { inArray } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import type { Tournaments } from '../room.ts';

/** How players are called now, by id. */
export type Names = ReadonlyMap<string, string>;

/** Names as they are, or were a few seconds ago: a tournament of a thousand is read by all of them. */
export async function namesOf(
  { db, names }: Pick<Tournaments, 'db' | 'names'>,
  ids: readonly string[],
): Promise<Names> {
  const wanted = [...new Set(ids)];
  const known = new Map(wanted.flatMap((id) => entryOf(id, names.get(id))));
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { id, name } = players;
  const rows = await db.orm.select({ id, name }).from(players).where(inArray(id, missing));
  for (const row of rows) {
    names.set(row.id, row.name);
    known.set(row.id, row.name);
  }
  return known;
}

function entryOf(id: string, name: string | undefined): [string, string][] {
  return name === undefined ? [] : [[id, name]];
}
