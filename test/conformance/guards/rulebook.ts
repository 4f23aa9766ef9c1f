import type { AnyGame } from '../../../src/engine/index.ts';
import { ruleOf } from '../../../src/engine/play/question.ts';
import { expectThat } from '../script.ts';

/** The maximum number of words in a rulebook. A player should be able to read it before a match. */
const MOST_WORDS = 1_200;
const MOST_HINTS = 8;
const LONGEST_LINE = 160;
/** Rulebooks cannot contain these, because clients need not be able to show them. */
const NOT_ALLOWED: readonly [string, RegExp][] = [
  ['HTML', /<\/?[a-z!]/i],
  ['a heading', /^#/m],
  ['a link or picture', /\]\(/],
  ['code', /`/],
];
const REQUIRED = ['win', 'turn'];

/** Checks that players can read about every question and every kind of card, each in exactly one place. */
export function theRulebookIsComplete(game: AnyGame): void {
  const { goal, sections, glossary, hints } = game.rulebook;
  const asked = Object.keys(game.steps).filter((step) => ruleOf(game, { step }).asks);
  const kinds = [...new Set(Object.values(game.cards).map(({ kind }) => kind))];
  const ids = sections.map(({ id }) => id);
  for (const id of REQUIRED) expectThat(ids.includes(id), () => `${game.id}: the rulebook has no section ${id}`);
  for (const id of ids) expectThat(/^[a-z]+(-[a-z]+)*$/.test(id), () => `${game.id}: ${id} cannot be a section's id`);
  onceEach(game, 'section', ids, ids);
  onceEach(
    game,
    'question',
    asked,
    sections.flatMap(({ questions = [] }) => questions),
  );
  onceEach(
    game,
    'kind of card',
    kinds,
    sections.flatMap((section) => section.kinds ?? []),
  );
  onceEach(
    game,
    'term',
    glossary.map(({ term }) => term),
    glossary.map(({ term }) => term),
  );
  for (const question of Object.keys(hints))
    expectThat(asked.includes(question), () => `${game.id}: there is no question ${question} for a hint`);
  expectThat(Object.keys(hints).length <= MOST_HINTS, () => `${game.id} has more than ${MOST_HINTS} hints`);
  const lines = [goal, ...sections.map(({ title }) => title), ...glossary.map(({ text }) => text)];
  for (const line of [...lines, ...Object.values(hints)]) oneLine(game, line);
  const texts = [...lines, ...sections.map(({ text }) => text)];
  const words = texts.join(' ').split(/\s+/).length;
  expectThat(words <= MOST_WORDS, () => `${game.id}: the rulebook has ${words} words, more than ${MOST_WORDS}`);
  for (const text of texts) plain(game, text);
}

function onceEach(game: AnyGame, what: string, all: readonly string[], found: readonly string[]): void {
  for (const one of new Set([...all, ...found])) {
    const times = found.filter((other) => other === one).length;
    expectThat(all.includes(one), () => `${game.id}: the rulebook names a ${what} ${one}, which does not exist`);
    expectThat(times === 1, () => `${game.id}: the rulebook has the ${what} ${one} ${times} times, not once`);
  }
}

function oneLine(game: AnyGame, text: string = ''): void {
  expectThat(/^\S.*[^\s]$/.test(text) && text.length <= LONGEST_LINE, () => `${game.id}: not one short line: ${text}`);
}

function plain(game: AnyGame, text: string): void {
  expectThat(text.trim().length > 0 && text === text.trim(), () => `${game.id}: a text is empty or has blank ends`);
  for (const [what, pattern] of NOT_ALLOWED)
    expectThat(!pattern.test(text), () => `${game.id}: the rulebook contains ${what}: ${text.slice(0, 80)}`);
}
