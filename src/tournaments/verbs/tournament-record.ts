import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import type { OwnRecord } from '../../engine/index.ts';
import { publicKeys } from '../../matches/index.ts';
import { lookAt } from '../door/look.ts';
import { maySee } from '../door/may-see.ts';
import { hotFor } from '../door/read-tournament.ts';
import { type SeenEventEntry, seenEntry } from '../door/seen-entry.ts';
import { isOver } from '../event/event.ts';
import { concludedRecord, type RecordFinding, type RecordVerdict } from '../record/verdict.ts';
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
  const { event, epoch } = await hotFor(room, caller, id);
  const look = await lookAt(room, caller?.id ?? null, { event, epoch });
  const { version } = look.told;
  const from = Math.max(-1, after ?? -1);
  const upTo = Math.min(version, from + Math.min(MOST, Math.max(1, first ?? 100)));
  const entries = upTo > from ? await room.store.read(id, from, upTo) : [];
  const seen = entries.map((entry) => seenEntry(look, entry));
  return { entries: seen, hasNextPage: upTo < version };
}

/**
 * Judges a record of a tournament that somebody brings, in UTF-8: decides its log again, executes every match, looks for our
 * signatures and for our own log.
 * @throws Refused BAD_INPUT when it is none; TOO_COSTLY when it holds too much or takes too long; RATE_LIMITED when too many wait
 */
export async function judgeRecord(
  room: Tournaments,
  caller: Caller | null,
  { document, owner }: { document: Uint8Array<ArrayBuffer>; owner: string },
): Promise<RecordVerdict> {
  const finding = await room.recordVerifier.examine(document, owner, await publicKeys(room.matches));
  return concludedRecord(finding, finding.claim ? await ownRecord(room, caller, finding.claim) : 'UNKNOWN');
}

// To who may not know of a tournament, a false record of it is one of a tournament that nobody knows.
async function ownRecord(
  room: Tournaments,
  caller: Caller | null,
  { tournament, hashes }: NonNullable<RecordFinding['claim']>,
): Promise<OwnRecord> {
  const hot = isUuid(tournament) ? await room.hot.fresh(tournament) : null;
  if (!hot) return 'UNKNOWN';
  const { event } = hot;
  const hidden = !maySee(event, caller?.id);
  if (!isOver(event)) return hidden ? 'UNKNOWN' : { differsAt: 0 };
  const own = await room.store.read(event.id, -1, event.version);
  const longer = Math.max(own.length, hashes.length);
  const differsAt = Array.from({ length: longer }, (_, i) => i).find((i) => own[i]?.hash !== hashes[i]);
  if (differsAt === undefined) return 'SAME';
  return hidden ? 'UNKNOWN' : { differsAt };
}
