import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.ts';
import { LONGEST } from './longest-files.ts';

it('every listed file exists', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
