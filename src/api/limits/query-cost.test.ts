import { buildSchema, type DocumentNode, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PRICES, priceOf } from './query-cost.ts';

const schema = buildSchema(`
  type Query { me: Node  matches(first: Int = 20): Page  both(first: Int, last: Int): Page }
  type Mutation { do: Node }
  type Page { edges: [Edge!]!  nodes: [Match!]! }
  type Edge { node: Match! }
  type Match { id: ID!  list: [Node!]!  entries(first: Int = 100): Entries }
  type Entries { nodes: [Node!]! }
  type Node { id: ID!  list: [Node!]! }
`);

function operation(document: DocumentNode, name?: string) {
  const node = getOperationAST(document, name);
  if (!node) throw new Error(`the document has no operation ${name}`);
  return { schema, document, node };
}

const price = (query: string, variables: object = {}) => priceOf(operation(parse(query)), { ...variables }).requests;
const tooCostly = expect.objectContaining({ code: 'TOO_COSTLY' });

describe('the price of a request', () => {
  it('a list multiplies the price of its selections, and a page multiplies it by the length of the page', () => {
    const deep = (first: number) => `{ matches(first: ${first}) { nodes { list { list { list { id } } } } } }`;
    expect(() => price(deep(100))).toThrow(tooCostly);
    expect(price(deep(10))).toBeGreaterThan(price(deep(1)));
  });

  it('the length of a page is the variable, the default of the variable, or the default of the field', () => {
    const query = 'query ($n: Int) { matches(first: $n) { edges { node { list { list { id } } } } } }';
    expect(price(query, { n: 1 })).toBe(1);
    expect(price(query, { n: 100 })).toBe(12);
    expect(price(query)).toBe(price(query, { n: 20 }));
    expect(price(query, { n: null })).toBe(price(query));
    expect(price(query.replace('$n: Int', '$n: Int = 100'))).toBe(price(query, { n: 100 }));
  });

  it('a page costs as much from the end of a list as from its beginning', () => {
    const query = (page: string) => `query ($n: Int) { both${page} { nodes { list { list { id } } } } }`;
    expect(price(query('(last: 50)'))).toBe(price(query('(first: 50)')));
    expect(price(query('(last: $n)'), { n: 100 })).toBe(price(query('(first: 100)')));
    expect(price(query('(last: 2)'))).toBeLessThan(price(query('')));
  });

  it('a document has a separate price for each request and operation', () => {
    const document = parse(
      'query A { me { id } } query B($n: Int) { matches(first: $n) { nodes { list { list { id } } } } }',
    );
    const asked = (name: string, n: number) => priceOf(operation(document, name), { n }).requests;
    expect([asked('A', 100), asked('B', 100), asked('B', 1), asked('B', 100)]).toEqual([1, 12, 1, 12]);
  });

  it('the number of entries is limited for all selections, including fragments', () => {
    const query =
      'query ($n: Int) { matches(first: 5) { nodes { ...f } } } fragment f on Match { entries(first: $n) { nodes { id } } }';
    expect(price(query, { n: 400 })).toBeGreaterThan(1);
    expect(() => price(query, { n: 401 })).toThrow(
      expect.objectContaining({ details: { cost: 2005, limit: PRICES.entries } }),
    );
  });

  it('the price of a list that is known to be long depends on its length', () => {
    const catalogue = () => operation(parse('{ me { list { id } } }'));
    expect(priceOf(catalogue(), {}).requests).toBe(1);
    expect(priceOf(catalogue(), {}, new Map([['Node.list', 800]])).requests).toBe(3);
  });

  it('each mutation counts as a request', () => {
    expect(price('mutation { do { id } }')).toBe(1);
    expect(price('mutation { a: do { id } ...f } fragment f on Mutation { b: do { id } c: do { id } }')).toBe(3);
  });

  it('fragments that include each other twice are priced quickly and completely', () => {
    const fragments = Array.from({ length: 60 }, (_, i) => `fragment f${i} on Node { ...f${i + 1} ...f${i + 1} }`);
    const before = performance.now();
    expect(() => price(`{ me { ...f0 } } ${fragments.join(' ')} fragment f60 on Node { id }`)).toThrow(tooCostly);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
