import { hash } from 'node:crypto';
import { badInput } from '../../errors.ts';
import { looksLike } from '../names/lookalikes.ts';
import { GUESSED_PASSWORDS } from './guessed-passwords.generated.ts';

/** @throws Refused BAD_INPUT if the password does not have 8 to 200 characters or is easy to guess */
export function checkPassword(password: string, name: string): void {
  const field = 'password';
  if (password.length < 8 || password.length > 200) throw badInput(field, 'A password must have 8 to 200 characters.');
  if (isGuessedFirst(password) || looksLike(password, name))
    throw badInput(field, 'That password is easy to guess: choose another.');
}

let known: ReadonlySet<number> | undefined;

/** Ignores case and appended digits or symbols. Also reports about one in 200,000 uncommon passwords as common. */
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
