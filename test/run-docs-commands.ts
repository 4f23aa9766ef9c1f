import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './api/server.ts';
import { ROOT, textOf } from './architecture/sources.ts';

/** A pattern that the output of the docs' shell blocks must not contain. */
export const MISTAKE = /"errors"|command not found|unbound variable|SyntaxError/;

/** The time limit for a page, in milliseconds. On a busy machine, each node command on the page takes a while. */
export const PATIENTLY = { timeout: 900_000 };

/** Joins all shell blocks of a page, including those in lists, into one script. */
function scriptOf(page: string): string {
  const blocks = textOf(page).matchAll(/^( *)```sh\n(.*?)^\1```$/gms);
  return [...blocks].map(([, indent = '', text = '']) => text.replaceAll(`\n${indent}`, '\n')).join('\n');
}

/** Runs a page's shell blocks in one bash, as a reader would paste them, against a server of its own. */
export async function runDocsCommands(page: string): Promise<{ code: number; output: string }> {
  const server = await startServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-docs-'));
  try {
    const script = scriptOf(page)
      .replaceAll('http://127.0.0.1:4000', server.address)
      .replaceAll(/(?<![/\w-])(replay|keys)\.json/g, `${folder}/$1.json`);
    const env = { ...process.env, TMPDIR: folder };
    const child = spawn('bash', ['--norc', '-u', '-c', `TOKEN=''\n${script}`], { cwd: ROOT, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
      });
    }
    const [code] = await once(child, 'close');
    return { code: Number(code), output };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
