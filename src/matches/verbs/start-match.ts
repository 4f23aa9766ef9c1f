import { asc, eq } from 'drizzle-orm';
import { seats } from '../../db/schema.ts';
import { deckList } from '../../deck-list.ts';
import { AUTO_PASS } from '../../engine/index.ts';
import { enterBeginning } from '../door/enter.ts';
import { openedDeck } from '../log/sealed-entry.ts';
import { parsed } from '../match/checked-input.ts';
import type { Match } from '../match/match.ts';
import { preambleOf } from '../match/preamble.ts';
import type { Room } from '../room.ts';

/** Begins a match whose seats are all taken: the cards are dealt. Whoever calls it, and however often: once. */
export async function startIfFull(room: Room, matchId: string): Promise<void> {
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.fresh(matchId); // a reading from before the last seat was taken would not do
    if (!hot || !isFull(hot.match)) return;
    const places = await room.db.orm.select().from(seats).where(eq(seats.matchId, matchId)).orderBy(asc(seats.seat));
    const decks = places.map(({ deck, seat }) =>
      deck === null ? null : parsed(deckList, openedDeck(deck, seat, hot.box)),
    );
    const autoPass = places.map((place) => AUTO_PASS.find((known) => known === place.autoPass) ?? 'NONE');
    const setup = { seats: places.length, options: hot.match.options, decks, firstCard: 1, autoPass };
    await enterBeginning(room, hot, setup, preambleOf(hot.match, decks));
  });
}

function isFull(match: Match): boolean {
  return match.status === 'WAITING' && match.seats.every(({ player, bot }) => player || bot);
}
