import { t } from '../../texts/index.ts';
import { CheckField } from '../forms/check-field.tsx';
import { Choice } from '../forms/choice.tsx';
import { Field } from '../forms/field.tsx';
import { type OptionField as Described, readable } from './schema-field.ts';

interface OptionFieldProps {
  readonly field: Described;
  /** The chosen value; undefined for the game's default. */
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

/** Renders a control for one option of a game, derived from its schema. */
export function OptionField({ field, value, onValue }: OptionFieldProps) {
  const { name, about, initial, control } = field;
  if (control.kind === 'check')
    return <CheckField label={readable(name)} hint={about} value={Boolean(value ?? initial)} onValue={onValue} />;
  return (
    <Field label={readable(name)} hint={about}>
      {(inner, hint) => <Control id={inner} hint={hint} field={field} value={value} onValue={onValue} />}
    </Field>
  );
}

type ControlProps = OptionFieldProps & { readonly id: string; readonly hint: string | undefined };

function Control({ id, hint, field: { control, initial }, value, onValue }: ControlProps) {
  if (control.kind === 'choice')
    return (
      <Choice
        id={id}
        aria-describedby={hint}
        value={String(value ?? initial ?? '')}
        options={[
          ...(initial === undefined || initial === null ? [{ value: '', text: t('new.option.none') }] : []),
          ...control.values.map((one) => ({ value: one, text: readable(one) })),
        ]}
        onValue={(chosen) => onValue(chosen || undefined)}
      />
    );
  return (
    <input
      id={id}
      type="number"
      aria-describedby={hint}
      min={control.kind === 'number' ? control.min : undefined}
      max={control.kind === 'number' ? control.max : undefined}
      placeholder={typeof initial === 'number' ? String(initial) : t('new.option.none')}
      value={typeof value === 'number' ? value : ''}
      onInput={({ currentTarget }) => onValue(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)}
    />
  );
}
