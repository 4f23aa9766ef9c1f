import type { TournamentContext } from '../context.ts';
import { type Entrant, type Event, entrantOf, isJudge, isOver, playsIn } from '../event/event.ts';
import type { Listing } from '../event/listing.ts';
import { withOwnTables } from '../event/own-tables.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';

declare const ACCESS: unique symbol;

/** Only this file creates such objects, so that no other code can bypass the broadcast delay. */
export interface TournamentAccess {
  readonly event: Event;
  /** The tournament as of the version that the viewer sees. Standings are computed from this. */
  readonly atVersion: Event;
  readonly viewer: string | null;
  readonly epoch: number;
  /** When more becomes visible, in milliseconds since 1970; null if no past entry is still hidden. */
  readonly next: number | null;
  readonly [ACCESS]: true;
}

/** Returns a tournament as a viewer currently sees it. The viewer must be allowed to know of the tournament. */
export async function accessFor(
  context: Pick<TournamentContext, 'past' | 'now'>,
  viewer: string | null,
  { event, epoch }: Pick<CachedTournament, 'event' | 'epoch'>, // destructured now, because a cached tournament changes
): Promise<TournamentAccess> {
  const delay = event.setup.broadcastDelay * 1000;
  if (delay === 0 || seesAtOnce(event, viewer)) return branded({ event, atVersion: event, viewer, epoch, next: null });
  const past = await context.past.at(event, epoch, context.now() - delay);
  const next = past.next === null ? null : past.next + delay;
  const mine = next !== null && playsIn(event, viewer) ? entrantOf(event, viewer) : null;
  const shown = mine ? withOwnTables(past.state, event, mine.number) : past.state;
  return branded({ event: shown, atVersion: past.state, viewer, epoch, next });
}

// The organizer and judges see everything immediately, unless they play. This also applies after the end, because
// otherwise they would see the tournament go back in time.
function seesAtOnce(event: Event, viewer: string | null): boolean {
  return (event.organizer === viewer || isJudge(event, viewer)) && !playsIn(event, viewer);
}

/**
 * Returns the past moment whose state a list shows to a viewer, in milliseconds since 1970; null for the current state.
 * @param directs whether the viewer is the organizer or a judge
 */
export function listedAsOf(
  { begunAt, changedAt }: Listing,
  { broadcastDelay, plays, directs }: { broadcastDelay: number; plays: boolean; directs: boolean },
  now: number,
): number | null {
  const then = now - broadcastDelay * 1000;
  return broadcastDelay === 0 || (directs && !plays) || begunAt === null || changedAt <= then ? null : then;
}

function branded(access: Omit<TournamentAccess, typeof ACCESS>): TournamentAccess {
  return access as TournamentAccess; // the property exists only for the compiler
}

/** Whether a player may know of a tournament. @param invited whether the player has sent the tournament's code */
export function maySee(event: Event, playerId: string | null | undefined, invited = false): boolean {
  if (isOfficial(event, playerId)) return true;
  if (event.status === 'DRAFT') return false;
  return event.setup.visibility === 'PUBLIC' || invited || (!!playerId && entrantOf(event, playerId) !== null);
}

export function isOfficial(event: Event, playerId: string | null | undefined): boolean {
  return !!playerId && (event.organizer === playerId || event.officials.some(({ player }) => player === playerId));
}

export function maySeeDecks(event: Event, entrant: Pick<Entrant, 'members'>, playerId: string | null): boolean {
  if (playerId !== null && entrant.members.includes(playerId)) return true;
  if (isOver(event)) return true; // the records of the matches show all decks
  const { decks, decksShown } = event.setup;
  if (decks === 'ANY') return false;
  if (decksShown === 'AFTER_REGISTRATION') return event.status === 'RUNNING';
  return decksShown === 'DURING_MATCH' && meetNow(event, entrant, playerId);
}

/** Anyone can invite anyone, so other players see only members who agreed. */
export function maySeeInvited(event: Event, { members }: Pick<Entrant, 'members'>, playerId: string | null): boolean {
  return isOver(event) || isOfficial(event, playerId) || (playerId !== null && members.includes(playerId));
}

// Whether the player meets the entrant at a table of the current round.
function meetNow(event: Event, { members }: Pick<Entrant, 'members'>, playerId: string | null): boolean {
  const mine = playerId === null ? null : entrantOf(event, playerId);
  const theirs = event.entrants.find((one) => one.members === members);
  const round = event.stages.at(-1)?.rounds.at(-1);
  if (!mine || !theirs || round?.status !== 'PLAYING') return false;
  return round.tables.some(
    ({ entrants, over }) => !over && entrants.includes(mine.number) && entrants.includes(theirs.number),
  );
}
