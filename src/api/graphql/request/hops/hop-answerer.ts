import type { FastifyInstance } from 'fastify';
import type { Answerer } from '../../../../nodes/index.ts';
import { callerOf } from '../../../caller.ts';
import { RequestLog } from '../../../requests/request-log.ts';
import { askedInBody } from '../asked.ts';
import { requestContext } from '../request-context.ts';
import { failed, type Parts, type Worked, worked } from '../worked.ts';
import { handedAnswerer } from './handed/handed-answerer.ts';
import { isRaw } from './handed/written.ts';
import { type HopHead, hopHead } from './hop-head.ts';

/**
 * Does what has come to another node and is about a match of ours. What has been read there has been let in, and counted, too; who asks, what they
 * may, and what it costs beyond one request is looked at here, as everywhere. It goes no further.
 */
export function hopAnswerer(app: FastifyInstance, parts: Parts): Answerer {
  const { traces } = parts.dependencies;
  const handed = handedAnswerer(app);
  return async (head, body) => {
    if (isRaw(head)) return handed(head, body);
    const leave = entered(app);
    if (!leave) return null;
    try {
      const came = hopHead.parse(JSON.parse(head));
      const under = came.place ?? null;
      if (!traces.on) return sent(await workFor(app, parts, came, body));
      const details = { request: came.id, route: '/graphql' };
      return sent(
        await traces.span('hopped', { kind: 'server', details, under }, () => workFor(app, parts, came, body)),
      );
    } finally {
      leave();
    }
  };
}

function entered(app: FastifyInstance): (() => void) | null {
  try {
    return app.letIn();
  } catch {
    return null; // it is done where it came
  }
}

async function workFor(
  app: FastifyInstance,
  { dependencies, documents }: Parts,
  { id, ip, token, payer, graphql }: HopHead,
  body: Buffer,
): Promise<Worked> {
  const type = graphql ? 'application/graphql-response+json' : 'application/json';
  const log = new RequestLog({ log: app.log, id, routeOptions: { url: '/graphql' } }, dependencies.meters);
  try {
    const asked = askedInBody(JSON.parse(body.toString()));
    const caller = await callerOf(dependencies.accounts, token);
    const origin = { request: { server: app, ip }, token, caller, payer, method: 'POST', log };
    const context = requestContext(origin, dependencies, asked.operationName ?? undefined);
    return await worked(app, documents, asked, context, type);
  } catch (error) {
    return failed(error, { log, allow: null }, type);
  }
}

function sent({ text, ...rest }: Worked): { head: string; body: string | Buffer } {
  const { status, isFine, isSecret, charged, refused, retryAfter, allow } = rest;
  const isUsual = status === 200 && isFine && !isSecret && charged === 0;
  const head = isUsual ? '' : JSON.stringify({ status, isFine, isSecret, charged, refused, retryAfter, allow });
  return { head, body: text };
}
