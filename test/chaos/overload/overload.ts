import { runScript } from '../script.ts';
import { overloadRun } from './overload-run.ts';

const sizes = { seconds: 20, tables: 200, readers: 1000 };
await runScript({ title: 'twice what a node can do', name: 'overload', sizes }, (size, _, { say, folder }) =>
  overloadRun(
    { seconds: size('seconds'), tables: size('tables'), readers: size('readers'), code: 'BUILT', folder },
    say,
  ),
);
