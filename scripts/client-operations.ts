import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  type TypeNode,
  validate,
  visit,
} from 'graphql';

/** The JSON type of each scalar. */
const SCALARS: ReadonlyMap<string, string> = new Map([
  ...['String', 'ID', 'DateTime', 'Cursor'].map((name) => [name, 'string'] as const),
  ...['Int', 'Float'].map((name) => [name, 'number'] as const),
  ['Boolean', 'boolean'],
  ['JSON', 'unknown'],
]);

/** The state of the generator: the schema, and the names of the schema types used so far. */
interface Making {
  schema: GraphQLSchema;
  imported: Set<string>;
}

/** The import paths of a generated file: for `document`, and for the types of the contract. */
export interface MadeWith {
  api: string;
  types: string;
}

const IN_PACKAGE: MadeWith = { api: './api.ts', types: './schema.generated.ts' };

/** Generates the result and variable types of each document, and the minified document with its fragments. */
export function clientOperations(schema: GraphQLSchema, source: string, from: MadeWith = IN_PACKAGE): string {
  const parsed = parse(source);
  const [error] = validate(schema, parsed);
  if (error) throw error;
  const making: Making = { schema, imported: new Set() };
  const fragments = parsed.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = parsed.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const types = fragments.map((fragment) => fragmentType(making, fragment));
  const made = operations.map((operation) => operationText(making, operation, fragments));
  const imports = [...making.imported].sort().join(', ');
  return [
    '// Made from operations.graphql and schema.graphql by: npm run codegen',
    `import { type Document, document } from '${from.api}';`,
    ...(imports ? [`import type { ${imports} } from '${from.types}';`] : []),
    '',
    ...types,
    ...fragments.map((fragment) => `const ${constant(fragment.name.value)} = '${short(fragment)}';`),
    '',
    ...made,
    '',
  ].join('\n');
}

/** Returns a document preceded by the fragments that it uses, directly or indirectly. */
export function withFragments(source: string, fragments: string): string {
  const all = parse(fragments).definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const wanted: FragmentDefinitionNode[] = [];
  const isUsed = ({ name }: FragmentDefinitionNode) =>
    [source, ...wanted.map(print)].some((text) => new RegExp(`\\.\\.\\.${name.value}\\b`).test(text));
  for (let one = all.find(isUsed); one; one = all.find((other) => !wanted.includes(other) && isUsed(other)))
    wanted.push(one);
  const inOrder = all.filter((one) => wanted.includes(one));
  return [...inOrder.map(print), source].join('\n');
}

function fragmentType(making: Making, { name, typeCondition, selectionSet }: FragmentDefinitionNode): string {
  return `export type ${name.value} = ${objectText(making, selectionSet, typeCondition.name.value)};\n`;
}

function operationText(
  making: Making,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string {
  const name = operation.name?.value ?? '';
  const root = making.schema.getRootType(operation.operation)?.name ?? '';
  const variables = operation.variableDefinitions?.map(({ variable, type }) => {
    const isNeeded = type.kind === Kind.NON_NULL_TYPE;
    return `readonly ${variable.name.value}${isNeeded ? '' : '?'}: ${inputText(making, type)};`;
  });
  const needed = neededBy(operation, fragments).map((fragment) => `\${${constant(fragment)}}`);
  return [
    `export type ${name}Result = ${objectText(making, operation.selectionSet, root)};`,
    `export type ${name}Variables = {${variables?.length ? ` ${variables.join(' ')} ` : ''}};`,
    `export const ${constant(name)}: Document<${name}Result, ${name}Variables> = /* @__PURE__ */ document(\`${needed.join('')}${short(operation)}\`);`,
  ].join('\n');
}

/** Returns the fragments that an operation uses, including fragments of fragments, in source order. */
export function neededBy(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]): string[] {
  const found = new Set<string>();
  const look = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.find((one) => one.name.value === name.value);
        if (!fragment || found.has(name.value)) return;
        found.add(name.value);
        look(fragment);
      },
    });
  };
  look(operation);
  return fragments.map(({ name }) => name.value).filter((name) => found.has(name));
}

function objectText(making: Making, { selections }: SelectionSetNode, parent: string): string {
  const fields = selections.filter((node) => node.kind === Kind.FIELD);
  const spread = selections.filter((node) => node.kind === Kind.FRAGMENT_SPREAD).map(({ name }) => name.value);
  if (fields.length + spread.length < selections.length) throw new Error(`${parent}: name the fragment`);
  const own = fields.map((field) => fieldText(making, field, parent));
  return [...(own.length > 0 ? [`{ ${own.join(' ')} }`] : []), ...spread].join(' & ');
}

function fieldText(making: Making, field: FieldNode, parent: string): string {
  const type = making.schema.getType(parent);
  const found = isObjectType(type) ? type.getFields()[field.name.value] : undefined;
  if (!found) throw new Error(`${parent}.${field.name.value} is not a field of an object`);
  const { selectionSet } = field;
  const named = getNamedType(found.type).name;
  const inner = selectionSet ? objectText(making, selectionSet, named) : leafText(making, named);
  return `readonly ${(field.alias ?? field.name).value}: ${wrapped(found.type, inner)};`;
}

function wrapped(type: GraphQLOutputType, inner: string): string {
  if (!isNonNullType(type)) return inner === 'unknown' ? inner : `${present(type, inner)} | null`;
  return present(type.ofType, inner);
}

function present(type: GraphQLOutputType, inner: string): string {
  return isListType(type) ? `ReadonlyArray<${wrapped(type.ofType, inner)}>` : inner;
}

function leafText(making: Making, name: string): string {
  const scalar = SCALARS.get(name);
  if (scalar) return scalar;
  const type = making.schema.getType(name);
  if (!isEnumType(type) && !isInputObjectType(type)) throw new Error(`${name} has no type in the client`);
  making.imported.add(name);
  return name;
}

function inputText(making: Making, type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return inputText(making, type.type).replace(/ \| null$/, '');
  if (type.kind === Kind.LIST_TYPE) return `ReadonlyArray<${inputText(making, type.type)}> | null`;
  return `${leafText(making, type.name.value)} | null`;
}

/** Returns a definition without spaces and comments. */
export function short(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  return stripIgnoredCharacters(print(node));
}

/** Converts `SubmitMove` to `SUBMIT_MOVE`. */
export function constant(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
