import type { Caller } from '../../accounts/index.ts';
import type { Client } from '../subscriptions/client-connection.ts';

/** A player can have a tenth as many connections as an address. */
const PLAYERS_SHARE = 10;

/** The clients connected to this node, with limits per address and per player. */
export class ConnectedClients implements Iterable<Client> {
  readonly #most: number;
  readonly #all = new Set<Client>();
  readonly #groups = new Map<string, Set<Client>>();

  /** @param most the maximum number of connections per address and of subscriptions per client; 0 for no limit */
  constructor(most: number) {
    this.#most = most;
  }

  [Symbol.iterator](): Iterator<Client> {
    return this.#all.values();
  }

  /** Adds a connection. @returns false if the address has too many connections */
  enter(client: Client): boolean {
    if (!this.#join(client, client.address, this.#most)) return false;
    this.#all.add(client);
    return true;
  }

  /** Assigns a connection to a player. @returns false if the player has too many connections */
  signIn(client: Client, caller: Caller): boolean {
    if (!this.#all.has(client)) return false; // the connection has closed in the meantime
    return this.#join(client, caller.id, Math.ceil(this.#most / PLAYERS_SHARE));
  }

  leave(client: Client): void {
    this.#all.delete(client);
    for (const group of [client.address, client.caller?.id ?? '']) {
      const members = this.#groups.get(group);
      members?.delete(client);
      if (members?.size === 0) this.#groups.delete(group);
    }
  }

  /**
   * Counts the subscriptions of a player, or of an address's signed-out clients. Returns null if the limit allows them.
   */
  excess(client: Client): { open: number; limit: number } | null {
    if (this.#most === 0) return null;
    const player = client.caller?.id;
    const all = [...(this.#groups.get(player ?? client.address) ?? [])].filter((one) => one.caller?.id === player);
    const open = all.reduce((sum, one) => sum + one.subscriptions(), 0);
    return open > this.#most ? { open, limit: this.#most } : null;
  }

  #join(client: Client, group: string, most: number): boolean {
    const members = this.#groups.get(group) ?? new Set();
    if (this.#most > 0 && members.size >= most) return false;
    this.#groups.set(group, members.add(client));
    return true;
  }
}
