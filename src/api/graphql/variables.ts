import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { isMap } from '../request/parse.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Coerces a request's variables for the resolvers, or returns null if a variable is invalid. */
export type TakesVariables = (given: Values) => Values | null;

/** Coerces one value. @throws WRONG, or a scalar's error */
type Takes = (given: unknown) => unknown;

const WRONG = new Error('a variable does not match the schema');

/** Faster than graphql-js, because only the fields that the client sent are visited. graphql-js reports the errors. */
export function takesVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): TakesVariables {
  const all = (operation.variableDefinitions ?? []).map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new TypeError(`$${variable.name.value} cannot be a variable`);
    const preset = defaultValue && { value: valueFromAST(defaultValue, type) };
    return { name: variable.name.value, preset, isNeeded: isNonNullType(type), take: takes(type) };
  });
  return (given) => {
    const taken: Record<string, unknown> = Object.create(null); // a variable can be named `constructor`
    try {
      for (const { name, preset, isNeeded, take } of all) {
        if (Object.hasOwn(given, name)) taken[name] = take(given[name]);
        else if (preset) taken[name] = preset.value;
        else if (isNeeded) return null;
      }
      return taken;
    } catch {
      return null;
    }
  };
}

const known = new WeakMap<GraphQLInputType, Takes>();

function takes(type: GraphQLInputType): Takes {
  const before = known.get(type);
  if (before) return before;
  const take = present(isNonNullType(type) ? type.ofType : type);
  const isNeeded = isNonNullType(type);
  const made: Takes = (given) => {
    if (given !== null && given !== undefined) return take(given);
    if (isNeeded) throw WRONG;
    return null;
  };
  known.set(type, made);
  return made;
}

function present(type: GraphQLInputType): Takes {
  if (isNonNullType(type)) return takes(type);
  if (isInputObjectType(type)) return object(type);
  if (isListType(type)) {
    const take = takes(type.ofType);
    return (given) => (Array.isArray(given) ? given.map(take) : [take(given)]); // a single value becomes a list
  }
  return (given) => {
    const parsed = type.parseValue(given);
    if (parsed === undefined) throw WRONG;
    return parsed;
  };
}

function object(type: GraphQLInputObjectType): Takes {
  let all: ReturnType<typeof fieldsOf> | null = null; // types can be recursive
  return (given) => {
    if (!isMap(given)) throw WRONG;
    all ??= fieldsOf(type);
    const { fields, names } = all;
    for (const name in given) if (!names.has(name)) throw WRONG;
    const taken: Record<string, unknown> = {};
    for (const { name, take, preset, isNeeded } of fields) {
      const value = given[name];
      if (value !== undefined) taken[name] = take(value);
      else if (preset !== undefined) taken[name] = preset;
      else if (isNeeded) throw WRONG;
    }
    if (type.isOneOf) {
      const [first, ...more] = Object.values(taken);
      if (first === undefined || first === null || more.length > 0) throw WRONG;
    }
    return taken;
  };
}

// The fields are in schema order, as in graphql-js.
function fieldsOf(type: GraphQLInputObjectType) {
  const fields = Object.values(type.getFields()).map(({ name, type: its, defaultValue }) => ({
    ...{ name, take: takes(its), preset: defaultValue, isNeeded: isNonNullType(its) },
  }));
  return { fields, names: new Set(fields.map(({ name }) => name)) };
}
