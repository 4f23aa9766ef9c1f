import { sha256, sha256Bytes } from './crypto/sha256.ts';

/** A whole number from 0 to n - 1, each equally likely. */
export interface Random {
  (n: number): number;
  /** A stream of the same origin beside this one, always the same one: what is drawn from it changes nothing here. */
  beside?: () => Random;
}

const WORDS = 8;
const SPAN = 2 ** 32;
const NONE: Uint8Array = new Uint8Array();

/**
 * The randomness of one entry: SHA-256 in counter mode over (seed, entry number, counter), never a small generator,
 * whose state a public shuffle would give away.
 * @param seed the match's secret seed, hexadecimal, published when the match is over
 * @param version the number of the entry that is being made; no number is ever used twice
 */
export function entryRandom(seed: string, version: number): Random {
  const random = hashed(`${seed}:${version}`);
  random.beside = () => hashed(`${seed}:${version}:beside`);
  return random;
}

/**
 * The randomness of one draw by lot: as that of an entry, over (seed, label, counter).
 * @param seed secret until the draws are over, hexadecimal
 * @param label what is drawn; no two draws of one seed have the same
 */
export function labelledRandom(seed: string, label: string): Random {
  return hashed(`${seed}:lots:${label}`);
}

/**
 * Where the dice of a bot begin that answers for a seat, as {@link fastRandom} takes it: the same whoever computes it, as
 * often as it is asked. Neither tells anything of an entry's randomness, nor does what the bot does.
 * @param seed as for {@link entryRandom}
 * @param version since which the seat is asked
 */
export function botDice(seed: string, seat: number, version: number): number {
  return wordAt(sha256Bytes(`${seed}:bot:${seat}:${version}`), 0);
}

function hashed(origin: string): Random {
  let counter = 0;
  let block: Uint8Array = NONE;
  let word = WORDS;
  const next = (): number => {
    if (word === WORDS) {
      block = sha256Bytes(`${origin}:${counter++}`);
      word = 0;
    }
    return wordAt(block, 4 * word++);
  };
  return unbiased(next);
}

// Big-endian.
function wordAt(bytes: Uint8Array, at: number): number {
  const [high = 0, second = 0, third = 0, low = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return ((high << 24) | (second << 16) | (third << 8) | low) >>> 0;
}

/** A fast generator for playouts and tests (mulberry32). Never for a match: its state can be guessed. */
export function fastRandom(start: number): Random {
  const random = mulberry(start);
  random.beside = () => mulberry(~start);
  return random;
}

function mulberry(start: number): Random {
  let state = start >>> 0;
  return unbiased(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  });
}

// Words from the incomplete last span would favour the small numbers: they are drawn again.
function unbiased(next: () => number): Random {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > SPAN) throw new RangeError(`random needs 1..2^32, got ${n}`);
    const limit = SPAN - (SPAN % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
}

/** SHA-256 of a seed, hexadecimal: published before the first card is dealt. */
export function seedHash(seed: string): string {
  return sha256(seed);
}

/** A list in random order (Fisher and Yates); the list given is left alone. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const made = [...list];
  for (let i = made.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = made[i] as T; // i and j are inside the list
    made[i] = made[j] as T;
    made[j] = held;
  }
  return made;
}
