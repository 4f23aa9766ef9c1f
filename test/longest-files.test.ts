import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LONGEST } from './longest-files.ts';
import { ROOT } from './sources.ts';

it('every file that is to begin early is there', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
