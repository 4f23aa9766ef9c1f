import type { Gate } from '../live/gate.ts';
import type { Kind, PeerKind } from '../live/target.ts';
import { arbiterPair } from './arbiter/pair.ts';
import { boardgameIoPair } from './boardgame-io/pair.ts';
import { colyseusPair } from './colyseus/pair.ts';
import type { Pair, PairSettings } from './pair.ts';

const PAIRS: Record<PeerKind, (settings: PairSettings) => Promise<Pair>> = {
  arbiter: arbiterPair,
  'boardgame.io': boardgameIoPair,
  colyseus: colyseusPair,
};

export function isPeer(kind: Kind): kind is PeerKind {
  return Object.hasOwn(PAIRS, kind);
}

/**
 * Plays match after match.
 * @param first the length of the first match. It differs between pairs, so that later matches do not end all at once
 */
export async function ladderMatches(
  kind: PeerKind,
  settings: Omit<PairSettings, 'table'>,
  gate: Gate,
  { first, rounds }: { first: number; rounds: number },
): Promise<void> {
  const pair = await PAIRS[kind]({ ...settings, table: gate.table() });
  for (let next = first; ; next = rounds) {
    await gate.passed;
    await pair.playMatch(next);
  }
}
