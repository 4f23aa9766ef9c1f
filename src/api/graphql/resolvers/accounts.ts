import {
  deleteDeck,
  findPlayer,
  listCards,
  listDecks,
  type Player,
  rulesBrokenBy,
  saveDeck,
  signIn,
  signInAsGuest,
  signOut,
  signUp,
} from '../../../accounts/index.ts';
import { Refused } from '../../../errors.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import type { PlayerParent } from '../resolver-parents.ts';
import { attempt } from '../sign-in-attempt.ts';
import type { DeckResolvers, MutationResolvers, PlayerResolvers, QueryResolvers } from '../types.generated.ts';

export const accountQueries = {
  me: (_, __, { caller }) => caller,
  player: (_, { id }, { accounts }) => findPlayer(accounts, id),
  rulesBrokenBy: (_, { deck }, { accounts, caller }) => rulesBrokenBy(accounts, signedIn(caller), deck),
} satisfies QueryResolvers;

export const accountMutations = {
  signUp: attempt(({ input }, { accounts, address }) => signUp(accounts, input, address)),
  signIn: attempt(({ input }, { accounts, address, request }) => {
    const { name, device } = input;
    return request.server.guardSignIn({ account: { name }, device, address }, () => signIn(accounts, input, address));
  }),
  signInAsGuest: attempt(({ name, sessionName }, { accounts }) =>
    signInAsGuest(accounts, name ?? null, sessionName ?? null),
  ),
  signOut: async (_, __, { accounts, caller, token }) => {
    if (token) await signOut(accounts, signedIn(caller), token);
    return true;
  },
  saveDeck: (_, { input }, { accounts, caller }) => saveDeck(accounts, signedIn(caller), input),
  deleteDeck: (_, { id }, { accounts, caller }) => deleteDeck(accounts, signedIn(caller), id),
} satisfies MutationResolvers;

export const player = {
  guest: async (parent, _, { accounts }) => (await whole(accounts, parent)).guest,
  createdAt: async (parent, _, { accounts }) => (await whole(accounts, parent)).createdAt,
  bot: async (parent, _, { accounts }) => (await whole(accounts, parent)).bot,
  deleted: async (parent, _, { accounts }) => (await whole(accounts, parent)).deleted,
  roles: async (parent, _, { accounts }) => (await whole(accounts, parent)).roles,
  decks: (parent, { game }, { accounts, caller }) =>
    caller?.id === parent.id ? listDecks(accounts, caller, game ?? null) : [],
  collection: (parent, { game }, { accounts, caller }) =>
    caller?.id === parent.id ? listCards(accounts, caller, game ?? null) : [],
} satisfies PlayerResolvers;

export const deck = {
  game: ({ game }, _, { accounts }) => {
    const found = accounts.games.find(({ id }) => id === game);
    if (!found)
      throw new Refused('NOT_FOUND', `The server no longer has the game ${game}: read its deck without \`game\`.`);
    return found;
  },
} satisfies DeckResolvers;

async function whole(accounts: Context['accounts'], parent: PlayerParent): Promise<Player> {
  if ('createdAt' in parent) return parent;
  const found = await findPlayer(accounts, parent.id);
  if (!found) throw new Error(`player ${parent.id} is gone`);
  return found;
}
