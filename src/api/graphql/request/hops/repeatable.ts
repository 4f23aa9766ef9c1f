import { type FieldNode, getOperationAST, Kind, OperationTypeNode, parse, type ValueNode } from 'graphql';
import type { Asked } from '../asked.ts';

/**
 * What is known of an operation that may have been done already. `QUERY` changes nothing; `MOVES` are made once, however often they are
 * sent: the version sees to it; `KEYED` are moves for each of which the client has a name of its own, so that each is answered as it was
 * at first. Null: it may do more, or is no document at all.
 */
export function repeatable(
  document: string,
  { operationName, variables }: Pick<Asked, 'operationName' | 'variables'>,
): 'QUERY' | 'KEYED' | 'MOVES' | null {
  try {
    const asked = getOperationAST(parse(document), operationName ?? undefined);
    if (asked?.operation === OperationTypeNode.QUERY) return 'QUERY';
    if (asked?.operation !== OperationTypeNode.MUTATION) return null;
    const moves = asked.selectionSet.selections.filter(
      (one) => one.kind === Kind.FIELD && one.name.value === 'submitMove',
    );
    if (moves.length < asked.selectionSet.selections.length) return null;
    return moves.every((one) => one.kind === Kind.FIELD && isKeyed(one, variables ?? {})) ? 'KEYED' : 'MOVES';
  } catch {
    return null;
  }
}

function isKeyed({ arguments: given = [] }: FieldNode, variables: Readonly<Record<string, unknown>>): boolean {
  const input = given.find(({ name }) => name.value === 'input')?.value;
  if (input?.kind !== Kind.OBJECT) return hasKey(givenBy(input, variables));
  const key = input.fields.find(({ name }) => name.value === 'key')?.value;
  return typeof givenBy(key, variables) === 'string';
}

function hasKey(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'key' in input && typeof input.key === 'string';
}

/** Of a text or a variable; undefined for all else. */
function givenBy(node: ValueNode | undefined, variables: Readonly<Record<string, unknown>>): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  return node?.kind === Kind.STRING ? node.value : undefined;
}
