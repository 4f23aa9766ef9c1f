import { e } from '../../../texts/events.ts';
import { isolated } from '../../../texts/isolated.ts';
import { useEvent } from '../event-context.ts';
import style from './about.module.css';

/** Renders the officials and their rights. */
export function Officials() {
  const { organizer, officials } = useEvent().tournament;
  const all = [{ player: organizer, role: 'ORGANIZER' as const }, ...officials];
  return (
    <section class={style.part} aria-labelledby="officials">
      <h2 id="officials">{e('officials.title')}</h2>
      <p>{e('officials.judges')}</p>
      <p>{e('officials.commentators.at')}</p>
      <ul class={style.people}>
        {all.map(({ player, role }) => (
          <li key={`${player.id} ${role}`}>
            <a href={`/players/${player.id}`}>{isolated(player.name)}</a>{' '}
            <span class="soft">{e(`officials.role.${role}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
