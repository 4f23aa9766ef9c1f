/** The functions that other folders can call. Each takes the handle, the caller and the input, in this order. */

import { fromOutside, type NotificationsHandle as Handle } from './notifications-handle.ts';
import * as sending from './sending/deliver.ts';
import * as targets from './targets/add-target.ts';
import * as deliveries from './targets/deliveries.ts';
import * as stored from './targets/stored-targets.ts';
import * as sweep from './triggers/sweep-notifications.ts';

export const listWebhooks = fromOutside(stored.listTargets('WEBHOOK'));
export const createWebhook = fromOutside(targets.createWebhook);
export const deleteWebhook = fromOutside(stored.deleteTarget('WEBHOOK'));
export const resumeWebhook = fromOutside(stored.resumeWebhook);
export const listDeliveries = fromOutside(deliveries.listDeliveries);
export const replayDelivery = fromOutside(deliveries.replayDelivery);
export const pushKey = fromOutside(({ vapid }) => vapid.publicKey());
export const listPushSubscriptions = fromOutside(stored.listTargets('PUSH'));
export const subscribePush = fromOutside(targets.subscribePush);
export const unsubscribePush = fromOutside(stored.deleteTarget('PUSH'));
/** The functions below are for jobs, which have no caller. */
export const deliver = fromOutside(sending.deliver);
export const sweepNotifications = fromOutside(sweep.sweepNotifications);

export type NotificationsHandle = Handle;
export { type NotificationsDependencies, openNotifications } from './notifications-handle.ts';
export { DELIVERY_PAGE, type Delivery } from './targets/deliveries.ts';
export type { Target } from './targets/stored-targets.ts';
