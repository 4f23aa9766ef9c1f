/** The tournament to load, and the invitation to a private one. */
export interface Wanted {
  readonly id: string;
  readonly invitation: string | null;
}
