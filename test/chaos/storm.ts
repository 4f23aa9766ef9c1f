import { runScript } from './script.ts';
import { stormRun } from './storm/storm-run.ts';

const sizes = { seconds: 120, nodes: 3, tables: 12 };
/** How far the nodes' clocks are ahead, in milliseconds: by less than what a node calls wrong itself. */
const AHEAD = [0, 20_000, -20_000];

await runScript({ title: 'a storm over several nodes', name: 'storm', sizes }, (size, _, one) => {
  const { say, folder, seed } = one;
  const plan = { seconds: size('seconds'), nodes: size('nodes'), tables: size('tables') };
  return stormRun({ ...plan, seed, ahead: AHEAD, code: 'BUILT', folder }, say);
});
