import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { limitsOf } from '../db/link.ts';
import type { Breaker } from '../redis/breaker.ts';
import type { Line, LineEnd } from './line.ts';
import { openPostgresLine } from './postgres-line.ts';
import { openRedisLine } from './redis-line.ts';

/** Hears that a match has entries up to that version. Must not throw. */
export type BusListener = (matchId: string, version: number) => void;

/** News of new entries, to this node and all others. Only a hint: the entries themselves are in the log. */
export interface Bus {
  /** Tells everybody; this node's listeners at once, the others' soon. Versions may arrive late or out of order. */
  publish(matchId: string, version: number): void;
  /** Returns what ends it. */
  subscribe(listener: BusListener): () => void;
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
  const gaps = new Set<() => void>();
  const tell: BusListener = (matchId, version) => {
    for (const listener of listeners) listener(matchId, version);
  };
  const node = randomUUID();
  const end: LineEnd = {
    receive(message) {
      const news = parse(message);
      if (news && news.node !== node) tell(news.matchId, news.version);
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

function parse(message: string): { node: string; version: number; matchId: string } | undefined {
  const [node, version, matchId] = message.split(' ');
  return node && version && matchId ? { node, version: Number(version), matchId } : undefined;
}

function enter<L>(all: Set<L>, listener: L): () => void {
  all.add(listener);
  return () => all.delete(listener);
}
