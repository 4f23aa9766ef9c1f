import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { limitsOf } from '../db/connection.ts';
import { HEARD_ANYWAY, type Listening } from '../ledger/store.ts';
import type { CircuitBreaker } from '../redis/circuit-breaker.ts';
import { Meters } from '../telemetry/metrics.ts';
import { NO_TRACES, type TraceContext, type Traces } from '../telemetry/traces.ts';
import { openPostgresTransport } from './postgres-transport.ts';
import { openRedisTransport } from './redis-transport.ts';
import type { Transport, TransportEvents } from './transport.ts';

/**
 * Called when a match has entries up to a version, with the trace they belong to and perhaps the last entry. Must not throw.
 */
export type BusListener = (matchId: string, version: number, trace?: TraceContext, told?: string) => void;

/** ACCOUNT: anything about the player may have changed. ACCESS: only tokens and keys, and what they created. */
const PLAYER_CHANGES = ['ACCOUNT', 'ACCESS'] as const;
export type PlayerChange = (typeof PLAYER_CHANGES)[number];

/** Called when something about a player has changed. Must not throw. */
export type PlayerListener = (playerId: string, change: PlayerChange) => void;

/** A match's version before its first entry, and the highest possible one: the largest integer of the database. */
const [NOT_BEGUN, LAST] = [-1, 2 ** 31 - 1];

/**
 * Up to this version every node hears of a match: lobbies wait for matches to open, fill, close or begin, and know no ids yet.
 */
const BEGUN = 0;

/** Sent in place of a version when a player has changed. */
const PLAYER = 'player';

/** The longest message that PostgreSQL accepts, in characters. An entry that does not fit is read from the log. */
const LONGEST = 7900;

/** Announces new entries to this node and all others. An announcement is only a hint: the log has the entries. */
export interface Bus {
  /**
   * Calls this node's listeners immediately and other nodes' soon. Up to the first entry every node gets the message, later
   * only those that listen for the match. Versions may arrive late or out of order.
   * @param told returns the sealed entry for other nodes; called only if there are any
   */
  publish(matchId: string, version: number, told?: () => string): void;
  /** Listens to everything that reaches this node. Returns a function that unsubscribes. */
  subscribe(listener: BusListener): () => void;
  /**
   * From now on this node hears of later entries of this match or tournament, until a few seconds after `end`. It may hear of
   * others too.
   */
  listenFor(id: string): Listening;
  /** Tells every node that something about a player has changed, so that each drops what it has cached. */
  publishPlayer(playerId: string, change: PlayerChange): void;
  /** Listens for changes of players, on this node or another. Returns a function that unsubscribes. */
  onPlayer(listener: PlayerListener): () => void;
  /** Called when messages from other nodes may have been lost: followers of a match then read its log again. */
  onGap(listener: () => void): () => void;
  /** The breaker of the Redis connection, if there is one. While it is open, other nodes get nothing from this one. */
  readonly breaker: CircuitBreaker | null;
  close(): Promise<void>;
}

type BusConfig = Pick<Config, 'redisUrl' | 'databaseUrl'> & Partial<Pick<Config, 'databaseTimeout'>>;

/**
 * Opens a bus over Redis if configured, else over the database, else within this node.
 * @throws StartError when Redis does not answer
 */
export function openBus(
  config: BusConfig,
  onError: (error: Error) => void = () => {},
  telling: Partial<BusTelemetry> = {},
): Promise<Bus> {
  return busOver((end) => openTransport(config, end, onError), telling);
}

