import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { tokenOf } from '../request/authenticate.ts';

/** Headers that a proxy adds to forwarded requests. */
const PASSED_ON = /^(forwarded|via|cdn-loop|x-forwarded-.*|x-real-ip|(cf-connecting|true-client|x-client)-ip)$/;
const THIS_MACHINE = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ITS_NAMES = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

type Settings = Pick<Dependencies['config'], 'metricsToken'>;

/** The operator sends METRICS_TOKEN or, if no token is configured, a request directly from this machine. */
export function isOperator(request: FastifyRequest, { metricsToken }: Settings): boolean {
  return metricsToken === undefined ? isLocal(request) : hasToken(request, metricsToken);
}

/** @throws Refused UNAUTHENTICATED, FORBIDDEN */
export function mustBeOperator(request: FastifyRequest, settings: Settings): void {
  if (isOperator(request, settings)) return;
  if (settings.metricsToken !== undefined)
    throw new Refused('UNAUTHENTICATED', 'Send METRICS_TOKEN as a bearer token.');
  throw new Refused('FORBIDDEN', 'Without METRICS_TOKEN only direct requests from the same machine are allowed.');
}

// Check the host name as well. A web page in a local browser can point any host name at this server, but cannot fake
// the `Host` header.
function isLocal({ raw, headers }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  return THIS_MACHINE.test(raw.socket.remoteAddress ?? '') && ITS_NAMES.test(headers.host ?? '');
}

function hasToken(request: FastifyRequest, wanted: string): boolean {
  const digest = (text: string): Buffer => Buffer.from(hash('sha256', text));
  try {
    return timingSafeEqual(digest(tokenOf(request) ?? ''), digest(wanted));
  } catch {
    return false; // the authorization header is malformed
  }
}
