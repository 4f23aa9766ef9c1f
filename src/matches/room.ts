import type { Database } from '../db/open.ts';
import type { AnyGame } from '../engine/index.ts';
import type { EntryBus } from './log/entry-bus.ts';
import type { HotMatches } from './log/hot-matches.ts';
import type { MatchLog } from './log/match-log.ts';
import type { News } from './log/news.ts';
import type { Judge } from './match/verdict.ts';
import type { Signer } from './signing/signer.ts';

/** What is waited for later; the payload of each kind of wake-up. */
export interface Wakes {
  expireDecision: { matchId: string; seat: number; version: number };
  moveBot: { matchId: string; seat: number; version: number };
  verifyReplay: { matchId: string };
}

/** The job queues as the verbs need them: a wake-up may be late, lost or doubled. */
export interface Waker {
  wake<N extends keyof Wakes>(name: N, payload: Wakes[N], options?: { delayMs?: number; id?: string }): Promise<void>;
}

/** What of a pino logger is used here. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** Everything the verbs work with: one per process. */
export interface Room {
  db: Pick<Database, 'pool' | 'orm'> & Partial<Pick<Database, 'atRest'>>;
  bus: EntryBus;
  queues: Waker;
  log: Log;
  games: readonly AnyGame[];
  /** Milliseconds since 1970. */
  now(): number;
  /** Matches that wait or run, for each player; a quarter of it for guests; 0: no limit. */
  openMatches: number;
  matchLog: MatchLog;
  hot: HotMatches;
  news: News;
  judge: Judge;
  signer: Signer;
  /** Matches that this process has ended because their rules failed. */
  voids: { count: number };
  /** Lets go of timers and subscriptions; what was asked before is still answered. */
  close(): Promise<void>;
}

export function gameOf(room: Room, id: string): AnyGame | null {
  return room.games.find((game) => game.id === id) ?? null;
}
