import { describe, expect, it } from 'vitest';
import { looksLike, nameKeys } from './lookalikes.ts';
import { isReserved } from './player-name.ts';

describe('names that look alike', () => {
  it.each([
    // Names that differ in case.
    ['Anna', 'anna'],
    ['Anna', 'ANNA'],
    ['iris', 'IRIS'],
    ['Émile', 'émile'],
    ['αννα', 'ΑΝΝΑ'],
    ['анна', 'АННА'],
    ['Straße', 'STRAẞE'],
    ['ivan', 'İVAN'],
    ['Straße', 'STRASSE'],
    ['οδος', 'οδοσ'],
    ['οδος', 'ΟΔΟΣ'],
    ['Вова', '\u1c80\u043e\u0432\u0430'],
    // Names in the Latin script.
    ['paypal', 'paypaI'],
    ['paypal', 'paypa1'],
    ['Paul', 'PauI'],
    ['admln', 'ADMIN'],
    ['Otto', '0tt0'],
    ['modem', 'rnodern'],
    ['ivan', 'ıvan'],
    ['Anna', 'An\u200bna'],
    ['Anna', 'An\u3164na'],
    ['ivan', 'i\u0307van'],
    ['Jan', 'J\u0307an'],
    ['Carl', 'Carⅼ'],
    ['fine', 'ﬁne'],
    ['Ada', 'Ａｄａ'],
    ['Ada', '𝓐𝓭𝓪'],
    ['Ada', 'Ⓐⓓⓐ'],
    ['Walter', 'VValter'],
    ['wow', 'vvovv'],
    ['Adam', 'ᴀᴅᴀᴍ'],
    ['Bing Quick', 'ʙɪɴɢ ꞯᴜɪᴄᴋ'],
    ['Jeff', 'ᴊᴇꜰꜰ'],
    ['Sylvester', 'ꜱʏʟᴠᴇꜱᴛᴇʀ'],
    ['Who Zips', 'ᴡʜᴏ ᴢɪᴘꜱ'],
    ['Steve', '5teve'],
    ['Bob', '8o8'],
    ['Zag', '2a9'],
    // Names with letters from other scripts.
    ['АННА', 'AHHA'],
    ['Anna', 'Аnna'],
    ['Paco', 'Расо'],
    ['scope', 'ѕсоре'],
    ['HELLO', 'ΗΕLLΟ'],
    ['hello', 'ΗELLO'],
    ['Theo', 'Τhео'],
    ['dave', 'daνe'],
    ['Oscar', 'Օscar'],
    ['Alan', 'Ꭺlan'],
    ['jo', 'јо'],
    ['bob', 'Ьоb'],
    ['АДМИН', 'AДМИН'],
    ['анна', 'AННА'],
    ['admin', 'АDМIN'],
    ['loop', 'loор'],
    // Names with equal marks in different encodings, or with similar marks.
    ['é1', 'e\u0301l'],
    ['Søren', 'So\u0338ren'],
    ['ãnna', 'a\u0342nna'],
    // Names with different separators.
    ['Anna Lena', 'Anna-Lena'],
    ['Anna Lena', 'anna_lena'],
    ["O'Brien", 'OBrien'],
    ["O'Brien", 'O\u02bbbrien'],
    ['J.R.Ewing', 'J\ua4f8R\ua4f8Ewing'],
    ['Anna-Lena', 'Anna\u2cbbLena'],
    ['snake_case', 'snake\u07facase'],
    ['Dr. Who'.replace('. ', '.'), 'Dr Who'],
  ])('%s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  it.each([
    ['Anna', 'Hanna'],
    ['Anne', 'Änne'],
    ['Dave', 'Dane'],
    ['Eva', 'Ena'],
    ['Ann 2', 'Ann 3'],
    ['Ann 5', 'Ann 8'],
    ['anna', 'AHHA'],
    ['田中', '田口'],
    ['さくら', 'サクラ'],
    ['محمد', 'أحمد'],
    ['Kim', 'Kym'],
  ])('are not %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  it('keep their stored keys, because a change needs a migration that empties taken_names', () => {
    expect(nameKeys("Ilse O'Mära 10")).toEqual(['llseorna\u0308ralo']);
    expect(nameKeys('Анна')).toEqual(['ahha']);
    expect(nameKeys('ΑΝΝΑ')).toEqual(['anna', 'avva']);
  });
});

describe('the names that the server itself uses', () => {
  it.each([
    ['Deleted player', 'deleted-player', 'DeIeted pIayer', 'Dеlеtеd рlауеr', 'Deletedplayer'],
    ['Seat 1', 'seat1', 'SEAT-12', 'Ѕеat 2', 'Seat l', 'Sitz 3', 'Platz 4', 'Entrant 5', 'Teilnehmer 6', 'Seat 10'],
    ['random bot', 'Steady bot', 'STRONG_BOT', 'master b0t', 'House bot', 'House', 'Arbiter', 'Admin', 'Freilos'],
  ])('cannot be imitated: %s, %s, %s …', (...names) => {
    expect(names.filter((name) => !isReserved(name))).toEqual([]);
  });

  it('are also reserved when a number in any script follows', () => {
    const names = ['Seat 2589', 'Seat १', 'Seat ٢', 'Strong bot 1', 'Admin 1', 'Deleted player 2'];
    expect(names.filter((name) => !isReserved(name))).toEqual([]);
  });

  it.each(['Seat', 'Seatle', 'Seat Leon', 'Platzhirsch', 'Botond', 'Player 1', 'Guest 4711', 'Adminah'])(
    'do not include %s',
    (name) => expect(isReserved(name)).toBe(false),
  );
});
