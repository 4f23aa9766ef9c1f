import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Returns a value that the type accepts, with only the required fields; if `malformedId` is given, also with fields
 * that hold ids.
 */
export function filled(type: GraphQLInputType, malformedId?: string): unknown {
  if (isNonNullType(type)) return filled(type.ofType, malformedId);
  if (isListType(type)) return [filled(type.ofType, malformedId)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const wanted = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isWanted(field.type, malformedId));
    return Object.fromEntries(wanted.map((field) => [field.name, filled(field.type, malformedId)]));
  }
  const values: Readonly<Record<string, unknown>> = {
    ID: malformedId ?? NO_SUCH_ID,
    Int: 1,
    Boolean: true,
    Float: 1,
    DateTime: '2100-01-01T00:00:00Z',
  };
  return values[String(type)] ?? 'x';
}

const isWanted = (type: GraphQLInputType, malformedId?: string) =>
  isNonNullType(type) || (malformedId !== undefined && getNamedType(type).name === 'ID');

/**
 * Returns a request for a root field with only its required input. Its ids do not exist.
 * @param malformedId sent instead of every id, including optional ones
 */
export function requestFor(root: string, { name, args, type }: GraphQLField<unknown, unknown>, malformedId?: string) {
  const wanted = args.filter((arg) => isWanted(arg.type, malformedId));
  const declared = wanted.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = wanted.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inner = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const query = `${root.toLowerCase()} ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${inner} }`;
  return { query, variables: Object.fromEntries(wanted.map((arg) => [arg.name, filled(arg.type, malformedId)])) };
}
