import { useState } from 'preact/hooks';
import { AGREE_TO_TOURNAMENT, UNREGISTER_FROM_TOURNAMENT } from '../../../data/tournaments/index.ts';
import { deckOf } from '../../../parts/forms/deck-choice.ts';
import { Refusal } from '../../../parts/tournaments/refusal.tsx';
import { e } from '../../../texts/events.ts';
import { isolated } from '../../../texts/isolated.ts';
import { useEvent } from '../event-context.ts';
import { useAct } from '../use-act.ts';
import { EventDeck } from './deck-choice.tsx';
import style from './own.module.css';

/** Lets a reader who was added by another player accept or decline. */
export function Asked() {
  const { tournament, me } = useEvent();
  const { busy, error, act } = useAct();
  const [deck, setDeck] = useState('');
  const others = (tournament.yourEntrant?.members ?? []).filter(({ player }) => player.id !== me);
  const names = others.map(({ player }) => isolated(player.name)).join(', ');
  return (
    <>
      <h2>{e('asked.title')}</h2>
      <p>{e('asked.about', { with: names ? e('asked.with', { names }) : '' })}</p>
      <form
        class={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act(AGREE_TO_TOURNAMENT, { deck: deck ? deckOf(deck) : null });
        }}
      >
        <EventDeck value={deck} onValue={setDeck} />
        <Refusal error={error} />
        <p class="soft">{e('register.consent')}</p>
        <div class="row">
          <button type="submit" class="main" disabled={busy}>
            {e('asked.do')}
          </button>
          <button type="button" disabled={busy} onClick={() => void act(UNREGISTER_FROM_TOURNAMENT, {})}>
            {e('asked.no')}
          </button>
        </div>
      </form>
    </>
  );
}
