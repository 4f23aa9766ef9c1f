import { useState } from 'preact/hooks';
import { type Kept, session, useSession } from '../../../data/session.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { CLOCKS } from '../../../parts/forms/clock-field.tsx';
import { clockName } from '../../../parts/matches/clock-name.ts';
import type { GameLine } from '../../../parts/matches/operations.generated.ts';
import { Problem } from '../../../parts/problem.tsx';
import { useWhoPlays } from '../../../parts/who/who-plays.tsx';
import { t } from '../../../texts/index.ts';
import lobby from '../lobby.module.css';
import style from './quick.module.css';
import { inputOf, keepChoice, lastChoice, QUICK_CLOCKS, type QuickChoice } from './quick-choice.ts';
import { Searching } from './searching.tsx';
import { useSearch } from './use-search.ts';

/** How many players meet in a quick game. */
const PLAYERS = 2;

/** Renders a form that finds an opponent, or the search in progress. */
export function QuickGame({ all }: { all: readonly GameLine[] }) {
  const { search, error, hasEnded, start, stop } = useSearch();
  const [choice, setChoice] = useState(lastChoice);
  const { first, dialog } = useWhoPlays();
  const games = all.filter(({ minSeats }) => minSeats <= PLAYERS);
  const game = games.find(({ id }) => id === choice.game) ?? games[0];
  if (!game) return null;
  const begin = () =>
    first(() => {
      keepChoice({ ...choice, game: game.id });
      start(inputOf(choice, game.id, hasAccount(session())));
    });
  return (
    <section class={`panel ${lobby.section}`} aria-labelledby="quick">
      <h2 id="quick">{t('quick.title')}</h2>
      {search ? (
        <Searching search={search.now} game={game.title} stop={stop} />
      ) : (
        <QuickForm
          games={games}
          choice={{ ...choice, game: game.id }}
          change={(part) => setChoice((last) => ({ ...last, ...part }))}
          begin={begin}
        />
      )}
      {hasEnded && <p role="status">{t('quick.ended')}</p>}
      <Problem error={error} />
      {dialog}
    </section>
  );
}

function shortName(clock: string): string {
  const none = { perDecision: null, fischer: null, days: null };
  return clockName({ timeControl: { ...none, ...CLOCKS[clock] } }) ?? clock;
}

function hasAccount(kept: Kept | null): boolean {
  return kept !== null && !kept.player.guest;
}

interface QuickFormProps {
  readonly games: readonly GameLine[];
  readonly choice: QuickChoice;
  readonly change: (part: Partial<QuickChoice>) => void;
  readonly begin: () => void;
}

function QuickForm({ games, choice, change, begin }: QuickFormProps) {
  const mayBeRated = hasAccount(useSession());
  return (
    <form
      class={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <p class="soft">{t('quick.about')}</p>
      <div class={style.fields}>
        <ChoiceField
          label={t('quick.game')}
          value={choice.game}
          options={games.map(({ id, title }) => ({ value: id, text: title }))}
          onValue={(game) => change({ game })}
        />
        <ChoiceField
          label={t('quick.clock')}
          value={choice.clock}
          options={QUICK_CLOCKS.map((value) => ({ value, text: shortName(value) }))}
          onValue={(clock) => change({ clock })}
        />
      </div>
      <div class={style.checks}>
        <CheckField
          label={t('quick.rated')}
          {...(mayBeRated ? {} : { hint: t('quick.rated.not') })}
          value={choice.isRated && mayBeRated}
          disabled={!mayBeRated}
          onValue={(isRated) => change({ isRated })}
        />
        <CheckField
          label={t('quick.bot')}
          hint={t('quick.bot.hint')}
          value={choice.allowsBot}
          onValue={(allowsBot) => change({ allowsBot })}
        />
      </div>
      <div class="row">
        <button type="submit" class="main">
          {t('quick.start')}
        </button>
      </div>
    </form>
  );
}
