import { killRun } from './kill-run.ts';
import { numbers, runScript } from './report.ts';
import { inFolder } from './workshop.ts';

const { number } = numbers({ kills: 20, matches: 64, clocks: 8 });
await runScript('kill -9 under load', (say) =>
  inFolder('kill', (folder) => {
    const plan = { kills: number('kills'), matches: number('matches'), clocks: number('clocks') };
    return killRun({ ...plan, code: 'BUILT', folder }, say);
  }),
);
