import type { Visibility } from '../../data/client.ts';
import { Field } from '../../parts/forms/field.tsx';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';
import { type NewMatchForm, type Opponent, opponentsOf } from './new-match-input.ts';

interface OpponentsProps {
  readonly game: { readonly minSeats: number; readonly maxSeats: number };
  readonly form: NewMatchForm;
  readonly change: (part: Partial<NewMatchForm>) => void;
}

const OPPONENTS: readonly Opponent[] = ['OPEN', 'STEADY', 'RANDOM'];
const VISIBILITIES: readonly Visibility[] = ['PRIVATE', 'PUBLIC'];

/** How many sit there, who in the other seats, and who may come in. */
export function Opponents({ game, form, change }: OpponentsProps) {
  const others = opponentsOf(game, form);
  const counts = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => game.minSeats + i);
  const seat = (place: number, opponent: Opponent) =>
    change({ opponents: others.map((last, i) => (i === place ? opponent : last)) });
  return (
    <fieldset class={`panel ${style.group}`}>
      <legend>{t('new.players')}</legend>
      <div class={style.pair}>
        {counts.length > 1 && (
          <Field label={t('new.seats')}>
            {(id) => (
              <select
                id={id}
                value={others.length + 1}
                onChange={({ currentTarget }) => change({ seats: Number(currentTarget.value) })}
              >
                {counts.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {others.map((opponent, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Field key={place} label={t('new.seat', { seat: place + 2 })}>
            {(id) => (
              <select
                id={id}
                value={opponent}
                onChange={({ currentTarget }) =>
                  seat(place, OPPONENTS.find((one) => one === currentTarget.value) ?? 'OPEN')
                }
              >
                {OPPONENTS.map((one) => (
                  <option key={one} value={one}>
                    {t(`new.opponent.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Field label={t('new.visibility')}>
        {(id) => (
          <select
            id={id}
            value={form.visibility}
            onChange={({ currentTarget }) =>
              change({ visibility: VISIBILITIES.find((one) => one === currentTarget.value) ?? 'PRIVATE' })
            }
          >
            {VISIBILITIES.map((one) => (
              <option key={one} value={one}>
                {t(`new.visibility.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </fieldset>
  );
}
