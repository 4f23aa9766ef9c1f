import { execFile } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

export interface AdminRun {
  code: number;
  out: string;
  err: string;
}

/** Runs `node dist/admin.js`, as an operator would. @param env the server's settings, such as `DATABASE_URL` */
export function runAdmin(env: Readonly<Record<string, string>>, ...args: string[]): Promise<AdminRun> {
  return runAdminOf(inject('server'), env, ...args);
}

/** Runs the commands of another release. @param dist the folder with its built code */
export function runAdminOf(dist: string, env: Readonly<Record<string, string>>, ...args: string[]): Promise<AdminRun> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [path.join(dist, 'admin.js'), ...args],
      { env: { ...process.env, ...env } },
      (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}
