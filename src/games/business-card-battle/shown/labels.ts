import type { BlankOption } from '../../../engine/index.ts';
import { word } from '../cards/print.ts';
import type { Fighter } from '../rules/field.ts';
import { SPOTS, spotAt, spotName } from '../rules/spots.ts';
import type { Named } from '../state.ts';

const SPOT_OPTIONS: readonly BlankOption[] = SPOTS.map((spot) => ({ value: spot, label: spotName(spot) }));

/** A spot as it stands among the options of a blank. */
export function spotOption(place: number): BlankOption {
  return SPOT_OPTIONS[place] ?? { value: spotAt(place), label: spotName(spotAt(place)) };
}

export function named({ card, name }: Fighter): Named {
  return { card, name };
}

/** "Ines Field (Earth, AP 36, HP 12)". */
export function withStats({ name, hp, printed: { attribute, ap } }: Fighter): string {
  return `${name} (${word(attribute)}, AP ${ap}, HP ${hp})`;
}

/** "Ines Field on front 2". */
export function onSpot({ name, place }: Fighter): string {
  return `${name} on ${spotName(spotAt(place))}`;
}

/** A character with its label, made once where many choices name it. The list given is changed. */
export interface Told extends Fighter {
  label: string;
}
export function told(all: Fighter[]): Told[] {
  return all.map((one) => Object.assign(one, { label: withStats(one) }));
}
