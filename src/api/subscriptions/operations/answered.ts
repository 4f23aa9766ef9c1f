import { payerOf } from '../../budgets/payer.ts';
import { callerOf } from '../../caller.ts';
import type { Dependencies } from '../../dependencies.ts';
import { codeOf, executed, told } from '../../graphql/executed.ts';
import type { Asked } from '../../graphql/request/asked.ts';
import { askingOf } from '../../graphql/request/hops/at-owner.ts';
import { requestContext } from '../../graphql/request/request-context.ts';
import type { RequestLog } from '../../requests/request-log.ts';
import type { Client } from '../client-connection.ts';
import type { Answered } from './answer.ts';
import { answeredByOwner } from './answered-by-owner.ts';

/** What a message asks for, or why it cannot be asked. */
export type Meant = ({ document: string } & Pick<Asked, 'variables' | 'operationName'>) | { error: unknown };

/** Does what is asked, through the same gates as over HTTP: the node's load, who asks, their budget, what it costs. */
export async function answered(
  client: Client,
  dependencies: Dependencies,
  meant: Meant,
  log: RequestLog,
  id: string,
): Promise<Answered> {
  try {
    const leave = client.request.server.letIn();
    try {
      return await done(client, dependencies, meant, { log, id });
    } finally {
      leave();
    }
  } catch (error) {
    const errors = told(error, log);
    return { type: 'error', payload: JSON.stringify(errors), isSecret: false, code: codeOf(errors) };
  }
}

/** What it is called in the log, and with which it is written there. */
interface Named {
  log: RequestLog;
  id: string;
}

async function done(client: Client, dependencies: Dependencies, meant: Meant, { log, id }: Named): Promise<Answered> {
  const { request, token, address } = client;
  // Looked at each time: who has signed out meanwhile, or kept an account, is somebody else.
  const caller = await callerOf(dependencies.accounts, token);
  const payer = payerOf(caller, address);
  await request.server.count(payer);
  client.forgive();
  if ('error' in meant) throw meant.error;
  const here = async () => {
    const origin = { request, token, caller, payer, method: 'POST', log };
    const context = requestContext(origin, dependencies, meant.operationName ?? undefined);
    const { text, isFine } = await executed(request.server, meant.document, meant, context);
    const answer: Answered = { type: 'next', payload: text, isSecret: context.handsOutSecrets, code: null };
    return { answer, isFine };
  };
  const asking = askingOf(dependencies.hops, meant.document, meant.variables);
  if (!asking) return (await here()).answer;
  return answeredByOwner(request, dependencies, { ...asking, ...meant, payer, token, id }, here);
}
