import { randomInt } from 'node:crypto';
import { numbers, runScript } from './report.ts';
import { stormRun } from './storm/storm-run.ts';
import { inFolder } from './workshop.ts';

const { number } = numbers({ seconds: 120, nodes: 3, tables: 12, seed: randomInt(2 ** 31) });
await runScript('a storm over several nodes', (say) =>
  inFolder('storm', (folder) => {
    const plan = { seconds: number('seconds'), nodes: number('nodes'), tables: number('tables'), seed: number('seed') };
    return stormRun({ ...plan, ahead: [0, 20_000, -20_000], code: 'BUILT', folder }, say);
  }),
);
