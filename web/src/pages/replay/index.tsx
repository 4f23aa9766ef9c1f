import './no-eval.ts';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../../data/session.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { r } from '../../texts/replay.ts';
import type { PageProps } from '../page.ts';
import { Drop } from './drop.tsx';
import { NotOver } from './not-over.tsx';
import { type Fetched, fetchRecord } from './record/fetched.ts';
import { Shown } from './shown.tsx';

/** Renders a finished match: from this server if the address names one, otherwise from a file. */
export default function ReplayPage({ id, query }: PageProps) {
  return id ? <Fetching id={id} query={query} /> : <Drop query={query} />;
}

function Fetching({ id, query }: PageProps) {
  const [fetched, again] = useFetched(id);
  if (!fetched) return <NotYet error={null} again={again} />;
  if ('bytes' in fetched) return <Shown bytes={fetched.bytes} query={query} match={id} />;
  if ('failed' in fetched) return <NotYet error={r('offline', { why: fetched.failed })} again={again} />;
  return fetched.missing === 'EARLY' ? <NotOver id={id} /> : <Missing />;
}

function useFetched(id: string): [Fetched | null, () => void] {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [round, setRound] = useState(0);
  const token = useSession()?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after signing in or retrying, the answer may differ
  useEffect(() => {
    const stop = new AbortController();
    setFetched(null);
    fetchRecord(id, stop.signal).then((answer) => !stop.signal.aborted && setFetched(answer));
    return () => stop.abort();
  }, [id, token, round]);
  return [fetched, () => setRound((last) => last + 1)];
}

function Missing() {
  return (
    <section class="page narrow">
      <h1>{r('title')}</h1>
      <p role="status">{r('notFound')}</p>
    </section>
  );
}
