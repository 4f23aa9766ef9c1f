import { type Blanks, currentLanguage, filled, type Language } from './index.ts';
import { replayDe } from './replay/de.ts';
import { replayEn } from './replay/en.ts';
import type { Text } from './text.ts';

export type ReplayKey = keyof typeof replayEn;
export type ReplayTexts = Readonly<Record<ReplayKey, Text>>;

const TEXTS: Readonly<Record<Language, ReplayTexts>> = { en: replayEn, de: replayDe };

/** Returns a text of the replay page. Only the replay page loads these texts. */
export function r(key: ReplayKey, blanks: Blanks = {}): string {
  return filled(TEXTS[currentLanguage()][key], blanks);
}

export function isReplayKey(name: string): name is ReplayKey {
  return Object.hasOwn(replayEn, name);
}
