import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtServer } from './built-server.ts';

/** The server's code, built before the tests of a file begin and removed after them. */
export function builtForTests(): { file: string } {
  const code = { file: '' };
  let built: string;
  beforeAll(async () => {
    built = await mkdtemp(path.join(tmpdir(), 'arbiter-built-'));
    await chmod(built, 0o755); // PostgreSQL runs as another user when we are root
    code.file = await builtServer(built);
  });
  afterAll(() => rm(built, { recursive: true, force: true }));
  return code;
}
