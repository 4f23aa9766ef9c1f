import { runScript } from '../script.ts';
import { flushRun } from './flush-run.ts';

const sizes = { clocks: 64, matches: 16, flushes: 3 };
await runScript({ title: 'FLUSHALL under load', name: 'flush', sizes }, (size, _, { say, folder }) => {
  const plan = { clocks: size('clocks'), matches: size('matches'), flushes: size('flushes') };
  return flushRun({ ...plan, code: 'BUILT', folder }, say);
});
