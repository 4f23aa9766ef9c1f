import { navigate } from '../../browser/location.ts';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { usePolled } from '../../data/use-polled.ts';
import { GamePicture } from '../../parts/cards/game-picture.tsx';
import { clockName } from '../../parts/matches/clock-name.ts';
import matches from '../../parts/matches/matches.module.css';
import { Problem } from '../../parts/problem.tsx';
import { When } from '../../parts/when.tsx';
import { BlockButton } from '../../parts/who/block-button.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './lobby.module.css';
import {
  ACCEPT_CHALLENGE,
  DECLINE_CHALLENGE,
  OPEN_CHALLENGES,
  type OpenChallengesResult,
} from './operations.generated.ts';

/** The time between two loads, in milliseconds. */
const PAUSE = 10_000;

/** Renders the challenges and rematches that others have offered the reader. Renders nothing if there are none. */
export function Challenges({ me }: { me: string }) {
  const { data, again } = useAsked(OPEN_CHALLENGES, {});
  const { busy, error, run } = useDoing();
  usePolled(again, PAUSE);
  const toMe = data?.challenges.filter(({ from }) => from.id !== me) ?? [];
  const accept = (id: string) =>
    run(async () => navigate(`/matches/${(await askPatiently(api(), ACCEPT_CHALLENGE, { id })).acceptChallenge.id}`));
  const decline = (id: string) =>
    run(async () => {
      await askPatiently(api(), DECLINE_CHALLENGE, { id });
      again();
    });
  if (toMe.length === 0) return <Problem error={error} />;
  return (
    <section class={style.section} aria-labelledby="challenges">
      <h2 id="challenges">{t('lobby.challenges')}</h2>
      <Problem error={error} />
      <ul class={matches.list}>
        {toMe.map((challenge) => (
          <ChallengeRow
            key={challenge.id}
            challenge={challenge}
            busy={busy}
            accept={() => void accept(challenge.id)}
            decline={() => void decline(challenge.id)}
            blocked={again}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChallengeRowProps {
  readonly challenge: OpenChallengesResult['challenges'][number];
  readonly busy: boolean;
  readonly accept: () => void;
  readonly decline: () => void;
  readonly blocked: () => void;
}

function ChallengeRow({ challenge, busy, accept, decline, blocked }: ChallengeRowProps) {
  const { from, game, rematchOf, expiresAt, rated } = challenge;
  const words = { name: isolated(from.name), game: game.title };
  const clock = clockName(challenge);
  return (
    <li class={matches.row}>
      <div class={matches.picture}>
        <GamePicture game={game.id} />
      </div>
      <div class={matches.words}>
        <p class={matches.title}>{t(rematchOf ? 'lobby.rematch' : 'lobby.challenge', words)}</p>
        <p class={matches.facts}>
          {clock && `${clock} · `}
          {rated && `${t('rating.rated')} · `}
          {t('lobby.challenge.until')} <When at={expiresAt} />
        </p>
      </div>
      <div class={matches.actions}>
        <button type="button" class="main" disabled={busy} onClick={accept}>
          {t('lobby.accept')}
        </button>
        <button type="button" disabled={busy} onClick={decline}>
          {t('lobby.decline')}
        </button>
        {rematchOf === null && <BlockButton player={from} isBlocked={false} changed={blocked} />}
      </div>
    </li>
  );
}
