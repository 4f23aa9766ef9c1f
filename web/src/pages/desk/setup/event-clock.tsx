import { useState } from 'preact/hooks';
import type { TimeControlInput } from '../../../data/client.ts';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { CLOCKS, clockText } from '../../../parts/forms/clock-field.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { t } from '../../../texts/index.ts';
import type { PartProps } from './form.ts';

const KINDS = ['fischer', 'perDecision', 'days'] as const;
type Kind = (typeof KINDS)[number];
const OWN: Readonly<Record<Kind, TimeControlInput>> = {
  fischer: { fischer: { bank: 1200, increment: 10 } },
  perDecision: { perDecision: 120 },
  days: { days: 2 },
};

/** Renders the fields for the match clock, common or custom. */
export function EventClock({ form, change }: PartProps) {
  const known = Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(form.timeControl));
  const [isOwn, setOwn] = useState(form.timeControl !== null && known === undefined);
  const value = isOwn ? 'own' : (known ?? '');
  const options = [
    ...Object.entries(CLOCKS).map(([name, clock]) => ({ value: name, text: clockText(clock) })),
    { value: 'own', text: d('setup.clock.own') },
    { value: '', text: t('clock.none') },
  ];
  const choose = (name: string) => {
    setOwn(name === 'own');
    change({ timeControl: name === 'own' ? (form.timeControl ?? OWN.fischer) : (CLOCKS[name] ?? null) });
  };
  return (
    <>
      <ChoiceField
        label={d('setup.clock')}
        hint={d(form.timeControl ? 'setup.clock.hint' : 'setup.clock.none')}
        value={value}
        options={options}
        onValue={choose}
      />
      {isOwn && <Own form={form} change={change} />}
    </>
  );
}

function Own({ form: { timeControl }, change }: PartProps) {
  const kind: Kind = KINDS.find((one) => timeControl?.[one]) ?? 'fischer';
  const { fischer, perDecision, days } = timeControl ?? {};
  return (
    <>
      <ChoiceField
        label={d('setup.clock.kind')}
        value={kind}
        options={KINDS.map((one) => ({ value: one, text: d(`setup.clock.${one}`) }))}
        onValue={(one) => change({ timeControl: OWN[one] })}
      />
      {fischer && (
        <>
          <NumberField
            label={d('setup.clock.bank')}
            required
            min={1}
            step="any"
            value={fischer.bank / 60}
            onValue={(n) => change({ timeControl: { fischer: { ...fischer, bank: Math.round((n ?? 1) * 60) } } })}
          />
          <NumberField
            label={d('setup.clock.increment')}
            required
            min={0}
            value={fischer.increment}
            onValue={(n) => change({ timeControl: { fischer: { ...fischer, increment: n ?? 0 } } })}
          />
        </>
      )}
      {perDecision != null && (
        <NumberField
          label={d('setup.clock.seconds')}
          required
          min={1}
          value={perDecision}
          onValue={(n) => change({ timeControl: { perDecision: n ?? 1 } })}
        />
      )}
      {days != null && (
        <NumberField
          label={d('setup.clock.daysEach')}
          required
          min={1}
          max={365}
          value={days}
          onValue={(n) => change({ timeControl: { days: n ?? 1 } })}
        />
      )}
    </>
  );
}
