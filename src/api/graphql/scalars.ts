import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { isDeeper } from './json-depth.ts';

/** Nothing that we take is nested deeper. */
const DEEPEST = 20;

/** Gives the contract's own scalars their meaning. */
export function equipScalars(schema: GraphQLSchema): void {
  const json = scalar(schema, 'JSON');
  const parseLiteral = json.parseLiteral.bind(json);
  json.parseValue = checked;
  json.parseLiteral = (node, variables) => checked(parseLiteral(node, variables));
  const moment = scalar(schema, 'DateTime');
  moment.serialize = (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError('a moment must be a Date');
  };
}

function scalar(schema: GraphQLSchema, name: string): GraphQLScalarType {
  const type = schema.getType(name);
  if (type instanceof GraphQLScalarType) return type;
  throw new TypeError(`the schema has no scalar ${name}`);
}

function checked(value: unknown): unknown {
  if (isDeeper(value, DEEPEST)) throw new GraphQLError(`JSON may be nested at most ${DEEPEST} levels deep.`);
  return value;
}
