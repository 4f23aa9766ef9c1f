import { randomInt } from 'node:crypto';
import { Refused } from '../../errors.ts';
import { isReserved } from './reserved.ts';
import { lengthOf, normalName, shortened, visibleName } from './visible-name.ts';

const LEAST = 2;
const MOST = 24;
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[ \-_'.](?=[\p{L}\p{N}]))*$/u;
/** Other signs for an apostrophe, as keyboards and word processors write it. */
const APOSTROPHES = /[\u2018\u2019\u02BC]/g;

/**
 * A player's name as it is stored.
 * @throws Refused BAD_INPUT
 */
export function checkName(text: string): string {
  const name = storedName(text);
  if (name === null)
    throw new Refused(
      'BAD_INPUT',
      `Names are ${LEAST} to ${MOST} characters long: letters and digits, with single spaces, - _ ' or . between them.`,
      { field: 'name' },
    );
  if (!isReserved(name)) return name;
  const message = 'This name could be taken for one that the server shows: choose another.';
  throw new Refused('BAD_INPUT', message, { field: 'name' });
}

function storedName(text: string): string | null {
  const name = visibleName(text, MOST)?.replace(APOSTROPHES, "'") ?? '';
  return lengthOf(name) >= LEAST && NAME.test(name) ? name : null;
}

/** The spellings of a typed name that an account may be stored under: today's, and the one of earlier releases. */
export function spellingsOf(text: string): [today: string, earlier: string] {
  const typed = text.slice(0, 200).replaceAll('\0', '');
  return [normalName(typed).replace(APOSTROPHES, "'"), typed.normalize('NFKC')];
}

/** A name from outside made to fit ours. */
export function fittingName(text: string): string {
  const parts = normalName(text.slice(0, 200)).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = storedName(shortened(parts.join(' '), MOST));
  return name !== null && !isReserved(name) ? name : madeUpName('Player');
}

/** The same name with a number behind it, for a player whose name is taken. */
export function numberedName(name: string): string {
  return madeUpName(shortened(name, MOST - 7));
}

/** `Guest 4711`: for a player who brings no name. */
export function madeUpName(stem: string): string {
  return `${stem} ${randomInt(1000, 1_000_000)}`;
}
