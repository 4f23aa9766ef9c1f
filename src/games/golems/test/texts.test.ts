import { describe, expect, it } from 'vitest';
import { botsPlay, expectLabelsApart } from '../../../../test/games/index.ts';
import { eagerPolicy, randomPolicy, SPECTATOR, type Who } from '../../../engine/index.ts';
import { GOLEMS, golems } from '../index.ts';
import { FIRST_GOLEM, plays, type Scene, scene } from './scene.ts';

const [A, B, C] = [FIRST_GOLEM, FIRST_GOLEM + 1, FIRST_GOLEM + 2];
const who: Who = (seat) => ['Ann', 'Bob', 'Cid', 'Dot'][seat] ?? '';
const told = (set: Scene) => set.texts(SPECTATOR, who);

describe('A pending spell', () => {
  const twins = ['1 d4 Small Flesh Man', '1 f6 Small Flesh Man'];

  it('names the golem and its new trait, even if two golems have the same name', () => {
    const set = scene({ phase: 'SPELL', hands: [['Transformation'], ['Club']], golems: twins });
    plays(set, 0, 'Transformation', { golem: { golem: B, into: ['GIANT'] } });
    const aim = "Ann plays Transformation on Bob's Small Flesh Man in f6, to make it Giant";
    expect(set.question(1, who)?.prompt).toContain(aim);
    set.passes(1);
    expect(told(set)[0]).toContain(aim);
    expect(told(set)[1]).toContain("Bob's Small Flesh Man in f6 becomes Giant");
  });

  it('says whose spell a Dispell negates, and which', () => {
    const set = scene({ phase: 'SPELL', hands: [['Ritual Mana', 'Club'], ['Dispell']] });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    expect(set.question(0, who)?.prompt).toContain("Bob plays Dispell against Ann's Ritual Mana");
    expect(told(set).at(-1)).toContain("Bob plays Dispell against Ann's Ritual Mana");
  });

  it('names the owner and the units of the target stack', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Power', 'Theft', 'Portal'], ['Club']],
      golems: [...twins, '0 a2 Small Ice Man'],
    });
    plays(set, 0, 'Power', { stack: ['d4'] });
    expect(set.question(1, who)?.prompt).toContain("Ann plays Power on Bob's stack in d4 (Small Flesh Man)");
    set.passes(1, 1);
    plays(set, 0, 'Portal', { portal: { from: 'a2', to: ['c3'] } });
    expect(set.question(1, who)?.prompt).toContain('Ann plays Portal on Small Ice Man from a2 to c3');
    set.passes(1, 1);
    plays(set, 0, 'Theft', { opponent: 1 });
    expect(set.question(1, who)?.prompt).toContain('Ann plays Theft on Bob.');
  });

  it('has a text even in older records, which contain less information', () => {
    const on = { id: A, seat: 1, name: 'Small Flesh Man' };
    const target = { golem: { golem: A, into: ['GIANT'] } };
    const older = (more: object) => {
      const fact = { fact: 'cardPlayed', seat: 0, target: null, on: null, ...more };
      return GOLEMS.tell(fact, who);
    };
    expect(older({ card: 'Dispell' })).toBe('Ann plays Dispell');
    expect(older({ card: 'Power', target: { stack: ['d4'] } })).toBe('Ann plays Power on the stack in d4');
    expect(older({ card: 'Theft', target: { hand: { seat: 1, hand: 'EVENT' } } })).toBe(
      "Ann plays Theft on Bob's Event hand",
    );
    expect(older({ card: 'Transformation', target, on })).toBe(
      "Ann plays Transformation on Bob's Small Flesh Man, to make it Giant",
    );
  });
});

