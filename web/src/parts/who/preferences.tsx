import { useState } from 'preact/hooks';
import { chooseTheme, chosenTheme, THEMES } from '../../browser/theme.ts';
import { chooseLanguage, currentLanguage, LANGUAGES, type Language, t } from '../../texts/index.ts';
import { Choice } from '../forms/choice.tsx';
import style from './preferences.module.css';

const LANGUAGE_LIST = Object.entries(LANGUAGES) as [Language, string][]; // entries() widens the keys to string

/** Renders the choice of theme and language, which are stored in this browser. */
export function Preferences() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <div class={style.preferences}>
      <Choice
        aria-label={t('header.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, text: t(`header.theme.${value}`) }))}
        onValue={(wanted) => {
          chooseTheme(wanted);
          setTheme(wanted);
        }}
      />
      <Choice
        aria-label={t('header.language')}
        title={t('header.language.about')}
        value={currentLanguage()}
        options={LANGUAGE_LIST.map(([value, text]) => ({ value, text, lang: value }))}
        onValue={(wanted) => void chooseLanguage(wanted)}
      />
    </div>
  );
}
