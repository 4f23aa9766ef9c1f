import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { badInput, type Refused } from '../../errors.ts';
import { Faults } from '../client-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { LIMITS, plainRootRule, queryShapeRule, tooCostly } from '../limits/query-shape.ts';
import { Operation } from './execute.ts';
import type { GraphqlRequest } from './parse.ts';
import type { DocumentNames } from './persisted-documents.ts';

/** The parts that GraphQL over HTTP and GraphQL over WebSocket share. */
export interface Graphql {
  dependencies: Dependencies;
  schema: GraphQLSchema;
  documents: Documents;
  /** The lengths of long lists, from `listSizes`. */
  lists: ReadonlyMap<string, number>;
}

/** The operation that a request selects, before its document is validated. */
export interface Found {
  /** Null if the document cannot be parsed or does not contain the operation. */
  kind: OperationTypeNode | null;
  /** Validates the document once for all requests. @throws Faults; Refused BAD_INPUT if the operation is missing */
  operation(): Operation;
}

/** A cache of parsed and validated documents. Clients send the same few documents again and again. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #names: DocumentNames;
  /** `#others` keeps invalid and not yet validated documents, so that they never evict a valid document. */
  readonly #valid = new LRUCache<string, KnownDocument>({ max: LIMITS.kept });
  readonly #others = new LRUCache<string, KnownDocument>({ max: LIMITS.kept });

  constructor(schema: GraphQLSchema, names: DocumentNames) {
    this.#schema = schema;
    this.#names = names;
  }

  /** `admit` validates the document later, after the request has been counted. */
  find(request: Pick<GraphqlRequest, 'query' | 'documentId' | 'extensions' | 'operationName'>): Found {
    const name = request.operationName ?? null;
    try {
      const text = this.#names.textOf(request);
      const kind = this.#document(text).kindOf(name);
      return { kind, operation: () => this.#checked(text).operation(name) }; // a waiting request keeps only text
    } catch (error) {
      return faulty(error);
    }
  }

  #document(text: string): KnownDocument {
    const known = this.#valid.get(text) ?? this.#others.get(text);
    if (known) return known;
    if (text.length > LIMITS.length) throw tooCostly('characters', text.length, LIMITS.length);
    const document = new KnownDocument(this.#schema, text);
    this.#others.set(text, document);
    return document;
  }

  #checked(text: string): KnownDocument {
    const valid = this.#valid.get(text);
    if (valid) return valid;
    const document = this.#document(text);
    document.check();
    this.#others.delete(text);
    this.#valid.set(text, document);
    return document;
  }
}

/** Wraps an error, which is thrown when the operation is requested. */
export function faulty(error: unknown): Found {
  return {
    kind: null,
    operation: () => {
      throw error;
    },
  };
}

class KnownDocument {
  readonly #schema: GraphQLSchema;
  readonly #text: string;
  readonly #ast: DocumentNode;
  readonly #operations = new Map<string | null, Operation>();
  #faults: Faults | null | undefined;

  constructor(schema: GraphQLSchema, text: string) {
    this.#schema = schema;
    this.#text = text;
    this.#ast = parsed(text);
  }

  kindOf(name: string | null): OperationTypeNode | null {
    return getOperationAST(this.#ast, name)?.operation ?? null;
  }

  /** @throws Faults */
  check(): void {
    this.#faults ??= faultsOf(this.#schema, this.#ast);
    if (this.#faults) throw this.#faults;
  }

  /** @throws Refused BAD_INPUT */
  operation(name: string | null): Operation {
    const known = this.#operations.get(name);
    if (known) return known;
    const node = getOperationAST(this.#ast, name);
    if (!node) throw noOperation(this.#ast, name);
    const operation = new Operation(this.#schema, this.#text, this.#ast, node);
    this.#operations.set(name, operation);
    return operation;
  }
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    throw withoutOverflow(error);
  }
}

function faultsOf(schema: GraphQLSchema, document: DocumentNode): Faults | null {
  try {
    const errors = validate(schema, document, [plainRootRule, ...specifiedRules, queryShapeRule], { maxErrors: 10 });
    return errors.length > 0 ? new Faults(errors) : null;
  } catch (error) {
    return new Faults([withoutOverflow(error)]); // a rule throws to stop the rules after it
  }
}

// A deeply nested document overflows the parser's stack.
function withoutOverflow(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error;
  return new GraphQLError('The document is nested too deeply: send a smaller one.');
}

function noOperation(document: DocumentNode, wanted: string | null): Refused {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0)
    return badInput('query', 'The document has no operation: send one such as { me { id } }.');
  const names = operations.flatMap(({ name }) => name?.value ?? []).join(', ');
  const there = names ? `the document has ${names}` : 'leave it out, since the operation in the document has no name';
  const wrong = wanted === null ? 'operationName is missing' : `There is no operation "${wanted}"`;
  return badInput('operationName', `${wrong}: ${there}.`.slice(0, 500));
}
