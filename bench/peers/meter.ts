import { setTimeout as sleep } from 'node:timers/promises';

/** Two clients that play match after match, each on a connection of its own. */
export interface Pair {
  /** Plays one match from its creation to its end. Each seat answers as soon as it learns that it is its turn. */
  playMatch(): Promise<void>;
}

/** The events that a table reports while it is played. */
export interface Heard {
  /** A move was sent. */
  sent(): void;
  /** That many moves have arrived at one of the two seats, including its own moves. */
  heard(moves: number): void;
  /** The last sent move has arrived at the other seat. */
  answered(): void;
}

/** How long a table may be silent, in milliseconds. */
const PATIENCE = 60_000;
/**
 * The number of moves in a match of Ladder, the same on every side: the dealt cards, and all cards drawn in each round.
 */
export function movesOf(rounds: number): number {
  return 6 + 34 * rounds;
}

export class Meter {
  /** Moves that both seats have received. */
  moves = 0;
  /** Milliseconds from sending a move until the other seat had it. */
  times: number[] = [];
  readonly #last: number[] = [];

  /** Moves count from here on. */
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
   * Resolves when every table has received something since the call. @throws if one stays silent, because a lost move
   * stops a match forever
   */
  async allHeard(): Promise<void> {
    const from = performance.now();
    const silent = () => this.#last.filter((at) => at <= from).length;
    for (const until = from + PATIENCE; silent() > 0; await sleep(50))
      if (performance.now() > until) throw new Error(`${silent()} tables have fallen silent`);
  }
}

/** A random element. */
export function anyOf<T>(cards: readonly T[]): T {
  const card = cards[Math.floor(Math.random() * cards.length)];
  if (card === undefined) throw new Error('a turn without a card');
  return card;
}
