import { type DocumentNode, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

/** How often an operation is executed before it is compiled: that costs milliseconds, so strange ones never are. */
const COMPILED_AFTER = 100;

interface Known {
  executed: number;
  /** Null: it cannot be compiled. */
  compiled: CompiledQuery | null | undefined;
}

const known = new WeakMap<DocumentNode, Map<string, Known>>();

/**
 * Executes an operation: by the book at first, compiled where it comes again and again.
 * @param args with variables that have been checked: compiled, not all that is wrong with them is found
 */
export function executeOften(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const compiled = compiledOf(args);
  if (!compiled) return execute(args);
  return compiled.query(args.rootValue, args.contextValue, args.variableValues);
}

function compiledOf({ schema, document, operationName }: ExecutionArgs): CompiledQuery | null {
  const operations = known.get(document) ?? new Map<string, Known>();
  known.set(document, operations);
  const name = operationName ?? '';
  const one = operations.get(name) ?? { executed: 0, compiled: undefined };
  operations.set(name, one);
  if (one.compiled !== undefined || ++one.executed <= COMPILED_AFTER) return one.compiled ?? null;
  const made = compileQuery(schema, document, operationName ?? undefined);
  one.compiled = isCompiledQuery(made) ? made : null;
  return one.compiled;
}
