import type { ReplayDocument } from '../../../src/engine/index.ts';
import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import type { Setup } from '../../../src/tournaments/event/setup.ts';
import type { Round, Table } from '../../../src/tournaments/standings/round.ts';
import { type Ratio, slowStandings } from '../../tournaments/slow-standings.ts';
import { type EventSheet, type SheetRound, type SheetTable, sheetOf } from './event-sheet.ts';

/** Where an entrant of the Swiss stands, as the public API says. */
export interface ListedStanding {
  place: number;
  points: string;
  tieBreaks: readonly string[];
  entrant: { number: number };
}

export interface Replays {
  get(matchId: string): ReplayDocument | undefined;
}

/**
 * How the standings of the first stage and the final places differ from what comes out when they are computed once more,
 * slowly, from the matches' own records.
 */
export function standingFindings(
  entries: readonly EventEntry[],
  replays: Replays,
  listed: readonly ListedStanding[],
): string[] {
  const sheet = sheetOf(entries);
  const setup = entries[0]?.kind === 'CREATED' ? entries[0].input.setup : null;
  if (!setup) return ['the log does not begin with a set-up'];
  const own = slowly(sheet, setup, replays);
  const wrong = listed.flatMap((one) => differs(one, own.get(one.entrant.number)));
  const count = listed.length === own.size ? [] : [`${listed.length} are listed, and ${own.size} have played`];
  const places = sheet.rounds.some(({ stage }) => stage > 1)
    ? finalFindings(sheet, replays)
    : sheet.places
        .filter(({ entrant, place }) => own.get(entrant)?.place !== place)
        .map(
          ({ entrant, place }) => `entrant ${entrant} has place ${place}, and should have ${own.get(entrant)?.place}`,
        );
  return [...count, ...wrong, ...places];
}

function slowly(sheet: EventSheet, setup: Setup, replays: Replays) {
  const rounds = sheet.rounds.filter(({ stage }) => stage === 1).map((round) => played(round, replays));
  const rule = { rounds, rule: setup.points, gamesToWin: 1 };
  return slowStandings(rule, [...(sheet.began.get(1) ?? [])], setup.tieBreaks);
}

function played({ round, tables, byes }: SheetRound, replays: Replays): Round {
  return { round, byes, tables: tables.map((table, index) => playedAt(table, index + 1, replays)) };
}

function playedAt({ entrants, taken, ruled }: SheetTable, table: number, replays: Replays): Table {
  const games = taken.filter(({ counts }) => counts).map(({ matchId }) => ({ places: placesIn(replays, matchId) }));
  return { table, entrants, games, over: true, ...(ruled && { ruled }) };
}

// As the match's own record has them; equal ranks are shared, and leave the next out.
function placesIn(replays: Replays, matchId: string): number[] | null {
  const ranks = replays.get(matchId)?.result.ranks;
  return ranks ? ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length) : null;
}

function differs(one: ListedStanding, own: { place: number; values: Ratio[] } | undefined): string[] {
  const { entrant, place, points, tieBreaks } = one;
  if (!own) return [`entrant ${entrant.number} is listed, and has not played`];
  const values = [points, ...tieBreaks];
  const wrong = values.findIndex((value, index) => !isSame(value, own.values[index]));
  if (wrong >= 0)
    return [`entrant ${entrant.number}: ${values.join(' ')}, and ${told(own.values)} by the matches' records`];
  return place === own.place ? [] : [`entrant ${entrant.number} is listed as ${place}, and should be ${own.place}`];
}

function isSame(exact: string, value: Ratio | undefined): boolean {
  const [over = '', under = '1'] = exact.split('/');
  return value !== undefined && BigInt(over) * value[1] === value[0] * BigInt(under);
}

function told(values: readonly Ratio[]): string {
  return values.map(([over, under]) => `${over}/${under}`).join(' ');
}

// Of a bracket: who has won its last table is first, who has lost it second.
function finalFindings({ rounds, places }: EventSheet, replays: Replays): string[] {
  const table = rounds.at(-1)?.tables[0];
  const last = table?.taken.filter(({ counts }) => counts).at(-1);
  if (!table || (!table.ruled && !last)) return ['the bracket has no final'];
  const seated = last && last.game % 2 === 0 ? [...table.entrants].reverse() : table.entrants;
  const found = table.ruled?.places ?? placesIn(replays, last?.matchId ?? '') ?? [];
  const order = table.ruled ? table.entrants : seated;
  return order.flatMap((entrant, seat) => {
    const place = places.find((one) => one.entrant === entrant)?.place;
    return place === found[seat]
      ? []
      : [`entrant ${entrant} of the final has place ${place}, and ${found[seat]} in it`];
  });
}
