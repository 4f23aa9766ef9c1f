import { describe, expect, it } from 'vitest';
import { botsPlay, expectLabelsApart } from '../../../../test/games/index.ts';
import { eagerPolicy, SPECTATOR, see, setKnowers } from '../../../engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { READY } from '../cards/ready-decks.ts';
import { valhalla } from '../index.ts';
import { piece, type Scene, scene, settle } from './scene.ts';

const named = (seat: number): string => `<${seat}>`;

describe('questions and texts', () => {
  it.each([2, 3, 4])('all labels of a question differ, and every entry has a text (%i seats)', (seats) => {
    for (const start of [1, 2]) {
      const decks = Array.from({ length: seats }, (_, seat) => READY[(seat + start) % READY.length]?.cards ?? null);
      const given = { seats, decks, options: { rounds: 25, terrain: start % 2 === 0 ? 'dealt' : 'laid' } as const };
      const look = (set: Scene): void => expectLabelsApart(set.question(set.waiting[0], named));
      expect(botsPlay(valhalla, given, [eagerPolicy], 10 * seats + start, look).texts(SPECTATOR, named)).not.toContain(
        '',
      );
    }
  });

  it('two cards with the same name in a hand are two cards to discard', () => {
    const set = scene({ cells: [15, 1], hands: [['Sprint', 'Sprint', 'Block', 'Block', 'Rage', 'Hex'], []] });
    set.chooses('End');
    set.until('discard');
    const [choice] = set.choices();
    expect(choice?.blank?.from?.map(({ label }) => label)).toEqual([
      'Sprint',
      'Sprint (2)',
      'Block',
      'Block (2)',
      'Rage',
      'Hex',
    ]);
  });

  it('a stolen piece names its owner if the thief has an equal piece, because each goes to its owner’s stacks', () => {
    const hand = ['Pickpocket', 'Seax', 'Block', 'Rage', 'Hex', 'Sprint'];
    const set = scene({ cells: [15, 16], hands: [hand, []], equipment: [[], ['Seax']] });
    set.chooses('Pickpocket');
    expect(set.labels().filter((label) => /^(Equip|Seed)/.test(label))).toEqual([
      expect.stringMatching(/^Equip Seax: /),
      expect.stringMatching(/^Equip Seat 1’s Seax: /),
      'Seed Seax face down under …',
      'Seed Seat 1’s Seax face down under …',
    ]);
    set.chooses('End');
    set.until('discard');
    expect(set.options('Discard')).toHaveLength(6);
    expect(set.choices()[0]?.blank?.from?.map(({ label }) => label)).toContain('Seat 1’s Seax');
  });

  it('two equal pieces on a cell, or two equal events, can be distinguished if they come from different decks', () => {
    const ground = [{ card: 'Seax', cell: 15 }];
    const dropped = scene({ cells: [15, 15], hands: [['Disarm'], []], equipment: [[], ['Seax']], ground });
    dropped.chooses('Disarm');
    expect(dropped.labels().filter((label) => label.startsWith('Equip'))).toHaveLength(2);
    dropped.chooses('Equip Seat 1’s Seax from the ground');
    dropped.until('take');
    expect(dropped.labels()).toEqual(['Take nothing', expect.stringMatching(/^Take Seax: /)]);
    const twice = scene({ cells: [15, 1], hands: [[], ['Blood Moon', 'Clear Skies']], events: ['Blood Moon'] });
    twice.until(() => twice.state.turn === 1 && twice.step === 'activity');
    twice.chooses('Event Blood Moon');
    settle(twice);
    const events = twice.choices().find(({ label }) => label.startsWith('Clear Skies'))?.blank?.from;
    expect(events?.map(({ label }) => label)).toEqual(['Seat 0’s Blood Moon', 'Blood Moon']);
  });

  it('a question shows the text of the announced card, or the state of the attack', () => {
    const called = scene({ hands: [['Berserker'], ['Thrall']] });
    called.chooses('Call Berserker');
    expect(called.question(1, named)?.prompt).toBe(
      '<0> calls Berserker (ATK +2, DEF +0, HP 2. Corner number (R): 3). You have nothing to play now',
    );
    const set = scene({
      cells: [15, 15],
      equipment: [['Iron Sword'], []],
      hands: [['Battle Cry', 'Thrall'], ['Odin’s Veto']],
    });
    set.until('combat');
    set.chooses('Attack Seat 1');
    expect(set.question(0, named)?.prompt).toBe(
      '<0>’s attack on <1> with Iron Sword: 10 with R 5 against 8 with R 5, hits for 6 as things stand. Play a card?',
    );
    set.chooses('Battle Cry');
    set.chooses('Odin’s Veto');
    expect(set.question(0, named)?.prompt).toContain('<1> played Odin’s Veto against Battle Cry');
  });

  it('names a face-down terrain only to the seat that laid it', () => {
    const set = scene({ cells: [15, 1], hands: [[], []], terrain: { 9: 'Lava Field' } });
    const ninth = (): string | undefined => {
      const [choice] = set.choices().filter(({ label }) => label.startsWith('Move'));
      return choice?.blank?.from?.find(({ value }) => value === 9)?.label;
    };
    setKnowers(set.at, set.card('Lava Field', 'map'), [1]);
    expect(ninth()).toBe('cell 9 (row 2, column 3): face down');
    setKnowers(set.at, set.card('Lava Field', 'map'), [0]);
    expect(ninth()).toBe('cell 9 (row 2, column 3): Lava Field (yours, face down)');
  });

  it('the table shows the ATK with each weapon, and whether it is used', () => {
    const set = scene({ cells: [15, 1], equipment: [['Iron Sword'], []] });
    const shown = (): string[] =>
      valhalla
        .counters(set.at)
        .flatMap(({ label, seat, value }) => (seat === 0 && label.startsWith('ATK') ? [`${label}: ${value}`] : []));
    const [without] = shown();
    const bare = Number(without?.split(': ')[1]);
    expect(shown()).toEqual([`ATK without weapon: ${bare}`, `ATK with Iron Sword: ${bare + 2}`]);
    piece(set, set.card('Iron Sword', 'equipment-0'), { used: true });
    expect(shown()[1]).toBe(`ATK with Iron Sword, used: ${bare + 2}`);
  });

  it('a loss of life is not called damage', () => {
    const set = scene({ cells: [15, 16], hands: [['Poisoned Mead'], []] });
    expect(set.labels()).toContain('Poisoned Mead: 1 life lost by Seat 1 (20 life)');
  });

  it('the effect of a terrain or an event is reported with its name', () => {
    const lava = scene({ cells: [15, 1], terrain: { 9: 'Lava Field' }, shown: [9] });
    lava.chooses('Move', 9);
    expect(lava.text(SPECTATOR, named)).toContain('Lava Field takes effect (<0>). <0> loses 2 life and has 18');
    const plague = scene({ cells: [15, 1], events: ['Plague'] });
    plague.chooses('End');
    expect(plague.text(SPECTATOR, named)).toContain('Plague takes effect (<1>). <1> loses 1 life and has 19');
  });

  it('the log reports reloaded weapons, pieces made ready, and swapped terrains', () => {
    const wanted = { cells: [15, 1], equipment: [['Revolver', 'Feather Cloak'], []], shown: [8, 9, 10] };
    const set = scene({
      ...wanted,
      terrain: { 9: 'Powder House', 10: 'Forge', 8: 'Shifting Sands' },
      avatars: ['Ullr the Swift'],
    });
    piece(set, set.card('Revolver', 'equipment-0'), { shots: 1, used: true });
    piece(set, set.card('Feather Cloak', 'equipment-0'), { used: true });
    set.chooses('Move', 9);
    set.chooses('Powder House');
    expect(set.text(SPECTATOR, named)).toBe('Revolver is reloaded and has 4 shots');
    set.chooses('Move', 10);
    set.chooses('Forge', set.card('Feather Cloak', 'equipment-0'));
    expect(set.text(SPECTATOR, named)).toBe('Feather Cloak is ready again');
    set.chooses('Feather Cloak', 8);
    set.chooses('Shifting Sands', 9);
    expect(set.text(SPECTATOR, named)).toContain('<0> swaps the terrains of cells 8 and 9');
  });

  it('the Randomizer number is in the text and in the view of every card that has such a number', () => {
    const set = scene({ hands: [['Berserker'], []], equipment: [['Torch'], []], allies: [['Squire'], []] });
    const [own] = valhalla.view(set.at, see(set.at, [0])).players;
    expect([own?.hand[0]?.r, own?.equipment[0]?.r, own?.allies[0]?.r, own?.avatar?.r]).toEqual([3, 5, 4, null]);
    for (const { name, text, back } of Object.values(CARDS)) {
      expect(/Corner number \(R\): (\d)\.$/.exec(text)?.[1] ?? null, name).toBe(
        back === 'Valhalla' ? String(CARDS[name]?.r) : null,
      );
    }
  });
});
