import { fuzzRun } from './fuzz/fuzz-run.ts';
import { runScript } from './script.ts';

const sizes = { requests: 100_000 };
await runScript(
  { title: 'requests that no client would send', name: 'fuzz', sizes },
  (size, _, { say, folder, seed }) => fuzzRun({ requests: size('requests'), seed, code: 'BUILT', folder }, say),
);
