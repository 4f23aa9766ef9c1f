import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';

/** The maximum depth of a selection. Deeper fields are left out. */
const DEEPEST = 8;

/** The fields to select from a player nested in another object: selecting all of them would never end. */
const NAMED: Readonly<Record<string, string>> = { Player: '__typename id name' };

/** Returns a selection of every field of a type, including nested fields. */
export function selectAllFields(type: GraphQLObjectType, depth = 0): string {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const inner = getNamedType(of);
    if (!isObjectType(inner)) return name;
    const named = NAMED[inner.name];
    if (named) return `${name} { ${named} }`;
    return depth < DEEPEST ? `${name} { ${selectAllFields(inner, depth + 1)} }` : '';
  });
  return `__typename ${fields.join(' ')}`;
}
