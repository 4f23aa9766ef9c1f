import { type DocumentNode, getOperationAST, Kind, visit } from 'graphql';
import type { Caller } from '../../../accounts/index.ts';
import type { SubscriptionArgs } from '../execute-update.ts';

/** The readers of a feed can resume from different versions. @param viewer null for all spectators */
export function feedKey(
  matchId: string,
  viewer: Caller | null,
  { document, operationName, variableValues }: SubscriptionArgs,
): string {
  const resume = resumeVariable(document, operationName);
  const variables = Object.entries(variableValues ?? {}).filter(([name]) => name !== resume);
  const source = document.loc?.source.body ?? '';
  return JSON.stringify([
    matchId,
    viewer?.client ?? null,
    operationName ?? null,
    variables.sort(([a], [b]) => (a < b ? -1 : 1)),
    source,
  ]);
}

const known = new WeakMap<DocumentNode, string | null>();

/** Returns the variable that is used only for the subscription's `after`, or null if there is no such variable. */
function resumeVariable(document: DocumentNode, operationName: string | null | undefined): string | null {
  const before = known.get(document);
  if (before !== undefined) return before;
  const name = afterVariable(document, operationName);
  const found = name !== null && uses(document, name) === 1 ? name : null;
  known.set(document, found);
  return found;
}

function afterVariable(document: DocumentNode, operationName: string | null | undefined): string | null {
  const root = getOperationAST(document, operationName)?.selectionSet.selections[0];
  if (root?.kind !== Kind.FIELD) return null;
  const value = root.arguments?.find((argument) => argument.name.value === 'after')?.value;
  return value?.kind === Kind.VARIABLE ? value.name.value : null;
}

function uses(document: DocumentNode, name: string): number {
  let count = 0;
  visit(document, {
    enter: ({ kind, ...node }) => {
      if (kind === Kind.VARIABLE_DEFINITION) return false;
      if (kind === Kind.VARIABLE && 'name' in node && node.name?.value === name) count++;
      return undefined;
    },
  });
  return count;
}
