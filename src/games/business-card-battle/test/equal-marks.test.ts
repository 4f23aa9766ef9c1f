import { expect, it } from 'vitest';
import { begin, entryRandom, play } from '../../../engine/index.ts';
import { BUSINESS_CARD_BATTLE } from '../index.ts';

it('a repeated pick shows the same copy of two equal cards, so that the opponent does not learn that there are two', () => {
  // All of these cards have the mark Rock.
  const decks = [[{ card: 'Gustav Kiln', count: 2 }], [{ card: 'Ines Field', count: 2 }]];
  const options = BUSINESS_CARD_BATTLE.options.parse({});
  let { at } = begin(BUSINESS_CARD_BATTLE, { seats: 2, options, decks, firstCard: 1 }, entryRandom('equal', 0));
  const shown: number[][] = [];
  for (const which of [0, 1, 0]) {
    const facts = [0, 1].flatMap((seat) => {
      const card = at.zones[`deck-${seat}`]?.cards[which];
      const action = { kind: 'MOVE' as const, seat, move: { pick: { card: [card] } } };
      const played = play(BUSINESS_CARD_BATTLE, at, entryRandom('equal', at.version + 1), action);
      if ('refused' in played) throw new Error(played.refused);
      at = played.at;
      return played.entry.facts;
    });
    shown.push(facts.flatMap((fact) => (fact.fact === 'revealed' && 'cards' in fact ? (fact.cards as number[]) : [])));
  }
  expect(shown[0]).toHaveLength(2);
  expect(shown).toEqual([shown[0], shown[0], shown[0]]);
});
