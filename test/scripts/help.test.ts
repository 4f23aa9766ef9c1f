import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { usageOf } from '../../scripts/play/help.ts';

const PLAY = fileURLToPath(new URL('../../scripts/play/', import.meta.url));
const textOf = (name: string): string => readFileSync(`${PLAY}${name}`, 'utf8');
/** The scripts that take arguments. */
const scripts = readdirSync(PLAY).filter(
  (name) => /\b(argument|parseArgs)\(/.test(textOf(name)) && name !== 'bot-match.ts',
);

it.each(scripts)('%s prints its usage for --help before it reads anything else', (name) => {
  expect(textOf(name)).toMatch(/^helpIfAsked\((USAGE|usageOf\(import\.meta\.url\))\);$/m);
  if (textOf(name).includes('usageOf('))
    expect(usageOf(pathToFileURL(PLAY + name).href)).toContain(`npm run ${name.replace('.ts', '')} -- `);
});
