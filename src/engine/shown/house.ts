import type { Who } from '../game/who.ts';
import type { Entry } from '../play/entry.ts';

/** Where the house plays at a match: a bot in a seat, by number, and of which level one stands in for who is out of time; null: none does. */
export interface HousePlays {
  bots: readonly (string | null)[];
  standIn: string | null;
}

/** What is said of the house's bots beside an entry, a line each: who they are when the match begins, and for whom one plays from now on. */
export function houseLines(
  { bots, standIn }: HousePlays,
  { kind, seat }: Pick<Entry, 'kind' | 'seat'>,
  who: Who,
): string[] {
  if (kind === 'BEGAN')
    return bots.flatMap((level, number) => (level ? [`A house bot (${level}) sits in seat ${number + 1}`] : []));
  return kind === 'TIMED_OUT' && seat !== null && standIn
    ? [`A house bot (${standIn}) plays for ${who(seat)} now`]
    : [];
}
