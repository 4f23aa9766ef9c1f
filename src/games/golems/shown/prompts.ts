import type { CardName } from '../../../engine/index.ts';
import { HAND_NAME, type HandKind } from '../cards/catalogue.ts';
import type { Space } from '../rules/board.ts';

const cards = (count: number, kind: HandKind): string =>
  `${count} ${HAND_NAME[kind]} ${count === 1 ? 'card' : 'cards'}`;

/** The questions to players. */
export const ASK = {
  craft: (mana: number, tooDear: { name: string; cost: number } | null): string => {
    const but = tooDear === null ? '' : `, but your cheapest golem, ${tooDear.name}, costs ${tooDear.cost}`;
    return `Craft Phase: build a golem? You have ${mana} mana${but}`;
  },
  fate: (count: number): string => `Fate Phase: ${count} to draw. From which deck?`,
  extra: (cost: number, mana: number): string => `Fate Phase: draw an extra card for ${cost} of your ${mana} mana?`,
  discard: (count: number, kind: HandKind, limit: number): string =>
    `Fate Phase: discard ${cards(count, kind)}; you may keep ${limit}`,
  spell: (cost: number, mana: number): string => `Spell Phase: play a spell for ${cost} of your ${mana} mana?`,
  answer: (seat: string, spell: string, cost: number, mana: number): string =>
    `${seat} plays ${spell}. Answer for ${cost} of your ${mana} mana?`,
  move: 'Move Phase: move a golem?',
  battle: 'Battle Phase: attack an adjacent enemy stack?',
  strike: (round: number, stacks: readonly (readonly [seat: string, space: Space])[]): string => {
    const sides = stacks.map(([seat, space]) => `${seat} in ${space}`);
    return `Battle round ${round}, ${sides.join(' against ')}: which unit attacks whom?`;
  },
  battleCard: 'Play a battle card?',
  battleCardFor: (attacker: string, unit: string, target: string, other: string): string =>
    `${attacker}'s ${unit} attacks ${target}'s ${other}: play a battle card?`,
  roundCard: (round: number, isLast: boolean, stacks: readonly string[]): string => {
    const when = `Battle round ${round} ${isLast ? 'ends' : 'goes on'}`;
    return `${when}, ${stacks.join(' against ')}: play a battle card for an extra attack?`;
  },
  regenerate: 'End Phase: put back a Soft golem that died in a battle you won?',
} as const;

/** The labels of choices. The target of a card ends the label of its choice. */
export const SAY = {
  buildNothing: 'Build nothing',
  build: (golem: string, mana: number, uncontrolled: string | null): string => {
    const doubled = uncontrolled === null ? '' : ` (doubled: you do not control ${uncontrolled})`;
    return `Build ${golem} for ${mana} mana${doubled} at …`;
  },
  drawOne: (kind: HandKind): string => `Draw ${cards(1, kind)}, then choose again`,
  drawAll: (golem: number, event: number): string => {
    const parts = [golem > 0 ? cards(golem, 'GOLEM') : '', event > 0 ? cards(event, 'EVENT') : ''];
    return `Draw ${parts.filter(Boolean).join(' and ')}`;
  },
  drawNoMore: 'No more cards',
  drawExtra: (kind: HandKind, cost: number): string => `Draw ${cards(1, kind)} for ${cost} mana`,
  discard: (count: number, kind: HandKind): string => `Discard ${cards(count, kind)}: …`,
  endMoves: 'End your moves',
  move: (golem: string, from: Space): string => `Move ${golem} from ${from} to …`,
  endBattles: 'End your battles',
  attack: (from: Space, stack: readonly string[]): string =>
    `From ${from} (${stack.join(', ')}): attack the stack in …`,
  strike: (unit: string, seat: string, target: string | null): string =>
    `${unit} attacks ${seat}'s ${target === null ? '…' : target}`,
  passBattle: 'Pass for the whole battle',
  regenerateNone: 'Put back no golem',
  regenerate: (golem: string, space: Space): string => `Put ${golem}, which died in ${space}, back in …`,
  onStack: 'on a stack …',
  extraAttack: 'one more attack for …',
  armor: (by: number, seat: string, unit: string): string => `Armor +${by} for ${seat}'s ${unit} against this attack`,
  force: (by: number, seat: string, unit: string): string => `Force +${by} for this attack on ${seat}'s ${unit}`,
  gainMana: (mana: number): string => `gain ${mana} mana`,
  divine: (deep: number): string => `look at the opponents' hands and the next ${deep} cards of both decks`,
  negate: (seat: string, card: CardName): string => `negate ${seat}'s ${card}`,
  portal: (stack: string): string => `from ${stack} to …`,
  steal: (seat: string, hands: readonly (readonly [count: number, kind: HandKind])[]): string =>
    `a random card of ${seat} (${hands.map(([count, kind]) => `${count} ${HAND_NAME[kind]}`).join(', ')})`,
  transform: (seat: string, golem: string, space: Space): string => `${seat}'s ${golem} in ${space} becomes …`,
} as const;
