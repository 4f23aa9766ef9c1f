import { printed } from '../../printed.ts';
import type { Effect, Passive, Phase, Reach, Stat, When, Whom } from './words.ts';

/** This file generates the printed texts of cards from their effects, so that texts and effects always agree. */

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
const times = (n: number): string => (n === 1 ? 'once more' : `${n} times more`);
const phase = (one: Phase): string => `${printed(one)} phase`;

const REACH: Readonly<Record<Reach, string>> = { melee: 'melee attack', ranged: 'ranged attack', any: 'attack' };
const WHEN: Readonly<Record<When, string>> = {
  melee: ' in melee',
  ranged: ' at range',
  unarmed: ' when unarmed',
  hurt: ' at 10 life or less',
  led: ' while you have an ally',
};
const WHOM: Readonly<Record<Whom, string>> = {
  me: 'You',
  foe: 'An opponent',
  foes: 'Every opponent',
  all: 'Everybody',
};

const STAT: Readonly<Record<Stat, (by: number) => string>> = {
  ATK: (by) => `ATK ${signed(by)}`,
  DEF: (by) => `DEF ${signed(by)}`,
  R: (by) => `R ${signed(by)}`,
  DMG: (by) => `DMG ${signed(by)}`,
  RNG: (by) => `RNG ${signed(by)} for ranged weapons`,
  HAND: (by) => `hand limit ${signed(by)}`,
  DRAW: (by) => `${signed(by)} card in the Draw phase`,
  MOVES: (by) => `may move ${times(by)} in a turn`,
  EQUIPS: (by) => `may equip ${times(by)} in a turn`,
  ALLIES: (by) => `${signed(by)} ally at most`,
};

const does = (whom: Whom, verb: string): string => `${WHOM[whom]} ${verb}${whom === 'me' ? '' : 's'}`;

const TEXT: { [K in Effect['do']]: (effect: Extract<Effect, { do: K }>) => string } = {
  hit: ({ reach }) => `Your ${REACH[reach]} hits`,
  avoid: ({ reach }) => `Avoid a ${REACH[reach]} on you`.replace('a attack', 'an attack'),
  change: ({ what, by }) =>
    by > 0 ? `Your ${what} ${signed(by)} in this attack` : `The other side’s ${what} ${signed(by)} in this attack`,
  boost: ({ what, by, whom }) => `${WHOM[whom]}: ${STAT[what](by)} until your next Resolve phase`,
  damage: ({ n, whom, within, life }) =>
    `${does(whom, life ? 'lose' : 'take')} ${n} ${life ? 'life' : 'damage'}${within === undefined ? '' : ` (at most ${steps(within)} away)`}`,
  heal: ({ n, whom }) => `${does(whom, 'gain')} ${n} life, up to 20`,
  walk: () => 'Move to an adjacent cell',
  push: () => 'Push an opponent at most 2 steps away to a cell adjacent to its own',
  swap: () => 'Swap places with an opponent',
  teleport: ({ to }) =>
    ({ any: 'Move to any cell', shown: 'Move to any cell that is turned up', corner: 'Go back to your corner' })[to],
  reload: () => 'Reload one of your weapons',
  ready: () => 'One of your used pieces or allies is ready again',
  destroy: () => 'Destroy a piece of an opponent’s equipment',
  steal: ({ within }) =>
    `Take a piece of equipment into your hand from an opponent ${within === 0 ? 'on your cell' : `at most ${steps(within)} away`}`,
  drop: ({ whom }) =>
    whom === 'me'
      ? 'One of your pieces of equipment falls on your cell'
      : 'A piece of an opponent’s equipment falls on its cell',
  draw: ({ n, whom }) => `${does(whom, 'draw')} ${cards(n)}`,
  discard: ({ n, whom }) => `${does(whom, 'discard')} ${cards(n)}`,
  look: ({ at, n }) => (at === 'hand' ? 'Look at an opponent’s hand' : `Look at the top ${n} cards of your Draw stack`),
  reveal: () => 'Turn up the terrain of a cell',
  swapTerrain: () => 'Swap the terrain of your cell with that of an empty one: you land on it',
  cancel: () => 'Cancel the last card played in this attack or activity, or the card of the activity',
  removeEvent: () => 'Remove an event',
  extraAttack: () => 'One more attack in your turn',
  check: ({ at, met, missed }) => `(R) ${at} or more: ${comes(met)}; less: ${comes(missed)}`,
  skip: ({ phase: skipped, whom }) => `${does(whom, 'skip')} ${whom === 'me' ? 'your' : 'its'} next ${phase(skipped)}`,
};

const sentence = (effect: Effect): string => {
  const text = TEXT[effect.do] as (effect: Effect) => string; // the record stores each text under its effect's `do`
  return text(effect);
};

/** Returns the texts of effects, one sentence each, without the final full stop. */
export const sentences = (effects: readonly Effect[]): string => effects.map(sentence).join('. ');
const comes = (effects: readonly Effect[]): string => (effects.length > 0 ? sentences(effects) : 'nothing');
const passive = ({ what, by, when }: Passive): string => `${STAT[what](by)}${when ? WHEN[when] : ''}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Spoken {
  passives: readonly Passive[];
  effects: readonly Effect[];
  onTurn: readonly Effect[];
  onHit: readonly Effect[];
}

/** Returns a card's text without its numbers. `use` describes how the effects are triggered. */
export function textOf({ passives, effects, onTurn, onHit }: Spoken, use = ''): string {
  const parts = [
    ...passives.map((one) => capital(passive(one))),
    ...(effects.length ? [`${use}${sentences(effects)}`] : []),
    ...(onTurn.length ? [`After your Resolve phase: ${sentences(onTurn)}`] : []),
    ...(onHit.length ? [`When it hits: ${sentences(onHit)}`] : []),
  ];
  return parts.length ? `${parts.join('. ')}.` : '';
}
