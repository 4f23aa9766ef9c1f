import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TalkProps } from './talk.tsx';

/** Renders the talk at the table. Its code is loaded after the table's. */
export function LazyTalk(props: TalkProps) {
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<TalkProps> } | null>(null);
  useEffect(() => {
    import('./talk.tsx').then(
      ({ Talk }) => setLoaded({ Shown: Talk }),
      () => {}, // the table works without it
    );
  }, []);
  return loaded && <loaded.Shown {...props} />;
}
