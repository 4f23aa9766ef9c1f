import { z } from 'zod';
import { Refused } from '../../../errors.ts';
import {
  decimalText,
  type EntrantView,
  type TournamentTableView,
  type TournamentView,
} from '../../../tournaments/index.ts';
import type { TournamentQuery } from './tournament-query.ts';

type StageView = TournamentView['stages'][number];

const gone = z.string().nullable().describe('Why the entrant no longer takes part, or null if it still does.');
const entrant = { entrant: z.int().describe('The entrant’s number in the tournament.'), name: z.string(), gone };
const places = z.array(z.int()).readonly();

export const standingLine = z.strictObject({
  place: z.int(),
  ...entrant,
  points: z.string().describe('An exact number, such as `12/13`.'),
  pointsDecimal: z.string().describe('The points as a decimal number, such as `0.9231`.'),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  tieBreaks: z.record(z.string(), z.string()).describe('The exact tie-breaks by name, most important first.'),
  tieBreaksDecimal: z.record(z.string(), z.string()),
});
export type StandingLine = z.infer<typeof standingLine>;

export const placeLine = z.strictObject({ place: z.int(), ...entrant });
export type PlaceLine = z.infer<typeof placeLine>;

export const tableLine = z.strictObject({
  stage: z.int(),
  round: z.int(),
  table: z.int().nullable().describe('The table’s number, or null for a bye or a missed round, which has one entrant.'),
  entrants: z.array(z.strictObject(entrant)).describe('The entrants in seat order.'),
  games: z
    .array(places.nullable())
    .describe('The places for each game, in seat order. 1 is best, and null means that all entrants lost.'),
  over: z.boolean(),
  state: z
    .enum(['PROPOSED', 'PLAYING', 'AWAITS_RULING', 'PLAYED', 'NO_SHOW', 'RULED', 'BYE', 'MISSED'])
    .describe(
      'PROPOSED: the round has not begun · PLAYED: decided by its games · NO_SHOW: an entrant did not come · RULED: decided by an official, or because an entrant left · MISSED: the entrant had left at that time, and has since come back.',
    ),
  places: places
    .nullable()
    .describe('The resulting places in seat order, or null if the table is not over or all entrants lost.'),
  allLost: z.boolean().describe('True if all entrants lost.'),
  ruled: places
    .nullable()
    .describe('The places according to an official’s ruling, or null without a ruling or if all entrants lost.'),
  gameWins: places
    .nullable()
    .describe('The games won in seat order according to a ruling or a forfeit, or null if the games count as played.'),
});
export type TableLine = z.infer<typeof tableLine>;

export function standingLines(tournament: TournamentView, wanted: Pick<TournamentQuery, 'stage'>): StandingLine[] {
  const stage = stageOf(tournament, wanted);
  const named = (values: readonly string[]) =>
    Object.fromEntries(tournament.setup.tieBreaks.map((name, index) => [name, values[index] ?? '']));
  return (
    stage?.standings().map((one) => ({
      ...{ place: one.place, entrant: one.entrant.number, name: nameOf(one.entrant), points: one.points },
      pointsDecimal: decimalText(one.points),
      ...{ won: one.won, drawn: one.drawn, lost: one.lost, gone: one.entrant.gone },
      tieBreaks: named(one.tieBreaks),
      tieBreaksDecimal: named(one.tieBreaks.map(decimalText)),
    })) ?? []
  );
}

/** Returns the final places, best first. The list is empty until the tournament is over. */
export function placeLines({ places }: TournamentView): PlaceLine[] {
  return places.map(({ place, entrant }) => ({ place, ...named(entrant) }));
}

/** Returns the tables of a round. @throws Refused NOT_FOUND if the stage or round does not exist */
export function tableLines(tournament: TournamentView, wanted: Pick<TournamentQuery, 'stage' | 'round'>): TableLine[] {
  const stage = stageOf(tournament, wanted);
  const round = wanted.round === undefined ? stage?.rounds.at(-1) : stage?.rounds[wanted.round - 1];
  if (!round && wanted.round !== undefined)
    throw new Refused(
      'NOT_FOUND',
      `There is no round ${wanted.round} yet: the stage has ${stage?.rounds.length ?? 0}.`,
    );
  if (!round) return [];
  const { missed = [] } = round;
  const here = { stage: round.stage, round: round.round };
  const isProposed = round.status === 'PROPOSED';
  const alone = (state: 'BYE' | 'MISSED') => (entrant: EntrantView) => ({
    ...{ ...here, table: null, over: !isProposed, state, ruled: null, allLost: false, gameWins: null },
    ...{ entrants: [named(entrant)], games: [], places: null },
  });
  return [
    ...round.tables.map((table) => ({ ...here, ...seenTable(table, isProposed) })),
    ...round.byes.map(alone('BYE')),
    ...tournament.entrants.filter(({ number }) => missed.includes(number)).map(alone('MISSED')),
  ];
}

function seenTable(table: TournamentTableView, isProposed: boolean): Omit<TableLine, 'stage' | 'round'> {
  const { table: number, entrants, games, over, places, ruled, waits = false, noShows = [] } = table;
  const decided = noShows.length > 0 ? 'NO_SHOW' : ruled ? 'RULED' : 'PLAYED';
  return {
    ...{ table: number, over, places, allLost: over && places === null },
    entrants: entrants.map(named),
    games: games.map((game) => game.places),
    state: over ? decided : isProposed ? 'PROPOSED' : waits ? 'AWAITS_RULING' : 'PLAYING',
    ...{ ruled: ruled?.places ?? null, gameWins: ruled?.games?.wins ?? null },
  };
}

// Returns undefined if the tournament has not begun, because it has no stages yet.
function stageOf({ stages }: TournamentView, { stage }: Pick<TournamentQuery, 'stage'>): StageView | undefined {
  const found = stage === undefined ? stages.at(-1) : stages[stage - 1];
  if (!found && stage !== undefined)
    throw new Refused('NOT_FOUND', `There is no stage ${stage} yet: ${stages.length} have begun.`);
  return found;
}

function named(entrant: EntrantView): { entrant: number; name: string; gone: string | null } {
  return { entrant: entrant.number, name: nameOf(entrant), gone: entrant.gone };
}

/** Returns an entrant's name, which consists of its players' names in seat order. */
function nameOf({ members }: EntrantView): string {
  return members.map(({ player }) => player.name).join(' & ');
}

/** Returns `won`, `drawn`, `lost`, `place 2`, `bye` or `missed`, or an empty text if the table is not over. */
export function resultAt({ state, over, places, allLost }: TableLine, seat: number): string {
  if (state === 'BYE' || state === 'MISSED') return state.toLowerCase();
  if (!over) return '';
  const place = places?.[seat];
  if (allLost || !places || place === undefined) return 'lost';
  if (places.every((one) => one === 1)) return 'drawn';
  if (place === 1 && places.filter((one) => one === 1).length === 1) return 'won';
  return places.length === 2 ? 'lost' : `place ${place}`;
}
