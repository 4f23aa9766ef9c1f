/** One option of a game, converted from its JSON Schema for a form. */
export interface OptionField {
  readonly name: string;
  readonly about: string;
  readonly initial: unknown;
  readonly control:
    | { readonly kind: 'check' }
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'number'; readonly min?: number | undefined; readonly max?: number | undefined }
    /** Used for an option that has no simpler control and is entered as JSON. */
    | { readonly kind: 'json' };
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the form fields for a game's options, in the game's order. */
export function optionFields(schema: unknown): OptionField[] {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]) =>
    isRecord(property) ? [fieldOf(name, property)] : [],
  );
}

function fieldOf(name: string, property: Schema): OptionField {
  // Players do not need the code formatting.
  const about = typeof property.description === 'string' ? property.description.replaceAll('`', '') : '';
  return { name, about, initial: property.default, control: controlOf(withoutNull(property)) };
}

/** Unwraps a nullable schema. An absent value means null or the default. */
function withoutNull(property: Schema): Schema {
  const { anyOf } = property;
  const kinds = Array.isArray(anyOf) ? anyOf.filter(isRecord).filter(({ type }) => type !== 'null') : [];
  return kinds.length === 1 && kinds[0] ? kinds[0] : property;
}

function controlOf(schema: Schema): OptionField['control'] {
  const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : [];
  if (values.length > 0) return { kind: 'choice', values };
  if (schema.type === 'boolean') return { kind: 'check' };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', min: bound(schema.minimum), max: bound(schema.maximum) };
  return { kind: 'json' };
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
