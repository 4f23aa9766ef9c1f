import { useAsked } from '../../data/use-asked.ts';
import { HEAD_TO_HEAD } from '../../parts/matches/operations.generated.ts';
import { resultText } from '../../parts/matches/result-text.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './player.module.css';

interface HeadToHeadProps {
  readonly me: string;
  readonly player: { readonly id: string; readonly name: string };
}

/** Renders the reader's results against a player. Renders nothing if they have not met. */
export function HeadToHead({ me, player }: HeadToHeadProps) {
  const { data } = useAsked(HEAD_TO_HEAD, { player: me, opponent: player.id });
  const { games = [], matches = [] } = data?.crosstable ?? {};
  if (games.length === 0) return null;
  return (
    <section class={style.ratings} aria-labelledby="against">
      <h2 id="against">{t('player.against', { name: isolated(player.name) })}</h2>
      <table class={style.against}>
        <thead>
          <tr>
            <th scope="col">{t('rating.game')}</th>
            <th scope="col">{t('player.wins')}</th>
            <th scope="col">{t('player.draws')}</th>
            <th scope="col">{t('player.losses')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, wins, draws, losses }) => (
            <tr key={game.id}>
              <th scope="row">{game.title}</th>
              <td>{wins}</td>
              <td>{draws}</td>
              <td>{losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol class={style.last} aria-label={t('player.lastMatches')}>
        {matches.map((match) => (
          <li key={match.id}>
            <a href={`/matches/${match.id}`}>{resultText(match, me)}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
