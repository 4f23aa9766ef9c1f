import { runScript } from '../chaos/script.ts';
import { eventsRun } from './events-run.ts';
import { LARGE_PLANS, PLANS } from './plans.ts';

const all = [...PLANS, ...LARGE_PLANS];
const script = { title: 'events', name: 'events', sizes: {}, switches: all.map(({ name }) => name) };
await runScript(script, (_, has, { say, folder }) => {
  const named = all.filter(({ name }) => has(name));
  return eventsRun({ events: named.length > 0 ? named : PLANS, code: 'BUILT', folder }, say);
});
