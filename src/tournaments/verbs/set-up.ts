import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { asked, type Request } from '../door/asked.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { type Event, isOver, playsIn } from '../event/event.ts';
import { changesIn, type Setup, spelledOut } from '../event/setup.ts';
import type { Tournaments } from '../room.ts';
import { completeSetup, type SetupInput } from './setup-input.ts';

/**
 * Changes the set-up of a tournament. Before registration is opened, fields that are left out have their usual value; later they
 * stay as they are, and those on which others count cannot be changed. A set-up that stays the same is no entry.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER, STALE_VERSION
 */
export async function setUpTournament(
  room: Tournaments,
  caller: Caller,
  { id, key, ...input }: Request & SetupInput,
): Promise<SeenTournament> {
  const setupFor = ({ status, setup }: Event) =>
    completeSetup(room, status === 'DRAFT' ? input : changed(setup, input));
  const want = (event: Event) => {
    const setup = setupFor(event);
    const isSame = event.organizer === caller.id && !isOver(event) && changesIn(event.setup, setup).length === 0;
    return isSame ? null : { kind: 'SET_UP' as const, by: caller.id, input: { setup } };
  };
  return asked(room, caller, { id, key: key ?? null }, want, (event) => {
    const setup = setupFor(event);
    if (setup.startsAt !== event.setup.startsAt) mustStartLater(setup, room.now());
    if (playsIn(event, event.organizer)) mustHaveJudge({ ...event, setup });
  });
}

// Null takes away, as it does in a set-up that is sent as a whole.
function changed(setup: Setup, input: SetupInput): SetupInput {
  return {
    ...spelledOut(setup),
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  };
}

/** Tells all entrants something. @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER */
export async function announce(
  room: Tournaments,
  caller: Caller,
  { text, ...request }: Request & { text: string },
): Promise<SeenTournament> {
  return asked(room, caller, request, () => ({ kind: 'ANNOUNCED', by: caller.id, input: { text: text.trim() } }));
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

/**
 * What begins by itself begins in time to come: else it would be cancelled as soon as it is announced. A log in which it was set up
 * otherwise is no less true, so this is asked of requests and not of records.
 * @param now milliseconds since 1970
 * @throws Refused BAD_INPUT
 */
export function mustStartLater({ startsAt }: Pick<Setup, 'startsAt'>, now: number): void {
  if (startsAt !== null && startsAt <= now)
    throw new Refused('BAD_INPUT', 'startsAt has passed: send a moment to come, or leave it out.', {
      field: 'startsAt',
    });
}

/**
 * With `atTime: JUDGE` and without a clock, tables wait at the end of a round for a judge's ruling. An organizer who
 * plays may not rule. This is asked of requests and not of records.
 * @param event in which the organizer plays
 * @throws Refused FORBIDDEN
 */
export function mustHaveJudge({ setup, officials }: Pick<Event, 'setup' | 'officials'>): void {
  const waits = setup.atTime === 'JUDGE' && setup.roundLength !== null && setup.timeControl === null;
  if (!waits || officials.some(({ role }) => role === 'JUDGE')) return;
  throw new Refused(
    'FORBIDDEN',
    'An organizer who plays cannot rule, and at the end of a round games wait for a ruling: appoint a judge first, or choose another atTime.',
  );
}
