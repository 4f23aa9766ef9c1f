import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { z } from 'zod';

/** The keys of a push subscription, and the address of its push service. */
export interface PushService {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Replaces the browser's connection to its push service, which tests cannot reach, with another service. Everything else
 * is the browser's own: permissions, the service worker, its notifications.
 */
export function subscribingTo({ endpoint, keys }: PushService): string {
  return `(() => {
    const known = { endpoint: ${JSON.stringify(endpoint)}, keys: ${JSON.stringify(keys)} };
    const subscription = () => localStorage.getItem('subscribed') && {
      ...known,
      toJSON: () => known,
      unsubscribe: async () => localStorage.removeItem('subscribed') ?? true,
    };
    PushManager.prototype.getSubscription = async () => subscription();
    PushManager.prototype.subscribe = async () => localStorage.setItem('subscribed', 'yes') ?? subscription();
  })()`;
}

const shown = z.array(z.object({ title: z.string(), body: z.string(), tag: z.string() }));
export type Shown = z.infer<typeof shown>[number];

/** The service worker of a browser, observed from a page of no site, so that all its pages can be closed. */
export class PushWorker {
  readonly #context: BrowserContext;
  readonly #cdp: CDPSession;
  readonly #registrations = new Map<string, string>();

  constructor(context: BrowserContext, cdp: CDPSession) {
    this.#context = context;
    this.#cdp = cdp;
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations) this.#registrations.set(scopeURL, registrationId);
    });
  }

  static async of(page: Page): Promise<PushWorker> {
    const context = page.context();
    const cdp = await context.newCDPSession(await context.newPage());
    const worker = new PushWorker(context, cdp);
    await cdp.send('ServiceWorker.enable');
    return worker;
  }

  /** Delivers a push message as the browser does after decrypting it. */
  async deliver(origin: string, data: string): Promise<void> {
    const registrationId = this.#registrations.get(`${origin}/`);
    if (registrationId === undefined) throw new Error('no service worker is registered');
    await this.#cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** Returns the notifications that are shown. Without a desktop, the browser closes each of them after some seconds. */
  async shown(): Promise<Shown[]> {
    const read =
      'registration.getNotifications().then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))';
    return shown.parse(await this.#worker().evaluate(read));
  }

  async titles(): Promise<string[]> {
    return (await this.shown()).map(({ title }) => title);
  }

  /**
   * Clicks a notification. Returns what the worker does instead of doing it, because browsers open and focus pages only
   * after a person's click.
   */
  async click(tag: string): Promise<string[]> {
    return z.array(z.string()).parse(await this.#worker().evaluate(`(${CLICK})(${JSON.stringify(tag)})`));
  }

  #worker() {
    const worker = this.#context.serviceWorkers().at(-1);
    if (!worker) throw new Error('no service worker is running');
    return worker;
  }
}

const CLICK = `async (tag) => {
  const done = [];
  clients.openWindow = async (path) => void done.push('open ' + path);
  WindowClient.prototype.focus = async function () { done.push('focus ' + new URL(this.url).pathname); };
  const [notification] = await registration.getNotifications({ tag });
  const click = new NotificationEvent('notificationclick', { notification });
  const waited = [];
  click.waitUntil = (promise) => void waited.push(promise);
  dispatchEvent(click);
  await Promise.all(waited);
  return done;
}`;

/** Takes the focus from a page, as if the player looked at another window. */
export async function lookAway(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await (await page.context().newPage()).bringToFront();
}
