/** Planned maintenance. All clients can read it. */
export interface Maintenance {
  /** When the maintenance begins. */
  at: Date;
  text: string;
  /** The text in other languages, by two-letter code. */
  translations: Readonly<Record<string, string>>;
}

/** What this process last read. */
export interface KnownMaintenance {
  value: Maintenance | null;
  readAt: number;
}

/** Returns the text in a language, such as `de` or `de-AT`, or else the default text. */
export function textIn({ text, translations }: Maintenance, language: string | null | undefined): string {
  const code = (language ?? '').slice(0, 2).toLowerCase();
  return (Object.hasOwn(translations, code) && translations[code]) || text;
}
