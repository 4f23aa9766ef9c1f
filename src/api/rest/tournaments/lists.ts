import { Refused } from '../../../errors.ts';
import type { SeenEntrant, SeenTournament } from '../../../tournaments/index.ts';
import type { Asked } from './asked.ts';

type SeenStage = SeenTournament['stages'][number];

/** A line of the standings. */
export interface StandingLine {
  place: number;
  entrant: number;
  name: string;
  points: string;
  won: number;
  drawn: number;
  lost: number;
  /** By name, in the order in which they decide. */
  tieBreaks: Readonly<Record<string, string>>;
  /** Why they take no part any more. */
  gone: string | null;
}

/** A table of a round; a bye is one of one entrant, without a number. */
export interface TableLine {
  stage: number;
  round: number;
  table: number | null;
  /** In the order of seats. */
  entrants: readonly { entrant: number; name: string }[];
  /** By game, the places of the entrants: 1 is best; null: all have lost. */
  games: readonly (readonly number[] | null)[];
  over: boolean;
  /** How it came out by ruling; null: none. */
  ruled: readonly number[] | null;
}

export function standingLines(tournament: SeenTournament, wanted: Pick<Asked, 'stage'>): StandingLine[] {
  const stage = stageOf(tournament, wanted);
  const names = tournament.setup.tieBreaks;
  return (
    stage?.standings().map((one) => ({
      ...{ place: one.place, entrant: one.entrant.number, name: nameOf(one.entrant), points: one.points },
      ...{ won: one.won, drawn: one.drawn, lost: one.lost, gone: one.entrant.gone },
      tieBreaks: Object.fromEntries(names.map((name, index) => [name, one.tieBreaks[index] ?? ''])),
    })) ?? []
  );
}

/** @throws Refused NOT_FOUND: no such stage or round */
export function tableLines(tournament: SeenTournament, wanted: Pick<Asked, 'stage' | 'round'>): TableLine[] {
  const stage = stageOf(tournament, wanted);
  const round = wanted.round === undefined ? stage?.rounds.at(-1) : stage?.rounds[wanted.round - 1];
  if (!round && wanted.round !== undefined) throw new Refused('NOT_FOUND', 'There is no such round.');
  if (!round) return [];
  const here = { stage: round.stage, round: round.round };
  const tables = round.tables.map(({ table, entrants, games, over, ruled }) => ({
    ...{ ...here, table, over, ruled: ruled?.places ?? null },
    entrants: entrants.map(named),
    games: games.map(({ places }) => places),
  }));
  const byes = round.byes.map((entrant) => ({
    ...{ ...here, table: null, over: true, ruled: null },
    ...{ entrants: [named(entrant)], games: [] },
  }));
  return [...tables, ...byes];
}

// None has begun before the tournament has.
function stageOf({ stages }: SeenTournament, { stage }: Pick<Asked, 'stage'>): SeenStage | undefined {
  const found = stage === undefined ? stages.at(-1) : stages[stage - 1];
  if (!found && stage !== undefined) throw new Refused('NOT_FOUND', 'There is no such stage.');
  return found;
}

function named(entrant: SeenEntrant): { entrant: number; name: string } {
  return { entrant: entrant.number, name: nameOf(entrant) };
}

/** How an entrant is called: its players, in the order in which they sit. */
export function nameOf({ members }: SeenEntrant): string {
  return members.map(({ player }) => player.name).join(' & ');
}
