import { getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';

/**
 * What is known of an operation that may have been done already. `QUERY` changes nothing; `MOVES` are made once, however often they are
 * sent: the version sees to it, or the key. Null: it may do more, or is no document at all.
 */
export function repeatable(document: string, operationName: string | null | undefined): 'QUERY' | 'MOVES' | null {
  try {
    const asked = getOperationAST(parse(document), operationName ?? undefined);
    if (asked?.operation === OperationTypeNode.QUERY) return 'QUERY';
    if (asked?.operation !== OperationTypeNode.MUTATION) return null;
    const isMove = asked.selectionSet.selections.every(
      (one) => one.kind === Kind.FIELD && one.name.value === 'submitMove',
    );
    return isMove ? 'MOVES' : null;
  } catch {
    return null;
  }
}
