import { describe, expect, it } from 'vitest';
import { knownByCard } from '../../../engine/index.ts';
import { DECKS, SHAPE, SIZE } from '../cards/catalogue.ts';
import type { Craft } from '../moves.ts';
import { costOf } from '../rules/craft.ts';
import { armorOf, forceOf } from '../state.ts';
import { card, type Scene, scene, unit } from './scene.ts';

const HUGE = ['Iron', 'Giant', 'Juggernaught'];
const FLYING = ['Crystal', 'Large', 'Flyer'];

function craftMove(set: Scene, names: string[], at: string): Craft {
  const [material = 0, size = 0, shape = 0] = set.cardsNamed(names, 'golem-hand-0');
  return { craft: { material, size, shape, at: [at] } };
}

describe('Power Phase', () => {
  it('gives 4 mana, and 1 for the tower, to a Wizard who is alone', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Beast'], mana: [0, 3] });
    set.passes(0);
    expect(set.state.mana).toEqual([0, 8]);
  });

  it('adds 1 for each occupied Monolith and each further Tower, whatever the number of units', () => {
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
    set.passes(0);
    expect(set.state.mana[1]).toBe(7);
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
    set.does(0, craftMove(set, FLYING, 'a2'));
    expect(set.state.mana[0]).toBe(20 - 16);
  });

  it('discards the three cards and puts the golem on or next to the tower', () => {
    const set = scene({ hands: [FLYING], terrain: { b1: 'WATER' } });
    expect(set.options('Build Large Crystal Flyer', 0)).toEqual(['a1', 'a2']);
    set.does(0, craftMove(set, FLYING, 'a1'));
    expect(set.cards('golem-hand-0')).toEqual([]);
    expect(set.at.zones['golem-discard']?.cards).toHaveLength(3);
    expect(set.state.units.at(-1)).toMatchObject({
      space: 'a1',
      seat: 0,
      material: 'CRYSTAL',
      size: 'LARGE',
      shape: 'FLYER',
    });
  });

  it("does not double the cost if a golem is on the material's space, or next to the empty space", () => {
    const price = (golems: string[]) => {
      const set = scene({ hands: [FLYING], terrain: { d4: 'GEM_MINE' }, golems });
      set.does(0, craftMove(set, FLYING, 'a2'));
      return 20 - (set.state.mana[0] ?? 0);
    };
    expect(price(['0 d4 Small Flesh Man'])).toBe(8);
    expect(price(['0 d5 Small Flesh Man'])).toBe(8);
    expect(price(['0 e5 Small Flesh Man'])).toBe(16); // diagonals are never adjacent
    expect(price(['0 d5 Small Flesh Man', '1 d4 Small Clay Man'])).toBe(16); // the space is not empty
    expect(price(['0 d5 Small Flesh Man', '1 d3 Small Clay Man'])).toBe(8); // two seats can control the space
  });

  it('does not let a Wizard control the space next to his tower', () => {
    const set = scene({ hands: [FLYING], terrain: { a2: 'GEM_MINE' } });
    set.does(0, craftMove(set, FLYING, 'b1'));
    expect(set.state.mana[0]).toBe(4);
  });

  it('does not offer a golem that the player cannot pay for', () => {
    const set = scene({ hands: [[...HUGE, ...FLYING]], mana: [16] });
    expect(set.labels(0).filter((label) => label.startsWith('Build'))).toContain(
      'Build Large Crystal Flyer (3 hits, Move 4, Force 5, Armor 4) for 16 mana (doubled: you do not control Gem Mine) at …',
    );
    expect(set.labels(0).join()).not.toContain('Giant Iron');
    expect(set.refusal(0, craftMove(set, HUGE, 'a2'))).toBe('ILLEGAL_MOVE');
  });

  it('does not offer a space with an enemy, or a space where stacking would be broken', () => {
    const set = scene({ hands: [FLYING], golems: ['0 a1 Small Stone Man', '1 b1 Small Flesh Man'] });
    expect(set.options('Build Large Crystal Flyer', 0)).toEqual(['a2']); // Stone and Crystal are both rock
  });

  it('does not ask a seat with fewer than three golem cards', () => {
    const set = scene({ hands: [['Iron', 'Giant']] });
    expect(set.labels(0)).toContain('Draw 3 Golem cards');
  });

  it('lets a new golem move in the same turn', () => {
    const set = scene({ hands: [FLYING] });
    set.does(0, craftMove(set, FLYING, 'a2'));
    set.does(0, { draw: { golem: 3, event: 0 } });
    expect(set.options('Move Large Crystal Flyer', 0)).toContain('a6');
  });
});

