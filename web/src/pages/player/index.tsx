import { useState } from 'preact/hooks';
import { useTitle } from '../../browser/use-title.ts';
import { ServerRefusal } from '../../data/client.ts';
import { useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { AddFriend } from '../../parts/friends/add-button.tsx';
import { MatchRow } from '../../parts/matches/match-row.tsx';
import matches from '../../parts/matches/matches.module.css';
import { type MatchLine, PLAYER_MATCHES } from '../../parts/matches/operations.generated.ts';
import { ReplayLink } from '../../parts/matches/replay-link.tsx';
import { Result } from '../../parts/matches/result.tsx';
import { NotYet } from '../../parts/not-yet.tsx';
import { When } from '../../parts/when.tsx';
import { BlockButton } from '../../parts/who/block-button.tsx';
import { BLOCKED_PLAYERS } from '../../parts/who/operations.generated.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import type { PageProps } from '../page.ts';
import { HeadToHead } from './head-to-head.tsx';
import style from './player.module.css';
import { Ratings } from './ratings.tsx';
import { newer, older } from './turning.ts';

/** Renders a player: ratings, results against the reader, and the matches that the reader may see, newest first. */
export default function PlayerPage({ id }: PageProps) {
  const me = useSession()?.player.id;
  const [after, setAfter] = useState<readonly string[]>([]);
  const { data, error, loading, again } = useAsked(PLAYER_MATCHES, { id, after: after.at(-1) ?? null });
  useTitle(data?.player?.name);
  if (isUnknown(error)) return <NoPlayer />;
  if (!data) return <NotYet error={error} again={again} />;
  const { player, matches: page } = data;
  if (!player) return <NoPlayer />;
  const { endCursor, hasNextPage } = page.pageInfo;
  return (
    <div class="page">
      <section class={style.head}>
        <h1>{isolated(player.name)}</h1>
        <p class="soft">
          {t(kindOf(player))} · {t('player.since')} <When at={player.createdAt} /> ·{' '}
          {t('player.count', { n: page.totalCount })}
        </p>
        <OwnOrBlock player={player} />
      </section>
      <Ratings player={player.id} />
      {me !== undefined && me !== player.id && <HeadToHead me={me} player={player} />}
      <section aria-label={t('player.matches')}>
        {page.nodes.length === 0 && <p class="soft">{t('player.noMatches')}</p>}
        <ul class={matches.list}>
          {page.nodes.map((match) => (
            <PlayedRow key={match.id} match={match} player={player.id} />
          ))}
        </ul>
      </section>
      {(after.length > 0 || hasNextPage) && (
        <nav class="row" aria-label={t('player.pages')}>
          <button type="button" disabled={after.length === 0} onClick={() => setAfter(newer)}>
            {t('player.newer')}
          </button>
          <button
            type="button"
            disabled={!hasNextPage || !endCursor}
            onClick={() => !loading && setAfter((last) => older(last, endCursor))}
          >
            {t('player.older')}
          </button>
        </nav>
      )}
    </div>
  );
}

interface OwnOrBlockProps {
  readonly player: {
    readonly id: string;
    readonly name: string;
    readonly guest: boolean;
    readonly deleted: boolean;
  };
}

function OwnOrBlock({ player }: OwnOrBlockProps) {
  const me = useSession()?.player.id;
  if (me === undefined || player.deleted) return null;
  if (me !== player.id) return <Block player={player} />;
  return (
    <p>
      <a href="/sign-in">{t('player.account')}</a>
    </p>
  );
}

function Block({ player }: OwnOrBlockProps) {
  const { data, again } = useAsked(BLOCKED_PLAYERS, {});
  if (!data) return null;
  const isBlocked = data.account.blocked.some(({ id }) => id === player.id);
  return (
    <div class="row">
      {!isBlocked && !player.guest && <AddFriend player={player} />}
      <BlockButton player={player} isBlocked={isBlocked} changed={again} />
      {isBlocked && <p class="soft">{t('player.blocked')}</p>}
    </div>
  );
}

// A malformed id is refused; an unknown id is answered with null.
function isUnknown(error: unknown): boolean {
  return error instanceof ServerRefusal && error.code === 'BAD_INPUT';
}

function NoPlayer() {
  return (
    <section class="page narrow">
      <h1>{t('player.none')}</h1>
    </section>
  );
}

function kindOf({ guest, bot, deleted }: { guest: boolean; bot: boolean; deleted: boolean }) {
  if (deleted) return 'player.deleted';
  if (bot) return 'player.bot';
  return guest ? 'player.guest' : 'player.account.kind';
}

function PlayedRow({ match, player }: { match: MatchLine; player: string }) {
  const isOver = match.status === 'FINISHED';
  return (
    <MatchRow match={match}>
      {isOver && <Result match={match} player={player} />}
      {isOver ? (
        <ReplayLink match={match} class="button" />
      ) : (
        <a class="button" href={`/matches/${match.id}`}>
          {t('match.open')}
        </a>
      )}
    </MatchRow>
  );
}
