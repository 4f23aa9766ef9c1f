import { useState } from 'preact/hooks';
import { useSession } from '../../../data/session.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { t } from '../../../texts/index.ts';
import { OfferButtons } from '../agreements/offers.tsx';
import { Undo } from '../agreements/undo.tsx';
import { givesSingleAnswers, isUnwatched, keepSingleAnswers } from '../answering/single-answer.ts';
import { SpeedChoice } from '../following/speed-choice.tsx';
import type { FollowedMatch } from '../following/use-following.ts';
import { type PlayedParts, RESIGN } from '../operations.generated.ts';
import { isOver } from '../playing/play.ts';
import type { Playing } from '../playing/use-play.ts';
import style from '../question.module.css';
import { CallJudge } from './call-judge.tsx';

interface MenuProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
  readonly following: FollowedMatch;
  readonly onRules: () => void;
}

/** Renders the rare actions: undo, read the rules, resign, share the link, open the projector view. */
export function Menu({ playing, match, following, onRules }: MenuProps) {
  const [isSure, setSure] = useState(false);
  const mayResign = match.status === 'RUNNING' && match.yourSeats.some((seat) => match.seats[seat]?.left === false);
  const resign = () => playing.act(RESIGN, { matchId: match.id }, (result) => result.resign).then(() => setSure(false));
  return (
    <div class={style.menu}>
      {isSure ? (
        <>
          <span>{t('table.resignSure')}</span>
          <button type="button" data-resign onClick={resign}>
            {t('table.resignYes')}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {t('table.cancel')}
          </button>
        </>
      ) : (
        <>
          {mayResign && <Undo key={match.version} playing={playing} match={match} />}
          <button type="button" class="quiet" onClick={onRules}>
            {t('rules.open')}
          </button>
          <CopyButton text={`${location.origin}/matches/${match.id}`} label={t('table.share')} />
          {!isOver(match) && (
            <a class="button quiet" href={`/matches/${match.id}?view=wall`} target="_blank" rel="noreferrer">
              {t('table.wall')}
            </a>
          )}
          {!isOver(match) && <SpeedChoice following={following} />}
          {mayResign && <SingleAnswers match={match} />}
          {match.tournamentId !== null && !isOver(match) && (
            <a class="button quiet" href={`/tournaments/${match.tournamentId}`}>
              {t('table.event')}
            </a>
          )}
          {mayResign && <OfferButtons playing={playing} match={match} />}
          {mayResign && match.tournamentId !== null && <CallJudge playing={playing} match={match} />}
          {mayResign && (
            <button type="button" class="quiet" onClick={() => setSure(true)}>
              {t('table.resign')}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Renders the choice of whether the page gives single answers, at tables where this tells no other person anything. */
function SingleAnswers({ match }: { match: PlayedParts }) {
  const player = useSession()?.player.id ?? null;
  const [isOn, setOn] = useState(givesSingleAnswers);
  if (!isUnwatched(match, player)) return null;
  const set = (wanted: boolean) => {
    keepSingleAnswers(wanted);
    setOn(wanted);
  };
  return <CheckField label={t('table.single')} hint={t('table.single.where')} value={isOn} onValue={set} />;
}
