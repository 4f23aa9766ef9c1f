import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { IssuerUnavailable } from '../../accounts/index.ts';
import type { ErrorCode } from '../../errors.ts';
import { isArchiveUnavailable } from '../../matches/index.ts';
import { type Subject, subjectOf } from '../../telemetry/error-subject.ts';
import type { Dependencies } from '../dependencies.ts';

type Meters = Dependencies['meters'];

interface Named {
  log: FastifyBaseLogger;
  id: string;
  routeOptions?: { url?: string | undefined };
}

/** Refusal messages are not logged, because they can repeat a client's input. Few requests would use a child logger. */
export class RequestLog {
  readonly #request: Named;
  readonly #meters: Meters;
  /** The last refusal that was logged. One response can contain the same refusal several times. */
  #said = '';

  constructor(request: Named, meters: Meters) {
    this.#request = request;
    this.#meters = meters;
  }

  /** Logs a refusal. Rate limits are logged at debug level, because they would flood the log. */
  refused(code: ErrorCode, about: Subject = {}): void {
    this.#meters.refusal(code);
    const level = code === 'RATE_LIMITED' ? 'debug' : 'info';
    const said = `${code} ${about.verb} ${about.matchId}`;
    if (said === this.#said) return; // one document can cause ten errors
    this.#said = said;
    setImmediate(() => {
      this.#said = '';
    });
    const route = this.#request.routeOptions?.url;
    this.#request.log[level]({ requestId: this.#request.id, route, code, ...about }, 'Refused');
  }

  /** Logs an outage of the database, an issuer or the archive. It is no bug, and affects many requests while it lasts. */
  outage(error: unknown): void {
    const code: ErrorCode = 'UNAVAILABLE';
    this.#meters.refusal(code);
    const details = { requestId: this.#request.id, route: this.#request.routeOptions?.url, code, ...subjectOf(error) };
    this.#request.log.warn({ ...details, err: error }, `The ${silentService(error)} is not responding`);
  }

  /** @param errorId the error's id in the client's response */
  bug(error: unknown, errorId: string): void {
    this.#meters.refusal('INTERNAL');
    this.error({ err: error, errorId, ...subjectOf(error) }, 'unexpected error');
  }

  error(details: object, message: string): void {
    this.#request.log.error({ requestId: this.#request.id, ...details }, message);
  }

  debug(details: object, message: string): void {
    this.#request.log.debug({ requestId: this.#request.id, ...details }, message);
  }
}

function silentService(error: unknown): 'issuer' | 'archive' | 'database' {
  if (error instanceof IssuerUnavailable) return 'issuer';
  return isArchiveUnavailable(error) ? 'archive' : 'database';
}

/** The pattern for ids from proxies, which excludes characters that could forge a log line. */
const FORM = /^[\w.-]{8,64}$/;

/** Uses the `x-request-id` of a trusted proxy, so that the proxy's log and ours match. */
export function requestIds({ trustProxy }: Pick<Dependencies['config'], 'trustProxy'>) {
  if (trustProxy === false) return () => randomUUID();
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && FORM.test(given) ? given : randomUUID();
  };
}
