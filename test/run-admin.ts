import { execFile } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

/** Runs `node dist/admin.js`, as an operator would. @param env the server's settings, such as `DATABASE_URL` */
export function runAdmin(
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const program = path.join(inject('server'), 'admin.js');
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}
