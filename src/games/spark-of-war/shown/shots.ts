import { type At, type BlankOption, isRead, type Who } from '../../../engine/index.ts';
import { type Power, shipCard } from '../cards/catalogue.ts';
import { dealtAt, hasForcefield, pierces, receivedIn, resistanceOf } from '../rules/damage.ts';
import { type Hex, neighbours, opposite, SIDES, SIX } from '../rules/hex.ts';
import { mayTake, turnOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { State, Thing } from '../state.ts';
import { standing, thingLabel } from './labels.ts';

/** The short text of each power. */
const POWER_BRIEF: Readonly<Record<Power, string>> = {
  destroy: 'may destroy a spaceship',
  pierce: 'ignores forcefields',
  rotatePlanet: 'may rotate a planet',
  rotateShip: 'may rotate a spaceship',
  stow: 'may place a spaceship from your hand into your salvage yard',
};

/** Describes the printed values of a ship, such as "resistance 3; top 3, upper right 2; may rotate a planet". */
export function shipBrief(name: string): string {
  const { resistance, damage, power } = shipCard(name);
  const sides = damage.flatMap((n, side) => (n > 0 ? [`${SIDES[side]} ${n}`] : []));
  return [`resistance ${resistance}`, sides.join(', '), ...(power ? [POWER_BRIEF[power]] : [])].join('; ');
}

/**
 * Describes the damage that a card deals or stops, in the rotation of `thing`. For a ship: each side's target, its
 * total damage and any forcefield in between. For a planet: its forcefields, and the damage stopped and left.
 */
export function effects(at: At<SparkOfWar>, hex: Hex, thing: Thing): string {
  return thing.kind === 'planet' ? fields(at, hex, thing) : shots(at, hex, thing);
}

function shots(at: At<SparkOfWar>, hex: Hex, thing: Thing): string {
  const { things, extra } = at.state;
  const parts = SIX.flatMap((side) => {
    const damage = dealtAt(thing, side);
    if (damage === 0) return [];
    const there = neighbours(hex)[side] ?? '';
    const target = things[there];
    if (!target) return [`${SIDES[side]} ${damage}`];
    const into = `${SIDES[side]} ${damage} into ${thingLabel(target)}`;
    const field = hasForcefield(target, opposite(side));
    if (field && !pierces(thing)) return [`${into}, stopped by its forcefield`];
    const sum = receivedIn(things, there, target, { hex, thing }) + (extra[there] ?? 0);
    return [`${into}${field ? ' through its forcefield' : ''} (${outcome(at, target, sum)})`];
  });
  return parts.join(', ');
}

// Compares the damage with the resistance, such as "5 of 5, taken".
function outcome(at: At<SparkOfWar>, thing: Thing, damage: number): string {
  const resistance = resistanceOf(thing);
  return `${damage} of ${resistance}${damage >= resistance && mayTake(at, turnOf(at), thing) ? ', taken' : ''}`;
}

function fields(at: At<SparkOfWar>, hex: Hex, thing: Thing): string {
  const { things, extra } = at.state;
  const parts = SIX.flatMap((side) => {
    if (!hasForcefield(thing, side)) return [];
    const source = things[neighbours(hex)[side] ?? ''];
    const damage = source && !pierces(source) ? dealtAt(source, opposite(side)) : 0;
    return [`${SIDES[side]}${source && damage > 0 ? ` (stops ${damage} of ${source.name})` : ''}`];
  });
  const sum = receivedIn(things, hex, thing) + (extra[hex] ?? 0);
  return `forcefields ${parts.join(', ')}; sustains ${outcome(at, thing, sum)}`;
}

/** Returns the matching cards of the galaxy as options of a blank, with the damage that each card deals or stops. */
export function thingOptions(at: At<SparkOfWar>, fits: (thing: Thing) => boolean, who: Who): BlankOption[] {
  return Object.entries(at.state.things).flatMap(([hex, thing]) =>
    fits(thing) ? [{ value: hex, label: isRead(who) ? optionLabel(at, hex, thing) : '' }] : [],
  );
}

function optionLabel(at: At<SparkOfWar>, hex: Hex, thing: Thing): string {
  if (thing.kind === 'planet') return `${thingLabel(thing)} in ${hex}: ${fields(at, hex, thing)}`;
  return `${standing(at, hex, thing)}: ${shots(at, hex, thing)}`;
}

/** For players without a board, such as "0,-1: bottom Star, lower left Ring A behind its forcefield; sustains 2". */
export function surroundings({ things }: State, hex: Hex, damage: number): string {
  const around = neighbours(hex);
  let beside = '';
  for (const side of SIX) {
    const thing = things[around[side] ?? ''];
    if (!thing) continue;
    const field = hasForcefield(thing, opposite(side)) ? ' behind its forcefield' : '';
    beside += `${beside ? ', ' : ''}${SIDES[side]} ${thingLabel(thing)}${field}`;
  }
  return `${hex}: ${beside}${damage > 0 ? `; sustains ${damage}` : ''}`;
}
