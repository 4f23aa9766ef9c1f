import type { Scope, ShownKey } from './keys/scopes.ts';
import type { Player, Role } from './player.ts';

/** Makes a caller. Not exported by the index: its holder can act as any player. */
export let vouchedFor: (player: Player, key?: ShownKey | null, tokenHash?: string | null) => Caller;

/** The hash of the session's token or API key; null: neither is ours. Not exported by the index either. */
export let tokenHashOf: (caller: Caller) => string | null;

/** A player with a verified token. Only `vouchedFor` makes one, and it is immutable. */
export class Caller implements Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly deleted: boolean;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  /** The scopes of the API key; null: a session's token, which permits everything. */
  readonly scopes: readonly Scope[] | null;
  /** The API key's id; null: a token was used. */
  readonly keyId: string | null;
  /** The client whose budget requests are charged to: the player's id, or `key:<budget>:<id>` for an API key. */
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

  /** In a log line or JSON, a caller is the player's id. */
  toJSON(): string {
    return this.id;
  }
}
