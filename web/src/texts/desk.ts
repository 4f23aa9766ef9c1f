import { deskDe } from './desk/de.ts';
import { deskEn } from './desk/en.ts';
import { type Blanks, currentLanguage, filled, type Language } from './index.ts';
import type { Text } from './text.ts';

export type DeskKey = keyof typeof deskEn;
export type DeskTexts = Readonly<Record<DeskKey, Text>>;

const TEXTS: Readonly<Record<Language, DeskTexts>> = { en: deskEn, de: deskDe };

/** Returns a text of the organizer's and judge's desks. Only the desks load these texts. */
export function d(key: DeskKey, blanks: Blanks = {}): string {
  return filled(TEXTS[currentLanguage()][key], blanks);
}
