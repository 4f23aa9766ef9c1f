import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isSubject, placesIn } from './prose-rules.ts';

/** The number of accepted findings in each folder. These numbers must never rise. */
const KEPT: Readonly<Record<string, number>> = {
  'scripts/checks': 1,
  'src/games': 1,
  'test/conformance': 1,
  'test/matches': 2,
  'web/src': 3,
};

const PROSE = /\.(?:md|graphql|ts|tsx|mts|mjs|js|sh|yml)$/;
/** Files to skip, because their wording is not ours or because they contain the rules themselves. */
const SKIPPED = /generated|kept-matches|prose-rules/;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const found = new Map<string, string[]>();
for (const file of git('ls-files').filter((name) => PROSE.test(name) && !SKIPPED.test(name) && existsSync(name))) {
  const folder = file.split('/').slice(0, 2).join('/');
  const lines = placesIn(file, readFileSync(file, 'utf8')).map(
    ({ line, advice, text }) => `${file}:${line}: ${advice}\n    ${text.slice(0, 120)}`,
  );
  found.set(folder, [...(found.get(folder) ?? []), ...lines]);
}

for (const folder of new Set([...found.keys(), ...Object.keys(KEPT)])) {
  const places = found.get(folder) ?? [];
  const kept = KEPT[folder] ?? 0;
  if (places.length > kept) fail(`${folder}: ${places.length} places, at most ${kept} allowed\n${places.join('\n')}`);
  if (places.length < kept) fail(`${folder}: lower its number in scripts/checks/check-prose.ts to ${places.length}`);
}

const [branch] = git('branch', '--show-current');
// The commits of a branch are checked before they are merged into main.
const merged = branch === 'main' || git('branch', '--list', 'main').length === 0;
for (const commit of branch && !merged ? git('log', '--no-merges', '--format=%h %s', 'main..') : []) {
  const [hash, ...subject] = commit.split(' ');
  if (!isSubject(subject.join(' '))) fail(`commit ${hash}: write \`type(scope): imperative\`, at most 72 characters`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
