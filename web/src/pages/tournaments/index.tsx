import { useMemo } from 'preact/hooks';
import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import type { TournamentLine } from '../../data/tournaments/index.ts';
import { e } from '../../texts/events.ts';
import { EventList } from './event-list.tsx';
import style from './tournaments.module.css';

const MINE = { mine: true } as const;
const OPEN = { status: 'OPEN' } as const;
const RUNNING = { status: 'RUNNING' } as const;
const FINISHED = { status: 'FINISHED' } as const;
/** The order of the reader's own events: running ones first. */
const ORDER = ['RUNNING', 'OPEN', 'DRAFT', 'FINISHED', 'CANCELLED'] as const;

/**
 * Renders every event that the reader may see: the reader's own, then events open for registration, running and
 * finished.
 */
export default function TournamentsPage() {
  const me = useSession()?.player.id;
  useTitle(e('list.title'));
  const others = useMemo(() => (nodes: readonly TournamentLine[]) => nodes.filter((one) => !isOwn(one, me)), [me]);
  return (
    <div class="page">
      <section class={style.hello}>
        <h1>{e('list.title')}</h1>
        <p class="soft">{e('list.about')}</p>
        <p>
          <a class="button" href="/tournaments/new">
            {e('list.new')}
          </a>
        </p>
      </section>
      {me && (
        <EventList me={me} key={me} id="mine" title={e('list.mine')} filter={MINE} first={10} arrange={byStatus} />
      )}
      <EventList
        me={me}
        id="open"
        title={e('list.open')}
        filter={OPEN}
        first={20}
        arrange={others}
        none={e('list.open.none')}
      />
      <EventList me={me} id="running" title={e('list.running')} filter={RUNNING} first={20} arrange={others} />
      <EventList me={me} id="finished" title={e('list.finished')} filter={FINISHED} first={10} arrange={others} />
    </div>
  );
}

function isOwn({ yourEntrant, organizer }: TournamentLine, me: string | undefined): boolean {
  return yourEntrant !== null || organizer.id === me;
}

function byStatus(nodes: readonly TournamentLine[]): readonly TournamentLine[] {
  return [...nodes].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}
