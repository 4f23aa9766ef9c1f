import { expect, it } from 'vitest';
import { HEARD_ANYWAY } from '../store.ts';
import { StreamUpdates } from './stream-updates.ts';

function opened() {
  let tell = (_id: string, _version: number): void => {};
  const updates = new StreamUpdates({
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    listenFor: () => HEARD_ANYWAY,
    onGap: () => () => {},
  });
  const heard: number[] = [];
  updates.of('match', (version) => heard.push(version));
  return { updates, heard, tell: (version: number) => tell('match', version) };
}

it('a read of a log announces a new version once', () => {
  const { updates, heard, tell } = opened();
  tell(4);
  expect([updates.found('match', 4), updates.found('match', 5), updates.found('match', 5)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(heard).toEqual([4, 5]);
});

it('a message about a version that does not exist does not hide a message that is lost later', () => {
  const { updates, heard, tell } = opened();
  tell(4);
  tell(2 ** 31 - 1);
  updates.found('match', 4);
  updates.found('match', 5);
  expect(heard.at(-1)).toBe(5);
});

it('a listener that another listener removes gets no more messages', () => {
  const { updates, heard, tell } = opened();
  let remove = (): void => {};
  updates.of('match', () => remove());
  remove = updates.of('match', () => heard.push(-1));
  tell(4);
  expect(heard).toEqual([4]);
});
