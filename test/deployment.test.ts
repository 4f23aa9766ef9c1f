import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DRAIN } from '../src/api/graceful-shutdown.ts';
import { parseConfig } from '../src/config.ts';
import { connectionsNeeded } from '../src/jobs/connections-needed.ts';
import { CLOSE_TIMEOUT, GRACE } from '../src/process/disposables.ts';
import { textOf } from './architecture/sources.ts';

// The numbers in docker-compose.yml, nginx.conf, the Dockerfile, the README and the server must fit together.

const limits = z.object({ nofile: z.object({ soft: z.int(), hard: z.int() }) });
const service = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).default([]),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.int().optional() })
    .optional(),
  stop_signal: z.string().optional(),
  stop_grace_period: z.string().default('10s'), // Docker's default
  ulimits: limits.optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(withDefaults(textOf('docker-compose.yml')), { merge: true })).services;
const nginx = textOf('nginx.conf');
const dockerfile = textOf('Dockerfile');

/** Replaces variables: operators set the required ones and usually no others. */
function withDefaults(text: string): string {
  return text.replace(/\$\{\w+:-(\w*)\}/g, '$1').replace(/\$\{\w+:\?[^}]+\}/g, 'secret');
}

function of(name: string): z.infer<typeof service> {
  return compose[name] ?? expect.fail(`there is no service ${name}`);
}
const nodes = Object.values(compose).filter(({ environment }) => environment.ROLE !== undefined);
const servers = Object.entries(compose).filter(([, { environment }]) => environment.ROLE === 'server');
const configs = nodes.map(({ environment }) => parseConfig(environment));

/** Returns the value of an nginx directive. */
function setting(name: string): string {
  return new RegExp(`^\\s*${name} ([^;]+);`, 'm').exec(nginx)?.[1] ?? expect.fail(`nginx.conf does not set ${name}`);
}

/** Converts a duration to seconds. */
function seconds(text: string): number {
  const [, number, unit] = /^(\d+)(s|m)$/.exec(text) ?? expect.fail(`${text} is not a duration`);
  return Number(number) * (unit === 'm' ? 60 : 1);
}

/** Returns the interval in seconds at which the server pings a quiet WebSocket. */
function ping(): number {
  const config = parseConfig({});
  return 'heartbeatSeconds' in config ? Number(config.heartbeatSeconds) : 25;
}

describe('a stop', () => {
  test('of a node waits for pending requests, then for the process, and only then kills it', () => {
    expect(GRACE).toBeGreaterThan(CLOSE_TIMEOUT);
    for (const node of nodes) expect(1000 * seconds(node.stop_grace_period)).toBeGreaterThan(GRACE);
  });

  test('of a node drains for less time than nginx avoids it after a refused connection', () => {
    const alone = [...nginx.matchAll(/max_fails=1 fail_timeout=(\w+)/g)].map(([, time]) => seconds(time ?? ''));
    expect(alone).toHaveLength(servers.length);
    for (const time of alone) expect(1000 * time).toBeGreaterThan(DRAIN);
    expect(DRAIN).toBeLessThan(CLOSE_TIMEOUT);
  });

  test('of nginx drains for less time than the nodes wait, and does not get killed meanwhile', () => {
    const draining = seconds(setting('worker_shutdown_timeout'));
    expect(1000 * draining).toBeLessThan(GRACE);
    expect(seconds(of('front').stop_grace_period)).toBeGreaterThan(draining);
    expect(of('front').stop_signal).toBe('SIGQUIT'); // SIGTERM drops all clients immediately
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
  });
});

describe('a health check', () => {
  test('tests each service, with its own command or with that of our image', () => {
    const untested = Object.entries(compose).filter(([, { healthcheck }]) => !healthcheck);
    expect(untested.map(([, { environment }]) => environment.ROLE)).toEqual(['server', 'server', 'worker']);
    for (const text of [dockerfile, of('front').healthcheck?.test.join(' ')])
      expect(text).toMatch(/127.0.0.1.*\/healthz/);
    expect(textOf('src/api/rest/health-and-readiness.ts')).toContain("app.get('/healthz'");
  });
});

