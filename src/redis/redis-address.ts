import type { RedisOptions } from 'ioredis';

/** What an address of Sentinels says: `redis+sentinel://user:password@host,host:26379/name?sentinelPassword=secret`. */
export type SentinelOptions = Pick<RedisOptions, 'sentinels' | 'name' | 'username' | 'password' | 'sentinelPassword'>;

const SENTINELS =
  /^redis\+sentinel:\/\/(?:(?<user>[^@/]*)@)?(?<hosts>[^@/?,]+(?:,[^@/?,]+)*)\/(?<name>[\w.-]+)(?<query>\?.*)?$/;
const SENTINEL_PORT = 26_379;

/** Returns null if the text is not an address of Sentinels. */
export function sentinelOptions(text: string): SentinelOptions | null {
  const found = SENTINELS.exec(text)?.groups;
  if (!found) return null;
  const { user = '', hosts = '', name = '', query = '' } = found;
  const servers = hosts.split(',').map((host) => `redis://${host}`);
  const account = `redis://${user && `${user}@`}host${query}`;
  if (!servers.every((server) => URL.canParse(server)) || !URL.canParse(account)) return null;
  const { username, password, searchParams } = new URL(account);
  const sentinelPassword = searchParams.get('sentinelPassword');
  return {
    sentinels: servers.map((server) => sentinel(new URL(server))),
    name,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(sentinelPassword && { sentinelPassword }),
  };
}

function sentinel({ hostname, port }: URL): { host: string; port: number } {
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || SENTINEL_PORT };
}

/** Whether the text is the address of a Redis server or of Sentinels. */
export function isRedisAddress(text: string): boolean {
  if (text.startsWith('redis+sentinel:')) return sentinelOptions(text) !== null;
  return URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol);
}
