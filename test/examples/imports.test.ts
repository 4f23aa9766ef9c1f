import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

describe('the examples', () => {
  it('import nothing of the server: the public API is all they have', () => {
    const files = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(10);
    const strays = files.flatMap((name) => strayImports(path.join(EXAMPLES, name)));
    expect(strays).toEqual([]);
  });
});

function strayImports(file: string): string[] {
  const from = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(
    ([, name]) => name ?? '',
  );
  const outside = from.filter((name) => !path.resolve(path.dirname(file), name).startsWith(EXAMPLES + path.sep));
  return outside.map((name) => `${path.relative(EXAMPLES, file)} imports ${name}`);
}
