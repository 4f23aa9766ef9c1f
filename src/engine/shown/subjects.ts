import type { Seat } from '../cards/zones.ts';
import { type Blank, blanksOf, type Choice } from '../game/choice.ts';
import { type Names, type Naming, type Subject, type SubjectKind, USUAL_NAMES } from '../game/subject.ts';

interface Speaks {
  names?: Names;
}

/** Returns the meaning of the value at this path of a move, or null if no meaning is defined. */
export function namingAt({ names = {} }: Speaks, path: readonly string[]): Naming | null {
  for (let start = 0; start < path.length; start++) {
    const words = path.slice(start).join('.');
    if (Object.hasOwn(names, words)) return names[words] ?? null;
  }
  const last = path.at(-1) ?? '';
  return Object.hasOwn(USUAL_NAMES, last) ? (USUAL_NAMES[last] ?? null) : null;
}

export function kindOfBlank(game: Speaks, { path, from }: Pick<Blank, 'path' | 'from'>): SubjectKind {
  const naming = from ? namingAt(game, path) : 'NUMBER';
  return typeof naming === 'string' ? naming : (naming?.kind ?? 'OTHER');
}

/** Returns the object on the table that a value of a move refers to, or null if the value refers to none. */
export function subjectOf(game: Speaks, seat: Seat, path: readonly string[], value: string | number): Subject | null {
  const naming = namingAt(game, path);
  if (naming === null || naming === 'NUMBER' || naming === 'OTHER') return null;
  if (naming === 'CARD' || naming === 'SEAT') return { kind: naming, number: Number(value), key: null };
  const [kind, key] = typeof naming === 'string' ? [naming, String(value)] : [naming.kind, naming.key(value, seat)];
  return { kind, number: null, key };
}

/** Returns the subjects of a choice before its blanks are filled, without duplicates. */
export function subjectsOf(game: Speaks, seat: Seat, choice: Choice): Subject[] {
  const all = saidIn(choice).flatMap(({ path, value }) => subjectOf(game, seat, path, value) ?? []);
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
}

function isSame(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && one.number === other.number && one.key === other.key;
}

export interface Said {
  path: readonly string[];
  value: string | number;
}

/** Returns the values in a choice's move, without the placeholders of its blanks. */
export function saidIn(choice: Choice): Said[] {
  const open = new Set(blanksOf(choice).map(({ path }) => path.join('.')));
  return [...valuesIn(choice.move, [])].filter(({ path }) => !open.has(path.join('.')));
}

// Lists all values nested in a value, with their paths. An element of a list has the path of the list.
function* valuesIn(value: unknown, path: readonly string[]): Generator<Said> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, value };
  else if (Array.isArray(value)) for (const one of value) yield* valuesIn(one, path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, key]);
}
