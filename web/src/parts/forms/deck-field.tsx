import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { Field } from './field.tsx';

export interface DeckFieldProps {
  readonly format: {
    readonly about: string;
    readonly ready: readonly { readonly key: string; readonly title: string; readonly about: string }[];
  };
  /** The reader's own decks. Decks that now break a rule cannot be chosen. */
  readonly decks: readonly { readonly id: string; readonly name: string; readonly broken: readonly string[] }[];
  /** The chosen deck as `ready:key` or `saved:id`; empty for the game's first deck. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The label of the empty option; by default the game's first deck. */
  readonly none?: string;
  /** Whether a deck must be chosen. */
  readonly required?: boolean;
}

/** Renders the choice of a deck. */
export function DeckField({ format, decks, value, onValue, none, required = false }: DeckFieldProps) {
  const about = format.ready.find(({ key }) => value === `ready:${key}`)?.about ?? format.about;
  return (
    <Field label={t('deck.bring')} hint={about}>
      {(id, hint) => (
        <select
          id={id}
          aria-describedby={hint}
          value={value}
          required={required}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        >
          <option value="">{none ?? t('deck.first')}</option>
          {decks.length > 0 && (
            <optgroup label={t('deck.own')}>
              {decks.map(({ id: key, name, broken }) => (
                <option key={key} value={`saved:${key}`} disabled={broken.length > 0}>
                  {isolated(name)}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t('deck.ready')}>
            {format.ready.map(({ key, title }) => (
              <option key={key} value={`ready:${key}`}>
                {title}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}
