import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../scripts/play/lay-out.ts';
import { newGame } from './new-game.ts';

describe('a new game', () => {
  const copy = newGame();

  it('is registered', () => {
    const registry = readFileSync(path.join(copy, 'src/games/index.ts'), 'utf8');
    expect(registry).toContain("import { QUITE_NEW_GAME } from './quite-new-game/index.ts';\n");
    expect(registry).toMatch(/, QUITE_NEW_GAME\s*\];$/m);
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
