import { useRef } from 'preact/hooks';
import { navigate } from '../../../browser/location.ts';
import { useTitle } from '../../../browser/use-title.ts';
import { askPatiently, newKey } from '../../../data/client.ts';
import { CREATE_TOURNAMENT } from '../../../data/desk/operations.generated.ts';
import { api, useSession } from '../../../data/session.ts';
import { d } from '../../../texts/desk.ts';
import { AccountNeeded } from '../account-needed.tsx';
import { type SetupForm, USUAL } from './form.ts';
import { inputOf } from './form-input.ts';
import { SetupFields } from './setup-fields.tsx';

/** Renders the form for a new event. A name and a game are enough, because everything else has a default. */
export default function NewEventPage() {
  const player = useSession()?.player;
  // Requests with the same content share a key, so that a lost answer does not create a second event.
  const key = useRef({ text: '', key: '' });
  useTitle(d('new.title'));
  if (!player || player.guest) return <AccountNeeded isGuest={player !== undefined} />;
  const make = async (form: SetupForm) => {
    const setup = inputOf(form);
    const text = JSON.stringify(setup);
    if (key.current.text !== text) key.current = { text, key: newKey() };
    const input = { setup, key: key.current.key };
    const { createTournament } = await askPatiently(api(), CREATE_TOURNAMENT, { input });
    navigate(`/tournaments/${createTournament.id}/desk`);
  };
  return (
    <section class="page">
      <div>
        <h1>{d('new.title')}</h1>
        <p class="soft">{d('new.about')}</p>
      </div>
      <SetupFields initial={USUAL} label={d('new.do')} back="/tournaments" onSend={make} />
    </section>
  );
}
