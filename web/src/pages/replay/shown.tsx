import { useEffect, useState } from 'preact/hooks';
import type { ReplayDocument } from '../../../../src/engine/index.ts';
import { Problem } from '../../parts/problem.tsx';
import { r } from '../../texts/replay.ts';
import { rulesOf } from './games.ts';
import { ProofPanel } from './prove/proof-panel.tsx';
import { reloadWith } from './record/kept.ts';
import { type Opening, open } from './record/opened.ts';
import { Viewer } from './viewer.tsx';

interface ShownProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly query: URLSearchParams;
  /** The requested match; null for a record from a file. */
  readonly match: string | null;
}

/** Renders a loaded record, or why it cannot be displayed. The record can be verified either way. */
export function Shown({ bytes, query, match }: ShownProps) {
  const [opening, setOpening] = useState<Opening | { failed: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    setOpening(null);
    open(bytes, rulesOf).then(
      (done) => wanted && setOpening(done),
      (error: unknown) => wanted && setOpening({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [bytes]);
  if (!opening) return <p class="waiting">{r('opening')}</p>;
  if ('opened' in opening) return <Viewer record={opening.opened} query={query} match={match} />;
  return (
    <section class="page narrow">
      <h1>{r('title')}</h1>
      {'failed' in opening ? (
        <Problem error={whyNot(opening)} again={() => reloadWith(match === null ? bytes : null)} />
      ) : (
        <p role="alert">{whyNot(opening)}</p>
      )}
      {'noRules' in opening && <ProofPanel bytes={bytes} onShow={null} />}
    </section>
  );
}

function whyNot(opening: { failed: string } | { unreadable: string } | { noRules: ReplayDocument }): string {
  if ('failed' in opening) return r('shown.failed', { why: opening.failed });
  if ('unreadable' in opening) return r('file.unreadable', { why: opening.unreadable });
  return r('shown.noRules', { game: opening.noRules.game });
}
