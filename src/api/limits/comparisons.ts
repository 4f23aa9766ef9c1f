import { type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

type Lookup = (name: string) => FragmentDefinitionNode | null | undefined;

/**
 * Counts the pairs that a validator compares: fields of one name at one place, fragments included, and fragments spread at one
 * place.
 * @param most it stops a little above that
 */
export function comparisons(set: SelectionSetNode, fragment: Lookup, most: number): number {
  const counted = new Counted(fragment, most);
  counted.visit(set, '', []);
  return counted.pairs;
}

class Counted {
  pairs = 0;
  readonly #fragment: Lookup;
  readonly #most: number;
  readonly #places = new Map<string, number>();

  constructor(fragment: Lookup, most: number) {
    this.#fragment = fragment;
    this.#most = most;
  }

  /** @param place the names of the fields above @param within the fragments above: one in itself is left to its own rule */
  visit(set: SelectionSetNode, place: string, within: readonly string[]): void {
    for (const one of set.selections) {
      if (this.pairs > this.#most) return;
      if (one.kind === Kind.FIELD) {
        const here = `${place}.${(one.alias ?? one.name).value}`;
        this.#add(here);
        if (one.selectionSet) this.visit(one.selectionSet, here, within);
      } else if (one.kind === Kind.INLINE_FRAGMENT) this.visit(one.selectionSet, place, within);
      else this.#spread(one.name.value, place, within);
    }
  }

  #spread(name: string, place: string, within: readonly string[]): void {
    this.#add(`${place}...`);
    const fragment = within.includes(name) ? null : this.#fragment(name);
    if (fragment) this.visit(fragment.selectionSet, place, [...within, name]);
  }

  // One more is compared with all that are there.
  #add(place: string): void {
    const there = this.#places.get(place) ?? 0;
    this.pairs += there + 1;
    this.#places.set(place, there + 1);
  }
}
