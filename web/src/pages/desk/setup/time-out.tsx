import type { BotLevel, TimeOutPolicy } from '../../../data/client.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { t } from '../../../texts/index.ts';
import type { PartProps } from './form.ts';

const TIME_OUTS: readonly TimeOutPolicy[] = ['FORFEIT', 'ABSENT', 'BOT'];

const STAND_INS: readonly BotLevel[] = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'];

/** Renders the fields for the effect of a time-out and for ratings. Renders nothing without a clock. */
export function TimeOut({ form, change }: PartProps) {
  if (!form.timeControl) return null;
  return (
    <>
      <ChoiceField
        label={t('new.timeOut')}
        value={form.onTimeOut}
        options={TIME_OUTS.map((one) => ({ value: one, text: timeOutText(one, form.forfeitAfter) }))}
        onValue={(onTimeOut) => change({ onTimeOut })}
      />
      {form.onTimeOut === 'BOT' && (
        <ChoiceField
          label={t('new.standIn')}
          value={form.standInLevel}
          options={STAND_INS.map((value) => ({ value, text: t(`new.opponent.${value}`) }))}
          onValue={(standInLevel) => change({ standInLevel })}
        />
      )}
      {form.onTimeOut === 'FORFEIT' && (
        <NumberField
          label={d('setup.forfeitAfter')}
          min={1}
          max={1000}
          required
          value={form.forfeitAfter}
          onValue={(forfeitAfter) => change({ forfeitAfter: forfeitAfter ?? 1 })}
        />
      )}
      {form.onTimeOut !== 'BOT' && form.visibility === 'PUBLIC' && (
        <CheckField
          label={d('setup.rated')}
          hint={d('setup.rated.hint')}
          value={form.rated}
          onValue={(rated) => change({ rated })}
        />
      )}
    </>
  );
}

function timeOutText(policy: TimeOutPolicy, n: number): string {
  return policy === 'FORFEIT' ? d('setup.timeOut.FORFEIT', { n }) : t(`new.timeOut.${policy}`);
}
