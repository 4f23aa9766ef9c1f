import { navigate } from '../../../browser/location.ts';
import { SET_UP_TOURNAMENT } from '../../../data/desk/operations.generated.ts';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { d } from '../../../texts/desk.ts';
import { done } from '../doing.ts';
import type { SetupForm } from './form.ts';
import { formOf, inputOf } from './form-input.ts';
import { SetupFields } from './setup-fields.tsx';

/** Edits the settings of an unpublished event. */
export function ChangeSetup({ tournament: { id, setup } }: { tournament: TournamentHead }) {
  const desk = `/tournaments/${id}/desk`;
  const change = async (form: SetupForm) => {
    await done(SET_UP_TOURNAMENT, { id, setup: inputOf(form) });
    navigate(desk);
  };
  return (
    <section class="page">
      <div>
        <h1>{d('change.title')}</h1>
        <p class="soft">{d('change.about')}</p>
      </div>
      <SetupFields initial={formOf(setup)} label={d('change.do')} back={desk} isMade onSend={change} />
    </section>
  );
}
