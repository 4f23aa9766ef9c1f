import { below, once, oneOf } from './dice.ts';
import { oddText } from './odd-values.ts';

/** The same JSON with something else somewhere in it: a value, a key, a part that is missing, doubled or wrapped. */
export function altered(value: unknown, odd: () => unknown): unknown {
  if (once(4) || typeof value !== 'object' || value === null) return changed(value, odd);
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    if (list.length === 0 || once(4)) list.splice(below(list.length + 1), below(2), odd());
    else {
      const at = below(list.length);
      list[at] = altered(list[at], odd);
    }
    return list;
  }
  return alteredObject({ ...value }, odd);
}

function alteredObject(copy: Record<string, unknown>, odd: () => unknown): object {
  const keys = Object.keys(copy);
  if (keys.length === 0 || once(6)) return { ...copy, [oddText(odd)]: odd() };
  const key = oneOf(keys);
  if (once(6)) delete copy[key];
  else copy[key] = altered(copy[key], odd);
  return copy;
}

function changed(value: unknown, odd: () => unknown): unknown {
  if (once(5)) return [value];
  if (once(5)) return { value };
  if (typeof value === 'number' && once(2)) return oneOf([value + 1, value - 1, -value, value * 1e9, value + 0.5]);
  return odd();
}

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '"',
  '"""',
  ':',
  ',',
  '!',
  '@',
  '$',
  '...',
  '#',
  '\\',
  '\u0000',
  '\uFFFF',
  '0',
  '-',
  '\n',
];

/** The same text with pieces cut out, doubled, moved or put in. */
export function torn(text: string): string {
  let made = text;
  for (let times = 1 + below(3); times > 0; times--) {
    const [from, to] = [below(made.length + 1), below(made.length + 1)].sort((a, b) => a - b);
    const [a, b] = [from ?? 0, Math.min(to ?? 0, (from ?? 0) + 40)];
    made = oneOf([
      () => made.slice(0, a) + made.slice(b),
      () => made.slice(0, b) + made.slice(a),
      () => made.slice(0, a) + oneOf(PIECES).repeat(1 + below(3)) + made.slice(a),
      () => made.slice(0, a),
      () => made.slice(0, a) + String.fromCharCode(below(0x10000)) + made.slice(a + 1),
    ])();
  }
  return made;
}
