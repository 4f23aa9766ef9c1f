import { describe, expect, it } from 'vitest';
import { verdictOn } from './judged-lines.ts';
import { linesOf, playEvent } from './small-event.ts';

describe('the record of a tournament', () => {
  const event = playEvent();
  const lines = linesOf(event);

  it('that is true is verified, and says what is proven', () => {
    const verdict = verdictOn(lines);
    expect(verdict).toMatchObject({ verdict: 'VERIFIED', fault: null, why: null });
    console.log(verdict, lines.map((l) => l.length).join(' '));
  });
});
