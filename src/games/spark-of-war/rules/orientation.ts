import { type Ask, type At, type Choice, EngineBug, isRead } from '../../../engine/index.ts';
import { PLANETS } from '../cards/catalogue.ts';
import type { TurnCard } from '../moves.ts';
import { turnOf, turnPlayer } from '../seats.ts';
import { asking, named, thingLabel } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { effects } from '../shown/shots.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Thing } from '../state.ts';
import { dealtAt, hasForcefield } from './damage.ts';
import { type Hex, SIX } from './hex.ts';
import { bestRotation } from './judgement.ts';

/** Describes a card's sides as text. Rotations that look the same have equal texts. */
function pattern(thing: Thing): string {
  return SIX.map((side) => (thing.kind === 'planet' ? Number(hasForcefield(thing, side)) : dealtAt(thing, side))).join(
    '',
  );
}

/** If several rotations look the same, only the smallest is included. */
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
const ROTATIONS = new Map<string, readonly number[]>(); // a cache, because cards never change

/** Whether a card's rotation makes a difference. */
export function canTurn(thing: Thing): boolean {
  return thing.kind !== 'station' && rotationsOf(thing.name).length > 1;
}

function thingAt(at: At<SparkOfWar>, hex: Hex): Thing {
  const thing = at.state.things[hex];
  if (!thing) throw new EngineBug(`nothing lies in ${hex}`);
  return thing;
}

/** The player rotates the ship just deployed, or the card chosen with a special power. */
export const orient: Ask<SparkOfWar, 'orient'> = {
  // No seat is asked if the ship has returned to the draw pile together with all other ships.
  asks: (at, { hex }) => (at.state.things[hex] ? turnPlayer(at) : []),
  prompt: (at, { hex, power }, seat) => asking(at, seat, ASK.orient(thingLabel(thingAt(at, hex)), hex, power === true)),
  choices: (at, { hex }, _, who) => {
    const thing = thingAt(at, hex);
    return SIX.map((rotation): Choice<TurnCard> => {
      const label = isRead(who) ? SAY.turn(rotation, effects(at, hex, { ...thing, rotation })) : '';
      return { label, move: { turn: { rotation } } };
    });
  },
  take: (table, { hex }, _seat, { turn: { rotation } }) => {
    table.emit({ fact: 'turned', ...named(table.at, hex), rotation });
  },
  absent: (at, { hex }) => {
    const thing = thingAt(at, hex);
    return { turn: { rotation: bestRotation(at, turnOf(at), hex, thing, rotationsOf(thing.name)) } };
  },
};
