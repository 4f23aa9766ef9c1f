import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import type { TournamentContext } from '../context.ts';
import { type CachedTournament, noTournament } from '../log/tournament-cache.ts';
import { namesOf } from './player-names.ts';
import { playersIn, type TournamentView, viewOfTournament } from './tournament-view.ts';
import { accessFor, maySee, type TournamentAccess } from './viewer-access.ts';

/** Identifies a tournament by its id. A private tournament also needs its code. */
export type Invited = { id: string; invitation?: string | null };

export function isInvited({ invitation }: CachedTournament, code?: string | null): boolean {
  return !!code && code.trim().toUpperCase() === invitation;
}

/** Reads a tournament as the caller currently sees it. @throws Refused NOT_FOUND, also if the caller may not see it */
export async function readTournament(context: TournamentContext, caller: Caller | null, { id, invitation }: Invited) {
  return viewFor(context, caller, await cachedFor(context, caller, id, invitation));
}

/** Returns the cached tournament with its secrets, for use inside this module only. @throws Refused NOT_FOUND */
export async function cachedFor(
  context: TournamentContext,
  caller: Pick<Caller, 'id'> | null,
  id: string,
  invitation?: string | null,
): Promise<CachedTournament> {
  const cached = isUuid(id) ? await context.cache.fresh(id) : null;
  if (!cached || !maySee(cached.event, caller?.id, isInvited(cached, invitation))) throw noTournament();
  return cached;
}

export async function viewFor(
  context: TournamentContext,
  caller: Pick<Caller, 'id'> | null,
  { event, epoch, invitation }: Pick<CachedTournament, 'event' | 'epoch' | 'invitation'>, // destructured now, before waiting for the names
): Promise<TournamentView> {
  return viewThrough(context, await accessFor(context, caller?.id ?? null, { event, epoch }), invitation);
}

export async function viewThrough(
  context: TournamentContext,
  access: TournamentAccess,
  invitation: string,
): Promise<TournamentView> {
  return viewOfTournament({ ...access, names: await namesOf(context, playersIn(access.event)) }, invitation);
}
