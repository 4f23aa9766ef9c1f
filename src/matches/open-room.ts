import type { KeyObject } from 'node:crypto';
import { PRIZE } from './keeps/prize.ts';
import { HotMatches } from './log/hot-matches.ts';
import { MatchLog } from './log/match-log.ts';
import { News } from './log/news.ts';
import type { Judge } from './match/verdict.ts';
import { judgeHere } from './proof/judge.ts';
import type { Room } from './room.ts';
import { Signer } from './signing/signer.ts';

export type RoomParts = Pick<Room, 'db' | 'bus' | 'queues' | 'log' | 'games'> & {
  now?: () => number;
  /** No other process writes to this database, so what is in memory is never behind. */
  alone?: boolean;
  /** Left out: no limit. */
  openMatches?: number;
  /** How many matches are kept in memory. */
  hotMatches?: number;
  /** Left out: replays are executed in this thread. */
  judge?: Judge;
  /** Left out: a key that is made and kept in the database. */
  signingKey?: KeyObject | undefined;
};

/** A room over a migrated database. */
export function openRoom(parts: RoomParts): Room {
  const { db, bus, queues, log, games } = parts;
  const { alone = false, openMatches = 0 } = parts;
  const matchLog = new MatchLog(db.pool, PRIZE);
  const hot = new HotMatches({ ...db, games, alone, max: parts.hotMatches ?? 4000 });
  const news = new News(bus);
  const now = parts.now ?? Date.now;
  const judge = parts.judge ?? judgeHere(games);
  const signer = new Signer(db, parts.signingKey ?? null, now);
  const close = async (): Promise<void> => {
    news.close();
    await judge.close();
  };
  const voids = { count: 0 };
  return { db, bus, queues, log, games, now, openMatches, matchLog, hot, news, judge, signer, voids, close };
}
