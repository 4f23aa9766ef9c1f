import { Refused } from '../../errors.ts';
import { resumeGame } from '../../matches/index.ts';
import { inParallel } from '../../process/in-parallel.ts';
import { appendEntry, type ProposedCommand } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import { currentRound, type Event, entrantOf, isOver } from '../event/event.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';

/** Ends a pause or approves a round for an organizer who has deleted the account. Returns false if nothing was due. */
export async function standIn(context: TournamentContext, cached: CachedTournament): Promise<boolean> {
  if (!waitsForOrganizer(cached.event)) return false;
  if (!(await context.store.isDeleted(cached.event.organizer))) return false;
  return (await appendEntry(context, cached, waitsForOrganizer)) !== null;
}

/** Ends game pauses that no official can end, because the organizer and all judges have deleted their accounts. */
export async function endPauses(context: TournamentContext, { id, organizer, status }: Event): Promise<void> {
  if (status !== 'RUNNING') return;
  const paused = await context.store.games.pausedForever(id, organizer);
  await inParallel(paused, (matchId) => resumeGame(context.matches, { matchId }));
}

function waitsForOrganizer(event: Event): ProposedCommand | null {
  if (event.status !== 'RUNNING') return null;
  const { organizer: by, pausedAt } = event;
  if (pausedAt !== null) return { kind: 'RESUMED', by, input: {} };
  return currentRound(event)?.status === 'PROPOSED' ? { kind: 'APPROVED', by, input: {} } : null;
}

/** Also cancels the player's own tournament if it has not begun. The entries are made in the player's name. */
export async function removePlayer(context: TournamentContext, playerId: string, id: string): Promise<void> {
  context.names.delete(playerId); // this node must not show the old name once the player has left
  await context.cache.exclusive(id, async () => {
    const cached = await context.cache.fresh(id);
    const left = cached && appendEntry(context, cached, (event) => leaving(event, playerId));
    await left?.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error; // the tournament is over in the meantime
    });
  });
}

const REASON = 'ACCOUNT_DELETED';

function leaving(event: Event, by: string): ProposedCommand | null {
  if (isOver(event)) return null;
  if (event.organizer === by && event.status !== 'RUNNING') return { kind: 'CANCELLED', by, input: { reason: REASON } };
  const mine = entrantOf(event, by);
  if (!mine || mine.gone !== null) return null;
  const { number: entrant } = mine;
  return event.status === 'RUNNING'
    ? { kind: 'DROPPED', by, input: { entrant, reason: REASON } }
    : { kind: 'UNREGISTERED', by, input: { entrant } };
}
