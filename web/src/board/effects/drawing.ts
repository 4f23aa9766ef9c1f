import type { Effect, Place } from '../../data/client.ts';
import type { Box, Point } from '../geometry.ts';

/** An effect as the board needs it. */
export type ShownEffect = Pick<Effect, 'kind' | 'cards' | 'dice'> & {
  readonly seat?: number | null;
  readonly from?: Place | null;
  readonly to?: Place | null;
  readonly amount?: number | null;
  readonly what?: string | null;
  readonly sides?: number | null;
};

export type Tone = 'good' | 'bad' | 'plain';

/** A key stays the same while the page scrolls, so that animations go on. */
interface Keyed {
  readonly key: string;
}
interface Ring extends Box, Keyed {
  readonly tone: Tone;
  /** Whether the place leaves the table. */
  readonly isLost: boolean;
}
interface Arrow extends Keyed {
  readonly from: Point;
  readonly to: Point;
  readonly tone: Tone;
}
interface Label extends Point, Keyed {
  readonly text: string;
  readonly tone: Tone;
}
interface Dice extends Point {
  readonly seat: number | null;
  readonly faces: readonly number[];
  /** The number of sides; null for numbers on cards. */
  readonly sides: number | null;
}

/** The marks that are drawn over a table. */
export interface Drawing {
  readonly rings: readonly Ring[];
  readonly arrows: readonly Arrow[];
  readonly labels: readonly Label[];
  readonly dice: readonly Dice[];
}

/** The texts that depend on the reader's language. */
export interface Wording {
  readonly miss: string;
  readonly cards: (n: number) => string;
}

type Finding = (place: Place | null | undefined) => Box | null;

/**
 * Returns the marks of a step.
 * @param find returns where a place is on the page; null if it is not visible, so that nothing is drawn there
 */
export function drawn(effects: readonly ShownEffect[], find: (place: Place) => Box | null, wording: Wording): Drawing {
  const boxOf: Finding = (place) => (place ? find(place) : null);
  return {
    rings: ringsOf(effects, boxOf),
    arrows: effects.flatMap((effect, i) => arrowOf(effect, String(i), boxOf) ?? []),
    labels: labelsOf(effects, boxOf, wording),
    dice: diceOf(effects, boxOf),
  };
}

// One ring for each place. A loss matters more than the blow that causes it.
function ringsOf(effects: readonly ShownEffect[], boxOf: Finding): Ring[] {
  const rings = new Map<string, Ring>();
  const add = (place: Place | null | undefined, tone: Tone, isLost: boolean): void => {
    const box = boxOf(place);
    if (!place || !box) return;
    const old = rings.get(wordOf(place));
    const isBad = old?.tone === 'bad';
    rings.set(wordOf(place), {
      ...box,
      key: wordOf(place),
      tone: isBad ? 'bad' : tone,
      isLost: isLost || old?.isLost === true,
    });
  };
  for (const effect of effects) {
    if (effect.kind === 'ROLL') continue;
    add(effect.from, 'plain', false);
    add(effect.to, toneOf(effect), effect.kind === 'LOSE' && effect.amount == null);
  }
  return [...rings.values()];
}

// Several labels at one place are stacked.
function labelsOf(effects: readonly ShownEffect[], boxOf: Finding, wording: Wording): Label[] {
  const counts = new Map<string, number>();
  return effects.flatMap((effect) => {
    const [box, text] = [boxOf(effect.to), textOf(effect, wording)];
    if (!effect.to || !box || text === '') return [];
    const index = counts.get(wordOf(effect.to)) ?? 0;
    counts.set(wordOf(effect.to), index + 1);
    return [{ ...above(box, index), key: `${wordOf(effect.to)} ${index}`, text, tone: toneOf(effect) }];
  });
}

function toneOf({ kind, amount }: ShownEffect): Tone {
  if (kind === 'GAIN') return 'good';
  if (kind === 'LOSE') return 'bad';
  return kind === 'STRIKE' && amount !== 0 ? 'bad' : 'plain';
}

function textOf({ kind, from, amount, what, cards }: ShownEffect, wording: Wording): string {
  switch (kind) {
    case 'ROLL':
      return '';
    case 'STRIKE':
      return amount === 0 ? wording.miss : (what ?? '');
    case 'LOSE':
    case 'GAIN':
      return amount == null
        ? (what ?? '')
        : [`${kind === 'LOSE' ? '−' : '+'}${amount}`, what].filter(Boolean).join(' ');
    case 'MOVE':
      return from?.kind === 'ZONE' || cards.length > 0 ? namesOf(cards, amount ?? cards.length, wording) : '';
    case 'REVEAL':
      return [cards.join(', '), what].filter(Boolean).join(': ');
  }
}

/** The maximum number of cards that are named at their destination. */
const FEW = 3;

function namesOf(cards: readonly string[], amount: number, { cards: counted }: Wording): string {
  return cards.length > 0 && cards.length <= FEW ? cards.join(', ') : counted(amount);
}

function arrowOf(effect: ShownEffect, key: string, boxOf: Finding): Arrow | null {
  const [from, to] = [boxOf(effect.from), boxOf(effect.to)];
  if (!from || !to || (effect.kind !== 'MOVE' && effect.kind !== 'STRIKE')) return null;
  return { key, from: centre(from), to: centre(to), tone: toneOf(effect) };
}

// Dice lie beside the one who rolls them: the attacker, the target, or the seat.
function diceOf(effects: readonly ShownEffect[], boxOf: Finding): Dice[] {
  const strike = effects.find(({ kind }) => kind === 'STRIKE');
  const all: Dice[] = [];
  for (const { kind, seat = null, to, dice, sides = null } of effects) {
    if (kind !== 'ROLL') continue;
    const own = strike && (strike.seat === seat ? strike.from : strike.to);
    const box = boxOf(own) ?? boxOf(to);
    const last = all.findIndex((one) => one.seat === seat && one.sides === sides);
    const before = all[last];
    if (before) all[last] = { ...before, faces: [...before.faces, ...dice] };
    else if (box) all.push({ x: box.x, y: centre(box).y, seat, faces: dice, sides });
  }
  return all;
}

function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The height of a label, in pixels. */
const LABEL = 26;

// Labels are stacked upwards, except at the upper edge of the table.
function above({ x, y, width }: Box, index: number): Point {
  const way = y > 2 * LABEL ? -1 : 1;
  return { x: x + width / 2, y: y + way * LABEL * index };
}

function wordOf({ kind, key }: Place): string {
  return `${kind} ${key}`;
}
