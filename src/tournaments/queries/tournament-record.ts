import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { firstDifference, type OwnRecord } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { gameRecord, publicKeys } from '../../matches/index.ts';
import { pageSize } from '../../process/pagination.ts';
import type { TournamentContext } from '../context.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { entryLine, headLine, RECORD_FORMAT, type RecordHead } from '../record/record-format.ts';
import { concludedRecord, type RecordFinding, type RecordVerdict } from '../record/verdict.ts';
import { cachedFor, type Invited } from '../view/read-tournament.ts';
import { viewOfEntry } from '../view/tournament-view.ts';
import { accessFor, maySee } from '../view/viewer-access.ts';

const ENTRY_PAGE = { usual: 100, largest: 500 };

/** A page of a tournament's log, oldest first. @throws Refused NOT_FOUND, BAD_INPUT */
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

/**
 * Verifies a record: decides its log again, executes its matches, and compares it with the server's own log.
 * @throws Refused BAD_INPUT, TOO_COSTLY, RATE_LIMITED
 */
export async function verifyUploadedRecord(
  context: TournamentContext,
  caller: Caller | null,
  { document, owner }: { document: Uint8Array<ArrayBuffer>; owner: string },
): Promise<RecordVerdict> {
  const finding = await context.recordVerifier.examine(document, owner, await publicKeys(context.matches));
  return concludedRecord(finding, finding.claim ? await compareWithLog(context, caller, finding.claim) : 'UNKNOWN');
}

// If the caller may not know of the tournament, a false record must look like one of an unknown tournament.
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
  const own = await context.store.read(event.id, -1, event.version);
  const logged = own.map(({ hash }) => hash);
  const differsAt = firstDifference(logged, hashes);
  if (differsAt === undefined) return 'SAME';
  return hidden ? 'UNKNOWN' : { differsAt };
}

/**
 * The record with every match's replay, read while it is sent.
 * @throws Refused NOT_FOUND; FORBIDDEN until it is over for all viewers
 */
export async function recordLines(context: TournamentContext, caller: Caller | null, { id, invitation }: Invited) {
  const { event } = await cachedFor(context, caller, id, invitation);
  mustBePast(event, context.now());
  const entries = await context.store.read(id, -1, event.version);
  const matches = matchesIn(entries);
  const signatures = await context.store.signatures(id, event.version);
  const { seed, seedHash } = event;
  if (seed === null) throw new Error('a tournament that is over has not revealed its seed');
  const counts = { entries: entries.length, matches: matches.length };
  const { keys } = await publicKeys(context.matches);
  const format = RECORD_FORMAT;
  const head = { format, tournament: id, seed, seedHash, ...counts, signatures, keys: { keys } } as const;
  return { ...counts, lines: lines(context, head, entries, matches) };
}

function mustBePast(event: Event, now: number): void {
  const { endedAt, setup } = event;
  if (!isOver(event) || endedAt === null || endedAt + setup.broadcastDelay * 1000 > now)
    throw new Refused('FORBIDDEN', 'The tournament is not over for everyone yet: the record becomes available then.');
}

/** The matches whose results were taken, in that order. Games that could not begin have no record. */
function matchesIn(entries: readonly EventEntry[]): string[] {
  const taken = entries.flatMap((entry) => (entry.kind === 'RESULTS' ? entry.input.games : []));
  return [...new Set(taken.filter(({ hash }) => hash !== '').map(({ matchId }) => matchId))];
}

async function* lines(
  context: TournamentContext,
  head: RecordHead,
  entries: readonly EventEntry[],
  matches: readonly string[],
) {
  yield `${headLine(head)}\n`;
  for (const entry of entries) yield `${entryLine(entry)}\n`;
  for (const matchId of matches) {
    const document = await gameRecord(context.matches, { matchId, tournamentId: head.tournament });
    if (!document) throw new Error(`a match of tournament ${head.tournament} is not there: ${matchId}`);
    yield `${JSON.stringify(document)}\n`;
  }
}
