import { expect, test } from 'vitest';
import { isSubject, placesIn } from './prose-rules.ts';

const advice = (file: string, content: string) => placesIn(file, content).map((place) => [place.line, place.advice]);

test.each([
  ['// Whoever resigns loses.', 'name the actor: "Whoever resigns"'],
  ['/** What is sent waits. */', 'name the actor: "Who …", "What …"'],
  ['// The lock is free. Of those that wait, one takes it.', 'begin with the subject: "Of …"'],
  ["throw new Error('the move is on its way');", 'in flight, pending, is sent'],
  ['// A node of an older release, too, reads it.', 'also, before the verb'],
])('finds %s', (line, wanted) => {
  expect(advice('a.ts', `\n${line}`)).toEqual([[2, wanted]]);
});

test.each([
  ['a.ts', '// What does a bot know?'],
  ['a.ts', 'const anew = whoever(nobody);'],
  ['a.ts', "if (kind === 'NOBODY') return;"],
  ['a.md', 'The option `--once more` waits.'],
  ['a.md', '| `deck` | nobody |'],
  ['a.md', `\`\`\`\n${'x'.repeat(101)}\n\`\`\``],
])('allows, in %s: %s', (file, content) => {
  expect(placesIn(file, content)).toEqual([]);
});

test('finds lines over 100 columns in Markdown', () => {
  expect(advice('a.md', 'x'.repeat(101))).toEqual([[1, 'at most 100 columns']]);
  expect(advice('a.ts', `// ${'x'.repeat(110)}`)).toEqual([]);
});

test.each([
  ['fix(api): name the field', true],
  ['feat!: end a match', true],
  ['Mend the api', false],
  ['fix: Mend the api', false],
  [`fix: ${'x'.repeat(67)}`, true],
  [`fix: ${'x'.repeat(68)}`, false],
])('a subject `%s`: %s', (subject, passes) => {
  expect(isSubject(subject)).toBe(passes);
});
