/** Requests of one player's that this process makes at the same time: ten slow webhooks of one hold up nobody else's. */
export const MOST_UNDER_WAY = 2;

/** Whose requests are under way in this process. */
export class UnderWay {
  readonly #requests = new Map<string, number>();

  /** Whether the player may have one more under way now; whoever may gives the turn back afterwards. */
  take(playerId: string): boolean {
    const there = this.#requests.get(playerId) ?? 0;
    if (there >= MOST_UNDER_WAY) return false;
    this.#requests.set(playerId, there + 1);
    return true;
  }

  giveBack(playerId: string): void {
    const left = (this.#requests.get(playerId) ?? 0) - 1;
    if (left > 0) this.#requests.set(playerId, left);
    else this.#requests.delete(playerId);
  }
}
