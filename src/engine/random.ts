import { sha256, sha256Bytes } from './crypto/sha256.ts';

/** A uniform whole number from 0 to n - 1. */
export interface Random {
  (n: number): number;
  /** A second stream from the same origin: drawing from it does not affect this one. */
  beside?: () => Random;
}

const WORDS = 8;
const SPAN = 2 ** 32;
const NONE: Uint8Array = new Uint8Array();

/**
 * The randomness of one entry: SHA-256 in counter mode over (seed, entry number, counter). A public shuffle would reveal the
 * state of a small generator.
 * @param seed the match's secret seed, hexadecimal, published after the match
 * @param version the number of the new entry; no number is used twice
 */
export function entryRandom(seed: string, version: number): Random {
  const random = hashed(`${seed}:${version}`);
  random.beside = () => hashed(`${seed}:${version}:beside`);
  return random;
}

/**
 * The randomness of one draw, like that of an entry, over (seed, label, counter).
 * @param seed secret until the draws are over, hexadecimal
 * @param label names the draw, unique per seed
 */
export function labelledRandom(seed: string, label: string): Random {
  return hashed(`${seed}:lots:${label}`);
}

/**
 * The start value of {@link fastRandom} for a bot that answers for a seat: the same on every node and every call. It
 * reveals nothing about an entry's randomness, nor does the bot's move.
 * @param seed as for {@link entryRandom}
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

// Big-endian.
function wordAt(bytes: Uint8Array, at: number): number {
  const [high = 0, second = 0, third = 0, low = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return ((high << 24) | (second << 16) | (third << 8) | low) >>> 0;
}

/** A fast generator for playouts and tests (mulberry32). Never for a match, because its state can be guessed. */
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

// Words from the incomplete last span would favour small numbers, so they are redrawn.
function unbiased(next: () => number): Random {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > SPAN) throw new RangeError(`random needs 1..2^32, got ${n}`);
    const limit = SPAN - (SPAN % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
}

/** The SHA-256 of a seed, hexadecimal: published before the deal. */
export function seedHash(seed: string): string {
  return sha256(seed);
}

/** A shuffled copy of a list (Fisher-Yates). */
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
