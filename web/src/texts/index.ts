import { lasting } from '../browser/storage.ts';
import { tell } from '../browser/window-events.ts';
import { en } from './en.ts';
import type { Text } from './text.ts';

/** The key of a text. English has them all; another language has the same, which its type makes sure of. */
export type TextKey = keyof typeof en;

export type Texts = Readonly<Record<TextKey, Text>>;

/** In the order in which they are offered, each by its own name. Games say everything in English. */
export const LANGUAGES = { en: 'English', de: 'Deutsch (Menüs)' } as const;
export type Language = keyof typeof LANGUAGES;

/** Those that are not in every page's code. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
};

const KEY = 'arbiter.language';

let language: Language = 'en';
let texts: Texts = en;

/** The text, its blanks filled in: `t('lobby.seats', { n: 2 })`. */
export function t(key: TextKey, blanks: Blanks = {}): string {
  return filled(texts[key], blanks);
}

/** What goes into the blanks of a text, by name. */
export type Blanks = Readonly<Record<string, string | number>>;

/** A text in the language of the pages with its blanks filled in: for pages with texts of their own. */
export function filled(found: Text, blanks: Blanks): string {
  const text = typeof found === 'string' ? found : found[isOne(blanks.n) ? 'one' : 'other'];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}

function isOne(count: string | number | undefined): boolean {
  if (typeof count !== 'number') return false;
  // Made once: it takes longer than all the rest of a text.
  if (rules?.language !== language) rules = { language, of: new Intl.PluralRules(language) };
  return rules.of.select(count) === 'one';
}

let rules: { language: Language; of: Intl.PluralRules } | null = null;

/** The language that the pages are in, for `Intl`. */
export function currentLanguage(): Language {
  return language;
}

/** Loads the texts of the language that the reader has chosen, or that their browser asks for first. */
export async function loadLanguage(): Promise<void> {
  language = chosen();
  texts = language === 'en' ? en : await OTHERS[language]().catch(() => en);
  document.documentElement.lang = texts === en ? 'en' : language;
}

/** The event of a new language: pages are drawn again in it. */
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
