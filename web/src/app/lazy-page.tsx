import { useEffect, useState } from 'preact/hooks';
import type { Page, PageProps } from '../pages/page.ts';
import { Waiting } from '../parts/waiting.tsx';

type Load = () => Promise<{ readonly default: Page }>;

interface LazyPageProps extends PageProps {
  readonly load: Load;
}

/** Renders a page that is loaded when first shown. If loading fails, the surrounding error boundary shows the error. */
export function LazyPage({ load, ...props }: LazyPageProps) {
  const [loaded, setLoaded] = useState<{ load: Load; Shown?: Page; error?: unknown }>({ load });
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setLoaded({ load, Shown: found.default }),
      (error: unknown) => wanted && setLoaded({ load, error }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded.error !== undefined) throw loaded.error;
  const { Shown } = loaded;
  return Shown && loaded.load === load ? <Shown {...props} /> : <Waiting />;
}
