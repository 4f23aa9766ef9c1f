import { type Caller, mustHaveScope } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { anyPlayed } from '../../matches/index.ts';
import type { TournamentContext } from '../context.ts';
import type { Input, Role } from '../event/entry-kinds.ts';
import { type Event, entrantOf, isOver, playsIn } from '../event/event.ts';
import { gamesToPlay } from '../event/games-to-play.ts';
import { nextDue } from '../event/schedule.ts';
import { changesIn, type Setup, spelledOut } from '../event/setup.ts';
import { mustBePlayers } from '../view/player-names.ts';
import { cachedFor } from '../view/read-tournament.ts';
import type { TournamentView } from '../view/tournament-view.ts';
import { command, execute, type Request } from './execute-command.ts';
import { completeSetup, mustHaveJudge, mustStartLater, type SetupInput } from './setup-input.ts';

// Commands of organizers, judges and entrants. The decider checks who may give them, and when. Each throws Refused NOT_FOUND,
// FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER or STALE_VERSION.

type WithReason = Request & { reason?: string | null };

const nothing = () => ({});
const reasonOf = ({ reason }: WithReason) => ({ reason: reason ?? '' });

/** Changes the set-up. Omitted fields get usual values in a draft, and stay as they are later. No change appends no entry. */
export async function setUpTournament(
  context: TournamentContext,
  caller: Caller,
  { id, key, ...input }: Request & SetupInput,
) {
  const setupFor = ({ status, setup }: Event) =>
    completeSetup(context, status === 'DRAFT' ? input : changed(setup, input));
  const propose = (event: Event) => {
    const setup = setupFor(event);
    const isSame = event.organizer === caller.id && !isOver(event) && changesIn(event.setup, setup).length === 0;
    return isSame ? null : { kind: 'SET_UP' as const, input: { setup } };
  };
  return execute(context, caller, { id, key: key ?? null }, propose, (event) => {
    const setup = setupFor(event);
    if (setup.startsAt !== event.setup.startsAt) mustStartLater(setup, context.now());
    if (playsIn(event, event.organizer)) mustHaveJudge({ ...event, setup });
  });
}

// Null clears a field, as in a complete set-up.
function changed(setup: Setup, input: SetupInput): SetupInput {
  const said = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...spelledOut(setup), ...Object.fromEntries(said) };
}

/** Sends an announcement to all entrants. */
export const announce = command('ANNOUNCED', ({ text }: Request & { text: string }) => ({ text: text.trim() }));

/** Opens registration, which makes the tournament visible to others. */
export async function openRegistration(
  context: TournamentContext,
  caller: Caller,
  request: Request,
): Promise<TournamentView> {
  const propose = () => ({ kind: 'OPENED' as const, input: {} });
  const must = ({ status, setup }: Event) => status === 'DRAFT' && mustStartLater(setup, context.now());
  return execute(context, caller, request, propose, must);
}

/** `player`: the official's id. */
type Office = Request & { player: string; role: Role };

/** Makes a player a judge or a commentator. */
export async function appoint(context: TournamentContext, caller: Caller, office: Office): Promise<TournamentView> {
  const { player, role } = office;
  await mustBePlayers(context, [player], 'player');
  return execute(context, caller, office, () => ({ kind: 'APPOINTED', input: { player, role } }));
}

/** Takes an office back. */
export async function dismiss(context: TournamentContext, caller: Caller, office: Office): Promise<TournamentView> {
  const { player, role } = office;
  const propose = () => ({ kind: 'DISMISSED' as const, input: { player, role } });
  return execute(context, caller, office, propose, (event) => {
    const officials = event.officials.filter((one) => one.player !== player || one.role !== role);
    if (!isOver(event) && playsIn(event, event.organizer)) mustHaveJudge({ ...event, officials });
  });
}

/** An entrant's number; default: the caller's own. */
type AboutEntrant = Request & { entrant?: number | null };

const own = (request: AboutEntrant, event: Event, caller: Caller) => ({ entrant: numberOf(event, caller, request) });

/** Unregisters an entrant before the tournament begins. */
export const unregister = command('UNREGISTERED', own);

/** Reports an entrant present: before the start, or after a no-show. */
export const checkIn = command('CHECKED_IN', own);

/** Drops an entrant: a running table of two is lost, and no further one is paired. */
export const drop = command('DROPPED', (request: AboutEntrant & WithReason, event, caller) => ({
  ...own(request, event, caller),
  ...reasonOf(request),
}));

