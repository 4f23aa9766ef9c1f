import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { limitsOf } from '../db/connection.ts';
import { HEARD_ANYWAY, type Listening } from '../ledger/store.ts';
import type { CircuitBreaker } from '../redis/circuit-breaker.ts';
import { Meters } from '../telemetry/metrics.ts';
import { NO_TRACES, type Telemetry, type TraceContext } from '../telemetry/traces.ts';
import { openPostgresTransport } from './postgres-transport.ts';
import { openRedisTransport } from './redis-transport.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Called when a match has reached a version, sometimes with that version's entry. Must not throw. */
type BusListener = (matchId: string, version: number, trace?: TraceContext, entry?: string) => void;

/**
 * `ACCOUNT`: anything may have changed. `ACCESS`: only tokens, keys, and objects created with them. `FRIENDS`: only
 * friends and requests.
 */
const PLAYER_CHANGES = ['ACCOUNT', 'ACCESS', 'FRIENDS'] as const;
export type PlayerChange = (typeof PLAYER_CHANGES)[number];

/** Called when something about a player has changed. Must not throw. */
export type PlayerListener = (playerId: string, change: PlayerChange) => void;

/** The version of a match without entries, and the database's largest integer. */
const [NOT_BEGUN, LAST] = [-1, 2 ** 31 - 1];

/** Every node gets messages up to this version, because lobbies wait for matches whose ids they do not know yet. */
const BEGUN = 0;

/** Sent in place of a version when a player has changed. */
const PLAYER = 'player';

/** The maximum length of a message in PostgreSQL, in characters. An entry that does not fit is read from the log. */
const LONGEST = 7900;

/** Announces new entries to all nodes. An announcement is only a hint, because the entries are in the log. */
export interface Bus {
  /**
   * Calls this node's listeners immediately, and other nodes' listeners soon. Messages up to the first entry reach
   * every node; later ones reach only nodes listening for the match. Versions may arrive late or out of order.
   * @param entry returns the sealed entry for other nodes; called only if there are other nodes
   */
  publish(matchId: string, version: number, entry?: () => string): void;
  subscribe(listener: BusListener): () => void;
  /** Subscribes this node to a match or tournament until a few seconds after `end` is called. */
  listenFor(id: string): Listening;
  /** Tells every node that something about a player has changed, so that each drops its cached data. */
  publishPlayer(playerId: string, change: PlayerChange): void;
  onPlayer(listener: PlayerListener): () => void;
  /** Calls the listener when messages from other nodes may have been lost, so that followers read the log. */
  onGap(listener: () => void): () => void;
  /** Null without Redis. While the breaker is open, this node's messages reach no other node. */
  readonly breaker: CircuitBreaker | null;
  close(): Promise<void>;
}

type BusConfig = Pick<Config, 'redisUrl' | 'databaseUrl'> &
  Partial<Pick<Config, 'databaseUrlDirect' | 'databaseTimeout'>>;

/** Without Redis or a database, the bus stays within this node. @throws StartError when Redis does not answer */
export function openBus(
  config: BusConfig,
  onError: (error: Error) => void = () => {},
  telemetry: Partial<Telemetry> = {},
): Promise<Bus> {
  const { redisUrl, databaseUrl, databaseUrlDirect = databaseUrl, databaseTimeout } = config;
  return busOver(async (events) => {
    if (redisUrl) return openRedisTransport(redisUrl, events, onError);
    if (!databaseUrlDirect) return undefined;
    return openPostgresTransport(databaseUrlDirect, limitsOf(databaseTimeout), events, onError);
  }, telemetry);
}

/** Opens a bus over the transport from `open`, which returns undefined if there are no other nodes. */
export async function busOver(
  open: (events: TransportEvents) => Promise<Transport | undefined>,
  { traces = NO_TRACES, meters = new Meters() }: Partial<Telemetry> = {},
): Promise<Bus> {
  const here = new Listeners();
  const node = randomUUID();
  const transport = await open(transportEvents(node, here, { traces, meters }));
  if (transport) meters.channels(() => transport.channels);
  return {
    publish(match, version, entry) {
      if (transport) meters.news('sent');
      traces.span('publish', { kind: 'producer', details: { match, version } }, ({ trace }) => {
        if (transport) {
          const message = `${node} ${version} ${match}${trace === undefined ? '' : ` ${trace}`}`;
          transport.send(withEntry(message, trace, entry), version > BEGUN ? match : undefined);
        }
        here.callForMatch(match, version, trace);
      });
    },
    subscribe: (listener) => enter(here.ofMatches, listener),
    listenFor: (id) => transport?.listenFor(id) ?? HEARD_ANYWAY,
    publishPlayer(playerId, change) {
      transport?.send(`${node} ${PLAYER} ${playerId} ${change}`);
      here.callForPlayer(playerId, change);
    },
    onPlayer: (listener) => enter(here.ofPlayers, listener),
    onGap: (listener) => enter(here.ofGaps, listener),
    breaker: transport?.breaker ?? null,
    close: async () => transport?.close(),
  };
}

class Listeners {
  readonly ofMatches = new Set<BusListener>();
  readonly ofPlayers = new Set<PlayerListener>();
  readonly ofGaps = new Set<() => void>();

  readonly callForMatch: BusListener = (matchId, version, trace, entry) => {
    for (const listener of this.ofMatches) listener(matchId, version, trace, entry);
  };

  readonly callForPlayer: PlayerListener = (playerId, change) => {
    for (const listener of this.ofPlayers) listener(playerId, change);
  };
}

function transportEvents(node: string, here: Listeners, { traces, meters }: Telemetry): TransportEvents {
  return {
    receive(text) {
      const message = parse(text);
      if (!message || message.node === node) return;
      if (message.version === PLAYER) {
        // If this release does not know the kind of change, anything about the player may have changed.
        return here.callForPlayer(message.id, PLAYER_CHANGES.find((one) => one === message.rest) ?? 'ACCOUNT');
      }
      const { id: match, rest: trace, entry } = message;
      const version = Number(message.version);
      if (!Number.isInteger(version) || version < NOT_BEGUN || version > LAST) return;
      meters.news('received');
      if (!trace) return here.callForMatch(match, version, undefined, entry);
      const details = { match, version };
      traces.span('receive', { kind: 'consumer', details, under: trace }, (span) =>
        here.callForMatch(match, version, span.trace, entry),
      );
    },
    restored() {
      meters.gap();
      for (const gap of here.ofGaps) gap();
    },
  };
}

interface Message {
  node: string;
  /** The match's version, or `player` when a player has changed. */
  version: string;
  /** The id of the match or player. */
  id: string;
  /** The trace of a match's entry, or a `PlayerChange`. */
  rest: string | undefined;
  entry: string | undefined;
}

function parse(text: string): Message | undefined {
  if (text.length > LONGEST) return undefined; // no Arbiter node sends such long messages
  const [node, version, id, rest, entry] = text.split(' ');
  return node && version && id ? { node, version, id, rest, entry } : undefined;
}

function withEntry(message: string, trace: TraceContext | undefined, entry: (() => string) | undefined): string {
  if (!entry) return message;
  const whole = `${message}${trace === undefined ? ' ' : ''} ${entry()}`;
  return whole.length > LONGEST ? message : whole;
}

function enter<L>(all: Set<L>, listener: L): () => void {
  all.add(listener);
  return () => all.delete(listener);
}
