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
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-docs-'));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** All shell blocks of a page, also those in lists, as one script. */
function scriptOf(page: string): string {
  const blocks = textOf(page).matchAll(/^( *)```sh\n(.*?)^\1```$/gms);
  return [...blocks].map(([, indent = '', text = '']) => text.replaceAll(`\n${indent}`, '\n')).join('\n');
}

/** Runs the script in bash as a reader would paste it, except for the server's address and where files go. */
async function pasted(script: string): Promise<{ code: number; output: string }> {
  const here = script
    .replaceAll('http://127.0.0.1:4000', server.address)
    .replaceAll(/(?<![/\w-])(replay|keys)\.json/g, `${folder}/$1.json`);
  const child = spawn('bash', ['--norc', '-u', '-c', `TOKEN=''\n${here}`], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

const MISTAKE = /"errors"|command not found|unbound variable|SyntaxError/;

it('a reader pastes the first match line by line, and its record is verified', async () => {
  const script = scriptOf('docs/start/first-match.md');
  expect(script).toContain('signInAsGuest');
  const { code, output } = await pasted(script);
  expect(output).not.toMatch(MISTAKE);
  expect(output).toMatch(/"decision":\{"prompt":/);
  expect(output).toMatch(/"submitMove":\{"entry":\{"version":\d+,"text":/);
  expect(output).toMatch(/"resign":\{"status":"FINISHED"/);
  expect(output).toMatch(/"verdict":"VERIFIED"/);
  expect([code, output]).toEqual([0, output]);
});

it('a reader pastes the first event line by line, and its record is verified, but not a forged one', async () => {
  const script = scriptOf('docs/start/first-event.md');
  expect(script).toContain('beginTournament');
  const { code, output } = await pasted(script);
  expect(output).not.toMatch(MISTAKE);
  expect(output).toMatch(/"beginTournament":\{"status":"RUNNING"/);
  expect(output).toMatch(/^VERIFIED/m);
  expect(output).toMatch(/^REFUTED/m);
  expect([code, output]).toEqual([0, output]);
});
