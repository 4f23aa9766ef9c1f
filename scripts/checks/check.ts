import pc from 'picocolors';
import { DRIFT, failedOf, type Step } from './steps.ts';

/** All CI steps, the cheapest first. */
const steps: readonly Step[] = [
  ['types', 'npm run --silent typecheck'],
  ['format and lint (npm run format fixes most problems)', 'npm run --silent lint'],
  ...DRIFT,
  ['migrations', 'npx tsx scripts/checks/check-migrations.ts'],
  ['prose and commit subjects', 'npx tsx scripts/checks/check-prose.ts'],
  ['weight of the pages', 'npm run --silent build:web && npm run --silent weight'],
  ['tests', 'npm run --silent test'],
];

const failed = failedOf(process.argv.includes('--no-tests') ? steps.filter(([name]) => name !== 'tests') : steps);
console.log(failed.length === 0 ? pc.green('All checks passed.') : pc.red(`Failed: ${failed.join(', ')}`));
process.exitCode = failed.length === 0 ? 0 : 1;
