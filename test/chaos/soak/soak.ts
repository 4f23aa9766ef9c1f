import { runScript } from '../script.ts';
import { soakRun } from './soak-run.ts';

const sizes = { matches: 200, rounds: 8 };
await runScript({ title: 'soak', name: 'soak', sizes, switches: ['redis'] }, (size, has, { say, folder }) => {
  const plan = { matches: size('matches'), rounds: size('rounds'), redis: has('redis') };
  return soakRun({ ...plan, code: 'BUILT', folder }, say);
});
