/** Requests that are about the caller's own data or have constant answers. None concerns other players' matches. */
export const OWN: readonly string[] = [
  ...['Query.me', 'Query.games', 'Query.game', 'Query.rulesBrokenBy', 'Query.account', 'Query.webhooks'],
  ...['Query.pushSubscriptions', 'Query.pushKey', 'Mutation.createMatch', 'Mutation.challengePlayer'],
  ...['Mutation.acceptChallenge', 'Mutation.declineChallenge', 'Mutation.saveDeck', 'Mutation.deleteDeck'],
  ...['Mutation.signUp', 'Mutation.signIn', 'Mutation.signInAsGuest', 'Mutation.requestPasswordReset'],
  ...['Mutation.resetPassword', 'Mutation.signOut', 'Mutation.keepAccount', 'Mutation.nameSession'],
  ...['Mutation.revokeSession', 'Mutation.revokeOtherSessions', 'Mutation.deleteAccount', 'Mutation.changePassword'],
  ...['Mutation.setEmail', 'Mutation.confirmEmail', 'Mutation.createApiKey', 'Mutation.revokeApiKey'],
  ...['Mutation.markAsBot', 'Mutation.createWebhook', 'Mutation.deleteWebhook', 'Mutation.resumeWebhook'],
  ...['Query.search', 'Mutation.startSearch', 'Mutation.stopSearch', 'Subscription.searchUpdates'],
  ...['Query.friends', 'Query.playersNamed', 'Mutation.addFriend', 'Mutation.removeFriend', 'Mutation.showPresence'],
  ...['Mutation.replayDelivery', 'Mutation.subscribePush', 'Mutation.unsubscribePush', 'Mutation.deleteMessage'],
  ...['Subscription.friendUpdates', 'GET /v1/account/export'],
];

/** Verifies a document that the caller sends; `test/broadcast/leaks.int.test.ts` tests this separately. */
export const BROUGHT: readonly string[] = ['POST /v1/replays/verify'];
