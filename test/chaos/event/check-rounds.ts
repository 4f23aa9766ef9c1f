import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import { type EventSheet, type SheetRound, type SheetTable, sheetOf } from './event-sheet.ts';

/** A match as the public API shows it. */
export interface ListedMatch {
  id: string;
  status: string;
  /** Ids of who sits there, by seat; null: nobody. */
  players: readonly (string | null)[];
}

/**
 * What is wrong with an event that is over: pairings lost or doubled, tables without a result, results that count twice,
 * matches without players or of no table. Nothing, one hopes.
 * @param matches all that there are on the server
 */
export function roundFindings(entries: readonly EventEntry[], matches: readonly ListedMatch[]): string[] {
  const sheet = sheetOf(entries);
  const version = entries.flatMap((entry, index) =>
    entry.version === index ? [] : [`entry ${entry.version} stands where ${index} belongs`],
  );
  const ends = entries.filter(({ kind }) => kind === 'ENDED').length;
  return [
    ...version,
    ...(ends === 1 ? [] : [`it has ended ${ends} times`]),
    ...numbering(sheet),
    ...sheet.rounds.flatMap((round) => seating(round)),
    ...sheet.rounds.flatMap((round) => round.tables.flatMap((table, index) => tableFindings(round, table, index + 1))),
    ...takenTwice(sheet),
    ...matchFindings(sheet, matches),
  ];
}

// Rounds of a stage are numbered from 1, each is paired once, and no stage is left out.
function numbering({ rounds, began }: EventSheet): string[] {
  const stages = [...began.keys()].filter((stage) => rounds.every((round) => round.stage !== stage));
  const doubled = rounds.filter(({ stage, round }, index) => {
    const before = rounds[index - 1];
    return before?.stage === stage ? round !== before.round + 1 : round !== 1;
  });
  return [
    ...stages.map((stage) => `stage ${stage} has no round`),
    ...doubled.map(({ entry, stage, round }) => `entry ${entry}: stage ${stage}, round ${round} comes out of turn`),
  ];
}

function seating({ stage, round, tables, byes, there, early }: SheetRound): string[] {
  const seated = [...tables.flatMap(({ entrants }) => entrants), ...byes];
  const where = `stage ${stage}, round ${round}`;
  const missing = [...there].filter((one) => !seated.includes(one));
  return [
    ...(early ? [`${where} was paired when the round before was not over`] : []),
    ...seated.filter((one, index) => seated.indexOf(one) !== index).map((one) => `${where}: ${one} sits twice`),
    ...seated.filter((one) => !there.has(one)).map((one) => `${where}: ${one} sits there and is not in it`),
    // In a bracket those who have lost sit nowhere.
    ...(stage === 1 ? missing.map((one) => `${where}: ${one} has neither a table nor a bye`) : []),
  ];
}

function tableFindings({ stage, round }: SheetRound, { taken, ruled, entrants }: SheetTable, at: number): string[] {
  const where = `stage ${stage}, round ${round}, table ${at}`;
  const counted = taken.filter(({ counts }) => counts).map(({ game }) => game);
  return [
    ...(entrants.length < 2 ? [`${where}: ${entrants.length} sit there`] : []),
    ...(counted.length === 0 && !ruled ? [`${where}: no result was ever taken`] : []),
    ...(counted.some((game, index) => game !== index + 1) ? [`${where}: games ${counted} count`] : []),
    ...(stage === 1 && counted.length > 1 ? [`${where}: ${counted.length} games count`] : []),
  ];
}

function takenTwice({ rounds }: EventSheet): string[] {
  const taken = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.taken));
  const ids = taken.map(({ matchId }) => matchId);
  return taken
    .filter(({ matchId }, index) => ids.indexOf(matchId) !== index)
    .map(({ matchId, entry }) => `entry ${entry}: the result of match ${matchId} was taken before`);
}

function matchFindings(sheet: EventSheet, matches: readonly ListedMatch[]): string[] {
  const expected = new Map<string, readonly string[]>();
  const ruledPairs = new Set<string>();
  for (const { entrants, taken, ruled } of sheet.rounds.flatMap(({ tables }) => tables)) {
    const players = entrants.map((one) => sheet.players.get(one) ?? '');
    for (const { matchId, game } of taken) expected.set(matchId, turned(players, game - 1));
    if (ruled) ruledPairs.add([...players].sort().join());
  }
  const listed = new Map(matches.map((match) => [match.id, match]));
  const missing = [...expected.keys()].filter((id) => !listed.has(id));
  return [
    ...missing.map((id) => `match ${id}: its result was taken, and there is no such match`),
    ...matches.flatMap((match) => matchFinding(match, expected.get(match.id), ruledPairs)),
  ];
}

function matchFinding(
  { id, status, players }: ListedMatch,
  expected: readonly string[] | undefined,
  ruledPairs: Set<string>,
) {
  const sitting = players.flatMap((one) => one ?? []);
  if (sitting.length < 2 || sitting.length < players.length) return [`match ${id}: ${sitting.length} sit there`];
  if (status !== 'FINISHED') return [`match ${id} is ${status} when all is over`];
  if (expected) return expected.join() === players.join() ? [] : [`match ${id}: others sit there than are paired`];
  // Somebody has ruled before the match was over: its result comes too late.
  return ruledPairs.has([...sitting].sort().join()) ? [] : [`match ${id} is of no table, or its result was lost`];
}

function turned<T>(list: readonly T[], by: number): T[] {
  const shift = by % list.length;
  return [...list.slice(shift), ...list.slice(0, shift)];
}
