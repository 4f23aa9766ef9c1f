import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../src/config.ts';

const REST = `2026:${Buffer.alloc(32, 7).toString('base64')}`;
/** Keys of the right type in both formats, and a key of another type. */
const ED25519 = generateKeyPairSync('ed25519').privateKey;
const PEM = ED25519.export({ format: 'pem', type: 'pkcs8' }).toString();
const P256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' });

describe('configuration', () => {
  test('without variables: a server and a worker on the embedded database', () => {
    expect(parseConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      redisUrl: undefined,
      dataDir: '.data',
      role: 'all',
      logLevel: 'info',
      corsOrigins: [],
      oidc: undefined,
      trustProxy: false,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseConfig({}));
  });

  test('every variable is used', () => {
    const config = parseConfig({
      PORT: '0',
      DATABASE_URL: 'postgres://a:b@db/arbiter',
      REDIS_URL: 'redis://cache:6379',
      ROLE: 'worker',
      CORS_ORIGINS: 'https://play.example.org, http://127.0.0.1:3000',
      OIDC_ISSUER: 'https://login.example.org',
      OIDC_AUDIENCE: 'arbiter',
      TRUST_PROXY: '1',
    });
    expect(config).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://a:b@db/arbiter',
      redisUrl: 'redis://cache:6379',
      role: 'worker',
      corsOrigins: ['https://play.example.org', 'http://127.0.0.1:3000'],
      oidc: { issuer: 'https://login.example.org', audience: 'arbiter' },
      trustProxy: 1,
    });
  });

  describe('a secret in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-secrets-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = (text: string) => {
      const path = join(folder, 'secret');
      writeFileSync(path, text);
      return path;
    };

    test('has the value of its variable, without the line break at its end', () => {
      const DATABASE_URL_FILE = file('postgres://a:b@db/arbiter\n');
      expect(parseConfig({ DATABASE_URL_FILE }).databaseUrl).toBe('postgres://a:b@db/arbiter');
      expect(parseConfig({ SIGNING_KEY_FILE: file(PEM) }).signingKey?.equals(ED25519)).toBe(true);
    });

    test('is not used as well as its variable', () => {
      const both = { METRICS_TOKEN: 'a'.repeat(16), METRICS_TOKEN_FILE: file('b'.repeat(16)) };
      expect(() => parseConfig(both)).toThrow('Set METRICS_TOKEN or METRICS_TOKEN_FILE, not both.');
    });

    test('must be readable and valid, and is never repeated', () => {
      const AT_REST_KEY_FILE = join(folder, 'none');
      expect(() => parseConfig({ AT_REST_KEY_FILE })).toThrow(/^AT_REST_KEY_FILE: the file cannot be read: ENOENT/);
      expect(() => parseConfig({ REDIS_URL_FILE: file('hunter2') })).toThrow(/^REDIS_URL must be [^2]*6379[^2]*\.$/);
    });

    test('exists only for secrets', () => {
      expect(parseConfig({ PORT_FILE: file('1') }).port).toBe(4000);
    });
  });

  const traced = (more: Record<string, string>) =>
    parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', ...more }).tracesTo;

  test("OpenTelemetry's standard variables configure traces", () => {
    const url = 'http://collector:4318/v1/traces';
    expect(parseConfig({}).tracesTo).toBeUndefined();
    expect(traced({})).toEqual({ url, service: 'arbiter', share: 1 });
    expect(traced({ OTEL_SERVICE_NAME: 'cards', OTEL_TRACES_SAMPLER_ARG: '0.05' })).toEqual({
      ...{ url, service: 'cards', share: 0.05 },
    });
    expect(traced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://a/b' })?.url).toBe('https://a/b');
    expect([traced({ OTEL_TRACES_EXPORTER: 'none' }), traced({ OTEL_SDK_DISABLED: 'TRUE' })]).toEqual([
      undefined,
      undefined,
    ]);
    for (const bad of ['-1', '2', 'some'])
      expect(() => traced({ OTEL_TRACES_SAMPLER_ARG: bad })).toThrow('SAMPLER_ARG');
    const secret = { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://me:hunter2@collector' };
    expect(() => parseConfig(secret)).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT must be [^2]*4318\.$/);
  });

  test.each([
    ['PEM', PEM],
    ['PEM on one line', PEM.replaceAll('\n', '\\n')],
    ['a JWK', JSON.stringify(ED25519.export({ format: 'jwk' }))],
  ])('a signing key may be %s', (_, SIGNING_KEY) => {
    expect(parseConfig({ SIGNING_KEY }).signingKey?.equals(ED25519)).toBe(true);
  });

  test('of several keys for data at rest, the first one encrypts', () => {
    const old = `2025:${Buffer.alloc(32, 9).toString('hex')}`;
    const keys = (AT_REST_KEY?: string) => {
      const { current, all } = parseConfig({ AT_REST_KEY }).atRestKeys;
      return [current?.id, all.map(({ id, key }) => [id, key.length])];
    };
    expect(keys(`${REST}, ${old}`)).toEqual([
      '2026',
      [
        ['2026', 32],
        ['2025', 32],
      ],
    ]);
    expect(keys(`clear, ${REST}`)).toEqual([undefined, [['2026', 32]]]);
    expect(keys()).toEqual([undefined, []]);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '4e3'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://a:hidden@db/arbiter'],
    ['DATABASE_URL', 'hidden'],
    ['DATABASE_URL', 'postgres://a:hidden@one:5432,two:5432/arbiter'],
    ['DATABASE_URL_DIRECT', 'hidden'],
    ['REDIS_URL', 'http://:hidden@cache'],
    ['REDIS_URL', 'redis+sentinel://:hidden@one,two'],
    ['ROLE', 'boss'],
    ['LOG_LEVEL', 'loud'],
    ['CORS_ORIGINS', 'https://play.example.org/path'],
    ['TRUST_PROXY', 'maybe'],
    ['RATE_LIMIT', 'many'],
    ['SWEEP_SECONDS', '0'],
    ['SIGNING_KEY', 'hidden'],
    ['SIGNING_KEY', '{"kty":"OKP","crv":"Ed25519","x":"hidden","d":"hidden"}'],
    ['SIGNING_KEY', P256.toString()],
    ['ARCHIVE_URL', 'ftp://a:hidden@archive'],
    ['RETENTION_DAYS', '90'],
    ['RETENTION_DAYS', 'casual:0'],
    ['RETENTION_DAYS', 'casual:90,friendly:90'],
    ['AT_REST_KEY', 'hidden'],
    ['AT_REST_KEY', '2026:aGlkZGVu'],
    ['AT_REST_KEY', `${REST},clear`],
    ['AT_REST_KEY', `${REST},${REST}`],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    const start = () => parseConfig({ [name]: value });
    expect(start).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`));
    expect(start).not.toThrow(/hidden/);
  });

  test.each(['server', 'worker'])(
    'ROLE=%s is refused on the embedded database, which no other node can share',
    (role) => {
      expect(() => parseConfig({ ROLE: role })).toThrow(/^DATABASE_URL must be set when ROLE is [a-z]+\.$/);
      expect(parseConfig({ ROLE: role, DATABASE_URL: 'postgres://a:b@db/arbiter' }).role).toBe(role);
    },
  );

  test('matches stay in the database for as many days as their kind says, if there is an archive', () => {
    const RETENTION_DAYS = 'casual:90, keeps:3650';
    expect(parseConfig({}).retention).toEqual({ casual: null, event: null, keeps: null });
    expect(parseConfig({ RETENTION_DAYS, ARCHIVE_URL: 'file:///srv/archive' }).retention).toEqual({
      casual: 90,
      event: null,
      keeps: 3650,
    });
    expect(() => parseConfig({ RETENTION_DAYS })).toThrow(/^ARCHIVE_URL must be set when RETENTION_DAYS is\.$/);
  });

  test('the address of a database behind a pooler is refused without the address of the pooler', () => {
    const DATABASE_URL_DIRECT = 'postgres://a:b@db/arbiter';
    expect(() => parseConfig({ DATABASE_URL_DIRECT })).toThrow(/^DATABASE_URL must be set when DATABASE_URL_DIRECT is/);
  });

  test("an issuer without an audience is refused, because it would accept any application's tokens", () => {
    expect(() => parseConfig({ OIDC_ISSUER: 'https://login.example.org' })).toThrow(/^OIDC_AUDIENCE must be set/);
  });
});
