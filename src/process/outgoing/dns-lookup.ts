import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP, type LookupFunction } from 'node:net';
import { AddressBlocked, isPublic } from './public-address.ts';

const HOSTS = process.platform === 'win32' ? `${process.env.SystemRoot}\\System32\\drivers\\etc\\hosts` : '/etc/hosts';

/** The time limit for the first query to a name server, in milliseconds, and the number of attempts. */
const ASKING = { timeout: 1000, tries: 2 };

interface LookUpSettings {
  privateAddresses: boolean;
  /** The name servers to ask, such as `127.0.0.1:53`. Default: the name servers of the system. */
  nameServers?: readonly string[] | undefined;
  signal: AbortSignal;
}

/**
 * Returns a function that looks up names in the hosts file, then in DNS. Node's own `lookup` blocks a thread while name
 * servers are silent, and cannot be cancelled. The connection uses the address checked here, so the name cannot resolve
 * to a different one in between.
 */
export function lookUpWith({ privateAddresses, nameServers, signal }: LookUpSettings): LookupFunction {
  return (name, options, done) => {
    const answer = (found: readonly LookupAddress[]) => {
      const allowed = found.filter(({ address }) => privateAddresses || isPublic(address));
      const [first] = allowed;
      if (!first) done(new AddressBlocked('not a public address'), '');
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    };
    addressesOf(name, nameServers, signal).then(answer, (error: Error) => done(error, ''));
  };
}

async function addressesOf(
  name: string,
  nameServers: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const listed = await inHostsFile(name.replace(/\.$/, ''));
  if (listed.length > 0) return listed;
  signal.throwIfAborted();
  const resolver = new Resolver(ASKING);
  if (nameServers) resolver.setServers(nameServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    return await inDns(resolver, name);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function inDns(resolver: Resolver, name: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [...listOf(four, 4), ...listOf(six, 6)];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

function listOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

async function inHostsFile(name: string): Promise<LookupAddress[]> {
  const lines = (await readFile(HOSTS, 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    return family && names.includes(name) ? [{ address, family }] : [];
  });
}
