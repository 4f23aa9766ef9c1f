import { describe, expect, it } from 'vitest';
import { loadedBy } from '../../test/architecture/import-cycles.ts';
import { product, textOf } from '../../test/architecture/sources.ts';
import { openTraces } from './log-and-traces.ts';
import { summaryOf } from './traced-pool.ts';
import { contextOf, idsOf, NO_TRACES, traceparentOf } from './traces.ts';

const PLACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('without a collector', () => {
  it('there are no traces', async () => {
    expect(await openTraces(undefined, () => {})).toBe(NO_TRACES);
    expect(NO_TRACES.span('a', {}, ({ trace }) => [trace, NO_TRACES.here()])).toEqual([undefined, undefined]);
  });

  it('OpenTelemetry is not loaded, because only one file imports it, on demand', () => {
    const load = (name: RegExp) => product.filter((path) => loadedBy(textOf(path)).some((target) => name.test(target)));
    expect(load(/^@opentelemetry\//)).toEqual(['src/telemetry/trace-sender.ts']);
    expect(load(/trace-sender\.ts$/)).toEqual([]);
    expect(textOf('src/telemetry/log-and-traces.ts')).toContain("await import('./trace-sender.ts')");
  });
});

describe('the place of a span', () => {
  it('is a traceparent', () => {
    const context = contextOf(PLACE);
    expect(context).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' });
    expect(context && traceparentOf(context)).toBe(PLACE);
    expect(idsOf(PLACE)).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' });
  });

  it.each(['', 'x', PLACE.slice(1), `${PLACE}-1`, PLACE.toUpperCase(), `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    '%s is not a traceparent',
    (text) => expect([contextOf(text), idsOf(text)]).toEqual([null, undefined]),
  );
});

describe('the summary of a statement has', () => {
  it.each([
    ['its name', { name: 'read-log', text: 'select 1', values: ['secret'] }, 'read-log'],
    ['its verb and its first table', 'select a from "players" where name = $1', 'select players'],
    ['its verb and its first table, for a change', { text: "update matches set seed = 'secret'" }, 'update matches'],
    ['its verb', 'begin', 'begin'],
    ['nothing', undefined, 'statement'],
  ])('%s', (_, asked, told) => expect(summaryOf(asked)).toBe(told));
});
