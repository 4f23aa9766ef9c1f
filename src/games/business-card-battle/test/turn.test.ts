import { describe, expect, it } from 'vitest';
import { SPOTS } from '../rules/spots.ts';
import { attack, card, hpOf, scene, standOf, toldOf } from './scene.ts';

describe('A turn: Move', () => {
  it('is one step forward, backward, left or right, never diagonally', () => {
    const s = scene({ FRONT_2: 'Ines Field' }, { FRONT_5: 'Noel Wisp' });
    const move = { move: { character: card(s, 'Ines Field'), to: [] } };
    expect(s.options(move, 0)).toEqual(['FRONT_1', 'FRONT_3', 'REAR_2']);
  });

  it('stays on the field at the end of a line', () => {
    const s = scene({ FRONT_5: 'Ines Field', REAR_1: 'Max Pebble' }, { FRONT_5: 'Noel Wisp' });
    expect(s.options({ move: { character: card(s, 'Ines Field'), to: [] } }, 0)).toEqual(['FRONT_4', 'REAR_5']);
    expect(s.options({ move: { character: card(s, 'Max Pebble'), to: [] } }, 0)).toEqual(['FRONT_1', 'REAR_2']);
  });

  it('onto another character swaps their places', () => {
    const s = scene({ FRONT_2: 'Ines Field', REAR_2: 'Max Pebble' }, { FRONT_5: 'Noel Wisp' });
    const told = toldOf(s.does(0, { move: { character: card(s, 'Ines Field'), to: ['REAR_2'] } }));
    expect(told).toContain('Ines Field steps from front 2 to rear 2, changing places with Max Pebble');
    expect(standOf(s, 0, SPOTS)).toEqual({ REAR_2: 'Ines Field', FRONT_2: 'Max Pebble' });
  });

  it('leaves further actions only to the moved character', () => {
    const s = scene({ FRONT_2: 'Ines Field', FRONT_4: 'Petra Loam' }, { FRONT_3: 'Noel Wisp', FRONT_4: 'Lars Tuft' });
    s.does(0, { move: { character: card(s, 'Ines Field'), to: ['FRONT_3'] } });
    const [ines, petra] = [card(s, 'Ines Field'), card(s, 'Petra Loam')];
    expect(s.moves(0)).toEqual([
      { pass: true },
      { attack: { character: ines, target: [] } },
      { share: { from: ines, to: petra, hp: 0 } },
    ]);
    s.does(0, attack(s, 'Ines Field', 'Noel Wisp'), 6, 1, 6);
    expect(s.waiting).toEqual([1]);
  });

  it('can be the only action, and can be left out', () => {
    const s = scene({ FRONT_2: 'Ines Field', FRONT_3: 'Max Pebble' }, { FRONT_3: 'Noel Wisp' });
    s.does(0, { move: { character: card(s, 'Ines Field'), to: ['REAR_2'] } });
    expect(s.waiting).toEqual([0]);
    expect(toldOf(s.passes(0))).toContain('Turn 2: Seat 1');
    expect(toldOf(s.passes(1))).toContain('Turn 3: Seat 0');
  });
});

