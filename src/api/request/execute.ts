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

/** How many times an operation runs before it is compiled. Compiling takes milliseconds, so rare operations are interpreted. */
export const COMPILED_AFTER = 100;
/** The most variable errors to list, as in graphql-js. */
const MOST_FAULTS = 50;

type Run = (root: unknown, context: unknown, variables: Values) => ExecutionResult | Promise<ExecutionResult>;

/** One operation of a valid document. It is interpreted at first, and compiled when clients send it often. */
export class Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly #take: TakesVariables;
  #executed = 0;
  /** Null if it cannot be compiled. */
  #compiled: Run | null | undefined;

  constructor(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode) {
    this.schema = schema;
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

  /** @param root an event of a subscription; a query and a mutation have none */
  execute(root: unknown, context: unknown, { sent, taken }: Variables): ExecutionResult | Promise<ExecutionResult> {
    const { schema, document, node } = this;
    if (this.#compiled === undefined && ++this.#executed > COMPILED_AFTER)
      this.#compiled = compiled(schema, document, node);
    if (this.#compiled) return this.#compiled(root, context, taken);
    const operationName = node.name?.value;
    return interpret({ schema, document, operationName, rootValue: root, contextValue: context, variableValues: sent });
  }
}

export interface Variables {
  /** As the client sent them: graphql-js coerces them itself. */
  sent: Values;
  /** Coerced, for the compiled operation. */
  taken: Values;
}

/** A query or mutation that passed every limit. */
export interface Admitted {
  operation: Operation;
  variables: Variables;
  /** The price charged to the payer, in requests. */
  cost: number;
}

// A document with several operations is never compiled.
function compiled(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode): Run | null {
  if (document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one !== node)) return null;
  const made = compileQuery(trusting(schema), taken(document, node), node.name?.value);
  return isCompiledQuery(made) ? (root, context, variables) => made.query(root, context, variables) : null;
}

/** The type that graphql-jit sees for a variable that has already been coerced. */
const TAKEN = new GraphQLScalarType({ name: 'Taken' });

// graphql-jit would coerce the variables again, and ignore @oneOf.
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

// graphql-jit requires a Boolean in @include and @skip.
function asTaken(definition: VariableDefinitionNode): VariableDefinitionNode {
  if (isBoolean(definition.type)) return definition;
  const { defaultValue: _, ...rest } = definition;
  return { ...rest, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: TAKEN.name } } };
}

function isBoolean(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isBoolean(type.type);
  return type.kind === Kind.NAMED_TYPE && type.name.value === 'Boolean';
}
