import { setTimeout as sleep } from 'node:timers/promises';

/** A table with a client for each seat, which reports to the gate. */
export interface Table {
  /** Waits until the client may move. The move is timed from then on. */
  turn(): Promise<void>;
  /** Reports the number of moves that one of the seats has just received, including its own moves. */
  heard(moves: number): void;
  /** Reports that the last move has reached the other seat. */
  answered(): void;
}

/** The longest time that a table may be silent, in milliseconds. */
const PATIENCE = 60_000;

/** Lets players move only during a measurement, and counts their moves. */
export class Gate {
  /**
   * The number of moves since the gate opened. A move counts once it is answered or both players have received it.
   */
  moves = 0;
  /** Milliseconds from sending each move until it was answered or the other player received it. */
  times: number[] = [];
  readonly #lastHeard: number[] = [];
  #opened = 0;
  #passed: Promise<void> = Promise.resolve();
  #letPass = (): void => {};

  constructor() {
    this.close();
  }

  /** A promise that resolves when the gate is open. */
  get passed(): Promise<void> {
    return this.#passed;
  }

  open(): void {
    this.moves = 0;
    this.times = [];
    this.#opened = performance.now();
    this.#letPass();
  }

  close(): void {
    this.#passed = new Promise((resolve) => {
      this.#letPass = resolve;
    });
  }

  table(): Table {
    let sent = 0;
    const table = this.#lastHeard.push(0) - 1;
    return {
      turn: async () => {
        await this.#passed;
        sent = performance.now();
      },
      heard: (moves) => {
        this.moves += moves / 2;
        this.#lastHeard[table] = performance.now();
      },
      answered: () => void this.times.push(performance.now() - sent),
    };
  }

  /**
   * Waits until every table has received something since the gate opened. @throws if one stays silent, because a lost
   * move stops a match forever
   */
  async allHeard(): Promise<void> {
    const silent = () => this.#lastHeard.filter((at) => at <= this.#opened).length;
    for (const until = performance.now() + PATIENCE; silent() > 0; await sleep(50))
      if (performance.now() > until) throw new Error(`${silent()} tables have fallen silent`);
  }
}
