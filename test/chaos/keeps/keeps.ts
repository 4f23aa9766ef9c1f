import { runScript } from '../script.ts';
import { keepsRun } from './keeps-run.ts';

const sizes = { matches: 32, accounts: 8, kills: 10 };
await runScript({ title: 'kill -9 while playing for keeps', name: 'keeps', sizes }, (size, _, { say, folder }) => {
  const plan = { matches: size('matches'), accounts: size('accounts'), kills: size('kills') };
  return keepsRun({ ...plan, code: 'BUILT', folder }, say);
});
