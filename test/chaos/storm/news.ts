import { Redis } from 'ioredis';
import pg from 'pg';
import type { Weather } from './weather.ts';

type Emit = (name: string | symbol, ...rest: unknown[]) => boolean;

/** News of the bus, by PostgreSQL or by Redis, is lost, comes twice, or late and so out of order. */
export function troubleNews(weather: Weather): void {
  for (const { prototype } of [pg.Client, Redis]) {
    const proto = prototype as unknown as { emit: Emit }; // both are emitters
    const emit = proto.emit;
    proto.emit = function (name, ...rest) {
      if (name !== 'notification' && name !== 'message') return emit.call(this, name, ...rest);
      return disturbed(weather, () => emit.call(this, name, ...rest));
    };
  }
}

function disturbed({ plan, draw, chance, note }: Weather, tell: () => boolean): boolean {
  if (chance(plan.news)) {
    note('NEWS_LOST');
    return true;
  }
  if (chance(plan.news)) {
    note('NEWS_LATE');
    setTimeout(tell, draw(plan.longest));
    return true;
  }
  if (chance(plan.news)) {
    note('NEWS_TWICE');
    tell();
  }
  return tell();
}

type Send = (command: { name: string }, ...rest: unknown[]) => unknown;

/** Commands that wait for work, or listen, are left alone: an error there is a connection's, and those are cut elsewhere. */
const WAITING = new Set([
  'bzpopmin',
  'brpoplpush',
  'blmove',
  'subscribe',
  'psubscribe',
  'unsubscribe',
  'info',
  'hello',
  'client',
  'select',
]);

/** Commands to Redis are slow or fail. */
export function troubleRedis({ plan, draw, chance, note }: Weather): void {
  const proto = Redis.prototype as unknown as { sendCommand: Send };
  const send = proto.sendCommand;
  proto.sendCommand = function (command, ...rest) {
    if (WAITING.has(command.name)) return send.call(this, command, ...rest);
    if (chance(plan.redis)) {
      note('REDIS_FULL');
      return Promise.reject(new Error("OOM command not allowed when used memory > 'maxmemory'."));
    }
    if (!chance(plan.redis)) return send.call(this, command, ...rest);
    note('REDIS_SLOW');
    const pause = draw(plan.longest);
    return new Promise((resolve) => setTimeout(resolve, pause)).then(() => send.call(this, command, ...rest));
  };
}
