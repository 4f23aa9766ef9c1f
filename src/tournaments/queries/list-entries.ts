import type { Caller } from '../../accounts/index.ts';
import { pageSize } from '../../process/pagination.ts';
import type { TournamentContext } from '../context.ts';
import { cachedFor } from '../view/read-tournament.ts';
import { viewOfEntry } from '../view/tournament-view.ts';
import { accessFor } from '../view/viewer-access.ts';

const ENTRY_PAGE = { usual: 100, largest: 500 };

/** Returns a page of a tournament's log, oldest first. @throws Refused NOT_FOUND, BAD_INPUT */
export async function listEntries(
  context: TournamentContext,
  caller: Caller | null,
  { id, after, first }: { id: string; after?: number | null | undefined; first?: number | null | undefined },
) {
  const { event, epoch } = await cachedFor(context, caller, id);
  const access = await accessFor(context, caller?.id ?? null, { event, epoch });
  const { version } = access.atVersion;
  const from = Math.max(-1, after ?? -1);
  const upTo = Math.min(version, from + pageSize(ENTRY_PAGE, first));
  const entries = upTo > from ? await context.store.read(id, from, upTo) : [];
  return { entries: entries.map((entry) => viewOfEntry(access, entry)), hasNextPage: upTo < version };
}
