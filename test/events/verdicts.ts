import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';
import { type Site, text } from './api.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The largest record that a server verifies; larger records can only be verified offline. */
const MOST_SENT = 64 * 1024 * 1024;

const verdict = z.looseObject({ verdict: z.string(), why: z.string().nullable() });
export type Verdict = z.infer<typeof verdict>;

/** Returns the server's verdict on a record; null if the record is too large to send. */
export async function judgedThere({ url }: Site, record: string): Promise<Verdict | null> {
  if (Buffer.byteLength(record) > MOST_SENT) return null;
  const headers = { 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${url}/v1/tournaments/verify`, { method: 'POST', headers, body: record });
  return verdict.parse(await answer.json());
}

/** Runs `npm run verify` on a record with the server's published keys. */
export type Offline = (record: string) => Promise<Verdict>;

/** The command that readers run. It uses tsx, which takes longer to start than most records take to verify. */
const AS_READERS_DO = ['--import', 'tsx', 'scripts/verify.ts'];

/** @param folder where to write the record and the keys */
export async function offline(site: Site, folder: string): Promise<{ asReadersDo: Offline; bundled: Offline }> {
  const file = path.join(folder, 'record.ndjson');
  const keys = path.join(folder, 'keys.json');
  const bundle = path.join(folder, 'verify.mjs');
  await writeFile(keys, await text(`${site.url}/.well-known/arbiter-keys.json`));
  const entryPoints = [`${ROOT}scripts/verify.ts`];
  await build({
    entryPoints,
    outfile: bundle,
    bundle: true,
    logLevel: 'error',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const by = (program: readonly string[]) => async (record: string) => {
    await writeFile(file, record);
    return saidOf([...program, file, '--keys', keys]);
  };
  return { asReadersDo: by(AS_READERS_DO), bundled: by([bundle]) };
}

async function saidOf(args: readonly string[]): Promise<Verdict> {
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 1 << 26 }, (_, out, error) => resolve(out || error));
  });
  const [first = ''] = said.split('\n');
  const [, word = '', why = ''] = /^(\w+)(?:: )?(.*)$/.exec(first) ?? [];
  return { verdict: word, why };
}
