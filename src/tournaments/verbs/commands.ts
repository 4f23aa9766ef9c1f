import { type Caller, mustHaveScope } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { anyPlayed } from '../../matches/index.ts';
import { command, execute, type Request } from '../door/command.ts';
import { mustBePlayers } from '../door/names.ts';
import { hotFor } from '../door/read-tournament.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { type Event, entrantOf, isOver, playsIn } from '../event/event.ts';
import { gamesToPlay } from '../event/games.ts';
import type { Input, Role } from '../event/kinds.ts';
import { changesIn, type Setup, spelledOut } from '../event/setup.ts';
import { nextDue } from '../event/times.ts';
import type { Tournaments } from '../room.ts';
import { completeSetup, mustHaveJudge, mustStartLater, type SetupInput } from './setup-input.ts';

// What organizers, judges and entrants do. The decider says who may do it, and when. Each throws Refused NOT_FOUND, FORBIDDEN,
// BAD_INPUT, TOURNAMENT_OVER or STALE_VERSION.

type WithReason = Request & { reason?: string | null };

const nothing = () => ({});
const reasonOf = ({ reason }: WithReason) => ({ reason: reason ?? '' });

/** Changes the set-up. In a draft, fields left out have their usual value; later they stay as they are. No change makes no entry. */
export async function setUpTournament(room: Tournaments, caller: Caller, { id, key, ...input }: Request & SetupInput) {
  const setupFor = ({ status, setup }: Event) =>
    completeSetup(room, status === 'DRAFT' ? input : changed(setup, input));
  const wish = (event: Event) => {
    const setup = setupFor(event);
    const isSame = event.organizer === caller.id && !isOver(event) && changesIn(event.setup, setup).length === 0;
    return isSame ? null : { kind: 'SET_UP' as const, input: { setup } };
  };
  return execute(room, caller, { id, key: key ?? null }, wish, (event) => {
    const setup = setupFor(event);
    if (setup.startsAt !== event.setup.startsAt) mustStartLater(setup, room.now());
    if (playsIn(event, event.organizer)) mustHaveJudge({ ...event, setup });
  });
}

// Null takes away, as it does in a set-up that is sent as a whole.
function changed(setup: Setup, input: SetupInput): SetupInput {
  const said = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...spelledOut(setup), ...Object.fromEntries(said) };
}

/** Tells all entrants something. */
export const announce = command('ANNOUNCED', ({ text }: Request & { text: string }) => ({ text: text.trim() }));

/** Opens registration: from now on others see the tournament. */
export async function openRegistration(room: Tournaments, caller: Caller, request: Request): Promise<SeenTournament> {
  const wish = () => ({ kind: 'OPENED' as const, input: {} });
  const must = ({ status, setup }: Event) => status === 'DRAFT' && mustStartLater(setup, room.now());
  return execute(room, caller, request, wish, must);
}

/** `player`: their id. */
type Office = Request & { player: string; role: Role };

/** Makes a player a judge or a commentator. */
export async function appoint(room: Tournaments, caller: Caller, office: Office): Promise<SeenTournament> {
  const { player, role } = office;
  await mustBePlayers(room, [player], 'player');
  return execute(room, caller, office, () => ({ kind: 'APPOINTED', input: { player, role } }));
}

/** Takes the office back. */
export async function dismiss(room: Tournaments, caller: Caller, office: Office): Promise<SeenTournament> {
  const { player, role } = office;
  const wish = () => ({ kind: 'DISMISSED' as const, input: { player, role } });
  return execute(room, caller, office, wish, (event) => {
    const officials = event.officials.filter((one) => one.player !== player || one.role !== role);
    if (!isOver(event) && playsIn(event, event.organizer)) mustHaveJudge({ ...event, officials });
  });
}

/** An entrant by number; left out: the caller's own. */
type AboutEntrant = Request & { entrant?: number | null };

const own = (request: AboutEntrant, event: Event, caller: Caller) => ({ entrant: numberOf(event, caller, request) });

/** Takes an entrant back before the tournament begins. */
export const unregister = command('UNREGISTERED', own);

/** Says that an entrant is there: before the start, or after a no-show. */
export const checkIn = command('CHECKED_IN', own);

/** An entrant leaves the tournament: the table of two that is being played is lost, and no further one is paired. */
export const drop = command('DROPPED', (request: AboutEntrant & WithReason, event, caller) => ({
  ...own(request, event, caller),
  ...reasonOf(request),
}));

