import type { StageFormat } from '../../../data/client.ts';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import type { StageForm } from './form.ts';
import style from './setup.module.css';

const FORMATS: readonly StageFormat[] = ['SWISS', 'ROUND_ROBIN', 'SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION'];

interface StageFieldsProps {
  readonly stage: StageForm;
  /** The stage's number, from 1. */
  readonly number: number;
  /** Whether the stage is a custom one, whose format can be chosen. */
  readonly isOwn: boolean;
  readonly change: (part: Partial<StageForm>) => void;
  readonly remove: () => void;
}

/** Renders the fields for one stage: its format, its length, and how many entrants advance to it. */
export function StageFields({ stage, number, isOwn, change, remove }: StageFieldsProps) {
  const hasNothing = !isOwn && number === 1 && /ELIMINATION/.test(stage.format);
  if (hasNothing) return null;
  return (
    <fieldset class={style.stage}>
      <legend>{isOwn ? d('setup.stage', { n: number }) : d(`format.${stage.format}`)}</legend>
      {isOwn && (
        <ChoiceField
          label={d('setup.stage.format')}
          value={stage.format}
          options={FORMATS.map((format) => ({ value: format, text: d(`format.${format}`) }))}
          onValue={(format) => change({ format })}
        />
      )}
      {stage.format === 'SWISS' && (
        <NumberField
          label={d('setup.stage.rounds')}
          placeholder={d('setup.stage.rounds.usual')}
          min={1}
          max={50}
          value={stage.rounds}
          onValue={(rounds) => change({ rounds })}
        />
      )}
      {stage.format === 'ROUND_ROBIN' && (
        <ChoiceField
          label={d('setup.stage.cycles')}
          value={stage.cycles}
          options={[1, 2].map((n) => ({ value: n, text: d('setup.stage.cycles.n', { n }) }))}
          onValue={(cycles) => change({ cycles })}
        />
      )}
      {number > 1 && (
        <NumberField
          label={d('setup.stage.take')}
          placeholder={d('setup.stage.take.all')}
          min={2}
          max={2000}
          value={stage.take}
          onValue={(take) => change({ take })}
        />
      )}
      {isOwn && (
        <button type="button" class="quiet" aria-label={d('setup.stage.removeNamed', { n: number })} onClick={remove}>
          {d('setup.stage.remove')}
        </button>
      )}
    </fieldset>
  );
}
