import type { BotLevel, TimeOutPolicy } from '../../data/client.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { ChoiceField } from '../../parts/forms/choice.tsx';
import { ClockField } from '../../parts/forms/clock-field.tsx';
import { DeckField, type DeckFieldProps } from '../../parts/forms/deck-field.tsx';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';
import type { NewMatchForm } from './new-match-input.ts';

interface TermsProps extends Pick<DeckFieldProps, 'decks'> {
  /** The game's deck format; null if the game has no decks. */
  readonly format: DeckFieldProps['format'] | null;
  readonly form: NewMatchForm;
  readonly change: (part: Partial<NewMatchForm>) => void;
  readonly isRatable: boolean;
}

const TIME_OUTS: readonly TimeOutPolicy[] = ['ABSENT', 'FORFEIT', 'BOT'];

const STAND_INS: readonly BotLevel[] = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'];

/** Renders the fields for the reader's deck, the clock, the effect of a time-out, and the rating. */
export function Terms({ format, decks, form, change, isRatable }: TermsProps) {
  return (
    <fieldset class={`panel ${style.group}`}>
      <legend>{t(format ? 'new.terms' : 'new.clock')}</legend>
      {format && <DeckField format={format} decks={decks} value={form.deck} onValue={(deck) => change({ deck })} />}
      <div class={style.pair}>
        <ClockField value={form.clock} onValue={(clock) => change({ clock })} />
        {form.clock !== '' && (
          <ChoiceField
            label={t('new.timeOut')}
            value={form.onTimeOut}
            options={TIME_OUTS.map((value) => ({ value, text: t(`new.timeOut.${value}`) }))}
            onValue={(onTimeOut) => change({ onTimeOut })}
          />
        )}
        {form.clock !== '' && form.onTimeOut === 'BOT' && (
          <ChoiceField
            label={t('new.standIn')}
            value={form.standInLevel}
            options={STAND_INS.map((value) => ({ value, text: t(`new.opponent.${value}`) }))}
            onValue={(standInLevel) => change({ standInLevel })}
          />
        )}
      </div>
      <CheckField
        label={t('new.rated')}
        hint={t(isRatable ? 'new.rated.hint' : 'new.rated.not')}
        value={form.rated && isRatable}
        disabled={!isRatable}
        onValue={(rated) => change({ rated })}
      />
    </fieldset>
  );
}
