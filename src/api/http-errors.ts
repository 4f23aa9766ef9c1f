import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adviceFor, badInput, ERRORS, hasCode, Refused } from '../errors.ts';
import { type ClientError, clientError } from './client-errors.ts';
import type { Dependencies } from './dependencies.ts';
import { CHALLENGE } from './request/authenticate.ts';
import { RequestLog } from './request/request-log.ts';
import { headerOf, wantedType } from './request/respond.ts';

type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Returns a function that formats and sends every error outside GraphQL execution. */
export function errorAnswers({ meters }: Pick<Dependencies, 'meters'>): Answer {
  return (error, request, reply) => {
    if (isHungUp(error, reply)) return reply.hijack();
    const formatted = clientError(asRefusal(error, request), new RequestLog(request, meters));
    return sendError(request, reply, formatted, statusOf(error));
  };
}

/** @param sendStray responds to clients such as browsers at unknown URLs, or returns null to send the usual error */
export function errorsOverHttp(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'meters'>,
  sendStray: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null = () => null,
): void {
  const answer = errorAnswers(dependencies);
  app.setErrorHandler(answer);
  app.setNotFoundHandler(
    (request, reply) =>
      sendStray(request, reply) ??
      answer(
        new Refused(
          'NOT_FOUND',
          'There is nothing at this address. /docs lists the REST addresses; GraphQL is at /graphql.',
        ),
        request,
        reply,
      ),
  );
}

const GRAPHQL = /^\/graphql(?![^/?#])/;

/** Sends an error as a GraphQL response to GraphQL clients, and as `{ code, message, … }` to other clients. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: ClientError, status?: number): FastifyReply {
  const { code, message, details } = error;
  const isGraphQL = GRAPHQL.test(request.url);
  const known = { ...details, code, advice: adviceFor(code, isGraphQL ? 'GRAPHQL' : 'REST') };
  const type = isGraphQL ? wantedType(request.headers.accept) : 'application/json';
  reply.code(status ?? ERRORS[code].status).type(headerOf(type));
  if (reply.statusCode === 401) reply.header('www-authenticate', CHALLENGE);
  if (typeof details.retryAfter === 'number') reply.header('retry-after', details.retryAfter);
  return reply.send(isGraphQL ? { errors: [{ message, extensions: known }] } : { ...known, message });
}

function asRefusal(error: unknown, { raw, routeOptions }: Pick<FastifyRequest, 'raw' | 'routeOptions'>): unknown {
  if (!(error instanceof Error) || error instanceof Refused) return error;
  // The client disconnected and will receive no response, so the error is not a bug.
  if (hasCode(error, 'ECONNRESET') && !raw.complete)
    return badInput('body', 'The body is incomplete: send the whole request again.');
  const fault = codeOf(error) === TOO_LARGE ? tooLarge(error, routeOptions.bodyLimit) : FAULTS.get(codeOf(error));
  if (fault) return badInput('body', fault);
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status < 500) return badInput('request', error.message);
  return error;
}

function isHungUp(error: unknown, { raw }: FastifyReply): boolean {
  return hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE') && raw.destroyed;
}

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

function tooLarge(error: Error, bodyLimit: number | undefined): string {
  const limit = 'limit' in error ? Number(error.limit) : (bodyLimit ?? 0);
  return `The body is too large: send at most ${limit / 1024} KiB in one request.`;
}

const FAULTS: ReadonlyMap<string, string> = new Map([
  ['BODY_COMPRESSED', 'Compressed bodies are not accepted: omit the header content-encoding.'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'The body is not JSON: send an object such as {"query": "…"}.'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'The body is empty: send JSON.'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'Send JSON, with the header content-type: application/json.'],
]);

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || error instanceof Refused || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
