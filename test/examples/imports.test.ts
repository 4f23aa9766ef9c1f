import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../scripts/example-games.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../clients/typescript/src/index.ts', import.meta.url));
const ENGINE = fileURLToPath(new URL('../../src/engine/index.ts', import.meta.url));

const filesIn = (folder: string): string[] => {
  const names = readdirSync(path.join(EXAMPLES, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.join(EXAMPLES, folder, name));
};

describe('the examples', () => {
  it('of clients import only the client package, nothing of the server', () => {
    const files = filesIn('play');
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => strayImports(file, CLIENT))).toEqual([]);
  });

  it.each(EXAMPLE_GAMES)("of games import only the engine's index: $title", ({ id }) => {
    const files = filesIn(id).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((file) => strayImports(file, ENGINE))).toEqual([]);
  });
});

function strayImports(file: string, allowed = ''): string[] {
  const from = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(
    ([, name]) => name ?? '',
  );
  const outside = from.filter((name) => {
    const target = path.resolve(path.dirname(file), name);
    return target !== allowed && !target.startsWith(EXAMPLES + path.sep);
  });
  return outside.map((name) => `${path.relative(EXAMPLES, file)} imports ${name}`);
}
