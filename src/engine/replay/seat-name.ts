import type { BotLevel } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';

/** The name when the match began, and its salt. Both can be deleted, but the record cannot. */
export interface SeatName {
  name: string;
  /** The salt, which is 128 random bits, base64url. */
  salt: string;
}

/** The hexadecimal hash is signed instead of the name. Without the salt no one can guess the name. */
export function nameHash({ name, salt }: SeatName): string {
  return sha256(`arbiter-name-1\n${salt}\n${name}`);
}

type Named = { player: { name: string } | null; bot: BotLevel | null };

export function plainName(place: Named | undefined): string | null {
  if (place?.player) return place.player.name;
  return place?.bot ? `${place.bot.toLowerCase()} bot` : null;
}
