import type { Context } from '../request/context.ts';

/** Counts each attempt to sign in or to prove an identity before resolving it. @throws Refused RATE_LIMITED */
export function attempt<A, R>(resolve: (args: A, context: Context) => Promise<R>) {
  return async (_: unknown, args: A, context: Context): Promise<R> => {
    await context.request.server.admit(context.request);
    return resolve(args, context);
  };
}