function numberOf(event: Event, caller: Caller, { entrant }: AboutEntrant): number {
  const { id } = caller;
  // A player who is not registered any more may repeat the request that took the registration back.
  const mine = entrantOf(event, id) ?? event.entrants.findLast(({ members }) => members.includes(id));
  const number = entrant ?? mine?.number;
  if (number === undefined) throw new Refused('FORBIDDEN', 'You take no part in this tournament: register first.');
  // What the organizer does for others takes an organizer's key.
  if (!event.entrants[number - 1]?.members.includes(id)) mustHaveScope(caller, 'ORGANIZE');
  return number;
}

/** Drops an entrant as a punishment. */
export const disqualify = command(
  'DISQUALIFIED',
  ({ entrant, reason }: Request & { entrant: number; reason: string }) => ({ entrant, reason }),
);

/** Brings an entrant back who has left. */
export const reinstate = command('REINSTATED', (request: WithReason & { entrant: number }) => ({
  entrant: request.entrant,
  ...reasonOf(request),
}));

/** Begins it now. `seeding`: entrants by number, best first; those who are not named come after them by lot. */
export const begin = command('BEGUN', ({ seeding }: Request & { seeding?: readonly number[] | null }) => ({
  seeding: seeding ? [...seeding] : null,
}));

/** Pairs the next round, by the rules or as the organizer says. After the last round of a stage the next stage begins. */
export async function pairRound(
  room: Tournaments,
  caller: Caller,
  request: Request & { tables?: readonly (readonly number[])[] | null },
): Promise<SeenTournament> {
  const tables = request.tables ? request.tables.map((table) => [...table]) : null;
  if (tables) await mustBeUntouched(room, caller, request);
  return execute(room, caller, request, (event) =>
    tables === null && nextDue({ ...event, pausedAt: null })?.kind === 'ADVANCED'
      ? { kind: 'ADVANCED', input: {} }
      : { kind: 'PAIRED', input: { tables } },
  );
}

/** Lets a round begin that waits for approval. */
export const approveRound = command('APPROVED', nothing);

/** Two entrants change places in a round that has not begun. */
export const swapEntrants = command('SWAPPED', ({ a, b }: Request & { a: number; b: number }) => ({ a, b }));

/** Takes a round back in which no move was made: it is drawn again. Its matches end, and count for nothing. */
export async function undoRound(room: Tournaments, caller: Caller, request: Request): Promise<SeenTournament> {
  await mustBeUntouched(room, caller, request);
  return execute(room, caller, request, () => ({ kind: 'UNDONE', input: {} }));
}

// The log of the tournament knows of no move: its matches do.
async function mustBeUntouched(room: Tournaments, caller: Caller, { id }: Request): Promise<void> {
  const { event } = await hotFor(room, caller, id);
  if (caller.id !== event.organizer) return; // others, who are refused anyway, learn nothing of the matches
  const ids = gamesToPlay(event).map(({ matchId }) => matchId);
  if (await anyPlayed(room.matches, ids))
    throw new Refused('FORBIDDEN', 'A match of the round has begun: it can no longer be changed.');
}

/** Ends the round's time before it is up. */
export const callTime = command('TIME_CALLED', nothing);

interface Ruling extends Request, Pick<Input<'RULED'>, 'stage' | 'round' | 'table' | 'reason'> {
  /** By entrant, in the table's order: 1 is best, equal places are shared; left out: all have lost. */
  places?: readonly number[] | null;
  /** By entrant, in the table's order: games won, which count instead of those played; left out: those played count. */
  gameWins?: readonly number[] | null;
}

/** Says how a table came out, whatever its games say: also of one that is over, whose result is corrected. */
export const ruleTable = command('RULED', ({ stage, round, table, places, gameWins, reason }: Ruling) => ({
  ...{ stage, round, table, reason },
  places: places ? [...places] : null,
  ...(gameWins && { gameWins: [...gameWins] }),
}));

/** Nothing begins by itself any more, and the round's time stands still. Games that have begun go on. */
export const pause = command('PAUSED', reasonOf);

export const resume = command('RESUMED', nothing);

/** Ends it with the places as they are, between two rounds. */
export const endTournament = command('ENDED', nothing);

/** Ends it without places. Games that are being played end with it, without a winner. */
export const cancelTournament = command('CANCELLED', reasonOf);
