import { CHECK_IN, TOURNAMENT_PLACES } from '../../../data/tournaments/index.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { Refusal } from '../../../parts/tournaments/refusal.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { useAct } from '../use-act.ts';
import { Asked } from './asked.tsx';
import style from './own.module.css';
import { type Part, partOf } from './part.ts';
import { Playing } from './playing.tsx';
import { Register } from './register.tsx';
import { Registered } from './registered.tsx';

/** Renders the reader's part in the event and the reader's actions, if any. */
export function OwnPart() {
  const { tournament, roster, me } = useEvent();
  const there = roster.size === 0 ? 0 : [...roster.values()].filter(({ gone }) => gone === null).length;
  const part = partOf(tournament, me, there);
  if (part.is === 'NONE') return null;
  return (
    <section class={`panel ${style.own}`} aria-label={e('own.title')}>
      <Shown part={part} />
    </section>
  );
}

function Shown({ part }: { part: Part }) {
  const { tournament } = useEvent();
  switch (part.is) {
    case 'NONE':
      return null;
    case 'FREE':
      return <Register late={part.late} />;
    case 'CLOSED':
      return <p>{e(`register.closed.${part.why}`, { n: tournament.setup.capacity })}</p>;
    case 'ASKED':
      return <Asked />;
    case 'REGISTERED':
      return <Registered />;
    case 'PLAYING':
      return <Playing />;
    case 'GONE':
      return <Gone />;
  }
}

function NoShow() {
  const { tournament } = useEvent();
  const { busy, error, act } = useAct();
  return (
    <>
      <p>{e('noShow.about')}</p>
      <Refusal error={error} />
      {tournament.status === 'RUNNING' && (
        <button type="button" class="main" disabled={busy} onClick={() => void act(CHECK_IN, {})}>
          {e('noShow.do')}
        </button>
      )}
    </>
  );
}

function Gone() {
  const { tournament, wanted } = useEvent();
  const own = tournament.yourEntrant;
  const isOver = tournament.status === 'FINISHED';
  const { data } = useAsked(TOURNAMENT_PLACES, isOver ? { ...wanted, first: 500 } : null);
  const place = data?.tournament?.places.find(({ entrant }) => entrant.number === own?.number)?.place;
  const gone = own?.gone;
  return (
    <>
      {own?.noShow && <NoShow />}
      {gone && gone !== 'UNREGISTERED' && !own?.noShow && <p>{e(`leave.gone.${gone}`)}</p>}
      {place !== undefined && <h2>{e('leave.place', { place })}</h2>}
      {tournament.status === 'CANCELLED' && <p>{e('event.cancelled')}</p>}
    </>
  );
}
