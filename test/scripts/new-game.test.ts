import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { layOut } from '../../scripts/play/lay-out.ts';
import type { AnyGame } from '../../src/engine/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Only shows that the new game works; other tests play the example in all its corners. */
const MATCHES = 4;
const copy = mkdtempSync(path.join(tmpdir(), 'arbiter-new-game-'));
afterAll(() => rmSync(copy, { recursive: true }));

describe('a new game', () => {
  for (const folder of ['src', 'test']) mkdirSync(path.join(copy, folder));
  const others = readdirSync(path.join(ROOT, 'src')).filter((name) => name !== 'games');
  for (const same of ['node_modules', 'test/games', 'schema.graphql', ...others.map((name) => `src/${name}`)])
    symlinkSync(path.join(ROOT, same), path.join(copy, same));
  for (const own of ['src/games', 'examples', 'scripts', 'test/conformance'])
    cpSync(path.join(ROOT, own), path.join(copy, own), { recursive: true });
  layOut('quite-new-game', copy);

  it('is registered, and conforms', async () => {
    const registry = readFileSync(path.join(copy, 'src/games/index.ts'), 'utf8');
    expect(registry).toContain("import { QUITE_NEW_GAME } from './quite-new-game/index.ts';\n");
    expect(registry).toMatch(/, QUITE_NEW_GAME\s*\];$/m);
    const { QUITE_NEW_GAME }: { QUITE_NEW_GAME: AnyGame } = await import(
      path.join(copy, 'src/games/quite-new-game/index.ts')
    );
    const { playAnyCorners, trialOf }: typeof import('../conformance/trial.ts') = await import(
      path.join(copy, 'test/conformance/trial.ts')
    );
    const trial = trialOf(QUITE_NEW_GAME);
    playAnyCorners(trial, MATCHES, 20_261_126);
    expect([QUITE_NEW_GAME.id, QUITE_NEW_GAME.title, trial.reached.matches]).toEqual([
      'quite-new-game',
      'Quite New Game',
      MATCHES,
    ]);
  });

  it('does not contain the name of the example', () => {
    const names = [
      'quite-new-game.ts',
      'index.ts',
      'README.md',
      'schema.graphql',
      'test/rules.test.ts',
      'skin/index.ts',
    ];
    for (const name of names)
      expect(readFileSync(path.join(copy, 'src/games/quite-new-game', name), 'utf8')).not.toMatch(/quiet.?cargo/i);
  });

  it('has no picture yet, and no stored matches', () => {
    const folder = path.join(copy, 'src/games/quite-new-game');
    for (const name of ['skin/picture.svg', 'kept-matches.jsonl'])
      expect(existsSync(path.join(folder, name))).toBe(false);
  });

  it.each(['quite-new-game', 'golems', 'quiet-cargo', 'Tea', 'quite--new', ''])('cannot be called "%s"', (id) => {
    expect(() => layOut(id, copy)).toThrow(RangeError);
  });
});
