import { useState } from 'preact/hooks';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { type TextKey, t } from '../../../texts/index.ts';
import { hasAnswerKeys, keepAnswerKeys } from '../answering/hotkeys.ts';
import style from './drawer.module.css';

/** The keys of the table. A name that is a text is translated. */
const KEYS: readonly (readonly [string, TextKey])[] = [
  ['1 – 9', 'keys.answer'],
  ['keys.space', 'keys.go'],
  ['Esc', 'keys.back'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['table.undo.key', 'keys.undo'],
  ['?', 'keys.rules'],
];

/** Renders the list of keys, and whether those without a modifier give answers: people who dictate need them off. */
export function Keys() {
  const [isOn, setOn] = useState(hasAnswerKeys);
  const set = (wanted: boolean) => {
    keepAnswerKeys(wanted);
    setOn(wanted);
  };
  return (
    <details class={style.keys}>
      <summary>{t('keys')}</summary>
      <dl>
        {KEYS.map(([name, text]) => (
          <div key={name}>
            <dt>
              <kbd>{name === 'keys.space' || name === 'table.undo.key' ? t(name) : name}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <CheckField label={t('keys.on')} value={isOn} onValue={set} />
    </details>
  );
}
