import type { AnyGame, DeckList } from '../../engine/index.ts';

export interface AuditedAccount {
  id: string;
  guest: boolean;
  changes: {
    card: string;
    change: number;
    reason: string;
    matchId: string | null;
    /** Whether the operator log contains a change by an admin. */
    isLogged: boolean;
  }[];
  owned: DeckList;
}

/** A change to an account's cards, as proved by a match's log. */
export interface ProvedPrize {
  card: string;
  change: number;
  matchId: string;
}

/** Returns the discrepancies between an account's cards and its starter set and proved prizes, one line each. */
export function accountFaults(game: AnyGame, account: AuditedAccount, proved: readonly ProvedPrize[]): string[] {
  const starters = account.changes.filter(({ reason }) => reason === 'STARTER');
  const given = starters.map(({ card, change }) => ({ card, count: change }));
  const sets = [game.collection?.starter ?? [], ...(game.collection?.earlier ?? [])];
  const set = sets.find((one) => sameCards(one, given));
  const moved = account.changes.filter(({ reason }) => reason === 'ADMIN');
  const later = [...proved, ...moved.filter(({ isLogged }) => isLogged)];
  const follows = counted([...(set ?? sets[0] ?? []), ...later.map(({ card, change }) => ({ card, count: change }))]);
  return [
    ...(account.guest ? ['a guest owns cards'] : []),
    ...(set ? [] : ['its first cards are not a starter set']),
    ...prizeFaults(account, proved),
    ...moved
      .filter(({ isLogged }) => !isLogged)
      .map(({ card, change }) => `${signed(change)} ${card} by an admin is not in the operator log`),
    ...ownedFaults(follows, counted(account.owned)),
  ];
}

function prizeFaults({ changes }: AuditedAccount, proved: readonly ProvedPrize[]): string[] {
  const recorded = changes.filter(({ reason }) => reason !== 'STARTER' && reason !== 'ADMIN').map(prizeText);
  const follow = proved.map(prizeText);
  return [
    ...recorded.filter((one) => !follow.includes(one)).map((one) => `${one} is recorded, but no log proves it`),
    ...follow.filter((one) => !recorded.includes(one)).map((one) => `${one} is proved by its log, but not recorded`),
  ];
}

function prizeText({ card, change, matchId }: Pick<AuditedAccount['changes'][number], keyof ProvedPrize>): string {
  return `${signed(change)} ${card} by match ${matchId}`;
}

function signed(change: number): string {
  return `${change > 0 ? '+' : ''}${change}`;
}

function ownedFaults(follows: ReadonlyMap<string, number>, owned: ReadonlyMap<string, number>): string[] {
  const cards = [...new Set([...follows.keys(), ...owned.keys()])].sort();
  return cards.flatMap((card) => {
    const [is, should] = [owned.get(card) ?? 0, follows.get(card) ?? 0];
    return is === should ? [] : [`it owns ${is} of ${card}, but ${should} are accounted for`];
  });
}

function sameCards(one: DeckList, other: DeckList): boolean {
  const [a, b] = [counted(one), counted(other)];
  return a.size === b.size && [...a].every(([card, count]) => b.get(card) === count);
}

function counted(cards: DeckList): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card, count } of cards) counts.set(card, (counts.get(card) ?? 0) + count);
  return counts;
}
