import { describe, expect, it } from 'vitest';
import { CatchUpGate } from './catch-up-gate.ts';

describe('the gate of a shared feed', () => {
  it('holds frames back, then passes the frames that the reader does not have yet', () => {
    const heard: string[] = [];
    const gate = new CatchUpGate<string>((frame) => heard.push(frame), 4);
    for (const version of [3, 4, 5]) gate.write(`v${version}`, version);
    expect(heard).toEqual([]);
    gate.open();
    gate.write('v6', 6);
    expect(heard).toEqual(['v5', 'v6']);
  });

  it('never passes a frame that the reader already has, even when the gate is open', () => {
    const heard: string[] = [];
    const gate = new CatchUpGate<string>((frame) => heard.push(frame), 4);
    gate.open();
    for (const version of [3, 4, 7, 7]) gate.write(`v${version}`, version);
    expect(heard).toEqual(['v7']);
    expect(gate.known).toBe(7);
  });

  it('passes frames without entries, except to readers with a later version', () => {
    const heard: string[] = [];
    const gate = new CatchUpGate<string>((frame) => heard.push(frame), 4);
    gate.open();
    gate.note('a seat is taken at v3', 3);
    gate.note('a seat is taken at v4', 4);
    expect(heard).toEqual(['a seat is taken at v4']);
  });
});
