import { randomInt } from 'node:crypto';
import { numbers, runScript } from './report.ts';
import { stallRun } from './stall-run.ts';
import { inFolder } from './workshop.ts';

const { number } = numbers({ stalls: 20, matches: 16, clocks: 6, seed: randomInt(2 ** 31) });
const matches = number('matches');

await runScript('connections that fall silent', (say) =>
  inFolder('stall', (folder) => {
    const plan = { stalls: number('stalls'), matches, clocks: number('clocks'), seed: number('seed') };
    return stallRun({ ...plan, code: 'BUILT', folder }, say);
  }),
);
