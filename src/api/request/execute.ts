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
import { Faults } from '../client-errors.ts';
import { type TakesVariables, takesVariables, type Values } from '../graphql/variables.ts';
import type { Context } from './context.ts';

/** How often an operation is executed before it is compiled: that costs milliseconds, so strange ones never are. */
export const COMPILED_AFTER = 100;
/** What is wrong with variables is listed so far, as graphql-js does. */
const MOST_FAULTS = 50;

type Run = (root: unknown, context: unknown, variables: Values) => ExecutionResult | Promise<ExecutionResult>;

/** One operation of a document without a fault: interpreted at first, and compiled when it comes again and again. */
export class Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly #take: TakesVariables;
  #executed = 0;
  /** Null: it cannot be compiled. */
  #compiled: Run | null | undefined;

  constructor(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode) {
    this.schema = schema;
    this.document = document;
    this.node = node;
    this.#take = takesVariables(schema, node);
  }

  /** The values that `execute` takes, from variables as a client sent them. @throws Faults */
  take(variables: Values): Variables {
    const taken = this.#take(variables);
    if (taken) return { sent: variables, taken };
    const { errors } = getVariableValues(this.schema, this.node.variableDefinitions ?? [], variables, {
      maxErrors: MOST_FAULTS,
    });
    throw new Faults(errors ?? [new Error('variables that only graphql-js takes')]);
  }

  /** @param root what the fields of the operation are read from */
  execute(root: unknown, context: unknown, { sent, taken }: Variables): ExecutionResult | Promise<ExecutionResult> {
    if (this.#compiled === undefined && ++this.#executed > COMPILED_AFTER)
      this.#compiled = compiled(this.schema, this.document, this.node);
    if (this.#compiled) return this.#compiled(root, context, taken);
    const { schema, document, node } = this;
    const operationName = node.name?.value;
    return interpret({ schema, document, operationName, rootValue: root, contextValue: context, variableValues: sent });
  }
}

/** Variables as a client sent them, which graphql-js takes once more, and taken. */
export interface Variables {
  sent: Values;
  taken: Values;
}

/** A query or mutation that passed every limit. */
export interface Admitted {
  operation: Operation;
  variables: Variables;
  /** What was taken from the budget, in requests. */
  cost: number;
}

/** Executes what was admitted: its resolvers call the verbs of the other folders. */
export function execute(
  { operation, variables }: Admitted,
  context: Context,
): ExecutionResult | Promise<ExecutionResult> {
  return operation.execute(ROOT, context, variables);
}

const ROOT = {};

function compiled(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode): Run | null {
  const made = compileQuery(trusting(schema), taken(document, node), node.name?.value);
  return isCompiledQuery(made) ? (root, context, variables) => made.query(root, context, variables) : null;
}

/** What graphql-jit takes a variable for that has been taken already. */
const TAKEN = new GraphQLScalarType({ name: 'Taken' });

// graphql-jit would take the variables once more, and without a look at @oneOf.
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

// What decides about @include and @skip must be seen to be a Boolean.
function asTaken(definition: VariableDefinitionNode): VariableDefinitionNode {
  if (isBoolean(definition.type)) return definition;
  const { defaultValue: _, ...rest } = definition;
  return { ...rest, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: TAKEN.name } } };
}

function isBoolean(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isBoolean(type.type);
  return type.kind === Kind.NAMED_TYPE && type.name.value === 'Boolean';
}
