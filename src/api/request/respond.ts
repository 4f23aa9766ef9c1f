import type { FastifyInstance } from 'fastify';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import type { RequestContext } from './context.ts';
import type { Documents } from './document.ts';
import { documentOf } from './document.ts';
import { codeOf, executed, told } from './execute.ts';
import type { Asked } from './parse.ts';

/** An answer over HTTP. */
export interface Worked {
  /** JSON. */
  text: string;
  status: number;
  isFine: boolean;
  /** Nothing of it depends on who asks. */
  isSameForAll: boolean;
  /** It may hold a secret that its length must not betray. */
  isSecret: boolean;
  /** In seconds. */
  retryAfter?: number | undefined;
  /** How the operation should have come. */
  allow?: string | undefined;
}

/** Does what is asked, here and now. Does not reject: what is thrown is told. */
export async function worked(
  app: FastifyInstance,
  documents: Documents,
  asked: Asked,
  context: RequestContext,
  type: ResponseType,
): Promise<Worked> {
  try {
    const document = documentOf(documents, asked);
    const { text, isFine } = await executed(app, document, asked, context);
    const { isSameForAll, handsOutSecrets: isSecret } = context;
    return { text, status: 200, isFine, isSameForAll, isSecret };
  } catch (error) {
    return failed(error, context, type);
  }
}

/** An answer that says why nothing was done. */
function failed(error: unknown, { log, allow }: Pick<RequestContext, 'log' | 'allow'>, type: ResponseType): Worked {
  const errors = told(error, log);
  const retryAfter = errors.map(({ extensions }) => extensions?.retryAfter).find((wait) => typeof wait === 'number');
  const status = allow ? 405 : statusOf(codeOf(errors), type);
  const rest = { isFine: false, isSameForAll: false, isSecret: false };
  return { text: JSON.stringify({ errors }), status, retryAfter, allow: allow ?? undefined, ...rest };
}

/**
 * A client that reads nothing but JSON is told what is wrong with its document in an answer that went well, as the
 * specification asks: to others the status says it, too.
 */
function statusOf(code: ErrorCode, type: ResponseType): number {
  const isOfDocument = code === 'BAD_INPUT' || code === 'TOO_COSTLY';
  return isOfDocument && type === 'application/json' ? 200 : ERRORS[code].status;
}

/** The media types of answers: the media type of GraphQL over HTTP, or the JSON of clients that do not know it. */
const RESPONSE_TYPES = ['application/graphql-response+json', 'application/json'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

const [GRAPHQL, JSON_TYPE] = RESPONSE_TYPES;

/**
 * The type that a client wants: GraphQL's own where it is named and no less welcome than plain JSON. Whoever accepts
 * anything, nothing that we have, or does not say gets JSON, as the specification asks.
 * @param accept the request's header
 */
export function wantedType(accept: string | undefined): ResponseType {
  if (!accept?.includes(GRAPHQL)) return JSON_TYPE;
  const welcome = new Map(accept.split(',').map(weighed));
  const graphql = welcome.get(GRAPHQL) ?? 0;
  return graphql > 0 && graphql >= (welcome.get(JSON_TYPE) ?? 0) ? GRAPHQL : JSON_TYPE;
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}

/** As `content-type`. */
export function headerOf(type: ResponseType): string {
  return `${type}; charset=utf-8`;
}
