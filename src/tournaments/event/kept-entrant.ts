import { z } from 'zod';
import { type Entrant, type Event, GONE } from './event.ts';

/** What lists show of an entrant to its own members; without decks, which are secret. */
export const keptEntrantSchema = z.object({
  number: z.int(),
  members: z.array(z.string()),
  asked: z.array(z.string()),
  checkedIn: z.boolean(),
  gone: z.enum(GONE).nullable(),
  late: z.boolean(),
  noShow: z.boolean().default(false),
});
export type KeptEntrant = Readonly<z.infer<typeof keptEntrantSchema>>;

/** Those who are otherwise than before, or were not there. An entrant is never changed, only replaced. */
export function entrantsChanged(before: Event, after: Event): KeptEntrant[] {
  if (before.entrants === after.entrants) return [];
  return after.entrants.filter((entrant, index) => entrant !== before.entrants[index]).map(kept);
}

function kept({ decks: _, missesFrom: __, ...entrant }: Entrant): KeptEntrant {
  return { ...entrant, members: [...entrant.members], asked: [...entrant.asked] };
}
