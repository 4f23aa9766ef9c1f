import { defineConfig } from 'vitest/config';

const everywhere = ['src', 'test', 'scripts', 'bench', 'examples'];
const ending = (suffix: string) => everywhere.map((room) => `${room}/**/*.${suffix}`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ending('test.ts'),
          exclude: ending('int.test.ts'),
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ending('int.test.ts'),
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
