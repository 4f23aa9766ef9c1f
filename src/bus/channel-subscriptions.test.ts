import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChannelSubscriptions } from './channel-subscriptions.ts';

const LINGER = 50;
const opened: ChannelSubscriptions[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const parts of opened.splice(0)) parts.close();
});

/** Creates a connection that records its commands, which `does` answers. */
function line(does: () => Promise<unknown> = () => Promise.resolve()) {
  const asked: string[] = [];
  const note = (sign: string) => (channels: readonly string[]) => {
    asked.push(`${sign}${channels.join(',')}`);
    return does();
  };
  const parts = new ChannelSubscriptions({ on: note('+'), off: note('-') }, LINGER);
  opened.push(parts);
  return { parts, asked };
}

it('a line subscribes to a channel once for all listeners, and drops it some time after the last listener ends', async () => {
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

it('a listener that returns soon finds its channel still subscribed', async () => {
  const { parts, asked } = line();
  let last = parts.listenTo('a');
  for (let times = 0; times < 8; times++) {
    last.end();
    await vi.advanceTimersByTimeAsync(LINGER / 2);
    last = parts.listenTo('a');
  }
  expect(asked).toEqual(['+a']);
});

it('channels that are requested during a command are part of the next command', async () => {
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

it('a listener does not wait long for a silent or broken line', async () => {
  for (const { parts } of [line(() => new Promise(() => {})), line(() => Promise.reject(new Error('cut')))]) {
    const { begun } = parts.listenTo('a');
    await vi.advanceTimersByTimeAsync(500);
    await begun;
  }
});

it('a new connection subscribes to all channels, in portions', async () => {
  const { parts, asked } = line();
  const all = Array.from({ length: 2500 }, (_, n) => parts.listenTo(`${n}`));
  await Promise.all(all.map(({ begun }) => begun));
  asked.length = 0;
  await parts.resubscribe();
  const portions = asked.map((text) => text.slice(1).split(','));
  expect(portions.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(new Set(portions.flat()).size).toBe(2500);
});
