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
import { selectAllFields } from './select-all-fields.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const ours = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = ours.filter(isObjectType);
const view = schema.getType('GameView');
const views = isUnionType(view) ? view.getTypes() : [];

describe('the schema, for older tools', () => {
  it('declares every directive, because graphql-js 14 and ruby-graphql lack some of them or their locations', () => {
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

describe('a field named id', () => {
  it('exists on globally unique objects only, not on parts of one match or game', () => {
    const having = objects.filter((type) => type.getFields().id).map(({ name }) => name);
    expect(having.sort()).toEqual([
      ...['ApiKey', 'Challenge', 'Deck', 'Game', 'Match', 'Message', 'OpenSession', 'OperatorLogEntry', 'Player'],
      ...['PlayerReport', 'PushSubscription', 'Tournament', 'Webhook', 'WebhookDelivery'],
    ]);
  });

  it('has the type ID and is never null', () => {
    const types = objects.flatMap((type) => type.getFields().id?.type.toString() ?? []);
    expect(new Set(types)).toEqual(new Set(['ID!']));
  });
});

describe('a selection for all games', () => {
  it('can include every field of every typed view: no two fields of the same name conflict', () => {
    expect(views.length).toBeGreaterThan(4);
    const all = views.map((type) => `... on ${type.name} { ${selectAllFields(type)} }`).join(' ');
    const document = parse(`{ match(id: "x") { view { ${all} } } }`);
    expect(validate(schema, document, [OverlappingFieldsCanBeMergedRule]).map(String)).toEqual([]);
  });

  it('fails validation if two fields of the same name conflict', () => {
    const clash = 'phase: golemsPhase } ... on ValhallaView { phase: valhallaPhase';
    const document = parse(`{ match(id: "x") { view { ... on GolemsView { ${clash} } } } }`);
    expect(validate(schema, document, [OverlappingFieldsCanBeMergedRule])).toHaveLength(1);
  });
});

describe('names in the contract', () => {
  it('write all enum values in capitals', () => {
    const values = ours.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
  });

  it('use the same type for cards in inputs and outputs', () => {
    const sent = ours.filter(isInputObjectType).flatMap((type) => type.getFields().card?.type ?? []);
    const names = new Set(sent.map((type) => getNamedType(type).name));
    expect(names).toContain('Int');
    const read = objects.find(({ name }) => name === 'CardView')?.getFields().number?.type;
    expect(String(read)).toBe('Int');
    const typed = objects.filter(({ name }) => /Card$/.test(name)).flatMap((type) => type.getFields().number ?? []);
    expect(new Set(typed.map(({ type }) => String(type)))).toEqual(new Set(['Int!']));
  });

  it('give every custom scalar a specification', () => {
    const scalars = ours.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    expect(scalars.map(({ name }) => name).sort()).toEqual(['Cursor', 'DateTime', 'JSON']);
    for (const { specifiedByURL } of scalars) expect(specifiedByURL).toMatch(/^https:/);
  });

  it('list every error code of the table', () => {
    const codes = schema.getType('ErrorCode');
    expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual(Object.keys(ERRORS));
  });
});

describe('connections', () => {
  const connections = objects.filter(({ name }) => name.endsWith('Connection'));

  it('page in both directions, have a total count, and use one cursor type', () => {
    expect(connections.map(({ name }) => name).sort()).toEqual([
      'EntryConnection',
      'MatchConnection',
      'MessageConnection',
      'OperatorLogConnection',
      'PlayerReportConnection',
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
