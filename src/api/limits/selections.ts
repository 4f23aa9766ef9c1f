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

/** Measures each field, and adds the measures up. */
export interface Measure<T> {
  nothing: T;
  add(a: T, b: T): T;
  /**
   * @param field undefined: the parent has no such field
   * @param inner the sum of the field's own selections
   */
  field(node: FieldNode, parent: string, field: GraphQLField<unknown, unknown> | undefined, inner: T): T;
}

/** Adds up a measure over the selections of a document. */
export class Selections<T> {
  readonly #schema: GraphQLSchema;
  readonly #fragment: (name: string) => FragmentDefinitionNode | null | undefined;
  readonly #measure: Measure<T>;
  /** Each fragment is measured once, however often it is spread; a fragment within itself counts nothing. */
  readonly #measured = new Map<string, T>();

  constructor(
    schema: GraphQLSchema,
    fragment: (name: string) => FragmentDefinitionNode | null | undefined,
    measure: Measure<T>,
  ) {
    this.#schema = schema;
    this.#fragment = fragment;
    this.#measure = measure;
  }

  /** @param parent the type that the selections are made on */
  sum(set: SelectionSetNode, parent: string): T {
    const parts = set.selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return this.#field(selection, parent);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#spread(selection.name.value);
      return this.sum(selection.selectionSet, selection.typeCondition?.name.value ?? parent);
    });
    return parts.reduce(this.#measure.add, this.#measure.nothing);
  }

  #spread(name: string): T {
    const known = this.#measured.get(name);
    if (known !== undefined) return known;
    const { nothing } = this.#measure;
    const fragment = this.#fragment(name);
    if (!fragment) return nothing;
    this.#measured.set(name, nothing);
    const sum = this.sum(fragment.selectionSet, fragment.typeCondition.name.value);
    this.#measured.set(name, sum);
    return sum;
  }

  #field(node: FieldNode, parent: string): T {
    const field = this.#definition(node.name.value, parent);
    const type = field ? getNamedType(field.type).name : '';
    const inner = node.selectionSet ? this.sum(node.selectionSet, type) : this.#measure.nothing;
    return this.#measure.field(node, parent, field, inner);
  }

  #definition(name: string, parent: string): GraphQLField<unknown, unknown> | undefined {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    const type = this.#schema.getType(parent);
    return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  }
}
