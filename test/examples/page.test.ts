import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = readFileSync(path.join(ROOT, 'docs/start/write-a-game.md'), 'utf8');
const GAME = path.join(ROOT, 'examples/quiet-cargo');

const isSource = (name: string): boolean => /\.(ts|graphql|md)$/.test(name) && !name.endsWith('.generated.ts');
const sources = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter(isSource)
  .map((name) => readFileSync(path.join(GAME, name), 'utf8'));

/** Removes the formatting of code, because it differs on the page. */
const bare = (text: string): string =>
  text
    .replace(/\s+/g, '')
    .replace(/,(?=[\])}]|$)/g, '')
    .replace(/-{3,}/g, '---');

/** The code blocks of the page, except shell commands. */
const quoted = [...PAGE.matchAll(/^ *```(ts|graphql|md)\n(.*?)^ *```$/gms)].map(([, , text = '']) => text.trimEnd());

describe('the guide to writing a game', () => {
  it('quotes the example many times', () => {
    expect(quoted.length).toBeGreaterThan(20);
  });

  it.each(quoted)('quotes the example: %s', (text) => {
    expect(sources.filter((source) => bare(source).includes(bare(text)))).toHaveLength(1);
  });

  it('names every file of the example', () => {
    const named = [...PAGE.matchAll(/^- `([^`]+)`:/gm)].map(([, name]) => name);
    const there = readdirSync(GAME, { recursive: true, encoding: 'utf8' }).filter(isSource);
    expect(there.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('names existing commands', () => {
    const scripts: object = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;
    const run = [...PAGE.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
