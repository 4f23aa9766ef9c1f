import { closeNotifications } from '../../browser/push.ts';
import { currentLanguage, t } from '../../texts/index.ts';
import { ask, askPatiently } from '../client.ts';
import { api, session } from '../session.ts';
import { deviceName } from './device-name.ts';
import { SERVER_PUSH_KEY, SUBSCRIBE_DEVICE, UNSUBSCRIBE_DEVICE } from './operations.generated.ts';
import { keepOwnPush, ownPush } from './own-push.ts';

/**
 * Subscribes this browser and shows a first notification, so that the reader sees that it works. Call it in the handler
 * of a click, because the browser may ask for permission.
 * @returns false if the reader does not allow notifications
 */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await subscribe();
  const options = { body: t('notify.isOn.about'), tag: 'on', icon: '/icons/icon-192.png', data: '/' };
  await worker.showNotification(t('notify.isOn'), options);
  return true;
}

/** Ends the subscription of this browser. The server stops as well, at the latest when the push service refuses. */
export async function turnOff(): Promise<void> {
  const own = ownPush();
  if (own) await ask(api(), UNSUBSCRIBE_DEVICE, { id: own.id }).catch(() => {});
  await forget();
}

/**
 * Registers the service worker in the language of the pages, and keeps the subscription right: it ends if its player is
 * no longer signed in here, and is renewed if the browser has changed its address.
 */
export async function keepRight(player: string | null): Promise<void> {
  const own = ownPush();
  if (own && own.player !== player) return forget();
  const worker = await register();
  if (!own || (await worker.pushManager.getSubscription())?.endpoint === own.endpoint) return;
  await (Notification.permission === 'granted' ? subscribe() : turnOff());
}

async function subscribe(): Promise<ServiceWorkerRegistration> {
  const player = session()?.player.id;
  if (player === undefined) throw new Error('no player is signed in');
  if (ownPush()) await turnOff();
  const worker = await register();
  const { pushKey } = await askPatiently(api(), SERVER_PUSH_KEY, {});
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  const input = { endpoint, p256dh, auth, name: deviceName(navigator.userAgent) };
  const { subscribePush } = await askPatiently(api(), SUBSCRIBE_DEVICE, { input });
  keepOwnPush({ id: subscribePush.id, endpoint, player });
  return worker;
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`/sw.js?language=${currentLanguage()}`, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Ends the subscription in this browser only, and closes its notifications. */
async function forget(): Promise<void> {
  await closeNotifications();
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  keepOwnPush(null); // last, so that another attempt follows a failure
}
