import { useState } from 'preact/hooks';
import type { BotLevel } from '../../../data/client.ts';
import { useSession } from '../../../data/session.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { Choice } from '../../../parts/forms/choice.tsx';
import { rulesAddress } from '../../../parts/rules/address.ts';
import { signInAddress } from '../../../parts/who/sign-in-address.ts';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import { Banner } from '../banner.tsx';
import { ADD_BOT, CANCEL_MATCH, JOIN_HERE, LEAVE_MATCH, type PlayedParts } from '../operations.generated.ts';
import type { Playing } from '../playing/use-play.ts';
import { LazyTalk } from '../talk/lazy-talk.tsx';
import { LazyInvite } from './lazy-invite.tsx';
import style from './room.module.css';

/** Renders a match that waits for players: the players so far, the invitation, and the free seats. */
export function Room({ playing, match }: { playing: Playing; match: PlayedParts }) {
  const isMine = match.yourSeats.length > 0;
  const isMaker = useSession()?.player.id === match.createdBy.id;
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
      {isMaker && match.tournamentId === null && <Bots playing={playing} match={match} />}
      {isMine && (
        <div class="panel">
          <p>{t('table.invite')}</p>
          <p class="row">
            <code class={style.link}>{link}</code>
            <CopyButton text={link} label={t('table.copy')} />
          </p>
          <LazyInvite match={match} link={link} />
        </div>
      )}
      <Doors playing={playing} match={match} isMine={isMine} isMaker={isMaker} />
      <LazyTalk match={match} />
    </section>
  );
}

const LEVELS: readonly BotLevel[] = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'];

/** Lets the creator put bots into free seats. */
function Bots({ playing, match }: { playing: Playing; match: PlayedParts }) {
  const [level, setLevel] = useState<BotLevel>('STEADY');
  const free = match.seats.filter(({ taken }) => !taken);
  if (free.length === 0) return null;
  if (match.rated) return <p class="soft">{t('room.bot.rated')}</p>;
  const add = (seat: number) =>
    playing.act(ADD_BOT, { input: { matchId: match.id, seat, level } }, (result) => result.addBot);
  return (
    <div class="row">
      <Choice
        aria-label={t('lobby.level')}
        value={level}
        options={LEVELS.map((value) => ({ value, text: t(`new.opponent.${value}`) }))}
        onValue={setLevel}
      />
      {free.map(({ seat }) => (
        <button key={seat} type="button" onClick={() => add(seat)}>
          {t('room.bot', { seat: seat + 1 })}
        </button>
      ))}
    </div>
  );
}

interface DoorsProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
  readonly isMine: boolean;
  readonly isMaker: boolean;
}

function Doors({ playing, match, isMine, isMaker }: DoorsProps) {
  const player = useSession()?.player;
  const matchId = match.id;
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
