import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLScalarType,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { type TakesVariables, takesVariables, type Values } from './variables.ts';

/** An operation that is not interpreted any more. */
export interface CompiledOperation {
  take: TakesVariables;
  /** @param variables as `take` has made them: they are not looked at again */
  execute(root: unknown, context: unknown, variables: Values): ExecutionResult | Promise<ExecutionResult>;
}

/** Null: it cannot be compiled. */
export function compiledOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): CompiledOperation | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const made = compileQuery(trusting(schema), taken(document, operation), operationName ?? undefined);
  if (!isCompiledQuery(made)) return null;
  return {
    take: takesVariables(schema, operation),
    execute: (root, context, variables) => made.query(root, context, variables),
  };
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
