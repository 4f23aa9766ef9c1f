import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { gameRecord, publicKeys } from '../../matches/index.ts';
import { hotFor } from '../door/read-tournament.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { entryLine, headLine, RECORD_FORMAT, type RecordHead } from '../record/record-form.ts';
import type { Tournaments } from '../room.ts';

/** The record of a tournament as it is downloaded. */
export interface TournamentRecord {
  /** How many lines of each kind it has. */
  entries: number;
  matches: number;
  /** Each with its line end. */
  lines: AsyncIterable<string>;
}

/**
 * The record of a tournament that is over, with every match's, read as it is sent.
 * @throws Refused NOT_FOUND; FORBIDDEN before it is over for everybody, so also for who sees it with a delay
 */
export async function recordLines(
  room: Tournaments,
  caller: Caller | null,
  { id, invitation }: { id: string; invitation?: string | null },
): Promise<TournamentRecord> {
  const { event } = await hotFor(room, caller, id, invitation);
  mustBePast(event, room.now());
  const entries = await room.store.read(id, -1, event.version);
  const matches = matchesIn(entries);
  const signatures = await room.store.signatures(id, event.version);
  const { seed, seedHash } = event;
  if (seed === null) throw new Error('a tournament that is over has not revealed its seed');
  const counts = { entries: entries.length, matches: matches.length };
  const { keys } = await publicKeys(room.matches);
  const head = { format: RECORD_FORMAT, tournament: id, seed, seedHash, ...counts, signatures, keys: { keys } };
  return { ...counts, lines: lines(room, { ...head, format: RECORD_FORMAT }, entries, matches) };
}

function mustBePast(event: Event, now: number): void {
  const { endedAt, setup } = event;
  if (!isOver(event) || endedAt === null || endedAt + setup.broadcastDelay * 1000 > now)
    throw new Refused('FORBIDDEN', 'The tournament is not over for everyone yet: the record becomes available then.');
}

/** Those whose results were taken, in that order: they are over. Not those that could not begin, which have no record. */
function matchesIn(entries: readonly EventEntry[]): string[] {
  const taken = entries.flatMap((entry) => (entry.kind === 'RESULTS' ? entry.input.games : []));
  return [...new Set(taken.filter(({ hash }) => hash !== '').map(({ matchId }) => matchId))];
}

async function* lines(
  room: Tournaments,
  head: RecordHead,
  entries: readonly EventEntry[],
  matches: readonly string[],
): AsyncGenerator<string> {
  yield `${headLine(head)}\n`;
  for (const entry of entries) yield `${entryLine(entry)}\n`;
  for (const matchId of matches) {
    const document = await gameRecord(room.matches, { matchId, tournamentId: head.tournament });
    if (!document) throw new Error(`a match of tournament ${head.tournament} is not there: ${matchId}`);
    yield `${JSON.stringify(document)}\n`;
  }
}
