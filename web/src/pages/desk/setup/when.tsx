import { Field } from '../../../parts/forms/field.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import type { PartProps } from './setup-fields.tsx';

/** When it begins, and until when one has to be there. */
export function When({ form, change }: PartProps) {
  return (
    <>
      <Field label={d('setup.start')} hint={d(form.startsAt ? 'setup.start.zone' : 'setup.start.hint', zone())}>
        {(id, hint) => (
          <input
            id={id}
            type="datetime-local"
            aria-describedby={hint}
            value={form.startsAt}
            onInput={({ currentTarget }) => change({ startsAt: currentTarget.value })}
          />
        )}
      </Field>
      {form.startsAt !== '' && (
        <NumberField
          label={d('setup.checkIn')}
          hint={d('setup.checkIn.hint')}
          placeholder={d('setup.none')}
          min={1}
          max={10_080}
          value={form.checkIn}
          onValue={(checkIn) => change({ checkIn })}
        />
      )}
    </>
  );
}

function zone(): { zone: string } {
  return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
