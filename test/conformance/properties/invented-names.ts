import { z } from 'zod';
import {
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  anyValueFor,
  blanksOf,
  type Choice,
  type DeckList,
  decision,
  fastRandom,
  filled,
  play,
  type Seat,
  type Setup,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, type Script, setupOf, spread, walk } from '../script.ts';

/**
 * Names without a meaning: those of `Object.prototype`, which every plain object has, an empty name and an unknown
 * name.
 */
export const GHOSTS: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), '', 'a stranger'];

/** Checks that the catalogue, decks, options and moves accept only names that the game defines. */
export function ghostsAreRefused(game: AnyGame, script: Script): void {
  const setup = setupOf(game, script);
  for (const ghost of GHOSTS) {
    expectThat(game.cards[ghost] === undefined, () => `the catalogue has a card called ${JSON.stringify(ghost)}`);
    checkDecks(game, setup, ghost);
    checkOptions(game, ghost);
  }
  for (const at of spread(walk(game, script).moments, 4)) {
    for (const seat of waitingFor(game, at)) checkMoves(game, at, seat);
  }
}

function checkDecks(game: AnyGame, { options, decks }: Setup<AnyTypes>, ghost: string): void {
  const [first, ...rest] = decks[0] ?? [];
  if (!game.deck || !first) return;
  const haunted: DeckList[] = [[{ card: ghost, count: first.count }, ...rest], [{ card: ghost, count: 1 }]];
  for (const deck of haunted) {
    for (const rules of [options, {}])
      expectThat(game.deck.broken(deck, rules).length > 0, () => `a deck with ${JSON.stringify(ghost)} is accepted`);
  }
}

const checked = new WeakMap<AnyGame, Set<string>>();

function checkOptions(game: AnyGame, ghost: string): void {
  const done = checked.get(game) ?? new Set();
  if (done.has(ghost)) return;
  for (const options of [{ [ghost]: 1 }, ...ghostly(z.toJSONSchema(game.options, { io: 'input' }), ghost)]) {
    const sent: unknown = JSON.parse(jsonWith(options));
    expectThat(!game.options.safeParse(sent).success, () => `the options ${jsonWith(options)} are accepted`);
  }
  checked.set(game, done.add(ghost));
}

// `__proto__` in an object literal is not a key, but in a client's JSON it is.
function jsonWith(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Returns values with the invented name in one place where the schema takes text, and with as little else as possible.
 */
function ghostly(schema: JsonSchema, ghost: string): unknown[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const fields = Object.entries(schema.properties ?? {});
  const { items } = schema;
  return [
    ...(schema.type === 'string' ? [ghost] : []),
    ...parts.filter(isSchema).flatMap((one) => ghostly(one, ghost)),
    ...fields.flatMap(([key, one]) => (isSchema(one) ? ghostly(one, ghost).map((value) => ({ [key]: value })) : [])),
    ...(isSchema(items) ? ghostly(items, ghost).map((value) => [value]) : []),
  ];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkMoves(game: AnyGame, at: AnyAt, seat: Seat): void {
  const asked = decision(game, at, seat);
  for (const choice of spread(asked?.choices ?? [], 4)) {
    for (const ghost of GHOSTS) {
      for (const move of [renamed(choice.move, ghost), ...misnamed(choice, ghost)]) {
        const action = { kind: 'MOVE' as const, seat, move: move as object }; // a careless caller could pass anything
        const played = play(game, at, fastRandom(0), action, asked);
        const got = 'refused' in played ? played.refused : 'accepted';
        expectThat(got === 'ILLEGAL_MOVE', () => `${JSON.stringify(move)} at ${at.version}: ${got}`);
      }
    }
  }
}

function renamed(move: object, ghost: string): object {
  return Object.fromEntries(Object.values(move).map((value) => [ghost, value]));
}

/** Returns moves with the invented name in each blank of a choice or, if the choice has no blank, in each text. */
function misnamed(choice: Choice, ghost: string): unknown[] {
  const blanks = blanksOf(choice);
  if (blanks.length === 0) return withGhost(choice.move, ghost);
  const right = blanks.map((blank) => anyValueFor(blank, fastRandom(0)));
  return blanks.flatMap(({ from, min }, i) => {
    const ghosts = Array.from({ length: Math.max(1, min) }, () => ghost);
    return from ? [filled(choice, ...right.with(i, ghosts))] : [];
  });
}

function withGhost(value: unknown, ghost: string): unknown[] {
  if (typeof value === 'string') return [ghost];
  if (Array.isArray(value))
    return value.flatMap((one, i) => withGhost(one, ghost).map((wrong) => value.with(i, wrong)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    withGhost(one, ghost).map((wrong) => ({ ...value, [key]: wrong })),
  );
}
