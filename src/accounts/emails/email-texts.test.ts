import { describe, expect, it } from 'vitest';
import { addressChanged, confirmAddress, passwordChanged, passwordReset } from './email-texts.ts';

const TO = 'reader@example.org';
const letters = (name: string) => [
  passwordReset(TO, name, 'TOKEN'),
  confirmAddress(TO, name, 'TOKEN'),
  passwordChanged(TO, name),
  addressChanged(TO, name),
];

describe('an email that anyone can request', () => {
  it.each(['evil.com', 'Win.at.evil.com', 'https://evil.com', 'mail@evil.com', 'e\u200bvil.com'])(
    'never has %j in its subject, or as a link in its text',
    (name) => {
      for (const { subject, text } of letters(name)) {
        expect(subject).not.toMatch(/evil|[.:/@]/);
        expect(text).toMatch(/"(\S+ )*evil\. com"/);
        expect(text).not.toMatch(/[a-z][.:/@][a-z/]/i);
      }
    },
  );

  it('names the account', () => {
    for (const { text } of letters('J. R. O’Neill')) expect(text).toContain('"J. R. O’Neill"');
  });
});
