import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { constant, neededBy, short } from './client-operations.ts';
import { pythonType, typedDict, typingImports } from './python-types.ts';

/** The state of the generator: the schema, and the enums and inputs used so far. */
interface Making {
  schema: GraphQLSchema;
  imported: Set<string>;
}

/** Generates the documents of the TypeScript package for Python, with the types of their results and variables. */
export function pythonOperations(schema: GraphQLSchema, source: string): string {
  const { definitions } = parse(source);
  const making: Making = { schema, imported: new Set() };
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const types = [
    ...fragments.flatMap(({ name, typeCondition, selectionSet }) =>
      dicts(making, name.value, selectionSet, typeCondition.name.value),
    ),
    ...operations.flatMap((operation) => [
      ...dicts(making, `${nameOf(operation)}Result`, operation.selectionSet, rootOf(schema, operation)),
      variablesOf(making, operation),
    ]),
  ];
  return [
    '"""The documents of this package, and the types of their results and variables.',
    '',
    'Made from operations.graphql of the TypeScript package and schema.graphql by: npm run codegen',
    '"""',
    '',
    ...typingImports(['Any', 'List', 'Optional']),
    `from .schema import (${[...making.imported]
      .sort()
      .map((name) => `\n    ${name},`)
      .join('')}\n)`,
    ...types,
    '',
    ...operations.map((operation) => `${constant(nameOf(operation))} = """${textOf(operation, fragments)}"""`),
    '',
  ].join('\n');
}

function nameOf({ name }: OperationDefinitionNode): string {
  return name?.value ?? '';
}

function rootOf(schema: GraphQLSchema, { operation }: OperationDefinitionNode): string {
  return schema.getRootType(operation)?.name ?? '';
}

function textOf(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]): string {
  const needed = neededBy(operation, fragments);
  return [...fragments.filter(({ name }) => needed.includes(name.value)), operation].map(short).join('');
}

/** Generates the type of a selection, after the types of the selections in it. */
function dicts(making: Making, name: string, { selections }: SelectionSetNode, parent: string): string[] {
  const before: string[] = [];
  const bases = selections.flatMap((node) => (node.kind === Kind.FRAGMENT_SPREAD ? [node.name.value] : []));
  const fields = selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD) return [];
    const type = making.schema.getType(parent);
    const found = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!found) throw new Error(`${parent}.${node.name.value} is not a field of an object`);
    const key = (node.alias ?? node.name).value;
    const named = getNamedType(found.type).name;
    const { selectionSet } = node;
    if (!selectionSet) {
      note(making, named);
      return [[key, pythonType(found.type)] as const];
    }
    const spread = onlySpread(selectionSet);
    const inner = spread ?? `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    if (!spread) before.push(...dicts(making, inner, selectionSet, named));
    return [[key, pythonType(found.type, inner)] as const];
  });
  return [...before, typedDict(name, fields, bases.length > 0 ? bases : ['TypedDict'])];
}

/** The fragment of a selection that consists of it alone. */
function onlySpread({ selections }: SelectionSetNode): string | null {
  const [only] = selections;
  return selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD ? only.name.value : null;
}

function variablesOf(making: Making, operation: OperationDefinitionNode): string {
  const fields = (operation.variableDefinitions ?? []).map(({ variable, type: node }) => {
    const type = typeFromAST(making.schema, node);
    if (!type) throw new Error(`${variable.name.value} has an unknown type`);
    note(making, getNamedType(type).name);
    const text = pythonType(type);
    const isNeeded = node.kind === Kind.NON_NULL_TYPE;
    return [variable.name.value, isNeeded ? text : `NotRequired[${text}]`] as const;
  });
  return typedDict(`${nameOf(operation)}Variables`, fields, ['TypedDict']);
}

/** Notes that a type of the contract must be imported. Scalars are types of Python. */
function note({ schema, imported }: Making, name: string): void {
  if (!isScalarType(schema.getType(name))) imported.add(name);
}
