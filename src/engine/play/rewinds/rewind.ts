import { knowersOf, knownByCard } from '../../cards/known.ts';
import { lostAmong, withTold } from '../../cards/told.ts';
import { type CardId, faceOf, NOBODY, union, type Zone, type ZoneId } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Restored } from '../../game/judging.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Entry } from '../entry.ts';
import { foldAll } from '../fold.ts';
import { seenSince } from './seen-since.ts';

/** A table to restore, with its agenda. The last step on the agenda runs next. */
export interface Earlier extends Restored {
  agenda: AnyAt['agenda'];
}

/**
 * Returns the table of an earlier version, from which play continues with new randomness. Cards that seats have seen
 * since then stay known if they can still be followed. Cards in face-down piles that no seat knew at the earlier
 * version are shuffled, so that no seat profits from having seen the next draws. All other cards stay in place.
 * @param past all entries so far, starting with entry 0
 */
export function restored(game: AnyGame, past: readonly Entry[], to: number, random: Random): Earlier {
  const then = foldAll(game, past.slice(0, to + 1));
  const since = seenSince(then, past.slice(to + 1));
  const unknown = Object.values(then.zones).flatMap((zone) => unknownIn(then, zone));
  let told = since.answers.reduce((all, { told, cards }) => withTold(then, all, told, cards, then.seats), then.told);
  for (const cards of unknown) told = lostAmong(told, then.seats, () => cards);
  const mixed = new Set(unknown.flat());
  const known = knownByCard(then);
  for (const [card, seen] of since.seen) {
    if (!mixed.has(card) && seen.length > 0) known[card] = union(known[card] ?? NOBODY, seen);
  }
  const zones = mixedZones(then, unknown, random);
  const { state, answered, left, agenda } = then;
  return { state, zones, known, told, answered, left, agenda };
}

/** Returns the table of an earlier version exactly as it was. */
export function tableOf(game: AnyGame, past: readonly Entry[], to: number): Earlier {
  const then = foldAll(game, past.slice(0, to + 1));
  const { state, zones, told, answered, left, sealed, agenda } = then;
  const laid = { state, zones, known: knownByCard(then), told, answered, left, agenda };
  return sealed.length > 0 ? { ...laid, sealed } : laid;
}

// Groups the unknown cards of a face-down pile by back, because the order of backs is visible. Groups of one card are
// left out.
function unknownIn(at: AnyAt, { kind, readers, cards }: Zone): CardId[][] {
  if (kind !== 'pile' || readers === 'everyone' || readers.length > 0) return [];
  const byBack = new Map<string, CardId[]>();
  for (const card of cards) {
    if ((knowersOf(at, card) ?? NOBODY).length > 0) continue;
    const { back } = faceOf(at, card);
    byBack.set(back, [...(byBack.get(back) ?? []), card]);
  }
  return [...byBack.values()].filter((group) => group.length > 1);
}

function mixedZones(at: AnyAt, groups: readonly CardId[][], random: Random): Record<ZoneId, Zone> {
  const instead = new Map<CardId, CardId>();
  for (const group of groups) {
    const order = shuffled(group, random);
    for (const [i, card] of group.entries()) instead.set(card, order[i] ?? card);
  }
  return Object.fromEntries(
    Object.entries(at.zones).map(([id, zone]) => [
      id,
      { ...zone, cards: zone.cards.map((card) => instead.get(card) ?? card) },
    ]),
  );
}
