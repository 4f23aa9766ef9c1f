import { lasting } from './storage.ts';

/** The reader's choice; `system` follows the device. */
type Theme = (typeof THEMES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;

const KEY = 'arbiter.theme';

export function chosenTheme(): Theme {
  const kept = lasting.read(KEY);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  lasting.keep(KEY, theme);
  applyTheme();
}

/** Sets the theme on the root element, where look/tokens.css reads it. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = chosenTheme();
}
