import type { ExecutionResult } from 'graphql';
import type { Admitted } from './admit.ts';
import type { Context } from './context.ts';

/** Executes what was admitted: its resolvers call the verbs of the other folders. */
export function execute(
  { operation, variables }: Admitted,
  context: Context,
): ExecutionResult | Promise<ExecutionResult> {
  return operation.execute(ROOT, context, variables);
}

const ROOT = {};
