import { below, once, oneOf } from '../../load/random.ts';
import { oddText } from './odd-values.ts';

/** Returns a copy of a JSON value with one change: another value or key, or a part missing, repeated or wrapped. */
export function mutateJson(value: unknown, odd: () => unknown): unknown {
  if (once(4) || typeof value !== 'object' || value === null) return oneOf([[value], { value }, odd(), odd()]);
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    const at = below(list.length);
    if (list.length === 0 || once(4)) list.splice(below(list.length + 1), below(2), odd());
    else list[at] = mutateJson(list[at], odd);
    return list;
  }
  const copy: Record<string, unknown> = { ...value };
  const keys = Object.keys(copy);
  if (keys.length === 0 || once(6)) return { ...copy, [oddText(odd)]: odd() };
  const key = oneOf(keys);
  if (once(6)) delete copy[key];
  else copy[key] = mutateJson(copy[key], odd);
  return copy;
}

const PIECES = [...'{}[]()":,!@$#\\0-\n\u0000\uFFFF', '"""', '...'];

/** Returns a copy of a text with pieces cut out, repeated, moved or inserted. */
export function mutateText(text: string): string {
  let made = text;
  for (let times = 1 + below(3); times > 0; times--) {
    const [from = 0, to = 0] = [below(made.length + 1), below(made.length + 1)].sort((a, b) => a - b);
    const end = Math.min(to, from + 40);
    made = oneOf([
      () => made.slice(0, from) + made.slice(end),
      () => made.slice(0, end) + made.slice(from),
      () => made.slice(0, from) + oneOf(PIECES).repeat(1 + below(3)) + made.slice(from),
      () => made.slice(0, from),
      () => made.slice(0, from) + String.fromCharCode(below(0x10000)) + made.slice(from + 1),
    ])();
  }
  return made;
}
