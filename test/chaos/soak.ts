import { numbers, runScript } from './report.ts';
import { soakRun } from './soak-run.ts';
import { inFolder } from './workshop.ts';

const { number, has } = numbers({ matches: 200, rounds: 8 }, ['redis']);
await runScript('soak', (say) =>
  inFolder('soak', (folder) => {
    const plan = { matches: number('matches'), rounds: number('rounds'), redis: has('redis') };
    return soakRun({ ...plan, code: 'BUILT', folder }, say);
  }),
);
