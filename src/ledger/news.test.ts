import { expect, it } from 'vitest';
import { News } from './news.ts';
import { HEARD_ANYWAY } from './store.ts';

function opened() {
  let tell = (_id: string, _version: number): void => {};
  const news = new News({
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    listenFor: () => HEARD_ANYWAY,
    onGap: () => () => {},
  });
  const heard: number[] = [];
  news.of('match', (version) => heard.push(version));
  return { news, heard, tell: (version: number) => tell('match', version) };
}

it('a look at a log announces an unannounced version once', () => {
  const { news, heard, tell } = opened();
  tell(4);
  expect([news.found('match', 4), news.found('match', 5), news.found('match', 5)]).toEqual([false, true, false]);
  expect(heard).toEqual([4, 5]);
});

it('news of a version that does not exist do not hide later lost ones', () => {
  const { news, heard, tell } = opened();
  tell(4);
  tell(2 ** 31 - 1);
  news.found('match', 4);
  news.found('match', 5);
  expect(heard.at(-1)).toBe(5);
});

it('a listener that another one removes is not told any more', () => {
  const { news, heard, tell } = opened();
  let remove = (): void => {};
  news.of('match', () => remove());
  remove = news.of('match', () => heard.push(-1));
  tell(4);
  expect(heard).toEqual([4]);
});
