import { expect, it, vi } from 'vitest';
import { isUnavailable } from './database-errors.ts';
import { NewestLineage } from './lineage.ts';

const of = (timeline: string, cluster = '77', database = '5') => `${cluster}/${timeline}/${database}`;

function opened() {
  const [onOld, newer] = [vi.fn(), vi.fn()];
  const lineage = new NewestLineage(onOld);
  lineage.onNewer(newer);
  return { lineage, onOld, newer };
}

it('an old primary is refused as an outage, and its timeline is named', () => {
  const { lineage, onOld, newer } = opened();
  for (const timeline of ['00000009', '0000000A', '0000000A']) lineage.see(of(timeline));
  expect(newer.mock.calls).toEqual([[of('00000009')], [of('0000000A')]]);
  const see = () => lineage.see(of('00000009'));
  expect(see).toThrow(/old primary: its timeline is 9, but 10 is in use/);
  expect(onOld.mock.calls).toMatchObject([[{ message: expect.stringContaining('old primary') }]]);
  try {
    see();
  } catch (error) {
    expect(isUnavailable(error)).toBe(true);
  }
  expect(newer).toHaveBeenCalledTimes(2);
});

it.each([
  ['another cluster', of('00000001', '78')],
  ['another database', of('00000001', '77', '6')],
])('%s is accepted, because a backup was restored into it', (_, other) => {
  const { lineage, onOld, newer } = opened();
  lineage.see(of('00000002'));
  lineage.see(other);
  expect(newer).toHaveBeenLastCalledWith(other);
  expect(onOld).not.toHaveBeenCalled();
});

it('a server that does not reveal its lineage is accepted', () => {
  const { lineage, newer } = opened();
  lineage.see(of('00000002'));
  lineage.see(null);
  expect(newer).toHaveBeenCalledOnce();
});
