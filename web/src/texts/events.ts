import { eventsDe } from './events/de.ts';
import { eventsEn } from './events/en.ts';
import { type Blanks, currentLanguage, filled, type Language } from './index.ts';
import type { Text } from './text.ts';

export type EventsKey = keyof typeof eventsEn;
export type EventsTexts = Readonly<Record<EventsKey, Text>>;

const TEXTS: Readonly<Record<Language, EventsTexts>> = { en: eventsEn, de: eventsDe };

export function isEventsKey(key: string): key is EventsKey {
  return Object.hasOwn(eventsEn, key);
}

/** Returns a text of the tournament pages. Only the tournament pages load these texts. */
export function e(key: EventsKey, blanks: Blanks = {}): string {
  return filled(TEXTS[currentLanguage()][key], blanks);
}
