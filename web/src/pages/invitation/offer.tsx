import { GamePicture } from '../../parts/cards/game-picture.tsx';
import { clockName } from '../../parts/matches/clock-name.ts';
import { optionWords } from '../../parts/options/option-words.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './invitation.module.css';
import type { InvitedToResult } from './operations.generated.ts';

/** Renders the match and its players. */
export function Offer({ invitation }: { invitation: NonNullable<InvitedToResult['invitation']> }) {
  const { game, names, options } = invitation;
  const chosen = optionWords(options);
  return (
    <>
      <div class={style.picture}>
        <GamePicture game={game.id} />
      </div>
      <h1>{t('invited.titleTo', { game: game.title })}</h1>
      <p>{game.about}</p>
      <dl class={style.facts}>
        <dt>{t('invited.seats')}</dt>
        <dd>{names.map((name) => (name ? isolated(name) : t('match.seat.free'))).join(' · ')}</dd>
        <dt>{t('new.clock')}</dt>
        <dd>
          {clockName(invitation) ?? t('clock.none')}
          {invitation.rated && ` · ${t('rating.rated')}`}
        </dd>
        {chosen && (
          <>
            <dt>{t('new.options')}</dt>
            <dd>{chosen}</dd>
          </>
        )}
      </dl>
    </>
  );
}
