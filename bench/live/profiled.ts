import { writeFile } from 'node:fs/promises';
import WebSocket from 'ws';
import { z } from 'zod';
import type { Target } from './target.ts';

const listed = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const answer = z.object({ id: z.number().optional(), result: z.object({ profile: z.unknown() }).partial().optional() });

/** Runs `work` and, if requested, writes a CPU profile of the server for as long as the work lasts. */
export async function profiled<T>({ profile }: Target, work: () => Promise<T>): Promise<T> {
  if (!profile) return work();
  const [first] = listed.parse(await (await fetch(`http://127.0.0.1:${profile.port}/json/list`)).json());
  const socket = new WebSocket(first?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let ids = 0;
  const ask = (method: string, params = {}) =>
    new Promise<z.infer<typeof answer>>((resolve) => {
      const id = ++ids;
      socket.on('message', (data) => {
        const message = answer.parse(JSON.parse(String(data)));
        if (message.id === id) resolve(message);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: 250 });
  await ask('Profiler.start');
  const made = await work();
  const { result } = await ask('Profiler.stop');
  await writeFile(profile.file, JSON.stringify(result?.profile));
  socket.close();
  return made;
}
