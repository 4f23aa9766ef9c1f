/**
 * The table of contents of a game: four maps, from which the unions are derived. A step with an entry in `moves` asks,
 * with exactly that move type; any other runs by itself. `disclosures` only where a rule speaks of cards that nobody may
 * see: facts with a field `answer`, such as `{ holdsNamed: { seat: Seat; name: CardName; answer: boolean } }`.
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
/** Something still to be done: plain data on the agenda. */
export type StepOf<G extends GameTypes> = {
  [K in Keys<G['steps']>]: { step: K } & G['steps'][K];
}[Keys<G['steps']>];
/** Something that happened, past tense, public by definition: cards in it are named only if everybody may read them. */
export type PlainFactOf<G extends GameTypes> = {
  [K in Keys<G['facts']>]: { fact: K } & G['facts'][K];
}[Keys<G['facts']>];
/** Something told in the open of cards that lie hidden: a question with its true answer. */
export type DisclosureOf<G extends GameTypes> = {
  [K in Keys<G['disclosures']>]: { fact: K } & G['disclosures'][K];
}[Keys<G['disclosures']>];
/** What a game has to tell. */
export type FactOf<G extends GameTypes> = PlainFactOf<G> | DisclosureOf<G>;
/** What is asked of hidden cards: the disclosure without its answer. */
export type Asked<G extends GameTypes, K extends Keys<G['disclosures']>> = { fact: K } & Omit<
  G['disclosures'][K],
  'answer'
>;
/** What is answered. Plain JSON. */
export type Answer<G extends GameTypes, K extends Keys<G['disclosures']>> = G['disclosures'][K] extends {
  answer: infer A;
}
  ? A
  : never;
/** What a seat may answer: the GraphQL input as it comes, an object with one key. */
export type MoveOf<G extends GameTypes> = G['moves'][Keys<G['moves']>];

/** Of a record of keys: objects with exactly one of them, as an `@oneOf` input is sent. */
export type OneOf<T, K extends keyof T = keyof T> = { [P in K]: { [Q in P]: T[Q] } }[K];

/** A game whose own types are forgotten: what the registry, the log and the API hold. */
export interface AnyTypes extends GameTypes {
  steps: Record<string, object>;
  moves: Record<string, object>;
  facts: Record<string, object>;
  disclosures: Record<string, { answer: unknown }>;
}
