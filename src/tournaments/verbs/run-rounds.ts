import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { anyPlayed } from '../../matches/index.ts';
import { asked, type Request } from '../door/asked.ts';
import { hotFor } from '../door/read-tournament.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { gamesToPlay } from '../event/games.ts';
import { nextDue } from '../event/times.ts';
import type { Tournaments } from '../room.ts';

// What an organizer does where a tournament does not run by itself. Each throws Refused NOT_FOUND, FORBIDDEN (who is not its
// organizer; not now), BAD_INPUT, TOURNAMENT_OVER and STALE_VERSION.

/** Begins it now. `seeding`: entrants by number, best first; those who are not named come after them by lot. */
export async function begin(
  room: Tournaments,
  caller: Caller,
  input: Request & { seeding?: readonly number[] | null },
): Promise<SeenTournament> {
  const seeding = input.seeding ? [...input.seeding] : null;
  return asked(room, caller, input, () => ({ kind: 'BEGUN', by: caller.id, input: { seeding } }));
}

/**
 * Pairs the next round: as the rules do, or as the organizer says, whose pairings are marked as such. When the stage has no
 * other round, the next stage begins, and the server pairs its first one.
 */
export async function pairRound(
  room: Tournaments,
  caller: Caller,
  input: Request & { tables?: readonly (readonly number[])[] | null },
): Promise<SeenTournament> {
  const tables = input.tables ? input.tables.map((table) => [...table]) : null;
  if (tables) await mustBeUntouched(room, caller, input);
  return asked(room, caller, input, (event) =>
    tables === null && nextDue({ ...event, pausedAt: null })?.kind === 'ADVANCED'
      ? { kind: 'ADVANCED', by: caller.id, input: {} }
      : { kind: 'PAIRED', by: caller.id, input: { tables } },
  );
}

/** Lets a round begin that waits for it. */
export async function approveRound(room: Tournaments, caller: Caller, input: Request): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({ kind: 'APPROVED', by: caller.id, input: {} }));
}

/** Two entrants change places in a round that has not begun. */
export async function swapEntrants(
  room: Tournaments,
  caller: Caller,
  input: Request & { a: number; b: number },
): Promise<SeenTournament> {
  const { a, b } = input;
  return asked(room, caller, input, () => ({ kind: 'SWAPPED', by: caller.id, input: { a, b } }));
}

/** Takes a round back that nobody has begun to play: it is drawn anew. Matches of it that have begun end, and count for nothing. */
export async function undoRound(room: Tournaments, caller: Caller, input: Request): Promise<SeenTournament> {
  await mustBeUntouched(room, caller, input);
  return asked(room, caller, input, () => ({ kind: 'UNDONE', by: caller.id, input: {} }));
}

// The log of the tournament knows of no move: its matches do.
async function mustBeUntouched(room: Tournaments, caller: Caller, { id }: Request): Promise<void> {
  const { event } = await hotFor(room, caller, id);
  if (caller.id !== event.organizer) return; // who may not do it learns nothing of the matches
  const ids = gamesToPlay(event).map(({ matchId }) => matchId);
  if (await anyPlayed(room.matches, ids))
    throw new Refused('FORBIDDEN', 'A match of the round has begun: it can no longer be changed.');
}

/** Ends the round's time before it is up. */
export async function callTime(room: Tournaments, caller: Caller, input: Request): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({ kind: 'TIME_CALLED', by: caller.id, input: {} }));
}

/** Nothing begins by itself any more, and the round's time stands still. Games that have begun go on. */
export async function pause(
  room: Tournaments,
  caller: Caller,
  input: Request & { reason?: string | null },
): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({ kind: 'PAUSED', by: caller.id, input: { reason: input.reason ?? '' } }));
}

export async function resume(room: Tournaments, caller: Caller, input: Request): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({ kind: 'RESUMED', by: caller.id, input: {} }));
}

/** Ends it with the places as they are, between two rounds. @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_OVER */
export async function endTournament(room: Tournaments, caller: Caller, input: Request): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({ kind: 'ENDED', by: caller.id, input: {} }));
}

/** Ends it without places. Games that are being played end with it: nobody has won them. @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_OVER */
export async function cancelTournament(
  room: Tournaments,
  caller: Caller,
  input: Request & { reason?: string | null },
): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({
    kind: 'CANCELLED',
    by: caller.id,
    input: { reason: input.reason ?? '' },
  }));
}
