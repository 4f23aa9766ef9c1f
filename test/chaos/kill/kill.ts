import { runScript } from '../script.ts';
import { killRun } from './kill-run.ts';

const sizes = { kills: 20, matches: 64, clocks: 8 };
await runScript({ title: 'kill -9 under load', name: 'kill', sizes }, (size, _, { say, folder }) => {
  const plan = { kills: size('kills'), matches: size('matches'), clocks: size('clocks') };
  return killRun({ ...plan, code: 'BUILT', folder }, say);
});
