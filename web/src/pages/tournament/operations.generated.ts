// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';

export type DeckChoices = { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; }>; };

export type OwnDeck = { readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; };

const DECK_CHOICES = 'fragment DeckChoices on DeckFormat{about ready{key title about}}';
const OWN_DECK = 'fragment OwnDeck on Deck{id name broken}';

export type DecksForEventResult = { readonly game: { readonly id: string; readonly deckFormat: DeckChoices | null; } | null; };
export type DecksForEventVariables = { readonly game: string; };
export const DECKS_FOR_EVENT: Document<DecksForEventResult, DecksForEventVariables> = /* @__PURE__ */ document(`${DECK_CHOICES}query DecksForEvent($game:ID!){game(id:$game){id deckFormat{...DeckChoices}}}`);
export type OwnDecksForEventResult = { readonly me: { readonly id: string; readonly decks: ReadonlyArray<OwnDeck>; } | null; };
export type OwnDecksForEventVariables = { readonly game: string; };
export const OWN_DECKS_FOR_EVENT: Document<OwnDecksForEventResult, OwnDecksForEventVariables> = /* @__PURE__ */ document(`${OWN_DECK}query OwnDecksForEvent($game:ID!){me{id decks(game:$game){...OwnDeck}}}`);
