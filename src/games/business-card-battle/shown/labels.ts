import { type BlankOption, isRead, type Who } from '../../../engine/index.ts';
import { word } from '../cards/print.ts';
import type { Fighter } from '../rules/field.ts';
import { SPOTS, STEPS, spotAt, spotName } from '../rules/spots.ts';
import type { Named } from '../state.ts';

export const SPOT_OPTIONS: readonly BlankOption[] = SPOTS.map((spot) => ({ value: spot, label: spotName(spot) }));

function spotOption(place: number): BlankOption {
  return SPOT_OPTIONS[place] ?? { value: spotAt(place), label: spotName(spotAt(place)) };
}

const STEP_OPTIONS = STEPS.map((places) => places.map(spotOption));
export function stepOptions(place: number): readonly BlankOption[] {
  return STEP_OPTIONS[place] ?? [];
}

export function named({ card, name, seat, place }: Fighter): Named {
  return { card, name, seat, spot: spotAt(place) };
}

/** For example, "Kira Feather on front 2 (Air, AP 18, HP 12, Flying)". The spot distinguishes copies of a card. */
export function withStats(one: Fighter): string {
  const { attribute, ap, skills } = one.printed;
  return `${onSpot(one)} (${[word(attribute), `AP ${ap}`, `HP ${one.hp}`, ...skills.map(word)].join(', ')})`;
}

/** Names a character and its spot, such as "Ines Field on front 2". */
export function onSpot({ name, place }: Fighter): string {
  return `${name} on ${spotName(spotAt(place))}`;
}

/** Adds numbers to repeated labels, such as the labels of copies. */
export function counted(options: readonly BlankOption[]): BlankOption[] {
  return options.map(({ value, label }, i) => {
    const copy = options.slice(0, i + 1).filter((one) => one.label === label).length;
    return { value, label: copy === 1 ? label : `${label}, copy ${copy}` };
  });
}

/** A character with its label, which is computed once because many choices name the character. */
export interface Told extends Fighter {
  label: string;
}
export function told(all: readonly Fighter[], who: Who): Told[] {
  return all.map((one) => {
    const { card, name, seat, place, hp, printed } = one;
    return { card, name, seat, place, hp, printed, label: isRead(who) ? withStats(one) : '' };
  });
}
