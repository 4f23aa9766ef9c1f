/** Any JSON value. States, facts, steps and moves consist of these. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A deep copy of plain JSON, taken once per call of {@link play}. Much faster than `structuredClone`. */
export function copy<T>(value: T): T {
  return copyPlain(value) as T; // plain JSON in, the same shape out
}

// Most of a state is lists of numbers and texts, which are copied as a whole. Spreading a record keeps its memory layout,
// so the rules read it faster than one built key by key; `for in` avoids a list of entries.
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

/** Deep equality of plain JSON; key order does not matter, and an `undefined` field counts as absent. */
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

// Avoids lists of entries, because every move is compared with all choices.
function sameRecord(a: object, b: object): boolean {
  const left = a as Record<string, unknown>; // plain JSON, and not a list
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

/** JSON with sorted keys: equal values give equal texts. Hashes are computed from it. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return canonicalList(value);
  const read = value as Record<string, unknown>; // plain JSON, and not a list
  let text = '';
  for (const key of sortedKeys(read)) {
    const inner = read[key];
    if (inner !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(inner)}`;
  }
  return `{${text}}`;
}

// Sorts by UTF-16 units, like `sort()`; by insertion, because keys are few and nearly sorted.
function sortedKeys(read: object): string[] {
  const keys = Object.keys(read);
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string; // i is inside the list
    let j = i - 1;
    for (; j >= 0 && (keys[j] as string) > key; j--) keys[j + 1] = keys[j] as string;
    keys[j + 1] = key;
  }
  return keys;
}

// For lists of numbers and texts, the common case, JSON.stringify gives the same text faster.
function canonicalList(list: readonly unknown[]): string {
  for (const one of list) if (typeof one === 'object' && one !== null) return `[${list.map(canonical).join(',')}]`;
  return JSON.stringify(list);
}
