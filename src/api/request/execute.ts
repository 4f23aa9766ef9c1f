import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLScalarType,
  type GraphQLSchema,
  getVariableValues,
  execute as interpret,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { mercurius } from 'mercurius';
import { type MaybePromise, whenReady } from '../../promises.ts';
import { Faults } from '../client-errors.ts';
import { type TakesVariables, takesVariables, type Values } from '../graphql/variables.ts';
import { LIMITS } from '../limits/query-shape.ts';
import type { Context } from './context.ts';

/** Rare operations are not worth the milliseconds that compilation takes. */
export const COMPILED_AFTER = 100;
/** The maximum number of variable errors to report, as in graphql-js. */
const MOST_FAULTS = 50;

type Run = (root: unknown, context: unknown, variables: Values) => MaybePromise<ExecutionResult>;

/** One operation in a valid document, interpreted at first, and compiled when clients send it often. */
export class Operation {
  readonly schema: GraphQLSchema;
  readonly text: string;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly #take: TakesVariables;
  #executed = 0;
  /** Null if the operation cannot be compiled. */
  #compiled: Run | null | undefined;

  constructor(schema: GraphQLSchema, text: string, document: DocumentNode, node: OperationDefinitionNode) {
    this.schema = schema;
    this.text = text;
    this.document = document;
    this.node = node;
    this.#take = takesVariables(schema, node);
  }

  /** Coerces the client's variables for `execute`. @throws Faults */
  take(variables: Values): Variables {
    const taken = this.#take(variables);
    if (taken) return { sent: variables, taken };
    const definitions = this.node.variableDefinitions ?? [];
    const { errors, coerced } = getVariableValues(this.schema, definitions, variables, { maxErrors: MOST_FAULTS });
    if (errors) throw new Faults(errors);
    return { sent: variables, taken: coerced };
  }

  /** Counts an execution. @returns the compiled operation, or null while the operation is interpreted */
  compiled(): Run | null {
    if (this.#compiled === undefined && ++this.#executed > COMPILED_AFTER)
      this.#compiled = compiled(this.schema, this.document, this.node);
    return this.#compiled ?? null;
  }

  /** Executes a subscription for one event. */
  execute(event: unknown, context: unknown, { sent, taken }: Variables): MaybePromise<ExecutionResult> {
    const run = this.compiled();
    if (run) return run(event, context, taken);
    const { schema, document, node } = this;
    const operationName = node.name?.value;
    return interpret({
      ...{ schema, document, operationName },
      ...{ rootValue: event, contextValue: context, variableValues: sent },
    });
  }
}

export interface Variables {
  /** The variables as the client sent them, because graphql-js coerces variables itself. */
  sent: Values;
  /** The coerced variables, for the compiled operation. */
  taken: Values;
}

/** A query or mutation that passed every limit. */
export interface Admitted {
  operation: Operation;
  variables: Variables;
  /** The price charged to the payer, in requests. */
  cost: number;
}

/** Mercurius interprets operations that are not compiled. Other files add the routes, limits and subscriptions. */
export async function interpreter(app: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  await app.register(mercurius, {
    ...{ schema, routes: false, subscription: false, graphiql: false, cache: LIMITS.kept },
    graphql: { parseOptions: { maxTokens: LIMITS.tokens } },
    errorFormatter: (response) => ({ statusCode: 200, response }), // `respond` formats the errors
  });
}

export interface Executed {
  admitted: Admitted;
  result: ExecutionResult;
}

export function execute(server: FastifyInstance, admitted: Admitted, context: Context): MaybePromise<Executed> {
  const { operation, variables } = admitted;
  const run = operation.compiled();
  const result: MaybePromise<ExecutionResult> = run
    ? run(ROOT, context, variables.taken)
    : server.graphql(operation.text, { ...context }, variables.sent, operation.node.name?.value);
  return whenReady(result, (made) => ({ admitted, result: made }));
}

const ROOT = {};

// A document with several operations is never compiled.
function compiled(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode): Run | null {
  if (document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one !== node)) return null;
  const made = compileQuery(trusting(schema), taken(document, node), node.name?.value);
  return isCompiledQuery(made) ? (root, context, variables) => made.query(root, context, variables) : null;
}

/** The type that is declared to graphql-jit for variables that have already been coerced. */
const TAKEN = new GraphQLScalarType({ name: 'Taken' });

// Without the type `Taken`, graphql-jit would coerce the variables again and ignore @oneOf.
function trusting(schema: GraphQLSchema): GraphQLSchema {
  const getType: GraphQLSchema['getType'] = (name) => (name === TAKEN.name ? TAKEN : schema.getType(name));
  return Object.create(schema, { getType: { value: getType } });
}

function taken(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const definitions = document.definitions.map((one) =>
    one === operation ? { ...operation, variableDefinitions: operation.variableDefinitions?.map(asTaken) ?? [] } : one,
  );
  return { ...document, definitions };
}

// Boolean variables keep their type, because graphql-jit requires a Boolean in @include and @skip.
function asTaken(definition: VariableDefinitionNode): VariableDefinitionNode {
  if (isBoolean(definition.type)) return definition;
  const { defaultValue: _, ...rest } = definition;
  return { ...rest, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: TAKEN.name } } };
}

function isBoolean(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isBoolean(type.type);
  return type.kind === Kind.NAMED_TYPE && type.name.value === 'Boolean';
}
