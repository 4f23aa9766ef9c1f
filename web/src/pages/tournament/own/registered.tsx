import { CHECK_IN, UNREGISTER_FROM_TOURNAMENT } from '../../../data/tournaments/index.ts';
import { checkInFrom, isCheckIn } from '../../../parts/tournaments/check-in.ts';
import { Moment } from '../../../parts/tournaments/moment.tsx';
import { Refusal } from '../../../parts/tournaments/refusal.tsx';
import { useNow } from '../../../parts/tournaments/use-now.ts';
import { e } from '../../../texts/events.ts';
import { isolated } from '../../../texts/isolated.ts';
import { useEvent } from '../event-context.ts';
import { useAct } from '../use-act.ts';
import { OwnDeck } from './deck-changing.tsx';
import style from './own.module.css';
import { SureButton } from './sure-button.tsx';

/** Renders the notice that a registered reader sees until the event starts. */
export function Registered() {
  const { tournament } = useEvent();
  const { busy, error, act } = useAct();
  const own = tournament.yourEntrant;
  return (
    <div class={style.sides}>
      <div class={style.side}>
        <h2>{e('registered.title')}</h2>
        <p>{e('registered.number', { n: own?.number ?? 0 })}</p>
        <Team />
        <CheckingIn />
      </div>
      <div class={style.side}>
        <OwnDeck />
        <SureButton
          label={e('registered.withdraw')}
          question={e('registered.withdraw.sure')}
          yes={e('registered.withdraw.yes')}
          busy={busy}
          error={error}
          onYes={() => act(UNREGISTER_FROM_TOURNAMENT, {})}
        />
      </div>
    </div>
  );
}

function Team() {
  const { tournament } = useEvent();
  const members = tournament.yourEntrant?.members ?? [];
  if (members.length < 2) return null;
  const names = (those: typeof members) => those.map(({ player }) => isolated(player.name)).join(', ');
  const asked = members.filter(({ agreed }) => !agreed);
  return (
    <>
      <p>{e('registered.team', { names: names(members) })}</p>
      {asked.length > 0 && <p class={style.warning}>{e('registered.waitsFor', { names: names(asked) })}</p>}
    </>
  );
}

function CheckingIn() {
  const { tournament } = useEvent();
  const { busy, error, act } = useAct();
  const now = useNow(5_000);
  const from = checkInFrom(tournament);
  if (from === null) return null;
  if (tournament.yourEntrant?.checkedIn) return <p class={style.good}>✓ {e('checkIn.done')}</p>;
  if (!isCheckIn(tournament, now)) {
    return (
      <p>
        {e('checkIn.from')}: <Moment at={new Date(from).toISOString()} />
      </p>
    );
  }
  return (
    <div class={style.now}>
      <p>{e('checkIn.now')}</p>
      <Refusal error={error} />
      <button type="button" class="main" disabled={busy} onClick={() => void act(CHECK_IN, {})}>
        {e('checkIn.do')}
      </button>
    </div>
  );
}
