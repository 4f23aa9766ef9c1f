import { useState } from 'preact/hooks';
import { ask } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { usePolled } from '../../../data/use-polled.ts';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { memo } from '../../../parts/memo.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { useWhoPlays } from '../../../parts/who/who-plays.tsx';
import { r } from '../../../texts/replay.ts';
import { ANALYSE_SEAT, type AnalysisParts, SEAT_ANALYSIS } from '../operations.generated.ts';
import type { Opened } from '../record/opened.ts';
import style from './analysis.module.css';
import { Curve } from './curve.tsx';

interface AnalysisPanelProps {
  readonly record: Opened;
  readonly match: string;
  readonly version: number;
  readonly go: (version: number) => void;
}

/** A searching bot's analysis of a seat's decisions: on request, a curve, the largest swings, and every decision. */
export const AnalysisPanel = memo(({ record, match, version, go }: AnalysisPanelProps) => {
  const [seat, setSeat] = useState(0);
  const { data, error, again } = useAsked(SEAT_ANALYSIS, { match, seat });
  const { busy, error: refused, run } = useDoing();
  const { first, dialog } = useWhoPlays();
  const begin = () =>
    first(() =>
      run(async () => {
        await ask(api(), ANALYSE_SEAT, { match, seat });
        again();
      }),
    );
  const analysis = data?.analysis?.seat === seat ? data.analysis : null;
  const seats = record.document.seats.map((one) => ({ value: one.seat, text: record.who(one.seat) }));
  return (
    <section class={style.analysis} id="analysis" tabIndex={-1} aria-label={r('analysis.title')}>
      <h3>{r('analysis.title')}</h3>
      <p>{r('analysis.about')}</p>
      <ChoiceField label={r('analysis.seat')} value={seat} options={seats} onValue={setSeat} />
      <Problem error={refused ?? error} {...(refused === null ? { again } : {})} />
      {analysis?.status === 'UNDER_WAY' && <Going analysis={analysis} again={again} />}
      {analysis?.status === 'DONE' && (
        <Findings analysis={analysis} last={record.frames.last} version={version} go={go} />
      )}
      {analysis?.status === 'FAILED' && <p role="alert">{r('analysis.failed')}</p>}
      {data && (!analysis || analysis.status === 'FAILED') && (
        <button type="button" class="main" disabled={busy} onClick={begin}>
          {r('analysis.start')}
        </button>
      )}
      {dialog}
    </section>
  );
});

/** The time between two progress checks, in milliseconds. */
const PAUSE = 2500;

function Going({ analysis: { done, total }, again }: { analysis: AnalysisParts; again: () => void }) {
  usePolled(again, PAUSE);
  return (
    <div class={style.going} role="status">
      <progress value={done} max={Math.max(total, 1)} aria-label={r('analysis.title')} />
      <span>{r('analysis.going', { done, total })}</span>
    </div>
  );
}

interface FindingsProps extends Pick<AnalysisPanelProps, 'version' | 'go'> {
  readonly analysis: AnalysisParts;
  readonly last: number;
}

function Findings({ analysis: { decisions, swings }, last, version, go }: FindingsProps) {
  if (decisions.length === 0) return <p class="soft">{r('analysis.none')}</p>;
  return (
    <>
      <Curve decisions={decisions} last={last} version={version} go={go} />
      <p class="soft">{r('analysis.legend')}</p>
      {swings.length > 0 && (
        <>
          <h4>{r('analysis.swings')}</h4>
          <ul class={style.list}>
            {swings.map((swing) => (
              <li key={`${swing.kind} ${swing.entry}`} data-way={swing.by < 0 ? 'down' : 'up'}>
                <EntryButton entry={swing.entry} go={go} /> {swingText(swing, decisions)}
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{r('analysis.all')}</summary>
        <ol class={style.list}>
          {decisions.map(({ entry, prompt, played, best }) => (
            <li key={entry}>
              <EntryButton entry={entry} go={go} /> {prompt}
              <br />
              {r('analysis.played', { move: played.label, chance: chanceText(played.chance) })}
              <br />
              {r('analysis.best', { move: best.label, chance: chanceText(best.chance) })}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function EntryButton({ entry, go }: { entry: number; go: (version: number) => void }) {
  return (
    <button
      type="button"
      class={style.entry}
      onClick={() => go(entry)}
      aria-label={r('analysis.entry', { version: entry })}
    >
      {entry}
    </button>
  );
}

function swingText(
  { kind, entry, by }: AnalysisParts['swings'][number],
  decisions: AnalysisParts['decisions'],
): string {
  const decision = decisions.find((one) => one.entry === entry);
  const points = `${by < 0 ? '−' : '+'}${Math.round(100 * Math.abs(by))} %`;
  const [played, best] = [decision?.played.label ?? '', decision?.best.label ?? ''];
  return r(`analysis.swing.${kind}`, { by: points, played, best });
}

function chanceText(chance: number | null): string {
  return chance === null ? '?' : `${Math.round(100 * chance)} %`;
}
