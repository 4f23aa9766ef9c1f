import type { Permission } from './permissions.ts';

/** The owner sees it, others do not, or not yet. */
const READ: Permission = { who: 'ANYBODY', keys: ['READ'] };
/** A match as its player sees it: a program that plays need not read anything else. */
const PLAYED: Permission = { ...READ, ownSeat: 'PLAY' };
const NEVER: Permission = { ...READ, keys: 'NONE' };

/**
 * The scopes with which an API key may read private fields of answers, below every field of Query, Mutation and Subscription
 * alike. A test fails when a private field of the schema has no row.
 */
export const PRIVATE_FIELDS: Readonly<Record<string, Permission>> = {
  'Match.decision': PLAYED,
  'Match.view': PLAYED,
  'Match.table': PLAYED,
  'Match.entries': PLAYED,
  'Match.invitation': PLAYED,
  'Match.seed': PLAYED,
  'MatchUpdate.entries': READ,
  'SubmitMovePayload.entry': { ...READ, keys: ['READ', 'PLAY'] },

  'Player.decks': READ,
  'Player.collection': READ,
  'EntrantMember.deck': READ,
  'TournamentEntry.input': READ,
  'Tournament.invitation': { ...READ, keys: ['READ', 'ORGANIZE'] },

  // Many addresses hold a secret that lets anyone post there.
  'Webhook.url': READ,
  // They say at which matches the owner plays.
  'Webhook.deliveries': READ,
  'WebhookDelivery.event': READ,
  'WebhookDelivery.matchId': READ,
  'CreatedWebhook.webhook': READ,
  'CreatedWebhook.secret': READ,

  'Account.email': NEVER,
  'Account.sessions': NEVER,
  'Account.apiKeys': NEVER,
  'CreatedApiKey.key': NEVER,
  'CreatedApiKey.secret': NEVER,
  'Session.token': NEVER,
};
