/** Whether this browser can receive push messages. iPhones and iPads can once the pages are installed. */
export function canPush(): boolean {
  const isThere = typeof PushManager !== 'undefined' && typeof Notification !== 'undefined';
  return isThere && navigator.serviceWorker !== undefined;
}

/** Closes the notifications of this site on this device. @param tag closes only those with this tag */
export async function closeNotifications(tag?: string): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  const shown = (await worker?.getNotifications(tag === undefined ? {} : { tag })) ?? [];
  for (const one of shown) one.close();
}
