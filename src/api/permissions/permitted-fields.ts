import {
  type DirectiveNode,
  defaultFieldResolver,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context } from '../request/context.ts';
import { mustBePermitted, PRIVATE_FIELDS } from './permissions.ts';

type Variables = GraphQLResolveInfo['variableValues'];
type Resolve = NonNullable<GraphQLField<unknown, Context>['resolve']>;

/** Makes the schema check permissions for top-level fields, and for private fields wherever they appear. */
export function permitFields(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { resolve, subscribe } = field;
      if (subscribe) field.subscribe = permittedRoot(`${root?.name}.${field.name}`, subscribe);
      else if (resolve) field.resolve = permittedRoot(`${root?.name}.${field.name}`, resolve);
    }
  for (const what of Object.keys(PRIVATE_FIELDS)) {
    const field = fieldOf(schema, what);
    field.resolve = permittedField(what, field.resolve ?? defaultFieldResolver);
  }
}

/** @param what a type and its field, such as `Match.table` @throws TypeError if the schema has no such field */
export function fieldOf(schema: GraphQLSchema, what: string): GraphQLField<unknown, Context> {
  const [name = '', key = ''] = what.split('.');
  const type = schema.getType(name);
  const field = isObjectType(type) ? type.getFields()[key] : undefined;
  if (!field) throw new TypeError(`the schema has no field ${what}`);
  return field;
}

/** Checks a top-level field, and the private fields below it, before the operation does anything. */
function permittedRoot(what: string, resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    mustBePermitted(what, context.caller);
    const below = context.caller?.scopes ? fieldsBelow(info) : [];
    // Assume that the key's owner has a seat, because the seats are known only after the match has been read.
    for (const field of below) if (Object.hasOwn(PRIVATE_FIELDS, field)) mustBePermitted(field, context.caller, true);
    return resolve(parent, args, context, info);
  };
}

function permittedField(what: string, resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    mustBePermitted(what, context.caller, !!context.caller?.scopes && sitsAt(parent)); // only keys have scopes
    return resolve(parent, args, context, info);
  };
}

function sitsAt(parent: unknown): boolean {
  if (typeof parent !== 'object' || parent === null || !('yourSeats' in parent)) return false;
  return Array.isArray(parent.yourSeats) && parent.yourSeats.length > 0;
}

/** Returns all selected fields below a field, such as `Match.table`, including fragments but not skipped fields. */
function fieldsBelow({ schema, returnType, fieldNodes, fragments, variableValues }: GraphQLResolveInfo): Set<string> {
  const fields = new Set<string>();
  const spreads = new Set<string>();
  const types = new TypeInfo(schema, returnType);
  const visitor = visitWithTypeInfo(types, {
    enter(node) {
      if ('directives' in node && isSkipped(node.directives ?? [], variableValues)) return false;
      if (node.kind === Kind.FIELD) fields.add(`${types.getParentType()?.name}.${node.name.value}`);
      if (node.kind === Kind.FRAGMENT_SPREAD) spreads.add(node.name.value);
      return undefined;
    },
  });
  for (const { selectionSet } of fieldNodes) if (selectionSet) visit(selectionSet, visitor);
  for (const name of spreads) {
    const fragment = fragments[name]; // the loop also visits the fragments used inside
    if (fragment) visit(fragment, visitor);
  }
  return fields;
}

function isSkipped(directives: readonly DirectiveNode[], variables: Variables): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, { directives }, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, { directives }, variables);
  return skip?.if === true || include?.if === false;
}
