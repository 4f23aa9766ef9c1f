// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';


export type DecksForEventResult = { readonly game: { readonly id: string; readonly deckFormat: { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; }>; } | null; } | null; };
export type DecksForEventVariables = { readonly game: string; };
export const DECKS_FOR_EVENT: Document<DecksForEventResult, DecksForEventVariables> = /* @__PURE__ */ document(`query DecksForEvent($game:ID!){game(id:$game){id deckFormat{about ready{key title about}}}}`);
export type OwnDecksForEventResult = { readonly me: { readonly id: string; readonly decks: ReadonlyArray<{ readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; }>; } | null; };
export type OwnDecksForEventVariables = { readonly game: string; };
export const OWN_DECKS_FOR_EVENT: Document<OwnDecksForEventResult, OwnDecksForEventVariables> = /* @__PURE__ */ document(`query OwnDecksForEvent($game:ID!){me{id decks(game:$game){id name broken}}}`);
