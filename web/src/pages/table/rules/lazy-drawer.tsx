import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Drawer = typeof import('./drawer.tsx').default;
type DrawerProps = Parameters<Drawer>[0];

/** Renders the rules while they are open. Their code is loaded when they are first opened. */
export function LazyDrawer(props: DrawerProps) {
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<DrawerProps> } | null>(null);
  const isOpen = props.rules.at !== null;
  useEffect(() => {
    if (!isOpen || loaded) return;
    import('./drawer.tsx').then(({ default: Shown }) => setLoaded({ Shown }), props.rules.close);
  }, [isOpen, loaded, props.rules.close]);
  return isOpen && loaded ? <loaded.Shown {...props} /> : null;
}
