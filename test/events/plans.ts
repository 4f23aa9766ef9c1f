import { type Incident, incidents } from './incidents.ts';
import type { Manner } from './play.ts';

/** A tournament to play. */
export interface EventPlan {
  /** The command-line option that plays only this tournament. */
  name: string;
  entrants: number;
  /** The `TournamentSetupInput` without a name. */
  setup: { game: string; teamSize?: number; [field: string]: unknown };
  manner: Manner;
  /** Whether the players are guests, because hashing a thousand passwords would take longer than everything else. */
  guests?: boolean;
  /** Whether entrants have to check in. Two of them do not. */
  checkIn?: boolean;
  /** Whether entrants are seeded by their numbers. */
  seeded?: boolean;
  /** The incidents during the tournament. */
  incidents?: readonly Incident[];
}

/**
 * The server's STEADY bot plays for the accounts. Their clients answer twice in each match and then stay silent, until
 * the clock runs out and the bot takes over the seat. Clients cannot run this bot themselves, because it evaluates
 * complete states of the game.
 */
const STEADY = { timeControl: { perDecision: 1 }, onTimeOut: 'BOT' };
const TWICE: Manner = { answers: 2, resigns: 0 };
/** Lets clients play to the end with random choices. */
const CLIENTS: Manner = { answers: null, resigns: 50 };

/** Options that make matches short. */
const SHORT: Readonly<Record<string, object>> = {
  golems: { rounds: 3 },
  valhalla: { rounds: 3, terrain: 'dealt' },
  'business-card-battle': { turns: 20 },
  'spark-of-war': { turns: 8 },
  'spark-forming': { turns: 8 },
};

const game = (id: string) => ({ game: id, options: SHORT[id] ?? {} });
const CUT = [{ swiss: {} }, { singleElimination: { take: 4 } }];
export const EVERY_TIE_BREAK = [
  ...['OPPONENTS_MATCH_WIN', 'OPPONENTS_OPPONENTS_MATCH_WIN', 'GAME_WIN', 'OPPONENTS_GAME_WIN', 'RESISTANCE'],
  ...['OPPONENTS_RESISTANCE', 'BUCHHOLZ', 'BUCHHOLZ_CUT_1', 'MEDIAN_BUCHHOLZ', 'SONNEBORN_BERGER'],
  ...['PROGRESSIVE_SCORE', 'WINS', 'DIRECT_ENCOUNTER'],
];

const swissOf16 = (id: string): EventPlan => ({
  name: `swiss-${id}`,
  entrants: 16,
  setup: { ...game(id), ...STEADY, stages: CUT },
  manner: TWICE,
});

const fourSeats = (id: string): EventPlan => ({
  name: `four-seats-${id}`,
  entrants: 13,
  setup: { ...game(id), ...STEADY, seats: 4, stages: [{ swiss: { rounds: 3 } }, { singleElimination: { take: 4 } }] },
  manner: TWICE,
});

export const PLANS: readonly EventPlan[] = [
  {
    name: 'swiss-with-incidents',
    entrants: 9,
    setup: {
      ...{ ...game('business-card-battle'), lateRounds: 2, tieBreaks: EVERY_TIE_BREAK },
      stages: [{ swiss: { rounds: 5 } }],
    },
    manner: CLIENTS,
    incidents,
  },
  {
    name: 'round-robin',
    entrants: 6,
    setup: { ...game('business-card-battle'), bestOf: 3, stages: [{ roundRobin: {} }], tieBreaks: EVERY_TIE_BREAK },
    manner: CLIENTS,
  },
  {
    name: 'single-elimination',
    entrants: 8,
    setup: { ...game('golems'), stages: [{ singleElimination: {} }] },
    manner: CLIENTS,
    seeded: true,
  },
  {
    name: 'double-elimination',
    entrants: 11,
    setup: { ...game('business-card-battle'), ...STEADY, stages: [{ doubleElimination: {} }] },
    manner: TWICE,
  },
  {
    name: 'face-off-teams',
    entrants: 6,
    setup: {
      ...{ game: 'spark-of-war', options: { mode: 'faceOff', turns: 8 }, teamSize: 2 },
      ...{ ...STEADY, stages: [{ swiss: { rounds: 3 } }, { singleElimination: { take: 2 } }] },
    },
    manner: TWICE,
  },
  ...['golems', 'valhalla'].map(fourSeats),
  ...Object.keys(SHORT).map(swissOf16),
];

/** Plans that are played only if they are named, because each takes minutes. */
export const LARGE_PLANS: readonly EventPlan[] = [
  {
    name: 'swiss-of-256',
    entrants: 256,
    setup: {
      ...{ game: 'business-card-battle', options: { turns: 10 } },
      stages: [{ swiss: { rounds: 8 } }, { singleElimination: { take: 8 } }],
    },
    manner: { answers: null, resigns: 90 },
    guests: true,
  },
  {
    name: 'field-of-1000',
    entrants: 1000,
    setup: { game: 'business-card-battle', options: { turns: 10 }, stages: [{ swiss: { rounds: 2 } }] },
    manner: { answers: null, resigns: 100 },
    guests: true,
    checkIn: true,
  },
];
