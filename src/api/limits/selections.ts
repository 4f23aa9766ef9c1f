import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';

/** A measure that is computed for each field and added up. */
export interface Measure<T> {
  nothing: T;
  add: (a: T, b: T) => T;
  /** `field` is undefined if the parent has no such field, and `inner` is the sum of the field's own selections. */
  field: (node: FieldNode, parent: string, field: GraphQLField<unknown, unknown> | undefined, inner: T) => T;
}

type Fragments = (name: string) => FragmentDefinitionNode | null | undefined;

/** A fragment is measured once, however often it is used. A recursive use of a fragment counts as 0. */
export function summing<T>(
  schema: GraphQLSchema,
  fragment: Fragments,
  { nothing, add, field: measure }: Measure<T>,
): (set: SelectionSetNode, parent: string) => T {
  const measured = new Map<string, T>();
  const sum = (set: SelectionSetNode, parent: string): T => {
    const parts = set.selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return ofField(selection, parent);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofSpread(selection.name.value);
      return sum(selection.selectionSet, selection.typeCondition?.name.value ?? parent);
    });
    return parts.reduce(add, nothing);
  };
  const ofSpread = (name: string): T => {
    const known = measured.get(name);
    const found = known === undefined ? fragment(name) : null;
    if (!found) return known ?? nothing;
    measured.set(name, nothing);
    measured.set(name, sum(found.selectionSet, found.typeCondition.name.value));
    return measured.get(name) ?? nothing;
  };
  const ofField = (node: FieldNode, parent: string): T => {
    const field = definitionOf(schema, node.name.value, parent);
    const type = field ? getNamedType(field.type).name : '';
    return measure(node, parent, field, node.selectionSet ? sum(node.selectionSet, type) : nothing);
  };
  return sum;
}

function definitionOf(schema: GraphQLSchema, name: string, parent: string) {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  const type = schema.getType(parent);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}
