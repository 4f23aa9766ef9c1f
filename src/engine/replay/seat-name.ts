import type { BotLevel } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';

/**
 * The name of a player when the match began, and the salt that hides the name in the record. Name and salt can be
 * deleted, but the record cannot.
 */
export interface SeatName {
  name: string;
  /** The salt, which is 128 random bits, base64url. */
  salt: string;
}

/**
 * Returns the hash that is signed instead of the name, hexadecimal. Anyone with the name and the salt can check the
 * hash, but without the salt no one can guess the name.
 */
export function nameHash({ name, salt }: SeatName): string {
  return sha256(`arbiter-name-1\n${salt}\n${name}`);
}

type Named = { player: { name: string } | null; bot: BotLevel | null };

/** Returns the name of the player or the house bot in a seat, or null if there is neither. */
export function plainName(place: Named | undefined): string | null {
  if (place?.player) return place.player.name;
  return place?.bot ? `${place.bot.toLowerCase()} bot` : null;
}
