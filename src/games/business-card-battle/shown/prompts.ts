import type { Seat, Who } from '../../../engine/index.ts';
import type { Fighter } from '../rules/field.ts';
import { onSpot, withStats } from './labels.ts';

/** The questions to players. */
export const ASK = {
  pick: (isAgain: boolean): string => {
    const why = isAgain ? 'Both showed the same mark, so pick again.' : 'Who goes first?';
    return `${why} Pick a card: the marks of both cards play Paper/Scissors/Rock.`;
  },
  place: (names: readonly string[]): string => {
    const numbered = names.map((name, i) => `${i + 1}. ${name}`);
    return `Place your characters, a spot for each in this order: ${numbered.join('; ')}`;
  },
  advance: 'Your front line is empty: who steps forward?',
  act: 'Your turn: one of your characters may move and then attack, share HP or restore itself.',
  follow: (one: Fighter): string => `${withStats(one)} has moved. What does it do now?`,
  declare: (strike: string): string => `${strike} Declare Instant Death?`,
  absorb: (strike: string, hp: number | undefined): string =>
    `${strike} ${hp === undefined ? '' : `It takes ${hp} HP. `}Absorb Attacking Power?`,
  prizeOfWinner: 'You have won: pick a card from the deck you have beaten.',
  prizeOfLoser: 'You have lost, and may pick the card from your deck to give away.',
} as const;

/** The labels of choices. */
export const SAY = {
  show: 'Show one of your cards …',
  spots: (count: number): string => `Place your ${count} characters …`,
  nothing: 'Do nothing',
  nothingMore: 'Nothing more',
  attacks: (label: string): string => `${label} attacks …`,
  far: ', long distance',
  farUnanswered: ', long distance, does not strike back',
  regains: (label: string, hp: number): string => `${label} regains ${hp} HP`,
  gives: (from: string, to: string): string => `${from} gives HP to ${to}: how much?`,
  moves: (one: Fighter): string => `Move ${onSpot(one)} to …`,
  swaps: (spot: string, { name }: Fighter): string => `${spot}, changing places with ${name}`,
  strike: 'Strike with its AP',
  instantDeath: 'Instant Death: 5 or 6 kills; otherwise its next strike is skipped',
  absorb: 'Absorb: roll after a strike that hits; 5 or 6 adds its AP to the HP',
  absorbAlways: 'Absorb this strike and every further one in this battle',
  take: 'Take the strike',
  prize: 'The prize is …',
} as const;

/** For example, "Your Isa Whistle on front 1 (…) strikes Ben's Ines Field on front 1 (…), weakly." */
export function strikeText(
  { striker, target, isFar, isWeak }: { striker: Fighter; target: Fighter; isFar: boolean; isWeak: boolean },
  asked: Seat,
  who: Who,
): string {
  const owner = ({ seat }: Fighter, your: string): string => (seat === asked ? your : `${who(seat)}'s`);
  const how = `${isFar ? ' over a distance' : ''}${isWeak ? ', weakly' : ''}`;
  return `${owner(striker, 'Your')} ${withStats(striker)} strikes ${owner(target, 'your')} ${withStats(target)}${how}.`;
}
