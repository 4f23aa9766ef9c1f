import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Site, text } from './api.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a server judges that is brought to it; a larger record is judged offline alone. */
const MOST_SENT = 64 * 1024 * 1024;

const verdict = z.looseObject({ verdict: z.string(), why: z.string().nullable() });
export type Verdict = z.infer<typeof verdict>;

/** What the server says of a record that somebody brings; null: it is too large to be brought. */
export async function judgedThere({ url }: Site, record: string): Promise<Verdict | null> {
  if (Buffer.byteLength(record) > MOST_SENT) return null;
  const headers = { 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${url}/v1/tournaments/verify`, { method: 'POST', headers, body: record });
  return verdict.parse(await answer.json());
}

/** What `npm run verify` says of it, with the keys that the server publishes. */
export async function judgedOffline(site: Site, folder: string, record: string): Promise<Verdict> {
  const [file, keys] = [path.join(folder, 'record.ndjson'), path.join(folder, 'keys.json')];
  await writeFile(file, record);
  await writeFile(keys, await text(`${site.url}/.well-known/arbiter-keys.json`));
  const args = ['--import', 'tsx', 'scripts/verify.ts', file, '--keys', keys];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 1 << 26 }, (_, out, error) => resolve(out || error));
  });
  const [first = ''] = said.split('\n');
  const [, word = '', why = ''] = /^(\w+)(?:: )?(.*)$/.exec(first) ?? [];
  return { verdict: word, why };
}
