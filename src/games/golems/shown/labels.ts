import { type BlankOption, EngineBug, type Who } from '../../../engine/index.ts';
import { HAND_NAME } from '../cards/catalogue.ts';
import type { Target } from '../moves.ts';
import { indexOf, SPACES, type Space } from '../rules/board.ts';
import { hitsOf, isGolem, type Named, nameOf, type State, type Unit } from '../state.ts';

const SPACE_OPTIONS: readonly BlankOption[] = SPACES.map((space) => ({ value: space, label: space }));

/** A space as it stands among the options of a blank, by its index. */
export function spaceOptionAt(index: number): BlankOption {
  const option = SPACE_OPTIONS[index];
  if (!option) throw new EngineBug(`no space ${index}`);
  return option;
}
export function spaceOption(space: Space): BlankOption {
  return spaceOptionAt(indexOf(space));
}

export function named(unit: Unit): Named {
  return { id: unit.id, seat: unit.seat, name: nameOf(unit) };
}

/** What a card is aimed at, as the end of a sentence; empty when it is aimed at nothing. `unit`: the one that it names. */
export function aimInWords(target: Target | null, unit: Named | null | undefined, who: Who): string {
  if (!target) return '';
  if ('stack' in target) return ` on the stack in ${target.stack[0]}`;
  if ('portal' in target) return ` from ${target.portal.from} to ${target.portal.to[0]}`;
  if ('hand' in target) return ` on ${who(target.hand.seat)}'s ${HAND_NAME[target.hand.hand]} hand`;
  return unit ? ` on ${who(unit.seat)}'s ${unit.name}` : '';
}

/** "Large Crystal Flyer (2 hits)". */
export function withHits(unit: Unit): string {
  const hits = hitsOf(unit);
  return `${nameOf(unit)} (${hits} ${hits === 1 ? 'hit' : 'hits'})`;
}

/** Every stack on the board for which `fits` holds of one of its units: "d4, Seat 1: Small Flesh Man (1 hit), …". */
export function stackOptions(state: State, fits: (unit: Unit) => boolean, who: Who): BlankOption[] {
  const stacks = new Map<Space, Unit[]>();
  for (const unit of state.units) {
    const stack = stacks.get(unit.space);
    if (stack) stack.push(unit);
    else stacks.set(unit.space, [unit]);
  }
  return [...stacks].flatMap(([space, stack]) =>
    stack.some(fits) ? [{ value: space, label: stackLabel(space, stack, who) }] : [],
  );
}

export function stackLabel(space: Space, stack: readonly Unit[], who: Who): string {
  const [first] = stack;
  return `${space}, ${first ? who(first.seat) : 'empty'}: ${stack.map(withHits).join(', ')}`;
}

export const anyUnit = (): boolean => true;
export const anyGolem = (unit: Unit): boolean => isGolem(unit);
