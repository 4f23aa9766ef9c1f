import { keepsRun } from './keeps-run.ts';
import { numbers, runScript } from './report.ts';
import { inFolder } from './workshop.ts';

const { number } = numbers({ matches: 32, accounts: 8, kills: 10 });
await runScript('kill -9 while playing for keeps', (say) =>
  inFolder('keeps', (folder) => {
    const plan = { matches: number('matches'), accounts: number('accounts'), kills: number('kills') };
    return keepsRun({ ...plan, code: 'BUILT', folder }, say);
  }),
);
