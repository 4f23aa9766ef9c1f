import { runScript } from '../script.ts';
import { databaseRun } from './database-run.ts';
import { FAULTS } from './faults.ts';

const sizes = { nodes: 2, tables: 40, pace: 150, entrants: 8 };
const switches = Object.keys(FAULTS);

await runScript({ title: 'a faulty database under load', name: 'database', sizes, switches }, (size, has, one) => {
  const chosen = Object.keys(FAULTS).filter(has);
  const faults = chosen.length > 0 ? chosen : Object.keys(FAULTS);
  const plan = { nodes: size('nodes'), tables: size('tables'), pace: size('pace'), entrants: size('entrants') };
  return databaseRun({ ...plan, ...one, faults, code: 'BUILT' });
});
