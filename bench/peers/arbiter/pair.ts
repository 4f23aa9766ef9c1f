import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asGuest, call } from '../../../test/load/graphql-call.ts';
import type { Table } from '../../live/gate.ts';
import { SocketCaller } from '../../live/socket-caller.ts';
import type { LadderView } from '../ladder/ladder.ts';
import { anyOf, movesOf, type Pair, type PairSettings } from '../pair.ts';

const CREATE = 'mutation($input: CreateMatchInput!) { createMatch(input: $input) { id invitation } }';
const JOIN = 'mutation($input: JoinMatchInput!) { joinMatch(input: $input) { id } }';
const SUBMIT = 'mutation($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }';
const VIEW = '... on LadderView { turnSeat top deckCount players { points handCount hand { number rung } } }';
const UPDATES = `subscription($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) {
  version entries { version seat kind text } match { version status waitingFor view { ${VIEW} } } } }`;

interface Update {
  version: number;
  entries: { version: number; seat: number | null; kind: string }[];
  match: { status: string; waitingFor: number[]; view: LadderView };
}
interface Made {
  createMatch: { id: string; invitation: string };
}

/** Creates two guests. Each client listens and moves on one socket. */
export async function arbiterPair({ url, pool, table }: PairSettings): Promise<Pair> {
  const guests = [await asGuest(pool), await asGuest(pool)] as const;
  const sockets = await Promise.all(guests.map(({ token }) => SocketCaller.open(url, token)));
  return {
    async playMatch(rounds) {
      const input = { game: 'ladder', seats: 2, visibility: 'PRIVATE', options: { rounds } };
      const { createMatch } = await patiently(() => call<Made>(guests[0], CREATE, { input }));
      const { id, invitation } = createMatch;
      await patiently(() => call(guests[1], JOIN, { input: { invitation, seat: 1 } }));
      await Promise.all(sockets.map((socket, seat) => sit(socket, { id, seat, table, moves: movesOf(rounds) })));
    },
  };
}

interface Place {
  id: string;
  seat: number;
  table: Table;
  moves: number;
}

/** Receives all updates, starting with the deal, and answers until the match is over. */
function sit(socket: SocketCaller, place: Place): Promise<void> {
  let seen = 0;
  return new Promise((resolve, reject) => {
    const subscription = socket.subscribe<{ matchUpdates: Update }>(
      UPDATES,
      { id: place.id, after: -1 },
      ({ data, errors }) => {
        if (!data) return reject(new Error(JSON.stringify(errors)));
        const { version, match } = data.matchUpdates;
        seen += hear(place, data.matchUpdates);
        if (match.status === 'FINISHED') {
          socket.end(subscription);
          return seen === place.moves ? resolve() : reject(new Error(`a match of ${seen} moves`));
        }
        if (match.waitingFor.includes(place.seat)) answer(socket, place, version, match.view).catch(reject);
      },
    );
  });
}

function hear({ seat, table }: Place, { entries }: Update): number {
  const moves = entries.filter(({ kind }) => kind === 'MOVE');
  table.heard(moves.length);
  if (moves.some((move) => move.seat !== seat)) table.answered();
  return moves.length;
}

async function answer(socket: SocketCaller, { id, seat, table }: Place, version: number, view: LadderView) {
  const card = anyOf(view.players[seat]?.hand ?? []).number;
  const input = { matchId: id, version, key: randomUUID(), move: { ladder: { play: { card } } } };
  await table.turn();
  await patiently(() => socket.ask(SUBMIT, { input }));
}

/** Retries while the server reports that it is overloaded. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('OVERLOADED')) throw error;
      await sleep(2000);
    }
  }
}
