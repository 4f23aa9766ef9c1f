import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { limitsOf } from '../db/link.ts';
import type { Breaker } from '../redis/breaker.ts';
import type { Line, LineEnd } from './line.ts';
import { openPostgresLine } from './postgres-line.ts';
import { openRedisLine } from './redis-line.ts';

/** Hears that a match has entries up to that version. Must not throw. */
export type BusListener = (matchId: string, version: number) => void;

/** Hears that a player has changed. Must not throw. */
export type PlayerListener = (playerId: string) => void;

/** In place of a version: it is no match that has changed. */
const PLAYER = 'player';

/** News of new entries, to this node and all others. Only a hint: the entries themselves are in the log. */
export interface Bus {
  /** Tells everybody; this node's listeners at once, the others' soon. Versions may arrive late or out of order. */
  publish(matchId: string, version: number): void;
  /** Returns what ends it. */
  subscribe(listener: BusListener): () => void;
  /** Tells everybody that who a player is, or what lets them in, has changed: whoever remembers it forgets it. */
  publishPlayer(playerId: string): void;
  /** Hears of players who have changed, here or on another node. Returns what ends it. */
  onPlayer(listener: PlayerListener): () => void;
  /** Called when other nodes' news may have been missed: whoever follows a match reads its log again. */
  onGap(listener: () => void): () => void;
  /** Of the connection to Redis, where there is one: while it is open, other nodes hear nothing of this one. */
  readonly breaker: Breaker | null;
  close(): Promise<void>;
}

type BusConfig = Pick<Config, 'redisUrl' | 'databaseUrl'> & Partial<Pick<Config, 'databaseTimeout'>>;

/**
 * Through Redis when there is one, else through the given database, else, on a database of its own, within this node.
 * @throws StartError when Redis cannot be reached
 */
export async function openBus(config: BusConfig, onError: (error: Error) => void = () => {}): Promise<Bus> {
  const listeners = new Set<BusListener>();
  const players = new Set<PlayerListener>();
  const gaps = new Set<() => void>();
  const tell: BusListener = (matchId, version) => {
    for (const listener of listeners) listener(matchId, version);
  };
  const tellOfPlayer: PlayerListener = (playerId) => {
    for (const listener of players) listener(playerId);
  };
  const node = randomUUID();
  const end: LineEnd = {
    receive(message) {
      const news = parse(message);
      if (!news || news.node === node) return;
      if (news.version === PLAYER) tellOfPlayer(news.id);
      else tell(news.id, Number(news.version));
    },
    restored() {
      for (const gap of gaps) gap();
    },
  };
  const line = await openLine(config, end, onError);
  return {
    publish(matchId, version) {
      line?.send(`${node} ${version} ${matchId}`);
      tell(matchId, version);
    },
    subscribe: (listener) => enter(listeners, listener),
    publishPlayer(playerId) {
      line?.send(`${node} ${PLAYER} ${playerId}`);
      tellOfPlayer(playerId);
    },
    onPlayer: (listener) => enter(players, listener),
    onGap: (listener) => enter(gaps, listener),
    breaker: line?.breaker ?? null,
    close: async () => line?.close(),
  };
}

async function openLine(config: BusConfig, end: LineEnd, onError: (error: Error) => void): Promise<Line | undefined> {
  if (config.redisUrl) return openRedisLine(config.redisUrl, end, onError);
  if (config.databaseUrl) return openPostgresLine(config.databaseUrl, limitsOf(config.databaseTimeout), end, onError);
  return undefined;
}

function parse(message: string): { node: string; version: string; id: string } | undefined {
  const [node, version, id] = message.split(' ');
  return node && version && id ? { node, version, id } : undefined;
}

function enter<L>(all: Set<L>, listener: L): () => void {
  all.add(listener);
  return () => all.delete(listener);
}
