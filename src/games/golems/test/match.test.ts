import { describe, expect, it } from 'vitest';
import { botsPlay, expectRecord } from '../../../../test/games/index.ts';
import {
  type BotPolicy,
  eagerPolicy,
  randomPolicy,
  SPECTATOR,
  steadyPolicy,
  tableView,
} from '../../../engine/index.ts';
import { GOLEMS, golems } from '../index.ts';
import { scene } from './scene.ts';

const setup = (seats: number, rounds = 100) => ({
  seats,
  options: { rounds },
  firstCard: 1,
  decks: Array.from({ length: seats }, () => null),
});

describe.each([2, 3, 4])('A match of %i', (seats) => {
  it.each([
    ['random', randomPolicy],
    ['eager', eagerPolicy],
  ])('with %s players ends, can be verified, and folds to the same state', (name, player: BotPolicy) => {
    const { at } = expectRecord(GOLEMS, setup(seats, seats === 2 ? 100 : 30), `${name} ${seats}`, player, seats);
    expect(Object.values(at.zones).flatMap((zone) => zone.cards)).toHaveLength(48 + 46);
  });
});

describe('The steady bot', () => {
  it('beats the random bot, and matches end with a fallen Wizard', () => {
    for (const steady of [0, 1]) {
      const bots = steady === 0 ? [steadyPolicy, randomPolicy] : [randomPolicy, steadyPolicy];
      const { at } = botsPlay(golems, {}, bots, steady);
      expect(at.result).toMatchObject({ why: 'One Wizard is left' });
      expect(at.result?.ranks[steady]).toBe(1);
    }
  });
});

describe('The view of a match', () => {
  it('has text for every entry, without cards that the viewer did not see', () => {
    const lines = botsPlay(golems, { options: { rounds: 6 } }, [eagerPolicy], 1).texts(SPECTATOR);
    expect(lines.every((line) => line.length > 0)).toBe(true);
    expect(lines[0]).toContain("6 cards from the Golem deck to Seat 0's Golem hand");
  });

  it('has a board of 64 spaces with units, and counters for mana, Wizards and rounds', () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { d4: 'MUD_FLATS' },
      golems: ['1 d4 Large Crystal Flyer 1'],
      hands: [[], ['Iron']],
    });
    const table = tableView(GOLEMS, set.untyped, [0]);
    const cell = table.board?.cells.find(({ key }) => key === 'd4');
    expect(table.board?.cells).toHaveLength(64);
    expect(cell).toMatchObject({ x: 3, y: 4, label: 'Mud Flats', pieces: [{ seat: 1 }] });
    expect(cell?.pieces[0]?.label).toBe('Large Crystal Flyer, Move 4, Rock');
    expect(cell?.pieces[0]?.stats.map(({ value }) => value)).toEqual([2, 5, 4]);
    expect(table.counters).toContainEqual({ label: 'Wizard hits', seat: 0, value: 5, max: 5 });
  });

  it('has the table as typed data: the phase, the units with their numbers, and control of spaces', () => {
    const golems = ['1 d4 Large Crystal Flyer 1', '0 a1 Small Flesh Man'];
    const set = scene({ phase: 'MOVE', terrain: { d4: 'MUD_FLATS' }, golems, hands: [['Club'], ['Iron']] });
    const view = set.view([0]);
    const space = view.spaces.find(({ key }) => key === 'd4');
    expect(space).toMatchObject({ terrain: 'MUD_FLATS', material: 'CLAY', controllers: [1] });
    expect(space?.units).toMatchObject([
      { name: 'Large Crystal Flyer', hits: 2, maxHits: 3, force: 5, armor: 4, move: 4 },
    ]);
    expect(view.players.map((player) => player.eventHand.length + player.golemHand.length)).toEqual([1, 0]);
    expect(view.players[1]).toMatchObject({ golemHandCount: 1, wizardHits: 5, alive: true, income: 5 });
  });
});
