import { Field } from './field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The number; null if the field is empty. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  /** The step between allowed numbers; `any` allows fractions. */
  readonly step?: number | 'any';
  /** The value used while the field is empty. */
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** Renders a field for a number, with its label. */
export function NumberField({ label, hint, value, onValue, ...rest }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(id, hintId) => (
        <input
          {...rest}
          id={id}
          type="number"
          inputMode="decimal"
          aria-describedby={hintId}
          value={value ?? ''}
          onInput={({ currentTarget }) => onValue(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}
