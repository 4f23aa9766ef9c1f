import { expect, it } from 'vitest';
import { pieces, termId } from './terms.ts';

const GLOSSARY = ['mana', 'R', 'R check', 'Force', 'Self-Restoration'].map((term) => ({ term, text: `${term}.` }));

const found = (text: string): string[] =>
  pieces(text, GLOSSARY).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.written]));

it.each([
  ['You have 20 mana', ['mana']],
  ['Mana pays for golems', ['Mana']],
  ['Make an R check: R + ATK', ['R check', 'R']],
  ['R checks, and R', ['R checks', 'R']],
  ['Force, again Force', ['Force']],
  ['by force of arms, Forceful, mana-like', []],
  ['Self-Restoration regains HP', ['Self-Restoration']],
  ['', []],
])('%s', (text, terms) => expect(found(text)).toEqual(terms));

it('the pieces make up the text, and terms found earlier stay plain', () => {
  const text = 'Force costs mana.';
  const seen = new Set(GLOSSARY.slice(0, 1));
  const made = pieces(text, GLOSSARY, seen);
  expect(made.map((piece) => (typeof piece === 'string' ? piece : piece.written)).join('')).toBe(text);
  expect(made.filter((piece) => typeof piece !== 'string')).toHaveLength(1);
  expect(pieces(text, [])).toEqual([text]);
});

it('the id of a term can be a link', () => {
  expect(GLOSSARY.map(termId)).toEqual(['term-mana', 'term-r', 'term-r-check', 'term-force', 'term-self-restoration']);
});
