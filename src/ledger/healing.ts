/** In what time all are looked at, in milliseconds. Who begins to listen just then waits for the next one: lost news go unnoticed for twice as long at most. */
const ROUND = 2500;
/** In so many steps all are looked at. */
const STEPS = 5;
/** Looked up in one statement. */
const PAGE = 500;

export interface Healed {
  /** Everything that somebody on this node listens for. */
  all(): Iterable<string>;
  /** Looks at these, and tells whoever has missed something. */
  look(some: readonly string[]): Promise<void>;
}

/**
 * Finds what lost messages have not told, for everybody who listens on this node together: whoever watches waits for news and asks for
 * nothing. Each step takes a part of what is listened for, so that the database is asked evenly. Returns what ends it.
 */
export function startHealing({ all, look }: Healed, { round = ROUND, steps = STEPS } = {}): () => void {
  let due: string[] = [];
  let portion = 0;
  let busy = false;
  const step = async (): Promise<void> => {
    if (due.length === 0) {
      due = [...all()];
      portion = Math.ceil(due.length / steps);
    }
    const some = due.splice(0, portion);
    for (let page = 0; page < some.length; page += PAGE) await look(some.slice(page, page + PAGE));
  };
  const timer = setInterval(() => {
    if (busy) return; // the database is slow: nothing is gained by asking it more
    busy = true;
    step()
      .catch(() => {}) // what could not be read now is at its next turn
      .finally(() => {
        busy = false;
      });
  }, round / steps).unref();
  return () => clearInterval(timer);
}
