import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { limitsOf } from '../db/link.ts';
import { HEARD_ANYWAY, type Listening } from '../ledger/store.ts';
import type { Breaker } from '../redis/breaker.ts';
import { Meters } from '../telemetry/meters.ts';
import { NO_TRACES, type Place, type Traces } from '../telemetry/traces.ts';
import type { Line, LineEnd } from './line.ts';
import { openPostgresLine } from './postgres-line.ts';
import { openRedisLine } from './redis-line.ts';

/** Hears that a match has entries up to that version, which trace that is part of, and perhaps the last of them. Must not throw. */
export type BusListener = (matchId: string, version: number, place?: Place, told?: string) => void;

/** A change of the account can concern everything about a player; a change of access, only tokens and keys, and what they made. */
const PLAYER_NEWS = ['ACCOUNT', 'ACCESS'] as const;
export type PlayerNews = (typeof PLAYER_NEWS)[number];

/** Hears that a player has changed, and in what. Must not throw. */
export type PlayerListener = (playerId: string, news: PlayerNews) => void;

/** The version of a match before its first entry, and the last one that there can be: the database's integers go no further. */
const [NOT_BEGUN, LAST] = [-1, 2 ** 31 - 1];

/** Up to that version everybody hears of a match: who waits for one to open, fill, close or begin knows it by no id. */
const BEGUN = 0;

/** In place of a version: it is no match that has changed. */
const PLAYER = 'player';

/** What a message may have, in letters: PostgreSQL takes no longer ones. What is left out is read from the log. */
const LONGEST = 7900;

/** News of new entries, to this node and all others. Only a hint: the entries themselves are in the log. */
export interface Bus {
  /**
   * Tells this node's listeners immediately, and other nodes' soon: all of them up to the first entry, later only those that
   * listen for the match. Versions may arrive late or out of order.
   * @param told the entry itself, sealed, for other nodes; asked for only when there are any
   */
  publish(matchId: string, version: number, told?: () => string): void;
  /** Hears all that reaches this node. Returns what ends it. */
  subscribe(listener: BusListener): () => void;
  /** From now on later entries of this match, or tournament, reach this node too; for some seconds after it has been ended as well, and perhaps those of others. */
  listenFor(id: string): Listening;
  /** Tells everybody that something about a player has changed: whoever remembers it forgets it. */
  publishPlayer(playerId: string, news: PlayerNews): void;
  /** Hears of players who have changed, here or on another node. Returns what ends it. */
  onPlayer(listener: PlayerListener): () => void;
  /** Called when other nodes' news may have been missed: whoever follows a match reads its log again. */
  onGap(listener: () => void): () => void;
  /** Of the connection to Redis, where there is one: while it is open, other nodes hear nothing of this one. */
  readonly breaker: Breaker | null;
  close(): Promise<void>;
}

type BusConfig = Pick<Config, 'redisUrl' | 'databaseUrl'> & Partial<Pick<Config, 'databaseTimeout'>>;

/** Through Redis or, without it, the given database; on a database of its own within this node. @throws StartError without Redis */
export function openBus(
  config: BusConfig,
  onError: (error: Error) => void = () => {},
  telling: Partial<Telling> = {},
): Promise<Bus> {
  return busOver((end) => openLine(config, end, onError), telling);
}

/** A bus over the line that `open` opens to other nodes; undefined: there are no other nodes. */
export async function busOver(
  open: (end: LineEnd) => Promise<Line | undefined>,
  { traces = NO_TRACES, meters = new Meters() }: Partial<Telling> = {},
): Promise<Bus> {
  const here = new Hearers();
  const node = randomUUID();
  const line = await open(lineEnd(node, here, { traces, meters }));
  if (line) meters.channels(() => line.channels);
  return {
    publish(match, version, told) {
      if (line) meters.news('sent');
      traces.span('publish', { kind: 'producer', details: { match, version } }, ({ place }) => {
        const message = `${node} ${version} ${match}${place === undefined ? '' : ` ${place}`}`;
        line?.send(withEntry(message, place, told), version > BEGUN ? match : undefined);
        here.tell(match, version, place);
      });
    },
    subscribe: (listener) => enter(here.ofMatches, listener),
    listenFor: (id) => line?.listenFor(id) ?? HEARD_ANYWAY,
    publishPlayer(playerId, news) {
      line?.send(`${node} ${PLAYER} ${playerId} ${news}`);
      here.tellOfPlayer(playerId, news);
    },
    onPlayer: (listener) => enter(here.ofPlayers, listener),
    onGap: (listener) => enter(here.ofGaps, listener),
    breaker: line?.breaker ?? null,
    close: async () => line?.close(),
  };
}

interface Telling {
  traces: Traces;
  meters: Meters;
}

/** Whoever listens on this node. */
class Hearers {
  readonly ofMatches = new Set<BusListener>();
  readonly ofPlayers = new Set<PlayerListener>();
  readonly ofGaps = new Set<() => void>();

  readonly tell: BusListener = (matchId, version, place, told) => {
    for (const listener of this.ofMatches) listener(matchId, version, place, told);
  };

  readonly tellOfPlayer: PlayerListener = (playerId, news) => {
    for (const listener of this.ofPlayers) listener(playerId, news);
  };
}

/** What comes from other nodes. */
function lineEnd(node: string, here: Hearers, { traces, meters }: Telling): LineEnd {
  return {
    receive(message) {
      const news = parse(message);
      if (!news || news.node === node) return;
      if (news.version === PLAYER) {
        // News that this node does not know can mean that anything has changed.
        return here.tellOfPlayer(news.id, PLAYER_NEWS.find((one) => one === news.rest) ?? 'ACCOUNT');
      }
      const { id: match, rest: place, told } = news;
      const version = Number(news.version);
      if (!Number.isInteger(version) || version < NOT_BEGUN || version > LAST) return;
      meters.news('received');
      if (!place) return here.tell(match, version, undefined, told);
      const details = { match, version };
      traces.span('receive', { kind: 'consumer', details, under: place }, (span) =>
        here.tell(match, version, span.place, told),
      );
    },
    restored() {
      meters.gap();
      for (const gap of here.ofGaps) gap();
    },
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
  /** Of a match the place of its entry in a trace, of a player what has changed. */
  rest: string | undefined;
  /** The entry itself. */
  told: string | undefined;
}

function parse(message: string): News | undefined {
  if (message.length > LONGEST) return undefined; // nobody of ours has sent it
  const [node, version, id, rest, told] = message.split(' ');
  return node && version && id ? { node, version, id, rest, told } : undefined;
}

function withEntry(message: string, place: Place | undefined, told: (() => string) | undefined): string {
  if (!told) return message;
  const whole = `${message}${place === undefined ? ' ' : ''} ${told()}`;
  return whole.length > LONGEST ? message : whole;
}

function enter<L>(all: Set<L>, listener: L): () => void {
  all.add(listener);
  return () => all.delete(listener);
}
