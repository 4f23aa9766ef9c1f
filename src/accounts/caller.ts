import type { Player, Role } from './player.ts';

/** Makes a caller. Not for the index: whoever has this can speak in anybody's name. */
export let vouchedFor: (player: Player) => Caller;

/** Who asks for something: a player whose token has been verified. Nothing else makes one, and none is changed. */
export class Caller implements Player {
  readonly #player: Player;

  static {
    vouchedFor = (player) => new Caller(player);
  }

  private constructor(player: Player) {
    this.#player = player;
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

  get roles(): readonly Role[] {
    return this.#player.roles;
  }

  get createdAt(): Date {
    return this.#player.createdAt;
  }
}
