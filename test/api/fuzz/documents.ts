import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { once, oneOf, some } from '../../load/random.ts';
import { oddText } from './odd-values.ts';

export type Root = 'query' | 'mutation' | 'subscription';

/** The values to build inputs from: odd values, and ids of existing objects. */
export interface Stuff {
  odd(): unknown;
  /** An id of a match, player or invitation. */
  id(): string;
}

/** A request that fits the schema, except for a few values. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Mutations that are sent rarely, because hashing a password takes as long as a hundred other requests. */
const SLOW = ['signUp', 'signIn'];

/** Generates operations from the schema. Over time it covers each root field, argument and field. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #stuff: Stuff;

  constructor(schema: GraphQLSchema, stuff: Stuff) {
    this.#schema = schema;
    this.#stuff = stuff;
  }

  operation(root: Root): Operation {
    const types = { query: 'getQueryType', mutation: 'getMutationType', subscription: 'getSubscriptionType' } as const;
    const type = this.#schema[types[root]]();
    if (!type) throw new TypeError(`the schema has no ${root}`);
    const making = new Making(this.#stuff);
    const fields = Object.values(type.getFields());
    const wanted = root === 'query' ? some(fields, 1, 3) : [oneOf(fields)];
    const chosen = wanted.filter(({ name }) => !SLOW.includes(name) || once(20));
    const list = chosen.length > 0 ? chosen : [fields.find(({ name }) => !SLOW.includes(name)) ?? oneOf(fields)];
    const body = list.map((field, i) => `${list.length > 1 ? `f${i}: ` : ''}${making.field(field, 3)}`).join(' ');
    const declared = making.declared.length > 0 ? `(${making.declared.join(', ')})` : '';
    return { query: `${root} Fuzz${declared} { ${body} }`, variables: making.variables };
  }
}

class Making {
  readonly declared: string[] = [];
  readonly variables: Record<string, unknown> = {};
  readonly #stuff: Stuff;

  constructor(stuff: Stuff) {
    this.#stuff = stuff;
  }

  field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.filter(({ type }) => isNonNullType(type) || once(2));
    const args = given.map(({ name, type }) => `${name}: $${this.#variable(type)}`).join(', ');
    const type = getNamedType(field.type);
    const inner = isObjectType(type) ? ` ${this.#selection(type, depth)}` : '';
    return `${field.name}${args && `(${args})`}${inner}`;
  }

  #selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
    );
    const names = new Map(some(fields, 1, 4).map((field) => [field.name, field]));
    const list = [...names.values()].map((field) => this.field(field, depth - 1));
    return `{ ${once(5) || list.length === 0 ? '__typename ' : ''}${list.join(' ')} }`;
  }

  #variable(type: GraphQLInputType): string {
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${type}`);
    this.variables[name] = this.#value(type, 4);
    return name;
  }

  #value(type: GraphQLInputType, depth: number): unknown {
    if (once(12)) return this.#stuff.odd();
    if (isNonNullType(type)) return this.#value(type.ofType, depth);
    if (once(8)) return null;
    if (isListType(type))
      return Array.from({ length: once(50) ? 300 : some([0, 1, 2], 0, 3).length }, () =>
        this.#value(type.ofType, depth - 1),
      );
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (isInputObjectType(type))
      return depth > 0 ? this.#object(Object.values(type.getFields()), type.isOneOf, depth) : {};
    return this.#scalar(type.name);
  }

  #object(fields: readonly { name: string; type: GraphQLInputType }[], isOneOf: boolean, depth: number): object {
    const wanted = isOneOf && !once(10) ? [oneOf(fields)] : fields.filter(({ type }) => isNonNullType(type) || once(2));
    const entries = wanted.map(({ name, type }) => [name, this.#value(type, depth - 1)]);
    return Object.fromEntries(entries);
  }

  #scalar(name: string): unknown {
    if (name === 'ID') return once(3) ? oddText(this.#stuff.odd) : this.#stuff.id();
    if (name === 'Int') return once(3) ? this.#stuff.odd() : oneOf([0, 1, 2, 3, -1, 100, 500, 2 ** 31 - 1, -(2 ** 31)]);
    if (name === 'Boolean') return once(2);
    if (name === 'String')
      return once(3) ? oddText(this.#stuff.odd) : oneOf(['golems', 'valhalla', 'a', 'Ann', this.#stuff.id()]);
    return this.#stuff.odd();
  }
}
