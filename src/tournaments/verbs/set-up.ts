import type { Caller } from '../../accounts/index.ts';
import { asked, type Request } from '../door/asked.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import type { Tournaments } from '../room.ts';
import { completeSetup, type SetupInput } from './setup-input.ts';
import { mustStartLater } from './setup-now.ts';

/**
 * Sets a tournament up anew, before registration is opened.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, STALE_VERSION
 */
export async function setUpTournament(
  room: Tournaments,
  caller: Caller,
  { id, key, ...input }: Request & SetupInput,
): Promise<SeenTournament> {
  const setup = completeSetup(room, input);
  const want = () => ({ kind: 'SET_UP' as const, by: caller.id, input: { setup } });
  return asked(room, caller, { id, key: key ?? null }, want, () => mustStartLater(setup, room.now()));
}

/**
 * Opens registration: from now on others see the tournament.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT (its start has passed), TOURNAMENT_OVER
 */
export async function openRegistration(room: Tournaments, caller: Caller, request: Request): Promise<SeenTournament> {
  const want = () => ({ kind: 'OPENED' as const, by: caller.id, input: {} });
  return asked(room, caller, request, want, ({ status, setup }) => {
    if (status === 'DRAFT') mustStartLater(setup, room.now());
  });
}
