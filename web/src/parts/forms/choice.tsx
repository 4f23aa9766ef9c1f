import { Field } from './field.tsx';

export interface Option<Value> {
  readonly value: Value;
  readonly text: string;
  /** Of the text, where it is not that of the page. */
  readonly lang?: string;
}

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onValue: (value: Value) => void;
  readonly id?: string;
  /** With it an option whose value is empty is no answer. */
  readonly required?: boolean | undefined;
  readonly class?: string | undefined;
  readonly 'aria-label'?: string;
  /** What is to be known of it, where there is no room to say so. */
  readonly title?: string;
  readonly 'aria-describedby'?: string | undefined;
}

/** One of several values, as a list that opens. */
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

/** The same under its name. */
export function ChoiceField<Value>({ label, hint, ...choice }: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(id, hintId) => <Choice {...choice} id={id} aria-describedby={hintId} />}
    </Field>
  );
}
