import type { FastifyRequest } from 'fastify';
import { Refused } from '../../../../errors.ts';
import type { Hop, HopAnswer } from '../../../../nodes/index.ts';
import { tokenOf } from '../../../caller.ts';
import { pause } from '../../../overload/pause.ts';
import { RequestLog } from '../../../requests/request-log.ts';
import type { Asked } from '../asked.ts';
import type { ResponseType } from '../media-type.ts';
import { failed, type Parts, type Worked } from '../worked.ts';
import { HandedRequest } from './handed/handed-request.ts';
import { answerHead, type HopHead } from './hop-head.ts';
import { type MatchAsked, matchAsked } from './match-asked.ts';
import { repeatable } from './repeatable.ts';

/** What another node is asked. */
interface Asking extends MatchAsked {
  hop: Hop;
  document: string;
}

/** Has something done by the node that the match belongs to; by `here`, where that one does not. */
type Hopping = (type: ResponseType, here: () => Promise<Worked>) => Promise<Worked>;

/**
 * The way to the owner of the match that a request is about; null: it is done here. All that is looked at with every
 * request has been looked at here: the client's address, load, budget. Who asks is looked up there.
 */
export function hopFor(parts: Parts, request: FastifyRequest, asked: Asked): Hopping | null {
  if (request.raw instanceof HandedRequest) return hasHopped(parts, request, asked, request.raw);
  const asking = askingOf(parts, request, asked);
  if (!asking) return null;
  return async (type, here) => {
    const head = headOf(request, type);
    const body = JSON.stringify({ ...asked, query: asking.document, extensions: undefined, documentId: undefined });
    const { traces, meters } = parts.dependencies;
    const outcome = await traces.span('hop', { kind: 'client', details: { match: asking.matchId } }, ({ place }) =>
      asking.hop.ask(JSON.stringify(place ? { ...head, place } : head), body),
    );
    if (typeof outcome === 'object') {
      meters.hop('answered');
      return answered(request, outcome);
    }
    meters.hop(outcome === 'UNSURE' ? 'unsure' : 'refused');
    return outcome === 'REFUSED' ? here() : again(parts, request, asked, { ...asking, type, here });
  };
}

function askingOf({ dependencies: { hops }, documents }: Parts, request: FastifyRequest, asked: Asked): Asking | null {
  if (!hops || request.method !== 'POST' || !asked.variables) return null;
  try {
    const document = documents.textOf(asked);
    const match = matchAsked(document, asked.variables);
    const hop = match && hops.to(match.matchId);
    return hop ? { ...match, hop, document } : null;
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

function answered({ server, payer }: FastifyRequest, { head, body }: HopAnswer): Worked {
  const rest = head === '' ? USUAL : answerHead.parse(JSON.parse(head));
  if (rest.charged > 0) server.noteCharge(payer, rest.charged);
  return { text: body, isSameForAll: false, ...rest };
}

/** One that has made its hop, or could not make it, is done here; after a silence with what that says. */
function hasHopped(parts: Parts, request: FastifyRequest, asked: Asked, { why }: HandedRequest): Hopping | null {
  if (why !== 'AGAIN') return null;
  return (type, here) => again(parts, request, asked, { ...whatOf(parts, asked), type, here });
}

function whatOf({ documents }: Parts, asked: Asked): Pick<Again, 'document' | 'isKeyed'> {
  try {
    const document = documents.textOf(asked);
    return { document, isKeyed: matchAsked(document, asked.variables)?.isKeyed ?? false };
  } catch {
    return { document: null, isKeyed: false };
  }
}

interface Again {
  /** Null: this node does not know it, though the other one may. */
  document: string | null;
  /** The client has a name of its own for it. */
  isKeyed: boolean;
  type: ResponseType;
  here: () => Promise<Worked>;
}

/**
 * The owner has been asked and has fallen silent: it may have done it, or may do it yet. A move is made once all the same, by its key or
 * its version. One without a key that is refused now may be the one that was made: that is said to be not known, and not that it
 * was refused.
 */
async function again({ dependencies }: Parts, request: FastifyRequest, asked: Asked, again: Again) {
  const { document, isKeyed, type, here } = again;
  const what = document === null ? null : repeatable(document, asked.operationName);
  const done = what === null ? null : await here();
  if (done && (done.isFine || what === 'QUERY' || isKeyed)) return done;
  const message = 'The node of this match does not answer just now: it is not known whether this was done.';
  const log = new RequestLog(request, dependencies.meters);
  return failed(new Refused('UNAVAILABLE', message, { retryAfter: pause() }), { log, allow: null }, type);
}
