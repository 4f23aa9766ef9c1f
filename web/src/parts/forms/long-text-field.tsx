import { Field } from './field.tsx';

interface LongTextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly maxLength?: number;
  readonly rows?: number;
}

/** Renders a field for several lines of text, with its label. */
export function LongTextField({ label, hint, value, onValue, rows = 3, maxLength }: LongTextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(id, hintId) => (
        <textarea
          id={id}
          rows={rows}
          maxLength={maxLength}
          aria-describedby={hintId}
          value={value}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
    </Field>
  );
}
