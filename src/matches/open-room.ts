import { PRIZE } from './keeps/prize.ts';
import { HotMatches } from './log/hot-matches.ts';
import { MatchLog } from './log/match-log.ts';
import { News } from './log/news.ts';
import type { StakeRule } from './match/stake-rule.ts';
import type { Judge } from './match/verdict.ts';
import { judgeHere } from './proof/judge.ts';
import type { Room } from './room.ts';

export type RoomParts = Pick<Room, 'db' | 'bus' | 'queues' | 'log' | 'games'> & {
  now?: () => number;
  /** No other process writes to this database, so what is in memory is never behind. */
  alone?: boolean;
  /** Left out: no limit. */
  openMatches?: number;
  /** Left out: every account may stake its cards. */
  stakeRule?: StakeRule;
  /** How many matches are kept in memory. */
  hotMatches?: number;
  /** Left out: replays are executed in this thread. */
  judge?: Judge;
};

/** A room over a migrated database. */
export function openRoom(parts: RoomParts): Room {
  const { db, bus, queues, log, games } = parts;
  const { alone = false, openMatches = 0, stakeRule = { days: 0, matches: 0 } } = parts;
  const matchLog = new MatchLog(db.pool, PRIZE);
  const hot = new HotMatches({ pool: db.pool, games, alone, max: parts.hotMatches ?? 4000 });
  const news = new News(bus);
  const now = parts.now ?? Date.now;
  const judge = parts.judge ?? judgeHere(games);
  const close = async (): Promise<void> => {
    news.close();
    await judge.close();
  };
  const voids = { count: 0 };
  return { db, bus, queues, log, games, now, openMatches, stakeRule, matchLog, hot, news, judge, voids, close };
}
