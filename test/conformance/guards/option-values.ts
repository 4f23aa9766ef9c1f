import { z } from 'zod';
import type { AnyGame } from '../../../src/engine/index.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One value of an option, or one group of values if the option has many. */
export interface OptionValue {
  /** The name of the value, such as `galaxy: "random"`, `turns: not 200` or `customGalaxy: empty`. */
  name: string;
  isIn(options: unknown): boolean;
}

/**
 * Returns the option values to try, from the options' schema: both values of a boolean, each value of an enum, null and
 * not null, left out and given, an empty and a non-empty list; for a number or a text, the default and another value.
 */
export function optionValues(game: AnyGame): OptionValue[] {
  return valuesAt(z.toJSONSchema(game.options, { io: 'input' }), '');
}

function valuesAt(schema: JsonSchema, path: string): OptionValue[] {
  const value = (what: string, isIn: OptionValue['isIn']): OptionValue => ({ name: `${path}: ${what}`, isIn });
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (parts.length > 0) return parts.flatMap((one) => valuesAt(one, path));
  if (schema.enum) return schema.enum.map((one) => value(JSON.stringify(one), (given) => given === one));
  if (schema.type === 'boolean') return [true, false].map((one) => value(`${one}`, (given) => given === one));
  if (schema.type === 'null') return [value('null', (given) => given === null)];
  if (schema.type === 'object') return fieldsOf(schema, path);
  if (schema.type !== 'array') return plain(schema, value);
  const inner = isSchema(schema.items) ? valuesAt(schema.items, `${path}[]`) : [];
  return [
    value('empty', (given) => Array.isArray(given) && given.length === 0),
    value('not empty', (given) => Array.isArray(given) && given.length > 0),
    ...inner.map(({ name, isIn }) => ({ name, isIn: (given: unknown) => Array.isArray(given) && given.some(isIn) })),
  ];
}

function fieldsOf(schema: JsonSchema, path: string): OptionValue[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    if (!isSchema(field)) return [];
    const at = path === '' ? key : `${path}.${key}`;
    const mayBeLeftOut = !schema.required?.includes(key) && field.default === undefined;
    return [
      ...(mayBeLeftOut ? [{ name: `${at}: left out`, isIn: (of: unknown) => isObject(of) && !(key in of) }] : []),
      ...valuesAt(field, at).map(({ name, isIn }) => ({
        name,
        isIn: (of: unknown) => isObject(of) && Object.hasOwn(of, key) && isIn(of[key]),
      })),
    ];
  });
}

function plain(schema: JsonSchema, value: (what: string, isIn: OptionValue['isIn']) => OptionValue): OptionValue[] {
  const { default: usual } = schema;
  const isOfThis = (given: unknown): boolean => typeof given === (schema.type === 'string' ? 'string' : 'number');
  if (usual === undefined) return [value('given', isOfThis)];
  const text = JSON.stringify(usual);
  return [value(text, (given) => given === usual), value(`not ${text}`, (given) => isOfThis(given) && given !== usual)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchema(value: unknown): value is JsonSchema {
  return isObject(value);
}
