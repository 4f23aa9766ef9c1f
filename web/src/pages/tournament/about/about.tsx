import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import style from './about.module.css';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import { Lots } from './lots.tsx';
import { Officials } from './officials.tsx';

/** Renders the event: the organizer's description, and its settings. */
export function About() {
  const { tournament } = useEvent();
  const { description } = tournament.setup;
  return (
    <section class={style.about} aria-label={e('event.view.about')}>
      <div class={style.column}>
        {description !== '' && <p class={style.words}>{description}</p>}
        <Facts />
      </div>
      <div class={style.column}>
        <Officials />
        <Lots />
        <Files />
      </div>
    </section>
  );
}
