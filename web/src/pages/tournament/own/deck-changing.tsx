import { useState } from 'preact/hooks';
import { CHANGE_TOURNAMENT_DECK } from '../../../data/tournaments/index.ts';
import { deckOf } from '../../../parts/forms/deck-choice.ts';
import { DeckList } from '../../../parts/tournaments/deck-list.tsx';
import { Refusal } from '../../../parts/tournaments/refusal.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { useAct } from '../use-act.ts';
import { EventDeck } from './deck-choice.tsx';
import style from './own.module.css';

/** Renders the reader's deck and, while allowed, a way to change it. Renders nothing for games without decks. */
export function OwnDeck() {
  const { tournament, me } = useEvent();
  const { setup, status, yours } = tournament;
  if (!setup.game.deckFormat) return null;
  const own = yours?.members.find(({ player }) => player.id === me)?.deck ?? null;
  const mayChange = setup.decks === 'ANY' || status === 'OPEN';
  return (
    <div class={style.deck}>
      <h3>{e('deck.yours')}</h3>
      {own === null ? <p class="soft">{e('deck.lent')}</p> : <DeckList deck={own} />}
      {mayChange ? <Changing /> : <p class="soft">{e('deck.locked')}</p>}
    </div>
  );
}

function Changing() {
  const { tournament } = useEvent();
  const { busy, error, act } = useAct();
  const [deck, setDeck] = useState('');
  const when = tournament.setup.decks === 'ANY' ? 'deck.fromNext' : 'deck.untilStart';
  return (
    <details class={style.more}>
      <summary>{e('deck.change')}</summary>
      <form
        class={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (deck) void act(CHANGE_TOURNAMENT_DECK, { deck: deckOf(deck) });
        }}
      >
        <EventDeck value={deck} onValue={setDeck} />
        <Refusal error={error} />
        <p class="row">
          <button type="submit" disabled={busy || deck === ''}>
            {e('deck.change.do')}
          </button>
          <span class="soft">{e(when)}</span>
        </p>
      </form>
    </details>
  );
}
