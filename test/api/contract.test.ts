import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/errors.ts';
import { everythingOf } from './everything-of.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const ours = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = ours.filter(isObjectType);
const view = schema.getType('GameView');
const views = isUnionType(view) ? view.getTypes() : [];

describe('The schema as older tools read it', () => {
  it('declares every directive: graphql-js 14 and ruby-graphql do not know them, or not where they stand', () => {
    const document = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const declared = document.definitions.flatMap((one) =>
      one.kind === Kind.DIRECTIVE_DEFINITION ? [one.name.value] : [],
    );
    const used = new Set<string>();
    visit(document, { enter: (node) => void (node.kind === Kind.DIRECTIVE && used.add(node.name.value)) });
    expect([...used].sort()).toEqual(['deprecated', 'oneOf', 'specifiedBy']);
    expect(declared.sort()).toEqual([...used].sort());
  });
});

describe('What is called id', () => {
  it('is there on what is the same thing everywhere, and on nothing that belongs to one match or one game', () => {
    const having = objects.filter((type) => type.getFields().id).map(({ name }) => name);
    expect(having.sort()).toEqual([
      ...['ApiKey', 'Challenge', 'Deck', 'Game', 'Match', 'OpenSession', 'Player'],
      ...['PushSubscription', 'Tournament', 'Webhook', 'WebhookDelivery'],
    ]);
  });

  it('is of the type ID and never null', () => {
    const types = objects.flatMap((type) => type.getFields().id?.type.toString() ?? []);
    expect(new Set(types)).toEqual(new Set(['ID!']));
  });
});

describe('What a client writes once for all games', () => {
  it('is a selection of everything in every typed view: no two fields of one name conflict', () => {
    expect(views.length).toBeGreaterThan(4);
    const all = views.map((type) => `... on ${type.name} { ${everythingOf(type)} }`).join(' ');
    const document = parse(`{ match(id: "x") { view { ${all} } } }`);
    expect(validate(schema, document, [OverlappingFieldsCanBeMergedRule]).map(String)).toEqual([]);
  });

  it('is checked by a rule that finds two phases of one name', () => {
    const clash = 'phase: golemsPhase } ... on ValhallaView { phase: valhallaPhase';
    const document = parse(`{ match(id: "x") { view { ... on GolemsView { ${clash} } } } }`);
    expect(validate(schema, document, [OverlappingFieldsCanBeMergedRule])).toHaveLength(1);
  });
});

describe('The words of the contract', () => {
  it('have all values of enums in capitals', () => {
    const values = ours.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
  });

  it('have one type for cards that are read and cards that are sent', () => {
    const sent = ours.filter(isInputObjectType).flatMap((type) => type.getFields().card?.type ?? []);
    const names = new Set(sent.map((type) => getNamedType(type).name));
    expect(names).toContain('Int');
    const read = objects.find(({ name }) => name === 'CardView')?.getFields().number?.type;
    expect(String(read)).toBe('Int');
    const typed = objects.filter(({ name }) => /Card$/.test(name)).flatMap((type) => type.getFields().number ?? []);
    expect(new Set(typed.map(({ type }) => String(type)))).toEqual(new Set(['Int!']));
  });

  it('name the specification of every scalar of our own', () => {
    const scalars = ours.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    expect(scalars.map(({ name }) => name).sort()).toEqual(['Cursor', 'DateTime', 'JSON']);
    for (const { specifiedByURL } of scalars) expect(specifiedByURL).toMatch(/^https:/);
  });

  it('have every code of an error, from the one table', () => {
    const codes = schema.getType('ErrorCode');
    expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual(Object.keys(ERRORS));
  });
});

describe('Connections', () => {
  const connections = objects.filter(({ name }) => name.endsWith('Connection'));

  it('go both ways, count, and have one type of cursor in and out', () => {
    expect(connections.map(({ name }) => name).sort()).toEqual([
      'EntryConnection',
      'MatchConnection',
      'TournamentConnection',
    ]);
    for (const connection of connections) {
      expect(String(connection.getFields().totalCount?.type)).toBe('Int!');
      const [field] = objects.flatMap((type) =>
        Object.values(type.getFields()).filter(({ type: of }) => getNamedType(of) === connection),
      );
      const types = Object.fromEntries(field?.args.map(({ name, type }) => [name, String(type)]) ?? []);
      expect(types).toMatchObject({ first: 'Int', last: 'Int', after: 'Cursor', before: 'Cursor' });
    }
    const ends = objects.find(({ name }) => name === 'PageInfo')?.getFields();
    expect(String(ends?.startCursor?.type)).toBe('Cursor');
    expect(String(ends?.endCursor?.type)).toBe('Cursor');
  });
});
