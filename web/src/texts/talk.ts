import { type Blanks, currentLanguage, filled, type Language } from './index.ts';
import { talkDe } from './talk/de.ts';
import { talkEn } from './talk/en.ts';
import type { Text } from './text.ts';

export type TalkKey = keyof typeof talkEn;

const TEXTS: Readonly<Record<Language, Readonly<Record<TalkKey, Text>>>> = { en: talkEn, de: talkDe };

/** Returns a text of the talk at the table, which is loaded after the table. */
export function s(key: TalkKey, blanks: Blanks = {}): string {
  return filled(TEXTS[currentLanguage()][key], blanks);
}
