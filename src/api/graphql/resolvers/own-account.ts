import {
  type ApiKey,
  blockPlayer,
  changePassword,
  confirmEmail,
  createApiKey,
  deleteAccount,
  keepAccount,
  listApiKeys,
  listBlocked,
  listSessions,
  markAsBot,
  nameSession,
  readEmail,
  requestPasswordReset,
  resetPassword,
  revokeApiKey,
  revokeOtherSessions,
  revokeSession,
  setEmail,
  unblockPlayer,
} from '../../../accounts/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { AccountResolvers, ApiKeyResolvers, MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const ownQueries = {
  account: (_, __, { caller }) => signedIn(caller),
} satisfies QueryResolvers;

export const account = {
  player: (caller) => caller,
  email: (caller, _, { accounts }) => readEmail(accounts, caller),
  sessions: (caller, _, { accounts, token }) => listSessions(accounts, caller, token),
  blocked: (caller, _, { accounts }) => listBlocked(accounts, caller),
  apiKeys: (caller, _, { accounts }) => listApiKeys(accounts, caller),
} satisfies AccountResolvers;

export const apiKey = {
  scopes: ({ scopes }: ApiKey) => [...scopes],
} satisfies ApiKeyResolvers;

/** Sessions and passwords. Operations that check the password have the same limits as signing in. */
export const sessionMutations = {
  keepAccount: async (_, { input }, { accounts, caller, address, request }) => {
    await request.server.admit(request);
    return keepAccount(accounts, signedIn(caller), input, address);
  },
  nameSession: (_, { id, name }, { accounts, caller, token }) =>
    nameSession(accounts, signedIn(caller), { id, name, token }),
  revokeSession: (_, { id }, { accounts, caller }) => revokeSession(accounts, signedIn(caller), id),
  blockPlayer: (_, { id }, { accounts, caller }) => blockPlayer(accounts, signedIn(caller), id),
  unblockPlayer: (_, { id }, { accounts, caller }) => unblockPlayer(accounts, signedIn(caller), id),
  revokeOtherSessions: (_, __, { accounts, caller, token }) => revokeOtherSessions(accounts, signedIn(caller), token),
  changePassword: async (_, { input }, { accounts, caller, token, address, request }) => {
    await request.server.admit(request);
    const player = signedIn(caller);
    await request.server.guardSignIn({ account: player, device: token, address }, () =>
      changePassword(accounts, player, { ...input, token, address }),
    );
    return true;
  },
  requestPasswordReset: async (_, { email }, { accounts, request }) => {
    await request.server.admit(request);
    await request.server.guardMail(request, { kind: 'RESET', to: email });
    requestPasswordReset(accounts, email);
    return true;
  },
  resetPassword: async (_, { input }, { accounts, address, request }) => {
    await request.server.admit(request);
    return resetPassword(accounts, input, address);
  },
} satisfies MutationResolvers;

/** The account's other fields, and its deletion. */
export const ownMutations = {
  setEmail: async (_, { input }, { accounts, caller, token, address, request }) => {
    await request.server.admit(request);
    if (input.email) await request.server.guardMail(request, { kind: 'CONFIRM', to: input.email });
    const player = signedIn(caller);
    await request.server.guardSignIn({ account: player, device: token, address }, () =>
      setEmail(accounts, player, input, address),
    );
    return true;
  },
  confirmEmail: async (_, { token }, { accounts, caller, request }) => {
    await request.server.admit(request);
    await confirmEmail(accounts, signedIn(caller), token);
    return true;
  },
  deleteAccount: async (_, { input }, { accounts, caller, token, address, request }) => {
    await request.server.admit(request);
    const player = signedIn(caller);
    await request.server.guardSignIn({ account: player, device: token, address }, () =>
      deleteAccount(accounts, player, input, address),
    );
    return player.id;
  },
  createApiKey: (_, { input }, { accounts, caller }) => createApiKey(accounts, signedIn(caller), input),
  revokeApiKey: (_, { id }, { accounts, caller }) => revokeApiKey(accounts, signedIn(caller), id),
  markAsBot: (_, __, { accounts, caller }) => markAsBot(accounts, signedIn(caller)),
} satisfies MutationResolvers;
