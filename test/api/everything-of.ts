import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';

/** Beyond this depth nothing is asked for. */
const DEEPEST = 8;

/** What is asked of a player whom something names: all that belongs to one goes on without an end. */
const NAMED: Readonly<Record<string, string>> = { Player: '__typename id name' };

/** A selection of every field of a type, and of all that is in it. */
export function everythingOf(type: GraphQLObjectType, depth = 0): string {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const inner = getNamedType(of);
    if (!isObjectType(inner)) return name;
    const named = NAMED[inner.name];
    if (named) return `${name} { ${named} }`;
    return depth < DEEPEST ? `${name} { ${everythingOf(inner, depth + 1)} }` : '';
  });
  return `__typename ${fields.join(' ')}`;
}
