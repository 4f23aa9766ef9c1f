import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { builtSource } from './test/built-source.ts';
import { LongestFirst } from './test/sequencer/longest-first.ts';

const everywhere = ['src', 'test', 'scripts', 'bench', 'examples', 'clients', 'web'];
const ending = (suffix: string) => everywhere.map((room) => `${room}/**/*.${suffix}`);

// Vite would take graphql's other build, and two of them do not know each other's schemas.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

/**
 * In milliseconds. No test says how fast a machine is: each waits for a condition, and these limits only end a test whose
 * condition never comes. A test sets a limit of its own only to be more patient.
 */
const patient = { expect: { poll: { timeout: 120_000 } }, testTimeout: 600_000, hookTimeout: 600_000 };

/**
 * One queue for all projects, in the order that `LongestFirst` gives. Four workers keep two cores busy: half of the time an
 * integration test waits, for a server that has fallen silent or starts again. Each has much room for what is soon forgotten, as
 * the server has: a tenth of the time of the processor went into making room.
 */
const together = { maxWorkers: 4, execArgv: ['--max-semi-space-size=64'] };

/** Node loads the server that `test/global-setup.ts` has built: Vite would transform each of its files again. */
const built = { deps: { external: [/\/arbiter-tests-\w+\/server\//] } };

/** `npm test` runs `unit` and `integration`; `npm run test:all` runs all three. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          ...patient,
          ...together,
          name: 'unit',
          include: ending('test.ts'),
          exclude: [...ending('int.test.ts'), ...ending('long.test.ts')],
          // Loading the games takes longer than most of these files run, and none leaves state in a module.
          isolate: false,
        },
      },
      {
        resolve,
        plugins: [builtSource()],
        test: {
          ...patient,
          ...together,
          name: 'integration',
          server: built,
          include: ending('int.test.ts'),
          globalSetup: ['test/global-setup.ts'],
          // Each worker loads and optimizes the server once. A file ends in `afterAll` what it has started.
          isolate: false,
        },
      },
      {
        resolve,
        plugins: [builtSource()],
        test: {
          ...patient,
          ...together,
          name: 'long',
          server: built,
          include: ending('long.test.ts'),
          globalSetup: ['test/global-setup.ts', 'test/web/global-setup.ts'],
        },
      },
    ],
  },
});
