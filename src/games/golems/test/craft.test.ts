import { describe, expect, it } from 'vitest';
import { decision } from '../../../engine/index.ts';
import { SHAPE, SIZE } from '../cards/catalogue.ts';
import { GOLEMS } from '../index.ts';
import { costOf } from '../rules/craft.ts';
import { armorOf, forceOf } from '../state.ts';
import { card, choices, does, hand, labels, leaves, open, passes, refuses, scene, stateIn, unit } from './scene.ts';

const HUGE = ['Iron', 'Giant', 'Juggernaught'];
const FLYING = ['Crystal', 'Large', 'Flyer'];

function craftMove(set: ReturnType<typeof scene>, names: string[], at: string): object {
  const [material = 0, size = 0, shape = 0] = names.map((name) => card(set, 0, name));
  return { craft: { material, size, shape, at: [at] } };
}

describe('Power Phase', () => {
  it('brings 4 mana and 1 for the tower to a Wizard alone', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Beast'], mana: [0, 3] });
    passes(set, 0);
    expect(stateIn(set).mana).toEqual([0, 8]);
  });

  it('brings 1 more for each Monolith and each further Tower that is occupied, however many units stand there', () => {
    const golems = [
      '0 a2 Small Flesh Man',
      '1 d4 Small Clay Beast',
      '1 d4 Large Iron Man',
      '1 a8 Small Clay Beast',
      '0 a3 Giant Iron Man',
    ];
    const set = scene({
      phase: 'BATTLE',
      terrain: { d4: 'MONOLITH', e4: 'MONOLITH' },
      golems: [...golems, '1 b2 Giant Salt Flyer'],
      mana: [0, 0],
    });
    passes(set, 0);
    expect(stateIn(set).mana[1]).toBe(7);
  });
});

describe('Craft Phase', () => {
  it.each([
    ['SMALL', 'FLESH', 'MAN', { hits: 1, move: 2, force: 1, armor: 1, cost: 2, dear: 4 }],
    ['GIANT', 'IRON', 'JUGGERNAUGHT', { hits: 4, move: 1, force: 8, armor: 8, cost: 12, dear: 24 }],
    ['LARGE', 'CRYSTAL', 'FLYER', { hits: 3, move: 4, force: 5, armor: 4, cost: 8, dear: 16 }],
  ] as const)('adds up a %s %s %s', (size, material, shape, numbers) => {
    const golem = { id: 9, seat: 0, size, material, shape, space: 'a1', damage: 0, moves: 1, attacks: 0, boosts: [] };
    expect({
      hits: SIZE[size].hits,
      move: SHAPE[shape].move,
      force: forceOf(golem),
      armor: armorOf(golem),
      cost: costOf(golem, true),
      dear: costOf(golem, false),
    }).toEqual(numbers);
  });

  it('doubles the cost of a golem whose material the player does not control', () => {
    const set = scene({ hands: [FLYING] });
    does(set, 0, craftMove(set, FLYING, 'a2'));
    expect(stateIn(set).mana[0]).toBe(20 - 16);
  });

  it('discards the three cards and puts the golem on or next to the tower', () => {
    const set = scene({ hands: [FLYING], terrain: { b1: 'WATER' } });
    expect(open(set, 0, 'Build Large Crystal Flyer')).toEqual(['a1', 'a2']);
    does(set, 0, craftMove(set, FLYING, 'a1'));
    expect(hand(set, 0, 'GOLEM')).toEqual([]);
    expect(set.at.zones['golem-discard']?.cards).toHaveLength(3);
    expect(stateIn(set).units.at(-1)).toMatchObject({
      space: 'a1',
      seat: 0,
      material: 'CRYSTAL',
      size: 'LARGE',
      shape: 'FLYER',
    });
  });

  it('costs the single price with a golem on the material space, or next to it while it is empty', () => {
    const price = (golems: string[]) => {
      const set = scene({ hands: [FLYING], terrain: { d4: 'GEM_MINE' }, golems });
      does(set, 0, craftMove(set, FLYING, 'a2'));
      return 20 - (stateIn(set).mana[0] ?? 0);
    };
    expect(price(['0 d4 Small Flesh Man'])).toBe(8);
    expect(price(['0 d5 Small Flesh Man'])).toBe(8);
    expect(price(['0 e5 Small Flesh Man'])).toBe(16); // diagonals are never adjacent
    expect(price(['0 d5 Small Flesh Man', '1 d4 Small Clay Man'])).toBe(16); // not empty
    expect(price(['0 d5 Small Flesh Man', '1 d3 Small Clay Man'])).toBe(8); // two may control it
  });

  it('gives a Wizard no control over the space next to his tower', () => {
    const set = scene({ hands: [FLYING], terrain: { a2: 'GEM_MINE' } });
    does(set, 0, craftMove(set, FLYING, 'b1'));
    expect(stateIn(set).mana[0]).toBe(4);
  });

  it('offers no golem that cannot be paid', () => {
    const set = scene({ hands: [[...HUGE, ...FLYING]], mana: [16] });
    expect(labels(set, 0).filter((label) => label.startsWith('Build'))).toContain(
      'Build Large Crystal Flyer (3 hits, Move 4, Force 5, Armor 4) for 16 mana at …',
    );
    expect(labels(set, 0).join()).not.toContain('Giant Iron');
    expect(refuses(set, 0, craftMove(set, HUGE, 'a2'))).toBe(true);
  });

  it('offers no space where stacking would be broken or an enemy stands', () => {
    const set = scene({ hands: [FLYING], golems: ['0 a1 Small Stone Man', '1 b1 Small Flesh Man'] });
    expect(open(set, 0, 'Build Large Crystal Flyer')).toEqual(['a2']); // Stone and Crystal are both rock
  });

  it('asks nobody who holds fewer than three golem cards', () => {
    const set = scene({ hands: [['Iron', 'Giant']] });
    expect(labels(set, 0)).toContain('Draw 3 Golem cards');
  });

  it('lets a new golem move in the same turn', () => {
    const set = scene({ hands: [FLYING] });
    does(set, 0, craftMove(set, FLYING, 'a2'));
    does(set, 0, { draw: { golem: 3, event: 0 } });
    expect(open(set, 0, 'Move Large Crystal Flyer')).toContain('a6');
  });
});

