import type { TournamentDecksShown, TournamentRegistration, Visibility } from '../../../data/client.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { Fold } from './fold.tsx';
import type { PartProps } from './form.ts';
import style from './setup.module.css';

const REGISTRATIONS: readonly TournamentRegistration[] = ['OPEN', 'INVITATION', 'ORGANIZER'];
const VISIBILITIES: readonly Visibility[] = ['PUBLIC', 'PRIVATE'];
const SHOWN: readonly TournamentDecksShown[] = ['NEVER', 'AFTER_REGISTRATION', 'DURING_MATCH'];

/** Renders the fields for registration, the number of entrants, and decks. */
export function Entering({ form, change, hasDecks }: PartProps & { readonly hasDecks: boolean }) {
  return (
    <Fold title={d('setup.entering')} now={said(form)}>
      <div class={style.pair}>
        <ChoiceField
          label={d('setup.registration')}
          value={form.registration}
          options={REGISTRATIONS.map((one) => ({ value: one, text: d(`registration.${one}`) }))}
          onValue={(registration) => change({ registration })}
        />
        <ChoiceField
          label={d('setup.visibility')}
          value={form.visibility}
          options={VISIBILITIES.map((one) => ({ value: one, text: d(`visibility.${one}`) }))}
          onValue={(visibility) => change({ visibility })}
        />
        <HowMany form={form} change={change} />
      </div>
      {hasDecks && (
        <CheckField
          label={d('setup.decks')}
          hint={d('setup.decks.hint')}
          value={form.decks === 'REGISTERED'}
          onValue={(isLocked) => change({ decks: isLocked ? 'REGISTERED' : 'ANY' })}
        />
      )}
      {form.decks === 'REGISTERED' && (
        <ChoiceField
          label={d('setup.shown')}
          value={form.decksShown}
          options={SHOWN.map((one) => ({ value: one, text: d(`shown.${one}`) }))}
          onValue={(decksShown) => change({ decksShown })}
        />
      )}
    </Fold>
  );
}

/** Renders the fields for the number of entrants and the end of late entry. */
export function HowMany({ form, change }: PartProps) {
  return (
    <>
      <NumberField
        label={d('setup.capacity')}
        placeholder={d('setup.capacity.most')}
        min={2}
        max={2000}
        value={form.capacity}
        onValue={(capacity) => change({ capacity })}
      />
      {form.stages[0]?.format === 'SWISS' && (
        <NumberField
          label={d('setup.late')}
          hint={d('setup.late.hint')}
          placeholder={d('setup.late.none')}
          min={2}
          max={50}
          value={form.lateRounds}
          onValue={(lateRounds) => change({ lateRounds })}
        />
      )}
    </>
  );
}

function said({ registration, visibility, capacity, decks }: PartProps['form']): string {
  const parts = [
    `${d('setup.registration')}: ${d(`registration.${registration}`)}`,
    `${d('setup.visibility')}: ${d(`visibility.${visibility}`)}`,
  ];
  if (capacity !== null) parts.push(d('setup.capacity.n', { n: capacity }));
  if (decks === 'REGISTERED') parts.push(d('setup.decks.short'));
  return parts.join(' · ');
}
