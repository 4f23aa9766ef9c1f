import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ask, create, guest, join, live, playOn } from './api/client.ts';
import { startServer, type TestServer } from './api/server.ts';
import { textOf } from './architecture/sources.ts';

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Arbiter[A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+m$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().min(20) }),
        }),
      ),
    }),
  ),
});

const box = z.object({ x: z.int().min(0), y: z.int().min(0), w: z.int().min(1), h: z.int().min(1) });
const panel = z.object({
  id: z.int(),
  type: z.enum(['row', 'timeseries', 'stat']),
  title: z.string().min(1),
  gridPos: box,
  description: z.string().optional(),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }).optional(),
  targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).default([]),
});
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(panel),
});

const ALERTS = rules.parse(parse(textOf('ops/alerts.yml'))).groups.flatMap((group) => group.rules);
const PANELS = dashboard.parse(JSON.parse(textOf('ops/dashboard.json'))).panels;
const QUERIES = [
  ...ALERTS.map(({ expr }) => expr),
  ...PANELS.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Returns the metrics in a query, with the labels that it filters by. */
function asked(query: string): { name: string; labels: string[] }[] {
  return [...query.matchAll(/\b(arbiter_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', inner = '']) => ({
    name,
    labels: [...inner.matchAll(/(\w+)\s*(?:=~|!=|=)/g)].map(([, label = '']) => label),
  }));
}

/** The labels that Prometheus adds to every metric. */
const ADDED = ['instance', 'job'];

describe('the metrics', () => {
  let server: TestServer;
  let text: string;

  beforeAll(async () => {
    server = await startServer();
    const tokens = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
    const { id } = await create(server.address, tokens[0] ?? '');
    await join(server.address, tokens[1] ?? '', { matchId: id });
    const client = live(server.address);
    client.subscribe({ query: `subscription { matchUpdates(id: "${id}") { version } }` }, quiet);
    await playOn(server.address, tokens, id, 6);
    await ask(server.address, 'mutation ($id: ID!) { resign(matchId: $id) { id } }', { id });
    const hurried = await create(server.address, tokens[0] ?? '', { timeControl: { perDecision: 1 } });
    await join(server.address, tokens[1] ?? '', { matchId: hurried.id });
    await vi.waitFor(look, { timeout: 120_000, interval: 500 });
    await client.dispose();
  });
  afterAll(() => server.stop());

  /** Waits until a player has run out of time. */
  async function look() {
    text = await (await fetch(`${server.address}/metrics`)).text();
    expect(value(/^arbiter_timeout_lateness_seconds_count (\d+)$/m)).toBeGreaterThan(0);
  }

  const quiet = { next: () => {}, error: () => {}, complete: () => {} };
  const value = (line: RegExp) => Number(line.exec(text)?.[1] ?? Number.NaN);

  it('count moves, results of verbs and refusals, with durations', () => {
    expect(value(/^arbiter_entries_total\{game="golems",kind="MOVE"\} (\d+)$/m)).toBe(6);
    expect(value(/^arbiter_verb_duration_seconds_count\{verb="submitMove",outcome="done"\} (\d+)$/m)).toBe(6);
    expect(value(/^arbiter_refusals_total\{code="UNAUTHENTICATED"\} (\d+)$/m)).toBe(1);
    expect(value(/^arbiter_refusals_total\{code="INTERNAL"\} (\d+)$/m)).toBe(0);
    expect(value(/^arbiter_append_duration_seconds_count (\d+)$/m)).toBeGreaterThanOrEqual(7);
    expect(value(/^arbiter_append_batch_entries_sum (\d+)$/m)).toBeGreaterThanOrEqual(7);
    expect(value(/^arbiter_pool_wait_seconds_count (\d+)$/m)).toBeGreaterThan(7);
    expect(value(/^arbiter_bus_news_total\{direction="sent"\} (\d+)$/m)).toBeGreaterThanOrEqual(7);
    for (const name of ['conflicts_total\\{outcome="retried"\\}', 'bus_gaps_total', 'bus_missed_total', 'pool_waiting'])
      expect(value(new RegExp(`^arbiter_${name} (\\d+)$`, 'm'))).toBe(0);
    expect(value(/^arbiter_queue_oldest_seconds\{kind="sweep"\} ([\d.]+)$/m)).toBeLessThan(30);
    expect(value(/^arbiter_job_wait_seconds_count\{kind="sweep"\} (\d+)$/m)).toBeGreaterThan(0);
    expect(value(/^arbiter_timeout_lateness_seconds_sum ([\d.]+)$/m)).toBeLessThan(30);
    expect(value(/^arbiter_entries_total\{game="golems",kind="TIMED_OUT"\} (\d+)$/m)).toBeGreaterThan(0);
  });

  const names = () =>
    new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));

  it('all have a help text, and contain no names of players or matches', () => {
    for (const name of names().keys()) expect(text).toMatch(new RegExp(`^# HELP ${name} \\w.{9}`, 'm'));
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|Ada/);
  });

  it.each(QUERIES)('exist for: %s', (query) => {
    const metrics = asked(query);
    expect(metrics.length > 0 || query.startsWith('up{')).toBe(true);
    for (const { name, labels } of metrics) {
      const whole = name.replace(/_(bucket|sum|count)$/, '');
      expect(names().get(whole)).toMatch(name === whole ? /^(gauge|counter)$/ : /^histogram$/);
      if (name.endsWith('_total')) expect(query).toMatch(/\b(rate|increase)\(/);
      if (FOUND_LATER.includes(name)) continue;
      for (const label of [...labels, ...grouped(query)].filter((one) => !ADDED.includes(one)))
        expect(text).toMatch(new RegExp(`^${name}\\{[^}]*\\b${label}="`, 'm'));
    }
  });
});

