import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './field.module.css';

interface FieldProps {
  readonly label: string;
  /** Information for the reader before answering. */
  readonly hint?: string | undefined;
  /** The control; it must use these ids for its label and its description. */
  readonly children: (id: string, hintId: string | undefined) => ComponentChildren;
}

/** Renders a control with its label. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div class={style.field}>
      <label for={id}>{label}</label>
      {children(id, hintId)}
      {hint && (
        <small id={hintId} class="soft">
          {hint}
        </small>
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly autocomplete?: string;
}

/** Renders a field for a line of text, with its label. */
export function TextField({ label, hint, value, onValue, type, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(id, hintId) => {
        const said = { ...rest, id, value, 'aria-describedby': hintId };
        const read = ({ currentTarget }: { currentTarget: HTMLInputElement }) => onValue(currentTarget.value);
        return type === 'password' ? (
          <input {...said} type="password" onInput={read} />
        ) : (
          <input {...said} type="text" onInput={read} />
        );
      }}
    </Field>
  );
}
