import type { AtTime } from '../../../data/client.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { Fold } from './fold.tsx';
import type { PartProps } from './form.ts';
import style from './setup.module.css';
import { TimeOut } from './time-out.tsx';

const AT_TIME: readonly AtTime[] = ['JUDGE', 'DRAW', 'LESS_TIME_LEFT_LOSES'];

/** Renders the fields for the sequence of rounds and the broadcast delay. */
export function Rounds({ form, change }: PartProps) {
  return (
    <Fold title={d('setup.rounds')} now={said(form)}>
      <CheckField
        label={d('setup.byHand')}
        hint={d('setup.byHand.hint')}
        value={form.byHand}
        onValue={(byHand) => change({ byHand })}
      />
      <div class={style.pair}>
        <TimeOut form={form} change={change} />
        <NoShowAfter form={form} change={change} />
        <NumberField
          label={d('setup.roundLength')}
          placeholder={d('setup.roundLength.none')}
          min={1}
          step="any"
          value={form.roundLength}
          onValue={(roundLength) => change({ roundLength })}
        />
        {form.roundLength !== null && <AtTimeField form={form} change={change} />}
        <NumberField
          label={d('setup.pause')}
          min={0}
          step="any"
          required
          value={form.pause}
          onValue={(pause) => change({ pause: pause ?? 0 })}
        />
        <Grace form={form} change={change} />
        <NumberField
          label={d('setup.delay')}
          hint={d('setup.delay.hint')}
          min={0}
          max={1440}
          step="any"
          required
          value={form.broadcastDelay}
          onValue={(broadcastDelay) => change({ broadcastDelay: broadcastDelay ?? 0 })}
        />
      </div>
      {form.noShowAfter !== 0 && (
        <CheckField
          label={d('setup.noShowDrops')}
          hint={d('setup.noShowDrops.hint')}
          value={form.noShowDrops}
          onValue={(noShowDrops) => change({ noShowDrops })}
        />
      )}
    </Fold>
  );
}

/** Renders a field for how long a player may be away from a table. */
export function NoShowAfter({ form, change }: PartProps) {
  return (
    <NumberField
      label={d('setup.noShow')}
      hint={d('setup.noShow.hint')}
      placeholder={d('setup.noShow.usual')}
      min={0}
      step="any"
      value={form.noShowAfter}
      onValue={(noShowAfter) => change({ noShowAfter })}
    />
  );
}

/** Renders a field for the outcome of games that are not over at the end of the round. */
export function AtTimeField({ form, change }: PartProps) {
  return (
    <ChoiceField
      label={d('setup.atTime')}
      value={form.atTime}
      options={AT_TIME.map((one) => ({ value: one, text: d(`atTime.${one}`) }))}
      onValue={(atTime) => change({ atTime })}
    />
  );
}

/** Renders a field for how long the event stays open for corrections after its last result. */
export function Grace({ form, change }: PartProps) {
  return (
    <NumberField
      label={d('setup.grace')}
      hint={d('setup.grace.hint')}
      min={0}
      max={1440}
      step="any"
      required
      value={form.grace}
      onValue={(grace) => change({ grace: grace ?? 0 })}
    />
  );
}

function said({ byHand, roundLength, broadcastDelay }: PartProps['form']): string {
  const parts = [
    d(byHand ? 'setup.byHand.short' : 'setup.byItself'),
    roundLength === null ? d('setup.roundLength.none') : d('setup.minutes', { n: roundLength }),
  ];
  if (broadcastDelay > 0) parts.push(d('setup.delay.short', { n: broadcastDelay }));
  return parts.join(' · ');
}
