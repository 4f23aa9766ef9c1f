import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { fieldOf, permitFields } from '../permissions/permitted-fields.ts';
import type { Context } from '../request/context.ts';
import { resolvers } from './resolvers/index.ts';
import { defineScalars } from './scalars.ts';

/** Reads the published schema from the project root. The relative path is the same for compiled code. */
export function publishedContract(): string {
  return readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
}

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** The value of a field without a resolver is read from the parent object. */
export function executableSchema(sdl: string): GraphQLSchema {
  // Skip validation, which takes longer than building the schema. A test validates the contract.
  const schema = buildSchema(sdl, { assumeValidSDL: true, noLocation: true });
  defineScalars(schema);
  for (const [name, fields] of Object.entries(resolvers))
    for (const [key, resolve] of Object.entries(fields)) {
      const field = fieldOf(schema, `${name}.${key}`);
      // The types of resolvers are generated from the schema, so there is nothing to check at run time.
      if (typeof resolve === 'function') field.resolve = resolve as Resolver;
      else field.subscribe = resolve.subscribe as Resolver;
    }
  permitFields(schema);
  return schema;
}
