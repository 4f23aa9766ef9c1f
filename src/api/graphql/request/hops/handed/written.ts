import type { Place } from '../../../../../telemetry/traces.ts';
import type { Raw } from './handed-request.ts';
import type { RawAnswer } from './kept-response.ts';

// Requests and answers between nodes as they came and as they go, line by line: no header has a line's end in it.

const END = '\n';
/** With what the head of each begins; those of hops that have been read are JSON. */
const RAW = 'raw';

export function isRaw(head: string): boolean {
  return head.startsWith(RAW);
}

/** The head of what another node is handed. */
export function requestWritten({ address = '', headers }: Raw, place: Place | undefined): string {
  const lines = [RAW, place ?? '', address];
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'string') lines.push(name, value);
  }
  return lines.join(END);
}

export function requestRead(head: string, body: Buffer): { raw: Raw; place: Place | undefined } {
  const lines = head.split(END);
  const [, place, address] = lines;
  const headers: Raw['headers'] = {};
  for (let line = 3; line + 1 < lines.length; line += 2) headers[lines[line] ?? ''] = lines[line + 1];
  return { raw: { address: address || undefined, headers, body }, place: place || undefined };
}

/** The head of what is answered. */
export function answerWritten({ status, headers }: Omit<RawAnswer, 'body'>): string {
  return [status, ...headers].join(END);
}

export function answerRead(head: string): Omit<RawAnswer, 'body'> {
  const [status, ...headers] = head.split(END);
  return { status: Number(status), headers };
}
