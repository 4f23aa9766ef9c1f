/**
 * What players are told while they are away: webhooks, and pushes to browsers. `targets` says where to, `noticing` what
 * and when, `sending` how. As it is called from outside: closed notifications, then who asks, then what.
 */
import { type ClosedNotifications as Closed, fromOutside } from './closed-notifications.ts';
import * as broom from './noticing/sweep-notifications.ts';
import * as sending from './sending/deliver.ts';
import * as told from './targets/deliveries.ts';
import * as targets from './targets/targets.ts';

export const listWebhooks = fromOutside(targets.listWebhooks);
export const createWebhook = fromOutside(targets.createWebhook);
export const deleteWebhook = fromOutside(targets.deleteWebhook);
export const resumeWebhook = fromOutside(targets.resumeWebhook);
export const listDeliveries = fromOutside(told.listDeliveries);
export const replayDelivery = fromOutside(told.replayDelivery);
export const pushKey = fromOutside(targets.pushKey);
export const listPushSubscriptions = fromOutside(targets.listPushSubscriptions);
export const subscribePush = fromOutside(targets.subscribePush);
export const unsubscribePush = fromOutside(targets.unsubscribePush);
/** For jobs: without a caller. */
export const deliver = fromOutside(sending.deliver);
export const sweepNotifications = fromOutside(broom.sweepNotifications);

export type ClosedNotifications = Closed;
export { type NotificationsParts, openNotifications } from './closed-notifications.ts';
export { DELIVERY_PAGE, type Delivery } from './targets/deliveries.ts';
export type { Target } from './targets/stored-targets.ts';
