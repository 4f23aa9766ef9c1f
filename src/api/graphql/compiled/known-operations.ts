import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../limits/document-form.ts';
import { oftenExecuted } from './often-executed.ts';
import type { CompiledOperation } from './operation.ts';

/** An operation that is asked for again and again, and the document in which it is the only one. */
export interface KnownOperation {
  document: DocumentNode;
  /** Null: it has none. */
  name: string | null;
  compiled: CompiledOperation;
}

/** Compiled operations by the text of their documents, as clients send it. */
export class KnownOperations {
  readonly #schema: GraphQLSchema;
  readonly #byText = new LRUCache<string, KnownOperation>({ max: LIMITS.kept });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** A document with nothing wrong is executed by the book once more. One of several operations never is anything else. */
  executed(document: DocumentNode): void {
    const text = document.loc?.source.body;
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    if (text === undefined || !operation || operations.length > 1) return;
    const name = operation.name?.value ?? null;
    const compiled = oftenExecuted(this.#schema, document, name);
    if (compiled) this.#byText.set(text, { document, name, compiled });
  }

  /** Null: it is to be executed by the book. @param operationName the one that is wanted, where one is named */
  find(text: string, operationName: string | null | undefined): KnownOperation | null {
    const known = this.#byText.get(text);
    const isMeant = known && (operationName ?? known.name) === known.name;
    return isMeant ? known : null;
  }
}
