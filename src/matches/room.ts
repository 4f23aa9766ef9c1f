import type { PlayerListener, PlayerNews } from '../accounts/inside.ts';
import type { Database } from '../db/open.ts';
import { type AnyGame, type Finding, unknownGame } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import type { Turns } from '../ledger/exclusive.ts';
import type { GroupCommit } from '../ledger/group-commit.ts';
import type { News } from '../ledger/news.ts';
import type { Epochs, Jobs, Leases, Listen } from '../ledger/store.ts';
import type { DocumentVerifier } from '../process/document-verifier.ts';
import type { FairTurns } from '../process/fair-turns.ts';
import type { Meters } from '../telemetry/meters.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { Line } from './log/append-statement.ts';
import type { Beginnings, Openings } from './log/lobby.ts';
import type { MatchCache } from './log/match-cache.ts';
import type { MatchStore } from './log/match-store.ts';
import type { PastMatches } from './log/past-matches.ts';
import type { Thinker } from './match/workers.ts';
import type { Signer } from './signing/signer.ts';

/** What is waited for later; the payload of each kind of wake-up. */
export interface Wakes {
  expireDecision: { matchId: string; seat: number; version: number };
  /** `owner`: whose match it is, among whom turns go round. */
  moveBot: { matchId: string; seat: number; version: number; owner?: string | undefined };
  verifyReplay: { matchId: string };
  analyse: { matchId: string; seat: number };
  runTournament: { tournamentId: string };
}

/** The job queues as the verbs need them. */
export type Waker = Jobs<Wakes>;

/** News between nodes of matches and players. */
export interface EntryBus extends Listen {
  /** Tells every node that something about a player has changed. */
  publishPlayer(playerId: string, news: PlayerNews): void;
  onPlayer(listener: PlayerListener): () => void;
}

/** What of a pino logger is used here. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** The time by which all nodes judge, and when nobody could move. */
export interface Time extends Leases {
  /** How far this machine's clock is ahead of the store's, in milliseconds. */
  readonly ahead: number;
  /** Whether this node has shown that it can write since the last moment at which an outage could have begun. */
  readonly works: boolean;
}

/** Everything the verbs work with: one per process. */
export interface Room {
  /** For what lists show to people, and for accounts. Everything in a match's life goes through `store`. */
  db: Pick<Database, 'pool' | 'orm'> & Partial<Pick<Database, 'atRest'>> & { epoch: Epochs };
  bus: EntryBus;
  queues: Waker;
  log: Log;
  traces: Traces;
  meters: Meters;
  games: readonly AnyGame[];
  time: Time;
  /** The same time's milliseconds since 1970. */
  now(): number;
  /** Matches that wait or run, for each player; a quarter of it for guests; 0: no limit. */
  openMatches: number;
  stakeRule: StakeRule;
  store: MatchStore;
  commits: GroupCommit<Line>;
  cache: MatchCache;
  past: PastMatches;
  news: News;
  beginnings: Beginnings;
  openings: Openings;
  /** For work that would keep everybody waiting in one piece. */
  turns: Turns;
  /** Verifies replay documents. */
  verifier: DocumentVerifier<Finding>;
  thinker: Thinker;
  /** For looking at what bots are asked. */
  botTurns: FairTurns;
  signer: Pick<Signer, 'sign' | 'published'>;
  /** Matches that this process has ended because their rules failed. */
  voids: { count: number };
  /** Lets go of timers and subscriptions; what was asked before is still answered. */
  close(): Promise<void>;
}

/** @throws Refused NOT_FOUND for a game that is not played here */
export function gameOf({ games }: Pick<Room, 'games'>, id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Refused('NOT_FOUND', unknownGame(id, games), { field: 'game' });
  return game;
}

/**
 * The rule for staking cards. Throwaway accounts would feed their starter sets to another: an account needs some age, and finished
 * matches.
 */
export interface StakeRule {
  /** Days since the account was made; 0: at once. */
  days: number;
  /** Matches played to their end against other players; 0: none. */
  matches: number;
  /** Matches for keeps that two players may begin with each other within a week; 0 or left out: no limit. */
  pair?: number;
}
