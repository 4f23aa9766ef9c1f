import { expect, test } from 'vitest';
import {
  type Api,
  askPatiently,
  CREATE_MATCH,
  MY_MATCHES,
  ONE_MATCH,
  overSocket,
  RESIGN,
  SUBMIT_MOVE,
  watchMatch,
} from './index.ts';

const ID = '5b0c9f4e-0d3a-4d4b-9a53-2f6f0c1d7e88';
const server = 'https://cards.example';

/** Starts a server that records the address of each request and sends dummy answers. */
function listening() {
  const headers: (string | undefined)[] = [];
  const sockets: string[] = [];
  class Noted {
    onopen: unknown;
    onmessage: unknown;
    onclose: unknown;
    onerror: unknown;
    constructor(url: string) {
      sockets.push(url);
    }
    send(): void {}
    close(): void {}
  }
  const api: Api = {
    server,
    WebSocket: Noted,
    async fetch(_url, init) {
      headers.push(new Headers(init.headers).get('arbiter-match') ?? undefined);
      return Response.json({ data: {} });
    },
  };
  return { api, headers, sockets };
}

test('over HTTP a header names the match of a move, of a query and of any other command', async () => {
  const { api, headers } = listening();
  await askPatiently(api, SUBMIT_MOVE, { input: { matchId: ID, version: 3, move: { golems: { pass: true } } } });
  await askPatiently(api, ONE_MATCH, { id: ID });
  await askPatiently(api, RESIGN, { matchId: ID });
  await askPatiently(api, MY_MATCHES, {});
  await askPatiently(api, CREATE_MATCH, { input: { game: 'golems' } });
  expect(headers).toEqual([ID, ID, ID, undefined, undefined]);
});

test('the address of a socket names the match that it was opened for', async () => {
  const { api, sockets } = listening();
  const stop = new AbortController();
  const watching = watchMatch(api, { id: ID, signal: stop.signal }).next();
  const shared = overSocket(api);
  const reading = askPatiently(shared, ONE_MATCH, { id: ID }, stop.signal);
  const other = overSocket(api);
  const listing = askPatiently(other, MY_MATCHES, {}, stop.signal);
  await new Promise(setImmediate);
  expect(sockets.sort()).toEqual([
    'wss://cards.example/graphql',
    `wss://cards.example/graphql?match=${ID}`,
    `wss://cards.example/graphql?match=${ID}`,
  ]);
  stop.abort();
  shared.line.close();
  other.line.close();
  await Promise.allSettled([watching, reading, listing]);
});
