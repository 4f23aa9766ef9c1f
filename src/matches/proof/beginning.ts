import { same } from '../../engine/index.ts';
import { plainName } from '../match/match.ts';
import { deckHash, type Preamble } from '../match/preamble.ts';
import type { ReplayDocument } from './replay-form.ts';

/** What the head repeats as it stands in the preamble. */
const QUOTED = ['match', 'game', 'rulesVersion', 'options', 'seedHash', 'createdAt'] as const;

/** In what the head of a document differs from the beginning and the end that are chained, in words; null: in nothing. */
export function misquoted(replay: ReplayDocument, preamble: Preamble): string | null {
  const { entries } = replay;
  const wrong = QUOTED.find((what) => !same(replay[what], preamble[what]));
  if (wrong) return `its ${wrong} is not the one`;
  if (!same(replay.seats, seatsOf(preamble))) return 'its seats are not those';
  const decks = preamble.seats.map(({ deck }) => deck);
  if (!same(decksIn(replay), decks)) return 'its decks are not those';
  if (replay.startedAt !== entries[0]?.at) return 'its start is not the one';
  return replay.finishedAt === entries.at(-1)?.at ? null : 'its end is not the one';
}

function seatsOf({ seats }: Preamble): ReplayDocument['seats'] {
  return seats.map((one) => ({ seat: one.seat, name: plainName(one), bot: one.bot }));
}

function decksIn({ entries: [first] }: ReplayDocument): (string | null)[] {
  const began: Record<string, unknown> = first?.facts[0] ?? {};
  return Array.isArray(began.decks) ? began.decks.map(deckHash) : [];
}
