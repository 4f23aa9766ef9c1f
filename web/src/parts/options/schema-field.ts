/** One option of a game, converted from its JSON Schema for a form. */
export interface OptionField {
  readonly name: string;
  readonly about: string;
  readonly initial: unknown;
  readonly control:
    | { readonly kind: 'check' }
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'number'; readonly min?: number | undefined; readonly max?: number | undefined };
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the form fields for a game's options, in the game's order. */
export function optionFields(schema: unknown): OptionField[] {
  return propertiesOf(schema).flatMap(([name, property]) => {
    const control = controlOf(withoutNull(property));
    if (!control) return [];
    // Players do not need the code formatting.
    const about = typeof property.description === 'string' ? property.description.replaceAll('`', '') : '';
    return [{ name, about, initial: property.default, control }];
  });
}

/** Returns the names of the options that no field can enter, such as lists. Programs set them over the API. */
export function optionsWithoutField(schema: unknown): string[] {
  return propertiesOf(schema).flatMap(([name, property]) => (controlOf(withoutNull(property)) ? [] : [name]));
}

function propertiesOf(schema: unknown): [string, Schema][] {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]) => (isRecord(property) ? [[name, property]] : []));
}

/** Unwraps a nullable schema. An absent value means null or the default. */
function withoutNull(property: Schema): Schema {
  const { anyOf } = property;
  const kinds = Array.isArray(anyOf) ? anyOf.filter(isRecord).filter(({ type }) => type !== 'null') : [];
  return kinds.length === 1 && kinds[0] ? kinds[0] : property;
}

function controlOf(schema: Schema): OptionField['control'] | null {
  const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : [];
  if (values.length > 0) return { kind: 'choice', values };
  if (schema.type === 'boolean') return { kind: 'check' };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', min: bound(schema.minimum), max: bound(schema.maximum) };
  return null;
}

// Zod gives every whole number the limits of safe integers, which are not worth showing.
function bound(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}

function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Makes an identifier readable: `supplyStations` becomes `Supply stations`. */
export function readable(name: string): string {
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
