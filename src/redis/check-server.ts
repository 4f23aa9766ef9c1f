import { StartError } from '../errors.ts';
import { connectRedis, PROMPT } from './connect.ts';

/** Advice if Redis runs in a mode in which it cannot be used. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['cluster', 'this is a Redis Cluster, which Arbiter does not support: use a single Redis, or Redis with Sentinel'],
  ['sentinel', 'this is a Sentinel: write redis+sentinel://host:26379/name, with the name of its master'],
]);

/**
 * Returns a warning about the server's settings, or null.
 * @throws StartError if the server does not answer in time, or cannot be used
 */
export async function checkRedis(url: string): Promise<string | null> {
  const client = await connectRedis(url, PROMPT, () => {});
  const info = await client.info().catch(() => ''); // a restricted user may not read it
  client.disconnect();
  const advice = ADVICE.get(/^(?:redis|server)_mode:(\w+)/m.exec(info)?.[1] ?? '');
  if (advice) throw new StartError(`REDIS_URL: ${advice}.`);
  const [, policy = 'noeviction'] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  if (policy === 'noeviction') return null;
  return `Redis may drop jobs, because its maxmemory-policy is ${policy}: set it to noeviction`;
}
