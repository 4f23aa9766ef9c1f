import type { Who } from '../game/who.ts';
import type { Entry } from '../play/entry.ts';

/** The house bots of a match: by seat number, and the level of the stand-in for seats that run out of time, or null. */
export interface HousePlays {
  bots: readonly (string | null)[];
  standIn: string | null;
}

/** Lines about house bots beside an entry: which seats they play at the start, and which seat one takes over. */
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
