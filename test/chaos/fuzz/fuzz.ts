import { runScript } from '../script.ts';
import { fuzzRun } from './fuzz-run.ts';

const sizes = { requests: 100_000 };
await runScript(
  { title: 'requests that no client would send', name: 'fuzz', sizes },
  (size, _, { say, folder, seed }) => fuzzRun({ requests: size('requests'), seed, code: 'BUILT', folder }, say),
);
