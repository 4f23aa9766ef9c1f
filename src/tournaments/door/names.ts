import { inArray } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import type { Tournaments } from '../room.ts';

/** How players are called now, by id. */
export type Names = ReadonlyMap<string, string>;

export async function namesOf({ db }: Pick<Tournaments, 'db'>, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const { id, name } = players;
  const rows = await db.orm.select({ id, name }).from(players).where(inArray(id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}
