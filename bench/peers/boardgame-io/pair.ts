import type { Pool } from 'undici';
import type { Table } from '../../live/gate.ts';
import { requireFrom } from '../installed.ts';
import { anyOf, movesOf, type Pair, type PairSettings } from '../pair.ts';
import type { LadderState } from './ladder.ts';

/** The parts of socket.io's client that the bench uses. */
interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  once(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  removeAllListeners(): void;
}
interface SocketIo {
  io(url: string, options: object): Socket;
}

/** A table as the server sends it. */
interface State {
  G: LadderState;
  ctx: { currentPlayer: string; gameover?: object };
  _stateID: number;
}
interface LogEntry {
  action: { type: string; payload: { playerID: string } };
}
interface Place {
  matchID: string;
  playerID: string;
  credentials: string;
}

/**
 * Creates two clients that send exactly the messages of boardgame.io's own client over the same transport, but do not
 * run the rules themselves. All matches share the clients' sockets.
 */
export async function boardgameIoPair({ url, pool, table, modules }: PairSettings): Promise<Pair> {
  const { io }: SocketIo = requireFrom(modules)('socket.io-client');
  const sockets = [open(io, url), open(io, url)];
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
  return {
    async playMatch(rounds) {
      const { matchID } = await post(pool, '/games/ladder/create', { numPlayers: 2, setupData: { rounds } });
      if (!matchID) throw new Error('no match was created');
      const seats: { socket: Socket; place: Place }[] = [];
      for (const [seat, socket] of sockets.entries()) {
        // The players join one after the other, because every storage except memory loses one of two simultaneous
        // joins.
        const playerID = String(seat);
        const joining = { playerID, playerName: `Guest ${seat}` };
        const { playerCredentials: credentials = '' } = await post(pool, `/games/ladder/${matchID}/join`, joining);
        seats.push({ socket, place: { matchID, playerID, credentials } });
      }
      const states = await Promise.all(seats.map(({ socket, place }) => sync(socket, place)));
      const over = seats.map(({ socket, place }) => sit(socket, place, table, movesOf(rounds)));
      for (const [seat, { socket, place }] of seats.entries()) void answer(socket, place, states[seat], table);
      await Promise.all(over);
      for (const { socket } of seats) socket.removeAllListeners();
    },
  };
}

function open(io: SocketIo['io'], url: string): Socket {
  return io(`${url}/ladder`, { transports: ['websocket'], forceNew: true, reconnection: false });
}

interface Told {
  matchID?: string;
  playerCredentials?: string;
}

async function post(pool: Pool, path: string, body: object): Promise<Told> {
  const headers = { 'content-type': 'application/json' };
  const answer = await pool.request({ path, method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
  return JSON.parse(text);
}

/**
 * Joins a match. Both seats must join before the first move, because a seat would miss a move made between its first
 * read and its subscription.
 */
function sync(socket: Socket, { matchID, playerID, credentials }: Place): Promise<State> {
  return new Promise((resolve) => {
    socket.once('sync', (_: string, { state }: { state: State }) => resolve(state));
    socket.emit('sync', matchID, playerID, credentials, 2);
  });
}

/** Receives all moves and answers until the match is over. */
function sit(socket: Socket, place: Place, table: Table, whole: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve, reject) => {
    socket.on('update', (id: string, state: State, deltalog: LogEntry[]) => {
      if (id !== place.matchID) return;
      const moves = deltalog.filter(({ action }) => action.type === 'MAKE_MOVE');
      seen += moves.length;
      table.heard(moves.length);
      if (moves.some(({ action }) => action.payload.playerID !== place.playerID)) table.answered();
      if (!state.ctx.gameover) return void answer(socket, place, state, table);
      return seen === whole ? resolve() : reject(new Error(`a match of ${seen} moves`));
    });
  });
}

async function answer(
  socket: Socket,
  { matchID, playerID, credentials }: Place,
  state: State | undefined,
  table: Table,
): Promise<void> {
  if (state?.ctx.currentPlayer !== playerID) return;
  const card = anyOf(state.G.players[playerID]?.hand ?? []);
  const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID, credentials } };
  await table.turn();
  socket.emit('update', action, state._stateID, matchID, playerID);
}
