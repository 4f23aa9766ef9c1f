import { LRUCache } from 'lru-cache';
import { NO_WORDS } from '../accounts/index.ts';
import { StoreEpoch } from '../db/outage/store-epoch.ts';
import { GAMES } from '../games/index.ts';
import { EventLoopTurns } from '../ledger/event-loop-turns.ts';
import { StreamUpdates } from '../ledger/follow/stream-updates.ts';
import { GroupCommit } from '../ledger/group-commit.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { inlineVerifier } from '../process/document-verifier.ts';
import type { Meters } from '../telemetry/metrics.ts';
import { NO_TRACES } from '../telemetry/traces.ts';
import type { TournamentContext } from './context.ts';
import { delayedTournaments } from './log/delayed-tournaments.ts';
import { PostgresTournaments } from './log/postgres-tournaments.ts';
import { TournamentCache } from './log/tournament-cache.ts';
import type { TournamentStore } from './log/tournament-store.ts';
import { verifyRecordText } from './record-verifier.ts';

/** If `db` has no epoch, one is created. Without a `recordVerifier`, records are verified on this thread. */
export type TournamentsDependencies = Pick<TournamentContext, 'matches' | 'queues' | 'bus' | 'log' | 'now'> &
  Partial<Pick<TournamentContext, 'time' | 'traces' | 'recordVerifier' | 'words'>> & {
    db: Omit<TournamentContext['db'], 'epoch'> & Partial<Pick<TournamentContext['db'], 'epoch'>>;
    tournamentStore?: TournamentStore;
    meters?: Meters;
  };

const NEVER_AWAY: TournamentContext['time'] = { upTo: Number.POSITIVE_INFINITY, outages: [], askUpTo: () => null };

export function tournamentContext(parts: TournamentsDependencies): TournamentContext {
  const db = { ...parts.db, epoch: parts.db.epoch ?? new StoreEpoch(parts.db.pool) };
  const { matches, queues, bus, log, now, meters, traces = NO_TRACES, time = NEVER_AWAY, words = NO_WORDS } = parts;
  const { recordVerifier = inlineVerifier((keys, document) => verifyRecordText(GAMES, keys, document)) } = parts;
  const updates = new StreamUpdates(bus);
  const { tournamentStore: store = new PostgresTournaments(db) } = parts;
  const cache = new TournamentCache(store, db);
  const unwatched = reconcile({ store, cache, updates, meters });
  const forgotten = db.epoch.onRaised(() => {
    cache.clear();
    updates.missed();
  });
  return {
    ...{ db, matches, queues, bus, log, now, time, traces, updates, recordVerifier, words },
    swept: { outages: 0 },
    store,
    commits: new GroupCommit(store, { traces, ...(meters && { meters }) }),
    cache,
    past: delayedTournaments(store),
    turns: new EventLoopTurns(),
    names: new LRUCache({ max: 20_000, ttl: 10_000 }),
    async close() {
      forgotten();
      unwatched();
      updates.close();
      await recordVerifier.close();
    },
  };
}
