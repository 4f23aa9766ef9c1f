import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { anyPlayed } from '../../matches/index.ts';
import type { TournamentContext } from '../context.ts';
import type { Input, Role } from '../event/entry-kinds.ts';
import { type Event, isOver, playsIn } from '../event/event.ts';
import { gamesToPlay } from '../event/games-to-play.ts';
import { nextDue } from '../event/schedule.ts';
import type { Setup } from '../event/setup.ts';
import { changesIn, spelledOut } from '../event/setup-changes.ts';
import { mustBePlayers } from '../view/player-names.ts';
import { cachedFor } from '../view/read-tournament.ts';
import type { TournamentView } from '../view/tournament-view.ts';
import { command, execute, type Request, reasonOf, type WithReason } from './execute-command.ts';
import { completeSetup, mustHaveJudge, mustStartLater, type SetupInput } from './setup-input.ts';

// Commands of organizers and judges. `event/rules` decides who may give a command, and when. Each command throws
// Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, TOURNAMENT_OVER or STALE_VERSION.

const nothing = () => ({});

/** Omitted fields get their default values in a draft, and stay unchanged later. Without a change, no entry is made. */
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

export const announce = command('ANNOUNCED', ({ text }: Request & { text: string }) => ({ text: text.trim() }));

export const openRegistration = command('OPENED', nothing, ({ status, setup }, _, context) => {
  if (status === 'DRAFT') mustStartLater(setup, context.now());
});

type Office = Request & { player: string; role: Role };

export async function appoint(context: TournamentContext, caller: Caller, office: Office): Promise<TournamentView> {
  const { player, role } = office;
  await mustBePlayers(context, [player], 'player');
  return execute(context, caller, office, () => ({ kind: 'APPOINTED', input: { player, role } }));
}

export const dismiss = command(
  'DISMISSED',
  ({ player, role }: Office) => ({ player, role }),
  (event, { player, role }) => {
    const officials = event.officials.filter((one) => one.player !== player || one.role !== role);
    if (!isOver(event) && playsIn(event, event.organizer)) mustHaveJudge({ ...event, officials });
  },
);

export const disqualify = command(
  'DISQUALIFIED',
  ({ entrant, reason }: Request & { entrant: number; reason: string }) => ({ entrant, reason }),
);

export const reinstate = command('REINSTATED', (request: WithReason & { entrant: number }) => ({
  entrant: request.entrant,
  ...reasonOf(request),
}));

/** Begins the tournament. `seeding` lists entrants by number, best first. All other entrants follow in random order. */
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

export const approveRound = command('APPROVED', nothing);

export const swapEntrants = command('SWAPPED', ({ a, b }: Request & { a: number; b: number }) => ({ a, b }));

/** Takes back a round in which no move was made, so that it is drawn again. Its matches end and do not count. */
export async function undoRound(context: TournamentContext, caller: Caller, request: Request): Promise<TournamentView> {
  await mustBeUntouched(context, caller, request);
  return execute(context, caller, request, () => ({ kind: 'UNDONE', input: {} }));
}

// Only the matches know whether a move was made; the tournament's log does not.
async function mustBeUntouched(context: TournamentContext, caller: Caller, { id }: Request): Promise<void> {
  const { event } = await cachedFor(context, caller, id);
  if (caller.id !== event.organizer) return; // other callers are refused anyway, and must not learn about the matches
  const ids = gamesToPlay(event).map(({ matchId }) => matchId);
  if (await anyPlayed(context.matches, ids))
    throw new Refused('FORBIDDEN', 'A match of the round has begun: it can no longer be changed.');
}

export const callTime = command('TIME_CALLED', nothing);

interface Ruling extends Request, Pick<Input<'RULED'>, 'stage' | 'round' | 'table' | 'reason'> {
  /** The entrants' places, in the table's order. 1 is best, and ties share a place. Default: all have lost. */
  places?: readonly number[] | null;
  /** The number of games that each entrant has won, in the table's order. Default: the played games count. */
  gameWins?: readonly number[] | null;
}

/** Sets a table's result regardless of its games, or corrects the result of a table that is over. */
export const ruleTable = command('RULED', ({ stage, round, table, places, gameWins, reason }: Ruling) => ({
  ...{ stage, round, table, reason },
  places: places ? [...places] : null,
  ...(gameWins && { gameWins: [...gameWins] }),
}));

/** Pauses the tournament, which stops automatic starts and the round's time. Games that have begun continue. */
export const pause = command('PAUSED', reasonOf);

export const resume = command('RESUMED', nothing);

/** Ends the tournament between two rounds; the current places become final. */
export const endTournament = command('ENDED', nothing);

/** Cancels the tournament: running games end without a winner, and there are no places. */
export const cancelTournament = command('CANCELLED', reasonOf);