describe('Fate Phase', () => {
  it('draws three cards one by one, each seen before the next is chosen', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    does(set, 0, { draw: { golem: 1, event: 0 } });
    expect(hand(set, 0, 'GOLEM')).toHaveLength(1);
    expect(decision(GOLEMS, set.at, 0)?.prompt).toBe('Fate Phase: 2 to draw, which?');
    does(set, 0, { draw: { golem: 0, event: 1 } });
    expect(labels(set, 0)).toEqual(['Draw 1 Golem card', 'Draw 1 Event card']);
    does(set, 0, { draw: { golem: 1, event: 0 } });
    expect([hand(set, 0, 'GOLEM').length, hand(set, 0, 'EVENT').length]).toEqual([2, 1]);
    expect(choices(set, 0)).toEqual([]);
  });

  it('draws what is left in any mix at once for who does not want to look in between', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    expect(labels(set, 0)).toEqual([
      'Draw 1 Golem card, then choose again',
      'Draw 1 Event card, then choose again',
      'Draw 3 Golem cards',
      'Draw 2 Golem cards and 1 Event card',
      'Draw 1 Golem card and 2 Event cards',
      'Draw 3 Event cards',
    ]);
    does(set, 0, { draw: { golem: 1, event: 2 } });
    expect([hand(set, 0, 'GOLEM').length, hand(set, 0, 'EVENT').length]).toEqual([1, 2]);
  });

  it('sells further cards at 5 mana each, as long as there is mana', () => {
    const set = scene({ phase: 'FATE', mana: [11, 0] });
    does(set, 0, { draw: { golem: 3, event: 0 } });
    does(set, 0, { buy: 'EVENT' });
    does(set, 0, { buy: 'GOLEM' });
    expect(stateIn(set).mana[0]).toBe(1);
    expect([hand(set, 0, 'GOLEM').length, hand(set, 0, 'EVENT').length]).toEqual([4, 1]);
    expect(choices(set, 0)).toEqual([]); // no mana left to ask about
  });

  it('keeps seven cards in each hand and lets the player choose which', () => {
    const seven = ['Swoop', 'Maul', 'Club', 'Crush', 'Dodge', 'Stomp', 'Crack'];
    const set = scene({ phase: 'FATE', mana: [0, 0], hands: [seven] });
    does(set, 0, { draw: { golem: 1, event: 2 } });
    const cards = [card(set, 0, 'Swoop'), card(set, 0, 'Crack')];
    expect(refuses(set, 0, { discard: { cards: cards.slice(1) } })).toBe(true);
    expect(refuses(set, 0, { discard: { cards: [cards[0], cards[0]] } })).toBe(true);
    does(set, 0, { discard: { cards } });
    expect(hand(set, 0, 'EVENT')).toHaveLength(7);
    expect(hand(set, 0, 'EVENT')).not.toContain('Swoop');
  });

  it('shuffles the discard when a deck runs out', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    const deck = set.at.zones['event-deck']?.cards ?? [];
    set.at.zones['event-discard']?.cards.push(...deck.splice(0, 45));
    does(set, 0, { draw: { golem: 0, event: 3 } });
    expect(hand(set, 0, 'EVENT')).toHaveLength(3);
    expect(set.at.zones['event-deck']?.cards).toHaveLength(43);
    expect(set.at.zones['event-discard']?.cards).toEqual([]);
    expect(set.at.known).toEqual({}); // nobody can follow a card through the shuffle
  });

  it('draws fewer cards when deck and discard are empty', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    set.at.zones['event-deck']?.cards.splice(0);
    set.at.zones['golem-deck']?.cards.splice(2);
    expect(choices(set, 0).map((choice) => choice.move)).toEqual([{ draw: { golem: 2, event: 0 } }]);
  });

  it('is not asked of a player who has left', () => {
    const set = scene({ seats: 3, phase: 'FATE' });
    leaves(set, 0);
    expect(choices(set, 0)).toEqual([]);
    expect(unit(set, 1)).toBeUndefined();
  });
});
