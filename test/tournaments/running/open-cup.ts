import type { Caller } from '../../../src/accounts/index.ts';
import {
  createTournament,
  openRegistration,
  register,
  type TournamentsHandle,
} from '../../../src/tournaments/index.ts';

/**
 * Creates a tournament of duels that is open for registration, with these players in it. Unless `setup` says otherwise,
 * it ends with its last result, and absent players lose by the clock alone. Returns its id.
 */
export async function openCup(
  all: TournamentsHandle,
  organizer: Caller,
  setup: object = {},
  field: readonly Caller[] = [],
): Promise<string> {
  const { id } = await createTournament(all, organizer, {
    name: 'Cup',
    game: 'duel',
    grace: 0,
    noShowAfter: 0,
    ...setup,
  });
  await openRegistration(all, organizer, { id });
  for (const one of field) await register(all, one, { id });
  return id;
}
