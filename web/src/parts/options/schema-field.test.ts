import { describe, expect, it } from 'vitest';
import { optionFields, optionsWithoutField, readable } from './schema-field.ts';

const controls = (properties: object) => optionFields({ properties }).map(({ control }) => control);

describe('the options of a game', () => {
  it('become fields in the order of its schema', () => {
    const properties = {
      rounds: { type: 'integer', minimum: 1, maximum: 200, default: 100, description: 'How many `rounds`.' },
      mode: { type: 'string', enum: ['a', 'b'], default: 'a' },
      speed: { type: 'boolean', default: false },
    };
    expect(optionFields({ properties })).toEqual([
      { name: 'rounds', about: 'How many rounds.', initial: 100, control: { kind: 'number', min: 1, max: 200 } },
      { name: 'mode', about: '', initial: 'a', control: { kind: 'choice', values: ['a', 'b'] } },
      { name: 'speed', about: '', initial: false, control: { kind: 'check' } },
    ]);
  });

  it('that may be null become fields of their other type', () => {
    const seat = { anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { type: 'null' }], default: null };
    expect(controls({ seat })).toEqual([{ kind: 'number', min: 0, max: 9 }]);
  });

  it('have no bounds if these are only the largest safe numbers', () => {
    const free = { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    expect(controls({ free })).toEqual([{ kind: 'number', min: undefined, max: undefined }]);
  });

  it('of any other form have no field, and are left to programs', () => {
    const properties = { map: { type: 'array' }, speed: { type: 'boolean' }, either: { anyOf: [{}, {}] } };
    expect(optionFields({ properties }).map(({ name }) => name)).toEqual(['speed']);
    expect(optionsWithoutField({ properties })).toEqual(['map', 'either']);
  });

  it('are empty without a schema', () => expect(optionFields(null)).toEqual([]));
});

it.each([
  ['supplyStations', 'Supply stations'],
  ['lone-star', 'Lone star'],
  ['ABSENT', 'Absent'],
])('%s reads %s', (name, text) => expect(readable(name)).toBe(text));
