import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ServerRefusal, Unreachable } from './plain-words.ts';

/** Where the server is and who we are there. */
export interface Api {
  server: string;
  token: string | null;
}

const answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

/**
 * One GraphQL request.
 * @param shape what the document selects
 * @throws ServerRefusal with the server's code, Unreachable when no answer came
 */
export async function ask<T>(
  api: Api,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  shape: z.ZodType<T>,
): Promise<T> {
  const response = await request(api, '/graphql', { query, variables });
  const { data, errors } = answer.parse(await response.json());
  const [error] = errors ?? [];
  if (error) {
    const { code, ...details } = error.extensions ?? {};
    throw new ServerRefusal(typeof code === 'string' ? code : 'UNKNOWN', error.message, details);
  }
  return shape.parse(data);
}

/** The same request again until the server can be reached: only for what may be done twice. */
export async function askPatiently<T>(...request: Parameters<typeof ask<T>>): Promise<T> {
  for (let pause = 250; ; pause = Math.min(2 * pause, 5_000)) {
    try {
      return await ask(...request);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await sleep(pause);
    }
  }
}

/** A POST of JSON when there is a body, else a GET. */
export async function request(api: Api, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (api.token) headers.authorization = `Bearer ${api.token}`;
  const init = body === undefined ? { headers } : post(headers, body);
  const response = await fetch(api.server + path, init).catch(() => {
    throw new Unreachable(`No server answers at ${api.server}. Start one with: npm start`);
  });
  if (response.status === 502 || response.status === 503) throw new Unreachable('The server is not ready yet.');
  return response;
}

function post(headers: Record<string, string>, body: unknown): RequestInit {
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
