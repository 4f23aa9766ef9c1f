import { d } from '../../texts/desk.ts';

interface NoDeskProps {
  readonly title: string;
  readonly why: string;
  /** The event to link to; absent if the reader cannot see one. */
  readonly event?: string;
}

/** Renders a notice instead of a desk that the user is not allowed to open. */
export function NoDesk({ title, why, event }: NoDeskProps) {
  return (
    <section class="page narrow">
      <h1>{title}</h1>
      <p>{why}</p>
      <p class="row">
        {event && (
          <a class="button main" href={`/tournaments/${event}`}>
            {d('toEvent')}
          </a>
        )}
        <a class="button" href="/tournaments">
          {d('toEvents')}
        </a>
      </p>
    </section>
  );
}
