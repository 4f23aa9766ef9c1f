import fc from 'fast-check';
import { buildSchema, getOperationAST, getVariableValues, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema, publishedContract } from './schema.ts';
import { takesVariables, type Values } from './variables.ts';

const SCHEMA = buildSchema(`
  type Query { ask(a: Asked, b: [Int!], c: One, d: Size, e: Boolean, f: ID): Int }
  input Asked { needed: Int! preset: String! = "so" size: Size = LARGE list: [[Float]] inner: Asked one: One ones: [One!] }
  input One @oneOf { left: Int right: [String!] inner: Asked }
  enum Size { SMALL LARGE }`);
const ASK = operationOf(`query ($a: Asked, $b: [Int!]! = [1], $c: One, $d: Size = SMALL, $e: Boolean!, $f: ID) {
  ask(a: $a, b: $b, c: $c, d: $d, f: $f) @include(if: $e) }`);

function operationOf(text: string): OperationDefinitionNode {
  const operation = getOperationAST(parse(text));
  if (!operation) throw new Error('no operation');
  return operation;
}

const scalar = fc.oneof(
  fc.constantFrom('SMALL', 'LARGE', 'so', '', null, true, false, 1.5, 2 ** 31, '__proto__'),
  fc.integer({ min: -3, max: 3 }),
);
const name = fc.constantFrom(
  ...['needed', 'preset', 'size', 'list', 'inner', 'one', 'ones', 'left', 'right', 'needed', 'left', 'constructor'],
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;
// Most values are valid, so that an error does not always come from the first value.
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
const one = mostly(fc.oneof(fc.record({ left: fc.nat(9) }), fc.record({ right: fc.array(fc.string()) })));
const asked = fc.record(
  {
    needed: fc.nat(9),
    preset: fc.string(),
    size: fc.constantFrom('SMALL', null),
    one,
    ones: fc.array(one, { maxLength: 2 }),
    list: mostly(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.array(fc.array(fc.nat(9))))),
  },
  { requiredKeys: ['needed'] },
);
const variables = fc.record(
  {
    a: mostly(asked),
    b: mostly(fc.oneof(fc.nat(9), fc.array(fc.nat(9)))),
    c: one,
    d: mostly(fc.constantFrom('SMALL', 'LARGE')),
    e: mostly(fc.boolean()),
    f: mostly(fc.oneof(fc.string(), fc.integer())),
    unknown: anything,
  },
  { requiredKeys: ['e'] },
);

describe('variables of a frequent operation', () => {
  it('are coerced as in graphql-js, and refused in the same cases', () => {
    const take = takesVariables(SCHEMA, ASK);
    const met = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(variables, (given) => {
        const { coerced } = getVariableValues(SCHEMA, ASK.variableDefinitions ?? [], given);
        met[coerced ? 'right' : 'wrong']++;
        expect(written(take(given))).toBe(written(coerced ?? null));
      }),
      { numRuns: 400 },
    );
    expect(Math.min(met.right, met.wrong)).toBeGreaterThan(10);
  });

  it('can contain a move of each game', () => {
    const schema = executableSchema(publishedContract());
    const operation = operationOf('mutation ($input: SubmitMoveInput!) { __typename }');
    const take = takesVariables(schema, operation);
    for (const move of [
      { golems: { pass: true } },
      { golems: { strike: { unit: 1, target: [2] } } },
      { golems: { strike: { unit: '1', target: [2] } } },
      { golems: { pass: true }, valhalla: { pass: true } },
      { golems: null },
      {},
    ]) {
      const given = { input: { matchId: '0', version: 1, key: 'k', move } };
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
      expect(written(take(given))).toBe(written(coerced ?? null));
    }
  });
});

// JSON also compares the order of keys.
function written(values: Values | null): string {
  return JSON.stringify(values);
}
