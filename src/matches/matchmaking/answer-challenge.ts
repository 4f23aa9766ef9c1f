import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { openedDeck } from '../../db/encryption-at-rest.ts';
import { challenges, seats } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AutoPass, same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { joinMatch } from '../commands/join-match.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { cancelWaiting } from '../log/waiting/postgres-waiting.ts';
import { isSeated, seatsOf } from '../match/match.ts';
import type { DeckChoice } from '../stakes/chosen-deck.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { freshMatch } from '../view/read-match.ts';
import {
  type ChallengeView,
  keptFor,
  noChallenge,
  ownChallenge,
  type StoredChallenge,
  statusOf,
  viewOfChallenge,
} from './challenges.ts';

export interface Acceptance {
  /** Default: in a rematch the previous deck, otherwise the game's first ready deck that the options allow. */
  deck?: DeckChoice | null | undefined;
  autoPass?: AutoPass | null | undefined;
  entropy?: string | null | undefined;
}

/**
 * A caller who has already accepted gets the match.
 * @throws Refused NOT_FOUND, MATCH_OVER (the challenge is closed), and the refusals of `joinMatch`
 */
export async function acceptChallenge(
  context: MatchContext,
  caller: Caller,
  { id, ...acceptance }: Acceptance & { id: string },
  address: string | null = null,
): Promise<MatchView> {
  return accepted(context, caller, await ownChallenge(context, caller, id), { ...acceptance, address });
}

/** @throws Refused as {@link acceptChallenge} */
export async function accepted(
  context: MatchContext,
  caller: Caller,
  found: StoredChallenge,
  { deck = null, autoPass = null, entropy = null, address }: Acceptance & { address: string | null },
): Promise<MatchView> {
  const seat = keptFor(found, caller);
  if (seat === null) throw noChallenge();
  const before = await matchIfClosed(context, caller, found);
  if (before) return before;
  const { invitation } = (await freshMatch(context, found.matchId)).match;
  const brought = deck ?? (await deckOfLastTime(context, caller, found));
  try {
    return await joinMatch(context, caller, { invitation, seat, deck: brought, autoPass, entropy }, address);
  } catch (error) {
    // The same request may have been sent twice at the same time.
    const meanwhile = error instanceof Refused ? await matchIfClosed(context, caller, found) : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/** Returns null if the challenge is open. @throws Refused MATCH_OVER if the caller has no seat */
async function matchIfClosed(context: MatchContext, caller: Caller, found: StoredChallenge): Promise<MatchView | null> {
  const { match } = await freshMatch(context, found.matchId);
  if (statusOf(found, match, context.now()) === 'OPEN') return null;
  if (isSeated(match, caller.id)) return viewOfMatch(context, caller, match);
  throw challengeOver();
}

/** Declines a challenge, which cancels its match. @throws Refused NOT_FOUND, MATCH_OVER (the challenge is closed) */
export async function declineChallenge(
  context: MatchContext,
  caller: Caller,
  { id }: { id: string },
): Promise<ChallengeView> {
  const found = await ownChallenge(context, caller, id);
  if (keptFor(found, caller) === null) throw noChallenge();
  const now = new Date(context.now());
  if (now.getTime() >= found.expiresAt.getTime()) throw challengeOver();
  await inTransaction(context.db.pool, async (tx, client) => {
    if (!(await cancelWaiting({ pool: client }, found.matchId, now))) throw challengeOver();
    // The match's row is already locked, so no player can accept at the same time.
    const mine = and(eq(seats.matchId, found.matchId), eq(seats.playerId, caller.id));
    if ((await tx.select({ seat: seats.seat }).from(seats).where(mine)).length > 0) throw challengeOver();
    await tx.update(challenges).set({ declinedAt: now }).where(eq(challenges.id, found.id));
  });
  context.bus.publish(found.matchId, -1);
  return viewOfChallenge(context, caller, await ownChallenge(context, caller, id));
}

async function deckOfLastTime(
  context: MatchContext,
  caller: Caller,
  found: StoredChallenge,
): Promise<DeckChoice | null> {
  if (!found.rematchOf) return null;
  const before = await freshMatch(context, found.rematchOf);
  const [mine] = seatsOf(before.match, caller.id);
  return mine === undefined ? null : ((await decksOf(context, before))[mine] ?? null);
}

function challengeOver(): Refused {
  return new Refused('MATCH_OVER', 'The challenge was accepted, declined, cancelled, or has expired: make a new one.');
}

/** The decks are in seat order. A ready deck stays a ready deck, so that the player need not own its cards. */
export async function decksOf({ db }: MatchContext, { match, box }: CachedMatch): Promise<(DeckChoice | null)[]> {
  const rows = await db.orm.select().from(seats).where(eq(seats.matchId, match.id)).orderBy(asc(seats.seat));
  return rows.map(({ seat, deck }) => {
    if (deck === null) return null;
    const cards = openedDeck(deck, seat, box);
    const ready = match.game.deck?.ready.find((one) => same(one.cards, cards));
    return ready ? { ready: ready.id } : { cards };
  });
}
