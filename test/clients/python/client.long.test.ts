import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { startServer } from '../../api/server.ts';
import { ROOT } from '../../architecture/sources.ts';
import { openRelay } from '../../chaos/proxy/relay.ts';
import { closeAfterAll } from '../../close-after-all.ts';

const SOURCES = path.join(ROOT, 'clients/python/src');
/** The number of connections to cut in each game. */
const CUTS = 50;
/** The number of moves after which the player resigns, because random moves can make a game very long. */
const MOST = 200;

/** The first Python that has the package `websockets`. Debian's `python3-websockets` belongs to Debian's own Python. */
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import websockets']).status === 0,
);

/** Runs a program with the package. @yields every line that it prints */
async function* lines(...parts: string[]): AsyncGenerator<string> {
  const env = { ...process.env, PYTHONPATH: SOURCES, ARBITER_TOKEN: undefined };
  const child = spawn(python ?? '', parts, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  const ended = once(child, 'close');
  try {
    yield* createInterface({ input: child.stdout });
    const [code] = await ended;
    if (code !== 0) throw new Error(errors);
  } finally {
    child.kill();
  }
}

describe.skipIf(!python)('the Python package', async () => {
  const server = await closeAfterAll(startServer());

  it.each(GAMES.map(({ id }) => id))('%s: every entry arrives once, in order, through 50 cuts', async (game) => {
    const relay = await openRelay(server.address);
    let cuts = 0;
    const cut = (): void => {
      if (cuts >= CUTS || relay.links.size === 0) return;
      cuts++;
      for (const link of relay.links) link.destroy();
    };
    // Random moves can also end a match after a few entries.
    while (cuts < CUTS) {
      const versions: number[] = [];
      let last: unknown;
      for await (const line of lines('test/clients/python/play.py', relay.url, server.address, game, String(MOST))) {
        last = JSON.parse(line);
        if (!isUpdate(last)) continue;
        versions.push(...last.versions);
        expect(versions.at(-1)).toBe(last.version);
        cut();
      }
      console.log(`${game}: ${versions.length} entries, ${cuts} cuts, ${JSON.stringify(last)}`);
      expect(last).toMatchObject({ status: 'FINISHED', verdict: 'VERIFIED' });
      expect(versions).toEqual(versions.map((_, index) => index));
      expect(versions.length).toBeGreaterThan(5);
    }
    await relay.close();
  });

  it('passes its own tests', async () => {
    const said = lines('-m', 'unittest', 'discover', '-s', 'clients/python/tests');
    for await (const line of said) expect(line).toBe('');
  });

  it('plays the example to the end, and its record verifies', async () => {
    const said: string[] = [];
    const example = lines('clients/python/examples/play_match.py', server.address, 'business-card-battle');
    for await (const line of example) said.push(line);
    expect(said.at(-1)).toBe('The record: VERIFIED');
  });

  it('shows a refusal of the server', async () => {
    const example = lines('clients/python/examples/play_match.py', server.address, 'chess');
    const refused = (async () => {
      for await (const line of example) expect(line).not.toMatch(/^Your match/);
    })();
    await expect(refused).rejects.toThrow(/BAD_INPUT|NOT_FOUND/);
  });
});

function isUpdate(line: unknown): line is { versions: number[]; version: number } {
  return typeof line === 'object' && line !== null && 'versions' in line;
}
