const UNIX = 'unix:';

/** `host:port`, an IPv6 address in brackets; or `unix:` and the path of a socket, for nodes of one machine. */
export function isNodeAddress(text: string): boolean {
  if (text.startsWith(UNIX)) return /^unix:\/[^\0]{1,100}$/.test(text);
  const [, port] = /^(?:[\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return port !== undefined && Number(port) > 0 && Number(port) < 65_536;
}

type Place = { path: string } | { path?: never; host: string; port: number };

/** Where to listen, or whom to call, as Node wants it. */
export function placeOf(address: string): Place {
  if (address.startsWith(UNIX)) return { path: address.slice(UNIX.length) };
  const colon = address.lastIndexOf(':');
  const host = address.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  return { host, port: Number(address.slice(colon + 1)) };
}
