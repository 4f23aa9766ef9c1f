import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { beginIfFull, begunIfFull, isFull } from '../append/begin-match.ts';
import { endBroken } from '../append/run-rules.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { noMatch } from '../match/checks.ts';
import { MatchView } from './match-view.ts';
import { accessFor, type ViewerAccess } from './viewer-access.ts';

/** @throws Refused NOT_FOUND, also for a match that the caller may not see */
export async function readMatch(context: MatchContext, caller: Caller | null, id: string): Promise<MatchView> {
  return new MatchView(context, await accessById(context, caller, id));
}

/** The access contains the whole match, so it must not leave src/matches. @throws Refused NOT_FOUND */
export async function accessById(context: MatchContext, caller: Caller | null, id: string): Promise<ViewerAccess> {
  const cached = await currentMatch(context, id);
  if (cached.broken && cached.match.status === 'RUNNING') {
    await accessFor(context, caller, cached.match);
    await endBroken(context, id);
  }
  return accessFor(context, caller, cached.match);
}

/** Returns the cached match, for a caller with exclusive access. @throws Refused NOT_FOUND */
export async function heldMatch(context: MatchContext, id: string): Promise<CachedMatch> {
  const cached = isUuid(id) ? await begunIfFull(context, await context.cache.get(id)) : null;
  if (!cached) throw noMatch();
  return cached;
}

/**
 * @param work also receives the time at which the request arrived
 * @throws Refused NOT_FOUND
 */
export function withMatch<T>(
  context: MatchContext,
  id: string,
  work: (cached: CachedMatch, arrived: number) => Promise<T>,
): Promise<T> {
  const arrived = context.now();
  return context.cache.exclusive(id, async () => work(await heldMatch(context, id), arrived));
}

/** @throws Refused NOT_FOUND */
export async function freshMatch(context: MatchContext, id: string): Promise<CachedMatch> {
  return begun(context, isUuid(id) ? await context.cache.fresh(id) : null);
}

/** If there are no other nodes, the cache is used instead of the database. @throws Refused NOT_FOUND */
export async function currentMatch(context: MatchContext, id: string): Promise<CachedMatch> {
  return begun(context, isUuid(id) ? await context.cache.current(id) : null);
}

/** Null if there is no match with this invitation. */
export async function matchByInvitation(context: MatchContext, invitation: string): Promise<CachedMatch | null> {
  const cached = await context.cache.invited(invitation.trim().toUpperCase().replaceAll('\0', ''));
  return cached && begun(context, cached);
}

// Any request for a full match makes the match begin, in case the request for the last seat was cut off.
async function begun(context: MatchContext, cached: CachedMatch | null): Promise<CachedMatch> {
  if (!cached) throw noMatch();
  if (!isFull(cached.match)) return cached;
  const { id } = cached.match;
  await beginIfFull(context, id).catch((error: unknown) =>
    context.log.error({ err: error, matchId: id }, 'could not begin a full match'),
  );
  const now = await context.cache.fresh(id);
  if (!now) throw noMatch();
  return now;
}
