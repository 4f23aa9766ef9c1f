// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../../data/client.ts';
import type { StartSearchInput } from '../../../data/client.ts';

export type SearchParts = { readonly game: { readonly id: string; readonly title: string; }; readonly since: string; readonly range: number | null; readonly botAt: string | null; readonly others: number; readonly matchId: string | null; };

const SEARCH_PARTS = 'fragment SearchParts on Search{game{id title}since range botAt others matchId}';

export type StartSearchResult = { readonly startSearch: SearchParts; };
export type StartSearchVariables = { readonly input: StartSearchInput; };
export const START_SEARCH: Document<StartSearchResult, StartSearchVariables> = /* @__PURE__ */ document(`${SEARCH_PARTS}mutation StartSearch($input:StartSearchInput!){startSearch(input:$input){...SearchParts}}`);
export type StopSearchResult = { readonly stopSearch: SearchParts | null; };
export type StopSearchVariables = {};
export const STOP_SEARCH: Document<StopSearchResult, StopSearchVariables> = /* @__PURE__ */ document(`${SEARCH_PARTS}mutation StopSearch{stopSearch{...SearchParts}}`);
export type SearchUpdatesResult = { readonly searchUpdates: SearchParts; };
export type SearchUpdatesVariables = {};
export const SEARCH_UPDATES: Document<SearchUpdatesResult, SearchUpdatesVariables> = /* @__PURE__ */ document(`${SEARCH_PARTS}subscription SearchUpdates{searchUpdates{...SearchParts}}`);
