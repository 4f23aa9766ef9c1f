import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../errors.ts';
import { LIMITS, queryShapeRule } from './query-shape.ts';

const schema = buildSchema(`
  type Query { me: Node  nodes(first: Int = 20): Page }
  type Mutation { do: Node }
  type Page { edges: [Edge!]!  nodes: [Node!]! }
  type Edge { node: Node! }
  type Node { id: ID!  self: Node  list: [Node!]! }
`);

function errors(query: string): readonly object[] {
  try {
    return validate(schema, parse(query), [...specifiedRules, queryShapeRule]);
  } catch (error) {
    if (error instanceof Refused) return [{ message: error.message, code: error.code, ...error.details }];
    throw error;
  }
}

const nested = (field: string, levels: number): string =>
  levels === 0 ? 'id' : `${field} { ${nested(field, levels - 1)} }`;

describe('limits on one document', () => {
  it('depth is allowed up to the limit', () => {
    expect(errors(`{ me { ${nested('self', LIMITS.depth - 2)} } }`)).toEqual([]);
    expect(errors(`{ me { ${nested('self', LIMITS.depth - 1)} } }`)).toMatchObject([
      { code: 'TOO_COSTLY', cost: LIMITS.depth + 1, limit: LIMITS.depth },
    ]);
  });

  it('aliases in fragments are counted', () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => `a${i}: id`).join(' ');
    expect(errors(`{ me { ${many(LIMITS.aliases)} } }`)).toEqual([]);
    expect(
      errors(`{ me { ...f self { ... on Node { ${many(30)} } } } } fragment f on Node { ${many(31)} }`),
    ).toMatchObject([{ code: 'TOO_COSTLY', cost: 61, limit: LIMITS.aliases }]);
  });

  it('fragments that include each other twice are measured quickly and completely', () => {
    const fragments = Array.from({ length: 60 }, (_, i) => `fragment f${i} on Node { ...f${i + 1} ...f${i + 1} }`);
    const query = `{ me { ...f0 } } ${fragments.join(' ')} fragment f60 on Node { id }`;
    const before = performance.now();
    expect(errors(query)).toMatchObject([{ code: 'TOO_COSTLY' }]);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('too many fields are refused before they are compared', () => {
    // If the fields were compared, graphql-js would stop after a few hundred milliseconds and add its own error.
    const query = `{ ${'me { id } '.repeat(1900)} }`;
    expect(errors(query)).toMatchObject([{ code: 'TOO_COSTLY', cost: 3800, limit: LIMITS.fields }]);
  });

  it.each([
    ['one field, repeated', (n: number) => `{ me { ${'id '.repeat(n)} } }`],
    ['in an unused fragment', (n: number) => `{ me { id } } fragment a on Node { ${'id '.repeat(n)} }`],
    ['one selection, repeated', (n: number) => `{ me { ${`self { ${'id '.repeat(9)} } `.repeat(n / 9)} } }`],
    [
      'fragments',
      (n: number) =>
        `{ me { ${Array.from({ length: n }, (_, i) => `...f${i}`).join(' ')} } } ${Array.from({ length: n }, (_, i) => `fragment f${i} on Node { id }`).join(' ')}`,
    ],
    [
      'many operations',
      (n: number) =>
        `${Array.from({ length: n }, (_, i) => `query q${i} { me { ...f } }`).join(' ')} fragment f on Node { ${'id '.repeat(40)} }`,
    ],
  ])('expensive comparisons are refused before they start: %s', (_, query) => {
    expect(errors(query(90))).toMatchObject([{ code: 'TOO_COSTLY', limit: LIMITS.comparisons }]);
  });

  it('moderate repetition is allowed', () => {
    const spread = Array.from({ length: 30 }, (_, i) => `fragment f${i} on Node { id self { id list { id } } }`).join(
      ' ',
    );
    const query = `{ me { ${Array.from({ length: 30 }, (_, i) => `...f${i}`).join(' ')} } } ${spread}`;
    expect(errors(query)).toEqual([]);
  });

  it('a request can have at most ten mutations, however they are written', () => {
    const some = (n: number) => Array.from({ length: n }, (_, i) => `a${i}: do { id }`).join(' ');
    expect(errors(`mutation { ${some(LIMITS.mutations)} }`)).toEqual([]);
    expect(errors(`mutation { ...f do { id } } fragment f on Mutation { ${some(LIMITS.mutations)} }`)).toMatchObject([
      { code: 'TOO_COSTLY', cost: 11, limit: LIMITS.mutations },
    ]);
  });

  it('repeated introspection is refused', () => {
    const again = Array.from({ length: 5 }, (_, i) => `a${i}: __schema { types { name } }`).join(' ');
    expect(errors(`{ ${again} }`)).toMatchObject([{ code: 'TOO_COSTLY', cost: 5, limit: LIMITS.introspections }]);
  });

  it('recursive fragments are left to another validation rule', () => {
    expect(errors('{ me { ...a } } fragment a on Node { self { ...a } }')).toMatchObject([
      { message: expect.stringContaining('spread fragment') },
    ]);
  });

  it('introspection can be deeper than other queries', () => {
    const types = `{ __schema { types { fields { type { ${nested('ofType', 12).replace('id', 'name')} } } } } }`;
    expect(errors(types)).toEqual([]);
  });
});
