import type { FastifyInstance } from 'fastify';
import type { Answerer } from '../../../../../nodes/index.ts';
import { HandedRequest } from './handed-request.ts';
import { KeptResponse } from './kept-response.ts';
import { answerWritten, requestRead } from './written.ts';

/** Does with what another node has handed on, unread, what is done with a request that comes here. It goes no further. */
export function handedAnswerer(app: FastifyInstance): Answerer {
  return async (head, body) => {
    if (app.isCrowded()) return null; // it is done where it came
    const { raw, place } = requestRead(head, body);
    const request = new HandedRequest(raw, 'OWNER', place);
    return new Promise((resolve) => {
      const whole = new KeptResponse(request, (answer) => resolve({ head: answerWritten(answer), body: answer.body }));
      app.routing(request, whole);
    });
  };
}
