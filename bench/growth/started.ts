import { mkdir } from 'node:fs/promises';
import { z } from 'zod';
import { type ServerProcess, serverProcess } from '../../test/load/server-process.ts';
import { figure } from '../rows.ts';

/** Requests per second, and milliseconds from request to response. */
export const speed = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number() });
export type Speed = z.infer<typeof speed>;

export async function started(folder: string, own: (pid: number | undefined) => void): Promise<ServerProcess> {
  await mkdir(folder, { recursive: true });
  const server = await serverProcess({ code: 'BUILT', folder });
  await server.start();
  own(server.pid());
  return server;
}

export function told(of: Speed | undefined): string {
  return of ? `${figure(of.perSecond, 'moves/s')}, ${of.p50.toFixed(1)} / ${of.p99.toFixed(1)} ms` : '';
}
