import { spawnSync } from 'node:child_process';
import pc from 'picocolors';

/** A check and its command. */
export type Step = readonly [name: string, command: string];

/** Checks that generated files are up to date. Each check names the command that regenerates its files. */
export const DRIFT: readonly Step[] = [
  ['schema.graphql', 'npm run --silent schema -- --check'],
  ['generated types', 'npm run --silent codegen -- --check'],
  ['playthroughs', 'npm run --silent playthrough -- --check'],
];

/** Runs all steps, even if some fail. Returns the names of the failed steps. */
export function failedOf(steps: readonly Step[]): string[] {
  return steps.filter(([name, command]) => !passes(name, command)).map(([name]) => name);
}

function passes(name: string, command: string): boolean {
  console.log(pc.bold(`\n› ${name}`));
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
