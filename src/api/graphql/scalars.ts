import {
  type GraphQLEnumType,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  Kind,
  print,
  type ValueNode,
} from 'graphql';
import { z } from 'zod';

/** The maximum nesting depth of JSON input. No valid input is nested more deeply. */
const DEEPEST = 20;

/** Implements the schema's scalars, and makes enum errors list the valid values. */
export function defineScalars(schema: GraphQLSchema): void {
  const json = scalar(schema, 'JSON');
  const parseLiteral = json.parseLiteral.bind(json);
  json.parseValue = checked;
  json.parseLiteral = (node, variables) => checked(parseLiteral(node, variables));
  const cursor = scalar(schema, 'Cursor');
  cursor.serialize = (value) => String(value);
  cursor.parseValue = cursorText;
  cursor.parseLiteral = (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT) return cursorText(node.value);
    throw new GraphQLError('A cursor must be text: send one that a page has returned.', { nodes: node });
  };
  const moment = scalar(schema, 'DateTime');
  moment.serialize = (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError('a timestamp must be a Date');
  };
  moment.parseValue = momentOf;
  moment.parseLiteral = (node) => momentOf(node.kind === Kind.STRING ? node.value : null);
  for (const type of Object.values(schema.getTypeMap())) if (isEnumType(type)) nameValues(type);
}

function nameValues(type: GraphQLEnumType): void {
  const parseValue = type.parseValue.bind(type);
  type.parseValue = (value) =>
    typeof value === 'string' && type.getValue(value) ? parseValue(value) : refuse(type, JSON.stringify(value));
  const parseLiteral = type.parseLiteral.bind(type);
  type.parseLiteral = (node, variables) => {
    if (node.kind === Kind.ENUM && type.getValue(node.value)) return parseLiteral(node, variables);
    if (node.kind === Kind.STRING && type.getValue(node.value))
      throw new GraphQLError(`Write ${node.value} without quotation marks: it is a value of ${type.name}.`, {
        nodes: node,
      });
    return refuse(type, print(node), node);
  };
}

function refuse(type: GraphQLEnumType, sent: string, node?: ValueNode): never {
  const values = type.getValues().map(({ name }) => name);
  const message = `${type.name} must be one of ${values.join(', ')}, not ${sent.slice(0, 60)}.`;
  throw new GraphQLError(message, node ? { nodes: node } : {});
}

const momentForm = z.iso.datetime({ offset: true });
const WRITTEN_AS_A_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function momentOf(value: unknown): Date {
  const text = momentForm.safeParse(value).data;
  if (text !== undefined) return new Date(text);
  if (typeof value === 'string' && WRITTEN_AS_A_MOMENT.test(value))
    throw new GraphQLError(`There is no such date or time: ${value}.`);
  throw new GraphQLError('A timestamp must be text such as 2030-01-31T18:05:09.123Z, with Z or an offset like +01:00.');
}

function cursorText(value: unknown): string {
  if (typeof value === 'string' && value.length <= 200) return value;
  if (Number.isSafeInteger(value)) return String(value);
  throw new GraphQLError('A cursor must be text: send one that a page has returned.');
}

function scalar(schema: GraphQLSchema, name: string): GraphQLScalarType {
  const type = schema.getType(name);
  if (type instanceof GraphQLScalarType) return type;
  throw new TypeError(`the schema has no scalar ${name}`);
}

function checked(value: unknown): unknown {
  if (isDeeper(value, DEEPEST))
    throw new GraphQLError(`JSON may be nested at most ${DEEPEST} levels: nest it less deeply.`);
  return value;
}

/** The check goes level by level, because deeply nested input would overflow the stack of a recursive check. */
function isDeeper(value: unknown, deepest: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
