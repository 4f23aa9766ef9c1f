import type { Came } from './exchange.ts';

/** Codes with which a server closes a WebSocket for faults of its own. */
const ITS_FAULT = [1011, 4500];

/** What is wrong with an answer, whatever was asked; null: nothing. */
export function objectionTo({ status, text }: Came): string | null {
  if ((status >= 500 && status < 600) || /^HTTP\/1\.1 5\d\d/m.test(text))
    return `status ${status || text.slice(9, 12)}`;
  if (ITS_FAULT.includes(status)) return `closed with ${status}`;
  return /"code":\s*"(INTERNAL|UNAVAILABLE)"/.exec(text)?.[1] ?? null;
}

/** What the server's log says of faults of its own, each once. */
export function bugsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => /"level":(50|60)|"A bug|Error:|FATAL|unhandled/i.test(line));
  return [...new Set(lines.map((line) => line.replaceAll(/"(time|errorId|pid)":("[^"]*"|\d+),?/g, '').slice(0, 600)))];
}
