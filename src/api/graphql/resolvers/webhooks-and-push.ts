import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listPushSubscriptions,
  listWebhooks,
  pushKey,
  replayDelivery,
  resumeWebhook,
  subscribePush,
  unsubscribePush,
} from '../../../notifications/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { MutationResolvers, QueryResolvers, WebhookResolvers } from '../types.generated.ts';

export const notificationQueries = {
  webhooks: (_, __, { notifications, caller }) => listWebhooks(notifications, signedIn(caller)),
  pushSubscriptions: (_, __, { notifications, caller }) => listPushSubscriptions(notifications, signedIn(caller)),
  pushKey: (_, __, { notifications }) => pushKey(notifications),
} satisfies QueryResolvers;

export const webhook = {
  quiet: () => false,
  deliveries: ({ id }, { first }, { notifications, caller }) =>
    listDeliveries(notifications, signedIn(caller), { targetId: id, first }),
} satisfies WebhookResolvers;

export const notificationMutations = {
  createWebhook: (_, { input }, { notifications, caller, address }) =>
    createWebhook(notifications, signedIn(caller), { ...input, madeFrom: address }),
  deleteWebhook: (_, { id }, { notifications, caller }) => deleteWebhook(notifications, signedIn(caller), id),
  resumeWebhook: (_, { id }, { notifications, caller }) => resumeWebhook(notifications, signedIn(caller), id),
  replayDelivery: (_, { id }, { notifications, caller }) => replayDelivery(notifications, signedIn(caller), id),
  subscribePush: (_, { input }, { notifications, caller, address }) =>
    subscribePush(notifications, signedIn(caller), { ...input, madeFrom: address }),
  unsubscribePush: (_, { id }, { notifications, caller }) => unsubscribePush(notifications, signedIn(caller), id),
} satisfies MutationResolvers;
