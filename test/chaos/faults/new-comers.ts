import { setTimeout as sleep } from 'node:timers/promises';
import { READY } from '../../../src/games/valhalla/cards/ready-decks.ts';
import { live } from '../../api/client.ts';
import { call, Refusal } from '../../load/graphql-call.ts';
import { openMatch } from '../../load/matches.ts';
import type { Findings } from '../report.ts';
import { newGuest, type Run } from '../run.ts';

const SAVE = 'mutation($input: SaveDeckInput!) { saveDeck(input: $input) { id } }';
const DECKS = '{ me { decks { id } } }';
const OPEN = 'mutation { createMatch(input: { game: "golems" }) { id } }';
const MATCH = 'query($id: ID!) { match(id: $id) { id } }';
/** How often the lost session sends a request. */
const TIMES = 20;

/** A session, a deck and a match that are created while the database loses its commits. */
export interface NewComers {
  /** Uses the lost session. No answer may be INTERNAL: `Run.codes` counts them. */
  act(): Promise<void>;
  /** No node knows them any more. */
  findings(): Promise<Findings>;
}

export async function newComers(run: Run): Promise<NewComers> {
  const { pools, nodes } = run.cluster;
  const [old] = run.games.flatMap(({ players }) => players); // the database keeps this account
  if (!old) throw new Error('no player is older than the loss');
  const session = await newGuest(run);
  const sockets = nodes.urls.map((url) => live(url, session.token, { lazy: false, onNonLazyError: () => {} }));
  await Promise.all(sockets.map((socket) => overSocket(socket, DECKS)));
  const match = await openMatch([old, old], { game: 'golems' });
  const deck = { input: { game: 'valhalla', name: 'Too late', cards: READY[0]?.cards } };
  await call(old, SAVE, deck);
  const everywhere = (token: string, query: string, variables = {}) =>
    Promise.all(pools.map((pool) => outcome(() => call({ pool, token, heard: run.client.heard }, query, variables))));
  return {
    async act() {
      for (let times = 0; times < TIMES; times++, await sleep(100)) {
        await everywhere(session.token, OPEN);
        await everywhere(session.token, SAVE, deck);
        await Promise.all(sockets.map((socket) => overSocket(socket, OPEN)));
      }
    },
    async findings() {
      const asked: [string, string[], RegExp][] = [
        ['the lost session', await everywhere(session.token, DECKS), /^UNAUTHENTICATED$/],
        ['the lost deck', await everywhere(old.token, DECKS), /^\{"me":\{"decks":\[\]\}\}$/],
        ['the lost match', await everywhere(old.token, MATCH, { id: match.id }), /^(NOT_FOUND|\{"match":null\})$/],
        [
          'the socket of the lost session',
          await Promise.all(sockets.map((one) => overSocket(one, OPEN))),
          /^(UNAUTHENTICATED|4401)$/,
        ],
      ];
      for (const socket of sockets) await socket.dispose();
      return asked.flatMap(([what, answers, right]) =>
        answers.flatMap((said, node) => (right.test(said) ? [] : [`node ${node}: ${what} gets ${said}`])),
      );
    },
  };
}

/** The code of the refusal or of the closed socket, otherwise the answer. A closed socket reconnects with its token. */
function overSocket(socket: ReturnType<typeof live>, query: string): Promise<string> {
  return new Promise((resolve) => {
    socket.subscribe(
      { query },
      {
        next: ({ data, errors }) => resolve(String(errors?.[0]?.extensions?.code ?? JSON.stringify(data))),
        error: (error) =>
          resolve(typeof error === 'object' && error && 'code' in error ? String(error.code) : JSON.stringify(error)),
        complete: () => {},
      },
    );
  });
}

async function outcome(request: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await request());
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}
