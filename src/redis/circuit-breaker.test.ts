import { ReplyError } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitBreaker, RedisUnreachable } from './circuit-breaker.ts';

const opened: Error[] = [];
let lives = true;
let breaker: CircuitBreaker;

function begin(): void {
  opened.length = 0;
  const ping = async () => {
    if (!lives) throw new Error('Command timed out');
  };
  breaker = new CircuitBreaker('limits', ping, (error) => opened.push(error));
}

async function failing(error: Error = new Error('Command timed out')): Promise<never> {
  throw error;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  breaker.stop();
  lives = true;
});

describe('a breaker', () => {
  it('opens at the first unanswered command, after which commands fail immediately and are not sent', async () => {
    begin();
    lives = false;
    await expect(breaker.run(failing)).rejects.toThrow('Command timed out');
    let sent = false;
    const next = breaker.run(async () => {
      sent = true;
    });
    await expect(next).rejects.toBeInstanceOf(RedisUnreachable);
    expect([sent, breaker.isOpen, opened.length]).toEqual([false, true, 1]);
  });

  it('closes by itself when a PING is answered, and calls its listeners', async () => {
    begin();
    lives = false;
    let closed = 0;
    breaker.onClose(() => {
      closed += 1;
    });
    await expect(breaker.run(failing)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(700);
    expect([breaker.isOpen, closed]).toEqual([true, 0]);
    lives = true;
    await vi.advanceTimersByTimeAsync(500);
    expect([breaker.isOpen, closed]).toEqual([false, 1]);
    expect(await breaker.run(async () => 7)).toBe(7);
  });

  it('notices a Redis that hangs while there is no traffic', async () => {
    begin();
    lives = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(breaker.isOpen).toBe(true);
  });

  it('closes as soon as a PING is answered after this process was paused', async () => {
    begin();
    await expect(breaker.run(failing)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(breaker.isOpen).toBe(false);
  });

  it.each(['OOM command not allowed', 'READONLY You can’t write', 'LOADING Redis is loading'])(
    'opens when Redis answers that it cannot work: %s',
    async (refusal) => {
      begin();
      lives = false;
      await expect(breaker.run(() => failing(new ReplyError(refusal)))).rejects.toThrow(refusal);
      expect(breaker.isOpen).toBe(true);
    },
  );

  it('stays closed when Redis answers with an error', async () => {
    begin();
    await expect(breaker.run(() => failing(new ReplyError('ERR no such script')))).rejects.toThrow('ERR');
    expect(breaker.isOpen).toBe(false);
  });
});
