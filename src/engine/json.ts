/** Any JSON value. States, facts, steps and moves consist of JSON values. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Every call of {@link play} copies a match, and `structuredClone` is much slower. */
export function copy<T>(value: T): T {
  return copyPlain(value) as T; // a copy of plain JSON has the same type
}

// Lists of numbers and texts make up most of a state, so they are copied as a whole. Spreading a record keeps its
// memory layout, so that the rules read it faster than a record built key by key. `for in` avoids building a list of
// entries.
function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyList(value);
  const made: Record<string, unknown> = { ...value };
  for (const key in made) if (typeof made[key] === 'object') made[key] = copyPlain(made[key]);
  return made;
}

function copyList(value: readonly unknown[]): unknown[] {
  const list = value.slice();
  for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copyPlain(list[i]);
  return list;
}

/** The order of keys does not matter, and an `undefined` field counts as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameList(a, b);
  return sameRecord(a, b);
}

function sameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

// Compares without building lists of entries, because every move is compared with all choices.
function sameRecord(a: object, b: object): boolean {
  const left = a as Record<string, unknown>; // plain JSON that is not a list
  const right = b as Record<string, unknown>;
  let fields = 0;
  for (const key in left) {
    if (left[key] === undefined) continue;
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    fields++;
  }
  for (const key in right) if (right[key] !== undefined) fields--;
  return fields === 0;
}

/** Returns JSON text with sorted keys, so that equal values give equal texts. Hashes are computed from this text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return canonicalList(value);
  const read = value as Record<string, unknown>; // plain JSON that is not a list
  let text = '';
  for (const key of sortedKeys(read)) {
    const inner = read[key];
    if (inner !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(inner)}`;
  }
  return `{${text}}`;
}

// Sorts keys by UTF-16 code units, like `sort()`. The function uses insertion sort, because records have few keys,
// which are nearly sorted.
function sortedKeys(read: object): string[] {
  const keys = Object.keys(read);
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string; // `i` is a valid index
    let j = i - 1;
    for (; j >= 0 && (keys[j] as string) > key; j--) keys[j + 1] = keys[j] as string;
    keys[j + 1] = key;
  }
  return keys;
}

// Most lists consist of numbers and texts. For these, `JSON.stringify` gives the same text faster.
function canonicalList(list: readonly unknown[]): string {
  for (const one of list) if (typeof one === 'object' && one !== null) return `[${list.map(canonical).join(',')}]`;
  return JSON.stringify(list);
}
