import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { limitsOf } from '../db/link.ts';
import type { Breaker } from '../redis/breaker.ts';
import { Meters } from '../telemetry/meters.ts';
import { NO_TRACES, type Place, type Traces } from '../telemetry/traces.ts';
import type { Line, LineEnd } from './line.ts';
import { openPostgresLine } from './postgres-line.ts';
import { openRedisLine } from './redis-line.ts';

/** Hears that a match has entries up to that version, and which trace that is part of. Must not throw. */
export type BusListener = (matchId: string, version: number, place?: Place) => void;

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
export async function openBus(
  config: BusConfig,
  onError: (error: Error) => void = () => {},
  { traces = NO_TRACES, meters = new Meters() }: { traces?: Traces; meters?: Meters } = {},
): Promise<Bus> {
  const listeners = new Set<BusListener>();
  const players = new Set<PlayerListener>();
  const gaps = new Set<() => void>();
  const tell: BusListener = (matchId, version, place) => {
    for (const listener of listeners) listener(matchId, version, place);
  };
  const tellOfPlayer: PlayerListener = (playerId) => {
    for (const listener of players) listener(playerId);
  };
  const node = randomUUID();
  const end: LineEnd = {
    receive(message) {
      const news = parse(message);
      if (!news || news.node === node) return;
      if (news.version === PLAYER) return tellOfPlayer(news.id);
      meters.news('received');
      const { id: match, place } = news;
      const version = Number(news.version);
      if (place === undefined) return tell(match, version);
      const details = { match, version };
      traces.span('receive', { kind: 'consumer', details, under: place }, (span) => tell(match, version, span.place));
    },
    restored() {
      meters.gap();
      for (const gap of gaps) gap();
    },
  };
  const line = await openLine(config, end, onError);
  return {
    publish(match, version) {
      if (line) meters.news('sent');
      traces.span('publish', { kind: 'producer', details: { match, version } }, ({ place }) => {
        line?.send(`${node} ${version} ${match}${place === undefined ? '' : ` ${place}`}`);
        tell(match, version, place);
      });
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

interface News {
  node: string;
  /** Of a match; `player` where a player has changed. */
  version: string;
  /** Of the match, or of the player. */
  id: string;
  place: Place | undefined;
}

/** Older nodes send no place, and take no notice of one. */
function parse(message: string): News | undefined {
  const [node, version, id, place] = message.split(' ');
  return node && version && id ? { node, version, id, place } : undefined;
}

function enter<L>(all: Set<L>, listener: L): () => void {
  all.add(listener);
  return () => all.delete(listener);
}
