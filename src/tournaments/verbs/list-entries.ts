import type { Caller } from '../../accounts/index.ts';
import { lookAt } from '../door/look.ts';
import { hotFor } from '../door/read-tournament.ts';
import { type SeenEventEntry, seenEntry } from '../door/seen-entry.ts';
import { readLog } from '../log/tournament-log.ts';
import type { Tournaments } from '../room.ts';

const MOST = 500;

export interface EntryPage {
  entries: SeenEventEntry[];
  hasNextPage: boolean;
}

/** A page of a tournament's log, oldest first. @throws Refused NOT_FOUND */
export async function listEntries(
  room: Tournaments,
  caller: Caller | null,
  { id, after, first }: { id: string; after?: number | null; first?: number | null },
): Promise<EntryPage> {
  const { event, box, epoch } = await hotFor(room, caller, id);
  const look = await lookAt(room, caller?.id ?? null, { event, box, epoch });
  const { version } = look.told;
  const from = Math.max(-1, after ?? -1);
  const upTo = Math.min(version, from + Math.min(MOST, Math.max(1, first ?? 100)));
  const entries = upTo > from ? await readLog(room.db.pool, { id, box }, from, upTo) : [];
  const seen = entries.map((entry) => seenEntry(look, entry));
  return { entries: seen, hasNextPage: upTo < version };
}
