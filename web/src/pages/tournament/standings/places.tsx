import { TOURNAMENT_PLACES, useLive } from '../../../data/tournaments/index.ts';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import style from './standings.module.css';

/** The number of places shown here; the standings below and the files list all of them. */
const SHOWN = 16;

/** Renders the final places, with the first three in large type. */
export function Places() {
  const { wanted, roster, news, tournament } = useEvent();
  const { data } = useLive(TOURNAMENT_PLACES, { ...wanted, first: SHOWN }, news.standings);
  const places = data?.tournament?.places ?? [];
  const own = tournament.yourEntrant?.number;
  return (
    <section aria-labelledby="places" class={style.places}>
      <h2 id="places">{e('standings.final')}</h2>
      <ol>
        {places.map(({ place, entrant }) => (
          <li key={entrant.number} data-place={place} class={entrant.number === own ? style.own : undefined}>
            <span class={style.rank}>{place}.</span> {nameIn(roster, entrant.number)}
          </li>
        ))}
      </ol>
    </section>
  );
}
