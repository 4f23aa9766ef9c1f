import { type BlankOption, EngineBug, isRead, type Who } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { type EventCard, HAND_NAME, PRINTED, SHAPE, SIZE } from '../cards/catalogue.ts';
import type { Played } from '../moves.ts';
import { SPACES, type Space } from '../rules/board.ts';
import { armorAt } from '../rules/tower.ts';
import {
  type Aimed,
  forceOf,
  hitsOf,
  type Mould,
  type Named,
  nameOf,
  printedArmor,
  printedForce,
  type State,
  type Unit,
} from '../state.ts';

const UNREAD_SPACES: readonly BlankOption[] = SPACES.map((value) => ({ value, label: '' }));

/** Returns a space as an option of a blank, such as "d4", or "d4, Monolith" with its terrain. */
export function spaceOptionAt(state: State, index: number, who: Who): BlankOption {
  const unread = UNREAD_SPACES[index];
  if (unread && !isRead(who)) return unread;
  const space = SPACES[index];
  if (space === undefined) throw new EngineBug(`no space ${index}`);
  const terrain = state.terrain[index] ?? 'WASTELAND';
  return { value: space, label: terrain === 'WASTELAND' ? space : `${space}, ${printed(terrain)}` };
}
export function spaceOptions(state: State, indexes: readonly number[], who: Who): BlankOption[] {
  return indexes.map((index) => spaceOptionAt(state, index, who));
}

export function named(unit: Unit): Named {
  return { id: unit.id, seat: unit.seat, name: nameOf(unit), space: unit.space };
}

/** Names a unit and its owner, such as "Ann's Large Crystal Flyer". */
export function whose(unit: Named, who: Who): string {
  return `${who(unit.seat)}'s ${unit.name}`;
}
/** For example, "Ann's Large Crystal Flyer in d4", for texts in which two units can have the same name. */
export function placed(unit: Named, who: Who): string {
  return whose(unit, who) + (unit.space === undefined ? '' : ` in ${unit.space}`);
}

/** Describes a card's target as the end of a sentence. Returns an empty string if the card has no target. */
export function aimInWords({ target, on, stack = [], against }: Played & Aimed, who: Who): string {
  if (against) return ` against ${who(against.seat)}'s ${against.card}`;
  if (!target) return '';
  const [first] = stack;
  const names = stack.map(({ name }) => name).join(', ');
  if ('stack' in target) {
    const [space] = target.stack;
    return first ? ` on ${who(first.seat)}'s stack in ${space} (${names})` : ` on the stack in ${space}`;
  }
  if ('portal' in target) {
    const { from, to } = target.portal;
    return `${first ? ` on ${names}` : ''} from ${from} to ${to[0]}`;
  }
  if ('opponent' in target) return ` on ${who(target.opponent)}`;
  if ('hand' in target) return ` on ${who(target.hand.seat)}'s ${HAND_NAME[target.hand.hand]} hand`;
  if (!on) return '';
  const [into] = 'golem' in target ? target.golem.into : [];
  return ` on ${placed(on, who)}${into ? `, to make it ${PRINTED[into]}` : ''}`;
}

/** Names a card that is played on a stack, with its printed effect, because the choice itself only names the stack. */
export function spellLabel(name: string, { effect, text }: EventCard): string {
  const isOnStack = ['moveAgain', 'storm', 'boost', 'repair', 'portal'].includes(effect.do);
  return isOnStack ? `${name} (${text.replace(/^.*?\. /, '')})` : name;
}

const inHits = (hits: number): string => `${hits} ${hits === 1 ? 'hit' : 'hits'}`;

/** Names a unit with its hits, such as "Large Crystal Flyer (2 hits)". */
export function withHits(unit: Unit): string {
  return `${nameOf(unit)} (${inHits(hitsOf(unit))})`;
}
/** For example, "Large Crystal Flyer (2 hits, Force 5)". `more` is the Force that cards add. */
export function withForce(unit: Unit, more = 0): string {
  return `${nameOf(unit)} (${inHits(hitsOf(unit))}, Force ${forceOf(unit) + more})`;
}
/** For example, "Large Crystal Flyer (2 hits, Armor 4)". `more` is the Armor that cards add. */
export function withArmor(state: State, unit: Unit, more = 0): string {
  return `${nameOf(unit)} (${inHits(hitsOf(unit))}, Armor ${armorAt(state, unit) + more})`;
}
/** Describes a unit, such as "Large Crystal Flyer (2 hits, Force 5, Armor 4)". */
export function withNumbers(state: State, unit: Unit): string {
  return `${nameOf(unit)} (${inHits(hitsOf(unit))}, Force ${forceOf(unit)}, Armor ${armorAt(state, unit)})`;
}
/** Describes a golem that could be built, such as "Large Crystal Flyer (3 hits, Move 4, Force 5, Armor 4)". */
export function inPlan(golem: Mould): string {
  const [hits, move] = [SIZE[golem.size].hits, SHAPE[golem.shape].move];
  return `${nameOf(golem)} (${inHits(hits)}, Move ${move}, Force ${printedForce(golem)}, Armor ${printedArmor(golem)})`;
}

/** Returns every stack with a unit that `fits` accepts, such as "d4, Seat 1: Small Flesh Man (1 hit, …), …". */
export function stackOptions(state: State, fits: (unit: Unit) => boolean, who: Who): BlankOption[] {
  const stacks = new Map<Space, Unit[]>();
  for (const unit of state.units) {
    const stack = stacks.get(unit.space);
    if (stack) stack.push(unit);
    else stacks.set(unit.space, [unit]);
  }
  const options: BlankOption[] = [];
  for (const [space, stack] of stacks) {
    if (stack.some(fits)) options.push({ value: space, label: stackLabel(state, space, stack, who) });
  }
  return options;
}

export function stackLabel(state: State, space: Space, stack: readonly Unit[], who: Who): string {
  if (!isRead(who)) return '';
  const [first] = stack;
  return `${space}, ${first ? who(first.seat) : 'empty'}: ${stack.map((unit) => withNumbers(state, unit)).join(', ')}`;
}
