import { setTimeout as sleep } from 'node:timers/promises';

/** Two clients at one table after another, each on a connection of its own. */
export interface Pair {
  /** One match from its making to its end, each seat answering as soon as it hears that it is its turn. */
  playMatch(): Promise<void>;
}

/** What a table tells of itself. */
export interface Heard {
  /** A move was sent. */
  sent(): void;
  /** So many moves came to one of the two seats, whoever made them. */
  heard(moves: number): void;
  /** The move that was sent last came to the other seat. */
  answered(): void;
}

/** How long a table may be silent, in milliseconds. */
const PATIENCE = 60_000;
/** What a whole match of Ladder is, on every side: the cards dealt, and all that are drawn in each round. */
export function movesOf(rounds: number): number {
  return 6 + 34 * rounds;
}

export class Meter {
  /** Moves that both seats have heard. */
  moves = 0;
  /** Milliseconds from sending a move until the other seat had it. */
  times: number[] = [];
  readonly #last: number[] = [];

  /** From here on everything counts. */
  begin(): void {
    this.moves = 0;
    this.times = [];
  }

  table(): Heard {
    let sent = 0;
    const table = this.#last.push(0) - 1;
    return {
      sent: () => {
        sent = performance.now();
      },
      heard: (moves) => {
        this.moves += moves / 2;
        this.#last[table] = performance.now();
      },
      answered: () => void this.times.push(performance.now() - sent),
    };
  }

  /**
   * Until at every table something has been heard from now on.
   * @throws when one stays silent: a move that is lost ends a match for ever
   */
  async allHeard(): Promise<void> {
    const from = performance.now();
    const silent = () => this.#last.filter((at) => at <= from).length;
    for (const until = from + PATIENCE; silent() > 0; await sleep(50))
      if (performance.now() > until) throw new Error(`${silent()} tables have fallen silent`);
  }
}

/** One of them with equal chances. */
export function anyOf<T>(cards: readonly T[]): T {
  const card = cards[Math.floor(Math.random() * cards.length)];
  if (card === undefined) throw new Error('a turn without a card');
  return card;
}
