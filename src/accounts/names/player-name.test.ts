import { describe, expect, it } from 'vitest';
import { Refused } from '../../errors.ts';
import { NO_WORDS, parseNameWords } from './name-words.ts';
import { checkName as checkNewName, fittingName as nameFitting, numberedName, spellingsOf } from './player-name.ts';
import { checkLabel } from './visible-name.ts';

const checkName = (text: string) => checkNewName(text, NO_WORDS);
const fittingName = (text: string) => nameFitting(text, NO_WORDS);

/** Returns the stored form of a name, or the error code if it is refused. */
function stored(check: (text: string) => string, text: string): string {
  try {
    return check(text);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

describe('the name of a player', () => {
  it.each([
    ['Ada', 'Ada'],
    ['Al', 'Al'],
    ['李明', '李明'],
    ['ジョン', 'ジョン'],
    ['ｱﾀﾞ', 'アダ'],
    ['Ａｄａ', 'Ada'],
    ["O'Brien", "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['Oʼneill', "O'neill"],
    ['e\u0301mile', 'émile'],
    ['A\u200dd\u200ba', 'Ada'],
    ['A\u202ed\u2066a\u2069', 'Ada'],
    ['A\u00add\u034fa\ufe0f', 'Ada'],
    ['Ada\u3164\u115f\u1160\uffa0', 'Ada'],
    ['Ada\u{13441}', 'Ada'],
    ['\ufeffAda ', 'Ada'],
    ['Ada\u00a0Lovelace', 'Ada Lovelace'],
    ['Ada  Lovelace', 'Ada Lovelace'],
    ['ปรีชา', 'ปรีชา'],
    ['क्षितिज', 'क्षितिज'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['e\u0301'.repeat(24), 'é'.repeat(24)],
    ['x\u0331\u0332'.repeat(24), 'x\u0331\u0332'.repeat(24)],
  ])('%j is stored as %j', (text, name) => expect(stored(checkName, text)).toBe(name));

  it.each([
    '',
    'A',
    '李',
    'x'.repeat(25),
    '\u3164\u3164\u3164',
    '\u115f\u1160\u17b4',
    '\u200b\u200c\u200d\u2060',
    '\ufe0f\ufe0f\ufe0f',
    '\u2800\u2800\u2800',
    '\u{13441}\u{13442}\u{13441}',
    '\u{e0041}\u{e0042}\u{e0043}',
    '\u0301\u0301\u0301',
    'ˈˈˈ',
    'ːˌ',
    'Ada\0',
    'Ada\nLovelace',
    'Ada\u2028L',
    'Ad\ud800a',
    "'Ada",
    'A--da',
    'Ada!',
    'x\u0300\u0301\u0302\u0303\u0304da',
    `Ada${'\u200b'.repeat(1000)}`,
    'क्'.repeat(60),
    'Deleted player',
    'Seat 1',
  ])('%j is refused', (text) => expect(stored(checkName, text)).toBe('BAD_INPUT'));

  it('is adapted to our rules if it comes from an identity provider', () => {
    expect(fittingName('  Ada, Countess of Lovelace and more ')).toBe('Ada Countess of Lovelace');
    expect(fittingName('A\u200bd\u3164a')).toBe('Ada');
    for (const unfit of ['', '\u3164\u3164', 'x', 'Dеlеted рlayer', 'Seat 1'])
      expect(fittingName(unfit)).toMatch(/^Player \d{4,6}$/);
  });

  it('gets a number within the length limit if the name is taken', () => {
    expect(numberedName('Ada')).toMatch(/^Ada \d{4,6}$/);
    for (let n = 0; n < 20; n++) expect(stored(checkName, numberedName('x'.repeat(24)))).not.toBe('BAD_INPUT');
  });

  it('is found in its current spelling and in the spelling of earlier releases', () => {
    expect(spellingsOf('O’Bri\u200ben')).toEqual(["O'Brien", 'O’Bri\u200ben']);
    expect(spellingsOf('A\0da\u3164')).toEqual(['Ada', 'Ada\u1160']);
  });
});

describe('the name of an event, deck, key, webhook or session', () => {
  it.each([
    ['Cup of Ärzte 2', 'Cup of Ärzte 2'],
    [' Cup ', 'Cup'],
    ['كأس', 'كأس'],
    ['杯', '杯'],
    ['🏆', '🏆'],
    ['C\u200bu\u202ep', 'Cup'],
    ['❤\ufe0f', '❤'],
    ['A — B: “C”!', 'A — B: “C”!'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['🏳️‍🌈'.repeat(20), '🏳🌈'.repeat(20)],
  ])('%j is stored as %j', (text, name) => expect(stored(checkLabel, text)).toBe(name));

  it.each([
    '',
    ' ',
    '\u00a0\u3000',
    'Cup\nof',
    'Cup\u2028of',
    'Cup\tof',
    'Cup\0',
    'Cup\ud83c',
    '\u200b\u200b',
    '\u202e\u2069',
    '\u3164',
    '\u2800',
    '\u{1d159}',
    '\ufff9\ufffa\ufffb',
    '\u0301',
    'ˈ',
    '˙˙',
    'x'.repeat(61),
  ])('%j is refused', (text) => expect(stored(checkLabel, text)).toBe('BAD_INPUT'));
});

describe('refused words', () => {
  const words = parseNameWords("# the operator's list\n\narbiter\n=ass\n");

  it.each(['Arbiter', 'MyArbiters', '4rbiter', 'Аrbіter', 'A r b 1 t 3 r', 'Ar-bi-ter', 'ASS', '4s-5'])(
    '%j is refused',
    (text) => expect(stored((one) => checkNewName(one, words), text)).toBe('BAD_INPUT'),
  );

  it.each(['Cassandra', 'Arbit', 'Ada'])('%j is allowed', (text) =>
    expect(stored((one) => checkNewName(one, words), text)).toBe(text),
  );

  it('an outside identity with such a name gets another one', () => {
    expect(nameFitting('The 4rbiter', words)).toMatch(/^Player \d+$/);
  });
});
