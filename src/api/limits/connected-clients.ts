import type { Caller } from '../../accounts/index.ts';
import type { Client } from '../subscriptions/client-connection.ts';

/** Of the connections that an address may have, how many may be one player's. */
const PLAYERS_SHARE = 10;

/** Who is connected to this node, and how many of them may come from one place. */
export class ConnectedClients implements Iterable<Client> {
  readonly #most: number;
  readonly #all = new Set<Client>();
  readonly #groups = new Map<string, Set<Client>>();

  /** @param most connections from one address, and subscriptions of one client; 0: no limit */
  constructor(most: number) {
    this.#most = most;
  }

  [Symbol.iterator](): Iterator<Client> {
    return this.#all.values();
  }

  /** Takes in a connection; false when there are too many from its address. */
  enter(client: Client): boolean {
    if (!this.#join(client, client.address, this.#most)) return false;
    this.#all.add(client);
    return true;
  }

  /** The connection is this player's from now on; false when there are too many of theirs. */
  signIn(client: Client, caller: Caller): boolean {
    if (!this.#all.has(client)) return false; // it has gone meanwhile
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

  /** By how much the player, or an address without one, has too many subscriptions on all connections together. */
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
