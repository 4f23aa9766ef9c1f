import type { Pool } from 'undici';
import type { Table } from '../../live/gate.ts';
import { requireFrom } from '../installed.ts';
import { anyOf, movesOf, type Pair, type PairSettings } from '../pair.ts';
import { schemasOf, type TableState } from './state.ts';

/** The parts of Colyseus's client that the bench uses. */
interface Sdk {
  Client: new (url: string) => { consumeSeatReservation(seat: Reservation, state: Schema): Promise<Room> };
}
type Schema = new () => TableState;
interface Room {
  sessionId: string;
  state: TableState;
  onStateChange: Signal & { clear(): void };
  send(type: string, message?: number): void;
  leave(): Promise<unknown>;
}
type Signal = (heard: (state: TableState) => void) => void;
interface Reservation {
  roomId: string;
}

/**
 * Creates two of Colyseus's own clients. A connection belongs to one room and lasts as long as the room. Each match has
 * a new room, as usual in Colyseus.
 */
export async function colyseusPair({ url, pool, table, modules }: PairSettings): Promise<Pair> {
  const required = requireFrom(modules);
  const { Client }: Sdk = required('@colyseus/sdk');
  const { Table: Schema } = schemasOf(required('@colyseus/schema'));
  const client = new Client(url);
  return {
    async playMatch(rounds) {
      const first = await reserved(pool, 'create/ladder', { rounds });
      const second = await reserved(pool, `joinById/${first.roomId}`, {});
      const rooms = await Promise.all([first, second].map((seat) => client.consumeSeatReservation(seat, Schema)));
      await Promise.all(rooms.map((room) => sit(room, table, movesOf(rounds))));
      for (const room of rooms) void room.leave();
    },
  };
}

async function reserved(pool: Pool, path: string, options: object): Promise<Reservation> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify(options);
  const answer = await pool.request({ path: `/matchmake/${path}`, method: 'POST', headers, body });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
  return JSON.parse(text);
}

/** Receives all moves and answers until the match is over. */
function sit(room: Room, table: Table, whole: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve, reject) => {
    room.onStateChange(({ moves, turn, playing, sessions }) => {
      if (moves > seen) table.heard(moves - seen);
      if (moves > seen && sessions[turn] === room.sessionId) table.answered(); // the opponent made the move
      seen = moves;
      if (playing) return void answer(room, table);
      if (moves === 0) return; // the cards are not dealt yet
      room.onStateChange.clear();
      return seen === whole ? resolve() : reject(new Error(`a match of ${seen} moves`));
    });
    room.send('ready');
  });
}

async function answer(room: Room, table: Table): Promise<void> {
  const { sessions, seats, turn } = room.state;
  if (sessions[turn] !== room.sessionId) return;
  const card = anyOf(seats[turn]?.hand ?? []);
  await table.turn();
  room.send('play', card);
}
