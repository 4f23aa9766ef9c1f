import { resumeGame } from '../../matches/index.ts';
import { inParallel } from '../../process/in-parallel.ts';
import { appendEntry, type ProposedCommand } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import { currentRound, type Event } from '../event/event.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';

/** Ends a pause, or approves a waiting round, for an organizer without an account. Returns whether it did. */
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
