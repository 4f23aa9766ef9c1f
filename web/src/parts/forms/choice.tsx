import { Field } from './field.tsx';

export interface Option<Value> {
  readonly value: Value;
  readonly text: string;
  /** The language of the text, if it differs from the page. */
  readonly lang?: string;
}

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onValue: (value: Value) => void;
  readonly id?: string;
  /** Whether the form rejects an option with an empty value. */
  readonly required?: boolean | undefined;
  readonly class?: string | undefined;
  readonly 'aria-label'?: string;
  /** A tooltip, if there is no room for a hint. */
  readonly title?: string;
  readonly 'aria-describedby'?: string | undefined;
}

/** Renders a drop-down list of several values. */
export function Choice<Value>({ value, options, onValue, ...rest }: ChoiceProps<Value>) {
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    const chosen = options[currentTarget.selectedIndex];
    if (chosen) onValue(chosen.value);
  };
  return (
    <select {...rest} value={String(value)} onChange={choose}>
      {options.map(({ value: one, text, lang }) => (
        <option key={String(one)} value={String(one)} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface ChoiceFieldProps<Value> extends Pick<ChoiceProps<Value>, 'value' | 'options' | 'onValue' | 'required'> {
  readonly label: string;
  readonly hint?: string;
}

/** Renders a drop-down list with its label. */
export function ChoiceField<Value>({ label, hint, ...choice }: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(id, hintId) => <Choice {...choice} id={id} aria-describedby={hintId} />}
    </Field>
  );
}
