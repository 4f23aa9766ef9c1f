import { useAsked } from '../../data/use-asked.ts';
import { Problem } from '../../parts/problem.tsx';
import { BlockButton } from '../../parts/who/block-button.tsx';
import { BLOCKED_PLAYERS } from '../../parts/who/operations.generated.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './sign-in.module.css';

/** Renders the players whom the reader has blocked. */
export function Blocked() {
  const { data, error, again } = useAsked(BLOCKED_PLAYERS, {});
  const blocked = data?.account.blocked ?? [];
  return (
    <section class="panel" aria-labelledby="blocked">
      <h2 id="blocked" class={style.title}>
        {t('account.blocked')}
      </h2>
      <Problem error={error} again={again} />
      {data && blocked.length === 0 && <p class="soft">{t('account.blocked.none')}</p>}
      <ul class={style.blocked}>
        {blocked.map((player) => (
          <li key={player.id}>
            <a href={`/players/${player.id}`}>{isolated(player.name)}</a>
            <BlockButton player={player} isBlocked changed={again} />
          </li>
        ))}
      </ul>
    </section>
  );
}
