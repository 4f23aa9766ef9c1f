import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { formRule, LIMITS, tooCostly } from '../limits/document-form.ts';

/** A document, or what is wrong with it. */
type Document = { document: DocumentNode } | { errors: readonly GraphQLError[] };
export type Checked = Document;

/** Documents as they were parsed, and validated where that was wanted: clients send the same few again and again. */
export class KnownDocuments {
  readonly #schema: GraphQLSchema;
  readonly #parsed = new LRUCache<string, Document>({ max: LIMITS.kept });
  readonly #checked = new LRUCache<string, Checked>({ max: LIMITS.kept });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Whether the operation to run is a subscription. What cannot be parsed is none. */
  isSubscription(source: string, operationName: string | null | undefined): boolean {
    const parsed = this.#parse(source);
    return 'document' in parsed && getOperationAST(parsed.document, operationName)?.operation === 'subscription';
  }

  /** Parsed, and without a fault as a subscription. */
  check(source: string): Checked {
    const before = this.#checked.get(source);
    if (before) return before;
    const parsed = this.#parse(source);
    const checked = 'document' in parsed ? validated(this.#schema, parsed.document) : parsed;
    if (source.length <= LIMITS.length) this.#checked.set(source, checked);
    return checked;
  }

  #parse(source: string): Document {
    if (source.length > LIMITS.length) return { errors: [tooCostly('characters', source.length, LIMITS.length)] };
    const before = this.#parsed.get(source);
    if (before) return before;
    const parsed = parsedOf(source);
    this.#parsed.set(source, parsed);
    return parsed;
  }
}

function parsedOf(source: string): Document {
  return orErrors(() => ({ document: parse(source, { maxTokens: LIMITS.tokens }) }));
}

function validated(schema: GraphQLSchema, document: DocumentNode): Checked {
  return orErrors(() => {
    const errors = validate(schema, document, [plainRootRule, ...specifiedRules, formRule], { maxErrors: 10 });
    return errors.length > 0 ? { errors } : { document };
  });
}

// A form that costs too much is thrown out of validation before it costs more; a document can be too deep for the stack.
function orErrors(work: () => Document): Document {
  try {
    return work();
  } catch (error) {
    return {
      errors: [
        error instanceof GraphQLError
          ? error
          : new GraphQLError('The document is nested too deeply to be parsed: ask for less in one document.'),
      ],
    };
  }
}

// graphql-js throws when a directive leaves nothing to subscribe to, and blames the variable in it; later editions forbid it as
// this does.
function plainRootRule(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();
  const plain = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.directives?.length) throw new GraphQLError(NO_DIRECTIVE, { nodes: selection });
      if (selection.kind === Kind.INLINE_FRAGMENT) plain(selection.selectionSet);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) plain(fragment.selectionSet);
    }
  };
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) plain(selectionSet);
    },
  };
}

const NO_DIRECTIVE =
  'The field that is subscribed to takes no @include or @skip: leave the directive out, and subscribe only when you need it.';
