import { friendsDe } from './friends/de.ts';
import { friendsEn } from './friends/en.ts';
import { type Blanks, currentLanguage, filled, type Language } from './index.ts';
import type { Text } from './text.ts';

export type FriendsKey = keyof typeof friendsEn;

const TEXTS: Readonly<Record<Language, Readonly<Record<FriendsKey, Text>>>> = { en: friendsEn, de: friendsDe };

/** Returns a text about friends and invitations. */
export function f(key: FriendsKey, blanks: Blanks = {}): string {
  return filled(TEXTS[currentLanguage()][key], blanks);
}
