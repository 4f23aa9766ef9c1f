import { runScript } from '../script.ts';
import { resumeRun } from './resume-run.ts';

const sizes = { entries: 10_000, matches: 12 };
await runScript({ title: 'resume by version', name: 'resume', sizes }, (size, _, { say, folder }) =>
  resumeRun({ entries: size('entries'), matches: size('matches'), code: 'BUILT', folder }, say),
);
