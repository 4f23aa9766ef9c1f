import { noticeOf } from './notice.ts';
import { offlinePage } from './offline-page.ts';

/**
 * The service worker: it shows push messages, and a page while the server cannot be reached. It stores nothing, so no
 * page, asset or answer can become stale.
 */
declare const self: ServiceWorkerGlobalScope;

/** The language of the page that registered the worker, because a worker cannot read the pages' storage. */
const language = new URL(self.location.href).searchParams.get('language') === 'de' ? 'de' : 'en';

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  // Requests that the worker would only pass on need not wait for it to start.
  const modes = ['cors', 'no-cors', 'same-origin'];
  event.addRoutes(modes.map((requestMode) => ({ condition: { requestMode }, source: 'network' })));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(language)));
});

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

async function show(message: PushMessageData | null): Promise<void> {
  const { title, body, tag, path } = noticeOf(contentOf(message), language);
  const pages = await openPages();
  if (pages.some(({ focused, url }) => focused && new URL(url).pathname === path)) return; // the player sees it already
  // `renotify` is missing in TypeScript's types.
  const options = { body, tag, renotify: true, icon: '/icons/icon-192.png', data: path };
  await self.registration.showNotification(title, options);
}

// Browsers require a notification for every push message, so an unreadable message is shown as well.
function contentOf(message: PushMessageData | null): unknown {
  try {
    return message?.json();
  } catch {
    return null;
  }
}

async function open(path: string): Promise<void> {
  const page = (await openPages()).find(({ url }) => new URL(url).pathname === path);
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
