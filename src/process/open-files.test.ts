import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openFilesMissing } from './open-files.ts';

it.each([
  ['1024                 524288', /^this process can open only 1024 files.*LimitNOFILE/],
  ['65536                65536 ', null],
  ['unlimited            unlimited', null],
])('a process with the limits %s', async (limits, warning) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-limits-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'limits');
  await writeFile(
    file,
    `Max processes             127235    127235    processes \nMax open files            ${limits}  files     \n`,
  );
  const said = await openFilesMissing(file);
  if (warning) expect(said).toMatch(warning);
  else expect(said).toBeNull();
});

it('a system without this file gets no warning', async () => {
  expect(await openFilesMissing('/nowhere')).toBeNull();
});
