import { describe, expect, it } from 'vitest';
import { readReplay } from './read-replay.ts';

const MIB = 1024 * 1024;
const costly = expect.objectContaining({ fault: 'SIZE' });
const bad = expect.objectContaining({ fault: 'FORM' });

const much = (piece: string, bytes = 62 * MIB) => piece.repeat(bytes / piece.length);

it.each([
  ['', 'A JSON object, {…}, was expected.'],
  ['[]', 'A JSON object, {…}, was expected.'],
  ['null', 'A JSON object, {…}, was expected.'],
  ['1', 'A JSON object, {…}, was expected.'],
  ['{"entries":1}', 'A JSON array, […], was expected.'],
  ['{"entries":[]', 'This is not JSON: take the document as it was downloaded.'],
  ['{} {}', 'This is not JSON: take the document as it was downloaded.'],
  ['{"a":01}', 'This is not JSON: take the document as it was downloaded.'],
  ['{"a":1.}', 'This is not JSON: take the document as it was downloaded.'],
  ['{"a":.5}', 'This is not JSON: take the document as it was downloaded.'],
  ['{"a":+1}', 'This is not JSON: take the document as it was downloaded.'],
  ['{"a":-}', 'This is not JSON: take the document as it was downloaded.'],
  ['{"a":1e0}', 'the number 1e0, which JavaScript writes differently'],
  ['{"a":1E5}', 'the number 1E5, which JavaScript writes differently'],
  ['{"a":1e+5}', 'the number 1e+5, which JavaScript writes differently'],
  ['{"a":1.0}', 'the number 1.0, which JavaScript writes differently'],
  ['{"a":-0}', 'the number -0, which JavaScript writes differently'],
  ['{"a":1e999}', 'the number 1e999, which JavaScript writes differently'],
  ['{"a":9007199254740993}', 'the number 9007199254740993, which JavaScript writes differently'],
  ['{"a":1,"\\u0061":2}', 'the key "a" twice in one object'],
  [
    '{"format":1}\n{"version":0}\n{"version":\n{"version":2}',
    'Line 3: This is not JSON: take the document as it was downloaded.',
  ],
  ['{"format":1}\n{"version":0} {"version":1}\n', 'Line 2: This is not JSON: take the document as it was downloaded.'],
  ['{"format":1}\n{"a":1e5}', 'Line 2: The document has the number 1e5'],
])('an invalid record gets a message that fits files and request bodies: %s', (text, said) => {
  expect(() => readReplay(text)).toThrow(said);
});

describe('junk of the maximum length', () => {
  it.each([
    ['numbers', () => `[${much('0,')}0]`, bad],
    ['lists for entries', () => `{"entries":[${much('[],')}[]]}`, costly],
    ['facts in one entry', () => `{"entries":[{"facts":[${much('{"fact":""},')}{}]}]}`, costly],
    ['keys', () => `{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":0`).join(',')}}`, costly],
    ['a head', () => `{"seed":"${much('x')}","entries":[]}`, costly],
    ['brackets in one another', () => much('['), bad],
    ['an entry that is a text', () => `{"entries":["${much('x')}"]}`, bad],
  ])('is refused by its form before parsing: %s', (_, written, refused) => {
    const text = written();
    const before = process.memoryUsage().heapUsed;
    expect(() => readReplay(text)).toThrow(refused);
    // Parsing would need more memory than this, because each JSON value takes a few hundred bytes.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * MIB);
  });
});
