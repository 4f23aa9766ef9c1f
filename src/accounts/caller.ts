import type { Scope, ShownKey } from './keys/scopes.ts';
import type { Player, Role } from './player.ts';

/** Creates a caller. The index does not export this function, because code that can call it can act as any player. */
export let vouchedFor: (player: Player, key?: ShownKey | null, tokenHash?: string | null) => Caller;

/** Returns null for a token from an external issuer. Like `vouchedFor`, this function is not exported by the index. */
export let tokenHashOf: (caller: Caller) => string | null;

/** A player with a verified token. A caller is immutable, and only `vouchedFor` can create one. */
export class Caller implements Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly deleted: boolean;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  /** The scopes of the API key, or null for a session's token, which permits everything. */
  readonly scopes: readonly Scope[] | null;
  /** The id of the API key, or null if the caller used a token. */
  readonly keyId: string | null;
  /** The client that pays for the caller's requests: the player's id, or `key:<budget>:<id>` for an API key. */
  readonly client: string;
  readonly #tokenHash: string | null;

  static {
    vouchedFor = (player, key = null, tokenHash = null) => new Caller(player, key, tokenHash);
    tokenHashOf = (caller) => caller.#tokenHash;
  }

  private constructor(player: Player, key: ShownKey | null, tokenHash: string | null) {
    this.id = player.id;
    this.name = player.name;
    this.guest = player.guest;
    this.bot = player.bot;
    this.deleted = player.deleted;
    this.roles = player.roles;
    this.createdAt = player.createdAt;
    this.scopes = key && Object.freeze([...key.scopes]);
    this.keyId = key?.id ?? null;
    this.client = key ? `key:${key.budget}:${key.id}` : player.id;
    this.#tokenHash = tokenHash;
    Object.freeze(this);
  }

  /** Makes a caller appear as the player's id in log lines and JSON. */
  toJSON(): string {
    return this.id;
  }
}
