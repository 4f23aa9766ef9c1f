import { sha256, sha256Bytes } from './crypto/sha256.ts';

/** Returns a uniformly random whole number from 0 to n - 1. */
export interface Random {
  (n: number): number;
  /** Returns a second stream from the same seed. Drawing from it does not affect the first. */
  beside?: () => Random;
}

const WORDS = 8;
const SPAN = 2 ** 32;
const NONE: Uint8Array = new Uint8Array();

/**
 * Creates the randomness for one entry: SHA-256 in counter mode over (seed, entry number, counter). A generator with a
 * small state would not be safe, because a public shuffle would reveal the state.
 * @param seed the match's secret seed, hexadecimal, published after the match
 * @param version the number of the new entry, which must not be used twice
 */
export function entryRandom(seed: string, version: number): Random {
  const random = hashed(`${seed}:${version}`);
  random.beside = () => hashed(`${seed}:${version}:beside`);
  return random;
}

/**
 * Creates the randomness for one draw of lots: SHA-256 in counter mode over (seed, label, counter).
 * @param seed the seed of the draws, hexadecimal, secret until the draws are over
 * @param label the name of the draw, unique for the seed
 */
export function labelledRandom(seed: string, label: string): Random {
  return hashed(`${seed}:lots:${label}`);
}

/**
 * Returns the start value of {@link fastRandom} for a bot that answers for a seat, the same on every node. Neither the
 * value nor the bot's move reveals anything about the randomness of an entry.
 * @param version the version since which the seat has been asked
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

// Reads a 32-bit word, most significant byte first.
function wordAt(bytes: Uint8Array, at: number): number {
  const [high = 0, second = 0, third = 0, low = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return ((high << 24) | (second << 16) | (third << 8) | low) >>> 0;
}

/** A fast generator for playouts and tests (mulberry32). A match must not use it, because its state can be guessed. */
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

// Redraws words at or above the largest multiple of n, because they would favour small numbers.
function unbiased(next: () => number): Random {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > SPAN) throw new RangeError(`random needs 1..2^32, got ${n}`);
    const limit = SPAN - (SPAN % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
}

/** Returns the SHA-256 of a seed, hexadecimal. The server publishes this hash before the deal. */
export function seedHash(seed: string): string {
  return sha256(seed);
}

/** Returns a shuffled copy of a list (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const made = [...list];
  for (let i = made.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = made[i] as T; // `i` and `j` are valid indices
    made[i] = made[j] as T;
    made[j] = held;
  }
  return made;
}
