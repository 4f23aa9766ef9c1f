import { randomInt, randomUUID } from 'node:crypto';
import {
  type AnyAt,
  advanceFrom,
  answersOf,
  begin,
  chosen,
  fastRandom,
  type Question,
  questionAt,
  see,
  sha256,
  waitingIn,
} from '../../../src/engine/index.ts';
import { LADDER } from '../ladder/index.ts';
import type { Log } from './log.ts';

/** A client's move, and the version that it answers. */
export interface Sent {
  version: number;
  key: string;
  move: { ladder: { play: { card: number } } };
}

/** A match of Ladder. The rules change it in place, and its players receive the change once it is on disk. */
export class Match {
  readonly id = randomUUID();
  /** The players' tokens, by seat. */
  readonly seats: string[] = [];
  readonly #listeners: ((update: string) => void)[] = [];
  readonly #log: Log;
  readonly #random = fastRandom(randomInt(2 ** 31));
  readonly #at: AnyAt;
  #question: Question | null;
  #hash = '';

  constructor(log: Log, rounds: number) {
    const setup = { seats: 2, options: { rounds }, decks: [null, null], firstCard: 1 };
    const { at, entry } = begin(LADDER, setup, this.#random);
    this.#at = at;
    this.#question = questionAt(LADDER, at);
    this.#log = log;
    this.#append(entry, () => {});
  }

  get isOver(): boolean {
    return this.#at.result !== null;
  }

  /** Adds a player's listener. Play begins once both players are listening. */
  listen(token: string, listener: (update: string) => void): void {
    this.#listeners[this.seats.indexOf(token)] = listener;
    if (this.#listeners[0] && this.#listeners[1]) this.#tell([]);
  }

  /** Plays a move. @param stored called with the new version after both players have received their updates */
  play(token: string, { version, key, move: { ladder: move } }: Sent, stored: (version: number) => void): void {
    const seat = this.seats.indexOf(token);
    const choices = answersOf(this.#at, this.#question, seat);
    if (version !== this.#at.version || !choices || !chosen(choices, move)) throw new Error('an illegal move');
    const action = { kind: 'MOVE' as const, seat, move };
    const { entry, next } = advanceFrom(LADDER, this.#at, this.#question, this.#random, action);
    this.#question = next;
    this.#append({ ...entry, key }, () => {
      this.#tell([{ version: entry.version, seat, kind: 'MOVE', text: `Seat ${seat} plays ${move.play.card}` }]);
      stored(entry.version);
    });
  }

  #append(entry: { version: number; key?: string }, stored: () => void): void {
    const text = JSON.stringify({ ...entry, at: new Date() });
    this.#hash = sha256(this.#hash + text);
    const { version } = entry;
    this.#log.append(`{"match":"${this.id}","version":${version},"hash":"${this.#hash}","entry":${text}}`, stored);
  }

  #tell(entries: readonly object[]): void {
    const { version } = this.#at;
    const status = this.isOver ? 'FINISHED' : 'RUNNING';
    const waitingFor = waitingIn(this.#at, this.#question);
    for (const [seat, listener] of this.#listeners.entries()) {
      const view = LADDER.view(this.#at, see(this.#at, [seat]));
      listener(JSON.stringify({ matchUpdates: { version, entries, match: { version, status, waitingFor, view } } }));
    }
  }
}
