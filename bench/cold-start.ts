import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import WebSocket from 'ws';

/**
 * MINE, CARDS and WATCH are the requests that a phone sends before it shows a running match. They fetch the player with
 * the open decisions, the cards, and the live match.
 */
const MINE = `query Start { me { id name } myDecisions { matchId version seat prompt deadline }
  matches(filter: { mine: true, status: RUNNING }) { nodes { id version waitingFor seats { seat name } } } }`;
const CARDS = 'query Cards($id: ID!) { game(id: $id) { id title cards { name kind text back data } } }';
const WATCH = `subscription Watch($id: ID!) { matchUpdates(id: $id, after: -1) { version entries { version text }
  match { table { zones { id label count } } decision { prompt choices { label move } } } } }`;

/** The cost of one start. */
export interface Start {
  requests: number;
  /** The number of consecutive waits: for connections, handshakes and responses. */
  roundTrips: number;
  /** The number of bytes in both directions, including headers. */
  bytes: number;
}

export interface Phone {
  url: string;
  token: string;
  match: string;
  game: string;
}

/**
 * Opens a running match and measures the cost.
 * @param how `plain` sends whole documents, without compression or caches; `kept` is the second day of a client that
 *   uses registered documents, compression and caches
 */
export async function coldStart(phone: Phone, how: 'plain' | 'kept'): Promise<Start> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const used = new Set<Socket>();
  const ask = async (query: string, variables: object, tag?: string) => {
    const sent = request(`${phone.url}${addressOf(query, variables, how)}`, {
      agent,
      method: how === 'plain' ? 'POST' : 'GET',
      headers: headersOf(phone, how, tag),
    });
    sent.end(how === 'plain' ? JSON.stringify({ query, variables }) : undefined);
    const [answer] = await once(sent, 'response');
    used.add(answer.socket);
    for await (const _ of answer);
    return answer.headers.etag;
  };
  const bytes = () => [...used].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);
  await ask(MINE, {});
  await ask(CARDS, { id: phone.game }, how === 'kept' ? TAGS.get(phone.game) : undefined);
  const live = await watched(phone, how === 'kept');
  const start = { requests: 3, roundTrips: 1 + 2 + 1 + 1 + 2, bytes: bytes() + live };
  agent.destroy();
  return start;
}

const TAGS = new Map<string, string>();

/** Prepares the second day: registers the documents and stores the catalogue's ETag. */
export async function firstDay({ url, game }: Phone): Promise<void> {
  for (const [query, variables] of [
    [MINE, {}],
    [CARDS, { id: game }],
  ] as const) {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(query) } };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables, extensions }) });
  }
  const cards = await fetch(url + addressOf(CARDS, { id: game }, 'kept'), { headers: { 'accept-encoding': 'br' } });
  TAGS.set(game, cards.headers.get('etag') ?? '');
}

function headersOf({ token }: Phone, how: 'plain' | 'kept', tag: string | undefined): Record<string, string> {
  const type: Record<string, string> =
    how === 'plain' ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  return { authorization: `Bearer ${token}`, ...type, ...(tag ? { 'if-none-match': tag } : {}) };
}

function addressOf(query: string, variables: object, how: 'plain' | 'kept'): string {
  if (how === 'plain') return '/graphql';
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256(query) } });
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions })}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Watches the match. Returns the number of bytes exchanged until the match has arrived. */
async function watched({ url, token, match: id }: Phone, perMessageDeflate: boolean): Promise<number> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', { perMessageDeflate });
  const [[{ socket: wire }]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'open')]);
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: WATCH, variables: { id } } }));
  await once(socket, 'message');
  const bytes = wire.bytesRead + wire.bytesWritten;
  socket.terminate();
  return bytes;
}
