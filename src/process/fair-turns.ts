interface Turn {
  go(): void;
}

/** By owner, in the order in which they came. */
type Waiting = Map<string, Turn[]>;

export interface Turning {
  /** Only when nobody else waits. */
  behind?: boolean;
  /** Whoever still waits when it is aborted is let go, by its reason. */
  signal?: AbortSignal;
}

/** An owner's share of the places that are free. */
const SHARE = 1 / 4;

/** Of so many owners it is known when they had their last turn; whoever is forgotten has not had one for as many turns. */
const REMEMBERED = 10_000;

/**
 * Runs at most `atOnce` tasks. The next turn goes to the least recently served owner, and to new owners first: however much others
 * have
 * queued, a newcomer waits for one task and for earlier newcomers.
 */
export class FairTurns {
  readonly #atOnce: number;
  readonly #waiting: Waiting = new Map();
  /** Those who let everybody else go first. */
  readonly #behind: Waiting = new Map();
  /** The number of each owner's last turn, the earliest first. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How much work waits for its turn. */
  get waiting(): number {
    return [...this.#waiting.values(), ...this.#behind.values()].reduce((sum, turns) => sum + turns.length, 0);
  }

  /** Whether one more of an owner's may wait, when there are so many places: others always find room, however many wait. */
  hasRoom(owner: string, places: number): boolean {
    const held = [this.#waiting, this.#behind].reduce((sum, waiting) => sum + (waiting.get(owner)?.length ?? 0), 0);
    return held < SHARE * (places - this.waiting);
  }

  async run<T>(owner: string, work: () => Promise<T>, { behind = false, signal }: Turning = {}): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#atOnce) await this.#turn(behind ? this.#behind : this.#waiting, owner, signal);
    else this.#begin(owner);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #turn(waiting: Waiting, owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, letGo) => {
      const turn: Turn = {
        go() {
          signal?.removeEventListener('abort', leave);
          go();
        },
      };
      const leave = () => {
        removed(waiting, owner, turn);
        letGo(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const turns = waiting.get(owner) ?? [];
      turns.push(turn);
      waiting.set(owner, turns);
    });
  }

  #begin(owner: string): void {
    this.#running += 1;
    this.#served.delete(owner);
    this.#served.set(owner, ++this.#turns);
    const [earliest] = this.#served.keys();
    if (this.#served.size > REMEMBERED && earliest !== undefined) this.#served.delete(earliest);
  }

  // The place of who has finished goes to the next one.
  #next(): void {
    const waiting = this.#waiting.size > 0 ? this.#waiting : this.#behind;
    const owner = this.#nextOf(waiting);
    const turn = owner === undefined ? undefined : waiting.get(owner)?.[0];
    if (owner === undefined || !turn) return;
    removed(waiting, owner, turn);
    this.#begin(owner);
    turn.go();
  }

  #nextOf(waiting: Waiting): string | undefined {
    let [next] = waiting.keys();
    let last = Number.POSITIVE_INFINITY;
    for (const owner of waiting.keys()) {
      const served = this.#served.get(owner) ?? 0;
      if (served < last) [next, last] = [owner, served];
    }
    return next;
  }
}

function removed(waiting: Waiting, owner: string, turn: Turn): void {
  const left = (waiting.get(owner) ?? []).filter((one) => one !== turn);
  if (left.length > 0) waiting.set(owner, left);
  else waiting.delete(owner);
}
