import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/** A value that the type accepts, with only the required fields. */
export function filled(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return filled(type.ofType);
  if (isListType(type)) return [filled(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, filled(field.type)]));
  }
  return { ID: '00000000-0000-4000-8000-000000000000', Int: 1, Boolean: true, Float: 1 }[String(type)] ?? 'x';
}
