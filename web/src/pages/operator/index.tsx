import { useState } from 'preact/hooks';
import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { o } from '../../texts/operator.ts';
import type { PageProps } from '../page.ts';
import { Cards } from './cards.tsx';
import { EndMatchOrEvent } from './end-match-or-event.tsx';
import { Log } from './log.tsx';
import { Maintenance } from './maintenance.tsx';
import { OWN_ROLES } from './operations.generated.ts';
import style from './operator.module.css';
import { Players } from './players.tsx';
import { Reports } from './reports.tsx';

/** Renders the operator's page: what admins can do to players, matches, events, cards and the server. */
export default function OperatorPage({ query }: PageProps) {
  const isIn = useSession() !== null;
  const { data, error, again } = useAsked(OWN_ROLES, {});
  const [acts, setActs] = useState(0);
  useTitle(o('title'));
  if (isIn && !data) return <NotYet error={error} again={again} />;
  if (!isIn || !data?.me?.roles.includes('ADMIN')) return <Closed />;
  const acted = () => setActs((n) => n + 1);
  return (
    <div class={`page ${style.operator}`}>
      <header>
        <h1>{o('title')}</h1>
        <p class="soft">{o('about')}</p>
      </header>
      <div class={style.columns}>
        <Reports me={data.me.id} acted={acted} />
        <div class={style.column}>
          <Players wanted={query.get('player') ?? ''} acted={acted} />
          <EndMatchOrEvent acted={acted} />
          <Cards acted={acted} />
          <Maintenance acted={acted} />
        </div>
      </div>
      <Log acts={acts} player={query.get('log') ?? ''} />
    </div>
  );
}

function Closed() {
  return (
    <section class="page narrow">
      <h1>{o('closed.title')}</h1>
      <p>{o('closed.about')}</p>
    </section>
  );
}
