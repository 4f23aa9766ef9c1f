import { DELETED } from '../../accounts/index.ts';
import { isUnavailable } from '../../db/outage/database-errors.ts';
import { concluded, type ReplayDocument } from '../../engine/index.ts';
import { hasCode } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { isArchiveUnavailable } from '../log/archive/archive.ts';
import { readRecord, recordFile } from '../log/archive/record-file.ts';
import { RETENTION_KINDS, type RetentionKind } from '../log/match-store.ts';
import type { MatchSeat } from '../match/match.ts';
import { storedDocument } from '../replays/replay-document.ts';
import { eachPage } from './sweep-clocks.ts';

const DAY = 86_400_000;

/**
 * Moves the entries of finished matches from the log to the archive, once their retention is over.
 * @param longest the time limit in milliseconds; the next run does the rest
 * @throws ArchiveUnavailable, at the first match; an error at the end if single matches failed
 */
export async function archiveMatches(context: MatchContext, longest = 600_000): Promise<void> {
  const until = performance.now() + longest;
  const failed: string[] = [];
  let stopped: unknown = null;
  const work = async (id: string): Promise<void> => {
    if (stopped) return;
    await archiveMatch(context, id).catch((error: unknown) => {
      // The next match would fail in the same way, or the process is stopping and has closed the verifier.
      if (isArchiveUnavailable(error) || isUnavailable(error) || hasCode(error, 'RATE_LIMITED')) stopped = error;
      else context.log.error({ err: error, matchId: id }, 'could not archive a match');
      failed.push(id);
    });
  };
  for (const { kind, before } of limits(context))
    await eachPage(
      () => (stopped ? Promise.resolve([]) : context.store.archiving.expired(kind, before, failed)),
      until,
      work,
    );
  if (stopped) throw stopped;
  if (failed.length > 0) throw new Error(`${failed.length} matches could not be archived`);
}

/** Counts the matches that the next run will archive, for each kind with a retention. */
export async function countExpired(context: MatchContext): Promise<{ kind: RetentionKind; count: number }[]> {
  const counted = limits(context).map(async ({ kind, before }) => ({
    kind,
    count: await context.store.archiving.countExpired(kind, before),
  }));
  return Promise.all(counted);
}

function limits({ retention, now }: MatchContext): { kind: RetentionKind; before: Date }[] {
  return RETENTION_KINDS.flatMap((kind) => {
    const days = retention[kind];
    return days === null ? [] : [{ kind, before: new Date(now() - days * DAY) }];
  });
}

/** Writes no file before the verifier has accepted the record, and deletes nothing before the archive has returned it. */
async function archiveMatch(context: MatchContext, id: string): Promise<void> {
  const { store, archive, verifier, signer } = context;
  const row = await store.row({ id });
  if (!row) return;
  const match = { ...row.head, at: null, seats: row.head.seats.map(nameless) };
  const document = await storedDocument(context, match);
  const verdict = concluded(await verifier.examine(bytesOf(document), null, await signer.published()), 'SAME');
  if (verdict.verdict === 'REFUTED') throw new Error(`The record is refuted: ${verdict.why}`);
  const { name, hash, bytes } = await recordFile(document, row.box);
  await archive.put(name, bytes);
  await readRecord(archive, { matchId: id, hash }, row.box);
  await store.archiving.leave(id, hash);
}

// Names stay in the database, where they can be deleted with the account.
function nameless({ player, ...seat }: MatchSeat): MatchSeat {
  return { ...seat, signed: null, player: player && { ...player, name: DELETED } };
}

function bytesOf(document: ReplayDocument): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(document));
}
