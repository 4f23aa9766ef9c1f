import type { ErrorCode } from '../../../errors.ts';
import { callerOf } from '../../caller.ts';
import type { Dependencies } from '../../dependencies.ts';
import { payerOf } from '../../limits/payer.ts';
import { requestContext } from '../../request/context.ts';
import { codeOf, executed, told } from '../../request/execute.ts';
import type { RequestLog } from '../../request/log.ts';
import type { Asked } from '../../request/parse.ts';
import type { Client } from '../client-connection.ts';

/** The answer to one operation. */
export interface Answered {
  type: 'next' | 'error';
  /** JSON: the body of HTTP, or of an error its list of errors. */
  payload: string;
  /** It may hold a secret that its length must not betray. */
  isSecret: boolean;
  /** Why nothing was executed; null: it was. */
  code: ErrorCode | null;
}

/** What a message asks for, or why it cannot be asked. */
export type Meant = ({ document: string } & Pick<Asked, 'variables' | 'operationName'>) | { error: unknown };

/** Does what is asked, through the same gates as over HTTP: the node's load, who asks, their budget, what it costs. */
export async function answered(
  client: Client,
  dependencies: Dependencies,
  meant: Meant,
  log: RequestLog,
): Promise<Answered> {
  try {
    const leave = client.request.server.letIn();
    try {
      return await done(client, dependencies, meant, log);
    } finally {
      leave();
    }
  } catch (error) {
    const errors = told(error, log);
    return { type: 'error', payload: JSON.stringify(errors), isSecret: false, code: codeOf(errors) };
  }
}

async function done(client: Client, dependencies: Dependencies, meant: Meant, log: RequestLog): Promise<Answered> {
  const { request, token, address } = client;
  // Looked at each time: who has signed out meanwhile, or kept an account, is somebody else.
  const caller = await callerOf(dependencies.accounts, token);
  const payer = payerOf(caller, address);
  await request.server.count(payer);
  client.forgive();
  if ('error' in meant) throw meant.error;
  const origin = { request, token, caller, payer, method: 'POST', log };
  const context = requestContext(origin, dependencies, meant.operationName ?? undefined);
  const { text } = await executed(request.server, meant.document, meant, context);
  return { type: 'next', payload: text, isSecret: context.handsOutSecrets, code: null };
}
