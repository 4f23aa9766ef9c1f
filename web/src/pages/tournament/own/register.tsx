import { useState } from 'preact/hooks';
import { usePlace } from '../../../browser/location.ts';
import { session } from '../../../data/session.ts';
import { REGISTER_FOR_TOURNAMENT } from '../../../data/tournaments/index.ts';
import { deckOf } from '../../../parts/forms/deck-choice.ts';
import { TextField } from '../../../parts/forms/field.tsx';
import { Refusal } from '../../../parts/tournaments/refusal.tsx';
import { useWhoPlays } from '../../../parts/who/who-plays.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { useAct } from '../use-act.ts';
import { EventDeck } from './deck-choice.tsx';
import style from './own.module.css';
import { playerIn } from './player-in.ts';

/** Renders the registration form: alone or as a team, with a deck, with the invitation if required. */
export function Register({ late }: { late: boolean }) {
  const { tournament, me } = useEvent();
  const { registration, teamSize } = tournament.setup;
  const isOrganizer = tournament.organizer.id === me;
  const { busy, error, act } = useAct();
  const { first, dialog } = useWhoPlays();
  const [deck, setDeck] = useState('');
  const [code, setCode] = useState(usePlace().query.get('invitation') ?? '');
  const [mates, setMates] = useState<readonly string[]>(() => Array.from({ length: teamSize - 1 }, () => ''));
  const register = () =>
    first(() => {
      const own = session()?.player.id;
      const members = own && teamSize > 1 ? [own, ...mates.map(playerIn)] : null;
      const invitation = code.trim() || null;
      void act(REGISTER_FOR_TOURNAMENT, { members, deck: deck ? deckOf(deck) : null, invitation });
    });
  return (
    <>
      <h2>{e('register.title')}</h2>
      {late && <p>{e('register.late')}</p>}
      {isOrganizer && <p class="soft">{e('register.organizer')}</p>}
      <form
        class={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          register();
        }}
      >
        {teamSize > 1 && <Mates mates={mates} onMates={setMates} />}
        <EventDeck value={deck} onValue={setDeck} />
        {registration === 'INVITATION' && !isOrganizer && (
          <TextField
            label={e('register.code')}
            hint={e('register.code.hint')}
            required
            value={code}
            onValue={setCode}
          />
        )}
        <Refusal error={error} />
        <p class="soft">{e('register.consent')}</p>
        <p>
          <button type="submit" class="main" disabled={busy}>
            {e(teamSize > 1 ? 'register.doTeam' : 'register.do')}
          </button>
        </p>
      </form>
      {dialog}
    </>
  );
}

interface MatesProps {
  readonly mates: readonly string[];
  readonly onMates: (mates: readonly string[]) => void;
}

function Mates({ mates, onMates }: MatesProps) {
  return (
    <fieldset class={style.mates}>
      <legend>{e('register.team', { n: mates.length })}</legend>
      <p class="soft">{e('register.mate.hint')}</p>
      {mates.map((mate, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: places in the team are identified by their position
          key={index}
          label={e('register.mate', { n: index + 2 })}
          required
          value={mate}
          onValue={(value) => onMates(mates.map((one, at) => (at === index ? value : one)))}
        />
      ))}
    </fieldset>
  );
}
