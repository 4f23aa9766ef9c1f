import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { gameRecord, publicKeys } from '../../matches/index.ts';
import type { TournamentContext } from '../context.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { entryLine, RECORD_FORMAT, type RecordHead } from '../record/record-format.ts';
import { cachedFor, type Invited } from '../view/read-tournament.ts';

/** Replays are read while sending. @throws Refused NOT_FOUND; FORBIDDEN until the tournament is over for all viewers */
export async function recordLines(context: TournamentContext, caller: Caller | null, { id, invitation }: Invited) {
  const { event } = await cachedFor(context, caller, id, invitation);
  mustBePast(event, context.now());
  const { entries, signatures } = await context.store.record(id, -1, event.version);
  const matches = matchesIn(entries);
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
    throw new Refused(
      'FORBIDDEN',
      'The tournament is not over for all viewers yet: the record becomes available when it is.',
    );
}

/** Returns the matches in the order of the results. Games that could not begin have no record. */
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
  yield `${JSON.stringify(head)}\n`;
  for (const entry of entries) yield `${entryLine(entry)}\n`;
  for (const matchId of matches) {
    const document = await gameRecord(context.matches, { matchId, tournamentId: head.tournament });
    if (!document) throw new Error(`tournament ${head.tournament} has no match ${matchId}`);
    yield `${JSON.stringify(document)}\n`;
  }
}
