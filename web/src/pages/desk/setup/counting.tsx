import type { TieBreak } from '../../../data/client.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { Fold } from './fold.tsx';
import type { PartProps } from './form.ts';
import { usualPoints } from './form.ts';
import style from './setup.module.css';
import { TieBreaks } from './tie-breaks.tsx';

/** Renders the fields for points and tie-breaks. */
export function Counting({ form, change }: PartProps) {
  return (
    <Fold title={d('setup.counting')} now={said(form)}>
      <CheckField
        label={d('setup.points.usual')}
        hint={pointsText(form)}
        value={form.points === null}
        onValue={(isUsual) => change({ points: isUsual ? null : usualPoints(form.seats) })}
      />
      {form.points && <Points form={form} change={change} />}
      <TieBreaks chosen={form.tieBreaks} onValue={(tieBreaks) => change({ tieBreaks })} />
    </Fold>
  );
}

function Points({ form: { points, seats }, change }: PartProps) {
  if (!points) return null;
  const { byPlace, draw, bye } = points;
  const atPlace = (place: number, worth: number | null) =>
    byPlace.map((old, index) => (index === place ? (worth ?? 0) : old));
  return (
    <div class={style.numbers}>
      {byPlace.slice(0, seats).map((worth, place) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: places are identified by their number
          key={place}
          label={d('setup.points.place', { n: place + 1 })}
          min={0}
          max={1000}
          required
          value={worth}
          onValue={(value) => change({ points: { ...points, byPlace: atPlace(place, value) } })}
        />
      ))}
      <NumberField
        label={d('setup.points.draw')}
        placeholder={d('setup.points.mean')}
        min={0}
        max={1000}
        value={draw ?? null}
        onValue={(value) => change({ points: { ...points, draw: value } })}
      />
      <NumberField
        label={d('setup.points.bye')}
        min={0}
        max={1000}
        required
        value={bye}
        onValue={(value) => change({ points: { ...points, bye: value ?? 0 } })}
      />
    </div>
  );
}

function pointsText({ seats, points }: PartProps['form']): string {
  const { byPlace, draw, bye } = points ?? usualPoints(seats);
  const shared = draw ?? d('setup.points.mean');
  return d('setup.points.said', { places: byPlace.join(' · '), draw: shared, bye });
}

function said(form: PartProps['form']): string {
  const names = form.tieBreaks.map((one: TieBreak) => d(`tieBreak.${one}`));
  return [
    d('setup.points.short', { places: (form.points ?? usualPoints(form.seats)).byPlace.join('–') }),
    ...names,
  ].join(' · ');
}
