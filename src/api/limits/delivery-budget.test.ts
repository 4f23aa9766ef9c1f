import { describe, expect, it } from 'vitest';
import { DeliveryBudget } from './delivery-budget.ts';

const ada = { client: 'ada', newcomersOf: null };
const bob = { client: 'bob', newcomersOf: null };
const guest = (i: number) => ({ client: `guest ${i}`, newcomersOf: '192.0.2.1' });

/** A budget of 60 requests per minute (one per second) with a manual clock. */
function budget() {
  const clock = { now: 0 };
  return { clock, budget: new DeliveryBudget(60, () => clock.now) };
}

describe('the delivery budget', () => {
  it('passes the updates of a minute immediately, then delays more updates', () => {
    const { budget: deliveries, clock } = budget();
    for (let i = 0; i < 60; i++) expect(deliveries.take([ada], 1)).toBe(0);
    expect([deliveries.take([ada], 1), deliveries.take([ada], 1), deliveries.take([ada], 5)]).toEqual([0, 1000, 2000]);
    expect(deliveries.take([bob], 1)).toBe(0);
    clock.now += 7000;
    expect(deliveries.take([ada], 1)).toBe(0);
  });

  it('refuses updates that would wait longer than a minute, without charging them', () => {
    const { budget: deliveries, clock } = budget();
    deliveries.take([ada], 121);
    const refused = expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfter: 61 } });
    for (let i = 0; i < 3; i++) expect(() => deliveries.take([ada], 50)).toThrow(refused);
    clock.now += 61_000;
    expect(deliveries.take([ada], 1)).toBe(0);
  });

  it('is separate for an API key and depends on the limit of the key', () => {
    const { budget: deliveries } = budget();
    const key = { client: 'key:6:script', newcomersOf: null };
    expect([deliveries.take([key], 6), deliveries.take([key], 1), deliveries.take([key], 1)]).toEqual([0, 0, 10_000]);
  });

  it('is shared by the newcomers of one address, ten times as large', () => {
    const { budget: deliveries } = budget();
    for (let i = 0; i < 10; i++) expect(deliveries.take([guest(i)], 60)).toBe(0);
    deliveries.take([guest(10)], 10);
    expect(deliveries.take([guest(11)], 1)).toBe(1000);
    expect(deliveries.take([{ client: 'elsewhere', newcomersOf: '192.0.2.2' }], 1)).toBe(0);
  });

  it('is shared by the newcomers of one IPv6 site, four times as large as for one address', () => {
    const { budget: deliveries } = budget();
    const at = (n: number) => ({ client: `guest ${n}`, newcomersOf: `2001:db8:1:${n.toString(16)}::` });
    for (let n = 0; n < 40; n++) expect(deliveries.take([at(n)], 60)).toBe(0);
    deliveries.take([at(40)], 40);
    expect(deliveries.take([at(41)], 1)).toBe(1000);
    expect(deliveries.take([{ client: 'elsewhere', newcomersOf: '2001:db8:2:1::' }], 1)).toBe(0);
  });

  it('charges a shared update to the receiver with the most budget, so that no client delays others', () => {
    const { budget: deliveries } = budget();
    deliveries.take([ada], 100);
    for (let i = 0; i < 60; i++) expect(deliveries.take([ada, bob], 1)).toBe(0);
    deliveries.take([ada, bob], 1);
    expect(deliveries.take([ada, bob], 1)).toBe(1000);
  });

  it('is unlimited on a server without limits', () => {
    const deliveries = new DeliveryBudget(0);
    for (let i = 0; i < 10; i++) expect(deliveries.take([ada], 1e6)).toBe(0);
  });
});
