import { useState } from 'preact/hooks';
import { chooseTheme, chosenTheme, THEMES } from '../../browser/theme.ts';
import { chooseLanguage, currentLanguage, LANGUAGES, type Language, t } from '../../texts/index.ts';
import style from './preferences.module.css';

const LANGUAGE_LIST = Object.entries(LANGUAGES) as [Language, string][]; // entries() forgets which keys there are

/** Colours and language, kept in this browser. */
export function Preferences() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <div class={style.preferences}>
      <select
        aria-label={t('header.theme')}
        value={theme}
        onChange={({ currentTarget }) => {
          const wanted = THEMES.find((one) => one === currentTarget.value) ?? 'system';
          chooseTheme(wanted);
          setTheme(wanted);
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(`header.theme.${one}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('header.language')}
        value={currentLanguage()}
        onChange={({ currentTarget }) => {
          const wanted = LANGUAGE_LIST.find(([tag]) => tag === currentTarget.value);
          if (wanted) chooseLanguage(wanted[0]);
        }}
      >
        {LANGUAGE_LIST.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
