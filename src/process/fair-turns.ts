interface Turn {
  go(): void;
}

/** By owner; the owner who is next stands first. */
type Waiting = Map<string, Turn[]>;

export interface Turning {
  /** Only when nobody else waits. */
  behind?: boolean;
  /** Whoever still waits when it is aborted is let go, by its reason. */
  signal?: AbortSignal;
}

/** Work of many owners, so much of it at the same time: whose turn it is goes round the owners, not the work. */
export class FairTurns {
  readonly #atOnce: number;
  readonly #waiting: Waiting = new Map();
  /** Those who let everybody else go first. */
  readonly #behind: Waiting = new Map();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How much work waits for its turn. */
  get waiting(): number {
    return [...this.#waiting.values(), ...this.#behind.values()].reduce((sum, turns) => sum + turns.length, 0);
  }

  async run<T>(owner: string, work: () => Promise<T>, { behind = false, signal }: Turning = {}): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#atOnce) await this.#turn(behind ? this.#behind : this.#waiting, owner, signal);
    else this.#running += 1;
    try {
      return await work();
    } finally {
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

  // The place of who has finished goes to the next one.
  #next(): void {
    const turn = taken(this.#waiting) ?? taken(this.#behind);
    if (turn) turn.go();
    else this.#running -= 1;
  }
}

function taken(waiting: Waiting): Turn | null {
  const [owner, turns] = waiting.entries().next().value ?? [];
  const turn = turns?.shift();
  if (owner === undefined || !turns || !turn) return null;
  waiting.delete(owner);
  if (turns.length > 0) waiting.set(owner, turns); // behind the others
  return turn;
}

function removed(waiting: Waiting, owner: string, turn: Turn): void {
  const left = (waiting.get(owner) ?? []).filter((one) => one !== turn);
  if (left.length > 0) waiting.set(owner, left);
  else waiting.delete(owner);
}
