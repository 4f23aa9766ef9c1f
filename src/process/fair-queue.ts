type Turn = () => void;

type Waiting = Map<string, Set<Turn>>;

interface TurnOptions {
  /** Whether the task runs only if no other task is waiting. */
  behind?: boolean;
  /** When the signal aborts, a waiting task is rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** The limit is a quarter of the free places, so that other owners find room. */
export function isWithinShare(held: number, free: number): boolean {
  return held < free / 4;
}

/** The number of owners whose last turn is remembered. A forgotten owner has waited at least that many turns. */
const REMEMBERED = 10_000;

/**
 * Runs at most `atOnce` tasks at a time. The next turn goes to the least recently served owner, and to new owners
 * first. No matter how much other owners have queued, a newcomer waits only for a running task and for earlier
 * newcomers.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #ahead: Waiting = new Map();
  readonly #behind: Waiting = new Map();
  #waiting = 0;
  /** The number of each owner's last turn, with the earliest first. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether an owner may queue one more task, if at most `places` tasks may wait. */
  hasRoom(owner: string, places: number): boolean {
    const held = (this.#ahead.get(owner)?.size ?? 0) + (this.#behind.get(owner)?.size ?? 0);
    return isWithinShare(held, places - this.waiting);
  }

  async run<T>(owner: string, work: () => Promise<T>, { behind = false, signal }: TurnOptions = {}): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#atOnce) await this.#turn(behind ? this.#behind : this.#ahead, owner, signal);
    else this.#begin(owner);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #turn(waiting: Waiting, owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(waiting, owner, go);
        reject(signal?.reason);
      };
      const go: Turn = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(owner, (waiting.get(owner) ?? new Set()).add(go));
      this.#waiting += 1;
    });
  }

  #remove(waiting: Waiting, owner: string, turn: Turn): void {
    const turns = waiting.get(owner);
    if (!turns?.delete(turn)) return;
    if (turns.size === 0) waiting.delete(owner);
    this.#waiting -= 1;
  }

  #begin(owner: string): void {
    this.#running += 1;
    this.#served.delete(owner);
    this.#served.set(owner, ++this.#turns);
    const [earliest] = this.#served.keys();
    if (this.#served.size > REMEMBERED && earliest !== undefined) this.#served.delete(earliest);
  }

  #next(): void {
    const waiting = this.#ahead.size > 0 ? this.#ahead : this.#behind;
    if (waiting.size === 0) return;
    const last = (owner: string) => this.#served.get(owner) ?? 0;
    const next = [...waiting.keys()].reduce((best, owner) => (last(owner) < last(best) ? owner : best));
    const [turn] = waiting.get(next) ?? [];
    if (!turn) return;
    this.#remove(waiting, next, turn);
    this.#begin(next);
    turn();
  }
}
