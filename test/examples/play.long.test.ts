import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../api/server.ts';
import { bundleSource } from '../bundle-source.ts';

let server: TestServer;
let program: string;

beforeAll(async () => {
  server = await startServer();
  program = await bundleSource('examples/play/main.ts');
});
afterAll(() => server?.stop());

interface Terminal {
  /** The text that was printed so far. */
  output: string;
  ended: Promise<number>;
}

/** Starts the terminal client from a shell. */
function play(...args: string[]): Terminal {
  const all = [program, '--server', server.address, ...args];
  const child = spawn(process.execPath, all, { env: { ...process.env, NO_COLOR: '1' } });
  const terminal: Terminal = { output: '', ended: once(child, 'close').then(([code]) => Number(code)) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      terminal.output += text;
    });
  return terminal;
}

async function find(terminal: Terminal, pattern: RegExp): Promise<string> {
  await expect.poll(() => terminal.output).toMatch(pattern);
  return pattern.exec(terminal.output)?.[1] ?? '';
}

describe('the terminal client', () => {
  it('plays a match against a STEADY bot to its end, and the replay verifies', async () => {
    const match = play('--auto', 'random', '--against', 'steady', '--options', '{"rounds":3}');
    expect(await match.ended, match.output).toBe(0);
    expect(match.output).toMatch(/The match is over/);
    const replay = play('replay', await find(match, /-- replay (\S+)/));
    expect(await replay.ended, replay.output).toBe(0);
    expect(replay.output).toMatch(/^VERIFIED/);
  });

  it('plays against a second terminal that joins with the invitation', async () => {
    const first = play('--auto', 'random', '--against', 'friend', '--options', '{"rounds":2}');
    const second = play('--auto', 'random', '--join', await find(first, /--join (\S+)/));
    expect(await Promise.all([first.ended, second.ended]), first.output + second.output).toEqual([0, 0]);
    expect(second.output).toMatch(/The match is over/);
  });

  it('explains mistakes in plain words', async () => {
    const cases = [
      { args: ['--guest', '--watch', 'nothing'], words: /Match nothing does not exist/ },
      { args: ['--guest', '--join', 'NOTHING'], words: /no such/i },
      { args: ['--auto', 'random', '--game', 'whist'], words: /There is no game whist\. The games are/ },
      { args: ['--auto', 'sometimes'], words: /--auto/ },
      {
        args: ['--server', 'http://127.0.0.1:9', '--guest'],
        words: /No server answers at .* Start one with: npm start/,
      },
    ];
    for (const { args, words } of cases) {
      const terminal = play(...args);
      expect(await terminal.ended, terminal.output).toBe(1);
      expect(terminal.output).toMatch(words);
      expect(terminal.output).not.toMatch(/\n\s+at /);
    }
  });
});
