import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { firstDifference, type OwnRecord } from '../../engine/index.ts';
import { publicKeys } from '../../matches/index.ts';
import type { TournamentContext } from '../context.ts';
import { isOver } from '../event/event.ts';
import { concludedRecord, type RecordFinding, type RecordVerdict } from '../record/verdict.ts';
import { maySee } from '../view/viewer-access.ts';

/** Also compares the record with the server's own log. @throws Refused BAD_INPUT, TOO_COSTLY, RATE_LIMITED */
export async function verifyUploadedRecord(
  context: TournamentContext,
  caller: Caller | null,
  { document, owner }: { document: Uint8Array<ArrayBuffer>; owner: string },
): Promise<RecordVerdict> {
  const finding = await context.recordVerifier.examine(document, owner, await publicKeys(context.matches));
  return concludedRecord(finding, finding.claim ? await compareWithLog(context, caller, finding.claim) : 'UNKNOWN');
}

// If the caller may not know of the tournament, a false record must look like a record of an unknown tournament.
async function compareWithLog(
  context: TournamentContext,
  caller: Caller | null,
  { tournament, hashes }: NonNullable<RecordFinding['claim']>,
): Promise<OwnRecord> {
  const cached = isUuid(tournament) ? await context.cache.fresh(tournament) : null;
  if (!cached) return 'UNKNOWN';
  const { event } = cached;
  const hidden = !maySee(event, caller?.id);
  if (!isOver(event)) return hidden ? 'UNKNOWN' : { differsAt: 0 };
  const { entries } = await context.store.record(event.id, -1, event.version);
  const logged = entries.map(({ hash }) => hash);
  const differsAt = firstDifference(logged, hashes);
  if (differsAt === undefined) return 'SAME';
  return hidden ? 'UNKNOWN' : { differsAt };
}
