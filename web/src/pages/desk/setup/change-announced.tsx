import { useState } from 'preact/hooks';
import { navigate } from '../../../browser/location.ts';
import { SET_UP_TOURNAMENT } from '../../../data/desk/operations.generated.ts';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { LongTextField } from '../../../parts/forms/long-text-field.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { done } from '../doing.ts';
import { Champion } from './champion.tsx';
import { HowMany } from './entering.tsx';
import type { SetupForm } from './form.ts';
import { changeOf, formOf } from './form-input.ts';
import { AtTimeField, Grace, NoShowAfter } from './rounds.tsx';
import style from './setup.module.css';
import { When } from './when.tsx';

/** Renders the fields that can still be changed after an event was published. */
export function ChangeAnnounced({ tournament }: { tournament: TournamentHead }) {
  const { id, setup, status } = tournament;
  const desk = `/tournaments/${id}/desk`;
  const before = formOf(setup);
  const [form, setForm] = useState(before);
  const change = (part: Partial<SetupForm>) => setForm((last) => ({ ...last, ...part }));
  const send = async () => {
    await done(SET_UP_TOURNAMENT, { id, setup: changeOf(before, form) });
    navigate(desk);
  };
  return (
    <section class="page">
      <div>
        <h1>{d('change.title')}</h1>
        <p class="soft">{d(status === 'OPEN' ? 'change.open' : 'change.running')}</p>
      </div>
      <Form label={d('change.do')} onSend={send}>
        <TextField
          label={d('setup.name')}
          required
          maxLength={100}
          value={form.name}
          onValue={(name) => change({ name })}
        />
        <LongTextField
          label={d('setup.description')}
          hint={d('setup.description.hint')}
          maxLength={5000}
          rows={4}
          value={form.description}
          onValue={(description) => change({ description })}
        />
        {status === 'OPEN' && <Champion form={form} change={change} />}
        <div class={style.pair}>
          {status === 'OPEN' && <When form={form} change={change} />}
          <Lengths form={form} change={change} />
          <Grace form={form} change={change} />
          {status === 'OPEN' && <NoShowAfter form={form} change={change} />}
          {status === 'OPEN' && form.roundLength !== null && <AtTimeField form={form} change={change} />}
        </div>
        {status === 'OPEN' && (
          <CheckField
            label={d('setup.noShowDrops')}
            hint={d('setup.noShowDrops.hint')}
            value={form.noShowDrops}
            onValue={(noShowDrops) => change({ noShowDrops })}
          />
        )}
        <p>
          <a class="button" href={desk}>
            {d('back')}
          </a>
        </p>
      </Form>
    </section>
  );
}

function Lengths({ form, change }: { form: SetupForm; change: (part: Partial<SetupForm>) => void }) {
  return (
    <>
      <HowMany form={form} change={change} />
      <NumberField
        label={d('setup.roundLength')}
        placeholder={d('setup.roundLength.none')}
        min={1}
        step="any"
        value={form.roundLength}
        onValue={(roundLength) => change({ roundLength })}
      />
      <NumberField
        label={d('setup.pause')}
        min={0}
        step="any"
        required
        value={form.pause}
        onValue={(pause) => change({ pause: pause ?? 0 })}
      />
    </>
  );
}
