import { GraphQLError, GraphQLScalarType, type GraphQLSchema, Kind } from 'graphql';
import { z } from 'zod';
import { isDeeper } from './request/json-depth.ts';

/** Nothing that we take is nested deeper. */
const DEEPEST = 20;

/** Gives the contract's own scalars their meaning. */
export function equipScalars(schema: GraphQLSchema): void {
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
    throw new TypeError('a moment must be a Date');
  };
  moment.parseValue = momentOf;
  moment.parseLiteral = (node) => momentOf(node.kind === Kind.STRING ? node.value : null);
}

const momentForm = z.iso.datetime({ offset: true });

function momentOf(value: unknown): Date {
  const text = momentForm.safeParse(value).data;
  if (text !== undefined) return new Date(text);
  throw new GraphQLError('A moment must be text such as 2030-01-31T18:05:09.123Z, with Z or an offset such as +01:00.');
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
    throw new GraphQLError(`JSON may be nested at most ${DEEPEST} levels: send it flatter.`);
  return value;
}
