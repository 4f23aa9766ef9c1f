import { asDate, readMatch } from '../../../matches/index.ts';
import {
  announce,
  appoint,
  approveRound,
  begin,
  callTime,
  cancelTournament,
  changeDeck,
  checkIn,
  consent,
  createTournament,
  dismiss,
  disqualify,
  drop,
  endTournament,
  listEntries,
  listTournaments,
  openRegistration,
  pairRound,
  pause,
  readTournament,
  register,
  reinstate,
  resume,
  ruleTable,
  type SetupInput,
  type Stage,
  setUpTournament,
  swapEntrants,
  type TournamentView,
  undoRound,
  unregister,
} from '../../../tournaments/index.ts';
import { LARGEST_PAGE } from '../../limits/query-cost.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { checkSize } from '../pagination.ts';
import type { TournamentParent } from '../resolver-parents.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  StageInput,
  TournamentResolvers,
  TournamentRoundResolvers,
  TournamentSetupInput,
  TournamentSetupResolvers,
  TournamentStageResolvers,
  TournamentTableResolvers,
} from '../types.generated.ts';
import { orNull } from './matches.ts';

export const tournamentQueries = {
  tournament: (_, { id, invitation = null }, { tournaments, caller }) =>
    readTournament(tournaments, caller, { id, invitation }).catch(orNull),
  tournaments: (_, wanted, { tournaments, caller }) => listTournaments(tournaments, caller, wanted),
} satisfies QueryResolvers;

export const tournamentMutations = {
  createTournament: (_, { input: { setup, key = null } }, { tournaments, caller }) =>
    createTournament(tournaments, signedIn(caller), { ...setupOf(setup), key }),
  setUpTournament: (_, { input: { id, setup, key = null } }, { tournaments, caller }) =>
    setUpTournament(tournaments, signedIn(caller), { ...setupOf(setup), id, key }),
  announceToEntrants: (_, { input }, { tournaments, caller }) => announce(tournaments, signedIn(caller), input),
  openRegistration: (_, { input }, { tournaments, caller }) => openRegistration(tournaments, signedIn(caller), input),
  registerForTournament: (_, { input }, { tournaments, caller }) => register(tournaments, signedIn(caller), input),
  agreeToTournament: (_, { input }, { tournaments, caller }) => consent(tournaments, signedIn(caller), input),
  changeTournamentDeck: (_, { input }, { tournaments, caller }) => changeDeck(tournaments, signedIn(caller), input),
  unregisterFromTournament: (_, { input }, { tournaments, caller }) => unregister(tournaments, signedIn(caller), input),
  checkIn: (_, { input }, { tournaments, caller }) => checkIn(tournaments, signedIn(caller), input),
  dropFromTournament: (_, { input }, { tournaments, caller }) => drop(tournaments, signedIn(caller), input),
  disqualifyEntrant: (_, { input }, { tournaments, caller }) => disqualify(tournaments, signedIn(caller), input),
  reinstateEntrant: (_, { input }, { tournaments, caller }) => reinstate(tournaments, signedIn(caller), input),
  beginTournament: (_, { input }, { tournaments, caller }) => begin(tournaments, signedIn(caller), input),
  pairRound: (_, { input }, { tournaments, caller }) => pairRound(tournaments, signedIn(caller), input),
  approveRound: (_, { input }, { tournaments, caller }) => approveRound(tournaments, signedIn(caller), input),
  swapEntrants: (_, { input }, { tournaments, caller }) => swapEntrants(tournaments, signedIn(caller), input),
  undoRound: (_, { input }, { tournaments, caller }) => undoRound(tournaments, signedIn(caller), input),
  callTime: (_, { input }, { tournaments, caller }) => callTime(tournaments, signedIn(caller), input),
  pauseTournament: (_, { input }, { tournaments, caller }) => pause(tournaments, signedIn(caller), input),
  resumeTournament: (_, { input }, { tournaments, caller }) => resume(tournaments, signedIn(caller), input),
  ruleTable: (_, { input }, { tournaments, caller }) => ruleTable(tournaments, signedIn(caller), input),
  appointOfficial: (_, { input }, { tournaments, caller }) => appoint(tournaments, signedIn(caller), input),
  dismissOfficial: (_, { input }, { tournaments, caller }) => dismiss(tournaments, signedIn(caller), input),
  endTournament: (_, { input }, { tournaments, caller }) => endTournament(tournaments, signedIn(caller), input),
  cancelTournament: (_, { input }, { tournaments, caller }) => cancelTournament(tournaments, signedIn(caller), input),
} satisfies MutationResolvers;

export const tournament = {
  officials: async (parent) => (await wholeOf(parent)).officials,
  seed: async (parent) => (await wholeOf(parent)).seed,
  entrants: async (parent, page) => pageOf((await wholeOf(parent)).entrants, page),
  allPlayed: async (parent) => (await wholeOf(parent)).allPlayed,
  stages: async (parent) => (await wholeOf(parent)).stages,
  round: async (parent, { stage, number }) => {
    const { stages } = await wholeOf(parent);
    const rounds = stages.at(typeof stage === 'number' ? inList(stage) : -1)?.rounds;
    return rounds?.at(typeof number === 'number' ? inList(number) : -1) ?? null;
  },
  places: async (parent, { first }) => pageOf((await wholeOf(parent)).places, { first }),
  notices: async (parent, { first }) => pageOf((await wholeOf(parent)).notices, { first }),
  entries: ({ id }, page, { tournaments, caller }) => listEntries(tournaments, caller, { id, ...page }),
} satisfies TournamentResolvers;

