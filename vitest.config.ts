import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { builtSource } from './test/built-source.ts';
import { LongestFirst } from './test/sequencer/longest-first.ts';

const everywhere = ['src', 'test', 'scripts', 'bench', 'examples', 'clients', 'web'];
const ending = (suffix: string) => everywhere.map((room) => `${room}/**/*.${suffix}`);

// Node loads graphql's CommonJS build. Vite would load the ES module build, and each build rejects the other's schemas.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

/**
 * Time limits in milliseconds. Tests wait for conditions and do not depend on the speed of the machine, so these limits
 * only stop a test that hangs. A test sets its own limit only if it needs more time.
 */
const patient = { expect: { poll: { timeout: 120_000 } }, testTimeout: 600_000, hookTimeout: 600_000 };

/**
 * All projects share one queue, sorted by `LongestFirst`. Four workers keep two cores busy, because an integration test
 * spends half of its time waiting for a server that is silent or restarting. Workers have a large semi-space, like the
 * server: with Node's default size, garbage collection used a tenth of the CPU time.
 */
const together = { maxWorkers: 4, execArgv: ['--max-semi-space-size=64'] };

/** Lets Node load the server that `test/global-setup.ts` built, because Vite would transform the built files again. */
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
          // Loading the games takes longer than running most test files, and no test file leaves state in a module.
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
          // Each worker loads and optimizes the server only once. Each test file stops what it started in `afterAll`.
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
