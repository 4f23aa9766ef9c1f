import type { FastifyInstance } from 'fastify';
import { ERRORS, type ErrorCode } from '../../../errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { codeOf, documentOf, executed, told } from '../executed.ts';
import type { Asked } from './asked.ts';
import type { ResponseType } from './media-type.ts';
import type { Documents } from './persisted-documents.ts';
import type { RequestContext } from './request-context.ts';

/** What an operation needs besides who asks. */
export interface Parts {
  dependencies: Dependencies;
  documents: Documents;
}

/** What is answered over HTTP. */
export interface Worked {
  /** JSON; from another node as it came. */
  text: string | Buffer;
  status: number;
  isFine: boolean;
  /** Nothing of it depends on who asks. */
  isSameForAll: boolean;
  /** It may hold something that nobody may guess from its length. */
  isSecret: boolean;
  /** In seconds. */
  retryAfter?: number | undefined;
  /** How the operation should have come. */
  allow?: string | undefined;
  /** Why nothing was executed; left out: it was. */
  refused?: ErrorCode | undefined;
  /** What was taken from the budget, besides the one request that is counted where it came. */
  charged: number;
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
    const { isSameForAll, handsOutSecrets: isSecret, cost } = context;
    return { text, status: 200, isFine, isSameForAll, isSecret, charged: cost - 1 };
  } catch (error) {
    return failed(error, context, type);
  }
}

/** An answer that says why nothing was done. */
export function failed(
  error: unknown,
  { log, allow }: Pick<RequestContext, 'log' | 'allow'>,
  type: ResponseType,
): Worked {
  const errors = told(error, log);
  const retryAfter = errors.map(({ extensions }) => extensions?.retryAfter).find((wait) => typeof wait === 'number');
  const refused = codeOf(errors);
  const status = allow ? 405 : statusOf(refused, type);
  const rest = { isFine: false, isSameForAll: false, isSecret: false, refused, charged: 0 };
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
