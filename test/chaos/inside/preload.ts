import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { fastRandom } from '../../../src/engine/index.ts';
import { insidePlan, PLAN } from './plan.ts';

/*
 * A node loads this before everything else (`node --import`), so the build does not contain it. Every await of a command
 * is a statement, a command to Redis or a message, so these faults hit every await.
 */
const plan = insidePlan.parse(JSON.parse(process.env[PLAN] ?? '{}'));
// Each start draws differently. Otherwise a node would die at the same statement forever.
const draw = fastRandom(plan.seed + process.pid);
const happens = (part: number): boolean => draw(1_000_000) < part * 1_000_000;
// Synchronous, because the process may be dead a moment later.
const note = (fault: string): void => appendFileSync(plan.report, `${fault}\n`);
const delay = (): Promise<void> => sleep(draw(plan.longest));

type Method = (...parts: unknown[]) => unknown;

/** Replaces a method, even one that the types do not declare. */
function replace(prototype: object, name: string, make: (original: Method) => Method): void {
  const methods = prototype as Record<string, Method | undefined>;
  const original = methods[name];
  if (!original) throw new Error(`there is no method ${name} any more`);
  methods[name] = make(original);
}

/** Each fault is as likely as it is frequent here. DIE is drawn once in 130 faults. */
const FAULTS = 'SLOW SLOW SLOW SLOW SLOW LATE LATE LATE LATE LATE FULL FULL CUT CUT CUT LOST LOST LOST'.split(' ');

/**
 * A statement is late, is answered late, is refused because the disk is full, loses its connection before or after its
 * execution, or is the last one.
 */
async function disturbed(client: pg.Client, run: () => Promise<unknown>): Promise<unknown> {
  const fault = draw(130) === 0 ? 'DIE' : (FAULTS[draw(FAULTS.length)] ?? 'SLOW');
  const { stream } = client.connection;
  const isAfter = draw(2) === 0;
  note(fault);
  if (fault === 'DIE' && !isAfter) process.kill(process.pid, 'SIGKILL');
  if (fault === 'SLOW') await delay();
  if (fault === 'FULL') throw Object.assign(new Error('No space left on device'), { code: '53100' });
  if (fault === 'CUT') stream.destroy();
  const answer = await run();
  if (fault === 'LATE') await delay();
  if (fault === 'DIE') process.kill(process.pid, 'SIGKILL');
  if (fault !== 'LOST') return answer;
  stream.destroy();
  throw new Error('Connection terminated unexpectedly');
}

replace(
  pg.Client.prototype,
  'query',
  (query) =>
    function (this: pg.Client, ...parts) {
      const [config] = parts;
      const isAwaited =
        typeof parts.at(-1) !== 'function' && !(typeof config === 'object' && config && 'submit' in config);
      if (!isAwaited || !happens(plan.rate)) return query.apply(this, parts);
      return disturbed(this, async () => query.apply(this, parts));
    },
);

// A pool sends with a callback; a connection lent by it returns a promise.
replace(
  pg.Pool.prototype,
  'query',
  (query) =>
    function (this: pg.Pool, ...parts) {
      if (typeof parts.at(-1) === 'function' || !happens(plan.rate)) return query.apply(this, parts);
      return this.connect().then(async (client) => {
        let failed = true;
        try {
          const answer = await disturbed(client, () => client.query(...(parts as [string])));
          failed = false;
          return answer;
        } finally {
          client.release(failed);
        }
      });
    },
);

/** Commands that wait for work or listen are left alone: only a lost connection makes them fail. */
const WAITING = /^(bzpopmin|brpoplpush|blmove|p?subscribe|unsubscribe|info|hello|client|select)$/;

replace(
  Redis.prototype,
  'sendCommand',
  (send) =>
    function (this: Redis, ...parts) {
      const { name } = parts[0] as { name: string };
      if (WAITING.test(name) || !happens(2 * plan.rate)) return send.apply(this, parts);
      note('REDIS');
      if (draw(2) === 0) return Promise.reject(new Error("OOM command not allowed when used memory > 'maxmemory'."));
      return delay().then(() => send.apply(this, parts));
    },
);

/** Messages of the bus, over PostgreSQL or Redis, are lost, duplicated, or late and therefore out of order. */
for (const { prototype } of [pg.Client, Redis])
  replace(
    prototype,
    'emit',
    (emit) =>
      function (this: object, ...parts) {
        const isMessage = parts[0] === 'notification' || parts[0] === 'message';
        if (!isMessage || !happens(3 * plan.messages)) return emit.apply(this, parts);
        const fault = ['LOST', 'LATE', 'TWICE'][draw(3)];
        note(`MESSAGE_${fault}`);
        if (fault === 'LATE') void delay().then(() => emit.apply(this, parts));
        if (fault === 'TWICE') emit.apply(this, parts);
        return fault === 'TWICE' ? emit.apply(this, parts) : true;
      },
  );

/**
 * Each job is delivered several times: BullMQ promises at-least-once delivery. Some wait first, so that others overtake
 * them.
 */
replace(
  Worker.prototype,
  'callProcessJob',
  (deliver) =>
    async function (this: Worker, ...parts) {
      if (happens(plan.messages)) await delay();
      for (let time = 1; time < plan.jobs; time++) await deliver.apply(this, parts);
      return deliver.apply(this, parts);
    },
);

const Real = Date;
const now = (): number => Real.now() + plan.ahead;
// Only `new Date()` without arguments reads the clock.
class ShiftedDate extends Real {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static override now = now;
}
if (plan.ahead !== 0)
  Object.defineProperty(globalThis, 'Date', { value: ShiftedDate, writable: true, configurable: true });
