/**
 * The type map of a game, from which the unions are derived. A step with an entry in `moves` asks a seat for a move of
 * that type. Other steps run without a question. `disclosures` is for rules that publish something about hidden cards.
 * It lists facts that have a field `answer`, such as `{ holdsNamed: { seat: Seat; name: CardName; answer: boolean } }`.
 */
export interface GameTypes {
  options: object;
  state: object;
  steps: object;
  moves: object;
  facts: object;
  disclosures: object;
  view: object;
}

export type Keys<T> = keyof T & string;
/** A remaining step: plain data on the agenda. */
export type StepOf<G extends GameTypes> = {
  [K in Keys<G['steps']>]: { step: K } & G['steps'][K];
}[Keys<G['steps']>];
/** A past event, which is public by definition. A fact names only cards that everyone can read. */
export type PlainFactOf<G extends GameTypes> = {
  [K in Keys<G['facts']>]: { fact: K } & G['facts'][K];
}[Keys<G['facts']>];
/** A public statement about hidden cards, consisting of a question and the true answer. */
export type DisclosureOf<G extends GameTypes> = {
  [K in Keys<G['disclosures']>]: { fact: K } & G['disclosures'][K];
}[Keys<G['disclosures']>];
/** Any fact of a game. */
export type FactOf<G extends GameTypes> = PlainFactOf<G> | DisclosureOf<G>;
/** A question about hidden cards, which is a disclosure without the answer. */
export type Asked<G extends GameTypes, K extends Keys<G['disclosures']>> = { fact: K } & Omit<
  G['disclosures'][K],
  'answer'
>;
/** The answer to a question about hidden cards, as plain JSON. */
export type Answer<G extends GameTypes, K extends Keys<G['disclosures']>> = G['disclosures'][K] extends {
  answer: infer A;
}
  ? A
  : never;
/** A seat's move, which is the GraphQL input as received: an object with one key. */
export type MoveOf<G extends GameTypes> = G['moves'][Keys<G['moves']>];

/** An object with exactly one of the keys, like an `@oneOf` input. */
export type OneOf<T, K extends keyof T = keyof T> = { [P in K]: { [Q in P]: T[Q] } }[K];

/** The type map of a game with erased types. The registry, the log and the API use it. */
export interface AnyTypes extends GameTypes {
  steps: Record<string, object>;
  moves: Record<string, object>;
  facts: Record<string, object>;
  disclosures: Record<string, { answer: unknown }>;
}
