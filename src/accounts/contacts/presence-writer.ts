/** How long the writer rests after a failure, in milliseconds. */
const REST = 60_000;

/**
 * Writes the presence of players beside their requests, which never wait for it. At most one write runs at a time, so a
 * database that hangs costs this node one connection. Players who come meanwhile share the next write.
 */
export class PresenceWriter {
  readonly #write: (playerIds: readonly string[]) => Promise<unknown>;
  readonly #now: () => number;
  readonly #waiting = new Set<string>();
  #running: Promise<void> | null = null;
  #restsUntil = Number.NEGATIVE_INFINITY;

  /** @param write is not called again before it has settled */
  constructor(write: (playerIds: readonly string[]) => Promise<unknown>, now: () => number) {
    this.#write = write;
    this.#now = now;
  }

  add(playerId: string): void {
    if (this.#now() < this.#restsUntil) return;
    this.#waiting.add(playerId);
    this.#running ??= this.#run();
  }

  /** Waits for the write that is running. The writer ignores all players after that. */
  async close(): Promise<void> {
    this.#restsUntil = Number.POSITIVE_INFINITY;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#waiting.size > 0) {
        const playerIds = [...this.#waiting];
        this.#waiting.clear();
        await this.#write(playerIds);
      }
    } catch {
      // The requests themselves report an outage. Presence only looks older until the database can write again.
      this.#waiting.clear();
      this.#restsUntil = Math.max(this.#restsUntil, this.#now() + REST);
    } finally {
      this.#running = null;
    }
  }
}
