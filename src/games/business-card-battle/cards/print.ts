import type { CardName, CardSpec, Counter } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';

export const ATTRIBUTES = ['EARTH', 'WATER', 'FIRE', 'AIR'] as const;
export const MARKS = ['PAPER', 'SCISSORS', 'ROCK'] as const;
export const SKILLS = [
  'FLYING',
  'LEADOFF_ATTACK',
  'SELF_RESTORATION',
  'INSTANT_DEATH',
  'ABSORB_ATTACKING_POWER',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Mark = (typeof MARKS)[number];
export type Skill = (typeof SKILLS)[number];

/** Earth beats Water, Water beats Fire, Fire beats Air, and Air beats Earth. */
const STRONGER_THAN: Readonly<Record<Attribute, Attribute>> = {
  EARTH: 'WATER',
  WATER: 'FIRE',
  FIRE: 'AIR',
  AIR: 'EARTH',
};
export function beats(one: Attribute, other: Attribute): boolean {
  return STRONGER_THAN[one] === other;
}

/** The mark that each mark beats. */
const WINS_OVER: Readonly<Record<Mark, Mark>> = { PAPER: 'ROCK', ROCK: 'SCISSORS', SCISSORS: 'PAPER' };
export function markWins(one: Mark, other: Mark): boolean {
  return WINS_OVER[one] === other;
}

type Constant = Attribute | Mark | Skill;
const CONSTANTS: readonly Constant[] = [...ATTRIBUTES, ...MARKS, ...SKILLS];
const WORDS = new Map(CONSTANTS.map((constant) => [constant, printed(constant)]));
/** Returns the printed form of a constant, such as "Leadoff Attack" for LEADOFF_ATTACK. */
export function word(constant: Constant): string {
  return WORDS.get(constant) ?? constant;
}

const SKILL_TEXT: Readonly<Record<Skill, string>> = {
  FLYING: 'Flying: attacks the neighbouring columns too, and over a distance: front to rear, rear to front.',
  LEADOFF_ATTACK: 'Leadoff Attack: strikes first when it is attacked, unless the attacker has Leadoff Attack too.',
  SELF_RESTORATION: 'Self-Restoration: regains a quarter of its printed HP instead of acting.',
  INSTANT_DEATH: 'Instant Death: declared before a strike; 5 or 6 kills, anything else costs its next strike.',
  ABSORB_ATTACKING_POWER:
    'Absorb Attacking Power: declared before it is struck; 5 or 6 adds the AP of the strike to its HP instead.',
};

/** A character as printed on its business card. */
export interface Character extends CardSpec {
  department: string;
  title: string;
  attribute: Attribute;
  ap: number;
  /** The printed hit points. In play, a character can have more. */
  hp: number;
  mark: Mark;
  skills: readonly Skill[];
}

/** A card as a list: name, department, title, attribute, AP, HP, mark and skills. */
export type Printed = readonly [CardName, string, string, Attribute, number, number, Mark, ...Skill[]];

export const BACK = 'business card';

function printedNumber(label: string, value: number): Counter {
  return { label, seat: null, value, max: null };
}

export function character([, department, title, attribute, ap, hp, mark, ...skills]: Printed): Character {
  const lines = [`${title}, ${department}. ${word(attribute)}, AP ${ap}, HP ${hp}, ${word(mark)}.`];
  const text = [...lines, ...skills.map((skill) => SKILL_TEXT[skill])].join(' ');
  const numbers = [printedNumber('AP', ap), printedNumber('HP', hp)];
  return { kind: 'character', text, back: BACK, numbers, department, title, attribute, ap, hp, mark, skills };
}

/** Returns AP + HP. A deck can contain only one card above {@link STRONG}. */
export function strength(card: { ap: number; hp: number }): number {
  return card.ap + card.hp;
}
export const STRONG = 90;