function numberOf(event: Event, caller: Caller, { entrant }: AboutEntrant): number {
  const { id } = caller;
  // A player who has already unregistered may repeat that request.
  const mine = entrantOf(event, id) ?? event.entrants.findLast(({ members }) => members.includes(id));
  const number = entrant ?? mine?.number;
  if (number === undefined) throw new Refused('FORBIDDEN', 'You do not take part in this tournament: register first.');
  // Acting for others requires a key with the organizer's scope.
  if (!event.entrants[number - 1]?.members.includes(id)) mustHaveScope(caller, 'ORGANIZE');
  return number;
}

/** Drops an entrant as a punishment. */
export const disqualify = command(
  'DISQUALIFIED',
  ({ entrant, reason }: Request & { entrant: number; reason: string }) => ({ entrant, reason }),
);

/** Brings back an entrant who left. */
export const reinstate = command('REINSTATED', (request: WithReason & { entrant: number }) => ({
  entrant: request.entrant,
  ...reasonOf(request),
}));

/** Begins the tournament now. `seeding`: entrants by number, best first; the others follow by lot. */
export const begin = command('BEGUN', ({ seeding }: Request & { seeding?: readonly number[] | null }) => ({
  seeding: seeding ? [...seeding] : null,
}));

/** Pairs the next round, by the rules or as the organizer wants. After a stage's last round the next stage begins. */
export async function pairRound(
  context: TournamentContext,
  caller: Caller,
  request: Request & { tables?: readonly (readonly number[])[] | null },
): Promise<TournamentView> {
  const tables = request.tables ? request.tables.map((table) => [...table]) : null;
  if (tables) await mustBeUntouched(context, caller, request);
  return execute(context, caller, request, (event) =>
    tables === null && nextDue({ ...event, pausedAt: null })?.kind === 'ADVANCED'
      ? { kind: 'ADVANCED', input: {} }
      : { kind: 'PAIRED', input: { tables } },
  );
}

/** Lets a round begin that waits for approval. */
export const approveRound = command('APPROVED', nothing);

/** Swaps two entrants in a round that has not begun. */
export const swapEntrants = command('SWAPPED', ({ a, b }: Request & { a: number; b: number }) => ({ a, b }));

/** Takes back a round without any move, which is then drawn again. Its matches end, and count for nothing. */
export async function undoRound(context: TournamentContext, caller: Caller, request: Request): Promise<TournamentView> {
  await mustBeUntouched(context, caller, request);
  return execute(context, caller, request, () => ({ kind: 'UNDONE', input: {} }));
}

// Only the matches record moves; the tournament's log does not.
async function mustBeUntouched(context: TournamentContext, caller: Caller, { id }: Request): Promise<void> {
  const { event } = await cachedFor(context, caller, id);
  if (caller.id !== event.organizer) return; // others are refused anyway, and must learn nothing about the matches
  const ids = gamesToPlay(event).map(({ matchId }) => matchId);
  if (await anyPlayed(context.matches, ids))
    throw new Refused('FORBIDDEN', 'A match of the round has begun: it can no longer be changed.');
}

/** Ends the round's time early. */
export const callTime = command('TIME_CALLED', nothing);

interface Ruling extends Request, Pick<Input<'RULED'>, 'stage' | 'round' | 'table' | 'reason'> {
  /** In the table's order of entrants: 1 is best, ties share a place; default: all have lost. */
  places?: readonly number[] | null;
  /** In the table's order of entrants: games won, in place of those played; default: those played count. */
  gameWins?: readonly number[] | null;
}

/** Rules a table, whatever its games say; a table that is over gets its result corrected. */
export const ruleTable = command('RULED', ({ stage, round, table, places, gameWins, reason }: Ruling) => ({
  ...{ stage, round, table, reason },
  places: places ? [...places] : null,
  ...(gameWins && { gameWins: [...gameWins] }),
}));

/** Pauses automatic starts and the round's time. Games that have begun continue. */
export const pause = command('PAUSED', reasonOf);

export const resume = command('RESUMED', nothing);

/** Ends the tournament between two rounds, with the current places. */
export const endTournament = command('ENDED', nothing);

/** Ends the tournament without places. Running games end with it, without a winner. */
export const cancelTournament = command('CANCELLED', reasonOf);
