import type { Visibility } from '../../data/client.ts';
import { ChoiceField } from '../../parts/forms/choice.tsx';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';
import { type NewMatchForm, type Opponent, opponentsOf } from './new-match-input.ts';

interface OpponentsProps {
  readonly game: { readonly minSeats: number; readonly maxSeats: number };
  readonly form: NewMatchForm;
  readonly change: (part: Partial<NewMatchForm>) => void;
}

const OPPONENTS: readonly Opponent[] = ['OPEN', 'RANDOM', 'STEADY', 'STRONG', 'MASTER'];
const VISIBILITIES: readonly Visibility[] = ['PRIVATE', 'PUBLIC'];

/** Renders the fields for the number of seats, the other players, and who can join. */
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
          <ChoiceField
            label={t('new.seats')}
            value={others.length + 1}
            options={counts.map((value) => ({ value, text: String(value) }))}
            onValue={(seats) => change({ seats })}
          />
        )}
        {others.map((opponent, place) => (
          <ChoiceField
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their position
            key={place}
            label={t('new.seat', { seat: place + 2 })}
            value={opponent}
            options={OPPONENTS.map((value) => ({ value, text: t(`new.opponent.${value}`) }))}
            onValue={(value) => seat(place, value)}
          />
        ))}
      </div>
      <ChoiceField
        label={t('new.visibility')}
        value={form.visibility}
        options={VISIBILITIES.map((value) => ({ value, text: t(`new.visibility.${value}`) }))}
        onValue={(visibility) => change({ visibility })}
      />
    </fieldset>
  );
}
