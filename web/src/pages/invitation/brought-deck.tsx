import { useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { DeckField, type DeckFieldProps } from '../../parts/forms/deck-field.tsx';
import { DECKS_TO_BRING } from './operations.generated.ts';

interface BroughtDeckProps extends Omit<DeckFieldProps, 'decks'> {
  readonly game: string;
}

/** Renders the deck to join with: a ready-made one, or one of the reader's. */
export function BroughtDeck({ game, ...field }: BroughtDeckProps) {
  const isKnown = useSession() !== null;
  const { data } = useAsked(DECKS_TO_BRING, isKnown ? { game } : null);
  return <DeckField {...field} decks={data?.me?.decks ?? []} />;
}
