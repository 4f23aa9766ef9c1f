import { setTimeout as sleep } from 'node:timers/promises';
import type { Client as WsClient } from 'graphql-ws';
import { CLOSE } from '../../../src/api/subscriptions/client-connection.ts';
import { READY } from '../../../src/games/valhalla/cards/ready-decks.ts';
import { live } from '../../api/client.ts';
import { asGuest, call, Refusal } from '../load/graphql-call.ts';
import { openMatch } from '../load/matches.ts';
import type { Findings } from '../report.ts';
import type { StormClient, Ways } from '../storm/clients.ts';

const SAVE = 'mutation($input: SaveDeckInput!) { saveDeck(input: $input) { id } }';
const DECKS = '{ me { decks { id } } }';
const OPEN = 'mutation { createMatch(input: { game: "golems" }) { id } }';
const MATCH = 'query($id: ID!) { match(id: $id) { id } }';
/** How often the lost session asks. */
const TIMES = 20;
const DECK = READY[0]?.cards;

/** A session, a deck and a match that are made while the database loses its commits. */
export interface LateComers {
  /** The lost session goes on as if nothing had happened: whatever it is told, no answer may be INTERNAL. */
  act(): Promise<void>;
  /** Asks every node for them: none of them is there any more. */
  findings(): Promise<Findings>;
}

/** @param old a player whom the database keeps */
export async function lateComers(ways: Ways, old: StormClient): Promise<LateComers> {
  const [pool] = ways.pools;
  if (!pool) throw new Error('no node');
  const newcomer = await asGuest(pool);
  const sockets = ways.urls.map((url) => live(url, newcomer.token, { lazy: false, onNonLazyError: () => {} }));
  await Promise.all(sockets.map((socket) => overSocket(socket, DECKS)));
  const match = await openMatch([old.caller(), old.caller()], { game: 'golems' });
  const deck = { game: 'valhalla', name: 'Too late', cards: DECK };
  await call({ pool, token: old.token }, SAVE, { input: deck });
  return {
    async act() {
      for (let times = 0; times < TIMES; times++, await sleep(100)) {
        for (const [query, variables] of [
          [OPEN, {}],
          [SAVE, { input: deck }],
        ] as const) {
          const overHttp = ways.pools.map((one) =>
            outcome(() => call({ pool: one, token: newcomer.token }, query, variables)),
          );
          await Promise.all([...overHttp, ...sockets.map((socket) => overSocket(socket, query, variables))]);
        }
      }
    },
    async findings() {
      const findings: Findings = [];
      for (const [node, one] of ways.pools.entries()) {
        const ask = (token: string, query: string, variables = {}) =>
          outcome(() => call({ pool: one, token }, query, variables));
        const session = await ask(newcomer.token, DECKS);
        if (session !== 'UNAUTHENTICATED') findings.push(`node ${node}: the lost session meets ${session}`);
        const decks = await ask(old.token, DECKS);
        if (decks !== '{"me":{"decks":[]}}') findings.push(`node ${node}: the lost deck is shown: ${decks}`);
        const gone = await ask(old.token, MATCH, { id: match.id });
        if (!['NOT_FOUND', '{"match":null}'].includes(gone))
          findings.push(`node ${node}: the lost match meets ${gone}`);
      }
      for (const [node, socket] of sockets.entries()) {
        const said = await overSocket(socket, OPEN);
        if (said !== 'UNAUTHENTICATED') findings.push(`node ${node}: the socket of the lost session meets ${said}`);
        await socket.dispose();
      }
      return findings;
    },
  };
}

/** The code of the refusal, or the answer. A socket that was closed connects again with its token. */
function overSocket(socket: WsClient, query: string, variables = {}): Promise<string> {
  return new Promise((resolve) => {
    socket.subscribe(
      { query, variables },
      {
        next: ({ data, errors }) => resolve(String(errors?.[0]?.extensions?.code ?? JSON.stringify(data))),
        error: (error) => resolve(isClosing(error) ? 'UNAUTHENTICATED' : JSON.stringify(error)),
        complete: () => {},
      },
    );
  });
}

function isClosing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === CLOSE.unauthorized;
}

async function outcome(request: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await request());
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}