describe('A turn: Attack', () => {
  const reached = (spot: string, name: string) => {
    const everywhere = ['Noel Wisp', 'Lars Tuft', 'Isa Whistle', 'Oskar Coal', 'Milo Torch'];
    const rear = ['Kurt Wick', 'Jule Cinder', 'Theo Drip', 'Jonas Rill', 'Livia Pond'];
    const theirs = Object.fromEntries([...everywhere, ...rear].map((one, i) => [SPOTS[i] ?? '', one]));
    const s = scene({ [spot]: name, FRONT_5: 'Max Pebble' }, theirs);
    const targets = s.options({ attack: { character: card(s, name), target: [] } }, 0);
    return SPOTS.filter((at) => targets.includes(card(s, theirs[at] ?? '', 1)));
  };

  it('reaches the front character in the same column, without Flying', () => {
    expect(reached('FRONT_2', 'Ines Field')).toEqual(['FRONT_2']);
  });
  it('reaches no target from the rear, without Flying', () => {
    expect(reached('REAR_2', 'Ines Field')).toEqual([]);
  });
  it('reaches three columns of both lines from the front with Flying, shielded or not', () => {
    expect(reached('FRONT_2', 'Kira Feather')).toEqual(['FRONT_1', 'FRONT_2', 'FRONT_3', 'REAR_1', 'REAR_2', 'REAR_3']);
  });
  it('reaches three columns of the front line, never the rear, from the rear with Flying', () => {
    expect(reached('REAR_2', 'Kira Feather')).toEqual(['FRONT_1', 'FRONT_2', 'FRONT_3']);
  });
  it('reaches only two columns from an outer column, with Flying', () => {
    expect(reached('REAR_1', 'Kira Feather')).toEqual(['FRONT_1', 'FRONT_2']);
  });
});

describe('A turn: HP sharing', () => {
  it('moves 20 HP from a character with 40 HP to a character with 32 HP: they have 20 and 52', () => {
    const s = scene(
      { FRONT_1: 'Lotte Glow', REAR_2: 'Karl Basalt' },
      { FRONT_5: 'Noel Wisp' },
      { hp: { 'Lotte Glow': 32 } },
    );
    s.does(0, { share: { from: card(s, 'Karl Basalt'), to: card(s, 'Lotte Glow'), hp: 20 } });
    expect([hpOf(s, 'Lotte Glow'), hpOf(s, 'Karl Basalt')]).toEqual([52, 20]);
  });

  it('is possible between neighbours, including diagonal ones, with any part of the HP', () => {
    const s = scene({ FRONT_1: 'Ines Field', REAR_2: 'Max Pebble', FRONT_3: 'Petra Loam' }, { FRONT_5: 'Noel Wisp' });
    const from = card(s, 'Ines Field');
    const lines = s
      .question(0)
      ?.choices.filter(({ move }) => JSON.stringify(move).startsWith(`{"share":{"from":${from}`));
    expect(lines?.map(({ move }) => move)).toEqual([{ share: { from, to: card(s, 'Max Pebble'), hp: 0 } }]);
    expect(lines?.[0]?.blank).toMatchObject({ from: null, min: 1, max: 48 });
  });

  it('sends a character that gives all its HP to the graveyard', () => {
    const s = scene({ FRONT_1: 'Ines Field', REAR_1: 'Max Pebble' }, { FRONT_5: 'Noel Wisp' });
    const told = toldOf(s.does(0, { share: { from: card(s, 'Max Pebble'), to: card(s, 'Ines Field'), hp: 20 } }));
    expect(told).toContain('Max Pebble now has 0, Ines Field 68. Max Pebble from Seat 0');
    expect(hpOf(s, 'Ines Field')).toBe(68);
  });

  it('refuses more HP than the character has, and zero HP', () => {
    const s = scene({ FRONT_1: 'Ines Field', REAR_1: 'Max Pebble' }, { FRONT_5: 'Noel Wisp' });
    const share = (hp: number) => ({ share: { from: card(s, 'Max Pebble'), to: card(s, 'Ines Field'), hp } });
    expect([s.refusal(0, share(21)), s.refusal(0, share(0))]).toEqual(['ILLEGAL_MOVE', 'ILLEGAL_MOVE']);
  });
});

