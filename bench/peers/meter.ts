import { setTimeout as sleep } from 'node:timers/promises';

/** Two clients that play match after match, each over its own connection. */
export interface Pair {
  /** Creates a match and plays it to the end. Each seat moves as soon as it learns that its turn has begun. */
  playMatch(): Promise<void>;
}

/** The events that a table reports while it is played. */
export interface Heard {
  /** Reports that a client has sent a move. */
  sent(): void;
  /** Reports the number of moves that one of the seats has received so far, including its own moves. */
  heard(moves: number): void;
  /** Reports that the last sent move has reached the other seat. */
  answered(): void;
}

/** The maximum silence of a table, in milliseconds. */
const PATIENCE = 60_000;
/**
 * Returns the number of moves in a match of Ladder, which is the same on every side: the number of dealt cards plus the
 * cards drawn in each round.
 */
export function movesOf(rounds: number): number {
  return 6 + 34 * rounds;
}

export class Meter {
  /** The number of moves that both seats have received. */
  moves = 0;
  /** Milliseconds from sending each move until the other seat received it. */
  times: number[] = [];
  readonly #last: number[] = [];

  /** Starts counting moves. */
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

/** Returns a random element. */
export function anyOf<T>(cards: readonly T[]): T {
  const card = cards[Math.floor(Math.random() * cards.length)];
  if (card === undefined) throw new Error('a turn without a card');
  return card;
}
