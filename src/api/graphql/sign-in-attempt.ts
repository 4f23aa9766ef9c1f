import type { Context } from '../request/context.ts';

/**
 * Wraps a resolver that checks a password, a code or another proof of identity, and counts each attempt first.
 * @throws Refused RATE_LIMITED
 */
export function attempt<A, R>(resolve: (args: A, context: Context) => Promise<R>) {
  return async (_: unknown, args: A, context: Context): Promise<R> => {
    await context.request.server.admit(context.request);
    return resolve(args, context);
  };
}
