import { randomInt } from 'node:crypto';
import { Refused } from '../errors.ts';

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[ \-_'.](?=[\p{L}\p{N}]))*$/u;

/** How everybody is called whose account has been deleted. Nobody else is. */
export const DELETED = 'Deleted player';

/**
 * A player's name as it is stored.
 * @throws Refused BAD_INPUT when it is not 3 to 24 characters, or holds others than letters, digits and single marks
 * between them.
 */
export function checkName(text: string): string {
  const name = text.slice(0, 200).normalize('NFKC');
  const { length } = [...name];
  if (isReserved(name))
    throw new Refused('BAD_INPUT', 'That is how deleted accounts are called: choose another name.', { field: 'name' });
  if (length >= 3 && length <= 24 && NAME.test(name)) return name;
  throw new Refused(
    'BAD_INPUT',
    "A name must have 3 to 24 characters: letters and digits, with single spaces, - _ ' or . between them.",
    { field: 'name' },
  );
}

// Controls, halves of characters, ends of lines, and what turns the direction of the text that follows it.
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a name says something, in one line, as it is written. */
export function isOneLine(text: string): boolean {
  return text.trim() !== '' && !UNREADABLE.test(text);
}

/**
 * How somebody calls something of their own: a session, a key, a webhook.
 * @throws Refused BAD_INPUT
 */
export function checkLabel(text: string): string {
  const label = text.trim();
  if (label.length <= 60 && isOneLine(label)) return label;
  throw new Refused('BAD_INPUT', 'It must be called by 1 to 60 characters, no control characters.', { field: 'name' });
}

/** A name as somebody types it to be found by it: whatever it is, it can be looked up. */
export function typedName(text: string): string {
  return text.slice(0, 200).normalize('NFKC').replaceAll('\0', '');
}

// Whatever the case: nobody is to be taken for somebody who has gone.
function isReserved(name: string): boolean {
  return name.toLowerCase() === DELETED.toLowerCase();
}

/** A name from outside made to fit ours. */
export function fittingName(text: string): string {
  const parts =
    text
      .slice(0, 200)
      .normalize('NFKC')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = [...parts.join(' ')].slice(0, 24).join('').trim();
  return [...name].length >= 3 && NAME.test(name) && !isReserved(name) ? name : madeUpName('Player');
}

/** `Guest 4711`: for whoever brings no name. */
export function madeUpName(stem: string): string {
  return `${stem} ${randomInt(1000, 1_000_000)}`;
}
