import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    faults: { type: 'string', default: '20000' },
    history: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
  },
});

/** The number of faults after which a line of progress is printed. */
const PROGRESS = 10_000;

const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const wanted = Number(values.faults);
if (values.planted) {
  const { plantAll } = await import('./planted.ts');
  await plantAll({ seed: first, faults: wanted });
  process.exit();
}

const counts = new Map<string, number>();
let [faults, entries] = [0, 0];
const began = performance.now();
for (let seed = first; faults < wanted && process.exitCode === undefined; seed++) {
  const outcome = await simulate(seed, { lines: values.history });
  const tens = Math.floor(faults / PROGRESS);
  faults += outcome.faults;
  if (Math.floor(faults / PROGRESS) > tens) console.error(`${faults} of ${wanted} faults, at seed ${seed}`);
  entries += outcome.entries;
  for (const [kind, count] of outcome.counts) counts.set(kind, count + (counts.get(kind) ?? 0));
  for (const line of outcome.lines ?? []) process.stdout.write(line);
  if (values.history) console.log(`seed ${seed}: ${outcome.faults} faults, history ${outcome.history}`);
  if (outcome.violations.length === 0) continue;
  console.log(outcome.violations.slice(0, 10).join('\n'));
  console.log(`Again: npx tsx test/simulation/run.ts --seed ${seed} --faults ${outcome.faults}`);
  process.exitCode = 1;
}
const seconds = (performance.now() - began) / 1000;
for (const [kind, count] of [...counts].sort()) console.log(`${String(count).padStart(9)} ${kind}`);
console.log(
  `${faults} faults in ${entries} entries, seeds from ${first}: ${seconds.toFixed(0)} s, ${(faults / seconds).toFixed(0)} a second`,
);
