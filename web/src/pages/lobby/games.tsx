import { useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { lasting } from '../../browser/storage.ts';
import { type BotLevel, createMatch } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import type { Asked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { GamePicture } from '../../parts/cards/game-picture.tsx';
import { Choice } from '../../parts/forms/choice.tsx';
import type { GameLine, GameListResult } from '../../parts/matches/operations.generated.ts';
import { Problem } from '../../parts/problem.tsx';
import { leaderboardAddress } from '../../parts/ratings/leaderboard-address.ts';
import { rulesAddress } from '../../parts/rules/address.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { useWhoPlays } from '../../parts/who/who-plays.tsx';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';

const KEY = 'arbiter.level';
const LEVELS: readonly BotLevel[] = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'];

/** Returns the level of the reader's last choice in this browser. */
function chosenLevel(): BotLevel {
  const kept = lasting.read(KEY);
  return LEVELS.find((level) => level === kept) ?? 'STEADY';
}

/** Renders every game of the server. One click starts a match against a bot of the chosen level. */
export function Games({ asked: { data, error, again } }: { asked: Asked<GameListResult> }) {
  const { busy, error: refused, run } = useDoing();
  const { first, dialog } = useWhoPlays();
  const [level, setLevel] = useState(chosenLevel);
  const play = (game: string) =>
    first(() =>
      run(async () => {
        const { id } = await createMatch(api(), { game, bots: [{ level }], visibility: 'PUBLIC' });
        navigate(`/matches/${id}`);
      }),
    );
  return (
    <section class={style.section} aria-labelledby="games">
      <div class={style.heading}>
        <h2 id="games">{t('lobby.games')}</h2>
        <div class={style.level}>
          <label for="level">{t('lobby.level')}</label>
          <Choice
            id="level"
            value={level}
            options={LEVELS.map((value) => ({ value, text: t(`new.opponent.${value}`) }))}
            onValue={(wanted) => {
              lasting.keep(KEY, wanted);
              setLevel(wanted);
            }}
          />
        </div>
      </div>
      <Problem error={refused ?? error} {...(refused === null ? { again } : {})} />
      {data ? (
        <ul class={style.games}>
          {data.games.map((game) => (
            <GameCard key={game.id} game={game} busy={busy} play={() => play(game.id)} />
          ))}
        </ul>
      ) : (
        !error && <Waiting />
      )}
      {dialog}
    </section>
  );
}

interface GameCardProps {
  readonly game: GameLine;
  readonly busy: boolean;
  readonly play: () => void;
}

function GameCard({ game, busy, play }: GameCardProps) {
  const { id, title, about, minSeats, maxSeats } = game;
  const seats = minSeats === maxSeats ? minSeats : `${minSeats}–${maxSeats}`;
  return (
    <li class={style.game}>
      <GamePicture game={id} />
      <div class={style.told}>
        <h3>{title}</h3>
        <p class={style.count}>{t('lobby.players', { seats })}</p>
        <p>{about}</p>
      </div>
      <div class={style.ways}>
        <button
          type="button"
          class="main"
          disabled={busy}
          onClick={play}
          aria-label={t('lobby.playBotNamed', { game: title })}
        >
          {t('lobby.playBot')}
        </button>
        <a
          class="button"
          href={`/?new=${encodeURIComponent(id)}`}
          aria-label={t('lobby.newMatchNamed', { game: title })}
        >
          {t('lobby.newMatch')}
        </a>
        <p class={style.more}>
          <a href={rulesAddress(id)} aria-label={t('rules.title', { game: title })}>
            {t('rules.open')}
          </a>
          <a href={leaderboardAddress(id)} aria-label={t('rating.leaderboard.title', { game: title })}>
            {t('rating.leaderboard')}
          </a>
        </p>
      </div>
    </li>
  );
}
