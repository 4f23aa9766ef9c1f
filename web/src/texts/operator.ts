import { type Blanks, currentLanguage, filled, type Language } from './index.ts';
import { operatorDe } from './operator/de.ts';
import { operatorEn } from './operator/en.ts';
import type { Text } from './text.ts';

type OperatorKey = keyof typeof operatorEn;

const TEXTS: Readonly<Record<Language, Readonly<Record<OperatorKey, Text>>>> = { en: operatorEn, de: operatorDe };

/** Returns a text of the operator's page. Only that page loads these texts. */
export function o(key: OperatorKey, blanks: Blanks = {}): string {
  return filled(TEXTS[currentLanguage()][key], blanks);
}
