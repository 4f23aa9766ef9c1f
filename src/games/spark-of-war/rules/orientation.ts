import { type Ask, type At, type Choice, EngineBug } from '../../../engine/index.ts';
import { PLANETS } from '../cards/catalogue.ts';
import type { TurnCard } from '../moves.ts';
import { turnOf, turnPlayer } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Thing } from '../state.ts';
import { dealtAt, hasForcefield } from './damage.ts';
import { type Hex, neighbours, SIDES, SIX } from './hex.ts';
import { bestRotation } from './judgement.ts';

/** What stands at each side of a card, as text: equal texts are rotations that nobody can tell apart. */
function pattern(thing: Thing): string {
  return SIX.map((side) => (thing.kind === 'planet' ? Number(hasForcefield(thing, side)) : dealtAt(thing, side))).join(
    '',
  );
}

/** The rotations of a card that differ, the smallest of each. */
export function rotationsOf(name: string): readonly number[] {
  const known = ROTATIONS.get(name);
  if (known) return known;
  const kind = Object.hasOwn(PLANETS, name) ? 'planet' : 'ship';
  const seen = new Set<string>();
  const rotations = SIX.filter((rotation) => {
    const text = pattern({ kind, card: 0, name, rotation, colour: null });
    return !seen.has(text) && seen.add(text);
  });
  ROTATIONS.set(name, rotations);
  return rotations;
}
const ROTATIONS = new Map<string, readonly number[]>(); // of fixed cards, so worked out once

/** Does it make a difference how this card lies? */
export function canTurn(thing: Thing): boolean {
  return thing.kind !== 'station' && rotationsOf(thing.name).length > 1;
}

function labelOf(at: At<SparkOfWar>, hex: Hex, thing: Thing): string {
  if (thing.kind === 'planet') {
    return `Forcefields: ${SIDES.filter((_, side) => hasForcefield(thing, side)).join(', ')}`;
  }
  const around = neighbours(hex);
  const parts = SIX.flatMap((side) => {
    const damage = dealtAt(thing, side);
    const hit = at.state.things[around[side] ?? ''];
    return damage > 0 ? [`${SIDES[side]} ${damage}${hit ? ` into ${hit.name}` : ''}`] : [];
  });
  return parts.join(', ');
}

function thingAt(at: At<SparkOfWar>, hex: Hex): Thing {
  const thing = at.state.things[hex];
  if (!thing) throw new EngineBug(`nothing lies in ${hex}`);
  return thing;
}

/** Turns the card that has just been deployed, or that a special power has named. */
export const orient: Ask<SparkOfWar, 'orient'> = {
  asks: (at, { hex }) => (at.state.things[hex] ? turnPlayer(at) : []), // it may have been recalled with all ships
  prompt: (at, { hex }) => `How shall ${thingAt(at, hex).name} lie in ${hex}?`,
  choices: (at, { hex }) => {
    const thing = thingAt(at, hex);
    return rotationsOf(thing.name).map((rotation): Choice<TurnCard> => {
      return { label: labelOf(at, hex, { ...thing, rotation }), move: { turn: { rotation } } };
    });
  },
  take: (table, { hex }, _seat, { turn: { rotation } }) => {
    const { card, name } = thingAt(table.at, hex);
    table.emit({ fact: 'turned', hex, card, name, rotation });
  },
  absent: (at, { hex }) => {
    const thing = thingAt(at, hex);
    return { turn: { rotation: bestRotation(at, turnOf(at), hex, thing, rotationsOf(thing.name)) } };
  },
};