/** Returns the labels in the `by` clauses of a query. */
function grouped(query: string): string[] {
  const lists = [...query.matchAll(/\bby \(([^)]*)\)/g)].map(([, list = '']) => list.split(','));
  return lists.flat().map((label) => label.trim());
}

/** Metrics with labels, which do not appear before their first event. */
const FOUND_LATER = ['arbiter_job_failures_total', 'arbiter_redis_breaker_open'];

describe('the alerts', () => {
  it('have unique names, and the documentation says what to do about each', () => {
    const named = ALERTS.map(({ alert }) => alert);
    expect(new Set(named).size).toBe(named.length);
    const page = textOf('docs/operate/metrics.md');
    expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(
      [...page.matchAll(/`(Arbiter[A-Z]\w+)`/g)].map(([, name]) => name).filter((name) => !named.includes(name ?? '')),
    ).toEqual([]);
  });

  it('compare with a threshold', () => {
    expect(ALERTS.map(({ expr }) => expr).filter((expr) => !/ (>|==) [\d.]+$/.test(expr.trim()))).toEqual([]);
  });

  it('are documented together with every metric of Arbiter', () => {
    const own = [...textOf('src/telemetry/metrics.ts').matchAll(/'(arbiter_\w+)'/g)].map(([, name = '']) => name);
    expect(own.length).toBeGreaterThan(10);
    const page = textOf('docs/operate/metrics.md');
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('has panels with descriptions, unique ids and no overlap', () => {
    const shown = PANELS.filter(({ type }) => type !== 'row');
    expect(shown.length).toBeGreaterThan(15);
    expect(
      shown.filter(({ description, targets, fieldConfig }) => !description || !fieldConfig || targets.length === 0),
    ).toEqual([]);
    expect(new Set(PANELS.map(({ id }) => id)).size).toBe(PANELS.length);
    const cells = PANELS.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(PANELS.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });

  it('has queries with balanced brackets and known variables', () => {
    const { templating } = dashboard.parse(JSON.parse(textOf('ops/dashboard.json')));
    const known = [...templating.list.map(({ name }) => name), '__rate_interval'];
    for (const query of QUERIES) {
      for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
        expect([query, query.split(open ?? '').length]).toEqual([query, query.split(close ?? '').length]);
      for (const [, name = ''] of query.matchAll(/\$(\w+)/g)) expect(known).toContain(name);
    }
  });
});
