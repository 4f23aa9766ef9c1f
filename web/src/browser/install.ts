import { useEffect, useState } from 'preact/hooks';
import { read, tell } from './window-events.ts';

/** The browser's offer to install the pages as an app, which is missing in TypeScript's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const CHANGED = 'arbiter:install';

let offer: InstallOffer | null = null;

/** Keeps the browser's offer for the account page, instead of letting the browser show it on any page. */
export function keepInstallOffer(): void {
  read(['beforeinstallprompt'], (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
    tell(CHANGED);
  });
}

/** Returns a function that asks the reader to install the app; null if the browser offers no installation. */
export function useInstall(): (() => void) | null {
  const [known, setKnown] = useState(offer);
  useEffect(() => read([CHANGED], () => setKnown(offer)), []);
  if (!known) return null;
  return () => {
    offer = null; // an offer can be used only once
    tell(CHANGED);
    void known.prompt();
  };
}

/** Whether the pages run as an installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Whether this browser installs apps only from its share menu, as on iPhones and iPads. */
export function isInstalledByHand(): boolean {
  return 'standalone' in navigator && !isInstalled();
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
