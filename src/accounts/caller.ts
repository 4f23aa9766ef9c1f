import type { Scope, ShownKey } from './keys/scopes.ts';
import type { Player, Role } from './player.ts';

/** Makes a caller. Not for the index: whoever has this can speak in anybody's name. */
export let vouchedFor: (player: Player, key?: ShownKey | null, tokenHash?: string | null) => Caller;

/** The hash of the session's token or API key that was shown; null: it is none of ours. Not for the index either. */
export let tokenHashOf: (caller: Caller) => string | null;

/** Who asks for something: a player whose token has been verified. Nothing else makes one, and none is changed. */
export class Caller implements Player {
  readonly #player: Player;
  readonly #key: ShownKey | null;
  readonly #tokenHash: string | null;

  static {
    vouchedFor = (player, key = null, tokenHash = null) => new Caller(player, key, tokenHash);
    tokenHashOf = (caller) => caller.#tokenHash;
  }

  private constructor(player: Player, key: ShownKey | null, tokenHash: string | null) {
    this.#player = player;
    this.#tokenHash = tokenHash;
    this.#key = key && { ...key, scopes: [...key.scopes] };
  }

  /** What the API key that was shown is good for; null: a token was, which is good for everything. */
  get scopes(): readonly Scope[] | null {
    return this.#key && [...this.#key.scopes];
  }

  /** The API key that was shown; null: a token was. */
  get keyId(): string | null {
    return this.#key?.id ?? null;
  }

  /** Whose requests these are counted as: the player's, or those of a key, whose name begins with its budget. */
  get client(): string {
    return this.#key ? `key:${this.#key.budget}:${this.#key.id}` : this.#player.id;
  }

  get id(): string {
    return this.#player.id;
  }

  get name(): string {
    return this.#player.name;
  }

  get guest(): boolean {
    return this.#player.guest;
  }

  get bot(): boolean {
    return this.#player.bot;
  }

  get deleted(): boolean {
    return this.#player.deleted;
  }

  get roles(): readonly Role[] {
    return this.#player.roles;
  }

  get createdAt(): Date {
    return this.#player.createdAt;
  }
}