function wholeOf(parent: TournamentParent): TournamentView | Promise<TournamentView> {
  return 'whole' in parent ? parent.whole() : parent;
}

export const tournamentSetup = {
  game: ({ game: id }, _, { matches }) => {
    const found = matches.games.find((game) => game.id === id);
    if (!found) throw new Error(`a tournament has an unknown game: ${id}`);
    return found;
  },
  startsAt: ({ startsAt }) => asDate(startsAt),
  stages: ({ stages }) => stages.map(stagePlan),
  grace: ({ grace = 0 }) => grace,
  noShowAfter: ({ noShowAfter = 0 }) => noShowAfter,
  noShowDrops: ({ noShowDrops = false }) => noShowDrops,
  champion: ({ champion = null }) => champion,
  rated: ({ rated = true }) => rated,
} satisfies TournamentSetupResolvers;

export const tournamentStage = {
  plan: ({ setup }) => stagePlan(setup),
  standings: (stage, page) => pageOf(stage.standings(), page),
} satisfies TournamentStageResolvers;

export const tournamentRound = {
  begunAt: ({ begunAt }) => asDate(begunAt),
  endsAt: ({ endsAt }) => asDate(endsAt),
  overAt: ({ overAt }) => asDate(overAt),
  tableCount: ({ tables }) => tables.length,
  // Find the table by its number, because a viewer may see only some tables, which makes list positions useless.
  tables: ({ tables, nodes }, { first, after }) => {
    const shown = tables.map((table, index) => ({ ...table, bracket: nodes?.[index] ?? null }));
    return pageOf(
      shown.filter(({ table }) => table > (after ?? 0)),
      { first: first ?? null },
    );
  },
} satisfies TournamentRoundResolvers;

export const tournamentTable = {
  match: ({ matchId }, _, context) => (matchId === null ? null : matchOf(matchId, context)),
  ruled: ({ ruled }) => (ruled ? { places: ruled.places, gameWins: ruled.games?.wins ?? null } : null),
  noShows: ({ entrants, noShows = [] }) => entrants.filter(({ number }) => noShows.includes(number)),
  awaitsRuling: ({ waits = false, over }) => waits && !over,
} satisfies TournamentTableResolvers;

export const tableGame = {
  match: ({ matchId }: { matchId: string }, _: unknown, context: Context) => matchOf(matchId, context),
};

// Returns null if the match has not been created yet.
function matchOf(id: string, { matches, caller }: Context) {
  return readMatch(matches, caller, id).catch(orNull);
}

/** Returns a page of a list. Elements are numbered from 1. */
function pageOf<T>(list: readonly T[], { first, after }: { first?: number | null; after?: number | null }): T[] {
  checkSize('first', first);
  const from = Math.max(0, after ?? 0);
  return list.slice(from, from + (first ?? LARGEST_PAGE));
}

// Returns the position of an element in a list. Numbers start at 1, and an invalid number counts as past the end.
function inList(number: number): number {
  return number >= 1 ? number - 1 : Number.POSITIVE_INFINITY;
}

/** Converts settings to the command's input, in which stages have a kind and times are in milliseconds. */
function setupOf({ stages, startsAt, points, options, bestOf, ...rest }: TournamentSetupInput): SetupInput {
  return {
    ...rest,
    // The client can send any JSON. The command validates the settings as a whole.
    options: options as SetupInput['options'],
    bestOf: bestOf as SetupInput['bestOf'],
    tieBreaks: rest.tieBreaks && [...rest.tieBreaks],
    startsAt: startsAt ? startsAt.getTime() : startsAt,
    points: points && { ...points, byPlace: [...points.byPlace], draw: points.draw ?? null },
    stages: stages ? stages.map(stageOf) : stages,
  };
}

function stageOf({ swiss, roundRobin, singleElimination, doubleElimination }: StageInput): Stage {
  if (swiss) return { kind: 'SWISS', rounds: swiss.rounds ?? null, take: swiss.take ?? null };
  if (roundRobin) return { kind: 'ROUND_ROBIN', cycles: roundRobin.cycles ?? 1, take: roundRobin.take ?? null };
  if (singleElimination) return { kind: 'SINGLE_ELIMINATION', take: singleElimination.take ?? null };
  return { kind: 'DOUBLE_ELIMINATION', take: doubleElimination?.take ?? null };
}

function stagePlan(stage: Stage) {
  const { kind: format, take } = stage;
  return {
    format,
    take,
    rounds: stage.kind === 'SWISS' ? stage.rounds : null,
    cycles: stage.kind === 'ROUND_ROBIN' ? stage.cycles : null,
  };
}
