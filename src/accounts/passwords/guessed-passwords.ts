import { hash } from 'node:crypto';
import { GUESSED_PASSWORDS } from './guessed-passwords.generated.ts';

let known: ReadonlySet<number> | undefined;

/**
 * Whether a password is among the most common ones, in whatever letters, or one of them with digits and signs behind it: these
 * are tried first. One in some 200,000 others is taken for one.
 */
export function isGuessedFirst(password: string): boolean {
  known ??= unpacked();
  const word = password.toLowerCase();
  return known.has(prefixOf(word)) || known.has(prefixOf(word.replace(/[\d\p{P}\p{S}]+$/u, '')));
}

function unpacked(): Set<number> {
  const bytes = Buffer.from(GUESSED_PASSWORDS, 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
}

function prefixOf(word: string): number {
  return Number.parseInt(hash('sha256', word).slice(0, 8), 16);
}
