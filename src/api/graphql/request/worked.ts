import type { FastifyInstance } from 'fastify';
import { ERRORS, type ErrorCode } from '../../../errors.ts';
import { codeOf, documentOf, executed, told } from '../executed.ts';
import type { Asked } from './asked.ts';
import type { ResponseType } from './media-type.ts';
import type { Documents } from './persisted-documents.ts';
import type { RequestContext } from './request-context.ts';

/** What is answered over HTTP. */
export interface Worked {
  /** JSON. */
  text: string;
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
