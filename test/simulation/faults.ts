import type { World } from './world.ts';

/** Every kind of fault, with the probability in thousandths that it strikes at an opportunity, if it is switched on. */
const KINDS = {
  'statement-slow': 100,
  'statement-lost-before': 40,
  'statement-lost-after': 40,
  'statement-refused': 40,
  'statement-too-late': 12,
  'news-lost': 150,
  'news-doubled': 200,
  'news-late': 200,
  'line-broken': 2,
  'job-refused': 80,
  'job-lost': 80,
  'job-doubled': 150,
  'job-late': 120,
  'job-taken-away': 80,
  'request-lost': 50,
  'answer-lost': 60,
  'request-doubled': 100,
  'request-late': 100,
  'move-repeated': 200,
  'client-hangs': 40,
  'stream-cut': 50,
  'reader-slow': 150,
  // Faults of nodes are drawn at every effect of a node, so a node can die between any two awaits.
  'node-crash': 4,
  'worker-dies': 60,
  'node-stalls': 80,
  'clock-off': 300,
  'lease-lost': 4,
  'store-away': 10,
  'memory-dropped': 30,
  'foreign-snapshot': 500,
} as const;
export type FaultKind = keyof typeof KINDS;

const ALL = Object.keys(KINDS).filter((kind): kind is FaultKind => kind in KINDS);

/** Faults of the store and of jobs. Sweeps must find the work that these faults leave undone. */
export const NEED_SWEEPS = ALL.filter((kind) => /^(statement|store|lease|job)-/.test(kind));

/** The faults of one simulation: which kinds are switched on, and how often each has struck. */
export class Faults {
  readonly #world: World;
  readonly #on: ReadonlySet<FaultKind>;
  readonly counts = new Map<FaultKind, number>();
  /** Whether the faults are over, so that no more strike. */
  over = false;

  /**
   * In half of the simulations, each kind is probably on. In the others, few kinds are on, or no faults of the store
   * and of jobs. Without those faults, nothing excuses a late time-out.
   */
  constructor(world: World) {
    this.#world = world;
    const [share, kinds] = world.one([
      [600, ALL],
      [600, ALL],
      [100, ALL],
      [700, ALL.filter((kind) => !NEED_SWEEPS.includes(kind))],
    ] as const);
    this.#on = new Set(kinds.filter(() => world.happens(share)));
  }

  isOn(...kinds: readonly FaultKind[]): boolean {
    return kinds.some((kind) => this.#on.has(kind));
  }

  /** Whether a fault strikes now. A fault that strikes is counted and noted in the history. */
  strikes(kind: FaultKind): boolean {
    if (this.over || !this.#on.has(kind) || !this.#world.happens(KINDS[kind])) return false;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.#world.note(`fault ${kind}`);
    return true;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, one) => sum + one, 0);
  }

  toString(): string {
    return [...this.#on].join(' ');
  }
}
