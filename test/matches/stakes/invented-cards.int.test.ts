import { describe, expect, it } from 'vitest';
import { holdingsOf } from '../../../src/accounts/for-transactions.ts';
import { openAccounts, saveDeck } from '../../../src/accounts/index.ts';
import type { AnyGame, DeckList } from '../../../src/engine/index.ts';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { createMatch, joinMatch, resign } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { GHOSTS } from '../../conformance/properties/invented-names.ts';
import { openSetting } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const { matches, context } = await setting.node({ games: GAMES });
const [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);

/** Returns a legal deck in which copies of an invented card replace some cards. */
function haunted(game: AnyGame, ghost: string): DeckList {
  const [first, ...rest] = game.deck?.ready[0]?.cards ?? [];
  return [{ card: ghost, count: first?.count ?? 1 }, ...rest];
}

const refused = { code: expect.stringMatching(/^(BAD_INPUT|INVALID_DECK)$/) };
const named = {
  code: 'INVALID_DECK',
  details: { broken: expect.arrayContaining([expect.stringContaining('own 0 of')]) },
};
const decked = GAMES.filter(({ deck }) => deck);

describe.each(decked)('an invented card in a deck of $title', (game) => {
  it.each(GHOSTS)('called %j is refused when a player creates a match, joins one or saves the deck', async (ghost) => {
    const cards = haunted(game, ghost);
    await expect(createMatch(matches, ada, { game: game.id, deck: { cards } })).rejects.toMatchObject(refused);
    const { id } = await createMatch(matches, ada, { game: game.id });
    await expect(joinMatch(matches, bob, { matchId: id, deck: { cards } })).rejects.toMatchObject(refused);
    const accounts = openAccounts({
      db: context.db,
      bus: context.bus,
      now: context.now,
      games: GAMES,
      sessionDays: 1,
      outside: null,
    });
    const saved = saveDeck(accounts, bob, { game: game.id, name: 'Ghosts', cards });
    await expect(saved).rejects.toMatchObject(refused);
  });
});

describe('a match for keeps', () => {
  const game = BUSINESS_CARD_BATTLE;
  const options = { size: 6, stakes: 'forKeeps', turns: 20 };

  it.each(GHOSTS)('refuses a deck with six of %j, and no player loses a card to it', async (ghost) => {
    const cards = [{ card: ghost, count: 3 }, ...(ghost === 'toString' ? [] : [{ card: 'toString', count: 3 }])];
    const own = [
      { card: 'Hugo Marl', count: 3 },
      { card: 'Petra Loam', count: 3 },
    ];
    const [honest, thief] = await Promise.all([setting.account('Honest'), setting.account('Thief')]);
    await expect(createMatch(matches, thief, { game: game.id, options, deck: { cards } })).rejects.toMatchObject(named);
    const { id } = await createMatch(matches, honest, { game: game.id, options, deck: { cards: own } });
    const joined = joinMatch(matches, thief, { matchId: id, deck: { cards } });
    const stolen = joined.then(() => resign(matches, honest, { matchId: id }));
    await expect(stolen).rejects.toMatchObject(named);
    const holdings = await holdingsOf(context, honest.id, game);
    expect([...holdings.values()].reduce((sum, { count }) => sum + count, 0)).toBe(54);
  });
});

describe('invalid names elsewhere', () => {
  it.each(GHOSTS)('%j is refused with its code as a game, a ready deck, a saved deck and an option', async (ghost) => {
    await expect(createMatch(matches, ada, { game: ghost })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const game of decked) {
      const ready = createMatch(matches, ada, { game: game.id, deck: { ready: ghost } });
      await expect(ready).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const saved = createMatch(matches, ada, { game: game.id, deck: { saved: ghost } });
      await expect(saved).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const game of GAMES) {
      const options = JSON.parse(`{${JSON.stringify(ghost)}: 1}`);
      await expect(createMatch(matches, ada, { game: game.id, options })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
    await expect(createMatch(matches, ada, { game: 'golems', deck: { ready: ghost } })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });
});
