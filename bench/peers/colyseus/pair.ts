import type { Pool } from 'undici';
import { requireFrom } from '../installed.ts';
import { anyOf, type Heard, movesOf, type Pair } from '../meter.ts';
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

interface Settings {
  table: Heard;
  rounds: number;
  /**
   * Whether both clients stay in their room for a rematch. By default each match has a new room, as usual in Colyseus.
   */
  rematch: boolean;
}

/** Creates two of Colyseus's own clients. A connection belongs to one room and lasts as long as the room. */
export async function colyseusPair(folder: string, url: string, pool: Pool, settings: Settings): Promise<Pair> {
  const required = requireFrom(folder);
  const { Client }: Sdk = required('@colyseus/sdk');
  const { Table } = schemasOf(required('@colyseus/schema'));
  const client = new Client(url);
  const { table, rounds, rematch } = settings;
  const newRoom = async () => {
    const first = await reserved(pool, 'create/ladder', { rounds });
    const second = await reserved(pool, `joinById/${first.roomId}`, {});
    return Promise.all([first, second].map((seat) => client.consumeSeatReservation(seat, Table)));
  };
  let kept: Room[] | null = null;
  return {
    async playMatch() {
      const rooms: Room[] = kept ?? (await newRoom());
      await Promise.all(rooms.map((room) => sit(room, table, movesOf(rounds))));
      if (rematch) kept = rooms;
      else for (const room of rooms) void room.leave();
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
function sit(room: Room, table: Heard, whole: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve, reject) => {
    room.onStateChange(({ moves, turn, playing, sessions }) => {
      if (moves > seen) table.heard(moves - seen);
      if (moves > seen && sessions[turn] === room.sessionId) table.answered(); // the opponent made the move
      seen = moves;
      if (playing) return answer(room, table);
      if (moves === 0) return; // the cards are not dealt yet
      room.onStateChange.clear();
      return seen === whole ? resolve() : reject(new Error(`a match of ${seen} moves`));
    });
    room.send('ready');
  });
}

function answer(room: Room, table: Heard): void {
  const { sessions, seats, turn } = room.state;
  if (sessions[turn] !== room.sessionId) return;
  const card = anyOf(seats[turn]?.hand ?? []);
  table.sent();
  room.send('play', card);
}
