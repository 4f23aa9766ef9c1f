import { type Box, openedDeck } from '../../db/at-rest.ts';
import { type DeckList, deckList, type Seat } from '../../engine/index.ts';
import { parsed } from '../../process/checked-input.ts';
import type { CachedMatch } from '../log/match-cache.ts';
import type { Waiting } from '../log/match-row.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import { preambleOf } from '../match/record.ts';
import type { Room } from '../room.ts';
import { enterBeginning } from './enter.ts';

/** All seats are taken, and the cards are not dealt yet: a moment, unless whoever took the last seat was cut short. */
export function isFull({ status, seats: places }: Pick<MatchHead, 'status' | 'seats'>): boolean {
  return status === 'WAITING' && places.every(({ player, bot }) => player || bot);
}

/**
 * Deals the cards of a match whose seats are all taken, once, however often it is called. Returns the match as it stands then, if
 * there is one.
 */
export async function beginIfFull(room: Room, matchId: string): Promise<CachedMatch | null> {
  // A reading from before the last seat was taken would not do.
  return room.cache.exclusive(matchId, async () => begunIfFull(room, await room.cache.fresh(matchId)));
}

/** The first, and what is made anew of one that was held up on its way into the log. */
const TRIES = 2;

/** The same for who is alone at the match already. The match as it stands then. */
export async function begunIfFull(room: Room, cached: CachedMatch | null): Promise<CachedMatch | null> {
  let now = cached;
  for (let tries = 0; tries < TRIES && now && isFull(now.match); tries++) {
    if (tries > 0) room.meters.conflict('retried');
    now = (await begin(room, now)) ?? (await room.cache.fresh(now.match.id));
  }
  return now;
}

/** The decks that have been brought so far, by seat. */
export function decksAt({ places }: Waiting, box: Box | null): (DeckList | null)[] {
  return places.map(({ deck }, seat) => (deck === null ? null : parsed(deckList, openedDeck(deck, seat, box))));
}

/** Null: somebody else has begun it, it was held up, or nobody can. */
async function begin(room: Room, cached: CachedMatch): Promise<CachedMatch | null> {
  const { match, waiting, box } = cached;
  if (!waiting) return null;
  const { places } = waiting;
  const decks = decksAt(waiting, box);
  const autoPass = places.map((place) => place.autoPass);
  const { tournamentId, options } = match;
  const tournament =
    tournamentId === null ? {} : { tournament: { champion: await championAt(room, match, tournamentId) } };
  const setup = { seats: places.length, options, decks, firstCard: 1, autoPass, ...tournament };
  return enterBeginning(room, cached, setup, preambleOf(match, decks));
}

/** The seat of the player who defends the title of a match's tournament; null: no player of the match does. */
async function championAt(
  { store }: Pick<Room, 'store'>,
  match: MatchHead,
  tournamentId: string,
): Promise<Seat | null> {
  const [seat] = seatsOf(match, (await store.champion(tournamentId)) ?? '');
  return seat ?? null;
}
