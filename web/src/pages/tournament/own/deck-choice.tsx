import { useSession } from '../../../data/session.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { DeckField } from '../../../parts/forms/deck-field.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { DECKS_FOR_EVENT, OWN_DECKS_FOR_EVENT } from '../operations.generated.ts';

interface DeckChoiceProps {
  /** The chosen deck as `ready:key` or `saved:id`; empty for none. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Renders the choice of a deck: the reader's own, or a ready-made one. Renders nothing for games without decks. */
export function EventDeck({ value, onValue }: DeckChoiceProps) {
  const { tournament } = useEvent();
  const game = tournament.setup.game.id;
  const isKnown = useSession() !== null;
  const { data } = useAsked(DECKS_FOR_EVENT, { game });
  const { data: own } = useAsked(OWN_DECKS_FOR_EVENT, isKnown ? { game } : null);
  const format = data?.game?.deckFormat;
  if (!format) return null;
  const isNeeded = tournament.setup.decks === 'REGISTERED';
  return (
    <DeckField
      format={format}
      decks={own?.me?.decks ?? []}
      value={value}
      onValue={onValue}
      {...(isNeeded ? { none: e('deck.choose'), required: true } : {})}
    />
  );
}
