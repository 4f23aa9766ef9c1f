import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  type SelectionNode,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { formRule, LIMITS, tooCostly } from '../graphql/cost/limits.ts';

export type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Parses and validates documents, each one once: clients send the same few again and again. */
export function documentsOf(schema: GraphQLSchema): (source: string) => Checked {
  const known = new LRUCache<string, Checked>({ max: LIMITS.kept });
  return (source) => {
    const before = known.get(source);
    if (before) return before;
    const checked = check(schema, source);
    if (source.length <= LIMITS.length) known.set(source, checked);
    return checked;
  };
}

function check(schema: GraphQLSchema, source: string): Checked {
  if (source.length > LIMITS.length) return { errors: [tooCostly('characters', source.length, LIMITS.length)] };
  try {
    const document = parse(source, { maxTokens: LIMITS.tokens });
    const errors = validate(schema, document, [...specifiedRules, plainRootRule, formRule], { maxErrors: 10 });
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The document cannot be parsed.')] };
  }
}

// graphql-js throws when a directive leaves nothing to subscribe to; later editions forbid it as this does.
function plainRootRule(context: ValidationContext): ASTVisitor {
  const plain = (node: SelectionNode): void => {
    if (context.getParentType() !== context.getSchema().getSubscriptionType() || !node.directives?.length) return;
    context.reportError(new GraphQLError('What is subscribed to takes no directive.', { nodes: node }));
  };
  return { Field: plain, FragmentSpread: plain, InlineFragment: plain };
}

/** Whether the operation to run is a subscription: everything else goes over HTTP, where requests are counted. */
export function isSubscription(document: DocumentNode, operationName: string | null | undefined): boolean {
  return getOperationAST(document, operationName)?.operation === 'subscription';
}
