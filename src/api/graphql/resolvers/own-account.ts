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
import { attempt } from '../sign-in-attempt.ts';
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

export const ownMutations = {
  keepAccount: attempt(({ input }, { accounts, caller, address }) =>
    keepAccount(accounts, signedIn(caller), input, address),
  ),
  nameSession: (_, { id, name }, { accounts, caller, token }) =>
    nameSession(accounts, signedIn(caller), { id, name, token }),
  revokeSession: (_, { id }, { accounts, caller }) => revokeSession(accounts, signedIn(caller), id),
  blockPlayer: (_, { id }, { accounts, caller }) => blockPlayer(accounts, signedIn(caller), id),
  unblockPlayer: (_, { id }, { accounts, caller }) => unblockPlayer(accounts, signedIn(caller), id),
  revokeOtherSessions: (_, __, { accounts, caller, token }) => revokeOtherSessions(accounts, signedIn(caller), token),
  changePassword: attempt(async ({ input }, { accounts, caller, token, address, request }) => {
    const player = signedIn(caller);
    await request.server.guardSignIn({ account: player, device: token, address }, () =>
      changePassword(accounts, player, { ...input, token, address }),
    );
    return true;
  }),
  requestPasswordReset: attempt(async ({ email }, { accounts, request }) => {
    await request.server.guardMail(request, { kind: 'RESET', to: email });
    requestPasswordReset(accounts, email);
    return true;
  }),
  resetPassword: attempt(({ input }, { accounts, address }) => resetPassword(accounts, input, address)),
  setEmail: attempt(async ({ input }, { accounts, caller, token, address, request }) => {
    if (input.email) await request.server.guardMail(request, { kind: 'CONFIRM', to: input.email });
    const player = signedIn(caller);
    await request.server.guardSignIn({ account: player, device: token, address }, () =>
      setEmail(accounts, player, input, address),
    );
    return true;
  }),
  confirmEmail: attempt(async ({ token }, { accounts, caller }) => {
    await confirmEmail(accounts, signedIn(caller), token);
    return true;
  }),
  deleteAccount: attempt(async ({ input }, { accounts, caller, token, address, request }) => {
    const player = signedIn(caller);
    await request.server.guardSignIn({ account: player, device: token, address }, () =>
      deleteAccount(accounts, player, input, address),
    );
    return player.id;
  }),
  createApiKey: (_, { input }, { accounts, caller }) => createApiKey(accounts, signedIn(caller), input),
  revokeApiKey: (_, { id }, { accounts, caller }) => revokeApiKey(accounts, signedIn(caller), id),
  markAsBot: (_, __, { accounts, caller }) => markAsBot(accounts, signedIn(caller)),
} satisfies MutationResolvers;
