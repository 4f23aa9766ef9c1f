import { describe, expect, it } from 'vitest';
import { InFlight, shareOfPlayer, sharesOfAddress } from './in-flight-limits.ts';

describe('requests in flight for newcomers', () => {
  /** Returns how many requests run at a time if a newcomer at each of the addresses makes two requests. */
  function begun(addresses: readonly string[]): number {
    const inFlight = new InFlight();
    let count = 0;
    for (const [n, address] of addresses.entries())
      for (let hook = 0; hook < 2; hook++) {
        const shares = [shareOfPlayer(`newcomer ${n}`), ...sharesOfAddress(address)];
        if (shares.some((share) => inFlight.isFull(share))) continue;
        void inFlight.run(shares, () => new Promise(() => {}));
        count++;
      }
    return count;
  }

  it('are limited to four per address, and eight per IPv6 site across all of its networks', () => {
    const networks = Array.from({ length: 30 }, (_, n) => `2001:db8:1:${n.toString(16)}::`);
    expect(begun(networks)).toBe(8);
    expect(begun(Array.from({ length: 5 }, () => '2001:db8:1:2::'))).toBe(4);
    expect(begun(Array.from({ length: 5 }, () => '192.0.2.1'))).toBe(4);
    expect(begun(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'])).toBe(10);
  });
});
