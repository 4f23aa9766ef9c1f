import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { layOut } from '../../scripts/play/lay-out.ts';
import type { AnyGame } from '../../src/engine/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Enough to see that it works: the example itself is played in all its corners elsewhere. */
const MATCHES = 4;
const copy = mkdtempSync(path.join(tmpdir(), 'arbiter-new-game-'));
afterAll(() => rmSync(copy, { recursive: true }));

describe('a new game', () => {
  for (const folder of ['src', 'test']) mkdirSync(path.join(copy, folder));
  const others = readdirSync(path.join(ROOT, 'src')).filter((name) => name !== 'games');
  for (const same of ['node_modules', 'test/scene', 'schema.graphql', ...others.map((name) => `src/${name}`)])
    symlinkSync(path.join(ROOT, same), path.join(copy, same));
  for (const own of ['src/games', 'examples', 'scripts', 'test/conformance'])
    cpSync(path.join(ROOT, own), path.join(copy, own), { recursive: true });
  layOut('tea-house', copy);

  it('is registered, and conforms', async () => {
    const registry = readFileSync(path.join(copy, 'src/games/index.ts'), 'utf8');
    expect(registry).toContain("import { TEA_HOUSE } from './tea-house/index.ts';\n");
    expect(registry).toMatch(/, TEA_HOUSE\s*\];$/m);
    const { TEA_HOUSE }: { TEA_HOUSE: AnyGame } = await import(path.join(copy, 'src/games/tea-house/index.ts'));
    const { playAnyCorners, trialOf }: typeof import('../conformance/trial.ts') = await import(
      path.join(copy, 'test/conformance/trial.ts')
    );
    const trial = trialOf(TEA_HOUSE);
    playAnyCorners(trial, MATCHES, 20_261_126);
    expect([TEA_HOUSE.id, TEA_HOUSE.title, trial.reached.matches]).toEqual(['tea-house', 'Tea House', MATCHES]);
  });

  it('has nothing left of the name of the example', () => {
    const names = ['tea-house.ts', 'index.ts', 'README.md', 'schema.graphql', 'test/rules.test.ts', 'skin/index.ts'];
    for (const name of names)
      expect(readFileSync(path.join(copy, 'src/games/tea-house', name), 'utf8')).not.toMatch(/quiet.?cargo/i);
  });

  it.each(['tea-house', 'golems', 'quiet-cargo', 'Tea', 'tea--house', ''])('is not called "%s"', (id) => {
    expect(() => layOut(id, copy)).toThrow(RangeError);
  });
});
