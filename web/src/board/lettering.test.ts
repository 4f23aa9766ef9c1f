import { describe, expect, it } from 'vitest';
import { inLines, monogram } from './lettering.ts';

describe('names in a small space', () => {
  it('are broken between words', () => {
    expect(inLines('Medium Flesh Flyer', 12, 3)).toEqual(['Medium Flesh', 'Flyer']);
    expect(inLines('Star', 12, 3)).toEqual(['Star']);
  });

  it('end with an ellipsis if a word or a line was cut', () => {
    expect(inLines('Juggernaught', 8, 3)).toEqual(['Juggern…']);
    expect(inLines('one two three four', 5, 2)).toEqual(['one', 'two…']);
  });

  it('are abbreviated to three letters as a last resort', () => {
    expect(monogram('Medium Flesh Flyer')).toBe('MFF');
    expect(monogram('Star')).toBe('St');
    expect(monogram("Cinderfang's Pyre")).toBe('CSP');
  });
});
