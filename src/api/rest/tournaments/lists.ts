import { Refused } from '../../../errors.ts';
import { decimalText, type SeenEntrant, type SeenTable, type SeenTournament } from '../../../tournaments/index.ts';
import type { Asked } from './asked.ts';

type SeenStage = SeenTournament['stages'][number];

/** A line of the standings. Points and tie-breaks are exact (`12/13`), and beside that decimal (`0.9231`). */
export interface StandingLine {
  place: number;
  entrant: number;
  name: string;
  points: string;
  pointsDecimal: string;
  won: number;
  drawn: number;
  lost: number;
  /** By name, in the order in which they decide. */
  tieBreaks: Readonly<Record<string, string>>;
  tieBreaksDecimal: Readonly<Record<string, string>>;
  /** Why they take no part any more. */
  gone: string | null;
}

/** A final place. */
export interface PlaceLine {
  place: number;
  entrant: number;
  name: string;
  /** Why they took no part any more at the end. */
  gone: string | null;
}

/** PROPOSED: its round has not begun · PLAYED: over by its games · NO_SHOW: an entrant did not come · RULED, also who has left. */
type State = 'PROPOSED' | 'PLAYING' | 'AWAITS_RULING' | 'PLAYED' | 'NO_SHOW' | 'RULED' | 'BYE';

/** A table of a round; a bye is one of one entrant, without a number. */
export interface TableLine {
  stage: number;
  round: number;
  table: number | null;
  /** In the order of seats. `gone`: why they take no part any more. */
  entrants: readonly { entrant: number; name: string; gone: string | null }[];
  /** By game, the places of the entrants: 1 is best; null: all have lost. */
  games: readonly (readonly number[] | null)[];
  over: boolean;
  state: State;
  /** How it came out, in the order of seats; null: it is not over, or all have lost. */
  places: readonly number[] | null;
  /** All have lost it: a double loss. */
  allLost: boolean;
  /** The places that an official has ruled; null: there is no ruling, or by ruling all have lost. */
  ruled: readonly number[] | null;
  /** Games won as a ruling or a forfeit counts them, in the order of seats; null: as they were played. */
  gameWins: readonly number[] | null;
}

export function standingLines(tournament: SeenTournament, wanted: Pick<Asked, 'stage'>): StandingLine[] {
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

/** How it ended, best first; empty before. */
export function placeLines({ places }: SeenTournament): PlaceLine[] {
  return places.map(({ place, entrant }) => ({ place, ...named(entrant) }));
}

/** @throws Refused NOT_FOUND: no such stage or round */
export function tableLines(tournament: SeenTournament, wanted: Pick<Asked, 'stage' | 'round'>): TableLine[] {
  const stage = stageOf(tournament, wanted);
  const round = wanted.round === undefined ? stage?.rounds.at(-1) : stage?.rounds[wanted.round - 1];
  if (!round && wanted.round !== undefined) throw new Refused('NOT_FOUND', 'There is no such round.');
  if (!round) return [];
  const here = { stage: round.stage, round: round.round };
  const byes = round.byes.map((entrant) => ({
    ...{ ...here, table: null, over: true, state: 'BYE' as const, ruled: null, allLost: false, gameWins: null },
    ...{ entrants: [named(entrant)], games: [], places: null },
  }));
  return [...round.tables.map((table) => ({ ...here, ...tableLine(table, round.status === 'PROPOSED') })), ...byes];
}

function tableLine(table: SeenTable, isProposed: boolean): Omit<TableLine, 'stage' | 'round'> {
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

// None has begun before the tournament has.
function stageOf({ stages }: SeenTournament, { stage }: Pick<Asked, 'stage'>): SeenStage | undefined {
  const found = stage === undefined ? stages.at(-1) : stages[stage - 1];
  if (!found && stage !== undefined) throw new Refused('NOT_FOUND', 'There is no such stage.');
  return found;
}

function named(entrant: SeenEntrant): { entrant: number; name: string; gone: string | null } {
  return { entrant: entrant.number, name: nameOf(entrant), gone: entrant.gone };
}

/** How an entrant is called: its players, in the order in which they sit. */
export function nameOf({ members }: SeenEntrant): string {
  return members.map(({ player }) => player.name).join(' & ');
}

/** How a table came out for one seat, in a word: `won`, `drawn`, `lost`, `place 2`, `bye`; empty: it is not over. */
export function resultAt({ state, over, places, allLost }: TableLine, seat: number): string {
  if (state === 'BYE') return 'bye';
  if (!over) return '';
  const place = places?.[seat];
  if (allLost || !places || place === undefined) return 'lost';
  if (places.every((one) => one === 1)) return 'drawn';
  if (place === 1 && places.filter((one) => one === 1).length === 1) return 'won';
  return places.length === 2 ? 'lost' : `place ${place}`;
}
