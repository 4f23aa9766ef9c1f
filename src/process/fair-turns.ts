interface Turn {
  owner: string;
  behind: boolean;
  go(): void;
}

export interface TurnOptions {
  /** Runs only if no other task waits. */
  behind?: boolean;
  /** On abort, a waiting task is rejected with its reason. */
  signal?: AbortSignal;
}

/** An owner's share of the free places. */
const SHARE = 1 / 4;

/** For how many owners the last turn is remembered; a forgotten owner has had none for at least as many turns. */
const REMEMBERED = 10_000;

/**
 * Runs at most `atOnce` tasks. The next turn goes to the least recently served owner, and to new owners first: however much
 * others have queued, a newcomer waits for one task and for earlier newcomers.
 */
export class FairTurns {
  readonly #atOnce: number;
  /** In order of arrival. */
  #waiting: Turn[] = [];
  /** The number of each owner's last turn, earliest first. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether one more task of an owner may wait, out of `places`: newcomers always find room. */
  hasRoom(owner: string, places: number): boolean {
    const held = this.#waiting.filter((turn) => turn.owner === owner).length;
    return held < SHARE * (places - this.waiting);
  }

  async run<T>(owner: string, work: () => Promise<T>, { behind = false, signal }: TurnOptions = {}): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#atOnce) await this.#turn(owner, behind, signal);
    else this.#begin(owner);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #turn(owner: string, behind: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(turn);
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const turn: Turn = { owner, behind, go };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(turn);
    });
  }

  #remove(turn: Turn): void {
    this.#waiting = this.#waiting.filter((one) => one !== turn);
  }

  #begin(owner: string): void {
    this.#running += 1;
    this.#served.delete(owner);
    this.#served.set(owner, ++this.#turns);
    const [earliest] = this.#served.keys();
    if (this.#served.size > REMEMBERED && earliest !== undefined) this.#served.delete(earliest);
  }

  #next(): void {
    const ahead = this.#waiting.filter(({ behind }) => !behind);
    const ready = ahead.length > 0 ? ahead : this.#waiting;
    const last = ({ owner }: Turn) => this.#served.get(owner) ?? 0;
    const [first, ...others] = ready;
    if (!first) return;
    const next = others.reduce((best, turn) => (last(turn) < last(best) ? turn : best), first);
    this.#remove(next);
    this.#begin(next.owner);
    next.go();
  }
}