describe('connections', () => {
  const SLOTS_KEPT_BY_POSTGRES = 3;
  const most = Number(/max_connections=(\d+)/.exec(of('postgres').command.join(' '))?.[1]) - SLOTS_KEPT_BY_POSTGRES;
  const needs = (env: Record<string, string>) =>
    connectionsNeeded(parseConfig({ DATABASE_URL: 'postgres://arbiter@postgres/arbiter', ...env }));
  const REDIS = { REDIS_URL: 'redis://redis' };

  test('to PostgreSQL suffice for the nodes of two releases at the same time', () => {
    expect(configs).toHaveLength(3);
    const needed = configs.reduce((sum, config) => sum + connectionsNeeded(config), 0);
    expect(2 * needed).toBeLessThanOrEqual(most);
  });

  test('to PostgreSQL suffice for three nodes without Redis in all roles, and a fourth that replaces one', () => {
    expect(3 * needs({})).toBeGreaterThan(100 - SLOTS_KEPT_BY_POSTGRES);
    expect(4 * needs({})).toBeLessThanOrEqual(most);
  });

  test('match the numbers in docs/operate/run.md', () => {
    const [, ...said] =
      /at most (\d+) connections without `REDIS_URL` \(`ROLE=server`: (\d+)\) and (\d+) with it/.exec(
        textOf('docs/operate/run.md').replace(/\s+/g, ' '),
      ) ?? expect.fail('the page lacks the numbers');
    expect(said.map(Number)).toEqual([needs({}), needs({ ROLE: 'server' }), needs(REDIS)]);
  });

  test('of clients do not exceed the limits of open files in nginx and in a node', () => {
    const clients = Number(setting('worker_connections'));
    const files = Number(setting('worker_rlimit_nofile'));
    expect(clients).toBeGreaterThanOrEqual(10_000);
    expect(files).toBeGreaterThan(clients);
    expect(of('front').ulimits?.nofile.hard).toBeGreaterThanOrEqual(files);
    // Half of a worker's connections are to clients, and all of these may go to one node.
    for (const [name] of servers) expect(of(name).ulimits?.nofile.soft).toBeGreaterThan(clients / 2);
  });
});

describe('between nginx and the nodes', () => {
  test('a quiet subscription is pinged twice before nginx closes it', () => {
    expect(seconds(setting('proxy_read_timeout'))).toBeGreaterThan(2 * ping());
    expect(seconds(setting('proxy_send_timeout'))).toBeGreaterThan(2 * ping());
  });

  test('nginx gives up no request that the node would still answer', () => {
    const [config] = configs;
    const requestTimeout = Number(/requestTimeout: ([\d_]+)/.exec(textOf('src/api/app.ts'))?.[1]?.replaceAll('_', ''));
    expect(1000 * seconds(setting('proxy_read_timeout'))).toBeGreaterThan(requestTimeout);
    expect(seconds(setting('proxy_read_timeout'))).toBeGreaterThan(4 * (config?.databaseTimeout ?? 0));
  });

  test('nginx closes an idle connection before the node does', () => {
    const kept = fastify().initialConfig.keepAliveTimeout ?? 0;
    expect(1000 * seconds(setting('keepalive_timeout'))).toBeLessThan(kept);
  });

  test('the largest body that a node accepts gets through', () => {
    const largest = /longest: (\d+) \* MIB/.exec(textOf('src/api/rest/uploaded-documents.ts'))?.[1];
    expect(Number.parseInt(setting('client_max_body_size'), 10)).toBeGreaterThan(Number(largest));
  });

  test('nginx lists every server with its port', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    const asked = [...nginx.matchAll(/^\s*server (\S+:\d+)/gm)].map(([, address]) => address);
    expect(asked.sort()).toEqual(servers.map(([name]) => `${name}:${port}`).sort());
  });

  test("the client's address is taken from exactly one hop", () => {
    for (const config of configs) expect(config.trustProxy).toBe(1);
    expect(setting('proxy_set_header X-Forwarded-For')).toBe('$remote_addr');
  });
});

describe('passwords', () => {
  test('have no defaults: without one, compose stops and says what to do', () => {
    const given = [...textOf('docker-compose.yml').matchAll(/\$\{(\w*(?:PASSWORD|SECRET|KEY|TOKEN)\w*)([^}]*)\}/g)];
    const filled = given.filter(([, , rest = '']) => !/^:(-$|\?.*README)/.test(rest)).map(([all]) => all);
    expect(filled).toEqual([]);
    expect(given.filter(([, name]) => name === 'POSTGRES_PASSWORD')).toHaveLength(2);
    expect(of('postgres').environment.POSTGRES_PASSWORD).toBe('secret');
    for (const { environment } of nodes) expect(environment.DATABASE_URL).toContain('arbiter:secret@');
    expect(textOf('README.md')).toContain('POSTGRES_PASSWORD');
  });
});

describe('Node', () => {
  test('has the same LTS release in the images, in CI and in the advice, newer than the oldest supported one', () => {
    const release = textOf('.node-version').trim();
    const images = [...dockerfile.matchAll(/^FROM node:(\S+)-slim/gm)].map(([, version]) => version);
    expect(images).toEqual([release, release]);
    expect(Number(release) % 2).toBe(0);
    expect(textOf('.ci/run')).toContain('.node-version');
    expect(textOf('src/main.ts')).toContain(`RECOMMENDED_NODE = ${release};`);
    expect(textOf('README.md')).toContain(`Node ${release} is recommended`);
    const oldest = /"node": ">=([\d.]+)"/.exec(textOf('package.json'))?.[1] ?? '';
    expect(Number(release)).toBeGreaterThanOrEqual(Number.parseFloat(oldest));
    expect(textOf('README.md')).toContain(`Node ${oldest} or newer`);
  });
});
