import type { BotLevel } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';

/** A player's name when the match began, and the salt that hides it in the record. Both can be deleted; the record cannot. */
export interface SeatName {
  name: string;
  /** 128 random bits, base64url. */
  salt: string;
}

/** The hash signed in place of the name, hexadecimal. It can be checked with name and salt, but not guessed. */
export function nameHash({ name, salt }: SeatName): string {
  return sha256(`arbiter-name-1\n${salt}\n${name}`);
}

type Named = { player: { name: string } | null; bot: BotLevel | null };

/** The name of the player in a seat, or null. */
export function plainName(place: Named | undefined): string | null {
  if (place?.player) return place.player.name;
  return place?.bot ? `${place.bot.toLowerCase()} bot` : null;
}
