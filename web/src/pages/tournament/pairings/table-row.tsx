import { useState } from 'preact/hooks';
import type { RoundLine, TableLine } from '../../../data/tournaments/index.ts';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { outcomeOf, scoreOf } from '../../../parts/tournaments/result.ts';
import { e } from '../../../texts/events.ts';
import { t } from '../../../texts/index.ts';
import { useEvent } from '../event-context.ts';
import { Games } from './games.tsx';
import style from './pairings.module.css';

interface TableRowProps {
  readonly table: TableLine;
  readonly round: RoundLine;
}

/** Renders a table: its entrants, its status, and links to its matches. */
export function TableRow({ table, round }: TableRowProps) {
  const { tournament } = useEvent();
  const [isOpen, setOpen] = useState(false);
  const own = tournament.yourEntrant?.number;
  const isOwn = table.entrants.some(({ number }) => number === own);
  return (
    <tr class={isOwn ? style.own : undefined}>
      <th scope="row">
        {table.table}
        {isOwn && <span class="heard">, {e('pairings.yours')}</span>}
      </th>
      <td>
        <ul class={style.seats}>
          {table.entrants.map(({ number }, seat) => (
            <Seat key={number} number={number} seat={seat} table={table} />
          ))}
        </ul>
        <Ruled table={table} />
      </td>
      <td class={style.ways}>
        {!table.over && table.matchId !== null && round.status === 'PLAYING' && (
          <a
            class="button"
            href={`/matches/${table.matchId}`}
            aria-label={e(isOwn ? 'pairings.playTable' : 'pairings.watchTable', { n: table.table })}
          >
            {isOwn ? t('match.play') : e('pairings.watch')}
          </a>
        )}
        {table.games.length > 0 && (
          <button
            type="button"
            class="quiet"
            aria-label={e('pairings.gamesOf', { n: table.table })}
            onClick={() => setOpen(true)}
          >
            {e('pairings.games')}
          </button>
        )}
        {isOpen && <Games table={table.table} round={round} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  );
}

function Seat({ number, seat, table }: { number: number; seat: number; table: TableLine }) {
  const { roster } = useEvent();
  const outcome = table.over ? outcomeOf(table, seat) : null;
  const said = outcome && saidOf(outcome);
  return (
    <li class={outcome?.is === 'WON' ? style.won : undefined}>
      <span class={style.name}>{nameIn(roster, number)}</span>
      <span class={style.score}>
        {scoreOf(table, seat)}
        {said && <span class={style.said}> {said}</span>}
      </span>
    </li>
  );
}

function saidOf(outcome: ReturnType<typeof outcomeOf>): string {
  if (outcome.is === 'WON') return e('pairings.won');
  if (outcome.is === 'DRAWN') return e('pairings.drawn');
  return outcome.is === 'PLACE' ? e('pairings.place', { place: outcome.place }) : '';
}

function Ruled({ table: { ruled, games, over, awaitsRuling, noShows } }: { table: TableLine }) {
  const { roster } = useEvent();
  if (awaitsRuling) return <p class={style.ruled}>{e('pairings.awaitsRuling')}</p>;
  const allLost = ruled ? ruled.places === null : over && games.length > 0 && games.every(({ places }) => !places);
  if (!ruled && !allLost) return null;
  const said = [
    ...(allLost ? [e('pairings.allLost')] : []),
    ...(ruled && noShows.length === 0 ? [e('pairings.ruled')] : []),
  ];
  const absent = noShows.map(({ number }) => nameIn(roster, number)).join(', ');
  if (absent !== '') said.push(e('pairings.noShow', { names: absent }));
  return <p class={style.ruled}>{said.join(', ')}</p>;
}
