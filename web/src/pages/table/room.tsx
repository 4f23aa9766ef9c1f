import { useSession } from '../../data/session.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { rulesAddress } from '../../parts/rules/address.ts';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { Banner } from './banner.tsx';
import { CANCEL_MATCH, JOIN_HERE, LEAVE_MATCH, type PlayedParts } from './operations.generated.ts';
import type { Playing } from './playing/use-play.ts';
import style from './room.module.css';
import { LazyTalk } from './talk/lazy-talk.tsx';

/** Renders a match that waits for players: the players so far, the invitation, and the free seats. */
export function Room({ playing, match }: { playing: Playing; match: PlayedParts }) {
  const isMine = match.yourSeats.length > 0;
  const link = `${location.origin}/matches/${match.id}${match.invitation ? `?invitation=${encodeURIComponent(match.invitation)}` : ''}`;
  return (
    <section class="page narrow">
      <Banner play={playing.play} />
      <h1>{match.game.title}</h1>
      <p>
        {t('table.waiting')}
        {match.rated && ` · ${t('rating.rated')}`}
      </p>
      <p>
        <a href={rulesAddress(match.game.id)}>{t('rules.title', { game: match.game.title })}</a>
      </p>
      <ol class={style.seats}>
        {match.seats.map(({ seat, name, taken }) => (
          <li key={seat} style={{ '--seat': `var(--seat-${seat % 6})` }} data-free={!taken}>
            {taken ? isolated(name) : t('table.free')}
          </li>
        ))}
      </ol>
      {isMine && (
        <div class="panel">
          <p>{t('table.invite')}</p>
          <p class="row">
            <code class={style.link}>{link}</code>
            <CopyButton text={link} label={t('table.copy')} />
          </p>
        </div>
      )}
      <Doors playing={playing} match={match} isMine={isMine} />
      <LazyTalk match={match} />
    </section>
  );
}

function Doors({ playing, match, isMine }: { playing: Playing; match: PlayedParts; isMine: boolean }) {
  const player = useSession()?.player;
  const matchId = match.id;
  const isMaker = player?.id === match.createdBy.id;
  return (
    <div class="row">
      {!isMine && player && (
        <button
          type="button"
          class="main"
          onClick={() => playing.act(JOIN_HERE, { input: { matchId } }, (result) => result.joinMatch)}
        >
          {t('table.join')}
        </button>
      )}
      {!player && (
        <a class="button main" href={signInAddress()}>
          {t('table.signIn')}
        </a>
      )}
      {isMaker && (
        <button type="button" onClick={() => playing.act(CANCEL_MATCH, { matchId }, (result) => result.cancelMatch)}>
          {t('table.cancelMatch')}
        </button>
      )}
      {isMine && !isMaker && (
        <button type="button" onClick={() => playing.act(LEAVE_MATCH, { matchId }, (result) => result.leaveMatch)}>
          {t('table.leave')}
        </button>
      )}
    </div>
  );
}
