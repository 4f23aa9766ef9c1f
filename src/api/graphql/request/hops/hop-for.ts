import type { FastifyRequest } from 'fastify';
import { Refused } from '../../../../errors.ts';
import type { HopAnswer } from '../../../../nodes/index.ts';
import { tokenOf } from '../../../caller.ts';
import { pause } from '../../../overload/pause.ts';
import { RequestLog } from '../../../requests/request-log.ts';
import type { Asked } from '../asked.ts';
import type { ResponseType } from '../media-type.ts';
import { failed, type Parts, type Worked } from '../worked.ts';
import { type Asking, askingOf, askOwner, doneAgain, UNKNOWN, type Unsure } from './at-owner.ts';
import { HandedRequest } from './handed/handed-request.ts';
import { answerHead, type HopHead } from './hop-head.ts';
import { matchAsked } from './match-asked.ts';

/** Has something done by the node that the match belongs to; by `here`, where that one does not. */
type Hopping = (type: ResponseType, here: () => Promise<Worked>) => Promise<Worked>;

/**
 * The way to the owner of the match that a request is about; null: it is done here. All that is looked at with every
 * request has been looked at here: the client's address, load, budget. Who asks is looked up there.
 */
export function hopFor(parts: Parts, request: FastifyRequest, asked: Asked): Hopping | null {
  if (request.raw instanceof HandedRequest) return hasHopped(parts, request, asked, request.raw);
  const asking = askingIn(parts, request, asked);
  if (!asking) return null;
  return async (type, here) => {
    const outcome = await askOwner(parts.dependencies, asking, headOf(request, type), asked);
    if (typeof outcome === 'object') return answered(request, outcome);
    if (outcome === 'REFUSED') return here();
    return again(parts, request, { ...asking, operationName: asked.operationName }, type, here);
  };
}

/** One that has made its hop, or could not make it, is done here; after a silence with what that says. */
function hasHopped(parts: Parts, request: FastifyRequest, asked: Asked, { why }: HandedRequest): Hopping | null {
  if (why !== 'AGAIN') return null;
  return (type, here) => again(parts, request, unsureOf(parts, asked), type, here);
}

function unsureOf({ documents }: Parts, asked: Asked): Unsure {
  const { operationName } = asked;
  try {
    const document = documents.textOf(asked);
    return { document, operationName, isKeyed: matchAsked(document, asked.variables)?.isKeyed ?? false };
  } catch {
    return { document: null, operationName, isKeyed: false };
  }
}

function askingIn({ dependencies: { hops }, documents }: Parts, request: FastifyRequest, asked: Asked): Asking | null {
  if (!hops || request.method !== 'POST' || !asked.variables) return null;
  try {
    return askingOf(hops, documents.textOf(asked), asked.variables);
  } catch {
    return null; // what is wrong with it is said here
  }
}

/** @throws Refused UNAUTHENTICATED */
function headOf(request: FastifyRequest, type: ResponseType): HopHead {
  const { id, ip, payer } = request;
  return { id, ip, token: tokenOf(request), payer, graphql: type !== 'application/json' };
}

const USUAL = answerHead.parse({});

/** What is said of an answer beside its text. */
export function answerHeadIn(head: string): typeof USUAL {
  return head === '' ? USUAL : answerHead.parse(JSON.parse(head));
}

function answered({ server, payer }: FastifyRequest, { head, body }: HopAnswer): Worked {
  const rest = answerHeadIn(head);
  if (rest.charged > 0) server.noteCharge(payer, rest.charged);
  return { text: body, isSameForAll: false, ...rest };
}

async function again(
  { dependencies }: Parts,
  request: FastifyRequest,
  unsure: Unsure,
  type: ResponseType,
  here: () => Promise<Worked>,
): Promise<Worked> {
  const done = await doneAgain(unsure, here);
  if (done) return done;
  const log = new RequestLog(request, dependencies.meters);
  return failed(new Refused('UNAVAILABLE', UNKNOWN, { retryAfter: pause() }), { log, allow: null }, type);
}
