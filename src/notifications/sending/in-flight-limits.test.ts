import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { InFlight } from './in-flight-limits.ts';

const ANN = { of: 'ann', most: 2 };
const HOME = { of: 'address 198.51.100.7', most: 3 };

describe('requests in flight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Settles when aborted. */
  const hung = (stop: AbortSignal) => new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));

  it('are counted per player and per address', async () => {
    const inFlight = new InFlight();
    let end = () => {};
    void inFlight.run(
      [ANN, HOME],
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    void inFlight.run([ANN, HOME], hung);
    void inFlight.run([{ of: 'bob', most: 2 }, HOME], hung);
    expect([inFlight.isFull(ANN), inFlight.isFull(HOME)]).toEqual([true, true]);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect([inFlight.isFull(ANN), inFlight.isFull(HOME)]).toEqual([false, false]);
  });

  it('can all listen for the stop without a warning from Node', () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const inFlight = new InFlight();
    for (let requests = 0; requests < 20; requests++) void inFlight.run([], hung);
    expect(warned).not.toHaveBeenCalled();
  });

  it('are aborted a second after the process begins to stop, and no request begins after that', async () => {
    const inFlight = new InFlight();
    let broken = false;
    void inFlight.run([ANN], hung).then(() => {
      broken = true;
    });
    const closed = inFlight.close();
    expect(inFlight.isFull({ of: 'bob', most: 2 })).toBe(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(broken).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
    expect(broken).toBe(true);
  });
});
