import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import { type CachedTournament, noTournament } from '../log/tournament-cache.ts';
import type { Tournaments } from '../room.ts';
import { namesOf } from './player-names.ts';
import { playersIn, type TournamentView, viewOfTournament } from './tournament-view.ts';
import { accessFor, maySee, type TournamentAccess } from './viewer-access.ts';

/** A tournament by its id; a private one needs its code. */
export type Invited = { id: string; invitation?: string | null };

/** Whether this is the invitation's code, in any spelling. */
export function isInvited(
  { invitation }: Pick<CachedTournament, 'invitation'>,
  code: string | null | undefined,
): boolean {
  return !!code && code.trim().toUpperCase() === invitation;
}

/** A tournament as the caller sees it now. @throws Refused NOT_FOUND, also if the caller may not see it */
export async function readTournament(room: Tournaments, caller: Caller | null, { id, invitation }: Invited) {
  return viewFor(room, caller, await cachedFor(room, caller, id, invitation));
}

/** The cached tournament with its secrets, for use inside this module only. @throws Refused NOT_FOUND */
export async function cachedFor(
  room: Tournaments,
  caller: Pick<Caller, 'id'> | null,
  id: string,
  invitation?: string | null,
): Promise<CachedTournament> {
  const cached = isUuid(id) ? await room.cache.fresh(id) : null;
  if (!cached || !maySee(cached.event, caller?.id, isInvited(cached, invitation))) throw noTournament();
  return cached;
}

export async function viewFor(
  room: Tournaments,
  caller: Pick<Caller, 'id'> | null,
  { event, epoch, invitation }: Pick<CachedTournament, 'event' | 'epoch' | 'invitation'>, // destructured now, before waiting for the names
): Promise<TournamentView> {
  return viewThrough(room, await accessFor(room, caller?.id ?? null, { event, epoch }), invitation);
}

export async function viewThrough(
  room: Tournaments,
  access: TournamentAccess,
  invitation: string,
): Promise<TournamentView> {
  return viewOfTournament({ ...access, names: await namesOf(room, playersIn(access.event)) }, invitation);
}
