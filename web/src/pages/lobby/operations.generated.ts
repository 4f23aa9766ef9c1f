// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';


export type NewMatchFormResult = { readonly game: { readonly id: string; readonly title: string; readonly about: string; readonly minSeats: number; readonly maxSeats: number; readonly options: unknown; readonly deckFormat: { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; }>; } | null; } | null; readonly me: { readonly id: string; readonly decks: ReadonlyArray<{ readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; }>; } | null; };
export type NewMatchFormVariables = { readonly game: string; };
export const NEW_MATCH_FORM: Document<NewMatchFormResult, NewMatchFormVariables> = /* @__PURE__ */ document(`query NewMatchForm($game:ID!){game(id:$game){id title about minSeats maxSeats options deckFormat{about ready{key title about}}}me{id decks(game:$game){id name broken}}}`);