describe('Fate Phase', () => {
  it('draws three cards one by one, and shows each card before the next choice', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    set.does(0, { draw: { golem: 1, event: 0 } });
    expect(set.cards('golem-hand-0')).toHaveLength(1);
    expect(set.question(0)?.prompt).toBe('Fate Phase: 2 to draw. From which deck?');
    set.does(0, { draw: { golem: 0, event: 1 } });
    expect(set.labels(0)).toEqual(['Draw 1 Golem card', 'Draw 1 Event card']);
    set.does(0, { draw: { golem: 1, event: 0 } });
    expect([set.cards('golem-hand-0').length, set.cards('event-hand-0').length]).toEqual([2, 1]);
    expect(set.choices(0)).toEqual([]);
  });

  it('can draw all remaining cards together in any mix', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    expect(set.labels(0)).toEqual([
      'Draw 1 Golem card, then choose again',
      'Draw 1 Event card, then choose again',
      'Draw 3 Golem cards',
      'Draw 2 Golem cards and 1 Event card',
      'Draw 1 Golem card and 2 Event cards',
      'Draw 3 Event cards',
    ]);
    set.does(0, { draw: { golem: 1, event: 2 } });
    expect([set.cards('golem-hand-0').length, set.cards('event-hand-0').length]).toEqual([1, 2]);
  });

  it('sells extra cards at 5 mana each, as long as the player has mana', () => {
    const set = scene({ phase: 'FATE', mana: [11, 0] });
    set.does(0, { draw: { golem: 3, event: 0 } });
    set.does(0, { buy: 'EVENT' });
    set.does(0, { buy: 'GOLEM' });
    expect(set.state.mana[0]).toBe(1);
    expect([set.cards('golem-hand-0').length, set.cards('event-hand-0').length]).toEqual([4, 1]);
    expect(set.choices(0)).toEqual([]); // without mana, there is no further question
  });

  it('keeps at most seven cards in each hand, and lets the player choose which', () => {
    const seven = ['Swoop', 'Maul', 'Club', 'Crush', 'Dodge', 'Stomp', 'Crack'];
    const set = scene({ phase: 'FATE', mana: [0, 0], hands: [seven] });
    set.does(0, { draw: { golem: 1, event: 2 } });
    const cards = [card(set, 0, 'Swoop'), card(set, 0, 'Crack')];
    expect(set.refusal(0, { discard: { cards: cards.slice(1) } })).toBe('ILLEGAL_MOVE');
    expect(set.refusal(0, { discard: { cards: [cards[0], cards[0]] } })).toBe('ILLEGAL_MOVE');
    set.does(0, { discard: { cards } });
    expect(set.cards('event-hand-0')).toHaveLength(7);
    expect(set.cards('event-hand-0')).not.toContain('Swoop');
  });

  it('shuffles the discard pile when a deck runs out', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    const deck = set.at.zones['event-deck']?.cards ?? [];
    set.at.zones['event-discard']?.cards.push(...deck.splice(0, 45));
    set.does(0, { draw: { golem: 0, event: 3 } });
    expect(set.cards('event-hand-0')).toHaveLength(3);
    expect(set.at.zones['event-deck']?.cards).toHaveLength(43);
    expect(set.at.zones['event-discard']?.cards).toEqual([]);
    expect(knownByCard(set.at)).toEqual({}); // no seat can follow a card through the shuffle
  });

  it('draws fewer cards if deck and discard pile are empty', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0] });
    set.at.zones['event-deck']?.cards.splice(0);
    set.at.zones['golem-deck']?.cards.splice(2);
    expect(set.choices(0).map((choice) => choice.move)).toEqual([{ draw: { golem: 2, event: 0 } }]);
  });

  it('draws without a question if only one mix is possible', () => {
    const set = scene({ phase: 'FATE', mana: [0, 0], hands: [[], [...DECKS.GOLEM]] });
    expect([set.state.turn, set.cards('event-hand-0').length]).toEqual([1, 3]);
  });

  it('ends for a player who has left', () => {
    const set = scene({ seats: 3, phase: 'FATE' });
    set.resigns(0);
    expect(set.choices(0)).toEqual([]);
    expect(unit(set, 1)).toBeUndefined();
  });
});
