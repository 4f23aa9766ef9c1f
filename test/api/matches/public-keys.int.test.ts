import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bundleSource } from '../../bundle-source.ts';
import { runAdmin } from '../../run-admin.ts';
import { create, guest, join, resign } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const KEYS = '/.well-known/arbiter-keys.json';
const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), created: z.string(), retired: z.string().optional() })),
});

let server: TestServer;
let folder: string;
let record: string;
let keys: string;

beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-keys-'));
  const [ada, bob] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
  const { id } = await create(server.address, ada, { options: { rounds: 5 } });
  await join(server.address, bob, { matchId: id });
  await resign(server.address, bob, id);
  record = await file('record.json', await (await fetch(`${server.address}/v1/matches/${id}/replay`)).text());
  keys = await file('keys.json', await (await fetch(server.address + KEYS)).text());
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function file(name: string, text: string): Promise<string> {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
}

async function verify(...args: string[]): Promise<{ code: number; said: string }> {
  const program = await bundleSource('scripts/verify.ts');
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], (error, out, err) =>
      done({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
}

describe('the public keys', () => {
  it('are available to all callers from the start, without the private parts', async () => {
    const answer = await fetch(server.address + KEYS);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const text = await answer.text();
    expect(keySet.parse(JSON.parse(text)).keys).toHaveLength(1);
    expect(text).not.toMatch(/"d"|PRIVATE/);
  });

  it('can be listed and rotated with a command', async () => {
    const env = { DATABASE_URL: server.databaseUrl };
    const { code, err } = await runAdmin(env, 'keys', '--rotate');
    expect(code).toBe(0);
    const [now, before] = keySet.parse(await (await fetch(server.address + KEYS)).json()).keys;
    expect(err).toContain(`New signing key: ${now?.kid}`);
    expect(before?.retired).toBeDefined();
    const nobody = await runAdmin(env, 'keys', '--revoke', 'nobody');
    expect(nobody).toMatchObject({ code: 2, err: expect.stringMatching(/^There is no key nobody: .*\n$/) });
  });

  it('can be configured; the operator then rotates them', async () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const given = await startServer({ SIGNING_KEY: pem.replaceAll('\n', '\\n') });
    try {
      const { keys: published } = keySet.parse(await (await fetch(given.address + KEYS)).json());
      expect(published).toHaveLength(1);
    } finally {
      await given.stop();
    }
  });
});

describe('a record, checked offline', () => {
  it("is VERIFIED with its server's keys", async () => {
    const { code, said } = await verify(record, '--keys', keys);
    expect([code, said]).toEqual([0, expect.stringMatching(/^VERIFIED\n[\s\S]*proven +Authorship: /)]);
    expect(said).toMatch(/not proven .*1 \(RESIGNED\)/);
  });

  it('is UNDECIDED without keys', async () => {
    const { code, said } = await verify(record);
    expect([code, said]).toEqual([2, expect.stringMatching(/^UNDECIDED: [\s\S]*not proven Authorship: /)]);
  });

  it('is REFUTED if forged', async () => {
    const forged = await file('forged.json', (await readFile(record, 'utf8')).replaceAll('Ada', 'Eve'));
    const { code, said } = await verify(forged, '--keys', keys);
    expect([code, said]).toEqual([1, expect.stringMatching(/^REFUTED at entry 0: /)]);
  });

  it('is unreadable if it is not a record or a key has the id of another', async () => {
    const x = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x;
    const { kid } =
      keySet.parse(JSON.parse(await (await fetch(server.address + KEYS)).text())).keys[0] ?? expect.fail();
    const swapped = await file('swapped.json', JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid }] }));
    expect(await verify(record, '--keys', swapped)).toMatchObject({ code: 3 });
    expect(await verify(keys)).toMatchObject({ code: 3 });
    expect(await verify()).toMatchObject({ code: 3, said: expect.stringContaining('npm run verify --') });
  });
});
