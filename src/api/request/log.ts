import type { FastifyBaseLogger } from 'fastify';
import { IssuerSilent } from '../../accounts/index.ts';
import type { ErrorCode } from '../../errors.ts';
import { type Subject, subjectOf } from '../../telemetry/subject.ts';
import type { Dependencies } from '../dependencies.ts';

type Meters = Dependencies['meters'];

/** What a request is called, and by which way it came. */
interface Named {
  log: FastifyBaseLogger;
  id: string;
  routeOptions?: { url?: string | undefined };
}

/**
 * The server's log for one request: each line has its id and what it was about, but nothing that was sent or answered, since a
 * refusal can repeat a client's words. Lighter than a child logger, which almost no request would use.
 */
export class RequestLog {
  readonly #request: Named;
  readonly #meters: Meters;
  /** What has been refused in this answer. */
  #said = '';

  constructor(request: Named, meters: Meters) {
    this.#request = request;
    this.#meters = meters;
  }

  /** A client is refused something. Whoever asks too often gets no line for each time: that would be a flood in turn. */
  refused(code: ErrorCode, about: Subject = {}): void {
    this.#meters.refusal(code);
    const level = code === 'RATE_LIMITED' ? 'debug' : 'info';
    const said = `${code} ${about.verb} ${about.matchId}`;
    if (said === this.#said) return; // a document may be wrong in ten places
    this.#said = said;
    setImmediate(() => {
      this.#said = '';
    });
    const route = this.#request.routeOptions?.url;
    this.#request.log[level]({ requestId: this.#request.id, route, code, ...about }, 'Refused');
  }

  /** The database, or an issuer, does not answer: nobody's bug, and for as long as it lasts every request's. */
  outage(error: unknown): void {
    const code: ErrorCode = 'UNAVAILABLE';
    this.#meters.refusal(code);
    const details = { requestId: this.#request.id, route: this.#request.routeOptions?.url, code, ...subjectOf(error) };
    const whose = error instanceof IssuerSilent ? 'The issuer does not answer' : 'The database does not answer';
    this.#request.log.warn({ ...details, err: error }, whose);
  }

  /** @param errorId under which the client was told of it */
  bug(error: unknown, errorId: string): void {
    this.#meters.refusal('INTERNAL');
    this.error({ err: error, errorId, ...subjectOf(error) }, 'A bug');
  }

  error(details: object, message: string): void {
    this.#request.log.error({ requestId: this.#request.id, ...details }, message);
  }

  debug(details: object, message: string): void {
    this.#request.log.debug({ requestId: this.#request.id, ...details }, message);
  }
}
