import { type Blank, blanksOf, type Choice } from '../game/choice.ts';
import { anyValueFor, type BlankValue, filled, valueAt } from '../play/legality.ts';
import type { Random } from '../random.ts';

/** Returns a neighbour of a move: the same choice with a small change in one blank. */
export function besides(choice: Choice, move: object, random: Random): object {
  const blanks = blanksOf(choice);
  const changing = random(Math.max(1, blanks.length));
  const values = blanks.map((blank, index) => {
    const value = valueAt(move, blank.path);
    return index === changing ? nearby(blank, value, random) : asFilled(blank, value, random);
  });
  return filled(choice, ...values);
}

function nearby(blank: Blank, value: unknown, random: Random): BlankValue {
  if (!blank.from) {
    // Halves the reach a random number of times, so that small steps are as frequent as large ones.
    const reach = Math.max(1, (blank.max - blank.min) >> (1 + random(6)));
    const next = Number(value) + (random(2) === 0 ? -1 : 1) * (1 + random(reach));
    return Math.max(blank.min, Math.min(blank.max, next));
  }
  const list = asList(value);
  const others = blank.from.map((option) => option.value).filter((one) => !list.includes(one));
  const canGrow = list.length < blank.max && others.length > 0;
  const canShrink = list.length > blank.min;
  const index = random(Math.max(1, list.length));
  const other = others[random(Math.max(1, others.length))];
  if (canGrow && other !== undefined && random(3) === 0) return list.toSpliced(index, 0, other);
  if (canShrink && random(2) === 0) return list.toSpliced(index, 1);
  if (other !== undefined && list.length > 0 && random(2) === 0) return list.with(index, other);
  return exchanged(list, index, random(Math.max(1, list.length)));
}

// Swaps two values in an arrangement.
function exchanged(list: readonly (string | number)[], one: number, two: number): (string | number)[] {
  return list.map((value, index) => (index === one ? list[two] : index === two ? list[one] : value) ?? value);
}

function asFilled(blank: Blank, value: unknown, random: Random): BlankValue {
  if (!blank.from) return typeof value === 'number' ? value : anyValueFor(blank, random);
  return asList(value);
}

function asList(value: unknown): (string | number)[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : [];
}
