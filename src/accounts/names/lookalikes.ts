import { CONFUSABLES } from './confusables.generated.ts';
import { normalName } from './visible-name.ts';

/** Pairs that the standard does not list: two letters V, small capitals, and digits that look like letters. */
const ALSO = `w vv,ᴀ a,ʙ b,ᴄ c,ᴅ d,ᴇ e,ꜰ f,ɢ g,ʜ h,ɪ l,ᴊ j,ᴋ k,ʟ l,ᴍ rn,ɴ n,ᴏ o,ᴘ p,ꞯ q,ʀ r,ꜱ s,ᴛ t,ᴜ u,ᴠ v,ᴡ vv,ʏ y,ᴢ z,2 z,5 s,8 b,9 g`;

let prototypes: ReadonlyMap<string, string> | undefined;

/**
 * Names that share a key look alike or differ only in case. Keys are skeletons (Unicode Technical Standard 39) of the
 * letters as written and folded, because two scripts may have similar capitals but different small letters.
 */
export function nameKeys(name: string): string[] {
  const letters = withoutSeparators(normalName(name).normalize('NFKD'));
  return [...new Set([keyOf(letters), keyOf(folded(letters))])];
}

function keyOf(letters: string): string {
  return skeleton(folded(skeleton(letters)));
}

/** Folds case. `toLowerCase` alone does not make ß equal to SS, or ς equal to σ. */
function folded(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** Removes separators. Some letters look like separators, so this function runs both before and after mapping. */
function withoutSeparators(text: string): string {
  return text.replace(/[ \-_'.]/g, '') || text;
}

export function looksLike(one: string, other: string): boolean {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
}

// `I` looks like `l` and is the capital of `i`, so all three map to one letter. The dot above an `i` counts once.
function skeleton(text: string): string {
  prototypes ??= unpacked();
  const mapped = Array.from(text.normalize('NFKD'), (one) => prototypes?.get(one) ?? one).join('');
  return withoutSeparators(mapped.normalize('NFKD'))
    .replaceAll('i', 'l')
    .replace(/([lj])\u0307/g, '$1');
}

function unpacked(): Map<string, string> {
  const lines = CONFUSABLES.trim().split('\n');
  const standard = lines.flatMap((line) => {
    const [prototype = '', ...sources] = line.split(' ').map(fromHex);
    return sources.map((source): [string, string] => [source, prototype]);
  });
  const also = ALSO.split(',').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]);
  return new Map([...standard, ...also]);
}

function fromHex(codes: string): string {
  return String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
}
