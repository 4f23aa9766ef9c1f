import { describe, expect, it } from 'vitest';
import { parsedStrictly, readKeySet, thumbprint } from '../../../src/engine/index.ts';
import { gameById } from '../../../src/games/index.ts';
import { verifyReplayText } from '../../../src/matches/replays/replay-verifier.ts';
import { playedRecord } from './played-record.ts';

const game = gameById('business-card-battle');
if (!game) throw new Error('the game is missing');
const options = game.options.parse({});
const [deck] = (game.deck?.ready ?? []).filter(({ cards }) => game.deck?.broken(cards, options).length === 0);
const decks = [deck?.cards ?? null, deck?.cards ?? null];
const record = playedRecord(game, { seats: 2, options, decks, firstCard: 1 }, 'ab'.repeat(32));
const text = JSON.stringify(record);
const bytes = (written: string) => new TextEncoder().encode(written);
const verdict = (written: string | Uint8Array) =>
  verifyReplayText([game], { keys: [] }, typeof written === 'string' ? bytes(written) : written).rules.verdict;

/** Replaces the first match of `piece` in the text. */
function altered(piece: string | RegExp, other: string): string {
  const changed = text.replace(piece, other);
  expect(changed).not.toBe(text);
  return changed;
}

const { entries, ...head } = record;
const lines = [JSON.stringify(head), ...entries.map((entry) => JSON.stringify(entry))];

describe('a record that all readers parse the same way', () => {
  it.each([
    ['as it was written', text],
    ['with other white space', JSON.stringify(record, null, 2)],
    ['after a byte order mark', `\uFEFF${text}\n`],
    ['with its keys in another order', JSON.stringify({ entries, ...head })],
    ['line by line', `${lines.join('\n')}\n`],
    ['line by line, with empty lines', `${lines.join('\r\n\r\n')}`],
    ['with escapes', altered('"business-card-battle"', '"business\\u002dcard-battle"')],
  ])('is verified: %s', (_, written) => {
    expect(verdict(written)).toBe('VERIFIED');
  });
});

describe('a record that two readers may parse differently', () => {
  it.each([
    ['who won, twice', altered('"result":{', '"result":{"why":"a lie",')],
    ['a fact, twice', altered('{"fact":', '{"fact":"a lie","fact":')],
    ['entries, twice', altered('"entries":[', '"entries":[],"entries":[')],
    ['a key written in two ways', altered('"result":{', '"result":{"\\u0077hy":"a lie",')],
    ['a prototype', altered('{"fact":', '{"__proto__":{"winner":1},"fact":')],
    ['a prototype with an escape', altered('{"fact":', '{"\\u005f_proto__":{"winner":1},"fact":')],
    ['a negative zero', altered('"version":0', '"version":-0')],
    ['an exponent', altered('"version":10}', '"version":1e1}')],
    ['a fraction of zero', altered('"version":1}', '"version":1.0}')],
    ['a number with more digits than a double holds', altered('"version":1}', '"version":1.00000000000000000001}')],
    ['a lone high surrogate', altered('{"fact":', '{"x":"\\ud83d","fact":')],
    ['a lone low surrogate', altered('{"fact":', '{"x":"\\ude00 \\ud83d","fact":')],
    ['a time that is finer than the hash', altered(/"at":"[^"]+"/, '"at":"2026-01-01T00:00:00.0004Z"')],
    ['a time without a fraction', altered(/"at":"[^"]+"/, '"at":"2026-01-01T00:00:00Z"')],
    ['a time that does not exist', altered(/"at":"[^"]+"/, '"at":"2026-02-30T00:00:00.000Z"')],
    ['a time that is no date', altered(/"at":"[^"]+"/, '"at":"soon"')],
    ['an entry with a text of its own to hash', altered('"version":0', '"text":"","version":0')],
    ['text after its end', `${text}{}`],
    ['two entries on a line', `${lines.slice(0, 2).join('\n')}${lines.slice(2).join('\n')}`],
    ['a comma too many', `${text.slice(0, -2)},]}`],
  ])('is refused: %s', (_, written) => {
    expect(() => verdict(written)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });

  it('is refused: bytes that are not valid text', () => {
    const broken = bytes(text);
    broken[text.indexOf('business') + 2] = 0xff;
    expect(() => verdict(broken)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('keys that two readers may parse differently', () => {
  const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
  const key = { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint(x) };
  const refused = expect.objectContaining({ fault: 'FORM' });

  it('are refused: the same key twice, once revoked', () => {
    expect(readKeySet({ keys: [key] }).keys).toEqual([key]);
    const revoked = { ...key, revoked: '2026-01-01T00:00:00Z' };
    expect(() => readKeySet({ keys: [key, revoked] })).toThrow(refused);
    expect(() => readKeySet({ keys: [key, key] })).toThrow(refused);
  });

  it('are refused: a key with the same bytes spelled differently, which would have another name', () => {
    const other = `${x.slice(0, -1)}p`;
    expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(x, 'base64url'));
    expect(() => readKeySet({ keys: [{ ...key, x: other, kid: thumbprint(other) }] })).toThrow(refused);
  });

  it('are refused: a field twice', () => {
    const bounds = { depth: 5, values: 1000, keys: 100 };
    expect(() => parsedStrictly('{"keys":[],"keys":[]}', bounds)).toThrow(refused);
    expect(parsedStrictly(' {"keys":[1.5,-2,1e+21,"a\\n"],"k":{}} ', bounds)).toEqual({
      keys: [1.5, -2, 1e21, 'a\n'],
      k: {},
    });
  });
});
