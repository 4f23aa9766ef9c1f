import { describe, expect, it } from 'vitest';
import { isUnavailable } from './database-errors.ts';

const coded = (code: string, message = 'as the server words it') => Object.assign(new Error(message), { code });

describe('an outage of the database', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE', 'EADDRNOTAVAIL'],
    ...['57P01', '57P02', '57P03', '53300', '53100', '08006', '25006', '57014', '55P03', '58030'],
  ])('is recognized by code %s', (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
  });

  it.each(['25P03', '55000', 'XX000', '08P01'])('is recognized by a connection that ended with code %s', (code) => {
    expect(isUnavailable(Object.assign(coded(code), { severity: 'FATAL' }))).toBe(true);
    expect(isUnavailable(Object.assign(coded(code), { severity: 'ERROR' }))).toBe(false);
  });

  it.each(['28P01', '28000', '3D000'])('is not assumed for a misconfigured connection: %s', (code) => {
    expect(isUnavailable(Object.assign(coded(code), { severity: 'FATAL' }))).toBe(false);
  });

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('is recognized by pg’s error “%s”', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
  });

  it('is found in an error’s causes', () => {
    const query = new Error('Failed query: select 1', { cause: coded('57P01') });
    expect(isUnavailable(new Error('a match cannot be read', { cause: query }))).toBe(true);
  });

  it.each(['23505', '42P01', '22P02', '40001', '42501', '08', '57', 'ERR_INVALID_ARG_TYPE'])(
    'is not assumed for code %s',
    (code) => {
      expect(isUnavailable(coded(code))).toBe(false);
    },
  );

  it('is never assumed for an error of Arbiter, or for a value that is not an error', () => {
    const ours = [new Error('A transaction ended with ROLLBACK.'), new TypeError('x is not a function'), '57P01', null];
    expect(ours.map(isUnavailable)).toEqual([false, false, false, false]);
    expect(isUnavailable(coded('42P01', 'Connection terminated'))).toBe(false);
  });
});