describe('A turn: Self-Restoration', () => {
  const restore = (hp: number) => {
    const s = scene({ FRONT_1: 'Edda Brook' }, { FRONT_5: 'Noel Wisp' }, { hp: { 'Edda Brook': hp } });
    const move = { restore: { character: card(s, 'Edda Brook') } };
    return s.refusal(0, move) ?? hpOf(s.does(0, move), 'Edda Brook');
  };

  it('regains a quarter of the printed HP', () => expect(restore(20)).toBe(32));
  it('never goes above the printed HP', () => expect(restore(40)).toBe(48));
  it('is not offered to a character with full HP or more', () => {
    expect([restore(48), restore(60)]).toEqual(['ILLEGAL_MOVE', 'ILLEGAL_MOVE']);
  });
  it('rounds a quarter of the printed HP down', () => {
    const s = scene(
      { FRONT_1: 'Uta Puddle', REAR_1: 'Vito Spring' },
      { FRONT_5: 'Noel Wisp' },
      { hp: { 'Vito Spring': 1 } },
    );
    s.does(0, { restore: { character: card(s, 'Vito Spring') } });
    expect(hpOf(s, 'Vito Spring')).toBe(10);
  });
  it('ends the turn', () => {
    const s = scene({ FRONT_1: 'Edda Brook' }, { FRONT_5: 'Noel Wisp' }, { hp: { 'Edda Brook': 20 } });
    s.does(0, { restore: { character: card(s, 'Edda Brook') } });
    expect(s.waiting).toEqual([1]);
  });
});

describe('A turn: an empty front line', () => {
  it("is filled after every turn, with a character of the owner's choice", () => {
    const s = scene({ FRONT_1: 'Ines Field', REAR_3: 'Max Pebble' }, { FRONT_5: 'Noel Wisp' });
    s.does(0, { move: { character: card(s, 'Ines Field'), to: ['REAR_1'] } });
    expect(s.waiting).toEqual([0]);
    expect(s.question(0)?.prompt).toContain('front line is empty');
    s.does(0, { advance: { character: card(s, 'Max Pebble') } });
    expect(standOf(s, 0, SPOTS)).toEqual({ REAR_1: 'Ines Field', FRONT_3: 'Max Pebble' });
    expect([s.waiting, s.at.state.turn]).toEqual([[1], 2]);
  });

  it('is filled before the turn of the attacked player', () => {
    const theirs = { FRONT_2: 'Max Pebble', REAR_3: 'Noel Wisp', REAR_4: 'Lars Tuft' };
    const s = scene({ FRONT_2: 'Ines Field' }, theirs, { hp: { 'Max Pebble': 1 } });
    s.does(0, attack(s, 'Ines Field', 'Max Pebble'), 6);
    expect([s.waiting, s.at.state.turn]).toEqual([[1], 1]);
    s.does(1, { advance: { character: card(s, 'Lars Tuft') } });
    expect([s.waiting, s.at.state.turn]).toEqual([[1], 2]);
  });

  it('is filled by both players, secretly and at the same time, if both have an empty front line', () => {
    const theirs = { FRONT_1: 'Noel Wisp', REAR_1: 'Lars Tuft', REAR_2: 'Oskar Coal' };
    const s = scene({ FRONT_2: 'Kira Feather', REAR_3: 'Max Pebble' }, theirs, { hp: { 'Noel Wisp': 1 } });
    s.does(0, { move: { character: card(s, 'Kira Feather'), to: ['REAR_2'] } });
    s.does(0, attack(s, 'Kira Feather', 'Noel Wisp'), 6);
    expect(s.waiting).toEqual([0, 1]);
    expect(toldOf(s.does(1, { advance: { character: card(s, 'Lars Tuft') } }))).toBe('Seat 1 has answered');
    s.does(0, { advance: { character: card(s, 'Kira Feather') } });
    expect([standOf(s, 0, SPOTS), standOf(s, 1, SPOTS)]).toEqual([
      { FRONT_2: 'Kira Feather', REAR_3: 'Max Pebble' },
      { FRONT_1: 'Lars Tuft', REAR_2: 'Oskar Coal' },
    ]);
  });

  it('is filled without a question if only one character is left', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_5: 'Noel Wisp' });
    const told = toldOf(s.does(0, { move: { character: card(s, 'Ines Field'), to: ['REAR_1'] } }));
    expect(told).toContain('Ines Field steps from rear 1 to front 1. Turn 2: Seat 1');
    expect(s.waiting).toEqual([1]);
  });
});
