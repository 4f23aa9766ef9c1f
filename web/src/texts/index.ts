import { lasting } from '../browser/storage.ts';
import { tell } from '../browser/window-events.ts';
import { en } from './en.ts';
import type { Text } from './text.ts';

/** The key of a text. The type of every other language requires the same keys as English. */
export type TextKey = keyof typeof en;

export type Texts = Readonly<Record<TextKey, Text>>;

/** The languages in menu order, each under its own name. Game texts are always English. */
export const LANGUAGES = { en: 'English', de: 'Deutsch (Menüs)' } as const;
export type Language = keyof typeof LANGUAGES;

/** The texts that are loaded on demand. English is part of the bundle. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
};

const KEY = 'arbiter.language';

let language: Language = 'en';
let texts: Texts = en;

/** Returns a text with its placeholders filled in: `t('lobby.seats', { n: 2 })`. */
export function t(key: TextKey, blanks: Blanks = {}): string {
  return filled(texts[key], blanks);
}

/** Values for the placeholders of a text, by name. */
export type Blanks = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a text, for pages with their own texts. */
export function filled(found: Text, blanks: Blanks): string {
  const text = typeof found === 'string' ? found : found[isOne(blanks.n) ? 'one' : 'other'];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}

function isOne(count: string | number | undefined): boolean {
  if (typeof count !== 'number') return false;
  // Cached, because building the rules takes longer than filling in a text.
  if (rules?.language !== language) rules = { language, of: new Intl.PluralRules(language) };
  return rules.of.select(count) === 'one';
}

let rules: { language: Language; of: Intl.PluralRules } | null = null;

/** Returns the current language, for `Intl`. */
export function currentLanguage(): Language {
  return language;
}

/** Loads the texts of the reader's chosen language, or of the browser's first supported one. */
export async function loadLanguage(): Promise<void> {
  language = chosen();
  texts = language === 'en' ? en : await OTHERS[language]().catch(() => en);
  document.documentElement.lang = texts === en ? 'en' : language;
}

/** The event fired when the language changes, so that pages render again. */
export const LANGUAGE_CHANGED = 'arbiter:language';

export async function chooseLanguage(wanted: Language): Promise<void> {
  lasting.keep(KEY, wanted);
  await loadLanguage();
  tell(LANGUAGE_CHANGED);
}

function chosen(): Language {
  const wanted = [lasting.read(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(LANGUAGES, tag);
}
