import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Dependencies } from '../dependencies.ts';

/** As proxies make them; nothing that could forge a line of the log. */
const FORM = /^[\w.-]{8,64}$/;

/**
 * What a request is called in the log and in traces: one of our own, or where a proxy is trusted the one that it gives in
 * `x-request-id`, so that its log and ours can be laid side by side.
 */
export function requestIds({ trustProxy }: Pick<Dependencies['config'], 'trustProxy'>) {
  if (trustProxy === false) return () => randomUUID();
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && FORM.test(given) ? given : randomUUID();
  };
}
