import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type CompiledOperation, compiledOperation } from './operation.ts';

/** How often an operation is executed before it is compiled: that costs milliseconds, so strange ones never are. */
export const COMPILED_AFTER = 100;

interface Known {
  executed: number;
  /** Null: it cannot be compiled. */
  compiled: CompiledOperation | null | undefined;
}

/** By document as it was parsed, and name. */
const known = new WeakMap<DocumentNode, Map<string, Known>>();

/** An operation is executed once more: compiled if it comes again and again, and null where it is to be interpreted. */
export function oftenExecuted(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): CompiledOperation | null {
  const operations = known.get(document) ?? new Map<string, Known>();
  known.set(document, operations);
  const name = operationName ?? '';
  const one = operations.get(name) ?? { executed: 0, compiled: undefined };
  operations.set(name, one);
  if (one.compiled === undefined && ++one.executed > COMPILED_AFTER)
    one.compiled = compiledOperation(schema, document, operationName);
  return one.compiled ?? null;
}
