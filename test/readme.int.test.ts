import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './api/server.ts';
import { ROOT, textOf } from './architecture/sources.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-readme-'));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the README has a stranger type for a match, and for its proof: in one shell, with nothing in between. */
function typed(): string {
  const [, chapter = ''] = textOf('README.md').split('## A match by copy and paste');
  const [told = ''] = chapter.split('\n## ');
  return [...told.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text).join('\n');
}

/** Pasted into bash as it stands, but for where the server is, and where files are put. */
async function pasted(script: string): Promise<{ code: number; output: string }> {
  const here = script
    .replaceAll('http://127.0.0.1:4000', server.address)
    .replaceAll(/(?<![/\w-])(replay|keys)\.json/g, `${folder}/$1.json`);
  const child = spawn('bash', ['--norc', '-u', '-c', `TOKEN=''\n${here}`], { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

it('a stranger pastes the match of the README line by line, and it is proven', async () => {
  const script = typed();
  expect(script).toContain('signInAsGuest');
  const { code, output } = await pasted(script);
  expect(output).not.toMatch(/"errors"|command not found|unbound variable|SyntaxError/);
  expect(output).toMatch(/"decision":\{"prompt":/);
  expect(output).toMatch(/"submitMove":\{"entry":\{"version":\d+,"text":/);
  expect(output).toMatch(/"resign":\{"status":"FINISHED"/);
  expect(output).toMatch(/"verdict":"VERIFIED"/);
  expect([code, output]).toEqual([0, output]);
});
