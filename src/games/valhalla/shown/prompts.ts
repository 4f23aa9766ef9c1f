import type { CardName } from '../../../engine/index.ts';
import type { Word } from '../cards/words.ts';

/** By effect: the question to the player who aims it. */
const AIM: Readonly<Partial<Record<Word, string>>> = {
  boost: 'which opponent?',
  damage: 'which opponent?',
  walk: 'to which cell?',
  push: 'whom, and to which cell?',
  swap: 'with whom?',
  teleport: 'to which cell?',
  reload: 'which weapon?',
  ready: 'which piece or ally?',
  destroy: 'which piece?',
  steal: 'which piece?',
  drop: 'which piece?',
  discard: 'which opponent?',
  look: 'whose hand?',
  reveal: 'which cell?',
  swapTerrain: 'with which cell?',
  removeEvent: 'which event?',
  skip: 'which opponent?',
};

const playCard = (isAble: boolean): string => (isAble ? 'Play a card?' : 'You have nothing to play now');

/** The questions to players. */
export const ASK = {
  lay: (cells: number): string => `Lay a terrain face down on one of ${cells} empty cells`,
  activity: 'Activity phase: what do you do?',
  combat: 'Combat phase: whom do you attack?',
  combatSpent: (isAble: boolean): string => `Combat phase: you have already attacked. ${playCard(isAble)}`,
  combatOutOfReach: (isAble: boolean): string => `Combat phase: no opponent is in reach. ${playCard(isAble)}`,
  giveWay: (damage: number, by: string | undefined, armour: number): string =>
    `${damage} damage${by === undefined ? '' : ` by ${by}`}, your armour takes ${armour}: which piece takes too much and is lost?`,
  discard: (count: number, limit: number): string =>
    `Your turn ends: discard ${count} of your cards, because you may keep only ${limit}`,
  discardFor: (by: CardName, count: number): string => `${by}: discard ${count} of your cards`,
  take: 'Take a piece of equipment from your cell into your hand?',
  reply: (happening: string, isAble: boolean): string => `${happening}. ${playCard(isAble)}`,
  choose: (card: CardName, text: string, word: Word): string => `${card} (${text}): ${AIM[word] ?? 'do you use it?'}`,
} as const;

const signed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;

/** The labels of choices. */
export const SAY = {
  lay: (terrain: CardName, isLast: boolean): string => (isLast ? `Lay ${terrain}` : `Lay ${terrain} on …`),
  enter: (cell: string): string => `Enter the map: ${cell}`,
  move: 'Move to …',
  equip: (piece: string, isOnGround: boolean, text: string, instead: string | null): string => {
    const where = isOnGround ? ' from the ground' : '';
    return `Equip ${piece}${where}: ${text}${instead === null ? '' : ` Instead of ${instead}.`}`;
  },
  seed: (piece: string): string => `Seed ${piece} face down under …`,
  ally: (name: CardName, text: string): string => `Call ${name}: ${text}`,
  event: (name: CardName, text: string): string => `Event ${name}: ${text}`,
  endActivity: 'End the Activity phase and go on to Combat',
  attack: (foe: string, arms: string | null, odds: string): string =>
    `${foe}${arms === null ? '' : ` with ${arms}`}: ${odds}`,
  attackOne: (attack: string): string => `Attack ${attack}`,
  attackWith: (arms: string): string => `Attack with ${arms} …`,
  odds: (atk: number, def: number, damage: number): string => `R + ${atk} against R + ${def}, damage ${damage}`,
  endCombat: 'End the Combat phase and your turn',
  discardHand: 'Discard your hand',
  discard: (count: number): string => (count === 1 ? 'Discard …' : `Discard ${count}: …`),
  takeNothing: 'Take nothing',
  take: (piece: string, text: string): string => `Take ${piece}: ${text}`,
  leaveAlone: (card: CardName): string => `Leave ${card} alone`,
} as const;

/** The beginnings of labels of a card's targets, or whole labels of effects without targets. */
export const AIMED = {
  doIt: 'do it',
  hit: 'your attack hits',
  avoid: 'avoid the attack',
  change: (what: string, by: number): string => `${what} ${signed(by)}`,
  cancel: (card: CardName): string => `cancel ${card}`,
  boost: (what: string, by: number): string => `${what} ${signed(by)} for`,
  lifeLost: (n: number): string => `${n} life lost by`,
  damage: (n: number): string => `${n} damage to`,
  heal: (n: number): string => `gain ${n} life`,
  walk: 'move one step to',
  push: (foe: string): string => `push ${foe} to …`,
  swap: 'swap places with',
  toCorner: 'go back to your corner',
  teleport: 'go to',
  reload: 'reload',
  ready: 'make ready:',
  destroy: 'destroy',
  steal: 'take',
  drop: 'drop',
  draw: (n: number): string => `draw ${n === 1 ? 'a card' : `${n} cards`}`,
  discard: (n: number): string => `discard ${n}:`,
  lookAtStack: (n: number): string => `look at the next ${n} cards`,
  lookAtHand: 'look at the hand of',
  reveal: 'turn up',
  swapTerrain: 'swap your terrain with',
  removeEvent: 'remove',
  extraAttack: 'one more attack',
  skip: (phase: string): string => `no ${phase.toLowerCase()} phase for`,
} as const;
