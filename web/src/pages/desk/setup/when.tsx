import { Field } from '../../../parts/forms/field.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { clockChange } from '../../../parts/tournaments/local-time.ts';
import { d } from '../../../texts/desk.ts';
import { currentLanguage } from '../../../texts/index.ts';
import type { PartProps } from './form.ts';

/** Renders the fields for the start and the check-in period. */
export function When({ form, change }: PartProps) {
  return (
    <>
      <Field label={d('setup.start')} hint={hintOf(form.startsAt)}>
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

function hintOf(startsAt: string): string {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const change = clockChange(startsAt);
  if (change) return d(`setup.start.${change.is}`, { zone, at: inFull(change.at) });
  return d(startsAt ? 'setup.start.zone' : 'setup.start.hint', { zone });
}

// Adds the offset from UTC, which distinguishes two equal local times.
function inFull(at: Date): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(currentLanguage(), { ...parts, timeZoneName: 'shortOffset' }).format(at);
}
