import { expect, it } from 'vitest';
import { NO_TRACES } from '../../telemetry/traces.ts';
import { EventLoopTurns } from '../event-loop-turns.ts';
import { follow } from './follower-iterator.ts';
import { StreamUpdates } from './stream-updates.ts';

it('a follower does not read a log before this node subscribes to its updates', async () => {
  const done: string[] = [];
  let begins = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const updates = new StreamUpdates({
    subscribe: () => () => {},
    listenFor() {
      done.push('listened');
      return { begun: begun.then(() => void done.push('heard')), end: () => {} };
    },
    onGap: () => () => {},
  });
  const following = follow(
    {
      updates,
      turns: new EventLoopTurns(),
      traces: NO_TRACES,
      async now() {
        done.push('looked');
        return { epoch: 0, version: 0 };
      },
      look: async (seen) => seen,
      isNewer: () => false,
      pollInterval: () => 1000,
      between: async () => [],
      isLast: () => true,
      lost: () => new Error('lost'),
      weightOf: () => 1,
      maySee: () => true,
      isOver: () => true,
      tell: ({ version }) => version,
    },
    { id: 'match' },
  );
  const first = following.next();
  setImmediate(begins);
  expect(await first).toEqual({ done: false, value: 0 });
  expect(done).toEqual(['listened', 'heard', 'looked']);
  updates.close();
});
