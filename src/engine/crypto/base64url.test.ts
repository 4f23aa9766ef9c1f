import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

test('bytes survive encoding and decoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(toBase64url(bytes)).toBe(text);
      expect([...(fromBase64url(text) ?? expect.fail(text))]).toEqual([...bytes]);
    }),
  );
});

test.each(['A', 'AB', 'AA=', 'AA==', 'A+A/', 'A A', 'Aä', '\n'])('%j is malformed', (text) => {
  expect(fromBase64url(text)).toBeNull();
});

test.each(['', 'AA', 'AAA', '_-8', '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'])('%j is well-formed', (text) => {
  expect(fromBase64url(text)).not.toBeNull();
});
