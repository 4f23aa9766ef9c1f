import { expect, it } from 'vitest';
import { RedisUnreachable } from './circuit-breaker.ts';
import { OutageLog } from './outage-log.ts';

it('an outage that every part notices is logged once when it begins and once when it ends', () => {
  const lines: string[] = [];
  const line = (level: string) => (_: object, message: string) => void lines.push(`${level}: ${message.slice(0, 13)}`);
  const outage = new OutageLog({ warn: line('warn'), info: line('info'), debug: () => {} });
  const closings: (() => void)[] = [];
  const breakers = ['limits', 'jobs'].map(() => ({
    isOpen: true,
    onClose: (listener: () => void): void => void closings.push(listener),
  }));
  outage.watch(breakers);
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const errors = [refused, new RedisUnreachable('limits'), new RedisUnreachable('jobs'), new Error('WRONGTYPE')];
  expect(errors.map((error) => outage.covers(error))).toEqual([true, true, true, false]);
  for (const [index, breaker] of breakers.entries()) {
    breaker.isOpen = false;
    closings[index]?.();
  }
  expect(lines).toEqual(['warn: Redis is down', 'info: Redis answers']);
});
