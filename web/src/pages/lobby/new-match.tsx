import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { useTitle } from '../../browser/use-title.ts';
import { askPatiently, createMatch } from '../../data/client.ts';
import type { NamedPlayerParts } from '../../data/friends/operations.generated.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { GamePicture } from '../../parts/cards/game-picture.tsx';
import { NotYet } from '../../parts/not-yet.tsx';
import { ApiOnly } from '../../parts/options/api-only.tsx';
import { OptionField } from '../../parts/options/option-field.tsx';
import { optionFields } from '../../parts/options/schema-field.ts';
import { Problem } from '../../parts/problem.tsx';
import { useWhoPlays } from '../../parts/who/who-plays.tsx';
import { f } from '../../texts/friends.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { Challenged } from './challenged.tsx';
import style from './lobby.module.css';
import { inputOf, isRatable, NEW, type NewMatchForm, opponentsOf } from './new-match-input.ts';
import { CHALLENGE_PLAYER, NEW_MATCH_FORM, WANTED_OPPONENT } from './operations.generated.ts';
import { Opponents } from './opponents.tsx';
import { Presets } from './presets.tsx';
import { Terms } from './terms.tsx';

interface NewMatchProps {
  readonly game: string;
  /** The id of the player to challenge, if the page was opened for a challenge. */
  readonly challenge: string | null;
}

/** Renders the form for a match with all settings: opponent, seats, bots, deck, clock, the game's own options. */
export function NewMatch({ game: wanted, challenge }: NewMatchProps) {
  const { data, error, again } = useAsked(NEW_MATCH_FORM, { game: wanted });
  const [form, setForm] = useState<NewMatchForm>(NEW);
  const [opponent, setOpponent] = useOpponent(challenge);
  const { busy, error: refused, run } = useDoing();
  const { first, dialog } = useWhoPlays();
  const change = (part: Partial<NewMatchForm>) => setForm((last) => ({ ...last, ...part }));
  useTitle(data?.game && t('new.title', { game: data.game.title }));
  if (!data) return <NotYet error={error} again={again} />;
  const { game, me } = data;
  if (!game) return <h1 class="page">{t('new.noGame')}</h1>;
  const fields = optionFields(game.options);
  const hasPresets = game.presets.length > 0;
  const create = () =>
    first(() =>
      run(async () => {
        const match = inputOf(game, form);
        const { id } = opponent ? await challenged(opponent.id, match) : await createMatch(api(), match);
        navigate(`/matches/${id}`);
      }),
    );
  return (
    <section class="page narrow">
      <div class={style.about}>
        <GamePicture game={game.id} />
        <div>
          <h1>{t('new.title', { game: game.title })}</h1>
          <p class="soft">{game.about}</p>
        </div>
      </div>
      <form
        class={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <Challenged
          opponent={opponent}
          isPossible={opponentsOf(game, form).filter((one) => one === 'OPEN').length === 1}
          choose={setOpponent}
        />
        {hasPresets && <Presets presets={game.presets} form={form} change={change} />}
        <Opponents game={game} form={form} change={change} />
        <Terms
          format={game.deckFormat}
          decks={me?.decks ?? []}
          form={form}
          change={change}
          isRatable={isRatable(game, form)}
        />
        {fields.length > 0 && (!hasPresets || form.preset === null) && (
          <fieldset class={`panel ${style.group}`}>
            <legend>{t('new.options')}</legend>
            {fields.map((field) => (
              <OptionField
                key={field.name}
                field={field}
                value={form.options[field.name]}
                onValue={(value) => change({ options: { ...form.options, [field.name]: value } })}
              />
            ))}
            <ApiOnly schema={game.options} />
          </fieldset>
        )}
        <Problem error={refused} />
        <div class="row">
          <button type="submit" class="main" disabled={busy}>
            {opponent ? f('opponent.create', { name: isolated(opponent.name) }) : t('new.create')}
          </button>
          <a class="button" href="/">
            {t('new.cancel')}
          </a>
        </div>
      </form>
      {dialog}
    </section>
  );
}

/** Returns the player to challenge, first the one in the page's address. */
function useOpponent(id: string | null) {
  const [opponent, setOpponent] = useState<NamedPlayerParts | null>(null);
  const { data } = useAsked(WANTED_OPPONENT, id === null ? null : { id });
  const wanted = data?.player;
  useEffect(() => {
    if (wanted && !wanted.deleted) setOpponent(wanted);
  }, [wanted]);
  return [opponent, setOpponent] as const;
}

async function challenged(id: string, match: ReturnType<typeof inputOf>): Promise<{ id: string }> {
  const { challengePlayer } = await askPatiently(api(), CHALLENGE_PLAYER, { input: { opponent: { id }, match } });
  if (!challengePlayer.match) throw new Error('the challenger does not see the match');
  return challengePlayer.match;
}
