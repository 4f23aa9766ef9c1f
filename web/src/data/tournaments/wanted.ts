/** Which tournament is read, and with what one may see a private one. */
export interface Wanted {
  readonly id: string;
  readonly invitation: string | null;
}
