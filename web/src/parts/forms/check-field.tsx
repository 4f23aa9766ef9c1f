import { useId } from 'preact/hooks';
import style from './field.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly onValue: (value: boolean) => void;
}

/** Renders a checkbox with its label. */
export function CheckField({ label, hint, value, disabled, onValue }: CheckFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div class={style.check}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hintId}
        checked={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <small id={hintId} class="soft">
          {hint}
        </small>
      )}
    </div>
  );
}
