import { CONFUSABLES } from './confusables.generated.ts';
import { normalName } from './visible-name.ts';

let prototypes: ReadonlyMap<string, string> | undefined;

/**
 * The keys that names are compared by: two names that share one look alike, or differ in case only. Each key is a skeleton of
 * Unicode Technical Standard 39. Two are needed: capitals of one script look like capitals of another, their small letters
 * often do not. The first key compares looks, the second one spellings.
 */
export function nameKeys(name: string): string[] {
  const letters = withoutSeparators(normalName(name).normalize('NFKD'));
  return [...new Set([keyOf(letters), keyOf(folded(letters))])];
}

function keyOf(letters: string): string {
  return skeleton(folded(skeleton(letters)));
}

/** Letters of every case as one: `toLowerCase` alone keeps ß apart from SS, and ς from σ. */
function folded(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** Some letters look like separators, so that these are left out before and after letters are mapped. */
function withoutSeparators(text: string): string {
  return text.replace(/[ \-_'.]/g, '') || text;
}

/** Whether two names look alike, or differ in case only. */
export function looksLike(one: string, other: string): boolean {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
}

// `I` looks like `l`, and `i` is the same letter as `I`: all three are one. The dot above an `i` is seen once.
function skeleton(text: string): string {
  prototypes ??= unpacked();
  const mapped = Array.from(text.normalize('NFKD'), (one) => prototypes?.get(one) ?? one).join('');
  return withoutSeparators(mapped.normalize('NFKD'))
    .replaceAll('i', 'l')
    .replace(/([lj])\u0307/g, '$1');
}

function unpacked(): Map<string, string> {
  const lines = CONFUSABLES.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [prototype = '', ...sources] = line.split(' ').map(fromHex);
      return sources.map((source): [string, string] => [source, prototype]);
    }),
  );
}

function fromHex(codes: string): string {
  return String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
}
