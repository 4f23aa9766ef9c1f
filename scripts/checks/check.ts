import { spawnSync } from 'node:child_process';
import pc from 'picocolors';

/** Everything CI runs, in the order in which it is cheapest to fail. Each drift check names the command that mends it. */
const steps: readonly (readonly [name: string, command: string])[] = [
  ['types', 'npm run --silent typecheck'],
  ['format and lint (npm run format mends most)', 'npm run --silent lint'],
  ['schema.graphql', 'npm run --silent schema -- --check'],
  ['generated types', 'npm run --silent codegen -- --check'],
  ['migrations', 'npx tsx scripts/checks/check-migrations.ts'],
  ['playthroughs', 'npm run --silent playthrough -- --check'],
  ['weight of the pages', 'npm run --silent build:web && npm run --silent weight'],
  ['tests', 'npm run --silent test'],
];

const wanted = process.argv.includes('--no-tests') ? steps.filter(([name]) => name !== 'tests') : steps;
const failed = wanted.filter(([name, command]) => !passes(name, command)).map(([name]) => name);

console.log(failed.length === 0 ? pc.green('Everything is in order.') : pc.red(`Failed: ${failed.join(', ')}`));
process.exitCode = failed.length === 0 ? 0 : 1;

function passes(name: string, command: string): boolean {
  console.log(pc.bold(`\n› ${name}`));
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
