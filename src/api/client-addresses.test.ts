import { describe, expect, it } from 'vitest';
import { addressOf, networksOf } from './client-addresses.ts';

const of = (ip: string | undefined) => addressOf({ ip });

describe('the address that limits apply to', () => {
  it('is the same for all addresses of an IPv6 network, however they are written', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::abcd'];
    expect(new Set(same.map(of)).size).toBe(1);
    expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
  });

  it('is the same with and without a port that a proxy appended', () => {
    const four = [
      '192.0.2.1',
      '192.0.2.1:50123',
      '192.0.2.1:50124',
      '"192.0.2.1:1"',
      '::ffff:192.0.2.1',
      '[::ffff:192.0.2.1]:7',
    ];
    expect(new Set(four.map(of))).toEqual(new Set(['192.0.2.1']));
    const six = ['2001:db8:1:2::1', '[2001:db8:1:2::1]', '[2001:db8:1:2::1]:50123', '[2001:db8:1:2:ffff::1]:50124'];
    expect(new Set(six.map(of)).size).toBe(1);
    expect(of('[2001:db8:1:3::1]:50123')).not.toBe(of('[2001:db8:1:2::1]:50123'));
  });

  it('is the same for all clients that have disconnected', () => {
    expect(of(undefined)).toBe('gone');
  });

  it('belongs to a site of 65,536 IPv6 networks', () => {
    const site = (ip: string) => networksOf({ ip }).site;
    expect(site('[2001:db8:1:ffff::1]:50123')).toBe(site('2001:db8:1:2::1'));
    expect(site('2001:db8:2:2::1')).not.toBe(site('2001:db8:1:2::1'));
    expect(networksOf({ ip: '::ffff:192.0.2.1' })).toEqual({ address: '192.0.2.1', site: null });
    expect(networksOf({ ip: undefined })).toEqual({ address: 'gone', site: null });
  });

  it('is the IPv4 address itself, even if it is mapped to IPv6', () => {
    expect(['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'].map(of)).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2']);
  });
});
