/**
 * The table of contents of a game: four maps, from which the unions are derived. A step with an entry in `moves` asks,
 * with exactly that move type; any other runs by itself.
 */
export interface GameTypes {
  options: object;
  state: object;
  steps: object;
  moves: object;
  facts: object;
  view: object;
}

export type Keys<T> = keyof T & string;
/** Something still to be done: plain data on the agenda. */
export type StepOf<G extends GameTypes> = {
  [K in Keys<G['steps']>]: { step: K } & G['steps'][K];
}[Keys<G['steps']>];
/** Something that happened, past tense, public by definition: cards in it are named only if everybody may read them. */
export type FactOf<G extends GameTypes> = {
  [K in Keys<G['facts']>]: { fact: K } & G['facts'][K];
}[Keys<G['facts']>];
/** What a seat may answer: the GraphQL input as it comes, an object with one key. */
export type MoveOf<G extends GameTypes> = G['moves'][Keys<G['moves']>];

/** A game whose own types are forgotten: what the registry, the log and the API hold. */
export interface AnyTypes extends GameTypes {
  steps: Record<string, object>;
  moves: Record<string, object>;
  facts: Record<string, object>;
}
