import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { Precedence } from './precedence.ts';

// Works, gives way, and says so.
const AT_WORK = `
const { parentPort, workerData: { file, before, patience } } = require('node:worker_threads');
import('tsx/esm/api').then(({ tsImport }) => tsImport(file, 'file:///')).then(({ givingWay }) => {
  const giveWay = givingWay(before, patience);
  for (const began = performance.now(); performance.now() < began + 2;);
  parentPort.postMessage('worked');
  giveWay();
  parentPort.postMessage('goes on');
});`;

let thread: Worker;
afterEach(() => thread.terminate());

function atWork({ before }: Precedence, patience: { share: number; longest: number }, hears: (said: string) => void) {
  const file = new URL('./precedence.ts', import.meta.url).href;
  thread = new Worker(AT_WORK, { eval: true, execArgv: [], workerData: { file, before, patience } });
  thread.on('message', hears);
}

const forGood = { share: 1e9, longest: 600_000 };

it('goes on at once where nothing goes before', async () => {
  await new Promise<void>((done) => atWork(new Precedence(), forGood, (said) => said === 'goes on' && done()));
});

it('goes on when all that went before has come to something, or failed', async () => {
  const precedence = new Precedence();
  const heard: string[] = [];
  await new Promise<void>((done) => {
    const working = new EventEmitter();
    const first = once(working, 'first');
    const second = once(working, 'second').then(() => Promise.reject(new Error('refused')));
    for (const work of [first, second]) precedence.during<unknown>(work).catch(() => {});
    atWork(precedence, forGood, (said) => {
      heard.push(said);
      if (said === 'goes on') done();
      else setTimeout(() => working.emit('first'), 50);
    });
    working.once('first', () =>
      setTimeout(() => {
        heard.push('all over');
        working.emit('second');
      }, 50),
    );
  });
  expect(heard).toEqual(['worked', 'all over', 'goes on']);
});

it('goes on though something always goes before', async () => {
  const precedence = new Precedence();
  precedence.during(new Promise(() => {}));
  await new Promise<void>((done) =>
    atWork(precedence, { share: 2, longest: 50 }, (said) => said === 'goes on' && done()),
  );
});
