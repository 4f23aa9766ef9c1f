import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
  isUnionType,
} from 'graphql';

/** The Python type of each scalar as JSON. */
const SCALARS: ReadonlyMap<string, string> = new Map([
  ...['String', 'ID', 'DateTime', 'Cursor'].map((name) => [name, 'str'] as const),
  ['Int', 'int'],
  ['Float', 'float'],
  ['Boolean', 'bool'],
  ['JSON', 'Any'],
]);

/** The words of GraphQL names that are keywords in Python. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield None True False'.split(
    ' ',
  ),
);

/** Generates the types of the whole contract in Python, as `TypedDict` and `Literal`. */
export function pythonTypes(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.some((root) => root === type),
  );
  const names = types.filter((type) => isEnumType(type) || isUnionType(type)).map(aliasText);
  return [
    '"""The types of the contract. A field that a document does not select is missing.',
    '',
    'Made from schema.graphql by: npm run codegen',
    '"""',
    '',
    ...typingImports(['Any', 'List', 'Literal', 'Optional', 'Union']),
    ...types.flatMap(dictText),
    ...names,
    '',
  ].join('\n');
}

/** The imports of a generated file. Type checkers know `NotRequired` in every version of Python. */
export function typingImports(names: readonly string[]): string[] {
  return [
    'from __future__ import annotations',
    '',
    `from typing import TYPE_CHECKING, ${names.join(', ')}, TypedDict`,
    '',
    'if TYPE_CHECKING:',
    '    from typing_extensions import NotRequired',
    '',
  ];
}

/** Generates a `TypedDict`. A class cannot have a key that is a keyword, so such a type is the result of a call. */
export function typedDict(name: string, fields: readonly (readonly [string, string])[], bases: string[], doc = '') {
  const docstring = doc ? [`    """${doc.replace(/[\s\\]+/g, ' ').replaceAll('"', "'")}"""`] : [];
  if (!fields.some(([key]) => KEYWORDS.has(key))) {
    const lines = [...docstring, ...fields.map(([key, type]) => `    ${key}: ${type}`)];
    return [`\nclass ${name}(${bases.join(', ')}):`, ...(lines.length > 0 ? lines : ['    pass']), ''].join('\n');
  }
  if (bases[0] !== 'TypedDict') throw new Error(`${name} has a keyword as a key, so it can extend nothing`);
  const total = bases.length > 1 ? `, ${bases[1]}` : '';
  const keys = fields.map(([key, type]) => `    "${key}": ${JSON.stringify(type)},`);
  return [`\n${name} = TypedDict("${name}", {`, ...keys, `}${total})`, ''].join('\n');
}

function dictText(type: GraphQLNamedType): string[] {
  if (isScalarType(type) || isEnumType(type) || isUnionType(type)) return [];
  if (isObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, pythonType(field.type)] as const);
    return [typedDict(type.name, fields, ['TypedDict', 'total=False'], type.description ?? '')];
  }
  if (!isInputObjectType(type)) throw new Error(`${type.name} has no type in Python`);
  const fields = Object.values(type.getFields()).map((field) => {
    const text = pythonType(field.type);
    return [field.name, isRequiredInputField(field) ? text : `NotRequired[${text}]`] as const;
  });
  return [typedDict(type.name, fields, ['TypedDict'], type.description ?? '')];
}

// An alias is evaluated when the module is loaded, so it comes after the classes.
function aliasText(type: GraphQLNamedType): string {
  if (isUnionType(type))
    return `${type.name} = Union[${type
      .getTypes()
      .map(({ name }) => name)
      .join(', ')}]`;
  if (!isEnumType(type)) throw new Error(`${type.name} has no names`);
  return `${type.name} = Literal[${type
    .getValues()
    .map(({ name }) => `"${name}"`)
    .join(', ')}]`;
}

/** The Python type of values of a GraphQL type. @param inner the type of an object that has a selection */
export function pythonType(type: GraphQLType, inner?: string): string {
  if (isNonNullType(type)) return present(type.ofType, inner);
  const text = present(type, inner);
  return text === 'Any' ? text : `Optional[${text}]`;
}

function present(type: GraphQLType, inner?: string): string {
  if (isListType(type)) return `List[${pythonType(type.ofType, inner)}]`;
  if (isNonNullType(type)) throw new Error('a type is required twice');
  return inner ?? SCALARS.get(type.name) ?? type.name;
}
