import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import type { PlayedParts } from '../operations.generated.ts';
import style from './outcome.module.css';

type Row = NonNullable<PlayedParts['result']>['scoreTable'][number];

/** Renders the score table, with the seats in the order of their places. Renders nothing if the game has no numbers. */
export function ScoreTable({ match: { result, seats } }: { readonly match: PlayedParts }) {
  if (!result || result.scoreTable.length === 0) return null;
  const placed = result.places.flatMap((place) => place.seats);
  const order = placed.length > 0 ? placed : seats.map(({ seat }) => seat);
  const name = (seat: number) => isolated(seats[seat]?.name ?? '');
  const details = result.scoreTable.flatMap((row) =>
    order.flatMap((seat) => {
      const detail = row.values.find((value) => value.seat === seat)?.detail;
      return detail ? [{ key: `${row.label} ${seat}`, text: `${row.label}, ${name(seat)}: ${detail}` }] : [];
    }),
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section class={style.scroller} aria-label={t('outcome.scores')} tabIndex={0}>
        <table class={style.scores}>
          <caption class="heard">{t('outcome.scores')}</caption>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col">
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.scoreTable.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a result do not change
              <ScoreLine key={index} row={row} order={order} />
            ))}
          </tbody>
        </table>
      </section>
      {details.length > 0 && (
        <ul class={style.details}>
          {details.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function ScoreLine({ row: { label, kind, decisive, values }, order }: { row: Row; order: readonly number[] }) {
  return (
    <tr data-kind={kind} data-decisive={decisive}>
      <th scope="row">
        {label}
        {kind === 'TIE_BREAK' && <small>{t(decisive ? 'outcome.tieBreak.decided' : 'outcome.tieBreak')}</small>}
      </th>
      {order.map((seat) => (
        <td key={seat}>{values.find((value) => value.seat === seat)?.value ?? '–'}</td>
      ))}
    </tr>
  );
}
