import { randomInt } from 'node:crypto';
import { badInput } from '../../errors.ts';
import { nameKeys } from './lookalikes.ts';
import { checkWords, hasRefusedWord, type NameWords } from './name-words.ts';
import { lengthOf, normalName, shortened, visibleName } from './visible-name.ts';

const LEAST = 2;
const MOST = 24;
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[ \-_'.](?=[\p{L}\p{N}]))*$/u;
/** Characters that keyboards and word processors insert for an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u02BC]/g;

/** Returns a player's name in its stored form. @throws Refused BAD_INPUT */
export function checkName(text: string, words: NameWords): string {
  const name = storedName(text);
  if (name === null)
    throw badInput(
      'name',
      `Names are ${LEAST} to ${MOST} characters long: letters and digits, with single spaces, - _ ' or . between them.`,
    );
  if (isReserved(name))
    throw badInput('name', 'This name could be confused with a name that the server shows: choose another.');
  checkWords(words, name);
  return name;
}

function storedName(text: string): string | null {
  const name = visibleName(text, MOST)?.replace(APOSTROPHES, "'") ?? '';
  return lengthOf(name) >= LEAST && NAME.test(name) ? name : null;
}

/** Returns the spellings under which an account may be stored: the current one, and that of earlier releases. */
export function spellingsOf(text: string): [today: string, earlier: string] {
  const typed = text.slice(0, 200).replaceAll('\0', '');
  return [normalName(typed).replace(APOSTROPHES, "'"), typed.normalize('NFKC')];
}

/** Adapts a name from an identity provider to our rules. */
export function fittingName(text: string, words: NameWords): string {
  const parts = normalName(text.slice(0, 200)).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = storedName(shortened(parts.join(' '), MOST));
  return name !== null && !isReserved(name) && !hasRefusedWord(words, name) ? name : madeUpName('Player');
}

export function numberedName(name: string): string {
  return madeUpName(shortened(name, MOST - 7));
}

/** Returns a name for a player without one, such as `Guest 4711`. */
export function madeUpName(stem: string): string {
  return `${stem} ${randomInt(1000, 1_000_000)}`;
}

export const DELETED = 'Deleted player';

/** Labels that the server and its pages show in place of players' names. */
const SHOWN = [
  ...[DELETED, 'Gelöschter Spieler', 'Gelöschtes Konto', 'Somebody', 'Jemand', 'Bye', 'Freilos'],
  ...['Free seat', 'Freier Platz', 'Bot', 'House', 'House bot', 'Random bot', 'Steady bot', 'Strong bot', 'Master bot'],
  ...['Arbiter', 'Server', 'System', 'Admin', 'Administrator', 'Moderator'],
];
/** The words that are reserved when followed by a number, including every reserved name. */
const NUMBERED = ['Seat', 'Sitz', 'Platz', 'Entrant', 'Teilnehmer', ...SHOWN];

const reserved = new Set(SHOWN.flatMap(nameKeys));
/** The letters in this pattern are needed because a name's key maps the digits 0, 1, 2, 5, 8 and 9 to letters. */
const numbered = new RegExp(`^(?:${NUMBERED.flatMap(nameKeys).join('|')})[\\p{N}lozsbg]+$`, 'u');

export function isReserved(name: string): boolean {
  return nameKeys(name).some((key) => reserved.has(key) || numbered.test(key));
}
