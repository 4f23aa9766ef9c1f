import type { CardName } from '../../../engine/index.ts';
import { type Until, untilText } from '../cards/print.ts';

/** A Data Fragment, its cost, and the number of cards that are put aside for it. */
export interface Charged {
  name: CardName;
  cost: number;
  cards: number;
}

const chargedText = ({ name, cost, cards }: Charged): string => `Data Fragment ${name} (${cards} of ${cost} charged)`;

/** The questions to players. */
export const ASK = {
  redraw: 'Keep your first hand, or shuffle it back and draw five new cards? You may do so once.',
  attack: (turn: number, against: string, hp: number, resilience: number): string =>
    `Turn ${turn}: which attack do you make against ${against} (${hp} Health Points, Resilience ${resilience})?`,
  defend: (attack: string | null): string => (attack === null ? 'Do you defend?' : `${attack}. Do you defend?`),
  assist: (attacker: string, card: CardName): string =>
    `${attacker} attacks as a double team with you: which cards charge your ${card}?`,
  enter: (fallen: string): string => `${fallen} has fallen: who comes in?`,
  swap: (card: CardName, until: Until | null): string =>
    `${card} goes on${until ? ` until ${untilText(until)}` : ''}: which one to five cards do you exchange?`,
  quarantine: 'End of the turn: which cards from your hand do you quarantine before you draw?',
  quarantineSome: (hand: number, least: number): string =>
    `You stop attacking, and your hand drops back to ${hand}: which cards, at least ${least}, do you quarantine?`,
  charge: (isSpeed: boolean, fragment: Charged | null): string =>
    `Which of your Data Charge cards goes to your ${fragment === null ? 'Data Fragment' : chargedText(fragment)}${isSpeed ? '' : ' instead of having its effect'}?`,
  takeBack: 'Which card do you take back from your Quarantine?',
} as const;

/** The labels of choices. */
export const SAY = {
  keepHand: 'Keep this hand',
  newHand: 'Draw a new hand',
  endAttack: 'End the attack: the other side attacks next',
  attack: (card: string, numbers: string): string => `Attack with ${card} (${numbers})`,
  blast: (name: CardName): string => `your Blast ${name}`,
  burst: (name: CardName): string => `your Burst ${name}`,
  tag: (partner: string, card: CardName, cost: number): string =>
    `Tag ${partner} in: you quarantine ${card} (cost ${cost}), ${partner} quarantines …`,
  doubleTeam: (partner: string, card: string, numbers: string): string =>
    `Double team with ${partner}: ${card} (${numbers})`,
  yourCard: (card: CardName): string => `Your ${card}`,
  lastStand: (own: CardName, teams: CardName | null): string =>
    `Last stand: use your ${own}${teams === null ? '' : ` instead of the team’s ${teams}`} from now on`,
  enter: 'Sends in …',
  member: (name: string, form: string, hp: number): string => `${name}: ${form}, ${hp} Health Points`,
  noDefence: 'Do not defend',
  cannotDefend: (reasons: string): string => `Do not defend. Your cards cannot meet the attack: ${reasons}`,
  noDefenceSwap: 'Do not defend: quarantine … and draw as many',
  swap: 'Quarantine … and draw as many',
  quarantine: (least: number): string =>
    least > 0 ? `Quarantine at least ${least} of …` : 'Quarantine any of … (choose none to keep all)',
  dispose: 'Dispose of your cards',
  charge: 'Charge your Data Fragment with …, dispose of the rest',
  takeBack: 'Take back …',
} as const;
