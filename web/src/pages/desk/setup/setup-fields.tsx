import { useState } from 'preact/hooks';
import { SETUP_GAMES } from '../../../data/desk/operations.generated.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { NotYet } from '../../../parts/not-yet.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { d } from '../../../texts/desk.ts';
import { Counting } from './counting.tsx';
import { Entering } from './entering.tsx';
import type { SetupForm } from './form.ts';
import { Format } from './format.tsx';
import { Played } from './played.tsx';
import { Rounds } from './rounds.tsx';
import style from './setup.module.css';

interface SetupFieldsProps {
  readonly initial: SetupForm;
  /** The label of the submit button. */
  readonly label: string;
  /** The target of the back link. */
  readonly back: string;
  /** Whether the event already exists, in which case its game is fixed. */
  readonly isMade?: boolean;
  readonly onSend: (form: SetupForm) => Promise<unknown>;
}

/** Renders the whole form. Common settings are visible, the others are collapsed. */
export function SetupFields({ initial, label, back, isMade = false, onSend }: SetupFieldsProps) {
  const { data, error, again } = useAsked(SETUP_GAMES, {});
  const [form, setForm] = useState(initial);
  const { busy, error: refused, run } = useDoing();
  const change = (part: Partial<SetupForm>) => setForm((last) => ({ ...last, ...part }));
  if (!data) return <NotYet error={error} again={again} />;
  const { games } = data;
  const game = games.find(({ id }) => id === form.game);
  return (
    <form
      class={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => onSend(form));
      }}
    >
      <Played form={form} change={change} games={games} isMade={isMade} />
      <Format form={form} change={change} most={game?.maxSeats ?? 6} />
      <Entering form={form} change={change} hasDecks={game?.deckFormat !== null} />
      <Rounds form={form} change={change} />
      <Counting form={form} change={change} />
      <div class={style.send}>
        <Problem error={refused} />
        <div class="row">
          <button type="submit" class="main" disabled={busy}>
            {label}
          </button>
          <a class="button" href={back}>
            {d('back')}
          </a>
        </div>
      </div>
    </form>
  );
}
