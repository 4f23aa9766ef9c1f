import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import type { TournamentContext } from '../context.ts';
import { LARGEST_TEAM } from '../event/setup.ts';

export type Names = ReadonlyMap<string, string>;

/** Names may be a few seconds old, because every entrant of a large tournament reads all names. */
export async function namesOf({ store, names }: TournamentContext, ids: readonly string[]): Promise<Names> {
  const known = new Map<string, string>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const name = names.get(id);
    if (name === undefined) missing.push(id);
    else known.set(id, name);
  }
  if (missing.length === 0) return known;
  for (const { id, name } of await store.names(missing)) {
    names.set(id, name);
    known.set(id, name);
  }
  return known;
}

/** Checks that all ids belong to players. @throws Refused NOT_FOUND */
export async function mustBePlayers(
  context: TournamentContext,
  ids: readonly string[],
  field: 'player' | 'members',
): Promise<void> {
  const names = ids.length <= LARGEST_TEAM && ids.every(isUuid) ? await namesOf(context, ids) : new Map();
  if (ids.every((id) => names.has(id))) return;
  const which = field === 'player' ? 'the id' : 'the ids of the members';
  throw new Refused('NOT_FOUND', `There is no such player: check ${which}.`, { field });
}
