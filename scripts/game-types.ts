import {
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type StringValueNode,
  type TypeNode,
} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  ...{ Int: 'number', Float: 'number', String: 'string', Boolean: 'boolean', ID: 'string | number', JSON: 'unknown' },
};

/** The direction of a type: input comes from clients, and output is read-only. */
type Way = 'in' | 'out';

/**
 * Generates the types of a game's view and moves from the game's schema, with descriptions. A `@oneOf` input becomes a
 * list of its keys and a union of objects with one key each. A Boolean key of a `@oneOf` input has the type `true`.
 */
export function gameTypes(sdl: string, engine = '../../engine/index.ts'): string {
  const made = parse(sdl).definitions.flatMap((node) => {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) return [objectType(node)];
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return [isOneOf(node) ? oneOf(node) : inputType(node)];
    return node.kind === Kind.ENUM_TYPE_DEFINITION ? [enumType(node)] : [];
  });
  const imports = /\bOneOf</.test(made.join()) ? [`import type { OneOf } from '${engine}';`, ''] : [];
  return `${['// Made from schema.graphql by: npm run codegen', ...imports, ...made].join('\n')}\n`;
}

function objectType({ description, name, fields }: ObjectTypeDefinitionNode): string {
  const lines = fields?.map((field) => member(field, `${field.name.value}: ${typeOf(field.type, 'out')}`)) ?? [];
  return record(description, name.value, lines);
}

function inputType({ description, name, fields }: InputObjectTypeDefinitionNode): string {
  return record(description, name.value, fields?.map(inputField) ?? []);
}

function inputField(field: InputValueDefinitionNode): string {
  const { name, type } = field;
  const inner = type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE as const, type };
  return member(field, `${name.value}${inner === type ? '' : '?'}: ${typeOf(inner, 'in')}`);
}

function isOneOf({ directives }: InputObjectTypeDefinitionNode): boolean {
  return directives?.some(({ name }) => name.value === 'oneOf') ?? false;
}

function oneOf({ description, name, fields }: InputObjectTypeDefinitionNode): string {
  const keys = fields?.map((field) => {
    const type = present(field.type, 'in');
    return member(field, `${field.name.value}: ${type === 'boolean' ? 'true' : type}`);
  });
  const union = `${comment(description, '')}export type ${name.value} = OneOf<${name.value}Keys>;\n`;
  return `${record(undefined, `${name.value}Keys`, keys ?? [])}${union}`;
}

function enumType({ description, name, values }: EnumTypeDefinitionNode): string {
  const all = values?.map((value) => `'${value.name.value}'`) ?? [];
  return `${comment(description, '')}export type ${name.value} = ${all.join(' | ')};\n`;
}

function record(description: StringValueNode | undefined, name: string, lines: readonly string[]): string {
  return `${comment(description, '')}export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

function member({ description }: FieldDefinitionNode | InputValueDefinitionNode, text: string): string {
  return `${comment(description, '  ')}  ${text};`;
}

function comment(description: StringValueNode | undefined, indent: string): string {
  const text = description?.value.replace(/\s+/g, ' ').replaceAll('*/', '*\\/');
  return text ? `${indent}/** ${text} */\n` : '';
}

function typeOf(type: TypeNode, way: Way): string {
  return type.kind === Kind.NON_NULL_TYPE ? present(type.type, way) : `${present(type, way)} | null`;
}

function present(type: TypeNode, way: Way): string {
  if (type.kind === Kind.NON_NULL_TYPE) return present(type.type, way);
  if (type.kind === Kind.NAMED_TYPE) return SCALARS[type.name.value] ?? type.name.value;
  const inner = typeOf(type.type, way);
  const list = `${inner.includes('|') ? `(${inner})` : inner}[]`;
  return way === 'out' ? `readonly ${list}` : list;
}
