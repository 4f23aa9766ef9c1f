import { describe, expect, it } from 'vitest';
import { isRedisAddress, sentinelOptions } from './redis-address.ts';

describe('the address of Sentinels', () => {
  it('names several Sentinels, with the default port unless another is given', () => {
    expect(sentinelOptions('redis+sentinel://one,two:5000,[::1]/main')).toEqual({
      sentinels: [
        { host: 'one', port: 26_379 },
        { host: 'two', port: 5000 },
        { host: '::1', port: 26_379 },
      ],
      name: 'main',
    });
  });

  it('contains the user and password for Redis, and a password for the Sentinels', () => {
    const address = 'redis+sentinel://me:a%40b@one/main?sentinelPassword=c%40d';
    expect(sentinelOptions(address)).toMatchObject({ username: 'me', password: 'a@b', sentinelPassword: 'c@d' });
    expect(sentinelOptions('redis+sentinel://:secret@one/main')).toMatchObject({ password: 'secret' });
  });

  it.each(['redis+sentinel://one', 'redis+sentinel:///main', 'redis+sentinel://one:x/main', 'redis+sentinel://,/main'])(
    'is not %s',
    (text) => expect(isRedisAddress(text)).toBe(false),
  );

  it.each(['redis://one:6379', 'rediss://:secret@one', 'redis+sentinel://one,two/main'])('can be %s', (text) =>
    expect(isRedisAddress(text)).toBe(true),
  );
});
