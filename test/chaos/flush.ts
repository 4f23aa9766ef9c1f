import { flushRun } from './flush-run.ts';
import { numbers, runScript } from './report.ts';
import { inFolder } from './workshop.ts';

const { number } = numbers({ clocks: 64, matches: 16, flushes: 3 });
await runScript('FLUSHALL under load', (say) =>
  inFolder('flush', (folder) => {
    const plan = { clocks: number('clocks'), matches: number('matches'), flushes: number('flushes') };
    return flushRun({ ...plan, code: 'BUILT', folder }, say);
  }),
);
