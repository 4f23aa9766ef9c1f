import type { Pool } from 'undici';
import { type Caller, call } from '../load/graphql-call.ts';

export const GAME = 'business-card-battle';
export const SIZE = 6;
/** A deck may hold one card whose AP + HP is above this. */
const STRONG = 90;

const SIGN_UP = 'mutation($input: SignUpInput!) { signUp(input: $input) { token } }';
const OWNED = 'query($game: ID!) { me { collection(game: $game) { card count staked } } }';
const CATALOGUE = 'query($game: ID!) { game(id: $game) { cards { name data } } }';

export interface KeepsAccount extends Caller {
  number: number;
  token: string;
}

export async function asAccount(pool: Pool, number: number): Promise<KeepsAccount> {
  const input = { name: `Collector ${number}`, password: 'keeps-or-nothing' };
  const { signUp } = await call<{ signUp: { token: string } }>({ pool, token: null }, SIGN_UP, { input });
  return { pool, number, token: signUp.token };
}

/** The names of cards of which a deck may have only one. */
export async function strongCards(caller: Caller): Promise<Set<string>> {
  const { game } = await call<{ game: { cards: { name: string; data: { ap: number; hp: number } }[] } }>(
    caller,
    CATALOGUE,
    { game: GAME },
  );
  return new Set(game.cards.filter(({ data }) => data.ap + data.hp > STRONG).map(({ name }) => name));
}

/** A deck out of what is owned and not staked, of what there is most first; null when that is too little. */
export async function freeDeck(
  caller: Caller,
  strong: ReadonlySet<string>,
): Promise<{ cards: { card: string; count: number }[] } | null> {
  const { me } = await call<{ me: { collection: { card: string; count: number; staked: number }[] } }>(caller, OWNED, {
    game: GAME,
  });
  const free = me.collection
    .map(({ card, count, staked }) => ({ card, left: count - staked }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left);
  const one = free.filter(({ card }) => strong.has(card)).slice(0, 1);
  const rest = free.filter(({ card }) => !strong.has(card)).slice(0, SIZE - one.length);
  const cards = [...one, ...rest].map(({ card }) => ({ card, count: 1 }));
  return cards.length === SIZE ? { cards } : null;
}
