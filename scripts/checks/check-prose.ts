import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isSubject, placesIn } from './prose-rules.ts';

/** Places per folder that are right as they are. A number may only fall. */
const KEPT: Readonly<Record<string, number>> = {};

/** How many of the newest commits are checked. */
const COMMITS = 100;

const PROSE = /\.(?:md|graphql|ts|tsx|mts|mjs|js|sh|yml)$/;
const GENERATED = /generated|kept-matches/;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const found = new Map<string, string[]>();
for (const file of git('ls-files').filter((name) => PROSE.test(name) && !GENERATED.test(name))) {
  const folder = file.split('/').slice(0, 2).join('/');
  const lines = placesIn(file, readFileSync(file, 'utf8')).map(
    ({ line, advice, text }) => `${file}:${line}: ${advice}\n    ${text.slice(0, 120)}`,
  );
  found.set(folder, [...(found.get(folder) ?? []), ...lines]);
}

for (const [folder, places] of found) {
  const kept = KEPT[folder] ?? 0;
  if (places.length > kept) fail(`${folder}: ${places.length} places, ${kept} are kept\n${places.join('\n')}`);
  if (places.length < kept) fail(`${folder}: lower its number in scripts/checks/check-prose.ts to ${places.length}`);
}

for (const commit of git('log', '--no-merges', `--max-count=${COMMITS}`, '--format=%h %s')) {
  const [hash, ...subject] = commit.split(' ');
  if (!isSubject(subject.join(' '))) fail(`commit ${hash}: write \`type(scope): imperative\`, at most 72 characters`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
