import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/catalogue.ts';
import { broken, DECK, readyDeckFor, SIZES } from '../cards/decks.ts';
import { ATTRIBUTES, MARKS, SKILLS, STRONG, strength } from '../cards/print.ts';
import { STARTER } from '../cards/starter-set.ts';

const one = (...cards: string[]) => cards.map((card) => ({ card, count: 1 }));
const SIX = one('Ines Field', 'Petra Loam', 'Noel Wisp', 'Lars Tuft', 'Oskar Coal', 'Theo Drip');
const ALL = Object.values(CARDS);

describe('Deck', () => {
  it('with two cards of AP + HP 91 is refused, and the text names the rule', () => {
    expect([CARDS['Otto Clay'], CARDS['Nerys Strand']].map((card) => card && strength(card))).toEqual([91, 91]);
    expect(broken([...SIX, ...one('Otto Clay', 'Nerys Strand')], {})).toEqual([
      'At most one card with AP + HP above 90: there are 1 Otto Clay, 1 Nerys Strand.',
    ]);
    expect(broken([...SIX, { card: 'Otto Clay', count: 2 }], {})).toHaveLength(1);
    expect(broken([...SIX, ...one('Otto Clay')], {})).toEqual([]);
  });

  it('with four copies of a card is refused, and the text names the rule, but three copies are allowed', () => {
    const with_ = (count: number) => [...SIX.slice(1), { card: 'Ines Field', count }];
    expect(broken(with_(4), {})).toEqual(['At most 3 of the same card: there are 4 of Ines Field.']);
    expect(broken(with_(3), {})).toEqual([]);
    expect(broken([...SIX, { card: 'Ines Field', count: 3 }], {})).toHaveLength(1);
  });

  it('must have 6 to 10 cards, and exactly as many as the match option says', () => {
    expect(broken(SIX.slice(1), {})).toEqual(['6 to 10 cards: there are 5.']);
    expect(
      broken([...SIX, ...one('Max Pebble', 'Noel Wisp', 'Jonas Rill', 'Livia Pond', 'Uta Puddle')], {}),
    ).toHaveLength(1);
    expect(broken(SIX, { size: 6 })).toEqual([]);
    expect(broken(SIX, { size: 7 })).toEqual(['Exactly 7 cards in this match: there are 6.']);
  });

  it('names every rule that it breaks', () => {
    expect(
      broken(
        [
          { card: 'Nobody', count: 4 },
          { card: 'Bruno Quarry', count: 4 },
        ],
        { size: 6 },
      ),
    ).toHaveLength(5);
  });

  it('is available ready-made and legal in every size', () => {
    for (const { cards } of DECK.ready) expect(broken(cards, {})).toEqual([]);
    for (let size = SIZES.min; size <= SIZES.max; size++) expect(broken(readyDeckFor(size), { size })).toEqual([]);
    const sizes = DECK.ready.map(({ cards }) => cards.length).sort((a, b) => a - b);
    expect(sizes).toEqual([6, 6, 7, 8, 8, 9, 10, 10]);
  });

  it('can be built in every size from the starter set', () => {
    expect(STARTER.length).toBeGreaterThanOrEqual(12);
    expect(STARTER.length).toBeLessThanOrEqual(20);
    const singles = STARTER.map(({ card }) => ({ card, count: 1 }));
    const weak = singles.filter(({ card }) => strength(CARDS[card] ?? { ap: 99, hp: 99 }) <= STRONG);
    for (let size = SIZES.min; size <= SIZES.max; size++) expect(broken(weak.slice(0, size), { size })).toEqual([]);
    expect(STARTER.every(({ count }) => count === 3)).toBe(true);
    const owned = new Set(STARTER.map(({ card }) => card));
    const playable = DECK.ready.filter(({ cards }) => cards.every(({ card }) => owned.has(card)));
    expect(playable.map(({ id }) => id)).toEqual(['head-office', 'general-assembly', 'works-council', 'night-shift']);
  });
});

describe('Catalogue', () => {
  it('has 64 characters from 24 to 120, eleven above 90, and twelve that fly', () => {
    const strengths = ALL.map(strength);
    expect(ALL).toHaveLength(64);
    expect([Math.min(...strengths), Math.max(...strengths)]).toEqual([24, 120]);
    expect(strengths.filter((sum) => sum > STRONG)).toHaveLength(23);
    expect(ALL.filter(({ skills }) => skills.includes('FLYING'))).toHaveLength(12);
  });

  it('allows only one flying character in a deck, because flyers kill without being struck back', () => {
    const flyers = ALL.filter(({ skills }) => skills.includes('FLYING'));
    expect(flyers.filter((one) => strength(one) <= STRONG)).toEqual([]);
    expect(
      broken(
        [
          { card: 'Kira Feather', count: 3 },
          { card: 'Nora Phoenix', count: 3 },
        ],
        {},
      ),
    ).toEqual(['At most one card with AP + HP above 90: there are 3 Kira Feather, 3 Nora Phoenix.']);
  });

  it('has every attribute, every mark, every single skill, and some pairs of skills', () => {
    expect(new Set(ALL.map(({ attribute }) => attribute))).toEqual(new Set(ATTRIBUTES));
    expect(new Set(ALL.map(({ mark }) => mark))).toEqual(new Set(MARKS));
    const alone = ALL.filter(({ skills }) => skills.length === 1).flatMap(({ skills }) => skills);
    expect(new Set(alone)).toEqual(new Set(SKILLS));
    expect(ALL.filter(({ skills }) => skills.length === 2).length).toBeGreaterThanOrEqual(4);
  });

  it('shows the whole printed text of a card', () => {
    expect(CARDS['Mira Swift']?.text).toMatch(
      /^Messenger, Aviation\. Air, AP 22, HP 69, Rock\. Flying: .* Leadoff Attack: /,
    );
  });
});
