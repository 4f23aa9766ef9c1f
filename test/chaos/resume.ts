import { numbers, runScript } from './report.ts';
import { resumeRun } from './resume-run.ts';
import { inFolder } from './workshop.ts';

const { number } = numbers({ entries: 10_000, matches: 12 });
await runScript('resume by version', (say) =>
  inFolder('resume', (folder) =>
    resumeRun({ entries: number('entries'), matches: number('matches'), code: 'BUILT', folder }, say),
  ),
);
