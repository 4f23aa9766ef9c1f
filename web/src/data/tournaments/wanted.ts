/** The tournament to load, and an invitation if it is private. */
export interface Wanted {
  readonly id: string;
  readonly invitation: string | null;
}
