/** A statement that takes longer than this (ms) is slow: others overtake it. */
const SLOW = 100;

/** Where one statement after the other is on its way. */
export interface Lane {
  /** When the last one set out, in milliseconds as `performance.now` counts. */
  sent: number;
}

/** Statements that are on their way at the same time. */
export class Lanes {
  readonly #open = new Set<Lane>();

  open(): Lane {
    const lane = { sent: performance.now() };
    this.#open.add(lane);
    return lane;
  }

  close(lane: Lane): void {
    this.#open.delete(lane);
  }

  /** How many there are now beside one's own, and how many of them are slow. */
  beside(own: Lane | null): { quick: number; slow: number } {
    const past = performance.now() - SLOW;
    const counted = { quick: 0, slow: 0 };
    for (const lane of this.#open) if (lane !== own) counted[lane.sent < past ? 'slow' : 'quick']++;
    return counted;
  }

  /** Calls back when all statements that are on their way now are back, or slow. */
  whenSlow(call: () => void): void {
    setTimeout(call, SLOW + 1);
  }
}
