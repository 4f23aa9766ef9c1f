import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Parts } from './line.ts';

const LINGER = 50;
const opened: Parts[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const parts of opened.splice(0)) parts.close();
});

/** A line that notes what it is asked, and does as it is told to. */
function line(does: () => Promise<unknown> = () => Promise.resolve()) {
  const asked: string[] = [];
  const note = (sign: string) => (channels: readonly string[]) => {
    asked.push(`${sign}${channels.join(',')}`);
    return does();
  };
  const parts = new Parts({ on: note('+'), off: note('-') }, LINGER);
  opened.push(parts);
  return { parts, asked };
}

it('a channel is listened to once, however many want to hear it, and left some time after the last of them', async () => {
  const { parts, asked } = line();
  const [first, second] = [parts.listenTo('a'), parts.listenTo('a')];
  await second.begun;
  first.end();
  first.end();
  await vi.advanceTimersByTimeAsync(3 * LINGER);
  expect(asked).toEqual(['+a']);
  second.end();
  await vi.advanceTimersByTimeAsync(2 * LINGER);
  expect(asked).toEqual(['+a', '-a']);
  expect(parts.size).toBe(0);
});

it('whoever comes back soon finds it as it was', async () => {
  const { parts, asked } = line();
  let last = parts.listenTo('a');
  for (let times = 0; times < 8; times++) {
    last.end();
    await vi.advanceTimersByTimeAsync(LINGER / 2);
    last = parts.listenTo('a');
  }
  expect(asked).toEqual(['+a']);
});

it('what comes up while the line is asked goes together with the next', async () => {
  let answer = (): void => {};
  const { parts, asked } = line(() => new Promise<void>((resolve) => (answer = resolve)));
  const all = ['a', 'b', 'c'].map((channel) => parts.listenTo(channel));
  expect(asked).toEqual(['+a']);
  answer();
  await all[0]?.begun;
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['+a', '+b,c']);
  answer();
  await Promise.all(all.map(({ begun }) => begun));
});

it('nobody waits long for a line that says nothing, nor for one that fails', async () => {
  for (const { parts } of [line(() => new Promise(() => {})), line(() => Promise.reject(new Error('cut')))]) {
    const { begun } = parts.listenTo('a');
    await vi.advanceTimersByTimeAsync(500);
    await begun;
  }
});

it('a new connection hears all of them, in portions', async () => {
  const { parts, asked } = line();
  const all = Array.from({ length: 2500 }, (_, n) => parts.listenTo(`${n}`));
  await Promise.all(all.map(({ begun }) => begun));
  asked.length = 0;
  await parts.anew();
  const portions = asked.map((text) => text.slice(1).split(','));
  expect(portions.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(new Set(portions.flat()).size).toBe(2500);
});
