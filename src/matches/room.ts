import type { Database } from '../db/open.ts';
import type { AnyGame } from '../engine/index.ts';
import { HotMatches } from './log/hot-matches.ts';
import { MatchLog } from './log/match-log.ts';
import { News } from './log/news.ts';
import { type Judge, judgeHere } from './proof/judge.ts';

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

/** Tells every node that a match has new entries. A message may be lost or doubled. */
export interface EntryBus {
  publish(matchId: string, version: number): void;
  subscribe(listener: (matchId: string, version: number) => void): () => void;
  /** Called when messages may have been lost. */
  onGap(listener: () => void): () => void;
}

/** What of a pino logger is used here. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** Everything the verbs work with: one per process. */
export interface Room {
  db: Pick<Database, 'pool' | 'orm'>;
  bus: EntryBus;
  queues: Waker;
  log: Log;
  games: readonly AnyGame[];
  /** Milliseconds since 1970. */
  now(): number;
  /** No other process writes to this database, so what is in memory is never behind. */
  alone: boolean;
  /** Matches that wait or run, for each player; a quarter of it for guests; 0: no limit. */
  openMatches: number;
  journal: MatchLog;
  hot: HotMatches;
  news: News;
  judge: Judge;
  /** Lets go of timers and subscriptions; what was asked before is still answered. */
  close(): Promise<void>;
}

export type RoomParts = Pick<Room, 'db' | 'bus' | 'queues' | 'log' | 'games'> & {
  now?: () => number;
  alone?: boolean;
  /** Left out: no limit. */
  openMatches?: number;
  /** How many matches are kept in memory. */
  hotMatches?: number;
  /** Left out: replays are executed in this thread. */
  judge?: Judge;
};

/** A room over a migrated database. */
export function openRoom(parts: RoomParts): Room {
  const { db, bus, queues, log, games } = parts;
  const journal = new MatchLog(db.pool);
  const hot = new HotMatches({ pool: db.pool, games, max: parts.hotMatches ?? 4000 });
  const { alone = false, openMatches = 0 } = parts;
  const news = new News(bus);
  const now = parts.now ?? Date.now;
  const judge = parts.judge ?? judgeHere(games);
  const close = async (): Promise<void> => {
    news.close();
    await judge.close();
  };
  return { db, bus, queues, log, games, now, alone, openMatches, journal, hot, news, judge, close };
}

export function gameOf(room: Room, id: string): AnyGame | null {
  return room.games.find((game) => game.id === id) ?? null;
}