/** Opens a bus over the transport that `open` returns; undefined: there are no other nodes. */
export async function busOver(
  open: (end: TransportEvents) => Promise<Transport | undefined>,
  { traces = NO_TRACES, meters = new Meters() }: Partial<BusTelemetry> = {},
): Promise<Bus> {
  const here = new Listeners();
  const node = randomUUID();
  const transport = await open(transportEvents(node, here, { traces, meters }));
  if (transport) meters.channels(() => transport.channels);
  return {
    publish(match, version, told) {
      if (transport) meters.news('sent');
      traces.span('publish', { kind: 'producer', details: { match, version } }, ({ trace }) => {
        const message = `${node} ${version} ${match}${trace === undefined ? '' : ` ${trace}`}`;
        transport?.send(withEntry(message, trace, told), version > BEGUN ? match : undefined);
        here.tell(match, version, trace);
      });
    },
    subscribe: (listener) => enter(here.ofMatches, listener),
    listenFor: (id) => transport?.listenFor(id) ?? HEARD_ANYWAY,
    publishPlayer(playerId, change) {
      transport?.send(`${node} ${PLAYER} ${playerId} ${change}`);
      here.tellOfPlayer(playerId, change);
    },
    onPlayer: (listener) => enter(here.ofPlayers, listener),
    onGap: (listener) => enter(here.ofGaps, listener),
    breaker: transport?.breaker ?? null,
    close: async () => transport?.close(),
  };
}

interface BusTelemetry {
  traces: Traces;
  meters: Meters;
}

/** The listeners on this node. */
class Listeners {
  readonly ofMatches = new Set<BusListener>();
  readonly ofPlayers = new Set<PlayerListener>();
  readonly ofGaps = new Set<() => void>();

  readonly tell: BusListener = (matchId, version, trace, told) => {
    for (const listener of this.ofMatches) listener(matchId, version, trace, told);
  };

  readonly tellOfPlayer: PlayerListener = (playerId, change) => {
    for (const listener of this.ofPlayers) listener(playerId, change);
  };
}

/** Handles messages from other nodes. */
function transportEvents(node: string, here: Listeners, { traces, meters }: BusTelemetry): TransportEvents {
  return {
    receive(message) {
      const news = parse(message);
      if (!news || news.node === node) return;
      if (news.version === PLAYER) {
        // A kind that this release does not know: anything about the player may have changed.
        return here.tellOfPlayer(news.id, PLAYER_CHANGES.find((one) => one === news.rest) ?? 'ACCOUNT');
      }
      const { id: match, rest: trace, told } = news;
      const version = Number(news.version);
      if (!Number.isInteger(version) || version < NOT_BEGUN || version > LAST) return;
      meters.news('received');
      if (!trace) return here.tell(match, version, undefined, told);
      const details = { match, version };
      traces.span('receive', { kind: 'consumer', details, under: trace }, (span) =>
        here.tell(match, version, span.trace, told),
      );
    },
    restored() {
      meters.gap();
      for (const gap of here.ofGaps) gap();
    },
  };
}

async function openTransport(
  config: BusConfig,
  end: TransportEvents,
  onError: (error: Error) => void,
): Promise<Transport | undefined> {
  if (config.redisUrl) return openRedisTransport(config.redisUrl, end, onError);
  if (config.databaseUrl)
    return openPostgresTransport(config.databaseUrl, limitsOf(config.databaseTimeout), end, onError);
  return undefined;
}

interface News {
  node: string;
  /** The match's version, or `player` when a player has changed. */
  version: string;
  /** The match's or the player's id. */
  id: string;
  /** For a match, its entry's place in a trace; for a player, what has changed. */
  rest: string | undefined;
  /** The entry itself. */
  told: string | undefined;
}

function parse(message: string): News | undefined {
  if (message.length > LONGEST) return undefined; // no Arbiter node sends these
  const [node, version, id, rest, told] = message.split(' ');
  return node && version && id ? { node, version, id, rest, told } : undefined;
}

function withEntry(message: string, trace: TraceContext | undefined, told: (() => string) | undefined): string {
  if (!told) return message;
  const whole = `${message}${trace === undefined ? ' ' : ''} ${told()}`;
  return whole.length > LONGEST ? message : whole;
}

function enter<L>(all: Set<L>, listener: L): () => void {
  all.add(listener);
  return () => all.delete(listener);
}
