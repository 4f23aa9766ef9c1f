import type { Scope, ShownKey } from './keys/scopes.ts';
import type { Player, Role } from './player.ts';

/** Makes a caller. Not for the index: whoever has this can speak in anybody's name. */
export let vouchedFor: (player: Player, key?: ShownKey | null, tokenHash?: string | null) => Caller;

/** The hash of the session's token or API key that was shown; null: it is none of ours. Not for the index either. */
export let tokenHashOf: (caller: Caller) => string | null;

/** A player whose token has been verified. Only `vouchedFor` makes one, and none is changed. */
export class Caller implements Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly deleted: boolean;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  /** The scopes of the API key that was shown; null: a session's token was, which may do everything. */
  readonly scopes: readonly Scope[] | null;
  /** The API key that was shown; null: a token was. */
  readonly keyId: string | null;
  /** The client that requests are counted for: the player, or an API key, whose name begins with its budget. */
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
}