describe('A battle', () => {
  const fight = () => {
    const golems = ['0 d4 Small Flesh Man', '1 d5 Small Clay Man', '1 d5 Large Iron Beast'];
    const set = scene({ phase: 'BATTLE', golems, hands: [['Splatter'], ['Dodge']] });
    set.does(0, { attack: { from: 'd4', target: ['d5'] } });
    return set;
  };

  it('asks for attacks with owner, space, Force and Armor', () => {
    const set = fight();
    expect(set.question(0, who)?.prompt).toBe('Battle round 1, Ann in d4 against Bob in d5: which unit attacks whom?');
    const [first] = set.question(0, who)?.choices ?? [];
    expect(first?.label).toBe("Small Flesh Man (1 hit, Force 1) attacks Bob's …");
    expect(first?.blank?.from?.map(({ label }) => label)).toEqual([
      'Small Clay Man (1 hit, Armor 1)',
      'Large Iron Beast (3 hits, Armor 6)',
    ]);
  });

  it('asks for battle cards with the owner and the numbers that cards have changed', () => {
    const set = fight();
    set.does(0, { strike: { unit: A, target: [B] } });
    expect(set.question(0, who)?.prompt).toBe(
      "Ann's Small Flesh Man (1 hit, Force 1) attacks Bob's Small Clay Man (1 hit, Armor 1): play a battle card?",
    );
    expect(set.question(0, who)?.choices.at(-1)?.label).toBe(
      "Splatter: Force +5 for this attack on Bob's Small Clay Man",
    );
    plays(set, 0, 'Splatter');
    expect(set.question(1, who)?.prompt).toContain('(1 hit, Force 6)');
    expect(set.question(1, who)?.choices.at(-1)?.label).toBe(
      "Dodge: Armor +7 for Bob's Small Clay Man against this attack",
    );
  });

  it('names both stacks when a round ends', () => {
    const set = fight();
    set.does(0, { strike: { unit: A, target: [C] } });
    set.passes(0);
    set.does(1, { pass: true }, 1, 10);
    set.passes(1);
    set.does(0, { pass: true }, 1, 10); // the attack of unit B is rolled
    expect(set.question(0, who)?.prompt).toMatch(/^Battle round 1 goes on, d4, Ann: .* against d5, Bob: /);
    set.passes(0, 1, 1);
    set.does(0, { pass: true }, 1, 10); // the attack of unit C is rolled
    expect(set.question(0, who)?.prompt).toBe(
      'Battle round 1 ends, d4, Ann: Small Flesh Man (1 hit, Force 1, Armor 1) against d5, Bob: Small Clay Man ' +
        '(1 hit, Force 1, Armor 1), Large Iron Beast (3 hits, Force 7, Armor 6): play a battle card for an extra attack?',
    );
  });
});

describe('Golems that died', () => {
  it('are distinguished by their spaces if two have the same name', () => {
    const golems = ['0 d4 Small Flesh Man', '0 d4 Large Iron Beast', '1 d5 Small Clay Man'];
    const set = scene({ phase: 'BATTLE', golems, mana: [0, 0] });
    set.does(0, { attack: { from: 'd4', target: ['d5'] } }, 1, 10);
    const golem = { id: 77, seat: 0, material: 'FLESH', size: 'SMALL', shape: 'MAN' } as const;
    set.state.lost.push({ golem, space: 'f6' });
    set.does(1, { strike: { unit: C, target: [A] } }, 10, 1, 10, 1);
    expect(new Set(set.labels(0)).size).toBe(set.choices(0).length);
    expect(set.labels(0)).toContain('Put Small Flesh Man, which died in f6, back in …');
  });
});

describe('In whole matches', () => {
  it.each([2, 3, 4])('with %i players, all labels of a question differ, and every entry has a text', (seats) => {
    for (const bot of [randomPolicy, eagerPolicy]) {
      const given = { seats, options: { rounds: 12 } };
      const set = botsPlay(golems, given, [bot], seats, (now) => expectLabelsApart(now.question(now.waiting[0], who)));
      expect(set.texts(SPECTATOR, who)).not.toContain('');
    }
  });
});
