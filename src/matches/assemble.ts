import type { KeyObject } from 'node:crypto';
import { StoreEpoch } from '../db/outage/store-epoch.ts';
import { EventLoopTurns } from '../ledger/event-loop-turns.ts';
import { StreamUpdates } from '../ledger/follow/stream-updates.ts';
import { GroupCommit } from '../ledger/group-commit.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { inlineVerifier } from '../process/document-verifier.ts';
import { FairQueue } from '../process/fair-queue.ts';
import { Meters } from '../telemetry/metrics.ts';
import { NO_TRACES, type Traces } from '../telemetry/traces.ts';
import { inlineBotWorkers, separateBotWorkers } from './bots/bot-workers.ts';
import type { MatchContext, Retention, StakeRule, Time } from './context.ts';
import { NO_ARCHIVE } from './log/archive/archive.ts';
import { shareOfHeap } from './log/cache/cache-size.ts';
import { MatchCache } from './log/cache/match-cache.ts';
import { delayedMatches } from './log/delayed-matches.ts';
import { GAME_OVER, JUDGE_CALLED, VOIDED_BY_ADMIN } from './log/joint-updates.ts';
import { LobbyListeners, PlayerMatchListeners, reconcileLobby } from './log/lobby-listeners.ts';
import type { MatchStore } from './log/match-store.ts';
import { PostgresMatches } from './log/postgres-matches.ts';
import { TalkRooms } from './log/talk/talk-rooms.ts';
import type { BotWorkers } from './match/bot-position.ts';
import { examineReplay } from './replays/replay-verifier.ts';
import { Signer } from './signing/signer.ts';
import { PRIZE } from './stakes/prizes.ts';

export type MatchesDependencies = Pick<MatchContext, 'bus' | 'queues' | 'log' | 'games'> & {
  /** If `db.epoch` is missing, a new epoch object is created. */
  db: Omit<MatchContext['db'], 'epoch'> & Partial<Pick<MatchContext['db'], 'epoch'>>;
  /** Default: the tables of `db`. */
  matchStore?: MatchStore;
  /** Default: this process's clock, with no outages. */
  time?: Time;
  now?: () => number;
  /** Whether no other process writes to the database. If so, the cache is never behind. */
  alone?: boolean;
  openMatches?: number;
  /** Default: every account may stake cards. */
  stakeRule?: StakeRule;
  /** Default: none. */
  archive?: MatchContext['archive'];
  /** Default: all matches stay in the log. */
  retention?: Retention;
  /** The maximum number of matches in the cache. Default: as many as fit. */
  hotMatches?: number;
  /** The memory limit of cached matches, in bytes. Default: a share of the heap. */
  hotBytes?: number;
  /** Default: replays are verified on this thread. */
  verifier?: MatchContext['verifier'];
  /** 0 starts one process fewer than there are cores. Default: bots run on this thread. */
  botThreads?: number;
  /** How many bot questions are read (and answered, if trivial) at the same time. Default: 8. */
  botsAtOnce?: number;
  botWorkers?: BotWorkers;
  /** Default: a key that the server creates and stores in the database. */
  signingKey?: KeyObject | undefined;
  signer?: MatchContext['signer'];
  traces?: Traces;
  meters?: Meters;
};

const KEPT_FOREVER: Retention = { casual: null, event: null, keeps: null };

export function matchContext(parts: MatchesDependencies): MatchContext {
  const { bus, queues, log, games, openMatches = 0, stakeRule = { days: 0, matches: 0 } } = parts;
  const { traces = NO_TRACES, meters = new Meters(), archive = NO_ARCHIVE, retention = KEPT_FOREVER } = parts;
  const db = { ...parts.db, epoch: parts.db.epoch ?? new StoreEpoch(parts.db.pool) };
  const time = parts.time ?? withoutOutages(parts.now ?? Date.now);
  const { verifier = inlineVerifier((keys, document) => examineReplay(games, keys, document)) } = parts;
  const { botThreads: threads, botsAtOnce = 8 } = parts;
  const { botWorkers = threads === undefined ? inlineBotWorkers(games) : separateBotWorkers({ threads }) } = parts;
  const { unsubscribe, ...inMemory } = sharedParts({ ...parts, db, time }, { traces, meters });
  const { cache, openings, updates, store } = inMemory;
  const ends = [
    unsubscribe,
    // If no other process writes, no message can be missed.
    ...(parts.alone ? [] : [reconcile({ store, cache, updates, meters }), reconcileLobby(inMemory)]),
    // Only account changes matter to matches. Access and notification settings do not change players' names.
    bus.onPlayer((playerId, change) => {
      if (change === 'ACCOUNT') cache.dropOf(playerId);
    }),
    db.epoch.onRaised((epoch, why) => {
      log.warn(
        { epoch, why, dropped: cache.size },
        'the database may have lost confirmed commits; dropped cached matches',
      );
      meters.databaseLoss(why);
      cache.clear();
      updates.missed();
      openings.look(store).catch(() => {}); // `reconcileLobby` will read again anyway
    }),
  ];
  const close = async (): Promise<void> => {
    for (const end of ends) end();
    inMemory.beginnings.close();
    openings.close();
    updates.close();
    inMemory.talk.close();
    await Promise.all([cache.close(), verifier.close(), botWorkers.close()]);
  };
  const { signer = new Signer(db, parts.signingKey ?? null, time.now) } = parts;
  const given = { db, bus, queues, log, games, openMatches, stakeRule, archive, retention };
  const workers = { verifier, botWorkers, botTurns: new FairQueue(botsAtOnce) };
  return { ...given, ...inMemory, ...workers, traces, meters, time, now: time.now, signer, voids: { count: 0 }, close };
}

function sharedParts(
  parts: MatchesDependencies & Pick<MatchContext, 'db' | 'time'>,
  telemetry: Pick<MatchContext, 'traces' | 'meters'>,
) {
  const { db, bus, games, alone = false, hotMatches, hotBytes = shareOfHeap() } = parts;
  const listenFor = (id: string) => bus.listenFor(id);
  const jointUpdates = [PRIZE, GAME_OVER, JUDGE_CALLED, VOIDED_BY_ADMIN];
  const { matchStore: store = new PostgresMatches(db, games, jointUpdates, parts.archive) } = parts;
  const cache = new MatchCache(store, { epoch: db.epoch, alone, listenFor, max: hotMatches, bytes: hotBytes });
  // Subscribes before `StreamUpdates`, so that the cache has an entry before listeners are notified of it.
  const unsubscribe = bus.subscribe((id, version, _trace, message) => message && cache.receive(id, version, message));
  const updates = new StreamUpdates(bus);
  return {
    unsubscribe,
    store,
    commits: new GroupCommit(store, telemetry),
    cache,
    past: delayedMatches(store),
    updates,
    talk: new TalkRooms(bus, db.pool, parts.time.now),
    beginnings: new PlayerMatchListeners(updates, cache),
    openings: new LobbyListeners(updates),
    turns: new EventLoopTurns(),
  };
}

function withoutOutages(now: () => number): Time {
  return {
    now,
    get upTo() {
      return now();
    },
    outages: [],
    ahead: 0,
    works: true,
    askUpTo: () => null,
  };
}
