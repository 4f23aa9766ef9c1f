import type { Viewer } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import type { Office } from '../log/match-store.ts';
import { noMatch } from '../match/checks.ts';
import { isSeated, type Match, type MatchHead, seatsOf } from '../match/match.ts';
import { isNotYetPublic, maySee, viewerOf } from '../match/visibility.ts';
import { delayedBroadcast, viewerWhilePlayed } from './delayed-broadcast.ts';

declare const ACCESS: unique symbol;

/**
 * A viewer's permission to see a match: as of which moment, and as which viewer. Every view of a match needs an access,
 * and only this file creates accesses, so this file alone applies broadcast delays and withholds records of
 * tournaments.
 */
export interface ViewerAccess<M extends MatchHead = Match> {
  readonly match: M;
  readonly playerId: string | null;
  readonly viewer: Viewer;
  /** The time of the state that the viewer sees, in milliseconds since 1970; null for the current state. */
  readonly asOf: number | null;
  /** When more of what has already happened may be shown, in milliseconds since 1970; null if everything is shown. */
  readonly next: number | null;
  /** Whether all viewers who have no part in the match see the same view. */
  readonly isAnybodys: boolean;
  readonly [ACCESS]: true;
}

type Looking = { id: string } | null;

/** @throws Refused NOT_FOUND, so that a caller who may not see a match does not learn that it exists */
export async function accessFor<M extends MatchHead>(
  context: MatchContext,
  caller: Looking,
  match: M,
): Promise<ViewerAccess<M | Match>> {
  const access = await accessIfAllowed(context, caller, match);
  if (!access) throw noMatch();
  return access;
}

/** Returns null if the caller may not see the match. */
export async function accessIfAllowed<M extends MatchHead>(
  context: MatchContext,
  caller: Looking,
  match: M,
): Promise<ViewerAccess<M | Match> | null> {
  const atOnce = accessWithoutWaiting(context, caller, match);
  if (atOnce !== undefined) return atOnce;
  const playerId = caller?.id ?? null;
  const who = (await officesIn(context, playerId, [match]))(match);
  const now = context.now();
  const isHolders = who.office === 'JUDGE' || (who.office !== null && !isNotYetPublic(match, now));
  return isHolders || maySee(match, playerId, now) ? accessAs(context, match, who) : null;
}

/** Like `accessIfAllowed`, but synchronous. Returns undefined if the database is needed. */
export function accessWithoutWaiting<M extends MatchHead>(
  context: Pick<MatchContext, 'now'>,
  caller: Looking,
  match: M,
): ViewerAccess<M> | null | undefined {
  const playerId = caller?.id ?? null;
  const isOfEvent = match.tournamentId !== null;
  // Only the database knows what a tournament withholds, and who has an office in it.
  if ((isOfEvent && match.status === 'FINISHED') || (match.broadcastDelay > 0 && !isSeated(match, playerId)))
    return undefined;
  if (maySee(match, playerId, context.now())) return currentAccess(match, { playerId, office: null });
  return isOfEvent ? undefined : null;
}

/** Returns the access of a judge, who sees everything in its current state. Record the judge's reading first. */
export function judgeAccess(match: Match, { id: playerId }: { id: string }): ViewerAccess {
  return branded({ match, playerId, viewer: 'everything', asOf: null, next: null, isAnybodys: false });
}

/** Returns the access of a caller who has no part in the match but knows of it, for example from an invitation. */
export async function outsiderAccess(context: MatchContext, match: Match): Promise<ViewerAccess> {
  return accessAs(context, match, (await officesIn(context, null, [match]))(match));
}

/** Returns the access to each match in a list. The caller must be allowed to see all of them. */
export async function accessForEach(
  context: MatchContext,
  caller: Looking,
  heads: readonly MatchHead[],
): Promise<ViewerAccess<MatchHead>[]> {
  const playerId = caller?.id ?? null;
  const whoAt = await officesIn(context, playerId, heads);
  const accesses: ViewerAccess<MatchHead>[] = [];
  for (const head of heads) accesses.push(await accessAs(context, head, whoAt(head)));
  return accesses;
}

interface Who {
  playerId: string | null;
  office: Office | null;
  isWithheld: boolean;
}

async function officesIn(context: MatchContext, playerId: string | null, heads: readonly MatchHead[]) {
  const finished = heads.flatMap(({ status, tournamentId }) => (status === 'FINISHED' && tournamentId) || []);
  const withheld =
    finished.length === 0 ? new Set() : await context.store.withheld([...new Set(finished)], new Date(context.now()));
  // Most matches look the same to everyone without a seat. For these matches, offices are not looked up.
  const differs = (head: MatchHead) =>
    head.broadcastDelay > 0 || withheld.has(head.tournamentId ?? '') || !maySee(head, playerId, context.now());
  const asked = heads.filter((head) => !isSeated(head, playerId) && differs(head));
  const tournaments = new Set(asked.flatMap(({ tournamentId }) => tournamentId ?? []));
  const offices =
    playerId === null || tournaments.size === 0 ? null : await context.store.offices(playerId, [...tournaments]);
  return ({ tournamentId }: MatchHead): Who => {
    const tournament = tournamentId ?? '';
    return { playerId, office: offices?.get(tournament) ?? null, isWithheld: withheld.has(tournament) };
  };
}

async function accessAs<M extends MatchHead>(
  context: MatchContext,
  match: M,
  who: Who,
): Promise<ViewerAccess<M | Match>> {
  const { playerId, office } = who;
  const atOnce = match.broadcastDelay === 0 || office === 'JUDGE' || isSeated(match, playerId);
  const access = atOnce ? currentAccess(match, who) : await broadcastAccess(context, match, who);
  return who.isWithheld && access.match.status === 'FINISHED' && who.office !== 'JUDGE'
    ? withheldAccess(access, who)
    : access;
}

// Shows what was visible during play, and no seed, because the players meet later opponents with the same deck.
function withheldAccess<M extends MatchHead>(access: ViewerAccess<M>, { playerId, office }: Who): ViewerAccess<M> {
  const { match, asOf } = access;
  const viewer = asOf === null ? seatsOf(match, playerId) : viewerWhilePlayed(match, office);
  return branded({ ...access, match: { ...match, seed: null }, viewer });
}

async function broadcastAccess<M extends MatchHead>(
  context: MatchContext,
  match: M,
  { playerId, office }: Who,
): Promise<ViewerAccess<M | Match>> {
  const isAnybodys = office === null && match.createdBy !== playerId;
  return branded({ ...(await delayedBroadcast(context, match, office)), playerId, isAnybodys });
}

function currentAccess<M extends MatchHead>(
  match: M,
  { playerId, office }: Pick<Who, 'playerId' | 'office'>,
): ViewerAccess<M> {
  const isAnybodys = !isSeated(match, playerId) && office === null && match.createdBy !== playerId;
  return branded({ match, playerId, viewer: viewerOf(match, playerId), asOf: null, next: null, isAnybodys });
}

function branded<M extends MatchHead>(access: Omit<ViewerAccess<M>, typeof ACCESS>): ViewerAccess<M> {
  return access as ViewerAccess<M>; // the property exists only for the compiler
}
