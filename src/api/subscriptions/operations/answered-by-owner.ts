import type { FastifyRequest } from 'fastify';
import { Refused } from '../../../errors.ts';
import type { HopAnswer } from '../../../nodes/index.ts';
import type { Payer } from '../../budgets/payer.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Asked } from '../../graphql/request/asked.ts';
import { type Asking, askOwner, doneAgain, UNKNOWN } from '../../graphql/request/hops/at-owner.ts';
import { answerHeadIn } from '../../graphql/request/hops/hop-for.ts';
import { pause } from '../../overload/pause.ts';
import type { Answered } from './answer.ts';

/** What is asked, by whom, and what it is called in the log. */
type Errand = Asking & Pick<Asked, 'variables' | 'operationName'> & { payer: Payer; token: string | null; id: string };

type Here = () => Promise<{ answer: Answered; isFine: boolean }>;

/**
 * Has the owner of its match do what came over a WebSocket; as over HTTP it is done by `here` where that one does not. What follows on the
 * same connection waits for it, so it all happens in the order in which it was sent.
 * @throws Refused UNAVAILABLE: it is not known whether it was done; whatever keeps it from being executed at all
 */
export async function answeredByOwner(
  { server, ip }: FastifyRequest,
  dependencies: Dependencies,
  errand: Errand,
  here: Here,
): Promise<Answered> {
  const { payer, token, id } = errand;
  const outcome = await askOwner(dependencies, errand, { id, ip, token, payer, graphql: false }, errand);
  if (outcome === 'REFUSED') return (await here()).answer;
  if (typeof outcome === 'object') return answerOf(outcome, (cost) => server.noteCharge(payer, cost));
  const done = await doneAgain(errand, here);
  if (!done) throw new Refused('UNAVAILABLE', UNKNOWN, { retryAfter: pause() });
  return done.answer;
}

function answerOf({ head, body }: HopAnswer, note: (cost: number) => void): Answered {
  const { charged, refused, isSecret } = answerHeadIn(head);
  if (charged > 0) note(charged);
  if (!refused) return { type: 'next', payload: body.toString(), isSecret, code: null };
  const { errors }: { errors?: unknown } = JSON.parse(body.toString());
  return { type: 'error', payload: JSON.stringify(errors), isSecret: false, code: refused };
}
