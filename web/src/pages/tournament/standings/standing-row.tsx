import type { TieBreak } from '../../../data/client.ts';
import type { StandingLine } from '../../../data/tournaments/index.ts';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { decidedBy, pointsText, tieText } from './exact.ts';
import style from './standings.module.css';

interface StandingRowProps {
  readonly standing: StandingLine;
  /** The standing of the entrant just above. */
  readonly before: StandingLine | undefined;
  /** The tie-breaks in order. */
  readonly decides: readonly TieBreak[];
}

/** Renders an entrant's standing. The value that separates it from the standing just above is bold. */
export function StandingRow({ standing, before, decides }: StandingRowProps) {
  const { tournament, roster } = useEvent();
  const { place, entrant, points, won, drawn, lost, tieBreaks } = standing;
  const isOwn = entrant.number === tournament.yourEntrant?.number;
  const decisive = decidedBy(before, standing);
  return (
    <tr class={isOwn ? style.own : undefined}>
      <td class={style.place}>{place}</td>
      <th scope="row">
        {nameIn(roster, entrant.number)}
        {isOwn && (
          <>
            {' '}
            <span class={style.you}>{e('standings.you')}</span>
          </>
        )}
        {entrant.gone !== null && <span class={style.gone}> {e(`gone.${entrant.gone}`)}</span>}
      </th>
      <td class={style.number}>
        <b>{pointsText(points)}</b>
      </td>
      <td class={style.number}>
        {won}-{drawn}-{lost}
      </td>
      {decides.map((tieBreak, index) => {
        const exact = tieBreaks[index];
        const value = exact === undefined ? '' : tieText(tieBreak, exact);
        return (
          <td key={tieBreak} class={style.tie} title={exact} data-name={e(`tie.${tieBreak}.short`)}>
            {index === decisive ? <b>{value}</b> : value}
          </td>
        );
      })}
    </tr>
  );
}
