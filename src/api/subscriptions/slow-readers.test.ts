import { describe, expect, it } from 'vitest';
import { BACKLOG, Backlogs } from './slow-readers.ts';

const waitingFor = (bufferedAmount: number) => ({ bufferedAmount });

describe('the backlog of slow readers', () => {
  it('is limited to a mebibyte per reader if few readers are slow', () => {
    const backlogs = new Backlogs();
    expect(backlogs.isTooSlow(waitingFor(BACKLOG.one))).toBe(false);
    expect(backlogs.isTooSlow(waitingFor(BACKLOG.one + 1))).toBe(true);
  });

  it('is limited to less per reader if many readers are slow, until some disconnect or catch up', () => {
    const backlogs = new Backlogs();
    const many = Array.from({ length: 1024 }, () => waitingFor(20_000));
    const [some] = [waitingFor(100_000)];
    expect(backlogs.isTooSlow(some)).toBe(false);
    for (const socket of many) backlogs.isTooSlow(socket);
    expect(backlogs.isTooSlow(some)).toBe(true);
    for (const socket of many.slice(0, 512)) backlogs.forget(socket);
    for (const socket of many.slice(512)) backlogs.isTooSlow(Object.assign(socket, { bufferedAmount: 0 }));
    expect(backlogs.isTooSlow(some)).toBe(false);
  });
});
