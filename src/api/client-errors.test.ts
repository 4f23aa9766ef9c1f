import { describe, expect, it } from 'vitest';
import { clientError } from './client-errors.ts';

describe('an error of the database', () => {
  it.each(['22021', '22P05'])('for a character that it cannot store is the client’s to mend: %s', (code) => {
    const noted: string[] = [];
    const log = {
      refused: (refusal: string) => void noted.push(refusal),
      outage: () => void noted.push('outage'),
      bug: () => void noted.push('bug'),
    };
    const cause = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
    const error = new Error('Failed query: select secret', { cause });
    const told = clientError(error, log);
    expect(told).toMatchObject({ code: 'BAD_INPUT', details: { field: 'variables' } });
    expect(told.message).not.toContain('secret');
    expect(noted).toEqual(['BAD_INPUT']);
  });
});
