import type { SetupGamesResult } from '../../../data/desk/operations.generated.ts';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { LongTextField } from '../../../parts/forms/long-text-field.tsx';
import { ApiOnly } from '../../../parts/options/api-only.tsx';
import { OptionField } from '../../../parts/options/option-field.tsx';
import { optionFields } from '../../../parts/options/schema-field.ts';
import { d } from '../../../texts/desk.ts';
import { Champion } from './champion.tsx';
import { EventClock } from './event-clock.tsx';
import { Fold } from './fold.tsx';
import type { PartProps } from './form.ts';
import style from './setup.module.css';
import { When } from './when.tsx';

interface PlayedProps extends PartProps {
  readonly games: SetupGamesResult['games'];
  readonly isMade: boolean;
}

/** Renders the fields for name, game, clock and schedule. */
export function Played({ form, change, games, isMade }: PlayedProps) {
  const game = games.find(({ id }) => id === form.game);
  const fields = game ? optionFields(game.options) : [];
  const chosen = Object.values(form.options).filter((value) => value !== undefined).length;
  return (
    <>
      <section class={`panel ${style.group}`} aria-label={d('setup.what')}>
        <div class={style.pair}>
          <TextField
            label={d('setup.name')}
            required
            maxLength={100}
            value={form.name}
            onValue={(name) => change({ name })}
          />
          <GameField form={form} change={change} games={games} isMade={isMade} />
        </div>
        <div class={style.pair}>
          <EventClock form={form} change={change} />
          <When form={form} change={change} />
        </div>
      </section>
      <Fold title={d('setup.more')} now={said(form.description, chosen)}>
        <LongTextField
          label={d('setup.description')}
          hint={d('setup.description.hint')}
          maxLength={5000}
          rows={4}
          value={form.description}
          onValue={(description) => change({ description })}
        />
        <Champion form={form} change={change} />
        {!game && <p class="soft">{d('setup.options.first')}</p>}
        {game && fields.length > 0 && <h3>{d('setup.options', { game: game.title })}</h3>}
        {fields.map((field) => (
          <OptionField
            key={`${form.game} ${field.name}`}
            field={field}
            value={form.options[field.name]}
            onValue={(value) => change({ options: { ...form.options, [field.name]: value } })}
          />
        ))}
        {game && <ApiOnly schema={game.options} />}
      </Fold>
    </>
  );
}

function GameField({ form, change, games, isMade }: PlayedProps) {
  const first = form.game === '' ? [{ value: '', text: d('setup.game.choose') }] : [];
  const options = [...first, ...games.map(({ id, title }) => ({ value: id, text: title }))];
  const fixed = options.filter(({ value }) => value === form.game);
  return (
    <ChoiceField
      label={d('setup.game')}
      required
      value={form.game}
      options={isMade ? fixed : options}
      {...(isMade ? { hint: d('setup.game.fixed') } : {})}
      onValue={(game) => change({ game, options: {}, seats: 2 })}
    />
  );
}

function said(description: string, chosen: number): string {
  const parts = [d(description ? 'setup.description.some' : 'setup.description.none')];
  parts.push(chosen === 0 ? d('setup.options.usual') : d('setup.options.changed', { n: chosen }));
  return parts.join(' · ');
}
