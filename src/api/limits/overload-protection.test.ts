import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Meters } from '../../telemetry/metrics.ts';
import { errorsOverHttp } from '../http-errors.ts';
import { shedLoad } from './overload-protection.ts';

/** A node whose requests to /graphql wait until all are released. */
function busyNode(overloadMs: number) {
  const app = fastify();
  errorsOverHttp(app, { meters: new Meters() });
  shedLoad(app, { overloadMs });
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let inside = 0;
  app.post('/graphql', async () => {
    inside++;
    await held;
    return {};
  });
  app.get('/graphql', async () => ({}));
  app.get('/healthz', async () => ({}));
  return { app, letGo, inside: () => inside };
}

const post = { method: 'POST', url: '/graphql', payload: {} } as const;

async function statusOf(answers: readonly Promise<{ statusCode: number }>[], status: number): Promise<number> {
  return (await Promise.all(answers)).filter(({ statusCode }) => statusCode === status).length;
}

describe('an overloaded node', () => {
  it('refuses requests with a retry time and without executing them, and accepts them again later', async () => {
    const { app, letGo, inside } = busyNode(500);
    const answers = Array.from({ length: 600 }, () => app.inject(post));
    let answered = 0;
    for (const answer of answers) void answer.then(() => answered++);
    const refused = await Promise.race(answers);
    expect(refused.statusCode).toBe(503);
    const wait = Number(refused.headers['retry-after']);
    expect([1, 2, 3]).toContain(wait);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED', retryAfter: wait } }] });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    while (inside() + answered < answers.length) await sleep(1);
    letGo();
    expect([await statusOf(answers, 200), await statusOf(answers, 503)]).toEqual([inside(), 600 - inside()]);
    expect(inside()).toBeGreaterThanOrEqual(64);
    expect(inside()).toBeLessThanOrEqual(512);
    expect((await app.inject(post)).statusCode).toBe(200);
    await app.close();
  });

  it('counts requests that only have the upgrade header, and accepts real WebSockets', async () => {
    const { app, letGo } = busyNode(500);
    const answers = Array.from({ length: 600 }, () => app.inject(post));
    await Promise.race(answers);
    const statusWith = async (method: 'GET' | 'POST', headers: Record<string, string>) =>
      (await app.inject({ method, url: '/graphql', headers, ...(method === 'POST' && { payload: {} }) })).statusCode;
    const greeting = { upgrade: 'websocket', connection: 'keep-alive, Upgrade' };
    expect(await statusWith('GET', { upgrade: 'websocket' })).toBe(503);
    expect(await statusWith('GET', { connection: 'upgrade' })).toBe(503);
    expect(await statusWith('POST', greeting)).toBe(503);
    expect(await statusWith('GET', greeting)).toBe(200);
    letGo();
    await Promise.all(answers);
    await app.close();
  });

  it('counts and refuses WebSocket operations like requests, until some are answered', async () => {
    const { app, letGo } = busyNode(500);
    const leave = Array.from({ length: 512 }, () => app.letIn());
    expect(() => app.letIn()).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    expect((await app.inject(post)).statusCode).toBe(503);
    for (const one of leave) one();
    app.letIn();
    letGo();
    expect((await app.inject(post)).statusCode).toBe(200);
    await app.close();
  });

  it('refuses no request if load shedding is off', async () => {
    const { app, letGo } = busyNode(0);
    const answers = Array.from({ length: 600 }, () => app.inject(post));
    letGo();
    expect(await statusOf(answers, 200)).toBe(600);
    await app.close();
  });
});
