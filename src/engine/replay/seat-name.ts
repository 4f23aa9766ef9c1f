import type { BotLevel } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';

/** How a player was called on sitting down, and what hides that in the record. Both can be forgotten; the record cannot. */
export interface SeatName {
  name: string;
  /** 128 random bits, base64url. */
  salt: string;
}

/** What the record is signed over in place of the name, hexadecimal: who has both can compare, and nobody else guesses. */
export function nameHash({ name, salt }: SeatName): string {
  return sha256(`arbiter-name-1\n${salt}\n${name}`);
}

type Named = { player: { name: string } | null; bot: BotLevel | null };

/** The name of who sits at a place, or null. */
export function plainName(place: Named | undefined): string | null {
  if (place?.player) return place.player.name;
  return place?.bot ? `${place.bot.toLowerCase()} bot` : null;
}
