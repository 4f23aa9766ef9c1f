import { describe, expect, it } from 'vitest';
import { tokenIn } from './authenticate.ts';

describe('the token in connection_init', () => {
  it.each([
    [{ token: 'abc' }],
    [{ token: 'Bearer abc' }],
    [{ authorization: 'Bearer abc' }],
    [{ Authorization: 'bearer abc' }],
    [{ Authorization: 'Bearer abc', token: 'abc', clientName: 'web' }],
    [{ token: 'abc', headers: null }],
  ])('is found in %j', (payload) => {
    expect(tokenIn(payload)).toBe('abc');
  });

  it.each([[undefined], [null], [{}], [{ token: null, clientName: 'web' }]])('is absent in %j', (payload) => {
    expect(tokenIn(payload)).toBeNull();
  });

  it.each([
    [{ headers: { Authorization: 'Bearer abc' } }, 'headers'],
    [{ authToken: 'abc' }, 'authToken'],
    [{ 'x-api-key': 'abc', token: 'abc', apiKey: 'abc' }, 'apiKey'],
    [{ Authorization: 'Basic abc' }, 'Bearer'],
    [{ Authorization: 7 }, 'Authorization'],
    [{ token: ['abc'] }, 'token'],
    [{ token: 'abc', Authorization: 'Bearer def' }, 'differ'],
  ])('is refused in %j, with the reason', (payload, named) => {
    expect(() => tokenIn(payload)).toThrow(named);
  });
});
