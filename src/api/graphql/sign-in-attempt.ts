import type { Context } from '../request/context.ts';

/** A resolver of a mutation that signs in, or proves a password or a code. Counts the attempt first. @throws Refused RATE_LIMITED */
export function attempt<A, R>(resolve: (args: A, context: Context) => Promise<R>) {
  return async (_: unknown, args: A, context: Context): Promise<R> => {
    await context.request.server.admit(context.request);
    return resolve(args, context);
  };
}
