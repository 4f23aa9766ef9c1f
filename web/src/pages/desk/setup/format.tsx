import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import type { PartProps } from './form.ts';
import { PRESETS, type Preset, presetOf, SWISS } from './form.ts';
import style from './setup.module.css';
import { StageFields } from './stage-fields.tsx';

const OFFERED: readonly Preset[] = [
  'SWISS',
  'SWISS_CUT',
  'ROUND_ROBIN',
  'SINGLE_ELIMINATION',
  'DOUBLE_ELIMINATION',
  'OWN',
];
const MOST_STAGES = 4;

/** Renders the fields for the format, common or custom, and the layout of tables. */
export function Format({ form, change, most }: PartProps & { readonly most: number }) {
  const preset = presetOf(form.stages);
  const { stages } = form;
  const chosen = (name: Preset) =>
    change({ stages: name === 'OWN' ? [...stages, { ...SWISS, take: 8 }].slice(0, MOST_STAGES) : PRESETS[name] });
  const changeStage = (index: number, part: object) =>
    change({ stages: stages.map((stage, i) => (i === index ? { ...stage, ...part } : stage)) });
  return (
    <section class={`panel ${style.group}`} aria-labelledby="format">
      <h2 id="format">{d('setup.format')}</h2>
      <ChoiceField
        label={d('setup.preset')}
        hint={d(`preset.${preset}.about`)}
        value={preset}
        options={OFFERED.map((name) => ({ value: name, text: d(`preset.${name}`) }))}
        onValue={chosen}
      />
      <ol class={style.stages}>
        {stages.map((stage, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages are identified by their position
          <li key={index}>
            <StageFields
              stage={stage}
              number={index + 1}
              isOwn={preset === 'OWN'}
              change={(part) => changeStage(index, part)}
              remove={() => change({ stages: stages.filter((_, i) => i !== index) })}
            />
          </li>
        ))}
      </ol>
      {preset === 'OWN' && stages.length < MOST_STAGES && (
        <div>
          <button type="button" onClick={() => change({ stages: [...stages, CUT] })}>
            {d('setup.stage.add')}
          </button>
        </div>
      )}
      <div class={style.pair}>
        <SeatsField form={form} change={change} most={most} />
        <ChoiceField
          label={d('setup.bestOf')}
          hint={d('setup.bestOf.hint')}
          value={form.bestOf}
          options={[1, 3, 5].map((n) => ({ value: n, text: d('setup.bestOf.n', { n }) }))}
          onValue={(bestOf) => change({ bestOf })}
        />
        {most >= form.seats * 2 && (
          <NumberField
            label={d('setup.teamSize')}
            hint={d('setup.teamSize.hint')}
            min={1}
            max={5}
            required
            value={form.teamSize}
            onValue={(teamSize) => change({ teamSize: teamSize ?? 1 })}
          />
        )}
      </div>
    </section>
  );
}

const CUT = { ...SWISS, format: 'SINGLE_ELIMINATION', take: 8 } as const;

function SeatsField({ form, change, most }: PartProps & { readonly most: number }) {
  const counts = Array.from({ length: Math.max(1, Math.min(6, most) - 1) }, (_, i) => i + 2);
  return (
    <ChoiceField
      label={d('setup.seats')}
      {...(form.seats > 2 ? { hint: d('setup.seats.hint', { less: form.seats - 1 }) } : {})}
      value={form.seats}
      options={counts.map((n) => ({ value: n, text: String(n) }))}
      onValue={(seats) => change({ seats, points: null })}
    />
  );
}
