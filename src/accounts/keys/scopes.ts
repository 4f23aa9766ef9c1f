/** What an API key may be made for. What each lets somebody do stands in src/api/permissions/permissions.ts. */
export const SCOPES = ['READ', 'PLAY', 'ORGANIZE'] as const;
export type Scope = (typeof SCOPES)[number];

/** The key that a caller has shown in place of a session's token. */
export interface ShownKey {
  id: string;
  scopes: readonly Scope[];
  /** Requests a minute. */
  budget: number;
}
