import { ERRORS } from '../../../errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { RequestLog } from '../../request/log.ts';
import type { Client } from '../client-connection.ts';
import type { Answered } from './answered.ts';

/** As measurements and traces call what comes over a WebSocket. */
const METHOD = 'WS';
const ROUTE = '/graphql';

/**
 * The work for one operation, measured and traced as a request is. In the log it goes by the id of the request that opened the
 * connection, and a number behind it.
 * @param came when it came, by `performance.now()`
 */
export async function observed(
  client: Client,
  { traces, meters }: Pick<Dependencies, 'traces' | 'meters'>,
  came: number,
  work: (log: RequestLog) => Promise<Answered>,
): Promise<Answered> {
  const { request } = client;
  const id = `${request.id}.${++client.asked}`;
  const log = new RequestLog({ log: request.log, id, routeOptions: client.route }, meters);
  const details = { request: id, method: METHOD, route: ROUTE };
  const span = traces.on ? traces.begin(`${METHOD} ${ROUTE}`, { kind: 'server', details, under: null }) : null;
  const answer = await (span ? traces.within(span, () => work(log)) : work(log));
  const status = answer.code === null ? 200 : ERRORS[answer.code].status;
  span?.tell({ status });
  span?.end();
  request.server.observeRequest(METHOD, ROUTE, status, performance.now() - came);
  return answer;
}
