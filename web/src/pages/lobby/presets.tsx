import { useId } from 'preact/hooks';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';
import type { NewMatchForm } from './new-match-input.ts';
import type { NewMatchFormResult } from './operations.generated.ts';

type Preset = NonNullable<NewMatchFormResult['game']>['presets'][number];

interface PresetsProps {
  readonly presets: readonly Preset[];
  readonly form: NewMatchForm;
  readonly change: (part: Partial<NewMatchForm>) => void;
}

/** Renders the ready-made kinds of match, and the choice to set the rules one by one. */
export function Presets({ presets, form, change }: PresetsProps) {
  const name = useId();
  const chosen = form.preset === undefined ? presets[0]?.key : form.preset;
  const own = { key: null, title: t('new.preset.own'), about: t('new.preset.own.about'), options: form.options };
  return (
    <fieldset class={`panel ${style.group}`}>
      <legend>{t('new.preset')}</legend>
      {[...presets, own].map(({ key, title, about, options }) => (
        <div key={key} class={style.preset}>
          <input
            id={`${name}-${key}`}
            name={name}
            type="radio"
            aria-describedby={`${name}-${key}-about`}
            checked={chosen === key}
            onChange={() => change({ preset: key, options: { ...(options as object) } })}
          />
          <label for={`${name}-${key}`}>{title}</label>
          <small id={`${name}-${key}-about`} class="soft">
            {about}
          </small>
        </div>
      ))}
    </fieldset>
  );
}
