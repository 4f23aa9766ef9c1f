import { type At, type BlankOption, type CardId, EngineBug, faceOf, type Seat } from '../../../engine/index.ts';
import { resistanceOf, sustained } from '../rules/damage.ts';
import type { Hex } from '../rules/hex.ts';
import { colourOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Colour, Named, Thing } from '../state.ts';

/** The name of a team within a sentence. */
export const COLOUR_WORD: Readonly<Record<Colour, string>> = { BLUE: 'blue', ORANGE: 'orange' };
/** The name of a team at the beginning of a sentence or of a card's name. */
export const COLOUR_NAME: Readonly<Record<Colour, string>> = { BLUE: 'Blue', ORANGE: 'Orange' };

/** Names a card of the galaxy, such as "Star", or "Blue Star" in a Face-off. */
export function thingLabel({ name, colour }: { name: string; colour?: Colour | null | undefined }): string {
  return colour ? `${COLOUR_NAME[colour]} ${name}` : name;
}

/** Describes a card with its damage and its resistance, such as "Star in 0,0 (7 of 9)". */
export function standing(at: At<SparkOfWar>, hex: Hex, thing: Thing): string {
  return `${thingLabel(thing)} in ${hex} (${sustained(at.state, hex)} of ${resistanceOf(thing)})`;
}

/** Returns a question to a seat. In a Face-off, it includes the colour of the player. */
export function asking(at: At<SparkOfWar>, seat: Seat, question: string): string {
  const colour = colourOf(at, seat);
  return colour ? `${question} You are ${COLOUR_WORD[colour]}.` : question;
}

/** Returns a card of the galaxy in the form that facts use. */
export function named(at: At<SparkOfWar>, hex: Hex | undefined): Named {
  const thing = hex === undefined ? undefined : at.state.things[hex];
  if (hex === undefined || !thing) throw new EngineBug(`nothing lies in ${hex}`);
  const { card, name, colour } = thing;
  return colour ? { hex, card, name, colour } : { hex, card, name };
}

/** Adds numbers to equal names, such as "Tug (2 of 3)". */
export function numbered(names: readonly string[]): string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const copies = names.filter((other) => other === name).length;
    const copy = (met.get(name) ?? 0) + 1;
    met.set(name, copy);
    return copies > 1 ? `${name} (${copy} of ${copies})` : name;
  });
}

/** Returns cards as options of a blank, with numbered copies. */
export function cardOptions(at: At<SparkOfWar>, cards: readonly CardId[]): BlankOption[] {
  const labels = numbered(cards.map((card) => faceOf(at, card).name));
  return cards.map((value, index) => ({ value, label: labels[index] ?? '' }));
}
