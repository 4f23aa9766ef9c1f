import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import { mustBePermitted } from '../permissions/permissions.ts';
import type { Context } from './context.ts';
import { resolvers } from './resolvers/index.ts';
import { equipScalars } from './scalars.ts';

/** The published contract, at the top of the project: as far from here as from the compiled code. */
export function publishedContract(): string {
  return readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
}

// graphql-js keeps the fields of a type in an object that V8 takes for a dictionary, and lists it for every input.
function quickenInputs(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    const fields: ReturnType<typeof type.getFields> = Object.setPrototypeOf({ ...type.getFields() }, null);
    type.getFields = () => fields;
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Holds every field that a request begins with to the table of permissions. */
function permitRoots(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const [name, field] of Object.entries(root?.getFields() ?? {})) {
      const what = `${root?.name}.${name}`;
      const { resolve, subscribe } = field;
      if (subscribe) field.subscribe = permitted(what, subscribe);
      else if (resolve) field.resolve = permitted(what, resolve);
    }
}

function permitted(what: string, resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    mustBePermitted(what, context.caller);
    return resolve(parent, args, context, info);
  };
}

/** A contract with our resolvers; a field without one is read from its parent as it is. */
export function executableSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  equipScalars(schema);
  quickenInputs(schema);
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new TypeError(`the schema has no type ${name}`);
    for (const [key, resolve] of Object.entries(fields)) {
      const field = type.getFields()[key];
      if (!field) throw new TypeError(`the schema has no field ${name}.${key}`);
      // Types of the contract against types made from the contract: nothing to check at run time.
      if (typeof resolve === 'function') field.resolve = resolve as Resolver;
      else field.subscribe = resolve.subscribe as Resolver;
    }
  }
  permitRoots(schema);
  return schema;
}
