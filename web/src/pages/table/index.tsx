import { useEffect } from 'preact/hooks';
import { session, useIsSignedOut, useSession } from '../../data/session.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';
import { usePlay } from './playing/use-play.ts';
import { Table } from './table.tsx';

/** Renders a match for players and spectators: waiting for players, in progress, or over. */
export default function TablePage({ id, query }: PageProps) {
  const isWall = query.get('view') === 'wall';
  const token = useSession()?.token;
  useEffect(() => {
    document.documentElement.dataset.wall = String(isWall);
    return () => {
      delete document.documentElement.dataset.wall;
    };
  }, [isWall]);
  const isSignedOut = useIsSignedOut();
  return <Followed key={`${id} ${isWall ? 'wall' : token}`} id={id} isWall={isWall} isSignedOut={isSignedOut} />;
}

interface FollowedProps {
  readonly id: string;
  readonly isWall: boolean;
  /** Whether the session that this page was opened with is gone. */
  readonly isSignedOut: boolean;
}

function Followed({ id, ...eyes }: FollowedProps) {
  const playing = usePlay(id, eyes.isWall);
  const { match } = playing.play.known;
  if (playing.isMissing) return <Missing />;
  if (!match && playing.error) throw playing.error;
  if (!match) return <Waiting />;
  return <Table playing={playing} match={match} {...eyes} />;
}

function Missing() {
  return (
    <section class="page narrow">
      <h1>{t('table.notFound')}</h1>
      <p class="row">
        {!session() && (
          <a class="button" href={signInAddress()}>
            {t('table.signIn')}
          </a>
        )}
        <a class="button" href="/">
          {t('table.lobby')}
        </a>
      </p>
    </section>
  );
}
