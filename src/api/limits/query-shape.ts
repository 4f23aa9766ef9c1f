import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValidationContext,
} from 'graphql';
import { Refused } from '../../errors.ts';
import { type Measure, summing } from './selections.ts';

/** These limits are checked once, when the document is validated. For the cost of a request, see `query-cost.ts`. */
export const LIMITS = {
  /** The maximum number of characters in a document. */
  length: 32_000,
  /** The maximum number of tokens in a document. A typical query has a few hundred tokens. */
  tokens: 2_000,
  /** The maximum number of cached documents. Each token uses a kilobyte, so many large documents would fill memory. */
  kept: 64,
  /** The maximum depth of nested fields. Introspection can be ten levels deeper, because its types wrap types. */
  depth: 16,
  aliases: 60,
  /** Counts a fragment's fields at each spread. Validation checks every pair of fields for conflicts. */
  fields: 800,
  /** Pairs of same-named fields, or of fragments, in a selection. Useful queries repeat a name once or twice. */
  comparisons: 3_000,
  /** Overload protection counts a request as one, however many mutations the request contains. */
  mutations: 10,
  /** The maximum number of uses of `__schema` and `__type`. */
  introspections: 4,
} as const;

const INTROSPECTION = [SchemaMetaFieldDef.name, TypeMetaFieldDef.name];

/** @throws Refused TOO_COSTLY, so that no later rule runs on a large document */
export function queryShapeRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      const sizeOf = summing(context.getSchema(), (name) => context.getFragment(name), SIZE);
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const root = context.getSchema().getRootType(definition.operation);
        const excess = excessOf(sizeOf(definition.selectionSet, root?.name ?? ''), definition.operation);
        if (excess) throw tooCostly(...excess);
      }
      compared(document, context);
      return false;
    },
  };
}

// Unused fragments are also counted, because they are validated.
function compared({ definitions }: DocumentNode, context: ValidationContext): void {
  let sum = 0;
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    sum += comparisons(definition.selectionSet, (name) => context.getFragment(name), LIMITS.comparisons);
    if (sum > LIMITS.comparisons) throw tooCostly('comparisons of fields', sum, LIMITS.comparisons);
  }
}

/** Counts the pairs that a validator compares, as in `LIMITS.comparisons`, and stops soon after exceeding `most`. */
function comparisons(
  selections: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  most: number,
): number {
  let pairs = 0;
  const places = new Map<string, number>();
  // Validation compares the new field with all earlier fields of the same name.
  const add = (place: string): void => {
    const there = places.get(place) ?? 0;
    pairs += there + 1;
    places.set(place, there + 1);
  };
  // `place` lists the parent fields, and `within` lists the parent fragments. Another rule refuses recursive fragments.
  const visit = (set: SelectionSetNode, place: string, within: readonly string[]): void => {
    for (const one of set.selections) {
      if (pairs > most) return;
      if (one.kind === Kind.FIELD) {
        const here = `${place}.${(one.alias ?? one.name).value}`;
        add(here);
        if (one.selectionSet) visit(one.selectionSet, here, within);
      } else if (one.kind === Kind.INLINE_FRAGMENT) visit(one.selectionSet, place, within);
      else {
        const name = one.name.value;
        add(`${place}...`);
        const fragment = within.includes(name) ? null : fragmentOf(name);
        if (fragment) visit(fragment.selectionSet, place, [...within, name]);
      }
    }
  };
  visit(selections, '', []);
  return pairs;
}

function excessOf(size: Size, operation: OperationTypeNode): [string, number, number] | undefined {
  const depth = LIMITS.depth + (size.introspections > 0 ? 10 : 0);
  const measured: [string, number, number][] = [
    ['aliases', size.aliases, LIMITS.aliases],
    ['levels of fields', size.depth, depth],
    ['fields', size.fields, LIMITS.fields],
    ['mutations', operation === OperationTypeNode.MUTATION ? size.width : 0, LIMITS.mutations],
    ['introspections', size.introspections, LIMITS.introspections],
  ];
  return measured.find(([, cost, limit]) => cost > limit);
}

/** @param what the plural noun for the counted things */
export function tooCostly(what: string, cost: number, limit: number): Refused {
  return new Refused('TOO_COSTLY', `The query has ${cost} ${what}; at most ${limit} are allowed.`, { cost, limit });
}

interface Size {
  depth: number;
  /** The number of fields at the top level. */
  width: number;
  fields: number;
  aliases: number;
  introspections: number;
}

const SIZE: Measure<Size> = {
  nothing: { depth: 0, width: 0, fields: 0, aliases: 0, introspections: 0 },
  add: (a, b) => ({
    depth: Math.max(a.depth, b.depth),
    width: a.width + b.width,
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    introspections: a.introspections + b.introspections,
  }),
  field: (node, _parent, _field, inner) => ({
    depth: inner.depth + 1,
    width: 1,
    fields: inner.fields + 1,
    aliases: inner.aliases + (node.alias ? 1 : 0),
    introspections: inner.introspections + (INTROSPECTION.includes(node.name.value) ? 1 : 0),
  }),
};

// If a directive removes the subscription's field, graphql-js throws and blames the directive's variable. Later
// editions of the specification forbid the directive, and so does this rule.
export function plainRootRule(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();
  const plain = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.directives?.length) throw new GraphQLError(NO_DIRECTIVE, { nodes: selection });
      if (selection.kind === Kind.INLINE_FRAGMENT) plain(selection.selectionSet);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) plain(fragment.selectionSet);
    }
  };
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) plain(selectionSet);
    },
  };
}

const NO_DIRECTIVE =
  'A subscription cannot have @include or @skip: remove the directive, and subscribe only when you need it.';
