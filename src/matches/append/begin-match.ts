import { type Box, openedDeck } from '../../db/encryption-at-rest.ts';
import { type DeckList, deckList } from '../../engine/index.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import type { Waiting } from '../log/match-row.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import { preambleOf } from '../match/preamble.ts';
import { appendFirstEntry } from './append-entry.ts';

export function isFull({ status, seats: places }: Pick<MatchHead, 'status' | 'seats'>): boolean {
  return status === 'WAITING' && places.every(({ player, bot }) => player || bot);
}

/**
 * Idempotent. Returns null if the match does not exist.
 * @param written the match as just written. By default, the match is read again, because the cached state may predate
 * the last player's arrival
 */
export async function beginIfFull(
  context: MatchContext,
  matchId: string,
  written: CachedMatch | null = null,
): Promise<CachedMatch | null> {
  return context.cache.exclusive(matchId, async () =>
    begunIfFull(context, written ?? (await context.cache.fresh(matchId))),
  );
}

/** A second attempt follows if the first entry reached the log too late. */
const TRIES = 2;

/** Like `beginIfFull`, for a caller that already has exclusive access to the match. */
export async function begunIfFull(context: MatchContext, cached: CachedMatch | null): Promise<CachedMatch | null> {
  let now = cached;
  for (let tries = 0; tries < TRIES && now && isFull(now.match); tries++) {
    if (tries > 0) context.meters.conflict('retried');
    now = (await begin(context, now)) ?? (await context.cache.fresh(now.match.id));
  }
  return now;
}

export function decksAt({ places }: Waiting, box: Box | null): (DeckList | null)[] {
  return places.map(({ deck }, seat) => (deck === null ? null : parseInput(deckList, openedDeck(deck, seat, box))));
}

/** Returns null if another node was first, the entry was too late, or the match cannot begin. */
async function begin(context: MatchContext, cached: CachedMatch): Promise<CachedMatch | null> {
  const { match, waiting, box } = cached;
  if (!waiting) return null;
  const { places } = waiting;
  const decks = decksAt(waiting, box);
  const autoPass = places.map((place) => place.autoPass);
  const { tournamentId, options } = match;
  const champion = tournamentId === null ? null : await context.store.champion(tournamentId);
  const tournament = tournamentId === null ? {} : { tournament: { champion: seatsOf(match, champion)[0] ?? null } };
  const setup = { seats: places.length, options, decks, firstCard: 1, autoPass, ...tournament };
  return appendFirstEntry(context, cached, setup, preambleOf(match, decks));
}
