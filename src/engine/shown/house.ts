import type { Who } from '../game/who.ts';
import type { Entry } from '../play/entry.ts';

/** `bots` lists levels by seat; `standIn` takes over seats that run out of time. Null means no bot. */
export interface HousePlays {
  bots: readonly (string | null)[];
  standIn: string | null;
}

/** Says which seats bots play at the start, and which seat a bot takes over after a time-out. */
export function houseLines(
  { bots, standIn }: HousePlays,
  { kind, seat }: Pick<Entry, 'kind' | 'seat'>,
  who: Who,
): string[] {
  if (kind === 'BEGAN')
    return bots.flatMap((level, number) => (level ? [`A ${level.toLowerCase()} bot sits in seat ${number + 1}`] : []));
  return kind === 'TIMED_OUT' && seat !== null && standIn
    ? [`A ${standIn.toLowerCase()} bot now plays for ${who(seat)}`]
    : [];
}
